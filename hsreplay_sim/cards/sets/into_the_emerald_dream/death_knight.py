"""Into the Emerald Dream: Death Knight."""

from hsreplay_sim.cards.words import *

OF_THE_LEECH = tag_of(SELF, TAG_SCRIPT_DATA_NUM_1)
"""How much Health a Leech steals, of a victim that has as much."""


class EDR_810:
    """Hideous Husk.

    Your Leeches steal 1 more Health from their victims. Battlecry: Summon two 0/2 Leeches.
    """

    player_tags = (TAG_3795,)
    action = summon("EDR_810t", 2, beside=1, signed=True)  # the first one stands to its left


class EDR_810e:
    """Blood Sucker. Reduced Health."""

    max_health = -DATA1


class EDR_810e2:
    """Blood Soaked. Increased Health."""

    max_health = DATA1


class EDR_810t:
    """Bloated Leech.

    At the end of your turn, your hero steals @ Health from the lowest Health enemy.
    """

    own_number = 1 + count(FRIENDLY_MINIONS & card("EDR_810")) * of_card("EDR_810", N)
    events = turn_end(
        aim(
            random(lowest(ENEMY_CHARACTERS, HEALTH)),
            when(
                health_of(TARGET) < OF_THE_LEECH,
                remember_number(health_of(TARGET)),
                remember_number(OF_THE_LEECH),
            )
            >> without_stacking(give(TARGET, "EDR_810e", data=LEFT_BEHIND))
            >> tell_stats()
            >> without_stacking(give(FRIENDLY_HERO, "EDR_810e2", data=LEFT_BEHIND))
            >> tell_stats()
            >> add_tag(FRIENDLY_PLAYER, TAG_2797, LEFT_BEHIND),
        )
        >> resolve_deaths()
    )


class EDR_811:
    """Rite of Atrocity. Discover an Undead. Spend 2 Corpses to give it a Dark Gift."""

    action = when(
        CORPSES_HELD >= N,
        spend_corpses(N, discover_with_gift(discoverable(pool(A_MINION, race=Race.UNDEAD)))),
        discover(discoverable(pool(A_MINION, race=Race.UNDEAD))),
    )


class EDR_812:
    """Grotesque Runeblade.

    Battlecry: If the last card you played had an Unholy rune, gain +1 Attack. Repeat for Blood and
    +1 Durability.
    """

    action = when(
        any_of(last(PLAYED_THIS_GAME) & has(COST_UNHOLY)), give(SELF, "EDR_812e")
    ) >> when(any_of(last(PLAYED_THIS_GAME) & has(COST_BLOOD)), give(SELF, "EDR_812e1"))


class EDR_813:
    """Morbid Swarm.

    Choose One - Summon two 1/1 Ants; or Spend 2 Corpses to deal 4 damage to a minion.
    """

    choose = ("EDR_813a", "EDR_813b")


class EDR_813a:
    """Contaminated Colony. Summon two 1/1 Ants."""

    action = summon("EDR_813at", 2, signed=True)
    summons = True


class EDR_813b:
    """Bug Bites. Spend 2 Corpses to deal 4 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = spend_corpses(N, damage(TARGET, N2))


class EDR_814:
    """Infested Breath. Deal 2 damage. Summon a 0/2 Leech."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("EDR_810t", signed=True)


class EDR_815:
    """Corpse Flower.

    After your opponent summons a minion, spend 2 Corpses to deal 3 damage to it.
    """

    events = after_summon(
        ENEMY & MINION, spend_corpses(N, damage(SUBJECT, N2)), only=CORPSES_HELD >= N
    )


class EDR_816:
    """Monstrous Mosquito. At the end of your turn, give your other minions +1 Attack."""

    events = turn_end(give(FRIENDLY_MINIONS - SELF, "EDR_816e"))


class EDR_817:
    """Sanguine Infestation. Draw 2 cards. Summon two 0/2 Leeches."""

    action = draw(N) >> summon("EDR_810t", 2, signed=True)


class EDR_818:
    """Nythendra.

    Taunt. Deathrattle: Split into 1/1 Beetles. At the start of your turn, reform with any
    remaining.

    As a hypothesis, it splits into as many as it has Health; seven is all that recordings show.
    """

    deathrattle = summon("EDR_818t", max_health_of(SELF), signed=True)


class EDR_818t:
    """Nythendric Beetle.

    At the start of your turn, combine with any other friendly Beetles and reform Nythendra.

    Five of them make a 5/5 that costs (5) (U432:8875).
    """

    events = turn_start(
        remember_number(count(FRIENDLY_MINIONS & card("EDR_818t")))
        >> set_aside(FRIENDLY_MINIONS & card("EDR_818t"))
        >> summon_sized("EDR_818", LEFT_BEHIND, LEFT_BEHIND, cost=LEFT_BEHIND, twin=False)
    )


class EDR_819:
    """Ursoc. Battlecry: Attack ALL other minions. Deathrattle: Resurrect any this killed.

    The order is random, as that of Deathwing.
    """

    action = for_each(
        random(MINIONS - SELF, count(MINIONS - SELF)), attacks(SELF, SUBJECT & IN_PLAY)
    )
    deathrattle = resurrect(
        (FRIENDLY_DEAD_MINIONS + ENEMY_DEAD_MINIONS) & affected_last_by(SELF), signed=True
    )


class FIR_900:
    """Cremate. Discover a minion with a Dark Gift. It costs (2) less."""

    action = discover_with_gift(discoverable(pool(A_MINION)), signed=False) >> give(
        MADE & IN_HAND, "GBL_002e"
    )


class FIR_901:
    """Frostburn Matriarch.

    Battlecry: If you're holding a minion with a Dark Gift, summon two 4/4 Dragons with Taunt.
    """

    action = when(
        any_of(FRIENDLY_HAND & MINION & has(HAS_DARK_GIFT)), summon("FIR_901t", 2, signed=True)
    )


class FIR_951:
    """Volcoross.

    Rush, Taunt. Battlecry: Choose to spend 10, 20, or 30 Corpses to gain that many stats.

    As a hypothesis, only what can be paid is offered.
    """

    action = when(
        CORPSES_HELD >= N3,
        choose_text("FIR_951t2", "FIR_951t3", "FIR_951t4"),
        when(
            CORPSES_HELD >= N2,
            choose_text("FIR_951t2", "FIR_951t3"),
            when(CORPSES_HELD >= N, choose_text("FIR_951t2")),
        ),
    )


class FIR_951e:
    """Voracious Appetite. Increased Stats."""

    atk = DATA1
    max_health = DATA2


class FIR_951t2:
    """Tail Smash. Spend 10 Corpses to gain +10/+10."""

    action = spend_corpses(N, give(SELF, "FIR_951e", data=N2, data2=N3))


class FIR_951t3:
    """Fiery Chomp. Spend 20 Corpses to gain +20/+20."""

    action = spend_corpses(N, give(SELF, "FIR_951e", data=N2, data2=N3))


class FIR_951t4:
    """Lava Wave. Spend 30 Corpses to gain +30/+30."""

    action = spend_corpses(N, give(SELF, "FIR_951e", data=N2, data2=N3))
