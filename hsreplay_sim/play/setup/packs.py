"""Cards from outside of the package, as they are given to a game."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import TYPE_CHECKING

from hsreplay_sim.base.address import kind_of
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.builds.profile import NEWEST_BUILD
from hsreplay_sim.cards.own import OwnCards, definitions_in
from hsreplay_sim.play.setup.deck import registry
from hsreplay_sim.play.setup.formats import cards_of
from hsreplay_sim.play.setup.needs import needs_of

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.engine.text import Scripts

ENTRY_POINTS = "hsreplay_sim.cards"
"""The group of entry points by which an installed package offers modules of cards."""

Pack = str | type | ModuleType
Packs = Pack | Iterable[Pack]
"""A class, a module of classes, its name or that of an entry point; or several of them."""


def with_own(cards: CardSet, packs: Packs) -> tuple[CardSet, Scripts]:
    """The cards of a build and their scripts, own ones among them.

    Raises:
        UsageError: there is no such module.
        UnsupportedError: a class says what no card class has.
    """
    inner = registry()
    found = [each for pack in several(packs) for each in _classes(pack)]
    if not found:
        return cards, inner
    own = OwnCards(found, cards, inner)
    return own.cards, own


def implemented(card: str, *, build: int = NEWEST_BUILD, cards: Packs = ()) -> bool:
    """Whether a build has a card with this id or English name, and it can be played whole.

    That takes its text, the texts of all that it makes, and a card in each pool it draws from.
    """
    known, texts = with_own(cards_of(build), cards)
    found = known.get(card) or known.by_name(card)
    return found is not None and not needs_of(known, texts).lack(found.id)


def several(packs: Packs) -> Iterable[Pack]:
    """Return one pack, or several, as an iterable of packs.

    Raises:
        TypeError: it is neither.
    """
    if isinstance(packs, (str, type, ModuleType)):
        return (packs,)
    if not isinstance(packs, Iterable):
        raise TypeError(f"pass card classes or modules of them, not {kind_of(packs)}")
    return packs


def names_of(packs: Packs) -> tuple[str, ...]:
    """The names of the modules that packs of cards are from, each once."""
    return tuple(dict.fromkeys(map(_name_of, several(packs))))


def _name_of(pack: Pack) -> str:
    if isinstance(pack, str):
        return pack
    return pack.__module__ if isinstance(pack, type) else pack.__name__


def known_pack(name: str) -> Pack:
    """The module of own cards that a saved game names, if this program knows it already.

    A document alone shall import nothing: the module is one that has been imported, or an installed
    package offers it.

    Raises:
        UsageError: it is neither.
    """
    if entry_points(group=ENTRY_POINTS, name=name):
        return name
    if name not in sys.modules:
        raise UsageError(f"the game has own cards of the module {name!r}: pass them as cards=")
    return sys.modules[name]


def _classes(pack: Pack) -> Iterator[type]:
    if isinstance(pack, type):
        yield pack
        return
    module = _module(pack) if isinstance(pack, str) else pack
    if not isinstance(module, ModuleType):
        raise TypeError(f"pass card classes or modules of them, not {kind_of(module)}")
    yield from definitions_in(vars(module), module.__name__)


def _module(name: str) -> object:
    for point in entry_points(group=ENTRY_POINTS, name=name):
        return point.load()
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        known = ", ".join(sorted(entry_points(group=ENTRY_POINTS).names)) or "none"
        message = f"no module {name!r} of cards; entry points of {ENTRY_POINTS}: {known}"
        raise UsageError(message) from error
