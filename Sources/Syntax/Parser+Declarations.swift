import Diagnostics

/// Declarations of C: variables, functions, types.
extension Parser {
  /// One declaration with all its declarators, `;` or body included.
  mutating func declaration(isFileScope: Bool) throws(ParseError) -> [Int32] {
    let start = at
    if keyword == .kStaticAssert { return [try staticAssert()] }
    if keyword == .kAsm { throw fail(.constructNotSupported, nil, ["asm"]) }
    if isFileScope, !allowsStatements, kind == .identifier, keyword == .none,
      !startsDeclaration()
    {
      // `foo();` between functions.
      if peek().kind == .leftParen, nameClass(current.value) != .typeName {
        let end = skipBalanced(at + 1)
        if token(end).kind != .leftBrace {
          throw fail(
            .statementOutsideFunction, "expected identifier or '('", [spelling(current)])
        }
      }
    } else if isFileScope, !allowsStatements, !startsDeclaration() {
      throw fail(
        .statementOutsideFunction, "expected identifier or '('", [spelling(current)])
    }
    let specifiers = try self.specifiers(at: start)
    if kind == .semicolon
      || (isAtEnd && form == .input && openCount == 0 && isTagWithBody(specifiers))
    {
      let node = tree.add(Node(.tagDeclaration, since(start), a: specifiers.type))
      try expectSemicolon(after: "struct")
      return [node]
    }
    let first = try declarator(specifiers)
    return try declarators(specifiers, first, start, isFileScope: isFileScope)
  }

  private func isTagWithBody(_ specifiers: Specifiers) -> Bool {
    let type = tree[specifiers.type]
    return (type.kind == .structType || type.kind == .enumType)
      && type.flags & NodeFlags.hasBody != 0 && !specifiers.isTypedef
      && token(at - 1).kind == .rightBrace
  }

  /// `__attribute__((fallthrough));` declares nothing and has no type.
  private mutating func specifiers(at start: Int) throws(ParseError) -> Specifiers {
    if keyword == .kAttribute {
      var end = at
      while token(end).keyword == .kAttribute { end = skipBalanced(end + 1) }
      if token(end).kind == .semicolon {
        at = end
        var nothing = Specifiers()
        nothing.type = tree.add(
          Node(.builtinType, since(start), a: Int32(BuiltinType.void.rawValue)))
        return nothing
      }
    }
    return try specifiers()
  }

  /// What may not be `register` or `auto` because it is outside of functions, and what may not be `static` within one.
  private mutating func checkStorageClass(
    _ specifiers: Specifiers, _ declarator: Declarator, _ isFunction: Bool, isFileScope: Bool
  ) throws(ParseError) {
    guard let word = specifiers.storageClass else { return }
    let isOfFunction = word.keyword == .kAuto || word.keyword == .kRegister
    if isFunction, isOfFunction {
      throw fail(
        .invalidTypeSpecifiers, "illegal storage class on function", [spelling(word)],
        place: word.place)
    }
    if isFunction, !isFileScope, word.keyword == .kStatic, form == .file || openCount > 0 {
      throw fail(
        .invalidTypeSpecifiers,
        "function declared in block scope cannot have 'static' storage class", ["static"],
        place: word.place)
    }
    if isOfFunction, isFileScope, !allowsStatements {
      throw fail(
        .invalidTypeSpecifiers, "illegal storage class on file-scoped variable", [spelling(word)],
        place: token(declarator.nameAt).place)
    }
  }

  /// The rest of a declaration whose first declarator was read.
  mutating func declarators(
    _ specifiers: Specifiers, _ first: Declarator, _ start: Int, isFileScope: Bool
  ) throws(ParseError) -> [Int32] {
    var declarator = first
    var result: [Int32] = []
    while true {
      var attributes = specifiers.attributes
      if keyword == .kAsm, peek().kind == .leftParen { at = skipBalanced(at + 1) }
      attributes += try self.attributes()
      let isFunction = tree[declarator.type].kind == .functionType && !specifiers.isTypedef
      let list = tree.addList(attributes)
      try checkStorageClass(specifiers, declarator, isFunction, isFileScope: isFileScope)
      if specifiers.isTypedef {
        declare(declarator.name, .typeName)
        result.append(
          tree.add(
            Node(
              .typedefDeclaration, since(start), a: declarator.name, b: declarator.type, d: list)))
      } else if isFunction {
        declare(declarator.name, .variable)
        var node = Node(
          .functionDeclaration, since(start), a: declarator.name, b: declarator.type, d: list,
          flags: specifiers.storage)
        if isFileScope, result.isEmpty { try oldStyleDeclarations(of: declarator) }
        if kind == .leftBrace, result.isEmpty {
          if !isFileScope {
            if form != .input, lacksBrace(), let open = braces.last {
              throw missing(.rightBrace, match: open, at: start)
            }
            throw fail(.misplacedDeclaration, "function definition is not allowed here")
          }
          openScope()
          defer { closeScope() }
          declareParameters(tree[declarator.type].b)
          node.c = try compound(opensScope: false)
          node.place = since(start)
          result.append(tree.add(node))
          return result
        }
        // Without a `;` the body may still come, on the next line.
        if isAtEnd {
          throw fail(
            .expectedToken, "expected ';' after top level declarator", [";", spelling(current)])
        }
        result.append(tree.add(node))
      } else {
        declare(declarator.name, .variable)
        var value: NodeID = 0
        if kind == .equal, !isFileScope, specifiers.storageClass?.keyword == .kExtern {
          throw fail(
            .invalidTypeSpecifiers,
            "declaration of block scope identifier with linkage cannot have an initializer",
            ["extern"], place: token(declarator.nameAt).place)
        }
        if take(.equal) { value = kind == .leftBrace ? try initializerList() : try assignment() }
        result.append(
          tree.add(
            Node(
              .variableDeclaration, since(start), a: declarator.name, b: declarator.type, c: value,
              d: list, flags: specifiers.storage)))
      }
      guard kind == .comma, !standsForSemicolon() else { break }
      advance()
      declarator = try self.declarator(specifiers.forFurtherDeclarators)
    }
    if isFileScope, !allowsStatements {
      try expectSemicolon(after: "top level declarator")
    } else {
      try expectSemicolon(atEndOf: "declaration")
    }
    return result
  }

  mutating func staticAssert() throws(ParseError) -> NodeID {
    let start = at
    advance()
    let open = at
    try expect(.leftParen, after: "'_Static_assert'")
    openCount += 1
    let condition = try conditional()
    var message: NodeID = 0
    if take(.comma) {
      let first = at
      guard kind == .string else {
        throw fail(
          .expectedToken, "expected string literal for diagnostic message in static_assert",
          ["\"", spelling(current)])
      }
      tree.strings.append(try strings())
      let index = Int32(truncatingIfNeeded: tree.strings.count - 1)
      message = tree.add(Node(.stringLiteral, since(first), a: index))
    }
    try expect(.rightParen, match: open)
    openCount -= 1
    try expectSemicolon(after: "'_Static_assert'")
    return tree.add(Node(.staticAssert, since(start), a: condition, b: message))
  }
}
