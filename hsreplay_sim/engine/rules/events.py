"""Events, and the queue of triggers that answer one (R61–R69).

Changes of tags start no trigger; only an event that a rule fires does. `subject` and `target` are
fields of the event's frame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from hsreplay_sim.base import limits
from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.errors import RunawayError
from hsreplay_sim.base.tags import (
    DORMANT,
    EXHAUSTED,
    HIDDEN_ZONE_OWNER,
    HONORABLE_KILL,
    NUM_SECRETS_TRIGGERED_THIS_GAME,
    NUM_TURNS_IN_PLAY,
    OVERKILL,
    PENDING_ZONE,
    SECRET,
    SIGIL,
    SILENCED,
    TO_BE_DESTROYED,
    TURN,
)
from hsreplay_sim.engine.keywords import quests, ritual
from hsreplay_sim.engine.keywords.magnetic import carrier
from hsreplay_sim.engine.records.moves import MOVE_COMES
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules.stats import count_arrival
from hsreplay_sim.engine.text import EMPTY, SILENT, Frame, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game, Listener

PLAYED: Final = 1
"""A card is being played, before its text ("whenever you play", "whenever you cast")."""
AFTER_PLAYED: Final = 2
"""A card was played and its text has run ("after you play", "after you cast")."""
SUMMONED: Final = 3
AFTER_SUMMONED: Final = 4
DAMAGED: Final = 5
HEALED: Final = 6
DIED: Final = 7
TURN_START: Final = 8
TURN_END: Final = 9
ATTACKS: Final = 10
"""An attack is proposed; `subject` attacks `target`."""
AFTER_ATTACK: Final = 11
DREW: Final = 12
DISCARDED: Final = 13
INSPIRED: Final = 14
ARMOR_GAINED: Final = 15
SECRET_REVEALED: Final = 16
TARGETED: Final = 17
"""A spell is aimed at `target` (Spellbender)."""
EQUIPPED: Final = 18
OVERHEALED: Final = 19
CARD_ADDED: Final = 20
CLEANUP: Final = 21
"""MAIN_CLEANUP of the player `subject`."""
PREDAMAGE: Final = 22
"""Damage is about to be dealt to `subject` (Ice Block, Commanding Shout)."""
MULLIGAN_DONE: Final = 23
SHIELD_LOST: Final = 24
OVERLOADED: Final = 25
FROZEN: Final = 26
CONTROL_CHANGED: Final = 27
ABILITY_USED: Final = 28
"""A Titan has used an ability."""
OPTION_TAKEN: Final = 29
"""The player `subject` took an option other than End Turn, and it is counted."""
BEFORE_PLAYED: Final = 30
"""A card is about to be played: it may be countered yet, in builds that ask so first."""
DYING: Final = 31
"""A body is about to leave, inside the DEATHS block: it may be given Reborn yet (U195:12608)."""
PREHEALING: Final = 32
"""Healing is announced: `subject` will be healed by `target` (U407:3117)."""
NEW_HERO: Final = 33
"""A hero was played, and its text has run; its power hears of it."""
WEAPON_DESTROYED: Final = 34
"""The weapon `subject` is destroyed."""
SURVIVED: Final = 35
"""Damage was dealt and all that answers to it has run ("after this minion survives damage")."""
SHUFFLED: Final = 36
"""A text of `target` has shuffled the card `subject` into a deck (U496:4676, U179:3746)."""
GAME_BEGINS: Final = 37
"""The game runs and no card is dealt yet: the scenario sets it up (U063:267)."""
GAME_OVER: Final = 38
"""The game is over, and about to be complete: the scenario says what comes of it (U063:10520)."""
DEALT: Final = 39
"""The opening hands are there, and the mulligan begins (U179:585)."""
TURN_BEGUN: Final = 40
"""A turn has begun, and the step in which its player draws is named (U212:882, U379:1007)."""
DRAW_ANSWERED: Final = 41
"""The card `subject` was drawn, and has done what it does as it is drawn (U289:4590)."""
TURN_DRAW: Final = 42
"""The player `subject` would draw for the turn, and a text does it instead (U005:2193)."""
STRIKES: Final = 43
"""`subject` attacks `target`, and what may put another defender in its place has run."""
PREDAMAGE_CAPPED: Final = 44
"""Damage is about to be dealt to `subject`, before anything else changes it (Animated Armor)."""
DEATH_ANSWERED: Final = 45
"""The minion `subject` has died, and all else that answers to its death has run (Redemption)."""

ATTACK_GAINED: Final = 46
"""A text has given an enchantment to `subject`, which has `amount` more Attack by it."""
HEALTH_GAINED: Final = 47
"""A text has given an enchantment to `subject`, which has `amount` more Health by it."""
STATS_GAINED: Final = 57
"""After either of these, once for both."""

PAYS_HEALTH: Final = 48
"""The hero `subject` is about to lose `amount` Health as the cost of a card."""

MANA_SPENT: Final = 49
"""The player `subject` has spent `amount` Mana: for the card `target`, or by a text."""
SHATTERED: Final = 50
"""The card `subject` has broken into its halves (R276)."""

HEALING_HARMED: Final = 58
"""A healing effect of `subject` has dealt damage instead, as its player's healing does."""
DISCOVERED: Final = 51
"""A player has discovered `subject` by a text of `target`, and has what that text gives of it."""

DECK_SHUFFLED: Final = 52
"""A text of `target` has shuffled cards into the deck of the player `subject`, one time."""

CORPSES_SPENT: Final = 53
"""The player `subject` has spent `amount` Corpses."""
CORPSES_GAINED: Final = 54
"""The player `subject` has gained `amount` Corpses, by a death or a text."""
RETURNED: Final = 55
"""The minion `subject` has come back into a hand out of play."""
GIFT_GIVEN: Final = 56
"""The minion `subject` has got a Dark Gift, `target`."""
OVERDRAWN: Final = 59
"""The drawn card `subject` found no room in the hand and is in the graveyard."""
TAKEN: Final = 60
"""The card `subject`, the pick of an offer, has come into a hand."""


def heard(game: Game, event: int) -> bool:
    """Whether a listener or the watcher would notice the event; if not, no frame need be built."""
    return game.watcher is not None or bool(game.listeners.get(event))


def fire(
    game: Game,
    event: int,
    frame: Frame,
    between: Callable[[Game], None] | None = None,
    *,
    among: Callable[[Entity], bool] | None = None,
) -> None:
    """Run every listener of an event whose guard accepts it (R61, R62).

    The listeners are queued at once; each guard is asked again when its turn comes, for an attack
    with the defender that it began with (U421:4319). Since 9.1, if
    `frame.since` is set, an entity that is younger does not hear the event (R66, R67). `between`
    runs after each trigger: the update of an outermost phase. With `among`, only the listeners for
    which it returns True run, asked again in their turn. The watcher is called first; what it
    adopts does not hear this event. Up to 9.1 those in a hand are queued when the board has
    answered to a summoned minion (hs-bugs#495).
    """
    if event == SUMMONED and among is None and not game.profile.validated_triggers:
        fire(game, event, frame, between, among=_on_board)
        fire(game, event, frame, between, among=_in_hand)
        return
    present = game.clock
    if game.watcher is not None:
        game.watcher.event(game)
    rows: Sequence[Listener] | None = game.listeners.get(event)
    if not rows:
        return
    if game.ruleset is not None:
        rows = game.ruleset.arrange(game, event, frame, rows)
    queue = _queued(game, rows, frame, present, among)
    if event == TURN_END:
        queue = _doubled(game, queue)
    asked = frame.of_listener() if event == ATTACKS else frame
    for entity, trigger in queue:
        if among is not None and not among(entity):
            continue
        if entity.zone == trigger.zone and _answers(game, entity, trigger, asked):
            run_trigger(game, entity, trigger, frame)
            if between is not None:
                between(game)


_ACTS_TWICE = (CardType.MINION, CardType.WEAPON, CardType.HERO_POWER, CardType.LOCATION)


def acts_twice(game: Game, card: Entity) -> bool:
    """Whether the hero power or end of turn effect of a card happens twice.

    As a hypothesis: those of cards in play do so, one right after the other, but neither those of
    enchantments nor of objectives, which count turns.
    """
    if card.type not in _ACTS_TWICE:
        return False
    worn = game.owner(card.controller).attached
    return any(each.script is not None and each.script.acts_twice for each in worn)


def _in_hand(listener: Entity) -> bool:
    return listener.zone == Zone.HAND


def _on_board(listener: Entity) -> bool:
    return listener.zone != Zone.HAND


def _queued(
    game: Game,
    rows: Sequence[Listener],
    frame: Frame,
    present: int,
    among: Callable[[Entity], bool] | None,
) -> list[tuple[Entity, Trigger]]:
    """Return the listeners that answer to an event; younger ones do not hear it."""
    latest = frame.since if frame.since and game.profile.validated_triggers else present
    return [
        (entity, trigger)
        for _, _, entity, trigger in rows
        if entity.order <= latest
        and (among is None or among(entity))
        and _answers(game, entity, trigger, frame)
    ]


def _doubled(game: Game, queue: list[tuple[Entity, Trigger]]) -> list[tuple[Entity, Trigger]]:
    return [each for each in queue for _ in range(1 + int(acts_twice(game, each[0])))]


def is_answered(game: Game, event: int, frame: Frame) -> bool:
    """Whether a listener of the event would act now; the event then replaces what was due."""
    return any(
        entity.zone == trigger.zone and trigger.guard(game, entity, frame)
        for _, _, entity, trigger in game.listeners.get(event, ())
    )


def let_scenario_speak(game: Game, event: int) -> None:
    """If anything listens to an event of the whole game, fire it.

    Its subject is the GAME entity.
    """
    if game.listeners.get(event):
        fire(game, event, Frame(subject=game.root))


def fire_wound(game: Game, source: Entity, target: Entity, amount: int) -> None:
    """Fire DAMAGED, then SURVIVED, for `amount` damage that `source` dealt to `target`.

    Recording: U223:13730. `value` of the frames is 1 if the target was doomed before anything
    answered; what the poison of a weapon will destroy does not count yet.
    """
    if source.type == CardType.SPELL:
        turn = game.root.tags.get(TURN, 0)
        game.untagged.note_spell_damage(turn, source.controller, amount)
    poisoned = bool(target.tags.get(TO_BE_DESTROYED, 0)) and source.type != CardType.HERO
    doomed = int(poisoned or target.health_left <= 0)
    for event in (DAMAGED, SURVIVED):
        if heard(game, event):
            frame = Frame(target=source, subject=target, amount=amount)
            frame.value = doomed
            fire(game, event, frame)


def answer_kill(game: Game, source: Entity, target: Entity) -> None:
    """In the source's turn, run its Overkill (R244) or its Honorable Kill (R250) on a minion.

    Overkill runs if the minion has less than 0 Health left, Honorable Kill if it has exactly 0.
    """
    script = source.script
    if script is None or game.current != source.controller or target.type != CardType.MINION:
        return
    left = target.health_left
    effect = script.overkill if left < 0 else script.honorable_kill if left == 0 else None
    if effect is not None:
        game.open(BlockType.TRIGGER, source, keyword=OVERKILL if left < 0 else HONORABLE_KILL)
        effect(game, source, Frame(subject=target, target=target, amount=-left))
        game.close()


def may_be_idle(card: Entity) -> bool:
    """Whether a card in play may have TRIGGER blocks that change nothing.

    It computes a stat of its own (Tar Creeper, U184:3021), sleeps, awaits a turn that is another's
    (U159:5282), or is a boss. What answers to deeds has none (0 of 24,028 actions).
    """
    script = card.script or EMPTY
    awaits = any(each.event in (TURN_START, TURN_END) for each in script.triggers)
    return awaits or script.changes_itself or bool(script.dormant) or script.untold


def _answers(game: Game, entity: Entity, trigger: Trigger, frame: Frame) -> bool:
    """Whether the guard of a trigger accepts the event.

    In play, a silenced entity never answers; a dormant one answers only if its trigger says so
    (R200, R254).
    """
    if trigger.zone == Zone.PLAY:
        tags = entity.tags
        if tags.get(SILENCED, 0) > 0 or (tags.get(DORMANT, 0) > 0 and not trigger.dormant):
            return False
    return trigger.guard(game, entity, frame)


def run_trigger(game: Game, entity: Entity, trigger: Trigger, frame: Frame) -> None:
    """Run one trigger in a TRIGGER block; a SILENT one runs without a block.

    A secret is revealed before the block and leaves after it (R109). The effect gets a frame of its
    own; only a changed target or amount is copied back to the event's frame. Raises RunawayError
    after too many triggers.
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
    actor = carrier(game, entity)
    game.staging = entity.type == CardType.GAME
    game.open(BlockType.TRIGGER, actor, keyword=trigger.keyword)
    game.staging = False
    own = frame.of_listener()
    own.value = frame.value
    if actor is not entity:
        own.text = entity.card
    trigger.effect(game, actor, own)
    game.close()
    if is_ritual:
        ritual.end(game, entity, own)
    frame.target, frame.amount = own.target, own.amount
    if entity.zone == Zone.SECRET:
        _leave_secret_zone(game, entity, trigger, own)


def reveal_secret(game: Game, secret: Entity) -> None:
    """Write what precedes a secret's TRIGGER block: SHOW_ENTITY, counter, PENDING_ZONE."""
    game.show(secret)
    if game.profile.counts_fired_secrets:
        game.add(game.owner(secret.controller), NUM_SECRETS_TRIGGERED_THIS_GAME, 1)
    record(game, MOVE_COMES, secret, Zone.PLAY)
    if game.profile.fired_secrets_note_mover:
        game.set(secret, HIDDEN_ZONE_OWNER, game.mover())
    count_arrival(game, secret)
    if game.profile.secrets_count_turns:
        game.set(secret, NUM_TURNS_IN_PLAY, 0)


def _reveal_sigil(game: Game, sigil: Entity) -> None:
    """Write what precedes a sigil's TRIGGER block, as if it had just come into play.

    Recordings: U321:3727 and later, U217:3703, 3716.
    """
    game.pulse(sigil, PENDING_ZONE, Zone.PLAY)
    count_arrival(game, sigil)
    game.set(sigil, NUM_TURNS_IN_PLAY, 0)


def _retire_sigil(game: Game, sigil: Entity) -> None:
    """Move a sigil to the graveyard if it is still in the secret zone.

    Recording: U567:1236.
    """
    if sigil.zone == Zone.SECRET:
        game.pulse(sigil, PENDING_ZONE, Zone.GRAVEYARD)
        game.set(sigil, EXHAUSTED, 0)
        game.move(sigil, Zone.GRAVEYARD, pulse=False)


def retire_secret(game: Game, secret: Entity) -> None:
    """If a secret is still in the secret zone, move it to the graveyard and fire SECRET_REVEALED.

    EXHAUSTED is cleared first: a secret that fires in its own player's turn has it (U088).
    """
    if secret.zone == Zone.SECRET:
        game.set(secret, EXHAUSTED, 0)
        game.move(secret, Zone.GRAVEYARD)
        fire(game, SECRET_REVEALED, Frame(subject=secret))


Rule = Callable[["Game", "Entity"], None]
"""Something that is written whatever a text does."""


def rules_around(entity: Entity, keyword: int) -> tuple[Rule, Rule] | None:
    """Return the two functions called before and after the TRIGGER of a Secret, sigil or quest.

    `keyword` is that of the trigger. The result is None for any other entity, and for a trigger
    after which the card stays.
    """
    if entity.zone != Zone.SECRET:
        return None
    if entity.tags.get(SECRET, 0):
        return reveal_secret, retire_secret
    if keyword == SIGIL:
        return _reveal_sigil, _retire_sigil
    return (quests.turn_up, quests.bury) if keyword in quests.REWARDING else None


def _leave_secret_zone(game: Game, entity: Entity, trigger: Trigger, own: Frame) -> None:
    """Retire a secret or sigil after its trigger; complete a quest whose progress is full.

    If a text or attack runs, the quest is queued instead. Any other card stays.
    """
    if trigger.keyword == SECRET:
        retire_secret(game, entity)
    elif trigger.keyword == SIGIL:
        _retire_sigil(game, entity)
    elif quests.is_complete(entity):
        quests.due(game, entity, entity.controller if own.made else 0)
