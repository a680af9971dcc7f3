"""Descent of Dragons with Galakrond's Awakening: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    FROZEN,
    INVOKE_COUNTER,
    PROXY_GALAKROND,
    TAG_SCRIPT_DATA_NUM_1,
)
from invoking import galakrond
from table import stats, table


def test_galakronds_fury_summons() -> None:
    t = table()
    t.play(t.hero_power("DRG_238p4"))
    assert t.row() == ["DRG_238t14t3"]


def test_lightning_breath_spreads_beside_a_dragon() -> None:
    t = table()
    left, middle, right = (t.minion("CS2_200", side=2) for _ in range(3))
    t.play("DRG_219", right)
    assert [e.get(DAMAGE) for e in (left, middle, right)] == [0, 0, 4]
    t.hand("NEW1_023")
    t.play("DRG_219", left)
    assert [e.get(DAMAGE) for e in (left, middle, right)] == [4, 4, 4]


def test_surging_tempest_is_stronger_while_overloaded() -> None:
    t = table(build=39954)
    tempest = t.minion("DRG_216")
    assert stats(tempest) == (1, 3)
    t.play("ULD_158")
    assert stats(tempest) == (2, 3)
    t.round()
    assert stats(tempest) == (2, 3)
    t.round()
    assert stats(tempest) == (1, 3)


def test_invocation_of_frost_freezes_an_enemy_and_invokes() -> None:
    t = table("HERO_02")
    galakrond(t, "DRG_620")
    foe = t.minion(side=2)
    assert t.refuses("DRG_248", t.minion())
    t.play("DRG_248", foe)
    assert (foe.get(FROZEN), t.row()[-1]) == (1, "DRG_238t14t3")


@pytest.mark.parametrize(
    ("form", "storm", "weapon"),
    [
        ("DRG_620", "DRG_620t4", 0),
        ("DRG_620t2", "DRG_620t5", 0),
        ("DRG_620t3", "DRG_620t6", 1),
    ],
)
def test_galakrond_the_tempest_summons_two_storms(form: str, storm: str, weapon: int) -> None:
    """U145:9436: as it comes into play a copy of it is the new proxy."""
    t = table("HERO_02")
    main, _ = galakrond(t, form, Zone.HAND)
    t.play(main)
    assert t.row() == [storm, storm]
    found = t.game.weapon[1]
    assert (found.card_id if found else "") == ("DRG_238ht" if weapon else "")
    proxy = t.game.entities[t.game.owner(1).get(PROXY_GALAKROND)]
    assert (proxy.card_id, proxy.zone) == (form, Zone.SETASIDE)


def test_a_galakrond_in_play_grows_no_more() -> None:
    """U145:12507."""
    t = table("HERO_02")
    main, _ = galakrond(t, "DRG_620", Zone.HAND)
    t.play("DRG_248", t.hero(2))
    t.end_turn()
    t.end_turn()
    t.play(main)
    t.play("DRG_248", t.hero(2))
    proxy = t.game.entities[t.game.owner(1).get(PROXY_GALAKROND)]
    assert [each.card_id for each in (main, proxy)] == ["DRG_620", "DRG_620"]
    assert [each.get(TAG_SCRIPT_DATA_NUM_1) for each in (main, proxy)] == [0, 0]
    assert t.row()[-1] == "DRG_238t14t3"


@pytest.mark.parametrize(("invokes", "size"), [(1, (2, 3)), (2, (5, 6))])
def test_dragons_pack_is_stronger_after_two_invokes(invokes: int, size: tuple[int, int]) -> None:
    t = table("HERO_02", build=77662)
    t.game.owner(1).tags[INVOKE_COUNTER] = invokes
    t.play("DRG_217")
    assert [stats(each) for each in t.game.board[1]] == [size, size]
    worn = [each.card_id for wolf in t.game.board[1] for each in wolf.attached]
    assert worn == (["DRG_217e"] * 2 if invokes == 2 else [])


def test_corrupt_elementalist_invokes_twice() -> None:
    t = table("HERO_02")
    main, _ = galakrond(t, "DRG_620", Zone.HAND)
    t.play("DRG_218")
    assert t.row().count("DRG_238t14t3") == 2
    assert main.card_id == "DRG_620t2"


def test_storms_wrath_strengthens_friends() -> None:
    t = table("HERO_02")
    yeti, foe = t.minion(), t.minion(side=2)
    t.play("DRG_215")
    assert (stats(yeti), stats(foe)) == ((5, 6), (4, 5))


def test_explosive_evolution_is_three_steps() -> None:
    t = table("HERO_02")
    t.answers(0)
    t.play("YOD_020", t.minion("CS2_171", side=2))
    assert t.at(2, 0).get(COST) == 4


def test_eye_of_the_storm_has_three_stormblockers() -> None:
    t = table("HERO_02")
    t.play("YOD_041")
    assert t.row() == ["YOD_041t"] * 3


def test_nithoggs_eggs_hatch_next_turn() -> None:
    t = table()
    t.play("DRG_224")
    assert sorted(t.row()) == ["DRG_224", "DRG_224t", "DRG_224t"]
    t.round()
    assert sorted(t.row()) == ["DRG_224", "DRG_224t2", "DRG_224t2"]


def test_the_fist_of_ra_den_summons_a_legend_of_the_cost() -> None:
    t = table()
    fist = t.weapon("YOD_042")
    t.answers("EX1_012")
    t.play("CS2_025")
    assert (t.row(), t.game.weapon[1], fist.get(DAMAGE)) == (["EX1_012"], fist, 1)
