"""What the engine keeps of its own when its state follows the recording."""

from __future__ import annotations

import pytest

from builders import board, card, hand
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import (
    CANT_PLAY,
    CARDTYPE,
    CONTROLLER,
    COST,
    LIFESTEAL,
    NUM_ATTACKS_THIS_TURN,
    SECRET,
    TURN_DRAWN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.recording.logged import Logged
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.simulate.sync import resynchronise
from hsreplay_sim.verifier.step import FIRST_UNLOGGED_ID


def in_force(build: int, *, seen: bool) -> tuple[Game, list[int]]:
    """Radiant Elemental over a spell in hand; the enchantments left after an action."""
    oracle = LogOracle({})
    oracle.begin(Tape([]))
    game = board([card("UNG_034")], hand=[card("EX1_622")], build=build, oracle=oracle)
    game.untagged.residues.clear()
    game.auras_dirty = True
    game.untagged.bare_auras.clear()
    update_auras(game)
    observed = Observed()
    if seen:
        observed.known.add(hand(game).id)
    resynchronise(game, observed, Logged(), [], {})
    return game, [entity for entity in game.entities if entity >= FIRST_UNLOGGED_ID]


@pytest.mark.parametrize(("build", "seen", "kept"), [(22611, True, 0), (31353, False, 1)])
def test_an_aura_that_cannot_be_told_stands_from_action_to_action(
    build: int, seen: bool, kept: int
) -> None:
    """U143:2041: there is no UNG_034e at 22611; a hidden card's enchantments are never told."""
    game, left = in_force(build, seen=seen)
    assert len(left) == kept
    assert hand(game).tags[COST] == 3 - 1
    game.auras_dirty = True
    update_auras(game)
    assert hand(game).tags[COST] == 3 - 1, "and is not laid a second time"


def test_an_enchantment_that_the_recording_would_have_told_is_dropped() -> None:
    assert in_force(31353, seen=True)[1] == []


def test_that_a_hidden_card_may_be_played_again_is_told() -> None:
    """U207:2396: the other side passed its first two turns; its hand is free again."""
    game = board(hand=[card("CS2_182", CANT_PLAY)], oracle=LogOracle({}))
    held = hand(game)
    observed = Observed()
    observed.state.tags[held.id] = {ZONE: Zone.HAND, CONTROLLER: 1, CANT_PLAY: 0}
    resynchronise(game, observed, Logged(), [(TAG, held.id, CANT_PLAY, 0, 1)], {})
    assert held.get(CANT_PLAY) == 0


def test_what_is_told_of_a_secret_when_it_is_played_is_not_forgotten_before() -> None:
    """U230:1109: a Secret goes back at the mulligan, out of sight; it stays one."""
    game = board(hand=[card("EX1_611", SECRET)], oracle=LogOracle({}))
    secret = hand(game)
    observed = Observed()
    observed.state.tags[secret.id] = {ZONE: Zone.HAND, CONTROLLER: 1}
    touched = [(TAG, secret.id, SECRET, 1, 0), (TAG, secret.id, ZONE_POSITION, 0, 1)]
    resynchronise(game, observed, Logged(), touched, {})
    assert (secret.get(SECRET), secret.get(ZONE_POSITION)) == (1, 0)


def test_a_hidden_card_that_the_engine_alone_drew_bears_nothing_of_the_hand() -> None:
    """U168: what a false draw wrote stayed with a card that had never left the deck."""
    game = board(hand=[card("CS2_182")], oracle=LogOracle({}))
    drawn = hand(game)
    drawn.tags[TURN_DRAWN] = 16
    observed = Observed()
    observed.state.tags[drawn.id] = {ZONE: Zone.DECK, CONTROLLER: 1}
    journey = [(TAG, drawn.id, ZONE, Zone.HAND, Zone.DECK), (TAG, drawn.id, TURN_DRAWN, 16, 0)]
    resynchronise(game, observed, Logged(), journey, {})
    assert (drawn.zone, drawn.get(TURN_DRAWN)) == (Zone.DECK, 0)


def test_what_the_engine_alone_set_on_a_card_ends_when_a_description_does_not_list_it() -> None:
    """U166@80: it attacked in the engine alone, before a trap returned it to a hidden hand."""
    game = board(hand=[card("CS2_182", NUM_ATTACKS_THIS_TURN)], oracle=LogOracle({}))
    held = hand(game)
    observed, logged = Observed(), Logged()
    observed.known.add(held.id)
    observed.state.tags[held.id] = logged.shown[held.id] = {ZONE: Zone.PLAY, CONTROLLER: 1}
    observed.state.cards[held.id] = "CS2_182"
    resynchronise(game, observed, logged, [], {})
    assert (held.zone, held.get(NUM_ATTACKS_THIS_TURN)) == (Zone.PLAY, 0)


def test_what_the_engine_made_as_a_card_of_another_type_bears_none_of_its_tags() -> None:
    """U568:34290: an enchantment that was taken for a Sunspot Dragon, which has Lifesteal."""
    game = board(hand=[card("CS2_182", LIFESTEAL)], oracle=LogOracle({}))
    made = hand(game)
    observed, logged = Observed(), Logged()
    observed.known.add(made.id)
    told = {CARDTYPE: CardType.ENCHANTMENT, ZONE: Zone.PLAY, CONTROLLER: 1}
    observed.state.tags[made.id] = logged.shown[made.id] = told
    observed.state.cards[made.id] = "CS2_092e"
    resynchronise(game, observed, logged, [], {})
    assert (made.type, made.get(LIFESTEAL)) == (CardType.ENCHANTMENT, 0)
