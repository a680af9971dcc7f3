"""What an installation makes of games that play themselves and of recordings: a digest each.

    PYTHON -P tests/proof/results.py GAMES [PATH...]

The first line says how many modules are compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from hsreplay_sim.app.batch import verify_file
from hsreplay_sim.app.options import VerifyOptions
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.report.json import file_data, text

BUILDS = (20457, 88998, 185749, 250339)


def digest(text: str) -> str:
    """A short name of a text."""
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def played(games: int) -> Iterator[tuple[str, str]]:
    """(name, digest of all packets) of games of both kinds, in builds of four eras."""
    for seed in range(games):
        build = BUILDS[seed // 2 % len(BUILDS)]
        vanilla = seed % 2 == 0
        engine, oracle = new_engine(seed, build, vanilla=vanilla)
        try:
            for _ in moves(engine, oracle):
                pass
        except UnsupportedError as error:
            engine.out.append((-1, 0, 0, str(error), None))
        yield f"game {seed} of {build}", digest(repr(engine.out))


def verified(paths: Sequence[str]) -> Iterator[tuple[str, str]]:
    """(path, digest of its report) of recordings."""
    for path in paths:
        yield path, digest(text(file_data(verify_file(path, VerifyOptions()))))


def compiled() -> int:
    """How many modules of the package are compiled, of those that are loaded."""
    ours = [each for name, each in sys.modules.items() if name.startswith("hsreplay_sim.")]
    return sum((each.__file__ or "").endswith((".so", ".pyd")) for each in ours)


def main(games: str, *paths: str) -> None:
    """Print all digests."""
    print(compiled(), flush=True)
    for found in (played(int(games)), verified(paths)):
        for name, told in found:
            print(told, name, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
