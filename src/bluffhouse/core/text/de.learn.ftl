## What the exact solvers refuse
unsolvable-players = { $room }: Nur Spiele zu zweit lassen sich lösen, nicht zu { $players }.
unsolvable-secrets = { $room }: Das lässt sich nicht exakt lösen: Verborgen ist mehr als eine Hand, die am Anfang ausgeteilt wird.
unsolvable-chances = { $room }: Die Wahrscheinlichkeiten seiner Hände sind keine Zahlen ab 0, die zusammen 1 ergeben.
unsolvable-deal = { $room }: Hände, die es angeblich gibt, gibt es nicht: { $why }
unsolvable-start = { $room }: Schon vor dem ersten Zug entscheidet der Zufall.
unsolvable-second = { $room }: Den ersten Zug hat Platz 1; er muss bei Platz 0 liegen.
unsolvable-dealt-otherwise = { $room }: Seine Hände werden mit anderen Wahrscheinlichkeiten ausgeteilt als angegeben.
unsolvable-more-hidden = { $room }: Am Anfang ist mehr verborgen als die Hand des anderen.
unsolvable-same-hands = { $room }: Wer spielt, kann zwei eigene Hände nicht unterscheiden.
unsolvable-together = { $room }: Mehrere dürfen gleichzeitig ziehen.
unsolvable-again = { $room }: Nach „{ $move }“ entscheidet wieder der Zufall, und nicht alle sehen, was; lösen lassen sich nur Spiele, deren Hände einmal ausgeteilt werden (Einstellungen: { $options }).
unsolvable-opening = { $room }: { $move } ist dort nicht erlaubt.
unsolvable-over = { $room }: Nach diesen Zügen ist die Partie vorbei, oder die nächste Runde beginnt.
unsolvable-circles = { $room }: Das Spiel kann sich im Kreis drehen.
unsolvable-legal = { $room }: Was erlaubt ist, hängt von den Händen ab.
unsolvable-ends = { $room }: Ob die Partie weitergeht, hängt von den Händen ab.
unsolvable-future = { $room }: Stellungen, die angeblich gleich sind, gehen verschieden weiter.
unsolvable-peeping = { $room }: Man erfährt schon vor dem Ende etwas über die Hand des anderen.
unsolvable-unseen = { $room }: Man hört nicht, was der andere tut.
unsolvable-utility = { $room }: Der Nutzen eines Ergebnisses muss eine Zahl sein.
unsolvable-rounds = { $room }: Es sagt nicht, wie mehrere Runden zusammenhängen.
unsolvable-rounds-differ = { $room }: Seine Runden sind nicht alle dasselbe Spiel, das gewinnt oder verliert, wer sie eröffnet.
unsolvable-size = { $room }: Sein Baum hat { $positions } Stellungen, mit { $hands } Händen sind das { $numbers } Zahlen; die Grenze ist { $limit }.

## What is no policy
policy-name = { $value } ist ein Name: Gib den Bot an, etwa Bot({ $value }, seed=1).
policy-nobody = { $value } ist weder ein Bot noch eine Funktion einer Sicht oder von Beobachtungen und Masken.
policy-words = Eine Funktion einer Sicht muss Züge mit ihren Wahrscheinlichkeiten liefern, nicht { $value }.
policy-illegal = Die Strategie gibt { $move } eine Wahrscheinlichkeit, erlaubt sind aber nur: { $moves }.
policy-shares = Die Wahrscheinlichkeiten einer Strategie müssen Zahlen ab 0 sein, die zusammen 1 ergeben, nicht { $value }.
policy-shape = Die Strategie muss für jede Hand eine Zeile und für jede Aktion eine Wahrscheinlichkeit liefern, { $due } Zahlen, nicht { $given }.

## bluffhouse exploit
exploit-title = { $game }: so gut wie möglich beantwortet
exploit-surveying = Das Spiel wird durchgegangen
exploit-asking = { $bot } wird gefragt
exploit-solving = Das Gleichgewicht wird gesucht
exploit-bot = Bot
exploit-exploitability = Ausnutzbarkeit
exploit-secures = sichert sich, wer beginnt
exploit-allows = lässt zu, wer Zweiter ist
exploit-value = Wert gegen sich selbst
exploit-positions = { $positions } Stellungen, je { $hands } Hände; 1 ist ein Sieg, −1 eine Niederlage
exploit-note = Ausnutzbarkeit: was ein vollkommener Gegner über dem gewinnt, was ihm zusteht, im Mittel beider Plätze; 0 ist vollkommen. Die Zahlen sind exakt, nicht geschätzt. Wer sucht, entscheidet jedes Mal etwas anders: mit --samples wird über mehrere Entscheidungen gemittelt.
exploit-local-title = { $game }: mit einem Zug Voraussicht beantwortet
exploit-local-won = gewonnen
exploit-local-low = von
exploit-local-high = bis
exploit-local-note = Was über dem gewinnt, was ihm zusteht, wer den Bot kennt und einen Zug vorausschaut, im Mittel beider Plätze, mit 95-%-Intervall. Es ist eine untere Schranke: Ein vollkommener Gegner gewinnt mindestens so viel. 1 ist ein Sieg, −1 eine Niederlage.
exploit-local-nobody = „{ $bot }“ lässt sich nicht fragen: --local nimmt nur Bots.
exploit-responder-title = { $game }: von einem Netz beantwortet, das es gelernt hat
exploit-responder-share = Anteil am Sieg
exploit-responder-note = Was ein Netz über dem gewinnt, was ihm zusteht, nachdem es { $steps } Entscheidungen lang gelernt hat, dem Bot auf allen anderen Plätzen zu antworten: im Mittel aller Plätze, mit 95-%-Intervall, in { $matches } Partien mit anderem Glück als beim Lernen. Es ist eine untere Schranke: Wer länger lernt, gewinnt vielleicht mehr. 1 ist ein Sieg.
exploit-responder-one = Mit --responder wird genau ein Bot beantwortet, nicht „{ $bot }“: Nenn eine Stufe, eine Datei oder deinen eigenen.
exploit-responder-alone = --minutes, --steps, --out und --resume sagen, wie ein Netz lernt, einem Bot zu antworten: Dazu gehört --responder.

## bluffhouse certificate
certificate-title = { $game }: wie stark die Bots sind und wie schwer auszunutzen
certificate-slowest = am langsamsten, ms
certificate-learnt = trainierter Gegner
certificate-against = Anteil am Sieg gegen
certificate-note = Gemessen am { $date } mit: { $command }. { $twin ->
    [none] Wie leicht ein vollkommener Gegner sie ausnutzt, ist nicht bekannt: Das Spiel hat keinen kleinen Zwilling, der sich ausrechnen ließe.
   *[other] Die Ausnutzbarkeit ist exakt, im kleinen Zwilling des Spiels ({ $twin }): was ein vollkommener Gegner dort über dem gewinnt, was ihm zusteht, von 1.
} Anteile aus { $games } Partien zu zweit, mit 95-%-Intervallen. Für mehr als zwei Spieler ist nichts versprochen; und was ein vollkommener Gegner im ganzen Spiel gewänne, weiß niemand. { $learnt ->
    [no] Kein Netz hat gelernt, ihnen zu antworten: Was ein solcher Gegner gewänne, weiß niemand.
    [none] Ein trainierter Gegner ist ein Netz, das aus { $steps } Entscheidungen, mit zwei Startwerten, gelernt hat, in üblichen Partien dieser Stufe zu antworten: was es über dem gewinnt, was ihm zusteht, von 1. Das ist eine untere Schranke: Wer länger lernt, gewinnt vielleicht mehr. Stufen, die nachdenken, hat kein Netz zu antworten gelernt, weil man sie nicht so oft fragen kann: Von ihnen weiß man es nicht.
   *[other] Ein trainierter Gegner ist ein Netz, das aus { $steps } Entscheidungen, mit zwei Startwerten, gelernt hat, dieser Stufe bei { $learnt } zu antworten: was es über dem gewinnt, was ihm zusteht, von 1. Das ist eine untere Schranke: Wer länger lernt, gewinnt vielleicht mehr. Stufen, die nachdenken, hat kein Netz zu antworten gelernt, weil man sie nicht so oft fragen kann: Von ihnen weiß man es nicht.
}
certificate-none = Für die Bots von „{ $room }“ gibt es noch kein Zeugnis. So entsteht eines: bluffhouse certificate { $room } --make DATEI
certificate-rules = Das Zeugnis von „{ $room }“ vom { $date } gilt für andere Regeln. So entsteht ein neues: bluffhouse certificate { $room } --make DATEI
certificate-unreadable = Das Zeugnis von „{ $room }“ ist nicht lesbar: { $why }
