"""The answers that logged packets show by themselves, where no engine asks."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import ChoiceKind, Meta
from hsreplay_sim.base.tags import ATTACHED, CONTROLLER, ZONE
from hsreplay_sim.replay.decisions.answers import Answer, Created, Origin
from hsreplay_sim.replay.packets import Choices, ChosenEntities, FullEntity, MetaData

if TYPE_CHECKING:
    from hsreplay_sim.replay.tape import Tape


def answers_at(tape: Tape, positions: Collection[int]) -> Iterator[Answer]:
    """The answers of the packets at these positions of an action: targets and new cards."""
    for at in sorted(positions):
        packet = tape.packets[at]
        if type(packet) is MetaData and packet.meta == Meta.TARGET:
            for entity in packet.info:
                yield _of_log("target", "entity", _source(tape, at), entity)
        elif type(packet) is FullEntity and packet.card_id:
            player = dict(packet.tags).get(CONTROLLER, 0)
            yield _of_log("created", "card", _source(tape, at), packet.card_id, player)


def choices_in(tape: Tape, taken: Collection[int | str | None]) -> Iterator[Answer]:
    """What players chose in an action, but for what is taken: that was asked for."""
    offered = {each.id: each for each in tape.packets if type(each) is Choices}
    for packet in tape.packets:
        if type(packet) is not ChosenEntities:
            continue
        offer = offered.get(packet.id)
        if offer is None or offer.kind == ChoiceKind.MULLIGAN:
            continue
        for entity in packet.entities:
            if entity not in taken:
                yield Answer(
                    Origin.LOG, "chosen", "entity", offer.source, 0, offer.entities, entity,
                    shown=True,
                )  # fmt: skip


def created_at(tape: Tape, positions: Collection[int]) -> Iterator[Created]:
    """The entities that the packets at these positions create."""
    for at in sorted(positions):
        packet = tape.packets[at]
        if type(packet) is FullEntity:
            get = dict(packet.tags).get
            yield Created(
                packet.entity, packet.card_id, get(CONTROLLER, 0), get(ZONE, 0), get(ATTACHED, 0)
            )


def _source(tape: Tape, at: int) -> int:
    block = tape.block(at)
    return block.entity if block is not None else 0


def _of_log(purpose: str, kind: str, source: int, picked: int | str, player: int = 0) -> Answer:
    return Answer(Origin.LOG, purpose, kind, source, player, (), picked, shown=True)
