"""Where the two games of the demonstration lie."""

from __future__ import annotations

from pathlib import Path

from hsreplay_sim.base.errors import InternalError

NAMES = ("clean.log", "planted.log")


def demo_files() -> list[str]:
    """The clean and the planted log: in the installed package, or in the checkout.

    Paths are relative to the working folder where that is possible, for short reports.
    """
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "_fixtures", package.parent / "fixtures" / "demo"):
        if all((folder / name).is_file() for name in NAMES):
            return [str(_short(folder / name)) for name in NAMES]
    raise InternalError("the games of the demonstration are not part of this installation")


def _short(path: Path) -> Path:
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path
