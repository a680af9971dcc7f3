"""A deck has an order: what is put on top is drawn next, what lies at the bottom comes last."""

from __future__ import annotations

from pathlib import Path

import pytest

from hsreplay_sim.cards.words import FRIENDLY_DECK, MINION, draw_from
from hsreplay_sim.play import BaseGame, Deck, Game, Player

BUILD = 255790
TWELVE = (
    "CS2_120", "CS2_182", "CS2_172", "CS2_171", "CS2_119", "CS2_118",
    "CS2_124", "CS2_121", "CS2_127", "CS2_142", "CS2_147", "CS2_155",
)  # fmt: skip
"""Twelve different minions."""
SEEDS = range(6)


class Bare(BaseGame):
    """Nobody is dealt a card."""

    opening_hands = (0, 0)


def table(
    hero: str = "MAGE", deck: tuple[str, ...] = TWELVE, *, seed: int = 0, build: int = BUILD
) -> tuple[Bare, Player, Player]:
    """A game in which player 1 moves, has all the mana there is and has drawn one card."""
    game = Bare.new(Deck(hero, deck), Deck("WARRIOR", TWELVE), seed=seed, build=build)
    game.start(first=1)
    player, foe = game.players
    player.mana = foe.mana = 10
    return game, player, foe


def ids(cards: object) -> list[str]:
    assert hasattr(cards, "__iter__")
    return [card.id for card in cards]


# --- what a user says -----------------------------------------------------------------------


def test_a_deck_may_be_given_in_order() -> None:
    game = Game.new(
        Deck("MAGE", TWELVE, ordered=True), Deck("WARRIOR", TWELVE), seed=3, build=BUILD
    )
    assert ids(game.player1.deck) == list(TWELVE)
    game.start(first=1).skip_mulligan()
    assert ids(game.player1.hand) == list(TWELVE[:4])
    assert ids(game.player1.deck) == list(TWELVE[4:])


def test_a_card_that_is_sent_back_leaves_the_order_of_the_others() -> None:
    game = Game.new(
        Deck("MAGE", TWELVE, ordered=True), Deck("WARRIOR", TWELVE), seed=3, build=BUILD
    )
    game.start(first=1)
    game.player1.mulligan(game.player1.hand[0])
    game.player2.mulligan()
    assert ids(game.player1.hand)[0] == TWELVE[3]
    others = [card for card in TWELVE[3:] if card not in ids(game.player1.hand)]
    assert [card for card in ids(game.player1.deck) if card != TWELVE[0]] == others


def test_what_is_put_on_the_bottom_is_drawn_last() -> None:
    _, player, _ = table()
    last = player.deck.find("CS2_142") or player.hand[0]
    last.put_on_bottom()
    assert player.deck[-1] == last
    assert player.draw(len(player.deck))[-1] == last


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_that_is_shuffled_in_leaves_the_order_of_the_others(seed: int) -> None:
    _, player, _ = table(seed=seed)
    player.stack_deck(*ids(player.deck))
    before = ids(player.deck)
    player.shuffle_into_deck("CS2_029")
    assert [card for card in ids(player.deck) if card != "CS2_029"] == before


def test_a_card_that_is_shuffled_in_may_come_to_lie_anywhere() -> None:
    places = set()
    for seed in range(60):
        _, player, _ = table(deck=TWELVE[:4], seed=seed)
        player.stack_deck(*ids(player.deck))
        player.shuffle_into_deck("CS2_029")
        places.add(ids(player.deck).index("CS2_029"))
    assert places == {0, 1, 2, 3}


def test_a_saved_game_knows_both_ends_of_a_deck(tmp_path: Path) -> None:
    game, player, _ = table()
    player.stack_deck("CS2_118")
    (player.deck.find("CS2_127") or player.hand[0]).put_on_bottom()
    game.save(tmp_path / "x.snapshot.json")
    for other in (Bare.load(tmp_path / "x.snapshot.json"), game.copy()):
        deck = ids(other.player1.draw(len(player.deck)))
        assert (deck[0], deck[-1]) == ("CS2_118", "CS2_127")


# --- Dredge ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_dredged_card_is_drawn_next(seed: int) -> None:
    game, player, _ = table(seed=seed)
    player.give("TSC_909").play()
    assert game.choice is not None
    picked = game.choice.cards[1].id
    game.choice.choose(game.choice.cards[1])
    assert player.draw()[0].id == picked


@pytest.mark.parametrize("seed", SEEDS)
def test_the_next_dredge_shows_what_the_first_one_left(seed: int) -> None:
    game, player, _ = table(seed=seed)
    seen: list[list[str]] = []
    for _ in range(2):
        player.mana = 10
        player.give("TSC_909").play()
        assert game.choice is not None
        seen.append(ids(game.choice.cards))
        game.choice.choose(game.choice.cards[0])
    assert set(seen[0][1:]) < set(seen[1])
    assert seen[0][0] not in seen[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_lies_at_the_bottom_is_dredged_and_else_drawn_last(seed: int) -> None:
    game, player, _ = table(seed=seed)
    player.give("TSC_776").play()  # Azsharan Sweeper
    player.give("TSC_909").play()
    assert game.choice is not None
    assert "TSC_776t" in ids(game.choice.cards)
    kept = next(card for card in game.choice.cards if card.id != "TSC_776t")
    game.choice.choose(kept)
    assert player.draw(len(player.deck))[-1].id == "TSC_776t"


# --- the top card ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_text_removes_the_top_cards(seed: int) -> None:
    _, player, foe = table("WARLOCK", seed=seed)
    foe.stack_deck("CS2_200")
    player.give("ICC_407").play()  # Gnomeferatu
    assert "CS2_200" not in foe.deck
    foe.give("GVG_016")
    foe.summon("GVG_016")  # Fel Reaver
    foe.stack_deck("CS2_122", "CS2_125", "CS2_131")
    player.mana = 10
    player.give("CS2_189").play(foe.hero)
    assert not {"CS2_122", "CS2_125", "CS2_131"} & set(ids(foe.deck))


@pytest.mark.parametrize("seed", SEEDS)
def test_of_old_tracking_looks_at_the_top_three(seed: int) -> None:
    game, player, _ = table("HUNTER", seed=seed, build=126451)
    player.stack_deck("CS2_122", "CS2_125", "CS2_131", "CS2_200")
    player.give("VAN_DS1_184").play()
    assert game.choice is not None
    assert ids(game.choice.cards) == ["CS2_122", "CS2_125", "CS2_131"]
    game.choice.choose(game.choice.cards[1])
    assert ids(player.hand)[-1] == "CS2_125"
    assert player.draw()[0].id == "CS2_200"


@pytest.mark.parametrize("away", [True, False])
def test_a_sphere_of_sapience_puts_the_top_card_on_the_bottom(away: bool) -> None:
    game, player, foe = table("MAGE")
    game.end_turn()
    player.equip("SCH_259")
    player.stack_deck("CS2_200", "CS2_122")
    foe.game.end_turn()
    assert game.choice is not None
    assert game.choice.cards[0].id == "CS2_200"
    game.choice.choose(game.choice.cards[int(away)])
    assert ids(player.hand)[-1] == ("CS2_122" if away else "CS2_200")
    assert (ids(player.deck)[-1] == "CS2_200") == away


@pytest.mark.parametrize("seed", SEEDS)
def test_a_trade_takes_the_top_card(seed: int) -> None:
    game, player, _ = table("ROGUE", seed=seed)
    player.stack_deck("CS2_200")
    traded = player.give("SW_072")  # Rustrot Viper
    move = next(each for each in game.legal_moves() if each.kind == "trade" and each.card == traded)
    move.do()
    assert "CS2_200" in ids(player.hand)
    assert "SW_072" in ids(player.deck)


def test_what_a_text_draws_by_its_kind_may_lie_anywhere() -> None:
    drawn = set()
    for seed in range(40):
        game, player, _ = table(seed=seed)
        player.stack_deck("CS2_200", "CS2_122")
        game.run(draw_from(FRIENDLY_DECK & MINION))
        drawn.add(player.hand[-1].id)
    assert len(drawn) > 8


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_chosen_for_the_top_are_drawn_in_their_order(seed: int) -> None:
    game, player, _ = table(seed=seed)
    player.give("VAC_444").play()  # Overplanner
    chosen = []
    for _ in range(3):
        assert game.choice is not None
        chosen.append(game.choice.cards[-1].id)
        game.choice.choose(game.choice.cards[-1])
    assert ids(player.draw(3)) == chosen


@pytest.mark.parametrize("seed", SEEDS)
def test_a_deck_that_is_turned_over_is_drawn_from_the_other_end(seed: int) -> None:
    _, player, _ = table(seed=seed)
    player.stack_deck("CS2_118")
    (player.deck.find("CS2_127") or player.hand[0]).put_on_bottom()
    player.give("TIME_061").play()  # Timeless Causality
    drawn = ids(player.draw(len(player.deck)))
    assert (drawn[0], drawn[-1]) == ("CS2_127", "CS2_118")


@pytest.mark.parametrize("seed", SEEDS)
def test_the_minions_that_a_text_counts_from_the_top_are_drawn_first(seed: int) -> None:
    _, player, _ = table("SHAMAN", (*TWELVE, "CS2_037", "CS2_045", "CS2_046"), seed=seed)
    player.give("EDR_230").play()  # Beanstalk Brute
    drawn = player.draw(len(player.deck))
    minions = [card for card in drawn if card.id not in ("CS2_037", "CS2_045", "CS2_046")]
    grown = [card for card in minions if card.buffs]
    assert len(grown) == 3
    assert grown == minions[:3]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_minion_that_is_sent_under_a_deck_is_drawn_last(seed: int) -> None:
    _, player, foe = table("PRIEST", seed=seed)
    yeti = foe.summon("CS2_200")
    player.give("TID_920").play(yeti)  # Drown
    assert "CS2_200" not in ids(foe.deck)
    assert ids(player.draw(len(player.deck)))[-1] == "CS2_200"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_shuffled_deck_has_no_known_ends(seed: int) -> None:
    game, player, _ = table("PALADIN", seed=seed)
    player.stack_deck("CS2_118")
    player.give("TSC_079").play()  # Radar Detector
    piles = game.engine.untagged.piles
    assert (piles.above, piles.below) == ([], [])
