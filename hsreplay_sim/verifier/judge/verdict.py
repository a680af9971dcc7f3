"""The verdict of one action, and the divergences it leads to (design §7, oracle §7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, enum_name
from hsreplay_sim.base.tags import ZONE, ZONE_POSITION, tag_name
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.replay.play_errors import error_name
from hsreplay_sim.report.model import Divergence, EntityRef, OptionDifference, TagRef, address
from hsreplay_sim.verifier.compare.offers import picked_elsewhere
from hsreplay_sim.verifier.judge.known import known_as
from hsreplay_sim.verifier.simulate.adoption import HIDDEN

if TYPE_CHECKING:
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.verifier.compare.end_state import Logged, Mismatch, Score
    from hsreplay_sim.verifier.compare.options import OptionCheck
    from hsreplay_sim.verifier.run import _Verification


def judge_action(
    run: _Verification,
    action: Action,
    logged: Logged,
    score: Score,
    mismatches: list[Mismatch],
    failure: str,
    turn: int,
) -> None:
    """Count the action as verified, diverged or unverifiable, and report what differs."""
    tally = run.report.tally
    adopter = run.oracle.adopter
    asked = run.oracle.questions
    tally.actions.total += 1
    tally.questions.asked += asked.asked
    tally.questions.answered += asked.answered
    adoption = bool(adopter.packets or adopter.cards or failure)
    if adoption:
        tally.actions.with_adoption += 1
        for card_id in sorted(adopter.cards - {HIDDEN}):
            tally.count("unimplemented", card_id)
    else:
        tally.order.compared += 1
        tally.order.exact += score.exact_order and not failure
    if run.fault is not None:
        _diverged(run, action)
        _report(run, _noted(run, action, run.fault[0], turn, run.fault[1]))
        return
    strays = picked_elsewhere(action.packets)
    if strays and not run.losses.may_explain(action.step):
        _diverged(run, action)
        for stray in strays:
            _report(run, _noted(run, action, "E203", turn, f"not among the candidates: {stray}"))
        return
    reason = _unverifiable(run, action, adoption, failure)
    sure = [m for m in mismatches if not run.is_uncertain(m)]
    broken = _broken(run) if not reason and (sure or not mismatches) else []
    if reason:
        _put_off(run, action, reason)
    elif (sure or asked.outside or broken) and run.losses.may_explain(action.step):
        _put_off(run, action, "lines lost")
    elif sure or asked.outside or broken:
        _diverged(run, action)
        for law in broken:
            _report(run, _noted(run, action, "E311", turn, law))
        for answer in asked.outside:
            note = f"not among the candidates: {answer}"
            _report(run, _noted(run, action, "E203", turn, note))
        for mismatch in sure:
            _report(run, _divergence(run, action, logged, mismatch, turn))
    elif mismatches and score.adopted:
        tally.actions.with_adoption += 1
        _put_off(run, action, "unimplemented")
    elif mismatches:
        _put_off(run, action, "stale")
    elif asked.asked > asked.answered:
        _put_off(run, action, "ambiguous")
    elif score.predicted:
        tally.actions.verified += 1
        run.report.outcomes[action.step] = "verified"
    else:
        _put_off(run, action, "nothing predicted")


def _broken(run: _Verification) -> list[str]:
    """The invariants that the action broke; those that the recording itself breaks are not ours."""
    return check(run.engine, run.observed.known) if run.sound else []


def _report(run: _Verification, divergence: Divergence) -> None:
    """Report a divergence, whether it is a known one or not."""
    name = known_as(divergence, run.build, run.known)
    if name:
        divergence = replace(divergence, known=name)
        run.report.tally.count("known", name)
    run.report.add(divergence, run.options.divergences_max)


def _diverged(run: _Verification, action: Action) -> None:
    run.report.tally.actions.diverged += 1
    run.report.outcomes[action.step] = "diverged"


def _put_off(run: _Verification, action: Action, reason: str) -> None:
    run.report.outcomes[action.step] = reason
    run.report.tally.actions.unverifiable += 1
    run.report.tally.count("reasons", reason)


def _unverifiable(run: _Verification, action: Action, adoption: bool, failure: str) -> str:
    if action.resets:
        return "unsupported mode"
    if run.damage:
        return "damaged recording"
    if failure:
        return "unsupported action"
    if action.step in run.losses.steps:
        return "lines lost"
    if not action.closed:
        return "truncated"
    if not adoption:
        return ""
    return "hidden" if run.oracle.adopter.cards == {HIDDEN} else "unimplemented"


def _divergence(
    run: _Verification, action: Action, logged: Logged, mismatch: Mismatch, turn: int
) -> Divergence:
    packet = mismatch.change or next(
        (
            change
            for change in reversed(logged.changes)
            if change.entity == mismatch.entity and change.tag == mismatch.tag
        ),
        None,
    )
    block = logged.blocks.get(id(packet)) if packet is not None else None
    entity = run.engine.entities.get(mismatch.entity)
    return Divergence(
        address=address(run.recording.path, run.recording.index, action.step),
        code=_code(run, mismatch),
        turn=turn,
        action=_title(run, action),
        card_text=_card_text(run, action),
        block=_block_name(run, block),
        entity=_entity(run, mismatch.entity),
        tag=TagRef(mismatch.tag, tag_name(mismatch.tag)),
        before=_before(run, logged, mismatch),
        logged=mismatch.logged,
        simulated=mismatch.simulated if entity is not None else None,
        line=packet.line if packet is not None else action.line,
    )


def _entity(run: _Verification, number: int) -> EntityRef:
    entity = run.engine.entities.get(number)
    card = entity.card if entity is not None else None
    return EntityRef(
        number, entity.card_id if entity is not None else "", card.name if card is not None else ""
    )


def option_report(
    run: _Verification, action: Action, line: int, check: OptionCheck
) -> list[OptionDifference]:
    """The differences of one decision as a report has them."""
    place = address(run.recording.path, run.recording.index, action.step)
    return [
        OptionDifference(
            place,
            line,
            _entity(run, each.entity),
            _entity(run, each.target) if each.target else None,
            each.sub_option,
            _code_name(each.logged),
            _code_name(each.simulated),
        )
        for each in check.differences
    ]


def _code_name(code: int | None) -> str:
    return "" if code is None else error_name(code)


def _before(run: _Verification, logged: Logged, mismatch: Mismatch) -> int | None:
    """The value when the action began, None when there was no such entity."""
    if mismatch.entity in logged.created or mismatch.entity not in run.observed.state.tags:
        return None
    now = run.observed.state.get(mismatch.entity, mismatch.tag)
    return logged.before.get((mismatch.entity, mismatch.tag), now)


def _noted(run: _Verification, action: Action, code: str, turn: int, note: str) -> Divergence:
    """A divergence of no single tag: an impossible outcome, a fault of the engine."""
    return Divergence(
        address=address(run.recording.path, run.recording.index, action.step),
        code=code,
        turn=turn,
        action=_title(run, action),
        card_text=_card_text(run, action),
        line=action.line,
        note=note,
    )


def _code(run: _Verification, mismatch: Mismatch) -> str:
    entity = run.engine.entities.get(mismatch.entity)
    if mismatch.logged is None:
        return "E303"
    if mismatch.simulated is None or entity is None:
        return "E302"
    same_zone = entity.zone == run.observed.state.get(mismatch.entity, ZONE)
    if mismatch.tag == ZONE_POSITION and same_zone and mismatch.logged and mismatch.simulated:
        return "E304"
    return "E301"


def _title(run: _Verification, action: Action) -> str:
    entity = run.engine.entities.get(action.entity)
    if entity is None or not entity.card_id:
        return str(action.kind)
    return f"{action.kind} {entity.card_id} #{entity.id}"


def _card_text(run: _Verification, action: Action) -> str:
    """``Flamestrike: Deal 4 damage to all enemy minions.``; "" where no card acts."""
    entity = run.engine.entities.get(action.entity)
    card = entity.card if entity is not None else None
    return f"{card.name}: {plain(card.text)}" if card is not None and card.text else ""


def _block_name(run: _Verification, block: object) -> str:
    from hsreplay_sim.replay.packets import Block

    if not isinstance(block, Block):
        return ""
    entity = run.engine.entities.get(block.entity)
    kind = enum_name("BlockType", block.kind) if block.kind != BlockType.PLAY else "PLAY"
    return f"{kind} {entity.card_id}" if entity is not None and entity.card_id else kind
