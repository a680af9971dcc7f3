"""Forged in the Barrens with the Wailing Caverns: neutral."""

from hsreplay_sim.cards.words import *

HERBS = tuple(f"BAR_079t{number}" for number in range(4, 10))
"""The keywords that a custom Golem may have."""
GOLEMS = {
    "BAR_079_m1": tuple(f"BAR_079t{number}" for number in range(10, 16)),
    "BAR_079_m2": tuple(f"BAR_079t{each}" for each in ("10b", "11", "12b", "13b", "14b", "15b")),
    "BAR_079_m3": (
        "bar_079t10c", "BAR_079t11", "BAR_079t12c", "BAR_079t13c", "BAR_079t14c", "BAR_079t15c",
    ),
}  # fmt: skip
"""For each Golem the texts that it may have; a copy of itself is the same at every size."""


class BAR_020:
    """Razormane Raider. Frenzy: Attack a random enemy."""

    frenzy = when_damaged(SELF, attacks(SELF, ENEMY_CHARACTERS), only=any_of(SELF & ALIVE))


class BAR_021:
    """Gold Road Grunt. Taunt. Frenzy: Gain Armor equal to the damage taken."""

    frenzy = when_damaged(SELF, armor(AMOUNT), only=any_of(SELF & ALIVE))


class BAR_022:
    """Peon. Frenzy: Add a random spell from your class to your hand."""

    frenzy = when_damaged(
        SELF, add_random(pool(A_SPELL, card_class=my_class)), only=any_of(SELF & ALIVE)
    )


class BAR_024:
    """Oasis Thrasher. Frenzy: Deal 3 damage to the enemy Hero."""

    frenzy = when_damaged(SELF, damage(ENEMY_HERO, N), only=any_of(SELF & ALIVE))


class BAR_025:
    """Sunwell Initiate. Frenzy: Gain Divine Shield."""

    frenzy = when_damaged(SELF, shield(SELF), only=any_of(SELF & ALIVE))


class BAR_026:
    """Death's Head Cultist. Taunt. Deathrattle: Restore 4 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)


class BAR_027:
    """Darkspear Berserker. Deathrattle: Deal 5 damage to your hero."""

    deathrattle = damage(FRIENDLY_HERO, N)


class BAR_042:
    """Primordial Protector.

    Battlecry: Draw your highest Cost spell. Summon a random minion with the same Cost.
    """

    action = draw_from(highest(FRIENDLY_DECK & SPELL, COST)) >> when(
        any_of(DRAWN), summon_random(pool(A_MINION, cost=cost_of(DRAWN)))
    )


class BAR_060:
    """Hog Rancher. Battlecry: Summon a 2/1 Hog with Rush."""

    action = summon("BAR_060t")


class BAR_061:
    """Ratchet Privateer. Battlecry: Give your weapon +1 Attack."""

    action = give(FRIENDLY_WEAPON, "BAR_061e")


class BAR_062:
    """Lushwater Murcenary. Battlecry: If you control a Murloc, gain +1/+1."""

    action = when(any_of((FRIENDLY_MINIONS & MURLOC) - SELF), give(SELF, "BAR_062e"))


class BAR_063:
    """Lushwater Scout. After you summon a Murloc, give it +1 Attack and Rush."""

    events = after_summon((FRIENDLY_MINIONS - SELF) & MURLOC, give(SUBJECT, "BAR_063e"))


class BAR_063e:
    """Emboldened. +1 Attack and Rush."""

    atk = N
    keywords = (RUSH,)
    sheds = True


class BAR_064:
    """Talented Arcanist. Battlecry: Your next spell this turn has Spell Damage +2."""

    action = give(FRIENDLY_PLAYER, "BAR_064e") >> give(SELF, "BAR_064e2")


class BAR_064e:
    """Touch of Arcane. You have Spell Damage +2 for your next spell this turn."""

    spell_power = 1
    hero_keywords = ((SPELLPOWER, ALWAYS),)
    events = with_keyword(after_played(FRIENDLY & SPELL, wear_off()), 0)


class BAR_064e2:
    """Touch of Arcane. You have Spell Damage +2 for your next spell this turn."""

    undispellable = True
    keywords = (CUSTOM_KEYWORD_EFFECT,)
    events = with_keyword(after_played(FRIENDLY & SPELL, wear_off()), 0)


class BAR_065:
    """Venomous Scorpid. PoisonousBattlecry:Discover a spell."""

    action = discover(discoverable(pool(A_SPELL)))


class BAR_069:
    """Injured Marauder. Taunt. Battlecry: Deal 6 damage to this minion."""

    action = damage(SELF, N)


class BAR_070:
    """Gruntled Patron. Frenzy: Summon another Gruntled Patron."""

    frenzy = when_damaged(SELF, summon("BAR_070"), only=any_of(SELF & ALIVE))


class BAR_071:
    """Taurajo Brave. Frenzy: Destroy a random enemy minion."""

    frenzy = when_damaged(SELF, destroy(random(ENEMY_MINIONS)), only=any_of(SELF & ALIVE))


class BAR_072:
    """Burning Blade Acolyte. Deathrattle: Summon a 5/8 Demonspawn with Taunt."""

    deathrattle = summon("BAR_072t")


class BAR_073:
    """Barrens Blacksmith. Frenzy: Give your other minions +2/+2."""

    frenzy = when_damaged(
        SELF, give(FRIENDLY_MINIONS - SELF, "BAR_073e"), only=any_of(SELF & ALIVE)
    )


class BAR_074:
    """Far Watch Post.

    Can't attack. After your opponent draws a card, it costs (1) more (up to 10).
    """

    keywords = ((CANT_ATTACK, ALWAYS),)
    events = when_drawn(ENEMY & ~cost_at_least(N2), give(SUBJECT, "BAR_074e"))


class BAR_074e:
    """Spotted!."""

    cost = of_creator(N)


class BAR_075:
    """Crossroads Watch Post.

    Can't attack. Whenever your opponent casts a spell, give your minions +1/+1.
    """

    keywords = ((CANT_ATTACK, ALWAYS),)
    events = when_played(ENEMY & SPELL, give(FRIENDLY_MINIONS, "BAR_075e"))


class BAR_076:
    """Mor'shan Watch Post. Can't attack. After your opponent plays a minion, summon a 2/2 Grunt."""

    keywords = ((CANT_ATTACK, ALWAYS),)
    events = after_played(ENEMY & MINION, summon("BAR_076t"))


class BAR_078:
    """Blademaster Samuro.

    RushFrenzy: Deal damage equal to this minion's Attack to all enemy minions.
    """

    frenzy = when_damaged(SELF, damage(ENEMY_MINIONS, atk_of(SELF)), only=any_of(SELF & ALIVE))


class BAR_079:
    """Kazakus, Golem Shaper.

    Battlecry: If your deck has no 4-Cost cards, build a custom Golem.
    """

    action = when(~any_of(FRIENDLY_DECK & cost_is(N)), build_golem(GOLEMS, HERBS))


class BAR_079_m1:
    """Lesser Golem. {0} {1}"""

    action = act_by_parts()


class BAR_079_m2:
    """Greater Golem. {0} {1}"""

    action = act_by_parts()
    spell_power = as_number(made_of("BAR_079t14b"))


class BAR_079_m3:
    """Superior Golem. {0} {1}"""

    action = act_by_parts()
    spell_power = as_number(made_of("BAR_079t14c")) * 3


class BAR_079t10:
    """Wildvine. Battlecry: Give your other minions +1/+1."""

    action = give(FRIENDLY_MINIONS - SELF, "BAR_079t10e")


class BAR_079t10b:
    """Wildvine. Battlecry: Give your other minions +2/+2."""

    action = give(FRIENDLY_MINIONS - SELF, "BAR_079t10be")


class bar_079t10c:
    """Wildvine. Battlecry: Give your other minions +4/+4."""

    action = give(FRIENDLY_MINIONS - SELF, "BAR_079t10ce")


class BAR_079t11:
    """Gromsblood. Battlecry: Summon a copy of this."""

    action = summon_copy(SELF)
    summons = True


class BAR_079t12:
    """Icecap. Battlecry:Freeze a random enemy minion."""

    action = freeze(random(ENEMY_MINIONS))


class BAR_079t12b:
    """Icecap. Battlecry:Freeze two random enemy minions."""

    action = freeze(random(ENEMY_MINIONS, 2))


class BAR_079t12c:
    """Icecap. Battlecry:Freeze all enemy minions."""

    action = freeze(ENEMY_MINIONS)


class BAR_079t13:
    """Firebloom. Battlecry: Deal 3 damage to a random enemy minion."""

    action = damage(random(ENEMY_MINIONS), N)


class BAR_079t13b:
    """Firebloom. Battlecry: Deal 3 damage to two random enemy minions."""

    action = damage(random(ENEMY_MINIONS, 2), N)


class BAR_079t13c:
    """Firebloom. Battlecry: Deal 3 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class BAR_079t14b:
    """Mageroyal. Spell Damage +2."""

    keywords = ((SPELLPOWER, ALWAYS),)


class BAR_079t15:
    """Kingsblood. Battlecry: Draw a card."""

    action = draw()


class BAR_079t15b:
    """Kingsblood. Battlecry: Draw 2 cards."""

    action = draw(N)


class BAR_079t15c:
    """Kingsblood. Battlecry: Draw 4 cards."""

    action = draw(N)


class BAR_082:
    """Barrens Trapper. Your Deathrattle cards cost (1) less."""

    aura = aura(FRIENDLY_HAND & has(DEATHRATTLE), "BAR_082e")


class BAR_721:
    """Mankrik. Battlecry: Help Mankrik find his wife! She was last seen somewhere in your deck."""

    action = shuffle_aside("BAR_721t")


class BAR_721t:
    """Olgra, Mankrik's Wife.

    Casts When Drawn Summon a 3/7 Mankrik, who immediately attacks the enemy hero.
    """

    on_draw = summon("BAR_721t2") >> attacks(MADE, ENEMY_HERO)


class BAR_743:
    """Toad of the Wilds. Taunt. Battlecry: If you're holding a Nature spell, gain +2 Health."""

    action = when(
        any_of(FRIENDLY_HAND & SPELL & school(SpellSchool.NATURE)), give(SELF, "BAR_743e")
    )


class BAR_744:
    """Spirit Healer. After you cast a Holy spell, give a random friendly minion +2 Health."""

    events = after_played(
        FRIENDLY & SPELL & school(SpellSchool.HOLY), give(random(FRIENDLY_MINIONS), "BAR_744e")
    )


class BAR_745:
    """Hecklefang Hyena. Battlecry: Deal 3 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)


class BAR_854:
    """Kindling Elemental. Battlecry: The next Elemental you play costs (1) less."""

    action = give(FRIENDLY_PLAYER, "BAR_854e")


class BAR_854e:
    """Kindle. Your next Elemental costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & ELEMENTAL, -of_card("BAR_854", N))
    events = until_played(FRIENDLY & ELEMENTAL)


class BAR_890:
    """Crossroads Gossiper. After a friendly Secret is revealed, gain +2/+2."""

    events = when_revealed(FRIENDLY & A_SECRET, give(SELF, "BAR_890e"))
