"""Saviors of Uldum: Paladin."""

from hsreplay_sim.cards.words import *


class ULD_143:
    """Pharaoh's Blessing. Give a minion +4/+4, Divine Shield, and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "ULD_143e") >> shield(TARGET)


class ULD_143e:
    """Pharaoh's Blessing. +4/+4, Divine Shield, and Taunt."""

    atk = N
    max_health = N2
    keywords = (TAUNT,)


class ULD_145:
    """Brazen Zealot. Whenever you summon a minion, gain +1 Attack."""

    events = when_summoned(FRIENDLY_MINIONS - SELF, give(SELF, "ULD_145e"))


class ULD_145e:
    """Zeal. Increased Attack."""

    atk = of_creator(N)


class ULD_217:
    """Micro Mummy.

    Reborn. At the end of your turn, give another random friendly minion +1 Attack.
    """

    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "ULD_217e"))


class ULD_217e:
    """Microwrapped. Attack increased."""

    atk = of_creator(N)


class ULD_431:
    """Making Mummies. Quest: Play 5 Reborn minions. Reward: Emperor Wraps."""

    quest = after_played(FRIENDLY & MINION & has(REBORN), progress())
    reward = new_power("ULD_431p")


class ULD_431e:
    """Emperor Wrapped. 2/2."""

    set_atk = N
    set_health = N2


class ULD_431p:
    """Emperor Wraps. Summon a 2/2 copy of a friendly minion."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET) >> give(MADE, "ULD_431e")


class ULD_438:
    """Salhet's Pride. Deathrattle: Draw two 1-Health minions from your deck."""

    deathrattle = draw_from(FRIENDLY_DECK & MINION & health_is(N), 2)


class ULD_439:
    """Sandwasp Queen. Battlecry: Add two 2/1 Sandwasps to your hand."""

    action = add_card("ULD_439t", 2)


BETTER_POWERS = given(
    "HERO_01bp2", "HERO_02bp2", "HERO_03bp2", "HERO_04bp2", "HERO_05bp2", "HERO_06bp2",
    "HERO_07bp2", "HERO_08bp2", "HERO_09bp2", "HERO_10bp2",
)  # fmt: skip


class ULD_500:
    """Sir Finley of the Sands.

    Battlecry: If your deck has no duplicates, Discover an upgraded Hero Power.

    It offers three better powers that classes begin with (U042:5221).
    """

    action = when(NO_DUPLICATES, discover_then(BETTER_POWERS, take_power(SUBJECT)))


class ULD_716:
    """Tip the Scales. Summon 7 Murlocs from your deck."""

    action = repeat(N, recruit(random(FRIENDLY_DECK & MINION & MURLOC)))


class ULD_728:
    """Subdue. Set a minion's Attack and Health to 1."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "ULD_728e")


class ULD_728e:
    """Subdued. 1/1."""

    set_atk = N
    set_health = N2
