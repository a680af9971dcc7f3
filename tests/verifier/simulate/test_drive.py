"""What the moves of a recording leave open."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.stream import TAG, Packet
from hsreplay_sim.base.tags import ARMOR, ATK
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Block, TagChange
from hsreplay_sim.verifier.simulate.drive import (
    FORGE_COST,
    fitting_option,
    option_untold,
    run_action,
)
from tests.table import Table, table

BITE = "OG_047"
"""Feral Rage: +4 Attack this turn, or 8 Armor."""


def play_of(t: Table, tag: int, value: int) -> Action:
    """Feral Rage is played, the recording tells one change and no option."""
    card, hero = t.hand(BITE), t.hero(1)
    block = Block(BlockType.PLAY, card.id, [TagChange(hero.id, tag, value)])
    return Action(1, Kind.PLAY, [block], card.id, block=block)


@pytest.mark.parametrize(("tag", "value", "option"), [(ATK, 4, 0), (ARMOR, 8, 1)])
def test_r226_the_option_is_the_one_that_explains_most(tag: int, value: int, option: int) -> None:
    t = table("HERO_06", build=19632)
    action = play_of(t, tag, value)

    def attempt(tried: int) -> Iterable[Packet]:
        written = {0: (ATK, 4), 1: (ARMOR, 8)}.get(tried)
        if written is None:
            raise UnsupportedError("no such option")
        return [(TAG, t.hero(1).id, *written, 0)]

    assert option_untold(t.game, action)
    assert fitting_option(t.game, action, attempt) == option


def test_r226_a_block_that_names_its_option_tells_it() -> None:
    t = table("HERO_06", build=19632)
    action = play_of(t, ATK, 4)
    action.sub_option = 1
    assert not option_untold(t.game, action)


@pytest.mark.parametrize(("build", "untold"), [(27358, True), (28329, False)])
def test_r226_blocks_name_the_option_since_28329(build: int, *, untold: bool) -> None:
    t = table("HERO_06", build=build)
    assert option_untold(t.game, play_of(t, ATK, 4)) == untold


def test_r226_the_index_of_the_power_block_tells_it() -> None:
    t = table("HERO_06", build=13619)
    action = play_of(t, ATK, 4)
    assert action.block is not None
    action.block.packets.append(Block(BlockType.POWER, action.entity, [], index=0))
    assert not option_untold(t.game, action)


def test_r251_what_only_newer_data_trade_is_traded() -> None:
    t = table(build=233275, mana=5)
    t.deck("CS2_182")
    anomaly = t.game.create("TOT_334", 1, Zone.HAND, position=1)
    run_action(t.game, Action(1, Kind.DECK_ACTION, [], anomaly.id))
    assert (anomaly.zone, t.spent()) == (Zone.DECK, 1)


def test_r259_a_card_that_is_never_shown_is_forged_for_two() -> None:
    t = table(build=195635, mana=5)
    card = t.hand("TTN_753")
    t.game.become(card, "")
    run_action(t.game, Action(1, Kind.DECK_ACTION, [], card.id))
    assert (card.card_id, card.zone, t.spent()) == ("", Zone.HAND, FORGE_COST)
