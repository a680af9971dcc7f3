"""Hero powers of Duels; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    CURRENT_SPELLPOWER,
    DAMAGE,
    DIVINE_SHIELD,
    OVERLOAD_OWED,
    WINDFURY,
)
from table import YETI, stats, table


def test_wyrm_bolt_summons_a_mana_wyrm_if_it_kills_a_minion() -> None:
    t = table(build=66927)
    t.play(t.hero_power("PVPDR_SCH_Magep3"), t.minion(side=2, damage=4))
    assert (t.row(), t.row(2)) == (["NEW1_012"], [])


def test_wyrm_bolt_only_hurts_what_survives() -> None:
    t = table(build=66927)
    yeti = t.minion(side=2)
    t.play(t.hero_power("PVPDR_SCH_Magep3"), yeti)
    assert (yeti.get(DAMAGE), t.row(), t.row(2)) == (1, [], [YETI])


def test_bring_on_recruits_calls_one_and_holds_one() -> None:
    t = table(build=66927)
    t.play(t.hero_power("PVPDR_DMF_Paladinp1"))
    assert (t.row(), t.cards()) == (["CS2_101t"], ["CS2_101t"])


def test_power_up_shields_a_minion_that_strikes_twice() -> None:
    t = table(build=137436)
    yeti = t.minion()
    t.play(t.hero_power("PVPDR_Finley_HP3"), yeti)
    assert (yeti.get(DIVINE_SHIELD), yeti.get(WINDFURY), t.tag(OVERLOAD_OWED)) == (1, 1, 0)


def test_natures_gifts_are_claws_or_starlight() -> None:
    t = table("HERO_06", build=65000)
    t.play(t.hero_power("PVPDR_SCH_Druidp3"), option=0)
    assert (t.hero(1).get(ATK), t.tag(CURRENT_SPELLPOWER)) == (2, 0)
    t.round()
    t.play(t.power(), option=1)
    assert (t.hero(1).get(ATK), t.tag(CURRENT_SPELLPOWER)) == (0, 2)
    t.round()
    assert t.tag(CURRENT_SPELLPOWER) == 0


def test_no_guts_no_glory_wants_the_minion_dead_or_angry() -> None:
    t = table("HERO_01", build=65000)
    yeti, wisp = t.minion(side=2), t.minion("CS2_231", 2)
    t.play(t.hero_power("PVPDR_SCH_Warriorp1"), yeti)
    assert (stats(yeti), t.hero(1).get(ARMOR)) == ((6, 4), 0)
    t.round()
    t.play(t.power(), wisp)
    assert (wisp.zone, t.hero(1).get(ARMOR)) == (Zone.GRAVEYARD, 2)
    t = table("HERO_01", build=201108)
    t.play(t.hero_power("THD_035hp"), t.minion("CS2_231", 2))
    assert t.hero(1).get(ARMOR) == 2


def test_magnetic_mines_want_an_armored_hero() -> None:
    for armor, mines in ((0, 0), (1, 1)):
        t = table(build=148211)
        t.hero_power("PVPDR_YOP_WarriorP1")
        t.hero(1).tags[ARMOR] = armor
        t.deck(YETI, side=2)
        t.deck(YETI, side=2)
        t.answers(YETI)
        t.end_turn()
        assert sum(e.card_id == "BOT_511t" for e in t.game.deck[2]) == mines


def test_starlight_is_a_card_of_its_own() -> None:
    t = table("HERO_06", build=201108)
    t.play("THD_008hps1")
    assert t.tag(CURRENT_SPELLPOWER) == 2


def test_mind_tether_answers_own_spells_and_is_not_to_be_used() -> None:
    t = table(build=93849)
    power = t.hero_power("PVPDR_DMF_Priestp1")
    t.play("GAME_005")
    assert (t.hero(2).get(DAMAGE), t.refuses(power)) == (1, True)


def test_roguish_maneuvers_equip_a_better_dagger_for_a_combo() -> None:
    t = table(build=93849)
    t.play(t.hero_power("PVPDR_SCH_Roguep1"))
    first = t.game.weapon[1]
    assert first is not None
    assert first.card_id == "CS2_082"
    t.play("GAME_005")
    t.play(t.hero_power("PVPDR_SCH_Roguep1"))
    second = t.game.weapon[1]
    assert second is not None
    assert second.card_id == "AT_132_ROGUEt"
