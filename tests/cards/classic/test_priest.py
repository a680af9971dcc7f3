"""Classic: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    DAMAGE,
    LENT_BY,
    NUM_ATTACKS_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    SILENCED,
    TAG_333,
    TAG_887,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, stats, table
from texts import written

FIREBALL = "CS2_029"


def test_inner_fire_equals_present_health() -> None:
    t = table("HERO_09")
    yeti = t.minion(damage=2)
    t.play("CS1_129", yeti)
    assert stats(yeti) == (3, 3)


def test_cabal_shadow_priest_steals_the_weak() -> None:
    t = table("HERO_09")
    yeti, weak = t.minion(side=2), t.minion("CS2_120", 2)
    assert t.refuses("EX1_091", yeti)
    t.play("EX1_091", weak)
    assert weak.controller == 1


def test_silence_silences() -> None:
    t = table("HERO_09")
    yeti = t.minion(side=2)
    t.play("EX1_332", yeti)
    assert yeti.get(SILENCED) == 1


def test_lightspawn_strikes_with_its_health() -> None:
    t = table("HERO_09")
    spawn = t.play("EX1_335")
    assert spawn.get(ATK) == 5
    t.play("CS2_008", spawn)
    assert spawn.get(ATK) == 4
    t.play("CS2_004", spawn)
    assert spawn.get(ATK) == 6


def test_thoughtsteal_copies_two_different_cards_of_a_deck() -> None:
    t = table("HERO_09")
    deck = t.deck(YETI, FIREBALL, "CS2_200", side=2)
    t.answers(deck[1], deck[2])
    t.play("EX1_339")
    assert t.cards() == [FIREBALL, "CS2_200"]
    assert len(t.game.deck[2]) == 3


def test_lightwell_heals_a_wounded_friend() -> None:
    t = table("HERO_09")
    t.minion("EX1_341")
    yeti = t.minion(damage=3)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.answers(0, yeti, 0)
    t.end_turn()
    t.end_turn()
    assert yeti.get(DAMAGE) == 0


def test_circle_of_healing_heals_minions_of_both_sides() -> None:
    t = table("HERO_09")
    mine, theirs = t.minion(damage=4), t.minion(side=2, damage=3)
    t.play("EX1_621")
    assert (mine.get(DAMAGE), theirs.get(DAMAGE)) == (0, 0)


def test_temple_enforcer_gives_health() -> None:
    t = table("HERO_09")
    yeti = t.minion()
    t.play("EX1_623", yeti)
    assert stats(yeti) == (4, 8)


def test_holy_fire_hurts_and_heals() -> None:
    t = table("HERO_09")
    t.hurt(1, 10)
    t.play("EX1_624", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (5, 5)


def test_mass_dispel_silences_enemies_and_draws() -> None:
    t = table("HERO_09")
    t.deck(YETI)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("EX1_626")
    assert (mine.get(SILENCED), theirs.get(SILENCED), t.cards()) == (0, 1, [YETI])


def test_shadow_madness_borrows_a_minion_for_the_turn() -> None:
    t = table("HERO_09")
    yeti, weak = t.minion(side=2), t.minion("CS2_120", 2)
    assert t.refuses("EX1_334", yeti)
    t.play("EX1_334", weak)
    t.attack(weak, t.hero(2))
    t.end_turn()
    assert (weak.controller, weak.attached, t.row(1)) == (2, [], [])


def test_shadow_madness_notes_whose_the_minion_is() -> None:
    t = table("HERO_09")
    weak = t.minion("CS2_120", 2)
    weak.tags[NUM_TURNS_IN_PLAY] = 2
    t.play("EX1_334", weak)
    note = weak.attached[0]
    lender = t.game.owner(2).id
    assert (note.get(TAG_SCRIPT_DATA_ENT_1), weak.get(LENT_BY)) == (lender, lender)
    assert (weak.get(TAG_333), weak.get(TAG_887), weak.get(NUM_TURNS_IN_PLAY)) == (1, 1, 2)
    t.attack(weak, t.hero(2))
    t.end_turn()
    assert (weak.get(LENT_BY), weak.get(TAG_333), weak.get(TAG_887)) == (0, 0, 0)
    assert (note.controller, weak.get(NUM_ATTACKS_THIS_TURN)) == (2, 0)


@pytest.mark.parametrize(("build", "second"), [(54613, 5), (77662, 4)])
def test_shadowform_grows_darker_up_to_77661(build: int, second: int) -> None:
    t = table("HERO_09", build=build)
    for dealt in (2, second):
        t.play("EX1_625")
        t.play(t.power(), t.hero(2))
        assert t.hero(2).get(DAMAGE) == dealt


@pytest.mark.parametrize(("power", "damage"), [("EX1_625t", 2), ("EX1_625t2", 3)])
def test_the_powers_of_shadowform_hurt(power: str, damage: int) -> None:
    t = table("HERO_09")
    t.hero_power(power)
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == damage


@pytest.mark.parametrize("build", [13619, 54613, 126451])
def test_lightspawns_attack_is_its_health_whatever_else_it_is_given(build: int) -> None:
    t = table(build=build)
    spawn = t.minion("EX1_335")
    health = stats(spawn)[1]
    t.minion("EX1_565")
    assert stats(spawn) == (health, health)
    t.play("CS2_092", spawn)
    assert stats(spawn) == (health + 4, health + 4)
    t.play("EX1_332", spawn)
    assert stats(spawn) == (2, health)


def test_inner_fire_notes_the_health_once_it_burns() -> None:
    t = table(build=28855)
    yeti = t.minion(damage=2)
    since = len(t.game.out)
    t.play("CS1_129", yeti)
    changes = [c for c in written(t.game, since) if c[1] in (ATK, TAG_SCRIPT_DATA_NUM_1)]
    (flame,) = yeti.attached
    assert changes == [(yeti.id, ATK, 0), (flame.id, TAG_SCRIPT_DATA_NUM_1, 3), (yeti.id, ATK, 3)]


def test_prophet_velen_doubles_while_he_stands() -> None:
    t = table()
    velen = t.minion("EX1_350")
    foe = t.hero(2)
    t.play("CS2_029", foe)
    assert foe.get(DAMAGE) == 12
    t.kill(velen)
    t.play("CS2_029", foe)
    assert foe.get(DAMAGE) == 18


def test_a_psychic_conjurer_copies_a_card_of_the_other_deck() -> None:
    t = table("HERO_09")
    _, storm = t.deck(YETI, "EX1_238", side=2)
    t.answers(storm)
    t.play("EX1_193")
    assert (t.cards(), len(t.game.deck[2])) == (["EX1_238"], 2)


def test_kul_tiran_chaplain_aids_a_friend() -> None:
    t = table("HERO_09")
    yeti = t.minion()
    t.play("EX1_195", yeti)
    assert stats(yeti) == (4, 7)


def test_mindgames_copies_a_minion_of_the_enemy_deck_or_whiffs() -> None:
    t = table()
    t.play("EX1_345")
    assert t.row() == ["EX1_345t"]
    t.deck(YETI, "CS2_029", side=2)
    t.play("EX1_345")
    assert t.row() == ["EX1_345t", YETI]
    assert len(t.game.deck[2]) == 2


def test_auchenai_soulpriest_turns_healing_into_damage_while_in_play() -> None:
    t = table("HERO_09")
    soulpriest = t.minion("EX1_591")
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.kill(soulpriest)
    t.round()
    t.play(t.power(), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 0


def test_natalie_seline_takes_the_health_that_was_left() -> None:
    t = table(build=217964)
    hurt = t.minion(damage=2, side=2)
    natalie = t.play("EX1_198", hurt)
    assert (stats(natalie), t.row(2)) == ((7, 4), [])
    assert [e.card_id for e in natalie.attached] == ["EX1_198e"]


def test_natalie_seline_alone_gains_nothing() -> None:
    natalie = table().play("EX1_198")
    assert (stats(natalie), natalie.attached) == ((8, 1), [])


def test_shadow_word_ruin_destroys_the_strong() -> None:
    t = table(build=148211)
    yeti, ogre, enemy = t.minion(), t.minion("CS2_200"), t.minion("CS2_200", side=2)
    t.play("EX1_197")
    assert [e.zone for e in (yeti, ogre, enemy)] == [Zone.PLAY, Zone.GRAVEYARD, Zone.GRAVEYARD]


def test_a_scarlet_subjugator_weakens_an_enemy_until_the_next_turn() -> None:
    t = table("HERO_09")
    yeti, enemy = t.minion(), t.minion(side=2)
    assert t.refuses("EX1_196", yeti)
    t.play("EX1_196", enemy)
    assert stats(enemy) == (2, 5)
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert stats(enemy) == (2, 5)
    t.end_turn()
    assert stats(enemy) == (4, 5)
