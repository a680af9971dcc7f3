"""Auras: when their enchantments come and go, and where those go to (R142)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CLOSE, FULL, OPEN, SHOW, TAG, Packet
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    AURA_APPLIED,
    AURA_ATTACHED,
    CANT_BE_SILENCED,
    COST,
    CREATOR,
    HEALTH,
    HIDDEN_ZONE_OWNER,
    LAST_ATTACHED_TO,
    TAG_SCRIPT_DATA_NUM_1,
    ZONE,
)
from hsreplay_sim.cards.words.effects import summon
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from table import table
from texts import spell, written

RAPTOR, RAID_LEADER = "CS2_172", "CS2_122"
BRANN, HOARDER, STORMWIND = "LOE_077", "EX1_096", "CS2_222"


@pytest.mark.parametrize(
    ("build", "zones"),
    [
        pytest.param(12574, [Zone.REMOVED, Zone.GRAVEYARD], id="visible"),
        pytest.param(29349, [Zone.REMOVED, Zone.GRAVEYARD], id="hidden"),
        pytest.param(29933, [Zone.REMOVED], id="noting the host"),
    ],
)
def test_r142_up_to_29349_the_aura_of_a_dead_host_goes_on_to_the_graveyard(
    build: int, zones: list[int]
) -> None:
    t = table(build=build)
    raptor = t.minion(RAPTOR)
    t.minion(RAID_LEADER)
    (raid,) = raptor.attached
    since = len(t.game.out)
    t.kill(raptor)
    seen = [p[3] for p in t.game.out[since:] if p[:3] == (TAG, raid.id, ZONE)]
    assert seen == zones


@pytest.mark.parametrize(("build", "zone"), [(29349, Zone.GRAVEYARD), (29933, Zone.REMOVED)])
def test_r142_an_aura_whose_source_leaves_notes_its_host_since_29933(build: int, zone: int) -> None:
    t = table(build=build)
    raptor, leader = t.minion(RAPTOR), t.minion(RAID_LEADER)
    (raid,) = raptor.attached
    t.kill(leader)
    noted = raptor.id if zone == Zone.REMOVED else 0
    assert (raid.zone, raid.get(LAST_ATTACHED_TO), raptor.get(ATK)) == (zone, noted, 3)


@pytest.mark.parametrize(("build", "inside"), [(19632, False), (22611, True)])
def test_r142_since_22611_the_aura_of_a_summoned_minion_is_laid_in_the_text_that_summons(
    build: int, inside: bool
) -> None:
    """Leokk of an Animal Companion: U311:2827, U143:2775."""
    t = table("HERO_05", build=build)
    raptor = t.minion(RAPTOR)
    t.answers("NEW1_033")
    since = len(t.game.out)
    t.play("NEW1_031")
    (raid,) = raptor.attached
    assert raptor.get(ATK) == 4
    assert in_power(t.game.out[since:], raid.id, AURA_ATTACHED) is inside
    assert in_power(t.game.out[since:], raptor.id, ATK) is inside


def test_r142_the_aura_of_a_summoned_minion_is_laid_before_what_answers_to_its_coming() -> None:
    """Leokk, a Beast, beside Starving Buzzard: it is laid before that draws."""
    t = table("HERO_05", build=54613)
    buzzard = t.minion("CS2_237")
    t.answers("NEW1_033")
    since = len(t.game.out)
    t.play("NEW1_031")
    (raid,) = buzzard.attached
    written = [packet[:2] for packet in t.game.out[since:]]
    drawn = next(n for n, each in enumerate(t.game.out[since:]) if each[:2] == (OPEN, buzzard.id))
    assert written.index((FULL, raid.id)) < drawn


@pytest.mark.parametrize(("build", "told"), [(19632, [3]), (22611, [2, 3])])
def test_r142_since_22611_the_game_sums_up_between_two_summons_of_a_text(
    build: int, told: list[int]
) -> None:
    """Murloc Tidecaller beside two Murlocs of one text: U189:42836, U190:7454."""
    t = table(build=build)
    caller = t.minion("EX1_509")
    since = len(t.game.out)
    t.play(spell(t, summon("EX1_506a") >> summon("EX1_506a")))
    assert caller.get(ATK) == 3
    assert [value for _, tag, value in written(t.game, since, of=caller) if tag == ATK] == told


@pytest.mark.parametrize(("build", "inside"), [(19632, False), (30103, True)])
def test_r142_the_aura_of_an_enchantment_is_laid_with_it_and_costs_follow(
    build: int, inside: bool
) -> None:
    """Preparation: U076:3766 leaves no enchantments, U437:9134 lays them inside."""
    t = table("HERO_03", build=build)
    fireball = t.hand("CS2_029")
    since = len(t.game.out)
    t.play("EX1_145")
    assert fireball.get(COST) == 1
    assert len(fireball.attached) == int(inside)
    for laid in fireball.attached:
        assert in_power(t.game.out[since:], laid.id, AURA_APPLIED)
    assert not in_power(t.game.out[since:], fireball.id, COST)


def in_power(out: list[Packet], entity: int, tag: int) -> bool:
    """Whether the tag of the entity is written in a POWER block; it is written once."""
    open_blocks: list[int] = []
    found: list[bool] = []
    for kind, number, first, *_ in out:
        if kind == OPEN:
            open_blocks.append(first)
        elif kind == CLOSE:
            open_blocks.pop()
        elif kind == TAG and (number, first) == (entity, tag):
            found.append(BlockType.POWER in open_blocks)
    assert len(found) == 1
    return found[0]


def test_r142_who_ends_an_aura_is_told_of_a_host_that_lives() -> None:
    """U099:1085, U054:6039."""
    t = table(build=54613)
    yeti, wolf = t.minion(), t.minion("EX1_162")
    (worn,) = yeti.attached
    since = len(t.game.out)
    t.kill(wolf)
    told = [(tag, value) for _, tag, value in written(t.game, since, of=worn)]
    assert told.index((HIDDEN_ZONE_OWNER, 0)) < told.index((ZONE, Zone.REMOVED))


def test_r71_auras_change_between_the_deaths_and_the_deathrattles() -> None:
    t = table()
    t.deck(RAPTOR)
    raptor, leader = t.minion(RAPTOR), t.minion(RAID_LEADER)
    hoarder = t.minion(HOARDER, damage=1)
    leader.tags[44] = 2
    t.game.maybe_dead |= {leader.id: leader, hoarder.id: hoarder}
    hoarder.tags[44] = 2
    since = len(t.game.out)
    settle(t.game)
    out = t.game.out[since:]
    weaker = out.index((TAG, raptor.id, ATK, 3, 4))
    rattle = next(i for i, p in enumerate(out) if p[:3] == (OPEN, hoarder.id, BlockType.TRIGGER))
    assert weaker < rattle


def test_r142_a_text_about_its_player_lies_on_the_player() -> None:
    t = table(build=31761)
    brann = t.minion(BRANN)
    held = [e for e in t.game.entities.values() if e.get(CREATOR) == brann.id]
    assert [(e.card_id, e.get(ATTACHED)) for e in held] == [("LOE_077e", t.game.owner(1).id)]


def test_r142_a_text_about_its_player_lays_nothing_before_25770() -> None:
    t = table(build=13619)
    brann = t.minion(BRANN)
    assert [e for e in t.game.entities.values() if e.get(CREATOR) == brann.id] == []


def test_r142_the_enchantment_of_a_reprint_counts_as_the_aura_s_own() -> None:
    t = table(build=179020)
    raptor, champion = t.minion(RAPTOR), t.minion(STORMWIND)
    (might,) = raptor.attached
    t.game.attach_card(might, "VAN_CS2_222o")
    t.game.auras_dirty = True
    settle(t.game)
    assert raptor.attached == [might]
    t.kill(champion)
    assert might.zone == Zone.REMOVED


def test_r142_an_unknown_text_in_the_secret_zone_keeps_its_aura() -> None:
    t = table(build=195635)
    raptor = t.minion(RAPTOR)
    objective = t.game.create("WW_341", 1, Zone.SECRET)
    deputy = t.game.create("WW_341e", 1, Zone.SETASIDE, creator=objective)
    deputy.tags |= {ATTACHED: raptor.id, AURA_ATTACHED: 1}
    t.game.move(deputy, Zone.PLAY)
    settle(t.game)
    assert deputy.zone == Zone.PLAY
    t.game.move(objective, Zone.GRAVEYARD)
    settle(t.game)
    assert deputy.zone == Zone.REMOVED


def test_r144_neighbours_are_taken_from_left_to_right() -> None:
    t = table(build=12574)
    t.minion("CS2_231")
    left = t.game.row(1)[0]
    right = t.minion(RAPTOR)
    left.order, right.order = right.order + 1, left.order
    t.play("EX1_093", position=2)
    given = sorted((e.id, e.get(ATTACHED)) for e in (*left.attached, *right.attached))
    assert [host for _, host in given] == [left.id, right.id]


@pytest.mark.parametrize(
    ("build", "printed", "written_after"),
    [(12574, 0, [1]), (56359, 0, [1]), (77662, 1, []), (91456, 1, [])],
)
def test_r200_some_enchantments_say_that_silence_leaves_them(
    build: int, printed: int, written_after: list[int]
) -> None:
    """U418:6384; from the start at 77662, whose data do not print it: U434:2576, 11 more."""
    t = table(build=build)
    raptor = t.minion(RAPTOR)
    since = len(t.game.out)
    leader = t.minion(RAID_LEADER)
    (raid,) = raptor.attached
    assert raid.get(CANT_BE_SILENCED) == 1
    shown = [dict(p[3]) for p in t.game.out[since:] if p[0] in (FULL, SHOW) and p[1] == raid.id]
    assert max(tags.get(CANT_BE_SILENCED, 0) for tags in shown) == printed
    told = [value for _, tag, value in written(t.game, since, of=raid) if tag == CANT_BE_SILENCED]
    assert told == written_after
    if build == 12574:
        t.kill(leader)
        assert raid.get(CANT_BE_SILENCED) == 0


@pytest.mark.parametrize(("build", "told"), [(25770, [4]), (27358, [3, 4])])
def test_r142_since_27358_a_count_is_told_before_the_aura_beside_it(
    build: int, told: list[int]
) -> None:
    """Old Murk-Eye, of 2 Attack, beside Grimscale Oracle: U207:20606."""
    t = table(build=build)
    t.minion("EX1_508")
    eye = t.hand("EX1_062")
    since = len(t.game.out)
    t.play(eye)
    assert [value for _, tag, value in written(t.game, since, of=eye) if tag == ATK] == told


def test_r142_a_hero_has_its_new_weapon_before_the_aura_on_that_weapon() -> None:
    """Crabatoa's Claw of 2 Attack, that Crabatoa gives 2 more: U472:11241."""
    t = table("HERO_03", build=190416)
    t.minion("TSC_937")
    since = len(t.game.out)
    claw = t.weapon("TSC_937t2")
    hero = t.hero(1)
    assert (claw.get(ATK), hero.get(ATK)) == (4, 4)
    assert [value for _, tag, value in written(t.game, since, of=hero) if tag == ATK] == [2, 4]


def test_r5_an_enchantment_whose_creator_is_its_host_is_added_to_by_any_source() -> None:
    t = table(build=12574)
    raptor, source = t.minion(RAPTOR), t.minion("CS2_182")
    first = attach(t.game, source, raptor, "BRM_028e")
    first.tags[CREATOR] = raptor.id
    other = t.minion("CS2_182")
    assert attach(t.game, other, raptor, "BRM_028e") is first
    assert raptor.attached == [first]


def test_r23_up_to_14830_stats_fall_to_the_printed_ones_with_the_zone() -> None:
    t = table(build=12574)
    raptor = t.hand(RAPTOR)
    attach(t.game, t.game.owner(1), raptor, "CS2_092e")
    settle(t.game)
    assert (raptor.get(ATK), raptor.get(HEALTH)) == (7, 6)
    since = len(t.game.out)
    t.play(raptor)
    seen = [p[2:4] for p in t.game.out[since:] if p[:2] == (TAG, raptor.id)]
    shown = [pair for pair in seen if pair[0] in (HEALTH, ATK)]
    assert shown == [(HEALTH, 2), (ATK, 3), (HEALTH, 6), (ATK, 7)]


@pytest.mark.parametrize(("build", "told"), [(15590, True), (19632, True), (25770, False)])
def test_r5_the_number_of_an_enchantment_is_told_behind_it_up_to_23576(
    build: int, *, told: bool
) -> None:
    t = table(build=build)
    raptor = t.minion(RAPTOR)
    made = attach(t.game, t.minion(), raptor, "EX1_043e", tags={TAG_SCRIPT_DATA_NUM_1: 3})
    assert made.get(TAG_SCRIPT_DATA_NUM_1) == 3
    assert ((TAG, made.id, TAG_SCRIPT_DATA_NUM_1, 3, 0) in t.game.out) is told


def test_r158_a_weapon_s_stats_are_settled_before_its_hero_s() -> None:
    t = table("HERO_03", build=12574)
    t.minion("AT_029")
    since = len(t.game.out)
    t.play(t.power())
    hero = t.hero(1)
    assert [p[3] for p in t.game.out[since:] if p[:3] == (TAG, hero.id, ATK)] == [2]


def test_r142_the_newest_entity_s_stats_are_written_first() -> None:
    t = table(build=12574)
    rows = [t.minion(RAPTOR) for _ in range(3)]
    since = len(t.game.out)
    t.minion(RAID_LEADER)
    told = [p[1] for p in t.game.out[since:] if p[0] == TAG and p[2] == ATK]
    assert told == [e.id for e in reversed(rows)]


@pytest.mark.parametrize(("build", "attacks"), [(15590, [7]), (19632, [7]), (22611, [4, 7])])
def test_r139_a_text_s_enchantment_counts_at_once_since_22611(
    build: int, attacks: list[int]
) -> None:
    t = table(build=build)
    berserker = t.minion("EX1_393")
    since = len(t.game.out)
    t.play("EX1_603", berserker)
    seen = [p[3] for p in t.game.out[since:] if p[:3] == (TAG, berserker.id, ATK)]
    assert seen == attacks
