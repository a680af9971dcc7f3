"""A page in a real browser: it opens offline, is stepped through, and shows what differs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import browser
from corpus import corpus_dir
from hsreplay_sim.app.inputs.files import files_of
from hsreplay_sim.app.outputs.pages import write_pages
from hsreplay_sim.pages.data import GameData
from hsreplay_sim.pages.page import PLAIN_MAX, page_of
from pages.games import PLANTED, planted
from places import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    Opened = Callable[..., Page]

SCRIPT = ROOT / "fixtures" / "hearthbreaker" / "as-documented.rep"
READY_S, TRIES = 3.0, 5
LOG_BYTES = 5_000_000
DIVERGING = "attack River Crocolisk #46 at Murloc Raider #14"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    program = browser.executable()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        browser.missing("playwright is not installed")
    with sync_playwright() as play:
        started = play.chromium.launch(executable_path=program)
        yield started
        started.close()


@pytest.fixture(scope="module")
def tab(chromium: Browser) -> Iterator[Page]:
    """A window for one test after the other: to start one takes as long as to read a page."""
    context = chromium.new_context(offline=True)
    yield context.new_page()
    context.close()


@pytest.fixture
def opened(chromium: Browser, tab: Page, tmp_path: Path) -> Iterator[Opened]:
    """Opens pages; none of them may complain or ask for anything but itself.

    The next page takes the place of the one before; `how` is for a window of its own.
    """
    files, contexts, complaints, asked = [], [], [], []
    heard: dict[str, Callable[[Any], None]] = {
        "console": lambda message: complaints.append(message.text),
        "pageerror": lambda error: complaints.append(str(error)),
        "dialog": lambda dialog: complaints.append(dialog.message),
        "request": lambda request: asked.append(request.url),
    }

    def window(how: dict[str, Any]) -> Page:
        if not how:
            return tab
        contexts.append(chromium.new_context(offline=True, **how))
        page = contexts[-1].new_page()
        listen(page.on)
        return page

    def listen(word: Callable[..., Any]) -> None:
        for event, listener in heard.items():
            word(event, listener)

    def opens(game: GameData | Path, place: str = "", **how: Any) -> Page:
        file = game if isinstance(game, Path) else tmp_path / f"game{len(files)}.html"
        if not isinstance(game, Path):
            text = page_of_planted() if game is planted() else page_of(game)
            file.write_text(text, encoding="utf-8")
        files.append(file)
        page = window(how)
        page.goto("about:blank")
        page.goto(file.as_uri() + place)
        if "index" not in file.name:
            page.wait_for_selector("body.ready")
        return page

    listen(tab.on)
    yield opens
    listen(tab.remove_listener)
    tab.emulate_media(media="null")
    for context in contexts:
        context.close()
    assert complaints == []
    assert all(url.startswith("file://") for url in asked)
    assert len(asked) == len(files)


@cache
def page_of_planted() -> str:
    return page_of(planted())


def title(page: Page) -> str:
    return page.inner_text("#title")


def place(page: Page) -> str:
    return page.url.partition("#")[2]


def texts(page: Page, selector: str) -> list[str]:
    return [each.strip() for each in page.locator(selector).all_inner_texts()]


def test_it_opens_at_the_planted_divergence(opened: Opened) -> None:
    page = opened(planted())
    assert title(page) == DIVERGING
    assert place(page) == "g1s34e14"
    assert page.inner_text("#mark") == "diverged"
    row = texts(page, ".differences tbody tr > *")
    assert row == ["Murloc Raider #14", "DAMAGE (44)", "0", "3", "2", "board", "2365"]


def test_it_says_what_came_of_the_step(opened: Opened) -> None:
    page = opened(planted())
    assert texts(page, "#told li")[-1] == "Murloc Raider #14 dies"
    page.keyboard.press("n")
    assert texts(page, "#told li") == list(planted().steps[34].told)


def test_both_boards_show_it(opened: Opened) -> None:
    page = opened(planted())
    for board, said in (("log", "DAMAGE 3"), ("engine", "DAMAGE 2")):
        (tile,) = texts(page, f".board.{board} .differs")
        assert {"Murloc Raider", said, "differs"} <= set(tile.split("\n"))


def test_the_tags_begin_with_what_differs(opened: Opened) -> None:
    page = opened(planted())
    first = page.locator(".tags tbody tr").first
    assert texts(page, ".tags tr.differs th > *") == ["DAMAGE", "differs"]
    assert [cell.split()[0] for cell in first.locator("td").all_inner_texts()] == ["0", "3", "2"]


def test_the_line_of_the_log_is_marked_and_the_engine_stands_beside_it(opened: Opened) -> None:
    page = opened(planted())
    marked = page.locator(".recorded .differs")
    assert marked.get_attribute("data-line") == "2365"
    assert "tag=DAMAGE value=3" in marked.inner_text()
    assert "Murloc Raider #14 DAMAGE 2" in page.inner_text(".recorded .engine-line")


@pytest.mark.parametrize(
    ("keys", "step"),
    [
        pytest.param("n", 13, id="on"),
        pytest.param("p", 11, id="back"),
        pytest.param("ArrowRight ArrowRight ArrowLeft", 13, id="arrows"),
        pytest.param("n n p p", 12, id="there-and-back"),
        pytest.param("t", 14, id="turn"),
        pytest.param("T T", 6, id="turns-back"),
        pytest.param("d", 34, id="divergence"),
        pytest.param("End D", 34, id="divergence-back"),
        pytest.param("d d", 34, id="no-later-one"),
        pytest.param("Home", 1, id="first"),
        pytest.param("Home p p", 0, id="before-the-first"),
        pytest.param("End n", 63, id="last"),
    ],
)
def test_keys_step(opened: Opened, keys: str, step: int) -> None:
    page = opened(planted(), "#g1s12")
    for key in keys.split():
        page.keyboard.press(key)
    assert page.inner_text("#count") == f"{step} / 63"
    assert place(page).partition("e")[0] == f"g1s{step}"


def test_stepping_back_restores_the_boards(opened: Opened) -> None:
    page = opened(planted(), "#g1s20")
    before = page.inner_text("#boards")
    for key in ["n"] * 9 + ["p"] * 9:
        page.keyboard.press(key)
    assert page.inner_text("#boards") == before


def test_buttons_and_the_list_step_as_well(opened: Opened) -> None:
    page = opened(planted(), "#g1s12")
    page.click("text=Next step")
    assert page.inner_text("#count") == "13 / 63"
    page.click("#list [data-step='30']")
    assert title(page) == "play Murloc Raider #14"
    assert page.get_attribute("#list [aria-current=step]", "data-step") == "30"


def test_a_card_is_found(opened: Opened) -> None:
    page = opened(planted())
    page.keyboard.press("/")
    page.keyboard.type("boulderfist ogre")
    listed = texts(page, "#list li:visible .what")
    assert listed
    assert len(listed) < 63
    assert any("Boulderfist Ogre" in each for each in listed)
    assert "Boulderfist Ogre" in page.inner_text("#found")
    page.keyboard.press("Enter")
    assert page.inner_text("#count") != "34 / 63"


@pytest.mark.parametrize("words", ["PREDAMAGE", "#14", "CS2_168"])
def test_a_tag_an_entity_and_a_card_id_are_found(opened: Opened, words: str) -> None:
    page = opened(planted())
    page.fill("#search", words)
    assert page.locator("#list [data-step='34']").is_visible()
    assert 0 < page.locator("#list li:visible").count() < 63


def test_what_is_not_there_is_not_found(opened: Opened) -> None:
    page = opened(planted())
    page.fill("#search", "King Krush")
    assert page.inner_text("#found") == "0 steps"
    assert page.locator("#list li:visible").count() == 0


def test_steps_are_listed_by_their_marks(opened: Opened) -> None:
    page = opened(planted())
    page.locator("#marks label", has_text="62 verified").locator("input").uncheck()
    assert texts(page, "#list li:visible .number") == ["34"]


def test_the_history_of_a_tag_leads_to_its_steps(opened: Opened) -> None:
    page = opened(planted())
    page.click(".tags >> text=ZONE")
    steps = texts(page, "#history [data-step]")
    assert steps[-1] == "34"
    page.click("#history [data-step='30']")
    assert title(page) == "play Murloc Raider #14"
    assert page.inner_text("#entity h2") == "Murloc Raider #14"


def test_a_card_of_the_board_is_looked_at(opened: Opened) -> None:
    page = opened(planted())
    page.click(".board.engine [data-entity='59']")
    assert page.inner_text("#entity h2") == "Chillwind Yeti #59"
    assert place(page) == "g1s34e59"
    assert page.evaluate("document.activeElement.dataset.entity") == "59"


def test_the_board_before_the_step(opened: Opened) -> None:
    page = opened(planted())
    page.keyboard.press("b")
    assert page.locator(".board").count() == 1
    assert "2/1" in page.inner_text(".board [data-entity='14']")


def test_only_what_differs(opened: Opened) -> None:
    page = opened(planted())
    page.click("text=Differences only")
    assert set(texts(page, ".minion .name")) == {"Murloc Raider"}


@pytest.mark.parametrize(
    ("link", "shown"),
    [
        pytest.param("#g1s12e41", "g1s12e41", id="exact"),
        pytest.param("#g1s999", "g1s63", id="behind-the-end"),
        pytest.param("#nonsense", "g1s34e14", id="no-place"),
    ],
)
def test_a_link_opens_its_place(opened: Opened, link: str, shown: str) -> None:
    assert place(opened(planted(), link)).startswith(shown)


@pytest.mark.parametrize("size", [0, PLAIN_MAX])
def test_a_name_that_is_markup_is_shown_as_it_is(opened: Opened, size: int) -> None:
    evil = "<script>alert(1)</script><img src=x onerror=alert(2)>"
    game = planted()
    cards = dict.fromkeys(game.cards, (evil, f"{evil}{'.' * size}"))
    steps = [replace(each, title=evil, player=evil, lines=[(7, evil)]) for each in game.steps[:9]]
    page = opened(replace(game, players={1: evil, 2: evil}, cards=cards, steps=steps), "#g1s4")
    assert title(page) == evil
    assert evil in texts(page, ".player .name")
    assert page.locator("img").count() == 0


def test_a_screen_reader_is_told(opened: Opened) -> None:
    page = opened(planted())
    page.keyboard.press("p")
    assert page.inner_text("#said").startswith("Step 33, verified: ")
    nameless = page.evaluate(
        "[...document.querySelectorAll('button, input, section, nav, aside')].filter(each =>"
        " !(each.textContent.trim() || each.ariaLabel || each.labels?.[0] || each.placeholder))"
        ".length"
    )
    assert nameless == 0
    assert page.locator("table th:not([scope])").count() == 0


def test_the_keyboard_alone_is_enough(opened: Opened) -> None:
    page = opened(planted())
    page.keyboard.press("?")
    assert page.locator("#help").is_visible()
    page.keyboard.press("Escape")
    page.focus(".board.log [data-entity='59']")
    page.keyboard.press("Enter")
    assert page.inner_text("#entity h2") == "Chillwind Yeti #59"
    page.focus("#search")
    page.keyboard.press("d")
    assert page.input_value("#search") == "d"


@pytest.mark.parametrize("width", [400, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_every_window_in_light_and_dark(opened: Opened, width: int, scheme: str) -> None:
    page = opened(planted(), viewport={"width": width, "height": 800}, color_scheme=scheme)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (sum(map(int, ground[4:-1].split(","))) < 380) is (scheme == "dark")


def test_the_print_holds_the_boards_and_no_buttons(opened: Opened) -> None:
    page = opened(planted())
    page.emulate_media(media="print")
    assert page.locator(".board").first.is_visible()
    assert not page.locator(".bar").is_visible()


def is_ready_in_time(opened: Opened, file: Path, mark: str = "diverged") -> bool:
    """Whether one of a few tries is quick: how long one takes says more of a busy machine."""
    for _ in range(TRIES):
        begun = time.perf_counter()
        page = opened(file)
        assert page.inner_text("#mark") == mark
        if time.perf_counter() - begun < READY_S:
            return True
    return False


def test_the_page_of_a_log_of_five_megabytes_is_ready_in_time(
    opened: Opened, tmp_path: Path
) -> None:
    game = planted()
    said = sum(len(text) for step in game.steps for _, text in step.lines)
    times = LOG_BYTES // said + 1
    file = tmp_path / "game.html"
    file.write_text(page_of(replace(game, steps=game.steps * times)), encoding="utf-8")
    assert is_ready_in_time(opened, file)


@pytest.mark.corpus
def test_the_page_of_a_long_recording_is_ready_in_time(opened: Opened, tmp_path: Path) -> None:
    (path,) = corpus_dir("powerlog").glob("U249_*")
    write_pages([str(path)], tmp_path / "game.html")
    assert is_ready_in_time(opened, tmp_path / "game.html", "diverged")


def test_a_script_has_the_board_of_the_engine_alone(opened: Opened, tmp_path: Path) -> None:
    write_pages([str(SCRIPT)], tmp_path / "game.html")
    page = opened(tmp_path / "game.html", "#g1s2")
    assert title(page) == "play Stonetusk Boar #7"
    assert page.inner_text("#mark") == "verified"
    assert texts(page, ".board h3") == ["Engine after step 2"]
    assert "Stonetusk Boar" in texts(page, ".minion .name")
    assert not page.locator("[data-view=differences]").is_visible()


def test_the_index_leads_to_the_pages(opened: Opened, tmp_path: Path) -> None:
    write_pages(files_of([PLANTED.parent]), tmp_path / "pages")
    page = opened(tmp_path / "pages" / "index.html")
    assert texts(page, ".games .mark") == ["verified", "diverged"]
    (link,) = page.locator(".classes a").all()
    target = link.get_attribute("href")
    assert target == "planted-game1.html#g1s34"
    shown = opened(tmp_path / "pages" / "planted-game1.html", "#g1s34")
    assert title(shown) == DIVERGING
