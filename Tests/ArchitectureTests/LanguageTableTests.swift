import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// docs/language.md says what runs: each row is tried.
@Suite struct LanguageTableTests {
  /// The tables below these headings have a program for each row.
  static let sections = [
    "C", "Preprocessor", "Objective-C", "Library", "Accepted without effect",
    "Apple's systems and this one",
  ]

  struct Row {
    var section: String
    var what: String
  }

  static func rows() throws -> [Row] {
    var section = ""
    var rows: [Row] = []
    for line in try Repository.text("docs/language.md").split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("| "), !line.hasPrefix("| what |"),
        !line.hasPrefix("| agrees with Apple |"), !line.hasPrefix("| differs on purpose |")
      else { continue }
      rows.append(Row(section: section, what: String(line.dropFirst(2))))
    }
    return rows.filter { sections.contains($0.section) }
  }

  @Test func everyRowHasAProgram() throws {
    let rows = try Self.rows()
    #expect(rows.count > 30)
    let untried = rows.map(\.what).filter { what in
      !LanguageProbe.table.contains { what.hasPrefix($0.row) }
    }
    #expect(untried == [])
  }

  @Test(arguments: LanguageProbe.table)
  func theRowIsTrue(probe: LanguageProbe) throws {
    let what = try Self.rows().map(\.what).first { $0.hasPrefix(probe.row) }
    let row = try #require(what, "docs/language.md has no row \(probe.row)")
    var options = SessionOptions()
    options.mode = probe.mode
    let session = ProgramSession(options: options)
    let outcome = session.runFile(path: "row.m", text: Array(probe.program.utf8))
    let problem = outcome.diagnostics.first { $0.severity == .error }?.code.rawValue
    switch probe.end {
    case .prints(let text):
      #expect(problem == nil, "\(row)")
      #expect(String(decoding: outcome.output.flatMap(\.bytes), as: UTF8.self) == text, "\(row)")
    case .problem(let code):
      #expect(problem == code, "\(row)")
    }
  }
}
