"""Saviors of Uldum: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, DIVINE_SHIELD, REBORN, RUSH, TAUNT, WINDFURY
from table import YETI, stats, table


def test_khartut_defender_heals_at_both_deaths() -> None:
    t = table()
    hero = t.hurt(1, 9)
    t.kill(t.minion("ULD_208"))
    assert hero.get(DAMAGE) == 6
    t.kill(t.at(1, 0))
    assert (hero.get(DAMAGE), t.row()) == (3, [])


def test_fishflinger_throws_a_murloc_to_each_player() -> None:
    t = table()
    t.answers("EX1_506", "CS2_168")
    t.play("ULD_289")
    assert (t.cards(1), t.cards(2)) == (["EX1_506"], ["CS2_168"])


def test_kobold_sandtrooper_blows_up() -> None:
    t = table()
    t.kill(t.minion("ULD_184"))
    assert t.hero(2).get(DAMAGE) == 3


def test_jar_dealer_leaves_a_small_minion() -> None:
    t = table()
    t.answers("CS2_168")
    t.kill(t.minion("ULD_282"))
    assert t.cards() == ["CS2_168"]


def test_a_beaming_sidekick_helps_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.play("ULD_191", yeti)
    assert (stats(yeti), [e.card_id for e in yeti.attached]) == ((4, 7), ["ULD_191e"])


def test_an_injured_tolvir_hurts_itself() -> None:
    assert stats(table().play("ULD_271")) == (2, 3)


@pytest.mark.parametrize(("deck", "found"), [((YETI, "CS2_168"), 1), ((YETI, YETI), 0)])
def test_zephrys_grants_a_wish_to_a_deck_without_duplicates(
    deck: tuple[str, ...], found: int
) -> None:
    t = table(build=39954)
    t.deck(*deck)
    t.play("ULD_003")
    assert len(t.cards()) == found


def test_siamat_gains_two_different_gifts() -> None:
    t = table(build=39954)
    t.answers(1, 1)
    siamat = t.play("ULD_178")
    offered = {each.card_id for each in t.game.entities.values() if each.type == 5}
    assert offered == {"ULD_178a", "ULD_178a2", "ULD_178a3", "ULD_178a4"}
    gifts = [siamat.get(tag) for tag in (DIVINE_SHIELD, WINDFURY, TAUNT, RUSH)]
    assert gifts == [0, 1, 1, 0]
    t.answers(3, 0)
    siamat = t.play("ULD_178")
    gifts = [siamat.get(tag) for tag in (DIVINE_SHIELD, WINDFURY, TAUNT, RUSH)]
    assert gifts == [1, 0, 0, 1]


def test_anubisath_warbringer_leaves_its_strength_to_the_hand() -> None:
    t = table(build=39954)
    yeti, spell, theirs = t.hand(YETI), t.hand("CS2_029"), t.hand(YETI, 2)
    t.kill(t.minion("ULD_183"))
    assert [stats(each) for each in (yeti, theirs)] == [(7, 8), (4, 5)]
    assert [each.card_id for each in yeti.attached] == ["ULD_183e"]
    assert spell.attached == []


@pytest.mark.parametrize(
    ("quest", "cards"), [("ULD_131", [YETI]), ("DRG_324", [YETI]), ("CS2_023", [])]
)
def test_questing_explorer_draws_for_a_quest(quest: str, cards: list[str]) -> None:
    t = table(build=39954)
    t.play(quest)
    t.deck(YETI)
    t.play("ULD_157")
    assert t.cards() == cards


def test_serpent_egg_hatches() -> None:
    t = table(build=39954)
    t.kill(t.minion("ULD_174"))
    assert t.row() == ["ULD_174t"]


def test_wrapped_golem_summons_a_scarab_at_the_end_of_its_turn() -> None:
    t = table(build=39954)
    t.minion("ULD_215")
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == ["ULD_215", "ULD_215t"]
    t.end_turn()
    assert t.row() == ["ULD_215", "ULD_215t"]


def test_blatant_decoy_calls_the_cheapest_of_each_hand() -> None:
    t = table(build=39954)
    dear, cheap, spell = t.hand(YETI), t.hand("CS2_168"), t.hand("GAME_005")
    theirs, other = t.hand("CS2_168", 2), t.hand(YETI, 2)
    t.kill(t.minion("ULD_706"))
    assert [each.zone for each in (dear, cheap, spell)] == [Zone.HAND, Zone.PLAY, Zone.HAND]
    assert [each.zone for each in (theirs, other)] == [Zone.PLAY, Zone.HAND]


def test_octosari_draws_eight() -> None:
    t = table()
    t.deck(*[YETI] * 9)
    t.kill(t.minion("ULD_177"))
    assert len(t.cards()) == 8


def test_phalanx_commander_leads_the_taunts() -> None:
    t = table()
    guard, yeti = t.minion("CS2_179"), t.minion()
    t.minion("ULD_179")
    assert (guard.get(ATK), yeti.get(ATK)) == (5, 4)


def test_spitting_camel_spits_at_a_friend() -> None:
    t = table()
    camel, yeti, foe = t.minion("ULD_182"), t.minion(), t.minion(side=2)
    t.end_turn()
    assert [e.get(DAMAGE) for e in (camel, yeti, foe)] == [0, 1, 0]


def test_temple_berserker_rages_while_damaged() -> None:
    t = table()
    berserker = t.minion("ULD_185")
    t.play("CS2_008", berserker)
    assert t.at(1, 0).get(ATK) == 3


def test_golden_scarab_finds_a_four_drop() -> None:
    t = table()
    t.play("ULD_188")
    assert [e.get(COST) for e in t.game.hand[1]] == [4]


def test_pit_crocolisk_hits() -> None:
    t = table()
    t.play("ULD_190", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5


def test_quicksand_elemental_holds_for_a_turn() -> None:
    t = table()
    yeti, friend = t.minion(side=2), t.minion()
    t.play("ULD_197")
    assert (yeti.get(ATK), friend.get(ATK)) == (2, 4)
    t.end_turn()
    assert yeti.get(ATK) == 4


def test_infested_goblin_leaves_two_scarabs() -> None:
    t = table()
    t.kill(t.minion("ULD_250"))
    assert t.cards() == ["ULD_215t", "ULD_215t"]


def test_history_buff_teaches_the_hand() -> None:
    t = table()
    t.minion("ULD_290")
    played, kept = t.hand(YETI), t.hand("CS2_171")
    t.play(played)
    assert (stats(kept), stats(played)) == ((2, 2), (4, 5))


def test_bug_collector_and_desert_hare_bring_company() -> None:
    t = table()
    t.play("ULD_712")
    assert t.row() == ["ULD_712", "ULD_430t"]
    t.play("ULD_719")
    assert t.row().count("ULD_719") == 3


def test_faceless_lurker_doubles_its_health() -> None:
    assert stats(table().play("ULD_189")) == (3, 6)


def test_neferset_ritualist_restores_its_neighbours() -> None:
    t = table()
    near = t.minion(damage=3)
    t.play("ULD_196")
    assert near.get(DAMAGE) == 0


def test_conjured_mirage_goes_into_the_deck() -> None:
    t = table()
    t.minion("ULD_198")
    t.deck(YETI)
    t.end_turn()
    assert t.row() == ["ULD_198"]
    t.end_turn()
    assert t.row() == []


def test_king_phaoris_summons_for_each_spell_held() -> None:
    t = table()
    t.hand("CS2_029"), t.hand(YETI), t.hand("CS2_008")
    t.answers(YETI, "CS2_231")
    t.play("ULD_304")
    assert sorted(t.row()) == sorted(["ULD_304", YETI, "CS2_231"])


def test_mortuary_machine_lets_enemies_be_reborn() -> None:
    t = table()
    t.minion("ULD_702")
    t.end_turn()
    assert t.play(YETI).get(REBORN) == 1


def test_three_desert_obelisks_fire() -> None:
    t = table()
    t.minion("ULD_703"), t.minion("ULD_703")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 0
    t.end_turn()
    t.minion("ULD_703")
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.hero(2).get(DAMAGE) == 15


def test_body_wrapper_wraps_a_dead_friend() -> None:
    t = table()
    t.kill(t.minion(), t.minion("CS2_120"), t.minion("CS2_231", side=2))
    t.answers(YETI, "CS2_120", "CS2_120")
    t.play("ULD_727")
    assert [e.card_id for e in t.game.deck[1]] == ["CS2_120"]


def test_a_mischief_maker_swaps_the_top_cards_of_the_decks() -> None:
    t = table(build=255790)
    mine, _ = t.deck("CS2_029", YETI)
    theirs, _ = t.deck("CS2_200", YETI, side=2)
    t.play("ULD_229")
    assert (mine.controller, theirs.controller) == (2, 1)
    t.end_turn()
    assert t.cards(2) == ["CS2_029"]
    t.end_turn()
    assert t.cards(1) == ["CS2_200"]


def test_a_mischief_maker_swaps_nothing_with_an_empty_deck() -> None:
    t = table(build=255790)
    (mine,) = t.deck("CS2_029")
    t.play("ULD_229")
    assert mine.controller == 1
