"""Knights of the Frozen Throne: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE
from table import YETI, stats, table


def test_blood_razor_cuts_when_it_comes_and_goes() -> None:
    t = table("HERO_01")
    yeti = t.minion()
    razor = t.play("ICC_064")
    assert yeti.get(DAMAGE) == 1
    t.kill(razor)
    assert yeti.get(DAMAGE) == 2


def test_mountainfire_armor_is_worth_armor_in_the_enemys_turn() -> None:
    t = table()
    first, second = t.minion("ICC_062"), t.minion("ICC_062")
    t.kill(first)
    assert t.hero(1).get(ARMOR) == 0
    t.end_turn()
    t.kill(second)
    assert t.hero(1).get(ARMOR) == 6


def test_forge_of_souls_draws_weapons() -> None:
    t = table()
    t.deck(YETI, "CS2_106", "CS2_112", YETI)
    t.play("ICC_281")
    assert sorted(t.cards()) == ["CS2_106", "CS2_112"]


def test_rotface_summons_a_legend_while_he_survives() -> None:
    t = table()
    t.answers("EX1_559")
    t.attack(t.minion("ICC_405"), t.minion(side=2))
    assert t.row() == ["ICC_405", "EX1_559"]
    t.attack(t.minion("ICC_405", damage=5), t.minion(side=2))
    assert t.row() == ["ICC_405", "EX1_559"]


def test_bring_it_on_arms_and_makes_their_minions_cheaper() -> None:
    t = table()
    yeti, spell = t.hand(YETI, side=2), t.hand("CS2_029", side=2)
    t.play("ICC_837")
    assert (t.hero(1).get(ARMOR), yeti.get(COST), spell.get(COST)) == (10, 2, 4)
    assert [e.card_id for e in yeti.attached] == ["ICC_837e"]


def test_animated_berserker_hurts_what_is_played() -> None:
    t = table()
    berserker = t.play("ICC_238")
    yeti = t.play(YETI)
    assert (yeti.get(DAMAGE), berserker.get(DAMAGE)) == (1, 0)


def test_valkyr_soulclaimer_claims_when_it_survives() -> None:
    t = table()
    soulclaimer = t.minion("ICC_408")
    t.play("CS2_008", soulclaimer)
    assert t.row() == ["ICC_408", "ICC_900t"]
    t.play("CS2_029", soulclaimer)
    assert t.row() == ["ICC_900t"]


def test_death_revenant_counts_the_damaged() -> None:
    t = table()
    t.minion(damage=1)
    t.minion(side=2, damage=2)
    t.minion()
    assert stats(t.play("ICC_450")) == (5, 5)


def test_scourgelord_garrosh_cleaves_and_storms() -> None:
    t = table()
    left, middle, right = t.minion(side=2), t.minion(side=2), t.minion(side=2)
    t.play("ICC_834")
    assert t.game.weapon[1].card_id == "ICC_834w"
    t.attack(t.hero(1), middle)
    assert [e.get(DAMAGE) for e in (left, middle, right)] == [4, 4, 4]
    assert t.power().card_id == "ICC_834h"
    t.play(t.power())
    assert t.row(2) == []


def test_shadowmourne_hits_the_neighbours_of_a_minion_that_it_kills() -> None:
    t = table()
    left, middle, right = t.minion(side=2), t.minion("CS2_231", side=2), t.minion(side=2)
    t.weapon("ICC_834w")
    t.attack(t.hero(1), middle)
    assert [e.get(DAMAGE) for e in (left, right)] == [4, 4]
