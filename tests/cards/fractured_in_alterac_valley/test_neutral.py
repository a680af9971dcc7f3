"""Fractured in Alterac Valley with Onyxia's Lair: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, ATK, COST, DAMAGE, DIVINE_SHIELD, FROZEN, WINDFURY
from table import YETI, stats, table

NEW = 185749


def test_irondeep_trogg_answers_enemy_spells() -> None:
    t = table(build=179020)
    t.minion("AV_137")
    t.play("GAME_005")
    assert t.row() == ["AV_137"]
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("GAME_005")
    assert t.row() == ["AV_137", "AV_137"]


def test_ice_revenant_grows_with_frost() -> None:
    t = table(build=165029)
    revenant = t.minion("AV_127")
    t.play("CORE_CS2_029", t.hero(2))
    assert stats(revenant) == (4, 5)
    t.play("CS2_024", t.hero(2))
    assert stats(revenant) == (5, 6)


def test_blood_guard_incites_when_hurt() -> None:
    t = table(build=135540)
    guard, yeti, foe = t.minion("AV_129"), t.minion(), t.minion(side=2)
    t.play("CS2_029", guard)
    assert [stats(e) for e in (guard, yeti, foe)] == [(5, 1), (5, 5), (4, 5)]


def test_herald_of_lokholar_draws_a_frost_spell() -> None:
    t = table(build=135540)
    t.deck(YETI, "CS2_029", "CS2_024")
    t.play("AV_101")
    assert t.cards() == ["CS2_024"]


def test_popsicooler_freezes_two_as_it_dies() -> None:
    t = table(build=135540)
    cooler, row = t.minion("AV_102"), [t.minion(side=2) for _ in range(3)]
    t.kill(cooler)
    assert sum(e.get(FROZEN) for e in row) == 2


def test_snowblind_harpy_wants_a_frost_spell_in_hand() -> None:
    for held, armor in (("CS2_029", 0), ("CS2_024", 5)):
        t = table(build=135540)
        t.hand(held)
        t.play("AV_112")
        assert t.hero(1).get(ARMOR) == armor


def test_honorable_kills_of_neutral_minions() -> None:
    t = table(build=135540)
    private = t.minion("AV_121")
    t.attack(private, t.minion("CS2_231", 2))
    assert private.get(ATK) == 3
    corporal, other = t.minion("AV_122"), t.minion()
    t.attack(corporal, t.minion("CS2_120", 2, damage=1))
    assert (other.get(DIVINE_SHIELD), corporal.get(DIVINE_SHIELD)) == (1, 0)
    t = table(build=135540)
    t.attack(t.minion("AV_124"), t.minion(side=2, damage=3))
    assert t.row() == ["AV_124", "AV_211t"]
    t.attack(t.minion("AV_132"), t.minion("CS2_186", 2))
    assert t.hero(2).get(DAMAGE) == 0
    t.attack(t.minion("AV_132"), t.minion("EX1_563", 2, damage=4))
    assert t.hero(2).get(DAMAGE) == 8


def test_knight_captain_grows_with_an_exact_blow() -> None:
    for damage, size in ((2, (6, 6)), (1, (3, 3)), (3, (3, 3))):
        t = table(build=135540)
        assert stats(t.play("AV_131", t.minion(side=2, damage=damage))) == size


def test_sergeants_count_minions() -> None:
    t = table(build=135540)
    t.minion()
    assert stats(t.play("AV_125")) == (4, 4)
    assert stats(t.play("AV_125")) == (6, 6)
    foes = [t.minion(side=2)]
    t.play("AV_126")
    foes.append(t.minion(side=2))
    t.play("AV_126")
    assert [e.get(DAMAGE) for e in foes] == [1, 1]


def test_legionnaire_sends_orders_to_the_hand() -> None:
    t = table(build=135540)
    held, there = t.hand(YETI), t.minion()
    t.kill(t.minion("AV_130"))
    assert [stats(e) for e in (held, there)] == [(6, 7), (4, 5)]


def test_a_sneaky_scout_makes_the_next_power_free() -> None:
    t = table(build=NEW)
    t.attack(t.minion("AV_123"), t.minion("CS2_172", side=2, damage=-1))
    assert t.power().get(COST) == 0
    t.play(t.power(), t.hero(2))
    assert t.power().get(COST) == 2


def test_an_icehoof_protector_freezes_what_it_hits() -> None:
    t = table(build=NEW)
    hoof, foe = t.minion("AV_133"), t.minion(side=2)
    t.attack(hoof, foe)
    assert [hoof.get(FROZEN), foe.get(FROZEN)] == [0, 1]


def test_a_frostwolf_warmaster_is_cheaper_for_each_card_of_the_turn() -> None:
    t = table(build=NEW)
    orc = t.hand("AV_134")
    t.play("CS2_231")
    t.play("GAME_005")
    assert orc.get(COST) == 2


def test_a_frantic_hippogryph_gains_windfury() -> None:
    t = table(build=NEW)
    bird = t.minion("AV_215")
    t.attack(bird, t.minion(side=2, damage=2))
    assert bird.get(WINDFURY) == 1


def test_a_spammy_arcanist_repeats_while_any_die() -> None:
    t = table(build=NEW)
    t.minion("CS2_231", side=2)
    foe = t.minion(side=2)
    arcanist = t.play("AV_222")
    assert [foe.get(DAMAGE), arcanist.get(DAMAGE)] == [2, 0]


def test_a_gankster_attacks_what_is_played() -> None:
    t = table(build=NEW)
    gankster = t.minion("AV_238")
    t.deck(YETI, side=2)
    t.end_turn()
    foe = t.play("CS2_182")
    assert foe.get(DAMAGE) == 4
    assert t.row() == []
    assert gankster.get(DAMAGE) == 0


def test_a_piggyback_imp_carries_another() -> None:
    t = table(build=NEW)
    t.kill(t.minion("AV_309"))
    assert t.row() == ["AV_309t"]


def test_a_stormpike_quartermaster_equips_the_hand() -> None:
    t = table(build=NEW)
    t.minion("AV_401")
    first, second, spell = t.hand(YETI), t.hand(YETI), t.hand("GAME_005")
    t.answers(second)
    t.play(spell)
    assert [stats(e) for e in (first, second)] == [(4, 5), (5, 6)]


def test_a_humongous_owl_falls_on_an_enemy() -> None:
    t = table(build=NEW)
    foe, owl = t.minion(side=2), t.minion("AV_704")
    t.answers(t.hero(2))
    t.kill(owl)
    assert [foe.get(DAMAGE), t.hero(2).get(DAMAGE)] == [0, 8]


def test_an_onyxian_warder_wants_a_dragon_in_hand() -> None:
    for held, whelps in ((YETI, 0), ("EX1_284", 2)):
        t = table(build=NEW)
        t.hand(held)
        t.play("ONY_001")
        assert t.row().count("ONY_001t") == whelps


def test_a_gear_grubber_saves_what_is_left() -> None:
    t = table(build=NEW)
    grubber = t.hand("ONY_002")
    t.deck(YETI, side=2)
    t.end_turn()
    assert grubber.get(COST) == 3
    t = table(build=NEW, mana=4)
    grubber = t.hand("ONY_002")
    t.deck(YETI, side=2)
    t.play(YETI)
    t.end_turn()
    assert grubber.get(COST) == 4


def test_kobold_taskmaster_hands_out_scraps() -> None:
    t = table(build=126451)
    t.play("AV_136")
    yeti = t.minion()
    t.play(t.game.hand[1][0], yeti)
    assert (stats(yeti), t.cards()) == ((4, 7), ["AV_136t"])


def test_grimtotem_bounty_hunter_hunts_legends() -> None:
    t = table(build=126451)
    legend, _ = t.minion("EX1_014", side=2), t.minion(side=2)
    t.play("AV_138", legend)
    assert t.row(2) == [YETI]


def test_ram_commander_brings_rams() -> None:
    t = table(build=126451)
    t.play("AV_219")
    assert t.cards() == ["AV_219t", "AV_219t"]


def test_whelp_bonker_draws_in_frenzy_and_for_an_honorable_kill() -> None:
    t = table(build=135540)
    bonker = t.minion("ONY_003")
    t.deck(YETI, YETI)
    t.attack(bonker, t.minion("CS2_231", side=2))
    assert t.cards() == [YETI, YETI]
