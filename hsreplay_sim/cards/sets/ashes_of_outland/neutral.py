"""Ashes of Outland: neutral."""

from hsreplay_sim.cards.words import *


class BT_008:
    """Rustsworn Initiate. Deathrattle: Summon a 1/1 Impcaster with Spell Damage +1."""

    deathrattle = summon("BT_008t")


class BT_010:
    """Felfin Navigator. Battlecry: Give your other Murlocs +1/+1."""

    action = give((FRIENDLY_MINIONS & MURLOC) - SELF, "BT_010e")


class BT_155:
    """Scrapyard Colossus. TauntDeathrattle: Summon a 7/7 Felcracked Colossus with Taunt."""

    deathrattle = summon("BT_155t")


class BT_156:
    """Imprisoned Vilefiend. Dormant for 2 turns. Rush."""

    dormant = "BT_737e"


class BT_159:
    """Terrorguard Escapee. Battlecry: Summon three 1/1 Huntresses for your opponent."""

    action = summon("BT_159t", 3, opponent=True)


class BT_160:
    """Rustsworn Cultist.

    Battlecry: Give your other minions "Deathrattle: Summon a 1/1 Demon."
    """

    action = give(FRIENDLY_MINIONS - SELF, "BT_160e")


class BT_160e:
    """Rustsworn Pact. Deathrattle: Summon a 1/1 Demon."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon("BT_160t")


class BT_190:
    """Replicat-o-tron. At the end of your turn, transform a neighbor into a copy of this."""

    events = turn_end(become_copy(random(ADJACENT), SELF))


SPELLS_THIS_TURN = mine(NUM_SPELLS_PLAYED_THIS_TURN)
EVERY_THIRD = (
    SPELLS_THIS_TURN.equals(2)
    | SPELLS_THIS_TURN.equals(5)
    | SPELLS_THIS_TURN.equals(8)
    | SPELLS_THIS_TURN.equals(11)
)
"""Whether the next spell of this turn is the third, sixth, ninth or twelfth."""


class BT_255:
    """Kael'thas Sunstrider. Every third spell you cast each turn costs (1)."""

    aura = aura(FRIENDLY_HAND & SPELL, "BT_255e", only=MY_TURN & EVERY_THIRD)


class BT_255e:
    """Sunstrider. Costs (1)."""

    set_cost = N


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


class BT_716:
    """Bonechewer Vanguard. Taunt. Whenever this minion takes damage, gain +2 Attack."""

    events = when_damaged(SELF, give(SELF, "BT_716e"))


class BT_716e:
    """Victorious. Increased Attack."""

    atk = of_creator(N)


class BT_717:
    """Burrowing Scorpid. Battlecry: Deal 2 damage. If that kills the target, gain Stealth."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> when(IT_DIES, keyword(SELF, STEALTH))


class BT_720:
    """Ruststeed Raider. Taunt, Rush. Battlecry: Gain +4 Attack this turn."""

    action = give(SELF, "BT_720e")


class BT_721:
    """Blistering Rot. At the end of your turn, summon a Rot with stats equal to this minion's."""

    events = turn_end(summon_sized("BT_721t", atk_of(SELF), health_of(SELF)))


class BT_722:
    """Guardian Augmerchant. Battlecry: Deal 1 damage to a minion and give it Divine Shield."""

    targets = MINIONS
    action = damage(TARGET, N) >> shield(TARGET)


class BT_723:
    """Rocket Augmerchant. Battlecry: Deal 1 damage to a minion and give it Rush."""

    targets = MINIONS
    action = damage(TARGET, N) >> keyword(TARGET, RUSH)


class BT_724:
    """Ethereal Augmerchant. Battlecry: Deal 1 damage to a minion and give it Spell Damage +1."""

    targets = MINIONS
    action = damage(TARGET, N) >> give(TARGET, "BT_724e")


class BT_726:
    """Dragonmaw Sky Stalker. Deathrattle: Summon a 3/4 Dragonrider."""

    deathrattle = summon("BT_726t")


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


class BT_731:
    """Infectious Sporeling. After this damages a minion, turn it into an Infectious Sporeling."""

    events = when_deals_damage(SELF, transform(SUBJECT & ALIVE, "BT_731"), to=MINIONS)


class BT_732:
    """Scavenging Shivarra.

    Battlecry: Deal 6 damage randomly split among all other minions.
    """

    action = missiles(N, MINIONS - SELF)


class BT_733:
    """Mo'arg Artificer. All minions take double damage from spells.

    A second one doubles what the first has made of it (U310:4172).
    """

    events = before_damage(
        MINIONS, change_damage(tag_of(SUBJECT, PREDAMAGE) * 2), only=any_of(TARGET & SPELL)
    )


class BT_734:
    """Supreme Abyssal. Can't attack heroes."""

    keywords = ((CANNOT_ATTACK_HEROES, ALWAYS),)


class BT_735:
    """Al'ar.

    Deathrattle: Summon a 0/3 Ashes of Al'ar that resurrects this minion on your next turn.
    """

    deathrattle = summon("BT_735t")


class BT_735t:
    """Ashes of Al'ar. At the start of your turn, transform this into Al'ar."""

    events = turn_start(transform(SELF, "BT_735"))


class BT_737:
    """Maiev Shadowsong. Battlecry: Choose a minion. It goes Dormant for 2 turns."""

    targets = MINIONS - SELF
    action = fall_asleep(TARGET, "BT_737e")
