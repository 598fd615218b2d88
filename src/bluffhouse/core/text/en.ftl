## What the house says of every game: errors, and how a move is refused.

game-unknown = There is no game { $value } in the house. Choose one of: { $allowed }.

game-broken = The game { $value } of the package { $package } cannot be opened: { $why }. Install it again, or remove it.
game-failed = The game { $value } has a fault of its own: { $why }. Mend it, or remove the package { $package }; `bluffhouse conform { $value }` looks for more.

bot-unknown = There is no bot “{ $value }”. Choose one of: { $allowed }, each also with a persona, as in thumb/honest; or a class of your own: FILE.py:CLASS.
bot-persona = There is no persona { $value }. Choose one of: { $allowed }.

# Options
option-unknown = { name } has no option “{ $option }”. Its options are: { $allowed }.
option-missing = The option “{ $option }” is required: { $allowed }.
option-range = The option “{ $option }” must be a whole number, { $allowed }, not { $value }.
option-choice = The option “{ $option }” must be one of { $allowed }, not { $value }.
preset-unknown = { name } has no preset “{ $value }”. Its presets are: { $allowed }. A single option is written NAME=VALUE.

# Presets: options that go together
preset-printed = As printed
preset-printed-hint = What the printed rules say.
preset-usual = Usual
preset-first = First game
preset-quick = Quick
preset-bga = As on Board Game Arena

# Moves
move-unknown = “{ $move }” is no move of this game.
move-over = The match is over: no more moves.
move-not-text = A move is text, not { $what }.
move-who = Several players may act now ({ $actors }): say whose move it is.
move-seat = There is no player { $player } at this table: players are 0 to { $last }.
move-turn = It is not the turn of player { $player }: now { $actors } may act.
move-id = There is no action { $action }: action ids are 0 to { $last }.

# Batches
walk-illegal = Action { $action } is not legal here. Nothing was played.
batch-shape = A batch of { $n } matches takes { $n } whole numbers, not an array of { $given }.
batch-id = Match { $row } of the batch: there is no action { $action }; ids are 0 to { $last }.
batch-illegal = Match { $row } of the batch: { $move } is not legal there. Nothing was played.

# Positions
position-object = A position is a mapping of names to values, not { $what }.
position-seed = The seed of a position is a whole number from 0 or bytes.
position-unknown = A position has no “{ $where }”. It may have: { $allowed }.
position-missing = The position lacks “{ $where }”.
position-whole = “{ $where }” must be a whole number from { $least } to { $most }, not { $value }.
position-truth = “{ $where }” must be true or false, not { $value }.
position-list = “{ $where }” must be a list, not { $value }.
position-length = “{ $where }” must have { $length } entries, not { $given }.
position-mapping = “{ $where }” must be a mapping, not { $value }.
position-choice = “{ $where }” must be one of { $allowed }, not { $value }.

# Records
record-object = A record is a mapping of names to values, not { $what }.
record-missing = The record lacks “{ $name }”.
record-options = The “options” of a record must map option names to values.
record-rules = The record was played by rules version { $given }; this house plays version { $known }, and can replay records from version { $since } on.
record-part = The record’s { $part }: { $why }
record-position-seed = The “position” of a record carries no seed of its own: the seed stands beside it.
record-moves = The “moves” of a record must be a list of [player, move].
record-entry = Move { $number } of the record must be [player, move].
record-move = Move { $number } of the record (player { $player }, { $move }): { $why }
record-commitment = The “commitment” of a record must be text.
record-receipt = This is not a receipt of a match: { $why }

# Was chance fair?
fair-made = { $shares ->
    [0] Chance was made by the house alone: nobody’s device gave a share.
   *[other] Chance was made by the house together with the devices of { $names }.
}
fair-withheld = { $names } had pledged a share of chance and gave none.
fair-mine = Fair: this device gave a share, and nothing was changed that it had seen.
fair-watched = Nothing was changed that this device had seen. It gave no share itself.
fair-left-out = This device’s share is NOT in it: it came too late, another device of yours took its place, or the house left it out. Nothing else was changed that this device had seen.
fair-fault-seal = The house’s own part is NOT the one that it had sealed.
fair-fault-anew = The house has sealed or called this match MORE THAN ONCE: it could choose.
fair-fault-pledge = A share was NOT pledged like this before the shares were told.
fair-fault-shares = The shares are NOT those with which the match began.
fair-fault-mine = This device’s share is NOT in it, though the house had taken it.
fair-fault-seed = The seed is NOT the one that the house’s part and the shares make.
fair-fault-commitment = The commitment to the seed is NOT the one with which the match began.
fair-fault-table = Seats or rules were CHANGED after the shares were told.
fair-fault-seen = This device was shown something ELSE than seed and moves lead to: a die or a card was changed.
fair-fault-position = The beginning was SET BY HAND, not dealt.
