"""The packets that the engine writes: plain tuples, and what each kind of them holds."""

from __future__ import annotations

from typing import Any, Final

TAG: Final = 0
"""(TAG, entity, tag, new, old)"""
FULL: Final = 1
"""(FULL, entity, card_id, tags, None): created, with a copy of its first tags."""
SHOW: Final = 2
"""(SHOW, entity, card_id, tags, None): revealed to both players where it lies."""
HIDE: Final = 3
"""(HIDE, entity, zone, 0, None): out of the opponent's (deck: everyone's) sight."""
CHANGE: Final = 4
"""(CHANGE, entity, card_id, changed tags, old (card_id, tags)): became another card."""
OPEN: Final = 5
"""(OPEN, entity, block type, (index, target, sub option, keyword), None)"""
CLOSE: Final = 6
"""(CLOSE, entity, block type, 0, None)"""
META: Final = 7
"""(META, 0, kind, (data, entity ids), None)"""
SHUFFLE: Final = 8
"""(SHUFFLE, player entity, 0, 0, None)"""
CHOICES: Final = 9
"""(CHOICES, player entity, kind, (source, min, max, entity ids), None)"""
CHOSEN: Final = 10
"""(CHOSEN, player entity, 0, entity ids, None)"""

Packet = tuple[int, int, Any, Any, Any]
"""Kind, entity and what the kind says above; a tag change is all ints."""
