"""Conditions that decide nothing in any recording, and stay for input that is damaged or foreign.

`scripts/prove.py conditions` finds them: no recording and no test of a rule gives the other answer,
but a game that is loaded, put together by hand or spoilt does.
"""

from __future__ import annotations

UNDECIDED: dict[str, str] = {
    "engine/state/game.py:Game.owner": "A state that is loaded may have entities of no player.",
    "engine/state/following.py:queue_mortally_wounded": "A position that is put together may begin"
    " with a minion that is mortally wounded: the next update buries it.",
    "engine/options/options.py:sub_cards": "Options are asked for of any card of a loaded state.",
}
"""File below the package and function → why its conditions stay."""
