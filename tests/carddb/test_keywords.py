"""A minion or weapon has the keywords that its text consists of, whatever the data forgot."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    DIVINE_SHIELD,
    ELUSIVE,
    IMMUNE,
    LIFESTEAL,
    MEGA_WINDFURY,
    OVERLOAD,
    RUSH,
    SPELLPOWER,
    SUMMONED_WHEN_DRAWN,
    TAUNT,
    TRADEABLE,
)
from hsreplay_sim.carddb.keywords import leading, named
from hsreplay_sim.carddb.store import CardStore


@pytest.mark.parametrize(
    ("card_id", "build", "tags"),
    [
        ("TSC_941t", 137436, {TAUNT: 1}),
        ("SW_033", 88998, {RUSH: 1, LIFESTEAL: 1, OVERLOAD: 1}),
        ("SW_055", 88998, {TRADEABLE: 1, RUSH: 1}),
        ("SW_107", 121569, {TRADEABLE: 1}),
        ("WW_331", 189017, {TRADEABLE: 0}),
        ("CFM_039", 184968, {SPELLPOWER: 2}),
        ("WW_382", 190416, {MEGA_WINDFURY: 1, OVERLOAD: 2}),
        ("GVG_111t", 20457, {MEGA_WINDFURY: 1}),
        ("EDR_101t", 255790, {DIVINE_SHIELD: 0}),
        ("TTN_080", 185749, {RUSH: 1}),
        ("SW_306", 88998, {TAUNT: 1}),
        ("BT_197t", 195635, {TAUNT: 1, LIFESTEAL: 1, ELUSIVE: 0}),
        ("CATA_558", 241170, {ELUSIVE: 1}),
        ("WON_029", 184968, {SPELLPOWER: 1}),
        ("DALA_BOSS_61t", 30795, {IMMUNE: 0}),
        ("EDR_260t", 241170, {SUMMONED_WHEN_DRAWN: 1}),
        ("EDR_260", 241170, {SUMMONED_WHEN_DRAWN: 0}),
        ("TTN_083t", 241170, {SUMMONED_WHEN_DRAWN: 0}),
    ],
)
def test_forgotten_keywords_are_added(card_id: str, build: int, tags: dict[int, int]) -> None:
    card = CardStore.open().at(build).get(card_id)
    assert card is not None
    assert {tag: card.tags.get(tag, 0) for tag in tags} == tags


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("", []),
        ("<b>Divine Shield</b>, <b>Rush</b>", ["divine shield", "rush"]),
        ("<b>Mega-Windfury</b>\n<i>(Can attack four times a turn.)</i>", ["mega windfury"]),
        ("<b>Corrupted</b>\n<b>Taunt</b>", ["corrupted", "taunt"]),
        ("<b>Mini</b>\n<b>Rush</b>, <b>Lifesteal</b>", ["mini", "rush", "lifesteal"]),
        ("Give your minions <b>Rush</b>.", None),
        ("<i>(It awakens.)</i>", None),
        ("+3 Attack.", None),
        ("<b>Rush</b>. Draw a card.", None),
    ],
)
def test_a_text_of_keywords_says_nothing_else(text: str, keywords: list[str] | None) -> None:
    assert named(text) == keywords


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("<b>Rush</b>. <b>Battlecry:</b> Draw a card.", ["rush"]),
        ("<b>Taunt</b>, <b>Lifesteal</b> <b>Elusive</b> on your turn.", ["taunt", "lifesteal"]),
        ("<b>Spell Damage +1</b> Your spells cost (1) more.", ["spell damage"]),
        ("<b>Stealth</b> for 1 turn.", []),
        ("<b>Immune</b>. Can't attack.", []),
        ("<b>Taunt</b> minions cost (1) less.", []),
        ("Has <b>Rush</b>.", []),
    ],
)
def test_a_text_begins_with_keywords_that_stand_alone(text: str, keywords: list[str]) -> None:
    assert leading(text) == keywords
