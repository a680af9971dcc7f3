"""The Lost City of Un'Goro: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CARD_COSTS_HEALTH,
    COST,
    DAMAGE,
    LIFESTEAL,
    QUEST_PROGRESS,
    VALEERASHADOW,
)
from table import YETI, stats, table

NEW = 238003


def test_an_asphyxiodon_breathes_at_an_enemy_minion() -> None:
    t = table("HERO_07", build=NEW)
    t.minion("DINO_132")
    enemy = t.minion("EX1_105", side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (enemy.get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 0)


@pytest.mark.parametrize(("before", "hurt"), [("CS2_029", 0), ("BT_235", 2)])
def test_caustic_fumes_hurt_all_after_their_kin(before: str, hurt: int) -> None:
    t = table("HERO_07", build=NEW)
    t.play(before, t.hero(2) if before == "CS2_029" else None)
    t.round()
    doomed, other, mine = t.minion(side=2), t.minion(side=2), t.minion()
    t.play("TLC_447", doomed)
    assert (doomed.zone, other.get(DAMAGE), mine.get(DAMAGE)) == (Zone.GRAVEYARD, hurt, hurt)


def test_a_possessed_animancer_calls_a_beast_of_the_deck() -> None:
    t = table("HERO_10", build=241170)
    t.deck(YETI, "CORE_EX1_534")
    t.kill(t.minion("DINO_131"))
    (beast,) = t.game.row(1)
    assert [beast.card_id, beast.get(LIFESTEAL)] == ["CORE_EX1_534", 1]


def test_a_bat_mask_fills_the_board_with_small_copies() -> None:
    t = table("HERO_07", build=241170)
    yeti = t.minion()
    t.play("DINO_402", yeti)
    assert [(e.card_id, stats(e)) for e in t.game.row(1)] == [(YETI, (1, 1))] * 7


def test_a_bloodpetal_biome_finds_a_fleeting_minion() -> None:
    t = table("HERO_07", build=241170)
    biome = t.play("TLC_449")
    t.round()
    t.play(biome)
    found = t.game.in_row(t.game.hand[1])[-1]
    assert [found.get(COST), found.get(VALEERASHADOW)] == [1, 1]


def test_a_spelunker_cheapens_the_next_temporary_card() -> None:
    t = table("HERO_07", build=241170)
    t.deck(YETI)
    t.play("TLC_450")
    plain = t.hand(YETI)
    t.play("TLC_451")
    found = next(e for e in t.game.hand[1] if e is not plain)
    assert [found.get(VALEERASHADOW), found.get(COST), plain.get(COST)] == [1, 2, 4]


def test_cursed_catacombs_make_a_card_of_the_deck_temporary() -> None:
    t = table("HERO_07", build=241170)
    t.deck("TLC_451", YETI)
    t.play("TLC_451")
    assert [(e.card_id, e.get(VALEERASHADOW)) for e in t.game.hand[1]] == [(YETI, 1)]


def test_cursed_catacombs_looked_for_a_minion_first() -> None:
    t = table("HERO_07", build=226928)
    t.deck("CS2_029", YETI)
    t.play("TLC_451")
    assert t.cards() == [YETI]


def test_a_whispering_stone_leaves_fel_spells_for_health() -> None:
    t = table("HERO_10", build=241170)
    t.kill(t.minion("TLC_467"))
    assert [e.get(CARD_COSTS_HEALTH) for e in t.game.hand[1]] == [1, 1]
    first, second = t.game.in_row(t.game.hand[1])
    assert second.id == first.id + 2  # the enchantment of the first stands between them


def test_a_tunnel_terror_leaves_two_fleeting_minions() -> None:
    t = table("HERO_07", build=241170)
    t.kill(t.minion("TLC_469"))
    assert [(e.get(COST), e.get(VALEERASHADOW)) for e in t.game.hand[1]] == [(2, 1)] * 2


def test_a_deathrot_maw_leaves_a_fel_beast() -> None:
    t = table("HERO_07", build=241170)
    maw = t.minion("TLC_479")
    t.answers("TLC_446t3")
    t.kill(maw)
    assert t.row() == ["TLC_446t3"]


LATE = 255790


@pytest.mark.parametrize("kindred", [0, 1])
def test_razidir_burns_a_hand(kindred: int) -> None:
    t = table("HERO_07", build=LATE)
    if kindred:
        t.play("CS2_065")
        t.round()
    for card in list(t.game.hand[2]):
        t.game.move(card, Zone.SETASIDE)
    for card in list(t.game.hand[1]):
        t.game.move(card, Zone.SETASIDE)
    mine, second = t.hand(YETI), t.hand(YETI)
    theirs, other = t.hand(YETI, side=2), t.hand(YETI, side=2)
    razidir = t.hand("TLC_463")
    t.answers(other if kindred else second)
    t.play(razidir)
    assert [e.zone for e in (mine, second, theirs, other)] == [
        Zone.HAND,
        Zone.HAND if kindred else Zone.GRAVEYARD,
        Zone.HAND,
        Zone.GRAVEYARD if kindred else Zone.HAND,
    ]


def test_the_story_of_lakkari_goes_on_for_three_turns() -> None:
    t = table("HERO_07", build=LATE)
    t.hand(YETI)
    story = t.play("TLC_466")
    t.minion()
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.row(), t.cards()) == ([YETI] + ["UNG_829t3"] * 6, [])
    t.kill(*t.game.row(1)[2:])
    t.deck(YETI)
    t.end_turn()
    t.round()
    assert (len(t.row()), story.zone) == (7, Zone.SECRET)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (story.zone, t.cards()) == (Zone.GRAVEYARD, [])


@pytest.mark.parametrize(("build", "total"), [(228373, 5), (LATE, 6)])
def test_escape_the_underfel_counts_temporary_cards(build: int, total: int) -> None:
    t = table("HERO_07", build=build, mana=100)
    quest = t.play("TLC_446")
    t.play("CS2_029", t.hero(2))
    assert quest.get(QUEST_PROGRESS) == 0
    for count in range(total):
        t.deck(YETI)
        assert quest.get(QUEST_PROGRESS) == count
        t.play("TLC_451")  # makes the Yeti temporary
        t.play(t.game.hand[1][0])
        t.kill(*t.game.row(1))
    assert (quest.zone, t.cards()) == (Zone.GRAVEYARD, ["TLC_446t"])
