import LessonEngine
import Shell
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The tour, docs/tour.md, is a conversation that was really held.
///
/// It stands between two comments and is made of transcripts; `make record` writes it anew, and this test
/// fails while the page shows anything else than what the shell says.
@Suite struct TourTests {
  static let root = TranscriptTests.folder + "/../.."
  static let begins = "<!-- The tour: made by `make record`, checked by a test. -->\n"
  static let ends = "<!-- The end of the tour. -->\n"
  static let parts = [
    (
      "A strict singleton overrides everything that could make or count a second object.",
      "the_strict_singleton_taken_apart"
    ),
    (
      "The same under ARC: nobody may override `retain`, and the compiler writes it.",
      "the_singleton_under_arc"
    ),
  ]

  private func contents(_ path: String) throws -> String {
    guard case .bytes(let bytes) = readFile(path) else {
      Issue.record("\(path) cannot be read")
      return ""
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func thePageShowsWhatTheShellSays() throws {
    var tour = "\n"
    for (sentence, name) in Self.parts {
      let path = Self.root + "/Tests/TranscriptTests/Transcripts/\(name).transcript"
      let transcript = Transcript(try contents(path))
      let screen = transcript.play(lessons: Self.root + "/Lessons")
      // The greeting and the farewell are no part of the story.
      let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      let first = lines.firstIndex { $0.hasPrefix("mrc> ") } ?? 0
      let last = lines.lastIndex { $0.hasSuffix("> ^D") } ?? lines.count
      tour += sentence + "\n\n```text\n"
      tour += lines[first..<last].joined(separator: "\n") + "\n```\n\n"
    }
    let path = Self.root + "/docs/tour.md"
    let page = try contents(path)
    let start = try #require(page.firstRange(of: Self.begins)).upperBound
    let end = try #require(page.firstRange(of: Self.ends)).lowerBound
    if environmentValue("SELFSAME_RECORD") != nil {
      let file = try #require(fopen(path, "w"))
      defer { fclose(file) }
      fputs(page[..<start] + tour + page[end...], file)
      return
    }
    #expect(page[start..<end] == tour, "run `make record` if the new tour is right")
  }
}
