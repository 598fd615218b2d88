## Lügen-Kniffel: what the helper says.

odds-said = Whoever plays for it alone has it after { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
} with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { said-words }.
odds-habit = { $level ->
    [calculator] Bots that calculate lie in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases
   *[thumb] Bots that play by rule of thumb lie in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases
} when they announce this after so many rolls: { said-words }.
odds-stop = Best not to roll again for this: { combination-words }. It brings { NUMBER($value, maximumFractionDigits: 1) } points; chance to have it: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
odds-leave = { $count ->
    [0] Leave no die for this: { combination-words }
   *[other] Leave { $left } for this: { combination-words }
}. It promises { NUMBER($value, maximumFractionDigits: 1) } points; chance to have it: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## What a puzzle asks.

puzzle-doubt = Believe it, or doubt it?
