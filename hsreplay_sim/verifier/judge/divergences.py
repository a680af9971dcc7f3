"""Findings in the words of a report: which card, which tag, which values, which line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.address import Address
from hsreplay_sim.base.enums import BlockType, CardType, Zone, enum_name
from hsreplay_sim.base.play_errors import error_name
from hsreplay_sim.base.tags import CARDTYPE, ZONE, tag_name
from hsreplay_sim.replay.packets import DESCRIPTIONS, Block
from hsreplay_sim.replay.titles import named, text_of
from hsreplay_sim.report.model import Divergence, EntityRef, FollowUp, OptionDifference, TagRef
from hsreplay_sim.verifier.judge.grades import grade_of_tag

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.replay.titles import Title
    from hsreplay_sim.report.words import Grade
    from hsreplay_sim.verifier.compare.creations import CardMismatch
    from hsreplay_sim.verifier.compare.end_state import Logged, Mismatch
    from hsreplay_sim.verifier.compare.options import OptionCheck
    from hsreplay_sim.verifier.judge.evidence import Difference, Finding
    from hsreplay_sim.verifier.recording.observed import Observed


@dataclass(frozen=True, slots=True)
class Scene:
    """Where something is found: an action, and both sides as they stand after it."""

    recording: Recording
    action: Action
    turn: int
    engine: Game
    observed: Observed
    title: Title
    """What the action is called, as it stood when it began."""

    @property
    def address(self) -> str:
        """Where the action stands."""
        return str(Address(self.recording.path, self.recording.index, self.action.step))


def divergence(scene: Scene, logged: Logged, finding: Finding) -> Divergence:
    """A finding in the form of the report."""
    if finding.card is not None:
        return _other_card(scene, logged, finding.card)
    if finding.difference is None:
        return _noted(scene, finding)
    mismatch = finding.difference.mismatch
    at = _place(logged, mismatch)
    return Divergence(
        address=scene.address,
        code=finding.code,
        turn=scene.turn,
        action=scene.title.text,
        actor=scene.title.actor,
        target=scene.title.target,
        card_text=_card_text(scene),
        block=_block_name(scene, logged.tape.block(at) if at is not None else None),
        entity=_entity(scene, mismatch.entity),
        tag=TagRef(mismatch.tag, tag_name(mismatch.tag)),
        before=_before(scene, logged, mismatch),
        logged=mismatch.logged,
        simulated=mismatch.simulated if finding.difference.bearer is not None else None,
        line=logged.tape.packets[at].line if at is not None else scene.action.line,
        note=_where(scene, mismatch),
        grade=_grade(scene, logged, finding.code, mismatch),
    )


def _grade(scene: Scene, logged: Logged, code: str, mismatch: Mismatch) -> Grade:
    """How much a tag matters where its entity stands, on either side, before or after.

    What is made in play without a card is an enchantment on a card that the seat does not see.
    """
    number, state = mismatch.entity, scene.observed.state
    entity = scene.engine.entities.get(number)
    zone = state.get(number, ZONE)
    zones = {zone, logged.before.get((number, ZONE), zone), entity.zone if entity else 0}
    kind = entity.type if entity is not None else state.get(number, CARDTYPE)
    enchantment = kind == CardType.ENCHANTMENT or (not kind and zone == Zone.PLAY)
    return grade_of_tag(code, mismatch.tag, zones, is_enchantment=enchantment)


def _where(scene: Scene, mismatch: Mismatch) -> str:
    """In which block the engine makes a change that is recorded in another one."""
    if mismatch.simulated_in is None:
        return ""
    kind, entity = mismatch.simulated_in
    name = _block_name(scene, Block(kind, entity)) if kind >= 0 else ""
    return f"simulated in {name}" if name else "simulated outside of any block"


def _other_card(scene: Scene, logged: Logged, card: CardMismatch) -> Divergence:
    """A divergence of a card id, which is no tag."""
    block = logged.tape.block(card.at) if card.at is not None else None
    return Divergence(
        address=scene.address,
        code="E306",
        turn=scene.turn,
        action=scene.title.text,
        actor=scene.title.actor,
        target=scene.title.target,
        card_text=_card_text(scene),
        block=_block_name(scene, block),
        entity=_entity(scene, card.entity),
        tag=TagRef(0, "CardID"),
        logged=card.logged or None,
        simulated=card.simulated or None,
        line=logged.tape.packets[card.at].line if card.at is not None else scene.action.line,
    )


def _noted(scene: Scene, finding: Finding) -> Divergence:
    """A divergence of no single tag: an impossible outcome or line, a fault of the engine."""
    return Divergence(
        address=scene.address,
        code=finding.code,
        turn=scene.turn,
        action=scene.title.text,
        actor=scene.title.actor,
        target=scene.title.target,
        card_text=_card_text(scene),
        line=finding.line or scene.action.line,
        note=named(finding.note, scene.engine.cards),
    )


def follow_ups(scene: Scene, found: Iterable[Difference]) -> list[FollowUp]:
    """The differences that last since an earlier report, in the form of the report."""
    recording = scene.recording
    return [
        FollowUp(
            scene.address,
            str(Address(recording.path, recording.index, each.repeats)),
            _entity(scene, each.mismatch.entity),
            TagRef(each.mismatch.tag, tag_name(each.mismatch.tag)),
            each.mismatch.logged,
            each.mismatch.simulated,
        )
        for each in found
        if each.repeats
    ]


def option_differences(scene: Scene, line: int, check: OptionCheck) -> list[OptionDifference]:
    """The options of one decision that are judged otherwise, in the form of the report."""
    return [
        OptionDifference(
            scene.address,
            line,
            _entity(scene, each.entity),
            _entity(scene, each.target) if each.target else None,
            each.sub_option,
            _error_name(each.logged),
            _error_name(each.simulated),
        )
        for each in check.differences
    ]


def _error_name(code: int | None) -> str:
    return "" if code is None else error_name(code)


def _place(logged: Logged, mismatch: Mismatch) -> int | None:
    """Where the log says what differs: the change itself, or the entity told as a whole."""
    if mismatch.at is not None:
        return mismatch.at
    at = _last_change(logged, mismatch)
    return at if at is not None else _last_telling(logged, mismatch)


def _last_telling(logged: Logged, mismatch: Mismatch) -> int | None:
    """The place of the packet that tells the entity with all its tags, this one among them.

    What is made in the action is told there even if it lacks the tag.
    """
    told = [
        (at, dict(packet.tags))
        for at, packet in enumerate(logged.tape.packets)
        if isinstance(packet, DESCRIPTIONS) and packet.entity == mismatch.entity
    ]
    made = mismatch.entity in logged.created
    return next((at for at, tags in reversed(told) if made or mismatch.tag in tags), None)


def _last_change(logged: Logged, mismatch: Mismatch) -> int | None:
    """The place of the logged change that set the value which differs at the end, if any did."""
    key = mismatch.entity, mismatch.tag
    changes = reversed(logged.changes.items())
    return next((at for at, each in changes if (each.entity, each.tag) == key), None)


def _before(scene: Scene, logged: Logged, mismatch: Mismatch) -> int | None:
    """The value when the action began, None when there was no such entity."""
    state = scene.observed.state
    if mismatch.entity in logged.created or mismatch.entity not in state.tags:
        return None
    now = state.get(mismatch.entity, mismatch.tag)
    return logged.before.get((mismatch.entity, mismatch.tag), now)


def _entity(scene: Scene, number: int) -> EntityRef:
    entity = scene.engine.entities.get(number)
    if entity is None:
        return EntityRef(number)
    return EntityRef(number, entity.card_id, entity.card.name if entity.card is not None else "")


def _card_text(scene: Scene) -> str:
    """Name and text of the card that acts; "" where no card does."""
    actor = scene.title.actor
    return text_of(scene.engine.cards.get(actor.card_id)) if actor is not None else ""


def _block_name(scene: Scene, block: Block | None) -> str:
    """``POWER CS2_032``; the kind alone where the block is of no card, "" outside of blocks."""
    if block is None:
        return ""
    entity = scene.engine.entities.get(block.entity)
    kind = enum_name("BlockType", block.kind) if block.kind != BlockType.PLAY else "PLAY"
    return f"{kind} {entity.card_id}" if entity is not None and entity.card_id else kind
