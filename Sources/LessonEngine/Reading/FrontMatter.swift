import Conditions
import Diagnostics

/// The lines between `---` and `---` at the top of a lesson.
///
/// It looks like YAML and is a strict flat subset of it: `key: value`, `key: [a, b]`, ` # comment`. No
/// prose lives here (a colon in a title would need quoting, an apostrophe would end it: every course
/// format that put texts into YAML regretted it), no nesting, no type guessing. Anything else is an error
/// with its place.
struct FrontMatter {
  struct Entry {
    var key: String
    var value: String
    var keyPlace: SourceRange
    var valuePlace: SourceRange
  }

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The first line after it.
  private(set) var endLine = 0

  private let source: SourceFile
  private let file: UInt32

  init(_ source: SourceFile, file: UInt32, keys: [String]) {
    self.source = source
    self.file = file
    let lines = source.lineStarts.count
    guard trimmed(0) == "---" else {
      diagnostics.append(Diagnostic(.lessonNoFrontMatter, at: place(line: 0)))
      return
    }
    // Without an end there is one error, not one for each line of the lesson.
    guard let end = (1..<max(lines, 2)).first(where: { $0 < lines && trimmed($0) == "---" }) else {
      diagnostics.append(Diagnostic(.lessonNoFrontMatter, arguments: ["---"], at: place(line: 0)))
      return
    }
    for line in 1..<end { read(line, keys) }
    endLine = min(end + 1, lines)
  }

  func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// `[a, b]`, or a single word.
  func list(_ key: String) -> [String] {
    guard let value = entry(key)?.value else { return [] }
    let inner = value.hasPrefix("[") ? value.dropFirst().dropLast() : value[...]
    return inner.split(separator: ",").map { normalised(String($0)) }.filter { !$0.isEmpty }
  }

  private mutating func read(_ line: Int, _ keys: [String]) {
    let text = source.lineText(line)
    if trimmed(line).isEmpty || trimmed(line).hasPrefix("#") { return }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
      text[text.startIndex..<colon].allSatisfy({ isKeyByte($0) })
    else {
      diagnostics.append(
        Diagnostic(.lessonFrontMatterLine, arguments: [trimmed(line)], at: place(line: line)))
      return
    }
    var start = colon + 1
    var end = text.endIndex
    for index in start..<end where text[index] == UInt8(ascii: "#") && index > start {
      if text[index - 1] == 0x20 {
        end = index
        break
      }
    }
    while start < end, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    let key = String(decoding: text[text.startIndex..<colon], as: UTF8.self)
    let value = String(decoding: text[start..<end], as: UTF8.self)
    let entry = Entry(
      key: key, value: value, keyPlace: place(text.startIndex, colon), valuePlace: place(start, end)
    )
    if !keys.contains(key) {
      diagnostics.append(
        Diagnostic(
          .lessonUnknownKey, arguments: [key, keys.joined(separator: ", ")], at: entry.keyPlace,
          suggestion: closestName(to: key, among: keys)))
    } else if let first = self.entry(key) {
      diagnostics.append(
        Diagnostic(
          .lessonDuplicateKey, arguments: [key], at: entry.keyPlace,
          related: [Diagnostic.Related(label: "note.declaredHere", place: first.keyPlace)]))
    } else if value.isEmpty || value == "|" || value == ">" {
      diagnostics.append(
        Diagnostic(
          .lessonBadValue, arguments: [key, value, key == "title" ? "Two owners" : "a"],
          at: entry.keyPlace))
    } else if value.hasPrefix("[") != value.hasSuffix("]") {
      diagnostics.append(
        Diagnostic(.lessonBadValue, arguments: [key, value, "[a, b]"], at: entry.valuePlace))
    } else {
      entries.append(entry)
    }
  }

  private func isKeyByte(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x2D
  }

  private func trimmed(_ line: Int) -> String {
    var text = String(decoding: source.lineText(line), as: UTF8.self)
    while text.last == " " { text.removeLast() }
    return text
  }

  private func place(line: Int) -> SourceRange {
    let text = source.lineText(line)
    return place(text.startIndex, text.endIndex)
  }

  private func place(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(
      file: file, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }
}
