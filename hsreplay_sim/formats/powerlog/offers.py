"""What a client prints of what it is offered and of what is chosen: (method, message) of a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hsreplay_sim.base.play_errors import LEGAL, error_name
from hsreplay_sim.formats.powerlog.references import References
from hsreplay_sim.formats.powerlog.shapes.spellings import name
from hsreplay_sim.replay import packets as ours

Lines = Iterator[tuple[str, str]]

_OPTIONS, _CHOICES = "DebugPrintOptions", "DebugPrintEntityChoices"


def _choices(packet: ours.Choices, ref: References) -> Lines:
    yield (
        _CHOICES,
        f"id={packet.id} Player={_who(packet, ref)} TaskList={packet.task_list or ''}"
        f" ChoiceType={name('ChoiceType', max(packet.kind, 0))}"
        f" CountMin={packet.minimum} CountMax={packet.maximum}",
    )
    yield _CHOICES, f"  Source={ref(packet.source)}"
    for index, entity in enumerate(packet.entities):
        yield _CHOICES, f"  Entities[{index}]={ref.in_brackets(entity)}"


def _who(packet: ours.Choices | ours.ChosenEntities, ref: References) -> str:
    """The player of a choice.

    A converter that does not know the number of choices gives all of them 0 (U186, U195). hslog
    learns by the number of a choice which name is whose, and would give up the file.
    """
    return ref(packet.player) if packet.id else str(packet.player)


def _send_choices(packet: ours.SendChoices, ref: References) -> Lines:
    yield "SendChoices", f"id={packet.id} ChoiceType={name('ChoiceType', max(packet.kind, 0))}"
    for index, entity in enumerate(packet.entities):
        yield "SendChoices", f"  m_chosenEntities[{index}]={ref.in_brackets(entity)}"


def _chosen(packet: ours.ChosenEntities, ref: References) -> Lines:
    method = "DebugPrintEntitiesChosen"
    count = len(packet.entities)
    yield method, f"id={packet.id} Player={_who(packet, ref)} EntitiesCount={count}"
    for index, entity in enumerate(packet.entities):
        yield method, f"  Entities[{index}]={ref.in_brackets(entity)}"


def _send_option(packet: ours.SendOption, _: References) -> Lines:
    yield (
        "SendOption",
        f"selectedOption={packet.option} selectedSubOption={packet.sub_option}"
        f" selectedTarget={packet.target} selectedPosition={packet.position}",
    )


def _options(packet: ours.Options, ref: References) -> Lines:
    yield _OPTIONS, f"id={packet.id}"
    for option in packet.options:
        kind = name("OptionType", option.kind)
        who = ref(option.entity) if option.entity else ""
        yield _OPTIONS, f"  option {option.index} type={kind} mainEntity={who}{_error(option)}"
        told = option.error is not None
        yield from _targets(option, ref, told, "    ")
        for part in option.sub_options:
            who = ref(part.entity) if part.entity else ""
            yield _OPTIONS, f"    subOption {part.index} entity={who}{_error(part)}"
            yield from _targets(part, ref, told or part.error is not None, "      ")


def _targets(option: ours.Option, ref: References, with_errors: bool, indent: str) -> Lines:
    for index, target in enumerate(option.targets):
        shown = _error(target) if with_errors or target.error != LEGAL else ""
        yield _OPTIONS, f"{indent}target {index} entity={ref(target.entity)}{shown}"


def _error(option: ours.Option | ours.Target) -> str:
    if option.error is None:
        return ""
    told = option.error_text or error_name(option.error)
    return f" error={told} errorParam={option.error_param or ''}"


OFFERS: dict[type, Callable[[Any, References], Lines]] = {
    ours.Choices: _choices,
    ours.SendChoices: _send_choices,
    ours.ChosenEntities: _chosen,
    ours.Options: _options,
    ours.SendOption: _send_option,
}
"""Packet → its lines, as the references are when it is printed."""
