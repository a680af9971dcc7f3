"""Ashes of Outland: Mage."""

from hsreplay_sim.cards.words import *


class BT_002:
    """Incanter's Flow. Reduce the Cost of spells in your deck by (1)."""

    action = give(FRIENDLY_DECK & SPELL, "BT_002e")


class BT_003:
    """Netherwind Portal.

    Secret: After your opponent casts a spell, summon a random 4-Cost minion.
    """

    secret = after_played(ENEMY & SPELL, summon_random(pool(A_MINION, cost=N)), only=ROOM)


class BT_004:
    """Imprisoned Observer.

    Dormant for 2 turns. When this awakens, deal 2 damage to all enemy minions.
    """

    dormant = "BT_737e"
    awaken = damage(ENEMY_MINIONS, N2)


class BT_006:
    """Evocation. Fill your hand with random Mage spells. They are Temporary."""

    action = repeat(
        FREE_HAND,
        add_random(pool(A_SPELL, card_class=CardClass.MAGE), signed=False)
        >> make_temporary(MADE & IN_HAND, "BT_006e")
        >> set_displayed_creator(MADE & IN_HAND),
    )


class BT_006e:
    """Evocation. Discards at the end of your turn."""

    keywords = (VALEERASHADOW,)
    events = (
        turn_end(set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_2, 1) >> discard_these(SELF)),
        when_played(SELF, wear_off()),
    )


class BT_014:
    """Starscryer. Deathrattle: Draw a spell."""

    deathrattle = draw_from(FRIENDLY_DECK & SPELL)


class BT_022:
    """Apexis Smuggler. After you play a Secret, Discover a spell."""

    events = after_played(FRIENDLY & A_SECRET, discover(discoverable(pool(A_SPELL))))


class BT_028:
    """Astromancer Solarian. Spell Damage +1Deathrattle: Shuffle 'Solarian Prime' into your deck."""

    deathrattle = shuffle("BT_028t")


class BT_028t:
    """Solarian Prime.

    Spell Damage +1Battlecry: Cast 5 random Mage spells (targets enemies if possible).
    """

    action = cast_random(
        pool(A_SPELL, card_class=CardClass.MAGE), N2, at_enemies=True, drawn_first=True
    )


class BT_072:
    """Deep Freeze. Freeze an enemy. Summon two 3/6 Water Elementals."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = freeze(TARGET) >> summon("CS2_033", 2)


class BT_291:
    """Apexis Blast. Deal $5 damage. If your deck has no minions, summon a random 5-Cost minion."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(
        ~any_of(FRIENDLY_DECK & MINION), summon_random(pool(A_MINION, cost=N2))
    )
