import Diagnostics
import LessonEngine
import Session
import Shell
import Testing
import Texts
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A learner's way through a course, over several starts of the program.
@Suite struct LearningTests {
  let place: TestFolder
  var folder: String { place.path }

  init() throws {
    place = try TestFolder()
    let folder = place.path
    for name in ["course", "course/first", "course/second", "state"] {
      #expect(mkdir("\(folder)/\(name)", 0o755) == 0)
    }
    try write("course/course.md", "# Kites\n\n## Strings\n\n- [One](first)\n- [Two](second)\n")
    try write("course/first/lesson.md", Self.first)
    try write("course/second/lesson.md", Self.second)
  }

  func write(_ name: String, _ text: String) throws {
    let file = try #require(fopen("\(folder)/\(name)", "w"))
    fputs(text, file)
    fclose(file)
  }

  static let first = """
    ---
    lesson: 1
    id: first
    title: First kite
    ---

    Welcome to the kites.

    <!-- step: guess -->

    ## Guess

    ```objc predict kind=number
    6 * 7
    ```

    Guessed.

    <!-- step: turn -->

    ## Turn

    ```objc task
    int x = ___;
    ```

    ```objc solution
    int x = 2;
    ```

    ```check
    x == 2    -- it should be two
    ```

    ```mistake one
    x == 1
    ```

    ```objc wrong say=one
    int x = 1;
    ```

    > [!one]
    > That is one, not two.

    > [!hint]
    > Count the ears.

    > [!hint]
    > Count the eyes.

    """

  static let second = """
    ---
    lesson: 1
    id: second
    title: Second kite
    ---

    The second lesson begins.

    <!-- step: fate -->

    ```objc predict kind=fate
    while (1) { }
    ```

    <!-- step: lines -->

    ```objc predict kind=lines
    printf("b\\na\\nb\\n");
    ```

    """

  /// What is on the screen after these lines.
  func talk(
    _ lines: [String], language: Language = .en, state: StateFolder? = nil, opens: Bool = true,
    editor: String = "false"
  ) -> String {
    var screen = ""
    let terminal = Terminal(isInteractive: false) { _, bytes in
      screen += String(decoding: bytes, as: UTF8.self)
    }
    var settings = Conversation.Settings(language: language)
    settings.lessonsFolder = folder + "/course"
    settings.state = state
    settings.saysMissingState = false
    settings.opensLesson = opens
    settings.editor = editor
    let script = ScriptedLines(lines.map { .line($0) }) { prompt, _ in screen += prompt + "\n" }
    _ = Conversation(lines: script, terminal: terminal, settings: settings).run()
    return screen
  }

  /// The second lesson with a program that is stopped at once.
  func writeACrash() throws {
    try write(
      "course/second/lesson.md",
      Self.second.replacing("while (1) { }", with: "[[NSObject new] copy];"))
  }

  func home() throws -> StateFolder {
    try #require(StateFolder.make { $0 == "XDG_STATE_HOME" ? folder + "/state" : nil })
  }

  @Test func aNewLearnerReadsTheFirstPage() {
    let screen = talk([])
    #expect(screen.contains("First kite") && screen.contains("Welcome to the kites."))
    #expect(!screen.contains("Guessed."))
  }

  @Test func theNextStartGoesOnWhereTheLastOneEnded() throws {
    let state = try home()
    _ = talk(["", "42", "", "int x = 1;", ":check"], state: state)
    let screen = talk([], state: state)
    #expect(screen.contains("Turn") && !screen.contains("Welcome"))
    _ = talk(["int x = 2;", ":check"], state: state)
    #expect(talk([], state: state).contains("The second lesson begins."))
  }

  /// Who goes on over a task comes back to where they were, and not to the task.
  @Test func aTaskThatWasPassedOverIsNoPlaceToReturnTo() throws {
    let state = try home()
    try write("course/first/lesson.md", Self.first + "<!-- step: last -->\n\nThe last page.\n")
    _ = talk(["", "42", "", ":next"], state: state)
    let screen = talk([], state: state)
    #expect(screen.contains("The last page.") && !screen.contains("Your turn"))
  }

  /// A body takes as many lines as it needs: right at once where it is right, and an empty line ends it where not.
  @Test func aBodyIsTypedLineByLine() throws {
    try write(
      "course/first/lesson.md",
      """
      ---
      lesson: 1
      id: first
      title: First kite
      ---

      <!-- step: turn -->

      ```objc task
      static int made = 7;
      int kites(int n) {
        ___
      }
      ```

      ```objc solution
      static int made = 7;
      int kites(int n) {
        if (n < 0) { return 0; }
        return made + n;
      }
      ```

      ```check
      kites(-1) == 0 && kites(2) == 9    -- none, or seven more
      ```

      """)
    let right = talk(["if (n < 0) {", "return 0;", "}", "return made + n;"])
    #expect(right.contains("✓ Right.") && right.contains("More lines may follow"))
    #expect(right.split(separator: "...> ", omittingEmptySubsequences: false).count == 4)
    let wrong = talk(["if (n < 0) return 1;", "return made + n;", "", ":answer"])
    #expect(wrong.contains("none, or seven more") && !wrong.contains("✓"))
    let typo = talk(["return maid + n;"])
    #expect(typo.contains("error[E0301]") && !typo.contains("...> "))
    let part = talk(["int kites(int n) { return made + (n > 0 ? n : 0); }"])
    #expect(part.contains("none, or seven more") && !part.contains("error["), "\(part)")
    let alone = talk(["", "int kites(int n) { return made + (n > 0 ? n : 0); }"])
    #expect(alone.contains("made stands in the template of this step"))
  }

  /// The last step of a way says that it is the last, and what else there is.
  @Test func theEndOfAWayIsTold() throws {
    let state = try home()
    try write(
      "course/course.md",
      """
      # Kites

      ## Routes

      <!-- route: short -->
      ### The short way

      - [One](first)

      <!-- route: long -->
      ### The long way

      - [One](first)
      - [Two](second)

      ## Strings

      - [One](first)
      - [Two](second)
      """)
    let lines = ["", "42", "", "2", ":next"]
    let screen = talk([":route short"] + lines, state: state)
    #expect(screen.contains("the end of your way, “The short way”: 1 lesson, 3 steps."))
    #expect(screen.contains("The course has 1 more"))
    #expect(!talk([":route long"] + lines, state: state).contains("end of your way"))
  }

  /// Killed in the middle of the work, as kill -9 does it: a copy of the state folder at that moment is all
  /// that is left, whatever moment it is.
  @Test func progressSurvivesAKillAtAnyMoment() throws {
    let state = try home()
    _ = talk(["", "42"], state: state)
    // Half-written files of every kind beside the real ones.
    let progress = state.path + "/progress"
    for name in try #require(names(in: progress)) where !name.hasSuffix(".lock") {
      try write("state/selfsame/progress/\(name).4711.new", "solved fi")
    }
    try write("state/selfsame/settings.4711", "lang")
    #expect(talk([":lessons"], state: state).contains("2/3"))
    _ = talk(["int x = 2;", ":check"], state: state)
    #expect(talk([":lessons"], state: state).contains("3/3"))
  }

  /// What a killed process left is cleared away; what another shell is writing just now stays.
  @Test func leftoversOfTheDeadAreClearedAway() throws {
    let state = try home()
    #expect(mkdir(state.path + "/progress", 0o700) == 0)
    // No process has the highest number that there is; process 1 lives.
    try write("state/selfsame/settings.2147483647", "lang")
    try write("state/selfsame/progress/kites.2147483647.new", "solved fi")
    try write("state/selfsame/settings.1", "language=en\n")
    try write("state/selfsame/settings.old", "kept")
    _ = try home()
    #expect(names(in: state.path)?.sorted() == ["progress", "settings.1", "settings.old"])
    #expect(names(in: state.path + "/progress") == [])
  }

  /// The events of a program never overwrite the program, whatever its name is.
  @Test func eventsDoNotOverwriteTheProgram() throws {
    try write("course/kite.m", "int main(void) { return 0; }")
    let path = folder + "/course/kite.m"
    var screen = ""
    let terminal = Terminal(isInteractive: false) { _, bytes in
      screen += String(decoding: bytes, as: UTF8.self)
    }
    for name in [path, folder + "/course/../course/kite.m"] {
      var run = FileRun(path: path)
      run.eventsPath = name
      #expect(run.run(on: terminal, language: .en) == 64)
    }
    #expect(screen.contains("is the program itself"))
    #expect(readFile(path) == .bytes(Array("int main(void) { return 0; }".utf8)))
  }

  @Test func aPartOfTheLibraryThatStaysAwaySaysSo() {
    let text = "@interface UIColor : NSObject\n@end\n@implementation UIColor\n@end\n"
    let outcome = ProgramSession().runFile(
      path: "own.m", text: Array((text + "int main(void) { UIView *v = 0; }").utf8))
    #expect(outcome.diagnostics.map(\.code.rawValue) == ["E0303", "E0508"])
    let other = ProgramSession().runFile(
      path: "own.m", text: Array((text + "int main(void) { Kite *v = 0; }").utf8))
    #expect(other.diagnostics.map(\.code.rawValue) == ["E0303"])
  }

  func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  @Test func aPredictionIsAskedBeforeTheRun() {
    let right = talk(["", "42"])
    #expect(right.contains("✓ Right."))
    let wrong = talk(["", "41"])
    #expect(wrong.contains("42") && wrong.contains("✗ Not quite."))
  }

  /// Where nothing was asked, the step behind it stands on nobody's answer: what a run named may go.
  @Test func aRunThatWasStoppedIsNoAnswer() throws {
    let head = "---\nlesson: 1\nid: first\ntitle: First kite\n---\n\nHi.\n\n<!-- step: a -->\n"
    let rest = "\n<!-- step: b -->\n\n## Landed\n\nDone.\n"
    let run =
      "```objc run stops=yes\nNSObject *gone = [NSObject new];\n[gone release];\n[gone hash];\n```\n"
    try write("course/first/lesson.md", head + run + rest)
    let ran = talk([":start first", "", ""])
    #expect(ran.contains("Landed") && !ran.contains("goes on from the lesson's own answer"))
    let task =
      "```objc task\nint x = ___;\n```\n\n```objc solution\nint x = 2;\n```\n\n```check\nx == 2\n```\n"
    try write("course/first/lesson.md", head + task + rest)
    let solved = talk([":start first", "", "int gone = 1; int x = 2;", ""])
    #expect(solved.contains("Landed") && solved.contains("goes on from the lesson's own answer"))
  }

  @Test func aWrongPredictionIsAskedOnceMoreAndThenCounts() throws {
    let state = try home()
    let screen = talk(
      ["", "41", ":lessons 1", ":reset", "42", ":lessons 1", ":next", ":next", ":next"],
      state: state)
    // It is done, and told apart as long as it is wrong: in the list, and on its page.
    #expect(screen.contains(":reset asks now") && screen.contains("✓ Right."))
    #expect(screen.components(separated: "wrong once") == 2)
    #expect(screen.contains("Steps still open: 3."))
  }

  /// A comment of the lesson's own does not make a wrong answer right.
  @Test func aWrongPredictionWithItsOwnCommentIsAskedAgain() throws {
    try write(
      "course/first/lesson.md",
      Self.first.replacing("Guessed.", with: "> [!41]\n> One less than that.\n\nGuessed."))
    let screen = talk(["", "41", ":lessons 1"], state: try home())
    #expect(screen.contains("One less than that.") && screen.contains(":reset asks now"))
    #expect(screen.components(separated: "wrong once") == 1, "\(screen)")
  }

  /// What was wrong comes again at the end of the part, once, and then the course goes on.
  @Test func aWrongPredictionComesAgainAtTheEndOfThePart() throws {
    try write(
      "course/course.md", "# Kites\n\n## Strings\n\n- [One](first)\n\n## Tails\n\n- [Two](second)\n"
    )
    let begin = ["", "41", "", "int x = 2;", ":check", "", ""]
    let screen = talk(begin + ["42", "", ""], state: try home())
    #expect(screen.contains("Before the next part: 1 prediction that went wrong"), "\(screen)")
    #expect(screen.contains("On to the next part.") && screen.contains("The second lesson begins."))
    // Right at once: nothing is asked again.
    #expect(!talk(["", "42", "", "int x = 2;", ":check", "", ""]).contains("Before the next part"))
  }

  /// The first lesson ends with a choice: what went wrong in it is asked before the way begins.
  @Test func whatWentWrongIsAskedBeforeTheWayBegins() throws {
    try write(
      "course/course.md",
      """
      # Kites

      ## Routes

      <!-- route: short -->
      ### The short way

      - [One](first)
      - [Two](second)

      <!-- route: long -->
      ### The long way

      ## Strings

      - [One](first)

      ## Tails

      - [Two](second)
      """)
    let turn = try #require(Self.first.firstRange(of: "<!-- step: turn"))
    try write(
      "course/first/lesson.md",
      Self.first[..<turn.lowerBound] + "<!-- step: end -->\n\n## End\n\nThe last page.\n")
    let screen = talk(["", "41", "", "2", "42", ""], state: try home())
    let parts = screen.split(separator: "Before the next part: 1 prediction that went wrong")
    #expect(parts.count == 2 && !parts[0].contains("The second lesson begins."), "\(screen)")
    #expect(parts.last?.contains("The second lesson begins.") == true, "\(screen)")
    let right = talk(["", "42", "", "2"])
    #expect(right.contains("The second lesson begins.") && !right.contains("Before the next part"))
  }

  @Test func whoLeavesIsToldWhereItGoesOn() throws {
    #expect(talk(["", "q"], state: try home()).contains("it goes on here: First kite, step 2"))
    // What is solved is done: it goes on where the next start will.
    for (lines, place) in [
      (["42", "q"], "First kite, step 3"), (["", "int x = 2;", "q"], "Second kite, step 1"),
    ] {
      #expect(talk(lines, state: try home()).contains("it goes on here: \(place)."))
    }
  }

  @Test func aTaskThatWasSolvedBeforeIsNotAskedForAgain() throws {
    let state = try home()
    _ = talk(["", "42", "", "int x = 2;", ":check"], state: state)
    #expect(talk([":start first 3", ":check"], state: state).contains("solved before"))
    #expect(talk([":start first 3", ":check"]).contains("Nothing has been typed"))
  }

  /// Who leaves before the questions, or amid them, hears them when coming back, until they are right.
  @Test func aPartIsNotLeftWithoutItsQuestions() throws {
    try write(
      "course/course.md", "# Kites\n\n## Strings\n\n- [One](first)\n\n## Tails\n\n- [Two](second)\n"
    )
    let state = try home()
    let begin = "Before the next part"
    #expect(!talk(["", "41", "", "int x = 2;", ":check"], state: state).contains(begin))
    let asked = talk([], state: state)
    #expect(asked.contains(begin) && !asked.contains("The second lesson begins."), "\(asked)")
    #expect(asked.contains("wrong once"))
    let again = talk(["42", ":lessons 1"], state: state)
    #expect(again.contains(begin) && again.contains("✓ Right."))
    #expect(again.components(separated: "wrong once") == 1)
    let after = talk([], state: state)
    #expect(!after.contains(begin) && after.contains("The second lesson begins."), "\(after)")
  }

  @Test(arguments: ["в", "В", "it is stopped", "на полпути"])
  func aChoiceIsNamedByLetterOrFirstWords(_ line: String) throws {
    try writeACrash()
    let isRight = talk([":start second", "", line]).contains("✓ Right.")
    #expect(isRight == (line != "на полпути"))
  }

  /// "How many are there?" `1`: an answer to the question is not taken for the first option.
  @Test func aNumberIsNoChoice() throws {
    try writeACrash()
    let screen = talk([":start second", "", "1", "3", "C"])
    let plain = talk([":start second", "", "C"])
    let asked = "Type a letter"
    #expect(screen.components(separated: asked) == plain.components(separated: asked) + 2)
    #expect(screen.contains("✓ Right."), "\(screen)")
  }

  @Test func russianLettersAreCounted() {
    let screen = talk([":start second", "", "Б", "", "Б А Б"])
    #expect(screen.components(separated: "✓ Right.") == 2, "\(screen)")
  }

  /// Who is lost asks for help wherever something else is asked for.
  @Test func helpIsHeardAtAQuestionAndInAGap() throws {
    for word in ["help", "?", "помощь", "рудз"] {
      #expect(talk(["", word]).contains(":undo"), "\(word)")
      let screen = talk(["", "42", "", word])
      #expect(screen.contains(":undo") && !screen.contains("int x = \(word)"), "\(word)")
    }
    for word in ["quit", "выход", "q"] {
      #expect(!talk(["", word, "42"]).contains("✓ Right."))
      #expect(!talk(["", "42", "", word, "2"]).contains("int x = 2;"))
    }
    #expect(talk(["", "42", "", "undo", "2"]).contains("Did you mean :undo?"))
    // What has that name is the answer.
    try write(
      "course/first/lesson.md",
      Self.first.replacing(
        "<!-- step: turn -->", with: "<!-- step: turn -->\n\n```objc setup\nint undo = 2;\n```\n"))
    #expect(talk(["", "42", "", "undo"]).contains("✓ Right."))
    // Of several gaps, too.
    try write(
      "course/first/lesson.md",
      Self.first.replacing("int x = ___;", with: "int x = ___;\nint y = ___;")
        .replacing("int x = 2;", with: "int x = 2;\nint y = 3;"))
    let screen = talk(["", "42", "", "help", "2", "?", "hint", "3", "x + y"])
    #expect(screen.contains("Did you mean :hint?") && screen.contains("(int) 5"))
    #expect(screen.components(separated: ":undo") >= 2, "\(screen)")
  }

  @Test func anAnswerThatComesTooLateIsToldSo() throws {
    let screen = talk(["", "42", "40", "int n = 40;", "n"])
    #expect(screen.contains("That question is over") && !screen.contains("(int) 40\nn"))
    #expect(screen.contains("(int) 40"))
    try writeACrash()
    let late = talk([":start second", "", "C", "B", "Б", "[NSObject class]"])
    #expect(late.components(separated: "That question is over") == 2, "\(late)")
    // Each form of the answer, and nothing that is none.
    let forms = talk([":start second", "", "C", "a", "B.", "9", "B)"])
    #expect(forms.components(separated: "That question is over") == 3, "\(forms)")
    #expect(forms.contains("(int) 9"))
  }

  /// A name with a step's number behind it, also where it is only found by searching.
  @Test func aStepIsOpenedByTheLessonsWord() throws {
    #expect(talk([":start Turn 2"]).contains("2/3  First kite"))
    #expect(talk([":start first 3"]).contains("3/3  First kite"))
  }

  // MARK: Renames

  /// The course, a lesson, its folder and a step get other names: nobody loses anything.
  @Test(arguments: Language.allCases) func aRenameCostsNobodyHisPlace(_ language: Language) throws {
    let state = try home()
    func contents(_ id: String, _ first: String) throws {
      try write(
        "course/course.md",
        "---\n\(id)\n---\n\n# Kites\n\n## Strings\n\n- [One](\(first))\n- [Two](second)\n"
      )
    }
    try contents("id: harbour.kites", "first")
    _ = talk(["", "41", "", "int x = 1 + 1;", ":check", "", "C"], state: state)
    #expect(talk([":lessons all"], state: state).contains("3/3"))
    // A second learner stands within the first lesson.
    try contents("id: sky.kites\nwas: [harbour.kites, older]", "moved")
    let renamed = Self.first.replacing("id: first", with: "id: sky.first\nwas: [first, oldest]")
      .replacing("step: turn", with: "step: turned was=spun,turn")
      .replacing("step: guess", with: "step: guessed was=guess")
    #expect(mkdir("\(folder)/course/moved", 0o755) == 0)
    try write("course/moved/lesson.md", renamed)
    #expect(unlink("\(folder)/course/first/lesson.md") == 0)
    let screen = talk(
      [":lessons all", ":lessons moved", ":start moved", ":step 3", ":solution", ":card"],
      language: language, state: state)
    #expect(screen.contains("3/3"), "\(screen)")
    #expect(screen.components(separated: "int x = 1 + 1;") == 2, "\(screen)")
    // The wrong prediction is still to be asked again, and once made good it stays so.
    let again = talk([":start first", ":step 2", ":reset", "42", ":lessons moved"], state: state)
    let after = again.ranges(of: "✓ Right.").first.map { again[$0.upperBound...] }
    #expect(after?.contains("wrong once") == false, "\(again)")
  }

  /// Who stood within a lesson that moved goes on there, and not at the course's first open step.
  @Test func aLessonThatMovedIsGoneOnWith() throws {
    let state = try home()
    _ = talk([":start second", "", ":next"], state: state)
    try write(
      "course/course.md", "# Kites\n\n## Strings\n\n- [One](first)\n- [Two](later)\n")
    #expect(mkdir("\(folder)/course/later", 0o755) == 0)
    try write(
      "course/later/lesson.md",
      Self.second.replacing("id: second", with: "id: last\nwas: second")
        .replacing("step: lines", with: "step: rows was=lines"))
    let screen = talk([], state: state)
    #expect(screen.contains("3/3  Second kite"), "\(screen)")
  }

  /// An answer that was handed in before the rename is marked.
  @Test func anAnswerUnderAFormerNameIsMarked() throws {
    _ = talk([":start first", ":next", ":next", "1", "2", ":submit \(folder)/class"])
    try write(
      "course/first/lesson.md",
      Self.first.replacing("id: first", with: "id: sky.first\nwas: [first]")
        .replacing("step: turn", with: "step: turned was=turn"))
    let lesson = try #require(LoadedLesson(folder: folder + "/course/first", language: .en).lesson)
    let report = Grader(lesson: lesson) { ProgramSession(options: $0) }
      .grade(folder + "/class", required: nil)
    #expect(report?.students.first?.marks.map(\.verdict) == [.pass])
    #expect(report?.unmatched == [])
  }

  // MARK: Gaps, one's own editor, one's own answers

  @Test func severalGapsAreAskedInTurn() throws {
    try write(
      "course/first/lesson.md",
      Self.first.replacing("int x = ___;", with: "int x = ___;\nint y = ___;")
        .replacing("int x = 2;", with: "int x = 2;\nint y = 3;"))
    let screen = talk(["", "42", "", "2", "3", "x + y"])
    #expect(screen.contains("  │ int x = ___;\n___> "), "\(screen)")
    #expect(screen.contains("  │ int y = ___;\n___> "), "\(screen)")
    #expect(screen.contains("  │ int x = 2;\n  │ int y = 3;") && screen.contains("✓ Right."))
    #expect(screen.contains("(int) 5"))
  }

  static let method = """
    static int grown(int coins) {
      ___
      return coins;
    }
    """

  /// What no further line mends is told at the gap where it stands, and is not kept.
  @Test(arguments: ["coins plus 2", "coin += 2;"])
  func aMistakeIsToldInTheFirstOfSeveralGaps(_ slip: String) throws {
    try write(
      "course/first/lesson.md",
      Self.first.replacing("int x = ___;", with: Self.method + "\nint x = ___;")
        .replacing(
          "int x = 2;",
          with: Self.method.replacing("___", with: "coins += 2;") + "\nint x = grown(0);"))
    let screen = talk(["", "42", "", slip, "coins += 2", "", "grown(0)", "x"])
    #expect(screen.components(separated: "error[E") == 1, "\(screen)")
    #expect(screen.contains("✓ Right.") && screen.contains("(int) 2"), "\(screen)")
  }

  /// Statements with a return of their own stand in the place of `return ___;`.
  @Test func statementsStandWhereAnExpressionWasAskedFor() throws {
    try write(
      "course/first/lesson.md",
      Self.first.replacing("int x = ___;", with: "int twice(int a) {\n  return ___;\n}")
        .replacing("int x = 2;", with: "int twice(int a) {\n  return a + a;\n}")
        .replacing("x == 2    --", with: "twice(1) == 2    --")
        .replacing("x == 1", with: "twice(1) == 1")
        .replacing("int x = 1;", with: "int twice(int a) {\n  return a;\n}"))
    let short = "if (a == 0) return 0; return a * 2"
    for lines in [short, "if (a < 0) {\nreturn 0; }\nreturn 2 * a\n"] {
      var typed = ["", "42", ""]
      for line in lines.split(separator: "\n") { typed.append(String(line)) }
      let screen = talk(typed + [""])
      #expect(screen.contains("✓ Right."), "\(screen)")
    }
  }

  /// A wrong value in one of them does not take the others back.
  @Test func whatWasRightInAGapIsKept() throws {
    try write(
      "course/first/lesson.md",
      Self.first.replacing("int x = ___;", with: "int x = ___;\nint y = ___;")
        .replacing("int x = 2;", with: "int x = 2;\nint y = 3;"))
    let screen = talk(["", "42", "", "1", "3", "2", "", "x + y"])
    #expect(screen.contains("Enter keeps what stands in the brackets."))
    #expect(screen.contains("  │ int x = ___;\n___ [1]> "), "\(screen)")
    #expect(screen.contains("  │ int y = ___;\n___ [3]> "), "\(screen)")
    #expect(screen.contains("✓ Right.") && screen.contains("(int) 5"))
    // The first may be kept as well; who keeps all of them wants the ordinary prompt.
    #expect(talk(["", "42", "", "1", "3", "", "7", "2", ""]).contains("___ [7]> "))
    let kept = talk(["", "42", "", "1", "3", "", ""])
    #expect(kept.contains("The ordinary prompt."), "\(kept)")
  }

  /// Whoever begins a solved step anew is asked for its gaps once more, until they are right.
  @Test func aResetOpensTheGapsOfASolvedStep() {
    let screen = talk(["", "42", "", "2", ":reset", "7", "2", "x"])
    let parts = screen.split(separator: "The step begins anew", maxSplits: 1)
    #expect(parts.count == 2 && parts[0].contains("✓ Right."), "\(screen)")
    let again = parts.last ?? ""
    #expect(again.contains("  │ int x = ___;\n") && again.contains("___> "), "\(screen)")
    #expect(again.ranges(of: "✓ Right.").count == 1 && again.contains("(int) 2"), "\(screen)")
  }

  /// Where the answer changes more than the gaps, nobody is asked for them alone.
  @Test func aTemplateThatIsNotEnoughHasTheOrdinaryPrompt() throws {
    try write(
      "course/first/lesson.md",
      Self.first.replacing("int x = ___;", with: "int y = 0;\nint x = ___;")
        .replacing("int x = 2;", with: "int y = 1;\nint x = 2;"))
    #expect(!talk(["", "42", ""]).contains("___> "))
    #expect(talk(["", "42", "", "int y = 1;", "int x = 2;"]).contains("✓ Right."))
  }

  /// Who fills a gap has answered: what is wrong is said at once.
  @Test func aFilledGapIsJudged() {
    #expect(talk(["", "42", "", "1"]).contains("That is one, not two."))
  }

  @Test func theAnswerIsWrittenInOnesOwnEditor() throws {
    func edit(with editor: String, state: StateFolder? = nil) -> String {
      talk(["", "42", "", ":edit"], state: state, editor: editor)
    }
    let screen = edit(with: "sed -i s/___/2/", state: try home())
    #expect(screen.contains("  │ int x = 2;") && screen.contains("✓ Right."), "\(screen)")
    #expect(edit(with: "true").contains("Nothing was changed"))
    #expect(edit(with: "false").contains("false could not be used"))
  }

  /// Two shells at one step, as two people or two tests have them, do not write into one file; none is left behind.
  @Test func eachEditorHasAFileOfItsOwn() {
    for _ in 0..<2 {
      let screen = talk(["", "42", "", ":edit"], editor: "echo >>\(folder)/paths")
      #expect(screen.contains("Nothing was changed"), "\(screen)")
    }
    guard case .bytes(let bytes) = readFile(folder + "/paths") else {
      Issue.record("no editor was started")
      return
    }
    let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(Set(paths).count == 2, "\(paths)")
    for path in paths { #expect(readFile(path) == .missing) }
  }

  /// Whatever an editor leaves, the answer is a few pages at most, and comes at once.
  @Test func whatAnEditorLeavesMayBeLong() {
    for (size, words) in [(30_000_000, "nothing was run"), (200_000, "  │ …")] {
      let screen = talk(["", "42", "", ":edit"], editor: "head -c \(size) /dev/zero >")
      #expect(screen.contains(words), "\(screen.prefix(3000))")
      #expect(screen.utf8.count < 120_000)
    }
  }

  /// `selfsame work`: each task is a file that is judged as it stands; nothing is overwritten.
  @Test func tasksAreFilesForOnesOwnEditor() throws {
    var screen = ""
    let terminal = Terminal(isInteractive: false) { _, bytes in
      screen += String(decoding: bytes, as: UTF8.self)
    }
    var work = LessonWork()
    work.lesson = folder + "/course/first"
    work.folder = folder + "/mine"
    work.once = true
    #expect(work.run(on: terminal, language: .en, state: nil) == 1)
    guard case .bytes(let bytes) = readFile(folder + "/mine/3-turn.m") else {
      Issue.record("no file was written")
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.hasPrefix("// selfsame: first turn\n//\n// Turn\n") && text.contains("int x = ___;"))
    try write("mine/3-turn.m", text.replacing("___", with: "1"))
    #expect(work.run(on: terminal, language: .en, state: nil) == 1)
    #expect(screen.contains("✗ That is one, not two."), "\(screen)")
    try write("mine/3-turn.m", text.replacing("___", with: "2"))
    #expect(work.run(on: terminal, language: .en, state: nil) == 0)
    #expect(screen.hasSuffix("✓ Right.\n"))
    work.lesson = "nowhere"
    #expect(work.run(on: terminal, language: .en, state: nil) == 66)
  }

  @Test func onesOwnAnswerStays() throws {
    let state = try home()
    _ = talk(["", "42", "", "int x = 1 + 1;", ":check"], state: state)
    let screen = talk([":start first", ":step 3", ":solution", ":card"], state: state)
    #expect(screen.contains("Your answer:\n  │ int x = 1 + 1;"), "\(screen)")
    #expect(screen.contains("## Turn") && screen.components(separated: "int x = 1 + 1;") == 2)
    #expect(screen.contains("The lesson's:\n  │ int x = 2;"))
  }

  @Test func theWayThroughALessonIsFree() {
    let screen = talk([":step 3", ":step", ":step 9", ":skip"])
    #expect(screen.components(separated: "3/3  First kite") == 2)
    #expect(screen.contains("There is no step 9: this lesson has 1 to 3."))
  }

  @Test(arguments: [
    ("9", "There is no step 9: this lesson has 1 to 3."), ("0", "There is no step 0"),
  ])
  func aLessonIsNotBegunAtAStepThatItLacks(_ step: String, _ words: String) {
    let screen = talk([":start first \(step)"], opens: false)
    #expect(screen.contains(words) && !screen.contains("First kite"), "\(screen)")
  }

  @Test func aWordLeadsToItsStep() {
    let screen = talk([":find kites", ":find guess", ":find telepathy", ":start guess"])
    #expect(
      screen.contains(":start first 2") && screen.contains("Nothing here speaks of telepathy"))
    #expect(screen.contains("2/3  First kite"))
  }

  /// A page that is longer than the screen comes a screen at a time, and each has its title.
  @Test func aLongPageComesByScreens() throws {
    let lines = (1...60).map { "Line \($0).\\" }.joined(separator: "\n")
    try write(
      "course/first/lesson.md",
      Self.first.replacing("Welcome to the kites.", with: lines + "\nLast."))
    var keys: [PagerKey] = [.forward, .back, .forward, .forward, .end]
    var screens: [String] = []
    var screen = ""
    let terminal = Terminal(
      isInteractive: true, screenLines: { 24 },
      sink: { _, bytes in screen += String(decoding: bytes, as: UTF8.self) })
    var settings = Conversation.Settings(language: .en)
    settings.lessonsFolder = folder + "/course"
    settings.saysMissingState = false
    let script = ScriptedLines([.line(":quit")]) { _, _ in
      screens.append(screen)
      screen = ""
    }
    script.key = { _ in
      screens.append(screen)
      screen = ""
      return keys.removeFirst()
    }
    _ = Conversation(lines: script, terminal: terminal, settings: settings).run()
    #expect(screens.count >= 5)
    for screen in screens {
      #expect(
        screen.split(separator: "\n").suffix(23).contains { $0.contains("1/3  First kite") },
        "\(screen)")
    }
    #expect(screens[0].contains("Line 1.\n") && !screens[0].contains("Line 30."))
    #expect(screens[2].contains("Line 1.\n") && screens.last?.contains("Last.") == true)
  }

  /// A title that is wider than the screen goes on in the next row, and is counted so.
  @Test func aLongTitleIsWrapped() throws {
    let title = (1...12).map { "kite \($0)" }.joined(separator: " and ")
    let lines = (1...60).map { "Line \($0).\\" }.joined(separator: "\n")
    try write(
      "course/first/lesson.md",
      Self.first.replacing("First kite", with: title)
        .replacing("Welcome to the kites.", with: lines + "\nLast."))
    var screens: [String] = []
    var screen = ""
    let terminal = Terminal(
      isInteractive: true, screenLines: { 24 },
      sink: { _, bytes in screen += String(decoding: bytes, as: UTF8.self) })
    var settings = Conversation.Settings(language: .en)
    settings.lessonsFolder = folder + "/course"
    settings.saysMissingState = false
    let script = ScriptedLines([.line(":quit")]) { _, _ in
      screens.append(screen)
      screen = ""
    }
    script.key = { _ in
      screens.append(screen)
      screen = ""
      return .forward
    }
    _ = Conversation(lines: script, terminal: terminal, settings: settings).run()
    #expect(screens.count >= 3)
    for screen in screens.dropFirst() {
      let rows = screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(rows.count <= 23, "\(screen)")
      #expect(
        rows.contains { $0.contains("1/3  kite 1") } && rows.contains { $0.contains("kite 12") })
    }
    for row in screens.joined().split(separator: "\n") {
      let plain = row.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(plain.count <= 80, "\(plain)")
    }
  }

  /// The stop first, then the words of the mistake that it is.
  @Test func aStoppedAnswerIsToldItsMistake() throws {
    let text = Self.first.replacing("x == 1\n", with: "ends limit\n")
      .replacing("int x = 1;", with: "while (1) { }")
      .replacing("title: First kite", with: "title: First kite\nlimit: steps=20000")
      .replacing("```objc task", with: "```objc task wants=lines")
    try write("course/first/lesson.md", text)
    let screen = talk(["", "42", "", "@\"a\" + ;", ":check", "while (1) { }", ":check"])
    #expect(!screen.contains("Nothing has been typed"))
    #expect(screen.contains("That is one, not two."))
  }

  @Test func aFolderThatIsALessonIsACourseOfOne() throws {
    try write("course/lesson.md", Self.first)
    #expect(unlink("\(folder)/course/course.md") == 0)
    #expect(talk([":start 1"]).contains("Welcome to the kites."))
  }

  /// dispatch_once that waits for itself is stopped today; only older systems hung.
  @Test func aDispatchOnceWithinItselfIsACrash() throws {
    let code = "static dispatch_once_t o; dispatch_once(&o, ^{ dispatch_once(&o, ^{}); });"
    try write(
      "course/second/lesson.md", Self.second.replacing("while (1) { }", with: code))
    #expect(talk([":start second", "", "C"]).contains("✓ Right."))
  }

  /// A recursion to the end of the stack, after earlier stops, must not fill the memory.
  @Test(.timeLimit(.minutes(10))) func aChoiceAfterAStopIsJudgedAtOnce() throws {
    let text = """
      ---
      lesson: 1
      id: second
      title: Second kite
      ---

      ```objc run stops=yes
      static dispatch_once_t o; dispatch_once(&o, ^{ dispatch_once(&o, ^{}); });
      ```

      <!-- step: round -->

      ```objc predict kind=choice
      @interface Sextant : NSObject
      + (id)only;
      @end
      @implementation Sextant
      + (id)only { return [Sextant new]; }
      + (id)allocWithZone:(NSZone *)zone { return [self only]; }
      @end
      Sextant *s = [Sextant only];
      ```

      ```choices
      made(Sextant) == 1 -- one
      ends limit         -- round and round
      ```

      """
    try write("course/second/lesson.md", text)
    #expect(talk([":start second", "", "B"]).contains("✓ Right."))
  }

  @Test func aFateAndAnOrderAreAskedInLetters() {
    let screen = talk([":start second", "", "B", "", "B A -"])
    #expect(screen.contains("A) it runs to its end"))
    #expect(screen.contains("✓ Right."))
    #expect(screen.contains("A) a\n") && screen.contains("B) b\n"))
    #expect(screen.contains("It is B A B."))
    #expect(screen.contains("2 of 3 lines right. The first difference is in line 3"))
  }

  /// What is no answer is asked for again, and is not run as code.
  @Test(arguments: [
    "6", "yes", "Z", "A B", "eins zwei", "да", "第一个", "", ":check", ":solution", ":hint",
  ])
  func whatIsNoLetterIsAskedForAgain(_ line: String) throws {
    try writeACrash()
    let screen = talk([":start second", "", line, "C"])
    #expect(screen.contains("Type a letter, A to D; :next goes on"), "\(screen)")
    #expect(!screen.contains("error[E"))
    #expect(screen.contains("✓ Right."))
  }

  @Test(arguments: ["eleven", "A", "", "сорок два", ":check", "41 kites"])
  func whatIsNoNumberIsAskedForAgain(_ line: String) {
    let screen = talk(["", line, "42"])
    #expect(screen.contains("Type a number in digits"), "\(screen)")
    #expect(screen.contains("✓ Right."))
  }

  /// The hand may be on another keyboard layout.
  @Test(arguments: ["c", "C)", "C.", "с", "С", "Ｃ", "ｃ。"])
  func aLetterIsKnownOnEveryLayout(_ line: String) throws {
    try writeACrash()
    #expect(talk([":start second", "", line]).contains("✓ Right."))
  }

  @Test(arguments: ["42", "42.", "４２", " 42 "])
  func aNumberIsKnownOnEveryLayout(_ line: String) {
    #expect(talk(["", line]).contains("✓ Right."))
  }

  /// Code stays code, at a prediction too.
  @Test func codeAtAPredictionRuns() {
    let screen = talk(["", "int y = 5;", "y", "2 + 3", "42"])
    #expect(screen.contains("(int) 5") || screen.contains("y = 5"))
    #expect(!screen.contains("Type a number") && screen.contains("✓ Right."))
  }

  /// A prediction that was passed over ran and was stopped; the next step has a world of its own.
  @Test func aStopThatNobodySawIsNotTheNextStepsPlace() throws {
    try writeACrash()
    let screen = talk([":start second", "", ":next", "A A A"])
    #expect(!screen.contains(try Regex("mrc [0-9]+/[0-9]+>")), "\(screen)")
  }

  /// `mrc 0/0>` would look like a ratio of nothing.
  @Test func aStopWithoutEventsLeavesThePromptAlone() {
    let screen = talk(["int i = 0; i /= 0; i", "*(int *)0"], opens: false)
    #expect(!screen.contains("0/0"))
  }

  @Test func aWrongPredictionIsNoPlaceToReturnTo() throws {
    let state = try home()
    try write("course/first/lesson.md", Self.first + "<!-- step: last -->\n\nThe last page.\n")
    _ = talk(["", "41", "", "int x = 2;", ":check"], state: state)
    #expect(talk([], state: state).contains("The last page."))
  }

  @Test func aCourseSaysWhatItLeavesOut() throws {
    try write("course/course.md", "# Kites\n\n- [One](first)\n- Two, without a link\n")
    let screen = talk([":lessons", ":lessons"])
    #expect(screen.contains("1 entry of the course cannot be read here"))
    #expect(screen.components(separated: "cannot be read here") == 1)
  }

  @Test(arguments: Language.allCases) func aLessonCanBeLeftAndComeBackTo(_ language: Language) {
    let leave = Command.named("leave")?.name(in: language) ?? ""
    let screen = talk(
      ["", "42", "", "int x = 5;", ":" + leave, "x", "int z = 7;", ":" + leave, ":start"],
      language: language)
    #expect(screen.contains("use of undeclared identifier 'x'"))
    #expect(screen.contains("First kite"))
    #expect(screen.contains(Texts.text("shell.leave.done", in: language).prefix(12)))
    #expect(screen.contains(Texts.text("shell.leave.none", in: language).prefix(12)))
  }

  @Test func afterTheLastHintThatIsSaid() {
    let screen = talk([":start first", ":next", ":next", ":hint", ":hint", ":hint"])
    #expect(screen.contains("There are no more hints.\nThe solution can be shown after 2 tries"))
    #expect(!talk([":start first", ":next", ":next", ":hint", ":hint"]).contains("no more hints"))
  }

  @Test func hintsComeOneAtATime() {
    let one = talk([":start first", ":next", ":next", ":hint"])
    #expect(one.contains("Count the ears.") && !one.contains("Count the eyes."))
    let two = talk([":start first", ":next", ":next", ":hint", ":hint", ":hint"])
    #expect(two.contains("Hint 2 of 2"))
  }

  @Test func theSolutionIsShownAfterTwoMisses() {
    let steps = [":start first", ":next", ":next"]
    let early = talk(steps + ["int x = 1;", ":check", ":solution"])
    #expect(early.contains("That is one, not two."))
    #expect(!early.contains("int x = 2;"))
    let late = talk(steps + ["int x = 1;", ":check", ":check", ":solution"])
    #expect(late.contains("int x = 2;"))
  }

  @Test func theStepsStateIsHadAgain() {
    let screen = talk([":start first", ":next", ":next", "int y = 5;", ":reset", "y"])
    #expect(screen.contains("use of undeclared identifier 'y'"))
  }

  @Test(arguments: Language.allCases)
  func lessonsAreListedWithABar(_ language: Language) throws {
    let state = try home()
    _ = talk(["", "42"], state: state)
    let screen = talk([":lessons", ":lessons 1"], language: language, state: state)
    #expect(screen.contains("□") && screen.contains("2/3") && screen.contains("0/3"))
    #expect(screen.contains("▸ 1"))
    #expect(screen.contains("Guess") && screen.contains("✓"))
  }

  /// A number is a number, and no word that the course may speak of.
  @Test func aNumberIsNoWordToLookFor() throws {
    try write("course/first/lesson.md", Self.first.replacing("Guessed.", with: "Guessed 99."))
    #expect(talk([":start 99"], opens: false).contains("There is no lesson 99."))
    #expect(talk([":start 99 2"], opens: false).contains("There is no lesson 99."))
  }

  /// Of several lessons of one name the first is meant, for `:start` and for `:lessons`, and the others are told.
  @Test(arguments: Language.allCases)
  func namesakesAreTold(_ language: Language) throws {
    for name in ["one", "two"] { #expect(mkdir("\(folder)/course/\(name)", 0o755) == 0) }
    for name in ["one/kite", "two/kite"] {
      #expect(mkdir("\(folder)/course/\(name)", 0o755) == 0)
      try write(
        "course/\(name)/lesson.md",
        Self.first.replacing("id: first", with: "id: \(name.prefix(3))"))
    }
    try write("course/course.md", "# Kites\n\n## Strings\n\n- [A](one/kite)\n- [B](two/kite)\n")
    for command in [":start kite", ":lessons kite"] {
      let screen = talk([command], language: language, opens: false)
      #expect(screen.contains("two/kite") && screen.contains("First kite"), "\(screen)")
    }
    #expect(talk([":start kite"], opens: false).contains("1/3  First kite"))
  }

  /// A lesson that teaches a word is opened like any other, wherever it says the word most often.
  @Test func aLessonAboutAWordBeginsAtItsBeginning() throws {
    try write(
      "course/first/lesson.md",
      Self.first.replacing("id: first", with: "id: first\nteaches: [tail]")
        .replacing("Guessed.", with: "Guessed: a tail, a tail."))
    #expect(talk([":start tail"], opens: false).contains("1/3  First kite"))
  }

  /// Somebody who looks beside his way is shown where he is, and what he has done there.
  @Test func lessonsBesideTheWayAreListed() throws {
    let state = try home()
    try write(
      "course/course.md",
      """
      # Kites

      ## Routes

      <!-- route: short -->
      ### The short way

      - [Two](second)

      ## Strings

      - [One](first)
      - [Two](second)
      """)
    let screen = talk([":route short", ":start first", ":lessons"], state: state)
    let list = screen.components(after: "Kites")
    #expect(list.contains("Beside your way") && list.contains("▸ 1  One"), "\(list)")
    // Gone on from there, what was done stays in the list.
    let later = talk(["", "42", ":start second", ":lessons"], state: state)
    #expect(later.contains("Beside your way") && later.contains("2/3  first"), "\(later)")
    #expect(!talk([":route short", ":start second", ":lessons"]).contains("Beside your way"))
  }

  /// A course is called in the list as it is in its own contents.
  @Test func coursesAreListedInTheReadersLanguage() {
    #expect(talk([":courses"], opens: false).contains("Objects, counts"))
    #expect(talk([":courses"], language: .ru, opens: false).contains("Объекты, счётчики"))
  }

  @Test func helpNamesTheLanguageOfThePrompt() {
    #expect(talk([":help"], opens: false).contains("Anything else is Objective-C and runs"))
    #expect(talk([":swift", ":help"], opens: false).contains("Anything else is Swift and runs"))
  }

  /// What an answer was stopped by is the judge's; it is explained all the same, at its place.
  @Test func whatWasSaidOfAnAnswerIsExplained() throws {
    try write(
      "course/first/lesson.md",
      """
      ---
      lesson: 1
      id: first
      title: First kite
      ---

      <!-- step: turn -->

      ```objc task
      int last(int n) { return ___; }
      ```

      ```objc solution
      int last(int n) { return n == 0 ? 0 : last(n - 1); }
      ```

      ```objc probe tried
      int found = last(3);
      ```

      ```check tried
      found == 0    -- it should come to an end
      ```

      """)
    let screen = talk(["", "int last(int n) { return last(n + 1); }", ":check", ":explain"])
    let explained = screen.components(after: "R0619")
    #expect(explained.contains("R0619") && explained.contains("return last(n + 1);"), "\(screen)")
    #expect(!screen.contains("There is no diagnostic yet") && !screen.contains("look at :stack"))
  }

  /// What a lesson taught is named in the reader's words.
  @Test func aCardHasTheWordsOfTheGlossary() throws {
    try write(
      "course/glossary.md",
      "| en | ru | zh |\n|---|---|---|\n| block variable | переменная __block | __block 变量 |\n")
    try write(
      "course/first/lesson.md",
      Self.first.replacing("id: first", with: "id: first\nteaches: [block-variable, two-tails]"))
    #expect(talk([":start first", ":card"]).contains("block variable · two tails"))
    let russian = talk([":start first", ":card"], language: .ru)
    #expect(russian.contains("переменная __block · two tails"))
  }

  /// A step stands on the lesson's own answer: what somebody named otherwise is told to be gone.
  @Test func namesThatAreGoneAreTold() throws {
    try write(
      "course/first/lesson.md",
      Self.first.replacing("```objc task", with: "```objc task wants=lines")
        + "<!-- step: last -->\n\nThe last page.\n")
    func told(_ lines: [String]) -> Bool {
      talk(lines).replacing("\n", with: " ").contains("your names are not in it: own.")
    }
    #expect(told(["", "42", "", "", "int own = 2;", "int x = own;", ""]))
    #expect(!told(["", "42", "", "", "int x = 2;", ""]))
  }

  @Test func aListOfAnUnknownLessonIsRefused() {
    #expect(talk([":lessons nowhere"], opens: false).contains("There is no lesson nowhere."))
  }

  // MARK: Words instead of drawings

  @Test func narrationDrawsNothing() throws {
    let state = try home()
    let screen = talk(
      [":narrate on", ":lessons", ":start first", ":next", ":next", "int x = 1;", ":check", "y"],
      state: state)
    let narrated = screen.components(after: "From now on in words")
    for sign in ["│", "┌", "═", "■", "□", "✓", "✗", "▸", "^^"] {
      #expect(!narrated.contains(sign), "\(sign) is drawn")
    }
    #expect(narrated.contains("Not right: That is one, not two."))
    #expect(narrated.contains("0 of 3 steps"))
    // It is remembered.
    #expect(!talk([":step 3"], state: state).contains("│"))
    #expect(talk([":narrate off", ":step 3"], state: state).contains("│"))
  }

  // MARK: Keeping

  @Test func aHomeThatCannotBeWrittenIsToldAndLivedWith() throws {
    let state = try home()
    // A folder in the place of the progress file's folder: root is not held back by permissions.
    try write("state/selfsame/progress", "no folder")
    let screen = talk(["", "42", "", "int x = 2;", ":check"], state: state)
    #expect(screen.contains("Progress could not be kept in"))
    #expect(screen.contains("✓ Right."))
  }

  @Test func twoShellsAtOnceLoseNothing() throws {
    let state = try home()
    _ = talk(["", "42"], state: state)
    // The other shell began before and ends later, in another lesson.
    _ = talk([":start second", "", "B"], state: state)
    let screen = talk([":lessons"], state: state, opens: false)
    #expect(screen.contains("2/3 ") || screen.contains("2/3\n"))
    #expect(screen.components(separated: "2/3") == 2)
  }

  @Test func aChangedLessonKeepsWhatWasSolved() throws {
    let state = try home()
    _ = talk(["", "42", "", "int x = 2;", ":check"], state: state)
    try write(
      "course/first/lesson.md",
      Self.first.replacing(
        "step: turn -->", with: "step: new -->\nA new page.\n\n<!-- step: turn -->"))
    let screen = talk([":start first"], state: state, opens: false)
    #expect(screen.contains("This lesson has changed"))
    #expect(screen.contains("A new page."))
    #expect(talk([":lessons"], state: state, opens: false).contains("3/4"))
  }

  @Test func rubbishInTheStateFolderIsNoCrash() throws {
    let state = try home()
    _ = talk(["", "42"], state: state)
    try write("state/selfsame/settings", "lesson=nowhere\u{0}\n=\nwidth=9\nnarrate=perhaps\n")
    #expect(talk([], state: state).contains("Turn"))
  }

  // MARK: Handing in

  @Test func whatIsSubmittedIsWhatGradeReads() throws {
    let screen = talk([
      ":start first", ":next", ":next", "1", "2", ":submit \(folder)/class",
    ])
    #expect(screen.contains("/first/turn.m"))
    let lesson = try #require(LoadedLesson(folder: folder + "/course/first", language: .en).lesson)
    let report = Grader(lesson: lesson) { ProgramSession(options: $0) }
      .grade(folder + "/class", required: nil)
    #expect(report?.students.count == 1)
    #expect(report?.students.first?.marks.map(\.verdict) == [.pass])
  }

  /// Another answer takes the place of one that was handed in only where somebody says so.
  @Test func whatWasSubmittedIsNotReplacedUnasked() throws {
    let path = ":submit \(folder)/class"
    func answer(_ number: String) -> [String] { [":start first", ":next", ":next", "1", number] }
    _ = talk(answer("2") + [path])
    #expect(talk(answer("2") + [path]).contains("Written to"))
    let other = talk(answer("3") + [path, "n"])
    #expect(other.contains("y/n"))
    #expect(!other.contains("Written to"))
    #expect(talk(answer("3") + [path, "y"]).contains("Written to"))
  }

  @Test func whatIsSavedHasItsModes() throws {
    _ = talk(["int a = 1;", ":arc", "id b;", ":save \(folder)/kept.m"], opens: false)
    guard case .bytes(let bytes) = readFile(folder + "/kept.m") else {
      Issue.record("nothing was saved")
      return
    }
    let saved = SavedAnswer(String(decoding: bytes, as: UTF8.self))
    #expect(saved.inputs.map(\.mode) == [.mrc, .arc])
    #expect(saved.inputs.map(\.text) == ["int a = 1;", "id b;"])
  }

  @Test(arguments: [
    (":submit", "No lesson is open."), (":save", "Where to?"), (":save /tmp/x", "Nothing has been"),
    (":narrate", "Write :narrate on"), (":narrate loud", "Write :narrate on"),
  ])
  func whatIsMissingIsSaid(_ line: String, _ words: String) {
    #expect(talk([line], opens: false).contains(words))
  }

  /// Every command by its name in every language, and typed under the wrong keyboard layout.
  @Test(arguments: Command.table.filter(\.isBuilt).map(\.name))
  func everyCommandIsKnownInThreeLanguages(_ name: String) throws {
    for language in Language.allCases {
      let own = try #require(Command.named(name)).name(in: language)
      #expect(CommandLine(":" + own)?.name.lowercased() == own.lowercased())
      #expect(Command.named(own)?.name == name, "\(own)")
    }
  }

  @Test(arguments: [
    ("Жрудз", "help"), ("^gjvjom", "помощь"), ("жсрусл", "check"), ("：帮助", "帮助"),
    ("Жыгиьше", "submit"), ("Жтфккфеу", "narrate"),
  ])
  func theWrongLayoutIsReadAsMeant(_ line: String, _ name: String) {
    #expect(CommandLine(line)?.name == name)
  }
}

extension String {
  fileprivate func components(after mark: String) -> Substring {
    guard let range = self.firstRange(of: mark) else { return "" }
    return self[range.upperBound...]
  }

  fileprivate func components(separated mark: String) -> Int { self.ranges(of: mark).count }
}
