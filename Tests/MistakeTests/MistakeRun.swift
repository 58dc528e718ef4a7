import Diagnostics
import Foundation
import Session

/// A program run to its end, with the names of what was wrong.
struct MistakeRun {
  var codes: [String]
  var status: Outcome.Status
  var report: String

  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// `mode` where the program does not say.
  init(_ text: String, name: String, mode: MemoryMode = .arc) {
    var options = SessionOptions()
    options.mode = mode
    if text.contains("// mode: mrc") { options.mode = .mrc }
    if text.contains("// mode: arc") { options.mode = .arc }
    options.maxSteps = 20_000_000
    let session = ProgramSession(options: options)
    let outcome = session.runFile(path: name, text: Array(text.utf8))
    let found = outcome.diagnostics + session.mistakes(in: outcome, isOver: true)
    status = outcome.status
    codes = []
    report = ""
    for diagnostic in found {
      let code = diagnostic.code.rawValue
      if !codes.contains(code) { codes.append(code) }
      let line =
        session.sources.file(of: diagnostic.place).map {
          $0.line(at: diagnostic.place.start) + 1
        } ?? 0
      report += "  \(code) line \(line) \(diagnostic.arguments) \(diagnostic.title ?? "")\n"
    }
  }

  /// The named mistakes among them.
  var named: [String] { codes.filter { $0.hasPrefix("M") } }

  static func programs(in folder: String) -> [(name: String, text: String)] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".m") || $0.hasSuffix(".cpp") }.sorted().compactMap { name in
      (try? String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)).map {
        (name, $0)
      }
    }
  }
}
