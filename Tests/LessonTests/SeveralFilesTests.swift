import Conditions
import Diagnostics
import LessonEngine
import Session
import Testing

/// A task of several files: the template, the answer and the solution are texts with a line `//> NAME` before each.
@Suite struct SeveralFilesTests {
  static let text = """
    ---
    lesson: 1
    id: t
    title: T
    ---

    ```objc setup
    int spare = 1;
    ```

    <!-- step: a points=2 -->

    ```objc task file=Lamp.h
    @interface Lamp : NSObject
    ___
    @end
    ```

    ```objc task file=Lamp.m
    #import "Lamp.h"
    @implementation Lamp
    - (int)level { return LEVEL; }
    @end
    ```

    ```objc solution file=Lamp.h
    #define LEVEL 3
    @interface Lamp : NSObject
    - (int)level;
    @end
    ```

    ```objc solution file=Lamp.m
    #import "Lamp.h"
    @implementation Lamp
    - (int)level { return LEVEL; }
    @end
    ```

    ```objc solution file=Lamp.h
    #define LEVEL 2 + 1
    @interface Lamp : NSObject
    @property (readonly) int level;
    @end
    ```

    ```objc wrong file=Lamp.m
    #import "Lamp.h"
    @implementation Lamp
    - (int)level { return LEVEL + 1; }
    @end
    ```

    ```objc probe p
    #import "Lamp.h"
    int shown = [[[Lamp alloc] init] level];
    ```

    ```check p
    shown == 3 -- the lamp should be at 3
    ```

    <!-- step: b -->

    ```objc task
    int again = ___;
    ```

    ```objc solution
    int again = [[Lamp new] level];
    ```

    ```check
    again == 3
    ```

    """

  static let header =
    "//> Lamp.h\n#define LEVEL 3\n@interface Lamp : NSObject\n- (int)level;\n@end\n"
  static let body =
    "//> Lamp.m\n#import \"Lamp.h\"\n@implementation Lamp\n- (int)level { return 3; }\n@end\n"

  @Test(arguments: [
    ([header + body], "✓"), ([body + header], "✓"), ([header, body], "✓"), ([header], "✓"),
    ([(header + body).replacing("\n", with: "\r\n")], "✓"),
    ([body], "E0301"), ([header + body, body.replacing("3;", with: "4;")], "shown == 3"),
    (
      [
        "@interface Lamp : NSObject\n- (int)level;\n@end\n@implementation Lamp\n- (int)level { return 3; }\n@end"
      ], "✓"
    ),
    (
      [header.replacing("3", with: "0 +") + body.replacing("return 3", with: "return LEVEL 2")],
      "shown == 3"
    ),
  ]) func anAnswerIsJudgedAsFiles(_ inputs: [String], _ expected: String) throws {
    let told = try JudgedAnswerTests.verdict(inputs, in: Self.text)
    #expect(expected.hasPrefix("E0") ? told.hasPrefix("E0") : told == expected)
  }

  @Test func theLessonIsProvedWithAllItsAnswers() throws {
    let reading = LoadedLesson(text: Self.text)
    let lesson = try #require(reading.lesson)
    #expect(lesson.steps[1].answerFiles == ["Lamp.h", "Lamp.m"])
    #expect(lesson.steps[1].fences(.solution).count == 2)
    #expect(lesson.steps[1].fences(.wrong).count == 1)
    let grader = Grader(lesson: lesson) { ProgramSession(options: $0) }
    #expect(grader.unsolvable() == [])
    for answer in lesson.steps[1].fences(.solution) {
      #expect(try JudgedAnswerTests.verdict([answer.text], in: Self.text) == "✓")
    }
    for answer in lesson.steps[1].fences(.wrong) + lesson.steps[1].fences(.task) {
      #expect(try JudgedAnswerTests.verdict([answer.text], in: Self.text) != "✓")
    }
  }

  /// What is handed in is the text that was judged, and a class's marks are the shell's verdicts.
  @Test func whatIsHandedInIsJudgedAlike() throws {
    let lesson = try #require(LoadedLesson(text: Self.text).lesson)
    let folder = try AnswerFolder()
    for (student, text) in [
      ("ann", Self.header + Self.body), ("ben", Self.header.replacing("3", with: "1")),
    ] {
      let verdict = try JudgedAnswerTests.run([text], in: Self.text).check()
      let saved = SavedAnswer(lesson: "t", step: "a", inputs: verdict.judged.inputs)
      #expect(
        SavedAnswer(saved.text).inputs.map { AnswerFiles($0.text) }
          == saved.inputs.map { AnswerFiles($0.text) })
      try folder.write("\(student)/t/a.m", saved.text)
      try folder.write("\(student)-bare/t/a.m", text)
    }
    let report = try #require(
      Grader(lesson: lesson) { ProgramSession(options: $0) }.grade(folder.path, required: nil))
    #expect(report.students.map { $0.marks[0].verdict } == [.pass, .pass, .fail, .fail])
  }

  /// What `selfsame work` lays into a folder is the template, and its verdict that of the shell.
  @Test func theTasksAreWrittenAsOneText() throws {
    let lesson = try #require(LoadedLesson(text: Self.text).lesson)
    let work = WrittenTasks(lesson: lesson) { ProgramSession(options: $0) }
    let file = work.file(ofStep: 1)
    #expect(file.contains("//> Lamp.h\n") && file.contains("//> Lamp.m\n"))
    #expect(work.verdict(onStep: 1, file, named: "a.m").kind != .pass)
    let solved = file.replacing("___", with: "- (int)level;\n#define LEVEL 3")
    #expect(work.verdict(onStep: 1, solved, named: "a.m").kind == .pass)
  }

  @Test func whatBelongsToNoFileIsToldAndAFileIsJudgedOnce() throws {
    let extra = "//> Extra.m\nint extra(void) { return 1; }\n"
    let verdict = try JudgedAnswerTests.run(
      ["int early;", "int before;\n" + Self.header + Self.body + extra, extra, "// bye"],
      in: Self.text
    ).check()
    #expect(verdict.kind == .pass)
    #expect(verdict.judged.leftOut == ["int early;", "int before;"])
    #expect(verdict.judged.names == ["Lamp.h", "Lamp.m", "Extra.m"])
  }

  @Test func behindAFileThatFailsNoneIsRun() throws {
    let run = try JudgedAnswerTests.run([], in: Self.text)
    let outcome = run.evaluate("//> Lamp.m\nint broken = ;\n//> Extra.m\nint later = 1;\n")
    #expect(outcome.status == .failed)
    #expect(run.evaluate("int seen = later;").status == .failed)
  }

  /// Files are one input: what stands in front of one that fails, or is stopped, is taken back with it.
  @Test(arguments: [
    ("int broken = ;", Outcome.Status.failed),
    ("[[NSArray array] objectAtIndex:7];", Outcome.Status.stopped),
  ])
  func filesBeforeOneThatFailsAreTakenBack(_ last: String, _ status: Outcome.Status) throws {
    let lesson = try #require(LoadedLesson(text: Self.text).lesson)
    var options = lesson.sessionOptions(judging: false)
    options.keepsHistory = true
    let run = LearnerRun(
      lesson: lesson, session: ProgramSession(options: options), progress: Progress())
    #expect(run.enter().isEmpty)
    #expect(run.evaluate("int first = 1;").status == .done)
    let before = try #require(run.session.inputsThatHappened)
    let text = "//> Lamp.h\n#define DIM 1\n//> Lamp.m\nint early = DIM;\n//> Extra.m\n\(last)\n"
    #expect(run.evaluate(text).status == status)
    #expect(run.evaluate("#import \"Lamp.h\"\nint seen = DIM;").status == .failed)
    #expect(run.evaluate("int seen = early;").status == .failed)
    #expect(run.session.inputsThatHappened == before)
    #expect(run.evaluate("int early = first;").status == .done)
    #expect(run.session.inputsThatHappened?.count == before.count + 1)
  }

  @Test func theTaskWithoutASolutionIsShownWhereItStands() throws {
    let solution = "```objc solution file=Lamp.h\nint h;\n```\n\n"
    let task = "```objc task file=Lamp.m"
    let text = Self.text.replacing("solution file=Lamp.m", with: "solution file=Lamp.h")
      .replacing(task, with: solution + task)
    let problem = try #require(
      LoadedLesson(text: text).diagnostics.first { $0.code.rawValue == "E0718" })
    let start = Array(text.utf8)[Int(problem.place.start)...].prefix(40)
    #expect(String(decoding: start, as: UTF8.self).contains("task file=Lamp.m"))
  }

  @Test(arguments: [
    ("```objc task file=Lamp.m", "```objc task", "E0717"),
    ("```objc task file=Lamp.m", "```objc task file=Lamp.h", "E0717"),
    ("```objc wrong file=Lamp.m", "```objc wrong file=Lamb.m", "E0706"),
    ("```objc wrong file=Lamp.m", "```objc wrong", "E0710"),
    ("```objc solution file=Lamp.m", "```objc solution file=Lamp.h", "E0718"),
    ("```objc solution\n", "```objc solution file=Again.m\n", "E0709"),
  ]) func whatDoesNotFitTogetherIsTold(_ right: String, _ wrong: String, _ code: String) {
    let text = Self.text.replacing(right, with: wrong, maxReplacements: 1)
    #expect(text != Self.text)
    let problems = LoadedLesson(text: text).diagnostics.filter { $0.severity == .error }
    #expect(problems.first?.code.rawValue == code)
  }
}
