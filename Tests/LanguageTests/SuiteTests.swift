import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// Runs every program below Suite/ and holds it against its own comments.
///
///     // expect: text                 a line of output (both streams together), in order
///     // expect error: E0301 text     a compile error; code and, if given, the start of its title
///     // expect warning: W0301 text   the same for a warning
///     // expect runtime error: R0602  the stop that ends the program, with the line it points at
///     // expect event: dealloc #1 Car an event, in order among the expected ones
///     // expect exit: 3               the program's own status
///     // mode: mrc | arc              (mrc where it is not said)
///     // config: seed=7               another schedule of the threads
///     // file: Car.h                  what follows is a file of its own; the program is the text before the
///                                     first such line, and every .m file among them
///     // stdin: text                  a line that the program is given to read
///     // skip: reason
///
/// A line without a mark expects nothing; a program without marks is an error. The line of an
/// `expect error`, `warning` or `runtime error` comment is the line that the diagnostic must point at.
@Suite struct SuiteTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Suite")

  static let programs: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return files.filter { $0.hasSuffix(".m") }.sorted()
  }()

  @Test func thereAreProgramsOfEveryFeature() {
    #expect(Self.programs.count >= 60)
  }

  @Test(arguments: programs)
  func behavesAsItsCommentsSay(program: String) throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent(program), encoding: .utf8)
    let expected = Expectation(text)
    if expected.isSkipped { return }
    #expect(expected.hasMarks, "a program must say what it expects")
    var options = SessionOptions()
    options.mode = expected.mode
    options.seed = expected.seed
    options.maxSteps = 20_000_000
    let files = ProgramFiles(text)
    let headers = files.headers
    options.readHeader = { name, _ in headers[name].map { Array($0.utf8) } }
    if !expected.input.isEmpty {
      let given = GivenLines(expected.input)
      options.readInput = { given.next() }
    }
    let session = ProgramSession(options: options)
    let outcome = session.runFile(
      path: program, text: Array(files.main.utf8),
      further: files.further.map { (path: $0.name, text: Array($0.text.utf8)) })
    let output = outcome.output.flatMap(\.bytes)
    var lines = String(decoding: output, as: UTF8.self).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    #expect(lines == expected.lines)
    let found: [FoundProblem] = outcome.diagnostics.map { FoundProblem($0, session.sources) }
    let errors: [FoundProblem] = found.filter { $0.severity == .error }
    #expect(errors.map(\.code) == expected.errors.map(\.code))
    for problem in expected.errors + expected.warnings {
      let match = found.first {
        $0.code == problem.code && $0.line == problem.line && $0.title.hasPrefix(problem.title)
      }
      #expect(match != nil, "missing \(problem); found \(found)")
    }
    if let status = expected.exit { #expect(outcome.exitStatus == status) }
    let events = session.events(outcome.events).map { Expectation.text(of: $0, session) }
    var position = 0
    for event in expected.events {
      while position < events.count, events[position] != event { position += 1 }
      #expect(position < events.count, "no event '\(event)' in \(events)")
      position += 1
    }
  }
}

/// A program's files, which stand in one text. Each keeps the lines that it has there.
struct ProgramFiles {
  var main = ""
  var headers: [String: String] = [:]
  var further: [(name: String, text: String)] = []

  init(_ text: String) {
    var name = ""
    var body = ""
    func end(_ files: inout ProgramFiles) {
      if name.isEmpty {
        files.main = body
      } else if name.hasSuffix(".h") {
        files.headers[name] = body
      } else {
        files.further.append((name, body))
      }
    }
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("// file: ") {
        end(&self)
        name = String(line.dropFirst(9))
        body = String(repeating: "\n", count: number + 1)
      } else {
        body += line + "\n"
      }
    }
    end(&self)
  }
}

struct FoundProblem: CustomStringConvertible {
  var code: String
  var severity: Diagnostic.Severity
  var title: String
  var line: Int

  init(_ diagnostic: Diagnostic, _ sources: SourceMap) {
    code = diagnostic.code.rawValue
    severity = diagnostic.severity
    title = diagnostic.title ?? ""
    line = sources.file(of: diagnostic.place).map { $0.line(at: diagnostic.place.start) + 1 } ?? 0
  }

  var description: String { "\(code) line \(line): \(title)" }
}

/// Lines for a program to read, handed out one after the other.
private final class GivenLines: @unchecked Sendable {
  private var lines: [String]
  init(_ lines: [String]) { self.lines = lines }
  func next() -> [UInt8]? { lines.isEmpty ? nil : Array((lines.removeFirst() + "\n").utf8) }
}

struct Expectation {
  struct Problem {
    var code: String
    var title: String
    var line: Int
  }
  var mode = MemoryMode.mrc
  var seed: UInt64 = 0
  var lines: [String] = []
  var errors: [Problem] = []
  var warnings: [Problem] = []
  var events: [String] = []
  var exit: Int32?
  var isSkipped = false
  /// What the program reads, a line each.
  var input: [String] = []
  var hasMarks: Bool {
    !lines.isEmpty || !errors.isEmpty || !warnings.isEmpty || !events.isEmpty || exit != nil
  }

  init(_ text: String) {
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      func rest(_ mark: String) -> String? {
        guard let range = line.range(of: "// \(mark)") else { return nil }
        let tail = String(line[range.upperBound...])
        return tail.hasPrefix(" ") ? String(tail.dropFirst()) : tail
      }
      func problem(_ text: String) -> Problem {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        return Problem(
          code: parts.first ?? "", title: parts.count > 1 ? parts[1] : "", line: index + 1)
      }
      if let value = rest("mode:") { mode = MemoryMode(rawValue: value) ?? .mrc }
      if let value = rest("config: seed=") { seed = UInt64(value) ?? 0 }
      if let value = rest("stdin:") { input.append(value) }
      if rest("skip:") != nil { isSkipped = true }
      if let value = rest("expect error:") { errors.append(problem(value)) }
      if let value = rest("expect runtime error:") { errors.append(problem(value)) }
      if let value = rest("expect warning:") { warnings.append(problem(value)) }
      if let value = rest("expect event:") { events.append(value) }
      if let value = rest("expect exit:") { exit = Int32(value) }
      if let value = rest("expect:") { lines.append(value) }
    }
  }

  /// `dealloc #1 Car`, `retain #1 Car 1->2`.
  static func text(of event: Event, _ session: ProgramSession) -> String {
    var text = event.kind.name
    if event.object != 0 {
      text += " \(objectName(event.object))"
      if let name = session.className(ofSerial: event.object) { text += " \(name)" }
    }
    if event.kind == .retain || event.kind == .release {
      text += " \(event.before)->\(event.after)"
    }
    if event.kind == .override { text += " by \(session.callableName(Int(event.method)))" }
    if event.kind == .`init`, !event.isNested {
      text += " number \(event.earlierInits + 1)"
    }
    return text
  }
}
