# Die Regeln von Line-it, wie die Spielenden sie lesen. Abschnittsnummern und Klauseln sind in allen Sprachen gleich.

rules-01 = Worum es geht
    .clauses = LI-6 LI-10 LI-14
    .body =
        Vor dir wächst eine Reihe aus Karten. Sie steigt oder sie fällt, und umkehren darf sie nie. Je länger sie wird, desto mehr ist sie wert, aber erst, wenn du sie beendest.

        Darum dreht sich der ganze Abend um eine Frage: jetzt kassieren oder noch auf eine Karte hoffen? Vielleicht fehlt genau diese eine zum Jackpot. Vielleicht geht deine Wette noch auf. Vielleicht hat der Markt aber auch nur Ärger für dich.

        Am Ende gewinnt, wer die **meisten Punkte** hat.

rules-02 = Was ihr braucht
    .clauses = LI-1
    .body =
        Das Haus legt alles bereit für **2 bis 5 Personen**:

        - **100 Zahlenkarten** von 1 bis 100, jede nur einmal. Es gibt vier Farben mit je 25 Karten: rote Herzen, blaue Karos, grüne Blätter und gelbe Sterne.
        - **Sechs Wetten:** je zwei `+3`, `+4` und `+5`.
        - **Vier Jackpots**, einer für jede Farbe. Am Anfang sind sie leer.
        - **Ein Startmarker.** Wer ihn zuerst bekommt, entscheidet der Zufall.

        Die Farben wechseln sich mit den Zahlen ab: 1 ist rot, 2 blau, 3 grün, 4 gelb, 5 wieder rot und so fort. Zahlen und Wetten kommen gut gemischt in einen gemeinsamen Nachziehstapel. Du beginnst ganz ohne Karten, und mehr als zwei hast du nie auf der Hand.

rules-03 = So läuft eine Partie
    .clauses = LI-1 LI-2 LI-11 LI-12 LI-13 LI-14
    .body =
        Eine Partie besteht aus vielen kurzen Runden und einem letzten Schritt.

        - **Markt auslegen.** In die Mitte kommen offen zwei Karten mehr, als Personen am Tisch sitzen.
        - **Züge machen.** Der Platz mit dem Startmarker fängt an, dann geht es im Uhrzeigersinn. Alle kommen einmal an die Reihe.
        - **Aufräumen.** Zwei Karten sind noch übrig. Zahlen wandern in den Jackpot ihrer Farbe, Wetten werden abgeworfen. Der Startmarker rückt einen Platz nach links.

        Reicht der Nachziehstapel nicht mehr für einen ganzen Markt, sind die Runden vorbei. Sein Rest geht denselben Weg: Zahlen in die Jackpots, Wetten auf die Ablage. Dann kommt der letzte Schritt, alle Reihen werden beendet, und es wird gezählt.

        Wie lange das dauert, steht also vorher fest: zu zweit 26 Runden, zu dritt 21, zu viert 17 und zu fünft 15.

rules-04 = Dein Zug, Schritt für Schritt
    .clauses = LI-3 LI-4 LI-5 LI-7
    .body =
        Eines **musst** du tun, zweierlei **darfst** du tun:

        - **Nehmen (Pflicht).** Nimm genau eine Karte aus dem Markt, entweder gleich in deine Reihe oder auf die Hand. Auf der Hand ist Platz für höchstens zwei Karten.
        - **Ausspielen (freiwillig, einmal).** Lege eine Handkarte an deine Reihe an, vor oder nach dem Nehmen. Es darf auch die Karte sein, die du eben erst genommen hast.
        - **Beenden (freiwillig).** Liegt mindestens eine Karte in deiner Reihe, kannst du sie in deinem Zug jederzeit beenden, auch mehrmals im selben Zug.

        Die Reihenfolge bestimmst du. Du kannst zum Beispiel erst eine Handkarte ausspielen und dann eine neue auf den freien Platz nehmen.

        Passt die Karte, die du möchtest, weder in die Reihe noch auf die Hand, dann beende zuerst deine Reihe. Die Karte eröffnet danach eine neue.

rules-05 = Eine Reihe bauen
    .clauses = LI-6 LI-7
    .body =
        Du hast immer nur eine Reihe. Ihre **ersten beiden Zahlen** legen fest, ob sie steigt oder fällt. Danach muss jede weitere Zahl ohne Ausnahme in dieselbe Richtung gehen.

        - Nach 20 und 57 steigt deine Reihe. 58 passt, 41 nicht.
        - Nach 70 und 44 fällt deine Reihe. 43 passt, auch 2, aber nichts über 44.
        - Lücken sind erlaubt: Von 12 gleich auf 90 geht, nur kommt danach nicht mehr viel.

        Eine **Wette** passt an jede Stelle, auch an die erste, solange in der Reihe noch keine liegt. Über die Richtung sagt sie nichts: Mit `+3`, 70 und 44 fällt die Reihe.

        Sehen wir uns einen Zug zu zweit an. Deine Reihe ist 20, 34, 57, 63, 71. Deine Hand ist mit 33 und 12 voll. Im Markt liegen 41, 8, `+3` und 68.

        - Du könntest die `+3` in die Reihe nehmen. Die Wette passt. Jetzt brauchst du aber noch drei Zahlen über 71.
        - 41, 8 und 68 passen weder in die Reihe noch auf die Hand. Willst du eine davon, beendest du vorher deine Reihe. Dann nimmst du die 8 in die neue und legst die 12 aus der Hand dazu. Die alte Reihe wird gewertet, und deine neue steigt schon von 8 auf 12.

        Ist deine Hand voll, passt keine Karte aus dem Markt und darfst du auch keine Handkarte mehr ausspielen, dann bleibt dir nur das Beenden.

rules-06 = Jackpots
    .clauses = LI-10 LI-11
    .body =
        Zahlenkarten, die im Markt niemand haben wollte, wandern in den Jackpot ihrer Farbe. Dort warten sie auf jemanden mit Glück.

        In dem Augenblick, in dem die **dritte Karte einer Farbe** in deine Reihe kommt, gehört dir dieser Jackpot. Alle seine Karten gehen sofort auf deinen Punktestapel und zählen je einen Punkt. Woher die dritte Karte kam, ist gleichgültig.

        - Deine Reihe ist 9, 21, 46: zweimal Rot, einmal Blau. Im roten Jackpot liegen 5, 33 und 85. Du nimmst die 57 in deine Reihe. Das ist dein drittes Rot, und du hast auf der Stelle drei Punkte.
        - Legst du später noch die 97 an, passiert nichts. Nur die dritte Karte gewinnt, die vierte und alle weiteren nicht mehr.
        - Ist der Jackpot leer, wenn deine dritte Karte kommt, gehst du leer aus, und einen zweiten Versuch gibt es in dieser Reihe nicht.

        Mit einer neuen Reihe zählst du wieder von vorn.

rules-07 = Eine Reihe beenden
    .clauses = LI-5 LI-8 LI-9
    .body =
        Beendet wird immer in dieser Reihenfolge:

        - **Erst die Wette.** Zähle die Zahlen, die **nach** ihr kamen. Sind es mindestens so viele, wie auf ihr steht? Dann bekommst du so viele Punkte dazu. Sonst verlierst du ebenso viele.
        - **Dann die Karten.** Drei Zahlenkarten werden abgeworfen. Alle anderen kommen auf deinen Punktestapel und zählen je einen Punkt. Bei drei oder weniger Zahlen werden alle abgeworfen.

        Zwei Beispiele:

        - Deine Reihe ist 12, 27, `+4`, 35, 58, 61, 90. Nach der Wette kommen vier Zahlen: plus 4. Von den sechs Zahlen werden drei abgeworfen, drei kommen auf den Stapel. Zusammen macht das 7 Punkte.
        - Deine Reihe ist 80, 66, `+5`, 51, 30. Nach der Wette kommen nur zwei Zahlen: minus 5. Von den vier Zahlen kommt eine auf den Stapel. Zusammen macht das minus 4.

rules-08 = Das Ende der Partie
    .clauses = LI-12 LI-13 LI-14
    .body =
        Sind die Runden vorbei und liegt der Rest des Nachziehstapels in den Jackpots, folgt **ein letzter Schritt**. Der Startmarker ist schon weitergerückt, und wer ihn jetzt hat, fängt an. Im Uhrzeigersinn dürfen alle noch je eine Handkarte ausspielen, die in ihre Reihe passt, oder darauf verzichten. Auch jetzt gewinnt die dritte Karte einer Farbe den Jackpot. Beenden kannst du in diesem Schritt nicht.

        Ein Tisch kann vereinbaren, dass in diesem Schritt zwei Karten ausgespielt werden oder dass eine passende Karte ausgespielt werden muss.

        Danach wird jede Reihe wie gewohnt beendet, samt ihrer Wette. Dann werden deine Punkte gezählt:

        - einer für jede Karte auf deinem Punktestapel,
        - dazu die gewonnenen Wetten,
        - abzüglich der verlorenen Wetten.

        Karten auf der Hand zählen nichts. Mit 14 Karten auf dem Stapel, einer gewonnenen Wette über 4 und einer verlorenen über 3 hast du 15 Punkte. Wer die höchste Summe hat, gewinnt; bei Gleichstand wird der Sieg geteilt.

rules-09 = Einstellungen am Tisch
    .clauses = LI-3 LI-8 LI-13 LI-15
    .lists = options
    .body =
        Wer einen Tisch eröffnet, entscheidet, wie gespielt wird: nach einer fertigen Spielweise oder Regel für Regel. Was anders ist als gedruckt, trägt ein ≠.

rules-10 = So entscheidet das Haus
    .clauses = LI-3 LI-4 LI-5 LI-6 LI-7 LI-8 LI-9 LI-10 LI-12 LI-13 LI-14 LI-15
    .body =
        Wo man Regeln verschieden lesen kann, lesen wir sie so:

        - **Die Wette.** Sie ist mit **mindestens** so vielen Zahlen gewonnen, wie auf ihr steht; mehr als nötig schaden nicht. Wörtlich gelesen verlangt die gedruckte Regel genau so viele: Wer es so mag, wählt beim Eröffnen des Tisches `exactly`.
        - **Drei abwerfen.** Abgeworfen werden nur Zahlen; die Wette ist dann schon abgerechnet und gehört nicht zu den dreien. Welche drei es sind, ist gleichgültig, also nimmt das Haus die ersten.
        - **Die eben genommene Karte** darf auf die Hand und noch im selben Zug in die Reihe. Damit ist deine eine Handkarte für diesen Zug verbraucht.
        - **Früh und oft beenden.** Du darfst vor und nach dem Nehmen beenden, auch mehrmals. Das gilt sogar für eine Reihe, in der nur eine Wette liegt; die ist dann allerdings verloren.
        - **Nichts passt.** Mit voller Hand und ohne Ausweg musst du beenden. Eine Karte nehmen musst du danach trotzdem.
        - **Die dritte Karte einer Farbe** zählt, wie auch immer sie in die Reihe kommt: aus dem Markt, von der Hand oder im letzten Schritt. Wetten haben keine Farbe.
        - **Markt bis zur letzten Karte.** Reicht der Nachziehstapel noch genau für einen Markt, wird diese Runde gespielt.
        - **Der letzte Schritt ist freiwillig** und gilt für eine Karte. Du darfst auch dann verzichten, wenn eine Karte passen würde. Streng gelesen muss eine passende Karte ausgespielt werden: Das ist `must` bei `last_card`. Manche spielen zwei Karten aus: Das ist `last_cards`. Beendet wird dabei nicht, denn gleich danach werden ohnehin alle Reihen beendet.
        - **Die Hände sind offen.** Alle haben gesehen, wer welche Karte genommen hat, darum zeigt das Haus allen alle Hände. Wollt ihr sie euch lieber selbst merken, schaltet `open_hands` aus. Geheim ist nur die Reihenfolge im Nachziehstapel.

rules-11 = Züge eintippen
    .clauses = LI-3 LI-4 LI-5 LI-13
    .body =
        Du kannst deine Züge mit den Pfeiltasten wählen oder eintippen:

        - `take 57 line` nimmt die 57 aus dem Markt in deine Reihe.
        - `take +4 hand` nimmt eine Wette auf die Hand.
        - `play 33` legt die 33 aus der Hand an deine Reihe an. Mit Wetten geht es genauso: `play +4`.
        - `close` beendet deine Reihe.
        - `done` beendet deinen Zug, sobald du eine Karte genommen hast.
        - `pass` heißt im letzten Schritt: Ich spiele nichts mehr.

        Gibt es nichts mehr zu entscheiden, endet dein Zug von selbst. Großbuchstaben und zusätzliche Leerzeichen stören nicht. Ist ein Zug nicht erlaubt, sagt dir das Haus den Grund, und es ist nichts passiert.
    .taps-title = So spielst du mit dem Finger
    .taps =
        - **Nehmen.** Tipp eine Karte im Markt an. Dann tipp dorthin, wo sie liegen soll: auf den Platz am Ende deiner Reihe oder auf den in deiner Hand.
        - **Anlegen.** Tipp eine Karte deiner Hand an: Sie kommt in deine Reihe. Karten mit hellem Rand passen.
        - **Reihe beenden.** Halte den Knopf, bis der Ring voll ist, oder tipp zweimal darauf.
        - **Den Zug beenden** oder im letzten Schritt passen: mit dem Knopf daneben. Gibt es nichts mehr zu entscheiden, endet dein Zug von selbst.

        Was gerade nicht geht, ist blass. Tipp es trotzdem an, dann sagt dir das Haus, warum. Verloren geht dabei nichts.

rules-12 = Tipps für die erste Partie
    .clauses = LI-6 LI-8 LI-9 LI-10 LI-13
    .body =
        - **Plane lange Reihen.** Die ersten drei Zahlen jeder Reihe sind der Eintritt. Zwei Reihen mit je vier Zahlen bringen 2 Punkte, eine mit acht bringt 5.
        - **Fang am Rand an und mach kleine Schritte.** Eine Reihe mit 6, 11 hat noch einen weiten Weg. Eine mit 40, 88 ist fast schon zu Ende.
        - **Lege Wetten früh.** Ihnen hilft nur, was nach ihnen kommt. Eine `+5` kurz vor Schluss ist selten ein Geschenk.
        - **Behalte die Jackpots im Auge.** Sie werden Runde für Runde gefüttert. Zwei Karten einer Farbe in der Reihe und ein dicker Jackpot dazu: Jetzt lohnt sich Geduld.
        - **Halte auf der Hand Platz frei.** Eine volle Hand kann dich zum Beenden zwingen.
        - **Schau zu den anderen.** Ihre Reihen sind offen, und ihre Hände auch, wenn euer Tisch sie nicht verdeckt. Manchmal ist die beste Karte die, die jemand anders braucht.
        - **Am Ende keine Eile.** Deine Reihe wird ohnehin beendet. Heb dir für den letzten Schritt eine passende Karte auf.
