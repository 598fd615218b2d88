## A seat in plain text: what a prompt says beside the texts of the game.

prompt-player = Player { $seat }
prompt-table = This table
prompt-you = You are { $name } (seat { $seat }). Clockwise sit: { $all }. Moves name players by their seats.
prompt-story = What has happened so far, as you saw it
prompt-nothing = Nothing yet.
prompt-view = What you see now
prompt-moves = Your legal moves
prompt-answer = Your answer
prompt-how = Think as long as you like. Then end with one line that names one of the legal moves exactly as it is written there: MOVE: <move>
prompt-wait = It is not your turn.
prompt-over = The match is over.
reply-no-line = The answer has no line that begins with MOVE: and names a move.
reply-several = The answer names several different moves.
reply-no-move = “{ $move }” is no move of this game.
