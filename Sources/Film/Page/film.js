// The film's page: draws one moment of a run at a time, from the data that stands in the page.
//
// Nothing here counts or decides who owns what: the data says it for every moment, and the page shows it. Texts of
// the program go into the document as text nodes only. A moment is reached by laying differences over each other,
// from the nearest one that was kept whole.
"use strict";
(() => {
const film = JSON.parse(document.getElementById("film").textContent);
const $ = id => document.getElementById(id);
const text = number => film.texts[number];

// MARK: Words

let language = film.catalogue[film.language] ? film.language : "en";
const plurals = {};
function word(key, ...words) {
  const pattern = film.catalogue[language][key] ?? film.catalogue.en[key] ?? key;
  return pattern.replace(/\{(\d+)((?:\|[a-z]+: [^|{}]*)*)\}/g, (whole, number, forms) => {
    const value = words[number - 1] ?? "";
    if (!forms) return value;
    plurals[language] ??= new Intl.PluralRules(language);
    const wanted = plurals[language].select(Number(value));
    const found = Object.fromEntries(forms.slice(1).split("|").map(each => {
      const cut = each.indexOf(": ");
      return [each.slice(0, cut), each.slice(cut + 2)];
    }));
    return found[wanted] ?? found.other ?? found.many ?? "";
  });
}

// MARK: Elements

function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "click") element.addEventListener("click", value);
    else if (name === "class") element.className = value;
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}
function svg(tag, properties = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

// MARK: Moments

const objectName = serial => {
  const number = serial & 0xFFFFFF, thread = (serial >> 24 & 0x3F) + 1;
  const prefix = serial & (1 << 30) ? "#s" : "#";
  return thread === 1 ? prefix + number : `${prefix}${thread}.${number}`;
};
const serialOf = new Map(Object.keys(film.places).map(key => [objectName(Number(key)), Number(key)]));
const DEAD = 1, LOST = 2, LIBRARY = 4;
const marks = ["", "+", "~", "=", "x", "?", ">"];

const emptyState = () => ({ objects: new Map(), threads: new Map(), frames: new Map(), globals: new Map(), pools: [], zones: [] });

function lay(difference, state) {
  for (const key in difference.o) {
    const row = difference.o[key], serial = Number(key);
    if (row === 0) { state.objects.delete(serial); continue; }
    const was = state.objects.get(serial);
    state.objects.set(serial, {
      count: row[0], signs: row[1] ? signsOf(row[1]) : was.signs, values: row[2] ? pairs(row[2]) : was.values,
      flags: row.length > 3 ? row[3] : was.flags, name: row.length > 4 ? text(row[4]) : was.name,
    });
  }
  for (const key in difference.t) {
    const row = difference.t[key];
    if (row === 0) state.threads.delete(Number(key));
    else state.threads.set(Number(key), { state: text(row[0]), object: row[1], holder: row[2], depth: row[3] });
  }
  for (const key in difference.f) {
    const row = difference.f[key];
    state.frames.set(key, { name: text(row[0]), receiver: row[1], values: pairs(row[2]) });
  }
  for (const key in difference.g) state.globals.set(text(key), text(difference.g[key]));
  if (difference.p) {
    state.pools = difference.p.map(([thread, kept, added], index) =>
      [thread, [...(state.pools[index]?.[1] ?? []).slice(0, kept), ...added]]);
  }
  if (difference.z) state.zones = difference.z;
  return state;
}
function pairs(flat) {
  const list = [];
  for (let i = 0; i < flat.length; i += 2) list.push({ name: text(flat[i]), text: text(flat[i + 1]) });
  return list;
}
// A unit is its label and its event; what only points has its kind, negative, before its label. A label that is a
// fixed word and no name (the pool, not a variable called pool) stands as -4 - its number.
function signsOf(flat) {
  const list = [];
  for (let i = 0; i < flat.length; i += 2) {
    const isUnit = flat[i] >= 0 || flat[i] <= -4, label = isUnit ? flat[i] : flat[i + 1], isWord = label < 0;
    list.push({ kind: isUnit ? 0 : -flat[i], label: text(isWord ? -4 - label : label), isWord, event: isUnit ? flat[i + 1] : -1 });
  }
  return list;
}
const signText = sign => ["[" + sign.label + "]", "(" + sign.label + ")", "(~" + sign.label + ")", "(!" + sign.label + ")"][sign.kind];

// A whole state is kept after so many moments, for as long as the objects in them all are not too many.
const wholeEvery = 200, mostKept = 2e6;
let take, moments, steps, stepOf, wholes, writesOf, kinds, hits, layout = null, stripImage = null, history, calls, visits, printedAt, depthAt;
let at = 0, state, before;

// A moment is the number of its form and what goes into the form's holes.
const forms = film.forms.map(form => form.split("#"));
function unpacked([number, ...holes]) {
  const parts = forms[number];
  let whole = parts[0];
  for (let i = 0; i < holes.length; i++) whole += holes[i] + parts[i + 1];
  return JSON.parse(whole);
}

function open(number) {
  take = film.takes[number];
  let thread = 0, file = -1, event = 0;
  moments = take.moments.map(unpacked).map(([flags, since, line, facts, difference, ...rest]) => {
    if (flags & 32) [thread, file] = rest;
    event += since;
    return { isStatement: (flags & 1) !== 0, isRest: (flags & 64) !== 0, mark: marks[flags >> 2 & 7], event, thread, file, line, last: flags & 32 ? rest[2] : line, facts, difference };
  });
  steps = []; stepOf = [];
  moments.forEach((m, i) => { if (m.isStatement) steps.push(i); stepOf.push(Math.max(0, steps.length - (m.isStatement ? 1 : 0))); });
  survey();
}

// One walk over the whole film: counts of each object, calls of each thread, visits of each line.
function survey() {
  writesOf = new Map(); kinds = new Map(); hits = null; layout = stripImage = null; said = null; history = new Map(); calls = new Map(); visits = new Map(); printedAt = []; depthAt = [];
  wholes = [];
  const open = new Map(), depth = new Map(), running = emptyState();
  let since = 0, kept = 0;
  moments.forEach((moment, index) => {
    const difference = moment.difference;
    lay(difference, running);
    if (++since >= wholeEvery && kept + running.objects.size <= mostKept) {
      wholes.push([index, copied(running)]);
      since = 0;
      kept += running.objects.size;
    }
    for (const key in difference.o) {
      const serial = Number(key), row = difference.o[key];
      if (!history.has(serial)) history.set(serial, []);
      history.get(serial).push([index, row === 0 ? 0 : row[0]]);
      if (row !== 0 && row.length > 4 && !kinds.has(serial)) kinds.set(serial, { name: text(row[4]), flags: row[3] & LIBRARY });
    }
    const touched = new Set(Object.keys(difference.t ?? {}).map(Number));
    for (const key in difference.f) touched.add(Number(key.split(".")[0]));
    for (const thread of touched) {
      const bars = open.get(thread) ?? [], count = running.threads.get(thread)?.depth ?? 0;
      if (!calls.has(thread)) calls.set(thread, []);
      for (let level = 0; level < Math.max(count, bars.length); level++) {
        const frame = level < count ? running.frames.get(thread + "." + level) : undefined, name = frame?.name;
        if (bars[level] && (bars[level].name !== name || bars[level].receiver !== frame.receiver && !name.includes(" init"))) { bars[level].end = index; bars[level] = undefined; }
        if (name !== undefined && !bars[level]) {
          bars[level] = { name, receiver: frame.receiver, level, start: index, end: moments.length };
          calls.get(thread).push(bars[level]);
        }
      }
      open.set(thread, bars);
      depth.set(thread, count);
    }
    depthAt.push(depth.get(moment.thread) ?? 0);
    if (difference.w !== undefined) printedAt.push([index, text(difference.w)]);
    if (moment.isStatement && !moment.isRest && moment.file >= 0)
      for (let line = moment.line; line <= moment.last; line++) {
        const key = moment.file + ":" + line;
        if (!visits.has(key)) visits.set(key, []);
        visits.get(key).push(index);
      }
  });
}

function stateAt(index) {
  let from = -1, result = emptyState();
  for (const [place, whole] of wholes) if (place <= index) { from = place; result = whole; }
  result = copied(result);
  for (let i = from + 1; i <= index; i++) lay(moments[i].difference, result);
  return result;
}
const copied = s => ({ objects: new Map(s.objects), threads: new Map(s.threads), frames: new Map(s.frames), globals: new Map(s.globals), pools: s.pools, zones: s.zones });

const frameList = (s, thread) => {
  const list = [];
  for (let i = 0; i < (s.threads.get(thread)?.depth ?? 0); i++) {
    const frame = s.frames.get(thread + "." + i);
    if (frame) list.push(frame);
  }
  return list;
};
const factsOf = moment => moment.facts.map(fact => word(film.keys[fact[0]], ...fact.slice(1).map(text)));
const gap = () => language === "zh" ? "" : " ";
const sentence = moment => factsOf(moment).join(gap());
// No line breaks within an arrow, a bracket or a method's name.
function worded(words) {
  const list = [];
  let end = 0;
  for (const match of words.matchAll(/[-+]?\[[^\][]{1,40}\]|\([!~]?[^()\s]{1,40}\)|->/g)) {
    list.push(words.slice(end, match.index), make("span", { class: "whole" }, match[0]));
    end = match.index + match[0].length;
  }
  return [...list, words.slice(end)];
}
// So many facts at once; the others when they are asked for.
const mostFacts = 5;
function drawSentence() {
  const box = $("sentence"), facts = factsOf(moments[at]), isLong = facts.length > mostFacts + 1;
  box.replaceChildren(...worded(facts.slice(0, isLong ? mostFacts : facts.length).join(gap())));
  if (!isLong) return;
  const rest = make("span", { hidden: true }, ...worded(facts.slice(mostFacts).join(gap())));
  const more = make("button", { type: "button", click: () => { rest.hidden = false; more.remove(); } }, word("more", facts.length - mostFacts));
  box.append(gap(), rest, more);
}
const isSeen = key => !hidden.has(key);

// MARK: Going

let chosen = 0, chosenLine = null, chosenValue = null, query = "", hidden = new Set(), playing = 0, predicting = film.asks.length > 0, asked = null;
const marked = new Set();

function go(index, options = {}) {
  index = Math.max(0, Math.min(moments.length - 1, index));
  if (moments.length === 0) return;
  if (predicting && !options.shown && index > at && asked === null) {
    const stop = nextQuestion(at, index);
    if (stop !== null) { if (stop.before > at) go(stop.before, { shown: true }); question(stop); return; }
  }
  unasked();
  // What changed is what changed since the last statement.
  let base = index - 1;
  while (base >= 0 && !moments[base].isStatement) base--;
  before = state && base === at ? state : base >= 0 ? stateAt(base) : emptyState();
  state = copied(before);
  for (let i = base + 1; i <= index; i++) lay(moments[i].difference, state);
  at = index;
  draw();
  if (!options.quiet) remember();
}
const nextStep = (from, direction) => {
  for (let i = from + direction; i >= 0 && i < moments.length; i += direction) if (moments[i].isStatement) return i;
  return from;
};
function outward(direction) {
  const thread = moments[at].thread, depth = depthAt[at];
  if (direction < 0) { for (let i = at - 1; i >= 0; i--) if (moments[i].isStatement && moments[i].thread === thread && depthAt[i] < depth) return go(i); }
  else for (let i = at + 1; i < moments.length; i++) {
    if (!moments[i].isStatement || moments[i].thread !== thread) continue;
    if (depthAt[i] > depth) return go(i);
    if (depthAt[i] < depth) return;
  }
}
const eventMoment = event => {
  let low = 0, high = moments.length - 1;
  while (low < high) { const middle = (low + high) >> 1; if (moments[middle].event >= event) high = middle; else low = middle + 1; }
  return low;
};
function nextVisit(direction) {
  if (query) return nextFound(direction);
  const line = chosenLine ?? (moments[at].file + ":" + moments[at].line), list = visits.get(line) ?? [];
  const next = direction > 0 ? list.find(i => i > at) : [...list].reverse().find(i => i < at);
  if (next !== undefined) go(next);
}
function nextFound(direction, isNew = false) {
  const key = [language, query].join();
  if (hits?.key !== key) hits = { key, list: found(query.toLocaleLowerCase()) };
  const { list } = hits, next = direction > 0 ? list.find(i => i > at) : [...list].reverse().find(i => i < at);
  if (next !== undefined) go(next); else if (isNew && list.length) go(list[0]);
  const number = list.indexOf(at) + 1;
  $("found").textContent = !list.length ? word("ui.notFound") : word("ui.hit", number || "–", list.length);
}
// Steps whose line, sentence or changed objects say it; where none of these does, an event within that does.
function found(wanted) {
  const list = [], running = emptyState(), says = words => words.toLocaleLowerCase().includes(wanted);
  let event = -1, touched = "";
  moments.forEach((moment, index) => {
    lay(moment.difference, running);
    for (const key in moment.difference.o) { const object = running.objects.get(Number(key)); if (object) touched += cardText(Number(key), object) + "\n"; }
    const isSaid = says(sentence(moment));
    if (!moment.isStatement) { if (isSaid && event < 0) event = index; return; }
    if (isSaid || says(lineText(moment)) || says(touched)) list.push(index); else if (event >= 0) list.push(event);
    event = -1; touched = "";
  });
  return list;
}
const cardText = (serial, object) => [objectName(serial), object.name, object.count, ...object.signs.map(signText), ...object.values.map(each => each.name + " " + each.text), object.flags & DEAD ? word("ui.dead") : "", object.flags & LOST ? word("ui.lost") : ""].join(" ");
const lineText = moment => moment.file < 0 ? "" : sourceLines[moment.file].slice(moment.line, moment.last + 1).join(" ");

// The value of a variable by its key: `g:only`, `o:1:last`, `f:1.0:x`.
function valueOf(key, s) {
  const [kind, where, ...rest] = key.split(":"), name = rest.join(":");
  if (kind === "g") return s.globals.get([where, ...rest].join(":"));
  if (kind === "o") return s.objects.get(Number(where))?.values.find(v => v.name === name)?.text;
  const [thread, level] = where.split(".");
  if (Number(level) >= (s.threads.get(Number(thread))?.depth ?? 0)) return undefined;
  return s.frames.get(where)?.values.find(v => v.name === name)?.text;
}
// Moments at which it changed.
function writes(key) {
  if (writesOf.has(key)) return writesOf.get(key);
  const found = [], running = emptyState();
  let last;
  moments.forEach((moment, index) => {
    lay(moment.difference, running);
    const now = valueOf(key, running);
    if (now !== last && now !== undefined) found.push(index);
    last = now;
  });
  writesOf.set(key, found);
  return found;
}
function nextWrite(direction) {
  if (!chosenValue) { ask(() => about(word("ui.chooseValue"))); return; }
  const list = writes(chosenValue), next = direction > 0 ? list.find(i => i > at) : [...list].reverse().find(i => i < at);
  if (next !== undefined) go(next);
}

// MARK: Asking before showing

function nextQuestion(from, to) {
  for (let i = from + 1; i <= to; i++) {
    const moment = moments[i];
    if (!moment.isStatement || moment.isRest) continue;
    const own = film.asks.find(each => each.file === moment.file && each.line >= moment.line && each.line <= moment.last);
    if (own || film.asks.length === 0) return { at: i, before: nextStep(i, -1) < i ? nextStep(i, -1) : from, words: own?.text || word("ui.predictLine", moment.line + 1) };
  }
  return null;
}
function unasked() {
  asked = null;
  $("question").hidden = true;
  for (const line of document.querySelectorAll(".line.next")) line.classList.remove("next");
}
function question(stop) {
  asked = stop;
  pause();
  const line = lineElements.get(moments[stop.at].file + ":" + moments[stop.at].line);
  if (line) { line.classList.add("next"); scrollTo([line]); }
  const box = $("question");
  box.hidden = false;
  box.replaceChildren(make("p", {}, stop.words), make("button", { type: "button", click: () => go(stop.at, { shown: true }) }, word("ui.show")));
  box.querySelector("button").focus({ preventScroll: true });
}

// MARK: Drawing the code

let sourceLines = film.files.map(file => file.text.replace(/\n$/, "").split("\n"));
const lineElements = new Map();
function layCode() {
  const box = $("lines");
  box.replaceChildren();
  film.files.forEach((file, number) => {
    if (film.files.length > 1) box.append(make("h3", { class: "file" }, file.name));
    sourceLines[number].forEach((words, index) => {
      const key = number + ":" + index;
      const line = make("div", { class: "line", "data-line": index + 1, "data-file": number, click: () => chooseLine(key) }, make("span", { class: "number" }, String(index + 1)), make("code", {}, words.replace(/\r$/, "")));
      lineElements.set(key, line);
      box.append(line);
    });
  });
}
let ranLines = [];
function drawCode() {
  for (const line of ranLines) { line.classList.remove("ran"); line.removeAttribute("aria-current"); }
  ranLines = [];
  const moment = moments[at];
  for (let line = moment.line; moment.file >= 0 && line <= moment.last; line++) {
    const element = lineElements.get(moment.file + ":" + line);
    if (!element) continue;
    element.classList.add("ran");
    ranLines.push(element);
  }
  if (ranLines.length) ranLines[0].setAttribute("aria-current", "step");
}
function scrollTo(lines) {
  if (!lines.length) return;
  const box = $("lines"), top = lines[0].offsetTop, height = lines[0].offsetHeight * lines.length;
  if (top < box.scrollTop || top + height > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 3;
}
function chooseLine(key) {
  chosenLine = key;
  query = "";
  drawVisits();
}
function drawVisits() {
  const box = $("visits"), list = chosenLine ? visits.get(chosenLine) ?? [] : [];
  for (const element of document.querySelectorAll(".line.visited")) element.classList.remove("visited");
  box.hidden = !chosenLine;
  if (!chosenLine) return;
  lineElements.get(chosenLine)?.classList.add("visited");
  const line = Number(chosenLine.split(":")[1]) + 1;
  box.replaceChildren(list.length ? word("ui.visits", line, list.length) + " " : word("ui.neverRan", line));
  for (const index of list.slice(0, 200)) box.append(make("button", { type: "button", "aria-current": index === at ? "true" : null, click: () => go(index) }, String(stepOf[index] + 1)), " ");
  if (list.length > 200) box.append("…");
}

// MARK: Drawing names

function reference(words) {
  const match = /^#s?\d+(\.\d+)?$/.exec(words);
  if (!match) return document.createTextNode(words);
  const serial = serialOf.get(words);
  if (serial === undefined || !state.objects.has(serial)) return document.createTextNode(words);
  const isDead = state.objects.get(serial).flags & DEAD;
  const link = make("button", { type: "button", class: "ref" + (isDead ? " dead" : ""), click: event => { event.stopPropagation(); choose(serial); } }, words);
  return isDead ? make("span", {}, link, " ", make("span", { class: "word" }, word("ui.dead"))) : link;
}
function variable(key, name, words, old) {
  const changed = old !== undefined && old !== words;
  const item = make("li", { "data-name": name, "data-value": words });
  const set = make("button", { type: "button", class: "plain" + (chosenValue === key ? " changed" : ""), title: word("ui.whoSet"), click: () => whoSet(key, name) }, name);
  item.append(set, ...worded(words.startsWith("#") ? " -> " : " "));
  if (changed) item.append(make("span", { class: "old" }, old, ...worded(" -> ")));
  const value = make("span", { class: changed || old === undefined && before.threads.size ? "changed" : "" });
  value.append(reference(words));
  item.append(value);
  return item;
}
function drawNames() {
  const box = $("variables");
  box.replaceChildren();
  const globals = make("ul", { "data-frame": "globals" });
  for (const [name, words] of state.globals) if (isSeen("v:" + name)) globals.append(variable("g:" + name, name, words, before.globals.get(name)));
  if (globals.children.length) box.append(make("h3", {}, word("ui.statics")), globals);
  for (const [number, thread] of [...state.threads].sort((a, b) => a[0] - b[0])) {
    const frames = frameList(state, number);
    if (state.threads.size > 1 || thread.state !== "running" && thread.state !== "ready") {
      const words = word("ui.thread." + thread.state);
      const more = (thread.object ? " " + objectName(thread.object) : "") + (thread.holder && thread.holder !== number ? " · " + word("ui.heldBy", "T" + thread.holder) : "");
      box.append(make("h3", { "data-thread": number, "data-state": thread.state }, `T${number}: ${words}${more}`));
    }
    if (!frames.length) continue;
    const list = make("ul", { "data-frame": number });
    frames.forEach((frame, level) => {
      const isInner = level === frames.length - 1 && number === moments[at].thread;
      const item = make("li", { class: "frame" + (isInner ? " inner" : ""), "data-function": frame.name }, frame.name);
      if (frame.receiver) { item.append("  self "); item.append(reference(objectName(frame.receiver))); }
      list.append(item);
      const old = before.frames.get(number + "." + level), same = old && old.name === frame.name && level < (before.threads.get(number)?.depth ?? 0);
      for (const value of frame.values) if (isSeen("v:" + value.name))
        list.append(variable(`f:${number}.${level}:${value.name}`, value.name, value.text, same ? old.values.find(v => v.name === value.name)?.text : undefined));
    });
    box.append(list);
  }
}

// MARK: Drawing objects

const cards = new Map(), zones = new Map();
function layObjects() {
  cards.clear();
  zones.clear();
  for (const key in film.places) {
    const [zone] = film.places[key], serial = Number(key);
    if (!zones.has(zone)) zones.set(zone, { cards: make("div", { class: "cards" }), head: make("h3"), lines: 0 });
    const home = zones.get(zone), card = make("article", { class: "card", "data-object": objectName(serial).slice(1), tabindex: 0, hidden: true });
    card.addEventListener("click", () => choose(serial));
    card.addEventListener("keydown", event => { if (event.key === "Enter" && event.target === card) choose(serial); });
    home.cards.append(card);
    cards.set(serial, card);
  }
  const box = $("zones");
  box.replaceChildren();
  for (const [zone, home] of [...zones].sort((a, b) => a[0] - b[0])) {
    const area = make("section", { class: "zone", "data-zone": zone });
    if (zones.size > 1) area.append(home.head);
    area.append(home.cards);
    box.append(area);
  }
}
// Who is hidden takes no room: the others of the column come nearer, and a column of hidden ones goes. Else none moves.
const order = Object.keys(film.places).map(Number).sort((a, b) => film.places[a][2] - film.places[b][2]), lineOf = new Map();
let placedWith = "", hiddenWith = null;
function placeCards() {
  const hiding = [...hidden].join(), setting = [film.takes.indexOf(take), hidden.has("dead") ? at : "", hiding].join();
  if (setting === placedWith) return;
  if (hiding !== hiddenWith) for (const home of zones.values()) { home.lines = 0; home.cards.style.minHeight = ""; }
  placedWith = setting; hiddenWith = hiding;
  const next = new Map(), seen = order.filter(serial => { const known = state.objects.get(serial) ?? kinds.get(serial); return !known || !isHidden(known); });
  const used = seen.map(serial => film.places[serial].slice(0, 2).join());
  for (const serial of seen) {
    const [zone, column, , lines] = film.places[serial], key = zone + "," + column, line = next.get(key) ?? 0;
    next.set(key, line + lines + 1);
    lineOf.set(serial, line);
  }
  const columnsUsed = new Set(used);
  for (const serial of seen) {
    const [zone, column, , lines] = film.places[serial];
    let rank = 1;
    for (let i = 0; i < column; i++) if (columnsUsed.has(zone + "," + i)) rank++;
    const area = `${lineOf.get(serial) + 1} / ${rank} / span ${lines} / auto`, card = cards.get(serial);
    if (card.area !== area) { card.area = area; card.style.gridArea = area; }
  }
}
function isHidden(object) {
  return object.flags & LIBRARY && hidden.has("lib") || object.flags & DEAD && hidden.has("dead") || hidden.has("c:" + object.name);
}
function difference(now, was) {
  const left = (was ?? []).filter(sign => sign.kind === 0).map(sign => sign.label), isNew = new Set();
  now.forEach((sign, index) => {
    if (sign.kind !== 0) return;
    const found = left.indexOf(sign.label);
    if (found < 0) isNew.add(index); else left.splice(found, 1);
  });
  return { isNew, gone: left };
}
function drawCard(serial) {
  const card = cards.get(serial), object = state.objects.get(serial), was = before.objects.get(serial);
  if (!card) return;
  card.hidden = !object || Boolean(isHidden(object));
  if (!object) return;
  // An area grows with what it has shown, and does not shrink: nothing below it jumps.
  const [zone, , , lines] = film.places[serial], line = lineOf.get(serial), home = zones.get(zone);
  if (!card.hidden && line + lines > home.lines) {
    home.lines = line + lines;
    home.cards.style.minHeight = `calc(${home.lines} * var(--row))`;
  }
  const dead = Boolean(object.flags & DEAD), lost = Boolean(object.flags & LOST);
  card.className = "card" + (was ? "" : " fresh") + (dead ? " dead" : "") + (lost ? " lost" : "");
  const row = make("p", { class: "row" }, make("span", { class: "name" }, objectName(serial) + " " + object.name), " ", make("span", { class: "count" }, String(object.count)));
  const changes = difference(object.signs, dead && was?.flags & DEAD ? [] : was?.signs);
  object.signs.forEach((sign, index) => {
    row.append(" ");
    const words = signText(sign);
    const style = "sign" + (sign.isWord ? " fixed" : ""), meaning = sign.isWord ? signHelp(words) : "";
    row.append(sign.kind === 0 && sign.event >= 0
      ? make("button", { type: "button", class: style + (was && changes.isNew.has(index) ? " new" : ""), title: (meaning && meaning + ". ") + word("ui.taken"), click: event => { event.stopPropagation(); taken(serial, sign); } }, words)
      : make("span", { class: style, title: meaning || null }, words));
  });
  for (const label of dead && was?.flags & DEAD ? [] : changes.gone) row.append(" ", make("span", { class: "gone" }, "[-" + label + "]"));
  const parts = [row];
  if (object.values.length && !dead) {
    const list = make("p", { class: "values" });
    for (const value of object.values) {
      const old = was?.values.find(v => v.name === value.name)?.text, changed = old !== undefined && old !== value.text;
      const key = `o:${serial}:${value.name}`;
      if (!isSeen("v:" + value.name)) continue;
      list.append(make("button", { type: "button", class: "plain" + (changed ? " changed" : ""), "data-name": value.name, title: word("ui.whoSet"), click: event => { event.stopPropagation(); whoSet(key, objectName(serial) + (value.name && "." + value.name)); } }, ...worded((value.name ? value.name + " " : "") + (changed ? old + " -> " : "") + value.text)), " ");
    }
    parts.push(list);
  }
  if (dead || lost) parts.push(make("span", { class: "word" }, word(dead ? "ui.dead" : "ui.lost")));
  card.replaceChildren(...parts);
  card.setAttribute("aria-label", narrated(serial, object));
}
function narrated(serial, object) {
  const owners = object.signs.filter(sign => sign.kind === 0).map(sign => sign.label === "?" ? word("ui.nobody") : sign.label);
  return word("ui.narrated", objectName(serial) + " " + object.name, object.count, owners.join(", ") || word("ui.nobody")) + (object.flags & DEAD ? " " + word("ui.dead") : "") + (object.flags & LOST ? " " + word("ui.lost") : "");
}
let drawnWith = "", redrawn = [];
function drawObjects() {
  placeCards();
  redrawn = [];
  // A card is drawn anew where something of it changed; everything, where language or hiding did.
  const setting = language + [...hidden].join();
  for (const serial of cards.keys()) {
    const now = state.objects.get(serial), was = before.objects.get(serial), card = cards.get(serial);
    if (setting === drawnWith && card.shown === now && card.since === was) continue;
    card.shown = now; card.since = was;
    drawCard(serial);
    if (!card.hidden) redrawn.push(card);
  }
  drawnWith = setting;
  const zoneNames = new Map(state.zones.map(zone => [zone[0], text(zone[1])]));
  for (const [number, home] of zones) {
    const words = word("ui.zone", zoneNames.get(number) ?? String(number));
    if (home.head.textContent !== words) home.head.textContent = words;
  }
  const pools = $("pools");
  pools.replaceChildren();
  state.pools.forEach(([thread, objects], index) => {
    const line = make("p", { "data-pool": index }, word("ui.pool") + (state.threads.size > 1 ? " T" + thread : "") + ": ");
    if (!objects.length) line.append("-");
    for (const serial of objects) line.append(reference(objectName(serial)), " ");
    pools.append(line);
  });
}
function choose(serial) {
  chosen = chosen === serial ? 0 : serial;
  asking = chosen ? () => whyAlive(chosen) : null;
  drawChoice();
  showAnswer();
  remember();
}
function drawChoice() {
  document.body.classList.toggle("choosing", chosen !== 0 && state.objects.has(chosen));
  const near = new Set([chosen]);
  if (chosen) for (const [serial, object] of state.objects) for (const sign of object.signs) {
    const holder = holderOf(sign.label);
    if (holder === chosen) near.add(serial);
    if (serial === chosen && holder) near.add(holder);
  }
  // The cards that are drawn anew have lost their classes, and only those that had them can have them to lose.
  for (const serial of wasNear) if (!near.has(serial) || serial !== chosen) cards.get(serial)?.classList.remove("chosen", "near");
  for (const serial of near) cards.get(serial)?.classList.add(...(serial === chosen ? ["chosen", "near"] : ["near"]));
  wasNear = near;
  if (asking) asking(); else about("");
  // Written is everything now; from here on the page is measured, and that makes the browser lay it out: once.
  if (asked === null) scrollTo(ranLines);
  const cut = redrawn.map(card => card.scrollHeight > card.clientHeight + 4);
  drawStrip();
  drawCurves();
  drawArrows();
  redrawn.forEach((card, index) => card.classList.toggle("cut", cut[index]));
}
let wasNear = new Set();

// MARK: Arrows

// The object that `#1.cargo`, `in #3`, `block #4`, `with #3` name.
function holderOf(label) {
  const found = /#s?\d+(\.\d+)?/.exec(label);
  if (!found) return 0;
  for (const name of [found[0], found[0].split(".")[0]]) {
    const serial = serialOf.get(name);
    if (serial !== undefined && state.objects.has(serial)) return serial;
  }
  return 0;
}
// Heads have the colour of their lines, and what comes in ends above where what goes out begins.
const arrowHead = name => svg("marker", { id: name, viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" }, svg("path", { class: name, d: "M0 0 10 5 0 10z" }));
function drawArrows() {
  const layer = $("arrows"), origin = layer.getBoundingClientRect();
  layer.replaceChildren(svg("defs", {}, arrowHead("tip"), arrowHead("newTip")));
  if (innerWidth <= 700) return;
  const labels = [];
  // Words go where none stand yet, a line lower each time.
  function label(words, x, y, anchor) {
    const width = words.length * 7.3, left = anchor === "start" ? x : x - width / 2;
    while (labels.some(each => Math.abs(each.y - y) < 13 && left < each.left + each.width + 6 && each.left < left + width + 6)) y += 13;
    labels.push({ left, width, y });
    layer.append(svg("text", { x, y, "text-anchor": anchor }, words));
  }
  let drawn = 0;
  for (const [serial, object] of state.objects) {
    const card = cards.get(serial);
    if (!card || card.hidden) continue;
    const was = before.objects.get(serial);
    if (was === object && !chosen) continue;
    const changes = difference(object.signs, was?.signs), drawnFrom = new Set();
    let incoming = 0;
    object.signs.forEach((sign, index) => {
      const holder = holderOf(sign.label), isNew = was && sign.kind === 0 && changes.isNew.has(index);
      if (drawn > 40 || !(serial === chosen || holder && holder === chosen || isNew)) return;
      const from = holder ? cards.get(holder) : nameElement(sign, serial, drawnFrom);
      if (!from || from.hidden || from === card) return;
      const a = from.getBoundingClientRect(), b = card.getBoundingClientRect();
      if (!a.width || !b.width) return;
      drawn++;
      // Beside each other: from side to side. Above each other: out to the right and back, each way a little further.
      const isAbove = a.right > b.left && b.right > a.left, isLeft = a.right <= b.left, out = 16 + drawn % 4 * 9;
      const x1 = (isAbove || isLeft ? a.right : a.left) - origin.left, x2 = (isAbove || !isLeft ? b.right : b.left) - origin.left;
      // Where there is no room between the two, the words stand above what they lead to, side by side.
      const words = word(["ui.owns", "ui.points", "ui.weak", "ui.dangles"][sign.kind]), isClose = !isAbove && Math.abs(x2 - x1) < 110;
      const y1 = a.top + (holder ? Math.min(a.height - 8, 34) : a.height / 2) - origin.top, y2 = b.top + 9 + incoming++ % 3 * 8 - origin.top;
      const bend = isAbove ? out * 4 / 3 : Math.max(20, Math.abs(x2 - x1) / 2) * (isLeft ? 1 : -1);
      layer.append(svg("path", { class: ["strong", "points", "weak", "points"][sign.kind] + (isNew ? " new" : ""), d: `M${x1} ${y1} C${x1 + bend} ${y1} ${isAbove ? x2 + bend : x2 - bend} ${y2} ${x2} ${y2}`, "marker-end": isNew ? "url(#newTip)" : "url(#tip)" }));
      if (isClose) label(words, b.left - origin.left + 12, b.top - origin.top - 5, "start");
      else label(words, isAbove ? Math.max(x1, x2) + out : (x1 + x2) / 2, (y1 + y2) / 2 - 4, "middle");
    });
  }
}

// Where a name stands, or the pool that has it. Several variables may share a name: each bracket has one of its own,
// the outermost first.
function nameElement(sign, serial, taken) {
  const name = objectName(serial);
  const all = sign.isWord
    ? sign.label === "pool" ? [...$("pools").querySelectorAll(".ref")].filter(each => each.textContent === name) : []
    : [...document.querySelectorAll("#variables li[data-name]")].filter(each => each.dataset.name === sign.label && each.dataset.value.includes(name));
  const found = all.find(each => !taken.has(each) && (sign.isWord || each.dataset.value === name)) ?? all[all.length - 1];
  if (found) taken.add(found);
  return found;
}

// MARK: Why, and who

// The question that the panel answers, anew at each step; null: none.
let asking = null;
function ask(question) { asking = question; question(); showAnswer(); }
const showAnswer = () => { if (asking) $("about").scrollIntoView({ block: "nearest" }); };
function about(...parts) {
  const box = $("about");
  box.hidden = parts.length === 1 && parts[0] === "";
  box.replaceChildren(...parts);
}
// Chains from names over brackets: what the account says of each object, from one to the next.
function chains(serial, most = 5) {
  const found = [], queue = [[[serial, ""]]];
  while (queue.length && found.length < most) {
    const way = queue.shift(), [here] = way[0], object = state.objects.get(here);
    if (!object || object.flags & DEAD) continue;
    for (const sign of object.signs) {
      if (sign.kind !== 0) continue;
      const holder = holderOf(sign.label);
      if (!holder) { found.push((sign.isWord || sign.label === "?" ? signText(sign) : sign.label) + " → " + way.map(([each, by]) => objectName(each) + (by ? " " + by + " → " : "")).join("")); }
      else if (!way.some(([each]) => each === holder) && way.length < 12) queue.push([[holder, "[" + sign.label.slice(sign.label.indexOf("#") + objectName(holder).length) + "]"], ...way]);
      if (found.length >= most) break;
    }
  }
  return found;
}
function whyAlive(serial) {
  const object = state.objects.get(serial), name = objectName(serial) + " " + ((object ?? kinds.get(serial))?.name ?? "");
  if (!object || object.flags & DEAD) { about(word(object ? "ui.isDead" : "ui.notThere", name)); return; }
  // A lost one has no way from a name, whoever else that is lost holds it.
  const isLost = object.flags & LOST, held = object.signs.filter(sign => sign.kind === 0 && sign.label !== "?").map(signText);
  // A claim that nobody holds is where a chain begins, too: it is what keeps a lost one alive.
  const ways = chains(serial), list = make("ul", {}), isOwed = ways.length && ways.every(way => way.startsWith("[?]"));
  for (const way of ways) list.append(make("li", {}, way));
  about(make("p", {}, make("strong", {}, word("ui.why", name))), ...(isLost ? [make("p", {}, word("ui.noWay"))] : []),
    ...(isLost && held.length ? [make("p", {}, word("ui.lostWith") + " " + held.join(" "))] : []),
    ...(!isLost && (isOwed || !ways.length) ? [make("p", {}, word("ui.noName"))] : []), ...(ways.length ? [list] : []));
}
// Goes to where a unit was taken, and says so.
function taken(serial, sign) {
  const here = at, index = eventMoment(sign.event), name = objectName(serial) + " " + state.objects.get(serial).name;
  asking = () => about(make("p", {}, ...worded(word("ui.takenAt", signText(sign), name, stepOf[index] + 1, moments[index].line + 1))), make("p", {}, ...worded(sentence(moments[index]))),
    make("button", { type: "button", click: () => go(here, { shown: true }) }, word("ui.goBack", stepOf[here] + 1)));
  go(index, { shown: true });
  showAnswer();
}
function whoSet(key, name) {
  chosenValue = key;
  ask(() => setBy(key, name));
  drawNames();
}
function setBy(key, name) {
  const all = writes(key), list = all.filter(i => i <= at), last = list[list.length - 1];
  if (last === undefined) { about(word("ui.neverSet", name)); return; }
  const moment = moments[last], frames = frameList(stateAt(last), moment.thread);
  const where = word("ui.setAt", name, valueOf(key, stateAt(last)) ?? "", stepOf[last] + 1, moment.line + 1);
  about(make("p", {}, where + (frames.length ? " " + frames[frames.length - 1].name : "")),
    make("button", { type: "button", click: () => go(last) }, word("ui.goThere")), " ",
    make("button", { type: "button", click: () => { hidden.add("v:" + name.split(".").pop()); drawOptions(); draw(); remember(); } }, word("ui.hideValue", name)));
}

// MARK: Strip and curves

const mostLevels = 6;
function stripRows() {
  const rows = [];
  let y = 20;
  for (const [thread, bars] of [...calls].sort((a, b) => a[0] - b[0])) {
    const levels = Math.min(mostLevels, 1 + bars.reduce((most, bar) => Math.max(most, bar.level), 0));
    rows.push({ thread, bars, y, levels });
    y += levels * 14 + 8;
  }
  return { rows, height: y + 4 };
}
const xOf = (index, width) => 30 + (width - 40) * (moments.length > 1 ? index / (moments.length - 1) : 0);
function drawStrip() {
  const strip = $("strip"), canvas = strip.firstElementChild, { rows, height } = layout ??= stripRows();
  const width = strip.clientWidth, scale = devicePixelRatio || 1;
  strip.setAttribute("aria-valuemin", 1);
  strip.setAttribute("aria-valuemax", Math.max(1, steps.length));
  strip.setAttribute("aria-valuenow", Math.min(steps.length, stepOf[at] + 1));
  strip.setAttribute("aria-valuetext", where() + ". " + sentence(moments[at]));
  const pen = canvas.getContext("2d");
  if (!pen || !width) return;
  const setting = [width, height, scale, chosen, matchMedia("(prefers-color-scheme: dark)").matches].join();
  if (stripImage?.setting !== setting) {
    canvas.width = width * scale; canvas.height = height * scale; canvas.style.height = height + "px";
    stripImage = { setting, image: stripPicture(rows, width, height, scale), ink: colour("--gone") };
  }
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(stripImage.image, 0, 0);
  pen.scale(scale, scale);
  pen.fillStyle = stripImage.ink;
  for (const index of marked) { const x = xOf(index, width); pen.beginPath(); pen.moveTo(x - 5, 0); pen.lineTo(x + 5, 0); pen.lineTo(x, 8); pen.fill(); }
  pen.fillRect(xOf(at, width) - 1, 0, 2, height);
}
const colour = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
// All but the cursor: drawn once, until the width, the choice or the colours change.
function stripPicture(rows, width, height, scale) {
  const image = document.createElement("canvas");
  image.width = width * scale; image.height = height * scale;
  const pen = image.getContext("2d"), ink = colour("--ink"), dim = colour("--dim"), bar = colour("--line");
  pen.scale(scale, scale);
  pen.font = "11px ui-monospace, monospace";
  pen.textBaseline = "middle";
  const touched = chosen ? new Set((history.get(chosen) ?? []).map(each => each[0])) : null;
  let lastX = -20;
  moments.forEach((moment, index) => {
    if (!moment.mark || touched && !touched.has(index)) return;
    const x = xOf(index, width);
    if (x - lastX < 7) return;
    lastX = x;
    pen.fillStyle = ink;
    pen.fillText(moment.mark, x - 3, 10);
  });
  for (const row of rows) {
    pen.fillStyle = dim;
    pen.fillText("T" + row.thread, 4, row.y + 6);
    for (const call of row.bars) {
      if (call.level >= mostLevels) continue;
      const x1 = xOf(call.start, width), x2 = Math.max(x1 + 1, xOf(Math.min(call.end, moments.length - 1), width)), y = row.y + call.level * 14;
      pen.fillStyle = bar;
      pen.fillRect(x1, y, Math.max(1, x2 - x1 - 1), 12);
      if (x2 - x1 > 24) {
        pen.save(); pen.beginPath(); pen.rect(x1, y, x2 - x1 - 2, 12); pen.clip();
        pen.fillStyle = ink; pen.fillText(call.name, x1 + 3, y + 6.5); pen.restore();
      }
    }
  }
  return image;
}
// The curve is drawn once, until the choice, the width or the language changes; a step moves the cursor.
let curve = { setting: "", cursor: null };
function drawCurves() {
  const box = $("curves"), points = chosen ? history.get(chosen) ?? [] : [], height = 84;
  if (!points.length) { if (curve.setting) box.replaceChildren(); curve = { setting: "", cursor: null }; return; }
  const width = $("strip").clientWidth || 600, setting = [chosen, width, language, film.takes.indexOf(take)].join();
  if (curve.setting !== setting) {
    curve = { setting, cursor: svg("path", { class: "cursor" }) };
    box.replaceChildren(curvePicture(points, width, height));
  }
  curve.cursor.setAttribute("d", `M${xOf(at, width)} 0V${height}`);
}
function curvePicture(points, width, height) {
  const most = points.reduce((most, point) => Math.max(most, point[1]), 1);
  const y = count => height - 14 - (height - 34) * count / most;
  let path = "", labelEnd = 0, signs = [];
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, height, role: "img", "aria-label": word("ui.curve", objectName(chosen)) });
  points.forEach(([index, count], number) => {
    const row = moments[index].difference.o[chosen];
    const isMoved = row === 0 || row[1], isSame = number && points[number - 1][1] === count;
    if (isMoved) signs = row === 0 ? [] : signsOf(row[1]);
    const x = xOf(index, width), end = number + 1 < points.length ? xOf(points[number + 1][0], width) : width - 10;
    path += (number ? `V${y(count)}` : `M${x} ${y(count)}`) + `H${end}`;
    if (isSame && !isMoved) return;
    // A number where it can be read, the owners where they fit, too; a unit may change hands while the number stays.
    if (x < labelEnd) return;
    const shown = isSame ? "" : String(count), owners = signs.map(signText).join(" "), start = isSame ? 3 : 16, fits = owners.length * 7.3 < end - x - start;
    if (shown) drawing.append(svg("text", { x: x + 3, y: y(count) - 4 }, shown));
    if (fits) drawing.append(svg("text", { x: x + start, y: y(count) - 4 }, owners));
    labelEnd = x + (fits ? start + owners.length * 7.3 : 3 + shown.length * 7.3);
  });
  drawing.append(svg("path", { d: path }), curve.cursor, svg("text", { x: 4, y: 12 }, word("ui.curve", objectName(chosen))));
  return drawing;
}
function drawLanes() {
  const box = $("lanes");
  box.hidden = !take.lanes.length;
  box.replaceChildren();
  if (!take.lanes.length) return;
  const threads = [...new Set(take.lanes.map(lane => lane[0]))].sort((a, b) => a - b);
  const names = [...new Set(take.lanes.map(lane => text(lane[2])).filter(Boolean))];
  const contended = names.sort((a, b) => score(b) - score(a))[0] ?? "";
  function score(name) { return new Set(take.lanes.filter(lane => text(lane[2]) === name).map(lane => lane[0])).size * 1000 + take.lanes.filter(lane => text(lane[2]) === name).length; }
  const table = make("table", {}), head = make("tr", {}, make("th", {}, ""));
  for (const thread of threads) head.append(make("th", {}, "T" + thread));
  head.append(make("th", {}, contended));
  table.append(head);
  let value = "";
  take.lanes.forEach(([thread, source, name, now, isWrite], index) => {
    if (text(name) === contended) value = text(now) + (isWrite ? " *" : "");
    const row = make("tr", { "data-lane": index, click: () => go(laneMoment(index), { shown: true }) }, make("td", {}, String(index + 1)));
    for (const each of threads) row.append(make("td", {}, each === thread ? text(source) : ""));
    row.append(make("td", {}, value));
    table.append(row);
  });
  box.append(table);
}
const laneMoment = lane => { let count = -1; for (let i = 0; i < moments.length; i++) if (moments[i].isStatement && ++count === lane) return i; return moments.length - 1; };
function drawLane() {
  for (const row of document.querySelectorAll("#lanes tr[data-lane]"))
    if (Number(row.dataset.lane) === stepOf[at]) row.setAttribute("aria-current", "step"); else row.removeAttribute("aria-current");
}

// MARK: The whole page

const where = () => {
  const moment = moments[at];
  const file = film.files.length > 1 && moment.file >= 0 ? film.files[moment.file].name + " " : "";
  return file + word("ui.where", moment.file < 0 ? "–" : moment.line + 1, Math.min(steps.length, stepOf[at] + 1), steps.length) + (moment.isStatement ? "" : " · " + word("ui.event", moment.event));
};
let curveOf = 0;
function draw() {
  $("where").textContent = where() + (take.cut && at === moments.length - 1 ? " · " + word("ui.cut") : "");
  drawSentence();
  drawCode();
  drawNames();
  drawObjects();
  drawPrinted();
  drawLane();
  if (chosenLine) drawVisits();
  drawButtons();
  drawChoice();
}
// What was printed up to here: going on adds to it, going back takes away.
let said = null;
function drawPrinted() {
  const box = $("printed");
  box.hidden = $("printedHead").hidden = !printedAt.length;
  let count = said?.take === take ? said.count : 0;
  if (said?.take !== take) box.replaceChildren();
  while (count > 0 && printedAt[count - 1][0] > at) { box.lastChild.remove(); count--; }
  const isMore = count < printedAt.length && printedAt[count][0] <= at;
  for (; count < printedAt.length && printedAt[count][0] <= at; count++) box.append(make("span", {}, printedAt[count][1]));
  said = { take, count };
  if (isMore) box.scrollTop = 1e9;
}
const buttons = {};
function drawButtons() {
  buttons.first.disabled = buttons.back.disabled = at === 0;
  buttons.forward.disabled = buttons.last.disabled = at === moments.length - 1;
  buttons.play.textContent = playing ? "❚❚" : "▶";
  buttons.play.setAttribute("aria-label", word(playing ? "ui.pause" : "ui.play"));
  buttons.predict.setAttribute("aria-pressed", predicting);
  buttons.present.setAttribute("aria-pressed", document.body.classList.contains("present"));
  buttons.mark.setAttribute("aria-pressed", marked.has(at));
  const box = $("marks");
  box.hidden = !marked.size;
  box.replaceChildren(word("ui.marked") + " ");
  for (const index of [...marked].sort((a, b) => a - b)) box.append(make("button", { type: "button", "aria-current": index === at ? "true" : null, click: () => go(index, { shown: true }) }, String(stepOf[index] + 1)), " ");
}
function layButtons() {
  const box = $("buttons");
  box.replaceChildren();
  const add = (id, sign, key, click) => { buttons[id] = make("button", { type: "button", "data-does": id, "aria-label": word(key), title: word(key), click }, sign); box.append(buttons[id], " "); };
  add("first", "|◀", "ui.first", () => go(steps[0] ?? 0));
  add("back", "◀", "ui.back", () => go(nextStep(at, -1)));
  add("forward", "▶|", "ui.forward", () => go(nextStep(at, 1)));
  add("last", "▶▶|", "ui.last", () => go(moments.length - 1, { shown: true }));
  add("play", "▶", "ui.play", () => (playing ? pause() : play()));
  add("find", "/", "ui.find", find);
  add("options", word("ui.options"), "ui.options", () => { drawOptions(); $("options").hidden = !$("options").hidden; });
  add("predict", word("ui.predict"), "ui.predict", () => { predicting = !predicting; unasked(); drawButtons(); });
  add("present", word("ui.present"), "ui.present", present);
  add("mark", word("ui.mark"), "ui.mark", mark);
  add("help", "?", "ui.help", () => { $("help").hidden = !$("help").hidden; });
  if (film.takes.length > 1) {
    const choice = make("select", { "aria-label": word("ui.take") });
    film.takes.forEach((each, index) => choice.append(make("option", { value: index, selected: each === take }, word("take." + each.key))));
    choice.addEventListener("change", () => { const step = stepOf[at]; marked.clear(); open(Number(choice.value)); state = undefined; drawLanes(); go(steps[Math.min(step, steps.length - 1)], { shown: true }); });
    box.append(choice);
  }
}
function layWords() {
  document.documentElement.lang = language;
  $("title").textContent = film.title;
  $("code").querySelector("h2").textContent = word("ui.code");
  $("names").querySelector("h2").textContent = word("ui.names");
  $("objects").querySelector("h2").textContent = word("ui.objects");
  $("printedHead").textContent = word("ui.printed");
  $("strip").setAttribute("aria-label", word("ui.strip"));
  $("finder").querySelector("label").textContent = word("ui.find") + " ";
  const box = $("languages");
  box.replaceChildren();
  for (const code in film.catalogue) {
    box.append(make("button", { type: "button", lang: code, "aria-current": code === language ? "true" : null, click: () => { language = code; layWords(); draw(); remember(); } }, film.catalogue[code].name), " ");
  }
  layButtons();
  drawOptions();
  const lists = [["ui.keys"], ["ui.signs", "ui.moreSigns"]].map(keys => {
    const list = make("dl", {});
    for (const [sign, meaning] of keys.flatMap(helpRows)) list.append(make("dt", {}, sign), make("dd", {}, meaning));
    return list;
  });
  $("help").replaceChildren(lists[0], make("hr", {}), lists[1]);
}
const helpRows = key => word(key).split("\n").map(row => { const cut = row.indexOf(": "); return [row.slice(0, cut).trim(), row.slice(cut + 2)]; }).filter(row => row[0]);
const signHelp = sign => helpRows("ui.signs").find(row => row[0] === sign)?.[1] ?? "";
function drawOptions() {
  const box = $("options");
  box.replaceChildren(make("strong", {}, word("ui.options") + " "));
  const add = (key, words) => {
    const check = make("input", { type: "checkbox", checked: hidden.has(key) });
    check.addEventListener("change", () => { if (check.checked) hidden.add(key); else hidden.delete(key); draw(); remember(); });
    box.append(make("label", {}, check, " " + words));
  };
  add("lib", word("ui.hideLibrary"));
  add("dead", word("ui.hideDead"));
  const names = new Set();
  for (const moment of moments) for (const key in moment.difference.o) { const row = moment.difference.o[key]; if (row !== 0 && row.length > 4) names.add(text(row[4])); }
  for (const name of [...names].sort().slice(0, 60)) add("c:" + name, name);
  for (const key of hidden) if (key.startsWith("v:")) add(key, key.slice(2));
}
function find() {
  const form = $("finder");
  form.hidden = false;
  $("find").focus();
  $("find").select();
}
function leaveFind() { $("finder").hidden = true; $("strip").focus({ preventScroll: true }); }
function present() { document.body.classList.toggle("present"); draw(); remember(); }
function mark() { if (marked.has(at)) marked.delete(at); else marked.add(at); drawButtons(); drawStrip(); remember(); }
function play() {
  playing = setInterval(() => { if (at >= moments.length - 1) pause(); else go(nextStep(at, 1)); }, 900);
  drawButtons();
}
function pause() { clearInterval(playing); playing = 0; drawButtons(); }

// MARK: The address

function address() {
  const parts = [];
  let base = at;
  while (base > 0 && !moments[base].isStatement) base--;
  parts.push("s=" + (at === moments.length - 1 && moments[at].isStatement && at > 0 ? "end" : moments[at].isStatement ? stepOf[at] + 1 : (moments[base].isStatement ? stepOf[base] + 1 : 0) + "." + (at - base + (moments[base].isStatement ? 0 : 1))));
  if (chosen) parts.push("o=" + objectName(chosen).slice(1));
  const own = [...marked].filter(i => moments[i].isStatement).map(i => stepOf[i] + 1).sort((a, b) => a - b);
  if (own.length) parts.push("m=" + own.join(","));
  if (hidden.size) parts.push("h=" + [...hidden].map(encodeURIComponent).join(","));
  if (language !== film.language) parts.push("l=" + language);
  if (document.body.classList.contains("present")) parts.push("p=1");
  if (take !== film.takes[0]) parts.push("t=" + film.takes.indexOf(take));
  return "#" + parts.join("&");
}
// The address follows when one stands still: a browser lets a page change it some hundred times in half a minute.
let rememberTimer = 0, written = location.hash;
function remember() { if (!rememberTimer) rememberTimer = setTimeout(write, 300); }
function write() {
  clearTimeout(rememberTimer);
  rememberTimer = 0;
  // Somebody typed another one meanwhile, and is about to be taken there.
  if (location.hash !== written) return;
  try { window.history.replaceState(null, "", address()); written = location.hash; } catch { /* a page within a page may not */ }
}
addEventListener("pagehide", write);
function restore() {
  written = location.hash;
  const wanted = new Map(location.hash.slice(1).split("&").filter(Boolean).map(part => { const cut = part.indexOf("="); return cut < 0 ? [part, ""] : [part.slice(0, cut), part.slice(cut + 1)]; }));
  if (film.catalogue[wanted.get("l")]) language = wanted.get("l");
  hidden = new Set((wanted.get("h") ?? "").split(",").filter(Boolean).map(decodeURIComponent));
  document.body.classList.toggle("present", wanted.get("p") === "1");
  open(film.takes[Number(wanted.get("t") ?? 0)] ? Number(wanted.get("t") ?? 0) : 0);
  state = undefined;
  drawLanes();
  layWords();
  if (wanted.has("m")) { marked.clear(); for (const step of wanted.get("m").split(",").map(Number)) if (steps[step - 1] !== undefined) marked.add(steps[step - 1]); }
  chosen = Number(Object.keys(film.places).find(serial => objectName(Number(serial)).slice(1) === wanted.get("o")) ?? 0);
  asking = chosen ? () => whyAlive(chosen) : null;
  const s = wanted.get("s") ?? "1", [whole, part] = s.split(".").map(Number);
  let index = s === "end" ? moments.length - 1 : whole > 0 ? steps[Math.min(whole, steps.length) - 1] ?? 0 : 0;
  if (part > 0) index += whole > 0 ? part : part - 1;
  if (!Number.isFinite(index)) index = 0;
  go(index, { shown: true, quiet: true });
}

// MARK: Print

function sheets() {
  const box = $("sheets"), here = at, wasState = state, wasBefore = before;
  let wanted = [...marked];
  if (!wanted.length) wanted = steps.filter(i => film.asks.some(ask => ask.file === moments[i].file && ask.line >= moments[i].line && ask.line <= moments[i].last));
  if (!wanted.length) wanted = [...new Set([here, moments.length - 1])];
  box.replaceChildren();
  for (const index of wanted.sort((a, b) => a - b)) {
    at = index;
    let base = index - 1;
    while (base >= 0 && !moments[base].isStatement) base--;
    before = base >= 0 ? stateAt(base) : emptyState();
    state = stateAt(index);
    drawNames(); drawObjects(); redrawn = [];
    const moment = moments[index], sheet = make("div", { class: "sheet" }, make("h2", {}, where()));
    const excerpt = make("div", { class: "excerpt" });
    if (moment.file >= 0) for (let line = Math.max(0, moment.line - 4); line <= Math.min(sourceLines[moment.file].length - 1, moment.last + 4); line++)
      excerpt.append(make("div", { class: "line" + (line >= moment.line && line <= moment.last ? " ran" : "") }, make("span", { class: "number" }, (line === moment.line ? "▶ " : "") + (line + 1)), make("code", {}, sourceLines[moment.file][line])));
    const objects = make("div", { class: "cards" });
    for (const [serial, card] of cards) if (!card.hidden && state.objects.has(serial)) { const copy = card.cloneNode(true); copy.removeAttribute("data-object"); objects.append(copy); }
    const names = $("variables").cloneNode(true);
    names.removeAttribute("id");
    sheet.append(excerpt, make("p", {}, sentence(moment)), names, objects);
    box.append(sheet);
  }
  at = here; state = wasState; before = wasBefore;
  drawNames(); drawObjects();
}
addEventListener("beforeprint", sheets);

// MARK: Keys and pointers

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches?.("input[type=search], select")) { if (event.key === "Escape") { event.preventDefault(); leaveFind(); } return; }
  if (!/^[0-9]$/.test(event.key)) typed = "";
  const keys = {
    ArrowRight: () => go(event.shiftKey ? at + 1 : nextStep(at, 1)), ArrowLeft: () => go(event.shiftKey ? at - 1 : nextStep(at, -1)),
    PageDown: () => go(nextStep(at, 1)), PageUp: () => go(nextStep(at, -1)),
    ArrowUp: () => outward(-1), ArrowDown: () => outward(1), Home: () => go(steps[0] ?? 0), End: () => go(moments.length - 1, { shown: true }),
    n: () => nextVisit(1), N: () => nextVisit(-1), w: () => nextWrite(1), W: () => nextWrite(-1), "/": find, p: present, m: mark,
    "?": () => buttons.help.click(), " ": () => buttons.play.click(),
    Escape: () => { chosen = 0; chosenLine = null; query = ""; asking = null; $("visits").hidden = true; $("help").hidden = $("options").hidden = $("finder").hidden = true; unasked(); draw(); $("strip").focus({ preventScroll: true }); },
  };
  const action = keys[event.key];
  if (!action || event.key === " " && event.target.matches?.("button, input, .card")) return;
  event.preventDefault();
  if (event.key !== " " && playing) pause();
  action();
});
// Digits in a row are a number, and the page is at that step as soon as each of them is typed.
let typed = "", typedTimer = 0;
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input[type=search], select") || !/^[0-9]$/.test(event.key)) return;
  typed += event.key;
  clearTimeout(typedTimer);
  typedTimer = setTimeout(() => { typed = ""; }, 1500);
  if (playing) pause();
  const step = Number(typed);
  if (step > 0) go(steps[Math.min(step, steps.length) - 1] ?? 0, { shown: true });
});
$("finder").addEventListener("submit", event => { event.preventDefault(); query = $("find").value.trim(); if (!query) return; nextFound(1, true); $("strip").focus({ preventScroll: true }); });
let scrubbing = false;
function scrub(event) {
  const box = $("strip").getBoundingClientRect(), part = (event.clientX - box.left - 30) / Math.max(1, box.width - 40);
  let index = Math.round(Math.max(0, Math.min(1, part)) * (moments.length - 1));
  if (!moments[index].isStatement) index = nextStep(index, 1) === index ? nextStep(index, -1) : nextStep(index, 1);
  if (index !== at) go(index, { shown: true });
}
$("strip").addEventListener("pointerdown", event => { scrubbing = true; $("strip").setPointerCapture(event.pointerId); pause(); scrub(event); });
$("strip").addEventListener("pointermove", event => { if (scrubbing) scrub(event); });
for (const name of ["pointerup", "pointercancel"]) $("strip").addEventListener(name, () => { scrubbing = false; });
addEventListener("resize", () => { if (state) { drawStrip(); drawCurves(); drawArrows(); } });
addEventListener("hashchange", () => { if (location.hash !== address()) restore(); });
$("lines").addEventListener("scroll", () => drawArrows());

layCode();
layObjects();
$("page").hidden = false;
if (film.takes.some(each => each.moments.length)) {
  restore();
} else {
  open(0);
  layWords();
  $("sentence").textContent = word("ui.empty");
}
})();
