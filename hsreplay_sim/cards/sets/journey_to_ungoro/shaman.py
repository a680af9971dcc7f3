"""Journey to Un'Goro: Shaman."""

from hsreplay_sim.cards.words import *


class UNG_201:
    """Primalfin Totem. At the end of your turn, summon a 1/1 Murloc."""

    events = turn_end(summon("UNG_201t"))


class UNG_202:
    """Fire Plume Harbinger. Battlecry: Reduce the Cost of Elementals in your hand by (1)."""

    action = give(FRIENDLY_HAND & ELEMENTAL, "UNG_202e")


class UNG_202e:
    """Fiery. Costs (1) less."""

    cost = -N


class UNG_938:
    """Hot Spring Guardian. Taunt. Battlecry: Restore 3 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class UNG_942:
    """Unite the Murlocs. Quest: Summon 8 Murlocs. Reward: Megafin."""

    quest = after_summon(FRIENDLY_MINIONS & MURLOC, progress())
    reward = add_card("UNG_942t")


class UNG_942t:
    """Megafin. Battlecry: Fill your hand with random Murlocs."""

    action = add_random(pool(race=Race.MURLOC), 10)
