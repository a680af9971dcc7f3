"""Effects that create cards in a hand or deck: a given card, a copy, one of a pool."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Meta, Zone
from hsreplay_sim.base.tags import (
    AURA_ATTACHED,
    CREATOR,
    DISPLAYED_CREATOR,
    LAST_AFFECTED_BY,
    PREMIUM,
    QUESTLINE,
    REVEALED,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_NUM_1,
    TURN_DRAWN,
    USE_ALTERNATE_CARD_TEXT,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects.core import Do, found_or_unseen
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.cards.words.selectors import Selector
from hsreplay_sim.cards.words.values import ALWAYS, Condition, Value, number
from hsreplay_sim.engine.keywords import in_sight
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import choices, events, zones
from hsreplay_sim.engine.rules.enchantments import attach, update_auras
from hsreplay_sim.engine.rules.keyword_grants import note_original
from hsreplay_sim.engine.rules.summon import copy_enchantments
from hsreplay_sim.engine.state.printed import own_token
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def one_of_pool(
    g: Game, me: Entity, it: Frame, purpose: Purpose, cards: Pool, side: int
) -> str | None:
    """Return a random card id of a pool, "" for a hidden card, None if the pool is empty.

    If the pool has only hidden cards, the oracle decides whether there is one. `side` gets the
    card.
    """
    pool = cards(g, me, it)
    if not pool or (not any(pool) and not g.number(Purpose.HOLDS, me, 0, 1)):
        return None
    return own_token(g, me, g.card(purpose, me, pool, side))


def _signs(signed: Condition | bool, g: Game, me: Entity, it: Frame) -> bool:
    return signed if isinstance(signed, bool) else signed.ask(g, me, it)


def add_card(
    card_id: str,
    count: Value | int = 1,
    *,
    signed: Condition | bool = True,
    shown: bool = False,
) -> Do:
    """Create `count` cards in my hand; MADE are the cards.

    If `signed`, DISPLAYED_CREATOR of each names this card. If `shown`, each is visible to both
    players as it comes, and then hidden (U568:7756, U575:10311).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        named, first = _signs(signed, g, me, it), {REVEALED: 1} if shown else None
        it.made = made = []
        for _ in range(how_many(g, me, it)):
            own = own_token(g, me, card_id)
            card = zones.add_to_hand(g, me, me.controller, own, first, signed=named)
            if card is not None:
                made.append(card)
                if shown:
                    g.show(card)
                    g.hide(card, Zone.HAND)
                    g.set(card, REVEALED, 0)

    return Do(run)


def reward_card(card_id: str, *, signed: bool = True) -> Do:
    """Create the reward of my quest in my hand, shown to both players as it comes.

    Up to 18336 the opponent does not see it (U072:4070), of a questline up to 88998 (U321:6105).
    If `signed`, DISPLAYED_CREATOR names the quest.
    """
    unseen = add_card(card_id, signed=signed)
    seen = add_card(card_id, signed=signed, shown=True)

    def run(g: Game, me: Entity, it: Frame) -> None:
        line = me.tags.get(QUESTLINE, 0)
        shows = g.profile.shows_line_rewards if line else g.profile.shows_quest_rewards
        (seen if shows else unseen).run(g, me, it)

    return Do(run)


def add_numbered(card_id: str, amount: Value) -> Do:
    """Create a card in my hand with `amount` as the number of its text; MADE is the card.

    The number is written while the card is set aside (U575:5833).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        card = g.create(card_id, me.controller, Zone.SETASIDE, creator=me)
        g.set(card, DISPLAYED_CREATOR, me.id)
        for tag, value in (
            (TAG_SCRIPT_DATA_NUM_1, amount.ask(g, me, it)),
            (USE_ALTERNATE_CARD_TEXT, 1),
        ):
            g.set(card, tag, value)
            g.tell(card, tag, value)
        it.made = (card,) if choices.take_pick(g, me, card, me) else ()

    return Do(run)


def opponent_gets(card_id: str, count: Value | int = 1, *, signed: Condition | bool = True) -> Do:
    """Create `count` cards in the opponent's hand.

    If `signed`, DISPLAYED_CREATOR of each names this card.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        named = _signs(signed, g, me, it)
        for _ in range(how_many(g, me, it)):
            zones.add_to_hand(g, me, 3 - me.controller, card_id, signed=named)

    return Do(run)


def copy_to_hand(
    who: Selector,
    *,
    opponent: bool = False,
    signed: bool = True,
    linked: bool = False,
    golden: bool = False,
) -> Do:
    """Create a printed copy of each of `who` in my hand; MADE are the copies (R204).

    If `opponent`, it is the opponent's hand. If `golden`, a copy has the tag PREMIUM. If `signed`,
    DISPLAYED_CREATOR of a copy names this card. A copy of a card in a deck names its original; if
    `linked`, every copy does (U314:1416). If a card is hidden, the oracle decides which card the
    copy is.
    """
    finish = {PREMIUM: 1} if golden else None

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        it.made = made = []
        for entity in found_or_unseen(g, me, it, who):
            card_id = entity.card_id or g.card(Purpose.COPY, me, (), side)
            copy = zones.add_to_hand(g, me, side, card_id, finish, signed=signed)
            if copy is not None:
                if (linked or entity.zone == Zone.DECK) and g.profile.notes_originals:
                    note_original(g, copy, entity)
                made.append(copy)

    return Do(run)


def set_displayed_creator(who: Selector) -> Do:
    """Set DISPLAYED_CREATOR of each of `who`, cards that a text has just created, to this card.

    Recording: U180:2864.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            g.set(card, DISPLAYED_CREATOR, g.giver or me.id)

    return Do(run)


def copy_exactly(
    who: Selector,
    *,
    opponent: bool = False,
    into_deck: bool = False,
    beside: bool = False,
    signed: bool = True,
) -> Do:
    """Create an exact copy of each of `who`, with enchantments, in my hand; MADE are the copies.

    If `into_deck`, it is my deck; if `opponent`, it is the opponent's hand or deck. If `beside`, a
    copy comes to the right of its original, and the oracle says of how many hidden cards there is
    one. Up to 40734 a copy does not name its original (U169:27453). If `signed`, DISPLAYED_CREATOR
    of a copy in a hand names this card.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        it.made = made = []
        for entity in (_each if beside else found_or_unseen)(g, me, it, who):
            card_id = entity.card_id or g.card(Purpose.COPY, me, (), side)
            copy: Entity | None
            if into_deck and not zones.deck_room(g, side):
                continue
            if into_deck:
                sight = zones.SHOWN if g.profile.shows_shuffled else zones.UNSEEN
                copy = zones.shuffle_in(g, me, side, card_id, sight=sight)
            else:
                place = entity.get(ZONE_POSITION) + 1 if beside else 0
                copy = zones.add_to_hand(g, me, side, card_id, place=place, signed=signed)
            if copy is not None:
                if g.profile.notes_originals:
                    note_original(g, copy, entity)
                if entity.zone == Zone.HAND:
                    g.set(copy, TURN_DRAWN, entity.get(TURN_DRAWN))
                copy_enchantments(g, entity, copy)
                made.append(copy)

    return Do(run)


def _each(g: Game, me: Entity, it: Frame, who: Selector) -> Iterator[Entity]:
    """Yield the selected entities, then as many of the hidden ones as the oracle says."""
    yield from who.of(g, me, it)
    hidden = who.unseen(g, me, it)
    for _ in range(g.number(Purpose.COUNT, me, 0, len(hidden)) if hidden else 0):
        card = g.pick(Purpose.TARGET, me, hidden) or hidden[0]
        hidden.remove(card)
        yield card


def add_random(
    cards: Pool,
    count: Value | int = 1,
    *,
    opponent: bool = False,
    signed: Condition | bool = True,
    by_player: Condition | None = None,
) -> Do:
    """Create `count` random cards of a pool in my hand; MADE are the cards.

    If `opponent`, it is the opponent's hand. If `signed`, DISPLAYED_CREATOR of each names this
    card. If `by_player` is true, CREATOR of each names the player that gets it.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        named = _signs(signed, g, me, it)
        taken = by_player is not None and by_player.ask(g, me, it)
        first = {CREATOR: g.owner(side).id} if taken else None
        it.made = made = []
        for _ in range(how_many(g, me, it)):
            if len(g.hand[side]) >= zones.hand_limit(g, side):
                return
            card_id = one_of_pool(g, me, it, Purpose.GENERATE, cards, side)
            if card_id is None:
                return
            card = zones.add_to_hand(g, me, side, card_id, first, signed=named)
            if card is not None:
                made.append(card)

    return Do(run)


def _tell_shuffled(g: Game, me: Entity, cards: Sequence[Entity]) -> None:
    """Fire SHUFFLED once for each card, after all of them are in the deck. Recording: U179:3746."""
    for card in cards:
        events.fire(g, events.SHUFFLED, Frame(me, card))


def shuffle(
    card_id: str,
    count: Value | int = 1,
    *,
    opponent: bool = False,
    signs_itself: bool = False,
    hidden: Condition = ALWAYS,
    names_source: bool = False,
    counting: Value | int = 0,
) -> Do:
    """Create `count` cards in my deck and shuffle it; if `opponent`, it is the opponent's deck.

    Since 27358 both players see the cards as they come (U303:12013); if `hidden` is true, they are
    hidden again at once. If `signs_itself`, DISPLAYED_CREATOR is set on this card, not on theirs,
    and they are never visible (U282:9770). If `names_source`, TAG_SCRIPT_DATA_ENT_1 of each is this
    card. `counting`, unless 0, is the number in the text of each (SW_110, U168@40).
    """
    how_many, how_much = number(count), number(counting)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        sight = zones.SHOWN if hidden.ask(g, me, it) else zones.LEFT_SEEN
        if signs_itself or not g.profile.shows_shuffled:
            sight = zones.UNSEEN
        signed, counted = not signs_itself, how_much(g, me, it)
        own = {TAG_SCRIPT_DATA_NUM_1: counted} if counted else {}
        marks = zones.Marks(own, {TAG_SCRIPT_DATA_ENT_1: me.id} if names_source else {})
        made = [
            zones.shuffle_in(g, me, side, card_id, signed=signed, sight=sight, marks=marks)
            for _ in range(min(how_many(g, me, it), zones.deck_room(g, side)))
        ]
        zones.note_shuffle(g, me, side)
        if signs_itself:
            g.set(me, DISPLAYED_CREATOR, me.id)
        _tell_shuffled(g, me, made)

    return Do(run)


def share_out(cards: Pool, count: Value | int) -> Do:
    """Create each card of a pool: `count` random ones in my hand, the others in my deck.

    MADE are those of the hand. Nobody sees the others, nothing signs them (U575:10376).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side, left = me.controller, list(cards(g, me, it))
        it.made = made = []
        for _ in range(min(how_many(g, me, it), len(left))):
            card_id = g.card(Purpose.GENERATE, me, tuple(left), side)
            if card_id in left:
                left.remove(card_id)
            else:  # nobody sees it: one of them it is
                left.pop()
            card = zones.add_to_hand(g, me, side, card_id)
            if card is not None:
                made.append(card)
        room = zones.deck_room(g, side)
        shuffled = [zones.shuffle_in(g, me, side, each, signed=False) for each in left[:room]]
        zones.note_shuffle(g, me, side)
        _tell_shuffled(g, me, shuffled)

    return Do(run)


def shuffle_unseen(card_id: str, count: int) -> Do:
    """Create `count` cards in my deck and shuffle it; nobody sees them, nothing signs them.

    Recording: U523:19461.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        made = [
            zones.shuffle_in(g, me, me.controller, card_id, signed=False, sight=zones.UNSEEN)
            for _ in range(count)
        ]
        zones.note_shuffle(g, me, me.controller)
        _tell_shuffled(g, me, made)

    return Do(run)


def shuffle_aside(card_id: str) -> Do:
    """Create a card set aside, visible to my player, and move it hidden into my deck.

    Mankrik's wife, 3 of 3 (U252:4092, U444:3521).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        card = g.create(card_id, me.controller, Zone.SETASIDE, creator=me)
        g.hide(card, Zone.DECK)
        g.move(card, Zone.DECK)
        g.set(card, DISPLAYED_CREATOR, me.id)
        zones.note_shuffle(g, me, me.controller)
        if g.profile.logs_shuffles:
            g.shuffle(g.owner(me.controller))

    return Do(run)


def shuffle_copy(
    who: Selector, count: Value | int = 1, *, signed: bool = True, shown: bool = True
) -> Do:
    """Shuffle `count` printed copies of each of `who` into my deck; MADE are the copies.

    Since 27358 both players see them as they come, but if `shown` is False (Gang Up, U317:15761).
    If `signed`, DISPLAYED_CREATOR of each names
    this card, as with most texts (not U237:5025).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        sight = zones.SHOWN if shown and g.profile.shows_shuffled else zones.UNSEEN
        it.made = made = []
        for entity in who.of(g, me, it):
            made += [
                zones.shuffle_in(g, me, me.controller, entity.card_id, signed=signed, sight=sight)
                for _ in range(min(how_many(g, me, it), zones.deck_room(g, me.controller)))
            ]
            zones.note_shuffle(g, me, me.controller)
        _tell_shuffled(g, me, made)

    return Do(run)


def shuffle_extra(who: Selector, enchantment: str) -> Do:
    """Shuffle a hidden printed copy of each of `who` into its owner's deck, with an enchantment.

    SHUFFLED is not fired: a text that waits for it adds one more copy in this way (U496:4676).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            copy = zones.put_under(g, me, card.controller, card.card_id, signed=False)
            attach(g, me, copy, enchantment)
            g.set(copy, DISPLAYED_CREATOR, me.id)
            if g.profile.logs_shuffles:
                g.shuffle(g.owner(card.controller))

    return Do(run)


def shuffle_again(who: Selector, *, counts: int = 0) -> Do:
    """Shuffle a hidden exact copy of each of `who` into its owner's deck.

    Recording: U353:3993. Auras on the card are not copied, and an update follows (4 of 4,
    U353:4000). `counts`, unless 0: a tag of my player to which 1 is added for each (U289:4590).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            copy = zones.put_under(g, me, card.controller, card.card_id, signed=False)
            note_original(g, copy, card)
            for worn in tuple(card.attached):
                if not worn.get(AURA_ATTACHED):
                    attach(g, me, copy, worn.card_id, copied=True)
            update_auras(g)
            if counts:
                g.add(g.owner(me.controller), counts, 1)
                g.touch_auras()
            if g.profile.logs_shuffles:
                g.shuffle(g.owner(card.controller))

    return Do(run)


def likeness_aside(who: Selector) -> Do:
    """Create a printed copy of each of `who`, set aside: a text shows what it refers to.

    MADE are the copies. Recordings: U309:15364, U309:15764.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for entity in who.of(g, me, it):
            copy = g.create(entity.card_id, me.controller, Zone.SETASIDE, creator=me)
            g.set(copy, LAST_AFFECTED_BY, entity.tags.get(LAST_AFFECTED_BY, 0))
            note_original(g, copy, entity)
            g.meta(Meta.TARGET, 0, (copy,))
            made.append(copy)

    return Do(run)


def run_as_target(text: Do) -> Do:
    """Run a text as the text of the TARGET; if there is none, as that of this card.

    The tokens of an invocation come beside the minion that invoked it, and name it (U092b:6294,
    U207:51589).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        text.run(g, it.target or me, it)

    return Do(run)


def by_shown_copy(text: Do) -> Do:
    """Run a text as that of a new copy of this card, set aside and seen by both players."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        copy = g.create(me.card_id, me.controller, Zone.SETASIDE, creator=me)
        g.set(copy, REVEALED, 1)
        text.run(g, copy, it)

    return Do(run)


def show_aside(card_id: str) -> Do:
    """Create a card set aside, visible to both players: the card whose text this is.

    Recordings: U167@18, U167@30.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        shown = g.create(card_id, me.controller, Zone.SETASIDE, creator=me)
        g.set_untold(shown, REVEALED, 1)
        g.show(shown)

    return Do(run)


def shuffle_random(
    cards: Pool,
    count: Value | int = 1,
    *,
    opponent: bool = False,
    counts: int = 0,
    signed: bool = True,
) -> Do:
    """Shuffle `count` random cards of a pool into my deck; MADE are the cards.

    If `opponent`, it is the opponent's deck, and since 27358 both players see the cards as they
    come. `counts`, unless 0: a tag of my player to which 1 is added for each (Plagues: U353:9110,
    U289:1395). If `signed`, DISPLAYED_CREATOR of each names this card.
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        sight = zones.SHOWN if opponent and g.profile.shows_shuffled else zones.UNSEEN
        it.made = made = []
        for _ in range(min(how_many(g, me, it), zones.deck_room(g, side))):
            card_id = one_of_pool(g, me, it, Purpose.GENERATE, cards, side)
            if card_id is not None:
                made.append(zones.shuffle_in(g, me, side, card_id, signed=signed, sight=sight))
                if counts:
                    g.add(g.owner(me.controller), counts, 1)
        zones.note_shuffle(g, me, side)
        _tell_shuffled(g, me, made)

    return Do(run)


def break_apart(*pieces: str) -> Do:
    """Create each piece in my deck, visible to both players, and set this card aside.

    Since 74257 the visible pieces are set aside too, and hidden ones are created in the deck
    (U475:1243, U391:953; U250:1868).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        side, left = me.controller, list(pieces)
        for piece in pieces:
            if not g.profile.hides_pieces:
                zones.put_under(g, me, side, piece, sight=zones.SHOWN)
                continue
            shown = g.create(piece, side, Zone.DECK, creator=me, tags={REVEALED: 1})
            g.show(shown)
            g.move(shown, Zone.SETASIDE)
        for _ in pieces if g.profile.hides_pieces else ():
            piece = g.card(Purpose.GENERATE, me, left, side)
            left = [each for each in left if each != piece]
            zones.put_under(g, me, side, piece)
        in_sight.hide_again(g, me)
        g.note_mover(me)
        zones.reveal(g, me, Zone.SETASIDE)
        g.shuffle(g.owner(side))

    return Do(run)


def show_passive(card_id: str) -> Do:
    """Create a passive treasure out of the game, to show that it works. Recording: U189:1559."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        g.create(card_id, me.controller, Zone.REMOVED, creator=me)

    return Do(run)
