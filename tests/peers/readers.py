"""The readers that judge what we write: our own, hslog, the document type, and python-hsreplay."""

from __future__ import annotations

import json
import re
import subprocess
import venv
from functools import cache
from io import BytesIO
from pathlib import Path

from hslog import LogParser
from lxml import etree

from corpus import shared_dir
from hsreplay_sim.formats import POWER_LOG, codes, open_replay
from hsreplay_sim.formats.powerlog.losses import untold_of
from hsreplay_sim.replay.packets import walk
from hsreplay_sim.replay.recording import Recording
from peers.held import held, parting

REQUIREMENTS = ("setuptools<66", "hsreplay==1.16.2", "lxml", "hslog>=1.20,<2", "hearthstone>=9.22")
"""python-hsreplay needs pkg_resources, which newer setuptools do not have any more."""
SCRIPT = Path(__file__).with_name("with_python_hsreplay.py")

_PACKETS = "SubSpell | ShuffleDeck | CachedTagForDormantChange | VOSpell"
_INSIDE = (
    "Block | ChangeEntity | FullEntity | HideEntity | TagChange | MetaData | ShowEntity | Choices"
    f" | ChosenEntities | SendChoices | ResetGame | {_PACKETS}"
)
LACKING = f"""
<!ELEMENT SubSpell ({_INSIDE} | SubSpellTarget)*>
<!ATTLIST SubSpell spellPrefabGuid CDATA #REQUIRED source NMTOKEN #REQUIRED
    targetCount NMTOKEN #REQUIRED ts NMTOKEN #IMPLIED>
<!ELEMENT SubSpellTarget EMPTY>
<!ATTLIST SubSpellTarget index NMTOKEN #REQUIRED entity NMTOKEN #REQUIRED>
<!ELEMENT ShuffleDeck EMPTY>
<!ATTLIST ShuffleDeck player_id NMTOKEN #REQUIRED ts NMTOKEN #IMPLIED>
<!ELEMENT CachedTagForDormantChange EMPTY>
<!ATTLIST CachedTagForDormantChange entity NMTOKEN #REQUIRED tag NMTOKEN #REQUIRED
    value NMTOKEN #REQUIRED ts NMTOKEN #IMPLIED>
<!ELEMENT VOSpell EMPTY>
<!ATTLIST VOSpell brass_ring_guid CDATA #REQUIRED vo_spell_prefab_guid CDATA #REQUIRED
    blocking NMTOKEN #REQUIRED additional_delay_ms NMTOKEN #REQUIRED ts NMTOKEN #IMPLIED>
<!ATTLIST TagChange hasChangeDef NMTOKEN #IMPLIED>
<!ATTLIST Game reconnecting NMTOKEN #IMPLIED>
<!ATTLIST Game gameType NMTOKEN #IMPLIED formatType NMTOKEN #IMPLIED buildNumber NMTOKEN #IMPLIED>
<!ATTLIST Player isMainPlayer NMTOKEN #IMPLIED>
"""
"""What python-hsreplay writes and reads, or Firestone, and the document type 1.8 does not know."""


def read_again(form: str, games: list[Recording], path: Path) -> list[str]:
    """What our own reader finds otherwise than it was written."""
    again = [game for game in open_replay(path) if isinstance(game, Recording)]
    if len(again) != len(games):
        return [f"{len(games)} games, read as {len(again)}"]
    found = []
    for game, copy in zip(games, again, strict=True):
        lost = lost_in(form, game)
        found.append(parting(held(form, game.packets), held(form, copy.packets)))
        told = {each.code for each in copy.problems if each.lost}
        if lost != copy.lines_lost or not told <= {codes.LOST_BEFORE}:
            found.append(f"{lost} lines lost, then {copy.lines_lost} {sorted(told)}")
    return list(filter(None, found))


def lost_in(form: str, game: Recording) -> int:
    """How many lines are lost in what is written of a game: a log tells a value so, too."""
    if form != POWER_LOG:
        return game.lines_lost
    return game.lines_lost + sum(bool(untold_of(packet)) for packet in walk(game.packets))


def by_hslog(path: Path) -> tuple[int, str]:
    """How many games hslog reads, and why it gives up if it does."""
    parser = LogParser()
    try:
        with path.open(encoding="utf-8") as file:
            parser.read(file)
        parser.flush()
    except Exception as error:  # whatever a reader of others raises is its answer
        return len(parser.games), f"{type(error).__name__}: {error}"
    return len(parser.games), ""


def violations(path: Path) -> list[str]:
    """Where a document is not valid, but for what the document type lacks."""
    kind = document_type()
    kind.validate(etree.parse(path))
    return [f"line {error.line}: {error.message}"[:200] for error in kind.error_log]


@cache
def document_type() -> etree.DTD:
    """HSReplay 1.8, with what it lacks."""
    text = (shared_dir("dtd") / "hsreplay.dtd").read_text(encoding="utf-8")
    text = re.sub(r"(<!ELEMENT Game \()", rf"\g<1>MetaData | {_PACKETS} | ", text)
    text = re.sub(r"(<!ELEMENT Block \()", rf"\g<1>ResetGame | {_PACKETS} | ", text)
    text = text.replace("(SubOption*|Target*)", "(SubOption | Target)*")
    return etree.DTD(BytesIO((text + LACKING).encode()))


class PythonHSReplay:
    """The official reader of HSReplay XML, in an environment of its own."""

    def __init__(self, folder: Path) -> None:
        self.python = folder / "bin" / "python"
        if not self.python.exists():
            venv.create(folder, with_pip=True)
            pip = [str(self.python), "-m", "pip", "install", "--quiet", *REQUIREMENTS]
            subprocess.run(pip, check=True, capture_output=True)

    def refused(self, paths: list[Path]) -> dict[str, str]:
        """The files that it cannot read → why."""
        names = "\n".join(map(str, paths))
        done = subprocess.run(
            [str(self.python), "-W", "ignore", str(SCRIPT)],
            input=names, capture_output=True, check=True, text=True,
        )  # fmt: skip
        answer: dict[str, str] = json.loads(done.stdout)
        return answer
