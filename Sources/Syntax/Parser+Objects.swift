import Diagnostics

/// Expressions of Objective-C: messages, blocks, and everything behind an `@`.
extension Parser {
  /// `[receiver piece:argument piece:argument]`
  mutating func messageSend() throws(ParseError) -> NodeID {
    try enter()
    defer { leave() }
    let open = at
    advance()
    openCount += 1
    var node = Node(.messageSend, current.place)
    let first = current
    if first.kind == .identifier, first.keyword == .none {
      let isVariable = nameClass(first.value) == .variable
      let next = peek().kind
      if first.value == Word.superWord, !isVariable, next == .identifier {
        advance()
        node.a = tree.add(Node(.identifier, first.place, a: first.value))
        node.flags |= NodeFlags.superReceiver
      } else if isClassReceiver(nameClass(first.value), next) {
        advance()
        var generics: [Int32] = []
        if next == .less {
          var protocols: [Int32] = []
          try angleList(forObject: false, &generics, &protocols)
        }
        let list = tree.addList(generics)
        node.a = tree.add(Node(.identifier, first.place, a: first.value, b: list))
        node.flags |= NodeFlags.classReceiver
      }
    }
    if node.a == 0 { node.a = try expression() }
    var pieces: [SourceRange] = []
    var arguments: [Int32] = []
    var bytes: [UInt8] = []
    var selector: NameID = 0
    if kind == .identifier, peek().kind != .colon {
      pieces.append(current.place)
      selector = current.value
      advance()
    } else {
      while kind == .identifier || kind == .colon {
        pieces.append(current.place)
        if kind == .identifier {
          bytes.append(contentsOf: state.names.spelling(current.value))
          advance()
        }
        try expect(.colon)
        bytes.append(0x3A)
        arguments.append(try assignment())
      }
      while !arguments.isEmpty, take(.comma) { arguments.append(try assignment()) }
      selector = state.names.intern(bytes: bytes)
    }
    if pieces.isEmpty {
      throw fail(.expectedIdentifier, "expected identifier", [spelling(current)])
    }
    try expect(.rightBracket, match: open)
    openCount -= 1
    node.b = selector
    node.c = tree.addList(arguments)
    node.d = Int32(truncatingIfNeeded: tree.ranges.count)
    tree.ranges.append(contentsOf: pieces)
    node.place = since(open)
    return tree.add(node)
  }

  private func isClassReceiver(_ name: NameClass, _ next: TokenKind) -> Bool {
    switch name {
    case .className, .typeName: next == .identifier || next == .less
    case .unknown: next == .less && endOfGenericArguments(at + 1) != nil
    default: false
    }
  }

  /// `^(int a) { … }`, `^int (int a) { … }`, `^{ … }`
  mutating func blockExpression() throws(ParseError) -> NodeID {
    try enter()
    defer { leave() }
    let start = at
    advance()
    var node = Node(.blockExpression, current.place)
    if kind == .leftParen {
      let (list, flags) = try parameters()
      node.b = list
      node.flags |= NodeFlags.hasParameters | flags & NodeFlags.variadic
    } else if kind != .leftBrace {
      let type = try typeName()
      if tree[type].kind == .functionType {
        node.a = tree[type].a
        node.b = tree[type].b
        node.flags |= NodeFlags.hasParameters | tree[type].flags & NodeFlags.variadic
      } else {
        node.a = type
      }
    }
    guard kind == .leftBrace else {
      throw fail(.expectedExpression, "expected expression", [spelling(current)])
    }
    openScope()
    defer { closeScope() }
    declareParameters(node.b)
    node.c = try compound(opensScope: false)
    node.place = since(start)
    return tree.add(node)
  }

  mutating func declareParameters(_ list: ListID) {
    for parameter in Array(tree.list(list)) { declare(tree[parameter].a, .variable) }
  }

  mutating func objcExpression() throws(ParseError) -> NodeID {
    let start = at
    advance()
    switch kind {
    case .string:
      var bytes = try strings()
      while kind == .at, peek().kind == .string {
        advance()
        bytes += try strings()
      }
      tree.strings.append(bytes)
      let index = Int32(truncatingIfNeeded: tree.strings.count - 1)
      return tree.add(Node(.objcStringLiteral, since(start), a: index))
    case .number, .character:
      // What stands behind it is asked of the object.
      let operand = try primary()
      return tree.add(Node(.boxedExpression, since(start), a: operand))
    case .plus, .minus:
      let sign = at
      let isMinus = kind == .minus
      advance()
      let operand = tree.add(
        Node(
          .unary, since(sign), a: try primary(),
          flags: UInt32((isMinus ? UnaryOperator.minus : .plus).rawValue)))
      return tree.add(Node(.boxedExpression, since(start), a: operand))
    case .leftParen:
      let open = at
      advance()
      openCount += 1
      let operand = try expression()
      try expect(.rightParen, match: open)
      openCount -= 1
      return tree.add(Node(.boxedExpression, since(start), a: operand))
    case .leftBracket: return try collection(.arrayLiteral, .rightBracket, start)
    case .leftBrace: return try collection(.dictionaryLiteral, .rightBrace, start)
    case .identifier: break
    default: throw fail(.unknownAtWord, "unexpected '@' in program", ["@"], at: tokens[start])
    }
    let word = current
    switch word.value {
    case Word.selector:
      advance()
      let open = at
      try expect(.leftParen, after: "'@selector'")
      var bytes: [UInt8] = []
      let extra = take(.leftParen)
      // One name, or pieces that each end in a colon.
      repeat {
        if kind == .identifier {
          bytes.append(contentsOf: state.names.spelling(current.value))
          advance()
          if kind == .rightParen, !bytes.contains(0x3A) { break }
        } else if bytes.isEmpty, kind != .colon {
          throw fail(.expectedIdentifier, "expected identifier", [spelling(current)])
        }
        try expect(.colon)
        bytes.append(0x3A)
      } while kind == .identifier || kind == .colon
      if extra { try expect(.rightParen, match: open + 1) }
      try expect(.rightParen, match: open)
      let name = state.names.intern(bytes: bytes)
      return tree.add(Node(.selectorExpression, since(start), a: name))
    case Word.protocolWord:
      advance()
      let open = at
      try expect(.leftParen, after: "'@protocol'")
      let name = try identifier()
      try expect(.rightParen, match: open)
      return tree.add(Node(.protocolExpression, since(start), a: name))
    case Word.encode:
      advance()
      let open = at
      try expect(.leftParen, after: "'@encode'")
      let type = try typeName()
      try expect(.rightParen, match: open)
      return tree.add(Node(.encodeExpression, since(start), a: type))
    case Word.available:
      // The simulated system is the newest there is.
      advance()
      at = skipBalanced(at)
      tree.integers.append(1)
      let index = Int32(truncatingIfNeeded: tree.integers.count - 1)
      return tree.add(
        Node(.integerLiteral, since(start), a: index, flags: NodeFlags.decimal))
    default:
      throw fail(
        .unknownAtWord, "unexpected '@' in program", ["@" + state.names[word.value]],
        at: tokens[start], place: since(start).joined(with: word.place))
    }
  }

  private mutating func collection(
    _ node: NodeKind, _ close: TokenKind, _ start: Int
  ) throws(ParseError) -> NodeID {
    try enter()
    defer { leave() }
    let open = at
    advance()
    openCount += 1
    var list: [Int32] = []
    while kind != close {
      list.append(try assignment())
      if node == .dictionaryLiteral {
        try expect(.colon)
        list.append(try assignment())
      }
      if !take(.comma) { break }
    }
    try expect(close, match: open)
    openCount -= 1
    let id = tree.addList(list)
    return tree.add(Node(node, since(start), a: id))
  }
}
