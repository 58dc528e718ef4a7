import Conditions
import Diagnostics
import Explorer
import LessonEngine
import Session
import VirtualMachine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files beside the tests.
enum Models {
  static let isLong = getenv("SELFSAME_LONG") != nil

  static func text(_ name: String) -> String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    guard let file = fopen("/\(folder)/Models/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A program whose threads are explored.
struct Model {
  struct Broken: Error { var text: String }
  let session: ProgramSession
  private(set) var explorer: Explorer

  /// A model of the ground truth.
  init(_ name: String, threads: Int, check: String) throws {
    let text = Models.text(name)
    try self.init(
      text: text, parallel: "body", threads: threads, check: check,
      setup: text.contains("void setup(") ? "setup" : nil)
  }

  init(
    text: String, path: String = "model.m", parallel: String? = "body", threads: Int = 2,
    check: String = "",
    setup: String? = nil, request: ExplorationRequest = ExplorationRequest(),
    isFine: Bool = false
  ) throws {
    var options = SessionOptions()
    options.mode = text.hasPrefix("// mode: arc") ? .arc : .mrc
    options.mask = .none
    let session = ProgramSession(options: options)
    switch session.prepareExploring(
      path: path, text: Array(text.utf8), setup: setup, parallel: parallel, times: threads)
    {
    case .failure(.outcome(let outcome)):
      throw Broken(
        text: outcome.diagnostics.map { "\($0.code) \($0.title ?? "") \($0.arguments)" }.joined())
    case .failure(let problem): throw Broken(text: "\(problem)")
    case .success(let entry):
      var problems: [Diagnostic] = []
      let condition = check.isEmpty ? nil : FinalCheck(check, problems: &problems)
      if !check.isEmpty, condition == nil { throw Broken(text: "check \(check)") }
      var request = request
      request.parallel = parallel
      request.times = threads
      self.session = session
      explorer = Explorer(session, entry, request, program: Array(text.utf8)) { session in
        condition.map { $0.holds(in: session) } ?? true
      }
      explorer.isFine = isFine
    }
  }
}

/// What `body` does in so many threads.
func explore(
  _ text: String, threads: Int = 2, check: String = "", setup: String? = nil
) throws -> Exploration {
  try Model(
    text: "#import <Foundation/Foundation.h>\n#import <objc/runtime.h>\n" + text,
    threads: threads, check: check, setup: setup
  ).explorer.explore()
}
