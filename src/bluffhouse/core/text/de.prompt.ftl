## Ein Platz als reiner Text: was eine Aufforderung neben den Texten des Spiels sagt.

prompt-player = Spieler { $seat }
prompt-table = Dieser Tisch
prompt-you = Du bist { $name } (Platz { $seat }). Im Uhrzeigersinn sitzen: { $all }. Züge nennen Spieler mit ihrem Platz.
prompt-story = Was bisher geschah, so wie du es gesehen hast
prompt-nothing = Noch nichts.
prompt-view = Was du jetzt siehst
prompt-moves = Deine erlaubten Züge
prompt-answer = Deine Antwort
prompt-how = Denk nach, solange du willst. Schreib dann als letzte Zeile einen der erlaubten Züge genau so, wie er dort steht: MOVE: <Zug>
prompt-wait = Du bist nicht am Zug.
prompt-over = Die Partie ist vorbei.
reply-no-line = Die Antwort hat keine Zeile, die mit MOVE: beginnt und einen Zug nennt.
reply-several = Die Antwort nennt mehrere verschiedene Züge.
reply-no-move = „{ $move }“ ist kein Zug dieses Spiels.
