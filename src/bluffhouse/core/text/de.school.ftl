## bluffhouse train

train-steps = { $steps } Entscheidungen
train-entropy = Entropie { $entropy }
train-kept = behalten
train-measuring = Was behalten wird, wird noch einmal gemessen, mit anderem Glück …
train-stopped = Angehalten. Derselbe Befehl mit --resume macht bei { $file } weiter.
train-done = { $file }: { $score }
train-use = Überall, wo ein Bot genannt wird, kannst du gegen ihn spielen: --bots { $bot }

# Was abgelehnt wird. $file: wie getippt.

train-method = Das Verfahren „{ $value }“ gibt es nicht. Zur Wahl stehen: { $allowed }.
train-one-budget = Sag nur auf eine Art, wie lange gelernt wird: --hours, --minutes oder --steps.
train-suffix = Ein Bot ist eine Datei, die auf .npz endet; „{ $file }“ tut das nicht.
train-there = „{ $file }“ gibt es schon. Mach damit weiter (--resume), oder wähl eine andere Datei (--out).
train-no-checkpoint = Es gibt nichts, womit es weitergehen könnte: „{ $file }“ ist nicht lesbar ({ $why }).
train-corrupt = „{ $file }“ ist beschädigt oder kein Zwischenstand eines Trainings. Nichts wurde verändert; fang mit einem anderen --out neu an.
train-other-plan = „{ $file }“ wurde mit { $name } = { $before } begonnen, nicht mit { $now }. Mach so weiter, oder wähl eine andere Datei (--out).
train-other-rules = „{ $file }“ wurde nach anderen Regeln des Spiels begonnen. Fang mit einem anderen --out neu an.
ui-bad-span = { $option } muss eine Zahl über 0 sein, höchstens { $longest }, nicht „{ $value }“.

# Bots, die gelernt haben. $bot: ihre Datei.

bot-why-trained = So, wie er es gelernt hat, macht er diesen Zug in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle; seine Siegchance schätzt er auf { NUMBER($value, style: "percent", maximumFractionDigits: 0) }.
bot-trained-unreadable = „{ $file }“ ist kein Bot, den bluffhouse train geschrieben hat, oder beschädigt.
bot-trained-game = Der Bot „{ $bot }“ hat { $learnt } gelernt, nicht { $room }.
bot-trained-options = Der Bot „{ $bot }“ hat mit { $learnt } gelernt; hier gilt { $here }.
bot-trained-rules = Der Bot „{ $bot }“ vom { $date } hat nach anderen Regeln gelernt. So lernt er neu: { $command }
