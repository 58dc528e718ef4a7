import Conditions
import Diagnostics
import LessonEngine
import Session
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A class handed in its answers, and each of them is judged, whatever the others did.
@Suite struct GradingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let lesson = """
    ---
    lesson: 1
    id: kites
    title: Kites
    limit: steps=20000 objects=200
    ---

    ```objc setup
    @interface Kite : NSObject <NSCopying>
    @end
    @implementation Kite
    - (id)copyWithZone:(NSZone *)zone { return [[Kite allocWithZone:zone] init]; }
    @end
    Kite *ann = [[Kite alloc] init];
    ```

    <!-- step: second points=3 -->

    ```objc task
    Kite *ben = ___;
    ```

    ```objc solution
    Kite *ben = [ann retain];
    ```

    ```check
    ben same ann      -- another kite
    count(ann) == 2   -- two owners
    ```

    ```mistake made-a-copy
    sent(copy, ann) > 0
    ```

    ```objc wrong say=made-a-copy
    Kite *ben = [ann copy];
    ```

    > [!made-a-copy]
    > A copy.

    <!-- step: third points=2 -->

    ```objc task
    Kite *cho = ___;
    ```

    ```objc solution
    Kite *cho = [ben retain];
    ```

    ```check
    cho same ann      -- another kite
    count(ann) == 3   -- three owners
    ```

    """

  static func loaded() throws -> Lesson { try #require(LoadedLesson(text: lesson).lesson) }

  func hand(in student: String, _ step: String, _ text: String) throws {
    folder.makeFolder(student)
    folder.makeFolder("\(student)/kites")
    try folder.write("\(student)/kites/\(step).m", text)
  }

  func report(required: Int? = nil, lesson: Lesson? = nil) throws -> GradeReport {
    let grader = Grader(lesson: try lesson ?? Self.loaded()) { ProgramSession(options: $0) }
    #expect(grader.unsolvable() == [])
    return try #require(grader.grade(folder.path, required: required))
  }

  static let answers: [(String, StepVerdict.Kind?, String)] = [
    ("Kite *ben = [ann retain];", .pass, ""),
    ("[ann retain]; id ben = ann;", .pass, ""),
    ("Kite *ben = [ann copy];", .fail, "made-a-copy"),
    ("Kite *ben = ann;", .fail, ""),
    ("Kite *ben = [ann ratain];", .error, ""),
    ("while (1) { }", .limit, ""),
    ("for (;;) [[Kite alloc] init];", .limit, ""),
    ("Kite *ben = [ann retain", .error, ""),
    ("[ann release]; [ann hash];", .error, ""),
    ("", .fail, ""),
  ]

  @Test(arguments: answers.indices)
  func eachAnswerHasItsVerdict(_ index: Int) throws {
    let (text, verdict, mistake) = Self.answers[index]
    try hand(in: "eve", "second", text)
    let mark = try #require(try report().students.first?.marks.first)
    #expect(mark.verdict == verdict)
    #expect(mark.mistake == mistake)
    #expect(mark.points == (verdict == .pass ? 3 : 0))
  }

  /// 120 students; some files are no text, no file, or would never end.
  @Test func aClassOfAHundredAndTwenty() throws {
    for number in 0..<120 {
      let name = "student-\(String(1000 + number).dropFirst())"
      let (text, _, _) = Self.answers[number % Self.answers.count]
      try hand(in: name, "second", text)
      if number % 3 == 0 { try hand(in: name, "third", "Kite *cho = [ben retain];") }
    }
    // A pipe that nobody writes to, a folder for a file, a file for a folder, bytes that are no text.
    folder.makeFolder("pipe")
    folder.makeFolder("pipe/kites")
    mkfifo("\(folder.path)/pipe/kites/second.m", 0o600)
    folder.makeFolder("nested")
    folder.makeFolder("nested/kites")
    folder.makeFolder("nested/kites/second.m")
    try folder.write("stray.txt", "no student")
    symlink("/dev/zero", "\(folder.path)/nested/kites/third.m")
    try hand(in: "latin", "second", "x")
    let file = try #require(fopen("\(folder.path)/latin/kites/second.m", "w"))
    fputc(0xE9, file)
    fclose(file)

    let report = try report(required: 60)
    #expect(report.students.count == 123)
    let verdicts = report.students.map { $0.marks[0].verdict }
    #expect(verdicts.count { $0 == .pass } == 24)
    #expect(verdicts.count { $0 == .limit } == 24)
    #expect(report.students.first { $0.name == "pipe" }?.marks[0].verdict == .error)
    #expect(
      report.students.first { $0.name == "nested" }?.marks.map(\.verdict) == [.error, .error])
    #expect(report.students.first { $0.name == "latin" }?.marks[0].note == "grade.refused.notUTF8")
    #expect(report.mistakes.map(\.count) == [12])
    #expect(report.mistakes.map(\.mistake) == ["made-a-copy"])
    #expect(report.students.first { $0.name == "student-000" }?.points == 5)
    #expect(report.students.count { report.passes($0) == true } == 24)
    #expect(report.exitStatus == 1)
    // The same answers, the same bytes.
    let again = try self.report(required: 60)
    #expect(again.csv == report.csv && again.json == report.json && again.junit == report.junit)
    #expect(report.csv.split(separator: "\r\n").count == 1 + 123)
    #expect(report.details.split(separator: "\r\n").count == 1 + 123 * 2)
  }

  /// Links that lead to themselves, to the class, to nowhere; a file of a hundred megabytes; a name that is no
  /// text. Each costs its own points, and the others are marked.
  @Test func oneBadEntryCostsNobodyElse() throws {
    try hand(in: "ann", "second", "Kite *ben = [ann retain];")
    symlink("self", "\(folder.path)/self")
    symlink(".", "\(folder.path)/loop")
    symlink("..", "\(folder.path)/up")
    symlink("nowhere", "\(folder.path)/void")
    folder.makeFolder("ring")
    folder.makeFolder("ring/kites")
    symlink("second.m", "\(folder.path)/ring/kites/second.m")
    try hand(in: "huge", "second", "")
    truncate("\(folder.path)/huge/kites/second.m", 100 << 20)
    let bytes: [CChar] = Array("\(folder.path)/".utf8CString.dropLast()) + [-23, 0]
    mkdir(bytes, 0o755)
    let report = try report()
    let marks = report.students.map { "\($0.name) \($0.marks[0].verdict?.rawValue ?? "missing")" }
    #expect(
      marks == [
        "ann pass", "huge error", "ring error", "self error", "void error", "\u{FFFD} error",
      ])
    #expect(
      report.students.dropFirst().map { $0.marks[0].note.split(separator: ".").last } == [
        "tooLarge", "unreadable", "unreadable", "unreadable", "nameNotUTF8",
      ])
  }

  /// A folder that is not called by the lesson's id: nobody reads "nothing handed in" over it. Another lesson's answers,
  /// whose steps may have the same names, are no strays.
  @Test func anAnswerInAFolderOfAnotherNameIsListed() throws {
    try hand(in: "ann", "second", "Kite *ben = [ann retain];")
    for path in ["ann/boats", "eve", "eve/two-owners", "eve/kites", "fay", "fay/a", "fay/a/b"] {
      folder.makeFolder(path)
    }
    for path in ["ann/boats", "eve/two-owners", "fay/a/b"] {
      try folder.write("\(path)/second.m", "Kite *ben = [ann retain];")
      try folder.write("\(path)/sail.m", "int x;")
    }
    let report = try report()
    #expect(report.students.map { $0.marks[0].verdict } == [.pass, nil, nil])
    #expect(report.unmatched == ["eve/two-owners/second.m", "fay/a/b/second.m"])
  }

  /// The folder of one student, as Gradescope has it, is a class of one.
  @Test func aStudentsFolderIsAClassOfOne() throws {
    try hand(in: "ann", "second", "Kite *ben = [ann retain];")
    try hand(in: "bob", "second", "Kite *ben = ann;")
    let grader = Grader(lesson: try Self.loaded()) { ProgramSession(options: $0) }
    #expect(grader.handedIn(folder.path).student == nil)
    let place = grader.handedIn(folder.path + "/ann")
    let report = try #require(
      grader.grade(place.folder, student: place.student, required: nil))
    #expect(report.students.map(\.name) == ["ann"] && report.unmatched.isEmpty)
    #expect(report.students.first?.marks[0].verdict == .pass)
  }

  /// A spreadsheet takes a cell that begins with one of these for a formula and works it out.
  @Test(arguments: ["=1+2", "+1", "-1", "@SUM(A1)", "\tx", "\u{FF1D}1+2", "\u{A0}=1"])
  func aCellIsNeverAFormula(_ name: String) throws {
    folder.makeFolder(name)
    let report = try report()
    #expect(report.students.map(\.name) == [name])
    #expect(report.csv.contains("\r\n'\(name),"))
  }

  @Test func hiddenProbesAreJudgedToo() throws {
    try folder.write(
      "hidden.md",
      """
      What the students did not see.

      <!-- step: second -->

      ```objc probe again
      Kite *more = [ben copy];
      ```

      ```check again
      made(Kite) == 1       -- one more
      never retain(more)    -- by nobody
      class(ben) == [Kite class]
      ```

      """)
    let lesson = try Self.loaded()
    let probes = HiddenProbes("\(folder.path)/hidden.md", over: lesson, sources: SourceMap())
    #expect(probes.diagnostics.isEmpty)
    try hand(in: "a", "second", "Kite *ben = [ann retain];")
    try hand(in: "b", "second", "id ben = [ann retain]; [[Kite alloc] init];")
    let open = try report()
    #expect(open.students.map { $0.marks[0].verdict } == [.pass, .pass])
    let hidden = try report(lesson: probes.lesson)
    #expect(hidden.students.map { $0.marks[0].verdict } == [.pass, .fail])
    #expect(hidden.students[1].marks[0].probe == "again")
  }

  @Test(arguments: [
    ("<!-- step: secnd -->\n", DiagnosticCode.hiddenUnknownStep),
    ("<!-- step: second -->\n```objc task\nx\n```\n", .lessonMisplacedFence),
    ("<!-- step: second -->\n```check nowhere\nx\n```\n", .lessonUnknownProbe),
    ("<!-- step: second -->\n```objc prboe a\nx\n```\n", .lessonUnknownRole),
    ("", .hiddenWithoutCheck), ("Words only.\n", .hiddenWithoutCheck),
    ("<!-- step: second -->\nWords only.\n", .hiddenWithoutCheck),
    ("```objc probe p\n1;\n```\n```check p\n1 == 2\n```\n", .lessonMisplacedFence),
  ])
  func aBrokenHiddenFileIsRefused(_ text: String, _ code: DiagnosticCode) throws {
    try folder.write("hidden.md", text)
    let probes = HiddenProbes(
      "\(folder.path)/hidden.md", over: try Self.loaded(), sources: SourceMap())
    #expect(probes.diagnostics.map(\.code).contains(code))
  }

  @Test func aSolutionThatFailsTheHiddenProbesIsTold() throws {
    try folder.write(
      "hidden.md", "<!-- step: second -->\n```objc probe p\n1;\n```\n```check p\n1 == 2\n```\n")
    let probes = HiddenProbes(
      "\(folder.path)/hidden.md", over: try Self.loaded(), sources: SourceMap())
    let grader = Grader(lesson: probes.lesson) { ProgramSession(options: $0) }
    #expect(grader.unsolvable() == ["second"])
  }

  @Test func whatIsSavedIsReadAgain() {
    let answer = SavedAnswer(
      lesson: "kites", step: "second",
      inputs: [.init("int x = 1;", mode: .mrc), .init("id a;\nid b;", mode: .arc)])
    #expect(SavedAnswer.wrote(answer.text))
    let read = SavedAnswer(answer.text)
    #expect(read.lesson == "kites" && read.step == "second")
    #expect(read.inputs.map(\.mode) == [.mrc, .arc])
    #expect(read.inputs.map { $0.text.split(separator: "\n").count } == [1, 2])
    // The mode stands where it is another than before; a file that has it before each input says the same.
    let modes: [LessonMode] = [.mrc, .mrc, .arc, .arc]
    let several = SavedAnswer(
      lesson: "", step: "",
      inputs: zip(["a;", "b;", "c;", "d;"], modes).map { SavedAnswer.Input($0, mode: $1) })
    #expect(several.text == "// selfsame:\n//> mrc\na;\n//>\nb;\n//> arc\nc;\n//>\nd;\n")
    let older = "// selfsame:  \n//> mrc\na;\n//> mrc\nb;\n//> arc\nc;\n//> arc\nd;\n"
    for text in [several.text, older] {
      #expect(SavedAnswer(text).inputs.map(\.mode) == modes)
      #expect(SavedAnswer(text).inputs.map(\.text) == ["a;", "b;", "c;", "d;"])
    }
    #expect(SavedAnswer("int x;\nint y;\n").inputs.count == 1)
    #expect(SavedAnswer("").inputs.isEmpty)
  }
}
