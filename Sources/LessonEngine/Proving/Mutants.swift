import Conditions

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
    guard code.isText(index, "="), code.isText(index + 1, "nil"), code.isText(index + 2, ";"),
      code.tokens[index - 1].kind == .word || code.isText(index - 1, "]"), index > 0
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
