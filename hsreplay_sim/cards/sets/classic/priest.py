"""Classic: Priest."""

from hsreplay_sim.cards.words import *


class CS1_129:
    """Inner Fire. Change a minion's Attack to be equal to its Health."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CS1_129e", notes=health_of(TARGET))


class CS1_129e:
    """Inner Fire. This minion's Attack is equal to its Health."""

    set_atk = DATA1


class EX1_091:
    """Cabal Shadow Priest.

    Battlecry: Take control of an enemy minion that has 2 or less Attack.
    """

    targets = ENEMY_MINIONS & atk_at_most(N)
    action = take_control(TARGET)


class EX1_193:
    """Psychic Conjurer. Battlecry: Copy a card in your opponent’s deck and add it to your hand."""

    action = copy_to_hand(random(ENEMY_DECK))


class EX1_195:
    """Kul Tiran Chaplain. Battlecry: Give a friendly minion +2 Health."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "EX1_195e")


class EX1_196:
    """Scarlet Subjugator. Battlecry: Give an enemy minion -2 Attack until your next turn."""

    targets = ENEMY_MINIONS
    action = give(TARGET, "EX1_196e")


class EX1_196e:
    """Subjugated. -2 Attack until your next turn."""

    atk = -N
    events = turn_start(expire(SOURCE))


class EX1_197:
    """Shadow Word: Ruin. Destroy all minions with 5 or more Attack."""

    action = destroy(MINIONS & atk_at_least(N))


class EX1_198:
    """Natalie Seline. Battlecry: Destroy a minion and gain its Health."""

    targets = MINIONS
    action = when(
        any_of(TARGET),
        remember_number(health_of(TARGET))
        >> destroy(TARGET)
        >> give(SELF, "EX1_198e", data=LEFT_BEHIND),
    )


class EX1_198e:
    """Forgotten Shadows. Increased Health."""

    max_health = DATA1


class EX1_332:
    """Silence. Silence a minion."""

    targets = target(MINIONS, optional=False)
    action = silence(TARGET)


class EX1_334:
    """Shadow Madness.

    Gain control of an enemy minion with 3 or less Attack until end of turn.
    """

    targets = target(ENEMY_MINIONS & atk_at_most(N), optional=False)
    action = borrow(TARGET, "EX1_334e")


class EX1_334e:
    """Shadow Madness. This minion has switched controllers this turn."""

    keywords = BORROWED
    events = turn_end(give_back(SELF) >> expire(SOURCE))


class EX1_335:
    """Lightspawn. This minion's Attack is always equal to its Health."""

    keywords = ((TAG_884, by_profile(lambda p: p.marks_borrowed)),)
    always_atk = health_of(SELF)


class EX1_339:
    """Thoughtsteal. Copy 2 cards in your opponent's deck and add them to your hand."""

    action = copy_to_hand(random(ENEMY_DECK, N))


class EX1_341:
    """Lightwell. At the start of your turn, restore 3 Health to a damaged friendly character."""

    keywords = ((TAG_378, ALWAYS),)
    events = turn_start(heal(random(FRIENDLY_CHARACTERS & HURT), N))


class EX1_345:
    """Mindgames. Put a copy of a random minion from your opponent's deck into the battlefield."""

    action = summon_random(copies(ENEMY_DECK & MINION)) >> when(~any_of(MADE), summon("EX1_345t"))


class EX1_345t:
    """Shadow of Nothing. Mindgames whiffed! Your opponent had no minions!"""


class EX1_350:
    """Prophet Velen. Double the damage and healing of your spells and Hero Power."""

    player_tags = (SPELLPOWER_DOUBLE, SPELL_HEALING_DOUBLE, HERO_POWER_DOUBLE)


class EX1_591:
    """Auchenai Soulpriest. Your cards and powers that restore Health now deal damage instead."""

    player_tags = (HEALING_DOES_DAMAGE,)


class EX1_621:
    """Circle of Healing. Restore 4 Health to ALL minions."""

    action = heal(MINIONS, N)


class EX1_623:
    """Temple Enforcer. Battlecry: Give a friendly minion +3 Health."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "EX1_623e")


class EX1_624:
    """Holy Fire. Deal 5 damage. Restore 5 Health to your hero."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> heal(FRIENDLY_HERO, N2)


class EX1_625:
    """Shadowform. Your Hero Power becomes 'Deal 2 damage.'

    Before 77662: If already in Shadowform: 3 damage.
    """

    action = when(
        says("already") & any_of(FRIENDLY_HERO_POWER & card("EX1_625t")),
        new_power("EX1_625t2"),
        when(
            ~(says("already") & any_of(FRIENDLY_HERO_POWER & card("EX1_625t2"))),
            new_power("EX1_625t"),
        ),
    )


class EX1_625t:
    """Mind Spike. Deal 2 damage."""

    hero_keywords = ((SHADOWFORM, ALWAYS),)  # U535:1201
    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class EX1_625t2:
    """Mind Shatter. Deal 3 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class EX1_626:
    """Mass Dispel. Silence all enemy minions. Draw a card."""

    action = silence(ENEMY_MINIONS) >> draw()
