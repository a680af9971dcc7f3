"""Descent of Dragons with Galakrond's Awakening: Priest."""

from hsreplay_sim.cards.words import *


class DRG_238p5:
    """Galakrond's Wit. Add a random Priest minion to your hand."""

    playable = HAND_ROOM
    action = add_random(pool(A_MINION, card_class=CardClass.PRIEST))


class DRG_246:
    """Time Rip. Destroy a minion. Invoke Galakrond."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET) >> invoke()


class DRG_300:
    """Fate Weaver.

    Battlecry: If you've Invoked twice, reduce the Cost of cards in your hand by (1).
    """

    action = when(INVOKED_TWICE, give(FRIENDLY_HAND, "DRG_300e"))


class DRG_301:
    """Whispers of EVIL. Add a Lackey to your hand."""

    action = add_random(LACKEYS)


class DRG_302:
    """Grave Rune. Give a minion "Deathrattle: Summon 2 copies of this."

    They come where it died.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DRG_302e")


class DRG_302e:
    """Grave Rune. Deathrattle: Summon 2 copies of this."""

    deathrattle = repeat(2, resummon(SELF))
    keywords = (DEATHRATTLE,)


class DRG_303:
    """Disciple of Galakrond. Battlecry: Invoke Galakrond."""

    action = invoke()


class DRG_304:
    """Chronobreaker.

    Deathrattle: If you're holding a Dragon, deal 3 damage to all enemy minions.
    """

    deathrattle = when(HOLDING_DRAGON, damage(ENEMY_MINIONS, N))


class DRG_307:
    """Breath of the Infinite.

    Deal 2 damage to all minions. If you're holding a Dragon, only damage enemies.
    """

    action = damage(either(HOLDING_DRAGON, ENEMY_MINIONS, MINIONS), N)


class DRG_660:
    """Galakrond, the Unspeakable. Battlecry: Destroy 1 random enemy minion. (@)"""

    action = destroy(random(ENEMY_MINIONS, N))


class DRG_660t2:
    """Galakrond, the Apocalypse. Battlecry: Destroy 2 random enemy minions. (@)"""

    action = destroy(random(ENEMY_MINIONS, N))


class DRG_660t3:
    """Galakrond, Azeroth's End.

    Battlecry: Destroy 4 random enemy minions. Equip a 5/2 Claw.
    """

    action = destroy(random(ENEMY_MINIONS, N)) >> equip("DRG_238ht")


class YOD_013:
    """Cleric of Scales. Battlecry: If you're holding a Dragon, Discover a spell from your deck."""

    action = when(HOLDING_DRAGON, discover_from(FRIENDLY_DECK & SPELL))


class YOD_014:
    """Aeon Reaver. Battlecry: Deal damage to a minion equal to its Attack."""

    targets = MINIONS
    action = damage(TARGET, atk_of(TARGET))


class YOD_015:
    """Dark Prophecy. Discover a 2-Cost minion. Summon it and give it +3 Health."""

    action = discover_and_summon(discoverable(pool(A_MINION, cost=N))) >> give(MADE, "YOD_015e")
    summons = True
