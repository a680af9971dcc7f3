"""Rise of Shadows: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, DISPLAYED_CREATOR, LAST_AFFECTED_BY, RUSH
from table import YETI, stats, table


def test_evil_genius_trades_a_minion_for_two_lackeys() -> None:
    t = table()
    yeti = t.minion()
    t.answers("DAL_613", "DAL_739")
    t.play("DAL_606", yeti)
    assert yeti.zone == Zone.GRAVEYARD
    assert t.cards() == ["DAL_613", "DAL_739"]


def test_evil_genius_alone_gets_nothing() -> None:
    t = table()
    t.play("DAL_606")
    assert t.cards() == []


def test_plot_twist_changes_the_hand() -> None:
    t = table()
    t.hand(YETI)
    t.hand(YETI)
    twist = t.hand("DAL_602")
    new = t.deck("CS2_231", "CS2_168")
    t.answers(*new)
    t.play(twist)
    assert (t.cards(), len(t.game.deck[1])) == (["CS2_231", "CS2_168"], 2)


def test_what_plot_twist_shuffles_in_is_not_affected_by_it() -> None:
    """U217:13017, U463:4575: no LAST_AFFECTED_BY for a card of the hand."""
    t = table()
    yeti, _ = t.hand(YETI), t.deck("CS2_231")
    t.play("DAL_602")
    assert yeti.get(LAST_AFFECTED_BY) == 0


def test_aranasi_broodmother_heals_as_she_is_drawn() -> None:
    t = table()
    hero = t.hurt(1, 10)
    t.deck("DAL_185", YETI)
    t.play("CS2_023")
    assert (hero.get(DAMAGE), t.cards()) == (6, ["DAL_185", YETI])


def test_eager_underling_helps_two() -> None:
    t = table("HERO_07")
    yetis = [t.minion() for _ in range(3)]
    t.kill(t.minion("DAL_563"))
    assert sorted(map(stats, yetis)) == [(4, 5), (6, 7), (6, 7)]


def test_impferno_helps_demons_and_burns_enemies() -> None:
    t = table("HERO_07")
    demon, yeti, foe = t.minion("CS2_065"), t.minion(), t.minion(side=2)
    t.play("DAL_605")
    assert [e.get(ATK) for e in (demon, yeti)] == [2, 4]
    assert [e.get(DAMAGE) for e in (demon, yeti, foe)] == [0, 0, 1]


def test_rafaams_scheme_grows_each_turn() -> None:
    t = table()
    scheme = t.hand("DAL_007")
    t.round()
    t.play(scheme)
    assert t.row() == ["DAL_751t", "DAL_751t"]


def test_darkest_hour_swaps_friends_for_minions_of_the_deck() -> None:
    t = table()
    t.minion("CS2_231"), t.minion("CS2_231")
    first, second, _, _ = t.deck(YETI, YETI, "CS2_120", "CS2_029")
    t.answers(first, second)
    t.play("DAL_173")
    assert t.row() == [YETI, YETI]


def test_arch_villain_rafaam_turns_hand_and_deck_to_legends() -> None:
    t = table()
    t.hand("CS2_029"), t.deck("CS2_231")
    t.answers("EX1_014", "EX1_016")
    t.play("DAL_422")
    assert (t.cards(), [e.card_id for e in t.game.deck[1]]) == (["EX1_016"], ["EX1_014"])


def test_rafaam_replaces_a_hidden_deck_by_cards_that_stay_hidden() -> None:
    """U523:10120."""
    t = table()
    (card,) = t.deck("CS2_231")
    t.game.become(card, "")
    t.answers("")
    rafaam = t.play("DAL_422")
    assert (card.card_id, card.get(DISPLAYED_CREATOR)) == ("", rafaam.id)


def test_jumbo_imp_shrinks_in_cost_as_demons_die() -> None:
    t = table()
    imp = t.hand("DAL_561")
    t.kill(t.minion("CS2_065"), t.minion(), t.minion("CS2_065", side=2))
    assert imp.get(COST) == 9


def test_fel_lord_betrug_summons_what_is_drawn_for_a_turn() -> None:
    t = table()
    t.minion("DAL_607")
    t.deck(YETI)
    t.play("CS2_023")
    assert [(e.card_id, e.get(RUSH)) for e in t.game.board[1]] == [("DAL_607", 0), (YETI, 1)]
    t.end_turn()
    assert (t.row(), t.cards()) == (["DAL_607"], [YETI])
