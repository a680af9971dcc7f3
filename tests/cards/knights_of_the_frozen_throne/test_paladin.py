"""Knights of the Frozen Throne: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from table import table


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
