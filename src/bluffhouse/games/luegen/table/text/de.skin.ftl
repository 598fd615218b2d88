## Lügen im Browser: der Becher, das Rad, die Deckel.

skin-lift = Becher lüften
skin-lower = Becher absetzen
skin-hold = Davon hast du { $count }.
skin-hold-wild = Davon hast du { $count }, darunter { $wild } Joker.
skin-hold-straight = Unter deinem Becher liegt eine Straße.
skin-count = Wie viele
skin-faces = Welche Augenzahl
skin-more = Eins mehr
skin-fewer = Eins weniger
skin-on = Weiter geht’s
skin-ladder = So sind die Gebote gestiegen
skin-last = Letztes Aufdecken ansehen
skin-mats = { $count ->
    [0] keine Bierdeckel
    [one] { $count } Bierdeckel
   *[other] { $count } Bierdeckel
}
skin-mats-middle = { $count ->
    [0] In der Mitte liegt kein Bierdeckel mehr.
    [one] In der Mitte liegt { $count } Bierdeckel.
   *[other] In der Mitte liegen { $count } Bierdeckel.
}
skin-score = { $score ->
    [one] { $score } Bierdeckel
   *[other] { $score } Bierdeckel
}
skin-half = ein halber Bierdeckel für eine verlorene Hälfte
skin-rolloff = beim Auswürfeln: { $dice }

skin-fact-bluff = Der frechste Bluff: { bid-words } von { $player }, und auf dem Tisch { $there ->
        [0] lag keine einzige
        [one] lag nur eine
       *[other] lagen nur { $there }
    }. { $caught ->
        [yes] Er flog auf.
       *[no] Er ging durch.
    }
skin-fact-close = Um Haaresbreite: { $player } bot { bid-words }, hörte „Gelogen!“, und genau so viele lagen auf dem Tisch.
skin-fact-high = Das höchste Gebot der Partie kam von { $player }: { bid-words }.
skin-fact-liar = { $player } hat { $lies ->
        [one] einmal
       *[other] { $lies }-mal
    } gelogen und wurde { $lies_called ->
        [0] nie
        [one] einmal
       *[other] { $lies_called }-mal
    } erwischt.
skin-fact-hunter = { $player } hat { $calls ->
        [one] einmal
       *[other] { $calls }-mal
    } „Gelogen!“ gerufen und hatte { $calls_right ->
        [0] nie
        [one] einmal
       *[other] { $calls_right }-mal
    } recht.

# So wird gespielt, neben drei Bildern
how-1 = Alle würfeln unter ihrem Becher. Deine Würfel siehst nur du.
how-2 = Biete auf die Würfel aller zusammen: so viele von einer Augenzahl. Jedes Gebot ist höher als das letzte.
how-3 = Oder sag „Gelogen!“. Die Becher gehen hoch, und wer falschlag, bekommt einen Bierdeckel.
