"""A card has what its text promises of itself, whatever the data forgot."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    BATTLECRY,
    COMBO,
    DAMAGE,
    DEATHRATTLE,
    DIVINE_SHIELD,
    ELUSIVE,
    FRENZY,
    HONORABLE_KILL,
    IMMUNE,
    LIFESTEAL,
    MEGA_WINDFURY,
    OVERLOAD,
    OVERLOAD_OWED,
    RUSH,
    SECRET,
    SPELLPOWER,
    START_OF_GAME_KEYWORD,
    SUMMONED_WHEN_DRAWN,
    TAUNT,
    TRADEABLE,
)
from hsreplay_sim.carddb.keywords import elusive, leading, marks, named, overload
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.cards.words.pools import battlecry_card
from table import table


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
        ("EX1_563", 208591, {SPELLPOWER: 5}),
        ("EX1_563", 255790, {SPELLPOWER: 5}),
        ("DAL_576", 210640, {SPELLPOWER: 3}),
        ("YOP_021", 255790, {SPELLPOWER: 2}),
        ("MEND_303", 255790, {TAUNT: 1, BATTLECRY: 1}),
        ("JAIL_890", 255790, {TAUNT: 1}),
        ("CATA_551", 245258, {TAUNT: 1}),
        ("DRGA_005", 39954, {MEGA_WINDFURY: 1}),
        ("RLK_730", 159202, {LIFESTEAL: 1}),
        ("EDR_101t9", 217964, {LIFESTEAL: 0}),
        ("SCH_615", 54613, {OVERLOAD: 2}),
        ("SCH_615", 58213, {OVERLOAD: 1}),
        ("BE_302", 255790, {OVERLOAD: 1}),
        ("PVPDR_Finley_HP3", 137436, {OVERLOAD: 0}),
        ("BAR_430", 142295, {BATTLECRY: 1}),
        ("CORE_EX1_323", 79904, {BATTLECRY: 1}),
        ("YOD_016", 45310, {DEATHRATTLE: 1}),
        ("BAR_031", 77662, {FRENZY: 1}),
        ("AV_565", 145077, {HONORABLE_KILL: 1}),
        ("AV_224", 134558, {HONORABLE_KILL: 0}),
        ("DMF_254", 66927, {START_OF_GAME_KEYWORD: 1}),
        ("CATA_785", 241170, {COMBO: 1}),
        ("ULDA_045t", 33717, {SECRET: 1}),
        ("ICC_047a", 20457, {DEATHRATTLE: 0}),
        ("OG_279", 40734, {BATTLECRY: 0}),
        ("EDR_494", 217964, {DEATHRATTLE: 0}),
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
        ("<b>Gigantic</b>\n<b>Taunt</b>", ["gigantic", "taunt"]),
        (
            "<b>Rush</b>\n<i>Doesn't leave a <b>Corpse</b>.</i>",
            ["rush", "doesn't leave a corpse"],
        ),
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
        ("<b>Taunt. Battlecry:</b> Draw a card.", ["taunt"]),
        ("<b>Prepare</b>, <b>Taunt</b> ALL minions cost (2) more.", ["taunt"]),
        ("<b>Taunt</b><i>You may draw.</i>", ["taunt"]),
        ("<b>Colossal +2, <b>Rush</b></b> <b>Battlecry:</b> Draw.", ["rush"]),
        ("<b>Mega-Windfury</b>. Can't attack heroes.", ["mega windfury"]),
        ("<b>Dormant</b> for 2 turns. <b>Spell Damage +2</b>", ["spell damage"]),
        ("<b>Taunt</b>fury", []),
    ],
)
def test_a_text_begins_with_keywords_that_stand_alone(text: str, keywords: list[str]) -> None:
    assert leading(text) == keywords


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<b>Battlecry:</b> Draw a card.", [BATTLECRY]),
        ("<b>Battlecry</b>: Draw a card. <b>Combo:</b> Two.", [BATTLECRY, COMBO]),
        ("<b>Battlecry and Deathrattle:</b> Draw.", [BATTLECRY, DEATHRATTLE]),
        ("<b>Infused Battlecry:</b> Draw.", [BATTLECRY]),
        ("<b>Start of Game</b>: Draw.", [START_OF_GAME_KEYWORD]),
        ('Give a minion "<b>Deathrattle:</b> Draw."', []),
        ("Your <b>Battlecry</b> minions cost (1) less.", []),
    ],
)
def test_a_text_says_what_stands_before_its_colons(text: str, said: list[int]) -> None:
    assert marks(text) == said


@pytest.mark.parametrize(
    ("text", "crystals"),
    [
        ("Draw a card. <b>Overload:</b> (2)", 2),
        ("Draw a card. <b>Overload: (1)</b>", 1),
        ("<b>Overload</b>: (3)", 3),
        ("After you <b>Overload</b>, draw a card.", 0),
        ("<b>Overload</b> that player for (2).", 0),
    ],
)
def test_a_sentence_of_its_own_says_what_a_card_overloads(text: str, crystals: int) -> None:
    assert overload(text) == crystals


@pytest.mark.parametrize("build", [208591, 255790])
def test_malygos_adds_five_to_a_fireball_in_any_build(build: int) -> None:
    t = table(build=build)
    t.minion("EX1_563")
    foe = t.hero(2)
    t.play("CS2_029", foe)
    assert foe.get(DAMAGE) == 11


def test_totem_goliath_locks_a_crystal_of_the_next_turn() -> None:
    t = table(build=58213)
    t.play("SCH_615")
    assert t.tag(OVERLOAD_OWED) == 1


def test_brann_doubles_a_battlecry_that_the_data_do_not_mark() -> None:
    t = table(build=86601)
    t.minion("LOE_077")
    t.minion("CS2_168")
    foe = t.hero(2)
    t.play("BAR_040", foe)
    assert foe.get(DAMAGE) == 4


@pytest.mark.parametrize(
    ("card_id", "shouts"),
    [("OG_131", True), ("DAL_422", True), ("BAR_040", True), ("FP1_017", False), ("SW_115", False)],
)
def test_a_pool_of_battlecries_has_no_card_that_only_speaks_of_them(
    card_id: str, shouts: bool
) -> None:
    card = CardStore.open().at(121569).get(card_id)
    assert card is not None
    assert battlecry_card(card) == shouts


@pytest.mark.parametrize(
    ("text", "always"),
    [
        ("Can't be targeted by spells or Hero Powers.", True),
        ("<b><b>Taunt</b>,</b><b>Reborn</b> Can't be targeted by spells or Hero Powers.", True),
        ("<b><b>Taunt</b>, Rush</b> Can't be targeted by spells or Hero Powers.", True),
        ("<b>Elusive, Taunt</b><b>Spellburst:</b> Draw a card.", True),
        ("<b>Elusive Deathrattle:</b> Draw a card.", True),
        ("<b>Taunt</b>, <b>Lifesteal</b><b>Elusive</b> on your opponent's turn.", False),
        ('Your minions have "Can\'t be targeted by spells or Hero Powers."', False),
        ("<b>Deathrattle:</b> Summon a 4/4 Whelp with <b>Elusive</b>.", False),
    ],
)
def test_a_minion_is_elusive_if_its_text_says_so_of_itself_and_of_all_turns(
    text: str, always: bool
) -> None:
    assert elusive(text) == always


@pytest.mark.parametrize(("card_id", "build"), [("RLK_602", 159202), ("YOD_003", 56359)])
def test_no_spell_is_aimed_at_what_the_data_do_not_call_elusive(card_id: str, build: int) -> None:
    t = table(build=build)
    body = t.minion(card_id, 2)
    assert t.refuses("CS2_029", body)


@pytest.mark.parametrize("build", [195635, 255790])
def test_reliquary_prime_is_elusive_on_the_other_turn_alone(build: int) -> None:
    t = table(build=build)
    mine, theirs = t.minion("BT_197t", 1), t.minion("BT_197t", 2)
    assert t.refuses("CS2_029", theirs)
    assert not t.refuses("CS2_029", mine)
