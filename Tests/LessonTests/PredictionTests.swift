import Diagnostics
import LessonEngine
import Session
import Testing

/// What is asked before a run, and how the run grades it.
@Suite struct PredictionTests {
  static func run(_ code: String, kind: String) throws -> LearnerRun {
    let text = """
      ---
      lesson: 1
      id: t
      title: T
      ---

      <!-- step: s -->

      ```objc predict kind=\(kind)
      \(code)
      ```

      """
    let lesson = try #require(LoadedLesson(text: text).lesson)
    var options = lesson.sessionOptions(judging: false)
    options.maxSteps = 100_000
    let run = LearnerRun(
      lesson: lesson, session: ProgramSession(options: options), progress: Progress())
    #expect(run.enter().isEmpty)
    return run
  }

  @Test(arguments: [
    ("int x = 1;", "A"),
    ("while (1) { }", "B"),
    ("NSLock *k = [NSLock new]; [k lock]; [k lock];", "B"),
    ("NSObject *o = [NSObject new]; [o release]; [o hash];", "C"),
    ("[(id)@\"a\" nowhere];", "C"),
    ("int x = nowhere;", "D"),
  ])
  func theFateIsWhatHappened(_ code: String, _ letter: String) throws {
    let run = try Self.run(code, kind: "fate")
    guard case .fate? = run.question() else {
      Issue.record("no question about the fate")
      return
    }
    let verdict = try #require(run.predict(letter.lowercased()))
    #expect(verdict.isRight)
    #expect(verdict.answer == letter)
    let other = try Self.run(code, kind: "fate")
    #expect(other.predict(letter == "A" ? "B" : "A")?.isRight == false)
  }

  /// A number is what it is worth, however it is written.
  @Test(arguments: [
    (
      "40 + 2", ["42", "+42", "042", "42.0", "4 2", "0x2A", "42,0"],
      ["-42", "43", "4,2", "42.5", ""]
    ),
    ("-3", ["-3", "\u{2212}3", "-3.0"], ["3", "+3"]),
    ("0", ["0", "-0", "0.0"], ["", "1"]),
    ("1234567", ["1,234,567", "1 234 567", "1_234_567", "1'234'567"], ["1,234", "123,4567"]),
    ("2.5", ["2.5", "2,5", "02.50", "+2.5"], ["25", "2", "2,50,0"]),
    ("0.125", [".125", "0.125", "0,125"], ["125", "0,12"]),
    (
      "18446744073709551615ULL", ["18446744073709551615", "0xFFFFFFFFFFFFFFFF"],
      [
        "18446744073709551614", "18446744073709551616", "-1",
      ]
    ),
  ]) func aNumberIsWhatItIsWorth(_ code: String, _ right: [String], _ wrong: [String]) throws {
    for said in right {
      let run = try Self.run(code, kind: "number")
      #expect(run.predict(said)?.isRight == true, "\(code) is \(said)")
    }
    for said in wrong {
      let run = try Self.run(code, kind: "number")
      #expect(run.predict(said)?.isRight == false, "\(code) is not \(said)")
    }
    for said in ["inf", "nan", "infinity", "0x", "one", "--1", "1.2.3", "1e", "-", "."] {
      #expect(PredictedNumber(said) == nil, "\(said)")
    }
  }

  /// What was tried before the answer is no part of what is asked, and what the page ran is, were it stopped.
  @Test func whatWasTriedIsNoPartOfTheQuestion() throws {
    let text = """
      ---
      lesson: 1
      id: t
      title: T
      ---

      <!-- step: s -->

      ```objc run typed stops=yes
      int x = 3;
      int z = 4;
      NSObject *o = [[NSObject alloc] init];
      [o release];
      [o hash];
      ```

      ```objc predict kind=number
      x + z
      ```

      """
    let lesson = try #require(LoadedLesson(text: text).lesson)
    var options = lesson.sessionOptions(judging: false)
    options.keepsHistory = true
    for tried in [[], ["x = 9;"], ["int y = 1;", "z = y;"]] {
      let run = LearnerRun(
        lesson: lesson, session: ProgramSession(options: options), progress: Progress())
      #expect(run.enter().isEmpty)
      _ = run.runTyped(fence: 0)
      for input in tried { _ = run.input(input) }
      #expect(run.hasLeftQuestion == !tried.isEmpty)
      let verdict = try #require(run.predict("7"))
      #expect(verdict.answer == "7")
    }
  }

  static let printing = "printf(\"two\\none\\ntwo\\nthree\\n\");"

  @Test func linesAreLetteredByTheAlphabet() throws {
    let run = try Self.run(Self.printing, kind: "lines")
    guard case .lines(let options, let count)? = run.question() else {
      Issue.record("no question about lines")
      return
    }
    #expect(options == ["one", "three", "two"])
    #expect(count == 4)
    // Asking has left no trace.
    #expect(run.session.evaluate("1 + 1").output.isEmpty)
  }

  @Test(
    arguments: [
      ("C A C B", 4, nil), ("cacb", 4, nil), ("C, A, C, B", 4, nil), ("C A C", 3, 3),
      ("C B C A", 2, 1), ("C - C B", 3, 1), ("C A C B B", 4, 4), ("", 0, 0),
    ] as [(String, Int, Int?)])
  func linesAreGradedOneByOne(_ said: String, _ right: Int, _ first: Int?) throws {
    let verdict = try #require(try Self.run(Self.printing, kind: "lines").predict(said))
    #expect(verdict.answer == "C A C B")
    #expect(verdict.isRight == (first == nil))
    #expect(verdict.lines?.rightCount == right)
    #expect(verdict.lines?.firstDivergence == first)
  }

  @Test(arguments: [
    ("A B - A", true), ("ab-a", true), ("a, b", true), ("[a b]", false), ("D", false),
    ("- -", false), ("int x;", false),
  ])
  func codeIsNoAnswer(_ line: String, _ isAnswer: Bool) {
    #expect(LineOrder.reads(line, letters: 3) == isAnswer)
  }

  @Test(arguments: [
    ("lines", "printf(\"same\\nsame\\n\");", false), ("lines", "printf(\"a\\nb\\n\");", true),
    ("lines", "int x;", false), ("number", "int x = 2;", true), ("number", "(void)0;", false),
    ("fate", "int x;", true),
  ])
  func theCheckerProvesThatThereIsOneAnswer(_ kind: String, _ code: String, _ isRight: Bool) throws
  {
    let run = try Self.run(code, kind: kind)
    let proofs = Checker { ProgramSession(options: $0) }.proofs(of: run.lesson)
    #expect(proofs.map(\.kind) == [.prediction])
    #expect((proofs.first?.failure == nil) == isRight)
  }
}
