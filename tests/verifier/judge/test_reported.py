"""One cause, one report: what lasts since an earlier report, and what does not."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, TAG_333, ZONE
from hsreplay_sim.replay.packets import TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import Logged, Mismatch
from hsreplay_sim.verifier.judge.evidence import Bearer, Difference, Finding
from hsreplay_sim.verifier.judge.reported import Reported

MINION, OTHER = 20, 21
SEEN = Bearer(Zone.PLAY, Zone.PLAY)
AURA = Bearer(Zone.PLAY, Zone.PLAY, is_enchantment=True)


def differs(
    tag: int, logged: int | None, simulated: int | None, *, entity: int = MINION,
    bearer: Bearer = SEEN, by_both: bool = True, told: bool = True,
) -> Difference:  # fmt: skip
    return Difference(Mismatch(entity, tag, logged, simulated), bearer, by_both, told)


def reported(*found: Difference, step: int = 3) -> Reported:
    known = Reported()
    known.note(step, [Finding("E301", difference=each) for each in found])
    return known


def step_of(known: Reported, found: Difference) -> int:
    return known.recognise([found])[0].repeats


def test_the_same_offset_is_a_follow_up_of_the_step_that_reported_it() -> None:
    assert step_of(reported(differs(ATK, 3, 2)), differs(ATK, 5, 4)) == 3


def test_another_offset_is_a_new_report() -> None:
    assert step_of(reported(differs(ATK, 3, 2)), differs(ATK, 5, 3)) == 0


def test_another_entity_or_tag_is_a_new_report() -> None:
    known = reported(differs(ATK, 3, 2))
    assert step_of(known, differs(ATK, 3, 2, entity=OTHER)) == 0
    assert step_of(known, differs(COST, 3, 2)) == 0


def test_a_change_that_one_side_makes_again_is_a_follow_up_whatever_the_value() -> None:
    missing = differs(ATK, 3, 2, by_both=False)
    assert step_of(reported(missing), differs(ATK, 7, 4, by_both=False)) == 3
    extra = differs(ATK, 3, 4, by_both=False, told=False)
    assert step_of(reported(missing), extra) == 0


def test_what_the_engine_puts_back_is_a_follow_up() -> None:
    """U036@54, @55: the log alone clears a mark of Doomsayer, then the engine alone sets it."""
    cleared = differs(TAG_333, 0, 1, by_both=False)
    set_again = differs(TAG_333, None, 1, by_both=False, told=False)
    assert step_of(reported(cleared), set_again) == 3


def test_what_rules_set_one_by_one_never_follows() -> None:
    assert step_of(reported(differs(DAMAGE, 3, 2)), differs(DAMAGE, 3, 2)) == 0


def test_the_enchantment_of_an_aura_follows_wherever_it_is() -> None:
    lies = differs(ZONE, 1, 4, bearer=AURA)
    assert step_of(reported(lies), lies) == 3


def test_it_is_settled_when_both_sides_change_the_tag_alike() -> None:
    known = reported(differs(ATK, 3, 2))
    told = Logged(Tape([]), {0: TagChange(MINION, ATK, 4)})
    known.settle(told, [(TAG, MINION, ATK, 4, 3)], [])
    assert step_of(known, differs(ATK, 5, 4)) == 0


def test_it_lasts_while_only_one_side_changes_the_tag_or_both_differ() -> None:
    known, again = reported(differs(ATK, 3, 2)), differs(ATK, 5, 4)
    told = Logged(Tape([]), {0: TagChange(MINION, ATK, 5)})
    known.settle(told, [], [])
    known.settle(told, [(TAG, MINION, ATK, 4, 3)], [again])
    assert step_of(known, again) == 3
