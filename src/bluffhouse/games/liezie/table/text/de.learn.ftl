## The Lie Zie: was die Begleitung der ersten Partie sagt.

learn-welcome = Zuerst nehmen alle je zwölf Karten, dann versucht ihr, sie loszuwerden, dann werden Preise ausgesucht. Preise sind Punkte, und wer die meisten hat, gewinnt.
learn-back = Alle Karten liegen mit der Rückseite nach oben. Sie zeigt eine Farbe und eine Zahl, und genau eines von beiden stimmt. Was gilt, ist die Vorderseite.
learn-take = Nimm irgendeine Karte. Sobald du sie hast, siehst du ihre Vorderseite. Hier nehmt ihr reihum; an einem richtigen Tisch greifen alle gleichzeitig zu.
learn-front = Die Rückseite sagte { side-words }, die Vorderseite ist { front-words }. Die eine Hälfte stimmte, die andere war gelogen. Die anderen sehen weiterhin nur die Rückseite.
learn-first-card = Mit der ersten Karte fängt dein Blatt einfach an.
learn-place = Jetzt such dir ein Ende aus: links oder rechts. Sortieren darfst du nie, also überleg dir, welche Karten Nachbarn werden.
learn-neighbours = Nimm die nächste. Nachbarn einer Farbe ergeben von links nach rechts eine Zahl: Rot 3, Rot 1, Rot 2 ist 312. Drei nebeneinander sind stark.
learn-draft-again = Nimm eine Karte, deren wahre Hälfte zu einem deiner Enden passen könnte.
learn-place-again = Links oder rechts? Halte Karten einer Farbe zusammen, die hohen Zahlen links.
learn-ready = { $who ->
    [you] Dein Blatt ist als erstes vollständig, darum spielst du in der ersten Runde aus.
   *[other] Das Blatt von { $player } ist als erstes vollständig, darum spielt { $player } in der ersten Runde aus.
}
learn-lead = Du spielst aus: eine Karte oder zwei oder drei Nachbarn einer Farbe. Tippe sie in deinem Blatt an. Ihre Zahl müssen die anderen in dieser Farbe überbieten.
learn-lead-again = Du spielst aus. Nimm, was viele Karten loswird oder was niemand überbietet.
learn-beat = Spiel Nachbarn der ausgespielten Farbe, deren Zahl größer ist, oder passe. Wie viele Karten es sind, ist gleich: 111 schlägt 44.
learn-must-pass = Passen darfst du immer; es kostet nur die Gelegenheit, Karten loszuwerden.
learn-turn = Überbiete die Zahl in der ausgespielten Farbe, oder passe.
learn-closes-up = Dein Blatt rückt zusammen: Karten, die getrennt waren, sind jetzt Nachbarn und lassen sich zusammen spielen.
learn-round = { $who ->
    [you] Du gewinnst die Runde mit { $number } und spielst darum die nächste aus.
   *[other] { $player } gewinnt die Runde mit { $number } und spielt die nächste aus.
}
learn-out = { $who ->
    [you] Du hast keine Karten mehr!
   *[other] { $player } hat keine Karten mehr.
} Je früher, desto mehr Preise: drei, zwei oder einer.
learn-prizes = Jetzt werden die Preise ausgesucht, wieder nach ihren verlogenen Rückseiten. Sie bleiben bis zum Ende verdeckt; dann sind die Zahlen auf den Vorderseiten Punkte.
learn-prize = Such dir einen Preis aus. Eine hohe Zahl auf der Rückseite ist eine gute Wahl: In der Hälfte der Fälle stimmt sie.
learn-prize-again = Such dir noch einen Preis aus.
learn-enough = Jetzt kannst du es. Hör hier auf und spiel eine eigene Partie, oder spiel diese zu Ende: Ich melde mich nur noch, wenn etwas Neues kommt.
learn-summary = Jede Rückseite lügt zur Hälfte. Bring Karten einer Farbe nebeneinander, werde dein Blatt früh los und such deine Preise gut aus. Eine richtige Partie hat drei Durchgänge, und alle nehmen gleichzeitig.

# Warum ein Zug gut ist
because-take = Die Rückseite verspricht etwas, das an ein Ende deines Blatts passt.
because-rid = Du spielst aus: Je mehr Karten auf einmal weggehen, desto eher ist dein Blatt leer.
because-beats = Es sticht, was da liegt, und { $count ->
    [one] eine Karte ist
   *[other] { $count } Karten sind
} weg.
because-pass = Was das hier schlägt, ist später mehr wert.
because-prize = Eine hohe Zahl auf der Rückseite stimmt oft, und Preise sind Punkte.
