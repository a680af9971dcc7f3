"""Classic: Paladin."""

from hsreplay_sim.cards.words import *


class EX1_130:
    """Noble Sacrifice. Secret: When an enemy attacks, summon a 2/1 Defender as the new target."""

    secret = when_attacks(
        ENEMY_CHARACTERS,
        summon("EX1_130a") >> redirect(MADE),
        only=ROOM,
    )


class EX1_132:
    """Eye for an Eye.

    Secret: When your hero takes damage, deal that much damage to the enemy hero.
    """

    secret = when_damaged(FRIENDLY_HERO, damage(ENEMY_HERO, AMOUNT))


class EX1_136:
    """Redemption. Secret: When a friendly minion dies, return it to life with 1 Health.

    It is the last to answer, whoever is older (the wiki of the game, with two videos).
    """

    secret = when_died(
        FRIENDLY,
        resummon(SUBJECT, 1),
        ROOM & (ROOM_BESIDE_DEAD | ~by_profile(lambda p: p.redemption_counts_dead)),
        last=True,
    )


class EX1_184:
    """Righteousness. Give your minions Divine Shield."""

    action = shield(FRIENDLY_MINIONS)


class EX1_349:
    """Divine Favor. Draw cards until you have as many in hand as your opponent."""

    action = draw(count(ENEMY_HAND) - count(FRIENDLY_HAND))


class EX1_354:
    """Lay on Hands. Restore 8 Health. Draw 3 cards."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> draw(N2)


class EX1_355:
    """Blessed Champion. Double a minion's Attack."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EX1_355e", atk_of(TARGET, auras=False))


class EX1_355e:
    """Blessed Champion. This minion's Attack has been doubled."""

    atk = DATA1


class EX1_362:
    """Argent Protector. Battlecry: Give a friendly minion Divine Shield."""

    targets = FRIENDLY_MINIONS
    action = shield(TARGET)


class EX1_363:
    """Blessing of Wisdom. Choose a minion. Whenever it attacks, draw a card."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EX1_363e") >> set_tag(
        worn(TARGET, "EX1_363e"), LINKED_ENTITY, id_of(FRIENDLY_PLAYER)
    )


class EX1_363e:
    """Blessing of Wisdom. When this minion attacks, the player who blessed it draws a card."""

    events = when_attacks(SELF, draw())


class EX1_365:
    """Holy Wrath. Draw a card and deal damage equal to its Cost to a minion."""

    targets = target(either(says("to a minion"), MINIONS, CHARACTERS), optional=False)
    action = draw() >> damage(TARGET, cost_of(DRAWN))


class EX1_366:
    """Sword of Justice. After you summon a minion, give it +1/+1 and this loses 1 Durability."""

    events = after_summon(FRIENDLY_MINIONS, give(SUBJECT, "EX1_366e") >> wear(SELF))


class EX1_379:
    """Repentance.

    Secret: After your opponent plays a minion, reduce its Health to 1. Of Lord Jaraxxus that of the
    hero. Up to 14830 also of one that is to be destroyed.
    """

    secret = after_played(
        ENEMY & MINION,
        give((SUBJECT & IN_PLAY) + NEW_FORM, "EX1_379e"),
        any_of((SUBJECT & IN_PLAY & AWAKE & ANSWERABLE) + NEW_FORM),
    )


class EX1_379e:
    """Repentance. Health reduced to 1."""

    set_health = N


class EX1_382:
    """Aldor Peacekeeper. Battlecry: Change an enemy minion's Attack to 1."""

    targets = ENEMY_MINIONS
    action = give(TARGET, "EX1_382e")


class EX1_382e:
    """Stand Down! Attack changed to 1."""

    set_atk = N


class EX1_383:
    """Tirion Fordring. Divine Shield. Taunt. Deathrattle: Equip a 5/3 Ashbringer."""

    deathrattle = equip("EX1_383t")


class EX1_384:
    """Avenging Wrath. Deal 8 damage randomly split among all enemies."""

    action = missiles(N)


ABOVE_ONE = MINIONS & Filter(lambda g, me, e: e.tags.get(HEALTH, 0) > 1)


class EX1_619:
    """Equality. Change the Health of ALL minions to 1."""

    action = give(either(by_profile(lambda p: p.equality_for_all), MINIONS, ABOVE_ONE), "EX1_619e")


class EX1_619e:
    """Equality. Health changed to 1."""

    set_health = N
