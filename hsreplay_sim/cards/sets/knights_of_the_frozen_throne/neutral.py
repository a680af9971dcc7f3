"""Knights of the Frozen Throne: neutral."""

from hsreplay_sim.cards.words import *

LICH_KING_CARDS = given(*(f"ICC_314t{number}" for number in range(1, 9)))


class ICC_018:
    """Phantom Freebooter. Battlecry: Gain stats equal to your weapon's."""

    action = when(
        any_of(FRIENDLY_WEAPON),
        give(SELF, "ICC_018e", atk_of(FRIENDLY_WEAPON), durability_of(FRIENDLY_WEAPON)),
    )


class ICC_018e:
    """Witty Weaponplay. Increased stats."""

    atk = DATA1
    max_health = DATA2


class ICC_019:
    """Skelemancer. Deathrattle: If it's your opponent's turn, summon an 8/8 Skeleton."""

    deathrattle = when(THEIR_TURN, summon("ICC_019t"))


class ICC_025:
    """Rattling Rascal.

    Battlecry: Summon a 5/5 Skeleton. Deathrattle: Summon one for your opponent.
    """

    action = summon("ICC_025t")
    deathrattle = summon("ICC_025t", opponent=True)


class ICC_026:
    """Grim Necromancer. Battlecry: Summon two 1/1 Skeletons."""

    action = summon("ICC_026t", 2)


class ICC_027:
    """Bone Drake. Deathrattle: Add a random Dragon to your hand."""

    deathrattle = add_random(pool(race=Race.DRAGON))


class ICC_028:
    """Sunborne Val'kyr. Battlecry: Give adjacent minions +2 Health."""

    action = give(ADJACENT, "ICC_028e")


class ICC_029:
    """Cobalt Scalebane.

    At the end of your turn, give another random friendly minion +3 Attack.
    """

    events = turn_end(give(random(FRIENDLY_MINIONS - SELF), "ICC_029e"))


class ICC_029e:
    """Dragonscales. Attack increased."""

    atk = of_creator(N)


class ICC_031:
    """Night Howler. Whenever this minion takes damage, gain +2 Attack."""

    events = when_damaged(SELF, give(SELF, "ICC_031e"))


class ICC_031e:
    """Awooooo! This minion has increased Attack."""

    atk = of_creator(N)


class ICC_067:
    """Vryghoul. Deathrattle: If it's your opponent's turn, summon a 2/2 Ghoul."""

    deathrattle = when(THEIR_TURN, summon("ICC_900t"))


class ICC_092:
    """Acherus Veteran. Battlecry: Give a friendly minion +1 Attack."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ICC_092e")


class ICC_093:
    """Tuskarr Fisherman. Battlecry: Give a friendly minion Spell Damage +1."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ICC_093e")


class ICC_094:
    """Fallen Sun Cleric. Battlecry: Give a friendly minion +1/+1."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ICC_094e")


class ICC_097:
    """Grave Shambler. Whenever your weapon is destroyed, gain +1/+1."""

    events = when_weapon_destroyed(FRIENDLY & WEAPON, give(SELF, "ICC_097e"))


class ICC_097e:
    """Armed and Dangerous. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class ICC_098:
    """Tomb Lurker. Battlecry: Add a random Deathrattle minion that died this game to your hand."""

    action = copy_to_hand(
        random((FRIENDLY_DEAD_MINIONS + ENEMY_DEAD_MINIONS) & printed_with(DEATHRATTLE))
    )


class ICC_099:
    """Ticking Abomination. Deathrattle: Deal 5 damage to your minions."""

    deathrattle = damage(FRIENDLY_MINIONS, N)


class ICC_257:
    """Corpse Raiser.

    Battlecry: Give a friendly minion "Deathrattle: Resummon this minion."
    """

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ICC_257e")


class ICC_257e:
    """Ready to Return. Deathrattle: Resummon this minion."""

    deathrattle = resummon(SUBJECT)
    keywords = (DEATHRATTLE,)


class ICC_314:
    """The Lich King. Taunt. At the end of your turn, add a random Lich King card to your hand."""

    events = turn_end(add_random(LICH_KING_CARDS))


class ICC_314t2:
    """Army of the Frozen Throne.

    Remove the top 5 cards of your deck. Summon any minions removed.
    """

    action = for_each(
        top(FRIENDLY_DECK, N),
        when(any_of(SUBJECT & MINION) & (FREE_SLOTS >= 1), recruit(SUBJECT), mill(SUBJECT)),
    )


class ICC_314t5:
    """Death Coil. Deal 5 damage to an enemy, or restore 5 Health to a friendly character."""

    targets = CHARACTERS
    action = when(any_of(TARGET & FRIENDLY), heal(TARGET, N2), damage(TARGET, N))


class ICC_314t8:
    """Death and Decay. Deal 3 damage to all enemies."""

    action = damage(ENEMY_CHARACTERS, N)


class ICC_314t7:
    """Anti-Magic Shell. Give your minions +2/+2 and Elusive."""

    action = give(FRIENDLY_MINIONS, "ICC_314t7e")


class ICC_314t7e:
    """Anti-Magic Shell. +2/+2 and Elusive."""

    atk = N
    max_health = N2
    keywords = (CANT_BE_TARGETED_BY_SPELLS, CANT_BE_TARGETED_BY_HERO_POWERS, ELUSIVE)


class ICC_314t3:
    """Doom Pact.

    Destroy all minions. Remove the top card from your deck for each minion destroyed.
    """

    action = for_each(MINIONS, destroy(SUBJECT) >> mill(top(FRIENDLY_DECK)))


class ICC_466:
    """Saronite Chain Gang. Taunt. Battlecry: Summon a Saronite Chain Gang."""

    action = when(says("copy"), summon_copy(SELF), summon("ICC_466"))


class ICC_467:
    """Deathspeaker. Battlecry: Give a friendly minion Immune this turn."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ICC_467e")


class ICC_468:
    """Wretched Tiller. Whenever this minion attacks, deal 2 damage to the enemy hero."""

    events = when_attacks(SELF, damage(ENEMY_HERO, N))


class ICC_700:
    """Happy Ghoul. Costs (0) if your hero was healed this turn."""

    cost = -(OVERALL * as_number(mine(HERO_HEALING_THIS_TURN) > 0))


class ICC_701:
    """Skulking Geist. Battlecry: Destroy all 1-Cost spells in both hands and decks."""

    action = remove((BOTH_HANDS + FRIENDLY_DECK + ENEMY_DECK) & SPELL & cost_is(N), aside=True)


class ICC_702:
    """Shallow Gravedigger. Deathrattle: Add a random Deathrattle minion to your hand."""

    deathrattle = add_random(pool(A_MINION, where=deathrattle_card))


class ICC_705:
    """Bonemare. Battlecry: Give a friendly minion +4/+4 and Taunt."""

    targets = FRIENDLY_MINIONS
    action = give(TARGET, "ICC_705e")


class ICC_706:
    """Nerubian Unraveler. Spells cost (2) more."""

    aura = aura(BOTH_HANDS & SPELL, "ICC_706e")


class ICC_810:
    """Deathaxe Punisher. Battlecry: Give a random Lifesteal minion in your hand +2/+2."""

    action = give(random(FRIENDLY_HAND & MINION & has(LIFESTEAL)), "ICC_810e")


class ICC_812:
    """Meat Wagon. Deathrattle: Summon a minion from your deck with less Attack than this minion."""

    deathrattle = recruit(random(FRIENDLY_DECK & MINION & atk_at_most(atk_of(AS_IT_DIED) - 1)))


class ICC_851:
    """Prince Keleseth.

    Battlecry: If your deck has no 2-Cost cards, give all minions in your deck +1/+1.
    """

    action = when(~any_of(FRIENDLY_DECK & cost_is(N)), give(FRIENDLY_DECK & MINION, "ICC_851e"))


class ICC_852:
    """Prince Taldaram.

    Battlecry: If your deck has no 3-Cost cards, transform into a 3/3 copy of a minion.
    """

    targets = target(MINIONS - SELF, only=~any_of(FRIENDLY_DECK & cost_is(N)))
    action = become_copy(SELF, TARGET, "ICC_852e")


class ICC_852e:
    """Taldaram's Visage. 3/3."""

    set_atk = N
    set_health = N2


NO_FOUR_DROPS = ~any_of(FRIENDLY_DECK & cost_is(N))


class ICC_853:
    """Prince Valanar. Battlecry: If your deck has no 4-Cost cards, gain Lifesteal and Taunt."""

    action = when(NO_FOUR_DROPS, keyword(SELF, LIFESTEAL)) >> when(
        NO_FOUR_DROPS, keyword(SELF, TAUNT)
    )


class ICC_854:
    """Arfus. Deathrattle: Add a random Lich King card to your hand.

    Up to 154202 a random Death Knight card; they are the same.
    """

    deathrattle = add_random(LICH_KING_CARDS)


class ICC_855:
    """Hyldnir Frostrider. Battlecry: Freeze your other minions."""

    action = freeze(FRIENDLY_MINIONS - SELF)


class ICC_900:
    """Necrotic Geist. Whenever one of your other minions dies, summon a 2/2 Ghoul."""

    events = when_died(FRIENDLY & MINION & OTHERS, summon("ICC_900t"))


class ICC_902:
    """Mindbreaker. Hero Powers are disabled."""

    player_tags = (HERO_POWER_DISABLED,)


class ICC_904:
    """Wicked Skeleton. Battlecry: Gain +1/+1 for each minion that died this turn."""

    action = give(SELF, "ICC_904e", of_game(NUM_MINIONS_KILLED_THIS_TURN))


class ICC_904e:
    """Extra Calcium. Increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class ICC_911:
    """Keening Banshee. Whenever you play a card, remove the top 3 cards of your deck."""

    events = when_played(FRIENDLY & OTHERS, remove(top(FRIENDLY_DECK, N)))


class ICC_912:
    """Corpsetaker.

    Battlecry: Gain Taunt if your deck has a Taunt minion. Repeat for Divine Shield, Lifesteal,
    Windfury.
    """

    action = (
        when(any_of(FRIENDLY_DECK & MINION & has(TAUNT)), keyword(SELF, TAUNT))
        >> when(any_of(FRIENDLY_DECK & MINION & has(DIVINE_SHIELD)), shield(SELF))
        >> when(any_of(FRIENDLY_DECK & MINION & has(LIFESTEAL)), keyword(SELF, LIFESTEAL))
        >> when(any_of(FRIENDLY_DECK & MINION & has(WINDFURY)), keyword(SELF, WINDFURY))
    )
