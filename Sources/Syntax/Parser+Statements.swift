import Diagnostics

/// Statements.
///
/// Two chains can be as long as a text likes, `else if` ladders and labels (`case 1: case 2: …`), so they
/// are read in a loop and linked from the end; everything else nests only as deep as brackets do.
extension Parser {
  /// `{ … }`
  mutating func compound(opensScope: Bool) throws(ParseError) -> NodeID {
    try enter()
    defer { leave() }
    let open = at
    try expect(.leftBrace)
    let outer = openCount
    openCount += 1
    braces.append(open)
    defer { braces.removeLast() }
    if opensScope { openScope() }
    defer { if opensScope { closeScope() } }
    var list: [Int32] = []
    while kind != .rightBrace {
      let start = at
      if isAtEnd || isOutermostWord() || (implementing && startsMethodBody()) {
        openCount = outer
        try expect(.rightBrace, match: open)
      }
      let level = depth
      let inside = openCount
      do {
        list.append(try statement())
      } catch {
        depth = level
        openCount = inside
        if isAtEnd { throw error }
        recover(from: start)
        if at == start { advance() }
      }
    }
    advance()
    openCount = outer
    let id = tree.addList(list)
    return tree.add(Node(.compound, since(open), a: id))
  }

  /// `isBody`: of an `if` or a loop, where no declaration stands.
  mutating func statement(isBody: Bool = false) throws(ParseError) -> NodeID {
    try heed()
    try enter()
    defer { leave() }
    // Labels in front, linked to their statement afterwards.
    var labels: [NodeID] = []
    while true {
      let start = at
      if keyword == .kCase {
        advance()
        let value = try conditional()
        let last = take(.ellipsis) ? try conditional() : 0
        try expect(.colon, after: "'case'")
        labels.append(tree.add(Node(.caseStatement, since(start), a: value, b: last)))
      } else if keyword == .kDefault {
        advance()
        try expect(.colon, after: "'default'")
        labels.append(tree.add(Node(.defaultStatement, since(start))))
      } else if kind == .identifier, keyword == .none, peek().kind == .colon {
        let name = current.value
        advance()
        advance()
        _ = try attributes()
        labels.append(tree.add(Node(.labelStatement, since(start), a: name)))
      } else {
        break
      }
    }
    if isBody, keyword != .kAttribute, startsDeclaration() {
      throw fail(.expectedExpression, "expected expression", [spelling(current)])
    }
    if labels.isEmpty { return try plainStatement() }
    var inner: NodeID
    if kind == .rightBrace {
      inner = tree.add(Node(.emptyStatement, since(at - 1)))
    } else {
      inner = try plainStatement()
    }
    for label in labels.reversed() {
      tree.nodes[Int(label)].c = inner
      inner = label
    }
    return inner
  }

  private mutating func plainStatement() throws(ParseError) -> NodeID {
    let start = at
    switch kind {
    case .leftBrace: return try compound(opensScope: true)
    case .semicolon:
      advance()
      return tree.add(Node(.emptyStatement, since(start)))
    case .at:
      if let node = try objcStatement() { return node }
    default: break
    }
    switch keyword {
    case .none: break
    case .kIf: return try ifLadder()
    case .kWhile:
      advance()
      let condition = try parenthesised(after: "'while'")
      let body = try statement(isBody: true)
      return tree.add(Node(.whileStatement, since(start), a: condition, b: body))
    case .kDo:
      advance()
      let body = try statement(isBody: true)
      guard take(.kWhile) else {
        throw fail(
          .expectedToken, "expected 'while' in do/while loop", ["while", spelling(current)])
      }
      let condition = try parenthesised(after: "'while'")
      try expectSemicolon(after: "do/while statement")
      return tree.add(Node(.doStatement, since(start), a: body, b: condition))
    case .kFor: return try forStatement()
    case .kSwitch:
      advance()
      let value = try parenthesised(after: "'switch'")
      let body = try statement(isBody: true)
      return tree.add(Node(.switchStatement, since(start), a: value, b: body))
    case .kBreak:
      advance()
      try expectSemicolon(after: "break statement")
      return tree.add(Node(.breakStatement, since(start)))
    case .kContinue:
      advance()
      try expectSemicolon(after: "continue statement")
      return tree.add(Node(.continueStatement, since(start)))
    case .kReturn:
      advance()
      let atInputEnd = isAtEnd && form == .input && openCount == 0
      let value = kind == .semicolon || atInputEnd ? 0 : try expression()
      try expectSemicolon(after: "return statement")
      return tree.add(Node(.returnStatement, since(start), a: value))
    case .kGoto:
      advance()
      if kind == .star { throw fail(.constructNotSupported, nil, ["goto *"]) }
      let name = try identifier()
      try expectSemicolon(after: "goto statement")
      return tree.add(Node(.gotoStatement, since(start), a: name))
    case .kAsm: throw fail(.constructNotSupported, nil, ["asm"])
    case .kElse:
      throw fail(.expectedExpression, "expected expression", [spelling(current)])
    default: break
    }
    if startsDeclaration() {
      let list = try declaration(isFileScope: false)
      let id = tree.addList(list)
      return tree.add(Node(.declarationStatement, since(start), a: id))
    }
    let value = try expression()
    try expectSemicolon(after: "expression")
    return tree.add(Node(.expressionStatement, since(start), a: value))
  }

  private mutating func parenthesised(after what: String) throws(ParseError) -> NodeID {
    let open = at
    try expect(.leftParen, after: what)
    openCount += 1
    let value = try expression()
    try expect(.rightParen, match: open)
    openCount -= 1
    return value
  }

  private mutating func ifLadder() throws(ParseError) -> NodeID {
    var steps: [NodeID] = []
    var otherwise: NodeID = 0
    while true {
      let start = at
      advance()
      let condition = try parenthesised(after: "'if'")
      let then = try statement(isBody: true)
      steps.append(tree.add(Node(.ifStatement, since(start), a: condition, b: then)))
      guard take(.kElse) else { break }
      if keyword == .kIf { continue }
      otherwise = try statement(isBody: true)
      break
    }
    let end = since(at - 1)
    for (position, step) in steps.enumerated().reversed() {
      if position < steps.count - 1 || otherwise != 0 {
        tree.nodes[Int(step)].c = otherwise
        tree.nodes[Int(step)].place = tree[step].place.joined(with: end)
      }
      otherwise = step
    }
    return otherwise
  }

  private mutating func forStatement() throws(ParseError) -> NodeID {
    let start = at
    advance()
    let open = at
    try expect(.leftParen, after: "'for'")
    openCount += 1
    openScope()
    defer { closeScope() }
    var first: NodeID = 0
    if kind == .semicolon {
      advance()
    } else if startsDeclaration() {
      let begin = at
      let specifiers = try self.specifiers()
      let declarator = try self.declarator(specifiers)
      if isWord(Word.inWord) {
        let attributes = tree.addList(specifiers.attributes)
        declare(declarator.name, .variable)
        let variable = tree.add(
          Node(
            .variableDeclaration, since(begin), a: declarator.name, b: declarator.type,
            d: attributes, flags: specifiers.storage))
        let list = tree.addList([variable])
        first = tree.add(Node(.declarationStatement, since(begin), a: list))
        return try forIn(start, open, first)
      }
      let list = try declarators(specifiers, declarator, begin, isFileScope: false)
      let id = tree.addList(list)
      first = tree.add(Node(.declarationStatement, since(begin), a: id))
    } else {
      let begin = at
      let value = try expression()
      if isWord(Word.inWord) { return try forIn(start, open, value) }
      try expect(.semicolon, after: "'for' statement specifier")
      first = tree.add(Node(.expressionStatement, since(begin), a: value))
    }
    let condition = kind == .semicolon ? 0 : try expression()
    try expect(.semicolon, after: "'for' statement specifier")
    let step = kind == .rightParen ? 0 : try expression()
    try expect(.rightParen, match: open)
    openCount -= 1
    let body = try statement(isBody: true)
    return tree.add(
      Node(.forStatement, since(start), a: first, b: condition, c: step, d: body))
  }

  private mutating func forIn(
    _ start: Int, _ open: Int, _ element: NodeID
  ) throws(ParseError) -> NodeID {
    advance()
    let collection = try expression()
    try expect(.rightParen, match: open)
    openCount -= 1
    let body = try statement(isBody: true)
    return tree.add(Node(.forInStatement, since(start), a: element, b: collection, c: body))
  }

  // MARK: Behind an @

  /// A statement that begins with `@word`; nil when it is an expression.
  private mutating func objcStatement() throws(ParseError) -> NodeID? {
    guard peek().kind == .identifier else { return nil }
    let start = at
    switch peek().value {
    case Word.autoreleasepool:
      advance()
      advance()
      guard kind == .leftBrace else {
        throw fail(.expectedToken, "expected '{'", ["{", spelling(current)])
      }
      let body = try compound(opensScope: true)
      return tree.add(Node(.autoreleasepoolStatement, since(start), a: body))
    case Word.synchronized:
      advance()
      advance()
      let lock = try parenthesised(after: "@synchronized")
      guard kind == .leftBrace else {
        throw fail(.expectedToken, "expected '{'", ["{", spelling(current)])
      }
      let body = try compound(opensScope: true)
      return tree.add(Node(.synchronizedStatement, since(start), a: lock, b: body))
    case Word.throwWord:
      advance()
      advance()
      let atInputEnd = isAtEnd && form == .input && openCount == 0
      let value = kind == .semicolon || atInputEnd ? 0 : try expression()
      try expectSemicolon(after: "@throw")
      return tree.add(Node(.throwStatement, since(start), a: value))
    case Word.tryWord: return try tryStatement()
    case Word.catchWord, Word.finally:
      throw fail(
        .unknownAtWord, "unexpected '@' in program", ["@" + state.names[peek().value]])
    case Word.importWord:
      throw fail(.moduleImport, "import of a module appears within a function", ["@import"])
    default: return nil
    }
  }

  /// `@import UIKit;`: a module is its headers, and there is no text behind those.
  mutating func moduleImport() throws(ParseError) {
    let start = at
    advance()
    advance()
    var path: [String] = []
    repeat {
      let word = spelling(current)
      _ = try identifier()
      path.append(word)
    } while take(.dot)
    if !SystemHeaders.isModule(path) {
      let name = path.joined(separator: ".")
      if let subject = SystemHeaders.subject(ofUnbuilt: path[0] + "/") {
        throw fail(
          .libraryNotBuilt, nil, [name, subject],
          place: tokens[start].place.joined(with: token(at - 1).place))
      }
      throw fail(
        .moduleImport, "module '\(name)' not found", [name],
        place: tokens[start].place.joined(with: token(at - 1).place),
        suggestion: closestName(to: name, among: SystemHeaders.moduleNames))
    }
    try expectSemicolon(after: "module name")
  }

  private mutating func tryStatement() throws(ParseError) -> NodeID {
    let start = at
    advance()
    advance()
    let body = try compound(opensScope: true)
    var clauses: [Int32] = []
    var final: NodeID = 0
    while isAt(Word.catchWord) {
      let first = at
      advance()
      advance()
      openScope()
      defer { closeScope() }
      let open = at
      try expect(.leftParen, after: "'@catch'")
      openCount += 1
      var parameter: NodeID = 0
      if !take(.ellipsis) {
        parameter = try self.parameter()
        declare(tree[parameter].a, .variable)
      }
      try expect(.rightParen, match: open)
      openCount -= 1
      let block = try compound(opensScope: true)
      clauses.append(tree.add(Node(.catchClause, since(first), a: parameter, b: block)))
    }
    if isAt(Word.finally) {
      advance()
      advance()
      final = try compound(opensScope: true)
    }
    if clauses.isEmpty, final == 0 {
      throw fail(
        .incompleteTry, "@try statement without a @catch and @finally clause", [],
        at: isAtEnd ? current : tokens[start])
    }
    let list = tree.addList(clauses)
    return tree.add(Node(.tryStatement, since(start), a: body, b: list, c: final))
  }
}
