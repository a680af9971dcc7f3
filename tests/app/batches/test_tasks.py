"""What goes to a worker arrives as it was."""

from __future__ import annotations

import json

from hsreplay_sim.app.batches.tasks import Terms
from hsreplay_sim.app.options import VerifyOptions


def test_terms_go_through_json() -> None:
    terms = Terms(VerifyOptions(strict=True, ignore="a.toml"), 7.5, 120)
    assert Terms.of(json.loads(json.dumps(terms.data()))) == terms
