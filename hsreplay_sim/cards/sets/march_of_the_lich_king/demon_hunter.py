"""March of the Lich King: Demon Hunter."""

from hsreplay_sim.cards.words import *


class NX2_024:
    """Shambling Chow. RushDeathrattle: Deal 4 damage to your hero."""

    deathrattle = damage(FRIENDLY_HERO, N)


class NX2_025:
    """Calamity's Grasp. Deathrattle: Add a random Outcast card to your hand."""

    deathrattle = add_random(pool(where=bearing(OUTCAST)))


class RLK_207:
    """Fierce Outsider. RushOutcast: Your next Outcast card costs (1) less."""

    outcast = give(FRIENDLY_PLAYER, "RLK_207e")


class RLK_207e:
    """Introverted. Your next Outcast card costs (1) less."""

    aura = cost_change(FRIENDLY_HAND & has(OUTCAST), -N)
    events = until_played(FRIENDLY & has(OUTCAST))


class RLK_213:
    """Vengeful Walloper. Rush. Costs (1) less for each Outcast card you've played this game."""

    cost = -(N * count(PLAYED_THIS_GAME & has(OUTCAST)))
