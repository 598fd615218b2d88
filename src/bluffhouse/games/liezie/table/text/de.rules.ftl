# Die Regeln von The Lie Zie, wie Spielende sie lesen. Abschnitte und Klauseln sind in jeder Sprache gleich.

rules-01 = Worum es geht
    .clauses = LZ-1 LZ-2 LZ-18
    .body =
        Jede Karte an diesem Tisch sagt dir nur die halbe Wahrheit. Ihre Rückseite zeigt eine Farbe und eine Zahl, und eines von beiden ist gelogen. Welches? Das siehst du, wenn du die Karte genommen hast, und dann gehört sie dir.

        Aus solchen Karten sammelst du ein Blatt, das du nicht sortieren darfst. Danach willst du es loswerden: Nebeneinander steckende Karten einer Farbe ergeben eine Zahl, und die größere Zahl sticht die kleinere. Wer früh alle Karten los ist, sucht sich Preise aus, wieder nach ihren verlogenen Rückseiten.

        Nach drei Durchgängen werden die Preise umgedreht. Es gewinnt, wer die **meisten Punkte** hat.

rules-02 = Was ihr braucht
    .clauses = LZ-1
    .body =
        Das Haus legt alles bereit, für **2 bis 6 Personen**: 96 Karten.

        - Die **Vorderseite** hat eine Farbe (Rot, Blau, Grün oder Gelb) und eine Zahl von 1 bis 4. Sie ist es, die gilt.
        - Auch die **Rückseite** zeigt beides, Farbe und Zahl. **Genau eines** von beiden stimmt mit der Vorderseite überein.

        Hinter einer Rückseite mit Rot 3 steckt also entweder eine rote Karte mit einer anderen Zahl (Rot 1, Rot 2, Rot 4) oder eine 3 in einer anderen Farbe (Blau 3, Grün 3, Gelb 3). Jede dieser sechs Karten gibt es einmal, und so ist es bei allen sechzehn Rückseiten.

rules-03 = So läuft eine Partie
    .clauses = LZ-2 LZ-17 LZ-18
    .body =
        Eine Partie hat **drei Durchgänge**, und jeder besteht aus drei Teilen:

        - **Nehmen.** Alle sammeln 12 Karten.
        - **Spielen.** In Runden versucht ihr, sie loszuwerden.
        - **Preise.** Die ersten drei suchen sich Preiskarten aus.

        Dann werden alle Karten außer den Preisen gemischt, und der nächste Durchgang beginnt. Was jemand noch auf der Hand hatte, bekommen die anderen nicht zu sehen.

rules-04 = Karten nehmen
    .clauses = LZ-3 LZ-4 LZ-5 LZ-6
    .body =
        Alle Karten liegen auf dem Tisch, Rückseite nach oben. Nimm eine, sieh dir ihre Vorderseite an und steck sie an eines der beiden **Enden** deines Blatts, links oder rechts. Dann kommt die nächste, bis du 12 hast.

        - Die Seite wählst du, **nachdem** du die Vorderseite gesehen hast.
        - Erst wenn eine Karte steckt, nimmst du eine weitere.
        - Nichts wird je verschoben, dazwischengesteckt oder zurückgelegt.

        Das tun alle gleichzeitig, und niemand wartet. Wer zuerst 12 Karten hat, ist **fertig** und spielt in der ersten Runde aus. Die anderen machen weiter, bis auch sie 12 haben. Was auf dem Tisch übrig bleibt, wird zum Stapel der Preise.

        Ein Beispiel: Dein Blatt lautet von links nach rechts Grün 2, Rot 3, Rot 1. Du nimmst eine Karte mit der Rückseite Rot 4, und ihre Vorderseite ist Rot 2. Rechts angesteckt macht sie 312 möglich: Rot 3, 1 und 2 nebeneinander.

rules-05 = Ausspielen und überbieten
    .clauses = LZ-7 LZ-8 LZ-9 LZ-11
    .body =
        Gespielt wird in Runden, im Uhrzeigersinn, und wer Karten hat, ist in jeder Runde **genau einmal** an der Reihe.

        - **Wer ausspielt**, muss spielen: eine Karte, oder zwei oder drei benachbarte Karten einer Farbe. Von links nach rechts gelesen sind sie eine Zahl. Rot 3, Rot 2, Rot 3 ist 323.
        - **Alle anderen** passen oder spielen eine bis drei benachbarte Karten **der ausgespielten Farbe**, deren Zahl **größer** ist als die zuletzt gespielte.

        Wie viele Karten vorher gespielt wurden, ist egal, es zählt nur die Zahl: 41 sticht 32, und 111 sticht 44.

        Die größte Zahl gewinnt die Runde, und wer sie gespielt hat, spielt zur nächsten aus. Gespielte Karten werden offen abgelegt.

        Ein Beispiel zu viert: Anna spielt Grün 24 aus. Ben hat keine grüne Karte und passt. Clara spielt Grün 31. Dora hat Grün 2, 1, 4 nebeneinander und spielt 214. Sie gewinnt die Runde und spielt aus.

rules-06 = Dein Blatt rückt zusammen
    .clauses = LZ-10
    .body =
        Verlassen Karten die Mitte deines Blatts, rückt der Rest zusammen. Karten, die getrennt waren, sind dann Nachbarn und können zusammen gespielt werden.

        Angenommen, du hast Blau 4, Rot 1, Blau 3, Blau 2. Wirst du die rote 1 los, lautet dein Blatt Blau 4, 3, 2: Das ist 432 und kaum zu überbieten.

rules-07 = Aussteigen
    .clauses = LZ-12 LZ-13 LZ-14
    .body =
        Wer keine Karten mehr hat, ist **aus dem Durchgang ausgestiegen** und bekommt den nächsten freien Platz: den ersten, zweiten, dritten. Für die anderen geht die Runde weiter.

        Nach einer Runde, in der jemand ausgestiegen ist, spielt nicht aus, wer sie gewonnen hat, sondern **wer die meisten Karten hat**. Ab der nächsten Runde spielt wieder aus, wer gewonnen hat, bis noch jemand aussteigt. Haben mehrere gleich viele, ist es von ihnen die erste Person im Uhrzeigersinn nach dem Platz, an dem zuletzt jemand ausgestiegen ist.

        Der Durchgang endet

        - zu viert bis zu sechst, sobald **drei** ausgestiegen sind,
        - zu zweit oder zu dritt, sobald nur noch **ein** Blatt Karten hat.

        Er endet sofort, auch mitten in einer Runde. Auf die letzte Zahl antwortet niemand mehr.

rules-08 = Preise
    .clauses = LZ-15 LZ-16
    .body =
        Jetzt werden die Karten ausgebreitet, die niemand genommen hat, Rückseite nach oben. Preise werden nach der Rückseite ausgesucht:

        - Der **erste Platz** nimmt drei Karten,
        - dann der **zweite Platz** zwei,
        - dann der **dritte Platz** eine.

        Zu dritt kommt auf den dritten Platz, wer noch Karten hat. Zu zweit kommt auf den zweiten Platz, wer noch Karten hat, und dafür gibt es nur eine Karte. Ist der Stapel aufgebraucht, nimmt niemand mehr etwas.

        Preise bleiben **mit der Rückseite nach oben** liegen. Vor dem Ende der Partie sieht sich niemand eine Vorderseite an, auch nicht die eigene.

rules-09 = Das Ende der Partie
    .clauses = LZ-16 LZ-18
    .body =
        Nach dem letzten Durchgang werden alle Preise umgedreht. Du zählst die Zahlen auf den **Vorderseiten** deiner Preise zusammen.

        Es gewinnt, wer die meisten Punkte hat. Sind mehrere gleichauf, entscheidet die größere Zahl an Preiskarten. Sind auch das gleich viele, wird der Sieg geteilt.

        Ein Beispiel: Anna hat die Vorderseiten 4, 4, 2 und 1, das sind 11 Punkte. Ben hat 4, 4 und 3, ebenfalls 11. Anna gewinnt mit vier Karten gegen drei.

rules-10 = Einstellungen am Tisch
    .clauses = LZ-4 LZ-13 LZ-18
    .lists = options
    .body =
        Wer einen Tisch eröffnet, entscheidet, wie gespielt wird: nach einer fertigen Spielweise oder Regel für Regel. Was anders ist als gedruckt, trägt ein ≠.

rules-11 = So entscheidet das Haus
    .clauses = LZ-3 LZ-4 LZ-5 LZ-6 LZ-7 LZ-9 LZ-12 LZ-13 LZ-14 LZ-15 LZ-16 LZ-17
    .body =
        Wo man Regeln verschieden lesen kann, lesen wir sie so:

        - **Gleiche Rückseiten sind gleich.** Du nennst eine Rückseite, und der Zufall sagt, welche der Karten mit dieser Rückseite du bekommst. Niemand kann eine von ihnen im Auge behalten.
        - **Rückseiten sind offen.** Du hältst die Vorderseiten zu dir, also sehen alle die Rückseiten deines Blatts in ihrer Reihenfolge und die Rückseite der Karte, die du gerade ansteckst.
        - **Die erste Karte** eines Blatts hat kein Links oder Rechts.
        - **Fertig** ist, wessen zwölfte Karte zuerst steckt, nicht wer sie zuerst nimmt.
        - **Passen ist ein Zug.** Du passt selbst, auch wenn du keine Wahl hast, damit niemand erfährt, ob du eine hattest. Das Haus passt nie für dich.
        - **Einmal pro Runde.** Wer gepasst hat, kommt in dieser Runde nicht mehr dran.
        - **Nach einem Ausstieg** spielt aus, wer die meisten Karten hat, und zwar einmal. Die gedruckte Regel lässt sich auch so lesen, dass es bis zum Ende des Durchgangs so bleibt: Das ist `most_cards_always`.
        - **Wer zuletzt ausgestiegen ist**, entscheidet bei Gleichstand über das Ausspielen: Von diesem Platz aus zählen wir im Uhrzeigersinn.
        - **Das Ende kommt sofort.** Ist der Durchgang zu Ende, spielt niemand mehr, auch wenn die Runde nicht vollständig ist.
        - **Karten auf der Hand** werden ungesehen eingemischt. Deine eigenen kennst du natürlich noch, und auch, was gespielt wurde; an beides erinnert dich das Haus.
        - **Preise werden nach der Rückseite gewählt.** Wer einen nimmt, sieht die Rückseiten, sucht sich eine aus und dreht die Karte nicht um. Die Rückseite verrät also die Hälfte.
        - **Alle drei auf einmal.** Der erste Platz nimmt alle drei Preise, bevor der zweite aussucht.

rules-12 = Züge eintippen
    .clauses = LZ-3 LZ-5 LZ-8 LZ-9 LZ-15
    .body =
        Du kannst deine Züge mit den Pfeiltasten wählen oder eintippen:

        - `take r3` nimmt eine Karte mit der Rückseite Rot 3.
        - `left` und `right` stecken die genommene Karte links oder rechts an. Die erste Karte kommt nach `left`.
        - `play 4 2` spielt zwei Karten ab der vierten von links.
        - `pass` passt.
        - `prize y4` nimmt als Preis eine Karte mit der Rückseite Gelb 4.

        Wir schreiben `r3|r1` für eine Karte mit der Vorderseite Rot 3 und der Rückseite Rot 1. Die Buchstaben sind `r`, `b`, `g` und `y` für Rot, Blau, Grün und Gelb.

        Großbuchstaben und zusätzliche Leerzeichen stören nicht. Ist ein Zug nicht erlaubt, sagt dir das Haus den Grund, und es ist nichts passiert.
    .taps-title = So spielst du mit dem Finger
    .taps =
        - **Nehmen.** Tipp auf dem Tisch eine Rückseite an. Du siehst die Vorderseite und tippst auf ◀ oder ▶: An dieses Ende deines Blatts kommt die Karte.
        - **Spielen.** Tipp eine Karte an, dann ihre Nachbarn in derselben Farbe. Auf dem Knopf steht die Zahl, die sie bilden: Tipp ihn an.
        - **Passen** hat einen eigenen Knopf, außer wenn du ausspielst.
        - **Einen Preis** wählst du, indem du seine Rückseite antippst.

        Was gerade nicht geht, ist blass. Tipp es trotzdem an, dann sagt dir das Haus, warum. Verloren geht dabei nichts.

rules-13 = Tipps für die erste Partie
    .clauses = LZ-1 LZ-5 LZ-8 LZ-13 LZ-15
    .body =
        - **Sammle an jedem Ende eine Farbe.** Jede zweite Karte mit roter Rückseite ist rot. Wenn nicht, kennst du ihre Zahl, und du hast noch das andere Ende.
        - **Hohe Zahlen nach links.** Die erste Ziffer entscheidet am meisten: 412 sticht 342.
        - **Spiel Einzelgänger aus.** Eine einzelne 1 überbietet kaum etwas. Werde sie los, wenn du ausspielst.
        - **Zähl Spielzüge, nicht Karten.** Sechs Karten in zwei Gruppen sind näher am Ende als drei einzelne.
        - **Achte auf Lücken.** Manchmal trennt eine Karte in der Mitte zwei Gruppen derselben Farbe. Spiel sie zuerst.
        - **Preise mit einer 4 auf der Rückseite** sind im Schnitt 3 wert, mit einer 1 nur 2. Und du weißt, welche Karten schon gespielt wurden.
