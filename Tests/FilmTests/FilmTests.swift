import Diagnostics
import Foundation
import Ownership
import Testing
import Texts
import VirtualMachine

@testable import Film
@testable import Session

func objectNameOf(_ serial: UInt32) -> String { objectName(serial) }

/// The film's states against the machine's own.
@Suite struct FilmStateTests {
  static let isLong = ProcessInfo.processInfo.environment["SELFSAME_LONG"] != nil

  /// Every so many; all of them in `make long`.
  static let programs: [URL] = {
    let all =
      FilmedProgram.programs(below: "LanguageTests/Suite", ending: ["m"])
      + FilmedProgram.programs(below: "LanguageTests/SwiftPrograms", ending: ["swift"])
      + FilmedProgram.programs(below: "LanguageTests/CPlusPlusPrograms", ending: ["cpp"])
    if isLong { return all }
    // The lowest sums of their names: a program more changes one of them at most.
    func sum(_ url: URL) -> UInt64 {
      url.lastPathComponent.utf8.reduce(0xCBF2_9CE4_8422_2325) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
    }
    return Array(all.sorted { sum($0) < sum($1) }.prefix(24))
  }()

  @Test(arguments: programs) func everyMomentIsTheMachines(_ url: URL) {
    guard let program = FilmedProgram(url, most: Self.isLong ? 400 : 120) else { return }
    let moments = program.film.takes[0].moments
    #expect(moments.count == program.machine.count)
    for (number, (moment, machine)) in zip(moments, program.machine).enumerated() {
      let rows = MachineState.rows(of: moment.state)
      #expect(rows == machine.rows, "\(program.name), moment \(number)")
      let dead = Set(
        moment.state.objects.filter(\.value.isDead).map { String(objectName($0.key).dropFirst()) })
      #expect(dead == machine.dead, "\(program.name), moment \(number)")
      for object in moment.state.objects.values where !object.isDead {
        // One bracket is one unit.
        #expect(object.signs.count { $0.sign.isUnit } == Int(clamping: object.count))
      }
      for problem in Self.unknownNames(in: moment.state) {
        Issue.record("\(program.name), moment \(number): \(problem)")
      }
    }
  }

  /// Brackets with the name of a variable that the same moment does not show among its names, or shows elsewhere (what
  /// lies in an array is shown by its value, what a C pointer leads to by its text).
  static func unknownNames(in state: FilmState) -> [String] {
    let frames = state.threads.values.flatMap(\.frames)
    let names = (frames.flatMap(\.values) + state.globals).map { "\($0.name) \($0.text)" }
    let isPlain = { (label: String) -> Bool in
      label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        && !["self", "pool", "memory", "library", "block"].contains(label)
    }
    return state.objects.flatMap { serial, object in
      object.signs.map(\.sign).filter { isPlain($0.label) }.filter { sign in
        !names.contains {
          // A static of a class has its class before it.
          ($0.hasPrefix(sign.label + " ") || $0.contains("." + sign.label + " "))
            && ($0.contains(objectName(serial)) || !$0.hasSuffix("nil") && !$0.contains(" #"))
        }
      }.map { "\(objectName(serial)) \($0.text), but \(names)" }
    }
  }

  static let boat = """
    @interface Boat : NSObject { int last; Boat *cargo; }
    - (void)setCargo:(Boat *)c;
    @end
    @implementation Boat
    - (id)init {
      self = [super init];
      last = 7;
      return self;
    }
    - (void)setCargo:(Boat *)c { [c retain]; [cargo release]; cargo = c; }
    - (void)dealloc { [cargo release]; [super dealloc]; }
    @end
    int main(void) {
      Boat *a = [[Boat alloc] init];
      Boat *b = [[Boat alloc] init];
      [a setCargo:b];
      [b release];
      int sum = 0;
      for (int i = 0; i < 3; i++) sum += i;
      [a release]; sum = 0;
      return sum;
    }
    // mode: mrc
    """

  func boatFilm() throws -> Film {
    try #require(FilmedProgram("boat.m", Array(Self.boat.utf8))).film
  }

  /// Line by line, as a reader expects it: each statement once, a line of two statements twice, a loop once a round.
  @Test func statementsAreTheSteps() throws {
    let film = try boatFilm()
    let lines = film.takes[0].moments.filter(\.isStatement).map { moment -> Int in
      let source = film.sources.file(of: moment.place)
      return (source.map { $0.line(at: moment.place.start) } ?? -1) + 1
    }
    #expect(lines.filter { $0 == 7 }.count == 2)
    #expect(
      lines.filter { $0 == 19 }.count == 4, "three rounds and the look that ends them: \(lines)")
    #expect(lines.filter { $0 == 20 }.count >= 2, "two statements: \(lines)")
    #expect(lines.firstIndex(of: 14).map { lines[$0 + 1] == 6 } == true, "\(lines)")
    #expect(lines.last == 21 || lines.last == 22, "\(lines)")
  }

  @Test func sentencesSayWhatChanged() throws {
    let film = try boatFilm()
    let sentences = film.takes[0].moments.filter(\.isStatement).map {
      Film.sentence($0.facts, in: .en)
    }
    #expect(sentences.contains { $0.contains("#1 Boat came to be, count 1") })
    #expect(sentences.contains { $0.contains("#1.last: 0 -> 7.") })
    #expect(sentences.contains { $0.contains("#1 Boat died") })
    #expect(sentences.contains { $0.contains("sum: 0 -> 1.") })
    for language in Language.allCases {
      for moment in film.takes[0].moments {
        let words = Film.sentence(moment.facts, in: language)
        #expect(!words.contains("film."), "\(words)")
      }
    }
  }

  /// Whoever still points to what died is named with the death; where nobody does, nobody is.
  @Test func aDeathNamesWhoStillPoints() throws {
    var options = SessionOptions()
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    for input in ["NSObject *a = [NSObject new], *b = a;", "[a release];"] {
      #expect(session.evaluate(input).status == .done)
    }
    let facts = try #require(session.film(titled: "t")).takes[0].moments.flatMap(\.facts)
    let deaths = facts.filter { $0.key.hasPrefix("died") }
    #expect(deaths.map(\.key) == ["diedPointed"])
    let names = try #require(deaths.first?.arguments.last)
    #expect(names.contains("a") && names.contains("b"), "\(names)")
    #expect(session.evaluate("a = b = nil; [[NSObject new] release];").status == .done)
    let later = try #require(session.film(titled: "t")).takes[0].moments.flatMap(\.facts)
    #expect(!later.dropFirst(facts.count).contains { $0.key == "diedPointed" })
  }

  /// What is typed at the prompt, in the past or on another line, is filmed as it ran.
  @Test func inputsAreFilmedAndNothingIsChanged() throws {
    var options = SessionOptions()
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    _ = session.evaluate(
      "@interface Car : NSObject { @public int speed; } @end @implementation Car @end")
    _ = session.evaluate("Car *a = [[Car alloc] init];")
    _ = session.evaluate("a->speed = 3; [a retain];")
    let before = (session.eventCount, session.objects())
    let film = try #require(session.film(titled: "t"))
    #expect(session.eventCount == before.0)
    #expect(session.objects() == before.1)
    let last = try #require(film.takes[0].moments.last)
    #expect(MachineState.rows(of: last.state) == MachineState(session, known: [:]).rows)
    #expect(film.takes[0].moments.flatMap(\.facts).contains { $0.key == "input" })
    // Once more, and from the past.
    #expect(session.film(titled: "t")?.takes[0].moments == film.takes[0].moments)
  }

  @Test func nothingTypedIsNoFilm() {
    var options = SessionOptions()
    options.keepsHistory = true
    #expect(ProgramSession(options: options).film(titled: "t") == nil)
    #expect(ProgramSession().film(titled: "t") == nil)
  }

  /// Watched or not, a run with threads is the same run.
  @Test func watchingChangesNothing() throws {
    let text = """
      static int total;
      @interface Worker : NSObject @end
      @implementation Worker
      - (void)work:(id)unused { for (int i = 0; i < 300; i++) { total += 1; } }
      @end
      int main(void) {
        Worker *w = [[Worker alloc] init];
        for (int i = 0; i < 3; i++) [NSThread detachNewThreadSelector:@selector(work:) toTarget:w withObject:nil];
        [NSThread sleepForTimeInterval:1];
        printf("%d\\n", total);
        return 0;
      }
      """
    for seed in [UInt64(0), 1, 2, 3] {
      var options = SessionOptions()
      options.seed = seed
      let plain = ProgramSession(options: options)
      let one = plain.runFile(path: "a.m", text: Array(text.utf8))
      let watched = ProgramSession(options: options)
      let recorder = FilmRecorder(watched, most: 5000)
      let two = watched.runFile(path: "a.m", text: Array(text.utf8), watchedBy: recorder.watcher)
      #expect(one.output == two.output)
      #expect(one.events == two.events)
      #expect(plain.events(one.events) == watched.events(two.events))
      #expect(recorder.moments.contains { $0.thread > 1 })
    }
  }

  @Test func statementsBeginWhereTheyShould() {
    let file = """
      for (int i = 0; i < 3; i++) a[i] = '{'; // not; here
      /* nor; here */ call("x;y", ^{ inner(); again(); });
      """
    let source = Diagnostics.SourceFile(name: "a.m", origin: .file, text: Array(file.utf8))
    let starts = statementStarts(source).map { offset -> String in
      String(String(decoding: source.text[Int(offset)...], as: UTF8.self).prefix(5))
    }
    #expect(starts.contains("for ("))
    #expect(starts.contains("inner"))
    #expect(starts.contains("again"))
    #expect(!starts.contains("i < 3"))
  }
}

/// The page as a file.
@Suite struct FilmPageTests {
  /// A class and a string that would end the page's own element.
  @Test func noTextOfTheProgramIsEverHTML() throws {
    let text = """
      #import <objc/runtime.h>
      int main(void) {
        Class evil = objc_allocateClassPair([NSObject class], "</script><img src=x onerror=alert(1)>", 0);
        objc_registerClassPair(evil);
        id object = [[evil alloc] init];
        NSString *words = @"</script><!-- <b>{{data}}{{script}}";
        NSLog(@"%@", words);
        return object == nil;
      }
      """
    let program = try #require(FilmedProgram("</title><script>x.m", Array(text.utf8)))
    let html = program.film.html(in: .en)
    #expect(html.components(separatedBy: "</script>").count == 3, "only the page's own two")
    #expect(!html.contains("<img"))
    #expect(!html.contains("<b>"))
    #expect(html.contains("\\\\u003c/script\\\\u003e") || html.contains("\\u003c/script\\u003e"))
    #expect(html.contains("&lt;/title&gt;"))
  }

  @Test func thePageFetchesNothing() throws {
    let program = try #require(FilmedProgram("boat.m", Array(FilmStateTests.boat.utf8)))
    let html = program.film.html(in: .ru)
    for word in ["src=\"", "href=\"", "@import", "url(h", "fetch(", "XMLHttpRequest", "import("] {
      #expect(!html.contains(word), "\(word)")
    }
    #expect(html.contains("<html lang=\"ru\">"))
  }

  /// Every word that the page says is in the catalogue, and every key of the catalogue that is its own is said.
  @Test func thePagesWordsAreInTheCatalogue() throws {
    let script = FilmScriptText.text.description
    var said = Set<String>()
    for match in script.matches(of: /"(ui\.[A-Za-z.]+)"/) {
      said.insert(String(match.output.1))
    }
    #expect(said.count > 40)
    let keys = Set(Catalogue.of(.en).keys)
    for key in said where !key.hasSuffix(".") { #expect(keys.contains("film." + key), "\(key)") }
    for key in keys where key.hasPrefix("film.ui.") && !key.hasPrefix("film.ui.thread.") {
      #expect(said.contains(String(key.dropFirst(5))), "nobody says \(key)")
    }
  }

  /// Unpacked as the page does it, a moment is what it was.
  @Test func momentsOfOneFormAreToldOnce() throws {
    let texts = [
      "[1,0,15,[[5,43]],{\"o\":{\"228\":[0,[-3,37]]},\"t\":{\"1\":[0,0,0,2]}}]",
      "[1,0,11,[[5,44]],{\"o\":{\"9\":[0,[-12,7]]},\"t\":{\"1\":[0,0,0,2]}}]",
      "[1,0,12,[[5,99]],{\"o\":{\"100\":[18446744073709551615,[-3,37]]},\"f\":{\"1.12\":[36,0,[]]}}]",
      "[1,0,21,[[5,10]],{\"o\":{\"229\":[0,[-3,38]]},\"t\":{\"1\":[0,0,0,2]}}]", "[]", "[100]",
    ]
    var forms = MomentForms()
    let packed = texts.map { forms.packed($0) }
    for (text, packed) in zip(texts, packed) {
      let numbers = packed.dropFirst().dropLast().split(separator: ",")
      let form = forms.forms[try #require(Int(numbers[0]))]
      let parts = form.split(separator: "#", omittingEmptySubsequences: false)
      var whole = String(parts[0])
      for (hole, part) in zip(numbers.dropFirst(), parts.dropFirst()) { whole += hole + part }
      #expect(whole == text)
    }
    #expect(forms.forms.count == texts.count - 1)
  }

  /// The dead lie on top of each other: a moment is told by what is new, whoever lies below.
  @Test func theDeadAreSharedByMoments() {
    let yard = Graveyard()
    func object(_ signs: [FilmState.Sign] = []) -> FilmState.Object {
      FilmState.Object(className: "A", count: 0, signs: signs, values: [], isDead: true)
    }
    for serial in UInt32(1)...50_000 { yard.bury(serial, object()) }
    let before = FilmState.buried(yard)
    yard.bury(50_001, object())
    let sign = FilmState.Sign(sign: OwnerSign(.dangles, "a"), event: -1)
    yard.point(to: [7]) { $0 == 7 ? [sign] : [] }
    let after = FilmState.buried(yard)
    #expect(after.changes(since: before).map(\.serial) == [7, 50_001])
    #expect(after.object(7)?.signs == [sign] && before.object(7)?.signs == [])
    #expect(after != before && before == before)
    #expect(after.objects.count == 50_001)
    yard.point(to: []) { _ in [] }
    #expect(FilmState.buried(yard).changes(since: after).map(\.serial) == [7])
    yard.raise([50_001, 3])
    #expect(FilmState.buried(yard).objects.count == 49_999)
  }

  /// What lies in an array is the array's, also while a method of the array has the table in hand; and a film of many
  /// objects that stay is as long as what happens to them, not as what there is.
  @Test func whatStaysIsToldOnce() throws {
    func film(_ count: Int) throws -> Film {
      let text = """
        // mode: arc
        #import <Foundation/Foundation.h>
        @interface Bead : NSObject
        @property (strong) Bead *before;
        @end
        @implementation Bead
        @end
        int main(void) {
          @autoreleasepool {
            NSMutableArray *chain = [NSMutableArray array];
            NSMutableDictionary *names = [NSMutableDictionary dictionary];
            for (int i = 0; i < \(count); i++) {
              Bead *bead = [Bead new];
              bead.before = [chain lastObject];
              [chain addObject:bead];
              names[@(i)] = bead;
            }
          }
          return 0;
        }
        """
      return try #require(
        FilmedProgram("chain.m", Array(text.utf8), comparing: count < 20, most: 40_000)
      ).film
    }
    let short = try film(12)
    let beads = short.takes[0].moments.flatMap { $0.state.objects.values }.filter {
      $0.className == "Bead" && $0.count > 2 && !$0.isDead
    }
    #expect(beads.count > 50)
    #expect(beads.allSatisfy { $0.signs.contains { $0.sign.label.hasPrefix("in #") } })
    let sizes = try [40, 80].map { count in
      try film(count).html(in: .en).utf8.count - short.html(in: .en).utf8.count
    }
    #expect(sizes[1] < sizes[0] * 3, "\(sizes)")
  }

  /// A moment is as long as there are objects: many moments of many objects are a film without an end.
  @Test func manyMomentsOfManyObjectsEnd() throws {
    let text = """
      // mode: mrc
      @interface Bead : NSObject @end
      @implementation Bead @end
      int main(void) {
        id all[200];
        for (int i = 0; i < 200; i++) all[i] = [[Bead alloc] init];
        return 0;
      }
      """
    let program = try #require(
      FilmedProgram(
        "many.m", Array(text.utf8), comparing: false, most: 40_000, mostReadings: 10_000))
    #expect(program.film.isCut)
    let shown = program.film.takes[0].moments.reduce(0) { $0 + $1.state.live.count }
    // Standing still and what points to them count as well, so there are fewer than the objects alone would make.
    #expect((2_000...10_200).contains(shown), "\(shown)")
  }

  /// So is one of a call in a call in a call, and of an object with a claim more at each turn.
  @Test(arguments: [
    "- (int)run { return [self run]; }", "- (int)run { for (;;) [self retain]; }",
    "- (int)run { for (;;) [[self retain] autorelease]; }",
    "- (int)run { for (;;) dispatch_after(dispatch_time(0, 9), dispatch_get_main_queue(), ^{}); }",
    "- (int)run { for (;;) [self performSelector:@selector(run) withObject:nil afterDelay:9]; }",
  ])
  func whatGrowsWithoutEndIsCut(_ method: String) throws {
    let text = """
      // mode: mrc
      @interface Bead : NSObject @end
      @implementation Bead
      \(method)
      @end
      int main(void) { return [[Bead new] run]; }
      """
    let program = try #require(
      FilmedProgram(
        "endless.m", Array(text.utf8), comparing: false, most: 40_000, mostReadings: 10_000))
    #expect(program.film.isCut)
    let moments = program.film.takes[0].moments.count
    #expect((50..<800).contains(moments), "\(moments)")
  }

  /// A program may write down the encoding of a variable as it likes, and a type of arrays of arrays has more elements
  /// than anybody shows.
  @Test(arguments: [
    "[4294967296[4294967296i]]", "[9[9[9[9[9[9[9[9[9[9[9[9[9[9[9i]]]]]]]]]]]]]]]", "{S=\\\"",
    "{S=\\\"a", "{S=\\\"a\\\"", "[", "[3", "(=[99999999999{A=b}])", "{A={A={A=i}c}{A=i}c",
  ])
  func anEncodingOfAnyKindIsShown(_ encoding: String) throws {
    let text = """
      #import <objc/runtime.h>
      char deep[3][3][3][3][3][3][3][3][3][3][3][3][3];
      int main(void) {
        Class made = objc_allocateClassPair([NSObject class], "Made", 0);
        class_addIvar(made, "odd", 8, 3, "\(encoding)");
        objc_registerClassPair(made);
        id one = [made new];
        return one == nil;
      }
      """
    let program = try #require(
      FilmedProgram("encoding.m", Array(text.utf8), comparing: false, most: 100))
    #expect(program.film.takes[0].moments.count > 4)
    let values = program.film.takes[0].moments.flatMap { moment in
      moment.state.live.serials.flatMap { moment.state.live[$0]?.values ?? [] }
    }
    #expect(values.contains { $0.name == "odd" })
  }

  /// Objects that no picture shows are looked at, too: a film of a thousand in an array ends in time.
  @Test func whatIsNotShownIsLookedAt() throws {
    let text = """
      int main(void) {
        NSMutableArray *all = [NSMutableArray array];
        for (int i = 0; i < 400; i++) [all addObject:[NSObject new]];
        return 0;
      }
      """
    let program = try #require(
      FilmedProgram(
        "hidden.m", Array(text.utf8), comparing: false, most: 40_000, mostReadings: 10_000))
    #expect(program.film.isCut)
    #expect(program.film.takes[0].moments.count < 400, "\(program.film.takes[0].moments.count)")
  }

  /// 10,000 events stay under a megabyte.
  @Test func tenThousandEventsAreUnderAMegabyte() throws {
    let text = """
      // mode: mrc
      @interface Cell : NSObject { int value; Cell *next; } - (void)set:(int)v next:(Cell *)n; @end
      @implementation Cell
      - (void)set:(int)v next:(Cell *)n { value = v; next = n; }
      @end
      int main(void) {
        for (int i = 0; i < \(FilmStateTests.isLong ? 2000 : 200); i++) {
          Cell *cell = [[Cell alloc] init];
          [cell set:i next:cell];
          [cell retain];
          [cell release];
          [cell release];
        }
        return 0;
      }
      """
    let program = try #require(
      FilmedProgram("cells.m", Array(text.utf8), comparing: false, most: 40_000))
    let events = program.session.eventCount
    #expect(events > (FilmStateTests.isLong ? 10_000 : 1000))
    let size = program.film.html(in: .en).utf8.count
    print("film: \(events) events, \(program.film.takes[0].moments.count) moments, \(size) bytes")
    #expect(size * 10_000 / max(events, 10_000) < 1_000_000)
    if !FilmStateTests.isLong { #expect(size < 400_000) }
  }
}

extension FilmState {
  fileprivate static func buried(_ yard: Graveyard) -> FilmState {
    var state = FilmState()
    state.graves = yard.top
    return state
  }
}
