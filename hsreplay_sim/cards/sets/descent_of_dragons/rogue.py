"""Descent of Dragons with Galakrond's Awakening: Rogue."""

from hsreplay_sim.cards.words import *


class DRG_027:
    """Umbral Skulker. Battlecry: If you've Invoked twice, add 3 Coins to your hand."""

    action = when(INVOKED_TWICE, add_card("GAME_005", N))


class DRG_028:
    """Dragon's Hoard. Discover a Legendary minion from another class."""

    action = discover(any_class_but_mine(pool(A_MINION, where=legendary)))


class DRG_030:
    """Praise Galakrond! Give a minion +1 Attack. Invoke Galakrond."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DRG_030e") >> invoke()


class DRG_031:
    """Necrium Apothecary.

    Combo: Draw a Deathrattle minion from your deck and gain its Deathrattle.
    """

    combo = draw_from((FRIENDLY_DECK & MINION) & has(DEATHRATTLE)) >> gain_deathrattle(
        DRAWN & IN_HAND, "DRG_031e"
    )


class DRG_031e:
    """Necrium Infusion. Copied Deathrattle from {0}."""

    deathrattle = kept_deathrattle()
    keywords = (DEATHRATTLE,)


class DRG_033:
    """Candle Breath. Draw 3 cards. Costs (3) less while you're holding a Dragon."""

    action = draw(N)
    cost = -(N2 * as_number(HOLDING_DRAGON))


class DRG_034:
    """Stowaway.

    Battlecry: If there are cards in your deck that didn't start there, draw 2 of them.
    """

    action = draw_from(FRIENDLY_DECK & GENERATED, N)


class DRG_035:
    """Bloodsail Flybooter. Battlecry: Add two 1/1 Pirates to your hand."""

    action = add_card("DRG_035t", 2)


class DRG_238p2:
    """Galakrond's Guile. Add a Lackey to your hand."""

    playable = HAND_ROOM
    action = add_random(LACKEYS)


class DRG_036:
    """Waxadred. Deathrattle: Shuffle a Candle into your deck that resummons Waxadred when drawn."""

    deathrattle = shuffle("DRG_036t")


class DRG_036t:
    """Waxadred's Candle. Casts When Drawn Summon Waxadred."""

    on_draw = summon("DRG_036")


class DRG_247:
    """Seal Fate. Deal $3 damage to an undamaged character. Invoke Galakrond."""

    targets = target(CHARACTERS & UNHURT, optional=False)
    action = damage(TARGET, N) >> invoke()


class DRG_610:
    """Galakrond, the Nightmare. Battlecry: Draw 1 card. It costs (0). (@)"""

    action = repeat(N, draw() >> give(DRAWN & IN_HAND, "DRG_610e"))


class DRG_610e:
    """Galakrond's Wonder. Costs (0)."""

    set_cost = N


class DRG_610t2:
    """Galakrond, the Apocalypse. Battlecry: Draw 2 cards. They cost (0). (@)"""

    action = repeat(N, draw() >> give(DRAWN & IN_HAND, "DRG_610e"))


class DRG_610t3:
    """Galakrond, Azeroth's End.

    Battlecry: Draw 4 cards. They cost (0). Equip a 5/2 Claw.
    """

    action = repeat(N, draw() >> give(DRAWN & IN_HAND, "DRG_610e")) >> equip("DRG_238ht")


class YOD_016:
    """Skyvateer. Stealth. Deathrattle: Draw a card."""

    deathrattle = draw()


class YOD_018:
    """Waxmancy. Discover a Battlecry minion. Reduce its Cost by (2)."""

    action = discover(discoverable(pool(A_MINION, where=battlecry_card))) >> give(
        MADE & IN_HAND, "YOD_018e"
    )
