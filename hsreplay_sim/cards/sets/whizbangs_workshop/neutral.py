"""Whizbang's Workshop: neutral."""

from hsreplay_sim.cards.words import *


class MIS_026:
    """Puppetmaster Dorian. After you draw a minion, get a 1/1 copy of it that costs (1)."""

    events = when_drawn(
        FRIENDLY & MINION,
        copy_to_hand(SUBJECT)
        >> give(MADE & IN_HAND, "MIS_026e")
        >> give(MADE & IN_HAND, "GBL_001e"),
    )


class MIS_026e:
    """Creepy Puppet. 1/1."""

    set_atk = N
    set_health = N2


class MIS_308:
    """Explodineer.

    At the end of your turn, shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5
    damage.
    """

    events = turn_end(
        shuffle("BOT_511t", opponent=True, hidden=by_profile(lambda p: p.hides_bombs))
    )


class MIS_314:
    """Building-Block Golem. Rush. Deathrattle: Summon three random 1-Cost minions."""

    deathrattle = summon_random(pool(A_MINION, cost=N), 3)


class TOY_000:
    """Tar Slime. Taunt. Has +2 Attack during your opponent's turn."""

    atk = N * as_number(THEIR_TURN)


class TOY_006:
    """Scarab Keychain. Battlecry: Discover a 2-Cost card."""

    action = discover(discoverable(pool(cost=N)))


class TOY_054:
    """Card Grader.

    Battlecry: If you've cast a spell while holding this, Discover a card from your deck.
    """

    action = when(any_of(PLAYED_WHILE_HELD & SPELL), discover_from(FRIENDLY_DECK))
    in_hand = NOTES_A_SPELL


class TOY_100:
    """Gnomelia, S.A.F.E. Pilot.

    Rush. Also damages minions next to whomever this attacks. Deathrattle: Deal 2 damage to all
    enemies.
    """

    cleaves = True
    deathrattle = damage(ENEMY_CHARACTERS, N)


class TOY_102:
    """Footman. Taunt. Adjacent minions are Immune while attacking."""

    aura = aura(ADJACENT, "TOY_102e")


class TOY_102e:
    """Footman's Protection. Immune while attacking."""

    keywords = (IMMUNE_WHILE_ATTACKING,)
    events = with_keyword(when_attacks(SELF, give(SELF, "DS1_188e")), 0)


class TOY_103:
    """Warsong Grunt. Rush. After this attacks and kills a minion, it may attack again."""

    events = after_attack(
        SELF, add_tag(SELF, EXTRA_ATTACKS_THIS_TURN), defender=MINION & (DOOMED | ~IN_PLAY)
    )


class TOY_307:
    """Sweetened Snowflurry. MiniaturizeBattlecry: Get 2 random temporary Frost spells."""

    action = repeat(
        N,
        add_random(pool(A_SPELL, where=of_school(SpellSchool.FROST)))
        >> make_temporary(MADE & IN_HAND, "TOY_307e"),
    )


class TOY_307e:
    """Melting. Discard this at the end of your turn."""

    keywords = (VALEERASHADOW,)
    events = TEMPORARY


class TOY_307t:
    """Sweetened Snowflurry. MiniBattlecry: Get 2 random temporary Frost spells."""

    action = repeat(
        N,
        add_random(pool(A_SPELL, where=of_school(SpellSchool.FROST)))
        >> make_temporary(MADE & IN_HAND, "TOY_307e"),
    )


class TOY_312:
    """Nostalgic Gnome.

    Miniaturize. Rush. After this minion deals exact lethal damage on your turn, draw a card.
    """

    honorable_kill = draw()


class TOY_312t:
    """Nostalgic Gnome.

    Mini. Rush. After this minion deals exact lethal damage on your turn, draw a card.
    """

    honorable_kill = draw()


class TOY_386:
    """Giftwrapped Whelp.

    Battlecry: If you're holding a Dragon, give it and this minion +1/+1.
    """

    action = when(
        HOLDING_DRAGON, give(SELF, "TOY_386e") >> give(random(FRIENDLY_HAND & DRAGON), "TOY_386e")
    )


class TOY_390:
    """Clearance Promoter. Deathrattle: Reduce the Cost of two spells in your hand by (1)."""

    deathrattle = give(random(FRIENDLY_HAND & SPELL, 2), "TOY_390e")


class TOY_390e:
    """Discount Toy. Cost reduced."""

    cost = -of_creator(N)


class TOY_391:
    """Caricature Artist.

    Battlecry: Draw a minion that costs (5) or more. Give it a funny mustache!
    """

    action = draw_from(FRIENDLY_DECK & MINION & cost_at_least(N)) >> give(
        DRAWN & IN_HAND, "TOY_391e"
    )


class TOY_391e:
    """Caricature. Has a funny mustache."""

    keywords = EVIL_TWIN_MUSTACHE


class TOY_517:
    """Plucky Paintfin. Poisonous. Battlecry: Draw a Rush minion."""

    action = draw_from(FRIENDLY_DECK & MINION & has(RUSH))


class TOY_518:
    """Treasure Distributor. After you summon a Pirate, give it +1 Attack.

    Before 210640 for a while: give it and this minion +1 Attack.
    """

    events = after_summon(
        (FRIENDLY_MINIONS & PIRATE) - SELF,
        give(SUBJECT, "TOY_518e") >> when(says("this minion"), give(SELF, "TOY_518e")),
    )


class TOY_530:
    """Playhouse Giant. Costs (1) less for each card you've drawn this game."""

    cost = -(N * mine(NUM_CARDS_DRAWN_THIS_GAME))


class TOY_531:
    """Li'Na, Shop Manager.

    Whenever you cast a spell, fill your board with random minions of that Cost.
    """

    events = when_played(
        FRIENDLY & SPELL, summon_random(pool(A_MINION, cost=COST_PAID), FREE_SLOTS)
    )


class TOY_601:
    """Factory Assemblybot.

    Miniaturize. At the end of your turn, summon a 6/7 Bot that attacks a random enemy.
    """

    events = turn_end(summon("TOY_601t2") >> attacks(MADE, ENEMY_CHARACTERS))


class TOY_601t:
    """Factory Assemblybot.

    Mini At the end of your turn, summon a 6/7 Bot that attacks a random enemy.
    """

    events = turn_end(summon("TOY_601t2") >> attacks(MADE, ENEMY_CHARACTERS))


class TOY_646:
    """Messmaker. Lifesteal, Taunt. Deathrattle: Deal 1 damage to all enemies."""

    deathrattle = damage(ENEMY_CHARACTERS, N)


class TOY_670:
    """Giggling Toymaker. Deathrattle: Summon two 1/2 Mechs with Taunt and Divine Shield."""

    deathrattle = summon("BOT_270t", 2)


class TOY_814:
    """Bucket of Soldiers. Deathrattle: Summon five 1/1 Soldiers with random bonus effects."""

    deathrattle = summon_random(
        given(
            "TOY_814t",
            "TOY_814t2",
            "TOY_814t3",
            "TOY_814t4",
            "TOY_814t5",
            "TOY_814t6",
            "TOY_814t7",
            "TOY_814t8",
        ),
        5,
    )


class TOY_820:
    """Forgotten Animatronic.

    At the end of your turn, destroy a minion with less Attack than this.
    """

    events = turn_end(destroy(random(MINIONS & atk_at_most(atk_of(SELF) - 1))))


class TOY_866:
    """Corridor Sleeper. Starts Dormant. After 7 minions die, awaken."""

    dormant = "TOY_866e"


class TOY_866e:
    """Creeping the Corridors. Dormant. Awaken after @ |4(minion dies, minions die)."""

    events = asleep(when_died(MINION, count_to_awaken()))


class TOY_878:
    """Cosplay Contestant. After your opponent plays a minion, transform into a 3/4 copy of it."""

    events = after_played(ENEMY & MINION & IN_PLAY, become_copy(SELF, SUBJECT, "TOY_878e"))


class TOY_878e:
    """Cool Costume. Stats set to 3/4."""

    set_atk = N
    set_health = N2


class TOY_891:
    """Workshop Janitor. Battlecry: If you control a location, draw 2 cards."""

    action = when(any_of(LOCATIONS & FRIENDLY), draw(N))


class TOY_894:
    """Origami Frog.

    Rush. Battlecry: Swap Attack with another minion.

    What it gives has the id of Origami Dragon (U568:33133).
    """

    targets = MINIONS - SELF
    action = trade_stats(SELF, TARGET, "TOY_896e", stats=(ATK,))


class TOY_894e:
    """Folding Paper. Swapped stats."""

    set_atk = DATA1
    set_health = DATA2


class TOY_895:
    """Origami Crane. Taunt. Battlecry: Swap Health with another minion."""

    targets = MINIONS - SELF
    action = trade_stats(SELF, TARGET, "TOY_895e", stats=(HEALTH,))


class TOY_895e:
    """Crane Paper. Swapped Health."""

    set_health = DATA1


class TOY_896:
    """Origami Dragon. Divine Shield, Lifesteal. Battlecry: Swap stats with another minion."""

    targets = MINIONS - SELF
    action = trade_stats(SELF, TARGET, "TOY_894e")


class TOY_896e:
    """Frog Paper. Swapped attack."""

    set_atk = DATA1


class TOY_943:
    """Rumble Enthusiast.

    After you play the left- or right-most card in your hand, deal 1 damage to a random enemy.
    """

    events = after_played(
        FRIENDLY, damage(random(ENEMY_CHARACTERS), N), PLAYED_LEFTMOST | PLAYED_RIGHTMOST
    )


class TOY_960:
    """Joymancer Jepetto.

    Battlecry: Get copies of every 1-Attack or 1-Health minion you've played this game.
    """

    action = copy_to_hand(PLAYED_THIS_GAME & MINION & (atk_is(N) | health_is(N2)))
