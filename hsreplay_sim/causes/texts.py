"""Whose text is at work where an action differs, and how little recordings show of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.carddb.text import plain
from hsreplay_sim.cards.exposure import seen_since, seldom_seen
from hsreplay_sim.causes.sides import OF_TEXTS
from hsreplay_sim.replay.titles import named

if TYPE_CHECKING:
    from hsreplay_sim.causes.sides import Sides, Spot
    from hsreplay_sim.report.model import Cause


class Found(NamedTuple):
    """A cause, and the cards whose texts it is about, the nearest first."""

    cause: Cause
    about: tuple[int, ...] = ()


def called(sides: Sides, number: int) -> str:
    """``Murloc Raider (CS2_168) #14``, or "the game", "the player", "a hidden card #7"."""
    if number in sides.step.roots:
        return "the game" if number == sides.step.observed.game else "the player"
    return f"{named(sides.card_of(number), sides.step.cards) or 'a hidden card'} #{number}"


def words_of(sides: Sides, card_id: str) -> str:
    """The text of a card in the build's wording, "" if it has none."""
    card = sides.step.cards.get(card_id)
    return plain(card.text) if card is not None else ""


def texts_around(sides: Sides, spot: Spot) -> tuple[int, ...]:
    """The cards in whose POWER or TRIGGER blocks a difference is, the innermost first."""
    roots = sides.step.roots
    return tuple(e for kind, e in spot.around if kind in OF_TEXTS and e not in roots)


def text_around(sides: Sides, spot: Spot) -> int:
    """The innermost of them; 0 if there is none."""
    return next(iter(texts_around(sides, spot)), 0)


def doubt(sides: Sides, about: Iterable[int]) -> str:
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
        if games:
            number = "one recording shows" if games == 1 else f"{games} recordings show"
            return f"only {number} what {name} does"
        if games == 0:
            return f"no recording shows what {name} does"
    return ""


def _source(sides: Sides, number: int) -> int:
    """The card that an enchantment comes from; 0 if nobody says. Any other card is its own."""
    seen = {0}
    while sides.is_enchantment(number) and number not in seen:
        seen.add(number)
        number = sides.maker(number)
    return 0 if number in seen else number
