"""Whizbang's Workshop: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import ARMOR, COST, DAMAGE, FROZEN, SECRET
from table import YETI, Table, table


@pytest.mark.parametrize(("deck", "damage"), [(YETI, 3), ("CS2_029", 6)])
def test_a_malfunction_hits_more_without_minions_in_the_deck(deck: str, damage: int) -> None:
    t = table(build=210640)
    giant = t.minion("EX1_105", side=2)
    t.deck(deck)
    t.play("MIS_107")
    assert giant.get(DAMAGE) == damage


def test_what_a_watercolor_artist_drew_costs_less_each_turn() -> None:
    t = table(build=210640)
    t.deck("CS2_029", "CS2_026")
    t.play("TOY_376")
    (nova,) = t.game.hand[1]
    assert nova.card_id == "CS2_026"
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert nova.get(COST) == 3
    t.end_turn()
    assert nova.get(COST) == 2
    t.round()
    assert nova.get(COST) == 1
    enchantments = [e.card_id for e in t.game.owner(1).attached]
    t.play(nova)
    assert (enchantments, t.game.owner(1).attached) == (["TOY_376e1"], [])


@pytest.mark.parametrize(("rest", "cost"), [(YETI, 1), ("CS2_029", 0)])
def test_a_manufacturing_error_is_cheaper_without_minions(rest: str, cost: int) -> None:
    t = table(build=195635)
    t.deck("CS2_024", "CS2_024", "CS2_024", rest)
    t.answers("CS2_024", "CS2_024", "CS2_024")
    t.play("TOY_371")
    drawn = [card for card in t.game.hand[1] if card.card_id == "CS2_024"]
    assert [card.get(COST) for card in drawn] == [cost + 1 if cost else 0] * 3


def test_a_manufacturing_error_that_draws_the_last_minion_is_not_cheaper() -> None:
    t = table(build=195635)
    t.deck("CS2_024", "CS2_024", YETI)
    t.play("TOY_371")
    assert sorted(card.get(COST) for card in t.game.hand[1]) == [2, 2, 4]


def test_khadgar_equips_a_wisdomball() -> None:
    t = table(build=210640)
    t.play("TOY_373")
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert weapon.card_id == "TOY_373t"


def test_hidden_objects_are_a_cheap_secret() -> None:
    t = table("HERO_08", build=210640)
    t.play("TOY_037")
    (secret,) = t.game.hand[1]
    assert secret.card is not None
    assert secret.card.tags.get(SECRET) == 1
    assert (secret.get(COST), [e.card_id for e in secret.attached]) == (1, ["TOY_037e"])


def test_a_class_without_secrets_finds_the_hidden_objects_of_a_mage() -> None:
    t = table("HERO_01", build=210640)
    t.play("TOY_037")
    (secret,) = t.game.hand[1]
    assert secret.card is not None
    assert secret.card.card_class == CardClass.MAGE


def test_a_triplewick_trickster_strikes_three_times() -> None:
    t = table("HERO_08", build=210640)
    yeti = t.minion(side=2)
    t.answers(yeti, t.hero(2), t.hero(2))
    t.play("TOY_370")
    assert (yeti.get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 4)


@pytest.mark.parametrize(("deck", "found"), [(YETI, 1), ("CS2_029", 2)])
def test_spot_the_difference_repeats_without_minions(deck: str, found: int) -> None:
    t = table("HERO_08", build=210640)
    t.deck(deck)
    t.play("TOY_374")
    assert len(t.row()) == found
    assert {e.get(COST) for e in t.game.row(1)} == {3}
    for _ in range(7 - found):
        t.minion()
    assert t.refuses("TOY_374")


@pytest.mark.parametrize("card_id", ["TOY_375", "TOY_375t"])
def test_a_sleet_skater_freezes_and_gains_armor(card_id: str) -> None:
    t = table("HERO_08", build=210640)
    t.play(card_id)
    assert t.hero(1).get(ARMOR) == 0
    yeti = t.minion(side=2)
    t.play(card_id, yeti)
    assert (yeti.get(FROZEN), t.hero(1).get(ARMOR)) == (1, 4)


def test_a_frost_lich_cross_stitch_that_kills_summons_an_elemental() -> None:
    t = table("HERO_08", build=221908)
    weak, strong = t.minion("CS2_171", side=2), t.minion(side=2)
    t.play("TOY_377", strong)
    assert [strong.get(DAMAGE), t.row()] == [3, []]
    t.play("TOY_377", weak)
    assert t.row() == ["CS2_033"]


def test_buy_one_get_one_frozen() -> None:
    t = table("HERO_08", build=221908)
    yeti = t.minion(side=2)
    t.play("MIS_302", yeti)
    assert [e.get(FROZEN) for e in (yeti, *t.game.row(1))] == [1, 1]
    assert t.row() == [YETI]


def draws(t: Table, spell: str, *more: int) -> None:
    """What the Magic Wisdomball draws: two spells that nobody sees, and the one that it casts."""
    t.answers(spell, spell, spell, *more)


def test_a_wisdomball_casts_a_helpful_spell_each_turn_until_it_is_worn() -> None:
    t = table("HERO_08", build=255790)
    t.play("TOY_373")
    ball = t.game.weapon[1]
    assert ball is not None
    yeti = t.minion("CS2_200", side=2)
    t.deck(*[YETI] * 20)
    t.deck(*[YETI] * 20, side=2)
    draws(t, "CORE_CS2_032", 0)
    t.end_turn()
    assert (yeti.get(DAMAGE), ball.get(DAMAGE)) == (5, 1)
    t.answers(0)
    t.end_turn()
    draws(t, "CORE_CS2_023", 0, 0, 0)
    held = len(t.cards())
    t.end_turn()
    assert (len(t.cards()), ball.get(DAMAGE)) == (held + 2, 2)


def test_a_wisdomball_aims_at_enemies() -> None:
    t = table("HERO_08", build=255790)
    t.minion()
    t.weapon("TOY_373t")
    yeti = t.minion(side=2)
    draws(t, "CS2_022", 0)
    t.end_turn()
    assert (t.row(1), t.row(2)) == ([YETI], ["CS2_tk1"])
    assert yeti.card_id != YETI


@pytest.mark.parametrize("secret", ["CORE_EX1_287", "CORE_EX1_289"])
def test_a_wisdomball_puts_a_secret_once(secret: str) -> None:
    t = table("HERO_08", build=255790)
    t.weapon("TOY_373t")
    t.fill(1)
    draws(t, secret)
    t.end_turn()
    t.answers()
    t.end_turn()
    draws(t, {"CORE_EX1_287": "CORE_EX1_289", "CORE_EX1_289": "CORE_EX1_287"}[secret])
    t.end_turn()
    assert len(t.game.secrets[1]) == 2
    t.end_turn()
    t.end_turn()  # nothing is of use any more
    ball = t.game.weapon[1]
    assert ball is not None
    assert ball.get(DAMAGE) == 3


def test_a_wisdomball_kills_with_what_reaches() -> None:
    t = table("HERO_08", build=255790)
    t.weapon("TOY_373t")
    hero = t.hurt(2, 24)
    draws(t, "CORE_CS2_029", 0)
    t.end_turn()
    assert hero.get(DAMAGE) == 30
