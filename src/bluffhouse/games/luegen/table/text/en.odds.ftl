## Lügen: what the helper says.

odds-bid = After all that was bid the bid is true with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }. By your dice alone, whatever the others bid: { NUMBER($alone, style: "percent", maximumFractionDigits: 0) }.
odds-raise = You could bid { bid-words }: true with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## What a puzzle asks.

puzzle-doubt = Call it, or bid higher?
