"""A compiled loop that asks a bot in every position with every hand, by the doors of its game.

A match is so many bytes to it: so it is compiled once for all games, like the loops of a search.
"""

# Compiled like the rules, so without annotations.

from bluffhouse.bots.thinking.loops import DECIDE, PONDERED, STEP, WEIGHED, ask, judge
from bluffhouse.core.loops import CALCULATOR
from bluffhouse.core.plan import ILLEGAL, TURN
from bluffhouse.learn.survey import END

DREAM = PONDERED + 1  # the place of a door behind those of a search
# `course[depth]`: the situation, its first row, how many steps were gone (−1: nobody was asked).
# `course[0]` has the depth itself in the first place.
AT, ROW, GONE, PLACES = 0, 1, 2, 3


def ask_on(
    doors, at, memory, weights, place, counts, player, first, steps, then, offset, action, asked,
    stack, course, policy, keys, mix, most,
):  # fmt: skip
    """Go on through the tree, and ask in so many positions at `most`; in how many it was (0: it is
    done). `stack[depth]` has the matches that came there, `asked[player, hand]` which of them is
    asked (−1: that hand cannot be)."""
    met, depth, size = 0, course[0, AT], stack.shape[2]
    while depth > 0 and met < most:
        here, row = course[depth, AT], course[depth, ROW]
        n, edge = steps[here], first[here]
        if course[depth, GONE] < 0:
            met += 1
            mix[row : row + n] = 1 / n
            if n > 1:
                ask_hands(
                    doors, at, memory, weights, place, counts, player[here], n, edge, row, action,
                    asked, stack[depth], policy, keys, mix,
                )  # fmt: skip
            course[depth, GONE] = 0
        k = course[depth, GONE]
        if k == n:
            depth -= 1
            continue
        course[depth, GONE] = k + 1
        below = then[edge + k]
        if below == END:
            continue
        under = row + offset[edge + k]
        if steps[below] == 1 and then[first[below]] == END:  # nothing to ask there, nor to come
            met += 1
            mix[under] = 1
            continue
        for i in range(stack.shape[1]):
            memory[:size] = stack[depth, i]
            if ask(doors[STEP], (at, player[here], action[edge + k])) & TURN == ILLEGAL:
                raise ValueError("a move of the survey is not legal with another hand")
            stack[depth + 1, i] = memory[:size]
        depth += 1
        course[depth, AT], course[depth, ROW], course[depth, GONE] = below, under, -1
    course[0, AT] = depth
    return met


def ask_hands(
    doors, at, memory, weights, place, counts, player, n, edge, row, action, asked, states, policy,
    keys, mix,
):  # fmt: skip
    """What a policy does in one position with each hand, written to its rows. Nobody is asked about
    the real match: what he cannot know is imagined first."""
    size = states.shape[1]
    for hand in range(asked.shape[1]):
        if asked[player, hand] < 0:
            continue
        memory[:size] = states[asked[player, hand]]
        ask(doors[DREAM], (at, player, 0))
        if policy == CALCULATOR:
            judge(doors[WEIGHED], (at, player, place))
            whole = 0.0
            for k in range(n):
                whole += weights[k]
            for k in range(n):
                mix[row + k, hand] = weights[k] / whole
        else:
            for k in range(n):
                counts[action[edge + k]] = 0
            for key in range(keys):
                counts[ask(doors[DECIDE], (at, player, policy, key))] += 1
            for k in range(n):
                mix[row + k, hand] = counts[action[edge + k]] / keys
