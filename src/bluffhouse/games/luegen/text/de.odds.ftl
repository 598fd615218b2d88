## Lügen: was der Helfer sagt.

odds-bid = Nach deinen Würfeln allein stimmt das Gebot zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-heard = Nach allem, was geboten wurde, stimmt es zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }.
odds-raise = Du könntest bieten: { bid-words }. Das stimmt zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.
