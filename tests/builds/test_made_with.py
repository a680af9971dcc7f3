"""What a new entity bears from the start, and whom it names as its maker, in old and new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    CREATED_BY_MINIATURIZE,
    CREATOR,
    CREATOR_DBID,
    HAS_ACTIVATE_POWER,
    HAS_BEEN_REBORN,
    HIDDEN_ZONE_OWNER_2,
    LAST_AFFECTED_BY,
    LAST_KNOWN_ATK,
    NUM_TURNS_IN_HAND,
    OVERLOAD,
    SPAWN_TIME_COUNT,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
)
from hsreplay_sim.engine.moves.setup import deal
from hsreplay_sim.engine.moves.turn import run_out_of_time
from hsreplay_sim.engine.rules.summon import summon
from hsreplay_sim.engine.rules.zones import bounce, draw
from hsreplay_sim.engine.state.reset import renew
from table import YETI, table

EMPEROR, FAVOR = "BRM_028", "BRM_028e"
STORM = "EX1_259"


@pytest.mark.parametrize(
    ("build", "cost", "attack", "health"),
    [(13619, 0, 0, 0), (13921, 4, 0, 0), (15590, 4, 4, 0), (174258, 4, 4, 0), (175913, 4, 4, 5)],
)
def test_r6_a_new_card_bears_the_shadows_of_its_stats(
    build: int, cost: int, attack: int, health: int
) -> None:
    yeti = table(build=build).hand(YETI)
    shadows = [yeti.get(tag) for tag in (TAG_LAST_KNOWN_COST_IN_HAND, LAST_KNOWN_ATK, TAG_3085)]
    assert shadows == [cost, attack, health]


@pytest.mark.parametrize(("build", "count"), [(42174, 0), (43246, 1)])
def test_r6_a_new_card_counts_as_arrived_once_since_43246(build: int, count: int) -> None:
    assert table(build=build).hand(YETI).get(SPAWN_TIME_COUNT) == count


def test_r6_what_can_be_used_says_so_since_159202() -> None:
    t = table(build=159202)
    used = [t.hand(YETI), t.hero(1), t.power()]
    assert [each.get(HAS_ACTIVATE_POWER) for each in used] == [1, 1, 1]
    assert t.hand(STORM).get(HAS_ACTIVATE_POWER) == 0


def test_r6_an_overload_card_is_made_with_one_whatever_it_locks() -> None:
    t = table("HERO_02")
    assert t.hand(STORM).get(OVERLOAD) == 1


@pytest.mark.parametrize(("build", "numbered"), [(29349, False), (29933, True)])
def test_r6_a_made_card_bears_the_number_of_its_maker_since_29933(
    build: int, *, numbered: bool
) -> None:
    t = table(build=build)
    maker = t.minion()
    made = summon(t.game, maker, YETI, 1)
    assert made is not None
    assert maker.card is not None
    assert made.get(CREATOR) == maker.id
    assert made.get(CREATOR_DBID) == (maker.card.dbf if numbered else 0)


@pytest.mark.parametrize(("build", "mark"), [(29349, 0), (29933, 1)])
def test_r147_a_drawn_card_is_marked_since_29933(build: int, mark: int) -> None:
    t = table(build=build)
    (card,) = t.deck(YETI)
    draw(t.game, 1, 1, t.hero(1))
    assert card.get(HIDDEN_ZONE_OWNER_2) == mark


@pytest.mark.parametrize(("build", "in_name"), [(9166, 0), (9786, 1), (23576, 1), (23966, 0)])
def test_r22_the_gift_of_a_trigger_names_its_host_from_9786_to_23576(
    build: int, in_name: int
) -> None:
    t = table(build=build)
    emperor, yeti = t.minion(EMPEROR), t.hand(YETI)
    t.end_turn()
    (favor,) = yeti.attached
    assert favor.card_id == FAVOR
    assert favor.get(CREATOR) == (yeti.id if in_name else emperor.id)


def test_r22_the_gift_of_a_battlecry_names_its_giver() -> None:
    t = table(build=15590)
    yeti = t.minion()
    sergeant = t.play("CS2_188", yeti)
    assert [each.get(CREATOR) for each in yeti.attached] == [sergeant.id]


@pytest.mark.parametrize(("build", "of_hero"), [(15590, True), (20457, False)])
def test_r51_the_mark_of_an_idle_player_names_the_player_since_20457(
    build: int, *, of_hero: bool
) -> None:
    t = table(build=build)
    run_out_of_time(t.game)
    (mark,) = t.hero(1).attached
    assert mark.get(CREATOR) == (t.hero(1) if of_hero else t.game.owner(1)).id


@pytest.mark.parametrize(("build", "told"), [(185054, False), (208591, True)])
def test_r51_an_idle_player_affects_its_hero_since_208591(build: int, *, told: bool) -> None:
    t = table(build=build)
    run_out_of_time(t.game)
    assert t.hero(1).get(LAST_AFFECTED_BY) == (t.game.owner(1).id if told else 0)


@pytest.mark.parametrize(("build", "count"), [(159202, 0), (162171, 1)])
def test_r21_a_card_put_back_into_the_deck_keeps_its_count_of_arrivals_since_162171(
    build: int, count: int
) -> None:
    t = table(build=build)
    yeti = t.hand(YETI)
    yeti.tags[SPAWN_TIME_COUNT] = 1
    renew(t.game, yeti, untouched=True)
    assert yeti.get(SPAWN_TIME_COUNT) == count


def test_r21_a_minion_that_returns_from_the_board_counts_its_arrivals_anew() -> None:
    """U309:18032, U354:4520, U148b:7252, U568:1278."""
    t = table(build=165029)
    yeti = t.play(YETI)
    assert yeti.get(SPAWN_TIME_COUNT) == 1
    bounce(t.game, yeti, t.hero(1))
    assert yeti.get(SPAWN_TIME_COUNT) == 0


def test_r85_a_treant_names_the_dead_minion_that_it_comes_from() -> None:
    """In every build, also where the enchantment stands for the minion (U074:9130)."""
    for build in (14830, 126451):
        t = table("HERO_06", build=build)
        yeti = t.minion()
        t.play("EX1_158")
        t.kill(yeti)
        assert t.at(1, 0).card_id == "EX1_158t"
        assert t.at(1, 0).get(CREATOR) == yeti.id


def test_r242_a_ghost_names_its_player_as_its_maker() -> None:
    t = table(build=126451)
    t.play("GIL_654")
    (ghost,) = t.game.hand[1]
    assert (ghost.get(CREATOR), ghost.get(CREATOR_DBID)) == (t.game.owner(1).id, 0)


def test_r245_a_reborn_minion_says_that_it_was() -> None:
    t = table(build=126451)
    t.kill(t.play("ULD_723"))
    assert t.at(1, 0).get(HAS_BEEN_REBORN) == 1


def test_a_miniature_names_the_card_it_is_of() -> None:
    t = table(build=210640)
    whole = t.play("TOY_312")
    (mini,) = t.game.hand[1]
    assert mini.get(CREATED_BY_MINIATURIZE) == whole.id


@pytest.mark.parametrize(("build", "turns"), [(185749, 0), (189017, 1)])
def test_r34_the_coin_counts_its_first_turn_in_hand(build: int, turns: int) -> None:
    t = table(build=build)
    deal(t.game, 1)
    (coin,) = t.game.hand[2]
    assert coin.get(NUM_TURNS_IN_HAND) == turns
