"""Cards as people see them: kinds, attributes, and what sets a position up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hearthstone.enums import CardClass, CardType, GameTag, Race, Rarity, SpellSchool, Zone

from hsreplay_sim.play import (
    Card,
    Character,
    Deck,
    Enchantment,
    Game,
    Hero,
    HeroPower,
    IllegalMoveError,
    Location,
    Minion,
    Secret,
    Spell,
    Weapon,
)
from play.positions import new

YETIS = Deck("MAGE", ["Chillwind Yeti"] * 30)


@pytest.fixture
def game() -> Game:
    made = Game.new(YETIS, YETIS, build=185749).start(first=1).skip_mulligan()
    made.player1.mana = 10
    return made


# --- kinds -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kind", "card_type"),
    [
        ("Chillwind Yeti", Minion, CardType.MINION),
        ("Fireball", Spell, CardType.SPELL),
        ("Ice Barrier", Secret, CardType.SPELL),
        ("Fiery War Axe", Weapon, CardType.WEAPON),
    ],
)
def test_a_card_is_of_its_kind(
    game: Game, name: str, kind: type[Card], card_type: CardType
) -> None:
    card = game.player1.give(name)
    assert type(card) is kind
    assert card.type is card_type
    assert card.zone is Zone.HAND
    assert repr(card) == f"<{kind.__name__} {name} #{card.entity_id}>"


def test_heroes_powers_and_enchantments_have_kinds_too(game: Game) -> None:
    hero = game.player1.hero
    assert isinstance(hero, Hero)
    assert isinstance(hero, Character)
    assert hero.power == game.player1.hero_power
    assert type(hero.power) is HeroPower
    yeti = game.player1.summon("Chillwind Yeti").buff("CS2_092e")
    (kings,) = yeti.buffs
    assert isinstance(kings, Enchantment)
    assert kings.host == yeti
    assert kings.creator is None, "a player put it there"


def test_a_location_has_a_durability_and_a_cooldown(game: Game) -> None:
    location = game.player1.summon("Pelican Diver")
    assert type(location) is Minion
    found = [
        card_id
        for card_id in game.engine.cards.pool(type=CardType.LOCATION)
        if game.implemented(card_id)
    ]
    place = game.player1.summon(found[0])
    assert isinstance(place, Location)
    assert place.durability > 0
    place.cooldown = 1
    assert not place.is_usable()


# --- what is printed -------------------------------------------------------------------------


def test_enumerations_are_those_of_the_field(game: Game) -> None:
    card = game.player1.give("Fireball")
    assert (card.card_class, card.classes) == (CardClass.MAGE, [CardClass.MAGE])
    assert card.school is SpellSchool.FIRE
    assert card.rarity is Rarity.FREE
    murloc = game.player1.summon("Murloc Raider")
    assert (murloc.race, murloc.races) == (Race.MURLOC, [Race.MURLOC])
    assert game.player1.summon("Chillwind Yeti").races == []
    assert card.data is not None
    assert card.text == card.data.text


def test_tags_are_read_written_and_taken_away(game: Game) -> None:
    yeti = game.player1.summon("Chillwind Yeti")
    assert yeti.tags[GameTag.HEALTH] == 5
    yeti.tags[GameTag.TAUNT] = 1
    assert yeti.taunt
    del yeti.tags[GameTag.TAUNT]
    assert not yeti.taunt
    with pytest.raises(IllegalMoveError, match="moved by its verbs"):
        yeti.tags[GameTag.ZONE] = Zone.HAND
    for wrong in ("1", None, yeti):
        with pytest.raises(TypeError, match="are whole numbers"):
            yeti.tags[GameTag.TAUNT] = wrong  # type: ignore[assignment]
    with pytest.raises(KeyError):
        yeti.tags[GameTag.TAUNT]
    assert GameTag.TAUNT not in yeti.tags
    assert len(yeti.tags) == len(dict(yeti.tags))
    assert "GameTag.HEALTH" in repr(yeti.tags)


# --- setting a position up -------------------------------------------------------------------

FLAGS = (
    "taunt", "divine_shield", "charge", "rush", "windfury", "stealthed", "frozen", "immune",
    "poisonous", "lifesteal", "reborn", "elusive", "cant_attack", "exhausted",
)  # fmt: skip


@pytest.mark.parametrize("name", FLAGS)
def test_a_keyword_is_given_and_taken_by_writing_it(game: Game, name: str) -> None:
    yeti = game.player1.summon("Chillwind Yeti")
    setattr(yeti, name, True)
    assert getattr(yeti, name) is True
    setattr(yeti, name, False)
    assert getattr(yeti, name) is False


def test_stats_are_written_and_stay_under_a_buff(game: Game) -> None:
    yeti = game.player1.summon("Chillwind Yeti")
    yeti.atk, yeti.max_health = 1, 2
    assert (yeti.atk, yeti.health) == (1, 2)
    yeti.buff("CS2_092e")
    assert (yeti.atk, yeti.health) == (5, 6)
    yeti.health = 1
    assert (yeti.damage, yeti.max_health) == (5, 6)
    yeti.health = 9
    assert (yeti.damage, yeti.max_health) == (0, 9)
    card = game.player1.give("Fireball")
    card.cost = 1
    assert card.cost == 1


def test_a_minion_whose_damage_is_set_to_its_health_dies(game: Game) -> None:
    yeti = game.player1.summon("Chillwind Yeti")
    yeti.damage = 5
    assert yeti.dead


def test_a_weapon_has_durability_and_is_a_slot_of_its_hero(game: Game) -> None:
    axe = game.player1.equip("Fiery War Axe")
    hero = game.player1.hero
    assert hero.weapon == axe
    assert (axe.durability, hero.atk) == (2, 3)
    assert axe in hero.slots
    axe.durability = 1
    hero.attack(game.player2.hero)
    assert axe.dead


def test_the_verbs_do_what_they_say(game: Game) -> None:
    player, foe = game.players
    yeti = player.summon("Chillwind Yeti")
    assert yeti.hit(3).damage == 3
    assert yeti.heal(2).damage == 1
    assert yeti.set_current_health(2).health == 2
    assert yeti.freeze().frozen
    assert yeti.silence().silenced
    assert yeti.bounce().zone is Zone.HAND
    assert yeti.discard().dead
    other = player.summon("Chillwind Yeti")
    assert other.steal().controller == foe
    assert other.morph("Sheep").name == "Sheep"
    other.destroy()
    assert other.dead
    last = player.summon("Chillwind Yeti").shuffle_into_deck()
    assert last.zone is Zone.DECK
    assert last.draw().zone is Zone.HAND


def test_a_verb_in_the_wrong_place_is_refused(game: Game) -> None:
    card = game.player1.hand[0]
    with pytest.raises(IllegalMoveError, match="is not in play"):
        card.destroy()
    with pytest.raises(IllegalMoveError, match="is not in a hand"):
        game.player1.hero.discard()
    with pytest.raises(IllegalMoveError, match="is not in a deck"):
        card.draw()


def test_neighbours_stand_beside_a_minion(game: Game) -> None:
    row = [game.player1.summon("Chillwind Yeti") for _ in range(3)]
    left, middle, right = row
    assert isinstance(middle, Minion)
    assert middle.adjacent == [left, right]
    assert isinstance(left, Minion)
    assert left.adjacent == [middle]


# --- choosing --------------------------------------------------------------------------------


@pytest.mark.parametrize("choose", ["EX1_154a", "Solar Wrath", 0])
def test_an_option_is_chosen_by_id_by_name_or_by_number(game: Game, choose: str | int) -> None:
    yeti = game.player2.summon("Chillwind Yeti")
    wrath = game.player1.give("EX1_154")
    assert [card.name for card in wrath.choose_cards] == ["Solar Wrath", "Nature's Wrath"]
    wrath.play(yeti, choose=choose)
    assert yeti.damage == 3


def test_an_option_that_is_not_there_lists_those_that_are(game: Game) -> None:
    wrath = game.player1.give("EX1_154")
    with pytest.raises(IllegalMoveError, match="EX1_154a Solar Wrath, EX1_154b Nature's Wrath"):
        wrath.play(game.player2.summon("Chillwind Yeti"), choose="EX1_178a")
    with pytest.raises(
        IllegalMoveError, match="one of its options has to be chosen: EX1_154a Solar Wrath, EX1"
    ):
        wrath.play(game.player2.field[0])


def test_what_must_be_aimed_says_so(game: Game) -> None:
    assert game.player1.give("Fireball").requires_target
    assert not game.player1.give("Arcane Intellect").requires_target


def test_a_card_hurts_and_heals_another() -> None:
    _, me, foe = new()
    source, victim = me.summon("Chillwind Yeti"), foe.summon("Chillwind Yeti")
    lifesteal, hero = me.summon("Chillwind Yeti"), me.hero
    lifesteal.lifesteal = True
    hero.hit(10)
    assert lifesteal.hit(victim, 3) == lifesteal
    assert (victim.damage, hero.damage) == (3, 7)
    source.heal(victim, 2).heal(hero, 1).hit(amount=1)
    assert (victim.damage, hero.damage, source.damage) == (1, 6, 1)


def test_the_healing_of_a_card_is_changed_by_texts_of_its_player() -> None:
    _, me, foe = new()
    me.summon("EX1_591")  # Auchenai Soulpriest
    mine, victim = me.summon("Chillwind Yeti"), foe.summon("Chillwind Yeti").hit(1)
    mine.heal(victim, 2)
    assert victim.damage == 3


def test_a_card_acts_on_a_card_in_play_alone() -> None:
    _, me, _ = new()
    yeti, held = me.summon("Chillwind Yeti"), me.give("Chillwind Yeti")
    with pytest.raises(IllegalMoveError, match="is not in play"):
        yeti.heal(held, 2)
    with pytest.raises(IllegalMoveError, match="is not in play"):
        yeti.heal("Wisp", 2)
    with pytest.raises(TypeError, match="damage is a whole number"):
        yeti.hit()  # type: ignore[call-overload]


def test_what_a_card_acts_on_is_named_as_any_target_is() -> None:
    _, me, foe = new()
    yeti, victim = me.summon("Chillwind Yeti"), foe.summon("Boulderfist Ogre")
    yeti.hit("Boulderfist Ogre", 3)
    assert (victim.damage, yeti.damage) == (3, 0)
    assert victim.data is not None
    yeti.heal(victim.data, 1).heal("CS2_200", 1)
    assert victim.damage == 1


def test_a_target_that_is_none_is_refused_and_nothing_hurt() -> None:
    """`foe.weapon` is None where there is none."""
    _, me, foe = new()
    yeti, weapon = me.summon("Chillwind Yeti"), foe.weapon
    acts: tuple[Callable[[Any, int], object], ...] = (yeti.hit, yeti.heal)
    for act in acts:
        with pytest.raises(TypeError, match="pass a card id, an English name or a card"):
            act(weapon, 2)
    assert yeti.damage == 0


@pytest.mark.parametrize("build", [9786, 25770, 255790])
def test_what_is_not_exhausted_any_more_may_act_at_once(build: int) -> None:
    _, me, foe = new(build=build)
    yeti = me.summon("Chillwind Yeti")
    assert (yeti.exhausted, yeti.can_attack()) == (True, False)
    yeti.exhausted = False
    yeti.attack(foe.hero)
    assert (yeti.exhausted, yeti.can_attack()) == (True, False)
    yeti.exhausted = False
    yeti.attack(foe.hero)
    assert foe.hero.damage == 8
    me.hero_power.use(foe.hero)
    me.hero_power.exhausted = False
    me.hero_power.use(foe.hero)
    assert foe.hero.damage == 10


def test_what_a_choice_has_made_says_where_it_is_now() -> None:
    """An action runs again past a choice, and makes its cards anew."""
    game, me, _ = new()
    me.give("UNG_941").play()  # Primordial Glyph
    assert game.choice is not None
    picked = game.choice.cards[0]
    assert picked.zone == Zone.SETASIDE
    game.choice.choose(picked)
    assert (picked.zone, picked in me.hand) == (Zone.HAND, True)


def test_a_spellstone_tells_how_far_it_is() -> None:
    _, me, _ = new("DRUID")
    stone = me.give("LOOT_051")
    assert (stone.progress, stone.progress_total) == (0, 3)
    me.give("CS2_005").play()  # Claw: 2 Armor
    assert (stone.progress, stone.id) == (2, "LOOT_051")
    stone.progress = 1
    me.give("CS2_005").play()
    assert stone.id == "LOOT_051t1"
    assert me.give("CS2_182").progress_total == 0


def test_a_quest_tells_how_far_it_is_and_has_to_come() -> None:
    _, me, _ = new("MAGE")
    quest = me.summon("UNG_028")
    assert (quest.progress, quest.progress_total) == (0, quest.tags[GameTag.QUEST_PROGRESS_TOTAL])
    quest.progress = 2
    assert quest.tags[GameTag.QUEST_PROGRESS] == 2
