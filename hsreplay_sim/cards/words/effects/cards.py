"""Effects that move existing cards: draw, discard, return, shuffle away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Meta, Zone
from hsreplay_sim.base.tags import (
    HAND_POSITION_PLAYED_FROM,
    NUM_TURNS_IN_HAND,
    PLAYER_ID,
    TAG_1271,
    TAG_1634,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects.core import Do
from hsreplay_sim.cards.words.selectors import FRIENDLY_DECK, FRIENDLY_HAND, Filter, Selector
from hsreplay_sim.cards.words.values import Value, number
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import player_tags, zones
from hsreplay_sim.engine.rules.enchantments import attach, detach
from hsreplay_sim.engine.rules.stats import flush_dirty
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def draw(count: Value | int = 1, *, one_by_one: bool = False) -> Do:
    """Draw cards, which DRAWN then names; `one_by_one` for a text that repeats a draw."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        amount = how_many(g, me, it)
        if one_by_one:
            it.drawn = [card for _ in range(amount) for card in zones.draw(g, me.controller, 1, me)]
        else:
            it.drawn = zones.draw(g, me.controller, amount, me)
        it.value = len(it.drawn)

    return Do(run)


def draw_these(who: Selector) -> Do:
    """Draw given cards of my deck, wherever they are in it."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.drawn = cards = who.of(g, me, it)
        zones.draw_these(g, me.controller, cards, me)

    return Do(run)


def draw_until(wanted: Filter) -> Do:
    """Draw cards until one of them passes the filter, or the deck is empty.

    DRAWN is all of them.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.drawn = drawn = []
        while g.deck[me.controller]:
            card = zones.draw(g, me.controller, 1, me)
            drawn += card
            if not card or wanted.meant(g, me, card[0]):
                return

    return Do(run)


def opponent_draws(count: Value | int = 1) -> Do:
    """Let the other player draw; DRAWN names the cards."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.drawn = zones.draw(g, 3 - me.controller, how_many(g, me, it), me)

    return Do(run)


def draw_from(selector: Selector, count: Value | int = 1) -> Do:
    """Draw matching cards ("draw a Beast"); up to 35057 each is put on top of the deck first."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        amount = how_many(g, me, it)
        if g.ruleset is None and not g.profile.tutors_in_place:
            it.drawn = drawn = []
            for _ in range(amount):
                found = _find(g, me, selector.of(g, me, it))
                if found is None:
                    return
                _draw_on_top(g, me, [found])
                drawn.append(found)
            return
        options = selector.of(g, me, it) + selector.unseen(g, me, it)
        count = min(len(options), amount)
        it.drawn = zones.draw(g, me.controller, count, me, options=options)

    return Do(run)


def draw_one_each(*selectors: Selector) -> Do:
    """Draw a card of each kind.

    Up to 19632 all are put on top of the deck first, the last kind lowest (U583:5794, U121:5375).
    """
    in_turn = [draw_from(selector) for selector in selectors]

    def run(g: Game, me: Entity, it: Frame) -> None:
        drawn: list[Entity] = []
        if g.profile.curator_draws_in_turn:
            for each in in_turn:
                each.run(g, me, it)
                drawn += it.drawn
        else:
            drawn += _draw_all_on_top(g, me, it)
        it.drawn = drawn

    def _draw_all_on_top(g: Game, me: Entity, it: Frame) -> list[Entity]:
        on_top: list[Entity] = []
        for selector in reversed(selectors):
            unseen = selector.unseen(g, me, it)
            held = [*selector.of(g, me, it), *unseen]
            found = [card for card in held if card not in on_top]
            card = g.pick(Purpose.ON_TOP if unseen else Purpose.DRAW, me, found) if found else None
            if card is not None:
                on_top.append(card)
                g.set(card, ZONE_POSITION, len(on_top))
        zones.draw_these(g, me.controller, on_top[::-1], me)
        return on_top[::-1]

    return Do(run)


def _find(
    g: Game, me: Entity, known: Sequence[Entity], but: Sequence[Entity | None] = ()
) -> Entity | None:
    """Return the card that a text seeks in my deck; among hidden cards the oracle may find none."""
    unseen = [e for e in g.deck[me.controller] if not e.card_id and e not in but]
    return g.pick(Purpose.DRAW if known else Purpose.TUTOR, me, [*known, *unseen])


def _draw_on_top(g: Game, me: Entity, found: Sequence[Entity | None]) -> bool:
    """Write ZONE_POSITION of cards on top of my deck and draw them; return whether there were any.

    The position counts from below (38 of 38).
    """
    cards = [card for card in found if card is not None]
    for place, card in enumerate(cards, 1):
        g.set(card, ZONE_POSITION, place)
    zones.draw_these(g, me.controller, cards[::-1], me)
    return bool(cards)


def discard(count: Value | int = 1, among: Selector = FRIENDLY_HAND) -> Do:
    """Discard cards at random: all leave before any trigger runs (U631:9735 to 9803)."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        gone = []
        for _ in range(how_many(g, me, it)):
            card = g.pick(Purpose.DISCARD, me, among.of(g, me, it))
            if card is None:
                break
            zones.throw_away(g, card, me)
            gone.append(card)
        for card in gone:
            zones.answer_discard(g, card)

    return Do(run)


def discard_these(who: Selector) -> Do:
    """Discard given cards ("discard your hand")."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            zones.discard(g, card, me)

    return Do(run)


def bounce(who: Selector) -> Do:
    """Return minions to their owners' hands."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            zones.bounce(g, entity, me)

    return Do(run)


def call_back(who: Selector) -> Do:
    """Mark `who`, which a Freezing Trap will return, before it leaves the fight.

    Recording: U166:14845.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            if g.profile.marks_returning:
                g.set(entity, TAG_1271, 1)

    return Do(run)


def return_dead(who: Selector, as_card: str = "") -> Do:
    """Return dead minions to their owner's hand, as another card if named; MADE is what comes.

    A new card is created, without DISPLAYED_CREATOR, and the dead one is set aside (7 of 7,
    U184:7113, U180:7260, U334:2099).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        victims = who.of(g, me, it)
        it.made = returned = []
        for dead in victims:
            if g.profile.marks_returning:
                g.set(dead, TAG_1271, 1)
            side, card_id = dead.controller, as_card or dead.card_id
            made = zones.add_to_hand(g, me, side, card_id, signed=False)
            if made is not None and dead.zone == Zone.GRAVEYARD:
                g.note_mover(dead)
                g.move(dead, Zone.SETASIDE)
                for enchantment in list(dead.attached):
                    detach(g, enchantment)
            if made is not None:
                returned.append(made)

    return Do(run)


def shuffle_away(who: Selector, *, into: Selector | None = None, shown: bool = False) -> Do:
    """Shuffle minions or cards into their owners' decks, or `into` that of a player.

    Cards of a hand count as shuffled (U567:1392). With `shown`, they stay visible there (Addarah,
    U195:9516, U530:4920).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        owners = into.of(g, me, it) if into is not None else []
        side = owners[0].tags[PLAYER_ID] if owners else 0
        cards = who.of(g, me, it)
        hands = sorted({side or each.controller for each in cards if each.zone == Zone.HAND})
        zones.return_to_deck(g, cards, me, side, shown=shown)
        for taker in hands:
            player_tags.count_shuffle(g, me, taker)

    return Do(run)


def set_aside(who: Selector) -> Do:
    """Set minions aside without their death, hidden.

    Recording: U074:11854.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            zones.leave_row(g, entity, Zone.SETASIDE)

    return Do(run)


def mill(who: Selector = FRIENDLY_DECK) -> Do:
    """Move cards of a deck to the graveyard, shown to both players."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            zones.mill(g, card)

    return Do(run)


def remove(who: Selector, *, aside: bool = False) -> Do:
    """Remove cards of a hand or deck: "remove the top 5 cards from your opponent's deck".

    They go to the graveyard visibly, neither drawn nor discarded (U055:7358); some texts set them
    aside (U016:7201, U084:6577).
    """
    zone = Zone.SETASIDE if aside else Zone.GRAVEYARD

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            zones.remove(g, card, None if aside else me, zone)
            for enchantment in list(card.attached) if aside else ():
                detach(g, enchantment)

    return Do(run)


def lay_on_top(who: Selector) -> Do:
    """Write ZONE_POSITION 1 on one of these cards of my deck, which is then its top card.

    Nothing is written if nobody finds one (U603:3374). The engine keeps no order of the deck: the
    oracle decides that this card is drawn next.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        unseen = who.unseen(g, me, it)
        held = [*who.of(g, me, it), *unseen]
        card = g.pick(Purpose.ON_TOP if unseen else Purpose.DRAW, me, held) if held else None
        if card is not None:
            g.set(card, ZONE_POSITION, 1)

    return Do(run)


def put_on_bottom(card_id: str, count: Value | int = 1, *, opponent: bool = False) -> Do:
    """Put given cards on the bottom of a deck: as a shuffle, but nothing is shuffled.

    Recording: U515:16223. The engine keeps no order of the deck: the oracle decides when such a
    card is drawn.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        sight = zones.SHOWN if g.profile.shows_shuffled else zones.UNSEEN
        it.made = [
            zones.put_under(g, me, side, card_id, sight=sight) for _ in range(how_many(g, me, it))
        ]

    return Do(run)


def destroy_secrets(who: Selector) -> Do:
    """Show Secrets and move them to the graveyard; their texts do not run.

    Recording: U324:2730. Pending stats are written after each (U339:2875).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for secret in who.of(g, me, it):
            g.affect(secret, me)
            zones.reveal(g, secret, Zone.GRAVEYARD)
            flush_dirty(g)

    return Do(run)


def replace_hand(cards: Selector, enchantment: str) -> Do:
    """Set my hand aside and take these cards of my deck, under an enchantment.

    Recording: U264:6066. The cards set aside keep their order, for `bring_hand_back`.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        hand = g.in_row(g.hand[me.controller])
        for card in hand:
            g.meta(Meta.TARGET, 0, (card,))
        for place, card in enumerate(hand, 1):
            g.set_untold(card, HAND_POSITION_PLAYED_FROM, place)
            g.set(card, TAG_1634, 1)
            zones.leave_row(g, card, Zone.SETASIDE)
        for card in cards.of(g, me, it):
            zones.bring_up(g, card, me)
            attach(g, me, card, enchantment)

    return Do(run)


def bring_hand_back(enchantment: str) -> Do:
    """Put the cards that still have the enchantment under my deck, and take the old hand.

    Recording: U397:7745. Cards for which a full hand has no room are burned, as when drawn.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = me.controller
        for card in g.in_row(g.hand[side]):
            if any(each.card_id == enchantment for each in card.attached):
                zones.lay_under(g, card)
        aside = [e for e in g.entities.values() if e.zone == Zone.SETASIDE and e.controller == side]
        old = [e for e in aside if e.get(TAG_1634)]
        for card in sorted(old, key=lambda e: e.get(HAND_POSITION_PLAYED_FROM)):
            if len(g.hand[side]) >= zones.hand_limit(g, side):
                zones.mill(g, card)
                continue
            g.affect(card, me)
            g.move(card, Zone.HAND)
            g.set(card, NUM_TURNS_IN_HAND, 0)
            g.set(card, ZONE_POSITION, len(g.hand[side]))
            g.set(card, TAG_1634, 0)
            g.set_untold(card, HAND_POSITION_PLAYED_FROM, 0)
            g.meta(Meta.TARGET, 0, (card,))

    return Do(run)
