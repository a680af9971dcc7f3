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

    aura = aura(SELF, "TRL_312e", only=DAMAGED)


class TRL_363:
    """Saronite Taskmaster. Deathrattle: Summon a 0/3 Free Agent with Taunt for your opponent."""

    deathrattle = summon("TRL_363t", opponent=True)


class TRL_405:
    """Untamed Beastmaster. Whenever you draw a Beast, give it +2/+2."""

    events = when_drawn(FRIENDLY & BEAST, give(SUBJECT, "TRL_405e"))


class TRL_406:
    """Dozing Marksman. Has +4 Attack while damaged."""

    aura = aura(SELF, "TRL_406e", only=DAMAGED)


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


class TRL_504:
    """Booty Bay Bookie. Battlecry: Give your opponent a Coin."""

    action = opponent_gets("GAME_005")


class TRL_505:
    """Helpless Hatchling. Deathrattle: Reduce the Cost of a Beast in your hand by (1)."""

    deathrattle = give(random(FRIENDLY_HAND & BEAST), "TRL_505e")


class TRL_506:
    """Gurubashi Chicken. Overkill: Gain +5 Attack."""

    overkill = give(SELF, "TRL_506e")


class TRL_507:
    """Sharkfin Fan. After your hero attacks, summon a 1/1 Pirate."""

    events = after_attack(FRIENDLY_HERO, summon("TRL_507t"))


class TRL_508:
    """Regeneratin' Thug. At the start of your turn, restore 2 Health to this minion."""

    events = turn_start(heal(SELF, N))


class TRL_509:
    """Banana Buffoon. Battlecry: Add 2 Bananas to your hand."""

    action = add_card("TRL_509t", N)


class TRL_512:
    """Cheaty Anklebiter. LifestealBattlecry: Deal 1 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class TRL_514:
    """Belligerent Gnome. TauntBattlecry: If your opponent has 2 or more minions, gain +1 Attack."""

    action = when(count(ENEMY_MINIONS) >= N, give(SELF, "TRL_514e"))


class TRL_515:
    """Rabble Bouncer. Taunt. Costs (1) less for each enemy minion."""

    cost = -(N * count(ENEMY_MINIONS))


class TRL_516:
    """Gurubashi Offering. At the start of your turn, destroy this and gain 8 Armor."""

    events = turn_start(destroy(SELF) >> armor(N))


class TRL_517:
    """Arena Fanatic. Battlecry: Give all minions in your hand +1/+1."""

    action = give(FRIENDLY_HAND & MINION, "TRL_517e2")


class TRL_520:
    """Murloc Tastyfin. Deathrattle: Draw 2 Murlocs from your deck."""

    deathrattle = draw_from(FRIENDLY_DECK & MURLOC, N)


class TRL_521:
    """Arena Patron. Overkill: Summon another Arena Patron."""

    overkill = summon("TRL_521")


class TRL_523:
    """Firetree Witchdoctor. Battlecry: If you're holding a Dragon, Discover a spell."""

    action = when(HOLDING_DRAGON, discover(discoverable(pool(A_SPELL))))


class TRL_524:
    """Shieldbreaker. Battlecry:Silence an enemy minion with Taunt."""

    targets = ENEMY_MINIONS & has(TAUNT)
    action = silence(TARGET)


class TRL_525:
    """Arena Treasure Chest. Deathrattle: Draw 2 cards."""

    deathrattle = draw(N)


class TRL_526:
    """Dragonmaw Scorcher. Battlecry: Deal 1 damage to all other minions."""

    action = damage(MINIONS - SELF, N)


class TRL_527:
    """Drakkari Trickster.

    Battlecry: Give each player a copy of a random card from their opponent's deck.
    """

    action = add_random(copies(ENEMY_DECK)) >> add_random(copies(FRIENDLY_DECK), opponent=True)


class TRL_528:
    """Linecracker. Overkill: Double this minion's Attack."""

    overkill = double_attack("TRL_528e")


class TRL_528e:
    """Crazed. Doubled Attack."""

    atk = DATA1


class TRL_530:
    """Masked Contender. Battlecry: If you control a Secret, cast a Secret from your deck."""

    action = when(any_of(FRIENDLY_SECRETS), put_secret_from(FRIENDLY_DECK))


class TRL_531:
    """Rumbletusk Shaker. Deathrattle: Summon a 3/2 Rumbletusk Breaker."""

    deathrattle = summon("TRL_531t")


class TRL_533:
    """Ice Cream Peddler. Battlecry: If you control a Frozen minion, gain 8 Armor."""

    action = when(any_of(FRIENDLY_MINIONS & FROZEN_ONES), armor(N))


class TRL_541:
    """Hakkar, the Soulflayer. Deathrattle: Shuffle a Corrupted Blood into each player's deck."""

    deathrattle = shuffle("TRL_541t") >> shuffle("TRL_541t", opponent=True)


class TRL_541t:
    """Corrupted Blood.

    Casts When Drawn. Take 3 damage. After you draw, shuffle two copies of this into your deck.
    """

    on_draw = damage(FRIENDLY_HERO, N)
    after_draw = shuffle_unseen("TRL_541t", 2)


class TRL_542:
    """Oondasta. Rush. Overkill: Summon a Beast from your hand."""

    overkill = recruit(random(FRIENDLY_HAND & BEAST))


class TRL_546:
    """Ornery Tortoise. Battlecry: Deal 5 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)


class TRL_569:
    """Crowd Roaster.

    Battlecry: If you're holding a Dragon, deal 7 damage to an enemy minion.
    """

    targets = target(ENEMY_MINIONS, only=any_of((FRIENDLY_HAND & DRAGON) - SELF))
    action = damage(TARGET, N)


class TRL_570:
    """Soup Vendor. Whenever you restore 3 or more Health to your hero, draw a card."""

    events = when_healed(FRIENDLY_HERO, draw(), (AMOUNT >= N) & any_of(TARGET & FRIENDLY))
