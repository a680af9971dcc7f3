"""Evidence on action after action: what is unexplained after a loss, and what is asked of whom."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import ATK, DAMAGE, HEALTH, ZONE, ZONE_POSITION
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import FullEntity, TagChange
from hsreplay_sim.report.words import AFTER_LOSS, Outcome, Reason
from hsreplay_sim.verifier.compare.action import compare
from hsreplay_sim.verifier.judge.alive import PastTexts
from hsreplay_sim.verifier.judge.evidence import Evidence, Judgement
from hsreplay_sim.verifier.judge.hearing import Hearing
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import Adopted, Asked, Fault, Simulated, Unmodelled
from hsreplay_sim.verifier.trust.losses import Losses
from steps import step_of
from table import BUILD, YETI

MINION, CARD = 20, 21
MAD_GENIUS = "BOT_238"
"""Dr. Boom, Mad Genius: Battlecry: For the rest of the game, your Mechs have Rush."""
VERIFIED, DIVERGED, UNEXPLAINED = Outcome.VERIFIED, Outcome.DIVERGED, Outcome.UNEXPLAINED
CRASH = Fault("X901", "KeyError: 'nowhere'")
LOST = Reason.LINES_LOST
UNKNOWN = frozenset((0,))
"""What a line touches that does not say which tag it changes."""


class Heard:
    """A recording whose actions change DAMAGE of one minion, heard one after the other."""

    def __init__(self, losses: Losses | None = None, *, alone: frozenset[int] = frozenset()):
        self.observed = Observed()
        self.observed.apply(FullEntity(MINION, YETI, ((ZONE, 1), (HEALTH, 99))))
        self.hearing = Hearing(PastTexts(CardStore.open().at(BUILD)), losses or Losses(), alone)
        self.broken: tuple[str, ...] = ()
        self.step = 0

    def action(self, *, wrong: bool = False, tag: int = DAMAGE, **changes: object) -> Judgement:
        return self.hear(wrong=wrong, tag=tag, **changes)[1]

    def hear(
        self, *, wrong: bool = False, tag: int = DAMAGE, **changes: object
    ) -> tuple[Evidence, Judgement]:
        """The next action: the engine has one more than the recording if it is `wrong`."""
        self.step += 1
        own = self.step + wrong
        step = step_of(
            self.observed,
            [TagChange(MINION, tag, self.step)],
            [(TAG, MINION, tag, own, self.step - 1)],
            tags={MINION: {ZONE: 1, HEALTH: 99, tag: own}},
            action=Action(self.step, Kind.PLAY),
            **changes,
        )
        return self.hearing.hear(step, compare(step), lambda: self.broken)

    def words(self, *wrong: bool) -> list[Outcome | Reason]:
        return [self.action(wrong=each).word for each in wrong]


def test_both_sides_alike_verify_and_otherwise_diverge() -> None:
    assert Heard().words(False, True, False) == [VERIFIED, DIVERGED, VERIFIED]


def test_what_differed_in_a_lost_action_is_unexplained_until_both_sides_agree_once() -> None:
    heard = Heard(Losses({2: UNKNOWN}))
    found = heard.words(False, True, True, True, False, True)
    assert found == [VERIFIED, LOST, UNEXPLAINED, UNEXPLAINED, VERIFIED, DIVERGED]


def test_what_is_unexplained_after_a_loss_says_so() -> None:
    heard = Heard(Losses({1: UNKNOWN}))
    heard.action(wrong=True)
    assert heard.action(wrong=True).beside == (AFTER_LOSS,)


def test_a_line_that_was_lost_where_nothing_differs_touches_nothing() -> None:
    assert Heard(Losses({2: UNKNOWN})).words(False, False, True) == [VERIFIED, LOST, DIVERGED]


def test_a_line_of_nobody_known_touches_the_tag_that_it_changes_and_nothing_else() -> None:
    assert Heard(Losses({1: frozenset((DAMAGE,))})).words(True, True) == [UNEXPLAINED, UNEXPLAINED]
    assert Heard(Losses({1: frozenset((ATK,))})).words(True, True) == [DIVERGED, DIVERGED]


def test_a_loss_in_which_the_engine_fails_touches_everything() -> None:
    heard = Heard(Losses({1: UNKNOWN}))
    heard.action(simulated=Simulated(refused=Reason.UNSUPPORTED_ACTION))
    assert heard.action(wrong=True).word is UNEXPLAINED


def test_what_is_lost_before_the_first_action_is_lost_before_all_of_them() -> None:
    assert Heard(Losses(of_setup=True)).words(True, False, True) == [
        UNEXPLAINED,
        VERIFIED,
        DIVERGED,
    ]


def test_a_move_that_is_missing_after_an_action_counts_in_it_and_after_it() -> None:
    """The end of the action may hold what the move did."""
    heard = Heard(Losses(missing_after=frozenset((2,))))
    assert heard.words(True, True, True, False, True) == [
        DIVERGED, UNEXPLAINED, UNEXPLAINED, VERIFIED, DIVERGED,
    ]  # fmt: skip


def test_a_whole_action_after_which_a_move_is_missing_verifies_and_ends_no_doubt() -> None:
    heard = Heard(Losses(missing_after=frozenset((1,))))
    assert heard.words(False, True) == [VERIFIED, UNEXPLAINED]


def test_an_unverifiable_action_ends_no_doubt() -> None:
    heard = Heard(Losses({1: UNKNOWN}))
    heard.action(wrong=True)
    assert heard.action(asked=Asked(asked=1)).word is Reason.AMBIGUOUS
    assert heard.action(wrong=True).word is UNEXPLAINED


def test_nothing_is_asked_of_texts_where_nothing_differs() -> None:
    missing = (Unmodelled(CARD, "CS2_222", 1, 0),)
    heard = Heard()
    evidence, judgement = heard.hear(unmodelled=missing)
    assert (evidence.alive, judgement.outcome) == ((), VERIFIED)
    evidence, judgement = heard.hear(wrong=True, unmodelled=missing)
    assert (evidence.alive, judgement.outcome) == (("CS2_222",), UNEXPLAINED)


def test_a_text_that_acted_before_and_lasts_stays_alive_to_the_end() -> None:
    heard = Heard()
    heard.action(adopted=Adopted(cards=frozenset((MAD_GENIUS,))))
    assert heard.action(wrong=True).beside == (MAD_GENIUS,)
    heard.action()
    assert heard.action(wrong=True).beside == (MAD_GENIUS,)


def test_a_text_that_acts_in_the_same_action_is_no_past_one() -> None:
    assert Heard().action(wrong=True, adopted=Adopted(cards=frozenset((MAD_GENIUS,)))).beside == (
        MAD_GENIUS,
    )


def test_what_differs_as_it_was_reported_follows_from_the_first_report() -> None:
    heard = Heard()
    assert heard.action(wrong=True, tag=ATK).word is DIVERGED
    for _ in range(2):
        later = heard.action(wrong=True, tag=ATK)
        assert later.word is DIVERGED
        assert [each.follows for each in later.findings] == [1]


def test_what_follows_from_an_unexplained_report_is_unexplained_by_the_same() -> None:
    heard = Heard()
    missing = (Unmodelled(CARD, "CS2_222", 1, 0),)
    assert heard.action(wrong=True, tag=ATK, unmodelled=missing).word is UNEXPLAINED
    later = heard.action(wrong=True, tag=ATK)
    assert (later.word, later.beside) == (UNEXPLAINED, ("CS2_222",))


def test_an_invariant_is_no_matter_of_an_action_whose_changes_are_the_recorded_ones() -> None:
    heard = Heard()
    heard.broken = ("8 bodies",)
    assert heard.action().word is VERIFIED


@pytest.mark.parametrize(
    ("changes", "asked"),
    [({}, True), ({"adopted": Adopted(packets={0})}, False), ({"action": "resets"}, False)],
)
def test_an_invariant_is_asked_for_where_the_order_differs_and_nothing_was_adopted(
    changes: dict[str, object], *, asked: bool
) -> None:
    heard = Heard()
    heard.observed.apply(TagChange(MINION, ZONE_POSITION, 1))
    packets = [TagChange(MINION, DAMAGE, 1), TagChange(MINION, ATK, 1)]
    out = [(TAG, MINION, ATK, 1, 0), (TAG, MINION, DAMAGE, 1, 0)]
    action = Action(1, Kind.PLAY, resets="action" in changes)
    step = step_of(
        heard.observed, packets, out,
        tags={MINION: {ZONE: 1, HEALTH: 99, ATK: 1, DAMAGE: 1}},
        **changes | {"action": action},
    )  # fmt: skip
    evidence, judgement = heard.hearing.hear(step, compare(step), lambda: ("8 bodies",))
    assert [(each.code, each.note) for each in evidence.findings] == [("E311", "8 bodies")] * asked
    assert (judgement.outcome is DIVERGED) is asked


def test_an_action_that_failed_is_judged_by_its_fault_and_not_by_what_differs() -> None:
    heard = Heard()
    step = step_of(heard.observed, [TagChange(MINION, DAMAGE, 4)])
    failed = step_of(heard.observed, step.logged, simulated=Simulated(fault=CRASH))
    evidence, judgement = heard.hearing.hear(failed, compare(failed), lambda: ("8 bodies",))
    assert evidence.findings == ()
    assert [each.code for each in judgement.findings] == ["X901"]


def test_a_switch_that_was_set_for_the_sake_of_one_action_does_not_verify_it() -> None:
    assert Heard(alone=frozenset((2,))).words(False, False, False) == [
        VERIFIED, Reason.AMBIGUOUS, VERIFIED,
    ]  # fmt: skip
