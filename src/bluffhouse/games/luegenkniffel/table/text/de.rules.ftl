# Die Regeln von Lügen-Kniffel, wie die Spielenden sie lesen. Abschnittsnummern und Klauseln sind in allen Sprachen gleich.

rules-01 = Worum es geht
    .clauses = LK-1 LK-19
    .body =
        Fünf Würfel, drei Würfe und eine Karte mit dreizehn Feldern: So weit kennst du das. Nur kommen die Würfel hier nie unter den Bechern hervor. Du schaust allein nach und erzählst dann dem Tisch, was du hast. Oder was du gern hättest.

        Die anderen entscheiden, ob sie dir glauben. Zweifelt niemand, schreibst du auf, was du behauptet hast, und keiner wird es je erfahren. Zweifelt jemand, gehen die Becher hoch, und für irgendwen wird es peinlich.

        Am Schluss gewinnt, wer die **meisten Punkte** hat. Gespielt wird mit 2 bis 8 Personen, **am besten ab drei**: Zu zweit lässt sich ständiges Zweifeln kaum bestrafen.

rules-02 = Was ihr braucht
    .clauses = LK-1 LK-2
    .body =
        Das Haus hat alles bereitgelegt:

        - **Fünf Würfel** und **drei Becher**, die ineinanderpassen.
        - **Eine Karte** pro Person mit dreizehn Kombinationen. Zu jeder gehören zwei Felder: ein **Lügenfeld** und ein **Punktefeld**.

        Wer anfängt, wird offen ausgewürfelt: Die höchste Zahl beginnt, bei Gleichstand wird noch einmal gewürfelt. Danach geht es im Uhrzeigersinn weiter.

rules-03 = Würfeln
    .clauses = LK-3 LK-4 LK-5
    .body =
        Dein Zug beginnt mit einem Wurf aller fünf Würfel. Du siehst sie dir heimlich an. Dann sagst du etwas an oder würfelst weiter, insgesamt höchstens **dreimal**.

        - **Vor dem zweiten Wurf** lässt du bis zu vier Würfel unter dem ersten Becher und wirfst die anderen neu. Du darfst auch gar keinen liegen lassen.
        - **Vor dem dritten Wurf** lässt du einige der *gerade* geworfenen Würfel unter dem zweiten Becher. Auch hier darf es keiner sein, aber mindestens einer muss noch einmal rollen.

        Dabei gilt: **Was liegt, das liegt.** Ein Würfel, den du unter einem Becher lässt, wird in diesem Zug nicht mehr angerührt.

        Wie oft du würfelst, hören alle. Welche Würfel du liegen lässt und wie viele es sind, weißt nur du.

        Ein Beispiel: Du wirfst 4-4-1-2-6 und lässt die beiden Vieren liegen. Die drei anderen zeigen danach 4-5-5. Du lässt die Vier liegen und wirfst die letzten zwei noch einmal: 2-5. Unter den Bechern ist jetzt 4-4-4-2-5. Eine der Vieren zurückzuholen, um doch auf Fünfen zu gehen, war nicht erlaubt.

rules-04 = Ansagen
    .clauses = LK-6 LK-7
    .body =
        Wenn du fertig gewürfelt hast, **musst** du eine Kombination mit ihren Punkten ansagen, egal, was deine Würfel zeigen. Infrage kommt jede, deren Punktefeld auf deiner Karte noch leer ist. Ein gestrichenes Lügenfeld stört nicht.

        - **Einser bis Sechser:** wie viele Würfel mit dieser Augenzahl, von einem bis fünf. Drei Vieren bringen 12 Punkte.
        - **Dreierpasch, Viererpasch:** die Summe aller fünf Würfel, von 5 bis 30. Ein Dreierpasch mit 19 bringt 19.
        - **Full House** 25, **Kleine Straße** 30, **Große Straße** 40, **Kniffel** 50.
        - **Chance:** die Summe, von 5 bis 30.

rules-05 = Was die Würfel wirklich zeigen
    .clauses = LK-8 LK-9 LK-20
    .body =
        - **Dreierpasch** und **Viererpasch** verlangen mindestens drei oder vier gleiche Würfel.
        - Ein **Full House** sind drei gleiche und zwei andere gleiche. Fünf gleiche sind keines.
        - Eine **Kleine Straße** sind vier Augenzahlen in Folge, eine **Große Straße** fünf. Wer die große hat, hat auch die kleine.
        - Ein **Kniffel** sind fünf gleiche Würfel und sonst nichts: **Einen Joker gibt es nicht.** Fünf gleiche stehen für keine Kombination, die sie nicht sind, und ein weiterer Kniffel bringt keine Zusatzpunkte.
        - **Chance** ist alles.

        Deine Ansage ist wahr, wenn deine Würfel diese Kombination zeigen **und genau die genannten Punkte ergeben**. Alles andere ist gelogen, auch wenn du weniger nennst, als du hast.

        Mit 4-4-4-2-5 sind drei Vieren, eine Zwei, eine Fünf, ein Dreierpasch mit 19 und eine Chance mit 19 wahr. Zwei Vieren sind gelogen, eine Chance mit 18 auch.

rules-06 = Glauben und zweifeln
    .clauses = LK-10 LK-11 LK-12 LK-13 LK-14 LK-15
    .body =
        Jetzt werden alle anderen gefragt: Glaubst du das? Alle entscheiden für sich, und die Antworten werden gemeinsam gezeigt.

        - **Niemand zweifelt.** Wer gewürfelt hat, schreibt die angesagten Punkte auf. Die Würfel bekommt niemand zu sehen.
        - **Jemand zweifelt, und es war wahr.** Die Würfel werden aufgedeckt. Die Punkte werden aufgeschrieben, und alle, die gezweifelt haben, streichen bei dieser Kombination ihr Lügenfeld.
        - **Jemand zweifelt, und es war gelogen.** Die Würfel werden aufgedeckt. Wer gelogen hat, streicht bei dieser Kombination das eigene Lügenfeld. Alle, die gezweifelt haben, schreiben sich die angesagten Punkte gut, sofern ihr Punktefeld dort noch leer ist.

        Ein **Kniffel** wird fürs Zweifeln nie gutgeschrieben; das wäre zu leicht verdient. Wer geglaubt hat, gewinnt nichts und verliert nichts.

        Ein Beispiel: Anna sagt eine Große Straße an und hat 2-3-4-4-6. Ben und Clara zweifeln, Dora glaubt. Anna streicht ihr Lügenfeld. Ben schreibt sich 40 Punkte gut. Clara hat schon eine Große Straße und geht leer aus. Für Dora ändert sich nichts.

rules-07 = Striche
    .clauses = LK-16 LK-17
    .body =
        Der erste Strich bei einer Kombination ist nur eine Warnung. Der **zweite Strich** bei derselben Kombination trifft auch das Punktefeld, **selbst wenn dort Punkte stehen**: Sie sind verloren. Ein dritter Strich bewirkt nichts mehr.

        Was aufgeschrieben ist, bleibt so. Ein Punktefeld lässt sich nie verbessern, weder durch Ansagen noch durch Zweifeln.

rules-08 = Das Ende der Partie
    .clauses = LK-18 LK-19
    .body =
        Sobald auf irgendeiner Karte alle dreizehn Punktefelder ausgefüllt oder gestrichen sind, naht das Ende, ganz gleich, wer gerade an der Reihe war. Alle anderen haben noch **genau einen Zug**, im Uhrzeigersinn nach der Person, die eben gewürfelt hat; sie selbst kommt als Letzte dran, außer es ist ihre Karte, die voll ist.

        Wer fertig ist, antwortet weiter mit. Ist deine Karte voll, bevor dein letzter Zug kommt, entfällt er.

        Dann wird gezählt: alle Punkte, **dazu 35, wenn Einser bis Sechser zusammen mindestens 63 ergeben**. Wer die höchste Summe hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Alle anderen verlieren.

rules-09 = Einstellungen am Tisch
    .clauses = LK-9 LK-10 LK-19
    .lists = options
    .body =
        Wer einen Tisch eröffnet, entscheidet, wie gespielt wird: nach einer fertigen Spielweise oder Regel für Regel. Was anders ist als gedruckt, trägt ein ≠.

        Wir empfehlen mindestens drei Personen: Zu zweit ist kaum zu bestrafen, wer an allem zweifelt.

rules-10 = So entscheidet das Haus
    .clauses = LK-3 LK-4 LK-6 LK-9 LK-10 LK-12 LK-13 LK-16 LK-18 LK-20
    .body =
        Wo man Regeln verschieden lesen kann, lesen wir sie so:

        - **Kein Joker.** Wer das gewöhnliche Kniffel kennt, vermisst ihn vielleicht: Hier zählt ein Kniffel einmal seine 50 Punkte, ersetzt nichts, und 100 Punkte extra bringt er auch nicht.
        - **Untertreiben ist gelogen.** Sagst du zwei Vieren und hast drei, ist jeder Zweifel berechtigt. Ist euch das zu streng, dann wählt `at_least`.
        - **Freiwillig gestrichen wird nicht.** Eine Null kannst du nicht aufschreiben. Passen deine Würfel zu keinem leeren Feld, musst du lügen.
        - **Jede Zahl darf genannt werden**, auch eine Summe, die mit solchen Würfeln kaum zu erreichen ist, wenn du meinst, dass man sie dir abnimmt.
        - **Weiterwürfeln heißt würfeln.** Wer alle fünf Würfel behalten will, sagt an.
        - **Antworten sind geheim**, damit sich niemand hinter anderen versteckt. Zu sehen ist, wer geantwortet hat, aber nicht, was.
        - **Alle Zweifelnden werden gleich behandelt.** Zweifeln fünf an einer Lüge, schreiben fünf die Punkte auf. Zweifeln fünf an der Wahrheit, streichen fünf.
        - **Zwei Striche, ein Feld.** Ob ein Strich vom Lügen oder vom Zweifeln kommt, spielt keine Rolle.
        - **Durch Zweifeln fertig werden** zählt wie jeder andere Weg. Werden mehrere Karten im selben Augenblick voll, hat dort niemand mehr einen letzten Zug.
        - **Die letzten Züge gibt es einmal.** Wird unterdessen noch eine Karte voll, fängt nichts von vorn an.
        - **Nur das letzte Aufdecken** bleibt sichtbar. Was geglaubt wurde, wird nie gezeigt.

rules-11 = Züge eintippen
    .clauses = LK-4 LK-7 LK-10
    .body =
        Du kannst deine Züge mit den Pfeiltasten wählen oder eintippen:

        - `keep 4 4` lässt zwei Vieren liegen und wirft die anderen Würfel, die noch nicht liegen. `keep` allein lässt keinen liegen. Die Reihenfolge der Zahlen ist egal.
        - `say fours 3`, `say three 19`, `say fullhouse`, `say chance 21` sind Ansagen. Die Kombinationen heißen `ones`, `twos`, `threes`, `fours`, `fives`, `sixes`, `three`, `four`, `fullhouse`, `small`, `large`, `kniffel` und `chance`.
        - `believe` (glauben) und `doubt` (zweifeln) sind die Antworten.

        Großbuchstaben und zusätzliche Leerzeichen stören nicht. Ist ein Zug nicht erlaubt, sagt dir das Haus den Grund, und es ist nichts passiert.
    .taps-title = So spielst du mit dem Finger
    .taps =
        - **Nachsehen.** Tipp auf deine Becher, um sie zu heben, und noch einmal, um sie abzusetzen.
        - **Noch einmal werfen.** Tipp die Würfel an, die liegen bleiben sollen, dann den Knopf darunter. Alle anderen werden geworfen.
        - **Ansagen.** Tipp eine Kombination an und wähle ihre Zahl. Dann halte den Knopf mit der Ansage, bis der Ring voll ist, oder tipp zweimal darauf: Das lässt sich nicht zurücknehmen.
        - **Antworten.** Tipp an, ob du glaubst oder zweifelst.

        Was gerade nicht geht, ist blass. Tipp es trotzdem an, dann sagt dir das Haus, warum. Verloren geht dabei nichts.

rules-12 = Tipps für die erste Partie
    .clauses = LK-5 LK-6 LK-12 LK-13 LK-16 LK-18
    .body =
        - **Lüge klein.** Drei Fünfen glaubt man gern, zumal nach drei Würfen. Fünf Fünfen sollten besser da sein.
        - **Denk an deine Karte.** Alle sehen, welche Felder dir noch fehlen. Sind nur noch die schweren übrig, wird dir niemand mehr glauben. Heb dir ein leichtes Feld wie die Chance für schlechte Zeiten auf.
        - **Der erste Strich ist billig, der zweite nicht.** Wo dein Lügenfeld noch sauber ist, darfst du mutig sein. Wo es gestrichen ist und Punkte danebenstehen, sei mit Zweifeln vorsichtig.
        - **Zweifle, wo du schreiben kannst.** Ist dein eigenes Feld leer, ist eine ertappte Lüge ein Geschenk. Ist es voll, verdirbst du anderen nur den Spaß.
        - **Zähl die Würfe mit.** Wer nach einem Wurf aufhört, hat etwas, oder will genau diesen Eindruck erwecken.
        - **Liegen bleibt liegen.** Ein frühes Paar ist gut; drei verschiedene Würfel für eine Straße binden dir die Hände.
        - **Wird an deiner Wahrheit gezweifelt, ist das kein Unglück:** Dafür zahlen die anderen.
