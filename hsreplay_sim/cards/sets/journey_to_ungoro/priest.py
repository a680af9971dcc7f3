"""Journey to Un'Goro: Priest."""

from hsreplay_sim.cards.words import *


class UNG_022:
    """Mirage Caller. Battlecry: Choose a minion. Summon a 1/1 copy of it.

    Before 187190: Choose a friendly minion.
    """

    targets = either(says("friendly"), FRIENDLY_MINIONS, MINIONS)
    action = summon_copy(TARGET) >> give(MADE, "UNG_022e")


class UNG_022e:
    """Mirage. 1/1."""

    set_atk = N
    set_health = N2


class UNG_029:
    """Shadow Visions. Discover a copy of a spell in your deck."""

    action = discover(copies(FRIENDLY_DECK & SPELL))


class UNG_030:
    """Binding Heal. Restore #5 Health to a minion and your hero."""

    targets = target(MINIONS, optional=False)
    action = heal(TARGET + FRIENDLY_HERO, N)


class UNG_032:
    """Crystalline Oracle.

    Deathrattle: Copy a card from your opponent's deck and add it to your hand.
    """

    deathrattle = copy_to_hand(random(ENEMY_DECK))


class UNG_034:
    """Radiant Elemental. Your spells cost (1) less (but not less than 1)."""

    aura = aura(FRIENDLY_HAND & SPELL, "UNG_034e")


class UNG_034e:
    """Radiant Elemental. Costs (1) less. (Since 210640: but not less than 1.)"""

    cost = -of_creator(N)
    least_cost = ((1, says("not less than")),)


class UNG_037:
    """Tortollan Shellraiser. Taunt. Deathrattle: Give a random friendly minion +1/+1."""

    deathrattle = give(random(FRIENDLY_MINIONS), "UNG_037e")


class UNG_854:
    """Free From Amber. Discover a minion that costs (8) or more. Summon it."""

    action = discover_and_summon(discoverable(pool(A_MINION, cost_from=N)))


class UNG_940:
    """Awaken the Makers. Quest: Summon 6 Deathrattle minions. Reward: Amara, Warden of Hope."""

    quest = after_summon(FRIENDLY_MINIONS & has(DEATHRATTLE), progress())
    reward = reward_card("UNG_940t8")


class UNG_940t8:
    """Amara, Warden of Hope. TauntBattlecry: Set your hero's Health to 40."""

    action = when(
        in_build("UNG_940t8e"),
        raise_health(FRIENDLY_HERO, 0) >> give(FRIENDLY_HERO, "UNG_940t8e", N),
        raise_health(FRIENDLY_HERO, N - max_health_of(FRIENDLY_HERO)),
    ) >> set_tag(FRIENDLY_HERO, DAMAGE, 0)


class UNG_940t8e:
    """Warded By Hope. Increased Health."""

    set_health = DATA1


class UNG_963:
    """Lyra the Sunshard. Whenever you cast a spell, add a random Priest spell to your hand."""

    events = when_played(FRIENDLY & SPELL, add_random(pool(A_SPELL, card_class=CardClass.PRIEST)))
