# Защо един бот играе така. $share: колко често прави този ход; $value: делът от победата, на който разчита.

bot-why-random = Един ход е колкото всеки друг, затова взима някой наслуки.
bot-why-thumb = Практичното му правило го съветва така в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите.
bot-why-calculator = Шансовете го съветват така в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите; разчита на { NUMBER($value, style: "percent", maximumFractionDigits: 0) } от победата.
bot-why-only = Друго не може да се направи.
bot-why-thinker = Опита ходовете си в { $worlds } възможни свята; разчита на { NUMBER($value, style: "percent", maximumFractionDigits: 0) } от победата.
bot-why-honest = Това е честен играч, който предпочита да казва каквото е: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите ходът е този.
bot-why-cautious = Това е предпазлив играч, който не рискува нищо: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите ходът е този.
bot-why-reckless = Това е безразсъден играч, който обича хубавата лъжа: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите ходът е този.
bot-why-suspicious = Това е недоверчив играч, който не вярва на никого: в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите ходът е този.
