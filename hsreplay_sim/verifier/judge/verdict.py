"""The verdict on one action: a function of its evidence, and of nothing else.

docs/VERIFYING.md prints the table of cases that says what it decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import NUM_TURNS_IN_PLAY, ZONE, ZONE_POSITION
from hsreplay_sim.report.words import Outcome, Reason
from hsreplay_sim.verifier.judge.evidence import Difference, Evidence, Finding, Judgement
from hsreplay_sim.verifier.simulate.adoption import HIDDEN
from hsreplay_sim.verifier.tags.gameplay import (
    FLAGS,
    NEVER_BY_TEXT,
    SHOWN_NUMBERS,
    STEPS,
    is_held_by_texts,
    is_record,
)


def judge(evidence: Evidence) -> Judgement:
    """Verified, diverged with what was found, or unverifiable with the reason.

    The questions come in this order: whether the engine failed or the recording tells what cannot
    be, both of which diverge; whether anything keeps the action from being judged; whether anything
    was found; whether anything is missing.
    """
    if evidence.fault is not None:
        return _diverged([Finding(evidence.fault.code, evidence.fault.words)])
    impossible = list(_impossible(evidence))
    if impossible:
        return _diverged(impossible)
    reason = withheld(evidence)
    if reason is not None:
        steps = list(_steps(evidence)) if reason is Reason.TRUNCATED else []
        return _diverged(steps) if steps else _unverifiable(reason)
    found = list(_findings(evidence))
    if found and (evidence.after_loss or evidence.frayed):
        found = [each for each in found if _is_out_of_reach(each, evidence)]
        return _diverged(found) if found else _unverifiable(Reason.LINES_LOST)
    if found:
        return _diverged(found)
    reason = _adopted(evidence) or _wanting(evidence)
    if reason is None:
        return Judgement(Outcome.VERIFIED)
    return Judgement(Outcome.UNVERIFIABLE, reason, _is_sound(evidence))


def withheld(evidence: Evidence) -> Reason | None:
    """Why the action is not judged at all, whatever the comparison says; None when it is."""
    if evidence.resets:
        return Reason.UNSUPPORTED_MODE
    if evidence.damaged:
        return Reason.DAMAGED
    if evidence.refused:
        return Reason.UNSUPPORTED_ACTION
    if evidence.torn:
        return Reason.LINES_LOST
    return Reason.TRUNCATED if evidence.cut_off else None


def _impossible(evidence: Evidence) -> Iterator[Finding]:
    """Values that no game can hold, and picks that were not offered if no offer may be lost."""
    for each in evidence.impossible:
        yield Finding("E308", each.message, line=each.line)
    if not (evidence.after_loss or evidence.torn):
        yield from _not_among(evidence.strays)


def _steps(evidence: Evidence) -> Iterator[Finding]:
    """The steps of a turn and of a combat that are told otherwise in front of where it is cut."""
    for each in evidence.differences:
        mismatch = each.mismatch
        told = mismatch.at is not None and None not in (mismatch.logged, mismatch.simulated)
        if told and mismatch.tag in STEPS and not (evidence.after_loss or each.follows):
            yield Finding(code_of(each), difference=each)


def _is_out_of_reach(finding: Finding, evidence: Evidence) -> bool:
    """Whether a lost line explains nothing of it.

    It stands in the block before the loss, or it is something that a text makes, and the recording
    has the block of that text.
    """
    found = finding.difference
    if found is None:
        return False
    return found.of_whole_block or (found.inside and not evidence.after_loss)


def _adopted(evidence: Evidence) -> Reason | None:
    """Why an action is verified for the rest alone: what of it was adopted; None if nothing."""
    if evidence.texts == {HIDDEN}:
        return Reason.HIDDEN
    return Reason.UNIMPLEMENTED if evidence.with_adoption else None


def _is_sound(evidence: Evidence) -> bool:
    """Whether what was compared says something: changes were predicted, and nothing was guessed."""
    guessed = evidence.asked > evidence.answered or evidence.explains_itself
    return evidence.predicted > 0 and not guessed


def _wanting(evidence: Evidence) -> Reason | None:
    """What an action without a finding lacks to be verified; None if it lacks nothing."""
    if evidence.differences:
        new = [each for each in evidence.differences if not each.repeats]
        owned = evidence.follows or all(each.owner for each in new)
        return Reason.UNIMPLEMENTED if new and owned else Reason.STALE
    if evidence.asked > evidence.answered or evidence.explains_itself:
        return Reason.AMBIGUOUS
    return None if evidence.predicted else Reason.NOTHING_PREDICTED


def _findings(evidence: Evidence) -> Iterator[Finding]:
    """Broken invariants, impossible answers, differences that no missing text may explain.

    If a text may explain the differences, it may explain a broken invariant as well.
    """
    sure = [each for each in evidence.differences if not (each.repeats or is_uncertain(each))]
    if sure or not evidence.differences:
        for law in evidence.broken:
            yield Finding("E311", law)
    yield from _not_among(evidence.outside)
    for block in evidence.untold:
        yield Finding("E303", f"a block that is not recorded: {block}")
    for card in evidence.cards:
        yield Finding("E306", card=card)
    for each in sure:
        yield Finding(code_of(each), difference=each)


def _not_among(answers: Iterable[str]) -> Iterator[Finding]:
    return (Finding("E203", f"not among the candidates: {answer}") for answer in answers)


def is_uncertain(difference: Difference) -> bool:
    """Whether its entity's text or enchantments may explain it: not implemented, or hidden.

    That explains a change of one side alone, and any stat; it does not explain how a rule changes a
    tag, nor a flag that is more than set.
    """
    tag, bearer, logged = difference.mismatch.tag, difference.bearer, difference.mismatch.logged
    if tag in FLAGS and logged is not None and logged > 1:
        return False
    if difference.follows:
        return True
    if tag in NEVER_BY_TEXT or bearer is None or is_record(tag) or tag == NUM_TURNS_IN_PLAY:
        return False
    if not is_held_by_texts(tag) and difference.changed_by_both:
        return False
    if bearer.implemented:
        return not bearer.clean
    if tag == ZONE or tag in SHOWN_NUMBERS:
        return True
    return bearer.zone in (Zone.PLAY, Zone.HAND, Zone.SECRET)


def code_of(difference: Difference) -> str:
    """The code of a divergence that is a compared tag."""
    mismatch, bearer = difference.mismatch, difference.bearer
    if mismatch.simulated_in is not None:
        return "E307"
    if mismatch.logged is None:
        return "E303"
    if mismatch.simulated is None or bearer is None:
        return "E302"
    placed = mismatch.logged and mismatch.simulated and bearer.zone == bearer.logged_zone
    return "E304" if placed and mismatch.tag == ZONE_POSITION else "E301"


def _diverged(findings: Iterable[Finding]) -> Judgement:
    return Judgement(Outcome.DIVERGED, findings=tuple(findings))


def _unverifiable(reason: Reason) -> Judgement:
    return Judgement(Outcome.UNVERIFIABLE, reason)
