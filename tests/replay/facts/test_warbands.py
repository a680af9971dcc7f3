"""Teams, boards and players of Mercenaries, and that games without a type are told apart."""

from __future__ import annotations

import pytest

from corpus import corpus_dir
from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import CardType, Step, Zone
from hsreplay_sim.formats import open_replay
from hsreplay_sim.replay.facts.model import Summary
from hsreplay_sim.replay.facts.words import lines_of
from hsreplay_sim.replay.packets import (
    CreateGame,
    FullEntity,
    Packet,
    PlayerDef,
    ShowEntity,
    TagChange,
    Tags,
)
from hsreplay_sim.replay.recording import Recording

DUMMIES = (1, 2)
ME, FOE = 3, 4
"""The people; the first two players, whose turns the game goes by, are dummies."""


def mercenary(side: int, owner: int, place: int = 0) -> Tags:
    return (
        (t.ZONE, Zone.PLAY if place else Zone.SETASIDE),
        (t.CONTROLLER, side),
        (t.CARDTYPE, CardType.MINION),
        (t.LETTUCE_CONTROLLER, owner),
        (t.LETTUCE_MERCENARY, 1),
        (t.ZONE_POSITION, place),
    )


def summary(*more: Packet, game_type: str = "GT_MERCENARIES_PVP") -> Summary:
    """A game in which the recording player sees its own team, and the other's as it fights."""
    players = tuple(
        PlayerDef(seat + 1, seat, ((t.PLAYER_ID, seat),), name, "1", str(account))
        for seat, name, account in (
            (1, "The Innkeeper", 0), (2, "The Innkeeper", 0), (ME, "Anna", 7), (FOE, "Bob", 8),
        )
    )  # fmt: skip
    game = Recording("a.log", 1, "power.log", game_type=game_type)
    game.packets = [
        CreateGame(1, ((t.STEP, Step.BEGIN_MULLIGAN),), players),
        FullEntity(10, "LETL_009H_01", mercenary(1, ME)),
        FullEntity(11, "LETL_016H_02", mercenary(1, ME)),
        FullEntity(20, "", ((t.ZONE, Zone.SETASIDE), (t.CONTROLLER, 2))),
        FullEntity(21, "", ((t.ZONE, Zone.SETASIDE), (t.CONTROLLER, 2))),
        TagChange(1, t.STEP, Step.MAIN_READY),
        TagChange(1, t.TURN, 1),
        ShowEntity(21, "LETL_021H_01", mercenary(2, FOE, place=1)),
        TagChange(11, t.ZONE, Zone.PLAY),
        TagChange(11, t.ZONE_POSITION, 1),
        *more,
        TagChange(1, t.STEP, Step.MAIN_COMBAT),
        FullEntity(30, "LETL_009H_01", mercenary(1, ME, place=2)),
    ]
    return game.summary


@pytest.mark.parametrize("game_type", ["GT_MERCENARIES_PVP", ""])
def test_a_team_is_who_came_with_a_player(game_type: str) -> None:
    """Not the copy that a mercenary makes of itself, nor one that nobody has seen."""
    found = summary(game_type=game_type)
    assert found.warband is not None
    assert found.warband.teams == {ME: ("LETL_009H_01", "LETL_016H_02"), FOE: ("LETL_021H_01",)}
    assert found.warband.chosen == ""
    assert {"LETL_009H_01", "LETL_021H_01"} <= found.card_ids()
    assert "team      Xyrella (Bob)" in lines_of(found)


def test_a_fight_begins_with_the_boards_of_its_turn_though_nobody_attacks() -> None:
    warband = summary().warband
    assert warband is not None
    (fight,) = warband.combats
    assert (fight.turn, fight.boards) == (1, {ME: ("LETL_016H_02",), FOE: ("LETL_021H_01",)})


def test_the_player_that_recorded_is_the_one_whose_choices_are_shown() -> None:
    """Or else the one person whose team is shown before it fights."""
    assert summary().recorded_by == [ME]
    chosen = TagChange(21, t.LETTUCE_ABILITY_TILE_VISUAL_SELF_ONLY, 99)
    assert summary(chosen).recorded_by == [FOE]


def test_a_game_of_another_type_has_no_warband() -> None:
    assert summary(game_type="GT_VS_AI").warband is None


@pytest.mark.corpus
@pytest.mark.parametrize(
    ("unit", "by", "sizes", "fights"),
    [
        ("U058", 3, {2: 6, 3: 6}, 8), ("U131", 3, {2: 3, 3: 6}, 1), ("U136", 4, {3: 6, 4: 6}, 8),
        ("U302", 3, {3: 6}, 0), ("U504", 3, {2: 2, 3: 6}, 7),
    ],
)  # fmt: skip
def test_mercenaries_of_people_are_known(
    unit: str, by: int, sizes: dict[int, int], fights: int
) -> None:
    (path,) = corpus_dir("powerlog").glob(f"{unit}_*")
    found = open_replay(path).recording().summary
    assert found.warband is not None
    assert found.recorded_by == [by]
    assert {player: len(team) for player, team in found.warband.teams.items()} == sizes
    assert len(found.warband.combats) == fights
    assert all(
        set(board) <= {*found.warband.teams[player], "LETL_252_03m"}  # summoned in U058
        for fight in found.warband.combats
        for player, board in fight.boards.items()
    )
