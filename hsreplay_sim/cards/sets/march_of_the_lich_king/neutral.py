"""March of the Lich King: neutral."""

from hsreplay_sim.cards.words import *


class NX2_032:
    """Lost Exarch.

    Deathrattle: Spend all your Mana. Summon that many 2/2 Zombies with Rush.
    """

    deathrattle = spend_mana() >> summon("NX2_032t", LEFT_BEHIND)


class NX2_050:
    """Mistake. This has all minion types."""


class NX2_051:
    """Darkfallen Shadow. RushManathirst (@): Gain Reborn."""

    action = when(manathirst(DATA1), keyword(SELF, REBORN))


class RLK_029:
    """Shatterskin Gargoyle. TauntDeathrattle: Deal 4 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class RLK_070:
    """Infected Peasant. Deathrattle: Summon a 2/2 Undead Peasant."""

    deathrattle = summon("RLK_070t")


class RLK_104:
    """Street Sweeper. Battlecry: Deal 2 damage to all other minions."""

    action = damage(MINIONS - SELF, N)


class RLK_113:
    """Brittleskin Zombie. Deathrattle: If it's your opponent's turn, deal 3 damage to them."""

    deathrattle = when(THEIR_TURN, damage(ENEMY_HERO, N))


class RLK_117:
    """Incorporeal Corporal. After this minion attacks, destroy it."""

    events = after_attack(SELF, destroy(SELF))


class RLK_119:
    """Drakkari Embalmer. Battlecry: Give a friendly Undead Reborn."""

    targets = FRIENDLY_MINIONS & UNDEAD
    action = keyword(TARGET, REBORN)


class RLK_123:
    """Bone Flinger. Battlecry: If a friendly Undead died after your last turn, deal 2 damage."""

    targets = target(CHARACTERS, only=any_of(DIED_SINCE_MY_TURN & UNDEAD))
    action = when(any_of(DIED_SINCE_MY_TURN & UNDEAD), damage(TARGET, N))


class RLK_219:
    """Sunfury Clergy.

    Battlecry: Restore 3 Health to all friendly characters. Manathirst (6): Restore 6 Health
    instead.
    """

    action = when(manathirst(N2), heal(FRIENDLY_CHARACTERS, N3), heal(FRIENDLY_CHARACTERS, N))


class RLK_220:
    """Tenacious San'layn. Lifesteal Whenever this attacks, deal 2 damage to the enemy hero."""

    events = when_attacks(SELF, damage(ENEMY_HERO, N))


class RLK_221:
    """Crystal Broker.

    Manathirst (5): Summon a random 3-Cost minion. Manathirst (10): Summon an 8-Cost minion instead.
    """

    action = when(
        manathirst(N3),
        summon_random(pool(A_MINION, cost=N4)),
        when(manathirst(N), summon_random(pool(A_MINION, cost=N2))),
    )


class RLK_222:
    """Astalor Bloodsworn.

    Battlecry: Add Astalor, the Protector to your hand. Manathirst: Deal 2 damage.
    """

    targets = target(CHARACTERS, only=manathirst(DATA1))
    action = add_card("RLK_222t1") >> when(manathirst(DATA1), damage(TARGET, N))


class RLK_222t1:
    """Astalor, the Protector.

    Battlecry: Add Astalor, the Flamebringer to your hand. Manathirst: Gain 5 Armor.
    """

    action = add_card("RLK_222t2") >> when(manathirst(DATA1), armor(N))


class RLK_222t2:
    """Astalor, the Flamebringer.

    Battlecry: Deal 7 damage randomly split between all enemies. Manathirst (10): Deal 14 instead.

    Before 165029: Deal 8 damage, and 8 more.
    """

    action = when(
        manathirst(N2),
        when(says("instead"), missiles(N3), missiles(N) >> missiles(N3)),
        missiles(N),
    )


class RLK_518:
    """Silvermoon Sentinel. TauntManathirst (@): Gain +2/+2 and Divine Shield."""

    action = when(manathirst(DATA1), give(SELF, "RLK_518e") >> shield(SELF))


class RLK_590:
    """The Sunwell.

    Fill your hand with random spells. Costs (1) less for each other card in your hand.
    """

    cost = -(N * count(FRIENDLY_HAND - SELF))
    action = repeat(FREE_HAND, add_random(pool(A_SPELL)))


class RLK_592:
    """Invincible.

    RebornBattlecry and Deathrattle: Give another random friendly Undead +5/+5 and Taunt.

    Before 170824 it may be itself.
    """

    action = aim(
        random(
            either(says("another"), (FRIENDLY_MINIONS & UNDEAD) - SELF, FRIENDLY_MINIONS & UNDEAD)
        ),
        give(TARGET, "RLK_592e") >> keyword(TARGET, TAUNT),
    )
    deathrattle = aim(
        random((FRIENDLY_MINIONS & UNDEAD) - SELF),
        give(TARGET, "RLK_592e") >> keyword(TARGET, TAUNT),
    )


class RLK_653:
    """Infectious Ghoul.

    Deathrattle: Give a random friendly minion "Deathrattle: Summon an Infectious Ghoul."
    """

    deathrattle = give(random(FRIENDLY_MINIONS), "RLK_653e")


class RLK_653e:
    """Infected. Deathrattle: Summon an Infectious Ghoul."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon("RLK_653")


class RLK_824:
    """Arms Dealer. After you summon an Undead, give it +1 Attack."""

    events = after_summon((FRIENDLY_MINIONS & UNDEAD) - SELF, give(SUBJECT, "RLK_824e"))


class RLK_830:
    """Flesh Behemoth. TauntDeathrattle: Draw another Undead and summon a copy of it."""

    deathrattle = draw_from(FRIENDLY_DECK & MINION & UNDEAD) >> summon_copy(DRAWN)


class RLK_831:
    """Plaguespreader.

    Deathrattle: Transform a random minion in your opponent's hand into a Plaguespreader.
    """

    deathrattle = transform(random(ENEMY_HAND & MINION), "RLK_831", shown=True)


class RLK_833:
    """Foul Egg. Deathrattle: Summon a 3/3 Undead Chicken."""

    deathrattle = summon("RLK_833t")


class RLK_834:
    """Nerubian Vizier.

    Battlecry: Discover a spell. If a friendly Undead died after your last turn, it costs (2) less.
    """

    action = discover(discoverable(pool(A_SPELL))) >> when(
        any_of(DIED_SINCE_MY_TURN & UNDEAD), give(MADE, "RLK_834e")
    )


class RLK_834e:
    """Nerubian Vision. Costs (2) less."""

    cost = -N
    stays = ALWAYS


class RLK_900:
    """Scourge Rager. RebornBattlecry: Die."""

    action = destroy(SELF)


class RLK_914:
    """Umbral Geist. Deathrattle: Add a random Shadow spell to your hand."""

    deathrattle = add_random(pool(A_SPELL, where=of_school(SpellSchool.SHADOW)))


class RLK_915:
    """Amber Whelp. Battlecry: If you're holding a Dragon, deal 3 damage."""

    targets = target(CHARACTERS, only=any_of((FRIENDLY_HAND & DRAGON) - SELF))
    action = when(HOLDING_DRAGON, damage(TARGET, N))


class RLK_926:
    """Bloodied Knight. At the end of your turn, deal 2 damage to your hero."""

    events = turn_end(damage(FRIENDLY_HERO, N))


class RLK_951:
    """Coroner. Battlecry: Freeze an enemy minion. Manathirst (6): Silence it first."""

    targets = ENEMY_MINIONS
    action = when(manathirst(N), silence(TARGET)) >> freeze(TARGET)


class RLK_955:
    """Silvermoon Armorer. RushManathirst (@): Gain +2/+2."""

    action = when(manathirst(DATA1), give(SELF, "RLK_955e"))


class RLK_957:
    """Wailing Banshee. Deathrattle: Give a random friendly Undead +2/+1."""

    deathrattle = give(random(FRIENDLY_MINIONS & UNDEAD), "RLK_957e")


class RLK_970:
    """Hawkstrider Rancher.

    Whenever you play a minion, give it +1/+1 and "Deathrattle: Summon a 1/1 Hawkstrider."

    Before 170824: After you play a minion.
    """

    events = (
        when_played(FRIENDLY & MINION & OTHERS, give(SUBJECT, "RLK_970e"), only=says("Whenever")),
        after_played(FRIENDLY & MINION & OTHERS, give(SUBJECT, "RLK_970e"), only=~says("Whenever")),
    )


class RLK_970e:
    """Hawkriding. +1/+1. Deathrattle: Summon a 1/1 Hawkstrider."""

    atk = N
    max_health = N2
    keywords = (DEATHRATTLE,)
    deathrattle = summon("RLK_970t")
