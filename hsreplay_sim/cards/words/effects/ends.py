"""Effects on the order of a deck: cards that come to its top or bottom, and what turns it over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    DISPLAYED_CREATOR,
    HEALTH,
    PLAYER_ID,
    REVEALED,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects.core import Do
from hsreplay_sim.cards.words.effects.generate import one_of_pool
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.values import Value, number
from hsreplay_sim.engine.keywords.deck_order import BOTTOM, TOP, End, forget, turn_over
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import zones

if TYPE_CHECKING:
    from hsreplay_sim.cards.words.printed import Pool
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame


def lay_on_top(who: Selector) -> Do:
    """Put one random card of `who` on top of my deck: write its ZONE_POSITION 1.

    If hidden cards are among them, the oracle names one or none (U603:3374).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        unseen = who.unseen(g, me, it)
        held = [*who.of(g, me, it), *unseen]
        card = g.pick(Purpose.ON_TOP if unseen else Purpose.DRAW, me, held) if held else None
        if card is not None:
            g.set(card, ZONE_POSITION, 1)
            TOP.lay(g, card)

    return Do(run)


def put_on_top(card: str | Pool, count: Value | int = 1, *, opponent: bool = False) -> Do:
    """Create `count` cards on top of my deck, as `put_on_bottom` does at the other end."""
    return _put(card, count, TOP, opponent=opponent)


def put_on_bottom(card: str | Pool, count: Value | int = 1, *, opponent: bool = False) -> Do:
    """Create `count` cards on the bottom of my deck, as far as it has room; MADE are the cards.

    `card` is a card id, or a pool of which each is a random card. If `opponent`, it is the
    opponent's deck. It is like a shuffle, but nothing is shuffled (U515:16223).
    """
    return _put(card, count, BOTTOM, opponent=opponent)


def _put(card: str | Pool, count: Value | int, end: End, *, opponent: bool) -> Do:
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        sight = zones.SHOWN if g.profile.shows_shuffled else zones.UNSEEN
        it.made = made = []
        for _ in range(min(how_many(g, me, it), zones.deck_room(g, side))):
            if isinstance(card, str):
                card_id: str | None = card
            else:
                card_id = one_of_pool(g, me, it, Purpose.GENERATE, card, side)
            if card_id is not None:
                made.append(zones.put_under(g, me, side, card_id, sight=sight))
                end.lay(g, made[-1])

    return Do(run)


def put_grown_on_bottom(card_id: str, atk: Value | int, health: Value | int) -> Do:
    """Create a card on the bottom of my deck that is larger than this one by `atk`/`health`.

    Its size is its own, no enchantment gives it: it is that of this card beyond the print, and the
    growth. The card is shown aside twice, and the second one goes into the deck (U299:5428).
    """
    strength, toughness = number(atk), number(health)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = me.controller
        if not zones.deck_room(g, side):
            return
        had = g.untagged.innate.get(me.id, (0, 0))
        beyond = (had[0] + strength(g, me, it), had[1] + toughness(g, me, it), 0)
        printed = g.base_tags(card_id)
        own = {ATK: printed.get(ATK, 0) + beyond[0], HEALTH: printed.get(HEALTH, 0) + beyond[1]}
        g.show(g.create(card_id, side, Zone.SETASIDE, creator=me, tags={**own, REVEALED: 1}))
        card = g.create(card_id, side, Zone.SETASIDE, creator=me, tags={**own, REVEALED: 1})
        g.set(card, DISPLAYED_CREATOR, me.id)
        g.show(card)
        g.hide(card, Zone.SETASIDE)
        g.set(card, REVEALED, 0)
        g.move(card, Zone.DECK, pulse=False)
        g.untagged.note_size(card.id, beyond)
        BOTTOM.lay(g, card)

    return Do(run)


def send_to_top(who: Selector, *, into: Selector | None = None) -> Do:
    """Move each of `who` to the top of its player's deck, the last one to the very top.

    They are cards of a deck, a hand or the board, or picks that are set aside. If `into` (a PLAYER
    entity) is given, it is the deck of that player.
    """
    return _send(who, into, TOP)


def send_to_bottom(who: Selector, *, into: Selector | None = None) -> Do:
    """Move each of `who` to the bottom of a deck, as `send_to_top` does to its top."""
    return _send(who, into, BOTTOM)


def _send(who: Selector, into: Selector | None, end: End) -> Do:
    def run(g: Game, me: Entity, it: Frame) -> None:
        owners = into.of(g, me, it) if into is not None else []
        for card in who.of(g, me, it):
            side = owners[0].tags[PLAYER_ID] if owners else card.controller
            if card.zone == Zone.SETASIDE:
                g.affect(card, me)
                g.move(card, Zone.DECK)
            elif card.zone != Zone.DECK:
                zones.return_to_deck(g, (card,), me, side, shuffles=False)
            if card.controller != side:
                g.give_control(card, side)
            end.lay(g, card)

    return Do(run)


def swap_tops() -> Do:
    """Swap the top cards of both decks; if one deck is empty, nothing is swapped."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        tops = [g.pick(Purpose.LIES, me, TOP.nearest(g, g.deck[side])) for side in (1, 2)]
        one, other = tops
        if one is None or other is None:
            return
        for card in (one, other):
            g.affect(card, me)
            g.give_control(card, 3 - card.controller)
            TOP.lay(g, card)

    return Do(run)


def reverse_deck() -> Do:
    """Turn my deck over: the top card lies at the bottom now."""
    return Do(lambda g, me, it: turn_over(g, me.controller))


def shuffle_deck() -> Do:
    """Shuffle my deck: nobody knows any more what lies where in it."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        forget(g, me.controller)
        if g.profile.logs_shuffles:
            g.shuffle(g.owner(me.controller))

    return Do(run)
