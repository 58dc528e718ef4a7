import Conditions
import Diagnostics
import Session

/// Answers that are almost the solution, each with one thing spoilt.
///
/// A check that lets a spoilt solution pass proves nothing about that part of it: the author forgot to look, or
/// that part need not be there. So the checker spoils each solution in every way that this table knows,
/// and each mutant must fail; one that cannot fail is listed in a `survives` block with the reason.
///
/// The edits are those that people make: a release forgotten, a retain too few, copy for retain, the message
/// to super left out, the lock left out, a condition turned round.
package struct Mutant: Equatable {
  /// `drop-release`, …
  var kind: String
  /// Line of the solution, from 1.
  var line: Int
  /// The line as it stands in the solution.
  var source: String
  var code: String

  package var name: String { "\(kind) \(line)" }

  /// More are not tried: a solution of this size is a program.
  static let limit = 40

  /// All mutants of a solution, in the order of its lines.
  package static func all(of solution: String, language: String = "objc") -> [Mutant] {
    let maker = MutantMaker(solution, language: language)
    var seen: Set<String> = [normalised(solution)]
    return Array(
      maker.mutants.filter { seen.insert(normalised($0.code)).inserted }.prefix(limit))
  }
}

/// Walks over the tokens once and tries each edit of the language at each of them.
package struct MutantMaker {
  private(set) var mutants: [Mutant] = []
  let code: CodeTokens
  private let lines: [String]

  init(_ solution: String, language: String) {
    code = CodeTokens(solution)
    lines = solution.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var depth = 0
    for index in 0..<code.count {
      if code.isText(index, "{") { depth += 1 }
      if code.isText(index, "}") { depth -= 1 }
      switch language {
      case "swift": swiftMutants(at: index, depth: depth)
      case "cpp": cppMutants(at: index, depth: depth)
      default:
        message(at: index)
        override(at: index)
        statement(at: index)
        lock(at: index)
        if depth > 0 { staticVariable(at: index) }
        condition(at: index)
        qualifier(at: index)
      }
    }
  }

  mutating func add(
    _ kind: String, at index: Int, _ edits: [(range: Range<Int>, text: String)]
  ) {
    let line = code.tokens[index].line
    mutants.append(
      Mutant(
        kind: kind, line: line,
        source: lines.indices.contains(line - 1) ? normalised(lines[line - 1]) : "",
        code: code.edited(edits)))
  }

  /// `[x retain]` becomes `x`, `[x retain]` becomes `[x copy]` and the other way round.
  private mutating func message(at index: Int) {
    guard code.isText(index, "["), let close = code.closing(index), close > index + 2 else {
      return
    }
    let selector = close - 1
    let receiver = (index + 1)..<selector
    let isStatement = code.isText(close + 1, ";") && startsStatement(index)
    if code.isText(index + 1, "super") { superMessage(index, close) }
    comparison(index, close)
    switch code.text(selector) {
    case "retain", "autorelease":
      let name = code.text(selector)
      if code.isText(index + 1, "super") { return }
      if !isStatement {
        add(
          "drop-\(name)", at: selector, [(code.range(index..<(close + 1)), code.source(receiver))])
      } else {
        add("drop-\(name)", at: selector, [(code.range(index..<(close + 1)), "")])
      }
      if name == "retain" {
        add("retain-to-copy", at: selector, [(code.range(selector..<close), "copy")])
      }
    case "copy":
      add("copy-to-retain", at: selector, [(code.range(selector..<close), "retain")])
    case "release", "lock", "unlock":
      if isStatement {
        add(
          "drop-\(code.text(selector))", at: selector, [(code.range(index..<(close + 1)), "")])
      }
    default: break
    }
  }

  /// `[a isEqual:b]` becomes `(a == b)`: the same words need not be the same object.
  private mutating func comparison(_ index: Int, _ close: Int) {
    guard
      let colon = (index + 2..<close).first(where: {
        code.isText($0, ":") && ["isEqual", "isEqualToString"].contains(code.text($0 - 1))
      }), colon > index + 2, colon + 1 < close
    else { return }
    let (left, right) = (code.source((index + 1)..<(colon - 1)), code.source((colon + 1)..<close))
    add("isEqual-to-==", at: index, [(code.range(index..<(close + 1)), "(\(left) == \(right))")])
  }

  /// Doors of a class: methods that override the library's. Each of them goes in turn; and the two with a zone
  /// become their short names, which leave the long way open.
  private mutating func override(at index: Int) {
    guard code.isText(index, "+") || code.isText(index, "-"), code.isText(index + 1, "("),
      let type = code.closing(index + 1), type + 1 < code.count,
      index == 0 || ["@end", "}", ";", ")"].contains(code.text(index - 1))
        || code.tokens[index - 1].kind == .word,
      let brace = (type..<min(code.count, type + 24)).first(where: { code.isText($0, "{") }),
      let close = code.closing(brace)
    else { return }
    let name = code.text(type + 1)
    let doors: Set = [
      "alloc", "allocWithZone", "new", "init", "copy", "copyWithZone", "mutableCopy",
      "mutableCopyWithZone", "retain", "release", "autorelease", "retainCount", "dealloc",
      "initialize",
    ]
    guard doors.contains(name) else { return }
    // One that only passes the message on changes nothing when it goes.
    let first = code.isText(brace + 1, "return") ? brace + 2 : brace + 1
    let body = code.source(first..<close)
    let statements = body.utf8.count(where: { $0 == 0x3B })
    if body.hasPrefix("[super \(name)"), body.hasSuffix("];"), statements == 1 { return }
    add("drop-override", at: index, [(code.range(index..<(close + 1)), "")])
    guard name.hasSuffix("WithZone"), !code.source(brace..<close).contains("zone") else { return }
    let short = name.dropLast("WithZone".count)
    add("close-\(short)-alone", at: index, [(code.range((type + 1)..<brace), "\(short) ")])
  }

  /// `[super dealloc];` goes; elsewhere the message is sent to self.
  private mutating func superMessage(_ index: Int, _ close: Int) {
    if code.isText(close + 1, ";"), startsStatement(index) {
      add("drop-super", at: index, [(code.range(index..<(close + 1)), "")])
    } else {
      add("super-to-self", at: index, [(code.range((index + 1)..<(index + 2)), "self")])
    }
  }

  func startsStatement(_ index: Int) -> Bool {
    index == 0 || [";", "{", "}", ")"].contains(code.text(index - 1))
  }

  /// `x = nil;` goes.
  private mutating func statement(at index: Int) {
    guard index > 0, code.isText(index, "="), code.isText(index + 1, "nil"),
      code.isText(index + 2, ";"),
      code.tokens[index - 1].kind == .word || code.isText(index - 1, "]")
    else { return }
    var start = index - 1
    while start > 0, !startsStatement(start), index - start < 12 { start -= 1 }
    // A declaration needs its variable.
    guard startsStatement(start), index - start == 1 || code.isText(start + 1, "->") else { return }
    add("drop-nil", at: index, [(code.range(start..<(index + 2)), "")])
  }

  /// `@synchronized (x) { … }` becomes the block alone, and so does dispatch_once.
  private mutating func lock(at index: Int) {
    if code.isText(index, "@synchronized"), let close = code.closing(index + 1) {
      add("drop-synchronized", at: index, [(code.range(index..<(close + 1)), "")])
    }
    if code.isText(index, "dispatch_once"), code.isText(index + 1, "("),
      let close = code.closing(index + 1),
      let caret = (index..<close).first(where: { code.isText($0, "^") })
    {
      add(
        "drop-once", at: index,
        [
          (code.range(index..<caret), "("),
          (code.range(close..<(close + 1)), ")()"),
        ])
    }
  }

  /// A static variable of a function becomes a local one.
  mutating func staticVariable(at index: Int) {
    guard code.isText(index, "static") else { return }
    add("drop-static", at: index, [(code.range(index..<(index + 1)), "")])
  }

  /// `if (a)` becomes `if (!(a))`; `==` in other places becomes `!=`.
  mutating func condition(at index: Int) {
    guard code.isText(index, "if"), code.isText(index + 1, "("),
      let close = code.closing(index + 1)
    else { return }
    let inner = code.tokens[index + 1].end
    let end = code.tokens[close].start
    add("negate-if", at: index, [(inner..<inner, "!("), (end..<end, ")")])
  }

  /// `__weak` and `__block` go; a property's `copy` becomes `strong`, `weak` as well.
  private mutating func qualifier(at index: Int) {
    if code.isText(index, "__weak") || code.isText(index, "__block") {
      let name = code.text(index).dropFirst(2)
      add("drop-\(name)", at: index, [(code.range(index..<(index + 1)), "")])
    }
    guard code.isText(index, "@property"), code.isText(index + 1, "("),
      let close = code.closing(index + 1)
    else { return }
    for position in (index + 2)..<max(index + 2, close) {
      let word = code.text(position)
      let other: [String: String] = [
        "copy": "strong", "weak": "strong", "retain": "assign", "strong": "assign",
      ]
      if let replaced = other[word] {
        add(
          "\(word)-to-\(replaced)", at: position,
          [(code.range(position..<(position + 1)), replaced)])
      }
    }
  }
}
