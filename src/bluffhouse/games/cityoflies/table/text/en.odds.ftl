## City of Lies: what the helper tells.

odds-block = { $player } holds a block: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-truth = { $player } can reach the truth with one evidence in the next turn: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-exposure = { $player } has a false evidence for you in the next turn: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-exposure-by = { $player } has a false evidence for you in the next turn, { $level ->
    [calculator] playing like a bot that calculates
   *[thumb] playing like a bot that plays by rule of thumb
}: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-trap = A trap for { $player } hits a card that counts as sabotage: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-steal = A theft from { $player } hits a card that counts as sabotage: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## What a puzzle asks.

puzzle-doubt = Let it be, or step in?
