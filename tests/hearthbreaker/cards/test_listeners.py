"""Texts that hearthbreaker ties to other events or other characters; each card played."""

from __future__ import annotations

import pytest

from hearthbreaker_board import YETI, Board
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    DAMAGE,
    DIVINE_SHIELD,
    EXHAUSTED,
    HEALTH,
    HERO_ENTITY,
    RESOURCES_USED,
)
from hsreplay_sim.engine.oracle import Question, Sequential
from hsreplay_sim.engine.rules.enchantments import silence
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.hearthbreaker.rules.play import play, price
from hsreplay_sim.hearthbreaker.rules.ruleset import harm, kill

MURLOC = "CS2_168"
WISP = "CS2_231"


@pytest.mark.parametrize(("card_id", "strength"), [("EX1_507", 4), ("EX1_508", 3)])
def test_murloc_auras_strengthen_the_murlocs_of_both_players(card_id: str, strength: int) -> None:
    b = Board()
    theirs = b.minion(MURLOC, 2)
    b.play(card_id)
    assert b.atk(theirs) == strength


def test_coldlight_seer_gives_health_to_the_murlocs_of_both_players() -> None:
    b = Board()
    theirs = b.minion(MURLOC, 2)
    b.play("EX1_103")
    b.atk(theirs)
    assert theirs.get(HEALTH) == 3


def test_murloc_tidecaller_hears_the_other_players_murlocs() -> None:
    b = Board()
    caller = b.minion("EX1_509", 2)
    b.play("EX1_506")
    assert b.atk(caller) == 3


def test_dragonkin_sorcerer_grows_under_an_enemys_spell_before_it_strikes() -> None:
    b = Board()
    dragon = b.minion("BRM_020", 2, damage=4)
    b.play("CS2_008", dragon)
    assert (b.atk(dragon), dragon.get(HEALTH), dragon.zone) == (4, 6, Zone.PLAY)


def test_hobgoblin_hears_of_tokens_and_of_what_is_printed() -> None:
    b = Board()
    b.minion("GVG_104")
    b.play("EX1_506")
    scout = next(e for e in b.game.row(1) if e.card_id == "EX1_506a")
    assert (b.atk(scout), scout.get(HEALTH)) == (3, 3)


def test_pint_sized_summoner_reduces_from_the_start_of_the_turn_whatever_becomes_of_it() -> None:
    b = Board()
    b.turn(2)
    summoner = b.minion("EX1_076", 1)
    b.turn(3)
    kill(b.game, summoner)
    b.rules.settle(b.game)
    yeti = b.hand(YETI)
    b.atk(yeti)
    assert yeti.get(COST) == 3
    b.play(WISP)
    b.atk(yeti)
    assert yeti.get(COST) == 4


def test_gorehowl_loses_attack_before_the_blow_and_strikes_with_all_of_it() -> None:
    b = Board()
    axe, victim = b.weapon("EX1_411"), b.minion("CS2_186", 2)
    b.attack(b.hero(1), victim)
    assert (b.atk(axe), axe.get(DAMAGE), victim.zone) == (6, 0, Zone.GRAVEYARD)
    assert b.atk(b.hero(1)) == 6


def test_dragon_consort_reduces_the_next_dragon_by_three() -> None:
    b = Board()
    b.play("BRM_018")
    dragon, another = b.hand("EX1_561"), b.hand("EX1_561")
    b.atk(dragon)
    assert dragon.get(COST) == another.get(COST) == 6


def test_echoing_ooze_echoes_beside_itself_with_its_wounds_and_as_awake_as_it_is() -> None:
    b = Board()
    ooze = b.play("FP1_003")
    b.minion()
    harm(b.game, b.hero(1), ooze, 1)
    b.turn(2)
    echo = b.game.row(1)[1]
    assert (echo.card_id, echo.get(DAMAGE), echo.get(EXHAUSTED)) == ("FP1_003", 1, 0)


def test_an_echoing_ooze_that_changed_sides_does_not_echo() -> None:
    b = Board()
    b.rules.take_control(b.game, b.play("FP1_003"), 2)
    b.turn(2)
    assert (b.row(1), b.row(2)) == ([], ["FP1_003"])


def test_a_stolen_thought_of_an_ooze_echoes_the_first_of_both() -> None:
    b = Board()
    b.deck("FP1_003", side=2)
    b.play("EX1_339")
    stolen, original = b.game.hand[1][0], b.game.deck[2][0]
    assert b.rules.first_of(stolen) == original.id
    assert b.rules.owner_of(b.game, stolen) == 1


class Listing(Sequential):
    """Notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        self.asked.append("whom")
        return super().pick(game, question)

    def number(self, game: Game, question: Question[int]) -> int:
        self.asked.append("how much")
        return super().number(game, question)


def test_boom_bot_asks_whom_before_how_much() -> None:
    b = Board()
    b.game.oracle = oracle = Listing()
    kill(b.game, b.minion("GVG_110t"))
    b.rules.settle(b.game)
    assert oracle.asked == ["whom", "how much"]


def test_mad_scientist_puts_a_secret_that_is_there_already() -> None:
    b = Board()
    b.secret("EX1_287", 1)
    b.deck("EX1_287")
    kill(b.game, b.minion("FP1_004"))
    b.rules.settle(b.game)
    assert [secret.card_id for secret in b.game.secrets[1]] == ["EX1_287", "EX1_287"]


def test_redemption_leaves_one_health_of_what_a_weapon_adds() -> None:
    b = Board()
    b.weapon("EX1_366", 2)
    b.secret("EX1_136")
    victim = b.minion(side=2)
    b.play("EX1_617")
    risen = b.game.row(2)[0]
    assert (risen is not victim, risen.get(HEALTH), risen.health_left) == (True, 6, 1)


def test_majordomo_brings_ragnaros_and_notes_the_hero_that_dumps_go_on_telling() -> None:
    b = Board()
    old = b.hero(1)
    old.tags[ARMOR] = 3
    kill(b.game, b.minion("BRM_027"))
    b.rules.settle(b.game)
    assert b.game.owner(1).get(HERO_ENTITY) != old.id
    assert b.rules.former_heroes[1][0] == old.id
    assert b.rules.former_heroes[1][1][ARMOR] == 3


def test_silence_leaves_the_shield_of_hand_of_protection() -> None:
    b = Board()
    held, other = b.minion(), b.minion("EX1_008")
    b.play("EX1_371", held)
    silence(b.game, held)
    silence(b.game, other)
    assert (held.get(DIVINE_SHIELD), other.get(DIVINE_SHIELD)) == (1, 0)


# --- minions that change sides -----------------------------------------------------------------


def test_shadow_madness_leaves_what_a_minion_hears_with_both_players() -> None:
    b = Board()
    totem = b.minion("GVG_039", 2)
    for side in (1, 2):
        b.hero(side).tags[DAMAGE] = 20
    b.deck(YETI, side=1), b.deck(YETI, side=2)
    b.play("EX1_334", totem)
    kill(b.game, totem)
    b.rules.settle(b.game)
    b.turn(2)
    assert b.hero(1).get(DAMAGE) == 20
    b.turn(3)
    assert b.hero(2).get(DAMAGE) == 16


def test_a_minion_given_back_with_mortal_wounds_lies_in_a_graveyard_and_lives_on() -> None:
    b = Board()
    body = b.minion("EX1_019", 2)
    b.play("EX1_334", body)
    body.tags[DAMAGE] = body.get(HEALTH)
    b.turn(2)
    assert (body.zone, body.controller, b.rules.graveyards[1]) == (Zone.PLAY, 2, [body.id])
    before = b.hero(1).get(DAMAGE)
    b.attack(body, b.hero(1))
    assert b.hero(1).get(DAMAGE) == before + 3


def test_mind_control_leaves_the_aura_with_the_old_player() -> None:
    b = Board()
    leader = b.minion("CS2_122", 2)
    left = b.minion(side=2)
    b.play("CS1_113", leader)
    assert (leader.controller, b.atk(left)) == (1, 5)


# --- cards that stay another player's ----------------------------------------------------------


def test_a_spell_from_lorewalker_cho_stays_a_card_of_its_first_player() -> None:
    b = Board()
    b.minion("EX1_100", 2)
    b.minion(damage=1)
    b.play("GVG_052", b.minion(side=2))
    crush = b.game.hand[2][0]
    assert b.rules.owner_of(b.game, crush) == 1
    b.atk(crush)
    assert crush.get(COST) == 3


def test_deathwing_discards_as_many_cards_as_are_its_players_own() -> None:
    b = Board()
    b.minion("EX1_100", 1)
    b.turn(2)
    b.play("CS2_008", b.hero(1))
    b.turn(3)
    b.hand(WISP)
    b.play("NEW1_030")
    assert len(b.names()) == 1


def test_deathwing_discards_nothing_when_there_is_nobody_to_destroy() -> None:
    b = Board()
    b.hand(WISP)
    b.play("NEW1_030")
    assert b.names() == [WISP]


def test_gallywix_keeps_a_copy_and_pays_with_a_coin() -> None:
    b = Board()
    b.minion("GVG_028", 2)
    b.play("CS2_008", b.hero(2))
    assert (b.names(2), b.names(1)) == (["CS2_008"], ["GVG_028t"])


def test_a_copy_of_a_countered_spell_is_countered() -> None:
    b = Board()
    b.secret("EX1_287", 2)
    b.minion("EX1_100", 1)
    b.play("CS2_008", b.hero(2))
    b.turn(2)
    assert b.names(2) == ["CS2_008"]
    spell = b.game.hand[2][0]
    assert spell.id in b.rules.countered
    before = b.hero(1).get(DAMAGE)
    play(b.game, spell, b.hero(1), 0, 7)
    assert b.hero(1).get(DAMAGE) == before


def test_a_minion_returned_to_the_hand_has_lost_the_text_on_its_cost() -> None:
    b = Board()
    b.weapon("CS2_106")
    corsair = b.play("NEW1_022")
    b.play("EX1_049", corsair)
    b.atk(corsair)
    assert (corsair.zone, price(b.game, corsair)) == (Zone.HAND, 4)
    assert b.game.owner(1).get(RESOURCES_USED) > 0
    assert corsair.get(EXHAUSTED) == 0
    assert corsair.get(ATK) == 3


@pytest.mark.parametrize("again", ["GVG_005", "FP1_025"])
def test_what_is_made_of_a_card_that_was_played_has_lost_it_too(again: str) -> None:
    """Echo of Medivh and Reincarnate take the minion's own card (Volcanic Drake)."""
    b = Board()
    kill(b.game, b.minion(WISP, side=2))
    b.rules.settle(b.game)
    drake = b.play("BRM_025")
    b.play(again, drake if again == "FP1_025" else None)
    if again == "FP1_025":
        b.play("EX1_049", b.game.board[1][0])
    (card,) = [each for each in b.game.hand[1] if each.card_id == "BRM_025"]
    assert price(b.game, card) == 6


def test_an_unhurt_gargoyle_counts_as_healed() -> None:
    b = Board()
    b.minion("FP1_027"), b.minion("GVG_072")
    b.deck(YETI, side=1), b.deck(YETI, side=2)
    b.turn(2), b.turn(1)
    assert b.hero(2).get(DAMAGE) == 1
