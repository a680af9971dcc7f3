"""Classic, neutral: minions that wait for something, and what they leave behind."""

from __future__ import annotations

from hsreplay_sim.base.tags import CANT_ATTACK, TAG_333, TAG_378
from hsreplay_sim.cards.compile import target
from hsreplay_sim.cards.words.effects import (
    add_random,
    aim,
    bounce,
    coin_flip,
    copy_to_hand,
    damage,
    destroy,
    draw,
    fixed,
    give,
    recruit,
    summon,
    take_control,
)
from hsreplay_sim.cards.words.selectors import (
    A_SECRET,
    BOTH_PLAYERS,
    CHARACTERS,
    ENEMY,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    FRIENDLY,
    FRIENDLY_HAND,
    FRIENDLY_MINIONS,
    MINION,
    MINIONS,
    MURLOC,
    OTHERS,
    SELF,
    SPELL,
    SUBJECT,
    TARGET,
    card,
    random,
)
from hsreplay_sim.cards.words.triggers import (
    after_played,
    after_summon,
    turn_end,
    turn_start,
    when_damaged,
    when_died,
    when_healed,
    when_played,
    when_summoned,
)
from hsreplay_sim.cards.words.values import ALWAYS, N2, N, by_profile, of_creator


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

    max_health = of_creator(N)


class EX1_006:
    """Alarm-o-Bot.

    At the start of your turn, swap this minion with a random one in your hand.
    """

    events = turn_start(aim(random(FRIENDLY_HAND & MINION), bounce(SELF) >> recruit(TARGET)))


class EX1_007:
    """Acolyte of Pain. Whenever this minion takes damage, draw a card."""

    events = when_damaged(SELF, draw())


class EX1_012:
    """Bloodmage Thalnos. Spell Damage +1. Deathrattle: Draw a card."""

    deathrattle = draw()


class EX1_016:
    """Sylvanas Windrunner. Deathrattle: Take control of a random enemy minion."""

    deathrattle = take_control(random(ENEMY_MINIONS))


class EX1_029:
    """Leper Gnome. Deathrattle: Deal 2 damage to the enemy hero."""

    deathrattle = damage(ENEMY_HERO, N)


class EX1_044:
    """Questing Adventurer. Whenever you play a card, gain +1/+1."""

    events = when_played(FRIENDLY & OTHERS, give(SELF, "EX1_044e"))


class EX1_044e:
    """Level Up! Increased Attack and Health."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class EX1_055:
    """Mana Addict. Whenever you cast a spell, gain +2 Attack this turn."""

    events = when_played(FRIENDLY & SPELL, give(SELF, "EX1_055o"))


class EX1_055o:
    """Empowered. Mana Addict has increased Attack."""

    atk = of_creator(N)


class EX1_080:
    """Secretkeeper. Whenever a Secret is played, gain +1/+1."""

    events = when_played(A_SECRET, give(SELF, "EX1_080o"))


class EX1_080o:
    """Keeping Secrets. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class EX1_095:
    """Gadgetzan Auctioneer. Whenever you cast a spell, draw a card."""

    events = when_played(FRIENDLY & SPELL, draw())


class EX1_096:
    """Loot Hoarder. Deathrattle: Draw a card."""

    deathrattle = draw()


class EX1_097:
    """Abomination. Taunt. Deathrattle: Deal 2 damage to ALL characters."""

    deathrattle = damage(CHARACTERS, N)


class EX1_100:
    """Lorewalker Cho.

    Whenever a player casts a spell, put a copy into the other player's hand.
    """

    events = (
        when_played(FRIENDLY & SPELL, copy_to_hand(SUBJECT, opponent=True)),
        when_played(ENEMY & SPELL, copy_to_hand(SUBJECT)),
    )


class EX1_102:
    """Demolisher. At the start of your turn, deal 2 damage to a random enemy."""

    events = turn_start(damage(random(ENEMY_CHARACTERS), N))


class EX1_110:
    """Cairne Bloodhoof. Deathrattle: Summon a 4/5 Baine Bloodhoof."""

    deathrattle = summon("EX1_110t")


class EX1_249:
    """Baron Geddon. At the end of your turn, deal 2 damage to ALL other characters."""

    events = turn_end(damage(CHARACTERS - SELF, N))


class EX1_298:
    """Ragnaros the Firelord.

    Can't attack. At the end of your turn, deal 8 damage to a random enemy.
    The tag comes with play and ends with it (U586:11703, 12457, U583:9030).
    """

    keywords = ((CANT_ATTACK, ALWAYS),)
    events = turn_end(damage(random(ENEMY_CHARACTERS), N))


class EX1_509:
    """Murloc Tidecaller. Whenever you summon a Murloc, gain +1 Attack."""

    events = when_summoned((FRIENDLY_MINIONS & MURLOC) - SELF, give(SELF, "EX1_509e"))


class EX1_509e:
    """Blarghghl. Increased Attack."""

    atk = of_creator(N)


class EX1_556:
    """Harvest Golem. Deathrattle: Summon a 2/1 Damaged Golem."""

    deathrattle = summon("skele21")


class EX1_557:
    """Nat Pagle. At the start of your turn, you have a 50% chance to draw an extra card."""

    events = turn_start(coin_flip(draw()))


DREAMS = fixed("DREAM_01", "DREAM_02", "DREAM_03", "DREAM_04", "DREAM_05")


class EX1_572:
    """Ysera. At the end of your turn, add a Dream Card to your hand."""

    events = turn_end(add_random(DREAMS))


class DREAM_02:
    """Ysera Awakens. Deal 5 damage to all characters except Ysera."""

    action = damage(CHARACTERS - card("EX1_572"), N)


class DREAM_04:
    """Dream. Return a minion to its owner's hand."""

    targets = target(MINIONS, optional=False)
    action = bounce(TARGET)


class DREAM_05:
    """Nightmare. Give a minion +5/+5. At the start of your next turn, destroy it."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "DREAM_05e")


class DREAM_05e:
    """Nightmare. This minion has +5/+5, but will be destroyed soon."""

    atk = N
    max_health = N2
    events = turn_start(destroy(SELF))


class EX1_577:
    """The Beast. Deathrattle: Summon a 3/3 Finkle Einhorn for your opponent."""

    deathrattle = summon("EX1_finkle", opponent=True)


class EX1_595:
    """Cult Master. Whenever one of your other minions dies, draw a card."""

    events = when_died(FRIENDLY & OTHERS, draw())


class EX1_597:
    """Imp Master.

    At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
    """

    events = turn_end(damage(SELF, N) >> summon("EX1_598"))


class EX1_614:
    """Illidan Stormrage. Whenever you play a card, summon a 2/1 Flame of Azzinoth."""

    events = when_played(FRIENDLY & OTHERS, summon("EX1_614t"))


class NEW1_019:
    """Knife Juggler. After you summon a minion, deal 1 damage to a random enemy."""

    events = after_summon(FRIENDLY_MINIONS - SELF, damage(random(ENEMY_CHARACTERS), N))


class NEW1_020:
    """Wild Pyromancer. After you cast a spell, deal 1 damage to ALL minions."""

    events = after_played(FRIENDLY & SPELL, damage(MINIONS, N))


RANKED = by_profile(lambda p: p.ranks_doomsayer)


class NEW1_021:
    """Doomsayer. At the start of your turn, destroy ALL minions."""

    keywords = ((TAG_333, ~RANKED), (TAG_378, RANKED))
    events = turn_start(destroy(MINIONS))


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

    atk = of_creator(N)


class NEW1_038:
    """Gruul. At the end of each turn, gain +1/+1."""

    events = turn_end(give(SELF, "NEW1_038o"), whose=BOTH_PLAYERS)


class NEW1_038o:
    """Growth. Gruul is growing..."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class NEW1_040:
    """Hogger. At the end of your turn, summon a 2/2 Gnoll with Taunt."""

    events = turn_end(summon("NEW1_040t"))


class tt_004:
    """Flesheating Ghoul. Whenever a minion dies, gain +1 Attack."""

    events = when_died(MINION & OTHERS, give(SELF, "tt_004o"))


class tt_004o:
    """Cannibalize. Increased Attack."""

    atk = of_creator(N)
