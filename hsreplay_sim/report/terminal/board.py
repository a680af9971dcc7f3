"""A board drawn with characters: boxes if there is room, otherwise one line a minion.

A heavy border and a `!` mark an entity that differs; no colour is needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from hsreplay_sim.report.text import clean

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Board, BoardEntity, Side

INNER = 12
SEVEN = 7 * (INNER + 2)
"""The columns of a full row of boxes."""
LIGHT = ("┌", "─", "┐", "│", "└", "┘")
HEAVY = ("┏", "━", "┓", "┃", "┗", "┛")
LIGHT_ASCII = ("+", "-", "+", "|", "+", "+")
HEAVY_ASCII = ("#", "=", "#", "H", "#", "#")
RULE = INNER * 5


def board_lines(board: Board, narrow: bool, ascii_only: bool, width: int = SEVEN) -> list[str]:
    """The lines of a board, opponent on top; a list where the boxes are wider than `width`."""
    longest = max(len(side.minions) for side in (board.top, board.bottom))
    narrow = narrow or longest * (INNER + 2) > width
    rule = ("-" if ascii_only else "─") * (RULE // (2 if narrow else 1))
    draw = _names if narrow else _boxes
    return [
        *_side(board.top),
        *draw(board.top, ascii_only),
        rule,
        *draw(board.bottom, ascii_only),
        *_side(board.bottom),
    ]


def _side(side: Side) -> list[str]:
    armor = f" +{side.armor}" if side.armor else ""
    parts = [clean(side.player), f"{clean(side.hero)} {side.health}{armor} HP".strip()]
    parts.append(f"mana {side.mana}/{side.mana_max}")
    if side.weapon:
        parts.append(f"weapon {clean(side.weapon)}")
    seen = ", ".join(clean(card) for card in side.hand if card != "?")
    parts.append(f"hand {len(side.hand)}" + (f": {seen}" if seen else ""))
    parts.append(f"deck {side.deck}")
    if side.secrets:
        parts.append(f"secrets {', '.join(clean(secret) for secret in side.secrets)}")
    return ["  ".join(parts)]


def _names(side: Side, _: bool) -> list[str]:
    return [
        f"  {clean(m.name)} {m.atk}/{m.health} #{m.id}{_words(m)}{' !' if m.differs else ''}"
        for m in side.minions
    ]


def _words(minion: BoardEntity) -> str:
    return f" ({', '.join(minion.keywords)})" if minion.keywords else ""


def _boxes(side: Side, ascii_only: bool) -> list[str]:
    """The minions side by side, as high as the longest name and the most keywords need."""
    cells = [_cells(minion) for minion in side.minions]
    heights = [max(map(len, parts)) for parts in zip(*cells, strict=True)]
    boxes = [
        _box([row for part, height in zip(parts, heights, strict=True) for row in
              part + [""] * (height - len(part))], minion.differs, ascii_only)
        for minion, parts in zip(side.minions, cells, strict=True)
    ]  # fmt: skip
    return ["".join(parts) for parts in zip(*boxes, strict=True)]


def _cells(minion: BoardEntity) -> tuple[list[str], ...]:
    """Return the lines of a minion's box: the whole name, the numbers, the keywords."""
    mark = " !" if minion.differs else ""
    keywords = " ".join(word[:3] for word in minion.keywords)
    numbers = [f"{minion.atk}/{minion.health}{mark}", f"#{minion.id}"]
    return _wrapped(clean(minion.name)), numbers, _wrapped(keywords)


def _box(rows: list[str], differs: bool, ascii_only: bool) -> list[str]:
    light, heavy = (LIGHT_ASCII, HEAVY_ASCII) if ascii_only else (LIGHT, HEAVY)
    left, line, right, side, low_left, low_right = heavy if differs else light
    return [
        left + line * INNER + right,
        *(side + _centred(row) + side for row in rows),
        low_left + line * INNER + low_right,
    ]


def _centred(text: str) -> str:
    gap = INNER - _width(text)
    return " " * (gap // 2) + text + " " * (gap - gap // 2)


def _wrapped(text: str) -> list[str]:
    """The text in rows of a box; only a word that is longer than a row is broken."""
    rows = [""]
    for word in text.split():
        if rows[-1] and _width(rows[-1]) + 1 + _width(word) <= INNER:
            rows[-1] += f" {word}"
            continue
        rows += _parts(word)
    return rows[1:]


def _parts(word: str) -> list[str]:
    parts = [""]
    for letter in word:
        if _width(parts[-1] + letter) > INNER:
            parts.append("")
        parts[-1] += letter
    return parts


def _width(text: str) -> int:
    return sum(2 if east_asian_width(c) in "WF" else 1 for c in text)
