## What agents at a table are told.

agent-chair = Your chair is { $chair }: name it in every call.
agent-bots = { $named } bots are named, and { $seats ->
    [one] one other seat is
   *[other] { $seats } other seats are
 } free at this table.
agent-chairs = All { $most } chairs are taken: leave one first.
agent-no-chair = There is no such chair: call sit_down or join_table first, and name the chair they give you.
agent-odds-closed = This table does not allow asking for the odds.
agent-no-odds = There is nothing to work out now.
agent-not-begun = The match has not begun yet: wait until the host starts it.
agent-no-seat = You have no seat at this table: you can only watch until one is free.
agent-your-turn = It is your turn.
agent-wait = It is not your turn: call wait.
agent-left = You have left the table.
agent-clock = { $seconds } s are left on your clock.
agent-port = Port { $port } cannot be used ({ $why }): choose another.
