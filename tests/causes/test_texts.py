"""What recordings do not show of a text is said of the text that is at work."""

from __future__ import annotations

from causes.told import Told
from hsreplay_sim.base.tags import CREATOR
from hsreplay_sim.causes.sides import Sides
from hsreplay_sim.causes.texts import called, doubt


def of(card_id: str, build: int) -> str:
    at = Told(card_id, build)
    return doubt(Sides(at.step, ()), [at.spell.id])


def test_a_text_that_recordings_show_is_not_doubted() -> None:
    assert of("CS2_029", 54613) == ""


def test_a_text_that_was_first_seen_in_a_later_build() -> None:
    assert of("DS1_184", 10956) == (
        "no recording before build 31022 shows what Tracking (DS1_184) does"
    )


def test_an_enchantment_stands_for_the_card_that_made_it() -> None:
    at = Told("DS1_184", 10956)
    at.table.play("CS2_092", at.yeti)
    kings = next(e for e in at.table.game.entities.values() if e.card_id == "CS2_092e")
    kings.tags[CREATOR] = at.spell.id
    assert "Tracking" in doubt(Sides(at.step, ()), [kings.id])


def test_nobody_is_named_where_nobody_is_known() -> None:
    at = Told()
    sides = Sides(at.step, ())
    assert called(sides, 900) == "a hidden card #900"
    assert doubt(sides, [0, 900]) == ""
