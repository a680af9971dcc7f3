"""Effects in which a player picks one of several cards: of a pool, of given ones, of a zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    CREATOR,
    DISPLAYED_CREATOR,
    LINKED_ENTITY,
    NUM_TURNS_IN_HAND,
    PREMIUM,
    REVEALED,
    TURN_DRAWN,
)
from hsreplay_sim.cards.words.effects.core import Do
from hsreplay_sim.cards.words.printed import Pool
from hsreplay_sim.cards.words.selectors import FRIENDLY_DECK, Selector
from hsreplay_sim.cards.words.values import Condition, Value, number
from hsreplay_sim.engine.keywords.deck_order import BOTTOM, TOP
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import choices, events, zones
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.keyword_grants import note_original
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def discover(
    cards: Pool,
    count: Value | int = 1,
    *,
    leaves: bool = False,
    signed: bool = True,
    first: Do | None = None,
) -> Do:
    """Let my player discover a card of a pool, `count` times; MADE are the picks in my hand (R237).

    Three cards are offered. If `leaves`, those not picked stay set aside, for `pick_of_the_rest`.
    If `signed`, DISPLAYED_CREATOR of the pick names this card. `first` runs with the pick as
    SUBJECT before it comes into the hand (Velarok 4 of 4, U472:7819; Instructor Fireheart 7 of 7,
    U055:6144, U178:4827).
    """
    how_many = number(count)

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.made = made = []
        for _ in range(how_many(g, me, it)):
            picked = choices.offer(g, me, me.controller, cards(g, me, it), leaves=leaves)
            if picked is not None:
                if first is not None:
                    first.run(g, me, it.about(picked, it.target))
                choices.take_pick(g, me, picked, me if signed else None)
                if first is not None and picked.zone == Zone.HAND:
                    g.touch(picked)  # TAG_LAST_KNOWN_COST_IN_HAND follows (U472:7845)
                made.append(picked)
                note_discovery(g, me, it, picked)

    return Do(run)


def note_discovery(g: Game, me: Entity, it: Frame, card: Entity) -> None:
    """Note that this text has let its player discover a card, if it says "Discover"."""
    text = it.text or me.card
    if text is not None and "Discover" in text.text:
        choices.discovered(g, me, card)


def pick_of_the_rest() -> Do:
    """Let my player pick one of the cards that a Discover has left set aside; MADE is the pick.

    It comes into my hand. It was the Discover of this enchantment's CREATOR (U567:6504). A copy of
    a card of my deck stands for that card, which is drawn if it is still there.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        source = g.entities.get(me.tags.get(CREATOR, 0))
        rest = _set_aside_by(g, source.id) if source is not None else []
        picked = choices.ask(g, me, me.controller, rest) if rest else None
        it.made = ()
        if picked is None:
            return
        card = g.entities.get(picked.tags.get(LINKED_ENTITY, 0))
        if card is None:
            it.made = (picked,) if choices.take_pick(g, me, picked, source) else ()
            return
        choices.option_to_graveyard(g, me, picked)
        if card.zone == Zone.DECK:
            it.drawn = zones.draw(g, me.controller, 1, me, options=[card])

    return Do(run)


def _set_aside_by(g: Game, source_id: int) -> list[Entity]:
    return [
        e
        for e in sorted(g.entities.values(), key=lambda e: e.id)
        if e.zone == Zone.SETASIDE
        and e.tags.get(CREATOR, 0) == source_id
        and e.type != CardType.ENCHANTMENT
    ]


def count_discovered(who: Selector) -> Do:
    """Count each of `who` as discovered by this text, which has offered it in its own way."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for card in who.of(g, me, it):
            note_discovery(g, me, it, card)

    return Do(run)


def discover_in_sight(cards: Pool, effect: Do) -> Do:
    """Discover a card that both players see; with it as SUBJECT run `effect`.

    The card comes into my hand, is shown while `effect` runs, and is then hidden (Nine Lives:
    U195:10563, U145@43). If the hand is full, `effect` does not run.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        picked = choices.offer(g, me, me.controller, cards(g, me, it))
        if picked is None:
            return
        g.set_untold(picked, REVEALED, 1)
        g.set(picked, DISPLAYED_CREATOR, me.id)
        g.show(picked)
        if choices.take_pick(g, me, picked, me):
            effect.run(g, me, it.about(picked, it.target))
            g.hide(picked, Zone.HAND)
        g.set(picked, REVEALED, 0)
        note_discovery(g, me, it, picked)

    return Do(run)


def discover_then(cards: Pool, effect: Do) -> Do:
    """Discover a card, and run `effect` with it as SUBJECT; it does not come into the hand."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        picked = choices.offer(g, me, me.controller, cards(g, me, it))
        if picked is not None:
            effect.run(g, me, it.about(picked, it.target))
            note_discovery(g, me, it, picked)

    return Do(run)


def discover_and_summon(cards: Pool, copies: int = 1, *, offers_all: bool = False) -> Do:
    """Discover a minion and summon `copies` copies of it; MADE are the copies.

    The pick goes to the graveyard. Since 31532 it does so before its copies come (U211:6224,
    U575:9839), up to then after them, and then the copies are signed (U046:4160, U084:7416). If
    `offers_all`, every card of the pool is offered, in order (U317:6588).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        offer = choices.offer_these if offers_all else choices.offer
        picked = offer(g, me, me.controller, cards(g, me, it))
        if picked is None:
            return
        if g.profile.buries_pick_first:
            choices.option_to_graveyard(g, me, picked)
        made = [bodies.summon(g, me, picked.card_id, me.controller) for _ in range(copies)]
        it.made = [body for body in made if body is not None]
        if not g.profile.buries_pick_first:
            choices.option_to_graveyard(g, me, picked)
            for body in it.made:
                g.set(body, DISPLAYED_CREATOR, me.id)
        note_discovery(g, me, it, picked)

    return Do(run)


def choose_from(cards: Pool, effect: Do, *, leaves: bool = False, some: Value | int = 0) -> Do:
    """Offer all cards of a pool in order, and run `effect` with the pick as SUBJECT.

    If `some` is given, so many different random ones are offered, which is no Discover (U419:4623).
    The pick stays set aside: `cast_it` casts it, `take` takes it into the hand. If `leaves`, the
    others stay so as well.
    """
    how_many = number(some)

    def run(g: Game, me: Entity, it: Frame) -> None:
        offered, size = cards(g, me, it), how_many(g, me, it)
        if size:
            picked = choices.offer(g, me, me.controller, offered, size, leaves=leaves)
        else:
            picked = choices.offer_these(g, me, me.controller, offered, leaves=leaves)
        if picked is not None:
            effect.run(g, me, it.about(picked, it.target))

    return Do(run)


def choose_one(who: Selector, effect: Do) -> Do:
    """Let my player choose one of `who`, wherever they are, and run `effect` with it as SUBJECT.

    It is the second choice of a text. No recording shows one.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        found = who.of(g, me, it)
        picked = choices.ask(g, me, me.controller, found) if found else None
        if picked is not None:
            effect.run(g, me, it.about(picked, it.target))

    return Do(run)


def choose_text(*card_ids: str) -> Do:
    """Offer these cards in order, and run the text of the pick as a part of this text."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        picked = choices.offer_these(g, me, me.controller, card_ids)
        if picked is not None and picked.script is not None and picked.script.action is not None:
            inner = it.about(it.subject, it.target)
            inner.text = picked.card
            picked.script.action(g, me, inner)

    return Do(run)


def discover_among(*card_ids: str) -> Do:
    """Let my player pick one of these cards, all of which are offered; MADE is the pick in my hand.

    The others stay set aside. A card that the build does not have is left out.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        built = [each for each in card_ids if g.cards.get(each) is not None]
        picked = choices.offer_these(g, me, me.controller, built, leaves=True)
        taken = picked is not None and choices.take_pick(g, me, picked, me)
        it.made = (picked,) if taken and picked is not None else ()
        if picked is not None:
            note_discovery(g, me, it, picked)

    return Do(run)


def discover_copy(who: Selector, *, linked: bool = True) -> Do:
    """Discover a copy of one of the cards `who`; MADE is the copy in my hand.

    Its turns in the hand are those of its original (U405:3738). If `linked`, LINKED_ENTITY of the
    copy is its original; the copies of old texts are not (Stitched Tracker, U145:1472, U319:10059).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        picked, _ = _look(g, me, _held(g, me, it, who), linked=linked)
        it.made = ()
        if picked is not None:
            it.made = (picked,) if choices.take_pick(g, me, picked, me) else ()
            note_discovery(g, me, it, picked)

    return Do(run)


def discover_from(
    who: Selector, effect: Do | None = None, *, rest: Do | None = None, distinct: bool = True
) -> Do:
    """Discover one of the cards `who`, and draw that card itself; DRAWN is the card.

    If `effect` is given, run that with the card as SUBJECT, and draw nothing. What is offered is
    copies; the copy that is picked goes to the graveyard first (U457:3190, U165:6559). `rest` runs
    for each other card of the offer, after that. Unless `distinct`, two of them may be alike.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        picked, seen = _look(g, me, _held(g, me, it, who), distinct=distinct)
        it.drawn = ()
        if picked is None:
            return
        card = seen.pop(picked)
        choices.option_to_graveyard(g, me, picked)
        if effect is not None:
            effect.run(g, me, it.about(card, it.target))
        else:
            it.drawn = zones.draw(g, me.controller, 1, me, options=[card])
        if rest is not None:
            for other in seen.values():
                rest.run(g, me, it.about(other, it.target))
        note_discovery(g, me, it, card)

    return Do(run)


def pick_one(who: Selector, effect: Do) -> Do:
    """Let my player pick one of `who`, all of which are offered; it is SUBJECT and TARGET then.

    Copies stand for them. No recording shows such a pick; it is no Discover.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        seen = {_aside(g, me, each): each for each in who.of(g, me, it)}
        picked = choices.ask(g, me, me.controller, list(seen)) if seen else None
        for option in seen:
            choices.option_to_graveyard(g, me, option)
        if picked is not None:
            effect.run(g, me, it.about(seen[picked], seen[picked]))

    return Do(run)


def order_top(who: Selector, count: int) -> Do:
    """Let my player choose `count` cards of a deck one by one; they lie on top in that order.

    Each is one of three different cards of those that are left.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        chosen: list[Entity] = []
        for _ in range(count):
            known, hidden = _held(g, me, it, who)
            left = [card for card in known if card not in chosen]
            picked, seen = _look(g, me, (left, hidden))
            if picked is None:
                break
            choices.option_to_graveyard(g, me, picked)
            chosen.append(seen[picked])
        for card in reversed(chosen):
            TOP.lay(g, card)

    return Do(run)


def look_at_top(card_id: str, effect: Do) -> Do:
    """Show my player the top card of my deck; if it is sent to the bottom, run `effect`.

    The offer is a copy of that card, and the card `card_id`, which stands for the bottom. Both go
    to the graveyard, the pick first (U371:1531, U527:1702).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        seen = _copies(g, me, g.deck[me.controller], 1, distinct=False, of_top=True)
        if not seen:
            return
        offered = [*seen, g.create(card_id, me.controller, Zone.SETASIDE, creator=me)]
        picked = choices.ask(g, me, me.controller, offered)
        for option in sorted(offered, key=lambda each: each is not picked):
            choices.option_to_graveyard(g, me, option)
        if picked is offered[-1]:
            for card in seen.values():
                BOTTOM.lay(g, card)
            effect.run(g, me, it)

    return Do(run)


def look_and_draw(amount: int = 3, *, discards: Condition) -> Do:
    """Let my player look at `amount` cards of my deck and draw one (Tracking); DRAWN is that.

    If `discards` is true, the others leave the deck and are set aside. If it is false, this is
    `discover_from(FRIENDLY_DECK)`: three cards are looked at, the others stay. Copies are shown. A
    text that discards copies the pick once more (31022 to 66927, U346:8216); a text that does not
    moves the copy that is picked to the graveyard (U444:1407). Up to 10357 no copies are made: the
    cards themselves are set aside, and the pick goes to the hand without being drawn.
    """
    keeps = discover_from(FRIENDLY_DECK)

    def run(g: Game, me: Entity, it: Frame) -> None:
        if not discards.ask(g, me, it):
            keeps.run(g, me, it)
            return
        if not g.profile.tracks_by_copies:
            it.drawn = _take_from_top(g, me, amount)
            return
        seen = _copies(g, me, g.deck[me.controller], amount, distinct=False, of_top=True)
        picked = choices.ask(g, me, me.controller, list(seen)) if seen else None
        it.drawn = ()
        if picked is None:
            return
        _copy_again(g, me, picked)
        for copy, card in seen.items():
            if copy is not picked:
                zones.reveal(g, card, Zone.SETASIDE)
        if not g.profile.tracking_shuffles_nothing:
            events.fire(g, events.SHUFFLED, Frame(me, seen[picked]))
        it.drawn = zones.draw(g, me.controller, 1, me, options=[seen[picked]])
        note_discovery(g, me, it, seen[picked])

    return Do(run)


def _take_from_top(g: Game, me: Entity, amount: int) -> tuple[Entity, ...]:
    """Set `amount` cards of my deck aside; my player takes one of them into the hand.

    Return the card that is in the hand now.
    """
    left: list[Entity] = list(g.deck[me.controller])
    seen: list[Entity] = []
    while left and len(seen) < amount:
        card = g.pick(Purpose.LIES, me, TOP.nearest(g, left))
        if card is None:
            break
        left.remove(card)
        seen.append(card)
        zones.reveal(g, card, Zone.SETASIDE)
    picked = choices.ask(g, me, me.controller, seen) if seen else None
    if picked is None or not choices.take_pick(g, me, picked, None):
        return ()
    return (picked,)


def _held(g: Game, me: Entity, it: Frame, who: Selector) -> tuple[list[Entity], list[Entity]]:
    """Return the selected cards, and the hidden cards that may be selected too."""
    return who.of(g, me, it), who.unseen(g, me, it)


def _look(
    g: Game,
    me: Entity,
    held: tuple[list[Entity], list[Entity]],
    *,
    linked: bool = True,
    distinct: bool = True,
) -> tuple[Entity | None, dict[Entity, Entity]]:
    """Let my player pick one of up to three cards; return its copy, and copy → card of them all.

    The copy is None if there is no card. If `distinct`, no two are the same card.
    """
    known, hidden = held
    size = g.number(Purpose.OFFERS, me, 0, choices.OFFER_SIZE) if hidden else choices.OFFER_SIZE
    seen = _copies(g, me, [*known, *hidden], size, distinct=distinct, linked=linked)
    return choices.ask(g, me, me.controller, list(seen)) if seen else None, seen


def _copies(
    g: Game,
    me: Entity,
    cards: Sequence[Entity],
    size: int,
    *,
    distinct: bool,
    linked: bool = True,
    of_top: bool = False,
) -> dict[Entity, Entity]:
    """Create copies of up to `size` random ones of the cards, set aside; return copy → card.

    If `distinct`, no two are the same card. If `of_top`, they are the top cards of a deck.
    """
    seen: dict[Entity, Entity] = {}
    left = list(cards)
    for _ in range(size):
        card = g.pick(Purpose.LOOK, me, TOP.nearest(g, left) if of_top else left)
        if card is None:
            break
        left = [e for e in left if e is not card and not (distinct and _alike(g, e, card))]
        if of_top:
            TOP.see(g, card)
        copy = _aside(g, me, card)
        for tag in (NUM_TURNS_IN_HAND, TURN_DRAWN):
            g.set(copy, tag, card.tags.get(tag, 0))
        if g.profile.notes_originals and card.controller == me.controller:  # not U431:11815
            note_original(g, copy, card)
        g.set(copy, PREMIUM, card.tags.get(PREMIUM, 0))
        g.set(copy, LINKED_ENTITY, card.id if linked else 0)
        seen[copy] = card
    return seen


def _alike(g: Game, one: Entity, other: Entity) -> bool:
    return bool(one.card_id) and g.cards.canonical(one.card_id) == g.cards.canonical(other.card_id)


def _aside(g: Game, me: Entity, card: Entity) -> Entity:
    """Create and return a printed copy of a card, set aside, for an offer.

    If the card is hidden, the oracle decides which card the copy is.
    """
    card_id = card.card_id or g.card(Purpose.COPY, me, (), me.controller)
    return g.create(card_id, me.controller, Zone.SETASIDE, creator=me)


def _copy_again(g: Game, me: Entity, picked: Entity) -> None:
    copy = _aside(g, me, picked)
    g.set(copy, LINKED_ENTITY, picked.tags.get(LINKED_ENTITY, 0))
    if g.profile.notes_originals:
        note_original(g, copy, picked)
