"""Journey to Un'Goro: Shaman."""

from hsreplay_sim.cards.words import *


class UNG_025:
    """Volcano. Deal $15 damage randomly split among all minions. Overload: (1)"""

    action = missiles(N, MINIONS)


class UNG_201:
    """Primalfin Totem. At the end of your turn, summon a 1/1 Murloc."""

    events = turn_end(summon("UNG_201t"))


class UNG_202:
    """Fire Plume Harbinger. Battlecry: Reduce the Cost of Elementals in your hand by (1)."""

    action = give(FRIENDLY_HAND & ELEMENTAL, "UNG_202e")


class UNG_208:
    """Stone Sentinel.

    Battlecry: If you played an Elemental last turn, summon two 2/3 Elementals with Taunt.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), summon("UNG_208t", 2))


class UNG_211:
    """Kalimos, Primal Lord.

    Battlecry: If you played an Elemental last turn, cast an Elemental Invocation.
    """

    action = when(
        any_of(PLAYED_LAST_TURN & ELEMENTAL),
        choose_from(
            given("UNG_211a", "UNG_211b", "UNG_211c", "UNG_211d"), cast_pick(SUBJECT, on=SELF)
        ),
    )


class UNG_211a:
    """Invocation of Earth. Fill your board with 1/1 Elementals."""

    action = run_as_target(summon("UNG_211aa", FREE_SLOTS))


class UNG_211b:
    """Invocation of Water. Restore 12 Health to your hero."""

    action = heal(FRIENDLY_HERO, N)


class UNG_211c:
    """Invocation of Fire. Deal 6 damage to the enemy hero.

    The minion deals it where the card bears tag 1200 (13 of 13 hits, U207:58367).
    """

    action = when(
        any_of(SELF & has(TAG_1200)), run_as_target(damage(ENEMY_HERO, 6)), damage(ENEMY_HERO)
    )


class UNG_211d:
    """Invocation of Air. Deal 3 damage to all enemy minions.

    The minion deals it where the card bears tag 1200 (U207:53742); before, the spell does
    (U311:7959).
    """

    action = when(
        any_of(SELF & has(TAG_1200)), run_as_target(damage(ENEMY_MINIONS, 3)), damage(ENEMY_MINIONS)
    )


class UNG_817:
    """Tidal Surge.

    Lifesteal Deal $5 damage to a minion.

    Before 77662: Deal damage to a minion. Restore 4 Health to your hero.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(says("Restore"), heal(FRIENDLY_HERO, N2))


class UNG_938:
    """Hot Spring Guardian. Taunt. Battlecry: Restore 3 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class UNG_942:
    """Unite the Murlocs. Quest: Summon 8 Murlocs. Reward: Megafin."""

    quest = after_summon(FRIENDLY_MINIONS & MURLOC, progress())
    reward = reward_card("UNG_942t")


class UNG_942t:
    """Megafin. Battlecry: Fill your hand with random Murlocs."""

    action = add_random(pool(race=Race.MURLOC), 10)


class UNG_956:
    """Spirit Echo. Give your minions "Deathrattle: Return this to your hand."

    It returns as Anub'arak does.
    """

    action = give(FRIENDLY_MINIONS, "UNG_956e")


class UNG_956e:
    """Echoed Spirit. Deathrattle: Return to your hand."""

    deathrattle = return_itself()
    keywords = (DEATHRATTLE,)
