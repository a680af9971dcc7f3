"""The vocabulary of card texts: selectors, triggers, effects, values and pools.

A card module has one import line, ``from hsreplay_sim.cards.words import *``. Beside the words of
this folder it brings the enums and tags that texts name and the types that a `script` needs. When a
word and a tag share a name, the word wins: `COMBO`, `FINALE` and `QUICKDRAW`.

A word returns an operation (:class:`Do`), a trigger, a selection, a number or a condition; nothing
happens before the text runs. *This card*: the entity whose text runs. *I*, *my*: its controller.
`who`: the selection on which the word acts. SUBJECT, TARGET, AMOUNT: what the event is about. MADE,
DRAWN, LEFT_BEHIND: entities created, cards drawn, and the number counted by the effect before.
*Hidden*: no card id, because nobody has seen it; the oracle then decides. *Doomed*: it dies in the
next death phase. *Signed*: DISPLAYED_CREATOR names the source. *Set aside*: in SETASIDE. *Copied*
"printed": without enchantments; "exact": with them.
"""

from __future__ import annotations

from hsreplay_sim.base.enums import CardClass, CardType, Race, SpellSchool, Zone

# isort: off
# fmt: off
from hsreplay_sim.base.tags import (
    AI_ONE_SHOT_KILL, AMOUNT_HEALED_THIS_GAME, ARMOR, ARMOR_GAINED_THIS_TURN, ARMOR_LOST_THIS_TURN,
    ATK, ATTACKING, BATTLECRY, CANNOT_ATTACK_HEROES, CANT_ATTACK, CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_SPELLS, CANT_PLAY, CARD_ALTERNATE_COST, CARD_COSTS_HEALTH, CASTS_WHEN_DRAWN,
    CAST_RANDOM_SPELLS, CHARGE, CHOOSE_BOTH, CHOOSE_ONE, COIN_CARD, COLOSSAL, COPIED_BY_KHADGAR,
    CORPSES, CORPSES_SPENT_THIS_GAME, CORPSE_SPENDER, COST, COST_BLOOD, COST_FROST, COST_UNHOLY,
    CUSTOM_KEYWORD_EFFECT, DAMAGE, DEATHRATTLE, DEATHRATTLE_RETURN_ZONE, DISPLAYED_CREATOR,
    DIVINE_SHIELD, DORMANT, DUNGEON_PASSIVE_BUFF, ECHO, ELITE, ELUSIVE, ENCHANTMENT_BANNER_TEXT,
    EVIL_GLOW, EVIL_TWIN_MUSTACHE, EXHAUSTED, EXTRA_ATTACKS_THIS_TURN, EXTRA_BATTLECRIES_BASE,
    EXTRA_DEATHRATTLES_BASE, EXTRA_MINION_BATTLECRIES_BASE, EXTRA_MINION_DEATHRATTLES_BASE,
    EXTRA_SPELL_CASTS_ADDITIONAL, FATIGUE, FROZEN, FX_DATANUM_1, HAS_BEEN_REBORN, HAS_DARK_GIFT,
    HEALING_DOES_DAMAGE, HEALING_DONE_THIS_TURN, HEALTH, HEALTH_MINIMUM, HEAVILY_ARMORED,
    HERALD_COLOSSAL_AMOUNT, HEROPOWER_ACTIVATIONS_THIS_TURN, HEROPOWER_ADDITIONAL_ACTIVATIONS,
    HEROPOWER_UNLIMITED_USES, HERO_DAMAGE_TAKEN_THIS_TURN, HERO_HEALING_THIS_TURN,
    HERO_HEALTH_CHANGED_THIS_TURN, HERO_HEALTH_CHANGES_ON_OWN_TURN, HERO_POWER_DAMAGE_THIS_GAME,
    HERO_POWER_DISABLED, HERO_POWER_DOUBLE, IGNORE_TAUNT, IMMOLATESTAGE, IMMOLATING, IMMUNE,
    IMMUNE_TO_FIRE_SPELLS, IMMUNE_WHILE_ATTACKING, IMP, LAST_AFFECTED_BY, LAST_COMBATANT, LIBRAM,
    LIFESTEAL, LINKED_ENTITY, LITERALLY_UNPLAYABLE, LOCK_AND_LOAD, LUNAHIGHLIGHTHINT, MARK_OF_EVIL,
    MAXHANDSIZE, MAXRESOURCES, MEGA_WINDFURY, MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2,
    MULTIPLY_BUFF_VALUE, NUM_ATTACKS_THIS_TURN, NUM_CARDS_DRAWN_THIS_GAME,
    NUM_CARDS_DRAWN_THIS_TURN, NUM_CARDS_PLAYED_THIS_TURN, NUM_HERO_ATTACKS_THIS_GAME,
    NUM_MINIONS_KILLED_THIS_TURN, NUM_MINIONS_PLAYED_THIS_TURN, NUM_SPELLS_PLAYED_THIS_TURN,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME, NUM_TURNS_IN_PLAY, OBJECTIVE, OBJECTIVE_COUNTDOWN, OLD_GOD,
    ONE_SIDED_GHOSTLY, OPPONENT_SIDE_GHOSTLY, OUTCAST, OVERLOAD, OVERLOAD_LOCKED, OVERLOAD_OWED,
    OVERLOAD_THIS_GAME, PALADIN_AURA, POISONOUS, PREDAMAGE, PREHEALING, PROTOSS,
    QUESTLINE_REQUIREMENT_MET_1, QUESTLINE_REQUIREMENT_MET_2, QUESTLINE_REQUIREMENT_MET_3,
    QUEST_CONTRIBUTOR, QUEST_PROGRESS, QUEST_PROGRESS_TOTAL, RARITY, REBORN, RECALL, RESOURCES,
    RESOURCES_USED, REWIND, RUSH, SCORE_VALUE_2, SHADOWFORM, SHATTER, SHRINE, SHUFFLES_INTO_DECK,
    SILENCED, SI_7, SPELLPOWER, SPELLPOWER_DOUBLE, SPELLS_CAST_TWICE, SPELLS_COST_HEALTH,
    SPELL_HEALING_DOUBLE, SPELL_SCHOOL, STEADY_SHOT_CAN_TARGET, STEALTH, TAG_1200, TAG_1254,
    TAG_1416, TAG_1633, TAG_2638, TAG_2797, TAG_2831, TAG_2868, TAG_2872, TAG_333, TAG_3525,
    TAG_3527, TAG_3630, TAG_3631, TAG_378, TAG_3795, TAG_3928, TAG_4065, TAG_4108, TAG_463,
    TAG_4663, TAG_468, TAG_884, TAG_961, TAG_4761, TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2,
    TAG_SCRIPT_DATA_NUM_3, TAG_SCRIPT_DATA_NUM_4, TAUNT, TIMEOUT, TITAN, TRANSFORMED_FROM_CARD,
    TRIGGER_VISUAL, TURN, UNTOUCHABLE, USED_REWIND, VALEERASHADOW, WINDFURY, ZERG, ZONE_POSITION,
)
from hsreplay_sim.cards.words.chance import of_different_types, one_of_each, random, spared
from hsreplay_sim.cards.words.deck_ends import bottom, first_from_top, top
from hsreplay_sim.cards.words.selectors import (
    ADJACENT, ALIVE, A_COMBO, A_HERO_POWER, A_QUEST, A_SECRET, BEAST, BOTH_HANDS, BOTH_PLAYERS,
    CHARACTERS, DEMON, DOOMED, DRAENEI, DRAGON, DRAWN, ELEMENTAL, ENEMY, ENEMY_CHARACTERS,
    ENEMY_DEAD_MINIONS, ENEMY_DECK, ENEMY_HAND, ENEMY_HERO, ENEMY_HERO_POWER, ENEMY_MINIONS,
    ENEMY_PLAYER, ENEMY_SECRETS, ENEMY_WEAPON, FRIENDLY, FRIENDLY_CHARACTERS,
    FRIENDLY_DEAD_MINIONS, FRIENDLY_DECK, FRIENDLY_HAND, FRIENDLY_HERO, FRIENDLY_HERO_POWER,
    FRIENDLY_MINIONS, FRIENDLY_PLAYER, FRIENDLY_QUESTS, FRIENDLY_SECRETS, FRIENDLY_WEAPON,
    FROZEN_ONES, HERO, HEROES, HIDDEN, HURT, IN_GRAVEYARD, IN_HAND, IN_PLAY, LOCATIONS, MADE,
    MECH, MINION, MINIONS, MURLOC, NAGA, NOBODY, OPPOSITE, OTHERS, PASSED_OVER, PIRATE,
    QUILBOAR, SELF, SOURCE, SPELL, STEALTHED, SUBJECT, TARGET, TOTEM, TYPED, UNDEAD, UNHURT,
    WEAPON, Filter, Selector, adjacent, atk_at_least, atk_at_most, atk_is, card, cost_at_least,
    cost_at_most, cost_is, damage_below, either, has, health_at_least, health_at_most,
    health_is, highest, leftmost, lowest, printed_cost_at_least, rightmost, same_as, school,
)
from hsreplay_sim.cards.words.casting import (
    cast_all, cast_copies, cast_it, cast_of_each_school, cast_on, cast_pick, cast_random,
    cast_useful, cast_worth, play_all, put_secret, put_secret_from,
)
from hsreplay_sim.cards.words.conditions import (
    ANSWERABLE, ATTACKED, AWAKE, A_KINDRED, CALLED_BY_A_FRIEND, CAME_TO_HAND_THIS_TURN,
    CHARGE_IS_SEEN, DRAWN_THIS_TURN,
    FIGHTS_ON, FIRST_ATTACKED, IT_DIES, IT_SURVIVES, KINDRED, KINDRED_OF_SUBJECT,
    MURLOCS_HELPED, NEW_FORM, OF_ANOTHER_CLASS, OF_THE_NEWEST_SET,
    RETURNABLE, SHIELD_COUNTS, SLEEPING_FRIENDS,
    adjoining, affected_last_by, akin, builds_with, comes_with, comes_with_atk, given_besides,
    given_by_me, in_build, in_text_of, of_class, payable, played_with_atk, printed_with,
)
from hsreplay_sim.cards.words.tallies import (
    COMPANIONS_REPLACED, LEYLINE_TIMES, MORE_COMPANIONS, companions, more_leylines,
    replace_with_random_beasts, summon_more_companions, summon_random_companions,
)
from hsreplay_sim.cards.words.values import (
    ALL_MANA, ALWAYS, AMOUNT, COMBO, CRYSTALS, CRYSTALS_MAX, DAMAGED, DATA1, DATA2, DECK_ROOM,
    FREE_HAND, FREE_SLOTS, HAND_ROOM, INFINITY,
    LEFT_BEHIND, MANA_LEFT, MY_TURN, N, N2, N3, N4, N_OR_ONE,
    OVERALL, PLACE, ROOM, ROOM_BESIDE_DEAD, SPELL_POWER, THEIR_TURN, TIMES_THEIR_HERO_WAS_HURT,
    Condition, Value, any_of,
    as_number, at_most, atk_of, between, by_profile, cost_of, count, durability_of, health_of,
    max_health_of, mine, of_card, of_creator, of_game, says, tag_of, theirs,
)

from hsreplay_sim.cards.words.curses import CURSE_HOLDS, CURSED, LINKED_DIES, curse, lift_curse
from hsreplay_sim.cards.words.dark_gifts import discover_with_gift, wrapped
from hsreplay_sim.cards.words.effects import (
    BONUS_EFFECTS, BORROWED, ENDS_TURNS, NOTHING, Do, add_card, add_numbered, add_random,
    add_tag, aim, armor, attacks, become_copy, bonus_effect, borrow, bounce, break_apart,
    bring_hand_back, by_shown_copy, call_back, cast_again_on, change_damage, choose_from,
    choose_one, choose_text, coin_flip, copy_exactly, copy_to_hand, count_discovered, count_up,
    counter, damage,
    damage_together, damage_with_excess, damage_within_health, destroy, destroy_location,
    destroy_on_last_use, destroy_secrets, discard, discard_hand, discard_these, discover,
    discover_among, discover_and_summon, discover_copy, discover_from, discover_in_sight,
    discover_then, double_attack, draw, draw_from, draw_one_each, draw_these, draw_until,
    each_attacks, end_then, equip, equip_random, exit_combat, expire, extra_turn,
    falling_damage, for_each, freeze, gain_crystals, gain_deathrattle, gain_mana, give,
    give_back, give_one_of, go_dormant, hand_over, heal, hurt_instead, kept_deathrattle,
    keyword, lay_on_top, likeness_aside, look_and_draw, look_at_top, lose_crystals, mark_doomed,
    mill, missiles, new_hero, next_block, one_of_pool, opponent_draws, opponent_gets, order_top,
    overload, pack, pass_on, pick_of_the_rest, pick_one, prevent, provided, put_grown_on_bottom,
    put_on_bottom, put_on_top, raise_health, raise_hero,
    random_keyword, read_text, recruit, redirect,
    refresh_mana, remember_number, remove, reopen, repeat, repeat_while, replace_hand,
    resolve_deaths, resummon, retarget, return_dead, return_itself, reverse_deck, reward_card,
    run_as_target, script, send_to_bottom, send_to_top, set_aside, set_displayed_creator,
    set_health, set_tag, share_out, shield, show_aside, show_passive, shuffle, shuffle_again,
    shuffle_aside, shuffle_away, shuffle_copy, shuffle_deck, shuffle_extra, shuffle_random,
    shuffle_unseen, silence, single_out, spend_mana, strip, summon, summon_copy, summon_random,
    summon_sized, swap_stats, swap_tops, take_control, take_fatigue, tell_stats, together,
    trade_stats, transform, transform_random, trigger_deathrattles, trigger_turn_ends,
    unlock_overload, unpack, wear, wear_off, when, without_stacking, without_summon_voice,
)
from hsreplay_sim.cards.words.exchange import exchange_in_hands
from hsreplay_sim.cards.words.history import (
    AS_IT_DIED, ATTACKS_THIS_GAME, COST_PAID, COUNTERED_THIS_TURN, DIED_SINCE_MY_TURN,
    DIED_THIS_GAME, DIED_THIS_TURN, DISCARDED_THIS_GAME, DISCOVERED_THIS_TURN,
    ENEMY_DIED_THIS_GAME, ENEMY_PLAYED_LAST_TURN, ENEMY_PLAYED_THIS_GAME,
    ENEMY_PLAYED_THIS_TURN, FIRST_TIME, PAID_FOR_THIS, PLAYED_LAST_TURN, PLAYED_SINCE_THIS,
    PLAYED_THIS_GAME, PLAYED_THIS_TURN, PLAYED_WHILE_HELD, SCHOOLS_CAST, SPELL_DAMAGE_THIS_TURN,
    SUMMONED_THIS_GAME, as_they_are_now, earliest, last, turns_in_a_row,
)
from hsreplay_sim.cards.words.keywords import (
    AT_THE_EDGE, CORPSES_HELD, CTHUN_ATTACK_BONUS, CTHUN_HEALTH_BONUS, CTHUN_STRENGTH, EVEN, FINALE,
    FORGETFUL, GENERATED, GROWN_ATK, GROWN_HEALTH, HOLDING_DRAGON, LUCK, MY_STARTERS, NOT_ACTIVE,
    NO_DUPLICATES,
    ODD, OF_A_DECK, PLAYED_AT_THE_CENTER, PLAYED_LEFTMOST, PLAYED_RIGHTMOST, QUICKDRAW, SPELLS_CAST,
    STARTED_WITHOUT_DUPLICATES, TEMPORARY, TO_THE_WRONG_ENEMY, adapt, called, catch_up_with_cthun,
    count_to_awaken, count_to_restore, cthun_gains, cthun_wears, dredge, excavate, fall_asleep,
    gain_corpses, joust, manathirst, progress, repeat_until_one_dies, repeat_while_dying, resurrect,
    shift, shift_ends, shrine_falls, spend_corpses, summon_of_cost, swap_hand, take, upgrade_to,
    vanish,
)
from hsreplay_sim.cards.words.parts import (
    act_by_parts, aim_by_parts, build_golem, cast_parts, die_by_parts, made_of,
)
from hsreplay_sim.cards.words.pools import (
    A_MINION, A_SPELL, A_WEAPON, LACKEYS, LEGENDARY, any_class_but_mine, basic_totems,
    battlecry_card, bearing, class_of_power, combo_card, copies, cost_beside, deathrattle_card,
    discoverable, drink_card, either_of, entourage, first_of, legendary, my_class,
    odd_attack_card, of_a_rarity_of, of_a_type_of, of_attack, of_my_class, of_new_school,
    of_school, of_set, one_of_each_of, past_pool, pool, reborn_card, rush_card,
    secret_card, several_types_card, spell_damage_card, strong, taunt_card, their_class, unlike,
    without,
)
from hsreplay_sim.cards.words.powers import (
    count_to_imbue, fire_power, imbue, new_power, new_random_power, raise_power_damage, take_power,
    trigger_power, upgrade_power,
)
from hsreplay_sim.cards.words.printed import fixed, given
from hsreplay_sim.cards.words.scenario import STAGE_OF_A_RUN, as_text_of
from hsreplay_sim.cards.words.shatter import JOINS, SHATTERS
from hsreplay_sim.cards.words.stored import (
    KEPT, OF_A_NEW_TYPE, card_of, cast_kept, copy_aside, dbf_of, id_of, keep, noted,
)
from hsreplay_sim.cards.words.summons import (
    NEXT_JADE, jade_golem, return_to_life, summon_bearing, summon_changed, summon_from_aside,
    summon_keeping, summon_kept, summon_random_changed,
)
from hsreplay_sim.cards.words.systems import (
    A_CONCOCTION, HAND_OF_WEARER, INVOKED_TWICE, ITS_MAKER, LASTS, NOTES_A_NEIGHBOUR, NOTES_A_SPELL,
    SMOLDERS, TAUGHT, TEMPORARY_PICK, VISITED, advance, aim_at_random, awaken, carve, cast_taught,
    count_down, craft_beast, disappear, end_reflection, herald, introduce, invoke, make_temporary,
    mix_potion, pass_turn, put_pick, put_random_secret, random_concoction, reflect, teach,
    upgrade_by, worn,
)
from hsreplay_sim.cards.words.triggers import (
    EVENTS, after, after_attack, after_discover, after_draw, after_played, after_summon, asleep,
    at, before_damage, before_healing, before_played, in_zone, on, once, silently, turn_draw,
    turn_end, turn_start, until_played, until_power_used, when_ability_used, when_armored,
    when_attacks, when_damaged, when_deals_damage, when_died, when_discarded, when_drawn,
    when_dying, when_equipped, when_first_turn_begins, when_healed, when_hero_changes,
    when_mana_spent, when_option_taken, when_overhealed, when_overloaded, when_play_begins,
    when_played, when_power_used, when_revealed, when_shield_lost, when_shuffled, when_strikes,
    when_summoned, when_targeted, when_weapon_destroyed, with_keyword,
)
from hsreplay_sim.cards.words.uses import aura, cost_change, target, worn_as_played
from hsreplay_sim.engine.keywords.concoctions import Recipes
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.game import Game
from hsreplay_sim.engine.text import Frame, Trigger

__all__ = [
    "ADJACENT", "AI_ONE_SHOT_KILL", "ALIVE", "ALL_MANA", "ALWAYS", "AMOUNT",
    "AMOUNT_HEALED_THIS_GAME", "ANSWERABLE", "ARMOR", "ARMOR_GAINED_THIS_TURN",
    "ARMOR_LOST_THIS_TURN", "AS_IT_DIED", "ATK", "ATTACKED", "ATTACKING", "ATTACKS_THIS_GAME",
    "AT_THE_EDGE", "AWAKE", "A_COMBO", "A_CONCOCTION", "A_HERO_POWER", "A_KINDRED", "A_MINION",
    "A_QUEST", "A_SECRET", "A_SPELL", "A_WEAPON", "BATTLECRY", "BEAST", "BONUS_EFFECTS", "BORROWED",
    "BOTH_HANDS", "BOTH_PLAYERS", "CALLED_BY_A_FRIEND", "CAME_TO_HAND_THIS_TURN",
    "CANNOT_ATTACK_HEROES", "CANT_ATTACK",
    "CANT_BE_TARGETED_BY_HERO_POWERS", "CANT_BE_TARGETED_BY_SPELLS", "CANT_PLAY",
    "CARD_ALTERNATE_COST", "CARD_COSTS_HEALTH", "CASTS_WHEN_DRAWN", "CAST_RANDOM_SPELLS",
    "CHARACTERS", "CHARGE", "CHARGE_IS_SEEN", "CHOOSE_BOTH", "CHOOSE_ONE", "COIN_CARD", "COLOSSAL",
    "COMBO", "COMPANIONS_REPLACED", "COPIED_BY_KHADGAR", "CORPSES", "CORPSES_HELD",
    "CORPSES_SPENT_THIS_GAME", "CORPSE_SPENDER", "COST", "COST_BLOOD", "COST_FROST", "COST_PAID",
    "COST_UNHOLY", "COUNTERED_THIS_TURN", "CRYSTALS", "CRYSTALS_MAX", "CTHUN_ATTACK_BONUS",
    "CTHUN_HEALTH_BONUS", "CTHUN_STRENGTH", "CURSED", "CURSE_HOLDS", "CUSTOM_KEYWORD_EFFECT",
    "DAMAGE", "DAMAGED", "DATA1", "DATA2", "DEATHRATTLE", "DEATHRATTLE_RETURN_ZONE", "DECK_ROOM",
    "DEMON", "DIED_SINCE_MY_TURN", "DIED_THIS_GAME", "DIED_THIS_TURN", "DISCARDED_THIS_GAME",
    "DISCOVERED_THIS_TURN", "DISPLAYED_CREATOR", "DIVINE_SHIELD", "DOOMED", "DORMANT", "DRAENEI",
    "DRAGON", "DRAWN", "DRAWN_THIS_TURN", "DUNGEON_PASSIVE_BUFF", "ECHO", "ELEMENTAL", "ELITE",
    "ELUSIVE", "ENCHANTMENT_BANNER_TEXT", "ENDS_TURNS", "ENEMY", "ENEMY_CHARACTERS",
    "ENEMY_DEAD_MINIONS", "ENEMY_DECK", "ENEMY_DIED_THIS_GAME", "ENEMY_HAND", "ENEMY_HERO",
    "ENEMY_HERO_POWER", "ENEMY_MINIONS", "ENEMY_PLAYED_LAST_TURN", "ENEMY_PLAYED_THIS_GAME",
    "ENEMY_PLAYED_THIS_TURN", "ENEMY_PLAYER", "ENEMY_SECRETS", "ENEMY_WEAPON", "EVEN", "EVENTS",
    "EVIL_GLOW", "EVIL_TWIN_MUSTACHE", "EXHAUSTED", "EXTRA_ATTACKS_THIS_TURN",
    "EXTRA_BATTLECRIES_BASE", "EXTRA_DEATHRATTLES_BASE", "EXTRA_MINION_BATTLECRIES_BASE",
    "EXTRA_MINION_DEATHRATTLES_BASE", "EXTRA_SPELL_CASTS_ADDITIONAL", "FATIGUE", "FIGHTS_ON",
    "FINALE", "FIRST_ATTACKED", "FIRST_TIME", "FORGETFUL", "FREE_HAND", "FREE_SLOTS", "FRIENDLY",
    "FRIENDLY_CHARACTERS", "FRIENDLY_DEAD_MINIONS", "FRIENDLY_DECK", "FRIENDLY_HAND",
    "FRIENDLY_HERO", "FRIENDLY_HERO_POWER", "FRIENDLY_MINIONS", "FRIENDLY_PLAYER",
    "FRIENDLY_QUESTS", "FRIENDLY_SECRETS", "FRIENDLY_WEAPON", "FROZEN", "FROZEN_ONES",
    "FX_DATANUM_1", "GENERATED", "GROWN_ATK", "GROWN_HEALTH", "HAND_OF_WEARER", "HAND_ROOM",
    "HAS_BEEN_REBORN", "HAS_DARK_GIFT", "HEALING_DOES_DAMAGE", "HEALING_DONE_THIS_TURN", "HEALTH",
    "HEALTH_MINIMUM", "HEAVILY_ARMORED", "HERALD_COLOSSAL_AMOUNT", "HERO", "HEROES",
    "HEROPOWER_ACTIVATIONS_THIS_TURN", "HEROPOWER_ADDITIONAL_ACTIVATIONS",
    "HEROPOWER_UNLIMITED_USES", "HERO_DAMAGE_TAKEN_THIS_TURN", "HERO_HEALING_THIS_TURN",
    "HERO_HEALTH_CHANGED_THIS_TURN", "HERO_HEALTH_CHANGES_ON_OWN_TURN",
    "HERO_POWER_DAMAGE_THIS_GAME", "HERO_POWER_DISABLED", "HERO_POWER_DOUBLE", "HIDDEN",
    "HOLDING_DRAGON", "HURT", "IGNORE_TAUNT", "IMMOLATESTAGE", "IMMOLATING", "IMMUNE",
    "IMMUNE_TO_FIRE_SPELLS", "IMMUNE_WHILE_ATTACKING", "IMP", "INFINITY", "INVOKED_TWICE",
    "IN_GRAVEYARD", "IN_HAND", "IN_PLAY", "ITS_MAKER", "IT_DIES", "IT_SURVIVES", "JOINS", "KEPT",
    "KINDRED", "KINDRED_OF_SUBJECT", "LACKEYS", "LASTS", "LAST_AFFECTED_BY", "LAST_COMBATANT",
    "LEFT_BEHIND", "LEGENDARY", "LEYLINE_TIMES", "LIBRAM", "LIFESTEAL", "LINKED_DIES",
    "LINKED_ENTITY", "LITERALLY_UNPLAYABLE", "LOCATIONS", "LOCK_AND_LOAD", "LUCK",
    "LUNAHIGHLIGHTHINT", "MADE", "MANA_LEFT", "MARK_OF_EVIL", "MAXHANDSIZE", "MAXRESOURCES", "MECH",
    "MEGA_WINDFURY", "MINION", "MINIONS", "MODULAR_ENTITY_PART_1", "MODULAR_ENTITY_PART_2",
    "MORE_COMPANIONS", "MULTIPLY_BUFF_VALUE", "MURLOC", "MURLOCS_HELPED", "MY_STARTERS", "MY_TURN",
    "N2", "N3", "N4", "NAGA", "NEW_FORM", "NEXT_JADE", "NOBODY", "NOTES_A_NEIGHBOUR",
    "NOTES_A_SPELL", "NOTHING", "NOT_ACTIVE", "NO_DUPLICATES", "NUM_ATTACKS_THIS_TURN",
    "NUM_CARDS_DRAWN_THIS_GAME", "NUM_CARDS_DRAWN_THIS_TURN", "NUM_CARDS_PLAYED_THIS_TURN",
    "NUM_HERO_ATTACKS_THIS_GAME", "NUM_MINIONS_KILLED_THIS_TURN", "NUM_MINIONS_PLAYED_THIS_TURN",
    "NUM_SPELLS_PLAYED_THIS_TURN", "NUM_TIMES_HERO_POWER_USED_THIS_GAME", "NUM_TURNS_IN_PLAY",
    "N_OR_ONE", "OBJECTIVE", "OBJECTIVE_COUNTDOWN", "ODD", "OF_ANOTHER_CLASS", "OF_A_DECK",
    "OF_A_NEW_TYPE", "OF_THE_NEWEST_SET", "OLD_GOD", "ONE_SIDED_GHOSTLY", "OPPONENT_SIDE_GHOSTLY",
    "OPPOSITE", "OTHERS", "OUTCAST", "OVERALL", "OVERLOAD", "OVERLOAD_LOCKED", "OVERLOAD_OWED",
    "OVERLOAD_THIS_GAME", "PAID_FOR_THIS", "PALADIN_AURA", "PASSED_OVER", "PIRATE", "PLACE",
    "PLAYED_AT_THE_CENTER", "PLAYED_LAST_TURN", "PLAYED_LEFTMOST", "PLAYED_RIGHTMOST",
    "PLAYED_SINCE_THIS", "PLAYED_THIS_GAME", "PLAYED_THIS_TURN", "PLAYED_WHILE_HELD", "POISONOUS",
    "PREDAMAGE", "PREHEALING", "PROTOSS", "QUESTLINE_REQUIREMENT_MET_1",
    "QUESTLINE_REQUIREMENT_MET_2", "QUESTLINE_REQUIREMENT_MET_3", "QUEST_CONTRIBUTOR",
    "QUEST_PROGRESS", "QUEST_PROGRESS_TOTAL", "QUICKDRAW", "QUILBOAR", "RARITY", "REBORN", "RECALL",
    "RESOURCES", "RESOURCES_USED", "RETURNABLE", "REWIND", "ROOM", "ROOM_BESIDE_DEAD", "RUSH",
    "SCHOOLS_CAST", "SCORE_VALUE_2", "SELF", "SHADOWFORM", "SHATTER", "SHATTERS", "SHIELD_COUNTS",
    "SHRINE", "SHUFFLES_INTO_DECK", "SILENCED", "SI_7", "SLEEPING_FRIENDS", "SMOLDERS", "SOURCE",
    "SPELL", "SPELLPOWER", "SPELLPOWER_DOUBLE", "SPELLS_CAST", "SPELLS_CAST_TWICE",
    "SPELLS_COST_HEALTH", "SPELL_DAMAGE_THIS_TURN", "SPELL_HEALING_DOUBLE", "SPELL_POWER",
    "SPELL_SCHOOL", "STAGE_OF_A_RUN", "STARTED_WITHOUT_DUPLICATES", "STEADY_SHOT_CAN_TARGET",
    "STEALTH", "STEALTHED", "SUBJECT", "SUMMONED_THIS_GAME", "TAG_333", "TAG_378", "TAG_463",
    "TAG_468", "TAG_884", "TAG_961", "TAG_1200", "TAG_1254", "TAG_1416", "TAG_1633", "TAG_2638",
    "TAG_2797", "TAG_2831", "TAG_2868", "TAG_2872", "TAG_3525", "TAG_3527", "TAG_3630", "TAG_3631",
    "TAG_3795", "TAG_3928", "TAG_4065", "TAG_4108", "TAG_4663", "TAG_4761", "TAG_SCRIPT_DATA_NUM_1",
    "TAG_SCRIPT_DATA_NUM_2", "TAG_SCRIPT_DATA_NUM_3", "TAG_SCRIPT_DATA_NUM_4", "TARGET", "TAUGHT",
    "TAUNT", "TEMPORARY", "TEMPORARY_PICK", "THEIR_TURN", "TIMEOUT", "TIMES_THEIR_HERO_WAS_HURT",
    "TITAN", "TOTEM", "TO_THE_WRONG_ENEMY", "TRANSFORMED_FROM_CARD", "TRIGGER_VISUAL", "TURN",
    "TYPED", "UNDEAD", "UNHURT", "UNTOUCHABLE", "USED_REWIND", "VALEERASHADOW", "VISITED", "WEAPON",
    "WINDFURY", "ZERG", "ZONE_POSITION", "CardClass", "CardType", "Condition", "Do", "Entity",
    "Filter", "Frame", "Game", "N", "Purpose", "Race", "Recipes", "Selector", "SpellSchool",
    "Trigger", "Value", "Zone", "act_by_parts", "adapt", "add_card", "add_numbered", "add_random",
    "add_tag", "adjacent", "adjoining", "advance", "affected_last_by", "after", "after_attack",
    "after_discover", "after_draw", "after_played", "after_summon", "aim", "aim_at_random",
    "aim_by_parts", "akin", "any_class_but_mine", "any_of", "armor", "as_number", "as_text_of",
    "as_they_are_now", "asleep", "at", "at_most", "atk_at_least", "atk_at_most", "atk_is", "atk_of",
    "attacks", "aura", "awaken", "basic_totems", "battlecry_card", "bearing", "become_copy",
    "before_damage", "before_healing", "before_played", "between", "bonus_effect", "borrow",
    "bottom", "bounce", "break_apart", "bring_hand_back", "build_golem", "builds_with",
    "by_profile", "by_shown_copy", "call_back", "called", "card", "card_of", "carve",
    "cast_again_on", "cast_all", "cast_copies", "cast_it", "cast_kept", "cast_of_each_school",
    "cast_on", "cast_parts", "cast_pick", "cast_random", "cast_taught", "cast_useful", "cast_worth",
    "catch_up_with_cthun", "change_damage", "choose_from", "choose_one", "choose_text",
    "class_of_power", "coin_flip", "combo_card", "comes_with", "comes_with_atk", "companions",
    "copies", "copy_aside", "copy_exactly", "copy_to_hand", "cost_at_least", "cost_at_most",
    "cost_beside", "cost_change", "cost_is", "cost_of", "count", "count_discovered",
    "count_down", "count_to_awaken",
    "count_to_imbue", "count_to_restore", "count_up", "counter", "craft_beast", "cthun_gains",
    "cthun_wears", "curse", "damage", "damage_below", "damage_together", "damage_with_excess",
    "damage_within_health", "dbf_of", "deathrattle_card", "destroy", "destroy_location",
    "destroy_on_last_use", "destroy_secrets", "die_by_parts", "disappear", "discard",
    "discard_hand", "discard_these", "discover", "discover_among", "discover_and_summon",
    "discover_copy", "discover_from", "discover_in_sight", "discover_then", "discover_with_gift",
    "discoverable", "double_attack", "draw", "draw_from", "draw_one_each", "draw_these",
    "draw_until", "dredge", "drink_card", "durability_of", "each_attacks", "earliest", "either",
    "either_of", "end_reflection", "end_then", "entourage", "equip", "equip_random", "excavate",
    "exchange_in_hands", "exit_combat", "expire", "extra_turn", "fall_asleep", "falling_damage",
    "fire_power", "first_from_top", "first_of", "fixed", "for_each", "freeze", "gain_corpses",
    "gain_crystals", "gain_deathrattle", "gain_mana", "give", "give_back", "give_one_of", "given",
    "given_besides", "given_by_me", "go_dormant", "hand_over", "has", "heal", "health_at_least",
    "health_at_most", "health_is", "health_of", "herald", "highest", "hurt_instead", "id_of",
    "imbue", "in_build", "in_text_of", "in_zone", "introduce", "invoke", "jade_golem", "joust",
    "keep", "kept_deathrattle", "keyword", "last", "lay_on_top", "leftmost", "legendary",
    "lift_curse", "likeness_aside", "look_and_draw", "look_at_top", "lose_crystals", "lowest",
    "made_of", "make_temporary", "manathirst", "mark_doomed", "max_health_of", "mill", "mine",
    "missiles", "mix_potion", "more_leylines", "my_class", "new_hero", "new_power",
    "new_random_power", "next_block", "noted", "odd_attack_card", "of_a_rarity_of", "of_a_type_of",
    "of_attack", "of_card", "of_class", "of_creator", "of_different_types", "of_game",
    "of_my_class", "of_new_school", "of_school", "of_set", "on", "once", "one_of_each",
    "one_of_each_of", "one_of_pool", "opponent_draws", "opponent_gets", "order_top", "overload",
    "pack", "pass_on", "pass_turn", "past_pool", "payable", "pick_of_the_rest", "pick_one",
    "play_all", "played_with_atk", "pool", "prevent", "printed_cost_at_least", "printed_with",
    "progress", "provided", "put_grown_on_bottom", "put_on_bottom", "put_on_top", "put_pick",
    "put_random_secret", "put_secret", "put_secret_from", "raise_health", "raise_hero",
    "raise_power_damage", "random", "random_concoction", "random_keyword", "read_text",
    "reborn_card", "recruit", "redirect", "reflect", "refresh_mana", "remember_number", "remove",
    "reopen", "repeat", "repeat_until_one_dies", "repeat_while", "repeat_while_dying",
    "replace_hand", "replace_with_random_beasts", "resolve_deaths", "resummon", "resurrect",
    "retarget", "return_dead", "return_itself", "return_to_life", "reverse_deck", "reward_card",
    "rightmost", "run_as_target", "rush_card", "same_as", "says", "school", "script", "secret_card",
    "send_to_bottom", "send_to_top", "set_aside", "set_displayed_creator", "set_health", "set_tag",
    "several_types_card", "share_out", "shield", "shift", "shift_ends", "show_aside",
    "show_passive", "shrine_falls", "shuffle", "shuffle_again", "shuffle_aside", "shuffle_away",
    "shuffle_copy", "shuffle_deck", "shuffle_extra", "shuffle_random", "shuffle_unseen", "silence",
    "silently", "single_out", "spared", "spell_damage_card", "spend_corpses", "spend_mana", "strip",
    "strong", "summon", "summon_bearing", "summon_changed", "summon_copy", "summon_from_aside",
    "summon_keeping", "summon_kept", "summon_more_companions", "summon_of_cost", "summon_random",
    "summon_random_changed", "summon_random_companions", "summon_sized", "swap_hand", "swap_stats",
    "swap_tops", "tag_of", "take", "take_control", "take_fatigue", "take_power", "target",
    "taunt_card", "teach", "tell_stats", "their_class", "theirs", "together", "top", "trade_stats",
    "transform", "transform_random", "trigger_deathrattles", "trigger_power", "trigger_turn_ends",
    "turn_draw", "turn_end", "turn_start", "turns_in_a_row", "unlike", "unlock_overload", "unpack",
    "until_played", "until_power_used", "upgrade_by", "upgrade_power", "upgrade_to", "vanish",
    "wear", "wear_off", "when", "when_ability_used", "when_armored", "when_attacks", "when_damaged",
    "when_deals_damage", "when_died", "when_discarded", "when_drawn", "when_dying", "when_equipped",
    "when_first_turn_begins", "when_healed", "when_hero_changes", "when_mana_spent",
    "when_option_taken", "when_overhealed", "when_overloaded", "when_play_begins", "when_played",
    "when_power_used", "when_revealed", "when_shield_lost", "when_shuffled", "when_strikes",
    "when_summoned", "when_targeted", "when_weapon_destroyed", "with_keyword", "without",
    "without_stacking", "without_summon_voice", "worn", "worn_as_played", "wrapped",
]
