"""Positions set up by hand: each claim is about a text or a rule, played by the verbs of `play`."""

from __future__ import annotations

import pytest

from play.positions import WISPS, new

# --- mechanics in a game of one's own ----------------------------------------------------


@pytest.mark.parametrize("build", [54613, 126451, 158725])
def test_galakrond_is_invoked(build: int) -> None:
    _, me, _ = new("WARRIOR", deck=["DRG_650", *WISPS[1:]], build=build)
    me.give("DRG_303").play()
    assert me.hero.atk == 3


def test_corrupted_blood_is_cast_as_it_is_drawn() -> None:
    _, me, _ = new()
    me.summon("TRL_541").destroy()
    me.stack_deck("TRL_541t")
    before = me.hero.health
    me.draw()
    assert me.hero.health == before - 3


# --- rules -------------------------------------------------------------------------------


def test_a_silenced_icehowl_attacks_heroes() -> None:
    game, me, foe = new()
    icehowl = me.give("AT_125").play()
    game.skip_turn()
    assert foe.hero not in icehowl.attack_targets
    icehowl.silence()
    assert foe.hero in icehowl.attack_targets


def test_redemption_is_the_last_to_answer_a_death() -> None:
    game, me, _ = new("PALADIN")
    me.give("EX1_136").play()
    for _ in range(7):
        me.summon("EX1_110")
    game.end_turn()
    me.field[0].destroy()
    assert "EX1_110t" in me.field
    assert "EX1_136" in me.secrets


def test_redemption_lets_a_younger_effigy_come_first() -> None:
    game, me, _ = new("PALADIN", build=18336)
    me.give("EX1_136").play()
    for _ in range(7):
        me.summon("CS2_182")
    me.give("AT_002").play()
    game.end_turn()
    me.field[0].destroy()
    assert [secret.id for secret in me.secrets] == ["EX1_136"]


def test_damage_that_commanding_shout_takes_away_counts_as_dealt() -> None:
    _, me, _ = new()
    wisp = me.summon("CS2_231")
    me.give("NEW1_036").play()
    me.mana = 10
    me.give("GVG_045").play(wisp)
    assert wisp.health == 1
    assert len(me.field) >= 3


# --- cards -------------------------------------------------------------------------------


def test_windshear_stormcaller_asks_for_the_totems_of_the_hero_power() -> None:
    _, me, _ = new("SHAMAN")
    for totem in ("NEW1_009", "CS2_050", "CS2_051", "CS2_058"):
        me.summon(totem)
    me.give("LOOT_518").play()
    assert "NEW1_010" in me.field


def test_cursed_is_not_raised_by_spell_damage() -> None:
    game, me, _ = new()
    me.give("LOE_007t")
    me.summon("CS2_142")
    game.skip_turn()
    assert me.hero.damage == 2


def test_a_raptor_gains_the_deathrattle_that_another_has_copied() -> None:
    _, me, _ = new("ROGUE")
    first = me.give("LOE_019").play(me.summon("EX1_096"))
    second = me.give("LOE_019").play(first)
    held = len(me.hand)
    second.destroy()
    assert len(me.hand) == held + 1


@pytest.mark.parametrize("spell", ["CS2_013", "CFM_616", "BT_130", "AT_043"])
def test_with_ten_crystals_growth_brings_excess_mana(spell: str) -> None:
    _, me, _ = new("DRUID")
    me.summon("CS2_231")
    me.give(spell).play()
    assert me.hand[-1].id == "CS2_013t"


def test_an_unhurt_gargoyle_heals_nothing() -> None:
    game, me, _ = new("PRIEST")
    gargoyle = me.summon("FP1_027")
    me.summon("EX1_591")
    game.skip_turn()
    assert gargoyle in me.field
    assert gargoyle.damage == 0


def test_alarm_o_bot_swaps_from_a_full_hand_onto_a_full_board() -> None:
    game, me, _ = new()
    bot = me.summon("EX1_006")
    for _ in range(6):
        me.summon("CS2_182")
    while len(me.hand) < 10:
        me.give("CS2_231")
    game.end_turn()
    game.end_turn()
    assert bot in me.hand
    assert "CS2_231" in me.field
    assert len(me.field) == 7


def test_seadevil_stinger_lets_a_murloc_of_later_cost_health() -> None:
    _, me, _ = new("WARLOCK")
    me.give("CFM_699").play()
    murloc = me.give("CS2_168")
    me.mana, before = 5, me.hero.health
    murloc.play()
    assert (me.mana, me.hero.health) == (5, before - 1)
    me.give("CS2_168").play()
    assert (me.mana, me.hero.health) == (4, before - 1)


def test_the_old_jaraxxus_has_no_armour() -> None:
    _, me, _ = new("WARLOCK", build=91040)
    me.hero.armor = 5
    me.give("VAN_EX1_323").play()
    assert (me.hero.id, me.hero.armor, me.hero.health) == ("EX1_323h", 0, 15)


def test_validated_doomsayer_has_seven_attack_whatever_came_before() -> None:
    game, me, _ = new("PALADIN")
    doomsayer = me.summon("OG_200")
    me.give("EX1_360").play(doomsayer)
    game.skip_turn()
    assert doomsayer.atk == 7


@pytest.mark.parametrize("build", [25770, 126451])
def test_every_cthun_has_what_the_rituals_gave(build: int) -> None:
    _, me, _ = new("WARRIOR", build=build)
    me.give("OG_281").play()
    given, called = me.give("OG_280"), me.summon("OG_280")
    me.stack_deck("OG_280")
    (drawn,) = me.draw()
    assert [(each.atk, each.health) for each in (given, called, drawn)] == [(8, 8)] * 3
    me.mana = 10
    me.give("OG_281").play()
    assert [(each.atk, each.health) for each in (given, called, drawn)] == [(10, 10)] * 3


def test_a_cthun_that_is_called_from_the_deck_has_it_too() -> None:
    game, me, _ = new("WARRIOR")
    me.give("OG_281").play()
    for card in me.deck:
        card.draw()
        card.discard()
    me.discard_hand()
    me.shuffle_into_deck("OG_280")
    me.summon("OG_042")
    game.end_turn()
    assert [(each.atk, each.health) for each in me.field.filter("OG_280")] == [(8, 8)]


def test_of_two_tied_minions_the_coliseum_leaves_one() -> None:
    _, me, foe = new("PALADIN")
    me.summon("CS2_182")
    me.summon("CS2_182")
    foe.summon("CS2_120")
    me.give("AT_078").play()
    assert (len(me.field), len(foe.field)) == (1, 1)
