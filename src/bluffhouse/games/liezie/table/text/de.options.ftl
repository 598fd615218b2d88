## The Lie Zie: worauf sich ein Tisch einigen kann.

preset-first-hint = Ein einziger Durchgang, und Karten werden in Ruhe reihum genommen.
preset-quick-hint = Ein einziger Durchgang.

option-players = Personen am Tisch
option-draft = Karten nehmen
    .hint = Alle gleichzeitig ist ein Wettlauf. Reihum haben alle Zeit zum Schauen.
option-draft-free = alle gleichzeitig
option-draft-turns = reihum je eine
option-lead_after_out = Wer spielt aus, wenn jemand fertig ist?
    .hint = Hier lässt sich die gedruckte Regel verschieden lesen.
option-lead_after_out-most_cards = eine Runde lang, wer die meisten Karten hat
option-lead_after_out-winner = wer die Runde gewonnen hat, solange noch Karten da sind
option-lead_after_out-most_cards_always = von da an immer, wer die meisten Karten hat
option-passes = Durchgänge
    .hint = Ein Durchgang ist Nehmen, Ausspielen und Preise aussuchen. Zu sechst sind es höchstens vier.
