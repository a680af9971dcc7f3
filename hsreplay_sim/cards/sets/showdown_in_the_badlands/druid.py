"""Showdown in the Badlands: Druid."""

from hsreplay_sim.cards.words import *


class DEEP_027:
    """Gloomstone Guardian.

    Taunt. Choose One - Discard 2 cards; or Destroy one of your Mana Crystals. Forge: Do NEITHER.
    """

    choose = ("DEEP_027a", "DEEP_027b")
    forge = "DEEP_027t"


class DEEP_027a:
    """Splintered Form. Discard 2 cards."""

    action = discard(N)


class DEEP_027b:
    """Mana Disintegration. Destroy one of your Mana Crystals"""

    action = lose_crystals()


class DEEP_028:
    """Crystal Cluster.

    Gain three empty Mana Crystals. Any that can't fit summon a 3/7 Elemental with Taunt.
    """

    action = gain_crystals(3) >> summon("DEEP_028t", 3 - LEFT_BEHIND)


class DEEP_029:
    """Trogg Gemtosser. Finale: Deal 1 damage to a random enemy for each of your Mana Crystals."""

    action = when(FINALE, repeat(CRYSTALS, damage(random(ENEMY_CHARACTERS), N)))


class WW_816:
    """Take to the Skies. Draw two Dragons. Give them +1/+1."""

    action = repeat(2, draw_from(FRIENDLY_DECK & DRAGON) >> give(DRAWN & IN_HAND, "WW_816e"))


class WW_818:
    """Cactus Construct. Discover a 2-Cost minion. Summon a 1/2 copy of it."""

    action = discover(discoverable(pool(A_MINION, cost=N))) >> summon_changed(MADE, "WW_818e")


class WW_818e:
    """Wittle. Stats set to 1/2."""

    set_atk = N
    set_health = N2


class WW_819:
    """Splish-Splash Whelp. Battlecry: If you're holding a Dragon, gain an empty Mana Crystal."""

    action = when(HOLDING_DRAGON, gain_crystals())


class WW_820:
    """Spinetail Drake.

    Battlecry: If you're holding a Dragon, deal 5 damage to an enemy minion.
    """

    targets = target(ENEMY_MINIONS, only=any_of((FRIENDLY_HAND & DRAGON) - SELF))
    action = damage(TARGET, N)


class WW_821:
    """Dragon Tales.

    Choose One - Get two random Dragons that cost (5) or less; or Get two that cost more than (5).
    """

    choose = ("WW_821t1", "WW_821t2")


class WW_821t1:
    """Short Stories. Get two random Dragons that cost (5) or less."""

    action = add_random(pool(A_MINION, race=Race.DRAGON, cost_up_to=N), 2)


class WW_821t2:
    """Tall Tales. Get two random Dragons that cost more than (5)."""

    action = add_random(pool(A_MINION, race=Race.DRAGON, cost_from=N + 1), 2)


class WW_822:
    """Dragon Golem. TauntBattlecry: Summon a copy of this for each Dragon in your hand."""

    action = summon_copy(SELF, count(FRIENDLY_HAND & DRAGON))


class WW_823:
    """Rehydrate. Restore 7 Health. Quickdraw: Refresh 2 Mana Crystals."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> when(QUICKDRAW, next_block() >> refresh_mana(N2))


class WW_825:
    """Fye, the Setting Sun.

    Rush, Lifesteal, Taunt Costs (1) less for each Dragon you've summoned this game.
    """

    cost = -(count(SUMMONED_THIS_GAME & DRAGON) * N)


class WW_826:
    """Desert Nestmatron.

    Taunt. Battlecry: If you're holding a Dragon, refresh 4 Mana Crystals.
    """

    action = when(any_of((FRIENDLY_HAND & DRAGON) - SELF), refresh_mana(N))
