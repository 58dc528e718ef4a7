import Foundation
import Session

/// What a real compiler's program did, as it stands beside the program (`NAME.txt`): the first line says how it
/// ended, the rest is what it printed.
struct ProgramRecord: Equatable {
  var end: String
  var output: String

  init(_ text: String) {
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    end = String(parts[0])
    output = parts.count > 1 ? String(parts[1]) : ""
  }

  init(of program: String, in folder: URL) throws {
    let url = folder.appendingPathComponent(program + ".txt")
    self.init(try String(contentsOf: url, encoding: .utf8))
  }
}

/// Programs below `refused/`: a real compiler takes them, and a translation that could not do them truthfully says "not
/// built" in each of its errors, and nothing in that compiler's words.
struct RefusedPrograms {
  let folder: URL
  let ending: String

  /// Beside the programs that run, in their folder.
  init(beside programs: URL, ending: String) {
    folder = programs.appendingPathComponent("refused")
    self.ending = ending
  }

  var files: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }

  func run(_ file: String) throws -> Outcome {
    let text = try Data(contentsOf: folder.appendingPathComponent(file))
    return ProgramSession(options: SessionOptions()).runFile(path: file, text: Array(text))
  }
}

/// A tool of the machine (a compiler, or what it made), run in a folder that is gone afterwards.
final class Workbench {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("selfsame-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static let isLong = ProcessInfo.processInfo.environment["SELFSAME_LONG"] != nil

  /// Programs whose record the compiler is asked for again: it takes as long for one as ours for twenty.
  static func asked(_ programs: [String]) -> [String] {
    isLong ? programs : programs.enumerated().filter { $0.offset % 32 == 0 }.map(\.element)
  }

  /// The first of these that this machine has.
  static func tool(_ paths: String...) -> String? {
    paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// `status`: 128 after a signal.
  func run(
    _ tool: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let out = folder.appendingPathComponent("out")
    let err = folder.appendingPathComponent("err")
    _ = FileManager.default.createFile(atPath: out.path, contents: nil)
    _ = FileManager.default.createFile(atPath: err.path, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationReason == .exit ? process.terminationStatus : 128,
      String(decoding: try Data(contentsOf: out), as: UTF8.self),
      String(decoding: try Data(contentsOf: err), as: UTF8.self)
    )
  }
}
