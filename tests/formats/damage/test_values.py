"""What tells a value that no game can hold is dropped, and its line is told as damage."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import hsreplay_sim as hs
from hsreplay_sim.app.demo import demo_files
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.errors import LimitError
from hsreplay_sim.base.tags import CARDTYPE, CONTROLLER, PLAYER_ID, ZONE
from hsreplay_sim.formats import write_replay
from hsreplay_sim.replay.packets import FullEntity, HideEntity, Tags
from hsreplay_sim.replay.recording import Recording
from small_game import BOAR, FIRST, change, end, small_game

FORMATS = ["power.log", "hsreplay-xml"]


def read_back(game: Recording, form: str) -> Recording:
    (found,) = hs.load(write_replay([game], form).encode())
    assert isinstance(found, Recording)
    return found


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("nobody", [0, 3, 7, 1_000_000])
def test_a_controller_who_is_no_player_is_damage_at_its_line(form: str, nobody: int) -> None:
    game = read_back(small_game(change(BOAR, CONTROLLER, nobody), *end()), form)
    (problem,) = game.problems
    assert (problem.code, problem.lost) == ("P107", True)
    assert problem.message.startswith(f"CONTROLLER={nobody}, which the entity cannot have")
    assert problem.line > 100


@pytest.mark.parametrize(
    ("entity", "tag", "value"),
    [
        (1, CARDTYPE, CardType.MINION), (1, ZONE, Zone.HAND), (1, CARDTYPE, 0),
        (FIRST, CARDTYPE, CardType.HERO), (FIRST, ZONE, 99), (FIRST, PLAYER_ID, 3),
    ],
)  # fmt: skip
def test_game_and_players_stay_what_they_are(entity: int, tag: int, value: int) -> None:
    for told in (change(entity, tag, value), FullEntity(entity, "", ((tag, value),))):
        game = read_back(small_game(told, *end()), "power.log")
        assert [problem.code for problem in game.problems] == ["P107"]
        assert hs.verify(game).error is None


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("entity", [1, FIRST])
def test_game_and_players_are_not_hidden(form: str, entity: int) -> None:
    game = read_back(small_game(HideEntity(entity, Zone.DECK), *end()), form)
    assert [problem.code for problem in game.problems] == ["P107"]
    assert hs.verify(game).error is None


def test_the_other_player_id_is_possible() -> None:
    """Some converters gave the players each other's (the XML of a log of 2014)."""
    assert read_back(small_game(change(FIRST, PLAYER_ID, 1)), "power.log").problems == []


def other_owner(tags: Tags) -> Tags:
    """The same tags with the other player as CONTROLLER."""
    return tuple((tag, 3 - value if tag == CONTROLLER else value) for tag, value in tags)


def test_a_card_alone_between_two_of_the_other_deck_is_of_that_deck() -> None:
    game = small_game(*end())
    at = [at for at, each in enumerate(game.packets)
          if type(each) is FullEntity and (ZONE, Zone.DECK) in each.tags][1]  # fmt: skip
    card = game.packets[at]
    assert type(card) is FullEntity
    game.packets[at] = replace(card, tags=other_owner(card.tags))
    back = read_back(game, "power.log")
    told = back.packets[at]
    assert type(told) is FullEntity
    assert set(told.tags) == set(card.tags)
    (problem,) = back.problems
    report = hs.verify(back)
    first = [(each.code, each.line) for each in report.divergences if each.step == 1]
    assert first == [("E308", problem.line)]


def test_a_player_belongs_to_itself() -> None:
    game = small_game(*end())
    create = game.create
    assert create is not None
    first, *others = create.players
    game.packets[0] = replace(
        create, players=(replace(first, tags=other_owner(first.tags)), *others)
    )
    back = read_back(game, "power.log")
    assert back.create is not None
    assert [set(each.tags) for each in back.create.players] == [
        set(each.tags) for each in create.players
    ]
    assert [problem.code for problem in back.problems] == ["P107"]


def test_an_entity_keeps_what_else_is_told_of_it() -> None:
    tags = ((CONTROLLER, 9), (ZONE, Zone.HAND))
    game = read_back(small_game(FullEntity(70, "", tags), *end()), "power.log")
    told = [each for each in game.packets if isinstance(each, FullEntity) and each.entity == 70]
    assert [each.tags for each in told] == [((ZONE, Zone.HAND),)]


def test_such_a_line_is_a_divergence_and_the_other_actions_are_judged() -> None:
    clean = Path(demo_files()[0]).read_bytes()
    lines = clean.splitlines(keepends=True)
    (place, *_) = [n for n, line in enumerate(lines) if b"tag=TURN value=9" in line]
    told = (
        b"D 12:00:00.0 GameState.DebugPrintPower() - TAG_CHANGE Entity=40 tag=CONTROLLER value=7\n"
    )
    lines.insert(place, told)
    before, after = (hs.verify(data)[0] for data in (clean, b"".join(lines)))
    assert after.error is None
    assert after.tally.reasons == before.tally.reasons
    assert after.tally.actions.verified == before.tally.actions.verified - 1
    (found,) = after.divergences
    assert (found.code, found.line) == ("E308", place + 1)
    assert found.note == "CONTROLLER=7, which the entity cannot have in this game"


def test_what_tells_it_is_the_entity_that_the_engine_makes() -> None:
    """Only the controller of a creation is not told: it is nobody else's card."""
    clean = Path(demo_files()[0]).read_bytes()
    coin = clean.index(b"CardID=GAME_005")
    told = clean.index(b"tag=CONTROLLER value=2", coin)
    broken = clean[:told] + clean[told:].replace(b"value=2", b"value=0", 1)
    before, after = (hs.verify(data)[0] for data in (clean, broken))
    assert [each.code for each in after.divergences] == ["E308"]
    assert after.tally.actions.verified == before.tally.actions.verified - 1


def test_too_many_are_no_recording() -> None:
    changes = [change(BOAR, CONTROLLER, 3 + number % 2) for number in range(1_001)]
    with pytest.raises(LimitError, match="impossible values"):
        read_back(small_game(*changes), "power.log")


def test_an_engine_that_is_given_such_a_game_does_not_break() -> None:
    """A recording that a program made was never read."""
    report = hs.verify(small_game(change(BOAR, CONTROLLER, 7), change(BOAR, ZONE, Zone.HAND)))
    assert report.error is None
