"""The specification of the verdict: what an action's evidence amounts to, case by case.

docs/VERIFYING.md prints the table (`scripts/verdict_table.py`); its rows are the ids of these.
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

from hsreplay_sim.base.enums import Step, Zone
from hsreplay_sim.base.source import Problem
from hsreplay_sim.base.tags import (
    ATK,
    CONTROLLER,
    DAMAGE,
    HEALTH,
    LAST_AFFECTED_BY,
    NEXT_STEP,
    NUM_TURNS_IN_PLAY,
    PROPOSED_DEFENDER,
    STEP,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.report.words import CODES, Outcome, Reason
from hsreplay_sim.verifier.compare.creations import CardMismatch
from hsreplay_sim.verifier.compare.end_state import Mismatch
from hsreplay_sim.verifier.judge.evidence import Bearer, Difference, Evidence, Fault
from hsreplay_sim.verifier.judge.verdict import is_uncertain, judge
from hsreplay_sim.verifier.simulate.adoption import HIDDEN, SCENARIO
from places import ROOT

MINION = 20
CRASH = Fault("X901", "KeyError: 'nowhere'")
RUNAWAY = Fault("E310", "runaway triggers, the last by X")
WRITTEN = Bearer(Zone.PLAY, Zone.PLAY)
UNWRITTEN = Bearer(Zone.PLAY, Zone.PLAY, implemented=False, missing="EX1_001")
UNSEEN = Bearer(Zone.HAND, Zone.HAND, implemented=False)
ENCHANTED = Bearer(Zone.PLAY, Zone.PLAY, clean=False, missing="EX1_001e")
IN_HAND = Bearer(Zone.HAND, Zone.HAND, implemented=False, missing="EX1_001")
SECRET = Bearer(Zone.SECRET, Zone.SECRET, implemented=False, missing="EX1_001")
BURIED = Bearer(Zone.GRAVEYARD, Zone.PLAY, implemented=False, missing="EX1_001")
BURIED_ENCHANTED = Bearer(Zone.GRAVEYARD, Zone.PLAY, clean=False, missing="EX1_001e")


def clean(**changes: object) -> Evidence:
    """An action that verifies, but for these changes."""
    return replace(Evidence(asked=2, answered=2, predicted=5), **changes)


def differs(
    *found: tuple[int, int | None, int | None, Bearer | None], by_both: bool = False
) -> tuple[Difference, ...]:
    """Differences out of rows of tag, logged value, simulated value, bearer."""
    return tuple(
        Difference(
            Mismatch(MINION, tag, logged, simulated),
            bearer,
            by_both,
            owner=bearer.missing if bearer is not None else "",
        )
        for tag, logged, simulated, bearer in found
    )


OTHER_CARD = CardMismatch(MINION, "CS2_121", "CS2_182")
WRONG = differs((DAMAGE, 3, 2, WRITTEN))
MAYBE = differs((ATK, 3, 2, UNWRITTEN))
FOLLOWS = tuple(replace(each, follows=True) for each in WRONG)
INSIDE = tuple(replace(each, inside=True) for each in WRONG)
MADE = tuple(
    replace(each, of_whole_block=True) for each in differs((ZONE, None, Zone.PLAY, WRITTEN))
)
NOBODY = (Problem("P107", "CONTROLLER=3, which the entity cannot have in this game", 26),)
ENDED = tuple(replace(each, follows=True, owner="EX1_001") for each in WRONG)
LASTS = tuple(replace(each, repeats=3) for each in differs((ATK, 3, 2, WRITTEN)))
STEPPED = tuple(
    replace(each, mismatch=replace(each.mismatch, at=7))
    for each in differs((NEXT_STEP, Step.MAIN_START, Step.MAIN_END, WRITTEN))
)
ADOPTED = frozenset(("EX1_001",))


def stepped(**changes: object) -> tuple[Difference, ...]:
    """The difference of a step, changed, with all else as it was."""
    (only,) = STEPPED
    return (replace(only, mismatch=replace(only.mismatch, **changes)),)


ALL_AT_ONCE = clean(
    differences=WRONG, outside=("target: 7",), broken=("8 bodies",), answered=1, predicted=0
)


class Case(NamedTuple):
    """A row of the table."""

    claim: str
    evidence: Evidence
    word: Outcome | Reason
    """The outcome, or the reason of an unverifiable action."""
    codes: tuple[str, ...]
    """Of what is found, in the order of the report."""
    partly: bool
    """It is unverifiable, and verified for the rest."""


def case(
    claim: str, evidence: Evidence, word: Outcome | Reason, *codes: str, partly: bool = False
) -> Case:
    return Case(claim, evidence, word, codes, partly)


VERIFIED, DIVERGED = Outcome.VERIFIED, Outcome.DIVERGED

CASES = {
    "The engine failed: that goes before everything": [
        case("the engine breaks", clean(fault=CRASH), DIVERGED, "X901"),
        case("the engine does not come to rest", clean(fault=RUNAWAY), DIVERGED, "E310"),
        case("the engine breaks and a pick was not offered",
             clean(fault=CRASH, strays=("pick: 7",)), DIVERGED, "X901"),
        case("the engine breaks where an earlier line was lost",
             clean(fault=CRASH, after_loss=True), DIVERGED, "X901"),
        case("the engine breaks where a line of the action was lost",
             clean(fault=CRASH, torn=True, after_loss=True), DIVERGED, "X901"),
        case("the engine breaks in an action that is cut off",
             clean(fault=RUNAWAY, cut_off=True), DIVERGED, "E310"),
        case("the engine breaks after a text was adopted",
             clean(fault=CRASH, texts=frozenset(("EX1_001",))), DIVERGED, "X901"),
        case("the engine breaks and tags differ as well",
             replace(ALL_AT_ONCE, fault=CRASH), DIVERGED, "X901"),
    ],
    "The recording tells what no game can hold: that goes before every reason": [
        case("a line tells what no game can hold", clean(impossible=NOBODY), DIVERGED, "E308"),
        case("such a line and tags that differ with it",
             replace(ALL_AT_ONCE, impossible=NOBODY), DIVERGED, "E308"),
        case("such a line after a lost line",
             clean(impossible=NOBODY, after_loss=True, torn=True), DIVERGED, "E308"),
        case("such a line beside an adopted text",
             clean(impossible=NOBODY, texts=ADOPTED), DIVERGED, "E308"),
        case("such a line and a pick that was not offered",
             clean(impossible=NOBODY, strays=("pick: 7",)), DIVERGED, "E308", "E203"),
    ],
    "A pick was not offered: that goes before every reason but a lost line": [
        case("a pick was not offered", clean(strays=("pick: 7",)), DIVERGED, "E203"),
        case("two picks were not offered",
             clean(strays=("pick: 7", "pick: 8")), DIVERGED, "E203", "E203"),
        case("a pick was not offered and tags differ as well",
             replace(ALL_AT_ONCE, strays=("pick: 7",)), DIVERGED, "E203"),
        case("a pick was not offered in a damaged recording",
             clean(strays=("pick: 7",), damaged=True, refused=True), DIVERGED, "E203"),
        case("a pick was not offered in an action that is cut off",
             clean(strays=("pick: 7",), cut_off=True), DIVERGED, "E203"),
        case("a pick was not offered and a text was adopted",
             clean(strays=("pick: 7",), texts=frozenset(("EX1_001",))), DIVERGED, "E203"),
        case("a pick was not offered and the offer may have been lost",
             clean(strays=("pick: 7",), after_loss=True), VERIFIED),
        case("a pick was not offered and a line of the action was lost",
             clean(strays=("pick: 7",), torn=True), Reason.LINES_LOST),
    ],
    "Nothing of it is judged, whatever differs: the first reason that holds": [
        case("the game is reset", replace(ALL_AT_ONCE, resets=True), Reason.UNSUPPORTED_MODE),
        case("the game is reset in a damaged recording",
             clean(resets=True, damaged=True), Reason.UNSUPPORTED_MODE),
        case("the recording is damaged", replace(ALL_AT_ONCE, damaged=True), Reason.DAMAGED),
        case("the recording is damaged so that the engine is not asked",
             clean(damaged=True, refused=True, torn=True), Reason.DAMAGED),
        case("the engine cannot do it",
             replace(ALL_AT_ONCE, refused=True), Reason.UNSUPPORTED_ACTION),
        case("the engine cannot do it and a line was lost",
             clean(refused=True, torn=True, after_loss=True), Reason.UNSUPPORTED_ACTION),
        case("a line of the action was lost",
             replace(ALL_AT_ONCE, torn=True, after_loss=True), Reason.LINES_LOST),
        case("a line of the action was lost although nothing differs",
             clean(torn=True, after_loss=True), Reason.LINES_LOST),
        case("a line of the action was lost and it is cut off",
             clean(torn=True, after_loss=True, cut_off=True), Reason.LINES_LOST),
        case("the action is cut off", replace(ALL_AT_ONCE, cut_off=True), Reason.TRUNCATED),
        case("the action is cut off behind a step that does not follow",
             clean(differences=STEPPED, cut_off=True), DIVERGED, "E301"),
        case("it is cut off and the engine makes no such step",
             clean(differences=stepped(simulated=None), cut_off=True), Reason.TRUNCATED),
        case("it is cut off and such a step differs when it is over",
             clean(differences=stepped(at=None), cut_off=True), Reason.TRUNCATED),
        case("it is cut off behind something else that differs",
             clean(differences=stepped(tag=ATK), cut_off=True), Reason.TRUNCATED),
        case("it is cut off behind a step that may follow from a text",
             clean(differences=(replace(STEPPED[0], follows=True),), cut_off=True),
             Reason.TRUNCATED),
        case("a line was lost in an action with such a step",
             clean(differences=STEPPED, torn=True, after_loss=False), Reason.LINES_LOST),
        case("it is cut off behind such a step and a line was lost before",
             clean(differences=STEPPED, cut_off=True, after_loss=True), Reason.TRUNCATED),
        case("the action is cut off and a text was adopted",
             clean(cut_off=True, texts=frozenset(("EX1_001",))), Reason.TRUNCATED),
    ],
    "A text was adopted: what cannot follow from it is judged": [
        case("a text was adopted and the rest is equal",
             clean(texts=ADOPTED), Reason.UNIMPLEMENTED, partly=True),
        case("only texts of cards that nobody sees were adopted and the rest is equal",
             clean(texts=frozenset((HIDDEN,))), Reason.HIDDEN, partly=True),
        case("a text was adopted beside one that nobody sees",
             clean(texts=frozenset((HIDDEN, "EX1_001"))), Reason.UNIMPLEMENTED, partly=True),
        case("a text of the scenario was adopted",
             clean(texts=frozenset((SCENARIO,))), Reason.UNIMPLEMENTED, partly=True),
        case("packets of no text were adopted",
             clean(adopted=True), Reason.UNIMPLEMENTED, partly=True),
        case("a text was adopted and a value differs that cannot follow from it",
             clean(texts=ADOPTED, differences=WRONG), DIVERGED, "E301"),
        case("a text that nobody sees was adopted and such a value differs",
             clean(texts=frozenset((HIDDEN,)), differences=WRONG), DIVERGED, "E301"),
        case("a text was adopted and a value differs that may follow from it",
             clean(texts=ADOPTED, differences=FOLLOWS), Reason.UNIMPLEMENTED, partly=True),
        case("a text was adopted and one value follows from it and another does not",
             clean(texts=ADOPTED, differences=FOLLOWS + differs((DAMAGE, 3, 2, WRITTEN))),
             DIVERGED, "E301"),
        case("a text was adopted and an answer of the log is no candidate",
             clean(texts=ADOPTED, outside=("target: 7",)), DIVERGED, "E203"),
        case("a text was adopted and a block before it is not recorded",
             clean(texts=ADOPTED, untold=("POWER #85",)), DIVERGED, "E303"),
        case("a text was adopted and a question was not answered",
             clean(texts=ADOPTED, answered=1), Reason.UNIMPLEMENTED),
        case("a text was adopted and nothing else was predicted",
             clean(texts=ADOPTED, predicted=0), Reason.UNIMPLEMENTED),
        case("a text was adopted and a value differs after a lost line",
             clean(texts=ADOPTED, differences=WRONG, after_loss=True), Reason.LINES_LOST),
    ],
    "A difference lasts that an earlier action reported": [
        case("a value differs as it was reported", clean(differences=LASTS), Reason.STALE,
             partly=True),
        case("a value differs as it was reported and another one as well",
             clean(differences=LASTS + WRONG), DIVERGED, "E301"),
        case("a value differs as it was reported and others follow from a missing text",
             clean(differences=LASTS, follows=True), Reason.STALE, partly=True),
        case("a value differs as it was reported and a text was adopted",
             clean(differences=LASTS, texts=ADOPTED), Reason.UNIMPLEMENTED, partly=True),
        case("a value differs as it was reported and another is of a missing text",
             clean(differences=LASTS + MAYBE), Reason.UNIMPLEMENTED, partly=True),
        case("a value differs as it was reported and an invariant is broken",
             clean(differences=LASTS, broken=("8 bodies",)), Reason.STALE, partly=True),
    ],
    "Something is found": [
        case("a value differs", clean(differences=WRONG), DIVERGED, "E301"),
        case("a change is missing in the simulation",
             clean(differences=differs((DAMAGE, 3, None, WRITTEN))), DIVERGED, "E302"),
        case("an entity is missing in the simulation",
             clean(differences=differs((DAMAGE, 3, 0, None))), DIVERGED, "E302"),
        case("a change is one too many",
             clean(differences=differs((DAMAGE, None, 2, WRITTEN))), DIVERGED, "E303"),
        case("the place in a zone differs",
             clean(differences=differs((ZONE_POSITION, 2, 1, WRITTEN))), DIVERGED, "E304"),
        case("the place differs because the zone does",
             clean(differences=differs((ZONE_POSITION, 2, 1, BURIED))), DIVERGED, "E301"),
        case("a place that the recording does not give",
             clean(differences=differs((ZONE_POSITION, 0, 1, WRITTEN))), DIVERGED, "E301"),
        case("a place that the engine does not give",
             clean(differences=differs((ZONE_POSITION, 2, 0, WRITTEN))), DIVERGED, "E301"),
        case("an entity is another card", clean(cards=(OTHER_CARD,)), DIVERGED, "E306"),
        case("an entity is one too many",
             clean(differences=differs((ZONE, None, Zone.PLAY, Bearer(Zone.PLAY, 0)))),
             DIVERGED, "E303"),
        case("another card goes before the tags that differ",
             clean(cards=(OTHER_CARD,), differences=WRONG), DIVERGED, "E306", "E301"),
        case("the same change stands in another block",
             clean(differences=(Difference(Mismatch(MINION, DAMAGE, 3, 3, 1, (3, 9)), WRITTEN),)),
             DIVERGED, "E307"),
        case("every tag that differs is told",
             clean(differences=differs((DAMAGE, 3, 2, WRITTEN), (ATK, 4, None, WRITTEN))),
             DIVERGED, "E301", "E302"),
        case("an answer of the log is no candidate",
             clean(outside=("target: 7",)), DIVERGED, "E203"),
        case("a block of the engine's is not recorded though nothing differs",
             clean(untold=("POWER CS3_028 #85",)), DIVERGED, "E303"),
        case("a question is asked in a block that is not recorded",
             clean(untold=("TRIGGER BT_014 #49",), answered=1), DIVERGED, "E303"),
        case("an invariant is broken though nothing differs",
             clean(broken=("8 bodies",)), DIVERGED, "E311"),
        case("a broken invariant and a bad answer and a wrong value are all told",
             ALL_AT_ONCE, DIVERGED, "E311", "E203", "E301"),
        case("a value differs and a question was not answered",
             clean(differences=WRONG, answered=1), DIVERGED, "E301"),
        case("a value differs and nothing was predicted",
             clean(differences=WRONG, predicted=0), DIVERGED, "E301"),
        case("a value differs and others follow from a missing text",
             clean(differences=WRONG, follows=True), DIVERGED, "E301"),
    ],
    "Something is found, and an earlier line was lost": [
        case("a value differs after a lost line",
             clean(differences=WRONG, after_loss=True), Reason.LINES_LOST),
        case("an answer is no candidate after a lost line",
             clean(outside=("target: 7",), after_loss=True), Reason.LINES_LOST),
        case("an invariant is broken after a lost line",
             clean(broken=("8 bodies",), after_loss=True), Reason.LINES_LOST),
        case("a value differs and a move is missing behind the action",
             clean(differences=WRONG, frayed=True), Reason.LINES_LOST),
        case("a value differs in the block of the move and the missing move stands behind it",
             clean(differences=INSIDE, frayed=True), DIVERGED, "E301"),
        case("an answer is no candidate, and a move is missing behind it",
             clean(outside=("target: 7",), frayed=True), Reason.LINES_LOST),
        case("one value differs in the block of the move and another one behind it",
             clean(differences=INSIDE + WRONG, frayed=True), DIVERGED, "E301"),
        case("the engine makes more in a block that the recording has, after a lost line",
             clean(differences=MADE, after_loss=True), DIVERGED, "E303"),
        case("the same beside a missing move",
             clean(differences=MADE, frayed=True), DIVERGED, "E303"),
        case("a value differs in the block of the move after a lost line",
             clean(differences=INSIDE, frayed=True, after_loss=True), Reason.LINES_LOST),
    ],
    "A text that is not implemented may explain a difference of its own entity": [
        case("a stat of a minion without its text", clean(differences=MAYBE),
             Reason.UNIMPLEMENTED, partly=True),
        case("a stat of a minion that wears an enchantment without its text",
             clean(differences=differs((HEALTH, 3, 2, ENCHANTED))),
             Reason.UNIMPLEMENTED, partly=True),
        case("a stat of a buried minion that wears such an enchantment",
             clean(differences=differs((HEALTH, 3, 2, BURIED_ENCHANTED))),
             Reason.UNIMPLEMENTED, partly=True),
        case("a stat of a card in the hand without its text",
             clean(differences=differs((ATK, 3, 2, IN_HAND))), Reason.UNIMPLEMENTED, partly=True),
        case("a tag of a secret without its text",
             clean(differences=differs((TAUNT, 1, 0, SECRET))), Reason.UNIMPLEMENTED, partly=True),
        case("a flag of its that the engine alone sets",
             clean(differences=differs((TAUNT, None, 1, SECRET))), Reason.UNIMPLEMENTED,
             partly=True),
        case("a flag of its that is more than set",
             clean(differences=differs((TAUNT, 2, 0, SECRET))), DIVERGED, "E301"),
        case("a stat of a minion without its text where other changes follow from it",
             clean(differences=MAYBE, follows=True), Reason.UNIMPLEMENTED, partly=True),
        case("a stat of a minion without its text where the form of a switch was chosen for it",
             clean(differences=MAYBE, explains_itself=True), Reason.UNIMPLEMENTED),
        case("a stat of a hidden card", clean(differences=differs((ATK, 3, 2, UNSEEN))),
             Reason.STALE, partly=True),
        case("a stat of a hidden card where other changes follow from a missing text",
             clean(differences=differs((ATK, 3, 2, UNSEEN)), follows=True),
             Reason.UNIMPLEMENTED, partly=True),
        case("a stat of a hidden card beside one of a minion without its text",
             clean(differences=differs((ATK, 3, 2, UNSEEN)) + MAYBE), Reason.STALE, partly=True),
        case("a flag that a text adopted earlier gave, and that ends",
             clean(differences=ENDED), Reason.UNIMPLEMENTED, partly=True),
        case("a flag that such a text gave, and that ends, beside a wrong value",
             clean(differences=ENDED + WRONG), DIVERGED, "E301"),
        case("a record of what happened which no text keeps",
             clean(differences=differs((LAST_AFFECTED_BY, 8, 9, UNWRITTEN))), DIVERGED, "E301"),
        case("how many turns it has been in play differs",
             clean(differences=differs((NUM_TURNS_IN_PLAY, 4, 3, UNWRITTEN))), DIVERGED, "E301"),
        case("a stat that both sides changed otherwise",
             clean(differences=differs((ATK, 3, 2, UNWRITTEN), by_both=True)),
             Reason.UNIMPLEMENTED, partly=True),
        case("damage that one side alone deals",
             clean(differences=differs((DAMAGE, 3, 0, UNWRITTEN))),
             Reason.UNIMPLEMENTED, partly=True),
        case("damage that both sides deal otherwise",
             clean(differences=differs((DAMAGE, 3, 2, UNWRITTEN), by_both=True)),
             DIVERGED, "E301"),
        case("damage that both deal otherwise to what wears an enchantment without its text",
             clean(differences=differs((DAMAGE, 3, 2, ENCHANTED), by_both=True)),
             DIVERGED, "E301"),
        case("a controller that both sides changed otherwise",
             clean(differences=differs((CONTROLLER, 2, 1, UNWRITTEN), by_both=True)),
             DIVERGED, "E301"),
        case("a place in the row which no text decides",
             clean(differences=differs((ZONE_POSITION, 2, 1, UNWRITTEN))), DIVERGED, "E304"),
        case("a defender which no text decides",
             clean(differences=differs((PROPOSED_DEFENDER, 8, 9, UNWRITTEN))), DIVERGED, "E301"),
        case("a step of the turn which no text decides",
             clean(differences=differs((STEP, 10, 9, UNWRITTEN))), DIVERGED, "E301"),
        case("a stat of what is buried and without its text",
             clean(differences=differs((ATK, 3, 2, BURIED))), DIVERGED, "E301"),
        case("the zone of what is buried and without its text",
             clean(differences=differs((ZONE, Zone.PLAY, Zone.GRAVEYARD, BURIED))),
             Reason.UNIMPLEMENTED, partly=True),
        case("the number that the text of a buried card showed",
             clean(differences=differs((TAG_SCRIPT_DATA_NUM_1, 0, 5, BURIED))),
             Reason.UNIMPLEMENTED, partly=True),
        case("an entity that the engine does not have",
             clean(differences=differs((ATK, 3, 0, None))), DIVERGED, "E302"),
        case("a stat that it may explain beside damage that it does not",
             clean(differences=MAYBE + WRONG), DIVERGED, "E301"),
        case("a stat that it may explain beside an answer that is no candidate",
             clean(differences=MAYBE, outside=("target: 7",)), DIVERGED, "E203"),
        case("a stat that it may explain beside a broken invariant",
             clean(differences=MAYBE, broken=("8 bodies",)), Reason.UNIMPLEMENTED, partly=True),
        case("a stat that it may explain beside damage and a broken invariant",
             clean(differences=MAYBE + WRONG, broken=("8 bodies",)), DIVERGED, "E311", "E301"),
        case("a stat that it may explain after a lost line",
             clean(differences=MAYBE, after_loss=True), Reason.UNIMPLEMENTED, partly=True),
        case("a stat that it may explain and a question was not answered",
             clean(differences=MAYBE, answered=1), Reason.UNIMPLEMENTED),
    ],
    "Nothing is found, and something is wanting": [
        case("a question was not answered", clean(answered=1), Reason.AMBIGUOUS),
        case("the form of a switch was chosen for its sake alone",
             clean(explains_itself=True), Reason.AMBIGUOUS),
        case("the form of a switch was chosen for its sake alone and a tag differs",
             clean(explains_itself=True, differences=WRONG), DIVERGED, "E301"),
        case("a question was not answered after a lost line",
             clean(answered=1, after_loss=True), Reason.AMBIGUOUS),
        case("no question was answered and nothing was predicted",
             clean(answered=0, predicted=0), Reason.AMBIGUOUS),
        case("nothing was predicted", clean(predicted=0), Reason.NOTHING_PREDICTED),
    ],
    "The rest": [
        case("changes were predicted and nothing differs", clean(), VERIFIED),
        case("a single change was predicted", Evidence(predicted=1), VERIFIED),
        case("a move is missing behind it and nothing differs", clean(frayed=True), VERIFIED),
        case("an earlier line was lost and nothing differs", clean(after_loss=True), VERIFIED),
        case("the order is another one", clean(in_order=False), VERIFIED),
        case("a stat followed from a missing text and nothing differs",
             clean(follows=True), VERIFIED),
    ],
}  # fmt: skip
"""By the question that decides, in the order in which they are asked."""

ROWS = list(chain.from_iterable(CASES.values()))


@pytest.mark.parametrize("row", ROWS, ids=[row.claim.replace(" ", "-") for row in ROWS])
def test_verdict(row: Case) -> None:
    judgement = judge(row.evidence)
    assert judgement.word is row.word
    assert judgement.partly is row.partly
    assert tuple(finding.code for finding in judgement.findings) == row.codes


def test_no_two_cases_claim_the_same() -> None:
    assert len({row.claim for row in ROWS}) == len(ROWS)


SCRIPTED = {Reason.UNSUPPORTED, Reason.NOT_PLAYED}
"""Reasons of scripted games, which are played and not compared action by action."""


def test_the_table_has_every_outcome_and_every_reason() -> None:
    words = {row.word for row in ROWS}
    assert {VERIFIED, DIVERGED} <= words
    assert words & set(Reason) == set(Reason) - SCRIPTED


def test_the_table_has_every_code_of_an_observed_game() -> None:
    scripted = {"E201", "E202", "E210", "E305"}
    of_options = {"E211"}
    told = {code for row in ROWS for code in row.codes}
    assert told == set(CODES) - scripted - of_options | {"X901"}


# --- what holds for any evidence -----------------------------------------------------------------

TAGS = (ATK, CONTROLLER, DAMAGE, STEP, TAUNT, ZONE, ZONE_POSITION)
WORDS = st.lists(st.sampled_from(("one", "two")), max_size=2).map(tuple)
ZONES = st.sampled_from((Zone.PLAY, Zone.HAND, Zone.SECRET, Zone.GRAVEYARD))
BEARERS = st.builds(Bearer, ZONES, ZONES, st.booleans(), st.booleans())
VALUES = st.none() | st.integers(0, 3)
DIFFERENCES = st.builds(
    Difference,
    st.builds(Mismatch, st.just(MINION), st.sampled_from(TAGS), VALUES, VALUES),
    st.none() | BEARERS,
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.integers(0, 2),
)
RARELY = st.integers(0, 9).map(lambda number: number == 0)
ANY = st.builds(
    Evidence,
    resets=RARELY, damaged=RARELY, torn=RARELY, after_loss=RARELY, cut_off=RARELY, strays=WORDS,
    fault=st.none() | st.just(CRASH), refused=RARELY, adopted=RARELY,
    texts=st.frozensets(st.sampled_from((HIDDEN, "EX1_001")), max_size=1),
    explains_itself=RARELY, asked=st.just(1), answered=st.integers(0, 1),
    outside=WORDS, broken=WORDS,
    differences=st.lists(DIFFERENCES, max_size=2).map(tuple), follows=st.booleans(),
    predicted=st.integers(0, 1), in_order=st.booleans(),
)  # fmt: skip


@given(ANY)
def test_a_reason_belongs_to_the_unverifiable_and_findings_to_the_diverged(found: Evidence) -> None:
    judgement = judge(found)
    assert (judgement.reason is not None) is (judgement.outcome is Outcome.UNVERIFIABLE)
    assert bool(judgement.findings) is (judgement.outcome is Outcome.DIVERGED)


@given(ANY)
def test_nothing_is_verified_that_was_adopted_or_differs_or_is_empty(found: Evidence) -> None:
    if judge(found).outcome is Outcome.VERIFIED:
        assert not found.with_adoption
        assert not any((found.differences, found.outside, found.broken))
        assert found.asked == found.answered
        assert not found.explains_itself
        assert found.predicted > 0


@given(ANY)
def test_only_what_is_unverifiable_is_partly_verified_and_nothing_of_it_is_certain(
    found: Evidence,
) -> None:
    judgement = judge(found)
    if judgement.partly:
        assert judgement.outcome is Outcome.UNVERIFIABLE
        assert all(each.repeats or is_uncertain(each) for each in found.differences)
        assert found.predicted > 0


@given(ANY)
def test_a_difference_that_a_missing_text_may_explain_is_never_told(found: Evidence) -> None:
    told = [finding.difference for finding in judge(found).findings if finding.difference]
    assert not any(map(is_uncertain, told))


@given(ANY)
def test_a_lost_line_never_makes_an_action_diverge(found: Evidence) -> None:
    before = judge(replace(found, after_loss=False)).outcome
    after = judge(replace(found, after_loss=True)).outcome
    assert after is not Outcome.DIVERGED or before is Outcome.DIVERGED


def test_evidence_and_judgement_are_frozen() -> None:
    evidence = clean()
    with pytest.raises(FrozenInstanceError):
        evidence.predicted = 0
    with pytest.raises(FrozenInstanceError):
        judge(evidence).reason = Reason.STALE


# --- what docs/VERIFYING.md says of it -----------------------------------------------------------


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
    assert table.renewed(text, CASES) == text, "run scripts/verdict_table.py"


def test_only_the_table_is_renewed() -> None:
    table = script()
    page = f"# Head\n\n{table.BEGIN}\nold\n{table.END}\n\nrest\n"
    cases = {"The rest": [case("the order is another one", clean(), VERIFIED)]}
    renewed = table.renewed(page, cases)
    head, _, rest = renewed.partition(table.BEGIN)
    assert (head, rest.partition(table.END)[2]) == ("# Head\n\n", "\n\nrest\n")
    assert "| the order is another one | `verified` | |" in renewed
    assert "old" not in renewed


@pytest.mark.parametrize("word", [*Outcome, *Reason])
def test_every_word_is_explained(word: str) -> None:
    assert f"`{word}`" in (ROOT / "docs" / "VERIFYING.md").read_text(encoding="utf-8")
