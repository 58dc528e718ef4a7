import Conditions
import Diagnostics
import Explorer
import LessonEngine
import Session
import Testing

/// Conditions that let threads race, and those that try the doors of a class, as lessons ask them.
@Suite struct RaceJudgingTests {
  /// A step with a class to write, and what is asked of it.
  static func lesson(
    _ mode: String, _ language: String, setup: String, solution: String, probe: String,
    check: String
  )
    -> String
  {
    """
    ---
    lesson: 1
    id: t
    title: T
    mode: \(mode)
    ---

    ```\(language) setup
    \(setup)
    ```

    <!-- step: a -->

    ```\(language) task
    ___
    ```

    ```\(language) solution
    \(solution)
    ```

    ```\(language) probe p
    \(probe)
    ```

    ```check p
    \(check)
    ```

    """
  }

  static let bell =
    "@interface Bell : NSObject\n+ (Bell *)shared;\n@end\nstatic Bell *theBell = nil;"
  static func getter(_ body: String) -> String {
    "@implementation Bell\n+ (Bell *)shared {\n\(body)\n}\n@end"
  }
  static let make = "if (theBell == nil) theBell = [[Bell alloc] init];"
  static let once =
    "static dispatch_once_t token; dispatch_once(&token, ^{ theBell = [[Bell alloc] init]; }); return theBell;"
  static let raced = lesson(
    "mrc", "objc", setup: bell, solution: getter(once), probe: "void both(void) { [Bell shared]; }",
    check: "under every schedule of 2 both(): made(Bell) == 1 -- two bells")

  static func verdict(_ answer: String, in text: String) throws -> StepVerdict {
    try JudgedAnswerTests.run([answer], in: text).check()
  }

  static let gates =
    lesson(
      "mrc", "objc",
      setup: "static NSLock *a, *b;\na = [NSLock new]; b = [NSLock new];\nint moved = 0;",
      solution: "void move(int i) { [a lock]; moved = moved + 1; [a unlock]; }",
      probe: "int home = 0;",
      check: "under every schedule of 2 move(): ends normally -- not home") + """
      ```mistake stands
      under some schedule of 2 move(): ends deadlock
      ```

      ```mistake circles
      under some schedule of 2 move(): ends livelock
      ```

      ```mistake speaks
      under some schedule of 2 move(): ends exception NSRangeException "beyond"
      ```

      > [!stands]
      > Nobody goes on.

      > [!circles]
      > All go on, and get nowhere.

      > [!speaks]
      > Too far.

      """

  /// How the simplest bad schedule ends is what a mistake wants to know.
  @Test(arguments: [
    (
      "NSLock *m = i ? a : b, *o = i ? b : a; [m lock]; [o lock]; [o unlock]; [m unlock];", "stands"
    ),
    ("[a lock]; moved = moved + 1;", "stands"),
    (
      "NSLock *m = i ? a : b, *o = i ? b : a; for (;;) { [m lock]; if ([o tryLock]) break; [m unlock]; } "
        + "[o unlock]; [m unlock];", "circles"
    ),
    ("[[NSArray array] objectAtIndex:i];", "speaks"),
    ("[[NSArray array] count:i];", ""),
  ]) func aMistakeAsksHowASearchEnds(_ body: String, _ mistake: String) throws {
    let verdict = try Self.verdict("void move(int i) { \(body) }", in: Self.gates)
    #expect(verdict.kind != .pass)
    #expect(verdict.mistake?.name ?? "" == mistake)
  }

  @Test(arguments: [
    once,
    "@synchronized(self) { \(make) } return theBell;",
    "@synchronized([Bell class]) { \(make) return theBell; }",
    "if (theBell == nil) { @synchronized(self) { \(make) } } return theBell;",
    """
    static dispatch_once_t token; static dispatch_semaphore_t gate;
    dispatch_once(&token, ^{ gate = dispatch_semaphore_create(1); });
    dispatch_semaphore_wait(gate, DISPATCH_TIME_FOREVER); \(make)
    dispatch_semaphore_signal(gate); return theBell;
    """,
    """
    static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&gate); \(make) pthread_mutex_unlock(&gate); return theBell;
    """,
  ]) func whatIsSafeUnderEverySchedulePasses(_ body: String) throws {
    #expect(try Self.verdict(Self.getter(body), in: Self.raced).kind == .pass)
  }

  @Test(arguments: [
    "\(make) return theBell;",
    "@synchronized(theBell) { \(make) } return theBell;",
    "[NSThread sleepForTimeInterval:1]; \(make) return theBell;",
    "if (theBell == nil) { @synchronized(self) { theBell = [[Bell alloc] init]; } } return theBell;",
    "NSLock *gate = [[[NSLock alloc] init] autorelease]; [gate lock]; \(make) [gate unlock]; return theBell;",
    "static BOOL done = NO; if (!done) { done = YES; \(make) [Bell new]; } return theBell;",
  ]) func whatRacesFailsWithTheSimplestSchedule(_ body: String) throws {
    let verdict = try Self.verdict(Self.getter(body), in: Self.raced)
    #expect(verdict.kind == .fail)
    #expect(verdict.failedLine?.text == "two bells")
    #expect(verdict.exploration?.schedule.isEmpty == false)
  }

  /// A deadlock under some schedule is bad whatever the condition says.
  @Test func aDeadlockIsNoPass() throws {
    let twice =
      "static NSLock *gate; if (!gate) gate = [NSLock new]; [gate lock]; \(Self.make) return theBell;"
    #expect(try Self.verdict(Self.getter(twice), in: Self.raced).kind == .fail)
  }

  /// With a lock of the answer's own making, any lock would look right.
  @Test func whatTheStepStandsOnMayNotBeReplaced() throws {
    let answer =
      Self.getter(Self.once)
      + "\n@implementation NSLock (Mine)\n- (void)lock { }\n- (void)unlock { }\n@end"
    let verdict = try Self.verdict(answer, in: Self.raced)
    #expect(verdict.kind == .fail)
    #expect(verdict.diagnostics.map(\.code) == [.answerReplaces])
  }

  /// What the search could not look through to its end is no pass, and says so.
  @Test func whatCannotBeSearchedIsTold() throws {
    let text = Self.raced.replacing("of 2 both()", with: "of 8 both()")
    let busy = "static int n; for (int i = 0; i < 40; i++) n++; \(Self.once)"
    let verdict = try Self.verdict(Self.getter(busy), in: text)
    #expect(verdict.kind != .pass)
    #expect(verdict.diagnostics.map(\.code).contains(.answerNotSearched), "\(verdict.diagnostics)")
  }

  /// What counts is counted since the step began, and the first schedule is not the only one.
  @Test func whatTheSetUpMadeDoesNotCount() throws {
    let text = Self.raced.replacing(
      "static Bell *theBell = nil;", with: "static Bell *theBell = nil; Bell *old = [Bell new];")
    let bare = text.replacing(
      "@end\nstatic",
      with: "@end\n@implementation Bell\n+ (Bell *)shared { return nil; }\n@end\nstatic")
    #expect(try Self.verdict(Self.getter(Self.once), in: bare).kind == .pass)
    #expect(try Self.verdict(Self.getter("\(Self.make) return theBell;"), in: bare).kind == .fail)
  }

  @Test func swiftAndCPlusPlusRaceToo() throws {
    let swift = Self.lesson(
      "swift", "swift", setup: "var zero = 0",
      solution: "final class Bell { static let one = Bell() }",
      probe: "func both() { _ = Bell.one }",
      check: "under every schedule of 2 both(): made(Bell) == 1")
    let lazy =
      "final class Bell { static var kept: Bell? = nil; static var one: Bell { if kept == nil { kept = Bell() }; return kept! } }"
    #expect(
      try Self.verdict("final class Bell { static let one = Bell() }", in: swift).kind == .pass)
    #expect(try Self.verdict(lazy, in: swift).kind == .fail)
    let cpp = Self.lesson(
      "cpp", "cpp", setup: "static int made = 0;",
      solution:
        "struct Bell { Bell() { made++; } static Bell *one() { static Bell bell; return &bell; } };",
      probe: "void both() { Bell::one(); }", check: "under every schedule of 2 both(): made == 1")
    let naive =
      "struct Bell { Bell() { made++; } static Bell *one(); }; static Bell *kept = nullptr; Bell *Bell::one() { if (kept == nullptr) kept = new Bell(); return kept; }"
    #expect(
      try Self.verdict(
        "struct Bell { Bell() { made++; } static Bell *one() { static Bell bell; return &bell; } };",
        in: cpp
      ).kind == .pass)
    #expect(try Self.verdict(naive, in: cpp).kind == .fail)
  }

  // MARK: Doors

  static let strict = """
    @implementation Bell
    + (Bell *)shared {
      if (theBell == nil) theBell = [[super allocWithZone:NULL] init];
      return theBell;
    }
    + (id)allocWithZone:(NSZone *)zone { return [[self shared] retain]; }
    - (id)copyWithZone:(NSZone *)zone { return [self retain]; }
    @end
    """

  static func asking(_ check: String) -> String {
    lesson("mrc", "objc", setup: bell, solution: strict, probe: "int asked = 1;", check: check)
  }

  @Test func oneLineAsksForEveryDoor() throws {
    let text = Self.asking("strict singleton Bell -- there is a way to a second bell")
    let right = try Self.verdict(Self.strict, in: text)
    #expect(right.kind == .pass)
    #expect(right.doors.first?.tried.map(\.way).contains(.allocWithZone) == true)
    let wrongs = [
      Self.strict.replacing("allocWithZone:(NSZone *)zone { return [[", with: "alloc { return [["),
      Self.strict.replacing("[[self shared] retain]", with: "[self shared]"),
      Self.strict.replacing("return [self retain]", with: "return NSCopyObject(self, 0, zone)"),
      Self.strict.replacing(
        "- (id)copyWithZone", with: "- (id)init { return [Bell alloc]; }\n- (id)copyWithZone"),
      Self.getter("\(Self.make) return theBell;"), Self.getter("return [[Bell alloc] init];"),
    ]
    for wrong in wrongs {
      #expect(try Self.verdict(wrong, in: text).kind != .pass, "\(wrong)")
    }
  }

  @Test func aFlexibleSingletonLetsOthersBeMade() throws {
    let text = Self.asking("flexible singleton Bell")
    #expect(try Self.verdict(Self.getter("\(Self.make) return theBell;"), in: text).kind == .pass)
    #expect(try Self.verdict(Self.strict, in: text).kind == .fail)
    #expect(try Self.verdict(Self.getter("return [[Bell alloc] init];"), in: text).kind == .fail)
  }

  @Test func threadSafeAsksAClassOrAFunction() throws {
    let text = Self.asking("thread-safe Bell")
    #expect(try Self.verdict(Self.getter(Self.once), in: text).kind == .pass)
    #expect(try Self.verdict(Self.strict, in: text).kind == .fail)
    let counting = Self.lesson(
      "mrc", "objc", setup: "static int sold = 0; int sell(void) { return 0; }",
      solution: "int sell(void) { @synchronized([NSObject class]) { return ++sold; } }",
      probe: "int asked = 1;", check: "thread-safe sell")
    #expect(
      try Self.verdict(
        "int sell(void) { @synchronized([NSObject class]) { return ++sold; } }", in: counting
      ).kind == .pass)
    #expect(try Self.verdict("int sell(void) { return ++sold; }", in: counting).kind == .fail)
  }

  /// A getter that has no data race and yet gives two threads two objects, or none.
  @Test(
    arguments: [
      (once, true),
      ("@synchronized(self) { \(make) return theBell; }", true),
      (
        "Bell *r; @synchronized(self) { r = theBell; } if (!r) { r = [[Bell alloc] init]; @synchronized(self) { theBell = r; } } return r;",
        false
      ),
      (
        "static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; Bell *r = nil; if (pthread_mutex_trylock(&m) == 0) { \(make) r = theBell; pthread_mutex_unlock(&m); } return r;",
        false
      ),
      (
        "static pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER; pthread_mutex_lock(&m); if (!theBell) { \(make) pthread_mutex_unlock(&m); } return theBell;",
        false
      ),
      (
        "NSMutableDictionary *d = [[NSThread currentThread] threadDictionary]; if (!d[@\"b\"]) d[@\"b\"] = [[Bell new] autorelease]; return d[@\"b\"];",
        false
      ),
    ] as [(String, Bool)]) func aFunctionThatAnswersWithOneObjectGivesItToBoth(
      _ body: String, _ isSafe: Bool
    ) throws
  {
    let text = Self.lesson(
      "mrc", "objc", setup: Self.bell, solution: Self.getter(Self.once),
      probe: "Bell *ask(void) { return [Bell shared]; }", check: "thread-safe ask -- not safe")
    let verdict = try Self.verdict(Self.getter(body), in: text)
    #expect((verdict.kind == .pass) == isSafe, "\(body)")
    if !isSafe { #expect(verdict.failedLine?.text == "not safe") }
    // A factory promises no object.
    let factory = text.replacing("[Bell shared]; }", with: "[[Bell new] autorelease]; }")
    #expect(try Self.verdict(Self.getter(Self.once), in: factory).kind == .pass)
  }

  @Test(arguments: [
    "under every schedule of 2 f(): sent(x) == 1", "under every schedule of 99 f(): a == 1",
    "under every schedule of 2 f(): output contains \"a\"",
    "under every schedule of 2 f(): never alloc",
    "at-end under every schedule of 2 f(): a == 1",
  ]) func whatNoStateCanAnswerIsRefused(_ line: String) {
    #expect(CheckLine.reading(line).diagnostics.map(\.code) == [.lessonCheckSyntax])
  }

  /// Of what could not be searched nobody knows whether it holds, so its words are not told.
  @Test func whatWasNotSearchedIsNotToldAsFailed() throws {
    let open =
      "NSMutableArray *seen; __attribute__((constructor)) static void s(void) "
      + "{ seen = [[NSMutableArray alloc] init]; }\n"
    let verdict = try Self.verdict(
      open + "void move(int i) { [seen addObject:@\"a\"]; moved = moved + 1; }", in: Self.gates)
    #expect(verdict.kind == .fail)
    #expect(verdict.failedLine == nil)
    #expect(verdict.diagnostics.map(\.code) == [.answerNotSearched])
  }

  /// Who leaves the program within a schedule has not done what was asked.
  @Test(arguments: ["exit(0);", "_exit(0);", "if (i == 1) exit(0);"])
  func whoLeavesWithinAScheduleIsToldSo(_ body: String) throws {
    let text = Self.gates.replacing("ends normally -- not home", with: "moved == 2 -- not moved")
    let move = "[a lock]; moved = moved + 1; [a unlock];"
    let verdict = try Self.verdict("void move(int i) { \(body) \(move) }", in: text)
    #expect(verdict.kind == .fail)
    #expect(verdict.diagnostics.map(\.code) == [.answerLeaves])
    #expect(verdict.failedLine == nil)
    #expect(try Self.verdict("void move(int i) { \(move) }", in: text).kind == .pass)
  }
}
