"""Which option of a Choose One card was taken, where no packet names it: both are tried."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import ARMOR
from hsreplay_sim.causes.finder import Finder
from hsreplay_sim.play import Deck
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import record
from hsreplay_sim.replay.packets import Block, Packet, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import Cause
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.run import verify_game

BITE = "OG_047"
"""Feral Rage: +4 Attack this turn, or 8 Armor."""
IDOL = "LOE_115"
"""Raven Idol: Discover a minion, or discover a spell."""
BUILD = 27358


@cache
def played(card: str = BITE) -> Recording:
    """Druids with nothing but one card; the first half of a game, as the first player saw it."""
    decks = [Deck("DRUID", [card] * 30) for _ in range(2)]
    engine, oracle = new_engine("bites", BUILD, decks=decks)
    for _ in moves(engine, oracle, 60):
        pass
    return record(engine, (1,))


def unnamed(packets: list[Packet], armor: int = 0) -> Iterator[Packet]:
    """The packets without any option that a block names; armor from 8 on is more by this."""
    for each in packets:
        if type(each) is Block:
            inside = list(unnamed(each.packets, armor))
            yield replace(each, packets=inside, sub_option=-1, index=min(each.index, 0))
        elif type(each) is TagChange and each.tag == ARMOR and each.value >= 8:
            yield replace(each, value=each.value + armor)
        else:
            yield each


def blank(armor: int = 0, card: str = BITE) -> Recording:
    """The game without any option that a block names."""
    return dataclasses.replace(played(card), packets=list(unnamed(played(card).packets, armor)))


def taken() -> set[int]:
    """The options of the plays."""
    blocks = (each for each in Contents(played()).packets if type(each) is Block)
    return {each.sub_option for each in blocks if each.kind == BlockType.PLAY}


def test_the_option_that_agrees_with_the_recording_is_taken() -> None:
    assert {0, 1} <= taken()
    report = verify_game(blank())
    assert set(report.outcomes.values()) == {Outcome.VERIFIED}


def test_an_option_that_does_not_offer_what_is_shown_later_is_not_the_one_taken() -> None:
    """Nobody sees what Raven Idol of the other seat offers: a spell is of one (U074:3419)."""
    report = verify_game(blank(card=IDOL))
    assert report.divergences == []


def test_if_no_option_agrees_the_action_diverges_and_both_are_named() -> None:
    report = verify_game(blank(armor=1), explains=Finder)
    (first, *_) = report.divergences
    assert first.cause == Cause(
        "option",
        "neither Evolve Spines (OG_047a) nor Evolve Scales (OG_047b) agrees",
        "no packet names the option taken",
    )
