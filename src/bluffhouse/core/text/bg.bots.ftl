# Защо един бот играе така. $share: колко често прави този ход; $value: делът от победата, на който разчита.

bot-why-random = Всички ходове са му еднакво добри, затова избира наслуки.
bot-why-thumb = Простото му правило го съветва така в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите.
bot-why-calculator = Шансовете го съветват така в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите; оценява шанса си за победа на { NUMBER($value, style: "percent", maximumFractionDigits: 0) }.
bot-why-only = Друго не може да се направи.
bot-why-thinker = Опита ходовете си в { $worlds } възможни свята; оценява шанса си за победа на { NUMBER($value, style: "percent", maximumFractionDigits: 0) }.
bot-why-master = Играе по пресметнатото: тук прави този ход в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите.
bot-why-master-thinks = Нито пресметнатото, нито наученото стига дотук: затова мисли напред.
bot-no-master = Няма майстор на „{ $room }“: нищо от нея не е пресметнато или научено. Най-силното ниво там е thinker.
bot-why-honest = Това е честен играч, който предпочита да казва каквото е: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите играе така.
bot-why-cautious = Това е предпазлив играч, който не рискува нищо: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите играе така.
bot-why-reckless = Това е безразсъден играч, който обича хубавата лъжа: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите играе така.
bot-why-suspicious = Това е недоверчив играч, който не вярва на никого: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите играе така.

# Ботове, които някой е донесъл. $bot: как са наречени; $why: какво се е объркало в собствения им код.

bot-why-own = Той си има свои причини.
bot-class-unsaid = Кой клас от „{ $place }“ да играе? Напиши { $place }:КЛАС.
bot-no-file = Няма файл „{ $file }“, от който да се вземе бот.
bot-not-loaded = Ботът „{ $bot }“ не може да се зареди: { $why }.
bot-class-missing = В „{ $place }“ няма клас „{ $name }“. Класове с метод act там: { $there }.
bot-not-made = Ботът „{ $bot }“ не може да се създаде без аргументи: { $why }.
bot-no-act = Ботът „{ $bot }“ няма метод act(seat, legal, rng).
bot-signature = Методът act на бота „{ $bot }“ трябва да приема (seat, legal, rng); приема { $given }.
bot-raised = Ботът „{ $bot }“ се провали: { $why }.
bot-no-decision = Ботът „{ $bot }“ трябва да върне Decision; върна нещо от тип { $what }.
bot-illegal = Ботът „{ $bot }“ избра „{ $move }“, а това не е сред позволените му ходове.
bot-value = Това, което ботът „{ $bot }“ очаква, трябва да е число, а не { $value }.
bot-mixture = Вероятностите, които ботът „{ $bot }“ съобщава, не са тези на позволените му ходове.

# Какво би направил бот, когото питат, щом е твой ред. $bot: как е наречен; $move: както се пише; $chance: колко често.

odds-bot = { $bot } би играл: { $move } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
