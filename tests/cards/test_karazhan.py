"""One Night in Karazhan, each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, DAMAGE, IMMUNE, ZONE_POSITION
from hsreplay_sim.engine.moves.setup import answer_mulligan
from table import YETI, table
from texts import written


def test_cat_trick_answers_a_spell() -> None:
    t = table()
    t.play("KAR_004")
    t.end_turn()
    t.play("GAME_005")
    assert t.row() == ["KAR_004a"]


def test_kindly_grandmother_was_a_wolf() -> None:
    t = table()
    t.kill(t.minion("KAR_005"))
    assert t.row() == ["KAR_005a"]


def test_babbling_book_gives_a_mage_spell() -> None:
    t = table()
    t.answers("CS2_029")
    t.play("KAR_009")
    assert t.cards() == ["CS2_029"]


def test_priest_of_the_feast_heals_with_every_spell() -> None:
    t = table()
    t.minion("KAR_035")
    hero = t.hurt(1, 10)
    t.play("GAME_005")
    assert hero.get(DAMAGE) == 7


def test_the_curator_draws_one_of_each_kind() -> None:
    t = table()
    t.deck(YETI, "CS2_120", "BRM_020", "EX1_506a", "CS2_120")
    t.play("KAR_061")
    assert t.cards() == ["CS2_120", "BRM_020", "EX1_506a"]


@pytest.mark.parametrize(("build", "card_id"), [(54613, "CS2_108"), (185749, "CS2_029")])
def test_swashburglar_steals_a_class_card(build: int, card_id: str) -> None:
    t = table("HERO_03", "HERO_01", build=build)
    t.answers(card_id)
    t.play("KAR_069")
    assert t.cards() == [card_id]


def test_portals_deal_damage_and_summon() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.answers("CS2_171")
    t.play("KAR_073")
    assert (yeti.get(DAMAGE), t.row()) == (1, ["CS2_171"])
    t.answers("CS2_187")
    t.play("KAR_076", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5
    assert t.row() == ["CS2_171", "CS2_187"]


def test_malchezaars_imp_draws_for_a_discard() -> None:
    t = table("HERO_07")
    t.minion("KAR_089")
    t.deck("CS2_200")
    t.hand(YETI)
    t.play("EX1_308", t.hero(2))
    assert t.cards() == ["CS2_200"]


def test_medivhs_valet_aims_only_with_a_secret() -> None:
    t = table()
    assert t.refuses("KAR_092", t.hero(2))
    t.play("KAR_004")
    t.play("KAR_092", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


def test_r269_malchezaar_acts_before_the_first_turn() -> None:
    t = table()
    prince = t.deck("KAR_096", *[YETI] * 10)[0]
    t.answers("EX1_016", "EX1_298", "EX1_016", "EX1_298", "EX1_016", YETI)
    for side in (1, 2):
        answer_mulligan(t.game, side, [])
    assert prince.zone == 2
    assert len(t.game.deck[1]) == 15


@pytest.mark.parametrize("build", [14830, 30795])
def test_of_old_the_curator_puts_them_on_top_of_the_deck_first(build: int) -> None:
    """U074:4651-4665, U583:5794."""
    t = table(build=build)
    boar, dragon = t.deck("CS2_120", "BRM_020")
    since = len(t.game.out)
    t.play("KAR_061")
    assert t.cards() == ["CS2_120", "BRM_020"]
    placed = [(e, v) for e, tag, v in written(t.game, since) if tag == ZONE_POSITION]
    on_top, in_turn = [(dragon.id, 1), (boar.id, 2)], [(boar.id, 1), (dragon.id, 2)]
    first = [p for p in placed if p[0] in (boar.id, dragon.id)][:2]
    assert first == (on_top if build == 14830 else in_turn)


def test_spirit_claws_are_sharper_with_spell_damage() -> None:
    """U035:3963, 4461."""
    t = table("HERO_02")
    claws = t.weapon("KAR_063")
    assert claws.get(ATK) == 1
    t.play("CS2_142")
    assert (claws.get(ATK), t.hero(1).get(ATK)) == (3, 3)


def test_violet_illusionist_shields_the_hero_in_the_own_turn() -> None:
    t = table()
    hero = t.hero(1)
    t.play("KAR_712")
    lady = t.at(1, 0)
    assert hero.get(IMMUNE) == 1
    t.end_turn()
    assert hero.get(IMMUNE) == 0
    t.end_turn()
    assert hero.get(IMMUNE) == 1
    t.kill(lady)
    assert hero.get(IMMUNE) == 0
