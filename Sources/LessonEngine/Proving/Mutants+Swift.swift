import Session

/// What people leave out or mix up in Swift: `weak`, `private`, a class that should not be a struct, a `static let`
/// that is worked out anew each time.
extension MutantMaker {
  mutating func swiftMutants(at index: Int, depth: Int) {
    swiftModifier(at: index)
    swiftStatic(at: index)
    swiftType(at: index)
    swiftCondition(at: index)
    if depth > 0 { swiftLine(at: index) }
  }

  /// `weak`, `unowned`, `lazy`, `private` and `private(set)` go.
  private mutating func swiftModifier(at index: Int) {
    let word = code.text(index)
    switch word {
    case "weak", "unowned", "lazy":
      guard code.tokens.indices.contains(index + 1), code.tokens[index + 1].kind == .word else {
        return
      }
      add("drop-\(word)", at: index, [(code.range(index..<(index + 1)), "")])
    case "private", "fileprivate":
      if code.isText(index + 1, "("), code.isText(index + 3, ")") {
        add("drop-private-set", at: index, [(code.range(index..<(index + 4)), "")])
      } else {
        add("drop-private", at: index, [(code.range(index..<(index + 1)), "")])
      }
    default: break
    }
  }

  /// `static let a = A()` may be replaced (`var`), or is made anew at every question (`{ A() }`).
  private mutating func swiftStatic(at index: Int) {
    guard code.isText(index, "static"), code.isText(index + 1, "let"),
      code.tokens.indices.contains(index + 2)
    else { return }
    add("let-to-var", at: index, [(code.range((index + 1)..<(index + 2)), "var")])
    let end = endOfLine(index)
    guard let equals = (index..<end).first(where: { code.isText($0, "=") }), equals + 1 < end else {
      return
    }
    let type: String
    if code.isText(index + 3, ":") {
      type = code.source((index + 4)..<equals)
    } else if code.tokens[equals + 1].kind == .word, code.isText(equals + 2, "(") {
      type = code.text(equals + 1)
    } else {
      return
    }
    let value = code.source((equals + 1)..<end)
    add(
      "let-to-computed", at: index,
      [
        (
          code.range(index..<end),
          "static var \(code.text(index + 2)): \(type) { return \(value) }"
        )
      ])
  }

  /// A class without a superclass becomes a struct: whoever asks for it gets a copy.
  private mutating func swiftType(at index: Int) {
    guard code.isText(index, "class"), code.isText(index + 2, "{") else { return }
    let from = index > 0 && code.isText(index - 1, "final") ? index - 1 : index
    add("class-to-struct", at: index, [(code.range(from..<(index + 1)), "struct")])
  }

  /// `if a {` becomes `if !(a) {`, and so does guard; conditions that bind a name stay.
  private mutating func swiftCondition(at index: Int) {
    let isGuard = code.isText(index, "guard")
    guard isGuard || code.isText(index, "if") else { return }
    var end = index + 1
    while end < code.count, !code.isText(end, isGuard ? "else" : "{") {
      if ["let", "var", "case", ",", "}", ";"].contains(code.text(end)) { return }
      if let close = code.isText(end, "(") ? code.closing(end) : nil { end = close }
      end += 1
    }
    guard end < code.count, end > index + 1 else { return }
    let inner = code.tokens[index + 1].start
    let last = code.tokens[end - 1].end
    add(
      "negate-\(isGuard ? "guard" : "if")", at: index, [(inner..<inner, "!("), (last..<last, ")")])
  }

  /// A line that assigns or sends goes; what prints may stay, for nobody counts words.
  private mutating func swiftLine(at index: Int) {
    guard index > 0, code.tokens[index].kind == .word,
      code.tokens[index - 1].line < code.tokens[index].line || startsStatement(index)
    else { return }
    let end = endOfLine(index)
    let kept: Set<String> = [
      "let", "var", "return", "print", "if", "else", "guard", "for", "while", "switch", "case",
      "func", "init", "deinit", "class", "struct", "enum", "static", "private", "fileprivate",
      "override", "weak", "unowned", "lazy", "import", "default", "break", "continue", "throw",
      "do", "defer", "repeat", "mutating", "final", "protocol", "extension", "convenience",
      "required", "fatalError", "public", "internal", "get", "set", "didSet", "willSet",
      "typealias",
      "self", "try", "catch", "indirect", "precondition", "assert",
    ]
    let isOfSelf = code.isText(index, "self") && code.isText(index + 1, ".")
    guard end > index + 1, isOfSelf || !kept.contains(code.text(index)) else { return }
    let line = index..<end
    if line.contains(where: { code.isText($0, "{") || code.isText($0, "}") }) { return }
    let changes = ["=", "+=", "-=", "*=", "/="]
    let assigns = line.contains { changes.contains(code.text($0)) }
    let calls = code.isText(end - 1, ")")
    guard assigns || calls else { return }
    let isNil = code.isText(end - 1, "nil") && code.isText(end - 2, "=")
    let isSuper = code.isText(index, "super")
    add(
      isNil ? "drop-nil" : isSuper ? "drop-super" : "drop-line", at: index, [(code.range(line), "")]
    )
  }

  /// The token after the last one of a line, or of the statement before `;` or an unopened `}`.
  private func endOfLine(_ index: Int) -> Int {
    var end = index
    let line = code.tokens[index].line
    while end < code.count {
      if code.isText(end, ";") { return end }
      if end > index, code.tokens[end].line != line { return end }
      if code.isText(end, "("), let close = code.closing(end) {
        end = close + 1
        if end < code.count, code.tokens[end].line != code.tokens[close].line { return end }
        continue
      }
      if code.isText(end, "{"), let close = code.closing(end) {
        end = close
      } else if code.isText(end, "}") {
        return end
      }
      end += 1
    }
    return end
  }
}
