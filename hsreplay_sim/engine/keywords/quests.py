"""Quests, sidequests and questlines (R229): progress, completion, reward; and sigils.

*Mover*: the player that HIDDEN_ZONE_OWNER names, or 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    COST,
    EXHAUSTED,
    HIDDEN_ZONE_OWNER,
    NUM_TURNS_IN_PLAY,
    QUEST,
    QUEST_PROGRESS,
    QUEST_PROGRESS_TOTAL,
    QUEST_REWARD_DATABASE_ID,
    QUESTLINE,
    QUESTLINE_PART,
    REPEATABLE,
    SIDEQUEST,
    TAG_4297,
)
from hsreplay_sim.engine.records.moves import MOVE_COMES
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules.enchantments import strip
from hsreplay_sim.engine.rules.stats import count_arrival
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

REWARDING = (QUEST, SIDEQUEST, QUESTLINE)
"""The keywords of the TRIGGER in which the reward is given."""
LAST_PART = 3
"""A questline has three parts."""


def progress(game: Game, quest: Entity, amount: int) -> None:
    """If `amount` is above 0, add it to QUEST_PROGRESS of a quest; the total does not limit it.

    19 of 15, 24 of 20, 11 of 8 (6 of 6: U195:27186, U463:11365, U484:21512).
    """
    if amount > 0:
        game.add(quest, QUEST_PROGRESS, amount)


def mark(game: Game, quest: Entity) -> None:
    """Set TAG_4297 on a quest, or on the last part of a questline, since 223542.

    Recording: U217:13547.
    """
    last = quest.tags.get(QUEST, 0) or quest.tags.get(QUESTLINE_PART, 0) == LAST_PART
    if last and game.profile.marks_quests:
        game.set(quest, TAG_4297, 1)


def is_complete(quest: Entity) -> bool:
    """Whether the progress of a quest has reached its total."""
    total = quest.tags.get(QUEST_PROGRESS_TOTAL, 0)
    return 0 < total <= quest.tags.get(QUEST_PROGRESS, 0)


def due(game: Game, quest: Entity, mover: int) -> None:
    """Complete a quest now, or queue it if a text or attack is running.

    A queued quest counts on until the next death phase could come (9 of 9: U195:27198, U321:2494,
    U463:11378; after a spell that a text casts, U217:13441). `mover` is passed on to `complete`.
    """
    if any(kind != BlockType.PLAY for kind, _ in game.stack):
        game.untagged.completed[quest.id] = mover
    else:
        complete(game, quest, mover)


def complete_due(game: Game) -> None:
    """Complete the queued quests that are still in the secret zone, and empty the queue."""
    waiting = dict(game.untagged.completed)
    game.untagged.completed.clear()
    for quest_id, mover in waiting.items():
        quest = game.entities[quest_id]
        if quest.zone == Zone.SECRET:
            complete(game, quest, mover)


def complete(game: Game, quest: Entity, mover: int = 0) -> None:
    """Run the reward of a quest in a TRIGGER block, then move the quest to the graveyard.

    Recording: U405:10013. A questline is replaced by its next part before the reward. `mover` is
    the quest's PLAYER_ID if its own text has just made something (U568:7711), else 0: the text only
    counts (U575:10297, U217:9325). A repeatable quest stays.
    """
    if quest.tags.get(REPEATABLE, 0):
        _repeat(game, quest)
        return
    script = quest.script
    turn_up(game, quest, mover)
    game.open(BlockType.TRIGGER, quest, keyword=_keyword(quest))
    _next_part(game, quest)
    if script is not None and script.reward is not None:
        script.reward(game, quest, Frame(subject=quest))
    game.close()
    bury(game, quest, mover)


def _repeat(game: Game, quest: Entity) -> None:
    """Run the reward of a repeatable quest as often as it is complete; its total grows each time.

    As a hypothesis: no recording shows one.
    """
    script, printed = quest.script, game.base_tags(quest.card_id).get(QUEST_PROGRESS_TOTAL, 0)
    while is_complete(quest) and quest.zone == Zone.SECRET and printed > 0:
        game.open(BlockType.TRIGGER, quest, keyword=QUEST)
        if script is not None and script.reward is not None:
            script.reward(game, quest, Frame(subject=quest))
        game.close()
        game.add(quest, QUEST_PROGRESS_TOTAL, printed)


def _keyword(quest: Entity) -> int:
    return next((each for each in REWARDING if quest.tags.get(each, 0)), QUEST)


def _next_part(game: Game, quest: Entity) -> None:
    """If a part of a questline has a next part, set it aside and create that in the secret zone.

    Recordings: U431:2793, U141:5587. The last part names its reward in the tag that names the next
    part on others; it stays (U431:9630).
    """
    following = game.cards.by_dbf(quest.tags.get(QUEST_REWARD_DATABASE_ID, 0))
    if following is not None and following.tags.get(QUESTLINE, 0):
        _ready(game, quest, Zone.SETASIDE)
        game.hide(quest, Zone.SETASIDE)
        game.move(quest, Zone.SETASIDE, pulse=False)
        part = game.create(following.id, quest.controller, Zone.SECRET, creator=quest)
        mark(game, part)


def turn_up(game: Game, quest: Entity, mover: int = 0) -> None:
    """Write what precedes the reward of a quest, as if the quest had just come into play."""
    record(game, MOVE_COMES, quest, Zone.PLAY)
    game.set(quest, HIDDEN_ZONE_OWNER, mover)
    count_arrival(game, quest)
    game.set(quest, NUM_TURNS_IN_PLAY, 0)


def _ready(game: Game, quest: Entity, zone: int) -> None:
    """Announce by PENDING_ZONE that a quest is going to move to `zone`, and clear EXHAUSTED.

    Recordings: U145:3795, U195:27216.
    """
    record(game, MOVE_COMES, quest, zone)
    game.set(quest, EXHAUSTED, 0)


def bury(game: Game, quest: Entity, mover: int = 0) -> None:
    """Move a quest to the graveyard after its reward; HIDDEN_ZONE_OWNER becomes `mover`.

    A part of a questline was set aside before, for the next part, and is shown first (U431:2793).
    After an attack `mover` is as in a play (U195:27198).
    """
    before, game.aftermath = game.aftermath, mover
    if quest.zone == Zone.SETASIDE:
        game.show(quest)
    _ready(game, quest, Zone.GRAVEYARD)
    game.move(quest, Zone.GRAVEYARD, pulse=False)
    game.aftermath = before
    game.set(quest, HIDDEN_ZONE_OWNER, mover)
    game.set(quest, TAG_4297, 0)
    if quest.attached and quest.card is not None:  # a discount that has stayed: U054:8563
        strip(game, quest)
        game.set(quest, COST, quest.card.cost)
