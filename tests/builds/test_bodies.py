"""What bodies tell as they come, change and go, in old and in new builds."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CHANGE, CLOSE, FULL, OPEN, TAG
from hsreplay_sim.base.tags import (
    ATK,
    COPIED_FROM_ENTITY_ID,
    COST,
    CREATOR,
    DAMAGE,
    DORMANT,
    EXHAUSTED,
    HAND_POSITION_PLAYED_FROM,
    HAS_ACTIVATE_POWER,
    HEALTH,
    HIDDEN_ZONE_OWNER,
    LAST_AFFECTED_BY,
    LAST_AFFECTING_SOURCE,
    LAST_KNOWN_ATK,
    LAST_KNOWN_ATK_IN_HAND,
    LIFESTEAL,
    NUM_TURNS_IN_HAND,
    SPAWN_TIME_COUNT,
    SUMMONED_THIS_ACTION,
    TAG_887,
    TAG_1254,
    TAG_3085,
    TAG_3669,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TURN_DRAWN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects import damage, run_as_target
from hsreplay_sim.cards.words.effects import summon as summon_token
from hsreplay_sim.cards.words.selectors import TARGET
from hsreplay_sim.engine.keywords.dormant import DORMANT_VISUAL, wake
from hsreplay_sim.engine.keywords.transform import transform
from hsreplay_sim.engine.rules.damage import destroy
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach, update_auras
from hsreplay_sim.engine.rules.events import reveal_secret
from hsreplay_sim.engine.rules.summon import copy_body, equip, put_into_play, summon
from hsreplay_sim.engine.rules.zones import bounce
from hsreplay_sim.engine.state.entities import Entity
from table import YETI, stats, table
from texts import spell, written

BOAR, CAT = "CS2_boar", "EX1_165t1"


def test_r94_what_a_minion_summons_with_a_spell_notes_the_spell_as_its_maker() -> None:
    """U207:51589: Kalimos casts an Invocation; the Elementals are his, and of that text."""
    t = table(build=33717)
    yeti = t.minion()
    invocation = spell(t, run_as_target(summon_token("CS2_231")), aimed=True)
    t.play(invocation, yeti)
    wisp = next(body for body in t.game.board[1] if body is not yeti)
    assert (wisp.get(CREATOR), wisp.get(TAG_1254)) == (yeti.id, invocation.id)


@pytest.mark.parametrize(
    ("build", "kept"), [(31761, False), (32708, True), (145077, True), (148211, False)]
)
def test_r80_the_dead_keep_who_summoned_them_from_32708_to_145077(
    build: int, *, kept: bool
) -> None:
    t = table(build=build)
    yeti = t.minion()
    maker = t.game.owner(1).id
    assert yeti.get(TAG_1254) == maker
    t.kill(yeti)
    assert yeti.get(TAG_1254) == (maker if kept else 0)


@pytest.mark.parametrize(("build", "marked"), [(27358, 0), (28242, 1)])
def test_r94_arrivals_are_marked_until_the_next_option_since_28242(build: int, marked: int) -> None:
    t = table(build=build)
    played = t.play(YETI)
    assert played.get(SUMMONED_THIS_ACTION) == marked
    (held,) = t.deck(YETI)
    put_into_play(t.game, held, played)
    assert held.get(SUMMONED_THIS_ACTION) == marked
    t.end_turn()
    assert (played.get(SUMMONED_THIS_ACTION), held.get(SUMMONED_THIS_ACTION)) == (0, 0)


@pytest.mark.parametrize(("build", "mark"), [(195635, 1), (231720, 2)])
def test_r94_a_copy_counts_on_from_its_original_since_231720(build: int, mark: int) -> None:
    t = table(build=build)
    played = t.play(YETI)
    copy = copy_body(t.game, played, played, 1)
    assert copy is not None
    assert copy.get(SUMMONED_THIS_ACTION) == mark


@pytest.mark.parametrize(
    ("build", "told"),
    [(13619, (0, 0)), (13921, (0, 4)), (14830, (0, 4)), (15590, (4, 4))],
)
def test_r141_a_summoned_minion_comes_with_shadows_since_13921(
    build: int, told: tuple[int, int]
) -> None:
    t = table(build=build)
    yeti = summon(t.game, t.hero(1), YETI, 1)
    assert yeti is not None
    assert (yeti.get(LAST_KNOWN_ATK), yeti.get(TAG_LAST_KNOWN_COST_IN_HAND)) == told


@pytest.mark.parametrize(("build", "health"), [(174258, 0), (175913, 1)])
def test_r203_a_transformed_minion_tells_its_health_since_175913(build: int, health: int) -> None:
    t = table(build=build)
    yeti = t.minion()
    transform(t.game, yeti, BOAR, t.hero(1))
    assert yeti.get(TAG_3085) == health


@pytest.mark.parametrize(("build", "affected"), [(38377, False), (66927, True)])
def test_r205_since_66927_a_returned_minion_knows_who_returned_it(
    build: int, *, affected: bool
) -> None:
    t = table(build=build)
    yeti, hero = t.minion(), t.hero(2)
    since = len(t.game.out)
    bounce(t.game, yeti, hero)
    told = (yeti.id, LAST_AFFECTED_BY, hero.id) in written(t.game, since)
    assert told == affected


@pytest.mark.parametrize(
    ("build", "order"), [(20022, [ZONE, ZONE_POSITION]), (20457, [ZONE_POSITION, ZONE])]
)
def test_r80_since_20457_the_dead_give_up_their_place_before_they_move(
    build: int, order: list[int]
) -> None:
    t = table(build=build)
    yeti = t.minion()
    since = len(t.game.out)
    t.kill(yeti)
    kept = (ZONE, ZONE_POSITION)
    assert [tag for _, tag, _ in written(t.game, since, of=yeti) if tag in kept] == order


@pytest.mark.parametrize("build", [15590, 22611])
def test_r19_a_card_in_hand_that_becomes_another_keeps_its_entity(build: int) -> None:
    t = table(build=build)
    card = t.hand(YETI)
    assert transform(t.game, card, "CS2_231", t.hero(1)) is card
    assert t.cards() == ["CS2_231"]


@pytest.mark.parametrize(("build", "same"), [(22611, False), (24769, True)])
def test_r203_a_minion_that_becomes_another_keeps_its_entity_since_24769(
    build: int, *, same: bool
) -> None:
    t = table(build=build)
    yeti = t.minion()
    assert (transform(t.game, yeti, "CS2_231", t.hero(1)) is yeti) == same
    assert t.row() == ["CS2_231"]


@pytest.mark.parametrize(("build", "arrivals"), [(42174, []), (43246, [0, 1])])
def test_r94_a_card_that_enters_play_counts_its_arrival_since_43246(
    build: int, arrivals: list[int]
) -> None:
    t = table(build=build)
    card = t.hand(YETI)
    card.tags[SPAWN_TIME_COUNT] = 1
    since = len(t.game.out)
    t.play(card)
    changes = written(t.game, since, of=card)
    assert [value for _, tag, value in changes if tag == SPAWN_TIME_COUNT] == arrivals


def test_r94_a_card_put_back_into_the_deck_counts_its_arrival_when_it_is_summoned() -> None:
    """U190:3711, Patches of a mulligan; a Secret as it turns up: U538:4955."""
    t = table(build=45310)
    card = t.hand(YETI)
    card.tags[SPAWN_TIME_COUNT] = 0
    since = len(t.game.out)
    put_into_play(t.game, card, None)
    changes = written(t.game, since, of=card)
    assert [value for _, tag, value in changes if tag == SPAWN_TIME_COUNT] == [1]


def test_r94_a_secret_that_turns_up_counts_its_arrival() -> None:
    t = table(build=84593)
    secret = t.game.create("EX1_554", 1, Zone.SECRET)
    secret.tags[SPAWN_TIME_COUNT] = 0
    reveal_secret(t.game, secret)
    assert secret.get(SPAWN_TIME_COUNT) == 1


@pytest.mark.parametrize(("build", "marked"), [(20457, 0), (22611, 1)])
def test_r201_a_borrowed_minion_is_marked_since_22611(build: int, marked: int) -> None:
    t = table("HERO_09", build=build)
    wisp = t.minion("CS2_231", 2)
    t.play("EX1_334", wisp)
    assert (wisp.controller, wisp.get(TAG_887)) == (1, marked)


@pytest.mark.parametrize(("build", "told"), [(195635, False), (208591, True)])
def test_r5_since_208591_an_enchanted_minion_knows_who_enchanted_it(
    build: int, *, told: bool
) -> None:
    t = table(build=build)
    yeti = t.minion()
    mark = t.play("CORE_CS2_009", yeti)
    assert yeti.get(LAST_AFFECTED_BY) == (mark.id if told else 0)


@pytest.mark.parametrize(("build", "zone"), [(27358, Zone.GRAVEYARD), (27641, Zone.PLAY)])
def test_r97_since_27641_a_replaced_weapon_waits_for_the_death_phase(build: int, zone: int) -> None:
    t = table(build=build)
    old = t.weapon("CS2_106")
    equip(t.game, t.game.owner(1), "CS2_106", 1)
    assert old.zone == zone
    settle(t.game)
    assert old.zone == Zone.GRAVEYARD


@pytest.mark.parametrize(
    ("build", "inside"), [(13030, BlockType.POWER), (28855, BlockType.TRIGGER)]
)
def test_r226_a_form_was_taken_in_the_text_and_is_taken_on_arrival_since_28855(
    build: int, inside: int
) -> None:
    t = table("HERO_06", build=build)
    druid = t.hand("EX1_165")
    since = len(t.game.out)
    t.play(druid, option=0)
    packets = t.game.out[since:]
    formed = next(
        n for n, p in enumerate(packets) if p[0] in (CHANGE, FULL) and p[2] == "EX1_165t1"
    )
    assert [p[2] for p in packets[:formed] if p[0] == OPEN][-1] == inside


@pytest.mark.parametrize(("build", "inside"), [(13030, BlockType.POWER), (28855, BlockType.PLAY)])
def test_r226_a_form_is_summoned_by_the_text_that_takes_it(build: int, inside: int) -> None:
    """U016:2989, U034:10873, U068:2353: what answers is in the POWER block, and answers once."""
    t = table("HERO_06", build=build)
    juggler = t.minion("NEW1_019")
    druid = t.hand("EX1_165")
    since = len(t.game.out)
    t.play(druid, option=1)
    opened: list[int] = []
    answers = []
    for packet in t.game.out[since:]:
        if packet[0] == OPEN:
            answers += [opened[-1]] if packet[1] == juggler.id else []
            opened.append(packet[2])
        elif packet[0] == CLOSE:
            opened.pop()
    assert answers == [inside]


@pytest.mark.parametrize(("build", "told"), [(145077, False), (148211, True)])
def test_r76_since_148211_a_minion_to_be_destroyed_knows_who_destroys_it(
    build: int, *, told: bool
) -> None:
    t = table(build=build)
    yeti = t.minion()
    destroy(t.game, t.hero(2), (yeti,))
    assert yeti.get(LAST_AFFECTING_SOURCE) == (t.hero(2).id if told else 0)


@pytest.mark.parametrize(("build", "marked"), [(27358, 0), (28855, 1)])
def test_r254_a_minion_that_awakes_is_marked_as_an_arrival(build: int, marked: int) -> None:
    t = table(build=build)
    yeti = t.minion()
    yeti.tags[SUMMONED_THIS_ACTION] = 0
    wake(t.game, yeti)
    assert yeti.get(SUMMONED_THIS_ACTION) == marked


@pytest.mark.parametrize(("build", "marked"), [(223542, 0), (231720, 1)])
def test_r254_what_starts_dormant_keeps_its_mark_since_231720(build: int, marked: int) -> None:
    t = table(build=build)
    since = len(t.game.out)
    sleeper = t.play("BT_258")
    opened = (p[2:4] for p in t.game.out[since:] if p[:2] == (OPEN, sleeper.id))
    keywords = [form[3] for kind, form in opened if kind == BlockType.TRIGGER]
    assert (sleeper.get(DORMANT_VISUAL), keywords) == (marked, [0 if marked else DORMANT_VISUAL])
    assert sleeper.get(LAST_AFFECTED_BY) == (sleeper.id if marked else 0)


@pytest.mark.parametrize(("build", "apart"), [(20457, False), (25770, True)])
def test_r135_lifesteal_on_a_spell_has_a_block_since_25770(build: int, *, apart: bool) -> None:
    t = table(build=build)
    hero = t.hurt(1, 10)
    bolt = spell(t, damage(TARGET, 3), aimed=True)
    bolt.tags[LIFESTEAL] = 1
    since = len(t.game.out)
    t.play(bolt, t.hero(2))
    opened = [p[2] for p in t.game.out[since:] if p[:2] == (OPEN, bolt.id)]
    assert (BlockType.TRIGGER in opened) == apart
    assert hero.get(DAMAGE) == 7


@pytest.mark.parametrize(("build", "named"), [(56359, "CS2_182"), (66927, "UNG_948")])
def test_r204_a_spell_is_named_by_its_copies_since_66927(build: int, named: str) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.play("UNG_948", yeti)
    copy = t.at(1, 1)
    assert t.game.entities[copy.get(CREATOR)].card_id == named


def test_r204_a_copy_of_a_dying_minion_dies_too() -> None:
    t = table(build=255790)
    yeti = t.minion(damage=5)
    copy = copy_body(t.game, yeti, yeti, 1)
    assert copy is not None
    settle(t.game)
    assert copy.zone == Zone.GRAVEYARD


def test_r204_a_copy_does_not_know_how_its_original_left_the_hand() -> None:
    t = table(build=231720)
    played = t.play(YETI)
    assert played.get(HAND_POSITION_PLAYED_FROM) == 1
    copy = copy_body(t.game, played, played, 1)
    assert copy is not None
    assert (copy.get(HAND_POSITION_PLAYED_FROM), copy.get(LAST_KNOWN_ATK_IN_HAND)) == (0, 0)


def test_r204_a_copy_is_made_as_a_new_minion_and_takes_the_rest_behind_that() -> None:
    """U092a:11778, U573:8016."""
    t = table(build=148211)
    yeti = t.minion(damage=3)
    t.game.set(yeti, TURN_DRAWN, 5)
    t.game.set(yeti, LAST_AFFECTED_BY, 64)
    since = len(t.game.out)
    t.play("UNG_948", yeti)
    copy = t.at(1, 1)
    taken = [(tag, value) for e, tag, value in written(t.game, since) if e == copy.id]
    assert taken[:5] == [
        (DAMAGE, 3),
        (EXHAUSTED, 0),
        (LAST_AFFECTED_BY, 64),
        (TURN_DRAWN, 5),
        (COPIED_FROM_ENTITY_ID, yeti.id),
    ]


def copied_enchantment(build: int) -> tuple[dict[int, int], Entity, Entity, Entity]:
    """Blessing of Kings on a minion that a spell copies: how it is made, itself, body and maker."""
    t = table(build=build)
    yeti = t.minion()
    kings = t.play("CS2_092", yeti)
    since = len(t.game.out)
    t.play("UNG_948", yeti)
    (worn,) = t.at(1, 1).attached
    (made,) = [p[3] for p in t.game.out[since:] if p[0] == FULL and p[1] == worn.id]
    assert isinstance(made, dict)
    return made, worn, t.at(1, 1), kings


@pytest.mark.parametrize(("build", "named"), [(15590, False), (39832, True)])
def test_r204_a_copied_enchantment_is_named_after_the_first_maker_since_39832(
    build: int, named: bool
) -> None:
    made, worn, copy, kings = copied_enchantment(build)
    assert made[CREATOR] == copy.id
    assert worn.get(CREATOR) == (kings.id if named else copy.id)
    assert stats(copy) == (8, 9)


@pytest.mark.parametrize(("build", "notes"), [(49534, False), (66927, True)])
def test_r204_a_copied_enchantment_notes_its_original_since_66927(build: int, notes: bool) -> None:
    _, worn, _, _ = copied_enchantment(build)
    assert bool(worn.get(COPIED_FROM_ENTITY_ID)) is notes


def test_r204_a_copied_enchantment_counts_the_layers_of_its_original() -> None:
    """U360:12599, U188:2072: one after the other, behind its origin."""
    t = table(build=197349)
    giver, yeti = t.minion(), t.minion()
    for _ in range(3):
        attach(t.game, giver, yeti, "CS2_092e")
    since = len(t.game.out)
    t.play("UNG_948", yeti)
    (worn,) = t.at(1, 2).attached
    told = [p[2:4] for p in t.game.out[since:] if p[:2] == (TAG, worn.id)]
    behind = told[told.index((COPIED_FROM_ENTITY_ID, yeti.attached[0].id)) + 1 :]
    assert [value for tag, value in behind if tag == SPAWN_TIME_COUNT] == [2, 3]


def test_r204_a_copied_enchantment_still_gives_what_its_card_says() -> None:
    """Brass Knuckles gives +1/+1 and says so; its enchantment does not: U612:8206."""
    t = table(build=15590)
    yeti = t.minion()
    attach(t.game, t.hand("CFM_631"), yeti, "CFM_631e")
    t.play("UNG_948", yeti)
    assert stats(t.at(1, 1)) == stats(yeti) == (5, 6)


def test_r203_a_minion_transformed_in_place_forgets_who_moved_it() -> None:
    """61 of 61: U189:14056, U211:8560."""
    t = table(build=31532)
    yeti = t.minion()
    yeti.tags[HIDDEN_ZONE_OWNER] = 1
    transform(t.game, yeti, BOAR, t.hero(1))
    assert yeti.get(HIDDEN_ZONE_OWNER) == 0


def test_r203_a_minion_transformed_in_the_hand_can_be_activated_anew() -> None:
    """5 of 5: U148a:1044, a minion that is forged."""
    t = table(build=195635)
    yeti = t.hand(YETI)
    since = len(t.game.out)
    transform(t.game, yeti, BOAR, t.hero(1))
    told = [value for _, tag, value in written(t.game, since, of=yeti) if tag == HAS_ACTIVATE_POWER]
    assert told == [0, 1]


def test_r204_a_copy_of_one_that_has_awoken_is_awake() -> None:
    """U289:3639."""
    t = table(build=181554)
    diver = t.minion("TSC_647")
    wake(t.game, diver)
    assert not diver.get(DORMANT)
    t.play("UNG_948", diver)
    assert not t.at(1, 1).get(DORMANT)


@pytest.mark.parametrize(("build", "kept"), [(192896, 0), (195635, 3)])
def test_r203_a_transformed_minion_keeps_its_turns_in_hand_since_195635(
    build: int, kept: int
) -> None:
    """11 of 11 since 195635 (U568:7896), none of 15 before (U396:1739)."""
    t = table(build=build)
    yeti = t.minion()
    yeti.tags[NUM_TURNS_IN_HAND] = 3
    transform(t.game, yeti, BOAR, t.hero(1))
    assert yeti.get(NUM_TURNS_IN_HAND) == kept


@pytest.mark.parametrize(("build", "marks"), [(195635, []), (208591, [1, 0])])
def test_r204_a_copy_is_marked_until_the_text_is_over_since_208591(
    build: int, marks: list[int]
) -> None:
    """27 of 27, set behind COPIED_FROM_ENTITY_ID (U314:1411) and ended by the next update."""
    t = table(build=build)
    yeti = t.minion()
    since = len(t.game.out)
    copy = copy_body(t.game, t.hero(1), yeti, 1)
    assert copy is not None
    update_auras(t.game)
    told = [value for _, tag, value in written(t.game, since, of=copy) if tag == TAG_3669]
    assert told == marks


def test_r204_the_mark_of_a_copy_ends_in_the_action_that_makes_it() -> None:
    """Nothing else need stir the stats or auras of the board: a battlecry makes the copies."""
    t = table(build=241170)
    t.play("CFM_668")  # Doppelgangster
    assert [body.get(TAG_3669) for body in t.game.board[1]] == [0, 0, 0]


@pytest.mark.parametrize(("at_random", "mark"), [(True, 1), (False, None)])
def test_r204_what_becomes_a_random_card_is_marked_like_a_copy(
    *, at_random: bool, mark: int | None
) -> None:
    """24 of 24 in CHANGE_ENTITY (U568:7896), none of 10 that a text names (U568:20595)."""
    t = table(build=223542)
    yeti = t.minion()
    since = len(t.game.out)
    transform(t.game, yeti, BOAR, t.hero(1), at_random=at_random)
    changed = next(packet for packet in t.game.out[since:] if packet[0] == CHANGE)
    assert changed[3].get(TAG_3669) == mark
    update_auras(t.game)
    assert yeti.get(TAG_3669) == 0


@pytest.mark.parametrize(("build", "told"), [(190416, [3]), (195635, [3, 3])])
def test_r204_the_size_of_a_sized_token_is_told_twice_since_195635(
    build: int, told: list[int]
) -> None:
    """4 of 4 (U507:5251, U507:5477, U127:4180); once before (U363:14240)."""
    t = table(build=build)
    for _ in range(3):
        t.hand(YETI)
    since = len(t.game.out)
    t.play("SW_085")
    twin = next(packet[1] for packet in t.game.out[since:] if packet[:3:2] == (FULL, "SW_085t"))
    for stat in (ATK, HEALTH, COST):
        changes = written(t.game, since, of=t.game.entities[twin])
        assert [value for _, tag, value in changes if tag == stat] == told
