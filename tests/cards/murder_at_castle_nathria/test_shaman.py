"""Murder at Castle Nathria: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, OVERLOAD_OWED, SUPPRESS_ALL_SUMMON_VO
from table import YETI, stats, table


def test_muck_pools_make_a_dearer_minion() -> None:
    t = table("HERO_02", build=190416)
    yeti, theirs, place = t.minion(), t.minion(side=2), t.play("REV_923")
    assert t.refuses(place, theirs)
    t.answers("CS2_221")
    t.play(place, yeti)
    assert sorted(t.row()) == ["CS2_221", "REV_923"]


def test_carving_chisel_carves_totems() -> None:
    t = table(build=179020)
    t.minion("CS2_051")
    t.weapon("REV_917")
    t.answers("CS2_051")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["CS2_051", "CS2_051"]


@pytest.mark.parametrize("totems", [0, 1, 3])
def test_a_gigantotem_is_cheaper_for_each_totem(totems: int) -> None:
    t = table("HERO_02", build=190416)
    gigantotem = t.hand("REV_838")
    for _ in range(totems):
        t.minion("CS2_051")
    t.minion()
    assert gigantotem.get(COST) == 10 - totems


def test_a_primordial_wave_makes_enemies_cheaper_and_friends_dearer() -> None:
    """A friend does not speak until it is dead (U309:6025, 11117)."""
    t = table("HERO_02", build=190416)
    mine, theirs = t.minion(), t.minion(side=2)
    t.answers("CS2_127", "CS2_221")
    t.play("REV_924")
    assert (mine.card_id, theirs.card_id) == ("CS2_221", "CS2_127")
    assert [e.get(SUPPRESS_ALL_SUMMON_VO) for e in (mine, theirs)] == [1, 0]
    t.kill(mine)
    assert mine.get(SUPPRESS_ALL_SUMMON_VO) == 0


def test_totemic_evidence_summons_the_totem_that_is_chosen() -> None:
    t = table("HERO_02", build=185749)
    t.answers(2)
    t.play("MAW_003")
    assert t.row() == ["CS2_051"]


def test_totemic_evidence_is_infused() -> None:
    t = table("HERO_02", build=185749)
    card = t.hand("MAW_003")
    t.kill(*(t.minion() for _ in range(3)))
    assert card.card_id == "MAW_003t"


def test_a_convincing_disguise_transforms_one_minion() -> None:
    t = table("HERO_02", build=165029)
    yeti, other = t.minion(), t.minion()
    t.answers("CS2_200")
    t.play("REV_920", yeti)
    assert t.row() == ["CS2_200", YETI]
    assert other.card_id == YETI


def test_an_infused_disguise_transforms_them_all() -> None:
    t = table("HERO_02", build=165029)
    card = t.hand("REV_920")
    t.kill(*(t.minion() for _ in range(4)))
    assert card.card_id == "REV_920t"
    t.minion()
    t.minion()
    t.answers("CS2_200", "CS2_200")
    t.play(card)
    assert t.row() == ["CS2_200", "CS2_200"]


def test_a_criminal_lineup_copies_a_minion_thrice() -> None:
    t = table("HERO_02", build=217964)
    yeti = t.minion(damage=1)
    t.play("REV_517", yeti)
    assert [stats(e) for e in t.game.row(1)] == [(4, 4)] * 4
    assert t.tag(OVERLOAD_OWED) == 2


def test_a_crud_caretaker_brings_its_filth() -> None:
    t = table("HERO_02", build=217964)
    t.play("REV_936")
    assert t.row() == ["REV_936", "REV_936t"]


@pytest.mark.parametrize(("card_id", "totems"), [("REV_935", 1), ("REV_935t", 2)])
def test_a_party_favor_totem_brings_totems(card_id: str, totems: int) -> None:
    t = table("HERO_02", build=217964)
    t.minion(card_id)
    t.end_turn()
    assert len(t.row()) == 1 + totems


def test_a_party_favor_totem_is_infused() -> None:
    t = table("HERO_02", build=217964)
    card = t.hand("REV_935")
    t.kill(t.minion(), t.minion())
    assert card.card_id == "REV_935t"


def test_the_stonewright_strengthens_totems_for_good() -> None:
    t = table("HERO_02", build=199503)
    totem, yeti = t.minion("CS2_050"), t.minion()
    t.kill(t.play("REV_921"))
    assert [stats(totem), stats(yeti)] == [(3, 1), (4, 5)]


@pytest.mark.parametrize(("build", "last"), [(157820, "CS2_058"), (255790, "CS2_052")])
def test_infused_totemic_evidence_summons_all_four_totems(build: int, last: str) -> None:
    t = table(build=build)
    t.play("MAW_003t")
    assert t.row() == ["NEW1_009", "CS2_050", "CS2_051", last]
