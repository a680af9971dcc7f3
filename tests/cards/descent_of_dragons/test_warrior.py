"""Descent of Dragons with Galakrond's Awakening: Warrior; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ARMOR, ATK, DAMAGE, INVOKE_COUNTER, NUM_CARDS_TO_DRAW
from invoking import galakrond
from table import YETI, stats, table
from texts import written


def test_ancharrr_draws_a_pirate_after_each_attack() -> None:
    t = table()
    t.deck("CS2_182", "CS2_146")
    t.weapon("DRG_025")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["CS2_146"]


@pytest.mark.parametrize(("invokes", "size"), [(1, 1), (2, 3)])
def test_scion_of_ruin_is_three_after_two_invokes(invokes: int, size: int) -> None:
    t = table("HERO_01")
    t.game.owner(1).tags[INVOKE_COUNTER] = invokes
    t.play("DRG_019")
    assert t.row() == ["DRG_019"] * size


def test_ritual_chopper_invokes_and_the_might_lasts_a_turn() -> None:
    t = table("HERO_01")
    galakrond(t, "DRG_650")
    t.play("DRG_021")
    assert t.hero(1).get(ATK) == 4
    assert "DRG_238t10e" in [each.card_id for each in t.hero(1).attached]
    t.end_turn()
    assert t.hero(1).attached == []


def test_awaken_invokes_and_hits_all_minions() -> None:
    t = table("HERO_01")
    galakrond(t, "DRG_650")
    own, foe = t.minion(), t.minion(side=2)
    t.play("DRG_249")
    assert [stats(each) for each in (own, foe)] == [(4, 4), (4, 4)]
    assert t.hero(1).get(ATK) == 3


@pytest.mark.parametrize(
    ("form", "drawn", "enchantment", "weapon"),
    [
        ("DRG_650", 1, "DRG_650e", 0),
        ("DRG_650t2", 2, "DRG_650e2", 0),
        ("DRG_650t3", 4, "DRG_650e3", 1),
    ],
)
def test_galakrond_the_unbreakable_draws_and_strengthens_minions(
    form: str, drawn: int, enchantment: str, weapon: int
) -> None:
    t = table("HERO_01")
    t.deck("GAME_005", *[YETI] * 5)
    since = len(t.game.out)
    t.play(form)
    draws = [value for _, tag, value in written(t.game, since) if tag == NUM_CARDS_TO_DRAW]
    assert draws == [1, 0] * drawn  # each gets its enchantment before the next draw
    assert t.game.power[1].card_id == "DRG_238p"
    assert [stats(each) for each in t.game.hand[1]] == [(8, 9)] * drawn
    assert {each.attached[0].card_id for each in t.game.hand[1]} == {enchantment}
    found = t.game.weapon[1]
    assert (found.card_id if found else "") == ("DRG_238ht" if weapon else "")


def test_evil_quartermaster_hires_and_armors() -> None:
    t = table("HERO_01")
    t.answers("DAL_613")
    t.play("DRG_020")
    assert (t.cards(), t.hero(1).get(ARMOR)) == (["DAL_613"], 3)


def test_skybarge_fires_for_each_pirate() -> None:
    t = table("HERO_01")
    t.minion("DRG_023")
    t.play(YETI)
    assert t.hero(2).get(DAMAGE) == 0
    t.play("CS2_146")
    assert t.hero(2).get(DAMAGE) == 2


def test_sky_raider_finds_a_pirate() -> None:
    t = table("HERO_01")
    t.answers("CS2_146")
    t.play("DRG_024")
    assert t.cards() == ["CS2_146"]


def test_molten_breath_armors_with_a_dragon() -> None:
    t = table("HERO_01")
    ogre = t.minion("CS2_186", side=2)
    t.play("DRG_500", ogre)
    assert (ogre.get(DAMAGE), t.hero(1).get(ARMOR)) == (5, 0)
    t.hand("EX1_561")
    t.play("DRG_500", ogre)
    assert t.hero(1).get(ARMOR) == 5


def test_bomb_wrangler_calls_bombs_when_hurt() -> None:
    t = table("HERO_01")
    t.play("CS2_008", t.minion("YOD_024"))
    assert t.row() == ["YOD_024", "GVG_110t"]


def test_risky_skipper_hurts_all_after_another_minion() -> None:
    t = table()
    t.play("YOD_022")
    yeti = t.play(YETI)
    assert yeti.get(DAMAGE) == 1


def test_a_mad_deathwing_attacks_all_other_minions() -> None:
    t = table("HERO_01", build=255790)
    mine, foe = t.minion("CS2_172"), t.minion(side=2)
    deathwing = t.play("DRG_026")
    assert (t.row(), t.row(2)) == (["DRG_026"], [])
    assert deathwing.get(DAMAGE) == 3 + 4
    assert mine.zone == foe.zone == Zone.GRAVEYARD
