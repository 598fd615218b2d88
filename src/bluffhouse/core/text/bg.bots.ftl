# Защо един бот играе така. $share: колко често прави този ход; $value: делът от победата, на който разчита.

bot-why-random = Всички ходове са му еднакво добри, затова избира наслуки.
bot-why-thumb = Простото му правило го съветва така в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите.
bot-why-calculator = Шансовете го съветват така в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите; оценява шанса си за победа на { NUMBER($value, style: "percent", maximumFractionDigits: 0) }.
bot-why-only = Друго не може да се направи.
bot-why-thinker = Опита ходовете си в { $worlds } възможни свята; оценява шанса си за победа на { NUMBER($value, style: "percent", maximumFractionDigits: 0) }.
bot-why-honest = Това е честен играч, който предпочита да казва каквото е: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите играе така.
bot-why-cautious = Това е предпазлив играч, който не рискува нищо: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите играе така.
bot-why-reckless = Това е безразсъден играч, който обича хубавата лъжа: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите играе така.
bot-why-suspicious = Това е недоверчив играч, който не вярва на никого: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите играе така.
