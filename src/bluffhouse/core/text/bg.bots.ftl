# Защо един бот играе така. $share: колко често прави този ход; $value: делът от победата, на който разчита.

bot-why-random = Един ход е колкото всеки друг, затова взима някой наслуки.
bot-why-thumb = Практичното му правило го съветва така в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите.
bot-why-calculator = Шансовете го съветват така в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } от случаите; разчита на { NUMBER($value, style: "percent", maximumFractionDigits: 0) } от победата.
