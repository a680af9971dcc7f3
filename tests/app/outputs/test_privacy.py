"""No name that stands anywhere in a recording is left in what `anonymize` writes.

Five hundred names are planted, one in a file or many: in the place of values, in front of them and
after them, in brackets, attributes and texts, in each format.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.outputs.anonymize import anonymize
from places import ROOT

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"
SCRIPTS = ROOT / "fixtures" / "hearthbreaker"

VALUES = {
    ".log": re.compile(r"(?<==)[^\s\]=]+|(?<=- ).+$|(?<=name=)[^=\]]+(?= id=)", re.MULTILINE),
    ".xml": re.compile(r'(?<==")[^"]*(?=")|(?<=>)\s*(?=<)'),
    ".packets.json": re.compile(
        r'(?<=: )(?:"[^"]*"|-?\d+)|(?<=:)(?:"[^"]*"|-?\d+)|(?<=")\w+(?=":)'
    ),
    ".rep": re.compile(r"(?<=\()[^()]*(?=\))|\w+$", re.MULTILINE),
    ".hsreplay": re.compile(r'"[^"]*"(?=\s*[,\]}])|(?<=: )-?\d+'),
    ".snapshot.json": re.compile(r'(?<=: )(?:"[^"]*"|-?\d+)'),
}
"""Suffix of a format → where a name is put in the place of something."""


def name(number: int, dice: random.Random) -> str:
    """A name as people have them: with and without a number, of one word or two."""
    base = f"Zoë{number}"
    return dice.choice([base, f"{base}#1234", f"{base} Quux{number}", f"{base}_{number}"])


def planted(text: str, suffix: str, count: int, dice: random.Random) -> tuple[str, list[str]]:
    """The text with names in it, and the names."""
    found = [each.span() for each in VALUES[suffix].finditer(text)]
    names = [name(number, dice) for number in range(count)]
    for (start, end), each in zip(
        sorted(dice.sample(found, count), reverse=True), names, strict=True
    ):
        old = text[start:end]
        new = dice.choice([each, f"{old}{each}", f"{each}{old}"])
        quoted = f'"{each}"' if old.startswith('"') or old.lstrip("-").isdigit() else new
        text = text[:start] + (quoted if suffix in JSON else new) + text[end:]
    return text, names


JSON = (".packets.json", ".hsreplay", ".snapshot.json")


def source(suffix: str, folder: Path) -> str:
    """A game in a format, as text."""
    if suffix in (".rep", ".hsreplay"):
        return (SCRIPTS / f"coin-and-druid{suffix}").read_text(encoding="utf-8")
    if suffix == ".snapshot.json":
        return (ROOT / "fixtures" / "snapshot" / "board.snapshot.json").read_text(encoding="utf-8")
    path = folder / f"whole{suffix}"
    hs.convert(PLANTED, path)
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("suffix", "files", "count"),
    [(".log", 8, 25), (".xml", 4, 25), (".packets.json", 100, 1), (".rep", 50, 1),
     (".hsreplay", 50, 1), (".snapshot.json", 50, 1)],
)  # fmt: skip
def test_no_planted_name_is_left(suffix: str, files: int, count: int, tmp_path: Path) -> None:
    dice = random.Random(7)
    whole = source(suffix, tmp_path)
    written = 0
    for number in range(files):
        text, names = planted(whole, suffix, count, dice)
        made, out = tmp_path / f"{number}{suffix}", tmp_path / f"out{number}{suffix}"
        made.write_text(text, encoding="utf-8")
        try:
            anonymize(made, out)
        except hs.HsReplayError:
            assert not out.exists(), "a file that cannot be read is refused, and nothing is written"
            continue
        written += 1
        after = out.read_text(encoding="utf-8")
        assert [each for each in names if each.partition("#")[0] in after] == []
    assert written
