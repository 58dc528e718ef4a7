import Conditions
import Diagnostics
import LessonEngine
import Session
import Testing

/// A condition that names what nothing declares: the author's slip, or what the learner's answer lacks.
@Suite struct UnknownNamesTests {
  static func lesson(_ check: String, mistake: String = "") -> LoadedLesson {
    let block = mistake.isEmpty ? "" : "```mistake slip\n\(mistake)\n```\n\n> [!slip]\n> Words.\n"
    return LoadedLesson(
      text: """
        ---
        lesson: 1
        id: t
        title: T
        ---

        ```objc setup
        @interface Printer : NSObject
        - (void)print;
        @end
        @implementation Printer
        - (void)print {}
        @end
        Printer *p = [Printer new];
        ```

        <!-- step: s -->

        ```objc task
        ___
        ```

        ```objc solution
        @interface Spool : NSObject
        - (void)wind;
        @end
        @implementation Spool
        - (void)wind {}
        @end
        Spool *spool = [Spool new];
        ```

        ```check
        \(check)
        ```

        \(block)
        """)
  }

  static func judge(_ loaded: LoadedLesson, _ answer: String) throws -> StepVerdict {
    let lesson = try #require(loaded.lesson, "\(loaded.diagnostics)")
    let session = ProgramSession(options: lesson.sessionOptions(judging: false))
    let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
    #expect(run.go(to: 1))
    #expect(run.enter().isEmpty)
    _ = run.input(answer)
    return run.check()
  }

  @Test(
    arguments: [
      ("made(Printr) == 0", "Printr", "Printer"), ("never sent(prnt, p)", "prnt", "print"),
      ("live(Spol) == 1", "Spol", "Spool"), ("spol != nil", "spol", "spool"),
      ("never dealloc(sp00l)", "sp00l", nil), ("sent(wnd) == 0", "wnd", "wind"),
      ("not [p prinnt]", "prinnt", "print"),
    ] as [(String, String, String?)])
  func aSlipOfTheAuthorIsToldWithItsPlace(
    _ check: String, _ name: String, _ suggestion: String?
  ) throws {
    let folder = try TemporaryFolder()
    folder.makeFolder("t")
    let loaded = Self.lesson("p != nil\n" + check)
    let text = String(decoding: loaded.sources.files[0].text, as: UTF8.self)
    try folder.write("t/lesson.md", text)
    let report = Checker { ProgramSession(options: $0) }.check([folder.path])
    let problem = try #require(report.lessons.flatMap(\.diagnostics).first)
    #expect(problem.code == .lessonUnknownName)
    #expect(problem.arguments == [name])
    #expect(problem.suggestion == suggestion)
    let place = Int(problem.place.start)..<Int(problem.place.end)
    #expect(String(decoding: Array(text.utf8)[place], as: UTF8.self) == check)
    #expect(report.exitStatus == 3)
    // Whoever learns from it all the same is told that the lesson is at fault.
    let verdict = try Self.judge(loaded, "int x = 1;")
    #expect(verdict.kind == .lessonInvalid)
    #expect(verdict.diagnostics.map(\.code) == [.lessonUnknownName])
    #expect(verdict.sources.file(of: verdict.diagnostics[0].place) != nil)
  }

  @Test(
    arguments: [
      "live(Spool) == 1", "never dealloc(Spool)", "sent(wind) == 0", "not spool same p",
      "not spool == nil", "deallocs(Spool) == 0",
    ])
  func whatTheAnswerLacksIsFalseWithItsWords(_ check: String) throws {
    let loaded = Self.lesson("\(check) -- a spool is wanted")
    let verdict = try Self.judge(loaded, "int x = 1;")
    #expect(verdict.kind == .fail)
    #expect(verdict.failedLine?.text == "a spool is wanted")
    let lesson = try #require(loaded.lesson)
    let proofs: [Proof] = Checker { ProgramSession(options: $0) }.proofs(of: lesson)
    let failed: [Proof] = proofs.filter { $0.kind == .solution && $0.failure != nil }
    #expect(failed.isEmpty)
  }

  /// What the compiler refuses for another reason than a name is told in its own words.
  @Test func aConditionThatIsNoCodeIsTheAuthorsSlip() throws {
    let verdict = try Self.judge(Self.lesson("p != nil\n[p print] == 1"), "int x = 1;")
    #expect(verdict.kind == .lessonInvalid)
    #expect(verdict.diagnostics.map(\.code) == [.lessonCheckRefused])
    #expect(verdict.diagnostics.first?.arguments.first?.isEmpty == false)
  }

  static func report(_ text: String) throws -> CheckReport {
    let folder = try TemporaryFolder()
    folder.makeFolder("t")
    try folder.write("t/lesson.md", text)
    return Checker { ProgramSession(options: $0) }.check([folder.path])
  }

  static func text(_ loaded: LoadedLesson) -> String {
    String(decoding: loaded.sources.files[0].text, as: UTF8.self)
  }

  /// A solution that is stopped declares nothing behind the stop: the stop is told, and no name.
  @Test(arguments: [
    "[(id)p fly];", "[p release]; [p print];", "[[NSArray array] objectAtIndex:3];",
  ])
  func whereTheSolutionIsStoppedTheStopIsTold(_ stop: String) throws {
    let text = Self.text(Self.lesson("spool != nil -- no spool\ncount(spool) == 1"))
      .replacing("Spool *spool = ", with: stop + "\nSpool *spool = ")
    let report = try Self.report(text)
    let problems = report.lessons.flatMap(\.diagnostics).map(\.code)
    #expect(!problems.contains(.lessonUnknownName))
    #expect(report.exitStatus == 1)
    let failure = report.lessons.flatMap(\.proofs).first { $0.kind == .solution }?.failure
    #expect(failure?.reason == .solutionFails)
    #expect(failure?.diagnostics.isEmpty == false)
  }

  /// A line of a mistake that nobody can read is told with its place, where the mistake was to be recognised.
  @Test(arguments: [
    ("sent(wnd spool) > 0", "wnd spool"), ("live(Spol) == 0", "Spol"), ("sent(wnd) == 0", "wnd"),
  ]) func aSlipInAMistakeIsToldWithItsPlace(_ line: String, _ name: String) throws {
    let text =
      Self.text(Self.lesson("live(Spool) == 1 -- words", mistake: line))
      + "\n```objc wrong say=slip\nint x = 1;\n```\n"
    let report = try Self.report(text)
    var told: [Diagnostic] = []
    for lesson in report.lessons {
      told += lesson.diagnostics
      for proof in lesson.proofs { told += proof.failure?.diagnostics ?? [] }
    }
    let problem = try #require(told.first { $0.code == .lessonUnknownName })
    #expect(problem.arguments == [name])
    let place = Int(problem.place.start)..<Int(problem.place.end)
    #expect(String(decoding: Array(text.utf8)[place], as: UTF8.self) == line)
  }

  /// What the words of a condition show has to be there as well.
  @Test(arguments: [("made(Spol)", "Spol"), ("count(spol)", "spol"), ("spol", "spol")])
  func aValueInWordsIsAskedFor(_ value: String, _ name: String) throws {
    let text = Self.text(Self.lesson("live(Spool) == 1 -- there are \\(\(value)) of them"))
    let report = try Self.report(text)
    let problem = report.lessons.flatMap(\.diagnostics).first
    #expect(problem?.code == .lessonUnknownName)
    #expect(problem?.arguments == [name])
    let right = Self.text(
      Self.lesson("live(Spool) == 1 -- \\(count(spool)) \\(live(Spool)) \\([spool description])"))
    let told = try Self.report(right).lessons.flatMap(\.diagnostics).map(\.code)
    #expect(!told.contains(.lessonUnknownName))
  }

  @Test func aMistakeWithAnUnknownNameDoesNotHold() throws {
    let loaded = Self.lesson("live(Spool) == 1 -- words", mistake: "made(Nowhere) == 0")
    let verdict = try Self.judge(loaded, "int x = 1;")
    #expect(verdict.kind == .fail)
    #expect(verdict.mistake == nil)
    #expect(verdict.failedLine?.text == "words")
  }

  @Test func aChoiceWithAnUnknownNameIsTheAuthorsSlip() throws {
    let loaded = LoadedLesson(
      text: """
        ---
        lesson: 1
        id: t
        title: T
        ---

        ```objc predict kind=choice
        int boxes = 2;
        ```

        ```choices
        boxs == 1 -- one
        boxes == 3 -- three
        ```

        """)
    let lesson = try #require(loaded.lesson)
    let proofs = Checker { ProgramSession(options: $0) }.proofs(of: lesson)
    let failure = try #require(proofs.first { $0.kind == .prediction }?.failure)
    #expect(failure.reason == .unknownNames)
    #expect(failure.diagnostics.first?.suggestion == "boxes")
  }
}
