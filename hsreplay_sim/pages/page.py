"""The page of a game: one HTML file that holds all it needs and may reach nothing else.

The policy of the page names its one style and its one script by their hashes; all else is refused,
so that a name in a recording stays a name whatever it says.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from hsreplay_sim.pages.data import as_json
from hsreplay_sim.pages.head import head, text

if TYPE_CHECKING:
    from hsreplay_sim.pages.data import GameData

SCRIPTS = ("elements.js", "course.js", "board.js", "entity.js", "step.js", "list.js", "page.js")
"""The parts of the script of a page, in the order in which they stand in it."""

PLAIN_MAX = 300_000
"""As many characters of data stand in a page as they are; more are packed."""

POLICY = (
    "default-src 'none'; style-src '{style}'; script-src {script};"
    " base-uri 'none'; form-action 'none'"
)


def page_of(game: GameData) -> str:
    """The page of a game."""
    script = "\n".join(asset(name) for name in SCRIPTS)
    form, data = packed(as_json(game))
    body = fill("page.html", head=head(game), script=script, form=form, data=data)
    return framed(f"{game.file} game {game.report.game}", body, script)


def framed(title: str, body: str, script: str = "") -> str:
    """A whole page with this body; its policy lets this script run, and no other."""
    style = asset("page.css")
    policy = POLICY.format(
        style=_digest(style), script=f"'{_digest(script)}'" if script else "'none'"
    )
    return fill("frame.html", title=text(title), policy=policy, style=style, body=body)


def _digest(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()
    return f"sha256-{base64.b64encode(digest).decode('ascii')}"


def packed(text: str) -> tuple[str, str]:
    """Data for a page and the form they are in: as they are, or packed.

    No `<` is left in them, which alone could end the element that holds them.
    """
    if len(text) <= PLAIN_MAX:
        return "plain", text.replace("<", "\\u003c")
    zipped = gzip.compress(text.encode(), mtime=0)
    return "gzip", base64.b64encode(zipped).decode("ascii")


def fill(name: str, **parts: str) -> str:
    """A template with its parts put in; a part is never looked through for places of others."""
    pieces = asset(name).split("{{")
    return pieces[0] + "".join(
        parts[place] + rest for place, _, rest in (piece.partition("}}") for piece in pieces[1:])
    )


@cache
def asset(name: str) -> str:
    """A file that pages are made of."""
    return files("hsreplay_sim.pages").joinpath("assets", name).read_text(encoding="utf-8")
