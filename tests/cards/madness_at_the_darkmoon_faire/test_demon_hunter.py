"""Madness at the Darkmoon Faire: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, COST, DAMAGE, IMMUNE
from table import YETI, stats, table


def test_illidari_studies_make_the_next_outcast_cheaper() -> None:
    t = table(build=217964, hero="HERO_10")
    t.answers("BT_490", "BT_491", "BT_801", 1)
    t.play("YOP_001")
    (sight,) = t.game.hand[1]
    assert (sight.card_id, sight.get(COST)) == ("BT_491", 1)
    t.play(sight)
    assert t.game.owner(1).attached == []


def test_relentless_pursuit_makes_its_hero_immune_and_strong_for_a_turn() -> None:
    t = table(build=90336)
    t.play("DMF_219")
    assert (t.hero(1).get(ATK), t.hero(1).get(IMMUNE)) == (4, 1)
    t.end_turn()
    assert (t.hero(1).get(ATK), t.hero(1).get(IMMUNE)) == (0, 0)


def test_acrobatics_go_on_when_both_cards_are_played() -> None:
    t = table("HERO_10", build=86601)
    t.deck("CS2_231", "CS2_231", YETI, YETI)
    t.play("DMF_249")
    for wisp in t.game.in_row(t.game.hand[1]):
        t.play(wisp)
    assert t.cards() == [YETI, YETI]


def test_acrobatics_end_with_the_turn() -> None:
    t = table("HERO_10", build=86601)
    t.deck("CS2_231", "CS2_231")
    t.play("DMF_249")
    first, second = t.game.in_row(t.game.hand[1])
    t.play(first)
    t.round()
    t.deck(YETI, YETI)
    t.play(second)
    assert t.cards() == [YETI]


def test_a_line_hopper_makes_outcasts_cheaper() -> None:
    t = table("HERO_10", build=90000)
    outcast, yeti = t.hand("BT_490"), t.hand(YETI)
    before = outcast.get(COST)
    t.minion("DMF_217")
    assert [outcast.get(COST), yeti.get(COST)] == [before - 1, 4]


def test_a_felscream_blast_drains_a_row() -> None:
    t = table("HERO_10", build=90000)
    hero, foes = t.hurt(1, 5), [t.minion(side=2) for _ in range(4)]
    t.play("DMF_221", foes[1])
    assert [e.get(DAMAGE) for e in foes] == [1, 1, 1, 0]
    assert hero.get(DAMAGE) == 2


def test_a_dreadlords_bite_bites_at_the_edge() -> None:
    t = table("HERO_10", build=90000)
    own, foe = t.minion(), t.minion(side=2)
    t.play("DMF_227")
    assert [own.get(DAMAGE), foe.get(DAMAGE), t.hero(2).get(DAMAGE)] == [0, 1, 1]


def test_an_insatiable_felhound_is_corrupted() -> None:
    t = table("HERO_10", build=90000)
    t.hand("DMF_247")
    t.play("CS2_200")
    assert t.cards() == ["DMF_247t"]


def test_a_felsaber_follows_the_attack_of_its_hero() -> None:
    t = table("HERO_10", build=90000)
    saber = t.minion("YOP_002")
    assert t.refuses(saber, t.hero(2))
    t.weapon("CS2_106")
    t.attack(t.hero(1), t.hero(2))
    t.attack(saber, t.hero(2))


def test_a_renowned_performer_leaves_two_assistants() -> None:
    t = table("HERO_10", build=90000)
    t.kill(t.minion("DMF_223"))
    assert t.row() == ["DMF_223t"] * 2


def test_zai_copies_both_ends_of_the_hand() -> None:
    t = table("HERO_10", build=90000)
    for card_id in ("CS2_029", YETI, "GAME_005"):
        t.hand(card_id)
    t.play("DMF_231")
    assert t.cards() == ["CS2_029", YETI, "GAME_005", "CS2_029", "GAME_005"]


def test_redeemed_pariah_likes_outcasts() -> None:
    t = table("HERO_10", build=71003)
    pariah = t.minion("DMF_222")
    t.play("CS2_029", t.hero(2))
    assert stats(pariah) == (2, 3)
    t.deck(YETI, YETI)
    t.play("BT_491")
    assert stats(pariah) == (3, 4)


def test_bladed_lady_costs_one_for_a_strong_hero() -> None:
    t = table(build=77662)
    lady = t.hand("DMF_226")
    t.weapon("CS2_112")
    t.play("CS2_231")
    assert lady.get(COST) == 6
    t.play("CS2_105")
    assert lady.get(COST) == 1
