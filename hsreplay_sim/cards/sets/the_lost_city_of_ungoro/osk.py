"""The Lost City of Un'Goro: Titanographer Osk with each of the Titans' abilities.

The enchantments are those of the Titans.
"""

from hsreplay_sim.cards.words import *

FORMS = either_of(
    given(*(f"TLC_452t{number}" for number in range(1, 10))),
    given(*(f"TLC_452t{number}" for number in range(13, 25))),
    given(*(f"TLC_452t{number}" for number in range(26, 36))),
)
"""Osk with each of the abilities."""
CHANGES = turn_start(transform_random(SELF, without(SELF, FORMS)))
"""What each of them does in the hand."""


class TLC_452t1:
    """Titanographer Osk.

    Battlecry: Destroy an enemy minion. This minion and your hero gain its Health.
    """

    targets = ENEMY_MINIONS
    action = when(
        any_of(TARGET),
        give(SELF + FRIENDLY_HERO, "TTN_737te", data=health_of(TARGET)) >> destroy(TARGET),
    )
    in_hand = CHANGES


class TLC_452t2:
    """Titanographer Osk.

    Battlecry: The next spell you cast costs (3) less and has Spell Damage +3.
    """

    action = give(FRIENDLY_PLAYER, "TTN_737e")
    in_hand = CHANGES


class TLC_452t3:
    """Titanographer Osk. Battlecry: Summon two 3/3 Undead with Taunt and Reborn."""

    action = summon("TTN_737t2", 2, signed=True)
    in_hand = CHANGES


class TLC_452t4:
    """Titanographer Osk. Battlecry:Discover a Deathrattle minion. It costs (3) less."""

    action = discover(discoverable(pool(A_MINION, where=deathrattle_card))) >> give(
        MADE & IN_HAND, "TTN_862t1e"
    )
    in_hand = CHANGES


class TLC_452t5:
    """Titanographer Osk. Battlecry: Reduce the Cost of all minions in your hand by (2)."""

    action = give(FRIENDLY_HAND & MINION, "TTN_862t3e")
    in_hand = CHANGES


class TLC_452t6:
    """Titanographer Osk. Battlecry: Summon four 2/2 Elementals with Taunt."""

    action = summon("TTN_862t4", 4, signed=True)
    in_hand = CHANGES


class TLC_452t7:
    """Titanographer Osk. Battlecry: Draw cards until your hand is full."""

    action = draw(FREE_HAND)
    in_hand = CHANGES


class TLC_452t8:
    """Titanographer Osk. Battlecry: Restore your hero to full Health."""

    action = heal(FRIENDLY_HERO, tag_of(FRIENDLY_HERO, DAMAGE))
    in_hand = CHANGES


class TLC_452t9:
    """Titanographer Osk. Battlecry: Refresh your Mana Crystals."""

    action = refresh_mana(CRYSTALS)
    in_hand = CHANGES


class TLC_452t13:
    """Titanographer Osk. Battlecry: Deal 5 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)
    in_hand = CHANGES


class TLC_452t14:
    """Titanographer Osk. Battlecry: Cast 1 random Mage Secret."""

    action = repeat(
        N, put_random_secret(pool(A_SPELL, card_class=CardClass.MAGE, where=secret_card))
    )
    in_hand = CHANGES


class TLC_452t15:
    """Titanographer Osk. Battlecry: Enemy cards cost (1) more next turn."""

    action = give(ENEMY_PLAYER, "TTN_075t2e", data=N)
    in_hand = CHANGES


class TLC_452t16:
    """Titanographer Osk. Battlecry: Set the Attack and Health of all enemy minions to 2."""

    action = give(ENEMY_MINIONS, "TTN_858t3e")
    in_hand = CHANGES


class TLC_452t17:
    """Titanographer Osk. Battlecry: Give your other minions +2/+2."""

    action = give(FRIENDLY_MINIONS - SELF, "TTN_858t2e1")
    in_hand = CHANGES


class TLC_452t18:
    """Titanographer Osk. Battlecry: Draw 2 minions. Set their Attack, Health, and Cost to 2."""

    action = repeat(
        N,
        draw_from(FRIENDLY_DECK & MINION)
        >> give(DRAWN & IN_HAND, "TTN_858t1e")
        >> give(DRAWN & IN_HAND, "TTN_858t1e1"),
    )
    in_hand = CHANGES


class TLC_452t19:
    """Titanographer Osk. Battlecry: Choose a non-Titan minion. Summon a copy of it with +2/+2."""

    targets = MINIONS & ~has(TITAN)
    action = summon_copy(TARGET) >> give(MADE, "TTN_429e")
    in_hand = CHANGES


class TLC_452t20:
    """Titanographer Osk.

    Battlecry: Summon a random 6-Cost minion. Give it Taunt and Lifesteal.
    """

    action = (
        summon_random(pool(A_MINION, cost=N), signed=True)
        >> keyword(MADE, TAUNT)
        >> keyword(MADE, LIFESTEAL)
    )
    in_hand = CHANGES


class TLC_452t21:
    """Titanographer Osk. Battlecry: Choose two enemy minions. Remove them from the game."""

    targets = ENEMY_MINIONS
    action = choose_one(ENEMY_MINIONS - TARGET, set_aside(SUBJECT)) >> set_aside(TARGET)
    in_hand = CHANGES


class TLC_452t22:
    """Titanographer Osk. Battlecry: Gain +2/+1. Deal 4 damage to a random enemy."""

    action = give(SELF, "TTN_721te") >> damage(random(ENEMY_CHARACTERS), N3)
    in_hand = CHANGES


class TLC_452t23:
    """Titanographer Osk. Battlecry: Gain +1/+2. Draw a card."""

    action = give(SELF, "TTN_721t1e") >> draw()
    in_hand = CHANGES


class TLC_452t24:
    """Titanographer Osk. Battlecry: Gain +3 Health and Elusive."""

    action = give(SELF, "TTN_721t2e2")
    in_hand = CHANGES


class TLC_452t26:
    """Titanographer Osk. Battlecry: Deal 20 damage to another minion."""

    targets = MINIONS - SELF
    action = damage(TARGET, N)
    in_hand = CHANGES


class TLC_452t27:
    """Titanographer Osk.

    Battlecry: Deal 3 damage to all enemies and restore 6 Health to all friendly characters.
    """

    action = damage(ENEMY_CHARACTERS, N) >> heal(FRIENDLY_CHARACTERS, N2)
    in_hand = CHANGES


class TLC_452t28:
    """Titanographer Osk. Battlecry: Summon two 6/6 Infernals."""

    action = summon("TTN_960t5", 2, signed=True)
    in_hand = CHANGES


class TLC_452t29:
    """Titanographer Osk. Battlecry: Send all other minions into the Twisting Nether."""

    action = set_aside(MINIONS - SELF)
    in_hand = CHANGES


class TLC_452t30:
    """Titanographer Osk. Battlecry: Gain +5 Health. Give your hero 5 Armor."""

    action = give(SELF, "TTN_415t2e2") >> armor(N2)
    in_hand = CHANGES


class TLC_452t31:
    """Titanographer Osk.

    Battlecry: Gain +5 Attack. Give your hero +5 Attack this turn.

    The data have no enchantment of the hero for it; here it is that of Silithid Queen.
    """

    action = give(SELF, "TTN_415t2e") >> give(FRIENDLY_HERO, "TLC_903e")
    in_hand = CHANGES


class TLC_452t32:
    """Titanographer Osk. Battlecry: Gain +2/+2. Draw a weapon."""

    action = give(SELF, "TTN_415te") >> draw_from(FRIENDLY_DECK & WEAPON)
    in_hand = CHANGES


class TLC_452t33:
    """Titanographer Osk. Battlecry: Fill your hand with 1/1 Chaotic Tendrils."""

    action = add_card("YOG_514", FREE_HAND)
    in_hand = CHANGES


class TLC_452t34:
    """Titanographer Osk. Battlecry: Force each enemy minion to attack a random enemy minion."""

    action = each_attacks(ENEMY_MINIONS, ENEMY_MINIONS - SUBJECT, counted=False)
    in_hand = CHANGES


class TLC_452t35:
    """Titanographer Osk. Battlecry: Take control of an enemy minion."""

    targets = ENEMY_MINIONS
    action = take_control(TARGET)
    in_hand = CHANGES
