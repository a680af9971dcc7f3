"""A view of one entity, and the attributes that are tags of it."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from enum import IntEnum
from typing import TYPE_CHECKING, TypeVar, overload

from hearthstone.enums import GameTag, Zone

from hsreplay_sim.base.address import kind_of

if TYPE_CHECKING:
    from typing import Self

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.play.session import Session

E = TypeVar("E", bound=IntEnum)


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
        return Zone(self._entity.zone)


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
        if not (isinstance(tag, int) and isinstance(value, int)):
            raise TypeError("a tag and its value are whole numbers: tags[GameTag.TAUNT] = 1")
        self._view.game.put(self._view, int(tag), int(value))

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

    @overload
    def __get__(self, view: None, owner: type) -> Self: ...
    @overload
    def __get__(self, view: View, owner: type) -> int: ...
    def __get__(self, view: View | None, owner: type) -> Self | int:
        return self if view is None else view.entity.get(self.tag)

    def __set__(self, view: View, value: int) -> None:
        if not isinstance(value, int):
            raise TypeError(f"this is a whole number, not {kind_of(value)}: {self.__doc__}")
        view.game.put(view, self.tag, int(value))


class Flag:
    """An attribute that is a tag of 0 or more; writing it sets a position up."""

    def __init__(self, tag: int, says: str) -> None:
        self.tag = tag
        self.__doc__ = says

    @overload
    def __get__(self, view: None, owner: type) -> Self: ...
    @overload
    def __get__(self, view: View, owner: type) -> bool: ...
    def __get__(self, view: View | None, owner: type) -> Self | bool:
        return self if view is None else view.entity.get(self.tag) > 0

    def __set__(self, view: View, value: bool) -> None:
        view.game.put(view, self.tag, int(value))


def named(kind: type[E], value: int) -> E | int:
    """A number as a member of an enumeration, itself where that has none for it."""
    try:
        return kind(value)
    except ValueError:
        return value
