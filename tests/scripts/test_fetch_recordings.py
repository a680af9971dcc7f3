"""Fetching the recordings that are cited, from a server on this machine."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote

import pytest

from app.made_up import HEAD, row
from hsreplay_sim.app.inputs.archive import Archive
from scripts.loading import script

fetching = script("fetch_recordings")

NEW, OLD, LOST = b"newest\n", b"replaced since\n", b"deleted\n"
PATH = "data/some game.log"


@dataclass
class Server:
    """A public home: `pages` are what it serves; it notes what it was asked for."""

    url: str = ""
    pages: dict[str, bytes | int] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    tokens: set[str | None] = field(default_factory=set)


@pytest.fixture
def server() -> Iterator[Server]:
    told = Server()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = unquote(self.path)
            told.asked.append(path)
            told.tokens.add(self.headers["Authorization"])
            page = told.pages.get(path, 404)
            self.send_response(page if isinstance(page, int) else 200)
            self.end_headers()
            self.wfile.write(page if isinstance(page, bytes) else b"no")

        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as running:
        told.url = f"http://127.0.0.1:{running.server_port}"
        thread = threading.Thread(target=running.serve_forever, args=(0.01,))
        thread.start()
        yield told
        running.shutdown()
        thread.join()


@pytest.fixture
def table(tmp_path: Path, server: Server) -> Path:
    """A table of two states of one file, and of a file that was deleted; all of them public."""
    path = tmp_path / "RECORDINGS.csv"
    rows = [row("U901", OLD, PATH), row("U902", NEW, PATH), row("U903", LOST, "gone.log")]
    path.write_text(HEAD + "".join(rows), encoding="utf-8")
    server.pages[f"/raw/owner/games/HEAD/{PATH}"] = NEW
    for line, data in zip(rows, (OLD, NEW, LOST), strict=True):
        server.pages[blob(line)] = data
    return path


def blob(line: str) -> str:
    return f"/api/repos/owner/games/git/blobs/{line.split(',')[4]}"


def run(server: Server, table: Path, *ids: str) -> int:
    into = str(table.parent / "recordings")
    urls = ["--raw-url", f"{server.url}/raw", "--api-url", f"{server.url}/api"]
    code: int = fetching.main([*ids, "--table", str(table), "--into", into, *urls])
    return code


def there(table: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (table.parent / "recordings").iterdir()}


@pytest.fixture(autouse=True)
def _no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_TOKEN", raising=False)
    monkeypatch.setenv("no_proxy", "*")


def test_all_are_fetched_the_newest_by_path_and_the_others_by_content(
    server: Server, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(server, table) == 0
    assert there(table) == {
        "U901_some-game.log": OLD,
        "U902_some-game.log": NEW,
        "U903_gone.log": LOST,
    }
    assert server.asked.count(f"/raw/owner/games/HEAD/{PATH}") == 1
    assert len(server.asked) == 4
    assert capsys.readouterr().out.splitlines()[-1].startswith("3 of 3 recordings are in ")


def test_what_was_fetched_opens_as_a_citation(server: Server, table: Path) -> None:
    run(server, table)
    archive = Archive([table.parent / "recordings"], table)
    assert archive.find("U901").read_bytes() == OLD


def test_only_what_is_asked_for_is_fetched(server: Server, table: Path) -> None:
    assert run(server, table, "U902") == 0
    assert list(there(table)) == ["U902_some-game.log"]


def test_a_second_run_fetches_what_is_missing_or_damaged(server: Server, table: Path) -> None:
    run(server, table)
    (table.parent / "recordings" / "U903_gone.log").write_bytes(LOST[:3])
    server.asked.clear()
    assert run(server, table) == 0
    assert server.asked[0] == "/raw/owner/games/HEAD/gone.log"
    assert len(server.asked) == 2
    assert there(table)["U903_gone.log"] == LOST


def test_other_bytes_than_the_table_says_are_not_written(
    server: Server, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server.pages = dict.fromkeys(server.pages, b"something else")
    assert run(server, table) == 3
    assert there(table) == {}
    captured = capsys.readouterr()
    assert captured.err.count("the answer is not what the table says") == 3
    assert "0 of 3 recordings" in captured.out


def test_a_recording_that_is_gone_does_not_hold_up_the_others(
    server: Server, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    del server.pages[blob(row("U903", LOST))]
    assert run(server, table) == 3
    assert len(there(table)) == 2
    assert "/git/blobs/" in capsys.readouterr().err.split("U903: ")[1]


def test_a_server_that_refuses_is_not_asked_again(
    server: Server, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in list(server.pages):
        server.pages[path] = 403 if path.startswith("/api") else server.pages[path]
    assert run(server, table) == 3
    assert list(there(table)) == ["U902_some-game.log"]
    assert len([path for path in server.asked if path.startswith("/api")]) == 1
    assert "Run this again in an hour" in capsys.readouterr().err


def test_a_token_goes_to_the_second_server_alone(
    server: Server, table: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_TOKEN", "a-token")
    run(server, table, "U902")
    assert server.tokens == {None}
    run(server, table, "U901")
    assert server.tokens == {None, "Bearer a-token"}


def test_a_server_that_is_not_there_ends_the_run(
    server: Server, table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server.url = "http://127.0.0.1:9"
    assert run(server, table) == 3
    (line,) = capsys.readouterr().err.splitlines()
    assert "cannot fetch: " in line


@pytest.mark.parametrize(
    ("ids", "url", "code", "message"),
    [
        pytest.param(["U999"], "", 2, "U999 is no recording of RECORDINGS.csv", id="unknown"),
        pytest.param([], "nonsense", 3, "unknown url type", id="no-address"),
    ],
)
def test_what_is_asked_wrongly_is_said(
    server: Server, table: Path, capsys: pytest.CaptureFixture[str],
    ids: list[str], url: str, code: int, message: str,
) -> None:  # fmt: skip
    server.url = url or server.url
    assert run(server, table, *ids) == code
    assert message in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_a_usage_error(server: Server, table: Path) -> None:
    (table.parent / "recordings").write_text("a file")
    assert run(server, table) == 2


def test_ctrl_c_ends_with_130(server: Server, table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(fetching, "download", interrupted)
    assert run(server, table) == 130
