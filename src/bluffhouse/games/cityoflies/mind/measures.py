"""City of Lies: what the facts of a position are worth, measured of played matches.

A fact's weight is what it adds to the logarithm of the odds to win. The weights were found by
logistic regression over 100,000 positions of rule-of-thumb bots, then two or three times over of
calculators with the weights so far. Those for two players were then improved by
matches against the rule of thumb (simultaneous perturbation, 380 steps of 6,000 matches). Being
confused counts nothing by itself: positions in which somebody is do not come up at the beginning
of a turn, and in matches other values did no better.

One row for each number of players, from two.
"""

import numpy as np

# Facts of one side: steps that are missing, one place for each; then what lies and is held.
TRUTH_STEPS, FALSES_STEPS, SABOTAGE_STEPS = 7, 4, 4
TRUTH_AT = 0
FALSES_AT = TRUTH_AT + TRUTH_STEPS
SABOTAGE_AT = FALSES_AT + FALSES_STEPS
HIDDEN_AT = SABOTAGE_AT + SABOTAGE_STEPS
HELD_AT = HIDDEN_AT + 1
CONFUSED_AT = HELD_AT + 1
SIDE = CONFUSED_AT + 1
# Then the own hand by kind, and how near the ends are.
HAND_AT = 2 * SIDE
READY_AT = HAND_AT + 13
DANGER_AT = READY_AT + 1
FORGERIES_AT = DANGER_AT + 1
LACKING_AT = FORGERIES_AT + 1
STROKES_AT = LACKING_AT + 1
EXPOSURE_AT = STROKES_AT + 1
SOON_AT = EXPOSURE_AT + 1
FACTS = SOON_AT + 2  # the last is always 1

#: Points missing for truth: 1, 2 … 7 and more.
MY_TRUTH = np.array(
    [
        [0.81, 0.39, 0.12, -0.05, -0.20, -0.23, -0.27],
        [0.20, 0.04, 0.06, -0.00, 0.03, 0.02, 0.11],
        [-0.02, 0.08, -0.01, -0.03, -0.06, -0.04, 0.00],
    ]
)
#: Falses missing to be exposed: 1 … 4 and more.
MY_FALSES = np.array(
    [
        [-0.23, 0.10, 0.24, 0.37],
        [-0.19, -0.05, 0.25, 0.44],
        [-0.45, -0.06, 0.18, 0.26],
    ]
)
#: Sabotages missing to win: 1 … 4 and more.
MY_SABOTAGES = np.array(
    [
        [0.70, 0.28, 0.07, -0.14],
        [0.66, 0.20, -0.06, -0.35],
        [0.39, 0.02, -0.15, -0.34],
    ]
)
#: Hidden evidence, cards in hand, confused.
MY_TABLE = np.array(
    [
        [0.26, 0.21, -0.00],
        [0.15, 0.13, 0.00],
        [0.15, 0.11, 0.00],
    ]
)
#: The same of the others, added up.
THEIR_TRUTH = np.array(
    [
        [-1.60, -0.58, -0.07, 0.33, 0.64, 0.85, 1.09],
        [-0.34, -0.18, -0.10, 0.04, 0.12, 0.18, 0.26],
        [-0.21, -0.10, -0.06, 0.04, 0.11, 0.15, 0.20],
    ]
)
THEIR_FALSES = np.array(
    [
        [1.00, 0.28, -0.12, -0.52],
        [-0.14, -0.06, 0.08, 0.09],
        [0.01, 0.02, 0.07, 0.04],
    ]
)
THEIR_SABOTAGES = np.array(
    [
        [-0.48, -0.06, 0.43, 0.76],
        [-0.50, -0.13, 0.18, 0.42],
        [-0.44, -0.03, 0.21, 0.40],
    ]
)
THEIR_TABLE = np.array(
    [
        [-0.08, -0.44, -0.01],
        [-0.09, -0.12, 0.00],
        [-0.08, -0.09, 0.00],
    ]
)
#: Each card in hand, by kind in the order of the box.
MY_HAND = np.array(
    [
        [-0.36, -0.24, -0.08, -0.07, 0.30, -0.07, -0.17, -0.14, 0.06, -0.06, 0.54, 0.06, 0.04],
        [-0.16, -0.17, -0.00, -0.08, 0.21, -0.08, -0.08, 0.06, 0.20, 0.15, 0.06, 0.04, -0.02],
        [-0.10, -0.08, -0.03, -0.09, 0.15, -0.07, -0.10, -0.04, 0.25, 0.01, 0.21, 0.02, -0.01],
    ]
)
#: Ready to win, danger, forgeries; missing for truth, sabotage and exposure; soon; and a start.
PROSPECTS = np.array(
    [
        [0.21, -1.64, -0.22, -0.28, -0.30, 0.18, 0.34, 0.71],
        [0.20, -1.27, -0.14, -0.14, -0.24, -0.20, 0.35, 0.45],
        [0.25, -1.03, -0.31, -0.10, -0.42, -0.06, 0.37, -0.07],
    ]
)

WEIGHTS = np.concatenate(
    [
        *(MY_TRUTH, MY_FALSES, MY_SABOTAGES, MY_TABLE),
        *(THEIR_TRUTH, THEIR_FALSES, THEIR_SABOTAGES, THEIR_TABLE),
        *(MY_HAND, PROSPECTS),
    ],
    axis=1,
)
