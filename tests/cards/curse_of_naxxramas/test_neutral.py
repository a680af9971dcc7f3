"""Curse of Naxxramas: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    CLASS,
    COST,
    CUSTOM_KEYWORD_EFFECT,
    DAMAGE,
    EXHAUSTED,
    HEALTH,
    MULTIPLY_BUFF_VALUE,
    SECRET,
    SILENCED,
    TAG_333,
    TAG_463,
    TAG_SCRIPT_DATA_NUM_1,
    ZONE,
)
from table import (
    YETI,
    stats,
    table,
)
from texts import written

WISP = "CS2_231"
ECHOES = (TAG_SCRIPT_DATA_NUM_1, MULTIPLY_BUFF_VALUE, CUSTOM_KEYWORD_EFFECT)
"""The tags of an Echoing Ooze that will leave a copy (U159:4881)."""
OLD = 13740


@pytest.mark.parametrize(
    ("card_id", "left"),
    [
        pytest.param("FP1_002", ["FP1_002t", "FP1_002t"], id="haunted-creeper"),
        pytest.param("FP1_007", ["FP1_007t"], id="nerubian-egg"),
        pytest.param("FP1_012", ["FP1_012t"], id="sludge-belcher"),
    ],
)
def test_tokens_stand_where_the_minion_died(card_id: str, left: list[str]) -> None:
    t = table()
    t.minion()
    t.minion(card_id)
    t.minion()
    t.kill(t.at(1, 1))
    assert t.row() == [YETI, *left, YETI]


def test_zombie_chow_heals_the_enemy_hero() -> None:
    t = table()
    enemy = t.hurt(2, 12)
    t.kill(t.minion("FP1_001"))
    assert enemy.get(DAMAGE) == 7


def test_mad_scientist_puts_a_secret_that_is_not_there_yet() -> None:
    t = table()
    t.play("CFM_620")
    t.deck("CFM_620", "UNG_024")
    t.kill(t.minion("FP1_004"))
    assert [e.card_id for e in t.game.secrets[1]] == ["CFM_620", "UNG_024"]


def test_who_does_not_see_what_mad_scientist_puts_up_is_told_of_it() -> None:
    """U010:2962-2965."""
    t = table("HERO_05", build=12574)
    (trap,) = t.deck("EX1_610")
    scientist = t.minion("FP1_004")
    t.end_turn()
    since = len(t.game.out)
    t.kill(scientist)
    told = [(tag, value) for _, tag, value in written(t.game, since, of=trap)]
    assert told == [(SECRET, 1), (CLASS, 3), (COST, 2), (ZONE, Zone.SECRET)]


def test_what_mad_scientist_puts_up_in_the_own_turn_sleeps() -> None:
    t = table("HERO_05", build=15590)
    (trap,) = t.deck("EX1_610")
    t.kill(t.minion("FP1_004"))
    assert (trap.zone, trap.get(EXHAUSTED)) == (Zone.SECRET, 1)


def test_echoing_ooze_leaves_a_copy_at_the_end_of_the_turn() -> None:
    t = table()
    ooze = t.play("FP1_003")
    t.play("CS2_092", ooze)
    assert [ooze.get(tag) for tag in ECHOES] == [1, 1, 1]
    t.end_turn()
    assert [body.get(tag) for body in t.game.row(1) for tag in ECHOES] == [0] * 6
    assert [stats(body) for body in t.game.row(1)] == [(5, 6), (5, 6)]
    t.end_turn()
    t.end_turn()
    assert len(t.row()) == 2


def test_shade_of_naxxramas_grows_each_of_its_turns() -> None:
    t = table()
    shade = t.minion("FP1_005")
    t.end_turn(), t.end_turn()
    assert stats(shade) == (3, 3)


def test_deathlord_calls_a_minion_for_the_opponent() -> None:
    t = table()
    t.deck("CS2_029", YETI, side=2)
    t.kill(t.minion("FP1_009"))
    assert t.row(2) == [YETI]


@pytest.mark.parametrize(("build", "mark"), [(9786, 0), (15590, 1)])
def test_r142_kelthuzad_bears_a_mark_since_15590(build: int, mark: int) -> None:
    t = table(build=build)
    lich = t.play("FP1_013")
    assert lich.get(TAG_463) == mark
    t.kill(lich)
    assert lich.get(TAG_463) == 0


def test_kelthuzad_of_old_marks_the_other_minions_of_his_side() -> None:
    """U152:14817, 15429, 17236."""
    t = table(build=9786)
    before, foe = t.minion(), t.minion(side=2)
    lich = t.play("FP1_013")
    behind = t.play(WISP)
    assert [e.get(TAG_333) for e in (before, lich, behind, foe)] == [1, 0, 1, 0]
    t.kill(lich)
    assert [e.get(TAG_333) for e in (before, behind)] == [0, 0]


def test_kelthuzad_raises_what_died_this_turn() -> None:
    t = table()
    t.minion("FP1_013")
    t.kill(t.minion(WISP))
    t.end_turn()
    assert t.row() == ["FP1_013", WISP]
    t.end_turn()
    assert t.row() == ["FP1_013", WISP]


@pytest.mark.parametrize(("first", "second"), [("FP1_014", "FP1_015"), ("FP1_015", "FP1_014")])
def test_stalagg_and_feugen_leave_thaddius_when_both_are_dead(first: str, second: str) -> None:
    t = table()
    mine, theirs = t.minion(first), t.minion(second, 2)
    t.kill(mine)
    assert t.row() == []
    t.kill(theirs)
    assert t.row(2) == ["FP1_014t"]


def test_wailing_soul_silences_its_own_side() -> None:
    t = table()
    mine, theirs = t.minion("EX1_393"), t.minion("EX1_393", 2)
    t.play("FP1_016")
    assert (mine.get(SILENCED), theirs.get(SILENCED)) == (1, 0)


def test_weblord_makes_battlecries_dear_for_both() -> None:
    t = table()
    archer, wisp = t.hand("CS2_189", 2), t.hand(WISP, 2)
    t.minion("FP1_017")
    assert (archer.get(COST), wisp.get(COST)) == (3, 0)


def test_unstable_ghoul_hurts_all_minions() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("CS2_029", t.minion("FP1_024"))
    assert yeti.get(DAMAGE) == 1


def test_stoneskin_gargoyle_heals_itself_at_the_start_of_its_turn() -> None:
    t = table()
    gargoyle = t.minion("FP1_027", damage=3)
    t.end_turn(), t.end_turn()
    assert gargoyle.get(DAMAGE) == 0


def test_an_unhurt_gargoyle_has_nothing_to_fear_of_auchenai() -> None:
    t = table("HERO_09")
    gargoyle = t.minion("FP1_027")
    t.minion("EX1_591")
    t.end_turn(), t.end_turn()
    assert (gargoyle.zone, gargoyle.get(DAMAGE)) == (Zone.PLAY, 0)
    gargoyle.tags[DAMAGE] = 1
    t.end_turn(), t.end_turn()
    assert gargoyle.get(DAMAGE) == 2


def test_undertaker_grows_with_every_deathrattle() -> None:
    t = table(build=OLD)
    undertaker = t.minion("FP1_028")
    t.play("EX1_096"), t.play(WISP)
    assert undertaker.get(ATK) == 2


def test_dancing_swords_give_the_opponent_a_card() -> None:
    t = table()
    t.deck(YETI, side=2)
    t.kill(t.minion("FP1_029"))
    assert t.cards(2) == [YETI]


def test_loatheb_makes_the_next_turns_spells_dear() -> None:
    t = table()
    coin = t.hand("GAME_005", 2)
    t.play("FP1_030")
    t.end_turn()
    assert coin.get(COST) == 5
    t.end_turn()
    assert coin.get(COST) == 0


def test_baron_rivendare_doubles_deathrattles() -> None:
    t = table()
    t.minion("FP1_031")
    t.play("CS2_029", t.minion("EX1_029"))
    assert t.hero(2).get(DAMAGE) == 4


def test_the_baron_serves_his_own_side_only() -> None:
    t = table()
    t.minion("FP1_031", 2)
    t.play("CS2_029", t.minion("EX1_029"))
    assert t.hero(2).get(DAMAGE) == 2


def test_thaddius_is_large() -> None:
    t = table()
    body = t.minion("FP1_014t")
    assert (body.get(ATK), body.get(HEALTH)) == (11, 11)


def test_kelthuzad_raises_at_the_right_end() -> None:
    """U152:17219, U255:14421."""
    t = table(build=9786)
    t.minion("FP1_013"), t.minion(YETI)
    t.kill(t.minion(WISP))
    t.end_turn()
    assert t.row() == ["FP1_013", YETI, WISP]


@pytest.mark.parametrize(
    ("build", "gained"), [(7234, (1, 1)), (54613, (1, 0)), (77662, (1, 1)), (126451, (1, 1))]
)
def test_undertaker_gains_what_its_text_says(build: int, gained: tuple[int, int]) -> None:
    t = table(build=build)
    body = t.minion("FP1_028")
    atk, health = stats(body)
    t.play("EX1_096")
    assert stats(body) == (atk + gained[0], health + gained[1])


def test_the_deathcharger_hurts_its_own_hero() -> None:
    t = table()
    t.kill(t.minion("FP1_006"))
    assert (t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (3, 0)
