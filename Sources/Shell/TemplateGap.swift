import Diagnostics

/// The first gap of a template, `___`: what is typed goes there. Of several each is asked in turn.
///
/// The prompt is `___>` as long as the step waits for its answer. Somebody who types the whole all the same
/// (several lines, a declaration, the filled template) has it taken as the whole.
struct TemplateGap: Equatable {
  let before: String
  let after: String
  /// A statement ends where its line does.
  private let endsByLine: Bool

  /// nil: no gap.
  init?(_ template: String, endsByLine: Bool = false) {
    let parts = template.parts(between: "___")
    guard parts.count >= 2 else { return nil }
    self.init(
      before: String(parts[0]), after: parts.dropFirst().joined(separator: "___"), endsByLine)
  }

  private init(before: String, after: String, _ endsByLine: Bool) {
    self.before = before
    self.after = after
    self.endsByLine = endsByLine
  }

  /// The line of the template that the gap stands in.
  var line: String {
    let head = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let tail = after.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    return head + "___" + tail
  }

  /// The line with those above it up to the brace that it stands in: of several gaps `___` alone would be any.
  var passage: String {
    let above = before.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var open = 0
    let beginning = above.indices.reversed().first { index in
      for character in above[index] {
        if character == "{" { open += 1 }
        if character == "}" { open -= 1 }
      }
      return open > 0
    }
    guard let beginning, above.count - beginning <= 8 else { return line }
    return (above[beginning...].map(String.init) + [line]).joined(separator: "\n")
  }

  /// The template with what was typed in its gap.
  func filled(with typed: String) -> String {
    var piece = typed.trimmingSpaces
    if let wider = takingStatements(piece) { return wider.filled(with: typed) }
    // The template ends the statement itself.
    if after.first == ";", piece.last == ";" { piece.removeLast() }
    if let piece = insideOfLine(piece) { return before + piece + after }
    if let around = definition(like: piece) { return around.before + piece + around.after }
    if isWhole(typed.trimmingSpaces) { return typed }
    if lacksEnd(piece) { piece += ";" }
    // Further lines stand where the first does.
    if hasOwnLine { piece = piece.replacing("\n", with: "\n" + line.prefix { $0 == " " }) }
    return before + piece + after
  }

  /// Somebody typed the gap's line as it stands there, `return [self g];` for `return ___;`: what is in its gap.
  private func insideOfLine(_ typed: String) -> String? {
    let head = TemplateGap.bare(
      before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
    let tail = TemplateGap.bare(
      after.split(separator: "\n", omittingEmptySubsequences: false).first ?? "")
    // Where the line is all there is, it is the whole answer.
    let isAlone = (before + after).split(separator: "\n").filter { !$0.isEmpty }.count == 1
    guard !head.isEmpty, !isAlone, !typed.contains("\n") else { return nil }
    func without(_ sign: String, _ text: Substring, _ isAhead: Bool) -> Substring? {
      var text = text
      for character in isAhead ? Array(sign) : sign.reversed() {
        while (isAhead ? text.first : text.last)?.isWhitespace == true {
          if isAhead { text.removeFirst() } else { text.removeLast() }
        }
        guard (isAhead ? text.first : text.last) == character else { return nil }
        if isAhead { text.removeFirst() } else { text.removeLast() }
      }
      return text
    }
    guard let rest = without(head, typed[...], true) else { return nil }
    // `filled` has taken a last `;` off.
    let inside = tail == ";" ? rest : without(tail, rest, false)
    return inside.map { String($0).trimmingSpaces }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Statements with a `return` of their own, typed for `return ___;`: they stand in the place of that line. nil: what
  /// was typed is none of these.
  func takingStatements(_ typed: String) -> TemplateGap? {
    let bare = TemplateGap.bare(line[...])
    guard function != nil, bare == "return___;" || endsByLine && bare == "return___",
      definition(like: typed) == nil, TemplateGap.returns(typed),
      insideOfLine(typed.last == ";" ? String(typed.dropLast()) : typed) == nil
    else { return nil }
    let head = before.prefix(before.count - line.prefix { $0 != "_" }.drop { $0 == " " }.count)
    return TemplateGap(
      before: String(head), after: after.first == ";" ? String(after.dropFirst()) : after,
      endsByLine)
  }

  /// What stands there ends without the `;` of its last statement, as it may at any prompt.
  private func lacksEnd(_ piece: String) -> Bool {
    guard takesLines, !endsByLine, let last = piece.last, !";}{:,\\".contains(last),
      let opening = before.trimmingSpaces.last, !",([=?:&|+-<>".contains(opening)
    else { return false }
    let line = piece.split(separator: "\n").last ?? ""
    return !line.contains("#") && line.parts(between: "//").count == 1
  }

  /// Statements belong there, or the methods of a class: more than one line may.
  var takesLines: Bool {
    guard let last = before.trimmingSpaces.last else { return false }
    let rest = after.drop { $0 == " " }
    // In a macro the lines go on behind a `\`.
    guard rest.first == "\n" || rest.first == "}" else { return false }
    return "{};".contains(last) || hasOwnLine && OpenBrackets(before).remain
  }

  /// Nothing else stands in its line.
  var hasOwnLine: Bool { TemplateGap.bare(line[...]) == "___" }

  /// The line that opens the function or method in which the gap stands; nil: it stands in none.
  private var function: Substring? {
    var depth = 0
    var head: Substring?
    for line in before.split(separator: "\n") {
      if depth == 0 { head = line }
      for character in line {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
    }
    return depth > 0 ? head : nil
  }

  /// What stands around the innermost definition that the gap is in and that a text would stand in the place of: a
  /// method where that is one, else what begins with the same words. nil: it is none of these.
  func definition(like typed: String) -> (before: String, after: String)? {
    let own = TemplateGap.bare(typed[...])
    let isMethod = own.hasPrefix("-(") || own.hasPrefix("+(")
    guard own.contains("{"), !TemplateGap.branches(typed) else { return nil }
    for (depth, start) in openBraces.reversed().enumerated() {
      let head = TemplateGap.bare(before[start...].prefix { $0 != "{" })
      let isHead =
        isMethod
        ? head.hasPrefix("-(") || head.hasPrefix("+(")
        // What a block or a value is given to is no definition.
        : !head.isEmpty && !head.contains { "^=".contains($0) }
          && own.hasPrefix(head.prefix { $0 != "(" })
      guard isHead, let end = end(ofBlock: depth + 1) else { continue }
      let first = before[start...].firstIndex { $0 != " " } ?? start
      return (String(before[..<first]), String(after[end...]))
    }
    return nil
  }

  /// Where the lines begin that open the braces around the gap, the outermost first.
  private var openBraces: [String.Index] {
    var open: [String.Index] = []
    var start = before.startIndex
    for index in before.indices {
      switch before[index] {
      case "\n":
        // A brace in a line of its own belongs to the line above.
        let next = before[before.index(after: index)...]
        if next.first(where: { !$0.isWhitespace }) != "{" { start = next.startIndex }
      case "{": open.append(start)
      case "}": _ = open.popLast()
      default: break
      }
    }
    return open
  }

  /// Right behind the brace that ends so many blocks around the gap.
  private func end(ofBlock number: Int) -> String.Index? {
    var open = number
    for index in after.indices {
      if after[index] == "{" { open += 1 }
      if after[index] == "}" { open -= 1 }
      if open == 0 { return after.index(after: index) }
    }
    return nil
  }

  /// Nothing is left to put around it.
  func isWhole(_ typed: String) -> Bool {
    if typed.hasPrefix("@implementation") || typed.hasPrefix("@interface") { return true }
    let line = TemplateGap.bare(
      before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
    if takesLines {
      // The function or method that it stands in, up to its parameters, wherever it is typed.
      guard let start = function.map({ TemplateGap.bare($0) }) else { return false }
      let bare = TemplateGap.bare(typed[...])
      let isMethod = start.hasPrefix("-") || start.hasPrefix("+")
      if isMethod, bare.hasPrefix(start.prefix(2)) { return true }
      return bare.contains(String(start.prefix { !(isMethod ? ":{" : "({").contains($0) }))
    }
    if typed.contains("\n") || TemplateGap.isStatement(typed) { return true }
    if !line.isEmpty { return TemplateGap.bare(typed[...]).hasPrefix(line) }
    return false
  }

  /// A statement or a declaration, where an expression would do: it stands for itself.
  private static func isStatement(_ typed: String) -> Bool {
    if branches(typed) || typed.hasPrefix("class ") { return true }
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
    // `b = a;`, ended as a statement is.
    return (names.count >= 2 || typed.last == ";")
      && left.allSatisfy { $0.isLetter || $0.isNumber || $0.isWhitespace || "_*:<>".contains($0) }
  }

  /// Statements by which a function ends: one begins with `return`, outside of what has braces of its own, or such a
  /// one has it within.
  private static func returns(_ typed: String) -> Bool {
    var depth = 0
    var word = ""
    var isWithin = false
    for character in typed + " " {
      if character.isLetter || character.isNumber || "_@".contains(character) {
        word.append(character)
        continue
      }
      if word == "return" {
        if depth == 0 { return true }
        isWithin = true
      }
      word = ""
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
    }
    return branches(typed) && (isWithin || depth > 0)
  }

  /// It begins as a statement with a block does.
  private static func branches(_ typed: String) -> Bool {
    let keywords: Set = [
      "while", "for", "if", "do", "switch", "@try", "@autoreleasepool", "@synchronized", "else",
      "guard", "repeat", "defer",
    ]
    let word = typed.trimmingSpaces.prefix { !" ({\n".contains($0) }
    return keywords.contains(String(word))
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
