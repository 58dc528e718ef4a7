import Conditions
import Foundation
import LessonEngine
import Shell
import Testing
import Texts
import Views

/// The whole course, walked by a learner who makes no mistake: every page read, every prediction made, every
/// solution typed into the real shell and judged there, in each language. The screen has 24 lines of 80 columns, and
/// whenever the learner's hand is waited for before anything was typed in a step, the step's title stands on it.
@Suite struct LessonWalkTests {
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
  static func isTitle(_ row: some Collection<UInt8>) -> Bool {
    let number = row.prefix { (0x30...0x39).contains($0) || $0 == 0x2F }
    return number.contains(0x2F) && row.dropFirst(number.count).starts(with: "  ".utf8)
  }

  /// The last rows of a screen, without the one that the cursor is in; what scrolled away is not looked at.
  private static func rows(_ count: Int, of screen: String) -> [Substring.UTF8View] {
    let bytes = screen.utf8
    var rows: [Substring.UTF8View] = []
    var end = bytes.lastIndex(of: 0x0A) ?? bytes.startIndex
    while rows.count < count, end > bytes.startIndex {
      let before = bytes[..<end].lastIndex(of: 0x0A)
      rows.append(bytes[(before.map { bytes.index(after: $0) } ?? bytes.startIndex)..<end])
      end = before ?? bytes.startIndex
    }
    return rows.reversed()
  }

  @Test func thereAreLessons() { #expect(!Self.all.isEmpty) }

  /// A fixed sample, or with SELFSAME_LONG all of them.
  static var typed: [Walk] {
    let own = all.filter { $0.language == .en }
    let isLong = ProcessInfo.processInfo.environment["SELFSAME_LONG"] != nil
    return isLong ? own : own.enumerated().filter { $0.offset % 9 == 3 }.map(\.element)
  }

  /// Typed line by line, with no word of `:check`: whoever reaches the goal is told so.
  @Test(arguments: typed)
  func theGoalIsSeenWhenItIsReached(_ walk: Walk) throws {
    var screen = ""
    var checks = 0
    let terminal = Terminal(
      isInteractive: false, screenLines: { 24 },
      sink: { _, bytes in screen += String(decoding: bytes, as: UTF8.self) })
    let left = Conversation.walk(
      lesson: walk.slug, of: Self.lessons, language: walk.language, on: terminal, typingLines: true
    ) { prompt, line in
      if line == ":check" { checks += 1 }
      screen += prompt + line + "\n"
    }
    #expect(left == [], "\(screen.suffix(1500))")
    let loaded = LoadedLesson(folder: "\(Self.lessons)/\(walk.slug)", language: walk.language)
    let racing = try #require(loaded.lesson).steps.count { step in
      step.checks.contains { $0.lines.contains { $0.condition.racesThreads } }
    }
    #expect(checks == racing, "only races are checked on demand")
  }

  @Test(arguments: all)
  func everySolutionIsRightInTheShell(_ walk: Walk) throws {
    var screen = ""
    var shown = 0
    var lost: [String] = []
    var hasTyped = false
    let modes = LessonMode.allCases.map(\.rawValue)
    let terminal = Terminal(
      isInteractive: false, screenLines: { 24 },
      sink: { _, bytes in screen += String(decoding: bytes, as: UTF8.self) })
    // A lesson that the table of contents does not list yet is walked as well, by its own folder.
    let parts = walk.slug.split(separator: "/").map(String.init)
    let isListed = Course(folder: Self.lessons, language: .en).index(of: walk.slug) != nil
    let folder =
      isListed ? Self.lessons : ([Self.lessons] + parts.dropLast()).joined(separator: "/")
    let left = Conversation.walk(
      lesson: isListed ? walk.slug : parts.last ?? "", of: folder, language: walk.language,
      on: terminal
    ) { prompt, line in
      // A new page, or what follows a prediction on it, has its title on the screen; what is typed later may
      // push it away.
      if screen.utf8.dropFirst(shown).split(separator: 0x0A).contains(where: { Self.isTitle($0) }) {
        hasTyped = false
      }
      if !hasTyped, !Self.rows(23, of: screen).contains(where: { Self.isTitle($0) }) {
        let rows = Self.rows(30, of: screen).map { String(decoding: $0, as: UTF8.self) }
        lost.append(rows.joined(separator: "\n"))
      }
      let isCode = prompt.hasPrefix("___") || modes.contains { prompt.hasPrefix($0) }
      if isCode, !line.isEmpty { hasTyped = true }
      screen += prompt + line + "\n"
      shown = screen.utf8.count
    }
    #expect(lost.isEmpty, "\(lost.count) screens without a title: \(lost.first ?? "")")
    #expect(left == [], "\(screen.suffix(1500))")
    // Nothing is wider than the terminal but code and what programs print, which are never cut.
    #expect(!screen.contains("shell.lesson."), "a text is missing")
  }
}
