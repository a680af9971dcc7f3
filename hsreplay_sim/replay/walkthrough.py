"""A recording walked through: its actions by name, and state and board after each.

What a person asks of a game: where in it a card was played, and how the board stood then.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.replay.actions import Action, Course, Kind, course_of
from hsreplay_sim.replay.decisions.answers import Answer, Answers, Created, answers_of
from hsreplay_sim.replay.decisions.choice import NO_CHOICE, Choice, choice_of
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.revelations import revelations
from hsreplay_sim.replay.story.tell import told
from hsreplay_sim.replay.titles import Names
from hsreplay_sim.report.board import board

if TYPE_CHECKING:
    from hsreplay_sim.base.tagstate import TagState
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.replay.story.sentences import Sentence
    from hsreplay_sim.report.model import Board


_DEALT = 2
"""The steps after which both hands are held: the deal and the mulligan."""


@dataclass(frozen=True, slots=True, repr=False)
class ActionInfo:
    """An action in words. `step` is its number from 1, as in an address.

    `turn` and all names are those at its beginning, "" and 0 where there are none.
    """

    step: int
    kind: Kind
    turn: int
    """The turns of both players, counted together."""
    player: str
    """The name of the player that acts."""
    title: str
    """``play Flamestrike #27 at Harvest Golem #31``."""
    card: str
    """The name of the card that acts; its id where the build has no name for it."""
    target: str
    """The name of the card that was chosen as target."""
    entity: int
    """The entity that acts."""
    target_entity: int
    lines: tuple[int, int]
    """The first and the last line of the file."""
    card_text: str = ""
    """Name and text: ``Flamestrike: Deal 4 damage to all enemy minions``."""
    choice: Choice = NO_CHOICE
    """What the player chose: option, place, the cards that it kept and threw back."""
    _walk: Walkthrough | None = field(default=None, compare=False)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """What chance and players decided in the action, in order, each with its origin.

        The game is played by our engine when answers are asked for, once for all actions.

        Raises:
            UnsupportedError: the action is of a game that nothing can play.
        """
        return self._asked.answers

    @property
    def created(self) -> tuple[Created, ...]:
        """The entities that came into being in the action, in order; found as the answers are."""
        return self._asked.created

    @property
    def told(self) -> tuple[Sentence, ...]:
        """What came of the action, in sentences: who did what to whom, in order."""
        return self._walk.told[self.step - 1] if self._walk is not None else ()

    @property
    def _asked(self) -> Answers:
        return self._walk.answers[self.step - 1] if self._walk is not None else Answers()

    def __str__(self) -> str:
        return " ".join(
            filter(None, (f"{self.step}.", f"turn {self.turn}", self.player, self.title))
        )

    def __repr__(self) -> str:
        return f"<Action {self}>"


class Walkthrough:
    """Walks through one game on demand; going on is cheap, going back begins again.

    Cards have the names of `build`, by default of the build that the recording states.
    """

    def __init__(self, game: Recording, build: int | None = None) -> None:
        self.game = game
        self.packets = game.packets
        self.course: Course = course_of(game.packets)
        self._build = build if build is not None else game.build
        self._fold = Fold()
        self._done = -1

    @cached_property
    def cards(self) -> CardSet:
        """The cards of the build."""
        from hsreplay_sim.carddb.store import CardStore

        return CardStore.open().at(self._build)

    @cached_property
    def actions(self) -> tuple[ActionInfo, ...]:
        """All actions, in order."""
        return tuple(self._info(action) for action in self.course.actions)

    @cached_property
    def answers(self) -> Sequence[Answers]:
        """The answers of all actions, in order; this plays the game."""
        return answers_of(self.game)

    @cached_property
    def told(self) -> tuple[tuple[Sentence, ...], ...]:
        """What came of each action, in sentences, as every output of the game has them."""
        return told(self)

    def state(self, step: int) -> TagState:
        """The state after a step, 0 being before the first: live, a later call changes it.

        Raises:
            UsageError: there is no such step.
        """
        last = len(self.course.actions)
        if not 0 <= step <= last:
            at = SourceRef(self.game.path)
            raise UsageError(f"there is no step {step}, the last one is {last}", at)
        if not 0 <= self._done <= step:
            self._fold = Fold().apply_all(self.course.setup)
            self._done = 0
        for action in self.course.actions[self._done : step]:
            self._fold.apply_all(action.packets)
        self._done = step
        return self._fold.state

    def board(self, step: int, differs: Collection[int] = ()) -> Board:
        """The board after a step, the seat that recorded below; `differs` are marked."""
        return self.drawn(self.state(step), differs)

    def drawn(self, state: TagState, differs: Collection[int] = ()) -> Board:
        """The board of any state of this game, as :meth:`board` draws it."""
        return board(state, self.named, self._below, self._players, differs)

    @cached_property
    def _below(self) -> int:
        """The seat that is drawn below: whose hand is known when the cards are dealt."""
        fold = Fold().apply_all(self.course.setup)
        for action in self.course.actions[:_DEALT]:
            fold.apply_all(action.packets)
        return _friendly(fold.state, fold.players)

    # --- names -------------------------------------------------------------------------------

    def _info(self, action: Action) -> ActionInfo:
        state, names = self.state(action.step - 1), self._names
        title, actor, target = names.title(action)
        return ActionInfo(
            step=action.step,
            kind=action.kind,
            turn=state.get(self._fold.game, t.TURN),
            player=self._player(action),
            title=title,
            card=(actor.name or actor.card_id) if actor is not None else "",
            target=(target.name or target.card_id) if target is not None else "",
            entity=action.entity,
            target_entity=action.target,
            lines=(action.line, self._last_line(action)),
            card_text=names.text(action),
            choice=choice_of(self.course.actions, action, state),
            _walk=self,
        )

    @property
    def _names(self) -> Names:
        """Return the names of the cards at the present place."""
        return Names(self._fold, self._later, self.cards)

    @cached_property
    def _later(self) -> dict[int, str]:
        return revelations(self.game.packets, self.cards)

    def named(self, card_id: str) -> str:
        """The name of a card; "" where the build has none."""
        card = self.cards.get(card_id)
        return card.name if card is not None else ""

    @cached_property
    def _players(self) -> dict[int, str]:
        """PLAYER_ID → name of the players that have one."""
        create = self.game.create
        return {each.player_id: each.name for each in create.players if each.name} if create else {}

    def _player(self, action: Action) -> str:
        """The player that controls the acting entity, or else the one whose turn it is."""
        if action.kind is Kind.DEAL:
            return ""
        get = self._fold.state.get
        seat = get(action.entity, t.CONTROLLER)
        for player in self._fold.players:
            if not seat and get(player, t.CURRENT_PLAYER):
                seat = get(player, t.PLAYER_ID)
        return self.player_name(seat)

    def player_name(self, seat: int) -> str:
        """Return the name of the player with this PLAYER_ID, "Player 1" if unknown; "" for 0."""
        return self._players.get(seat, f"Player {seat}" if seat else "")

    def _last_line(self, action: Action) -> int:
        """The line before the next step, or the last one of the game."""
        actions = self.course.actions
        more = action.step < len(actions)
        end = actions[action.step].line - 1 if more else self.game.last_line
        return max(action.line, end)


def _friendly(state: TagState, players: tuple[int, ...]) -> int:
    """PLAYER_ID of the seat that recorded: the one whose hand is known."""
    seen: dict[int, int] = {}
    for entity, tags in state.tags.items():
        if tags.get(t.ZONE) == Zone.HAND and state.cards.get(entity):
            seat = tags.get(t.CONTROLLER, 0)
            seen[seat] = seen.get(seat, 0) + 1
    seats = [state.get(player, t.PLAYER_ID) for player in players] or [1]
    return max(seats, key=lambda seat: (seen.get(seat, 0), -seat))
