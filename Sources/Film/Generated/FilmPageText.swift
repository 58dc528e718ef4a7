// swift-format-ignore-file
// Written by `make library` from Page/film.html: change it there.
enum FilmPageText {
static let text: StaticString = #"""
<!doctype html>
<html lang="{{language}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<meta name="generator" content="selfsame">
<title>{{title}}</title>
<style>
{{style}}
</style>
</head>
<body>
<noscript>
<h1>{{title}}</h1>
{{still}}
</noscript>
<div id="page" hidden>
<header>
  <h1 id="title"></h1>
  <div id="buttons" role="group"></div>
  <p id="where"></p>
  <div id="languages" role="group"></div>
</header>
<form id="finder" hidden><label for="find"></label><input id="find" type="search" autocomplete="off"><output id="found"></output></form>
<p id="marks" hidden></p>
<section id="options" hidden></section>
<section id="help" hidden></section>
<section id="question" hidden></section>
<p id="sentence" role="status" aria-live="polite"></p>
<main>
  <section id="code"><h2></h2><div id="lines"></div><div id="visits" hidden></div><h3 id="printedHead" hidden></h3><pre id="printed" hidden></pre></section>
  <section id="names"><h2></h2><div id="variables" class="variables"></div></section>
  <section id="objects"><h2></h2><div id="zones"></div><div id="pools"></div><div id="about" hidden></div></section>
  <svg id="arrows" aria-hidden="true"></svg>
</main>
<section id="time">
  <div id="strip" role="slider" tabindex="0"><canvas></canvas></div>
  <div id="curves"></div>
  <div id="lanes" hidden></div>
</section>
<section id="sheets" aria-hidden="true"></section>
</div>
<script type="application/json" id="film">{{data}}</script>
<script>
{{script}}
</script>
</body>
</html>

"""#
}
