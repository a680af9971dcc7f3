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
LIGHT = ("┌", "─", "┐", "│", "└", "┘")
HEAVY = ("┏", "━", "┓", "┃", "┗", "┛")
LIGHT_ASCII = ("+", "-", "+", "|", "+", "+")
HEAVY_ASCII = ("#", "=", "#", "H", "#", "#")
RULE = INNER * 5


def board_lines(board: Board, narrow: bool, ascii_only: bool) -> list[str]:
    """The lines of a board, opponent on top."""
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
    boxes = [_box(minion, ascii_only) for minion in side.minions]
    return ["".join(parts) for parts in zip(*boxes, strict=True)]


def _box(minion: BoardEntity, ascii_only: bool) -> list[str]:
    light, heavy = (LIGHT_ASCII, HEAVY_ASCII) if ascii_only else (LIGHT, HEAVY)
    left, line, right, side, low_left, low_right = heavy if minion.differs else light
    mark = " !" if minion.differs else ""
    keywords = " ".join(word[:3] for word in minion.keywords)
    rows = (clean(minion.name), f"{minion.atk}/{minion.health}{mark}", f"#{minion.id}", keywords)
    return [
        left + line * INNER + right,
        *(side + _centred(row) + side for row in rows),
        low_left + line * INNER + low_right,
    ]


def _centred(text: str) -> str:
    while _width(text) > INNER:
        text = text[:-1]
    gap = INNER - _width(text)
    return " " * (gap // 2) + text + " " * (gap - gap // 2)


def _width(text: str) -> int:
    return sum(2 if east_asian_width(c) in "WF" else 1 for c in text)
