"""Rastakhan's Rumble: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE, DURABILITY, STEALTH, TAUNT
from table import YETI, stats, table


@pytest.mark.parametrize(("friend", "durability"), [("CS2_172", 3), (YETI, 2)])
def test_headhunters_hatchet_likes_beasts(friend: str, durability: int) -> None:
    t = table()
    t.minion(friend)
    t.minion("CS2_172", side=2)
    assert t.play("TRL_111").get(DURABILITY) == durability


def test_springpaw_brings_a_lynx() -> None:
    t = table()
    t.play("TRL_348")
    assert t.cards() == ["TRL_348t"]


def test_halazzi_fills_the_hand_with_lynxes() -> None:
    t = table("HERO_05")
    t.hand(YETI)
    t.play("TRL_900")
    assert t.cards(1) == [YETI] + ["TRL_348t"] * 9


def test_bloodscalp_strategist_finds_a_spell_with_a_weapon() -> None:
    t = table("HERO_05")
    t.play("TRL_349")
    assert t.cards() == []
    t.weapon("CS2_112")
    t.play("TRL_349")
    assert len(t.cards()) == 1


def test_zuljin_casts_all_spells_again() -> None:
    t = table()
    t.play("CS2_009", t.minion(side=2))
    yeti = t.minion()
    t.answers("CS2_009", yeti)
    t.play("TRL_065")
    assert (yeti.get(TAUNT), t.power().card_id) == (1, "TRL_065h")
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


def test_the_beast_within_makes_a_beast_attack() -> None:
    t = table()
    raptor, yeti, _ = t.minion("CS2_172"), t.minion(side=2), t.minion(side=2)
    t.answers(yeti)
    t.play("TRL_119", raptor)
    assert (yeti.get(DAMAGE), raptor.zone) == (4, Zone.GRAVEYARD)


@pytest.mark.parametrize("build", [27845, 31022, 54613, 199503])
def test_the_beast_within_takes_no_attack_away(build: int) -> None:
    """hs-bugs#1092: a Beast that could attack still can, and one that just came still cannot."""
    t = table("HERO_05", build=build)
    raptor, new = t.minion("CS2_172"), t.play("CS2_172")
    t.minion("CS2_231", side=2)
    t.minion("CS2_231", side=2)
    t.play("TRL_119", raptor)
    t.play("TRL_119", new)
    assert t.refuses(new, t.hero(2))
    t.attack(raptor, t.hero(2))
    assert t.refuses(raptor, t.hero(2))


@pytest.mark.parametrize("build", [27845, 54613])
def test_what_answers_to_an_attack_answers_to_one_that_a_text_makes(build: int) -> None:
    """hs-bugs#1092: a Giant Sand Worm that killed by The Beast Within attacks twice more."""
    t = table("HERO_05", build=build)
    worm = t.minion("OG_308")
    t.minion("CS2_231", side=2)
    t.play("TRL_119", worm)
    for _ in range(2):
        t.attack(worm, t.hero(2))
    assert t.refuses(worm, t.hero(2))


def test_revenge_of_the_wild_brings_back_the_beasts_of_this_turn() -> None:
    t = table()
    assert t.refuses("TRL_566")
    t.kill(t.minion("CS2_172"), t.minion())
    t.play("TRL_566")
    assert t.row() == ["CS2_172"]


def test_baited_arrow_overkills_for_a_devilsaur() -> None:
    t = table()
    t.play("TRL_347", t.minion("CS2_231", side=2))
    assert t.row() == ["TRL_347t"]


def test_spirit_of_the_lynx_strengthens_beasts() -> None:
    t = table()
    lynx = t.minion("TRL_901")
    raptor = t.play("CS2_172")
    assert (stats(raptor), stats(t.play(YETI)), lynx.get(STEALTH)) == ((4, 3), (4, 5), 1)
    t.round()
    assert lynx.get(STEALTH) == 0
