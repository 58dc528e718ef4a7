import Diagnostics
import Foundation
import Session
import Testing

/// The two corpora. `Tests/Mistakes/faulty` holds programs as learners write them; the first line of each
/// names what is wrong (`// expect: M0816`). `Tests/Mistakes/correct` holds programs with nothing wrong.
///
/// A faulty program counts as hit when its code is found and no other mistake is named; a correct one must
/// get no name at all.
@Suite struct CorpusTests {
  @Test func faultyProgramsGetTheirName() {
    let programs = MistakeRun.programs(in: "Tests/Mistakes/faulty")
    var missed: [String] = []
    for (name, text) in programs {
      let wanted = Self.expected(text)
      let run = MistakeRun(text, name: name)
      let isFound = wanted.allSatisfy { run.codes.contains($0) }
      let isAlone = run.named.allSatisfy { wanted.contains($0) }
      if wanted.isEmpty || !isFound || !isAlone {
        missed.append("\(name) wants \(wanted), got \(run.status)\n\(run.report)")
      }
    }
    let hits = programs.count - missed.count
    print("faulty programs named right: \(hits) of \(programs.count)")
    if !missed.isEmpty { print(missed.joined(separator: "\n")) }
    #expect(programs.count >= 120)
    #expect(hits * 100 >= programs.count * 95, "\(missed.joined(separator: "\n"))")
  }

  @Test func correctProgramsGetNone() {
    let programs = MistakeRun.programs(in: "Tests/Mistakes/correct")
    var alarms: [String] = []
    for (name, text) in programs {
      let run = MistakeRun(text, name: name)
      if !run.named.isEmpty || run.status != .exited(0) {
        alarms.append("\(name) got \(run.status)\n\(run.report)")
      }
    }
    print("correct programs without a name: \(programs.count - alarms.count) of \(programs.count)")
    #expect(programs.count >= 100)
    #expect(alarms.isEmpty, "\(alarms.joined(separator: "\n"))")
  }

  /// Every diagnosis of this kind has a program that shows it.
  @Test func everyNameHasAFaultyProgram() {
    var shown: Set<String> = []
    for (_, text) in MistakeRun.programs(in: "Tests/Mistakes/faulty") {
      shown.formUnion(Self.expected(text))
    }
    let missing = DiagnosticCode.allCases.map(\.rawValue).filter {
      $0.hasPrefix("M") && !shown.contains($0)
    }
    #expect(missing == [])
  }

  static func expected(_ text: String) -> [String] {
    guard let line = text.split(separator: "\n").first, line.hasPrefix("// expect:") else {
      return []
    }
    return line.dropFirst(10).split(separator: " ").map(String.init)
  }
}
