"""Journey to Un'Goro: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import FULL, TAG
from hsreplay_sim.base.tags import (
    COST,
    CREATOR,
    DAMAGE,
    DISPLAYED_CREATOR,
    LAST_AFFECTED_BY,
    QUEST_PROGRESS,
    TAG_SCRIPT_DATA_NUM_1,
    ZONE,
)
from hsreplay_sim.engine.rules.stats import store_unexplained_stats
from table import YETI, stats, table


def test_shadow_visions_copies_a_spell_of_the_deck() -> None:
    t = table("HERO_09")
    t.deck(YETI, "CS2_234", "CS2_004")
    t.answers("CS2_234", "CS2_004", 1)
    t.play("UNG_029")
    assert t.cards() == ["CS2_004"]
    assert len(t.game.deck[1]) == 3


def test_crystalline_oracle_reads_the_other_deck() -> None:
    t = table()
    t.deck("CS2_029", side=2)
    t.kill(t.minion("UNG_032"))
    assert t.cards() == ["CS2_029"]
    assert len(t.game.deck[2]) == 1


def test_radiant_elemental_makes_spells_cheaper() -> None:
    t = table()
    fireball, yeti = t.hand("CS2_029"), t.hand(YETI)
    t.play("UNG_034")
    assert (fireball.get(COST), yeti.get(COST)) == (3, 4)


def test_free_from_amber_summons_the_pick() -> None:
    t = table("HERO_09")
    t.answers("EX1_586", "EX1_298", "EX1_620", 0)
    t.play("UNG_854")
    assert t.row() == ["EX1_586"]
    assert t.cards() == []


@pytest.mark.parametrize(("build", "at_last"), [(22611, DISPLAYED_CREATOR), (31532, CREATOR)])
def test_r237_the_pick_leaves_before_its_copy_comes_since_31532(build: int, at_last: int) -> None:
    t = table("HERO_09", build=build)
    t.answers("EX1_586", "EX1_298", "EX1_620", 0)
    t.play("UNG_854")
    body = t.game.in_row(t.game.board[1])[0]
    spell = body.get(CREATOR)
    pick = next(e for e in t.game.entities.values() if e.card_id == "EX1_586" and e is not body)
    assert (pick.zone, pick.get(LAST_AFFECTED_BY)) == (Zone.GRAVEYARD, spell)
    assert body.get(at_last) == spell
    made = next(n for n, p in enumerate(t.game.out) if p[:2] == (FULL, body.id))
    left = next(
        n for n, p in enumerate(t.game.out) if p[:4] == (TAG, pick.id, ZONE, Zone.GRAVEYARD)
    )
    assert (left < made) == (build == 31532)


@pytest.mark.parametrize(("build", "cost"), [(126451, 0), (255790, 1)])
def test_the_radiant_elemental_of_today_leaves_a_spell_at_one(build: int, cost: int) -> None:
    t = table(build=build)
    spell = t.hand("CS1_130")
    t.game.set(spell, COST, 1)
    store_unexplained_stats(t.game, spell)
    t.minion("UNG_034")
    assert spell.get(COST) == cost


def test_tortollan_shellraiser_leaves_strength_to_a_friend() -> None:
    t = table()
    raiser, yeti, other = t.minion("UNG_037"), t.minion(), t.minion()
    t.answers(other)
    t.kill(raiser)
    assert [stats(e) for e in (yeti, other)] == [(4, 5), (5, 6)]


def test_lyra_adds_a_priest_spell_for_a_spell() -> None:
    t = table()
    t.minion("UNG_963")
    t.answers("CS2_004")
    t.play("CS2_029", t.hero(2))
    assert t.cards() == ["CS2_004"]


def test_mirage_caller_copies_small() -> None:
    t = table()
    yeti, foe = t.minion(), t.minion(side=2)
    assert t.refuses("UNG_022", foe)
    t.play("UNG_022", yeti)
    assert [stats(e) for e in t.game.row(1)] == [(4, 5), (2, 3), (1, 1)]


def test_binding_heal_heals_a_minion_and_its_hero() -> None:
    t = table()
    yeti = t.minion(damage=3)
    t.hurt(1, 10)
    t.play("UNG_030", yeti)
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE)) == (0, 5)


def test_awaken_the_makers_counts_deathrattles() -> None:
    t = table()
    t.play("UNG_940")
    quest = t.game.secrets[1][0]
    t.play("EX1_096"), t.play("CS2_182")
    assert quest.get(QUEST_PROGRESS) == 1
    t.minion("EX1_096", side=2)
    for _ in range(5):
        t.play("EX1_096")
    t.kill(*t.game.row(1))
    t.play("EX1_096")
    assert "UNG_940t8" in t.cards()


def test_amara_of_old_has_no_enchantment_to_give() -> None:
    t = table(build=121569)
    t.hurt(1, 12)
    t.play("UNG_940t8")
    assert (t.hero(1).health_left, list(t.hero(1).attached)) == (40, [])


def test_amara_sets_the_health_of_her_hero_to_forty() -> None:
    t = table(build=210640)
    t.hurt(1, 12)
    t.play("UNG_940t8")
    assert t.hero(1).health_left == 40
    (ward,) = t.hero(1).attached
    assert ward.get(TAG_SCRIPT_DATA_NUM_1) == 40, "U575:11439"
