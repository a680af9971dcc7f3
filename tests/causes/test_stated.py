"""A cause that a code or an enchantment says outright."""

from __future__ import annotations

import pytest

from causes.told import Told
from hsreplay_sim.base.tags import ATK, DAMAGE, tag_name
from hsreplay_sim.causes.stated import noted, worn
from hsreplay_sim.report.model import Divergence, EntityRef, TagRef


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("E308", "the recording was changed or broken before it came here"),
        ("X901", "the engine itself fails"),
        ("E303", None),
    ],
)
def test_a_code_of_no_tag_says_it_itself(code: str, text: str | None) -> None:
    found = noted(Divergence("a.log:1@7", code, line=4, note="no such thing"))
    assert (found and found.text) == text
    assert found is None or found.evidence == f"{code} at line 4: no such thing"


@pytest.mark.parametrize("tag", [ATK, DAMAGE])
def test_an_enchantment_that_the_engine_alone_has(tag: int) -> None:
    at = Told()
    at.table.play("CS2_092", at.yeti)
    differs = Divergence(
        "a.log:1@7", "E301", entity=EntityRef(at.yeti.id), tag=TagRef(tag, tag_name(tag))
    )
    found = worn(at.step, differs)
    assert (found is None) == (tag == DAMAGE)
    if found is not None:
        assert "Blessing of Kings (CS2_092e)" in found.text
        assert found.text.endswith("in the engine alone")
