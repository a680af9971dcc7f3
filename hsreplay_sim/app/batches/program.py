"""Which program verifies: its version, and a digest of all that a verdict is made of."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from hsreplay_sim.base.version import __version__

PACKAGE = Path(__file__).resolve().parents[2]
ROOMS = (
    "base", "builds", "carddb", "cards", "causes", "engine", "formats", "hearthbreaker",
    "recorder", "replay", "report", "verifier",
)  # fmt: skip
LIBRARIES = ("hearthstone", "hslog", "lxml")
"""What reads recordings beside us."""


@cache
def program() -> dict[str, str]:
    """`version` and `rules`: results of one program are never mixed with those of another."""
    found = hashlib.sha256()
    for library in LIBRARIES:
        found.update(f"{library} {_version(library)}\n".encode())
    for room in ROOMS:
        files = (path for path in (PACKAGE / room).rglob("*") if path.suffix in (".py", ".bin"))
        for path in sorted(files):
            found.update(path.relative_to(PACKAGE).as_posix().encode())
            found.update(hashlib.sha256(path.read_bytes()).digest())
    return {"version": __version__, "rules": found.hexdigest()[:16]}


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return "unknown"
