## bluffhouse train

train-steps = { $steps } решения
train-entropy = ентропия { $entropy }
train-kept = запазен
train-measuring = Запазеното се измерва още веднъж, с друг късмет …
train-stopped = Спряно. Същата команда с --resume продължава от { $file }.
train-done = { $file }: { $score }
train-use = Играй срещу него навсякъде, където се назовава бот: --bots { $bot }

# Какво се отказва. $file: както е написано.

train-method = Няма метод „{ $value }“. Избери един от: { $allowed }.
train-one-budget = Кажи само по един начин колко дълго да учи: --hours, --minutes или --steps.
train-suffix = Ботът е файл, който завършва на .npz, а „{ $file }“ не завършва така.
train-there = „{ $file }“ вече съществува. Продължи с него (--resume) или избери друг файл (--out).
train-no-checkpoint = Няма с какво да се продължи: „{ $file }“ не може да се прочете ({ $why }).
train-corrupt = „{ $file }“ е повреден или не е междинно състояние на обучение. Нищо не е променено; започни отначало с друг --out.
train-other-plan = „{ $file }“ е започнат с { $name } = { $before }, а не с { $now }. Продължи със същото или избери друг файл (--out).
train-other-rules = „{ $file }“ е започнат по други правила на играта. Започни отначало с друг --out.
ui-bad-span = { $option } трябва да е число над 0, най-много { $longest }, а не „{ $value }“.

# Ботове, които са учили. $bot: техният файл.

bot-why-trained = Както се е научил, прави този ход в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите; оценява шанса си за победа на { NUMBER($value, style: "percent", maximumFractionDigits: 0) }.
bot-trained-unreadable = „{ $file }“ не е бот, записан от bluffhouse train, или е повреден.
bot-trained-game = Ботът „{ $bot }“ се е учил на { $learnt }, а не на { $room }.
bot-trained-options = Ботът „{ $bot }“ се е учил с { $learnt }; тук е { $here }.
bot-trained-rules = Ботът „{ $bot }“ от { $date } се е учил по други правила. Обучи го отново: { $command }
