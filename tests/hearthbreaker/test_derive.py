"""An observed game told as a scripted one: what is exact, and what is said to be missing."""

from __future__ import annotations

from contextlib import suppress

import pytest
from msgspec.structs import replace

from corpus import corpus_dir
from hsreplay_sim.base.enums import BlockType, PlayState, Step, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.tags import CONTROLLER, PLAYER_ID, PLAYSTATE, STEP, ZONE
from hsreplay_sim.carddb import CardStore
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.hearthbreaker.derive import FILLER, ScriptConversion, script_from_game
from hsreplay_sim.hearthbreaker.files import complete
from hsreplay_sim.hearthbreaker.scripted import (
    AttackMove,
    CharacterRef,
    ConcedeMove,
    EndMove,
    PlayMove,
    PowerMove,
    ScriptedGame,
    StartMove,
)
from hsreplay_sim.replay.packets import (
    Block,
    ChosenEntities,
    CreateGame,
    MetaData,
    Packet,
    ResetGame,
)
from small_game import BOAR, FIRST, SECOND, change, draw, end, small_game, turn

CARDS = CardStore.open().at(20457)


def converted(*more: object) -> ScriptConversion:
    return script_from_game(small_game(*more), CARDS)


@pytest.fixture(scope="module")
def script() -> ScriptedGame:
    return converted().game


def test_decks_are_in_the_order_of_entity_ids(script: ScriptedGame) -> None:
    assert script.decks[1].cards[:6] == (
        "Elven Archer", "Knife Juggler", FILLER, "Wisp", FILLER, "Wisp",
    )  # fmt: skip
    assert [deck.hero for deck in script.decks] == ["Jaina", "Anduin"]


def test_unknown_cards_are_filled_in_and_counted() -> None:
    losses = converted().losses
    assert "player 1: 5 of 6 cards are never shown: Wisp stands for them" in losses
    assert "player 2: 2 of 6 cards are never shown: Wisp stands for them" in losses


def test_header_numbers_are_ranks_among_the_undrawn(script: ScriptedGame) -> None:
    first_deck, dealt_first, dealt_second, swapped = [1], [5, 0, 1], [2, 0, 3, 0], [0]
    assert list(script.random) == first_deck + dealt_first + dealt_second + swapped
    assert script.keep == ((0, 2), (0, 1, 2, 3))


def test_a_rejected_card_is_back_in_its_place_when_the_game_begins(script: ScriptedGame) -> None:
    draws = [move.random[0] for move in script.moves if isinstance(move, StartMove)]
    assert draws == [1, 1, 0]


def test_moves_are_in_coordinates_of_the_board_before_them(script: ScriptedGame) -> None:
    assert script.moves == (
        StartMove(random=(1,)),
        PlayMove(1, None, 0),
        PlayMove(0, None, 0, random=(CharacterRef(2),)),
        EndMove(),
        StartMove(random=(1,)),
        PlayMove(0, None, 0),
        AttackMove(CharacterRef(2, 0), CharacterRef(1, 1)),
        EndMove(),
        StartMove(random=(0,)),
        PowerMove(CharacterRef(2, 0)),
        ConcedeMove(),
        EndMove(),
    )


ENDINGS = [
    pytest.param(
        [change(SECOND, PLAYSTATE, PlayState.CONCEDED)], EndMove(), "the other's turn",
        id="concession-in-the-others-turn",
    ),
    pytest.param([change(1, STEP, Step.MAIN_START)], None, "recording ends", id="cut-off"),
    pytest.param([ChosenEntities(3, FIRST, (70,))], None, "a choice", id="discover"),
    pytest.param([ResetGame()], None, "is reset", id="reset"),
    pytest.param(
        [Block(BlockType.DECK_ACTION, 22)], None, "trading", id="trade",
    ),
    pytest.param(
        [Block(BlockType.PLAY, BOAR)], None, "already on the board", id="location",
    ),
    pytest.param([Block(BlockType.ATTACK, BOAR, target=61)], None, "no characters", id="attack"),
]  # fmt: skip


@pytest.mark.parametrize(("packets", "last", "words"), ENDINGS)
def test_what_no_move_can_say_is_listed_and_ends_the_script(
    packets: list[object], last: object, words: str
) -> None:
    result = converted(*packets)
    assert any(words in loss for loss in result.losses)
    if last is None:
        assert not isinstance(result.game.moves[-1], EndMove)
    else:
        assert result.game.moves[-1] == last


def test_a_random_effect_that_is_not_understood_is_listed() -> None:
    silent = Block(BlockType.TRIGGER, 21, [MetaData(0, 0, ())])
    result = converted(silent, change(FIRST, PLAYSTATE, PlayState.CONCEDED))
    assert "move 10: no number follows for Knife Juggler" in result.losses


def test_an_unnamed_random_target_is_the_next_to_be_damaged() -> None:
    knife = Block(BlockType.TRIGGER, 21, [MetaData(0, 0, ()), change(BOAR, 318, 1)])
    result = converted(*end(), *turn(SECOND, 4), knife)
    assert result.game.moves[-1].random == (CharacterRef(2, 0),)


def test_a_recording_that_starts_late_is_refused() -> None:
    game = small_game()
    game.reconnected = True
    with pytest.raises(UnsupportedError, match="in the middle"):
        script_from_game(game, CARDS)


def test_other_than_two_players_are_refused() -> None:
    game = small_game()
    create = game.create
    assert create is not None
    game.packets[0] = CreateGame(1, create.tags, create.players * 4)
    with pytest.raises(UnsupportedError, match="two players"):
        script_from_game(game, CARDS)


@pytest.mark.parametrize("number", [0, 1, 7])
def test_players_who_are_not_the_first_and_the_second_are_refused(number: int) -> None:
    game = small_game()
    create = game.create
    assert create is not None
    told = [
        (tag, number) if tag == PLAYER_ID else (tag, value) for tag, value in create.players[1].tags
    ]
    second = replace(create.players[1], tags=tuple(told))
    game.packets[0] = CreateGame(1, create.tags, (create.players[0], second))
    with pytest.raises(UnsupportedError, match="players 1 and 2"):
        script_from_game(game, CARDS)


def test_a_recording_that_ends_with_its_creation_is_refused() -> None:
    game = small_game()
    create = game.create
    assert create is not None
    players = tuple(replace(player, tags=()) for player in create.players)
    game.packets = [CreateGame(1, create.tags, players)]
    with pytest.raises(UnsupportedError):
        script_from_game(game, CARDS)


@pytest.mark.parametrize(
    "wild",
    [
        pytest.param([change(BOAR, ZONE, Zone.DECK)], id="a-card-of-no-deck-is-put-back"),
        pytest.param([change(99, ZONE, Zone.HAND), change(99, ZONE, Zone.DECK)], id="of-nobody"),
        pytest.param([change(12, CONTROLLER, 9), change(12, ZONE, Zone.DECK)], id="of-no-player"),
        pytest.param([change(13, CONTROLLER, 0), change(13, ZONE, Zone.HAND)], id="drawn"),
        pytest.param([change(FIRST, PLAYER_ID, 9)], id="the-first-player-is-a-third"),
    ],
)
def test_a_mulligan_that_no_game_has_gives_a_script_or_is_refused(wild: list[Packet]) -> None:
    game = small_game()
    (begin,) = [n for n, p in enumerate(game.packets) if p == change(1, STEP, Step.BEGIN_MULLIGAN)]
    game.packets[begin + 1 : begin + 1] = wild
    with suppress(UnsupportedError):
        assert script_from_game(game, CARDS).game.moves


def test_a_hero_without_a_class_of_old_is_refused() -> None:
    game = small_game()
    game.packets = [p for p in game.packets if getattr(p, "entity", 0) != 50]
    with pytest.raises(UnsupportedError, match="no deck for"):
        script_from_game(game, CARDS)


@pytest.mark.corpus
def test_a_recorded_game_gives_the_moves_counted_by_hand() -> None:
    """13619.log: 69 options and the `end` after the concession; 24 deck cards are ever shown."""
    path = next(corpus_dir("powerlog").glob("U001_*13619.log*"))
    game = next(iter(read_powerlog(path)))
    result = script_from_game(game, CardStore.open().at(game.build))
    assert len(result.game.moves) == 70
    hidden = [int(loss.split()[2]) for loss in result.losses if "never shown" in loss]
    assert sum(hidden) == 36
    assert complete.read(complete.write(result.game).encode(), "x") == result.game


@pytest.mark.corpus
def test_recorded_games_give_sound_scripts() -> None:
    count = 0
    for path in sorted(corpus_dir("powerlog").glob("U0*.log*"))[::4]:
        for game in read_powerlog(path):
            try:
                script = script_from_game(game, CardStore.open().at(game.build)).game
            except UnsupportedError:
                continue
            count += 1
            assert all(0 <= number < 30 for number in script.random)
            assert all(move.card_index >= 0 for move in script.moves if isinstance(move, PlayMove))
            swapped = 7 - len(script.keep[0]) - len(script.keep[1])
            assert len(script.random) == 8 + swapped
    assert count >= 3


def test_the_cards_that_hearthbreaker_does_not_know_are_told() -> None:
    """Of 20 recordings of 2014 and 2015 it fails to load 14 for such a card."""
    cards = CardStore.open().at(185749)
    game = small_game(replace(draw(14, 6, "TTN_753")[0], entity=14), *end())
    assert not [each for each in converted().losses if "does not know" in each]
    told = [each for each in script_from_game(game, cards).losses if "does not know" in each]
    assert told == ["deck 1: hearthbreaker does not know Bellowing Flames"]
