"""Classic: neutral."""

from hsreplay_sim.cards.words import *


class CS2_117:
    """Earthen Ring Farseer. Battlecry: Restore 3 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class CS2_146:
    """Southsea Deckhand. Has Charge while you have a weapon equipped."""

    keywords = ((CHARGE, any_of(FRIENDLY_WEAPON)),)


class CS2_151:
    """Silver Hand Knight. Battlecry: Summon a 2/2 Squire."""

    action = summon("CS2_152")


class CS2_181:
    """Injured Blademaster. Battlecry: Deal 4 damage to HIMSELF."""

    action = damage(SELF, N)


class CS2_188:
    """Abusive Sergeant. Battlecry: Give a minion +2 Attack this turn."""

    targets = MINIONS
    action = give(TARGET, "CS2_188o")


class CS2_203:
    """Ironbeak Owl. Battlecry: Silence a minion."""

    targets = MINIONS
    action = silence(TARGET)


class CS2_221:
    """Spiteful Smith. Your weapon has +2 Attack while this is damaged."""

    aura = aura(FRIENDLY_WEAPON, "CS2_221e", only=DAMAGED)


class CS2_227:
    """Venture Co. Mercenary. Your minions cost (3) more."""

    aura = aura(FRIENDLY_HAND & MINION, "CS2_227e")


class CS2_227e:
    """Mercenary's Fee. Costs (3) more."""

    cost = of_creator(N)


class EX1_001:
    """Lightwarden. Whenever a character is healed, gain +2 Attack."""

    events = when_healed(CHARACTERS, give(SELF, "EX1_001e"))


class EX1_001e:
    """Warded. Increased Attack."""

    atk = of_creator(N)


class EX1_004:
    """Young Priestess.

    At the end of your turn, give another random friendly minion +1 Health.
    """

    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "EX1_004e"))


class EX1_004e:
    """Elune's Grace. Increased Health."""

    max_health = 1


class EX1_006:
    """Alarm-o-Bot.

    At the start of your turn, swap this minion with a random one in your hand.

    A full hand and a full row do not stand in the way (the wiki of the game).
    """

    events = turn_start(
        aim(random(FRIENDLY_HAND & MINION), bounce(SELF, room=1) >> recruit(TARGET))
    )


class EX1_007:
    """Acolyte of Pain. Whenever this minion takes damage, draw a card."""

    events = when_damaged(SELF, draw())


class EX1_009:
    """Angry Chicken. Has +5 Attack while damaged."""

    aura = aura(SELF, "EX1_009e", only=DAMAGED)


class EX1_029:
    """Leper Gnome. Deathrattle: Deal 2 damage to the enemy hero."""

    deathrattle = damage(ENEMY_HERO, N)


class EX1_043:
    """Twilight Drake. Battlecry: Gain +1 Health for each card in your hand."""

    action = give(SELF, "EX1_043e", count(FRIENDLY_HAND))


class EX1_043e:
    """Hour of Twilight. Increased Health."""

    max_health = DATA1


class EX1_044:
    """Questing Adventurer. Whenever you play a card, gain +1/+1."""

    events = when_played(FRIENDLY & OTHERS, give(SELF, "EX1_044e"))


class EX1_044e:
    """Level Up! Increased Attack and Health."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class EX1_046:
    """Dark Iron Dwarf. Battlecry: Give a minion +2 Attack this turn."""

    targets = MINIONS
    action = give(TARGET, "EX1_046e")


class EX1_048:
    """Spellbreaker. Battlecry: Silence a minion."""

    targets = MINIONS
    action = silence(TARGET)


class EX1_049:
    """Youthful Brewmaster.

    Battlecry: Return a friendly minion from the battlefield to your hand.
    """

    targets = FRIENDLY_MINIONS
    action = bounce(TARGET)


class EX1_050:
    """Coldlight Oracle. Battlecry: Each player draws 2 cards."""

    action = draw(N) >> opponent_draws(N)


class EX1_055:
    """Mana Addict. Whenever you cast a spell, gain +2 Attack this turn."""

    events = when_played(FRIENDLY & SPELL, give(SELF, "EX1_055o"))


class EX1_055o:
    """Empowered. Mana Addict has increased Attack."""

    atk = of_creator(N)


class EX1_057:
    """Ancient Brewmaster.

    Battlecry: Return a friendly minion from the battlefield to your hand.
    """

    targets = FRIENDLY_MINIONS
    action = bounce(TARGET)


class EX1_058:
    """Sunfury Protector. Battlecry: Give adjacent minions Taunt."""

    action = keyword(ADJACENT, TAUNT)


class EX1_059:
    """Crazed Alchemist. Battlecry: Swap the Attack and Health of a minion."""

    targets = MINIONS
    action = swap_stats(TARGET, "EX1_059e")


class EX1_059e:
    """Experiments! Attack and Health have been swapped by Crazed Alchemist."""

    set_atk = DATA1
    set_health = DATA2


class EX1_076:
    """Pint-Sized Summoner. The first minion you play each turn costs (1) less."""

    aura = aura(
        FRIENDLY_HAND & MINION, "EX1_076e", only=mine(NUM_MINIONS_PLAYED_THIS_TURN).equals(0)
    )


class EX1_076e:
    """Pint-Sized Power. Costs less."""

    cost = -of_creator(N)


class EX1_080:
    """Secretkeeper. Whenever a Secret is played, gain +1/+1."""

    events = when_played(A_SECRET, give(SELF, "EX1_080o"))


class EX1_080o:
    """Keeping Secrets. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class EX1_082:
    """Mad Bomber. Battlecry: Deal 3 damage randomly split between all other characters."""

    action = missiles(N, among=CHARACTERS - SELF)


class EX1_085:
    """Mind Control Tech.

    Battlecry: If your opponent has 4 or more minions, take control of one at random.
    """

    action = when(count(ENEMY_MINIONS) >= N, take_control(random(ENEMY_MINIONS)))


class EX1_089:
    """Arcane Golem. Charge. Battlecry: Give your opponent a Mana Crystal."""

    action = gain_crystals(full=True, opponent=True)


class EX1_093:
    """Defender of Argus. Battlecry: Give adjacent minions +1/+1 and Taunt."""

    action = give(ADJACENT, "EX1_093e")


class EX1_095:
    """Gadgetzan Auctioneer. Whenever you cast a spell, draw a card."""

    events = when_played(FRIENDLY & SPELL, draw())


class EX1_096:
    """Loot Hoarder. Deathrattle: Draw a card."""

    deathrattle = draw()


class EX1_097:
    """Abomination. Taunt. Deathrattle: Deal 2 damage to ALL characters."""

    deathrattle = damage(CHARACTERS, N)


class EX1_102:
    """Demolisher. At the start of your turn, deal 2 damage to a random enemy."""

    events = turn_start(damage(random(ENEMY_CHARACTERS), N))


class EX1_103:
    """Coldlight Seer. Battlecry: Give your other Murlocs +2 Health. (Up to 11460: ALL.)"""

    action = give(MURLOCS_HELPED - SELF, "EX1_103e")


class EX1_162:
    """Dire Wolf Alpha. Adjacent minions have +1 Attack."""

    aura = aura(ADJACENT, "EX1_162o")


class EX1_283:
    """Frost Elemental. Battlecry: Freeze a character."""

    targets = CHARACTERS
    action = freeze(TARGET)


class EX1_284:
    """Azure Drake. Spell Damage +1. Battlecry: Draw a card."""

    action = draw()


class EX1_390:
    """Tauren Warrior. Taunt. Has +3 Attack while damaged."""

    aura = aura(SELF, "EX1_390e", only=DAMAGED)


class EX1_393:
    """Amani Berserker. Has +3 Attack while damaged."""

    aura = aura(SELF, "EX1_393e", only=DAMAGED)


class EX1_412:
    """Raging Worgen. Has +1 Attack and Windfury while damaged."""

    aura = aura(SELF, "EX1_412e", only=DAMAGED)


class EX1_509:
    """Murloc Tidecaller. Whenever you summon a Murloc, gain +1 Attack. (Up to 11460: anybody.)"""

    events = when_summoned(MURLOCS_HELPED - SELF, give(SELF, "EX1_509e"))


class EX1_509e:
    """Blarghghl. Increased Attack."""

    atk = of_creator(N)


class EX1_556:
    """Harvest Golem. Deathrattle: Summon a 2/1 Damaged Golem."""

    deathrattle = summon("skele21")


class EX1_583:
    """Priestess of Elune. Battlecry: Restore 4 Health to your hero."""

    action = heal(FRIENDLY_HERO, N)


class EX1_584:
    """Ancient Mage. Battlecry: Give adjacent minions Spell Damage +1."""

    action = give(ADJACENT, "EX1_584e")


class EX1_595:
    """Cult Master. After a friendly minion dies, draw a card."""

    events = when_died(FRIENDLY & OTHERS, draw())


class EX1_597:
    """Imp Master.

    At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
    """

    events = turn_end(damage(SELF, N) >> summon("EX1_598"))


class EX1_616:
    """Mana Wraith. ALL minions cost (1) more."""

    aura = aura(BOTH_HANDS & MINION, "EX1_616e")


class EX1_616e:
    """Mana Drain. Costs (1) more."""

    cost = of_creator(N)


class NEW1_018:
    """Bloodsail Raider. Battlecry: Gain Attack equal to the Attack of your weapon."""

    action = when(any_of(FRIENDLY_WEAPON), give(SELF, "NEW1_018e", atk_of(FRIENDLY_WEAPON)))


class NEW1_018e:
    """Treasure Crazed. Increased Attack."""

    atk = DATA1


class NEW1_019:
    """Knife Juggler. After you summon a minion, deal 1 damage to a random enemy."""

    events = after_summon(FRIENDLY_MINIONS - SELF, damage(random(ENEMY_CHARACTERS), N))


class NEW1_020:
    """Wild Pyromancer. After you cast a spell, deal 1 damage to ALL minions."""

    events = after_played(FRIENDLY & SPELL, damage(MINIONS, N))


class NEW1_022:
    """Dread Corsair. Taunt. Costs (1) less per Attack of your weapon."""

    cost = -(N * atk_of(FRIENDLY_WEAPON))


class NEW1_025:
    """Bloodsail Corsair. Battlecry: Remove 1 Durability from your opponent's weapon."""

    action = wear(ENEMY_WEAPON, N)


class NEW1_026:
    """Violet Teacher. Whenever you cast a spell, summon a 1/1 Violet Apprentice."""

    events = when_played(FRIENDLY & SPELL, summon("NEW1_026t"))


class NEW1_037:
    """Master Swordsmith.

    At the end of your turn, give another random friendly minion +1 Attack.
    """

    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "NEW1_037e"))


class NEW1_037e:
    """Equipped. Increased Attack."""

    atk = of_card("NEW1_037", N)


class NEW1_041:
    """Stampeding Kodo. Battlecry: Destroy a random enemy minion with 2 or less Attack."""

    action = destroy(random(ENEMY_MINIONS & atk_at_most(N)))


class NEW_1308e:
    """Play This Turn Enchantment."""

    keywords = (LUNAHIGHLIGHTHINT, TAG_4663)
    events = with_keyword(
        when_played(SELF, wear_off(), only=~by_profile(lambda p: p.marks_end_with_card)), 0
    )


class tt_004:
    """Flesheating Ghoul. Whenever a minion dies, gain +1 Attack."""

    events = when_died(MINION & OTHERS, give(SELF, "tt_004o"))


class tt_004o:
    """Cannibalize. Increased Attack."""

    atk = of_creator(N)
