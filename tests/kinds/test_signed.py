"""The texts of the two sets of 2025 that name themselves on what they summon.

Of the texts of Into the Emerald Dream and The Lost City of Un'Goro that a recording ran, ten set
DISPLAYED_CREATOR of the minion they summon: EDR_813 (U231:1589), EDR_818 (U432:7476), EDR_461t
(U575:5975), EDR_454t (U575:12993), TLC_100t2 (U249:24081), TLC_630t (U305:3893), TLC_234
(U422:5706), TLC_818 (U575:7214), TLC_622 (U575:12789), TLC_482 (U568:13613). No text of another set
summons so. A Dark Gift's
spell is signed by six texts (EDR_105 U522:2176, EDR_456 U249:2348, EDR_811 U432:11867, EDR_882
U482:1704, CORE_EDR_004 U307:2576, FIR_939 in four builds, U575:1817) and not by FIR_900
(U568:16639) and EDR_856 (U575:3448); the build does not matter.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from hsreplay_sim.cards.registry import classes
from reading.trees import source_of

SETS = ("into_the_emerald_dream", "the_lost_city_of_ungoro")
UNSIGNED = {
    "EDR_820a": "the same minions as EDR_840",
    "EDR_840": "U305:4942",
    "EDR_841": "the same three minions as EDR_840",
    "TLC_468": "U422:12333",
}
"""Card id of a text that signs nothing → why."""
GIFT_UNSIGNED = {"EDR_856": "U575:3448", "FIR_900": "U568:16639, U568:32360"}


def calls(*names: str) -> Iterator[tuple[str, str, ast.Call]]:
    """Card id, set and call of each of these words in a class."""
    for name, definition in classes().items():
        for node in ast.walk(source_of(definition)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                yield name, definition.__module__.split(".")[-2], node


def signs(call: ast.Call, otherwise: bool) -> bool:
    said = [each.value for each in call.keywords if each.arg == "signed"]
    return bool(getattr(said[0], "value", True)) if said else otherwise


def test_all_texts_of_the_two_sets_sign_what_they_summon() -> None:
    summoning = calls("summon", "summon_random", "resurrect")
    of_sets = ((name, call) for name, where, call in summoning if where in SETS)
    assert {name for name, call in of_sets if not signs(call, False)} == set(UNSIGNED)


def test_all_texts_sign_the_spell_that_offers_dark_gifts() -> None:
    unsigned = {name for name, _, call in calls("discover_with_gift") if not signs(call, True)}
    assert unsigned == set(GIFT_UNSIGNED)
