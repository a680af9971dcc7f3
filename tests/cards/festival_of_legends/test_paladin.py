"""Festival of Legends: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, DIVINE_SHIELD, RUSH, TAUNT
from table import YETI, table


@pytest.mark.parametrize(("build", "worn"), [(176014, []), (217964, ["JAM_009e"])])
def test_a_dance_floor_lets_minions_rush(build: int, worn: list[str]) -> None:
    t = table("HERO_04", build=build)
    place, yeti, theirs = t.play("JAM_009"), t.play(YETI), t.minion(side=2)
    t.play(place)
    assert (yeti.get(RUSH), theirs.get(RUSH)) == (1, 0)
    assert [e.card_id for e in yeti.attached] == worn


@pytest.mark.parametrize(("spell", "shield"), [("CS2_093", 1), ("CS2_092", 1), ("CS2_029", 0)])
def test_a_starlight_groove_shields_the_hero_anew_with_each_holy_spell(
    spell: str, shield: int
) -> None:
    t = table("HERO_04", build=185749)
    yeti = t.minion(side=2)
    t.play("ETC_330")
    assert t.hero(1).get(DIVINE_SHIELD) == 1
    assert t.game.owner(1).attached[-1].card_id == "ETC_330e1"
    t.hero(1).tags[DIVINE_SHIELD] = 0
    t.play(spell, None if spell == "CS2_093" else yeti)
    assert t.hero(1).get(DIVINE_SHIELD) == shield


def test_a_jukebox_totem_summons_a_recruit() -> None:
    t = table("HERO_04", build=217964)
    t.minion("JAM_010")
    t.end_turn()
    assert t.row() == ["JAM_010", "CS2_101t"]


def test_a_funkfin_strengthens_the_shielded() -> None:
    t = table("HERO_04", build=217964)
    squire, yeti = t.minion("EX1_008"), t.minion()
    funkfin = t.minion("ETC_337")
    assert [e.get(ATK) for e in (squire, yeti, funkfin)] == [3, 4, 4]
    t.attack(squire, t.minion("CS2_231", side=2))
    assert squire.get(ATK) == 1


@pytest.mark.parametrize(("mana", "bodies"), [(4, 2), (3, 3)])
def test_a_boogie_down_summons_cheap_minions(mana: int, bodies: int) -> None:
    t = table("HERO_04", build=241170, mana=mana)
    t.deck(*["CS2_171"] * 4, YETI)
    t.play("ETC_318")
    assert t.row() == ["CS2_171"] * bodies


def test_the_first_boogie_down_ended_with_taunt() -> None:
    t = table("HERO_04", build=176014, mana=3)
    t.deck("CS2_171", "CS2_171", "CS2_171")
    t.play("ETC_318")
    assert [e.get(TAUNT) for e in t.game.row(1)] == [1, 1]


def test_a_jitterbug_draws_when_shields_break() -> None:
    t = table("HERO_04", build=199503)
    bug = t.minion("ETC_324")
    t.deck("CS2_171")
    t.attack(bug, t.minion(side=2))
    assert t.cards() == ["CS2_171"]


def test_a_lead_dancer_is_followed_by_somebody_weaker() -> None:
    t = table("HERO_04", build=199503)
    t.deck(YETI, "CS2_171")
    t.kill(t.minion("ETC_328"))
    assert t.row() == ["CS2_171"]
