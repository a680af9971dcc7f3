"""In which order the server writes what one event changes, by build."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Step, Zone
from hsreplay_sim.base.stream import CHOSEN, CLOSE, OPEN, TAG
from hsreplay_sim.base.tags import (
    ATK,
    ATTACKING,
    AURA_APPLIED,
    AURA_ATTACHED,
    CANT_BE_ATTACKED,
    CARD_TARGET,
    CHARGE,
    COST,
    DAMAGE,
    DISPLAYED_CREATOR,
    EXHAUSTED,
    HEALTH,
    HIDDEN_ZONE_OWNER,
    JUST_PLAYED,
    LAST_AFFECTED_BY,
    LAST_COMBATANT,
    LAST_KNOWN_ATK,
    MAIN_HAND_WEAPON_ENTITY,
    NEXT_STEP,
    NUM_ATTACKS_THIS_TURN,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    NUM_RESOURCES_SPENT_THIS_GAME,
    NUM_TURNS_IN_PLAY,
    PENDING_ZONE,
    POISONOUS,
    RESOURCES_USED,
    SPELLPOWER,
    STEALTH,
    STEP,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    TEMP_RESOURCES,
    TO_BE_DESTROYED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects import destroy, discover, give, keyword
from hsreplay_sim.cards.words.printed import fixed
from hsreplay_sim.cards.words.selectors import FRIENDLY_HERO, FRIENDLY_MINIONS, SELF, TARGET
from hsreplay_sim.cards.words.triggers import when_played
from hsreplay_sim.engine.keywords.cast import cast
from hsreplay_sim.engine.rules.enchantments import attach, update_auras
from hsreplay_sim.engine.rules.zones import draw
from table import table
from texts import blocks, give_text, spell, written

DIED = (NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME)


@pytest.mark.parametrize(
    ("build", "wanted"),
    [
        pytest.param(9166, [DIED[0], ZONE, DAMAGE, NUM_ATTACKS_THIS_TURN, TAUNT, ATK, HEALTH]),
        pytest.param(10357, [*DIED, ZONE, DAMAGE, NUM_ATTACKS_THIS_TURN, TAUNT, ATK, HEALTH]),
        pytest.param(10833, [ZONE, *DIED, DAMAGE, NUM_ATTACKS_THIS_TURN, TAUNT, ATK, HEALTH]),
        pytest.param(12574, [ZONE, *DIED, DAMAGE, NUM_ATTACKS_THIS_TURN, TAUNT, HEALTH, ATK]),
        pytest.param(13030, [ZONE, *DIED, NUM_ATTACKS_THIS_TURN, TAUNT, HEALTH, ATK]),
    ],
)
def test_r80_the_body_is_cleaned_in_the_order_of_its_build(build: int, wanted: list[int]) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.play("CS2_009", yeti)
    yeti.tags |= {DAMAGE: 2, NUM_ATTACKS_THIS_TURN: 1}
    since = len(t.game.out)
    t.kill(yeti)
    last = [ZONE_POSITION, DAMAGE] if build >= 13030 else [ZONE_POSITION]
    kept = (*wanted, *last)
    ours = (yeti.id, t.game.owner(1).id)
    assert [tag for e, tag, _ in written(t.game, since) if e in ours and tag in kept] == [
        *wanted,
        *last,
    ]


@pytest.mark.parametrize(
    ("build", "enchantment", "keyword", "kept"),
    [
        pytest.param(27358, "CS2_009e", TAUNT, 0, id="up-to-29349-it-ends"),
        pytest.param(30103, "CS2_009e", TAUNT, 1, id="with-stats-it-stays"),
        pytest.param(31761, "UNG_999t6e", TAUNT, 0, id="alone-it-ends-with-the-next-update"),
        pytest.param(33717, "UNG_999t13e", POISONOUS, 1, id="poisonous-stays"),
        pytest.param(31761, "GVG_010b", SPELLPOWER, 0, id="spell-damage-ends-even-with-stats"),
    ],
)
def test_r80_what_a_corpse_keeps_of_keywords_it_was_given(
    build: int, enchantment: str, keyword: int, kept: int
) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.play(spell(t, give(TARGET, enchantment), aimed=True), yeti)
    assert yeti.get(keyword) == 1
    t.kill(yeti)
    assert yeti.get(keyword) == kept


def test_r80_a_weapon_is_announced_before_its_player_lets_go_of_it() -> None:
    t = table()
    weapon = t.weapon("CS2_106")
    weapon.tags[EXHAUSTED] = 1
    since = len(t.game.out)
    t.kill(weapon)
    kept = (PENDING_ZONE, EXHAUSTED, MAIN_HAND_WEAPON_ENTITY, ZONE)
    found = [(tag, value) for _, tag, value in written(t.game, since) if tag in kept]
    assert found == [
        (PENDING_ZONE, Zone.GRAVEYARD),
        (PENDING_ZONE, 0),
        (EXHAUSTED, 0),
        (MAIN_HAND_WEAPON_ENTITY, 0),
        (ZONE, Zone.GRAVEYARD),
    ]


@pytest.mark.parametrize("applied_first", [False, True], ids=["25770", "27358"])
def test_r142_an_update_of_auras_goes_down_by_entity_id(*, applied_first: bool) -> None:
    t = table(build=27358 if applied_first else 25770)
    first, second = t.minion(), t.minion()
    since = len(t.game.out)
    t.minion("CS2_122")
    older, younger = first.attached[0].id, second.attached[0].id
    applied = [(younger, AURA_APPLIED), (older, AURA_APPLIED)]
    shadows = [(second.id, LAST_KNOWN_ATK), (first.id, LAST_KNOWN_ATK)]
    kept = (AURA_ATTACHED, AURA_APPLIED, LAST_KNOWN_ATK, ATK)
    assert [(e, tag) for e, tag, _ in written(t.game, since) if tag in kept] == [
        (older, AURA_ATTACHED),
        (younger, AURA_ATTACHED),
        *(applied + shadows if applied_first else shadows + applied),
        (second.id, ATK),
        (first.id, ATK),
    ]


def test_r142_auras_end_before_the_deathrattles_of_the_same_deaths() -> None:
    t = table()
    yeti, leader, leper = t.minion(), t.minion("CS2_122"), t.minion("EX1_029")
    since = len(t.game.out)
    t.kill(leader, leper)
    changes = [(e, tag) for e, tag, _ in written(t.game, since)]
    assert changes.index((yeti.id, ATK)) < changes.index((t.hero(2).id, DAMAGE))


@pytest.mark.parametrize(("build", "zone"), [(27358, Zone.GRAVEYARD), (31761, Zone.REMOVED)])
def test_r142_an_aura_whose_host_died_moves_on_to_the_graveyard(build: int, zone: int) -> None:
    t = table(build=build)
    yeti = t.minion()
    t.minion("CS2_122")
    aura = yeti.attached[0]
    t.kill(yeti)
    assert aura.zone == zone


@pytest.mark.parametrize("build", [31022, 31532])
def test_r92_a_play_is_counted_when_its_text_waits_for_a_choice(build: int) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.play(spell(t, discover(fixed("CS2_231", "CS2_182", "CS2_172"))))
    out = t.game.out[since:]
    counted = [n for n, p in enumerate(out) if p[:3] == (TAG, 2, NUM_OPTIONS_PLAYED_THIS_TURN)]
    chosen = [n for n, p in enumerate(out) if p[0] == CHOSEN]
    assert len(counted) == len(chosen) == 1
    assert (counted < chosen) is (build == 31022)


@pytest.mark.parametrize(("build", "outside"), [(31022, True), (31532, False)])
def test_r92_a_play_ends_with_the_text_that_waited_for_a_choice(
    build: int, *, outside: bool
) -> None:
    """U018:1500, U510:3577: what follows stands at top level."""
    t = table(build=build)
    card = spell(t, discover(fixed("CS2_231", "CS2_182", "CS2_172")))
    since = len(t.game.out)
    t.play(card)
    out = t.game.out[since:]
    buried = out.index((TAG, card.id, ZONE, Zone.GRAVEYARD, Zone.PLAY))
    opened = sum(p[0] == OPEN for p in out[:buried]) - sum(p[0] == CLOSE for p in out[:buried])
    assert (opened == 0) is outside


@pytest.mark.parametrize(("build", "waits"), [(14830, False), (18336, True)])
def test_r105_what_answers_to_a_minion_waits_for_the_choice_of_its_text(
    build: int, *, waits: bool
) -> None:
    """U149:5506, U006:3615; U017:1699, U072:1328: Snipe strikes within the text, or behind it."""
    t = table("HERO_08", build=build)
    snipe = t.hand("EX1_609", side=2)
    t.game.move(snipe, Zone.SECRET)
    t.answers("CS2_102", "CS2_101", "CS2_056", "CS2_101")
    since = len(t.game.out)
    t.play("LOE_076")
    out = t.game.out[since:]
    chosen = next(n for n, p in enumerate(out) if p[0] == CHOSEN)
    counted = next(n for n, p in enumerate(out) if p[:3] == (TAG, 2, NUM_OPTIONS_PLAYED_THIS_TURN))
    struck = next(n for n, p in enumerate(out) if p[:2] == (OPEN, snipe.id))
    assert (struck < counted < chosen) is not waits
    assert (counted < chosen < struck) is waits


def test_r76_a_mark_for_death_comes_before_who_gave_it() -> None:
    t = table()
    yeti = t.minion(side=2)
    since = len(t.game.out)
    t.play(spell(t, destroy(TARGET), aimed=True), yeti)
    found = written(t.game, since)
    marked = found.index((yeti.id, TO_BE_DESTROYED, 1))
    assert found[marked + 1][:2] == (yeti.id, LAST_AFFECTED_BY)


@pytest.mark.parametrize(("build", "last"), [(27358, True), (27641, False)])
def test_r92_the_target_of_a_card_is_told_last_before_its_text(build: int, *, last: bool) -> None:
    t = table(build=build)
    yeti = t.minion(side=2)
    fireball = t.hand("CS2_029")
    since = len(t.game.out)
    t.play(fireball, yeti)
    tags = [tag for e, tag, _ in written(t.game, since) if e == fireball.id]
    assert (tags.index(CARD_TARGET) > tags.index(ZONE)) is last


@pytest.mark.parametrize(("build", "inside"), [(19632, False), (22611, True)])
def test_r141_a_heros_attack_follows_its_enchantment(build: int, *, inside: bool) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.play(spell(t, give(FRIENDLY_HERO, "CS2_005o")))
    out = t.game.out[since:]
    ends = next(n for n, p in enumerate(out) if p[0] == CLOSE and p[2] == BlockType.POWER)
    raised = next(n for n, p in enumerate(out) if p[:3] == (TAG, t.hero(1).id, ATK))
    assert (raised < ends) is inside


def test_r23_a_cost_of_the_hand_ends_with_the_first_update_in_play() -> None:
    t = table()
    t.hand("CS2_231")
    giant = t.hand("EX1_105")
    since = len(t.game.out)
    t.play(giant)
    tags = [tag for e, tag, _ in written(t.game, since) if e == giant.id]
    assert tags.index(COST) > tags.index(EXHAUSTED) > tags.index(ZONE)


@pytest.mark.parametrize(("build", "spent_first"), [(11460, True), (12574, False)])
def test_r92_what_a_card_costs_is_counted_before_or_after_paying(
    build: int, *, spent_first: bool
) -> None:
    t = table(build=build)
    t.game.owner(1).tags[TEMP_RESOURCES] = 1
    since = len(t.game.out)
    t.play("CS2_182")
    kept = (TEMP_RESOURCES, RESOURCES_USED, NUM_RESOURCES_SPENT_THIS_GAME)
    found = [tag for _, tag, _ in written(t.game, since) if tag in kept]
    spent = [NUM_RESOURCES_SPENT_THIS_GAME]
    paid = [TEMP_RESOURCES, RESOURCES_USED]
    assert found == (spent + paid if spent_first else paid + spent)


@pytest.mark.parametrize(("build", "early"), [(66927, False), (74257, True)])
def test_r92_a_card_counts_as_just_played_from_its_payment_on(build: int, *, early: bool) -> None:
    t = table(build=build)
    since = len(t.game.out)
    yeti = t.play("CS2_182")
    tags = [tag for e, tag, _ in written(t.game, since) if e == yeti.id]
    assert (tags.index(JUST_PLAYED) < tags.index(ZONE)) is early


def test_r219_an_attacker_is_seen_first_and_its_shadows_follow_with_the_step() -> None:
    t = table(build=19632)
    panther = t.minion("EX1_017")
    assert panther.get(STEALTH) == 1
    since = len(t.game.out)
    t.attack(panther, t.hero(2))
    kept = (STEALTH, ATTACKING, STEP, CANT_BE_ATTACKED)
    found = [tag for e, tag, _ in written(t.game, since) if e in (1, panther.id) and tag in kept]
    assert found[:4] == [STEALTH, ATTACKING, STEP, CANT_BE_ATTACKED]


def test_r41_secrets_and_quests_count_their_turns_after_what_is_in_play() -> None:
    t = table(build=185749)
    secret = t.play("CORE_EX1_287")
    yeti = t.minion()
    since = len(t.game.out)
    t.end_turn()
    found = [e for e, tag, _ in written(t.game, since) if tag == NUM_TURNS_IN_PLAY]
    assert found.index(yeti.id) < found.index(secret.id)


def test_r20_a_card_that_becomes_another_keeps_its_place_in_the_hand() -> None:
    t = table()
    first, second = t.hand("CS2_231"), t.hand("CS2_182")
    t.game.become(first, "CS2_172")
    assert t.game.hand[1] == [first, second]


def test_who_moved_an_entity_is_the_player_whose_effect_it_was() -> None:
    t = table("HERO_07", build=25770)
    wisp, theirs = t.minion("CS2_168"), t.minion("CS2_172", 2)
    played = t.play("ICC_041")
    assert [e.get(HIDDEN_ZONE_OWNER) for e in (wisp, theirs, played)] == [1, 1, 0]
    sapped = t.minion(side=2)
    t.play("EX1_581", sapped)
    assert sapped.get(HIDDEN_ZONE_OWNER) == 1


def test_nobody_moved_who_died_of_a_fight() -> None:
    t = table(build=25770)
    first, second = t.minion("CS2_182"), t.minion("CS2_200", 2)
    second.tags[DAMAGE] = 4
    first.tags[HIDDEN_ZONE_OWNER] = second.tags[HIDDEN_ZONE_OWNER] = 1
    t.attack(first, second)
    assert [e.get(HIDDEN_ZONE_OWNER) for e in (first, second)] == [0, 0]


@pytest.mark.parametrize(("secret", "mover"), [("EX1_610", 2), ("AT_060", 2)])
def test_a_secret_of_an_attack_was_moved_by_the_attacker(secret: str, mover: int) -> None:
    t = table("HERO_05", "HERO_05", build=30103)
    trap = t.play(secret)
    assert trap.get(HIDDEN_ZONE_OWNER) == 0
    attacker = t.minion(side=2)
    t.end_turn()
    t.attack(attacker, t.hero(1))
    assert (trap.zone, trap.get(HIDDEN_ZONE_OWNER)) == (Zone.GRAVEYARD, mover)


@pytest.mark.parametrize("build", [13921, 19632, 27358])
def test_r92_what_a_played_trigger_adds_shows_before_the_target_is_told(build: int) -> None:
    """U098:3593, U010:14198."""
    t = table(build=build)
    wyrm = t.minion("NEW1_012")
    for _ in range(2):
        bolt = t.hand("CS2_024")
        since = len(t.game.out)
        t.play(bolt, t.hero(2))
        seen = [(e, tag) for e, tag, _ in written(t.game, since)]
        assert seen.index((wyrm.id, ATK)) < seen.index((bolt.id, CARD_TARGET))


def test_what_answers_to_the_start_of_a_turn_comes_before_the_next_step() -> None:
    """Doomsayer marks before the player's trigger names MAIN_START (U616:1647)."""
    t = table()
    doomsayer = t.minion("NEW1_021", 2)
    since = len(t.game.out)
    t.end_turn()
    told = [(e, tag, value) for e, tag, value in written(t.game, since)]
    marked = next(n for n, row in enumerate(told) if row[:2] == (doomsayer.id, TO_BE_DESTROYED))
    assert marked < told.index((t.game.root.id, NEXT_STEP, Step.MAIN_START))


def test_charge_ends_before_the_taunt_that_came_with_it() -> None:
    t = table(build=10833)
    body = t.minion()
    t.play(spell(t, give(FRIENDLY_MINIONS, "TB_AllMinionsTauntCharge")))
    since = len(t.game.out)
    t.kill(body)
    tags = [tag for e, tag, value in written(t.game, since) if e == body.id and not value]
    assert tags.index(CHARGE) < tags.index(TAUNT)


def test_r92_what_a_card_costs_in_play_is_told_behind_all_that_answers_to_its_play() -> None:
    """U089:1413, U095:1700, U549:2649: 120 of 120."""
    t = table("HERO_08", build=23966)
    wyrm = t.minion("NEW1_012")
    t.minion("EX1_608")
    bolt = t.hand("CS2_024")
    since = len(t.game.out)
    t.play(bolt, t.hero(2))
    answered = next(n for n, p in enumerate(t.game.out) if n >= since and p[:2] == (OPEN, wyrm.id))
    costs = next(
        n for n, p in enumerate(t.game.out) if n >= since and p[:3] == (TAG, bolt.id, COST)
    )
    assert answered < costs


def test_r92_what_lies_on_a_card_ends_behind_what_others_answer() -> None:
    """U090:1911, U195:12298: Shifter Zerus shifts no more once the auras are brought in line."""
    t = table(build=23966)
    t.minion("EX1_162")
    wyrm = t.minion("NEW1_012")
    bolt = t.hand("CS2_024")
    mark = attach(t.game, wyrm, bolt, "OG_123e")
    give_text(t.game, mark, events=when_played(SELF, keyword(SELF, TAUNT)))
    since = len(t.game.out)
    t.play(bolt, t.hero(2))
    opened = [entity for kind, entity in blocks(t.game, since) if kind == BlockType.TRIGGER]
    assert opened == [wyrm.id, mark.id]


def test_a_card_signs_behind_the_discount_that_came_with_it() -> None:
    """U180:2864, U189:27889: 60 of 60 of these texts, others sign first."""
    t = table()
    t.answers("CS2_182")
    since = len(t.game.out)
    t.play("GVG_003")
    came = t.game.hand[1][0]
    told = written(t.game, since)
    signed = next(n for n, each in enumerate(told) if each[:2] == (came.id, DISPLAYED_CREATOR))
    laid = next(n for n, each in enumerate(told) if each[:2] == (came.attached[0].id, ZONE))
    assert laid < signed


def test_r196_a_spell_that_a_text_casts_names_its_caster_before_its_target() -> None:
    """U435:7362, U127:4071: casts at a given target."""
    t = table(build=135540)
    since = len(t.game.out)
    t.game.open(BlockType.TRIGGER, t.hero(1))
    bolt = cast(t.game, t.hero(1), "CS2_029", t.hero(2))
    t.game.close()
    told = [tag for entity, tag, _ in written(t.game, since) if entity == bolt.id]
    assert told.index(LAST_COMBATANT) < told.index(CARD_TARGET)


def test_r194_what_a_drawn_card_costs_is_told_behind_the_draw() -> None:
    """U189:15118, U418:2557: once the draw is counted; 80 of 80."""
    t = table(build=56359)
    (giant,) = t.deck("EX1_586")
    t.minion()
    since = len(t.game.out)
    draw(t.game, 1)
    update_auras(t.game)
    told = [each[:2] for each in written(t.game, since)]
    counted = told.index((t.game.owner(1).id, NUM_CARDS_DRAWN_THIS_TURN))
    assert counted < told.index((giant.id, COST))


@pytest.mark.parametrize(("build", "told"), [(20457, [1]), (193541, [])])
def test_the_number_of_a_drawn_card_is_told_as_the_card_is_shown_since_25770(
    build: int, told: list[int]
) -> None:
    """U260:436, U435:14067; before, behind the draw (U085:580)."""
    t = table("HERO_06", build=build)
    (card,) = t.deck("CFM_715" if build == 20457 else "ETC_068")
    since = len(t.game.out)
    t.round()
    changes = written(t.game, since, of=card)
    assert card.get(TAG_SCRIPT_DATA_NUM_1) == 1
    assert [value for _, tag, value in changes if tag == TAG_SCRIPT_DATA_NUM_1] == told
