"""Rise of Shadows: neutral."""

from hsreplay_sim.cards.words import *


class DAL_088:
    """Safeguard. Taunt. Deathrattle: Summon a 0/5 Vault Safe with Taunt."""

    deathrattle = summon("DAL_088t2")


class DAL_400:
    """EVIL Cable Rat. Battlecry: Add a Lackey to your hand."""

    action = add_random(LACKEYS)


class DAL_743:
    """Hench-Clan Hogsteed. Rush. Deathrattle: Summon a 1/1 Murloc."""

    deathrattle = summon("DAL_743t")


class DAL_773:
    """Magic Carpet. After you play a 1-Cost minion, give it +1 Attack and Rush."""

    events = after_played(FRIENDLY & MINION & OTHERS & cost_is(N), give(SUBJECT, "DAL_773e"))


class DAL_773e:
    """Flying High. +1 Attack and Rush."""

    atk = N
    keywords = (RUSH,)


class DAL_774:
    """Exotic Mountseller. Whenever you cast a spell, summon a random 3-Cost Beast."""

    events = when_played(FRIENDLY & SPELL, summon_random(pool(A_MINION, cost=N, race=Race.BEAST)))


class DAL_775:
    """Tunnel Blaster. Taunt. Deathrattle: Deal 3 damage to all minions."""

    deathrattle = damage(MINIONS, N)
