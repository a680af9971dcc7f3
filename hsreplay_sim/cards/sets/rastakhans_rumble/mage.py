"""Rastakhan's Rumble: Mage."""

from hsreplay_sim.cards.words import *


class TRL_310:
    """Elemental Evocation. The next Elemental you play this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "TRL_310e")


class TRL_310e:
    """Elemental Evocation. The next Elemental you play this turn costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & ELEMENTAL, -N)
    events = until_played(FRIENDLY & ELEMENTAL)
    undispellable = True


class TRL_311:
    """Arcanosaur.

    Battlecry: If you played an Elemental last turn, deal 3 damage to all other minions.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), damage(MINIONS - SELF, N))


class TRL_313:
    """Scorch. Deal 4 damage to a minion. Costs (1) if you played an Elemental last turn."""

    cost = -(OVERALL - N2) * as_number(MY_TURN & any_of(PLAYED_LAST_TURN & ELEMENTAL))
    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class TRL_315:
    """Pyromaniac. Whenever your Hero Power kills a minion, draw a card."""

    events = on("dying", MINION & affected_last_by(FRIENDLY_HERO_POWER), draw())


class TRL_316:
    """Jan'alai, the Dragonhawk.

    Battlecry: If your Hero Power dealt 8 damage this game, summon Ragnaros the Firelord. ({0}
    left!) (Ready!)
    """

    action = when(mine(HERO_POWER_DAMAGE_THIS_GAME) >= N, summon("TRL_316t"))


class TRL_317:
    """Blast Wave. Deal 2 damage to all minions. Overkill: Add a random Mage spell to your hand.

    It counts the overkills, and adds as many in a second block (U510:17986, U484:18188).
    """

    action = (
        damage(MINIONS, N)
        >> next_block()
        >> add_random(pool(A_SPELL, card_class=CardClass.MAGE), DATA1)
        >> set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, 0)
    )
    overkill = add_tag(SELF, TAG_SCRIPT_DATA_NUM_1)


class TRL_390:
    """Daring Fire-Eater. Battlecry: Your next Hero Power this turn deals 2 more damage."""

    action = give(FRIENDLY_PLAYER, "TRL_390e") >> give(SELF, "TRL_390e2")


class TRL_390e:
    """Flameweaving. Your next Hero Power deals 2 more damage."""

    power_damage = N
    events = until_power_used()


class TRL_390e2:
    """Flameweaving. Your next Hero Power deals 2 more damage. It marks the minion (U189:24114)."""

    keywords = (CUSTOM_KEYWORD_EFFECT,)
    events = until_power_used()


class TRL_400:
    """Splitting Image. Secret: When one of your minions is attacked, summon a copy of it."""

    secret = when_attacks(
        ENEMY_CHARACTERS,
        summon_copy(FIRST_ATTACKED),
        defender=FRIENDLY_MINIONS,
        only=ROOM,
    )
