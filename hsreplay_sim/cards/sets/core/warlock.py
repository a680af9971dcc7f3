"""Core: Warlock."""

from hsreplay_sim.cards.words import *


class CS3_002:
    """Ritual of Doom. Destroy a friendly minion. If you had 5 or more, summon a 5/5 Demon."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = remember_number(count(FRIENDLY_MINIONS)) >> when(
        LEFT_BEHIND >= N, destroy(TARGET) >> resolve_deaths() >> summon("CS3_002t"), destroy(TARGET)
    )


class CS3_003:
    """Felsoul Jailer. Battlecry: Your opponent discards a minion. Deathrattle: Return it.

    What it returns names no creator (U267:6122).
    """

    action = single_out(random(ENEMY_HAND & MINION)) >> keep(MADE) >> discard_these(MADE)
    deathrattle = copy_to_hand(KEPT, opponent=True, signed=False)


class CS3_021:
    """Enslaved Fel Lord. Taunt. Also damages the minions next to whomever this attacks."""

    cleaves = True
