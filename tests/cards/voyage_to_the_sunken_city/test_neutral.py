"""Voyage to the Sunken City: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ADDITIONAL_PLAY_REQS_1,
    ATK,
    COLOSSAL,
    COPIED_FROM_ENTITY_ID,
    COST,
    DAMAGE,
    DISPLAY_CARD_ON_MOUSEOVER,
    DIVINE_SHIELD,
    DORMANT,
    NUM_TURNS_IN_HAND,
    RUSH,
    SPAWN_TIME_COUNT,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_NUM_1,
    TAUGHT_SPELL,
    TAUNT,
    WINDFURY,
)
from table import YETI, stats, table

NEW = 185749


def test_all_piranhas_are_piranhas() -> None:
    t = table("HERO_05", build=NEW)
    school = [t.minion(f"TSC_638t{n}") for n in ("", "2", "3", "4")]
    assert [stats(e)[0] for e in school] == [4, 3, 2, 1]


@pytest.mark.parametrize("card_id", ["TSC_638", "TSC_638t", "TSC_638t2", "TSC_638t3", "TSC_638t4"])
def test_piranhas_swarm(card_id: str) -> None:
    t = table(build=185749)
    piranha = t.minion(card_id)
    attack = piranha.get(ATK)
    t.minion("TSC_638")
    assert piranha.get(ATK) == attack + 1


def test_pelican_diver_dives_for_a_turn() -> None:
    t = table(build=185749)
    diver = t.play("TSC_647")
    assert diver.get(DORMANT) == 1
    t.end_turn()
    t.end_turn()
    assert diver.get(DORMANT) == 0


def test_sir_finley_swaps_the_hand_with_as_many_cards_of_the_deck() -> None:
    t = table(build=189384)
    finley, *held = [t.hand(card_id) for card_id in ("TSC_908", "CS2_231", "GAME_005")]
    first, second, third = t.deck("CS2_182", "CS2_200", "CS2_182")
    t.answers(third, second)
    t.play(finley)
    assert t.game.in_row(t.game.hand[1]) == [third, second]
    assert t.game.deck[1] == [first, *held]


@pytest.mark.parametrize(("build", "arrivals"), [(139963, 1), (179020, 0)])
def test_a_card_laid_under_the_deck_forgets_its_time_in_hand(build: int, arrivals: int) -> None:
    """U531:5397; U405:5839, U406:11324."""
    t = table(build=build)
    finley, held = t.hand("TSC_908"), t.hand("CS2_231")
    below = t.deck("CS2_182")[0]
    t.game.set(held, NUM_TURNS_IN_HAND, 3)
    t.game.set(held, SPAWN_TIME_COUNT, 1)
    t.answers(below)
    t.play(finley)
    assert (held.get(NUM_TURNS_IN_HAND), held.get(SPAWN_TIME_COUNT)) == (0, arrivals)


@pytest.mark.parametrize(("murlocs", "drawn"), [(4, 3), (2, 2), (0, 0)])
def test_gorloc_ravager_draws_three_murlocs(murlocs: int, drawn: int) -> None:
    t = table(build=NEW)
    t.deck("CS2_182", *["CS2_168"] * murlocs, "CS2_182")
    t.play("TSC_034")
    assert t.cards() == ["CS2_168"] * drawn


def test_stormcoil_mothership_leaves_two_cheap_mechs() -> None:
    t = table(build=NEW)
    t.answers("GVG_085", "TSC_928")
    t.kill(t.minion("TSC_645"))
    assert t.row() == ["GVG_085", "TSC_928"]


def test_stormcoil_motherships_mechs_cost_three_or_less() -> None:
    t = table(build=NEW)
    t.kill(t.minion("TSC_645"))
    assert len(t.row()) == 2
    assert all(body.get(COST) <= 3 for body in t.game.row(1))


def test_security_automaton_grows_after_each_other_mech_of_its_player() -> None:
    t = table(build=NEW)
    automaton = t.play("TSC_928")
    t.minion("GVG_085", 2)
    t.play("CS2_182")
    assert stats(automaton) == (1, 3)
    t.play("GVG_085")
    assert stats(automaton) == (2, 4)


def test_vicious_slitherspear_is_strong_until_the_next_turn() -> None:
    t = table(build=179020)
    naga = t.minion("TSC_827")
    t.play("GAME_005")
    t.play("GAME_005")
    assert stats(naga) == (3, 3)
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(naga) == (3, 3)
    t.deck(YETI)
    t.end_turn()
    assert stats(naga) == (1, 3)


def test_an_azsharan_sentinel_sinks() -> None:
    t = table(build=233275)
    t.kill(t.minion("TSC_919"))
    assert [e.card_id for e in t.game.deck[1]] == ["TSC_919t"]


def test_a_trawler_dredges() -> None:
    t = table(build=174258)
    t.deck(YETI, YETI)
    t.play("TSC_909")
    assert len(t.game.deck[1]) == 2


def test_a_murkwater_scribe_makes_the_next_spell_cheaper() -> None:
    t = table(build=174258)
    fireball, coin = t.hand("CS2_029"), t.hand("CS2_029")
    t.play("TSC_823")
    assert fireball.get(COST) == 3
    t.play(fireball, t.hero(2))
    assert coin.get(COST) == 4


def test_an_amalgam_of_the_deep_finds_kin() -> None:
    t = table(build=174258)
    beast = t.minion("CS2_120")
    t.answers("CS2_172", "CS2_125", "CS2_120", 0)
    t.play("TSC_069", beast)
    assert t.cards() == ["CS2_172"]


@pytest.mark.parametrize(("build", "shown"), [(139719, False), (168788, True)])
@pytest.mark.parametrize(("spell", "aimed"), [("CS2_024", True), ("CS2_023", False)])
def test_a_school_teacher_teaches_a_nagaling_a_spell_which_it_shows_since_168788(
    build: int, shown: bool, spell: str, aimed: bool
) -> None:
    """It notes as an entity only a spell that is aimed (U043:4098, U433:4413)."""
    t = table("HERO_08", build=build)
    t.answers("EX1_294", "CS2_024", "CS2_023", spell)
    t.play("TSC_052")
    (nagaling,) = t.game.hand[1]
    picked = t.game.entities[nagaling.get(TAUGHT_SPELL)]
    assert picked.card is not None
    assert (nagaling.card_id, picked.zone) == ("TSC_052t", Zone.GRAVEYARD)
    assert picked.card_id == spell
    assert nagaling.get(TAG_SCRIPT_DATA_ENT_1) == (picked.id if aimed else 0)
    assert nagaling.get(DISPLAY_CARD_ON_MOUSEOVER) == (picked.card.dbf if shown else 0)
    pupil = t.game.entities[nagaling.get(COPIED_FROM_ENTITY_ID)]
    assert (pupil.card_id, pupil.zone) == ("TSC_052t", Zone.SETASIDE)


@pytest.mark.parametrize(("build", "zone"), [(174258, Zone.GRAVEYARD), (223542, Zone.REMOVED)])
def test_a_nagaling_casts_its_spell_on_its_target_and_the_spell_leaves_since_223542(
    build: int, zone: int
) -> None:
    t = table("HERO_08", build=build)
    t.answers("EX1_294", "CS2_024", "CS2_023", "CS2_024")
    t.play("TSC_052")
    (nagaling,) = t.game.hand[1]
    t.play(nagaling, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3
    frostbolt = [e for e in t.game.entities.values() if e.card_id == "CS2_024"][-1]
    assert frostbolt.zone == zone


def test_a_nagaling_that_was_taught_nothing_to_aim_has_no_target() -> None:
    t = table("HERO_08", build=174258)
    t.deck(YETI, YETI)
    t.answers("EX1_294", "CS2_024", "CS2_023", "CS2_023", 0, 0)
    t.play("TSC_052")
    (nagaling,) = t.game.hand[1]
    assert t.refuses(nagaling, t.hero(2))
    t.play(nagaling)
    assert t.cards() == [YETI, YETI]


def test_a_nagaling_aims_its_spell_as_the_text_of_the_spell_says() -> None:
    """U043:4191: Holy Smite, which is for minions only since 77662."""
    t = table("HERO_09", build=174258)
    nagaling, enemy = t.hand("TSC_052t"), t.minion(side=2)
    smite = t.game.cards.get("CORE_CS1_130")
    assert smite is not None
    nagaling.tags[ADDITIONAL_PLAY_REQS_1] = smite.dbf
    assert t.refuses(nagaling, t.hero(2))
    t.play(nagaling, enemy)
    assert enemy.get(DAMAGE) == 3


@pytest.mark.parametrize(("spells", "relics"), [(2, 0), (3, 1), (4, 1)])
def test_queen_azshara_offers_her_relics_after_three_spells(spells: int, relics: int) -> None:
    t = table("HERO_08", build=189017, mana=20)
    azshara = t.hand("TSC_641")
    for _ in range(spells):
        t.play("EX1_277")
    assert azshara.get(TAG_SCRIPT_DATA_NUM_1) == spells
    t.answers(*[2] * relics)
    t.play(azshara)
    assert t.cards() == ["TSC_641tc"] * relics


def test_xalatath_strikes_the_enemy_hero_and_wears_out_with_each_spell() -> None:
    t = table("HERO_08", build=189017)
    xalatath = t.weapon("TSC_641tc")
    t.play("CS2_026")
    assert t.hero(2).get(DAMAGE) == 2
    assert xalatath.get(DAMAGE) == 1


@pytest.mark.parametrize("spells", [0, 1])
def test_a_crushclaw_enforcer_draws_a_naga_after_a_spell(spells: int) -> None:
    t = table("HERO_08", build=168788)
    t.deck(YETI, "TSC_053")
    enforcer = t.hand("TSC_826")
    for _ in range(spells):
        t.play("CS2_026")
    t.play(enforcer)
    assert t.cards() == ["TSC_053"] * spells


def test_a_smothering_starfish_silences_all_others() -> None:
    t = table(build=185749)
    mine, theirs = t.minion("CS2_179"), t.minion("CS2_179", side=2)
    t.play("TSC_926")
    assert [e.get(TAUNT) for e in (mine, theirs)] == [0, 0]


def test_a_selfish_shellfish_lets_the_opponent_draw_two() -> None:
    t = table(build=185749)
    t.deck(YETI, YETI, YETI, side=2)
    t.kill(t.minion("TSC_935"))
    assert (t.cards(1), t.cards(2)) == ([], [YETI, YETI])


def test_a_treasure_guard_leaves_a_card() -> None:
    t = table(build=185749)
    t.deck(YETI, YETI)
    t.kill(t.minion("TSC_938"))
    assert t.cards() == [YETI]


def test_a_click_clocker_strengthens_a_mech_in_the_hand() -> None:
    t = table("HERO_04", build=185749)
    yeti, *mechs = t.hand(YETI), t.hand("GVG_085"), t.hand("GVG_085")
    t.answers(1)
    t.play("TSC_632")
    assert [stats(e) for e in (yeti, *mechs)] == [(4, 5), (1, 2), (2, 3)]
    assert mechs[1].attached[0].card_id == "TSC_632e"


@pytest.mark.parametrize(("spell", "lives"), [("CS2_024", True), ("CS2_025", False)])
def test_a_bubbler_pops_of_exactly_one_damage(spell: str, lives: bool) -> None:
    t = table("HERO_08", build=189017)
    bubbler = t.minion("TID_713", side=2)
    t.play(spell, bubbler if spell == "CS2_024" else None)
    assert (bubbler in t.game.board[2]) == lives


def test_a_naval_mine_blows_up_the_enemy_hero() -> None:
    t = table(build=189017)
    t.kill(t.minion("TSC_001"))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 4)


def test_a_pufferfist_stings_all_enemies_after_the_hero_attacks() -> None:
    t = table(build=189017)
    pufferfist, yeti = t.minion("TSC_002"), t.minion(side=2)
    t.weapon("CS2_106")
    t.attack(t.hero(1), yeti)
    assert [e.get(DAMAGE) for e in (pufferfist, yeti, t.hero(2))] == [0, 4, 1]


@pytest.mark.parametrize("spells", [0, 1])
def test_baba_naga_strikes_after_a_spell(spells: int) -> None:
    t = table(build=189017)
    naga = t.hand("TSC_017")
    for _ in range(spells):
        t.play("CS2_026")
    assert t.refuses(naga, t.hero(2)) == (not spells)
    t.play(naga, t.hero(2) if spells else None)
    assert t.hero(2).get(DAMAGE) == 3 * spells


@pytest.mark.parametrize(("beside", "fish"), [("GVG_085", 2), (YETI, 0)])
def test_a_seascout_operator_calls_mechafish_beside_a_mech(beside: str, fish: int) -> None:
    t = table(build=189017)
    t.minion(beside)
    t.play("TSC_646")
    assert t.row().count("TSC_646t") == fish


def test_an_excavation_specialist_makes_what_it_dredges_cheaper() -> None:
    t = table(build=185749)
    cards = t.deck(YETI, "CS2_029", "CS2_024")
    t.answers(*cards, "CS2_029")
    t.play("TSC_911")
    assert [card.get(COST) for card in cards] == [4, 3, 2]


def test_a_snapdragon_sharpens_battlecries_in_the_deck() -> None:
    t = table(build=NEW)
    archer, yeti = t.deck("CS2_189", YETI)
    t.play("TID_710")
    assert [stats(e) for e in (archer, yeti)] == [(2, 2), (4, 5)]


def test_a_slimescale_diver_dives_for_a_turn() -> None:
    t = table(build=NEW)
    diver = t.play("TSC_013")
    assert diver.get(DORMANT) == 1
    t.round()
    assert diver.get(DORMANT) == 0


@pytest.mark.parametrize(("spells", "hurt"), [(2, 0), (3, 3)])
def test_a_slithering_deathscale_wants_three_spells(spells: int, hurt: int) -> None:
    t = table(build=NEW)
    naga, foe = t.hand("TSC_064"), t.minion(side=2)
    for _ in range(spells):
        t.play("GAME_005")
    assert naga.get(TAG_SCRIPT_DATA_NUM_1) == spells
    t.play(naga)
    assert [foe.get(DAMAGE), t.hero(2).get(DAMAGE)] == [hurt, hurt]


def test_ini_stormcoil_copies_a_mech_with_more() -> None:
    t = table(build=NEW)
    t.minion()
    mech, ini = t.minion("GVG_085"), t.hand("TSC_649")
    assert t.refuses(ini, t.at(1, 0))
    t.play(ini, mech, position=3)
    copy = t.at(1, -1)
    assert copy.card_id == "GVG_085"
    assert [copy.get(tag) for tag in (RUSH, WINDFURY, DIVINE_SHIELD)] == [1, 1, 1]
    assert mech.get(RUSH) == 0


def test_a_fin_twin_brings_its_twin() -> None:
    t = table(build=NEW)
    t.play("TSC_960")
    assert t.row() == ["TSC_960", "TSC_960"]


def test_a_reefwalker_brings_swarmers_twice() -> None:
    t = table(build=199503)
    t.kill(t.play("TSC_640"))
    assert t.row() == ["TSC_638", "TSC_638"]


def test_the_ring_of_tides_becomes_every_spell_that_is_cast() -> None:
    t = table(build=157820)
    ring = t.hand("TSC_641ta")
    t.play("CS2_029", t.hero(2))
    assert (ring.card_id, ring.get(COST)) == ("CS2_029", 1)
    t.play("CS2_024", t.hero(2))
    assert (ring.card_id, ring.get(COST)) == ("CS2_024", 1)
    assert [each.card_id for each in ring.attached] == ["TSC_641tae"]
    t.play(ring, t.hero(2))
    assert t.cards() == []


def test_the_horn_of_ancients_brings_a_cheap_colossal_minion() -> None:
    t = table(build=157820)
    t.answers("TSC_639")
    t.play("TSC_641tb")
    (glugg,) = t.game.hand[1]
    assert (glugg.card_id, glugg.get(COST)) == ("TSC_639", 1)


def test_the_tidestone_shuffles_cheap_spells_and_draws() -> None:
    t = table(build=157820)
    t.answers(*["CS2_029"] * 5, 0, 0)
    t.play("TSC_641td")
    assert t.cards() == ["CS2_029", "CS2_029"]
    assert {card.get(COST) for card in t.game.hand[1]} == {1}
    assert "TSC_641tde" in {each.card_id for each in t.game.hand[1][0].attached}


@pytest.mark.parametrize(("held", "put"), [(0, 3), (58, 2)])
def test_ambassador_faelin_puts_colossal_minions_on_the_bottom(held: int, put: int) -> None:
    t = table("HERO_03", build=185749)
    t.deck(*[YETI] * held)
    t.play("TSC_067")
    below = [t.game.entities[each] for each in t.game.untagged.piles.below]
    assert [bool(card.get(COLOSSAL)) for card in below] == [True] * put
    assert len(t.game.deck[1]) == held + put
