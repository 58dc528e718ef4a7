import Diagnostics

/// Statements and their conditions.
extension SwiftParser {
  mutating func statements() throws(Failure) -> [Int] {
    var list: [Int] = []
    let outer = home
    home = ""
    defer { home = outer }
    while !isPunctuation("}"), !isAtEnd {
      list.append(try statement())
      try endOfStatement()
    }
    return list
  }

  mutating func block() throws(Failure) -> Int {
    try deeper()
    defer { depth -= 1 }
    let old = bodyFollows
    bodyFollows = false
    defer { bodyFollows = old }
    let start = at
    try expect("{", "expected '{'")
    let list = try statements()
    try expect("}", "expected '}' at end of brace statement")
    return node(.block, from: start, kids: list)
  }

  mutating func statement() throws(Failure) -> Int {
    if current.kind == .identifier, peek().text == ":", peek().kind == .punctuation,
      ["for", "while", "repeat", "switch", "if", "do"].contains(peek(2).text),
      current.isQuoted || !SwiftParser.isReserved(current.text)
    {
      let label = current.text
      advance()
      advance()
      let id = try statementWithoutLabel()
      tree.nodes[id].labels = [label]
      return id
    }
    let id = try statementWithoutLabel()
    return id
  }

  private mutating func statementWithoutLabel() throws(Failure) -> Int {
    let start = at
    guard current.kind == .identifier, !current.isQuoted else {
      let value = try expression()
      return value
    }
    switch current.text {
    case "if":
      advance()
      return try ifStatement(start)
    case "guard":
      advance()
      let test = try conditions()
      if !takeWord("else") { throw fail("expected 'else' after 'guard' condition") }
      let body = try block()
      return node(.guardStatement, from: start, kids: [test, body])
    case "while":
      advance()
      let test = try conditions()
      let body = try block()
      return node(.whileStatement, from: start, kids: [test, body])
    case "repeat":
      advance()
      let body = try block()
      if !takeWord("while") { throw fail("expected 'while' after body of 'repeat' statement") }
      let test = try expression()
      return node(.repeatStatement, from: start, kids: [body, test])
    case "for":
      advance()
      return try forStatement(start)
    case "switch":
      advance()
      return try switchStatement(start)
    case "return":
      advance()
      var value = 0
      if !current.startsLine, !isPunctuation("}"), !isPunctuation(";"), !isAtEnd {
        value = try expression()
      }
      return node(.returnStatement, from: start, kids: [value])
    case "break", "continue":
      let kind: SwiftNodeKind = current.text == "break" ? .breakStatement : .continueStatement
      advance()
      var label = ""
      if current.kind == .identifier, !current.startsLine, !SwiftParser.isReserved(current.text) {
        label = try name()
      }
      return node(kind, from: start, text: label)
    case "fallthrough":
      advance()
      return node(.fallthroughStatement, from: start)
    case "defer":
      advance()
      let body = try block()
      return node(.deferStatement, from: start, kids: [body])
    case "do":
      advance()
      let body = try block()
      if isWord("while"), !current.startsLine {
        throw fail("'do-while' statement is not allowed", at: tokens[start].place)
      }
      return isWord("catch") ? try catches(body, start) : body
    case "throw":
      advance()
      let value = try expression()
      return node(.throwStatement, from: start, kids: [value])
    default:
      if startsDeclaration() { return try declaration() }
      let value = try expression()
      return value
    }
  }

  private mutating func catches(_ body: Int, _ start: Int) throws(Failure) -> Int {
    var kids = [body]
    while isWord("catch") {
      let from = at
      advance()
      var parts = [0]
      let old = bodyFollows
      bodyFollows = true
      defer { bodyFollows = old }
      if !isPunctuation("{") {
        repeat {
          parts.append(try pattern())
          parts.append(takeWord("where") ? try expression() : 0)
        } while take(",")
      }
      parts[0] = try block()
      kids.append(node(.switchCase, from: from, kids: parts))
    }
    return node(.doStatement, from: start, kids: kids)
  }

  mutating func ifStatement(_ start: Int) throws(Failure) -> Int {
    try deeper()
    defer { depth -= 1 }
    // A ladder of `else if` is as long as one likes: it is no nesting.
    var rungs: [(start: Int, test: Int, body: Int)] = []
    var from = start
    var other = 0
    while true {
      let test = try conditions()
      rungs.append((from, test, try block()))
      guard takeWord("else") else { break }
      from = at
      if takeWord("if") { continue }
      other = try block()
      break
    }
    for rung in rungs.reversed() {
      other = node(.ifStatement, from: rung.start, kids: [rung.test, rung.body, other])
    }
    return other
  }

  private mutating func conditions() throws(Failure) -> Int {
    let old = bodyFollows
    bodyFollows = true
    defer { bodyFollows = old }
    let start = at
    var kids: [Int] = []
    repeat {
      let from = at
      if isWord("let") || isWord("var") {
        let word = current.text
        if peek().kind == .punctuation, peek().text == "(" {
          kids.append(try tupleCondition(from))
          continue
        }
        advance()
        if isPunctuation("(") { throw refuse("a tuple that a condition takes apart") }
        let text = takeWord("self") ? "self" : try name()
        let annotation = take(":") ? try type() : 0
        let value = take("=") ? try expression() : 0
        kids.append(
          node(.bindCondition, from: from, text: text, kids: [annotation, value], labels: [word]))
      } else if takeWord("case") {
        let pattern = try casePattern()
        try expect("=", "expected '=' after pattern")
        let value = try expression()
        kids.append(node(.caseCondition, from: from, kids: [pattern, value]))
      } else {
        kids.append(try expression())
      }
    } while take(",")
    return node(.conditions, from: start, kids: kids)
  }

  /// `let (a, b) = value`: what `case let (a, b)? = value` is, where the value is an optional.
  private mutating func tupleCondition(_ start: Int) throws(Failure) -> Int {
    let whole = try casePattern()
    let pattern = node(.optionalChain, from: start, kids: [whole])
    try expect("=", "expected '=' after pattern")
    let value = try expression()
    return node(.caseCondition, from: start, text: "let", kids: [pattern, value])
  }

  /// A pattern that does not swallow the `=` behind it.
  private mutating func casePattern() throws(Failure) -> Int {
    let old = patternEnds
    patternEnds = true
    defer { patternEnds = old }
    return try pattern()
  }

  /// Whether a semicolon stands in the head of the `for` whose word was read.
  private var isOfC: Bool {
    for token in tokens[at...] {
      if token.kind == .punctuation, token.text == ";" { return true }
      if token.kind == .endOfInput || token.startsLine || ["{", "in"].contains(token.text) {
        return false
      }
    }
    return false
  }

  private mutating func forStatement(_ start: Int) throws(Failure) -> Int {
    if isOfC { throw fail("C-style for statement was removed in Swift 3", at: tokens[start].place) }
    let isCase = takeWord("case")
    let from = at
    var pattern: Int
    if isCase {
      let old = bodyFollows
      bodyFollows = true
      pattern = try casePattern()
      bodyFollows = old
    } else if isPunctuation("("), holdsTuple() {
      // What `for case let (a, (b, c))` is.
      pattern = node(.letPattern, from: from, kids: [try casePattern()])
    } else if take("(") {
      var kids: [Int] = []
      while !isPunctuation(")") {
        let each = at
        let text = try name()
        kids.append(text == "_" ? node(.wildcard, from: each) : node(.name, from: each, text: text))
        if !take(",") { break }
      }
      try expect(")", "expected ')' at end of tuple pattern")
      pattern = node(.tuple, from: from, kids: kids, labels: kids.map { _ in "" })
    } else if takeWord("var") {
      pattern = node(.name, from: from, text: try name(), flags: .isMutating)
    } else {
      let text = try name()
      pattern = text == "_" ? node(.wildcard, from: from) : node(.name, from: from, text: text)
    }
    if isPunctuation(":") { throw refuse("a type in a for loop") }
    if !takeWord("in") { throw fail("expected 'in' after for-each pattern") }
    let sequence = try headExpression()
    var filter = 0
    if takeWord("where") { filter = try headExpression() }
    let body = try block()
    return node(.forIn, from: start, kids: [pattern, sequence, filter, body])
  }

  /// Whether a tuple stands within the tuple that begins here.
  private func holdsTuple() -> Bool {
    var index = at + 1
    while tokens[index].kind == .identifier || tokens[index].text == "," { index += 1 }
    return tokens[index].text == "("
  }

  mutating func switchStatement(_ start: Int) throws(Failure) -> Int {
    try deeper()
    defer { depth -= 1 }
    let subject = try headExpression()
    let old = bodyFollows
    bodyFollows = false
    defer { bodyFollows = old }
    try expect("{", "expected '{' after 'switch' subject expression")
    var kids = [subject]
    while !isPunctuation("}") {
      let from = at
      var parts: [Int] = [0]
      if takeWord("default") {
      } else if takeWord("case") {
        repeat {
          parts.append(try pattern())
          parts.append(takeWord("where") ? try expression() : 0)
        } while take(",")
      } else if takeWord("@unknown") {
        continue
      } else {
        throw fail("all statements inside a switch must be covered by a 'case' or 'default'")
      }
      try expect(":", "expected ':' after 'case'")
      let bodyStart = at
      var list: [Int] = []
      // The next case may stand on the same line.
      var endsHere: Bool { isWord("case") || isWord("default") || isWord("@unknown") }
      while !isPunctuation("}"), !endsHere, !isAtEnd {
        list.append(try statement())
        if !endsHere { try endOfStatement() }
      }
      if list.isEmpty {
        throw fail(
          "'\(parts.count == 1 ? "default" : "case")' label in a 'switch' must have at least one executable statement",
          at: since(from))
      }
      parts[0] = node(.block, from: bodyStart, kids: list)
      kids.append(node(.switchCase, from: from, kids: parts))
    }
    try expect("}", "expected '}' at end of 'switch' statement")
    return node(.switchStatement, from: start, kids: kids)
  }
}
