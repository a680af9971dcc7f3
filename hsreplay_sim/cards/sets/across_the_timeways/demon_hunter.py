"""Across the Timeways: Demon Hunter."""

from hsreplay_sim.cards.words import *

THE_DORMANT = Selector(
    lambda g, me, it: [e for e in g.minions() if e.get(DORMANT)],
    lambda g, me, e: e.get(DORMANT) > 0,
)
"""The Dormant minions of both sides."""


class END_006:
    """Chronikar.

    Battlecry: Give your hero +3 Attack this turn, next turn, and the turn after.
    """

    action = give(FRIENDLY_HERO, "END_006e")


class END_006e:
    """Eon Fragments. +3 Attack for 3 turns."""

    atk = N
    events = turn_end(add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1) >> when(DATA1 >= N2, wear_off()))


class TIME_020:
    """Broxigar.

    Fabled, Charge Start of Game: Disappear. Kill all 4 Demons from Argus to reappear in hand.
    """

    start_of_game = disappear()


class TIME_020t2t:
    """Fleeing Ur'zul.

    Deathrattle: Your opponent draws a card. Shuffle the Second Portal to Argus into their deck.
    """

    deathrattle = opponent_draws() >> shuffle("TIME_020t3", opponent=True)


class TIME_020t3:
    """Second Portal to Argus.

    Summon a 2/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into
    your deck.
    """

    action = summon_from_aside("TIME_020t3t", DEATHRATTLE, opponent=True)


class TIME_020t3t:
    """Fleeing Incubus.

    Deathrattle: Your opponent draws a card. Shuffle the Third Portal to Argus into their deck.
    """

    deathrattle = opponent_draws() >> shuffle("TIME_020t4", opponent=True)


class TIME_020t4:
    """Third Portal to Argus.

    Summon a 3/1 Demon for your opponent. When it dies, draw a card and shuffle the next Portal into
    your deck.
    """

    action = summon_from_aside("TIME_020t4t", DEATHRATTLE, opponent=True)


class TIME_020t4t:
    """Fleeing Wrathguard.

    Deathrattle: Your opponent draws a card. Shuffle the Final Portal to Argus into their deck.
    """

    deathrattle = opponent_draws() >> shuffle("TIME_020t5", opponent=True)


class TIME_021:
    """Doomsday Prepper. Outcast: Your hero is Immune until your next turn."""

    outcast = give(FRIENDLY_HERO, "TRL_302e")


class TIME_022:
    """Perennial Serpent. Rush Costs (4) less if a minion is Dormant."""

    cost = -(N * as_number(any_of(THE_DORMANT)))


class TIME_441:
    """Aeon Rend. Rewind Deal 4 damage to two random enemies."""

    action = damage(random(ENEMY_CHARACTERS, 2), N)


class TIME_442:
    """Timeway Warden.

    Battlecry: Imprison an enemy minion. It goes Dormant for 10,000 turns. Deathrattle: Awaken it.
    """

    targets = ENEMY_MINIONS
    action = fall_asleep(TARGET, "TIME_442e")
    deathrattle = awaken(THE_DORMANT & given_by_me("TIME_442e"))


class TIME_442e:
    """Eternal Imprisonment. Dormant. Awaken in @ |4(turn, turns)."""

    events = (
        turn_start(count_to_awaken(), only=any_of(SELF & FRIENDLY)),
        turn_start(count_to_awaken(), ENEMY_PLAYER, only=any_of(SELF & ENEMY)),
    )


class TIME_443:
    """Hounds of Fury.

    Summon two 3/2 Demons. If your deck has no minions, they attack the lowest Health enemy.
    """

    summons = True
    action = together(summon("TIME_443t2"), summon("TIME_443t", beside=1)) >> when(
        ~any_of(FRIENDLY_DECK & MINION),
        attacks(MADE, random(lowest(ENEMY_CHARACTERS, HEALTH))),
    )


class TIME_444:
    """Time-Lost Glaive. Deathrattle: Get a random Demon from the past."""

    deathrattle = add_random(past_pool(A_MINION, race=Race.DEMON))


class TIME_446:
    """The Eternal Hold.

    Discover any Demon that costs (5) or more. If your deck has no minions, your next one costs (1).

    Before 234747 it is a random one. Before 245258 the next one costs (0).
    """

    activate = when(
        says("Discover"),
        discover(pool(A_MINION, race=Race.DEMON, cost_from=N)),
        add_random(pool(A_MINION, race=Race.DEMON, cost_from=N)),
    ) >> when(~any_of(FRIENDLY_DECK & MINION), give(FRIENDLY_PLAYER, "TIME_446e"))


class TIME_446e:
    """Jailbreak. Your next minion costs (1). Of a card that speaks of Demons: the next Demon."""

    aura = cost_change(FRIENDLY_HAND & MINION & DEMON, to=N)
    events = until_played(FRIENDLY & MINION & DEMON)


class TIME_448:
    """Solitude.

    Discover 2 minions. If your deck has no minions, reduce the Cost of any in your hand by (2).

    Before 234747 it is one minion.
    """

    action = when(
        says("a minion"),
        discover(discoverable(pool(A_MINION))),
        discover(discoverable(pool(A_MINION)), N),
    ) >> when(~any_of(FRIENDLY_DECK & MINION), give(FRIENDLY_HAND & MINION, "GBL_002e"))


class TIME_449:
    """Lasting Legacy.

    Give your hero +4 Attack this turn. If your deck has no minions, give any in hand +4 Attack.
    """

    action = give(FRIENDLY_HERO, "TIME_449e1") >> when(
        ~any_of(FRIENDLY_DECK & MINION), give(FRIENDLY_HAND & MINION, "TIME_449e2")
    )
