## Lügen-Kniffel im Browser: die Becher, die Ansage, die Karte.

skin-lift = Becher lüften
skin-lower = Becher absetzen
skin-leave = Diesen Würfel liegen lassen: { $face }
skin-take = Diesen Würfel noch einmal werfen: { $face }
skin-lies = behalten
skin-stays = bleibt
skin-announce = Ansagen
skin-announce-hint = Was liegt angeblich unter deinen Bechern?
skin-more = Eins mehr
skin-fewer = Eins weniger
skin-points = Punkte
skin-lie-field = Lügenfeld
skin-card = Karten mit Punkten
skin-total = Summe
skin-answered = hat geantwortet
skin-on = Weiter geht’s
skin-last = Letztes Aufdecken ansehen

skin-fact-bluff = Der frechste Bluff: { $player } sagte { said-words } an, und alle glaubten es. Unter den Bechern lag { $shown }.
skin-fact-true = { $player } sagte { said-words } an, wurde angezweifelt und hatte die Wahrheit gesagt.
skin-fact-liar = { $player } hat { $lies ->
        [one] einmal
       *[other] { $lies }-mal
    } gelogen und wurde { $lies_caught ->
        [0] nie
        [one] einmal
       *[other] { $lies_caught }-mal
    } erwischt.
skin-fact-hunter = { $player } hat { $doubts ->
        [one] einmal
       *[other] { $doubts }-mal
    } gezweifelt und hatte { $doubts_right ->
        [one] einmal
       *[other] { $doubts_right }-mal
    } recht.
skin-fact-roller = { $player } hat { $rolls_again ->
        [one] einmal
       *[other] { $rolls_again }-mal
    } nachgewürfelt, so oft wie sonst niemand.

# So wird gespielt, neben drei Bildern
how-1 = Würfle mit fünf Würfeln unter den Bechern, bis zu dreimal. Nur du siehst sie.
how-2 = Sag eine Kombination an, ob du sie hast oder nicht.
how-3 = Die anderen glauben oder zweifeln. Eine ertappte Lüge kostet dich etwas, ein falscher Zweifel die anderen.
