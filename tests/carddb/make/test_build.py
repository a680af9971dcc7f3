import io
import json
import lzma
import tarfile
import zipfile
from pathlib import Path

import pytest

from corpus import shared_dir
from hsreplay_sim import carddb
from hsreplay_sim.base.errors import InputError
from hsreplay_sim.carddb import CardStore
from hsreplay_sim.carddb.container import Container
from hsreplay_sim.carddb.history import History, State, decode, encode, state_at
from hsreplay_sim.carddb.make import build, pypi
from hsreplay_sim.carddb.make.cardxml import read_cards, same_text
from hsreplay_sim.carddb.make.fill import fill_gaps

XML = b"""<?xml version="1.0"?>
<CardDefs build="1">
  <Entity CardID="XX_001" ID="7" version="2">
    <MasterPower>aaa</MasterPower>
    <Tag enumID="185" name="CARDNAME" type="LocString"><deDE>Ding</deDE><enUS>Thing </enUS></Tag>
    <Tag enumID="184" type="LocString"><enUS>[x]Deal_$2&#160;damage.
      &lt;b&gt;Taunt&lt;/b&gt;</enUS></Tag>
    <Tag enumID="202" name="CARDTYPE" type="Int" value="4"/>
    <Tag enumID="45" name="HEALTH" type="Int" value="3"/>
    <Tag enumID="47" name="ATK" type="Int" value="0"/>
    <Tag enumID="251" name="AttackVisualType" type="Int" value="4"/>
    <Tag enumID="342" name="ARTISTNAME" type="String">Somebody</Tag>
    <Power definition="aaa"><PlayRequirement param="" reqID="11"/></Power>
    <Power definition="bbb"><PlayRequirement param="5" reqID="8"/></Power>
    <EntourageCard cardID="XX_002"/>
    <ReferencedTag enumID="190" name="TAUNT" type="Bool" value="1"/>
  </Entity>
  <Entity CardID="HERO_XX" ID="8">
    <Tag enumID="202" type="Int" value="3"/>
    <Tag enumID="380" type="Card" cardID="XX_001" value="7"/>
  </Entity>
  <Entity CardID="PlaceholderCard" ID="9"/>
</CardDefs>
"""


def test_a_card_is_read_from_its_definition():
    card = read_cards(io.BytesIO(XML))["XX_001"]
    assert card == State(
        dbf=7,
        name="Thing",
        text="Deal $2 damage. <b>Taunt</b>",
        tags={202: 4, 45: 3, 199: 12},
        referenced=[190],
        entourage=["XX_002"],
        requirements={11: 0},
        hero_power="",
    )


def test_heroes_name_their_power_and_placeholders_are_no_cards():
    cards = read_cards(io.BytesIO(XML))
    assert cards.keys() == {"XX_001", "HERO_XX"}
    assert cards["HERO_XX"].hero_power == "XX_001"
    assert cards["HERO_XX"].tags == {202: 3, 380: 7}


def test_texts_are_the_same_when_only_the_layout_differs():
    assert same_text("<b>Taunt</b>. Draw 2.", "<b>taunt</b> draw  2")
    assert not same_text("Draw 2.", "Draw 3.")


def _spans():
    first = State(1, "A", "Deal 2.", {47: 1, 45: 2}, [190], ["X"], {11: 0}, "HP")
    second = State(1, "A", "Deal 3.", {45: 5}, [], ["X"], {12: 3}, "")
    return [(10, first), (20, second), (30, None), (40, second), (50, first)]


def test_a_row_holds_a_history():
    row = encode("A_1", _spans())
    assert json.loads(json.dumps(row)) == row
    assert decode(row) == _spans()


@pytest.mark.parametrize("asked", [9, 10, 15, 20, 29, 30, 39, 40, 50, 99])
def test_the_state_at_a_build_is_that_of_the_last_change(asked):
    row = encode("A_1", _spans())
    expected = [span for span in _spans() if span[0] <= asked]
    assert state_at(row, asked) == (expected[-1] if expected else (0, None))


def test_equal_spans_are_dropped():
    state = _spans()[0][1]
    assert decode(encode("A_1", [(10, state), (20, state.copy())])) == [(10, state)]
    gone = [(10, state), (20, None), (30, None), (40, state)]
    assert decode(encode("A_1", gone)) == [(10, state), (20, None), (40, state)]


def test_builds_are_merged_into_changes():
    histories = {}
    pypi.add_build(histories, 10, {"A": State(1, "A", "Draw 2."), "B": State(2, "B")})
    pypi.add_build(histories, 20, {"A": State(1, "A", "Draw  2"), "B": State(2, "B")})
    pypi.add_build(histories, 30, {"A": State(1, "A", "Draw 3.")})
    assert histories == {
        "A": [(10, State(1, "A", "Draw 2.")), (30, State(1, "A", "Draw 3."))],
        "B": [(10, State(2, "B")), (30, None)],
    }


def test_powers_that_the_data_dropped_are_carried_forward():
    known = State(1, "A", "", {}, [], ["X"], {11: 0})
    histories = {}
    pypi.add_build(histories, 36393, {"A": known})
    pypi.add_build(histories, 37060, {"A": State(1, "A", "", {45: 2})})
    assert histories["A"][-1] == (37060, State(1, "A", "", {45: 2}, [], ["X"], {11: 0}))


def test_a_reprint_gets_the_powers_of_its_original_but_an_older_card_keeps_its_own():
    histories = {
        "A": [(10, State(1, entourage=["X"], requirements={11: 0}))],
        "CORE_A": [(40000, State(2)), (50000, State(2, "new"))],
        "OLD_A": [(10, State(3))],
        "HERO": [(10, State(4, tags={380: 1}))],
    }
    fill_gaps(histories, {"CORE_A": "A", "OLD_A": "A"})
    assert [state.requirements for _, state in histories["CORE_A"]] == [{11: 0}, {11: 0}]
    assert histories["CORE_A"][0][1].entourage == ["X"]
    assert histories["OLD_A"][0][1].requirements == {}
    assert histories["HERO"][0][1].hero_power == "A"


@pytest.mark.parametrize("suffix", [".whl", ".tar.gz"])
def test_a_release_is_a_wheel_or_a_source_archive(tmp_path, suffix):
    path = tmp_path / f"hearthstone_data-1.1{suffix}"
    if suffix == ".whl":
        with zipfile.ZipFile(path, "w") as wheel:
            wheel.writestr("hearthstone_data/CardDefs.xml", XML)
    else:
        with tarfile.open(path, "w:gz") as archive:
            info = tarfile.TarInfo("x/hearthstone_data/CardDefs.xml")
            info.size = len(XML)
            archive.addfile(info, io.BytesIO(XML))
    assert pypi.read_release(path).keys() == {"XX_001", "HERO_XX"}


def test_a_release_without_cards_is_refused(tmp_path):
    path = tmp_path / "x.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr("hearthstone/enums.py", "")
    with pytest.raises(InputError, match=r"x\.whl holds no CardDefs\.xml"):
        pypi.read_release(path)


@pytest.mark.parametrize(
    ("release", "number"),
    [("hearthstone==3.8.18792", 18792), ("hearthstone-data==176014.175913", 176014)],
)
def test_the_version_of_a_release_tells_the_build(release, number):
    assert pypi.build_of(release) == number


def test_a_release_without_a_version_is_refused():
    with pytest.raises(InputError, match="no build number in 'hearthstone-data'"):
        pypi.build_of("hearthstone-data")


def test_the_pinned_releases_are_those_the_shipped_store_was_made_from():
    store = CardStore.open()
    pinned = pypi.RELEASES_FILE.read_text().split()
    assert {str(pypi.build_of(release)): release for release in pinned} == store.section("sources")
    assert tuple(sorted(map(pypi.build_of, pinned))) == store.builds


def test_the_command_makes_a_store_from_a_history(tmp_path, capsys):
    cards = {"A_1": [(18792, State(1, "A", "Draw 2.", {202: 5, 321: 1}))]}
    history = tmp_path / "history.jsonl.xz"
    build.write_history(History([18792, 20000], {"18792": "x", "20000": "y"}, cards), history)
    output, kept = tmp_path / "cards.bin", tmp_path / "kept.jsonl.xz"
    arguments = ["--from-history", str(history), "--output", str(output), "--keep", str(kept)]
    assert build.main(arguments) == 0
    assert "1 cards, 2 builds" in capsys.readouterr().out
    assert lzma.decompress(kept.read_bytes()) == lzma.decompress(history.read_bytes())
    store = CardStore.open(output)
    assert store.at().get("A_1").numbers == (2,)
    assert store.at(19999).pool(type=5) == ("A_1",)


def test_the_command_reads_releases(tmp_path, monkeypatch):
    def download(release, folder):
        path = folder / "x.whl"
        health = b'value="%s"' % release[-1:].encode()
        with zipfile.ZipFile(path, "w") as wheel:
            wheel.writestr("CardDefs.xml", XML.replace(b'value="3"', health))
        return path

    monkeypatch.setattr(pypi, "_download", download)
    history = pypi.history_from_pypi(["hearthstone-data==20000.4", "hearthstone==3.8.18792"])
    assert history.builds == [18792, 20000]
    assert [(b, state.tags[45]) for b, state in history.cards["XX_001"]] == [(18792, 2), (20000, 4)]


@pytest.mark.slow
def test_the_shipped_store_is_what_the_extracted_history_gives():
    path = shared_dir("carddb") / "cards_history_pypi.jsonl.xz"
    data = build.build_store(build.read_history(path), *build.read_before(build.BEFORE_FILE))
    made, shipped = (
        Container(data),
        Container(Path(carddb.__file__).with_name("cards.bin").read_bytes()),
    )
    sizes = {"blocks", "sections", "dictionary"}
    assert {k: v for k, v in made.head.items() if k not in sizes} == {
        k: v for k, v in shipped.head.items() if k not in sizes
    }
    numbers = range(len(made.head["blocks"]))
    assert all(made.block(number) == shipped.block(number) for number in numbers)
    names = made.head["sections"]
    assert all(made.section(name) == shipped.section(name) for name in names)


def test_all_known_early_differences_are_in_the_store():
    known = json.loads((shared_dir("carddb") / "pre18792_patches.json").read_text())
    store = CardStore.open()
    noted = {"NEW1_008", "NEW1_008a", "NEW1_014", "EX1_084", "EX1_084e", "FP1_028"}
    """By notes of patches 2.1, 3.1, 5.0."""
    # other requirements in the card data of 8311 to 9554
    loose = {"BRMA01_2", "BRMA01_2H", "BRMA16_4", "BRM_017", "DS1h_292_H1"}
    assert set(store.patched_ids()) == known.keys() | noted | loose
    assert len(known) == 64
    for card_id, card in known.items():
        for since, _, tags, text in card["states"]:
            found = store.at(since).get(card_id)
            assert {int(tag): found.tags.get(int(tag), 0) for tag in tags} == {
                int(tag): value for tag, value in tags.items()
            }
            assert text is None or found.text == text
