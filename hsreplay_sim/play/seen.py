"""What one player knows of a game: what the other holds unseen is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.address import kind_of
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import FULL, TAG
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.state.entities import COIN
from hsreplay_sim.engine.state.following import drop, recast
from hsreplay_sim.engine.state.parts import set_parts_aside
from hsreplay_sim.play.decks import classes, collectible, legal_deck
from hsreplay_sim.play.setup.deck import CLASS_NAMES, Deck, seat
from hsreplay_sim.play.setup.formats import Format
from hsreplay_sim.play.setup.needs import needs_of
from hsreplay_sim.replay.actions import descriptions

if TYPE_CHECKING:
    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.play.oracle import SeededOracle
    from hsreplay_sim.replay.recording import Recording

_HIDING = (Zone.HAND, Zone.DECK, Zone.SECRET)
_OPEN = (t.QUEST, t.SIDEQUEST, t.SIGIL)
"""Marks of what lies among the Secrets for all to see."""
_NO_CARDS = (CardType.PLAYER, CardType.GAME, CardType.HERO_POWER, CardType.ENCHANTMENT)
_KEPT = frozenset({
    t.ZONE, t.ZONE_POSITION, t.CONTROLLER, t.ENTITY_ID, t.CREATOR, t.CREATOR_DBID,
    t.DISPLAYED_CREATOR, t.TURN_DRAWN, t.EXHAUSTED, t.LAST_AFFECTED_BY, t.HIDDEN_ZONE_OWNER,
    t.HIDDEN_ZONE_OWNER_2,
})  # fmt: skip
"""What is known of a card that nobody has shown: where it is, and who made it."""


def sights(recording: Recording) -> dict[int, str]:
    """Entity id → the card under which the seats of a recording last saw it."""
    return {each.entity: each.card_id for each in descriptions(recording.packets) if each.card_id}


def seen_since(game: Game, side: int) -> dict[int, str]:
    """Entity id → card of what has been in the open since a game was loaded, or in the own hand."""
    opened = {packet[1] for packet in game.out if _opens(packet)}
    entities = game.entities.values()
    own = {each.id for each in entities if each.controller == side and each.zone == Zone.HAND}
    return {each.id: each.card_id for each in entities if each.id in opened | own and each.card_id}


def _opens(packet: Packet) -> bool:
    """Whether a packet brings its entity where all see it."""
    kind, _, first, second, *_ = packet
    zone = second.get(t.ZONE) if kind == FULL else second if (kind, first) == (TAG, t.ZONE) else 0
    return zone in (Zone.PLAY, Zone.GRAVEYARD)


def named_of(game: Game, side: int) -> dict[int, str]:
    """Entity id → card of all cards of a player that are named."""
    entities = game.entities.values()
    return {each.id: each.card_id for each in entities if each.controller == side and each.card_id}


def unnamed(game: Game, side: int, seen: Mapping[int, str]) -> bool:
    """Whether a player does not know of a card of the own hand, deck or Secrets what it is."""
    rows = (game.secrets, game.hand, game.deck)
    return any(seen.get(card.id) != card.card_id for row in rows for card in row[side])


class Guess:
    """The unseen cards of a player, as they may be by what the other player has seen."""

    def __init__(
        self,
        game: Game,
        side: int,
        seen: Mapping[int, str],
        deck: Sequence[str],
        oracle: SeededOracle,
    ) -> None:
        self._game, self._side, self._seen, self._oracle = game, side, seen, oracle
        self._needs = needs_of(game.cards, game.scripts)
        self._left = list((Counter(deck) - self._shown()).elements())
        """Card ids that the player is thought to have brought, and that nobody has seen."""
        oracle.random.shuffle(self._left)
        self._pool = collectible(game.cards, class_of(game, side))

    def deal(self) -> None:
        """Make each unseen card another one; the Secrets first, as fewer cards can be one."""
        rows = (self._game.secrets, self._game.hand, self._game.deck)
        for card in [each for row in rows for each in row[self._side]]:
            if self._is_coin(card):
                _recast(self._game, card, COIN)
            elif not self._is_seen(card):
                is_secret = card.zone == Zone.SECRET
                _recast(self._game, card, self._secret() if is_secret else self._card(card))
        self._game.touch_auras()
        update_auras(self._game)

    def _is_coin(self, card: Entity) -> bool:
        """Whether it is The Coin, which a recording does not name: the first card after heroes."""
        game, heroes = self._game, (CardType.HERO, CardType.HERO_POWER)
        first = min((e.id for e in game.entities.values() if e.type == CardType.HERO), default=0)
        later = (e.id for e in game.entities.values() if e.id > first and e.type not in heroes)
        second = not game.owner(self._side).get(t.FIRST_PLAYER)
        return second and not card.card_id and card.id == min(later, default=0)

    def _is_seen(self, card: Entity) -> bool:
        """Everybody knows who was given The Coin, until it is played."""
        is_open = card.zone == Zone.SECRET and any(card.get(tag) for tag in _OPEN)
        is_coin = self._game.cards.canonical(card.card_id) == COIN
        given = is_coin and card.get(t.CREATOR) in (0, self._game.root.id)
        return is_open or given or self._seen.get(card.id) == card.card_id

    def _shown(self) -> Counter[str]:
        """What has been seen of the cards that the player brought."""
        return Counter(
            each.card_id
            for each in self._game.entities.values()
            if each.controller == self._side
            and each.type not in _NO_CARDS
            and not each.get(t.CREATOR)
            and (each.zone not in _HIDING or self._is_seen(each))
        )

    def _card(self, card: Entity) -> str:
        """A card that was brought, if that one was; one that is enchanted keeps its type."""
        kinds = (card.type,) if card.attached else ()
        of_deck = self._left if not card.get(t.CREATOR) else []
        for card_id in of_deck:
            data = self._game.cards.get(card_id)
            if data is not None and (not kinds or data.type in kinds):
                of_deck.remove(card_id)
                return card_id
        return self._any_of(each for each in self._pool if not kinds or each.type in kinds)

    def _secret(self) -> str:
        """A Secret that was brought, else any of the class, that does not lie there yet."""
        there = {each.card_id for each in self._game.secrets[self._side]}
        secrets = [each for each in self._pool if each.tags.get(t.SECRET) and each.id not in there]
        ids = {each.id for each in secrets}
        for card_id in self._left:
            if card_id in ids:
                self._left.remove(card_id)
                return card_id
        return self._any_of(secrets)

    def _any_of(self, pool: Iterable[Card]) -> str:
        """One of a pool that can be played whole; "" if there is none."""
        rest = list(pool)
        while rest:
            card = self._oracle.one_of(rest)
            if not self._needs.lack(card.id):
                return card.id
            rest.remove(card)
        return ""


def guess_of(
    game: Game,
    side: int,
    seen: Mapping[int, str],
    deck: Deck | None,
    oracle: SeededOracle,
    form: Format | None,
) -> Guess:
    """A guess of a player's cards: of a deck that it is thought to have brought, or a random one.

    Raises:
        TypeError: no deck.
        UnsupportedError: the deck holds a card that the build does not know.
    """
    if deck is None:
        build, name = game.profile.build, class_of(game, side)
        known = name if name in classes(game.cards) else ""
        deck = legal_deck(game.cards, build, oracle, known, form or Format.WILD)
    if not isinstance(deck, Deck):
        raise TypeError(f"pass a Deck, not {kind_of(deck)}")
    return Guess(game, side, seen, seat(game.cards, deck).deck, oracle)


def class_of(game: Game, side: int) -> str:
    """The class of a player's hero, by its name in upper case."""
    hero = game.hero[side]
    return CLASS_NAMES.get(hero.get(t.CLASS) if hero is not None else 0, "NEUTRAL")


def _recast(game: Game, card: Entity, card_id: str) -> None:
    """Make a card another one where it lies, without a packet; what it wears stays on it."""
    for part in [each for each in game.entities.values() if each.get(t.PARENT_CARD) == card.id]:
        drop(game, part)
    if card_id:
        recast(game, card, card_id, _KEPT)
        set_parts_aside(game, card)
