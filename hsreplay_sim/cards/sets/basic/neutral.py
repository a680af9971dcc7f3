"""Basic: neutral, with the Coin (R35) and AFK."""

from hsreplay_sim.cards.words import *


class CS2_122:
    """Raid Leader. Your other minions have +1 Attack."""

    aura = aura(FRIENDLY_MINIONS - SELF, "CS2_122e")


class CS2_122e:
    """Enhanced. Raid Leader is granting this minion +1 Attack."""

    atk = N
    undispellable = True


class CS2_141:
    """Ironforge Rifleman. Battlecry: Deal 1 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class CS2_147:
    """Gnomish Inventor. Battlecry: Draw a card."""

    action = draw()


class CS2_150:
    """Stormpike Commando. Battlecry: Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class CS2_189:
    """Elven Archer. Battlecry: Deal 1 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class CS2_196:
    """Razorfen Hunter. Battlecry: Summon a 1/1 Boar."""

    action = summon("CS2_boar")


class CS2_222:
    """Stormwind Champion. Your other minions have +1/+1."""

    aura = aura(FRIENDLY_MINIONS - SELF, "CS2_222o")


class CS2_226:
    """Frostwolf Warlord.

    Battlecry: Gain +1/+1 for each other friendly minion on the battlefield.
    """

    action = give(SELF, "CS2_226e", count(FRIENDLY_MINIONS - SELF))


class CS2_226e:
    """Frostwolf Banner. Increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class DS1_055:
    """Darkscale Healer. Battlecry: Restore 2 Health to all friendly characters."""

    action = heal(FRIENDLY_CHARACTERS, N)


class EX1_011:
    """Voodoo Doctor. Battlecry: Restore 2 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class EX1_015:
    """Novice Engineer. Battlecry: Draw a card."""

    action = draw()


class EX1_019:
    """Shattered Sun Cleric. Battlecry: Give a friendly minion +1/+1."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "EX1_019e")


class EX1_025:
    """Dragonling Mechanic. Battlecry: Summon a 2/1 Mechanical Dragonling."""

    action = summon("EX1_025t")


class EX1_066:
    """Acidic Swamp Ooze. Battlecry: Destroy your opponent's weapon."""

    action = destroy(ENEMY_WEAPON)


class EX1_186:
    """SI:7 Infiltrator. Battlecry: Destroy a random enemy Secret."""

    action = destroy_secrets(random(ENEMY_SECRETS))


class EX1_187:
    """Arcane Devourer. Whenever you cast a spell, gain +2/+2."""

    events = when_played(FRIENDLY & SPELL, give(SELF, "EX1_187e"))


class EX1_187e:
    """Arcane Gorged. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class EX1_189:
    """Brightwing. Battlecry: Add a random Legendary minion to your hand."""

    action = add_random(pool(A_MINION, where=legendary))


class EX1_399:
    """Gurubashi Berserker. Whenever this minion takes damage, gain +3 Attack."""

    events = when_damaged(SELF, give(SELF, "EX1_399e"))


class EX1_399e:
    """Berserking. This minion has increased Attack."""

    atk = of_creator(N)


class EX1_506:
    """Murloc Tidehunter. Battlecry: Summon a 1/1 Murloc Scout."""

    action = summon("EX1_506a")


class EX1_508:
    """Grimscale Oracle. Your other Murlocs have +1 Attack. (Up to 11460: ALL.)"""

    aura = aura(MURLOCS_HELPED - SELF, "EX1_508o")


class EX1_508o:
    """Mlarggragllabl! This Murloc has +1 Attack."""

    atk = N


class EX1_593:
    """Nightblade. Battlecry: Deal 3 damage to the enemy hero."""

    action = damage(ENEMY_HERO, N)


class GAME_004:
    """AFK. Your turns are shorter."""

    events = when_option_taken(FRIENDLY_PLAYER, wear_off())


class GAME_005:
    """The Coin. Gain 1 Mana Crystal this turn only."""

    action = gain_mana(N)


class GBL_999e:
    """Temporary. Discarded at the end of your turn."""

    keywords = (VALEERASHADOW, TAG_3630)
    events = (
        when_played(SELF, set_tag(SELF, TAG_4108, 1), by_profile(lambda p: p.notes_temporary)),
        turn_end(end_then(discard_these(SUBJECT))),
        when_played(SELF, wear_off()),
    )
