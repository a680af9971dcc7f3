"""Into the Emerald Dream: Warrior."""

from hsreplay_sim.cards.words import *


class EDR_454:
    """Clutch of Corruption.

    Choose a friendly Dragon. Summon a 0/2 Egg that hatches into a copy of it.
    """

    targets = target(FRIENDLY_MINIONS & DRAGON, optional=False)
    activate = destroy_on_last_use() >> summon_keeping("EDR_454t", TARGET)


class EDR_454t:
    """Horrible Egg. Deathrattle: Summon {0}."""

    deathrattle = summon_kept()


class EDR_455:
    """Succumb to Madness. Discover a friendly Dragon that died this game. Resummon it."""

    playable = any_of(FRIENDLY_DEAD_MINIONS & DRAGON)
    summons = True
    action = discover_and_summon(copies(FRIENDLY_DEAD_MINIONS & DRAGON))


class EDR_456:
    """Darkrider. Battlecry: If you're holding a Dragon, Discover a Dragon with a Dark Gift."""

    action = when(HOLDING_DRAGON, discover_with_gift(discoverable(pool(race=Race.DRAGON))))


class EDR_457:
    """Brood Keeper. Battlecry: If you're holding a Dragon, equip a 2/2 Sword."""

    action = when(HOLDING_DRAGON, equip("EDR_457t", signed=True))


class EDR_459:
    """Afflicted Devastator.

    Battlecry: Deal 3 damage to all other friendly minions. Deathrattle: Deal 3 damage to all
    enemy minions.
    """

    action = damage(FRIENDLY_MINIONS - SELF, N)
    deathrattle = damage(ENEMY_MINIONS, N2)


class EDR_465:
    """Ysondre.

    Taunt. Deathrattle: Summon a random Dragon for each time Ysondre has died this game.
    """

    deathrattle = summon_random(
        pool(A_MINION, race=Race.DRAGON),
        count(DIED_THIS_GAME & card("EDR_465")) + 1,
        signed=True,
    )


class EDR_468:
    """Eggbasher. Battlecry: Deal 1 damage to a minion and give it +4 Attack."""

    targets = MINIONS
    action = damage(TARGET, N) >> give(TARGET, "EDR_468e1")


class EDR_471:
    """Tortolla.

    Taunt, Elusive After this takes damage, gain 1 Armor and give this minion +1 Attack.
    """

    events = when_damaged(SELF, armor(N) >> give(SELF, "EDR_471e"))


class EDR_471e:
    """Tortolla's Rage. Increased Attack."""

    atk = of_creator(N2)


class EDR_531:
    """Siphoning Growth. Destroy a friendly minion to gain 8 Armor."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> armor(N)


class EDR_570:
    """Ominous Nightmares.

    Choose One - Deal 1 damage to all minions; or Give a damaged minion +2/+2.
    """

    choose = ("EDR_570A", "EDR_570B")


class EDR_570A:
    """Nightmarish Burst. Deal 1 damage to all minions."""

    action = damage(MINIONS, N)


class EDR_570B:
    """Unstable Power. Give a damaged minion +2/+2."""

    targets = target(MINIONS & HURT, optional=False)
    action = give(TARGET, "EDR_570e")


class FIR_928:
    """Keeper of Flame.

    Battlecry: Give all minions in your hand +3/+3. They are destroyed in 3 turns.

    Before 225000 they are discarded, if they are in the hand still.
    """

    action = give(FRIENDLY_HAND & MINION, "FIR_928e") >> give(FRIENDLY_HAND & MINION, "FIR_928e3")


class FIR_928e3:
    """Burning Up. This card is on fire!

    Its second number is printed, the turns that are left.
    """

    events = turn_start(
        add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_2, -1)
        >> when(
            DATA2 <= 0,
            when(
                in_text_of("FIR_928", "discarded"),
                discard_these(SELF & IN_HAND),
                remove(SELF & IN_HAND) >> destroy(SELF & IN_PLAY),
            ),
        )
    )


class FIR_939:
    """Shadowflame Suffusion. Deal 2 damage. Discover a Warrior minion with a Dark Gift."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> discover_with_gift(pool(A_MINION, card_class=CardClass.WARRIOR))


class FIR_956:
    """Dragon Turtle.

    Battlecry: If you're holding a minion with a Dark Gift, give your hero +3 Attack this turn
    and 6 Armor.
    """

    action = when(
        any_of(FRIENDLY_HAND & MINION & has(HAS_DARK_GIFT)),
        give(FRIENDLY_HERO, "FIR_956e") >> armor(N2),
    )
