# Die Regeln von Lügen, wie die Spielenden sie lesen. Abschnittsnummern und Klauseln sind in allen Sprachen gleich.

rules-01 = Worum es geht
    .clauses = LU-1 LU-17
    .body =
        Willkommen am ältesten Tisch des Hauses! Alle würfeln mit sechs Würfeln unter dem Becher, und niemand sieht mehr als die eigenen. Dann wird reihum behauptet, wie viele Fünfen, Vieren oder Einsen unter allen Bechern zusammen liegen, und zwar immer ein bisschen mehr.

        Irgendwann glaubt es jemand nicht mehr. Die Becher gehen hoch, es wird gezählt, und wer danebenlag, bekommt einen Bierdeckel.

        Die Wahrheit musst du nicht kennen. Es reicht, wenn man dir glaubt oder wenn du merkst, wem man besser nicht glaubt. Am Ende verliert **genau eine Person**; alle anderen gewinnen.

rules-02 = Was ihr braucht
    .clauses = LU-2 LU-4 LU-14
    .body =
        Das Haus legt alles bereit:

        - **2 bis 20 Personen** am Tisch.
        - **Sechs Würfel und ein Würfelbecher** pro Person.
        - **Fünf ganze Bierdeckel**, die zu Beginn jedes Abschnitts in der Mitte liegen.
        - **Zwei halbe Bierdeckel**, einer für jede verlorene Hälfte.

        Die **Einsen sind Joker**: Sie helfen jeder anderen Augenzahl. Und wenn deine sechs Würfel 1-2-3-4-5-6 zeigen, hast du eine **Straße**, einen Wurf zum Träumen.

rules-03 = So läuft eine Partie
    .clauses = LU-1 LU-2 LU-3 LU-14 LU-15 LU-16
    .body =
        Eine Partie hat zwei oder drei Abschnitte:

        - **Erste Hälfte.** Alle spielen mit. Wer am Ende alle fünf Bierdeckel hat, verliert diese Hälfte und bekommt einen halben Deckel.
        - **Zweite Hälfte.** Alle Deckel kommen zurück in die Mitte, und alle sind wieder dabei. Auch hier verliert, wer alle fünf einsammelt, und bekommt einen halben Deckel.
        - **Finale.** Das gibt es nur, wenn zwei verschiedene Leute je eine Hälfte verloren haben. Die beiden machen es unter sich aus, wieder mit fünf Deckeln in der Mitte.

        Verliert dieselbe Person beide Hälften, entfällt das Finale: Sie hat die Partie verloren.

        Wer eine Hälfte beginnt, wird ausgewürfelt: Alle werfen offen einen Würfel, die höchste Zahl fängt an. Bei Gleichstand an der Spitze würfeln die Beteiligten weiter, bis die höchste Zahl nur einmal fällt. Im Finale wird nicht ausgewürfelt: Dort beginnt, wer die erste Hälfte verloren hat.

rules-04 = Eine Runde, Schritt für Schritt
    .clauses = LU-4 LU-5 LU-6 LU-12
    .body =
        - **Würfeln.** Alle, die im Abschnitt noch dabei sind, werfen sechs Würfel und spähen heimlich unter den Becher.
        - **Eröffnen.** Wer beginnt, nennt ein Gebot: eine Anzahl und eine Augenzahl. `6x5` heißt: „Unter all unseren Würfeln sind mindestens sechs Fünfen.“
        - **Antworten.** Im Uhrzeigersinn geht es weiter; Ausgeschiedene werden übersprungen. Wer dran ist, hat zwei Möglichkeiten: **erhöhen** oder **„gelogen“** sagen. Passen gibt es nicht.
        - **Nachsehen.** Nach „gelogen“ werden alle Becher gelüftet, und die Würfel werden gezählt.
        - **Bezahlen.** Wer dabei verliert, bekommt einen Bierdeckel und eröffnet die nächste Runde, für die alle neu würfeln.

        Ein Gebot meint immer die Würfel aller zusammen, nicht nur deine. Du darfst also Fünfen bieten, ohne eine einzige zu haben.

rules-05 = Bieten und erhöhen
    .clauses = LU-5 LU-7 LU-8
    .body =
        Jedes Gebot hat einen **Wert**. Bei Zweien bis Sechsen ist das die Anzahl. Bei Einsen ist es die **doppelte Anzahl**, denn Einsen sind seltener. `7x5` hat also den Wert 7, `4x1` den Wert 8.

        Zum Erhöhen gibt es zwei Wege:

        - ein **höherer Wert**, mit einer Augenzahl deiner Wahl;
        - **derselbe Wert mit einer höheren Augenzahl**, sofern es bei keinem der beiden Gebote um Einsen geht.

        Ein paar Beispiele:

        - Auf `5x5` kannst du `5x6` sagen (höhere Augenzahl), `6x2` (mehr Würfel) oder `3x1` (Wert 6).
        - Auf `6x4` geht `6x5` oder `7x2`, aber nicht `6x3`.
        - Auf `4x4` darfst du nicht `2x1` sagen, denn beide haben den Wert 4. `3x1` reicht.
        - Auf `2x1` darfst du aus demselben Grund nicht `4x6` sagen. `5x2` reicht.
        - Eine ganze Runde könnte so klingen: `4x3`, `3x1`, `7x5`, `4x1`, `9x4`. Die Werte sind 4, 6, 7, 8 und 9.

        Die kleinste Anzahl ist eins. Die größte ist das, was die Würfel im äußersten Fall hergeben: bei Zweien bis Sechsen **zehn pro Person** im Abschnitt, bei Einsen **sechs pro Person**. Zu dritt sind das `30x6` und `18x1`. Wer nicht mehr erhöhen kann, muss „gelogen“ sagen.

rules-06 = „Gelogen!“
    .clauses = LU-6 LU-9 LU-10
    .body =
        Wenn du an der Reihe bist, darfst du das letzte Gebot anzweifeln. Dann werden alle Würfel aufgedeckt und gezählt.

        - **Gebot auf Zweien bis Sechsen:** Jeder Würfel mit dieser Augenzahl zählt 1, jede Eins ebenfalls. Eine Straße zählt **10**, und zwar anstelle ihrer sechs Würfel.
        - **Gebot auf Einsen:** Jede Eins zählt 1. Eine Straße zählt **5**.

        Kommt mindestens die gebotene Anzahl zusammen, war das Gebot wahr, und es **verliert, wer gezweifelt hat**. Sind es weniger, **verliert, wer geboten hat**.

        Zählen wir einmal gemeinsam. Anna hat 1-1-3-5-5-6, Ben hat 2-3-4-5-5-6 und Clara hat 1-2-3-4-5-6.

        - Ben sagt bei `14x5` „gelogen“. Anna steuert vier bei (zwei Einsen, zwei Fünfen), Ben zwei, und Claras Straße zählt zehn. Das macht 16: Das Gebot war wahr, Ben verliert.
        - Bei `8x1` kämen von Anna zwei, von Ben keine und von Clara fünf. Das macht 7: Das wäre gelogen, und verlieren würde, wer geboten hat.

rules-07 = Bierdeckel
    .clauses = LU-11 LU-12 LU-13 LU-14
    .body =
        - **Solange Deckel in der Mitte liegen**, nimmt, wer beim Aufdecken verliert, einen davon.
        - **Sobald der letzte Deckel die Mitte verlässt**, scheiden alle ohne Deckel aus dem Abschnitt aus. Sie dürfen sich zurücklehnen: Ihnen kann nichts mehr passieren.
        - **Von da an** wandern die Deckel nur noch hin und her. Wer beim Aufdecken gewinnt, gibt einen eigenen an die Gegenseite ab. Wer so den letzten eigenen Deckel loswird, ist ebenfalls draußen und in Sicherheit.
        - **Wer alle Deckel hat**, hat den Abschnitt verloren. Für eine Hälfte gibt es dann einen halben Deckel als Andenken.

        Ein Beispiel: Die Mitte ist leer, Anna hat drei Deckel, Ben zwei, Clara keinen. Clara ist also draußen. Ben gewinnt gegen Anna und gibt ihr einen ab: Es steht vier zu eins. Ben gewinnt noch einmal und schiebt ihr seinen letzten hinüber. Anna hat alle fünf und damit die Hälfte verloren.

rules-08 = Das Ende der Partie
    .clauses = LU-15 LU-16 LU-17
    .body =
        Eine Partie kann auf zwei Arten enden:

        - Jemand verliert **beide Hälften** und damit die Partie.
        - Zwei Leute verlieren je eine Hälfte und treffen sich im **Finale**. Wer dort am Ende alle Deckel hat, hat die Partie verloren.

        Alle anderen gewinnen gemeinsam. Das Haus schreibt auch Punkte auf, und weniger ist besser: einen für jeden halben Deckel und einen weiteren für ein verlorenes Finale. Wer die Partie verliert, hat also 2, und wer das Finale gewonnen hat, 1. Wird ohne Hälften gespielt, bekommt 1, wer verliert.

        Was die Niederlage kostet, macht ihr unter euch aus. Eine Runde Getränke ist ein alter Brauch.

rules-09 = Einstellungen am Tisch
    .clauses = LU-2 LU-7 LU-8 LU-9 LU-14
    .lists = options
    .body =
        Wer einen Tisch eröffnet, entscheidet, wie gespielt wird: nach einer fertigen Spielweise oder Regel für Regel. Was anders ist als gedruckt, trägt ein ≠.

        Ohne Straßen ist die größte Anzahl für jede Augenzahl die Zahl der Würfel im Spiel.

rules-10 = So entscheidet das Haus
    .clauses = LU-3 LU-4 LU-6 LU-7 LU-8 LU-9 LU-10 LU-11 LU-13 LU-16
    .body =
        Jede Kneipe spielt ein wenig anders. Bei uns gilt:

        - **Wie viele mitspielen.** Beliebig viele, heißt es in der Anleitung. An unseren Tischen haben bis zu 20 Platz: Mehr als 120 Würfel zählt niemand mehr, und mehr Becher zeigt kein Bildschirm.
        - **Einsen und andere Augen mit gleichem Wert.** Keines der beiden Gebote überbietet das andere. Zwei Einsen und vier Sechsen sind gleich viel wert, du brauchst also mehr.
        - **Wer zweifeln darf.** Nur wer gerade an der Reihe ist. Niemand ruft von der anderen Tischseite dazwischen, und wer die Runde eröffnet, hat noch nichts anzuzweifeln.
        - **Kleinstes und größtes Gebot.** Du darfst mit `1x2` ganz bescheiden anfangen. Nach oben ist Schluss, wo auch der glücklichste Wurf nicht mehr hinreicht; danach bleibt nur noch „gelogen“.
        - **Genau genug ist genug.** Liegt exakt die gebotene Anzahl da, war das Gebot wahr.
        - **Eine Straße zählt im Ganzen.** Sie zählt 10 (oder 5 Einsen) anstelle ihrer Würfel, nie zusätzlich. Du kannst sie auch nicht wahlweise Würfel für Würfel zählen.
        - **Wer draußen ist, würfelt nicht.** Es zählen nur die Würfel derer, die im Abschnitt noch dabei sind, und das größte Gebot schrumpft mit.
        - **Ist die Mitte leer**, wandert nur zwischen den beiden Beteiligten ein Deckel. Sonst zahlt niemand.
        - **Halbe Deckel** sind nur ein Zeichen. Sie kommen nie wieder ins Spiel.
        - **Das Auswürfeln ist offen**, und nach „gelogen“ sind es auch alle Würfel. Was zuletzt aufgedeckt wurde, könnt ihr euch ansehen, bis wieder aufgedeckt wird.

rules-11 = Züge eintippen
    .clauses = LU-5 LU-6
    .body =
        Du kannst deine Züge mit den Pfeiltasten wählen oder eintippen:

        - `6x5` bietet sechs Fünfen: erst die Anzahl, dann ein x, dann die Augenzahl.
        - `3x1` bietet drei Einsen.
        - `liar` heißt „gelogen“.

        Großbuchstaben und zusätzliche Leerzeichen stören nicht: Auch `LIAR` geht. Ist ein Zug nicht erlaubt, sagt dir das Haus den Grund, und es ist nichts passiert.
    .taps-title = So spielst du mit dem Finger
    .taps =
        - **Nachsehen.** Tipp auf deinen Becher, um ihn zu heben, und noch einmal, um ihn abzusetzen. Deine Würfel zeigt nur dein Bildschirm.
        - **Bieten.** Tipp eine Augenzahl an und dreh das Rad mit − und + oder mit einem Wisch auf die Anzahl. Dann tipp auf den Knopf mit deinem Gebot.
        - **Aufdecken.** Halte „Gelogen!“, bis der Ring voll ist, oder tipp zweimal darauf.

        Was gerade nicht geht, ist blass. Tipp es trotzdem an, dann sagt dir das Haus, warum. Verloren geht dabei nichts.

rules-12 = Tipps für die erste Partie
    .clauses = LU-6 LU-7 LU-9
    .body =
        - **Rechne in Dritteln.** Bei Zweien bis Sechsen hilft im Schnitt jeder dritte Würfel, denn die Einsen helfen mit. Nimm deine eigenen Treffer und dazu ein Drittel aller verdeckten Würfel. Zu viert sind das deine eigenen plus etwa sechs.
        - **Bei Einsen rechne in Sechsteln.** Nur jeder sechste Würfel ist eine Eins.
        - **Hör gut zu.** Wer früh eine Augenzahl nennt, hat sie oft auch, oder möchte, dass du das glaubst.
        - **Mach mit Einsen einen Sprung.** `4x1` nach `7x5` lässt der nächsten Person nur noch Gebote ab Wert 9.
        - **Mit einer Straße ruhig bleiben.** Sie bringt zehn für jede Augenzahl von zwei bis sechs. Lass die anderen das Gebot nach oben treiben.
        - **Wer nach dir dran ist, urteilt über dich.** Nur von dort kann „gelogen“ kommen. Biete so, dass sich das Zweifeln gerade nicht lohnt.
