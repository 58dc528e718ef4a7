import LessonEngine
import Shell
import Testing
import Texts
import Views

/// The whole course, walked by a learner who makes no mistake: every page read, every prediction made, every
/// solution typed into the real shell and judged there, in each language.
@Suite(.serialized) struct LessonWalkTests {
  static let lessons = TranscriptTests.folder + "/../../Lessons"

  struct Walk: CustomTestStringConvertible, Sendable {
    var slug: String
    var language: Language
    var testDescription: String { "\(slug) \(language.code)" }
  }

  static let all: [Walk] = Course.lessonFolders(below: lessons).flatMap { slug in
    Language.allCases.map { Walk(slug: slug, language: $0) }
  }

  @Test func thereAreLessons() { #expect(!Self.all.isEmpty) }

  @Test(arguments: all)
  func everySolutionIsRightInTheShell(_ walk: Walk) throws {
    var screen = ""
    let terminal = Terminal(isInteractive: false) { _, bytes in
      screen += String(decoding: bytes, as: UTF8.self)
    }
    // A lesson that the table of contents does not list yet is walked as well, by its own folder.
    let parts = walk.slug.split(separator: "/").map(String.init)
    let isListed = Course(folder: Self.lessons, language: .en).index(of: walk.slug) != nil
    let folder =
      isListed ? Self.lessons : ([Self.lessons] + parts.dropLast()).joined(separator: "/")
    let left = Conversation.walk(
      lesson: isListed ? walk.slug : parts.last ?? "", of: folder, language: walk.language,
      on: terminal
    ) { prompt, line in screen += prompt + line + "\n" }
    #expect(left == [], "\(screen.suffix(1500))")
    // Nothing is wider than the terminal but code and what programs print, which are never cut.
    #expect(!screen.contains("shell.lesson."), "a text is missing")
  }
}
