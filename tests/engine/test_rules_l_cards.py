"""Drawing, burning, discarding, generating, shuffling (R147–R154, R194, R209)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Meta, Zone
from hsreplay_sim.base.stream import FULL, META, SHOW, SHUFFLE, TAG
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    FATIGUE,
    HIDDEN_ZONE_OWNER_2,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_CARDS_TO_DRAW,
    TOPDECK,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.cards.words.effects import (
    add_card,
    damage,
    discard,
    draw,
    draw_from,
    script,
    shuffle,
)
from hsreplay_sim.cards.words.selectors import BEAST, ENEMY_HERO, FRIENDLY, FRIENDLY_DECK
from hsreplay_sim.cards.words.triggers import when_discarded, when_drawn
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.zones import add_to_hand
from table import YETI, Table, table
from texts import blocks, give_text, spell, written

WISP, RAPTOR, HOARDER = "CS2_231", "CS2_172", "EX1_096"


def hand_of(t: Table, size: int, side: int = 1) -> None:
    """Fill a hand with Wisps."""
    while len(t.game.hand[side]) < size:
        t.hand(WISP, side)


def test_r147_what_is_written_for_a_draw() -> None:
    t = table()
    t.hand(WISP)
    (card,) = t.deck(RAPTOR)
    watcher = t.minion()
    give_text(t.game, watcher, events=when_drawn(FRIENDLY, damage(ENEMY_HERO, 1)))
    strike = spell(t, draw(1))
    since = len(t.game.out)
    t.play(strike)
    player = t.game.owner(1)
    wanted = [
        (player.id, NUM_CARDS_TO_DRAW, 1),
        (card.id, ZONE, Zone.HAND),
        (card.id, ZONE_POSITION, 2),
        (t.hero(2).id, DAMAGE, 1),
        (player.id, NUM_CARDS_DRAWN_THIS_TURN, 1),
        (player.id, NUM_CARDS_TO_DRAW, 0),
    ]
    assert [change for change in written(t.game, since) if change in wanted] == wanted


def test_r148_the_first_card_is_dealt_with_before_the_second_is_drawn() -> None:
    t = table()
    sizes: list[int] = []
    look = script(lambda g, me, it: sizes.append(len(g.hand[1])))
    give_text(t.game, t.minion(), events=when_drawn(FRIENDLY, look))
    t.deck(WISP, WISP)
    t.play(spell(t, draw(2)))
    assert sizes == [1, 2]


def test_r149_r87_with_a_full_hand_the_card_burns_in_sight_of_both() -> None:
    t = table()
    log: list[str] = []
    gone = script(lambda g, me, it: log.append("discarded"))
    heard = (when_discarded(FRIENDLY, gone), when_drawn(FRIENDLY, gone))
    give_text(t.game, t.minion(), events=heard)
    strike = spell(t, draw(1))
    hand_of(t, 11)
    (card,) = t.deck(HOARDER)
    since = len(t.game.out)
    t.play(strike)
    packets = t.game.out[since:]
    assert card.zone == Zone.GRAVEYARD
    assert len(t.cards()) == 10
    assert any(p[:3] == (SHOW, card.id, HOARDER) for p in packets)
    assert (META, 0, Meta.BURNED_CARD, (0, (card.id,)), None) in packets
    assert log == []
    assert t.tag(NUM_CARDS_DRAWN_THIS_TURN) == 0


def test_r150_r56_what_a_full_hand_cannot_take_is_not_created() -> None:
    t = table()
    strike = spell(t, add_card(RAPTOR))
    hand_of(t, 11)
    since = len(t.game.out)
    t.play(strike)
    assert not [p for p in t.game.out[since:] if p[0] == FULL]
    assert t.cards() == [WISP] * 10


def test_r151_all_cards_are_gone_before_the_first_is_answered() -> None:
    t = table()
    t.hand(RAPTOR)
    t.hand(YETI)
    strike = spell(t, discard(2))
    seen: list[int] = []
    look = script(lambda g, me, it: seen.append(len(g.hand[1])))
    give_text(t.game, t.minion(), events=when_discarded(FRIENDLY, look))
    t.answers(0, 0)
    t.play(strike)
    assert seen == [0, 0]


def test_r151_a_discarded_card_is_as_printed() -> None:
    t = table()
    raptor = t.hand(RAPTOR)
    strike = spell(t, discard(1))
    attach(t.game, t.hero(1), raptor, "BRM_028e")
    t.end_turn()
    t.end_turn()
    assert raptor.get(COST) == 1
    t.play(strike)
    assert (raptor.zone, raptor.attached, raptor.get(COST)) == (Zone.GRAVEYARD, [], 2)


def test_r151_discarding_is_from_the_hand_and_of_nothing_when_it_is_empty() -> None:
    t = table()
    seen: list[str] = []
    look = script(lambda g, me, it: seen.append(it.subject.card_id))
    give_text(t.game, t.minion(), events=when_discarded(FRIENDLY, look))
    t.play(spell(t, discard(1)))
    assert seen == []
    strike, raptor = spell(t, discard(1)), t.hand(RAPTOR)
    t.play(strike)
    assert seen == [RAPTOR]
    assert raptor.zone == Zone.GRAVEYARD


def test_r152_r50_r269_what_casts_when_drawn_is_cast_and_replaced() -> None:
    t = table()
    bombs = t.deck("CS2_029", "CS2_029")
    t.deck(WISP)
    for bomb in bombs:
        give_text(t.game, bomb, on_draw=damage(ENEMY_HERO, 2))
        assert bomb.card is not None
        bomb.tags[TOPDECK] = 1
    t.play(spell(t, draw(1)))
    assert t.hero(2).get(DAMAGE) == 4
    assert t.cards() == [WISP]


def test_r153_shuffled_cards_are_somewhere_in_the_deck() -> None:
    t = table()
    since = len(t.game.out)
    t.play(spell(t, shuffle(RAPTOR, 2)))
    assert [card.card_id for card in t.game.deck[1]] == [RAPTOR, RAPTOR]
    assert sum(p[0] == SHUFFLE for p in t.game.out[since:]) == 2
    t.deck(WISP)
    t.answers(t.game.deck[1][1])
    t.play(spell(t, draw(1)))
    assert t.cards() == [RAPTOR]


@pytest.mark.parametrize(("build", "told"), [(23966, 0), (30103, 1)])
def test_r153_a_card_that_was_shuffled_says_so(build: int, told: int) -> None:
    t = table(build=build)
    t.play(spell(t, shuffle(RAPTOR, 1)))
    assert t.game.deck[1][0].get(HIDDEN_ZONE_OWNER_2) == told


def test_r154_drawing_a_kind_draws_among_that_kind() -> None:
    t = table()
    t.deck(WISP, RAPTOR, YETI, RAPTOR)
    t.answers(1, 0)
    t.play(spell(t, draw_from(FRIENDLY_DECK & BEAST)))
    assert t.cards() == [RAPTOR]
    t.play(spell(t, draw_from(FRIENDLY_DECK & BEAST, 5)))
    assert t.cards() == [RAPTOR, RAPTOR]


def test_r154_up_to_35057_what_a_text_seeks_lies_on_top_of_the_deck_first() -> None:
    for build, places in ((19632, [1, 2]), (22611, [1, 0, 2]), (54613, [2])):
        t = table(build=build)
        t.hand(WISP)
        t.deck(WISP, RAPTOR)
        raptor = t.game.deck[1][1]
        since = len(t.game.out)
        t.play(spell(t, draw_from(FRIENDLY_DECK & BEAST)))
        told = [p[3] for p in t.game.out[since:] if p[:3] == (TAG, raptor.id, ZONE_POSITION)]
        assert told == places, build


def test_r154_nothing_of_the_kind_is_no_fatigue() -> None:
    t = table()
    t.play(spell(t, draw_from(FRIENDLY_DECK & BEAST)))
    assert t.hero(1).get(DAMAGE) == 0


def test_r194_the_board_reacts_to_a_draw_before_the_card_itself() -> None:
    t = table()
    log: list[str] = []
    (card,) = t.deck(RAPTOR)

    def fill(g: object, me: object, it: object) -> None:
        log.append("board")
        hand_of(t, 10)

    give_text(t.game, t.minion(), events=when_drawn(FRIENDLY, script(fill)))
    give_text(t.game, card, on_draw=script(lambda g, me, it: log.append("card")))
    t.play(spell(t, draw(1)))
    assert log == ["board", "card"]
    assert len(t.cards()) == 10


@pytest.mark.parametrize("build", [54613, 195635])
def test_r48_an_empty_deck_hurts_one_more_each_time(build: int) -> None:
    t = table(build=build)
    since = len(t.game.out)
    t.play(spell(t, draw(3)))
    assert t.hero(1).get(DAMAGE) == 1 + 2 + 3
    assert t.tag(FATIGUE) == 3
    kinds = [kind for kind, _ in blocks(t.game, since)]
    assert kinds.count(BlockType.FATIGUE) == 3
    assert t.tag(NUM_CARDS_DRAWN_THIS_TURN) == 0


def test_r14_the_hand_closes_up_and_grows_at_its_end() -> None:
    t = table()
    cards = [t.hand(card) for card in (WISP, RAPTOR, YETI, WISP)]
    t.play(cards[1])
    left = [cards[0], cards[2], cards[3]]
    assert [card.get(ZONE_POSITION) for card in left] == [1, 2, 3]
    added = add_to_hand(t.game, t.hero(1), 1, RAPTOR)
    assert added is not None
    assert added.get(ZONE_POSITION) == 4


@pytest.mark.parametrize(("build", "places"), [(23966, [1, 0, 1]), (39954, [1])])
def test_r154_what_is_drawn_by_its_kind_lies_on_top_first(build: int, places: list[int]) -> None:
    t = table(build=build)
    card, _ = t.deck(RAPTOR, WISP)
    strike = spell(t, draw_from(FRIENDLY_DECK & BEAST))
    since = len(t.game.out)
    t.play(strike)
    assert [
        value for e, tag, value in written(t.game, since) if (e, tag) == (card.id, ZONE_POSITION)
    ] == places
