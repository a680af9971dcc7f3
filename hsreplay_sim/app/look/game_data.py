"""A whole game as its page holds it: out of the recording, and of its verification."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.app.look.sides import sides_of
from hsreplay_sim.app.look.steps import read_lines
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import InputError
from hsreplay_sim.base.tags import CONTROLLER, ZONE
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.hearthbreaker.files.compact import move_line
from hsreplay_sim.hearthbreaker.player import ScriptedPlayer
from hsreplay_sim.hearthbreaker.told import told_of
from hsreplay_sim.hearthbreaker.verify import verify_script
from hsreplay_sim.hearthbreaker.walkthrough import PLAYERS, stages_of
from hsreplay_sim.pages.data import Changes, GameData, StepData
from hsreplay_sim.replay.facts.words import headline, lines_of
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.walkthrough import Walkthrough
from hsreplay_sim.report import cause
from hsreplay_sim.report.moment.sides import Match

if TYPE_CHECKING:
    from hsreplay_sim.app.look.places import Game
    from hsreplay_sim.app.options import VerifyOptions
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.formats.bounded import Source
    from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
    from hsreplay_sim.report.moment.sides import Sides

LINE_MAX = 2000
"""As many characters of a line are quoted; a recording in XML may be a single line."""

OTHER_STREAM = {"GameState": "PowerTaskList.", "PowerTaskList": "GameState."}
"""The stream of a recording → what marks the lines of the one that repeats it."""


def game_data(
    game: Game, start: int = 0, source: Source | None = None, options: VerifyOptions | None = None
) -> GameData:
    """Return the data for the page of a game, which is verified for it; it opens at `start`.

    `source` has its lines, by default the file that the game names; `options` name an engine that
    plays it in place of ours.
    """
    if not isinstance(game, Recording):
        return _scripted(game, start)
    return _recorded(game, start, game.path if source is None else source, options)


def _recorded(
    game: Recording, start: int, source: Source, options: VerifyOptions | None
) -> GameData:
    report, seen = sides_of(game, options=options)
    sides = {each.step: each for each in seen}
    walk = Walkthrough(game, report.card_build)
    states = _States()
    setup = states.changes(walk.state(0))
    lines = _lines(game, walk, source)
    facts = game.summary
    steps = [
        StepData(
            turn=action.turn,
            player=action.player,
            title=action.title,
            entity=action.entity,
            target=action.target_entity,
            card_text=action.card_text,
            told=tuple(each.text for each in action.told),
            changes=states.changes(walk.state(action.step)),
            engine=_engine(sides[action.step]) if action.step in sides else [],
            lines=lines.get(action.step, []),
            rows=_rows(sides[action.step]) if action.step in sides else [],
        )
        for action in walk.actions
    ]
    return GameData(
        file=Path(game.path).name,
        report=report,
        players={seat: walk.player_name(seat) for seat in (1, 2)},
        below=states.below,
        setup=setup,
        steps=steps,
        cards=states.texts(walk.cards),
        start=start,
        summary=(headline(facts), *lines_of(facts, cards=True)),
    )


def _scripted(game: ScriptedGame, start: int) -> GameData:
    """Return the data of a script, with the states of the engine that plays it."""
    report = verify_script(game)
    cause.explain(report)
    stages = list(stages_of(game))
    states = _States()
    setup = states.changes(stages[0].state) if stages else Changes()
    told = told_of(game)
    steps = [
        StepData(
            turn=stage.turn,
            player=PLAYERS[stage.seat],
            title=stage.title.text,
            entity=stage.title.actor.id if stage.title.actor is not None else 0,
            target=stage.title.target.id if stage.title.target is not None else 0,
            card_text=stage.card_text,
            changes=states.changes(following.state) if following is not None else Changes(),
            lines=[(stage.move.line, move_line(stage.move))],
            told=tuple(each.text for each in told.get(number, ())),
        )
        for number, (stage, following) in enumerate(zip_longest(stages, stages[1:]), 1)
        if stage.move is not None
    ]
    return GameData(
        file=Path(game.path).name,
        report=report,
        players=PLAYERS,
        below=1,
        setup=setup,
        steps=steps,
        cards=states.texts(ScriptedPlayer(game).cards),
        start=start,
        scripted=True,
    )


class _States:
    """The states of a game, from step to step."""

    def __init__(self) -> None:
        self.last = TagState()
        self.cards: set[str] = set()
        """The ids of all cards that came up."""
        self._hands: dict[int, int] = {}

    def texts(self, cards: CardSet) -> dict[str, tuple[str, str]]:
        """Name and text of every card that came up and that these cards know."""
        known = filter(None, map(cards.get, sorted(self.cards)))
        return {card.id: (card.name, plain(card.text)) for card in known}

    def changes(self, state: TagState) -> Changes:
        """Return the changes from the state given last to this one."""
        old, new = self.last, state.snapshot()
        found = Changes()
        for entity, tags in new.tags.items():
            before = old.tags.get(entity, {})
            if before != tags:
                for tag in sorted(before.keys() | tags.keys()):
                    if before.get(tag, 0) != tags.get(tag, 0):
                        found.tags += (entity, tag, tags.get(tag, 0))
            if tags.get(ZONE) == Zone.HAND and new.cards.get(entity):
                seat = tags.get(CONTROLLER, 0)
                self._hands[seat] = self._hands.get(seat, 0) + 1
        for entity, card in new.cards.items():
            if card != old.cards.get(entity, ""):
                found.cards += (entity, card)
                self.cards.add(card)
        self.last = new
        return found

    @property
    def below(self) -> int:
        """PLAYER_ID of the seat that recorded: the one whose hand is known."""
        return max(self._hands, key=lambda seat: (self._hands[seat], -seat), default=1)


def _engine(sides: Sides) -> list[int | None]:
    """Return (entity, tag, engine's value) … of the tags that differ when a step is done."""
    return [part for each in sides.apart for part in (each.entity, each.tag, each.value)]


def _rows(sides: Sides) -> list[tuple[int, str, str]]:
    """The packets in which the sides are apart, each at a line.

    One of the engine alone stands at the line behind which it would be.
    """
    found = []
    line = sides.lines[0]
    for row in sides.rows:
        line = row.line or line
        if row.odd or row.match is Match.ADOPTED:
            found.append((line, row.match.value, row.simulated))
    return found


def _lines(game: Recording, walk: Walkthrough, source: Source) -> dict[int, list[tuple[int, str]]]:
    """Step → its lines of the file, without those that repeat them in the other stream."""
    actions = walk.actions
    if not actions:
        return {}
    other = OTHER_STREAM.get(game.stream, "")
    found: dict[int, list[tuple[int, str]]] = {}
    place = 0
    for number, line in _read(source, actions[0].lines[0], actions[-1].lines[1]):
        while place + 1 < len(actions) and number >= actions[place + 1].lines[0]:
            place += 1
        if other and other in line:
            continue
        text = line if len(line) <= LINE_MAX else line[:LINE_MAX] + " …"
        found.setdefault(actions[place].step, []).append((number, text.rstrip()))
    return found


def _read(source: Source, first: int, last: int) -> Iterator[tuple[int, str]]:
    """Lines of a recording; none of what cannot be read a second time."""
    try:
        yield from read_lines(source, first, last)
    except InputError:
        return
