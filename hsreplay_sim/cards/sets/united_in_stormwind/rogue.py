"""United in Stormwind: Rogue."""

from hsreplay_sim.cards.words import *

SPY_GIZMOS = given("SW_052t4", "SW_052t5", "SW_052t6", "SW_052t7", "SW_052t8_t")


class SW_052:
    """Find the Imposter.

    Questline: Play 2 SI:7 cards. Reward: Add a Spy Gizmo to your hand.
    """

    quest = after_played(FRIENDLY & has(SI_7), progress())
    reward = add_random(SPY_GIZMOS)


class SW_052t:
    """Learn the Truth. Questline: Play 2 SI:7 cards. Reward: Add a Spy Gizmo to your hand."""

    quest = after_played(FRIENDLY & has(SI_7), progress())
    reward = add_random(SPY_GIZMOS)


class SW_052t2:
    """Marked a Traitor. Questline: Play 2 SI:7 cards. Reward: Spymaster Scabbs."""

    quest = after_played(FRIENDLY & has(SI_7), progress())
    reward = reward_card("SW_052t3")


class SW_052t3:
    """Spymaster Scabbs. Battlecry: Add one of each Spy Gizmo to your hand."""

    action = (
        add_card("SW_052t5")
        >> add_card("SW_052t4")
        >> add_card("SW_052t7")
        >> add_card("SW_052t8_t")
        >> add_card("SW_052t6")
    )


class SW_052t4:
    """Fizzflash Distractor.

    Return an enemy minion to its owner's hand. They can't play it next turn.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = (
        bounce(TARGET)
        >> give(TARGET & IN_HAND, "SW_052t4e")
        >> set_tag(TARGET & IN_HAND, EVIL_GLOW, 1)
    )


class SW_052t4e:
    """Distracted. Can't be played. It ends with the next turn of the card's player."""

    keywords = (LITERALLY_UNPLAYABLE,)
    events = turn_end(end_then(set_tag(SUBJECT, EVIL_GLOW, 0)), ENEMY_PLAYER)


class SW_052t5:
    """Spy-o-matic.

    Battlecry: Look at 3 cards in your opponent's deck. Pick one to put on top.

    No tag says that it lies there (U431:11815).
    """

    action = discover_from(ENEMY_DECK, send_to_top(SUBJECT))


class SW_052t6:
    """Noggen-Fog Generator. Give a minion +2 Attack and Stealth."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "SW_052t6e")


class SW_052t6e:
    """Noggen-Fog. +2 Attack and Stealth."""

    atk = N
    keywords = (STEALTH,)


class SW_052t8_t:
    """Undercover Mole.

    Stealth. After this attacks, add a random card to your hand (from your opponent's class).
    """

    events = after_attack(SELF, add_random(pool(card_class=their_class)))


class SW_052t7:
    """Hidden Gyroblade. Deathrattle: Throw this at a random enemy minion."""

    deathrattle = damage(random(ENEMY_MINIONS), atk_of(SELF))


class SW_405:
    """Sketchy Information.

    Draw a Deathrattle card that costs (4) or less. Trigger its Deathrattle.
    """

    action = draw_from(FRIENDLY_DECK & has(DEATHRATTLE) & cost_at_most(N)) >> trigger_deathrattles(
        DRAWN
    )


class SW_411:
    """SI:7 Informant. Battlecry: Gain +1/+1 for each other SI:7 card you've played this game."""

    action = repeat(count(PLAYED_THIS_GAME & has(SI_7)), give(SELF, "SW_411e"))


class SW_412:
    """SI:7 Extortion. Tradeable. Deal 3 damage to an undamaged character."""

    targets = CHARACTERS & UNHURT
    action = damage(TARGET, N)


class SW_413:
    """SI:7 Operative. Rush. After this attacks a minion, gain Stealth."""

    events = after_attack(SELF, keyword(SELF, STEALTH), MINION)


class SW_417:
    """SI:7 Assassin.

    Costs (1) less for each SI:7 card you've played this game. Combo: Destroy an enemy minion.
    """

    cost = -(N * count(PLAYED_THIS_GAME & has(SI_7)))
    targets = target(ENEMY_MINIONS, only=COMBO)
    combo = destroy(TARGET)


class SW_434:
    """Loan Shark. Battlecry: Give your opponent a Coin. Deathrattle: You get two."""

    action = opponent_gets("GAME_005")
    deathrattle = add_card("GAME_005", 2)
