"""The build of a recording: which builds its tags, cards and printed numbers fit.

Source of truth: the table of signs (hsreplay_sim/builds/signs), the card data and, for 2014 to
2016, of which few recordings state their build, the table of builds (docs/tables/BUILDS.md).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from hsreplay_sim.base.tags import (
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    IGNORE_DAMAGE,
    NUM_TIMES_HERO_POWER_USED_THIS_GAME,
)
from hsreplay_sim.builds.cards import Cards
from hsreplay_sim.builds.damage import Damage
from hsreplay_sim.builds.death import Death
from hsreplay_sim.builds.hidden import Hidden
from hsreplay_sim.builds.mana import Mana
from hsreplay_sim.builds.play import Play
from hsreplay_sim.builds.profile import SWITCHES
from hsreplay_sim.builds.signs.evidence import POSSIBLE, between, borders, broken, fitting
from hsreplay_sim.builds.turn import Turn
from hsreplay_sim.carddb.store import CardStore
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.verifier.recording import signs
from hsreplay_sim.verifier.recording.contents import Contents

DOUBT = 3
"""How much more than twice as much as against another build has to speak against a stated one."""


class Dating(NamedTuple):
    """The build that a recording is taken for, and the first and the last that may be."""

    build: int
    oldest: int
    newest: int


def build_of(game: Recording) -> int:
    """Return the build of a game: see :func:`dating_of`."""
    return dating_of(Contents(game)).build


def dating_of(contents: Contents, *, trusted: bool = True) -> Dating:
    """Return the stated build, unless signs contradict it; else the builds that fit the most signs.

    If it is not `trusted`, what is stated has no say.

    Some converted recordings state a build that is years too old for the file (15590, 43246) and
    the right one for the game (U200a, U207, U178): if that fits, it is taken.
    """
    game, data = contents.game, CardStore.open().data_builds
    stated = game.build if trusted else None
    if stated is not None and (game.build_given or not _is_doubted(contents, stated)):
        return Dating(stated, stated, stated)
    builds = sorted({*borders(), *data})
    fits = _fitting(contents, builds)
    oldest, newest = between(builds, fits)
    told = dict(game.meta).get("Game.buildNumber", "")
    if told.isdecimal() and oldest <= (of_game := int(told)) <= newest:
        return Dating(of_game, of_game, of_game)
    if oldest >= Damage.healing_this_turn.new:
        return Dating(fits[len(fits) // 2], oldest, newest)
    tags = max((row.new for row in SWITCHES.values() if row.writes in contents.written), default=0)
    syntax = Hidden.position_before_zone.new if "TriggerKeyword" in game.syntax else 0
    build = max(tags, syntax, *contents.cards_since, 0)
    if build < Damage.hero_hits_on_hero.new:
        newest = min(newest, Damage.hero_hits_on_hero.new)
        build = _as_printed(contents, estimate(contents, tags))
    return Dating(build, min(build, oldest), max(build, newest))


def _as_printed(contents: Contents, build: int) -> int:
    """Return a build, or the last before it that prints what opening hands show (U149, U614)."""
    older = [each for each in CardStore.open().data_builds if each <= build]
    fits = fitting({each: contents.prints.missed(each) for each in older}) if older else older
    return build if older[-1:] == fits[-1:] else between(older, fits)[1]


def _is_doubted(contents: Contents, stated: int) -> bool:
    """Whether more speaks against a build, and the next in the card data, than against others."""
    data = CardStore.open().data_builds
    own = stated, *data[bisect_right(data, stated) :][:1]
    if stated not in POSSIBLE:
        return True
    if any(_against(contents, each) < DOUBT for each in own):
        return False
    most = (min(_against(contents, each) for each in own) - DOUBT) // 2
    rivals = (each for each in (*borders(), *data) if 2 * _breaks(contents, each) <= most)
    return any(_against(contents, each) <= most for each in rivals)


def _fitting(contents: Contents, builds: Sequence[int]) -> list[int]:
    """The builds against which the least speaks, oldest first."""
    breaks = {build: _breaks(contents, build) for build in builds}
    against: dict[int, int] = {}
    for build in sorted(builds, key=breaks.__getitem__):
        if against and 2 * breaks[build] > min(against.values()):
            break
        against[build] = 2 * breaks[build] + contents.prints.missed(build)
    return fitting(against)


def _against(contents: Contents, build: int) -> int:
    """How much speaks against each build: signs and newer cards, twice, and numbers printed."""
    return 2 * _breaks(contents, build) + contents.prints.missed(build)


def _breaks(contents: Contents, build: int) -> int:
    """How many signs of a recording a build breaks, and how many of its cards it lacks."""
    signs_broken = broken(build, contents.signs, started=contents.started, whole=contents.whole)
    since = contents.cards_since
    return signs_broken + len(since) - bisect_right(since, build)


def estimate(contents: Contents, since: int) -> int:
    """Return a build before 2017 whose profile fits a recording with tags since a build.

    If no tag shows a change, it is at the older end of the bracket, as 26 of 37 games decide.
    """
    tags = contents.written
    if since >= Cards.counts_draws_left.new:
        return Cards.counts_draws_left.new
    if since >= Play.spells_counted.new:
        return _early_2016(contents)
    if since >= Mana.spends_counted.new:
        row = Death.counts_dead_after_move
        return row.old + 1 if IGNORE_DAMAGE in tags else Death.no_ignore_damage.new
    uses_power = NUM_TIMES_HERO_POWER_USED_THIS_GAME in tags
    row = Play.counts_power_uses
    return row.old if uses_power and HEROPOWER_ACTIVATIONS_THIS_TURN not in tags else row.new


def _early_2016(contents: Contents) -> int:
    """Return a build that counts spells; with unnamed tags left out it may be newer than that."""
    if signs.counts_both_sides(contents):
        return Hidden.hides_enchantments.old
    if signs.deals_by_packets(contents):
        return Turn.deals_by_packets.new
    if signs.spends_before_using(contents):
        return Mana.spent_after_used.old
    return Death.dying_damage_last.old + 1
