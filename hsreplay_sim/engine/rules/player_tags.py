"""Set the tags that cards in play give to a PLAYER entity: Spell Damage, doublings, single tags.

Some sources are enchantments on the player that no log explains, or texts that are not implemented:
what a loaded state has beyond the known sources is kept as a residue, as for stats.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    CURRENT_HEROPOWER_DAMAGE_BONUS,
    CURRENT_SCHOOL_POWER,
    CURRENT_SPELLPOWER,
    EXHAUSTED,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    HEROPOWER_ADDITIONAL_ACTIVATIONS,
    HEROPOWER_DAMAGE,
    HEROPOWER_UNLIMITED_USES,
    OWN_SHUFFLES_INTO_DECK,
    PLAYER_ID,
    SHUFFLES_INTO_DECK,
    SPELLPOWER,
    STEADY_SHOT_CAN_TARGET,
    USE_ALTERNATE_CARD_TEXT,
)
from hsreplay_sim.engine.state.asking import DOUBLINGS, HELD, HELD_BY_BOTH
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame, Script

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

MORE_USES = (HEROPOWER_ADDITIONAL_ACTIVATIONS, HEROPOWER_UNLIMITED_USES)
"""Tags that no packet contains: the hero power may be used once more in a turn, or at will."""

_OF_ONE = (*HELD, *DOUBLINGS)
"""The tags that texts give the player on whose side they are."""


def refresh(game: Game) -> None:
    """Update the tags of both PLAYER entities if anything that counts in them may have changed."""
    asking = game.asking
    if game.players_stale or asking.players or asking.raised or game.passing:
        update(game)


def update(game: Game) -> None:
    """Set the sums and tags that cards in play give to both PLAYER entities.

    SPELLPOWER of cards that print more than 1 is set first.
    """
    game.players_stale = False
    _raise_printed(game)
    for side in (1, 2):
        player = game.player[side]
        if player is not None:
            game.set(player, CURRENT_SPELLPOWER, spell_power(game, side))
            _update_school_power(game, player, side)
    there = {side: _there(game, side) for side in (1, 2)}
    for side in (1, 2):
        player = game.player[side]
        if player is not None:
            _update_held(game, player, there[side], _OF_ONE)
            game.set(player, CURRENT_HEROPOWER_DAMAGE_BONUS, _power_bonus(game, side))
            ready_power_anew(game, side)
    both = there[1] + there[2]
    for side in (game.current, 3 - game.current):
        player = game.player[side]
        if player is not None:
            _update_held(game, player, both, HELD_BY_BOTH)


def spell_power(game: Game, side: int) -> int:
    """Return the Spell Damage of a player, computed from what is in play now (R73).

    CURRENT_SPELLPOWER holds it only after the next update.
    """
    total = game.untagged.player_residues.get((side, CURRENT_SPELLPOWER), 0)
    for entity in game.in_play[side]:
        kind = entity.type
        if kind == CardType.HERO or (
            kind != CardType.ENCHANTMENT and _spell_power_tag(game, entity)
        ):
            total += _own_spell_power(game, entity)
    if game.asking.stats:
        total += sum(amount for _, amount in shared_spell_power(game))
    for worn in _worn(game, side):
        script = worn.script
        if script is not None and script.spell_power is not None:
            total += worn.tags.get(SPELLPOWER, 0) + script.spell_power(game, worn, Frame())
    return max(0, total)


def _update_school_power(game: Game, player: Entity, side: int) -> None:
    """Set the sums of Spell Damage for one school; 0 of 0 is not written (U440:5539, 9035)."""
    raised = (each for each in game.asking.raised if each.controller == side)
    bodies = [each for each in raised if each.zone == Zone.PLAY]
    for special, current in CURRENT_SCHOOL_POWER.items():
        total = sum([each.tags.get(special, 0) for each in bodies]) if bodies else 0
        if total or player.tags.get(current, 0):
            game.set(player, current, total)


def school_power(game: Game, side: int, special: int) -> int:
    """Return the Spell Damage of a player for one school; `special` is the tag of that (R227)."""
    bodies = (each for each in game.in_play[side] if each.type != CardType.ENCHANTMENT)
    return sum(each.tags.get(special, 0) for each in bodies)


def _power_bonus(game: Game, side: int) -> int:
    """Return how much more damage a player's hero power deals, at least 0.

    HEROPOWER_DAMAGE of a minion is 1 also where its text has another number.
    """
    total = game.untagged.player_residues.get((side, CURRENT_HEROPOWER_DAMAGE_BONUS), 0)
    for minion in game.board[side]:
        if HEROPOWER_DAMAGE in minion.tags and not minion.silenced:
            total += _more_damage(game, minion, minion.tags[HEROPOWER_DAMAGE])
    for worn in _worn(game, side):
        total += _more_damage(game, worn, 0)
    return max(0, total)


def _more_damage(game: Game, entity: Entity, marked: int) -> int:
    """Return the damage that a text adds to that of the hero power; `marked` if it has no text."""
    more = entity.script.power_damage if entity.script is not None else None
    return marked if more is None else more(game, entity, Frame(subject=entity))


_SUMS = {CURRENT_SPELLPOWER: spell_power, CURRENT_HEROPOWER_DAMAGE_BONUS: _power_bonus}
"""Tag of a PLAYER entity → the function that computes its value from the entities in play."""


def keep_player_residues(game: Game) -> None:
    """Store as residues the unexplained part of each PLAYER sum, and each tag that nothing gives.

    A tag that was a residue before and is still set stays one. A tag that texts give and that is
    not set has a negative residue.
    """
    game.players_stale = True
    kept = game.untagged.player_residues
    before = {key for key, rest in kept.items() if rest > 0}
    kept.clear()
    for side in (1, 2):
        player = game.player[side]
        if player is None:
            continue
        for tag, add_up in _SUMS.items():
            rest = player.tags.get(tag, 0) - add_up(game, side)
            if rest:
                kept[side, tag] = rest
        scripts = _granting(_there(game, side))
        given = [tag for script in scripts for tag in script.player_tags]
        for tag in HELD:
            if not player.tags.get(tag, 0):
                if tag in given:
                    kept[side, tag] = -given.count(tag)
            elif (side, tag) in before or _is_unheld(game, side, tag):
                kept[side, tag] = 1


def _is_unheld(game: Game, side: int, tag: int) -> bool:
    """Whether nothing of a side gives its player the tag, and no text of it is unimplemented.

    Then a passive treasure gave the tag and is gone (U195:1431).
    """
    player = game.owner(side)
    scripts = [each.script for each in (*_there(game, side), *game.board[side], *player.attached)]
    return all(script is not None and tag not in script.player_tags for script in scripts)


def _own_spell_power(game: Game, entity: Entity) -> int:
    """Return the Spell Damage that an entity adds for its side; if both sides share it, 0.

    For a hero it is the tag, less 1 if the tag also marks shared Spell Damage.
    """
    script = entity.script
    if script is not None and script.shared_spell_power is not None:
        return 0
    tag = _spell_power_tag(game, entity)
    if entity.type == CardType.HERO:
        return tag - bool(shared_spell_power(game)) if tag else 0
    more = script.spell_power if script is not None else None
    return tag + (more(game, entity, Frame()) if more is not None else 0)


def _spell_power_tag(game: Game, entity: Entity) -> int:
    """Return SPELLPOWER of an entity; what an aura gives counts once it is queued (U394:3559)."""
    tag = entity.tags.get(SPELLPOWER, 0)
    queued = game.due.get(entity.id) if game.due else None
    return tag if queued is None else queued.get(SPELLPOWER, tag)


def shared_spell_power(game: Game) -> list[tuple[Entity, int]]:
    """Return (entity, amount) of each text in play that gives both players Spell Damage.

    Recordings: U583:6496, 8365.
    """
    return [
        (entity, entity.script.shared_spell_power(game, entity, Frame()))
        for entity in game.asking.stats
        if entity.script is not None and entity.script.shared_spell_power is not None
        if entity.zone == Zone.PLAY and not entity.silenced
    ]


def _worn(game: Game, side: int) -> list[Entity]:
    """Return the enchantments attached to a player or its hero.

    U329:13640, U382:3742; U168@61.
    """
    hosts = (game.player[side], game.hero[side])
    return [each for host in hosts if host is not None for each in host.attached]


def _there(game: Game, side: int) -> list[Entity]:
    """Return what may give tags to a side's player: its board, its hero power, its enchantments.

    Its weapon is there if its text gives tags; so are enchantments on the player. Ossirian Tear is
    a hero power (U326:6732), Deepmining an enchantment (U127:3071).
    """
    power, player = game.power[side], game.player[side]
    found = [*game.board[side], power] if power is not None else game.board[side]
    weapon = game.weapon[side]
    if weapon is not None and weapon.gives_its_player:
        found = [*found, weapon]
    if game.passing:
        found = [*found, *(each for each in game.passing if each.controller == side)]
    if player is None or not player.attached:
        return found
    lasting = [each for each in player.attached if each.script and each.script.player_tags]
    return [*found, *lasting] if lasting else found


def _granting(board: list[Entity]) -> list[Script]:
    """Return the scripts of entities in `board` that give tags to a player and are not silenced."""
    return [
        entity.script
        for entity in board
        if entity.script is not None and entity.script.player_tags and not entity.silenced
    ]


def _update_held(game: Game, player: Entity, board: list[Entity], tags: tuple[int, ...]) -> None:
    """Set those of `tags` that texts in `board` give a player ("your Battlecries trigger twice").

    Several sources count once, except for doublings (U594b:8998). If nothing gives a tag but an
    unimplemented card may, the tag stays, unless a card that gave it has just left (U082:3510).
    """
    side, kept = player.tags.get(PLAYER_ID, 0), game.untagged.player_residues
    granting = _granting(board)
    if not granting and not kept and player.tags.keys().isdisjoint(tags):
        return
    for tag in tags:
        held = sum(tag in script.player_tags for script in granting) if granting else 0
        held += kept.get((side, tag), 0)
        if held or (player.tags.get(tag, 0) and _is_over(game, player, tag, board)):
            if tag == STEADY_SHOT_CAN_TARGET:
                _reword_power(game, player, held)
            game.set(player, tag, held if tag in DOUBLINGS else min(1, held))


def ready_power(game: Game, side: int) -> None:
    """If a hero power was used in this turn and texts allow another use, clear its EXHAUSTED.

    U555:11126, 3 of 3. It stays so when the card with the text is gone (hs-bugs#103).
    """
    power, player = game.power[side], game.player[side]
    uses = player.tags.get(HEROPOWER_ACTIVATIONS_THIS_TURN, 0) if player is not None else 0
    if power is not None and uses and _allows(game, side, uses):
        game.set(power, EXHAUSTED, 0)


def ready_power_anew(game: Game, side: int) -> None:
    """Do so with an update. Up to 4.3 it takes a card that has come since the power was used."""
    if game.profile.stolen_allow_another_use or _has_help_come(game, side):
        ready_power(game, side)


def _has_help_come(game: Game, side: int) -> bool:
    used = game.untagged.power_used_at.get(side, 0)
    return any(
        each.order > used
        for each in _there(game, side)
        if each.script is not None and set(each.script.player_tags) & set(MORE_USES)
    )


def _allows(game: Game, side: int, uses: int) -> bool:
    """Whether texts let a hero power be used again after `uses` uses in this turn."""
    more = {
        tag
        for each in _there(game, side)
        if each.script is not None and each.script.player_tags and not each.silenced
        for tag in each.script.player_tags
    }
    return HEROPOWER_UNLIMITED_USES in more or uses <= int(HEROPOWER_ADDITIONAL_ACTIVATIONS in more)


def _reword_power(game: Game, player: Entity, held: int) -> None:
    """If a hero power has two wordings, parted by an @, set its USE_ALTERNATE_CARD_TEXT.

    The value is 1 if anything gives the tag (`held`), else 0. 10 of 10, U165:7664, U346:7559.
    Steady Shot of 12574 has one (U010:11380).
    """
    power = game.power[player.tags.get(PLAYER_ID, 0)]
    if power is not None and power.card is not None and "@" in power.card.text:
        game.set(power, USE_ALTERNATE_CARD_TEXT, min(1, held))


def _is_over(game: Game, player: Entity, tag: int, board: list[Entity]) -> bool:
    """Whether a tag of a player that no known text gives has ended.

    It has if no unimplemented minion or enchantment may give it, or if a card that gave it has just
    left (U382:3144).
    """
    minions = [each for each in board if each.type != CardType.HERO_POWER]
    if all(each.script is not None for each in (*minions, *player.attached)):
        return True
    gone = (each.script for each in game.left_since_update)
    return any(script is not None and tag in script.player_tags for script in gone)


def is_held(game: Game, player_id: int, tag: int, *, but: Collection[Entity]) -> bool:
    """Whether a card on a player's board gives the tag, or is unimplemented and so may give it.

    The cards in `but` are left out.
    """
    return any(
        entity.script is None or (tag in entity.script.player_tags and not entity.silenced)
        for entity in game.board[player_id]
        if entity not in but
    )


def raises(entity: Entity) -> bool:
    """Whether an entity prints Spell Damage above 1 that its SPELLPOWER tag shows in hand and play.

    Recordings: U583:3544, U572:628.
    """
    card, script = entity.card, entity.script
    if card is None or card.tags.get(SPELLPOWER, 0) < 2:
        return False
    if script is None or script.shared_spell_power is not None:
        return False
    return script.spell_power is None


def _raise_printed(game: Game) -> None:
    """Set SPELLPOWER of cards with raised Spell Damage: to its value in hand and play, else to 1.

    The value is the printed one, or what the text computes.
    """
    for entity in list(game.asking.raised):
        tag = entity.tags.get(SPELLPOWER, 0)
        _raise_school_power(game, entity)
        if entity.zone not in (Zone.HAND, Zone.PLAY):
            game.asking.raised.remove(entity)
            if tag > 1:
                game.set(entity, SPELLPOWER, 1)
        elif entity.script and entity.script.spell_damage:
            if _counts_spell_damage(entity, entity.script):
                counted = entity.script.spell_damage(game, entity, Frame(subject=entity))
                game.set(entity, SPELLPOWER, counted)
        elif tag == 1 and entity.card is not None and raises(entity):
            game.set(entity, SPELLPOWER, entity.card.tags[SPELLPOWER])


def _raise_school_power(game: Game, entity: Entity) -> None:
    """Set the Spell Damage for one school to what the text prints in hand and play, else to 1.

    The card data print 1 whatever the text says (U440:5538, 9034).
    """
    printed = entity.card.school_power if entity.card is not None else 0
    for special in CURRENT_SCHOOL_POWER if printed > 1 else ():
        if entity.tags.get(special, 0):
            game.set(entity, special, printed if entity.zone in (Zone.HAND, Zone.PLAY) else 1)


def _counts_spell_damage(entity: Entity, script: Script) -> bool:
    """Whether computed Spell Damage applies: in play unless silenced, in hand if the text shows it.

    Recording: U406:17249.
    """
    in_hand = entity.zone == Zone.HAND and script.own_number is not None
    return in_hand or (entity.zone == Zone.PLAY and not entity.silenced)


def count_shuffle(game: Game, source: Entity, player_id: int) -> None:
    """Add 1 to SHUFFLES_INTO_DECK of the player into whose deck a text of `source` shuffles.

    If the text is the player's own, OWN_SHUFFLES_INTO_DECK rises too (U426:6318).
    """
    if game.profile.counts_shuffles:
        player = game.owner(player_id)
        game.add(player, SHUFFLES_INTO_DECK, 1)
        if source.controller == player_id:
            game.add(player, OWN_SHUFFLES_INTO_DECK, 1)
