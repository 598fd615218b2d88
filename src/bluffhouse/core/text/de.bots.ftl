# Warum ein Bot so zieht. $share: wie oft er diesen Zug macht; $value: der Anteil am Sieg, mit dem er rechnet.

bot-why-random = Ein Zug ist so gut wie der andere, also nimmt er irgendeinen.
bot-why-thumb = Seine Faustregel rät in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle dazu.
bot-why-calculator = Die Chancen raten in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle dazu; seine Siegchance schätzt er auf { NUMBER($value, style: "percent", maximumFractionDigits: 0) }.
bot-why-only = Etwas anderes ist nicht möglich.
bot-why-thinker = Er hat seine Züge in { $worlds } möglichen Welten ausprobiert und schätzt seine Siegchance auf { NUMBER($value, style: "percent", maximumFractionDigits: 0) }.
bot-why-honest = Das ist ein ehrlicher Spieler, der lieber sagt, was ist: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle zieht er so.
bot-why-cautious = Das ist ein vorsichtiger Spieler, der nichts riskiert: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle zieht er so.
bot-why-reckless = Das ist ein tollkühner Spieler, der eine gute Lüge liebt: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle zieht er so.
bot-why-suspicious = Das ist ein misstrauischer Spieler, der niemandem glaubt: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle zieht er so.
