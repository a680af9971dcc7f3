"""Trading and forging: a card dragged to the deck (R251, R259)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import HIDE, OPEN, TAG
from hsreplay_sim.base.tags import (
    CARD_TARGET,
    COMBO_ACTIVE,
    DAMAGE,
    FORGE_REVEALED,
    HIDDEN_ZONE_OWNER,
    HIDDEN_ZONE_OWNER_2,
    IS_USING_FORGE_OPTION,
    JUST_PLAYED,
    NUM_CARDS_PLAYED_THIS_TURN,
    NUM_TURNS_IN_HAND,
    TAG_1380,
    ZONE,
)
from hsreplay_sim.engine.moves.deck_action import deck_action
from hsreplay_sim.engine.options.options import is_legal
from hsreplay_sim.engine.rules.zones import draw
from table import YETI, table
from texts import written

NEW = 185749


def test_r259_forging_changes_the_card_and_is_no_play() -> None:
    t = table(build=NEW, mana=5)
    flames = t.hand("TTN_753")
    left, right = t.minion(side=2), t.minion(side=2)
    assert is_legal(t.game, flames, flames)
    deck_action(t.game, flames)
    assert (flames.card_id, t.spent()) == ("TTN_753t", 2)
    assert (t.tag(NUM_CARDS_PLAYED_THIS_TURN), t.tag(COMBO_ACTIVE)) == (0, 0)
    assert not is_legal(t.game, flames, flames), "only once"
    t.answers(*[right] * 5)
    t.play(flames, left)
    assert (left.get(DAMAGE) == 5 or left.zone == Zone.GRAVEYARD, right.zone) == (
        True,
        Zone.GRAVEYARD,
    )


def test_r259_forging_is_announced_and_over_when_it_is_done() -> None:
    """U148a:1025-1071: the card is its own target, and only that one stays."""
    t = table(build=195635, mana=5)
    flames = t.hand("TTN_753")
    start = len(t.game.out)
    deck_action(t.game, flames)
    written = [
        (tag, value)
        for kind, entity, tag, value, _ in t.game.out[start:]
        if kind == TAG and entity == flames.id and tag in FORGING
    ]
    assert [value for tag, value in written if tag == CARD_TARGET] == [flames.id]
    for tag in (JUST_PLAYED, IS_USING_FORGE_OPTION, FORGE_REVEALED):
        assert [value for other, value in written if other == tag] == [1, 0]


FORGING = (CARD_TARGET, JUST_PLAYED, IS_USING_FORGE_OPTION, FORGE_REVEALED)


def test_r251_trading_swaps_the_card_for_another() -> None:
    t = table(build=NEW, mana=2)
    viper = t.hand("SW_072")
    assert not is_legal(t.game, viper, viper), "an empty deck has nothing to trade"
    t.deck(YETI)
    deck_action(t.game, viper)
    assert (viper.zone, t.cards(), t.spent()) == (Zone.DECK, [YETI], 1)
    assert (t.tag(NUM_CARDS_PLAYED_THIS_TURN), t.tag(COMBO_ACTIVE)) == (0, 0)


def test_r251_a_traded_card_that_is_drawn_behind_a_cast_one_is_hidden_in_the_hand() -> None:
    """What is drawn casts itself, and the card drawn behind it is the one that was traded."""
    t = table("HERO_07", build=NEW, mana=2)
    viper = t.hand("SW_072")
    (fragment,) = t.deck("SCH_307t")
    deck_action(t.game, viper)
    assert (viper.zone, fragment.zone) == (Zone.HAND, Zone.SETASIDE)
    assert [p[2] for p in t.game.out if p[:2] == (HIDE, viper.id)] == [Zone.HAND]
    owners = [value for _, tag, value in written(t.game, of=viper) if tag == HIDDEN_ZONE_OWNER]
    assert owners[-1] == viper.get(HIDDEN_ZONE_OWNER) == 1, "told, as both players see it till then"


@pytest.mark.parametrize(("build", "marked"), [(139719, 1), (210640, 0)])
def test_r251_a_traded_card_starts_afresh_since_210640(build: int, marked: int) -> None:
    """5 of 5 that are drawn again show it (U378:6732), neither of 2 did (U433:6751)."""
    t = table(build=build, mana=2)
    viper = t.hand("SW_072")
    t.deck(YETI)
    deck_action(t.game, viper)
    assert viper.get(JUST_PLAYED) == marked


@pytest.mark.parametrize(
    ("build", "kind", "aim"),
    [(121569, BlockType.PLAY, True), (135540, BlockType.DECK_ACTION, False)],
)
def test_r251_up_to_121569_a_trade_is_a_play_of_the_card_on_itself(
    build: int, kind: int, aim: bool
) -> None:
    """All 15 trades of U168 (121569), all 47 since 135540."""
    t = table(build=build, mana=2)
    viper = t.hand("SW_072")
    t.deck(YETI)
    deck_action(t.game, viper)
    opened = next(packet for packet in t.game.out if packet[0] == OPEN)
    assert opened[1:3] == (viper.id, kind)
    assert opened[3][1] == (viper.id if aim else 0)
    assert (viper.zone, t.cards(), t.spent()) == (Zone.DECK, [YETI], 1)


@pytest.mark.parametrize(
    ("build", "told"),
    [
        (121569, [(1043, 0), (1380, 0), (ZONE, Zone.DECK), (1043, 1), (1380, 1)]),
        (135540, [(1043, 0), (1380, 0), (ZONE, Zone.DECK), (1043, 1)]),
    ],
)
def test_r251_a_traded_card_loses_its_marks_and_gets_them_anew(
    build: int, told: list[tuple[int, int]]
) -> None:
    """15 of 15 in PLAY blocks (U168:1 step 119), 33 of 33 since (U535:1417, U378:17028)."""
    t = table(build=build, mana=2)
    viper = t.hand("SW_072")
    viper.tags |= {HIDDEN_ZONE_OWNER_2: 1, TAG_1380: 1}
    t.deck(YETI)
    since = len(t.game.out)
    deck_action(t.game, viper)
    changes = [(tag, value) for _, tag, value in written(t.game, since, of=viper)]
    assert [each for each in changes if each[0] in (ZONE, HIDDEN_ZONE_OWNER_2, TAG_1380)] == told


@pytest.mark.parametrize(("build", "left"), [(185054, 1), (195635, 0)])
def test_r259_up_to_185054_a_forged_card_stays_announced(build: int, left: int) -> None:
    """U240:8198 and four more; ended in all eleven since 195635 (U148a:1025)."""
    t = table(build=build, mana=5)
    flames = t.hand("TTN_753")
    deck_action(t.game, flames)
    assert flames.get(FORGE_REVEALED) == left


def test_r251_a_traded_card_that_is_drawn_again_counts_its_turns_anew() -> None:
    """U168 step 185; since a card counts the turn of its arrival it has one (U378:6732)."""
    t = table(build=121569, mana=2)
    viper = t.hand("SW_072")
    viper.tags[NUM_TURNS_IN_HAND] = 3
    t.deck(YETI)
    deck_action(t.game, viper)
    draw(t.game, 1)
    assert (viper.zone, viper.get(NUM_TURNS_IN_HAND)) == (Zone.HAND, 0)
