"""Descent of Dragons with Galakrond's Awakening: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, INVOKE_COUNTER
from invoking import galakrond
from table import YETI, stats, table


def test_whispers_of_evil_bring_a_lackey() -> None:
    t = table()
    t.answers("DAL_614")
    t.play("DRG_301")
    assert t.cards() == ["DAL_614"]


def test_time_rip_destroys_a_minion_and_invokes() -> None:
    """Galakrond's Wit (DRG_238p5) gives a Priest minion."""
    t = table("HERO_09")
    galakrond(t, "DRG_660")
    foe = t.minion(side=2)
    t.answers("CS2_235")
    t.play("DRG_246", foe)
    assert (t.row(2), t.cards()) == ([], ["CS2_235"])


@pytest.mark.parametrize(
    ("form", "victims", "weapon"), [("DRG_660", 1, 0), ("DRG_660t2", 2, 0), ("DRG_660t3", 4, 1)]
)
def test_galakrond_the_unspeakable_destroys_enemies(form: str, victims: int, weapon: int) -> None:
    t = table("HERO_09")
    t.minion()
    foes = [t.minion(side=2) for _ in range(5)]
    t.answers(*foes[:victims])
    t.play(form)
    assert t.game.power[1].card_id == "DRG_238p5"
    assert (len(t.row()), len(t.row(2))) == (1, 5 - victims)
    found = t.game.weapon[1]
    assert (found.card_id if found else "") == ("DRG_238ht" if weapon else "")


@pytest.mark.parametrize(("invokes", "cost"), [(1, 4), (2, 3)])
def test_fate_weaver_makes_the_hand_cheaper_after_two_invokes(invokes: int, cost: int) -> None:
    t = table("HERO_09")
    yeti = t.hand(YETI)
    t.game.owner(1).tags[INVOKE_COUNTER] = invokes
    t.play("DRG_300")
    assert yeti.get(COST) == cost
    assert [each.card_id for each in yeti.attached] == ["DRG_300e"] * (invokes == 2)


def test_a_disciple_of_galakrond_invokes() -> None:
    t = table("HERO_09")
    galakrond(t, "DRG_660")
    t.answers("CS2_235")
    t.play("DRG_303")
    assert t.cards() == ["CS2_235"]


def test_chronobreaker_breaks_with_a_dragon() -> None:
    t = table("HERO_09")
    foe = t.minion(side=2)
    t.kill(t.minion("DRG_304"))
    assert foe.get(DAMAGE) == 0
    t.hand("EX1_561")
    t.kill(t.minion("DRG_304"))
    assert foe.get(DAMAGE) == 3


def test_breath_of_the_infinite_spares_friends_with_a_dragon() -> None:
    t = table("HERO_09")
    friend, foe = t.minion(), t.minion(side=2)
    t.play("DRG_307")
    t.hand("EX1_561")
    t.play("DRG_307")
    assert (friend.get(DAMAGE), foe.get(DAMAGE)) == (2, 4)


def test_cleric_of_scales_finds_a_spell_of_the_deck() -> None:
    t = table("HERO_09")
    t.deck(YETI, "CS2_029")
    t.play("YOD_013")
    assert t.cards() == []
    t.hand("EX1_561")
    t.play("YOD_013")
    assert t.cards() == ["EX1_561", "CS2_029"]


def test_aeon_reaver_turns_attack_on_its_owner() -> None:
    t = table("HERO_09")
    yeti = t.minion(side=2)
    t.play("YOD_014", yeti)
    assert yeti.get(DAMAGE) == 4


def test_grave_rune_leaves_two_copies() -> None:
    t = table()
    yeti = t.minion()
    t.play("DRG_302", yeti)
    t.kill(yeti)
    assert t.row() == [YETI, YETI]


def test_dark_prophecy_summons_a_tougher_two_drop() -> None:
    t = table("HERO_09")
    t.answers("CS2_120", "CS2_172", "EX1_015", "CS2_120")
    t.play("YOD_015")
    assert [(e.card_id, stats(e)) for e in t.game.board[1]] == [("CS2_120", (2, 6))]
