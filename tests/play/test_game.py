"""Playing: the facade says what the rules say, and what was played can be gone back to."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hearthstone.enums import GameTag

import hsreplay_sim as hs
from hsreplay_sim.base.enums import CardType, PlayState, Zone
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.base.stream import CHOICES, CHOSEN
from hsreplay_sim.base.tags import RESOURCES, RESOURCES_USED, TURN, ZONE
from hsreplay_sim.engine.state.entities import NOTHING_APART
from hsreplay_sim.engine.state.saved import Saved
from hsreplay_sim.play import Deck, Game, IllegalMoveError
from hsreplay_sim.play.selfplay import MOVES_MAX, moves, new_engine

BUILD = 185749
YETIS = Deck("MAGE", ["Chillwind Yeti"] * 30)
RAPTORS = Deck("WARRIOR", ["Bloodfen Raptor"] * 30)


def started(deck1: Deck = YETIS, deck2: Deck = RAPTORS, *, first: int = 1, seed: int = 1) -> Game:
    return Game.new(deck1, deck2, seed=seed, build=BUILD).start(first).skip_mulligan()


def rich(game: Game, mana: int = 10) -> Game:
    """Both players have plenty of mana this turn."""
    for player in game.players:
        player.entity.tags[RESOURCES] = mana
        player.entity.tags[RESOURCES_USED] = 0
    return game


# --- the beginning ---------------------------------------------------------------------------


def test_the_first_player_has_three_cards_and_draws_the_second_has_four_and_the_coin() -> None:
    game = started(first=2)
    assert game.current_player == game.player2
    assert len(game.player2.hand) == 4
    assert [card.name for card in game.player1.hand][-1] == "The Coin"
    assert len(game.player1.hand) == 5
    assert (game.turn, game.current_player.mana) == (1, 1)


def test_who_starts_follows_from_the_seed() -> None:
    def starter(seed: int) -> int:
        return Game.new(YETIS, RAPTORS, seed=seed, build=BUILD).start().engine.current

    assert [starter(seed) for seed in range(20)] == [starter(seed) for seed in range(20)]
    assert {starter(seed) for seed in range(20)} == {1, 2}


def test_mulliganed_cards_go_back_and_cannot_come_again() -> None:
    game = Game.new(YETIS, RAPTORS, seed=3, build=BUILD).start(first=1)
    away, kept = game.player1.hand[0], game.player1.hand[1:]
    game.player1.mulligan(away)
    assert away.zone == Zone.DECK
    assert game.player1.hand[1:] == kept
    assert game.in_mulligan, "the other player has not answered"
    with pytest.raises(IllegalMoveError, match="not asked for a mulligan"):
        game.player1.mulligan()


def test_the_coin_cannot_be_mulliganed_away() -> None:
    game = Game.new(YETIS, RAPTORS, seed=3, build=BUILD).start(first=1)
    with pytest.raises(IllegalMoveError, match="The Coin"):
        game.player2.mulligan(game.player2.hand[-1])


def test_nothing_is_played_before_the_mulligan() -> None:
    game = Game.new(YETIS, RAPTORS, seed=3, build=BUILD).start(first=1)
    with pytest.raises(IllegalMoveError, match="the mulligan comes first"):
        game.end_turn()


@pytest.mark.parametrize(
    ("deck", "complaint"),
    [
        pytest.param(Deck("MAGE", ["No Such Card"]), "no card 'No Such Card'", id="unknown-card"),
        pytest.param(Deck("Chillwind Yeti", []), "is no hero", id="hero-is-none"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(deck: Deck, complaint: str) -> None:
    with pytest.raises(UnsupportedError, match=complaint):
        Game.new(deck, YETIS, build=BUILD)


# --- moves -------------------------------------------------------------------------------------


def test_a_choice_that_broke_off_leaves_no_note_of_its_action() -> None:
    """Brann's second Battlecry lays new enchantments; what is restored stacks as ever."""
    game = started()
    before = Saved(game.engine)
    game.engine.stacks_from = (4, game.engine.clock + 100)
    before.restore(game.engine)
    assert game.engine.stacks_from == NOTHING_APART


def test_a_hero_that_dies_of_fatigue_in_a_puzzle_has_lost() -> None:
    game = rich(started())
    player = game.player1
    for card in player.deck:
        card.entity.tags[ZONE] = Zone.REMOVED
        game.engine.relocate(card.entity)
    while not game.ended:
        player.draw()
    assert game.winner == game.player2
    assert (game.player1.playstate, game.player2.playstate) == (PlayState.LOST, PlayState.WON)


def test_a_minion_is_played_at_its_index_and_paid_for() -> None:
    game = rich(started())
    player = game.player1
    left = player.summon("Bloodfen Raptor")
    card = player.hand[0].play(index=0)
    assert player.field == [card, left]
    assert player.mana == 10 - 4
    assert not card.can_attack(), "it has just arrived"


def test_a_card_is_played_from_the_hand_alone() -> None:
    player = rich(started()).player1
    for other in (player.hero_power, player.deck[0], player.summon("Bloodfen Raptor")):
        with pytest.raises(IllegalMoveError, match="is not in a hand"):
            other.play(player.opponent.hero)


def test_an_attack_hurts_both() -> None:
    game = started()
    mine, other = game.player1.summon("Chillwind Yeti"), game.player2.summon("Bloodfen Raptor")
    game.end_turn()
    game.end_turn()
    assert mine.can_attack()
    assert other in mine.targets
    mine.attack(other)
    assert other.dead
    assert (mine.health, mine.damage) == (2, 3)
    assert game.player2.graveyard == [other]


def test_a_hero_power_is_used_on_its_target() -> None:
    game = rich(started())
    power = game.player1.hero_power
    assert power is not None
    assert power.is_playable()
    power.use(game.player2.hero)
    assert game.player2.hero.health == 29
    with pytest.raises(IllegalMoveError, match="not met: not exhausted hero power"):
        power.use(game.player2.hero)


def test_a_buff_shows_in_the_stats_and_among_the_buffs() -> None:
    game = rich(started())
    yeti = game.player1.summon("Chillwind Yeti")
    game.player1.give("Blessing of Kings").play(yeti)
    assert (yeti.atk, yeti.health) == (8, 9)
    assert [buff.type for buff in yeti.buffs] == [CardType.ENCHANTMENT]


def test_conceding_loses_the_game() -> None:
    game = started()
    game.player1.concede()
    assert game.ended
    assert game.winner == game.player2
    with pytest.raises(IllegalMoveError, match="the game is over"):
        game.end_turn()


# --- illegal moves -------------------------------------------------------------------------------


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    game = started()
    before = game.state()
    own = game.player1.hand[0]
    foreign = game.player2.hand[0]
    with pytest.raises(IllegalMoveError, match=r"Chillwind Yeti #\d+: not met: enough mana"):
        own.play()
    with pytest.raises(IllegalMoveError, match="not the turn of player 2"):
        foreign.play()
    with pytest.raises(IllegalMoveError, match="cannot attack"):
        own.attack(game.player2.hero)
    with pytest.raises(IllegalMoveError, match="nothing to be used"):
        game.player1.hero.use()
    with pytest.raises(IllegalMoveError, match="attack greater than 0"):
        game.player1.hero.attack(game.player2.hero)
    assert game.state() == before


def test_taunt_stands_in_the_way() -> None:
    game = started()
    mine = game.player1.summon("Chillwind Yeti")
    game.player2.summon("Sen'jin Shieldmasta")
    game.end_turn()
    game.end_turn()
    with pytest.raises(IllegalMoveError, match="is no target, not met: target taunter"):
        mine.attack(game.player2.hero)


def test_a_targeted_spell_wants_a_target() -> None:
    game = rich(started())
    fireball = game.player1.give("Fireball")
    with pytest.raises(IllegalMoveError, match="needs a target"):
        fireball.play()
    fireball.play(game.player2.hero)
    assert game.player2.hero.health == 24


def test_a_minion_without_a_choice_takes_no_target() -> None:
    game = rich(started())
    with pytest.raises(IllegalMoveError, match="it takes no target"):
        game.player1.hand[0].play(game.player2.hero)


def test_there_is_no_place_beyond_the_end_of_the_board() -> None:
    game = rich(started())
    with pytest.raises(IllegalMoveError, match="no place 1"):
        game.player1.hand[0].play(index=1)


# --- choices ---------------------------------------------------------------------------------


def discovering() -> Game:
    trackers = Deck("HUNTER", ["CORE_DS1_184"] * 20 + ["Chillwind Yeti"] * 10)
    return rich(started(trackers, RAPTORS))


def test_a_choice_stops_the_action_until_it_is_answered() -> None:
    game = discovering()
    player = game.player1
    card = next(card for card in player.hand if card.name == "Tracking")
    hand = len(player.hand)
    card.play()
    choice = player.choice
    assert choice is not None
    assert choice.source == card
    assert player.opponent.choice is None
    with pytest.raises(IllegalMoveError, match="player 1 has to choose first"):
        game.end_turn()
    with pytest.raises(IllegalMoveError, match="not offered"):
        choice.choose(card)
    wanted = choice.cards[1].name
    choice.choose(choice.cards[1])
    assert game.choice is None
    assert player.hand[-1].name == wanted
    assert len(player.hand) == hand
    kinds = [kind for kind, *_ in game.engine.out]
    assert (kinds.count(CHOICES), kinds.count(CHOSEN)) == (1, 1)


# --- going back and on ---------------------------------------------------------------------------


def test_a_copy_goes_its_own_way_with_the_same_luck() -> None:
    game = started()
    twin = game.copy()
    before = game.state()
    for _ in range(5):
        twin.end_turn()
    assert game.state() == before
    for _ in range(5):
        game.end_turn()
    assert game.state() == twin.state()


def test_a_state_can_be_loaded_and_played_on() -> None:
    game = rich(started())
    game.player1.summon("Chillwind Yeti")
    game.player1.give("Blessing of Kings").play(game.player1.field[0])
    again = Game.from_state(game.state(), order=game.order(), seed=1, build=BUILD)
    assert again.state() == game.state()
    again.end_turn()
    again.end_turn()
    again.player1.field[0].attack(again.player2.hero)
    assert again.player2.hero.health == 30 - 8


# --- games that play themselves ------------------------------------------------------------------


@pytest.mark.parametrize("build", [13619, 20457, 54613, 185749, 255790])
def test_random_games_end_and_follow_from_their_seed(build: int) -> None:
    def packets(seed: int) -> list[object]:
        engine, oracle = new_engine(seed, build)
        count = sum(1 for _ in moves(engine, oracle))
        assert count < MOVES_MAX
        return list(engine.out)

    assert packets(1) == packets(1)
    assert packets(1) != packets(2)


def test_a_turn_of_a_random_game_ends_after_so_many_moves() -> None:
    """A spell that costs nothing and may be repeated in its turn would be played for ever."""
    engine, oracle = new_engine(1, 255790)
    made = Counter(engine.root.get(TURN) for _ in moves(engine, oracle, per_turn=2))
    assert max(made.values()) == 3


# --- in a REPL, and written down -----------------------------------------------------------------


def test_a_game_is_saved_as_a_recording_that_verifies(tmp_path: Path) -> None:
    game = started()
    game.end_turn()
    for name in ("game.log", "game.hsreplay.xml"):
        game.save(tmp_path / name)
        (report,) = hs.verify(tmp_path / name)
        assert (report.verdict, report.build) == ("verified", BUILD)
    hs.save(game, tmp_path / "again.log")
    assert (tmp_path / "again.log").read_bytes() == (tmp_path / "game.log").read_bytes()
    (seat,) = hs.load(game_of_seat(game, tmp_path))
    assert isinstance(seat, hs.Recording)
    assert not seat.spectator


def game_of_seat(game: Game, folder: Path) -> Path:
    path = folder / "seat.log"
    game.save(path, seats=(1,))
    return path


def test_a_game_that_went_on_from_a_state_has_no_beginning_to_save(tmp_path: Path) -> None:
    game = started()
    later = Game.from_state(game.state(), build=BUILD, order=game.order())
    later.end_turn()
    with pytest.raises(UnsupportedError, match="how it began is not known"):
        later.save(tmp_path / "game.log")
    assert not list(tmp_path.iterdir())


def test_a_name_that_tells_no_format_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="does not tell the format"):
        started().save(tmp_path / "game")


def test_the_game_has_tags_as_its_players_and_cards_have() -> None:
    game = started()
    assert game.tags[GameTag.TURN] == game.turn == 1
    game.tags[GameTag.TURN] = 7
    assert game.turn == 7
    assert [GameTag.RESOURCES in each.tags for each in game.players] == [True, False]


def test_a_state_without_a_build_says_where_to_find_it() -> None:
    state = started().state()
    with pytest.raises(TypeError, match=r"not None; .* hs\.verify\(recording\)\.card_build"):
        Game.from_state(state, build=None)
    with pytest.raises(TypeError, match="pass a state"):
        Game.from_state(started(), build=BUILD)


def test_a_game_is_one_line_in_a_repl() -> None:
    game = Game.new(YETIS, RAPTORS, seed=1, build=BUILD)
    assert repr(game) == "<Game build 185749, not started>"
    game.start(1)
    assert repr(game) == "<Game build 185749, in the mulligan>"
    game.skip_mulligan()
    assert repr(game) == "<Game build 185749, turn 1, player 1 moves>"
    game.concede(game.player1)
    assert repr(game) == "<Game build 185749, player 2 has won>"
    assert repr(YETIS) == "<Deck MAGE, 30 cards>"
    assert repr(game.state()).startswith("<TagState of ")


def test_a_minion_whose_text_is_not_implemented_is_not_put_on_the_board() -> None:
    """On the board its text would be missing, silently."""
    game = Game.new(YETIS, YETIS, seed=1).start().skip_mulligan()
    cards = game.engine.cards
    missing = [
        card_id
        for card_id in cards.pool(type=CardType.MINION)
        if game.engine.scripts.find(cards.get(card_id), card_id) is None
    ]
    with pytest.raises(UnsupportedError, match="is not implemented"):
        game.player1.summon(missing[0])
    assert game.player1.field == []


DEMON_SEED = type("SW_091", (), {"events": ()})
"""The Demon Seed without what it asks for: where it is dealt its tags alone decide."""


@pytest.mark.parametrize("quest", ["UNG_028", "SW_091"])
def test_r25_r111_a_quest_is_dealt_first(quest: str) -> None:
    for seed in range(6):
        decks = Deck("MAGE", ["Chillwind Yeti"] * 29 + [quest]), RAPTORS
        game = Game.new(*decks, seed=seed, build=BUILD, cards=DEMON_SEED, allow_missing=True)
        game.start()
        assert quest in [card.id for card in game.player1.hand]
