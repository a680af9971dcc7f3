"""The League of Explorers: Paladin."""

from hsreplay_sim.cards.words import *


class LOE_017:
    """Keeper of Uldaman. Battlecry: Set a minion's Attack and Health to 3."""

    targets = MINIONS
    action = give(TARGET, "LOE_017e")


class LOE_017e:
    """Watched. Stats changed to 3/3."""

    set_atk = N
    set_health = N2


class LOE_026:
    """Anyfin Can Happen. Summon 7 Murlocs that died this game."""

    action = resurrect(random((FRIENDLY_DEAD_MINIONS + ENEMY_DEAD_MINIONS) & MURLOC, FREE_SLOTS))


class LOE_027:
    """Sacred Trial.

    Secret: After your opponent has at least 3 minions and plays another, destroy it. Lord Jaraxxus
    is destroyed as a hero (hs-bugs#255).
    """

    secret = after_played(
        ENEMY & MINION,
        destroy((SUBJECT & IN_PLAY) + NEW_FORM),
        any_of((SUBJECT & IN_PLAY & AWAKE & ALIVE) + NEW_FORM)
        & (count(ENEMY_MINIONS - SUBJECT) >= N),
    )
