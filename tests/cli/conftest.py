"""What the tests of the command line share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport

Verifier = Callable[[Recording], GameReport]


@pytest.fixture
def verdicts(monkeypatch: pytest.MonkeyPatch) -> Callable[[Verifier], None]:
    """Replaces the engine's part, so that these tests do not depend on what it can do yet."""

    def put(verifier: Verifier) -> None:
        from hsreplay_sim.verifier import run as verify_run

        monkeypatch.setattr(verify_run, "verify_game", lambda game, **_: verifier(game))

    return put
