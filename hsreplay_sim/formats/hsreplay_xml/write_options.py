"""Options as elements; the note on the game names the errors that no public enum numbers."""

from __future__ import annotations

from collections.abc import Iterator

from hsreplay_sim.base.play_errors import LEGAL, UNNAMED, error_name
from hsreplay_sim.formats.hsreplay_xml.elements import (
    Attributes,
    Line,
    opening,
    ts_attribute,
    with_parts,
)
from hsreplay_sim.replay import packets as ours
from hsreplay_sim.replay.packets import walk
from hsreplay_sim.replay.recording import Recording


class OptionsWriter:
    """Writes the options of one game; `numbers`: of the names that have no public number."""

    def __init__(self, game: Recording) -> None:
        names = {name for packet in walk(game.packets) for name in _unnumbered(packet)}
        self.numbers = {name: UNNAMED + place for place, name in enumerate(sorted(names))}

    def lines(self, packet: ours.Options) -> Iterator[Line]:
        """The lines of one list of options."""
        yield 0, opening("Options", [("id", packet.id), *ts_attribute(packet.ts)])
        for option in packet.options:
            yield from self._option(option)
        yield 0, "</Options>"

    def _option(self, option: ours.Option) -> Iterator[Line]:
        kind = [("type", option.kind)]
        head = [("index", option.index), *kind, *self._attributes(option)]
        yield 1, opening("Option", head)
        for text in self._targets(option):
            yield 2, text
        for sub_option in option.sub_options:
            head = [("index", sub_option.index), *self._attributes(sub_option)]
            for depth, text in with_parts("SubOption", head, self._targets(sub_option)):
                yield depth + 2, text
        yield 1, "</Option>"

    def _attributes(self, option: ours.Option | ours.Target) -> Attributes:
        if option.entity:
            yield "entity", option.entity
        if option.error is not None:
            yield "error", self._number(option)
        if option.error_param:
            yield "errorParam", option.error_param

    def _targets(self, option: ours.Option) -> list[str]:
        parts = []
        for index, target in enumerate(option.targets):
            head: list[tuple[str, object]] = [("index", index), ("entity", target.entity)]
            if target.error is not None and (option.error is not None or target.error != LEGAL):
                head.append(("error", self._number(target)))
            if target.error_param:
                head.append(("errorParam", target.error_param))
            parts.append(opening("Target", head, end="/>"))
        return parts

    def _number(self, told: ours.Option | ours.Target) -> int | None:
        return self.numbers.get(_name(told), told.error)


def _unnumbered(packet: ours.Packet) -> Iterator[str]:
    """The errors in a list of options that no public enum numbers."""
    if not isinstance(packet, ours.Options):
        return
    options = [each for option in packet.options for each in (option, *option.sub_options)]
    told: list[ours.Option | ours.Target] = [*options]
    told += (target for each in options for target in each.targets)
    for each in told:
        if each.error is not None and each.error >= UNNAMED:
            yield _name(each)


def _name(told: ours.Option | ours.Target) -> str:
    """Return the name of an option's error, or its number where it has no name."""
    return told.error_text or error_name(told.error or 0)
