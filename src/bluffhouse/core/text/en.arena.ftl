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
arena-error-policy = There is no policy “{ $value }”. Choose one of: { $allowed }.
arena-error-policies = { $players } players need one policy for all or { $players } of them, separated by commas, not { $given }.
arena-error-whole = “{ $name }” must be a whole number, { $allowed }, not “{ $value }”.
arena-error-folder = “{ $file }” cannot be written: there is no folder “{ $folder }”.
arena-error-no-file = “{ $file }” cannot be written: there is something of that name that is no file.
arena-error-unwritable = “{ $file }” cannot be written: { $why }.
arena-error-file-twice = “{ $file }” is named for two reports: give each a file of its own.
arena-error-parquet-printed = --parquet writes a file, and cannot be printed: name one instead of “-”.
arena-error-printed-twice = --html and --json cannot both be printed: name a file for one of them.
