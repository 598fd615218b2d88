## Lügen-Kniffel im Terminal: was neben Bechern, Würfeln und Karten steht.

pic-you = Du
pic-short = { $combination ->
    [ones] 1
    [twos] 2
    [threes] 3
    [fours] 4
    [fives] 5
    [sixes] 6
    [three] 3P
    [four] 4P
    [fullhouse] FH
    [small] KS
    [large] GS
    [kniffel] Kn
   *[chance] Ch
}
pic-rolling = { $who ->
    [you] Du bist dran · Wurf { $rolls } von 3
   *[other] { $player } würfelt · Wurf { $rolls } von 3
}
pic-over = Die Partie ist vorbei
pic-last-turns = letzte Züge: { $players }
pic-says = { $who ->
    [you] Du sagst an: { said-words }
   *[other] { $player } sagt an: { said-words }
}
pic-answers = Antworten: { $answers }
pic-silent = Noch ist nichts angesagt.
pic-your-dice = Deine Würfel
pic-lying = es liegen: { $dice }
pic-hidden = unter den Bechern
pic-last-reveal = Zuletzt aufgedeckt: { $player }, { said-words }: { $shown }, { $truth ->
    [true] wahr
   *[lie] gelogen
}; gezweifelt: { $doubters }
pic-revealed = { $who ->
    [you] Du hast angesagt: { said-words }
   *[other] { $player } hat angesagt: { said-words }
}
pic-verdict = { $truth ->
    [true] Das war die Wahrheit.
   *[lie] Das war gelogen.
}
pic-doubters = Gezweifelt: { $doubters }
pic-roll = weiterwürfeln
pic-leave-none = nichts liegen lassen, { $count } werfen
pic-leave = { $left } liegen lassen, { $count } werfen
pic-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pic-true = wahr
pic-lie = gelogen

# Ohne Zeichnungen
pic-spoken-card = { $player }: { pic-worth }; aufgeschrieben: { $fields }; Striche: { $strikes }.
pic-spoken-dice = Deine Würfel: { $dice }. Es liegen: { $lying }.
pic-answered = hat geantwortet

# Hilfe
pic-help =
    ## Züge

    - `↑` `↓` wählen zwischen Weiterwürfeln und den offenen Kombinationen, `←` `→`, was liegen bleibt oder wie viel du ansagst
    - `keep 4 4` lässt zwei Vieren liegen und wirft den Rest; `say fours 3`, `say three 19`, `say fullhouse` sind Ansagen
    - `b` glaubt, `d` zweifelt
    - auf den Karten ist · ein offenes Feld, ✗ ein gestrichenes, ╱ ein gestrichenes Lügenfeld
    - bei den Antworten heißt ● geantwortet, aber geheim; … noch nicht
