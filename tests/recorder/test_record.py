"""What one seat writes down of an engine's game is what a real client would have written."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise, takewhile
from pathlib import Path

import msgspec
import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.demo import demo_files
from hsreplay_sim.base.enums import State, Step, Zone
from hsreplay_sim.base.tags import (
    CONTROLLER,
    PARENT_CARD,
    SECRET,
    STATE,
    STEP,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.rules import zones
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.formats.powerlog import write as powerlog_write
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.play import Deck, Game
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import OfferBook, record
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import (
    Block,
    Choices,
    ChosenEntities,
    FullEntity,
    HideEntity,
    Options,
    Packet,
    SendChoices,
    SendOption,
    ShowEntity,
    TagChange,
    walk,
)
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport, Verdict
from hsreplay_sim.verifier.run import verify_game
from table import table

BUILD = 185749
SEATS = [pytest.param((1,), id="1"), pytest.param((2,), id="2"), pytest.param((1, 2), id="both")]
BUILDS = (13619, 22611, 25770, 54613, 88998, 185749, 255790)


def played(
    seed: int, build: int = BUILD, seats: Collection[int] = (1,)
) -> tuple[Engine, OfferBook]:
    engine, oracle = new_engine(seed, build)
    book = OfferBook(engine)
    for move in moves(engine, oracle):
        if engine.current in seats:
            book.offer()
            book.send(move.entity, move.target, move.choose, move.place)
    return engine, book


def recorded(seed: int, build: int = BUILD, seats: Collection[int] = (1,)) -> Recording:
    engine, book = played(seed, build, seats)
    return record(engine, seats, offers=book.offers)


def read_back(recording: Recording) -> Recording:
    (game,) = read_powerlog(powerlog_write.write([recording]).encode(), "self.log")
    return game


def bare(packet: Packet) -> Packet:
    """Without line and time."""
    changes: dict[str, object] = {"line": 0, "ts": ""}
    if isinstance(packet, Block):
        changes |= {"end_line": 0, "packets": [bare(inner) for inner in packet.packets]}
    return msgspec.structs.replace(packet, **changes)


# --- what is told --------------------------------------------------------------------------------


@pytest.mark.parametrize("build", BUILDS)
def test_a_written_recording_reads_back_as_it_was(build: int) -> None:
    recording = recorded(5, build)
    back = read_back(recording)
    assert back.problems == []
    assert (back.build, back.spectator) == (build, False)
    assert [bare(packet) for packet in back.packets] == [bare(p) for p in recording.packets]


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_knows_at_the_end_is_true(seats: tuple[int, ...]) -> None:
    engine, _ = played(5, seats=seats)
    fold = Fold().apply_all(record(engine, seats).packets)
    for number, entity in engine.entities.items():
        for tag in (ZONE, CONTROLLER, ZONE_POSITION):
            assert fold.state.get(number, tag) == entity.get(tag)
        assert fold.state.cards[number] in ("", entity.card_id)


@pytest.mark.parametrize("seats", SEATS)
def test_a_card_in_a_foreign_hand_or_in_a_deck_is_never_named(seats: tuple[int, ...]) -> None:
    engine, _ = played(5, seats=seats)
    fold = Fold()
    known: set[int] = set()
    for packet in walk(record(engine, seats).packets):
        fold.apply(packet)
        if isinstance(packet, ShowEntity) or (isinstance(packet, FullEntity) and packet.card_id):
            known.add(packet.entity)
        elif isinstance(packet, HideEntity):
            known.discard(packet.entity)
        if isinstance(packet, ShowEntity | FullEntity) and packet.entity in known:
            tags = dict(packet.tags)
            assert tags[ZONE] != Zone.DECK
            assert tags[ZONE] != Zone.HAND or tags[CONTROLLER] in seats


def test_of_a_hidden_card_only_zone_and_position_are_told() -> None:
    known: set[int] = {1, 2, 3}
    for packet in walk(recorded(5).packets):
        if isinstance(packet, ShowEntity) or (isinstance(packet, FullEntity) and packet.card_id):
            known.add(packet.entity)
        elif isinstance(packet, HideEntity):
            known.discard(packet.entity)
        elif isinstance(packet, TagChange) and packet.entity not in known:
            assert packet.tag in (ZONE, ZONE_POSITION, CONTROLLER)


def test_a_drawn_card_is_shown_with_its_zone_then_placed() -> None:
    engine, _ = played(5)
    packets = list(walk(record(engine, (1,)).packets))
    shown = [(a, b) for a, b in pairwise(packets) if isinstance(a, ShowEntity)]
    drawn = [(a, b) for a, b in shown if dict(a.tags)[ZONE] == Zone.HAND]
    assert len(drawn) >= 3
    for show, placed in drawn:
        assert isinstance(placed, TagChange)
        assert (placed.entity, placed.tag) == (show.entity, ZONE_POSITION)


def test_a_card_of_the_deck_that_is_set_aside_is_shown_where_it_lay() -> None:
    """U016:7201; what is burned or milled is shown with the zone to which it goes."""
    engine, oracle = new_engine("aside", 185749)
    list(moves(engine, oracle))
    card = engine.create("CS2_004", 2, Zone.DECK)
    zones.remove(engine, card, None, Zone.SETASIDE)
    shown = [packet for packet in record(engine, (1,)).packets if isinstance(packet, ShowEntity)]
    zone = [dict(packet.tags)[ZONE] for packet in shown if packet.entity == card.id]
    assert zone == [Zone.DECK]


def test_the_mulligan_offers_the_hand_and_names_what_was_kept() -> None:
    packets = list(walk(recorded(5).packets))
    offers = [p for p in packets if isinstance(p, Choices)]
    assert [(p.id, p.player, p.minimum) for p in offers] == [(1, 2, 0), (2, 3, 0)]
    assert sorted(p.maximum for p in offers) == [3, 5]
    kept = [p for p in packets if isinstance(p, ChosenEntities)]
    assert all(set(p.entities) <= set(offers[p.id - 1].entities) for p in kept)
    sent = [p for p in packets if isinstance(p, SendChoices)]
    assert [p.id for p in sent] == [1], "only the seat's own answer is sent"


def test_every_option_offered_is_followed_by_the_one_sent() -> None:
    packets = [p for p in recorded(5).packets if isinstance(p, Options | SendOption)]
    assert packets
    for offer, sent in zip(packets[::2], packets[1::2], strict=True):
        assert isinstance(offer, Options)
        assert isinstance(sent, SendOption)
        assert 0 <= sent.option < len(offer.options)


@pytest.mark.parametrize(
    ("build", "dealt", "first"),
    [
        (13030, 3 + 5, TagChange(1, STEP, Step.BEGIN_MULLIGAN)),
        (13619, 0, TagChange(1, STATE, State.RUNNING)),
    ],
)
def test_up_to_13030_the_hands_are_dealt_as_the_recording_begins(
    build: int, dealt: int, first: TagChange
) -> None:
    """R25, U008:381: FULL_ENTITY tells the hand, and the first change is the mulligan's."""
    packets = recorded(5, build).packets
    setup = list(takewhile(lambda packet: not isinstance(packet, TagChange), packets))
    hands = [packet for packet in setup[1:] if zone_of(packet) == Zone.HAND]
    assert len(hands) == dealt
    assert packets[len(setup)] == first


@pytest.mark.parametrize("build", [13030, BUILD])
def test_the_options_of_a_card_in_the_deck_know_their_card_from_the_first(build: int) -> None:
    """U151:47: no change tells it, their FULL_ENTITY does."""
    wraths = Deck("DRUID", ["Wrath"] * 30)
    game = Game.new(wraths, wraths, seed=1, build=build).start().skip_mulligan()
    packets = list(walk(game.recording().packets))
    assert not any(isinstance(p, TagChange) and p.tag == PARENT_CARD for p in packets)
    parts = [p for p in packets if isinstance(p, FullEntity) and p.card_id == "EX1_154a"]
    assert parts
    assert all(dict(part.tags)[PARENT_CARD] == part.entity - 1 for part in parts)


@pytest.mark.parametrize(("seats", "told"), [((1,), False), ((2,), True)])
def test_what_a_secret_is_worth_is_told_to_the_opponent_alone(
    seats: tuple[int, ...], told: bool
) -> None:
    """R17: the owner knows its SECRET tag already; no packet tells a value that holds."""
    traps = Deck("MAGE", ["Mirror Entity"] * 30)
    game = Game.new(traps, traps, seed=1, build=BUILD).start(first=1).skip_mulligan()
    for _ in range(4):
        game.end_turn()
    secret = game.player1.hand[0].play()
    packets = walk(game.recording(seats).packets)
    changes = [p for p in packets if isinstance(p, TagChange) and p.entity == secret.entity_id]
    assert any(p.tag == SECRET for p in changes) is told


def zone_of(packet: Packet) -> int:
    return dict(packet.tags).get(ZONE, 0) if isinstance(packet, FullEntity) else 0


@pytest.mark.parametrize(("build", "listed"), [(25252, False), (25770, True)])
def test_what_cannot_be_played_is_listed_with_a_reason_since_25770(
    build: int, *, listed: bool
) -> None:
    t = table(build=build, mana=0)
    card, book = t.hand("CS2_182"), OfferBook(t.game)
    book.offer()
    (offer,) = book.offers
    assert isinstance(offer.packet, Options)
    assert (card.id in {option.entity for option in offer.packet.options}) == listed


# --- what it is worth ----------------------------------------------------------------------------


def assert_clean(report: GameReport) -> None:
    """Every action verified, and not one tag change missed or invented."""
    assert report.verdict is Verdict.VERIFIED, report.divergences[:3]
    tally = report.tally
    assert tally.actions.verified == tally.actions.total
    changes = tally.tag_changes
    assert (changes.missed, changes.extra, changes.adopted) == (0, 0, 0)
    assert tally.options.agree == tally.options.checked


def game_of(number: int) -> Recording:
    """A different build and seat for each game."""
    seats = ((1,), (2,), (1, 2))[number % 3]
    return read_back(recorded(number, BUILDS[number % len(BUILDS)], seats))


@pytest.mark.parametrize("number", range(20))
def test_a_self_played_game_verifies(number: int) -> None:
    assert_clean(verify_game(game_of(number)))


@pytest.mark.parametrize("name", ["game.log", "game.hsreplay.xml"])
def test_a_game_that_was_played_by_hand_is_saved_and_verified(tmp_path: Path, name: str) -> None:
    yetis = Deck("PALADIN", ["Chillwind Yeti"] * 30)
    game = Game.new(yetis, yetis, seed=4, build=BUILD).start(first=1).skip_mulligan()
    for turn in range(12):
        for card in game.current_player.hand:
            if turn > 1 and card.is_playable():
                card.play()
        game.end_turn()
    game.player2.concede()
    path = str(tmp_path / name)
    hs.save(record(game.engine, (2,)), path)
    (recording,) = hs.load(path)
    assert isinstance(recording, Recording)
    assert_clean(verify_game(recording))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(20, 500, 60))
def test_five_hundred_self_played_games_verify(first: int) -> None:
    for number in range(first, first + 60):
        assert_clean(verify_game(game_of(number)))


def test_the_demonstration_is_clean_and_its_plant_is_found() -> None:
    clean, planted = demo_files()
    lines = [Path(name).read_text(encoding="utf-8").splitlines() for name in (clean, planted)]
    pairs = enumerate(zip(*lines, strict=True), start=1)
    (at,) = [number for number, (one, other) in pairs if one != other]
    (game,) = read_powerlog(clean)
    assert verify_game(game).verdict is Verdict.VERIFIED, "scripts/make_demo.py writes it anew"
    (game,) = read_powerlog(planted)
    report = verify_game(game)
    (found,) = report.divergences
    assert (report.verdict, found.line) == (Verdict.DIVERGED, at)
    assert found.logged == (found.simulated or 0) + 1
