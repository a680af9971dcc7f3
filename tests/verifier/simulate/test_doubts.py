"""Which texts are doubted: those whose answer nobody can tell, as they go by unseen cards."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import CONTROLLER, COPIED_FROM_ENTITY_ID, ZONE
from hsreplay_sim.engine.oracle import Purpose, Question
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.replay.packets import FullEntity, Packet, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.simulate.answers import LogOracle
from tests.table import Table, table

COPY = FullEntity(900, "", ((ZONE, Zone.HAND), (CONTROLLER, 1)))


def asked(
    t: Table, purpose: Purpose, options: list[Entity], packets: list[Packet]
) -> tuple[LogOracle, Entity]:
    """An oracle after one question of a minion's text, with what the recording holds."""
    source, oracle = t.minion(), LogOracle({})
    oracle.begin(Tape(packets))
    oracle.pick(t.game, Question(purpose, source, options, 1))
    return oracle, source


def deck(t: Table, *card_ids: str) -> list[Entity]:
    """Cards in the other player's deck; "" is one that nobody has seen."""
    return [t.game.create(card_id, 2, Zone.DECK) for card_id in card_ids]


@pytest.mark.parametrize("purpose", [Purpose.TUTOR, Purpose.DRAW])
def test_a_text_that_finds_nothing_among_unseen_cards_is_doubted(purpose: Purpose) -> None:
    t = table()
    cards = deck(t, "CS2_182", "", "")
    oracle, source = asked(t, purpose, cards, [])
    assert oracle.questions.doubted == {source.id}
    assert oracle.questions.open == {cards[1].id, cards[2].id}


def test_a_text_that_chose_among_seen_cards_is_doubted_where_unseen_ones_lie_there() -> None:
    """Psionic Probe: a known spell of the deck may be copied, or one that nobody has seen."""
    t = table()
    known, unseen = deck(t, "CS2_029", "")
    oracle, source = asked(t, Purpose.TARGET, [known], [])
    assert (oracle.questions.doubted, oracle.questions.open) == ({source.id}, {unseen.id})


def test_where_everything_is_seen_a_question_without_an_answer_is_the_engines_fault() -> None:
    t = table()
    oracle, _ = asked(t, Purpose.TARGET, deck(t, "CS2_029", "CS2_032"), [])
    assert not oracle.questions.doubted


def test_an_answer_that_a_packet_gives_leaves_no_doubt() -> None:
    t = table()
    cards = deck(t, "", "")
    oracle, _ = asked(t, Purpose.DRAW, cards, [TagChange(cards[1].id, ZONE, Zone.HAND)])
    assert not oracle.questions.doubted
    named = TagChange(900, COPIED_FROM_ENTITY_ID, cards[0].id)
    oracle, _ = asked(t, Purpose.LOOK, cards, [COPY, named])
    assert not oracle.questions.guessing


@pytest.mark.parametrize("purpose", [Purpose.LOOK, Purpose.TARGET])
def test_a_copy_that_names_no_original_is_of_one_of_several(purpose: Purpose) -> None:
    """Madame Lazul: which of two like cards of a hand was copied."""
    t = table()
    cards = deck(t, "", "")
    oracle, source = asked(t, purpose, cards, [COPY])
    assert oracle.questions.guessing == {source.id}
    assert oracle.questions.open == {cards[0].id, cards[1].id}
    oracle, _ = asked(t, purpose, cards[:1], [COPY])
    assert not oracle.questions.guessing
