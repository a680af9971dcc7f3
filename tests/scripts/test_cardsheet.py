"""The card sheets: what they say of a card, of a set and of the recordings that are there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from corpus import corpus_dir
from places import ROOT
from sheets.cards import class_of, newest, spans, state
from sheets.choice import Choice
from sheets.command import main
from sheets.corpus import Corpus
from sheets.gaps import GameGaps, ranked
from sheets.kin import creatable, kin, named_in, stem
from sheets.wordings import alike, clauses

DEMO = ROOT / "fixtures" / "demo"

Told = Callable[..., str]


@pytest.fixture(autouse=True)
def _own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    """``told("EX1_004")``: what the command prints, over the recordings of the demo."""

    def run(*arguments: str, code: int = 0) -> str:
        assert main([*arguments, "--corpus", str(DEMO)], "") == code
        return capsys.readouterr().out

    return run


def test_a_sheet_tells_the_text_the_class_and_the_kin(told: Told) -> None:
    sheet = told("EX1_004")
    assert "== EX1_004 · Young Priestess · MINION · NEUTRAL · EXPERT1 · (1) 2/1 · RARE" in sheet
    assert "class EX1_004 in hsreplay_sim/cards/sets/classic/neutral" in sheet
    assert "    EX1_004e ENCH Elune's Grace: Increased Health." in sheet
    assert '    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "EX1_004e"))' in sheet
    assert "  alike " in sheet


def test_a_card_is_found_by_its_name(told: Told) -> None:
    assert "== EX1_004 · Young Priestess" in told("Young Priestess", "--similar", "0")


def test_a_reprint_says_under_which_id_its_class_is_written(told: Told) -> None:
    assert " · write it as EX1_004" in told("CORE_EX1_004", "--similar", "0")


def test_an_id_that_nobody_knows_gets_a_suggestion(told: Told) -> None:
    assert told("EX1_0004").startswith("== EX1_0004: no such card; ")


def test_recorded_blocks_stand_in_the_sheet_of_their_card(told: Told) -> None:
    sheet = told("CS2_182", "--similar", "0")
    assert "  log clean.log:" in sheet
    assert "    PLAY CS2_182#" in sheet


def test_the_index_is_kept_until_the_recordings_change(tmp_path: Path) -> None:
    folder = tmp_path / "recordings"
    folder.mkdir()
    recording = folder / "clean.log"
    recording.write_bytes((DEMO / "clean.log").read_bytes())
    assert Corpus(folder).excerpts("CS2_182", 0, 1)
    (kept,) = (tmp_path / "cache").rglob("*.sqlite")
    written = kept.stat().st_mtime_ns
    assert Corpus(folder).excerpts("CS2_182", 0, 1)
    assert kept.stat().st_mtime_ns == written
    recording.write_bytes(b"")
    assert not Corpus(folder).excerpts("CS2_182", 0, 1)


def test_without_recordings_the_sheet_says_what_it_leaves_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["CS2_182", "--similar", "0", "--corpus", str(tmp_path / "none")], "") == 0
    captured = capsys.readouterr()
    assert "Chillwind Yeti" in captured.out
    assert "  log " not in captured.out
    assert captured.err.count("are left out") == 1


def test_a_list_has_a_line_for_each_card_of_a_set_and_a_class(told: Told) -> None:
    lines = told("--list", "--set", "expert1", "--class", "mage").splitlines()
    assert "EXPERT1        EX1_287 SPELL (3) Counterspell" in "\n".join(lines)
    assert all(line.startswith("EXPERT1 ") for line in lines)


def test_what_is_left_to_do_has_no_class_and_needs_one(told: Told) -> None:
    ids = [line.split()[1] for line in told("--list", "--set", "SPACE", "--todo").splitlines()]
    assert ids
    assert all(each.endswith("*") for each in ids)
    assert {state(each.removesuffix("*")) for each in ids} == {"todo"}


def test_a_pattern_finds_texts_in_all_sets(told: Told) -> None:
    lines = told("--grep", "^give a .*minion").splitlines()
    assert len({line.split()[0] for line in lines}) > 10
    assert all(": Give a " in line for line in lines)


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param([], id="no-cards"),
        pytest.param(["--grep", "("], id="no-pattern"),
    ],
)
def test_what_is_asked_wrongly_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(arguments, "")
    assert refused.value.code == 2


def test_nothing_that_fits_is_an_error(told: Told) -> None:
    assert told("--set", "NONESUCH", code=2) == ""


def test_coverage_counts_every_design_once(told: Told) -> None:
    lines = told("--coverage").splitlines()
    totals = [list(map(int, line.split()[1:5])) for line in lines if line.startswith("all ")]
    assert len(totals) == 2
    for every, with_class, read, todo in totals:
        assert every == with_class + read + todo > 1000


def test_gaps_are_kept_until_the_package_or_the_recordings_change(
    told: Told, capsys: pytest.CaptureFixture[str]
) -> None:
    first = told("--gaps", "powerlog")
    assert first.splitlines()[0] == "126 actions, 0 unverifiable"
    assert main(["--gaps", "powerlog", "--corpus", str(DEMO)], "") == 0
    again = capsys.readouterr()
    assert again.out == first
    assert again.err == ""


def test_gaps_stand_by_the_actions_that_need_them() -> None:
    games = [
        GameGaps("a.log", 1, "2016", 9, 2, {"unimplemented": 2}, {"CS2_029": 1, "EX1_004": 2}),
        GameGaps("b.log", 1, "2024", 5, 1, {"unimplemented": 1}, {"EX1_004": 1}),
    ]
    first, second, _, *rows = ranked(games, Choice(), 60)
    assert first == "14 actions, 3 unverifiable: unimplemented 3"
    assert second.startswith("2 ids without a class, 2 of them collectible")
    assert [row.split()[:2] for row in rows] == [["3", "2"], ["1", "1"]]
    assert "2016,2024" in rows[0]
    assert "EX1_004" in rows[0]
    assert len(list(ranked(games, Choice(card_class="MAGE"), 60))) == 4


def test_gaps_without_recordings_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--gaps", "powerlog", "--corpus", str(tmp_path / "none")], "") == 0
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "no recordings in " in captured.err


def test_a_class_that_says_its_text_gets_no_remark(told: Told) -> None:
    assert told("--lint", "EX1_004") == "0 remarks\n"


@pytest.mark.parametrize(
    ("card_id", "expected"),
    [
        ("EX1_004", "class"),
        ("CORE_EX1_004", "class"),
        ("CS2_182", "read"),
        ("CS2_092e", "read"),
        ("CS2_017o", "class"),
        ("NO_SUCH", "todo"),
    ],
)
def test_how_a_card_stands(card_id: str, expected: str) -> None:
    assert state(card_id) == expected


def test_a_reprint_has_the_class_of_the_card_it_repeats() -> None:
    assert class_of("CORE_EX1_004") is class_of("EX1_004") is not None


def test_the_texts_of_a_card_begin_before_the_first_sampled_build() -> None:
    costs = [(build, card.cost) for build, card in spans("AT_036t")[:2] if card]
    assert costs == [(0, 3), (13921, 4)]


@pytest.mark.parametrize(
    ("card_id", "expected"),
    [("TTN_087t3e", "TTN_087"), ("ULD_BOSS_01p", "ULD_BOSS_01"), ("EX1_004", "EX1_004")],
)
def test_the_stem_of_an_id(card_id: str, expected: str) -> None:
    assert stem(card_id) == expected


def test_kin_share_the_stem_and_can_be_created() -> None:
    assert "EX1_004e" in kin("EX1_004")
    assert "EX1_004e" in creatable(["EX1_004"])


def test_a_card_whose_name_stands_in_the_text_is_found() -> None:
    card = newest("EX1_554")  # Snake Trap
    assert card is not None
    assert any(name == "Snake" and "EX1_554t" in ids for name, ids in named_in(card))


def test_clauses_are_the_sentences_that_are_not_bare_keywords() -> None:
    text = "<b>Taunt</b>. <b>Battlecry:</b> Draw a card. Deal 2 damage."
    assert clauses(text) == ["Battlecry: Draw a card.", "Deal 2 damage."]


def test_the_nearest_wording_is_the_same_wording_with_other_numbers() -> None:
    found = alike("NO_SUCH", "Deal $9 damage to an undamaged minion.", 2)
    assert all(each.likeness > 0.99 for each in found)
    assert "CS2_072" in {each.name for each in found}  # Backstab


@pytest.mark.corpus
def test_a_recording_shows_what_a_card_makes(tmp_path: Path) -> None:
    (recording,) = corpus_dir("powerlog").glob("U098_*")
    (tmp_path / recording.name).symlink_to(recording)
    corpus = Corpus(tmp_path)
    assert corpus.index is not None
    makers = [row[0] for row in corpus.index.execute("select distinct maker from made")]
    assert makers
    assert all(corpus.made_by(each) for each in makers)
