"""Cast spells by an effect, not from the hand, and use hero powers by an effect (R196, R270)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.play_errors import LEGAL
from hsreplay_sim.base.tags import (
    CARD_TARGET,
    COMBO_ACTIVE,
    DISPLAYED_CREATOR,
    LAST_COMBATANT,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
    REVEALED,
    SECRET,
    TAG_2133,
)
from hsreplay_sim.engine.moves.inspire import hearing, inspire
from hsreplay_sim.engine.moves.payment import overload
from hsreplay_sim.engine.moves.play import become_hero, goes_to
from hsreplay_sim.engine.moves.power import run_text
from hsreplay_sim.engine.moves.secrets import TOLD_OF_A_SECRET, let_sleep, tell_hidden
from hsreplay_sim.engine.options.requirements import text_error
from hsreplay_sim.engine.options.targets import matrix_error, targets_of
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.summon import equip_entity, put_into_play
from hsreplay_sim.engine.rules.zones import SECRETS_MAX
from hsreplay_sim.engine.text import Frame, Targets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def cast(
    game: Game,
    source: Entity,
    card_id: str,
    target: Entity | None = None,
    *,
    out_of: int = Zone.SETASIDE,
    shown: bool = False,
) -> Entity:
    """Create a spell, cast it at `target` (None: without one), bury it and return it.

    Packets: FULL_ENTITY in SETASIDE, CARD_TARGET, ZONE=PLAY, POWER (U291:6122); no CARD_TARGET in
    older builds (U169:30629). `out_of` is the zone in which it is created. If it is `shown`, both
    players see it (U568:21443).
    """
    spell = game.create(card_id, source.controller, out_of, creator=source)
    if shown:
        game.set(spell, REVEALED, 1)
    note_caster(game, spell)
    if target is not None and game.profile.cast_spells_tell_target:
        game.set(spell, CARD_TARGET, target.id)
    _resolve(game, spell, Frame(target=target, subject=spell))
    return spell


def cast_at_random(
    game: Game,
    source: Entity,
    card_id: str,
    *,
    settles: bool = True,
    at_enemies: bool = False,
    at: Entity | None = None,
) -> None:
    """Create a spell and cast it with a random target and option, as `cast_entity` does.

    Up to 14830 it is in a PLAY block of its own, with the deaths it causes (U149:5021, U074:8217).
    """
    spell = game.create(card_id, source.controller, Zone.SETASIDE, creator=source)
    cast_entity(game, spell, settles=settles, at_enemies=at_enemies, at=at)


def cast_entity(
    game: Game,
    spell: Entity,
    *,
    settles: bool = True,
    at_enemies: bool = False,
    at: Entity | None = None,
) -> None:
    """Cast an existing card, wherever it is, with a random target and a random option.

    If it cannot be cast, it is only revealed. With `settles`, the deaths follow now; else they
    follow the text that casts it (U484:3460). With `at_enemies`, it takes a friend only if there is
    no legal enemy (U168:1 step 168). With `at`, that is its target wherever it is a legal one.
    """
    frame = Frame(subject=spell)
    if not _take_aim(game, spell, frame, at_enemies=at_enemies, at=at):
        _fizzle(game, spell)
        return
    if frame.target is not None and game.profile.cast_spells_tell_target:
        game.set(spell, CARD_TARGET, frame.target.id)
    if game.profile.casts_outright:
        _resolve(game, spell, frame)
        if settles:
            settle(game)
        return
    target_id = frame.target.id if frame.target is not None else 0
    game.open(BlockType.PLAY, spell, index=0, target=target_id)
    _resolve(game, spell, frame)
    settle(game)
    game.close()


def play_entity(game: Game, card: Entity) -> None:
    """Play an existing card because of a text, with a random target and a random option.

    It costs nothing and does not count as played from the hand. A spell is cast. Any other card
    comes into play, and then its text runs, but not that of a location. A minion or location that
    finds no room stays where it is. As a hypothesis: no recording shows a text that plays anything
    but spells (U378:16468).
    """
    if card.type in (CardType.MINION, CardType.LOCATION):
        if put_into_play(game, card, None) and card.type == CardType.MINION:
            _run_at_random(game, card)
    elif card.type == CardType.WEAPON:
        game.move(card, Zone.PLAY)
        _run_at_random(game, card)
        if card.zone == Zone.PLAY:
            equip_entity(game, card)
    elif card.type == CardType.HERO:
        game.move(card, Zone.PLAY)
        become_hero(game, card, _aimed(game, card))
    else:
        cast_entity(game, card)
    settle(game)


def _run_at_random(game: Game, card: Entity) -> None:
    combo = bool(game.owner(card.controller).tags.get(COMBO_ACTIVE, 0))
    run_text(game, card, _aimed(game, card), combo=combo)


def _aimed(game: Game, card: Entity) -> Frame:
    """Return a frame with a random option and target; without a target if none is legal."""
    frame = Frame(subject=card)
    _take_aim(game, card, frame, at_enemies=False)
    return frame


def cast_unseen(game: Game, source: Entity) -> Entity:
    """Create a hidden Secret, put it into the secret zone if it may go there, and return it.

    Up to 14830 it is in a PLAY block of its own.
    """
    secret = game.create("", source.controller, Zone.SETASIDE, creator=source)
    if not game.profile.casts_outright:
        game.open(BlockType.PLAY, secret, index=0)
    put_secret(game, source, secret)
    if not game.profile.casts_outright:
        settle(game)
        game.close()
    return secret


def _take_aim(
    game: Game, spell: Entity, frame: Frame, *, at_enemies: bool, at: Entity | None = None
) -> bool:
    """Choose option and target of a spell at random and set them in `frame`.

    Return whether the spell can be cast; it cannot if there is no legal target, or a requirement is
    not met.
    """
    script = spell.script
    if script is None and game.watcher is not None and not game.watcher.foreign_aim(game, spell):
        return False
    if script is not None and script.choose:
        frame.option = game.number(Purpose.OPTION, spell, 0, len(script.choose) - 1)
    aimed = _aim(game, spell, frame.option)
    if aimed is not None:
        found = [e for e in aimed.select(game, spell, frame) if _in_reach(game, spell, e)]
        frame.target = _aim_at(game, spell, found, at_enemies=at_enemies, at=at)
        if frame.target is None:
            return False
    return _may_be_cast(game, spell)


def _aim_at(
    game: Game, spell: Entity, found: list[Entity], *, at_enemies: bool, at: Entity | None
) -> Entity | None:
    """Return `at` if it is among the legal targets, else one of them at random."""
    if at in found:
        return at
    enemies = [e for e in found if e.controller != spell.controller] if at_enemies else []
    return game.pick(Purpose.TARGET, spell, enemies or found)


def _may_be_cast(game: Game, spell: Entity) -> bool:
    """Whether the requirements of a spell's text are met, as if it were played from the hand.

    Recording: U174:19674.
    """
    return text_error(game, spell, spell) == LEGAL


def _fizzle(game: Game, spell: Entity) -> None:
    """Set REVEALED on a spell that cannot be cast; the spell stays where it is.

    8 of 8: U168@204, U230@47, U577@57. Up to 14830 this is in a PLAY block of its own, too
    (U149:5258).
    """
    if not game.profile.casts_outright:
        game.open(BlockType.PLAY, spell, index=0)
    note_caster(game, spell)
    game.set(spell, REVEALED, 1)
    if not game.profile.casts_outright:
        game.close()


def fire_power(game: Game, source: Entity, targets: Sequence[Entity]) -> None:
    """Use the hero power of the source's player once at each target, because of a text.

    Each use is counted and costs nothing. TAG_2133 marks the power until its player uses it again
    (U515:12769, U577:3465, U577:3646).
    """
    for target in targets:
        power = game.power[source.controller]
        if power is None:
            return
        game.set(power, CARD_TARGET, target.id)
        _fire(game, power, Frame(target=target, subject=power))


def trigger_power(game: Game, source: Entity) -> None:
    """Use the hero power of the source's player once, because of a text, with a random target.

    If it takes a target and none is legal, nothing happens. As a hypothesis it counts as a use, as
    that of `fire_power` does.
    """
    power = game.power[source.controller]
    if power is None:
        return
    frame = Frame(subject=power)
    if not _take_aim(game, power, frame, at_enemies=False):
        return
    if frame.target is not None:
        game.set(power, CARD_TARGET, frame.target.id)
    _fire(game, power, frame)


def _fire(game: Game, power: Entity, frame: Frame) -> None:
    note_caster(game, power)
    heard = hearing(game, power.controller)
    run_text(game, power, frame)
    game.set(power, TAG_2133, 1)
    player = game.owner(power.controller)
    game.open(BlockType.TRIGGER, player)
    game.add(player, NUM_TIMES_HERO_POWER_USED_THIS_GAME, 1)
    game.close()
    inspire(game, power, heard, frame.target)


def put_secret(
    game: Game, source: Entity, secret: Entity, *, anew: bool = False, side: int = 0
) -> Entity | None:
    """Put a Secret into the secret zone and return it (R211).

    If one like it is there, or there are five, return None. With `anew`, a new card like it is
    created in the zone and returned; `side` is then the player who gets it, by default the owner.
    The opponent sees the same tags as of a Secret played from the hand (9 of 9, U010:2962,
    U160:2577).
    """
    if not _may_go_up(game, secret, side or secret.controller):
        return None
    if anew:
        side = side or secret.controller
        secret = game.create(secret.card_id, side, Zone.SECRET, creator=source)
    else:
        tell_hidden(game, secret)
        game.move(secret, Zone.SECRET)
    if game.current == secret.controller:
        let_sleep(game, secret)
    return secret


def aim_anew(game: Game, source: Entity, play: Frame) -> None:
    """Pick a legal target at random for the card that is being played; set it in the frame `play`.

    If there is none, the card has no target (hs-bugs#697).
    """
    card = play.subject
    if card is None:
        return
    legal = targets_of(game, card, play.option)
    play.target = game.pick(Purpose.TARGET, card, legal) if legal else None
    if game.profile.target_before_move:
        game.set(card, CARD_TARGET, play.target.id if play.target is not None else 0)


def new_secret(game: Game, source: Entity, card_id: str, pool: Sequence[str]) -> Entity:
    """Create a Secret of a pool in the secret zone, set its DISPLAYED_CREATOR and return it.

    Recording: U297:8005. If it stays hidden (`card_id` is ""), it has what the opponent sees of a
    Secret as far as all cards of the pool agree: U239:2199 shows that of a Mage.
    """
    shared = _shared(game, pool) if not card_id else None
    secret = game.create(card_id, source.controller, Zone.SECRET, creator=source, tags=shared)
    game.set(secret, DISPLAYED_CREATOR, source.id)
    if game.current == secret.controller:
        let_sleep(game, secret)
    return secret


def _shared(game: Game, pool: Sequence[str]) -> dict[int, int]:
    """Return the tags that the opponent sees of a Secret, with a value that a whole pool has."""
    printed = [game.first_tags(each) for each in pool]
    values = {tag: {tags.get(tag, 0) for tags in printed} for tag in TOLD_OF_A_SECRET}
    return {tag: found.pop() for tag, found in values.items() if len(found) == 1}


def _may_go_up(game: Game, secret: Entity, side: int) -> bool:
    """Whether there is room for a Secret and none like it is in the secret zone of a player.

    If the Secret, or one in the zone, is hidden, the oracle decides.
    """
    own = [each.card_id for each in game.secrets[side]]
    if len(own) >= SECRETS_MAX or (secret.card_id and secret.card_id in own):
        return False
    if own and not (secret.card_id and all(own)):
        return game.number(Purpose.GOES_UP, secret, 0, 1) == 1
    return True


def _aim(game: Game, spell: Entity, option: int) -> Targets | None:
    script = spell.script
    if script is not None and option >= 0:
        chosen = script.choose[option]
        script = game.scripts.find(game.cards.get(chosen), chosen)
    return script.targets if script is not None else None


def _go_up(game: Game, spell: Entity) -> bool:
    """Put a Secret, sigil or the like into the secret zone.

    Return whether it could go there (R211).
    """
    if spell.tags.get(SECRET, 0):
        return put_secret(game, spell, spell) is not None
    if not _may_go_up(game, spell, spell.controller):
        return False
    game.move(spell, Zone.SECRET)
    return True


def _in_reach(game: Game, spell: Entity, target: Entity) -> bool:
    return not target.doomed and matrix_error(game, spell, target) == LEGAL


def note_caster(game: Game, spell: Entity) -> None:
    """Set LAST_COMBATANT of a spell to the entity of the innermost block, whose text casts it.

    In builds without the tag, or outside of a block, do nothing. Recording: U174:19711.
    """
    if game.profile.last_combatant and game.stack:
        game.set(spell, LAST_COMBATANT, game.stack[-1][1].id)


def _resolve(game: Game, spell: Entity, frame: Frame) -> None:
    note_caster(game, spell)
    if goes_to(spell) == Zone.SECRET:
        if not _go_up(game, spell):
            game.affect(spell, game.stack[-1][1] if game.stack else None)
            game.move(spell, Zone.GRAVEYARD)
        return
    game.move(spell, Zone.PLAY)
    if game.profile.overload_before_text:
        overload(game, spell, game.owner(spell.controller))
    update_auras(game)
    # Behind another card of the turn its Combo goes off, too (U168:1 step 169).
    combo = bool(game.owner(spell.controller).tags.get(COMBO_ACTIVE, 0))
    run_text(game, spell, frame, combo=combo)
    if spell.zone == Zone.PLAY:
        game.move(spell, Zone.GRAVEYARD)
