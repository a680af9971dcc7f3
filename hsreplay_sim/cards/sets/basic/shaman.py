"""Basic: Shaman, with the basic totems."""

from hsreplay_sim.cards.words import *


class CS2_037:
    """Frost Shock. Deal 1 damage to an enemy character and Freeze it."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(TARGET)


class CS2_039:
    """Windfury. Give a minion Windfury."""

    targets = target(MINIONS, optional=False)
    action = keyword(TARGET, WINDFURY)


class CS2_041:
    """Ancestral Healing. Restore a minion to full Health and give it Taunt."""

    targets = target(MINIONS, optional=False)
    action = heal(TARGET, max_health_of(TARGET)) >> give(TARGET, "CS2_041e")


class CS2_042:
    """Fire Elemental. Battlecry: Deal 4 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class CS2_045:
    """Rockbiter Weapon. Give a friendly character +3 Attack this turn."""

    targets = target(FRIENDLY_CHARACTERS, optional=False)
    action = give(TARGET, "CS2_045e")


class CS2_046:
    """Bloodlust. Give your minions +3 Attack this turn."""

    action = give(FRIENDLY_MINIONS, "CS2_046e")


class CS2_058:
    """Strength Totem. At the end of your turn, give another friendly minion +1 Attack."""

    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "CS2_058e"))


class CS2_058e:
    """Strength of Earth. Increased Attack."""

    atk = of_card("CS2_058", N)


class EX1_244:
    """Totemic Might. Give your Totems +2 Health."""

    action = give(FRIENDLY_MINIONS & TOTEM, "EX1_244e")


class EX1_246:
    """Hex. Transform a minion into a 0/1 Frog with Taunt."""

    targets = target(MINIONS, optional=False)
    action = transform(TARGET, "hexfrog")


class EX1_565:
    """Flametongue Totem. Adjacent minions have +2 Attack."""

    aura = aura(ADJACENT, "EX1_565o")


class EX1_587:
    """Windspeaker. Battlecry: Give a friendly minion Windfury."""

    targets = FRIENDLY_MINIONS
    action = keyword(TARGET, WINDFURY)


class NEW1_009:
    """Healing Totem. At the end of your turn, restore 1 Health to all friendly minions."""

    events = turn_end(heal(FRIENDLY_MINIONS, N))
