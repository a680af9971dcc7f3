"""March of the Lich King: Hunter."""

from hsreplay_sim.cards.words import *


class NX2_013:
    """ZOMBEEEES!!!

    Secret: After your opponent plays a minion, summon four 1/1 Zombees to attack it.
    """

    secret = after_played(
        ENEMY_MINIONS & IN_PLAY & ALIVE, summon("NX2_013t", 4) >> attacks(MADE, SUBJECT), ROOM
    )


class NX2_014:
    """Trinket Tracker. Battlecry: Draw a 1-Cost spell."""

    action = draw_from(FRIENDLY_DECK & SPELL & cost_is(N))


class RLK_804:
    """Conjured Arrow. Deal 2 damage to a minion. Manathirst (6): Draw that many cards."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(manathirst(N2), draw(LEFT_BEHIND))


class RLK_818:
    """Ricochet Shot. Deal 1 damage to three random enemies."""

    action = damage(random(ENEMY_CHARACTERS, 3), N)


class RLK_819:
    """Eversong Portal.

    Summon 1 4/4 |4(Lynx, Lynxes) with Rush(improved by Spell Damage).
    """

    action = summon("RLK_819t", N + SPELL_POWER)
    summons = True


class RLK_825:
    """Shockspitter. Battlecry: Deal @ damage. (Improved by your hero attacks this game!)"""

    hand_number = mine(NUM_HERO_ATTACKS_THIS_GAME) + 1
    targets = CHARACTERS
    action = damage(TARGET, mine(NUM_HERO_ATTACKS_THIS_GAME) + 1)


class RLK_827:
    """Keeneye Spotter. Whenever your hero attacks a minion, set its Health to 1."""

    events = when_strikes(FRIENDLY & HERO, give(TARGET, "RLK_827e"), MINIONS)


class RLK_827e:
    """Hunter's Mark. This minion has 1 Health."""

    set_health = N


class RLK_828:
    """Hope of Quel'Thalas.

    After your hero attacks, give your minions +1/+1 (wherever they are).
    """

    events = after_attack(
        FRIENDLY & HERO,
        give(FRIENDLY_HAND & MINION, "RLK_828e")
        >> give(FRIENDLY_DECK & MINION, "RLK_828e")
        >> give(FRIENDLY_MINIONS, "RLK_828e"),
    )
