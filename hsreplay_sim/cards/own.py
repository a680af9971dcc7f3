"""Cards from outside of the package: classes by card id, with values of their own.

    class MY_001:
        name, text = "Angry Yeti", "<b>Battlecry:</b> Deal 3 damage."
        tags = {GameTag.CARDTYPE: CardType.MINION, GameTag.COST: 4, GameTag.ATK: 4,
                GameTag.HEALTH: 5, GameTag.BATTLECRY: 1}
        targets = CHARACTERS
        action = damage(TARGET)

A class whose id the card data know stands in place of that card: what it says is overridden, what
it does not say is as printed. One that says nothing but values keeps the text of the package.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import FunctionType
from typing import TYPE_CHECKING, Any

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import CARDTYPE, CHARGE
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.carddb.extended import ExtendedSet
from hsreplay_sim.cards.compile import compile_card
from hsreplay_sim.cards.reading.keywords import is_plain
from hsreplay_sim.cards.slots import SLOTS, changing
from hsreplay_sim.cards.words.values import Condition
from hsreplay_sim.engine.text import EMPTY, Frame, Script

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Scripts

VALUES = frozenset({"name", "text", "tags", "requirements"})
"""What a class may say of its card beside the slots of a text."""


class OwnCards:
    """The cards of a build with own ones, and their scripts: what a game asks for both."""

    def __init__(self, definitions: Iterable[type], cards: CardSet, scripts: Scripts) -> None:
        self._classes = {each.__name__: each for each in definitions}
        self._inner = scripts
        self._found: dict[str, Script | None] = {}
        own = {name: _card(each, cards.get(name)) for name, each in self._classes.items()}
        self.cards = ExtendedSet(cards, own)

    def find(self, card: Card | None, card_id: str) -> Script | None:
        """The script of an own class, or else of the package."""
        definition = self._classes.get(card_id)
        if definition is None:
            return self._inner.find(card, card_id)
        if card_id not in self._found:
            self._found[card_id] = self._compiled(definition)
        return self._found[card_id]

    def _compiled(self, definition: type) -> Script | None:
        card = self.cards.own[definition.__name__]
        slots = _slots(definition)
        if slots:
            kind = card.type == CardType.ENCHANTMENT
            return compile_card(type(definition.__name__, (), slots), enchantment=kind)
        known = self._inner.find(card, card.id)
        return EMPTY if known is None and is_plain(card) else known


def definitions_in(namespace: Mapping[str, object], module: str) -> Iterator[type]:
    """The card classes that a module defines: those that say a value or a slot."""
    for name, each in namespace.items():
        if isinstance(each, type) and each.__module__ == module and not name.startswith("_"):
            if vars(each).keys() & (SLOTS | VALUES | {"charge"}):
                yield each


def _card(definition: type, base: Card | None) -> Card:
    said = vars(definition)
    tags = dict(base.tags) if base is not None else {CARDTYPE: int(CardType.ENCHANTMENT)}
    tags |= {int(tag): int(value) for tag, value in said.get("tags", {}).items()}
    requirements = said.get("requirements", base.requirements if base is not None else {})
    return Card(
        id=definition.__name__,
        dbf=base.dbf if base is not None else 0,
        name=said.get("name", base.name if base is not None else definition.__name__),
        text=said.get("text", base.text if base is not None else ""),
        tags={tag: value for tag, value in tags.items() if value},
        referenced=base.referenced if base is not None else (),
        entourage=base.entourage if base is not None else (),
        requirements={int(each): int(value) for each, value in requirements.items()},
        hero_power=base.hero_power if base is not None else None,
        since=0,
    )


def _slots(definition: type) -> dict[str, Any]:
    """The slots of a class; `charge`, a function (me, what it is now), is a keyword that is held.

    A text as a function may be a static method, as checkers of types want a function without self.

    Raises:
        UnsupportedError: a name that no card class has.
    """
    said = vars(definition).items()
    slots: dict[str, Any] = {
        name: value.__func__ if isinstance(value, staticmethod) else value
        for name, value in said
        if name[0] != "_" and name not in VALUES
    }
    charge = slots.pop("charge", None)
    if isinstance(charge, FunctionType):
        slots["keywords"] = (*slots.get("keywords", ()), (CHARGE, _holds(charge)))
    for name in slots.keys() - SLOTS:
        raise UnsupportedError(f"{definition.__name__} says {name!r}, which no card class has")
    return slots


def _holds(function: FunctionType) -> Condition:
    ask = changing(function)

    def holds(game: Game, me: Entity, it: Frame) -> bool:
        return ask(game, me, Frame(amount=me.tags.get(CHARGE, 0))) > 0

    return Condition(holds)
