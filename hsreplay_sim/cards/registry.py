"""The registry: which card ids have a class, and which need none.

An id finds its class directly, or through the card store's canonical id: the same class serves
CORE_, VAN_ and skin reprints.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.errors import InternalError
from hsreplay_sim.cards.compile import compile_card
from hsreplay_sim.engine.text import EMPTY, Script

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardStore

CARD_ID = re.compile(r"[A-Z][A-Za-z0-9]*_\w+$|Story_\w+$")

_KEYWORDS = (
    "taunt charge divine shield windfury mega stealth poisonous venomous lifesteal rush "
    "reborn elusive immune magnetic echo tradeable spell damage cant attack can't be targeted "
    "by spells or hero powers overload forgetful twinspell miniaturize gigantify"
)
KEYWORD_WORDS = frozenset(_KEYWORDS.split())
"""Words of texts that are nothing but keyword tags: the engine's generic behaviour is the rule."""


@cache
def classes() -> dict[str, type]:
    """Card id → class, over every module of `hsreplay_sim.cards.sets`."""
    from hsreplay_sim.cards import sets

    found: dict[str, type] = {}
    for module in pkgutil.walk_packages(sets.__path__, sets.__name__ + "."):
        loaded = importlib.import_module(module.name)
        for name, value in vars(loaded).items():
            if isinstance(value, type) and value.__module__ == loaded.__name__:
                if name in found:
                    raise InternalError(f"{name} is defined twice, the second time in {loaded}")
                found[name] = value
    return found


def is_plain(card: Card) -> bool:
    """Its text, if any, says nothing beyond keyword tags."""
    text = re.sub(r"<[^>]*>|[$#]?\d+|[+(),.:;_&\-/]|\[x\]", " ", card.text.lower())
    return all(word in KEYWORD_WORDS for word in text.split())


def _by_canonical(store: CardStore) -> dict[str, type]:
    """Canonical id → class; the class that bears the canonical id itself goes first."""
    found = {store.canonical(name): definition for name, definition in classes().items()}
    own = {name: definition for name, definition in classes().items() if name in found}
    return found | own


class Registry:
    """The scripts of a card store's cards, compiled on first use and kept."""

    def __init__(self, store: CardStore) -> None:
        self._store = store
        self._found: dict[tuple[str, int, str], Script | None] = {}
        self._by_canonical = _by_canonical(store)

    def find(self, card: Card | None, card_id: str) -> Script | None:
        """The script of a card; EMPTY when it needs none, None when it is not implemented.

        A card may be without a text in one build and have one, or not exist, in another.
        """
        key = (card_id, 0, "") if card is None else (card_id, card.type, card.text)
        try:
            return self._found[key]
        except KeyError:
            script = self._found[key] = self._compile(card, card_id)
            return script

    def _compile(self, card: Card | None, card_id: str) -> Script | None:
        definition = classes().get(card_id) or self._by_canonical.get(
            self._store.canonical(card_id)
        )
        kind = card.type if card is not None else 0
        if definition is not None:
            return compile_card(definition, enchantment=kind in (0, CardType.ENCHANTMENT))
        if card is None or kind == CardType.ENCHANTMENT:
            return None
        return EMPTY if is_plain(card) else None
