"""The moves that blocks alone give, against what the recording client sent.

Only the recorder's own moves have a SendOption; that both agree is what lets the opponent's moves
be taken from the blocks as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.base.enums import CardType, Step
from hsreplay_sim.base.tags import CARDTYPE, STEP, ZONE_POSITION
from hsreplay_sim.replay.actions import Action, Kind, Sent, course_of, flat, sent_moves
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import Options, SendOption, TagChange
from hsreplay_sim.replay.recording import Recording
from recordings import recordings

pytestmark = pytest.mark.corpus

ON_BOARD = (CardType.MINION, CardType.LOCATION)


def starts(game: Recording) -> dict[int, Action]:
    """The packet that begins an action, by identity → the action."""
    found = {}
    for action in course_of(game.packets).actions:
        if action.block is not None:
            found[id(action.block)] = action
        elif action.kind is Kind.END_TURN:
            for packet in action.packets:
                if isinstance(packet, TagChange) and (packet.tag, packet.value) == (
                    STEP,
                    Step.MAIN_END,
                ):
                    found[id(packet)] = action
    return found


def pairs(game: Recording) -> Iterator[tuple[Sent, Action, Fold]]:
    """What was sent, the action that follows it, and the state before the action."""
    found = starts(game)
    waiting = sent_moves(game.packets)
    sent: Sent | None = None
    offered = 0
    state = Fold()
    for packet in game.packets:
        if isinstance(packet, Options):
            offered = len(packet.options)
        elif isinstance(packet, SendOption):
            sent = waiting.pop(0) if packet.option < offered else None
        elif sent is not None and id(packet) in found:
            yield sent, found[id(packet)], state
            sent = None
        for inner in flat([packet]):
            state.apply(inner)
    assert not waiting


def disagreements(games: Iterator[Recording]) -> tuple[Counter[str], list[str]]:
    """How many values were compared, by kind, and what differs."""
    compared: Counter[str] = Counter()
    found = []
    for game in games:
        for sent, action, before in pairs(game):
            told = {"entity": (sent.entity, action.entity)}
            if action.kind is not Kind.END_TURN:
                itself = action.kind is Kind.DECK_ACTION and sent.target == action.entity
                told["target"] = (0 if itself else sent.target, action.target)
                if sent.position and before.state.get(action.entity, CARDTYPE) in ON_BOARD:
                    slot = before.state.get(action.entity, ZONE_POSITION)
                    # A slot of the board that equals the one in the hand is not told again.
                    told["position"] = (sent.position, action.position or slot)
            else:
                told["entity"] = (sent.entity, 0)
            for what, (client, block) in told.items():
                compared[what] += 1
                if client != block:
                    where = f"{game.path}:{game.index}@{action.step}"
                    found.append(f"{where} {action.kind} {what}: sent {client}, block {block}")
    return compared, found


def test_blocks_give_the_moves_that_were_sent() -> None:
    compared, found = disagreements(observed_games(recordings()[::16]))
    assert min(compared[what] for what in ("entity", "target", "position")) > 60
    assert len(found) <= 0.005 * compared.total(), "\n".join(found)


@pytest.mark.slow
def test_blocks_give_the_moves_that_were_sent_in_every_recording() -> None:
    compared, found = disagreements(observed_games(recordings()))
    for what in ("entity", "target", "position"):
        wrong = [each for each in found if f" {what}: " in each]
        assert len(wrong) <= 0.005 * compared[what], "\n".join(wrong)
