## Das Terminal: was Befehlszeile und Tisch sagen.

# Was an einer Befehlszeile nicht stimmt
ui-bad-lang = Die Sprache „{ $value }“ spricht das Haus nicht. Zur Wahl stehen: { $allowed }.
ui-bad-game = Ein Spiel „{ $value }“ gibt es in diesem Haus nicht. Zur Wahl stehen: { $allowed }.
ui-bad-seed = --seed muss eine ganze Zahl ab 0 sein, nicht „{ $value }“.
ui-bad-whole = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
ui-bad-pace = { $option } muss eine Zahl von 0 bis 60 Sekunden sein, nicht „{ $value }“.
ui-bad-option = --option schreibt man NAME=WERT, zum Beispiel players=3, oder man nennt eine Spielweise, zum Beispiel quick; nicht „{ $value }“.
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
ui-bot-names-honest = Ehrlicher Egon, Treue Trude, Aufrichtige Anni, Ernst, Wahre Wally, Braver Bruno, Offene Olga, Redlicher Rudi
ui-bot-names-cautious = Vorsichtiger Vinzenz, Zage Zilly, Bange Babsi, Leiser Leo, Sachte Sabine, Scheuer Schorsch, Bedächtige Berta, Sanfter Sigi
ui-bot-names-reckless = Wilder Willi, Tolle Tina, Kühner Kuno, Rasende Rosi, Frecher Fritz, Verwegene Vroni, Mutiger Max, Dreiste Dora
ui-bot-names-suspicious = Misstrauischer Matz, Zweifelnde Zenzi, Argwöhnische Agathe, Skeptischer Sepp, Sherlock, Neugierige Nelly, Miss Marple, Wachsamer Wastl
ui-player = Platz { $seat }
ui-spectator = als Zuschauer
ui-seat = von Platz { $seat }, { $player }
ui-language = Sprache
ui-language-name = Deutsch

# Die Tür
ui-motto = das Haus der Lügenspiele
ui-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
ui-door-keys = 
    ↑ ↓ Spiel   ← → Bots   l Sprache   o einstellen   e lernen   m meine Partien
    r Regeln   Enter hinsetzen   q gehen
ui-door-browser = b im Browser
ui-door-left = g setzt { $game } fort, verlassen nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
ui-choices = Bots und Regeln
ui-choices-keys = ↑ ↓ Zeile   ← → ändern   Enter zurück zur Tür
ui-odds-wish = Chancen anzeigen, wenn du dran bist
ui-yes = ja
ui-no = nein
ui-presets = Spielweise
ui-own-rules = eigene
ui-not-printed = anders als gedruckt
ui-records = Meine Partien
ui-records-none = Noch ist keine Partie gespeichert. Spiel erst einmal eine!
ui-records-keys = ↑ ↓ Partie   Enter fortsetzen oder ansehen   p ansehen   v Rückblick   Esc zurück
ui-record-left = { $moves ->
    [one] Verlassen nach { $moves } Zug.
   *[other] Verlassen nach { $moves } Zügen.
}
ui-record-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gemeinsam gewonnen.
}
ui-resume-none = Es gibt keine verlassene Partie, die sich fortsetzen ließe. `bluffhouse play` beginnt eine neue.
ui-resume-elsewhere = „{ $path }“ wird gerade in einem anderen Terminal gespielt.
ui-resume-over = „{ $path }“ lässt sich nicht fortsetzen: Die Partie ist vorbei, oder es saß niemand am Tisch. `bluffhouse replay` zeigt sie.
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
ui-enter-plays = Enter spielt „{ $label }“   (getippt: { $move })
ui-type-here = oder Zug eintippen; Tab ergänzt
ui-no-such-move = so beginnt kein erlaubter Zug
ui-not-yet = Du bist noch nicht dran.
ui-again = Genug? Oder noch eine Partie?
ui-sharpening = das Spiel wird fürs nächste Mal beschleunigt …
ui-sharpened = fertig: Nächstes Mal geht es schneller
ui-not-sharpened = die Regeln ließen sich nicht übersetzen; bluffhouse doctor weiß mehr
ui-key-arrows = ↑↓←→ wählen
ui-key-help = ? Hilfe
ui-key-rules = F1 Regeln
ui-key-odds = F2 Chancen
ui-key-leave = q gehen
ui-odds = Chancen
ui-guide = Begleitung
ui-good-move = Ein guter Zug: { $label } ({ $move })
ui-too-late = Zu spät: Jemand war schneller. Wähl noch einmal.
ui-not-kept = die Partie lässt sich nicht speichern: { $why }
ui-too-small = Das Fenster ist zu klein: { $columns }×{ $lines }. Ein Tisch braucht mindestens { $width }×{ $height }.
ui-leave = Die Partie verlassen?
ui-leave-kept = Sie bleibt so, wie sie ist. `bluffhouse play --resume` setzt sie fort.
ui-leave-keys = j verlassen   Esc bleiben
ui-review = Rückblick
ui-reviewing = Jede Entscheidung wird durchdacht … das dauert einen Augenblick.
ui-key-replay = p ansehen
ui-key-review = v Rückblick
ui-key-again = n Revanche

# Das Ende
ui-over = Die Partie ist zu Ende
ui-won = gewinnt
ui-lost = verliert
ui-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
ui-promise = Siegel des Startwerts: { $commitment }
ui-seed = Startwert: { $seed }
ui-commitment = Siegel: { $commitment }
ui-bot-failed = { $why } Ab jetzt spielt ein berechnender Bot für { $name }.
ui-saved = Die Partie ist gespeichert: { $path }
ui-left = Du kannst sie fortsetzen: bluffhouse play --resume
ui-not-saved = Die Partie ließ sich nicht speichern ({ $why }); hier ist ihre Aufzeichnung:

# Zeilenmodus
ui-plain-prompt = Dein Zug (? Hilfe, m Züge, q gehen):
ui-plain-help = Tippe einen Zug und drücke Enter. m zählt die erlaubten Züge auf, r zeigt die Regeln, q geht hinaus.
ui-plain-leave = Die Partie verlassen? Sie bleibt gespeichert; `bluffhouse play --resume` setzt sie fort. (j/n)
ui-plain-again = n für eine Revanche, alles andere geht hinaus:

# Nachspielen und prüfen
ui-move-number = Zug { $number } von { $last }
ui-replay-keys = ← → Schritt   Home End   0–9 Tab Platz   s Zuschauer   r Regeln   q gehen
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
ui-doctor-kept = { $size } MB von höchstens { $most }; Altes verschwindet von selbst, und der Ordner darf jederzeit gelöscht werden
ui-doctor-warm = übersetzt
ui-doctor-cold = noch nicht übersetzt: Die erste Partie übersetzt nebenbei
ui-doctor-pages = Seiten
ui-doctor-built = gebaut
ui-doctor-unbuilt = nicht gebaut: Browser finden hier keinen Tisch. Im Ordner des Quelltextes baut sie `make web`
ui-doctor-records = Aufzeichnungen
ui-doctor-terminal = Terminal
ui-doctor-no-colours = keine Farben
ui-doctor-no-terminal = kein Terminal
ui-doctor-speed = Tempo einer Partie zu viert, Schritt für Schritt aus Python
ui-doctor-measuring = { $game }: Messung läuft …
ui-doctor-compiling = { $game }: wird übersetzt, einmal auf diesem Rechner …
ui-doctor-steps = { $slow } Schritte in der Sekunde interpretiert, { $fast } übersetzt
ui-doctor-slow = { $slow } Schritte in der Sekunde interpretiert; `bluffhouse doctor --compile` übersetzt
ui-doctor-thought = der Bot `thinker` braucht für einen Zug bis zu { $ms } ms auf einem Kern (am Tisch höchstens eine Sekunde)
ui-doctor-mastered = der Bot `master` zu zweit bis zu { $ms } ms

ui-help-door =
    ## Die Tür

    - `↑` `↓` wählen das Spiel, `←` `→` die Zahl der Bots
    - `o`: wie die Bots spielen, und die Einstellungen des Spiels
    - `e`: eine erste Partie mit Begleitung
    - `m`: meine Partien – fortsetzen, ansehen oder zurückblicken; `g` setzt die zuletzt verlassene fort
    - `b` öffnet das Haus im Browser, auch für Handys (auf einem Desktop)
    - `l` wechselt die Sprache
    - `r` oder `F1` zeigt die Regeln des Spiels
    - `Enter` setzt dich hin, mit `q` gehst du
ui-help-table =
    ## Die Tasten

    - Pfeiltasten ändern den vorgeschlagenen Zug, `Enter` spielt ihn
    - die Kurztasten neben den Zügen spielen sofort
    - tippe einen Zug, oder drücke zuerst `Tab`; `Tab` oder `→` ergänzt ihn, `Esc` geht zurück
    - `F2` zeigt oder verbirgt die Chancen
    - `Bild↑` `Bild↓` blättern in Protokoll und Chancen
    - `F1` oder `r` zeigt die Regeln, `?` diese Hilfe
    - mit `q` gehst du nach einer Rückfrage, mit `Strg-C` sofort. Jeder Zug ist gespeichert, sobald er gemacht ist

# Dauerprobe
ui-bad-minutes = --minutes muss eine Zahl von 0 bis 10000 sein, nicht „{ $value }“.
ui-fuzz-running = Gesucht wird, was kaputtgeht …
ui-fuzz-progress = { $matches } Partien, { $moves } Züge, { $findings } Funde; noch { $left } s
ui-fuzz-found = { $problem } (gespeichert als { $file })
ui-fuzz-done = { $matches } Partien mit { $moves } Zügen gespielt, { $refused } Eingaben abgelehnt; die längste Partie hatte { $longest } Züge. { $findings ->
    [0] Nichts ging kaputt.
    [one] Eine Sache ging kaputt.
   *[other] { $findings } Sachen gingen kaputt.
}

ui-leak-running = Welten werden verglichen …
ui-leak-progress = { $compared } Vergleiche; noch { $left } s
ui-leak-found = Bei „{ $where }“ sickert etwas durch (gespeichert als { $file })
ui-leak-done = { $compared } Nachrichten Byte für Byte verglichen, über { $moves } Züge in { $courses } Durchgängen; in { $different } davon waren die Welten wirklich verschieden. { $findings ->
    [0] Nichts sickert durch.
   *[other] Es sickert etwas durch.
}

# Serving
ui-serving = Bluffhouse ist offen: { $url }. Im Browser öffnen oder mit dem Handy scannen.
ui-serving-unbuilt = Bluffhouse ist offen: { $url }. Die Seiten für Browser fehlen aber: Sie wurden nicht gebaut. Im Ordner des Quelltextes baut sie `make web`.
ui-serving-compiling = Die Regeln werden nebenbei übersetzt, einmal auf diesem Rechner: Gespielt werden kann schon.
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

# Am Tisch eines Servers
join-bad-address = „{ $given }“ ist keine Adresse eines Tisches. Sie sieht aus wie http://192.168.0.7:8000/t/KMRTXB oder ist ein Code aus sechs Buchstaben.
join-no-code = „{ $given }“ nennt keinen Tisch. Der Link eines Tisches endet auf /t/ und seinen Code aus sechs Buchstaben.
join-no-house = Unter { $server } läuft ein Server, aber kein Bluffhouse (oder eines in anderer Version).
join-no-table = Bei { $server } gibt es keinen Tisch { $code }. Prüf den Code; für einen anderen Server gib den ganzen Link an.
join-unreachable = { $server } ist nicht erreichbar: { $why }. Läuft der Server, und stimmt die Adresse?
join-no-terminal = `bluffhouse join` braucht ein Terminal. Für Programme gibt es docs/protocol.md.
join-other-rules = Der Tisch spielt nach Regeln, die dieses Haus nicht kennt: { $why }. Beide brauchen dieselbe Version.
join-bye = { $reason ->
    [kicked] Der Gastgeber hat dich vom Tisch { $code } weggeschickt.
    [closed] Der Tisch { $code } ist geschlossen, oder du bist dort nicht mehr zu Gast.
    [replaced] Dein Platz am Tisch { $code } ist jetzt in einem anderen Fenster offen.
   *[other] Der Server hat die Verbindung zum Tisch { $code } beendet. Versuch es noch einmal: `bluffhouse join { $code }`.
}
join-back = Dein Platz bleibt dir: bluffhouse join { $code } bringt dich zurück.
join-said = { $name }: { $text }
join-code = Tisch
join-free = frei
join-is-bot = Bot
join-is-here = da
join-is-away = weg
join-is-host = Gastgeber
join-watching = Es schauen zu: { $names }
join-you-begin = Enter beginnt die Partie; Bots füllen die freien Plätze.
join-host-begins = Warten, bis der Gastgeber beginnt.
join-paused = Die Partie macht Pause.
join-lost = Verbindung verloren, neuer Versuch …
join-only-watching = Du schaust hier nur zu.
join-leave = Den Tisch verlassen?
join-leave-kept = Dein Platz bleibt dir: `bluffhouse join { $code }` bringt dich zurück. Nach { $grace } s spielt ein Bot für dich.
join-table = Der Tisch
join-menu-keys = ↑ ↓ Enter   Esc zurück
join-sit = Auf Platz { $seat } setzen ({ $name })
join-ask-seat = Um Platz { $seat } bitten ({ $name })
join-asks = { $name } bittet um Platz { $seat }: F5 antwortet, wenn du zustimmen darfst.
join-admit = { $name } Platz { $seat } geben
join-like = vielleicht { $name }, gerade erst aufgestanden
join-decline = { $name } Platz { $seat } nicht geben
join-unask = Deine Bitte um Platz { $seat } zurücknehmen
join-lock = Niemanden mehr hereinlassen
join-unlock = Wieder neue Gäste hereinlassen
join-lift = Leute aus dem Netz von { $name } wieder hereinlassen
join-bot = Einen Bot auf Platz { $seat } setzen
join-empty = { $name } von Platz { $seat } nehmen
join-start = Die Partie beginnen
join-pause = Die Partie anhalten
join-resume = Die Partie fortsetzen
join-mute = { $name } stummschalten
join-unmute = { $name } wieder reden lassen
join-host = { $name } zum Gastgeber machen
join-forced = Für mich ziehen, wenn es keine Wahl gibt
join-forced-off = Jeden Zug selbst machen
join-passive = Bis zum Ende des Zuges alles geschehen lassen
join-passive-off = Mich wieder fragen
join-show = Zuschauern zeigen, was ich habe
join-show-off = Zuschauern nicht mehr zeigen, was ich habe
join-help =
    ## Die Tasten

    - Pfeiltasten ändern den vorgeschlagenen Zug, `Enter` spielt ihn; Kurztasten spielen sofort; oder tippe einen Zug
    - `F2` die Chancen, wo der Tisch sie erlaubt: Alle sehen, wer sie benutzt
    - `F3` etwas sagen, `F4` zeigen, wie dir zumute ist
    - `F5` der Tisch: Plätze, Bots, Zurücknehmen, Pause; der Gastgeber kann mehr
    - `Tab` zeigt Zuschauern die nächste Hand, wo alle offen sind
    - `F1` oder `r` zeigt die Regeln, `?` diese Hilfe
    - mit `q` gehst du; dein Platz bleibt dir, und `bluffhouse join` bringt dich zurück
join-stand-keys = j aufstehen   Esc sitzen bleiben
ui-key-hands = Tab Hände
ui-key-chat = F3 Chat
ui-key-emote = F4 Gesten
ui-key-table = F5 Tisch

# New games
new-game-id = „{ $value }“ kann nicht die Kennung eines Spiels sein: Kleinbuchstaben, Ziffern und _, zuerst ein Buchstabe, 2 bis 32 Zeichen.
new-game-taken = Ein Spiel { $value } gibt es in diesem Haus schon. Wähle eine andere Kennung.
new-game-folder = { $folder } ist nicht leer: Nenne einen neuen Ordner.
ui-new-game-done = { $files } Dateien liegen in { $folder }. Installiere es mit pip install { $folder } und probier dann bluffhouse conform { $game }.
conform-needs = bluffhouse conform braucht pytest und Playwright: pip install 'bluffhouse[conform]'.
