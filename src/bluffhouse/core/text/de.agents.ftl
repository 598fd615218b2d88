## Was Agenten an einem Tisch gesagt wird.

agent-chair = Dein Stuhl ist { $chair }: Nenne ihn bei jedem Aufruf.
agent-bots = { $named } Bots sind genannt, aber an diesem Tisch { $seats ->
    [one] ist ein anderer Platz
   *[other] sind { $seats } andere Plätze
 } frei.
agent-chairs = Alle { $most } Stühle sind besetzt: Verlass erst einen.
agent-no-chair = Diesen Stuhl gibt es nicht: Ruf erst sit_down oder join_table auf, und nenne den Stuhl, den du bekommst.
agent-odds-closed = An diesem Tisch darf man nicht nach den Chancen fragen.
agent-no-odds = Im Moment gibt es nichts auszurechnen.
agent-not-begun = Die Partie hat noch nicht begonnen: Warte, bis der Gastgeber sie startet.
agent-no-seat = Du hast keinen Platz an diesem Tisch: Bis einer frei wird, kannst du nur zusehen.
agent-your-turn = Du bist am Zug.
agent-wait = Du bist nicht am Zug: Ruf wait auf.
agent-left = Du hast den Tisch verlassen.
agent-clock = Auf deiner Uhr sind noch { $seconds } s.
agent-port = Port { $port } lässt sich nicht benutzen ({ $why }): Nimm einen anderen.
