"""The Python code of the pages for users passes mypy --strict, one script for each page."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from places import ROOT

pytest.importorskip("mypy")  # of the extra dev, which other Pythons may lack

PROTOCOL = """\
from typing import Protocol
from hsreplay_sim.adapter import protocol
from hsreplay_sim.adapter.protocol import Answers, Changes, Description, Move, State

{code}

def is_what_the_page_says(engine: protocol.Engine) -> Engine:
    return engine

def is_all_that_is_asked(engine: Engine) -> protocol.Engine:
    return engine
"""


def fenced(text: str) -> str:
    """What stands between the marks of a code block."""
    return "\n\n".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))


def typed_in(text: str) -> str:
    """What is typed at a prompt."""
    return "\n".join(re.findall(r"^ {4}(?:>>>|\.\.\.) (.*)$", text, re.MULTILINE))


def as_protocol(text: str) -> str:
    """The protocol of an engine as the page writes it, and that it is the one there is."""
    (block,) = re.findall(r"^    (class Engine\(Protocol\):\n(?: {8}.*\n)+)", text, re.MULTILINE)
    return PROTOCOL.format(code=block.replace("\n    ", "\n"))


PAGES = {
    "README.md": typed_in,
    "docs/HSLOG.md": typed_in,
    "docs/PLAYING.md": fenced,
    "docs/VERIFYING.md": typed_in,
    "docs/YOUR_ENGINE.md": as_protocol,
}
EXAMPLES = ["toy_engine.py"]
"""Of docs/examples, those that need no other engine."""


def test_the_code_of_the_pages_passes_mypy_strict(tmp_path: Path) -> None:
    scripts = [ROOT / "docs" / "examples" / name for name in EXAMPLES]
    for page, extract in PAGES.items():
        name = re.sub(r"\W+", "_", page.removesuffix(".md")).lower()
        scripts.append(tmp_path / f"page_{name}.py")
        code = extract((ROOT / page).read_text(encoding="utf-8"))
        assert code.strip(), f"{page} has no code"
        scripts[-1].write_text(code + "\n", encoding="utf-8")
    kept = ROOT / ".mypy_cache"
    cache = kept if kept.is_dir() else tmp_path / "cache"
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(cache)]
    done = subprocess.run(
        [*command, *map(str, scripts)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_code_of_a_page_that_no_checker_passes_is_noticed(tmp_path: Path) -> None:
    script = tmp_path / "page.py"
    script.write_text(fenced("```python\nx: int = 'a'\n```\n"), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run(
        [*command, "--config-file=", str(script)], capture_output=True, text=True, check=False
    )
    assert "Incompatible types in assignment" in done.stdout
