import Diagnostics

/// Statements: each begins with a word of its own, a declaration, or an expression.
extension CppParser {
  mutating func block() throws -> CppTree.ID { try scoped { try $0.blockInScope() } }

  private mutating func blockInScope() throws -> CppTree.ID {
    let start = token.place
    try expect("{", "expected '{'")
    var list: [CppTree.ID] = []
    while !isSign("}") {
      if isAtEnd {
        throw CppProblem(
          diagnostic: Diagnostic(
            .cppSyntax, title: "expected '}'", at: token.place,
            related: [.init(label: "note.toMatch", arguments: ["{"], place: start)]), isEnd: true)
      }
      list.append(try nested { try $0.statement() })
    }
    at += 1
    return add(.block, start, kids: list)
  }

  /// `try { … } catch (const T &e) { … } catch (...) { … }`
  mutating func tryStatement(_ start: SourceRange) throws -> CppTree.ID {
    at += 1
    var kids = [try block()]
    while true {
      let place = token.place
      guard skip("catch") else { break }
      try expect("(", "expected '('")
      if skip("...") {
        try expect(")", "expected ')'")
        kids.append(add(.handler, place, kids: [0, try block()]))
        continue
      }
      kids.append(
        try scoped { parser in
          let (list, variadic) = try parser.parameters()
          guard list.count == 1, !variadic else {
            throw parser.problem("expected exception declaration")
          }
          let parameter = parser.tree[list[0]]
          return parser.add(
            .handler, place, text: parameter.text, kids: [parameter.kid(0), try parser.block()])
        })
    }
    if kids.count == 1 { throw problem("expected 'catch'") }
    return add(.tryStatement, start, kids: kids)
  }

  mutating func statement(isPrompt: Bool = false) throws -> CppTree.ID {
    if isPrompt { return try statementHere(isPrompt: true) }
    return try nested { try $0.statementHere(isPrompt: false) }
  }

  private mutating func statementHere(isPrompt: Bool) throws -> CppTree.ID {
    let start = token.place
    if isSign("{") { return try block() }
    if skip(";") { return add(.empty, start) }
    if isSign("["), peek(1).text == "[" {
      try skipAttribute()
      // `[[fallthrough]];`
      if skip(";") { return add(.empty, start) }
    }
    if token.kind == .word {
      switch token.text {
      case "if": return try scoped { try $0.ifStatement(start) }
      case "while":
        at += 1
        try expect("(", "expected '(' after 'while'")
        if startsDeclaration() { return try scoped { try $0.whileDeclared(start) } }
        let condition = try expression()
        try expect(")", "expected ')'")
        let body = try statement()
        return add(.whileStatement, start, kids: [condition, body])
      case "do":
        at += 1
        let body = try statement()
        guard skip("while") else { throw problem("expected 'while' in do/while loop") }
        try expect("(", "expected '(' after 'while'")
        let condition = try expression()
        try expect(")", "expected ')'")
        try expect(";", "expected ';' after do/while statement")
        return add(.doStatement, start, kids: [body, condition])
      case "for": return try scoped { try $0.forStatement(start) }
      case "return":
        at += 1
        if skip(";") { return add(.returnStatement, start, kids: [0]) }
        let value = isSign("{") ? try list() : try expression()
        try expect(";", "expected ';' after return statement")
        return add(.returnStatement, start, kids: [value])
      case "break":
        at += 1
        try expect(";", "expected ';' after break statement")
        return add(.breakStatement, start)
      case "continue":
        at += 1
        try expect(";", "expected ';' after continue statement")
        return add(.continueStatement, start)
      case "switch":
        at += 1
        try expect("(", "expected '(' after 'switch'")
        return try scoped { parser in
          let (before, value) = try parser.condition()
          let body = try parser.statement()
          return parser.within(before, parser.add(.switchStatement, start, kids: [value, body]))
        }
      case "case":
        at += 1
        var ends = [try conditional()]
        if skip("...") { ends.append(try conditional()) }
        try expect(":", "expected ':' after 'case'")
        return add(.caseLabel, start, kids: ends)
      case "default":
        at += 1
        try expect(":", "expected ':' after 'default'")
        return add(.defaultLabel, start)
      case "goto": throw refusal("goto")
      case "try": return try tryStatement(start)
      case "catch": throw problem("expected expression")
      case "co_return", "co_yield", "co_await", "asm": throw refusal(token.text)
      case "else": throw problem("expected expression")
      default: break
      }
      if isName, peek(1).text == ":", peek(1).kind == .sign { throw refusal("label") }
    }
    if let made = functionInBrackets(0, before: [";"]) {
      if made.isQualified {
        throw problem(
          "definition or redeclaration of '\(made.name.text)' not allowed inside a function",
          at: made.name.place)
      }
      throw refusal("declaration of a function inside of a function", at: made.name.place)
    }
    if startsDeclaration() {
      let list = try declaration(isMember: false)
      return add(.declarationStatement, start, kids: list)
    }
    if let text = try unknownTypeHere() { throw problem("unknown type name '\(text)'") }
    let value = try expression()
    if isPrompt, isAtEnd { return add(.expressionStatement, start, kids: [value]) }
    try expect(";", "expected ';' after expression")
    return add(.expressionStatement, start, kids: [value], flags: .isBracketed)
  }

  /// `T(name())`, so many tokens ahead: what may declare a function does ([stmt.ambig], [dcl.ambig.res]).
  func functionInBrackets(
    _ distance: Int, before: Set<String>
  ) -> (name: CppToken, isQualified: Bool)? {
    var copy = self
    copy.at += distance
    let length = CppParser.typeWords.contains(copy.token.text) ? 1 : copy.typeNameLength()
    var index = length + 1
    func isWord(_ index: Int) -> Bool {
      copy.peek(index).kind == .word && !cppKeywords.contains(copy.peek(index).text)
    }
    guard length > 0, copy.peek(length).text == "(", isWord(index) else { return nil }
    while copy.peek(index + 1).text == "::", isWord(index + 2) { index += 2 }
    guard copy.peek(index + 1).text == "(", copy.peek(index + 2).text == ")",
      copy.peek(index + 3).text == ")", before.contains(copy.peek(index + 4).text)
    else { return nil }
    return (copy.peek(index), index > length + 1)
  }

  /// `Unknown name …`: two names one after the other.
  private func unknownTypeHere() throws -> String? {
    // `std::valarray v;`: a class that is not there.
    if isWord("std"), peek(1).text == "::", peek(2).kind == .word, peek(3).kind == .word,
      !cppKeywords.contains(peek(3).text)
    {
      throw refusal("std::" + peek(2).text)
    }
    guard isName, peek(1).kind == .word, !cppKeywords.contains(peek(1).text) else { return nil }
    return [";", "=", "(", "{", ",", "["].contains(peek(2).text) ? token.text : nil
  }

  /// The condition of `if` and `switch`, up to and with its bracket: `(x)`, `(int x = f())`, `(int x = f(); x > 2)`.
  /// What is declared there lives as long as the statement, as if a block stood around it.
  private mutating func condition() throws -> (before: [CppTree.ID], value: CppTree.ID) {
    var before: [CppTree.ID] = []
    while true {
      if let declared = try conditionVariable() {
        at += 1
        return (before + [declared.statement], declared.name)
      }
      let start = token.place
      if before.isEmpty, startsDeclaration() {
        let list = try declaration(isMember: false)
        before = [add(.declarationStatement, start, kids: list)]
        continue
      }
      let value = try expression()
      if before.isEmpty, skip(";") {
        before = [add(.expressionStatement, start, kids: [value])]
        continue
      }
      try expect(")", "expected ')'")
      return (before, value)
    }
  }

  /// `int x = f()` in front of the bracket that closes a condition; nil, with nothing read, where no such thing is.
  private mutating func conditionVariable() throws -> (statement: CppTree.ID, name: CppTree.ID)? {
    guard startsDeclaration() else { return nil }
    let (saved, start, shadows) = (at, token.place, shadowed.count)
    let specifiers = try specifiers(isMember: false)
    if specifiers.type != 0, specifiers.declared.isEmpty {
      let (type, name, place) = try declarator(specifiers.type, canBeUnnamed: true)
      if !name.isEmpty, isSign(")") {
        throw problem("variable declaration in condition must have an initializer", at: place)
      }
      if !name.isEmpty, isSign("=") || isSign("{") {
        let made = try variable(type, name, place, specifiers.flags, isMember: false)
        if isSign(")") {
          return (
            add(.declarationStatement, start, kids: [made]),
            tree.add(CppNode(.name, place: place, text: name))
          )
        }
      }
    }
    at = saved
    uncover(shadows)
    return nil
  }

  /// `while (int n = f())`: n is made anew each time, and the loop is left where it is nothing ([stmt.while]/2).
  private mutating func whileDeclared(_ start: SourceRange) throws -> CppTree.ID {
    guard let declared = try conditionVariable() else {
      throw refusal("declaration in the condition of a loop")
    }
    at += 1
    let body = try statement()
    let leave = tree.add(CppNode(.breakStatement, place: start))
    let test = add(.ifStatement, start, kids: [declared.name, body, leave])
    let always = tree.add(CppNode(.boolean, place: start, text: "true"))
    return add(.whileStatement, start, kids: [always, within([declared.statement], test)])
  }

  /// A statement with what its condition declares in front.
  private mutating func within(_ before: [CppTree.ID], _ statement: CppTree.ID) -> CppTree.ID {
    if before.isEmpty { return statement }
    tree[statement].flags.insert(.continuesScope)
    return add(.block, tree[statement].place, kids: before + [statement])
  }

  private mutating func ifStatement(_ start: SourceRange) throws -> CppTree.ID {
    var rungs:
      [(
        start: SourceRange, before: [CppTree.ID], value: CppTree.ID, yes: CppTree.ID,
        flags: CppFlags
      )] = []
    var start = start
    var last = 0
    repeat {
      at += 1
      let flags: CppFlags = skip("constexpr") ? .isConstexpr : []
      try expect("(", "expected '(' after 'if'")
      let condition = try condition()
      rungs.append((start, condition.before, condition.value, try statement(), flags))
      guard skip("else") else { break }
      start = token.place
      if !isWord("if") { last = try statement() }
    } while last == 0
    for rung in rungs.reversed() {
      last = within(
        rung.before,
        add(.ifStatement, rung.start, kids: [rung.value, rung.yes, last], flags: rung.flags))
    }
    return last
  }

  private mutating func forStatement(_ start: SourceRange) throws -> CppTree.ID {
    at += 1
    try expect("(", "expected '(' after 'for'")
    if isSign("["), peek(1).text == "[" { try skipAttribute() }
    var first = 0
    let place = token.place
    if skip(";") {
    } else if startsDeclaration() {
      let (saved, shadows) = (at, shadowed.count)
      let specifiers = try specifiers(isMember: false)
      if specifiers.type != 0, let made = try binding(specifiers.type, isInLoop: true) {
        if skip(":") { return try bindingLoop(start, made) }
        at = saved
        uncover(shadows)
        let list = try declaration(isMember: false)
        first = add(.declarationStatement, place, kids: list)
        return try restOfFor(start, first)
      }
      if specifiers.type != 0 {
        let (type, name, here) = try declarator(specifiers.type, canBeUnnamed: true)
        if !name.isEmpty, skip(":") {
          let range = isSign("{") ? try list() : try expression()
          try expect(")", "expected ')'")
          hide(name)
          let body = try statement()
          let variable = tree.add(CppNode(.variable, place: here, text: name, kids: [type, 0]))
          return add(.rangeFor, start, kids: [variable, range, body])
        }
      }
      at = saved
      let list = try declaration(isMember: false)
      first = add(.declarationStatement, place, kids: list)
    } else {
      let value = try expression()
      try expect(";", "expected ';' in 'for' statement specifier")
      first = add(.expressionStatement, place, kids: [value])
    }
    return try restOfFor(start, first)
  }

  /// `for (auto &[a, b] : range)`: one variable for what the range holds, whose parts have the names.
  private mutating func bindingLoop(
    _ start: SourceRange, _ binding: CppTree.ID
  ) throws -> CppTree.ID {
    let range = try expression()
    try expect(")", "expected ')'")
    let body = try statement()
    let place = tree[binding].place
    let name = "__item_\(tree.nodes.count)"
    func made(
      _ parser: inout CppParser, _ kind: CppNodeKind, _ text: String, _ kids: [CppTree.ID]
    ) -> CppTree.ID {
      parser.tree.add(CppNode(kind, place: place, text: text, kids: kids))
    }
    let variable = made(&self, .variable, name, [tree[binding].kid(0), 0])
    let auto = made(&self, .typeName, "auto", [])
    let item = made(&self, .name, name, [])
    let value = made(&self, .equalInitializer, "", [item])
    tree[binding].kids[0] = made(&self, .typeReference, "", [auto])
    tree[binding].kids[1] = value
    let declared = made(&self, .declarationStatement, "", [binding])
    let whole = made(&self, .block, "", [declared, body])
    return add(.rangeFor, start, kids: [variable, range, whole])
  }

  /// A `for` behind what it begins with.
  private mutating func restOfFor(
    _ start: SourceRange, _ first: CppTree.ID
  ) throws -> CppTree.ID {
    var condition = 0
    if !isSign(";") { condition = try expression() }
    try expect(";", "expected ';' in 'for' statement specifier")
    var step = 0
    if !isSign(")") { step = try expression() }
    try expect(")", "expected ')'")
    let body = try statement()
    return add(.forStatement, start, kids: [first, condition, step, body])
  }
}
