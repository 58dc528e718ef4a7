import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// Runs every program below CPlusPlusPrograms/ and compares with what the real compiler's program did.
///
/// Beside each program lies its record (`NAME.txt`): the first line says how it ended (`exit N`, or `error`
/// with the first sentence of clang or of the linker), the rest is what it printed. Where clang++ is
/// installed the records themselves are held against it.
@Suite struct CPlusPlusProgramTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("CPlusPlusPrograms")

  static let programs: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".cpp") }.map { String($0.dropLast(4)) }.sorted()
  }()

  static let compiler: String? = ["/opt/swift/usr/bin/clang++", "/usr/bin/clang++"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  struct Record: Equatable {
    var end: String
    var output: String

    init(_ text: String) {
      let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      end = String(parts[0])
      output = parts.count > 1 ? String(parts[1]) : ""
    }
  }

  private func record(_ program: String) throws -> Record {
    let url = Self.folder.appendingPathComponent(program + ".txt")
    return Record(try String(contentsOf: url, encoding: .utf8))
  }

  /// Linkers do not agree about quotation marks, and clang adds the name of an option to some sentences.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "`", with: "'")
      .replacingOccurrences(of: " \\[-W[a-z-]+\\]$", with: "", options: .regularExpression)
  }

  @Test func thereAreProgramsOfEveryKind() {
    #expect(Self.programs.count >= 50)
  }

  @Test(arguments: programs)
  func doesWhatTheRealProgramDoes(program: String) throws {
    let url = Self.folder.appendingPathComponent(program + ".cpp")
    let text = try Array(Data(contentsOf: url))
    let expected = try record(program)
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: program + ".cpp", text: text)
    let output = String(decoding: outcome.output.flatMap(\.bytes), as: UTF8.self)
    let titles = outcome.diagnostics.filter { $0.severity == .error }.compactMap(\.title)
    if expected.end.hasPrefix("error ") {
      #expect(outcome.status == .failed)
      let sentences = titles.map(plain)
      #expect(
        sentences.contains(plain(String(expected.end.dropFirst(6)))), "said \(titles)")
    } else {
      #expect(titles == [])
      #expect(output == expected.output)
      #expect("exit \(outcome.exitStatus)" == expected.end)
    }
  }

  /// What a small text could unfold to: each is answered, none is walked to its end.
  static let hostile: [(name: String, text: String)] = {
    let structs = (1..<60).map { "struct S\($0) { S\($0 - 1) a, b; };\n" }.joined()
    return [
      (
        "structs of two structs each",
        "struct S0 { int a; };\n" + structs + "int main() { S59 *p = nullptr; S59 x; }"
      ),
      ("a default argument of itself", "int f(int a = f());\nint main() { return f(); }"),
      (
        "a constructor's default of its own",
        "struct A { int n; A(int m = A().n) : n(m) {} };\nint main() { A a; }"
      ),
    ]
  }()

  @Test(.timeLimit(.minutes(1)), arguments: hostile.indices)
  func whateverIsFedInGetsAnAnswer(number: Int) {
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: "hostile.cpp", text: Array(Self.hostile[number].text.utf8))
    #expect(
      outcome.diagnostics.contains { $0.severity == .error },
      "\(Self.hostile[number].name): \(outcome.status)")
  }

  @Test(.enabled(if: compiler != nil), arguments: programs)
  func theRecordIsTrue(program: String) throws {
    let compiler = try #require(Self.compiler)
    let url = Self.folder.appendingPathComponent(program + ".cpp")
    let work = FileManager.default.temporaryDirectory
      .appendingPathComponent("selfsame-cpp-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    let binary = work.appendingPathComponent(program).path
    let made = try run(
      compiler, ["-std=c++17", "-w", "-fno-color-diagnostics", url.path, "-o", binary], in: work)
    let expected = try record(program)
    if made.status != 0 {
      let sentences = made.errors.split(separator: "\n").compactMap { line -> String? in
        if let start = line.range(of: "undefined reference to ") {
          return String(line[start.lowerBound...])
        }
        return line.range(of: "error: ").map { String(line[$0.upperBound...]) }
      }
      #expect(plain(expected.end) == "error " + plain(sentences.first ?? ""))
      return
    }
    let ran = try run(binary, [], in: work)
    #expect(ran.output == expected.output)
    #expect(expected.end == "exit \(ran.status)")
  }

  private func run(
    _ tool: String, _ arguments: [String], in folder: URL
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
