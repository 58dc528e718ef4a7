import Conditions
import Diagnostics
import Foundation
import LessonEngine
import Session
import Testing

/// What counts of an answer: code by its definitions, lines as they stand, counts when the pool is empty.
@Suite struct JudgedAnswerTests {
  static let printer = """
    ---
    lesson: 1
    id: t
    title: T
    limit: steps=100000
    ---

    ```objc setup
    @interface Printer : NSObject
    + (Printer *)sharedPrinter;
    @end
    static Printer *thePrinter = nil;
    ```

    <!-- step: a -->

    ```objc task
    @implementation Printer
    ___
    @end
    ```

    ```objc solution
    @implementation Printer
    + (Printer *)sharedPrinter {
      if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
      return thePrinter;
    }
    + (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
    @end
    ```

    ```objc probe p
    Printer *x = [[Printer alloc] init];
    ```

    ```check p
    x same thePrinter  -- another printer
    count(x) == 2      -- two owners
    ```

    ```mistake unclaimed
    x same thePrinter
    count(x) == 1
    ```

    > [!unclaimed]
    > Nobody claimed it.

    <!-- step: lines fresh -->

    ```objc task
    Printer *mine = ___;
    ```

    ```objc solution
    Printer *mine = [[Printer alloc] init];
    ```

    ```check
    count(mine) == 2 -- two owners, please
    ```

    <!-- step: poured fresh -->

    ```objc setup
    @interface Shelf : NSObject { id book; }
    - (void)setBook:(id)newBook;
    @end
    ```

    ```objc task
    @implementation Shelf
    - (void)setBook:(id)newBook { ___ }
    @end
    ```

    ```objc solution
    @implementation Shelf
    - (void)setBook:(id)newBook {
      [newBook retain];
      [book release];
      book = newBook;
    }
    @end
    ```

    ```objc probe p
    Shelf *shelf = [Shelf new];
    NSObject *one = [NSObject new];
    [shelf setBook:one];
    [shelf setBook:nil];
    ```

    ```check p
    count(one) == 1  -- given back
    ```

    ```check p pool=kept
    count(one) >= 1  -- there
    ```

    """

  /// The inputs one after the other, judged in a step; the name of the mistake, the failed condition or `✓`.
  static func verdict(_ inputs: [String], step: String = "a", in text: String = printer) throws
    -> String
  {
    let lesson = try #require(LoadedLesson(text: text).lesson)
    let session = ProgramSession(options: lesson.sessionOptions(judging: false))
    let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
    #expect(run.go(to: try #require(lesson.step(step))))
    #expect(run.enter().isEmpty)
    for input in inputs { _ = run.input(input) }
    let verdict = run.check()
    if verdict.kind == .pass { return "✓" }
    return verdict.mistake?.name ?? verdict.failedLine?.source
      ?? verdict.diagnostics.first?.code.rawValue ?? verdict.kind.rawValue
  }

  static let getter = """
    + (Printer *)sharedPrinter {
      if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
      return thePrinter;
    }
    """
  static let right = """
    @implementation Printer
    \(getter)
    + (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
    @end
    """
  static let unclaimed = right.replacing(
    "[[self sharedPrinter] retain]", with: "[self sharedPrinter]")

  @Test(arguments: [
    [right, "Printer *mine = [[Printer alloc] init];"],
    [right, "Printer *mine = [[Printer alloc] init], *other = [Printer new];"],
    [
      "@implementation Printer\n\(getter)\n@end", "Printer *x = [Printer sharedPrinter];", right,
      "x",
    ],
    [right + "\nPrinter *mine = [Printer new]; // to see\n[mine retain];\nmine"],
    [unclaimed, "[[Printer alloc] init]", right],
    [right, "[[[Printer alloc] init] release]; [thePrinter release]; [thePrinter description];"],
    [
      "#define SHARED [self sharedPrinter]\n"
        + right.replacing("[self sharedPrinter]", with: "SHARED"),
      "id a = [Printer new];",
    ],
    ["static id spare = nil;\nspare = [NSObject new];\n" + right, "[Printer new]"],
    [
      "Class printers = [Printer class];\n"
        + right.replacing("[self shared", with: "[printers shared")
    ],
  ]) func codeIsJudgedByItsDefinitions(_ inputs: [String]) throws {
    #expect(try Self.verdict(inputs) == "✓")
  }

  /// To type the same once more defines nothing anew, so no `+load` runs again; what was changed in between counts.
  @Test func whatIsTypedTwiceIsDefinedOnce() throws {
    let loading = Self.right.replacing(
      "+ (id)alloc",
      with: """
        + (void)load {
          if (thePrinter) [thePrinter retain]; else thePrinter = [[super allocWithZone:NULL] init];
        }
        + (id)alloc
        """)
    #expect(try Self.verdict([loading]) == "✓")
    #expect(try Self.verdict([loading, loading]) == "✓")
    #expect(
      try Self.verdict([loading, "int n = 1;", "int two(void) { return 2; }", loading]) == "✓")
    #expect(try Self.verdict([Self.right, Self.unclaimed, Self.right]) == "✓")
    #expect(try Self.verdict([Self.unclaimed, Self.right, Self.unclaimed]) == "unclaimed")
  }

  /// What was tried out may not make a wrong answer right: the definitions alone are the answer, with the values
  /// of the variables that they bring along.
  static let handed = """
    @implementation Printer
    + (Printer *)sharedPrinter { return thePrinter; }
    + (id)allocWithZone:(NSZone *)zone {
      return thePrinter ? [thePrinter retain] : [super allocWithZone:zone];
    }
    @end
    """

  @Test(arguments: [
    [handed, "thePrinter = [[Printer alloc] init];"],
    ["thePrinter = [[Printer alloc] init];"],
    ["Printer *first = [[Printer alloc] init];", "thePrinter = first;", handed],
    [handed + "\nPrinter *one = [Printer new]; thePrinter = one;"],
    ["void begin(void) { thePrinter = [[Printer alloc] init]; }", handed, "begin();"],
  ]) func aTryOutMakesNothingRight(_ inputs: [String]) throws {
    #expect(try Self.verdict(inputs) != "✓")
  }

  /// The lock may be made by a line, however it is declared.
  @Test(arguments: [
    ["static NSLock *gate = nil;\ngate = [[NSLock alloc] init];"],
    ["NSLock *gate;", "gate = [[NSLock alloc] init];"],
    ["NSLock *gate = [[NSLock alloc] init];"],
    [
      "Class locks = [NSLock class];", "NSLock *gate = [[locks alloc] init];", "[gate description]",
    ],
  ]) func theLineThatMakesTheLockBelongsToTheAnswer(_ lines: [String]) throws {
    let locking = Self.right.replacing(
      "if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];",
      with: """
        if (gate == nil) return nil;
          [gate lock];
          if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
          [gate unlock];
        """)
    #expect(try Self.verdict(lines + [locking, "Printer *mine = [Printer new];"]) == "✓")
    #expect(try Self.verdict(["NSLock *gate;", locking]) != "✓")
  }

  /// So may a call, a message, or a write to a part of it: what is the answer's own, and calls nothing of the lesson's.
  @Test(arguments: [
    [
      "static NSLock *gate;", "void makeGate(void) { gate = [[NSLock alloc] init]; }",
      "makeGate();",
    ],
    [
      "static NSMutableArray *gates;\ngates = [[NSMutableArray alloc] init];",
      "[gates addObject:[NSLock new]];",
    ],
    ["static struct { NSLock *lock; } box;", "box.lock = [[NSLock alloc] init];"],
  ]) func whatSetsUpTheAnswersOwnBelongsToIt(_ lines: [String]) throws {
    let gate =
      lines[0].contains("gates")
      ? "[gates lastObject]" : lines[0].contains("box") ? "box.lock" : "gate"
    let locking = Self.right.replacing(
      "if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];",
      with: """
        if (\(gate) == nil) return nil;
          [\(gate) lock];
          if (thePrinter == nil) thePrinter = [[super allocWithZone:NULL] init];
          [\(gate) unlock];
        """)
    let tried = "Printer *mine = [Printer new];"
    // As in a file: a class is asked when it is there.
    let answer = Array(lines.dropLast()) + [locking, lines[lines.count - 1]]
    let right = try Self.verdict(answer + [tried])
    #expect(right == "✓", "\(right)")
    // What was tried out and kept is not held against it.
    let kept = try Self.verdict(answer + ["[\(gate) lock];"])
    #expect(kept == "✓", "\(kept)")
    let verdict = try Self.run(Array(lines.dropLast()) + [locking, tried]).check()
    #expect(verdict.kind != .pass)
  }

  /// A line that comes to anything of the lesson's by the answer's own code is a try-out.
  @Test(arguments: [
    ["void begin(void) { [Printer new]; }", handed, "begin();"],
    [
      "static NSLock *gate;\nvoid make(void) { thePrinter = [[Printer alloc] init]; }",
      "void begin(void) { make(); gate = [NSLock new]; }", handed, "begin();",
    ],
    [
      "@interface Printer (Early)\n+ (void)begin;\n@end\n@implementation Printer (Early)\n+ (void)begin { thePrinter = [[self alloc] init]; }\n@end",
      handed, "[Printer begin];",
    ],
    ["static Printer *thePrinter;", handed, "thePrinter = [[Printer alloc] init];"],
  ]) func whatComesToTheLessonsOwnIsATryOut(_ inputs: [String]) throws {
    #expect(try Self.verdict(inputs) != "✓")
  }

  /// Who is refused hears what was left out.
  @Test func aReportSaysWhatWasLeftOut() throws {
    let lesson = try #require(LoadedLesson(text: Self.printer).lesson)
    let folder = try AnswerFolder()
    try folder.write("ann/t/a.m", Self.handed + "\nthePrinter = [[Printer alloc] init];\n")
    let report = try #require(
      Grader(lesson: lesson) { ProgramSession(options: $0) }.grade(folder.path, required: nil))
    #expect(report.students[0].marks[0].note.contains("thePrinter ="))
  }

  @Test func aWrongDefinitionStaysWrongAndIsTold() throws {
    #expect(try Self.verdict([Self.unclaimed]) == "unclaimed")
    // Not the failure of what was tried out, but that of the definitions.
    #expect(
      try Self.verdict([Self.unclaimed, "[thePrinter retain]; thePrinter = nil;"]) == "unclaimed")
    let inputs = [Self.right, "id y = [Printer class];", Self.unclaimed]
    #expect(try Self.verdict(inputs) == "unclaimed")
  }

  @Test func linesAreJudgedAsTheyStand() throws {
    let alloc = "Printer *mine = [[Printer alloc] init];"
    #expect(try Self.verdict([alloc], step: "lines") == "✓")
    #expect(try Self.verdict([alloc, "[mine retain];"], step: "lines") == "count(mine) == 2")
    let code = Self.printer.replacing("task\nPrinter *mine", with: "task wants=code\nPrinter *mine")
    #expect(code != Self.printer)
    #expect(try Self.verdict(["int k = 3;"], step: "lines", in: code) != "✓")
  }

  @Test(arguments: [
    "[book autorelease]; book = [newBook retain];",
    "[newBook retain]; [book release]; book = newBook;",
    "id old = book; book = [newBook retain]; [old autorelease];",
  ]) func theClaimThatWaitsInAPoolHasBeenGivenBack(_ body: String) throws {
    let answer = "@implementation Shelf\n- (void)setBook:(id)newBook { \(body) }\n@end"
    #expect(try Self.verdict([answer], step: "poured") == "✓")
  }

  @Test func whatIsGivenBackTwiceIsNotRight() throws {
    for body in [
      "[book autorelease]; [book release]; book = [newBook retain];", "book = [newBook retain];",
    ] {
      let answer = "@implementation Shelf\n- (void)setBook:(id)newBook { \(body) }\n@end"
      #expect(try Self.verdict([answer], step: "poured") != "✓")
    }
  }

  /// The count that could then not be asked for is no news.
  @Test func aPoolThatCannotBeDrainedIsTold() throws {
    let body =
      "[book autorelease]; [book autorelease]; [book release]; book = [newBook retain];"
    let answer = "@implementation Shelf\n- (void)setBook:(id)newBook { \(body) }\n@end"
    let verdict = try Self.run([answer], step: "poured").check()
    #expect(verdict.kind == .error && verdict.isStopped)
    #expect(verdict.diagnostics.map(\.code.rawValue) == ["R0604"])
  }

  @Test func anAuthorMayAskBeforeThePoolIsDrained() throws {
    let answer =
      "@implementation Shelf\n- (void)setBook:(id)newBook { [newBook retain]; [newBook autorelease]; }\n@end"
    let kept = Self.printer.replacing(
      "```check p\ncount(one) == 1", with: "```check p pool=kept\ncount(one) == 2")
    #expect(kept != Self.printer)
    #expect(try Self.verdict([answer], step: "poured", in: kept) == "✓")
    #expect(try Self.verdict([answer], step: "poured", in: Self.printer) == "✓")
  }

  // MARK: What was judged

  static func run(_ inputs: [String], step: String = "a", in text: String = printer) throws
    -> LearnerRun
  {
    let lesson = try #require(LoadedLesson(text: text).lesson)
    let session = ProgramSession(options: lesson.sessionOptions(judging: false))
    let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
    #expect(run.go(to: try #require(lesson.step(step))))
    #expect(run.enter().isEmpty)
    for input in inputs { _ = run.input(input) }
    return run
  }

  @Test func aVerdictSaysWhatWasJudged() throws {
    let tried = "Printer *mine = [[Printer alloc] init];"
    let verdict = try Self.run([Self.right, tried]).check()
    #expect(verdict.judged.names == ["+sharedPrinter", "+allocWithZone:"])
    #expect(verdict.judged.leftOut.map { $0.hasPrefix("Printer *mine") } == [true])
    #expect(verdict.judged.inputs.count == 1)
  }

  /// What `:submit` writes gets the verdict that the shell told.
  @Test(arguments: [
    [right, "Printer *mine = [[Printer alloc] init];"],
    [unclaimed, "[Printer new]", "[thePrinter retain];"],
    [right + "\nid a = [Printer new], b;"], ["id a = [Printer class];", unclaimed],
    ["@implementation Printer\n\(getter)\n@end", right, "[[Printer new] nothing]"],
    ["static NSObject *spare;\nspare = [NSObject new];", right],
  ]) func whatIsHandedInGetsTheShellsVerdict(_ inputs: [String]) throws {
    let verdict = try Self.run(inputs).check()
    let lesson = try #require(LoadedLesson(text: Self.printer).lesson)
    let folder = try AnswerFolder()
    let saved = SavedAnswer(
      lesson: "t", step: "a", inputs: verdict.judged.inputs, triedOut: verdict.judged.leftOut)
    try folder.write("ann/t/a.m", saved.text)
    let report = try #require(
      Grader(lesson: lesson) { ProgramSession(options: $0) }.grade(folder.path, required: nil))
    #expect(report.students[0].marks[0].verdict == verdict.kind)
    #expect(report.students[0].marks[0].mistake == verdict.mistake?.name ?? "")
    #expect(SavedAnswer(saved.text).triedOut.isEmpty == verdict.judged.leftOut.isEmpty)
  }

  @Test func theGoalIsWatchedAndNothingIsHeldAgainstAnybody() throws {
    let run = try Self.run([Self.unclaimed])
    #expect(run.goalReached() == nil)
    #expect(run.misses == 0)
    _ = run.input(Self.right)
    #expect(run.goalReached()?.kind == .pass)
    #expect(run.isSolved(run.position))
    #expect(run.goalReached() == nil)
  }

  // MARK: Sealed

  static let locked = """
    ---
    lesson: 1
    id: t
    title: T
    ---

    ```objc setup
    @interface Till : NSObject
    + (int)fee;
    @end
    @implementation Till
    + (int)fee { return 2; }
    @end
    int rate(void) { return 3; }
    ```

    <!-- step: a -->

    ```objc task
    int postage(int grams) { ___ }
    ```

    ```objc solution
    int postage(int grams) { return grams * rate() + [Till fee]; }
    ```

    ```objc probe p
    int paid = postage(4);
    ```

    ```check p
    paid == 4 * rate() + [Till fee] -- the price is wrong
    ```

    """

  @Test(arguments: [
    "int postage(int grams) { return 0; }\n#define postage(x) (4 * rate() + [Till fee])",
    "int postage(int g) { return 0; }\nint rate(void) { return 0; }\n@implementation Till\n+ (int)fee { return 0; }\n@end",
    "int postage(int g) { return 12; }\n@implementation Till (Free)\n+ (int)fee { return 0; }\n@end",
    """
    int postage(int g) {
      Method m = class_getClassMethod([Till class], @selector(fee));
      method_setImplementation(m, imp_implementationWithBlock(^int(id me) { return 0; }));
      return 12;
    }
    """,
    "int postage(int g) { return 0; }\nint rate(void) { return 0; }\n#define fee hash - [Till hash]",
  ]) func whatTheAnswerStandsOnIsNotReplaced(_ answer: String) throws {
    #expect(try Self.verdict([answer], in: Self.locked) != "✓")
  }

  @Test(arguments: [
    "int postage(int g) { return g * rate() + [Till fee]; }",
    "int rate(void) { return 3; }\nint postage(int g) { return g * rate() + [Till fee]; }",
    "@implementation Till (More)\n+ (int)all:(int)g { return g * rate() + [self fee]; }\n@end\nint postage(int g) { return [Till all:g]; }",
    "#define EACH 3\nint postage(int g) { return g * EACH + [Till fee]; }",
    "@interface Scale : NSObject\n@end\n@implementation Scale\n- (NSString *)description { return @\"s\"; }\n@end\nint postage(int g) { return g * rate() + [Till fee]; }",
  ]) func whatIsAddedIsRight(_ answer: String) throws {
    #expect(try Self.verdict([answer], in: Self.locked) == "✓")
  }

  /// Who hands in the set-up once more, word for word, has replaced nothing; who changes a word has.
  @Test func theSetUpMayBeToldAgain() throws {
    let till =
      "@interface Till : NSObject\n+ (int)fee;\n@end\n@implementation Till\n+ (int)fee { return 2; }\n@end\n"
    let postage = "int postage(int g) { return g * rate() + [Till fee]; }"
    #expect(try Self.verdict([till + postage], in: Self.locked) == "✓")
    #expect(try Self.verdict([till, "[Till fee]", postage], in: Self.locked) == "✓")
    let cheap = till.replacing("return 2;", with: "return 1 + 1;")
    #expect(try Self.verdict([cheap + postage], in: Self.locked) == "E0753")
    let both = till + "@implementation Till (More)\n+ (int)fee { return 0; }\n@end\n" + postage
    #expect(try Self.verdict([both], in: Self.locked) == "E0753")
  }

  /// A cheat that did not even work is told as what it is, where no mistake of the lesson's is.
  @Test func aCheatThatFailsIsToldAsACheat() throws {
    let cheat =
      "int postage(int g) { return 1; }\n@implementation Till (Free)\n+ (int)fee { return 0; }\n@end"
    #expect(try Self.verdict([cheat], in: Self.locked) == "E0753")
  }

  /// An object says what it is, and no answer says it in its place.
  @Test(arguments: [
    "+ (Class)class { return [NSString class]; }", "- (Class)class { return Nil; }",
  ])
  func noAnswerDisguisesAClass(_ method: String) throws {
    let answer = Self.right.replacing("@end", with: method + "\n@end")
    #expect(try Self.verdict([answer]) == "E0753")
    // A class of the learner's own may say what it likes.
    let own = "@interface Mask : NSObject\n@end\n@implementation Mask\n\(method)\n@end\n"
    #expect(try Self.verdict([own + Self.right]) == "✓")
  }

  /// Where nothing was defined, and what was typed instead was stopped, that is the news.
  @Test func whatStoppedAnAnswerOfLinesAloneIsTold() throws {
    let stopped = try Self.run(["while (1) { }"]).check()
    #expect(stopped.kind == .limit)
    #expect(stopped.diagnostics.map(\.code.rawValue) == ["R0615"])
    // Behind a definition it is a try-out.
    #expect(try Self.verdict([Self.unclaimed, "while (1) { }"]) == "unclaimed")
  }

  /// The lesson's conditions are read without the answer's macros, behind lines as well.
  @Test func macrosEndWithTheAnswer() throws {
    let lines = ["Printer *mine = nil;\n#define mine [[[Printer alloc] init] retain]"]
    #expect(try Self.verdict(lines, step: "lines") != "✓")
  }

  /// A macro that the task asks for may stand on others.
  @Test func aMacroAskedForBringsItsHelpers() throws {
    let text = """
      ---
      lesson: 1
      id: t
      title: T
      ---

      <!-- step: a -->

      ```objc task
      #define TWICE(x) ___
      ```

      ```objc solution
      #define TWICE(x) ((x) + (x))
      ```

      ```objc probe p
      int six = TWICE(3);
      ```

      ```check p
      six == 6  -- twice three
      ```

      """
    let helped = "#define PLUS +\n#define SUM(a, b) \\\n ((a) PLUS (b))\n#define TWICE(x) SUM(x, x)"
    #expect(try Self.verdict([helped], in: text) == "✓")
    #expect(try Self.verdict(["#define SUM(a) a", "#define TWICE(x) (x * 3)"], in: text) != "✓")
  }

  /// Of what people get wrong nothing is said of a text that does not compile.
  @Test func noMistakeIsToldOfWhatDoesNotCompile() throws {
    let ending = Self.printer.replacing(
      "x same thePrinter\ncount(x) == 1", with: "not ends normally")
    #expect(ending != Self.printer)
    #expect(
      try Self.verdict(["@implementation Printer\n+ (id)alloc { return nope; }\n@end"], in: ending)
        == "E0301")
  }

  /// Handed in as it was typed: a line that was stopped on the way counts as little as in the shell; a mark of the
  /// encoding is no part of the text.
  @Test func aFileIsReadAsTheShellWould() throws {
    let lesson = try #require(LoadedLesson(text: Self.printer).lesson)
    let folder = try AnswerFolder()
    let lines =
      "//> mrc\n[(id)[Printer class] nothing];\n//> mrc\nPrinter *mine = [[Printer alloc] init];\n"
    try folder.write("ann/t/lines.m", lines)
    try folder.write("ben/t/lines.m", lines + "//> mrc\n[mine nothing];\n")
    try folder.write("cora/t/a.m", "\u{FEFF}" + Self.right)
    try folder.write("dora/t/a.m", "\u{FEFF}//> mrc\n" + Self.right)
    let report = try #require(
      Grader(lesson: lesson) { ProgramSession(options: $0) }.grade(folder.path, required: nil))
    let verdicts = report.students.map { $0.marks.compactMap(\.verdict) }
    #expect(verdicts == [[.pass], [.error], [.pass], [.pass]])
  }

  @Test(arguments: [
    "int price(int grams) { return grams * rate() + [Till fee]; }",
    "int postage(void) { return 14; }", "int postage(int a, int b) { return 14; }",
  ]) func whatTheTaskAsksForIsNamed(_ answer: String) throws {
    let verdict = try Self.run([answer], in: Self.locked).check()
    #expect(verdict.diagnostics.map(\.code) == [.answerLacks])
    #expect(verdict.diagnostics.first?.arguments == ["int postage(int grams)"])
  }
}

extension JudgedAnswerTests {
  /// The interface stands on the page: what is missing is what was to be written.
  @Test func anInterfaceOfTheLessonIsNotAskedFor() throws {
    let text = AttackedJudgeTests.lesson(
      setup: "@interface Hut : NSObject\n+ (Hut *)hut;\n@end",
      task: "@implementation Hut\n___\n@end",
      solution:
        "@implementation Hut\n+ (Hut *)hut { return [[[self alloc] init] autorelease]; }\n@end",
      rest: """
        ```objc probe made
        Hut *own = [Hut hut];
        ```

        ```check made
        own != nil -- hut makes none
        ```

        """)
    let verdict = try Self.run(["int huts = 3;"], in: text).check()
    #expect(verdict.diagnostics.first?.arguments != ["@interface Hut"])
    let code = try Self.run(["int huts(void) { return 3; }"], in: text).check()
    #expect(code.diagnostics.map(\.code) == [.answerLacks])
    #expect(code.diagnostics.first?.arguments == ["@implementation Hut"])
  }

  /// Places in a judged answer: the lesson's own code is called so, and a file by its name and lines.
  @Test func placesAreToldAsTheLearnerKnowsThem() throws {
    let lesson = try #require(LoadedLesson(text: Self.printer).lesson)
    let work = WrittenTasks(lesson: lesson) { ProgramSession(options: $0) }
    let text =
      "// selfsame: t a\n//\n\n@implementation Printer\n+ (id)alloc { return nope; }\n@end\n"
    let task = lesson.steps.firstIndex { $0.isTask } ?? 0
    let verdict = work.verdict(onStep: task, text, named: "printer.m")
    let place = try #require(verdict.diagnostics.first?.place)
    let file = try #require(verdict.sources.file(of: place))
    #expect(file.name == "printer.m" && file.line(at: place.start) == 4)
    let judged = try Self.run(["[nope nope];"], in: Self.printer).check()
    #expect(judged.sources.files.contains { $0.isGiven })
  }
}

/// What the program tries may be forbidden by the answer: that is told of the task, not of the program.
@Suite struct ForbiddenDoorTests {
  @Test func whatTheTaskCallsMustNotBeUnavailable() throws {
    let text = AttackedJudgeTests.lesson(
      setup: "@interface Hut : NSObject\n+ (Hut *)hut;\n@end",
      task: "@implementation Hut\n___\n@end",
      solution:
        "@implementation Hut\n+ (Hut *)hut { return [[[self alloc] init] autorelease]; }\n@end",
      rest: """
        ```objc probe made
        Hut *own = [Hut new];
        ```

        ```check made
        own != nil -- new makes none
        ```

        """)
    let answer =
      "@interface Hut (Closed)\n+ (id)new NS_UNAVAILABLE;\n@end\n"
      + "@implementation Hut\n+ (Hut *)hut { return [[[self alloc] init] autorelease]; }\n@end"
    let verdict = try JudgedAnswerTests.run([answer], in: text).check()
    #expect(verdict.diagnostics.map(\.code) == [.answerLacks])
    #expect(verdict.diagnostics.first?.arguments == ["new"])
    #expect(verdict.isCompiled)
  }
}

/// A folder of answers that goes when the test does.
final class AnswerFolder {
  let path = NSTemporaryDirectory() + "selfsame-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let folder = (path + "/" + name as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
  }
}
