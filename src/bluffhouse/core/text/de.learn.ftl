## What the exact solvers refuse
unsolvable-players = { $room }: Nur Spiele zu zweit lassen sich lösen, nicht zu { $players }.
unsolvable-secrets = { $room }: Das lässt sich nicht exakt lösen: Verborgen ist mehr als ein Blatt, das am Anfang ausgeteilt wird.
unsolvable-chances = { $room }: Die Wahrscheinlichkeiten seiner Blätter sind keine Zahlen ab 0, die zusammen 1 ergeben.
unsolvable-deal = { $room }: Blätter, die es angeblich gibt, gibt es nicht: { $why }
unsolvable-start = { $room }: Schon vor dem ersten Zug entscheidet der Zufall.
unsolvable-dealt-otherwise = { $room }: Seine Blätter werden mit anderen Wahrscheinlichkeiten ausgeteilt als angegeben.
unsolvable-more-hidden = { $room }: Am Anfang ist mehr verborgen als das Blatt des anderen.
unsolvable-same-hands = { $room }: Wer spielt, kann zwei eigene Blätter nicht unterscheiden.
unsolvable-together = { $room }: Mehrere dürfen gleichzeitig ziehen.
unsolvable-again = { $room }: Nach „{ $move }“ entscheidet wieder der Zufall, und nicht alle sehen, was; lösen lassen sich nur Spiele, deren Blätter einmal ausgeteilt werden (Optionen: { $options }).
unsolvable-opening = { $room }: { $move } ist dort nicht erlaubt.
unsolvable-over = { $room }: Nach diesen Zügen ist die Partie vorbei, oder die nächste Runde beginnt.
unsolvable-circles = { $room }: Das Spiel kann sich im Kreis drehen.
unsolvable-legal = { $room }: Was erlaubt ist, hängt von den Blättern ab.
unsolvable-ends = { $room }: Ob die Partie weitergeht, hängt von den Blättern ab.
unsolvable-future = { $room }: Stellungen, die angeblich gleich sind, gehen verschieden weiter.
unsolvable-peeping = { $room }: Man erfährt schon vor dem Ende etwas über das Blatt des anderen.
unsolvable-unseen = { $room }: Man hört nicht, was der andere tut.
unsolvable-utility = { $room }: Der Nutzen eines Ergebnisses muss eine Zahl sein.
unsolvable-size = { $room }: Sein Baum hat { $positions } Stellungen, mit { $hands } Blättern sind das { $numbers } Zahlen; die Grenze ist { $limit }.

## What is no policy
policy-nobody = { $value } ist weder ein Bot noch eine Funktion einer Sicht oder von Beobachtungen und Masken.
policy-words = Eine Funktion einer Sicht muss Züge mit ihren Wahrscheinlichkeiten liefern, nicht { $value }.
policy-illegal = Die Strategie gibt { $move } eine Wahrscheinlichkeit, erlaubt sind aber nur: { $moves }.
policy-shares = Die Wahrscheinlichkeiten einer Strategie müssen Zahlen ab 0 sein, die zusammen 1 ergeben, nicht { $value }.
policy-shape = Die Strategie muss für jedes Blatt eine Zeile und für jede Aktion eine Wahrscheinlichkeit liefern, { $due } Zahlen, nicht { $given }.
