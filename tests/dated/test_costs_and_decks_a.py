"""Reports of cards drawn, costs and the deck."""

from __future__ import annotations

import pytest

from dated.position import FILLER, Position, names, position, stand
from hsreplay_sim.play import Player


@pytest.mark.parametrize("build", [9166, 9786, 10833])
def test_what_tracking_takes_is_not_drawn(build: int) -> None:
    """D-023: Chromaggus makes no copy of it."""
    game, me, _ = position("HUNTER", "MAGE", build=build)
    stand(me, "Chromaggus")
    game.play("Tracking")
    assert game.choice is not None
    game.choice.choose("Wisp")
    assert names(me.hand) == ["Wisp"]


@pytest.mark.parametrize("build", [9786, 10956, 12574])
def test_what_kings_elekk_takes_is_not_drawn(build: int) -> None:
    """D-024: Chromaggus makes no copy of it."""
    game, me, _ = position("HUNTER", "MAGE", build=build, decks=(["King Krush"], FILLER))
    stand(me, "Chromaggus")
    game.play("King's Elekk")
    assert names(me.hand) == ["King Krush"]


def test_what_tracking_takes_is_not_grown_by_the_mistcaller() -> None:
    """D-025."""
    game, me, _ = position("HUNTER", "MAGE", build=9786)
    game.play("The Mistcaller", "Tracking")
    assert game.choice is not None
    game.choice.choose("Wisp")
    assert [(card.atk, card.health) for card in me.hand] == [(1, 1)]


@pytest.mark.parametrize(("build", "more"), [(9786, 0), (15590, 1)])
def test_the_mistcaller_does_not_see_what_comes_out_of_the_deck(build: int, more: int) -> None:
    """D-069: Deathlord brings it into play."""
    game, me, foe = position("SHAMAN", "MAGE", build=build, decks=(["Chillwind Yeti"], FILLER))
    game.play("The Mistcaller")
    stand(foe, "Deathlord")[0].destroy()
    assert [(card.name, card.atk, card.health) for card in me.field[1:]] == [
        ("Chillwind Yeti", 4 + more, 5 + more)
    ]


def test_the_mistcaller_grows_what_is_drawn() -> None:
    """D-070."""
    game, me, _ = position("SHAMAN", "MAGE", build=9786)
    game.play("The Mistcaller")
    me.draw()
    assert [(card.atk, card.health) for card in me.hand] == [(2, 2)]


@pytest.mark.parametrize(
    ("build", "free", "left"),
    [
        (9786, True, (9, 10)),
        (10357, True, (10, 10)),
        (13921, True, (10, 10)),
        (9786, False, (8, 10)),
        (10604, False, (8, 10)),
    ],
)
def test_darnassus_aspirant_at_ten_crystals(build: int, free: bool, left: tuple[int, int]) -> None:
    """D-077, D-078, D-079: what is left of the mana when it is full."""
    game, me, _ = position("DRUID", "MAGE", build=build)
    aspirant = me.give("Darnassus Aspirant")
    if free:
        stand(me, "Emperor Thaurissan", "Emperor Thaurissan")
        game.opponents_turn()
    assert aspirant.cost == (0 if free else 2)
    aspirant.play()
    assert (me.mana, me.max_mana) == left


def stone(*order: str, build: int) -> tuple[Position, Player]:
    """These are played one after the other, with full mana before each."""
    game, me, foe = position("ROGUE", "MAGE", build=build)
    stand(foe, "Wisp")
    for name in order:
        card = me.give(name)
        me.max_mana = me.mana = 10
        card.play()
    return game, me


@pytest.mark.parametrize("build", [10833, 10956])
@pytest.mark.parametrize(
    ("order", "cost"),
    [
        (("Preparation", "Summoning Stone", "Sprint"), 7),
        (("Summoning Stone", "Preparation", "Sprint"), 4),
        (("Kirin Tor Mage", "Summoning Stone", "Mirror Entity"), 3),
        (("Summoning Stone", "Kirin Tor Mage", "Mirror Entity"), 0),
    ],
)
def test_summoning_stone_and_discounts(build: int, order: tuple[str, ...], cost: int) -> None:
    """D-112, D-113, D-116, D-117: which of the two was there first decides the cost it sees."""
    _, me = stone(*order, build=build)
    costs = [card.data.cost for card in me.field if card.data is not None]
    assert costs[-1] == cost


@pytest.mark.parametrize("build", [10833, 10956])
@pytest.mark.parametrize(("first", "mechs"), [("Preparation", 0), ("Gazlowe", 1)])
def test_gazlowe_and_preparation(build: int, first: str, mechs: int) -> None:
    """D-114, D-115: which of the two was there first decides the cost that Gazlowe sees."""
    second = "Gazlowe" if first == "Preparation" else "Preparation"
    _, me = stone(first, second, "Sabotage", build=build)
    assert len(me.hand) == mechs


@pytest.mark.parametrize("build", [10956, 13921])
def test_malorne_makes_a_deck_of_61_cards(build: int) -> None:
    """D-120."""
    _, me, _ = position("DRUID", "MAGE", build=build, decks=(["Wisp"] * 60, FILLER))
    stand(me, "Malorne")[0].destroy()
    assert len(me.deck) == 61


@pytest.mark.parametrize("build", [10956, 13921])
def test_gang_up_does_not_pass_60_cards(build: int) -> None:
    """D-121."""
    game, me, foe = position("ROGUE", "MAGE", build=build, decks=(["Wisp"] * 60, FILLER))
    (yeti,) = stand(foe, "Chillwind Yeti")
    game.play("Gang Up", target=yeti)
    assert len(me.deck) == 60


@pytest.mark.parametrize(("build", "cards"), [(10956, 61), (13921, 61), (15590, 60)])
def test_entomb_and_a_deck_of_60_cards(build: int, cards: int) -> None:
    """D-122, D-123: the limit counts since 7.0."""
    game, me, foe = position("PRIEST", "MAGE", build=build, decks=(["Wisp"] * 60, FILLER))
    (yeti,) = stand(foe, "Chillwind Yeti")
    game.play("Entomb", target=yeti)
    assert len(me.deck) == cards
