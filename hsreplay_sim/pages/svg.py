"""A board as a picture: SVG that needs nothing else and is readable in light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from unicodedata import east_asian_width

from hsreplay_sim.report.model import Board, BoardEntity, Side
from hsreplay_sim.report.text import clean

TILE, GAP, HIGH = 104, 8, 84
MARGIN = 16
LINE = 18
IN_A_ROW = 7
NAME_WIDTH = 14
"""Characters of a name that fit into a line of a tile."""
TEXT_WIDTH = 100
"""Characters that fit into a line across the picture."""
WIDTH = 2 * MARGIN + IN_A_ROW * TILE + (IN_A_ROW - 1) * GAP

STYLE = """\
text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#1a2030}
.ground{fill:#f7f8fa;stroke:#d5d9e0}.tile{fill:#fff;stroke:#b9c0cc}.rule{stroke:#b9c0cc}
.soft{fill:#5a6478;font-size:12px}.name{font-size:12px}.strong{font-weight:700}
.stats{font-size:18px;font-weight:700}
.differs{fill:#fde4e2;stroke:#b3201f;stroke-width:3}.flag{fill:#b3201f;font-weight:700;font-size:12px}
@media(prefers-color-scheme:dark){text{fill:#e6e9f0}.ground{fill:#151922;stroke:#343c4b}
.tile{fill:#1f2530;stroke:#4a5466}.rule{stroke:#4a5466}.soft{fill:#a3adbf}
.differs{fill:#4a1d1d;stroke:#ff9a94}.flag{fill:#ff9a94}}"""


def board_svg(board: Board, title: str = "") -> str:
    """A board with the opponent on top; what differs has a heavy border and says so."""
    drawing = _Drawing()
    if title:
        drawing.text(clean(title), "soft")
        drawing.y += GAP
    drawing.side(board.top)
    drawing.minions(board.top.minions)
    drawing.rule()
    drawing.minions(board.bottom.minions)
    drawing.side(board.bottom)
    return drawing.whole(clean(title) or "A board")


class _Drawing:
    """Parts of a picture, put below each other."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.y = MARGIN

    def whole(self, title: str) -> str:
        high = self.y + MARGIN // 2
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{high}"'
            f' viewBox="0 0 {WIDTH} {high}" role="img" aria-label="{escape(title)}">'
        )
        size = f'x=".5" y=".5" width="{WIDTH - 1}" height="{high - 1}"'
        ground = f'<rect class="ground" {size} rx="8"/>'
        return "\n".join([head, f"<style>{STYLE}</style>", ground, *self.parts, "</svg>", ""])

    def text(self, words: str, kind: str) -> None:
        """A line across the picture."""
        self.y += LINE
        self.parts.append(_text(MARGIN, self.y - 5, words, kind))

    def rule(self) -> None:
        """The line between the players."""
        end = WIDTH - MARGIN
        self.parts.append(f'<path class="rule" d="M{MARGIN} {self.y}H{end}" stroke-dasharray="4"/>')
        self.y += GAP

    def side(self, side: Side) -> None:
        """A player: who, what is left, what is held."""
        self.text(_facts(side), "strong")
        held = ", ".join(clean(card) for card in side.hand if card != "?")
        unseen = side.hand.count("?")
        hidden = f"{unseen} not shown" if unseen else ""
        said = ", ".join(filter(None, (held, hidden)))
        for line in wrapped(f"hand: {said}", TEXT_WIDTH) if said else ():
            self.text(line, "soft")
        self.y += GAP

    def minions(self, minions: tuple[BoardEntity, ...]) -> None:
        """Rows of tiles, each in the middle."""
        for start in range(0, len(minions), IN_A_ROW):
            row = minions[start : start + IN_A_ROW]
            left = (WIDTH - len(row) * TILE - (len(row) - 1) * GAP) // 2
            for place, minion in enumerate(row):
                self.parts += _tile(minion, left + place * (TILE + GAP), self.y)
            self.y += HIGH + GAP
        if not minions:
            self.y += GAP


def _tile(minion: BoardEntity, x: int, y: int) -> Iterator[str]:
    kind = "differs" if minion.differs else "tile"
    yield f'<rect class="{kind}" x="{x}" y="{y}" width="{TILE}" height="{HIGH}" rx="8"/>'
    middle = x + TILE // 2
    for number, line in enumerate(wrapped(clean(minion.name), NAME_WIDTH)[:2]):
        yield _text(middle, y + 16 + number * 14, line, "name", middle=True)
    yield _text(middle, y + 52, f"{minion.atk}/{minion.health}", "stats", middle=True)
    words = " ".join(minion.keywords)
    below = f"{words[:NAME_WIDTH]} #{minion.id}".strip()
    yield _text(middle, y + 66, below, "soft", middle=True)
    if minion.differs:
        yield _text(middle, y + 79, "differs", "flag", middle=True)


def _facts(side: Side) -> str:
    armor = f" +{side.armor}" if side.armor else ""
    parts = [clean(side.player), f"{clean(side.hero)} {side.health}{armor} HP".strip()]
    parts.append(f"mana {side.mana}/{side.mana_max}")
    if side.weapon:
        parts.append(clean(side.weapon))
    parts += [f"deck {side.deck}", f"hand {len(side.hand)}"]
    if side.secrets:
        parts.append(f"secrets {', '.join(map(clean, side.secrets))}")
    return " · ".join(parts)


def _text(x: int, y: int, words: str, kind: str, *, middle: bool = False) -> str:
    anchor = ' text-anchor="middle"' if middle else ""
    return f'<text class="{kind}" x="{x}" y="{y}"{anchor}>{escape(words)}</text>'


def wrapped(words: str, width: int) -> list[str]:
    """Lines of at most so many characters, broken between words where that is possible."""
    lines = [""]
    for word in _short_words(words.split(), width):
        longer = f"{lines[-1]} {word}".strip()
        if _wide(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _short_words(words: Iterable[str], width: int) -> Iterator[str]:
    for word in words:
        rest = word
        while _wide(rest) > width:
            cut = width if rest.isascii() else width // 2
            yield rest[:cut]
            rest = rest[cut:]
        yield rest


def _wide(words: str) -> int:
    return sum(2 if east_asian_width(c) in "WF" else 1 for c in words)
