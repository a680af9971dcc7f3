"""The rows of the records: which tag is written of which entity, and in which builds."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.builds.profile import Profile
from hsreplay_sim.builds.switch import Switch

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

Write = Callable[["Game", "Entity", int], None]
"""(game, entity of the point, number of the point)."""
Bearer = Callable[["Game", "Entity"], "Entity"]
"""Who has the tag, from the entity of the point."""
Number = Callable[["Game", "Entity", int], int]
Test = Callable[["Game", "Entity"], bool]
Switches = Switch | tuple[Switch, ...]


class Row(NamedTuple):
    """What is written, and in which builds: where all of `since` hold and none of `unless`."""

    write: Write
    since: tuple[Switch, ...]
    unless: tuple[Switch, ...]


class Point:
    """A point of the rules, and what the server writes there, in this order."""

    __slots__ = ("rows",)

    def __init__(self, *rows: Row) -> None:
        self.rows = rows


def record(game: Game, point: Point, entity: Entity, number: int = 0) -> None:
    """Write what the server of the game's build writes at a point.

    `entity` and `number` are what the docstring of the point says.
    """
    kept = _kept(game.profile)
    writes = kept.get(point)
    if writes is None:
        writes = kept[point] = _writes(game.profile, point)
    for write in writes:
        write(game, entity, number)


@lru_cache(maxsize=256)
def _kept(profile: Profile) -> dict[Point, tuple[Write, ...]]:
    return {}


def _writes(profile: Profile, point: Point) -> tuple[Write, ...]:
    """Return what a build writes at a point; an open switch is asked each time."""
    found: list[Write] = []
    for write, since, unless in point.rows:
        settled = [each.name not in profile.unsettled for each in (*since, *unless)]
        if all(settled):
            if _holds(profile, since, unless):
                found.append(write)
        else:
            found.append(_asked(write, since, unless))
    return tuple(found)


def _holds(profile: Profile, since: tuple[Switch, ...], unless: tuple[Switch, ...]) -> bool:
    if not all(getattr(profile, each.name) for each in since):
        return False
    return not any(getattr(profile, each.name) for each in unless)


def _asked(write: Write, since: tuple[Switch, ...], unless: tuple[Switch, ...]) -> Write:
    def asked(game: Game, entity: Entity, number: int) -> None:
        if _holds(game.profile, since, unless):
            write(game, entity, number)

    return asked


# --- who, and how much -------------------------------------------------------------------


def itself(game: Game, entity: Entity) -> Entity:
    """The entity of the point."""
    return entity


def its_player(game: Game, entity: Entity) -> Entity:
    """The PLAYER entity whose it is."""
    return game.owner(entity.controller)


def the_game(game: Game, entity: Entity) -> Entity:
    """The game entity."""
    return game.root


def given(game: Game, entity: Entity, number: int) -> int:
    """The number of the point."""
    return number


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


def is_power(game: Game, entity: Entity) -> bool:
    """Whether it is a hero power."""
    return entity.type == CardType.HERO_POWER


# --- what is written ---------------------------------------------------------------------


def adds(
    tag: int,
    by: Number | int = 1,
    of: Bearer = its_player,
    *,
    only: Test | None = None,
    since: Switches = (),
    unless: Switches = (),
) -> Row:
    """Add to a tag."""
    more = _number(by)

    def write(game: Game, entity: Entity, number: int) -> None:
        if only is None or only(game, entity):
            game.add(of(game, entity), tag, more(game, entity, number))

    return _row(write, since, unless)


def sets(
    tag: int,
    value: Number | int = 1,
    of: Bearer = itself,
    *,
    only: Test | None = None,
    since: Switches = (),
    unless: Switches = (),
) -> Row:
    """Set a tag."""
    new = _number(value)

    def write(game: Game, entity: Entity, number: int) -> None:
        if only is None or only(game, entity):
            game.set(of(game, entity), tag, new(game, entity, number))

    return _row(write, since, unless)


def pulses(
    tag: int,
    value: Number | int,
    of: Bearer = itself,
    *,
    since: Switches = (),
    unless: Switches = (),
) -> Row:
    """Announce a value: the tag with it, then with 0."""
    announced = _number(value)

    def write(game: Game, entity: Entity, number: int) -> None:
        game.pulse(of(game, entity), tag, announced(game, entity, number))

    return _row(write, since, unless)


def does(write: Write, *, since: Switches = (), unless: Switches = ()) -> Row:
    """Write what no other kind of row says."""
    return _row(write, since, unless)


def _number(value: Number | int) -> Number:
    return (lambda game, entity, number: value) if isinstance(value, int) else value


def _row(write: Write, since: Switches, unless: Switches) -> Row:
    return Row(write, *(each if isinstance(each, tuple) else (each,) for each in (since, unless)))
