"""Verifying one recorded game: read it, settle the open switches, report."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.carddb.store import CardSet, CardStore
from hsreplay_sim.replay.titles import named, names_in
from hsreplay_sim.report.grade import weight
from hsreplay_sim.report.model import Cause, ErrorInfo, GameReport, Verdict
from hsreplay_sim.verifier.census import Census
from hsreplay_sim.verifier.recording.contents import Contents
from hsreplay_sim.verifier.recording.dating import dating_of
from hsreplay_sim.verifier.recording.flags import flags_of
from hsreplay_sim.verifier.recording.mode import mode_of
from hsreplay_sim.verifier.recording.reprints import cards_of
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.simulate.simulation import Simulation
from hsreplay_sim.verifier.switch_trials import Pass, Settings, settled
from hsreplay_sim.verifier.verification import Verification

if TYPE_CHECKING:
    from collections.abc import Callable

    from hsreplay_sim.replay.recording import Recording
    from hsreplay_sim.verifier.simulate.simulation import MakeOracle
    from hsreplay_sim.verifier.verification import Witness


def verify_game(
    game: Recording,
    *,
    oracle: MakeOracle = LogOracle,
    witness: Witness | None = None,
    side: type[Simulation] = Simulation,
    explains: Callable[[Pass], Witness] | None = None,
) -> GameReport:
    """Re-simulate a recorded game and report where engine and record disagree.

    `oracle` makes the one that answers. `witness` looks on: the game is verified once more for it,
    as it was settled to be; so it is for another `side` than our engine. `explains` makes a witness
    that writes the causes into the report of a pass. Never raises on a divergence or on a defect of
    the recording: both are in the report.
    """
    contents = Contents(game)
    dating = dating_of(contents)
    cards_at = cache(lambda build: cards_of(contents, build))
    cards = cards_at(dating.build)

    def verified(
        settings: Settings, witness: Witness | None = None, by: type[Simulation] = Simulation
    ) -> Pass:
        cards = cards_at(build := settings.profile.build)
        entered = Pass(settings, _begun(contents, build, cards))
        witnesses = [] if witness is None else [witness]
        if explains is not None and not witnesses:
            witnesses.append(explains(entered))
        Verification(contents, cards, census, entered, oracle, witnesses, by).run()
        return entered

    try:
        _refuse_unsupported(game, mode_of(contents))
        census = Census.of(contents, cards)
        best = settled(Settings.between(*dating), verified)
        if not best.explained:
            best = verified(best.settings.without(best.settings.open))
        best = _agreeing(contents, best, verified)
        if witness is not None or side is not Simulation:
            again = verified(best.settings.without(best.settings.open), witness, side)
            best = best if side is Simulation else again
    except UnsupportedError as error:
        report = _begun(contents, dating.build, cards)
        report.verdict, report.error = Verdict.UNSUPPORTED, ErrorInfo.of(error)
        return report
    report = best.report
    report.flags += best.settings.flags
    report.names = names_in(report, CardStore.open().at(best.settings.profile.build))
    report.judge()
    return report


def _agreeing(contents: Contents, best: Pass, verified: Callable[[Settings], Pass]) -> Pass:
    """Return the pass over a game as the build that its signs fit, if only that one agrees.

    A build that a user gives is kept: there the first divergence has the other as its cause.
    """
    game, report = contents.game, best.report
    if game.build is None or report.taken_for or not report.tally.actions.diverged:
        return best
    dating = dating_of(contents, trusted=False)
    if dating.oldest <= game.build <= dating.newest:
        return best
    other = settled(Settings.between(*dating), verified)
    if other.report.tally.actions.diverged:
        return best
    if not game.build_given:
        return other
    text = f"diverges as {game.build}, agrees as {dating.build}"
    signs = f"signs of {dating.oldest}–{dating.newest}"
    at = report.divergences.index(min(report.divergences, key=weight))
    report.divergences[at] = replace(report.divergences[at], cause=Cause("build", text, signs))
    return best


def _begun(contents: Contents, build: int, cards: CardSet) -> GameReport:
    """The report of a game that is read as one of this build, as yet without an action."""
    game = contents.game
    players = game.create.players if game.create is not None else ()
    report = GameReport(
        game.index,
        game.format,
        game.build,
        cards.build,
        mode_of(contents),
        lines_lost=game.lines_lost,
        players=tuple(each.name or f"player {each.player_id}" for each in players),
        turns=contents.turns,
        taken_for=build if build != game.build else 0,
    )
    flags = flags_of(game, build, cards.reprinted, contents.strange_choices)
    report.flags = [named(each, cards) for each in flags]
    return report


def _refuse_unsupported(game: Recording, mode: str) -> None:
    """Raise UnsupportedError if a game is not simulated."""
    if mode in ("battlegrounds", "mercenaries"):
        raise UnsupportedError(f"{mode.capitalize()} is not simulated")
    if game.played_by:
        text = f"an engine played this by the rules of {game.played_by}: not judged"
        raise UnsupportedError(text)
