"""A step of a verification, built by hand: what was logged, and what an engine made of it.

    step = step_of(observed, [TagChange(20, DAMAGE, 3)], [(TAG, 20, DAMAGE, 2, 0)])

Of a table, its game is the state that the engine is in when the action is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from msgspec import structs

from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import ATTACHED
from hsreplay_sim.builds.profile import profile_for
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import DESCRIPTIONS, Packet
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.recording.logged import Logged, read_action
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import (
    Adopted,
    Asked,
    Simulated,
    Step,
    Unmodelled,
)
from table import BUILD

PLAYED = Action(7, Kind.PLAY, line=100)


def step_of(
    observed: Observed,
    packets: Iterable[Packet] | Logged = (),
    out: Sequence[EnginePacket] = (),
    *,
    game: Game | None = None,
    since: int = 0,
    tags: Mapping[int, Mapping[int, int]] | None = None,
    **changes: Any,
) -> Step:
    """The step in which the recording has `packets`, and the engine `out`.

    `observed` is the recording before the action, unless it is already read as `Logged`. The
    engine's state after it is that of a `game`, whose packets of the action begin with number
    `since`; without one it is `tags`. `changes` are fields of the step.
    """
    if isinstance(packets, Logged):
        logged = packets
    else:
        logged = read_action(Tape([_as_read(each) for each in packets]), observed)
    step = Step(
        action=PLAYED,
        logged=logged,
        observed=observed,
        simulated=Simulated(out, tags or {}),
        asked=Asked(),
        adopted=Adopted(),
        cards=CardStore.open().at(BUILD),
        profile=profile_for(BUILD),
        strangers=observed.strangers,
    )
    return replace(step if game is None else _at(game, step, since), **changes)


def _as_read(packet: Packet) -> Packet:
    """The packet with its tags in a tuple, as a recording has them."""
    if isinstance(packet, DESCRIPTIONS):
        return structs.replace(packet, tags=tuple(packet.tags))
    return packet


def _at(game: Game, step: Step, since: int) -> Step:
    """The step with the state of a game as that after it."""
    entities = list(game.entities.values())
    silences = (each for each in game.silences if each[0] >= since)
    return replace(
        step,
        simulated=replace(
            step.simulated,
            tags={each.id: each.tags for each in entities},
            cards={each.id: each.card_id for each in entities},
            silences=[(at - since, *rest) for at, *rest in silences],
        ),
        cards=game.cards,
        profile=game.profile,
        unmodelled=tuple(
            Unmodelled(each.id, each.card_id, each.zone, each.tags.get(ATTACHED, 0))
            for each in entities
            if each.script is None
        ),
    )
