"""Mean Streets of Gadgetzan: neutral."""

from hsreplay_sim.cards.words import *

KAZAKUS = {
    size: (potion, tuple(f"CFM_621t{number}" for number in parts))
    for size, potion, parts in (
        ("CFM_621t11", "CFM_621t", (2, 3, 4, 5, 6, 8, 9, 10, 37)),
        ("CFM_621t12", "CFM_621t14", (16, 17, 18, 19, 20, 21, 22, 23, 24, 38)),
        ("CFM_621t13", "CFM_621t15", (25, 26, 27, 28, 29, 30, 31, 32, 33, 39)),
    )
}
"""For each size that Kazakus offers the potion, and the parts that it may be mixed of."""


class CFM_025:
    """Wind-up Burglebot. Whenever this attacks a minion and survives, draw a card."""

    events = after_attack(SELF, when(any_of(SELF & IN_PLAY & ALIVE), draw()), defender=MINION)


class CFM_060:
    """Red Mana Wyrm. Whenever you cast a spell, gain +2 Attack."""

    events = when_played(FRIENDLY & SPELL, give(SELF, "CFM_060e"))


class CFM_060e:
    """Mana Heist. Increased Attack."""

    atk = of_creator(N)


class CFM_063:
    """Kooky Chemist. Battlecry: Swap the Attack and Health of a minion."""

    targets = MINIONS
    action = swap_stats(TARGET, "CFM_063e")


class CFM_063e:
    """Kooky Chemistry. Attack and Health have been swapped by Kooky Chemist."""

    set_atk = DATA1
    set_health = DATA2


class CFM_064:
    """Blubber Baron.

    Whenever you summon a Battlecry minion while this is in your hand, gain +1/+1.
    """

    in_hand = when_summoned(FRIENDLY & MINION & has(BATTLECRY), give(SOURCE, "CFM_064e"))


class CFM_064e:
    """Size Increase. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class CFM_067:
    """Hozen Healer. Battlecry: Restore a minion to full Health."""

    targets = MINIONS
    action = heal(TARGET, max_health_of(TARGET))


class CFM_095:
    """Weasel Tunneler. Deathrattle: Shuffle this minion into your opponent's deck."""

    deathrattle = shuffle_away(SELF, into=ENEMY_PLAYER)
    keywords = ((DEATHRATTLE_RETURN_ZONE, Zone.DECK),)


class CFM_120:
    """Mistress of Mixtures.

    Deathrattle: Restore 4 Health to each hero. Up to 19632, to no hero who is to die.
    """

    deathrattle = heal(
        either(by_profile(lambda p: p.mixtures_save_heroes), HEROES, HEROES & ALIVE), N
    )


IN_TAGS = by_profile(lambda p: p.buccaneer_in_tags)


class CFM_321:
    """Grimestreet Informant. Battlecry:Discover a Hunter, Paladin, or Warrior card."""

    action = discover(
        one_of_each_of(
            pool(card_class=CardClass.HUNTER),
            pool(card_class=CardClass.PALADIN),
            pool(card_class=CardClass.WARRIOR),
        )
    )


class CFM_325:
    """Small-Time Buccaneer. Has +2 Attack while you have a weapon equipped."""

    aura = aura(SELF, "CFM_325e", any_of(FRIENDLY_WEAPON) & ~IN_TAGS)
    atk = N * as_number(any_of(FRIENDLY_WEAPON) & IN_TAGS)


class CFM_328:
    """Fight Promoter.

    Battlecry: If you control a minion with 6 or more Health, draw two cards.
    """

    action = when(any_of(FRIENDLY_MINIONS & health_at_least(N)), draw(2))


class CFM_341:
    """Sergeant Sally.

    Deathrattle: Deal damage equal to this minion's Attack to all enemy minions.
    """

    deathrattle = damage(ENEMY_MINIONS, atk_of(AS_IT_DIED))


class CFM_344:
    """Finja, the Flying Star.

    Stealth. Whenever this attacks and kills a minion, summon 2 Murlocs from your deck.
    """

    events = after_attack(
        SELF,
        repeat(N, recruit(random(FRIENDLY_DECK & MINION & MURLOC))),
        defender=MINION & (DOOMED | ~IN_PLAY),
    )


class CFM_609:
    """Fel Orc Soulfiend. At the start of your turn, deal 2 damage to this minion."""

    events = turn_start(damage(SELF, N))


class CFM_619:
    """Kabal Chemist. Battlecry: Add a random Potion to your hand.

    Up to 15590, any other than Dragonfire Potion.
    """

    action = when(
        by_profile(lambda p: p.chemist_has_dragonfire),
        add_random(entourage),
        add_random(lambda g, me, it: [i for i in entourage(g, me, it) if i != "CFM_662"]),
    )


class CFM_621:
    """Kazakus. Battlecry: If your deck has no duplicates, create a custom spell."""

    action = when(NO_DUPLICATES, mix_potion(KAZAKUS))


class CFM_637:
    """Patches the Pirate. After you play a Pirate, summon this minion from your deck."""

    in_deck = after_played(FRIENDLY & PIRATE & MINION, recruit(SOURCE))


class CFM_646:
    """Backstreet Leper. Deathrattle: Deal 2 damage to the enemy hero."""

    deathrattle = damage(ENEMY_HERO, N)


class CFM_647:
    """Blowgill Sniper. Battlecry: Deal 1 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class CFM_648:
    """Big-Time Racketeer. Battlecry: Summon a 6/6 Ogre."""

    action = summon("CFM_648t")


class CFM_649:
    """Kabal Courier. Battlecry: Discover a Mage, Priest, or Warlock card."""

    action = discover(
        one_of_each_of(
            pool(card_class=CardClass.MAGE),
            pool(card_class=CardClass.PRIEST),
            pool(card_class=CardClass.WARLOCK),
        )
    )


class CFM_651:
    """Naga Corsair. Battlecry: Give your weapon +1 Attack."""

    action = give(FRIENDLY_WEAPON, "CFM_651e")


class CFM_652:
    """Second-Rate Bruiser. Taunt. Costs (2) less if your opponent has at least three minions."""

    cost = -(N * as_number(count(ENEMY_MINIONS) >= 3))


class CFM_654:
    """Friendly Bartender. At the end of your turn, restore 1 Health to your hero."""

    events = turn_end(heal(FRIENDLY_HERO, N))


class CFM_655:
    """Toxic Sewer Ooze. Battlecry: Remove 1 Durability from your opponent's weapon."""

    action = wear(ENEMY_WEAPON, N)


class CFM_656:
    """Streetwise Investigator. Battlecry: Enemy minions lose Stealth."""

    action = keyword(ENEMY_MINIONS & STEALTHED, STEALTH, 0)


class CFM_658:
    """Backroom Bouncer. Whenever a friendly minion dies, gain +1 Attack."""

    events = when_died(FRIENDLY & MINION & OTHERS, give(SELF, "CFM_658e"))


class CFM_658e:
    """Cut Off. Increased Attack."""

    atk = of_creator(N)


class CFM_659:
    """Gadgetzan Socialite. Battlecry: Restore 2 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class CFM_667:
    """Bomb Squad.

    Battlecry: Deal 5 damage to an enemy minion. Deathrattle: Deal 5 damage to your hero.
    """

    targets = ENEMY_MINIONS
    action = damage(TARGET, N)
    deathrattle = damage(FRIENDLY_HERO, N2)


_WHOLE = by_profile(lambda p: p.gangster_copies_whole)


class CFM_668:
    """Doppelgangster. Battlecry: Summon 2 copies of this minion."""

    action = summon_copy(SELF, left=True, whole=_WHOLE) >> summon_copy(SELF, whole=_WHOLE)


class CFM_669:
    """Burgly Bully. Whenever your opponent casts a spell, add a Coin to your hand."""

    events = when_played(ENEMY & SPELL, add_card("GAME_005"))


class CFM_670:
    """Mayor Noggenfogger. All targets are chosen randomly.

    No recording shows it. A hero power keeps its target.
    """

    events = (
        when_attacks(FRIENDLY, redirect(random(ENEMY_CHARACTERS))),
        when_attacks(ENEMY, redirect(random(FRIENDLY_CHARACTERS))),
        when_played(MINION | SPELL | WEAPON | HERO, aim_at_random(), only=any_of(TARGET)),
    )


class CFM_672:
    """Madam Goya. Battlecry: Choose a friendly minion. Summon any copies of it in your deck.

    Before 190416: Swap it with a minion in your deck.
    """

    targets = FRIENDLY_MINIONS - SELF
    action = when(
        says("Swap it"),
        shuffle_away(TARGET) >> recruit(random((FRIENDLY_DECK & MINION) - TARGET)),
        recruit(same_as(FRIENDLY_DECK, TARGET)),
    )


class CFM_685:
    """Don Han'Cho. Battlecry: Give a random minion in your hand +5/+5."""

    action = give(random(FRIENDLY_HAND & MINION), "CFM_685e")


class CFM_688:
    """Spiked Hogrider. Battlecry: If an enemy minion has Taunt, gain Charge."""

    action = when(any_of(ENEMY_MINIONS & has(TAUNT)), keyword(SELF, CHARGE))


class CFM_715:
    """Jade Spirit. Battlecry: Summon a Jade Golem."""

    action = jade_golem()
    hand_number = NEXT_JADE


class CFM_790:
    """Dirty Rat. Taunt. Battlecry: Your opponent summons a random minion from their hand."""

    action = recruit(random(ENEMY_HAND & MINION))


class CFM_806:
    """Wrathion. Taunt. Battlecry: Draw cards until you draw one that isn't a Dragon."""

    action = draw_until(~DRAGON)


class CFM_807:
    """Auctionmaster Beardo. After you cast a spell, refresh your Hero Power."""

    events = after_played(FRIENDLY & SPELL, set_tag(FRIENDLY_HERO_POWER, EXHAUSTED, 0))


class CFM_808:
    """Genzo, the Shark. Whenever this attacks, both players draw until they have 3 cards."""

    events = when_attacks(
        SELF, draw(N - count(FRIENDLY_HAND)) >> opponent_draws(N - count(ENEMY_HAND))
    )


class CFM_809:
    """Tanaris Hogchopper. Battlecry: If your opponent's hand is empty, gain Charge."""

    action = when(count(ENEMY_HAND) <= 0, keyword(SELF, CHARGE))


class CFM_810:
    """Leatherclad Hogleader.

    Battlecry: If your opponent has 6 or more cards in hand, gain Charge.
    """

    action = when(count(ENEMY_HAND) >= N, keyword(SELF, CHARGE))


class CFM_851:
    """Daring Reporter. Whenever your opponent draws a card, gain +1/+1."""

    events = when_drawn(ENEMY, give(SELF, "CFM_851e"))


class CFM_851e:
    """The Scoop. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class CFM_852:
    """Lotus Agents. Battlecry:Discover a Druid, Rogue, or Shaman card."""

    action = discover(
        one_of_each_of(
            pool(card_class=CardClass.DRUID),
            pool(card_class=CardClass.ROGUE),
            pool(card_class=CardClass.SHAMAN),
        )
    )


class CFM_853:
    """Grimestreet Smuggler. Battlecry: Give a random minion in your hand +1/+1."""

    action = give(random(FRIENDLY_HAND & MINION), "CFM_853e")


FORGETS_PLACE = by_profile(lambda p: p.aya_forgets_place)


class CFM_855:
    """Defias Cleaner. Battlecry:Silence a minion with Deathrattle."""

    targets = MINIONS & has(DEATHRATTLE)
    action = silence(TARGET)


class CFM_902:
    """Aya Blackpaw. Battlecry and Deathrattle: Summon a Jade Golem.

    Up to 23576 it notes its place as it dies (3 of 3: U097, U121:6177, U204:6394).
    """

    action = jade_golem()
    deathrattle = jade_golem()
    events = when_dying(set_tag(SELF, TAG_SCRIPT_DATA_NUM_1, PLACE), ~FORGETS_PLACE)
