"""The Great Dark Beyond: Rogue."""

from hsreplay_sim.cards.words import *


class GDB_467:
    """Quasar. Shuffle your hand into your deck. Reduce the Cost of cards in your deck by (3)."""

    action = shuffle_away(FRIENDLY_HAND) >> give(FRIENDLY_DECK, "GBL_004e")


class GDB_472:
    """Talgath. Undamaged enemy minions take double damage. Combo: Get a Backstab."""

    aura = aura(ENEMY_MINIONS & UNHURT, "GDB_472e")
    combo = add_card("CORE_CS2_072")


class GDB_472e:
    """Talgath's Betrayal. Undamaged enemy minions take double damage."""

    events = before_damage(SELF, change_damage(tag_of(SUBJECT, PREDAMAGE) * 2))


class GDB_870:
    """Eredar Skulker. Combo and Spellburst: Gain +2 Attack and Stealth."""

    combo = give(SELF, "GDB_870e2") >> keyword(SELF, STEALTH)
    spellburst = after_played(FRIENDLY & SPELL, give(SELF, "GDB_870e2") >> keyword(SELF, STEALTH))


class GDB_875:
    """Spacerock Collector. Battlecry: Your next Combo card costs (1) less."""

    action = give(FRIENDLY_PLAYER, "GDB_875e")


class GDB_875e:
    """Rock Collection. Your next Combo card costs (1) less."""

    aura = cost_change(FRIENDLY_HAND & A_COMBO, -N)
    events = until_played(FRIENDLY & A_COMBO)


class GDB_881:
    """Pressure Points.

    Deal 3 damage to a minion. Reduce the Cost of Combo cards in your hand by (1).
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_HAND & A_COMBO, "GBL_003e")


class SC_761:
    """Blink. Draw a Protoss minion. Combo: It costs (2) less."""

    action = draw_from(FRIENDLY_DECK & MINION & has(PROTOSS))
    combo = draw_from(FRIENDLY_DECK & MINION & has(PROTOSS)) >> give(DRAWN & IN_HAND, "GBL_002e")
