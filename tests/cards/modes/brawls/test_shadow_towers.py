"""Shadow Towers; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import CANT_BE_ATTACKED, STEALTH
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, table


def test_what_is_played_hides_until_its_players_next_turn() -> None:
    """Its Stealth is one tag alone; Conceal's has shadows (U010:1059, 14372)."""
    t = table(build=12574)
    attach(t.game, t.hero(1), t.game.owner(1), "TB_GP_01e_copy1")
    stands = t.minion()
    played = t.play(YETI)
    assert (stands.get(STEALTH), played.get(STEALTH), played.get(CANT_BE_ATTACKED)) == (0, 1, 0)
    assert [each.card_id for each in played.attached] == ["TB_GP_01e_v2"]
    t.deck(YETI)
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.play(YETI).get(STEALTH), played.get(STEALTH)) == (0, 1)
    t.end_turn()
    assert (played.get(STEALTH), played.attached) == (0, [])
