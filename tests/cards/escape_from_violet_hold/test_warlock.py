"""Escape from the Violet Hold: Warlock; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, DORMANT
from hsreplay_sim.engine.text import Frame
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


def test_a_harsh_sentence_makes_enemy_minions_dearer_for_a_turn() -> None:
    t = table("HERO_07", build=255790)
    t.deck(YETI, YETI)
    yeti, spell = t.hand(YETI, 2), t.hand("CS2_029", 2)
    t.play("CAP_404")
    assert [each.card_id for each in t.game.deck[2]] == ["CAP_400t2t"] * 2
    t.game.deck[2].clear()
    t.deck(YETI, YETI, side=2)
    t.end_turn()
    assert (yeti.get(COST), spell.get(COST)) == (6, 4)
    t.end_turn()
    assert yeti.get(COST) == 4


def test_a_kabal_mastermind_strengthens_imp_formants_for_the_game() -> None:
    t = table("HERO_07", build=255790)
    t.kill(t.play("CAP_406"))
    t.kill(t.minion("CAP_400"))
    t.deck(YETI, side=2)
    t.end_turn()
    assert [(e.card_id, stats(e)) for e in t.game.board[1]] == [("CAP_400t2t", (5, 5))]
    assert stats(t.minion("CAP_400t2t", 2)) == (3, 3)


def test_an_ancient_augur_discards_the_chosen_card_as_it_dies() -> None:
    t = table("HERO_07", build=255790)
    cards = [t.hand(each, 2) for each in (YETI, "CS2_029", "CS2_168", "CS2_200")]
    t.answers(*cards[1:], "CS2_168")
    augur = t.play("JAIL_303")
    assert len(t.cards(2)) == 4
    t.kill(augur)
    assert t.cards(2) == [YETI, "CS2_029", "CS2_200"]
    t.done()


def test_an_ancient_augur_finds_nothing_if_the_card_was_played() -> None:
    t = table("HERO_07", build=255790)
    chosen = t.hand(YETI, 2)
    augur = t.play("JAIL_303")
    t.deck("CS2_029", side=2)
    t.end_turn()
    t.play(chosen)
    t.kill(augur)
    assert (t.row(2), t.cards(2)) == ([YETI], ["CS2_029"])


def test_a_spire_of_solitude_sends_a_demon_as_big_as_the_hand() -> None:
    t = table("HERO_07", build=255790)
    spire = t.play("JAIL_511")
    t.round()
    for _ in range(3):
        t.hand("CS2_029")
    victim, other = t.minion("EX1_105", side=2), t.minion("EX1_105", side=2)
    held = len(t.cards())
    t.answers(other)
    t.play(spire)
    assert (victim.get(DAMAGE), other.get(DAMAGE)) == (0, held)
    assert "JAIL_511t" not in t.row()


def test_a_caged_cranium_grows_with_the_hand() -> None:
    t = table("HERO_07", build=255790)
    t.hand(YETI)
    t.hand(YETI)
    assert stats(t.play("JAIL_513")) == (3, 3)


def test_an_unseen_atlas_is_cheaper_with_a_full_hand() -> None:
    t = table("HERO_07", build=255790)
    t.deck(YETI, YETI, YETI, YETI)
    t.hand(YETI)
    t.play("JAIL_514")
    assert (t.spent(), len(t.cards())) == (8, 4)


def test_shadow_rounds_go_on_while_they_kill() -> None:
    t = table("HERO_07", build=255790)
    one, two, yeti = t.minion("CS2_168", 2), t.minion("CS2_168", 2), t.minion(side=2)
    mine = t.minion("CS2_168")
    t.answers(two, yeti)
    t.play("JAIL_515", one)
    assert (t.row(2), yeti.get(DAMAGE), t.row()) == ([YETI], 2, ["CS2_168"])
    t.play("JAIL_515", yeti)
    assert (yeti.get(DAMAGE), mine.zone, t.hero(2).get(DAMAGE)) == (4, Zone.PLAY, 0)
    t.play("JAIL_515", yeti)
    assert t.row(2) == []


@pytest.mark.parametrize("side", [1, 2])
def test_a_demonic_confinement_locks_up_or_strengthens(side: int) -> None:
    t = table("HERO_07", build=255790)
    demon, yeti = t.minion("CS2_065", side), t.minion()
    t.play("JAIL_997", demon)
    t.play("JAIL_997", yeti)
    assert (stats(demon), demon.get(DORMANT)) == (((4, 6), 0) if side == 1 else ((1, 3), 1))
    assert yeti.get(DORMANT) == 1
    t.round()
    assert yeti.get(DORMANT) == 1
    t.round()
    assert (yeti.get(DORMANT), demon.get(DORMANT)) == (0, 0)


def test_follow_the_evidence_goes_on_with_cards_of_the_turn() -> None:
    t = table("HERO_07", build=255790, mana=8)
    dear, yeti = t.hand("EX1_298"), t.hand(YETI)
    t.play("CAP_402")
    assert [each.card_id for each in t.game.deck[2]] == ["CAP_400t2t"]
    assert [len(each.attached) for each in (dear, yeti)] == [0, 1]
    spell = t.hand("CS2_024")
    t.play(yeti)
    assert len(t.game.deck[2]) == 2
    assert len(spell.attached) == 1
    t.play(spell, t.hero(2))
    assert len(t.game.deck[2]) == 3


def test_godfrey_gives_overdrawn_cards_back_when_there_is_room() -> None:
    t = table("HERO_07", build=255790)
    (godfrey,) = t.deck("JAIL_509")
    assert godfrey.script is not None
    assert godfrey.script.start_of_game is not None
    godfrey.script.start_of_game(t.game, godfrey, Frame())
    t.game.move(godfrey, Zone.GRAVEYARD)
    coins = [t.hand("CS2_168") for _ in range(9)]
    atlas = t.hand("JAIL_514")
    t.deck("CS2_029", "CS2_029", YETI)
    t.deck("CS2_200", side=2)
    t.play(atlas)
    assert (len(t.cards()), t.cards()[-1]) == (10, "CS2_029")
    assert "CS2_029" in [each.card_id for each in t.game.entities.values() if each.zone == 4]
    t.play(coins[0])
    assert (len(t.cards()), t.cards()[-1], t.game.hand[1][-1].get(COST)) == (10, "CS2_029", 3)
    t.play(coins[1])
    assert (len(t.cards()), t.cards()[-1], t.game.hand[1][-1].get(COST)) == (10, YETI, 3)
    t.play(coins[2])
    assert len(t.cards()) == 9


def test_without_godfrey_overdrawn_cards_are_lost() -> None:
    t = table("HERO_07", build=255790)
    held = [t.hand("CS2_168") for _ in range(10)]
    t.deck(YETI, side=1)
    t.deck("CS2_200", side=2)
    t.end_turn()
    t.end_turn()
    t.play(held[0])
    assert t.cards() == ["CS2_168"] * 9
