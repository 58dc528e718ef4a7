import Conditions
import Diagnostics
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

  @Test func anAuthorMayAskBeforeThePoolIsDrained() throws {
    let answer =
      "@implementation Shelf\n- (void)setBook:(id)newBook { [newBook retain]; [newBook autorelease]; }\n@end"
    let kept = Self.printer.replacing(
      "```check p\n    count(one) == 1", with: "```check p pool=kept\n    count(one) == 2")
    #expect(try Self.verdict([answer], step: "poured", in: kept) == "✓")
    #expect(try Self.verdict([answer], step: "poured", in: Self.printer) == "✓")
  }
}
