"""Goblins vs Gnomes: neutral, epic and legendary; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Race, Zone
from hsreplay_sim.base.tags import (
    CARDRACE,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    DORMANT,
    EXHAUSTED,
    TAUNT,
    WINDFURY,
)
from table import (
    YETI,
    stats,
    table,
)
from texts import blocks

WISP, BOAR, MECH = "CS2_231", "CS2_171", "GVG_085"
FIREBALL = "CS2_029"


def test_dr_boom_brings_bots_that_explode() -> None:
    t = table()
    t.play("GVG_110")
    assert t.row() == ["GVG_110t", "GVG_110", "GVG_110t"]
    t.answers(4, 0)
    t.kill(t.at(1, 2))
    assert t.hero(2).get(DAMAGE) == 4


def test_fel_reaver_loses_three_cards_for_each_of_the_opponents() -> None:
    t = table()
    t.minion("GVG_016", 2)
    t.deck(WISP, WISP, YETI, YETI, side=2)
    t.play(WISP)
    assert len(t.game.deck[2]) == 1
    t.play(WISP)
    assert len(t.game.deck[2]) == 0


def test_troggzor_calls_troggs() -> None:
    t = table()
    t.minion("GVG_118", 2)
    t.play(FIREBALL, t.hero(2))
    assert t.row(2) == ["GVG_118", "GVG_068"]


def test_hobgoblin_trains_the_weak() -> None:
    t = table()
    t.minion("GVG_104")
    assert stats(t.play(WISP)) == (3, 3)
    assert stats(t.play(YETI)) == (4, 5)


def test_piloted_sky_golem_leaves_its_pilot() -> None:
    t = table()
    t.answers(YETI)
    t.kill(t.minion("GVG_105"))
    assert t.row() == [YETI]


def test_sneeds_old_shredder_leaves_a_legend() -> None:
    t = table()
    t.answers("EX1_298")
    t.kill(t.minion("GVG_114"))
    assert t.row() == ["EX1_298"]


def test_junkbot_grows_with_dead_mechs() -> None:
    t = table()
    junkbot = t.minion("GVG_106")
    t.kill(t.minion(MECH), t.minion())
    assert stats(junkbot) == (3, 7)


@pytest.mark.parametrize("tag", [WINDFURY, TAUNT, DIVINE_SHIELD])
def test_enhance_o_mechano_gives_one_of_three(tag: int) -> None:
    t = table()
    yeti = t.minion()
    t.answers(tag)
    t.play("GVG_107")
    assert [yeti.get(each) for each in (WINDFURY, TAUNT, DIVINE_SHIELD)].count(1) == 1
    assert yeti.get(tag) == 1


def test_recombobulator_keeps_the_cost() -> None:
    t = table()
    yeti = t.minion()
    t.play("GVG_108", yeti)
    body = t.game.row(1)[0]
    assert body.card is not None
    assert body.card.cost == 4


@pytest.mark.parametrize("build", [12574, 25770])
def test_a_doubled_recombobulator_reaches_what_stands_there_alone(build: int) -> None:
    """Up to 22611 the first text sets its target aside, where the second finds nobody."""
    t = table(build=build)
    t.minion("LOE_077")
    yeti = t.minion()
    t.play("GVG_108", yeti)
    (body,) = (each for each in t.game.row(1) if each.card_id not in ("LOE_077", "GVG_108"))
    assert (body.get(COST), body is yeti) == (4, build == 25770)
    assert body is yeti or (yeti.zone, yeti.card_id) == (Zone.SETASIDE, YETI)


def test_mimirons_head_joins_three_mechs() -> None:
    t = table()
    t.minion("GVG_111"), t.minion(MECH), t.minion(MECH), t.minion()
    t.end_turn(), t.end_turn()
    assert t.row() == ["GVG_111t", YETI]


@pytest.mark.parametrize("side", [1, 2])
def test_mogor_confuses_everybody(side: int) -> None:
    t = table()
    t.minion("GVG_112", side)
    attacker, victim = t.minion(), t.minion("CS2_200", 2)
    t.answers(1, "HERO_01")
    t.attack(attacker, victim)
    assert (t.hero(2).get(DAMAGE), victim.get(DAMAGE)) == (4, 0)


def test_mogor_sends_nobody_to_the_dormant() -> None:
    t = table()
    t.minion("GVG_112")
    attacker, victim, sleeper = t.minion(), t.minion("CS2_200", 2), t.minion(side=2)
    sleeper.tags[DORMANT] = 1
    t.answers(1, 0)
    t.attack(attacker, victim)
    assert (t.hero(2).get(DAMAGE), sleeper.get(DAMAGE)) == (4, 0)


def test_foe_reaper_mows_the_neighbours_down() -> None:
    t = table()
    left, middle, right = (t.minion("CS2_200", 2) for _ in range(3))
    t.attack(t.minion("GVG_113"), middle)
    assert [body.get(DAMAGE) for body in (left, middle, right)] == [6, 6, 6]


def test_toshley_brings_parts_twice() -> None:
    t = table()
    toshley = t.play("GVG_115")
    t.kill(toshley)
    assert t.cards() == ["PART_001", "PART_001"]


def test_thermaplugg_makes_lepers_of_the_dead() -> None:
    t = table()
    t.minion("GVG_116")
    t.kill(t.minion(side=2))
    assert t.row() == ["GVG_116", "EX1_029"]


def test_gazlowe_turns_cheap_spells_into_mechs() -> None:
    t = table()
    t.minion("GVG_117")
    t.play("EX1_277"), t.play(FIREBALL, t.hero(2))
    found = [card.tags.get(CARDRACE) for card in t.game.hand[1]]
    assert found == [Race.MECHANICAL]


def test_blingtron_arms_everybody() -> None:
    t = table()
    t.answers("CS2_106", "CS2_112")
    t.play("GVG_119")
    weapons = [t.game.weapon[side] for side in (1, 2)]
    assert [weapon.card_id for weapon in weapons if weapon is not None] == ["CS2_106", "CS2_112"]


def test_hemet_hunts_beasts() -> None:
    t = table()
    boar, yeti = t.minion(BOAR, 2), t.minion(side=2)
    assert t.refuses("GVG_120", yeti)
    t.play("GVG_120", boar)
    assert boar.zone == Zone.GRAVEYARD


def test_clockwork_giant_costs_less_for_the_opponents_cards() -> None:
    t = table()
    giant = t.hand("GVG_121")
    t.hand(WISP, 2), t.hand(WISP, 2)
    assert giant.get(COST) == 10


def test_the_weapon_of_who_is_not_to_move_is_sheathed_by_a_trigger() -> None:
    """U008:9193, 14618."""
    t = table(build=10357)
    t.answers("CS2_106", "CS2_112")
    since = len(t.game.out)
    t.play("GVG_119")
    mine, theirs = t.game.weapon[1], t.game.weapon[2]
    assert mine is not None
    assert theirs is not None
    assert (mine.get(EXHAUSTED), theirs.get(EXHAUSTED)) == (0, 1)
    assert blocks(t.game, since)[-1] == (BlockType.TRIGGER, t.game.owner(1).id)


def test_mimirons_head_forms_v_07_tr_0n_on_a_full_board() -> None:
    t = table()
    t.minion("GVG_111")
    for _ in range(6):
        t.minion("GVG_093")
    t.round()
    assert t.row() == ["GVG_111t"]
