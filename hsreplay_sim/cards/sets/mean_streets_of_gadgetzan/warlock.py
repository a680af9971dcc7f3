"""Mean Streets of Gadgetzan: Warlock."""

from hsreplay_sim.cards.words import *


class CFM_094:
    """Felfire Potion. Deal 5 damage to all characters."""

    action = damage(CHARACTERS, N)


class CFM_608:
    """Blastcrystal Potion. Destroy a minion and one of your Mana Crystals."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> lose_crystals(1)


class CFM_610:
    """Crystalweaver. Battlecry: Give your Demons +1/+1."""

    action = give(FRIENDLY_MINIONS & DEMON, "CFM_610e")


class CFM_611:
    """Bloodfury Potion. Give a minion +3 Attack. If it's a Demon, also give it +3 Health."""

    targets = target(MINIONS, optional=False)
    action = when(any_of(TARGET & DEMON), give(TARGET, "CFM_611e2"), give(TARGET, "CFM_611e"))


class CFM_663:
    """Kabal Trafficker. At the end of your turn, add a random Demon to your hand."""

    events = turn_end(add_random(pool(A_MINION, race=Race.DEMON)))


class CFM_699:
    """Seadevil Stinger.

    Battlecry: The next Murloc you play this turn costs Health instead of Mana.
    """

    action = give(FRIENDLY_PLAYER, "CFM_699e") >> set_tag(
        FRIENDLY_HAND & MURLOC, CARD_COSTS_HEALTH, 1
    )


class CFM_699e:
    """Seadevil Enchant.

    (CFM_699 says what it does.)
    """

    undispellable = True
    events = (
        with_keyword(
            when_played(
                FRIENDLY & MINION & MURLOC,
                wear_off()
                >> set_tag(SUBJECT, CARD_COSTS_HEALTH, 0)
                >> set_tag(FRIENDLY_HAND & has(CARD_COSTS_HEALTH), CARD_COSTS_HEALTH, 0),
            ),
            0,
        ),
        with_keyword(when_drawn(FRIENDLY & MURLOC, set_tag(SUBJECT, CARD_COSTS_HEALTH, 1)), 0),
        silently(on("card_added", FRIENDLY & MURLOC, set_tag(SUBJECT, CARD_COSTS_HEALTH, 1))),
        with_keyword(
            turn_end(set_tag(FRIENDLY_HAND & has(CARD_COSTS_HEALTH), CARD_COSTS_HEALTH, 0)), 0
        ),
    )


class CFM_750:
    """Krul the Unshackled.

    Battlecry: If your deck has no duplicates, summon all Demons from your hand.
    """

    action = when(NO_DUPLICATES, recruit(FRIENDLY_HAND & DEMON & MINION))


class CFM_751:
    """Abyssal Enforcer. Battlecry: Deal 3 damage to all other characters."""

    action = damage(CHARACTERS - SELF, N)


class CFM_900:
    """Unlicensed Apothecary.

    After you summon a minion, deal 5 damage to your hero.

    Before 21517: Whenever you summon a minion.
    """

    events = (
        when_summoned(FRIENDLY_MINIONS - SELF, damage(FRIENDLY_HERO, N), says("Whenever")),
        after_summon(FRIENDLY_MINIONS - SELF, damage(FRIENDLY_HERO, N), ~says("Whenever")),
    )
