"""Whispers of the Old Gods: neutral."""

from hsreplay_sim.cards.words import *


class OG_034:
    """Silithid Swarmer. Can only attack if your hero attacked this turn."""

    attack_targets = either(
        tag_of(FRIENDLY_HERO, NUM_ATTACKS_THIS_TURN) > 0, ENEMY_CHARACTERS, NOBODY
    )


class OG_042:
    """Y'Shaarj, Rage Unbound.

    At the end of your turn, put a minion from your deck into the battlefield.
    """

    events = turn_end(recruit(random(FRIENDLY_DECK & MINION)))


class OG_102:
    """Darkspeaker. Battlecry: Swap stats with a friendly minion."""

    targets = FRIENDLY_MINIONS - SELF
    action = trade_stats(SELF, TARGET, "OG_102e")


class OG_102e:
    """Power Transfer. Swapped stats."""

    set_atk = DATA1
    set_health = DATA2


class OG_122:
    """Mukla, Tyrant of the Vale. Battlecry: Add 2 Bananas to your hand."""

    action = add_card("EX1_014t", N)


class OG_123:
    """Shifter Zerus. Each turn this is in your hand, transform it into a random minion."""

    in_hand = turn_start(shift(pool(A_MINION), "OG_123e"))


class OG_123e:
    """Shifting. Transforming into random minions."""

    events = (turn_start(shift(pool(A_MINION), "OG_123e")), shift_ends())


class OG_131:
    """Twin Emperor Vek'lor.

    Taunt. Battlecry: If your C'Thun has at least 10 Attack, summon another Emperor.
    """

    action = when(CTHUN_STRENGTH >= N, summon("OG_319"))
    ritual = True


class OG_133:
    """N'Zoth, the Corruptor.

    Battlecry: Summon your Deathrattle minions that died this game.

    As many as there is room for, in no order (U609:8999, U074:7053). A minion counts by its card:
    silenced ones do, those that were given a Deathrattle do not (the wiki of the game).
    """

    action = resurrect(random(FRIENDLY_DEAD_MINIONS & printed_with(DEATHRATTLE), FREE_SLOTS))


class OG_134:
    """Yogg-Saron, Hope's End.

    Battlecry: Cast a random spell for each spell you've cast this game (targets chosen randomly).

    He bears a mark meanwhile, wherever he is (U074:8207, U092a:27910; dead in U149:5360).
    """

    action = (
        set_tag(SELF, CAST_RANDOM_SPELLS, 1)
        >> cast_random(pool(A_SPELL), SPELLS_CAST)
        >> set_tag(SELF, CAST_RANDOM_SPELLS, 0)
    )


class OG_138:
    """Nerubian Prophet. At the start of your turn, reduce this card's Cost by (1)."""

    in_hand = turn_start(give(SOURCE, "OG_138e"))


class OG_138e:
    """Will of the Vizier. Reduced Cost."""

    cost = -of_creator(N)


class OG_147:
    """Corrupted Healbot. Deathrattle: Restore 8 Health to the enemy hero."""

    deathrattle = heal(ENEMY_HERO, N)


class OG_150:
    """Aberrant Berserker. Has +2 Attack while damaged."""

    aura = aura(SELF, "OG_150e", DAMAGED)


class OG_151:
    """Tentacle of N'Zoth. Deathrattle: Deal 1 damage to all minions."""

    deathrattle = damage(MINIONS, N)


class OG_156:
    """Bilefin Tidehunter. Battlecry: Summon a 1/1 Ooze with Taunt."""

    action = summon("OG_156a")


class OG_158:
    """Zealous Initiate. Deathrattle: Give a random friendly minion +1/+1."""

    deathrattle = give(random(FRIENDLY_MINIONS), "OG_158e")


class OG_161:
    """Corrupted Seer. Battlecry: Deal 2 damage to all non-Murloc minions."""

    action = damage(MINIONS - MURLOC, N)


class OG_162:
    """Disciple of C'Thun. Battlecry: Deal 2 damage. Give your C'Thun +2/+2 (wherever it is)."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> cthun_gains(N2, N3)
    ritual = True


class OG_173:
    """Blood of The Ancient One.

    If you control two of these at the end of your turn, merge them into 'The Ancient One'.

    Both die, and what answers to deaths does so, before he comes (the wiki of the game).
    """

    events = turn_end(
        destroy(SELF + random((FRIENDLY_MINIONS & card("OG_173")) - SELF))
        >> resolve_deaths()
        >> summon("OG_173a"),
        only=count(FRIENDLY_MINIONS & card("OG_173")) >= 2,
    )


class OG_174:
    """Faceless Shambler. TauntBattlecry: Copy a friendly minion's Attack and Health."""

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET), give(SELF, "OG_174e", atk_of(TARGET), health_of(TARGET)))


class OG_174e:
    """Faceless. Copying stats."""

    set_atk = DATA1
    set_health = DATA2


class OG_200:
    """Validated Doomsayer. At the start of your turn, set this minion's Attack to 7."""

    events = turn_start(give(SELF, "OG_200e"))


class OG_200e:
    """Doom Free. Attack set to 7."""

    set_atk = N


class OG_249:
    """Infested Tauren. Taunt. Deathrattle: Summon a 2/2 Slime."""

    deathrattle = summon("OG_249a")


class OG_254:
    """Eater of Secrets. Battlecry: Destroy all enemy Secrets. Gain +1/+1 for each."""

    action = for_each(ENEMY_SECRETS, destroy_secrets(SUBJECT) >> give(SELF, "OG_254e"))


class OG_254e:
    """Secretly Sated. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class OG_255:
    """Doomcaller.

    Battlecry: Give your C'Thun +2/+2 (wherever it is). If it's dead, shuffle it into your deck.
    """

    action = cthun_gains(N, N2) >> when(
        any_of(FRIENDLY_DEAD_MINIONS & card("OG_280")), shuffle("OG_280")
    )
    ritual = True


class OG_256:
    """Spawn of N'Zoth. Deathrattle: Give your minions +1/+1."""

    deathrattle = give(FRIENDLY_MINIONS, "OG_256e")


class OG_271:
    """Scaled Nightmare. At the start of your turn, double this minion's Attack."""

    events = turn_start(double_attack("OG_271e"))


class OG_271e:
    """Terrifying Visage. Attack increased."""

    atk = DATA1


class OG_272:
    """Twilight Summoner. Deathrattle: Summon a 5/5 Faceless Destroyer."""

    deathrattle = summon("OG_272t")


class OG_280:
    """C'Thun.

    Battlecry: Deal damage equal to this minion's Attack randomly split among all enemies.

    As a hypothesis, one that a text makes or summons has the strength of the rituals, too.
    """

    action = missiles(atk_of(SELF))
    on_draw = catch_up_with_cthun()
    in_hand = silently(on("card_added", SELF, catch_up_with_cthun()))
    events = silently(when_summoned(SELF, catch_up_with_cthun()))


class OG_281:
    """Beckoner of Evil. Battlecry: Give your C'Thun +2/+2 (wherever it is)."""

    action = cthun_gains(N, N2)
    ritual = True


class OG_281e:
    """Fanatic Devotion. Increased Stats."""

    atk = CTHUN_ATTACK_BONUS
    max_health = CTHUN_HEALTH_BONUS


class OG_283:
    """C'Thun's Chosen. Divine Shield. Battlecry: Give your C'Thun +3/+3 (wherever it is)."""

    action = cthun_gains(N, N2)
    ritual = True


class OG_284:
    """Twilight Geomancer.

    Taunt. Battlecry: Give your C'Thun Taunt (wherever it is).

    As it gives +1/+1 too, 185749 tells no RITUAL block (U044:1920): that is another text.
    """

    wording = "Give your C'Thun <b>Taunt</b>"
    action = cthun_wears("OG_284e")
    ritual = True


class OG_286:
    """Twilight Elder. At the end of your turn, give your C'Thun +1/+1 (wherever it is)."""

    events = turn_end(cthun_gains(N, N2))
    ritual = True


class OG_290:
    """Ancient Harbinger.

    At the start of your turn, put a 10-Cost minion from your deck into your hand.
    """

    events = turn_start(draw_from(FRIENDLY_DECK & MINION & cost_is(N)))


class OG_295:
    """Cult Apothecary. Battlecry: For each enemy minion, restore 2 Health to your hero.

    All at once (U592:14611, U594b:9367).
    """

    action = when(any_of(ENEMY_MINIONS), heal(FRIENDLY_HERO, N * count(ENEMY_MINIONS)))


class OG_300:
    """The Boogeymonster. Whenever this attacks and kills a minion, gain +2/+2."""

    events = after_attack(SELF, give(SELF, "OG_300e"), defender=MINION & (DOOMED | ~IN_PLAY))


class OG_300e:
    """Tasty! Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class OG_317:
    """Deathwing, Dragonlord. Deathrattle: Put all Dragons from your hand into the battlefield."""

    deathrattle = recruit(FRIENDLY_HAND & DRAGON)


class OG_318:
    """Hogger, Doom of Elwynn. Whenever this minion takes damage, summon a 2/2 Gnoll with Taunt."""

    events = when_damaged(SELF, summon("OG_318t"))


class OG_320:
    """Midnight Drake. Battlecry: Gain +1 Attack for each other card in your hand."""

    action = repeat(count(FRIENDLY_HAND), give(SELF, "OG_320e"))


class OG_320e:
    """Hour of Corruption. Increased Attack."""

    atk = of_creator(N)


class OG_321:
    """Crazed Worshipper.

    Taunt. Whenever this minion takes damage, give your C'Thun +1/+1 (wherever it is).
    """

    events = when_damaged(SELF, cthun_gains(N, N2))
    ritual = True


class OG_322:
    """Blackwater Pirate. Your weapons cost (2) less."""

    aura = cost_change(FRIENDLY_HAND & WEAPON, -N)


class OG_323:
    """Polluted Hoarder. Deathrattle: Draw a card."""

    deathrattle = draw()


class OG_337:
    """Cyclopian Horror. Taunt. Battlecry: Gain +1 Health for each enemy minion."""

    action = repeat(count(ENEMY_MINIONS), give(SELF, "OG_337e"))


class OG_337e:
    """Eve of Destruction. Stats increased."""

    max_health = of_creator(N)


class OG_338:
    """Nat, the Darkfisher.

    At the start of your opponent's turn, they have a 50% chance to draw an extra card.
    """

    events = turn_start(opponent_draws(), whose=ENEMY_PLAYER, only=LUCK)


class OG_339:
    """Skeram Cultist. Battlecry: Give your C'Thun +2/+2 (wherever it is)."""

    action = cthun_gains(N, N2)
    ritual = True
