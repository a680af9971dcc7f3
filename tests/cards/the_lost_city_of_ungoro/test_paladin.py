"""The Lost City of Un'Goro: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    CARDRACE,
    COST,
    DAMAGE,
    DEATHRATTLE,
    DIVINE_SHIELD,
    QUEST_PROGRESS,
    RUSH,
    TAUNT,
    WINDFURY,
)
from table import YETI, stats, table

NEW = 238003


@pytest.mark.parametrize(("before", "rush"), [(YETI, 0), ("CS2_168", 1)])
def test_a_firegill_hastens_its_mates_after_its_kin(before: str, rush: int) -> None:
    t = table("HERO_04", build=NEW)
    t.play(before)
    t.round()
    yeti = t.minion()
    t.play("DINO_404")
    assert yeti.get(RUSH) == rush


def test_a_submerged_map_finds_a_murloc() -> None:
    t = table("HERO_04", build=NEW)
    t.play("TLC_442")
    (found,) = t.game.hand[1]
    noted = [e.card_id for e in t.game.owner(1).attached]
    assert (found.get(CARDRACE), noted) == (Race.MURLOC, ["TLC_442e"])


def test_a_threshriders_blessing_leaves_a_minion_of_four() -> None:
    t = table("HERO_04", build=NEW)
    yeti = t.minion("CS2_186")
    t.play("TLC_477", yeti)
    assert (stats(yeti), yeti.get(DEATHRATTLE)) == ((11, 11), 1)
    t.answers(YETI)
    t.kill(yeti)
    assert t.row() == [YETI]


def test_a_heros_welcome_is_ten_ten() -> None:
    t = table("HERO_04", build=241170)
    t.play("DINO_424")
    assert stats(t.game.row(1)[0]) == (10, 10)


def test_a_tyrannogill_leaves_three_gifted_murlocs() -> None:
    t = table("HERO_04", build=241170)
    gill = t.minion("TLC_240")
    t.answers(TAUNT, RUSH, WINDFURY)
    t.kill(gill)
    assert [(e.card_id, e.get(TAUNT), e.get(RUSH)) for e in t.game.row(1)] == [
        ("TLC_240t", 1, 0),
        ("TLC_240t2", 0, 1),
        ("TLC_240t3", 0, 0),
    ]


def test_ready_the_fleet_strengthens_all_of_a_kind() -> None:
    t = table("HERO_04", build=241170)
    first, second, yeti = t.minion("EDR_481"), t.minion("EDR_481"), t.minion()
    t.play("TLC_441", first)
    assert [stats(e) for e in (first, second, yeti)] == [(4, 6), (4, 6), (4, 5)]


def test_a_story_of_galvadon_is_three_bonus_effects() -> None:
    t = table("HERO_04", build=241170)
    yeti = t.minion()
    t.answers(TAUNT, RUSH, WINDFURY)
    t.play("TLC_444", yeti)
    assert [yeti.get(tag) for tag in (TAUNT, RUSH, WINDFURY)] == [1, 1, 1]


LATE = 255790


def test_a_hatching_ceremony_waits_for_the_end_of_the_next_turn() -> None:
    t = table("HERO_04", build=LATE)
    yeti = t.minion()
    ceremony = t.play("DINO_405")
    t.round()
    assert (stats(yeti), ceremony.zone) == ((4, 5), Zone.SECRET)
    late, enemy = t.minion(), t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [stats(e) for e in (yeti, late, enemy)] == [(6, 7), (6, 7), (4, 5)]
    assert ceremony.zone == Zone.GRAVEYARD


@pytest.mark.parametrize("kindred", [0, 1])
def test_a_hot_spring_glider_helps_the_next_murloc(kindred: int) -> None:
    t = table("HERO_04", build=LATE)
    if kindred:
        t.play("CS2_168")
        t.round()
    yeti, murloc, other = t.hand(YETI), t.hand("CS2_168"), t.hand("CS2_168")
    t.play("TLC_428")
    assert [card.get(COST) for card in (yeti, murloc, other)] == [4, 0, 0]
    t.play(yeti)
    t.round()
    t.play(murloc)
    t.play(other)
    assert [e.get(DIVINE_SHIELD) for e in (yeti, murloc, other)] == [0, kindred, 0]
    assert t.hand("CS2_168").get(COST) == 1


def test_a_creature_of_the_sacred_cave_casts_a_holy_spell_again_on_itself() -> None:
    t = table("HERO_04", build=LATE)
    yeti = t.minion()
    creature = t.minion("TLC_430")
    t.play("CS2_092", yeti)  # Blessing of Kings
    t.play("CS2_029", t.hero(2))  # not Holy
    t.deck(YETI, side=2)
    t.end_turn()
    assert [stats(e) for e in (yeti, creature)] == [(8, 9), (6, 9)]
    assert t.hero(2).get(DAMAGE) == 6


def test_a_creature_of_the_sacred_cave_chooses_one_of_the_holy_spells() -> None:
    t = table("HERO_04", build=LATE)
    yeti = t.minion()
    creature = t.minion("TLC_430")
    t.play("CS2_092", yeti)
    t.play("AT_055", yeti)  # Flash Heal
    t.deck(YETI, side=2)
    t.answers(0, 0)
    t.end_turn()
    assert stats(creature) == (6, 9)


def test_a_creature_of_the_sacred_cave_rests_without_a_holy_spell() -> None:
    t = table("HERO_04", build=LATE)
    creature = t.minion("TLC_430")
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(creature) == (2, 5)


def test_a_violet_treasuregill_casts_a_cheap_spell_of_the_deck_on_itself() -> None:
    t = table("HERO_04", build=LATE)
    t.minion()
    seal, kings = t.deck("CORE_ICC_038", "CS2_092")  # Righteous Protector is none
    might, dear = t.deck("CS2_087", "CS2_029")
    gill = t.play("TLC_438")
    assert (stats(gill), might.zone) == ((4, 2), Zone.GRAVEYARD)
    assert [card.zone for card in (seal, kings, dear)] == [Zone.DECK] * 3


def test_a_violet_treasuregill_picks_one_of_two() -> None:
    t = table("HERO_04", build=LATE)
    might, other = t.deck("CS2_087", "CS2_087")
    t.answers(other)
    gill = t.play("TLC_438")
    assert (stats(gill), might.zone, other.zone) == ((4, 2), Zone.DECK, Zone.GRAVEYARD)


@pytest.mark.parametrize(("build", "total"), [(228373, 5), (LATE, 6)])
def test_dive_the_golakka_depths_rewards_again_and_again(build: int, total: int) -> None:
    t = table("HERO_04", build=build, mana=100)
    quest = t.play("TLC_426")
    seen = []
    for _ in range(2 * total + 1):
        murloc = t.play("CS2_168")
        seen.append(stats(murloc))
        t.kill(murloc)
    assert seen == [(2, 1)] * total + [(3, 2)] * total + [(4, 3)]
    assert (quest.zone, quest.get(QUEST_PROGRESS)) == (Zone.SECRET, 2 * total + 1)
    assert stats(t.play("CS2_172")) == (3, 2)


def test_the_sacred_cave_grows_murlocs() -> None:
    t = table("HERO_04", build=LATE)
    t.play("TLC_426t")
    assert stats(t.play("CS2_168")) == (3, 2)


def test_ido_brings_a_spell_that_stays() -> None:
    t = table("HERO_04", build=LATE)
    ido, yeti = t.play("TLC_241"), t.minion()
    assert t.cards() == ["TLC_241t"]
    for grown in (6, 8):
        t.play(t.game.hand[1][0], yeti)
        assert (stats(yeti), yeti.get(DIVINE_SHIELD)) == ((grown, grown + 1), 1)
        assert t.cards() == ["TLC_241t"]
    t.kill(ido)
    assert t.cards() == []


def test_each_ido_keeps_a_spell() -> None:
    t = table("HERO_04", build=LATE)
    t.play("TLC_241")
    ido = t.play("TLC_241")
    assert len(t.cards()) == 2
    t.play(t.game.hand[1][0], ido)
    assert len(t.cards()) == 2
    t.kill(ido)
    assert t.cards() == ["TLC_241t"]
    t.play(t.game.hand[1][0], t.at(1, 0))
    assert t.cards() == ["TLC_241t"]


def test_the_spell_of_ido_goes_with_him() -> None:
    t = table("HERO_04", build=LATE)
    ido = t.play("TLC_241")
    t.kill(ido)
    assert t.cards() == []
    spell, yeti = t.hand("TLC_241t"), t.minion()
    t.play(spell, yeti)
    assert (stats(yeti), t.cards()) == ((6, 7), [])
