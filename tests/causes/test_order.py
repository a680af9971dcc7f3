"""Both sides do the same at another place, or one after another."""

from __future__ import annotations

import pytest

from causes.told import Told, differs, logs, writes
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import ATK, ATTACHED, CARDTYPE, DAMAGE, EXHAUSTED, TURN, ZONE
from hsreplay_sim.causes.order import deaths, in_order, lost_turns, summed_up
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.replay.packets import Block, FullEntity
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from table import YETI

NEW = 900


def test_the_same_change_in_the_block_of_another_text() -> None:
    at = Told()
    at.block(at.yeti, logs(at.yeti, DAMAGE, 1), kind=BlockType.TRIGGER)
    at.run(at.spell, writes(at.yeti, DAMAGE, 1))
    where = BlockType.POWER, at.spell.id
    text = at.text(in_order, Mismatch(at.yeti.id, DAMAGE, 1, 1, 1, where))
    assert text.startswith("the log makes the same change in TRIGGER of Chillwind Yeti")
    assert "the engine in POWER of Fireball" in text


def test_the_same_change_at_another_place_of_the_same_block() -> None:
    at = Told()
    at.block(at.yeti, logs(at.yeti, DAMAGE, 1))
    at.run(at.yeti, writes(at.yeti, DAMAGE, 1))
    where = BlockType.POWER, at.yeti.id
    text = at.text(in_order, Mismatch(at.yeti.id, DAMAGE, 1, 1, 1, where))
    assert text.startswith("both sides do the same in another order in POWER of Chillwind Yeti")
    assert at.text(in_order, differs(at.yeti, DAMAGE, (1, 2))) == ""


def test_the_block_of_a_text_that_ends_late() -> None:
    """The log has in the block of the text what the engine writes behind it."""
    at = Told()
    power = Block(BlockType.POWER, at.spell.id, [logs(at.spell, EXHAUSTED, 1)])
    at.block(at.spell, power, kind=BlockType.PLAY)
    at.run(at.spell, writes(at.spell, EXHAUSTED, 1), kind=BlockType.PLAY)
    where = BlockType.PLAY, at.spell.id
    text = at.text(in_order, Mismatch(at.spell.id, EXHAUSTED, 1, 1, 2, where))
    assert text == (
        f"the log has in POWER of Fireball (CS2_029) #{at.spell.id} what the engine does behind it:"
        " the block ends late"
    )


def dies(at: Told, *phases: list[Entity]) -> None:
    """The engine lets these die."""
    for dead in phases:
        gone = (writes(each, ZONE, Zone.GRAVEYARD) for each in dead)
        at.run(at.table.game.root, *gone, kind=BlockType.DEATHS)


def test_death_phases_that_one_side_alone_has() -> None:
    at = Told()
    one, two = at.yeti, at.table.minion()
    gone = [logs(each, ZONE, Zone.GRAVEYARD) for each in (one, two)]
    at.block(at.table.game.root, *gone, kind=BlockType.DEATHS)
    dies(at, [one], [two])
    found = at.found(deaths, differs(two, ZONE, (Zone.GRAVEYARD, None)))
    assert found is not None
    assert found.cause.text == "death phases: 1 in the log and 2 in the engine"
    first, second = (f"Chillwind Yeti ({YETI}) #{each.id}" for each in (one, two))
    assert found.cause.evidence == f"log: {first}, {second}; engine: {first} | {second}"


def test_a_death_phase_within_a_text() -> None:
    at = Told()
    phase = Block(BlockType.DEATHS, 1, [logs(at.yeti, ZONE, Zone.GRAVEYARD)])
    at.block(at.spell, phase)
    dies(at, [at.yeti])
    text = at.text(deaths, differs(at.yeti, ZONE, (Zone.GRAVEYARD, None)))
    name = f"Fireball (CS2_029) #{at.spell.id}"
    assert text == f"the log has a death phase in POWER of {name}, the engine outside of any block"


def test_one_phase_in_another_order() -> None:
    at = Told()
    one, two = at.yeti, at.table.minion()
    gone = [logs(each, ZONE, Zone.GRAVEYARD) for each in (two, one)]
    at.block(at.table.game.root, *gone, kind=BlockType.DEATHS)
    dies(at, [one, two])
    text = at.text(deaths, differs(two, ZONE, (Zone.GRAVEYARD, None)))
    assert text == "cards die one after another in another order"


def test_that_others_die_is_no_matter_of_order() -> None:
    at = Told()
    gone = logs(at.yeti, ZONE, Zone.GRAVEYARD)
    at.block(at.table.game.root, gone, kind=BlockType.DEATHS)
    dies(at, [at.table.minion()])
    assert at.text(deaths, differs(at.yeti, ZONE, (Zone.GRAVEYARD, None))) == ""


def test_a_stat_that_is_summed_up_once_more_on_the_way() -> None:
    at = Told()
    tags = ((CARDTYPE, CardType.ENCHANTMENT), (ATTACHED, at.yeti.id), (ZONE, Zone.PLAY))
    at.block(at.spell, FullEntity(NEW, "CS2_092e", tags, line=9))
    at.logged += [logs(at.yeti, ATK, 5), logs(at.yeti, ATK, 4)]
    found = at.found(summed_up, differs(at.yeti, ATK, (5, None)))
    assert found is not None
    who, name = f"Chillwind Yeti ({YETI}) #{at.yeti.id}", f"Fireball (CS2_029) #{at.spell.id}"
    assert found.cause.text == (
        f"ATK of {who} is summed up by the log alone on the way behind POWER of {name}"
    )
    assert found.cause.evidence == (
        f"5 logged, — simulated; Blessing of Kings (CS2_092e) #{NEW} comes"
    )


def test_a_stat_that_differs_in_the_end_is_no_matter_of_order() -> None:
    at = Told()
    at.logged.append(logs(at.yeti, ATK, 5))
    assert at.text(summed_up, differs(at.yeti, ATK, (5, 4))) == ""


@pytest.mark.parametrize("by", [1, 5])
def test_a_turn_that_is_left_out_is_lost(by: int) -> None:
    at = Told()
    game = at.table.game.root
    at.observed.game = game.id
    now = game.get(TURN)
    at.logged.append(logs(game, TURN, now + by))
    found = at.found(lost_turns, differs(game, TURN, (now + by, now)))
    assert (found is None) == (by == 1)
    if found is not None:
        assert found.cause.evidence == f"TURN {now} goes to {now + by}"
