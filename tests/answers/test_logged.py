"""What logged packets show by themselves: targets, new cards and what players chose."""

from __future__ import annotations

from hsreplay_sim.answers.logged import answers_at, choices_in, created_at
from hsreplay_sim.base.enums import BlockType, ChoiceKind, Meta
from hsreplay_sim.base.tags import ATTACHED, CONTROLLER, ZONE
from hsreplay_sim.replay.packets import (
    Block,
    Choices,
    ChosenEntities,
    FullEntity,
    MetaData,
    TagChange,
)
from hsreplay_sim.replay.tape import Tape

SOURCE, TARGET, OTHER, NEW = 10, 20, 21, 70


def text_of(*packets: MetaData | FullEntity | TagChange) -> Tape:
    """An action whose one block is the text of `SOURCE`."""
    return Tape([Block(BlockType.POWER, SOURCE, list(packets))])


def test_every_target_is_an_answer_of_the_text_around_it() -> None:
    tape = text_of(MetaData(Meta.TARGET, 0, (TARGET, OTHER)), MetaData(Meta.DAMAGE, 2, (TARGET,)))
    found = list(answers_at(tape, range(len(tape))))
    assert [(each.source, each.purpose, each.picked) for each in found] == [
        (SOURCE, "target", TARGET),
        (SOURCE, "target", OTHER),
    ]
    assert {(each.origin, each.shown) for each in found} == {("log", True)}


def test_only_the_packets_that_are_named_are_read() -> None:
    tape = text_of(MetaData(Meta.TARGET, 0, (TARGET,)), MetaData(Meta.TARGET, 0, (OTHER,)))
    assert [each.picked for each in answers_at(tape, {2})] == [OTHER]


def test_a_new_card_is_an_answer_if_it_is_visible_and_created_in_any_case() -> None:
    tags = ((CONTROLLER, 2), (ZONE, 3), (ATTACHED, TARGET))
    tape = text_of(FullEntity(NEW, "CS2_029", tags), FullEntity(NEW + 1, "", tags))
    (answer,) = answers_at(tape, {1, 2})
    assert (answer.kind, answer.picked, answer.player) == ("card", "CS2_029", 2)
    created = list(created_at(tape, {1, 2}))
    assert [(each.entity, each.card) for each in created] == [(NEW, "CS2_029"), (NEW + 1, "")]
    assert (created[0].player, created[0].zone, created[0].host) == (2, 3, TARGET)


def test_what_a_player_chose_has_the_offer_as_candidates_but_for_what_was_asked() -> None:
    offer = Choices(4, 2, ChoiceKind.GENERAL, 1, 1, SOURCE, (TARGET, OTHER))
    tape = Tape([offer, ChosenEntities(4, 2, (OTHER,))])
    (answer,) = choices_in(tape, ())
    assert (answer.purpose, answer.source, answer.picked) == ("chosen", SOURCE, OTHER)
    assert answer.candidates == (TARGET, OTHER)
    assert list(choices_in(tape, {OTHER})) == []


def test_a_mulligan_is_no_answer() -> None:
    offer = Choices(1, 2, ChoiceKind.MULLIGAN, 0, 3, 1, (TARGET, OTHER))
    assert list(choices_in(Tape([offer, ChosenEntities(1, 2, (OTHER,))]), ())) == []
