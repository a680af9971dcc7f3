"""Which player a printed name means."""

from __future__ import annotations

from hsreplay_sim.formats.powerlog.reading.names import NameVotes
from hsreplay_sim.formats.powerlog.shapes.forms import UNKNOWN_HUMAN_PLAYER


def two_players() -> NameVotes:
    votes = NameVotes()
    votes.entity_of = {1: 2, 2: 3}
    votes.printed(1, "Rosa#1234")
    votes.printed(2, "Emil#5678")
    return votes


def test_a_target_beside_one_player_is_the_other_one() -> None:
    """A friend is listed by a real name among the targets of an option, by no BattleTag."""
    votes = two_players()
    votes.seen.update(["Rosa#1234", "Emil#5678", "Jo Doe"])
    for name, kind in (("", "option"), ("Rosa#1234", "target"), ("Jo Doe", "target")):
        votes.target(name, kind)
    assert votes.resolve()["Jo Doe"] == 3


def test_a_strange_name_is_the_player_whom_no_line_names_otherwise() -> None:
    votes = two_players()
    votes.seen.update(["Emil#5678", "Jo Doe"])
    assert votes.resolve()["Jo Doe"] == 2


def test_where_both_are_named_otherwise_nobody_knows() -> None:
    votes = two_players()
    votes.seen.update(["Rosa#1234", "Emil#5678", "Jo Doe"])
    assert "Jo Doe" not in votes.resolve()


def test_where_nobody_has_another_name_the_unknown_player_is_nobody() -> None:
    """After a reconnection both are printed so, and the votes of a few lines are of one (U029)."""
    votes = NameVotes()
    votes.entity_of, votes.controller_of = {1: 2, 2: 3}, {40: 1}
    votes.seen[UNKNOWN_HUMAN_PLAYER] = 3
    votes.choice(UNKNOWN_HUMAN_PLAYER, 40)
    assert votes.resolve() == {}
    votes.seen["Rosa#1234"] = 1
    votes.printed(2, "Rosa#1234")
    assert votes.resolve()[UNKNOWN_HUMAN_PLAYER] == 2
