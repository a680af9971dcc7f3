"""What is told of cards that are out of sight, in old and in new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import FULL, HIDE, SHOW, SHUFFLE
from hsreplay_sim.base.tags import (
    ATTACHED,
    COST,
    HIDDEN_ZONE_OWNER,
    HIDDEN_ZONE_OWNER_2,
    REVEALED,
    TAG_1380,
)
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.events import reveal_secret
from hsreplay_sim.engine.rules.zones import LEFT_SEEN, shuffle_in
from table import YETI, table
from texts import written

MIRROR_ENTITY = "EX1_294"


@pytest.mark.parametrize(("build", "cost"), [(14830, 3), (19632, 1)])
def test_r17_up_to_14830_a_secret_tells_the_printed_cost(build: int, cost: int) -> None:
    t = table(build=build)
    card = t.hand(MIRROR_ENTITY)
    card.tags[COST] = 1
    t.game.untagged.residues[card.id] = (0, 0, -2)
    since = len(t.game.out)
    t.play(card)
    told = [value for _, tag, value in written(t.game, since, of=card) if tag == COST]
    assert told[0] == cost


@pytest.mark.parametrize(("build", "mover"), [(23966, 0), (25770, 2)])
def test_r12_whose_effect_moves_a_card_is_noted_since_25770(build: int, mover: int) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.end_turn()
    t.play("EX1_581", yeti)
    assert yeti.get(HIDDEN_ZONE_OWNER) == mover


@pytest.mark.parametrize(("build", "mover"), [(23966, 0), (28329, 1)])
def test_r109_a_secret_that_fires_was_moved_by_who_attacks_since_28329(
    build: int, mover: int
) -> None:
    t = table(build=build)
    yeti, secret = t.minion(), t.game.create("EX1_610", 2, Zone.SECRET)
    t.game.open(BlockType.ATTACK, yeti, target=t.hero(2).id)
    reveal_secret(t.game, secret)
    assert secret.get(HIDDEN_ZONE_OWNER) == mover


@pytest.mark.parametrize(("build", "logged"), [(51510, False), (54613, True)])
def test_r153_the_shuffling_of_a_deck_is_logged_since_54613(build: int, *, logged: bool) -> None:
    t = table(build=build)
    since = len(t.game.out)
    shuffle_in(t.game, t.hero(1), 1, YETI)
    assert ((SHUFFLE, t.game.owner(1).id, 0, 0, None) in t.game.out[since:]) == logged


@pytest.mark.parametrize(("build", "kinds"), [(20022, []), (27358, [SHOW, HIDE])])
def test_r153_what_is_shuffled_into_a_deck_is_shown_and_hidden_since_27358(
    build: int, kinds: list[int]
) -> None:
    """U092a:17272"""
    t = table(build=build)
    since = len(t.game.out)
    t.play("GVG_056")
    mine = t.game.deck[2][0]
    assert [k for k, e, *_ in t.game.out[since:] if e == mine.id and k in (SHOW, HIDE)] == kinds
    assert not mine.get(REVEALED)


@pytest.mark.parametrize(("build", "marks"), [(37060, [1, 0]), (66927, [1, 1])])
def test_r153_a_card_left_in_sight_in_a_deck_is_marked_twice_since_66927(
    build: int, marks: list[int]
) -> None:
    """20 of 20 since 66927, none of 53 up to 37060 (U261:1135, U463:4594)."""
    t = table(build=build)
    card = shuffle_in(t.game, t.hero(1), 1, YETI, sight=LEFT_SEEN)
    assert [card.get(HIDDEN_ZONE_OWNER_2), card.get(TAG_1380)] == marks


@pytest.mark.parametrize(("build", "stays"), [(30103, True), (31761, False)])
def test_r153_a_bomb_of_a_battlecry_stays_in_sight_up_to_30103(build: int, *, stays: bool) -> None:
    """U496:5562, U213:2423"""
    t = table(build=build)
    t.play("BOT_511")
    assert bool(t.game.deck[2][0].get(REVEALED)) == stays


@pytest.mark.parametrize(("build", "told"), [(14830, False), (15590, True)])
def test_r5_an_enchantment_tells_its_host_from_the_first_since_15590(
    build: int, *, told: bool
) -> None:
    t = table(build=build)
    yeti = t.minion()
    since = len(t.game.out)
    attach(t.game, t.hero(1), yeti, "CS2_092e")
    (first,) = [p[3] for p in t.game.out[since:] if p[0] == FULL]
    assert (ATTACHED in first) == told
