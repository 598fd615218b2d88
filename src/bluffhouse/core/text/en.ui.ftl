## The terminal: what the command line and the table say.

# What is wrong with a command line
ui-bad-lang = There is no language “{ $value }” in the house. Choose one of: { $allowed }.
ui-bad-game = There is no game “{ $value }” in the house. Choose one of: { $allowed }.
ui-bad-seed = --seed must be a whole number from 0, not “{ $value }”.
ui-bad-whole = { $option } must be a whole number from { $least } to { $most }, not “{ $value }”.
ui-bad-pace = { $option } must be a number of seconds from 0 to 60, not “{ $value }”.
ui-bad-option = --option is written NAME=VALUE, for example players=3, or names a preset, for example quick; not “{ $value }”.
ui-bad-name = --name must have at least one visible character.
ui-bad-commitment = --commitment must be 64 hexadecimal digits, not “{ $value }”.
ui-no-output = Reading or writing failed: { $why }.
ui-file-missing = There is no file “{ $path }”.
ui-file-folder = “{ $path }” is a folder, not a file.
ui-file-unreadable = “{ $path }” cannot be read: { $why }.
ui-file-encoding = “{ $path }” is not UTF-8 text, and so not a JSON file.
ui-file-json = “{ $path }” is not a complete JSON file: { $why }.

# Names
ui-guest = Guest
ui-bot-names = Boris, Clara, Dimo, Emma, Felix, Greta, Hugo, Iva, Jonas, Kira, Leo, Mila, Nina, Oskar, Paula, Rosa, Stefan, Tessa, Vera, Yana
ui-bot-names-honest = Honest Abe, Candid Clara, Frank, Verity, Plain Jane, True Ted, Earnest, Sincere Sue
ui-bot-names-cautious = Careful Carl, Prudence, Timid Tim, Wary Wanda, Gentle Joe, Shy Mary, Slow Sam, Patience
ui-bot-names-reckless = Wild Bill, Daring Dora, Mad Max, Risky Rita, Bold Bob, Crazy Kate, Lucky Luke, Hasty Hank
ui-bot-names-suspicious = Doubting Thomas, Sherlock, Cagey Cora, Nosy Nell, Skeptic Sid, Hawkeye, Marple, Columbo
ui-player = Player { $seat }
ui-spectator = as a spectator
ui-seat = from seat { $seat }, { $player }
ui-language = Language
ui-language-name = English

# The door
ui-motto = the house of lying games
ui-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
ui-door-keys = 
    ↑ ↓ game   ← → bots   l language   o options   e learn   m my matches
    r rules   Enter sit down   q leave
ui-door-browser = b in the browser
ui-door-left = g goes on with { $game }, left after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
ui-choices = bots and rules
ui-choices-keys = ↑ ↓ line   ← → change   Enter back to the door
ui-odds-wish = Show the odds on your turn
ui-yes = yes
ui-no = no
ui-presets = Rules
ui-own-rules = your own
ui-not-printed = not as printed
ui-records = My matches
ui-records-none = No match has been kept yet: play one first.
ui-records-keys = ↑ ↓ match   Enter go on, or replay   p replay   v review   Esc back
ui-record-left = { $moves ->
    [one] Left after { $moves } move.
   *[other] Left after { $moves } moves.
}
ui-record-won = { $count ->
    [one] { $names } won.
   *[other] { $names } won together.
}
ui-resume-none = No match was left to go on with. `bluffhouse play` begins a new one.
ui-resume-elsewhere = “{ $path }” is being played in another terminal.
ui-resume-over = “{ $path }” is not a match that can be gone on with: it is over, or nobody sat there. `bluffhouse replay` shows it.
ui-which-game = Which game?
ui-how-many-bots = How many bots?
ui-number-please = A number from { $least } to { $most }, please; q leaves.

# The table
ui-log = Log
ui-help = Help
ui-rules = Rules
ui-close = ↑ ↓ scroll   Esc close
ui-your-move = Your move
ui-thinking = { $players } …
ui-go-on = Enter: go on
ui-enter-plays = Enter plays “{ $label }”   (typed: { $move })
ui-type-here = or type a move; Tab completes
ui-no-such-move = no legal move begins like this
ui-not-yet = It is not your turn yet.
ui-again = Enough? Or another one?
ui-sharpening = sharpening the rules for next time …
ui-sharpened = the rules are sharp: ready for next time
ui-not-sharpened = the rules could not be compiled; bluffhouse doctor knows more
ui-key-arrows = ↑↓←→ choose
ui-key-help = ? help
ui-key-rules = F1 rules
ui-key-odds = F2 odds
ui-key-leave = q leave
ui-odds = Odds
ui-guide = Guide
ui-good-move = A good move: { $label } ({ $move })
ui-too-late = Too late: somebody was quicker. Choose again.
ui-not-kept = the match cannot be saved: { $why }
ui-too-small = This window is too small: { $columns }×{ $lines }. A table needs { $width }×{ $height } or more.
ui-leave = Leave the match?
ui-leave-kept = It is kept as it is. `bluffhouse play --resume` goes on with it.
ui-leave-keys = y leave   Esc stay
ui-review = Review
ui-reviewing = Thinking about every decision … this takes a little while.
ui-key-replay = p replay
ui-key-review = v review
ui-key-again = n rematch

# The end
ui-over = The match is over
ui-won = wins
ui-lost = loses
ui-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
ui-promise = Commitment to the seed: { $commitment }
ui-seed = Seed: { $seed }
ui-commitment = Commitment: { $commitment }
ui-bot-failed = { $why } From now on a calculator plays for { $name }.
ui-saved = The match is saved: { $path }
ui-left = You can go on with it: bluffhouse play --resume
ui-not-saved = The match could not be saved ({ $why }); this is its record:

# Line mode
ui-plain-prompt = Your move (? help, m moves, q leave):
ui-plain-help = Type a move and press Enter. m lists the legal moves, r shows the rules, q leaves.
ui-plain-leave = Leave the match? It is kept; `bluffhouse play --resume` goes on with it. (y/n)
ui-plain-again = n for a rematch, anything else leaves:

# Replay and verify
ui-move-number = Move { $number } of { $last }
ui-replay-keys = ← → step   Home End   0–9 Tab seat   s spectator   r rules   q leave
ui-verify-replays = { $state ->
    [over] { $moves ->
        [one] The record replays: { $game }, { $players } players, { $moves } move, to the end.
       *[other] The record replays: { $game }, { $players } players, { $moves } moves, to the end.
    }
   *[open] { $moves ->
        [one] The record replays: { $game }, { $players } players, { $moves } move; the match is not over.
       *[other] The record replays: { $game }, { $players } players, { $moves } moves; the match is not over.
    }
}
ui-verify-kept = The commitment is kept: the seed is the one that was promised.
ui-verify-fits = The seed fits the commitment stored in the record; compare it with the one published before the match.
ui-verify-nothing-promised = No commitment is known for this match: pass it with --commitment to check the seed.
ui-verify-broken = The commitment is BROKEN: promised was { $commitment }.
ui-verify-stored-broken = The seed does NOT fit the commitment stored in the record: { $commitment }.
ui-verify-stored-other = The commitment stored in the record is ANOTHER one: { $commitment }.
ui-verify-position = The beginning of this match was set by hand: the commitment does not cover it, only the chance after it.
ui-verify-deal = The deal fits itself; only a receipt tells whether it is the one that a player’s device saw: pass it with --receipt.
ui-verify-cheated = The house has CHEATED, or the files are not of the same match.
ui-verify-no-deal = The record tells NOTHING of how its chance was made, but the receipt does: the deal was left out.
ui-receipt-other = The receipt is of match { $number } at table { $code }, the record is of another one.

# Lists and doctor
ui-column-id = id
ui-column-name = game
ui-column-players = players
ui-column-pitch = what it is
ui-doctor-versions = Versions
ui-doctor-places = This machine
ui-doctor-cache = compiled rules
ui-doctor-kept = { $size } MB of at most { $most }; old code goes by itself, and the folder may be deleted at any time
ui-doctor-warm = compiled
ui-doctor-cold = not compiled yet: the first match compiles in the background
ui-doctor-pages = pages
ui-doctor-built = built
ui-doctor-unbuilt = not built: browsers find no table here. In the folder of the source, `make web` builds them
ui-doctor-records = records
ui-doctor-terminal = terminal
ui-doctor-no-colours = no colours
ui-doctor-no-terminal = not a terminal
ui-doctor-speed = Speed: a match moved from Python, with four players
ui-doctor-measuring = { $game }: measuring …
ui-doctor-compiling = { $game }: compiling, once on this machine …
ui-doctor-steps = { $slow } steps a second interpreted, { $fast } compiled
ui-doctor-slow = { $slow } steps a second interpreted; `bluffhouse doctor --compile` compiles it
ui-doctor-thought = the bot `thinker` takes up to { $ms } ms of one core for a move (a second is the most at a table)
ui-doctor-mastered = the bot `master` takes up to { $ms } ms between two

ui-help-door =
    ## The door

    - `↑` `↓` choose a game, `←` `→` how many bots play along
    - `o` how bots play, and the options of the game
    - `e` a first match with a guide
    - `m` my matches: go on with one, replay or review it; `g` goes on with the last one left
    - `b` opens the house in the browser instead, for phones, too (on a desktop)
    - `l` changes the language
    - `r` or `F1` shows the rules of the game
    - `Enter` sits down, `q` leaves
ui-help-table =
    ## The keys

    - arrows change the proposed move, `Enter` plays it
    - the short keys beside the moves play them at once
    - type a move, or press `Tab` first; `Tab` or `→` completes it, `Esc` goes back
    - `F2` shows or hides the odds
    - `PgUp` `PgDn` scroll the log and the odds
    - `F1` or `r` shows the rules, `?` this help
    - `q` leaves, after a question; `Ctrl-C` at once. Every move is saved when it is made

# Fuzzing
ui-bad-minutes = --minutes must be a number from 0 to 10000, not “{ $value }”.
ui-fuzz-running = Looking for what breaks …
ui-fuzz-progress = { $matches } matches, { $moves } moves, { $findings } findings; { $left } s left
ui-fuzz-found = { $problem } (saved as { $file })
ui-fuzz-done = { $matches } matches and { $moves } moves were played and { $refused } refused; the longest match had { $longest } moves. { $findings ->
    [0] Nothing broke.
    [one] One thing broke.
   *[other] { $findings } things broke.
}

ui-leak-running = Comparing worlds …
ui-leak-progress = { $compared } comparisons; { $left } s left
ui-leak-found = Something leaks at “{ $where }” (saved as { $file })
ui-leak-done = { $compared } messages were compared byte for byte, over { $moves } moves of { $courses } courses; in { $different } of them the worlds really differed. { $findings ->
    [0] Nothing leaks.
   *[other] Something leaks.
}

# Serving
ui-serving = Bluffhouse is open at { $url }: open it, or scan this with a phone.
ui-serving-unbuilt = Bluffhouse is open at { $url }, but has no pages for browsers: they were not built. In the folder of its source, `make web` builds them.
ui-serving-compiling = The rules are being compiled in the background, once on this machine: play meanwhile.
ui-serving-stop = Ctrl-C closes the house.

# Tables of a server
ui-bad-state = There is no state “{ $value }” of tables. Choose one of: { $allowed }.
ui-tables-code = code
ui-tables-game = game
ui-tables-players = players
ui-tables-state = state
ui-tables-access = access
ui-tables-touched = last touched
ui-tables-state-is = { $state ->
    [waiting] waiting
    [playing] playing
    [over] over
   *[closed] closed
}
ui-tables-access-is = { $access ->
    [public] public
   *[private] by code
}
ui-tables-count = { $count ->
    [0] There are no tables.
    [one] One table.
   *[other] { $count } tables.
}
ui-export-secrets = Warning: at table { $code } a match is being played, and the file holds its seed: whoever reads it sees every hand. Keep it to yourself until the match is over.
ui-export-there = { $path } is there already; nothing was written. Choose another name.
ui-exported = Table { $code } is saved in { $file }: { $events } events, { $matches } finished matches.
ui-imported = Table { $code } ({ $game }) is in the store: { $events } events, { $matches } finished matches, all checked.

# At a server's table
join-bad-address = “{ $given }” is no address of a table. It looks like http://192.168.0.7:8000/t/KMRTXB, or is a code of six letters.
join-no-code = “{ $given }” names no table. A table’s link ends in /t/ and its code of six letters.
join-no-house = At { $server } there is a server, but not one of this house (or of another version).
join-no-table = There is no table { $code } at { $server }. Check the code; for another server, pass the whole link.
join-unreachable = { $server } cannot be reached: { $why }. Is the server running, and the address right?
join-no-terminal = `bluffhouse join` needs a terminal. For programs there is docs/protocol.md.
join-other-rules = The table plays by rules that this house does not know: { $why }. The two need the same version.
join-bye = { $reason ->
    [kicked] The host has sent you away from table { $code }.
    [closed] Table { $code } is closed, or you are no guest there any more.
    [replaced] Your seat at table { $code } is now open in another window.
   *[other] The server has ended the connection to table { $code }. Try `bluffhouse join { $code }` again.
}
join-back = Your seat is kept: bluffhouse join { $code } brings you back.
join-said = { $name }: { $text }
join-code = Table
join-free = free
join-is-bot = bot
join-is-here = here
join-is-away = away
join-is-host = host
join-watching = Watching: { $names }
join-you-begin = Enter begins the match; bots fill the seats that are free.
join-host-begins = Waiting for the host to begin.
join-paused = The match is paused.
join-lost = connection lost, trying again …
join-only-watching = You are only watching here.
join-leave = Leave the table?
join-leave-kept = Your seat is kept: `bluffhouse join { $code }` brings you back. After { $grace } s a bot plays for you.
join-table = The table
join-menu-keys = ↑ ↓ Enter   Esc back
join-sit = Sit down on seat { $seat } ({ $name })
join-ask-seat = Ask for seat { $seat } ({ $name })
join-asks = { $name } asks for seat { $seat }: F5 answers, if it is yours to consent.
join-admit = Let { $name } have seat { $seat }
join-like = perhaps { $name }, who has left a seat
join-decline = Do not let { $name } have seat { $seat }
join-unask = Take back your request for seat { $seat }
join-lock = Let nobody new in
join-unlock = Let new guests in again
join-lift = Let people join again from where { $name } came
join-bot = Put a bot on seat { $seat }
join-empty = Take { $name } off seat { $seat }
join-start = Begin the match
join-pause = Pause the match
join-resume = Go on with the match
join-mute = Mute { $name }
join-unmute = Let { $name } speak again
join-host = Let { $name } be the host
join-forced = Play moves without an alternative for me
join-forced-off = Let me make every move myself
join-passive = Let everything happen until the turn ends
join-passive-off = Ask me again
join-show = Let watchers see my hand
join-show-off = Do not let watchers see my hand any more
join-help =
    ## The keys

    - arrows change the proposed move, `Enter` plays it; short keys play at once; or type a move
    - `F2` the odds, where the table allows them: everybody sees who uses them
    - `F3` say something, `F4` show how you feel
    - `F5` the table: seats, bots, take back, pause; the host can do more
    - `Tab`, for watchers, where all hands are open: the next hand
    - `F1` or `r` shows the rules, `?` this help
    - `q` leaves; the seat is kept, and `bluffhouse join` brings you back
join-stand-keys = y stand up   Esc stay seated
ui-key-hands = Tab hands
ui-key-chat = F3 chat
ui-key-emote = F4 emotes
ui-key-table = F5 table

# New games
new-game-id = “{ $value }” cannot be the id of a game: small letters, digits and _, a letter first, 2 to 32 of them.
new-game-taken = The house has a game { $value } already. Choose another id.
new-game-folder = { $folder } is not empty: name a new folder.
ui-new-game-done = { $files } files are in { $folder }. Install it with pip install { $folder }, then try bluffhouse conform { $game }.
conform-needs = bluffhouse conform needs pytest and Playwright: pip install 'bluffhouse[conform]'.
