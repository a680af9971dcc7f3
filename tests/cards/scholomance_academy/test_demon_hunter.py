"""Scholomance Academy: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, LAST_COMBATANT, NUM_ATTACKS_THIS_TURN, TAUNT
from table import YETI, stats, table


def test_double_jump_draws_an_outcast_card() -> None:
    t = table("HERO_10")
    t.deck(YETI, "BT_491")
    t.play("SCH_422")
    t.play("SCH_422")
    assert t.cards() == ["BT_491"]


def test_trueaim_crescent_calls_the_minions() -> None:
    t = table("HERO_10", build=58638)
    wisp, foe = t.minion("CS2_231"), t.minion("CS2_200", side=2)
    t.play("SCH_279")
    t.attack(t.hero(1), foe)
    assert (wisp.zone, foe.get(DAMAGE)) == (Zone.GRAVEYARD, 2)


def test_trueaim_crescent_spends_no_attack_of_a_minion() -> None:
    """U174:6227."""
    t = table("HERO_10", build=58638)
    yeti, foe = t.minion(), t.minion("CS2_200", side=2)
    t.play("SCH_279")
    t.attack(t.hero(1), foe)
    assert (foe.get(DAMAGE), yeti.get(NUM_ATTACKS_THIS_TURN)) == (5, 0)


def test_trueaim_crescent_names_itself_to_a_victim_that_is_dying() -> None:
    """U444:8805."""
    t = table("HERO_10", build=88998)
    yeti, foe = t.minion(), t.minion("CS2_168", side=2)
    weapon = t.play("SCH_279")
    t.attack(t.hero(1), foe)
    assert (foe.zone, yeti.get(DAMAGE)) == (Zone.GRAVEYARD, 0)
    assert [each.get(LAST_COMBATANT) for each in (yeti, foe)] == [weapon.id] * 2


def test_demon_companion_may_be_kolek() -> None:
    t = table("HERO_10")
    yeti = t.minion()
    t.answers("SCH_600t3")
    t.play("SCH_600")
    assert (t.row(), yeti.get(ATK)) == ([YETI, "SCH_600t3"], 5)


def test_marrowslicer_shuffles_two_fragments() -> None:
    t = table("HERO_10")
    t.play("SCH_252")
    assert [e.card_id for e in t.game.deck[1]] == ["SCH_307t"] * 2


def test_shardshatter_mystic_burns_a_fragment_to_hurt_all_others() -> None:
    t = table()
    mine, foe = t.minion(), t.minion(side=2)
    t.play("SCH_355")
    assert (mine.get(DAMAGE), foe.get(DAMAGE)) == (0, 0)
    t.deck("SCH_307t", YETI)
    mystic = t.play("SCH_355")
    assert [e.get(DAMAGE) for e in (mine, foe, mystic)] == [3, 3, 0]
    assert [e.card_id for e in t.game.deck[1]] == [YETI]


def test_soulshard_lapidary_burns_a_fragment_to_arm_the_hero() -> None:
    t = table()
    t.play("SCH_704")
    assert t.hero(1).get(ATK) == 0
    t.deck("SCH_307t", YETI)
    t.play("SCH_704")
    assert (t.hero(1).get(ATK), len(t.game.deck[1])) == (5, 1)
    t.round()
    assert t.hero(1).get(ATK) == 0


def test_fel_guardians_are_cheaper_for_each_dead_friend() -> None:
    t = table("HERO_10", build=54613)
    guardians = t.hand("SCH_357")
    t.kill(t.minion(), t.minion(), t.minion(side=2))
    assert guardians.get(COST) == 5
    t.play(guardians)
    assert t.row() == ["SCH_357t"] * 3


def test_a_blood_herald_grows_in_the_hand() -> None:
    t = table("HERO_10", build=54613)
    herald = t.hand("SCH_618")
    t.kill(t.minion(), t.minion(), t.minion(side=2))
    assert stats(herald) == (3, 3)


def test_a_vilefiend_trainer_calls_two_at_the_edge() -> None:
    t = table("HERO_10", build=54613)
    t.hand(YETI)
    middle, _ = t.hand("SCH_705"), t.hand(YETI)
    t.play(middle)
    assert t.row() == ["SCH_705"]
    t.play("SCH_705")
    assert t.row().count("SCH_705t") == 2


def test_magehunter_silences_what_it_attacks() -> None:
    t = table("HERO_10")
    guard = t.minion("CS2_179", side=2)
    t.attack(t.minion("SCH_276"), guard)
    assert guard.get(TAUNT) == 0


def test_cycle_of_hatred_summons_a_spirit_for_each_dead() -> None:
    t = table()
    t.minion("CS2_231"), t.minion("CS2_231", side=2), t.minion(side=2)
    t.play("SCH_253")
    assert (t.row(), t.row(2)) == (["SCH_253t", "SCH_253t"], [YETI])


def test_glide_swaps_the_hand_and_at_the_edge_that_of_the_enemy() -> None:
    t = table()
    t.hand("CS2_120", side=2)
    t.deck(*[YETI] * 5, side=2)
    t.deck(*[YETI] * 5)
    t.play("SCH_356")
    assert (len(t.cards()), len(t.cards(2))) == (4, 4)
