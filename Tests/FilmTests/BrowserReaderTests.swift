import Foundation
import Testing
import Texts

@testable import Film

/// What a reader does on the page, and sees: each of these once went wrong for somebody who had never seen it.
extension BrowserTests {
  /// A library's object that comes late, a loss, a death; a variable with the name of a word; many changes at once.
  static let crowd = """
    // mode: mrc
    #import <Foundation/Foundation.h>
    @interface Guest : NSObject { Guest *partner; NSString *name; }
    - (void)setPartner:(Guest *)p;
    - (id)initWithName:(NSString *)n;
    @end
    @implementation Guest
    - (id)initWithName:(NSString *)n {
      self = [super init];
      name = [n copy];
      return self;
    }
    - (void)setPartner:(Guest *)p { [p retain]; [partner release]; partner = p; }
    - (void)dealloc { [name release]; [super dealloc]; }
    @end
    int main(void) {
      NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
      Guest *first = [[Guest alloc] initWithName:@"Anna of the seven long names"];
      Guest *second = [[[Guest alloc] initWithName:[NSString stringWithFormat:@"Boris %d", 2]] autorelease];
      [first setPartner:second];
      [second setPartner:first];
      NSMutableArray *table = [NSMutableArray array];
      for (int i = 0; i < 7; i++) [table addObject:[[[Guest alloc] initWithName:nil] autorelease]];
      [first release];
      [pool drain];
      first = second = nil;
      return 0;
    }
    """

  private func drive(
    _ name: String, _ text: String, width: Int = 1280, fragment: String = "", _ script: String
  ) throws -> [String] {
    let program = try #require(FilmedProgram(name, Array(text.utf8), comparing: false))
    let whole = #"""
      (() => {
        const said = [], say = (name, value) => said.push(name + "=" + value), $ = id => document.getElementById(id);
        const all = query => [...document.querySelectorAll(query)];
        const at = () => Number($("strip").getAttribute("aria-valuenow")), last = () => Number($("strip").getAttribute("aria-valuemax"));
        const key = (key, more = {}) => (document.activeElement ?? document).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
        const find = words => { key("/"); $("find").value = words; $("finder").requestSubmit(); };
        const card = number => document.querySelector(`.card[data-object="${number}"]`);
        const box = element => element.getBoundingClientRect();
        // The first step that says it.
        const to = words => { key("Home"); while (!$("sentence").textContent.includes(words) && at() < last()) key("ArrowRight"); return at(); };
      """# + script + #"""
          const list = document.createElement("pre"); list.id = "driven"; list.textContent = said.join("\n"); document.body.append(list);
        })();
        """#
    let answer = try Browser.open(
      program.film.html(in: .en), fragment: fragment, script: whole, width: width)
    #expect(answer.console == [])
    return try #require(Browser.text(of: "driven", in: answer.document), "\(answer.console)")
      .split(separator: "\n").map(String.init)
  }

  @Test func findingCountsAndLeavesThePageWhereItIs() throws {
    let said = try drive(
      "guests.m", Self.crowd,
      #"""
      find("partner: nil"); say("sentence", $("found").textContent);
      say("focus", document.activeElement === $("find")); say("still", scrollY);
      const first = at(); key("n"); say("next", at() > first && $("found").textContent);
      key("N"); say("back", at() === first);
      key("Home"); find("Boris"); say("contents", $("found").textContent.endsWith("of 0") ? "none" : at() > 1);
      find("lost:"); say("lost", all(".card.lost").length > 0);
      find("dealloc of"); say("event", $("sentence").textContent.includes("dealloc of"));
      find("zebra"); say("none", $("found").textContent);
      key("/"); key("Escape"); say("escape", $("finder").hidden && scrollY === 0 && document.activeElement !== $("find"));
      document.querySelector("[data-does=options]").click(); all("#options input")[0].focus(); key("Escape");
      say("options", $("options").hidden && scrollY === 0);
      """#)
    #expect(
      said == [
        "sentence=1 of 2", "focus=false", "still=0", "next=2 of 2", "back=true", "contents=true",
        "lost=true", "event=true", "none=not found", "escape=true", "options=true",
      ])
  }

  @Test func numbersGoAtOnceAndMarksAreSeen() throws {
    let said = try drive(
      "guests.m", Self.crowd,
      #"""
      key("1"); say("one", at()); key("2"); say("twelve", at()); key("m"); key("Enter"); say("stays", at());
      key("5"); say("five", at()); key("m");
      say("marks", [...$("marks").querySelectorAll("button")].map(each => each.textContent).join());
      key("Home"); $("marks").querySelectorAll("button")[1].click(); say("there", at());
      window.dispatchEvent(new Event("pagehide")); say("link", location.hash.includes("m=5,12"));
      key("m"); say("one left", $("marks").querySelectorAll("button").length);
      location.hash = "#s=2&m=3,4"; window.dispatchEvent(new HashChangeEvent("hashchange"));
      say("from the link", [...$("marks").querySelectorAll("button")].map(each => each.textContent).join());
      """#)
    #expect(
      said == [
        "one=1", "twelve=12", "stays=12", "five=5", "marks=5,12", "there=12", "link=true",
        "one left=1", "from the link=3,4",
      ])
  }

  @Test func thePanelAnswersForThisStep() throws {
    let said = try drive(
      "guests.m", Self.crowd,
      #"""
      const told = () => $("about").hidden ? "-" : $("about").textContent;
      to("second = #3"); card(2).click(); say("why", told().includes("first → #2") || told()); card(3).click();
      say("pool", told().includes("[pool] → #3") || told());
      key("Home"); say("before", told());
      key("End"); say("lost", told().startsWith("Why is #3 Guest alive?Nothing that can be reached leads to it, yet its count is not 0: a leak.") || told());
      say("with", told().endsWith("Only what is lost, too, holds it: [#2.partner]") || told());
      card(1).click(); say("dead", told());
      card(2).click(); say("same", told().startsWith("Why is #2 Guest alive?Nothing that can be reached leads to it, yet its count is not 0: a leak.") || told());
      key("Escape"); say("let", told());
      to("#3.partner: nil"); const here = at(), sign = [...card(3).querySelectorAll("button.sign")].find(each => each.textContent === "[#2.partner]");
      sign.click(); say("taken", told().includes("[#2.partner] of #3 Guest was taken at step " + at() + ", line ") || told());
      [...$("about").querySelectorAll("button")].pop().click(); say("back", at() === here);
      key("Escape"); to("pool -> #1"); to("#1 NSAutoreleasePool died");
      say("names", [...document.querySelectorAll("#variables li[data-name=pool]")].map(each => each.textContent).join());
      """#)
    #expect(
      said == [
        "why=true", "pool=true", "before=#3 Guest is not there at this step.", "lost=true",
        "with=true", "dead=#1 NSAutoreleasePool is dead.", "same=true", "let=-", "taken=true",
        "back=true", "names=pool -> #1 dead",
      ])
  }

  /// Arrows of what a pool holds do not begin at a variable called pool, whatever stands there.
  @Test func arrowsAreApart() throws {
    let said = try drive(
      "guests.m", Self.crowd,
      #"""
      to("second = #3"); card(3).click();
      const name = box(document.querySelector("#variables li[data-name=pool]")), layer = box($("arrows"));
      const starts = () => all("#arrows path[marker-end]").map(each => each.getAttribute("d").slice(1).split(" C")[0].split(" ").map(Number));
      const ends = () => all("#arrows path[marker-end]").map(each => each.getAttribute("d").split(" ").slice(-2).map(Number));
      say("pool", starts().some(([x, y]) => y > name.top - layer.top && y < name.bottom - layer.top && x < box($("zones")).left - layer.left));
      to("#3.partner: nil -> #2"); card(2).click();
      const points = [...starts(), ...ends()].map(String);
      say("apart", points.length > 2 && new Set(points).size === points.length);
      const words = all("#arrows text").map(box);
      say("words", words.some((a, i) => words.some((b, j) => j > i && a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom)));
      const colours = all("#arrows path[marker-end]").map(each => [getComputedStyle(each).stroke, getComputedStyle(document.querySelector(each.getAttribute("marker-end").slice(4, -1) + " path")).fill]);
      say("heads", colours.length > 1 && colours.every(([line, head]) => line === head) && new Set(colours.map(String)).size > 1);
      // The curve's cursor stands under the strip's.
      const curve = document.querySelector("#curves svg"), view = curve.viewBox.baseVal, inner = $("strip").clientWidth;
      say("scale", Math.abs(curve.clientWidth - view.width) < 1 && Math.abs(view.width - inner) < 1 && Math.abs(box(curve).left - box($("strip")).left - 1) < 1);
      """#)
    #expect(said == ["pool=false", "apart=true", "words=false", "heads=true", "scale=true"])
  }

  /// Nothing is cut that is not shown to be cut, at any step, in the languages with the longest words.
  @Test(arguments: ["en", "ru"]) func nothingIsCutUnseen(_ language: String) throws {
    let said = try drive(
      "guests.m", Self.crowd, fragment: "#l=" + language,
      #"""
      const cut = new Set();
      for (let i = 1; i <= last(); i++) {
        for (const each of all(".card:not([hidden])")) if (each.scrollHeight > each.clientHeight + 4 || each.scrollWidth > each.clientWidth + 4) { cut.add(each.innerText); if (!each.classList.contains("cut")) cut.add("unseen"); }
        key("ArrowRight");
      }
      say("cut", [...cut].join(";"));
      to("7 "); const more = document.querySelector("#sentence button");
      key("Home"); let found = null;
      for (let i = 1; i <= last() && !found; i++) { key("ArrowRight"); found = document.querySelector("#sentence button"); }
      const before = box($("sentence")).height; found.click();
      say("more", box($("sentence")).height > before && !document.querySelector("#sentence button") && !document.querySelector("#sentence [hidden]"));
      say("end", (key("End"), $("sentence").textContent.includes("main")));
      """#)
    #expect(said == ["cut=", "more=true", "end=true"])
  }

  @Test func whatIsHiddenTakesNoRoom() throws {
    let said = try drive(
      "guests.m", Self.crowd,
      #"""
      key("End"); key("ArrowLeft");
      const bottoms = () => { const zero = box($("zones")).top, boxes = all(".card:not([hidden])").map(box); return [Math.min(...boxes.map(each => each.top)) - zero, Math.max(...boxes.map(each => each.bottom)) - zero]; };
      const top = bottoms()[0];
      const low = bottoms()[1], place = box(card(3)).top - box($("zones")).top;
      document.querySelector("[data-does=options]").click();
      const check = words => [...$("options").querySelectorAll("label")].find(each => each.textContent.trim() === words).querySelector("input").click();
      check("Guest"); say("guests", all(".card:not([hidden])").length > 0 && bottoms()[1] < low && Math.abs(bottoms()[0] - top) < 1);
      check("Guest"); say("again", Math.abs(box(card(3)).top - box($("zones")).top - place) < 1);
      check("dead objects"); say("dead", !document.querySelector(".card.dead:not([hidden])") && bottoms()[1] < low);
      """#)
    #expect(said == ["guests=true", "again=true", "dead=true"])
  }

  @Test func aQuestionShowsItsLine() throws {
    let asks = Self.crowd.replacingOccurrences(
      of: "first = second = nil;", with: "first = second = nil; //? Who is still there?")
    let said = try drive(
      "guests.m", asks,
      #"""
      for (let i = 0; i < 200 && $("question").hidden; i++) key("ArrowRight");
      const line = document.querySelector(".line.next"), frame = box($("lines"));
      say("asked", !$("question").hidden && line.textContent.includes("Who is still there"));
      say("seen", box(line).top >= frame.top && box(line).bottom <= frame.bottom);
      document.querySelector("#question button").click(); say("answered", document.querySelectorAll(".line.next").length + $("sentence").textContent.slice(0, 0));
      """#)
    #expect(said == ["asked=true", "seen=true", "answered=0"])
  }

  /// Large letters are large everywhere, and nothing covers anything.
  @Test(arguments: [1280, 1024]) func presentShowsAll(_ width: Int) throws {
    let said = try drive(
      "guests.m", Self.crowd, width: width,
      #"""
      const size = query => parseFloat(getComputedStyle(document.querySelector(query)).fontSize);
      const small = size(".line code"); to("#3.partner: nil -> #2"); key("p");
      say("code", size(".line code") > small && size(".line code") === size(".line .number"));
      say("row", size(".card .row") === size(".line code") && size("#variables li button") === size(".line code"));
      const seen = ["sentence", "strip", "names", "objects", "code"].map(id => [id, box($(id))]);
      say("there", seen.every(([, each]) => each.width > 0 && each.height > 0));
      const middle = box(document.querySelector("main")), said2 = box($("sentence")), strip = box($("strip"));
      say("free", middle.bottom <= strip.top + 1 && strip.bottom <= said2.top + 1 && said2.bottom <= innerHeight + 1);
      say("names", box($("names")).bottom <= box($("objects")).top + 1);
      """#)
    #expect(said == ["code=true", "row=true", "there=true", "free=true", "names=true"])
  }

  @Test func theHelpNamesEverySign() throws {
    let said = try drive(
      "guests.m", Self.crowd,
      #"""
      key("?"); const words = [...$("help").querySelectorAll("dt")].map(each => each.textContent).join(" ");
      const missing = ["[x]", "[-x]", "[?]", "[pool]", "[self]", "[in #3]", "[block #5]", "[with #4]", "[memory]", "[library]", "(x)", "(~x)", "(!x)", "#s1", "#2.1", "T1", "+ ~ = x ?", ">"].filter(each => !words.includes(each));
      say("missing", missing.join()); say("bars", /bars/.test(words));
      say("title", [...document.querySelectorAll(".sign.fixed")].length === 0 || [...document.querySelectorAll(".sign.fixed")].every(each => each.title));
      """#)
    #expect(said == ["missing=", "bars=true", "title=true"])
  }
}
