"""The past: what was played and what died, this game, this turn and last turn."""

from __future__ import annotations

import pytest

from hsreplay_sim.cards.words import (
    DIED_THIS_GAME,
    DIED_THIS_TURN,
    ENEMY_PLAYED_LAST_TURN,
    ENEMY_PLAYED_THIS_GAME,
    FRIENDLY_DEAD_MINIONS,
    MINION,
    PLAYED_LAST_TURN,
    PLAYED_THIS_GAME,
    PLAYED_THIS_TURN,
    SPELL,
    last,
)
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.engine.rules.zones import discard
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.engine.text import Frame
from table import Table, table

WISP, YETI, COIN = "CS2_231", "CS2_182", "GAME_005"


def named(t: Table, selector: Selector, side: int = 1) -> list[str]:
    """The card ids that a card of a side means by the selection."""
    hero = t.hero(side)
    return [each.card_id for each in selector.of(t.game, hero, Frame())]


def test_the_cards_of_this_game_stand_in_the_order_of_their_play() -> None:
    t = table()
    t.play(WISP)
    t.play(COIN)
    t.end_turn()
    t.play(YETI)
    assert named(t, PLAYED_THIS_GAME) == [WISP, COIN]
    assert named(t, PLAYED_THIS_GAME & SPELL) == [COIN]
    assert named(t, ENEMY_PLAYED_THIS_GAME) == [YETI]


def test_who_died_before_a_game_was_loaded_is_not_known() -> None:
    """U195:17561: the dead have left the graveyard before a reconnection."""
    t = table()
    named(t, FRIENDLY_DEAD_MINIONS)
    assert not t.game.untagged.recalled_unknown
    t.game.untagged.known_since = 9
    named(t, FRIENDLY_DEAD_MINIONS)
    assert t.game.untagged.recalled_unknown


def test_a_turn_ends_what_was_played_this_turn_and_the_next_knows_it_as_the_last() -> None:
    t = table()
    t.play(WISP)
    assert named(t, PLAYED_THIS_TURN) == [WISP]
    t.end_turn()
    assert named(t, PLAYED_LAST_TURN) == [WISP]
    assert named(t, ENEMY_PLAYED_LAST_TURN, side=2) == [WISP]
    t.end_turn()
    assert (named(t, PLAYED_THIS_TURN), named(t, PLAYED_LAST_TURN)) == ([], [WISP])
    t.play(YETI)
    t.round()
    assert named(t, PLAYED_LAST_TURN) == [YETI]


def test_the_last_minion_is_the_last_of_the_minions_played() -> None:
    t = table()
    t.play(YETI)
    t.play(WISP)
    assert named(t, last(PLAYED_THIS_GAME & MINION)) == [WISP]


def test_a_minion_is_remembered_as_it_was_when_it_died() -> None:
    t = table()
    body, foe = t.minion(), t.minion(WISP, side=2)
    t.play("CS2_087", body)  # Blessing of Might: +3 Attack
    t.kill(body, foe)
    assert named(t, DIED_THIS_TURN) == [YETI]
    assert [e.get(47) for e in DIED_THIS_GAME.of(t.game, t.hero(1), Frame())] == [7]
    t.end_turn()
    assert (named(t, DIED_THIS_TURN), named(t, DIED_THIS_GAME)) == ([], [YETI])


def test_a_discarded_minion_is_not_one_of_the_dead() -> None:
    t = table()
    discard(t.game, t.hand(WISP), None)
    t.kill(t.minion())
    assert named(t, FRIENDLY_DEAD_MINIONS) == [YETI]


@pytest.mark.parametrize("later", [WISP, YETI])
def test_a_saved_game_has_the_past_it_had(later: str) -> None:
    t = table()
    t.play(COIN)
    saved = Saved(t.game)
    t.play(later)
    saved.restore(t.game)
    assert named(t, PLAYED_THIS_GAME) == [COIN]
