import pytest

from hsreplay_sim.carddb.text import numbers, wording, wording_without_numbers


@pytest.mark.parametrize(
    ("text", "found"),
    [
        pytest.param("", (), id="a-card-without-text-has-none"),
        pytest.param("Deal $3 damage.", (3,), id="spell-damage-is-marked-by-a-dollar"),
        pytest.param("Restore #2 Health.", (2,), id="healing-is-marked-by-a-hash"),
        pytest.param("+$a1 Attack this turn. +$d2 Armor.", (1, 2), id="newer-marks-have-a-letter"),
        pytest.param("Give a minion +2/+3.", (2, 3), id="a-buff-has-two"),
        pytest.param("Deal $4-$6 damage.", (4, 6), id="a-range-has-two"),
        pytest.param("-1 Attack.", (1,), id="signs-are-not-read"),
        pytest.param("Summon a 2/1 Defias Bandit.", (2, 1), id="stats-of-a-token"),
        pytest.param("Costs (1) less.", (1,), id="costs-stand-in-brackets"),
        pytest.param(
            "<b>Spell Damage +1</b>. <b>Overload:</b> (2)", (1, 2), id="markup-is-ignored"
        ),
        pytest.param("<color=#FF0000>Draw 2</color>", (2,), id="colours-are-markup"),
        pytest.param("Gain +{0}/+{1}. Draw 1 card.", (1,), id="placeholders-are-skipped"),
        pytest.param("Summon two @/4 Demons.", (4,), id="an-at-sign-has-no-value"),
        pytest.param("In @ |4(turn, turns), draw 3.", (3,), id="plural-forms-are-no-number"),
        pytest.param("If you played an SI:7 card, deal $2.", (2,), id="names-are-no-number"),
        pytest.param("<b>T1T4N</b>", (), id="digits-within-words-are-no-number"),
        pytest.param("for 10,000 turns", (10000,), id="thousands"),
        pytest.param("Draw_2\xa0cards & gain 5_Armor", (2, 5), id="non-breaking-marks"),
        pytest.param("Draw two cards.", (), id="words-are-not-read"),
    ],
)
def test_numbers_of_a_text(text, found):
    assert numbers(text) == found


def test_wording_ignores_layout_and_marks_but_not_numbers():
    assert wording("<b>Hero Power</b> Gain $d2 Armor.") == "gain d2 armor"
    assert wording("Deal $2 damage.") == wording("[b]Deal</b> 2_damage").replace("b deal", "deal")
    assert wording("Deal $2 damage.") != wording("Deal $3 damage.")


def test_a_rebalanced_text_keeps_its_wording_without_numbers():
    old, new = "<b>Combo:</b> Deal 2 damage.", "<b>Combo:</b> Deal 13 damage."
    assert wording_without_numbers(old) == wording_without_numbers(new)
