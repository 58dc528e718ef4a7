import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// The programs of Tests/Conformance: each must print what a real compiler and runtime printed.
///
/// Those that need what is not built yet stand in `conformance-pending.txt`, one name a line. A pending
/// program must fail, so the list can only tell the truth: who builds a feature takes its lines out.
@Suite struct ConformanceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Conformance")

  static let programs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".m") }.map { String($0.dropLast(2)) }.sorted()
  }()

  static let pending: Set<String> = {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("conformance-pending.txt")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return Set(text.components(separatedBy: "\n").filter { !$0.isEmpty })
  }()

  @Test func everyProgramIsThere() {
    #expect(Self.programs.count >= 103)
    #expect(Self.pending.isSubset(of: Self.programs))
  }

  @Test(arguments: programs)
  func printsWhatTheRealRuntimePrints(program: String) throws {
    let source = try Data(contentsOf: Self.folder.appendingPathComponent(program + ".m"))
    let expected = try Data(contentsOf: Self.folder.appendingPathComponent(program + ".out"))
    var options = SessionOptions()
    options.mode = source.starts(with: Data("// mode: mrc".utf8)) ? .mrc : .arc
    options.mask = .none
    let session = ProgramSession(options: options)
    let outcome = session.runFile(path: program + ".m", text: Array(source))
    let printed = Data(outcome.output.flatMap(\.bytes))
    if Self.pending.contains(program) {
      #expect(printed != expected, "passes now: take it out of conformance-pending.txt")
    } else {
      #expect(
        printed == expected,
        "\(outcome.diagnostics.first?.title ?? outcome.diagnostics.first?.code.rawValue ?? "")")
    }
  }
}
