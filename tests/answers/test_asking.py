"""Every question that chance or a player decided in a recorded game is noted with its answer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import hsreplay_sim as hs
from answers.replaying import Replaying
from hsreplay_sim.answers.asking import asked, from_log
from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.carddb.likeness import in_pool
from hsreplay_sim.carddb.store import CardSet, CardStore
from hsreplay_sim.replay.decisions.answers import Answer, Answers, Origin
from hsreplay_sim.report.words import Outcome
from places import ROOT
from recordings import recordings

DEMO = ROOT / "fixtures" / "demo" / "planted.log"


def demo() -> hs.Recording:
    game = hs.load(DEMO)[0]
    assert isinstance(game, hs.Recording)
    return game


def of_engine(steps: Sequence[Answers]) -> list[Answer]:
    return [each for step in steps for each in step.answers if each.origin is Origin.ENGINE]


def test_a_draw_is_an_answer_among_the_cards_of_the_deck() -> None:
    (draw,) = demo().actions[4].answers
    assert (draw.origin, draw.purpose, draw.kind, draw.source) == ("engine", "draw", "entity", 0)
    assert draw.picked == 7
    assert len(draw.candidates) == 26
    assert draw.shown


def test_as_many_answers_are_noted_as_the_report_counts() -> None:
    report, steps = asked(demo())
    assert len(of_engine(steps)) == report.tally.questions.asked == 30
    assert len(steps) == 63


def test_the_answers_alone_give_the_packets_of_every_step() -> None:
    _, witness = Replaying.of(demo())
    assert len(witness.replayed) == 63
    assert [each for each, second in witness.replayed.items() if second.differs] == []


def test_a_step_that_no_engine_plays_is_answered_by_its_packets() -> None:
    deal = from_log(demo().walkthrough.course.actions[0])
    assert {each.origin for each in deal.answers} == {Origin.LOG}
    coin = deal.answers[-1]
    assert (coin.purpose, coin.kind, coin.picked, coin.player) == ("created", "card", "GAME_005", 1)
    assert [(each.entity, each.card) for each in deal.created] == [(68, "GAME_005")]


def is_among(answer: Answer, cards: CardSet) -> bool:
    """Whether an answer is one of its candidates, another printing of one, or none of them."""
    picked, candidates = answer.picked, answer.candidates
    if picked in (None, "") or "" in candidates or not candidates or picked in candidates:
        return True
    pool = [each for each in candidates if isinstance(each, str)]
    return isinstance(picked, str) and in_pool(cards, picked, pool)


@pytest.mark.corpus
def test_in_recordings_answers_are_complete_and_among_their_candidates() -> None:
    games = replayed = 0
    wrong = []
    for game in observed_games(recordings()[7::10]):
        report, witness = Replaying.of(game)
        if report.error is not None:
            continue
        games += 1
        cards = CardStore.open().at(report.card_build)
        steps = list(witness.steps.values())
        if len(of_engine(steps)) != report.tally.questions.asked:
            wrong.append(f"{game!r}: asked {report.tally.questions.asked}")
        for step, noted in witness.steps.items():
            if report.outcomes.get(step) is not Outcome.VERIFIED:
                continue
            wrong += [f"{game!r} {step}: {each}" for each in noted.answers
                      if not is_among(each, cards)]  # fmt: skip
            again = witness.replayed.get(step)
            if again is not None:
                replayed += 1
                wrong += [f"{game!r} {step}: {again.differs}"] if again.differs else []
    assert wrong == []
    assert games > 30
    assert replayed > 1500
