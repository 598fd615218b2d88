# Why a bot moves as it does. $share: how often it makes this move; $value: its estimated share of the win.

bot-why-random = Any move is as good as another, so it takes one at random.
bot-why-thumb = Its rule of thumb says so { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time.
bot-why-calculator = The odds say so { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time; it expects { NUMBER($value, style: "percent", maximumFractionDigits: 0) } of the win.
bot-why-only = There is nothing else to do.
bot-why-thinker = It tried its moves in { $worlds } worlds that may be; it expects { NUMBER($value, style: "percent", maximumFractionDigits: 0) } of the win.
bot-why-master = It plays what was solved: here this move { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time.
bot-why-master-thinks = What was solved or learnt does not reach as far as this: so it thinks ahead.
bot-no-master = There is no master of “{ $room }”: nothing of it was solved or learnt. Its strongest level is thinker.
bot-why-honest = This is an honest player, who rather says what is so: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time the move is this one.
bot-why-cautious = This is a cautious player, who risks nothing: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time the move is this one.
bot-why-reckless = This is a reckless player, who loves a good lie: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time the move is this one.
bot-why-suspicious = This is a suspicious player, who believes nobody: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time the move is this one.

# Bots that somebody brought along. $bot: how they were named; $why: what went wrong in their own code.

bot-why-own = It has reasons of its own.
bot-class-unsaid = Say which class of “{ $place }” plays: { $place }:CLASS.
bot-no-file = There is no file “{ $file }” to take a bot from.
bot-not-loaded = The bot “{ $bot }” cannot be loaded: { $why }.
bot-class-missing = “{ $place }” has no class “{ $name }”. Classes with a method act there: { $there }.
bot-not-made = The bot “{ $bot }” cannot be made without arguments: { $why }.
bot-no-act = The bot “{ $bot }” has no method act(seat, legal, rng).
bot-signature = The method act of the bot “{ $bot }” must take (seat, legal, rng); it takes { $given }.
bot-raised = The bot “{ $bot }” failed: { $why }.
bot-no-decision = The bot “{ $bot }” must return a Decision; it returned something of type { $what }.
bot-illegal = The bot “{ $bot }” chose “{ $move }”, which is not among its legal moves.
bot-value = What the bot “{ $bot }” expects must be a number, not { $value }.
bot-mixture = The probabilities that the bot “{ $bot }” tells are not those of its legal moves.

# What a bot that was asked would do on one's turn. $bot: how it was named; $move: as it is typed; $chance: how often.

odds-bot = { $bot } would: { $move } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
