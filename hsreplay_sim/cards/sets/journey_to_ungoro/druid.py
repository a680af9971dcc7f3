"""Journey to Un'Goro: Druid."""

from hsreplay_sim.cards.words import *


class UNG_078:
    """Tortollan Forager. Battlecry: Add a random minion with 5 or more Attack to your hand."""

    action = add_random(strong(N, pool(A_MINION)), signed=by_profile(lambda p: p.forager_signs))


class UNG_086:
    """Giant Anaconda. TauntDeathrattle: Summon a minion from your hand with 5 or more Attack."""

    deathrattle = recruit(random(FRIENDLY_HAND & MINION & atk_at_least(N)))


class UNG_100:
    """Verdant Longneck. Battlecry: Adapt."""

    action = adapt(SELF)


class UNG_101:
    """Shellshifter. Choose One - Transform into a 5/3 with Stealth; or a 3/5 with Taunt."""

    choose = ("UNG_101a", "UNG_101b")
    becomes = "UNG_101t3"


class UNG_101a:
    """Raptor Form. Stealth."""

    becomes = "UNG_101t"


class UNG_101b:
    """Direhorn Form. Taunt."""

    becomes = "UNG_101t2"


class UNG_103:
    """Evolving Spores. Adapt your minions."""

    action = adapt(FRIENDLY_MINIONS)


class UNG_108:
    """Earthen Scales. Give a friendly minion +1/+1, then gain Armor equal to its Attack."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "UNG_108e") >> armor(atk_of(TARGET))


class UNG_109:
    """Elder Longneck. Battlecry: If you're holding a minion with 5 or more Attack, Adapt."""

    action = when(any_of(FRIENDLY_HAND & MINION & atk_at_least(N)), adapt(SELF))


class UNG_111t1:
    """Mana Treant. Deathrattle: Gain an empty Mana Crystal."""

    deathrattle = gain_crystals()


class UNG_116:
    """Jungle Giants. Quest: Summon 4 minions with 5 or more Attack. Reward: Barnabus."""

    quest = after_summon(FRIENDLY_MINIONS & comes_with_atk(N2), progress())
    reward = reward_card("UNG_116t")


class UNG_116t:
    """Barnabus the Stomper. Battlecry: Reduce the Cost of minions in your deck to (0)."""

    action = give(FRIENDLY_DECK & MINION, "UNG_116te")


class UNG_116te:
    """Romper Stompers. Costs (0)."""

    set_cost = N
