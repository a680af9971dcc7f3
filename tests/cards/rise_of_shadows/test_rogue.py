"""Rise of Shadows: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, RUSH
from hsreplay_sim.engine.rules.enchantments import update_auras
from table import YETI, stats, table


def test_evil_miscreant_brings_two_lackeys_as_a_combo() -> None:
    t = table()
    t.play("DAL_415")
    assert t.cards() == []
    t.answers("DAL_614", "DAL_613")
    t.play("DAL_415")
    assert t.cards() == ["DAL_614", "DAL_613"]


def test_waggle_pick_returns_a_minion_cheaper() -> None:
    t = table()
    pick = t.weapon("DAL_720")
    yeti, other = t.minion(), t.minion()
    t.answers(other)
    t.kill(pick)
    assert (yeti.zone, other.zone, other.get(COST)) == (Zone.PLAY, Zone.HAND, 2)


@pytest.mark.parametrize(
    ("held", "stolen"), [("CS2_029", True), (YETI, False), ("EX1_134", False), ("CFM_902", True)]
)
def test_rogues_ask_for_a_card_of_another_class(held: str, stolen: bool) -> None:
    t = table("HERO_03")
    t.hand(held)
    fence, vendetta = t.play("DAL_714"), t.hand("DAL_716")
    assert (stats(fence), fence.get(RUSH)) == (((3, 4), 1) if stolen else ((2, 3), 0))
    assert vendetta.get(COST) == (0 if stolen else 4)
    yeti = t.minion(side=2)
    t.play(vendetta, yeti)
    assert yeti.get(DAMAGE) == 4


@pytest.mark.parametrize(("held", "costs"), [("SCH_352", 4), ("CFM_902", 0), ("EX1_116", 4)])
def test_a_card_of_two_classes_is_not_from_another_class_if_one_is_mine(
    held: str, costs: int
) -> None:
    """U243:410 Potion of Illusion, U092b:28038 Aya Blackpaw."""
    t = table("HERO_03", build=63160)
    vendetta = t.hand("DAL_716")
    t.hand(held)
    update_auras(t.game)
    assert vendetta.get(COST) == costs


def test_a_minion_that_finds_no_place_in_the_hand_gets_no_discount() -> None:
    t = table()
    pick, yeti = t.weapon("DAL_720"), t.minion()
    for _ in range(10):
        t.hand(YETI)
    t.kill(pick)
    assert (yeti.zone, yeti.attached) == (Zone.GRAVEYARD, [])


def test_togwaggles_scheme_shuffles_more_each_turn() -> None:
    t = table()
    scheme, yeti = t.hand("DAL_010"), t.minion(side=2)
    t.round()
    t.game.deck[1].clear()
    t.play(scheme, yeti)
    assert [e.card_id for e in t.game.deck[1]] == ["CS2_182", "CS2_182"]


def test_hench_clan_burglar_discovers_a_spell_of_another_class() -> None:
    t = table("HERO_03")
    t.play("DAL_416")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert (found.type, found.card.card_class not in (7, 12)) == (5, True)


def test_daring_escape_returns_all_friends() -> None:
    t = table("HERO_03")
    t.minion()
    t.minion("CS2_171")
    t.minion(side=2)
    t.play("DAL_728")
    assert (sorted(t.cards()), t.row(), t.row(2)) == (["CS2_171", YETI], [], [YETI])


def test_heistbaron_togwaggle_offers_treasures_beside_a_lackey() -> None:
    t = table()
    t.play("DAL_417")
    assert t.cards() == []
    t.minion("DAL_613")
    t.answers("LOOT_998l")
    t.play("DAL_417")
    assert t.cards() == ["LOOT_998l"]
