"""Perils in Paradise: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Race, Zone
from hsreplay_sim.base.tags import (
    CARDRACE,
    COST,
    DAMAGE,
    EXHAUSTED,
    FROZEN,
    IMMOLATESTAGE,
    IMMOLATING,
    NUM_CARDS_TO_DRAW,
    SPELLPOWER,
)
from table import YETI, table
from texts import written


@pytest.mark.parametrize("card_id", ["VAC_520", "VAC_520t", "VAC_520t2"])
def test_a_seabreeze_chalice_splits_its_damage(card_id: str) -> None:
    t = table("HERO_08", build=217964)
    yeti, other, mine = t.minion(side=2), t.minion(side=2), t.minion()
    t.answers(yeti, other)
    t.play(card_id)
    assert [e.get(DAMAGE) for e in (yeti, other, mine, t.hero(2))] == [1, 1, 0, 0]


def test_a_seabreeze_chalice_hit_heroes_too() -> None:
    t = table("HERO_08", build=205031)
    yeti = t.minion(side=2)
    t.answers(yeti, t.hero(2))
    t.play("VAC_520")
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (1, 1)


def test_a_marooned_archmage_makes_the_first_spell_of_a_turn_cheaper() -> None:
    t = table(build=217964)
    first, second = t.hand("CS2_029"), t.hand("CS2_029")
    t.minion("VAC_435")
    assert [e.card_id for e in first.attached] == ["VAC_435e"]
    assert first.get(COST) == 2
    t.play(first, t.hero(2))
    assert second.get(COST) == 4


def test_a_burndown_lights_what_it_draws_and_burns_it_in_three_turns() -> None:
    t = table(build=231720)
    drawn = t.deck(YETI, YETI, YETI)
    t.play("WORK_026")
    assert [[e.card_id for e in each.attached] for each in drawn] == [["WORK_026e3"]] * 3
    t.play(drawn[0])
    assert (drawn[0].get(IMMOLATING), drawn[0].get(IMMOLATESTAGE)) == (0, 0)
    t.round()
    assert [(e.get(IMMOLATING), e.get(IMMOLATESTAGE)) for e in drawn[1:]] == [(1, 2), (1, 2)]
    t.round()
    assert t.cards() == [YETI] * 4
    t.end_turn()
    assert [each.zone for each in drawn[1:]] == [Zone.GRAVEYARD] * 2
    assert t.cards() == [YETI] * 2


@pytest.mark.parametrize(("build", "count"), [(205031, 4), (210640, 3)])
def test_a_tsunami_lets_its_elementals_attack_random_enemies(build: int, count: int) -> None:
    t = table(build=build)
    yeti, hero = t.minion(side=2), t.hero(2)
    t.answers(hero, yeti, *[hero] * (count - 2))
    t.play("VAC_509")
    assert t.row() == ["VAC_509t"] * count
    assert (yeti.get(DAMAGE), hero.get(DAMAGE)) == (3, 3 * (count - 1))
    assert yeti.get(FROZEN) == hero.get(FROZEN) == 1
    assert [t.at(1, place).get(DAMAGE) for place in range(count)] == [0, 4, *[0] * (count - 2)]


def test_tide_pools_find_cheap_spells_and_reopen_with_a_spell() -> None:
    t = table("HERO_08", build=217964)
    t.play("VAC_522")
    (pools,) = t.game.board[1]
    t.play(pools)
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert found.card.cost <= 3
    assert pools.get(EXHAUSTED) == 1
    t.play("CS2_029", t.hero(2))
    assert pools.get(EXHAUSTED) == 0


def test_huddle_up_fills_the_board_with_naga() -> None:
    t = table("HERO_08", build=217964)
    t.minion()
    t.play("WORK_012")
    assert (len(t.row()), {e.get(CARDRACE) for e in t.game.row(1)[1:]}) == (7, {Race.NAGA})
    assert t.refuses("WORK_012")


def test_burndown_draws_one_card_after_the_other() -> None:
    """U249:20612: NUM_CARDS_TO_DRAW goes up to one, and down, three times."""
    t = table(build=231720, mana=30)
    t.deck(YETI, YETI, YETI)
    since = len(t.game.out)
    t.play("WORK_026")
    changes = written(t.game, since, of=t.game.owner(1))
    assert [value for _, tag, value in changes if tag == NUM_CARDS_TO_DRAW] == [1, 0] * 3


def test_go_with_the_flow_freezes_an_enemy_and_inspires_a_friend() -> None:
    t = table("HERO_08", build=221908)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("VAC_428", mine)
    t.play("VAC_428", enemy)
    assert [enemy.get(FROZEN), mine.get(FROZEN), mine.get(SPELLPOWER)] == [1, 0, 1]


def test_under_the_sea_summons_for_what_it_draws() -> None:
    t = table("HERO_08", build=221908)
    t.play("VAC_431")
    assert t.row() == []
    t.deck("VAC_431", "CORE_CS2_029")
    t.play("VAC_431")
    assert t.cards() == ["CORE_CS2_029"]
    assert [e.get(COST) for e in t.game.row(1)][:1] == [4]


@pytest.mark.parametrize(("weak", "damage"), [(YETI, 4), ("CS2_171", 2)])
def test_rising_waves_rise_if_none_die(weak: str, damage: int) -> None:
    t = table("HERO_08", build=221908)
    yeti = t.minion("EDR_978", side=2)
    t.minion(weak)
    t.play("VAC_953")
    assert yeti.get(DAMAGE) == damage
