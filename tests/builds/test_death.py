"""What a death writes in old and in new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ATK,
    CORPSES,
    DAMAGE,
    DEATHRATTLE,
    IGNORE_DAMAGE,
    IGNORE_DAMAGE_OFF,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
    START_WITH_1_HEALTH,
    TAG_SCRIPT_DATA_NUM_1,
    ZONE_POSITION,
)
from hsreplay_sim.engine.rules.enchantments import silence
from table import YETI, table
from texts import written

BRACKETS = [(IGNORE_DAMAGE, 1), (DAMAGE, 0), (IGNORE_DAMAGE_OFF, 1)]
ENDS = [(IGNORE_DAMAGE, 0), (IGNORE_DAMAGE_OFF, 0)]


@pytest.mark.parametrize(("build", "wanted"), [(10604, BRACKETS + ENDS), (10833, [(DAMAGE, 0)])])
def test_r80_up_to_10604_two_tags_enclose_the_healing_of_the_dead(
    build: int, wanted: list[tuple[int, int]]
) -> None:
    t = table(build=build)
    yeti = t.minion(damage=2)
    since = len(t.game.out)
    t.kill(yeti)
    found = [(tag, value) for _, tag, value in written(t.game, since, of=yeti)]
    assert [each for each in found if each[0] in (IGNORE_DAMAGE, DAMAGE, IGNORE_DAMAGE_OFF)] == (
        wanted
    )


@pytest.mark.parametrize(("build", "printed"), [(20457, 0), (22611, 1)])
def test_r80_a_silenced_minion_has_its_deathrattle_again_once_dead_since_22611(
    build: int, printed: int
) -> None:
    t = table(build=build)
    gnome = t.minion("EX1_029")
    silence(t.game, gnome)
    assert gnome.get(DEATHRATTLE) == 0
    t.kill(gnome)
    assert (gnome.get(DEATHRATTLE), t.hero(2).get(DAMAGE)) == (printed, 0)


@pytest.mark.parametrize(
    ("build", "order"), [(14830, [ATK, ZONE_POSITION]), (15590, [ZONE_POSITION, ATK])]
)
def test_r80_the_stats_of_the_dead_fall_with_the_next_update_since_15590(
    build: int, order: list[int]
) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.play("CS2_009", yeti)
    since = len(t.game.out)
    t.kill(yeti)
    kept = (ATK, ZONE_POSITION)
    assert [tag for _, tag, _ in written(t.game, since, of=yeti) if tag in kept] == order


@pytest.mark.parametrize(("build", "corpses"), [(79904, 1), (134558, 2)])
def test_r164_who_has_corpses_gets_more_of_them_since_134558(build: int, corpses: int) -> None:
    t = table(build=build)
    t.game.owner(1).tags[CORPSES] = 1
    t.kill(t.minion())
    assert t.tag(CORPSES) == corpses


@pytest.mark.parametrize(("build", "counted"), [(9166, 0), (9786, 1)])
def test_r86_the_dead_of_a_game_are_counted_since_9786(build: int, counted: int) -> None:
    t = table(build=build)
    t.kill(t.minion())
    assert t.tag(NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME) == counted


@pytest.mark.parametrize(
    ("build", "drawn"), [(20457, 1), (25770, 2), (28242, 1), (30103, 2), (126451, 2)]
)
def test_r84_a_baron_who_dies_with_them_doubles_deathrattles_in_some_builds(
    build: int, drawn: int
) -> None:
    """hs-bugs#106, 1024, 1156: since 14.0, and from 12.0 to 12.2."""
    t = table(build=build)
    t.deck(*[YETI] * 4)
    baron, hoarder = t.minion("FP1_031"), t.minion("EX1_096")
    t.kill(baron, hoarder)
    assert len(t.cards(1)) == drawn


def test_r84_a_baron_who_lives_doubles_deathrattles() -> None:
    t = table(build=20457)
    t.deck(*[YETI] * 4)
    t.minion("FP1_031")
    t.kill(t.minion("EX1_096"))
    assert len(t.cards(1)) == 2


@pytest.mark.parametrize(("build", "noted"), [(23576, [2]), (27358, [])])
def test_r85_aya_notes_her_place_as_she_dies_up_to_23576(build: int, noted: list[int]) -> None:
    t = table(build=build)
    t.minion()
    aya = t.minion("CFM_902")
    since = len(t.game.out)
    t.kill(aya)
    changes = written(t.game, since, of=aya)
    assert [value for _, tag, value in changes if tag == TAG_SCRIPT_DATA_NUM_1] == noted


@pytest.mark.parametrize(("build", "told"), [(14830, []), (30103, [0])])
def test_r204_what_redemption_returns_is_made_with_one_health(build: int, told: list[int]) -> None:
    t = table(build=build)
    t.play("EX1_136")
    yeti = t.minion()
    t.deck(YETI, side=2)
    t.end_turn()
    since = len(t.game.out)
    t.kill(yeti)
    back = t.at(1, 0)
    assert (back is not yeti, back.get(DAMAGE)) == (True, 4)
    changes = written(t.game, since, of=back)
    assert [value for _, tag, value in changes if tag == START_WITH_1_HEALTH] == told
