"""Who moves a card from zone to zone, who brings a minion into play, and how long it is new."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import HIDDEN_ZONE_OWNER, SUMMONED_THIS_ACTION, TAG_1254
from hsreplay_sim.cards.words.effects import damage, draw, recruit, summon
from hsreplay_sim.cards.words.selectors import ENEMY_HAND, TARGET
from hsreplay_sim.cards.words.triggers import turn_start
from table import YETI, Table, table
from texts import give_text, spell, written

SAP, WISP, DEFILE = "EX1_581", "CS2_231", "ICC_041"
EXPLOSIVE_TRAP, SNIPE, BEAR_TRAP = "EX1_610", "EX1_609", "AT_060"
BUILD = 39954


def owners(t: Table, since: int, entity: int) -> list[int]:
    """What is written of who moves an entity."""
    found = written(t.game, since)
    return [value for each, tag, value in found if (each, tag) == (entity, HIDDEN_ZONE_OWNER)]


def test_r12_a_card_moved_by_a_text_is_moved_by_its_player() -> None:
    t = table(build=BUILD)
    yeti = t.minion(side=2)
    yeti.tags[HIDDEN_ZONE_OWNER] = 2
    since = len(t.game.out)
    t.play(SAP, yeti)
    assert yeti.zone == Zone.HAND
    assert owners(t, since, yeti.id) == [1]


def test_r12_a_card_that_is_played_is_moved_by_no_effect() -> None:
    t = table(build=BUILD)
    yeti = t.hand(YETI)
    yeti.tags[HIDDEN_ZONE_OWNER] = 1
    since = len(t.game.out)
    t.play(yeti)
    assert owners(t, since, yeti.id) == [0]


def test_r12_deaths_inside_a_text_are_its_work_those_behind_it_nobodys() -> None:
    t = table(build=BUILD)
    wisp, yeti = t.minion(WISP, side=2), t.minion(side=2, damage=3)
    for body in (wisp, yeti):
        body.tags[HIDDEN_ZONE_OWNER] = 2
    since = len(t.game.out)
    t.play(DEFILE)
    assert owners(t, since, wisp.id) == [1]
    doomed = t.minion(side=2, damage=4)
    doomed.tags[HIDDEN_ZONE_OWNER] = 2
    since = len(t.game.out)
    t.play(spell(t, damage(TARGET, 1), aimed=True), doomed)
    assert owners(t, since, doomed.id) == [0]


def test_r109_a_secret_is_moved_by_the_attacker_or_by_nobody() -> None:
    t = table(build=BUILD)
    for card_id in (EXPLOSIVE_TRAP, BEAR_TRAP):
        secret = t.game.create(card_id, 2, Zone.SECRET)
        secret.tags[HIDDEN_ZONE_OWNER] = 0
        since = len(t.game.out)
        t.attack(t.minion("CS2_186"), t.hero(2))
        assert owners(t, since, secret.id)[:1] == [1], card_id
    snipe = t.game.create(SNIPE, 2, Zone.SECRET)
    snipe.tags[HIDDEN_ZONE_OWNER] = 2
    since = len(t.game.out)
    t.play(YETI)
    assert owners(t, since, snipe.id)[:1] == [0]


def test_r147_a_card_drawn_for_the_turn_or_by_a_text_is_moved_by_its_player() -> None:
    t = table(build=BUILD)
    first, second = t.deck(WISP, YETI)
    for card in (first, second):
        card.tags[HIDDEN_ZONE_OWNER] = 2
    t.play(spell(t, draw(1)))
    assert first.get(HIDDEN_ZONE_OWNER) == 1
    t.end_turn()
    t.end_turn()
    assert second.zone == Zone.HAND
    assert second.get(HIDDEN_ZONE_OWNER) == 1


def test_r94_whoever_brings_a_minion_into_play_is_noted_since_29933() -> None:
    for build, noted in ((29349, False), (29933, True)):
        t = table(build=build)
        held = t.hand(YETI, side=2)
        text = spell(t, summon(WISP) >> recruit(ENEMY_HAND))
        since = len(t.game.out)
        t.play(text)
        assert t.at(1, 0).get(TAG_1254) == (text.id if noted else 0)
        assert held.zone == Zone.PLAY
        assert ((held.id, TAG_1254, text.id) in written(t.game, since)) is noted


def test_r94_the_mark_of_an_arrival_ends_with_the_action_also_for_the_dead() -> None:
    t = table(build=BUILD)
    t.game.create(SNIPE, 2, Zone.SECRET)
    wisp = t.play(WISP)
    assert wisp.zone == Zone.GRAVEYARD
    assert wisp.get(SUMMONED_THIS_ACTION) == 1
    t.end_turn()
    assert wisp.get(SUMMONED_THIS_ACTION) == 0


def test_r94_what_comes_at_the_start_of_a_turn_is_marked_until_the_first_option() -> None:
    t = table(build=BUILD)
    tower = give_text(t.game, t.minion(side=2), events=turn_start(summon(WISP)))
    tower.tags[SUMMONED_THIS_ACTION] = 0
    t.end_turn()
    wisp = t.at(2, 1)
    assert wisp.get(SUMMONED_THIS_ACTION) == 1
    t.play(t.power(2))
    assert wisp.get(SUMMONED_THIS_ACTION) == 0
