import Foundation
import Testing

/// `Lessons/covers.md` lists what the sources say; the lessons say in `covers` which of it they have. Both
/// have to tell the same.
@Suite struct CoversTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Lessons")

  /// The rows of the table: item, and the ids of its lessons.
  static func table() throws -> [String: Set<String>] {
    let text = try String(
      contentsOf: folder.appendingPathComponent("covers.md"), encoding: .utf8)
    var rows: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| 0") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      rows[cells[0]] = Set(cells[2].components(separatedBy: ", "))
    }
    return rows
  }

  /// What the front matter of every lesson says.
  static func lessons() throws -> [String: Set<String>] {
    var items: [String: Set<String>] = [:]
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    for file in files.sorted() where file.hasSuffix("/lesson.md") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      var id = ""
      var covers: [String] = []
      for line in text.components(separatedBy: "---")[1].split(separator: "\n") {
        if line.hasPrefix("id:") { id = line.dropFirst(3).trimmingCharacters(in: .whitespaces) }
        if line.hasPrefix("covers:") {
          covers = line.dropFirst(7).trimmingCharacters(in: CharacterSet(charactersIn: " []"))
            .components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
      }
      for item in covers where !item.isEmpty { items[item, default: []].insert(id) }
    }
    return items
  }

  @Test func theTableAndTheLessonsTellTheSame() throws {
    let table = try Self.table()
    let lessons = try Self.lessons()
    #expect(table.count > 100)
    for item in Set(table.keys).union(lessons.keys).sorted() {
      #expect(table[item] == lessons[item], "\(item)")
    }
  }

  /// Each source is there: the two chapters, the paper, the post and the article.
  @Test func everySourceIsCovered() throws {
    let sources = Set(try Self.table().keys.map { $0.prefix(3) })
    #expect(sources == ["000", "001", "002", "003", "004"])
  }
}
