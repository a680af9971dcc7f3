"""Effects that move existing cards: draw, discard, return to a hand, shuffle into a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Meta, Zone
from hsreplay_sim.base.tags import (
    HAND_POSITION_PLAYED_FROM,
    NUM_TURNS_IN_HAND,
    PLAYER_ID,
    TAG_1271,
    TAG_1634,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_ENT_2,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects.core import NOTHING, Do, when
from hsreplay_sim.cards.words.selectors import (
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    IN_GRAVEYARD,
    IN_PLAY,
    SELF,
    Filter,
    Selector,
)
from hsreplay_sim.cards.words.values import Value, any_of, by_profile, number
from hsreplay_sim.engine.keywords import dredge
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import choices, zones
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.death import die
from hsreplay_sim.engine.rules.enchantments import attach, detach, update_auras
from hsreplay_sim.engine.rules.stats import flush_dirty
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def draw(count: Value | int = 1, *, one_by_one: bool = False) -> Do:
    """Let my player draw `count` cards; DRAWN are the cards, LEFT_BEHIND is their number.

    If `one_by_one`, each is a draw of its own, as in a text that repeats one.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        amount = how_many(g, me, it)
        if one_by_one:
            it.drawn = [card for _ in range(amount) for card in zones.draw(g, me.controller, 1, me)]
        else:
            it.drawn = zones.draw(g, me.controller, amount, me)
        it.value = len(it.drawn)

    return Do(run)


def take_fatigue(*, opponent: bool = False) -> Do:
    """Let my player take Fatigue damage, as if it drew from an empty deck; or the opponent.

    LEFT_BEHIND is how much that is.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        it.value = zones.fatigue(g, side)

    return Do(run)


def draw_these(who: Selector, *, opponent: bool = False) -> Do:
    """Let my player draw exactly the cards `who` of the deck; DRAWN are these.

    If `opponent`, the opponent draws them, of the other deck.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.drawn = cards = who.of(g, me, it)
        zones.draw_these(g, 3 - me.controller if opponent else me.controller, cards, me)

    return Do(run)


def draw_until(wanted: Filter) -> Do:
    """Let my player draw until a card passes `wanted` or the deck is empty.

    DRAWN are all the cards drawn. Of a hidden one the oracle says whether another follows.
    """

    def passes(g: Game, me: Entity, card: Entity) -> bool:
        if not card.card_id:
            return not g.number(Purpose.HOLDS, me, 0, 1)
        return wanted.meant(g, me, card)

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.drawn = drawn = []
        while g.deck[me.controller]:
            card = zones.draw(g, me.controller, 1, me)
            drawn += card
            if not card or passes(g, me, card[0]):
                return

    return Do(run)


def opponent_draws(count: Value | int = 1) -> Do:
    """Let the opponent draw `count` cards; DRAWN are the cards."""
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.drawn = zones.draw(g, 3 - me.controller, how_many(g, me, it), me)

    return Do(run)


def draw_from(selector: Selector, count: Value | int = 1, *, opponent: bool = False) -> Do:
    """Let my player draw `count` random cards of a selection of the deck: "draw a Beast".

    If `opponent`, the opponent draws them, of the other deck.

    DRAWN are the cards. Each is a draw of its own (13 of 13 since 39954: U433:5314, U463:6723).
    Up to 35057 each becomes the top card of the deck first.
    """
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
        side = 3 - me.controller if opponent else me.controller
        options = selector.of(g, me, it) + selector.unseen(g, me, it)
        it.drawn = [
            card
            for _ in range(min(len(options), amount))
            for card in zones.draw(g, side, 1, me, options=options)
        ]

    return Do(run)


def draw_one_each(*selectors: Selector) -> Do:
    """Let my player draw a random card of each selection in turn; DRAWN are the cards.

    Up to 19632 all are first put on top of the deck, the one of the last selection lowest
    (U583:5794, U121:5375).
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
    """Return a random one of `known`, or a hidden card of my deck other than `but`, or None.

    If none is known, the oracle says whether a hidden card is what the text seeks.
    """
    unseen = [e for e in g.deck[me.controller] if not e.card_id and e not in but]
    return g.pick(Purpose.DRAW if known else Purpose.TUTOR, me, [*known, *unseen])


def _draw_on_top(g: Game, me: Entity, found: Sequence[Entity | None]) -> bool:
    """Give cards of my deck the top ZONE_POSITIONs and draw them; return whether there were any.

    The position counts from below (38 of 38).
    """
    cards = [card for card in found if card is not None]
    for place, card in enumerate(cards, 1):
        g.set(card, ZONE_POSITION, place)
    zones.draw_these(g, me.controller, cards[::-1], me)
    return bool(cards)


def discard(count: Value | int = 1, among: Selector = FRIENDLY_HAND) -> Do:
    """Discard `count` random cards of `among`, my hand by default.

    All leave the hand before any trigger runs (U631:9735 to 9803).
    """
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
    """Discard each of `who`, cards of a hand, one after the other."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            zones.discard(g, card, me)

    return Do(run)


def discard_hand() -> Do:
    """Discard my hand, one random card after the other; the costs follow each of them."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        while card := g.pick(Purpose.DISCARD, me, list(g.hand[me.controller])):
            zones.discard(g, card, me)
            update_auras(g)

    return Do(run)


def bounce(who: Selector, room: int = 0) -> Do:
    """Return each of `who`, a minion, to its owner's hand; if that is full, it is destroyed.

    `room` more cards may be there for now: those that leave the hand in exchange.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            zones.bounce(g, entity, me, room)

    return Do(run)


def call_back(who: Selector) -> Do:
    """Mark each of `who` by TAG_1271, before a Freezing Trap returns it; only some builds do this.

    Recording: U166:14845.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            if g.profile.marks_returning:
                g.set(entity, TAG_1271, 1)

    return Do(run)


def return_dead(who: Selector, as_card: str = "") -> Do:
    """Create a new copy of each of `who`, dead minions, in its owner's hand; MADE are the copies.

    If `as_card` is given, that card is created instead. It has no DISPLAYED_CREATOR, and the dead
    minion is set aside (7 of 7, U184:7113, U180:7260, U334:2099).
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


def return_itself() -> Do:
    """Return this minion to its owner's hand: a Deathrattle.

    If it has died, see `return_dead` (Tentacles for Arms, U184:7113); up to 29349 the dead card
    itself returned. If its Deathrattle was only triggered, it is in play and returns itself. Since
    8.0 it does not return if another Deathrattle has moved it.
    """
    itself = any_of(SELF & IN_PLAY) | by_profile(lambda p: not p.renews_returned)
    moved = ~any_of(SELF & IN_PLAY) & ~any_of(SELF & IN_GRAVEYARD)
    left = moved & by_profile(lambda p: p.moved_are_left)
    return when(left, NOTHING, when(itself, bounce(SELF), return_dead(SELF)))


def shuffle_away(who: Selector, *, into: Selector | None = None, shown: bool = False) -> Do:
    """Shuffle each of `who`, minions or cards, into its owner's deck.

    If `into` (a PLAYER entity) is given, all go into the deck of that player; in old builds what
    finds that board full dies and stays its owner's (hs-bugs#302). If any comes from a hand, that
    counts as a shuffle (U567:1392). If `shown`, they stay visible in the deck (Addarah, U195:9516,
    U530:4920).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        owners = into.of(g, me, it) if into is not None else []
        side = owners[0].tags[PLAYER_ID] if owners else 0
        cards = who.of(g, me, it)
        if side and not g.profile.entombs_from_full_board and not bodies.has_room(g, side):
            side = _die_at_full_board(g, cards, side)
        hands = sorted({side or each.controller for each in cards if each.zone == Zone.HAND})
        zones.return_to_deck(g, cards, me, side, shown=shown)
        for taker in hands:
            zones.note_shuffle(g, me, taker)

    return Do(run)


def _die_at_full_board(g: Game, cards: Sequence[Entity], side: int) -> int:
    """Bury the minions that cannot change sides; return 0 if any could not, else `side`."""
    stuck = [each for each in cards if each.zone == Zone.PLAY and each.controller != side]
    for each in stuck:
        die(g, each)
    return 0 if stuck else side


def hand_over(who: Selector, room: int = 0) -> Do:
    """Move each of `who`, cards of a hand, into the hand of the other player; MADE are these.

    What finds that hand full, less `room` cards that leave it in exchange, stays where it is.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for card in who.of(g, me, it):
            side = 3 - card.controller
            full = len(g.hand[side]) >= zones.hand_limit(g, side) + room
            if card.zone != Zone.HAND or full:
                continue
            zones.close_gap(g, g.hand[card.controller], card.get(ZONE_POSITION))
            g.affect(card, me)
            g.give_control(card, side)
            g.set(card, ZONE_POSITION, len(g.hand[side]))
            g.touch_auras()
            made.append(card)

    return Do(run)


def set_aside(who: Selector) -> Do:
    """Set each of `who`, minions in play, aside; it does not die. Recording: U074:11854."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            zones.leave_row(g, entity, Zone.SETASIDE)

    return Do(run)


def mill(who: Selector = FRIENDLY_DECK) -> Do:
    """Destroy each of `who`, cards of a deck: they are shown to both players, and not drawn.

    All are in the graveyard before the text of one runs that waits for this (Furnace Fuel).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        gone = who.of(g, me, it)
        for card in gone:
            zones.mill(g, card)
        for card in gone:
            zones.answer_destruction(g, card)

    return Do(run)


def remove(who: Selector, *, aside: bool = False) -> Do:
    """Move each of `who` from a hand or deck to the graveyard, shown, neither drawn nor discarded.

    Recording: U055:7358, "Remove the top 5 cards from your opponent's deck". If `aside`, each is
    set aside instead (U016:7201, U084:6577).
    """
    zone = Zone.SETASIDE if aside else Zone.GRAVEYARD

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            zones.remove(g, card, None if aside else me, zone)
            for enchantment in list(card.attached) if aside else ():
                detach(g, enchantment)

    return Do(run)


def pack(who: Selector, *cases: str) -> Do:
    """Put a card into my hand and set the cards `who` of my deck aside, which that card holds.

    `cases` are the cards that hold one, two and so on; nothing is packed without one, or if the
    hand is full. The case notes what it holds: the entities, and their dbf ids for its text.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        packed = who.of(g, me, it)[: len(cases)]
        case = zones.add_to_hand(g, me, me.controller, cases[len(packed) - 1]) if packed else None
        it.made = (case,) if case is not None else ()
        if case is not None:
            for card, (held, told) in zip(packed, _HOLDS, strict=False):
                g.affect(card, me)
                g.move(card, Zone.SETASIDE)
                g.set(case, held, card.id)
                name = card.card_id or g.card(Purpose.ANNOUNCED, case, ("",), case.controller)
                printed = g.cards.get(name)
                g.set(case, told, printed.dbf if printed is not None else 0)

    return Do(run)


def unpack() -> Do:
    """Put the cards that this card holds into my hand; MADE are these.

    What is no longer set aside, because a copy of this card was faster, comes as a new card.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        made = []
        for held, told in _HOLDS:
            card, printed = g.entities.get(me.get(held)), g.cards.by_dbf(me.get(told))
            if card is None or card.zone != Zone.SETASIDE:
                card = None
                if printed is not None:
                    card = zones.add_to_hand(g, me, me.controller, printed.id)
            else:
                if card.controller != me.controller:
                    g.give_control(card, me.controller)
                card = card if choices.take_pick(g, me, card, me) else None
            made.extend([card] if card is not None else [])
        it.made = made

    return Do(run)


_HOLDS = (
    (TAG_SCRIPT_DATA_ENT_1, TAG_SCRIPT_DATA_NUM_1),
    (TAG_SCRIPT_DATA_ENT_2, TAG_SCRIPT_DATA_NUM_2),
)


def destroy_secrets(who: Selector) -> Do:
    """Show each of `who`, Secrets, and move it to the graveyard; its text does not run.

    Recording: U324:2730. Pending stats are written after each (U339:2875).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for secret in who.of(g, me, it):
            g.affect(secret, me)
            zones.reveal(g, secret, Zone.GRAVEYARD)
            flush_dirty(g)

    return Do(run)


def replace_hand(cards: Selector, enchantment: str) -> Do:
    """Set my whole hand aside, and take `cards` of my deck into it, each with an enchantment.

    The cards are not drawn. Those set aside keep their order, for `bring_hand_back` (U264:6066).
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
            dredge.bring_up(g, card, me)
            attach(g, me, card, enchantment)

    return Do(run)


def bring_hand_back(enchantment: str) -> Do:
    """Put the cards of my hand that have the enchantment under my deck, and take the old hand back.

    Recording: U397:7745. If the hand is full, an old card is burned, as when it is drawn.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = me.controller
        for card in g.in_row(g.hand[side]):
            if any(each.card_id == enchantment for each in card.attached):
                dredge.lay_under(g, card)
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
