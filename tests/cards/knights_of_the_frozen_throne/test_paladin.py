"""Knights of the Frozen Throne: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, DIVINE_SHIELD
from table import YETI, stats, table


def test_uther_of_the_ebon_blade_brings_a_weapon_and_a_power() -> None:
    t = table()
    t.play("ICC_829")
    assert t.hero(1).card_id == "ICC_829"
    assert t.game.weapon[1] is not None
    assert t.game.weapon[1].card_id == "ICC_829t"
    assert t.power().card_id == "ICC_829p"


def test_icc_829p_calls_the_four_horsemen_who_kill() -> None:
    t = table()
    power = t.hero_power("ICC_829p")
    for number in (3, 4, 5):
        t.answers(f"ICC_829t{number}", 0, 0)
        t.play(power)
        assert not t.hero(2).doomed
        t.round()
    t.answers("ICC_829t2")
    t.play(power)
    assert t.row() == ["ICC_829t3", "ICC_829t4", "ICC_829t5", "ICC_829t2"]
    assert t.hero(2).zone == Zone.GRAVEYARD


def test_icc_829p_wants_all_four_and_no_two_alike() -> None:
    t = table()
    for number in (2, 2, 3):
        t.minion(f"ICC_829t{number}")
    t.answers("ICC_829t5")
    t.play(t.hero_power("ICC_829p"))
    assert t.hero(2).zone == Zone.PLAY


def test_arrogant_crusader_rises_on_their_turn() -> None:
    t = table()
    t.kill(t.minion("ICC_034"), t.minion("ICC_034", side=2))
    assert (t.row(), t.row(2)) == ([], ["ICC_900t"])


def test_dark_conviction_makes_it_three_three() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("ICC_039", yeti)
    assert stats(yeti) == (3, 3)


@pytest.mark.parametrize(("card_id", "before", "after"), [("ICC_071", 1, 2), ("ICC_858", 1, 3)])
def test_a_shield_that_is_lost_gives_attack(card_id: str, before: int, after: int) -> None:
    t = table()
    grower = t.weapon(card_id) if card_id == "ICC_071" else t.minion(card_id)
    squire, foe = t.minion("EX1_008"), t.minion("EX1_008", side=2)
    t.play("CS2_025")
    assert grower.get(ATK) == before
    assert foe.get(DIVINE_SHIELD) == 0
    t.play("CS2_029", squire)
    assert grower.get(ATK) == after


def test_desperate_stand_brings_it_back_with_one_health() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("ICC_244", yeti)
    t.kill(yeti)
    assert [stats(e) for e in t.game.row(2)] == [(4, 1)]
    t.kill(t.at(2, 0))
    assert t.row(2) == []


def test_howling_commander_calls_a_shield() -> None:
    t = table()
    t.deck(YETI, "EX1_008")
    t.play("ICC_801")
    assert t.cards() == ["EX1_008"]
