"""Cards changing zones: positions, draw, burn, discard, generate, bounce, shuffle (R147–R154)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    DISPLAYED_CREATOR,
    EXHAUSTED,
    FATIGUE,
    FROZEN,
    HIDDEN_ZONE_OWNER,
    HIDDEN_ZONE_OWNER_2,
    MAXHANDSIZE,
    NUM_ATTACKS_THIS_TURN,
    NUM_TURNS_IN_HAND,
    REVEALED,
    SILENCED,
    SUMMONED_WHEN_DRAWN,
    TAG_1380,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TO_BE_DESTROYED,
    TOPDECK,
    TURN,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords import herald, in_sight, numbers
from hsreplay_sim.engine.keywords.deck_order import TOP
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.records.cards import (
    ARRIVES_IN_HAND,
    CARD_IS_BURNED,
    COMES_TO_HAND,
    DRAW_COMES,
    DRAW_IS_COUNTED,
    DRAW_IS_OVER,
    DRAWS_ARE_LEFT,
)
from hsreplay_sim.engine.records.moves import MOVE_COMES, NEW_PLAYER_COMES, PLACE_IS_LEFT
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import events, player_tags
from hsreplay_sim.engine.rules.damage import after_blows, hit
from hsreplay_sim.engine.rules.enchantments import strip
from hsreplay_sim.engine.rules.stats import printed_cost, recompute
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.reset import KEYWORDS, renew
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

BOARD_MAX = 7
"""How many minions and locations a board holds (R208)."""
DECK_MAX = 60
"""How many cards a deck holds; what a text would shuffle into a full one is not made (hs-bugs#346).

A card that is moved there finds room all the same: Malorne, and Entomb up to the autumn of 2016.
"""
SECRETS_MAX = 5
"""How many Secrets a player can have (R211)."""


def hand_limit(game: Game, player_id: int) -> int:
    """Return how many cards a player's hand can hold: MAXHANDSIZE, or 10 if that is 0 (R209)."""
    return game.owner(player_id).tags.get(MAXHANDSIZE, 0) or 10


def close_gap(game: Game, row: Sequence[Entity], position: int) -> None:
    """Lower each ZONE_POSITION above `position` by 1, last entered first (3,333 of 3,348)."""
    if position:
        for entity in reversed(row):
            at = entity.tags.get(ZONE_POSITION, 0)
            if at > position:
                game.set(entity, ZONE_POSITION, at - 1)


def open_gap(
    game: Game, row: Sequence[Entity], position: int, newcomer: Entity | None = None
) -> None:
    """Raise each ZONE_POSITION from `position` on by 1, but `newcomer`'s; last entered first."""
    for entity in reversed(row):
        at = entity.tags.get(ZONE_POSITION, 0)
        if at >= position and entity is not newcomer:
            game.set(entity, ZONE_POSITION, at + 1)


def leave_row(
    game: Game, entity: Entity, zone: int, *, pulse: bool = True, on_the_way: bool = False
) -> None:
    """Move a card out of a hand or off the board: gap, position and zone in the build's order.

    With `on_the_way`, the card goes on to another place: up to 20022 its position is then not
    cleared (U158:1775). EXHAUSTED is cleared after the move is announced (U152:14088, U425:8726,
    U207:36341). A card that goes into the deck loses its mark as drawn (448 of 448 since 29933,
    U433:6622).
    """
    row = game.board if entity.zone == Zone.PLAY else game.hand
    side = entity.controller
    position = entity.tags.get(ZONE_POSITION, 0)
    if pulse:
        record(game, MOVE_COMES, entity, zone)
    if zone in (Zone.SETASIDE, Zone.HAND, Zone.DECK):
        game.set(entity, EXHAUSTED, 0)
    close_gap(game, row[side], position)
    game.note_mover(entity)
    early = game.profile.position_before_zone
    record(game, PLACE_IS_LEFT, entity)
    if early and zone == Zone.DECK:
        for mark in (HIDDEN_ZONE_OWNER_2, TAG_1380):
            game.set(entity, mark, 0)
    game.move(entity, zone, pulse=False)
    if not (early or on_the_way):
        game.set(entity, ZONE_POSITION, 0)


# --- draw --------------------------------------------------------------------------------


def draw(
    game: Game,
    player_id: int,
    count: int = 1,
    source: Entity | None = None,
    *,
    options: Sequence[Entity] | None = None,
) -> list[Entity]:
    """Draw cards one after the other, with all that follows; return them (R147, R148).

    `options` limits what may be drawn ("draw a Beast"), wherever it lies: if none of them is left,
    the draw ends. Without `options` it is the top card, and an empty deck means fatigue.
    """
    drawn: list[Entity] = []
    player = game.owner(player_id)
    for left in range(count - 1, -1, -1):
        card = _next(game, player_id, source, options)
        if card is None and options is not None:
            break
        record(game, DRAW_COMES, player, card.id if card is not None else 0)
        if left == count - 1:
            record(game, DRAWS_ARE_LEFT, player, count)
        if card is not None:
            drawn.append(card)
            draw_card(game, card, source)
        else:
            fatigue(game, player_id)
        record(game, DRAWS_ARE_LEFT, player, left)
    return drawn


def _next(
    game: Game, player_id: int, source: Entity | None, options: Sequence[Entity] | None
) -> Entity | None:
    """Return the card to draw: the top one or one of `options`, which may be unfit (U483:3127)."""
    top = TOP.nearest(game, game.deck[player_id]) if options is None else []
    cards = top or [card for card in options or () if card.zone == Zone.DECK]
    if not cards:
        return None
    sought = options is not None and not any(card.card_id for card in cards)
    return game.pick(Purpose.TUTOR if sought else Purpose.DRAW, source, cards)


def draw_these(game: Game, player_id: int, cards: Sequence[Entity], source: Entity | None) -> None:
    """Draw these cards of the deck one after the other, in this order.

    One that was drawn meanwhile, behind a card that is cast as it is drawn, is not drawn again.
    """
    player = game.owner(player_id)
    for left, card in zip(range(len(cards), 0, -1), cards, strict=True):
        record(game, DRAWS_ARE_LEFT, player, left)
        if card.zone == Zone.DECK:
            draw_card(game, card, source)
    record(game, DRAWS_ARE_LEFT, player, 0)


def leave_deck(game: Game, card: Entity, *, seen: bool = False) -> None:
    """Move a card from the deck to the hand and clear its known place in the deck.

    Recording: U424:2153. DAMAGE is cleared without a packet, whatever it was when the card was
    shuffled away (U092a:21104). With `seen`, the move is announced like that of a visible card.
    """
    game.set_untold(card, DAMAGE, 0)
    numbers.mark_unseen(game, card)
    record(game, PLACE_IS_LEFT, card)
    game.move(card, Zone.HAND, pulse=seen)


def draw_card(game: Game, card: Entity, source: Entity | None = None) -> None:
    """Move a deck card to the hand, count it, run triggers; if the hand is full, burn it (R149)."""
    player = game.owner(card.controller)
    record(game, DRAW_COMES, player, card.id)
    if len(game.hand[card.controller]) >= hand_limit(game, card.controller):
        _burn(game, card)
        return
    _take_in_hand(game, card)
    if game.profile.counts_draw_before_cast and in_sight.casts_itself(card):
        _count_draw(game, card, player)
        _when_drawn(game, card, source)
    else:
        _when_drawn(game, card, source)
        _count_draw(game, card, player)
    record(game, DRAW_IS_OVER, card)


def _take_in_hand(game: Game, card: Entity) -> None:
    shown = in_sight.acts_as_drawn(card)
    if shown:
        in_sight.show_drawn(game, card)
    else:
        in_sight.mark_drawn(game, card)
    if game.profile.names_herald_class:
        herald.mark_unseen(game, card)
    leave_deck(game, card, seen=shown)
    record(game, COMES_TO_HAND, card)
    game.set(card, ZONE_POSITION, len(game.hand[card.controller]))
    if game.profile.tells_place_again:
        take_place_again(game, card)
    if card.tags.get(TAG_LAST_KNOWN_COST_IN_HAND, 0) != card.tags.get(COST, 0):
        game.touch(card)


def _count_draw(game: Game, card: Entity, player: Entity) -> None:
    record(game, DRAW_IS_COUNTED, player, card.id)
    game.touch_auras()  # what counts draws


def _when_drawn(game: Game, card: Entity, source: Entity | None) -> None:
    """Run the triggers of other cards that answer to a draw, then the card's own text.

    If the card casts itself, it leaves, and another card is drawn inside its TRIGGER block, as a
    draw of its own (R152, U496:14282, U189:15544). COST of the drawn card is queued and written
    after the draw (80 of 80: U189:15118, U418:2557, U300:2186). Mostly the draw is counted later
    (R194).
    """
    if card.attached or (card.script is not None and card.script.cost is not None):
        game.touch(card)
    events.fire(game, events.DREW, Frame(subject=card, target=source))
    text = in_sight.text_as_drawn(card)
    if text is None or card.zone != Zone.HAND:
        return
    summoned = card.type == CardType.MINION and in_sight.casts_itself(card)
    game.open(BlockType.TRIGGER, card, keyword=SUMMONED_WHEN_DRAWN if summoned else TOPDECK)
    if summoned:  # it is a copy that comes into play (U567:10270)
        leave_row(game, card, Zone.SETASIDE)
    text(game, card, Frame(subject=card))
    if in_sight.casts_itself(card):
        if not summoned:
            leave_row(game, card, Zone.SETASIDE)
        if not _is_fatal(game, card.controller):
            draw(game, card.controller, source=source)
        if card.script is not None and card.script.after_draw is not None:  # U523:19461
            card.script.after_draw(game, card, Frame(subject=card))
    game.close()
    events.fire(game, events.DRAW_ANSWERED, Frame(subject=card, target=source))


def _is_fatal(game: Game, side: int) -> bool:
    """Whether a player is mortally wounded and draws no more; not under a ruleset (U214:9381)."""
    hero = game.hero[side]
    return game.ruleset is None and hero is not None and hero.doomed


def take_place_again(game: Game, card: Entity) -> None:
    """Write ZONE_POSITION of a drawn card as 0, then as its position again, as since 189017."""
    position = card.tags.get(ZONE_POSITION, 0)
    game.set(card, ZONE_POSITION, 0)
    game.set(card, ZONE_POSITION, position)


def _burn(game: Game, card: Entity) -> None:
    game.show(card)
    game.move(card, Zone.GRAVEYARD, pulse=False)
    strip(game, card)  # U490:7617
    record(game, CARD_IS_BURNED, card)
    game.meta(Meta.BURNED_CARD, 0, (card,))
    events.fire(game, events.OVERDRAWN, Frame(subject=card))


def fatigue(game: Game, player_id: int) -> int:
    """Raise FATIGUE by 1 and damage a hero by its value, for drawing from an empty deck (R48).

    Return that value.

    The wound is announced too (11 of 11, U056:3065).
    """
    hero = game.hero[player_id]
    if hero is None:
        return 0
    counter = game.owner(player_id) if game.profile.fatigue_on_player else hero
    record(game, DRAW_COMES, game.owner(player_id), 0)
    game.open(BlockType.FATIGUE, hero)
    game.meta(Meta.TARGET, 0, (hero,))
    game.add(counter, FATIGUE, 1)
    amount = counter.tags.get(FATIGUE, 0)
    if dealt := hit(game, hero, hero, amount):
        after_blows(game, [(hero, hero, dealt)])
        game.touch_auras()
    game.close()
    return amount


def discard(game: Game, card: Entity, source: Entity | None) -> None:
    """Discard a card in hand by an effect: move it to the graveyard, run what answers (R151)."""
    if card.zone == Zone.HAND:
        throw_away(game, card, source)
        answer_discard(game, card)


def throw_away(game: Game, card: Entity, source: Entity | None) -> None:
    """Move a card from hand to graveyard and remove its enchantments; nothing answers to it.

    COST becomes the printed one at once (U631:11259).
    """
    game.untagged.note_discard(game.root.tags.get(TURN, 0), card)
    game.affect(card, source)
    leave_row(game, card, Zone.GRAVEYARD)
    if card.attached and card.card is not None:
        strip(game, card)
        game.untagged.residues.pop(card.id, None)
        recompute(game, card)
        game.set(card, COST, printed_cost(game, card))


def answer_discard(game: Game, card: Entity) -> None:
    """Fire DISCARDED for a discarded card, then run the card's own effect of being discarded."""
    events.fire(game, events.DISCARDED, Frame(subject=card))
    if card.script is not None and card.script.on_discard is not None:
        game.open(BlockType.TRIGGER, card)
        card.script.on_discard(game, card, Frame(subject=card))
        game.close()


def answer_destruction(game: Game, card: Entity) -> None:
    """Run what a card does when a text has destroyed it in the deck."""
    if card.script is not None and card.script.on_destroyed is not None:
        game.open(BlockType.TRIGGER, card)
        card.script.on_destroyed(game, card, Frame(subject=card))
        game.close()


def mill(game: Game, card: Entity) -> None:
    """Move a card from the deck to the graveyard by an effect: shown, and not drawn."""
    reveal(game, card, Zone.GRAVEYARD)


def reveal(game: Game, card: Entity, zone: int) -> None:
    """Write SHOW_ENTITY of a card, then move it to `zone`; if it is in a hand, close the gap."""
    game.show(card)
    if card.zone == Zone.HAND:
        leave_row(game, card, zone, pulse=False)
    else:
        game.move(card, zone, pulse=False)


# --- new and returning cards -------------------------------------------------------------


def add_to_hand(
    game: Game,
    source: Entity,
    player_id: int,
    card_id: str,
    tags: dict[int, int] | None = None,
    *,
    place: int = 0,
    signed: bool = True,
) -> Entity | None:
    """Create a card in a hand, fire CARD_ADDED and return it; None if the hand is full (R150).

    `place` is its position, 0 the right end; the cards from there on move right first. If `signed`,
    DISPLAYED_CREATOR names the source, or the card that gave the running text.
    """
    hand = game.hand[player_id]
    if len(hand) >= hand_limit(game, player_id):
        return None
    position = min(place or len(hand) + 1, len(hand) + 1)
    open_gap(game, hand, position)
    first = {HIDDEN_ZONE_OWNER: game.mover()} if game.profile.hidden_zone_owner else {}
    if game.profile.counts_arrival_in_hand:
        first[NUM_TURNS_IN_HAND] = 1
    first.update(tags or {})
    card = game.create(card_id, player_id, Zone.HAND, creator=source, position=position, tags=first)
    if signed:
        game.set(card, DISPLAYED_CREATOR, game.giver or source.id)
    if card.script is not None and card.script.cost is not None:
        recompute(game, card)
    events.fire(game, events.CARD_ADDED, Frame(subject=card))
    return card


UNSEEN, SHOWN, LEFT_SEEN = range(3)
"""What the players see of a card that a text shuffles into a deck."""


class Marks(NamedTuple):
    """Tags of a shuffled card beside the printed ones: some from its creation, some set later."""

    own: Mapping[int, int]
    """The tags with which the card is created (U168@40)."""
    later: Mapping[int, int]
    """The tags that are set after the card is created."""


def note_shuffle(game: Game, source: Entity, player_id: int) -> None:
    """Count a time that a text of `source` shuffles into a deck, and fire DECK_SHUFFLED."""
    player_tags.count_shuffle(game, source, player_id)
    if game.listeners.get(events.DECK_SHUFFLED):
        events.fire(game, events.DECK_SHUFFLED, Frame(source, game.owner(player_id)))


def deck_room(game: Game, player_id: int) -> int:
    """Return how many more cards a deck takes."""
    return max(0, DECK_MAX - len(game.deck[player_id]))


def shuffle_in(
    game: Game,
    source: Entity,
    player_id: int,
    card_id: str,
    *,
    signed: bool = True,
    sight: int = UNSEEN,
    marks: Marks | None = None,
) -> Entity:
    """Create a card in a deck, write SHUFFLE_DECK and return the card (R153).

    If `signed`, DISPLAYED_CREATOR names the source. `sight` SHOWN: both players see the card as it
    comes. LEFT_SEEN: it stays visible. A card in the deck gets HIDDEN_ZONE_OWNER_2 (U496:7919,
    U179:2055, U148b:3647); a visible one gets TAG_1380, in later builds.
    """
    card = put_under(game, source, player_id, card_id, signed=signed, sight=sight, marks=marks)
    if game.profile.logs_shuffles:
        game.shuffle(game.owner(player_id))
    return card


def put_under(
    game: Game,
    source: Entity,
    player_id: int,
    card_id: str,
    *,
    signed: bool = True,
    sight: int = UNSEEN,
    marks: Marks | None = None,
) -> Entity:
    """Create a card in a deck as `shuffle_in` does, but without SHUFFLE_DECK, and return it.

    Recording: U515:16223. `marks.later` are set while the card is shown, and DISPLAYED_CREATOR
    after them (3 of 3, U054:7177).
    """
    own, later = marks or Marks({}, {})
    first = {REVEALED: 1, **own} if sight else dict(own)
    card = game.create(card_id, player_id, Zone.DECK, creator=source, tags=first)
    if signed and not later:
        game.set(card, DISPLAYED_CREATOR, source.id)
    if sight:
        game.show(card)
    for tag, value in later.items():
        game.set(card, tag, value)
    if signed and later:
        game.set(card, DISPLAYED_CREATOR, source.id)
    if sight == SHOWN:
        game.hide(card, Zone.DECK)
        game.set(card, REVEALED, 0)
    if game.profile.hidden_zone_owner:
        game.set(card, HIDDEN_ZONE_OWNER_2, 1)
    if sight == LEFT_SEEN and game.profile.marks_seen_in_deck:
        game.set(card, TAG_1380, 1)
    return card


def reset_body(game: Game, entity: Entity, *, whole: bool = True) -> None:
    """Reset a card to its print: no enchantments, no damage, printed keywords (R21).

    Since 30103 the card is made anew (`renew`). Up to 29349 JUST_PLAYED and NUM_TURNS_IN_PLAY stay
    until it enters play again (20457). If not `whole`, a doomed one is still to be destroyed.
    """
    strip(game, entity)
    if game.profile.renews_returned:
        renew(game, entity)
        return
    printed = entity.card.tags if entity.card is not None else {}
    for tag in (DAMAGE, EXHAUSTED, SILENCED, FROZEN, NUM_ATTACKS_THIS_TURN):
        game.set(entity, tag, 0)
    if whole:
        game.set(entity, TO_BE_DESTROYED, 0)
    for tag in KEYWORDS:
        if entity.tags.get(tag, 0) != printed.get(tag, 0):
            game.set(entity, tag, printed.get(tag, 0))
    game.untagged.forget(entity.id)
    game.touch(entity)


def bounce(game: Game, entity: Entity, source: Entity | None, room: int = 0) -> bool:
    """Return a minion to its controller's hand, reset, and return True (R205).

    Into a full hand, `room` more cards in it than may be, it is doomed: False (U230:19587).
    """
    side = entity.controller
    if game.profile.bounce_affects:
        game.affect(entity, source)
    if entity.zone == Zone.HAND:
        _return_in_place(game, entity)
        return True
    if len(game.hand[side]) >= hand_limit(game, side) + room:
        record(game, MOVE_COMES, entity, Zone.HAND)
        game.set(entity, TO_BE_DESTROYED, 1)
        game.may_die(entity)
        return False
    leave_row(game, entity, Zone.HAND, on_the_way=True)
    game.hide(entity, Zone.HAND)
    if game.profile.hiding_clears_place:
        game.set(entity, ZONE_POSITION, 0)
    reset_body(game, entity, whole=game.profile.returned_are_whole)
    game.untagged.return_cost(entity.id)
    record(game, ARRIVES_IN_HAND, entity)
    game.set(entity, ZONE_POSITION, len(game.hand[side]))
    recompute(game, entity)
    if game.ruleset is not None:
        game.ruleset.returned(game, entity)
    if events.heard(game, events.RETURNED):
        events.fire(game, events.RETURNED, Frame(subject=entity))
    return True


def _return_in_place(game: Game, card: Entity) -> None:
    """Return a card to the hand in which it is: nothing, but up to 3.2 a full one has no room.

    Anub'arak, whose Deathrattle runs twice (hs-bugs#159).
    """
    full = len(game.hand[card.controller]) >= hand_limit(game, card.controller)
    if full and not game.profile.returns_in_place:
        leave_row(game, card, Zone.GRAVEYARD)


def _announce_taker(game: Game, entity: Entity, taker: int) -> None:
    if entity.controller != taker:
        record(game, NEW_PLAYER_COMES, entity, game.owner(taker).id)


def return_to_deck(
    game: Game,
    entities: Sequence[Entity],
    source: Entity | None,
    player_id: int = 0,
    *,
    shown: bool = False,
    shuffles: bool = True,
) -> None:
    """Shuffle cards into the deck of the player `player_id`, or of their own players if it is 0.

    The new controller of a dead minion is written before it moves (U097@33). With `shown`, the
    cards stay visible. Unless it `shuffles`, the caller says where they lie.
    """
    for entity in entities if shown else ():
        game.set(entity, REVEALED, 1)
    for entity in entities:
        taker = player_id or entity.controller
        if entity.zone == Zone.PLAY:
            if game.profile.bounce_affects and not shown:
                game.affect(entity, source)
            _announce_taker(game, entity, taker)
        _leave_for_deck(game, entity, taker)
        if not shown:
            in_sight.hide(game, entity, Zone.DECK)
        reset_body(game, entity)
    for side in sorted({entity.controller for entity in entities}) if shuffles else ():
        in_sight.shuffle(game, side, entities if shown else ())


def _leave_for_deck(game: Game, entity: Entity, taker: int) -> None:
    """Move a card into a deck; if it leaves a row, that is the row of its own player."""
    if entity.controller != taker and entity.zone not in (Zone.PLAY, Zone.HAND):
        game.give_control(entity, taker)
    leave_row(game, entity, Zone.DECK)
    if entity.controller != taker:
        game.give_control(entity, taker)


def remove(game: Game, card: Entity, source: Entity | None, zone: int = Zone.GRAVEYARD) -> None:
    """Take a card out of a hand or deck to `zone` by an effect: shown, and not discarded."""
    game.affect(card, source)
    if card.zone == Zone.HAND:
        if zone == Zone.SETASIDE:
            game.show(card)
        leave_row(game, card, zone)
    else:
        reveal(game, card, zone)
