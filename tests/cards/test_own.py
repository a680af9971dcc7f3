"""Cards from outside of the package: values, texts, overriding and adding."""

from __future__ import annotations

from types import ModuleType

import pytest

import own_cards
from hsreplay_sim.base.errors import InternalError, UnsupportedError, UsageError
from hsreplay_sim.cards.own import definitions_in
from hsreplay_sim.play import Deck, Game, implemented
from hsreplay_sim.play.setup.packs import Packs

YETIS = Deck("MAGE", ["Chillwind Yeti"] * 30)


def started(cards: Packs = own_cards, deck: Deck = YETIS) -> Game:
    game = Game.new(deck, deck, build=54613, cards=cards).start(first=1).skip_mulligan()
    game.player1.mana = 10
    return game


def test_a_card_is_added_with_values_and_a_text_of_its_own() -> None:
    game = started(deck=Deck("MAGE", ["Raging Ogre"] * 30))
    ogre = game.player1.hand[0]
    assert (ogre.id, ogre.name, ogre.cost, ogre.atk, ogre.health) == (
        "OWN_001", "Raging Ogre", 4, 2, 6,
    )  # fmt: skip
    held = len(game.player1.hand)
    ogre.play(game.player2.hero)
    assert game.player2.hero.damage == 3, "the number of its own text"
    assert len(game.player1.hand) == held, "one played, one drawn"


def test_what_a_class_does_not_say_is_as_printed() -> None:
    yeti = started().player1.summon("Chillwind Yeti")
    assert (yeti.name, yeti.cost, yeti.atk, yeti.health) == ("Chillwind Yeti", 4, 4, 7)


def test_a_text_of_the_package_is_overridden_whole() -> None:
    game = started()
    before = len(game.player1.hand)
    engineer = game.player1.give("Novice Engineer").play()
    assert len(game.player1.hand) == before + 2
    engineer.destroy()
    assert len(game.player1.hand) == before + 3


def test_a_class_that_says_values_alone_keeps_the_text_of_the_package() -> None:
    cheap = type("EX1_015", (), {"tags": {48: 0}})
    game = started([cheap])
    before = len(game.player1.hand)
    engineer = game.player1.give("Novice Engineer")
    assert engineer.cost == 0
    engineer.play()
    assert len(game.player1.hand) == before + 1


def test_attributes_are_functions_of_the_value_before() -> None:
    game = started()
    berserker = game.player1.summon("Berserker")
    assert (berserker.atk, berserker.charge, berserker.taunt) == (3, True, True)
    berserker.hit(1)
    assert (berserker.atk, berserker.charge) == (6, False)


def test_cost_and_max_health_are_functions_of_the_value_before() -> None:
    tags = {45: 5, 47: 1, 48: 6, 202: 4}
    cheap = type("OWN_011", (), {"tags": tags, "cost": lambda self, i: i - 2})
    tough = type("OWN_012", (), {"max_health": lambda self, i: i * 2})
    more = type("OWN_013", (), {"tags": tags, "max_health": lambda self, i: i + 1})
    player = started([cheap, tough, more]).player1
    card = player.give("OWN_011")
    assert card.cost == 4
    minion = card.play()
    assert player.mana == 6
    minion.hit(2)
    minion.buff("OWN_012")
    assert (minion.max_health, minion.damage) == (10, 0), "what sets it forgives wounds"
    assert player.summon("OWN_013").max_health == 6


def test_charge_alone_follows_the_wound_at_once() -> None:
    text = {"tags": {45: 5, 47: 1, 48: 1, 202: 4}, "charge": lambda self, i: self.get(44) > 0}
    game = started([type("OWN_010", (), text)])
    berserker = game.player1.give("OWN_010").play()
    assert not berserker.can_attack()
    berserker.hit(1)
    assert berserker.can_attack()
    berserker.heal(1)
    assert not berserker.can_attack()


def test_a_function_of_an_enchantment_gives_the_value_of_its_host() -> None:
    game = started()
    yeti = game.player1.summon("Chillwind Yeti")
    game.player1.give("Might").play(yeti)
    assert yeti.atk == 8
    yeti.buff("OWN_005e")
    assert yeti.atk == 16
    yeti.silence()
    assert yeti.atk == 4


def test_an_attack_goes_where_the_class_lets_it_and_taunt_goes_first() -> None:
    game = started()
    one, other = game.player2.summon("Chillwind Yeti"), game.player2.summon("Chillwind Yeti")
    berserker = game.player1.summon("Berserker")
    assert berserker.attack_targets == [one, other], "the hero is none of its targets"
    other.taunt = True
    assert berserker.attack_targets == [other]


def test_a_listener_hears_any_event_and_may_fire_once() -> None:
    game = started()
    listener = game.player1.summon("Listener")
    shielded = game.player1.summon("Chillwind Yeti")
    assert listener.max_health == 11
    game.player1.summon("Chillwind Yeti")
    assert listener.max_health == 11, "once"
    shielded.divine_shield = True
    before = len(game.player1.hand)
    shielded.hit(1)
    assert len(game.player1.hand) == before + 1


def test_once_is_kept_in_a_saved_position() -> None:
    game = started()
    listener = game.player1.summon("Listener")
    game.player1.summon("Chillwind Yeti")
    again = Game.from_state(game.state(), build=54613, cards=own_cards)
    again.player1.summon("Chillwind Yeti")
    assert again.card(listener.entity_id).max_health == 11


def test_a_text_may_be_a_function() -> None:
    game = started()
    before = len(game.player1.hand)
    game.player1.give("Call").play()
    assert game.player1.hand[before].name == "Chillwind Yeti"


def test_a_module_gives_its_cards_by_its_name_too() -> None:
    assert implemented("OWN_001", cards="own_cards")
    assert not implemented("OWN_001")
    with pytest.raises(UsageError, match="no module 'no_such_cards' of cards; entry points of"):
        implemented("OWN_001", cards="no_such_cards")


def test_an_entry_point_gives_the_cards_of_an_installed_package(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Point:
        def load(self) -> ModuleType:
            return own_cards

    def found(group: str, name: str) -> list[Point]:
        return [Point()] if (group, name) == ("hsreplay_sim.cards", "my pack") else []

    monkeypatch.setattr("hsreplay_sim.play.setup.packs.entry_points", found)
    assert implemented("Raging Ogre", cards="my pack")


def test_only_classes_that_say_something_of_a_card_are_cards() -> None:
    names = [each.__name__ for each in definitions_in(vars(own_cards), "own_cards")]
    assert "Helper" not in names
    assert "OWN_003e" in names


def test_a_name_that_no_card_class_has_is_refused() -> None:
    with pytest.raises(UnsupportedError, match="OWN_009 says 'battlecry', which no card class"):
        started([type("OWN_009", (), {"battlecry": ()})]).player1.give("OWN_009")


def test_a_slot_that_holds_the_wrong_thing_is_refused() -> None:
    with pytest.raises(InternalError, match="slot action of OWN_009 holds"):
        started([type("OWN_009", (), {"action": 3})]).player1.give("OWN_009")


def test_own_cards_are_in_random_pools_and_found_by_name() -> None:
    cheap = type("OWN_008", (), {"name": "Bit", "tags": {202: 4, 48: 1, 45: 1, 321: 1, 199: 12}})
    cards = started([cheap]).engine.cards
    assert "OWN_008" in cards.pool(type=4, cost=1)
    assert "OWN_008" not in cards.pool(type=5)
    assert cards.by_name("Bit") is cards.get("OWN_008")
