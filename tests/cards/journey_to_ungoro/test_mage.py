"""Journey to Un'Goro: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    CREATOR,
    DAMAGE,
    DISPLAYED_CREATOR,
    QUEST_PROGRESS,
    QUEST_PROGRESS_TOTAL,
    TAG_4297,
    ZONE,
)
from table import YETI, stats, table
from texts import written

FLAME = "UNG_809t1"


@pytest.mark.parametrize(("build", "signed"), [(35057, False), (190416, True)])
def test_flame_geyser_burns_and_leaves_a_flame_signed_since_190416(
    build: int, signed: bool
) -> None:
    t = table(build=build)
    geyser = t.play("UNG_018", t.hero(2))
    assert (t.hero(2).get(DAMAGE), t.cards()) == (2, [FLAME])
    assert t.game.hand[1][0].get(DISPLAYED_CREATOR) == (geyser.id if signed else 0)


def test_arcanologist_draws_a_secret() -> None:
    t = table()
    t.deck(YETI, "UNG_024", YETI)
    t.play("UNG_020")
    assert t.cards() == ["UNG_024"]


def test_mana_bind_copies_the_spell_for_nothing() -> None:
    t = table()
    t.play("UNG_024")
    t.end_turn()
    t.play("CS2_029", t.hero(1))
    assert t.hero(1).get(DAMAGE) == 6
    assert t.cards() == ["CS2_029"]
    assert t.game.hand[1][0].get(COST) == 0


def test_mana_bind_of_old_lowers_the_cost_without_an_enchantment() -> None:
    t = table(build=20457)
    t.play("UNG_024")
    t.end_turn()
    t.play("CS2_029", t.hero(1))
    (copy,) = t.game.hand[1]
    assert (copy.get(COST), list(copy.attached)) == (0, [])


def test_r229_open_the_waygate_counts_generated_spells() -> None:
    t = table(build=25770, mana=90)
    quest = t.play("UNG_028")
    assert quest.zone == Zone.SECRET
    native = t.deck("CS2_008")[0]
    t.end_turn()
    t.end_turn()
    t.play(native, t.hero(2))
    assert quest.get(QUEST_PROGRESS) == 0
    for _ in range(6):
        coin = t.hand("GAME_005")
        coin.tags[313] = 1
        t.play(coin)
    assert quest.zone == Zone.GRAVEYARD
    assert t.cards() == ["UNG_028t"]


@pytest.mark.parametrize(("build", "marked"), [(179020, 0), (223542, 1)])
def test_r229_a_quest_bears_its_mark_while_it_is_in_play(build: int, marked: int) -> None:
    t = table(build=build, mana=9)
    quest = t.play("UNG_028")
    assert quest.get(TAG_4297) == marked
    quest.tags[QUEST_PROGRESS] = quest.get(QUEST_PROGRESS_TOTAL) - 1
    coin = t.hand("GAME_005")
    coin.tags[CREATOR] = 1
    t.play(coin)
    assert (quest.zone, quest.get(TAG_4297)) == (Zone.GRAVEYARD, 0)


def test_time_warp_gives_an_extra_turn() -> None:
    t = table()
    t.play("UNG_028t")
    t.end_turn()
    assert t.game.current == 1
    t.end_turn()
    assert t.game.current == 2


@pytest.mark.parametrize("build", [54613, 255790])
def test_shimmering_tempest_gives_its_spell_early_or_late(build: int) -> None:
    t = table(build=build)
    t.answers("CS2_029")
    tempest = t.play("UNG_846")
    assert t.cards() == ([] if build == 54613 else ["CS2_029"])
    t.kill(tempest)
    assert t.cards() == ["CS2_029"]


def test_primordial_glyph_makes_its_find_cheaper() -> None:
    t = table()
    t.answers("CS2_029", "CS2_032", "CS2_022", "CS2_032")
    t.play("UNG_941")
    assert t.game.hand[1][0].get(COST) == 5


@pytest.mark.parametrize(("build", "behind"), [(29349, Zone.REMOVED), (39954, Zone.GRAVEYARD)])
def test_r23_primal_magic_stays_on_the_spell_until_it_is_buried_up_to_29349(
    build: int, behind: int
) -> None:
    t = table(build=build)
    t.answers("CS2_029", "CS2_032", "CS2_022", "CS2_032")
    t.play("UNG_941")
    found = t.play(t.game.hand[1][0])
    (magic,) = (e for e in t.game.entities.values() if e.card_id == "UNG_941e")
    zones = [(e, value) for e, tag, value in written(t.game) if tag == ZONE and e > found.id - 1]
    ends = [(found.id, Zone.GRAVEYARD), (magic.id, behind)]
    assert zones[-2:] == (ends if build == 29349 else ends[::-1])
    assert found.get(COST) == 7


def test_molten_reflection_copies_with_enchantments() -> None:
    t = table()
    yeti = t.minion(damage=1)
    t.play("CFM_626", yeti)
    t.play("UNG_948", yeti)
    copy = t.at(1, 1)
    assert stats(copy) == (4, 7)
    assert copy.attached[0].id != yeti.attached[0].id


def test_meteor_hits_the_neighbours() -> None:
    t = table()
    left, middle, right = t.minion(side=2), t.minion(side=2), t.minion(side=2)
    t.play("UNG_955", middle)
    assert middle.zone == Zone.GRAVEYARD
    assert (left.get(DAMAGE), right.get(DAMAGE)) == (3, 3)


def test_steam_surger_adds_a_geyser_after_an_elemental() -> None:
    t = table()
    t.play("UNG_809t1")
    t.play("UNG_021")
    assert t.cards() == []
    t.round()
    t.play("UNG_021")
    assert t.cards() == ["CS2_182", "UNG_018"]


def test_pyros_comes_back_greater_twice() -> None:
    t = table()
    first = t.minion("UNG_027")
    t.kill(first)
    assert (t.cards(), first.zone) == (["UNG_027t2"], Zone.SETASIDE)
    t.kill(t.minion("UNG_027t2"))
    assert t.cards() == ["UNG_027t2", "UNG_027t4"]
