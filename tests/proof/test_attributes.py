"""XML copied as XML has every attribute where it was, but for differences of listed kinds."""

from __future__ import annotations

import pytest

from hsreplay_sim.formats.hsreplay_xml.read import read_hsreplay_xml
from hsreplay_sim.formats.hsreplay_xml.write import write
from places import ROOT
from proof.attributes import KINDS, UNLISTED, compared, copied
from proof.run_attributes import main
from proof.which import all_files

EVERY = 10
SOUND = (ROOT / "fixtures" / "hsreplay_xml" / "good" / "v1_7.xml").read_bytes()


@pytest.mark.corpus
def test_a_tenth_of_the_documents_keeps_its_attributes() -> None:
    found = [each for each in map(copied, all_files()[::EVERY]) if each is not None]
    assert len(found) > 6
    assert [(each.name, each.examples) for each in found if each.kinds[UNLISTED]] == []


@pytest.mark.corpus
@pytest.mark.slow
def test_all_documents_keep_their_attributes() -> None:
    assert main(["--jobs", "2"]) == 0


def test_an_attribute_that_is_gone_or_another_is_found() -> None:
    (game,) = read_hsreplay_xml(SOUND)
    copy = write([game])
    assert set(compared("", SOUND, copy).kinds) <= set(KINDS)
    for old, new in ((' cardback="12"', ""), ('id="CS2_029"', 'id="CS2_022"')):
        assert old in copy
        assert compared("", SOUND, copy.replace(old, new, 1)).kinds[UNLISTED] == 1
    shorter = copy.replace("<ResetGame/>", "")
    assert compared("", SOUND, shorter).kinds[UNLISTED] == 1
