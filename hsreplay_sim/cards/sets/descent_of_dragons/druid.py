"""Descent of Dragons with Galakrond's Awakening: Druid."""

from hsreplay_sim.cards.words import *


class DRG_311:
    """Treenforcements. Choose One - Give a minion +2 Health and Taunt; or Summon a 2/2 Treant."""

    choose = ("DRG_311b", "DRG_311a")


class DRG_311a:
    """Spin 'em Up. Summon a 2/2 Treant."""

    action = summon("DRG_311t")
    summons = True


class DRG_311b:
    """Small Repairs. Give a minion +2 Health and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DRG_311e")


class DRG_312:
    """Shrubadier. Battlecry: Summon a 2/2 Treant."""

    action = summon("EX1_tk9")


class DRG_313:
    """Emerald Explorer. Taunt. Battlecry: Discover a Dragon."""

    action = discover(discoverable(pool(race=Race.DRAGON)))


class DRG_314:
    """Aeroponics. Draw 2 cards. Costs (2) less for each Treant you control."""

    action = draw(N)
    cost = -(N2 * count(FRIENDLY_MINIONS & called("Treant")))


class DRG_315:
    """Embiggen. Give all minions in your deck +2/+2. They cost (1) more (up to 10)."""

    action = give(FRIENDLY_DECK & MINION, "DRG_315e") >> give(
        FRIENDLY_DECK & MINION & ~cost_at_least(N4), "DRG_315e2"
    )


class DRG_317:
    """Secure the Deck.

    Sidequest: Attack twice with your hero. Reward: Add 3 'Claw' spells to your hand.
    """

    quest = after_attack(FRIENDLY_HERO, progress())
    reward = add_card("CS2_005", 3)


class DRG_318:
    """Breath of Dreams. Draw a card. If you're holding a Dragon, gain an empty Mana Crystal."""

    action = draw() >> when(HOLDING_DRAGON, gain_crystals())


class DRG_320:
    """Ysera, Unleashed.

    Battlecry: Shuffle 7 Dream Portals into your deck. When drawn, summon a random Dragon.
    """

    action = shuffle("DRG_320t", N)


class DRG_320t:
    """Dream Portal. Casts When Drawn Summon a random Dragon."""

    on_draw = summon_random(pool(A_MINION, race=Race.DRAGON))


class YOD_001:
    """Rising Winds. TwinspellChoose One - Draw a card; or Summon a 3/2 Eagle."""

    choose = ("YOD_001b", "YOD_001c")


class YOD_001ts:
    """Rising Winds. Choose One - Draw a card; or Summon a 3/2 Eagle."""

    choose = ("YOD_001b", "YOD_001c")


class YOD_001b:
    """Take Flight. Draw a card."""

    action = draw()


class YOD_001c:
    """Swoop In. Summon a 3/2 Eagle."""

    action = summon("YOD_001t")
    summons = True


class YOD_040:
    """Steel Beetle.

    Battlecry: If you're holding a spell that costs (5) or more, gain 5 Armor.
    """

    action = when(any_of(FRIENDLY_HAND & SPELL & cost_at_least(N)), armor(N2))
