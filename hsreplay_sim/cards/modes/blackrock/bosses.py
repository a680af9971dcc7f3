"""Bosses of Blackrock Mountain (BRMA): hero powers and minions."""

from hsreplay_sim.cards.words import *


class BRMA04_2:
    """Magma Pulse. Deal 1 damage to all minions."""

    action = damage(MINIONS, N)


class BRMA04_3:
    """Firesworn.

    Deathrattle: Deal 1 damage to the enemy hero for each Firesworn that died this turn. (Itself
    among them: U213:1987, 3248.)
    """

    deathrattle = damage(ENEMY_HERO, N + N * count(DIED_THIS_TURN & card("BRMA04_3")))


class BRMA06_2:
    """The Majordomo. Summon a 1/3 Flamewaker Acolyte."""

    action = summon("BRMA06_4")


class BRMA11_2:
    """Essence of the Red. Each player draws 2 cards."""

    action = opponent_draws(N) >> draw(N)


class BRMA13_4:
    """Wild Magic. Put a random spell from your opponent's class into your hand."""

    action = add_random(pool(A_SPELL, card_class=their_class))


class BRMA16_2:
    """Echolocate. Equip a weapon that grows as your opponent plays cards."""

    keywords = ((CANT_PLAY, any_of(FRIENDLY_WEAPON)),)
    action = equip("BRMA16_5")


class BRMA16_3:
    """Sonic Breath. Deal 3 damage to a minion. Give your weapon +3 Attack."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_WEAPON, "BRMA16_3e")


class BRMA16_4:
    """Reverberating Gong. Destroy your opponent's weapon."""

    action = destroy(ENEMY_WEAPON)


class BRMA16_5:
    """Dragonteeth.

    Whenever your opponent plays a card, gain +1 Attack. (The gong is not heard: U196:3639.)
    """

    events = when_played(ENEMY & ~card("BRMA16_4"), give(SELF, "BRMA16_5e"))


class BRMA16_5e:
    """I hear you... Increased Attack."""

    atk = of_creator(N)
