"""Attach enchantments to a host, end and silence them, and keep the auras up to date (R5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    AURA_APPLIED,
    AURA_ATTACHED,
    CANT_BE_SILENCED,
    CARDTYPE,
    COST,
    CREATOR,
    FROZEN,
    HIDDEN_ZONE_OWNER,
    LAST_ATTACHED_TO,
    LIFESTEAL,
    PENDING_SILENCE,
    POISONOUS,
    REBORN,
    SILENCED,
    SPAWN_TIME_COUNT,
    STAYS_WITH_THE_DEAD,
    TAG_ONE_TURN_EFFECT,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.keywords import herald, numbers
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.records.moves import MOVE_COMES, SOURCE_IS_NOTED
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import cost_auras, keyword_grants, player_tags, stats
from hsreplay_sim.engine.rules.keyword_grants import (
    end_own_marks,
    grant,
    queue_grants,
    queue_tag,
    revoke,
)
from hsreplay_sim.engine.rules.stats import end_wounds, flush_dirty, forgive_wounds, recompute
from hsreplay_sim.engine.state import mirrors
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.printed import own_enchantment
from hsreplay_sim.engine.text import EMPTY, Aura, Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.state.untagged import Stats


def attach(
    game: Game,
    source: Entity,
    host: Entity,
    card_id: str,
    *,
    aura: bool = False,
    copied: bool = False,
    tags: dict[int, int] | None = None,
) -> Entity:
    """Create an enchantment on `host`, write what it changes and return it.

    If the host has the same one from the same source, that gets another layer and is returned;
    never for an `aura`, under another ruleset, on a hero, in a hand since 31761, or for one that a
    copy gets of its original (`copied`). The controller of an aura is that of its source (196 of
    202, U207:12163). `tags` are set on the enchantment.
    """
    card_id = own_enchantment(game, source, card_id, aura=aura)
    data = tags or {}
    if not (aura or copied or _lies_apart(game, host)):
        if (present := _stackable(game, source, host, card_id, data)) is not None:
            return _stack(game, present, host)
    first = _first_tags(game, source, host, card_id, data, aura=aura)
    if not copied and _in_name_of_host(game, source, host):
        first[CREATOR] = host.id
    if not (copied or aura):
        end_wounds(game, host, card_id)
    maker = host if copied else source
    enchantment = game.create(
        card_id, source.controller, Zone.SETASIDE, creator=maker, host=host, tags=first
    )
    _put_on(game, enchantment, host, data, aura=aura)
    if aura:
        _hold(game, enchantment, host, source)
    elif game.profile.stats_at_once:
        stats.recompute_under(game, enchantment, host)
    else:
        game.touch(host)
        forgive_wounds(game, host)
    grant(game, enchantment, host, copied=copied)
    _start_text(game, enchantment)
    return enchantment


def _put_on(
    game: Game, enchantment: Entity, host: Entity, data: dict[int, int], *, aura: bool
) -> None:
    """Attach a new enchantment, move it into play, set `data`; mark a host if it lasts a turn."""
    game.set(enchantment, ATTACHED, host.id)
    if aura:
        game.set_untold(enchantment, AURA_ATTACHED, 0)
    if enchantment.tags.get(TAG_ONE_TURN_EFFECT, 0):
        game.set(host, TAG_ONE_TURN_EFFECT, 1)
    game.move(enchantment, Zone.PLAY)
    mirrors.write_mirrors(game, enchantment)
    for tag, value in data.items():
        game.set(enchantment, tag, value)


def _hold(game: Game, enchantment: Entity, host: Entity, source: Entity) -> None:
    """Set the marks of an aura on its enchantment and host, and queue the host's stats."""
    if game.profile.gifts_affect:
        game.affect(host, source)
    game.set(enchantment, AURA_ATTACHED, 1)
    queue_tag(game, enchantment, AURA_APPLIED, 1)
    game.touch(host)


def _start_text(game: Game, enchantment: Entity) -> None:
    """Attach the auras that an enchantment has; if it is undispellable, set CANT_BE_SILENCED.

    Since 77662 it is made with that tag instead, also where the data do not print it (U434:2576).
    """
    script = enchantment.script or EMPTY
    if script.auras and game.profile.auras_at_arrival:
        _lay_auras(game, enchantment)
    if script.undispellable and not game.profile.no_undispellable:
        game.set(enchantment, CANT_BE_SILENCED, 1)


def attach_layer(game: Game, source: Entity, host: Entity, card_id: str) -> None:
    """Attach an enchantment; if the host has it from the source, add a layer, in a hand too."""
    present = _stackable(game, source, host, card_id, {})
    if present is None:
        attach(game, source, host, card_id)
    else:
        _stack(game, present, host)


def _lies_apart(game: Game, host: Entity) -> bool:
    if game.ruleset is not None or host.type == CardType.HERO:  # no layers on it: U432:4466
        return True
    return host.zone == Zone.HAND and game.profile.apart_in_hand


def _first_tags(
    game: Game, source: Entity, host: Entity, card_id: str, data: dict[int, int], *, aura: bool
) -> dict[int, int]:
    """Return the tags, beyond the printed ones, with which an enchantment is created."""
    bare = game.cards.get(card_id) is None  # an enchantment all the same, in a copy, too
    first: dict[int, int] = {CARDTYPE: CardType.ENCHANTMENT} if bare else {}
    if game.profile.hides_enchantments:
        first |= {**(data if game.profile.numbers_in_show else {}), ATTACHED: host.id}
    if aura and game.profile.hidden_zone_owner:
        first[HIDDEN_ZONE_OWNER] = source.controller
    if game.profile.no_undispellable:
        script = game.scripts.find(game.cards.get(card_id), card_id)
        if script is not None and script.undispellable:
            first[CANT_BE_SILENCED] = 1
    return first


def _in_name_of_host(game: Game, source: Entity, host: Entity) -> bool:
    """Whether the CREATOR of an enchantment is its host and not its source.

    That is so if a trigger of a minion enchants a minion or a card in a hand (152 of 152 from 9786
    to 23576, U609:10237, U159:5187). If a secret, a weapon or a Deathrattle does it, the source is
    named.
    """
    if not game.profile.triggers_name_hosts or game.profile.triggers_name_minions:
        return False
    if source.type != CardType.MINION or source.zone != Zone.PLAY or not game.stack:
        return False
    if game.stack[-1][0] != BlockType.TRIGGER:
        return False
    return host.type == CardType.MINION or host.zone == Zone.HAND


def attach_unseen(
    game: Game, source: Entity, cards: Iterable[Entity], enchantment: str = ""
) -> None:
    """Enchant hidden cards to which a text applies; the oracle says how many or which.

    Since 15590 a recording hides these enchantments and the cards that have them (U489:2973, auras
    U409:2261): as many entities without host as the oracle says are created in play. Up to 14830 it
    shows both (U074:3251): the oracle picks the cards, and `enchantment` is attached to each.
    """
    unseen = [card for card in cards if not card.card_id]
    if enchantment and not game.profile.hides_enchantments:
        while unseen and (card := game.pick(Purpose.BEARER, source, unseen)) is not None:
            attach(game, source, card, enchantment)
            unseen.remove(card)
    elif unseen:
        for _ in range(game.number(Purpose.UNSEEN, source, 0, len(unseen))):
            game.move(game.create("", source.controller, Zone.SETASIDE), Zone.PLAY)


def _stackable(
    game: Game, source: Entity, host: Entity, card_id: str, data: dict[int, int]
) -> Entity | None:
    """Return the enchantment on `host` to which a new one adds a layer, or None if there is none.

    It is the same card with the same `data`, made by `source` or in the name of the host
    (U609:10237, U159:5187), and does not last only one turn.
    """
    apart, since = game.stacks_from
    oldest = since if apart == source.id else 0
    for enchantment in host.attached:
        tags = enchantment.tags
        if (
            enchantment.card_id == card_id
            and tags.get(CREATOR, 0) in (source.id, host.id)
            and not tags.get(TAG_ONE_TURN_EFFECT, 0)
            and all(tags.get(tag, 0) == value for tag, value in data.items())
            and enchantment.order > oldest
        ):
            return enchantment
    return None


def _stack(game: Game, enchantment: Entity, host: Entity) -> Entity:
    """Add a layer to an enchantment: raise SPAWN_TIME_COUNT by 1, give its keywords again."""
    layers = max(1, enchantment.tags.get(SPAWN_TIME_COUNT, 0)) + 1
    grant(game, enchantment, host)
    if not game.profile.notes_spawn_time:
        game.set_untold(enchantment, SPAWN_TIME_COUNT, layers)
        game.touch(host)
        return enchantment
    game.set(enchantment, SPAWN_TIME_COUNT, layers)
    game.set(enchantment, SPAWN_TIME_COUNT, 0)
    game.set(enchantment, SPAWN_TIME_COUNT, 1)
    game.set_untold(enchantment, SPAWN_TIME_COUNT, layers)
    recompute(game, host)
    game.tell(enchantment, SPAWN_TIME_COUNT, layers, old=1)
    return enchantment


def detach(game: Game, enchantment: Entity, zone: int = Zone.REMOVED) -> None:
    """Move an enchantment off its host to `zone` and end its keywords; stats follow later."""
    host = game.entities.get(enchantment.tags.get(ATTACHED, 0))
    _let_go(game, enchantment, zone)
    _release(game, enchantment, host)


_STAYING = (STAYS_WITH_THE_DEAD, LIFESTEAL, POISONOUS, REBORN)


def _stays(enchantment: Entity) -> bool:
    return any(enchantment.tags.get(tag, 0) for tag in _STAYING)


def strip_corpse(game: Game, host: Entity) -> list[Entity]:
    """Remove the enchantments of a host that dies and return them; some stay on the corpse (R21).

    The keywords stay until `forget`. A few enchantments have a tag to stay: EDR_100t7e in 4 of 4
    deaths (U567:4434, U568:33630, U575:3967). So does one that itself has Lifesteal, Poisonous or
    Reborn: 49 of 49 (U408:12447, U212:7619, U195:2638).
    """
    kept = [each for each in host.attached if _stays(each)]
    worn = [each for each in host.attached if each not in kept]
    for enchantment in worn:
        if enchantment.tags.get(TAG_ONE_TURN_EFFECT, 0):
            game.set(host, TAG_ONE_TURN_EFFECT, 0)
        _let_go(game, enchantment, Zone.REMOVED)
    host.attached[:] = kept
    if worn:
        game.touch(host)
    return worn


def _let_go(game: Game, enchantment: Entity, zone: int) -> None:
    host = game.entities.get(enchantment.tags.get(ATTACHED, 0))
    profile = game.profile
    if profile.hides_enchantments:
        if host is not None and profile.notes_old_host:
            game.set(enchantment, LAST_ATTACHED_TO, host.id)
        game.hide(enchantment, zone)
        game.move(enchantment, zone, pulse=False)
    else:
        if zone == Zone.REMOVED:
            _unlink(game, enchantment, host)
        game.move(enchantment, zone, pulse=False)
        game.set(enchantment, ATTACHED, 0)
        game.set(enchantment, CANT_BE_SILENCED, 0)
    if enchantment.tags.get(AURA_ATTACHED, 0) and not profile.auras_leave_the_game:
        game.auras_to_bury.append(enchantment)
        game.touch_auras()


def wear_off(game: Game, enchantment: Entity, by: Entity | None = None) -> None:
    """End an enchantment because of a text and move it to the graveyard.

    The text is that of `by`, or the enchantment's own if `by` is None; LAST_AFFECTED_BY names it.
    """
    source = by or enchantment
    host = game.entities.get(enchantment.tags.get(ATTACHED, 0))
    record(game, SOURCE_IS_NOTED, enchantment, source.id)
    game.affect(enchantment, source)
    game.move(enchantment, Zone.GRAVEYARD)
    _outlast(game, enchantment, host)
    detach(game, enchantment, Zone.GRAVEYARD)
    if enchantment.tags.get(AURA_ATTACHED, 0) and game.profile.auras_leave_the_game:
        game.move(enchantment, Zone.REMOVED)  # U495:9376, U577:4536


def _outlast(game: Game, enchantment: Entity, host: Entity | None) -> None:
    """Set TAG_ONE_TURN_EFFECT of a host: whether an enchantment other than this one has it."""
    if host is not None:
        others = (e for e in host.attached if e is not enchantment)
        left = any(e.tags.get(TAG_ONE_TURN_EFFECT, 0) for e in others)
        game.set(host, TAG_ONE_TURN_EFFECT, 1 if left else 0)


def _unlink(game: Game, enchantment: Entity, host: Entity | None) -> None:
    """Take an enchantment off its host and clear ATTACHED; its zone is up to the caller."""
    if host is not None and enchantment in host.attached:
        host.attached.remove(enchantment)
        game.touch(host)
    game.set(enchantment, ATTACHED, 0)


def end_aura(game: Game, enchantment: Entity) -> None:
    """Take an aura's enchantment off its host and move it out of play, hidden in later builds.

    It goes to the graveyard or is removed from the game, as the build does (seen 9786 to 235290).
    HIDDEN_ZONE_OWNER is set if the host is alive (204 of 204, U099:1085, U054:6039).
    """
    host = game.entities.get(enchantment.tags.get(ATTACHED, 0))
    profile = game.profile
    if not profile.hides_enchantments:
        game.move(enchantment, Zone.GRAVEYARD)
        for tag in (ATTACHED, AURA_ATTACHED, CANT_BE_SILENCED):
            game.set(enchantment, tag, 0)
        queue_tag(game, enchantment, AURA_APPLIED, 0)
    else:
        zone = Zone.REMOVED if profile.auras_leave_the_game else Zone.GRAVEYARD
        record(game, MOVE_COMES, enchantment, zone)
        if profile.hidden_zone_owner and host is not None and host.zone != Zone.GRAVEYARD:
            game.set(enchantment, HIDDEN_ZONE_OWNER, game.mover())
        game.move(enchantment, zone, pulse=False)
        if host is not None and profile.notes_old_host:
            game.set(enchantment, LAST_ATTACHED_TO, host.id)
        game.hide(enchantment, zone)
    if enchantment.tags.get(TAG_ONE_TURN_EFFECT, 0):
        _outlast(game, enchantment, host)
    _release(game, enchantment, host)


def _release(game: Game, enchantment: Entity, host: Entity | None) -> None:
    if host is not None:
        revoke(game, enchantment, host)
        game.touch(host)


def strip(game: Game, host: Entity, zone: int = Zone.REMOVED) -> None:
    """Detach every enchantment of a host, in order of attachment, and move each to `zone` (R21)."""
    for enchantment in list(host.attached):
        detach(game, enchantment, zone)


def strip_and_reset_cost(game: Game, card: Entity) -> None:
    """If a buried card has enchantments, remove them and queue the printed COST (U240:10865)."""
    if not card.attached:
        return
    strip(game, card)
    if card.card is not None:
        queue_tag(game, card, COST, card.card.cost)


def silence(game: Game, target: Entity) -> None:
    """Remove a body's keywords and its enchantments, then set SILENCED (R200).

    An enchantment with CANT_BE_SILENCED stays, as Raid Leader's does. Those of other auras go too;
    the next update attaches new ones, and writes the stats once (U311:5387). What no number of an
    enchantment explains goes too, but for the size with which the body came. If the body has
    CANT_BE_SILENCED, do nothing.
    """
    if target.tags.get(CANT_BE_SILENCED, 0):
        return
    if game.profile.pulses:
        game.pulse(target, PENDING_SILENCE, 1)
    lost = keyword_grants.lost_in_silence(game, target)
    for tag in lost:
        game.set(target, tag, 0)
    taken = [e for e in target.attached if not keyword_grants.withstands_silence(game, e)]
    for enchantment in taken:
        detach(game, enchantment, Zone.REMOVED)
    game.untagged.keep_size(target.id)
    game.set(target, SILENCED, 1)
    end_own_marks(game, target)
    if target in game.asking.auras:
        game.asking.auras.remove(target)
    game.touch_auras()
    game.set(target, FROZEN, 0)
    if game.ruleset is not None:
        game.ruleset.silenced(game, target, lost)
    if any(each.tags.get(AURA_ATTACHED, 0) for each in taken):
        game.touch(target)
    else:
        recompute(game, target)


# --- auras -------------------------------------------------------------------------------


def update_auras(game: Game) -> None:
    """Attach and end auras as their sources now select, then write queued stats and tags (R142).

    New enchantments come first, then those that end, the youngest first, then the stats and
    keywords that both change. If no aura has changed, only what is queued is written (stats,
    mirrors, marks, PLAYER sums).
    """
    mirrors.refresh(game)
    if game.auras_dirty and game.ruleset is not None:
        game.ruleset.refresh_auras(game)
    if game.auras_dirty:
        game.auras_dirty = False
        auras = auras_at_work(game)
        before = stats.due_totals(game) if auras and game.profile.applies_before_shadows else {}
        ended = orphans(game)
        for source, aura in auras:
            ended += _update_aura(game, source, aura)
        for enchantment in ended:
            before.pop(enchantment.tags.get(ATTACHED, 0), None)
        if ended or game.auras_to_bury:
            _end_auras(game, ended)
        for touched in (*cost_auras.update(game), *game.asking.stats):
            game.dirty[touched.id] = touched
        queue_grants(game)
        numbers.refresh(game)
        player_tags.refresh(game)
        if game.profile.names_herald_class:
            herald.refresh(game)
        game.left_since_update.clear()
        if game.profile.applies_before_shadows:
            _apply(game, before)
    while game.dirty or game.due:
        flush_dirty(game)
        mirrors.follow(game)


def auras_at_work(game: Game) -> list[tuple[Entity, Aura]]:
    """Return the auras that attach enchantments, each with its source, the oldest source first."""
    return [
        (source, aura)
        for source in game.asking.auras
        if source.script is not None and not source.silenced
        for aura in source.script.auras
        if not cost_auras.is_bare(game, aura)
    ]


def _apply(game: Game, before: dict[int, Stats]) -> None:
    """Mark the auras as applied or ended; only then do the stats of their hosts follow.

    What was queued before the new auras were attached, `before`, is written together with the
    marks: a hero has the Attack of its new weapon, then the aura on that weapon (U472:11241), a
    minion the number that it counts, then an aura (U207:20606).
    """
    due = {
        number: tags.pop(AURA_APPLIED) for number, tags in game.due.items() if AURA_APPLIED in tags
    }
    if due:
        first = before if any(due.values()) else {}
        marks = {number: {AURA_APPLIED: mark} for number, mark in due.items()}
        stats.write_in_order(game, first, marks)


def _end_auras(game: Game, ended: list[Entity]) -> None:
    """End the auras in `ended`, and bury those in `game.auras_to_bury`, which is emptied.

    The latter left with their host: 140 times, 9786 to 29349; since 29933 they stay removed
    (U408:6679, 210 more). If an aura stays with a corpse, only AURA_APPLIED is cleared (U408:13141,
    U189:19557).
    """
    loose = game.auras_to_bury
    going = {enchantment.id: enchantment for enchantment in (*ended, *loose)}
    for _, enchantment in sorted(going.items(), reverse=True):
        if enchantment not in loose:
            host = game.entities.get(enchantment.tags.get(ATTACHED, 0))
            if host is not None and host.zone == Zone.GRAVEYARD and _stays(enchantment):
                queue_tag(game, enchantment, AURA_APPLIED, 0)
            else:
                if host is not None and host.zone == Zone.SETASIDE and host.id in game.dirty:
                    recompute(game, host)  # what no update has told yet (2 of 2, U353:4011)
                    game.touch(host)
                end_aura(game, enchantment)
            continue
        game.move(enchantment, Zone.GRAVEYARD, pulse=False)
        if not game.profile.hides_enchantments:
            game.set(enchantment, AURA_ATTACHED, 0)
            queue_tag(game, enchantment, AURA_APPLIED, 0)
    loose.clear()


def orphans(game: Game) -> list[Entity]:
    """Return the auras in play whose source left, was silenced, or became another card.

    Those that the log kept all the same are left out.
    """
    found = []
    kept = game.untagged.kept_auras
    for side in (1, 2):
        for enchantment in game.asking.enchantments[side]:
            if enchantment.tags.get(AURA_ATTACHED, 0):
                source = game.entities.get(enchantment.tags.get(CREATOR, 0))
                if source is None or not _still_grants(game, source, enchantment):
                    if enchantment.id not in kept:
                        found.append(enchantment)
    return found


def _still_grants(game: Game, source: Entity, enchantment: Entity) -> bool:
    """Whether the source of an aura is in play or a secret (U397:3817, U148a:4636) and gives it.

    A silenced source gives none. An enchantment without a script may come from any source.
    """
    if source.zone not in (Zone.PLAY, Zone.SECRET) or source.silenced:
        return False
    script = source.script
    if script is None or enchantment.script is None:
        return True
    return any(_is_of(game, enchantment, aura) for aura in script.auras)


def _is_of(game: Game, enchantment: Entity, aura: Aura) -> bool:
    """Whether an enchantment is this aura's; a reprint's has the same name (U405:10670)."""
    if enchantment.card_id == aura.enchantment or enchantment.script is None:
        return True
    named, held = game.cards.get(aura.enchantment), enchantment.card
    return named is not None and held is not None and named.name == held.name


def _lay_auras(game: Game, source: Entity) -> None:
    """Attach the auras of an enchantment that has just arrived; stats follow later (U264:2683)."""
    game.touch_auras()
    if source.script is not None:
        for aura in source.script.auras:
            if not cost_auras.is_bare(game, aura):
                _update_aura(game, source, aura)
    _apply(game, {})


def _update_aura(game: Game, source: Entity, aura: Aura) -> list[Entity]:
    """Attach the missing enchantments of an aura; return those that the caller has to end.

    A host for which the log overruled the aura is left alone until it is selected otherwise.
    """
    wanted, present = selected(game, source, aura), laid(game, source, aura)
    left = game.untagged.left_alone(source.id, aura.enchantment, wanted.keys() ^ present.keys())
    for number, host in wanted.items():
        if number in present or number in left:
            continue
        if host is None:
            _lay_on_nobody(game, source, aura)
        else:
            made = attach(game, source, host, aura.enchantment, aura=True)
            if aura.data is not None:
                game.set(made, TAG_SCRIPT_DATA_NUM_1, aura.data(game, source, Frame()))
    if aura.unseen is not None and _is_active(game, source, aura):
        attach_unseen(game, source, aura.unseen(game, source, Frame()))
    return [each for host, each in present.items() if host not in wanted and host not in left]


def _is_active(game: Game, source: Entity, aura: Aura) -> bool:
    return aura.active is None or aura.active(game, source, Frame())


def selected(game: Game, source: Entity, aura: Aura) -> dict[int, Entity | None]:
    """Return host id → host of those that an aura selects; the key 0 is an aura without a host."""
    if not _is_active(game, source, aura):
        return {}
    found: dict[int, Entity | None] = {each.id: each for each in aura.select(game, source, Frame())}
    if not found and aura.wielded and not game.profile.hides_enchantments:
        found[0] = None
    return found


def laid(game: Game, source: Entity, aura: Aura) -> dict[int, Entity]:
    """Return host id → enchantment of this aura in play; the key 0 is one without a host."""
    return {
        enchantment.tags.get(ATTACHED, 0): enchantment
        for side in (1, 2)
        for enchantment in game.asking.enchantments[side]
        if enchantment.tags.get(AURA_ATTACHED, 0)
        and enchantment.tags.get(CREATOR, 0) == source.id
        and _is_of(game, enchantment, aura)
    }


def _lay_on_nobody(game: Game, source: Entity, aura: Aura) -> None:
    """Create an aura's enchantment without host, up to 13030 (U022:6774, U022:8117)."""
    own = {CARDTYPE: CardType.ENCHANTMENT}
    laid = game.create(aura.enchantment, source.controller, Zone.SETASIDE, creator=source, tags=own)
    game.move(laid, Zone.PLAY)
    game.set(laid, AURA_ATTACHED, 1)
    queue_tag(game, laid, AURA_APPLIED, 1)
