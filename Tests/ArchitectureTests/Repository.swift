import Foundation

/// The repository as files: what the architecture tests read.
///
/// The rules about the sources (who may import whom, what nothing may be called) are kept by reading
/// the text, since SwiftPM lets a transitive import pass and knows nothing of names.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct Source: CustomStringConvertible {
    /// From the root: `Sources/Syntax/Lexer.swift`.
    var path: String
    var lines: [Substring]

    /// The target, for a file below Sources or Tests.
    var target: String {
      let parts = path.split(separator: "/")
      return parts.count > 2 ? String(parts[1]) : ""
    }
    var description: String { path }
  }

  /// Swift files below a folder of the root.
  static func sources(below folder: String) throws -> [Source] {
    try paths(below: folder).filter { $0.hasSuffix(".swift") }.map { path in
      Source(
        path: path,
        lines: try text(path).split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// Files and folders below a folder of the root, sorted.
  static func paths(below folder: String) -> [String] {
    let all =
      FileManager.default.enumerator(
        atPath: root.appendingPathComponent(folder).path)?.allObjects as? [String]
    return (all ?? []).map { folder + "/" + $0 }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The words of a document that stand in backticks: `` `move` ``.
  static func codeWords(in path: String) throws -> Set<String> {
    let pieces = try text(path).split(separator: "`", omittingEmptySubsequences: false)
    var words: Set<String> = []
    for index in pieces.indices where index % 2 == 1 {
      let piece = pieces[index]
      for word in piece.split(whereSeparator: { " ,()[]{}=\n".contains($0) }) {
        words.insert(String(word))
      }
    }
    return words
  }
}
