"""Mean Streets of Gadgetzan: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, TAUNT
from table import stats, table


@pytest.mark.parametrize(("card_id", "amount", "dragons"), [("CFM_662", 5, 0)])
def test_potions_wash_over_the_board(card_id: str, amount: int, dragons: int) -> None:
    t = table()
    big, dragon = t.minion("CS2_200"), t.minion("BRM_020", 2)
    t.play(card_id)
    assert (big.get(DAMAGE), dragon.get(DAMAGE)) == (amount, dragons)


def test_potion_of_madness_borrows_a_minion_for_the_turn() -> None:
    t = table()
    weak, strong = t.minion("CS2_120", 2), t.minion(side=2)
    assert t.refuses("CFM_603", strong)
    t.play("CFM_603", weak)
    assert weak.controller == 1
    t.attack(weak, t.hero(2))
    t.end_turn()
    assert (weak.controller, weak.attached) == (2, [])
    t.end_turn()
    t.fill(1)
    assert t.refuses("CFM_603", weak)


def test_drakonid_operative_spies_with_a_dragon_in_hand() -> None:
    t = table("HERO_09")
    t.deck("CS2_029", side=2)
    t.play("CFM_605")
    assert t.cards() == []
    t.hand("BRM_020")
    t.play("CFM_605")
    assert t.cards() == ["BRM_020", "CS2_029"]
    assert [e.card_id for e in t.game.deck[2]] == ["CS2_029"]


def test_kabal_talonpriest_hardens_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.play("CFM_626", yeti)
    assert stats(yeti) == (4, 8)


@pytest.mark.parametrize(("build", "cost"), [(15590, 0), (31353, 1), (54613, 0)])
def test_raza_makes_the_hero_power_cheap_for_good(build: int, cost: int) -> None:
    t = table("HERO_09", build=build)
    t.deck("CS2_029", "CS2_182")
    raza = t.hand("CFM_020")
    t.play(raza)
    assert t.power().get(COST) == cost
    t.kill(raza)
    t.play("AT_132")
    assert t.power().get(COST) == cost, "a later power too (U082:5987)"


def test_the_hero_power_stays_cheap_when_raza_becomes_another_card() -> None:
    t = table("HERO_09", build=31353)
    t.deck("CS2_029", "CS2_182")
    raza = t.hand("CFM_020")
    t.play(raza)
    t.play("CS2_022", raza)
    assert raza.card_id == "CS2_tk1"
    assert t.power().get(COST) == 1


def test_raza_does_nothing_for_a_deck_with_duplicates() -> None:
    t = table("HERO_09")
    t.deck("CS2_029", "CS2_029")
    t.play("CFM_020")
    assert t.power().get(COST) == 2


def test_kabal_songstealer_silences() -> None:
    t = table()
    taunter = t.minion("CS2_179", side=2)
    t.play("CFM_657", taunter)
    assert taunter.get(TAUNT) == 0


def test_greater_healing_potion_draws_in_its_later_form() -> None:
    t = table()
    potion = t.hand("CFM_604")
    assert t.refuses(potion, t.hero(2))
    t.play(potion, t.hurt(1, 15))
    assert (t.hero(1).get(DAMAGE), t.cards()) == (3, [])
    later = table(build=255790)
    later.deck("CS2_182")
    later.play("CFM_604", later.hurt(1, 15))
    assert (later.hero(1).get(DAMAGE), later.cards()) == (3, ["CS2_182"])


def test_mana_geode_summons_when_healed_and_later_when_overhealed() -> None:
    t = table()
    geode = t.minion("CFM_606", damage=2)
    t.play("CS1_112")
    assert (t.row(), stats(geode)) == (["CFM_606", "CFM_606t"], (2, 3))
    later = table(build=255790)
    hurt = later.minion("CFM_606", damage=2)
    later.play("CFM_604", hurt)
    assert later.row() == ["CFM_606", "CFM_606t"]
    assert later.row() == ["CFM_606", "CFM_606t"]


def test_pint_size_potion_shrinks_enemies_for_a_turn() -> None:
    t = table()
    own, foe = t.minion(), t.minion(side=2)
    t.play("CFM_661")
    assert (stats(own), stats(foe)) == ((4, 5), (1, 5))
    t.end_turn()
    assert stats(foe) == (4, 5)
