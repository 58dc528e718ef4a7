import Conditions
import Diagnostics
import LessonEngine
import Session
import Testing
import Texts

/// What conditions can ask of the output and of events, what their words can show, and what a lesson gives to read.
@Suite struct ConditionWordsTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  static func lesson(
    check: String, solution: String = "int x = 1;", setup: String = "int zero = 0;",
    more: String = ""
  ) -> String {
    """
    ---
    lesson: 1
    id: w
    title: W
    ---

    ```objc setup
    \(setup)
    ```

    \(more)

    <!-- step: s -->

    ```objc task
    ___
    ```

    ```objc solution
    \(solution)
    ```

    ```check
    \(check)
    ```

    """
  }

  func mark(_ answer: String, _ lesson: String) throws -> GradeReport.Mark {
    for path in ["class", "class/eve", "class/eve/w"] { folder.makeFolder(path) }
    try folder.write("class/eve/w/s.m", answer)
    let loaded = LoadedLesson(text: lesson)
    let read = try #require(
      loaded.lesson, "\(loaded.diagnostics.map { "\($0.code) \($0.arguments)" })")
    let report = Grader(lesson: read) { ProgramSession(options: $0) }
      .grade(folder.path + "/class", required: nil)
    return try #require(report?.students.first?.marks.first)
  }

  // MARK: Output

  @Test(arguments: [
    ("output is \"a\\nb\"", "printf(\"a\\nb\\n\");", true),
    ("output is \"a\\nb\\n\"", "printf(\"a\\nb\");", true),
    ("output is \"a\"", "printf(\"ab\");", false), ("output is \"\"", "int x;", true),
    ("output is \"\"", "printf(\" \");", false),
    ("output matches \"a*z\"", "printf(\"a - z\\n\");", true),
    ("output matches \"a*z\"", "printf(\"a\\nz\");", false),
    ("output matches \"a**z\"", "printf(\"a\\n\\nz\");", true),
    ("output matches \"?й?\"", "printf(\"aйz\");", true),
    ("output matches \"??\"", "printf(\"abc\");", false),
    ("not output matches \"*error*\"", "printf(\"fine\");", true),
    ("output matches \"*\"", "int x;", true),
  ])
  func theOutputIsOfAForm(condition: String, answer: String, holds: Bool) throws {
    let lesson = Self.lesson(check: condition + "   -- other output")
    #expect(try mark(answer, lesson).verdict == (holds ? .pass : .fail))
  }

  /// No pattern takes longer than its text: each character is looked at once.
  @Test func noPatternIsSlow() throws {
    let pattern = String(repeating: "*a", count: 60) + "*b"
    let answer = "for (int i = 0; i < 4000; i++) printf(\"a\");"
    let lesson = Self.lesson(check: "output matches \"\(pattern)\" -- no")
    #expect(try mark(answer, lesson).verdict == .fail)
  }

  // MARK: Events

  static let owner = "NSObject *a = [[NSObject alloc] init]; NSObject *b = [NSObject new];"

  @Test(arguments: [
    ("happened(retain(a)) == 2", "[a retain]; [a retain]; [b retain];", true),
    ("happened(retain) == 3", "[a retain]; [a retain]; [b retain];", true),
    ("happened(release(b)) < happened(retain(b))", "[b retain];", true),
    ("happened(dealloc(NSObject)) == 1", "[a release];", true),
    ("happened(sent(hash, a)) == 1", "[a hash]; [b hash];", true),
    ("happened(once) == 1", "static dispatch_once_t t; dispatch_once(&t, ^{});", true),
    ("happened(throw) == 0", "@try { @throw a; } @catch (id x) {}", false),
  ])
  func anyEventIsCounted(condition: String, answer: String, holds: Bool) throws {
    let lesson = Self.lesson(check: condition + "   -- no", setup: Self.owner)
    #expect(try mark(answer, lesson).verdict == (holds ? .pass : .fail))
  }

  @Test(arguments: ["happened(relaese) == 1", "happened(retain(a), b) == 1", "happened() == 1"])
  func anUnknownEventIsRefused(condition: String) {
    let loaded = LoadedLesson(text: Self.lesson(check: condition, setup: Self.owner))
    #expect(loaded.lesson == nil)
  }

  // MARK: Values in words

  @Test(arguments: [
    ("it has \\(count(a)) owners", "it has 3 owners"), ("\\(1 + 1)\\(zero)", "20"),
    ("a \\([a class])", "a NSObject"), ("\\(nowhere) is", "? is"), ("no value", "no value"),
    ("(\\((2 * (3 + 4))))", "(14)"), ("\\(a != nil)", "1"),
  ])
  func wordsShowWhatIsTheCase(words: String, told: String) throws {
    let lesson = Self.lesson(
      check: "count(a) == 1   -- \(words)", setup: Self.owner + " int zero = 0;")
    let mark = try mark("[a retain]; [a retain];", lesson)
    #expect(mark.words == told)
    #expect(mark.conditions.map(\.words) == [told])
    // Nobody has a value where the condition holds.
    #expect(try self.mark("", lesson).conditions.first?.words.contains("\\(") == false)
  }

  @Test func aValueThatIsNoneIsRefused() {
    for words in ["\\(", "\\(count(a)", "\\(count())", "\\()"] {
      let text = Self.lesson(check: "count(a) == 1   -- \(words)", setup: Self.owner)
      #expect(
        LoadedLesson(text: text).diagnostics.map(\.code) == [.lessonCheckSyntax], "\(words)")
    }
  }

  // MARK: Standard input

  static let reader = "int a = 0, b = 0; scanf(\"%d %d\", &a, &b); int sum = a + b;"

  @Test func programsReadWhatTheLessonGives() throws {
    let lesson = Self.lesson(
      check: "sum == 12   -- the sum is \\(sum)", solution: Self.reader,
      more: "```stdin\n5\n7\n```")
    #expect(try mark(Self.reader, lesson).verdict == .pass)
    let once = "int a = 0; scanf(\"%d\", &a); int sum = a;"
    #expect(try mark(once, lesson).words == "the sum is 5")
    // The end of what is given is an end.
    let greedy = "int a, n = 0, sum = 0; while (scanf(\"%d\", &a) == 1) { sum += a; n++; }"
    #expect(try mark(greedy, lesson).verdict == .pass)
    // Judged again and again, each answer reads the same.
    for _ in 0..<3 { #expect(try mark(Self.reader, lesson).verdict == .pass) }
    let proofs = Checker { ProgramSession(options: $0) }
      .proofs(of: try #require(LoadedLesson(text: lesson).lesson))
    #expect(proofs.filter { $0.failure != nil }.isEmpty)
  }

  // MARK: Errors, told once and in the lesson's own file

  @Test func errorsStandInTheLesson() throws {
    folder.makeFolder("w")
    var text = Self.lesson(
      check: "x == 1", setup: "int one = 1;\nint two = nowhere;", more: "Words.")
    text += "<!-- step: t -->\n\n```objc run\nint y = 1;\n```\n"
    try folder.write("w/lesson.md", text)
    let report = Checker { ProgramSession(options: $0) }.check([folder.path + "/w"])
    let failures = report.proofs.compactMap(\.failure)
    #expect(failures.map(\.reason) == [.worldBroken])
    let problem = try #require(failures.first?.diagnostics.first)
    let file = try #require(failures.first?.sources.file(of: problem.place))
    #expect(file.name.hasSuffix("/w/lesson.md"))
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("nowhere") }
    #expect(file.line(at: problem.place.start) == line)
    #expect(!report.text(.junit).contains("input 1"))
  }

  // MARK: One slip, one error

  static func codes(_ text: String) -> [DiagnosticCode] {
    LoadedLesson(text: text).diagnostics.map(\.code)
  }

  /// Each fence of a lesson loses the line that ends it: that is told, and nothing that follows from it.
  @Test func aBlockWithoutAnEndIsOneError() {
    let text = Self.lesson(check: "x == 1   -- one")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let ends = lines.indices.filter { lines[$0] == "```" }
    #expect(ends.count == 4)
    for end in ends {
      var cut = lines
      cut.remove(at: end)
      #expect(Self.codes(cut.joined(separator: "\n")) == [.lessonUnterminatedFence], "\(end)")
    }
  }

  @Test func aMistakeWithoutANameIsOneError() {
    let text = Self.lesson(check: "x == 1   -- one") + "```mistake\nx == 2\n```\n"
    #expect(Self.codes(text) == [.lessonBadAttribute])
  }

  @Test func aMarkInFrontOfTheTextIsNamed() {
    let text = "\u{FEFF}" + Self.lesson(check: "x == 1   -- one")
    #expect(Self.codes(text) == [.lessonByteOrderMark])
  }

  @Test func aWordOfAStepIsPointedAt() throws {
    for word in ["points=two", "mode=C", "fast"] {
      let text = Self.lesson(check: "x == 1").replacing("step: s", with: "step: s \(word)")
      let loaded = LoadedLesson(text: text)
      let problem = try #require(loaded.diagnostics.first)
      #expect(loaded.diagnostics.count == 1 && problem.code == .lessonStepComment)
      #expect(loaded.sources.text(of: problem.place) == word)
    }
  }

  @Test func aTranslationsOpeningHasItsOwnHint() {
    let text = Self.lesson(check: "x == 1   -- one", more: "Words.")
    let loaded = LoadedLesson(text: text, translation: text)
    #expect(
      loaded.diagnostics.map(\.code) == [.translationOpeningWithoutHash, .translationWithoutHash])
  }

  /// Every mistake of a table of contents is told at its own line.
  @Test func entriesOfACourseHaveTheirLines() throws {
    folder.makeFolder("c")
    folder.makeFolder("c/a")
    try folder.write("c/a/lesson.md", Self.lesson(check: "x == 1   -- one"))
    let text = "# C\n\n- [A](a/lesson.md)\n- [B](b/lesson.md)\n- [A](a/lesson.md)\n- plain\n"
    try folder.write("c/course.md", text)
    let course = Course(folder: folder.path + "/c", language: .en)
    let lines = course.diagnostics.map { problem in
      course.sources.file(of: problem.place).map { $0.line(at: problem.place.start) + 1 }
    }
    #expect(
      course.diagnostics.map(\.code) == [
        .courseMissingLesson, .courseDuplicateLesson, .courseBadEntry,
      ])
    #expect(lines == [4, 5, 6])
  }

  /// What a lesson needs may lie beside it, or anywhere below the folder that was named; no course is asked for.
  @Test func needsAreFoundInTheSameTree() throws {
    for path in ["t", "t/a", "t/a/one", "t/b", "t/b/two", "t/b/three"] { folder.makeFolder(path) }
    let text = Self.lesson(check: "x == 1   -- one")
    try folder.write("t/a/one/lesson.md", text.replacing("id: w", with: "id: one"))
    try folder.write(
      "t/b/two/lesson.md", text.replacing("id: w", with: "id: two\nneeds: [one]"))
    try folder.write(
      "t/b/three/lesson.md", text.replacing("id: w", with: "id: three\nneeds: [two]"))
    let checker = Checker { ProgramSession(options: $0) }
    func found(_ path: String) -> [DiagnosticCode] {
      checker.check([folder.path + path]).lessons.flatMap(\.diagnostics).map(\.code)
    }
    #expect(found("/t") == [])
    #expect(found("/t/b/three") == [])
    #expect(found("/t/b/two") == [.lessonUnknownNeed])
  }

  @Test func nothingIsNoSuccess() {
    folder.makeFolder("empty")
    let report = Checker { ProgramSession(options: $0) }.check([folder.path + "/empty"])
    #expect(report.exitStatus == 66)
  }

  /// Without `--lang` the languages of the course are meant.
  @Test func aCourseSaysItsLanguages() throws {
    for path in ["c", "c/a"] { folder.makeFolder(path) }
    try folder.write("c/a/lesson.md", Self.lesson(check: "x == 1"))
    #expect(CourseIndex.translations(above: folder.path + "/c/a") == nil)
    try folder.write("c/course.md", "# C\n\n- [A](a/lesson.md)\n")
    #expect(CourseIndex.translations(above: folder.path + "/c/a") == [])
    try folder.write("c/course.zh.md", "# C\n\n- [A](a/lesson.md)\n")
    #expect(CourseIndex.translations(above: folder.path + "/c/a")?.map(\.code) == ["zh"])
    try folder.write(
      "c/course.md",
      "---\nid: c\nversion: 1\nlanguages: [en, ru]\n---\n\n# C\n\n- [A](a/lesson.md)\n")
    #expect(CourseIndex.translations(above: folder.path + "/c/a")?.map(\.code) == ["ru"])
  }
}
