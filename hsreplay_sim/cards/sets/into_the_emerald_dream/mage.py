"""Into the Emerald Dream: Mage."""

from hsreplay_sim.cards.words import *


class EDR_851p:
    """Blessing of the Wisp.

    Summon @ Wisps. Deal @ damage randomly split among all enemies.
    """

    own_number = mine(TAG_3527)
    action = summon("EDR_851t", DATA1, signed=True) >> missiles(DATA1)


class EDR_430:
    """Aessina.

    Battlecry: If 20 friendly minions have died this game, deal 20 damage split among all enemies.@
    ({0} left!)@ (Ready!)
    """

    action = when(count(DIED_THIS_GAME & MINION) >= N, missiles(N2))


class EDR_517:
    """Q'onzu.

    Battlecry:Discover a spell. Choose to keep it or put it on top of your opponent's deck.
    """

    action = discover_then(
        discoverable(pool(A_SPELL)), aim(SUBJECT, choose_text("EDR_517A", "EDR_517B"))
    )


class EDR_517A:
    """Tranquil Breeze. Keep the spell."""

    action = take(TARGET)


class EDR_517B:
    """Winds of Change. Put it on top of your opponent's deck."""

    action = send_to_top(TARGET, into=ENEMY_PLAYER)


class EDR_519:
    """Wisprider. Battlecry: Imbue your Hero Power, then trigger it."""

    action = imbue() >> trigger_power()


class EDR_520:
    """Forbidden Shrine. Spend all your Mana. Cast a random spell that costs that much."""

    activate = spend_mana() >> cast_random(pool(A_SPELL, cost=LEFT_BEHIND))


class EDR_804:
    """Divination. Destroy a friendly Wisp to draw 3 cards."""

    targets = target(FRIENDLY_MINIONS & called("Wisp"), optional=False)
    action = destroy(TARGET) >> draw(N)


class EDR_871:
    """Spirit Gatherer. Battlecry: Get a Wisp. Imbue your Hero Power."""

    action = add_card("EDR_851t") >> imbue()


class EDR_872:
    """Spark of Life. Choose One - Discover a Mage spell; or Discover a Druid spell."""

    choose = ("EDR_872A", "EDR_872B")


class EDR_872A:
    """Gift of Fire. Discover a Mage spell."""

    action = discover(pool(A_SPELL, card_class=CardClass.MAGE))


class EDR_872B:
    """Gift of Nature. Discover a Druid spell."""

    action = discover(pool(A_SPELL, card_class=CardClass.DRUID))


class EDR_874:
    """Stellar Balance. Get a Moonfire and a Starfire. Give them Spell Damage +1."""

    action = (
        add_card("CS2_008")
        >> give(MADE & IN_HAND, "EDR_874e")
        >> add_card("EX1_173")
        >> give(MADE & IN_HAND, "EDR_874e")
    )


class EDR_940:
    """Merry Moonkin. At the end of your turn, gain @ Armor. (Improved by Wisps you control!)

    Before 221850 the Armor is gained once for itself and for each Wisp.
    """

    own_number = 1 + count(FRIENDLY_MINIONS & called("Wisp"))
    events = turn_end(
        when(
            says("Repeat"),
            repeat(1 + count(FRIENDLY_MINIONS & called("Wisp")), armor(N)),
            armor(1 + count(FRIENDLY_MINIONS & called("Wisp"))),
        )
    )


class EDR_941:
    """Starsurge.

    Deal $@ damage to a minion. (Improved by each friendly minion that died this game.)
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, 1 + count(FRIENDLY_DEAD_MINIONS))
    hand_number = 1 + count(FRIENDLY_DEAD_MINIONS)


class FIR_910:
    """Scorching Winds. Deal 3 damage. Discard a random Fire spell to deal 3 more."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(
        any_of(FRIENDLY_HAND & SPELL & school(SpellSchool.FIRE)),
        discard(1, FRIENDLY_HAND & SPELL & school(SpellSchool.FIRE)) >> damage(TARGET, N2),
    )


class FIR_911:
    """Smoldering Grove.

    Draw {0} |4(card, cards). (Upgrades each turn, but discards after {1}!)@Draw {0} cards.
    (Discards this turn!)
    """

    action = draw(DATA1)
    in_hand = SMOLDERS


class FIR_913:
    """Inferno Herald.

    After you cast a Fire spell, get a random Elemental and reduce its Cost by (3).
    """

    events = after_played(
        FRIENDLY & SPELL & school(SpellSchool.FIRE),
        add_random(pool(A_MINION, race=Race.ELEMENTAL)) >> give(MADE & IN_HAND, "GBL_004e"),
    )
