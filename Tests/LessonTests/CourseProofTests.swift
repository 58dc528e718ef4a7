import Diagnostics
import LessonEngine
import Session
import Testing

/// What is proved about a lesson as part of its course: concepts before use, order, links, width.
@Suite struct CourseProofTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func lesson(_ id: String, _ matter: String, _ body: String = "Text.\n") throws {
    folder.makeFolder(id)
    try folder.write(
      "\(id)/lesson.md", "---\nlesson: 1\nid: \(id)\ntitle: T\n\(matter)---\n\n\(body)")
  }

  func course(_ ids: String...) throws {
    let items = ids.map { "- [\($0)](\($0)/lesson.md)\n" }.joined()
    try folder.write("course.md", "# Course\n\n\(items)")
  }

  func check(_ id: String = "") -> CheckReport {
    Checker { ProgramSession(options: $0) }.check([folder.path + (id.isEmpty ? "" : "/" + id)])
  }

  static let synchronized = "```objc run\n@synchronized(nil) { }\n```\n"

  @Test func aConceptIsTaughtBeforeItIsUsed() throws {
    try lesson("locks", "teaches: [synchronized]\n", Self.synchronized)
    try lesson("near", "needs: [locks]\n", Self.synchronized)
    try lesson("far", "needs: [near]\n", Self.synchronized)
    try lesson("stray", "needs: []\n", Self.synchronized)
    try course("locks", "near", "far", "stray")
    let failed = check().proofs.filter { $0.failure != nil }
    #expect(failed.map(\.kind) == [.concepts])
    #expect(failed.first?.failure?.arguments == ["synchronized (opening; locks)"])
    // A lesson checked by itself is judged as part of its course, too.
    #expect(check("near").failed == 0)
    #expect(check("stray").failed == 1)
  }

  @Test func whatNobodyTeachesIsTakenAsKnown() throws {
    try lesson("stray", "", Self.synchronized)
    try course("stray")
    #expect(check().failed == 0)
  }

  @Test(
    arguments: [
      ("int a = 1 + (2);", []), ("+ (void)load;", ["class-method", "load"]),
      ("[x retain]", ["retain"]), ("- (id)retain { return self; }", []),
      ("@interface A (B)", ["interface", "category"]), ("@interface A ()", ["class-extension"]),
      ("void (^b)(void) = ^{ };", ["block"]), ("// ^{ @synchronized", []),
      ("dispatch_semaphore_wait(s, 1);", ["semaphore"]),
      ("@property (nonatomic, weak) id a;", ["property", "weak"]),
      ("for (id x in list)", ["fast-enumeration"]), ("@\"@selector\"", []),
    ] as [(String, [String])])
  func conceptsAreReadFromTokens(_ code: String, _ ids: [String]) throws {
    // Each is taught elsewhere, so that its use is told.
    let names = Concept.all.map(\.id).joined(separator: ", ")
    try lesson("all", "teaches: [\(names)]\n")
    try lesson("use", "", "```objc run\n\(code)\n```\n")
    try course("all", "use")
    let told = check().proofs.first { $0.kind == .concepts && $0.failure != nil }
    let words = told?.failure?.arguments.first?.split(separator: ",") ?? []
    let found = words.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    #expect(Set(ids).isSubset(of: found), "\(found)")
    if ids.isEmpty { #expect(found == []) }
  }

  @Test func needsAreLessonsThatComeBefore() throws {
    try lesson("first", "needs: [second, thrid]\n")
    try lesson("second", "")
    try lesson("third", "needs: [third]\n")
    try course("first", "second", "third")
    let diagnostics = check().lessons.flatMap(\.diagnostics)
    #expect(
      diagnostics.map(\.code) == [.courseOrder, .lessonUnknownNeed, .lessonNeedsItself])
    #expect(diagnostics.first { $0.code == .lessonUnknownNeed }?.suggestion == "third")
  }

  @Test func linksLeadSomewhere() throws {
    try lesson(
      "a", "", "See [b](../b/lesson.md#top), [c](../c/lesson.md), [w](https://x.org), [t](#top).\n")
    try lesson("b", "")
    try course("a", "b")
    let report = check()
    let broken = report.lessons.flatMap(\.diagnostics)
    #expect(broken.map(\.code) == [.lessonBrokenLink])
    #expect(broken.first?.arguments == ["../c/lesson.md"])
    #expect(report.exitStatus == 3)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 80), 0), (String(repeating: "a", count: 81), 1),
    (String(repeating: "字", count: 40), 0), (String(repeating: "字", count: 41), 1),
    (String(repeating: "e\u{301}", count: 80), 0), (String(repeating: "ж", count: 80), 0),
    ("https://" + String(repeating: "a", count: 80), 0),
  ])
  func linesHaveEightyColumns(_ line: String, _ warnings: Int) {
    let loaded = LoadedLesson(text: "---\nlesson: 1\nid: t\ntitle: T\n---\n\n\(line)\n")
    #expect(loaded.diagnostics.count { $0.code == .lessonTooWide } == warnings)
    #expect(loaded.lesson != nil)
  }

  /// It is shown behind a bar; what nobody is shown has the width of the file.
  @Test(arguments: [("run", 76, 0), ("run", 77, 1), ("task", 77, 1), ("setup hidden", 80, 0)])
  func codeThatIsShownHasRoomForItsBar(_ role: String, _ width: Int, _ warnings: Int) {
    let code = "int a" + String(repeating: "b", count: width - 6) + ";"
    let loaded = LoadedLesson(
      text: "---\nlesson: 1\nid: t\ntitle: T\n---\n\n```objc \(role)\n\(code)\n```\n")
    #expect(loaded.diagnostics.count { $0.code == .lessonTooWide } == warnings)
  }

  @Test func shardsAreThePartsOfTheWhole() throws {
    for id in ["a", "b", "c", "d", "e"] { try lesson(id, "") }
    var seen: [String] = []
    for number in 1...3 {
      let shard = try #require(Checker.Shard(number: number, count: 3))
      let report = Checker(shard: shard) { ProgramSession(options: $0) }.check([folder.path])
      #expect(report.lessons.count <= 2)
      seen += report.lessons.map(\.id)
    }
    #expect(seen.sorted() == ["a", "b", "c", "d", "e"])
    #expect(Checker.Shard(number: 0, count: 3) == nil)
    #expect(Checker.Shard(number: 4, count: 3) == nil)
  }

  // MARK: Proofs of the proofs

  static func task(_ solution: String, check: String, more: String = "") -> String {
    """
    <!-- step: s -->

    ```objc task
    int n = ___;
    ```

    ```objc solution
    \(solution)
    ```

    ```check
    \(check)
    ```

    \(more)
    """
  }

  func codes(_ id: String = "") -> [String] {
    check(id).lessons.flatMap(\.diagnostics).map(\.code.rawValue)
  }

  @Test func aConditionThatNothingFailsIsReported() throws {
    try lesson("idle", "", Self.task("int n = 4;", check: "n == 4 -- four\n1 == 1 -- one"))
    let report = check("idle")
    let idle = report.lessons.flatMap(\.diagnostics).filter { $0.code == .checkNeverFails }
    #expect(idle.map(\.arguments) == [["1 == 1"]])
    #expect(report.failed == 0)
  }

  @Test func aWrongAnswerThatNeverRanProvesNothing() throws {
    let wrong = "```objc wrong\nint n = nothing;\n```\n"
    try lesson("wrong", "", Self.task("int n = 4;", check: "n == 4 -- four", more: wrong))
    #expect(check("wrong").proofs.compactMap(\.failure?.reason) == [.notCompiling])
    let marked = wrong.replacing("wrong\n", with: "wrong compiles=no\n")
    try lesson("marked", "", Self.task("int n = 4;", check: "n == 4 -- four", more: marked))
    #expect(check("marked").failed == 0)
    // Nor does one that is said not to run, and runs.
    let runs = marked.replacing("nothing", with: "5")
    try lesson("runs", "", Self.task("int n = 4;", check: "n == 4 -- four", more: runs))
    #expect(check("runs").proofs.compactMap(\.failure?.reason) == [.compiling])
  }

  @Test func aSolutionThatDoesNotCompileIsAllThatIsSaid() throws {
    try lesson("broken", "", Self.task("int n = four;", check: "m == 4 -- four\n1 == 1 -- one"))
    let report = check("broken")
    #expect(report.proofs.compactMap(\.failure?.reason) == [.solutionFails])
    #expect(
      report.proofs.first { $0.failure != nil }?.failure?.diagnostics.map(\.code.rawValue) == [
        "E0301"
      ])
    #expect(report.lessons.flatMap(\.diagnostics).isEmpty)
  }

  @Test func answersBelongToSteps() throws {
    try lesson("kept", "", Self.task("int n = 4;", check: "n == 4 -- four"))
    folder.makeFolder("kept/answers")
    folder.makeFolder("kept/answers/s")
    folder.makeFolder("kept/answers/t")
    try folder.write("kept/answers/s/right-sum.m", "int n = 2 + 2;\n")
    try folder.write("kept/answers/s/wrong-five.m", "int n = 5;\n")
    try folder.write("kept/answers/s/write-four.m", "int n = 4;\n")
    try folder.write("kept/answers/s/right-four.swift", "let n = 4\n")
    let report = check("kept")
    let strangers = report.lessons.flatMap(\.diagnostics).filter {
      $0.code == .answerMatchesNothing
    }
    #expect(
      strangers.compactMap(\.arguments.first) == [
        "answers/s/right-four.swift", "answers/s/write-four.m", "answers/t",
      ])
    #expect(report.proofs.filter { $0.kind == .right }.count == 1)
    #expect(report.failed == 0)
  }

  /// What is kept under a former id belongs to one lesson.
  @Test func aFormerIdIsNobodyElses() throws {
    try lesson("one", "")
    try lesson("two", "was: [zero, one]\n")
    try course("one", "two")
    let found = check().lessons.flatMap(\.diagnostics).filter { $0.code == .lessonDuplicateID }
    #expect(found.map(\.arguments) == [["one", "two"], ["one", "one"]])
  }

  /// A folder of copies is one problem in each, and not as many as there are copies.
  @Test func ofManyCopiesEachNamesOne() throws {
    for name in ["kite", "ball", "drum", "rope"] {
      folder.makeFolder(name)
      try folder.write("\(name)/lesson.md", "---\nlesson: 1\nid: toy\ntitle: T\n---\n\nText.\n")
    }
    try course("kite", "ball", "drum", "rope")
    let found = check().lessons.flatMap(\.diagnostics).filter { $0.code == .lessonDuplicateID }
    #expect(found.count == 4)
  }

  @Test func idsConceptsAndLanguagesAreKnown() throws {
    try lesson("one", "teaches: [autorelaese, flexible-singleton, retain]\n")
    try lesson("two", "")
    try folder.write("two/lesson.md", "---\nlesson: 1\nid: one\ntitle: T\n---\n\nText.\n")
    try folder.write("two/lesson.de.md", "---\nlesson: 1\nid: one\ntitle: T\n---\n\nText.\n")
    try course("one", "two")
    let found: [Diagnostic] = check().lessons.flatMap(\.diagnostics)
    func told(_ code: DiagnosticCode) -> [Diagnostic] { found.filter { $0.code == code } }
    #expect(told(.lessonDuplicateID).count == 2)
    #expect(told(.lessonUnknownConcept).map(\.suggestion) == ["autorelease"])
    #expect(told(.lessonUnknownLanguage).map(\.arguments) == [["lesson.de.md", "de"]])
  }
}
