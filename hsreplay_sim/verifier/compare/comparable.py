"""Which tags of a description are compared: all but those of tables and of a past nobody saw."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARDTYPE,
    COST,
    CREATOR,
    CREATOR_DBID,
    DURABILITY,
    HEALTH,
    HIDDEN_ZONE_OWNER,
    LAST_KNOWN_ATK,
    NUM_TURNS_IN_HAND,
    PARENT_CARD,
    RARITY,
    SPELLPOWER,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TRANSFORMED_FROM_CARD,
    ZONE,
    ZONE_POSITION,
    tag_name,
)
from hsreplay_sim.replay.packets import ChangeEntity, Description, FullEntity, ShowEntity
from hsreplay_sim.verifier.compare.end_state import is_told
from hsreplay_sim.verifier.recording.reprints import NUMBERS
from hsreplay_sim.verifier.tags.gameplay import NUMBERS_OF_TEXTS, PLAIN, is_held_by_texts
from hsreplay_sim.verifier.tags.scope import (
    END_STATE_ONLY,
    NEWS_OF_THE_PAST,
    OF_HIDDEN_PAST,
    UNCOMPARED_IN_DESCRIPTIONS,
)

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.recording.observed import Observed

_COST_AND_STATS = (COST, ATK, HEALTH, DURABILITY)
_COMMON = 1
_FREE = 2
"""Two RARITYs."""


def is_comparable(
    game: Game, packet: Description, tag: int, value: int, observed: Observed, logged: Logged
) -> bool:
    """Whether a described tag that the engine has otherwise is a difference."""
    entity = game.entities[packet.entity]
    if tag in UNCOMPARED_IN_DESCRIPTIONS or tag in logged.unscoped:
        return False
    told = packet.card_id or is_told(entity.id, tag, observed)
    if not told or entity.id in observed.cosmetic:
        return False
    if is_printed_elsewhere(game, packet.card_id or entity.card_id, tag, value):
        return False
    if type(packet) is not ShowEntity or packet.entity not in logged.fresh:
        return True
    if tag == ZONE_POSITION and observed.places_after_zone:
        return False  # a card of the hand is shown without its place, then the place is told
    stranger = entity.id in observed.strangers
    if tag == TAG_LAST_KNOWN_COST_IN_HAND and _mirrors_its_cost(packet, logged, stranger):
        return value != dict(packet.tags).get(COST, 0)
    if stranger and tag == TAG_LAST_KNOWN_COST_IN_HAND:
        return _is_drawn(packet, logged) and value not in _costs(game, packet)
    if stranger:
        return tag not in OF_HIDDEN_PAST and tag != LAST_KNOWN_ATK
    return not (tag in OF_HIDDEN_PAST and _is_news(game, entity, tag, value))


def _mirrors_its_cost(packet: Description, logged: Logged, stranger: bool) -> bool:
    """Whether its cost is mirrored: it lay in a hand, or up as a secret (678 of 678).

    So it is elsewhere of a card that lived through an action that was not simulated (207 of 207),
    but for one that comes out of a deck: 29 of 112 tell another cost then (U212:4313).
    """
    before = logged.before.get((packet.entity, ZONE))
    if before in (Zone.HAND, Zone.SECRET):
        return True
    return stranger and not _is_drawn(packet, logged)


def _is_drawn(packet: Description, logged: Logged) -> bool:
    before = logged.before.get((packet.entity, ZONE))
    return (before, dict(packet.tags).get(ZONE)) == (Zone.DECK, Zone.HAND)


def _costs(game: Game, packet: Description) -> tuple[int, ...]:
    """What the last known cost of a card that is drawn may be: none, its own, the printed one.

    One of them it is of 69 of 69 that lived through an action that was not simulated.
    """
    card = game.cards.get(packet.card_id)
    printed = card.tags.get(COST, 0) if card is not None else 0
    return 0, dict(packet.tags).get(COST, 0), printed


def torn_mirror(game: Game, packet: Description, logged: Logged) -> tuple[int, int] | None:
    """The last known cost and the cost of a card that is shown or made, if they do not fit.

    They are the same of one that is played, and told for one of three reasons of one that is drawn.
    They are the same as well of one that is made anywhere but in the graveyard (5,156 of 5,156), of
    minions in play left out: a copy there may be told as its original was.
    """
    told = dict(packet.tags)
    last, cost = told.get(TAG_LAST_KNOWN_COST_IN_HAND), told.get(COST, 0)
    if last is None or last == cost or type(packet) is ChangeEntity:
        return None
    if type(packet) is FullEntity:
        on_board = told.get(ZONE) == Zone.PLAY and told.get(CARDTYPE) == CardType.MINION
        return None if on_board or told.get(ZONE) == Zone.GRAVEYARD else (last, cost)
    if _is_drawn(packet, logged):
        return None if last in _costs(game, packet) else (last, cost)
    return (last, cost) if _mirrors_its_cost(packet, logged, stranger=False) else None


def torn_makers(
    game: Game, packet: Description, observed: Observed
) -> Iterator[tuple[int, int, int, bool]]:
    """(tag, told, other, sure) of what does not fit the CREATOR that is told with it.

    PARENT_CARD is the same entity (926 of 926), CREATOR_DBID names its card, or one that it was
    before (18,489 of 18,489); it is 0 if a player, the game or nobody made it (114 of 114), and
    never of anything else (none of 10,037). A maker that nobody sees in a hand or a deck is a card
    that can be played (315 of 315). What a text's block made names its entity, if any (270 of 270).
    Nothing else is known of who made a card that nobody saw. Where it is not `sure` a text may have
    made another card of it, or of its maker (U495:12506, U166:9698).
    """
    told = dict(packet.tags)
    maker, number = told.get(CREATOR, 0), told.get(CREATOR_DBID)
    of = observed.born_of.get(packet.entity, maker)
    if maker not in (0, of) or maker == packet.entity:
        other = of if of != maker else 0
        yield CREATOR, maker, other, not other
    if told.get(PARENT_CARD, maker) != maker:
        yield PARENT_CARD, told[PARENT_CARD], maker, True
    if number is None:
        return
    known = observed.state.tags.get(maker, {})
    card = game.cards.get(observed.state.cards.get(maker, ""))
    if maker in _without_a_card(game):
        if number:
            yield CREATOR_DBID, number, 0, True
    elif card is None:
        if not _may_be_hidden(game.cards.by_dbf(number), known.get(ZONE, 0)):
            yield CREATOR_DBID, number, 0, True
    elif maker not in observed.remade and TRANSFORMED_FROM_CARD not in known:
        if number != card.dbf:
            yield CREATOR_DBID, number, card.dbf, not number


def _may_be_hidden(card: Card | None, zone: int) -> bool:
    """Whether a card that lies unseen in a zone may be this one."""
    return card is not None and (card.type in _PLAYED or zone not in (Zone.HAND, Zone.DECK))


_PLAYED = (CardType.HERO, CardType.MINION, CardType.SPELL, CardType.WEAPON, CardType.LOCATION)


def _without_a_card(game: Game) -> tuple[int, ...]:
    return 0, game.root.id, game.owner(1).id, game.owner(2).id


def became_another(packet: Description, cards: Container[str], observed: Observed) -> bool:
    """Whether an action that was not simulated made another card of it, out of sight (U523:11791).

    It is none of the `cards` then that the engine's entity is in the action, and nothing of the two
    can be compared.
    """
    unseen = type(packet) is ShowEntity and packet.entity in observed.strangers
    return unseen and packet.card_id not in cards


def is_printed(entity: Entity, tag: int, value: int) -> bool:
    """Whether a tag is told of a card as data and rules have it, though its text is missing.

    Classes add the keywords and flags that data leave out, and the numbers of a text. They add
    nothing that rules write, mark an arrival with, or count in a turn.
    """
    if entity.script is not None or tag in PLAIN or tag in END_STATE_ONLY or tag in OF_HIDDEN_PAST:
        return True
    if not is_held_by_texts(tag) or tag_name(tag).endswith("_THIS_TURN"):
        return True
    printed = entity.card is not None and tag in entity.card.tags
    if tag in _COST_AND_STATS or (printed and tag != SPELLPOWER):
        return True
    return value not in _FLAG and tag not in NUMBERS_OF_TEXTS


_FLAG = (0, 1)


def _is_news(game: Game, entity: Entity, tag: int, value: int) -> bool:
    """Whether it tells of a card's past what no rule says, though all of it was simulated."""
    if entity.tags.get(tag, 0):
        return False
    if tag == HIDDEN_ZONE_OWNER:
        return entity.type == CardType.ENCHANTMENT
    if tag == NUM_TURNS_IN_HAND and game.profile.counts_turns_in_hand:
        return value <= game.profile.counts_arrival_in_hand
    if tag == CREATOR:
        maker = game.entities.get(value)
        return (
            maker is not None
            and maker.id < entity.id
            and (maker.zone == Zone.SETASIDE or maker.type in (CardType.GAME, CardType.ENCHANTMENT))
        )
    return tag in NEWS_OF_THE_PAST


def is_printed_elsewhere(game: Game, card_id: str, tag: int, value: int) -> bool:
    """Whether the server may print the card so although the data of its build do not.

    Servers change values between two sampled data (U296: ETC_210), and data have left out keywords
    that a text names and that later data have (SW_306 at 88998). Cost and stats are no such matter:
    a recording prints them in one way, and the engine's cards go by it. Before the first
    sampled data a third of the collectible cards that are FREE in them were COMMON (up to 15590),
    and so were cards that nobody collects and that have no RARITY in them.
    """
    card = game.cards.get(card_id)
    if card is None or tag in NUMBERS:
        return False
    if tag == RARITY and value == _COMMON and game.cards.patched is not None:
        return card.tags.get(RARITY, 0) == (_FREE if card.collectible else 0)
    named = value and tag in card.referenced
    ahead = game.cards.later_than if named else (game.cards.later,)
    for cards in ahead:
        later = cards.get(card.id)
        if later is not None and later.tags.get(tag, 0) == value != card.tags.get(tag, 0):
            return True
    return False
