"""Findings and contradictions in the words of a report: which card, tag, values and line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hsreplay_sim.base.address import Address
from hsreplay_sim.base.enums import BlockType, CardType, Zone, enum_name
from hsreplay_sim.base.play_errors import error_name
from hsreplay_sim.base.tags import ATTACHED, CARDTYPE, ZONE, ZONE_POSITION, tag_name
from hsreplay_sim.replay.packets import Block
from hsreplay_sim.replay.titles import named, text_of
from hsreplay_sim.report.model import (
    Contradiction,
    Divergence,
    EntityRef,
    OptionDifference,
    TagRef,
)
from hsreplay_sim.verifier.judge.evidence import Finding
from hsreplay_sim.verifier.judge.grades import grade_of_tag

if TYPE_CHECKING:
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.replay.titles import Title
    from hsreplay_sim.report.words import Grade
    from hsreplay_sim.verifier.compare.mismatch import Mismatch
    from hsreplay_sim.verifier.compare.options import OptionCheck
    from hsreplay_sim.verifier.recording.logged import Logged
    from hsreplay_sim.verifier.step import Step
    from hsreplay_sim.verifier.trust import laws


@dataclass(frozen=True, slots=True)
class Scene:
    """A step, and what a report says of its place in the game."""

    recording: Recording
    step: Step
    turn: int
    title: Title
    """What the action is called, as the game was when it began."""

    @property
    def address(self) -> str:
        """The address of the action: ``file:game@step``."""
        return self.address_of(self.step.action.step)

    def address_of(self, step: int) -> str:
        """The address of a step of the same game."""
        return str(Address(self.recording.path, self.recording.index, step))


def code_of(step: Step, mismatch: Mismatch) -> str:
    """Return the code of a tag that differs."""
    if mismatch.simulated_in is not None:
        return "E307"
    if mismatch.logged is None:
        return "E303"
    if mismatch.simulated is None or mismatch.entity not in step.simulated.tags:
        return "E302"
    zone = step.observed.state.get(mismatch.entity, ZONE)
    same_zone = step.simulated.get(mismatch.entity, ZONE) == zone
    placed = mismatch.logged and mismatch.simulated and same_zone
    return "E304" if placed and mismatch.tag == ZONE_POSITION else "E301"


def divergence(scene: Scene, finding: Finding, beside: tuple[str, ...] = ()) -> Divergence:
    """Return a finding in the form of the report; `beside` is what may be why, if unexplained."""
    card, mismatch, simulated = finding.card, finding.mismatch, scene.step.simulated
    if card is not None:
        sides = {"logged": card.logged or None, "simulated": card.simulated or None}
        entity, tag = _entity(scene, card.entity), TagRef(0, "CardID")
        return _of_action(scene, finding, card.at, beside, entity=entity, tag=tag, **sides)
    if mismatch is None:
        note = named(finding.note, scene.step.cards)
        return _of_action(scene, finding, None, beside, note=note)
    host = scene.step.either(mismatch.entity, ATTACHED)
    return _of_action(
        scene,
        finding,
        _place(scene.step.logged, mismatch),
        beside,
        entity=_entity(scene, mismatch.entity),
        tag=TagRef(mismatch.tag, tag_name(mismatch.tag)),
        before=_before(scene, mismatch),
        logged=mismatch.logged,
        simulated=mismatch.simulated if mismatch.entity in simulated.tags else None,
        note=_where(scene, mismatch),
        grade=_grade(scene, finding.code, mismatch),
        host=_entity(scene, host) if host else None,
        follows=scene.address_of(finding.follows) if finding.follows else "",
    )


def _of_action(
    scene: Scene, finding: Finding, at: int | None, beside: tuple[str, ...], **fields: Any
) -> Divergence:
    """Return a divergence at a position, with `fields` and what is the same for an action."""
    step, title = scene.step, scene.title
    return Divergence(
        address=scene.address,
        code=finding.code,
        turn=scene.turn,
        action=title.text,
        actor=title.actor,
        target=title.target,
        card_text=text_of(step.cards.get(title.actor.card_id)) if title.actor is not None else "",
        block=_block_name(scene, step.logged.tape.block(at) if at is not None else None),
        line=finding.line or _line(scene, at),
        beside=beside,
        **fields,
    )


def _line(scene: Scene, at: int | None) -> int:
    """Return the line of the packet at a position; if that is None, the line of the action."""
    step = scene.step
    return step.logged.tape.packets[at].line if at is not None else step.action.line


def _grade(scene: Scene, code: str, mismatch: Mismatch) -> Grade:
    """Return how much a tag matters where its entity is, on either side, before or after.

    If it differs only on the way, nobody sees more than if it differed in its block.
    """
    step, number = scene.step, mismatch.entity
    zone, own = step.observed.state.get(number, ZONE), step.simulated.get(number, ZONE)
    kind = step.either(number, CARDTYPE)
    enchantment = kind == CardType.ENCHANTMENT or (not kind and zone == Zone.PLAY)
    zones = {zone, step.zone_before(number), own}
    code = "E307" if _ends_alike(scene, mismatch) else code
    return grade_of_tag(code, mismatch.tag, zones, is_enchantment=enchantment)


def _ends_alike(scene: Scene, mismatch: Mismatch) -> bool:
    """Whether one side lacks a change, and both have the same value after the action."""
    (entity, tag), state, own = mismatch[:2], scene.step.observed.state, scene.step.simulated
    lacks = None in (mismatch.logged, mismatch.simulated)
    there = entity in state.tags and entity in own.tags
    return lacks and there and state.get(entity, tag) == own.get(entity, tag)


def _where(scene: Scene, mismatch: Mismatch) -> str:
    """Return in which block the engine makes what is logged in another, or that the ends agree."""
    if mismatch.simulated_in is None:
        return "on the way: in the end both sides agree" if _ends_alike(scene, mismatch) else ""
    kind, entity = mismatch.simulated_in
    name = _block_name(scene, Block(kind, entity)) if kind >= 0 else ""
    return f"simulated in {name}" if name else "simulated outside of any block"


def contradiction(scene: Scene, found: laws.Contradiction) -> Contradiction:
    """Return a broken law in the form of the report, with both lines and both values."""
    law, case = found
    tag = tag_name(case.tag) if case.tag else "Entity"
    return Contradiction(
        address=scene.address,
        code="E401",
        turn=scene.turn,
        action=scene.title.text,
        law=law.name,
        says=law.says,
        entity=_entity(scene, case.entity),
        tag=TagRef(case.tag, tag),
        logged=case.logged,
        line=_line(scene, case.at),
        logged_elsewhere=case.elsewhere,
        line_elsewhere=_line(scene, case.at_elsewhere),
    )


def option_differences(scene: Scene, line: int, check: OptionCheck) -> list[OptionDifference]:
    """Return the options of one decision that are judged otherwise, in the form of the report."""
    return [
        OptionDifference(
            scene.address,
            line,
            _entity(scene, each.entity),
            _entity(scene, each.target) if each.target else None,
            each.sub_option,
            *("" if code is None else error_name(code) for code in each[-2:]),
        )
        for each in check.differences
    ]


def _place(logged: Logged, mismatch: Mismatch) -> int | None:
    """Return the position of what differs: its own, or that of the last change or description.

    If the entity is made in the action, its description counts even if that lacks the tag. If there
    is none of these, return None.
    """
    if mismatch.at is not None:
        return mismatch.at
    changes = reversed(logged.changes.items())
    at = next((at for at, each in changes if (each.entity, each.tag) == mismatch[:2]), None)
    if at is not None:
        return at
    made = mismatch.entity in logged.created
    described = reversed(logged.described)
    own = ((at, dict(each.tags)) for at, each in described if each.entity == mismatch.entity)
    return next((at for at, tags in own if made or mismatch.tag in tags), None)


def _before(scene: Scene, mismatch: Mismatch) -> int | None:
    """Return the value when the action began, None if the entity was not there."""
    logged, state = scene.step.logged, scene.step.observed.state
    if mismatch.entity in logged.created or mismatch.entity not in state.tags:
        return None
    return logged.before.get(mismatch[:2], state.get(*mismatch[:2]))


def _entity(scene: Scene, number: int) -> EntityRef:
    card_id = scene.step.simulated.cards.get(number, "")
    card = scene.step.cards.get(card_id) if card_id else None
    return EntityRef(number, card_id, card.name if card is not None else "")


def _block_name(scene: Scene, block: Block | None) -> str:
    """Return ``POWER CS2_032``; the kind alone if the block is of no card, "" if there is none."""
    if block is None:
        return ""
    card_id = scene.step.simulated.cards.get(block.entity, "")
    kind = enum_name("BlockType", block.kind) if block.kind != BlockType.PLAY else "PLAY"
    return f"{kind} {card_id}" if card_id else kind
