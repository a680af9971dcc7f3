"""Whizbang's Workshop: Paladin."""

from hsreplay_sim.cards.words import *


class MIS_709:
    """Holy Glowsticks.

    Lifesteal Deal 4 damage to a minion. Costs (1) if you've cast a Holy spell this turn.

    Before 217964: Deal 4 damage.
    """

    targets = target(either(says("to a minion"), MINIONS, CHARACTERS), optional=False)
    action = damage(TARGET, N)
    cost = -(OVERALL - N2) * as_number(any_of(PLAYED_THIS_TURN & SPELL & school(SpellSchool.HOLY)))


class MIS_918:
    """Flickering Lightbot. Gigantify Costs (1) less for each Holy spell you've cast this game."""

    cost = -(N * count(PLAYED_THIS_GAME & SPELL & school(SpellSchool.HOLY)))


class MIS_918t:
    """Flickering Lightbot. Gigantic Costs (1) less for each Holy spell you've cast this game."""

    cost = -(N * count(PLAYED_THIS_GAME & SPELL & school(SpellSchool.HOLY)))


class TOY_716:
    """Flash Sale. Summon a 1/2 Mech with Divine Shield and Taunt. Give your minions +1/+2."""

    action = summon("BOT_270t") >> give(FRIENDLY_MINIONS, "TOY_716e")


class TOY_808:
    """Crafter's Aura. At the end of your turn, summon a random 6-Cost minion. Lasts @ turns."""

    objective = turn_end(summon_random(pool(A_MINION, cost=N)) >> pass_turn())


class TOY_810:
    """Painter's Virtue. Lifesteal. After your hero attacks, give minions in your hand +1/+1."""

    events = after_attack(FRIENDLY & HERO, give(FRIENDLY_HAND & MINION, "TOY_810e"))


class TOY_812:
    """Pipsi Painthoof.

    Deathrattle: Summon a random Divine Shield, Rush, and Taunt minion from your deck.
    """

    deathrattle = (
        recruit(random(FRIENDLY_DECK & MINION & has(DIVINE_SHIELD)))
        >> recruit(random(FRIENDLY_DECK & MINION & has(RUSH)))
        >> recruit(random(FRIENDLY_DECK & MINION & has(TAUNT)))
    )


class TOY_813:
    """Toy Captain Tarim.

    Miniaturize Taunt. Battlecry: Set a minion's Attack and Health to this minion's.
    """

    targets = MINIONS
    action = give(TARGET, "TOY_813e3", atk_of(SELF), health_of(SELF))


class TOY_813e3:
    """Toytanic. Adjusted stats."""

    set_atk = DATA1
    set_health = DATA2


class TOY_813t:
    """Toy Captain Tarim.

    Mini Taunt. Battlecry: Set a minion's Attack and Health to this minion's.
    """

    targets = MINIONS
    action = give(TARGET, "TOY_813e3", atk_of(SELF), health_of(SELF))


class TOY_881:
    """Fancy Packaging. Give a minion with Divine Shield +2/+3."""

    targets = target(MINIONS & has(DIVINE_SHIELD), optional=False)
    action = give(TARGET, "TOY_881e")


class TOY_882:
    """Trinket Artist. Battlecry: Draw a Divine Shield minion and an Aura."""

    action = draw_one_each(
        FRIENDLY_DECK & MINION & has(DIVINE_SHIELD), FRIENDLY_DECK & SPELL & has(OBJECTIVE)
    )
