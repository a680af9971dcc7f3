"""The League of Explorers: Priest."""

from hsreplay_sim.cards.words import *


class LOE_006:
    """Museum Curator. Battlecry: Discover a Deathrattle card. It costs (1) less."""

    action = discover(discoverable(pool(where=deathrattle_card))) >> when(
        says("costs"), give(MADE, "GBL_003e")
    )


class LOE_104:
    """Entomb. Choose an enemy minion. Shuffle it into your deck."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = shuffle_away(TARGET, into=FRIENDLY_PLAYER)


class LOE_111:
    """Excavated Evil.

    Deal 3 damage to all minions. Shuffle this card into your opponent's deck.
    """

    action = damage(MINIONS, N) >> shuffle("LOE_111", opponent=True)
