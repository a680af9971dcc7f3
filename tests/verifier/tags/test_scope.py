"""The tables of tags that are passed over: each has its reason, and none is played with."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_CARDS_TO_DRAW,
    NUM_SPELLS_PLAYED_THIS_TURN,
    OUR_NAMES,
)
from hsreplay_sim.builds.cards import Cards
from hsreplay_sim.verifier.tags.gameplay import GAMEPLAY
from hsreplay_sim.verifier.tags.scope import (
    END_STATE_ONLY,
    NEWS_OF_THE_PAST,
    OF_HIDDEN_PAST,
    OUT_OF_SCOPE,
    UNCOMPARED_IN_DESCRIPTIONS,
    UNLISTED,
    unscoped_tags,
)

OLD, NEW = Cards.counts_draws_left.old, Cards.counts_draws_left.new + 1


def test_every_tag_that_is_passed_over_has_its_reason() -> None:
    for table in (
        OUT_OF_SCOPE, END_STATE_ONLY, UNCOMPARED_IN_DESCRIPTIONS, UNLISTED, OF_HIDDEN_PAST,
        NEWS_OF_THE_PAST,
    ):  # fmt: skip
        assert all(len(reason) > 6 for reason in table.values())


def test_nothing_that_play_is_made_of_is_out_of_scope_or_compared_at_the_end_alone() -> None:
    assert not GAMEPLAY & OUT_OF_SCOPE.keys()
    assert not GAMEPLAY & END_STATE_ONLY.keys()


def test_what_is_news_of_a_hidden_past_is_of_it() -> None:
    assert NEWS_OF_THE_PAST.keys() <= OF_HIDDEN_PAST.keys()


def test_a_recorder_is_not_asked_for_the_unnamed_tags_that_it_never_writes() -> None:
    """NUM_CARDS_TO_DRAW is written at each draw: where draws are counted without it, some go."""
    drawn = {NUM_CARDS_DRAWN_THIS_TURN}
    assert unscoped_tags(drawn, NEW) == OUT_OF_SCOPE.keys() | set(OUR_NAMES)
    counted = drawn | {NUM_SPELLS_PLAYED_THIS_TURN}
    assert NUM_SPELLS_PLAYED_THIS_TURN not in unscoped_tags(counted, NEW)
    for written, build in ((drawn | {NUM_CARDS_TO_DRAW}, NEW), (set[int](), NEW), (drawn, OLD)):
        assert unscoped_tags(written, build) == OUT_OF_SCOPE.keys()
