"""The Lost City of Un'Goro: Rogue."""

from hsreplay_sim.cards.words import *


class DINO_407:
    """Mirrex, the Crystalline.

    While in your hand, this is a 3/4 copy of the last minion your opponent played.
    """

    in_hand = (
        on("card_added", SELF, reflect(last(ENEMY_PLAYED_THIS_GAME & MINION), "DINO_407e")),
        when_drawn(SELF, reflect(last(ENEMY_PLAYED_THIS_GAME & MINION), "DINO_407e")),
        after_played(ENEMY & MINION, reflect(SUBJECT, "DINO_407e")),
    )


class DINO_407e:
    """Reflecting. Transforming into the last minion your opponent plays.

    It has the stats of DINO_407e2 until the card is played, and leaves that.
    """

    set_atk = of_card("DINO_407", N)
    set_health = of_card("DINO_407", N2)
    events = (
        with_keyword(after_played(ENEMY & MINION, reflect(SUBJECT)), 0),
        with_keyword(when_played(SELF, give(SELF, "DINO_407e2") >> wear_off()), 0),
    )


class DINO_407e2:
    """Crystalline. 3/4."""

    set_atk = N
    set_health = N2


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


class TLC_513:
    """Lie in Wait. Quest: Shuffle cards into your deck, 5 times. Reward: Master Dusk."""

    quest = on("deck_shuffled", FRIENDLY_PLAYER, progress(), target=FRIENDLY)
    reward = reward_card("TLC_513t")


class TLC_513hp:
    """Way of the Shell. Draw 2 cards that didn't start in your deck."""

    action = draw_from(FRIENDLY_DECK & GENERATED, N)


class TLC_513t:
    """Master Dusk.

    Battlecry: Summon two 3/3 Ninjas with Stealth. Your Ninjas now shuffle back into your deck when
    they die.
    """

    action = summon("TLC_513t2", 2, signed=True) >> give(FRIENDLY_PLAYER, "TLC_513e2")


class TLC_513e2:
    """Master Dusk Reshuffle Player Enchant. When a Ninja dies, shuffle it into your deck."""

    events = when_died(FRIENDLY & card("TLC_513t2"), shuffle_copy(SUBJECT))


class TLC_514:
    """Merchant of Legend.

    Battlecry:Discover a Legendary minion. Shuffle the other two into your deck.
    """

    action = discover(discoverable(pool(A_MINION, where=legendary))) >> shuffle_copy(PASSED_OVER)


class TLC_515:
    """Cultist Map.

    Discover a card from your deck. If you play it this turn, also pick one of the others.
    """

    action = discover_from(FRIENDLY_DECK) >> when(
        any_of(DRAWN & IN_HAND),
        give(DRAWN, "NEW_1308e")
        >> give(FRIENDLY_PLAYER, "TLC_515e", notes=id_of(DRAWN))
        >> set_tag(worn(FRIENDLY_PLAYER, "TLC_515e"), DISPLAYED_CREATOR, id_of(SELF)),
    )


class TLC_515e:
    """Cultist Map Player Enchant.

    If you play the Discovered card this turn, also choose one of the other two options.
    """

    events = with_keyword(after_played(noted(DATA1), pick_of_the_rest() >> wear_off()), 0)


class TLC_516:
    """Neferset Weaponsmith.

    Battlecry: Get a random weapon from another class. Combo: Give it +2 Attack.
    """

    action = add_random(any_class_but_mine(pool(A_WEAPON)))
    combo = add_random(any_class_but_mine(pool(A_WEAPON))) >> give(MADE & IN_HAND, "TLC_516e")


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

    action = cast_on("CORE_EX1_129")
    combo = repeat(2, cast_on("CORE_EX1_129"))
    deathrattle = cast_on("CORE_EX1_129")
