"""Why a tag has its value: the sum of the engine, and the history on both sides."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import hsreplay_sim
from corpus import corpus_dir
from hsreplay_sim.app.look.explain import explain
from hsreplay_sim.app.look.places import place_of
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.base.tags import ATK
from hsreplay_sim.engine.rules.stats import health_tag
from hsreplay_sim.engine.sums import parts_of
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.moment.sides import Match
from hsreplay_sim.report.moment.value import Explanation, Source
from hsreplay_sim.report.terminal.screen import Screen
from hsreplay_sim.report.terminal.value import print_value
from hsreplay_sim.verifier.run import verify_game
from places import ROOT

if TYPE_CHECKING:
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.simulate.simulation import Simulation
    from hsreplay_sim.verifier.step import Step

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
SCRIPT = ROOT / "fixtures" / "hearthbreaker" / "as-documented.rep"


def explained(address: str, *asked: str) -> Explanation:
    return explain(place_of(address), *asked)


def printed(found: Explanation) -> str:
    out = io.StringIO()
    print_value(Screen.to(out, "never", 100), found)
    return out.getvalue()


def test_without_an_entity_the_first_difference_of_the_step_is_explained() -> None:
    found = explained(f"{PLANTED}@34")
    assert (found.entity.name, found.tag.name) == ("Murloc Raider", "DAMAGE")
    (first, last) = found.history
    assert (first.step, first.line, first.match) == (34, 2365, Match.DIFFERS)
    assert (first.logged, first.simulated) == (3, 2)
    assert first.block == "ATTACK River Crocolisk #46"
    assert (last.logged, last.simulated) == (0, 0)
    assert ">   34     2365  3               2" in printed(found)


@pytest.mark.parametrize("entity", ["46", "#46", "Chillwind Yeti", "cs2_182"])
def test_an_entity_is_named_by_number_or_card(entity: str) -> None:
    found = explained(f"{PLANTED}@33", *entity.split(), "atk")
    assert found.sources == (Source(2 if "46" in entity else 4, "printed"),)
    assert found.logged == found.simulated


def test_a_sum_is_printed_with_its_parts() -> None:
    text = printed(explained(f"{PLANTED}@33", "46", "ATK"))
    assert "the log     2\n" in text
    assert "the engine  2 = 2 printed\n" in text


@pytest.mark.parametrize(
    ("entity", "tag", "words"),
    [
        pytest.param("46", "NO_SUCH_TAG", "no tag is called", id="tag"),
        pytest.param("999", "ATK", "there is no entity 999", id="entity"),
        pytest.param("River Crocolisk", "ATK", "2 are called", id="two-of-a-name"),
        pytest.param("Ysera", "ATK", "nothing is 'Ysera'", id="no-such-card"),
        pytest.param("", "", "no tag differs in this step", id="nothing-differs"),
    ],
)
def test_what_is_not_there_is_refused(entity: str, tag: str, words: str) -> None:
    with pytest.raises(UsageError, match=words):
        explained(f"{PLANTED}@33", *filter(None, (entity, tag)))


def test_a_script_has_no_tags_to_explain() -> None:
    with pytest.raises(UnsupportedError, match="moves and no tags; show"):
        explained(f"{SCRIPT}@1", "7", "ATK")


@pytest.mark.corpus
def test_an_enchantment_is_named_with_what_it_adds() -> None:
    (path,) = corpus_dir("powerlog").glob("U249_*")
    found = explained(f"{path}@6", "33", "ATK")
    assert found.logged == found.simulated == 3
    assert found.sources == (Source(2, "printed"), Source(1, "enchantment Draconic Gift #89"))
    assert ("Draconic Gift #89", True, True) in found.enchantments
    assert "the engine  3 = 2 printed + 1 enchantment Draconic Gift #89" in printed(found)


class Sums:
    """Holds the parts of every ATK and HEALTH in play against the tag, wherever nothing differs."""

    def __init__(self) -> None:
        self.held = 0
        self.wrong: list[str] = []
        self.origins: set[str] = set()

    def begins(self, action: Action, simulation: Simulation) -> None:
        """The end of the step is looked at."""

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        game = simulation.engine
        for each in [] if comparison.tags else list(game.entities.values()):
            body = each.type in (CardType.MINION, CardType.HERO, CardType.WEAPON)
            if each.zone != Zone.PLAY or not body or each.card is None:
                continue
            for tag in (ATK, health_tag(each)):
                before = dict(each.tags), list(each.attached)
                parts = parts_of(game, each, tag)
                assert (each.tags, each.attached) == before
                self.held += 1
                self.origins |= {str(part.origin) for part in parts}
                if sum(part.amount for part in parts) != each.get(tag):
                    self.wrong.append(f"{step.action.step} {each} {tag}")


def held_in(path: Path) -> Sums:
    sums = Sums()
    for game in hsreplay_sim.load(path):
        assert isinstance(game, Recording)
        verify_game(game, witness=sums)
    return sums


def test_the_parts_of_every_stat_add_up() -> None:
    sums = held_in(PLANTED)
    assert sums.wrong == []
    assert sums.held > 500


@pytest.mark.corpus
def test_the_parts_of_every_recorded_stat_add_up() -> None:
    origins: set[str] = set()
    for unit in ("U005", "U098", "U405"):
        for path in corpus_dir("powerlog").glob(f"{unit}_*"):
            sums = held_in(path)
            assert sums.wrong == []
            origins |= sums.origins
    assert {"printed", "enchantment", "aura", "weapon"} <= origins
