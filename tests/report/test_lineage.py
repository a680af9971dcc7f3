"""One fault is one report: what follows from a root names it."""

from __future__ import annotations

from hsreplay_sim.report.lineage import followers
from hsreplay_sim.report.model import EntityRef, GameReport
from report.samples import divergence

HOST = EntityRef(36, "CS2_120", "River Crocolisk")


def laid(step: int, number: int, host: EntityRef = HOST) -> object:
    """An enchantment that one side alone has, under a new id in each action."""
    return divergence(step, EntityRef(number, "CS2_122e", "Enhanced"), host=host, code="E303")


def follows(game: GameReport) -> dict[int, str]:
    game.judge()
    return {each.step: each.follows for each in game.differences}


def game(*divergences: object, unexplained: tuple[object, ...] = ()) -> GameReport:
    made = GameReport(1, "power.log")
    made.divergences += divergences  # type: ignore[arg-type]
    made.unexplained += unexplained  # type: ignore[arg-type]
    return made


def test_an_enchantment_that_is_laid_anew_on_the_same_host_follows() -> None:
    assert follows(game(laid(2, 1_000_001), laid(5, 1_000_007))) == {2: "", 5: "a.log:1@2"}


def test_on_another_host_it_is_a_root_of_its_own() -> None:
    other = EntityRef(41, "CS2_120", "River Crocolisk")
    assert follows(game(laid(2, 1_000_001), laid(5, 1_000_007, other))) == {2: "", 5: ""}


def test_what_diverges_may_follow_from_what_was_unexplained() -> None:
    found = game(divergence(5), unexplained=(divergence(2),))
    assert follows(found) == {5: "a.log:1@2", 2: ""}


def test_an_action_with_something_new_follows_only_by_what_is_new() -> None:
    lasting = divergence(5, 31, follows="a.log:1@2")
    found = game(divergence(2, 31), lasting, divergence(5, 44))
    found.judge()
    assert [each.follows for each in found.divergences] == ["", "a.log:1@2", ""]


def test_followers_are_counted_by_action() -> None:
    found = game(divergence(2), divergence(5), divergence(5, 44), divergence(7))
    found.judge()
    assert followers(found.divergences) == {"a.log:1@2": 2}
