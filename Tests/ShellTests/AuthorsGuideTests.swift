import Conditions
import LessonEngine
import Shell
import Testing
import Texts
import Views
import VirtualMachine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// docs/authors.md, followed word by word: its lesson is written down piece by piece, and the checker has to say
/// what the guide says it says.
@Suite struct AuthorsGuideTests {
  let place: TestFolder
  var folder: String { place.path }
  let guide: String

  init() throws {
    place = try TestFolder()
    let folder = place.path
    mkdir(folder + "/kites", 0o755)
    mkdir(folder + "/kites/two-owners", 0o755)
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
    guard case .bytes(let bytes) = readFile(root + "/docs/authors.md") else {
      throw Missing()
    }
    guide = String(decoding: bytes, as: UTF8.self)
  }

  struct Missing: Error {}

  /// The texts of the fences that open with these words.
  func blocks(_ opening: String, in text: Substring) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let fence = String(opening.prefix { $0 == "`" })
    var result: [String] = []
    var block: [String]?
    for line in lines {
      if line == opening {
        block = []
      } else if line == fence, let done = block {
        result.append(done.map { $0 + "\n" }.joined())
        block = nil
      } else {
        block?.append(line)
      }
    }
    return result
  }

  func write(_ text: String) throws {
    let file = try #require(fopen(folder + "/kites/two-owners/lesson.md", "w"))
    fputs(text, file)
    fclose(file)
  }

  func check() -> String {
    var screen = ""
    let terminal = Terminal(isInteractive: false) { _, bytes in
      screen += String(decoding: bytes, as: UTF8.self)
    }
    var check = LessonCheck()
    check.paths = [folder + "/kites"]
    _ = check.run(on: terminal, language: .en)
    return "$ selfsame check kites\n" + screen.replacing(folder + "/", with: "")
  }

  @Test func theFirstLessonIsWrittenAsTheGuideSays() throws {
    let end = try #require(guide.firstRange(of: "### 4.")).lowerBound
    let pieces = blocks("````markdown", in: guide[..<end])
    let screens = blocks("```console", in: guide[..<end])
    #expect(pieces.count == 3 && screens.count == 3)
    try write(pieces[0])
    #expect(check() == screens[0])
    try write(pieces[0].replacing("owners: 1\n```", with: "owners: 2\n```"))
    #expect(check() == screens[1])
    try write(pieces.joined(separator: "\n"))
    #expect(check() == screens[2])
  }

  @Test func theLessonOfTwoFilesIsProved() throws {
    let start = try #require(guide.firstRange(of: "**Several files.**")).upperBound
    let lesson = try #require(blocks("````markdown", in: guide[start...]).first)
    try write(lesson)
    let screen = check()
    #expect(screen.contains("✓ kites/two-owners/lesson.md"), "\(screen)")
    #expect(!screen.contains("warning"), "\(screen)")
  }

  /// Each concept that is recognised stands in the guide, and each kind of mutant.
  @Test func theTablesAreWhole() {
    for concept in Concept.all { #expect(guide.contains("`\(concept.id)`"), "\(concept.id)") }
    for action in LessonAuthoring.Action.allCases {
      #expect(guide.contains("selfsame lesson \(action.rawValue)"), "\(action)")
    }
    for function in CheckFunction.allCases {
      #expect(guide.contains("`\(function.rawValue)"), "\(function)")
    }
    for kind in EventPattern.Kind.allCases { #expect(guide.contains(kind.rawValue), "\(kind)") }
    for role in FenceRole.allCases where role != .plain {
      #expect(guide.contains(role.rawValue), "\(role)")
    }
  }
}
