"""Descent of Dragons: neutral."""

from hsreplay_sim.cards.words import *


class DRG_054:
    """Big Ol' Whelp. Battlecry: Draw a card."""

    action = draw()


class DRG_067:
    """Troll Batrider. Battlecry: Deal 3 damage to a random enemy minion."""

    action = damage(random(ENEMY_MINIONS), N)


class DRG_071:
    """Bad Luck Albatross. Deathrattle: Shuffle two 1/1 Albatross into your opponent's deck."""

    deathrattle = shuffle("DRG_071t", 2, opponent=True)


class DRG_072:
    """Skyfin. Battlecry: If you're holding a Dragon, summon 2 random Murlocs."""

    action = when(HOLDING_DRAGON, summon_random(pool(A_MINION, race=Race.MURLOC), N))


class DRG_075:
    """Cobalt Spellkin. Battlecry: Add two 1-Cost spells from your class to your hand."""

    action = add_random(pool(A_SPELL, cost=N, card_class=my_class), 2)


class DRG_081:
    """Scalerider. Battlecry: If you're holding a Dragon, deal 2 damage."""

    targets = target(CHARACTERS, only=HOLDING_DRAGON)
    action = damage(TARGET, N)


class DRG_257:
    """Frizz Kindleroost. Battlecry: Reduce the Cost of Dragons in your deck by (2)."""

    action = give(FRIENDLY_DECK & DRAGON, "DRG_257e3")


class DRG_257e3:
    """Ready to Hatch! Reduced Cost."""

    cost = -of_creator(N)


class YOD_006:
    """Escaped Manasaber. Stealth. Whenever this attacks, gain 1 Mana Crystal this turn only."""

    events = when_attacks(SELF, gain_mana(N))
