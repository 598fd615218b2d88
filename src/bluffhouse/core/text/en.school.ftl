## bluffhouse train

train-steps = { $steps } decisions
train-entropy = entropy { $entropy }
train-kept = kept
train-measuring = Measuring what is kept once more, with other luck …
train-stopped = Stopped. The same command with --resume goes on from { $file }.
train-done = { $file }: { $score }
train-use = Play against it wherever a bot is named: --bots { $bot }

# What is refused. $file: as it was typed.

train-method = There is no method “{ $value }”. Choose one of: { $allowed }.
train-one-budget = Say how long it learns in one way: --hours, --minutes or --steps.
train-suffix = A bot is a file that ends in .npz, and “{ $file }” does not.
train-there = “{ $file }” is there already. Go on with it (--resume), or choose another file (--out).
train-no-checkpoint = There is nothing to go on with: “{ $file }” cannot be read ({ $why }).
train-corrupt = “{ $file }” is damaged, or no checkpoint of a training run. Nothing was changed; begin anew with another --out.
train-other-plan = “{ $file }” was begun with { $name } = { $before }, not { $now }. Go on with the same, or choose another file (--out).
train-other-rules = “{ $file }” was begun by other rules of the game. Begin anew with another --out.
ui-bad-span = { $option } must be a number above 0, up to { $longest }, not “{ $value }”.

# Bots that learnt. $bot: their file.

bot-why-trained = By what it learnt, it makes this move { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time; it expects { NUMBER($value, style: "percent", maximumFractionDigits: 0) } of the win.
bot-trained-unreadable = “{ $file }” is no bot that bluffhouse train wrote, or it is damaged.
bot-trained-game = The bot “{ $bot }” learnt { $learnt }, not { $room }.
bot-trained-options = The bot “{ $bot }” learnt with { $learnt }; here it is { $here }.
bot-trained-rules = The bot “{ $bot }” of { $date } learnt by other rules. Train it anew: { $command }
