# Why a bot moves as it does. $share: how often it makes this move; $value: its estimated share of the win.

bot-why-random = Any move is as good as another, so it takes one at random.
bot-why-thumb = Its rule of thumb says so { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time.
bot-why-calculator = The odds say so { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the time; it expects { NUMBER($value, style: "percent", maximumFractionDigits: 0) } of the win.
