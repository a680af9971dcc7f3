"""A page is one file that may reach nothing, and the same bytes for the same recording."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from dataclasses import replace

import pytest

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.pages.page import PLAIN_MAX, SCRIPTS, asset, fill, packed, page_of
from pages.games import planted

LINES_MAX, COLUMNS_MAX = 320, 110
TABLE = re.compile(r"(\w+): (\d+)")


def policy_of(page: str) -> str:
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    assert found is not None
    return found[1]


def digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def test_the_policy_refuses_all_but_the_one_style_and_the_one_script() -> None:
    page = page_of(planted())
    style = page.split("<style>")[1].split("</style>")[0]
    script = page.split("<script>")[1].split("</script>")[0]
    assert policy_of(page) == (
        f"default-src 'none'; style-src '{digest(style)}'; script-src '{digest(script)}';"
        " base-uri 'none'; form-action 'none'"
    )


def test_nothing_is_fetched_and_no_attribute_acts() -> None:
    page = page_of(planted())
    assert re.findall(r"<(?:link|img|iframe|object|base)\b", page) == []
    assert re.findall(r"""\s(?:src|on\w+|style)=["']""", page.partition("<script")[0]) == []
    urls = set(re.findall(r"https?://[^\s\"'`)]*", page))
    assert urls == {"http://www.w3.org/2000/svg"}  # the name of SVG, which nobody opens


def test_same_game_same_bytes() -> None:
    assert page_of(planted()) == page_of(replace(planted()))


def test_a_name_that_is_markup_stays_text() -> None:
    evil = "</script><script>alert(1)</script>"
    page = page_of(replace(planted(), file=f"{evil}.log", players={1: evil, 2: "<img src=x>"}))
    assert page.count("<script") == page_of(planted()).count("<script")
    assert "<img" not in page


def test_the_parts_of_a_template_are_not_looked_through() -> None:
    page = page_of(replace(planted(), file="{{script}}.log"))
    assert page.count("class Page") == 1


def test_every_place_of_a_template_is_filled() -> None:
    places = set(re.findall(r"{{(\w+)}}", asset("index.html")))
    parts = {place: f"<{place}>" for place in places}
    assert all(f"<{place}>" in fill("index.html", **parts) for place in places)


def test_data_above_a_size_are_packed() -> None:
    assert packed('{"a":"<b>"}') == ("plain", '{"a":"\\u003cb>"}')
    long = "x" * (PLAIN_MAX + 1)
    form, data = packed(long)
    assert form == "gzip"
    assert gzip.decompress(base64.b64decode(data)).decode() == long
    assert packed(long)[1] == data


def test_the_script_calls_tags_zones_and_types_by_their_numbers() -> None:
    course = asset("course.js")
    for name, holder in (("TAG", t), ("ZONE", Zone), ("TYPE", CardType)):
        table = re.search(rf"const {name} = {{(.*?)}};", course, re.DOTALL)
        assert table is not None
        entries = TABLE.findall(table[1])
        assert entries
        assert {key: int(value) for key, value in entries} == {
            key: getattr(holder, key) for key, _ in entries
        }


@pytest.mark.parametrize("name", [*SCRIPTS, "page.css", "frame.html", "page.html", "index.html"])
def test_the_parts_of_a_page_can_be_read(name: str) -> None:
    lines = asset(name).splitlines()
    assert len(lines) <= LINES_MAX
    assert [line for line in lines if len(line) > COLUMNS_MAX and "content=" not in line] == []


def test_no_sign_needs_a_font_of_its_own() -> None:
    signs = {
        c
        for name in (*SCRIPTS, "page.css", "frame.html", "page.html", "index.html")
        for c in asset(name)
    }
    assert {c for c in signs if ord(c) > 126} <= {"·", "…", "—"}


def test_the_top_says_what_the_game_was() -> None:
    page = page_of(planted())
    top = page[: page.index("Counts and limits")]
    assert "Rosa#1234 (Jaina Proudmoore, Mage) lost" in top
    assert "kept      Boulderfist Ogre" in top
