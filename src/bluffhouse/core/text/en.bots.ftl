# Why a bot moves as it does. $share: how often it makes this move; $value: its estimated share of the win.

bot-why-random = Any move is as good as another, so it takes one at random.
bot-why-thumb = Its rule of thumb says so { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time.
bot-why-calculator = The odds say so { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time; it expects { NUMBER($value, style: "percent", maximumFractionDigits: 0) } of the win.
bot-why-only = There is nothing else to do.
bot-why-thinker = It tried its moves in { $worlds } worlds that may be; it expects { NUMBER($value, style: "percent", maximumFractionDigits: 0) } of the win.
bot-why-honest = This is an honest player, who rather says what is so: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time the move is this one.
bot-why-cautious = This is a cautious player, who risks nothing: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time the move is this one.
bot-why-reckless = This is a reckless player, who loves a good lie: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time the move is this one.
bot-why-suspicious = This is a suspicious player, who believes nobody: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time the move is this one.
