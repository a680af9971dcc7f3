"""March of the Lich King: Demon Hunter."""

from hsreplay_sim.cards.words import *


class NX2_024:
    """Shambling Chow. RushDeathrattle: Deal 4 damage to your hero."""

    deathrattle = damage(FRIENDLY_HERO, N)


class NX2_025:
    """Calamity's Grasp. Deathrattle: Add a random Outcast card to your hand."""

    deathrattle = add_random(pool(where=bearing(OUTCAST)))


class RLK_206:
    """Mark of Scorn.

    Draw a card. If it's not a minion, deal 4 damage to the lowest Health enemy.
    """

    action = draw() >> when(
        any_of(DRAWN & ~MINION), damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N)
    )


class RLK_207:
    """Fierce Outsider. RushOutcast: Your next Outcast card costs (1) less."""

    outcast = give(FRIENDLY_PLAYER, "RLK_207e")


class RLK_207e:
    """Introverted. Your next Outcast card costs (1) less."""

    aura = cost_change(FRIENDLY_HAND & has(OUTCAST), -N)
    events = until_played(FRIENDLY & has(OUTCAST))


class RLK_208:
    """Fel'dorei Warband.

    Deal 4 damage. If your deck has no minions, summon four 1/1 Illidari with Rush.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(~any_of(FRIENDLY_DECK & MINION), summon("BT_036t", 4))


class RLK_209:
    """Unleash Fel. Deal 1 damage to all enemies. Manathirst (6): With Lifesteal."""

    action = when(manathirst(N2), keyword(SELF, LIFESTEAL)) >> damage(ENEMY_CHARACTERS, N)


class RLK_210:
    """Wretched Exile. After you play an Outcast card, add a random Outcast card to your hand."""

    events = after_played(FRIENDLY & has(OUTCAST), add_random(pool(where=bearing(OUTCAST))))


class RLK_211:
    """Deal with a Devil.

    Summon two 3/3 Felfiends with Lifesteal. If your deck has no minions, summon two more.
    """

    action = summon("RLK_211t", 2) >> when(
        ~any_of(FRIENDLY_DECK & MINION),
        when(says("two more"), summon("RLK_211t", 2), summon("RLK_211t")),
    )
    summons = True


class RLK_212:
    """Brutal Annihilan.

    Taunt, Rush After this minion survives damage, deal that amount to the enemy hero.
    """

    events = on("survived", SELF & ALIVE, damage(ENEMY_HERO, AMOUNT))


class RLK_213:
    """Vengeful Walloper. Rush. Costs (1) less for each Outcast card you've played this game."""

    cost = -(N * count(PLAYED_THIS_GAME & has(OUTCAST)))
