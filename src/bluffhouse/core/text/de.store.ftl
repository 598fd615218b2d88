# Ein Speicher: untersucht, gesichert, zurückgeholt; und Leute, die vergessen werden wollen

table-damaged = Das Protokoll von Tisch { $code } ist beschädigt, darum wurde der Tisch beiseitegestellt. Sag dem, der diesen Server betreibt, Bescheid: „bluffhouse check“ zeigt, was fehlt, und vielleicht ist der Tisch in einer Sicherung heil. An allen anderen Tischen wird weitergespielt; du kannst einen neuen aufmachen.
table-forgotten = An diesem Tisch bist du vergessen: Dein Name, dein Bild, deine Worte und dein Schlüssel sind weg.
table-somebody = Jemand

ui-check-examined = Untersucht: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $events } Ereignisse, { $matches ->
    [one] eine beendete Partie
   *[other] { $matches } beendete Partien
}.
ui-check-sound = Alles ist so, wie es geschrieben wurde.
ui-check-damaged = { $count ->
    [one] Eine Stelle ist beschädigt. Heb eine Kopie des Speichers auf. Vielleicht ist sie in einer Sicherung heil; an allen anderen Tischen kann gespielt werden.
   *[other] { $count } Stellen sind beschädigt. Heb eine Kopie des Speichers auf. Vielleicht sind sie in einer Sicherung heil; an allen anderen Tischen kann gespielt werden.
}

ui-backed-up = In { $file } ist der ganze Speicher gesichert, und die Sicherung wurde geprüft, indem sie zurückgeholt wurde: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $events } Ereignisse, { $matches ->
    [one] eine beendete Partie
   *[other] { $matches } beendete Partien
}. Behalt sie für dich: Sie enthält die Startwerte laufender Partien.
ui-backup-damaged = Die Sicherung ist gemacht, aber das, wovon sie gemacht wurde, ist beschädigt:
ui-restored = Die Sicherung ist zurückgeholt und geprüft: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $events } Ereignisse, { $matches ->
    [one] eine beendete Partie
   *[other] { $matches } beendete Partien
}.
ui-restored-damaged = Die Sicherung wurde zurückgeholt, wie sie ist; das hier ist darin beschädigt:
restore-missing = Unter { $file } liegt keine Sicherung. „bluffhouse backup“ macht eine.
restore-unreadable = { $file } ist keine Sicherung von „bluffhouse backup“, oder sie ist beschädigt: { $why }
restore-not-empty = In diesem Speicher sind schon Tische, also wurde nichts zurückgeholt. Gib einen anderen Ordner (--data) oder eine leere Datenbank (--store) an, oder räum den alten Speicher vorher weg.

ui-forgotten = { $name } (Gast { $guest }) ist an Tisch { $code } vergessen: { $events } Ereignisse und { $matches ->
    [one] eine Aufzeichnung
   *[other] { $matches } Aufzeichnungen
} wurden geändert, und das Protokoll sagt das auch. Ältere Sicherungen und Exporte haben noch, was sie hatten.
forget-whom = Sag, wer vergessen werden soll: --guest NUMMER oder --name NAME, eines von beiden.
forget-nobody = So jemand war nie an Tisch { $code }. Da waren diese Gäste: { $guests }.
forget-several = Mehrere Gäste von Tisch { $code } hießen so: { $guests }. Sag mit --guest, welcher.
forget-already = Gast { $guest } von Tisch { $code } wurde schon vergessen; es ist nichts mehr zu vergessen da.
