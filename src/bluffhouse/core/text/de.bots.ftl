# Warum ein Bot so zieht. $share: wie oft er diesen Zug macht; $value: der Anteil am Sieg, mit dem er rechnet.

bot-why-random = Ein Zug ist so gut wie der andere, also nimmt er irgendeinen.
bot-why-thumb = Seine Faustregel rät dazu in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle.
bot-why-calculator = Die Chancen raten dazu in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle; er rechnet mit { NUMBER($value, style: "percent", maximumFractionDigits: 0) } des Sieges.
bot-why-only = Etwas anderes ist nicht möglich.
bot-why-thinker = Er hat seine Züge in { $worlds } möglichen Welten ausprobiert und rechnet mit { NUMBER($value, style: "percent", maximumFractionDigits: 0) } des Sieges.
bot-why-honest = Das ist ein ehrlicher Spieler, der lieber sagt, was ist: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle wird es dieser Zug.
bot-why-cautious = Das ist ein vorsichtiger Spieler, der nichts riskiert: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle wird es dieser Zug.
bot-why-reckless = Das ist ein tollkühner Spieler, der eine gute Lüge liebt: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle wird es dieser Zug.
bot-why-suspicious = Das ist ein misstrauischer Spieler, der niemandem glaubt: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle wird es dieser Zug.
