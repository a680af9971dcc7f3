"""Rise of Shadows: Shaman."""

from hsreplay_sim.cards.words import *


class DAL_049:
    """Underbelly Angler. After you play a Murloc, add a random Murloc to your hand."""

    events = after_played(FRIENDLY & MURLOC & OTHERS, add_random(pool(race=Race.MURLOC)))


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
