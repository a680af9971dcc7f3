"""Whizbang's Workshop: Death Knight."""

from hsreplay_sim.cards.words import *


class MIS_006:
    """Toysnatching Geist.

    GigantifyBattlecry:Discover an Undead. Reduce its Cost by this minion's Attack.
    """

    action = discover(discoverable(pool(A_MINION, race=Race.UNDEAD))) >> give(
        MADE & IN_HAND, "MIS_006e1", data=atk_of(SELF)
    )


class MIS_006e1:
    """Collection Bonus. Costs less"""

    cost = -DATA1


class MIS_006t:
    """Toysnatching Geist.

    GiganticBattlecry:Discover an Undead. Reduce its Cost by this minion's Attack.
    """

    action = discover(discoverable(pool(A_MINION, race=Race.UNDEAD))) >> give(
        MADE & IN_HAND, "MIS_006e1", data=atk_of(SELF)
    )


class MIS_100:
    """Helm of Humiliation.

    Give a minion -5/-5. Give a random minion in your hand +5/+5.

    Before 240397: Give a minion in your hand +5/+5.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "MIS_100e") >> give(random(FRIENDLY_HAND & MINION), "MIS_100e1")


class MIS_101:
    """Foamrender. Whenever your hero attacks, spend 3 Corpses to gain +1 Durability.

    It notes behind the attack that there was one (U249:32184).
    """

    events = (
        when_attacks(
            FRIENDLY_HERO, spend_corpses(N, give(SELF, "MIS_101e")), only=CORPSES_HELD >= N
        ),
        after_attack(FRIENDLY_HERO, add_tag(SELF, TAG_SCRIPT_DATA_NUM_1)),
        after_attack(FRIENDLY_HERO, set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 1)),
    )


class TOY_821:
    """Rambunctious Stuffy. Rush After you cast a Frost spell, gain Reborn."""

    events = after_played(FRIENDLY & SPELL & school(SpellSchool.FROST), keyword(SELF, REBORN))


class TOY_824:
    """Darkthorn Quilter.

    At the end of your turn, deal this minion's Attack damage randomly split among enemies.
    """

    events = turn_end(missiles(atk_of(SELF)))


class TOY_826:
    """Threads of Despair.

    Give all minions "Deathrattle: Deal 1 damage to all minions."
    """

    action = give(MINIONS, "TOY_826e")


class TOY_826e:
    """Threads of the Dead. Deathrattle: Deal 1 damage to all minions."""

    keywords = (DEATHRATTLE,)
    deathrattle = damage(MINIONS, of_card("TOY_826e", N))


class TOY_827:
    """Shambling Zombietank. Taunt. Battlecry: Spend 5 Corpses to summon a copy of this."""

    action = spend_corpses(N, summon_copy(SELF))


class TOY_828:
    """Amateur Puppeteer. Miniaturize, Taunt. Deathrattle: Give Undead in your hand +2/+2."""

    deathrattle = give(FRIENDLY_HAND & UNDEAD, "TOY_828e4")


class TOY_828t:
    """Amateur Puppeteer. Mini, Taunt. Deathrattle: Give Undead in your hand +2/+2."""

    deathrattle = give(FRIENDLY_HAND & UNDEAD, "TOY_828e4")
