import LessonEngine
import Shell
import Testing
import Texts
import Views

/// The whole course, walked by a learner who makes no mistake: every page read, every prediction made, every
/// solution typed into the real shell and judged there, in each language. The screen has 24 lines of 80 columns, and
/// whenever the learner's hand is waited for before anything was typed in a step, the step's title stands on it.
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

  /// `3/7  Two quays: memory zones`
  static func isTitle(_ row: Substring) -> Bool {
    let number = row.prefix { $0.isNumber || $0 == "/" }
    return number.contains("/") && row.dropFirst(number.count).hasPrefix("  ")
  }

  @Test func thereAreLessons() { #expect(!Self.all.isEmpty) }

  @Test(arguments: all)
  func everySolutionIsRightInTheShell(_ walk: Walk) throws {
    var screen = ""
    var shown = 0
    var lost: [String] = []
    var hasTyped = false
    let terminal = Terminal(isInteractive: false, screenLines: { 24 }) { _, bytes in
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
    ) { prompt, line in
      // A page begins with its title; what was typed since may push it away.
      let page = String(screen.dropFirst(shown))
      let title = page.split(separator: "\n").last { Self.isTitle($0) }
      if title != nil { hasTyped = false }
      let rows = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      if !hasTyped, !rows.suffix(23).contains(where: { Self.isTitle($0) }) {
        lost.append(rows.suffix(30).joined(separator: "\n"))
      }
      screen += prompt + line + "\n"
      if !line.isEmpty { hasTyped = true }
      shown = hasTyped ? shown : 0
    }
    #expect(lost.isEmpty, "\(lost.count) screens without a title: \(lost.first ?? "")")
    #expect(left == [], "\(screen.suffix(1500))")
    // Nothing is wider than the terminal but code and what programs print, which are never cut.
    #expect(!screen.contains("shell.lesson."), "a text is missing")
  }
}
