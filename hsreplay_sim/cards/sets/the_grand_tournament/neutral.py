"""The Grand Tournament: neutral."""

from hsreplay_sim.cards.words import *

NOT_HER_OWN = ~printed_with(SPELLPOWER) & builds_with(lambda p: p.counts_printed_spell_power)


class AT_017:
    """Twilight Guardian. Battlecry: If you're holding a Dragon, gain +1 Attack and Taunt."""

    action = when(HOLDING_DRAGON, give(SELF, "AT_017e"))


class AT_070:
    """Skycap'n Kragg. Charrrrrge Costs (1) less for each friendly Pirate."""

    cost = -(N * count(FRIENDLY_MINIONS & PIRATE))


class AT_080:
    """Garrison Commander. You can use your Hero Power twice a turn."""

    player_tags = (HEROPOWER_ADDITIONAL_ACTIVATIONS,)


class AT_082:
    """Lowly Squire. Inspire: Gain +1 Attack."""

    inspire = give(SELF, "AT_082e")


class AT_082e:
    """Training. Increased Attack."""

    atk = of_creator(N)


class AT_083:
    """Dragonhawk Rider. Inspire: Gain Windfury this turn."""

    inspire = give(SELF, "AT_083e")


class AT_084:
    """Lance Carrier. Battlecry: Give a friendly minion +2 Attack."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "AT_084e")


class AT_085:
    """Maiden of the Lake. Your Hero Power costs (1)."""

    aura = aura(FRIENDLY_HERO_POWER, "AT_085e")


class AT_085e:
    """Maiden's Blessing. Costs (1)."""

    set_cost = of_creator(N)


class AT_086:
    """Saboteur. Battlecry: Your opponent's Hero Power costs (5) more next turn."""

    action = give(ENEMY_PLAYER, "AT_086e")


class AT_086e:
    """Sabotaged. Your Hero Power costs (5) more this turn.

    It belongs to the player whose Saboteur it was, and leaves at the start of his next turn
    (U161:1810, U303:2766).
    """

    aura = aura(ENEMY_HERO_POWER, "AT_086e2", only=THEIR_TURN)
    events = turn_start(expire(SOURCE))


class AT_086e2:
    """What it does to the Hero Power; the server has no card for it."""

    cost = of_creator(N)


class AT_088:
    """Mogor's Champion. 50% chance to attack the wrong enemy."""

    events = FORGETFUL


class AT_089:
    """Boneguard Lieutenant. Inspire: Gain +1 Health."""

    inspire = give(SELF, "AT_089e")


class AT_089e:
    """Boneguarded. Increased Health."""

    max_health = of_creator(N)


class AT_090:
    """Mukla's Champion. Inspire: Give your other minions +1/+1."""

    inspire = give(FRIENDLY_MINIONS - SELF, "AT_090e")


class AT_091:
    """Tournament Medic. Inspire: Restore 2 Health to your hero."""

    inspire = heal(FRIENDLY_HERO, N)


class AT_094:
    """Flame Juggler. Battlecry: Deal 1 damage to a random enemy."""

    action = damage(random(ENEMY_CHARACTERS), N)


class AT_096:
    """Clockwork Knight. Battlecry: Give a friendly Mech +1/+1."""

    targets = FRIENDLY_MINIONS & MECH
    action = give(TARGET, "AT_096e")


class AT_098:
    """Sideshow Spelleater. Battlecry: Copy your opponent's Hero Power."""

    action = new_random_power(copies(ENEMY_HERO_POWER))


class AT_099:
    """Kodorider. Inspire: Summon a 3/5 War Kodo."""

    inspire = summon("AT_099t")


class AT_100:
    """Silver Hand Regent. Inspire: Summon a Silver Hand Recruit."""

    inspire = summon("CS2_101t")


class AT_103:
    """North Sea Kraken. Battlecry: Deal 4 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class AT_105:
    """Injured Kvaldir. Battlecry: Deal 3 damage to this minion."""

    action = damage(SELF, N)


class AT_106:
    """Light's Champion. Battlecry: Silence a Demon. At first this may be a hero (hs-bugs#146)."""

    targets = either(
        by_profile(lambda p: p.champion_wants_a_minion), MINIONS & DEMON, CHARACTERS & DEMON
    )
    aims_at_heroes = by_profile(lambda p: not p.champion_wants_a_minion)
    action = silence(TARGET)


class AT_108:
    """Armored Warhorse.

    Battlecry: Reveal a minion in each deck. If yours costs more, gain Charge.
    """

    action = joust(keyword(SELF, CHARGE))


class AT_109:
    """Argent Watchman. Can't attack. Inspire: Can attack as normal this turn."""

    inspire = give(SELF, "AT_109e")


class AT_109e:
    """Inspired. Can attack this turn."""

    keywords = ((CANT_ATTACK, 0),)


class AT_110:
    """Coliseum Manager. Inspire: Return this minion to your hand."""

    inspire = bounce(SELF)


class AT_111:
    """Refreshment Vendor. Battlecry: Restore 4 Health to each hero."""

    action = heal(HEROES, N)


class AT_112:
    """Master Jouster.

    Battlecry: Reveal a minion in each deck. If yours costs more, gain Taunt and Divine Shield.
    """

    action = joust(keyword(SELF, TAUNT) >> shield(SELF))


class AT_113:
    """Recruiter. Inspire: Add a 2/2 Squire to your hand."""

    inspire = add_card("CS2_152")


class AT_115:
    """Fencing Coach. Battlecry: The next time you use your Hero Power, it costs (2) less."""

    action = give(FRIENDLY_PLAYER, "AT_115e")


class AT_115e:
    """Fencing Practice. Your Hero Power costs (2) less."""

    aura = cost_change(FRIENDLY_HERO_POWER, -N)
    events = until_power_used()


class AT_117:
    """Master of Ceremonies.

    Battlecry: If you have a minion with Spell Damage, gain +2/+2.
    In 4.2 and 4.3 what an enchantment gives did not count (hs-bugs#418).
    """

    action = when(
        any_of((FRIENDLY_MINIONS - SELF - NOT_HER_OWN) & has(SPELLPOWER)),
        give(SELF, "AT_117e"),
    )


class AT_118:
    """Grand Crusader. Battlecry: Add a random Paladin card to your hand."""

    action = add_random(pool(card_class=CardClass.PALADIN))


class AT_119:
    """Kvaldir Raider. Inspire: Gain +2/+2."""

    inspire = give(SELF, "AT_119e")


class AT_119e:
    """Inspired. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class AT_120:
    """Frost Giant. Costs (1) less for each time you used your Hero Power this game."""

    cost = -N * mine(NUM_TIMES_HERO_POWER_USED_THIS_GAME)


class AT_121:
    """Crowd Favorite. Whenever you play a card with Battlecry, gain +1/+1."""

    events = when_played(FRIENDLY & has(BATTLECRY), give(SELF, "AT_121e"))


class AT_121e:
    """Huge Ego. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class AT_122:
    """Gormok the Impaler. Battlecry: If you have at least 4 other minions, deal 4 damage."""

    targets = target(CHARACTERS, only=count(FRIENDLY_MINIONS - SELF) >= N)
    action = damage(TARGET, N2)


class AT_123:
    """Chillmaw. Taunt. Deathrattle: If you're holding a Dragon, deal 3 damage to all minions."""

    deathrattle = when(HOLDING_DRAGON, damage(MINIONS, N))


class AT_124:
    """Bolf Ramshield. Whenever your hero takes damage, this minion takes it instead."""

    events = before_damage(
        FRIENDLY_HERO,
        when(
            by_profile(lambda p: p.bolf_passes_source),
            pass_on(SELF),
            remember_number(AMOUNT) >> prevent() >> damage(SELF, LEFT_BEHIND),
        ),
    )


class AT_125:
    """Icehowl. Charge Can't attack heroes."""

    keywords = ((CANNOT_ATTACK_HEROES, ALWAYS),)


class AT_127:
    """Nexus-Champion Saraad. Inspire: Add a random spell to your hand."""

    inspire = add_random(pool(A_SPELL))


class AT_128:
    """The Skeleton Knight.

    Deathrattle: Reveal a minion in each deck. If yours costs more, return this to your hand.
    """

    deathrattle = joust(return_itself())


class AT_129:
    """Fjola Lightbane.

    Whenever you target this minion with a spell, gain Divine Shield. She answers to the play,
    before the spell tells its target (U607:9597).
    """

    events = when_played(FRIENDLY & SPELL, shield(SELF), only=any_of(TARGET - OTHERS))


class AT_131:
    """Eydis Darkbane.

    Whenever you target this minion with a spell, deal 3 damage to a random enemy.
    """

    events = when_played(
        FRIENDLY & SPELL, damage(random(ENEMY_CHARACTERS), N), only=any_of(TARGET - OTHERS)
    )


class AT_132:
    """Justicar Trueheart. Battlecry: Replace your starting Hero Power with a better one."""

    action = upgrade_power()


class AT_133:
    """Gadgetzan Jouster.

    Battlecry: Reveal a minion in each deck. If yours costs more, gain +1/+1.
    """

    action = joust(give(SELF, "AT_133e"))
