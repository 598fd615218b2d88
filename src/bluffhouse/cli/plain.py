"""The table as lines: for pipes, tests and screen readers. Says the same, draws nothing."""

from dataclasses import replace
from subprocess import Popen
from typing import TextIO

from bluffhouse.bots import warm
from bluffhouse.cli.race import PERSON
from bluffhouse.cli.sitting import Sitting, Wishes
from bluffhouse.cli.texts import move_help, rules_page
from bluffhouse.core.errors import IllegalMove
from bluffhouse.core.picture import View
from bluffhouse.core.words import words
from bluffhouse.games import open_room, playable

#: Yes, in the languages of the house; and the key that asked, once more.
YES = ("y", "j", "д", "q", "я")


class PlainTable:
    """Reads moves from one stream and tells what happens on another."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.sittings: list[Sitting] = []  # all matches that were begun
        self._source = source
        self._target = target
        self._warming: Popen[bytes] | None = None  # what compiles beside the table

    def play(self, wishes: Wishes, first: Sitting | None = None) -> None:
        """Play until nobody wants to any more."""
        try:
            sitting = first if first is not None else self._door(wishes)
            while sitting is not None:
                self.sittings.append(sitting)
                sitting = Sitting(sitting.wishes.again()) if self._match(sitting) else None
        except KeyboardInterrupt:
            self._say("")

    def _say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._target, flush=True)

    def _read(self, prompt: str) -> str | None:
        """A line without its end; None when there are no more."""
        print(prompt, end=" ", file=self._target, flush=True)
        line = self._source.readline()
        if not line:
            self._say("")
            return None
        if not self._source.isatty():
            self._say(line.strip())  # nobody saw it being typed
        return line.strip()

    # --- the door ---------------------------------------------------------------------------

    def _door(self, wishes: Wishes) -> Sitting | None:
        say = words(wishes.lang).say
        games = playable()
        self._say(say("ui-motto"))
        for number, game in enumerate(games, 1):
            room = words(wishes.lang, game)
            self._say(f"{number}. {room.say('name')} ({room.say('players')}): {room.say('pitch')}")
        picked = self._number(say("ui-which-game"), 1, len(games), wishes.lang)
        if picked is None:
            return None
        game = games[picked - 1]
        bots, seats = wishes.bots, open_room(game).seats()
        if bots is None or bots + 1 not in seats:
            bots = self._number(say("ui-how-many-bots"), seats[0] - 1, seats[-1] - 1, wishes.lang)
            if bots is None:
                return None
        return Sitting(replace(wishes, game=game, bots=bots))

    def _number(self, prompt: str, least: int, most: int, lang: str) -> int | None:
        while True:
            answer = self._read(f"{prompt} ({least}–{most}):")
            if answer is None or answer.lower() in ("q", "quit"):
                return None
            if answer.isdecimal() and len(answer) < 9 and least <= int(answer) <= most:
                return int(answer)
            self._say(words(lang).say("ui-number-please", least=least, most=most))

    # --- a match ----------------------------------------------------------------------------

    def _match(self, sitting: Sitting) -> bool:
        """Play a match; whether another one is wished for."""
        say = sitting.words.say
        self._say(f"{say('name')}: {', '.join(sitting.names)}.")
        self._say(say("ui-promise", commitment=sitting.match.seed.commitment()))
        if not sitting.compiled:
            self._warming = self._warming or warm.start(sitting.match.game.id)
            self._say(say("ui-sharpening"))
        sitting.begin()
        self._say(*sitting.news(), *sitting.hints())
        race = sitting.race(sitting.wishes.unhurried)
        now = 0.0
        while not sitting.over:
            before = sitting.view()
            due = race.next(sitting.racers, now)
            if due is not None and due[0] <= now:
                race.moved(due[1])
                sitting.bot_moves(due[1])
            elif not sitting.my_turn:
                sitting.bot_moves()
            elif not self._person_moves(sitting):
                return False
            else:
                now += PERSON  # no clock runs: each of the person's moves counts the same
            self._tell(sitting, before)
        return self._end(sitting)

    def _tell(self, sitting: Sitting, before: View) -> None:
        scene = sitting.picture.scene_spoken(before, sitting.view())
        self._say(*sitting.news(), *scene, *sitting.hints())

    def _person_moves(self, sitting: Sitting) -> bool:
        """Ask until a legal move is made; False: the person leaves."""
        say = sitting.words.say
        self._say("", *sitting.picture.spoken(sitting.view()), *sitting.helper())
        while True:
            typed = self._read(say("ui-plain-prompt"))
            if typed is None:
                return False
            if typed.lower() in ("q", "quit", "я"):
                if self._leaves(sitting):
                    return False
            elif typed in ("?", "help"):
                self._say(*move_help(sitting.words), say("ui-plain-help"))
            elif typed.lower() in ("r", "rules"):
                self._say(rules_page(sitting.words))
            elif typed.lower() in ("m", "moves"):
                self._say(*sitting.offers())
            elif typed and self._plays(sitting, typed):
                return True

    def _leaves(self, sitting: Sitting) -> bool:
        answer = self._read(sitting.words.say("ui-plain-leave"))
        return answer is None or answer.lower()[:1] in YES

    def _plays(self, sitting: Sitting, typed: str) -> bool:
        move = sitting.picture.keys(sitting.view()).get(typed.lower(), typed)
        try:
            sitting.play(move)
        except IllegalMove as refused:
            self._say(refused.say(sitting.words.lang))
            return False
        return True

    def _end(self, sitting: Sitting) -> bool:
        say = sitting.words.say
        sitting.save()
        self._say("", say("ui-over"))
        for name, score, won in sitting.outcome():
            self._say(f"{name}: {score}, {say('ui-won' if won else 'ui-lost')}")
        self._say(say("ui-seed", seed=str(sitting.match.seed)))
        self._say(say("ui-commitment", commitment=sitting.match.seed.commitment()))
        answer = self._read(say("ui-plain-again"))
        return answer is not None and answer.lower() in ("n", "new", "н")
