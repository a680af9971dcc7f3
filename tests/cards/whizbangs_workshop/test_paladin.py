"""Whizbang's Workshop: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    QUEST_PROGRESS,
    TAUNT,
)
from table import YETI, stats, table


def test_painters_virtue_strengthens_the_minions_in_hand() -> None:
    t = table("HERO_04", build=195635)
    t.weapon("TOY_810")
    hero = t.hurt(1, 5)
    yeti, ball, theirs = t.hand(YETI), t.hand("CS2_029"), t.hand(YETI, side=2)
    t.attack(hero, t.hero(2))
    assert (stats(yeti), stats(theirs), ball.get(ATK)) == ((5, 6), (4, 5), 0)
    assert hero.get(DAMAGE) == 3


def test_r273_a_crafters_aura_summons_three_times() -> None:
    """U127:6668, 8482, 9760; it notes the turns that have passed."""
    t = table(build=195635)
    aura = t.play("TOY_808")
    t.answers("CS2_200", "CS2_200", "CS2_200")
    for passed, noted in ((1, 0), (2, 2), (3, 4)):
        t.end_turn()
        assert (len(t.row()), aura.get(QUEST_PROGRESS), aura.get(3)) == (passed, passed, noted)
        t.end_turn()
    assert aura.zone == Zone.GRAVEYARD


def test_a_trinket_artist_draws_a_shield_and_an_aura() -> None:
    t = table(build=195635)
    t.deck(YETI, "EX1_008", "WW_341", "CS2_029")
    t.play("TOY_882")
    assert sorted(t.cards()) == ["EX1_008", "WW_341"]


def test_captain_tarim_sets_the_stats_of_a_minion_to_its_own() -> None:
    t = table("HERO_04", build=210640)
    yeti, other = t.minion(), t.minion(side=2)
    t.play("TOY_813", yeti)
    (mini,) = t.game.hand[1]
    t.play(mini, other)
    assert (mini.card_id, stats(yeti), stats(other)) == ("TOY_813t", (3, 7), (1, 1))
    assert [e.card_id for e in yeti.attached] == ["TOY_813e3"]


@pytest.mark.parametrize(("build", "face"), [(210640, True), (223542, False)])
def test_holy_glowsticks_cost_one_after_a_holy_spell(build: int, face: bool) -> None:
    t = table("HERO_04", build=build)
    hero, giant = t.hurt(1, 20), t.minion("EX1_105", side=2)
    sticks = t.hand("MIS_709")
    assert (sticks.get(COST), t.refuses(sticks, t.hero(2))) == (4, not face)
    t.play("CS2_089")
    assert sticks.get(COST) == 1
    t.play(sticks, giant)
    assert (giant.get(DAMAGE), hero.get(DAMAGE)) == (4, 8)


@pytest.mark.parametrize(("card_id", "cost"), [("MIS_918", 3), ("MIS_918t", 8)])
def test_a_flickering_lightbot_is_cheaper_with_holy_spells(card_id: str, cost: int) -> None:
    t = table("HERO_04", build=210640)
    bot = t.hand(card_id)
    assert bot.get(COST) == cost
    t.play("CS2_089")
    t.play("CS2_029", t.hero(2))
    assert bot.get(COST) == cost - 1


def test_a_flash_sale_has_a_mech_and_strengthens_all() -> None:
    t = table("HERO_04", build=210640)
    yeti, theirs = t.minion(), t.minion(side=2)
    t.play("TOY_716")
    bot = t.at(1, 1)
    assert [stats(e) for e in (yeti, bot, theirs)] == [(5, 7), (2, 4), (4, 5)]
    assert (bot.get(TAUNT), bot.get(DIVINE_SHIELD)) == (1, 1)
    assert [e.card_id for e in yeti.attached] == ["TOY_716e"]


def test_fancy_packaging_asks_for_a_divine_shield() -> None:
    t = table("HERO_04", build=210640)
    yeti, bot = t.minion(), t.minion("BOT_270t")
    assert t.refuses("TOY_881", yeti)
    t.play("TOY_881", bot)
    assert (stats(bot), [e.card_id for e in bot.attached]) == ((3, 5), ["TOY_881e"])


def test_pipsi_painthoof_leaves_three_of_the_deck() -> None:
    t = table("HERO_04", build=221908)
    t.deck(YETI, "CORE_EX1_008", "GDB_229", "FIR_953", "EDR_978")
    t.kill(t.minion("TOY_812"))
    assert sorted(t.row()) == ["CORE_EX1_008", "EDR_978", "FIR_953"]
