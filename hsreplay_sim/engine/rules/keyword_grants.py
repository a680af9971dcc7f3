"""Keywords from enchantments and texts: set them on hosts, keep them if shared, end them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.silence import TAKEN_BY_SILENCE
from hsreplay_sim.base.tags import (
    AI_ONE_SHOT_KILL,
    AURA_ATTACHED,
    CANNOT_ATTACK_HEROES,
    CANT_ATTACK,
    CANT_BE_ATTACKED,
    CANT_BE_SILENCED,
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANT_BE_TARGETED_BY_OPPONENTS,
    CANT_BE_TARGETED_BY_SPELLS,
    CHARGE,
    COPIED_FROM_ENTITY_ID,
    DEATHRATTLE,
    DIVINE_SHIELD,
    DORMANT,
    ELUSIVE,
    EXHAUSTED,
    EXTRA_ATTACKS_THIS_TURN,
    EXTRA_SPELL_CASTS_BASE,
    LIFESTEAL,
    MEGA_WINDFURY,
    NUM_ATTACKS_THIS_TURN,
    PLAYER_ID,
    POISONOUS,
    SPAWN_TIME_COUNT,
    SPELLPOWER,
    SPELLS_CAST_TWICE,
    STEALTH,
    SUMMONED_THIS_ACTION,
    TAG_333,
    TAG_378,
    TAG_463,
    TAG_884,
    TAG_3669,
    TAG_4663,
    WINDFURY,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.state import mirrors
from hsreplay_sim.engine.text import Deltas, Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def queue_tag(game: Game, entity: Entity, tag: int, value: int) -> None:
    """Queue a value for a tag of an entity; the update that runs, or the next one, writes it."""
    if tag == SPELLPOWER:
        game.players_stale = True  # it counts as soon as it is queued
    game.due.setdefault(entity.id, {})[tag] = value


def maker_of(game: Game, source: Entity) -> Entity:
    """Return the card that a body notes as its maker: the card of the innermost POWER block.

    If the innermost block is of another kind, it is `source`. It is not the minion that casts a
    spell (U207:51589), nor the dead one that is reborn (U189:18166).
    """
    in_text = game.stack and game.stack[-1][0] == BlockType.POWER
    return game.stack[-1][1] if in_text else source


def bear_unseen(game: Game, copy: Entity) -> None:
    """Create hidden enchantments for the copy of a hidden card, as many as the oracle says."""
    for _ in range(game.number(Purpose.UNSEEN, copy, 0, _WORN_UNSEEN)):
        game.move(game.create("", copy.controller, Zone.SETASIDE), Zone.PLAY)


_WORN_UNSEEN = 9
"""The greatest number of enchantments that a hidden card may have."""


def note_original(game: Game, copy: Entity, original: Entity) -> None:
    """Set COPIED_FROM_ENTITY_ID of a copy to the original's id, and the mark of copies."""
    game.set(copy, COPIED_FROM_ENTITY_ID, original.id)
    for tag, value in mark_of_copies(game, copy).items():
        game.set(copy, tag, value)


def mark_of_arrival(game: Game, original: Entity | None) -> int:
    """Return the SUMMONED_THIS_ACTION of a new body: 1 (R94).

    Since 231720, if the body copies `original`, it is that one's value plus 1 (U249:19317).
    """
    if original is None or not game.profile.counts_copied_arrival:
        return 1
    return 1 + original.get(SUMMONED_THIS_ACTION)


def mark_of_copies(game: Game, card: Entity) -> dict[int, int]:
    """Return the tags that mark a copy or a random transformation, and queue their end.

    The next update clears them. Since 208591: 27 of 27 copies and 24 of 24 transformations
    (U314:1411, U568:7896); before that, the result is empty. If a text names the card that another
    becomes, the caller does not mark it (10 of 10, U568:20595).
    """
    if not game.profile.marks_copies:
        return {}
    queue_tag(game, card, TAG_3669, 0)
    return {TAG_3669: 1}


def grant(game: Game, enchantment: Entity, host: Entity, *, copied: bool = False) -> None:
    """Set the keywords that an enchantment gives on its host; queue them if it is an aura.

    Spell Damage adds up (Azerite Elemental 2, 4, 6: U484:8789, 11453, 14530), unless the host is
    `copied` and has it already. If an aura's host is a corpse, the keyword is set now and ends with
    the update (U200b:9097).
    """
    deltas = enchantment.script.deltas if enchantment.script is not None else None
    if deltas is None:
        return
    for tag, value in _effective(game, deltas):
        given = value
        if tag == SPELLPOWER:
            given = host.tags.get(tag, 0) + (0 if copied else value)
        if enchantment.tags.get(AURA_ATTACHED, 0):
            if host.zone == Zone.GRAVEYARD:
                game.set(host, tag, game.due.get(host.id, {}).get(tag, given))
            queue_tag(game, host, tag, given)
        else:
            mirrors.write_mirror_first(game, host, tag, given)
            _write(game, host, tag, given)


def _write(game: Game, host: Entity, tag: int, value: int) -> None:
    """Set a keyword of a host; for Spell Damage, mark the auras as changed.

    If the keyword casts a player's spells twice, each spell in the hand gets EXTRA_SPELL_CASTS_BASE
    before, the youngest first (U240:14320, U240:14690).
    """
    if tag == SPELLS_CAST_TWICE:
        hand = game.hand[host.tags.get(PLAYER_ID, 0)]
        for card in sorted(hand, key=lambda each: -each.id):
            if card.type == CardType.SPELL:
                game.set(card, EXTRA_SPELL_CASTS_BASE, value)
    if tag == SPELLPOWER:
        game.touch_auras()
    game.set(host, tag, value)


def _effective(game: Game, deltas: Deltas) -> Iterator[tuple[int, int]]:
    """Yield the (keyword, value) pairs of an enchantment that this build has.

    In builds without ELUSIVE that is left out (U291:6247).
    """
    for tag, value in deltas.tags:
        if tag == ELUSIVE and not game.profile.elusive_keyword:
            continue
        if tag == TAG_4663 and not game.profile.marks_end_with_card:
            continue
        yield tag, value


def _ends_later(keyword: tuple[int, int]) -> bool:
    return keyword[0] != CHARGE


def revoke(game: Game, enchantment: Entity, host: Entity, but: Collection[int] = ()) -> None:
    """End the keywords that an enchantment gave, unless something else on the host gives them.

    They are set, or queued if the enchantment is an aura. The keywords in `but` stay. Charge ends
    first: Taunt comes before Charge and ends after it (a brawl: U006:1060, U006:1296).
    """
    deltas = enchantment.script.deltas if enchantment.script is not None else None
    if deltas is None or _outlasts(game, enchantment):
        return
    for tag, value in sorted(_effective(game, deltas), key=_ends_later):
        held = host.tags.get(tag, 0)
        if tag not in but and (tag not in (DIVINE_SHIELD, STEALTH) or held):
            layers = max(1, enchantment.tags.get(SPAWN_TIME_COUNT, 0))
            left = max(0, held - layers * value) if tag == SPELLPOWER else keyword_left(host, tag)
            if enchantment.tags.get(AURA_ATTACHED, 0):
                queue_tag(game, host, tag, left)
            else:
                _write(game, host, tag, left)


def withstands_silence(game: Game, enchantment: Entity) -> bool:
    """Whether an enchantment stays on a silenced body: by CANT_BE_SILENCED or by its text."""
    if enchantment.tags.get(CANT_BE_SILENCED, 0):
        return True
    spared = enchantment.script.silence_spares if enchantment.script is not None else None
    return spared is not None and spared(game, enchantment, Frame())


def keyword_left(host: Entity, tag: int) -> int:
    """Return the value of a keyword that the host's print and its enchantments still give.

    The print does not count if the host is silenced, nor ever for Divine Shield and Stealth.
    """
    value = 0
    if host.card is not None and not host.silenced and tag not in (DIVINE_SHIELD, STEALTH):
        value = host.card.tags.get(tag, 0)
    for enchantment in host.attached:
        deltas = enchantment.script.deltas if enchantment.script is not None else None
        if deltas is not None:
            for granted, amount in deltas.tags:
                if granted == tag:
                    value = max(value, amount)
    return value


def forget(game: Game, host: Entity, worn: list[Entity]) -> None:
    """End the keywords of a dead host that came from `worn`, the enchantments it has lost.

    Since 29933 a corpse keeps a keyword that came with Attack, Health or a text (U222:15948,
    U209:5478, U575:12957). A keyword from an aura, or from an enchantment that gave nothing else,
    ends with the next update (U222:3408, U380:10785, U568:13189) unless something else gave it too
    (U568:26609), except Poisonous, Lifesteal (U189:3404) and Deathrattle (none of them ends,
    U190:3160, U568:25784). Spell Damage ends even if it came with stats (4 of 4, U237:7366,
    U484:16866). Up to 19632 a corpse keeps a Deathrattle that it was given (10 of 10, U074:9126; 31
    of 31 end up to 29349).
    """
    kept = {DEATHRATTLE} if not game.profile.dead_regain_deathrattle else set()
    lasting = {
        tag
        for each in worn
        if not (each.get(AURA_ATTACHED) or _is_bare_keyword(game, each))
        for tag in _granted(each)
    }
    for enchantment in worn:
        if not game.profile.corpse_keeps_state:
            lent = {LIFESTEAL} if _lends_lifesteal(game, enchantment) else set()
            revoke(game, enchantment, host, but=kept | lent)
            continue
        ends = enchantment.tags.get(AURA_ATTACHED, 0) or _is_bare_keyword(game, enchantment)
        for tag in _granted(enchantment):
            if tag == SPELLPOWER or (ends and tag not in lasting):
                queue_tag(game, host, tag, keyword_left(host, tag))


def _lends_lifesteal(game: Game, enchantment: Entity) -> bool:
    return game.profile.dead_keep_lifesteal and not enchantment.get(AURA_ATTACHED)


def _is_bare_keyword(game: Game, enchantment: Entity) -> bool:
    """Whether an enchantment gives keywords alone: no stats, Deathrattle, Poisonous or Lifesteal.

    If its script has `sheds` or `outlives`, that decides.
    """
    script = enchantment.script
    deltas = script.deltas if script is not None else None
    if script is not None and (script.sheds or script.outlives):
        return script.sheds
    if deltas is None or {DEATHRATTLE, POISONOUS, LIFESTEAL} & set(_granted(enchantment)):
        return False
    return not any(stat(game, enchantment, Frame()) for stat in (deltas.atk, deltas.health) if stat)


def _granted(enchantment: Entity) -> list[int]:
    deltas = enchantment.script.deltas if enchantment.script is not None else None
    return [tag for tag, _ in deltas.tags] if deltas is not None else []


def poisoner(source: Entity) -> Entity:
    """Return what poisons where `source` deals damage: a weapon's enchantment with Poisonous.

    If there is none, it is `source`. 2 of 2, U212:7675.
    """
    worn = source.attached if source.type == CardType.WEAPON else ()
    return next((each for each in worn if POISONOUS in _granted(each)), source)


def attacks_allowed(entity: Entity) -> int:
    """Return how many attacks an entity has in a turn: 1, with Windfury 2, with Mega-Windfury 4.

    EXTRA_ATTACKS_THIS_TURN is added (R221).
    """
    tags = entity.tags
    windfury = tags.get(WINDFURY, 0)
    base = 4 if windfury >= 3 or tags.get(MEGA_WINDFURY, 0) else 2 if windfury else 1
    return base + tags.get(EXTRA_ATTACKS_THIS_TURN, 0)


def wake(game: Game, entity: Entity) -> None:
    """If a minion has attacked and now has attacks left, queue EXHAUSTED 0 for it.

    It is called as a text gives the minion Windfury: 5 of 5 places from 27358 on (U092b:4168,
    U207:55453, U435:7516). An aura such as Enrage does not do it (U593:4777), nor does another
    ruleset.
    """
    tags = entity.tags
    if game.ruleset is not None:
        return
    if tags.get(EXHAUSTED, 0) and 0 < tags.get(NUM_ATTACKS_THIS_TURN, 0) < attacks_allowed(entity):
        queue_tag(game, entity, EXHAUSTED, 0)


# --- keywords of texts ------------------------------------------------------------------


MARKS = frozenset((TAG_333, TAG_378, TAG_463, TAG_884, AI_ONE_SHOT_KILL, CANT_ATTACK))
"""Tags by which the server tells its AI about a few cards in play (U223:6537).

The update of auras sets and clears them: 70 of 70 arrivals, 48 of 48 deaths and silences.
"""


SHADOWS = (
    CANT_BE_ATTACKED,
    CANT_BE_TARGETED_BY_OPPONENTS,
    CANT_BE_TARGETED_BY_SPELLS,
    CANT_BE_TARGETED_BY_HERO_POWERS,
    CANNOT_ATTACK_HEROES,
    TAG_333,
)
"""Tags that end when a minion leaves play: what Stealth or Elusive forbid to others, what it may
not attack, and that it is doomed.

A doomed minion loses its mark in 21 of 21 places (U163:2649, U331:13947) and keeps one that is
printed on it in 9 of 9 (U043:941, U231:2602: the Ghoul of a Death Knight); one that may not attack
heroes loses its own in 4 of 4 (U143:4415).
"""


def queue_grants(game: Game) -> None:
    """Queue all keywords and marks that texts in play give, and the end of those given before."""
    for entity in game.asking.stats:
        refresh_keywords(game, entity)
    if game.hero_texts or game.asking.stats or game.left_since_update or any(game.weapons):
        refresh_heroes(game)
    refresh_mates(game)
    end_marks(game)
    update_shadows(game)


def is_of_auras(body: Entity, keyword: int) -> bool:
    """Whether auras alone give a body a keyword that it has."""
    if body.card is not None and body.card.tags.get(keyword, 0):
        return False
    givers = [each for each in body.attached if _gives(each, keyword)]
    return bool(givers) and all(each.tags.get(AURA_ATTACHED, 0) for each in givers)


def _gives(enchantment: Entity, keyword: int) -> bool:
    deltas = enchantment.script.deltas if enchantment.script is not None else None
    return deltas is not None and any(tag == keyword for tag, _ in deltas.tags)


def lost_in_silence(game: Game, body: Entity) -> list[int]:
    """Return the keywords that Silence takes from a body (R200)."""
    spared = {tag for each in body.attached if _outlasts(game, each) for tag in _granted(each)}
    return [tag for tag in TAKEN_BY_SILENCE if body.tags.get(tag, 0) and tag not in spared]


def _outlasts(game: Game, enchantment: Entity) -> bool:
    """Whether the keywords of an enchantment stay as it ends: the shield of Elixir of Purity."""
    script = enchantment.script
    outlasts = script is not None and script.outlast_silence
    return outlasts and not game.profile.purity_is_silenced


def giver_of(body: Entity, keyword: int) -> Entity:
    """Return the enchantment that gives a body a keyword, or the body itself."""
    return next((each for each in body.attached if each.get(keyword)), body)


def refresh_keywords(game: Game, entity: Entity) -> None:
    """Queue the keywords that a text gives its own card ("has Charge while …"), or their end.

    No enchantment is created (Southsea Deckhand, 2016). On a silenced card only marks are ended.
    """
    script = entity.script
    if script is None:
        return
    for tag, holds in script.keywords:
        if not entity.silenced:
            value = int(holds(game, entity, Frame())) or keyword_left(entity, tag)
            queue_tag(game, entity, tag, value)
        elif tag in MARKS:
            queue_tag(game, entity, tag, 0)


def refresh_heroes(game: Game) -> None:
    """Queue the keywords that texts and weapons give to heroes, or the end of these keywords.

    "Your hero is Immune" is such a text. A keyword ends if no such text is left: the last one left
    play, changed sides, was silenced or became another card.
    """
    wanted: dict[tuple[int, int], int] = dict.fromkeys(game.hero_texts, 0)
    for entity in (*game.asking.stats, *game.left_since_update):
        if entity.script is not None:
            for tag, holds in entity.script.hero_keywords:
                here = entity.zone == Zone.PLAY and not entity.silenced
                value = int(holds(game, entity, Frame())) if here else 0
                key = entity.controller, tag
                wanted[key] = max(value, wanted.get(key, 0))
            if entity.script.shared_spell_power is not None:
                here = entity.zone == Zone.PLAY and not entity.silenced
                for side in (1, 2):
                    wanted[side, SPELLPOWER] = max(int(here), wanted.get((side, SPELLPOWER), 0))
    _wield_windfury(game, wanted)
    for (side, tag), value in wanted.items():
        hero = game.hero[side]
        if hero is not None:
            queue_tag(game, hero, tag, value or keyword_left(hero, tag))
    game.hero_texts = {key for key, value in wanted.items() if value}


def refresh_mates(game: Game) -> None:
    """Queue the keywords that texts like Kel'Thuzad's give to their player's other minions.

    Minions that came later get them too. If the text is gone or silenced, their end is queued
    (U152:14817, 15429, 15564, 17236).
    """
    wanted: dict[tuple[int, int], int] = {}
    for source in (*game.asking.stats, *game.left_since_update):
        if source.script is None or not source.script.mate_keywords:
            continue
        here = source.zone == Zone.PLAY and not source.silenced
        for tag, holds in source.script.mate_keywords:
            value = 1 if here and holds(game, source, Frame()) else 0
            for mate in game.board[source.controller]:
                if mate is not source:
                    key = mate.id, tag
                    wanted[key] = max(value, wanted.get(key, 0))
    for (entity_id, tag), value in wanted.items():
        mate = game.entities[entity_id]
        queue_tag(game, mate, tag, value or keyword_left(mate, tag))


def _wield_windfury(game: Game, wanted: dict[tuple[int, int], int]) -> None:
    """Add to `wanted` the Windfury that each weapon in play, equipped or not, gives its hero.

    A weapon that has left since the last update adds 0, which ends the Windfury (U149:4762).
    """
    for weapon in (*game.weapons[1], *game.weapons[2], *game.left_since_update):
        worth = weapon.tags.get(WINDFURY, 0)
        if worth and weapon.type == CardType.WEAPON:
            key = weapon.controller, WINDFURY
            here = worth if weapon.zone == Zone.PLAY else 0
            wanted[key] = max(here, wanted.get(key, 0))


def end_own_marks(game: Game, silenced: Entity) -> None:
    """Clear the marks that a minion's own text gave it, while it is being silenced.

    Recordings: U082:5480, U084:2538.
    """
    if silenced.script is not None:
        for tag, _ in silenced.script.keywords:
            if tag in MARKS:
                game.set(silenced, tag, 0)


def end_marks(game: Game) -> None:
    """Queue the end of marks and of "can't be targeted" tags on entities that left play.

    In all of 59 places, in all builds, a dead or returned minion loses what Stealth and Elusive
    forbid to others (U068:4403, U143:1252, U568:13190). Other keywords of its own text become the
    printed ones.
    """
    for entity in game.left_since_update:
        if entity.zone == Zone.PLAY:
            continue
        printed = entity.card.tags if entity.card is not None else {}
        if entity.script is not None:
            for tag, _ in entity.script.keywords:
                queue_tag(game, entity, tag, 0 if tag in MARKS else printed.get(tag, 0))
        for tag in SHADOWS:
            queue_tag(game, entity, tag, printed.get(tag, 0) if tag == TAG_333 else 0)


def _shadowless(entity: Entity) -> bool:
    """Whether an enchantment on `entity` gives Stealth without the two tags that repeat it.

    It is a brawl's; Conceal's has the tags in the same game (U010:14372).
    """
    return any(each.script is not None and each.script.shadowless for each in entity.attached)


def _lost_elusive(entity: Entity) -> bool:
    """Whether a text has taken away that a minion is Elusive as it is printed (Chromatus)."""
    printed = entity.card is not None and entity.card.tags.get(ELUSIVE, 0)
    return bool(printed) and not entity.tags.get(ELUSIVE, 0)


def update_shadows(game: Game) -> None:
    """Queue the "can't be targeted" tags of Elusive minions and, up to 2017, those of Stealth.

    A dormant or silenced minion is not Elusive (U305:4876). A minion that became Elusive in the
    hand gets the tags as it comes into play (U575:4602, U568:23511); for one that ceases to be
    Elusive with this update nothing is queued.
    """
    for side in (1, 2):
        for entity in game.board[side]:
            lasts = entity.tags.get(ELUSIVE, 0) and game.due.get(entity.id, {}).get(ELUSIVE, 1)
            if lasts or (entity.card is not None and entity.card.elusive):
                asleep = entity.tags.get(DORMANT, 0)
                active = 0 if entity.silenced or asleep or _lost_elusive(entity) else 1
                queue_tag(game, entity, CANT_BE_TARGETED_BY_SPELLS, active)
                queue_tag(game, entity, CANT_BE_TARGETED_BY_HERO_POWERS, active)
            if not game.profile.no_stealth_shadow:
                hidden = 1 if entity.tags.get(STEALTH, 0) and not _shadowless(entity) else 0
                queue_tag(game, entity, CANT_BE_ATTACKED, hidden)
                queue_tag(game, entity, CANT_BE_TARGETED_BY_OPPONENTS, hidden)
