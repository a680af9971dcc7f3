"""Hero powers of the bosses of the League of Explorers (LOEA)."""

from hsreplay_sim.cards.words import *


class LOEA07_29:
    """Throw Rocks. Deal 3 damage to a random enemy minion."""

    action = damage(random(ENEMY_MINIONS), N)


class LOEA09_2:
    """Enraged! Give your hero +2 attack this turn."""

    action = give(FRIENDLY_HERO, "LOEA09_2e")


class LOEA09_2H:
    """Enraged! Give your hero +5 attack this turn."""

    action = give(FRIENDLY_HERO, "LOEA09_2eH")


class LOEA10_2:
    """Mrglmrgl MRGL! Draw cards until you have as many in hand as your opponent."""

    action = draw(count(ENEMY_HAND) - count(FRIENDLY_HAND))


class LOEA10_2H:
    """Mrglmrgl MRGL! Draw 2 cards."""

    action = draw(N)


class LOEA14_2:
    """Platemail Armor. Your hero can only take 1 damage at a time."""

    events = before_damage(FRIENDLY_HERO, change_damage(N), only=AMOUNT > N)


class LOEA14_2H:
    """Platemail Armor. Your hero and your minions can only take 1 damage at a time."""

    events = before_damage(FRIENDLY_CHARACTERS, change_damage(N), only=AMOUNT > N)
