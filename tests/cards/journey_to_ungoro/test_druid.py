"""Journey to Un'Goro: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, COST, DISPLAYED_CREATOR, QUEST_PROGRESS, RESOURCES
from table import YETI, stats, table


@pytest.mark.parametrize(("build", "signed"), [(18336, False), (19632, True)])
def test_tortollan_forager_signs_its_find_since_19632(build: int, signed: bool) -> None:
    t = table(build=build)
    forager = t.play("UNG_078")
    (found,) = t.game.hand[1]
    assert found.get(DISPLAYED_CREATOR) == (forager.id if signed else 0)


def test_jungle_giants_counts_strong_minions() -> None:
    t = table()
    quest = t.play("UNG_116")
    t.play(YETI)
    t.play("CS2_200")
    t.minion("CS2_200", side=2)
    assert quest.get(QUEST_PROGRESS) == 1


def test_barnabus_makes_the_minions_of_the_deck_free() -> None:
    t = table()
    yeti, bolt = t.deck(YETI, "CS2_024")
    t.play("UNG_116t")
    assert (yeti.get(COST), bolt.get(COST)) == (0, 2)


def test_a_mana_treant_leaves_a_crystal() -> None:
    t = table(mana=4)
    t.kill(t.minion("UNG_111t1"))
    assert (t.tag(RESOURCES), t.spent()) == (5, 1)


def test_earthen_scales_armors_by_the_new_attack() -> None:
    t = table("HERO_06")
    yeti = t.minion()
    t.play("UNG_108", yeti)
    assert (stats(yeti), t.hero(1).get(ARMOR)) == ((5, 6), 5)


def test_verdant_longneck_adapts() -> None:
    t = table("HERO_06")
    t.answers("UNG_999t2", "UNG_999t4", "UNG_999t3", 2)
    assert stats(t.play("UNG_100")) == (8, 4)


def test_tortollan_forager_brings_somebody_strong() -> None:
    t = table()
    t.answers("CS2_200")
    t.play("UNG_078")
    assert t.cards() == ["CS2_200"]


def test_giant_anaconda_frees_a_strong_minion_of_the_hand() -> None:
    t = table()
    t.hand("CS2_182"), t.hand("CS2_200"), t.hand("CS2_029")
    t.kill(t.minion("UNG_086"))
    assert t.row() == ["CS2_200"]


def test_shellshifter_shifts() -> None:
    t = table()
    t.play("UNG_101", option=0)
    t.play("UNG_101", option=1)
    assert t.row() == ["UNG_101t", "UNG_101t2"]
    t.minion("OG_044")
    t.play("UNG_101")
    assert t.row()[-1] == "UNG_101t3"


def test_evolving_spores_adapts_all_own_minions() -> None:
    t = table()
    yeti, foe = t.minion(), t.minion(side=2)
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t14", "UNG_999t3")
    t.play("UNG_103")
    assert (stats(yeti), stats(foe)) == ((7, 5), (4, 5))


def test_elder_longneck_adapts_beside_the_strong() -> None:
    t = table()
    assert stats(t.play("UNG_109")) == (5, 1)
    t.hand("CS2_200")
    t.answers("UNG_999t3", "UNG_999t4", "UNG_999t14", "UNG_999t3")
    assert stats(t.play("UNG_109")) == (8, 1)


@pytest.mark.parametrize(
    ("build", "counted"), [(19632, (1, 1)), (21517, (1, 0)), (24377, (1, 0)), (24769, (0, 0))]
)
def test_r92_what_jungle_giants_reads_of_a_minion_that_is_played(
    build: int, counted: tuple[int, int]
) -> None:
    """hs-bugs#826, 871: a Yeti beside a Wolf, and a Dreamer that its text grows."""
    t = table("HERO_06", build=build)
    quest = t.play("UNG_116")
    t.minion("EX1_162")
    t.play(YETI, position=2)
    seen = [quest.get(QUEST_PROGRESS)]
    t.kill(t.at(1, 0))
    t.minion("CS2_200")
    before = quest.get(QUEST_PROGRESS)
    dreamer = t.play("CFM_617")
    assert stats(dreamer) == (5, 5)
    seen.append(quest.get(QUEST_PROGRESS) - before)
    assert tuple(seen) == counted
