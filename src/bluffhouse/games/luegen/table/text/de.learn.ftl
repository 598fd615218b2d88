## Lügen: was die Begleitung der ersten Partie sagt.

learn-welcome = Ihr seid zu dritt, mit je sechs Würfeln unter dem Becher und drei Bierdeckeln in der Mitte. Wer am Ende alle Deckel hat, verliert als Einziger.
learn-cup = Lüfte deinen Becher und spähe darunter: { $dice }. Das siehst nur du. Einsen sind Joker, sie helfen jeder anderen Augenzahl.
learn-open = Du eröffnest. Sag, wie viele Würfel mit einer Augenzahl unter allen Bechern zusammen liegen: Anzahl und Augenzahl. Lügen ist erlaubt.
learn-answer = { $player } behauptet: mindestens { bid-words } unter allen Bechern. Entweder du erhöhst, oder du sagst „Gelogen!“, und es wird gezählt.
learn-estimate = { $player } bietet { bid-words }. Zähl deine eigenen, Einsen inbegriffen, und ein Drittel der Würfel, die du nicht siehst.
learn-ones = { $player } bietet { bid-words }. Auch auf Einsen kannst du bieten; sie zählen im Gebot doppelt. Drei Einsen überbieten also fünf von allem anderen.
learn-next-round = Alle haben neu gewürfelt, und du eröffnest, denn der letzte Deckel ging an dich. Erst spähen, dann bieten.
learn-turn = { $player } bietet { bid-words }. Erhöhe, oder sag „Gelogen!“, wenn du meinst, dass es weniger sind.
learn-showdown-true = Alle Becher sind oben. Geboten: { bid-words }. Gezählt: { $there }. Mindestens so viele genügen. Das Gebot war also wahr, und es verliert, wer gezweifelt hat.
learn-showdown-lie = Alle Becher sind oben. Geboten: { bid-words }. Gezählt: nur { $there }. Das war gelogen, und es verliert, wer geboten hat.
learn-mat = { $who ->
    [you] Du nimmst einen Bierdeckel aus der Mitte.
   *[other] { $player } nimmt einen Bierdeckel aus der Mitte.
} Wer beim Aufdecken verliert, eröffnet auch die nächste Runde, und alle würfeln neu.
learn-empty-middle = Jetzt ist die Mitte leer. Wer keinen Deckel hat, ist draußen und in Sicherheit. Die anderen spielen weiter: Wer ab jetzt beim Aufdecken gewinnt, gibt einen Deckel ab.
learn-mat-given = { $who ->
    [you] Du hast gewonnen und gibst einen Deckel an { $loser } ab.
   *[other] { $whom ->
        [you] { $player } hat gewonnen und gibt einen Deckel an dich ab.
       *[other] { $player } hat gewonnen und gibt einen Deckel an { $loser } ab.
    }
} Wer so den letzten loswird, ist ebenfalls draußen und in Sicherheit.
learn-safe = Du bist draußen, und das ist gut so: Dir kann nichts mehr passieren. Sieh zu, wie die anderen es unter sich ausmachen.
learn-enough = Jetzt kannst du es. Hör hier auf und spiel eine eigene Partie, oder spiel diese zu Ende: Ich melde mich nur noch, wenn etwas Neues kommt.
learn-summary = Biete auf die Würfel aller, erhöhe oder sag „Gelogen!“, und sammle keine Bierdeckel. An einem richtigen Tisch gibt es zwei Hälften mit je fünf Deckeln und ein Finale.

# Warum ein Zug gut ist
because-liar = Du hast { $own }. Mit jedem { $share }. der { $hidden } verdeckten sind das etwa { $about }: zu wenig.
because-likely = Du hast { $own }. Mit jedem { $share }. der { $hidden } verdeckten sind das etwa { $about }: stimmt vermutlich.
because-brave = Es werden etwa { $about } sein: ein Bluff, aber Zweifeln ist gewagter.
