import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// Runs the small programs below SwiftVerdicts/, many of them in a file: what swiftc refuses, with its sentence, and
/// beside it what looks like it and is right.
///
/// A line `=== error …` or `=== prints …` (lines of output with ` | ` between them) says what the program behind it
/// comes to. Where swiftc is installed it is asked, for some in each run and for all in `make long`.
@Suite struct SwiftVerdictTests {
  struct Part: CustomTestStringConvertible {
    var text: String
    var verdict: String
    var testDescription: String { verdict + "\n" + text }
  }

  static let parts: [Part] = {
    let folder = SwiftProgramTests.folder.deletingLastPathComponent()
      .appendingPathComponent("SwiftVerdicts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name -> [Part] in
      let url = folder.appendingPathComponent(name)
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return ("\n" + text).components(separatedBy: "\n=== ").dropFirst().map { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return Part(text: lines.dropFirst().joined() + "\n", verdict: String(lines[0]))
      }
    }
  }()

  static func printed(_ output: String) -> String {
    "prints "
      + output.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast(output.hasSuffix("\n") ? 1 : 0).joined(separator: " | ")
  }

  @Test func thereAreSome() { #expect(Self.parts.count > 300) }

  @Test(arguments: parts.indices)
  func isJudgedAsBySwiftc(number: Int) {
    let part = Self.parts[number]
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: "part.swift", text: Array(part.text.utf8))
    let titles = outcome.diagnostics.filter { $0.severity == .error }.compactMap(\.title)
    if part.verdict.hasPrefix("error ") {
      #expect(
        titles.contains(String(part.verdict.dropFirst(6))), "said \(titles) of\n\(part.text)")
    } else {
      let output = String(decoding: outcome.output.flatMap(\.bytes), as: UTF8.self)
      #expect(titles == [], "of\n\(part.text)")
      #expect(Self.printed(output) == part.verdict, "of\n\(part.text)")
    }
  }

  static let asked = parts.indices.filter { Workbench.isLong || $0 % 128 == 0 }

  @Test(.enabled(if: SwiftProgramTests.compiler != nil), arguments: asked)
  func theVerdictIsTrue(number: Int) throws {
    let part = Self.parts[number]
    let compiler = try #require(SwiftProgramTests.compiler)
    let bench = try Workbench()
    let source = bench.folder.appendingPathComponent("part.swift")
    try part.text.write(to: source, atomically: true, encoding: .utf8)
    let binary = bench.folder.appendingPathComponent("part").path
    let made = try bench.run(
      compiler, ["-swift-version", "5", "-suppress-warnings", source.path, "-o", binary])
    if made.status != 0 {
      let said = made.errors.components(separatedBy: "error: ").dropFirst().first ?? ""
      // Some of its sentences begin with a blank.
      let first = said.components(separatedBy: "\n").first ?? ""
      #expect(part.verdict == "error " + first.trimmingCharacters(in: .whitespaces))
      return
    }
    #expect(Self.printed(try bench.run(binary, []).output) == part.verdict)
  }
}
