import Foundation
import LessonEngine
import Session
import Testing
import Texts
import Views

@testable import Shell

/// Many processes, one result: the program itself is run, as a teacher runs it.
@Suite struct WorkerTests {
  static let binary = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("selfsame").path
  static let isLong = ProcessInfo.processInfo.environment["SELFSAME_LONG"] != nil

  let place: TestFolder

  static let lesson = """
    ---
    lesson: 1
    id: kites
    title: Kites
    limit: steps=4000000 objects=5000 bytes=900000000
    ---

    ```objc setup
    @interface Kite : NSObject
    @end
    @implementation Kite
    @end
    Kite *ann = [[Kite alloc] init];
    ```

    <!-- step: second points=4 -->

    ```objc task
    Kite *ben = ___;
    ```

    ```objc solution
    Kite *ben = [ann retain];
    ```

    ```objc probe again
    Kite *more = [ben retain];
    ```

    ```check
    ben same ann      -- another kite
    count(ann) == 2   -- two owners
    ```

    ```check again
    count(ben) == 3   -- a third owner
    ```

    <!-- step: third points=2 fresh -->

    ```objc task
    int x = ___;
    ```

    ```objc solution
    int x = 4;
    ```

    ```check
    x == 4   -- four, "please", <now> & here
    ```

    """

  static let russian = lesson.replacing("another kite", with: "другой змей")
    .replacing("two owners", with: "два владельца").replacing("title: Kites", with: "title: Змеи")

  /// 300 MB that are written to, and kept for a while: memory is looked at ten times a second.
  static let greedy = """
    for (int i = 0; i < 300; i++) memset(malloc(1 << 20), 1, 1 << 20);
    for (int i = 0; i < 200000000; i++) { }
    Kite *ben = [ann retain];
    """

  init() throws {
    place = try TestFolder()
    try write("lessons/kites/lesson.md", Self.lesson)
    try write("lessons/kites/lesson.ru.md", Self.russian)
  }

  func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: "\(place.path)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  static let answers = [
    "Kite *ben = [ann retain];", "Kite *ben = ann;", "Kite *ben = [ann ratain];", "",
    "printf(\"\\x1b[31m<&>\\n\"); Kite *ben = nil;", "id x;\n\nid y = zzz;",
    "[ann retain]; id ben = ann;",
  ]

  func handIn(_ count: Int) throws {
    for number in 0..<count {
      let name = "student-\(1000 + number)"
      try write("class/\(name)/kites/second.m", Self.answers[number % Self.answers.count])
      if number % 3 == 0 { try write("class/\(name)/kites/third.m", "int x = \(number % 5);") }
    }
  }

  struct Ended: Equatable {
    var output: Data
    var errors: String
    var status: Int32
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  @discardableResult func run(
    _ arguments: [String], meanwhile: (Int32) -> Void = { _ in }
  ) throws -> Ended {
    let process = Process()
    process.executableURL = URL(filePath: Self.binary)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: place.path)
    process.environment = ["LC_ALL": "C.UTF-8", "HOME": place.path]
    let output = place.path + "/" + UUID().uuidString
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    let errors = Pipe()
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    meanwhile(process.processIdentifier)
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let data = try Data(contentsOf: URL(filePath: output))
    try? FileManager.default.removeItem(atPath: output)
    return Ended(
      output: data, errors: String(decoding: said, as: UTF8.self),
      status: process.terminationStatus)
  }

  @Test(arguments: ClassGrading.Format.allCases)
  func theMarksAreTheSameForEachNumberOfProcesses(format: ClassGrading.Format) throws {
    try handIn(format == .gradescope ? 1 : 9)
    func marked(_ jobs: Int, _ more: [String] = []) throws -> Ended {
      try run(
        ["grade", "--jobs", String(jobs), "--format", format.rawValue] + more
          + ["lessons/kites", "class"])
    }
    let one = try marked(1)
    #expect(one.status == 0 && one.errors.isEmpty && !one.output.isEmpty)
    for jobs in [2, 5] { #expect(try marked(jobs) == one, "\(jobs)") }
    #expect(try marked(1, ["--partial"]) == marked(3, ["--partial"]))
    #expect(try marked(1, ["--lang", "ru"]) == marked(3, ["--lang", "ru"]))
  }

  /// Whoever judges finds the answers of one student where they lie.
  @Test func oneStudentIsMarkedByAnyNumberOfProcesses() throws {
    try handIn(3)
    for jobs in ["1", "2"] {
      let told = try run([
        "grade", "--jobs", jobs, "--format", "gradescope", "lessons/kites", "class/student-1000",
      ])
      #expect(told.status == 0 && told.text.contains("\"status\": \"passed\""), "\(told.text)")
    }
  }

  /// `--lang` names the translation; what is told of it is in the reader's language.
  @Test func aTranslationIsReportedInTheReadersLanguage() throws {
    let synced = try run(["lesson", "sync", "lessons/kites", "--lang", "ru"])
    #expect(synced.status == 0 && synced.text.allSatisfy(\.isASCII), "\(synced.text)")
    let status = try run(["lesson", "status", "lessons/kites", "--lang", "ru"])
    #expect(!status.text.contains("шаг"), "\(status.text)")
  }

  @Test(arguments: CheckReport.Form.allCases)
  func aCheckIsTheSameForEachNumberOfProcesses(form: CheckReport.Form) throws {
    try write("lessons/a/lesson.md", Self.lesson.replacing("id: kites", with: "id: a"))
    try write(
      "lessons/b/lesson.md",
      Self.lesson.replacing("id: kites", with: "id: b").replacing("int x = 4;", with: "int x = 5;"))
    try write("lessons/c/lesson.md", "nothing")
    func checked(_ jobs: Int) throws -> Ended {
      try run(["check", "--jobs", String(jobs), "--format", form.rawValue, "lessons"])
    }
    let one = try checked(1)
    #expect(one.status == 3 && !one.output.isEmpty)
    for jobs in [2, 4] { #expect(try checked(jobs) == one, "\(jobs)") }
    // In one process, as the tests of the engine do it.
    var inside = LessonCheck()
    inside.paths = [place.path + "/lessons"]
    inside.format = form
    var screen: [UInt8] = []
    let terminal = Terminal(isInteractive: false) { _, bytes in screen += bytes }
    #expect(inside.run(on: terminal, language: .en) == 3)
    // The paths are longer there, and lines are folded elsewhere.
    if form != .text {
      let bare = String(decoding: screen, as: UTF8.self).replacing(place.path + "/", with: "")
      #expect(bare == one.text)
    }
  }

  /// The processes that a process has started, whichever of its threads did it.
  static func children(of process: Int32) -> [Int32] {
    let tasks = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread -> [Int32] in
      let text = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { Int32($0) }
    }
  }

  @Test func howAProcessEndedIsSaidInTheReadersLanguage() {
    let pool = WorkerPool(program: "", arguments: [], count: 1, memory: 7)
    let ends: [WorkerPool.Result] = [
      .died(.signal(9)), .died(.status(1)), .died(.unknown), .tooMuchMemory, .line([]),
    ]
    let said = Language.allCases.map { language in
      ends.map { pool.end($0, Page(language, width: 80)) }
    }
    #expect(
      said[0] == [
        "signal 9", "exit status 1", "it is not known how", "more than 7 MB of memory",
        "it said something else",
      ])
    #expect(Set(said.joined()).count == ends.count * Language.allCases.count)
  }

  #if os(Linux)
    /// Somebody ends the judges again and again: the answers are judged by others, and the marks are as ever.
    @Test func aJudgeThatIsKilledCostsNothing() throws {
      try handIn(12)
      for number in 0..<12 {
        try write("class/student-\(1000 + number)/kites/third.m", "int x = 0; while (1) x++;")
      }
      let arguments = ["grade", "--jobs", "2", "--format", "lines", "lessons/kites", "class"]
      let whole = try run(arguments)
      var killed = 0
      let harmed = try run(arguments) { process in
        let end = Date(timeIntervalSinceNow: 20)
        while killed < 3, Date() < end {
          usleep(2_000)
          // Not the same one twice: a piece of work is tried twice at most.
          if let child = Self.children(of: process).first, kill(child, SIGKILL) == 0 {
            killed += 1
            usleep(600_000)
          }
        }
      }
      #expect(killed > 0)
      // A fresh process that is killed over its first answer is that answer's verdict, and nobody else's.
      let lines = zip(
        whole.text.split(separator: "\n"), harmed.text.split(separator: "\n"))
      let differ = lines.filter { $0 != $1 }
      #expect(differ.count <= killed)
      for (_, told) in differ {
        #expect(told.contains("the process that judged it ended: signal 9"))
      }
      #expect(whole.status == 0 && harmed.status == 0)
    }

    @Test func memoryIsTheVerdictOfOneAnswer() throws {
      try handIn(4)
      try write("class/greedy/kites/second.m", Self.greedy)
      try write(
        "lessons/kites/lesson.md", Self.lesson.replacing("steps=4000000", with: "steps=2000000000"))
      let marked = try run([
        "grade", "--memory", "160", "--format", "details", "lessons/kites", "class",
      ])
      let rows = marked.text.split(separator: "\r\n")
      let greedy = try #require(rows.first { $0.hasPrefix("greedy,kites,second") })
      #expect(greedy.contains(",limit,0,4,"), "\(greedy)")
      #expect(greedy.contains("more than 160 MB of memory"))
      #expect(rows.contains { $0.hasPrefix("student-1000,kites,second,pass,4,4") })
      #expect(rows.count { $0.contains(",limit,") } == 1)
    }

    /// The same for lessons: the one that takes too much is at fault, and the others are proved.
    @Test func memoryIsTheFaultOfOneLesson() throws {
      let greedy = Self.lesson.replacing("steps=4000000", with: "steps=2000000000")
        .replacing("id: kites", with: "id: greedy")
        .replacing("Kite *ben = [ann retain];", with: Self.greedy)
      try write("lessons/a/lesson.md", greedy)
      let checked = try run(["check", "--memory", "160", "--format", "tap", "lessons"])
      #expect(checked.status == 1)
      let points = checked.text.split(separator: "\n").filter { $0.hasPrefix("not ok") }
      #expect(points.count == 1 && points[0].hasSuffix("lessons/a/lesson.md lesson: world"))
      #expect(
        checked.text.contains(
          "the process that judged it ended: more than 160 MB of memory"))
      #expect(checked.text.contains("lessons/kites/lesson.md second: solution"))
    }
  #endif

  // MARK: Several machines

  @Test func partsPutTogetherAreTheWhole() throws {
    try handIn(11)
    try write("class/stray.m", "int x;")
    try write("class/student-1003/stray.m", "int x;")
    for part in 1...3 {
      let lines = try run([
        "grade", "--shard", "\(part)/3", "--format", "lines", "lessons/kites", "class",
      ])
      try lines.output.write(to: URL(filePath: "\(place.path)/\(part).jsonl"))
    }
    let files = ["3.jsonl", "1.jsonl", "2.jsonl"]
    for format in ClassGrading.Format.allCases where format != .gradescope {
      let options = ["--format", format.rawValue, "--require", "30"]
      let merged = try run(["grade", "merge"] + options + files)
      let whole = try run(["grade"] + options + ["lessons/kites", "class"])
      #expect(merged == whole, "\(format)")
      #expect(whole.status == 1)
    }
    let refused: [([String], String)] = [
      (["1.jsonl", "2.jsonl"], "part 3/3 is missing"), (["1.jsonl", "1.jsonl"], "there twice"),
      (["cut.jsonl", "1.jsonl", "2.jsonl"], "answers of"), (["bent.jsonl"], "no result lines"),
      (["other.jsonl", "1.jsonl", "2.jsonl"], "other lessons or tasks"),
    ]
    let third = try String(contentsOfFile: place.path + "/3.jsonl", encoding: .utf8)
    try write(
      "cut.jsonl",
      String(third.prefix(third.count - 30)).split(separator: "\n").dropLast().joined(
        separator: "\n"))
    try write("bent.jsonl", third.replacing("\"points\": 4", with: "\"points\": -4"))
    try write("other.jsonl", third.replacing("\"points\": 2}]", with: "\"points\": 3}]"))
    for (names, words) in refused {
      let ended = try run(["grade", "merge"] + names)
      #expect(ended.status == 3 && ended.output.isEmpty, "\(names)")
      #expect(ended.errors.contains(words), "\(names): \(ended.errors)")
    }
    #expect(try run(["grade", "merge", "nowhere.jsonl"]).status == 66)
  }

  /// Ten thousand answers, in parts and at once.
  @Test(.enabled(if: isLong)) func tenThousandAnswers() throws {
    try handIn(7500)
    let begin = Date()
    let whole = try run(["grade", "--format", "csv", "lessons/kites", "class"])
    print("10,000 answers: \(Date().timeIntervalSince(begin)) s")
    for part in 1...4 {
      let lines = try run([
        "grade", "--shard", "\(part)/4", "--format", "lines", "lessons/kites", "class",
      ])
      try lines.output.write(to: URL(filePath: "\(place.path)/\(part).jsonl"))
    }
    let merged = try run(
      ["grade", "merge", "--format", "csv"] + (1...4).map { "\($0).jsonl" })
    #expect(merged == whole)
    #expect(whole.text.split(separator: "\r\n").count == 7501)
  }

  // MARK: What is read

  @Test(arguments: [
    "", "{", "[1, 2", "{\"a\": 1,}", "nul", "[1e5]", "\"\\x\"", "\"\\ud800\"", "[1] 2",
    "{\"a\": 1, \"a\": 2}",
    "99999999999999999999", String(repeating: "[", count: 5000),
  ])
  func whatIsNoJSONIsNoMark(text: String) {
    #expect(GradeReport.Mark(line: Array(text.utf8)) == nil)
    #expect(Grader.Job(line: Array(text.utf8)) == nil)
    #expect(CheckedLesson.read(line: Array(text.utf8)) == nil)
  }

  @Test func aMarkIsReadAsItWasWritten() {
    var mark = GradeReport.Mark(lesson: "a\"b\\c", step: "й\n\t\u{1b}\u{202E}😀")
    mark.verdict = .lessonInvalid
    mark.points = 7
    mark.output = "\u{0}\u{7f}\r\n"
    mark.place = GradeReport.Place(file: "x.m", line: 3, column: 9)
    #expect(GradeReport.Mark(line: Array(mark.line.utf8)) == mark)
    let job = Grader.Job(lesson: 2, step: 3, student: "\u{FFFD} \"x\"")
    #expect(Grader.Job(line: Array(job.line.utf8)) == job)
  }

  /// Cut anywhere, or with a byte bent, lines are read or refused.
  @Test func bentLinesAreRefusedOrRead() {
    let mark = GradeReport.Mark(lesson: "l", step: "s")
    let bytes = Array(mark.line.utf8)
    for cut in bytes.indices { #expect(GradeReport.Mark(line: bytes[..<cut]) == nil) }
    for index in bytes.indices {
      for bit in 0..<8 {
        var bent = bytes
        bent[index] ^= 1 << UInt8(bit)
        _ = GradeReport.Mark(line: bent)
      }
    }
  }
}
