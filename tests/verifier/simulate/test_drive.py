"""What the moves of a recording leave open."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, PlayState, Zone
from hsreplay_sim.base.tags import ARMOR, ATK, PLAYSTATE, TURN
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Block, TagChange
from hsreplay_sim.verifier.simulate.binding import options_meant
from hsreplay_sim.verifier.simulate.drive import FORGE_COST, run_action
from tests.table import Table, table

BITE = "OG_047"
"""Feral Rage: +4 Attack this turn, or 8 Armor."""


def play_of(t: Table, tag: int, value: int) -> Action:
    """Feral Rage is played, the recording has one change and no option."""
    card, hero = t.hand(BITE), t.hero(1)
    block = Block(BlockType.PLAY, card.id, [TagChange(hero.id, tag, value)])
    return Action(1, Kind.PLAY, [block], card.id, block=block)


@pytest.mark.parametrize(("option", "armor"), [(0, 0), (1, 8)])
def test_r226_the_option_that_a_block_names_is_played(option: int, armor: int) -> None:
    t = table("HERO_06", build=27358, mana=5)
    action = play_of(t, ATK, 4)
    action.sub_option = option
    run_action(t.game, action)
    assert t.hero(1).get(ARMOR) == armor


BITES = {0: "OG_047a", 1: "OG_047b"}


@pytest.mark.parametrize(
    ("build", "index", "options"),
    [(27358, 1, {1: "OG_047b"}), (27358, 0, BITES), (27358, -1, BITES), (28329, 1, {})],
)
def test_r226_the_index_of_the_power_block_shows_the_option_until_28329(
    build: int, index: int, options: dict[int, str]
) -> None:
    t = table("HERO_06", build=build)
    action = play_of(t, ATK, 4)
    assert action.block is not None
    action.block.packets.append(Block(BlockType.POWER, action.entity, [], index=index))
    assert options_meant(t.game, action) == options


def test_r226_who_takes_both_options_leaves_none_open() -> None:
    t = table("HERO_06", build=27358)
    t.minion("OG_044")
    assert options_meant(t.game, play_of(t, ATK, 4)) == {}


def test_r259_a_card_that_is_never_shown_is_forged_for_two() -> None:
    t = table(build=195635, mana=5)
    card = t.hand("TTN_753")
    t.game.become(card, "")
    run_action(t.game, Action(1, Kind.DECK_ACTION, [], card.id))
    assert (card.card_id, card.zone, t.spent()) == ("", Zone.HAND, FORGE_COST)


@pytest.mark.parametrize(("turn", "state"), [(3, PlayState.DISCONNECTED), (0, PlayState.PLAYING)])
def test_who_is_gone_while_the_game_goes_on_is_noted_behind_the_move(turn: int, state: int) -> None:
    """Nobody is gone before the first turn, and nobody when the game is over."""
    t = table("HERO_06", build=27358, mana=5)
    t.game.set(t.game.root, TURN, turn)
    gone = TagChange(t.game.owner(2).id, PLAYSTATE, PlayState.DISCONNECTED)
    action = play_of(t, ATK, 4)
    action.packets = [*action.packets, gone]
    run_action(t.game, action)
    assert t.game.owner(2).get(PLAYSTATE) == state
