"""Goblins vs Gnomes, class cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.cards.compile import aura, target
from hsreplay_sim.cards.effects import (
    add_random,
    aim,
    armor,
    coin_flip,
    copy_to_hand,
    damage,
    destroy,
    draw,
    for_each,
    gain_crystals,
    gain_mana,
    give,
    heal,
    keyword,
    missiles,
    opponent_draws,
    opponent_gets,
    recruit,
    redirect,
    script,
    shield,
    shuffle,
    shuffle_away,
    summon,
    transform,
    when,
)
from hsreplay_sim.cards.pools import pool
from hsreplay_sim.cards.selectors import (
    ADJACENT,
    BEAST,
    BOTH_PLAYERS,
    CHARACTERS,
    DEMON,
    ENEMY,
    ENEMY_CHARACTERS,
    ENEMY_HAND,
    ENEMY_HERO,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    FRIENDLY,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_WEAPON,
    HEROES,
    HURT,
    IN_HAND,
    MECH,
    MINION,
    MINIONS,
    MURLOC,
    OTHERS,
    PIRATE,
    SELF,
    SPELL,
    SUBJECT,
    TARGET,
    card,
    has,
    random,
)
from hsreplay_sim.cards.sets.goblins_vs_gnomes import SPARE_PARTS
from hsreplay_sim.cards.triggers import (
    turn_end,
    when_armored,
    when_attacks,
    when_damaged,
    when_deals_damage,
    when_died,
    when_healed,
    when_played,
    when_summoned,
)
from hsreplay_sim.cards.values import (
    AMOUNT,
    DAMAGED,
    DATA1,
    LEFT_BEHIND,
    MY_TURN,
    N2,
    N,
    any_of,
    as_number,
    atk_of,
    between,
    count,
    max_health_of,
    of_creator,
    says,
)
from hsreplay_sim.engine.damage import deal
from hsreplay_sim.engine.deaths import deathrattles, run_deathrattle
from hsreplay_sim.engine.enchantments import attach
from hsreplay_sim.enums import Race
from hsreplay_sim.tags import (
    DEATHRATTLE,
    ELUSIVE,
    IMMUNE,
    SPELLPOWER,
    STEADY_SHOT_CAN_TARGET,
    STEALTH,
    TAUNT,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.entities import Entity
    from hsreplay_sim.engine.game import Game
    from hsreplay_sim.engine.script import Frame

A_MECH_IS_MINE = any_of(FRIENDLY_MINIONS & MECH)
TO_THE_WRONG_ENEMY = redirect(random(ENEMY_CHARACTERS - TARGET))

# --- druid ---------------------------------------------------------------------------------


class GVG_030:
    """Anodized Robo Cub. Taunt. Choose One - +1 Attack; or +1 Health."""

    choose = ("GVG_030a", "GVG_030b")


class GVG_030a:
    """Attack Mode. +1 Attack."""

    action = give(SELF, "GVG_030ae")


class GVG_030ae:
    """Attack Mode. +1 Attack."""

    atk = N


class GVG_030b:
    """Tank Mode. +1 Health."""

    action = give(SELF, "GVG_030be")


class GVG_030be:
    """Tank Mode. +1 Health."""

    max_health = N


class GVG_031:
    """Recycle. Shuffle an enemy minion into your opponent's deck."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = shuffle_away(TARGET)


class GVG_032:
    """Grove Tender.

    Choose One - Give each player a Mana Crystal; or Each player draws a card.
    """

    choose = ("GVG_032a", "GVG_032b")


class GVG_032a:
    """Gift of Mana. Give each player a Mana Crystal."""

    action = gain_crystals(1, full=True) >> gain_crystals(1, full=True, opponent=True)


class GVG_032b:
    """Gift of Cards. Each player draws a card."""

    action = draw() >> opponent_draws()


class GVG_033:
    """Tree of Life. Restore all characters to full Health."""

    action = for_each(CHARACTERS, heal(TARGET, max_health_of(TARGET)))


class GVG_034:
    """Mech-Bear-Cat. Whenever this minion takes damage, add a Spare Part card to your hand."""

    events = when_damaged(SELF, add_random(SPARE_PARTS))


class GVG_035:
    """Malorne. Deathrattle: Shuffle this minion into your deck."""

    deathrattle = shuffle_away(SELF)


class GVG_041:
    """Dark Wispers. Choose One - Summon 5 Wisps; or Give a minion +5/+5 and Taunt."""

    choose = ("GVG_041b", "GVG_041a")


class GVG_041a:
    """Dark Wispers. +5/+5 and Taunt."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GVG_041c")


class GVG_041b:
    """Dark Wispers. Summon 5 Wisps."""

    action = summon("CS2_231", N)
    summons = True


class GVG_041c:
    """Dark Wispers. +5/+5 and Taunt."""

    atk = N
    max_health = N2
    keywords = (TAUNT,)


class GVG_080:
    """Druid of the Fang. Battlecry: If you have a Beast, transform this minion into a 7/7."""

    action = when(any_of((FRIENDLY_MINIONS & BEAST) - SELF), transform(SELF, "GVG_080t"))


# --- hunter --------------------------------------------------------------------------------


class GVG_017:
    """Call Pet. Draw a card. If it's a Beast, it costs (4) less."""

    action = draw() >> give(SUBJECT & BEAST & IN_HAND, "GBL_008e")


def _trigger_deathrattles(g: Game, me: Entity, it: Frame) -> None:
    for minion in FRIENDLY_MINIONS.of(g, me, it):
        for effect in deathrattles(g, minion):
            run_deathrattle(g, minion, effect)


class GVG_026:
    """Feign Death. Trigger all Deathrattles on your minions."""

    action = script(_trigger_deathrattles)


class GVG_043:
    """Glaivezooka. Battlecry: Give a random friendly minion +1 Attack."""

    action = give(random(FRIENDLY_MINIONS), "GVG_043e")


class GVG_043e:
    """Glaivezooka. +1 Attack."""

    atk = N


class GVG_046:
    """King of Beasts. Taunt. Battlecry: Gain +1 Attack for each other Beast you have."""

    action = give(SELF, "GVG_046e", count((FRIENDLY_MINIONS & BEAST) - SELF))


class GVG_046e:
    """The King. Increased Attack."""

    atk = DATA1


class GVG_048:
    """Metaltooth Leaper. Battlecry: Give your other Mechs +2 Attack."""

    action = give((FRIENDLY_MINIONS & MECH) - SELF, "GVG_048e")


class GVG_048e:
    """Metal Teeth. +2 Attack."""

    atk = N


class GVG_049:
    """Gahz'rilla. Whenever this minion takes damage, double its Attack."""

    events = when_damaged(SELF, give(SELF, "GVG_049e", atk_of(SELF)))


class GVG_049e:
    """Might of Zul'Farrak. Multiplying Attack."""

    atk = DATA1


class GVG_073:
    """Cobra Shot. Deal 3 damage to a minion and the enemy hero."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + ENEMY_HERO, N)


# --- mage ----------------------------------------------------------------------------------


class GVG_001:
    """Flamecannon. Deal 4 damage to a random enemy minion."""

    action = damage(random(ENEMY_MINIONS), N)


class GVG_002:
    """Snowchugger. Freeze any character damaged by this minion.

    The card carries the FREEZE tag, which is the rule (see engine.damage).
    """


class GVG_004:
    """Goblin Blastmage.

    Battlecry: If you have a Mech, deal 4 damage randomly split among all enemies.
    """

    action = when(A_MECH_IS_MINE, missiles(N))


class GVG_005:
    """Echo of Medivh. Put a copy of each friendly minion into your hand."""

    action = copy_to_hand(FRIENDLY_MINIONS)


class GVG_007:
    """Flame Leviathan. When you draw this, deal 2 damage to all characters."""

    on_draw = damage(CHARACTERS, N)


class GVG_122:
    """Wee Spellstopper. Adjacent minions can't be targeted by spells or Hero Powers."""

    aura = aura(ADJACENT, "GVG_122e")


class GVG_122e:
    """Spellstopping. Elusive."""

    keywords = (ELUSIVE,)


# --- paladin -------------------------------------------------------------------------------


class GVG_057:
    """Seal of Light. Restore 4 Health to your hero and gain +2 Attack this turn."""

    action = heal(FRIENDLY_HERO, N) >> give(FRIENDLY_HERO, "GVG_057a")


class GVG_057a:
    """Seal of Light. +2 Attack this turn."""

    atk = N


class GVG_059:
    """Coghammer. Battlecry: Give a random friendly minion Divine Shield and Taunt."""

    action = aim(random(FRIENDLY_MINIONS), shield(TARGET) >> keyword(TARGET, TAUNT))


class GVG_060:
    """Quartermaster. Battlecry: Give your Silver Hand Recruits +2/+2."""

    action = give(FRIENDLY_MINIONS & card("CS2_101t"), "GVG_060e")


class GVG_060e:
    """Well Equipped. +2/+2."""

    atk = N
    max_health = N2


class GVG_062:
    """Cobalt Guardian. Whenever you summon a Mech, gain Divine Shield."""

    events = when_summoned((FRIENDLY_MINIONS & MECH) - SELF, shield(SELF))


class GVG_063:
    """Bolvar Fordragon.

    Whenever a friendly minion dies while this is in your hand, gain +1 Attack.
    """

    in_hand = when_died(FRIENDLY & MINION, give(SELF, "GVG_063a"))


class GVG_063a:
    """Retribution. Increased Attack."""

    atk = of_creator(N)


class GVG_101:
    """Scarlet Purifier. Battlecry: Deal 2 damage to all minions with Deathrattle."""

    action = damage(MINIONS & has(DEATHRATTLE), N)


# --- priest --------------------------------------------------------------------------------


class GVG_008:
    """Lightbomb. Deal damage to each minion equal to its Attack."""

    action = for_each(MINIONS, damage(TARGET, atk_of(TARGET)))


class GVG_009:
    """Shadowbomber. Battlecry: Deal 3 damage to each hero."""

    action = damage(HEROES, N)


class GVG_010:
    """Velen's Chosen. Give a minion +2/+4 and Spell Damage +1."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GVG_010b")


class GVG_010b:
    """Velen's Chosen. +2/+4 and Spell Damage +1."""

    atk = N
    max_health = N2
    keywords = (SPELLPOWER,)


class GVG_012:
    """Light of the Naaru.

    Restore 3 Health. If the target is still damaged, summon a Lightwarden.
    """

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> when(any_of(TARGET & HURT), summon("EX1_001"))


def _swap_health(g: Game, me: Entity, it: Frame) -> None:
    other = it.target
    if other is not None:
        mine, theirs = me.health_left, other.health_left
        attach(g, me, me, "GVG_014a", tags={2: theirs})
        attach(g, me, other, "GVG_014a", tags={2: mine})


class GVG_014:
    """Vol'jin. Battlecry: Swap Health with another minion."""

    targets = MINIONS
    action = script(_swap_health)


class GVG_014a:
    """Shadowed. Health was swapped."""

    set_health = DATA1


class GVG_072:
    """Shadowboxer. Whenever a character is healed, deal 1 damage to a random enemy."""

    events = when_healed(CHARACTERS, damage(random(ENEMY_CHARACTERS), N))


class GVG_083:
    """Upgraded Repair Bot. Battlecry: Give a friendly Mech +4 Health."""

    targets = FRIENDLY_MINIONS & MECH
    action = give(TARGET, "GVG_069a")


class GVG_069a:
    """Repairs! +4 Health."""

    max_health = N


# --- rogue ---------------------------------------------------------------------------------


class GVG_022:
    """Tinker's Sharpsword Oil.

    Give your weapon +3 Attack. Combo: Give a random friendly minion +3 Attack.
    """

    action = give(FRIENDLY_WEAPON, "GVG_022a")
    combo = give(FRIENDLY_WEAPON, "GVG_022a") >> give(random(FRIENDLY_MINIONS), "GVG_022b")


class GVG_022a:
    """Tinker's Sharpsword Oil. +3 Attack."""

    atk = N


class GVG_022b:
    """Tinker's Sharpsword Oil. +3 Attack."""

    atk = N


class GVG_023:
    """Goblin Auto-Barber. Battlecry: Give your weapon +1 Attack."""

    action = give(FRIENDLY_WEAPON, "GVG_023a")


class GVG_023a:
    """Extra Sharp. +1 Attack."""

    atk = N


class GVG_024:
    """Cogmaster's Wrench. Has +2 Attack while you have a Mech."""

    atk = as_number(A_MECH_IS_MINE) * N


class GVG_025:
    """One-eyed Cheat. Whenever you summon a Pirate, gain Stealth."""

    events = when_summoned((FRIENDLY_MINIONS & PIRATE) - SELF, keyword(SELF, STEALTH))


class GVG_027:
    """Iron Sensei. At the end of your turn, give another friendly Mech +2/+2."""

    events = turn_end(give(random((FRIENDLY_MINIONS & MECH) - SELF), "GVG_027e"))


class GVG_027e:
    """Ironed Out. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class GVG_028:
    """Trade Prince Gallywix.

    Whenever your opponent casts a spell, gain a copy of it and give them a Coin.
    """

    events = when_played(
        (ENEMY & SPELL) & ~card("GVG_028t"), copy_to_hand(SUBJECT) >> opponent_gets("GVG_028t")
    )


class GVG_028t:
    """Gallywix's Coin. Gain 1 Mana Crystal this turn only. (Won't trigger Gallywix.)"""

    action = gain_mana(N)


class GVG_047:
    """Sabotage. Destroy a random enemy minion. Combo: And your opponent's weapon."""

    action = destroy(random(ENEMY_MINIONS))
    combo = destroy(random(ENEMY_MINIONS)) >> destroy(ENEMY_WEAPON)


class GVG_088:
    """Ogre Ninja. Stealth. 50% chance to attack the wrong enemy."""

    events = when_attacks(SELF, coin_flip(TO_THE_WRONG_ENEMY))


# --- shaman --------------------------------------------------------------------------------


class GVG_029:
    """Ancestor's Call. Put a random minion from each player's hand into the battlefield."""

    action = recruit(random(FRIENDLY_HAND & MINION)) >> recruit(random(ENEMY_HAND & MINION))


class GVG_036:
    """Powermace. Deathrattle: Give a random friendly Mech +2/+2."""

    deathrattle = give(random(FRIENDLY_MINIONS & MECH), "GVG_036e")


class GVG_036e:
    """Powered. +2/+2."""

    atk = N
    max_health = N2


class GVG_038:
    """Crackle. Deal 3-6 damage. Overload: (1)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, between(N, N2))


class GVG_039:
    """Vitality Totem. At the end of your turn, restore 4 Health to your hero."""

    events = turn_end(heal(FRIENDLY_HERO, N))


class GVG_040:
    """Siltfin Spiritwalker. Whenever another friendly Murloc dies, draw a card. Overload: (1)"""

    events = when_died((FRIENDLY & MURLOC) & OTHERS, draw())


class GVG_042:
    """Neptulon. Battlecry: Add 4 random Murlocs to your hand. Overload: (3)"""

    action = add_random(pool(race=Race.MURLOC), N)


class GVG_066:
    """Dunemaul Shaman. Windfury, Overload: (1). 50% chance to attack the wrong enemy."""

    events = when_attacks(SELF, coin_flip(TO_THE_WRONG_ENEMY))


# --- warlock -------------------------------------------------------------------------------


class GVG_015:
    """Darkbomb. Deal 3 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)


class GVG_018:
    """Mistress of Pain. Damage dealt by this minion also heals your hero. (Later: Lifesteal.)"""

    events = when_deals_damage(SELF, heal(FRIENDLY_HERO, AMOUNT), only=says("also heals"))


class GVG_019:
    """Demonheart. Deal 5 damage to a minion. If it's a friendly Demon, give it +5/+5 instead."""

    targets = target(MINIONS, optional=False)
    action = when(any_of(TARGET & FRIENDLY & DEMON), give(TARGET, "GVG_019e"), damage(TARGET, N))


class GVG_019e:
    """Demonheart. +5/+5."""

    atk = N
    max_health = N2


class GVG_020:
    """Fel Cannon. At the end of your turn, deal 2 damage to a non-Mech minion."""

    events = turn_end(damage(random(MINIONS & ~MECH), N))


class GVG_021:
    """Mal'Ganis. Your other Demons have +2/+2. Your hero is Immune."""

    aura = (
        aura((FRIENDLY_MINIONS & DEMON) - SELF, "GVG_021e"),
        aura(FRIENDLY_HERO, "GVG_021e2"),
    )


class GVG_021e:
    """Grasp of Mal'Ganis. Mal'Ganis is granting +2/+2."""

    atk = N
    max_health = N2


class GVG_021e2:
    """Grasp of Mal'Ganis. Immune."""

    keywords = (IMMUNE,)


class GVG_045:
    """Imp-losion. Deal 2-4 damage to a minion. Summon a 1/1 Imp for each damage dealt."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, between(N, N2)) >> summon("GVG_045t", LEFT_BEHIND)


class GVG_077:
    """Anima Golem. At the end of each turn, destroy this minion if it's your only one."""

    events = turn_end(destroy(SELF), whose=BOTH_PLAYERS, only=count(FRIENDLY_MINIONS).equals(1))


class GVG_100:
    """Floating Watcher. Whenever your hero takes damage on your turn, gain +2/+2."""

    events = when_damaged(FRIENDLY_HERO, give(SELF, "GVG_100e"), only=MY_TURN)


class GVG_100e:
    """Brow Furrow. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


# --- warrior -------------------------------------------------------------------------------


def _bounce_the_blade(g: Game, me: Entity, it: Frame) -> None:
    for _ in range(80):
        living = [e for e in g.minions() if not e.doomed]
        victim = g.oracle.pick(g, "target", me, living)
        if victim is None:
            return
        amount = me.card.numbers[0] if me.card is not None else 1
        deal(g, me, (victim,), amount)
        if victim.doomed:
            return


class GVG_050:
    """Bouncing Blade. Deal 1 damage to a random minion. Repeat until a minion dies."""

    action = script(_bounce_the_blade)


class GVG_051:
    """Warbot. Enrage: +1 Attack."""

    aura = aura(SELF, "GVG_051e", only=DAMAGED)


class GVG_051e:
    """Enraged. +1 Attack."""

    atk = N


class GVG_052:
    """Crush. Destroy a minion. If you have a damaged minion, this costs (4) less."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)
    cost = -(as_number(any_of(FRIENDLY_MINIONS & HURT)) * N)


class GVG_053:
    """Shieldmaiden. Battlecry: Gain 5 Armor."""

    action = armor(N)


class GVG_054:
    """Ogre Warmaul. 50% chance to attack the wrong enemy."""

    events = when_attacks(FRIENDLY_HERO, coin_flip(TO_THE_WRONG_ENEMY))


class GVG_055:
    """Screwjank Clunker. Battlecry: Give a friendly Mech +2/+2."""

    targets = FRIENDLY_MINIONS & MECH
    action = give(TARGET, "GVG_055e")


class GVG_055e:
    """Screwy Jank. +2/+2."""

    atk = N
    max_health = N2


class GVG_056:
    """Iron Juggernaut.

    Battlecry: Shuffle a Mine into your opponent's deck. When drawn, it explodes for 10 damage.
    """

    action = shuffle("GVG_056t", opponent=True)


class GVG_056t:
    """Burrowing Mine. When you draw this, it explodes. You take 10 damage and draw a card.

    The engine draws the other card.
    """

    on_draw = damage(FRIENDLY_HERO, N)


class GVG_086:
    """Siege Engine. Whenever you gain Armor, give this minion +1 Attack."""

    events = when_armored(FRIENDLY_HERO, give(SELF, "GVG_086e"))


class GVG_086e:
    """Armor Plated. Increased Attack."""

    atk = of_creator(N)


# --- more hunter -----------------------------------------------------------------------------


class GVG_087:
    """Steamwheedle Sniper. Your Hero Power can target minions."""

    player_tags = (STEADY_SHOT_CAN_TARGET,)
