internal import Diagnostics
internal import Syntax

/// The library's files -> the Swift that carries them: a text each, and the list of parts.
///
/// A text is a `StaticString`: the compiler copies it into the program as it stands, which costs next to
/// nothing, neither at build time nor at start.
struct GeneratedLibrary {
  /// Names below `Generated/`, and what is to stand there.
  private(set) var files: [String: String] = [:]

  /// From the files, in loading order.
  init(_ sources: [SourceFile]) throws(Problem) {
    var parts: [[SourceFile]] = []
    for source in sources {
      if source.text.contains("\"\"\"#") || source.text.contains("\\#") {
        throw Problem("\(source.path): `\"\"\"#` and `\\#` cannot stand in a text of the library")
      }
      let name = source.typeName + ".swift"
      if files.updateValue(Self.text(source), forKey: name) != nil {
        throw Problem("\(source.path): another file of the library is called the same")
      }
      if parts.last?[0].part == source.part {
        parts[parts.count - 1].append(source)
      } else if let first = parts.first(where: { $0[0].part == source.part })?[0] {
        throw Problem(
          "\(source.path): stands apart from \(first.path) in Order.txt, and is of one part with it"
        )
      } else {
        parts.append([source])
      }
    }
    let known = Set(parts.map { $0[0].part })
    for file in parts.joined() {
      for name in file.requires where !known.contains(name) {
        throw Problem("\(file.path): it requires `\(name)`, and no part is called that")
      }
    }
    var indexes: [String: PartIndex] = [:]
    var state = SyntaxState()
    for files in parts where ["core", "all"].contains(files[0].language) {
      // As `LibraryPart.text` puts them together.
      let text = files.map { $0.text + "\n" }.joined()
      let name = files[0].part
      indexes[name] = try PartIndex(name, text, arc: files.contains(where: \.arc), &state)
    }
    files["LibraryIndex.swift"] = try Self.index(parts, indexes)
  }

  private static func head(_ origin: String) -> String {
    "// swift-format-ignore-file\n// Written by `make library` from \(origin): change it there.\n"
  }

  private static func text(_ source: SourceFile) -> String {
    text(source.typeName, of: source.path, source.text)
  }

  static func text(_ typeName: String, of path: String, _ text: String) -> String {
    head(path) + "enum \(typeName) {\nstatic let text: StaticString = #\"\"\"\n" + text
      + "\n\"\"\"#\n}\n"
  }

  private static func index(
    _ parts: [[SourceFile]], _ indexes: [String: PartIndex]
  ) throws(Problem) -> String {
    var lists: [String: [String]] = [:]
    let needs = try PartNeeds(parts.filter { $0[0].language == "all" }, indexes)
    for files in parts {
      var row = "LibraryPart(\"\(files[0].part)\", ["
      row += files.map { $0.typeName + ".text" }.joined(separator: ", ") + "]"
      let names = files.flatMap(\.names)
      if !names.isEmpty, files[0].language != "all" {
        row += ", names: \"\(names.joined(separator: " "))\""
      }
      let requires = files.flatMap(\.requires)
      if !requires.isEmpty, files[0].language != "all" { row += ", requires: \(requires)" }
      if let needed = needs.closures[files[0].part] { row += ", needs: \(needed)" }
      let headers = files.flatMap(\.headers)
      if !headers.isEmpty { row += ", headers: \(headers)" }
      if files.contains(where: \.arc) { row += ", arc: true" }
      if files.contains(where: \.readsInput) { row += ", readsInput: true" }
      let calls = files.flatMap(\.calls)
      if !calls.isEmpty { row += ", calls: \"\(calls.joined(separator: " "))\"" }
      if let index = indexes[files[0].part], !index.bodies.isEmpty {
        row += ",\n      bodies: \"\(index.bodies.joined())\",\n      selectors: "
        row += "\"\(index.selectors.joined(separator: " "))\""
      }
      lists[files[0].language, default: []].append("    " + row + "),\n")
    }
    let words = [
      ("core", "What every program has."),
      ("all", "What a program calls for by naming something of it."),
      ("swift", "What of Swift's library is itself Swift."),
      ("cPlusPlus", "The library of C++, itself in C++."),
    ]
    var text = head("the heads of the library's files and Order.txt") + "extension LibraryPart {\n"
    for (list, sentence) in words {
      text += "  /// \(sentence)\n  package static let \(list): [LibraryPart] = [\n"
      text += lists[list, default: []].joined() + "  ]\n"
    }
    text +=
      "  /// Numbers of the names that parts announce (`NameScan`), sorted, and whose each is.\n"
    text += "  package static let nameNumbers: [UInt64] = \(needs.names.map(\.number))\n"
    text += "  package static let nameOwners: [UInt8] = \(needs.names.map(\.owner))\n"
    text += "  /// The same of the selectors that parts declare.\n"
    text += "  package static let selectorNumbers: [UInt64] = \(needs.selectors.map(\.number))\n"
    text += "  package static let selectorOwners: [UInt8] = \(needs.selectors.map(\.owner))\n"
    text += "  /// What of the library is C's, a line each: the name, and how C++ declares it.\n"
    text += "  static let linesOfC: StaticString = #\"\"\"\n"
    var seen: Set<String> = []
    let ofC = parts.filter {
      ["C", "Threads"].contains($0[0].folder) && $0[0].path.hasSuffix(".m")
    }
    for (name, words) in ofC.flatMap({ indexes[$0[0].part]?.declarations ?? [] })
    where seen.insert(name).inserted { text += "\(name)\t\(words)\n" }
    text += "\"\"\"#\n"
    return text + "}\n"
  }
}
