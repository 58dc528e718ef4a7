import Diagnostics
import LessonEngine
import Session
import Testing
import Texts

/// The commands that change lesson files: each changes what it is for and nothing else.
@Suite struct AuthoringTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    folder.makeFolder("a")
  }

  var lesson: String { "\(folder.path)/a" }

  func write(_ text: String, _ name: String = "lesson.md") throws {
    try folder.write("a/\(name)", text)
  }

  func read(_ name: String = "lesson.md") -> String { folder.read("a/\(name)") }

  static let head = "---\nlesson: 1\nid: a\ntitle: T\n---\n\nWords.\n\n<!-- step: one -->\n\n"

  static let body = """
    Some prose.

    ```objc run
    printf("%d\\n", 6 * 7); // count
    ```

    ```output
    41
    ```

    """

  // MARK: bless

  @Test func outputsAreWrittenAsTheyAre() throws {
    try write(Self.head + Self.body)
    let blessing = Blessing(echo: nil) { ProgramSession(options: $0) }
    #expect(
      try blessing.bless(lesson) == [
        FileChange(path: lesson + "/lesson.md", places: 1, steps: ["one"])
      ])
    #expect(read() == Self.head + Self.body.replacing("41", with: "42"))
    #expect(try blessing.bless(lesson).map(\.places) == [0])
  }

  @Test func aTimelineIsFilled() throws {
    let text = """
      ```objc setup
      @interface Box : NSObject
      @end
      @implementation Box
      @end
      ```

      ```objc run
      Box *b = [[Box alloc] init];
      [b release];
      ```

      ```timeline
      ?
      ```

      """
    try write(Self.head + text)
    _ = try Blessing(echo: nil) { ProgramSession(options: $0) }.bless(lesson)
    let lines = "alloc #1 Box\ninit #1 Box\nrelease #1 Box 1 -> 0\ndealloc #1 Box\n"
    #expect(read() == Self.head + text.replacing("?\n", with: lines))
    let report = Checker { ProgramSession(options: $0) }.check([lesson])
    #expect(report.failed == 0)
  }

  // MARK: sync

  static func translation(_ original: String) -> String {
    let hash = LoadedLesson(text: original).lesson?.steps.last?.proseHash ?? ""
    return original.replacing("title: T", with: "title: Т")
      .replacing("Words.", with: "Слова.").replacing("Some prose.", with: "Текст.")
      .replacing("// count", with: "// счёт")
      .replacing("<!-- step: one -->", with: "<!-- step: one from=\(hash) -->")
  }

  @Test func aMissingTranslationBeginsAsTheOriginal() throws {
    try write(Self.head + Self.body)
    let change = try Mirroring(lesson, .ru).sync()
    #expect(change.steps == ["opening", "one"])
    #expect(read("lesson.ru.md") == Self.head + Self.body)
    #expect(TranslationStatus.of(lesson, .ru).soft == ["opening", "one"])
  }

  @Test func changedCodeIsMirroredAndWordsStay() throws {
    let original = Self.head + Self.body
    try write(original.replacing("6 * 7", with: "6 * 8").replacing("41", with: "48"))
    try write(Self.translation(original), "lesson.ru.md")
    #expect(TranslationStatus.of(lesson, .ru).hard == ["one"])
    #expect(try Mirroring(lesson, .ru).sync().places == 1)
    let text = read("lesson.ru.md")
    #expect(text.contains("6 * 8") && text.contains("48") && text.contains("Текст."))
    #expect(TranslationStatus.of(lesson, .ru).hard == [])
    #expect(try Mirroring(lesson, .ru).sync().places == 0)
  }

  @Test func commentsStayWhereTheCodeIsTheSame() throws {
    let original = Self.head + Self.body
    try write(original.replacing("41", with: "42"))
    try write(Self.translation(original), "lesson.ru.md")
    _ = try Mirroring(lesson, .ru).sync()
    #expect(read("lesson.ru.md").contains("// счёт"))
    #expect(read("lesson.ru.md").contains("42"))
  }

  @Test func stepsAndBlocksComeAndGo() throws {
    let original = Self.head + Self.body
    try write(Self.translation(original), "lesson.ru.md")
    let more = "```objc run\nputs(\"more\");\n```\n\n```output\nmore\n```\n"
    try write(original + "\n" + more + "\n<!-- step: two mode=arc -->\n\nNew.\n")
    let change = try Mirroring(lesson, .ru).sync()
    #expect(change.steps == ["two"])
    let text = read("lesson.ru.md")
    #expect(text.contains("puts(\"more\")") && text.contains("step: two"))
    #expect(TranslationStatus.of(lesson, .ru).hard == [])
    // And back again.
    try write(original)
    _ = try Mirroring(lesson, .ru).sync()
    #expect(!read("lesson.ru.md").contains("puts"))
    #expect(TranslationStatus.of(lesson, .ru).hard == [])
  }

  /// What was mirrored once is a mirror, whatever marks the original's steps have.
  @Test func aSecondMirroringChangesNothing() throws {
    let marked = Self.body + "\n<!-- step: two points=2 fresh -->\n\nNew.\n"
    try write(Self.head + marked)
    _ = try Mirroring(lesson, .ru).sync()
    #expect(try Mirroring(lesson, .ru).sync().places == 0)
    let own = "\n<!-- step: own points=2 fresh -->\n\nNew.\n"
    try write(Self.head + marked + own)
    #expect(try Mirroring(lesson, .ru).sync().places == 1)
    #expect(try Mirroring(lesson, .ru).sync().places == 0)
    #expect(read("lesson.ru.md").contains("<!-- step: own fresh -->"))
  }

  /// A step whose words are its hints and conditions is no less untranslated, whatever `from=` says.
  @Test func shortProseIsToldApartFromATranslation() throws {
    let task =
      "```objc task\nint x = ___;\n```\n\n```objc solution\nint x = 1;\n```\n\n```check\n"
      + "x == 1  -- it has to be one\n```\n\n> [!hint]\n> The first number of all numbers.\n"
    try write(Self.head + "Your turn.\n\n" + task)
    _ = try Mirroring(lesson, .ru).sync()
    #expect(TranslationStatus.of(lesson, .ru).hard == ["one"])
    #expect(try Mirroring(lesson, .ru).sync().steps == ["one"])
    _ = try Mirroring(lesson, .ru).sync(marks: true)
    #expect(TranslationStatus.of(lesson, .ru).hard == ["one"])
  }

  @Test(arguments: [
    ("T", true), ("a: b", true), ("C# here", true), ("a # b", false), ("x #y", false),
    ("\"q\"", false), ("", false), ("# z", false), ("a\nb", false), ("[a", false),
  ])
  func aTitleIsReadBackAsItWasGiven(_ title: String, _ isOne: Bool) {
    #expect(LessonNames.mayBeTitled(title) == isOne)
  }

  @Test func conditionsAreMirroredAndTheirWordsStay() throws {
    let task =
      "```objc task\n___\n```\n\n```objc solution\nint x = 1;\n```\n\n```check\nx == 1  -- one\n```\n"
    let original = Self.head + "Do.\n\n" + task
    try write(original.replacing("x == 1  -- one", with: "x == 1  -- one\nx < 2  -- less"))
    try write(
      original.replacing("-- one", with: "-- единица").replacing("Do.", with: "Дело."),
      "lesson.ru.md")
    _ = try Mirroring(lesson, .ru).sync()
    let text = read("lesson.ru.md")
    #expect(text.contains("x == 1  -- единица\nx < 2  -- less"))
    #expect(TranslationStatus.of(lesson, .ru).hard == [])
  }

  @Test func aMarkMakesATranslationFresh() throws {
    let original = Self.head + Self.body
    try write(Self.translation(original), "lesson.ru.md")
    try write(original.replacing("Some prose.", with: "Some other prose."))
    #expect(TranslationStatus.of(lesson, .ru).soft == ["opening", "one"])
    _ = try Mirroring(lesson, .ru).sync(marks: true)
    let status = TranslationStatus.of(lesson, .ru)
    #expect(status.fresh == 2 && status.soft == [] && status.hard == [])
    #expect(read("lesson.ru.md").contains("Текст."))
  }

  // MARK: adopt

  func adopt(_ text: String, step: String? = nil) throws -> Adoption.Result {
    try Adoption { ProgramSession(options: $0) }.adopt(SavedAnswer(text), into: lesson, step: step)
  }

  @Test func aLearnersAnswerBecomesAWrongOne() throws {
    try write(GradingTests.lesson)
    let saved = "// selfsame: kites second\n//> mrc\nKite *ben = [[ann copy] retain];\n"
    #expect(
      try adopt(saved)
        == .adopted(step: "second", mistake: "made-a-copy", path: lesson + "/lesson.md"))
    #expect(
      read().contains("```objc wrong say=made-a-copy\nKite *ben = [[ann copy] retain];\n```\n"))
    let report = Checker { ProgramSession(options: $0) }.check([lesson])
    #expect(report.failed == 0)
    #expect(try adopt(saved) == .known(step: "second"))
  }

  @Test func whatIsRightOrHomelessIsNotAdopted() throws {
    try write(GradingTests.lesson)
    #expect(
      try adopt("// selfsame: kites second\nKite *ben = [ann retain];\n") == .passes(step: "second")
    )
    #expect(try adopt("int x;\n") == .unknownStep(""))
    #expect(
      try adopt("int x;\n", step: "third")
        == .adopted(step: "third", mistake: "", path: lesson + "/lesson.md"))
  }

  // MARK: glossary

  @Test func avoidedWordsAreToldWhereTheyStand() throws {
    try folder.write("course.md", "# C\n\n- [a](a/lesson.md)\n")
    try folder.write(
      "glossary.md",
      "| en | ru | zh | not ru | not zh |\n|---|---|---|---|---|\n"
        + "| thread | поток | 线程 | тред, нить | 执行绪 |\n")
    try write(Self.head + "Words.\n")
    let hash = LoadedLesson(text: Self.head + "Words.\n").lesson?.steps.map(\.proseHash) ?? []
    try write(
      Self.head.replacing("title: T", with: "title: T\nfrom: \(hash[0])")
        .replacing("one -->", with: "one from=\(hash[1]) -->")
        + "Это тред. А тут поток, `тред` и потреды. Тред.\n", "lesson.ru.md")
    let report = Checker { ProgramSession(options: $0) }.check([folder.path])
    let told = report.lessons.flatMap(\.diagnostics)
    #expect(told.map(\.code) == [.lessonAvoidedWord])
    #expect(told.first?.arguments == ["тред", "поток"])
    #expect(report.exitStatus == 0)
  }
}
