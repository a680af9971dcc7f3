"""TITANS: Shaman."""

from hsreplay_sim.cards.words import *


class TTN_317:
    """Lightning Reflexes. Discover a Nature spell. If you play it this turn, Discover another."""

    action = (
        discover(discoverable(pool(A_SPELL, where=of_school(SpellSchool.NATURE))))
        >> give(MADE, "NEW_1308e")
        >> give(FRIENDLY_PLAYER, "TTN_317e", notes=id_of(MADE))
    )


class TTN_317e:
    """Lightning Reflexes. If played this turn, Discover a Nature spell."""

    events = with_keyword(
        after_played(
            noted(DATA1),
            discover(discoverable(pool(A_SPELL, where=of_school(SpellSchool.NATURE))))
            >> give(MADE, "NEW_1308e"),
        ),
        0,
    )


class TTN_722:
    """Turn the Tides.

    Give your hero +3 Attack this turn. Summon a 3/3 Elemental with Rush. Overload: (1)
    """

    action = give(FRIENDLY_HERO, "TTN_833e1") >> summon("TTN_833t")


class TTN_725:
    """Tempest Hammer. After your hero attacks, deal 3 damage to the lowest Health enemy."""

    events = after_attack(FRIENDLY & HERO, damage(random(lowest(ENEMY_CHARACTERS, HEALTH)), N))


class TTN_800:
    """Golganneth, the Thunderer. Titan. Your first spell each turn costs (3) less."""

    titan = ("TTN_800t", "TTN_800t2", "TTN_800t3")
    choose = ("TTN_800t", "TTN_800t2", "TTN_800t3")
    aura = aura(FRIENDLY_HAND & SPELL, "TTN_800e2", mine(NUM_SPELLS_PLAYED_THIS_TURN).equals(0))


class TTN_800t:
    """Roaring Oceans.

    Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
    """

    action = damage(ENEMY_CHARACTERS, N) >> heal(FRIENDLY_CHARACTERS, N2)


class TTN_800t2:
    """Lord of Skies. Deal 20 damage to another minion. (Up to 193541: to a minion.)"""

    targets = either(says("another"), MINIONS - SELF, MINIONS)
    action = damage(TARGET, N)


class TTN_800t3:
    """Shargahn's Wrath. Draw 3 Overload cards."""

    action = draw_from(FRIENDLY_DECK & has(OVERLOAD), N)


class TTN_801:
    """Champion of Storms.

    After you cast a Nature spell, summon a 4/2 Elemental. Forge: With Rush.
    """

    events = after_played(FRIENDLY & SPELL & school(SpellSchool.NATURE), summon("TTN_801t1"))
    forge = "TTN_801t"


class TTN_801t:
    """Champion of Storms.

    Forged After you cast a Nature spell, summon a 4/2 Elemental with Rush.
    """

    events = after_played(FRIENDLY & SPELL & school(SpellSchool.NATURE), summon("TTN_801t2"))


class TTN_831:
    """Crash of Thunder.

    Deal 3 damage to all enemies. Costs (1) less for each Nature spell you've cast this turn.
    """

    action = damage(ENEMY_CHARACTERS, N)
    cost = -(N2 * count(PLAYED_THIS_TURN & SPELL & school(SpellSchool.NATURE)))


class TTN_833:
    """Disciple of Golganneth.

    At the end of your turn, reduce the Cost of a random Overload card in your hand by (1).
    """

    events = turn_end(give(random(FRIENDLY_HAND & has(OVERLOAD)), "TTN_833e"))


class TTN_835:
    """Thorim, Stormlord. Battlecry: Unlock your Overloaded Mana Crystals. Draw that many cards."""

    action = (
        remember_number(mine(OVERLOAD_OWED) + mine(OVERLOAD_LOCKED))
        >> unlock_overload()
        >> draw(LEFT_BEHIND)
    )


class YOG_523:
    """Infested Watcher. TauntDeathrattle: Get two 1/1 Chaotic Tendrils."""

    deathrattle = add_card("YOG_514", 2)


class YOG_524:
    """Shock Hopper. Battlecry: Get a random Overload card."""

    action = add_random(pool(where=bearing(OVERLOAD)))
