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
arena-seed = Startwert { $seed }
arena-stopped = Vorzeitig beendet: Dies sind die ersten { $matches } von { $asked } Partien.
arena-settings = Einstellungen
arena-setting-game = Spiel
arena-setting-policy = Strategie
arena-setting-seed = Startwert
arena-setting-rules = Version der Regeln
arena-setting-version = Bluffhouse
arena-again = Dasselbe noch einmal
arena-summary = Kurz gesagt
arena-tile-matches = Partien
arena-tile-median = Züge im Median
arena-tile-longest = Züge in der längsten
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
arena-policy = Strategie
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
arena-error-worker = Ein Arbeitsprozess ist unerwartet beendet worden: durch einen Bot, oder weil der Speicher nicht reichte. Versuch es noch einmal mit --threads 1.
arena-error-policies = { $players } Spieler brauchen eine Strategie für alle oder { $players } davon, durch Kommas getrennt, nicht { $given }.
arena-error-whole = „{ $name }“ muss eine ganze Zahl sein, { $allowed }, nicht „{ $value }“.
arena-error-folder = „{ $file }“ lässt sich nicht schreiben: Es gibt keinen Ordner „{ $folder }“.
arena-error-no-file = „{ $file }“ lässt sich nicht schreiben: Was so heißt, ist keine Datei.
arena-error-unwritable = „{ $file }“ lässt sich nicht schreiben: { $why }.
arena-error-file-twice = „{ $file }“ ist für zwei Berichte angegeben: Jeder braucht eine eigene Datei.
arena-error-extra = Dafür fehlt { $package }. So wird es installiert: pip install 'bluffhouse[{ $extra }]'.
arena-error-parquet-printed = --parquet schreibt eine Datei und lässt sich nicht ausgeben: Nenne eine statt „-“.
arena-error-printed-twice = --html und --json lassen sich nicht beide ausgeben: Nenne für eines davon eine Datei.

## Die Arena: Bots gegeneinander.

contest-title = { $game }, Bots in der Arena
contest-bots = Bots: { $bots }
contest-seatings = jede Ausgangslage in jeder Sitzordnung
contest-stopped = Abgebrochen: Das sind die Ergebnisse bis dahin.
contest-rating-now = Die Bots werden gewertet …

contest-ratings = Wertungen
contest-bot = Bot
contest-rating = Wertung
contest-rating-note = OpenSkill (Plackett–Luce) über alle Tische, Mittel und 95 % der Wiederholungen eines Bootstraps über die Ausgangslagen. Eine Wertung ist nur eine Zahl: Wer wen schlägt, zeigen die Tische.
contest-rating-desc = Wertung jedes Bots mit ihrem Intervall; höher ist besser.

contest-with = { $players } Spieler
contest-table = Tisch
contest-matches = Partien
contest-against = gegen { $bots }
contest-alone = unter { $times } × { $bot }
contest-mixed = gemischter Tisch { $number }
contest-interval-note = Der Anteil gilt für einen Platz; von k Gewinnern einer Partie erhält jeder 1/k. Die Intervalle (95 %) sind Wilson-Intervalle über Ausgangslagen, mit der Streuung, die gespiegelte Ausgangslagen zeigen. ▲ ▼: Der gerechte Anteil liegt außerhalb.
contest-share-desc = Gewinnanteil jedes Bots mit seinem Intervall; die gestrichelte Linie ist der gerechte Anteil, { $share }.
contest-early-above = { $bot } { $against }: nach { $matches } von { $asked } Partien beendet, denn der Anteil beträgt nicht { $bound } oder weniger (falsch in höchstens { $error } solcher Fälle).
contest-early-below = { $bot } { $against }: nach { $matches } von { $asked } Partien beendet, denn der Anteil beträgt nicht { $bound } oder mehr (falsch in höchstens { $error } solcher Fälle).
contest-reduced = Ohne Glück: { $bot }, { $against }: { $share } ({ $low } bis { $high }); die Standardabweichung einer Ausgangslage ist um { $calmer } kleiner.
contest-early-note = Ein vorzeitig beendeter Tisch zeigt einen Anteil, der etwas zu weit von der Mitte liegt. Mit --sprt off werden alle Partien gespielt.

contest-circles = Kreise
contest-no-circle = Kein Kreis: Nirgends schlagen Bots einander reihum.
contest-circle = { $players } Spieler: { $bots }.
contest-circle-note = Jeder schlägt den Nächsten, und das ohne Zweifel: Unter ihnen gilt keine Rangfolge.
arena-forfeits = Verwirkte Partien
arena-forfeit = { $bot } hat Partien verwirkt: { $matches }. Beim ersten Mal: { $why }
arena-forfeit-note = Ein Bot, der scheitert oder keinen erlaubten Zug wählt, verwirkt die Partie: Sie endet, und alle anderen gewinnen sie.
contest-took = { $seconds } s gespielt, { $workers ->
    [one] ein Prozess
   *[other] { $workers } Prozesse
}

contest-tile-bots = Bots
contest-tile-tables = Tische
contest-tile-early = vorzeitig beendete Tische
contest-tile-circles = Kreise
contest-setting-players = Spieler
contest-setting-games = Partien je Tisch, höchstens
contest-setting-sprt = Vorzeitiges Ende: Anteil höchstens / mindestens
contest-setting-off = aus

contest-error-bots = Eine Arena braucht mindestens zwei verschiedene Bot-Stufen, durch Kommas getrennt. Es gibt: { $allowed }.
contest-error-players = --players nimmt verschiedene Zahlen, durch Kommas getrennt: 2,4.
contest-error-players-option = Wie viele spielen, sagt --players, nicht --option.
contest-error-sprt = --sprt nimmt zwei Anteile zwischen 0 und 1, den kleineren zuerst, wie 0.5,0.55; oder off. Nicht „{ $value }“.
contest-error-ray = Ray ist nicht installiert. Es kommt mit: pip install 'bluffhouse[ray]'.
contest-error-worker = Ein Prozess endete unerwartet. Was gespielt war, steht in der Datei von --resume; wiederhole den Befehl, vielleicht mit weniger --workers.
contest-error-no-results = „{ $file }“ enthält keine Ergebnisse einer Arena. Nenne eine andere Datei; diese blieb, wie sie war.
contest-error-damaged = „{ $file }“ ist in Zeile { $line } beschädigt. Entferne diese Zeile und alle darunter, dann lässt sich der Rest fortsetzen.
contest-error-changed = „{ $file }“ enthält die Ergebnisse einer anderen Arena: { $what } ist dort { $there }, nicht { $here }. Wiederhole denselben Befehl, um sie fortzusetzen, oder nenne eine andere Datei.

## Das Labor: was eine Regel ändert.

lab-title = { $game }: was die Regeln ändern
lab-matches = { $matches } Partien je Variante
lab-stopped = Abgebrochen: Das sind die Varianten, die fertig wurden.
lab-nothing = Abgebrochen, bevor zwei Varianten fertig waren: Es gibt nichts zu vergleichen.
lab-part-play = Länge und Aufholjagden
lab-part-seats = Plätze
lab-part-rates = Anteile
lab-part-tallies = Je Partie
lab-reading = Wie man es liest
lab-measure = Maß
lab-length = Züge einer Partie
lab-comebacks = Siege nach Aufholjagd
lab-half-time = Chance der Sieger zur Halbzeit
lab-advantage = Bester Platz minus schlechtester
lab-note = Unter jedem Wert: sein 95-%-Intervall. ▲ ▼: mehr oder weniger als bei der ersten Variante, und kein Zufall (Verfahren nach Holm: In neunzehn von zwanzig Berichten ist keine einzige Marke falsch).
lab-comebacks-note = Eine Aufholjagd: Es gewinnt, wer zur Halbzeit, nach der Hälfte der Züge, weniger als den halben gerechten Anteil am Sieg hatte. Die Chance ist die, die ein Zuschauer gibt, der alles Offene sieht: Je Variante wurden { $matches } Partien betrachtet und aus jeder { $worlds } Welten zu Ende gespielt, die er von der wirklichen nicht unterscheiden könnte.
lab-advantage-note = Welcher Platz der beste und welcher der schlechteste ist, zeigt die eine Hälfte der Partien, den Abstand zwischen ihnen die andere: So gilt Glück nicht als Vorteil.
lab-chart-desc = { $measure }: jede Variante mit ihrem Intervall; die gestrichelte Linie ist die erste Variante.
lab-tile-variants = Varianten
lab-tile-matches = Partien je Variante
lab-tile-compared = Vergleiche
lab-tile-significant = Unterschiede, die kein Zufall sind
lab-error-variants = --vary muss 2 bis { $most } Varianten ergeben, nicht { $given }. Gib einer Einstellung mehrere Werte: --vary players=2,3.
lab-error-twice = Die Einstellung „{ $option }“ ist zweimal angegeben.
lab-error-values = „{ $value }“ nennt einen Wert zweimal.

# Rückblick auf eine Partie. Anteile sind Anteile am Sieg, soweit man es wissen konnte.

review-title = { $game }: Rückblick
review-decisions = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
review-playouts = je { $playouts } Probespiele, Startwert { $seed }
review-seats = Was daraus wurde
review-curve = Anteil am Sieg von { $player } vor jeder Entscheidung, nach dem, was man wissen konnte
review-number = Nr.
review-move = Zug
review-before = Vorher
review-after = Nachher
review-loss = Spiel
review-luck = Glück
review-verdict = Urteil
review-start = Anfang
review-result = Ergebnis
review-blunders = Schnitzer
review-lies = Glänzende Lügen
review-mark-blunder = Schnitzer: besser war { $best }
review-mark-slip = Ungenau: besser war { $best }
review-mark-lie = Eine glänzende Lüge
review-sign-blunder = Schnitzer
review-sign-slip = Ungenau
review-sign-lie = Eine glänzende Lüge
review-solved = Meister: { $mixture }
review-judges = { $master ->
    [0] beurteilt vom vorausdenkenden Bot
   *[other] { $master } von { $count } beurteilt vom Meister, die übrigen vom vorausdenkenden Bot
}
review-note-master = Wo das Spiel ausgerechnet ist, urteilt der Meister, weil er dort stärker ist: Was er selbst mitunter spielt, kostet nichts; alles andere kostet, was es unter berechnenden Bots weniger bringt als das, was er spielt.
review-bot = daneben, was { $bot } getan hätte
review-advice = Der Bot
review-advised = Spiel des Bots
review-bot-failed = { $count ->
    [one] Einmal hat der Bot nichts entschieden: { $why }
   *[other] { $count }-mal hat der Bot nichts entschieden, beim ersten Mal: { $why }
}
review-note = Jeder Zug wird in denselben gedachten Welten mit dem besten verglichen, nach dem, was sein Spieler wissen konnte: Ein Bluff, der richtig war, bleibt richtig, auch wenn er aufflog. Ein Zug, der { $blunder } des Sieges oder mehr kostet, ist ein Schnitzer. Glück ist, was der Zufall und die anderen brachten; Anfang, Glück und Spiel ergeben zusammen das Ergebnis.

## bluffhouse dataset
dataset-stopped = Vorzeitig beendet: { $done } von { $all } Partien sind da. Derselbe Befehl macht die übrigen.
dataset-error-text = Auf „{ $value }“ gibt es keine Texte: Wähle { $allowed }.
dataset-error-other = In „{ $folder }“ liegt etwas, das kein Datensatz des Hauses ist: Nenne einen anderen Ordner.
dataset-error-changed = Der Datensatz in „{ $folder }“ wurde mit anderem „{ $what }“ gemacht: Verlange dasselbe, oder nenne einen anderen Ordner.
