## Lügen: was der Helfer sagt.

odds-bid = Nach allem, was geboten wurde, stimmt das Gebot zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }: { bid-words }. Nach deinen Würfeln allein, gleich was die anderen bieten: { NUMBER($alone, style: "percent", maximumFractionDigits: 0) }.
odds-raise = Du könntest bieten: { bid-words }. Das stimmt zu { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Was ein Rätsel fragt.

puzzle-doubt = „Gelogen“ rufen oder höher bieten?
