"""The games that pages are made of in these tests."""

from __future__ import annotations

import base64
import gzip
import json
import re
from functools import cache
from typing import Any

import hsreplay_sim as hs
from hsreplay_sim.app.look.game_data import game_data
from hsreplay_sim.pages.data import GameData
from hsreplay_sim.replay.recording import Recording
from places import ROOT

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"


@cache
def planted() -> GameData:
    """The game of the demonstration in which one damage is wrong: step 34, Murloc Raider #14."""
    game = hs.load(PLANTED)[0]
    assert isinstance(game, Recording)
    return game_data(game)


def data_of(page: str) -> Any:
    """The data that a page holds, packed or not."""
    found = re.search(r'id="data" data-form="(\w+)">([^<]*)<', page)
    assert found is not None
    form, data = found.groups()
    return json.loads(gzip.decompress(base64.b64decode(data)) if form == "gzip" else data)
