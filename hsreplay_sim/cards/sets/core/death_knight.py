"""Core: Death Knight."""

from hsreplay_sim.cards.words import *


class CORE_CATA_007:
    """Consumption. Deal $3 damage to two random enemy minions. Draw a card for each that dies."""

    playable = any_of(ENEMY_MINIONS)
    action = (
        single_out(random(ENEMY_MINIONS, 2))
        >> damage(MADE, N)
        >> remember_number(count(MADE & (DOOMED | ~IN_PLAY)))
        >> draw(LEFT_BEHIND)
    )


class CORE_CATA_009:
    """Death's Advance. Freeze a character. Discover a spell."""

    targets = target(CHARACTERS, optional=False)
    action = freeze(TARGET) >> discover(discoverable(pool(A_SPELL)))


class CORE_EDR_002:
    """Poison Breath. Give a friendly Undead Poisonous."""

    targets = target(FRIENDLY_MINIONS & UNDEAD, optional=False)
    action = give(TARGET, "CORE_EDR_002e")


class CORE_EDR_003:
    """Falric.

    You gain twice as many Corpses as normal. Battlecry: Draw a card that spends Corpses.
    """

    events = silently(
        on("corpses_gained", FRIENDLY_PLAYER, add_tag(FRIENDLY_PLAYER, CORPSES, AMOUNT))
    )
    action = draw_from(FRIENDLY_DECK & has(CORPSE_SPENDER))


class RLK_039:
    """Plagued Grain.

    Gain 4 Corpses. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
    """

    action = gain_corpses(N) >> shuffle("RLK_039t", 4)


class RLK_039t:
    """Grain Crate. Casts When Drawn. Summon a 2/2 Undead Peasant."""

    on_draw = summon("RLK_070t")


class RLK_061:
    """Battlefield Necromancer.

    At the end of your turn, raise a Corpse as a 1/3 Risen Footman with Taunt.
    """

    events = turn_end(when(ROOM, spend_corpses(1, summon("RLK_061t"))))


class RLK_071:
    """Patchwerk.

    Battlecry: Destroy a random minion in your opponent's hand, deck, and battlefield.
    """

    action = (
        remove(random(ENEMY_HAND & MINION))
        >> mill(random(ENEMY_DECK & MINION))
        >> destroy(random(ENEMY_MINIONS))
    )


class RLK_077:
    """Possessifier. Battlecry: Summon two 1/1 Fighters with Rush and Reborn."""

    action = summon("RLK_077t", 2)


class RLK_079:
    """Noxious Cadaver. Battlecry: Deal 2 damage to an enemy and your hero."""

    targets = ENEMY_CHARACTERS
    action = damage(TARGET + FRIENDLY_HERO, N)


class RLK_082:
    """Deathbringer Saurfang.

    Taunt. Deathrattle: Return this to your hand. It costs Health instead of Mana.
    """

    deathrattle = return_itself() >> give(MADE & IN_HAND, "DMF_056e")


class RLK_085:
    """Lord Marrowgar.

    Battlecry: Raise ALL of your Corpses as 1/1 Risen Golems with Rush. For each that can't fit,
    give one +2/+2.
    """

    action = repeat(
        CORPSES_HELD,
        spend_corpses(
            1,
            when(
                ROOM,
                summon("RLK_085t"),
                give(random(FRIENDLY_MINIONS & card("RLK_085t")), "RLK_085e"),
            ),
        ),
    )


class RLK_086:
    """Frostmourne. Deathrattle: Summon every minion killed by this weapon.

    It keeps those that its hero kills by an attack, at most six.
    """

    events = silently(
        after_attack(FRIENDLY & HERO, when(IT_DIES & any_of(TARGET & MINION), keep(TARGET)))
    )
    deathrattle = resurrect(KEPT)


class RLK_115:
    """Repulsive Gargantuan. Enemy characters can't be healed."""

    events = before_healing(ENEMY_CHARACTERS, set_tag(SUBJECT, PREHEALING, 0))


class RLK_224:
    """Overseer Frigidara.

    Battlecry: Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
    """

    action = draw_from(FRIENDLY_DECK & SPELL, N) >> when(
        count(DRAWN & school(SpellSchool.FROST)).equals(2), damage(ENEMY_CHARACTERS, N2)
    )


class RLK_226:
    """Ymirjar Deathbringer.

    Taunt. Deathrattle: Spend 3 Corpses to summon a 3/3 Risen Ymirjar with Taunt.
    """

    deathrattle = spend_corpses(N, summon("RLK_226t"))


class RLK_720:
    """Gnome Muncher.

    Taunt, Lifesteal. At the end of your turn, attack the lowest Health enemy.
    """

    events = turn_end(attacks(SELF, lowest(ENEMY_CHARACTERS, HEALTH)))


class RLK_752:
    """Rime Sculptor.

    Battlecry: Summon two 2/1 Rime Elementals with "Deathrattle: Deal 2 damage to a random enemy."
    """

    action = summon("RLK_907t", 2)


class RLK_907t:
    """Rime Elemental. Deathrattle: Deal 2 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)
