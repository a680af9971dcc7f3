"""Whizbang's Workshop: Shaman."""

from hsreplay_sim.cards.words import *


class MIS_307:
    """Murloc Growfin.

    Gigantify. Battlecry: Summon a Tinyfin with Rush and stats equal to this minion's.
    """

    action = summon_sized("MIS_307t", atk_of(SELF), health_of(SELF), cost=atk_of(SELF))


class MIS_307t1:
    """Murloc Growfin.

    Gigantic. Battlecry: Summon a Tinyfin with Rush and stats equal to this minion's.
    """

    action = summon_sized("MIS_307t", atk_of(SELF), health_of(SELF), cost=atk_of(SELF))


class MIS_701:
    """Wave of Nostalgia. Transform ALL minions into random Legendary ones from the past."""

    action = transform_random(MINIONS, past_pool(A_MINION, where=legendary))


class TOY_046:
    """Incredible Value. Discover a 4-Cost minion. Set its Attack and Health to 7."""

    action = discover(discoverable(pool(A_MINION, cost=N))) >> give(MADE, "TOY_046e")


class TOY_046e:
    """Flame Wreathed. Attack and Health set to 7."""

    set_atk = N
    set_health = N


class TOY_500:
    """Baking Soda Volcano.

    Lifesteal. Deal 10 damage randomly split among all minions. Overload: (1)
    """

    action = missiles(N, MINIONS)


class TOY_503:
    """Shining Sentinel. Taunt, Elusive. Battlecry: Summon a copy of this."""

    action = summon_copy(SELF)


class TOY_506:
    """Once Upon a Time... Summon a random 3-Cost Beast, Dragon, Elemental, and Murloc."""

    action = (
        summon_random(pool(A_MINION, race=Race.BEAST, cost=N))
        >> summon_random(pool(A_MINION, race=Race.DRAGON, cost=N))
        >> summon_random(pool(A_MINION, race=Race.ELEMENTAL, cost=N))
        >> summon_random(pool(A_MINION, race=Race.MURLOC, cost=N))
    )
    summons = True


class TOY_507:
    """Fairy Tale Forest. Draw a Battlecry minion. It costs (1) less."""

    activate = draw_from(FRIENDLY_DECK & MINION & has(BATTLECRY)) >> give(
        DRAWN & IN_HAND, "TOY_507e"
    )


class TOY_508:
    """Pop-Up Book. Deal 2 damage. Summon two 0/1 Frogs with Taunt."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("hexfrog", 2)


class TOY_513:
    """Sand Art Elemental.

    Miniaturize. Battlecry: Give your hero +1 Attack and Windfury this turn.
    """

    action = give(FRIENDLY_HERO, "TOY_513e")


class TOY_513t:
    """Sand Art Elemental. Mini. Battlecry: Give your hero +1 Attack and Windfury this turn."""

    action = give(FRIENDLY_HERO, "TOY_513e")


class TOY_877:
    """Wish Upon a Star. Give +2/+3 to all minions in your hand, deck, and battlefield."""

    action = (
        give(FRIENDLY_HAND & MINION, "TOY_877e1")
        >> give(FRIENDLY_DECK & MINION, "TOY_877e1")
        >> give(FRIENDLY_MINIONS, "TOY_877e1")
    )
