"""Into the Emerald Dream: Druid."""

from hsreplay_sim.cards.words import *


class EDR_270:
    """Horn of Plenty. Discover a Nature spell. It costs (2) less."""

    action = discover(discoverable(pool(A_SPELL, where=of_school(SpellSchool.NATURE)))) >> give(
        MADE & IN_HAND, "GBL_002e"
    )


class EDR_847:
    """Dreambound Disciple. Battlecry and Deathrattle: Your next Hero Power costs (0)."""

    action = give(FRIENDLY_PLAYER, "EDR_847e")
    deathrattle = give(FRIENDLY_PLAYER, "EDR_847e")


class EDR_847e:
    """Dreambound. Your next Hero Power costs (0)."""

    aura = cost_change(FRIENDLY_HERO_POWER, to=N)
    events = until_power_used()


class EDR_848:
    """Photosynthesis. Restore 6 Health. Get 3 random Druid spells."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> add_random(pool(A_SPELL, card_class=CardClass.DRUID), N2)
