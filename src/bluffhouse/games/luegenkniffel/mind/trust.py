"""Lügen-Kniffel: a turn as a game of its own, solved by regret.

Compiled like the rules, but apart from them. Nothing private outlives a turn, so a turn is a small
game: who rolls keeps dice, stops and says something; the others, who know how often he rolled and
what he said, believe or doubt. What follows is judged by what the cards are worth then (`stakes`).
Everybody's regrets are those of CFR+, taken in turns. What lies, lies (LK-4), so what the roller
does may go by what lies and what he rolled, however he got there: nothing else matters any more.
A lie is chosen without a look at the dice: it brings the same with any.
"""

# Compiled like the rules, so without annotations.

from typing import NamedTuple

import numpy as np

from bluffhouse.core.weights import Array
from bluffhouse.games.luegenkniffel.mind.stakes import is_open
from bluffhouse.games.luegenkniffel.rules.dice import (
    COMBINATIONS,
    FACES,
    KEEPS,
    MORE,
    ROLLS,
    SAID_COMBINATION,
    SAID_POINTS,
    SAYS,
    SETS,
    WORTHS,
)
from bluffhouse.games.luegenkniffel.rules.state import MOST_ROLLS, OPEN

LIE = COMBINATIONS  # what can be said with some dice: the truth of a combination, or a lie
WORDS = COMBINATIONS + 1
LOOK_AGAIN = 8  # rounds after which all that may be left is looked at


class Book(NamedTuple):
    """What was learnt of a turn: regrets, what is done by them now, and sums of what was done."""

    then: Array  # what it is worth to have a set lying after the first roll
    reached: Array  # how likely that is

    go_regrets: Array  # by what may be done in all spots
    go: Array
    go_sum: Array
    word_regrets: Array  # rolls × roll × words
    words: Array
    word_sum: Array
    lie_regrets: Array  # rolls × what is said
    lies: Array
    lie_sum: Array
    doubt_regrets: Array  # rolls × what is said × who doubts × (believe, doubt)
    doubts: Array
    doubt_sum: Array


# --- regrets --------------------------------------------------------------------------------


def match_regrets(regrets, plays):
    """What is done: as often as it is regretted."""
    total = 0.0
    for k in range(regrets.shape[0]):
        total += regrets[k]
    for k in range(regrets.shape[0]):
        plays[k] = regrets[k] / total if total > 0.0 else 1.0 / regrets.shape[0]


def regret(regrets, plays, worths, value):
    """Regret what would have been better, less what was worse; and do as is regretted."""
    for k in range(regrets.shape[0]):
        regrets[k] = max(0.0, regrets[k] + worths[k] - value)
    match_regrets(regrets, plays)


# --- who rolls ------------------------------------------------------------------------------


def worth_of_words(s, book, stakes, rolls, worths):
    """What each announcement brings the roller as a lie, and as the truth, as the others doubt."""
    for said in range(SAYS):
        worths[said] = 0.0
        if is_open(s, said):
            for doubters in range(stakes.shape[2]):
                share = 1.0
                for other in range(s.players - 1):
                    doubt = book.doubts[rolls, said, other]
                    share *= doubt if (doubters >> other) & 1 else 1.0 - doubt
                for truth in range(2):
                    worths[said, truth] += share * stakes[said, truth, doubters, s.roller]


def true_word(s, roll, c):
    """What is said who tells the truth of a combination, and may; −1: there is none."""
    points = WORTHS[roll, c]
    if points == 0 or s.points[s.roller, c] != OPEN:
        return -1
    said = 0
    while SAID_COMBINATION[said] != c or SAID_POINTS[said] != points:
        said += 1
    return said


def list_truths(s, truths):
    """What can be said truly of each combination, by roll; −1: nothing."""
    for roll in range(ROLLS):
        for c in range(COMBINATIONS):
            truths[roll, c] = true_word(s, roll, c)


def list_lies(s, lies):
    """What may be said at all; how many announcements that are."""
    n = 0
    for said in range(SAYS):
        if is_open(s, said):
            lies[n] = said
            n += 1
    return n


def speak(s, book, stakes, rolls, truths, lies, values):
    """What stopping is worth with every roll, after so many rolls; and regret what was said."""
    worths = np.zeros((SAYS, 2))
    worth_of_words(s, book, stakes, rolls, worths)
    n, plays = lies.shape[0], book.lies[rolls]
    found = np.empty(n)
    lying = 0.0
    for k in range(n):
        found[k] = worths[lies[k], 0]
        lying += plays[k] * found[k]
    regret(book.lie_regrets[rolls, :n], plays[:n], found, lying)
    for roll in range(ROLLS):
        values[roll] = speak_with(book, rolls, roll, truths, worths, lying)


def speak_with(book, rolls, roll, truths, worths, lying):
    regrets, plays = book.word_regrets[rolls, roll], book.words[rolls, roll]
    value = plays[LIE] * lying
    for c in range(COMBINATIONS):
        if truths[roll, c] >= 0:
            value += plays[c] * worths[truths[roll, c], 1]
    total, count = 0.0, 0
    for c in range(WORDS):
        if c == LIE or truths[roll, c] >= 0:
            brings = lying if c == LIE else worths[truths[roll, c], 1]
            regrets[c] = max(0.0, regrets[c] + brings - value)
            total += regrets[c]
            count += 1
    for c in range(WORDS):
        if c == LIE or truths[roll, c] >= 0:
            plays[c] = regrets[c] / total if total > 0.0 else 1.0 / count
        else:
            plays[c] = 0.0
    return value


def go_on(spots, book, spot, stopping, then):
    """What a spot is worth; and regret what was done there. `then` is what it is worth to have a
    set lying."""
    first, end = spots.first[spot], spots.first[spot + 1]
    regrets, plays = book.go_regrets, book.go
    value = plays[first] * stopping
    for k in range(first + 1, end):
        value += plays[k] * then[spots.lies[k]]
    total = 0.0
    for k in range(first, end):
        brings = stopping if k == first else then[spots.lies[k]]
        regrets[k] = max(0.0, regrets[k] + brings - value)
        total += regrets[k]
    for k in range(first, end):
        plays[k] = regrets[k] / total if total > 0.0 else 1.0 / (end - first)
    return value


def improve_roller(s, spots, book, stakes, truths, lies, lesson):
    """From the last roll to the first; what the turn is worth to him. What he does not leave is
    looked at now and then only."""
    values = np.empty((MOST_ROLLS, ROLLS))
    for rolls in range(MOST_ROLLS):
        speak(s, book, stakes, rolls, truths, lies, values[rolls])
    last = np.empty(SETS)
    last[KEEPS:] = values[MOST_ROLLS - 1]
    for number in range(KEEPS - 1, -1, -1):
        total = 0.0
        for f in range(FACES):
            total += last[MORE[number, f]]
        last[number] = total / FACES
    for lie in range(KEEPS):
        if book.reached[lie] > 0.0 or lesson % LOOK_AGAIN == 1:
            book.then[lie] = 0.0
            for spot in range(spots.runs[lie], spots.runs[lie + 1]):
                value = go_on(spots, book, spot, values[1, spots.roll[spot]], last)
                book.then[lie] += spots.likely[spot] * value
    total = 0.0
    for spot in range(ROLLS):
        value = go_on(spots, book, spot, values[0, spots.roll[spot]], book.then)
        total += spots.likely[spot] * value
    return total


# --- what the others hear -------------------------------------------------------------------


def hear(spots, book, truths, lies, n, weight, heard):
    """How likely each announcement is after so many rolls, as a lie and as the truth; `weight` is
    that of the sums of what was done."""
    stopped, last = np.zeros((MOST_ROLLS, ROLLS)), np.zeros(SETS)
    book.reached[:] = 0.0
    for spot in range(ROLLS):
        pass_on(spots, book, spot, spots.likely[spot], weight, stopped[0], book.reached)
    for lie in range(KEEPS):
        if book.reached[lie] > 0.0:
            for spot in range(spots.runs[lie], spots.runs[lie + 1]):
                likely = book.reached[lie] * spots.likely[spot]
                pass_on(spots, book, spot, likely, weight, stopped[1], last)
    for number in range(KEEPS):
        for f in range(FACES):
            last[MORE[number, f]] += last[number] / FACES
    stopped[MOST_ROLLS - 1] = last[KEEPS:]
    heard[:] = 0.0
    for rolls in range(MOST_ROLLS):
        hear_words(book, rolls, stopped[rolls], truths, lies[:n], weight, heard[rolls])


def pass_on(spots, book, spot, likely, weight, stopped, then):
    """From a spot that is so likely on: to stopping, and to what lies then."""
    begin = spots.first[spot]
    for k in range(begin, spots.first[spot + 1]):
        share = likely * book.go[k]
        if share > 0.0:
            book.go_sum[k] += weight * share
            if k == begin:
                stopped[spots.roll[spot]] += share
            else:
                then[spots.lies[k]] += share


def hear_words(book, rolls, stopped, truths, lies, weight, heard):
    lied = 0.0
    for roll in range(ROLLS):
        if stopped[roll] > 0.0:
            for c in range(WORDS):
                share = stopped[roll] * book.words[rolls, roll, c]
                if share > 0.0:
                    book.word_sum[rolls, roll, c] += weight * share
                    if c == LIE:
                        lied += share
                    else:
                        heard[truths[roll, c], 1] += share
    for k in range(lies.shape[0]):
        share = lied * book.lies[rolls, k]
        heard[lies[k], 0] += share
        book.lie_sum[rolls, k] += weight * share


def improve_doubters(s, book, stakes, lies, n, heard, weight):
    """Regret answers, by what was heard how often."""
    for rolls in range(MOST_ROLLS):
        for k in range(n):
            said = lies[k]
            if heard[rolls, said, 0] + heard[rolls, said, 1] > 0.0:
                for other in range(s.players - 1):
                    more = worth_of_doubt(s, book, stakes, rolls, said, other, heard[rolls, said])
                    doubt = book.doubts[rolls, said, other]
                    regrets = book.doubt_regrets[rolls, said, other]
                    regrets[0] = max(0.0, regrets[0] - doubt * more)
                    regrets[1] = max(0.0, regrets[1] + (1.0 - doubt) * more)
            for other in range(s.players - 1):
                regrets = book.doubt_regrets[rolls, said, other]
                total = regrets[0] + regrets[1]
                doubt = regrets[1] / total if total > 0.0 else 0.5
                book.doubts[rolls, said, other] = doubt
                book.doubt_sum[rolls, said, other] += weight * doubt


def worth_of_doubt(s, book, stakes, rolls, said, other, heard):
    """What doubting brings one of the others, beyond believing."""
    player, bit, more = (s.roller + 1 + other) % s.players, 1 << other, 0.0
    for doubters in range(stakes.shape[2]):
        if not doubters & bit:
            share = 1.0
            for third in range(s.players - 1):
                if third != other:
                    doubt = book.doubts[rolls, said, third]
                    share *= doubt if (doubters >> third) & 1 else 1.0 - doubt
            for truth in range(2):
                then = stakes[said, truth]
                more += (
                    share * heard[truth] * (then[doubters | bit, player] - then[doubters, player])
                )
    return more


# --- all of it ------------------------------------------------------------------------------


def begin(s, spots, book, truths, n):
    """Before anything is learnt everything is as likely as any other."""
    for spot in range(spots.roll.shape[0]):
        first, end = spots.first[spot], spots.first[spot + 1]
        book.go[first:end] = 1.0 / (end - first)
    book.lies[:, :n] = 1.0 / n
    book.doubts[:] = 0.5
    for roll in range(ROLLS):
        count = 1
        for c in range(COMBINATIONS):
            count += truths[roll, c] >= 0
        for c in range(WORDS):
            if c == LIE or truths[roll, c] >= 0:
                book.words[:, roll, c] = 1.0 / count


def solve(s, spots, book, stakes, rounds, heard):
    """So many rounds of learning. How likely each announcement is then after so many rolls, as a
    lie and as the truth, stands in `heard`; the roller's share of the win comes back."""
    truths, lies = np.empty((ROLLS, COMBINATIONS), np.int64), np.empty(SAYS, np.int64)
    list_truths(s, truths)
    n = list_lies(s, lies)
    now, weights = np.zeros((MOST_ROLLS, SAYS, 2)), rounds * (rounds + 1) / 2.0
    begin(s, spots, book, truths, n)
    heard[:] = 0.0
    for number in range(1, rounds + 1):
        improve_roller(s, spots, book, stakes, truths, lies[:n], number)
        hear(spots, book, truths, lies, n, float(number), now)
        improve_doubters(s, book, stakes, lies, n, now, float(number))
        for rolls in range(MOST_ROLLS):
            for k in range(n):
                for truth in range(2):
                    heard[rolls, lies[k], truth] += now[rolls, lies[k], truth] * number / weights
    book.doubts[:] = book.doubt_sum / weights
    return worth_of_turn(s, book, stakes, heard)


def worth_of_turn(s, book, stakes, heard):
    """The roller's share of the win, as everybody plays on average."""
    worths, total = np.empty((SAYS, 2)), 0.0
    for rolls in range(MOST_ROLLS):
        worth_of_words(s, book, stakes, rolls, worths)
        for said in range(SAYS):
            for truth in range(2):
                total += heard[rolls, said, truth] * worths[said, truth]
    return total
