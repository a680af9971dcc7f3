"""Madness at the Darkmoon Faire: Demon Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ATK, COST, IMMUNE
from table import YETI, table


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
