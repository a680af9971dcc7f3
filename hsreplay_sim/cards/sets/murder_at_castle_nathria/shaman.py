"""Murder at Castle Nathria: Shaman."""

from hsreplay_sim.cards.words import *


class MAW_003:
    """Totemic Evidence.

    Choose a basic Totem and summon it. Infuse (@ |4(Totem, Totems)): Summon all 4 instead.
    """

    action = discover_and_summon(basic_totems, offers_all=True)
    infuse = "MAW_003t"
    summons = True


class MAW_003t:
    """Totemic Evidence. Infused Summon all 4 basic Totems."""

    action = (
        summon("NEW1_009")
        >> summon("CS2_050")
        >> summon("CS2_051")
        >> when(by_profile(lambda p: p.strength_totem), summon("CS2_058"), summon("CS2_052"))
    )
    summons = True


class REV_517:
    """Criminal Lineup. Choose a friendly minion. Summon 3 copies of it. Overload: (2)"""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = summon_copy(TARGET, N)
    summons = True


class REV_838:
    """Gigantotem. Costs (1) less for each Totem you've summoned this game."""

    cost = -(count(SUMMONED_THIS_GAME & TOTEM) * N)


class REV_917:
    """Carving Chisel. After your hero attacks, summon a random basic Totem."""

    events = after_attack(FRIENDLY & HERO, summon_random(basic_totems))


class REV_920:
    """Convincing Disguise.

    Transform a friendly minion into one that costs (2) more. Infuse (@): Transform all friendly
    minions instead.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(2))
    infuse = "REV_920t"


class REV_920t:
    """Convincing Disguise.

    Infused. Transform all friendly minions into random ones that cost (2) more.
    """

    action = transform_random(FRIENDLY_MINIONS, cost_beside(2))


class REV_921:
    """The Stonewright. Battlecry: For the rest of the game, your Totems have +2 Attack."""

    action = give(FRIENDLY_PLAYER, "REV_921e")


class REV_921e:
    """Living Stone. Your Totems have +2 Attack."""

    aura = aura(FRIENDLY_MINIONS & TOTEM, "REV_921t")


class REV_923:
    """Muck Pools. Transform a friendly minion into one that costs (1) more."""

    targets = FRIENDLY_MINIONS
    activate = transform_random(TARGET, cost_beside(1))


class REV_924:
    """Primordial Wave.

    Transform enemy minions into ones that cost (1) less and friendly minions into ones that cost
    (1) more.

    In silence, and the second half in a POWER block of its own (U309:5845, 6016).
    """

    action = (
        for_each(ENEMY_MINIONS, without_summon_voice(transform_random(TARGET, cost_beside(-1))))
        >> next_block()
        >> for_each(
            FRIENDLY_MINIONS,
            without_summon_voice(transform_random(TARGET, cost_beside(1)), speaks_again=False),
        )
    )


class REV_935:
    """Party Favor Totem.

    At the end of your turn, summon a random basic Totem. Infuse (@): Summon two instead.
    """

    events = turn_end(summon_random(basic_totems))
    infuse = "REV_935t"


class REV_935t:
    """Party Favor Totem. Infused At the end of your turn, summon two random basic Totems."""

    events = turn_end(summon_random(basic_totems, 2))


class REV_936:
    """Crud Caretaker. Battlecry: Summon a 3/5 Elemental with Taunt."""

    action = summon("REV_936t")
