import Diagnostics

/// Expressions, by precedence.
///
/// Operators of one level that follow each other become one flat node, and right-hand sides only recurse
/// into a *higher* level, so the depth of the recursion depends on brackets alone, never on the length
/// of a chain.
extension Parser {
  /// A whole expression, commas included.
  mutating func expression() throws(ParseError) -> NodeID {
    let start = at
    let first = try assignment()
    guard kind == .comma else { return first }
    var operands = [first]
    while kind == .comma, !standsForSemicolon() {
      advance()
      operands.append(try assignment())
    }
    if operands.count == 1 { return first }
    let list = tree.addList(operands)
    return tree.add(Node(.comma, since(start), a: list))
  }

  private func assignmentOperator(_ kind: TokenKind) -> UInt32? {
    let op: BinaryOperator
    switch kind {
    case .equal: return NodeFlags.assignPlain
    case .plusEqual: op = .add
    case .minusEqual: op = .subtract
    case .starEqual: op = .multiply
    case .slashEqual: op = .divide
    case .percentEqual: op = .remainder
    case .ampEqual: op = .bitAnd
    case .pipeEqual: op = .bitOr
    case .caretEqual: op = .bitXor
    case .shiftLeftEqual: op = .shiftLeft
    case .shiftRightEqual: op = .shiftRight
    default: return nil
    }
    return UInt32(op.rawValue)
  }

  mutating func assignment() throws(ParseError) -> NodeID {
    try enter()
    defer { leave() }
    let start = at
    let target = try conditional()
    guard let op = assignmentOperator(kind) else { return target }
    advance()
    let value = kind == .leftBrace ? try initializerList() : try assignment()
    return tree.add(Node(.assignment, since(start), a: target, b: value, flags: op))
  }

  mutating func conditional() throws(ParseError) -> NodeID {
    let start = at
    let condition = try binary(1)
    guard kind == .question else { return condition }
    try enter()
    defer { leave() }
    advance()
    let then = kind == .colon ? 0 : try expression()
    try expect(.colon)
    let otherwise = try conditional()
    return tree.add(
      Node(.conditional, since(start), a: condition, b: then, c: otherwise))
  }

  private func binaryOperator(_ kind: TokenKind) -> (level: Int, op: BinaryOperator)? {
    switch kind {
    case .pipePipe: (1, .logicalOr)
    case .ampAmp: (2, .logicalAnd)
    case .pipe: (3, .bitOr)
    case .caret: (4, .bitXor)
    case .ampersand: (5, .bitAnd)
    case .equalEqual: (6, .equal)
    case .notEqual: (6, .notEqual)
    case .less: (7, .less)
    case .greater: (7, .greater)
    case .lessEqual: (7, .lessOrEqual)
    case .greaterEqual: (7, .greaterOrEqual)
    case .shiftLeft: (8, .shiftLeft)
    case .shiftRight: (8, .shiftRight)
    case .plus: (9, .add)
    case .minus: (9, .subtract)
    case .star: (10, .multiply)
    case .slash: (10, .divide)
    case .percent: (10, .remainder)
    default: nil
    }
  }

  private mutating func binary(_ minimum: Int) throws(ParseError) -> NodeID {
    let start = at
    var left = try unary()
    while let (level, op) = binaryOperator(kind), level >= minimum {
      let firstPlace = current.place
      advance()
      let right = try tighter(level + 1, within: minimum)
      guard let (next, _) = binaryOperator(kind), next == level else {
        left = tree.add(
          Node(.binary, since(start), a: left, b: right, flags: UInt32(op.rawValue)))
        continue
      }
      var elements: [Int32] = [left, Int32(op.rawValue), right]
      var places = [firstPlace]
      while let (next, op) = binaryOperator(kind), next == level {
        places.append(current.place)
        advance()
        elements.append(Int32(op.rawValue))
        elements.append(try tighter(level + 1, within: minimum))
      }
      let ranges = Int32(truncatingIfNeeded: tree.ranges.count)
      tree.ranges.append(contentsOf: places)
      let list = tree.addList(elements)
      left = tree.add(Node(.binaryChain, since(start), a: list, b: ranges))
    }
    return left
  }

  /// A right-hand side. `a | b ^ c & d == e` nests without a bracket, once for each level of precedence,
  /// so from the second one on it counts.
  private mutating func tighter(
    _ level: Int, within minimum: Int
  ) throws(ParseError) -> NodeID {
    if minimum == 1 { return try binary(level) }
    try enter()
    defer { leave() }
    return try binary(level)
  }

  // MARK: Prefixes

  private mutating func prefix(_ op: UnaryOperator) throws(ParseError) -> NodeID {
    let start = at
    advance()
    try enter()
    defer { leave() }
    let operand = try unary()
    return tree.add(Node(.unary, since(start), a: operand, flags: UInt32(op.rawValue)))
  }

  mutating func unary() throws(ParseError) -> NodeID {
    while keyword == .kExtension { advance() }
    switch kind {
    case .plus: return try prefix(.plus)
    case .minus: return try prefix(.minus)
    case .exclaim: return try prefix(.not)
    case .tilde: return try prefix(.complement)
    case .star: return try prefix(.dereference)
    case .ampersand: return try prefix(.addressOf)
    case .plusPlus: return try prefix(.increment)
    case .minusMinus: return try prefix(.decrement)
    case .ampAmp: throw fail(.constructNotSupported, nil, ["&&label"])
    case .leftParen:
      if peek().keyword == .kBridge || peek().keyword == .kBridgeRetained
        || peek().keyword == .kBridgeTransfer || startsTypeName(at + 1)
      {
        return try castOrLiteral()
      }
    case .identifier:
      switch keyword {
      case .kSizeof: return try sizeof()
      case .kAlignof:
        let start = at
        advance()
        let type = try parenthesisedType()
        return tree.add(Node(.alignofExpression, since(start), a: type))
      default: break
      }
    default: break
    }
    return try postfix(try primary(), at - 1)
  }

  private mutating func parenthesisedType() throws(ParseError) -> NodeID {
    let open = at
    try expect(.leftParen)
    openCount += 1
    let type = try typeName()
    try expect(.rightParen, match: open)
    openCount -= 1
    return type
  }

  private mutating func castOrLiteral() throws(ParseError) -> NodeID {
    let start = at
    advance()
    openCount += 1
    var bridge = BridgeKind.none
    switch keyword {
    case .kBridge: bridge = .bridge
    case .kBridgeRetained: bridge = .bridgeRetained
    case .kBridgeTransfer: bridge = .bridgeTransfer
    default: break
    }
    if bridge != .none { advance() }
    let type = try typeName()
    try expect(.rightParen, match: start)
    openCount -= 1
    if kind == .leftBrace {
      let list = try initializerList()
      let literal = tree.add(Node(.compoundLiteral, since(start), a: type, b: list))
      return try postfix(literal, start)
    }
    try enter()
    defer { leave() }
    let operand = try unary()
    return tree.add(
      Node(.cast, since(start), a: type, b: operand, c: Int32(bridge.rawValue)))
  }

  private mutating func sizeof() throws(ParseError) -> NodeID {
    let start = at
    advance()
    if kind == .leftParen, startsTypeName(at + 1) {
      let type = try parenthesisedType()
      if kind == .leftBrace {
        let list = try initializerList()
        let literal = tree.add(Node(.compoundLiteral, since(start), a: type, b: list))
        return tree.add(Node(.sizeofExpression, since(start), a: literal))
      }
      return tree.add(Node(.sizeofExpression, since(start), b: type))
    }
    try enter()
    defer { leave() }
    let operand = try unary()
    return tree.add(Node(.sizeofExpression, since(start), a: operand))
  }

  // MARK: Suffixes

  private mutating func postfix(_ base: NodeID, _ primaryEnd: Int) throws(ParseError) -> NodeID {
    var node = base
    let head = tree[base].place
    var count = 0
    func place(_ last: Int) -> SourceRange { head.joined(with: tokens[last].place) }
    while true {
      let start = at
      switch kind {
      case .leftParen:
        let list = try arguments()
        node = tree.add(Node(.call, place(at - 1), a: node, b: list))
      case .leftBracket:
        advance()
        openCount += 1
        let index = try expression()
        try expect(.rightBracket, match: start)
        openCount -= 1
        node = tree.add(Node(.subscriptAccess, place(at - 1), a: node, b: index))
      case .dot, .arrow:
        let flags = kind == .arrow ? NodeFlags.arrow : 0
        advance()
        let name = try identifier()
        node = tree.add(Node(.member, place(at - 1), a: node, b: name, flags: flags))
      case .plusPlus, .minusMinus:
        let op: UnaryOperator = kind == .plusPlus ? .increment : .decrement
        advance()
        node = tree.add(
          Node(.unary, place(at - 1), a: node, flags: UInt32(op.rawValue) | NodeFlags.postfix))
      default: return node
      }
      count += 1
      if count > Parser.maximumDepth { throw tooDeep() }
    }
  }

  /// `(a, b)` of a call.
  private mutating func arguments() throws(ParseError) -> ListID {
    let open = at
    advance()
    openCount += 1
    var list: [Int32] = []
    if kind != .rightParen {
      repeat { list.append(try assignment()) } while take(.comma)
    }
    try expect(.rightParen, match: open)
    openCount -= 1
    return tree.addList(list)
  }

  // MARK: Primaries

  mutating func primary() throws(ParseError) -> NodeID {
    let start = at
    let token = current
    switch token.kind {
    case .number: return try number()
    case .string:
      let unit = textUnit()
      if unit != .byte { return try wideString(unit) }
      let bytes = try strings()
      tree.strings.append(bytes)
      let index = Int32(truncatingIfNeeded: tree.strings.count - 1)
      return tree.add(Node(.stringLiteral, since(start), a: index))
    case .character: return try character()
    case .leftParen:
      advance()
      openCount += 1
      if kind == .leftBrace {
        let body = try compound(opensScope: true)
        try expect(.rightParen, match: start)
        openCount -= 1
        return tree.add(Node(.statementExpression, since(start), a: body))
      }
      let inner = try expression()
      try expect(.rightParen, match: start)
      openCount -= 1
      tree.nodes[Int(inner)].flags |= NodeFlags.parenthesised
      return inner
    case .leftBracket: return try messageSend()
    case .caret: return try blockExpression()
    case .at: return try objcExpression()
    case .identifier:
      switch token.keyword {
      case .none:
        advance()
        return tree.add(Node(.identifier, token.place, a: token.value))
      case .kFunctionName:
        advance()
        return tree.add(Node(.predefinedName, token.place, a: token.value))
      case .kGeneric: return try genericSelection()
      case .kVaArg:
        advance()
        let open = at
        try expect(.leftParen)
        openCount += 1
        let list = try assignment()
        try expect(.comma)
        let type = try typeName()
        try expect(.rightParen, match: open)
        openCount -= 1
        return tree.add(Node(.vaArg, since(start), a: type, b: list))
      case .kOffsetof: return try offsetOf()
      case .kAsm: throw fail(.constructNotSupported, nil, ["asm"])
      default: break
      }
    default: break
    }
    throw fail(.expectedExpression, "expected expression", [spelling(token)])
  }

  mutating func number() throws(ParseError) -> NodeID {
    let token = current
    advance()
    switch NumberLiteral(state.spellings.spelling(token.value)) {
    case .integer(let value, let decimal, let suffix, let overflow):
      if overflow {
        at -= 1
        throw fail(
          .invalidNumber, "integer literal is too large to be represented in any integer type",
          [spelling(token)])
      }
      tree.integers.append(value)
      return tree.add(
        Node(
          .integerLiteral, token.place, a: Int32(truncatingIfNeeded: tree.integers.count - 1),
          b: Int32(suffix.rawValue), flags: decimal ? NodeFlags.decimal : 0))
    case .floating(let value, let suffix):
      tree.doubles.append(value)
      return tree.add(
        Node(
          .floatLiteral, token.place, a: Int32(truncatingIfNeeded: tree.doubles.count - 1),
          flags: suffix == .f
            ? NodeFlags.floatSuffix : suffix == .l ? NodeFlags.longSuffix : 0))
    case .invalid(let title):
      at -= 1
      throw fail(.invalidNumber, title, [spelling(token)])
    }
  }

  mutating func escapeProblem(_ bad: String, _ token: Token) {
    let isUnknown = !bad.hasPrefix("\\x") && !bad.hasPrefix("\\u") && !bad.hasPrefix("\\U")
    let isNumber = bad.utf8.dropFirst().first.map { $0 >= 0x30 && $0 <= 0x37 } ?? false
    if isUnknown, !isNumber {
      diagnostics.append(
        Diagnostic(
          .invalidEscape, .warning, title: "unknown escape sequence '\(bad)'", arguments: [bad],
          at: token.place, related: state.definition(of: token)))
      return
    }
    let title =
      isNumber
      ? "octal escape sequence out of range"
      : bad == "\\x"
        ? "\\x used with no following hex digits"
        : bad.hasPrefix("\\x")
          ? "hex escape sequence out of range" : "\(bad) used with no following hex digits"
    _ = fail(.invalidEscape, title, [bad], at: token)
  }

  /// Adjacent string literals, joined.
  mutating func strings() throws(ParseError) -> [UInt8] {
    var result: [UInt8] = []
    while kind == .string {
      refusePrefix()
      let (bytes, bad) = decodeQuoted(plain(state.spellings.spelling(current.value)))
      if let bad { escapeProblem(bad, current) }
      if result.isEmpty { result = bytes } else { result.append(contentsOf: bytes) }
      advance()
    }
    return result
  }

  private mutating func character() throws(ParseError) -> NodeID {
    let token = current
    let unit = TextUnit(of: state.spellings.spelling(token.value))
    if unit != .byte { return try wideCharacter(unit) }
    let (bytes, bad) = decodeQuoted(state.spellings.spelling(token.value))
    if let bad { escapeProblem(bad, token) }
    if bytes.isEmpty {
      throw fail(.invalidNumber, "empty character constant", [spelling(token)])
    }
    if bytes.count > 4 || (bytes.count > 1 && bytes[0] >= 0xC2 && bytes[1] & 0xC0 == 0x80) {
      let title =
        bytes[0] >= 0xC2
        ? "character too large for enclosing character literal type"
        : "character constant too long for its type"
      throw fail(.invalidNumber, title, [spelling(token)])
    }
    advance()
    if bytes.count > 1 {
      diagnostics.append(
        Diagnostic(
          .multiCharacter, .warning, title: "multi-character character constant", at: token.place,
          related: state.definition(of: token)))
    }
    tree.integers.append(UInt64(bitPattern: characterNumber(bytes)))
    return tree.add(
      Node(
        .integerLiteral, token.place, a: Int32(truncatingIfNeeded: tree.integers.count - 1),
        flags: NodeFlags.characterLiteral))
  }

  private mutating func genericSelection() throws(ParseError) -> NodeID {
    let start = at
    advance()
    let open = at
    try expect(.leftParen)
    openCount += 1
    let control = try assignment()
    var list: [Int32] = []
    while take(.comma) {
      isAssociation = true
      if take(.kDefault) { list.append(0) } else { list.append(try typeName()) }
      isAssociation = false
      try expect(.colon)
      list.append(try assignment())
    }
    try expect(.rightParen, match: open)
    openCount -= 1
    let id = tree.addList(list)
    return tree.add(Node(.genericSelection, since(start), a: control, b: id))
  }

  private mutating func offsetOf() throws(ParseError) -> NodeID {
    let start = at
    advance()
    let open = at
    try expect(.leftParen)
    openCount += 1
    let type = try typeName()
    try expect(.comma)
    var list: [Int32] = []
    var first = at
    list.append(tree.add(Node(.designator, current.place, a: try identifier())))
    while kind == .dot || kind == .leftBracket {
      first = at
      if take(.dot) {
        let name = try identifier()
        list.append(tree.add(Node(.designator, since(first), a: name)))
      } else {
        advance()
        let index = try expression()
        try expect(.rightBracket, match: first)
        list.append(tree.add(Node(.designator, since(first), b: index)))
      }
    }
    try expect(.rightParen, match: open)
    openCount -= 1
    let id = tree.addList(list)
    return tree.add(Node(.offsetOf, since(start), a: type, b: id))
  }

  // MARK: Initializers

  /// `{ 1, .x = 2, [3] = { … } }`
  mutating func initializerList() throws(ParseError) -> NodeID {
    try enter()
    defer { leave() }
    let open = at
    try expect(.leftBrace)
    openCount += 1
    var items: [Int32] = []
    while kind != .rightBrace {
      items.append(try initializerItem())
      if !take(.comma) { break }
    }
    try expect(.rightBrace, match: open)
    openCount -= 1
    let list = tree.addList(items)
    return tree.add(Node(.initializerList, since(open), a: list))
  }

  private mutating func initializerItem() throws(ParseError) -> NodeID {
    let start = at
    var designators: [Int32] = []
    if kind == .identifier, keyword == .none, peek().kind == .colon {
      // GNU's old form `x: 1`.
      let name = current
      advance()
      advance()
      designators.append(tree.add(Node(.designator, name.place, a: name.value)))
    } else if kind == .dot || kind == .leftBracket && isArrayDesignator() {
      while kind == .dot || kind == .leftBracket {
        let first = at
        if take(.dot) {
          let name = try identifier()
          designators.append(tree.add(Node(.designator, since(first), a: name)))
        } else {
          advance()
          let index = try conditional()
          let last = take(.ellipsis) ? try conditional() : 0
          try expect(.rightBracket, match: first)
          designators.append(tree.add(Node(.designator, since(first), b: index, c: last)))
        }
      }
      try expect(.equal)
    }
    let value = kind == .leftBrace ? try initializerList() : try assignment()
    let list = tree.addList(designators)
    return tree.add(Node(.initializerItem, since(start), a: value, b: list))
  }

  /// `[3] =` or `[3].x[1] =`, and not a message: `[car wheels][0]`.
  private func isArrayDesignator() -> Bool {
    var next = skipBalanced(at)
    while true {
      switch token(next).kind {
      case .equal: return true
      case .dot: next += 2
      case .leftBracket: next = skipBalanced(next)
      default: return false
      }
    }
  }
}
