"use strict";

/* Making elements. Text from a recording only ever becomes text: nothing here parses HTML. */

/** An element with attributes and children; a child that is no element becomes text. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== "" && child !== null));
  return element;
}

/** A drawing's element: SVG has a namespace of its own. */
function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A name of words_with_underscores that may be broken between them. */
function breakable(name) {
  return name.split(/(?<=_)/).flatMap((part, at) => (at ? [make("wbr"), part] : [part]));
}

function byId(id) {
  return document.getElementById(id);
}

/** The words of a class attribute; what is false is left out. */
function classes(...names) {
  return names.filter(Boolean).join(" ");
}

/** "1 step", "2 steps". */
function counted(count, word) {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
