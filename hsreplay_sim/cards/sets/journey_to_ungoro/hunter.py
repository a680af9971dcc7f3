"""Journey to Un'Goro: Hunter."""

from hsreplay_sim.cards.words import *


class UNG_800:
    """Terrorscale Stalker. Battlecry: Trigger a friendly minion's Deathrattle."""

    targets = FRIENDLY_MINIONS & has(DEATHRATTLE)
    action = trigger_deathrattles(TARGET)


class UNG_910:
    """Grievous Bite. Deal $3 damage to a minion and $1 damage to adjacent ones."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(adjacent(TARGET), N2)


class UNG_912:
    """Jeweled Macaw. Battlecry: Add a random Beast to your hand."""

    action = add_random(pool(A_MINION, race=Race.BEAST))


class UNG_913:
    """Tol'vir Warden. Battlecry: Draw two 1-Cost minions from your deck."""

    action = draw_from(FRIENDLY_DECK & MINION & cost_is(N), 2)


class UNG_914:
    """Raptor Hatchling. Deathrattle: Shuffle a 4/5 Raptor into your deck."""

    deathrattle = shuffle("UNG_914t1")


class UNG_915:
    """Crackling Razormaw. Battlecry: Adapt a friendly Beast."""

    targets = FRIENDLY_MINIONS & BEAST
    action = adapt(TARGET)


class UNG_916:
    """Stampede. Each time you play a Beast this turn, add a random Beast to your hand."""

    action = give(FRIENDLY_PLAYER, "UNG_916e")


class UNG_916e:
    """Stampeding."""

    events = after_played(FRIENDLY & MINION & BEAST, add_random(pool(A_MINION, race=Race.BEAST)))


class UNG_917:
    """Dinomancy. Replace your Hero Power with 'Give a Beast +3/+3.'"""

    action = new_power("UNG_917t1")


class UNG_917t1:
    """Dinomancy. Give a Beast +3/+3."""

    targets = target(MINIONS & BEAST, optional=False)
    action = give(TARGET, "UNG_917e")


class UNG_919:
    """Swamp King Dred. After your opponent plays a minion, attack it."""

    events = after_played(ENEMY & MINION & IN_PLAY, attacks(SELF, SUBJECT))


class UNG_920:
    """The Marsh Queen. Quest: Play seven 1-Cost minions. Reward: Queen Carnassa."""

    quest = after_played(FRIENDLY & MINION, progress(), COST_PAID.equals(N))
    reward = reward_card("UNG_920t1")


class UNG_920t1:
    """Queen Carnassa.

    RushBattlecry: Shuffle 20 Raptors into your deck.

    Before 187190 15 of them, without Rush.
    """

    action = shuffle("UNG_920t2", N)


class UNG_920t2:
    """Carnassa's Brood. Battlecry: Draw a card."""

    action = draw()
