## What the exact solvers refuse
unsolvable-players = { $room }: only games for two can be solved, not { $players }.
unsolvable-secrets = { $room }: it cannot be solved exactly: its secrets are more than a hand dealt at the start.
unsolvable-chances = { $room }: the chances of its hands are not numbers from 0 that add up to 1.
unsolvable-deal = { $room }: hands that it says can be dealt cannot: { $why }
unsolvable-start = { $room }: chance has to decide something before the first move.
unsolvable-second = { $room }: the player of seat 1 moves first; it has to be that of seat 0.
unsolvable-dealt-otherwise = { $room }: its hands are dealt with other chances than it says.
unsolvable-more-hidden = { $room }: more is hidden at the start than the other’s hand.
unsolvable-same-hands = { $room }: a player cannot tell two of his own hands apart.
unsolvable-together = { $room }: several players may act at once.
unsolvable-again = { $room }: chance decides again after “{ $move }”, and not everybody sees what; only games whose hands are dealt once can be solved (options: { $options }).
unsolvable-opening = { $room }: { $move } is not legal there.
unsolvable-over = { $room }: the match is over after these moves, or the next round begins.
unsolvable-circles = { $room }: the game may go round in circles.
unsolvable-legal = { $room }: what is legal depends on the hands.
unsolvable-ends = { $room }: whether the match goes on depends on the hands.
unsolvable-future = { $room }: positions that it says are alike do not go on alike.
unsolvable-peeping = { $room }: a player gets to know something of the other’s hand before the end.
unsolvable-unseen = { $room }: a player does not hear what the other does.
unsolvable-utility = { $room }: the utility of a result must be a number.
unsolvable-rounds = { $room }: it does not say how several rounds hang together.
unsolvable-rounds-differ = { $room }: its rounds are not all the same game, won or lost by who opens them.
unsolvable-size = { $room }: its tree has { $positions } positions, with { $hands } hands { $numbers } numbers to keep; the limit is { $limit }.

## What is no policy
policy-name = { $value } is a name: give the bot, as in Bot({ $value }, seed=1).
policy-nobody = { $value } is neither a bot nor a function of a view, or of observations and masks.
policy-words = A function of a view must give a mapping of moves to their chances, not { $value }.
policy-illegal = The policy gives a chance to { $move }, and only these are legal: { $moves }.
policy-shares = The chances of a policy must be numbers from 0 that add up to 1, not { $value }.
policy-shape = The policy must give a row for each hand and a chance for each action, { $due } numbers, not { $given }.

## bluffhouse exploit
exploit-title = { $game }, answered as well as can be
exploit-surveying = Walking through the game
exploit-asking = Asking { $bot }
exploit-solving = Looking for the equilibrium
exploit-bot = Bot
exploit-exploitability = Exploitability
exploit-secures = Secured by who begins
exploit-allows = Allowed by who is second
exploit-value = Value against itself
exploit-positions = { $positions } positions with { $hands } hands each; 1 is a win, −1 a loss
exploit-note = Exploitability: what a perfect opponent wins above his share, mean of both seats; 0 is perfect play. The numbers are exact, not estimated. A bot that searches decides a little otherwise each time: --samples takes the mean of several decisions.
exploit-local-title = { $game }, answered by looking one move ahead
exploit-local-won = Won
exploit-local-low = from
exploit-local-high = to
exploit-local-note = What is won above one's share by who knows the bot and looks one move ahead, mean of both seats, with its 95 % interval. It is a lower bound: a perfect opponent wins at least as much. 1 is a win, −1 a loss.
exploit-local-nobody = Nobody is asked as “{ $bot }”: name bots alone with --local.
exploit-responder-title = { $game }, answered by a network that learnt to
exploit-responder-share = Share of the win
exploit-responder-note = What is won above one's share by a network that learnt for { $steps } decisions to answer the bot, which has all other seats: mean of all seats, with its 95 % interval, in { $matches } matches with other luck than it learnt from. It is a lower bound: who learns longer may win more. 1 is a win.
exploit-responder-one = Only one bot is answered with --responder, and not “{ $bot }”: name a level, a file, or your own.
exploit-responder-alone = --minutes, --steps, --out and --resume say how a network learns to answer a bot: add --responder.

## bluffhouse certificate
certificate-title = { $game }: how strong the bots are, and how hard to exploit
certificate-slowest = Slowest, ms
certificate-learnt = Learnt adversary
certificate-against = Share of the win against
certificate-note = Measured on { $date } by: { $command }. { $twin ->
    [none] How easily a perfect opponent exploits them is not known: the game has no small twin that can be solved.
   *[other] Exploitability is exact, in the small twin of the game ({ $twin }): what a perfect opponent wins there above his share, of 1.
} Shares are of { $games } matches of two, with 95 % intervals. Of more than two players nothing is promised; and what a perfect opponent would win in the whole game, nobody knows. { $learnt ->
    [no] No network learnt to answer them: what such an adversary would win, nobody knows.
    [none] A learnt adversary is a network that learnt from { $steps } decisions, with two seeds, to answer that level in usual matches: what it wins above its share, of 1. That is a lower bound: who learns longer may win more. To levels that think no network learnt an answer, because they cannot be asked so often: of them nobody knows.
   *[other] A learnt adversary is a network that learnt from { $steps } decisions, with two seeds, to answer that level with { $learnt }: what it wins above its share, of 1. That is a lower bound: who learns longer may win more. To levels that think no network learnt an answer, because they cannot be asked so often: of them nobody knows.
}
certificate-none = Nothing was certified of the bots of “{ $room }”. Measure them: bluffhouse certificate { $room } --make FILE
certificate-rules = The certificate of “{ $room }” of { $date } was made by other rules. Make it anew: bluffhouse certificate { $room } --make FILE
certificate-unreadable = The certificate of “{ $room }” cannot be read: { $why }
