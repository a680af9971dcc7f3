"""docs/HSLOG.md lists what has no place in a tree, what differs, and the handlers there are."""

from __future__ import annotations

import re

from hsreplay_sim.formats.hslog_tree.tree import NO_PLACE
from hsreplay_sim.replay.walking.walk import Handlers
from places import ROOT
from proof.trees import KINDS

PAGE = (ROOT / "docs" / "HSLOG.md").read_text(encoding="utf-8")


def test_all_that_has_no_place_is_listed() -> None:
    (table,) = re.findall(r"\| lost \| what there is instead \|\n\|---\|---\|\n((?:\|.*\n)+)", PAGE)
    assert table == "".join(f"| {what} | {why} |\n" for what, why in NO_PLACE.items())


def test_every_kind_of_difference_is_listed_with_its_reason() -> None:
    assert re.findall(r"^\| \d+ \| (.*) \|$", PAGE, re.MULTILINE) == list(KINDS.values())


def test_every_handler_is_listed() -> None:
    (text,) = re.findall(r"Handlers are called like the packets:(.*?)A type checker", PAGE, re.S)
    assert set(re.findall(r"`(\w+)`", text)) == set(Handlers.__annotations__)
