## Stadt der Lügen am Webtisch: was jede Karte tut, und was neben den Zeichnungen steht.

# Auf einer Karte, mit einer Trennstelle für schmale Karten.
skin-printed = { $card ->
    [sure] Sicher
    [double] Doppelt
    [hidden] Ver{ "\u00AD" }deckt
    [interrogate] Verhör
    [block] Blocka{ "\u00AD" }de
    [reveal] Enthül{ "\u00AD" }lung
    [swap] Tausch
    [trap] Falle
    [steal] Dieb{ "\u00AD" }stahl
    [confiscate] Beschlag{ "\u00AD" }nahme
    [false] Falsch
    [forge] Fäl{ "\u00AD" }schung
   *[confuse] Verwir{ "\u00AD" }rung
}
skin-does = { $card ->
    [sure] Leg ihn vor dich: 1 Wahrheit.
    [double] Leg ihn vor dich: 2 Wahrheit.
    [hidden] Leg ihn verdeckt hin. Eine Enthüllung deckt ihn auf: +1, +2 oder falsch.
    [interrogate] Sieh eine zufällige Karte einer fremden Hand. Nur du siehst sie.
    [block] Hält eine Karte auf, die auf dich zielt. Nicht im eigenen Zug spielbar.
    [reveal] Deck einen verdeckten Beweis auf: +1, +2 oder falsch, für den, vor dem er liegt.
    [swap] Du und jemand anders gebt einander je eine Karte eurer Wahl.
    [trap] { $choice ->
        [chooser] Eine Karte einer fremden Hand wird abgeworfen: eine, die du dort kennst, oder eine zufällige.
       *[random] Eine zufällige Karte einer fremden Hand wird abgeworfen.
    }
    [steal] Nimm eine zufällige Karte aus einer fremden Hand.
    [confiscate] Wirf einen Beweis ab, der vor jemand anderem liegt.
    [false] Leg ihn vor jemand anderen. Ab Kreis II zählt er −1.
    [forge] Dein falscher Beweis ersetzt einen fremden echten Beweis.
   *[confuse] Jemand anders spielt im nächsten Zug nichts.
}
# Was dir geschieht, wenn du es zulässt.
skin-threat = { $card ->
    [interrogate] Eine zufällige Karte deiner Hand würde angesehen.
    [reveal] Dein verdeckter Beweis würde aufgedeckt: +1, +2 oder falsch für dich.
    [swap] Ihr würdet einander je eine Karte eurer Wahl geben.
    [trap] { $choice ->
        [chooser] Du würdest eine Handkarte verlieren: eine, die man kennt, oder eine zufällige.
       *[random] Du würdest eine zufällige Handkarte verlieren.
    }
    [steal] Eine zufällige Karte deiner Hand würde gestohlen.
    [confiscate] Dieser Beweis von dir würde abgeworfen.
    [false] Er läge als Lüge vor dir.
    [forge] Ein falscher Beweis träte an die Stelle dieses Beweises.
   *[confuse] Du würdest in deinem nächsten Zug nichts spielen.
}

skin-archetype-does = { $archetype ->
    [interrogator] Dein Verhör zeigt dir zwei Karten.
    [forger] { $forger ->
        [forgeries] Eine Fälschung darf zwei Beweise ersetzen; der zweite kostet auch eine zweite Karte Fälschung.
       *[falses] Eine Fälschung darf zwei Beweise ersetzen.
    }
    [analyst] Vor dem Ziehen siehst du die oberste Karte und darfst sie vergraben.
   *[shadow] Wirst du verhört, wählst du die Karte, die gezeigt wird.
}
skin-hand = Deine Hand
skin-hand-of = Hand von { $player }
skin-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
skin-card = { $count ->
    [1] { card-name }
   *[other] { card-name }, { $count }-mal
}
skin-pile = { card-name }: { $count }
skin-truth = Wahrheit { $count } von { $goal }
skin-falses = Falsche Beweise: { $count } von { $goal }
skin-sabotage = { $goal ->
    [0] Sabotagen: { $count }
   *[other] Sabotagen: { $count } von { $goal }
}
skin-noted = Für immer notiert: { $note }
skin-noted-false = Für immer notiert: falsch
skin-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
skin-discards = Abgeworfen
skin-no-discards = Noch wurde nichts abgeworfen.
skin-notebook = Notizbuch
skin-no-notes = Noch hast du nichts gesehen, was andere verbergen.
skin-saw = Das hast du gesehen
skin-they-saw = Das sahen andere von dir
skin-buried = Im Stapel, nach { $after ->
    [one] { $after } Karte
   *[other] { $after } Karten
}: { card-name }
skin-note-seen = { $whom ->
    [you] { card-name }: kam in deine Hand, Runde { $round }
   *[other] { card-name }: auf der Hand von { $player }, Runde { $round }
}
skin-note-shown = { card-name }: das weiß { $player }, Runde { $round }
skin-not-archetypes = { $player } ist nicht: { $names }
skin-why-not = Warum geht das nicht?
skin-swap = Der Tausch: Wähl eine Karte, die du gibst.
skin-gave = Du gibst { card-the }. Es fehlt noch die andere Karte.
skin-too-many = Deine Hand ist zu voll: Wähl, was du abwirfst.
skin-show = Du wirst verhört: Wähl die Karte, die gezeigt wird.
skin-second = Du darfst noch einmal fälschen.
skin-name = Deine Falle schnappt zu: Nenn eine Karte, die du in dieser Hand kennst, oder nimm eine zufällige.
skin-name-none = Du kennst keine Karte dieser Hand sicher: Die Falle nimmt eine zufällige.
skin-choose = Tipp eine Karte an, um zu sehen, was sie tut.
skin-target = Gegen wen?
skin-evidence-none = Noch kein Beweis

skin-fact-near = Knapp daneben: { $player } hatte schon { $truth } von { $goal } Wahrheit.
skin-fact-brink = { $player } gewann mit { $falses ->
        [one] einer Lüge
       *[other] { $falses } Lügen
    } vor sich: Eine mehr, und alles wäre aufgeflogen.
skin-fact-blocked = { $player } wurde { $blocked ->
        [one] einmal
       *[other] { $blocked }-mal
    } blockiert.
skin-fact-reveals = { $player } wollte { $reveals ->
        [one] einmal
       *[other] { $reveals }-mal
    } versteckte Beweise aufdecken.
skin-fact-evidence = { $player } hat { $evidence ->
        [one] einmal
       *[other] { $evidence }-mal
    } Beweise ausgelegt, mehr als alle anderen.
skin-fact-traps = { $player } hat { $traps ->
        [one] eine Falle
       *[other] { $traps } Fallen
    } gestellt.
skin-fact-falses = { $player } wollte anderen { $falses ->
        [one] einmal
       *[other] { $falses }-mal
    } falsche Beweise unterschieben.
skin-fact-blocks = { $player } hat { $blocks ->
        [one] eine Karte
       *[other] { $blocks } Karten
    } blockiert.
skin-fact-thefts = { $player } hat { $thefts ->
        [one] einmal
       *[other] { $thefts }-mal
    } gestohlen.

# So wird gespielt, neben drei Bildern
how-1 = Leg Beweise aus: Sie sind deine Wahrheit.
how-2 = Schieb den anderen falsche Beweise unter, stiehl und stell Fallen.
how-3 = Blockiere, was dich treffen soll. Wer genug Wahrheit hat, gewinnt sofort.
