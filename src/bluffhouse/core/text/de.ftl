## Was das Haus zu jedem Spiel sagt: Fehler und abgelehnte Züge.

game-unknown = Ein Spiel { $value } gibt es in diesem Haus nicht. Zur Wahl stehen: { $allowed }.

game-broken = Das Spiel { $value } aus dem Paket { $package } lässt sich nicht öffnen: { $why }. Installiere es neu oder entferne es.
game-failed = Das Spiel { $value } hat selbst einen Fehler: { $why }. Behebe ihn oder entferne das Paket { $package }; `bluffhouse conform { $value }` sucht nach weiteren.

bot-unknown = Einen Bot „{ $value }“ gibt es nicht. Zur Wahl stehen: { $allowed }, jeder auch mit einer Persönlichkeit, wie thumb/honest; oder eine eigene Klasse: DATEI.py:KLASSE.
bot-persona = Die Persönlichkeit { $value } gibt es nicht. Zur Wahl stehen: { $allowed }.

# Einstellungen
option-unknown = { name } hat keine Einstellung „{ $option }“. Es gibt: { $allowed }.
option-missing = Die Einstellung „{ $option }“ ist Pflicht: { $allowed }.
option-range = Die Einstellung „{ $option }“ muss eine ganze Zahl sein, { $allowed }, nicht { $value }.
option-choice = Die Einstellung „{ $option }“ kann nicht { $value } sein, sondern nur: { $allowed }.
preset-unknown = { name } hat keine Spielweise „{ $value }“. Es gibt: { $allowed }. Eine einzelne Einstellung schreibt man NAME=WERT.

# Spielweisen: Einstellungen, die zusammengehören
preset-printed = Wie gedruckt
preset-printed-hint = So steht es in der gedruckten Regel.
preset-usual = Wie üblich
preset-first = Erste Partie
preset-quick = Kurz
preset-bga = Wie auf Board Game Arena

# Züge
move-unknown = „{ $move }“ ist kein Zug dieses Spiels.
move-over = Die Partie ist vorbei: Es gibt keine Züge mehr.
move-not-text = Ein Zug ist ein Text, nicht { $what }.
move-who = Gerade dürfen mehrere ziehen ({ $actors }): Sag dazu, wessen Zug es ist.
move-seat = Einen Platz { $player } gibt es an diesem Tisch nicht: Die Plätze gehen von 0 bis { $last }.
move-turn = Platz { $player } ist nicht an der Reihe. Am Zug: { $actors }.
move-id = Eine Aktion { $action } gibt es nicht: Die Nummern gehen von 0 bis { $last }.

# Stapel
walk-illegal = Aktion { $action } ist hier nicht erlaubt. Nichts wurde gespielt.
batch-shape = Ein Stapel von { $n } Partien nimmt { $n } ganze Zahlen, kein Feld { $given }.
batch-id = Partie { $row } im Stapel: Eine Aktion { $action } gibt es nicht; die Nummern gehen von 0 bis { $last }.
batch-illegal = Partie { $row } im Stapel: { $move } ist dort nicht erlaubt. Es wurde nichts gespielt.

# Stellungen
position-object = Eine Stellung ist eine Zuordnung von Namen zu Werten, nicht { $what }.
position-seed = Der „seed“ einer Stellung ist eine ganze Zahl ab 0 oder eine Bytefolge.
position-unknown = In einer Stellung gibt es kein „{ $where }“. Möglich sind: { $allowed }.
position-missing = In der Stellung fehlt „{ $where }“.
position-whole = „{ $where }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
position-truth = „{ $where }“ muss wahr oder falsch sein (true oder false), nicht { $value }.
position-list = „{ $where }“ muss eine Liste sein, nicht { $value }.
position-length = { $length ->
    [one] „{ $where }“ muss einen Eintrag haben, nicht { $given }.
   *[other] „{ $where }“ muss { $length } Einträge haben, nicht { $given }.
}
position-mapping = „{ $where }“ muss eine Zuordnung sein, nicht { $value }.
position-choice = „{ $where }“ kann nicht { $value } sein, sondern nur: { $allowed }.

# Aufzeichnungen
record-object = Eine Aufzeichnung ist eine Zuordnung von Namen zu Werten, nicht { $what }.
record-missing = In der Aufzeichnung fehlt „{ $name }“.
record-options = „options“ muss in einer Aufzeichnung den Namen der Einstellungen ihre Werte zuordnen.
record-rules = Die Aufzeichnung stammt aus einer Partie nach Regelversion { $given }; dieses Haus spielt nach Version { $known } und kann Aufzeichnungen ab Version { $since } nachspielen.
record-part = „{ $part }“ in der Aufzeichnung: { $why }
record-position-seed = Die „position“ einer Aufzeichnung hat keinen eigenen „seed“: Er steht daneben.
record-moves = „moves“ muss in einer Aufzeichnung eine Liste aus [Platz, Zug] sein.
record-entry = Zug { $number } der Aufzeichnung muss [Platz, Zug] sein.
record-move = Zug { $number } der Aufzeichnung (Platz { $player }, { $move }): { $why }
record-commitment = „commitment“ muss in einer Aufzeichnung ein Text sein.
record-receipt = Das ist keine Quittung einer Partie: { $why }

# War der Zufall ehrlich?
fair-made = { $shares ->
    [0] Der Zufall kam allein vom Haus: Kein Gerät steuerte einen Anteil bei.
   *[other] Der Zufall kam vom Haus und von den Geräten von { $names }.
}
fair-withheld = Anteil am Zufall hinterlegt, aber nicht genannt: { $names }.
fair-mine = Ehrlich: Dieses Gerät steuerte einen Anteil bei, und nichts, was es gesehen hat, wurde geändert.
fair-watched = Nichts, was dieses Gerät gesehen hat, wurde geändert. Einen eigenen Anteil gab es nicht.
fair-left-out = Der Anteil dieses Geräts ist NICHT dabei: Er kam zu spät, ein anderes Gerät von dir trat an seine Stelle, oder das Haus hat ihn weggelassen. Sonst wurde nichts geändert, was dieses Gerät gesehen hat.
fair-fault-seal = Der eigene Anteil des Hauses ist NICHT der, den es versiegelt hatte.
fair-fault-anew = Das Haus hat diese Partie MEHR ALS EINMAL versiegelt oder aufgerufen: Es konnte wählen.
fair-fault-pledge = Ein Anteil war NICHT so hinterlegt, bevor die Anteile genannt wurden.
fair-fault-shares = Die Anteile sind NICHT die, mit denen die Partie begann.
fair-fault-mine = Der Anteil dieses Geräts ist NICHT dabei, obwohl das Haus ihn angenommen hatte.
fair-fault-seed = Der Startwert ist NICHT der, der sich aus dem Haus und den Anteilen ergibt.
fair-fault-commitment = Das Siegel des Startwerts ist NICHT das, mit dem die Partie begann.
fair-fault-table = Plätze oder Regeln wurden GEÄNDERT, nachdem die Anteile genannt waren.
fair-fault-seen = Diesem Gerät wurde ETWAS ANDERES gezeigt, als Startwert und Züge ergeben: Ein Würfel oder eine Karte wurde geändert.
fair-fault-position = Der Anfang wurde VON HAND aufgestellt, nicht ausgeteilt.
