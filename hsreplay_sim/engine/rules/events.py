"""Events, and the queue of triggers that answer one (R61–R69).

Tag changes are output; only these explicit events start triggers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base import limits
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.errors import RunawayError
from hsreplay_sim.base.tags import (
    DORMANT,
    EXHAUSTED,
    HIDDEN_ZONE_OWNER,
    NUM_SECRETS_TRIGGERED_THIS_GAME,
    NUM_TURNS_IN_PLAY,
    PENDING_ZONE,
    SECRET,
    SIGIL,
    SILENCED,
)
from hsreplay_sim.engine.keywords import quests, ritual
from hsreplay_sim.engine.rules.stats import count_arrival
from hsreplay_sim.engine.text import SILENT, Frame, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game, Listener

PLAYED = 1
"""A card is being played, before its text ("whenever you play", "whenever you cast")."""
AFTER_PLAYED = 2
"""A card's text has run ("after you play", "after you cast")."""
SUMMONED = 3
AFTER_SUMMONED = 4
DAMAGED = 5
HEALED = 6
DIED = 7
TURN_START = 8
TURN_END = 9
ATTACKS = 10
"""An attack is proposed; `subject` attacks `target`."""
AFTER_ATTACK = 11
DREW = 12
DISCARDED = 13
INSPIRED = 14
ARMOR_GAINED = 15
SECRET_REVEALED = 16
TARGETED = 17
"""A spell is aimed at `target` (Spellbender)."""
EQUIPPED = 18
OVERHEALED = 19
CARD_ADDED = 20
CLEANUP = 21
"""MAIN_CLEANUP of the player `subject`."""
PREDAMAGE = 22
"""Damage is about to be dealt to `subject` (Ice Block, Commanding Shout)."""
MULLIGAN_DONE = 23
SHIELD_LOST = 24
OVERLOADED = 25
FROZEN = 26
CONTROL_CHANGED = 27
ABILITY_USED = 28
"""A Titan has used an ability."""
OPTION_TAKEN = 29
"""The player `subject` took an option other than End Turn, and it is counted."""
BEFORE_PLAYED = 30
"""A card is about to be played: it may be countered yet, in builds that ask so first."""
DYING = 31
"""A body is about to leave, inside the DEATHS block: it may be given Reborn yet (U195:12608)."""
PREHEALING = 32
"""Healing is announced: `subject` will be healed by `target` (U407:3117)."""
NEW_HERO = 33
"""A hero was played, and its text has run; its power hears of it."""
WEAPON_DESTROYED = 34
"""The weapon `subject` is destroyed."""
SURVIVED = 35
"""Damage was dealt and all that answers to it has run ("after this minion survives damage")."""
SHUFFLED = 36
"""A text of `target` has shuffled the card `subject` into a deck (U496:4676, U179:3746)."""
GAME_BEGINS = 37
"""The game runs and no card is dealt yet: the scenario sets it up (U063:267)."""
GAME_OVER = 38
"""The game is over, and about to be complete: the scenario says what comes of it (U063:10520)."""
DEALT = 39
"""The opening hands are there, and the mulligan begins (U179:585)."""
TURN_BEGUN = 40
"""A turn has begun, and the step in which its player draws is named (U212:882, U379:1007)."""
DRAW_ANSWERED = 41
"""The card `subject` was drawn, and has done what it does as it is drawn (U289:4590)."""
TURN_DRAW = 42
"""The player `subject` would draw for the turn, and a text does it instead (U005:2193)."""


def heard(game: Game, event: int) -> bool:
    """Whether any listener would notice the event; this saves building frames that none reads."""
    return game.watcher is not None or bool(game.listeners.get(event))


def fire(
    game: Game,
    event: int,
    frame: Frame,
    between: Callable[[Game], None] | None = None,
    *,
    among: Callable[[Entity], bool] | None = None,
) -> None:
    """Run every listener of the event: queued once, re-checked when its turn comes (R61, R62).

    Since 9.1 an entity that arrived later than `frame.since` does not hear an "after" or a death
    (R66, R67). `between` runs after each trigger: the deaths of an outermost phase. `among`: of
    these listeners alone, the others come at another time. What a watcher lets an unknown text make
    here answers that text's event, and not the same again.
    """
    present = game.clock
    if game.watcher is not None:
        game.watcher.event(game)
    rows: Sequence[Listener] | None = game.listeners.get(event)
    if not rows:
        return
    if game.ruleset is not None:
        rows = game.ruleset.arrange(game, event, frame, rows)
    latest = frame.since if frame.since and game.profile.validated_triggers else present
    queue = [
        (entity, trigger)
        for _, _, entity, trigger in rows
        if entity.order <= latest
        and (among is None or among(entity))
        and not (trigger.zone == Zone.PLAY and _is_mute(entity, trigger))
        and trigger.guard(game, entity, frame)
    ]
    for entity, trigger in queue:
        if entity.zone != trigger.zone or (trigger.zone == Zone.PLAY and _is_mute(entity, trigger)):
            continue
        if trigger.guard(game, entity, frame):
            run_trigger(game, entity, trigger, frame)
            if between is not None:
                between(game)


def is_answered(game: Game, event: int, frame: Frame) -> bool:
    """Whether a listener would answer to the event, which then takes the place of something."""
    return any(
        entity.zone == trigger.zone and trigger.guard(game, entity, frame)
        for _, _, entity, trigger in game.listeners.get(event, ())
    )


def let_scenario_speak(game: Game, event: int) -> None:
    """Let the scenario, or a hero in its place, answer to an event of the game as a whole."""
    if game.listeners.get(event):
        fire(game, event, Frame(subject=game.root))


def fire_wound(game: Game, source: Entity, target: Entity, amount: int) -> None:
    """Let others answer to damage, then what has survived it (U223:13730)."""
    for event in (DAMAGED, SURVIVED):
        if heard(game, event):
            fire(game, event, Frame(target=source, subject=target, amount=amount))


def _is_mute(entity: Entity, trigger: Trigger) -> bool:
    """It is silenced, or asleep with a text that is not about sleeping (R200, R254)."""
    tags = entity.tags
    return tags.get(SILENCED, 0) > 0 or (tags.get(DORMANT, 0) > 0 and not trigger.dormant)


def run_trigger(game: Game, entity: Entity, trigger: Trigger, frame: Frame) -> None:
    """One TRIGGER block; a secret is revealed before it and gone after it (R109).

    The text gets a frame of its own; only a new target or amount reaches the event.
    """
    game.triggers_run += 1
    nested = len(game.stack) > limits.TRIGGERS_NESTED_MAX
    if nested or game.triggers_run > limits.TRIGGERS_PER_ACTION_MAX:
        raise RunawayError(f"runaway triggers, the last by {entity.card_id}")
    if trigger.keyword == SILENT:
        trigger.effect(game, entity, frame.of_listener())
        return
    is_secret = trigger.keyword == SECRET and entity.zone == Zone.SECRET
    if is_secret:
        reveal_secret(game, entity)
    elif trigger.keyword == SIGIL:
        _reveal_sigil(game, entity)
    is_ritual = entity.script is not None and entity.script.ritual
    if is_ritual:
        ritual.begin(game, entity)
    game.staging = entity.type == CardType.GAME
    game.open(BlockType.TRIGGER, entity, keyword=trigger.keyword)
    game.staging = False
    own = frame.of_listener()
    own.value = frame.value
    trigger.effect(game, entity, own)
    game.close()
    if is_ritual:
        ritual.end(game, entity, own)
    frame.target, frame.amount = own.target, own.amount
    if entity.zone == Zone.SECRET:
        _leave_secret_zone(game, entity, trigger, own)


def reveal_secret(game: Game, secret: Entity) -> None:
    """Write what comes before a secret's TRIGGER block."""
    game.show(secret)
    if game.profile.counts_fired_secrets:
        game.add(game.owner(secret.controller), NUM_SECRETS_TRIGGERED_THIS_GAME, 1)
    if game.profile.pulses:
        game.pulse(secret, PENDING_ZONE, Zone.PLAY)
    if game.profile.fired_secrets_note_mover:
        game.set(secret, HIDDEN_ZONE_OWNER, game.mover())
    count_arrival(game, secret)
    if game.profile.secrets_count_turns:
        game.set(secret, NUM_TURNS_IN_PLAY, 0)


def _reveal_sigil(game: Game, sigil: Entity) -> None:
    """A sigil acts as if it had just come into play (U321:3727 and later, U217:3703, 3716)."""
    if game.profile.pulses:
        game.pulse(sigil, PENDING_ZONE, Zone.PLAY)
    count_arrival(game, sigil)
    game.set(sigil, NUM_TURNS_IN_PLAY, 0)


def _retire_sigil(game: Game, sigil: Entity) -> None:
    """A sigil leaves, unless its own text has taken it away (U567:1236)."""
    if sigil.zone == Zone.SECRET:
        if game.profile.pulses:
            game.pulse(sigil, PENDING_ZONE, Zone.GRAVEYARD)
        game.set(sigil, EXHAUSTED, 0)
        game.move(sigil, Zone.GRAVEYARD, pulse=False)


def retire_secret(game: Game, secret: Entity) -> None:
    """Write what follows a secret's block; one that fires in its own turn is exhausted (U088)."""
    if secret.zone == Zone.SECRET:
        game.set(secret, EXHAUSTED, 0)
        game.move(secret, Zone.GRAVEYARD)
        fire(game, SECRET_REVEALED, Frame(subject=secret))


Rule = Callable[["Game", "Entity"], None]
"""Something that is written whatever a text says."""


def rules_around(entity: Entity, keyword: int) -> tuple[Rule, Rule] | None:
    """What is written around the TRIGGER in which a Secret, a sigil or a quest does all it does.

    None if nothing is: it stays, or is none of them. The text itself is asked for nothing.
    """
    if entity.zone != Zone.SECRET:
        return None
    if entity.tags.get(SECRET, 0):
        return reveal_secret, retire_secret
    if keyword == SIGIL:
        return _reveal_sigil, _retire_sigil
    return (quests.turn_up, quests.bury) if keyword in quests.REWARDING else None


def _leave_secret_zone(game: Game, entity: Entity, trigger: Trigger, own: Frame) -> None:
    """What a secret, a sigil or a quest does when its trigger has run."""
    if trigger.keyword == SECRET:
        retire_secret(game, entity)
    elif trigger.keyword == SIGIL:
        _retire_sigil(game, entity)
    elif quests.is_complete(entity):
        quests.due(game, entity, entity.controller if own.made else 0)
