"""One cause, one report: what lasts since an earlier report, and what does not."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import ATK, CARDTYPE, COST, DAMAGE, TAG_333, ZONE
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import Packet, TagChange
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.judge.reported import Reported
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.step import Step
from steps import step_of

MINION, OTHER, AURA = 20, 21, 22
REPORTED = 3


def step(*keys: tuple[int, int], logged: bool = True, simulated: bool = True) -> Step:
    """A step in which both sides, or one of them, change these tags."""
    packets: list[Packet] = [TagChange(*key, 9) for key in keys] if logged else []
    out: list[EnginePacket] = [(TAG, *key, 8, 0) for key in keys] if simulated else []
    kinds = {AURA: {CARDTYPE: CardType.ENCHANTMENT}}
    return step_of(Observed(), packets, out, tags=kinds, action=Action(REPORTED, Kind.PLAY))


def both(tag: int, entity: int = MINION) -> Step:
    return step((entity, tag))


def after(found: Mismatch, where: Step) -> Reported:
    """What is known once a difference was reported."""
    known = Reported()
    known.note(where, [found])
    return known


def step_of_report(known: Reported, found: Mismatch, where: Step) -> int:
    return known.step_of(where, found)


def test_the_same_offset_is_a_follow_up_of_the_step_that_reported_it() -> None:
    known = after(Mismatch(MINION, ATK, 3, 2), both(ATK))
    assert step_of_report(known, Mismatch(MINION, ATK, 5, 4), both(ATK)) == REPORTED


def test_another_offset_is_a_new_report() -> None:
    known = after(Mismatch(MINION, ATK, 3, 2), both(ATK))
    assert step_of_report(known, Mismatch(MINION, ATK, 5, 3), both(ATK)) == 0


def test_another_entity_or_tag_is_a_new_report() -> None:
    known = after(Mismatch(MINION, ATK, 3, 2), both(ATK))
    assert step_of_report(known, Mismatch(OTHER, ATK, 3, 2), both(ATK, OTHER)) == 0
    assert step_of_report(known, Mismatch(MINION, COST, 3, 2), both(COST)) == 0


def test_a_change_that_one_side_makes_again_is_a_follow_up_whatever_the_value() -> None:
    alone = step((MINION, ATK), simulated=False)
    known = after(Mismatch(MINION, ATK, 3, 2), alone)
    assert step_of_report(known, Mismatch(MINION, ATK, 7, 4), alone) == REPORTED
    engine = step((MINION, ATK), logged=False)
    assert step_of_report(known, Mismatch(MINION, ATK, 3, 4), engine) == 0


def test_what_the_engine_puts_back_is_a_follow_up() -> None:
    """U036@54, @55: the log alone clears a mark of Doomsayer, then the engine alone sets it."""
    known = after(Mismatch(MINION, TAG_333, 0, 1), step((MINION, TAG_333), simulated=False))
    engine = step((MINION, TAG_333), logged=False)
    assert step_of_report(known, Mismatch(MINION, TAG_333, None, 1), engine) == REPORTED


def test_what_rules_set_one_by_one_never_follows() -> None:
    known = after(Mismatch(MINION, DAMAGE, 3, 2), both(DAMAGE))
    assert step_of_report(known, Mismatch(MINION, DAMAGE, 3, 2), both(DAMAGE)) == 0


def test_the_enchantment_of_an_aura_follows_wherever_it_is() -> None:
    moved = Mismatch(AURA, ZONE, Zone.PLAY, Zone.GRAVEYARD)
    known = after(moved, both(ZONE, AURA))
    assert step_of_report(known, moved, both(ZONE, AURA)) == REPORTED


def test_it_is_settled_when_both_sides_change_the_tag_alike() -> None:
    known = after(Mismatch(MINION, ATK, 3, 2), both(ATK))
    known.settle(both(ATK), [])
    assert step_of_report(known, Mismatch(MINION, ATK, 5, 4), both(ATK)) == 0


def test_it_lasts_while_only_one_side_changes_the_tag_or_both_differ() -> None:
    again = Mismatch(MINION, ATK, 5, 4)
    known = after(Mismatch(MINION, ATK, 3, 2), both(ATK))
    known.settle(step((MINION, ATK), simulated=False), [])
    known.settle(both(ATK), [again])
    assert step_of_report(known, again, both(ATK)) == REPORTED
