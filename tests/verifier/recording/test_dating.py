"""Dating a recording that does not state its build, by what its packets look like."""

from __future__ import annotations

import pytest

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CARDTYPE,
    COST,
    CURRENT_PLAYER_MIRROR,
    DAMAGE,
    HEALTH,
    IGNORE_DAMAGE,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_RESOURCES_SPENT_THIS_GAME,
    NUM_SPELLS_PLAYED_THIS_TURN,
    PENDING_ZONE,
    TIMES_BEEN_TRANSFORMED,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.builds.damage import Damage
from hsreplay_sim.builds.profile import SWITCHES, open_switches
from hsreplay_sim.carddb.prints import Prints
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.recording.dating import build_of, dating_of
from hsreplay_sim.verifier.run import verify_game
from places import ROOT
from tests.small_game import small_game

MINION, PLAYER = 30, 2
UPRISING = ("ULDA_Finley", "ULDA_Reno", "ULDA_Elise", "ULDA_Brann")
"""Cards that came with 33717; the last sampled build before is 33402."""
SPENT = TagChange(PLAYER, NUM_RESOURCES_SPENT_THIS_GAME, 1)
LEAVES = TagChange(MINION, ZONE, Zone.GRAVEYARD)
PLACE = TagChange(MINION, ZONE_POSITION, 0)
HEALED = TagChange(MINION, DAMAGE, 0)
MIRROR = TagChange(PLAYER, CURRENT_PLAYER_MIRROR, 1)
CAST = TagChange(PLAYER, NUM_SPELLS_PLAYED_THIS_TURN, 1)
SPARED = TagChange(MINION, IGNORE_DAMAGE, 1)
COUNTED = TagChange(PLAYER, NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, 1)


def recording(*packets: Packet, syntax: tuple[str, ...] = ()) -> Recording:
    return Recording("x.log", 1, "powerlog", list(packets), syntax=frozenset(syntax))


def deaths(*packets: Packet) -> Block:
    return Block(BlockType.DEATHS, 1, packets=list(packets))


def test_where_the_build_is_not_stated_what_the_builds_that_fit_do_unlike_is_open() -> None:
    """The switches at both ends of the span are open as well."""
    game = recording(*(FullEntity(50, each, ()) for each in UPRISING))
    build, oldest, newest = dating_of(Contents(game))
    assert oldest < build < newest
    opened = open_switches(oldest, newest)
    assert {*open_switches(build, build)} < {*opened}
    ends = [row.name for row in SWITCHES.values() if oldest < row.new <= newest]
    assert ends
    assert {*ends} <= {*opened}


@pytest.mark.parametrize("packet", [SPENT, COUNTED])
def test_of_a_game_before_2017_both_ends_are_open_too(packet: Packet) -> None:
    build, oldest, newest = dating_of(Contents(recording(packet)))
    assert oldest < build < newest == Damage.hero_hits_on_hero.new
    assert {*open_switches(build, build)} < {*open_switches(oldest, newest)}


def test_where_the_order_of_a_death_changed_the_first_guess_is_the_older_one() -> None:
    """Of 37 games that write no more, 26 decide so; the recording decides (U010, U008)."""
    for packets, name in (
        ((SPENT, CAST), "dying_damage_last"),
        ((SPENT, SPARED), "counts_dead_after_move"),
    ):
        build = dating_of(Contents(recording(*packets))).build
        assert name in open_switches(build, build)
        assert not SWITCHES[name].holds(build)


@pytest.mark.parametrize(("attack", "older"), [(1, False), (2, True)])
def test_a_recording_is_older_than_a_print_that_it_never_shows(attack: int, older: bool) -> None:
    """Abusive Sergeant lost 1 Attack with 14830 (U614:1)."""
    tags = ((ZONE, Zone.HAND), (CARDTYPE, CardType.MINION), (COST, 1), (ATK, attack), (HEALTH, 1))
    prints = Prints({"CS2_188": [dict(tags)]})
    assert (prints.missed(13619) < prints.missed(14830)) is older


def test_a_print_that_no_data_have_speaks_against_all_alike() -> None:
    tags = ((ZONE, Zone.HAND), (CARDTYPE, CardType.MINION), (COST, 1), (ATK, 9), (HEALTH, 1))
    prints = Prints({"CS2_188": [dict(tags)]})
    assert prints.missed(13619) == prints.missed(14830)


@pytest.mark.parametrize("stated", [None, 15590])
def test_no_recording_is_older_than_the_cards_it_shows(stated: int | None) -> None:
    game = recording(MIRROR, *(FullEntity(50, each, ()) for each in UPRISING))
    game.build = stated
    assert dating_of(Contents(game)).oldest >= 33403, "after the last sampled build without them"


def test_a_stated_build_stands_where_no_tag_is_newer() -> None:
    """What is absent dates a recording only where it states no build."""
    game = recording()
    game.build = 3140
    assert build_of(game) == 3140


def test_a_stated_build_stands_where_its_tags_are_that_old() -> None:
    game = recording(TagChange(MINION, PENDING_ZONE, 1))
    game.build = 28329
    assert build_of(game) == 28329


def test_a_stated_build_stands_where_its_tags_may_be_that_old() -> None:
    """A tag was seen first at 134558, and last missed at 88998."""
    game = recording(TagChange(MINION, TIMES_BEEN_TRANSFORMED, 1))
    game.build = 121569
    assert build_of(game) == 121569


@pytest.mark.parametrize(
    ("told", "build"),
    [
        pytest.param("35057", 35057, id="the-game-tells-another"),
        pytest.param("15590", 0, id="the-game-tells-the-same"),
        pytest.param("soon", 0, id="the-game-tells-no-number"),
        pytest.param("", 0, id="the-game-tells-none"),
    ],
)
def test_a_build_that_is_contradicted_gives_way_to_that_of_the_game(told: str, build: int) -> None:
    """U200a: the file says 15590, the game in it 29349."""
    game = recording(*(FullEntity(50, each, ()) for each in UPRISING))
    game.build = 15590
    game.meta = (("Game.buildNumber", told),) if told else ()
    dating = dating_of(Contents(game))
    assert dating.oldest >= 33403
    assert not build or dating == (build, build, build)


@pytest.mark.parametrize("build", [0, 77, 2_999, 1_000_000])
def test_a_number_that_is_no_build_is_doubted(build: int) -> None:
    game = small_game()
    game.build = build
    report = verify_game(game)
    assert report.build_text == f"build {build} doubted, taken for {report.taken_for}"


@pytest.mark.parametrize("build", [7_234, 20_457, 54_613])
def test_a_game_without_the_signs_of_its_build_is_doubted(build: int) -> None:
    """R-011: an XML carried the build of another client, an older or a newer one."""
    (game,) = observed_games([ROOT / "fixtures" / "demo" / "clean.log"])
    game.build = build
    report = verify_game(game)
    assert report.taken_for > 100_000
    assert f"build {build} contradicts the recording" in "; ".join(report.flags)
    assert report.tally.actions.diverged <= 1


def test_a_build_that_a_user_gives_is_not_doubted() -> None:
    (game,) = observed_games([ROOT / "fixtures" / "demo" / "clean.log"])
    report = verify_game(game.as_build(54_613))
    assert (report.build, report.taken_for) == (54_613, 0)
    assert "build 54613 given, not read from the recording" in report.flags
    causes = [each.cause.text for each in report.divergences if each.cause]
    assert any(text.startswith("diverges as 54613, agrees as ") for text in causes)
