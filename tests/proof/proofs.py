"""Proves that the verifier is not vacuous: everything that should be noticed is, and nothing else.

    python scripts/prove.py                    # a fixed part of the recordings, some minutes
    python scripts/prove.py --whole            # all of them
    python scripts/prove.py mutants --write    # break every rule; writes docs/tables/MUTANTS.md
    python scripts/prove.py selfplay --build 13740 --games 100 --seed 7    # one era plays itself

Proofs: plants (errors in recordings), answers (contradicted oracle), steers (values taken over),
invented (entities of the engine alone), cosmetic (what only looks other), nothing (engines that
know nothing), selfplay, saves, twins (two recordings of one game), mutants (broken
rules). Each prints what it found and its bar; the exit code is 1 when one is missed.
docs/VERIFYING.md tells what each is.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from unittest.mock import patch

from hsreplay_sim.app.batch import observed_games
from hsreplay_sim.engine.state.game import Game as Engine
from hsreplay_sim.replay.actions import Action
from hsreplay_sim.report.tally import Tally
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate import simulation
from hsreplay_sim.verifier.simulate.answers import LogOracle
from hsreplay_sim.verifier.simulate.binding import NOTHING, Reading
from places import ROOT
from proof import answers as contradictions
from proof import cosmetic as cosmetics
from proof import invented as inventions
from proof import plants as planting
from proof import run_mutants
from proof.answers import FOUND
from proof.kinds import KINDS
from proof.mutant_table import MUTANTS
from proof.mutants import Evidence
from proof.run_mutants import Tested
from proof.saves import saved
from proof.selfplay import BUILDS, self_played
from proof.steers import Steered, steered
from proof.twins import Twins, compare_twins

TABLE = ROOT / "docs" / "tables" / "MUTANTS.md"
EVERY = 12
SEED = 1


@dataclass(slots=True)
class Proof:
    """What a proof found: `good` of `all_` at least by the share `bar`; `notes` are for people."""

    name: str
    what: str
    good: int
    all_: int
    bar: float
    notes: list[str] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        """Enough of them, and there was something to prove at all."""
        return self.all_ > 0 and self.good >= self.bar * self.all_

    def text(self) -> str:
        """A line, then the notes."""
        share = 100 * self.good / self.all_ if self.all_ else 0.0
        word = "holds" if self.holds else "MISSED"
        head = (f"{self.name:<9}{self.what}: {self.good} of {self.all_}, "
                f"{share:.2f} % (bar {100 * self.bar:g} %): {word}")  # fmt: skip
        return "\n".join([head, *(f"         {note}" for note in self.notes)])


@dataclass(frozen=True, slots=True)
class Scale:
    """How much is looked at."""

    paths: Sequence[Path]
    jobs: int
    whole: bool
    write: bool
    seed: int = SEED
    games: int = 0
    """How many games play themselves; 0 leaves it to `whole`. With builds, of each."""
    builds: Sequence[int] = ()
    """In which they do so, each counted for itself; without any in all of self-play, together."""

    @property
    def part(self) -> Sequence[Path]:
        """The recordings of the quick proofs: all of them, or every twelfth."""
        return self.paths if self.whole else self.paths[::EVERY]

    def each(self, work: Callable[[Path], object]) -> Iterator[object]:
        """The work on every recording of the part, in any order."""
        with multiprocessing.Pool(self.jobs) as pool:
            yield from pool.imap_unordered(work, self.part)


# --- plants: errors in recordings -----------------------------------------------------------------

PLANTS_PER_GAME = 12


def plants(scale: Scale) -> list[Proof]:
    """Every planted error must show in its action; values are the measure."""
    total = planting.Tried()
    for tried in scale.each(_plant):
        assert isinstance(tried, planting.Tried)
        total.planted += tried.planted
    proofs = []
    for kinds, what, bar in (
        (["value"], "changed values reported in the same action", 0.99),
        ([kind for kind in KINDS if kind != "value"], "other planted errors", 0.96),
    ):
        mine = planting.Tried([each for each in total.planted if each.kind in kinds])
        notes = [f"{kind}: {caught} of {count} caught, {missed} still verify"
                 for kind, (count, caught, missed) in mine.by_kind().items()]  # fmt: skip
        notes.append(f"{mine.by_law} of those caught by a law of recordings alone")
        notes += [f"{count} {tag}: {outcome}" for tag, outcome, count in mine.survivors_by_tag()]
        proofs.append(Proof("plants", what, mine.caught, len(mine.planted), bar, notes))
    return proofs


def _plant(path: Path) -> planting.Tried:
    random, tried = Random(f"{SEED} {path.name}"), planting.Tried()
    others = [kind for kind in KINDS if kind != "value"]
    for game in observed_games([path]):
        for kinds in (["value"], others):
            tried.planted += planting.try_game(game, random, PLANTS_PER_GAME // 2, kinds).planted
    return tried


# --- answers: a contradicted oracle ---------------------------------------------------------------

ANSWERS_PER_GAME = 6


def answers(scale: Scale) -> list[Proof]:
    """Another legal answer than the recorded one must show, unless both come to the same."""
    outcomes: Counter[tuple[str, str]] = Counter()
    for tried in scale.each(_contradict):
        assert isinstance(tried, list)
        outcomes.update(tried)
    caught = sum(count for (_, outcome), count in outcomes.items() if outcome in FOUND)
    notes = [f"{count} {purpose}: {outcome}" for (purpose, outcome), count
             in sorted(outcomes.items()) if outcome not in FOUND]  # fmt: skip
    what = "contradicted answers that diverge or are unexplained"
    return [Proof("answers", what, caught, outcomes.total(), 0.97, notes)]


def _contradict(path: Path) -> list[tuple[str, str]]:
    random = Random(f"{SEED} {path.name}")
    return [
        (each.asked.purpose, each.outcome)
        for game in observed_games([path])
        for each in contradictions.contradict(game, random, ANSWERS_PER_GAME)
    ]


# --- invented: entities that the engine alone makes -----------------------------------------------


def invented(scale: Scale) -> list[Proof]:
    """No verified action holds an entity that the recording would tell and does not have."""
    actions = 0
    found: list[str] = []
    untold = 0
    for each in scale.each(_invented):
        assert isinstance(each, list)
        for game in each:
            actions += game.actions
            found += game.told
            untold += game.untold
    notes = [*found, f"{untold} that no recording can tell, on cards that nobody sees"]
    what = "verified actions without an invented entity"
    return [Proof("invented", what, actions - len(found), actions, 1.0, notes)]


def _invented(path: Path) -> list[inventions.Invented]:
    return [inventions.invented(game) for game in observed_games([path])]


# --- cosmetic: what only looks other --------------------------------------------------------------


def cosmetic(scale: Scale) -> list[Proof]:
    """Of the actions that a text without a class keeps from being judged, none is cosmetic."""
    actions = 0
    found: list[str] = []
    for each in scale.each(_beside):
        assert isinstance(each, list)
        for game in each:
            actions += game.actions
            found += game.cosmetic
    put_off = {line.partition(" ")[0] for line in found}
    what = "actions beside a text without a class that is not cosmetic"
    return [Proof("cosmetic", what, actions - len(put_off), actions, 1.0, found)]


def _beside(path: Path) -> list[cosmetics.Beside]:
    return [cosmetics.beside(game) for game in observed_games([path])]


# --- steers: values of the log that the engine takes over -----------------------------------------

VALUES_PER_GAME = 6


def steers(scale: Scale) -> list[Proof]:
    """No value of an action steers what the engine makes in it, unless that counts as read."""
    tried = 0
    found: list[str] = []
    for each in scale.each(_steered):
        assert isinstance(each, list)
        tried += len(each)
        found += [one.text() for one in each if one.new]
    what = "values of the log that steer nothing unread"
    return [Proof("steers", what, tried - len(found), tried, 1.0, found)]


def _steered(path: Path) -> list[Steered]:
    random = Random(f"{SEED} {path.name}")
    games = observed_games([path])
    return [each for game in games for each in steered(game, random, VALUES_PER_GAME)]


# --- nothing: engines that know nothing -----------------------------------------------------------


def adopt_everything(game: Engine, action: Action, reading: Reading = NOTHING) -> None:
    """An engine that takes every packet from the log."""
    oracle = game.oracle
    assert isinstance(oracle, LogOracle)
    for at in oracle.tape.content(0, len(oracle.tape)):
        oracle.adopter.adopt(game, at)


def do_nothing(game: Engine, action: Action, reading: Reading = NOTHING) -> None:
    """An engine that never changes its state."""


def nothing(scale: Scale) -> list[Proof]:
    """The null engine and the frozen engine predict nothing and verify nothing."""
    proofs = []
    for engine, work in (("adopts everything", _adopted), ("does nothing", _frozen)):
        tally = Tally()
        for one in scale.each(work):
            assert isinstance(one, Tally)
            tally.merge(one)
        actions, changes = tally.actions, tally.tag_changes
        silent = changes.logged - changes.predicted
        what = f"an engine that {engine}: tag changes not predicted"
        proofs.append(Proof("nothing", what, silent, changes.logged, 1.0))
        unverified = actions.total - actions.verified
        proofs.append(Proof("nothing", "  actions not verified", unverified, actions.total, 1.0))
        if work is _frozen:
            found = actions.diverged + actions.unexplained
            what = "  actions that diverge or are unexplained"
            proofs.append(Proof("nothing", what, found, actions.total, 0.98))
    return proofs


def _adopted(path: Path) -> Tally:
    return _without_rules(path, adopt_everything)


def _frozen(path: Path) -> Tally:
    return _without_rules(path, do_nothing)


def _without_rules(path: Path, engine: Callable[..., None]) -> Tally:
    tally = Tally()
    with patch.object(simulation, "run_action", engine):
        for game in observed_games([path]):
            tally.merge(verify_game(game).tally)
    return tally


# --- selfplay: games that the engine wrote --------------------------------------------------------

GAMES, GAMES_WHOLE = 100, 1000


def selfplay(scale: Scale) -> list[Proof]:
    """A game of cards with texts that the engine played verifies without a divergence."""
    if not scale.builds:
        return _played(scale, BUILDS, f"seed {scale.seed}")
    return [
        proof
        for build in scale.builds
        for proof in _played(scale, (build,), f"build {build}, seed {scale.seed}")
    ]


def _played(scale: Scale, builds: Sequence[int], which: str) -> list[Proof]:
    count = scale.games or (GAMES_WHOLE if scale.whole else GAMES)
    work = partial(self_played, scale.seed, builds=builds)
    with multiprocessing.Pool(scale.jobs) as pool:
        found = list(pool.imap(work, range(count), chunksize=5))
    actions = sum(each.actions for each in found)
    diverged = sum(len(each.diverged) for each in found)
    reasons = sum((each.reasons for each in found), Counter[str]())
    notes = [f"{each.title}: {line}" for each in found for line in each.lines()]
    open_ = [f"{each.title}: {line}" for each in found for line in each.unexplained]
    return [
        Proof("selfplay", f"games of {which} without a fault or a divergence",
              sum(each.clean for each in found), count, 1.0, notes),
        Proof("selfplay", "  actions that do not diverge", actions - diverged, actions, 1.0,
              [f"{number} put off: {reason}" for reason, number in reasons.most_common()]
              + [f"{len(open_)} unexplained"] + open_),
    ]  # fmt: skip


# --- saves: games saved in the middle of a turn ---------------------------------------------------

SAVED_GAMES = 200


def saves(scale: Scale) -> list[Proof]:
    """A game that was saved as a document and loaded goes on with the same packets."""
    count = scale.games or SAVED_GAMES
    with multiprocessing.Pool(scale.jobs) as pool:
        found = pool.map(partial(saved, scale.seed), range(count), chunksize=2)
    points = sum(number for number, _ in found)
    other = [line for _, lines in found for line in lines]
    what = f"saves in {count} games of seed {scale.seed} that go on alike"
    return [Proof("saves", what, points - len(other), points, 1.0, other)]


# --- twins: two recordings of one game ------------------------------------------------------------


def twins(scale: Scale) -> list[Proof]:
    """Verdicts of two recordings of one game agree where both could see."""
    pairs = list(twin_recordings())
    with multiprocessing.Pool(scale.jobs) as pool:
        found = pool.map(_compare, pairs)
    actions = sum(each.actions for each in found)
    against = [line for each in found for line in each.contradictions]
    clashes = len({line.split(" ")[0] for line in against})
    seats = len({line.split(" ")[0] for each in found for line in each.seats})
    notes = [f"{len(pairs)} pairs; {sum(each.agree for each in found)} actions with the same word, "
             f"{seats} that differ in what one seat alone is told", *against]  # fmt: skip
    what = "actions of two recordings that do not contradict"
    return [Proof("twins", what, actions - clashes, actions, 0.99, notes)]


def twin_recordings() -> Iterator[tuple[tuple[str, int], tuple[str, int]]]:
    """(file, index of the game) of every two recordings of one game."""
    from recordings import manifest

    rows: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for row in manifest():
        rows[row["game"]].append((row["split_file"], int(row["game_index"])))
    for found in rows.values():
        for second in found[1:]:
            yield found[0], second


def _compare(pair: tuple[tuple[str, int], tuple[str, int]]) -> Twins:
    games = []
    for name, index in pair:
        held = list(observed_games([run_mutants.CORPUS / name]))
        games.append(held[min(index, len(held) - 1)])
    return compare_twins(*games) if len(games) == 2 else Twins()


# --- mutants: broken rules ------------------------------------------------------------------------


def mutants(scale: Scale) -> list[Proof]:
    """Every broken rule is found by a recording or by a test that is named by it."""
    stale = [mutant.name for mutant in MUTANTS if not run_mutants.is_current(mutant)]
    if stale:
        return [Proof("mutants", "rows that find their words", len(MUTANTS) - len(stale),
                      len(MUTANTS), 1.0, stale)]  # fmt: skip
    widely = scale.whole or scale.write
    said = run_mutants.logs(scale.paths, MUTANTS, jobs=scale.jobs, widely=widely)
    tested = run_mutants.noticed(MUTANTS, scale.jobs)
    if scale.write:
        TABLE.write_text(table(said, tested), encoding="utf-8", newline="\n")
    dead = [name for name in said if said[name].killed or tested[name].named]
    by_logs = sum(each.killed for each in said.values())
    by_tests = sum(bool(each.named) for each in tested.values())
    notes = [f"{by_logs} by recordings, {by_tests} by tests named by their rule",
             *(f"alive: {name}" for name in said if name not in dead)]  # fmt: skip
    return [Proof("mutants", "broken rules that are found", len(dead), len(said), 1.0, notes)]


HEAD = """# Mutants: what finds a broken rule

Written by `scripts/prove.py mutants --write`; [VERIFYING.md](../VERIFYING.md) says how. Each line
is the engine with one rule broken (`tests/proof/mutant_table.py` holds the words).

- *checks*: logged tag changes that the engine predicts and the broken one does not, and listed
  options that it judges as the log does and the broken one does not: how often recordings say
  something of the rule.
- *actions*, *games*: verified actions that the broken engine makes diverge, and games in which that
  happens, or in which it agrees with fewer of the listed options.
- *tests*: tests named by the rule that fail, one of them by name.

The figures are of every eighth recording; a broken rule that these do not find has been looked for
in all of them (*).

| rule | the broken engine | checks | actions | games | tests | one of them |
|---|---|---|---|---|---|---|
"""


def table(said: dict[str, Evidence], tested: dict[str, Tested]) -> str:
    """The document."""
    lines = []
    for mutant in sorted(MUTANTS, key=lambda mutant: mutant.rules):
        evidence, tests = said[mutant.name], tested[mutant.name]
        rules = " ".join(f"R{rule}" for rule in mutant.rules)
        star = "*" if evidence.wide else ""
        first = tests.named[0].removeprefix("test_") if tests.named else "–"
        figures = f"{evidence.checks}{star} | {evidence.actions} | {evidence.games}"
        lines.append(f"| {rules} | {mutant.says} | {figures} | {len(tests.named)} | {first} |\n")
    return HEAD + "".join(lines)


# --- command line ---------------------------------------------------------------------------------

PROOFS = {
    "plants": plants, "answers": answers, "steers": steers, "invented": invented,
    "cosmetic": cosmetic, "nothing": nothing, "selfplay": selfplay, "saves": saves, "twins": twins,
    "mutants": mutants,
}  # fmt: skip


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    options = arguments(argv)
    paths = run_mutants.recordings(options.paths)
    scale = Scale(
        paths, options.jobs, options.whole, options.write,
        options.seed, options.games, options.build,
    )  # fmt: skip
    proofs: list[Proof] = []
    for name in options.proofs.split(",") if options.proofs else PROOFS:
        for proof in PROOFS[name](scale):
            print(proof.text(), flush=True)
            proofs.append(proof)
    return int(not all(proof.holds for proof in proofs))


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Prove that the verifier is not vacuous.")
    parser.add_argument("proofs", nargs="?", default="", help=f"of {','.join(PROOFS)}; all")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="recordings")
    parser.add_argument("--whole", action="store_true", help="all recordings, a thousand games")
    parser.add_argument("--write", action="store_true", help="docs/tables/MUTANTS.md")
    parser.add_argument("--seed", type=int, default=SEED, help="of the self-played games")
    parser.add_argument("--games", type=int, default=0, help="self-played games")
    parser.add_argument("--build", type=int, action="append", default=[], metavar="BUILD",
                        help="play so many games of this build instead; several times")  # fmt: skip
    parser.add_argument("--jobs", type=int, default=2)
    return parser.parse_args(argv)
