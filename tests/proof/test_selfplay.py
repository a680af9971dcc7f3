"""What the engine plays and records, with the texts of cards, the verifier verifies."""

from __future__ import annotations

import pytest

from hsreplay_sim.play import Deck, implemented
from proof.selfplay import BUILDS, Played, self_played, tried

SEED = 1


@pytest.mark.parametrize("number", range(0, len(BUILDS), 4))
def test_a_game_of_cards_with_texts_verifies(number: int) -> None:
    game = self_played(SEED, number)
    assert game.lines() == []
    assert game.actions > 20
    assert sum(game.reasons.values()) <= game.actions / 10


def test_cards_are_shown_without_the_shadow_of_their_attack_before_it_is_told() -> None:
    """From 13921 to 14830 a card bears the shadow of its cost alone."""
    assert self_played(3, 2, (15181,)).lines() == []


@pytest.mark.parametrize("build", [13740, 13921, 14366])
def test_a_game_of_an_era_that_states_no_build_shows_which_it_is(build: int) -> None:
    """It writes no tag that came later: by such a tag it would be taken for a later one."""
    games = [self_played(71, number, (build,)) for number in (1, 2)]
    assert [line for game in games for line in game.lines()] == []


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 300, 50))
def test_three_hundred_games_of_cards_with_texts_verify(first: int) -> None:
    games = [self_played(SEED, number) for number in range(first, first + 50)]
    assert {game.title: game.lines() for game in games if not game.clean} == {}


# --- what the seat of one player sees in part --------------------------------------------------


SITUATIONS = {
    "an aura on costs in a hand that nobody sees": (54613, "MAGE", "EX1_616 | CS2_182 CS2_121"),
    "an aura on some cards of such a hand": (28855, "MAGE", "FP1_017 | CS2_189 CS2_182"),
    "a trade that the other player sees": (241170, "MAGE", "CORE_EX1_005 CS2_182"),
    "a trade of a card that an aura made dearer": (255790, "MAGE", "EX1_616 | CORE_EX1_005"),
    "damage by the cost of a card drawn unseen": (20457, "PALADIN", "EX1_365 CS2_182 CS2_121"),
    "a body changed into one with other stats": (25770, "MAGE", "EX1_083 EX1_029 CS2_182"),
    "cards looked at and discarded unseen": (7234, "HUNTER", "DS1_184 CS2_182 CS2_121"),
    "a secret made cheaper while its player holds it": (9786, "MAGE", "EX1_612 EX1_294 CS2_182"),
    "an enchantment by the other player at random": (3140, "WARLOCK", "CS2_059 CS2_182 CS2_121"),
    "a cost by the size of the hand as a game begins": (3140, "WARLOCK", "EX1_105 CS2_121"),
    "a cost that goes down to 0": (88998, "WARLOCK", "BRM_028 CS2_168 CS2_065"),
    "a cost by the health that is set": (31353, "WARRIOR", "EX1_561 EX1_620 CS2_182 EX1_066"),
    "a copy of a card in a deck that nobody has seen": (
        157820,
        "PRIEST",
        "CFM_605 NEW1_023 CS2_182",
    ),
    "as many minions as chance has it": (20457, "MAGE", "PRO_001 CS2_182"),
    "a shield that ends in an attack": (217964, "PALADIN", "EX1_008 CS2_121 CS2_182"),
    "two cards generated, one of them never seen": (157820, "SHAMAN", "UNG_845 CS2_121 CS2_182"),
    "one card of each kind out of an unseen deck": (
        25770,
        "MAGE",
        "KAR_061 NEW1_023 CS2_168 CS2_172",
    ),
    "a card that is transformed as it is drawn": (12574, "MAGE", "GVG_092 CS2_182 CS2_023"),
    "a quest that is never seen": (18336, "MAGE", "UNG_028 | CS2_182 CS2_121 CS2_200"),
    "options of a card that is shuffled into a deck": (13619, "DRUID", "KAR_096 | CS2_182 CS2_121"),
    "a minion that is enchanted again at random": (31353, "WARRIOR", "NEW1_037 CS2_182 CS2_121"),
    "a machine back in a hand under an aura": (121569, "MAGE", "GVG_006 | EX1_006 CS2_182 GVG_044"),
    "a ritual with C'Thun in the hand": (28855, "MAGE", "OG_280 | OG_162 CS2_182 CS2_121"),
    "cards of three kinds laid on an unseen deck": (
        15590,
        "MAGE",
        "KAR_061 | NEW1_023 CS2_168 CS2_172 CS2_182",
    ),
    "a secret whose cost changes when it lies hidden": (185749, "MAGE", "BT_002 EX1_295 EX1_294"),
    "an offer of a deck with few such cards": (88998, "PRIEST", "UNG_029 CS2_182 CS2_121 CS2_200"),
    "a minion back in an unseen hand without its stats": (13619, "SHAMAN", "EX1_006 EX1_049"),
    "a cost by a wound": (18336, "WARRIOR", "GVG_052 CS2_182 CS2_168 CS2_173"),
    "stats swapped to nothing": (217964, "SHAMAN", "EX1_059 CS2_182 CS2_121"),
    "rituals without C'Thun": (13619, "MAGE", "OG_281 CS2_182"),
    "keywords at random": (54613, "MAGE", "GVG_107 CS2_182 CS2_121"),
    "one of two keywords that an attacker gains": (255790, "MAGE", "WW_420 CS2_121 CS2_182"),
    "a treasure dug up unseen": (255790, "ROGUE", "WW_001 CS2_182 CS2_121"),
    "a copy beside what lends Attack": (134558, "MAGE", "CFM_668 EX1_162 CS2_182"),
    "a Bomb that is seen in a deck": (28855, "WARRIOR", "BOT_511 BOT_511 BOT_511 CS2_182"),
    "a Secret that is discovered and cast unseen": (255790, "PALADIN", "UNG_011 CS2_182 CS2_121"),
    "keywords that an unseen deck has": (88998, "MAGE", "ICC_912 | EX1_008 CS2_121 CS2_182"),
    "copies that nothing stirs": (241170, "MAGE", "CFM_668 CS2_182"),
    "a minion that becomes one card twice": (134558, "SHAMAN", "SCH_235 CS2_231 CS2_121"),
    "a wound before a condition on an unseen hand": (54613, "MAGE", "DRG_106 CS2_234 CS2_182"),
    "a card dredged out of an unseen deck": (255790, "MAGE", "TSC_909 CS2_234 CS2_182"),
    "a card forged and never seen": (241170, "HUNTER", "TTN_302 CS2_182 CS2_121"),
    "the cheapest card of a hand with one that is seen": (
        241170,
        "WARLOCK",
        "DMF_119 TOY_601 CS2_182",
    ),
    "a cost that goes down again": (25770, "DRUID", "BOT_423 CS2_182 CS2_200"),
    "options of cards in a deck": (12574, "DRUID", "EX1_154 EX1_165 CS2_182"),
    "a card that is cast as the other player draws it": (
        15590,
        "ROGUE",
        "LOE_110 LOE_110 CS2_182 CS2_121",
    ),
    "a Secret out of a deck that nobody has seen": (
        6485,
        "MAGE",
        "FP1_004 FP1_004 EX1_295 CS2_182",
    ),
    "cards that become another class's": (18336, "WARLOCK", "OG_118 | CS2_062 CS2_063 CS2_182"),
    "a spell that returns to the hand": (54613, "ROGUE", "EX1_137 CS2_072 CS2_182"),
    "a card shown as it is made out of the game": (31353, "MAGE", "BOT_913 CS2_182 CS2_121"),
    "a spell that chance aims": (25770, "MAGE", "CFM_670 CS2_182 CS2_008 CS2_121"),
    "spells of an unseen hand, counted for tokens": (88998, "DRUID", "BT_135 CS2_005 CS2_182"),
    "spells of an unseen hand, counted for stats": (88998, "PRIEST", "DMF_121 CS1_112 CS2_182"),
    "spells of an unseen hand, counted for damage": (88998, "PRIEST", "BAR_307 CS1_112 CS2_182"),
    "Dragons of an unseen hand, counted for damage": (217964, "PRIEST", "TOY_714 DRG_213 CS2_182"),
    "healing beside Spell Damage": (134558, "PALADIN", "AV_213 CS2_142 NEW1_038 AV_213"),
    "one of two enchantments by chance": (134558, "MAGE", "SW_036 CS2_182 CS2_121"),
    "a card that shifts in a hand that nobody sees": (241170, "MAGE", "OG_123 CS2_182 CS2_121"),
    "an attack that chance lets be": (25770, "MAGE", "CFM_670 CS2_182 CS2_121"),
    "a Secret that is countered unseen": (134558, "MAGE", "EX1_287 CS2_182 CS2_121"),
    "a start of the game out of a hand": (88998, "MAGE", "DMF_254 | CS2_182 CS2_121 CS2_200"),
    "a minion that costs what a Secret cost": (54613, "MAGE", "LOE_086 EX1_295 CS2_182"),
    "an attacker that a trap sends back": (22611, "HUNTER", "EX1_611 CS2_172 CS2_168"),
    "a copy out of a hand that is seen in part": (
        22611,
        "ROGUE",
        "LOOT_412 CS2_182 CS2_168 CS2_072",
    ),
    "a copy discovered out of an unseen deck": (
        28855,
        "HUNTER",
        "ICC_415 NEW1_023 CS2_168 CS2_172 CS2_182",
    ),
    "a card of an unseen hand that is enchanted and copied": (
        88998,
        "WARRIOR",
        "BAR_841 CS2_179 EX1_398 CS2_187 CS2_182",
    ),
    "a body that has given way to another": (12574, "MAGE", "GVG_108 LOE_077 CS2_182 CS2_121"),
    "a trade that is told as a play": (88998, "MAGE", "SW_061 CS2_182"),
    "a copy out of a hand with an aura on that hand": (
        25770,
        "ROGUE",
        "LOOT_412 EX1_162 EX1_616 CS2_072",
    ),
    "a copy that names its original and comes with an aura": (
        121569,
        "ROGUE",
        "LOOT_412 EX1_616 CS2_182 EX1_129",
    ),
    "a bonus effect for a minion of the other player": (255790, "HUNTER", "WW_810 CS2_182 CS2_121"),
    "bonus effects that spread": (255790, "ROGUE", "TLC_465 CS2_182 CS2_121"),
    "a body and its twin that is set aside unseen": (255790, "WARLOCK", "TTN_465 CS2_182 CS2_121"),
    "a pack that is shuffled in and hidden": (255790, "WARLOCK", "UNG_851 | CS2_182 CS2_121"),
    "copies discovered out of two unseen decks": (
        255790,
        "PRIEST",
        "TIME_432 CS2_182 CS2_121 NEW1_023",
    ),
    "a copy of an unseen card with its enchantment": (
        255790,
        "PALADIN",
        "TLC_888 CFM_753 NEW1_023 DRG_213",
    ),
    "the bottom of a deck without a Demon": (255790, "WARLOCK", "JAIL_510 EX1_306 CS2_065"),
    "an attack that another text sends elsewhere": (
        31353,
        "WARRIOR",
        "GVG_065 GVG_065 GVG_112 CS2_182",
    ),
    "a case that holds what nobody has seen": (255790, "PRIEST", "VAC_935 CS2_182"),
    "draws of unseen Dragons": (31353, "MAGE", "CFM_806 | NEW1_023 EX1_043"),
    "an offer of less than three dead minions": (157820, "MAGE", "ULD_727 CS2_182 CS2_121"),
    "an aura on a card that shifts unseen": (20457, "WARLOCK", "OG_123 EX1_315 CS2_182 CS2_065"),
    "a minion frozen twice": (255790, "MAGE", "AV_102 CS2_182"),
    "a card drawn unseen, known from later, and changed": (
        31353,
        "MAGE",
        "GVG_092 CS2_182 CS2_121",
    ),
    "a body laid under a deck and larger": (157820, "DRUID", "TSC_653 CS2_182"),
    "a random minion of an unseen hand made another": (255790, "MAGE", "RLK_831 CS2_182 CS2_024"),
    "cards of an unseen hand that become another class's": (
        88998,
        "WARLOCK",
        "OG_118 OG_118 CS2_065 CS2_059",
    ),
    "a Deathrattle gained from a card drawn for a combo": (
        217964,
        "ROGUE",
        "DRG_031 CS2_072 EX1_096 CS2_182",
    ),
    "a Deathrattle gained from a card that nobody sees": (
        255790,
        "DRUID",
        "REV_310 EX1_096 CS2_182",
    ),
    "a Deathrattle triggered that nobody sees": (88998, "ROGUE", "SW_405 EX1_096 CS2_182"),
    "a target taken anew where only an unseen hand says that there is one": (
        20457,
        "PRIEST",
        "CFM_670 | BRM_034 NEW1_023 CS2_182",
    ),
    "cards of a deck that become another class's and cheaper": (
        31022,
        "WARLOCK",
        "OG_118 OG_118 CS2_065 CS2_059",
    ),
    "a Secret among helpful spells": (255790, "MAGE", "TOY_373 CORE_EX1_287 CS2_182"),
    "copies of cards in a deck that have options": (
        217964,
        "PRIEST",
        "ICC_207 CS2_182 CS2_121 EX1_165",
    ),
    "a hidden Secret that is cast again": (31022, "ROGUE", "DAL_558 | LOOT_204 CS2_072 CS2_182"),
    "a copy of one of several like cards in a hand": (54613, "PRIEST", "DAL_729 CS2_182 CS2_121"),
    "a weapon that becomes another in an unseen hand": (
        157318,
        "PALADIN",
        "LOOT_286 CS2_182 CS2_121",
    ),
}
"""What is seen in part → build, class, and the cards of both decks, behind those held once."""


def test_a_deck_may_hold_a_text_whose_tokens_the_data_have_lost() -> None:
    """Since 245258 the card data list four of the thirty Jade Golems; a game knows them all."""
    assert [implemented("CFM_902", build=build) for build in (241170, 255790)] == [True, True]


SEEN = [
    pytest.param(situation, seat, marks=() if number % 4 == 2 * seat - 2 else pytest.mark.proof)
    for number, situation in enumerate(SITUATIONS)
    for seat in (1, 2)
]
"""Each of them is a whole game, played, written, read and verified: all together are a proof."""


@pytest.mark.parametrize(("situation", "seat"), SEEN)
def test_a_text_that_one_seat_sees_in_part_verifies(situation: str, seat: int) -> None:
    build, hero, cards = SITUATIONS[situation]
    legendary, _, rest = cards.rpartition("| ")
    deck = Deck(hero, [*legendary.split(), *rest.split() * 30][:30])
    game = tried(Played(0, build), SEED, (seat,), [deck, deck])
    assert game.lines() == []
