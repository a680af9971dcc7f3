"""Every property of recordings over all of them; a run of the tests takes a fixed part.

python scripts/prove.py whole [PYTEST-OPTION...]
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from places import ROOT


def main(options: Sequence[str]) -> int:
    """The tests that read recordings, the slow ones as well; the exit code is that of pytest."""
    chosen = ["--slow", "-m", "corpus", f"--rootdir={ROOT}", *options]
    return pytest.main([*chosen, str(ROOT / "tests")])
