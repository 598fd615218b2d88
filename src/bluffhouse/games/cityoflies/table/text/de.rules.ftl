# Die Regeln von Stadt der Lügen, wie die Spielenden sie lesen. Abschnittsnummern und Klauseln sind in allen Sprachen gleich.

rules-01 = Worum es geht
    .clauses = CL-18 CL-19 CL-20
    .body =
        In dieser Stadt fragt niemand, was passiert ist. Gefragt wird, was du beweisen kannst. Also legst du Karte für Karte Beweise aus, bis deine Geschichte steht. Die anderen schmuggeln derweil Lügen dazwischen, greifen dir in die Tasche und lassen deine besten Stücke beschlagnahmen. Und du machst es mit ihnen natürlich genauso.

        Eine Partie kann mit einem einzigen Zug vorbei sein. Mit **7 Punkten Wahrheit** gewinnst du sofort. Ebenfalls sofort gewinnst du, wenn du jemandem den **vierten falschen Beweis** unterschiebst oder wenn dir die **vierte Sabotage** gelingt. Passiert nichts dergleichen, wird am Ende gezählt.

rules-02 = Was ihr braucht
    .clauses = CL-1 CL-6 CL-7 CL-8 CL-16
    .body =
        Das Haus legt alles bereit für **2 bis 4 Personen**. Der große Stapel hat 60 Karten.

        Zwanzig davon sind **Beweise**, und diese drei Arten heißen **echte** Beweise:

        - **Sicherer Beweis** (`sure`, 12 Karten): liegt offen vor dir und zählt 1.
        - **Doppelter Beweis** (`double`, 4 Karten): liegt offen vor dir und zählt 2.
        - **Verdeckter Beweis** (`hidden`, 4 Karten): liegt verdeckt vor dir und zählt nichts, bis er enthüllt wird.

        Fünfundzwanzig sind **Aktionen**:

        - **Verhör** (`interrogate`, 5 Karten): Du siehst eine zufällige Karte aus einer fremden Hand.
        - **Blockade** (`block`, 4 Karten): hält eine Karte auf, die dich treffen soll.
        - **Enthüllung** (`reveal`, 4 Karten): deckt einen verdeckten Beweis auf, einen eigenen oder einen fremden.
        - **Tausch** (`swap`, 3 Karten): Du und jemand anders tauscht je eine Handkarte.
        - **Falle** (`trap`, 4 Karten): Eine zufällige Karte aus einer fremden Hand wird abgeworfen.
        - **Diebstahl** (`steal`, 3 Karten): Du nimmst eine zufällige Karte aus einer fremden Hand.
        - **Beschlagnahme** (`confiscate`, 2 Karten): Ein fremder Beweis auf dem Tisch wird abgeworfen.

        Fünfzehn sind **Täuschungen**:

        - **Falscher Beweis** (`false`, 6 Karten): Du legst ihn vor jemand anderen.
        - **Fälschung** (`forge`, 5 Karten): Du ersetzt einen fremden echten Beweis durch einen falschen.
        - **Verwirrung** (`confuse`, 4 Karten): Jemand spielt im nächsten Zug keine Karte.

        Daneben liegen der kleine Stapel der **Ausgänge** mit sechs Karten (dreimal +1, zweimal +2, einmal falsch), **zehn Rundenkarten** und **vier Archetypen**, die nur mitspielen, wenn ihr das wollt.

rules-03 = So läuft eine Partie
    .clauses = CL-1 CL-4 CL-5 CL-7 CL-23
    .body =
        Alle bekommen fünf Karten. Wer anfängt, entscheidet der Zufall, dann geht es im Uhrzeigersinn. Waren alle, die noch dabei sind, einmal am Zug, ist die **Runde** vorbei. Die nächste beginnt wieder am selben Platz. Ist dort inzwischen niemand mehr dabei, fängt an, wer als Nächstes noch mitspielt.

        Die Runden bilden drei **Kreise**:

        - **Kreis I**, Runden 1 bis 5: Falsche Beweise zählen 0. Noch liegen sie einfach da und warten.
        - **Kreis II**, Runden 6 bis 10: Jeder falsche Beweis zählt minus 1, auch die aus Kreis I.
        - **Kreis III**, ab Runde 11: wie Kreis II, aber jetzt ziehst du zwei Karten, spielst zwei und darfst nur noch sechs behalten.

        Ein neuer Kreis beginnt nur zwischen zwei Runden, mittendrin überrascht er niemanden. Hat nach 30 Runden noch niemand gewonnen, folgt die Endabrechnung.

rules-04 = Dein Zug, Schritt für Schritt
    .clauses = CL-2 CL-3 CL-5 CL-15
    .body =
        - **Ziehen.** Zieh eine Karte. Ist der Nachziehstapel leer, wird vorher die Ablage zu einem neuen gemischt. Sind beide leer, ziehst du nichts.
        - **Spielen.** Hast du eine spielbare Karte, musst du eine spielen. Hast du keine, entfällt das Spielen. Eine Blockade kannst du im eigenen Zug nicht spielen.
        - **Hand prüfen.** Behalten darfst du **sieben** Karten. Was zu viel ist, wirfst du ab; welche Karten, suchst du dir aus.

        In **Kreis III** ziehst du zwei, spielst zwei und behältst höchstens sechs. Höchstens **eine der beiden** darf ein Beweis sein, egal ob die erste oder die zweite. Nach einem Beweis muss eine Aktion oder Täuschung folgen, wenn du eine spielen kannst. Kannst du das nicht, war der Beweis alles für diesen Zug.

        Bist du **verwirrt**, ziehst du und prüfst deine Hand, aber du spielst nichts.

rules-05 = Beweise und Wahrheit
    .clauses = CL-6 CL-8 CL-18
    .body =
        Deine **Wahrheit** ist die Summe dessen, was offen vor dir liegt und für dich notiert ist: 1 für jeden sicheren, 2 für jeden doppelten Beweis. Ab Kreis II geht für jeden falschen Beweis 1 ab.

        Ein **verdeckter Beweis** ist ein Los. Solange er verdeckt liegt, zählt er nichts. Spielt jemand eine **Enthüllung** auf ihn, wird ein Ausgang gezogen:

        - **+1** oder **+2** wird als Wahrheit notiert, und zwar immer dort, wo der verdeckte Beweis lag.
        - **Falsch** wird dort als falscher Beweis notiert.

        Der Ausgang kommt zurück in seinen kleinen Stapel, der verdeckte Beweis wird abgeworfen. Eine Notiz ist keine Karte: Sie lässt sich durch nichts mehr entfernen. Ein notierter falscher Beweis zählt wie jeder andere.

        Ein Beispiel: Vor dir liegen drei sichere, ein doppelter und zwei falsche Beweise, und für dich ist eine +1 notiert. In Kreis I ist deine Wahrheit 6. Sobald Kreis II beginnt, ist sie 4.

rules-06 = Lügen
    .clauses = CL-7 CL-14 CL-15
    .body =
        - **Falscher Beweis:** Du legst ihn offen vor jemand anderen, nie vor dich selbst. In Kreis I zählt er 0, danach minus 1.
        - **Fälschung:** Dafür brauchst du einen falschen Beweis auf der Hand. In einem Zug legst du ihn an die Stelle eines fremden echten Beweises (sicher, doppelt oder verdeckt). Der echte wird abgeworfen.
        - **Verwirrung:** Die betroffene Person zieht im nächsten Zug, spielt aber nichts. Nach diesem Zug ist es vorbei. Wer schon verwirrt ist, wird durch eine zweite Verwirrung nicht verwirrter.

        Ein Beispiel: Anna hat 5 Punkte Wahrheit, darunter einen doppelten Beweis. Es läuft Kreis II. Ben spielt eine Fälschung und legt seinen falschen Beweis an die Stelle des doppelten. Anna verliert 2 und bekommt minus 1: Es bleiben nur 2 Punkte.

rules-07 = Aktionen
    .clauses = CL-8 CL-9 CL-10 CL-11 CL-12 CL-13
    .body =
        - **Verhör:** Du siehst eine zufällige Karte aus einer fremden Hand. Nur du siehst sie, aber die verhörte Person weiß, welche es war.
        - **Enthüllung:** Du deckst einen verdeckten Beweis auf, vor dir oder vor jemand anderem.
        - **Tausch:** Du brauchst noch mindestens eine andere Karte, und die fremde Hand darf nicht leer sein. Dann sucht ihr beide eine Karte aus, die ihr hergebt. Gezeigt wird nichts, bis beide gewählt haben.
        - **Falle:** Eine zufällige Karte aus einer fremden Hand wird abgeworfen, für alle sichtbar. (Steht `trap_choice` auf `chooser`, darfst du stattdessen eine Karte nennen, von der du weißt, dass sie dort ist.)
        - **Diebstahl:** Du nimmst eine zufällige Karte aus einer fremden Hand. Nur ihr beide wisst, welche.
        - **Beschlagnahme:** Ein Beweis, der vor jemand anderem liegt, wird abgeworfen. Er darf sicher, doppelt, verdeckt oder falsch sein.

        Verhör, Falle und Diebstahl darfst du auch gegen eine leere Hand spielen. Dann passiert nichts, aber deine Karte ist gespielt.

rules-08 = Blockieren
    .clauses = CL-16
    .body =
        Immer wenn eine Karte dich oder einen Beweis vor dir treffen soll, fragt dich das Haus, **bevor** sie wirkt: zulassen oder blockieren?

        - **Lässt du sie zu**, wirkt sie.
        - **Blockierst du sie** mit einer Blockade von der Hand, werden beide Karten abgeworfen, und nichts passiert. Gegen eine Blockade hilft keine Blockade.

        Gefragt wirst du immer, auch ohne Blockade und sogar mit leerer Hand. So verrät die Frage niemandem etwas.

        Wird eine Fälschung blockiert, bleibt der falsche Beweis auf der Hand. Nur wissen jetzt alle, dass er dort ist.

rules-09 = Sabotage
    .clauses = CL-17 CL-20
    .body =
        Wirst du nicht blockiert, ist jedes davon eine **Sabotage**:

        - Mit einer **Fälschung** oder **Beschlagnahme** schaffst du einen fremden echten Beweis vom Tisch.
        - Deine **Falle** trifft irgendeine Karte außer einem falschen Beweis.
        - Bei einem **Diebstahl** erwischst du einen echten Beweis.

        Einen falschen Beweis zu beschlagnahmen, ist keine Sabotage: Damit tust du jemandem einen Gefallen. Einen falschen Beweis zu legen, ist auch keine.

        Gezählt wird öffentlich. Nach einem Diebstahl erfahren also alle, ob es eine Sabotage war, aber nicht, welche Karte es war. Wem **vier Sabotagen** gelungen sind, der gewinnt sofort.

rules-10 = Entlarven und ausscheiden
    .clauses = CL-19 CL-21
    .body =
        Wer **vier falsche Beweise** hat, Karten und Notizen zusammengezählt, ist entlarvt. Das gilt in jedem Kreis, auch im ersten, in dem falsche Beweise noch nichts kosten. Was dann geschieht, hängt davon ab, woher der letzte kam:

        - **Jemand anders hat ihn gelegt oder gefälscht:** Diese Person gewinnt sofort.
        - **Er kam durch eine fremde Enthüllung:** Wer sie gespielt hat, gewinnt sofort.
        - **Er kam durch deine eigene Enthüllung:** Du **scheidest aus**. Deine Hand und alles vor dir werden offen abgeworfen, deine Notizen verfallen, und dein Zug ist zu Ende. Bleibt danach nur noch eine Person übrig, gewinnt sie durch Überleben.

        Noch ein Weg führt aus der Partie: Wer ziehen soll, wenn Nachziehstapel und Ablage beide leer sind, und auch keine spielbare Karte hat, scheidet ebenso aus. Nur verwirrt zu sein, reicht dafür nicht.

rules-11 = Wege zum Sieg
    .clauses = CL-18 CL-19 CL-20 CL-21 CL-23 CL-24
    .body =
        - **Wahrheit:** Du hast 7 Punkte Wahrheit.
        - **Entlarvung:** Durch dich hat jemand anders vier falsche Beweise.
        - **Sabotage:** Dir sind vier Sabotagen gelungen.
        - **Überleben:** Alle anderen sind ausgeschieden.
        - **Endabrechnung:** Vorher hat niemand gewonnen, und du hast die meisten Punkte.

        Die Zahlen gelten für die übliche Länge (`length`). Jeder Weg außer dem letzten beendet die Partie auf der Stelle, egal wer am Zug ist. Entlarvst du mit einer Fälschung jemanden und ist sie zugleich deine vierte Sabotage, gewinnst du durch Entlarvung.

        Steht es auch in der Endabrechnung in allem gleich, ist es eine **kollektive Lüge**, und niemand gewinnt.

rules-12 = Die Endabrechnung
    .clauses = CL-23
    .body =
        Sie kommt, wenn jemand beim Ziehen Nachziehstapel und Ablage leer vorfindet, oder nach der letzten Runde, der dreißigsten. Vorher wird die Runde zu Ende gespielt, und auch darin lässt sich noch auf den üblichen Wegen gewinnen.

        Dann wird jeder verdeckte Beweis mit einem Ausgang enthüllt. Entlarvt wird dabei niemand, und es gibt auch keinen Sofortsieg. Du zählst zusammen:

        - die Beweise, die offen vor dir liegen, und was für dich notiert ist,
        - abzüglich **aller** falschen Beweise, gleich in welchem Kreis.

        Wer die höchste Summe hat, gewinnt. Bei Gleichstand gewinnt, wer weniger falsche Beweise hat, danach, wer mehr Handkarten hat. Ist immer noch alles gleich, gewinnt niemand. Wer ausgeschieden ist, zählt nicht mit.

rules-13 = Archetypen
    .clauses = CL-1 CL-A1 CL-A2 CL-A3 CL-A4
    .body =
        Spielt ihr mit `archetypes`, bekommen alle heimlich einen Archetyp. Er wirkt die ganze Partie lang und wird nie wie eine Karte gespielt.

        - **Die Kommissarin:** Dein Verhör zeigt dir zwei Karten, wenn es zwei gibt.
        - **Der Fälscher:** Eine Fälschung darf bis zu zwei Beweise ersetzen, auf einem oder auf zwei fremden Plätzen. Für jeden brauchst du einen falschen Beweis von der Hand (und für den zweiten, wenn `forger` auf `forgeries` steht, noch eine Karte Fälschung), jedes Mal wird gefragt, und jeder ist eine eigene Sabotage. Eine Blockade beendet die Fälschung: Wird die erste blockiert, gibt es keine zweite; wird die zweite blockiert, bleibt die erste bestehen.
        - **Die Analystin:** Vor dem ersten Ziehen in deinem Zug siehst du die oberste Karte des Nachziehstapels. Du ziehst sie, oder du legst sie nach ganz unten und musst die nächste ziehen.
        - **Der Schatten:** Wirst du verhört und hast eine Karte, suchst du aus, welche gezeigt wird, und zwar einmal in jedem Zug, egal wessen Zug es ist. Werden zwei gezeigt, wählst du eine, und der Zufall die andere.

        Ein Archetyp bleibt geheim, bis die anderen ihn am Werk sehen: wenn zwei Karten gezeigt werden oder wenn gefragt wird, ob eine Karte nach unten soll, welche gezeigt wird oder ob noch einmal gefälscht wird. Wer **nicht** gefragt wird, wo ein Archetyp gefragt worden wäre, hat damit auch etwas verraten.

rules-14 = Einstellungen am Tisch
    .clauses = CL-1 CL-11 CL-13 CL-17 CL-18 CL-20 CL-22 CL-23 CL-A2
    .lists = options
    .body =
        Wer einen Tisch eröffnet, entscheidet, wie gespielt wird: nach einer fertigen Spielweise oder Regel für Regel. Was anders ist als gedruckt, trägt ein ≠.

        Spielt **eure ersten Partien** am besten ohne Archetypen und mit ausgeschaltetem `sabotage_win`. Seid ihr nur zu zweit oder ist es schon spät, stellt `length` auf `quick`. Und noch eine Warnung: Wird in langen Partien aufs Geratewohl gespielt, enden sie meistens durch Sabotage.

rules-15 = So entscheidet das Haus
    .clauses = CL-2 CL-3 CL-4 CL-5 CL-8 CL-9 CL-10 CL-11 CL-13 CL-16 CL-17 CL-18 CL-19 CL-20 CL-21 CL-22 CL-23 CL-24 CL-A2 CL-A4
    .body =
        Wo man Regeln verschieden lesen kann, lesen wir sie so:

        - **Spielen ist Pflicht.** Du kannst keine Karte zurückhalten, nur damit deine Hand voll bleibt. Ohne Karte bleibt dein Zug nur, wenn du keine spielen kannst.
        - **Wahrheit zählt netto.** Ab Kreis II ist ein Punkt, neben dem eine Lüge liegt, kein Punkt. Wer das anders sieht, wählt `gross`.
        - **Wahrheit gewinnt, sobald sie da ist.** Beschlagnahmt jemand einen falschen Beweis bei dir und deine Wahrheit steigt dadurch auf 7, gewinnst du, obwohl du nicht am Zug warst.
        - **Verdeckte Beweise am selben Platz sind gleich.** Wer auf einen zielt, sucht sich nicht aus, auf welchen. Bei einer Enthüllung hat der Schatten deshalb nichts auszusuchen; er wählt nur, wenn er verhört wird.
        - **Enthüllst du deinen eigenen verdeckten Beweis**, trifft das sonst niemanden: Es wird auch niemand gefragt.
        - **Einen Tausch kannst du nicht ablehnen**, nur blockieren. Ist er zugelassen, geben beide eine Karte her.
        - **Ein Diebstahl trifft zufällig, eine Falle auch:** Niemand sucht die Karte aus. Nur wenn `trap_choice` auf `chooser` steht, darf eine Karte nennen, wer die Falle gestellt hat. Sie muss sicher bekannt sein: gesehen, hergegeben oder verloren, und seither bestimmt nicht fortgegangen. Alle hören den Namen und wissen dann, dass die Karte bekannt war. Gefragt wird auch, wenn nichts bekannt ist; dann bleibt nur der Zufall.
        - **Eine Falle ist auch Sabotage**, wenn sie eine Aktion oder Täuschung trifft; nur um einen falschen Beweis ist es nicht schade. Was jemand wegen der vollen Hand abwirft, ist niemandes Sabotage.
        - **Was ist ein Verlust?** Die Anleitung spricht an einer Stelle von Beweisen, an einer anderen auch von Aktionen und Täuschungen. `printed` folgt jeder dort, wo sie steht. Mit `any_card` zählt jede Karte, die eine Falle oder ein Diebstahl trifft.
        - **Eine Fälschung ist eine gespielte Karte**, obwohl dabei zwei deine Hand verlassen. In Kreis III ist sie eine von deinen zweien.
        - **Der Fälscher** braucht eine Karte Fälschung und zwei falsche Beweise, um zwei Beweise zu ersetzen. Wollt ihr dafür zwei Karten Fälschung sehen, wählt `forgeries`.
        - **Ein letzter falscher Beweis durch fremde Enthüllung** lässt gewinnen, wer sie gespielt hat, auch wenn es der Stapel der Ausgänge so wollte.
        - **Eine lange Partie braucht 10 Punkte.** Die Anleitung nennt dafür einmal 7 und in ihrer Tabelle 10; wir halten uns an die Tabelle, denn 7 ist schon die übliche Zahl.
        - **Nach einer festen Zahl von Runden ist Schluss** (`max_rounds`). Die Anleitung kennt dieses Ende nicht, aber wer nur noch abwehrt, könnte ewig spielen.
        - **Der Stapel der Ausgänge ändert sich nie.** Jede gezogene Karte kommt zurück, die Chancen bleiben immer dieselben.
        - **Ein Zug, der mit dem Ausscheiden endet**, gilt als gemacht; die Runde geht am nächsten Platz weiter.

rules-16 = Züge eintippen
    .clauses = CL-3 CL-8 CL-10 CL-11 CL-13 CL-14 CL-16 CL-A2 CL-A3 CL-A4
    .body =
        Du kannst deine Züge mit den Pfeiltasten wählen oder eintippen. Eine Zahl meint einen Platz; die Plätze zählen im Uhrzeigersinn ab 0.

        - `sure`, `double`, `hidden`: diesen Beweis vor dich legen.
        - `interrogate 2`, `swap 2`, `trap 2`, `steal 2`, `confuse 2`: diese Karte gegen Platz 2 spielen.
        - `reveal 2`: einen verdeckten Beweis an Platz 2 enthüllen. Mit deiner eigenen Nummer ist es einer von deinen.
        - `confiscate 2 double`: an Platz 2 einen doppelten Beweis beschlagnahmen.
        - `false 2`: einen falschen Beweis vor Platz 2 legen.
        - `forge 2 sure`: an Platz 2 einen sicheren Beweis durch deinen falschen ersetzen.
        - `allow`, `block`: die Antwort auf eine Karte, die dich treffen soll.
        - `give trap`: diese Karte beim Tausch hergeben.
        - `discard sure`: wegen der vollen Hand abwerfen, eine Karte nach der anderen.
        - `draw`, `bury`: Die Analystin zieht die oberste Karte oder legt sie nach ganz unten.
        - `show trap`: Der Schatten zeigt diese Karte.
        - `enough`: Der Fälscher fälscht kein zweites Mal. Für das zweite Mal tippst du noch einmal `forge`, etwa `forge 1 double`.
        - `name sure`, `random`: die Karte, die deine Falle trifft, wenn `trap_choice` auf `chooser` steht.

        Großbuchstaben und zusätzliche Leerzeichen stören nicht. Ist ein Zug nicht erlaubt, sagt dir das Haus den Grund, und es ist nichts passiert.
    .taps-title = So spielst du mit dem Finger
    .taps =
        - **Eine Karte ansehen.** Tipp sie in deiner Hand an: Du liest, was sie tut, und siehst, wen oder was sie treffen kann.
        - **Sie ausspielen.** Tipp auf den Knopf, auf eine Person oder auf den Beweis, den es treffen soll.
        - **Antworten.** Eine Karte zielt auf dich: Lass sie zu, oder blockiere sie, wenn du kannst.
        - **Hergeben, zeigen, abwerfen.** Fragt dich das Haus nach einer Karte, tipp eine in deiner Hand an.
        - **Nicht vergessen.** Im Notizbuch steht, was du von fremden Händen gesehen hast.

        Was gerade nicht geht, ist blass. Tipp es trotzdem an, dann sagt dir das Haus, warum. Verloren geht dabei nichts.

rules-17 = Tipps für die erste Partie
    .clauses = CL-6 CL-7 CL-8 CL-13 CL-16 CL-17 CL-19
    .body =
        - **Glänze nicht zu früh.** Wer bei der Wahrheit vorn liegt, ist das liebste Ziel von allen. Ein doppelter Beweis fällt auf, und eine Fälschung nimmt ihn dir mit Zinsen.
        - **Zähle die falschen Beweise.** Liegen vor jemandem schon drei, gewinnt, wer den vierten unterbringt. Liegen sie vor dir, dann lass niemanden mit dem vierten an dich heran und heb dir eine Blockade auf.
        - **Enthülle mit Bedacht.** Fünf von sechs Ausgängen sind gut. Hast du aber schon drei falsche Beweise, wirft dich der sechste hinaus.
        - **Dich selbst befreit eine Beschlagnahme nur mit `confiscate_own_false`.** Sonst können dir nur die anderen eine Lüge wieder abnehmen.
        - **Blockiere nicht zu hastig.** Es gibt nur vier Blockaden. Ein Verhör tut selten weh, eine Fälschung an deinem doppelten Beweis schon.
        - **Zögere, bevor du etwas zulässt.** Gefragt werden alle. Eine kleine Pause kann eine Blockade bedeuten oder bloß Theater sein.
        - **Behalte die Sabotagen im Auge.** Eine Falle zählt bei fast jeder Karte. Hat jemand drei Sabotagen, ist es höchste Zeit für eine Verwirrung.
