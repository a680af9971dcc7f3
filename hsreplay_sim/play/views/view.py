"""A view of one entity, and the attributes that are tags of it."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from enum import IntEnum
from operator import index
from typing import TYPE_CHECKING, SupportsIndex, TypeVar, overload

from hearthstone.enums import GameTag, Zone

from hsreplay_sim.base.address import kind_of

if TYPE_CHECKING:
    from typing import Self

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.play.session import Session

E = TypeVar("E", bound=IntEnum)


def whole(value: object, called: str, least: int | None = None) -> int:
    """A whole number, at least `least`.

    Raises:
        TypeError: it is none; the message says what to pass.
        ValueError: it is less.
    """
    if not isinstance(value, SupportsIndex):
        raise TypeError(f"{called} is a whole number, not {kind_of(value)}")
    number = index(value)
    if least is not None and number < least:
        raise ValueError(f"{called} is {least} or more, not {number}")
    return number


def yes_or_no(value: object, called: str) -> bool:
    """Whether it is so.

    Raises:
        TypeError: it is neither True nor False, nor a number; the message says what to pass.
    """
    if not isinstance(value, SupportsIndex):
        raise TypeError(f"{called} is True or False, pass one of them, not {kind_of(value)}")
    return index(value) != 0


class View:
    """An entity of a game: the base of cards and players. Two views of one are equal."""

    __slots__ = ("_entity", "_game")

    def __init__(self, game: Session, entity: Entity) -> None:
        self._game = game
        self._entity = entity

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and other.entity is self.entity

    def __hash__(self) -> int:
        return hash(self._entity.id)

    @property
    def game(self) -> Session:
        """The game."""
        return self._game

    @property
    def entity(self) -> Entity:
        """The engine's entity; an action that was run again past a choice has made it anew."""
        return self._game.engine.entities.get(self._entity.id, self._entity)

    @property
    def entity_id(self) -> int:
        """The entity id."""
        return self._entity.id

    @property
    def tags(self) -> Tags:
        """The tags: GameTag → value. Writing one sets a position up."""
        return Tags(self)

    @property
    def zone(self) -> Zone:
        """ZONE."""
        return Zone(self.entity.zone)


class Tags(MutableMapping[int, int]):
    """The tags of an entity that are not 0, as they are now."""

    def __init__(self, view: View) -> None:
        self._view = view

    def __repr__(self) -> str:
        return repr({named(GameTag, tag): value for tag, value in self.items()})

    def __getitem__(self, tag: int) -> int:
        value = self._view.entity.get(tag)
        if not value:
            raise KeyError(tag)
        return value

    def __setitem__(self, tag: int, value: int) -> None:
        self._view.game.put(self._view, tag, value)

    def __delitem__(self, tag: int) -> None:
        self[tag] = 0

    def __iter__(self) -> Iterator[int]:
        return iter([tag for tag, value in self._view.entity.tags.items() if value])

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Number:
    """An attribute that is a tag; writing it sets a position up."""

    def __init__(self, tag: int, says: str) -> None:
        self.tag = tag
        self.__doc__ = says
        self._name = "this"

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, view: None, owner: type) -> Self: ...
    @overload
    def __get__(self, view: View, owner: type) -> int: ...
    def __get__(self, view: View | None, owner: type) -> Self | int:
        return self if view is None else view.entity.get(self.tag)

    def __set__(self, view: View, value: int) -> None:
        view.game.put(view, self.tag, whole(value, self._name))


class Flag:
    """An attribute that is a tag of 0 or more; writing it sets a position up."""

    def __init__(self, tag: int, says: str) -> None:
        self.tag = tag
        self.__doc__ = says
        self._name = "this"

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, view: None, owner: type) -> Self: ...
    @overload
    def __get__(self, view: View, owner: type) -> bool: ...
    def __get__(self, view: View | None, owner: type) -> Self | bool:
        return self if view is None else view.entity.get(self.tag) > 0

    def __set__(self, view: View, value: bool) -> None:
        view.game.put(view, self.tag, int(yes_or_no(value, self._name)))


def named(kind: type[E], value: int) -> E | int:
    """A number as a member of an enumeration, itself where that has none for it."""
    try:
        return kind(value)
    except ValueError:
        return value
