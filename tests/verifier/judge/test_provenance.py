"""Whose a difference is: what an adopted text gave stays its own, and nothing else does."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    BATTLECRY,
    COST,
    CURRENT_SPELLPOWER,
    HEALTH,
    LIFESTEAL,
    TAUNT,
)
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import Mismatch, read_action
from hsreplay_sim.verifier.judge.evidence import Bearer, Difference
from hsreplay_sim.verifier.judge.provenance import Provenance, is_provable
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.tags.gameplay import NEVER_BY_TEXT, SET_BY_RULES
from table import YETI, table

SEEN = Bearer(Zone.PLAY, Zone.PLAY)


class Past:
    """A minion, and a text that is not implemented and was adopted earlier."""

    def __init__(self) -> None:
        self.table = table()
        self.minion = self.table.minion()
        self.stranger = self.table.minion()
        self.provenance = Provenance()
        self.observed = Observed()
        self.observed.apply(FullEntity(self.minion.id, YETI, ((BATTLECRY, 1),)))

    def action(self, *packets: Packet, adopted: bool = False) -> Past:
        logged = read_action(Tape(list(packets)), self.observed)
        places = set(range(len(logged.tape.packets))) if adopted else set()
        self.provenance.note(self.table.game, logged, places, 7)
        return self

    def gave(self, tag: int, value: int = 1) -> Past:
        """The action in which its text was adopted."""
        change = TagChange(self.minion.id, tag, value)
        return self.action(Block(BlockType.POWER, self.stranger.id, packets=[change]), adopted=True)

    def named(
        self, tag: int, logged: int, simulated: int, *, by_both: bool = False, told: bool = True
    ) -> Difference:
        mismatch = Mismatch(self.minion.id, tag, logged, simulated)
        return self.provenance.name([Difference(mismatch, SEEN, by_both, told)])[0]

    def ends(self, tag: int = LIFESTEAL, logged: int = 0, simulated: int = 1) -> bool:
        found = self.named(tag, logged, simulated)
        return found.follows and found.owner == self.stranger.card_id


def test_the_end_of_a_flag_that_an_adopted_text_gave_is_of_that_text() -> None:
    assert Past().gave(LIFESTEAL).ends()


def test_nothing_else_gives_a_flag_an_owner() -> None:
    past = Past()
    assert not past.action(TagChange(past.minion.id, LIFESTEAL, 1)).ends()


def test_another_flag_of_the_same_entity_is_not_of_the_text() -> None:
    assert not Past().gave(LIFESTEAL).ends(TAUNT)


def test_a_value_other_than_the_one_before_is_no_end() -> None:
    assert not Past().gave(LIFESTEAL).ends(logged=2)


def test_what_the_engine_changes_as_well_or_alone_must_agree() -> None:
    past = Past().gave(LIFESTEAL)
    assert not past.named(LIFESTEAL, 0, 2, by_both=True).follows
    assert not past.named(LIFESTEAL, 1, 0, told=False).follows


def test_any_later_change_outside_of_an_adopted_text_ends_the_provenance() -> None:
    past = Past().gave(LIFESTEAL)
    past.action(TagChange(past.minion.id, LIFESTEAL, 0))
    past.action(TagChange(past.minion.id, LIFESTEAL, 1))
    assert not past.ends()


def test_what_a_text_took_away_comes_back_by_rule() -> None:
    assert not Past().gave(BATTLECRY, 0).ends(BATTLECRY, logged=1, simulated=0)


@pytest.mark.parametrize("tag", sorted(NEVER_BY_TEXT | SET_BY_RULES))
def test_what_rules_write_is_of_no_text(tag: int) -> None:
    assert not is_provable(tag)
    assert not Past().gave(tag).ends(tag)


@pytest.mark.parametrize("tag", [ATK, HEALTH, COST, CURRENT_SPELLPOWER])
def test_a_sum_is_of_no_text(tag: int) -> None:
    assert not Past().gave(tag).ends(tag)


def test_a_missing_text_of_the_entity_itself_is_named_and_explains_no_more_than_before() -> None:
    bearer = Bearer(Zone.PLAY, Zone.PLAY, implemented=False, missing="EX1_001")
    found = Past().provenance.name([Difference(Mismatch(20, TAUNT, 0, 1), bearer)])[0]
    assert (found.owner, found.follows) == ("EX1_001", False)
