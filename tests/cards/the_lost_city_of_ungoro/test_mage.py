"""The Lost City of Un'Goro: Mage; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, CREATOR, DAMAGE, DEATHRATTLE
from table import YETI, stats, table

NEW = 238003


def test_a_techysaurus_is_cheaper_for_each_card_from_elsewhere() -> None:
    t = table("HERO_08", build=NEW)
    dinosaur = t.hand("DINO_409")
    t.play("CS2_231")
    assert dinosaur.get(COST) == 7
    coin = t.hand("CS2_231")
    coin.tags[CREATOR] = t.hero(1).id
    t.play(coin)
    assert dinosaur.get(COST) == 6


def test_a_sheep_mask_makes_a_sheep_that_bursts() -> None:
    t = table("HERO_08", build=NEW)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("DINO_429", enemy)
    assert (stats(enemy), enemy.get(DEATHRATTLE)) == ((1, 1), 1)
    t.kill(enemy)
    assert stats(mine) == (4, 3)


def test_a_windswept_pageturner_answers_other_elementals() -> None:
    t = table("HERO_08", build=NEW)
    t.play("TLC_220")
    t.play(YETI)
    assert t.hero(2).get(DAMAGE) == 0
    t.play("CS2_033")
    assert t.hero(2).get(DAMAGE) == 3


def test_a_conjured_bookkeeper_doubles_after_its_kin_and_leaves_a_spell() -> None:
    t = table("HERO_08", build=NEW)
    t.play("TLC_226")
    assert t.row() == ["TLC_226"]
    t.round()
    t.play("TLC_226")
    assert t.row() == ["TLC_226"] * 3
    t.deck(YETI, "CS2_029")
    t.kill(t.at(1, 0))
    assert t.cards()[-1] == "CS2_029"


def test_a_relic_of_kings_finds_a_great_spell_for_one() -> None:
    t = table("HERO_08", build=NEW)
    t.play("TLC_334")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert (found.card.cost >= 8, found.get(COST)) == (True, 1)


def test_the_story_of_the_waygate_makes_cards_from_elsewhere_cheaper() -> None:
    t = table("HERO_08", build=NEW)
    own, other = t.hand(YETI), t.hand(YETI)
    other.tags[CREATOR] = t.hero(1).id
    t.play("TLC_364")
    assert (own.get(COST), other.get(COST)) == (4, 3)


def test_a_scrappy_scavenger_finds_what_the_rest_of_the_mana_pays() -> None:
    t = table(build=241170, mana=4)
    t.play("TLC_461")
    (found,) = t.game.hand[1]
    assert found.get(COST) == 3
