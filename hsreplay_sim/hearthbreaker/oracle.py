"""The oracle of scripted games: numbers and characters by position, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import ZONE_POSITION
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.hearthbreaker.cards.card_set import in_its_order
from hsreplay_sim.hearthbreaker.rules.ruleset import Hearthbreaker, in_order
from hsreplay_sim.hearthbreaker.scripted import CharacterRef, Number

if TYPE_CHECKING:
    from hsreplay_sim.engine.oracle import Question
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

ALWAYS_ASKED = frozenset(
    (
        "EX1_308",
        "HERO_02bp",
        "CS2_049",
        "EX1_006",
        "GVG_029",
        "EX1_345",
        "EX1_339",
        "CS2_003",
        "BRM_017",
    )
)
"""Texts that ask for a number even when there is only one candidate."""

_ASKED_FOR_ONE = (Purpose.DEAL, Purpose.MULLIGAN, Purpose.LOOK, Purpose.JOUST)
"""Questions about a deck that take a number even when there is only one candidate."""


class NumberError(Exception):
    """The recorded numbers do not answer a question; `code` is that of the divergence."""

    def __init__(self, code: str, note: str) -> None:
        self.code = code
        self.note = note
        super().__init__(note)


class CardMissingError(UnsupportedError):
    """A card without a script has come into play."""

    def __init__(self, card_id: str, name: str) -> None:
        self.card_id = card_id
        super().__init__(f"the card {name} ({card_id}) is not implemented")


class ScriptedOracle:
    """Answers from the numbers of the running move, and watches for cards that are missing.

    With an empty header (`always_zero`) every plain number is 0 and none is consumed.
    """

    def __init__(self, rules: Hearthbreaker, *, always_zero: bool) -> None:
        self.rules = rules
        self.always_zero = always_zero
        self.numbers: tuple[Number, ...] = ()
        self.position = 0
        self.option = 0
        """The pending choice of the player who moves (Tracking)."""

    def begin(self, numbers: Sequence[Number]) -> None:
        """A move begins; what was left of the last one is ignored."""
        self.numbers = tuple(numbers)
        self.position = 0

    @property
    def left(self) -> int:
        """How many recorded numbers of the move no question has used."""
        return len(self.numbers) - self.position

    # --- the three kinds of lookup -------------------------------------------------------

    def _next(self, purpose: str) -> Number:
        if self.position >= len(self.numbers):
            held = len(self.numbers)
            raise NumberError(
                "E201", f"number {held + 1} is asked for ({purpose}), {held} are there"
            )
        found = self.numbers[self.position]
        self.position += 1
        return found

    def integer(self, purpose: str) -> int:
        """A plain number, unchecked."""
        if self.always_zero:
            return 0
        found = self._next(purpose)
        if isinstance(found, CharacterRef):
            raise NumberError("E203", f"{found} stands where a number is wanted ({purpose})")
        return found

    def _index(self, purpose: str, count: int) -> int:
        found = self.integer(purpose)
        if not -count <= found < count:
            raise NumberError("E203", f"{found} is recorded, there are {count} for {purpose}")
        return found

    def character(self, game: Game, purpose: str, options: Sequence[Entity]) -> Entity:
        """A character by reference, or by place among the candidates."""
        if self.position >= len(self.numbers):
            self._next(purpose)
        found = self.numbers[self.position]
        if not isinstance(found, CharacterRef):
            return options[self._index(purpose, len(options))]
        self.position += 1
        entity = resolve(game, found)
        if entity is None:
            raise NumberError("E203", f"{found} is recorded, nothing stands there")
        if entity not in options and not entity.doomed:
            raise NumberError("E203", f"{found} is recorded, it is no candidate for {purpose}")
        return entity

    # --- questions of the engine -----------------------------------------------------------

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        """One of several entities; in an offer, the one that the move's option names."""
        options, source, purpose = question.options, question.source, question.purpose
        if not options:
            return None
        if purpose is Purpose.CHOOSE:
            return self._chosen(options)
        zone, kind = options[0].zone, options[0].type
        if zone == Zone.PLAY and kind in (CardType.MINION, CardType.HERO):
            ordered = in_order(options, source) if source is not None else list(options)
            return self.character(game, purpose, ordered)
        ordered = self._in_order(game, options)
        whole = zone == Zone.DECK and len(options) == len(game.deck[options[0].controller])
        asked = (whole and purpose is Purpose.DRAW) or purpose in _ASKED_FOR_ONE
        if len(ordered) == 1 and not asked and not _always(source):
            return ordered[0]
        return ordered[self._index(purpose, len(ordered))]

    def _in_order(self, game: Game, options: Sequence[Entity]) -> list[Entity]:
        zone, side = options[0].zone, options[0].controller
        if zone == Zone.HAND:
            return sorted(options, key=_by_position)
        if zone == Zone.DECK:
            places = self.rules.deck_order(game, side)
            return sorted(options, key=lambda card: places[card.id])
        if zone == Zone.GRAVEYARD:
            graves = {number: place for place, number in enumerate(self.rules.graveyards[side])}
            dead = [card for card in options if card.id in graves]
            return sorted(dead, key=lambda card: graves[card.id])
        if zone == Zone.SECRET:
            return [card for card in game.secrets[side] if card in options]
        return sorted(options, key=_by_id)

    def _chosen(self, options: Sequence[Entity]) -> Entity:
        if not 0 <= self.option < len(options):
            raise NumberError("E203", f"option {self.option} of {len(options)} is recorded")
        return options[self.option]

    def number(self, game: Game, question: Question[int]) -> int:
        """An amount as recorded; for a coin, 0 means that it happens; a keyword by its place."""
        if question.purpose is Purpose.KEYWORD:
            return question.options[self._index(question.purpose, len(question.options))]
        found = self.integer(question.purpose)
        return int(found == 0) if question.purpose is Purpose.COIN else found

    def card(self, game: Game, question: Question[str]) -> str:
        """A card of a pool."""
        ordered, purpose = in_its_order(question.options), question.purpose
        if purpose is Purpose.THE_COIN or (len(ordered) == 1 and not _always(question.source)):
            return ordered[0]
        return ordered[self._index(purpose, len(ordered))] if ordered else ""

    def identity(self, game: Game, card_id: str, player: int, zone: int, host: int) -> int:
        """The next id; an enchantment or a card that enters play must be implemented."""
        card = game.cards.get(card_id)
        kind = card.type if card is not None else 0
        if zone == Zone.PLAY or kind == CardType.ENCHANTMENT or card is None:
            self._require(game, card_id)
        return game.next_id

    # --- a watcher of the engine -----------------------------------------------------------

    def _require(self, game: Game, card_id: str) -> None:
        card = game.cards.get(card_id)
        if game.scripts.find(card, card_id) is None:
            raise CardMissingError(card_id, card.name if card is not None else card_id)

    def foreign_power(self, game: Game, entity: Entity) -> None:
        """A text without script: the game cannot go on."""
        self._require(game, entity.card_id)

    def foreign_aim(self, game: Game, spell: Entity) -> bool:
        """The same."""
        self._require(game, spell.card_id)
        return True

    def opened(self, game: Game, kind: int, entity: Entity, keyword: int) -> None:
        """Nothing to do."""

    def closing(self, game: Game, kind: int, entity: Entity) -> None:
        """Nothing to do."""

    def event(self, game: Game) -> None:
        """Nothing to do."""


def _always(source: Entity | None) -> bool:
    return source is not None and source.card_id in ALWAYS_ASKED


def _by_position(entity: Entity) -> int:
    return entity.tags.get(ZONE_POSITION, 0)


def _by_id(entity: Entity) -> int:
    return entity.id


def resolve(game: Game, ref: CharacterRef) -> Entity | None:
    """The character there now; None for "no target" (-1) and for an empty place."""
    if ref.index is None:
        return game.hero[ref.player]
    row = game.row(ref.player)
    if ref.index == -1 or not -len(row) <= ref.index < len(row):
        return None
    return row[ref.index]
