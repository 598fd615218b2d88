## Der Browser: die Tür, der Tisch, die Wiederholung.

web-title = Bluffhouse: das Haus der Lügenspiele
web-motto = Das Haus der Lügenspiele
web-invitation = Fünf Spiele, in denen die Wahrheit nur eine der Möglichkeiten ist. Setz dich zu den Bots oder schick deinen Freunden einen Link. Ohne Anmeldung.
web-guest = Gast
web-offline = Das Haus ist nicht zu erreichen. Prüfe die Verbindung und versuch es noch einmal.
web-close = Schließen
web-cancel = Abbrechen
web-save = Speichern
web-do-it = Ja, machen
web-sure = Bist du sicher?
web-yes = ja
web-no = nein
web-language = Sprache
web-dark = Dunkle Farben
web-theme = Farben
web-theme-name = { $theme ->
    [light] hell
    [dark] dunkel
   *[auto] wie das Gerät
}

# Die Tür
web-your-name = Dein Name
web-choose-face = Such dir ein Gesicht aus
web-face = { $face ->
    [fox] Fuchs
    [owl] Eule
    [cat] Katze
    [bear] Bär
    [hare] Hase
    [frog] Frosch
    [badger] Dachs
    [goat] Ziege
    [raven] Rabe
    [pig] Schwein
    [hedgehog] Igel
   *[wolf] Wolf
}
web-table-code = Code eines Tisches
web-join = Dazusetzen
web-watch = Zuschauen
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-search = In den Regeln suchen
web-rules-found = { $count ->
    [0] Davon ist hier keine Rede. Versuch es mit einem anderen Wort.
    [one] { $count } Abschnitt
   *[other] { $count } Abschnitte
}
web-why-rule = Zur Regel
web-play-bots = Gegen Bots
web-play-friends = Mit Freunden
web-learn = Lernen
web-open-table = Tisch aufmachen
web-open-table-hint = Gleich bekommst du Link, Code und QR-Code für deine Freunde. Leere Plätze übernehmen Bots.
web-lobby = Offene Tische
web-lobby-state = { $state ->
    [waiting] { $free ->
        [0] alle Plätze besetzt
        [one] { $free } Platz frei
       *[other] { $free } Plätze frei
    }
    [over] zwischen zwei Partien
   *[other] im Spiel
}
web-bot-level = Bots
web-level = { $level ->
    [random] leichtsinnig
    [thumb] erfahren
    [calculator] berechnend
    [thinker] vorausdenkend
    [master] meisterhaft
   *[other] { $level }
}
web-personas = Charakter der Bots
web-certified-exploitable = Gemessen: Ein vollkommener Gegner nimmt ihm im kleinen Zwilling des Spiels { NUMBER($stake, minimumFractionDigits: 2, maximumFractionDigits: 2) } eines Einsatzes ab.
web-certified-learnt = Gemessen: Ein Gegner, der gelernt hat, ihm zu antworten, nimmt ihm { NUMBER($stake, minimumFractionDigits: 2, maximumFractionDigits: 2) } eines Einsatzes ab, oder mehr.
web-certified-share = Gemessen: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) von { $matches } Partien gegen „{ $level }“.
web-certified-more = Das Zertifikat
web-persona = { $persona ->
    [honest] ehrlich
    [cautious] vorsichtig
    [reckless] tollkühn
    [suspicious] misstrauisch
   *[none] ausgeglichen
}
web-clock = Bedenkzeit
web-clock-choice = { $clock ->
    [fast] je 2 Minuten, pro Zug 10 Sekunden dazu
    [calm] je 10 Minuten, pro Zug 30 Sekunden dazu
    [days-1] ein Tag für einen Zug
    [days-2] zwei Tage für einen Zug
    [days-3] drei Tage für einen Zug
    [days-7] eine Woche für einen Zug
   *[none] keine Uhr
}
web-calling = { $obstacle ->
    [insecure] Bei geschlossener Seite geht das hier nicht: Es braucht eine Adresse mit https:// (oder localhost), und diese Seite kam über http://.
    [unable] Bei geschlossener Seite kann dieser Browser das nicht. Auf iPhone und iPad: die Seite teilen, „Zum Home-Bildschirm“, und sie von dort öffnen.
    [denied] Dieser Browser lässt keine Mitteilungen dieses Hauses zu: Erlaube sie in den Einstellungen für diese Seite.
    [none] Bei geschlossener Seite kann dieses Haus dich nicht rufen: Wer es betreibt, hat das nicht eingerichtet.
   *[no] Auch bei geschlossener Seite. Genannt wird nur der Tisch und wer dran ist, nie etwas aus einer Hand.
}
web-delay = Zuschauer sehen es
web-delay-choice = { $delay ->
    [0] sofort
    [one] eine Sekunde später
   *[other] { $delay } Sekunden später
}
web-delay-hint = Für Streams: Wer nur zuschaut, sieht alles erst dann, und der Code bleibt verborgen.
web-streamed = { $behind ->
    [true] { $open ->
        [true] { $delay } s später, alles offen
       *[false] { $delay ->
            [one] eine Sekunde zeitversetzt
           *[other] { $delay } Sekunden zeitversetzt
        }
    }
   *[false] { $open ->
        [true] gestreamt, alles offen
       *[false] wird gestreamt
    }
}
web-show = Zuschauer dürfen { $delay ->
    [one] eine Sekunde
   *[other] { $delay } Sekunden
} später sehen, was ich habe
web-show-who = Einverstanden: { $players }. { $missing ->
    [0] Zuschauer sehen in dieser Partie alles, und niemand kann mehr einsteigen.
   *[other] Es fehlt noch: { $others }.
}
web-show-trust = Zuschauen kann jeder, auch wer mitspielt: Stimm nur zu, wenn die Verzögerung länger ist als eine Runde.
web-shows = zeigt, was er hat
web-late = Wenn die Zeit um ist
web-late-choice = { $late ->
    [bot] macht ein Bot diesen einen Zug
   *[wait] wartet der Tisch
}
web-slow-hint = Niemand muss da sein: Du kannst die Seite schließen und wiederkommen, wenn du dran bist.
web-days-left = { $days } T { $hours } Std.
web-vacation = Verreisen
web-vacation-hint = Deine Zeit steht so lange, bis zu 21 Tage in einer Partie.
web-vacation-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
web-vacation-go = Los
web-vacation-until = Du bist bis { $until } weg.
web-vacation-back = Ich bin zurück
web-on-vacation = weg bis { $until }
web-pace = Enthüllungen
web-pace-choice = { $pace ->
    [off] sofort
    [quick] zügig
    [dramatic] spannend
   *[normal] normal
}
web-public = Jeder darf diesen Tisch finden
web-odds-allowed = Die Chancenhilfe ist erlaubt
web-house-rules = Hausregeln
web-presets = So spielt ihr
web-own-rules = Eure eigene Mischung.
web-not-printed = { $count ->
    [0] anders als gedruckt
    [one] 1 Regel anders als gedruckt
   *[other] { $count } Regeln anders als gedruckt
}
web-table-rules = So wird hier gespielt

# Vor dem Tisch
web-no-table = Einen Tisch { $code } gibt es nicht.
web-to-door = Zur Tür
web-table-of = { $count ->
    [0] Tisch { $code }. Noch ist niemand da.
   *[other] Tisch { $code }. Schon da: { $people }.
}
web-sit-down = Hinsetzen
web-full = Alle Plätze sind besetzt. Du kannst zuschauen.
web-other-key = Ein fremder Stuhl?
web-other-key-what = Dieser Link würde dich auf den Stuhl von jemand anderem setzen. Dieser Browser hat am Tisch { $code } schon einen eigenen Platz und würde den Schlüssel dazu verlieren. Wenn du nicht weißt, wessen Stuhl das ist, behalte deinen.
web-keep-mine = Meinen Platz behalten
web-take-other = Den anderen Stuhl nehmen
web-join-again = Wieder dazusetzen
web-bye = { $reason ->
    [kicked] Der Gastgeber hat dich vom Tisch gebeten.
    [closed] Der Gastgeber hat diesen Tisch geschlossen.
    [replaced] Du spielst in einem anderen Fenster oder auf einem anderen Gerät.
    [bad] Dieser Browser hat keinen gültigen Schlüssel mehr für den Tisch.
   *[other] Das Haus hat die Verbindung beendet.
}
web-play-here = Lieber hier spielen
web-line = { $line ->
    [connecting] verbinde …
    [waiting] Verbindung weg, neuer Versuch …
    [ended] nicht verbunden
   *[open] verbunden
}

# Das Wartezimmer
web-seats = Plätze
web-seat = Platz { $seat }
web-free-seat = frei
web-you = du
web-host = Gastgeber
web-gone = nicht da
web-uses-odds = nutzt die Chancen
web-bot = Bot
web-no-bot = niemand
web-bot-on-seat = Bot auf Platz { $seat }
web-persona-on-seat = Charakter des Bots auf Platz { $seat }
web-sit-here = Hierher
web-kick = Wegschicken
web-kick-whom = { $name } wegschicken
web-kick-sure = { $name } vom Tisch wegschicken? In einer Partie übernimmt ein Bot den Platz. Eine halbe Stunde lang kommt aus demselben Netz niemand dazu, außer du erlaubst es.
web-move-up = Platz { $seat } nach oben
web-start = { $free ->
    [0] Anfangen
    [one] Anfangen (mit { $free } Bot)
   *[other] Anfangen (mit { $free } Bots)
}
web-settings = Einstellungen
web-host-starts = Der Gastgeber beginnt die Partie.
web-invite = Freunde kommen über den Link, den Code oder die Kamera dazu:
web-qr = QR-Code mit dem Link zu diesem Tisch
web-share = Link teilen
web-copied = Kopiert
web-people = Leute
web-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Es schaut zu: { $players }.
   *[other] Es schauen { $count } zu: { $players }.
}
web-mute = Stummschalten
web-unmute = Reden lassen
web-muted = Der Gastgeber hat dich stummgeschaltet
web-make-host = Zum Gastgeber machen
web-lock = Tisch abschließen: Es kommt niemand mehr dazu
web-ban = { $minutes ->
    [one] { $name } wurde weggeschickt. Noch { $minutes } Minute lang kommt aus demselben Netz niemand dazu.
   *[other] { $name } wurde weggeschickt. Noch { $minutes } Minuten lang kommt aus demselben Netz niemand dazu.
}
web-lift = Wieder hereinlassen
web-acts = Was die Gastgeber getan haben
web-acts-none = Bisher nichts.
web-act = { $what ->
    [kick] { $by } hat { $whom } weggeschickt.
    [lift] { $by } lässt Leute aus dem Netz von { $whom } wieder herein.
    [lock] { $by } hat den Tisch abgeschlossen.
    [unlock] { $by } hat den Tisch aufgeschlossen.
    [mute] { $by } hat { $whom } stummgeschaltet.
    [unmute] { $by } lässt { $whom } wieder reden.
    [host] { $by } hat { $whom } zum Gastgeber gemacht.
    [heir] Der Gastgeber war nicht da: Jetzt ist es { $whom }.
    [swap] { $by } hat die Plätze { $seat } und { $other } getauscht.
    [bot] { $by } hat den Bot { $whom } auf Platz { $seat } gesetzt.
    [empty] { $by } hat den Bot von Platz { $seat } genommen.
    [change] { $by } hat die Einstellungen geändert.
    [pause] { $by } hat die Partie angehalten.
    [resume] { $by } hat die Partie weitergehen lassen.
    [admit] { $by } ist einverstanden, dass { $whom } Platz { $seat } übernimmt.
   *[decline] { $by } ist nicht einverstanden, dass { $whom } Platz { $seat } übernimmt.
}

# Die Partie
web-telling = Alle schauen hin …
web-look-up = Schau hoch!
web-skip = Weiter
web-your-turn = Du bist dran!
web-turn-all = Alle überlegen …
web-turn-many = { $count } von euch überlegen …
web-turn-of = { $count ->
    [one] { $players } überlegt …
   *[other] { $players } überlegen …
}
web-wait = Einen Moment …
web-you-watch = Du schaust zu.
web-ask-seat = Um einen Platz bitten
web-back-to-seat = Zurück auf deinen Platz
web-asks = { $name } möchte für { $bot } weiterspielen. { $of ->
    [you] Einverstanden?
    [table] Alle Mitspieler müssen zustimmen.
   *[host] Der Gastgeber entscheidet.
}
web-asks-you = Du möchtest für { $bot } weiterspielen. { $of ->
    [table] Alle Mitspieler, die da sind, müssen zustimmen.
   *[host] Der Gastgeber entscheidet.
}
web-asks-like = Kommt aus demselben Netz wie { $name } (in dieser Partie aufgestanden).
web-agree = Zustimmen
web-disagree = Jetzt nicht
web-agreed = Du hast zugestimmt.
web-never-mind = Doch nicht
web-match-over = Die Partie ist zu Ende
web-match-picture = Bild der Partie teilen
web-paused = Der Gastgeber hat die Partie angehalten.
web-hasty = Im Haus ist viel los: Bots denken gerade weniger gründlich nach.
web-failing = { $bots } fand rechtzeitig keinen Zug: Ein berechnender Bot springt ein.
web-away = { $count ->
    [one] { $players } ist nicht da; gleich springt ein Bot ein.
   *[other] { $players } sind nicht da; gleich springen Bots ein.
}
web-panels = Mehr
web-log = Protokoll
web-chat = Chat
web-odds = Chancen
web-nothing-yet = Noch ist nichts passiert.
web-nobody-said = Noch hat niemand etwas gesagt.
web-say = Sag etwas
web-send = Senden
web-emotes = Zeig, wie dir ist
web-emote = { $emote ->
    [cheers] Prost!
    [laugh] Lachen
    [liar] Lügner!
    [wow] Staunen
    [think] Grübeln
    [cry] Heulen
    [angry] Schimpfen
   *[hurry] Mach schon!
}
web-odds-on = Zeig mir die Chancen
web-odds-public = Alle sehen, wer diese Hilfe nutzt.
web-odds-users = Die Chancen nutzt gerade: { $players }.
web-no-odds = Die Chancen siehst du, wenn du dran bist.
web-on-table = Auf dem Tisch
web-moves = Deine Züge
web-moves-count = { $count ->
    [one] Dein Zug: nur einer ist möglich
   *[other] Dein Zug: { $count } sind möglich
}
web-find-move = Zug suchen
web-more-moves = { $count } weitere zeigen
web-no-such-move = Kein erlaubter Zug passt dazu.
web-undo = Zurücknehmen
web-wish-forced = Für mich ziehen, wenn es keine Wahl gibt
web-wish-passive = Bis dieser Zug endet, immer: { $move }
web-result = { $mine ->
    [won] Du gewinnst!
    [lost] Du verlierst.
   *[other] Die Partie ist zu Ende.
}
web-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
web-wins = gewinnt
web-winners = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen!
}
web-rematch = Revanche
web-host-rematch = Der Gastgeber kann eine Revanche beginnen.

# Das Menü
web-menu = Menü
web-sound = Ton
web-habit = { $habit ->
    [list] Liste statt Bildern (für Tastatur und Vorlesen)
    [cup] Dieses Handy ist mein Becher: den Tisch zeigt ein Fernseher
    [sound] Ton
    [vibration] Vibration
    [confirm] Halten oder zweimal tippen, wenn ein Zug endgültig ist
   *[notify] Bescheid sagen, wenn ich dran bin
}
web-pause = Anhalten
web-resume = Weiterspielen
web-tv = Auf dem Fernseher zeigen
web-shout = Halten oder zweimal tippen.
web-shout-again = Noch einmal!
web-volume = Lautstärke
web-tv-open = Öffne { $address } und tippe den Code ein
web-tv-free = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
web-tv-sound = Ton einschalten
web-how = So wird gespielt
web-personal-link = Meinen eigenen Link kopieren
web-stand = Aufstehen und zuschauen
web-leave = Den Tisch verlassen
web-stand-sure = Zuschauer sehen in dieser Partie, was alle haben. Wer aufsteht, kann sich erst zur nächsten Partie wieder setzen; so lange spielt ein Bot.
web-leave-sure = Den Tisch verlassen? Mitten in der Partie übernimmt ein Bot deinen Platz.
web-forget = Gehen und vergessen werden
web-forget-sure = Gehen und vergessen werden? Dein Name, dein Bild, deine Worte und dein Schlüssel werden hier für immer gelöscht, auch in beendeten Partien. Was gespielt wurde, bleibt, mit „Jemand“ auf deinem Platz.
web-close-table = Den Tisch schließen
web-close-sure = Den Tisch für alle und endgültig schließen?

# Die Wiederholung
web-replay = Wiederholung
web-back = Zurück
web-record = Partie herunterladen
web-eyes = Ansicht
web-all-open = alles offen
web-spectator = Zuschauer
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Zum Ende
web-go-on = Abspielen
web-step = Schritt
web-next-moment = Zur nächsten Enthüllung
web-share-moment = Diesen Moment teilen
web-moment-picture = Als Bild
web-fair = War der Zufall ehrlich?
web-fair-kept = Von diesem Browser geprüft: Der Zufall stand vor dem ersten Zug fest, und niemand hat ihn geändert.
web-commitment = Versprechen:
web-seed = Startwert:
web-seal = Siegel des Hauses:
web-receipt = Quittung dieses Geräts speichern
web-receipt-what = Mit ihr und der Aufzeichnung prüft „bluffhouse verify record.json --receipt receipt.json“ auf jedem Rechner, dem du vertraust, dass jeder Würfel und jede Karte, die du gesehen hast, aus diesem Zufall kam.
web-unfair = Mit dem Zufall stimmt etwas nicht!
web-unfair-what = Speichere am Ende die Aufzeichnung und die Quittung dieses Geräts („War der Zufall ehrlich?“): Zusammen beweisen sie es.
web-dealing = Die Geräte am Tisch bestimmen gemeinsam den Zufall …

# Die erste Partie
web-guide = Deine Begleitung
web-guide-on = Weiter
web-guide-move = Ein guter Zug:
web-guide-mixture = So mischt der Meister: { $mixture }
web-guide-end = Beenden
web-guide-waits = Sieh zu, was die anderen tun.
web-guide-over = Das war deine erste Partie!
web-guide-stop = Genug für jetzt?
web-guide-known = Das kannst du schon
web-guide-finish = Diese Partie weiterspielen
web-guide-play = Jetzt richtig spielen
web-guide-rules = Regeln lesen
web-guide-back = Zurück zur Lernpartie
web-guide-alone = Ohne Hinweise weiterspielen

# Das Rätsel des Tages
web-puzzle = Rätsel des Tages
web-puzzle-what = Jeden Tag eine Stellung: Was würdest du tun?
web-puzzle-solve = Lösen
web-puzzle-again = Noch einmal ansehen
web-puzzle-yesterday = Der Tag davor
web-puzzle-today = Heute
web-puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
web-puzzle-share = Teilen, ohne die Antwort

# Der Rückblick
web-review = Rückblick
web-review-what = Was war jede Entscheidung wert? Das Haus beurteilt jede nach dem, was man in diesem Augenblick wissen konnte; das Glück rechnet es heraus.
web-review-ask = Diese Partie beurteilen
web-review-whose = Wessen Entscheidungen
web-review-all = Alle Entscheidungen zeigen
web-review-none = Nichts sticht heraus: kein Schnitzer, keine glänzende Lüge.
web-review-asks = Das Haus denkt darüber nach …

# Der Abend
web-evening-title = Ein Abend im Bluffhouse
web-evening-whole = Der Abend
web-evening-so-far = { $count ->
    [one] Heute Abend: eine Partie
   *[other] Heute Abend: { $count } Partien
}
web-evening-matches = { $count ->
    [0] noch keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}
web-evening-ended = der Abend ist zu Ende
web-evening-who = Name
web-evening-share = Anteil
web-evening-won = Siege
web-evening-owes = Runden
web-evening-of = { $won } von { $matches }
web-evening-since = seit Partie { $match }
web-evening-left = ist gegangen
web-evening-house = { $count ->
    [one] Einmal war ein Bot Letzter: Diese Runde geht aufs Haus.
   *[other] { $count }-mal war ein Bot Letzter: Diese Runden gehen aufs Haus.
}
web-evening-games = Spiel für Spiel
web-evening-how = Jede Partie hat einen Sieg, den sich alle teilen, die sie gewinnen. Wer Letzter wird, schuldet eine Runde; was ins Glas kommt, macht ihr unter euch aus.
web-evening-list = Die Partien
web-evening-none = An diesem Tisch ist noch keine Partie zu Ende.
web-evening-picture = Als Bild speichern
web-evening-link = Link kopieren
web-evening-settle = { $count ->
    [one] Eine Runde schuldet { $players }.
   *[other] Runden schulden { $players }.
}
web-owes-round = { $count ->
    [one] { $players } schuldet eine Runde.
   *[other] { $players } schulden je eine Runde.
}
web-to-table = Zum Tisch
web-ready = Ich bin bereit
web-ready-again = Noch mal!
web-ready-who = { $count ->
    [one] Bereit: { $players }.
   *[other] Bereit ({ $count }): { $players }.
}
web-next-game = Anderes Spiel
web-next-votes = { $count ->
    [one] Einmal gewünscht: { $game }.
   *[other] { $count }-mal gewünscht: { $game }.
}
web-next-votes-few = { $count ->
    [one] 1 Wunsch
   *[other] { $count } Wünsche
}
web-next-too-many = Höchstens { $most } können mitspielen: Die anderen schauen zu.
web-next-host-hint = Alle behalten einen Platz. Es gelten die Hausregeln vom letzten Mal; du kannst sie vor dem Beginn ändern.
web-next-guest-hint = Der Gastgeber sieht, was du möchtest.
web-note = { $what ->
    [join] { $who } ist dazugekommen.
    [watch] { $who } schaut jetzt zu.
    [sit] { $who } hat sich gesetzt.
    [stand] { $bot ->
        [yes] { $who } ist aufgestanden; ein Bot spielt weiter.
       *[no] { $who } ist aufgestanden.
    }
    [leave] { $bot ->
        [yes] { $who } ist gegangen; ein Bot spielt weiter.
       *[no] { $who } ist gegangen.
    }
    [kick] { $bot ->
        [yes] { $by } hat { $who } weggeschickt; ein Bot spielt weiter.
       *[no] { $by } hat { $who } weggeschickt.
    }
    [host] { $by_whom ->
        [host] { $by } hat { $who } zum Gastgeber gemacht.
       *[self] { $who } ist jetzt Gastgeber.
    }
    [moved] { $who } spielt jetzt auf einem anderen Gerät.
    [bot] { $who } ist nicht da: Solange spielt ein Bot.
   *[back] { $who } ist wieder da.
}

# Deine Tische
web-your-tables = Deine Tische
web-your-state = { $state ->
    [playing] andere überlegen
    [paused] angehalten
    [waiting] noch nicht begonnen
   *[over] Partie zu Ende
}
web-with-bots = mit Bots
web-more-tables = { $count ->
    [one] Noch einer
   *[other] Noch { $count }
}

# Den Platz mitnehmen
web-take-seat = Platz mitnehmen
web-take-seat-what = Für ein neues Handy, oder falls dieser Browser dich vergisst: Wer diesen Code hat, bekommt deinen Platz, auf jedem Gerät, und dieses hier verliert ihn. Er gilt einmal. Schreib ihn auf oder fotografiere ihn, und zeig ihn niemandem.
web-take-seat-code = Code für deinen Platz
web-take-seat-make = Code erstellen
web-take-seat-anew = Neuen Code erstellen
web-take-seat-void = Code ungültig machen
web-take-seat-voided = Der Code ist ungültig.
web-recover = Ich habe einen Code für meinen Platz
web-recover-go = Meinen Platz einnehmen
