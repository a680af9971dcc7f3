"""Cataclysm: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CARD_COSTS_HEALTH,
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    DAMAGE,
    DEATHRATTLE,
    HEALTH,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    RESOURCES_USED,
    RUSH,
)
from hsreplay_sim.cards.words.selectors import races_of
from hsreplay_sim.cards.words.systems import herald as herald_once
from imbuing import SIZES, heralded
from table import YETI, stats, table

NEW = 241170


def test_a_command_claw_strengthens_a_minion() -> None:
    t = table("HERO_11", build=NEW)
    yeti = t.minion()
    t.weapon("CATA_467")
    t.attack(t.hero(1), t.hero(2))
    assert stats(yeti) == (6, 5)


def test_a_chromatic_broodmother_refreshes_mana_as_it_attacks() -> None:
    t = table("HERO_11", build=NEW, mana=10)
    broodmother = t.minion("CATA_469")
    t.game.owner(1).tags[RESOURCES_USED] = 5
    t.attack(broodmother, t.hero(2))
    assert t.spent() == 3


def test_the_last_stand_of_talanji_lets_others_follow() -> None:
    t = table("HERO_11", build=NEW)
    golem, enemy = t.minion("CS2_186"), t.minion(side=2)
    t.play("CATA_471")
    assert (golem.get(DEATHRATTLE), enemy.get(DEATHRATTLE)) == (1, 0)
    t.answers(YETI)
    t.kill(golem)
    assert t.row() == [YETI]


@pytest.mark.parametrize(("corpses", "rush"), [(7, 0), (8, 1)])
def test_a_chow_down_hastens_its_drakes_with_corpses(corpses: int, rush: int) -> None:
    t = table("HERO_11", build=NEW)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("CATA_465")
    assert [(e.card_id, e.get(RUSH)) for e in t.game.row(1)] == [("CATA_465t", rush)] * 5
    assert t.tag(CORPSES_SPENT_THIS_GAME) == 8 * rush


@pytest.mark.parametrize(("before", "strength"), SIZES)
def test_the_soldier_of_onyxia_gets_a_minion_that_costs_health(before: int, strength: int) -> None:
    game, player, _ = heralded("DEATHKNIGHT", before)
    game.run(herald_once())
    assert [(each.id, each.atk, each.health) for each in player.field] == [
        ("CATA_780t", strength, strength)
    ]
    minion = player.hand[-1]
    assert minion.data.cost == minion.cost == 2 * strength
    player.mana = 0
    hurt = player.hero.damage
    assert minion.is_playable()
    if not minion.requires_target:
        minion.play()
        assert player.hero.damage >= hurt + 2 * strength


def test_an_animation_and_a_technician_herald() -> None:
    _, player, foe = heralded("DEATHKNIGHT", 0)
    yeti = foe.summon("CS2_182")
    player.give("CATA_156").play()
    assert (yeti.damage, player.field[0].id) == (4, "CATA_780t")
    player.mana = 10
    player.give("CATA_780").play()
    assert [each.id for each in player.field] == ["CATA_780t", "CATA_780", "CATA_780t"]


def test_arisen_onyxia_turns_lost_health_into_health_in_my_turn() -> None:
    t = table("HERO_11", build=255790)
    t.play("CATA_155")
    assert t.row() == ["CATA_155t", "CATA_155", "CATA_155t1"]
    cards = t.game.in_row(t.game.hand[1])
    assert [(card.get(COST), card.get(CARD_COSTS_HEALTH)) for card in cards] == [(2, 1)] * 2
    hero = t.hero(1)
    t.play("CS2_029", hero)
    assert (hero.get(HEALTH), hero.get(DAMAGE)) == (36, 0)
    hero.tags[ARMOR] = 2
    t.play("CS2_029", hero)
    assert (hero.get(HEALTH), hero.get(DAMAGE), hero.get(ARMOR)) == (40, 0, 0)
    t.end_turn()
    t.play("CS2_029", hero)
    assert (hero.get(HEALTH), hero.get(DAMAGE)) == (40, 6)


def test_arisen_onyxia_turns_a_cost_of_health_into_health() -> None:
    t = table("HERO_11", build=255790)
    onyxia = t.play("CATA_155")
    cards = t.game.in_row(t.game.hand[1])
    t.play(cards[0])
    assert (t.hero(1).get(HEALTH), t.hero(1).get(DAMAGE)) == (32, 0)
    t.kill(onyxia)
    t.play(cards[1])
    assert (t.hero(1).get(HEALTH), t.hero(1).get(DAMAGE)) == (32, 2)


def test_a_gruesome_nightmare_lends_its_attack() -> None:
    t = table("HERO_11", build=NEW)
    held, spell, yeti, enemy = t.hand(YETI), t.hand("CS2_029"), t.minion(), t.minion(side=2)
    first = t.hand("CATA_161")
    assert [t.refuses(first, e) for e in (spell, enemy)] == [True, True]
    t.play(first, held)
    assert stats(held) == (7, 5)
    second = t.hand("CATA_161")
    t.game.set(second, ATK, 3)
    t.play(second, yeti)
    assert stats(yeti) == (7, 5)


def test_a_blackwing_experiment_leaves_a_breath_as_strong_as_it_was() -> None:
    t = table("HERO_11", build=NEW)
    experiment = t.minion("CATA_464")
    t.play("CATA_161", experiment)
    t.kill(experiment)
    (breath,) = t.game.hand[1]
    assert (breath.card_id, breath.get(COST)) == ("CATA_464t", 2)
    t.play(breath, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_a_full_hand_has_no_room_for_a_breath() -> None:
    t = table("HERO_11", build=NEW)
    experiment = t.minion("CATA_464")
    for _ in range(10):
        t.hand(YETI)
    t.kill(experiment)
    assert t.cards() == [YETI] * 10


@pytest.mark.parametrize(("held", "less"), [("NEW1_023", 3), (YETI, 0)])
def test_victor_nefarius_crafts_an_undead_dragon(held: str, less: int) -> None:
    t = table("HERO_11", build=255790)
    t.hand(held)
    t.play("CATA_470")
    (creation,) = [e for e in t.game.hand[1] if e.card_id != held]
    undead = t.game.cards.by_dbf(creation.get(MODULAR_ENTITY_PART_2))
    dragon = t.game.cards.by_dbf(creation.get(MODULAR_ENTITY_PART_1))
    assert undead is not None
    assert dragon is not None
    assert stats(creation) == (undead.atk + dragon.atk, undead.health + dragon.health)
    assert creation.get(COST) == max(0, undead.cost + dragon.cost - less)
    assert {Race.UNDEAD, Race.DRAGON} <= races_of(creation)
