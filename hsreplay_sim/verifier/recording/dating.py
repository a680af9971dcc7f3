"""The build of a recording that does not state it, from the tags it writes and their order.

Source of truth: the table of builds (docs/BUILDS.md). A recording is at least as new as the newest
row whose tag it writes; signs that no tag tells then decide among the builds from there on, so that
the result is the newest build that is consistent with what is absent.
"""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    IGNORE_DAMAGE,
    LAST_CARD_PLAYED,
    NUM_CARDS_PLAYED_THIS_TURN,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
)
from hsreplay_sim.builds.cards import Cards
from hsreplay_sim.builds.damage import Damage
from hsreplay_sim.builds.death import Death
from hsreplay_sim.builds.hidden import Hidden
from hsreplay_sim.builds.mana import Mana
from hsreplay_sim.builds.play import Play
from hsreplay_sim.builds.profile import SWITCHES
from hsreplay_sim.builds.turn import Turn
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording import signs
from hsreplay_sim.verifier.recording.contents import Contents

FAST = Play.power_used_mirror.new
"""From this build on a patch adds thousands to the build number; before it, hundreds."""

TOLERANCE, TOLERANCE_FAST = 2_000, 20_000
"""How much newer than the stated build the tags may be: a tag is first seen some builds late."""


def build_of(game: Recording) -> int:
    """Return the build of a game: see :func:`build_of_contents`."""
    return build_of_contents(Contents(game))


def build_of_contents(contents: Contents) -> int:
    """Return the stated build, unless the recording's tags are clearly newer; else an estimate.

    Some converted recordings state a build that is years too old for the file (15590, 43246) and
    the right one for the game (U200a, U207, U178): if it is not too old as well, that is taken.
    """
    game = contents.game
    guess = estimate(contents)
    if game.build is None:
        oldest = max(guess, _oldest_by_syntax(game), _oldest_by_cards(contents))
        return before_another_print(contents, oldest)
    tolerance = TOLERANCE if game.build < FAST else TOLERANCE_FAST
    if guess <= game.build + tolerance or game.build > _last_without(contents.written):
        return game.build
    oldest = max(guess, _oldest_by_cards(contents))
    return max(oldest, _build_of_the_game(game))


def _build_of_the_game(game: Recording) -> int:
    """Return the build that a converter wrote on the game's own element, 0 if there is none."""
    told = dict(game.meta).get("Game.buildNumber", "")
    return int(told) if told.isdecimal() else 0


def _oldest_by_syntax(game: Recording) -> int:
    """Return the oldest build whose BLOCK_START has this syntax, else 0 (few packets: U029)."""
    newer = {"SubOption", "TriggerKeyword"} & game.syntax
    return Hidden.position_before_zone.new if newer else 0


def _oldest_by_cards(contents: Contents) -> int:
    """Return one more than the last sampled build that lacks a card shown, else 0 (U207, U178)."""
    store = CardStore.open()
    first = max((store.first_build(card_id) or 0 for card_id in contents.cards), default=0)
    older = [build for build in store.builds if build < first]
    return older[-1] + 1 if older else 0


def before_another_print(contents: Contents, guess: int) -> int:
    """Return the last build that may be, if a later one prints a card of an opening hand otherwise.

    Execute costs 1 in U149:1@1 and Abusive Sergeant has 2 Attack in U614: both are older than
    14830, which changed them. If no older data agree with all that is shown, return `guess`.
    """
    shown, store = signs.printed(contents), CardStore.open()

    def agrees(build: int) -> bool:
        cards = store.at(build)
        known = ((cards.get(card_id), tag, value) for card_id, tag, value in shown)
        return all(card is None or card.tags.get(tag, 0) == value for card, tag, value in known)

    changed = guess
    for build in (guess, *reversed([each for each in store.data_builds if each < guess])):
        if agrees(build):
            return guess if build == guess else changed - 1
        changed = build
    return guess


def estimate(contents: Contents) -> int:
    """Return a build whose profile fits the recording.

    If no tag shows a change, the build lies in the bracket of its row, so that the recording
    decides.
    """
    tags = contents.written
    since = _told_by_tags(tags)
    if since >= Damage.healing_this_turn.new:
        return _since_2018(tags, since)
    if since >= Damage.hero_hits_on_hero.new:
        return _in_2017(contents, since)
    if since >= Cards.counts_draws_left.new:
        return _late_2016(contents)
    if since >= Play.spells_counted.new:
        return _early_2016(contents)
    if since >= Mana.spends_counted.new:
        row = Death.counts_dead_after_move
        return row.new - 1 if IGNORE_DAMAGE in tags else Death.no_ignore_damage.new
    uses_power = NUM_TIMES_HERO_POWER_USED_THIS_GAME in tags
    row = Play.counts_power_uses
    return row.old if uses_power and HEROPOWER_ACTIVATIONS_THIS_TURN not in tags else row.new


def _told_by_tags(tags: set[int]) -> int:
    """Return the newest row's build whose tag is written, 0 if none is; absence tells nothing."""
    rows = (row for row in SWITCHES.values() if row.writes in tags)
    return max((row.new for row in rows), default=0)


def _last_without(tags: set[int]) -> int:
    """Return the newest build that is known not to write one of these tags, 0 if there is none."""
    rows = (row for row in SWITCHES.values() if row.writes in tags)
    return max((row.old for row in rows), default=0)


def _since_2018(tags: set[int], since: int) -> int:
    """Return `since`; at two changes that no new tag shows, a build after or before the change."""
    last_played = Play.no_last_card_played.new
    if Play.counts_options_this_game.new <= since < last_played:
        if NUM_CARDS_PLAYED_THIS_TURN in tags and LAST_CARD_PLAYED not in tags:
            return last_played
    moves = Play.target_before_move.new
    return moves - 1 if Hidden.hidden_zone_owner.new <= since < moves else since


def _in_2017(contents: Contents, since: int) -> int:
    """Return a build between the first note of a hero's damage and the healing counts of a turn."""
    if signs.counts_everything(contents):
        return Turn.turns_in_play_all.new
    if signs.hurts_on_the_hero(contents):
        return Hidden.tells_cost_in_hand.new
    counts_heals = Damage.counts_heals.new
    if since >= counts_heals or any(each.startswith("LOOT_") for each in contents.cards):
        return counts_heals
    return Damage.hero_damage_on_player.new


def _late_2016(contents: Contents) -> int:
    """Return a build that writes the cards left to draw, but not the damage of heroes."""
    counts_both = signs.counts_both_sides(contents)
    return (Hidden.hides_enchantments if counts_both else Cards.counts_draws_left).new


def _early_2016(contents: Contents) -> int:
    """Return a build that counts spells; with unnamed tags left out it may be newer than that."""
    if signs.counts_both_sides(contents):
        return Hidden.hides_enchantments.old
    if signs.deals_by_packets(contents):
        return Turn.deals_by_packets.new
    if signs.spends_before_using(contents):
        return Mana.spent_after_used.old
    return Death.dying_damage_last.new - 1
