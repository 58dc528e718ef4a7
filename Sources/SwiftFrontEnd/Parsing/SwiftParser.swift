import Diagnostics

/// Swift: tokens -> tree, by recursive descent.
///
/// A statement ends where the next token begins a line and cannot go on with the expression, so line ends
/// are kept in the tokens. The end of the text inside of something open is the parser's third result: more
/// is needed. What Swift has and this front end does not is refused here by its name.
struct SwiftParser {
  struct Failure: Error {}

  static let maximumDepth = 128
  var tokens: [SwiftToken]
  var at = 0
  var tree = SwiftTree()
  var diagnostics: [Diagnostic] = []
  var unfinished: Diagnostic?
  var depth = 0
  /// The next declaration is a member of a type.
  var startsMember = false
  /// The word of the type that declarations are in now; nil: outside of all, empty: in the body of a function.
  var home: String?
  var interruption = Interruption()
  /// `{` begins a body, not a trailing closure: in conditions of `if`, `for`, `switch`.
  var bodyFollows = false
  /// `=` ends what is read: a pattern stands in front of it.
  var patternEnds = false
  /// `#line` stands in the text.
  var asksForLine = false
  /// Parameters with a label and a name, be they the same word.
  var doublyNamed: Set<Int> = []

  /// Operators of the program's between two operands.
  var operators: [String: (level: Int, right: Bool)] = [:]
  /// Those of them that stand in front of their operand.
  var prefixOperators: Set<String> = []

  init(tokens: [SwiftToken]) {
    self.tokens = SwiftConditions.chosen(tokens)
    collectOperators()
  }

  // MARK: Tokens

  var current: SwiftToken { tokens[at] }
  func peek(_ distance: Int = 1) -> SwiftToken { tokens[min(at + distance, tokens.count - 1)] }
  var isAtEnd: Bool { current.kind == .endOfInput }
  mutating func advance() { if at < tokens.count - 1 { at += 1 } }

  func isPunctuation(_ text: String) -> Bool {
    current.kind == .punctuation && current.text == text
  }
  func isOperator(_ text: String) -> Bool { current.kind == .operator && current.text == text }
  func isWord(_ text: String) -> Bool {
    current.kind == .identifier && !current.isQuoted && current.text == text
  }
  mutating func take(_ text: String) -> Bool {
    guard current.kind == .punctuation || current.kind == .operator, current.text == text else {
      return false
    }
    advance()
    return true
  }
  mutating func takeWord(_ text: String) -> Bool {
    guard isWord(text) else { return false }
    advance()
    return true
  }
  /// Takes one character off the front of an operator: `>` of `>>` or `>?`, `?` of `?.`.
  mutating func takeFirst(_ character: Character) -> Bool {
    guard current.kind == .operator, current.text.first == character else { return false }
    if current.text.count == 1 {
      advance()
    } else {
      tokens[at].text.removeFirst()
      tokens[at].place.start += 1
      tokens[at].spaceBefore = false
    }
    return true
  }
  mutating func expect(_ text: String, _ title: String) throws(Failure) {
    if !take(text) { throw fail(title) }
  }
  func since(_ start: Int) -> SourceRange {
    tokens[start].place.joined(with: tokens[max(start, at - 1)].place)
  }

  // MARK: Problems

  mutating func fail(_ title: String, at place: SourceRange? = nil) -> Failure {
    let diagnostic = Diagnostic(.swiftSyntax, title: title, at: place ?? current.place)
    if isAtEnd, place == nil {
      if unfinished == nil { unfinished = diagnostic }
    } else {
      diagnostics.append(diagnostic)
    }
    return Failure()
  }
  /// Known to Swift, not built here.
  mutating func refuse(_ what: String, at place: SourceRange? = nil) -> Failure {
    diagnostics.append(
      Diagnostic(.swiftNotBuilt, title: nil, arguments: [what], at: place ?? current.place))
    return Failure()
  }
  mutating func deeper() throws(Failure) {
    depth += 1
    if depth > SwiftParser.maximumDepth {
      diagnostics.append(Diagnostic(.nestingTooDeep, title: nil, at: current.place))
      at = tokens.count - 1
      throw Failure()
    }
  }

  /// Whether there is to be no further node, which ends the reading.
  mutating func isGivenUp(from start: Int) -> Bool {
    guard interruption.isRaised(before: tree.nodes) else { return false }
    if at < tokens.count - 1 || diagnostics.isEmpty {
      diagnostics = [interruption.problem(at: tokens[start].place)]
      at = tokens.count - 1
    }
    return true
  }

  mutating func node(
    _ kind: SwiftNodeKind, from start: Int, text: String = "", kids: [Int] = [],
    labels: [String] = [], flags: SwiftFlags = []
  ) -> Int {
    if isGivenUp(from: start) { return 0 }
    return tree.add(
      SwiftNode(
        kind, place: since(start), text: text, kids: kids, labels: labels, flags: flags))
  }

  mutating func name(_ title: String = "expected pattern") throws(Failure) -> String {
    guard current.kind == .identifier, current.isQuoted || !SwiftParser.isReserved(current.text)
    else { throw fail(title) }
    let text = current.text
    advance()
    return text
  }

  static let reserved: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "func", "init", "deinit", "let", "var",
    "if", "else", "guard", "while", "repeat", "for", "in", "switch", "case", "default", "return",
    "break", "continue", "fallthrough", "defer", "import", "static", "is", "as", "true", "false",
    "nil", "try", "catch", "throw", "throws", "do", "where", "super", "self", "inout", "operator",
    "subscript", "typealias", "internal", "public", "private", "fileprivate", "rethrows", "Any",
  ]
  static func isReserved(_ text: String) -> Bool { reserved.contains(text) }

  // MARK: The whole

  mutating func parseAll() {
    while !isAtEnd {
      let start = at
      do throws(Failure) {
        if isPunctuation("{") {
          throw fail(
            "top-level statement cannot begin with a closure expression", at: current.place)
        }
        let id = try statement()
        tree.roots.append(id)
        try endOfStatement()
      } catch {
        recover(from: start)
        if diagnostics.count >= 20 { return }
      }
    }
  }

  mutating func endOfStatement() throws(Failure) {
    if take(";") || isAtEnd || current.startsLine || isPunctuation("}") { return }
    throw fail("consecutive statements on a line must be separated by ';'")
  }

  /// To the next line that stands as deep as the mistake.
  mutating func recover(from start: Int) {
    depth = 0
    bodyFollows = false
    patternEnds = false
    if at == start { advance() }
    var open = 0
    while !isAtEnd {
      if isPunctuation("{") { open += 1 }
      if isPunctuation("}") {
        if open == 0 { advance() } else { open -= 1 }
      } else if open == 0, current.startsLine {
        return
      }
      if !isAtEnd { advance() }
    }
  }

  // MARK: Types

  /// What may stand before a parameter's type.
  private static let ownerships: Set<String> = [
    "consuming", "borrowing", "__owned", "__shared", "sending", "isolated",
  ]

  mutating func type() throws(Failure) -> Int {
    try deeper()
    defer { depth -= 1 }
    let start = at
    while current.kind == .identifier, current.text.first == "@" { advance() }
    let isSome = isWord("some")
    if isSome || isWord("any") { advance() }
    if isWord("inout") { throw refuse("inout") }
    if SwiftParser.ownerships.contains(current.text), peek().kind == .identifier {
      throw refuse(current.text)
    }
    var result: Int
    if take("[") {
      let element = try type()
      if take(":") {
        let value = try type()
        try expect("]", "expected ']' in dictionary type")
        result = node(.dictionaryType, from: start, kids: [element, value])
      } else {
        try expect("]", "expected ']' in array type")
        result = node(.arrayType, from: start, kids: [element])
      }
    } else if take("(") {
      var kids: [Int] = []
      var labels: [String] = []
      while !isPunctuation(")") {
        var label = ""
        let isNamed = peek().kind == .identifier && peek(2).text == ":"
        if current.kind == .identifier, peek().text == ":" || isNamed {
          label = current.text
          while !isPunctuation(":"), !isAtEnd { advance() }
          advance()
        }
        labels.append(label)
        kids.append(try parameterType())
        if !take(",") { break }
      }
      try expect(")", "expected ')' in type")
      if isWord("async") { throw refuse(current.text) }
      let isThrowing = takeWord("throws")
      if isThrowing, isPunctuation("(") { throw refuse("typed throws") }
      if take("->") {
        kids.append(try type())
        result = node(
          .functionType, from: start, kids: kids, flags: isThrowing ? .isThrowing : [])
      } else if kids.contains(where: { tree[$0].kind == .inoutArgument }) {
        throw fail("'inout' may only be used on function or initializer parameters")
      } else if kids.count == 1, labels[0].isEmpty {
        result = kids[0]
      } else {
        result = node(.tupleType, from: start, kids: kids, labels: labels)
      }
    } else {
      guard current.kind == .identifier else { throw fail("expected type") }
      var text = current.text
      if SwiftParser.isReserved(text), text != "Any", !current.isQuoted {
        throw fail("expected type")
      }
      advance()
      var kids: [Int] = []
      if isOperator("<") || (current.kind == .operator && current.text.hasPrefix("<")) {
        _ = takeFirst("<")
        kids.append(try type())
        while take(",") { kids.append(try type()) }
        if !takeFirst(">") { throw fail("expected '>' to complete generic argument list") }
      }
      while isOperator("."), peek().kind == .identifier {
        advance()
        text += "." + current.text
        advance()
      }
      result = node(.typeName, from: start, text: text, kids: kids)
      if isOperator("&") { result = try composition(result, start) }
      if isSome { tree.nodes[result].flags.insert(.isSome) }
    }
    let outer = depth
    defer { depth = outer }
    while !current.spaceBefore, current.kind == .operator {
      try deeper()
      if current.text.first == "?" {
        _ = takeFirst("?")
        result = node(.optionalType, from: start, kids: [result])
      } else if current.text == "!" {
        advance()
        result = node(.unwrappedType, from: start, kids: [result])
      } else {
        break
      }
    }
    return result
  }

  /// `inout T` stands among the parameters of a function's type.
  mutating func parameterType() throws(Failure) -> Int {
    let start = at
    guard takeWord("inout") else { return try type() }
    return node(.inoutArgument, from: start, kids: [try type()])
  }

  /// `P & Q`: a type by the names of its parts, which it holds.
  private mutating func composition(_ first: Int, _ start: Int) throws(Failure) -> Int {
    var parts = [first]
    advance()
    let rest = try type()
    guard tree[rest].kind == .typeName else { throw refuse("P & Q") }
    parts += tree[rest].text.contains(" & ") ? tree[rest].kids : [rest]
    return node(
      .typeName, from: start, text: parts.map { tree[$0].text }.joined(separator: " & "),
      kids: parts)
  }

  // MARK: Patterns

  /// `let x`, `.some(let y)`, `(a, b)`, a value.
  mutating func pattern() throws(Failure) -> Int {
    try deeper()
    defer { depth -= 1 }
    let start = at
    if isWord("let") || isWord("var") {
      let flags: SwiftFlags = isWord("var") ? .isMutating : []
      advance()
      if current.kind == .identifier, !SwiftParser.isReserved(current.text), peek().text != "(",
        peek().text != "."
      {
        if isWord("_") { return try named(.wildcard, start, flags) }
        return try named(.bindPattern, start, flags)
      }
      let inner = try pattern()
      return node(.letPattern, from: start, kids: [inner], flags: flags)
    }
    if isWord("_") { return try named(.wildcard, start, []) }
    if isWord("is") {
      advance()
      let wanted = try type()
      return node(.isTest, from: start, kids: [0, wanted])
    }
    let value = try expression()
    return value
  }

  /// `x`, `x?`, `x as T`, and the same of `_`.
  private mutating func named(
    _ kind: SwiftNodeKind, _ start: Int, _ flags: SwiftFlags
  ) throws(Failure) -> Int {
    let text = try name()
    var made = node(kind, from: start, text: kind == .wildcard ? "" : text, flags: flags)
    while takeFirst("?") { made = node(.optionalChain, from: start, kids: [made]) }
    if takeWord("as") {
      let wanted = try type()
      made = node(.cast, from: start, text: "as", kids: [made, wanted])
    }
    return made
  }
}
