"""One table of what is visible: the recorder writes by it, and the verifier expects by it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from hearthstone.enums import GameTag

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.builds.profile import Profile, profile_for
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.formats.powerlog.write import write
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import OfferBook, record
from hsreplay_sim.recorder.seat import View
from hsreplay_sim.recorder.visibility import (
    IN_SECRET,
    OF_HIDDEN,
    hidden_tags,
    is_hidden_aside,
    is_in_sight,
    is_shown_of_hidden,
    stays_in_sight,
)
from hsreplay_sim.replay.packets import DESCRIPTIONS, FullEntity, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.changes import written
from hsreplay_sim.verifier.recording.logged import Logged
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE
from table import YETI

VIEWER, OTHER = 1, 2
CARD = 9
BUILDS = (3140, 9786, 20457, 25770, 54613, 134558, 255790)
MOVES = {t.ZONE, t.CONTROLLER, t.REVEALED}
"""Tags whose change may itself bring a card into sight."""
EVERY_TAG = sorted({*map(int, GameTag), *t.OUR_NAMES} - MOVES - OUT_OF_SCOPE.keys())


# --- every tag -----------------------------------------------------------------------------------


def recorder_writes(tag: int, zone: int, profile: Profile) -> bool:
    """Whether the recorder writes a change of a card that the viewer does not see."""
    view = View((VIEWER,), profile, (), {})
    hidden = {t.ZONE: zone, t.CONTROLLER: OTHER, t.CARDTYPE: CardType.SPELL}
    hidden[t.SECRET] = int(zone == Zone.SECRET)
    list(view.created(CARD, YETI, hidden))
    return TagChange(CARD, tag, 7) in view.changed(0, CARD, tag, 7)


def verifier_expects(tag: int, zone: int, profile: Profile) -> bool:
    """Whether the verifier expects the change in the recording if its engine makes it."""
    observed = Observed(profile)
    observed.apply(FullEntity(CARD, "", ((t.ZONE, zone), (t.CONTROLLER, OTHER))))
    return bool(list(written([(TAG, CARD, tag, 7, 0)], Logged(), observed)))


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("zone", [Zone.HAND, Zone.DECK, Zone.SETASIDE, Zone.SECRET])
def test_of_every_tag_the_recorder_writes_what_the_table_says_and_the_verifier_expects_it(
    build: int, zone: int
) -> None:
    profile = profile_for(build)
    for tag in EVERY_TAG:
        shown = is_shown_of_hidden(tag, profile, secret=zone == Zone.SECRET)
        both = recorder_writes(tag, zone, profile), verifier_expects(tag, zone, profile)
        assert both == (shown, shown), t.tag_name(tag)


def test_the_table_is_asked_of_many_tags_and_shows_few() -> None:
    assert len(EVERY_TAG) > 1000
    assert set(OF_HIDDEN) | IN_SECRET == hidden_tags(profile_for(255790))
    assert len(hidden_tags(profile_for(255790))) < 20


def test_what_generated_a_hidden_card_is_shown_since_25770() -> None:
    assert t.DISPLAYED_CREATOR not in hidden_tags(profile_for(24769))
    assert t.DISPLAYED_CREATOR in hidden_tags(profile_for(25770))


def test_every_tag_of_the_table_has_its_reason() -> None:
    assert all(len(reason) > 8 for reason in OF_HIDDEN.values())
    assert not OF_HIDDEN.keys() & IN_SECRET


@pytest.mark.parametrize(
    ("zone", "own", "secret", "seen"),
    [
        (Zone.PLAY, False, False, True), (Zone.GRAVEYARD, False, True, True),
        (Zone.HAND, True, False, True), (Zone.HAND, False, False, False),
        (Zone.SECRET, False, True, False), (Zone.SECRET, False, False, True),
        (Zone.SECRET, True, True, True), (Zone.SETASIDE, True, False, True),
        (Zone.SETASIDE, False, False, False), (Zone.DECK, True, False, False),
        (Zone.REMOVED, True, False, False),
    ],
)  # fmt: skip
def test_a_viewer_sees_play_and_graveyards_and_its_own_hand_secrets_and_cards_aside(
    zone: int, *, own: bool, secret: bool, seen: bool
) -> None:
    """A quest lies in the secret zone for both to see."""
    assert is_in_sight(zone, own=own, secret=secret) is seen


def test_what_goes_to_its_own_hand_or_is_its_own_set_aside_stays_in_sight() -> None:
    stays = {
        (zone, own)
        for zone in range(1, 8)
        for own in (True, False)
        if stays_in_sight(zone, own=own)
    }
    assert stays == {(Zone.HAND, True), (Zone.SETASIDE, True)}


def test_a_body_that_was_in_sight_is_hidden_as_it_is_set_aside() -> None:
    hidden = {kind for kind in range(1, 43) if is_hidden_aside(kind, Zone.PLAY)}
    assert hidden == {CardType.MINION, CardType.HERO, CardType.HERO_POWER}
    assert not is_hidden_aside(CardType.MINION, Zone.HAND)


# --- whole games ---------------------------------------------------------------------------------


@cache
def played(build: int, seat: int) -> Recording:
    """A game of random decks, saved as a Power.log as one player sees it, and read again."""
    engine, oracle = new_engine(f"sight {build}", build, vanilla=False)
    book = OfferBook(engine)
    for move in moves(engine, oracle):
        if engine.current == seat:
            book.offer()
            book.send(move.entity, move.target, move.choose, move.place)
    (game,) = read_powerlog(write([record(engine, (seat,), offers=book.offers)]).encode())
    return game


def changes_of_hidden(game: Recording, profile: Profile) -> Counter[tuple[int, bool]]:
    """(tag, in the secret zone or about to be) of each change of an entity out of sight."""
    observed, found = Observed(profile), Counter[tuple[int, bool]]()
    packets = Tape(game.packets).packets
    for at, packet in enumerate(packets):
        if type(packet) is TagChange and packet.entity not in observed.known:
            later = (e for e in packets[at : at + 9] if type(e) is TagChange)
            goes = any((e.entity, e.tag, e.value) == (packet.entity, t.ZONE, Zone.SECRET)
                       for e in later)  # fmt: skip
            lies = observed.state.get(packet.entity, t.ZONE) == Zone.SECRET
            found[packet.tag, goes or lies] += 1
        observed.apply(packet)
    return found


GAMES = [(9786, 1), (54613, 2), (217964, 1), (255790, 2)]


@pytest.mark.parametrize(("build", "seat"), GAMES)
def test_a_saved_game_shows_of_hidden_cards_what_the_table_says(build: int, seat: int) -> None:
    profile = profile_for(build)
    found = changes_of_hidden(played(build, seat), profile)
    assert sum(found.values()) > 50
    for tag, secret in found:
        assert is_shown_of_hidden(tag, profile, secret=secret), t.tag_name(tag)
    assert {t.ZONE, t.ZONE_POSITION} <= {tag for tag, _ in found}


@pytest.mark.parametrize(("build", "seat"), GAMES)
def test_a_saved_game_describes_of_hidden_cards_where_they_are(build: int, seat: int) -> None:
    profile = profile_for(build)
    outlines = [
        each
        for each in Tape(played(build, seat).packets).packets
        if isinstance(each, DESCRIPTIONS) and not each.card_id
    ]
    assert len(outlines) > 50
    listed = {tag for each in outlines for tag, _ in each.tags}
    assert listed <= hidden_tags(profile) | {t.ENTITY_ID}


@pytest.mark.parametrize(("build", "seat"), GAMES)
def test_the_verifier_misses_nothing_of_a_saved_game_and_finds_nothing_too_much(
    build: int, seat: int
) -> None:
    report = verify_game(played(build, seat))
    changes = report.tally.tag_changes
    by_unseen_cards = [each.entity.card_id for each in report.unexplained]
    assert set(by_unseen_cards) <= {"DRG_058"}  # a Dragon in the other hand gives it Attack
    assert (changes.missed, changes.extra) == (len(by_unseen_cards), 0)
    assert report.divergences == []
    assert changes.predicted > 1000
