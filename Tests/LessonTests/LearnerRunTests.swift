import Conditions
import LessonEngine
import Session
import Testing

@Suite struct LearnerRunTests {
  static let text = """
    ---
    lesson: 1
    id: t
    title: T
    limit: steps=100000
    ---

    Opening.

    ```objc setup
    int base = 10;
    ```

    <!-- step: watch -->

    ```objc run
    base += 1;
    printf("%d\\n", base);
    ```

    ```output
    11
    ```

    <!-- step: guess -->

    ```objc predict kind=number
    base += 1;
    base * 2
    ```

    <!-- step: choose -->

    ```objc predict kind=choice
    base += 1;
    ```

    ```choices
    base == 12 -- twelve
    base == 13 -- thirteen
    ```

    <!-- step: do -->

    ```objc task
    int x = ___;
    ```

    ```objc solution
    int x = base;
    ```

    ```objc wrong say=off-by-one
    int x = base + 1;
    ```

    ```objc probe later
    base = 100;
    ```

    ```check
    x == 13    -- x is not thirteen
    ```

    ```check later
    x == 13    -- x moved
    ```

    ```mistake off-by-one
    x == 14
    ```

    > [!off-by-one]
    > One too many.

    > [!hint]
    > One.

    > [!hint]
    > Two.

    <!-- step: alone fresh -->

    ```objc task
    ___
    ```

    ```objc solution
    base = 5;
    ```

    ```check
    base == 5 -- base is not five
    ```

    """

  let lesson: Lesson
  let session: ProgramSession
  let progress = Progress()
  let run: LearnerRun

  init() throws {
    let loaded = LoadedLesson(text: Self.text)
    lesson = try #require(loaded.lesson, "\(loaded.diagnostics)")
    // With the limits of a judge, so that an endless loop ends soon.
    session = ProgramSession(options: lesson.sessionOptions(judging: true))
    run = LearnerRun(lesson: lesson, session: session, progress: progress)
  }

  func go(to id: String) throws {
    #expect(run.go(to: try #require(lesson.step(id))))
    #expect(run.enter().isEmpty)
  }

  /// A learner's session records no single messages; the conditions of a prediction may ask for them.
  @Test func aPredictionMayAskForMessages() throws {
    let text = """
      ---
      lesson: 1
      id: t
      title: T
      ---

      <!-- step: ask -->

      ```objc predict kind=choice
      NSObject *thing = [[NSObject alloc] init];
      [thing hash];
      ```

      ```choices
      sent(hash, thing) == 0 -- nothing is sent
      sent(hash, thing) == 1 -- a message is sent
      ```

      """
    let loaded = LoadedLesson(text: text)
    let lesson = try #require(loaded.lesson, "\(loaded.diagnostics)")
    let session = ProgramSession(options: lesson.sessionOptions(judging: false))
    let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
    #expect(run.go(to: try #require(lesson.step("ask"))))
    _ = run.enter()
    #expect(try #require(run.predict("b")).isRight)
    #expect(!session.recordsMessages)
  }

  func number(_ expression: String) -> UInt64? { session.scratchValue(of: expression)?.bits }

  @Test func aStepStartsFromTheLessonNotFromTheLearner() throws {
    try go(to: "watch")
    #expect(number("base") == 10)
    _ = run.input("base = 1000;")
    try go(to: "do")
    #expect(number("base") == 13)
    try go(to: "alone")
    #expect(number("base") == 10)
  }

  @Test func readingGoesOn() {
    #expect(run.step.id == "opening")
    #expect(!run.previous())
    #expect(run.next())
    #expect(run.step.id == "watch")
    #expect(run.isSolved(0))
    #expect(run.next())
    #expect(run.previous())
  }

  @Test func predictionsAreGradedByTheRun() throws {
    try go(to: "guess")
    let wrong = try #require(run.predict("23"))
    #expect(!wrong.isRight)
    #expect(wrong.answer == "24")
    try go(to: "guess")
    #expect(try #require(run.predict(" 24 ")).isRight)
    try go(to: "choose")
    #expect(try #require(run.predict("b")).isRight)
    #expect(run.isSolved(3))
  }

  @Test func rightAnswerHoweverSpelled() throws {
    try go(to: "do")
    _ = run.input("int y = 6;")
    _ = run.input("int x = y * 2 + 1;")
    #expect(run.check().kind == .pass)
    #expect(run.isSolved(4))
  }

  @Test func aMistakeIsNamed() throws {
    try go(to: "do")
    _ = run.input("int x = 14;")
    let verdict = run.check()
    #expect(verdict.kind == .fail)
    #expect(verdict.mistake?.name == "off-by-one")
    #expect(verdict.failedLine?.text == "x is not thirteen")
  }

  @Test func failedInputsDoNotCount() throws {
    try go(to: "do")
    _ = run.input("int x = nowhere;")
    _ = run.input("int x = 13;")
    #expect(run.answer == ["int x = 13;"])
    #expect(run.check().kind == .pass)
  }

  @Test func aSlipIsToldAndDoesNotTakeARightAnswerBack() throws {
    try go(to: "do")
    _ = run.input("int x = nowhere;")
    #expect(run.check().kind == .error)
    _ = run.input("int x = 13;")
    _ = run.input("x = nowhere;")
    #expect(run.check().kind == .pass)
    #expect(run.submission.map(\.text) == ["int x = 13;"])
  }

  @Test func aStopCountsWhenItIsLast() throws {
    try go(to: "do")
    _ = run.input("int x = 13;")
    _ = run.input("while (1) { }")
    #expect(run.check().kind == .limit)
    _ = run.input("x;")
    #expect(run.check().kind == .pass)
  }

  @Test func checkingLeavesTheSessionAlone() throws {
    try go(to: "do")
    _ = run.input("int x = 13;")
    _ = run.check()
    #expect(number("base") == 13)
    #expect(number("x") == 13)
  }

  @Test func resetBeginsTheAnswerAnew() throws {
    try go(to: "do")
    _ = run.input("int x = 14; base = 0;")
    run.reset()
    #expect(run.answer.isEmpty)
    #expect(number("base") == 13)
    _ = run.input("int x = base;")
    #expect(run.check().kind == .pass)
  }

  @Test func hintsComeOneAtATime() throws {
    try go(to: "do")
    #expect(run.hint()?.number == 1)
    #expect(run.hint()?.blocks == [.paragraph([.text("Two.")])])
    #expect(run.hint()?.number == 2)
    #expect(run.hint()?.count == 2)
  }

  @Test func theSolutionWaitsForTwoMisses() throws {
    try go(to: "do")
    _ = run.input("int x = 1;")
    _ = run.check()
    #expect(run.solution == nil)
    _ = run.check()
    #expect(run.solution?.text == "int x = base;\n")
    #expect(progress.misses(lesson: "t", step: "do") == 2)
  }

  /// Who judges works in a world of its own, and hears the same Ctrl-C: there is no verdict then, and no try less.
  @Test func whoInterruptsTheJudgeHasTriedNothing() throws {
    try go(to: "do")
    _ = run.input("int x = 4;")
    session.interruptFlag.pointee = 1
    _ = run.check()
    #expect(session.takeInterruption())
    #expect(progress.misses(lesson: "t", step: "do") == 0)
    #expect(run.check().kind == .fail)
    #expect(progress.misses(lesson: "t", step: "do") == 1)
  }

  @Test func aLaterRunGoesOnWhereThisOneStopped() {
    _ = run.next()
    _ = run.next()
    let other = LearnerRun(
      lesson: lesson, session: ProgramSession(options: lesson.sessionOptions(judging: false)),
      progress: progress)
    #expect(other.step.id == "guess")
  }

  @Test func theLessonIsProved() {
    let proofs = Checker { ProgramSession(options: $0) }.proofs(of: lesson)
    for proof in proofs where proof.failure != nil {
      Issue.record("\(proof.title) \(String(describing: proof.failure?.reason))")
    }
    #expect(proofs.count == 13)
  }

  /// Each promise, broken on purpose.
  @Test(arguments: [
    ("11\n```", "12\n```", Proof.Reason.outputDiffers),
    ("int x = base;", "int x = base - 1;", .solutionFails),
    ("int x = base + 1;", "int x = base + 0;", .wrongPasses),
    ("int x = base + 1;", "int x = base + 7;", .noMistake),
    ("x == 14", "base == 13", .solutionIsMistake),
    ("base == 12 -- twelve", "base > 12 -- twelve", .noAnswer),
    ("> One.", "> Try int x = base; perhaps.", .hintTells),
    ("int base = 10;", "int base = nowhere;", .worldBroken),
    ("base += 1;\nprintf", "[(id)3 x];\nprintf", .runStopped),
  ])
  func aBrokenPromiseIsFound(_ old: String, _ new: String, _ reason: Proof.Reason) throws {
    let loaded = LoadedLesson(text: Self.text.replacing(old, with: new))
    let lesson = try #require(loaded.lesson, "\(loaded.diagnostics)")
    let proofs = Checker { ProgramSession(options: $0) }.proofs(of: lesson)
    #expect(proofs.contains { $0.failure?.reason == reason })
  }
}
