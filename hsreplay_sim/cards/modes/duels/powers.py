"""Hero powers of Duels (PVPDR)."""

from hsreplay_sim.cards.words import *


class PVPDR_DMF_Paladinp1:
    """Bring on Recruits. Summon a 1/1 Silver Hand Recruit, then add one to your hand."""

    action = summon("CS2_101t") >> add_card("CS2_101t", signed=False)


class PVPDR_DMF_Priestp1:
    """Mind Tether. After you cast a spell, deal 1 damage to the enemy hero."""

    events = after_played(FRIENDLY & SPELL, damage(ENEMY_HERO, N))


class PVPDR_Finley_HP3:
    """Power Up!

    Give a minion Windfury and Divine Shield. Overload: (2)

    Nothing is owed: its card has no such tag (4 of 4, U435:4693).
    """

    targets = target(MINIONS, optional=False)
    action = shield(TARGET) >> keyword(TARGET, WINDFURY)


class PVPDR_SCH_Druidp3:
    """Nature's Gifts. Choose One - +$a2 Attack this turn; or Spell Damage +2 this turn."""

    choose = ("PVPDR_SCH_Druidp3s1", "PVPDR_SCH_Druidp3s3")


class PVPDR_SCH_Druidp3s1:
    """Razor Claws. Give your hero +$a2 Attack this turn."""

    action = give(FRIENDLY_HERO, "TRL_243e")


class PVPDR_SCH_Druidp3s3e1:
    """Starlight. Spell Damage +2 this turn."""

    spell_power = 1


class PVPDR_SCH_Magep3:
    """Wyrm Bolt. Deal 1 damage. If this kills a minion, summon a 1/3 Mana Wyrm."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, summon("NEW1_012"))


class PVPDR_SCH_Roguep1:
    """Roguish Maneuvers. Equip a 1/2 Dagger. Combo: Equip a 2/2 Dagger instead."""

    action = when(COMBO, equip("AT_132_ROGUEt"), equip("CS2_082"))


class PVPDR_SCH_Warriorp1e:
    """Glory. +2 Attack."""

    atk = of_creator(N2)


class PVPDR_YOP_WarriorP1:
    """Magnetic Mines.

    At the end of your turn, if your hero has Armor, shuffle a Bomb into your opponent's
    deck.
    """

    events = turn_end(
        shuffle("BOT_511t", opponent=True, hidden=~ALWAYS), only=any_of(FRIENDLY_HERO & has(ARMOR))
    )


class THD_008hps1:
    """Starlight. Gain Spell Damage +2 this turn."""

    action = give(FRIENDLY_HERO, "PVPDR_SCH_Druidp3s3e1")


class THD_035hp:
    """No Guts, No Glory.

    Deal 1 damage to a minion. If it survives, give it +2 Attack. If it dies, gain $d2 Armor.
    """

    targets = target(MINIONS, optional=False)
    action = (
        damage(TARGET, N)
        >> when(IT_SURVIVES, give(TARGET, "PVPDR_SCH_Warriorp1e"))
        >> when(IT_DIES, armor(N3))
    )
