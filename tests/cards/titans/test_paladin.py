"""TITANS: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, DAMAGE
from table import YETI, stats, table


@pytest.mark.parametrize(("card_id", "strong"), [("YOG_525", (5, 6)), ("YOG_525t", (6, 7))])
def test_muscle_o_tron_strengthens_the_minions_in_hand(
    card_id: str, strong: tuple[int, int]
) -> None:
    t = table("HERO_04", build=217964)
    yeti, ball, theirs = t.hand(YETI), t.hand("CS2_029"), t.hand(YETI, side=2)
    t.play(card_id)
    assert (stats(yeti), stats(theirs), ball.get(ATK)) == (strong, (4, 5), 0)


def test_a_keepers_strength_strikes_all_others_with_the_new_attack() -> None:
    t = table(build=195635)
    yeti, other, enemy = t.minion(), t.minion("CS2_200"), t.minion("CS2_200", side=2)
    t.play("YOG_509", yeti)
    assert (stats(yeti), stats(other), stats(enemy)) == ((6, 7), (6, 1), (6, 1))


@pytest.mark.parametrize("joined", [False, True])
def test_a_noble_minibot_strengthens_the_hand_as_it_attacks(joined: bool) -> None:
    t = table("HERO_04", build=217964)
    first, second = t.hand(YETI), t.hand(YETI)
    if joined:
        bot = t.minion("EX1_006")
        t.play("TTN_852", position=1)
        assert stats(bot) == (2, 6)
    else:
        bot = t.minion("TTN_852")
    t.answers(second)
    t.attack(bot, t.hero(2))
    assert (stats(first), stats(second)) == ((4, 5), (5, 6))


def test_judge_unworthy_leaves_a_minion_with_one_health_and_strikes_all() -> None:
    t = table("HERO_04", build=221908)
    yeti, other = t.minion(side=2), t.minion(side=2)
    mine = t.minion()
    t.play("TTN_853", yeti)
    assert t.row(2) == [YETI]
    assert [stats(other), stats(mine), t.hero(2).get(DAMAGE)] == [(4, 4), (4, 5), 1]


def test_an_astral_serpent_draws_only_if_it_rests() -> None:
    t = table("HERO_04", build=221908)
    t.deck(*[YETI] * 3)
    serpent = t.minion("TTN_907")
    enemy = t.minion("CS2_121", side=2)
    t.deck(YETI, YETI, side=2)
    t.attack(serpent, enemy)
    t.end_turn()
    assert t.cards() == []
    t.end_turn()
    t.end_turn()
    assert len(t.cards()) == 3


def test_inventors_aura_cheapens_mechs_for_some_turns() -> None:
    t = table("HERO_04", build=221908)
    mech, yeti = t.hand("GVG_085"), t.hand(YETI)
    t.play("TTN_854")
    assert [mech.get(COST), yeti.get(COST)] == [1, 4]
    t.round()
    t.round()
    t.round()
    assert mech.get(COST) == 2


def test_an_alarmed_securitybot_makes_a_five_of_what_it_draws() -> None:
    t = table("HERO_01", build=221908)
    bot = t.minion("YOG_510")
    t.deck("CS2_171", "CORE_CS2_029")
    t.kill(bot)
    (drawn,) = t.game.hand[1]
    assert (drawn.card_id, drawn.get(COST), *stats(drawn)) == ("CS2_171", 5, 5, 5)


@pytest.mark.parametrize("build", [182995, 190416, 255790])
def test_a_resistance_aura_makes_enemy_spells_dear(build: int) -> None:
    t = table("HERO_04", build=build)
    spell, minion = t.hand("CS2_029", 2), t.hand(YETI, 2)
    mine = t.hand("CS2_029", 1)
    t.play("TTN_851")
    told = []
    for _ in range(4):
        t.deck(YETI)
        t.deck(YETI, side=2)
        t.end_turn()
        told.append([each.get(COST) for each in (spell, minion, mine)])
        t.end_turn()
    assert told == [[5, 4, 4]] * 2 + [[4, 4, 4]] * 2


def test_a_crusader_aura_strengthens_who_attacks() -> None:
    t = table("HERO_04", build=255790)
    t.play("TTN_908")
    yeti, foe = t.minion(), t.minion(side=2)
    t.attack(yeti, t.hero(2))
    assert (stats(yeti), t.hero(2).get(DAMAGE)) == ((6, 6), 6)
    t.end_turn()
    t.attack(foe, t.hero(1))
    assert stats(foe) == (4, 5)
    for _ in range(2):
        t.deck(YETI)
        t.deck(YETI, side=2)
        t.end_turn()
        t.end_turn()
    t.end_turn()
    t.attack(yeti, t.hero(2))
    assert (stats(yeti), t.game.secrets[1]) == ((6, 6), [])
