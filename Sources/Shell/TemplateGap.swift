/// The first gap of a template, `___`: what is typed goes there. Of several each is asked in turn.
///
/// The prompt is `___>` as long as the step waits for its answer. Somebody who types the whole all the same
/// (several lines, a declaration, the filled template) has it taken as the whole.
struct TemplateGap: Equatable {
  let before: String
  let after: String

  /// nil: no gap.
  init?(_ template: String) {
    let parts = template.split(separator: "___", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return nil }
    before = String(parts[0])
    after = parts.dropFirst().joined(separator: "___")
  }

  /// The line of the template that the gap stands in.
  var line: String {
    let head = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let tail = after.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    return head + "___" + tail
  }

  /// The template with what was typed in its gap.
  func filled(with typed: String) -> String {
    var piece = typed.trimmingSpaces
    // The template ends the statement itself.
    if after.first == ";", piece.last == ";" { piece.removeLast() }
    if isWhole(piece) { return typed }
    return before + piece + after
  }

  /// The gap has a line of its own: statements belong there.
  private var isStatementGap: Bool { TemplateGap.bare(line[...]) == "___" && line != "___" }

  /// Nothing is left to put around it.
  func isWhole(_ typed: String) -> Bool {
    if typed.contains("\n") || typed.hasPrefix("@implementation") || typed.hasPrefix("@interface") {
      return true
    }
    if !isStatementGap, TemplateGap.isStatement(typed) { return true }
    let line = TemplateGap.bare(
      before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
    if !line.isEmpty { return TemplateGap.bare(typed[...]).hasPrefix(line) }
    return false
  }

  /// A statement or a declaration, where an expression would do: it stands for itself.
  private static func isStatement(_ typed: String) -> Bool {
    let keywords: Set = ["while", "for", "if", "do", "switch", "@try", "@autoreleasepool", "class"]
    if let word = typed.split(whereSeparator: { " ({\n".contains($0) }).first,
      keywords.contains(String(word))
    {
      return true
    }
    var depth = 0
    for character in typed.dropLast() {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == ";" { return true }
    }
    // Two names before an `=`: `Car *b = a`, `let b = a`.
    guard let equals = typed.firstIndex(of: "="), typed[equals...].dropFirst().first != "=" else {
      return false
    }
    let left = typed[..<equals]
    let names = left.split { $0.isWhitespace || $0 == "*" }
    return names.count >= 2
      && left.allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || "_*:<>".contains($0) }
  }

  private static func bare(_ text: Substring) -> String { text.filter { !$0.isWhitespace } }
}

extension String {
  var trimmingSpaces: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
