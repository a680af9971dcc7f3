"""Control, transformation, copies, silence (R200–R206, R16, R19, R24)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import CHANGE, TAG
from hsreplay_sim.base.tags import (
    ATK,
    BATTLECRY,
    CANT_BE_SILENCED,
    CHARGE,
    COPIED_FROM_ENTITY_ID,
    DAMAGE,
    DEATHRATTLE,
    DIVINE_SHIELD,
    EXHAUSTED,
    FROZEN,
    HAS_ACTIVATE_POWER,
    HEALTH,
    JUST_TRANSFORMED,
    LAST_AFFECTED_BY,
    LAST_KNOWN_ATK,
    LINKED_ENTITY,
    NUM_ATTACKS_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    PENDING_ZONE,
    REVEALED,
    SILENCED,
    SPAWN_TIME_COUNT,
    TAUNT,
    TIMES_BEEN_TRANSFORMED,
    TOPDECK,
    WINDFURY,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects import (
    bounce,
    copy_to_hand,
    damage,
    draw,
    freeze,
    give,
    heal,
    keyword,
    silence,
    summon_copy,
    take_control,
    transform,
)
from hsreplay_sim.cards.words.selectors import ENEMY_HERO, SELF, TARGET
from hsreplay_sim.cards.words.triggers import after_summon, when_summoned
from hsreplay_sim.engine.keywords.in_hand import upgrade
from hsreplay_sim.engine.rules.summon import copy_body, summon
from hsreplay_sim.engine.rules.zones import bounce as send_home
from table import YETI, stats, table
from texts import give_text, spell, written

WISP, RAPTOR, OGRE = "CS2_231", "CS2_172", "CS2_200"
KINGS, RAID_LEADER = "CS2_092", "CS2_122"
SHEEP, POLYMORPH, SAP = "CS2_tk1", "CS2_022", "EX1_581"
LEPER, HOARDER = "EX1_029", "EX1_096"


# --- silence -------------------------------------------------------------------------------------


def test_r200_r231_silence_takes_keywords_text_and_enchantments() -> None:
    t = table()
    leper = t.minion(LEPER)
    t.play(spell(t, give(TARGET, KINGS + "e") >> keyword(TARGET, TAUNT), aimed=True), leper)
    t.play(spell(t, freeze(TARGET), aimed=True), leper)
    t.play(spell(t, silence(TARGET), aimed=True), leper)
    assert (leper.get(SILENCED), leper.get(TAUNT), leper.get(FROZEN)) == (1, 0, 0)
    assert leper.attached == []
    t.kill(leper)
    assert t.hero(2).get(DAMAGE) == 0


def test_r200_health_is_clipped_to_what_the_printed_minion_can_have() -> None:
    t = table()
    raptor = t.minion(RAPTOR)
    t.play(KINGS, raptor)
    t.play(spell(t, damage(TARGET, 5), aimed=True), raptor)
    t.play(spell(t, silence(TARGET), aimed=True), raptor)
    assert stats(raptor) == (3, 1)
    whole = t.minion(RAPTOR)
    t.play(KINGS, whole)
    t.play(spell(t, silence(TARGET), aimed=True), whole)
    assert stats(whole) == (3, 2)


def test_r200_auras_of_others_stay() -> None:
    t = table()
    yeti = t.minion()
    t.minion(RAID_LEADER)
    t.play(spell(t, silence(TARGET), aimed=True), yeti)
    assert yeti.get(ATK) == 5


def test_r231_some_cannot_be_silenced() -> None:
    t = table()
    leper = t.minion(LEPER)
    leper.tags[CANT_BE_SILENCED] = 1
    t.play(spell(t, silence(TARGET), aimed=True), leper)
    assert leper.get(SILENCED) == 0


# --- control -------------------------------------------------------------------------------------


def test_r201_a_stolen_minion_comes_to_the_right_end_asleep_with_all_it_has() -> None:
    t = table()
    thing, other = t.minion(side=2, damage=1), t.minion(WISP, 2)
    t.minion(WISP)
    t.play(spell(t, give(TARGET, KINGS + "e"), aimed=True), thing)
    thing.tags[NUM_ATTACKS_THIS_TURN] = 1
    t.play(spell(t, take_control(TARGET), aimed=True), thing)
    assert t.game.row(1)[-1] is thing
    assert (thing.controller, thing.get(NUM_TURNS_IN_PLAY)) == (1, 0)
    assert thing.order < t.at(1, 0).order, "it is as old as it was"
    assert stats(thing) == (8, 8)
    assert thing.get(NUM_ATTACKS_THIS_TURN) == 1
    assert other.get(ZONE_POSITION) == 1
    assert t.refuses(thing, t.hero(2))


@pytest.mark.parametrize(("build", "places"), [(14830, [2]), (20457, [0, 2])])
def test_r201_up_to_20022_its_place_is_written_once(build: int, places: list[int]) -> None:
    """U609:3906, U154:6450, U082:8252."""
    t = table(build=build)
    thing = t.minion(side=2)
    t.minion(WISP)
    since = len(t.game.out)
    t.play(spell(t, take_control(TARGET), aimed=True), thing)
    assert [v for _, tag, v in written(t.game, since, of=thing) if tag == ZONE_POSITION] == places


def test_r201_r220_stolen_with_charge_it_may_attack_at_once() -> None:
    t = table()
    thing = t.minion(side=2)
    thing.tags[CHARGE] = 1
    t.play(spell(t, take_control(TARGET), aimed=True), thing)
    t.attack(thing, t.hero(2))


def test_r201_auras_follow_the_controller() -> None:
    t = table()
    mine, foe = t.minion(), t.minion(side=2)
    leader = t.minion(RAID_LEADER, 2)
    assert (mine.get(ATK), foe.get(ATK)) == (4, 5)
    t.play(spell(t, take_control(TARGET), aimed=True), leader)
    assert (mine.get(ATK), foe.get(ATK)) == (5, 4)


def test_r24_r201_onto_a_full_board_it_dies_for_its_owner() -> None:
    t = table()
    t.fill(1)
    leper = t.minion(LEPER, 2)
    t.play(spell(t, take_control(TARGET), aimed=True), leper)
    assert leper.zone == Zone.GRAVEYARD
    assert t.hero(1).get(DAMAGE) == 2, "its owner's enemy"


def test_r223_a_stolen_leper_gnome_hurts_its_first_owner() -> None:
    t = table()
    leper = t.minion(LEPER, 2)
    t.play(spell(t, take_control(TARGET), aimed=True), leper)
    t.kill(leper)
    assert t.hero(2).get(DAMAGE) == 2


@pytest.mark.parametrize("buffed_first", [True, False])
def test_r202_what_lasts_this_turn_expires_whoever_controls_the_host(*, buffed_first: bool) -> None:
    t = table("HERO_09")
    thing = t.minion(RAPTOR, 2)
    lend = spell(t, take_control(TARGET) >> give(TARGET, "CFM_603e"), aimed=True)
    buff = spell(t, give(TARGET, "CS2_188o"), aimed=True)
    for cast in (buff, lend) if buffed_first else (lend, buff):
        t.play(cast, thing)
    assert thing.get(ATK) == 5
    t.end_turn()
    assert (thing.controller, thing.get(ATK)) == (2, 3)


# --- transformation ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("build", "same"),
    [pytest.param(14830, False, id="up-to-4"), pytest.param(54613, True, id="since-5")],
)
def test_r19_r203_a_transformed_minion_keeps_its_entity_since_5(build: int, *, same: bool) -> None:
    t = table(build=build)
    t.minion(WISP, 2)
    yeti = t.minion(YETI, 2, damage=2)
    t.play(spell(t, give(TARGET, KINGS + "e"), aimed=True), yeti)
    since = len(t.game.out)
    t.play(POLYMORPH, yeti)
    sheep = t.at(2, 1)
    assert (sheep is yeti) is same
    assert any(p[0] == CHANGE for p in t.game.out[since:]) is same
    assert (sheep.card_id, stats(sheep), sheep.get(DAMAGE)) == (SHEEP, (1, 1), 0)
    assert (sheep.attached, sheep.get(ZONE_POSITION)) == ([], 2)
    if not same:
        assert yeti.zone == Zone.SETASIDE
        assert sheep.get(LINKED_ENTITY) == yeti.id


@pytest.mark.parametrize("build", [9786, 10833, 15590, 20457])
def test_r203_of_old_the_new_one_is_linked_and_the_old_one_as_printed(build: int) -> None:
    """U159:3305-3308, U586:13968, U603:6906."""
    t = table(build=build)
    yeti = t.minion(YETI, 2)
    t.play(spell(t, give(TARGET, KINGS + "e"), aimed=True), yeti)
    t.play(POLYMORPH, yeti)
    sheep = t.at(2, 0)
    assert (sheep.get(LINKED_ENTITY), yeti.get(LINKED_ENTITY)) == (yeti.id, sheep.id)
    assert sheep.get(JUST_TRANSFORMED) == 1
    assert sheep.get(REVEALED) == (0 if build >= 15590 else 1)
    assert (yeti.zone, yeti.get(ATK), yeti.get(HEALTH)) == (Zone.SETASIDE, 4, 5)


@pytest.mark.parametrize(("build", "mark"), [(9166, TOPDECK), (9786, REVEALED)])
def test_r203_up_to_9166_a_new_body_is_marked_topdeck(build: int, mark: int) -> None:
    t = table(build=build)
    yeti = t.minion(YETI, 2)
    t.play(POLYMORPH, yeti)
    assert [tag for tag in (TOPDECK, REVEALED) if t.at(2, 0).get(tag)] == [mark]


@pytest.mark.parametrize("build", [14830, 22611, 54613, 195635])
def test_r203_a_transformed_minion_is_new_and_cannot_attack(build: int) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.play(POLYMORPH, yeti)
    assert t.refuses(t.at(1, 0), t.hero(2))


def test_r203_it_is_neither_a_death_nor_a_summon() -> None:
    t = table()
    t.deck(WISP)
    noted = give_text(
        t.game, t.minion(), events=(when_summoned(SELF, draw(1)), after_summon(SELF, draw(1)))
    )
    hoarder = t.minion(HOARDER, 2)
    t.play(POLYMORPH, hoarder)
    t.play(spell(t, transform(TARGET, YETI), aimed=True), noted)
    assert t.cards() == []
    assert t.game.root.get(369) == 0


# --- copies --------------------------------------------------------------------------------------


def test_r204_a_copy_in_play_has_all_but_place_and_owner() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play(spell(t, give(TARGET, KINGS + "e"), aimed=True), yeti)
    t.play(spell(t, damage(TARGET, 2), aimed=True), yeti)
    yeti.tags[DIVINE_SHIELD] = 1
    t.play(spell(t, summon_copy(TARGET), aimed=True), yeti)
    copy = t.at(1, 0)
    assert stats(copy) == (8, 7)
    assert (copy.get(DIVINE_SHIELD), copy.get(DAMAGE), copy.controller) == (1, 2, 1)
    assert (copy.get(EXHAUSTED), copy.get(NUM_TURNS_IN_PLAY)) == (0, 0)
    assert copy.get(COPIED_FROM_ENTITY_ID) == yeti.id
    assert copy.attached[0].id != yeti.attached[0].id
    t.play(spell(t, silence(TARGET), aimed=True), copy)
    assert (stats(copy), stats(yeti)) == ((4, 5), (8, 7))


def test_r204_a_copy_takes_tags_by_number_whichever_came_first() -> None:
    """So does a copy in a game that was saved and loaded."""
    t = table()
    yeti = t.minion(side=2)
    yeti.tags |= {WINDFURY: 1, TAUNT: 1, DIVINE_SHIELD: 1}
    since = len(t.game.out)
    copy = copy_body(t.game, t.hero(1), yeti, 1)
    assert copy is not None
    told = [packet[2] for packet in t.game.out[since:] if packet[:2] == (TAG, copy.id)]
    keywords = [tag for tag in told if tag in (WINDFURY, TAUNT, DIVINE_SHIELD)]
    assert keywords == sorted((WINDFURY, TAUNT, DIVINE_SHIELD))


def test_r204_auras_are_not_copied() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.minion(RAID_LEADER, 2)
    t.play(spell(t, summon_copy(TARGET), aimed=True), yeti)
    assert t.at(1, 0).get(ATK) == 4


def test_r204_a_copy_in_hand_is_as_printed() -> None:
    t = table()
    yeti = t.minion(damage=2)
    t.play(KINGS, yeti)
    t.play(spell(t, copy_to_hand(TARGET), aimed=True), yeti)
    (copy,) = t.game.hand[1]
    assert (copy.get(ATK), copy.get(HEALTH), copy.get(DAMAGE)) == (4, 5, 0)


def test_r16_a_resurrected_minion_is_another_entity() -> None:
    t = table()
    raptor = t.minion(RAPTOR)
    t.play(KINGS, raptor)
    t.kill(raptor)
    again = summon(t.game, t.hero(1), raptor.card_id, 1)
    assert again is not None
    assert again is not raptor
    assert (raptor.zone, stats(again)) == (Zone.GRAVEYARD, (3, 2))


# --- bounce --------------------------------------------------------------------------------------


def test_r205_into_a_full_hand_a_minion_dies_and_its_deathrattle_runs() -> None:
    t = table("HERO_03")
    hoarder = t.minion(LEPER, 2)
    for _ in range(10):
        t.hand(WISP, 2)
    t.play(SAP, hoarder)
    assert hoarder.zone == Zone.GRAVEYARD
    assert t.hero(1).get(DAMAGE) == 2


@pytest.mark.parametrize(
    ("build", "places"), [(14830, [2]), (18336, [2]), (19632, [0, 2]), (54613, [0, 2])]
)
def test_r205_up_to_18336_its_place_is_written_once(build: int, places: list[int]) -> None:
    """U158:1778, U005:14157, U072:2861; 19632 clears it when the card is hidden (U142:1843)."""
    t = table("HERO_03", build=build)
    yeti = t.minion(side=2)
    t.hand(WISP, 2)
    since = len(t.game.out)
    t.play(SAP, yeti)
    assert [v for _, tag, v in written(t.game, since, of=yeti) if tag == ZONE_POSITION] == places


def test_r205_it_is_exhausted_until_its_move_is_announced() -> None:
    """U207:36341."""
    t = table("HERO_03", build=54613)
    yeti = t.minion(side=2)
    t.game.set(yeti, EXHAUSTED, 1)
    since = len(t.game.out)
    t.play(SAP, yeti)
    told = [tag for _, tag, _ in written(t.game, since, of=yeti)]
    assert told.index(PENDING_ZONE) < told.index(EXHAUSTED) < told.index(ZONE)


def test_r205_otherwise_it_returns_to_its_owner() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.play(spell(t, bounce(TARGET) >> heal(ENEMY_HERO, 1), aimed=True), yeti)
    assert t.cards(2) == [YETI]


@pytest.mark.parametrize(("build", "count"), [(77662, 0), (159202, 1)])
def test_r203_a_transformed_minion_keeps_its_count_of_arrivals_since_2022(
    build: int, count: int
) -> None:
    t = table(build=build)
    yeti = t.minion()
    yeti.tags[SPAWN_TIME_COUNT] = 1
    t.play(spell(t, transform(TARGET, SHEEP), aimed=True), yeti)
    assert yeti.get(SPAWN_TIME_COUNT) == count


@pytest.mark.parametrize(("build", "known"), [(56359, False), (88998, True)])
def test_r203_a_transformed_minion_knows_what_affected_it_since_88998(
    build: int, *, known: bool
) -> None:
    t = table(build=build)
    yeti, whip = t.minion(), t.play("EX1_603", t.minion())
    yeti.tags[LAST_AFFECTED_BY] = whip.id
    t.play(spell(t, transform(TARGET, SHEEP), aimed=True), yeti)
    assert yeti.get(LAST_AFFECTED_BY) == (whip.id if known else 0)


@pytest.mark.parametrize(("build", "told"), [(150659, []), (159202, [0, 1])])
def test_r203_what_a_character_is_since_159202_is_told_anew(build: int, told: list[int]) -> None:
    t = table(build=build)
    yeti = t.minion()
    yeti.tags[HAS_ACTIVATE_POWER] = 1
    since = len(t.game.out)
    t.play(spell(t, transform(TARGET, SHEEP), aimed=True), yeti)
    changes = written(t.game, since, of=yeti)
    assert [value for _, tag, value in changes if tag == HAS_ACTIVATE_POWER] == told


def test_r200_silence_takes_the_battlecry() -> None:
    """14 of 14: U586:8820, U616:7531, U166:16597."""
    t = table(build=12574)
    cleric = t.minion("EX1_019")
    assert cleric.get(BATTLECRY) == 1
    t.play(spell(t, silence(TARGET), aimed=True), cleric)
    assert cleric.get(BATTLECRY) == 0


@pytest.mark.parametrize(
    ("build", "kept"), [(14830, 1), (19632, 1), (22611, 0), (29349, 0), (45310, 1), (223542, 1)]
)
def test_r80_from_22611_to_29349_the_dead_lose_a_deathrattle_that_was_given(
    build: int, kept: int
) -> None:
    """U074:9126, U587:5583; U034:13163; U190:3160, U568:25784."""
    t = table("HERO_06", build=build)
    yeti = t.minion()
    t.play("EX1_158")
    t.kill(yeti)
    assert yeti.get(DEATHRATTLE) == kept


@pytest.mark.parametrize(("build", "times"), [(88998, 0), (134558, 1)])
def test_r203_a_transformed_card_counts_how_often_since_134558(build: int, times: int) -> None:
    """56 of 56, U440:11411, U414:4211; in the hand U321:6903 does not, U370:1144 does."""
    t = table(build=build)
    yeti, held = t.minion(), t.hand(YETI)
    t.play(spell(t, transform(TARGET, SHEEP), aimed=True), yeti)
    upgrade(t.game, held, SHEEP)
    assert [e.get(TIMES_BEEN_TRANSFORMED) for e in (yeti, held)] == [times, times]


@pytest.mark.parametrize("build", [33157, 195635])
def test_r21_a_returned_minion_tells_its_bonus_then_its_print(build: int) -> None:
    """U394:8516, U148b:7252: ATK and HEALTH fall to what enchantments gave, then to the print."""
    t = table(build=build)
    yeti = t.minion()
    t.play("CS2_092", yeti)
    since = len(t.game.out)
    send_home(t.game, yeti, None)
    changes = written(t.game, since, of=yeti)
    assert [value for _, tag, value in changes if tag == HEALTH] == [4, 5]
    assert [value for _, tag, value in changes if tag == LAST_KNOWN_ATK] == [4]
    assert (yeti.get(ATK), yeti.get(HEALTH)) == (4, 5)
