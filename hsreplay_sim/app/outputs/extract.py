"""The smallest recording that shows one action, in a folder: an HSReplay XML and a test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from hsreplay_sim.app.api import load
from hsreplay_sim.app.outputs.cutting import RECORDING, Extract, cut_out, said_of
from hsreplay_sim.app.outputs.reduce import reduce
from hsreplay_sim.base.address import Address, StrPath, path_text
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.base.output import make_folder, write_file
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.formats import HSREPLAY_XML, write_replay
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.text import clean
from hsreplay_sim.verifier.run import verify_game

if TYPE_CHECKING:
    from hsreplay_sim.app.look.places import Place

TEST = "test_action.py"
_STEP = re.compile(r"^STEP = (\d+)$", re.MULTILINE)


def extract(place: Place, folder: StrPath, *, reduced: bool = False) -> tuple[Extract, list[str]]:
    """Write an action and its test into a folder; what was cut out, and the files.

    With `reduced`, steps and entities are left out as long as the action differs as before.

    Raises:
        UsageError: nothing differs that could be kept while it is reduced.
        UnsupportedError: a scripted game, or one that is not simulated.
        OutputError: the folder cannot be written.
    """
    found = cut_out(place)
    if reduced:
        found = reduce(found)
    return found, _written(found, Path(path_text(folder)), _test(place.address, found))


def reduce_in(folder: StrPath) -> tuple[Extract, list[str]]:
    """Make the recording of such a folder smaller, in place; what is left, and the files.

    Its test says which step is meant; without a test it is the last one in which something differs.

    Raises:
        UsageError: nothing differs in such a step.
        InputError: the folder holds no recording of an action.
        OutputError: it cannot be written.
    """
    there = Path(path_text(folder))
    path = str(there / RECORDING)
    game = load(path)[0]
    assert isinstance(game, Recording)  # what HSReplay XML holds
    report = verify_game(game)
    test = _read(there / TEST)
    named = _STEP.search(test)
    differing = {each.step for each in report.differences}
    step = int(named[1]) if named else max(differing, default=0)
    if step not in differing:
        message = "nothing differs in the action: there is nothing to reduce"
        raise UsageError(message, SourceRef(path))
    title = game.walkthrough.actions[step - 1].title
    found = reduce(Extract(game, step, step - 1, said_of(report, step), title))
    test = _STEP.sub(f"STEP = {found.step}", test) or _test(Address(path, 1, step), found)
    return found, _written(found, there, test)


def _written(found: Extract, there: Path, test: str) -> list[str]:
    files = {RECORDING: write_replay([found.recording], HSREPLAY_XML), TEST: test}
    make_folder(there)
    for name, text in files.items():
        write_file(str(there / name), [text])
    return [str(there / name) for name in files]


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


# --- the test ------------------------------------------------------------------------------------

_TEST = '''"""{title}: {outcome} in {address}."""

from pathlib import Path

import hsreplay_sim as hs

STEP = {step}


def test_the_action_is_simulated_as_it_is_recorded() -> None:
    (report,) = hs.verify(Path(__file__).with_name("{recording}"))
    assert [each.summary() for each in report.differences if each.step == STEP] == []
'''


def _test(address: Address, found: Extract) -> str:
    place = f"{Path(address.path).name}:{address.game}@{address.step}"
    return _TEST.format(
        title=_quoted(found.title), outcome=found.said.outcome, address=_quoted(place),
        recording=RECORDING, step=found.step,
    )  # fmt: skip


def _quoted(text: str) -> str:
    """Text of a file that can end no docstring."""
    return clean(text).replace("\\", "/").replace('"', "'")
