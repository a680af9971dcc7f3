"""Mean Streets of Gadgetzan: Shaman."""

from hsreplay_sim.cards.words import *


class CFM_696:
    """Devolve. Transform all enemy minions into random ones that cost (1) less."""

    action = transform_random(ENEMY_MINIONS, cost_beside(-1))


class CFM_707:
    """Jade Lightning. Deal 3 damage. Summon a Jade Golem."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> jade_golem()


class CFM_717:
    """Jade Claws. Battlecry: Summon a Jade Golem. Overload: (1)."""

    action = jade_golem()
