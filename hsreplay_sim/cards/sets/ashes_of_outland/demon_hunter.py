"""Ashes of Outland: Demon Hunter."""

from hsreplay_sim.cards.words import *


class BT_035:
    """Chaos Strike. Give your hero +2 Attack this turn. Draw a card."""

    action = give(FRIENDLY_HERO, "BT_035e") >> draw()


class BT_036:
    """Coordinated Strike. Summon three 1/1 Illidari with Rush."""

    action = summon("BT_036t", 3)
    summons = True


class BT_142:
    """Shadowhoof Slayer. Battlecry: Give your hero +1 Attack this turn."""

    action = give(FRIENDLY_HERO, "BT_142e")


class BT_173:
    """Command the Illidari. Summon six 1/1 Illidari with Rush."""

    action = summon("BT_036t", 6)
    summons = True


class BT_175:
    """Twin Slice. Give your hero +2 Attack this turn. Add 'Second Slice' to your hand."""

    action = give(FRIENDLY_HERO, "BT_175e") >> add_card("BT_175t")


class BT_175e:
    """Twin Slice. Your hero has +2 Attack this turn."""

    atk = of_creator(N)


class BT_175t:
    """Second Slice. Give your hero +2 Attack this turn."""

    action = give(FRIENDLY_HERO, "BT_175e")


class BT_235:
    """Chaos Nova. Deal 4 damage to all minions."""

    action = damage(MINIONS, N)


class BT_321:
    """Netherwalker. Battlecry: Discover a Demon."""

    action = discover(discoverable(pool(race=Race.DEMON)))


class BT_351:
    """Battlefiend. After your hero attacks, gain +1 Attack."""

    events = after_attack(FRIENDLY & HERO, give(SELF, "BT_351e"))


class BT_351e:
    """Felheartened. Increased Attack."""

    atk = of_creator(N)


class BT_352:
    """Satyr Overseer. After your hero attacks, summon a 2/2 Satyr."""

    events = after_attack(FRIENDLY & HERO, summon("BT_352t"))


class BT_354:
    """Blade Dance. Deal damage equal to your hero's Attack to 3 random enemy minions."""

    playable = any_of(ENEMY_MINIONS)
    action = damage(random(ENEMY_MINIONS, N), atk_of(FRIENDLY_HERO))


class BT_407:
    """Ur'zul Horror. Deathrattle: Add a 2/1 Lost Soul to your hand."""

    deathrattle = add_card("BT_407t")


class BT_416:
    """Raging Felscreamer. Battlecry: The next Demon you play costs (2) less."""

    action = give(FRIENDLY_PLAYER, "BT_416e")


class BT_416e:
    """Felscream. Your next Demon costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & DEMON, -N)
    events = until_played(DEMON & FRIENDLY)


class BT_427:
    """Feast of Souls. Draw a card for each friendly minion that died this turn."""

    action = draw(count(DIED_THIS_TURN))
    hand_number = count(DIED_THIS_TURN)


class BT_480:
    """Crimson Sigil Runner. Outcast: Draw a card."""

    outcast = draw()


class BT_487:
    """Hulking Overfiend. Rush. After this attacks and kills a minion, it may attack again."""

    events = after_attack(
        SELF, add_tag(SELF, EXTRA_ATTACKS_THIS_TURN), defender=MINION & (DOOMED | ~IN_PLAY)
    )


class BT_488:
    """Soul Split. Choose a friendly Demon. Summon a copy of it."""

    targets = target(FRIENDLY_MINIONS & DEMON, optional=False)
    action = summon_copy(TARGET)
    summons = True


class BT_490:
    """Consume Magic. Silence an enemy minion. Outcast: Draw a card."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = silence(TARGET)
    outcast = silence(TARGET) >> draw()


class BT_491:
    """Spectral Sight. Draw a card. Outcast: Draw another."""

    action = draw()
    outcast = draw(2, one_by_one=True)


class BT_493:
    """Priestess of Fury.

    At the end of your turn, deal 6 damage randomly split among all enemies.
    """

    events = turn_end(missiles(N))


class BT_495:
    """Glaivebound Adept. Battlecry: If your hero attacked this turn, deal 4 damage."""

    targets = target(CHARACTERS, only=tag_of(FRIENDLY_HERO, NUM_ATTACKS_THIS_TURN) > 0)
    action = when(tag_of(FRIENDLY_HERO, NUM_ATTACKS_THIS_TURN) > 0, damage(TARGET, N))


class BT_496:
    """Furious Felfin. Battlecry: If your hero attacked this turn, gain +1 Attack and Rush."""

    action = when(tag_of(FRIENDLY_HERO, NUM_ATTACKS_THIS_TURN) >= 1, give(SELF, "BT_496e"))


class BT_509:
    """Fel Summoner. Deathrattle: Summon a random Demon from your hand."""

    deathrattle = recruit(random(FRIENDLY_HAND & DEMON))


class BT_512:
    """Inner Demon. Give your hero +8 Attack this turn."""

    action = give(FRIENDLY_HERO, "BT_512e")


class BT_514:
    """Immolation Aura. Deal $1 damage to all minions twice.

    What the first wave has killed dies before the second (U310:4199).
    """

    action = damage(MINIONS, N) >> resolve_deaths() >> damage(MINIONS, N)


class BT_601:
    """Skull of Gul'dan. Draw 3 cards. Outcast: Reduce their Cost by (3)."""

    action = draw(N)
    outcast = repeat(N, draw() >> give(DRAWN & IN_HAND, "TB_HunterPrince_02e"))


class BT_740:
    """Soul Cleave.

    Lifesteal Deal $2 damage to two random enemy minions.

    From 95431 to 126299: two random enemies.
    """

    playable = any_of(either(says("enemy minions"), ENEMY_MINIONS, ENEMY_CHARACTERS))
    action = damage(random(either(says("enemy minions"), ENEMY_MINIONS, ENEMY_CHARACTERS), 2), N)


class BT_752:
    """Blur. Your hero can't take damage this turn."""

    action = give(FRIENDLY_HERO, "BT_752e")


class BT_753:
    """Mana Burn. Your opponent has 2 fewer Mana Crystals next turn."""

    action = aim(ENEMY_HERO, give(ENEMY_PLAYER, "BT_753e"))


class BT_753e:
    """Mana Burned. Start with 2 fewer Mana Crystals this turn."""

    events = with_keyword(turn_start(spend_mana(N) >> wear_off(), SELF), 0)


class BT_761:
    """Coilfang Warlord. Rush. Deathrattle: Summon a 5/9 Warlord with Taunt."""

    deathrattle = summon("BT_761t")


class BT_814:
    """Illidari Felblade. Rush. Outcast: Gain Immune this turn."""

    outcast = give(SELF, "BT_814e")


class BT_922:
    """Umberwing. Battlecry: Summon two 1/1 Felwings."""

    action = summon("BT_922t", 2)


class BT_934:
    """Imprisoned Antaen.

    Dormant for 2 turns. When this awakens, deal 10 damage randomly split among all enemies.
    """

    dormant = "BT_737e"
    awaken = missiles(N2)


class TB_HunterPrince_02e:
    """What Skull of Gul'dan attaches (U053:6283). Costs (3) less."""

    cost = -of_creator(N2)
