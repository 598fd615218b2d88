## Der Server: warum ein Tisch, eine Verbindung oder eine Anfrage abgewiesen wird.

# Tische
table-closed = Dieser Tisch ist geschlossen. Mach einen neuen auf.
table-unknown = Es gibt keinen Tisch { $code }. Prüf den Code, oder mach selbst einen Tisch auf.
table-full = An diesen Tisch passen keine weiteren Gäste.
table-host-only = Das kann nur der Gastgeber des Tisches.
table-not-a-guest = Du bist kein Gast an diesem Tisch. Komm erst dazu.
table-no-recovery = Dieser Code öffnet hier keinen Platz. Er gilt einmal; auf dem alten Gerät kannst du im Menü einen neuen erstellen.
table-recovered = Du hast deinen Platz auf ein anderes Gerät mitgenommen.
table-no-name = Ein Name braucht mindestens ein sichtbares Zeichen.
table-stale = Jemand war schneller. Schau noch einmal hin: Dein Zug wurde nicht gemacht.
table-undo-not-yours = Zurücknehmen kannst du nur deinen eigenen letzten Zug.
table-undo-seen = Andere haben gesehen, was du getan hast, oder Würfel oder Karten sind gefallen: Der Zug gilt.
table-no-passive = In diesem Spiel gibt es keinen Zug, der einfach alles geschehen lässt.
table-no-odds = Die Chancenhilfe ist an diesem Tisch ausgeschaltet.
table-paused = Die Partie ist angehalten. Der Gastgeber kann sie weitergehen lassen.
table-no-match = Es läuft keine Partie. Der Gastgeber beginnt eine.
table-watching = Du schaust zu. Nimm erst Platz.
table-nothing-said = In dieser Nachricht steht nichts.
table-muted = Der Gastgeber hat dich im Chat stummgeschaltet.
table-chatter = Das ist viel Gerede. Warte { $seconds } s.
table-busy = Das ist viel auf einmal. Warte { $seconds } s und versuch es dann noch einmal.
table-in-match = Nicht während einer Partie.
table-dealing = Die Partie wird gerade ausgeteilt. Einen Augenblick.
table-no-deal = Zum Zufall dieser Partie lässt sich nichts beitragen.
table-deal-other = Das war für eine andere Partie. Sieh dir den Tisch noch einmal an.
table-share-early = Dafür ist es zu früh: Nenne den Anteil deines Geräts, wenn der Gastgeber die Partie gestartet hat.
table-share-none = Dein Gerät hat für diese Partie keinen Anteil am Zufall hinterlegt.
table-share-wrong = Das ist nicht der Anteil, den dein Gerät hinterlegt hat.
table-share-told = Der Anteil deines Geräts ist schon da.
table-seat-taken = Da sitzt schon jemand.
table-no-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats }.
table-no-bot = Da sitzt kein Bot.
table-no-guest = Diesen Gast gibt es am Tisch nicht.
table-kick-yourself = Dich selbst kannst du nicht wegschicken. Verlass stattdessen den Tisch.
table-not-paused = Die Partie ist nicht angehalten.
push-turn = { $slow ->
    [False] Du bist dran.
   *[other] Du bist dran. { $days ->
        [0] Du hast { $hours } Stunden.
        [one] Du hast einen Tag.
       *[other] Du hast { $days } Tage.
    }
}
push-soon = { $hours ->
    [0] Deine Zeit ist fast um: Du bist dran.
    [one] Du bist dran und hast noch eine Stunde.
   *[other] Du bist dran und hast noch { $hours } Stunden.
}
push-over = Die Partie ist zu Ende. Sieh nach, wer gewonnen hat.
push-off = Nicht mehr rufen
push-none = Dieses Haus kann niemanden rufen: Wer es betreibt, hat bluffhouse[push] nicht installiert.
push-endpoint = Das ist keine Adresse eines Push-Dienstes: Sie muss mit https:// beginnen und ins öffentliche Netz führen.
push-keys = Die Schlüssel dieser Anmeldung taugen nicht: Melde dich im Browser noch einmal an.
serve-webhook-secret = Ein Webhook braucht webhook_secret mit mindestens { $least } Zeichen, damit er weiß, wer ruft.
serve-push-contact = { $value } ist kein Kontakt: Gib mailto:du@example.org an oder eine Adresse mit https://.
table-delayed = Wer nur zuschaut, sieht diesen Tisch { $seconds } Sekunden später: Frag gleich noch einmal.
table-show-no-delay = Würfel und Karten lassen sich nur zeigen, wo Zuschauer den Tisch später sehen: Stell zuerst ein, um wie viel.
table-hands-open = In dieser Partie sehen Zuschauer alles, was die Spieler haben. Darum kann niemand mehr einsteigen. Warte auf die nächste.
table-hands-silent = Wer alles sehen kann, was die Spieler haben, redet nicht mit. Nimm in der nächsten Partie Platz.
table-not-slow = Nur an einem langsamen Tisch, wo ein Zug Tage dauern darf, kann jemand im Urlaub sein.
table-vacation-spent = In einer Partie kannst du bis zu 21 Tage weg sein. { $days ->
    [0] Du hast keinen mehr übrig.
    [one] Einen hast du noch: Nimm einen Tag.
   *[other] Du hast noch { $days }: Nimm nicht mehr.
}
table-two-clocks = Ein Tisch hat Tage für einen Zug oder eine Uhr, nicht beides: Lass eines davon weg.
table-store = Der Server konnte das nicht speichern, also ist nichts geschehen. Versuch es gleich noch einmal.
table-kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt.
table-left = Du hast den Tisch verlassen.
table-hand-seen = Du hast in dieser Partie schon eine andere Hand gesehen. Bis sie zu Ende ist, steht dir nur dein alter Platz offen.
table-seat-emptied = Du hast weggeschickt, wer dort saß. In dieser Partie kannst du den Platz nicht bekommen.
table-nobody-consents = Keiner der Mitspieler ist da, um zuzustimmen. Warte auf jemanden oder auf die nächste Partie.
table-asked-enough = Du hast oft genug gefragt. Warte auf die nächste Partie.
table-not-asked = Das entscheidest nicht du.
table-nobody-asks = Dieser Gast fragt nicht mehr nach einem Platz.
table-locked = Der Gastgeber hat diesen Tisch abgeschlossen: Neue Gäste können nicht dazukommen. Bitte ihn, aufzuschließen.
table-banned = Der Gastgeber hat jemanden weggeschickt, der aus demselben Netz kam wie du. Bitte ihn, dich hereinzulassen, oder komm in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} wieder.
table-no-ban = Dieser Gast darf schon wiederkommen.
table-lesson = Dieser Tisch ist eine Lernpartie: Hier spielt eine Person mit Bots. Mach einen Tisch auf, um mit anderen zu spielen.
table-restart = Der Server startet neu. Gleich bist du wieder da, und nichts geht verloren.
table-later = Der Tisch wird gerade geholt. Versuch es gleich noch einmal.
table-out-of-reach = Der Tisch steht auf einem Rechner, den dieser hier gerade nicht erreicht. Versuch es gleich noch einmal.
hall-full = Das Haus ist voll. Versuch es später noch einmal.
hall-many = Du hast schon { $most } Tische offen. Schließ einen davon oder verlass ihn für eine Minute, und versuch es noch einmal.

# Verbindungen
socket-late = Zu lange kam nichts. Verbinde dich neu und sag hallo.
socket-text-only = Hier werden nur Textnachrichten verstanden.
socket-flood = Zu viele Nachrichten auf einmal. Verbinde dich gleich noch einmal.
socket-unreadable = Diese Nachricht ist nicht lesbar: { $why }
socket-nonsense = Zu viele Nachrichten, die nicht lesbar sind.
socket-hello-first = Sag erst hallo.
socket-hello-once = Hallo wurde schon gesagt.
socket-slow = Du liest zu langsam. Verbinde dich neu.

# Anfragen
http-origin = Anfragen von anderen Seiten werden hier nicht angenommen.
http-too-many = Zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
http-host = Der Header „Host“ ist kein Name eines Servers. Öffne die Adresse noch einmal so, wie du sie bekommen hast.
http-late = Die Anfrage kam zu langsam an. Frag noch einmal.
http-request-large = Die Anfrage ist zu groß. Frag nicht so viel auf einmal.
http-unreadable = Die Anfrage ist nicht als HTTP lesbar. Was gefragt werden kann, steht in docs/protocol.md.
http-busy = Das Haus hat gerade viel zu tun. Frag in { $seconds } s noch einmal.
http-missing = Hier ist nichts. Was man fragen kann, steht in docs/protocol.md.
http-method = Das geht hier nicht: Nimm { $allowed }.
http-large = Das ist zu groß: höchstens { $most } Bytes.
http-body = Der Inhalt ist nicht lesbar: { $why }
http-query = Die Anfrage ist nicht lesbar: { $why }
http-token = Dafür braucht es den Header „Authorization: Bearer …“ mit dem Schlüssel eines Gastes.
http-running = Die Partie ist noch nicht zu Ende: Bis dahin bleibt ihr Protokoll geheim.
http-no-match = Diese Partie gibt es an diesem Tisch nicht.
http-no-lesson = Hier gibt es keine Lernpartie. Sie beginnt an der Tür.
http-review-compiling = Das Haus macht sich noch bereit, dieses Spiel zu beurteilen. Frag in einer Minute noch einmal.
http-review-thinking = Die Partie wird gerade beurteilt: Zug { $done } von { $moves }. Frag gleich noch einmal.
http-failed = Bei uns ist etwas schiefgegangen. Versuch es noch einmal; wenn es wieder geschieht, sag uns Bescheid.
http-game-failed = Dieses Spiel hat selbst einen Fehler, und an diesem Tisch geht es nicht weiter. Anderen Tischen schadet das nicht; was es ist, steht im Protokoll des Servers.
page-unbuilt = Diesem Haus fehlen die Seiten: Sie wurden nicht gebaut. Im Ordner des Quelltextes baut sie `make web`; lade danach diese Seite neu.
page-unbuilt-instead = Bis dahin sind die Tische im Terminal offen (`bluffhouse join`) und für Bots.

# Starten
serve-no-setting = Es gibt keine Einstellung „{ $name }“: Alle stehen in docs/hosting.md.
serve-no-setting-near = Es gibt keine Einstellung „{ $name }“: Vielleicht ist „{ $near }“ gemeint.
serve-bad-value = Die Einstellung „{ $name }“ kann nur sein: { $allowed }.
serve-bad-file = Die Datei „{ $path }“ ist als Einstellung nicht lesbar: { $why }.
serve-bad-url = „{ $url }“ ist keine Adresse einer Webseite: Schreib sie wie https://example.org.
serve-bad-origin = „{ $url }“ kann nicht die Adresse dieses Hauses sein: Schreib https://RECHNER oder https://RECHNER:PORT und nichts dahinter.
serve-no-door = Der Server kann auf { $host }, Port { $port } nicht lauschen ({ $why }). Wenn ein anderes Programm dort läuft, beende es oder wähle mit --port einen anderen Port.
serve-few-files = Das System erlaubt diesem Prozess { $files } offene Dateien, und der Server braucht mindestens { $least }: Setz die Grenze hinauf (ulimit -n oder LimitNOFILE des Dienstes).
serve-bad-bot = „{ $value }“ nennt keinen Bot, der erlaubt werden könnte: Schreib NAME=DATEI.py:KLASSE oder hinter das „=“ den Namen eines installierten Bots.
serve-bad-bot-name = Ein Bot kann hier nicht „{ $name }“ heißen: höchstens 20 Buchstaben, Ziffern, Punkte und Striche, und nicht wie eine Stufe.
serve-bad-bot-class = Der Bot { $name } lässt sich nicht erlauben. { $why }
serve-no-own-bots = Dieses System kann fremde Bots nicht in eigenen Prozessen halten: Lass --allow-bot weg.
serve-no-workers = Dieses System kann die Tische nicht auf mehrere Prozesse verteilen: Lass --workers bei 1.
serve-no-workers-started = Die Prozesse des Servers sind nicht gestartet: Warum, steht in ihren Zeilen weiter oben.
serve-no-store = Die Tische sind nicht benutzbar. { $why }
serve-cluster-store = Mehrere Server können Tische nur in PostgreSQL teilen: Ergänze --store postgresql://NAME@RECHNER/DATENBANK.
serve-cluster-workers = Ein Knoten eines Verbunds ist ein Prozess: Lass --workers bei 1, und starte so viele Knoten, wie der Rechner Kerne hat.
serve-bad-inner = „{ $value }“ ist keine Adresse für andere Knoten: Schreib RECHNER:PORT.
serve-no-inner = Andere Knoten kommen bei „{ $value }“ nicht herein ({ $why }): Gib als „inner“ eine andere Adresse dieses Rechners an, RECHNER:PORT.
serve-inner-local = Andere Knoten, etwa { $name }, sind auf anderen Rechnern und erreichen diesen unter { $address } nicht: Nenne die Datenbank wie sie (nicht „localhost“), oder setze „inner“ auf eine Adresse dieses Rechners, RECHNER:PORT.
serve-same-node = Auch ein anderer Knoten, unter { $address }, heißt „{ $name }“: Gib diesem mit „node“ einen eigenen Namen, damit Protokolle und Zahlen zu unterscheiden sind.
serve-two-clusters = Knoten eines anderen Verbunds, „{ $other }“, benutzen diese Datenbank, und dieser gehört zu „{ $own }“: Gib jedem Verbund eine eigene Datenbank.
serve-wrong-clock = Die Uhr dieses Rechners weicht um { $seconds } s von der der Datenbank ab: Stell sie richtig, dann starte noch einmal.
serve-mixed-versions = Der Knoten { $name } läuft mit einer Version von Bluffhouse, die neben dieser nicht arbeiten kann: Beende zuerst alle Knoten der anderen Version.
serve-older = Eine neuere Version von Bluffhouse ({ $other }) hatte alle Tische dieser Datenbank, und dies ist { $own }: Installier { $other } oder eine spätere, dann starte noch einmal.
serve-no-neighbour = Der Knoten { $name } ist unter { $address } nicht erreichbar ({ $why }): Sorg dafür, dass die Knoten einander dort erreichen, oder setz seine Adresse „inner“.

# Tische als Dateien
archive-unknown = Der Speicher hat keinen Tisch { $code }. „bluffhouse tables“ zeigt, welche er hat.
archive-unreadable = Das ist kein Tisch, wie „bluffhouse export“ ihn speichert: { $why }.
archive-code = „{ $code }“ kann nicht der Code eines Tisches sein: Erwartet waren sechs oder acht Buchstaben. Die Datei wurde verändert oder ist beschädigt; nichts wurde übernommen.
archive-gap = Ereignis { $version } des Protokolls fehlt. Die Datei wurde verändert oder ist beschädigt; nichts wurde übernommen.
archive-broken = Ereignis { $version } des Protokolls kann nicht geschehen sein ({ $why }). Die Datei wurde verändert oder ist beschädigt; nichts wurde übernommen.
archive-rules = Eine Partie wurde nach Version { $theirs } ihrer Regeln gespielt, dieses Bluffhouse kennt die Versionen { $since } bis { $ours }. Importiere sie mit dem Bluffhouse, das sie exportiert hat.
archive-match = Partie { $number } ist nicht die, von der das Protokoll erzählt. Die Datei wurde verändert oder ist beschädigt; nichts wurde übernommen.
archive-there = Tisch { $code } ist schon in diesem Speicher; nichts wurde übernommen.

# The siege: what must hold
siege-held = hält
siege-broken = BRUCH
siege-done = { $attacks } Angriffe; gebrochene Versprechen: { $broken }.
siege-unknown = Einen Angriff „{ $name }“ gibt es nicht. Es gibt: { $names }.
siege-no-server = Der Server, der belagert werden sollte, hat nicht geöffnet: { $why }.
siege-ping-flood = Pings zählen, und Antworten, die niemand liest, stauen sich nicht.
siege-broken-frames = Regelwidrige Frames beenden nur ihre eigene Verbindung.
siege-empty-close = Ein Close-Frame ohne Code bekommt einen ordentlichen.
siege-idle-talk = Eine Verbindung kann nicht endlos reden.
siege-guess-by-request = Codes lassen sich über HTTP nicht erraten.
siege-guess-by-socket = Codes lassen sich über Sockets nicht erraten.
siege-no-oracle = Wer zu viel geraten hat, erfährt nichts; Gäste eines Tisches kommen hinein.
siege-guess-recovery = Codes, mit denen man seinen Platz mitnimmt, lassen sich nicht erraten.
siege-endless-head = Der Kopf einer Anfrage hat ein Ende.
siege-endless-body = Der Inhalt einer Anfrage hat ein Ende.
siege-silent-crowd = Wer nichts sagt, sperrt niemanden aus.
siege-queue-of-requests = Nur wenige Anfragen warten hintereinander.
siege-slow-heads = Auf eine Anfrage, die nicht zu Ende kommt, wird nicht gewartet.
siege-renames = Ein Gast kann sich nicht endlos umbenennen.
siege-switches = Ein Gast kann nicht endlos umschalten.
siege-come-and-go = Wer kommt und geht, wird selten gemeldet.
siege-many-tables = Eine Adresse kann nicht beliebig viele Tische öffnen.
siege-ghosts = Wer geht und lauscht, friert keinen Tisch ein.
siege-broken-off = Abgebrochene Verbindungen geben ihren Platz zurück.
siege-unread = Wer nicht liest, hält niemanden auf.
siege-seat-walk = Niemand wandert durch die Hände der Bots.
siege-another-name = Niemand sieht unter anderem Namen eine zweite Hand.
siege-back-in-the-chair = Wer weggeschickt wurde, ist nicht gleich zurück.
siege-minted-time = Zurückgenommene Züge bringen keine Zeit ein.
siege-replays = Wiederholungen nehmen den Bots keine Zeit.
siege-emptied-chair = Ein Gastgeber erbt nicht die Hand von jemandem, den er weggeschickt hat.
siege-strange-requests = Unsinn wird abgelehnt, ohne dass der Server versagt.
siege-half-a-body = Wer mitten in einer Anfrage geht, hinterlässt keine Spur.
bot-not-allowed = Einen Bot „{ $value }“ gibt es auf diesem Server nicht. Zur Wahl stehen: { $allowed }, jeder auch mit einer Persönlichkeit, wie thumb/honest. Andere kann der Betreiber erlauben: bluffhouse serve --allow-bot NAME=DATEI.py:KLASSE.
