## Lügen: worauf sich ein Tisch einigen kann.

preset-first-hint = Ein Abschnitt mit drei Bierdeckeln entscheidet, und eine Straße ist nichts Besonderes.
preset-quick-hint = Ein Abschnitt mit drei Bierdeckeln entscheidet.

option-players = Personen am Tisch
option-mats = Bierdeckel pro Abschnitt
    .hint = Wer alle hat, hat den Abschnitt verloren. Weniger Deckel, kürzere Partie.
option-straight = Die Straße zählt zehn
    .hint = 1-2-3-4-5-6 unter einem Becher zählt wie zehn von jeder Zahl oder wie fünf Einsen. Dafür braucht es sechs Würfel und Einsen als Joker.
option-dice = Würfel pro Person
    .hint = Weniger Würfel sind leichter zu zählen, und man kann sich schlechter dahinter verstecken.
option-halves = Zwei Hälften und ein Finale
    .hint = Aus: Ein einziger Abschnitt entscheidet die Partie.
option-wild = Was Joker ist
    .hint = Joker helfen jeder anderen Zahl. Sind die Einsen keine Joker, zählen sie auch nicht doppelt.
option-wild-1 = die Einsen
option-wild-6 = die Sechsen
option-wild-0 = nichts
