# Warum ein Bot so zieht. $share: wie oft er diesen Zug macht; $value: der Anteil am Sieg, mit dem er rechnet.

bot-why-random = Ein Zug ist so gut wie der andere, also nimmt er irgendeinen.
bot-why-thumb = Seine Faustregel rät dazu in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle.
bot-why-calculator = Die Chancen raten dazu in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle; er rechnet mit { NUMBER($value, style: "percent", maximumFractionDigits: 0) } des Sieges.
