"""Fetch the recordings that the project cites from where they are public.

    python scripts/fetch_recordings.py             # all that are cited, into recordings/
    python scripts/fetch_recordings.py U098 U604a  # these

What is there already is not fetched again, so a run that was interrupted goes on. A file is written
whole and only if its sha256 is the one of the table. Exit codes: 0 all are there, 2 usage, 3 some
could not be fetched, 130 interrupted.

The newest state of a file is tried first. Where it was replaced since, its content is asked for by
its git name. GitHub answers that 60 times an hour, and oftener with a token in the environment
variable GITHUB_TOKEN.
"""

from __future__ import annotations

import argparse
import hashlib
import http.client
import os
import sys
import urllib.error
import urllib.request
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

from hsreplay_sim.app.inputs.archive import FETCHED, TABLE, Archive, PublicFile, read_table
from hsreplay_sim.base.errors import ExitCode, HsReplayError, InputError, UnsupportedError
from hsreplay_sim.base.output import make_folder, write_file
from hsreplay_sim.base.source import SourceRef

RAW = "https://raw.githubusercontent.com"
"""Serves the newest state: ``/owner/name/HEAD/path``."""
API = "https://api.github.com"
"""Serves any content that a repository ever held: ``/repos/owner/name/git/blobs/blob``."""
TIMEOUT = 60.0
BYTES_MAX = 200_000_000
"""No recording is near it; an answer that is larger is not one."""
REFUSED = (403, 429)
HINT = """\
The server answers no more for now. Run this again in an hour: what is there is not fetched again.
It answers oftener with a token of GitHub in the environment variable GITHUB_TOKEN."""


class UnreachableError(InputError):
    """A server cannot be reached, so that going on makes no sense."""


@dataclass
class Home:
    """Where recordings are public: two servers, and what was downloaded from the first."""

    raw: str = RAW
    api: str = API
    token: str = ""
    limited: bool = False
    """The second server has said that it answers no more for now."""
    _newest: dict[str, bytes] = field(default_factory=dict)

    def get(self, row: PublicFile) -> bytes:
        """The bytes of a recording, checked.

        Raises:
            InputError: neither server has them, or the second one refuses for now.
            UnreachableError: no answer.
        """
        newest = self._newest_state(f"{self.raw}/{row.repository}/HEAD/{quote(row.path)}")
        return newest if is_meant(newest, row) else self._by_blob(row)

    def _newest_state(self, url: str) -> bytes:
        """The newest state of a file, asked for once: many recordings were states of one file."""
        if url not in self._newest:
            self._newest.clear()
            try:
                self._newest[url] = download(url)
            except urllib.error.HTTPError:
                self._newest[url] = b""  # it was deleted; its blob may still be there
        return self._newest[url]

    def _by_blob(self, row: PublicFile) -> bytes:
        url = f"{self.api}/repos/{row.repository}/git/blobs/{row.blob}"
        if self.limited:
            raise InputError("not asked for, the server answers no more for now", SourceRef(url))
        headers = {"Accept": "application/vnd.github.raw+json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            data = download(url, headers)
        except urllib.error.HTTPError as exc:
            self.limited = exc.code in REFUSED
            raise InputError(f"the server answers {exc.code}", SourceRef(url)) from exc
        if not is_meant(data, row):
            raise InputError("the answer is not what the table says", SourceRef(url))
        return data


def is_meant(data: bytes, row: PublicFile) -> bool:
    """Whether these are the bytes of the recording."""
    return hashlib.sha256(data).hexdigest() == row.sha256


def download(url: str, headers: dict[str, str] | None = None) -> bytes:
    """What a server answers, at most `BYTES_MAX` and one byte of it.

    Raises:
        HTTPError: the server has no such file, or refuses.
        UnreachableError: there is no server, or it breaks off.
    """
    try:
        request = urllib.request.Request(url, headers=headers or {})  # noqa: S310 -- ours
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310 -- ours
            data: bytes = answer.read(BYTES_MAX + 1)
    except urllib.error.HTTPError as exc:
        exc.close()
        raise
    except (OSError, http.client.HTTPException, ValueError) as exc:
        raise UnreachableError(f"cannot fetch: {exc}", SourceRef(url)) from exc
    return data


def fetch(rows: Iterable[PublicFile], folder: Path, home: Home) -> list[PublicFile]:
    """Fetch what is not there yet, say so line by line, and return what could not be had."""
    failed: list[PublicFile] = []
    for row in rows:
        target = folder / row.file_name
        if target.is_file() and is_meant(target.read_bytes(), row):
            continue
        try:
            write_file(str(target), [home.get(row)])
        except UnreachableError:
            raise
        except InputError as error:
            failed.append(row)
            print(f"{row.id}: {error}", file=sys.stderr)
        else:
            print(f"{target}  {row.repository}, {row.licence}")
    return failed


def chosen(names: list[str], table: Path) -> list[PublicFile]:
    """The rows that are asked for, those of one repository and path side by side."""
    archive = Archive([], table)
    wanted = map(archive.row, names) if names else read_table(table).values()
    return sorted(wanted, key=lambda row: (row.repository, row.path, row.id))


def main(arguments: list[str]) -> int:
    """Fetch recordings; the exit code."""
    parser = argparse.ArgumentParser(description="Fetch the recordings that are cited.")
    parser.add_argument("ids", nargs="*", metavar="ID", help="U098; all by default")
    parser.add_argument("--into", type=Path, default=FETCHED, metavar="FOLDER")
    parser.add_argument("--table", type=Path, default=TABLE, metavar="CSV")
    parser.add_argument("--raw-url", default=RAW, metavar="URL", help=f"instead of {RAW}")
    parser.add_argument("--api-url", default=API, metavar="URL", help=f"instead of {API}")
    options = parser.parse_args(arguments)
    home = Home(options.raw_url, options.api_url, os.environ.get("GITHUB_TOKEN", ""))
    try:
        rows = chosen(options.ids, options.table)
        make_folder(str(options.into))
        failed = fetch(rows, options.into, home)
    except UnsupportedError as error:
        print(f"fetch_recordings: {error}", file=sys.stderr)
        return ExitCode.USAGE
    except HsReplayError as error:
        print(f"fetch_recordings: {error}", file=sys.stderr)
        return error.exit_code
    except KeyboardInterrupt:
        print("interrupted; run this again to go on", file=sys.stderr)
        return ExitCode.INTERRUPTED
    if home.limited:
        print(HINT, file=sys.stderr)
    print(f"{len(rows) - len(failed)} of {len(rows)} recordings are in {options.into}")
    return ExitCode.UNREADABLE if failed else ExitCode.CLEAN


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
