"""City of Lies: what players choose of what they hold, as measured among calculators.

Who plays or discards a card takes one kind of his hand: each as often as its weight says beside the
others. The logarithm of a weight is a sum over the facts of the choice (`hindsight`), and more if
two of the kind are held. How often who holds a block plays it depends on what it is played against.
The tables are made anew, under the usual options, by `python -m fits cityoflies habits`.
"""

from bluffhouse.core.weights import read_weights
from bluffhouse.games.cityoflies.mind.hindsight import CHOICE_FACTS
from bluffhouse.games.cityoflies.rules.state import KINDS

#: By players (from two), whether a card is discarded, facts and kinds; the last row is for two of
#: a kind.
TASTES = read_weights(__file__, "habits.npz", "tastes", (3, 2, CHOICE_FACTS + 1, KINDS))
#: How likely a block is played against each kind, by players.
BLOCK_RATES = read_weights(__file__, "habits.npz", "blocks", (3, KINDS))
