"""A deck keeps the rules of its format, and a game that has one says which it breaks."""

from __future__ import annotations

import pytest
from hearthstone.enums import CardSet as Set

from hsreplay_sim.base.enums import CardClass, CardType
from hsreplay_sim.base.tags import CARD_SET
from hsreplay_sim.builds.profile import profile_for
from hsreplay_sim.carddb.sets import standard_sets
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.words import A_MINION, past_pool, pool, summon_random
from hsreplay_sim.play import BaseGame, Deck, Format, Game, IllegalDeckError, implemented
from hsreplay_sim.play.decks import classes, collectible, legal_deck
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.setup.deck import find_card
from hsreplay_sim.play.setup.formats import cards_of, has_format, profile_of
from hsreplay_sim.play.setup.legality import broken_rules, runes_of

BUILD = 205031
CARDS = CardStore.open().at(BUILD)
FILLER = CARDS.pool(card_class=CardClass.NEUTRAL, predicate=lambda card: card.tags.get(183) == 1637)
"""Neutral cards of the Core set."""


def broken(
    *names: str, hero: int = 4, form: Format = Format.WILD, build: int = BUILD, size: int = 30
) -> list[str]:
    """The rules that a deck of these cards and two of each filler breaks; hero 4 is the Mage."""
    cards = CardStore.open().at(build)
    deck = [find_card(cards, name) for name in names]
    taken = {card.id for card in deck}
    filler = [find_card(cards, name) for name in FILLER if name not in taken]
    single = [card for card in filler if card.name != "Prince Renathal"]
    return list(broken_rules([*deck, *single[: size - len(deck)]], hero, build, form))


def test_a_deck_of_thirty_cards_of_its_class_is_sound() -> None:
    assert broken() == []
    assert broken("Fireball", "Fireball", "Kazakus") == []


@pytest.mark.parametrize(
    ("names", "rule"),
    [
        pytest.param(["Fireball"] * 3, "3 copies of Fireball, at most 2", id="three-copies"),
        pytest.param(
            ["Ragnaros the Firelord"] * 2,
            "2 copies of Ragnaros the Firelord, at most 1",
            id="two-of-a-legend",
        ),
        pytest.param(["Slam"], "Slam is of another class", id="another-class"),
        pytest.param(["CS2_mirror"], "Mirror Image (CS2_mirror) cannot be collected", id="a-token"),
        pytest.param(
            ["CS2_029", "CS2_029", "CORE_CS2_029"],
            "3 copies of Fireball, at most 2",
            id="a-reprint-is-a-copy",
        ),
    ],
)
def test_copies_and_classes_are_counted(names: list[str], rule: str) -> None:
    assert broken(*names) == [rule]


def test_prince_renathal_asks_for_forty_cards() -> None:
    assert broken("REV_018") == ["30 cards, not 40"]
    assert broken("REV_018", size=40) == []


def test_a_card_of_three_classes_is_open_to_each_of_them() -> None:
    """Kazakus, of the Kabal: Mage, Priest and Warlock."""
    assert broken("Kazakus", hero=9) == []
    assert broken("Kazakus", hero=7) == ["Kazakus is of another class"]


def test_a_tourist_opens_the_journey_to_one_more_class() -> None:
    """Mistah Vistah, a Druid, visits the Mage: her cards of that set, not others."""
    assert broken("VAC_519", hero=2) == []
    assert broken("VAC_519", "Tide Pools", hero=2) == []
    assert broken("Tide Pools", hero=2) == ["Tide Pools is of another class"]
    assert broken("VAC_519", "Fireball", hero=2) == ["Fireball is of another class"]


def test_runes_have_three_slots() -> None:
    """One card needs three of Blood, another one of Frost: four."""
    vampire, howl = "Vampiric Blood", "Howling Blast"
    deck = [find_card(CARDS, name) for name in (vampire, howl)]
    need = runes_of(deck)
    assert (need["blood"] > 0, need["frost"]) == (True, 1)
    blood = next(
        card_id for card_id in CARDS.pool(card_class=1) if CARDS.get(card_id).tags.get(2196, 0) == 3
    )
    assert broken(blood, hero=1) == []
    assert broken(blood, howl, hero=1) == ["3 blood, 1 frost runes, at most 3"]


def test_standard_has_the_sets_of_two_years() -> None:
    assert broken("Tide Pools", form=Format.STANDARD) == []
    assert broken("Mad Scientist", form=Format.STANDARD) == ["Mad Scientist is not in standard"]


@pytest.mark.parametrize(
    ("build", "years"),
    [
        pytest.param(77662, 3, id="the-patch-comes-before-the-year"),
        pytest.param(83143, 2, id="within-the-year"),
    ],
)
def test_the_first_build_of_a_year_has_both(build: int, years: int) -> None:
    """U365 of 77662 plays Dragons with the Barrens."""
    assert (1347 in standard_sets(build)) == (years == 3)
    assert 1466 in standard_sets(build)


@pytest.mark.parametrize(
    ("build", "form"),
    [(b, form) for b in (12574, 88998, BUILD, 241170) for form in Format if has_format(b, form)],
)
def test_a_random_deck_breaks_no_rule_of_its_format(build: int, form: Format) -> None:
    """Classic has its own reprints, and no other format has them."""
    cards = CardStore.open().at(build)
    for name in classes(cards):
        drawn = legal_deck(cards, build, SeededOracle(f"{build} {form} {name}"), name, form)
        deck = [card for card in map(cards.get, drawn.cards) if card is not None]
        card_class = int(getattr(CardClass, name))
        assert list(broken_rules(deck, card_class, build, form)) == [], name
        assert all(card.id.startswith("VAN_") is (form == Format.CLASSIC) for card in deck), name


def test_classic_has_cards_and_totems_of_its_own() -> None:
    """The Strength Totem has replaced the Wrath of Air Totem everywhere else (R163)."""
    assert profile_for(83143).strength_totem
    assert not profile_of(83143, Format.CLASSIC).strength_totem
    assert profile_of(83143, Format.WILD) is profile_for(83143)
    assert "build 205031 has no format classic" in broken(form=Format.CLASSIC)


class StandardGame(BaseGame):
    format = Format.STANDARD
    opening_hands = (0, 0)


@pytest.mark.parametrize(
    ("build", "old", "new"), [(13921, Set.GVG, Set.OG), (BUILD, Set.OG, Set.CORE)]
)
def test_chance_draws_from_the_sets_of_the_format(build: int, old: Set, new: Set) -> None:
    cards = cards_of(build, Format.STANDARD)
    drawn = {cards.get(each).tags.get(CARD_SET, 0) for each in cards.pool(type=CardType.MINION)}
    assert (old in drawn, new in drawn) == (False, True)
    assert old in {CARDS.get(each).tags.get(CARD_SET, 0) for each in CARDS.pool()}
    assert cards.get("GVG_096") is not None, "it is still known"


def test_a_game_of_standard_summons_no_minion_of_another_set() -> None:
    deck = legal_deck(
        cards_of(BUILD, Format.STANDARD), BUILD, SeededOracle(1), form=Format.STANDARD
    )
    game = StandardGame.new(deck, deck, build=BUILD, seed=3)
    game.start(first=1)
    for _ in range(7):
        game.run(summon_random(pool(A_MINION)))
    sets = {minion.data.tags.get(CARD_SET, 0) for minion in game.player1.field}
    assert sets <= standard_sets(BUILD)


@pytest.mark.parametrize("build", [77662, BUILD, 255790])
def test_a_card_that_was_printed_again_is_drawn_once(build: int) -> None:
    """723 of 4,853 cards of 205031 have two ids or three."""
    cards, plain = cards_of(build), CardStore.open().at(build)
    ids = cards.pool()
    assert len({cards.canonical(each) for each in ids}) == len(ids) < len(plain.pool())
    assert "CORE_CS2_029" in ids
    assert cards.get("CS2_029") is not None, "the other printing is still known"


def test_a_card_that_was_printed_again_costs_what_its_newest_printing_says() -> None:
    """Spectral Pillager costs (5), in the Core set (6): it is no random 5-Cost minion."""
    cards = cards_of(217964)
    named = {cost: "CORE_ICC_910" in cards.pool(cost=cost) for cost in (5, 6)}
    assert named == {5: False, 6: True}
    assert "ICC_910" not in cards.pool(cost=5)


def test_classic_draws_its_own_reprints() -> None:
    cards = cards_of(88998, Format.CLASSIC)
    assert all(each.startswith("VAN_") for each in cards.pool())
    assert "VAN_CS2_182" in cards.pool(type=CardType.MINION)


def test_a_card_from_the_past_is_standard_no_more_under_any_id() -> None:
    """Sen'jin Shieldmasta is in the Core set of 205031, the Piloted Shredder of 2014 is not."""
    past = past_pool(A_MINION, cost=4).at(CARDS)
    assert "GVG_096" in past
    assert not {"CS2_179", "CORE_CS2_179", "VAN_CS2_179"} & set(past)
    assert not {CARDS.get(each).tags.get(CARD_SET, 0) for each in past} & standard_sets(BUILD)


class Ranked(Game):
    format = Format.WILD


def test_a_game_of_a_format_refuses_a_deck_that_breaks_it() -> None:
    core = [card.id for card in collectible(CARDS, "MAGE") if card.id.startswith("CORE_")]
    good = Deck("MAGE", [each for each in core if implemented(each, build=BUILD)][:30])
    bad = Deck("WARRIOR", ["Fireball"] * 30)
    assert Ranked.new(good, good, build=BUILD).start().turn == 1
    with pytest.raises(IllegalDeckError) as error:
        Ranked.new(good, bad, build=BUILD)
    assert error.value.broken == (
        "30 copies of Fireball, at most 2",
        "Fireball is of another class",
    )
    assert Game.new(bad, bad, build=BUILD).start().turn == 1
