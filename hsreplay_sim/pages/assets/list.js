/* The list of turns and steps, the search in it, and the timeline. */

const MARKS = ["verified", "diverged", "unexplained", "not judged"];
const ENTITIES_MAX = 12;

/** A mark as a class name. */
function markClass(mark) {
  return `is-${mark.replace(" ", "-")}`;
}

class StepList {
  constructor(course, places) {
    this.course = course;
    this.places = places;
    this.hiddenMarks = new Set();
    this.matches = null;
    this.items = course.steps.map((step, at) => this.item(step, at + 1));
    this.drawMarks();
    this.drawList();
  }

  item(step, number) {
    const mark = make("span", { class: classes("mark", markClass(step.mark)) }, step.mark);
    const button = make(
      "button",
      { type: "button", "data-step": number },
      make("span", { class: "number" }, number),
      " ",
      make("span", { class: "what" }, step.title),
      " ",
      mark,
    );
    return make("li", {}, button);
  }

  drawMarks() {
    const boxes = MARKS.map((mark) => {
      const count = this.course.steps.filter((step) => step.mark === mark).length;
      const box = make("input", {
        type: "checkbox",
        checked: true,
        onchange: () => {
          if (box.checked) this.hiddenMarks.delete(mark);
          else this.hiddenMarks.add(mark);
          this.show();
        },
      });
      return make(
        "label",
        { class: count ? false : "empty" },
        box,
        make("span", { class: classes("mark", markClass(mark)) }, `${count} ${mark}`),
      );
    });
    this.places.marks.replaceChildren(...boxes);
  }

  drawList() {
    const groups = [];
    let list, who;
    this.course.steps.forEach((step, at) => {
      const former = this.course.steps[at - 1];
      if (!former || former.turn !== step.turn) {
        list = make("ol", { start: at + 1 });
        who = make("small");
        groups.push(
          make(
            "section",
            {},
            make("h3", {}, step.turn ? `Turn ${step.turn}` : "Before turn 1", who),
            list,
          ),
        );
      }
      list.append(this.items[at]);
      who.textContent = step.turn ? step.player : ""; // the turn is that of the player who ends it
    });
    this.places.list.replaceChildren(...groups);
  }

  /** Hide what is neither wanted nor found. */
  show() {
    this.items.forEach((item, at) => {
      const found = !this.matches || this.matches.has(at + 1);
      item.hidden = !found || this.hiddenMarks.has(this.course.steps[at].mark);
    });
    for (const group of this.places.list.children) {
      group.hidden = ![...group.querySelectorAll("li")].some((item) => !item.hidden);
    }
  }

  select(step) {
    this.places.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const button = this.items[step - 1]?.querySelector("button");
    button?.setAttribute("aria-current", "step");
    if (button && this.places.list.offsetParent) scrollInto(this.places.list, button);
  }

  // --- searching -----------------------------------------------------------------------------

  /** Every step with the words that it can be found by. */
  get words() {
    return (this._words ??= this.course.steps.map((step) => {
      const words = new Set([step.title, step.player, step.text, ...step.told]);
      for (let at = 0; at < step.changes.length; at += 3) {
        words.add(this.course.tagName(step.changes[at + 1]));
        words.add(this.entityWords(step.changes[at]));
      }
      const lines = step.lines.map(([, text]) => text);
      return [...words, ...lines].join("\n").toLowerCase();
    }));
  }

  entityWords(entity) {
    const card = this.course.lastCards.get(entity) ?? "";
    return `${this.course.cardName(card)} #${entity} ${card}`;
  }

  search(text) {
    const wanted = text.trim().toLowerCase();
    if (!wanted) {
      this.matches = null;
      this.places.found.replaceChildren();
    } else {
      this.matches = new Set(
        this.words.flatMap((words, at) => (words.includes(wanted) ? [at + 1] : [])),
      );
      const entities = [...this.course.lastCards]
        .filter(([entity]) =>
          `${this.entityWords(entity)} ${this.course.cardText(this.course.lastCards.get(entity))}`
            .toLowerCase()
            .includes(wanted),
        )
        .slice(0, ENTITIES_MAX)
        .map(([entity]) =>
          make(
            "button",
            { type: "button", class: "chip", "data-entity": entity },
            this.course.title(entity),
          ),
        );
      this.places.found.replaceChildren(
        counted(this.matches.size, "step"),
        ...(entities.length ? [": ", ...entities] : []),
      );
    }
    this.show();
  }

  /** The next found step after one, from the start again behind the last. */
  nextMatch(step) {
    const found = [...(this.matches ?? [])];
    return found.find((each) => each > step) ?? found[0] ?? 0;
  }
}

/** Scroll a list, and nothing around it, so that an item is seen. */
function scrollInto(list, item) {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    list.scrollTop += inner.top - outer.top - outer.height / 3;
  }
}

/** All steps as one strip; height tells what colour tells. */
class Timeline {
  constructor(course, place, go) {
    this.course = course;
    const { last } = course;
    const heights = { verified: 5, unexplained: 10, "not judged": 3, diverged: 14 };
    const bars = course.steps.map((step, at) =>
      draw("rect", {
        class: markClass(step.mark),
        x: at,
        width: 0.86,
        y: 14 - heights[step.mark],
        height: heights[step.mark],
      }),
    );
    this.now = draw("rect", { class: "now", y: 0, width: 0.86, height: 18 });
    const drawing = draw(
      "svg",
      { viewBox: `0 0 ${last} 18`, preserveAspectRatio: "none", "aria-hidden": "true" },
      this.now,
      ...bars,
    );
    this.range = make("input", {
      type: "range",
      id: "range",
      min: 0,
      max: last,
      step: 1,
      "aria-label": "Step",
      oninput: () => go(Number(this.range.value)),
    });
    place.replaceChildren(drawing, this.range);
  }

  select(step) {
    this.now.setAttribute("x", Math.max(step - 1, 0));
    this.range.value = step;
    this.range.setAttribute("aria-valuetext", `step ${step} of ${this.course.last}`);
  }
}
