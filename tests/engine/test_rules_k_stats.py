"""Stats: what enchantments and auras make of the printed card (R139–R146, R5, R9, R20–R23)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.stream import CLOSE, HIDE, TAG
from hsreplay_sim.base.tags import (
    AI_ONE_SHOT_KILL,
    ATK,
    ATTACHED,
    CARDTYPE,
    CHARGE,
    COST,
    CREATOR,
    DAMAGE,
    HEALTH,
    LAST_AFFECTED_BY,
    LAST_ATTACHED_TO,
    LAST_KNOWN_ATK,
    NUM_TURNS_IN_PLAY,
    PENDING_ZONE,
    SPELLBURST,
    TAG_333,
    TAG_378,
    TAG_884,
    TAG_3085,
    TAG_ONE_TURN_EFFECT,
    TAUNT,
    ZONE,
)
from hsreplay_sim.cards.words.effects import bounce, damage, destroy, draw, give, heal, silence
from hsreplay_sim.cards.words.selectors import FRIENDLY_DECK, FRIENDLY_MINIONS, MINION, SELF, TARGET
from hsreplay_sim.cards.words.uses import aura
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach, wear_off
from table import YETI, stats, table
from texts import give_text, note, spell, written

WISP, RAPTOR, OGRE = "CS2_231", "CS2_172", "CS2_200"
KINGS, MIGHT, HUMILITY = "CS2_092", "CS2_087", "EX1_360"
RAID_LEADER, STORMWIND, DIRE_WOLF = "CS2_122", "CS2_222", "EX1_162"
INSPIRED, KINGS_BUFF = "CS2_188o", "CS2_092e"


# --- enchantments are entities -------------------------------------------------------------------


def test_r5_a_buff_is_an_entity_attached_to_its_host() -> None:
    t = table()
    raptor = t.minion(RAPTOR)
    blessing = t.play(KINGS, raptor)
    (kings,) = raptor.attached
    assert kings.get(CARDTYPE) == CardType.ENCHANTMENT
    assert (kings.get(ATTACHED), kings.get(CREATOR)) == (raptor.id, blessing.id)
    assert (raptor.get(ATK), raptor.get(HEALTH)) == (7, 6)
    t.play(spell(t, silence(TARGET), aimed=True), raptor)
    assert (raptor.get(ATK), raptor.get(HEALTH)) == (3, 2)


def test_r9_tags_are_totals_and_damage_is_apart() -> None:
    t = table()
    yeti = t.minion(damage=2)
    t.play(KINGS, yeti)
    assert (yeti.get(HEALTH), yeti.get(DAMAGE), yeti.health_left) == (9, 2, 7)


# --- the fold ------------------------------------------------------------------------------------


def test_r139_a_set_value_replaces_what_came_before_and_is_added_to_after() -> None:
    t = table()
    raptor = t.minion(RAPTOR)
    seen = []
    for card in (KINGS, HUMILITY, MIGHT, HUMILITY):
        t.play(card, raptor)
        seen.append(raptor.get(ATK))
    assert seen == [7, 1, 4, 1]


def test_r139_an_aura_stays_on_top_of_a_set_value() -> None:
    t = table()
    raptor = t.minion(RAPTOR)
    t.minion(RAID_LEADER)
    t.play(HUMILITY, raptor)
    assert raptor.get(ATK) == 2


def test_r139_attack_is_never_below_zero() -> None:
    t = table()
    wisp = t.minion(WISP)
    t.play("GVG_011", wisp)
    assert wisp.get(ATK) == 0


def test_r140_doubling_reads_the_present_value() -> None:
    t = table("HERO_09")
    yeti = t.minion(damage=2)
    t.play("CS2_236", yeti)
    assert stats(yeti) == (4, 6)
    t.play("CS2_236", yeti)
    assert stats(yeti) == (4, 12)


def test_r141_health_gained_is_current_health_health_lost_only_clips() -> None:
    t = table()
    hurt, whole = t.minion(damage=4), t.minion()
    champion = t.minion(STORMWIND)
    assert (stats(hurt), stats(whole)) == ((5, 2), (5, 6))
    t.play(spell(t, damage(TARGET, 1), aimed=True), hurt)
    t.kill(champion)
    assert (hurt.get(HEALTH), hurt.health_left) == (5, 1)
    assert (whole.get(HEALTH), whole.health_left) == (5, 5)


def test_r141_a_minion_that_was_buffed_in_hand_tells_its_attack_as_it_arrives() -> None:
    t = table()
    yeti = t.hand(YETI)
    attach(t.game, t.hero(1), yeti, KINGS_BUFF)
    assert yeti.get(LAST_KNOWN_ATK) == 4
    t.play(yeti)
    assert (yeti.get(LAST_KNOWN_ATK), stats(yeti)) == (8, (8, 9))


@pytest.mark.parametrize(
    ("card_id", "build", "mark"),
    [
        ("BRM_019", 77662, AI_ONE_SHOT_KILL),
        ("EX1_335", 22611, TAG_884),
        ("FP1_027", 77662, TAG_378),
        ("NEW1_021", 18336, TAG_333),
        ("NEW1_021", 25770, TAG_378),
    ],
)
def test_r142_a_mark_of_a_text_comes_and_goes_with_the_update(
    card_id: str, build: int, mark: int
) -> None:
    t = table(build=build)
    first, second = t.play(card_id), t.play(card_id)
    assert (first.get(mark), second.get(mark)) == (1, 1)
    since = len(t.game.out)
    t.play(spell(t, silence(TARGET), aimed=True), first)
    packets = list(enumerate(t.game.out[since:]))
    ends = next(at for at, each in packets if each[:3] == (TAG, first.id, mark))
    over = next(at for at, each in packets if each[::2][:2] == (CLOSE, BlockType.POWER))
    assert ends < over, "the mark ends inside the silence"
    t.kill(second)
    assert (first.get(mark), second.get(mark)) == (0, 0)


def test_r142_the_dead_keep_a_mark_that_their_card_prints() -> None:
    """The Frail Ghoul's: U300:1879, U043:906."""
    t = table(build=185749)
    ghoul = t.minion("HERO_11bpt")
    assert ghoul.get(TAG_333) == 1
    t.kill(ghoul)
    assert ghoul.get(TAG_333) == 1


def test_r142_an_aura_that_ends_kills_nobody() -> None:
    t = table()
    champion, raptor = t.minion(STORMWIND), t.minion(RAPTOR)
    t.play(spell(t, damage(TARGET, 2), aimed=True), raptor)
    assert raptor.health_left == 1
    t.kill(champion)
    assert (raptor.get(HEALTH), raptor.get(DAMAGE), raptor.zone) == (2, 1, Zone.PLAY)


def test_r142_auras_change_between_phases_not_in_a_text() -> None:
    t = table()
    yeti, leader = t.minion(), t.minion(RAID_LEADER)
    seen: list[int] = []
    look = note(seen, lambda: yeti.get(ATK))
    t.play(spell(t, destroy(TARGET) >> look, aimed=True), leader)
    assert seen == [5]
    assert yeti.get(ATK) == 4


def test_r143_an_aura_of_charge_ends_with_its_source() -> None:
    t = table()
    rhino, boar = t.minion("DS1_178"), t.minion("CS2_171")
    raptor = t.play(RAPTOR)
    assert raptor.get(CHARGE) == 1
    t.kill(rhino)
    assert raptor.get(CHARGE) == 0
    assert boar.get(CHARGE) == 1, "that is its own"


def test_r143_a_granted_keyword_ends_as_its_enchantment_wears_off() -> None:
    """Mark of the Wild gives Taunt."""
    t = table()
    raptor = t.minion(RAPTOR)
    t.play("CS2_009", raptor)
    assert raptor.get(TAUNT) == 1
    (mark,) = raptor.attached
    wear_off(t.game, mark)
    assert raptor.get(TAUNT) == 0


def test_r144_an_aura_of_neighbours_follows_the_places() -> None:
    t = table()
    left, wolf, right = t.minion(RAPTOR), t.minion(DIRE_WOLF), t.minion(RAPTOR)
    assert (left.get(ATK), wolf.get(ATK), right.get(ATK)) == (4, 2, 4)
    between = t.play(t.hand(WISP), position=3)
    assert (between.get(ATK), right.get(ATK)) == (2, 3)
    t.kill(between)
    assert right.get(ATK) == 4


def test_r145_enrage_comes_with_a_wound_and_goes_with_it() -> None:
    t = table()
    berserker = t.minion("EX1_393")
    t.play(spell(t, damage(TARGET, 1), aimed=True), berserker)
    assert berserker.get(ATK) == 5
    t.play(spell(t, heal(TARGET, 1), aimed=True), berserker)
    assert berserker.get(ATK) == 2


@pytest.mark.parametrize(
    ("build", "cost"),
    [
        pytest.param(19632, 1, id="in-order-of-attachment-up-to-9.0"),
        pytest.param(54613, 0, id="since-then-what-sets-comes-first"),
    ],
)
def test_r146_discounts_and_a_set_cost(build: int, cost: int) -> None:
    t = table(build=build)
    ogre = t.hand(OGRE)
    seen = []
    for enchantment in ("BRM_028e", "BRM_028e", "GBL_001e"):
        attach(t.game, t.hero(1), ogre, enchantment)
        settle(t.game)
        seen.append(ogre.get(COST))
    assert seen == [5, 4, cost]


def test_r146_a_cost_is_never_below_zero() -> None:
    t = table()
    wisp = t.hand(WISP)
    attach(t.game, t.hero(1), wisp, "BRM_028e")
    settle(t.game)
    assert wisp.get(COST) == 0


# --- zones ---------------------------------------------------------------------------------------


def test_r13_r20_what_sits_on_a_card_stays_from_deck_to_hand_to_play() -> None:
    t = table()
    (raptor,) = t.deck(RAPTOR)
    t.play(spell(t, give(FRIENDLY_DECK & MINION, KINGS + "e")))
    t.play(spell(t, draw(1)))
    assert raptor.zone == Zone.HAND
    assert stats(raptor) == (7, 6)
    t.play(raptor)
    assert stats(raptor) == (7, 6)


def test_r21_back_in_hand_a_minion_is_as_printed() -> None:
    t = table()
    yeti = t.minion(damage=1)
    t.play(KINGS, yeti)
    t.play(spell(t, bounce(TARGET), aimed=True), yeti)
    assert yeti.attached == []
    assert (yeti.get(ATK), yeti.get(HEALTH), yeti.get(DAMAGE), yeti.get(COST)) == (4, 5, 0, 4)


@pytest.mark.parametrize(("build", "turns"), [(29349, 2), (30103, 0)])
def test_r21_since_30103_a_returned_card_is_made_anew(build: int, turns: int) -> None:
    t = table(build=build)
    yeti = t.minion(damage=1)
    yeti.tags[NUM_TURNS_IN_PLAY] = 2
    since = len(t.game.out)
    t.play(spell(t, bounce(TARGET), aimed=True), yeti)
    changes = [(tag, value) for _, tag, value in written(t.game, since, of=yeti)]
    anew = [(COST, 0), (ATK, 0), (HEALTH, 0), (DAMAGE, 0), (NUM_TURNS_IN_PLAY, 0)]
    assert yeti.get(NUM_TURNS_IN_PLAY) == turns
    assert [each for each in changes if each in anew] == ([(DAMAGE, 0)] if turns else anew)
    assert (yeti.get(COST), stats(yeti), yeti.get(DAMAGE)) == (4, (4, 5), 0)


def test_r21_a_bonus_that_is_as_much_as_the_print_is_told_and_told_again() -> None:
    """U530:4946 and 4956, 5019 and 5028."""
    t = table(build=63160)
    wisp = t.minion("CS2_231")
    t.play(spell(t, give(TARGET, "CFM_614e"), aimed=True), wisp)
    assert stats(wisp) == (2, 2)
    since = len(t.game.out)
    t.play(spell(t, bounce(TARGET), aimed=True), wisp)
    changes = [(tag, value) for _, tag, value in written(t.game, since, of=wisp)]
    assert [each for each in changes if each[0] in (ATK, HEALTH)] == [(ATK, 1), (HEALTH, 1)] * 2


def test_r21_what_is_spent_of_a_card_is_there_again_and_where_it_came_from_stays() -> None:
    t = table(build=63160)
    body = t.minion("SCH_241")
    body.tags |= {SPELLBURST: 0, CREATOR: 9, LAST_KNOWN_ATK: 3}
    t.play(spell(t, bounce(TARGET), aimed=True), body)
    assert (body.get(SPELLBURST), body.get(CREATOR), body.get(LAST_KNOWN_ATK)) == (1, 9, 3)


def test_r23_a_discount_ends_when_the_card_is_played() -> None:
    t = table()
    yeti = t.hand(YETI)
    attach(t.game, t.hero(1), yeti, "BRM_028e")
    settle(t.game)
    t.play(yeti)
    assert t.spent() == 3
    t.play(spell(t, bounce(TARGET), aimed=True), yeti)
    assert yeti.get(COST) == 4


def test_r23_a_discount_leaves_as_all_that_wears_off_does() -> None:
    """Some 270 of 270 since 28855 announce it, and are hidden behind the move (U515:7655)."""
    t = table(build=135540)
    yeti = t.hand(YETI)
    discount = attach(t.game, t.hero(1), yeti, "BRM_028e")
    settle(t.game)
    since = len(t.game.out)
    t.play(yeti)
    grave = Zone.GRAVEYARD
    told = [(tag, value) for _, tag, value in written(t.game, since, of=discount)]
    assert told == [
        (LAST_AFFECTED_BY, discount.id),
        (PENDING_ZONE, grave),
        (PENDING_ZONE, 0),
        (ZONE, grave),
        (LAST_ATTACHED_TO, yeti.id),
    ]
    assert any(packet[:3] == (HIDE, discount.id, grave) for packet in t.game.out[since:])


def test_r22_where_enchantments_go() -> None:
    t = table()
    mortal, lasting = t.minion(), t.minion()
    t.play(KINGS, mortal)
    (kings,) = mortal.attached
    attach(t.game, t.hero(1), lasting, INSPIRED)
    (inspired,) = lasting.attached
    t.kill(mortal)
    t.end_turn()
    assert kings.zone == Zone.REMOVED, "its host left play"
    assert inspired.zone == Zone.GRAVEYARD, "it expired"


def test_r55_an_effect_of_this_turn_ends_with_it_however_old_the_host() -> None:
    t = table()
    yeti = t.minion()
    attach(t.game, t.hero(1), yeti, INSPIRED)
    settle(t.game)
    assert (yeti.get(ATK), yeti.get(TAG_ONE_TURN_EFFECT)) == (6, 1)
    since = len(t.game.out)
    t.end_turn()
    assert (yeti.get(ATK), yeti.get(TAG_ONE_TURN_EFFECT)) == (4, 0)
    assert any(p[0] == HIDE for p in t.game.out[since:])


def test_r10_what_does_not_change_is_not_written() -> None:
    t = table()
    yeti = t.minion()
    since = len(t.game.out)
    settle(t.game)
    t.game.set(yeti, ATK, 4)
    assert written(t.game, since) == []


def test_r6_a_missing_tag_is_zero() -> None:
    t = table()
    assert t.minion().get(CHARGE) == 0


def test_r142_a_silenced_source_grants_nothing() -> None:
    t = table()
    yeti, leader = t.minion(), t.minion(RAID_LEADER)
    t.play(spell(t, silence(TARGET), aimed=True), leader)
    assert yeti.get(ATK) == 4


def test_r142_an_aura_reaches_a_newcomer_before_its_text_is_over() -> None:
    t = table()
    give_text(t.game, t.minion(), aura=aura(FRIENDLY_MINIONS - SELF, KINGS + "e"))
    assert stats(t.play(RAPTOR)) == (7, 6)


@pytest.mark.parametrize(("build", "told"), [(174258, False), (175913, True)])
def test_r141_health_has_a_shadow_behind_that_of_attack_since_175913(
    build: int, told: bool
) -> None:
    t = table(build=build)
    raptor = t.minion(RAPTOR)
    raptor.tags |= {LAST_KNOWN_ATK: 3, TAG_3085: 2}
    since = len(t.game.out)
    t.minion(STORMWIND)
    changes = [(tag, value) for _, tag, value in written(t.game, since, of=raptor)]
    both = [(LAST_KNOWN_ATK, 4), (TAG_3085, 3), (HEALTH, 3), (ATK, 4)]
    assert changes == (both if told else [each for each in both if each[0] != TAG_3085])
