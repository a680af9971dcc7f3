"""Bosses of Dungeon Run (LOOTA_BOSS): their hero powers."""

from hsreplay_sim.cards.words import *


class LOOTA_BOSS_18p:
    """Rat Race. Summon two 1/1 Rats."""

    action = summon("LOOTA_BOSS_18t", 2)


class LOOTA_BOSS_19p:
    """Digest Magic. Whenever your opponent casts a spell, summon a Tunnel Trogg."""

    events = when_played(ENEMY & SPELL, summon("LOE_018"))


class LOOTA_BOSS_44p:
    """Baby Breath. Deal 2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
