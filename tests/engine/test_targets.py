"""The targeting matrix (rules, section P): one claim per cell, and what cards ask for."""

from __future__ import annotations

import pytest

from builders import (
    Spec,
    board,
    card,
    hand,
    mine,
    minion,
    my_hero,
    my_power,
    new,
    their_hero,
    theirs,
    thing,
)
from hsreplay_sim.base.enums import CardType, Race, Zone
from hsreplay_sim.base.tags import (
    BATTLECRY,
    CANT_BE_ATTACKED,
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_OPPONENTS,
    CANT_BE_TARGETED_BY_SPELLS,
    CHARGE,
    DAMAGE,
    DORMANT,
    ELUSIVE,
    FROZEN,
    IGNORE_TAUNT,
    IMMUNE,
    RUSH,
    STEALTH,
    TAUNT,
    UNTOUCHABLE,
)
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.cards.words.chance import random
from hsreplay_sim.cards.words.effects import Do, damage, destroy
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    HURT,
    MINIONS,
)
from hsreplay_sim.engine.options import requirements as req
from hsreplay_sim.engine.options.targets import Target, attack_targets, play_targets, targets_of
from hsreplay_sim.engine.oracle import Question
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.text import Frame, Script, Targets

LEGAL = req.LEGAL
STEALTHED, SHIELDED_FROM_SPELLS = req.REQ_NONSTEALTH_ENEMY_TARGET, req.REQ_CAN_BE_TARGETED_BY_SPELLS
FROM_POWERS, IMMUNE_ENEMY = req.REQ_CAN_BE_TARGETED_BY_HERO_POWERS, req.REQ_ENEMY_TARGET_NOT_IMMUNE
OLD_ELUSIVE = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS)


def aimed(game: Game, source: Entity) -> Game:
    """Let the nameless source take any character as its target."""
    source.script = Script(targets=Targets(CHARACTERS.of))
    return game


SPELL = thing(CardType.SPELL)
BATTLECRIER = minion(1, 1, BATTLECRY)
LOCATION = thing(CardType.LOCATION, health=3)
AIMED_POWER = thing(CardType.HERO_POWER, cost=2)


def code(targets: list[Target], entity: Entity) -> int:
    """The error of one of the listed targets."""
    return next(target.error for target in targets if target.entity is entity)


def answer(action: str, states: tuple[int, ...], *, own: bool = False) -> int:
    """What is said to an action against a 2/3 with these tags."""
    victim = minion(2, 3, *states)
    left = [victim] if own else []
    if action == "location":
        left.append(LOCATION)
    if action == "attack":
        left.append(minion(1, 1))
    in_hand = {"spell": [SPELL], "battlecry": [BATTLECRIER]}.get(action, [])
    game = board(left, [] if own else [victim], hand=in_hand, power=AIMED_POWER)
    target = mine(game) if own else theirs(game)
    if action == "attack":
        return code(attack_targets(game, mine(game, -1)), target)
    if action == "location":
        source = mine(game, -1)
    else:
        source = my_power(game) if action == "power" else hand(game)
    return code(play_targets(aimed(game, source), source), target)


@pytest.mark.parametrize(
    ("action", "states", "error"),
    [
        pytest.param("spell", (STEALTH,), STEALTHED, id="spell-stealth-blocked"),
        pytest.param("spell", (ELUSIVE,), SHIELDED_FROM_SPELLS, id="spell-elusive-blocked"),
        pytest.param("spell", OLD_ELUSIVE, SHIELDED_FROM_SPELLS, id="spell-old-elusive-blocked"),
        pytest.param("spell", (IMMUNE,), IMMUNE_ENEMY, id="spell-immune-blocked"),
        pytest.param("power", (STEALTH,), STEALTHED, id="hero-power-stealth-blocked"),
        pytest.param("power", (ELUSIVE,), FROM_POWERS, id="hero-power-elusive-blocked"),
        pytest.param("power", OLD_ELUSIVE, FROM_POWERS, id="hero-power-old-elusive-blocked"),
        pytest.param("power", (IMMUNE,), IMMUNE_ENEMY, id="hero-power-immune-blocked"),
        pytest.param("battlecry", (STEALTH,), STEALTHED, id="battlecry-stealth-blocked"),
        pytest.param("battlecry", (ELUSIVE,), LEGAL, id="battlecry-elusive-allowed"),
        pytest.param("battlecry", OLD_ELUSIVE, LEGAL, id="battlecry-old-elusive-allowed"),
        pytest.param("battlecry", (IMMUNE,), IMMUNE_ENEMY, id="battlecry-immune-blocked"),
        pytest.param("attack", (STEALTH,), STEALTHED, id="attack-stealth-blocked"),
        pytest.param("attack", (ELUSIVE,), LEGAL, id="attack-elusive-allowed"),
        pytest.param("attack", (IMMUNE,), IMMUNE_ENEMY, id="attack-immune-blocked"),
        pytest.param("location", (STEALTH,), STEALTHED, id="location-stealth-blocked"),
        pytest.param("location", (ELUSIVE,), LEGAL, id="location-elusive-allowed"),
        pytest.param("location", (IMMUNE,), IMMUNE_ENEMY, id="location-immune-blocked"),
    ],
)
def test_r197_the_enemy_as_a_target(action: str, states: tuple[int, ...], error: int) -> None:
    assert answer(action, states) == error


@pytest.mark.parametrize(
    ("action", "states", "error"),
    [
        pytest.param("spell", (STEALTH,), LEGAL, id="own-spell-stealth-allowed"),
        pytest.param("power", (STEALTH,), LEGAL, id="own-hero-power-stealth-allowed"),
        pytest.param("spell", (ELUSIVE,), SHIELDED_FROM_SPELLS, id="own-spell-elusive-blocked"),
        pytest.param("power", (ELUSIVE,), FROM_POWERS, id="own-hero-power-elusive-blocked"),
        pytest.param("spell", (IMMUNE,), LEGAL, id="own-spell-immune-allowed"),
        pytest.param("power", (IMMUNE,), LEGAL, id="own-hero-power-immune-allowed"),
        pytest.param("battlecry", (STEALTH,), LEGAL, id="own-battlecry-stealth-allowed"),
        pytest.param("battlecry", (ELUSIVE,), LEGAL, id="own-battlecry-elusive-allowed"),
        pytest.param("battlecry", (IMMUNE,), LEGAL, id="own-battlecry-immune-allowed"),
    ],
)
def test_r197_r233_the_own_side_as_a_target(
    action: str, states: tuple[int, ...], error: int
) -> None:
    assert answer(action, states, own=True) == error


class Picks:
    """An oracle that notes what it could choose from and takes the last."""

    def __init__(self) -> None:
        self.offered: list[Entity] = []

    def pick(self, game: Game, question: Question[Entity]) -> Entity | None:
        self.offered = list(question.options)
        return self.offered[-1] if self.offered else None


def struck(effect: Do, state: int, picks: Picks | None = None) -> Entity:
    """The enemy 2/3 with a state after an effect of mine."""
    game = board(theirs=[minion(2, 3, state)])
    if picks is not None:
        game.oracle = picks
    victim = theirs(game)
    effect.run(game, my_hero(game), Frame())
    settle(game)
    return victim


@pytest.mark.parametrize(
    ("state", "hurt"),
    [
        pytest.param(STEALTH, 1, id="stealth-can-be-hit"),
        pytest.param(ELUSIVE, 1, id="elusive-can-be-hit"),
        pytest.param(IMMUNE, 0, id="immune-can-be-chosen-and-takes-nothing"),
    ],
)
def test_r197_random_damage(state: int, hurt: int) -> None:
    picks = Picks()
    victim = struck(damage(random(ENEMY_CHARACTERS), 1), state, picks)
    assert victim in picks.offered
    assert victim.get(DAMAGE) == hurt


@pytest.mark.parametrize("state", [STEALTH, ELUSIVE, IMMUNE])
def test_r197_random_destruction_works_on_every_state(state: int) -> None:
    victim = struck(destroy(random(ENEMY_MINIONS)), state, Picks())
    assert victim.zone == Zone.GRAVEYARD


@pytest.mark.parametrize(("state", "hurt"), [(STEALTH, 2), (ELUSIVE, 2), (IMMUNE, 0)])
def test_r197_area_damage(state: int, hurt: int) -> None:
    assert struck(damage(ENEMY_MINIONS, 2), state).get(DAMAGE) == hurt


@pytest.mark.parametrize("state", [STEALTH, ELUSIVE, IMMUNE])
def test_r197_area_destruction_spares_nobody(state: int) -> None:
    assert struck(destroy(MINIONS), state).zone == Zone.GRAVEYARD


def test_r198_keeper_of_the_grove_may_silence_a_faerie_dragon_earth_shock_may_not() -> None:
    game = board(theirs=[card("NEW1_023")], hand=[card("EX1_245"), BATTLECRIER])
    shock, crier, dragon = hand(game), hand(game, 1), theirs(game)
    assert code(play_targets(aimed(game, shock), shock), dragon) == SHIELDED_FROM_SPELLS
    assert code(play_targets(aimed(game, crier), crier), dragon) == LEGAL


# --- states that the matrix does not name ------------------------------------------------------


@pytest.mark.parametrize("state", [DORMANT, UNTOUCHABLE])
@pytest.mark.parametrize("action", ["spell", "power", "battlecry", "attack", "location"])
def test_r254_a_dormant_enemy_is_no_target(action: str, state: int) -> None:
    assert answer(action, (state,)) == IMMUNE_ENEMY


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ("spell", req.REQ_CAN_BE_TARGETED_BY_SPELLS),
        ("power", req.REQ_CAN_BE_TARGETED_BY_HERO_POWERS),
        ("battlecry", req.REQ_CAN_BE_TARGETED_BY_BATTLECRIES),
        ("location", req.REQ_CAN_BE_TARGETED_BY_COMBOS),
    ],
)
def test_r254_an_own_dormant_minion_is_no_target_and_the_code_says_of_what(
    action: str, error: int
) -> None:
    assert answer(action, (DORMANT,), own=True) == error


def test_a_minion_closed_to_opponents_stays_open_to_its_owner() -> None:
    closed = (CANT_BE_TARGETED_BY_OPPONENTS,)
    assert answer("spell", closed) == req.REQ_CAN_BE_TARGETED_BY_OPPONENTS
    assert answer("spell", closed, own=True) == LEGAL


def test_r159_a_location_is_listed_as_a_target_and_never_legal() -> None:
    game = board(theirs=[LOCATION], mine=[minion(1, 1)], hand=[SPELL])
    spell = hand(game)
    assert code(play_targets(aimed(game, spell), spell), theirs(game)) == (
        req.REQ_HERO_OR_MINION_TARGET
    )
    assert code(attack_targets(game, mine(game)), theirs(game)) == req.REQ_HERO_OR_MINION_TARGET


# --- attacks -------------------------------------------------------------------------------------


def attack_codes(game: Game) -> dict[str, int]:
    """Codes of my leftmost minion's targets: the opponent's row from the left, then `hero`."""
    targets = attack_targets(game, mine(game))
    codes = {str(n): code(targets, entity) for n, entity in enumerate(game.row(2))}
    return codes | {"hero": code(targets, their_hero(game))}


def test_r218_a_taunt_leaves_nothing_else_to_attack() -> None:
    game = board([minion(1, 1)], [minion(2, 3, TAUNT), minion(2, 3)])
    behind = req.REQ_TARGET_TAUNTER
    assert attack_codes(game) == {"0": LEGAL, "1": behind, "hero": behind}


def test_r218_of_two_taunts_either_may_be_attacked() -> None:
    game = board([minion(1, 1)], [minion(2, 3, TAUNT), minion(2, 3, TAUNT)])
    assert attack_codes(game) == {"0": LEGAL, "1": LEGAL, "hero": req.REQ_TARGET_TAUNTER}


@pytest.mark.parametrize(
    ("state", "error"),
    [
        pytest.param(STEALTH, STEALTHED, id="stealthed"),
        pytest.param(IMMUNE, IMMUNE_ENEMY, id="immune"),
        pytest.param(DORMANT, IMMUNE_ENEMY, id="dormant"),
    ],
)
def test_r218_a_taunt_that_cannot_be_attacked_guards_nobody(state: int, error: int) -> None:
    game = board([minion(1, 1)], [minion(2, 3, TAUNT, state), minion(2, 3)])
    assert attack_codes(game) == {"0": error, "1": LEGAL, "hero": LEGAL}


def test_r218_spells_ignore_taunt() -> None:
    game = board(theirs=[minion(2, 3, TAUNT), minion(2, 3)], hand=[SPELL])
    spell = hand(game)
    assert code(play_targets(aimed(game, spell), spell), theirs(game, 1)) == LEGAL


def test_r218_ignore_taunt_on_the_player_lets_everyone_pass() -> None:
    row = [minion(2, 3, TAUNT), minion(2, 3)]
    game = board([minion(1, 1)], row, player={"ignore_taunt": 1})
    assert set(attack_codes(game).values()) == {LEGAL}
    game = board([minion(1, 1, IGNORE_TAUNT)], row)
    assert set(attack_codes(game).values()) == {LEGAL}


def test_targets_behind_a_taunt_come_last_in_reverse_order_of_entry() -> None:
    game = board([minion(1, 1)], [minion(2, 3), minion(2, 3, TAUNT), minion(4, 4)])
    listed = [target.entity for target in attack_targets(game, mine(game))]
    own = [my_hero(game), mine(game)]
    assert listed == [
        theirs(game, 1), *own, theirs(game, 2), theirs(game, 0), their_hero(game),
    ]  # fmt: skip


def test_r220_rush_may_attack_minions_only_in_the_turn_of_arrival() -> None:
    game = board([new(minion(1, 1, RUSH))], [minion(2, 3)])
    assert attack_codes(game) == {"0": LEGAL, "hero": req.REQ_MINION_TARGET}
    assert attack_codes(board([minion(1, 1, RUSH)], [minion(2, 3)]))["hero"] == LEGAL
    assert attack_codes(board([new(minion(1, 1, RUSH, CHARGE))], [minion(2, 3)]))["hero"] == LEGAL


def test_r220_to_a_rushing_minion_the_own_hero_is_first_of_all_no_minion() -> None:
    game = board([new(minion(1, 1, RUSH))], [minion(2, 3)])
    targets = attack_targets(game, mine(game))
    assert code(targets, my_hero(game)) == req.REQ_MINION_TARGET
    assert code(targets, mine(game)) == req.REQ_ENEMY_TARGET


def test_r112_who_cannot_be_attacked() -> None:
    game = board([minion(1, 1)], [minion(2, 3, CANT_BE_ATTACKED)])
    assert attack_codes(game) == {"0": req.REQ_CAN_BE_ATTACKED, "hero": LEGAL}


def test_can_only_attack_what_its_card_says() -> None:
    game = board([minion(1, 1)], [minion(2, 3)])
    mine(game).script = Script(attack_targets=ENEMY_MINIONS.of)
    assert attack_codes(game) == {"0": LEGAL, "hero": req.REQ_MINION_TARGET}


# --- what cards ask for --------------------------------------------------------------------------


class Unwritten:
    """No card is implemented: requirements alone tell."""

    def find(self, found: Card | None, card_id: str) -> Script | None:
        return None


REQUIRED = [
    pytest.param("CS2_104", minion(2, 3), minion(2, 3, damage=1), req.REQ_DAMAGED_TARGET),
    pytest.param("CS2_072", minion(2, 3, damage=1), minion(2, 3), req.REQ_UNDAMAGED_TARGET),
    pytest.param("OG_081", minion(2, 3), minion(2, 3, FROZEN), req.REQ_FROZEN_TARGET),
    pytest.param("CS2_234", minion(4, 3), minion(3, 3), req.REQ_TARGET_MAX_ATTACK),
    pytest.param("EX1_005", minion(6, 7), minion(7, 7), req.REQ_TARGET_MIN_ATTACK),
    pytest.param("EX1_002", minion(2, 3), minion(2, 3, TAUNT), req.REQ_MUST_TARGET_TAUNTER),
    pytest.param("CFM_694", minion(2, 3), None, req.REQ_STEALTHED_TARGET),
    pytest.param("CFM_855", minion(2, 3), card("EX1_029"), req.REQ_TARGET_WITH_DEATHRATTLE),
    pytest.param("AT_024", minion(2, 3), minion(2, 3, cardrace=15), req.REQ_TARGET_WITH_RACE),
    pytest.param("AT_024", card("CS2_235"), card("CS2_065"), req.REQ_TARGET_WITH_RACE),
]


@pytest.mark.parametrize(("card_id", "fails", "meets", "error"), REQUIRED)
def test_r101_an_unimplemented_card_is_bound_by_its_requirements(
    card_id: str, fails: Spec, meets: Spec | None, error: int
) -> None:
    row = [fails, meets] if meets else [fails]
    game = board(theirs=row, hand=[card(card_id)], scripts=Unwritten())
    targets = play_targets(game, hand(game))
    codes = [code(targets, entity) for entity in game.row(2)]
    assert codes == [error, LEGAL][: len(row)]


def test_r101_friend_or_foe_is_asked_before_hero_or_minion() -> None:
    game = board([minion(1, 1)], [minion(2, 3)], hand=[card("EX1_144")], scripts=Unwritten())
    targets = play_targets(game, hand(game))
    assert code(targets, mine(game)) == LEGAL
    assert code(targets, my_hero(game)) == req.REQ_MINION_TARGET
    assert code(targets, their_hero(game)) == code(targets, theirs(game))
    assert code(targets, theirs(game)) == req.REQ_FRIENDLY_TARGET


def test_a_requirement_is_asked_before_the_state_of_the_target() -> None:
    game = board(theirs=[minion(4, 3, STEALTH)], hand=[card("CS2_234")], scripts=Unwritten())
    assert code(play_targets(game, hand(game)), theirs(game)) == req.REQ_TARGET_MAX_ATTACK


@pytest.mark.parametrize(("combo", "listed"), [(0, 0), (1, 4)])
def test_a_combo_asks_for_a_target_once_a_card_was_played(combo: int, listed: int) -> None:
    game = board(
        theirs=[minion(2, 3), minion(2, 3)],
        hand=[card("AT_030")],
        player={"combo_active": combo},
        scripts=Unwritten(),
    )
    assert len(play_targets(game, hand(game))) == listed


@pytest.mark.parametrize(("other", "listed"), [(card("CS2_231"), 0), (card("NEW1_023"), 2)])
def test_a_target_is_asked_for_while_a_dragon_is_held(other: Spec, listed: int) -> None:
    game = board(hand=[card("BRM_034"), other], scripts=Unwritten())
    assert len(play_targets(game, hand(game))) == listed


def test_r155_a_minion_of_all_types_is_of_each() -> None:
    game = board([minion(1, 1, cardrace=Race.ALL)])
    assert all(req.has_race(mine(game), race) for race in (11, 14, 15, 17, 18, 20, 21, 23, 24, 92))


def test_r155_a_card_of_two_types_is_of_both() -> None:
    elekk = mine(board([card("BOT_559")], build=159202))
    assert req.has_race(elekk, Race.BEAST)
    assert req.has_race(elekk, Race.MECHANICAL)
    assert not req.has_race(elekk, Race.DRAGON)


def test_a_script_narrows_what_the_requirements_allow() -> None:
    game = board(theirs=[minion(2, 3, DAMAGE), minion(2, 3)], hand=[SPELL])
    spell = hand(game)
    spell.script = Script(targets=Targets((ENEMY_MINIONS & HURT).of))
    assert targets_of(game, spell) == [theirs(game)]
    assert code(play_targets(game, spell), theirs(game, 1)) == req.INVALID


def test_a_card_without_targets_has_none_rather_than_an_empty_list() -> None:
    game = board(hand=[thing(CardType.SPELL)])
    assert targets_of(game, hand(game)) is None
