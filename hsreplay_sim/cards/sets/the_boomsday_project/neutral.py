"""The Boomsday Project: neutral."""

from hsreplay_sim.cards.words import *

BOMBS_HIDE = by_profile(lambda p: p.hides_bombs)


class BOT_031:
    """Goblin Bomb. Deathrattle: Deal 2 damage to the enemy hero."""

    deathrattle = damage(ENEMY_HERO, N)


class BOT_066:
    """Mechanical Whelp. Deathrattle: Summon a 7/7 Mechanical Dragon."""

    deathrattle = summon("BOT_066t")


class BOT_079:
    """Faithful Lumi. Battlecry: Give a friendly Mech +1/+1."""

    targets = FRIENDLY_MINIONS & MECH
    action = give(TARGET, "BOT_079e")


class BOT_083:
    """Toxicologist. Battlecry: Give your weapon +1 Attack."""

    action = give(FRIENDLY_WEAPON, "BOT_083e")


class BOT_098:
    """Unpowered Mauler. Can only attack if you cast a spell this turn."""

    keywords = ((CANT_ATTACK, mine(NUM_SPELLS_PLAYED_THIS_TURN).equals(0)),)


class BOT_102:
    """Spark Drill. Rush. Deathrattle: Add two 1/1 Sparks with Rush to your hand."""

    deathrattle = add_card("BOT_102t", 2)


class BOT_107:
    """Missile Launcher. Magnetic At the end of your turn, deal 1 damage to all other characters."""

    events = turn_end(damage(CHARACTERS - SELF, N))


class BOT_107e:
    """Missile Launcher. When your turn ends, deal 1 damage to other characters."""

    atk = DATA1
    max_health = DATA2
    keywords = (TRIGGER_VISUAL,)
    events = turn_end(damage(CHARACTERS - SELF, N))


class BOT_267:
    """Piloted Reaper. Deathrattle: Summon a random minion from your hand that costs (2) or less."""

    deathrattle = recruit(random(FRIENDLY_HAND & MINION & cost_at_most(N)))


class BOT_270:
    """Giggling Inventor. Battlecry: Summon two 1/2 Mechs with Taunt and Divine Shield."""

    action = summon("BOT_270t", 2)


class BOT_280:
    """Holomancer. After your opponent plays a minion, summon a 1/1 copy of it."""

    events = after_played(ENEMY & MINION & IN_PLAY, summon_copy(SUBJECT) >> give(MADE, "BOT_280e"))


class BOT_280e:
    """Hologram. 1/1."""

    set_atk = N
    set_health = N2


class BOT_296:
    """Omega Defender. Taunt. Battlecry: If you have 10 Mana Crystals, gain +10 Attack."""

    action = when(CRYSTALS >= N, give(SELF, "BOT_296e"))


class BOT_308:
    """Spring Rocket. Battlecry: Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class BOT_312:
    """Replicating Menace. Magnetic. Deathrattle: Summon three 1/1 Microbots."""

    deathrattle = summon("BOT_312t", 3)


class BOT_312e:
    """Replicating Menace. Deathrattle: Summon three 1/1 Microbots."""

    atk = DATA1
    max_health = DATA2
    keywords = (DEATHRATTLE,)
    deathrattle = summon("BOT_312t", 3)


class BOT_401:
    """Weaponized Piñata. Deathrattle: Add a random Legendary minion to your hand."""

    deathrattle = add_random(pool(A_MINION, where=legendary))


class BOT_413:
    """Brainstormer. Battlecry: Gain +1 Health for each spell in your hand."""

    action = give(SELF, "BOT_413e", N * count(FRIENDLY_HAND & SPELL))


class BOT_413e:
    """Brain Power. Increased Health."""

    max_health = DATA1


class BOT_424:
    """Mecha'thun.

    Deathrattle: If you have no cards in your deck, hand, and battlefield, destroy the enemy hero.
    """

    deathrattle = when(
        ~any_of(FRIENDLY_DECK + FRIENDLY_HAND + FRIENDLY_MINIONS), destroy(ENEMY_HERO)
    )


class BOT_431:
    """Whirliglider. Battlecry: Summon a 0/2 Goblin Bomb."""

    action = summon("BOT_031")


class BOT_445:
    """Mecharoo. Deathrattle: Summon a 1/1 Jo-E Bot."""

    deathrattle = summon("BOT_445t")


class BOT_447:
    """Crystallizer. Battlecry: Deal 5 damage to your hero. Gain 5 Armor."""

    action = damage(FRIENDLY_HERO, N) >> next_block() >> armor(N2)


class BOT_448:
    """Damaged Stegotron. TauntBattlecry: Deal 6 damage to this minion."""

    action = damage(SELF, N)


class BOT_511:
    """Seaforium Bomber.

    Battlecry: Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
    """

    action = shuffle("BOT_511t", opponent=True, hidden=BOMBS_HIDE)


class BOT_532:
    """Explodinator. Battlecry: Summon two 0/2 Goblin Bombs."""

    action = summon("BOT_031", 2, beside=1)


class BOT_535:
    """Microtech Controller. Battlecry: Summon two 1/1 Microbots."""

    action = summon("BOT_312t", 2, beside=1)


class BOT_538:
    """Spark Engine. Battlecry: Add a 1/1 Spark with Rush to your hand."""

    action = add_card("BOT_102t")


class BOT_539:
    """Arcane Dynamo. Battlecry:Discover a spell that costs (5) or more."""

    action = discover(discoverable(pool(A_SPELL, cost_from=N)))


class BOT_540:
    """E.M.P. Operative. Battlecry: Destroy a Mech."""

    targets = MINIONS & MECH
    action = destroy(TARGET)


class BOT_544:
    """Loose Specimen. Battlecry: Deal 6 damage randomly split among other friendly minions."""

    action = missiles(N, FRIENDLY_MINIONS - SELF)


class BOT_550:
    """Electrowright. Battlecry: If you're holding a spell that costs (5) or more, gain +1/+1."""

    action = when(any_of(FRIENDLY_HAND & SPELL & cost_at_least(N)), give(SELF, "BOT_550e"))


class BOT_552:
    """Star Aligner.

    Battlecry: If you control 3 minions with 7 Health, deal 7 damage to all enemies.
    """

    action = when(count(FRIENDLY_MINIONS & health_is(N2)) >= N, damage(ENEMY_CHARACTERS, N3))


class BOT_555:
    """Harbinger Celestia. Stealth. After your opponent plays a minion, become a copy of it."""

    events = after_played(ENEMY & MINION & IN_PLAY, become_copy(SELF, SUBJECT))


class BOT_559:
    """Augmented Elekk. Whenever you shuffle a card into a deck, shuffle in an extra copy."""

    events = when_shuffled(FRIENDLY | ENEMY, shuffle_extra(SUBJECT, "BOT_559e"), by=FRIENDLY)


class BOT_559e:
    """Dealing. It ends with the turn, unseen (U496:4758)."""

    events = with_keyword(turn_end(wear_off()), 0)


class BOT_562:
    """Coppertail Imposter. Battlecry: Gain Stealth until your next turn."""

    action = give(SELF, "BOT_562e")


class BOT_562e:
    """Disguised. Stealthed until your next turn."""

    keywords = (STEALTH,)
    events = turn_start(keyword(SELF, STEALTH, 0) >> expire(SOURCE))


class BOT_573:
    """Subject 9. Battlecry: Draw 5 different Secrets from your deck."""

    action = draw_from(one_of_each(FRIENDLY_DECK & A_SECRET), N)


class BOT_606:
    """Kaboom Bot. Deathrattle: Deal 4 damage to a random enemy minion."""

    deathrattle = damage(random(ENEMY_MINIONS), N)


class BOT_700:
    """SN1P-SN4P. Magnetic, Echo. Deathrattle: Summon two 1/1 Microbots."""

    deathrattle = summon("BOT_312t", 2)


class BOT_700e:
    """SN1P-SN4P. Deathrattle: Summon two 1/1 Microbots. (It gives Echo: U282:4646.)"""

    atk = DATA1
    max_health = DATA2
    keywords = (DEATHRATTLE, ECHO)
    deathrattle = summon("BOT_312t", 2)


class BOT_907:
    """Galvanizer. Battlecry: Reduce the Cost of Mechs in your hand by (1)."""

    action = give(FRIENDLY_HAND & MECH, "BOT_907e")
