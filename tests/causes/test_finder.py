"""A cause is named only where both sides of the action are evidence of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

import hsreplay_sim as hs
from hsreplay_sim.builds.profile import SWITCHES, profile_for
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.cards.registry import Registry
from hsreplay_sim.causes.finder import Finder
from hsreplay_sim.engine.text import Script
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.report.model import Cause
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
    monkeypatch.setattr(Finder, "_cause", lambda *_: pytest.fail("looked for"))
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
