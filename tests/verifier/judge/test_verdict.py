"""The specification of the verdict: what an action's evidence amounts to, case by case.

docs/tables/VERDICTS.md is printed from it (`scripts/verdict_table.py`): the same rows, as ids here.
"""

from __future__ import annotations

import importlib.util
from dataclasses import FrozenInstanceError, replace
from itertools import chain
from types import ModuleType
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hsreplay_sim.base.source import Problem
from hsreplay_sim.base.tags import ATK, DAMAGE, ZONE
from hsreplay_sim.report.words import AFTER_LOSS, CODES, Outcome, Reason
from hsreplay_sim.verifier.compare.mismatch import CardMismatch, Mismatch
from hsreplay_sim.verifier.judge.evidence import Evidence, Finding
from hsreplay_sim.verifier.judge.verdict import CONTRADICTS_ITSELF, judge, withheld
from hsreplay_sim.verifier.step import HIDDEN, SCENARIO, Fault
from hsreplay_sim.verifier.trust.laws import LAWS, Case, Contradiction
from places import ROOT

MINION = 20
TEMPORUS, NEST = "LOOT_538", "BT_010"
"""Two texts that stand for any without a class."""
CRASH = Fault("X901", "KeyError: 'nowhere'")
RUNAWAY = Fault("E310", "runaway triggers, the last by X")
WRONG = Finding("E301", mismatch=Mismatch(MINION, DAMAGE, 3, 2))
MISSING = Finding("E302", mismatch=Mismatch(MINION, ATK, 3, None))
EXTRA = Finding("E303", mismatch=Mismatch(MINION, ZONE, None, 1))
PLACE = Finding("E304", mismatch=Mismatch(MINION, ZONE, 2, 1))
OTHER_CARD = Finding("E306", card=CardMismatch(MINION, "CS2_121", "CS2_182"))
BLOCK = Finding("E307", mismatch=Mismatch(MINION, DAMAGE, 3, 3, 1, (3, 9)))
ANSWER = Finding("E203", "not among the candidates: target: 7")
INVARIANT = Finding("E311", "8 bodies")
LASTS = replace(MISSING, follows=3)
NOBODY = (Problem("P107", "CONTROLLER=3, which the entity cannot have in this game", 26),)
TWICE = (Contradiction(LAWS[0], Case(MINION, ZONE, 4, 3, 2, 5)),)
ADOPTED = frozenset((NEST,))


def clean(**changes: object) -> Evidence:
    """An action that verifies, but for these changes."""
    return replace(Evidence(asked=2, answered=2, predicted=5), **changes)


def differs(*found: Finding, **changes: object) -> Evidence:
    """The same, with findings."""
    return clean(findings=found or (WRONG,), **changes)


ALL_AT_ONCE = differs(WRONG, ANSWER, INVARIANT, answered=1, predicted=0, alive=(TEMPORUS,))


class Row(NamedTuple):
    """A row of the table."""

    claim: str
    evidence: Evidence
    word: Outcome | Reason
    """The outcome, or the reason of an unverifiable action."""
    codes: tuple[str, ...]
    """Of what is found, in the order of the report."""
    beside: tuple[str, ...]
    """What may be why, of an unexplained action."""


def case(
    claim: str,
    evidence: Evidence,
    word: Outcome | Reason,
    *codes: str,
    beside: tuple[str, ...] = (),
) -> Row:
    return Row(claim, evidence, word, codes, beside)


VERIFIED, DIVERGED, UNEXPLAINED = Outcome.VERIFIED, Outcome.DIVERGED, Outcome.UNEXPLAINED

CASES = {
    "The engine failed: that goes before everything": [
        case("the engine breaks", clean(fault=CRASH), DIVERGED, "X901"),
        case("the engine does not come to rest", clean(fault=RUNAWAY), DIVERGED, "E310"),
        case("the engine breaks where an earlier line was lost",
             clean(fault=CRASH, in_doubt=True), DIVERGED, "X901"),
        case("the engine breaks where a line of the action was lost",
             clean(fault=CRASH, lost=True), DIVERGED, "X901"),
        case("the engine breaks in an action that is cut off",
             clean(fault=RUNAWAY, cut_off=True), DIVERGED, "E310"),
        case("the engine breaks after a text was adopted",
             clean(fault=CRASH, adopted=True, texts=ADOPTED, alive=(NEST,)), DIVERGED, "X901"),
        case("the engine breaks where the recording contradicts itself",
             clean(fault=CRASH, contradictions=TWICE), DIVERGED, "X901"),
        case("the engine breaks and other things differ",
             replace(ALL_AT_ONCE, fault=CRASH), DIVERGED, "X901"),
    ],
    "A line holds a value that no game can have: that goes before every reason": [
        case("a line holds such a value", clean(impossible=NOBODY), DIVERGED, "E308"),
        case("two lines hold such a value",
             clean(impossible=NOBODY * 2), DIVERGED, "E308", "E308"),
        case("a line holds such a value and the engine breaks",
             clean(impossible=NOBODY, fault=CRASH), DIVERGED, "X901"),
        case("a line holds such a value and other things differ",
             replace(ALL_AT_ONCE, impossible=NOBODY), DIVERGED, "E308"),
        case("a line holds such a value and another one was lost",
             clean(impossible=NOBODY, lost=True), DIVERGED, "E308"),
        case("a line holds such a value and a text was adopted",
             clean(impossible=NOBODY, adopted=True, texts=ADOPTED), DIVERGED, "E308"),
    ],
    "It is not judged, whatever differs: the first reason that holds": [
        case("the game is reset", replace(ALL_AT_ONCE, resets=True), Reason.UNSUPPORTED_MODE),
        case("the game is reset in a damaged recording",
             clean(resets=True, damaged=True), Reason.UNSUPPORTED_MODE),
        case("the recording is damaged", replace(ALL_AT_ONCE, damaged=True), Reason.DAMAGED),
        case("the recording is damaged, so that the engine is not asked",
             clean(damaged=True, refused=Reason.UNSUPPORTED_ACTION, lost=True), Reason.DAMAGED),
        case("the engine cannot do it",
             replace(ALL_AT_ONCE, refused=Reason.UNSUPPORTED_ACTION), Reason.UNSUPPORTED_ACTION),
        case("the engine cannot do it and a line was lost",
             clean(refused=Reason.UNSUPPORTED_ACTION, lost=True), Reason.UNSUPPORTED_ACTION),
        case("another engine does not model a card that acts",
             clean(refused=Reason.NOT_MODELLED), Reason.NOT_MODELLED),
        case("another engine that draws by itself never has the recorded outcome",
             replace(ALL_AT_ONCE, refused=Reason.NOT_REACHABLE), Reason.NOT_REACHABLE),
        case("another engine has failed too often before",
             clean(refused=Reason.ENGINE_GONE), Reason.ENGINE_GONE),
        case("a line of the action was lost", replace(ALL_AT_ONCE, lost=True), Reason.LINES_LOST),
        case("a line of the action was lost although nothing differs",
             clean(lost=True), Reason.LINES_LOST),
        case("a line of the action was lost and what is left contradicts itself",
             clean(lost=True, contradictions=TWICE), Reason.LINES_LOST),
        case("a line of the action was lost and it is cut off",
             clean(lost=True, cut_off=True), Reason.LINES_LOST),
    ],
    "The recording may end in the action: a difference may be of what is missing": [
        case("something differs in an action that may go on",
             replace(ALL_AT_ONCE, cut_off=True), Reason.TRUNCATED),
        case("an action that may go on contradicts itself",
             clean(cut_off=True, contradictions=TWICE), Reason.TRUNCATED),
        case("a text was adopted in an action that may go on",
             clean(cut_off=True, adopted=True, texts=ADOPTED), Reason.TRUNCATED),
        case("nothing differs in an action that may go on", clean(cut_off=True), VERIFIED),
    ],
    "Something differs and something is alive that may be why": [
        case("a value differs beside a text that is not implemented",
             differs(alive=(TEMPORUS,)), UNEXPLAINED, "E301", beside=(TEMPORUS,)),
        case("a value differs beside two such texts",
             differs(alive=(TEMPORUS, NEST)), UNEXPLAINED, "E301", beside=(TEMPORUS, NEST)),
        case("a value differs beside a card that is never shown",
             differs(alive=(HIDDEN,)), UNEXPLAINED, "E301", beside=(HIDDEN,)),
        case("a value differs beside the text of an adventure",
             differs(alive=(SCENARIO,)), UNEXPLAINED, "E301", beside=(SCENARIO,)),
        case("a value differs beside a text that was adopted in the action",
             differs(adopted=True, texts=ADOPTED, alive=(NEST,)), UNEXPLAINED, "E301",
             beside=(NEST,)),
        case("everything that differs is listed beside such a text",
             differs(ANSWER, OTHER_CARD, WRONG, alive=(TEMPORUS,)), UNEXPLAINED,
             "E203", "E306", "E301", beside=(TEMPORUS,)),
        case("an invariant is broken beside such a text",
             differs(INVARIANT, alive=(TEMPORUS,)), UNEXPLAINED, "E311", beside=(TEMPORUS,)),
        case("a value differs beside such a text and a question was not answered",
             differs(alive=(TEMPORUS,), answered=1), UNEXPLAINED, "E301", beside=(TEMPORUS,)),
        case("a value differs beside such a text and nothing was predicted",
             differs(alive=(TEMPORUS,), predicted=0), UNEXPLAINED, "E301", beside=(TEMPORUS,)),
        case("a value differs as it was reported beside such a text",
             differs(LASTS, inherited=(TEMPORUS,)), UNEXPLAINED, "E302", beside=(TEMPORUS,)),
        case("a value differs after a lost line",
             differs(in_doubt=True), UNEXPLAINED, "E301", beside=(AFTER_LOSS,)),
        case("an answer is no candidate after a lost line",
             differs(ANSWER, in_doubt=True), UNEXPLAINED, "E203", beside=(AFTER_LOSS,)),
        case("a value differs after a lost line and beside a text that is not implemented",
             differs(in_doubt=True, alive=(TEMPORUS,)), UNEXPLAINED, "E301",
             beside=(AFTER_LOSS, TEMPORUS)),
        case("the recording contradicts itself and nothing differs",
             clean(contradictions=TWICE), UNEXPLAINED, beside=(CONTRADICTS_ITSELF,)),
        case("the recording contradicts itself and a value differs",
             differs(contradictions=TWICE), UNEXPLAINED, "E301", beside=(CONTRADICTS_ITSELF,)),
        case("the recording contradicts itself after a lost line, beside a missing text",
             differs(contradictions=TWICE, in_doubt=True, alive=(TEMPORUS,)), UNEXPLAINED, "E301",
             beside=(CONTRADICTS_ITSELF, AFTER_LOSS, TEMPORUS)),
        case("the recording contradicts itself where a text was adopted",
             clean(contradictions=TWICE, adopted=True, texts=ADOPTED), UNEXPLAINED,
             beside=(CONTRADICTS_ITSELF,)),
    ],
    "Something differs and nothing of the kind is alive": [
        case("a value differs", differs(), DIVERGED, "E301"),
        case("a change or an entity is missing in the simulation",
             differs(MISSING), DIVERGED, "E302"),
        case("a change, a block or an entity is one too many", differs(EXTRA), DIVERGED, "E303"),
        case("the place in a zone differs", differs(PLACE), DIVERGED, "E304"),
        case("an entity is another card", differs(OTHER_CARD), DIVERGED, "E306"),
        case("the same change is in another block", differs(BLOCK), DIVERGED, "E307"),
        case("an answer of the log is no candidate", differs(ANSWER), DIVERGED, "E203"),
        case("an invariant is broken", differs(INVARIANT), DIVERGED, "E311"),
        case("several things differ",
             differs(ANSWER, OTHER_CARD, WRONG, MISSING), DIVERGED,
             "E203", "E306", "E301", "E302"),
        case("a value differs and a question was not answered",
             differs(answered=1), DIVERGED, "E301"),
        case("a value differs and nothing was predicted", differs(predicted=0), DIVERGED, "E301"),
        case("a value differs where packets of no text were adopted",
             differs(adopted=True), DIVERGED, "E301"),
        case("a value differs and the setting of a switch was chosen for its sake alone",
             differs(explains_itself=True), DIVERGED, "E301"),
        case("a value differs beside one that was reported before",
             differs(WRONG, LASTS), DIVERGED, "E301", "E302"),
        case("a value differs as it was reported before", differs(LASTS), DIVERGED, "E302"),
        case("a value differs beside one that was reported beside a missing text",
             differs(WRONG, LASTS, inherited=(TEMPORUS,)), DIVERGED, "E301", "E302"),
        case("a value differs as it was reported before and a text was adopted",
             differs(LASTS, adopted=True, texts=ADOPTED), DIVERGED, "E302"),
    ],
    "Nothing new differs, and something is missing to call it verified": [
        case("a text was adopted", clean(adopted=True, texts=ADOPTED), Reason.UNIMPLEMENTED),
        case("packets of no text were adopted", clean(adopted=True), Reason.UNIMPLEMENTED),
        case("a text of the scenario was adopted",
             clean(adopted=True, texts=frozenset((SCENARIO,))), Reason.UNIMPLEMENTED),
        case("only texts of cards that are never shown were adopted",
             clean(adopted=True, texts=frozenset((HIDDEN,))), Reason.HIDDEN),
        case("a text was adopted beside one of a card that is never shown",
             clean(adopted=True, texts=frozenset((HIDDEN, NEST))), Reason.UNIMPLEMENTED),
        case("a text was adopted and a question was not answered",
             clean(adopted=True, texts=ADOPTED, answered=1), Reason.UNIMPLEMENTED),
        case("a question was not answered", clean(answered=1), Reason.AMBIGUOUS),
        case("a question was not answered after a lost line",
             clean(answered=1, in_doubt=True), Reason.AMBIGUOUS),
        case("the setting of a switch was chosen for its sake alone",
             clean(explains_itself=True), Reason.AMBIGUOUS),
        case("no question was answered and nothing was predicted",
             clean(answered=0, predicted=0), Reason.AMBIGUOUS),
        case("nothing was predicted", clean(predicted=0), Reason.NOTHING_PREDICTED),
    ],
    "The rest": [
        case("changes were predicted and nothing differs", clean(), VERIFIED),
        case("a single change was predicted", Evidence(predicted=1), VERIFIED),
        case("an earlier line was lost and nothing differs", clean(in_doubt=True), VERIFIED),
        case("the order is another one", clean(in_order=False), VERIFIED),
    ],
}  # fmt: skip
"""By the question that decides, in the order in which they are asked."""

ROWS = list(chain.from_iterable(CASES.values()))


@pytest.mark.parametrize("row", ROWS, ids=[row.claim.replace(" ", "-") for row in ROWS])
def test_verdict(row: Row) -> None:
    judgement = judge(row.evidence)
    assert judgement.word is row.word
    assert tuple(finding.code for finding in judgement.findings) == row.codes
    assert judgement.beside == row.beside


def test_no_two_cases_claim_the_same() -> None:
    assert len({row.claim for row in ROWS}) == len(ROWS)


SCRIPTED = {Reason.UNSUPPORTED, Reason.NOT_PLAYED, Reason.STALE}
"""Reasons of scripted games, which are played and not compared action by action."""


def test_the_table_has_every_outcome_and_every_reason() -> None:
    words = {row.word for row in ROWS}
    assert words - set(Reason) == set(Outcome) - {Outcome.UNVERIFIABLE}
    assert words & set(Reason) == set(Reason) - SCRIPTED


def test_the_table_has_every_code_of_an_observed_game() -> None:
    scripted = {"E201", "E202", "E210", "E305"}
    listed_apart = {"E211", "E401"}
    found = {code for row in ROWS for code in row.codes}
    others = {each for each in CODES if each.startswith("X")}
    assert found == set(CODES) - scripted - listed_apart - others | {"X901"}


# --- what holds for any evidence -----------------------------------------------------------------

FINDINGS = st.lists(
    st.sampled_from((WRONG, MISSING, EXTRA, OTHER_CARD, ANSWER, INVARIANT, LASTS)), max_size=2
)
RARELY = st.integers(0, 9).map(lambda number: number == 0)
REFUSED = RARELY.map(lambda it: Reason.UNSUPPORTED_ACTION if it else None)
TEXTS = st.frozensets(st.sampled_from((HIDDEN, NEST)), max_size=1)
ANY = st.builds(
    Evidence,
    resets=RARELY, damaged=RARELY, lost=RARELY, in_doubt=st.booleans(), cut_off=RARELY,
    impossible=RARELY.map(lambda it: NOBODY * it), contradictions=RARELY.map(lambda it: TWICE * it),
    fault=RARELY.map(lambda it: CRASH if it else None), refused=REFUSED, adopted=RARELY,
    texts=TEXTS, explains_itself=RARELY, asked=st.just(1), answered=st.integers(0, 1),
    alive=TEXTS.map(tuple), findings=FINDINGS.map(tuple), predicted=st.integers(0, 1),
    in_order=st.booleans(),
)  # fmt: skip


@given(ANY)
def test_a_reason_belongs_to_the_unverifiable_alone(found: Evidence) -> None:
    judgement = judge(found)
    assert (judgement.reason is not None) is (judgement.outcome is Outcome.UNVERIFIABLE)
    if judgement.outcome in (Outcome.VERIFIED, Outcome.UNVERIFIABLE):
        assert judgement.findings == ()


@given(ANY)
def test_an_unexplained_action_says_beside_what_and_no_other_does(found: Evidence) -> None:
    judgement = judge(found)
    assert bool(judgement.beside) is (judgement.outcome is Outcome.UNEXPLAINED)


@given(ANY)
def test_what_diverges_has_a_finding(found: Evidence) -> None:
    judgement = judge(found)
    if judgement.outcome is Outcome.DIVERGED:
        assert judgement.findings
    if judgement.outcome is Outcome.UNEXPLAINED:
        assert judgement.findings or found.contradictions


@given(ANY)
def test_nothing_is_verified_that_was_adopted_or_differs_or_is_empty(found: Evidence) -> None:
    if judge(found).outcome is Outcome.VERIFIED:
        assert not found.adopted
        assert not any((found.findings, found.contradictions, found.impossible))
        assert found.asked == found.answered
        assert not found.explains_itself
        assert found.predicted > 0


@given(ANY)
def test_where_something_is_alive_the_engine_diverges_only_by_failing(found: Evidence) -> None:
    judgement = judge(found)
    if judgement.outcome is Outcome.DIVERGED and (found.alive or found.in_doubt):
        assert found.fault is not None or found.impossible


@given(ANY, st.sampled_from((TEMPORUS, HIDDEN)))
def test_one_more_text_alive_never_makes_an_action_verified_or_diverged(
    found: Evidence, text: str
) -> None:
    before, after = judge(found), judge(replace(found, alive=(*found.alive, text)))
    moved = (before.outcome, after.outcome)
    assert before.outcome is after.outcome or moved == (DIVERGED, UNEXPLAINED)


@given(ANY)
def test_a_lost_line_never_makes_an_action_diverge(found: Evidence) -> None:
    before = judge(replace(found, in_doubt=False)).outcome
    after = judge(replace(found, in_doubt=True)).outcome
    assert after is not Outcome.DIVERGED or before is Outcome.DIVERGED


@given(ANY)
def test_what_is_withheld_is_never_called_unexplained(found: Evidence) -> None:
    if withheld(found) is not None:
        assert judge(found).outcome in (Outcome.DIVERGED, Outcome.UNVERIFIABLE)


def test_evidence_and_judgement_are_frozen() -> None:
    evidence = clean()
    with pytest.raises(FrozenInstanceError):
        evidence.predicted = 0
    with pytest.raises(FrozenInstanceError):
        judge(evidence).reason = Reason.HIDDEN


# --- what docs/ says of it -----------------------------------------------------------------------


def script() -> ModuleType:
    path = ROOT / "scripts" / "verdict_table.py"
    spec = importlib.util.spec_from_file_location("verdict_table", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_printed_table_is_this_one() -> None:
    table = script()
    text = table.PAGE.read_text(encoding="utf-8")
    assert table.printed(CASES) == text, "run scripts/verdict_table.py"


@pytest.mark.parametrize("word", [*Outcome, *Reason])
def test_every_word_is_explained(word: str) -> None:
    assert f"`{word}`" in (ROOT / "docs" / "VERIFYING.md").read_text(encoding="utf-8")
