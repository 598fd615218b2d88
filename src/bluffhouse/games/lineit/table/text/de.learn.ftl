## Line-it: was die Begleitung der ersten Partie sagt.

learn-welcome = Bau eine Reihe aus Karten, die steigt oder fällt, und beende sie im richtigen Moment. Das hier ist der Markt: In jeder Runde nehmt ihr beide je eine Karte daraus.
learn-take = Der Markt bietet { $market }. Nimm eine Karte: gleich in deine Reihe oder auf die Hand, wo du zwei haben darfst.
learn-way = Die ersten zwei Zahlen deiner Reihe entscheiden, wohin sie geht. Steigt sie, passen ab da nur höhere Zahlen; fällt sie, nur niedrigere. Kleine Schritte lassen Platz.
learn-hand = Einmal im Zug darfst du auch eine Karte aus der Hand an deine Reihe anlegen, vor oder nach dem Nehmen.
learn-end-turn = Deine Karte hast du genommen. Leg eine aus der Hand an, wenn sie passt, oder beende deinen Zug.
learn-jackpots = Zwei Karten sind übrig: { $cards }. Zahlen kommen in den Jackpot ihrer Farbe und warten dort auf jemanden.
learn-jackpot = { $who ->
    [you] Die dritte Karte einer Farbe in deiner Reihe: Dieser Jackpot gehört dir, ein Punkt für jede seiner Karten!
   *[other] { $player } hat die dritte Karte einer Farbe in einer Reihe und gewinnt diesen Jackpot, einen Punkt für jede Karte.
}
learn-bet = Im Markt liegt eine Wette. In deiner Reihe sagt sie, wie viele Zahlen noch nach ihr kommen. Kommen sie, gewinnst du so viele Punkte; sonst verlierst du sie.
learn-bet-won = { $who ->
    [you] Deine Wette geht auf: { $value } Punkte mehr.
   *[other] Die Wette von { $player } geht auf: { $value } Punkte mehr.
}
learn-bet-lost = { $who ->
    [you] Nach deiner Wette kamen zu wenige Zahlen: { $value } Punkte weniger.
   *[other] Nach der Wette von { $player } kamen zu wenige Zahlen: { $value } Punkte weniger.
}
learn-close = Deine Reihe hat fünf Karten. Beendest du sie, werden drei Zahlen abgeworfen, und jede weitere ist ein Punkt. Auf mehr warten oder jetzt beenden?
learn-closed = { $who ->
    [you] Du hast deine Reihe beendet.
   *[other] { $player } hat die Reihe beendet.
} Drei Zahlen werden abgeworfen, der Rest kommt auf den Punktestapel, ein Punkt pro Karte. Dann fängt eine neue Reihe an.
learn-take-again = Nimm eine Karte, die deine Reihe in kleinen Schritten fortsetzt, oder behalte eine für später auf der Hand.
learn-done-again = Leg eine Karte aus der Hand an, wenn es hilft, oder beende deinen Zug.
learn-turn = Such dir aus, was du tun willst.
learn-last-step = Die Karten sind aufgebraucht. Alle dürfen noch eine letzte Karte aus der Hand anlegen; dann werden alle Reihen beendet.
learn-last-card = Leg eine Karte an, wenn sie passt, oder verzichte. Was auf der Hand bleibt, zählt nichts.
learn-enough = Jetzt kannst du es. Hör hier auf und spiel eine eigene Partie, oder spiel diese zu Ende: Ich melde mich nur noch, wenn etwas Neues kommt.
learn-summary = Nimm in jedem Zug eine Karte, lass deine Reihe in kleinen Schritten wachsen und beende sie, bevor sie stecken bleibt. Die dritte Karte einer Farbe gewinnt den Jackpot; Wetten zahlen sich aus, wenn genug Zahlen folgen.

# Warum ein Zug gut ist
because-step = Die { $card } ist nur { $step } von deiner letzten Zahl entfernt: Kleine Schritte lassen Platz für mehr.
because-begin = Mit der { $card } beginnt eine neue Reihe, die wachsen kann.
because-hand = Die { $card } kann auf der Hand warten, bis sie passt.
because-bet = In deine Reihe passen noch { $value } Zahlen, und dann zahlt sich die Wette aus.
because-close = Die Reihe wächst kaum noch: Nimm ihre Punkte, bevor sie stecken bleibt.
because-done = Mehr hilft deiner Reihe gerade nicht.
because-pass = Keine deiner Handkarten hilft der Reihe noch.
