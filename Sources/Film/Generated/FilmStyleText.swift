// swift-format-ignore-file
// Written by `make library` from Page/film.css: change it there.
enum FilmStyleText {
static let text: StaticString = #"""
/* The film's page. No meaning stands in a colour alone: what a colour says, a sign or a word says, too. */
:root {
  color-scheme: light dark;
  --paper: #fffdf8; --ink: #1d1d1b; --dim: #5d5a54; --line: #c9c4b8; --panel: #f5f1e8;
  --row: 1.5rem;
  --now: #ffe9a8; --new: #0a5c36; --gone: #9b1c1c; --link: #1b4f9c; --chosen: #d6e6ff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16181c; --ink: #ecebe7; --dim: #a9a69e; --line: #4a4e57; --panel: #1f2228;
    --now: #5a4a10; --new: #7fdba5; --gone: #ff9c94; --link: #9cc3ff; --chosen: #21406b;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif; }
#page { padding: .6em 1em 1em; max-width: 110em; margin: 0 auto; }
h1 { font-size: 1.15em; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: .85em; margin: 0 0 .4em; color: var(--dim); font-weight: 600; }
h3 { font-size: .85em; margin: .8em 0 .2em; color: var(--dim); font-weight: 600; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; gap: .3em 1em; align-items: center; }
#where { margin: 0; color: var(--dim); flex: 1 1 14em; min-width: 0; font-variant-numeric: tabular-nums; }
#marks { margin: .3em 0 0; }
#languages { margin-left: auto; }
button, input, select { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .3em; padding: .05em .5em; }
button { cursor: pointer; }
button[aria-pressed="true"], #languages [aria-current] { background: var(--chosen); }
button:disabled { color: var(--dim); cursor: default; opacity: .6; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
code, pre, .line, .line code, .row, .values, .variables, #pools, .sign, .ref { font-family: ui-monospace, "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace; font-size: .9rem; }
#sentence { margin: .6em 0; padding: .4em .8em; border-left: .3em solid var(--ink); background: var(--panel); min-height: 2.3em; overflow-wrap: anywhere; }
#finder, #options, #help, #question, #about, #visits { padding: .5em .8em; margin: .5em 0; border: 1px solid var(--line); background: var(--panel); }
#options label { display: inline-block; margin-right: 1em; }
#help dl { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: .1em 1em; margin: 0; }
#help dt { font-weight: 600; } #help dd { margin: 0; }
#found { margin-left: .6em; }
#question { border-width: 3px; font-size: 1.1em; }

main { position: relative; display: grid; grid-template-columns: minmax(20em, 5fr) minmax(11em, 2fr) minmax(24em, 6fr); gap: 1em; align-items: start; }
#arrows { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: visible; }
main > section { min-width: 0; }
#lines { max-height: 62vh; overflow: auto; border: 1px solid var(--line); background: var(--panel); position: relative; }
.line { display: flex; white-space: pre; min-width: max-content; padding-right: 1em; cursor: pointer; }
.line .number { flex: none; width: 4.2em; text-align: right; padding-right: .8em; color: var(--dim); user-select: none; }
.line.ran { background: var(--now); font-weight: 600; }
.line[aria-current="step"] .number::before { content: "▶ "; color: var(--ink); }
.line.next .number::before { content: "? "; color: var(--ink); }
.line.next { outline: 2px dashed var(--ink); outline-offset: -2px; }
.line.visited .number { text-decoration: underline dotted; }
.file { margin: 0; padding: .2em .6em; position: sticky; left: 0; }
#printed { max-height: 10em; overflow: auto; contain: layout style; margin: 0; padding: .4em .6em; border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
#visits button { margin: .1em; }

.variables ul { list-style: none; margin: 0 0 .6em; padding: 0; }
.variables li { overflow-wrap: anywhere; padding: .05em .2em; }
.variables .frame { font-weight: 600; border-top: 1px solid var(--line); margin-top: .3em; padding-top: .2em; }
.variables .inner { border-left: .2em solid var(--ink); padding-left: .4em; }
.changed { font-weight: 700; text-decoration: underline; }
.plain { border: 0; padding: 0; text-align: left; overflow-wrap: anywhere; }
.plain:hover { text-decoration: underline; }
.ref { border: 0; padding: 0; color: var(--link); }
.ref.dead { text-decoration: line-through; }
.whole { white-space: nowrap; }

.zone { border: 1px solid var(--line); padding: .6em; margin-bottom: .6em; overflow-x: auto; }
.zone > h3 { margin-top: 0; }
.cards { display: grid; grid-auto-rows: var(--row); column-gap: 3em; grid-auto-columns: minmax(13em, 24em); align-items: start; }
.card { border: 1px solid var(--line); background: var(--panel); border-radius: .4em; padding: .1em .5em; overflow: hidden; overflow-wrap: anywhere; align-self: stretch; cursor: pointer; contain: size layout style; }
/* What does not fit is shown when it is looked at. */
.card.cut::after { content: "…"; position: absolute; right: 0; bottom: 0; padding: 0 .4em; background: var(--panel); font-weight: 700; }
.card.cut:hover, .card.cut:focus-within, .card.cut.chosen { overflow: visible; z-index: 2; contain: layout style; height: max-content; min-height: 100%; }
.card.cut:hover::after, .card.cut:focus-within::after, .card.cut.chosen::after { content: none; }
.card .row { margin: 0; }
.card .count { font-weight: 700; }
/* Thick borders are drawn inwards: a card keeps its measures, and a step lays out no other one anew. */
.card.fresh { border-color: var(--new); box-shadow: inset 0 0 0 1px var(--new); }
.card.dead { border-style: dashed; color: var(--dim); }
.card.dead .name { text-decoration: line-through; }
.card.lost { border: 1px dashed var(--gone); outline: 1px dashed var(--gone); outline-offset: -3px; }
.card.chosen { background: var(--chosen); outline: 2px solid var(--link); }
.choosing .card:not(.chosen):not(.near) { opacity: .45; }
.word { font: .8rem system-ui, sans-serif; color: var(--dim); }
.sign { border: 0; padding: 0; display: inline-block; max-width: 100%; }
.sign.fixed { font-style: italic; }
.sign.new { color: var(--new); font-weight: 700; text-decoration: underline; }
.gone { color: var(--gone); white-space: nowrap; }
.values { margin: 0; color: var(--ink); }
.values button { margin-right: .9em; }

#time { margin-top: .8em; }
#strip { border: 1px solid var(--line); background: var(--panel); touch-action: pan-y; cursor: ew-resize; }
#strip canvas { display: block; width: 100%; }
#curves { border: solid var(--line); border-width: 0 1px; }
#curves svg { width: 100%; display: block; border-bottom: 1px solid var(--line); box-sizing: content-box; }
#curves text, #arrows text { font: 12px ui-monospace, "DejaVu Sans Mono", monospace; fill: var(--ink); }
#curves path { fill: none; stroke: var(--ink); stroke-width: 2; }
#curves .cursor { stroke: var(--gone); stroke-width: 1; }
#arrows path { fill: none; stroke: var(--link); stroke-width: 2; }
#arrows .weak { stroke-dasharray: 8 5; }
#arrows .points { stroke-dasharray: 2 4; }
#arrows .new { stroke: var(--new); }
#arrows .tip { fill: var(--link); stroke: none; }
#arrows .newTip { fill: var(--new); stroke: none; }
#arrows text { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
#lanes { overflow-x: auto; }
#lanes table { border-collapse: collapse; width: 100%; margin-top: .6em; }
#lanes th, #lanes td { border: 1px solid var(--line); padding: .1em .5em; text-align: left; font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .85rem; }
#lanes tr[aria-current] { background: var(--now); font-weight: 600; }
#lanes td { cursor: pointer; }
noscript table { border-collapse: collapse; } noscript td, noscript th { border: 1px solid; padding: .1em .5em; }
noscript { display: block; padding: 1em; }

/* Large letters, and all of it on one screen: the sentence has a row of its own, and what is long is scrolled. */
body.present { font-size: 22px; --row: 2.1rem; }
body.present #page { display: flex; flex-direction: column; height: 100vh; max-width: none; }
body.present #languages { display: none; }
body.present main { flex: 1; min-height: 0; overflow: auto; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
body.present #code { grid-row: span 2; }
body.present #variables { columns: 12em; }
body.present #lines { max-height: 48vh; }
body.present #printed { max-height: 5em; }
body.present .line, body.present .line code, body.present .row, body.present .row .sign, body.present .values, body.present .values button,
body.present .variables, body.present .variables button, body.present #pools, body.present #pools button, body.present #printed { font-size: 1.25rem; line-height: 1.6; }
body.present .word { font-size: 1rem; }
body.present .cards { grid-auto-columns: minmax(17rem, 34rem); }
body.present #sentence { font-size: 1.3em; order: 9; max-height: 30vh; overflow: auto; margin-bottom: 0; }
body.present #time { order: 8; margin-top: .4em; }
body.present #curves, body.present #lanes { display: none; }

@media (max-width: 1100px) {
  main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  #objects { grid-column: 1 / -1; }
  #lines { max-height: 46vh; }
}
@media (max-width: 700px) {
  #help dl { grid-template-columns: max-content 1fr; }
  #page { padding: .4em; }
  main { grid-template-columns: minmax(0, 1fr); gap: .6em; }
  #lines { max-height: 32vh; }
  #languages { margin-left: 0; }
  body.present main { grid-template-columns: minmax(0, 1fr); }
  .cards { display: block; min-height: 0 !important; }
  .card { margin-bottom: .4em; overflow: visible; contain: none; }
  #sentence { position: sticky; top: 0; z-index: 3; margin: .3em 0; }
  button { min-height: 2.2em; }
  .sign, .ref, .plain { min-height: 0; padding: .2em 0; }
}
#sheets { display: none; }
@media print {
  :root { --paper: #fff; --ink: #000; --dim: #444; --line: #888; --panel: #fff; --now: #eee; --new: #000; --gone: #000; --link: #000; --chosen: #fff; color-scheme: light; }
  header #buttons, #languages, #sentence, main, #time, #finder, #options, #help, #question, #marks, #where { display: none !important; }
  #sheets { display: block; }
  .sheet { border-top: 2px solid #000; padding: .5em 0; margin-top: .6em; }
  .sheet .card, .sheet .excerpt, .sheet li { break-inside: avoid; }
  .sheet .excerpt { border: 1px solid #888; margin-bottom: .4em; }
  .sheet ul { list-style: none; margin: 0; padding: 0; }
  .sheet .line { min-width: 0; white-space: pre-wrap; }
  .sheet .cards { display: grid; grid-template-columns: 1fr 1fr; grid-auto-rows: auto; gap: .4em; min-height: 0 !important; }
  .sheet .card { grid-area: auto !important; overflow: visible; contain: none; opacity: 1 !important; }
  .sheet .card.cut::after { content: none; }
  .sheet .sign, .sheet .plain { border: 0; }
}
@media (prefers-reduced-motion: no-preference) { .card, .line { transition: background-color .12s; } }

"""#
}
