"""The verdict on one action: a function of its evidence, and of nothing else.

docs/tables/VERDICTS.md prints the table of cases that says what it decides.
"""

from __future__ import annotations

from hsreplay_sim.report.words import AFTER_LOSS, Outcome, Reason
from hsreplay_sim.verifier.judge.evidence import Evidence, Finding, Judgement
from hsreplay_sim.verifier.step import HIDDEN

CONTRADICTS_ITSELF = "the recording contradicts itself"
"""What an action is unexplained beside if it breaks a law of recordings."""


def judge(evidence: Evidence) -> Judgement:
    """Verified, diverged, unexplained, or unverifiable with the reason.

    The questions come in this order: did the engine fail, or does a line hold what cannot be? Both
    diverge. Does anything keep the action from being judged? Does anything differ, where the rest
    of the action may be missing, or something alive may be why? What only follows from earlier
    reports is judged as these were. Is anything missing to call it verified?
    """
    if evidence.fault is not None:
        return _diverged(Finding(evidence.fault.code, evidence.fault.words))
    if evidence.impossible:
        found = (Finding("E308", each.message, line=each.line) for each in evidence.impossible)
        return _diverged(*found)
    reason = withheld(evidence)
    if reason is not None:
        return Judgement(Outcome.UNVERIFIABLE, reason)
    differs, reason = bool(evidence.findings or evidence.contradictions), _missing(evidence)
    if evidence.cut_off and (differs or reason):
        return Judgement(Outcome.UNVERIFIABLE, Reason.TRUNCATED)
    if differs:
        beside = _beside(evidence)
        if beside:
            return Judgement(Outcome.UNEXPLAINED, findings=evidence.findings, beside=beside)
        return _diverged(*evidence.findings)
    return Judgement(Outcome.UNVERIFIABLE, reason) if reason else Judgement(Outcome.VERIFIED)


def withheld(evidence: Evidence) -> Reason | None:
    """Why the action is not judged at all, whatever the comparison says; None when it is."""
    if evidence.resets:
        return Reason.UNSUPPORTED_MODE
    if evidence.damaged:
        return Reason.DAMAGED
    if evidence.refused:
        return evidence.refused
    return Reason.LINES_LOST if evidence.lost else None


def _beside(evidence: Evidence) -> tuple[str, ...]:
    """What may be why something differs: a contradiction, a loss, or the texts alive.

    If all of it follows from earlier reports, that is what these were unexplained beside.
    """
    words = (CONTRADICTS_ITSELF,) if evidence.contradictions else ()
    loss = (AFTER_LOSS,) if evidence.in_doubt else ()
    new = any(not each.follows for each in evidence.findings)
    return (*words, *loss, *evidence.alive) or (() if new else evidence.inherited)


def _missing(evidence: Evidence) -> Reason | None:
    """What an action without a finding lacks to be verified; None if it lacks nothing."""
    if evidence.adopted:
        return Reason.HIDDEN if evidence.texts == {HIDDEN} else Reason.UNIMPLEMENTED
    if evidence.asked > evidence.answered or evidence.explains_itself:
        return Reason.AMBIGUOUS
    return None if evidence.predicted else Reason.NOTHING_PREDICTED


def _diverged(*findings: Finding) -> Judgement:
    return Judgement(Outcome.DIVERGED, findings=findings)
