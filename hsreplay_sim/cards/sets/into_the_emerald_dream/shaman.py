"""Into the Emerald Dream: Shaman."""

from hsreplay_sim.cards.words import *


class EDR_031:
    """Ohn'ahra. At the end of your turn, play the top 3 cards from your deck.

    As a hypothesis, all three leave the deck as they lay there when the text began.
    """

    events = turn_end(play_all(top(FRIENDLY_DECK, N)))


class EDR_230:
    """Beanstalk Brute. Battlecry: Give +4/+4 to the top 3 minions in your deck."""

    action = give(first_from_top(FRIENDLY_DECK, MINION, N3), "EDR_230e")


class EDR_231:
    """Aspect's Embrace. Restore 4 Health. Draw a card. Imbue your Hero Power.

    Before 221850 it drew no card.
    """

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> when(says("Draw"), draw()) >> imbue()


class EDR_232:
    """Typhoon. Each minion gets shuffled into a random player's deck."""

    action = for_each(
        MINIONS,
        coin_flip(
            shuffle_away(SUBJECT, into=FRIENDLY_PLAYER), shuffle_away(SUBJECT, into=ENEMY_PLAYER)
        ),
    )


class EDR_233:
    """Spirits of the Forest.

    Choose One - Summon three 2/3 Wolves with Taunt; or Summon two 4/3 Falcons with Windfury.
    """

    choose = ("EDR_233a", "EDR_233b")


class EDR_233a:
    """Wolf's Strength. Summon three 2/3 Wolves with Taunt.

    As a hypothesis, they are the Spirit Wolves of Feral Spirit.
    """

    action = summon("EX1_tk11", 3, signed=True)
    summons = True


class EDR_233b:
    """Falcon's Dexterity. Summon two 4/3 Falcons with Windfury."""

    action = summon("EDR_233t2", 2, signed=True)
    summons = True


class EDR_234:
    """Emerald Bounty. Draw 2 cards. You can't play them for 2 turns."""

    action = draw(N) >> give(DRAWN & IN_HAND, "EDR_234e2", data=N2)


class EDR_234e2:
    """Still Growing. Can't be played for 2 turns. The turn in which it was drawn is the first."""

    keywords = (LITERALLY_UNPLAYABLE,)
    events = turn_start(add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, -1) >> when(DATA1 <= 0, wear_off()))


class EDR_238:
    """Merithra. Battlecry: Resurrect all different friendly minions that cost (8) or more."""

    action = resurrect(
        random(one_of_each(FRIENDLY_DEAD_MINIONS & cost_at_least(N)), FREE_SLOTS), signed=True
    )


class EDR_448p:
    """Blessing of the Wind. Transform a friendly minion into a random one that costs (@) more."""

    # Two Dozing Dragons of a game of 221908, Dormant as they come, do not name this power.
    own_number = mine(TAG_3527)
    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(mine(TAG_3527))) >> set_displayed_creator(TARGET)


class EDR_477:
    """Glowroot Lure. Taunt. Costs (1) less for each time you used your Hero Power this game."""

    cost = -N * mine(NUM_TIMES_HERO_POWER_USED_THIS_GAME)


class EDR_518:
    """Living Garden.

    Battlecry:Imbue your Hero Power. Reduce the Cost of a minion in your hand by (1).
    """

    targets = FRIENDLY_HAND & MINION
    action = imbue() >> give(TARGET, "GBL_003e")


class FIR_778:
    """Avatar of Destruction. TauntDeathrattle: Deal 9 damage to all enemy minions."""

    deathrattle = damage(ENEMY_MINIONS, N)


class FIR_923:
    """Flames of the Firelord.

    Deal 4 damage to a random enemy minion. If you're holding a card that costs (8) or more,
    deal 8 instead.
    """

    playable = any_of(ENEMY_MINIONS)
    action = when(
        any_of(FRIENDLY_HAND & cost_at_least(N2)),
        damage(random(ENEMY_MINIONS), N3),
        damage(random(ENEMY_MINIONS), N),
    )


class FIR_927:
    """Emberscarred Whelp.

    Battlecry:Discover a 5-Cost card. Gain 1 Mana Crystal next turn only.
    """

    action = discover(discoverable(pool(cost=N))) >> give(FRIENDLY_PLAYER, "FIR_921e")
