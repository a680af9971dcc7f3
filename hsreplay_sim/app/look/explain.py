"""Why a tag has its value: where the engine's comes from, and how it came about on both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.app.look.rows import rows_of
from hsreplay_sim.app.look.sides import name_of, sides_of
from hsreplay_sim.base.address import Address
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.tags import ATTACHED, CREATOR, ZONE, tag_name, tag_number
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.engine.sums import STATS, Origin, Part, parts_of
from hsreplay_sim.replay.packets import DESCRIPTIONS
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.report.model import EntityRef, TagRef
from hsreplay_sim.report.moment.sides import Match, Row
from hsreplay_sim.report.moment.value import Change, Explanation, Source
from hsreplay_sim.verifier.recording.dating import build_of
from hsreplay_sim.verifier.run import verify_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hsreplay_sim.app.look.places import Place
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.simulate.simulation import Simulation
    from hsreplay_sim.verifier.step import Step


def explain(place: Place, *asked: str) -> Explanation:
    """Why a tag of an entity has its value when a step is done, by default what differs first.

    Asked is about an entity by its number, with or without #, or by the name of its card, then a
    tag by name or number, by default ATK.

    Raises:
        UsageError: there is no such entity or tag, several cards have the name, or nothing differs.
        UnsupportedError: the game is not compared tag by tag.
    """
    game, path = place.game, place.address.path
    if not isinstance(game, Recording):
        raise UnsupportedError(
            "a scripted replay tells moves and no tags; show draws the board before each",
            SourceRef(path),
        )
    if asked:
        *entity, tag = asked if len(asked) > 1 else (*asked, "ATK")
        number, wanted = entity_number(game, place.address, " ".join(entity)), tag_by_name(tag)
    else:
        number, wanted = _first_difference(game, place)
    witness = _Watch(game, place.address.step, number, wanted)
    verify_game(game, witness=witness)
    if witness.found is None:
        raise UnsupportedError("this game is not simulated", SourceRef(path))
    return witness.found


# --- what is asked about -------------------------------------------------------------------------


def tag_by_name(text: str) -> int:
    """The number of a tag, by its name or number.

    Raises:
        UsageError: there is none.
    """
    number = int(text) if text.isdecimal() else tag_number(text.upper())
    if not number:
        raise UsageError(f"no tag is called {text!r}; say its name, as ATK, or its number")
    return number


def _first_difference(game: Recording, place: Place) -> tuple[int, int]:
    (sides,) = sides_of(game, {place.address.step})[1] or (None,)
    for each in sides.differences if sides is not None else ():
        if each.entity is not None and each.tag is not None and each.tag.id:
            return each.entity.id, each.tag.id
    message = "no tag differs in this step: say of which entity and tag, as 14 ATK"
    raise UsageError(message, SourceRef(str(place.address)))


def entity_number(game: Recording, address: Address, text: str) -> int:
    """The number of an entity that is there when a step is done, by number or name.

    Raises:
        UsageError: there is none, or several have the name.
    """
    walk = Walkthrough(game, build_of(game))
    state = walk.state(address.step)
    digits = text.removeprefix("#")
    if digits.isdecimal():
        if int(digits) in state.tags:
            return int(digits)
        message = f"there is no entity {digits} in step {address.step}"
        raise UsageError(message, SourceRef(address.path))
    named = {
        number: state.get(number, ZONE)
        for number, card_id in state.cards.items()
        if text.casefold() in (walk.named(card_id).casefold(), card_id.casefold())
    }
    found = [each for each, zone in named.items() if zone == Zone.PLAY] or list(named)
    if len(found) != 1:
        those = ", ".join(f"#{each}" for each in sorted(found)[:9])
        what = f"{len(found)} are called {text!r}: {those}" if found else f"nothing is {text!r}"
        raise UsageError(f"{what}; say the number of one", SourceRef(address.path))
    return found[0]


# --- looking on ----------------------------------------------------------------------------------


class _Watch:
    """Follows one tag of one entity up to a step."""

    def __init__(self, game: Recording, step: int, entity: int, tag: int) -> None:
        self._game, self._step, self._entity, self._tag = game, step, entity, tag
        self._walk = Walkthrough(game, build_of(game))
        self._changes: list[Change] = []
        self.found: Explanation | None = None
        for packet in self._walk.course.setup:
            if isinstance(packet, DESCRIPTIONS) and packet.entity == entity:
                value = dict(packet.tags).get(tag)
                if value is not None:
                    self._note(0, 0, packet.line, "as the game begins", value, value, Match.SAME)

    def begins(self, action: Action, simulation: Simulation) -> None:
        """The recording tells the same."""

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        """Note what is written of the tag; explain it when the step is done."""
        number = step.action.step
        if number > self._step:
            return
        self._follow(step, comparison)
        if number == self._step:
            self.found = self._explained(step, simulation.engine)

    def _note(
        self, step: int, turn: int, line: int, block: str,
        logged: int | None, simulated: int | None, match: Match,
    ) -> None:  # fmt: skip
        self._changes.append(Change(step, turn, line, block, logged, simulated, match))

    def _follow(self, step: Step, comparison: Comparison) -> None:
        key, out = (self._entity, self._tag), step.simulated.out
        if key not in step.logged.before and not any(each[1:3] == key for each in out):
            return
        info = self._walk.actions[step.action.step - 1]
        for packet in step.logged.tape.packets:
            if isinstance(packet, DESCRIPTIONS) and packet.entity == self._entity:
                value = dict(packet.tags).get(self._tag)
                if value is not None:
                    self._note(
                        info.step, info.turn, packet.line, "as it is told whole", value, None,
                        Match.ASIDE,
                    )  # fmt: skip
        blocks: list[Row] = []
        for row in rows_of(step, comparison, lambda number: name_of(step, self._walk, number)):
            del blocks[row.depth :]
            if not row.tag:
                blocks += [row] * (row.depth + 1 - len(blocks))
            elif (row.entity, row.tag) == key:
                around = blocks[-1].logged or blocks[-1].simulated if blocks else info.title
                self._note(
                    info.step, info.turn, row.line, around, row.logged_value,
                    row.simulated_value, row.match,
                )  # fmt: skip

    def _explained(self, step: Step, engine: Game) -> Explanation:
        state, info = step.observed.state, self._walk.actions[self._step - 1]
        there = self._entity in state.tags
        entity = engine.entities.get(self._entity)
        parts = parts_of(engine, entity, self._tag) if entity is not None else []
        card_id = entity.card_id if entity is not None else state.cards.get(self._entity, "")
        card = entity.card if entity is not None else self._walk.cards.get(card_id)
        return Explanation(
            address=str(Address(self._game.path, self._game.index, self._step)),
            title=info.title,
            entity=EntityRef(self._entity, card_id, card.name if card is not None else ""),
            card_text=plain(card.text) if card is not None else "",
            tag=TagRef(self._tag, tag_name(self._tag)),
            logged=state.get(self._entity, self._tag) if there else None,
            simulated=entity.get(self._tag) if entity is not None else None,
            sums=self._tag in STATS,
            sources=tuple(self._source(step, each) for each in parts),
            enchantments=tuple(self._attached(step, entity)),
            history=tuple(self._changes),
        )

    def _source(self, step: Step, part: Part) -> Source:
        """A part in words: what gives it, and who made that."""
        by = part.by
        if by is None:
            return Source(part.amount, str(part.origin))
        words = f"{part.origin} {name_of(step, self._walk, by.id)}"
        maker = by.get(CREATOR)
        made = f", of {name_of(step, self._walk, maker)}" if maker not in (0, self._entity) else ""
        return Source(part.amount, words if part.origin is Origin.WEAPON else words + made)

    def _attached(self, step: Step, entity: Entity | None) -> Iterator[tuple[str, bool, bool]]:
        """The enchantments of either side."""
        tags = step.observed.state.tags
        logged = {
            number
            for number, own in tags.items()
            if own.get(ATTACHED) == self._entity and own.get(ZONE) == Zone.PLAY
        }
        simulated = {each.id for each in entity.attached} if entity is not None else set()
        for number in sorted(logged | simulated):
            name = name_of(step, self._walk, number)
            yield name, number in logged, number in simulated
