"""Playing and summoning: what is paid, what is counted, what follows what (R91–R105)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import FULL, OPEN
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    BATTLECRY,
    CARD_TARGET,
    COMBO_ACTIVE,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    DAMAGE,
    EXHAUSTED,
    EXTRA_BATTLECRIES_BASE,
    HEALTH,
    HERO_ENTITY,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    JUST_PLAYED,
    LAST_CARD_PLAYED,
    LINKED_ENTITY,
    NUM_ATTACKS_THIS_TURN,
    NUM_CARDS_PLAYED_THIS_TURN,
    NUM_MINIONS_PLAYED_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    NUM_RESOURCES_SPENT_THIS_GAME,
    PARENT_CARD,
    RESOURCES_USED,
    REVEALED,
    STEALTH,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects import (
    NOTHING,
    counter,
    damage,
    destroy,
    draw,
    script,
    summon,
)
from hsreplay_sim.cards.words.powers import new_power
from hsreplay_sim.cards.words.selectors import (
    ENEMY,
    ENEMY_HERO,
    FRIENDLY,
    MINION,
    MINIONS,
    SPELL,
    TARGET,
)
from hsreplay_sim.cards.words.triggers import (
    after_played,
    after_summon,
    when_played,
    when_power_used,
    when_summoned,
)
from hsreplay_sim.engine.keywords.transform import transform
from hsreplay_sim.engine.rules.choices import parts_of
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.summon import summon as put
from hsreplay_sim.engine.state.parts import set_parts_aside
from table import YETI, table
from texts import blocks, give_text, spell, written

WISP, RAPTOR, ENGINEER = "CS2_231", "CS2_172", "EX1_015"
WAR_AXE = "CS2_106"


def test_r91_a_battlecry_is_for_the_played_minion_only() -> None:
    t = table()
    t.deck(WISP, WISP)
    put(t.game, t.hero(1), ENGINEER, 1)
    assert t.cards() == []
    t.play(ENGINEER)
    assert t.cards() == [WISP]


def test_r92_what_is_written_when_a_minion_is_played() -> None:
    t = table(build=54613)
    yeti, behind = t.hand(YETI), t.hand(WISP)
    since = len(t.game.out)
    t.play(yeti)
    me = t.game.owner(1).id
    wanted = [
        (me, RESOURCES_USED, 4),
        (me, NUM_RESOURCES_SPENT_THIS_GAME, 4),
        (me, NUM_CARDS_PLAYED_THIS_TURN, 1),
        (me, NUM_MINIONS_PLAYED_THIS_TURN, 1),
        (behind.id, ZONE_POSITION, 1),
        (yeti.id, ZONE, Zone.PLAY),
        (yeti.id, ZONE_POSITION, 1),
        (yeti.id, EXHAUSTED, 1),
        (yeti.id, JUST_PLAYED, 1),
        (me, LAST_CARD_PLAYED, yeti.id),
        (me, COMBO_ACTIVE, 1),
        (me, NUM_OPTIONS_PLAYED_THIS_TURN, 1),
    ]
    assert [change for change in written(t.game, since) if change in wanted] == wanted
    assert blocks(t.game, since) == [(BlockType.PLAY, yeti.id), (BlockType.POWER, yeti.id)]


def test_r92_whenever_then_battlecry_then_after() -> None:
    t = table()
    log: list[str] = []

    def says(name: str) -> object:
        return script(lambda g, me, it: log.append(name))

    give_text(
        t.game,
        t.minion(),
        events=(
            after_played(MINION, says("after play")),
            after_summon(MINION, says("after summon")),
            when_summoned(MINION, says("summon")),
            when_played(MINION, says("play")),
        ),
    )
    t.play(give_text(t.game, t.hand(RAPTOR), action=says("battlecry")))
    assert log == ["play", "summon", "battlecry", "after summon", "after play"]


def test_r93_a_minion_is_on_the_board_before_its_battlecry() -> None:
    t = table()
    raptor = give_text(t.game, t.hand(RAPTOR), action=damage(MINIONS, 1))
    t.play(raptor)
    assert raptor.get(DAMAGE) == 1
    for _ in range(5):
        t.minion()
    t.play(give_text(t.game, t.hand(RAPTOR), action=summon(WISP)))
    assert len(t.row()) == 7


def test_r94_a_summoned_minion_is_announced_and_then_looked_after() -> None:
    t = table()
    log: list[str] = []
    give_text(
        t.game,
        t.minion(),
        events=(
            after_summon(MINION, script(lambda g, me, it: log.append("after"))),
            when_summoned(MINION, script(lambda g, me, it: log.append("summon"))),
        ),
    )
    t.play(spell(t, summon(WISP, 2)))
    assert log == ["summon", "after", "summon", "after"]


def test_r96_a_spell_leaves_before_what_comes_after_it() -> None:
    t = table()
    watcher = t.minion()
    strike = spell(t, damage(ENEMY_HERO, 1))
    zones: list[int] = []
    look = script(lambda g, me, it: zones.append(strike.zone))
    give_text(t.game, watcher, events=(when_played(SPELL, look), after_played(SPELL, look)))
    t.play(strike)
    assert zones == [Zone.PLAY, Zone.GRAVEYARD]


def test_r96_a_countered_spell_is_paid_and_counted_and_does_nothing() -> None:
    t = table()
    secret = t.game.create("EX1_287", 2, Zone.SECRET)
    log: list[str] = []
    after = after_played(SPELL, script(lambda g, me, it: log.append("after")))
    give_text(t.game, t.minion(), events=after)
    strike = spell(t, damage(ENEMY_HERO, 5))
    since = len(t.game.out)
    t.play(strike)
    assert t.hero(2).get(DAMAGE) == 0
    assert strike.zone == Zone.GRAVEYARD
    assert (BlockType.POWER, strike.id) not in blocks(t.game, since)
    assert t.spent() == 3
    assert (t.tag(NUM_CARDS_PLAYED_THIS_TURN), t.tag(COMBO_ACTIVE)) == (1, 1)
    assert secret.zone == Zone.GRAVEYARD
    assert log == []


@pytest.mark.parametrize(("build", "wound"), [(23966, 2), (24769, 0), (43246, 0)])
def test_r96_what_waits_for_a_spell_acts_behind_a_countered_one_up_to_24589(
    build: int, wound: int
) -> None:
    """U095:16294, U174:13885"""
    t = table(build=build)
    t.minion("BRM_002")
    t.game.create("EX1_287", 2, Zone.SECRET)
    bolt = t.play("CS2_029", t.hero(2))
    assert (bolt.zone, t.hero(2).get(DAMAGE)) == (Zone.GRAVEYARD, wound)


@pytest.mark.parametrize("build", [22611, 54613])
def test_r97_a_new_weapon_replaces_the_old_whose_deathrattle_runs(build: int) -> None:
    t = table("HERO_01", build=build)
    old = give_text(t.game, t.weapon(WAR_AXE), deathrattle=damage(MINIONS, 1))
    yeti = t.minion()
    new = t.play(WAR_AXE)
    assert (old.zone, new.zone) == (Zone.GRAVEYARD, Zone.PLAY)
    assert t.game.weapon[1] is new
    assert yeti.get(DAMAGE) == 1


def test_r98_a_hero_card_keeps_the_wounds_and_brings_armour_and_a_power() -> None:
    t = table("HERO_07", build=54613)
    t.hurt(1, 15)
    power = t.power()
    t.play(power)  # two for Life Tap, one for the empty deck
    hero = t.play("ICC_831")
    assert t.tag(HERO_ENTITY) == hero.id
    assert (hero.get(HEALTH) - hero.get(DAMAGE), hero.get(ARMOR)) == (12, 5)
    assert t.power() is not power
    assert (power.get(EXHAUSTED), t.tag(HEROPOWER_ACTIVATIONS_THIS_TURN)) == (0, 0)


@pytest.mark.parametrize(("build", "expected"), [(25770, [9]), (195635, [9]), (217964, [4, 9])])
def test_r98_armour_of_both_heroes_adds_up(build: int, expected: list[int]) -> None:
    """U230:24433 (up to 195635 the card's own stands on it), U432:9958."""
    t = table("HERO_07", build=build)
    old = t.hero(1)
    t.game.set(old, ARMOR, 4)
    hero = t.hand("ICC_831")
    since = len(t.game.out)
    t.play(hero)
    values = [value for _, tag, value in written(t.game, since, of=hero) if tag == ARMOR]
    assert values == expected


@pytest.mark.parametrize(("build", "copied", "wounded"), [(25770, 0, 0), (45310, 1, 7)])
def test_r98_the_old_hero_is_set_aside_in_sight(build: int, copied: int, wounded: int) -> None:
    """U185:7935; since 42174 the new one is a copy (U319), since 45310 the old one keeps wounds."""
    t = table("HERO_07", build=build)
    old = t.hurt(1, 7)
    t.game.set(old, NUM_ATTACKS_THIS_TURN, 1)
    new = t.play("ICC_831")
    assert (old.zone, old.get(REVEALED), old.get(DAMAGE)) == (Zone.SETASIDE, 1, wounded)
    assert (new.get(LINKED_ENTITY), new.get(NUM_ATTACKS_THIS_TURN)) == (old.id, 1)
    assert new.get(COPIED_FROM_ENTITY_ID) == copied * old.id


def test_r98_a_hero_that_was_played_has_the_armour_of_its_card_as_it_is_set_aside() -> None:
    """U092b:27800; a hero of the start keeps what it has (U151:3405)."""
    t = table("HERO_07", build=27358)
    first = t.hero(1)
    t.game.set(first, ARMOR, 3)
    second = t.play("ICC_831")
    t.game.set(second, ARMOR, 0)
    t.play("ICC_481")
    assert (first.get(ARMOR), second.get(ARMOR)) == (3, 5)


@pytest.mark.parametrize(
    ("card_id", "build", "first"),
    [("ICC_831", 25770, True), ("ICC_831", 223542, True), ("AV_205", 185749, False)],
)
def test_r98_the_set_of_a_hero_tells_whether_its_power_comes_before_its_text(
    card_id: str, build: int, *, first: bool
) -> None:
    """U050:6506, U575:15238; U044:1266."""
    t = table("HERO_07", build=build)
    hero = t.hand(card_id)
    since = len(t.game.out)
    t.play(hero)
    packets = t.game.out[since:]
    opened = [n for n, p in enumerate(packets) if p[:3] == (OPEN, hero.id, BlockType.POWER)]
    brought = next(n for n, p in enumerate(packets) if p[:2] == (FULL, t.power().id))
    assert (brought < opened[1]) == first


@pytest.mark.parametrize("arms", ["CS2_106", "CS2_017"], ids=["axe", "claws"])
def test_r88_a_dead_hero_has_no_attack(arms: str) -> None:
    """U074:12188, U090:18281; U119:7987."""
    t = table("HERO_06", build=19632)
    t.play(t.power() if arms == "CS2_017" else arms)
    hero = t.hero(1)
    assert hero.get(ATK) > 0
    t.kill(hero)
    assert (hero.get(ATK), hero.attached) == (0, [])


def test_r98_a_hero_power_that_is_set_aside_loses_its_enchantments() -> None:
    """U092a:14920"""
    t = table("HERO_02", build=27358)
    power = t.power()
    attach(t.game, power, power, "GIL_692e")
    t.play("ICC_481")
    assert (power.zone, power.attached) == (Zone.SETASIDE, [])


def test_r99_r236_inspire_comes_after_the_power_and_its_deaths() -> None:
    t = table("HERO_08")
    log: list[str] = []
    doomed, safe = t.minion(WISP), t.minion()
    for name, body in (("doomed", doomed), ("safe", safe)):
        give_text(t.game, body, inspire=script(lambda g, me, it, n=name: log.append(n)))
    since = len(t.game.out)
    t.play(t.power(), doomed)
    assert log == ["safe"]
    kinds = [kind for kind, _ in blocks(t.game, since)]
    assert kinds[:3] == [BlockType.PLAY, BlockType.POWER, BlockType.DEATHS]
    assert (t.tag(HEROPOWER_ACTIVATIONS_THIS_TURN), t.power().get(EXHAUSTED)) == (1, 1)
    assert t.tag(COMBO_ACTIVE) == 0


def test_r236_a_minion_that_the_power_makes_does_not_hear_of_it() -> None:
    """U092b:20192"""
    t = table("HERO_02", build=27358)
    t.play("ICC_481")
    t.answers("AT_100")
    t.play(t.power(), t.minion("CS2_172"))
    assert t.row() == ["AT_100"]


def test_r99_a_hero_power_is_heard_once_it_is_used() -> None:
    t = table("HERO_08")
    t.deck(WISP)
    give_text(t.game, t.minion(), events=when_power_used(FRIENDLY, draw(1)))
    t.play(t.power(), t.hero(2))
    assert t.cards() == [WISP]


def test_r100_a_target_that_hides_meanwhile_is_still_hit() -> None:
    t = table()
    foe = t.minion(side=2)
    hide = script(lambda g, me, it: g.set(foe, STEALTH, 1))
    give_text(t.game, t.minion(), events=when_played(SPELL, hide))
    t.play(spell(t, damage(TARGET, 3), aimed=True), foe)
    assert foe.get(DAMAGE) == 3


def test_r103_brann_repeats_the_battlecry_in_one_play() -> None:
    t = table()
    give_text(t.game, t.minion(), player_tags=(EXTRA_BATTLECRIES_BASE,))
    t.game.auras_dirty = True
    raptor = give_text(t.game, t.hand(RAPTOR), action=damage(ENEMY_HERO, 2))
    raptor.tags[BATTLECRY] = 1
    t.play(WISP)
    since = len(t.game.out)
    t.play(raptor)
    assert t.hero(2).get(DAMAGE) == 4
    mine = [kind for kind, e in blocks(t.game, since) if e == raptor.id]
    assert mine == [BlockType.PLAY, BlockType.POWER, BlockType.POWER]


def test_r103_brann_repeats_the_battlecry_of_a_weapon() -> None:
    t = table()
    t.minion("LOE_077")
    t.play("CFM_717")
    assert t.row() == ["LOE_077", "CFM_712_t01", "CFM_712_t02"]


def test_r103_spirit_of_the_shark_repeats_battlecry_and_combo_of_a_minion() -> None:
    t = table()
    t.minion("TRL_092")
    raptor = give_text(t.game, t.hand(RAPTOR), action=damage(ENEMY_HERO, 2))
    raptor.tags[BATTLECRY] = 1
    t.play(raptor)
    assert t.hero(2).get(DAMAGE) == 4
    t.play(give_text(t.game, t.hand(RAPTOR), combo=damage(ENEMY_HERO, 5)))
    assert t.hero(2).get(DAMAGE) == 14


def test_r99_a_power_used_without_a_target_forgets_the_last_one() -> None:
    t = table("HERO_05", build=58638)
    t.power().tags[CARD_TARGET] = t.hero(2).id
    t.play(t.power())
    assert t.power().get(CARD_TARGET) == 0


def test_r99_a_power_that_its_own_text_replaces_is_not_exhausted() -> None:
    t = table()
    first = give_text(t.game, t.power(), action=new_power("CS2_034"))
    t.play(first)
    assert (first.zone, first.get(EXHAUSTED)) == (Zone.SETASIDE, 0)


def test_r104_r225_the_first_card_has_no_combo_the_second_has() -> None:
    t = table("HERO_03")
    t.deck(WISP, side=2)
    slots = {"action": damage(ENEMY_HERO, 1), "combo": damage(ENEMY_HERO, 10)}
    t.play(t.power())
    t.play(give_text(t.game, t.hand(RAPTOR), **slots))
    assert t.hero(2).get(DAMAGE) == 1
    t.play(give_text(t.game, t.hand(RAPTOR), **slots))
    assert t.hero(2).get(DAMAGE) == 11
    t.end_turn()
    t.end_turn()
    t.play(give_text(t.game, t.hand(RAPTOR), **slots))
    assert t.hero(2).get(DAMAGE) == 12


def test_r105_every_play_counts_one_option() -> None:
    t = table("HERO_08")
    t.play(WISP)
    t.play(t.power(), t.hero(2))
    t.play(spell(t, NOTHING))
    assert t.tag(NUM_OPTIONS_PLAYED_THIS_TURN) == 3


def test_r15_a_spell_is_in_play_while_it_works() -> None:
    t = table()
    strike = spell(t, script(lambda g, me, it: zones.append(me.zone)))
    zones: list[int] = []
    t.play(strike)
    assert zones == [Zone.PLAY]
    assert strike.zone == Zone.GRAVEYARD


def test_r15_places_are_without_gaps_after_every_change() -> None:
    t = table()
    for card in (WISP, RAPTOR, YETI, WISP):
        t.play(t.hand(card), position=1)
    t.kill(t.at(1, 1))
    assert [e.get(ZONE_POSITION) for e in t.game.row(1)] == [1, 2, 3]
    assert t.row() == [WISP, RAPTOR, WISP]


def test_r224_a_battlecry_goes_on_when_its_minion_is_doomed() -> None:
    t = table()
    give_text(t.game, t.minion(side=2), events=when_played(MINION & ENEMY, destroy(MINIONS)))
    t.play(give_text(t.game, t.hand(RAPTOR), action=damage(ENEMY_HERO, 3)))
    assert t.hero(2).get(DAMAGE) == 3
    assert t.row() == []


def test_r96_counter_words_reach_only_the_card_being_played() -> None:
    t = table()
    give_text(t.game, t.minion(side=2), events=when_played(SPELL & ENEMY, counter()))
    t.play(spell(t, damage(ENEMY_HERO, 5)))
    t.play(give_text(t.game, t.hand(RAPTOR), action=damage(ENEMY_HERO, 1)))
    assert t.hero(2).get(DAMAGE) == 1


def test_r85_doppelgangster_puts_a_copy_at_its_left_then_one_at_its_right() -> None:
    t = table()
    gangster = t.play("CFM_668")
    ids = [e.id for e in t.game.row(1)]
    assert ids == [gangster.id + 1, gangster.id, gangster.id + 2]


def test_r85_the_tokens_of_a_living_minion_stand_right_left_right() -> None:
    t = table()
    boom = give_text(t.game, t.hand(YETI), action=summon(WISP, 3))
    t.play(boom)
    first = boom.id + 1
    assert [e.id for e in t.game.row(1)] == [first + 1, boom.id, first + 2, first]


@pytest.mark.parametrize("option", [0, 1])
def test_r226_the_card_of_the_option_taken_has_the_target_too(option: int) -> None:
    t = table("HERO_06")
    wrath, yeti = t.hand("EX1_154"), t.minion(side=2)
    parts = parts_of(t.game, wrath)
    t.play(wrath, yeti, option)
    aimed = [part.get(CARD_TARGET) for part in parts]
    assert aimed == ([yeti.id, 0] if option == 0 else [0, yeti.id])


@pytest.mark.parametrize("zone", [Zone.DECK, Zone.HAND, Zone.PLAY, Zone.SETASIDE])
def test_r226_a_card_with_options_brings_them_along_wherever_it_is_made(zone: int) -> None:
    t = table("HERO_06")
    druid = t.game.create("EX1_165", 1, zone)
    parts = parts_of(t.game, druid)
    assert [part.card_id for part in parts] == ["EX1_165a", "EX1_165b"]
    assert [part.get(PARENT_CARD) for part in parts] == [druid.id] * 2


@pytest.mark.parametrize(
    ("card_id", "options"),
    [("WW_821", ["WW_821t1", "WW_821t2"]), ("TSC_650", ["TSC_650a", "TSC_650d"])],
)
def test_r226_options_are_found_by_their_ids(card_id: str, options: list[str]) -> None:
    """U568:2510, 2561: of a card whose class does not name them, by number or by any letter."""
    t = table("HERO_06", build=223542)
    card = t.game.create(card_id, 1, Zone.HAND)
    card.script = None
    set_parts_aside(t.game, card)
    assert [part.card_id for part in parts_of(t.game, card)][-2:] == options


@pytest.mark.parametrize("build", [33157, 175913])
def test_r226_a_form_is_taken_on_arrival_and_the_minion_is_played_after(build: int) -> None:
    t = table("HERO_06", build=build)
    druid = t.hand("BRM_010")
    since = len(t.game.out)
    t.play(druid, option=1)
    kinds = [p[2] for p in t.game.out[since:] if p[0] == OPEN and p[1] == druid.id]
    assert kinds == [BlockType.PLAY, BlockType.TRIGGER, BlockType.POWER]
    assert (druid.card_id, druid.get(JUST_PLAYED)) == ("BRM_010t2", 1)


@pytest.mark.parametrize(("build", "orphans"), [(65000, False), (77662, True)])
def test_r226_the_options_of_who_is_transformed_belong_to_nobody(build: int, orphans: bool) -> None:
    t = table("HERO_06", build=build)
    druid = t.game.create("BRM_010", 1, Zone.PLAY)
    parts = parts_of(t.game, druid)
    transform(t.game, druid, "CS2_tk1", None)
    assert [part.get(PARENT_CARD) for part in parts] == [0 if orphans else druid.id] * 2


def test_r92_a_card_played_without_a_target_forgets_its_last_one() -> None:
    """U240:3118: a forged card had itself as its target (17 of 17 in sight)."""
    t = table(build=185054)
    coin = t.hand("GAME_005")
    coin.tags[CARD_TARGET] = coin.id
    t.play(coin)
    assert coin.get(CARD_TARGET) == 0


def test_r97_the_option_counts_for_the_player_that_took_it() -> None:
    """U413:2915: Soul Seeker goes to the other side by its own text."""
    t = table()
    seeker = spell(t, script(lambda g, me, it: g.set(me, CONTROLLER, 2)))
    t.play(seeker)
    counted = [t.tag(NUM_OPTIONS_PLAYED_THIS_TURN, side) for side in (1, 2)]
    assert counted == [1, 0]


def test_r98_a_hero_whose_text_brings_a_power_gets_no_other() -> None:
    """U495:13716, U127:8067: Reno, Lone Ranger."""
    t = table("HERO_07", build=189017)
    hero = t.hand("ICC_831")
    bring = script(lambda g, me, it: g.create("HERO_08bp", 1, Zone.PLAY, creator=me))
    give_text(t.game, hero, action=bring)
    t.play(hero)
    assert t.power().card_id == "HERO_08bp"
