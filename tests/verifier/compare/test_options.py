"""Comparing a logged Options packet with the engine's list."""

from __future__ import annotations

from collections.abc import Container

import pytest

from builders import MINE, board, card, hand, mine, minion, new, their_hero, theirs, thing
from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import RUSH, TAUNT, TRADEABLE
from hsreplay_sim.engine.options import options as engine
from hsreplay_sim.engine.options import requirements as req
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.replay.packets import Option, Options, Target
from hsreplay_sim.verifier.compare.options import (
    OptionCheck,
    OptionDifference,
    agrees,
    compare_options,
)
from hsreplay_sim.verifier.simulate.offers import own_options


def position() -> Game:
    """Something of everything that is listed."""
    return board(
        [minion(1, 1), new(minion(2, 2, RUSH))],
        [minion(2, 3, TAUNT), minion(4, 4)],
        hand=[card("CS2_029"), thing(CardType.SPELL, TRADEABLE, cost=1, deck_action_cost=1)],
        deck=[minion(1, 1)],
    )


def logged(game: Game, *, coded: bool = True) -> list[Option]:
    """What a recording would say if the engine were right."""
    found = [Option(0, engine.END_TURN, 0, 0 if coded else None)]
    for number, option in enumerate(engine.options(game, MINE)[1:], 1):
        assert option.entity is not None
        if coded or option.legal:
            targets = tuple(
                Target(t.entity.id, t.error) for t in option.targets if coded or t.legal
            )
            error = option.error if coded else None
            found.append(Option(number, engine.POWER, option.entity.id, error, 0, targets))
    return found


def changed(option: Option, error: int | None, targets: tuple[Target, ...]) -> Option:
    """The option with another code and other targets."""
    return Option(option.index, option.kind, option.entity, error, 0, targets)


def checked(game: Game, listed: list[Option], known: Container[int] | None = None) -> OptionCheck:
    """The engine's options against a list."""
    tags = {each.id: each.tags for each in game.entities.values()}
    return compare_options(own_options(game), Options(1, tuple(listed)), tags, known)


def differences(game: Game, listed: list[Option]) -> list[OptionDifference]:
    """What the comparison finds."""
    check = checked(game, listed)
    assert check.checked == check.agree + len(check.differences)
    return check.differences


@pytest.mark.parametrize("coded", [True, False], ids=["with-codes", "without"])
def test_an_equal_list_agrees(coded: bool) -> None:
    game = position()
    listed = logged(game, coded=coded)
    check = checked(game, listed)
    assert check.differences == []
    assert check.checked == sum(1 + len(option.targets) for option in listed[1:])


def find(game: Game, listed: list[Option], entity: int) -> int:
    """Where an entity stands in the list."""
    return next(n for n, option in enumerate(listed) if option.entity == entity)


def test_another_code_differs() -> None:
    game = position()
    listed = logged(game)
    at = find(game, listed, mine(game).id)
    listed[at] = changed(listed[at], req.REQ_ATTACKER_NOT_FROZEN, ())
    assert differences(game, listed) == [
        (mine(game).id, 0, -1, req.REQ_ATTACKER_NOT_FROZEN, req.LEGAL)
    ]


def test_another_code_of_a_target_differs() -> None:
    game = position()
    listed = logged(game)
    at = find(game, listed, mine(game).id)
    hero = their_hero(game).id
    targets = tuple(t if t.entity != hero else Target(hero) for t in listed[at].targets)
    listed[at] = changed(listed[at], req.LEGAL, targets)
    assert differences(game, listed) == [
        (mine(game).id, hero, -1, req.LEGAL, req.REQ_TARGET_TAUNTER)
    ]


@pytest.mark.parametrize("coded", [True, False], ids=["with-codes", "without"])
def test_an_option_that_the_log_lacks_differs(coded: bool) -> None:
    game = position()
    listed = logged(game, coded=coded)
    del listed[find(game, listed, mine(game).id)]
    assert differences(game, listed) == [(mine(game).id, 0, -1, None, req.LEGAL)]


@pytest.mark.parametrize("coded", [True, False], ids=["with-codes", "without"])
def test_a_target_that_the_log_lacks_differs(coded: bool) -> None:
    game = position()
    listed = logged(game, coded=coded)
    at = find(game, listed, mine(game).id)
    left = tuple(t for t in listed[at].targets if t.entity != theirs(game).id)
    listed[at] = changed(listed[at], listed[at].error, left)
    assert differences(game, listed) == [(mine(game).id, theirs(game).id, -1, None, req.LEGAL)]


def test_an_option_that_the_engine_forbids_differs_without_codes_too() -> None:
    game = position()
    listed = logged(game, coded=False)
    listed.append(Option(9, engine.POWER, theirs(game).id))
    assert differences(game, listed) == [(theirs(game).id, 0, -1, req.LEGAL, None)]


def test_a_card_that_nobody_knows_is_left_out() -> None:
    game = position()
    known = {entity for entity in game.entities if entity != hand(game).id}
    everything = checked(game, logged(game))
    some = checked(game, logged(game), known)
    fireball = 1 + len(game.characters())
    assert some.checked == everything.checked - fireball
    assert (everything.not_judged, some.not_judged) == ([], [hand(game).id])


def test_what_the_engine_cannot_tell_is_not_counted() -> None:
    game = position()
    listed = logged(game)
    hand(game).script = None
    hand(game).card = None
    check = checked(game, listed)
    assert check.differences == []
    assert check.not_judged == [hand(game).id]


def test_a_refusal_without_a_number_agrees_with_any_refusal() -> None:
    assert agrees(req.REQ_CANNOT_PLAY_THIS, req.INVALID)
    assert not agrees(req.LEGAL, req.INVALID)
    assert not agrees(None, req.INVALID)


def test_builds_that_list_everything_in_play_count_the_same() -> None:
    game = position()
    listed = logged(game)
    check = checked(game, listed)
    listed.append(Option(99, engine.POWER, game.root.id, req.REQ_YOUR_TURN))
    at = find(game, listed, mine(game).id)
    extra = Target(game.root.id, req.REQ_HERO_OR_MINION_TARGET)
    listed[at] = changed(listed[at], req.LEGAL, (*listed[at].targets, extra))
    assert checked(game, listed) == check
