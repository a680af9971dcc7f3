"""What paths mean: folders, patterns and archives, and what in them is no recording."""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest

import hsreplay_sim as hs
from hsreplay_sim.app.inputs.files import files_of, found_in
from hsreplay_sim.report.model import Verdict
from hsreplay_sim_cli.main import run
from places import ROOT

CLEAN = (ROOT / "fixtures" / "powerlog" / "good" / "modern.log").read_bytes()
DECKS = "I 12:00:00.0000000 Deck Contents Received\n"
ZONE = "D 12:00:00.0000000 ZoneChangeList.ProcessChanges() - processing 1\n"


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    """The client's folder: one for every start, with other logs beside Power.log."""
    folder = tmp_path / "Logs"
    for start in ("Hearthstone_2024_01_02", "Hearthstone_2024_01_01"):
        (folder / start).mkdir(parents=True)
        (folder / start / "Power.log").write_bytes(CLEAN)
        (folder / start / "Decks.log").write_text(DECKS)
        (folder / start / "Zone.log").write_text(ZONE)
    return folder


def test_a_folder_and_a_pattern_stand_for_the_recordings_in_them(logs: Path) -> None:
    held = [str(path) for path in sorted(logs.glob("*/Power.log"))]
    assert found_in([logs]).files == held
    assert found_in([logs]).skipped == 4
    for pattern in ("*/*.log", "*", "**/*"):
        assert files_of([str(logs / pattern)]) == held, pattern
    absent = str(logs / "absent*.log")
    assert files_of(["-", held[1], absent]) == ["-", held[1], absent]
    reports = list(hs.verify_files(logs))
    assert [(each.path, len(each.games)) for each in reports] == [(log, 1) for log in held]


def test_a_log_of_another_logger_is_skipped_unless_it_is_named_alone(
    logs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start = logs / "Hearthstone_2024_01_01"
    every = sorted(map(str, start.iterdir()))
    found = found_in(every)
    assert (found.files, found.skipped) == ([str(start / "Power.log")], 2)
    assert found_in([every[0]]).files == [every[0]]
    run(["info", *every])
    assert capsys.readouterr().err == "2 other files skipped\n"


def test_what_is_named_itself_and_is_no_log_stays(tmp_path: Path) -> None:
    noise = tmp_path / "notes.txt"
    noise.write_text("no game")
    assert files_of([noise, noise]) == [str(noise)] * 2


def test_a_folder_without_a_recording_says_so(tmp_path: Path) -> None:
    (report,) = hs.verify_files([tmp_path])
    assert report.error is not None
    assert report.error.message == "holds no recording"


@pytest.mark.parametrize("kind", ["zip", "tar", "gztar", "bztar", "xztar"])
def test_the_files_of_an_archive_have_addresses_like_those_of_a_folder(
    kind: str, logs: Path, tmp_path: Path
) -> None:
    packed = shutil.make_archive(str(tmp_path / "packed"), kind, tmp_path, "Logs")
    found = found_in([packed])
    wanted = [f"{packed}/{path.relative_to(tmp_path)}" for path in logs.glob("*/Power.log")]
    assert sorted(found.files) == sorted(wanted)
    assert found.skipped == 4
    game = hs.load(wanted[0])[0]
    assert isinstance(game, hs.Recording)
    assert game.path == wanted[0]
    assert game.packets == hs.load(CLEAN)[0].packets
    assert len(list(hs.load(wanted[0]))) == len(hs.load(wanted[0])) == 1
    assert hs.verify(f"{wanted[0]}:1")[0].verdict is not Verdict.ERROR


def test_a_folder_may_hold_archives(logs: Path, tmp_path: Path) -> None:
    shutil.make_archive(str(logs / "older"), "zip", tmp_path, "Logs/Hearthstone_2024_01_01")
    assert f"{logs}/older.zip/Logs/Hearthstone_2024_01_01/Power.log" in files_of([logs])


def hdtreplay(path: Path) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as held:
        held.writestr("output_log.txt", CLEAN)
    return path


def test_an_hdtreplay_is_read_as_the_log_that_it_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = hdtreplay(tmp_path / "game.hdtreplay")
    assert hs.load(path)[0].path == f"{path}/output_log.txt"
    assert len(hs.load(path.read_bytes())) == 1
    assert len(list(hs.load(io.BytesIO(path.read_bytes())))) == 1
    assert run(["show", f"{path}@1"]) == run(["show", f"{path}/output_log.txt@1"]) == 0
    assert run(["split", str(path), str(tmp_path / "parts")]) == 0
    assert (tmp_path / "parts" / "game-1.log").read_bytes() == CLEAN
    capsys.readouterr()


def test_a_zip_of_hdtreplays_is_read_too(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as held:
        for name in ("a.hdtreplay", "b.hdtreplay"):
            held.write(hdtreplay(tmp_path / name), name)
    names = [f"{tmp_path}/all.zip/{name}.hdtreplay/output_log.txt" for name in "ab"]
    assert files_of([tmp_path / "all.zip"]) == names
    assert hs.load(names[1])[0].packets == hs.load(CLEAN)[0].packets


def test_an_archive_of_several_recordings_says_how_one_is_named(logs: Path, tmp_path: Path) -> None:
    packed = shutil.make_archive(str(tmp_path / "packed"), "zip", logs)
    with pytest.raises(hs.HsReplayError, match=r"holds 2 recordings; name one, as .*Power\.log"):
        hs.load(packed)
    with pytest.raises(hs.HsReplayError, match="the archive holds no absent"):
        hs.load(f"{packed}/absent.log")
    with pytest.raises(hs.HsReplayError, match="is a file, not a folder or an archive"):
        hs.load(f"{logs}/Hearthstone_2024_01_01/Power.log/x.log")


@pytest.mark.parametrize("pack", [gzip.compress, lzma.compress, bz2.compress])
def test_a_packed_log_is_read_whatever_packed_it(pack: object, tmp_path: Path) -> None:
    assert callable(pack)
    path = tmp_path / "Power.log.packed"
    path.write_bytes(pack(CLEAN))
    assert hs.load(path)[0].packets == hs.load(CLEAN)[0].packets
    if pack is bz2.compress:  # of a short file nothing is unpacked before its end
        with pytest.raises(hs.HsReplayError, match="damaged bzip2: ends early"):
            hs.load(pack(CLEAN)[:-40])
        return
    cut = hs.load(pack(CLEAN)[:-40])[0]
    assert isinstance(cut, hs.Recording)
    assert any(problem.code == "P101" for problem in cut.problems)


def test_a_tar_is_never_read_as_a_log(tmp_path: Path) -> None:
    """Not even one of the time before headers told what they are, with a log of one letter."""
    packed = io.BytesIO()
    info = tarfile.TarInfo("a")
    info.size = len(CLEAN)
    with tarfile.open(fileobj=packed, mode="w") as held:
        held.addfile(info, io.BytesIO(CLEAN))
    data = bytearray(packed.getvalue())
    data[257:265] = bytes(8)
    data[148:156] = b"%06o\0 " % (sum(data[:148]) + 256 + sum(data[156:512]))
    assert hs.load(bytes(data))[0].path == "<bytes>/a"


@pytest.mark.parametrize("name", ["7z", "rar", "zstd"])
def test_an_archive_that_is_not_read_is_named(name: str) -> None:
    from hsreplay_sim.formats.archives import UNREAD

    with pytest.raises(hs.HsReplayError, match=f"is a {name} archive; unpack it"):
        hs.load(UNREAD[name] + bytes(100))


def bomb(size: int) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as held:
        held.writestr("Power.log", CLEAN + bytes(size))
    return packed.getvalue()


def test_what_expands_too_much_is_refused() -> None:
    assert len(hs.load(bomb(10_000))) == 1
    long = CLEAN + bytes(50 << 20)
    for data in (bomb(50 << 20), bz2.compress(long), lzma.compress(long), gzip.compress(long)):
        with pytest.raises(hs.HsReplayError, match=r"expands \d+ times"):
            list(hs.load(data))


def test_a_zip_of_too_many_files_is_refused() -> None:
    data = bytearray(bomb(0))
    end = data.rfind(b"PK\x05\x06")
    data[end + 10 : end + 12] = b"\xff\xff"
    with pytest.raises(hs.HsReplayError, match="more than 10000 files"):
        hs.load(bytes(data))


def test_what_is_damaged_in_an_archive_is_told(logs: Path, tmp_path: Path) -> None:
    packed = Path(shutil.make_archive(str(tmp_path / "packed"), "tar", logs))
    data = packed.read_bytes()
    packed.write_bytes(data[: data.rindex(CLEAN) + 9])
    found = found_in([packed])
    assert len(found.files) == 1
    assert found.notes == [f"{packed}: damaged tar: unexpected end of data"]
    zipped = bytearray(bomb(0))
    zipped[200:220] = bytes(20)
    with pytest.raises(hs.HsReplayError, match=r"no recording|damaged zip"):
        list(hs.load(bytes(zipped)))
