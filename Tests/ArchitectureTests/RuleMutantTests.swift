import Foundation
import Testing

/// Tests/Mutants: one broken rule a file, which `make mutate` applies to a copy and looks who notices.
@Suite struct RuleMutantTests {
  static let patches = Repository.paths(below: "Tests/Mutants").filter { $0.hasSuffix(".patch") }

  @Test func thereAreSixtyOverEveryFloor() throws {
    #expect(Self.patches.count >= 60)
    let numbers = Self.patches.compactMap {
      Int($0.split(separator: "/")[2].prefix { $0.isNumber })
    }
    #expect(Set(numbers).count == Self.patches.count, "each has a number of its own")
    let targets = try Set(
      Self.patches.flatMap { patch in
        try Repository.text(patch).split(separator: "\n").filter { $0.hasPrefix("+++ b/Sources/") }
          .map { String($0.split(separator: "/")[2]) }
      })
    let floors = [
      "Syntax", "Compiler", "SwiftFrontEnd", "CPlusPlusFrontEnd", "Bytecode", "VirtualMachine",
      "Library",
      "Ownership", "Mistakes", "Session", "Conditions", "Explorer", "LessonEngine", "Film", "Views",
      "Shell", "Texts",
    ]
    #expect(targets.isSuperset(of: floors), "none for \(Set(floors).subtracting(targets))")
  }

  /// The head says what is broken and names tests that exist.
  @Test(arguments: patches)
  func aPatchSaysWhoShouldSeeIt(_ patch: String) throws {
    let lines = try Repository.text(patch).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("Broken: ") && lines[0].count > 20)
    let head = "Seen by: "
    try #require(lines[1].hasPrefix(head))
    for name in lines[1].dropFirst(head.count).split(separator: "|") {
      let words = name.split(separator: ".")
      #expect(words.allSatisfy { word in Self.names.contains { $0.contains(word) } }, "\(name)")
    }
  }

  /// What tests and their targets are called.
  static let names: [String] = {
    let sources = (try? Repository.sources(below: "Tests")) ?? []
    let suites = sources.flatMap(\.lines).filter { $0.contains("struct ") || $0.contains("func ") }
    return suites.map(String.init) + Set(sources.map(\.target))
  }()

  /// A patch that no longer applies notices nothing. (In a copy to which one has been applied this is left out.)
  @Test(arguments: patches)
  func everyPatchApplies(_ patch: String) throws {
    guard let git = Workshop.git else { return }
    let process = Process()
    process.executableURL = git
    // Without a repository git takes the paths as they stand.
    process.environment = ["GIT_DIR": "/dev/null/none", "PATH": "/usr/bin:/bin"]
    process.currentDirectoryURL = Repository.root
    process.arguments = ["apply", "--check", patch]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let told = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(
      process.terminationStatus == 0,
      "\(patch) no longer applies: \(String(decoding: told, as: UTF8.self))")
  }

  private enum Workshop {
    static let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }
}
