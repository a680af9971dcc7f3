"""Goblins vs Gnomes: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, IMMUNE
from table import (
    YETI,
    stats,
    table,
)

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
"""A minion without text, a Beast, a Mech with Taunt and Divine Shield."""


def test_darkbomb_deals_three() -> None:
    t = table("HERO_07")
    t.play("GVG_015", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


@pytest.mark.parametrize("build", [13619, 54613])
def test_mistress_of_pain_heals_by_what_she_deals(build: int) -> None:
    """By its text, and later by Lifesteal."""
    t = table("HERO_07", build=build)
    t.hurt(1, 10)
    t.attack(t.minion("GVG_018"), t.hero(2))
    assert t.hero(1).get(DAMAGE) == 9


def test_demonheart_strengthens_demons_and_breaks_others() -> None:
    t = table("HERO_07")
    demon, yeti = t.minion("CS2_065"), t.minion()
    t.play("GVG_019", demon), t.play("GVG_019", yeti)
    assert (stats(demon), yeti.zone) == ((6, 8), Zone.GRAVEYARD)


def test_fel_cannon_spares_mechs() -> None:
    t = table("HERO_07")
    t.minion("GVG_020")
    t.minion(MECH, 2)
    yeti = t.minion(side=2)
    t.end_turn()
    assert yeti.get(DAMAGE) == 2


def test_malganis_protects_his_hero_and_strengthens_demons() -> None:
    t = table("HERO_07")
    demon = t.minion("CS2_065")
    lord = t.play("GVG_021")
    assert (stats(demon), t.hero(1).get(IMMUNE)) == ((3, 5), 1)
    t.kill(lord)
    assert (stats(demon), t.hero(1).get(IMMUNE)) == ((1, 3), 0)


def test_implosion_makes_an_imp_of_every_wound() -> None:
    t = table("HERO_07")
    t.answers(3)
    t.play("GVG_045", t.minion(side=2))
    assert t.row() == ["GVG_045t"] * 3


@pytest.mark.parametrize(("card", "imps"), [("CS2_231", 3), ("EX1_008", 0)])
def test_implosion_counts_what_commanding_shout_spares_and_no_broken_shield(
    card: str, imps: int
) -> None:
    t = table("HERO_01", "HERO_07")
    hurt = t.minion(card)
    t.play("NEW1_036")
    t.answers(3)
    t.play("GVG_045", hurt)
    assert (hurt.health_left, t.row()) == (1, [card, *["GVG_045t"] * imps])


@pytest.mark.parametrize("alone", [True, False])
def test_anima_golem_dies_of_solitude(alone: bool) -> None:
    t = table("HERO_07")
    golem = t.minion("GVG_077")
    if not alone:
        t.minion()
    t.end_turn()
    assert (golem.zone == Zone.GRAVEYARD) is alone


def test_floating_watcher_feeds_on_its_heros_pain() -> None:
    t = table("HERO_07")
    watcher = t.minion("GVG_100")
    t.deck(YETI)
    t.play(t.power())
    assert stats(watcher) == (6, 6)


@pytest.mark.parametrize(("build", "drawn"), [(126451, []), (255790, ["CS2_057"])])
def test_darkbomb_of_today_draws_a_shadow_spell_if_it_kills(build: int, drawn: list[str]) -> None:
    t = table(build=build)
    t.deck("CS2_029", "CS2_057")
    t.play("GVG_015", t.minion("CS2_231", 2))
    assert t.cards() == drawn
