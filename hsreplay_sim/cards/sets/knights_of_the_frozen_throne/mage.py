"""Knights of the Frozen Throne: Mage."""

from hsreplay_sim.cards.words import *


class ICC_069:
    """Ghastly Conjurer. Battlecry: Add a 'Mirror Image' spell to your hand."""

    action = add_card("CS2_027")


class ICC_082:
    """Frozen Clone.

    Secret: After your opponent plays a minion, add two copies of it to your hand.
    """

    secret = after_played(
        ENEMY & MINION,
        repeat(2, copy_to_hand(SUBJECT, signed=False)),
        HAND_ROOM,
    )


class ICC_833h:
    """Icy Touch. Deal 1 damage. If this kills a minion, summon a Water Elemental."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(any_of(TARGET & MINION) & IT_DIES, summon("ICC_833t"))


class ICC_836:
    """Breath of Sindragosa. Deal 2 damage to a random enemy minion and Freeze it."""

    action = aim(random(ENEMY_MINIONS), damage(TARGET, N) >> freeze(TARGET))
