import Diagnostics
import LessonEngine
import Session
import Testing
import Texts

@Suite struct CheckReportTests {
  static func report(
    _ codes: [DiagnosticCode], failed: Bool = false
  ) -> CheckReport {
    var report = CheckReport()
    var sources = SourceMap()
    let file = sources.add(name: "l/lesson.md", origin: .lesson, text: Array("ab\ncд\"e\n".utf8))
    let place = SourceRange(file: file, start: 6, end: 7)
    let failure = Proof.Failure(
      reason: .wrongPasses, arguments: ["<a & \"b\">"], diagnostics: [], sources: sources)
    report.lessons = [
      LessonReport(
        path: "l/lesson.md", id: "l", language: .en,
        diagnostics: codes.map { Diagnostic($0, arguments: ["x"], at: place) },
        proofs: [
          Proof(step: "s", kind: .solution, name: "", place: place, failure: nil),
          Proof(
            step: "s", kind: .wrong, name: "m#1", place: place, failure: failed ? failure : nil),
        ], sources: sources)
    ]
    return report
  }

  @Test(arguments: [
    ([DiagnosticCode](), false, Int32(0)), ([], true, 1), ([.lessonUnknownRole], true, 3),
    ([.translationCodeDiffers], false, 5), ([.translationCodeDiffers], true, 1),
    ([.translationCodeDiffers, .lessonUnknownRole], false, 3),
    ([.unreadableFile, .lessonUnknownRole], true, 66),
  ])
  func exitStatus(_ codes: [DiagnosticCode], _ failed: Bool, _ status: Int32) {
    #expect(Self.report(codes, failed: failed).exitStatus == status)
  }

  @Test func aMissingPathIsUnreadable() {
    let report = Checker { ProgramSession(options: $0) }.check(["/nowhere/at/all"])
    #expect(report.exitStatus == 66)
  }

  @Test func aFileThatIsNoLessonIsToldApartFromOneThatIsNotThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes.txt", "Buy milk.\n")
    let report = Checker { ProgramSession(options: $0) }.check([folder.path + "/notes.txt"])
    #expect(report.lessons.flatMap(\.diagnostics).map(\.code) == [.notALesson])
    #expect(report.exitStatus == 66)
  }

  /// A lesson that no table names is read by nobody.
  @Test func anUnlistedLessonIsTold() throws {
    let folder = try TemporaryFolder()
    folder.makeFolder("one")
    for name in ["a", "b"] {
      folder.makeFolder("one/\(name)")
      try folder.write(
        "one/\(name)/lesson.md", CourseTests.lesson.replacing("NAME", with: name))
    }
    try folder.write("course.md", "# C\n\n- [B](one/b/lesson.md)\n")
    let report = Checker { ProgramSession(options: $0) }.check([folder.path])
    let told = report.lessons.flatMap(\.diagnostics)
    let unlisted = told.filter { $0.code == .courseUnlistedLesson }
    #expect(unlisted.map(\.arguments) == [["one/a"]])
  }

  @Test func aLanguageThatIsPromisedIsThere() throws {
    let folder = try TemporaryFolder()
    folder.makeFolder("a")
    let lesson = CourseTests.lesson.replacing("NAME", with: "a")
    try folder.write("a/lesson.md", lesson)
    try folder.write(
      "course.md", "---\nid: c\nversion: 1\nlanguages: [en, ru]\n---\n# C\n\n- [A](a/lesson.md)\n")
    func missing() -> [[String]] {
      Checker { ProgramSession(options: $0) }.check([folder.path]).lessons.flatMap(\.diagnostics)
        .filter { $0.code == .courseLanguageMissing }.map(\.arguments)
    }
    #expect(missing() == [["ru"]])
    try folder.write("a/lesson.ru.md", lesson)
    #expect(missing() == [])
  }

  /// What has to be mended stands before what may be, and half a name leads to the whole.
  @Test func errorsStandBeforeWarnings() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      folder.makeFolder(name)
      try folder.write(
        "\(name)/lesson.md", CourseTests.lesson.replacing("NAME", with: "port.\(name).one"))
    }
    let text = CourseTests.lesson.replacing("NAME", with: "c").replacing(
      "title:", with: "needs: [x.port.a]\ntitle:")
    folder.makeFolder("c")
    try folder.write(
      "c/lesson.md", text + "\n[gone](gone.md)\n\n```commands\n:doors Gaet\n:class NSString\n```\n")
    let told = Checker { ProgramSession(options: $0) }.check([folder.path + "/c"]).lessons
      .flatMap(\.diagnostics)
    #expect(told.map(\.code) == [.lessonBrokenLink, .lessonUnknownName, .lessonUnknownNeed])
    #expect(told.map(\.suggestion) == [nil, nil, "x.port.a.one"])
  }

  @Test func json() {
    let text = Self.report([.lessonUnknownRole], failed: true).json
    #expect(text.contains("\"exit\": 3,"))
    #expect(text.contains("\"line\": 2, \"column\": 3"))
    #expect(text.contains("\"arguments\": [\"<a & \\\"b\\\">\"]"))
  }

  @Test func tap() {
    #expect(
      Self.report([], failed: true).tap == """
        TAP version 13
        1..3
        ok 1 - l/lesson.md
        ok 2 - l/lesson.md s: solution
        not ok 3 - l/lesson.md s: wrong m\\#1
          ---
          reason: "proof.wrongPasses"
          at: "l/lesson.md:2"
          argument1: "<a & \\"b\\">"
          ...

        """)
  }

  /// Nothing else stands between it and a terminal.
  @Test func tapHidesNothing() {
    var report = Self.report([], failed: true)
    report.lessons[0].path = "l\u{1B}[2J\u{202E}/\nlesson.md"
    let said = report.text(.tap) { _ in "say\u{1B}[2J\u{202E}\nnot ok 1" }
    #expect(!said.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(said.split(separator: "\n").count { $0.hasPrefix("not ok") } == 1, "\(said)")
  }

  @Test func junit() {
    #expect(
      Self.report([], failed: true).junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite package="selfsame" id="0" name="l/lesson.md" timestamp="1970-01-01T00:00:00" \
        hostname="localhost" tests="3" failures="1" errors="0" time="0">
            <properties><property name="file" value="l/lesson.md"/></properties>
            <testcase classname="l/lesson.md" name="file" time="0"/>
            <testcase classname="l/lesson.md" name="s: solution" time="0"/>
            <testcase classname="l/lesson.md" name="s: wrong m#1" time="0">
              <failure type="proof.wrongPasses" message="proof.wrongPasses">\
        &lt;a &amp; &quot;b&quot;&gt;&#10;l/lesson.md:2</failure>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
        </testsuites>

        """)
  }
}
