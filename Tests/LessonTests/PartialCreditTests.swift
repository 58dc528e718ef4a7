import Conditions
import Diagnostics
import LessonEngine
import Session
import Testing

/// Points for parts of an answer, and what a report tells of each condition.
@Suite struct PartialCreditTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  static let lesson = """
    ---
    lesson: 1
    id: bell
    title: Bell
    ---

    <!-- step: s points=10 -->

    ```objc task
    int a = ___;
    ```

    ```objc solution
    int a = 1; int b = 2; int c = 3;
    ```

    ```objc probe more
    int d = a + b;
    ```

    ```check
    made(NSObject) == 0   -- no object
    a == 1   -- a is one
    b == 2   -- b is two
    c == 3   -- c is three
    ```

    ```check more points=4
    d == 3   -- d is three
    ```

    """

  func mark(_ answer: String, parts: Bool, lesson: String = lesson) throws -> GradeReport.Mark {
    folder.makeFolder("class")
    folder.makeFolder("class/eve")
    folder.makeFolder("class/eve/bell")
    try folder.write("class/eve/bell/s.m", answer)
    let loaded = LoadedLesson(text: lesson)
    let source = Grader.Source(lesson: try #require(loaded.lesson), sources: loaded.sources)
    let grader = Grader([source], inParts: parts) { ProgramSession(options: $0) }
    #expect(grader.unsolvable() == [])
    let report = grader.grade(folder.path + "/class", required: nil)
    return try #require(report?.students.first?.marks.first)
  }

  @Test(arguments: [
    ("int a = 1; int b = 2; int c = 3;", 10, 10), ("int a = 1; int b = 2; int c = 4;", 4, 8),
    ("int a = 1; int b = 9; int c = 3;", 0, 4), ("int a = 1; int b = 9; int c = 9;", 0, 2),
    ("", 0, 0), ("int a = 7; int b = 7; int c = 7;", 0, 0), ("int a = zz;", 0, 0),
    ("int a = 1; int b = 2; int c = 3; [[NSObject new] hash];", 4, 9),
  ])
  func parts(answer: String, whole: Int, inParts: Int) throws {
    #expect(try mark(answer, parts: false).points == whole)
    #expect(try mark(answer, parts: true).points == inParts)
  }

  @Test func eachConditionIsTold() throws {
    let mark = try mark("int a = 1; int b = 9; int c = 3;", parts: false)
    #expect(mark.conditions.map(\.kind) == [.pass, .pass, .fail, .pass, .fail])
    #expect(mark.conditions.map(\.probe) == ["", "", "", "", "more"])
    #expect(mark.conditions[2].words == "b is two")
    let lines = Self.lesson.split(separator: "\n", omittingEmptySubsequences: false)
    for each in mark.conditions { #expect(lines[each.line - 1].hasPrefix(each.condition)) }
  }

  /// The place is that of the file, whatever the shell wrote above it.
  @Test(arguments: [
    ("int a = zz;", 1, 9),
    ("// selfsame: bell s\n//> mrc\nint b = 2;\n//> mrc\n\nint a = zz;\n", 6, 9),
    ("\n\nint b;\nint a =\n  zz;", 5, 3),
  ])
  func thePlaceIsThatOfTheFile(answer: String, line: Int, column: Int) throws {
    let mark = try mark(answer, parts: false)
    #expect(mark.place == GradeReport.Place(file: "s.m", line: line, column: column))
  }

  static func codes(_ text: String) -> [DiagnosticCode] {
    LoadedLesson(text: text).diagnostics.filter { $0.severity == .error }.map(\.code)
  }

  @Test func pointsThatDoNotFitAreRefused() {
    for wrong in ["points=11", "points=two", "points=-1"] {
      let text = Self.lesson.replacing("points=4", with: wrong)
      #expect(Self.codes(text) == [.lessonBadValue], "\(wrong)")
    }
    let without = Self.lesson.replacing("points=4", with: "points=")
    #expect(Self.codes(without) == [.lessonBadAttribute])
    #expect(Self.codes(Self.lesson.replacing("points=4", with: "points=10")) == [])
  }

  // MARK: What else authors can say

  static func proofs(_ text: String) throws -> [Proof] {
    let lesson = try #require(LoadedLesson(text: text).lesson)
    return Checker { ProgramSession(options: $0) }.proofs(of: lesson)
  }

  static func failures(_ text: String) throws -> [Proof.Reason] {
    // A line that no wrong answer here fails is a warning about the lesson, and no matter here.
    try proofs(text).compactMap(\.failure?.reason).filter { $0 != .neverFails }
  }

  /// Further solutions are proved right; the steps after them go on from the first.
  @Test func severalSolutions() throws {
    let two = Self.lesson + "```objc solution\nint a = 3 - 2; int b = a + a, c = b + a;\n```\n"
    let next = """

      <!-- step: t -->

      ```objc task
      int e = ___;
      ```

      ```objc solution
      int e = a + b + c;
      ```

      ```check
      e == 6
      ```

      """
    #expect(try Self.failures(two + next) == [])
    let proofs = try Self.proofs(two)
    #expect(proofs.contains { $0.kind == .right && $0.name == "solution-2" })
    let wrong = Self.lesson + "```objc solution\nint a = 1, b = 2, c = 4;\n```\n"
    #expect(try Self.failures(wrong) == [.rightFails])
  }

  @Test(
    arguments: [
      ("answer:2", "int a = 4, b = 2, c = 3;", []), ("answer:4", "int a = 1, b = 2, c = 4;", []),
      ("answer:3", "int a = 4, b = 2, c = 3;", [.otherCheck]),
      ("more:1", "int a = 4, b = 2, c = 3;", [.otherCheck]),
      ("answer compiles=no", "int a = 1; int b = zz;", []),
      ("answer", "int a = 1; int b = zz;", [.notCompiling]),
    ] as [(String, String, [Proof.Reason])])
  func aWrongAnswerFailsWhereItsAuthorSays(
    fails: String, answer: String, reasons: [Proof.Reason]
  ) throws {
    let text = Self.lesson + "```objc wrong fails=\(fails)\n\(answer)\n```\n"
    #expect(try Self.failures(text) == reasons)
  }

  static let tied = """
    ---
    lesson: 1
    id: bell
    title: Bell
    ---

    <!-- step: s -->

    ```objc task
    int half(int x) { return ___; }
    ```

    ```objc solution
    int half(int x) { return x / 2; }
    ```

    ```objc probe four
    int four = half(8);
    ```

    ```check four
    four == 4   -- half of 8
    ```

    ```objc probe odd
    int odd = half(-7);
    ```

    ```check odd
    odd == -3   -- half of -7
    ```

    ```mistake rounds AFTER
    half(-7) == -4
    ```

    > [!rounds]
    > A shift rounds down.

    ```objc wrong say=rounds
    int half(int x) { return x >> 1; }
    ```

    """

  @Test func aMistakeMayBelongToOneProbe() throws {
    let tied = Self.tied.replacing("AFTER", with: "after=odd")
    #expect(try Self.failures(tied) == [])
    // After the other probe it is not looked for.
    let other = Self.tied.replacing("AFTER", with: "after=four")
    #expect(try Self.failures(other) == [.noMistake])
    let unknown = LoadedLesson(text: Self.tied.replacing("AFTER", with: "after=fuor"))
    let errors: [Diagnostic] = unknown.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code) == [.lessonUnknownProbe])
  }

  /// Of an order there have to be two lines, and no more than letters.
  @Test(arguments: [
    ("printf(\"one\\n\");", Proof.Reason.nothingToOrder),
    ("for (int i = 0; i < 3; i++) printf(\"same\\n\");", .nothingToOrder),
    ("for (int i = 0; i < 30; i++) printf(\"%d\\n\", i);", .tooManyLines),
    ("int silent = 3;", .nothingPredicted),
  ])
  func anOrderNeedsLines(_ code: String, _ reason: Proof.Reason) throws {
    let text = """
      ---
      lesson: 1
      id: lines
      title: Lines
      ---

      <!-- step: s -->

      ```objc predict kind=lines
      \(code)
      ```

      """
    #expect(try Self.failures(text) == [reason])
  }

  static let alone = """
    ---
    lesson: 1
    id: bell
    title: Bell
    ---

    ```objc setup
    @interface Bell : NSObject
    @end
    @implementation Bell
    @end
    ```

    <!-- step: s -->

    ```objc task EXTENDS
    int strokes(void) { return ___; }
    ```

    ```objc solution
    int strokes(void) { return 3; }
    ```

    ```check
    strokes() == 3   -- three strokes
    ```

    """

  @Test(arguments: [
    (
      "@implementation Bell (More) - (int)three { return 3; } @end\nint strokes(void) { return [[Bell new] three]; }",
      false
    ),
    (
      "@interface Own : NSObject - (int)three; @end @implementation Own - (int)three { return 3; } @end\nint strokes(void) { return [[[Own new] autorelease] three]; }",
      true
    ),
    (
      "@implementation NSString (More) - (int)three { return 3; } @end\nint strokes(void) { return [@\"\" three]; }",
      false
    ),
    ("int helper(void) { return 3; }\nint strokes(void) { return helper(); }", true),
  ])
  func nothingIsExtended(answer: String, mayPass: Bool) throws {
    let free = Self.alone.replacing(" EXTENDS", with: "")
    let closed = Self.alone.replacing("EXTENDS", with: "extends=nothing")
    #expect(Self.codes(closed) == [])
    #expect(try mark(answer, parts: false, lesson: free).verdict == .pass)
    let mark = try mark(answer, parts: false, lesson: closed)
    #expect(mark.verdict == (mayPass ? .pass : .fail))
    #expect(mayPass || mark.note.hasPrefix("E0755"))
  }
}
