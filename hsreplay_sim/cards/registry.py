"""The registry: which card ids have a class, and which need none.

An id finds its class directly, or through the card store's canonical id: the same class serves
CORE_, VAN_ and skin reprints. A module of classes is imported when one of its cards is first
looked up, so that a game pays only for what it plays.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.errors import InternalError
from hsreplay_sim.base.tags import (
    CANT_ATTACK,
    DEATHRATTLE,
    ZILLIAX_CUSTOMIZABLE_COSMETICMODULE,
    InvisibleDeathrattle,
)
from hsreplay_sim.cards.compile import compile_card
from hsreplay_sim.cards.reading.keywords import is_plain, modular_keywords
from hsreplay_sim.cards.reading.worn import Worn, worn
from hsreplay_sim.cards.words.values import ALWAYS, DATA1, DATA2, N2, N3, N
from hsreplay_sim.engine.text import EMPTY, Script

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.carddb.store import CardStore

CARD_ID = re.compile(r"[A-Z][A-Za-z0-9]*_\w+$|Story_\w+$")

CLASS = re.compile(r"^class (\w+)", re.MULTILINE)

SHELVES = [
    "hsreplay_sim.cards.sets",
    "hsreplay_sim.cards.modes",
    "hsreplay_sim.cards.heroes",
]
"""Packages that hold packages of card classes, or are one. A caller may add more before the first
card is looked up."""


@cache
def packages() -> dict[str, tuple[str, ...]]:
    """Prefix of card ids (the part before the `_`) → the packages that have such cards, in order.

    The `__init__` of a package of card classes holds its `PREFIXES` and nothing else, so that all
    packages are asked before a single class is imported.
    """
    found: dict[str, list[str]] = {}
    for shelf in SHELVES:
        for package, prefixes in _packages_on(shelf):
            for prefix in prefixes:
                found.setdefault(prefix, []).append(package)
    return {prefix: tuple(names) for prefix, names in found.items()}


def _packages_on(shelf: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    module = importlib.import_module(shelf)
    if hasattr(module, "PREFIXES"):
        yield shelf, module.PREFIXES
        return
    for each in pkgutil.iter_modules(module.__path__, shelf + "."):
        yield from _packages_on(each.name)


SCENARIO = "scenario"
"""The module of a mode that holds what its GAME entities do; they are no cards."""


@cache
def modules_of(package: str) -> dict[str, str]:
    """Card id → module of one package. The modules are read for it, not imported.

    The cards of a game of 2023 stand in twenty sets with a dozen modules each: to import those that
    none of them is from would take a sixth of the memory of its verification.
    """
    found: dict[str, str] = {}
    for each in pkgutil.iter_modules(importlib.import_module(package).__path__, package + "."):
        if each.name.endswith(f".{SCENARIO}"):
            continue
        for name in CLASS.findall(_source(each.name)):
            if name in found:
                raise InternalError(f"{name} is defined twice, the second time in {each.name}")
            found[name] = each.name
    return found


@runtime_checkable
class Readable(Protocol):
    """A loader that reads its files: that of a folder, of a zip, or the one of pytest.

    pytest rewrites the modules of packages that have a plugin for it, by a loader that gives no
    source but reads files all the same.
    """

    def get_data(self, path: str) -> bytes:
        """The bytes of a file."""


def _source(module: str) -> str:
    spec = importlib.util.find_spec(module)
    loader: object = spec.loader if spec is not None else None
    if spec is None or spec.origin is None or not isinstance(loader, Readable):
        raise InternalError(f"{module} has no source to read")
    return importlib.util.decode_source(loader.get_data(spec.origin))


@cache
def classes_of(package: str) -> dict[str, type]:
    """Card id → class, over every module of one package, which this imports."""
    modules = dict.fromkeys(modules_of(package).values())
    return {name: each for module in modules for name, each in _classes_in(module).items()}


def _classes_in(module: str) -> dict[str, type]:
    return {
        name: value
        for name, value in vars(importlib.import_module(module)).items()
        if isinstance(value, type) and value.__module__ == module
    }


@cache
def scenarios_of(package: str) -> tuple[Script, ...]:
    """The scenarios of a mode: the texts that a GAME entity may have there."""
    path = importlib.import_module(package).__path__
    if all(each.name != SCENARIO for each in pkgutil.iter_modules(path)):
        return ()
    found = _classes_in(f"{package}.{SCENARIO}").values()
    return tuple(replace(compile_card(each, enchantment=False), card_id="") for each in found)


def scenario_of(shown: Iterable[str]) -> Script | None:
    """The scenario of a game in which these cards are shown, if one of them is its sign."""
    ids = frozenset(shown)
    prefixes = sorted({card_id.partition("_")[0] for card_id in ids})
    for package in dict.fromkeys(name for each in prefixes for name in packages().get(each, ())):
        for script in scenarios_of(package):
            if any(card_id.startswith(script.signs) for card_id in ids):
                return script
    return None


def class_of(card_id: str) -> type | None:
    """The class with this id. It imports the one module that has it.

    The prefix of an id may be in small letters (bar_079t10c).
    """
    prefix = card_id.partition("_")[0]
    for package in packages().get(prefix) or packages().get(prefix.upper(), ()):
        module = modules_of(package).get(card_id)
        if module is not None:
            found: type = getattr(importlib.import_module(module), card_id)
            return found
    return None


@cache
def classes() -> dict[str, type]:
    """Card id → class, of all packages: for tests and tools; a game never asks for it."""
    found: dict[str, type] = {}
    for package in dict.fromkeys(name for names in packages().values() for name in names):
        for name, definition in classes_of(package).items():
            if name in found:
                raise InternalError(f"{name} is defined twice, the second time in {package}")
            found[name] = definition
    return found


class Registry:
    """The scripts of a card store's cards, compiled on first use and kept."""

    def __init__(self, store: CardStore) -> None:
        self._store = store
        self._found: dict[tuple[str, int, str, int], Script | None] = {}

    def find(self, card: Card | None, card_id: str) -> Script | None:
        """The script of a card; EMPTY when it needs none, None when it is not implemented.

        A card may have a text in one build, and none, or not exist, in another. An enchantment that
        the data of a build lack is read as the data first had it.
        """
        key = (card_id, 0, "", 0) if card is None else (card_id, card.type, card.text, card.since)
        try:
            return self._found[key]
        except KeyError:
            script = self._found[key] = self._compile(card, card_id)
            return script

    def _compile(self, card: Card | None, card_id: str) -> Script | None:
        definition = class_of(card_id) or class_of(self._store.canonical(card_id))
        kind = card.type if card is not None else 0
        if definition is not None and (card is None or _serves(definition, card)):
            script = compile_card(definition, enchantment=kind in (0, CardType.ENCHANTMENT))
            if card is not None and script.deltas and script.keyword_wording not in card.text:
                script = replace(script, deltas=replace(script.deltas, tags=()))
            return script if _dies_so(card) else replace(script, deathrattle=None)
        if card is None:
            first = self._store.first_build(card_id)
            card = self._store.sampled(card_id, first) if first is not None else None
            return _worn(card) if card is not None else None
        return _read(card)


@cache
def _barred() -> Script:
    """A plain minion that can't attack: the tag comes with play (8 of 8, U121:4890, U577:2496)."""
    return compile_card(type("", (), {"keywords": ((CANT_ATTACK, ALWAYS),)}), enchantment=False)


def _dies_so(card: Card | None) -> bool:
    """Whether the card has a deathrattle in its build; the shrines of Rumble Run hide theirs.

    Skyvateer lacks the tag for years, and dies as its text says (U192:1533). One that is put
    together of parts dies as they say.
    """
    if card is None or card.type not in (CardType.MINION, CardType.WEAPON):
        return True
    tags = (DEATHRATTLE, InvisibleDeathrattle, ZILLIAX_CUSTOMIZABLE_COSMETICMODULE)
    tagged = any(card.tags.get(tag, 0) for tag in tags)
    return tagged or "<b>Deathrattle:</b>" in card.text


def _serves(definition: type, card: Card) -> bool:
    """Whether the class is for the card's text, as of the build.

    `wording` is a part of the texts that it serves, `since` the first build whose text it serves:
    what an older one did, with the same words, is not written.
    """
    is_old = card.since < getattr(definition, "since", 0)
    return not is_old and getattr(definition, "wording", "") in card.text


def _read(card: Card) -> Script | None:
    """What a card without a class does, as of its build; None if its text cannot be read."""
    if card.type == CardType.ENCHANTMENT:
        return _worn(card)
    if not is_plain(card):
        return None
    return _barred() if card.tags.get(CANT_ATTACK, 0) else EMPTY


def _worn(card: Card) -> Script | None:
    """What an enchantment without a class does; None if it is none, or cannot be read in full.

    A Magnetic minion is one itself on the Mech that it joined (R242).
    """
    if card.type != CardType.ENCHANTMENT:
        return None
    if (keywords := modular_keywords(card)) is not None:
        slots: dict[str, object] = {"atk": DATA1, "max_health": DATA2, "keywords": keywords}
    elif (given := worn(card)) is not None:
        slots = _slots(given)
    else:
        return None
    return compile_card(type(card.id, (), slots), enchantment=True)


def _slots(given: Worn) -> dict[str, object]:
    """The slots of a class that says the same; its numbers are those of the text in each game."""
    slots: dict[str, object] = {"keywords": given.keywords} if given.keywords else {}
    for place, slot in enumerate(given.numbered):
        if slot in ("atk", "max_health", "cost"):
            number = (N, N2, N3)[place]
            slots[slot] = -number if getattr(given, slot) < 0 else number
    return slots
