"""Knights of the Frozen Throne: Mage."""

from hsreplay_sim.cards.words import *


class ICC_069:
    """Ghastly Conjurer. Battlecry: Add a 'Mirror Image' spell to your hand."""

    action = add_card("CS2_027")


class ICC_836:
    """Breath of Sindragosa. Deal 2 damage to a random enemy minion and Freeze it."""

    action = aim(random(ENEMY_MINIONS), damage(TARGET, N) >> freeze(TARGET))
