"""March of the Lich King: neutral."""

from hsreplay_sim.cards.words import *


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
