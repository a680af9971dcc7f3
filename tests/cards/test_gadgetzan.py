"""Mean Streets of Gadgetzan, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    JADE_GOLEM,
    OVERLOAD_OWED,
    RESOURCES,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, stats, table


@pytest.mark.parametrize(("card_id", "amount", "dragons"), [("CFM_065", 2, 2), ("CFM_662", 5, 0)])
def test_potions_wash_over_the_board(card_id: str, amount: int, dragons: int) -> None:
    t = table()
    big, dragon = t.minion("CS2_200"), t.minion("BRM_020", 2)
    t.play(card_id)
    assert (big.get(DAMAGE), dragon.get(DAMAGE)) == (amount, dragons)


def test_mistress_of_mixtures_heals_both_heroes() -> None:
    t = table()
    t.hurt(1, 9)
    t.hurt(2, 9)
    t.kill(t.minion("CFM_120"))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (5, 5)


@pytest.mark.parametrize("card_id", ["CFM_305", "CFM_753", "CFM_853"])
def test_smugglers_strengthen_the_hand(card_id: str) -> None:
    t = table()
    yeti, spell = t.hand(YETI), t.hand("GAME_005")
    t.play(card_id)
    assert stats(yeti) == (5, 6)
    assert spell.attached == []
    t.play(yeti)
    assert stats(yeti) == (5, 6)


def test_grimestreet_enforcer_works_every_turn() -> None:
    t = table()
    yeti = t.hand(YETI)
    t.play("CFM_639")
    t.end_turn()
    assert stats(yeti) == (5, 6)


def test_alleycat_has_a_friend() -> None:
    t = table()
    t.play("CFM_315")
    assert t.row() == ["CFM_315", "CFM_315t"]


def test_potion_of_madness_borrows_a_minion_for_the_turn() -> None:
    t = table()
    weak, strong = t.minion("CS2_120", 2), t.minion(side=2)
    assert t.refuses("CFM_603", strong)
    t.play("CFM_603", weak)
    assert weak.controller == 1
    t.attack(weak, t.hero(2))
    t.end_turn()
    assert (weak.controller, weak.attached) == (2, [])


def test_drakonid_operative_spies_with_a_dragon_in_hand() -> None:
    t = table("HERO_09")
    t.deck("CS2_029", side=2)
    t.play("CFM_605")
    assert t.cards() == []
    t.hand("BRM_020")
    t.play("CFM_605")
    assert t.cards() == ["BRM_020", "CS2_029"]
    assert [e.card_id for e in t.game.deck[2]] == ["CS2_029"]


def test_mark_of_the_lotus_strengthens_the_board() -> None:
    t = table()
    yeti = t.minion()
    t.play("CFM_614")
    assert stats(yeti) == (5, 6)


def test_kabal_chemist_mixes_a_potion() -> None:
    t = table()
    t.answers("CFM_065")
    t.play("CFM_619")
    assert t.cards() == ["CFM_065"]


def test_potion_of_polymorph_waits_for_a_minion() -> None:
    t = table()
    t.play("CFM_620")
    t.end_turn()
    t.play("GAME_005")
    assert len(t.game.secrets[1]) == 1
    t.play(YETI)
    assert t.row(2) == ["CS2_tk1"]
    assert t.game.secrets[1] == []


def test_kabal_talonpriest_hardens_a_friend() -> None:
    t = table()
    yeti = t.minion()
    t.play("CFM_626", yeti)
    assert stats(yeti) == (4, 8)


def test_counterfeit_coin_is_a_coin() -> None:
    t = table(mana=1)
    t.play("CFM_630")
    t.play("CS2_172")
    assert t.row() == ["CS2_172"]


def test_patches_comes_out_of_the_deck() -> None:
    t = table()
    patches = t.deck("CFM_637")[0]
    t.play(YETI)
    assert patches.zone == Zone.DECK
    t.play("OG_312")
    assert patches.zone == Zone.PLAY
    assert t.game.deck[1] == []


def test_blowgill_sniper_shoots() -> None:
    t = table()
    t.play("CFM_647", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 1


def test_kabal_courier_offers_three_classes() -> None:
    t = table()
    t.answers("CS2_029", "CS2_235", "CS2_065", 2)
    t.play("CFM_649")
    assert t.cards() == ["CS2_065"]


def test_second_rate_bruiser_is_cheaper_against_three() -> None:
    t = table()
    bruiser = t.hand("CFM_652")
    t.minion(side=2)
    t.minion(side=2)
    assert bruiser.get(COST) == 5
    t.minion(side=2)
    assert bruiser.get(COST) == 3


def test_toxic_sewer_ooze_corrodes() -> None:
    t = table()
    weapon = t.weapon("CS2_106", 2)
    t.play("CFM_655")
    assert weapon.get(DAMAGE) == 1


def test_doppelgangster_comes_in_threes_with_its_buffs() -> None:
    t = table()
    gangster = t.hand("CFM_668")
    t.play("CFM_305")
    t.play(gangster)
    assert len(t.row()) == 3
    assert [stats(e) for e in t.game.row(1)] == [(3, 3)] * 3


def test_devolve_makes_enemies_cheaper() -> None:
    t = table()
    t.minion(side=2)
    t.answers("CS2_124")
    t.play("CFM_696")
    assert t.row(2) == ["CS2_124"]


def test_r268_jade_golems_grow() -> None:
    t = table("HERO_02")
    t.play("CFM_707", t.hero(2))
    t.play("CFM_717")
    t.kill(t.play("CFM_715"))
    t.kill(t.play("CFM_343"))
    t.kill(t.play("CFM_902"))
    golems = [e for e in t.game.row(1) if e.card_id.startswith("CFM_712")]
    assert sorted(stats(e) for e in golems) == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)]
    assert t.tag(JADE_GOLEM) == 6
    assert t.tag(OVERLOAD_OWED) == 1
    assert t.hero(2).get(DAMAGE) == 4


def test_jade_blossom_adds_an_empty_crystal() -> None:
    t = table(mana=3)
    t.play("CFM_713")
    assert t.row() == ["CFM_712_t01"]
    assert (t.tag(RESOURCES), t.spent()) == (4, 4)


def test_abyssal_enforcer_spares_itself_only() -> None:
    t = table()
    yeti = t.minion()
    enforcer = t.play("CFM_751")
    assert (yeti.get(DAMAGE), enforcer.get(DAMAGE)) == (3, 0)
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 3)


def test_dirty_rat_pulls_out_a_minion() -> None:
    t = table()
    t.hand("GAME_005", 2)
    yeti = t.hand(YETI, 2)
    t.play("CFM_790")
    assert yeti.zone == Zone.PLAY
    assert t.row(2) == [YETI]


def test_grimestreet_protector_shields_its_neighbours() -> None:
    t = table()
    left, right, far = t.minion(), t.minion(), t.minion()
    t.play("CFM_062", position=2)
    assert [e.get(DIVINE_SHIELD) for e in (left, right, far)] == [1, 1, 0]


def test_hozen_healer_restores_all() -> None:
    t = table()
    yeti = t.minion(damage=4)
    t.play("CFM_067", yeti)
    assert yeti.get(DAMAGE) == 0


def test_small_time_buccaneer_likes_weapons() -> None:
    t = table()
    pirate = t.minion("CFM_325")
    atk = pirate.get(ATK)
    t.weapon("CS2_106")
    t.play("GAME_005")
    assert pirate.get(ATK) == atk + 2


def test_friendly_bartender_serves_every_turn() -> None:
    t = table()
    hero = t.hurt(1, 5)
    t.minion("CFM_654")
    t.end_turn()
    assert hero.get(DAMAGE) == 4


def test_gadgetzan_ferryman_ferries_as_a_combo() -> None:
    t = table("HERO_03")
    yeti = t.minion()
    assert t.refuses("CFM_693", yeti)
    t.play("GAME_005")
    t.play("CFM_693", yeti)
    assert yeti.zone == Zone.HAND


def test_jade_spirit_shows_the_next_golem_while_in_hand() -> None:
    t = table(build=15590)
    spirit, other = t.hand("CFM_715"), t.hand("CFM_715")
    assert spirit.get(TAG_SCRIPT_DATA_NUM_1) == 1
    t.play(spirit)
    assert (spirit.get(TAG_SCRIPT_DATA_NUM_1), other.get(TAG_SCRIPT_DATA_NUM_1)) == (0, 2)
