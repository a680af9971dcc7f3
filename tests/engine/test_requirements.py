"""Play requirements one by one: what each of them asks of the game."""

from __future__ import annotations

import pytest

from builders import MINE, Spec, board, card, hand, mine, minion, thing
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    DEATHRATTLE,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
    REBORN,
    SECRET,
    ZONE,
)
from hsreplay_sim.engine.options import requirements as req
from hsreplay_sim.engine.state.game import Game

CARD = thing(CardType.SPELL, cost=1)
BODY = minion(1, 1)


def met(requirement: int, game: Game, parameter: int = 0) -> bool:
    """Whether my first card in hand meets a requirement on the game."""
    return req.play_error(game, hand(game), {requirement: parameter}) == req.LEGAL


def asks(requirement: int, game: Game, parameter: int = 0) -> bool:
    """Whether a requirement makes my first card in hand ask for a target."""
    return req.TARGET_ASKED[requirement](game, hand(game), parameter)


def test_slots_are_counted_by_the_parameter() -> None:
    game = board([BODY] * 6, hand=[CARD])
    assert met(req.REQ_NUM_MINION_SLOTS, game, 1)
    assert not met(req.REQ_NUM_MINION_SLOTS, game, 2)
    assert not met(req.REQ_MINION_CAP, board([BODY] * 7, hand=[CARD]))


def test_a_full_board_does_not_matter_while_a_crystal_can_be_gained() -> None:
    full = [BODY] * 7
    assert met(req.REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT, board(full, hand=[CARD], mana=9))
    assert not met(req.REQ_MINION_SLOT_OR_MANA_CRYSTAL_SLOT, board(full, hand=[CARD], mana=10))


def test_weapons_of_either_side() -> None:
    axe = thing(CardType.WEAPON, atk=3, health=2)
    assert met(req.REQ_WEAPON_EQUIPPED, board(hand=[CARD], weapon=axe))
    assert not met(req.REQ_WEAPON_EQUIPPED, board(hand=[CARD], their_weapon=axe))
    assert met(req.REQ_ENEMY_WEAPON_EQUIPPED, board(hand=[CARD], their_weapon=axe))


def test_locations_are_no_minions() -> None:
    game = board([BODY], [thing(CardType.LOCATION, health=2)], hand=[CARD])
    assert not met(req.REQ_MINIMUM_ENEMY_MINIONS, game, 1)
    assert met(req.REQ_MINIMUM_TOTAL_MINIONS, game, 1)
    assert not met(req.REQ_MINIMUM_TOTAL_MINIONS, game, 2)


@pytest.mark.parametrize(("cards", "room"), [(9, True), (10, False)])
def test_r209_room_in_the_hand(cards: int, room: bool) -> None:
    assert met(req.REQ_HAND_NOT_FULL, board(hand=[CARD] * cards)) is room


@pytest.mark.parametrize(("secrets", "room"), [(4, True), (5, False)])
def test_r211_room_for_a_secret(secrets: int, room: bool) -> None:
    game = board(hand=[CARD], secrets=[thing(CardType.SPELL, SECRET)] * secrets)
    assert met(req.REQ_SECRET_ZONE_CAP_FOR_NON_SECRET, game) is room


def test_some_cards_can_never_be_played() -> None:
    assert not met(req.REQ_CANNOT_PLAY_THIS, board(hand=[CARD]))
    assert not met(req.REQ_MUST_PLAY_OTHER_CARD_FIRST, board(hand=[CARD]))


def test_counters_of_the_dead() -> None:
    nobody = board(hand=[CARD])
    own = board(hand=[CARD], player={"num_friendly_minions_that_died_this_game": 1})
    other = board(hand=[CARD], their_player={"num_friendly_minions_that_died_this_game": 1})
    assert not met(req.REQ_FRIENDLY_MINION_DIED_THIS_GAME, nobody)
    assert met(req.REQ_FRIENDLY_MINION_DIED_THIS_GAME, own)
    assert not met(req.REQ_FRIENDLY_MINION_DIED_THIS_GAME, other)
    assert met(req.REQ_MINION_DIED_THIS_GAME, other)
    assert not met(req.REQ_MINION_DIED_THIS_GAME, nobody)
    assert not met(req.REQ_FRIENDLY_MINION_DIED_THIS_TURN, own)
    assert nobody.owner(MINE).get(NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME) == 0


@pytest.mark.parametrize(
    ("dead", "requirement", "parameter"),
    [
        (card("EX1_029"), req.REQ_FRIENDLY_DEATHRATTLE_MINION_DIED_THIS_GAME, 0),
        (card("ULD_723"), req.REQ_FRIENDLY_REBORN_MINION_DIED_THIS_GAME, 0),
        (card("CS2_172"), req.REQ_FRIENDLY_MINION_OF_RACE_DIED_THIS_GAME, 20),
    ],
    ids=["deathrattle", "reborn", "beast"],
)
def test_kinds_of_the_dead(dead: Spec, requirement: int, parameter: int) -> None:
    game = board([dead], hand=[CARD])
    body = mine(game)
    assert not met(requirement, game, parameter)
    body.tags[ZONE] = Zone.GRAVEYARD
    body.tags.pop(DEATHRATTLE, None)
    body.tags.pop(REBORN, None)
    game.index()
    assert met(requirement, game, parameter)


def test_a_minion_type_in_the_hand() -> None:
    assert met(req.REQ_FRIENDLY_MINION_OF_RACE_IN_HAND, board(hand=[card("CS2_172")]), 20)
    assert not met(req.REQ_FRIENDLY_MINION_OF_RACE_IN_HAND, board(hand=[CARD]), 20)


# --- when a target is asked for ------------------------------------------------------------------


@pytest.mark.parametrize(("combo", "asked"), [(0, False), (1, True)])
def test_combo_and_its_opposite(combo: int, asked: bool) -> None:
    game = board(hand=[CARD], player={"combo_active": combo})
    assert asks(req.REQ_TARGET_FOR_COMBO, game) is asked
    assert asks(req.REQ_TARGET_FOR_NO_COMBO, game) is not asked


def test_steady_shot_takes_a_target_when_the_player_may_aim_it() -> None:
    assert not asks(req.REQ_STEADY_SHOT, board(hand=[CARD]))
    aiming = board(hand=[CARD], player={"steady_shot_can_target": 1})
    assert asks(req.REQ_STEADY_SHOT, aiming)


def test_conditions_on_board_secrets_hero_and_mana() -> None:
    secret = thing(CardType.SPELL, SECRET)
    rich = board(
        [BODY] * 4, hand=[CARD, thing(CardType.SPELL, cost=5)], secrets=[secret], mana=10,
        hero=card("HERO_08", atk=1), player={"num_spells_played_this_turn": 2},
    )  # fmt: skip
    poor = board([BODY] * 3, hand=[CARD], mana=9)
    for requirement, parameter in (
        (req.REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_MINIONS, 4),
        (req.REQ_TARGET_IF_AVAILABLE_AND_MINIMUM_FRIENDLY_SECRETS, 1),
        (req.REQ_TARGET_IF_AVAILABLE_AND_HERO_HAS_ATTACK, 0),
        (req.REQ_TARGET_IF_AVAILABLE_AND_SPELLS_PLAYED, 2),
        (req.REQ_TARGET_IF_AVAILABLE_AND_COSTLY_SPELL_IN_HAND, 0),
        (req.REQ_TARGET_IF_AVAILABLE_AND_MANA_CRYSTALS, 10),
    ):
        assert asks(requirement, rich, parameter)
        assert not asks(requirement, poor, parameter)


# --- what is on record ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card_id", "wanted"),
    [
        pytest.param("CS2_029", {req.REQ_TARGET_TO_PLAY: 0}, id="listed"),
        pytest.param("CS2_023", {}, id="listed-without-any"),
        pytest.param("REV_290", None, id="newer-than-the-data"),
        pytest.param("UNG_847", None, id="one-that-is-not-evaluated"),
    ],
)
def test_requirements_on_record(card_id: str, wanted: dict[int, int] | None) -> None:
    game = board(hand=[card(card_id)], build=174258)
    assert req.requirements_of(game, hand(game)) == wanted


def test_a_nameless_card_has_none_on_record() -> None:
    game = board(hand=[CARD])
    assert req.requirements_of(game, hand(game)) is None


@pytest.mark.parametrize(
    ("parts", "wanted"),
    [
        pytest.param((41624, 42070), {}, id="no-part-is-aimed"),
        pytest.param((41621, 41629), {req.REQ_TARGET_TO_PLAY: 0}, id="heart-of-fire-is-aimed"),
    ],
)
def test_a_potion_of_kazakus_asks_for_what_its_parts_do(
    parts: tuple[int, int], wanted: dict[int, int]
) -> None:
    tags = {"additional_play_reqs_1": parts[0], "additional_play_reqs_2": parts[1]}
    game = board(hand=[card("CFM_621t15", **tags)], build=15590)
    assert req.requirements_of(game, hand(game)) == wanted
