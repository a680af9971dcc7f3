"""Verifying a recorded game by another engine, and what a report says of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.adapter.driver.side import by_engine
from hsreplay_sim.base.tags import tag_name
from hsreplay_sim.verifier.run import verify_game

if TYPE_CHECKING:
    from hsreplay_sim.adapter.session import Counts, Session
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.report.model import GameReport
    from hsreplay_sim.verifier.verification import Witness

MOST_CARDS = 5
"""So many of the cards that an engine lacks are named in a flag."""


def verify_by(session: Session, game: Recording, witness: Witness | None = None) -> GameReport:
    """Verify a recorded game by the engine of a session; its report says what was left out.

    `witness` looks on. Never raises on what the engine does.
    """
    report = verify_game(game, witness=witness, side=by_engine(session))
    if report.error is None:
        report.flags += flags(session)
    if not session.description.packets:
        report.tally.order.compared = report.tally.order.exact = 0
    return report


def flags(session: Session) -> Iterator[str]:
    """Who played the game, and what it does not model."""
    description, counts = session.description, session.counts
    name = f"{description.name} {description.version}".strip()
    yield f"engine {name}, chance {description.chance}: {_actions(counts.asked)} asked"
    if counts.stood_in:
        yield f"{_actions(counts.stood_in)} with texts that no class models, played by ours"
    if counts.not_modelled:
        most = sorted(counts.cards, key=lambda each: (-counts.cards[each], each))
        more = f" and {len(most) - MOST_CARDS} more" if len(most) > MOST_CARDS else ""
        cards = ", ".join(most[:MOST_CARDS])
        yield f"{_actions(counts.not_modelled)} with cards that the engine lacks: {cards}{more}"
    if counts.tags_left_out:
        yield f"{counts.tags_left_out} tag changes that the engine does not model"
    if counts.unknown:
        tags = ", ".join(f"{tag_name(tag)} {n}" for tag, n in sorted(counts.unknown.items()))
        yield f"{sum(counts.unknown.values())} tag changes of which the engine says nothing: {tags}"
    yield from _failures(counts)


def _failures(counts: Counts) -> Iterator[str]:
    if counts.taken_over:
        yield f"recorded states taken over: {counts.taken_over}"
    if counts.not_reachable:
        yield f"{_actions(counts.not_reachable)} not reached in {counts.tries} further tries"
    if counts.failed:
        yield f"the engine failed in {_actions(counts.failed)}"


def _actions(number: int) -> str:
    return f"{number} action{'' if number == 1 else 's'}"
