"""What players were offered and took, as far as the recording shows it."""

from __future__ import annotations

from hsreplay_sim.base.enums import ChoiceKind
from hsreplay_sim.replay.packets import Choices, ChosenEntities
from hsreplay_sim.replay.story import sentences as s
from hsreplay_sim.replay.story.scene import Scene
from hsreplay_sim.replay.story.sentences import Happening


class Offers:
    """The choices that wait for an answer."""

    def __init__(self) -> None:
        self._open: dict[int, Choices] = {}
        """The number of a choice → what is offered."""

    def offer(self, scene: Scene, packet: Choices) -> None:
        """Tell what a player may choose from; the hand of a mulligan is told as it is dealt."""
        if packet.kind == ChoiceKind.MULLIGAN or not packet.entities:
            return
        known, self._open[packet.id] = self._open.get(packet.id), packet
        if known is not None and known.entities == packet.entities:
            return
        subject = None if scene.is_root(packet.source) else scene.ref(packet.source)
        cards = tuple(map(scene.ref, packet.entities))
        scene.note(Happening(s.OFFERED, cards, packet.line, subject, _chooser(scene, packet)))

    def take(self, scene: Scene, packet: ChosenEntities) -> None:
        """Tell what a player took of it."""
        offered = self._open.pop(self._number(packet), None)
        if offered is None:
            return
        form = s.TAKEN if packet.entities else s.NOT_TAKEN
        scene.chosen.update(packet.entities)
        cards = tuple(map(scene.ref, packet.entities))
        scene.note(Happening(form, cards, packet.line, None, _chooser(scene, offered)))

    def _number(self, packet: ChosenEntities) -> int:
        """Of which choice it is the answer: one exporter numbers the answers alone (U568:602)."""
        if packet.id in self._open:
            return packet.id
        same = (
            number
            for number, each in self._open.items()
            if each.player == packet.player and set(packet.entities) <= set(each.entities)
        )
        return next(same, -1)


def _chooser(scene: Scene, offered: Choices) -> int:
    """The PLAYER_ID of whoever chooses; where no player is named (U568:18417), its card's."""
    return scene.seat(offered.player if offered.player in scene.fold.players else offered.source)
