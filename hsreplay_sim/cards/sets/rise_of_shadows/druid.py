"""Rise of Shadows: Druid."""

from hsreplay_sim.cards.words import *


class DAL_256:
    """The Forest's Aid. Twinspell Summon five 2/2 Treants."""

    action = summon("DAL_256t2", 5)


class DAL_256ts:
    """The Forest's Aid. Summon five 2/2 Treants."""

    action = summon("DAL_256t2", 5)


class DAL_350:
    """Crystal Power. Choose One - Deal 2 damage to a minion; or Restore 5 Health."""

    choose = ("DAL_350a", "DAL_350b")


class DAL_350a:
    """Piercing Thorns. Deal 2 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class DAL_350b:
    """Healing Blossom. Restore 5 Health."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class DAL_351:
    """Blessing of the Ancients. Twinspell. Give your minions +1/+1."""

    action = give(FRIENDLY_MINIONS, "DAL_351e")


class DAL_351ts:
    """Blessing of the Ancients. Give your minions +1/+1."""

    action = give(FRIENDLY_MINIONS, "DAL_351e")


class DAL_352:
    """Crystalsong Portal.

    Discover a Druid minion. If your hand has no minions, keep all 3 instead.
    """

    action = when(
        ~any_of(FRIENDLY_HAND & MINION),
        add_random(pool(A_MINION, card_class=CardClass.DRUID), N),
        discover(pool(A_MINION, card_class=CardClass.DRUID)),
    )


class DAL_354:
    """Acornbearer. Deathrattle: Add two 1/1 Squirrels to your hand."""

    deathrattle = add_card("DAL_354t", 2)


class DAL_355:
    """Lifeweaver. Whenever you restore Health, add a random Druid spell to your hand."""

    events = when_healed(
        CHARACTERS, add_random(pool(A_SPELL, card_class=CardClass.DRUID)), any_of(TARGET & FRIENDLY)
    )


class DAL_357:
    """Lucentbark.

    TauntDeathrattle: Go dormant. Restore 5 Health to awaken this minion.
    """

    deathrattle = go_dormant("DAL_357t")


class DAL_357t:
    """Spirit of Lucentbark.

    Dormant When you restore 5 Health, awaken this minion. (@ left!)

    It counts what is restored to anybody by its player's cards, over as many turns as that takes;
    it awakens in a block of its own.
    """

    events = asleep(
        when_healed(
            CHARACTERS,
            set_tag(SELF, UNTOUCHABLE, 0)
            >> add_tag(SELF, SCORE_VALUE_2, at_most(AMOUNT, DATA1))
            >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -at_most(AMOUNT, DATA1))
            >> when(
                DATA1 > 0,
                set_tag(SELF, UNTOUCHABLE, 1),
                otherwise=next_block() >> transform(SELF, "DAL_357"),
            ),
            any_of(TARGET & FRIENDLY),
        )
    )


class DAL_733:
    """Dreamway Guardians. Summon two 1/2 Dryads with Lifesteal."""

    action = summon("DAL_733t", 2)


class DAL_799:
    """Crystal Stag.

    Rush. Battlecry: If you've restored 5 Health this game, summon a copy of this.@ ({0} left!)@
    (Ready!)
    """

    action = when(mine(AMOUNT_HEALED_THIS_GAME) >= N, summon_copy(SELF))
