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
    let proofs = Checker { ProgramSession(options: $0) }.proofs(of: lesson)
    #expect(proofs.filter { $0.kind == .solution }.allSatisfy { $0.failure == nil })
  }

  /// What the compiler refuses for another reason than a name is told in its own words.
  @Test func aConditionThatIsNoCodeIsTheAuthorsSlip() throws {
    let verdict = try Self.judge(Self.lesson("p != nil\n[p print] == 1"), "int x = 1;")
    #expect(verdict.kind == .lessonInvalid)
    #expect(verdict.diagnostics.map(\.code) == [.lessonCheckRefused])
    #expect(verdict.diagnostics.first?.arguments.first?.isEmpty == false)
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
