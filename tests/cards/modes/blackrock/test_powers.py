"""Hero powers of the bosses of Blackrock Mountain; each played."""

from __future__ import annotations

import pytest

from table import YETI, table

BUILD = 18792


@pytest.mark.parametrize(
    ("power", "row"),
    [
        ("BRMA02_2", ["BRMA02_2t"]),
        ("BRMA06_2H", ["BRMA06_4H"]),
        ("BRMA17_5", ["BRMA17_6"] * 2),
        ("BRMA17_5H", ["BRMA17_6H"] * 2),
    ],
)
def test_powers_that_summon(power: str, row: list[str]) -> None:
    t = table(build=BUILD)
    t.play(t.hero_power(power))
    assert t.row() == row


def test_me_smash_wants_damaged_minions() -> None:
    t = table(build=BUILD)
    t.minion(damage=1)
    sound, _ = t.minion(side=2), t.minion(side=2, damage=1)
    t.play(t.hero_power("BRMA07_2"))
    assert (len(t.row()), t.at(2, 0), len(t.row(2))) == (1, sound, 1)


def test_heroic_me_smash_takes_any_minion_of_the_enemy() -> None:
    t = table(build=BUILD)
    t.minion()
    t.minion(side=2)
    t.play(t.hero_power("BRMA07_2H"))
    assert (t.row(), t.row(2)) == ([YETI], [])


def test_mutation_discards_a_card() -> None:
    t = table(build=BUILD)
    t.hand(YETI)
    t.play(t.hero_power("BRMA12_10"))
    assert t.cards() == []
