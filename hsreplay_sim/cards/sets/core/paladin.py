"""The Core set: Paladin."""

from hsreplay_sim.cards.words import *


class CS3_016:
    """Reckoning. Secret: After an enemy minion deals 3 or more damage, destroy it."""

    secret = when_deals_damage(ENEMY_MINIONS & ALIVE, destroy(TARGET), only=AMOUNT >= N)


class CS3_029:
    """Pursuit of Justice. Give +1 Attack to Silver Hand Recruits you summon this game."""

    action = give(FRIENDLY_PLAYER, "CS3_029e")


class CS3_029e:
    """Pursuit of Justice. Your Silver Hand Recruits have +1 Attack."""

    events = when_summoned(
        FRIENDLY & MINION & called("Silver Hand Recruit"), give(SUBJECT, "CS3_029e2")
    )
