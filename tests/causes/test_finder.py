"""A cause is named only where both sides of the action are evidence of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

import hsreplay_sim as hs
from causes.told import Told
from hsreplay_sim.base.tags import CREATOR
from hsreplay_sim.builds.profile import SWITCHES, profile_for
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.causes import finder
from hsreplay_sim.causes.finder import Finder
from hsreplay_sim.causes.sides import Sides
from hsreplay_sim.engine.text import Script
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.report.model import Cause, Divergence, GameReport
from hsreplay_sim.verifier.compare.action import Comparison
from hsreplay_sim.verifier.compare.score import Score
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.switch_trials import Pass, Settings
from places import ROOT

DEMO = ROOT / "fixtures" / "demo"


def without(monkeypatch: pytest.MonkeyPatch, broken: str) -> list[Cause | None]:
    """The causes that are found if the text of this card does nothing."""
    find = Registry.find

    def found(self: Registry, card: Card | None, card_id: str) -> Script | None:
        script = find(self, card, card_id)
        return replace(script, action=None) if script and card_id == broken else script

    monkeypatch.setattr(Registry, "find", found)
    (game,) = hs.verify(DEMO / "clean.log")
    return [each.cause for each in game.divergences]


@pytest.mark.parametrize(
    ("card_id", "text"),
    [
        ("HERO_08bp", "Fireblast (HERO_08bp) #65 gives River Crocolisk (CS2_120) #36 DAMAGE 1"),
        ("HERO_01bp", "Armor Up! (HERO_01bp) #67 gives Garrosh Hellscream (HERO_01) #66 ARMOR 2"),
        ("GAME_005", "the log alone writes TEMP_RESOURCES of the player in the block of The Coin"),
    ],
)
def test_a_text_that_does_nothing_is_the_cause(
    monkeypatch: pytest.MonkeyPatch, card_id: str, text: str
) -> None:
    first = next(filter(None, without(monkeypatch, card_id)))
    assert first.text.startswith(text)


def test_where_nothing_diverges_no_cause_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("Sides", "of_switch"):
        monkeypatch.setattr(finder, name, lambda *_: pytest.fail("looked for"))
    (game,) = hs.verify(DEMO / "clean.log")
    assert game.ok


def test_once_a_switch_is_better_set_otherwise_no_cause_is_looked_for() -> None:
    """Another pass follows: the causes are those of that one."""
    name = next(iter(SWITCHES))
    (report,) = hs.verify(DEMO / "planted.log")
    entered = Pass(Settings(profile_for(15590), (name,)), report, gains={name: {3: 1}})
    Finder(entered).ends(*cast("Any", (None, None, None)))
    assert not entered.explained


def test_a_game_that_is_not_explained_in_its_last_pass_is_verified_once_more() -> None:
    passes: list[Pass] = []

    def explains(entered: Pass) -> Finder:
        passes.append(entered)
        entered.explained = len(passes) > 1
        return Finder(entered)

    (game,) = read_powerlog((DEMO / "planted.log").read_bytes())
    report = verify_game(game, explains=explains)
    assert (report, passes[-1].explained) == (passes[-1].report, True)
    assert len(passes) > 1


def test_a_value_that_the_recording_alone_has_has_no_cause_in_the_engine() -> None:
    """Somebody wrote another DAMAGE into the planted log: neither side says why."""
    (game,) = hs.verify(DEMO / "planted.log")
    assert game.first is not None
    assert game.first.cause is None


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("E308", "the recording was changed or broken before it came here"),
        ("E210", "the recording has a move that is not allowed in its own state"),
        ("X901", "the engine itself fails"),
    ],
)
def test_a_code_of_no_tag_says_it_itself(code: str, text: str) -> None:
    report = GameReport(1, "a.log")
    report.divergences.append(Divergence("a.log:1@7", code, line=4, note="no such thing"))
    step = Told().step
    Finder(Pass(Settings(profile_for(15590)), report)).ends(
        step, Comparison(Score()), cast("Any", None)
    )
    (found,) = report.divergences
    assert found.cause == Cause("noted", text, f"{code} at line 4: no such thing")


def doubted(card_id: str, build: int) -> str:
    at = Told(card_id, build)
    return finder._doubt(Sides(at.step, ()), [at.spell.id])


def test_a_text_that_recordings_show_is_not_doubted() -> None:
    assert doubted("CS2_029", 54613) == ""


def test_a_text_that_was_first_seen_in_a_later_build() -> None:
    assert doubted("DS1_184", 10956) == (
        "no recording before build 31022 shows what Tracking (DS1_184) does"
    )


def test_an_enchantment_stands_for_the_card_that_made_it() -> None:
    at = Told("DS1_184", 10956)
    at.table.play("CS2_092", at.yeti)
    kings = next(e for e in at.table.game.entities.values() if e.card_id == "CS2_092e")
    kings.tags[CREATOR] = at.spell.id
    assert "Tracking" in finder._doubt(Sides(at.step, ()), [kings.id])


def test_nobody_is_named_where_nobody_is_known() -> None:
    sides = Sides(Told().step, ())
    assert sides.called(900) == "a hidden card #900"
    assert finder._doubt(sides, [0, 900]) == ""
