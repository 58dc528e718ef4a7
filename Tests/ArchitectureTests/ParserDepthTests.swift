import Foundation
import Testing

/// A text decides how deep a parser descends, so each way back to the same function counts the levels.
///
/// The functions of each parser and who calls whom are read from the sources; those that count are taken out,
/// and what still leads back to itself is unbounded: thirty thousand `try` in a row end the process.
@Suite struct ParserDepthTests {
  struct ParserSource {
    var files: String
    /// What counts a level.
    var guards: [String]
    /// Circles that something else bounds.
    var bounded: [String: String] = [:]
  }

  static let parsers = [
    ParserSource(files: "Sources/SwiftFrontEnd/Parsing/", guards: ["deeper"]),
    ParserSource(
      files: "Sources/CPlusPlusFrontEnd/Parsing/", guards: ["nested"],
      bounded: [
        "binary": "each time with a higher precedence", "fold": "the same",
        "enterBases": "only so many levels",
      ]),
    ParserSource(
      files: "Sources/Syntax/Parser", guards: ["enter"],
      bounded: [
        "members": "of what begins with @ only @class stands in a class", "member": "the same",
        "interface": "the same", "implementation": "the same", "protocolDeclaration": "the same",
        "objcTopLevel": "the same",
        "primary": "behind @ only a number, with its sign", "objcExpression": "the same",
      ]),
  ]

  /// The functions below a path, each with its text; overloads share one entry.
  private static func functions(of files: String) throws -> [String: String] {
    var functions: [String: String] = [:]
    for source in try Repository.sources(below: "Sources") where source.path.hasPrefix(files) {
      var current = ""
      for line in source.lines {
        let code = String(line).replacing(/\/\/.*/, with: "").replacing(
          /"(\\.|[^"\\])*"/, with: "")
        if let found = code.prefixMatch(of: /[ ]{2}(?:[a-z@]+ )*(?:func (\w+)|(init)\b)/) {
          current = String(found.1 ?? found.2 ?? "")
          functions[current, default: ""] += code.drop { $0 != "{" } + "\n"
        } else if let found = code.prefixMatch(of: /[ ]{2}(?:[a-z]+ )*var (\w+)[^={]*\{/) {
          current = String(found.1)
          functions[current, default: ""] += code.drop { $0 != "{" } + "\n"
        } else if code.hasPrefix("}") {
          current = ""
        } else if !current.isEmpty {
          functions[current, default: ""] += code + "\n"
        }
      }
    }
    return functions
  }

  @Test(arguments: parsers.indices)
  func eachWayBackCountsTheLevels(number: Int) throws {
    let parser = Self.parsers[number]
    let functions = try Self.functions(of: parser.files)
    #expect(functions.count > 40)
    var calls: [String: Set<String>] = [:]
    for (name, text) in functions {
      let called = text.matches(of: /(?:(\w+|\$0)\.)?(\w+)(?:\(| \{)/).filter { match in
        match.1.map { ["self", "parser", "$0"].contains($0) } ?? true
      }.map { String($0.2) }
      if called.contains(where: parser.guards.contains) { continue }
      calls[name] = Set(called)
    }
    #expect(calls.count < functions.count)
    // What calls none that is left leads nowhere.
    while case let ends = calls.filter({ $0.value.allSatisfy { calls[$0] == nil } }), !ends.isEmpty
    {
      for name in ends.keys { calls[name] = nil }
    }
    // And what nobody calls that is left is on no circle.
    while case let heads = calls.keys.filter({ name in
      !calls.contains { $0.value.contains(name) }
    }), !heads.isEmpty {
      for name in heads { calls[name] = nil }
    }
    #expect(Set(calls.keys).subtracting(parser.bounded.keys).sorted() == [], "\(parser.files)")
    #expect(Set(parser.bounded.keys).subtracting(calls.keys).sorted() == [], "\(parser.files)")
  }
}
