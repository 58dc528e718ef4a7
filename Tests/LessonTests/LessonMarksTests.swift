import Conditions
import Diagnostics
import Ownership
import Session
import Testing
import VirtualMachine

@testable import LessonEngine

/// The marks of steps and blocks that a lesson's first minutes are made of: `fresh=all`, `goes-on`, `run typed`,
/// `setup hidden`, `when`, `wants=place` with `at write`.
@Suite struct LessonMarksTests {
  private static let head = """
    ---
    lesson: 1
    id: marks
    title: Marks
    mode: arc
    ---

    # Marks

    ```objc setup hidden
    @interface Jar : NSObject { int beans; }
    - (int)add;
    @end
    @implementation Jar
    - (int)add { return ++beans; }
    @end
    ```

    """

  private func lesson(_ body: String) throws -> Lesson {
    let loaded = LoadedLesson(text: Self.head + body)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    return try #require(loaded.lesson)
  }

  private func run(_ lesson: Lesson, at id: String = "two") throws -> LearnerRun {
    let step = try #require(lesson.step(id))
    let session = ProgramSession(options: lesson.sessionOptions(judging: false))
    let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
    _ = run.go(to: step)
    #expect(run.enter().isEmpty)
    return run
  }

  private func failures(_ lesson: Lesson) -> [String] {
    Checker { ProgramSession(options: $0) }.proofs(of: lesson).filter { $0.failure != nil }
      .map { "\($0.step) \($0.kind) \($0.name)" }
  }

  private static let task = """
    <!-- step: two -->
    ```objc run typed
    Jar *a = [Jar new];
    [a add]
    [a add]
    ```
    ```objc task wants=lines
    Jar *b = ___;
    ```
    ```objc solution
    Jar *b = [Jar new];
    ```
    ```when second
    live(Jar) == 2
    ```
    ```check
    live(Jar) == 2
    ```

    > [!second]
    > There are two.

    > [!right]
    > Two jars.

    """

  @Test func linesAreTypedOneByOne() throws {
    let lesson = try lesson(Self.task)
    let run = try run(lesson)
    let fence = try #require(run.step.fences.firstIndex { $0.role == .run })
    let outcomes = run.runTyped(fence: fence, picturing: true)
    #expect(outcomes.count == 3)
    #expect(outcomes.dropLast().allSatisfy { $0.picture == nil })
    // The picture tells what all of them changed: a new jar, and every value of its variable.
    let picture = try #require(outcomes.last?.picture)
    #expect(picture.rows.contains { $0.variables.contains { $0.values.last == "2" } }, "\(picture)")
    #expect(failures(lesson) == [])
  }

  @Test func aNoteIsToldOnceWhenItsConditionsHold() throws {
    let run = try run(try lesson(Self.task))
    #expect(run.remarks(after: run.input("int x = 1;")).isEmpty)
    #expect(run.remarks(after: run.input("Jar *b = [Jar new]; Jar *c = [Jar new];")).count == 1)
    #expect(run.remarks(after: run.input("x + 1")).isEmpty)
  }

  /// Who has solved the task needs no help on the way to it; who begins anew does.
  @Test func aNoteComesNotBehindTheSolution() throws {
    let run = try run(try lesson(Self.task))
    let solving = run.input("Jar *b = [Jar new];")
    #expect(run.goalReached()?.kind == .pass)
    #expect(run.remarks(after: solving).isEmpty)
    run.reset()
    #expect(run.remarks(after: run.input("Jar *b = [Jar new]; Jar *c = [Jar new];")).count == 1)
  }

  @Test func aNoteThatIsNeverToldIsFound() throws {
    let text = Self.task.replacing(
      "```when second\nlive(Jar) == 2", with: "```when second\nlive(Jar) == 7")
    #expect(failures(try lesson(text)) == ["two when second"])
  }

  private static let time =
    Self.task + """
      <!-- step: alone fresh=all -->
      ```objc run
      Jar *only = [Jar new];
      [only add];
      [only add];
      ```
      <!-- step: back goes-on -->
      ```objc task wants=place
      :goto write only.beans
      ```
      ```objc solution
      :goto write only.beans
      :goto write only.beans
      ```
      ```check
      at write(only, beans)
      ivar(only, beans) == 1
      ```

      <!-- step: after goes-on -->
      Done.

      """

  @Test func aStepMayBeginFromTheSetUpsAlone() throws {
    let run = try run(try lesson(Self.time), at: "alone")
    #expect(run.session.objects().filter { $0.className == "Jar" }.isEmpty)
    #expect(run.session.evaluate("b").status == .failed)
  }

  /// What is no command to the shell is none in a file that was handed in.
  @Test(arguments: [
    ("goto write only.beans\ngoto write only.beans", false), (":goto write only.beans", false),
    ("  :goto write only.beans\n：goto write only.beans", true),
    (":goto write only.beans twice\n:goto write only.beans", false), (":back nowhere", false),
  ]) func aMomentIsReadAsByTheShell(_ answer: String, _ isRight: Bool) throws {
    let lesson = try lesson(Self.time)
    let step = try #require(lesson.step("back"))
    let judge = AnswerJudge(lesson: lesson, step: step) { ProgramSession(options: $0) }
    #expect((judge.verdict(on: [answer]).kind == .pass) == isRight)
  }

  @Test(arguments: [
    ("at write(only, beans)", "at write(only, beens)", "beans"),
    (
      ":goto write only.beans\n:goto write only.beans\n```\n```check",
      ":goto write only.bens\n```\n```check",
      "only.beans"
    ),
  ]) func whatAMomentNamesInVainIsTold(_ right: String, _ wrong: String, _ meant: String) throws {
    let text = Self.time.replacing(right, with: wrong)
    #expect(text != Self.time)
    let proofs = Checker { ProgramSession(options: $0) }.proofs(of: try lesson(text))
    let told = proofs.compactMap(\.failure).filter { $0.reason == .unknownNames }
    #expect(told.flatMap(\.diagnostics).map(\.suggestion) == [meant])
  }

  @Test func aMomentIsAnAnswer() throws {
    let lesson = try lesson(Self.time)
    #expect(failures(lesson) == [])
    let run = try run(lesson, at: "back")
    let variable = try #require(run.session.writtenVariable("only.beans"))
    _ = run.session.goToWrite(of: variable)
    #expect(!run.hasAnswer && run.submission.isEmpty)
    #expect(run.placeReached(by: ":goto write only.beans") == nil)
    // Asked for a verdict, what is still missing is told: not the first condition, which holds.
    #expect(run.hasAnswer && run.verdict().failedLine?.source == "ivar(only, beans) == 1")
    _ = run.session.goToWrite(of: variable)
    #expect(run.placeReached(by: ":goto write only.beans")?.kind == .pass)
    // It can be handed in, and is right there, too.
    let way = try #require(run.verdict().judged.inputs.first)
    #expect(way.text == ":goto write only.beans\n:goto write only.beans")
    // The same value at another moment is another place.
    _ = run.session.goBack(1)
    #expect(run.verdict().kind != .pass)
    #expect(run.next() && run.enter().isEmpty)
    // The next step goes on in the present.
    #expect(run.session.timePosition?.isPast == false)
    #expect(run.session.evaluate("[only add]").values.last != nil)
  }
}
