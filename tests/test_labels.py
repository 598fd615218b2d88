"""What moves are called: every one of them, in every language, and no two alike."""

import pytest

import bluffhouse as bh
from bluffhouse.core.story import say_move
from bluffhouse.core.words import words


@pytest.mark.parametrize(
    ("game", "move", "en", "de", "bg"),
    [
        ("luegen", "1x5", "Bid 1 five", "Bieten: eine Fünf", "Обяви една петица"),
        ("luegen", "6x5", "Bid 6 fives", "Bieten: 6 Fünfen", "Обяви 6 петици"),
        ("luegenkniffel", "keep 4 4", "Leave 4 4, roll the rest",
         "4 4 liegen lassen, den Rest werfen", "Остави 4 4, хвърли останалите"),
        ("luegenkniffel", "say three 19", "Announce three of a kind with 19",
         "Ansagen: Dreierpasch mit 19", "Обяви: три еднакви със сбор 19"),
        ("liezie", "prize y4", "Choose yellow 4 as a prize", "Gelb 4 als Preis nehmen",
         "Избери за награда жълто 4"),
        ("liezie", "play 4 1", "Play card 4", "Karte 4 spielen", "Изиграй карта 4"),
        ("liezie", "play 4 3", "Play cards 4 to 6", "Karten 4 bis 6 spielen",
         "Изиграй картите от 4 до 6"),
        ("lineit", "take 57 line", "Take 57 to the line", "57 in die Reihe nehmen",
         "Вземи 57 в редицата"),
        ("lineit", "play +4", "Play the bet +4 from the hand", "Wette +4 aus der Hand anlegen",
         "Изиграй облога +4 от ръката"),
        ("cityoflies", "steal 2", "Steal from Cleo", "Cleo bestehlen", "Крада от Cleo"),
        ("cityoflies", "forge 1 double", "Forge double evidence of Boris",
         "Bei Boris einen doppelten Beweis fälschen",
         "Подменям двойно доказателство на Boris с фалшиво"),
        ("cityoflies", "give trap", "Give the trap", "Geben: Falle", "Давам „Капан“"),
    ],
)  # fmt: skip
def test_moves_are_said_as_players_say_them(
    game: str, move: str, en: str, de: str, bg: str
) -> None:
    table = bh.make(game, players=3)
    names = ["Ada", "Boris", "Cleo"]
    for lang, text in {"en": en, "de": de, "bg": bg}.items():
        assert say_move(table, table.ids[move], words(lang, game), names) == text
