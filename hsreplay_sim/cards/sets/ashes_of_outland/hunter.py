"""Ashes of Outland: Hunter."""

from hsreplay_sim.cards.words import *


class BT_163:
    """Nagrand Slam. Summon four 3/5 Clefthoofs that attack random enemies."""

    action = repeat(4, summon("BT_163t") >> attacks(MADE, ENEMY_CHARACTERS))
    summons = True


class BT_201:
    """Augmented Porcupine.

    Deathrattle: Deal this minion's Attack damage randomly split among all enemies.
    """

    deathrattle = missiles(atk_of(AS_IT_DIED))


class BT_202:
    """Helboar. Deathrattle: Give a random Beast in your hand +1/+1."""

    deathrattle = give(random(FRIENDLY_HAND & BEAST), "BT_202e")


class BT_203:
    """Pack Tactics. Secret: When a friendly minion is attacked, summon a 3/3 copy."""

    secret = when_attacks(
        ENEMY_CHARACTERS,
        summon_copy(FIRST_ATTACKED) >> give(MADE, "BT_203e"),
        defender=FRIENDLY_MINIONS,
        only=ROOM,
    )


class BT_203e:
    """Packmate. Attack and Health set to 3."""

    set_atk = N
    set_health = N


class BT_205:
    """Scrap Shot. Deal 3 damage. Give a random Beast in your hand +3/+3."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> give(random(FRIENDLY_HAND & BEAST), "BT_205e")


class BT_210:
    """Zixor, Apex Predator. Rush. Deathrattle: Shuffle 'Zixor Prime' into your deck."""

    deathrattle = shuffle("BT_210t")


class BT_210t:
    """Zixor Prime. Rush. Battlecry: Summon 3 copies of this minion."""

    action = summon_copy(SELF, N)


class BT_211:
    """Imprisoned Felmaw. Dormant for 2 turns. When this awakens, attack a random enemy."""

    dormant = "BT_737e"
    awaken = attacks(SELF, ENEMY_CHARACTERS)


class BT_212:
    """Mok'Nathal Lion.

    Rush. Battlecry: Choose a friendly minion. Gain a copy of its Deathrattle.
    """

    targets = FRIENDLY_MINIONS & has(DEATHRATTLE)
    action = gain_deathrattle(TARGET, "BT_212e")


class BT_212e:
    """Stalking. Copied Deathrattle from {0}."""

    deathrattle = kept_deathrattle()
    keywords = (DEATHRATTLE,)


class BT_213:
    """Scavenger's Ingenuity. Draw a Beast. Give it +3/+3."""

    action = draw_from(FRIENDLY_DECK & BEAST) >> give(DRAWN & IN_HAND, "BT_213e")


class BT_214:
    """Beastmaster Leoroxx. Battlecry: Summon 3 Beasts from your hand."""

    action = recruit(random(FRIENDLY_HAND & BEAST, N))
