"""Basic: Hunter."""

from hsreplay_sim.cards.words import *


class CS2_084:
    """Hunter's Mark. Change a minion's Health to 1."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CS2_084e")


class CS2_084e:
    """Hunter's Mark. This minion has 1 Health."""

    set_health = N


class CS2_237:
    """Starving Buzzard. Whenever you summon a Beast, draw a card."""

    events = when_summoned((FRIENDLY_MINIONS & BEAST) - SELF, draw())


class DS1_070:
    """Houndmaster. Battlecry: Give a friendly Beast +2/+2 and Taunt."""

    targets = FRIENDLY_MINIONS & BEAST
    action = give(TARGET, "DS1_070o")


class DS1_175:
    """Timber Wolf. Your other Beasts have +1 Attack."""

    aura = aura((FRIENDLY_MINIONS & BEAST) - SELF, "DS1_175o")


class DS1_178:
    """Tundra Rhino. Your Beasts have Charge."""

    aura = aura(FRIENDLY_MINIONS & BEAST, "DS1_178e")


class DS1_183:
    """Multi-Shot. Deal 3 damage to two random enemy minions."""

    action = damage(random(ENEMY_MINIONS, 2), N)


class DS1_184:
    """Tracking. Discover a card from your deck."""

    action = look_and_draw(3, discards=says("discard the others"))


class DS1_185:
    """Arcane Shot. Deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class EX1_539:
    """Kill Command. Deal 3 damage. If you control a Beast, deal 5 damage instead."""

    targets = target(CHARACTERS, optional=False)
    action = when(any_of(FRIENDLY_MINIONS & BEAST), damage(TARGET, N2), damage(TARGET, N))


class NEW1_031:
    """Animal Companion. Summon a random Beast Companion."""

    action = summon_random_companions()


class NEW1_033:
    """Leokk. Your other minions have +1 Attack."""

    aura = aura(FRIENDLY_MINIONS - SELF, "NEW1_033o")
