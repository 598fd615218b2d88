"""What a candidate did in one match of an exam, marked."""

import msgspec


class Belief(msgspec.Struct, frozen=True, array_like=True):
    """What a candidate held likely, and what was so."""

    about: str  # "win": his own share of the win; "lie": that he was lied to
    stated: float
    truth: float


class Spent(msgspec.Struct, frozen=True):
    """What the answers of a candidate cost."""

    calls: int = 0
    prompt_tokens: int = 0
    answer_tokens: int = 0

    def __add__(self, other: "Spent") -> "Spent":
        return Spent(
            self.calls + other.calls,
            self.prompt_tokens + other.prompt_tokens,
            self.answer_tokens + other.answer_tokens,
        )


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match of one candidate. Decisions that a stand-in made are not judged."""

    agent: str
    deal: int
    seat: int
    share: float  # of the win
    reduced: float  # the same with luck taken away: below 0 or above 1, may be
    decisions: int = 0  # that were his, those of the stand-in included
    unreadable: int = 0  # answers, second tries included
    illegal: int = 0
    replaced: int = 0  # decisions that the stand-in made
    loss: float = 0.0  # share of the win that his decisions gave away, in all
    judged: int = 0
    blunders: int = 0
    occasions: int = 0  # at which he could have lied
    lies: int = 0
    lies_right: int = 0  # that lost nothing worth speaking of
    heard_lies: int = 0  # occasions to doubt a lie,
    caught: int = 0  # and how often he did
    heard_truths: int = 0  # occasions to doubt what was no lie,
    wronged: int = 0  # and how often he did
    beliefs: tuple[Belief, ...] = ()
    spent: Spent = Spent()
