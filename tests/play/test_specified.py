"""What the specification wants measured is as it says, but where the server says otherwise."""

from __future__ import annotations

from math import sqrt

import pytest
from hearthstone.enums import GameTag, Race, SpellSchool, Zone

from benchmarks import bench_rules
from benchmarks.bench_rules import MATRIX, STATES, caps, last_turn, measured_odds, odds
from hsreplay_sim.play import Deck, Game, Player, Spell


@pytest.mark.parametrize(
    ("first", "hand", "percent"),
    [pytest.param(1, 3, 41.25, id="first"), pytest.param(2, 4, 50.98, id="second")],
)
def test_a_hard_mulligan_finds_a_card_as_often_as_it_must(
    first: int, hand: int, percent: float
) -> None:
    exact = float(odds(hand))
    assert round(100 * exact, 2) == percent
    games = 300
    off = bench_rules.DEVIATIONS * sqrt(exact * (1 - exact) / games)
    assert measured_odds(first, games) == pytest.approx(exact, abs=off)


@pytest.mark.parametrize("action", list(MATRIX))
def test_what_reaches_stealth_elusive_and_immune(action: str) -> None:
    reaches, wanted = MATRIX[action]
    assert tuple(reaches(state) for state in STATES) == wanted


SCHOOLS = {
    "Arcane Intellect": SpellSchool.ARCANE, "Chaos Strike": SpellSchool.FEL,
    "Fireball": SpellSchool.FIRE, "Frostbolt": SpellSchool.FROST, "Holy Light": SpellSchool.HOLY,
    "Wild Growth": SpellSchool.NATURE, "Shadow Word: Pain": SpellSchool.SHADOW,
}  # fmt: skip


@pytest.fixture
def player() -> Player:
    deck = Deck("MAGE", ["Chillwind Yeti"] * 30)
    game = Game.new(deck, deck, build=185749).start(first=1).skip_mulligan()
    game.player1.mana = 10
    return game.player1


@pytest.mark.parametrize("name", SCHOOLS)
def test_a_spell_is_of_one_of_seven_schools(player: Player, name: str) -> None:
    spell = player.give(name)
    assert isinstance(spell, Spell)
    assert spell.school is SCHOOLS[name]


TRIBES = {
    "Bloodfen Raptor": Race.BEAST, "Voidwalker": Race.DEMON, "Twilight Drake": Race.DRAGON,
    "Fire Fly": Race.ELEMENTAL, "Annoy-o-Tron": Race.MECHANICAL, "Murloc Raider": Race.MURLOC,
    "Treasure Guard": Race.NAGA, "Bloodsail Raider": Race.PIRATE,
    "Flametongue Totem": Race.TOTEM, "Brittleskin Zombie": Race.UNDEAD,
    "Nightmare Amalgam": Race.ALL,
}  # fmt: skip


@pytest.mark.parametrize("name", TRIBES)
def test_a_minion_is_of_one_of_ten_tribes_or_of_all(player: Player, name: str) -> None:
    assert player.give(name).races == [TRIBES[name]]


def test_a_keyword_is_a_tag_of_1(player: Player) -> None:
    assert player.summon("Sen'jin Shieldmasta").tags[GameTag.TAUNT] == 1
    charger = player.summon("Stonetusk Boar")
    assert charger.tags[GameTag.CHARGE] == 1
    assert GameTag.TAUNT not in charger.tags


def test_a_card_is_in_one_of_seven_zones(player: Player) -> None:
    hero, power, weapon = player.hero, player.hero_power, player.equip("Fiery War Axe")
    yeti, place = player.summon("Chillwind Yeti"), player.summon("Sanguine Depths")
    assert {card.zone for card in (hero, power, weapon, yeti, place)} == {Zone.PLAY}
    quiet = [player.summon(name) for name in ("Ice Barrier", "Open the Waygate", "Learn Draconic")]
    assert {card.zone for card in quiet} == {Zone.SECRET}
    assert player.deck[0].zone is Zone.DECK
    assert player.hand[0].zone is Zone.HAND
    spell = player.give("Arcane Missiles").play()
    assert spell.zone is Zone.GRAVEYARD
    buff = yeti.buff("CS2_092e").buffs[0]
    yeti.destroy()
    assert (yeti.zone, buff.zone) == (Zone.GRAVEYARD, Zone.REMOVEDFROMGAME)
    wisp = player.summon("Wisp")
    player.mana = 10
    player.give("The Amazing Reno").play()
    assert wisp.zone is Zone.SETASIDE


@pytest.mark.parametrize("side", [1, 2])
def test_a_location_may_be_used_on_the_elusive(player: Player, side: int) -> None:
    elusive = player.game.player(side).summon("Chillwind Yeti")
    elusive.elusive = True
    depths = player.summon("Sanguine Depths")
    assert elusive in depths.targets
    depths.use(elusive)
    assert (elusive.damage, elusive.atk) == (1, 6)


def test_a_card_has_an_entity_id_a_card_id_and_a_dbf_id(player: Player) -> None:
    first, other = player.give("Lightwarden"), player.give("Lightwarden")
    assert 4 <= first.entity_id < other.entity_id
    assert (first.id, other.id) == ("EX1_001", "EX1_001")
    assert first.data is not None
    assert first.data.dbf == 1655


def test_a_game_ends_as_its_90th_turn_begins() -> None:
    assert last_turn() == 90


def test_a_hand_a_board_and_the_secrets_are_full_at_10_7_and_5() -> None:
    assert caps() == {"hand": 10, "board": 7, "Secrets": 5}
