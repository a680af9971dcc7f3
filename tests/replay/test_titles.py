"""An action is called the same wherever it is named."""

from __future__ import annotations

import pytest

from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.packets import CreateGame, FullEntity, Packet, PlayerDef
from hsreplay_sim.replay.titles import Names, named, names_in, text_of, title_of
from hsreplay_sim.report.model import Divergence, EntityRef, GameReport

YETI = EntityRef(14, "CS2_182", "Chillwind Yeti")
HIDDEN = EntityRef(7)
NAMELESS = EntityRef(9, "XYZ_001")


@pytest.mark.parametrize(
    ("actor", "target", "text"),
    [
        pytest.param(None, None, "attack", id="no-card"),
        pytest.param(YETI, None, "attack Chillwind Yeti #14", id="a-name"),
        pytest.param(NAMELESS, YETI, "attack XYZ_001 #9 at Chillwind Yeti #14", id="a-target"),
        pytest.param(HIDDEN, None, "attack #7", id="a-hidden-card"),
    ],
)
def test_title(actor: EntityRef | None, target: EntityRef | None, text: str) -> None:
    assert title_of("attack", actor, target).text == text


def test_no_card_has_no_text() -> None:
    assert text_of(None) == ""


def names(*shown: Packet) -> Names:
    """A game 1 with the players 2 and 3, and what is shown in it; #40 turns out to be a Yeti."""
    players = tuple(PlayerDef(each + 1, each, ()) for each in (1, 2))
    fold = Fold().apply_all([CreateGame(1, (), players), *shown])
    return Names(fold, {40: "CS2_182"}, CardStore.open().at(None))


@pytest.mark.parametrize("entity", [0, 1, 2, 3])
def test_the_game_and_its_players_are_no_cards(entity: int) -> None:
    assert names().ref(entity) is None


def test_a_hidden_card_has_the_name_that_it_turns_out_to_have() -> None:
    assert names().ref(40) == EntityRef(40, "CS2_182", "Chillwind Yeti")
    assert names(FullEntity(40, "CS2_168", ())).ref(40) == EntityRef(40, "CS2_168", "Murloc Raider")


def test_a_card_that_the_build_does_not_have_is_named_by_its_id() -> None:
    action = Action(3, Kind.PLAY, entity=9)
    assert names(FullEntity(9, "XYZ_001", ())).title(action).text == "play XYZ_001 #9"
    assert names(FullEntity(9, "XYZ_001", ())).text(action) == ""


def test_every_id_of_a_report_is_named() -> None:
    report = GameReport(1, "power.log")
    report.tally.unimplemented = {"CS2_182": 3, "XYZ_001": 1}
    report.add(Divergence("a.log:1@2", "E306", block="POWER CS2_032", logged="CS2_168"))
    report.add_unexplained(Divergence("a.log:1@3", "E301", beside=("CS2_120", "after lost lines")))
    assert names_in(report, CardStore.open().at(None)) == {
        "CS2_032": "Flamestrike",
        "CS2_120": "River Crocolisk",
        "CS2_168": "Murloc Raider",
        "CS2_182": "Chillwind Yeti",
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("draw: CS2_182, XYZ_1", "draw: Chillwind Yeti (CS2_182), XYZ_1", id="an-id"),
        pytest.param("93 is recorded, there are 20", "93 is recorded, there are 20", id="none"),
    ],
)
def test_a_sentence_is_told_with_names(text: str, expected: str) -> None:
    assert named(text, CardStore.open().at(None)) == expected
