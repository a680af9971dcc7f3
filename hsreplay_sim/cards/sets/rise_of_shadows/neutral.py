"""Rise of Shadows: neutral."""

from hsreplay_sim.cards.words import *


class DAL_058:
    """Hecklebot. Taunt. Battlecry: Your opponent summons a minion from their deck."""

    action = recruit(random(ENEMY_DECK & MINION))


class DAL_077:
    """Toxfin. Battlecry: Give a friendly Murloc Poisonous."""

    targets = FRIENDLY_MINIONS & MURLOC
    action = give(TARGET, "DAL_077e")


class DAL_078:
    """Traveling Healer. Divine ShieldBattlecry: Restore 3 Health."""

    targets = CHARACTERS
    action = heal(TARGET, N)


class DAL_086:
    """Sunreaver Spy. Battlecry: If you control a Secret, gain +1/+1."""

    action = when(any_of(FRIENDLY_SECRETS), give(SELF, "DAL_086e"))


class DAL_087:
    """Hench-Clan Hag. Battlecry: Summon two 1/1 Amalgams with all minion types."""

    action = summon("DAL_087t", 2)


class DAL_088:
    """Safeguard. Taunt. Deathrattle: Summon a 0/5 Vault Safe with Taunt."""

    deathrattle = summon("DAL_088t2")


class DAL_089:
    """Spellbook Binder. Battlecry: If you have Spell Damage, draw a card."""

    action = when(SPELL_POWER > 0, draw())


class DAL_095:
    """Violet Spellsword. Battlecry: Gain +1 Attack for each spell in your hand."""

    action = give(SELF, "DAL_095e", N * count(FRIENDLY_HAND & SPELL))


class DAL_095e:
    """Pizzazz. Increased Attack."""

    atk = DATA1


class DAL_400:
    """EVIL Cable Rat. Battlecry: Add a Lackey to your hand."""

    action = add_random(LACKEYS)


class DAL_434:
    """Arcane Watcher. Can't attack unless you have Spell Damage."""

    keywords = ((CANT_ATTACK, SPELL_POWER.equals(0)),)


class DAL_539:
    """Sunreaver Warmage.

    Battlecry: If you're holding a spell that costs (5) or more, deal 4 damage.
    """

    targets = target(CHARACTERS, only=any_of(FRIENDLY_HAND & SPELL & cost_at_least(N)))
    action = damage(TARGET, N2)


class DAL_544:
    """Potion Vendor. Battlecry: Restore 2 Health to all friendly characters."""

    action = heal(FRIENDLY_CHARACTERS, N)


class DAL_546:
    """Barista Lynchen.

    Battlecry: Add a copy of each of your other Battlecry minions to your hand.
    """

    action = copy_to_hand((FRIENDLY_MINIONS & has(BATTLECRY)) - SELF)


class DAL_548:
    """Azerite Elemental. At the start of your turn, gain Spell Damage +2."""

    events = turn_start(give(SELF, "DAL_548e"))


class DAL_548e:
    """Arcane Expansion. Increased Spell Damage."""

    keywords = ((SPELLPOWER, 2),)


class DAL_550:
    """Underbelly Ooze. After this minion survives damage, summon a copy of it."""

    events = on("survived", SELF & ALIVE, summon_copy(SELF))


class DAL_551:
    """Proud Defender. Taunt. Has +2 Attack while you have no other minions."""

    atk = N * as_number(~any_of(FRIENDLY_MINIONS - SELF))


class DAL_553:
    """Big Bad Archmage. At the end of your turn, summon a random 6-Cost minion."""

    events = turn_end(summon_random(pool(A_MINION, cost=N)))


class DAL_554:
    """Chef Nomi. Battlecry: If your deck is empty, summon six 6/6 Greasefire Elementals."""

    action = when(~any_of(FRIENDLY_DECK), summon("DAL_554t", 6))


class DAL_558:
    """Archmage Vargoth.

    At the end of your turn, cast a spell you've cast this turn (targets are random).
    """

    events = turn_end(cast_copies(random(PLAYED_THIS_TURN & SPELL)))


class DAL_560:
    """Heroic Innkeeper. Taunt.Battlecry: Gain +2/+2 for each other friendly minion."""

    action = give(SELF, "DAL_560e2", count(FRIENDLY_MINIONS - SELF))


class DAL_560e2:
    """Protect the Brews! Increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class DAL_565:
    """Portal Overfiend.

    Battlecry: Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with Rush.
    """

    action = shuffle("DAL_582t", N)


class DAL_566:
    """Eccentric Scribe. Deathrattle: Summon four 1/1 Vengeful Scrolls."""

    deathrattle = summon("DAL_566t", 4)


class DAL_582:
    """Portal Keeper.

    Battlecry: Shuffle 3 Portals into your deck. When drawn, summon a 2/2 Demon with Rush.
    """

    action = shuffle("DAL_582t", N)


class DAL_582t:
    """Felhound Portal. Casts When Drawn Summon a 2/2 Felhound with Rush."""

    on_draw = summon("DAL_582t2")


class DAL_592:
    """Batterhead. Rush. After this attacks and kills a minion, it may attack again.

    All attacks of the turn come back, several with Windfury (hs-bugs#1168).
    """

    events = after_attack(
        SELF,
        set_tag(SELF, EXTRA_ATTACKS_THIS_TURN, tag_of(SELF, NUM_ATTACKS_THIS_TURN)),
        defender=MINION & (DOOMED | ~IN_PLAY),
    )


class DAL_735:
    """Dalaran Librarian. Battlecry: Silence adjacent minions."""

    action = silence(ADJACENT)


class DAL_743:
    """Hench-Clan Hogsteed. Rush. Deathrattle: Summon a 1/1 Murloc."""

    deathrattle = summon("DAL_743t")


class DAL_744:
    """Faceless Rager. Battlecry: Copy a friendly minion's Health."""

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET), give(SELF, "DAL_744e", notes=(0, health_of(TARGET))))


class DAL_744e:
    """Familiar Faces. Copied health."""

    set_health = DATA2


class DAL_747:
    """Flight Master. Battlecry: Summon a 2/2 Gryphon for each player."""

    action = summon("DAL_747t") >> summon("DAL_747t", opponent=True)


class DAL_749:
    """Recurring Villain. Deathrattle: If this minion has 4 or more Attack, resummon it."""

    deathrattle = when(atk_of(AS_IT_DIED) >= N, resummon(SELF))


class DAL_751:
    """Mad Summoner. Battlecry: Fill each player's board with 1/1 Imps."""

    action = summon("DAL_751t", FREE_SLOTS) >> summon("DAL_751t", 7, opponent=True)


class DAL_752:
    """Jepetto Joybuzz.

    Battlecry: Draw 2 minions from your deck. Set their Attack, Health, and Cost to 1.
    """

    action = repeat(
        N,
        draw_from(FRIENDLY_DECK & MINION)
        >> give(DRAWN & IN_HAND, "DAL_752e")
        >> give(DRAWN & IN_HAND, "DAL_752e2"),
    )


class DAL_752e:
    """Toy-sized. Jepetto Joybuzz made this 1/1."""

    set_atk = N
    set_health = N2


class DAL_752e2:
    """On Sale. Costs (1)."""

    set_cost = N


class DAL_771:
    """Soldier of Fortune. Whenever this minion attacks, give your opponent a Coin."""

    events = when_attacks(SELF, opponent_gets("GAME_005"))


class DAL_773:
    """Magic Carpet. After you play a 1-Cost minion, give it +1 Attack and Rush."""

    events = after_played(
        FRIENDLY & MINION & OTHERS, give(SUBJECT, "DAL_773e"), COST_PAID.equals(N)
    )


class DAL_774:
    """Exotic Mountseller. Whenever you cast a spell, summon a random 3-Cost Beast."""

    events = when_played(FRIENDLY & SPELL, summon_random(pool(A_MINION, cost=N, race=Race.BEAST)))


class DAL_775:
    """Tunnel Blaster. Taunt. Deathrattle: Deal 3 damage to all minions."""

    deathrattle = damage(MINIONS, N)
