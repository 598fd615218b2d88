## Stadt der Lügen: was der Helfer sagt.

odds-block = { $player } hat eine Blockade: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-truth = { $player } kann im nächsten Zug mit einem Beweis genug Wahrheit haben: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-exposure = { $player } hat im nächsten Zug einen falschen Beweis für dich: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-exposure-by = { $player } schiebt dir im nächsten Zug einen falschen Beweis unter, { $level ->
    [calculator] wenn dort jemand spielt wie ein rechnender Bot
   *[thumb] wenn dort jemand spielt wie ein erfahrener Bot
}: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-trap = Eine Falle bei { $player } trifft eine Karte, die als Sabotage zählt: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-steal = Ein Diebstahl bei { $player } trifft eine Karte, die als Sabotage zählt: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Was ein Rätsel fragt.

puzzle-doubt = Geschehen lassen oder eingreifen?
