## Das Terminal: was Befehlszeile und Tisch sagen.

# Was an einer Befehlszeile nicht stimmt
ui-bad-lang = Die Sprache „{ $value }“ spricht das Haus nicht. Zur Wahl stehen: { $allowed }.
ui-bad-game = Ein Spiel „{ $value }“ gibt es in diesem Haus nicht. Zur Wahl stehen: { $allowed }.
ui-bad-level = Eine Bot-Stufe „{ $value }“ gibt es nicht. Zur Wahl stehen: { $allowed }.
ui-bad-seed = --seed muss eine ganze Zahl ab 0 sein, nicht „{ $value }“.
ui-bad-whole = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
ui-bad-pace = --pace muss eine Zahl von 0 bis 60 Sekunden sein, nicht „{ $value }“.
ui-bad-option = --option schreibt man NAME=WERT, zum Beispiel players=3, nicht „{ $value }“.
ui-bad-name = --name braucht mindestens ein sichtbares Zeichen.
ui-bad-commitment = --commitment muss aus 64 hexadezimalen Ziffern bestehen, nicht „{ $value }“.
ui-no-output = Lesen oder Schreiben ist misslungen: { $why }.
ui-file-missing = Eine Datei „{ $path }“ gibt es nicht.
ui-file-folder = „{ $path }“ ist ein Ordner, keine Datei.
ui-file-unreadable = „{ $path }“ lässt sich nicht lesen: { $why }.
ui-file-encoding = „{ $path }“ ist kein UTF-8-Text und damit keine JSON-Datei.
ui-file-json = „{ $path }“ ist keine vollständige JSON-Datei: { $why }.

# Namen
ui-guest = Gast
ui-bot-names = Anton, Berta, Clara, Dieter, Emil, Frieda, Gustav, Hanna, Ida, Jakob, Käthe, Lutz, Marie, Norbert, Otto, Paula, Rosa, Sepp, Trude, Willi
ui-player = Platz { $seat }
ui-spectator = vom Nebentisch
ui-seat = von Platz { $seat }, { $player }
ui-language = Sprache
ui-language-name = Deutsch

# Die Tür
ui-motto = das Haus der Lügenspiele
ui-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
ui-door-keys = ↑ ↓ Spiel   ← → Bots   l Sprache   r Regeln   Enter hinsetzen   q gehen
ui-which-game = Welches Spiel?
ui-how-many-bots = Wie viele Bots?
ui-number-please = Bitte eine Zahl von { $least } bis { $most }; mit q geht es hinaus.

# Der Tisch
ui-log = Protokoll
ui-help = Hilfe
ui-rules = Regeln
ui-close = ↑ ↓ blättern   Esc schließen
ui-your-move = Du bist dran
ui-thinking = { $players } …
ui-go-on = Enter: weiter
ui-enter-plays = Enter spielt { $move }
ui-type-here = oder Zug eintippen; Tab ergänzt
ui-no-such-move = so beginnt kein erlaubter Zug
ui-not-yet = Du bist noch nicht dran.
ui-again = Genug? Oder noch eine Partie?
ui-sharpening = die Regeln werden fürs nächste Mal geschärft …
ui-sharpened = die Regeln sind scharf: bereit fürs nächste Mal
ui-not-sharpened = die Regeln ließen sich nicht übersetzen; bluffhouse doctor weiß mehr
ui-key-arrows = ↑↓←→ wählen
ui-key-help = ? Hilfe
ui-key-rules = r Regeln
ui-key-leave = q gehen
ui-key-again = n Revanche

# Das Ende
ui-over = Die Partie ist vorbei
ui-won = gewinnt
ui-lost = verliert
ui-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
ui-promise = Siegel des Startwerts: { $commitment }
ui-seed = Startwert: { $seed }
ui-commitment = Siegel: { $commitment }
ui-saved = Die Partie ist gespeichert: { $path }
ui-not-saved = Die Partie ließ sich nicht speichern ({ $why }); hier ist ihre Aufzeichnung:

# Zeilenmodus
ui-plain-prompt = Dein Zug (? Hilfe, m Züge, q gehen):
ui-plain-help = Tippe einen Zug und drücke Enter. m zählt die erlaubten Züge auf, r zeigt die Regeln, q geht hinaus.
ui-plain-again = n für eine Revanche, alles andere geht hinaus:

# Nachspielen und prüfen
ui-move-number = Zug { $number } von { $last }
ui-replay-keys = ← → Schritt   Home End   0–9 Tab Platz   s zusehen   r Regeln   q gehen
ui-verify-replays = { $state ->
    [over] Die Aufzeichnung läuft durch: { $game }, Personen: { $players }, Züge: { $moves }, bis zum Ende.
   *[open] Die Aufzeichnung läuft durch: { $game }, Personen: { $players }, Züge: { $moves }; die Partie ist nicht zu Ende.
}
ui-verify-kept = Das Siegel passt: Es ist der versprochene Startwert.
ui-verify-fits = Der Startwert passt zum Siegel in der Aufzeichnung; vergleiche es mit dem, das vor der Partie veröffentlicht wurde.
ui-verify-nothing-promised = Zu dieser Partie ist kein Siegel bekannt: Gib es mit --commitment an, um den Startwert zu prüfen.
ui-verify-broken = Das Siegel ist GEBROCHEN: Versprochen war { $commitment }.
ui-verify-stored-broken = Der Startwert passt NICHT zum Siegel in der Aufzeichnung: { $commitment }.
ui-verify-stored-other = In der Aufzeichnung steht ein ANDERES Siegel: { $commitment }.
ui-verify-position = Der Anfang dieser Partie wurde von Hand aufgestellt: Für ihn bürgt das Siegel nicht, nur für den Zufall danach.
ui-verify-deal = Was zum Austeilen aufgezeichnet ist, passt zueinander; ob ein Gerät am Tisch es auch so gesehen hat, zeigt nur dessen Quittung: Gib sie mit --receipt an.
ui-verify-cheated = Das Haus hat BETROGEN, oder die Dateien gehören nicht zu derselben Partie.
ui-verify-no-deal = Die Aufzeichnung sagt NICHTS darüber, wie der Zufall entstand, die Quittung aber schon: Es wurde weggelassen.
ui-receipt-other = Die Quittung ist von Partie { $number } an Tisch { $code }, die Aufzeichnung von einer anderen.

# Listen und Doktor
ui-column-id = id
ui-column-name = Spiel
ui-column-players = Personen
ui-column-pitch = worum es geht
ui-doctor-versions = Versionen
ui-doctor-places = Dieser Rechner
ui-doctor-cache = übersetzte Regeln
ui-doctor-warm = übersetzt
ui-doctor-cold = noch nicht übersetzt: Die erste Partie übersetzt nebenbei
ui-doctor-records = Aufzeichnungen
ui-doctor-terminal = Terminal
ui-doctor-no-colours = keine Farben
ui-doctor-no-terminal = kein Terminal
ui-doctor-speed = Tempo, eine Partie Schritt für Schritt aus Python
ui-doctor-measuring = { $game }: Messung läuft …
ui-doctor-compiling = { $game }: wird übersetzt, einmal auf diesem Rechner …
ui-doctor-steps = { $slow } Schritte in der Sekunde interpretiert, { $fast } übersetzt

ui-help-door =
    ## Die Tür

    - `↑` `↓` wählen ein Spiel, `←` `→`, wie viele Bots mitspielen
    - `l` wechselt die Sprache
    - `r` oder `F1` zeigt die Regeln des Spiels
    - `Enter` setzt dich hin, `q` geht hinaus
ui-help-table =
    ## Die Tasten

    - Pfeile ändern den vorgeschlagenen Zug, `Enter` spielt ihn
    - die kurzen Tasten neben den Zügen spielen sie sofort
    - tippe einen Zug ein, oder drücke zuerst `Tab`; `Tab` oder `→` ergänzt ihn, `Esc` bricht ab
    - `Bild auf` und `Bild ab` blättern im Protokoll
    - `r` oder `F1` zeigt die Regeln, `?` diese Hilfe
    - `q` oder `Strg-C` geht hinaus; die Partie wird gespeichert

# Dauerprobe
ui-bad-minutes = --minutes muss eine Zahl von 0 bis 10000 sein, nicht „{ $value }“.
ui-fuzz-running = Es wird gesucht, was kaputtgeht …
ui-fuzz-progress = { $matches } Partien, { $moves } Züge, { $findings } Funde; noch { $left } s
ui-fuzz-found = { $problem } (gespeichert als { $file })
ui-fuzz-done = { $matches } Partien mit { $moves } Zügen gespielt, { $refused } Eingaben abgelehnt; die längste Partie hatte { $longest } Züge. { $findings ->
    [0] Nichts ging kaputt.
    [one] Eines ging kaputt.
   *[other] { $findings } Dinge gingen kaputt.
}

# Serving
ui-serving = Bluffhouse ist offen: { $url }. Im Browser öffnen oder mit dem Handy scannen.
ui-serving-stop = Strg-C schließt das Haus.

# Tische eines Servers
ui-bad-state = Einen Zustand „{ $value }“ haben Tische nicht. Zur Wahl stehen: { $allowed }.
ui-tables-code = Code
ui-tables-game = Spiel
ui-tables-players = Personen
ui-tables-state = Zustand
ui-tables-access = Zugang
ui-tables-touched = zuletzt benutzt
ui-tables-state-is = { $state ->
    [waiting] wartet
    [playing] spielt
    [over] zu Ende
   *[closed] geschlossen
}
ui-tables-access-is = { $access ->
    [public] öffentlich
   *[private] mit Code
}
ui-tables-count = { $count ->
    [0] Es gibt keine Tische.
    [one] Ein Tisch.
   *[other] { $count } Tische.
}
ui-export-secrets = Achtung: Am Tisch { $code } läuft eine Partie, und ihr Startwert steht in der Datei: Wer sie liest, sieht jede Hand. Behalte sie für dich, bis die Partie zu Ende ist.
ui-export-there = { $path } gibt es schon; nichts wurde geschrieben. Wähle einen anderen Namen.
ui-exported = Tisch { $code } ist in { $file } gespeichert: { $events } Ereignisse, { $matches } beendete Partien.
ui-imported = Tisch { $code } ({ $game }) ist im Speicher: { $events } Ereignisse, { $matches } beendete Partien, alles geprüft.
