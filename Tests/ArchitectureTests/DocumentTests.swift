import Bytecode
import Foundation
import Testing
import VirtualMachine

/// The documents know everything that the code has: each case of the tables is named.
@Suite struct DocumentTests {
  /// The names that a document does not mention.
  static func missing(_ names: [String], in document: String) throws -> [String] {
    let words = try Repository.codeWords(in: document)
    return names.filter { !words.contains($0) }
  }

  @Test func everyOpcodeIsDocumented() throws {
    var rows: [(title: String, names: [String], form: String, meaning: String, cost: Int)] = []
    for opcode in Opcode.allCases {
      let row = opcode.descriptor
      let form = "\(row.form)"
      let meaning = "\(row.meaning)"
      let title = row.family.title
      if let last = rows.last, last.title == title, last.form == form, last.meaning == meaning {
        rows[rows.count - 1].names.append("`\(opcode)`")
      } else {
        rows.append((title, ["`\(opcode)`"], form, meaning, row.cost))
      }
    }
    var table = "| opcodes | form | do | fuel |\n|---|---|---|---|\n"
    for title in OpcodeFamily.titles {
      table += "| **\(title)** | | | |\n"
      for row in rows where row.title == title {
        table += "| \(row.names.joined(separator: ", ")) | "
        table += (row.form.isEmpty ? "" : "`\(row.form)`") + " | \(row.meaning) | "
        table += (row.cost == 0 ? "" : "\(row.cost)") + " |\n"
      }
    }
    try expectRecorded(table, as: "opcodes", in: "docs/bytecode.md")
  }

  @Test func everyNativeIsDocumented() throws {
    let names = NativeFunction.allCases.map { "\($0)" }
    #expect(try Self.missing(names, in: "docs/bytecode.md") == [])
  }

  @Test func everyEventIsDocumented() throws {
    var table = "| kind | when | its fields |\n|---|---|---|\n"
    for kind in EventKind.allCases {
      let fields = kind.shape.fields.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      table += "| `\(kind.name)` | \(kind.shape.sentence) | \(fields) |\n"
    }
    try expectRecorded(table, as: "kinds", in: "docs/events.md")
    let names = EventField.allCases.map(\.rawValue)
    #expect(try Self.missing(names, in: "docs/events.md") == [])
  }

  /// Compares what stands between two marks of a document with what the code says.
  /// `SELFSAME_RECORD=1` writes it anew.
  private func expectRecorded(_ text: String, as name: String, in document: String) throws {
    let start = "<!-- recorded: \(name) -->\n"
    var whole = try Repository.text(document)
    let opening = try #require(whole.range(of: start), "\(document) has no place for \(name)")
    let end = try #require(
      whole.range(of: "<!-- end -->", range: opening.upperBound..<whole.endIndex))
    if ProcessInfo.processInfo.environment["SELFSAME_RECORD"] != nil {
      whole.replaceSubrange(opening.upperBound..<end.lowerBound, with: text)
      try whole.write(
        to: Repository.root.appendingPathComponent(document), atomically: true, encoding: .utf8)
      return
    }
    #expect(
      whole[opening.upperBound..<end.lowerBound] == text,
      "\(document): \(name) is not what the code says (make record)")
  }

  @Test func everyTargetIsDocumented() throws {
    let targets = Set(try Repository.sources(below: "Sources").map(\.target))
    #expect(try Self.missing(targets.sorted(), in: "docs/architecture.md") == [])
  }

  /// A link that leads nowhere is a promise not kept.
  @Test func linksLeadSomewhere() throws {
    let documents =
      ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      + Repository.paths(below: "docs").filter { $0.hasSuffix(".md") }
    for document in documents {
      let folder = Repository.root.appendingPathComponent(document).deletingLastPathComponent()
      for part in try Repository.text(document).components(separatedBy: "](").dropFirst() {
        let target = part.prefix { $0 != ")" && $0 != "#" }
        if target.isEmpty || target.contains("://") || target.contains("\n") { continue }
        let path = folder.appendingPathComponent(String(target)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(document) links to \(target)")
      }
    }
  }
}
