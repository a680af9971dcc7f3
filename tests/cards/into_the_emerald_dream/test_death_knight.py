"""Into the Emerald Dream: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    DAMAGE,
    DISPLAYED_CREATOR,
    HAS_DARK_GIFT,
    HEALTH,
    TAG_3795,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table


def test_a_morbid_swarm_is_two_ants_or_corpses_for_damage() -> None:
    t = table("HERO_11", build=223542)
    enemy = t.minion(side=2)
    t.play("EDR_813", option=0)
    assert t.row() == ["EDR_813at", "EDR_813at"]
    assert [e.get(DISPLAYED_CREATOR) > 0 for e in t.game.row(1)] == [True, True]
    t.play("EDR_813", enemy, option=1)
    assert stats(enemy) == (4, 5)
    t.game.owner(1).tags[CORPSES] = 2
    t.play("EDR_813", enemy, option=1)
    assert stats(enemy) == (4, 1)


NEW = 241170


def test_a_corpse_flower_bites_who_comes_for_two_corpses() -> None:
    t = table("HERO_11", build=NEW)
    t.minion("EDR_815")
    t.game.owner(1).tags[CORPSES] = 3
    t.deck(YETI, side=2)
    t.end_turn()
    first, second = t.play(YETI), t.play(YETI)
    assert [e.get(DAMAGE) for e in (first, second)] == [3, 0]
    assert t.tag(CORPSES_SPENT_THIS_GAME) == 2


def test_a_monstrous_mosquito_feeds_its_mates() -> None:
    t = table("HERO_11", build=NEW)
    mosquito, yeti, enemy = t.minion("EDR_816"), t.minion(), t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [stats(e) for e in (mosquito, yeti, enemy)] == [(1, 2), (5, 5), (4, 5)]


@pytest.mark.parametrize(("gift", "dragons"), [(0, 0), (1, 2)])
def test_a_frostburn_matriarch_calls_its_brood_beside_a_dark_gift(gift: int, dragons: int) -> None:
    t = table("HERO_11", build=NEW)
    t.hand(YETI).tags[HAS_DARK_GIFT] = gift
    t.play("FIR_901")
    assert t.row().count("FIR_901t") == dragons


def test_cremate_finds_a_cheaper_minion_with_a_gift() -> None:
    t = table("HERO_11", build=NEW)
    t.play("FIR_900")
    (found,) = t.game.hand[1]
    assert found.get(HAS_DARK_GIFT) > 0
    assert "GBL_002e" in [e.card_id for e in found.attached]


def test_the_dark_gift_of_cremate_does_not_show_whose_it_is() -> None:
    """U568:16639, U568:32360; that of the others does."""
    t = table("HERO_11", build=NEW)
    t.play("FIR_900")
    t.play("EDR_105")
    gifts = [e for e in t.game.entities.values() if e.card_id == "EDR_102t"]
    assert [e.get(DISPLAYED_CREATOR) > 0 for e in gifts] == [False, True]


def test_a_sanguine_infestation_draws_two_and_brings_two_leeches() -> None:
    t = table(build=228373)
    t.deck(YETI, YETI, YETI)
    spell = t.play("EDR_817")
    assert (t.cards(), t.row()) == ([YETI] * 2, ["EDR_810t"] * 2)
    assert [e.get(DISPLAYED_CREATOR) for e in t.game.row(1)] == [spell.id] * 2


def test_a_leech_drains_the_weakest_enemy() -> None:
    t = table("HERO_11", build=NEW)
    weak, strong = t.minion("CS2_171", side=2), t.minion(side=2)
    t.minion("EDR_810t")
    t.deck(YETI, side=2)
    before = t.hero(1).get(HEALTH)
    t.end_turn()
    assert [weak.zone, stats(strong)] == [Zone.GRAVEYARD, (4, 5)]
    assert t.hero(1).get(HEALTH) == before + 1


def test_leeches_of_a_hideous_husk_drain_more() -> None:
    t = table("HERO_11", build=NEW)
    yeti = t.minion(side=2)
    husk = t.play("EDR_810")
    leeches = [e for e in t.game.row(1) if e.card_id == "EDR_810t"]
    assert [e.get(TAG_SCRIPT_DATA_NUM_1) for e in leeches] == [2, 2]
    assert [e.get(DISPLAYED_CREATOR) for e in leeches] == [husk.id] * 2
    assert t.row() == ["EDR_810t", "EDR_810", "EDR_810t"]
    assert t.tag(TAG_3795) == 1
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(yeti) == (4, 1)


def test_a_leech_steals_no_more_than_its_victim_has() -> None:
    t = table("HERO_11", build=NEW)
    t.minion("EDR_810")
    t.minion("EDR_810t")
    t.minion("CS2_171", side=2)
    t.deck(YETI, side=2)
    before = t.hero(1).get(HEALTH)
    t.end_turn()
    assert t.hero(1).get(HEALTH) == before + 1


@pytest.mark.parametrize(("corpses", "gifts"), [(1, 0), (2, 1)])
def test_a_rite_of_atrocity_gives_a_gift_for_corpses(corpses: int, gifts: int) -> None:
    t = table("HERO_11", build=241170)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("EDR_811")
    (found,) = t.game.hand[1]
    assert [bool(found.get(HAS_DARK_GIFT)), t.tag(CORPSES_SPENT_THIS_GAME)] == [gifts, 2 * gifts]


def test_an_infested_breath_leaves_a_leech() -> None:
    t = table("HERO_11", build=241170)
    t.play("EDR_814", t.hero(2))
    assert [t.hero(2).get(DAMAGE), t.row()] == [2, ["EDR_810t"]]


@pytest.mark.parametrize(
    ("before", "size"),
    [
        (None, (2, 2)),
        ("CS2_182", (2, 2)),
        ("RLK_015", (2, 2)),
        ("RLK_051", (2, 3)),
        ("RLK_118", (3, 2)),
        ("EDR_812", (3, 3)),
    ],
)
def test_a_grotesque_runeblade_asks_for_the_runes_of_the_last_card(
    before: str | None, size: tuple[int, int]
) -> None:
    t = table("HERO_11", build=255790)
    foe = t.minion(side=2)
    if before:
        t.play(before, foe if before == "RLK_015" else None)
    assert stats(t.play("EDR_812")) == size


@pytest.mark.parametrize(
    ("corpses", "pick", "size"),
    [
        (9, None, (5, 5)),
        (10, "FIR_951t2", (15, 15)),
        (29, "FIR_951t3", (25, 25)),
        (30, "FIR_951t2", (15, 15)),
        (30, "FIR_951t4", (35, 35)),
    ],
)
def test_volcoross_eats_corpses(corpses: int, pick: str | None, size: tuple[int, int]) -> None:
    t = table("HERO_11", build=255790)
    t.game.owner(1).tags[CORPSES] = corpses
    t.answers(*([pick] if pick else []))
    assert stats(t.play("FIR_951")) == size
    assert t.tag(CORPSES_SPENT_THIS_GAME) == size[0] - 5


def test_a_leech_steals_health_of_a_wounded_hero() -> None:
    t = table("HERO_11", build=NEW)
    hero = t.hurt(2, 10)
    t.minion("EDR_810t")
    t.deck(YETI, side=2)
    t.end_turn()
    assert (hero.get(HEALTH), hero.get(DAMAGE)) == (29, 10)


def test_nythendra_falls_apart_and_comes_back() -> None:
    t = table("HERO_11", build=255790)
    nythendra = t.minion("EDR_818")
    t.kill(nythendra)
    assert (t.row(), stats(t.at(1, 0))) == (["EDR_818t"] * 7, (1, 1))
    t.kill(t.at(1, 0), t.at(1, 3))
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert (t.row(), stats(t.at(1, 0)), t.at(1, 0).get(COST)) == (["EDR_818"], (5, 5), 5)
    t.kill(t.at(1, 0))
    assert t.row() == ["EDR_818t"] * 5


def test_beetles_leave_other_minions_alone() -> None:
    t = table("HERO_11", build=255790)
    yeti = t.minion()
    t.kill(t.minion("EDR_818"))
    assert t.row() == [YETI, *["EDR_818t"] * 6]
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert sorted(t.row()) == sorted([YETI, "EDR_818"])
    assert stats(yeti) == (4, 5)


def test_ursoc_attacks_all_and_brings_back_whom_it_killed() -> None:
    t = table("HERO_11", build=255790)
    t.kill(t.minion("CS2_172", side=2))
    mine, strong, weak = t.minion("CS2_168"), t.minion("CS2_186", side=2), t.minion(side=2)
    t.answers(2, 1, 0, *[0] * 3)
    ursoc = t.play("EDR_819")
    assert (t.row(), t.row(2)) == (["EDR_819"], ["CS2_186"])
    assert strong.get(DAMAGE) == 6
    assert ursoc.get(DAMAGE) == 2 + 7 + 4
    assert mine.zone == weak.zone == Zone.GRAVEYARD
    t.game.oracle = Sequential()
    t.kill(ursoc)
    assert sorted(t.row()) == sorted(["CS2_168", YETI])


def test_ursoc_stops_when_it_dies() -> None:
    t = table("HERO_11", build=255790)
    for _ in range(4):
        t.minion("CS2_186", side=2)
    t.play("EDR_819")
    assert (t.row(), len(t.row(2))) == ([], 4)
