"""Madness at the Darkmoon Faire with the Darkmoon Races: Druid."""

from hsreplay_sim.cards.words import *


class DMF_057:
    """Lunar Eclipse. Deal 3 damage to a minion. Your next spell this turn costs (2) less."""

    targets = target(MINIONS, optional=False)
    action = give(FRIENDLY_PLAYER, "DMF_057o") >> damage(TARGET, N)


class DMF_057e:
    """Lunar Empowerment. Costs (2) less."""

    cost = -N


class DMF_057o:
    """Lunar Empowerment. The next spell you cast this turn costs (2) less."""

    undispellable = True
    aura = aura(FRIENDLY_HAND & SPELL, "DMF_057e")
    events = until_played(FRIENDLY & SPELL)


class DMF_058:
    """Solar Eclipse. The next spell you cast this turn casts twice."""

    action = give(FRIENDLY_PLAYER, "DMF_058e")


class DMF_058e:
    """Solar Empowerment. Your next spell this turn casts twice."""

    keywords = (SPELLS_CAST_TWICE,)
    events = after_played(FRIENDLY & SPELL, wear_off())


class DMF_060:
    """Umbral Owl. Rush. Costs (1) less for each spell you've cast this game."""

    cost = -(N * SPELLS_CAST)


class DMF_730:
    """Moontouched Amulet. Give your hero +4 Attack this turn. Corrupt: And gain 6 Armor."""

    action = give(FRIENDLY_HERO, "DMF_730e")
    corrupt = "DMF_730t"


class DMF_730t:
    """Moontouched Amulet. Corrupted Give your hero +4 Attack this turn. Gain 6 Armor."""

    action = give(FRIENDLY_HERO, "DMF_730e") >> armor(N2)


class DMF_732:
    """Cenarion Ward. Gain 8 Armor. Summon a random 8-Cost minion."""

    action = armor(N) >> summon_random(pool(A_MINION, cost=N2))


class DMF_734:
    """Greybough.

    Taunt. Deathrattle: Give a random friendly minion "Deathrattle: Summon Greybough."
    """

    deathrattle = give(random(FRIENDLY_MINIONS), "DMF_734e")


class DMF_734e:
    """Greybud. Deathrattle: Summon Greybough."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon("DMF_734")


class YOP_025:
    """Dreaming Drake. Taunt. Corrupt: Gain +2/+2."""

    corrupt = "YOP_025t"


class YOP_026:
    """Arbor Up. Summon two 2/2 Treants. Give your minions +2/+1."""

    action = summon("DMF_061t2", 2) >> give(FRIENDLY_MINIONS, "YOP_026e")
