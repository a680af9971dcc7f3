"""State and zones, limits, the end, and keywords not told elsewhere."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, PlayState, State, Step, Zone
from hsreplay_sim.base.stream import CHOICES, FULL, SHOW, SHUFFLE, TAG
from hsreplay_sim.base.tags import (
    CORPSES,
    CREATOR,
    DAMAGE,
    IMMUNE,
    LAST_AFFECTED_BY,
    LAST_AFFECTING_SOURCE,
    LEAVES_NO_CORPSE,
    PLAYSTATE,
    PREMIUM,
    SPELL_SCHOOL,
    STATE,
    STEALTH,
    STEP,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TURN,
    WINDFURY,
)
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.words.chance import random
from hsreplay_sim.cards.words.effects import (
    NOTHING,
    add_card,
    damage,
    discover,
    give,
    script,
    summon,
    when,
)
from hsreplay_sim.cards.words.keywords import FINALE
from hsreplay_sim.cards.words.printed import fixed
from hsreplay_sim.cards.words.selectors import (
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    FRIENDLY_HAND,
    TARGET,
    school,
)
from hsreplay_sim.engine.moves.ending import concede, lose_connection
from hsreplay_sim.engine.moves.setup import Seat, answer_mulligan, create_game, deal
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.play import Deck
from hsreplay_sim.play import Game as Played
from hsreplay_sim.play.oracle import SeededOracle
from hsreplay_sim.play.selfplay import moves
from table import YETI, ScriptedOracle, registry, stats, table
from texts import blocks, give_text, spell

WISP, RAPTOR = "CS2_231", "CS2_172"


# --- A, B: state and zones -----------------------------------------------------------------------


def test_r1_the_same_moves_write_the_same_packets() -> None:
    def played() -> list[object]:
        t = table("HERO_07")
        t.deck(WISP, RAPTOR)
        t.answers(1)
        foe = t.minion(side=2)
        t.play(t.power())
        t.attack(t.minion(), foe)
        return [t.game.out, {n: e.tags for n, e in t.game.entities.items()}]

    assert played() == played()


def test_r7_a_card_has_an_id_a_number_and_a_name() -> None:
    cards = CardStore.open().at(54613)
    lightwarden = cards.get("EX1_001")
    assert lightwarden is not None
    assert (lightwarden.name, lightwarden.dbf) == ("Lightwarden", 1655)


def test_r12_no_entity_is_ever_removed() -> None:
    oracle = SeededOracle(5)
    cards = CardStore.open().at(54613)
    game = Game(cards, registry(), oracle, 54613)
    seat = Seat("HERO_08", "HERO_08bp", (YETI, RAPTOR, "CS2_029", "EX1_096", "EX1_556") * 6)
    create_game(game, [seat, seat])
    deal(game, 1)
    for side in (1, 2):
        answer_mulligan(game, side, list(game.hand[side]))
    known = len(game.entities)
    for _ in moves(game, oracle, 80):
        assert len(game.entities) >= known
        known = len(game.entities)


def test_r258_finale_is_for_the_last_of_the_mana() -> None:
    t = table(mana=5)
    t.play(give_text(t.game, t.hand(RAPTOR), action=when(FINALE, damage(ENEMY_HERO, 1))))
    assert t.hero(2).get(DAMAGE) == 0
    t.play(give_text(t.game, t.hand("CS2_120"), action=when(FINALE, damage(ENEMY_HERO, 1))))
    assert t.hero(2).get(DAMAGE) == 0
    t.play(give_text(t.game, t.hand("CS2_168"), action=when(FINALE, damage(ENEMY_HERO, 1))))
    assert t.hero(2).get(DAMAGE) == 1


@pytest.mark.parametrize(
    ("build", "zone"),
    [pytest.param(165029, Zone.SETASIDE, id="before"), pytest.param(168788, Zone.GRAVEYARD)],
)
def test_r18_r237_what_was_not_discovered_is_set_aside_or_buried(build: int, zone: int) -> None:
    t = table(build=build)
    t.answers(WISP, RAPTOR, YETI, 1)
    first = t.game.next_id + 1
    t.play(spell(t, discover(fixed(WISP, RAPTOR, YETI))))
    options = [t.game.entities[first + n] for n in range(3)]
    assert [e.zone for e in options] == [zone, Zone.HAND, zone]


@pytest.mark.parametrize(("build", "noted"), [(208591, True), (210640, False)])
def test_r18_what_was_not_discovered_notes_the_source_up_to_208591(build: int, noted: bool) -> None:
    t = table(build=build)
    t.answers(WISP, RAPTOR, YETI, 1)
    first = t.game.next_id + 1
    source = t.play(spell(t, discover(fixed(WISP, RAPTOR, YETI))))
    wanted = source.id if noted else 0
    told = [t.game.entities[first + n].get(LAST_AFFECTING_SOURCE) for n in range(3)]
    assert told == [wanted, 0, wanted]


@pytest.mark.parametrize(("build", "layers"), [(27358, 1), (31761, 2)])
def test_r5_in_a_hand_enchantments_stacked_up_to_27358(build: int, layers: int) -> None:
    t = table(build=build)
    yeti = t.hand(YETI)
    t.minion("CFM_639")
    t.round()
    t.end_turn()
    assert (stats(yeti), len(yeti.attached)) == ((6, 7), layers)


def test_r237_a_small_pool_offers_less_an_empty_one_nothing() -> None:
    t = table()
    for pool, offered in (((WISP, RAPTOR), 2), ((), 0)):
        since = len(t.game.out)
        t.play(spell(t, discover(fixed(*pool))))
        sizes = [len(p[3][3]) for p in t.game.out[since:] if p[0] == CHOICES]
        assert sizes == ([offered] if offered else [])


def test_r75_the_choice_is_asked_inside_the_play() -> None:
    t = table()
    strike = spell(t, discover(fixed(WISP, RAPTOR, YETI)) >> damage(ENEMY_HERO, 1))
    since = len(t.game.out)
    t.play(strike)
    packets = t.game.out[since:]
    asked = next(i for i, p in enumerate(packets) if p[0] == CHOICES)
    closed = next(i for i, p in enumerate(packets) if p[:3] == (6, strike.id, BlockType.PLAY))
    wound = next(i for i, p in enumerate(packets) if p[0] == 0 and p[2] == DAMAGE)
    assert asked < wound < closed


# --- C: start of game ----------------------------------------------------------------------------


def test_r32_r39_the_decks_are_shuffled_and_then_the_game_starts() -> None:
    cards = CardStore.open().at(54613)
    game = Game(cards, registry(), ScriptedOracle([0] * 20), 54613)
    seat = Seat("HERO_08", "HERO_08bp", (WISP,) * 30)
    create_game(game, [seat, seat])
    log: list[tuple[int, int]] = []
    look = script(lambda g, me, it: log.append((me.controller, g.root.get(STEP))))
    for side in (2, 1):
        give_text(game, game.deck[side][9], start_of_game=look)
    deal(game, 2)
    for side in (1, 2):
        answer_mulligan(game, side, list(game.hand[side]))
    assert log == [(1, Step.BEGIN_MULLIGAN), (2, Step.BEGIN_MULLIGAN)]
    assert sum(p[0] == SHUFFLE for p in game.out) == 2


@pytest.mark.parametrize(
    ("build", "blocks_of"),
    [
        (15590, [(SHOW, 1), (SHOW, 2), (TAG, 1), (TAG, 2)]),
        (19632, [(SHOW, 1), (TAG, 1), (SHOW, 2), (TAG, 2)]),
        (54613, [(SHOW, 1), (SHOW, 2), (TAG, 1), (TAG, 2)]),
    ],
)
def test_r269_cards_of_the_start_show_themselves_and_then_act_once(
    build: int, blocks_of: list[tuple[int, int]]
) -> None:
    game = Game(CardStore.open().at(build), registry(), ScriptedOracle([0] * 20), build)
    seat = Seat("HERO_08", "CS2_034", (WISP,) * 30)
    create_game(game, [seat, seat])
    starters = [give_text(game, game.deck[s][9], start_of_game=NOTHING).id for s in (1, 2)]
    deal(game, 2)
    shown_at_the_deal = any(packet[0] == SHOW for packet in game.out)
    for side in (1, 2):
        answer_mulligan(game, side, list(game.hand[side]))
    told = [
        (packet[0], starters.index(packet[1]) + 1)
        for packet in game.out
        if packet[1] in starters
        and (packet[0] == SHOW or packet[:3] == (TAG, packet[1], TAG_SCRIPT_DATA_NUM_1))
    ]
    assert told == blocks_of
    assert shown_at_the_deal == (build == 15590)


@pytest.mark.parametrize("finish", [0, 1, 3])
def test_r269_a_tourist_marks_its_player_with_its_number_and_class(finish: int) -> None:
    """U217:1086 (plain), U361:1178 (golden), U381:975 (signature)."""
    game = Game(CardStore.open().at(217964), registry(), ScriptedOracle([0] * 20), 217964)
    seats = [Seat("HERO_08", "HERO_08bp", (each,) * 30) for each in ("VAC_501", WISP)]
    create_game(game, seats)
    for card in game.deck[1][:29]:
        game.become(card, WISP)
    tourist = game.deck[1][29]
    tourist.tags[PREMIUM] = finish
    deal(game, 2)
    for side in (1, 2):
        answer_mulligan(game, side, list(game.hand[side]))
    (mark,) = game.owner(1).attached
    assert (mark.card_id, mark.get(CREATOR), mark.get(PREMIUM)) == ("VAC_422e", tourist.id, finish)
    assert (mark.get(TAG_SCRIPT_DATA_NUM_1), mark.get(TAG_SCRIPT_DATA_NUM_2)) == (105540, 6)
    assert game.owner(1).get(LAST_AFFECTED_BY) == tourist.id
    made = next(packet[3] for packet in game.out if packet[0] == FULL and packet[1] == mark.id)
    assert made.get(PREMIUM, 0) == min(1, finish)


# --- M, N, O -------------------------------------------------------------------------------------


def test_r156_a_school_is_a_property_of_the_spell() -> None:
    t = table(build=195635)
    frost, fire = t.hand("CORE_CS2_024"), t.hand("CORE_CS2_029")
    assert (frost.get(SPELL_SCHOOL), fire.get(SPELL_SCHOOL)) == (3, 2)
    found: list[str] = []
    pick = FRIENDLY_HAND & school(3)
    look = script(lambda g, me, it: found.extend(e.card_id for e in pick.of(g, me, it)))
    t.play(spell(t, look))
    assert found == ["CORE_CS2_024"]


def test_r165_the_risen_leave_no_corpse() -> None:
    t = table("HERO_11", build=195635)
    risen = t.minion()
    risen.tags[LEAVES_NO_CORPSE] = 1
    t.kill(risen, t.minion())
    assert t.tag(CORPSES) == 1


@pytest.mark.parametrize("build", [12574, 22611, 54613])
def test_r219_dealing_damage_ends_stealth(build: int) -> None:
    t = table(build=build)
    juggler = t.minion("NEW1_019")
    juggler.tags[STEALTH] = 1
    t.play(WISP)
    assert t.hero(2).get(DAMAGE) == 1
    assert juggler.get(STEALTH) == 0


def test_r219_chance_and_areas_find_the_hidden() -> None:
    t = table()
    hidden = t.minion(side=2)
    hidden.tags[STEALTH] = 1
    t.answers(hidden)
    t.play(spell(t, damage(ENEMY_MINIONS, 1) >> damage(random(ENEMY_CHARACTERS), 1)))
    assert hidden.get(DAMAGE) == 2


@pytest.mark.parametrize(("windfury", "attacks"), [(0, 1), (1, 2), (3, 4)])
def test_r221_windfury_allows_two_attacks_mega_windfury_four(windfury: int, attacks: int) -> None:
    t = table()
    mine = t.minion()
    mine.tags[WINDFURY] = windfury
    for _ in range(attacks):
        t.attack(mine, t.hero(2))
    assert t.refuses(mine, t.hero(2))


# --- R: limits -----------------------------------------------------------------------------------


def test_r208_a_board_has_seven_places() -> None:
    t = table()
    t.play(spell(t, summon(WISP, 9)))
    assert len(t.row()) == 7


def test_r209_a_hand_has_ten() -> None:
    t = table()
    t.play(spell(t, add_card(WISP, 12)))
    assert len(t.cards()) == 10


def test_r212_after_89_turns_nobody_wins() -> None:
    t = table()
    t.game.root.tags[TURN] = 88
    for side in (1, 2):
        t.hero(side).tags[IMMUNE] = 1
    t.end_turn()
    assert t.tag(PLAYSTATE) == PlayState.PLAYING
    t.end_turn()
    assert [t.tag(PLAYSTATE, side) for side in (1, 2)] == [PlayState.TIED] * 2
    assert t.game.root.get(STEP) == Step.FINAL_GAMEOVER


# --- S: the end ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("build", "loser", "order"),
    [
        pytest.param(24769, 2, [(3, PlayState.LOST), (2, PlayState.WON)], id="loser-first"),
        pytest.param(54613, 2, [(2, PlayState.WON), (3, PlayState.LOST)], id="player-1-first"),
    ],
)
def test_r216_how_a_game_ends(build: int, loser: int, order: list[tuple[int, int]]) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.play(spell(t, damage(ENEMY_HERO, 30)))
    packets = t.game.out[since:]
    told = [(p[1], p[3]) for p in packets if p[0] == 0 and p[2] == PLAYSTATE]
    assert told == [(loser + 1, PlayState.LOSING), *order]
    steps = [p[3] for p in packets if p[0] == 0 and p[2] == STEP]
    assert steps == [Step.FINAL_WRAPUP, Step.FINAL_GAMEOVER]
    assert t.game.root.get(STATE) == State.COMPLETE


def test_r74_the_rest_of_the_sequence_runs_before_the_game_is_over() -> None:
    t = table()
    t.deck(WISP)
    t.play(spell(t, damage(ENEMY_HERO, 30) >> give(TARGET, "CS2_092e"), aimed=True), t.minion())
    assert t.at(1, 0).get(45) == 9
    assert (BlockType.DEATHS, 1) in blocks(t.game)


@pytest.mark.parametrize("who", [1, 2])
def test_r217_a_player_may_give_up_at_any_time(who: int) -> None:
    t = table()
    concede(t.game, who)
    assert t.tag(PLAYSTATE, who) == PlayState.LOST
    assert t.tag(PLAYSTATE, 3 - who) == PlayState.WON


def test_r217_a_player_who_is_gone_for_too_long_loses_without_a_concession() -> None:
    """All three recordings of it: U024:4244, U326:17946, U382:8604."""
    t = table(build=10357)
    start = len(t.game.out)
    lose_connection(t.game, 1)
    told = [(p[1], p[3]) for p in t.game.out[start:] if p[0] == TAG and p[2] == PLAYSTATE]
    first, second = t.game.owner(1).id, t.game.owner(2).id
    assert told == [
        (first, PlayState.DISCONNECTED), (first, PlayState.LOST), (second, PlayState.WON),
    ]  # fmt: skip


def test_r217_even_in_the_mulligan() -> None:
    game = Played.new(Deck("MAGE", [YETI] * 30), Deck("MAGE", [YETI] * 30), build=54613).start(1)
    game.concede(game.player2)
    assert game.winner == game.player1


def test_r74_a_settled_board_stays_as_it_is() -> None:
    t = table()
    t.minion()
    since = len(t.game.out)
    settle(t.game)
    assert t.game.out[since:] == []


def test_a_card_that_stays_without_a_name_has_no_options_in_a_played_game() -> None:
    cards = CardStore.open().at(241170)
    game = Game(cards, registry(), SeededOracle(5), 241170)
    first = game.next_id
    for _ in range(9):
        game.create("", 1, Zone.SETASIDE)
    assert game.next_id - first == 9


@pytest.mark.parametrize("build", [217964, 223542])
def test_chance_makes_spells_of_dark_gifts_in_each_build_of_theirs(build: int) -> None:
    """Up to 217964 the gifts themselves are offered, and the minions since (R271)."""
    oracle = SeededOracle(5)
    game = Game(CardStore.open().at(build), registry(), oracle, build)
    pool = (YETI, "EDR_102")
    made = {oracle.card(game, Question(Purpose.GENERATE, None, pool)) for _ in range(40)}
    assert made == {YETI, "EDR_102"}
