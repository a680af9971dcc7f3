"""Escape from the Violet Hold: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, RUSH
from table import YETI, Table, stats, table

SWORD, RAPTOR, OWN = "CS2_106", "CS2_168", "CS2_087"


def _table() -> Table:
    return table("HERO_04", build=255790)


def test_a_vigilant_sentry_calls_two_in_a_deck_without_neutrals() -> None:
    t = _table()
    (neutral,) = t.deck(YETI)
    t.play("JAIL_035")
    assert t.row() == ["JAIL_035"]
    t.game.move(neutral, 6)
    t.deck(OWN)
    t.play("JAIL_035")
    assert t.row() == ["JAIL_035"] * 4


def test_vama_destroys_all_but_paladin_minions() -> None:
    t = _table()
    t.minion("JAIL_035")
    t.minion()
    t.minion("JAIL_035", side=2)
    t.minion(side=2)
    t.play("JAIL_118")
    assert (t.row(), t.row(2)) == (["JAIL_035", "JAIL_118"], ["JAIL_035"])


def test_a_reinforcement_aura_summons_cheap_minions_for_three_turns() -> None:
    t = _table()
    t.deck(RAPTOR, YETI, YETI, RAPTOR, RAPTOR, RAPTOR, YETI)
    t.play("JAIL_327")
    t.deck(*[YETI] * 8, side=2)
    for turns in (1, 2, 3):
        t.end_turn()
        assert len(t.row()) == turns
        t.end_turn()
    t.end_turn()
    assert t.row() == [RAPTOR] * 3


def test_a_scarlet_bruiser_gets_a_cheaper_paladin_card() -> None:
    t = _table()
    (neutral,) = t.deck(YETI)
    t.kill(t.minion("JAIL_328"))
    assert t.cards() == []
    t.game.move(neutral, 6)
    t.answers("CS2_092")
    t.kill(t.minion("JAIL_328"))
    assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [("CS2_092", 2)]


def test_a_truth_seeker_strengthens_paladin_minions() -> None:
    t = _table()
    mine, neutral = t.minion("JAIL_035"), t.minion()
    theirs = t.minion("JAIL_035", side=2)
    theirs.tags[190] = 0
    t.weapon("JAIL_329")
    t.attack(t.hero(1), t.hero(2))
    assert [stats(each) for each in (mine, neutral, theirs)] == [(4, 5), (4, 5), (2, 3)]


def test_a_holy_bola_draws_again_behind_a_cheap_card() -> None:
    t = _table()
    t.deck(YETI, RAPTOR)
    t.play("JAIL_377")
    assert t.cards() == [YETI]
    t.deck(YETI)
    t.play("JAIL_377")
    assert t.cards() == [YETI, RAPTOR, YETI]


def test_a_scarlet_recruiter_summons_two_cheap_minions_with_rush() -> None:
    t = _table()
    cards = t.deck(YETI, RAPTOR, RAPTOR, "CS2_172")
    t.answers(cards[1], cards[3])
    recruiter = t.play("JAIL_516")
    assert t.row() == ["JAIL_516", RAPTOR, "CS2_172"]
    assert [each.get(RUSH) for each in t.game.board[1]] == [0, 1, 1]
    assert recruiter.get(RUSH) == 0


def test_a_scarlet_recruiter_needs_room() -> None:
    t = _table()
    for _ in range(6):
        t.minion()
    t.deck(RAPTOR, RAPTOR)
    t.play("JAIL_516")
    assert len(t.game.deck[1]) == 2


def test_a_dalaran_champion_makes_more_of_what_it_gains() -> None:
    t = _table()
    champion, yeti = t.minion("JAIL_330"), t.minion()
    t.play("CS2_092", champion)  # +4/+4
    assert stats(champion) == (8, 8)
    t.play("CS2_087", champion)  # Attack alone
    assert stats(champion) == (12, 9)
    t.play("CS2_092", yeti)
    assert (stats(champion), stats(yeti)) == ((12, 9), (8, 9))


def test_a_dalaran_champion_does_so_wherever_it_is() -> None:
    t = _table()
    held = t.hand("JAIL_330")
    (lying,) = t.deck("JAIL_330")
    t.play("TLC_110")  # City Chief Esho gives +2/+2; a deck of no type
    assert stats(held) == (3, 3)
    t.game.move(lying, 6)
    t.deck("CS2_168")
    (lying,) = t.deck("DED_522")
    t.play("TLC_110")
    assert stats(held) == (6, 6)
