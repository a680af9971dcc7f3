"""The Boomsday Project: Hunter."""

from hsreplay_sim.cards.words import *


class BOT_251:
    """Spider Bomb. Magnetic. Deathrattle: Destroy a random enemy minion."""

    deathrattle = destroy(random(ENEMY_MINIONS))


class BOT_251e:
    """Spider Bomb. Deathrattle: Destroy a random enemy minion."""

    atk = DATA1
    max_health = DATA2
    keywords = (DEATHRATTLE,)
    deathrattle = destroy(random(ENEMY_MINIONS))
