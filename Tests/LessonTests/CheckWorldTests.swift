import Diagnostics
import LessonEngine
import Session
import Testing

/// Conditions judged on the real machine: what was typed, what is asked, whether it holds.
@Suite struct CheckWorldTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var inputs: [String]
    var condition: String
    var holds: Bool
    init(_ inputs: [String], _ condition: String, _ holds: Bool) {
      self.inputs = inputs
      self.condition = condition
      self.holds = holds
    }
    var testDescription: String { "\(inputs.joined(separator: " ")) ⊢ \(condition)" }
  }

  static let setup = """
    @interface Box : NSObject { int n; }
    - (int)n;
    - (id)copyWithZone:(NSZone *)zone;
    @end
    @implementation Box
    - (int)n { return n; }
    - (id)copyWithZone:(NSZone *)zone { return [[Box allocWithZone:zone] init]; }
    @end
    @interface Lid : Box
    @end
    @implementation Lid
    - (NSUInteger)retainCount { return 99; }
    @end
    @interface Lamp : Box { Lamp *next; short level; double warmth; unsigned char tint; }
    + (int)asked;
    @end
    @implementation Lamp
    - (id)init { self = [super init]; level = -3; warmth = 0.5; tint = 200; return self; }
    - (void)hold:(Lamp *)other { next = other; }
    + (int)asked { static int times; return ++times; }
    @end
    int answers(void) { static Lamp *last; last = [Lamp new]; return 1; }
    """

  static let lamp = "Lamp *l = [[Lamp alloc] init];"

  static let box = "Box *a = [[Box alloc] init];"
  static let shared = [box, "Box *b = [a retain];"]

  static let all: [Case] = [
    Case([box], "a != nil", true),
    Case([box], "[a n] == 0", true),
    Case([box], "[a n] == 1", false),
    Case([box], "nowhere == 1", false),
    Case(shared, "b same a", true),
    Case([box], "[[Box alloc] init] same a", false),
    Case([box], "not [[Box alloc] init] same a", true),
    Case(shared, "count(a) == 2", true),
    Case(shared, "count(a) + 1 == 1 + count(b)", true),
    Case(["Lid *l = [[Lid alloc] init];"], "count(l) == 1", true),
    Case(["Lid *l = [[Lid alloc] init];"], "[l retainCount] == 99", true),
    Case(["Lid *l = [[Lid alloc] init];"], "class(l) == [Lid class]", true),
    Case(["Lid *l = [[Lid alloc] init];"], "answered(n, l) == [Box class]", true),
    Case(["Lid *l = [[Lid alloc] init];"], "answered(retainCount, l) == [Lid class]", true),
    Case([box], "zone(a) == NSDefaultMallocZone()", true),
    Case([box], "live(Box) == 1 && made(Box) == 1", true),
    Case([box, "[a release];"], "live(Box) == 0", true),
    Case([box, "[a release];"], "made(Box) == 1", true),
    Case([box, "[a release];"], "deallocs(Box) == 1", true),
    Case([box, "[a release];"], "zombies == 1", true),
    Case([box], "zombies == 0", true),
    Case([box, "a = nil;"], "leaks == 1", true),
    Case([box], "leaks == 0", true),
    Case([box], "inits(a) == 1", true),
    Case([box, "[a init];"], "inits(a) == 2", true),
    Case([box, "[a copy];"], "sent(copy, a)", true),
    Case([box, "[a copy];"], "sent(copyWithZone:) == 1", true),
    Case([box], "sent(copy, a)", false),
    Case([box, "[a retain]; [a autorelease];"], "pooled(a) == 1", true),
    Case([box, "[a retain]; [a autorelease];"], "at-end count(a) == 1", false),
    Case([box, "[a autorelease];"], "at-end live(Box) == 0", true),
    Case([box], "at-end leaks == 1", true),
    Case(["printf(\"one %d\\n\", 2);"], "output contains \"one 2\"", true),
    Case(["printf(\"one\\n\");"], "output contains \"two\"", false),
    Case([box, "[a retain]; [a release];"], "retain(a) before release(a)", true),
    Case([box, "[a retain]; [a release];"], "release(a) before retain(a)", false),
    Case([box, "[a retain]; [a release];"], "never dealloc(Box)", true),
    Case([box, "[a release];"], "never dealloc(Box)", false),
    Case([box, "[a release]; [a n];"], "ends zombie \"-[Box n]\"", true),
    Case([box, "[a release]; [a n];"], "ends zombie \"-[Box retain]\"", false),
    Case([box, "[a release]; [a n];"], "ends stopped \"deallocated\"", true),
    Case([box, "[a release]; [a n];"], "ends over-release", false),
    Case([box, "[(id)a count];"], "ends exception NSInvalidArgumentException \"Box count\"", true),
    Case([box, "[(id)a count];"], "ends exception NSInvalidArgumentException \"-[Lid\"", false),
    Case([box, "for (;;) { }"], "ends stopped", false),
    Case([box, "[a nn"], "ends stopped", false),
    Case([box], "ends stopped", false),
    Case(
      ["static dispatch_once_t t; void f(void) { dispatch_once(&t, ^{ f(); }); }\nf();"],
      "ends deadlock \"R0634\"", true),
    Case(
      ["NSLock *k = [NSLock new]; [k lock]; [k lock];"], "ends deadlock \"lock recursively\"",
      false),
    Case([box, "[a release];", "a = [[Box alloc] init];"], "always live(Box) <= 1", true),
    Case([box, "[[Box alloc] init];"], "always live(Box) <= 1", false),
    Case(
      [box, "Box *c = [[Box alloc] init];", "[a release]; a = nil;"], "always live(Box) >= 1",
      false),
    Case([box, "Box *c = [[Box alloc] init];"], "always live(Box) <= 2", true),
    Case([box, "[a retain]; [a release];"], "always count(a) <= 2", true),
    Case([box, "[a retain]; [a release];"], "always count(a) <= 1", false),
    Case([box, "[a release];"], "always count(a) >= 1", false),
    Case([box], "always count(nowhere) >= 1", false),
    Case([box, "[a retain]; [a release]; [a release];"], "retain(a) before dealloc(a)", true),
    Case([box, "[a release];"], "release(a) before dealloc(a)", true),
    Case([box, "[a release];"], "dealloc(a) before release(a)", false),
    Case([box, "Box *b = a;", "[a release];"], "zombies == 1", true),
    Case([box, "[a release];", "a = nil;"], "zombies == 0", true),
    Case([box, "[a autorelease];"], "at-end deallocs(Box) == 1", true),
    Case([box], "at-end leaks == 1", true),
    Case([box, "[a autorelease];"], "at-end leaks == 0", true),
    Case([box, "Box *c = [a copy];"], "copied before autorelease", false),
    Case([lamp], "ivar(l, level) == -3", true),
    Case([lamp], "ivar(l, warmth) == 0.5", true),
    Case([lamp], "ivar(l, tint) == 200", true),
    Case([lamp], "ivar(l, n) == 0", true),
    Case([lamp], "ivar(l, nothing) == 0", false),
    Case([lamp, "Lamp *m = [Lamp new]; [l hold:m];"], "ivar(l, next) same m", true),
    Case([lamp, "Lamp *m = [Lamp new]; [l hold:m];"], "count(ivar(l, next)) == 1", true),
    Case(["[Lamp asked]; [Lamp asked];"], "static(+[Lamp asked], times) == 2", true),
    Case(["[Lamp asked];"], "static(+[Lamp asked], nothing) == 0", false),
    Case(["answers();"], "count(static(answers, last)) == 1", true),
    Case(["[NSThread sleepForTimeInterval:1.5];"], "clock >= 1.5 && clock < 2", true),
    Case(["int x;"], "clock == 0", true),
    Case(["int clock = 7;"], "clock == 7", true),
    Case(["id clock = @\"c\"; id again = clock;"], "again same clock", true),
    Case([box], "not nowhere same a", false),
    Case([box], "every(Box, count(it) == 1)", true),
    Case(shared, "every(Box, count(it) == 1)", false),
    Case(shared + ["Box *c = [Box new];"], "some(Box, count(it) == 1)", true),
    Case(shared, "some(Box, count(it) == 1)", false),
    Case([box], "some(Box, it same a)", true),
    Case([box], "every(Lid, it same a)", true),
    Case([box], "some(Lid, it same a)", false),
    Case([box], "every(Bxo, it same a)", false),
    Case([box], "not some(Box, [it nowhere])", false),
    Case([box], "not nowhere == 1", false),
    Case([box], "not live(Nowhere) == 1", false),
    Case([box, "Box *b = nil;"], "not b same a", true),
    // What a stopped input made and declared is undone, but it happened.
    Case(
      ["Box *a = [Box new]; [a release]; [a n];"],
      "ends zombie\nmade(Box) == 1\ndeallocs(Box) == 1\nalloc(Box) before dealloc(Box)", true),
    Case(
      ["@interface Own : Box\n@end\n@implementation Own\n@end\nid a = [Own new]; [a nope];"],
      "ends exception\nmade(Own) == 1\nnever dealloc(Own)", true),
    Case([box], "made(Nowhere) == 0", false),
    Case([box], "not made(Nowhere) > 0", false),
    Case([box], "deallocs(Nowhere) == 0", false),
    Case([box], "live(Nowhere) == 0", false),
    Case([box], "never dealloc(Nowhere)", false),
    Case([box], "not alloc(Nowhere) before dealloc(Box)", false),
    Case([box], "not always live(Nowhere) <= 1", false),
    Case([box], "sent(nope) == 0", false),
    Case([box], "never sent(nope, a)", false),
    Case([box], "never sent(copy, nowhere)", false),
    Case([box], "not [a nope] == 1", false),
    Case([lamp], "not ivar(l, nothing) == 0", false),
    Case([box], "not static(answers, nothing) == 1", false),
    Case([box], "not answered(nope, a) == [Box class]", false),
    Case([box], "at-end never dealloc(Nowhere)", false),
    // What exists and was not used is known, also where no program called for that part of the library.
    Case([box], "made(Lid) == 0", true),
    Case([box], "sent(asked) == 0", true),
    Case([box], "made(NSLock) == 0 && live(NSFileManager) == 0", true),
    Case([box], "never sent(lock)", true),
    Case([box], "never dealloc(a)", true),
    Case(["Box *b = nil;"], "never dealloc(b)", true),
    Case(
      ["NSLock *k = [NSLock new]; [k lock]; [k lock];"], "ends deadlock", true),
    Case(
      ["static dispatch_once_t o; dispatch_once(&o, ^{ dispatch_once(&o, ^{}); });"],
      "ends deadlock", true),
    Case([box], "ends deadlock", false),
    Case(
      ["@throw [NSException exceptionWithName:@\"A\" reason:nil userInfo:nil];"],
      "never throw", false),
    Case(["@synchronized([Box class]) { int x = 1; }"], "lock before unlock", true),
    Case(["static dispatch_once_t o; dispatch_once(&o, ^{});"], "never once", false),
    Case(
      ["@autoreleasepool { [[[Box alloc] init] autorelease]; }"], "dealloc(Box) before drain",
      true),
    Case(
      ["[NSThread detachNewThreadSelector:@selector(new) toTarget:[Lamp class] withObject:nil];"],
      "thread before init(Lamp)", true),
    // A function asks where it stands, in the middle of the code.
    Case([box], "({ Box *k = [Box new]; live(Box); }) == 2", true),
    Case([box], "({ Box *k = [Box new]; [k release]; deallocs(Box); }) == 1", true),
    Case([box], "({ int before = count(a); [a retain]; count(a) - before; }) == 1", true),
    Case([box], "({ [a retain]; [a autorelease]; pooled(a); }) == 1 && pooled(a) == 1", true),
    Case([box], "pooled(a) == 0 && live(Box) == 1", true),
    Case(
      [box], "({ int n = 0; for (int i = 0; i < 3; i++) { [Box new]; n += made(Box); } n; }) == 9",
      true),
    Case([box], "live(Box) == 1 ? leaks == 0 : leaks == 7", true),
    Case(
      [lamp], "({ Lamp *m = [Lamp new]; [m hold:l]; ivar(m, next) == l && ivar(m, level) == -3; })",
      true),
    Case([lamp], "({ [l hold:[Lamp new]]; count(ivar(l, next)); }) == 1", true),
    Case(["[Lamp asked];"], "({ [Lamp asked]; static(+[Lamp asked], times); }) == 2", true),
    Case([box, "Box *none = nil;"], "count(none) == 0", false),
    Case([box, "Box *none = nil;"], "not count(none) == 1", true),
    Case([box, "Box *none = nil;"], "({ sent(copy, none); }) == 0", true),
    Case(shared, "every(Box, ({ [it retain]; count(it); }) == 3)", true),
    Case(shared + ["Box *c = [Box new];"], "some(Box, not every(Box, count(it) == 2))", true),
    Case([box], "ends normally", true),
    Case([box, "[a mutableCopy];"], "ends exception NSInvalidArgumentException", true),
    Case([box, "[a mutableCopy];"], "ends exception NSRangeException", false),
    Case([box, "[a release];", "[a n];"], "ends zombie", true),
    Case(["while (1) { }"], "ends limit", true),
    Case(["int x = nowhere;"], "ends compile-error \"nowhere\"", true),
    Case(["int x = nowhere;"], "ends compile-error \"elsewhere\"", false),
  ]

  @Test(arguments: all)
  func isJudged(_ example: Case) throws {
    let text = """
      ---
      lesson: 1
      id: t
      title: T
      limit: steps=100000
      ---

      ```objc setup
      \(Self.setup)
      ```

      <!-- step: s -->

      ```objc task
      ___
      ```

      ```objc solution
      0;
      ```

      ```check
      \(example.condition)
      ```

      """
    let loaded = LoadedLesson(text: text)
    let lesson = try #require(loaded.lesson, "\(loaded.diagnostics)")
    let session = ProgramSession(options: lesson.sessionOptions(judging: true))
    let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
    #expect(run.go(to: 1))
    #expect(run.enter().isEmpty)
    for input in example.inputs { _ = run.input(input) }
    let verdict = run.check()
    let told = verdict.diagnostics.map { "\($0.code) \($0.title ?? "")" }
    #expect((verdict.kind == .pass) == example.holds, "\(verdict.kind) \(told)")
  }
}
