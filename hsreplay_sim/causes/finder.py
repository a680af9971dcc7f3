"""Looks on while a game is verified, and finds the cause of each action that diverges.

The rules are tried in order; the first one that applies is the cause (docs/tables/CAUSES.md). None
of them names a reason that the two sides, the words of a text or a trial are no evidence of.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec.structs import replace as with_fields

from hsreplay_sim.base.tags import CREATOR
from hsreplay_sim.cards.exposure import seen_since, seldom_seen
from hsreplay_sim.causes import blocks, order, values
from hsreplay_sim.causes.sides import Sides
from hsreplay_sim.causes.trials import of_switch
from hsreplay_sim.replay.titles import named
from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.model import Cause

if TYPE_CHECKING:
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.report.model import Divergence
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.compare.mismatch import Mismatch
    from hsreplay_sim.verifier.simulate.simulation import Simulation
    from hsreplay_sim.verifier.step import Step
    from hsreplay_sim.verifier.switch_trials import Pass

OF_SIDES = (
    order.lost_turns, blocks.answered, blocks.other_card, order.in_order, blocks.acts,
    blocks.attached, order.deaths, blocks.makes, values.number, values.counts,
    order.summed_up, values.writes,
)  # fmt: skip
"""The rules that look at both sides, in order."""

_SAYS = {
    "E308": "the recording was changed or broken before it came here",
    "E210": "the recording has a move that is not allowed in its own state",
    "X": "the engine itself fails",
}


class Finder:
    """The witness of a pass; it writes the causes into the report of it.

    Once a switch is better set otherwise, another pass follows, and no more causes are looked for.
    """

    def __init__(self, entered: Pass) -> None:
        self._pass = entered
        self._found: dict[str, Cause] = {}
        self._seen = 0
        """The divergences of the report that have been looked at."""

    def begins(self, action: Action, simulation: Simulation) -> None:
        """Nothing is asked of an action that begins."""

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        """Find the cause of a step that diverged, and give it to what tells most of it."""
        every, seen = self._pass.report.divergences, self._seen
        found, self._seen = every[seen:], len(every)
        if found and self._pass.better:
            self._pass.explained = False
        if not (found and self._pass.explained):
            return
        root = min(found, key=lambda each: (bool(each.follows), weight(each)))
        fresh = _fresh(comparison, found)
        cause = root.cause or _said(step, root)
        if not cause and not fresh and (first := self._found.get(root.follows)):
            cause = with_fields(first, evidence=f"as in {root.follows}: {first.evidence}")
        cause = cause or of_switch(step, comparison, simulation)
        cause = cause or _first(Sides(step, fresh or comparison.tags, comparison.cards))
        if cause is not None:
            self._found[root.address] = cause
            every[seen + found.index(root)] = replace(root, cause=cause)


def _fresh(comparison: Comparison, found: list[Divergence]) -> list[Mismatch]:
    tags = ((each.entity, each.tag) for each in found if each.follows)
    lasting = {(entity.id, tag.id) for entity, tag in tags if entity and tag}
    return [each for each in comparison.tags if each[:2] not in lasting]


def _said(step: Step, root: Divergence) -> Cause | None:
    if said := _SAYS.get(root.code) or _SAYS.get(root.code[0]):
        return Cause("noted", said, f"{root.code} at line {root.line}: {root.note}")
    text = named(f"neither {' nor '.join(step.options)} agrees", step.cards)
    many = len(step.options) > 1
    return Cause("option", text, "no packet names the option taken") if many else None


def _first(sides: Sides) -> Cause | None:
    """The cause by the first rule that applies, and what recordings do not show of it."""
    found = next(filter(None, (rule(sides) for rule in OF_SIDES)), None)
    if found is None:
        return None
    unsure = _doubt(sides, found.about)
    text = f"{found.cause.text}; {unsure}" if unsure else found.cause.text
    return with_fields(found.cause, text=text)


def _doubt(sides: Sides, about: Iterable[int]) -> str:
    """How little recordings show of the first of these texts; "" if they show all of them.

    An enchantment stands for the card that makes it.
    """
    step, build = sides.step, sides.step.profile.build
    for card_id in dict.fromkeys(sides.card_of(_source(sides, each)) for each in about):
        name = named(card_id, step.cards)
        since = seen_since([card_id], step.cards, build).get(card_id)
        games = seldom_seen([card_id], step.cards).get(card_id)
        if since:
            return f"no recording before build {since} shows what {name} does"
        if games is not None:
            few = {0: "no recording shows", 1: "only one recording shows"}
            return f"{few.get(games, f'only {games} recordings show')} what {name} does"
    return ""


def _source(sides: Sides, number: int) -> int:
    """The card that an enchantment comes from; 0 if nobody says. Any other card is its own."""
    seen = {0}
    while sides.is_enchantment(number) and number not in seen:
        seen.add(number)
        number = sides.tag(number, CREATOR)
    return 0 if number in seen else number
