"""One bug of the engine is one line: the roots of divergences, ranked."""

from __future__ import annotations

import pytest

from hsreplay_sim.report.clusters import clusters, roots, table
from hsreplay_sim.report.model import Divergence, EntityRef, FileReport, TagRef
from hsreplay_sim.report.words import Grade
from report.samples import diverged_game, divergence, report

ATK = TagRef(47, "ATK")
KNOWN = TagRef(705, "LAST_KNOWN_ATK")
PLAYER = EntityRef(2)


def atk(step: int, entity: int | EntityRef = 31) -> Divergence:
    return divergence(step, entity, tag=ATK)


@pytest.mark.parametrize(
    ("divergences", "expected"),
    [
        pytest.param([atk(2), atk(5), divergence(7)], [(2, 2)], id="the-same-card-later-follows"),
        pytest.param([atk(2), atk(5, 44)], [(2, 0), (5, 0)], id="another-card-does-not"),
        pytest.param(
            [divergence(2, tag=KNOWN, grade=Grade.BOOKKEEPING, line=1), atk(2)],
            [(2, 1)],
            id="an-action-has-one-root",
        ),
        pytest.param(
            [divergence(2, PLAYER, tag=KNOWN), divergence(5, PLAYER, tag=ATK)],
            [(2, 0), (5, 0)],
            id="two-counters-of-a-player-are-two",
        ),
        pytest.param(
            [divergence(2, PLAYER, tag=KNOWN), divergence(5, PLAYER, tag=KNOWN)],
            [(2, 1)],
            id="the-same-counter-is-one",
        ),
        pytest.param(
            [divergence(2, None, code="E203", tag=None, note="a"),
             divergence(5, None, code="E203", tag=None, note="b")],
            [(2, 0), (5, 0)],
            id="two-answers-are-two",
        ),
    ],
)  # fmt: skip
def test_roots(divergences: list[Divergence], expected: list[tuple[int, int]]) -> None:
    assert [(root.step, n) for root, n in roots(diverged_game(*divergences))] == expected


def test_the_root_is_what_tells_most() -> None:
    counter = divergence(2, PLAYER, tag=KNOWN, grade=Grade.BOOKKEEPING, line=1)
    ((root, _),) = roots(diverged_game(counter, atk(2)))
    assert root.tag == ATK


def test_they_are_ranked_by_games_then_by_count() -> None:
    often = [divergence(step, entity=step, tag=ATK) for step in range(9)]
    one = diverged_game(divergence(2), *often)
    two = diverged_game(divergence(step=4))
    ranked = clusters(report(FileReport("a.log", games=[one]), FileReport("b.log", games=[two])))
    assert [(c.tag, c.games, c.count) for c in ranked] == [("DAMAGE", 2, 2), ("ATK", 1, 9)]
    assert ranked[0].members == ["a.log:1@2", "a.log:1@4"]
    assert len(clusters(report(FileReport("a.log", games=[one])), top=1)) == 1


def test_the_table_names_cards_and_says_what_it_leaves_out() -> None:
    game = diverged_game(divergence(), atk(4, 44))
    game.names = {"CS2_032": "Flamestrike", "EX1_556": "Harvest Golem"}
    ranked = clusters(report(FileReport("a.log", games=[game])))
    text = table(ranked, top=1)
    assert "POWER Flamestrike (CS2_032)" in text
    assert "Harvest Golem (EX1_556)" in text
    assert text.endswith("and 1 more (--top)\n")
    assert "    a.log:1@2\n" in table(ranked, members=True)
