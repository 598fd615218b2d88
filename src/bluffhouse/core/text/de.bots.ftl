# Warum ein Bot so zieht. $share: wie oft er diesen Zug macht; $value: der Anteil am Sieg, mit dem er rechnet.

bot-why-random = Ein Zug ist so gut wie der andere, also nimmt er irgendeinen.
bot-why-thumb = Seine Faustregel rät in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle dazu.
bot-why-calculator = Die Chancen raten in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle dazu; seine Siegchance schätzt er auf { NUMBER($value, style: "percent", maximumFractionDigits: 0) }.
bot-why-only = Etwas anderes ist nicht möglich.
bot-why-thinker = Er hat seine Züge in { $worlds } möglichen Welten ausprobiert und schätzt seine Siegchance auf { NUMBER($value, style: "percent", maximumFractionDigits: 0) }.
bot-why-master = Er spielt, was ausgerechnet ist: hier in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle diesen Zug.
bot-why-master-thinks = So weit ist nichts ausgerechnet oder gelernt: Also denkt er voraus.
bot-no-master = Für „{ $room }“ gibt es keinen Meister: Davon ist nichts ausgerechnet oder gelernt. Die stärkste Stufe ist dort thinker.
bot-why-honest = Das ist ein ehrlicher Spieler, der lieber sagt, was ist: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle zieht er so.
bot-why-cautious = Das ist ein vorsichtiger Spieler, der nichts riskiert: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle zieht er so.
bot-why-reckless = Das ist ein tollkühner Spieler, der eine gute Lüge liebt: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle zieht er so.
bot-why-suspicious = Das ist ein misstrauischer Spieler, der niemandem glaubt: In { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle zieht er so.

# Bots, die jemand mitgebracht hat. $bot: wie sie genannt wurden; $why: was in ihrem eigenen Code schiefging.

bot-why-own = Er hat seine eigenen Gründe.
bot-class-unsaid = Welche Klasse aus „{ $place }“ soll spielen? Schreib { $place }:KLASSE.
bot-no-file = Die Datei „{ $file }“, aus der ein Bot kommen soll, gibt es nicht.
bot-not-loaded = Der Bot „{ $bot }“ lässt sich nicht laden: { $why }.
bot-class-missing = In „{ $place }“ gibt es keine Klasse „{ $name }“. Klassen mit einer Methode act dort: { $there }.
bot-not-made = Der Bot „{ $bot }“ lässt sich nicht ohne Argumente erzeugen: { $why }.
bot-no-act = Der Bot „{ $bot }“ hat keine Methode act(seat, legal, rng).
bot-signature = Die Methode act des Bots „{ $bot }“ muss (seat, legal, rng) annehmen; sie nimmt { $given }.
bot-raised = Der Bot „{ $bot }“ ist gescheitert: { $why }.
bot-no-decision = Der Bot „{ $bot }“ muss eine Decision zurückgeben; zurück kam etwas vom Typ { $what }.
bot-illegal = Der Bot „{ $bot }“ wählte „{ $move }“; das ist keiner seiner erlaubten Züge.
bot-value = Was der Bot „{ $bot }“ erwartet, muss eine Zahl sein, nicht { $value }.
bot-mixture = Die Wahrscheinlichkeiten, die der Bot „{ $bot }“ nennt, passen nicht zu seinen erlaubten Zügen.

# Was ein Bot, den man fragt, täte, wenn man am Zug ist. $bot: wie er genannt wurde; $move: wie man ihn tippt; $chance: wie oft.

odds-bot = { $bot } würde spielen: { $move } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) })
