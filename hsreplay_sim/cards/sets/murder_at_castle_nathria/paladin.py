"""Murder at Castle Nathria with the Maw and Disorder: Paladin."""

from hsreplay_sim.cards.words import *


class MAW_015:
    """Jury Duty. Summon two Silver Hand Recruits. Give your Silver Hand Recruits +1/+1."""

    action = summon("CS2_101t", 2) >> give(FRIENDLY_MINIONS & card("CS2_101t"), "MAW_015e")


class MAW_017:
    """Class Action Lawyer.

    Battlecry: If your deck has no Neutral cards, set a minion's stats to 1/1.
    """

    targets = target(MINIONS, only=~any_of(FRIENDLY_DECK & of_class(CardClass.NEUTRAL)))
    action = when(~any_of(FRIENDLY_DECK & of_class(CardClass.NEUTRAL)), give(TARGET, "MAW_017e"))


class MAW_017e:
    """Class Action. 1/1."""

    set_atk = N
    set_health = N2


class REV_842:
    """Promotion. Give a Silver Hand Recruit +3/+3 and Taunt."""

    targets = target(MINIONS & called("Silver Hand Recruit"), optional=False)
    action = give(TARGET, "REV_842e")


class REV_947:
    """Muckborn Servant. TauntBattlecry:Discover a Paladin card."""

    action = discover(pool(card_class=CardClass.PALADIN))


class REV_950:
    """Divine Toll.

    Shoot 5 rays at random minions. They give friendly minions +2/+2, and deal $2 damage to enemy
    minions.
    """

    action = repeat(
        N,
        aim(
            random(MINIONS),
            when(any_of(TARGET & FRIENDLY), give(TARGET, "REV_950e"), damage(TARGET, N4)),
        ),
    )


class REV_952:
    """Sinful Sous Chef. Deathrattle: Add 2 Silver Hand Recruits to your hand."""

    deathrattle = add_card("CS2_101t", N)


class REV_958:
    """Buffet Biggun.

    Battlecry: Summon two Silver Hand Recruits. Infuse (@): Give them +2 Attack and Divine Shield.
    """

    action = summon("CS2_101t", 2)
    infuse = "REV_958t"


class REV_958t:
    """Buffet Biggun.

    Infused.Battlecry: Summon two Silver Hand Recruits. Give them +2 Attack and Divine Shield.
    """

    action = summon("CS2_101t", 2) >> give(MADE, "REV_958e") >> shield(MADE)


class REV_983:
    """Great Hall. Set a minion's Attack and Health to 3."""

    targets = MINIONS
    activate = give(TARGET, "REV_983e")


class REV_983e:
    """Good Food. Stats changed to 3/3."""

    set_atk = N
    set_health = N2
