## Stadt der Lügen: was die Begleitung der ersten Partie sagt.

learn-welcome = Ihr seid zu dritt, und alle erzählen ihre Geschichte. Wer fünf Punkte Wahrheit hat, gewinnt sofort. Ebenso, wer jemandem den dritten falschen Beweis unterschiebt.
learn-hand = Wenn du dran bist, ziehst du eine Karte und spielst eine. Tippe eine Karte deiner Hand an und lies, was sie tut.
learn-play = Du bist dran. Beweise vor dir sind Wahrheit: Ein sicherer Beweis zählt 1, ein doppelter 2. Leg einen aus, wenn du kannst; sonst spiel eine andere Karte gegen jemanden.
learn-attack = Du bist wieder dran. Behalte im Auge, wer am meisten Wahrheit hat: Mit den meisten anderen Karten suchst du dir ein Opfer aus, und nur eine Blockade hält dich auf.
learn-turn = Spiel eine Karte: einen Beweis für dich, oder bremse, wer vorne liegt.
learn-evidence = { $who ->
    [you] Du hast einen Beweis ausgelegt.
   *[other] { $player } hat einen Beweis ausgelegt.
} Alle können ihn sehen, und alle können ihn sich vornehmen. Wer auf fünf kommt, gewinnt.
learn-asked-block = { $player } spielt eine Karte gegen dich: { card-name }. Du hast eine Blockade: Spiel sie, dann sind beide Karten weg. Oder lass es zu und heb sie dir auf.
learn-asked = { $player } spielt eine Karte gegen dich: { card-name }. Du hast keine Blockade und kannst nur zulassen. Gefragt wirst du trotzdem: Das sollen die anderen ja nicht wissen.
learn-asked-again = { $player } spielt eine Karte gegen dich: { card-name }.
learn-blocked = { $who ->
    [you] Blockiert! Die Karte von { $rival } bewirkt nichts.
   *[other] { $whom ->
        [you] { $player } hat deine Karte blockiert.
       *[other] { $player } hat die Karte von { $rival } blockiert.
    }
} Beide Karten werden abgeworfen. Wer eine Blockade hat, weiß vorher niemand.
learn-planted = { $whom ->
    [you] { $player } hat dir einen falschen Beweis untergeschoben.
   *[other] { $who ->
        [you] Du hast { $rival } einen falschen Beweis untergeschoben.
       *[other] { $player } hat { $rival } einen falschen Beweis untergeschoben.
    }
} { $circle ->
    [1] Noch zählt er nicht; ab Kreis II ist jeder −1.
   *[other] Er kostet einen Punkt Wahrheit.
} Drei davon bei einer Person entscheiden die Partie.
learn-forged = { $whom ->
    [you] { $player } hat einen Beweis von dir gegen einen falschen ausgetauscht: Die Wahrheit ist weg, und da liegt eine Lüge.
   *[other] Ein Beweis von { $rival } wurde gegen einen falschen ausgetauscht: Die Wahrheit ist weg, und da liegt eine Lüge.
}
learn-stolen = { $whom ->
    [you] { $player } hat dir eine zufällige Karte aus der Hand gestohlen.
   *[other] { $who ->
        [you] Du hast { $rival } eine zufällige Karte aus der Hand gestohlen.
       *[other] { $player } hat { $rival } eine zufällige Karte aus der Hand gestohlen.
    }
} Welche es war, wissen nur die beiden Beteiligten.
learn-trapped = { $whom ->
    [you] Die Falle von { $player } hat dich eine Karte gekostet.
   *[other] Eine Falle hat { $rival } eine Karte gekostet.
} Eine Falle trifft immer eine zufällige.
learn-shown = { $whom ->
    [you] { $player } hat eine Karte deiner Hand gesehen. Welche, steht in deinem Notizbuch.
   *[other] { $who ->
        [you] Du hast eine Karte in der Hand von { $rival } gesehen. Dein Notizbuch merkt sie sich.
       *[other] { $player } hat eine Karte in der Hand von { $rival } gesehen. Du nicht.
    }
}
learn-confiscated = { $whom ->
    [you] { $player } hat einen Beweis vor dir beschlagnahmt.
   *[other] Ein Beweis vor { $rival } wurde beschlagnahmt.
} Was auf dem Tisch liegt, ist nie ganz sicher.
learn-confused = { $whom ->
    [you] { $player } hat dich verwirrt: In deinem nächsten Zug spielst du nichts.
   *[other] { $rival } ist verwirrt und spielt im nächsten Zug nichts.
}
learn-revealed = Ein verdeckter Beweis wurde enthüllt. Er kann +1, +2 oder falsch sein: Das Ergebnis wird gezogen und notiert, und nichts kann es mehr wegnehmen.
learn-circle-2 = Kreis II beginnt. Ab jetzt kostet jeder falsche Beweis einen Punkt Wahrheit, auch die von vorher.
learn-circle-3 = Kreis III beginnt. Jetzt ziehst du zwei Karten und spielst zwei, und höchstens eine davon darf ein Beweis sein.
learn-swap = Ein Tausch: Such die Karte aus, die du hergibst. Was du bekommst, weißt du noch nicht.
learn-discard = Deine Hand ist zu voll. Such aus, was du am wenigsten brauchst.
learn-enough = Jetzt kannst du es. Hör hier auf und spiel eine eigene Partie, oder spiel diese zu Ende: Ich melde mich nur noch, wenn etwas Neues kommt.
learn-summary = Leg Beweise aus, schieb Lügen unter, wem es zu gut geht, und heb dir eine Blockade für den Moment auf, in dem es wehtut. An einem richtigen Tisch braucht es sieben Punkte Wahrheit, und auch mit Sabotagen lässt sich gewinnen.

# Warum ein Zug gut ist
because-sure = Ein Punkt Wahrheit mehr: Du hast { $truth }, und { $goal } gewinnen.
because-double = Zwei Punkte Wahrheit auf einmal: Du hast { $truth }, und { $goal } gewinnen.
because-hidden = Verdeckte Beweise lassen sich später aufdecken: fünfmal von sechs ist es etwas Gutes.
because-ahead = { $rival } hat von den anderen am meisten Wahrheit: Bremse, wer vorn liegt.
because-weaken = Es kostet { $rival } etwas und dich nur diese Karte.
because-allow = Das tut kaum weh, oder du hast nichts dagegen. Ein Block ist später mehr wert.
because-block = Das würde wehtun. Dafür hast du den Block aufgehoben.
because-least = Auf diese Karte kannst du am ehesten verzichten.
