## Simulationen: Fortschritt, Berichte, Ablehnungen.

# Fortschritt
arena-compiling = Die Regeln werden übersetzt, einmal je Rechner: eine Sache von Sekunden …
arena-preparing = Der Tisch wird gedeckt …
arena-playing = Es wird gespielt
arena-rate = { $rate } Partien/s
arena-nothing = Vor der ersten Partie abgebrochen: nichts zu berichten.
arena-written = Geschrieben: { $file }

# Kopf eines Berichts
arena-title = { $game }, simuliert
arena-matches = { $matches } Partien
arena-moves = { $moves } Züge
arena-players = { $players } Spieler
arena-policy-all = { $policy } auf jedem Platz
arena-policy-seats = nach Platz: { $policies }
arena-seed = Seed { $seed }
arena-stopped = Vorzeitig beendet: Dies sind die ersten { $matches } von { $asked } Partien.
arena-settings = Einstellungen
arena-setting-game = Spiel
arena-setting-policy = Spielweise
arena-setting-seed = Seed
arena-setting-rules = Version der Regeln
arena-setting-version = Bluffhouse
arena-again = Dasselbe noch einmal
arena-summary = Kurz gesagt
arena-tile-matches = Partien
arena-tile-median = Züge im Median
arena-tile-longest = Züge die längste
arena-tile-fair = gerechter Anteil der Siege

# Wie lange
arena-length = Länge einer Partie
arena-length-caption = Züge einer Partie und Anteil der Partien
arena-mean = Mittel
arena-deviation = Streuung
arena-median = Median
arena-shortest = Kürzeste
arena-longest = Längste
arena-percentile = { $percent }. Perzentil
arena-tail = Nicht gezeichnet: { $share } sind länger, bis zu { $longest } Züge.
arena-bin = { $first }–{ $last } Züge: { $share } der Partien
arena-bin-one = { $first } Züge: { $share } der Partien
arena-length-desc = Die Hälfte der Partien dauert höchstens { $median } Züge, neunzehn von zwanzig höchstens { $most }.
arena-median-mark = Median { $median }

# Wer gewinnt
arena-wins = Wer gewinnt
arena-seat = Platz
arena-seat-number = Platz { $seat }
arena-policy = Spielweise
arena-won = Siege
arena-share = Anteil
arena-interval = 95-%-Intervall
arena-utility = Nutzen
arena-fair = Gerechter Anteil { $share }: der jedes Platzes, wenn alle gleich wären.
arena-interval-note = Linien sind Wilson-Intervalle zu 95 %; eines von zwanzig verfehlt durch Zufall. ▲ ▼: Der gerechte Anteil liegt außerhalb.
arena-fair-mark = gerecht { $share }
arena-undecided = Alle oder niemand gewannen { $share } der Partien.
arena-win-desc = Anteil der Siege jedes Platzes mit Konfidenzintervall; die gestrichelte Linie ist der gerechte Anteil, { $share }.
arena-win-row = Platz { $seat } ({ $policy }): { $share }, von { $low } bis { $high }

# Was gezählt wurde
arena-tallies = Am Tisch
arena-tallies-note = Je Partie: alle Plätze zusammen, dann jeder Platz. Anteile gelten für alles Gespielte.
arena-per-match = Je Partie
arena-all-seats = Alle
arena-shares = Anteile
arena-rate-desc = { $label }: { $share } am ganzen Tisch.

# Punkte
arena-points = Punkte
arena-points-caption = Punkte am Ende einer Partie, nach Platz
arena-points-desc = Anteil der Partien, die mit so vielen Punkten endeten, für jeden Platz.
arena-points-bin = Platz { $seat }, { $first } bis { $last } Punkte: { $share } der Partien
arena-points-one = Platz { $seat }, { $first } Punkte: { $share } der Partien
arena-least = Min.
arena-most = Max.
arena-distribution = Von { $least } bis { $most }
arena-with-points = Partien, die mit so vielen Punkten endeten

# Geschwindigkeit
arena-speed = Geschwindigkeit
arena-per-second = { $matches } Partien und { $moves } Züge je Sekunde
arena-matches-second = Partien je Sekunde
arena-took = { $seconds } s auf { $threads ->
    [one] einem Thread
   *[other] { $threads } Threads
}

# Ablehnungen
arena-error-policy = Eine Spielweise „{ $value }“ gibt es nicht. Zur Wahl stehen: { $allowed }.
arena-error-policies = { $players } Spieler brauchen eine Spielweise für alle oder { $players } davon, durch Kommas getrennt, nicht { $given }.
arena-error-whole = „{ $name }“ muss eine ganze Zahl sein, { $allowed }, nicht „{ $value }“.
arena-error-folder = „{ $file }“ lässt sich nicht schreiben: Es gibt keinen Ordner „{ $folder }“.
arena-error-no-file = „{ $file }“ lässt sich nicht schreiben: Was so heißt, ist keine Datei.
arena-error-unwritable = „{ $file }“ lässt sich nicht schreiben: { $why }.
arena-error-file-twice = „{ $file }“ ist für zwei Berichte angegeben: Jeder braucht eine eigene Datei.
arena-error-parquet-printed = --parquet schreibt eine Datei und lässt sich nicht ausgeben: Nenne eine statt „-“.
arena-error-printed-twice = --html und --json lassen sich nicht beide ausgeben: Nenne für eines davon eine Datei.
