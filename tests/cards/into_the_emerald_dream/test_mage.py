"""Into the Emerald Dream: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    ARMOR,
    DAMAGE,
    EXHAUSTED,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
)
from table import YETI, table

NEW = 241170


def test_a_spirit_gatherer_gets_a_wisp_and_imbues() -> None:
    t = table("HERO_08", build=NEW)
    t.play("EDR_871")
    assert (t.cards(), t.power().card_id) == (["EDR_851t"], "EDR_851p")


def test_the_blessing_of_the_wisp_grows_with_each_imbuing() -> None:
    t = table("HERO_08", build=NEW)
    t.play("EDR_871")
    t.play("EDR_871")
    t.play(t.power())
    assert (t.row(), t.hero(2).get(DAMAGE)) == (["EDR_871"] * 2 + ["EDR_851t"] * 2, 2)


@pytest.mark.parametrize("times", [1, 3])
def test_a_wisprider_uses_the_blessing_that_it_has_imbued(times: int) -> None:
    t = table("HERO_08", build=NEW, mana=9)
    for _ in range(times - 1):
        t.play("EDR_871")
    t.play("EDR_519")
    assert t.row()[times:] == ["EDR_851t"] * times
    assert t.hero(2).get(DAMAGE) == times
    assert t.power().get(EXHAUSTED) == 0
    assert (t.tag(NUM_TIMES_HERO_POWER_USED_THIS_GAME), t.spent()) == (1, 2 * times + 3)


def test_a_wisprider_of_a_warlock_uses_the_power_that_there_is() -> None:
    """His class has no Blessing; a power that takes a target takes a random one."""
    t = table("HERO_07", build=NEW)
    t.deck(YETI)
    t.play("EDR_519")
    assert (t.cards(), t.hero(1).get(DAMAGE)) == ([YETI], 2)
    t.hero_power("CS1h_001")
    t.answers(t.hero(1))
    t.play("EDR_519")
    assert t.hero(1).get(DAMAGE) == 0


def test_a_starsurge_is_stronger_for_each_friend_that_died() -> None:
    t = table("HERO_08", build=NEW)
    surge, enemy = t.hand("EDR_941"), t.minion(side=2)
    t.kill(t.minion(), t.minion(), t.minion(side=2))
    t.play(surge, enemy)
    assert enemy.get(DAMAGE) == 3


@pytest.mark.parametrize(("held", "hurt"), [("CS2_024", 3), ("CS2_029", 6)])
def test_scorching_winds_feed_on_a_fire_spell(held: str, hurt: int) -> None:
    t = table("HERO_08", build=NEW)
    t.hand(held)
    t.play("FIR_910", t.hero(2))
    assert (t.hero(2).get(DAMAGE), len(t.cards())) == (hurt, int(hurt == 3))


@pytest.mark.parametrize("build", [217964, 241170])
def test_a_merry_moonkin_arms_for_wisps(build: int) -> None:
    t = table("HERO_08", build=build)
    t.minion("EDR_940")
    t.minion("CS2_231")
    t.minion("CS2_231")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(1).get(ARMOR) == 3


def test_an_inferno_herald_brings_cheap_elementals() -> None:
    t = table("HERO_08", build=241170)
    t.minion("FIR_913")
    t.play("CORE_CS2_024", t.hero(2))
    assert t.cards() == []
    t.play("CORE_CS2_029", t.hero(2))
    (found,) = t.game.hand[1]
    assert [e.card_id for e in found.attached] == ["GBL_004e"]


def test_a_smoldering_grove_draws_more_each_turn() -> None:
    t = table("HERO_08", build=241170)
    grove = t.hand("FIR_911")
    t.round()
    held = len(t.cards())
    t.deck(YETI, YETI)
    t.play(grove)
    assert len(t.cards()) == held - 1 + 2


@pytest.mark.parametrize(("choice", "mine", "theirs"), [("EDR_517A", 1, 0), ("EDR_517B", 0, 1)])
def test_qonzu_keeps_a_spell_or_lays_it_on_the_enemys_deck(
    choice: str, mine: int, theirs: int
) -> None:
    t = table("HERO_08", build=255790)
    t.deck(YETI, side=2)
    t.answers(0, 0, 0, 0, choice)
    t.play("EDR_517")
    assert [card.type for card in t.game.hand[1]] == [CardType.SPELL] * mine
    assert len(t.game.deck[2]) == 1 + theirs
    t.answers(0)
    t.end_turn()
    assert [card.type for card in t.game.hand[2]] == [(CardType.MINION, CardType.SPELL)[theirs]]


def test_qonzu_keeps_nothing_in_a_full_hand() -> None:
    t = table("HERO_08", build=255790)
    for _ in range(10):
        t.hand(YETI)
    t.play("EDR_517")
    assert t.cards() == [YETI] * 10


@pytest.mark.parametrize(("died", "dealt"), [(19, 0), (20, 20)])
def test_aessina_waits_for_twenty_deaths(died: int, dealt: int) -> None:
    t = table("HERO_08", build=255790)
    for _ in range(died):
        t.kill(t.minion())
    t.kill(t.minion(side=2))
    t.play("EDR_430")
    assert t.hero(2).get(DAMAGE) == dealt


def test_a_forbidden_shrine_casts_a_spell_of_all_my_mana() -> None:
    t = table("HERO_08", build=255790, mana=5)
    shrine = t.play("EDR_520")
    t.answers("CS2_029", t.hero(2))
    t.play(shrine)
    assert (t.spent(), t.hero(2).get(DAMAGE)) == (5, 6)


def test_a_divination_destroys_a_wisp() -> None:
    t = table("HERO_08", build=255790)
    wisp, yeti = t.minion("CS2_231"), t.minion()
    t.minion("CS2_231", side=2)
    t.deck(YETI, YETI, YETI, YETI)
    assert t.refuses("EDR_804", yeti)
    assert t.refuses("EDR_804", t.at(2, 0))
    held = len(t.cards())
    t.play("EDR_804", wisp)
    assert (t.row(), len(t.cards()) - held) == ([YETI], 3)


def test_a_spark_of_life_discovers_a_spell_of_mage_or_druid() -> None:
    t = table("HERO_08", build=255790)
    t.answers("CS2_029", "CS2_024", "CS2_022", 0)
    t.play("EDR_872", option=0)
    t.answers("CS2_009", "CS2_013", "CS2_008", 1)
    t.play("EDR_872", option=1)
    assert t.cards() == ["CS2_029", "CS2_013"]


def test_a_stellar_balance_gives_two_spells_more_damage() -> None:
    t = table("HERO_08", build=255790)
    t.play("EDR_874")
    assert t.cards() == ["CS2_008", "EX1_173"]
    moonfire, starfire = t.game.hand[1]
    t.play(moonfire, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.play("CS2_008", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    t.deck(YETI)
    t.play(starfire, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 9
