"""Dark Gifts in texts: the words for :mod:`hsreplay_sim.engine.keywords.dark_gift`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import HAS_DARK_GIFT
from hsreplay_sim.cards.words.effects import Do
from hsreplay_sim.cards.words.effects.offers import note_discovery
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.engine.keywords import dark_gift
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def discover_with_gift(
    cards: Pool | Selector, *, signed: bool = True, shuffles: bool = False
) -> Do:
    """Discover a minion of a pool; each one offered comes with a Dark Gift (R271).

    MADE is the pick, which comes into my hand; of a selector of cards of my deck it is that card
    itself. If `signed` is False, the Dark Gift spell has no DISPLAYED_CREATOR (U568:16639). With
    `shuffles`, the others are shuffled into my deck with their gifts.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        if isinstance(cards, Selector):
            picked = dark_gift.discover_from(g, me, cards.of(g, me, it))
        else:
            found = cards(g, me, it)
            picked = dark_gift.discover(g, me, found, signed=signed, shuffles=shuffles)
        it.made = () if picked is None else (picked,)
        if picked is not None:
            note_discovery(g, me, it, picked)

    return Do(run)


def wrapped(enchantment: str, *tags: int) -> Do:
    """Set `tags` to 1 on the SUBJECT, which gets a Dark Gift, and attach an enchantment to it.

    HAS_DARK_GIFT is set too. A keyword that is set so is the minion's own, and stays when it dies
    (U305:10777, U568:26609); the stats are those of the enchantment.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        if it.subject is not None:
            for tag in tags:
                g.set(it.subject, tag, 1)
            attach(g, me, it.subject, enchantment)
            g.affect(it.subject, me)
            g.set(it.subject, HAS_DARK_GIFT, 1)

    return Do(run)
