"""Knights of the Frozen Throne: Mage."""

from hsreplay_sim.cards.words import *


class ICC_068:
    """Ice Walker. Your Hero Power also Freezes the target.

    What the power has killed is Frozen, too (U180:2367, U180:3636).
    """

    events = with_keyword(
        when_power_used(
            FRIENDLY & A_HERO_POWER, freeze(TARGET) >> set_tag(TARGET - IN_PLAY, FROZEN, 1)
        ),
        0,
    )


class ICC_069:
    """Ghastly Conjurer. Battlecry: Add a 'Mirror Image' spell to your hand."""

    action = add_card("CS2_027")


class ICC_082:
    """Frozen Clone.

    Secret: After your opponent plays a minion, add two copies of it to your hand.
    """

    secret = after_played(
        ENEMY & MINION,
        repeat(2, copy_to_hand(SUBJECT, signed=False)),
        HAND_ROOM,
    )


class ICC_083:
    """Doomed Apprentice. Your opponent's spells cost (1) more."""

    aura = aura(ENEMY_HAND & SPELL, "ICC_083e")


class ICC_086:
    """Glacial Mysteries.

    Put one of each Secret from your deck into the battlefield.

    There are never more than five of them.
    """

    action = repeat(5, put_secret_from(FRIENDLY_DECK))


class ICC_252:
    """Coldwraith. Battlecry: If an enemy is Frozen, draw a card."""

    action = when(any_of(ENEMY_CHARACTERS & FROZEN_ONES), draw())


class ICC_823:
    """Simulacrum. Copy the lowest Cost minion in your hand."""

    action = copy_exactly(random(lowest(FRIENDLY_HAND & MINION, COST)))


class ICC_833h:
    """Icy Touch. Deal 1 damage. If this kills a minion, summon a Water Elemental."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(any_of(TARGET & MINION) & IT_DIES, summon("ICC_833t"))


class ICC_833:
    """Frost Lich Jaina.

    Battlecry: Summon a 3/6 Water Elemental. Your Elementals have Lifesteal this game.
    """

    action = give(FRIENDLY_PLAYER, "ICC_833e") >> summon("ICC_833t")


class ICC_833e:
    """Frost Lich. Your Elementals have Lifesteal.

    Up to 29349 the dead ones have it, too (U184:4162); later they do not (U408:12302).
    """

    aura = aura(
        either(
            by_profile(lambda p: p.auras_leave_the_game),
            FRIENDLY_MINIONS,
            FRIENDLY_MINIONS + (FRIENDLY_DEAD_MINIONS & IN_GRAVEYARD),
        )
        & ELEMENTAL,
        "ICC_833e2",
    )


class ICC_833e2:
    """Icy Veins. Frost Lich Jaina is granting your Elementals Lifesteal."""

    keywords = (LIFESTEAL,)


class ICC_836:
    """Breath of Sindragosa. Deal 2 damage to a random enemy minion and Freeze it."""

    action = aim(random(ENEMY_MINIONS), damage(TARGET, N) >> freeze(TARGET))


class ICC_838:
    """Sindragosa.

    Battlecry: Summon two 0/1 Frozen Champions.

    The first one comes to the left: in both recordings of 20457 and 25252 that show it.
    """

    action = summon("ICC_838t", 2, beside=1)


class ICC_838t:
    """Frozen Champion. Deathrattle: Add a random Legendary minion to your hand."""

    deathrattle = add_random(pool(A_MINION, where=legendary))
