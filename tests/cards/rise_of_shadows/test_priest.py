"""Rise of Shadows: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CREATOR_DBID,
    DAMAGE,
    TAUNT,
)
from table import YETI, stats, table


def test_forbidden_words_destroys_by_mana() -> None:
    t = table(mana=4)
    yeti, giant = t.minion(side=2), t.minion("CS2_200", side=2)
    assert t.refuses("DAL_723", giant)
    t.play("DAL_723", yeti)
    assert (yeti.zone, t.spent()) == (Zone.GRAVEYARD, 4)


def test_evil_conscripter_leaves_a_lackey() -> None:
    t = table()
    t.answers("DAL_614")
    t.kill(t.minion("DAL_413"))
    assert t.cards() == ["DAL_614"]


def test_shadowy_figure_becomes_a_small_copy_of_what_rattles() -> None:
    t = table(build=39954)
    mummy, yeti = t.minion("ULD_266"), t.minion()
    assert t.refuses("DAL_030", yeti)
    figure = t.play("DAL_030", mummy)
    assert (figure.card_id, stats(figure)) == ("ULD_266", (2, 2))
    assert [each.card_id for each in figure.attached] == ["DAL_030e"]
    assert figure.attached[0].get(CREATOR_DBID) == 51567


def test_shadowy_figure_without_a_model_stays_what_it_is() -> None:
    t = table(build=39954)
    figure = t.play("DAL_030")
    assert (figure.card_id, figure.attached) == ("DAL_030", [])


def test_mass_resurrection_brings_three_back() -> None:
    t = table(build=39954)
    t.kill(*(t.minion() for _ in range(4)), t.minion("CS2_168", 2))
    t.play("DAL_724")
    assert t.row() == [YETI] * 3


def test_convincing_infiltrator_takes_a_random_enemy_along() -> None:
    t = table(build=39954)
    own, one, two = t.minion(), t.minion(side=2), t.minion(side=2)
    t.answers(two)
    t.kill(t.minion("DAL_039"))
    assert [each.zone for each in (own, one, two)] == [Zone.PLAY, Zone.PLAY, Zone.GRAVEYARD]


def test_unsleeping_soul_copies_the_silenced_minion() -> None:
    t = table(build=39954)
    guard, theirs = t.minion("CS1_042"), t.minion(side=2)
    assert t.refuses("DAL_065", theirs)
    t.play("DAL_065", guard)
    assert [each.get(TAUNT) for each in t.game.row(1)] == [0, 0]


def test_lazuls_scheme_weakens_for_a_turn() -> None:
    t = table()
    scheme, yeti = t.hand("DAL_011"), t.minion(side=2)
    t.round()
    t.play(scheme, yeti)
    assert yeti.get(ATK) == 2
    t.end_turn()
    assert yeti.get(ATK) == 2
    t.end_turn()
    assert yeti.get(ATK) == 4


def test_hench_clan_shadequill_heals_the_enemy() -> None:
    t = table()
    hero = t.hurt(2, 9)
    t.kill(t.minion("DAL_040"))
    assert hero.get(DAMAGE) == 4


def test_catrina_muerte_brings_a_dead_friend_back() -> None:
    t = table()
    t.kill(t.minion(), t.minion("CS2_120", side=2))
    t.minion("DAL_721")
    t.end_turn()
    assert t.row() == ["DAL_721", YETI]


def test_catrina_muerte_later_brings_back_undead_alone() -> None:
    t = table(build=170824)
    t.kill(t.minion(), t.minion("FP1_001"))
    t.minion("DAL_721")
    t.end_turn()
    assert t.row() == ["DAL_721", "FP1_001"]


def test_madame_lazul_copies_a_card_of_the_enemy_hand() -> None:
    t = table()
    t.hand(YETI, side=2), t.hand("CS2_029", side=2)
    t.answers(YETI, "CS2_029", YETI)
    t.play("DAL_729")
    assert (t.cards(), len(t.game.hand[2])) == ([YETI], 2)
