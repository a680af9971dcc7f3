"""The Lost City of Un'Goro: Rogue."""

from hsreplay_sim.cards.words import *


class DINO_408:
    """Crystal Tusk.

    Battlecry: Shuffle the left- most card in your hand into your deck. Deathrattle: Draw 2 cards.
    """

    action = shuffle_away(leftmost(FRIENDLY_HAND))
    deathrattle = draw(N)


MASK = add_random(
    any_class_but_mine(given("DINO_402", "DINO_403", "DINO_428", "DINO_429", "DINO_432"))
)
"""The Mask that a Costume Merchant brings."""


class DINO_427:
    """Costume Merchant.

    Battlecry: Get a random Mask from another class. Combo: It costs (2) less.
    """

    action = MASK
    combo = MASK >> give(MADE & IN_HAND, "GBL_002e")


class TLC_513t2:
    """Tortollan Ninja. Summoned When Drawn Stealth"""

    on_draw = summon_copy(SELF)


class TLC_516:
    """Neferset Weaponsmith.

    Battlecry: Get a random weapon from another class. Combo: Give it +2 Attack.
    """

    action = add_random(any_class_but_mine(pool(A_WEAPON)))
    combo = add_random(any_class_but_mine(pool(A_WEAPON))) >> give(MADE & IN_HAND, "TLC_516e")


class TLC_516e:
    """Wicked Weaponry. +2 Attack."""

    atk = N


class TLC_517:
    """Knockback.

    Deal @ damage to a minion (improved for each time you've shuffled cards into your deck).
    """

    hand_number = mine(SHUFFLES_INTO_DECK) + 1
    targets = target(MINIONS, optional=False)
    action = damage(TARGET, mine(SHUFFLES_INTO_DECK) + 1)


class TLC_518:
    """Interrogation.

    Shuffle three 3/3 Ninjas with Stealth into your deck that are Summoned When Drawn.
    """

    action = shuffle("TLC_513t2", 3)


class TLC_519:
    """Ambush Predators. Summon a 1/1 Spitter with Stealth and Poisonous. Kindred: Do it again."""

    action = summon("TLC_519t", signed=True) >> when(KINDRED, summon("TLC_519t", signed=True))
    summons = True


class TLC_520:
    """Underbrush Tracker.

    Rush Costs (1) less for each time you've shuffled cards into your deck.
    """

    cost = -(N * mine(SHUFFLES_INTO_DECK))


class TLC_521:
    """Eyes in the Sky. Battlecry: Look at 3 cards in your enemy's deck. Pick one to put on top."""

    action = discover_from(ENEMY_DECK, send_to_top(SUBJECT))


class TLC_522:
    """Opu the Unseen. Stealth. Battlecry, Combo, and Deathrattle: Cast 'Fan of Knives'."""

    action = cast_on("EX1_129")
    combo = repeat(2, cast_on("EX1_129"))
    deathrattle = cast_on("EX1_129")
