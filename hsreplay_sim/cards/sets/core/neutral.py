"""The Core set: neutral."""

from hsreplay_sim.cards.words import *


class CORE_EDR_004:
    """Raptor Herald.

    Rewind. Battlecry: Discover a Beast with a Dark Gift. Kindred: It costs (1) less.
    """

    action = discover_with_gift(discoverable(pool(A_MINION, race=Race.BEAST))) >> when(
        KINDRED, give(MADE & IN_HAND, "GBL_003e")
    )


class CORE_EDR_004_2026:
    """Raptor Herald.

    Rewind. Battlecry: Discover a Beast with a Dark Gift. Kindred: It costs (1) less.
    """

    action = discover_with_gift(discoverable(pool(A_MINION, race=Race.BEAST))) >> when(
        KINDRED, give(MADE & IN_HAND, "GBL_003e")
    )


class CS3_022:
    """Fogsail Freebooter. Battlecry: If you have a weapon equipped, deal 2 damage."""

    targets = target(CHARACTERS, only=any_of(FRIENDLY_WEAPON))
    action = damage(TARGET, N)


class CS3_024:
    """Taelan Fordring. Taunt, Divine Shield. Deathrattle: Draw your highest Cost minion."""

    deathrattle = draw_from(highest(FRIENDLY_DECK & MINION, COST))


class CS3_025:
    """Overlord Runthak. Rush. Whenever this attacks, give +1/+1 to all minions in your hand."""

    events = when_attacks(SELF, give(FRIENDLY_HAND & MINION, "CS3_025e"))


class CS3_031:
    """Alexstrasza the Life-Binder.

    Battlecry: Choose a character. If it's friendly, restore 8 Health. If it's an enemy, deal 8
    damage.
    """

    targets = CHARACTERS
    action = when(any_of(TARGET & FRIENDLY), heal(TARGET, N), damage(TARGET, N2))


class CS3_032:
    """Onyxia the Broodmother. At the end of each turn, fill your board with 1/1 Whelps."""

    events = turn_end(summon("ds1_whelptoken", FREE_SLOTS), whose=BOTH_PLAYERS)


class CS3_033:
    """Ysera the Dreamer. Battlecry: Add one of each Dream card to your hand.

    The cheapest comes first (U165:12186).
    """

    action = (
        add_card("DREAM_05")
        >> add_card("DREAM_04")
        >> add_card("DREAM_01")
        >> add_card("DREAM_02")
        >> add_card("DREAM_03")
    )


class CS3_034:
    """Malygos the Spellweaver. Battlecry: Draw spells until your hand is full."""

    action = draw_from(FRIENDLY_DECK & SPELL, FREE_HAND)


class CS3_035:
    """Nozdormu the Eternal.

    Start of Game: If this is in BOTH players' decks, turns are only 15 seconds long.

    Each of the two shortens the turns of its own player; a single one is not shown (U472:1123).
    """

    starts = any_of((ENEMY_DECK + ENEMY_HAND) & OF_A_DECK & card("CS3_035"))
    start_of_game = give(FRIENDLY_PLAYER, "CS3_035e") >> set_tag(FRIENDLY_PLAYER, TIMEOUT, N)


class CS3_035e:
    """Nozdormu Time. Turns are 15 seconds long. (CS3_035 says what it does.)"""


class CS3_036:
    """Deathwing the Destroyer.

    Battlecry: Destroy all other minions. Discard a card for each destroyed.
    """

    action = (
        remember_number(count(MINIONS - SELF)) >> destroy(MINIONS - SELF) >> discard(LEFT_BEHIND)
    )
