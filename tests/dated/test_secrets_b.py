"""Secrets and what stops them, in reports of 2017 and 2018."""

from __future__ import annotations

import pytest

from dated.position import names, position, stand


@pytest.mark.parametrize(("build", "fires"), [(21517, True), (22115, True), (22611, False)])
def test_spellbender_behind_counterspell(build: int, fires: bool) -> None:
    """D-255, D-256: in 9.2 it fired at a countered spell, for nothing; since 10.0 it waits."""
    game, _, foe = position("MAGE", "MAGE", build=build)
    (yeti,) = stand(foe, "Chillwind Yeti")
    game.opponents_turn("Counterspell", "Spellbender")
    game.play("Fireball", target=yeti)
    assert yeti.damage == 0
    assert names(foe.secrets) == ([] if fires else ["Spellbender"])
    assert names(foe.field) == ["Chillwind Yeti", *(["Spellbender"] if fires else [])]


@pytest.mark.parametrize(
    ("secret", "build", "fires"),
    [
        ("Redemption", 20970, True),
        ("Redemption", 21517, False),
        ("Redemption", 22115, False),
        ("Redemption", 22611, True),
        ("Effigy", 14406, True),
        ("Effigy", 20970, True),
        ("Effigy", 23966, False),
    ],
)
def test_a_secret_of_the_dead_and_a_full_board(secret: str, build: int, fires: bool) -> None:
    """D-257 to D-260: one of seven dies, so there is room; yet since 9.2 not all have fired."""
    game, _, foe = position("ROGUE", "MAGE", build=build)
    game.opponents_turn(secret)
    doomed = stand(foe, *["Chillwind Yeti"] * 7)[3]
    game.play("Assassinate", target=doomed)
    assert names(foe.secrets) == ([] if fires else [secret])
    assert len(foe.field) == (7 if fires else 6)
