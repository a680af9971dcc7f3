"""Knights of the Frozen Throne: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    DAMAGE,
)
from table import YETI, stats, table


@pytest.mark.parametrize(("foes", "scarabs"), [(0, 1), (3, 3), (7, 7)])
def test_spreading_plague_catches_up(foes: int, scarabs: int) -> None:
    t = table("HERO_06")
    for _ in range(foes):
        t.minion(side=2)
    t.play("ICC_054")
    assert t.row() == ["ICC_832t4"] * scarabs


def test_ultimate_infestation_does_it_all() -> None:
    t = table("HERO_06")
    t.deck(*[YETI] * 6)
    t.play("ICC_085", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5
    assert t.cards() == [YETI] * 5
    assert t.hero(1).get(ARMOR) == 5
    assert t.row() == ["ICC_085t"]


def test_crypt_lord_grows_with_each_friend_that_comes() -> None:
    t = table()
    lord = t.play("ICC_808")
    assert stats(lord) == (1, 6)
    t.play("CS2_182")
    t.minion(side=2)
    assert stats(lord) == (1, 7)


def test_hadronox_brings_back_taunts() -> None:
    t = table()
    t.kill(t.minion("CS2_179"), t.minion(), t.minion("CS2_125", side=2))
    t.kill(t.minion("ICC_835"))
    assert t.row() == ["CS2_179"]


def test_hadronox_brings_back_a_taunt_that_was_set_aside_as_it_died() -> None:
    """U195:16267, 17561: Lucentbark goes aside where its Deathrattle has made a Spirit."""
    t = table()
    taunt, left = t.minion("CS2_179"), t.minion("CS2_179")
    t.kill(taunt)
    t.game.move(taunt, Zone.SETASIDE)
    t.game.move(left, Zone.SETASIDE)
    t.kill(t.minion("ICC_835"))
    assert t.row() == ["CS2_179"]


def test_strongshell_scavenger_strengthens_taunts() -> None:
    t = table()
    taunt, yeti, foe = t.minion("CS2_179"), t.minion(), t.minion("CS2_179", side=2)
    t.play("ICC_807")
    assert [stats(e) for e in (taunt, yeti, foe)] == [(5, 7), (4, 5), (3, 5)]


def test_druid_of_the_swarm_takes_a_form() -> None:
    t = table()
    t.play("ICC_051", option=0)
    t.play("ICC_051", option=1)
    assert t.row() == ["ICC_051t", "ICC_051t2"]
    t.minion("OG_044")
    t.play("ICC_051")
    assert t.row()[-1] == "ICC_051t3"


def test_malfurion_the_pestilent_brings_spiders_or_scarabs() -> None:
    for option, token in ((0, "ICC_832t3"), (1, "ICC_832t4")):
        t = table()
        t.play("ICC_832", option=option)
        assert t.row() == [token, token]
        assert t.power().card_id == "ICC_832p"


def test_icc_832a_and_icc_832b_bring_the_power_behind_the_minions() -> None:
    t = table()
    t.fill(1)
    t.play("ICC_832", option=1)
    assert t.power().card_id == "ICC_832p"


def test_icc_832p_gives_attack_or_armour() -> None:
    t = table()
    power = t.hero_power("ICC_832p")
    t.play(power, option=0)  # ICC_832pb
    assert t.hero(1).get(ATK) == 3
    assert [e.card_id for e in t.hero(1).attached] == ["ICC_832e"]
    t.round()
    t.play(power, option=1)  # ICC_832pa
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (0, 3)


def test_webweave_summons_two_spiders() -> None:
    t = table()
    t.play("ICC_050")
    assert t.row() == ["ICC_832t3", "ICC_832t3"]


def test_gnash_gives_attack_and_armor() -> None:
    t = table()
    t.play("ICC_079")
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (3, 3)
    t.end_turn()
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (0, 3)
