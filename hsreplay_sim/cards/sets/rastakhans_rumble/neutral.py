"""Rastakhan's Rumble: neutral."""

from hsreplay_sim.cards.words import *


class TRL_010:
    """Half-Time Scavenger. Stealth. Overkill: Gain 3 Armor."""

    overkill = armor(N)


class TRL_015:
    """Ticket Scalper. Overkill: Draw 2 cards."""

    overkill = draw(N)


class TRL_020:
    """Sightless Ranger. Rush. Overkill: Summon two 1/1 Bats."""

    overkill = summon("TRL_020t", 2)


class TRL_057:
    """Serpent Ward. At the end of your turn, deal 2 damage to the enemy hero."""

    events = turn_end(damage(ENEMY_HERO, N))


class TRL_151:
    """Former Champ. Battlecry: Summon a 5/5 Hotshot."""

    action = summon("TRL_151t")


class TRL_312:
    """Spellzerker. Has Spell Damage +2 while damaged."""

    spell_damage = N * as_number(DAMAGED)


class TRL_363:
    """Saronite Taskmaster. Deathrattle: Summon a 0/3 Free Agent with Taunt for your opponent."""

    deathrattle = summon("TRL_363t", opponent=True)


class TRL_406:
    """Dozing Marksman. Has +4 Attack while damaged."""

    aura = aura(SELF, "TRL_406e", only=DAMAGED)


class TRL_406e:
    """Wrong Side of Da Bed. +4 Attack."""

    atk = N


class TRL_407:
    """Waterboy. Battlecry: Your next Hero Power this turn costs (0)."""

    action = give(FRIENDLY_PLAYER, "TRL_407e")


class TRL_407e:
    """High Quality H2O. Your Hero Power costs (0)."""

    aura = cost_change(FRIENDLY_HERO_POWER, to=N)
    events = until_power_used()


class TRL_503:
    """Scarab Egg. Deathrattle: Summon three 1/1 Scarabs."""

    deathrattle = summon("TRL_503t", 3)


class TRL_509:
    """Banana Buffoon. Battlecry: Add 2 Bananas to your hand."""

    action = add_card("TRL_509t", N)


class TRL_509te:
    """Bananas. Has +1/+1."""

    atk = N
    max_health = N2


class TRL_515:
    """Rabble Bouncer. Taunt. Costs (1) less for each enemy minion."""

    cost = -(N * count(ENEMY_MINIONS))


class TRL_520:
    """Murloc Tastyfin. Deathrattle: Draw 2 Murlocs from your deck."""

    deathrattle = draw_from(FRIENDLY_DECK & MURLOC, N)


class TRL_526:
    """Dragonmaw Scorcher. Battlecry: Deal 1 damage to all other minions."""

    action = damage(MINIONS - SELF, N)


class TRL_527:
    """Drakkari Trickster.

    Battlecry: Give each player a copy of a random card from their opponent's deck.
    """

    action = add_random(copies(ENEMY_DECK)) >> add_random(copies(FRIENDLY_DECK), opponent=True)


class TRL_530:
    """Masked Contender. Battlecry: If you control a Secret, cast a Secret from your deck."""

    action = when(any_of(FRIENDLY_SECRETS), put_secret_from(FRIENDLY_DECK))


class TRL_541:
    """Hakkar, the Soulflayer. Deathrattle: Shuffle a Corrupted Blood into each player's deck."""

    deathrattle = shuffle("TRL_541t") >> shuffle("TRL_541t", opponent=True)


class TRL_542:
    """Oondasta. Rush. Overkill: Summon a Beast from your hand."""

    overkill = recruit(random(FRIENDLY_HAND & BEAST))


class TRL_569:
    """Crowd Roaster.

    Battlecry: If you're holding a Dragon, deal 7 damage to an enemy minion.
    """

    targets = target(ENEMY_MINIONS, only=any_of((FRIENDLY_HAND & DRAGON) - SELF))
    action = damage(TARGET, N)
