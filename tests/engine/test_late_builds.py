"""What builds since 2024 count, note, or let stay, and what they let end."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ARMOR_GAINED_THIS_TURN,
    ATK,
    CANT_ATTACK,
    COST,
    HAS_CONCEDED,
    LAST_AFFECTED_BY,
    LAST_EXCAVATED_TIER,
    LIFESTEAL,
    MAX_EXCAVATE_TIER,
    POISONOUS,
    REBORN,
    SPELL_DAMAGE_DEALT_THIS_TURN,
    STAYS_WITH_THE_DEAD,
    TAG_SCRIPT_DATA_NUM_1,
    TIMES_AFFECTED,
    WAIT_FOR_PLAYER_RECONNECT_PERIOD,
)
from hsreplay_sim.cards.heroes.powers import missing_totems
from hsreplay_sim.engine.moves.ending import concede
from hsreplay_sim.engine.moves.turn import run_out_of_time, wait_for_player
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.text import Frame
from table import stats, table

LATE = 241170
FIREBALL = "CORE_CS2_029"


@pytest.mark.parametrize(
    ("build", "fourth"), [(54613, "CS2_052"), (189384, "CS2_058"), (208591, "CS2_052")]
)
def test_r163_the_fourth_basic_totem(build: int, fourth: str) -> None:
    """U373 (189384) has Strength Totems, U300 (210640) and U381 Wrath of Air again."""
    t = table("HERO_02", build=build)
    assert missing_totems(t.game, t.hero(1), Frame()) == ("NEW1_009", "CS2_050", "CS2_051", fourth)


@pytest.mark.parametrize("side", [1, 2])
def test_r41_armour_gained_is_forgotten_at_every_start_of_a_turn(side: int) -> None:
    """U293:9046 (whose turn begins), U578:3167 and 3169 (both)."""
    t = table(build=210640)
    t.game.owner(side).tags[ARMOR_GAINED_THIS_TURN] = 3
    t.end_turn()
    assert t.tag(ARMOR_GAINED_THIS_TURN, side) == 0


def test_r51_who_waits_for_somebody_has_no_shorter_turns() -> None:
    """U263:1925-1939; U078:2530 and 2531."""
    t = table(build=210640)
    run_out_of_time(t.game)
    assert len(t.hero(1).attached) == 1
    wait_for_player(t.game, gone=True)
    assert (t.game.root.get(WAIT_FOR_PLAYER_RECONNECT_PERIOD), t.hero(1).attached) == (1, [])
    wait_for_player(t.game, gone=False)
    assert t.game.root.get(WAIT_FOR_PLAYER_RECONNECT_PERIOD) == 0


@pytest.mark.parametrize(("build", "count"), [(235290, 0), (LATE, 2)])
def test_being_affected_is_counted(build: int, count: int) -> None:
    """U567:1781; also when it was the same one as before (U567:6058)."""
    t = table(build=build)
    giant = t.minion("CORE_EX1_110", 2)
    giant.tags[45] = 30
    for _ in range(2):
        t.play(FIREBALL, giant)
    assert giant.get(TIMES_AFFECTED) == count


def test_another_layer_of_an_enchantment_affects_nobody() -> None:
    """The Swarmer stays affected by its neighbour (U567:8869; PVPDR_Finley_T3e U435:16365)."""
    t = table(build=LATE)
    swarmer, other = t.play("TSC_638t4"), t.minion()
    t.play("TSC_638t4")
    assert swarmer.get(TIMES_AFFECTED) == 1
    swarmer.tags[LAST_AFFECTED_BY] = other.id
    t.play("TSC_638t4")
    assert (swarmer.get(TIMES_AFFECTED), swarmer.get(LAST_AFFECTED_BY)) == (1, other.id)
    assert swarmer.get(ATK) == 3


def test_r263_a_twin_is_there_before_what_answers_to_the_play() -> None:
    """U567:4555-4676: when the first discount ends the second has the Mini, which ends next."""
    t = table("HERO_01", build=LATE)
    player = t.game.owner(1)
    first, second = (attach(t.game, t.minion(), player, "SCH_237e") for _ in range(2))
    t.play("TOY_312")
    (mini,) = t.game.hand[1]
    assert (first.zone, second.zone) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
    assert (mini.card_id, mini.get(COST), mini.get(LAST_AFFECTED_BY)) == ("TOY_312t", 1, second.id)
    assert mini.get(TIMES_AFFECTED) == 1


def test_the_damage_of_spells_is_counted_until_the_next_own_turn() -> None:
    """U567:1546, 2711."""
    t = table(build=LATE)
    t.play(FIREBALL, t.hero(2))
    assert t.tag(SPELL_DAMAGE_DEALT_THIS_TURN) == 6
    t.end_turn()
    assert t.tag(SPELL_DAMAGE_DEALT_THIS_TURN) == 6
    t.end_turn()
    assert t.tag(SPELL_DAMAGE_DEALT_THIS_TURN) == 0


@pytest.mark.parametrize(("build", "noted"), [(195635, 0), (208591, 1)])
def test_r217_a_concession_is_noted(build: int, noted: int) -> None:
    """U572:1516, U568:37976, U567:10357; U148a has none."""
    t = table(build=build)
    concede(t.game, 2)
    assert (t.tag(HAS_CONCEDED, 1), t.tag(HAS_CONCEDED, 2)) == (0, noted)


def test_r135_the_lifesteal_of_a_weapon_heals_when_its_hero_strikes() -> None:
    """U568:37491: the TRIGGER is the weapon's."""
    t = table(build=LATE)
    hero = t.hurt(1, 10)
    t.weapon("CORE_CS2_106").tags[LIFESTEAL] = 1
    t.attack(hero, t.hero(2))
    assert stats(hero)[1] == 23


def test_r262_the_tier_dug_last_is_noted() -> None:
    """U472:4455-8147, U148a:3222-12385."""
    t = table(build=LATE)
    t.game.owner(1).tags[MAX_EXCAVATE_TIER] = 2
    seen = []
    for _ in range(4):
        t.play("WW_001")
        seen.append(t.tag(LAST_EXCAVATED_TIER))
    assert seen == [0, 1, 2, 0]


def test_r80_few_enchantments_stay_with_the_dead() -> None:
    """U575:3967 (EDR_100t7e)."""
    t = table(build=LATE)
    yeti = t.minion()
    left, kept = (attach(t.game, t.hero(side), yeti, "CS2_092e") for side in (1, 2))
    kept.tags[STAYS_WITH_THE_DEAD] = 1
    t.kill(yeti)
    assert (left.zone, kept.zone) == (Zone.REMOVED, Zone.PLAY)


@pytest.mark.parametrize("keyword", [LIFESTEAL, POISONOUS, REBORN])
def test_r80_an_enchantment_that_bears_a_keyword_itself_stays_with_the_dead(keyword: int) -> None:
    """U408:12447, U212:7619, U195:2638"""
    t = table(build=31761)
    yeti = t.minion()
    kept = attach(t.game, t.hero(1), yeti, "CS2_092e", tags={keyword: 1})
    t.kill(yeti)
    assert kept.zone == Zone.PLAY


@pytest.mark.parametrize("build", [20457, 31761, LATE])
def test_r80_the_dead_could_attack(build: int) -> None:
    """All 9 dead of 28855 to 223542 that could not (U577:3224, U575:15921)."""
    t = table(build=build)
    watcher = t.minion("EX1_045")
    assert watcher.get(CANT_ATTACK) == 1
    t.kill(watcher)
    assert watcher.get(CANT_ATTACK) == 0


def test_r80_a_body_made_with_other_stats_keeps_them() -> None:
    """U363:18329, U507:9248."""
    t = table(build=LATE)
    yeti = t.minion()
    yeti.tags |= {47: 9, 45: 8}
    t.game.untagged.innate[yeti.id] = (5, 3)
    t.game.untagged.residues[yeti.id] = (5, 3, 0)
    attach(t.game, t.hero(1), yeti, "CS2_092e")
    assert stats(yeti) == (13, 12)
    t.kill(yeti)
    assert stats(yeti) == (9, 8)


@pytest.mark.parametrize(("build", "worn"), [(54613, "HERO_10bpe"), (231720, "CS2_017o")])
def test_demon_claws_are_the_druids_of_late(build: int, worn: str) -> None:
    """U053 (54613); U305:1617, U217:14857."""
    t = table("HERO_10", build=build)
    t.play(t.power())
    (claws,) = t.hero(1).attached
    assert (claws.card_id, t.hero(1).get(47)) == (worn, 1)
    assert claws.get(TAG_SCRIPT_DATA_NUM_1) == (build > 200000)
