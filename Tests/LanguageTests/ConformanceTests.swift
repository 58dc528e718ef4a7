import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// The programs of Tests/Conformance: each must print what a real compiler and runtime printed.
@Suite struct ConformanceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Conformance")

  static let programs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".m") }.map { String($0.dropLast(2)) }.sorted()
  }()

  @Test func everyProgramIsThere() {
    #expect(Self.programs.count >= 103)
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
    #expect(
      printed == expected,
      "\(outcome.diagnostics.first?.title ?? outcome.diagnostics.first?.code.rawValue ?? "")")
  }
}
