// swift-format-ignore-file
// Written by `make library` from Page/film.css: change it there.
enum FilmStyleText {
static let text: StaticString = #"""
/* The film's page. No meaning stands in a colour alone: what a colour says, a sign or a word says, too. */
:root {
  color-scheme: light dark;
  --paper: #fffdf8; --ink: #1d1d1b; --dim: #5d5a54; --line: #c9c4b8; --panel: #f5f1e8;
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
#where { margin: 0; color: var(--dim); }
#languages { margin-left: auto; }
button, input, select { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .3em; padding: .05em .5em; }
button { cursor: pointer; }
button[aria-pressed="true"], #languages [aria-current] { background: var(--chosen); }
button:disabled { color: var(--dim); cursor: default; opacity: .6; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 1px; }
code, pre, .line, .row, .values, .variables, #pools, .sign, .ref { font-family: ui-monospace, "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace; font-size: .9rem; }
#sentence { margin: .6em 0; padding: .4em .8em; border-left: .3em solid var(--ink); background: var(--panel); min-height: 2.3em; overflow-wrap: anywhere; }
#finder, #options, #help, #question, #about, #visits { padding: .5em .8em; margin: .5em 0; border: 1px solid var(--line); background: var(--panel); }
#options label { display: inline-block; margin-right: 1em; }
#help dl { display: grid; grid-template-columns: max-content 1fr; gap: .1em 1em; margin: 0; }
#help dt { font-weight: 600; } #help dd { margin: 0; }
#question { border-width: 3px; font-size: 1.1em; }

main { position: relative; display: grid; grid-template-columns: minmax(20em, 5fr) minmax(11em, 2fr) minmax(24em, 6fr); gap: 1em; align-items: start; }
#arrows { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: visible; }
main > section { min-width: 0; }
#lines { max-height: 62vh; overflow: auto; border: 1px solid var(--line); background: var(--panel); position: relative; }
.line { display: flex; white-space: pre; min-width: max-content; padding-right: 1em; cursor: pointer; }
.line .number { flex: none; width: 4.2em; text-align: right; padding-right: .8em; color: var(--dim); user-select: none; }
.line.ran { background: var(--now); font-weight: 600; }
.line[aria-current="step"] .number::before { content: "▶ "; color: var(--ink); }
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

.zone { border: 1px solid var(--line); padding: .6em; margin-bottom: .6em; overflow-x: auto; }
.zone > h3 { margin-top: 0; }
.cards { display: grid; grid-auto-rows: 1.5rem; column-gap: .8em; grid-auto-columns: minmax(13em, 24em); align-items: start; }
.card { border: 1px solid var(--line); background: var(--panel); border-radius: .4em; padding: .1em .5em; overflow: hidden; overflow-wrap: anywhere; align-self: stretch; cursor: pointer; contain: size layout style; }
.card:hover, .card.open { overflow: visible; z-index: 2; }
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
.sign { border: 0; padding: 0; }
.sign.new { color: var(--new); font-weight: 700; text-decoration: underline; }
.gone { color: var(--gone); text-decoration: line-through; }
.values { margin: 0; color: var(--ink); }
.values button { margin-right: .9em; }

#time { margin-top: .8em; }
#strip { border: 1px solid var(--line); background: var(--panel); touch-action: pan-y; cursor: ew-resize; }
#strip canvas { display: block; width: 100%; }
#curves svg { width: 100%; display: block; border: 1px solid var(--line); border-top: 0; }
#curves text, #arrows text { font: 12px ui-monospace, "DejaVu Sans Mono", monospace; fill: var(--ink); }
#curves path { fill: none; stroke: var(--ink); stroke-width: 2; }
#curves .cursor { stroke: var(--gone); stroke-width: 1; }
#arrows path { fill: none; stroke: var(--link); stroke-width: 2; }
#arrows .weak { stroke-dasharray: 8 5; }
#arrows .points { stroke-dasharray: 2 4; }
#arrows .new { stroke: var(--new); }
#arrows text { paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
#lanes { overflow-x: auto; }
#lanes table { border-collapse: collapse; width: 100%; margin-top: .6em; }
#lanes th, #lanes td { border: 1px solid var(--line); padding: .1em .5em; text-align: left; font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .85rem; }
#lanes tr[aria-current] { background: var(--now); font-weight: 600; }
#lanes td { cursor: pointer; }
noscript table { border-collapse: collapse; } noscript td, noscript th { border: 1px solid; padding: .1em .5em; }
noscript { display: block; padding: 1em; }

body.present { font-size: 22px; }
body.present #names, body.present #time, body.present #languages, body.present #printed, body.present #printedHead { display: none; }
body.present main { grid-template-columns: 1fr 1fr; }
body.present .line, body.present .row, body.present .values, body.present .sign { font-size: 1.25rem; }
body.present .cards { grid-auto-rows: 2.1rem; }
body.present #sentence { font-size: 1.3em; position: sticky; bottom: 0; z-index: 3; order: 9; }
body.present #page { display: flex; flex-direction: column; }

@media (max-width: 1100px) {
  main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  #objects { grid-column: 1 / -1; }
  #lines { max-height: 46vh; }
}
@media (max-width: 700px) {
  #page { padding: .4em; }
  main { grid-template-columns: minmax(0, 1fr); gap: .6em; }
  #lines { max-height: 32vh; }
  #languages { margin-left: 0; }
  .cards { display: block; min-height: 0 !important; }
  .card { margin-bottom: .4em; overflow: visible; contain: none; }
  #sentence { position: sticky; top: 0; z-index: 3; margin: .3em 0; }
  button { min-height: 2.2em; }
  .sign, .ref, .plain { min-height: 0; padding: .2em 0; }
}
#sheets { display: none; }
@media print {
  :root { --paper: #fff; --ink: #000; --dim: #444; --line: #888; --panel: #fff; --now: #eee; --new: #000; --gone: #000; --link: #000; --chosen: #fff; color-scheme: light; }
  header #buttons, #languages, #sentence, main, #time, #finder, #options, #help, #question { display: none !important; }
  #sheets { display: block; }
  .sheet { break-inside: avoid; border-top: 2px solid #000; padding: .5em 0; margin-top: .6em; }
  .sheet .excerpt { border: 1px solid #888; margin-bottom: .4em; }
  .sheet ul { list-style: none; margin: 0; padding: 0; }
  .sheet .line { min-width: 0; white-space: pre-wrap; }
  .sheet .cards { display: grid; grid-template-columns: 1fr 1fr; grid-auto-rows: auto; gap: .4em; min-height: 0 !important; }
  .sheet .card { grid-area: auto !important; overflow: visible; contain: none; opacity: 1 !important; }
  .sheet .sign, .sheet .plain { border: 0; }
}
@media (prefers-reduced-motion: no-preference) { .card, .line { transition: background-color .12s; } }

"""#
}
