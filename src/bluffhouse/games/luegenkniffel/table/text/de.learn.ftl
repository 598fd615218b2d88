## Lügen-Kniffel: was die Begleitung der ersten Partie sagt.

learn-welcome = Du würfelst mit fünf Würfeln verdeckt unter Bechern, bis zu dreimal, wie beim Kniffel. Dann sagst du eine Kombination an. Ob sie stimmt, sieht niemand.
learn-card = Jede Kombination hat auf deiner Karte ein Punktefeld und Lügenfelder. Sind bei jemandem alle Punktefelder zu, kommen die letzten Züge. Es gewinnt, wer die meisten Punkte hat.
learn-roll = Spähe unter deine Becher: { $dice }. Tippe an, was liegen bleibt, und wirf den Rest neu, oder sag gleich an.
learn-roll-again = Jetzt hast du { $dice }. Was du liegen gelassen hast, bleibt liegen. Du kannst noch einmal werfen oder ansagen.
learn-announce = Du hast dreimal gewürfelt: { $dice }. Sag jetzt eine offene Kombination an. Die Wahrheit ist sicher; eine Lüge bringt mehr, wenn alle dir glauben.
learn-bluff = { $dice }. Sag an, was du hast, oder etwas Besseres, das glaubhaft klingt: Eine Lüge, an der niemand zweifelt, wird aufgeschrieben, als wäre sie wahr.
learn-you-said = Du hast angesagt: { said-words }. Jetzt antworten alle anderen im Geheimen, ob sie glauben oder zweifeln.
learn-answer = { $player } sagt an: { said-words }. Zweifelst du, wird aufgedeckt: Eine Lüge bringt dir die Punkte, wenn dein Feld offen ist; die Wahrheit kostet dich ein Lügenfeld.
learn-asked = { $player } sagt an: { said-words }. Glaubst du das?
learn-turn = Deine Würfel: { $dice }. Lass welche liegen und wirf den Rest, oder sag eine Kombination an, die auf deiner Karte noch offen ist.
learn-nobody-doubts = { $who ->
    [you] Alle glauben dir: Du schreibst die Punkte auf, und die Würfel sieht niemand mehr.
   *[other] Alle glauben { $player }: Die Punkte werden aufgeschrieben, und die Würfel sieht niemand mehr.
}
learn-reveal-true = Jemand hat gezweifelt, also wird aufgedeckt: { $dice }. { $who ->
    [you] Du hast die Wahrheit gesagt: Du bekommst die Punkte, und wer gezweifelt hat, streicht ein Lügenfeld.
   *[other] Es war die Wahrheit: { $player } bekommt die Punkte, und wer gezweifelt hat, streicht ein Lügenfeld.
}
learn-reveal-lie = Jemand hat gezweifelt, also wird aufgedeckt: { $dice }. { $who ->
    [you] Du bist ertappt: Du bekommst keine Punkte und streichst ein Lügenfeld.
   *[other] { $player } ist ertappt: Es gibt keine Punkte, und ein Lügenfeld wird gestrichen.
}
learn-credited = { $who ->
    [you] Du hast zu Recht gezweifelt: Die Punkte gehören dir, { combination-words }.
   *[other] { $player } hat zu Recht gezweifelt und schreibt die Punkte auf: { combination-words }.
}
learn-strike = { $who ->
    [you] Du streichst ein Lügenfeld: { combination-words }.
   *[other] { $player } streicht ein Lügenfeld: { combination-words }.
} Ein zweiter Strich bei derselben Kombination schließt auch ihr Punktefeld.
learn-struck = { $who ->
    [you] Das war hier dein zweiter Strich: { combination-words }. Auch das Punktefeld ist gestrichen.
   *[other] Das war hier der zweite Strich von { $player }: { combination-words }. Auch das Punktefeld ist gestrichen.
}
learn-no-effect = { $who ->
    [you] Du hattest recht, aber dieses Feld deiner Karte ist schon zu, darum bekommst du nichts dafür: { combination-words }.
   *[other] { $player } hatte recht, aber das Feld ist schon zu, darum gibt es nichts dafür: { combination-words }.
}
learn-last-turns = Eine Karte ist voll. Wer noch offene Felder hat, kommt ein letztes Mal dran; dann wird gezählt.
learn-enough = Jetzt kannst du es. Hör hier auf und spiel eine eigene Partie, oder spiel diese zu Ende: Ich melde mich nur noch, wenn etwas Neues kommt.
learn-summary = Würfle verdeckt, sag an, was du willst, und zweifle an allem, was zu gut klingt. Ertappte Lügen und falsche Zweifel kosten Lügenfelder. Es gewinnt, wer die meisten Punkte hat.

# Warum ein Zug gut ist
because-row = { $kept } sind vier in einer Reihe: schon eine kleine Straße, und zur großen fehlt nur ein Würfel.
because-equal = Gleiche Würfel sind ein guter Anfang: Aus { $kept } kann ein Dreier- oder Viererpasch werden.
because-some = Aus { $kept } kann noch etwas werden. Den Rest würfelst du neu.
because-fresh = Davon lohnt sich nichts. Würfle alles neu.
because-true = Es stimmt: Wer daran zweifelt, zahlt dafür.
because-lie = Es ist gelogen, klingt aber glaubhaft. Was die Würfel wirklich zeigen, brächte weniger.
because-believe = Es kann gut stimmen, und Glauben kostet dich nichts.
because-doubt = Es klingt besser, als Würfel meistens fallen. Ist es gelogen, bekommst du die Punkte.
