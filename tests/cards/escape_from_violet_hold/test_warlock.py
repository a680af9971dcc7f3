"""Escape from the Violet Hold: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from table import YETI, stats, table


def test_an_imp_formant_comes_to_the_side_that_put_it_into_the_deck_as_the_other_draws_it() -> None:
    """Kabal Conspirator puts in two, and Corrupt Constable makes one of them greater."""
    t = table("HERO_07", build=255790)
    t.kill(t.minion("CAP_400"))
    imps = [t.game.entities[each.id] for each in t.game.deck[2]]
    assert [each.card_id for each in imps] == ["CAP_400t2t"] * 2
    t.answers(imps[1])
    t.play("CAP_401")
    t.answers(imps[1])
    t.end_turn()
    assert t.row() == ["CAP_401", "CAP_400t2t"]
    assert [stats(each) for each in t.game.board[1][1:]] == [(5, 5)]
    assert (t.row(2), t.game.deck[2]) == ([], [imps[0]])


def test_a_corrupt_constable_finds_no_imp_formant_in_another_deck() -> None:
    t = table("HERO_07", build=255790)
    t.deck(YETI, side=2)
    t.play("CAP_401")
    assert [each.card_id for each in t.game.deck[2]] == [YETI]


@pytest.mark.parametrize(("build", "size"), [(245258, [(9, 9)]), (255790, [(8, 8)] * 2)])
def test_an_imp_gang_stooge_puts_demons_on_the_bottom(
    build: int, size: list[tuple[int, int]]
) -> None:
    t = table("HERO_07", build=build)
    t.deck(YETI)
    t.kill(t.minion("JAIL_399"))
    below = [t.game.entities[each] for each in t.game.untagged.piles.below]
    assert [(card.card_id, stats(card)) for card in below] == [
        ("JAIL_399t1", each) for each in size
    ]


def test_annihilation_destroys_all_minions_and_summons_demons_of_the_bottom_three() -> None:
    t = table("HERO_07", build=255790)
    for _ in range(7):
        t.minion()
    theirs = t.minion(side=2)
    cards = t.deck("CS2_065", "CS2_065", YETI, "CS2_059")
    t.answers(*reversed(cards[1:]))
    t.play("JAIL_510")
    assert (t.row(), theirs.zone) == (["CS2_059", "CS2_065"], Zone.GRAVEYARD)
    assert [card.zone for card in cards] == [Zone.DECK, Zone.PLAY, Zone.DECK, Zone.PLAY]


def test_frame_job_destroys_two_and_lays_an_enemy_minion_on_top() -> None:
    t = table("HERO_07", build=255790)
    for _ in range(3):
        t.minion(side=2)
    mine = t.minion()
    cards = t.deck("CS2_029", YETI, "CS2_200", "CS2_168", side=2)
    t.answers(0, 0, *cards[1:], "CS2_168")
    t.play("CAP_403")
    assert (t.row(2), mine.zone) == ([YETI], Zone.PLAY)
    t.answers(0)
    t.end_turn()
    assert t.cards(2) == ["CS2_168"]
