"""Basic: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CHARGE,
    COPIED_FROM_ENTITY_ID,
    DAMAGE,
    HEALTH,
    LINKED_ENTITY,
    NUM_CARDS_DRAWN_THIS_TURN,
    PREMIUM,
    TAUNT,
)
from table import (
    YETI,
    stats,
    table,
)

RAPTOR = "CS2_172"
"""Bloodfen Raptor: a Beast, 3/2."""


def test_hunters_mark_sets_health_to_one() -> None:
    t = table("HERO_05")
    yeti = t.minion(side=2, damage=2)
    t.play("CS2_084", yeti)
    assert stats(yeti) == (4, 1)
    assert yeti.get(HEALTH) == 1


def test_starving_buzzard_draws_for_other_friendly_beasts() -> None:
    t = table("HERO_05")
    t.deck(YETI, YETI, YETI)
    t.play("CS2_237")
    assert t.cards() == []
    t.play(RAPTOR)
    t.play(YETI)
    assert len(t.cards()) == 1


def test_houndmaster_trains_a_friendly_beast() -> None:
    t = table("HERO_05")
    raptor, yeti = t.minion(RAPTOR), t.minion()
    assert t.refuses("DS1_070", yeti)
    t.play("DS1_070", raptor)
    assert stats(raptor) == (5, 4)
    assert raptor.get(TAUNT) == 1


def test_timber_wolf_leads_other_beasts() -> None:
    t = table("HERO_05")
    raptor, yeti, theirs = t.minion(RAPTOR), t.minion(), t.minion(RAPTOR, 2)
    wolf = t.play("DS1_175")
    assert [e.get(ATK) for e in (raptor, yeti, theirs, wolf)] == [4, 4, 3, 1]


def test_tundra_rhino_gives_beasts_charge_itself_included() -> None:
    t = table("HERO_05")
    rhino = t.play("DS1_178")
    raptor = t.play(RAPTOR)
    t.attack(raptor, t.hero(2))
    t.attack(rhino, t.hero(2))
    t.play("EX1_246", rhino)
    assert raptor.get(CHARGE) == 0


def test_multi_shot_hits_two_different_enemy_minions() -> None:
    t = table("HERO_05")
    a, b, c = t.minion(side=2), t.minion(side=2), t.minion(side=2)
    t.answers(c, a)
    t.play("DS1_183")
    assert [e.get(DAMAGE) for e in (a, b, c)] == [3, 0, 3]


def test_tracking_draws_one_of_three_and_loses_the_others() -> None:
    t = table("HERO_05")
    first, second, third, rest = t.deck(RAPTOR, YETI, "CS2_168", "CS2_200")
    t.answers(first, second, third, 1, second)
    t.play("DS1_184")
    assert t.cards() == [YETI]
    assert [e.zone for e in (first, third, rest)] == [Zone.SETASIDE, Zone.SETASIDE, Zone.DECK]


def test_tracking_sets_the_cards_themselves_aside_up_to_10357() -> None:
    t = table("HERO_05", build=10357)
    first, second, third, rest = t.deck(RAPTOR, YETI, "CS2_168", "CS2_200")
    drawn, cards = t.tag(NUM_CARDS_DRAWN_THIS_TURN), len(t.game.entities)
    t.answers(first, second, third, second)
    t.play("DS1_184")
    assert [e.zone for e in (first, third, rest)] == [Zone.SETASIDE, Zone.SETASIDE, Zone.DECK]
    assert (t.game.hand[1], t.tag(NUM_CARDS_DRAWN_THIS_TURN)) == ([second], drawn)
    assert len(t.game.entities) == cards + 1


@pytest.mark.parametrize(("build", "noted"), [(31022, False), (54613, True)])
def test_tracking_that_discards_copies_the_pick_once_more(build: int, noted: bool) -> None:
    t = table("HERO_05", build=build)
    first, second, third = t.deck(RAPTOR, YETI, "CS2_168")
    t.answers(first, second, third, 1, second)
    t.play("DS1_184")
    picked, copy = (e for e in t.game.entities.values() if e.get(LINKED_ENTITY) == second.id)
    assert (copy.card_id, copy.zone, picked.zone) == (YETI, Zone.SETASIDE, Zone.SETASIDE)
    assert copy.get(COPIED_FROM_ENTITY_ID) == (picked.id if noted else 0)


def test_what_tracking_shows_is_as_golden_as_the_card_in_the_deck() -> None:
    t = table("HERO_05", build=134558)
    first, second = t.deck(RAPTOR, YETI)
    first.tags[PREMIUM] = 1
    tracking = t.hand("CORE_DS1_184")
    tracking.tags[PREMIUM] = 1
    t.answers(first, second, 0, first)
    t.play(tracking)
    shown = {e.get(LINKED_ENTITY): e for e in t.game.entities.values() if e.get(LINKED_ENTITY)}
    assert [shown[e.id].get(PREMIUM) for e in (first, second)] == [1, 0]
    assert [shown[e.id].zone for e in (first, second)] == [Zone.GRAVEYARD, Zone.SETASIDE]


def test_tracking_of_today_leaves_the_others_in_the_deck() -> None:
    t = table("HERO_05", build=255790)
    t.deck(RAPTOR, YETI, "CS2_168", "CS2_200")
    t.play("DS1_184")
    assert t.cards() == [RAPTOR]
    assert len(t.game.deck[1]) == 3


def test_arcane_shot_deals_two() -> None:
    t = table("HERO_05")
    t.play("DS1_185", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2


@pytest.mark.parametrize(("company", "dealt"), [(YETI, 3), (RAPTOR, 5)])
def test_kill_command_is_stronger_with_a_beast(company: str, dealt: int) -> None:
    t = table("HERO_05")
    t.minion(company)
    t.play("EX1_539", t.hero(2))
    assert t.hero(2).get(DAMAGE) == dealt


@pytest.mark.parametrize(
    ("companion", "size"), [("NEW1_032", (4, 4)), ("NEW1_033", (2, 4)), ("NEW1_034", (4, 2))]
)
def test_animal_companion_calls_one_of_three(companion: str, size: tuple[int, int]) -> None:
    t = table("HERO_05")
    t.answers(companion)
    t.play("NEW1_031")
    assert stats(t.at(1, 0)) == size


def test_animal_companion_needs_room() -> None:
    t = table("HERO_05")
    t.fill(1)
    assert t.refuses("NEW1_031")


def test_huffer_charges_misha_taunts_and_leokk_leads() -> None:
    t = table("HERO_05")
    yeti = t.minion()
    t.answers("NEW1_034", "NEW1_032", "NEW1_033")
    for _ in range(3):
        t.play("NEW1_031")
    t.attack(t.at(1, 1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5
    assert t.at(1, 2).get(TAUNT) == 1
    assert stats(yeti) == (5, 5)
    assert stats(t.at(1, 3)) == (2, 4)


@pytest.mark.parametrize(("build", "alone"), [(13619, False), (126451, True)])
def test_multi_shot_asks_for_as_many_minions_as_its_build_requires(build: int, alone: bool) -> None:
    t = table(build=build)
    t.minion(side=2)
    assert t.refuses("DS1_183") is not alone
