"""The League of Explorers: Priest."""

from hsreplay_sim.cards.words import *


class LOE_006:
    """Museum Curator. Battlecry: Discover a Deathrattle card. It costs (1) less."""

    action = discover(discoverable(pool(where=deathrattle_card))) >> when(
        says("costs"), give(MADE, "GBL_003e")
    )


class LOE_104:
    """Entomb. Choose an enemy minion. Shuffle it into your deck.

    Since 7.0 the deck must have room (hs-bugs#346).
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = when(
        DECK_ROOM | ~by_profile(lambda p: p.entomb_needs_room),
        shuffle_away(TARGET, into=FRIENDLY_PLAYER),
    )


class LOE_111:
    """Excavated Evil.

    Deal 3 damage to all minions. Shuffle this card into your opponent's deck.
    """

    action = damage(MINIONS, N) >> shuffle("LOE_111", opponent=True)
