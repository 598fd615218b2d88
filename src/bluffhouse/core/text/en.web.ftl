## The browser: the door, the table, the replay.

web-title = Bluffhouse: the house of lying games
web-motto = The house of lying games
web-invitation = Five games in which the truth is only one of the possibilities. Sit down against bots, or send your friends a link. No account.
web-guest = Guest
web-offline = The house cannot be reached. Check your connection and try again.
web-close = Close
web-cancel = Cancel
web-save = Save
web-do-it = Do it
web-sure = Are you sure?
web-yes = yes
web-no = no
web-language = Language
web-dark = Dark colours
web-theme = Colours
web-theme-name = { $theme ->
    [light] light
    [dark] dark
   *[auto] like the device
}

# The door
web-your-name = Your name
web-choose-face = Choose your face
web-face = { $face ->
    [fox] Fox
    [owl] Owl
    [cat] Cat
    [bear] Bear
    [hare] Hare
    [frog] Frog
    [badger] Badger
    [goat] Goat
    [raven] Raven
    [pig] Pig
    [hedgehog] Hedgehog
   *[wolf] Wolf
}
web-table-code = Code of a table
web-join = Join
web-watch = Watch
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing is said about that here. Try another word.
    [one] { $count } section
   *[other] { $count } sections
}
web-why-rule = The rule
web-play-bots = Play bots
web-play-friends = With friends
web-learn = Learn
web-open-table = Open the table
web-open-table-hint = Next you get a link, a code and a QR code for your friends. Bots take the seats that stay empty.
web-lobby = Open tables
web-lobby-state = { $state ->
    [waiting] { $free ->
        [0] all seats taken
        [one] { $free } free seat
       *[other] { $free } free seats
    }
    [over] between two matches
   *[other] playing
}
web-bot-level = Bots
web-level = { $level ->
    [random] careless
    [thumb] experienced
    [calculator] calculating
    [thinker] thinking ahead
    [master] masterly
   *[other] { $level }
}
web-personas = Character of the bots
web-certified-exploitable = Measured: a perfect opponent takes { NUMBER($stake, minimumFractionDigits: 2, maximumFractionDigits: 2) } of a stake from it in the game’s small twin.
web-certified-learnt = Measured: an adversary that learnt to answer it takes { NUMBER($stake, minimumFractionDigits: 2, maximumFractionDigits: 2) } of a stake from it, or more.
web-certified-share = Measured: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) }) of { $matches } matches against “{ $level }”.
web-certified-more = The certificate
web-persona = { $persona ->
    [honest] honest
    [cautious] cautious
    [reckless] reckless
    [suspicious] suspicious
   *[none] no quirks
}
web-clock = Clock
web-clock-choice = { $clock ->
    [fast] 2 minutes each, 10 seconds more a move
    [calm] 10 minutes each, 30 seconds more a move
    [days-1] a day for a move
    [days-2] two days for a move
    [days-3] three days for a move
    [days-7] a week for a move
   *[none] no clock
}
web-calling = { $obstacle ->
    [insecure] With the page closed this device cannot be called: that needs an address with https:// (or localhost), and this page came by http://.
    [unable] With the page closed this browser cannot be called. On an iPhone or iPad: share the page, “Add to Home Screen”, and open it from there.
    [denied] This browser does not allow notices from this house: allow them in its settings for this page.
    [none] With the page closed this house cannot call you: its operator has not set that up.
   *[no] Also when the page is closed. A call tells which table it is and whose turn, never a hand.
}
web-delay = Watchers see it
web-delay-choice = { $delay ->
    [0] at once
    [one] a second later
   *[other] { $delay } seconds later
}
web-delay-hint = For streamers: the server lets nobody who only watches know anything earlier, and the code is hidden.
web-streamed = { $behind ->
    [true] { $open ->
        [true] { $delay } s late, hands open
       *[false] { $delay ->
            [one] a second behind
           *[other] { $delay } seconds behind
        }
    }
   *[false] { $open ->
        [true] streamed, hands open
       *[false] streamed
    }
}
web-show = Watchers may see my hand, { $delay ->
    [one] a second later
   *[other] { $delay } seconds later
}
web-show-who = Agreed: { $players }. { $missing ->
    [0] Watchers see all hands of this match, and nobody new can sit down in it.
   *[other] Still missing: { $others }.
}
web-show-trust = Anybody may watch, also who plays here: agree only if the delay is longer than a round.
web-shows = shows the hand
web-late = When the time is over
web-late-choice = { $late ->
    [bot] a bot makes this one move
   *[wait] the table waits
}
web-slow-hint = Nobody has to be there: you can close the page, and come back when it is your turn.
web-days-left = { $days } d { $hours } h
web-vacation = Be away
web-vacation-hint = Your time stands meanwhile, for up to 21 days in a match.
web-vacation-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-vacation-go = Go
web-vacation-until = You are away until { $until }.
web-vacation-back = I am back
web-on-vacation = away until { $until }
web-pace = Telling a reveal
web-pace-choice = { $pace ->
    [off] at once
    [quick] quickly
    [dramatic] with suspense
   *[normal] normally
}
web-public = Everybody may find this table
web-odds-allowed = The odds helper is allowed
web-house-rules = House rules
web-presets = How you play
web-own-rules = Your own mixture of rules.
web-not-printed = { $count ->
    [0] not as printed
    [one] 1 rule is not as printed
   *[other] { $count } rules are not as printed
}
web-table-rules = How this table plays

# Before the table
web-no-table = There is no table { $code }.
web-to-door = To the door
web-table-of = { $count ->
    [0] Table { $code }. Nobody is here yet.
   *[other] Table { $code }. Here: { $people }.
}
web-sit-down = Sit down
web-full = All seats are taken. You can watch.
web-other-key = Another’s chair?
web-other-key-what = This link would put you in another’s chair. This browser already has a place of its own at table { $code }, and would lose its key to it. If you do not know whose chair it is, keep yours.
web-keep-mine = Keep my place
web-take-other = Take the other chair
web-join-again = Join again
web-bye = { $reason ->
    [kicked] The host has asked you to leave.
    [closed] The host has closed this table.
    [replaced] You are playing in another window, or on another device.
    [bad] This browser has no valid key to the table any more.
   *[other] The house has ended the connection.
}
web-play-here = Play here instead
web-line = { $line ->
    [connecting] connecting …
    [waiting] connection lost, trying again …
    [ended] not connected
   *[open] connected
}

# The waiting room
web-seats = Seats
web-seat = Seat { $seat }
web-free-seat = free
web-you = you
web-host = host
web-gone = away
web-uses-odds = uses the odds
web-bot = Bot
web-no-bot = nobody
web-bot-on-seat = Bot on seat { $seat }
web-persona-on-seat = Character of the bot on seat { $seat }
web-sit-here = Sit here
web-kick = Send away
web-kick-whom = Send away { $name }
web-kick-sure = Send { $name } away from the table? In a match a bot takes over the seat. For half an hour nobody can join from the same network, unless you allow it.
web-move-up = Move seat { $seat } up
web-start = { $free ->
    [0] Begin
    [one] Begin (with { $free } bot)
   *[other] Begin (with { $free } bots)
}
web-settings = Settings
web-host-starts = The host begins the match.
web-invite = Friends join by link, by code, or with the camera:
web-qr = QR code with the link to this table
web-share = Share the link
web-copied = Copied
web-people = People
web-watching = { $count ->
    [0] Nobody watches.
    [one] One watches: { $players }.
   *[other] { $count } watch: { $players }.
}
web-mute = Mute
web-unmute = Let speak
web-muted = The host has muted you
web-make-host = Make host
web-lock = Lock the table: nobody new can join
web-ban = { $minutes ->
    [one] { $name } was sent away. For { $minutes } more minute nobody can join from the same network.
   *[other] { $name } was sent away. For { $minutes } more minutes nobody can join from the same network.
}
web-lift = Let in again
web-acts = What the hosts did
web-acts-none = Nothing so far.
web-act = { $what ->
    [kick] { $by } sent { $whom } away.
    [lift] { $by } lets people join again from where { $whom } came.
    [lock] { $by } locked the table.
    [unlock] { $by } opened the table.
    [mute] { $by } muted { $whom }.
    [unmute] { $by } let { $whom } speak.
    [host] { $by } made { $whom } the host.
    [heir] The host was away: { $whom } is the host now.
    [swap] { $by } let seats { $seat } and { $other } change places.
    [bot] { $by } put the bot { $whom } on seat { $seat }.
    [empty] { $by } took the bot off seat { $seat }.
    [change] { $by } changed the settings.
    [pause] { $by } paused the match.
    [resume] { $by } let the match go on.
    [admit] { $by } agreed that { $whom } takes over seat { $seat }.
   *[decline] { $by } did not agree that { $whom } takes over seat { $seat }.
}

# The match
web-telling = All eyes on the table …
web-look-up = Look up!
web-skip = Skip
web-your-turn = It’s your turn!
web-turn-all = Everybody is thinking …
web-turn-many = { $count } of you are thinking …
web-turn-of = { $count ->
    [one] { $players } is thinking …
   *[other] { $players } are thinking …
}
web-wait = One moment …
web-you-watch = You are watching.
web-ask-seat = Ask for a seat
web-back-to-seat = Back to your seat
web-asks = { $name } would like to take over from { $bot }. { $of ->
    [you] Do you agree?
    [table] All who play must agree.
   *[host] The host decides.
}
web-asks-you = You have asked to take over from { $bot }. { $of ->
    [table] All who play and are here must agree.
   *[host] The host decides.
}
web-asks-like = Comes from the same network as { $name }, who got up during this match.
web-agree = Agree
web-disagree = Not now
web-agreed = You have agreed.
web-never-mind = Never mind
web-match-over = The match is over
web-match-picture = Share a picture of the match
web-paused = The host has paused the match.
web-hasty = The house is busy: bots think less deeply for now.
web-failing = { $bots } found no move in time: a calculating bot plays instead.
web-away = { $count ->
    [one] { $players } is away; soon a bot steps in.
   *[other] { $players } are away; soon bots step in.
}
web-panels = More
web-log = Log
web-chat = Chat
web-odds = Odds
web-nothing-yet = Nothing has happened yet.
web-nobody-said = Nobody has said anything yet.
web-say = Say something
web-send = Send
web-emotes = Show how you feel
web-emote = { $emote ->
    [cheers] Cheers!
    [laugh] Laugh
    [liar] Liar!
    [wow] Wow
    [think] Think
    [cry] Cry
    [angry] Grumble
   *[hurry] Hurry up!
}
web-odds-on = Show me the odds
web-odds-public = Everybody sees who uses this help.
web-odds-users = The odds are used by: { $players }.
web-no-odds = The odds are shown when it is your turn.
web-on-table = On the table
web-moves = Your moves
web-moves-count = { $count ->
    [one] Your move: only one is possible
   *[other] Your move: { $count } are possible
}
web-find-move = Find a move
web-more-moves = Show { $count } more
web-no-such-move = No legal move fits.
web-undo = Take back
web-wish-forced = Play for me when there is no choice
web-wish-passive = Until this turn ends, always: { $move }
web-result = { $mine ->
    [won] You win!
    [lost] You lose.
   *[other] The match is over.
}
web-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-wins = wins
web-winners = { $count ->
    [one] { $players } wins!
   *[other] { $players } win!
}
web-rematch = Rematch
web-host-rematch = The host can begin a rematch.

# The menu
web-menu = Menu
web-sound = Sound
web-habit = { $habit ->
    [list] List instead of pictures (for keyboard and screen reader)
    [cup] This phone is my cup: a TV shows the table
    [sound] Sound
    [vibration] Vibration
    [confirm] Hold or tap twice for what cannot be taken back
   *[notify] Notify me when it is my turn
}
web-pause = Pause
web-resume = Go on playing
web-tv = Show on TV
web-shout = Hold it, or tap twice.
web-shout-again = Once more!
web-volume = Volume
web-tv-open = Open { $address } and type the code
web-tv-free = { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
web-tv-sound = Turn the sound on
web-how = How it is played
web-personal-link = Copy my own link
web-stand = Stand up and watch
web-leave = Leave the table
web-stand-sure = All hands of this match are open to watchers. Whoever stands up cannot sit down again before the next match; a bot plays on.
web-leave-sure = Leave the table? In a match a bot takes over your seat.
web-forget = Leave and be forgotten
web-forget-sure = Leave and be forgotten? Your name, your picture, your chat and your key are deleted here for good, in finished matches, too. What was played stays, with “Somebody” in your seat.
web-close-table = Close the table
web-close-sure = Close the table for everybody and for good?

# The replay
web-replay = Replay
web-back = Back
web-record = Download the record
web-eyes = Seen by
web-all-open = everybody (all open)
web-spectator = a spectator
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-go-on = Play
web-step = Step
web-next-moment = Next reveal
web-share-moment = Share this moment
web-moment-picture = As a picture
web-fair = Was chance fair?
web-fair-kept = Checked by this browser: chance was fixed before the first move, and nobody changed it.
web-commitment = Commitment:
web-seed = Seed:
web-seal = The house’s seal:
web-receipt = Save this device’s receipt
web-receipt-what = With it and the record, “bluffhouse verify record.json --receipt receipt.json” checks on any computer that you trust that every die and card you were shown came from this chance.
web-unfair = Something is wrong with chance!
web-unfair-what = Save the record and this device’s receipt at the end (“Was chance fair?”): together they prove it.
web-dealing = The devices at the table are making chance together…

# The first match
web-guide = Your guide
web-guide-on = Go on
web-guide-move = A good move:
web-guide-mixture = As the master mixes: { $mixture }
web-guide-end = End
web-guide-waits = Watch what the others do.
web-guide-over = That was your first match!
web-guide-stop = Enough for now?
web-guide-known = You know it now
web-guide-finish = Play this one on
web-guide-play = Play a real match now
web-guide-rules = Read the rules
web-guide-back = Back to the lesson
web-guide-alone = Play on without hints

# The puzzle of the day
web-puzzle = Puzzle of the day
web-puzzle-what = A position a day: what would you do?
web-puzzle-solve = Solve it
web-puzzle-again = Look at it again
web-puzzle-yesterday = The day before
web-puzzle-today = Today
web-puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
web-puzzle-share = Share, without the answer

# The review
web-review = Review
web-review-what = What was every decision worth? The house judges each by what its player could know, luck apart from play.
web-review-ask = Judge this match
web-review-whose = Whose decisions
web-review-all = Show all decisions
web-review-none = Nothing stands out: no blunder, no brilliant lie.
web-review-asks = The house is thinking it over …

# The evening
web-evening-title = An evening at the Bluffhouse
web-evening-whole = The evening
web-evening-so-far = { $count ->
    [one] This evening: one match
   *[other] This evening: { $count } matches
}
web-evening-matches = { $count ->
    [0] no match yet
    [one] one match
   *[other] { $count } matches
}
web-evening-ended = the evening has ended
web-evening-who = Name
web-evening-share = Share
web-evening-won = Won
web-evening-owes = Rounds
web-evening-of = { $won } of { $matches }
web-evening-since = since match { $match }
web-evening-left = has left
web-evening-house = { $count ->
    [one] A bot was last once: that round is on the house.
   *[other] Bots were last { $count } times: those rounds are on the house.
}
web-evening-games = Game by game
web-evening-how = Every match has one win, which its winners share. Who is last owes the company a round; what is in the glasses is for you to agree on.
web-evening-list = The matches
web-evening-none = No match of this table is over yet.
web-evening-picture = Save as a picture
web-evening-link = Copy the link
web-evening-settle = { $count ->
    [one] A round is owed by { $players }.
   *[other] Rounds are owed by { $players }.
}
web-owes-round = { $count ->
    [one] { $players } owes a round.
   *[other] { $players } owe a round.
}
web-to-table = To the table
web-ready = I’m ready
web-ready-again = Again!
web-ready-who = { $count ->
    [one] Ready: { $players }.
   *[other] Ready ({ $count }): { $players }.
}
web-next-game = Another game
web-next-votes = { $count ->
    [one] One wishes for { $game }.
   *[other] { $count } wish for { $game }.
}
web-next-votes-few = { $count ->
    [one] 1 wish
   *[other] { $count } wishes
}
web-next-too-many = At most { $most } can play: the others watch.
web-next-host-hint = Everybody keeps a seat. House rules are those of last time, and can be changed before you begin.
web-next-guest-hint = The host sees what you would like.
web-note = { $what ->
    [join] { $who } joined.
    [watch] { $who } came to watch.
    [sit] { $who } sat down.
    [stand] { $bot ->
        [yes] { $who } stood up; a bot plays on.
       *[no] { $who } stood up.
    }
    [leave] { $bot ->
        [yes] { $who } left; a bot plays on.
       *[no] { $who } left.
    }
    [kick] { $bot ->
        [yes] { $by } sent { $who } away; a bot plays on.
       *[no] { $by } sent { $who } away.
    }
    [host] { $by_whom ->
        [host] { $by } made { $who } the host.
       *[self] { $who } is the host now.
    }
    [moved] { $who } plays on another device now.
    [bot] { $who } is away: a bot plays meanwhile.
   *[back] { $who } is back.
}

# Your tables
web-your-tables = Your tables
web-your-state = { $state ->
    [playing] others are thinking
    [paused] paused
    [waiting] not begun yet
   *[over] the match is over
}
web-with-bots = with bots
web-more-tables = { $count ->
    [one] One more
   *[other] { $count } more
}

# Taking one's seat along
web-take-seat = Take my seat along
web-take-seat-what = For a new phone, or when this browser forgets you: whoever has this code gets your seat, on any device, and this one loses it. It works once. Write it down, or photograph it, and show it to nobody.
web-take-seat-code = Recovery code
web-take-seat-make = Make a code
web-take-seat-anew = Make another code
web-take-seat-void = Void the code
web-take-seat-voided = The code is void.
web-recover = I have a recovery code
web-recover-go = Take my seat
