import Conditions
import Diagnostics
import LessonEngine
import Session
import Testing
import Texts

@Suite struct TranslationTests {
  static let canonical = """
    ---
    lesson: 1
    id: t
    title: Title
    ---

    <!-- step: one points=3 fresh -->
    Some prose.

    ```objc task
    int x = ___; // a comment
    ```

    ```objc solution
    int x = 1;
    ```

    ```check
    x == 1  -- x is wrong
    ```

    > [!hint]
    > One.

    """

  /// A translation with the hash that the canonical text has now.
  static func translation(hash: String? = nil) -> String {
    let from = hash ?? LoadedLesson(text: canonical).lesson?.steps.first?.proseHash ?? ""
    return
      canonical
      .replacing("title: Title", with: "title: Название")
      .replacing("points=3 fresh", with: "fresh from=\(from)")
      .replacing("Some prose.", with: "Немного текста.")
      .replacing("a comment", with: "примечание")
      .replacing("x is wrong", with: "x неверен")
      .replacing("> One.", with: "> Единица.")
  }

  func load(_ translation: String, _ canonical: String = canonical) -> LoadedLesson {
    LoadedLesson(text: canonical, translation: translation)
  }

  /// Who fails reads what stands behind the condition: where that was left out, it is told.
  @Test func wordsThatWereLeftOutAreTold() {
    let found = load(Self.translation().replacing("  -- x неверен", with: "")).diagnostics
    #expect(found.map(\.code) == [.translationWithoutWords])
    #expect(found.first?.arguments == ["x == 1", "x is wrong"])
  }

  @Test func freshTranslationIsTaught() throws {
    let loaded = load(Self.translation())
    let lesson = try #require(loaded.lesson)
    #expect(loaded.diagnostics.isEmpty)
    #expect(lesson.title == "Название")
    #expect(lesson.language == .ru)
    #expect(lesson.steps[0].staleness == .fresh)
    #expect(lesson.steps[0].points == 3)
    #expect(lesson.steps[0].checks[0].lines[0].text == "x неверен")
    #expect(lesson.steps[0].fence(.task)?.text == "int x = ___; // примечание\n")
  }

  @Test func theOriginalsWordsAreNoTranslation() throws {
    let prose = "This sentence is long enough to be one that nobody would leave as it is."
    let canonical = Self.canonical.replacing("Some prose.", with: prose)
    let hash = LoadedLesson(text: canonical).lesson?.steps.first?.proseHash ?? ""
    let copied = canonical.replacing("points=3 fresh", with: "fresh from=\(hash)")
    let loaded = load(copied, canonical)
    #expect(loaded.diagnostics.map(\.code) == [.translationMissingStep])
    #expect(loaded.diagnostics.map(\.severity) == [.warning])
    #expect(loaded.lesson?.steps[0].staleness == .hard)
  }

  @Test func partsOfAStepAreWorthWhatTheOriginalSays() throws {
    let canonical = Self.canonical.replacing("```check", with: "```check points=2")
    let loaded = load(
      Self.translation().replacing("```check", with: "```check points=2"), canonical)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.lesson?.steps[0].points == 3)
  }

  @Test func changedProseIsSoftlyStale() throws {
    let loaded = load(Self.translation(), Self.canonical.replacing("Some prose", with: "New prose"))
    #expect(loaded.diagnostics.map(\.code) == [.translationProseChanged])
    #expect(loaded.diagnostics.map(\.severity) == [.warning])
    let step = try #require(loaded.lesson?.steps.first)
    #expect(step.staleness == .soft)
    #expect(step.hints == [[.paragraph([.text("Единица.")])]])
  }

  @Test(arguments: ["Some  prose.", "Some\nprose.", "*Some* prose.", "Some prose.\n"])
  func rewrappingIsNoChange(_ prose: String) {
    let loaded = load(Self.translation(), Self.canonical.replacing("Some prose.", with: prose))
    #expect(loaded.lesson?.steps[0].staleness == .fresh)
  }

  @Test(arguments: [
    ("int x = ___;", "int y = ___;"), ("int x = 1;", "int x = 2;"), ("x == 1", "x == 2"),
    ("```objc task", "```objc task say=x"), ("> [!hint]\n> Единица.\n", ""),
  ])
  func changedCodeIsHardlyStale(_ old: String, _ new: String) throws {
    let loaded = load(Self.translation().replacing(old, with: new))
    guard let step = loaded.lesson?.steps.first else {
      Issue.record("no lesson")
      return
    }
    // A file that cannot be read at all leaves the canonical lesson, too.
    #expect(loaded.diagnostics.contains { $0.severity == .error })
    #expect(step.blocks.first == .prose(.paragraph([.text("Some prose.")])))
  }

  @Test func missingAndUnknownStepsAreTold() {
    let loaded = load(Self.translation().replacing("step: one", with: "step: onne"))
    #expect(
      loaded.diagnostics.map(\.code) == [.translationUnknownStep, .translationMissingStep])
    #expect(loaded.diagnostics.first?.suggestion == "one")
    #expect(loaded.lesson?.steps.first?.staleness == .hard)
  }

  /// Code alone has no words that could grow old.
  @Test func whatHasNoWordsNeedsNoHash() throws {
    let opening = Self.canonical.replacing(
      "<!-- step: one", with: "```objc setup\nint y = 1;\n```\n\n<!-- step: one")
    let own = Self.translation().replacing(
      "<!-- step: one", with: "```objc setup\nint y = 1;\n```\n\n<!-- step: one")
    let loaded = load(own, opening)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    #expect(loaded.lesson?.steps.map(\.staleness) == [.fresh, .fresh])
  }

  @Test func aTranslationWithoutAHashIsToldOnce() {
    let loaded = load(Self.translation().replacing("fresh from=", with: "fresh points=1 from="))
    #expect(loaded.diagnostics.isEmpty)
    let bare = Self.canonical
    #expect(load(bare).diagnostics.map(\.code) == [.translationWithoutHash])
  }

  /// What a translation says of points, modes, beginnings and limits is the original's, or it is told.
  @Test(arguments: [
    ("fresh from=", "fresh points=7 from=", "points"), ("fresh from=", "goes-on from=", "goes-on"),
    ("fresh from=", "fresh mode=arc from=", "mode"), ("title: ", "mode: arc\ntitle: ", "mode"),
    ("title: ", "limit: steps=77\ntitle: ", "limit"),
  ]) func aTranslationDoesNotSayOtherwise(_ from: String, _ to: String, _ told: String) throws {
    let text = Self.translation()
    let other = text.replacing(from, with: to)
    #expect(other != text)
    let found = load(other).diagnostics.filter { $0.code == .translationMarkDiffers }
    #expect(found.map(\.arguments) == [[told]])
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(!load(text).diagnostics.contains { $0.code == .translationMarkDiffers })
  }

  @Test func markedStringsMayBeTranslated() {
    let marked = Self.canonical.replacing("int x = 1;", with: "puts(/*tr*/\"one\"); int x = 1;")
    let hash = LoadedLesson(text: marked).lesson?.steps.first?.proseHash ?? ""
    let translated = Self.translation(hash: hash)
      .replacing("int x = 1;", with: "puts(/*tr*/\"один\"); int x = 1;")
    #expect(LoadedLesson(text: marked, translation: translated).diagnostics.isEmpty)
    let unmarked = marked.replacing("/*tr*/", with: "")
    let other = translated.replacing("/*tr*/", with: "")
    #expect(
      LoadedLesson(text: unmarked, translation: other).diagnostics.map(\.code)
        == [.translationCodeDiffers])
  }

  /// What an earlier step declared prints its translated words in a later one, and is proved there.
  @Test func translatedWordsArePrintedLater() {
    func page(_ word: String, _ from: String = "") -> String {
      """
      ---
      lesson: 1
      id: a.b
      title: T
      \(from.isEmpty ? "" : "from: \(from)\n")---

      ```objc setup
      void say(void) { puts(/*tr*/"\(word)"); }
      ```

      <!-- step: later\(from.isEmpty ? "" : " from=\(from)") -->

      ```objc run
      say();
      ```

      ```output
      \(word)
      ```

      """
    }
    let hash = LoadedLesson(text: page("one")).lesson?.steps.first?.proseHash ?? ""
    func problems(_ text: String) -> [DiagnosticCode] {
      LoadedLesson(text: page("one"), translation: text).diagnostics.map(\.code)
    }
    #expect(problems(page("один", hash)) == [])
    let unmarked = page("один", hash).replacing("/*tr*/", with: "")
    #expect(problems(unmarked).contains(.translationCodeDiffers))
    let loaded = LoadedLesson(text: page("one"), translation: page("один", hash))
    let proofs = loaded.lesson.map {
      Checker { ProgramSession(options: $0) }.proofs(of: $0, isTranslation: true)
    }
    #expect(proofs?.map(\.kind) == [.output])
  }

  @Test func fingerprintIsFNV1a() {
    #expect(fingerprint([]) == "cbf29ce4")
    #expect(fingerprint(Array("a".utf8)) == "af63dc4c")
  }
}
