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
}
