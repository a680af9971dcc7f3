"""A number that differs: by what one text gives, by data, or in its parts."""

from __future__ import annotations

from causes.told import Told, differs, logs, writes
from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, PREDAMAGE
from hsreplay_sim.causes.numbers import given, number, printed, split


def test_one_side_deals_at_once_what_the_other_deals_in_parts() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, PREDAMAGE, 4), logs(at.yeti, PREDAMAGE, 0))
    at.run(at.spell, *(writes(at.yeti, PREDAMAGE, each) for each in (3, 0, 1, 0)))
    text = at.text(split, differs(at.yeti, PREDAMAGE, (None, 3)))
    assert text.endswith("gets 4 in the log and 3 and 1 in the engine")


def test_another_sum_is_no_split() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, PREDAMAGE, 4))
    at.run(at.spell, *(writes(at.yeti, PREDAMAGE, each) for each in (3, 2)))
    assert at.text(split, differs(at.yeti, PREDAMAGE, (4, 3))) == ""


def test_a_text_in_play_gives_what_differs() -> None:
    at = Told()
    leader = at.table.minion("CS2_222")  # Stormwind Champion: your other minions have +1/+1
    at.logged += [logs(at.yeti, ATK, 4), logs(leader, DAMAGE, 1)]
    text = at.text(given, differs(at.yeti, ATK, (4, 5)))
    name = f"Stormwind Champion (CS2_222) #{leader.id}"
    assert text == f"the text of {name} is at work in the engine alone"


def test_of_a_stat_the_card_of_the_text_has_to_take_part() -> None:
    at = Told()
    at.table.minion("CS2_222")
    at.logged.append(logs(at.yeti, ATK, 4))
    assert at.text(given, differs(at.yeti, ATK, (4, 5))) == ""


def test_two_texts_that_give_as_much_leave_it_open() -> None:
    at = Told()
    for card_id in ("CS2_222", "CS2_122"):  # Raid Leader: your other minions have +1 Attack
        at.logged.append(logs(at.table.minion(card_id), DAMAGE, 1))
    at.logged.append(logs(at.yeti, ATK, 4))
    assert at.text(given, differs(at.yeti, ATK, (4, 5))) == ""


def test_a_number_of_the_text_around_it() -> None:
    at = Told()
    at.block(at.spell, logs(at.yeti, DAMAGE, 5))
    at.run(at.spell, writes(at.yeti, DAMAGE, 6))
    found = at.found(number, differs(at.yeti, DAMAGE, (5, 6)))
    assert found is not None
    assert "DAMAGE 5 in the log and 6 in the engine" in found.cause.text
    assert found.cause.evidence == "printed is 6: “Deal 6 damage.”"
    assert found.about == (at.spell.id,)


def test_outside_of_a_text_a_number_says_nothing() -> None:
    at = Told()
    at.block(at.yeti, logs(at.yeti, DAMAGE, 5), kind=BlockType.ATTACK)
    assert at.text(number, differs(at.yeti, DAMAGE, (5, 6))) == ""


def test_a_cost_that_the_next_data_print() -> None:
    """Ironbeak Owl costs 2 up to the data of 10956, and 3 since those of 12574."""
    at = Told("CS2_203", build=10956)
    at.logged.append(logs(at.spell, COST, 3))
    text = at.text(printed, differs(at.spell, COST, (3, 2)))
    assert text.endswith("has 3 as the data of build 12574 say, not 2 as in 10956")
    assert at.text(printed, differs(at.spell, COST, (4, 2))) == ""
