import Foundation
import Testing

/// The library as the clang that comes with Swift reads it: what it does not accept is no Objective-C.
///
/// All files are checked as one text, in loading order, each under its own name and lines. What is ours is taken
/// out on the way: marks, and methods whose body is in the machine. Without a clang the test says so and is
/// skipped.
@Suite struct LibraryClangTests {
  /// Beside the compiler of Swift, or in the path.
  static let clang: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let swift = URL(fileURLWithPath: String(folder) + "/swift").resolvingSymlinksInPath()
      let clang = swift.deletingLastPathComponent().appendingPathComponent("clang").path
      if FileManager.default.isExecutableFile(atPath: clang) { return clang }
    }
    return nil
  }()

  /// What the two compilers have under the same names, each built in its own way.
  private static let prefix = """
    #undef __builtin_va_start
    #undef __builtin_va_end
    #undef __builtin_va_arg
    #undef __builtin_va_copy
    #define va_list __builtin_va_list
    #define va_start(list, last) __builtin_va_start(list, last)
    #define va_end(list) __builtin_va_end(list)
    #define va_arg(list, type) __builtin_va_arg(list, type)
    #define va_copy(to, from) __builtin_va_copy(to, from)
    #undef __ATOMIC_RELAXED
    #undef __ATOMIC_CONSUME
    #undef __ATOMIC_ACQUIRE
    #undef __ATOMIC_RELEASE
    #undef __ATOMIC_ACQ_REL
    #undef __ATOMIC_SEQ_CST
    #define __builtin_popcountll selfsame_popcountll
    #define __builtin_ctzll selfsame_ctzll
    #define __builtin_clzll selfsame_clzll
    #define __builtin_bswap16 selfsame_bswap16
    #define __builtin_bswap32 selfsame_bswap32
    #define __builtin_bswap64 selfsame_bswap64

    """

  /// The macros that every program has.
  private static func builtinMacros() throws -> String {
    let source = try Repository.text("Sources/Syntax/BuiltinMacros.swift")
    let parts = source.components(separatedBy: "\"\"\"")
    return parts[1].components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.dropLast().joined(separator: "\n")
  }

  /// A file as clang should see it.
  static func readable(_ text: String, path: String) -> String {
    var lines: [String] = []
    var isImplementation = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("@implementation") { isImplementation = true }
      if line.hasPrefix("@end") { isImplementation = false }
      var line = line
      if isImplementation, let mark = line.range(of: "__attribute__((selfsame_native("),
        line.hasSuffix(");")
      {
        line = line[..<mark.lowerBound] + "{ __builtin_trap(); }"
      }
      lines.append(line)
    }
    return "#line 1 \"\(path)\"\n" + lines.joined(separator: "\n") + "\n"
  }

  /// What clang says, a line for each problem.
  static func problems(_ text: String) throws -> [String] {
    let clang = try #require(clang)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("library.m")
    try (builtinMacros() + "\n" + prefix + text).write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: clang)
    process.arguments = [
      "-fsyntax-only", "-fobjc-runtime=macosx-14", "-fblocks", "-fobjc-weak", "-fno-builtin",
      "-ffreestanding", "-w", "-ferror-limit=0", "-Dselfsame_visible(...)=", file.path,
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: words, as: UTF8.self).components(separatedBy: "\n")
      .filter { $0.contains(" error: ") }
  }

  static func library() throws -> String {
    try Repository.text("Sources/Library/Order.txt").components(separatedBy: "\n")
      .filter { $0.hasSuffix(".m") || $0.hasSuffix(".h") }
      .map { try readable(Repository.text("Sources/Library/" + $0), path: $0) }.joined()
  }

  @Test(.enabled(if: clang != nil, "no clang beside swift: the library was not shown to it"))
  func clangAcceptsTheLibrary() throws {
    let problems = try Self.problems(Self.library())
    #expect(problems == [])
  }

  /// It is the text that is looked at: a mistake put into it is told with its file and line.
  @Test(.enabled(if: clang != nil, "no clang beside swift"))
  func aMistakeIsTold() throws {
    let wrong = Self.readable(
      "@implementation NSLock (A)\n- (int)a { return b; }\n@end", path: "A.m")
    let problems = try Self.problems(Self.library() + wrong)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("A.m:2:") == true)
  }
}
