## Lügen: what the helper says.

odds-bid = By your dice alone the bid is true with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-heard = After all that was bid it is true with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-raise = You could bid { bid-words }: true with { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
