import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// What the benchmark programs cost, counted exactly.
///
/// Seconds differ from host to host and from hour to hour; the number of instructions, objects and events
/// does not. A change that makes a program more expensive fails here, whatever machine it is built on;
/// a change that makes it cheaper fails too, and `make record` writes the new numbers, so that they are
/// part of the same commit.
@Suite struct BenchmarkCountTests {
  struct Counts: Codable, Equatable {
    var instructions: UInt64
    var objects: Int
    var events: Int
  }

  /// Loop turns of a counting run; 12 for those of fib, where it is the argument.
  static func turns(_ program: String) -> Int { program.hasPrefix("fib") ? 12 : 100 }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Benchmarks")
  static let baselines = folder.appendingPathComponent("baselines.json")

  /// `program`: a name, with its ending where that is not `.m`.
  static func counts(of program: String) throws -> Counts {
    let path = program.hasSuffix(".swift") ? program : program + ".m"
    let file = folder.appendingPathComponent(path)
    var options = SessionOptions()
    options.definitions = ["N=\(turns(program))"]
    let text = try Data(contentsOf: file)
    if String(decoding: text.prefix(40), as: UTF8.self).hasPrefix("// mode: arc") {
      options.mode = .arc
    }
    let session = ProgramSession(options: options)
    session.countsInstructions = true
    let outcome = session.runFile(path: path, text: Array(text))
    #expect(
      outcome.status == .exited(0) || outcome.status == .done,
      "\(program): \(outcome.status) \(outcome.diagnostics)")
    return Counts(
      instructions: session.instructionCount,
      objects: session.events(outcome.events).count { $0.kind == .alloc },
      events: outcome.events.count)
  }

  @Test func everyProgramCostsWhatItCost() throws {
    let programs = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".m") || $0.hasSuffix(".swift") }
      .map { $0.hasSuffix(".m") ? String($0.dropLast(2)) : $0 }.sorted()
    #expect(programs.count >= 7)
    var found: [String: Counts] = [:]
    for program in programs { found[program] = try Self.counts(of: program) }
    if ProcessInfo.processInfo.environment["SELFSAME_RECORD"] == "1" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try (encoder.encode(found) + Data("\n".utf8)).write(to: Self.baselines)
      return
    }
    let expected = try JSONDecoder().decode(
      [String: Counts].self, from: Data(contentsOf: Self.baselines))
    for program in programs {
      #expect(
        found[program] == expected[program],
        "\(program): `make record` if this is meant; say before and after in the commit")
    }
    #expect(Set(expected.keys) == Set(programs))
  }
}
