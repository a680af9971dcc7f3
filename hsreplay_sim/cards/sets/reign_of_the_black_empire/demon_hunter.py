"""Reign of the Black Empire: Demon Hunter."""

from hsreplay_sim.cards.sets.reign_of_the_black_empire.cthun import CHOOSE_ABILITY
from hsreplay_sim.cards.words import *

AT_THE_RIGHT = Filter(lambda g, me, e: e in rightmost(FRIENDLY_MINIONS).of(g, me, Frame()))


class BE_230:
    """Ravitz.

    Your left-most minion has Rush. Your right-most minion is Immune while attacking.
    """

    aura = aura(leftmost(FRIENDLY_MINIONS, living=True), "BE_230e")
    events = with_keyword(
        when_attacks(FRIENDLY_MINIONS & AT_THE_RIGHT, give(SUBJECT, "DS1_188e")), 0
    )


class BE_230e:
    """A name of our own: no build has a card for it, and no recording shows it."""

    keywords = (RUSH,)


class BE_264:
    """Blind Harrower. Outcast and Deathrattle: Get a random Outcast card."""

    outcast = add_random(pool(where=bearing(OUTCAST)))
    deathrattle = add_random(pool(where=bearing(OUTCAST)))


class BE_265:
    """Encircle.

    Summon five 3/1 Shredclaws with Rush. Summon a random 1-Cost minion for your opponent.
    """

    action = summon("BE_873t", 5) >> summon_random(pool(A_MINION, cost=N3), opponent=True)


class BE_564:
    """Terror of the Wastes.

    Battlecry: If a friendly minion died this turn, attack a random enemy.
    """

    action = when(any_of(DIED_THIS_TURN), attacks(SELF, ENEMY_CHARACTERS))


class BE_565:
    """Broodqueen Sha'kar.

    Battlecry: If 5 friendly minions died this turn, your Rush minions have Charge this game. ({0}
    left!)
    """

    hand_number = N - at_most(count(DIED_THIS_TURN), N)
    action = when(count(DIED_THIS_TURN) >= N, give(FRIENDLY_PLAYER, "BE_565e"))


class BE_565e:
    """Sha'kar's Rage. For the rest of the game, your Rush minions have Charge."""

    aura = aura(FRIENDLY_MINIONS & has(RUSH), "BE_565e2")


class BE_566:
    """Wormriddled Wriggler.

    Battlecry: Choose a card in your hand to shuffle into your deck. It costs (1) less.
    """

    targets = FRIENDLY_HAND
    action = shuffle_away(TARGET) >> give(TARGET, "GBL_003e")


class BE_771:
    """Tentacle Lash.

    After your hero attacks, reduce the Cost of C'Thun by (1). Choose a C'Thun ability to trigger.
    """

    events = after_attack(
        FRIENDLY & HERO,
        give((FRIENDLY_HAND + FRIENDLY_DECK) & card("BE_013"), "GBL_003e") >> CHOOSE_ABILITY,
    )


class BE_873:
    """Sigil of Hatching.

    At the start of your next turn, summon three 3/1 Shredclaws with Rush.~GAMEPLAY ASPROXY BE
    873
    """

    sigil = turn_start(summon("BE_873t", 3))


class BE_877:
    """Hungering Cavern.

    Lifesteal. Deal 2 damage. If a friendly minion died this turn, this costs (0).
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    cost = (N2 - OVERALL) * as_number(any_of(DIED_THIS_TURN))
