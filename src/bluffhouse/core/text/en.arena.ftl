## Simulations: progress, reports, refusals.

# Progress
arena-compiling = Compiling the rules, once on this machine: a matter of seconds …
arena-preparing = Getting the table ready …
arena-playing = Playing
arena-rate = { $rate } matches/s
arena-nothing = Stopped before the first match: nothing to report.
arena-written = Written: { $file }

# Head of a report
arena-title = { $game }, simulated
arena-matches = { $matches } matches
arena-moves = { $moves } moves
arena-players = { $players } players
arena-policy-all = { $policy } at every seat
arena-policy-seats = by seat: { $policies }
arena-seed = seed { $seed }
arena-stopped = Stopped early: these are the first { $matches } of { $asked } matches.
arena-settings = Settings
arena-setting-game = Game
arena-setting-policy = Policy
arena-setting-seed = Seed
arena-setting-rules = Version of the rules
arena-setting-version = Bluffhouse
arena-again = The same again
arena-summary = In short
arena-tile-matches = matches
arena-tile-median = moves, the median
arena-tile-longest = moves, the longest
arena-tile-fair = the fair share of wins

# How long
arena-length = Match length
arena-length-caption = Moves of a match, and the share of matches
arena-mean = Mean
arena-deviation = Deviation
arena-median = Median
arena-shortest = Shortest
arena-longest = Longest
arena-percentile = Percentile { $percent }
arena-tail = Not drawn: { $share } are longer, up to { $longest } moves.
arena-bin = { $first }–{ $last } moves: { $share } of matches
arena-bin-one = { $first } moves: { $share } of matches
arena-length-desc = Half of the matches take at most { $median } moves, nineteen of twenty at most { $most }.
arena-median-mark = median { $median }

# Who wins
arena-wins = Who wins
arena-seat = Seat
arena-seat-number = Seat { $seat }
arena-policy = Policy
arena-won = Won
arena-share = Share
arena-interval = 95% interval
arena-utility = Utility
arena-fair = Fair share { $share }: that of every seat if all were alike.
arena-interval-note = Lines are Wilson intervals of 95%; one in twenty misses by chance. ▲ ▼: the fair share lies outside.
arena-fair-mark = fair { $share }
arena-undecided = Everybody or nobody won { $share } of the matches.
arena-win-desc = Win share of each seat with its interval of confidence; the dashed line is the fair share, { $share }.
arena-win-row = Seat { $seat } ({ $policy }): { $share }, from { $low } to { $high }

# What was counted
arena-tallies = At the table
arena-tallies-note = Per match: all seats together, then each seat. Shares are of all that were played.
arena-per-match = Per match
arena-all-seats = All
arena-shares = Shares
arena-rate-desc = { $label }: { $share } at the whole table.

# Points
arena-points = Points
arena-points-caption = Points at the end of a match, by seat
arena-points-desc = Share of the matches that ended with so many points, for each seat.
arena-points-bin = Seat { $seat }, { $first } to { $last } points: { $share } of matches
arena-points-one = Seat { $seat }, { $first } points: { $share } of matches
arena-least = Min.
arena-most = Max.
arena-distribution = From { $least } to { $most }
arena-with-points = Matches that ended with so many points

# Speed
arena-speed = Speed
arena-per-second = { $matches } matches and { $moves } moves a second
arena-matches-second = matches a second
arena-took = { $seconds } s on { $threads ->
    [one] one thread
   *[other] { $threads } threads
}

# Refusals
arena-error-worker = A worker process ended unexpectedly: a bot ended it, or memory ran out. Try again with --threads 1.
arena-error-policies = { $players } players need one policy for all or { $players } of them, separated by commas, not { $given }.
arena-error-whole = “{ $name }” must be a whole number, { $allowed }, not “{ $value }”.
arena-error-folder = “{ $file }” cannot be written: there is no folder “{ $folder }”.
arena-error-no-file = “{ $file }” cannot be written: there is something of that name that is no file.
arena-error-unwritable = “{ $file }” cannot be written: { $why }.
arena-error-file-twice = “{ $file }” is named for two reports: give each a file of its own.
arena-error-extra = This needs { $package }, which is not installed. Install it with: pip install 'bluffhouse[{ $extra }]'.
arena-error-parquet-printed = --parquet writes a file, and cannot be printed: name one instead of “-”.
arena-error-printed-twice = --html and --json cannot both be printed: name a file for one of them.

## The arena: bots against each other.

contest-title = { $game }, bots in the arena
contest-bots = bots: { $bots }
contest-seatings = every deal on every seating
contest-stopped = Interrupted: these are the results so far.
contest-rating-now = Rating the bots …

contest-ratings = Ratings
contest-bot = Bot
contest-rating = Rating
contest-rating-note = OpenSkill (Plackett–Luce) over all tables, mean and 95% of the replicates of a bootstrap over deals. A rating is one number: look at the tables for who beats whom.
contest-rating-desc = Rating of each bot with its interval; higher is better.

contest-with = { $players } players
contest-table = Table
contest-matches = Matches
contest-against = against { $bots }
contest-alone = among { $times } × { $bot }
contest-mixed = mixed table { $number }
contest-interval-note = The share is that of one seat; each of k winners of a match has 1/k of it. Intervals (95%) are Wilson intervals over deals, with the variance that mirrored deals show. ▲ ▼: the fair share lies outside.
contest-share-desc = Win share of each bot with its interval; the dashed line is the fair share, { $share }.
contest-early-above = { $bot } { $against }: stopped after { $matches } of { $asked } matches, because the share is not { $bound } or less (wrong in at most { $error } of such cases).
contest-early-below = { $bot } { $against }: stopped after { $matches } of { $asked } matches, because the share is not { $bound } or more (wrong in at most { $error } of such cases).
contest-reduced = Without luck: { $bot }, { $against }: { $share } ({ $low } to { $high }); the standard deviation of a deal is { $calmer } smaller.
contest-early-note = A table that stopped early shows a share a little too far from the middle. With --sprt off all matches are played.

contest-circles = Circles
contest-no-circle = No circle: nowhere do bots beat each other all around.
contest-circle = { $players } players: { $bots }.
contest-circle-note = Each beats the next, and beyond doubt: no order of strength holds among them.
arena-forfeits = Forfeits
arena-forfeit = { $bot } forfeited { $matches } of its matches. The first time: { $why }
arena-forfeit-note = A bot that fails, or chooses what is no legal move, forfeits: the match ends there, and everybody else wins it.
contest-took = { $seconds } s of play, { $workers ->
    [one] one worker
   *[other] { $workers } workers
}

contest-tile-bots = bots
contest-tile-tables = tables
contest-tile-early = tables that stopped early
contest-tile-circles = circles
contest-setting-players = Players
contest-setting-games = Matches at a table, at most
contest-setting-sprt = Early stop: share at most / at least
contest-setting-off = off

contest-error-bots = An arena needs at least two different levels of bots, separated by commas. There are: { $allowed }.
contest-error-players = --players takes different numbers, separated by commas: 2,4.
contest-error-players-option = How many play is said by --players, not by --option.
contest-error-sprt = --sprt takes two shares between 0 and 1, the lower first, as in 0.5,0.55; or off. Not “{ $value }”.
contest-error-ray = Ray is not installed. Install it with: pip install 'bluffhouse[ray]'.
contest-error-worker = A worker process ended unexpectedly. What was played is in the file of --resume; repeat the command, perhaps with fewer --workers.
contest-error-no-results = “{ $file }” holds no results of an arena. Name another file; this one was left as it is.
contest-error-damaged = “{ $file }” is damaged in line { $line }. Remove that line and all below it, and the rest can be continued.
contest-error-changed = “{ $file }” holds the results of another arena: its { $what } is { $there }, not { $here }. Repeat the same command to continue it, or name another file.

## The lab: what a rule changes.

lab-title = { $game }, what the rules change
lab-matches = { $matches } matches of each variant
lab-stopped = Interrupted: these are the variants that were finished.
lab-nothing = Interrupted before two variants were finished: nothing to compare.
lab-part-play = Length and comebacks
lab-part-seats = Seats
lab-part-rates = Shares
lab-part-tallies = Per match
lab-reading = How to read it
lab-measure = Measure
lab-length = Moves of a match
lab-comebacks = Wins that were comebacks
lab-half-time = The winners' chance at half-time
lab-advantage = Best seat less worst seat
lab-note = Below each value: its 95% interval. ▲ ▼: more or less than the first variant, and no accident (Holm's procedure: in nineteen of twenty reports no mark at all is wrong).
lab-comebacks-note = A comeback: somebody wins who at half-time, when half the moves were played, had less than half the fair share of the win. The chance is what an onlooker gives who sees all that lies open: { $matches } matches of each variant were looked at, and from each { $worlds } worlds played on that he could not tell from the real one.
lab-advantage-note = Which seat is the best and which the worst is read from one half of the matches, and the difference between them from the other: so luck is not taken for an advantage.
lab-chart-desc = { $measure } of each variant with its interval; the dashed line is the first variant.
lab-tile-variants = variants
lab-tile-matches = matches of each
lab-tile-compared = comparisons
lab-tile-significant = differences that are no accident
lab-error-variants = --vary must give from 2 to { $most } variants, not { $given }. Give an option two or more values: --vary players=2,3.
lab-error-twice = The option “{ $option }” is given twice.
lab-error-values = “{ $value }” names a value twice.

# Review of a match. Shares are shares of the win, as far as the player could know.

review-title = { $game }, reviewed
review-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
review-playouts = { $playouts } playouts each, seed { $seed }
review-seats = What became of it
review-curve = Share of the win of { $player } before every decision, by what could be known
review-number = No.
review-move = Move
review-before = Before
review-after = After
review-loss = Play
review-luck = Luck
review-verdict = Verdict
review-start = Start
review-result = Result
review-blunders = Blunders
review-lies = Brilliant lies
review-mark-blunder = Blunder: { $best } was better
review-mark-slip = Slip: { $best } was better
review-mark-lie = A brilliant lie
review-sign-blunder = Blunder
review-sign-slip = Slip
review-sign-lie = A brilliant lie
review-solved = master: { $mixture }
review-judges = { $master ->
    [0] judged by the bot that thinks ahead
   *[other] { $master } of { $count } judged by the master, the others by the bot that thinks ahead
}
review-note-master = Where the game was solved, the master judges, as he is stronger there: what he himself plays now and then costs nothing; all else costs what it brings less, among calculating bots, than what he plays.
review-bot = beside it what { $bot } would have done
review-advice = The bot
review-advised = The bot's play
review-bot-failed = { $count ->
    [one] Once the bot decided nothing: { $why }
   *[other] { $count } times the bot decided nothing, the first time: { $why }
}
review-note = Every move is compared with the best one in the same imagined worlds, by what its player could know: a bluff that was right stays right, even if it was called. A move that loses { $blunder } of the win or more is a blunder. Luck is what chance and the others brought; start, luck and play add up to the result.

## bluffhouse dataset
dataset-stopped = Stopped early: { $done } of { $all } matches are there. The same command makes the others.
dataset-error-text = There are no prompts in “{ $value }”: choose one of { $allowed }.
dataset-error-other = “{ $folder }” holds something that is no data set of the house: name another folder.
dataset-error-changed = The data set in “{ $folder }” was made with another “{ $what }”: ask for the same, or name another folder.
