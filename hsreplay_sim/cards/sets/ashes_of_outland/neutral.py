"""Ashes of Outland: neutral."""

from hsreplay_sim.cards.words import *


class BT_008:
    """Rustsworn Initiate. Deathrattle: Summon a 1/1 Impcaster with Spell Damage +1."""

    deathrattle = summon("BT_008t")


class BT_155:
    """Scrapyard Colossus. TauntDeathrattle: Summon a 7/7 Felcracked Colossus with Taunt."""

    deathrattle = summon("BT_155t")


class BT_714:
    """Frozen Shadoweaver. Battlecry: Freeze an enemy."""

    targets = ENEMY_CHARACTERS
    action = freeze(TARGET)


class BT_715:
    """Bonechewer Brawler. Taunt. Whenever this minion takes damage, gain +2 Attack."""

    events = when_damaged(SELF, give(SELF, "BT_715e"))


class BT_715e:
    """Brawling. Increased Attack."""

    atk = of_creator(N)


class BT_721:
    """Blistering Rot. At the end of your turn, summon a Rot with stats equal to this minion's."""

    events = turn_end(summon_sized("BT_721t", atk_of(SELF), health_of(SELF)))


class BT_722:
    """Guardian Augmerchant. Battlecry: Deal 1 damage to a minion and give it Divine Shield."""

    targets = MINIONS
    action = damage(TARGET, N) >> shield(TARGET)


class BT_727:
    """Soulbound Ashtongue.

    Whenever this minion takes damage, also deal that amount to your hero.
    """

    events = when_damaged(SELF, damage(FRIENDLY_HERO, AMOUNT))


class BT_728:
    """Disguised Wanderer. Deathrattle: Summon a 9/1 Inquisitor."""

    deathrattle = summon("BT_728t")


class BT_730:
    """Overconfident Orc. Taunt While at full Health, this has +2 Attack."""

    atk = N * as_number(~DAMAGED)


class BT_733:
    """Mo'arg Artificer. All minions take double damage from spells.

    A second one doubles what the first has made of it (U310:4172).
    """

    events = before_damage(
        MINIONS, change_damage(tag_of(SUBJECT, PREDAMAGE) * 2), only=any_of(TARGET & SPELL)
    )
