# A store: examined, saved, brought back; and people who want to be forgotten

table-damaged = The log of table { $code } is damaged, so the table was set aside. Tell whoever runs this server: “bluffhouse check” says what is wrong, and a backup may have the table whole. All other tables play on; you can open a new one.
table-forgotten = You are forgotten at this table: your name, your picture, your chat and your key are gone.
table-somebody = Somebody

ui-check-examined = Examined: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $events } events, { $matches ->
    [one] one finished match
   *[other] { $matches } finished matches
}.
ui-check-sound = All of it is as it was written.
ui-check-damaged = { $count ->
    [one] One thing is damaged. Keep a copy of the store. A backup may have it whole; all other tables can be played at.
   *[other] { $count } things are damaged. Keep a copy of the store. A backup may have them whole; all other tables can be played at.
}

ui-backed-up = { $file } has the whole store, and was checked by restoring it: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $events } events, { $matches ->
    [one] one finished match
   *[other] { $matches } finished matches
}. Keep it to yourself: it holds the seeds of running matches.
ui-backup-damaged = The backup was made, but what it was made from is damaged:
ui-restored = The backup is restored, and was checked: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $events } events, { $matches ->
    [one] one finished match
   *[other] { $matches } finished matches
}.
ui-restored-damaged = The backup was restored as it is, and this is damaged in it:
restore-missing = There is no backup at { $file }. “bluffhouse backup” makes one.
restore-unreadable = { $file } is not a backup that “bluffhouse backup” has made, or it is damaged: { $why }
restore-not-empty = There are tables in this store already, so nothing was restored. Give another folder (--data) or an empty database (--store), or move the old store away first.

ui-forgotten = { $name } (guest { $guest }) is forgotten at table { $code }: { $events } events and { $matches ->
    [one] one record
   *[other] { $matches } records
} were changed, and the log says that they were. Older backups and exports still have what they had.
forget-whom = Say who is to be forgotten: --guest NUMBER or --name NAME, one of them.
forget-nobody = Nobody who was ever at table { $code } fits that. These guests were: { $guests }.
forget-several = Several guests of table { $code } were called so: { $guests }. Say which one by --guest.
forget-already = Guest { $guest } of table { $code } was forgotten before; there is nothing left to forget.
