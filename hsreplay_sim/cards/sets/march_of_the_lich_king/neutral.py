"""March of the Lich King: neutral."""

from hsreplay_sim.cards.words import *


class RLK_219:
    """Sunfury Clergy.

    Battlecry: Restore 3 Health to all friendly characters. Manathirst (6): Restore 6 Health
    instead.
    """

    action = when(manathirst(N2), heal(FRIENDLY_CHARACTERS, N3), heal(FRIENDLY_CHARACTERS, N))


class RLK_222:
    """Astalor Bloodsworn.

    Battlecry: Add Astalor, the Protector to your hand. Manathirst: Deal 2 damage.
    """

    targets = target(CHARACTERS, only=manathirst(DATA1))
    action = add_card("RLK_222t1") >> when(manathirst(DATA1), damage(TARGET, N))


class RLK_222t1:
    """Astalor, the Protector.

    Battlecry: Add Astalor, the Flamebringer to your hand. Manathirst: Gain 5 Armor.
    """

    action = add_card("RLK_222t2") >> when(manathirst(DATA1), armor(N))
