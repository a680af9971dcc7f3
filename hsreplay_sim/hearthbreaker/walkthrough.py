"""A scripted game walked through: each move by name, and the board before it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.engine.load import state_of
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.hearthbreaker.oracle import CardMissingError, NumberError, resolve
from hsreplay_sim.hearthbreaker.player import IllegalMoveError, ScriptedPlayer, Step
from hsreplay_sim.hearthbreaker.scripted import (
    AttackMove,
    CharacterRef,
    PlayMove,
    PowerMove,
    ScriptedGame,
    ScriptedMove,
)
from hsreplay_sim.replay.titles import Title, text_of, title_of
from hsreplay_sim.report.board import board
from hsreplay_sim.report.model import Board, EntityRef

PLAYERS = {1: "p1", 2: "p2"}
"""PLAYER_ID → what a script calls the player."""


@dataclass(frozen=True, slots=True)
class MoveView:
    """A move before it is made. `title` is ``attack Boom Bot #81 at Murloc Raider #14``."""

    turn: int
    title: str
    card_text: str
    board: Board


@dataclass(frozen=True, slots=True)
class Stage:
    """How a game stands before a move; `move` is None at the end, and `seat` a PLAYER_ID."""

    move: ScriptedMove | None
    turn: int
    seat: int
    title: Title
    card_text: str
    state: TagState


def stages_of(script: ScriptedGame) -> Iterator[Stage]:
    """Every move before it is made, so far as the script can be played, and its end if it can."""
    player = ScriptedPlayer(script)
    try:
        for step in player.steps():
            if step.move is not None:
                yield _stage(player, step)
    except (CardMissingError, IllegalMoveError, NumberError):
        return
    yield _stage(player, Step(len(script.moves) + 1))


def _stage(player: ScriptedPlayer, step: Step) -> Stage:
    update_auras(player.engine)
    name, text = title(player, step)
    engine = player.engine
    return Stage(step.move, player.turn, engine.current, name, text, state_of(engine))


def title(player: ScriptedPlayer, step: Step) -> tuple[Title, str]:
    """A step that is about to be taken by name, and the text of the card that acts."""
    move = step.move
    if move is None:
        return Title("end" if step.number else "mulligan"), ""
    source, target = _acting(player, step), None
    if isinstance(move, PlayMove | AttackMove | PowerMove) and move.target is not None:
        target = _character(player, move.target)
    text = text_of(source.card) if source is not None else ""
    return title_of(move.name, _ref(source), _ref(target)), text


def _acting(player: ScriptedPlayer, step: Step) -> Entity | None:
    engine, move = player.engine, step.move
    if isinstance(move, PlayMove):
        hand = engine.in_row(engine.hand[engine.current])
        there = -len(hand) <= move.card_index < len(hand)
        return hand[move.card_index] if there else None
    if isinstance(move, AttackMove):
        return _character(player, move.character)
    return engine.power[engine.current] if isinstance(move, PowerMove) else None


def _character(player: ScriptedPlayer, ref: CharacterRef) -> Entity | None:
    return resolve(player.engine, ref)


def _ref(entity: Entity | None) -> EntityRef | None:
    if entity is None:
        return None
    return EntityRef(entity.id, entity.card_id, entity.card.name if entity.card else "")


def views(script: ScriptedGame, wanted: Collection[int]) -> dict[int, MoveView]:
    """The wanted steps, counted from 1, so far as the script can be played."""
    player, found = ScriptedPlayer(script), {}
    try:
        for step in player.steps():
            if step.number in wanted:
                found[step.number] = _view(player, step)
            if step.number >= max(wanted, default=0):
                break
    except (CardMissingError, IllegalMoveError, NumberError):
        pass
    return found


def _view(player: ScriptedPlayer, step: Step) -> MoveView:
    update_auras(player.engine)
    name, text = title(player, step)
    drawn = board(state_of(player.engine), lambda card_id: _named(player, card_id), 1, PLAYERS)
    return MoveView(player.turn, name.text, text, drawn)


def _named(player: ScriptedPlayer, card_id: str) -> str:
    card = player.cards.get(card_id)
    return card.name if card is not None else ""
