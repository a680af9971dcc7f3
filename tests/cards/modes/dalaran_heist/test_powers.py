"""Hero powers of the Dalaran Heist; each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, DIVINE_SHIELD, FROZEN
from table import YETI, stats, table

BUILD = 33717


def test_lifebloom_heals_a_minion_fully() -> None:
    t = table(build=BUILD)
    yeti = t.minion(damage=4)
    t.play(t.hero_power("DALA_Druid_HP1"), yeti)
    assert yeti.get(DAMAGE) == 0


@pytest.mark.parametrize(
    ("power", "now", "later"),
    [
        ("DALA_Druid_HP2", (5, 6), (5, 6)),
        ("DALA_Hunter_HP1", (6, 5), (4, 5)),
        ("DALA_Priest_HP1", (5, 4), (5, 4)),
        ("DALA_Warrior_HP1", (6, 4), (6, 4)),
    ],
)
def test_powers_on_a_minion(power: str, now: tuple[int, int], later: tuple[int, int]) -> None:
    t = table(build=BUILD)
    yeti = t.minion()
    t.play(t.hero_power(power), yeti)
    assert stats(yeti) == now
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(yeti) == later


def test_burning_wit_makes_a_card_cheaper() -> None:
    t = table(build=BUILD)
    yeti = t.hand(YETI)
    t.play(t.hero_power("DALA_Mage_HP1"))
    assert yeti.get(COST) == 2


def test_frostburn_hurts_what_is_frozen() -> None:
    t = table(build=BUILD)
    yeti = t.minion(side=2)
    t.play(t.hero_power("DALA_Mage_HP2"), yeti)
    assert (yeti.get(FROZEN), yeti.get(DAMAGE)) == (1, 0)
    t.play(t.hero_power("DALA_Mage_HP2"), yeti)
    assert yeti.get(DAMAGE) == 2


def test_the_boon_of_light_shields_a_friend() -> None:
    t = table(build=BUILD)
    yeti = t.minion()
    t.play(t.hero_power("DALA_Paladin_HP2"), yeti)
    assert yeti.get(DIVINE_SHIELD) == 1


def test_cut_less_wants_an_undamaged_minion() -> None:
    t = table(build=BUILD)
    power, yeti = t.hero_power("DALA_Rogue_HP2"), t.minion(side=2)
    assert t.refuses(power, t.minion(side=2, damage=1))
    t.play(power, yeti)
    assert yeti.get(DAMAGE) == 2


def test_evolution_transforms_a_friend() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("DALA_Shaman_HP1"), t.minion())
    assert t.at(1, 0).get(COST) == 5


def test_pain_is_split() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("DALA_Warlock_HP1"), t.hero(2))
    assert [t.hero(side).get(DAMAGE) for side in (1, 2)] == [2, 2]


def test_the_pact_calls_an_imp() -> None:
    t = table(build=BUILD)
    t.play(t.hero_power("DALA_Warlock_HP2"))
    assert (t.row(), t.hero(1).get(DAMAGE)) == (["DALA_Warlock_HP2t"], 2)
