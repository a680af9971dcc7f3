"""Makes the card history from releases on PyPI, downloaded with pip. Used by the builder only.

`releases.txt` pins the releases: wheels of `hearthstone` up to 3.17 bundle the CardDefs.xml of
builds 18792–23180, `hearthstone-data` has one release for each build since.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO

from hsreplay_sim.base.errors import InputError
from hsreplay_sim.carddb.history import History, Span, State
from hsreplay_sim.carddb.make.cardxml import read_cards, same_text
from hsreplay_sim.carddb.make.fill import POWERS_UNTIL

RELEASES_FILE = Path(__file__).with_name("releases.txt")

Cards = dict[str, State]


def history_from_pypi(releases: Sequence[str] | None = None) -> History:
    """The history of all cards in some releases (`name==version`), by default the pinned ones.

    Raises InputError when a release cannot be downloaded or holds no CardDefs.xml.
    """
    pinned = releases or RELEASES_FILE.read_text(encoding="ascii").split()
    chosen = {build_of(release): release for release in pinned}
    history = History(sorted(chosen), {str(b): chosen[b] for b in sorted(chosen)}, {})
    for number, build in enumerate(history.builds, 1):
        sys.stderr.write(f"[{number}/{len(chosen)}] {chosen[build]}\n")
        with tempfile.TemporaryDirectory() as folder:
            cards = read_release(_download(chosen[build], Path(folder)))
        add_build(history.cards, build, cards)
    return history


def build_of(release: str) -> int:
    """The build in a release: `hearthstone==3.8.18792` or `hearthstone-data==23321.1`."""
    name, _, version = release.partition("==")
    parts = version.split(".")
    part = parts[0] if name == "hearthstone-data" else parts[-1]
    if not part.isdecimal():
        raise InputError(f"no build number in {release!r}; wanted hearthstone-data==BUILD.N")
    return int(part)


def read_release(path: Path) -> Cards:
    """The cards in a wheel or source archive."""
    if tarfile.is_tarfile(path):
        with tarfile.open(path) as archive:
            return _read_member(path, archive.getnames(), archive.extractfile)
    with zipfile.ZipFile(path) as wheel:
        return _read_member(path, wheel.namelist(), wheel.open)


def add_build(histories: dict[str, list[Span]], build: int, cards: Cards) -> None:
    """Append what a build changed; builds come in ascending order."""
    for card_id, new in cards.items():
        spans = histories.setdefault(card_id, [])
        last = next((state for _, state in reversed(spans) if state), None)
        if last is not None:
            if same_text(new.text, last.text):
                new.text = last.text
            if build >= POWERS_UNTIL:
                new.requirements, new.entourage = last.requirements, last.entourage
        if not spans or spans[-1][1] != new:
            spans.append((build, new))
    for card_id, spans in histories.items():
        if card_id not in cards and spans[-1][1] is not None:
            spans.append((build, None))


def _read_member(path: Path, names: list[str], open_: Callable[[str], IO[bytes] | None]) -> Cards:
    name = next((name for name in names if name.endswith("CardDefs.xml")), None)
    file = open_(name) if name else None
    if file is None:
        raise InputError(f"{path.name} holds no CardDefs.xml")
    with file:
        return read_cards(file)


def _download(release: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    command += ["--ignore-requires-python", "--dest", str(folder), release]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    files = sorted(folder.iterdir())
    if done.returncode or not files:
        reason = (done.stderr.strip().splitlines() or ["nothing was downloaded"])[-1]
        raise InputError(f"pip could not download {release}: {reason}")
    return files[0]
