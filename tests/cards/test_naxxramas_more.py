"""More Curse of Naxxramas cards, each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, FROZEN, HEALTH, OVERLOAD_OWED, SILENCED
from table import YETI, stats, table

WISP = "CS2_231"
MAGE, WARRIOR = "HERO_08", "HERO_01"
OLD = 13740


def test_echoing_ooze_leaves_a_copy_at_the_end_of_the_turn() -> None:
    t = table()
    ooze = t.play("FP1_003")
    t.play("CS2_092", ooze)
    t.end_turn()
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


def test_kelthuzad_raises_what_died_this_turn() -> None:
    t = table()
    t.minion("FP1_013")
    t.kill(t.minion(WISP))
    t.end_turn()
    assert t.row() == ["FP1_013", WISP]
    t.end_turn()
    assert t.row() == ["FP1_013", WISP]


def test_stalagg_and_feugen_leave_thaddius_when_both_are_dead() -> None:
    t = table()
    stalagg, feugen = t.minion("FP1_014"), t.minion("FP1_015", 2)
    t.kill(stalagg)
    assert t.row() == []
    t.kill(feugen)
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


def test_poison_seeds_plant_treants_for_everybody() -> None:
    t = table("HERO_06")
    t.minion(), t.minion(), t.minion(side=2)
    t.play("FP1_019")
    assert (t.row(), t.row(2)) == (["FP1_019t"] * 2, ["FP1_019t"])


def test_avenge_strengthens_a_survivor() -> None:
    t = table(MAGE, "HERO_04")
    t.game.create("FP1_020", 2, Zone.SECRET)
    first, second = t.minion(WISP, 2), t.minion(WISP, 2)
    t.play("CS2_008", first)
    assert stats(second) == (4, 3)


def test_avenge_needs_somebody_to_avenge() -> None:
    t = table(MAGE, "HERO_04")
    t.game.create("FP1_020", 2, Zone.SECRET)
    t.play("CS2_008", t.minion(WISP, 2))
    assert len(t.game.secrets[2]) == 1


def test_deaths_bite_hurts_all_minions_when_it_breaks() -> None:
    t = table(WARRIOR)
    t.weapon("FP1_021", 1)
    yeti = t.minion()
    t.play("CS2_106")
    assert yeti.get(DAMAGE) == 1


def test_unstable_ghoul_hurts_all_minions() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play("CS2_029", t.minion("FP1_024"))
    assert yeti.get(DAMAGE) == 1


def test_reincarnate_brings_a_minion_back_unhurt() -> None:
    t = table("HERO_02")
    yeti = t.minion(damage=3)
    t.play("FP1_025", yeti)
    assert [stats(body) for body in t.game.row(1)] == [(4, 5)]
    assert yeti.zone == Zone.GRAVEYARD


def test_ambusher_sends_a_friend_home() -> None:
    t = table()
    ambusher = t.minion("FP1_026")
    t.minion(WISP)
    t.kill(ambusher)
    assert t.cards() == [WISP]


def test_stoneskin_gargoyle_heals_itself_at_the_start_of_its_turn() -> None:
    t = table()
    gargoyle = t.minion("FP1_027", damage=3)
    t.end_turn(), t.end_turn()
    assert gargoyle.get(DAMAGE) == 0


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


def test_frost_elemental_freezes_by_its_battlecry_only() -> None:
    t = table()
    elemental, yeti = t.minion("EX1_283"), t.minion(side=2)
    t.attack(elemental, yeti)
    assert yeti.get(FROZEN) == 0


@pytest.mark.parametrize(("card_id", "owed"), [("EX1_243", 2), ("EX1_250", 3), ("GVG_042", 3)])
@pytest.mark.parametrize("build", [OLD, 10833])
def test_old_data_do_not_lose_overload(card_id: str, owed: int, build: int) -> None:
    t = table("HERO_02", build=build)
    t.play(card_id)
    assert t.tag(OVERLOAD_OWED) == owed


def test_kelthuzad_raises_at_the_right_end() -> None:
    """U152:17219, U255:14421."""
    t = table(build=9786)
    t.minion("FP1_013"), t.minion(YETI)
    t.kill(t.minion(WISP))
    t.end_turn()
    assert t.row() == ["FP1_013", YETI, WISP]
