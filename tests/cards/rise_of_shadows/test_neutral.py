"""Rise of Shadows: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, OVERLOAD_OWED, POISONOUS, RUSH, TAUNT
from table import YETI, stats, table


@pytest.mark.parametrize(("card_id", "overload"), [("DAL_400", 0)])
def test_a_lackey_comes_into_the_hand(card_id: str, overload: int) -> None:
    t = table()
    t.answers("DAL_614")
    t.play(card_id)
    assert (t.cards(), t.tag(OVERLOAD_OWED)) == (["DAL_614"], overload)


@pytest.mark.parametrize(("card_id", "token"), [("DAL_088", "DAL_088t2"), ("DAL_743", "DAL_743t")])
def test_a_minion_leaves_another_behind(card_id: str, token: str) -> None:
    t = table()
    t.kill(t.minion(card_id))
    assert t.row() == [token]


def test_magic_carpet_carries_minions_of_one_mana() -> None:
    t = table()
    t.minion("DAL_773")
    cheap, dear = t.play("CS2_168"), t.play("CS2_182")
    assert [(stats(e), e.get(RUSH)) for e in (cheap, dear)] == [((3, 1), 1), ((4, 5), 0)]


def test_magic_carpet_takes_a_minion_that_was_played_for_1() -> None:
    t = table()
    t.minion("DAL_773")
    t.minion("EX1_076")
    raptor = t.play("CS2_172")
    assert (stats(raptor), raptor.get(RUSH)) == ((4, 2), 1)


def test_tunnel_blaster_hurts_all_minions_of_both_sides() -> None:
    t = table()
    mine, theirs = t.minion(), t.minion(side=2)
    t.kill(t.minion("DAL_775"))
    hurt = [e.get(DAMAGE) for e in (mine, theirs, t.hero(1), t.hero(2))]
    assert hurt == [3, 3, 0, 0]


def test_exotic_mountseller_sells_beasts() -> None:
    t = table()
    t.minion("DAL_774")
    t.answers("CS2_125")
    t.play("GAME_005")
    assert t.row() == ["DAL_774", "CS2_125"]


def test_sunreaver_spy_needs_a_secret() -> None:
    t = table()
    plain = t.play("DAL_086")
    t.play("UNG_024")
    assert [stats(e) for e in (plain, t.play("DAL_086"))] == [(2, 3), (3, 4)]


def test_eccentric_scribe_leaves_scrolls() -> None:
    t = table()
    t.kill(t.minion("DAL_566"))
    assert t.row() == ["DAL_566t"] * 4


def test_proud_defender_is_proud_alone() -> None:
    t = table()
    defender = t.minion("DAL_551")
    assert defender.get(ATK) == 4
    t.play(YETI)
    assert defender.get(ATK) == 2


def test_azerite_elemental_gains_spell_damage_each_turn() -> None:
    t = table()
    t.minion("DAL_548")
    t.round()
    t.round()
    t.play("CS2_029", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6 + 4


def test_archmage_vargoth_casts_a_spell_of_the_turn_again() -> None:
    t = table(build=39954)
    t.minion("DAL_558")
    t.deck(*[YETI] * 5, side=2)
    t.deck(*[YETI] * 6)
    t.play("CS2_023")
    t.play(YETI)
    t.end_turn()
    assert t.cards().count(YETI) == 4


def test_arcane_watcher_attacks_with_spell_damage_alone() -> None:
    t = table(build=39954)
    watcher = t.minion("DAL_434")
    assert t.refuses(watcher, t.hero(2))
    t.minion("CS2_142")
    t.attack(watcher, t.hero(2))


def test_toxfin_makes_a_murloc_poisonous() -> None:
    t = table(build=39954)
    murloc, yeti = t.minion("CS2_168"), t.minion()
    assert t.refuses("DAL_077", yeti)
    t.play("DAL_077", murloc)
    assert (murloc.get(POISONOUS), yeti.get(POISONOUS)) == (1, 0)
    assert [each.card_id for each in murloc.attached] == ["DAL_077e"]


def test_faceless_rager_copies_the_health_that_is_left() -> None:
    t = table(build=39954)
    giant = t.minion("EX1_620", damage=3)
    rager = t.play("DAL_744", giant)
    assert (stats(rager), [each.card_id for each in rager.attached]) == ((5, 5), ["DAL_744e"])


@pytest.mark.parametrize("card_id", ["DAL_744", "KAR_041"])
def test_a_battlecry_that_asks_for_a_minion_does_nothing_without_one(card_id: str) -> None:
    t = table(build=39954)
    alone = t.play(card_id)
    assert (t.row(), alone.attached) == ([card_id], [])


@pytest.mark.parametrize(("caster", "cards"), [("CS2_142", [YETI]), (YETI, [])])
def test_spellbook_binder_draws_with_spell_damage(caster: str, cards: list[str]) -> None:
    t = table(build=39954)
    t.minion(caster)
    t.deck(YETI)
    t.play("DAL_089")
    assert t.cards() == cards


def test_sunreaver_warmage_needs_a_dear_spell_in_the_hand() -> None:
    t = table(build=39954)
    t.hand("CS2_029")
    assert t.refuses("DAL_539", t.hero(2))
    t.hand("EX1_279")
    t.play("DAL_539", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 4


def test_portal_keeper_hides_three_portals() -> None:
    t = table(build=39954)
    t.play("DAL_582")
    assert [each.card_id for each in t.game.deck[1]] == ["DAL_582t"] * 3
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert t.row() == ["DAL_582", "DAL_582t2", "DAL_582t2", "DAL_582t2"]
    assert t.cards() == [YETI]


def test_dalaran_librarian_silences_her_neighbours() -> None:
    t = table(build=39954)
    far, left, right = (t.minion("CS1_042") for _ in range(3))
    t.play("DAL_735", position=3)
    assert [each.get(TAUNT) for each in (far, left, right)] == [1, 0, 0]


def test_potion_vendor_heals_its_own_side() -> None:
    t = table()
    yeti, foe, hero = t.minion(damage=3), t.minion(side=2, damage=3), t.hurt(1, 5)
    t.play("DAL_544")
    assert [e.get(DAMAGE) for e in (yeti, foe, hero)] == [1, 3, 3]


def test_traveling_healer_heals() -> None:
    t = table()
    t.hurt(1, 5)
    t.play("DAL_078", t.hero(1))
    assert t.hero(1).get(DAMAGE) == 2


def test_hench_clan_hag_brings_two_amalgams() -> None:
    t = table()
    t.play("DAL_087")
    assert t.row().count("DAL_087t") == 2


def test_violet_spellsword_counts_spells() -> None:
    t = table()
    t.hand("CS2_029")
    t.hand("CS2_029")
    t.hand(YETI)
    assert stats(t.play("DAL_095")) == (3, 6)


def test_underbelly_ooze_divides() -> None:
    t = table()
    t.play("CS2_008", t.minion("DAL_550"))
    assert [stats(e) for e in t.game.row(1)] == [(3, 4), (3, 4)]


def test_big_bad_archmage_summons_a_six_drop() -> None:
    t = table()
    t.minion("DAL_553")
    t.answers("CS2_042")
    t.end_turn()
    assert t.row() == ["DAL_553", "CS2_042"]


def test_chef_nomi_cooks_with_an_empty_deck() -> None:
    t = table()
    card = t.deck(YETI)[0]
    t.play("DAL_554")
    assert t.row() == ["DAL_554"]
    t.game.move(card, Zone.GRAVEYARD)
    t.play("DAL_554")
    assert t.row().count("DAL_554t") == 5


def test_heroic_innkeeper_counts_guests() -> None:
    t = table()
    t.minion()
    t.minion()
    assert stats(t.play("DAL_560")) == (8, 8)


def test_flight_master_brings_a_gryphon_to_each() -> None:
    t = table()
    t.play("DAL_747")
    assert (t.row(), t.row(2)) == (["DAL_747", "DAL_747t"], ["DAL_747t"])


def test_soldier_of_fortune_costs_a_coin() -> None:
    t = table()
    t.attack(t.minion("DAL_771"), t.hero(2))
    assert t.cards(2) == ["GAME_005"]


def test_hecklebot_calls_a_minion_for_the_enemy() -> None:
    t = table()
    t.deck(YETI, side=2), t.deck("CS2_120")
    t.play("DAL_058")
    assert (t.row(), t.row(2)) == (["DAL_058"], [YETI])


def test_barista_lynchen_copies_battlecry_minions() -> None:
    t = table()
    t.minion(), t.minion("CS2_189")
    t.play("DAL_546")
    assert t.cards() == ["CS2_189"]


def test_portal_overfiend_shuffles_portals() -> None:
    t = table()
    t.play("DAL_565")
    assert [e.card_id for e in t.game.deck[1]] == ["DAL_582t"] * 3


def test_batterhead_attacks_on_while_it_kills() -> None:
    t = table()
    head, first, last = t.minion("DAL_592"), t.minion("CS2_231", side=2), t.minion(side=2)
    t.attack(head, first)
    t.attack(head, last)
    assert last.get(DAMAGE) == 3


def test_recurring_villain_returns_while_strong() -> None:
    t = table()
    weak, strong = t.minion("DAL_749"), t.minion("DAL_749")
    t.play("CS2_087", strong)
    t.kill(weak, strong)
    assert t.row() == ["DAL_749"]


def test_mad_summoner_fills_both_boards() -> None:
    t = table()
    t.minion(side=2)
    t.play("DAL_751")
    assert (len(t.row()), t.row(2)) == (7, [YETI, *["DAL_751t"] * 6])


def test_jepetto_joybuzz_shrinks_two_drawn_minions() -> None:
    t = table()
    t.deck(YETI, "CS2_120", "CS2_029")
    t.answers(0, 0)
    t.minion("BRM_031")  # each card drawn is copied at once
    t.play("DAL_752")
    first, copy, second, last = t.game.hand[1]
    assert [(stats(e), e.get(COST)) for e in (first, second)] == [((1, 1), 1)] * 2
    assert copy.id < first.attached[0].id < last.id < second.attached[0].id  # one by one
