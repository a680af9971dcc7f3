"""Rise of Shadows: Shaman."""

from hsreplay_sim.cards.words import *


class DAL_009:
    """Hagatha's Scheme. Deal @ damage to all minions. (Upgrades each turn!)"""

    in_hand = turn_end(add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1))
    action = damage(MINIONS, DATA1)


class DAL_049:
    """Underbelly Angler. After you play a Murloc, add a random Murloc to your hand."""

    events = after_played(FRIENDLY & MURLOC & OTHERS, add_random(pool(race=Race.MURLOC)))


class DAL_071:
    """Mutate. Transform a friendly minion into a random one that costs (1) more."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(1))


class DAL_432:
    """Witch's Brew. Restore 4 Health. Repeatable this turn."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class DAL_433:
    """Sludge Slurper. Battlecry: Add a Lackey to your hand. Overload: (1)."""

    action = add_random(LACKEYS)


class DAL_726:
    """Scargil. Your Murlocs cost (1)."""

    aura = aura(FRIENDLY_HAND & MURLOC, "DAL_726e")


class DAL_726e:
    """Scargil's Blessing. Costs (1)."""

    set_cost = N


class ULD_276:
    """EVIL Totem. At the end of your turn, add a Lackey to your hand."""

    events = turn_end(add_random(LACKEYS))
