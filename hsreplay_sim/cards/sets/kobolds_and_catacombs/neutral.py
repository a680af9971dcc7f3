"""Kobolds & Catacombs: neutral."""

from hsreplay_sim.cards.words import *


class LOOT_069:
    """Sewer Crawler. Battlecry: Summon a 2/3 Giant Rat."""

    action = summon("LOOT_069t")


class LOOT_111:
    """Scorp-o-matic. Battlecry: Destroy a minion with 1 or less Attack."""

    targets = MINIONS & atk_at_most(N)
    action = destroy(TARGET)


class LOOT_118:
    """Ebon Dragonsmith. Battlecry: Reduce the Cost of a random weapon in your hand by (2)."""

    action = give(random(FRIENDLY_HAND & WEAPON), "LOOT_118e")


class LOOT_118e:
    """Smithing. Cost reduced."""

    cost = -of_creator(N)


class LOOT_122:
    """Corrosive Sludge. Battlecry: Destroy your opponent's weapon."""

    action = destroy(ENEMY_WEAPON)


class LOOT_124:
    """Lone Champion. Battlecry: If you control no other minions, gain Taunt and Divine Shield."""

    action = when(~any_of(FRIENDLY_MINIONS - SELF), give(SELF, "LOOT_124e"))


class LOOT_124e:
    """Lonely. Taunt and Divine Shield."""

    keywords = (TAUNT, DIVINE_SHIELD)


class LOOT_130:
    """Arcane Tyrant. Costs (0) if you've cast a spell that costs (5) or more this turn."""

    cost = -(OVERALL - N) * as_number(any_of(PLAYED_THIS_TURN & SPELL & cost_at_least(N2)))


class LOOT_131:
    """Green Jelly. At the end of your turn, summon a 1/2 Ooze with Taunt."""

    events = turn_end(summon("LOOT_131t1"))


class LOOT_132:
    """Dragonslayer. Battlecry: Deal 6 damage to a Dragon."""

    targets = MINIONS & DRAGON
    action = damage(TARGET, N)


class LOOT_134:
    """Toothy Chest. At the start of your turn, set this minion's Attack to 4."""

    events = turn_start(give(SELF, "LOOT_134e"))


class LOOT_134e:
    """Toothy. Attack set to 4."""

    set_atk = N


class LOOT_136:
    """Sneaky Devil. Stealth Your other minions have +1 Attack."""

    aura = aura(FRIENDLY_MINIONS - SELF, "LOOT_136e")


class LOOT_144:
    """Hoarding Dragon. Deathrattle: Give your opponent two Coins."""

    deathrattle = opponent_gets("GAME_005", 2)


class LOOT_149:
    """Corridor Creeper. Costs (1) less whenever a minion dies while this is in your hand."""

    in_hand = when_died(MINION, give(SOURCE, "LOOT_149e"))


class LOOT_150:
    """Furbolg Mossbinder. Battlecry: Transform a friendly minion into a 6/6 Elemental."""

    targets = FRIENDLY_MINIONS
    action = transform(TARGET, "LOOT_150t1")


class LOOT_152:
    """Boisterous Bard. Battlecry: Give your other minions +1 Health."""

    action = give(FRIENDLY_MINIONS - SELF, "LOOT_152e")


class LOOT_153:
    """Violet Wurm. Deathrattle: Summon seven 1/1 Grubs."""

    deathrattle = summon("LOOT_153t1", 7)


class LOOT_154:
    """Gravelsnout Knight. Battlecry: Summon a random 1-Cost minion for your opponent."""

    action = summon_random(pool(A_MINION, cost=N), opponent=True)


class LOOT_161:
    """Carnivorous Cube.

    Battlecry: Destroy a friendly minion. Deathrattle: Summon 2 copies of it.
    """

    targets = FRIENDLY_MINIONS
    action = when(
        any_of(TARGET),
        set_tag(SELF, TAG_468, id_of(TARGET))
        >> give(SELF, "LOOT_161e")
        >> set_tag(worn(SELF, "LOOT_161e"), TAG_SCRIPT_DATA_NUM_1, id_of(TARGET))
        >> destroy(TARGET),
    )
    deathrattle = summon_random(copies(noted(tag_of(SELF, TAG_468))), N)


class LOOT_161e:
    """Carnivorous Cube. Destroyed {0}."""


class LOOT_167:
    """Fungalmancer. Battlecry: Give adjacent minions +2/+2."""

    action = give(ADJACENT, "LOOT_167e")


class LOOT_184:
    """Silver Vanguard. Deathrattle:Recruit an 8-Cost minion."""

    deathrattle = recruit(random(FRIENDLY_DECK & MINION & cost_is(N)))


class LOOT_218:
    """Feral Gibberer. After this minion attacks a hero, add a copy of it to your hand."""

    events = after_attack(SELF, copy_to_hand(SELF), defender=HEROES)


class LOOT_233:
    """Cursed Disciple. Deathrattle: Summon a 5/1 Revenant."""

    deathrattle = summon("LOOT_233t")


class LOOT_291:
    """Shroom Brewer. Battlecry: Restore 4 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class LOOT_347:
    """Kobold Apprentice. Battlecry: Deal 3 damage randomly split among all enemies."""

    action = missiles(N)


class LOOT_357:
    """Marin the Fox.

    Battlecry: Summon a 0/8 Treasure Chest for your opponent. (Break it for awesome loot!)
    """

    action = summon("LOOT_357l", opponent=True)


class LOOT_357l:
    """Master Chest. Deathrattle: Give your opponent a fantastic Treasure."""

    deathrattle = add_random(entourage, opponent=True)


class LOOT_375:
    """Guild Recruiter. Battlecry:Recruit a minion that costs (4) or less."""

    action = recruit(random(FRIENDLY_DECK & MINION & cost_at_most(N)))


class LOOT_383:
    """Hungry Ettin. Taunt. Battlecry: Summon a random 2-Cost minion for your opponent."""

    action = summon_random(pool(A_MINION, cost=N), opponent=True)


class LOOT_388:
    """Fungal Enchanter. Battlecry: Restore 2 Health to all friendly characters."""

    action = heal(FRIENDLY_CHARACTERS, N)


class LOOT_394:
    """Shrieking Shroom. At the end of your turn, summon a random 1-Cost minion."""

    events = turn_end(summon_random(pool(A_MINION, cost=N)))


class LOOT_413:
    """Plated Beetle. Deathrattle: Gain 3 Armor."""

    deathrattle = armor(N)


class LOOT_516:
    """Zola the Gorgon.

    Battlecry: Choose a friendly minion. Add a Golden copy of it to your hand.
    """

    targets = FRIENDLY_MINIONS
    action = copy_to_hand(TARGET, golden=True)


class LOOT_521:
    """Master Oakheart. Battlecry:Recruit a 1, 2, and 3-Attack minion."""

    action = (
        recruit(random(FRIENDLY_DECK & MINION & atk_is(N)))
        >> recruit(random(FRIENDLY_DECK & MINION & atk_is(N2)))
        >> recruit(random(FRIENDLY_DECK & MINION & atk_is(N3)))
    )


class LOOT_529:
    """Void Ripper. Battlecry: Swap the Attack and Health of all other minions."""

    action = swap_stats(MINIONS - SELF, "LOOT_529e")


class LOOT_529e:
    """Void Shift. Attack and Health have been swapped."""

    set_atk = DATA1
    set_health = DATA2


class LOOT_540:
    """Dragonhatcher. At the end of your turn, Recruit a Dragon."""

    events = turn_end(recruit(random(FRIENDLY_DECK & DRAGON)))


class LOOT_998h:
    """Tolin's Goblet. Draw a card. Fill your hand with copies of it."""

    action = draw() >> repeat(FREE_HAND, copy_to_hand(DRAWN & IN_HAND))


class LOOT_998j:
    """Zarog's Crown.

    Discover a Legendary minion. Summon two copies of it.

    The second is a copy of the first (U195:13304). Since Perils in Paradise the pick goes to the
    hand, and the first summons the second (U568:12644, 12684).
    """

    action = when(
        in_build("VAC_702t"),
        discover(discoverable(pool(A_MINION, where=legendary)))
        >> aim(
            MADE,
            summon_random(copies(TARGET), signed=True)
            >> aim(
                MADE,
                run_as_target(summon_random(copies(TARGET)))
                >> set_tag(MADE, DISPLAYED_CREATOR, id_of(SELF))
                >> set_tag(MADE, TAG_1254, id_of(TARGET)),
            ),
        ),
        discover_and_summon(discoverable(pool(A_MINION, where=legendary)))
        >> set_tag(MADE, DISPLAYED_CREATOR, id_of(SOURCE))
        >> summon_copy(MADE)
        >> set_tag(MADE, DISPLAYED_CREATOR, id_of(SOURCE)),
    )


class LOOT_998k:
    """Golden Kobold.

    Taunt Battlecry: Replace your hand with Legendary minions. They cost (1) less.

    Before 210640 they cost what they print.
    """

    action = for_each(
        FRIENDLY_HAND,
        remove(SUBJECT, aside=True)
        >> add_random(pool(A_MINION, where=legendary))
        >> when(says("less"), give(MADE & IN_HAND, "GBL_003e")),
    )


class LOOT_998l:
    """Wondrous Wand. Draw 3 cards. Set their Cost to 1.

    Before 210640: Reduce their Costs to (0). Before 238003: Reduce their Costs by (3).
    """

    action = repeat(
        N,
        draw()
        >> when(says("(0)"), give(DRAWN & IN_HAND, "LOOT_998le"))
        >> when(says("by (3)"), give(DRAWN & IN_HAND, "GBL_004e"))
        >> when(says("to 1"), give(DRAWN & IN_HAND, "GBL_001e")),
    )


class LOOT_998le:
    """Wand's Wonder. Costs (0). It stays on a quest (U054:5634)."""

    set_cost = N
    stays = any_of(SELF & A_QUEST)
