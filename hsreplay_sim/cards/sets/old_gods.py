"""Whispers of the Old Gods (OG)."""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass
from hsreplay_sim.base.tags import DEATHRATTLE
from hsreplay_sim.cards.compile import aura
from hsreplay_sim.cards.words.effects import (
    add_random,
    armor,
    damage,
    destroy_secrets,
    draw,
    equip,
    for_each,
    gain_crystals,
    give,
    missiles,
    shield,
    shuffle,
    spend_mana,
    summon,
    transform_random,
    when,
)
from hsreplay_sim.cards.words.keywords import (
    CTHUN_ATTACK_BONUS,
    CTHUN_HEALTH_BONUS,
    CTHUN_STRENGTH,
    SPELLS_CAST,
    cast_random,
    catch_up_with_cthun,
    cthun_gains,
    resurrect,
)
from hsreplay_sim.cards.words.pools import A_SPELL, cost_beside, pool, their_class
from hsreplay_sim.cards.words.selectors import (
    ALIVE,
    BEAST,
    CHARACTERS,
    ENEMY_CHARACTERS,
    ENEMY_SECRETS,
    FRIENDLY,
    FRIENDLY_DEAD_MINIONS,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_WEAPON,
    MINIONS,
    MURLOC,
    PIRATE,
    SELF,
    SOURCE,
    SPELL,
    SUBJECT,
    TARGET,
    TOTEM,
    UNHURT,
    card,
    has,
    random,
)
from hsreplay_sim.cards.words.triggers import after_played, after_summon, turn_end, turn_start
from hsreplay_sim.cards.words.values import (
    DAMAGED,
    FREE_SLOTS,
    LEFT_BEHIND,
    N2,
    N3,
    N,
    any_of,
    atk_of,
    count,
    of_creator,
)

TOTEMS_SUMMONED = (FRIENDLY_MINIONS + FRIENDLY_DEAD_MINIONS) & TOTEM


class OG_027:
    """Evolve. Transform your minions into random minions that cost (1) more."""

    action = transform_random(FRIENDLY_MINIONS, cost_beside(1))


class OG_028:
    """Thing from Below. Taunt. Costs (1) less for each Totem you've summoned this game."""

    cost = -(count(TOTEMS_SUMMONED) * N)


class OG_047:
    """Feral Rage. Choose One - Give your hero +4 Attack this turn; or Gain 8 Armor."""

    choose = ("OG_047a", "OG_047b")


class OG_047a:
    """Evolve Spines. Give your hero +4 Attack this turn."""

    action = give(FRIENDLY_HERO, "OG_047e")


class OG_047e:
    """Spines. +4 Attack this turn."""

    atk = N


class OG_047b:
    """Evolve Scales. Gain 8 Armor."""

    action = armor(N)


class OG_048:
    """Mark of Y'Shaarj. Give a minion +2/+2. If it's a Beast, draw a card."""

    targets = MINIONS
    action = give(TARGET, "OG_048e") >> when(any_of(TARGET & BEAST), draw())


class OG_048e:
    """Mark of Y'Shaarj. +2/+2."""

    atk = N
    max_health = N2


class OG_061:
    """On the Hunt. Deal 1 damage. Summon a 1/1 Mastiff."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> summon("OG_061t")


class OG_086:
    """Forbidden Flame. Spend all your Mana. Deal that much damage to a minion."""

    targets = MINIONS
    action = spend_mana() >> damage(TARGET, LEFT_BEHIND)


class OG_090:
    """Cabalist's Tome. Add 3 random Mage spells to your hand."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE), N)


class OG_113:
    """Darkshire Councilman. After you summon a minion, gain +1 Attack."""

    events = after_summon(FRIENDLY_MINIONS - SELF, give(SELF, "OG_113e"))


class OG_113e:
    """Power of the People. Increased Attack."""

    atk = of_creator(N)


class OG_114:
    """Forbidden Ritual. Spend all your Mana. Summon that many 1/1 Tentacles."""

    action = spend_mana() >> summon("OG_114a", LEFT_BEHIND)


class OG_114a:
    """Icky Tentacle."""


class OG_131:
    """Twin Emperor Vek'lor. If your C'Thun has at least 10 Attack, summon another Emperor."""

    action = when(CTHUN_STRENGTH >= N, summon("OG_319"))
    ritual = True


class OG_134:
    """Yogg-Saron, Hope's End. Battlecry: Cast a random spell for each spell you've cast."""

    action = cast_random(pool(A_SPELL), SPELLS_CAST)


class OG_138:
    """Nerubian Prophet. At the start of your turn, reduce this card's Cost by (1)."""

    in_hand = turn_start(give(SOURCE, "OG_138e"))


class OG_138e:
    """Will of the Vizier. Reduced Cost."""

    cost = -of_creator(N)


class OG_149:
    """Ravaging Ghoul. Battlecry: Deal 1 damage to all other minions."""

    action = damage(MINIONS - SELF, N)


class OG_150:
    """Aberrant Berserker. Has +2 Attack while damaged."""

    aura = aura(SELF, "OG_150e", DAMAGED)


class OG_150e:
    """Enraged. +2 Attack."""

    atk = N


class OG_156:
    """Bilefin Tidehunter. Battlecry: Summon a 1/1 Ooze with Taunt."""

    action = summon("OG_156a")


class OG_161:
    """Corrupted Seer. Battlecry: Deal 2 damage to all non-Murloc minions."""

    action = damage(MINIONS - MURLOC, N)


class OG_162:
    """Disciple of C'Thun. Battlecry: Deal 2 damage. Give your C'Thun +2/+2."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> cthun_gains(N2, N3)
    ritual = True


class OG_176:
    """Shadow Strike. Deal 5 damage to an undamaged character."""

    targets = CHARACTERS & UNHURT
    action = damage(TARGET, N)


class OG_179:
    """Fiery Bat. Deathrattle: Deal 1 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class OG_188:
    """Klaxxi Amber-Weaver. If your C'Thun has at least 10 Attack, gain +5 Health."""

    action = when(CTHUN_STRENGTH >= N, give(SELF, "OG_188e"))
    ritual = True


class OG_188e:
    """Amber Carapace. +5 Health."""

    max_health = N


class OG_218:
    """Bloodhoof Brave. Taunt. Has +3 Attack while damaged."""

    aura = aura(SELF, "OG_218e", DAMAGED)


class OG_218e:
    """Enraged. +3 Attack."""

    atk = N


class OG_241:
    """Possessed Villager. Deathrattle: Summon a 1/1 Shadowbeast."""

    deathrattle = summon("OG_241a")


class OG_254:
    """Eater of Secrets. Battlecry: Destroy all enemy Secrets. Gain +1/+1 for each."""

    action = for_each(ENEMY_SECRETS, destroy_secrets(SUBJECT) >> give(SELF, "OG_254e"))


class OG_254e:
    """Secretly Sated. Increased stats."""

    atk = of_creator(N)
    max_health = of_creator(N2)


class OG_255:
    """Doomcaller. Give your C'Thun +2/+2. If it's dead, shuffle it into your deck."""

    action = cthun_gains(N, N2) >> when(
        any_of(FRIENDLY_DEAD_MINIONS & card("OG_280")), shuffle("OG_280")
    )
    ritual = True


class OG_280:
    """C'Thun. Battlecry: Deal damage equal to its Attack randomly split among all enemies."""

    action = missiles(atk_of(SELF))
    on_draw = catch_up_with_cthun()


class OG_281:
    """Beckoner of Evil. Battlecry: Give your C'Thun +2/+2 (wherever it is)."""

    action = cthun_gains(N, N2)
    ritual = True


class OG_281e:
    """Fanatic Devotion. Increased Stats."""

    atk = CTHUN_ATTACK_BONUS
    max_health = CTHUN_HEALTH_BONUS


class OG_283:
    """C'Thun's Chosen. Divine Shield. Battlecry: Give your C'Thun +2/+2 (wherever it is)."""

    action = cthun_gains(N, N2)
    ritual = True


class OG_286:
    """Twilight Elder. At the end of your turn, give your C'Thun +1/+1 (wherever it is)."""

    events = turn_end(cthun_gains(N, N2))
    ritual = True


class OG_293:
    """Dark Arakkoa. Taunt. Battlecry: Give your C'Thun +3/+3 (wherever it is)."""

    action = cthun_gains(N, N2)
    ritual = True


class OG_312:
    """N'Zoth's First Mate. Battlecry: Equip a 1/3 Rusty Hook."""

    action = equip("OG_058")


class OG_314:
    """Blood To Ichor. Deal 1 damage to a minion. If it survives, summon a 2/2 Slime."""

    targets = MINIONS
    action = damage(TARGET, N) >> when(any_of(TARGET & ALIVE), summon("OG_314b"))


class OG_315:
    """Bloodsail Cultist. If you control another Pirate, give your weapon +1/+1."""

    action = when(any_of((FRIENDLY_MINIONS & PIRATE) - SELF), give(FRIENDLY_WEAPON, "OG_315e"))


class OG_315e:
    """Reforged. +1/+1."""

    atk = N
    max_health = N2


class OG_330:
    """Undercity Huckster. Deathrattle: Add a random card (from your opponent's class)."""

    deathrattle = add_random(pool(card_class=their_class))


class OG_133:
    """N'Zoth, the Corruptor. Summon your Deathrattle minions that died this game.

    As many as there is room for, in no order (U609:8999, U074:7053).
    """

    action = resurrect(random(FRIENDLY_DEAD_MINIONS & has(DEATHRATTLE), FREE_SLOTS))


class OG_202:
    """Mire Keeper. Choose One - Summon a 2/2 Slime; or Gain an empty Mana Crystal."""

    choose = ("OG_202a", "OG_202b")


class OG_202a:
    """Y'Shaarj's Strength. Summon a 2/2 Slime."""

    action = summon("OG_202c")


class OG_202b:
    """Yogg-Saron's Magic. Gain an empty Mana Crystal."""

    action = gain_crystals(1)


class OG_206:
    """Stormcrack. Deal 4 damage to a minion. Overload: (1)."""

    targets = MINIONS
    action = damage(TARGET, N)


class OG_221:
    """Selfless Hero. Deathrattle: Give a random friendly minion Divine Shield."""

    deathrattle = shield(random(FRIENDLY_MINIONS))


class OG_223:
    """Divine Strength. Give a minion +1/+2."""

    targets = MINIONS
    action = give(TARGET, "OG_223e")


class OG_223e:
    """Optimism. +1/+2."""

    atk = N
    max_health = N2


class OG_249:
    """Infested Tauren. Taunt. Deathrattle: Summon a 2/2 Slime."""

    deathrattle = summon("OG_249a")


class OG_303:
    """Cult Sorcerer. Spell Damage +1. After you cast a spell, give your C'Thun +1/+1."""

    events = after_played(FRIENDLY & SPELL, cthun_gains(N2, N3))
    ritual = True
