"""Fractured in Alterac Valley with Onyxia's Lair: neutral."""

from hsreplay_sim.cards.words import *


class AV_101:
    """Herald of Lokholar. Battlecry: Draw a Frost spell."""

    action = draw_from(FRIENDLY_DECK & school(SpellSchool.FROST))


class AV_102:
    """Popsicooler. Deathrattle:Freeze two random enemy minions."""

    deathrattle = freeze(random(ENEMY_MINIONS, 2))


class AV_112:
    """Snowblind Harpy. Battlecry: If you're holding a Frost spell, gain 5 Armor."""

    action = when(any_of(FRIENDLY_HAND & school(SpellSchool.FROST)), armor(N))


class AV_121:
    """Gnome Private. Honorable Kill: Gain +2 Attack."""

    honorable_kill = give(SELF, "AV_121e")


class AV_122:
    """Corporal. Honorable Kill: Give your other minions Divine Shield."""

    honorable_kill = shield(FRIENDLY_MINIONS - SELF)


class AV_123:
    """Sneaky Scout. Stealth. Honorable Kill: Your next Hero Power costs (0)."""

    honorable_kill = give(FRIENDLY_PLAYER, "AV_123e")


class AV_123e:
    """Scouted. Your Hero Power costs (0)."""

    aura = cost_change(FRIENDLY_HERO_POWER, to=N)
    events = until_power_used()


class AV_124:
    """Direwolf Commander. Honorable Kill: Summon a 2/2 Wolf with Stealth."""

    honorable_kill = summon("AV_211t")


class AV_125:
    """Tower Sergeant. Battlecry: If you control at least 2 other minions, gain +2/+2."""

    action = when(count(FRIENDLY_MINIONS - SELF) >= N, give(SELF, "AV_125e"))


class AV_126:
    """Bunker Sergeant.

    Battlecry: If your opponent has 2 or more minions, deal 1 damage to all enemy minions.
    """

    action = when(count(ENEMY_MINIONS) >= N, damage(ENEMY_MINIONS, N2))


class AV_127:
    """Ice Revenant. Whenever you cast a Frost spell, gain +2/+2."""

    events = when_played(FRIENDLY & SPELL & school(SpellSchool.FROST), give(SELF, "AV_127e"))


class AV_129:
    """Blood Guard. Whenever this minion takes damage, give your minions +1 Attack."""

    events = when_damaged(SELF, give(FRIENDLY_MINIONS, "AV_129e"))


class AV_130:
    """Legionnaire. Deathrattle: Give all minions in your hand +2/+2."""

    deathrattle = give(FRIENDLY_HAND & MINION, "AV_130e")


class AV_131:
    """Knight-Captain. Battlecry: Deal 3 damage. Honorable Kill: Gain +3/+3."""

    targets = CHARACTERS
    action = damage(TARGET, N)
    honorable_kill = give(SELF, "AV_131e")


class AV_132:
    """Troll Centurion. Rush. Honorable Kill: Deal 8 damage to the enemy hero."""

    honorable_kill = damage(ENEMY_HERO, N)


class AV_133:
    """Icehoof Protector. Taunt. Freeze any character damaged by this minion."""

    events = when_deals_damage(SELF, freeze(SUBJECT))


class AV_134:
    """Frostwolf Warmaster. Costs (1) less for each card you've played this turn."""

    cost = -(N * count(PLAYED_THIS_TURN))


class AV_136:
    """Kobold Taskmaster.

    Battlecry: Add 2 Armor Scraps to your hand that give +2 Health to a minion.
    """

    action = add_card("AV_136t", N)


class AV_136t:
    """Armor Scrap. Give a minion +2 Health."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "AV_136e")


class AV_137:
    """Irondeep Trogg. After your opponent casts a spell, summon another Irondeep Trogg."""

    events = after_played(ENEMY & SPELL, summon("AV_137"))


class AV_138:
    """Grimtotem Bounty Hunter. Battlecry: Destroy an enemy Legendary minion."""

    targets = ENEMY_MINIONS & has(ELITE)
    action = destroy(TARGET)


class AV_215:
    """Frantic Hippogryph. Rush. Honorable Kill: Gain Windfury."""

    honorable_kill = keyword(SELF, WINDFURY)


class AV_219:
    """Ram Commander. Battlecry: Add two 1/1 Rams with Rush to your hand."""

    action = add_card("AV_219t", 2)


class AV_222:
    """Spammy Arcanist.

    Battlecry: Deal 1 damage to all other minions. If any die, repeat this.
    """

    action = repeat_while_dying(damage(MINIONS - SELF, N))


class AV_238:
    """Gankster. Stealth. After your opponent plays a minion, attack it."""

    events = after_played(ENEMY & MINION & IN_PLAY, attacks(SELF, SUBJECT))


class AV_309:
    """Piggyback Imp. Deathrattle: Summon a 4/1 Imp."""

    deathrattle = summon("AV_309t")


class AV_401:
    """Stormpike Quartermaster. After you cast a spell, give a random minion in your hand +1/+1."""

    events = after_played(FRIENDLY & SPELL, give(random(FRIENDLY_HAND & MINION), "AV_401e"))


class AV_704:
    """Humongous Owl. Deathrattle: Deal 8 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class ONY_001:
    """Onyxian Warder. Battlecry: If you're holding a Dragon, summon two 2/1 Whelps with Rush."""

    action = when(HOLDING_DRAGON, summon("ONY_001t", 2))


class ONY_002:
    """Gear Grubber.

    Taunt. If you end your turn with any unspent mana, reduce this card's Cost by (1).
    """

    in_hand = turn_end(give(SOURCE, "ONY_002e"), only=MANA_LEFT >= 1)


class ONY_002e:
    """More Loot! Reduced Cost."""

    cost = -of_creator(N)


class ONY_003:
    """Whelp Bonker. Frenzy and Honorable Kill: Draw a card."""

    frenzy = when_damaged(SELF, draw(), only=any_of(SELF & ALIVE))
    honorable_kill = draw()
