"""Lessons: real matches with a guide who fits whatever the learner does, and nothing else."""

import random
import re
from collections.abc import Iterator

import pytest

import bluffhouse as bh
from bluffhouse.bots import Bot, Seat
from bluffhouse.core.seeds import Seed
from bluffhouse.core.words import LANGUAGES, named, words
from bluffhouse.server.lessons.guide import Guide
from bluffhouse.server.lessons.messages import Hint
from bluffhouse.server.lessons.script import Script, script_of
from tests.server.guests import Guest, get, open_table, post, served
from tests.trials import own

games = pytest.mark.parametrize("game", bh.games())
NAMES = [f"N{p}" for p in range(12)]
TRIES = range(120)  # seeds of learners who do what they like


def lesson(game: str) -> Script:
    script = script_of(game)
    assert script is not None
    return script


def followed(
    game: str, whim: int | None, seed: int | None = None
) -> Iterator[tuple[bh.Match, Guide]]:
    """A lesson from the learner's first chance to act to its end: he follows the advice, or a
    whim."""
    script = lesson(game)
    match = bh.make(game, **script.options).new(seed=script.seed if seed is None else seed)
    bots = [Bot(script.level, f"{match.seed}/{p}".encode()) for p in range(match.game.players)]
    guide, luck = Guide(script, match, 0), random.Random(whim)
    while not match.over:
        others = [player for player in match.actors if player]
        if others:
            match.play(bots[others[0]].choose(match, others[0]), others[0])
        else:
            guide.follow(match)
            yield match, guide
            advice = None if guide.ended and not asks(match, guide) else asked(match, guide).move
            best = advice or calculated(match)  # who plays on does so alone
            match.play(best if whim is None else luck.choice(match.legal(0)), 0)
    guide.follow(match)
    yield match, guide


def calculated(match: bh.Match) -> str:
    """What the calculator does most often in the learner's place."""
    mixture, _ = Seat.of(match, 0).world(0).weigh(0)
    return max(mixture, key=mixture.__getitem__)


def whole(game: str, whim: int | None, seed: int | None = None) -> Guide:
    """The guide of a lesson that is over."""
    return list(followed(game, whim, seed))[-1][1]


def asks(match: bh.Match, guide: Guide) -> list[Hint]:
    """All that the guide has asked of the learner since his last move."""
    mine = max((i for i, (player, _) in enumerate(match.moves, 1) if player == 0), default=0)
    return [hint for hint in guide.hints if hint.move is not None and hint.at >= mine]


def asked(match: bh.Match, guide: Guide) -> Hint:
    """What the guide asks of the learner now."""
    found = asks(match, guide)
    assert found, f"nobody says what to do after {match.moves[-3:]}"
    return found[-1]


@games
def test_whatever_the_learner_does_he_is_told_what_to_do(game: str) -> None:
    for whim in (None, *TRIES[:6]):
        for match, guide in followed(game, whim):
            if not match.over and not guide.ended:
                assert asked(match, guide).move in match.legal(0)


@games
def test_every_hint_is_said_some_day_and_in_every_language(game: str) -> None:
    unsaid = {f"learn-{step.say}" for step in lesson(game).steps}
    for whim in (None, *TRIES):
        guide = whole(game, whim, seed=whim)
        for hint in guide.hints:
            for lang in LANGUAGES:
                text = words(lang, game).say(hint.key, **named(hint.details, NAMES))
                assert "{" not in text
                assert NAMES[0] not in text  # the learner is addressed, not named
                if hint.why:
                    why = words(lang, game).say(hint.why, **named(hint.because, NAMES))
                    assert "{" not in why
        unsaid -= {hint.key for hint in guide.hints}
        if not unsaid and whim is not None and whim >= 10:
            break
    assert not unsaid


#: Hints that may be said again before a lesson ends, unless a game needs more.
REPEATS = 16
#: How much less of the win a piece of advice may bring than the calculator's move, as the
#: calculator itself expects: what it judges worse may win more often when it is played out.
MARGIN = 0.06
WORLDS = 12  # of chance, in which the two are compared


@games
def test_a_lesson_ends_after_its_last_new_idea(game: str) -> None:
    """And says so once; from then on there is nothing but what is new."""
    guide = whole(game, None)
    ends = [i for i, hint in enumerate(guide.hints) if hint.ends]
    assert len(ends) == 1
    before = [hint.key for hint in guide.hints[: ends[0]]]
    assert len(before) - len(set(before)) <= own(game, "REPEATS", REPEATS)
    after = [hint.key for hint in guide.hints[ends[0] + 1 :]]
    assert len(after) == len(set(after))
    assert not set(after) & set(before)


@games
def test_advice_is_as_good_as_the_calculators(game: str) -> None:
    """Whatever the learner did before: each is played in the same worlds, and what the calculator
    expects of what comes is compared."""
    for whim in (None, 1, 2):
        for match, guide in followed(game, whim):
            if match.over or not (found := asks(match, guide)):
                continue
            advice = found[-1].move
            assert advice is not None
            if advice != (best := calculated(match)):
                assert worth(match, advice) >= worth(match, best) - MARGIN


def worth(match: bh.Match, move: str) -> float:
    """The share of the win that the learner's next decision promises after a move."""
    total = 0.0
    for seed in range(WORLDS):
        world = match.imagine(0, seed)
        world.play(move, 0)
        while not world.over and 0 not in world.actors:
            actor = world.actors[0]
            world.play(Bot("calculator", seed).choose(world, actor), actor)
        total += share(world) if world.over else world.weigh(0)[1]
    return total / WORLDS


def share(match: bh.Match) -> float:
    assert match.result is not None
    return (0 in match.result.winners) / max(1, len(match.result.winners))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lie_is_not_called_harmless_when_it_counts(lang: str) -> None:
    """False evidence counts as soon as Circle II has begun."""
    say = words(lang, "cityoflies").say
    told = {"player": "Ben", "rival": "Ada", "who": "other", "whom": "you"}
    first, later = (say("learn-planted", **told, circle=circle) for circle in (1, 2))
    assert "II" in first
    assert "II" not in later


@games
def test_who_follows_the_advice_sees_most_of_the_game(game: str) -> None:
    guide = whole(game, None)
    steps = {step.say for step in lesson(game).steps if not step.again}
    said = {hint.key.removeprefix("learn-") for hint in guide.hints}
    assert len(steps - said) <= len(steps) // 4


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_scripts_name_what_there_is(game: str, lang: str) -> None:
    said = words(lang, game)
    names = [step.say for step in lesson(game).steps]
    assert len(names) == len(set(names))
    for step in lesson(game).steps:
        assert said.has(f"learn-{step.say}")
        assert not step.point or said.has(step.point)
        assert not step.after or step.after in names
        re.compile(step.may)
    assert len(said.say("learn-summary")) > 80


def test_a_move_that_is_taken_back_is_forgotten() -> None:
    rounds = followed("luegen", None)
    next(rounds)
    match, guide = next(rounds)
    assert guide.knows(match)
    assert not guide.knows(match.rewound(match.played - 1))
    assert not guide.knows(bh.make("luegen", **lesson("luegen").options).new(seed=99))


# --- at the server --------------------------------------------------------------------------


async def opened(url: str, game: str = "luegen") -> Guest:
    answer = await post(f"{url}/api/lessons", {"game": game, "name": "Ada", "lang": "de"})
    assert answer.status_code == 201, answer.text
    return Guest(url, answer.json()["code"], answer.json())


async def hints(guest: Guest, since: int = 0) -> dict:
    path = f"{guest.url}/api/tables/{guest.code}/lesson?since={since}"
    answer = await get(path, headers=guest.key)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def play_out(guest: Guest) -> None:
    """Follow the advice as long as there is any, then do anything."""
    phone = await guest.connect()
    while not phone.over:
        if phone.view["moves"]:
            told = (await hints(guest))["hints"]
            legal = phone.view["moves"]
            fitting = (hint["move"] for hint in reversed(told) if hint.get("move") in legal)
            move = next(fitting, legal[0])
            heard = len(phone.heard)
            answer = await phone.ask("move", move=move, at=phone.at)
            # Where several act at once, somebody may have been quicker.
            assert answer["t"] == "ack" or answer["code"] == "stale", answer
            await phone.until(lambda told: told["t"] == "on", heard)
        else:
            await phone.until(lambda told: "v" in told, len(phone.heard))


@games
async def test_a_lesson_is_a_real_match_with_the_seed_of_its_script(game: str, tmp_path) -> None:
    async with served(tmp_path, messages=100_000, requests=100_000) as url:
        guest = await opened(url, game)
        info = (await get(f"{url}/api/tables/{guest.code}")).json()
        assert info["lesson"]
        assert [seat.get("bot") is not None for seat in info["seats"]][:2] == [False, True]
        await play_out(guest)
        record = (await get(f"{url}/api/tables/{guest.code}/matches/1/record")).json()
        assert record["seed"] == str(Seed.of(lesson(game).seed))
        assert bh.replay(record).over


async def test_a_lesson_stays_one(tmp_path) -> None:
    """One person, bots, one match: whatever would make another table of it is refused."""
    async with served(tmp_path) as url:
        guest = await opened(url)
        phone = await guest.connect()
        settings = {"game": "luegen", "options": {"players": 2}, "public": True}
        for command in (
            {"kind": "start"}, {"kind": "change", "settings": settings}, {"kind": "stand"},
            {"kind": "sit", "seat": 1}, {"kind": "bot", "seat": 1}, {"kind": "empty", "seat": 1},
            {"kind": "swap", "a": 0, "b": 1}, {"kind": "host", "guest": 0},
        ):  # fmt: skip
            answer = await phone.ask(**command)
            assert (answer["t"], answer["why"]["key"]) == ("refused", "table-lesson"), command
        other = await post(f"{url}/api/tables/{guest.code}/guests", {"name": "Ben"})
        assert (other.status_code, other.json()["why"]["key"]) == (403, "table-lesson")
        assert (await get(f"{url}/api/tables")).json() == []
        assert (await phone.ask("leave"))["t"] == "ack"
        late = await post(f"{url}/api/tables/{guest.code}/guests", {"name": "Ben"})
        assert late.status_code == 403


async def test_no_other_table_can_be_a_lesson(tmp_path) -> None:
    async with served(tmp_path) as url:
        settings = {"game": "luegen", "options": {"players": 2}}
        wish = {"settings": settings, "name": "Ada", "bots": True}
        for body in (
            {**wish, "lesson": True},
            {**wish, "seed": 1},
            {**wish, "settings": {**settings, "lesson": True}},
        ):
            assert (await post(f"{url}/api/tables", body)).status_code == 400
        host = await open_table(url, bots=True)
        answer = await get(f"{url}/api/tables/{host.code}/lesson", headers=host.key)
        assert (answer.status_code, answer.json()["why"]["key"]) == (404, "http-no-lesson")
        seeds = set()
        for _ in range(3):
            table = await open_table(url, bots=True, options={"mats": 1, "halves": False})
            state = await get(f"{url}/api/tables/{table.code}/state", headers=table.key)
            seeds.add(state.json()["match"]["commitment"])
        assert len(seeds) == 3


async def test_what_cannot_be_learnt(tmp_path) -> None:
    async with served(tmp_path) as url:
        answer = await post(f"{url}/api/lessons", {"game": "chess", "name": "Ada"})
        assert (answer.status_code, answer.json()["why"]["key"]) == (400, "http-no-lesson")
        guest = await opened(url)
        nobody = await get(f"{url}/api/tables/{guest.code}/lesson")
        assert nobody.status_code == 403


async def test_a_lesson_outlives_the_server(tmp_path) -> None:
    async with served(tmp_path) as url:
        guest = await opened(url)
        before = await hints(guest)
    async with served(tmp_path) as url:
        again = Guest(url, guest.code)
        again.token = guest.token
        assert (await hints(again))["hints"][: len(before["hints"])] == before["hints"]
        assert (await get(f"{url}/api/tables/{guest.code}")).json()["lesson"]


async def test_only_what_is_new_is_told(tmp_path) -> None:
    async with served(tmp_path) as url:
        guest = await opened(url)
        all_of_it = await hints(guest)
        assert {hint["at"] for hint in all_of_it["hints"]} >= {0}
        later = await hints(guest, since=all_of_it["at"] + 1)
        assert [hint for hint in later["hints"] if hint["at"] <= all_of_it["at"]] == []
