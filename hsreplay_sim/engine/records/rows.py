"""The rows of the records: which tag is written of which entity, and in which builds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.builds.profile import Profile
from hsreplay_sim.builds.switch import Switch
from hsreplay_sim.engine.state.game import Game

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity

Write = Callable[["Game", "Entity", int, int], None]
"""(game, who has the tag, tag, value)."""
Bearer = Callable[["Game", "Entity"], "Entity"]
"""Who has the tag, from the entity of the point."""
Number = Callable[["Game", "Entity"], int]
Test = Callable[["Game", "Entity"], bool]
Switches = Switch | tuple[Switch, ...]


class Row(NamedTuple):
    """What is written of whom, and in which builds: where all `since` hold and none of `unless`."""

    write: Write
    tag: int
    value: int | Number | None
    """None is the number of the point."""
    of: Bearer | None
    """None is the entity of the point."""
    only: Test | None
    since: tuple[Switch, ...]
    unless: tuple[Switch, ...]

    def holds(self, profile: Profile) -> bool:
        """Whether a build writes it."""
        if not all(getattr(profile, each.name) for each in self.since):
            return False
        return not any(getattr(profile, each.name) for each in self.unless)


Plain = tuple[Write, int, int | Number | None, Bearer | None, Test | None]
"""A row of a build: write, tag, value, of, only."""


class Point:
    """A point of the rules, and what the server writes there, in this order."""

    __slots__ = ("rows",)

    def __init__(self, *rows: Row) -> None:
        self.rows = rows


def record(game: Game, point: Point, entity: Entity, number: int = 0) -> None:
    """Write what the server of the game's build writes at a point.

    `entity` and `number` are what the docstring of the point says.
    """
    profile = game.profile
    rows: tuple[Plain, ...] | None = profile.kept.get(point)
    if rows is None:
        rows = profile.kept[point] = _of_build(profile, point)
    for write, tag, value, of, only in rows:
        if only is not None and not only(game, entity):
            continue
        bearer = entity if of is None else of(game, entity)
        if value is None:
            write(game, bearer, tag, number)
        else:
            write(game, bearer, tag, value if isinstance(value, int) else value(game, entity))


def _of_build(profile: Profile, point: Point) -> tuple[Plain, ...]:
    """Return the rows that a build writes; one with an open switch asks it each time."""
    found: list[Plain] = []
    for row in point.rows:
        if any(each.name in profile.unsettled for each in (*row.since, *row.unless)):
            found.append((*row[:4], _asking(row)))
        elif row.holds(profile):
            found.append(row[:5])
    return tuple(found)


def _asking(row: Row) -> Test:
    def only(game: Game, entity: Entity) -> bool:
        return row.holds(game.profile) and (row.only is None or row.only(game, entity))

    return only


# --- who, and how much -------------------------------------------------------------------


ITSELF: Final = None
"""The entity of the point."""
GIVEN: Final = None
"""The number of the point."""


def its_player(game: Game, entity: Entity) -> Entity:
    """The PLAYER entity whose it is."""
    return game.owner(entity.controller)


def the_game(game: Game, entity: Entity) -> Entity:
    """The game entity."""
    return game.root


def in_own_turn(game: Game, entity: Entity) -> bool:
    """Whether it is the turn of the entity's player."""
    return game.current == entity.controller


def in_enemy_turn(game: Game, entity: Entity) -> bool:
    """Whether it is the turn of the other player."""
    return game.current != entity.controller


def is_minion(game: Game, entity: Entity) -> bool:
    """Whether it is a minion."""
    return entity.type == CardType.MINION


def is_spell(game: Game, entity: Entity) -> bool:
    """Whether it is a spell."""
    return entity.type == CardType.SPELL


def is_hero(game: Game, entity: Entity) -> bool:
    """Whether it is a hero."""
    return entity.type == CardType.HERO


def is_power(game: Game, entity: Entity) -> bool:
    """Whether it is a hero power."""
    return entity.type == CardType.HERO_POWER


# --- what is written ---------------------------------------------------------------------


def adds(
    tag: int,
    by: Number | int | None = 1,
    of: Bearer | None = its_player,
    *,
    only: Test | None = None,
    since: Switches = (),
    unless: Switches = (),
) -> Row:
    """Add to a tag."""
    return does(Game.add, tag, by, of, only=only, since=since, unless=unless)


def sets(
    tag: int,
    value: Number | int | None = 1,
    of: Bearer | None = ITSELF,
    *,
    only: Test | None = None,
    since: Switches = (),
    unless: Switches = (),
) -> Row:
    """Set a tag."""
    return does(Game.set, tag, value, of, only=only, since=since, unless=unless)


def does(
    write: Write,
    tag: int,
    value: Number | int | None = GIVEN,
    of: Bearer | None = ITSELF,
    *,
    only: Test | None = None,
    since: Switches = (),
    unless: Switches = (),
) -> Row:
    """Write a tag in another way: `Game.pulse` announces it, `Game.note` has a block of its own."""
    switches = (each if isinstance(each, tuple) else (each,) for each in (since, unless))
    return Row(write, tag, value, of, only, *switches)
