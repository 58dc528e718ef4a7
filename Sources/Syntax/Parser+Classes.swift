import Diagnostics

/// Declarations of Objective-C: classes, categories, protocols, methods, properties.
///
/// They stand at the outermost level only and end with `@end`. A missing `@end` is noticed where the next
/// `@interface` or `@implementation` begins, which is where a reader would notice it.
extension Parser {
  /// A declaration that begins with `@`; false when it is an expression or a statement.
  mutating func objcTopLevel(_ attributes: [Int32]) throws(ParseError) -> Bool {
    guard peek().kind == .identifier else { return false }
    let start = at
    switch peek().value {
    case Word.interface: tree.roots.append(try interface(attributes))
    case Word.implementation: tree.roots.append(try implementation(attributes))
    case Word.protocolWord:
      if peek(2).kind == .leftParen { return false }
      tree.roots.append(try protocolDeclaration(attributes))
    case Word.classWord:
      advance()
      advance()
      var names: [Int32] = []
      repeat {
        let name = try identifier()
        if kind == .less {
          // The parameters are said again by the interface.
          openScope()
          defer { closeScope() }
          _ = try typeParameters()
        }
        declare(name, .className)
        names.append(name)
      } while take(.comma)
      try expectSemicolon(after: "@class")
      let list = tree.addList(names)
      tree.roots.append(tree.add(Node(.classForward, since(start), a: list)))
    case Word.importWord: try moduleImport()
    case Word.compatibilityAlias:
      advance()
      advance()
      try compatibilityAlias()
    case Word.end:
      throw fail(
        .misplacedDeclaration, "'@end' must appear in an Objective-C context",
        place: tokens[at].place.joined(with: peek().place))
    case Word.property, Word.synthesize, Word.dynamic, Word.optional, Word.required,
      Word.privateWord, Word.publicWord, Word.protected, Word.packageWord:
      let word = "@" + state.names[peek().value]
      throw fail(
        .misplacedDeclaration, "unexpected '@' in program", [word],
        place: tokens[at].place.joined(with: peek().place))
    case Word.throwWord: return false
    default:
      guard peek(2).kind == .identifier else { return false }
      try misspelledWord()
    }
    return true
  }

  /// `Old New;` behind `@compatibility_alias`: from here on the class can be written by the other name, too. The
  /// tokens that follow are changed, so that nobody else has to know.
  private mutating func compatibilityAlias() throws(ParseError) {
    let alias = try identifier()
    state.classAliases[alias] = try identifier()
    try expectSemicolon(after: "@compatibility_alias")
    if !resolvesAliases { resolveClassAliases(from: at) }
  }

  /// `@implemention Foo … @end`: nothing but a class is written so, so its body is skipped as well; out of
  /// its context each of its methods would be one more error.
  private mutating func misspelledWord() throws(ParseError) {
    let word = state.names[peek().value]
    let known = ["interface", "implementation", "protocol", "class", "property", "end"]
    let error = fail(
      .unknownAtWord, "unexpected '@' in program", ["@" + word],
      place: tokens[at].place.joined(with: peek().place),
      suggestion: closestName(to: word, among: known).map { "@" + $0 })
    var end = at + 2
    while token(end).kind != .endOfInput {
      if token(end).kind == .at, token(end + 1).kind == .identifier {
        let next = token(end + 1).value
        if next == Word.end {
          at = end + 2
          return
        }
        if next == Word.interface || next == Word.implementation { break }
      }
      end += 1
    }
    throw error
  }

  /// `<P, Q>`
  private mutating func protocolList() throws(ParseError) -> [Int32] {
    guard take(.less) else { return [] }
    var names: [Int32] = []
    repeat { names.append(try identifier()) } while take(.comma)
    try closeAngle()
    return names
  }

  /// `@interface Box<__covariant T : id>`: inside, T is an object.
  private mutating func typeParameters() throws(ParseError) -> [Int32] {
    var parameters: [Int32] = []
    advance()
    repeat {
      let start = at
      var flags: UInt32 = 0
      if kind == .identifier, peek().kind == .identifier {
        switch current.value {
        case Word.covariant: flags = NodeFlags.covariant
        case Word.contravariant: flags = NodeFlags.contravariant
        default: break
        }
        advance()
      }
      let name = try identifier()
      declare(name, .typeParameter)
      let bound = take(.colon) ? try typeName() : 0
      parameters.append(
        tree.add(Node(.typeParameter, since(start), a: name, b: bound, flags: flags)))
    } while take(.comma)
    try closeAngle()
    return parameters
  }

  /// Whether `<…>` behind the class name is followed by `:` or `(`: then it lists type parameters.
  private func isTypeParameterList() -> Bool {
    var index = at
    var open = 0
    repeat {
      switch token(index).kind {
      case .less: open += 1
      case .greater: open -= 1
      case .shiftRight: open -= 2
      case .endOfInput: return false
      default: break
      }
      index += 1
    } while open > 0
    return token(index).kind == .colon || token(index).kind == .leftParen
      || peek().kind == .identifier && peek(2).kind == .identifier
  }

  private mutating func interface(_ attributes: [Int32]) throws(ParseError) -> NodeID {
    let start = at
    advance()
    advance()
    openCount += 1
    defer { openCount -= 1 }
    let name = try identifier()
    declare(name, .className)
    openScope()
    defer { closeScope() }
    var node = Node(.interface, current.place, a: name)
    var protocols: [Int32] = []
    var parameters: [Int32] = []
    var arguments: [Int32] = []
    if kind == .less {
      if isTypeParameterList() {
        parameters = try typeParameters()
      } else {
        protocols = try protocolList()
      }
    }
    if kind == .leftParen {
      advance()
      node.kind = .categoryInterface
      if kind == .identifier {
        node.b = current.value
        advance()
      }
      try expect(.rightParen)
    } else if take(.colon) {
      node.b = try identifier()
      if kind == .less {
        try angleList(forObject: false, &arguments, &protocols)
      }
    }
    if kind == .less { protocols += try protocolList() }
    var ivars: [Int32] = []
    if kind == .leftBrace {
      ivars = try fieldBlock()
      node.flags |= NodeFlags.hasIvarBlock
    }
    let members = try self.members(start, isImplementation: false)
    node.c = parts(protocols, ivars, members, attributes, parameters, arguments)
    node.place = since(start)
    return tree.add(node)
  }

  private mutating func parts(
    _ protocols: [Int32], _ ivars: [Int32], _ members: [Int32], _ attributes: [Int32],
    _ parameters: [Int32] = [], _ arguments: [Int32] = []
  ) -> ListID {
    let lists = [
      tree.addList(protocols), tree.addList(ivars), tree.addList(members),
      tree.addList(attributes), tree.addList(parameters), tree.addList(arguments),
    ]
    return tree.addList(lists)
  }

  private mutating func protocolDeclaration(_ attributes: [Int32]) throws(ParseError) -> NodeID {
    let start = at
    advance()
    advance()
    let name = try identifier()
    if kind == .comma || kind == .semicolon {
      var names = [name]
      while take(.comma) { names.append(try identifier()) }
      try expectSemicolon(after: "@protocol")
      let list = tree.addList(names)
      return tree.add(Node(.protocolForward, since(start), a: list))
    }
    openCount += 1
    defer { openCount -= 1 }
    let protocols = try protocolList()
    let members = try self.members(start, isImplementation: false)
    let c = parts(protocols, [], members, attributes)
    return tree.add(Node(.protocolDeclaration, since(start), a: name, c: c))
  }

  private mutating func implementation(_ attributes: [Int32]) throws(ParseError) -> NodeID {
    let start = at
    advance()
    advance()
    openCount += 1
    implementing = true
    defer {
      openCount -= 1
      implementing = false
    }
    let name = try identifier()
    declare(name, .className)
    var node = Node(.implementation, current.place, a: name)
    if kind == .less {
      var generics: [Int32] = []
      var protocols: [Int32] = []
      try angleList(forObject: false, &generics, &protocols)
    }
    var ivars: [Int32] = []
    if take(.leftParen) {
      node.kind = .categoryImplementation
      node.b = try identifier()
      try expect(.rightParen)
    } else {
      if take(.colon) { node.b = try identifier() }
      if kind == .leftBrace {
        ivars = try fieldBlock()
        node.flags |= NodeFlags.hasIvarBlock
      }
    }
    let members = try self.members(start, isImplementation: true)
    node.c = parts([], ivars, members, attributes)
    node.place = since(start)
    return tree.add(node)
  }

  // MARK: Members

  private mutating func members(
    _ head: Int, isImplementation: Bool
  ) throws(ParseError) -> [Int32] {
    var result: [Int32] = []
    var isOptional = false
    let level = depth
    let inside = openCount
    while true {
      let start = at
      if isAt(Word.end) {
        advance()
        advance()
        return result
      }
      if isAtEnd || isOutermostWord() {
        let error = fail(
          .missingEnd, "missing '@end'", [],
          related: [
            .init(
              label: "note.startedHere", arguments: [spelling(tokens[head + 1])],
              place: tokens[head].place.joined(with: tokens[head + 1].place))
          ])
        if isAtEnd { throw error }
        return result
      }
      do {
        try member(&result, &isOptional, isImplementation)
      } catch {
        depth = level
        openCount = inside
        if isAtEnd { throw error }
        recover(from: start)
        if at == start { advance() }
      }
    }
  }

  private mutating func member(
    _ result: inout [Int32], _ isOptional: inout Bool, _ isImplementation: Bool
  ) throws(ParseError) {
    let start = at
    switch kind {
    case .semicolon:
      advance()
      return
    case .plus, .minus:
      result.append(try method(isOptional, isImplementation))
      return
    case .rightBrace:
      throw fail(.extraneousBrace, "extraneous closing brace ('}')")
    case .at:
      guard peek().kind == .identifier else { break }
      switch peek().value {
      case Word.optional, Word.required:
        isOptional = peek().value == Word.optional
        advance()
        advance()
        return
      case Word.property:
        try property(&result, isOptional)
        return
      case Word.synthesize, Word.dynamic:
        let isDynamic = peek().value == Word.dynamic
        advance()
        advance()
        repeat {
          let first = at
          let name = try identifier()
          let ivar = take(.equal) ? try identifier() : 0
          result.append(
            tree.add(
              Node(
                .synthesize, since(first), a: name, b: ivar,
                flags: isDynamic ? NodeFlags.dynamic : 0)))
        } while take(.comma)
        try expect(.semicolon, after: isDynamic ? "@dynamic" : "@synthesize")
        return
      case Word.classWord, Word.protocolWord:
        _ = try objcTopLevel([])
        result.append(tree.roots.removeLast())
        return
      default:
        throw fail(
          .unknownAtWord, "unexpected '@' in program", ["@" + state.names[peek().value]],
          place: tokens[start].place.joined(with: peek().place))
      }
    default: break
    }
    let allowed = allowsStatements
    allowsStatements = false
    defer { allowsStatements = allowed }
    result.append(contentsOf: try declaration(isFileScope: true))
  }

  private mutating func methodType() throws(ParseError) -> NodeID {
    guard kind == .leftParen else { return 0 }
    let open = at
    advance()
    openCount += 1
    let type: NodeID
    // `(oneway)` or `(nullable)` alone would mean id; nobody writes it.
    type = try typeName(inMethod: true)
    try expect(.rightParen, match: open)
    openCount -= 1
    return type
  }

  private mutating func method(
    _ isOptional: Bool, _ isImplementation: Bool
  ) throws(ParseError) -> NodeID {
    let start = at
    var node = Node(.method, current.place)
    if kind == .plus { node.flags |= NodeFlags.classMethod }
    if isOptional { node.flags |= NodeFlags.optionalMethod }
    advance()
    let outer = openCount
    openCount += 1
    defer { openCount = outer }
    node.b = try methodType()
    _ = try attributes()
    var bytes: [UInt8] = []
    var parameters: [Int32] = []
    var methodAttributes: [Int32] = []
    if kind == .identifier, peek().kind != .colon {
      node.a = current.value
      advance()
    } else {
      while kind == .identifier && peek().kind == .colon || kind == .colon {
        if kind == .identifier {
          bytes.append(contentsOf: state.names.spelling(current.value))
          advance()
        }
        try expect(.colon)
        bytes.append(0x3A)
        let first = at
        var type = try methodType()
        let attributes = try self.attributes()
        let name = try identifier()
        if type == 0 {
          type = tree.add(
            Node(.builtinType, tokens[first].place, a: Int32(BuiltinType.id.rawValue)))
        }
        let behind = try self.attributes()
        let isLast = !(kind == .colon || kind == .identifier && peek().kind == .colon)
        // What stands behind the last parameter's name belongs to the method.
        if isLast { methodAttributes = behind }
        let list = tree.addList(isLast ? attributes : attributes + behind)
        parameters.append(
          tree.add(Node(.parameterDeclaration, since(first), a: name, b: type, d: list)))
      }
      if bytes.isEmpty {
        throw fail(
          .expectedIdentifier, "expected selector for Objective-C method", [spelling(current)])
      }
      node.a = state.names.intern(bytes: bytes)
      if kind == .comma, peek().kind == .ellipsis {
        advance()
        advance()
        node.flags |= NodeFlags.variadic
      }
    }
    let attributes = methodAttributes + (try self.attributes())
    let parameterList = tree.addList(parameters)
    let attributeList = tree.addList(attributes)
    node.d = tree.addList([parameterList, attributeList])
    if isImplementation {
      // The old habit `- (void)foo; { … }` is accepted, as clang does.
      if kind == .semicolon, peek().kind == .leftBrace { advance() }
      if kind == .leftBrace {
        openScope()
        defer { closeScope() }
        for parameter in parameters { declare(tree[parameter].a, .variable) }
        node.c = try compound(opensScope: false)
        node.flags |= NodeFlags.hasBody
      } else if form == .prelude, !attributes.isEmpty, take(.semicolon) {
        // The body is native: the attribute names it.
      } else {
        throw fail(.expectedMethodBody, "expected method body", [spelling(current)])
      }
    } else if kind == .leftBrace {
      throw fail(.expectedToken, "expected ';' after method prototype", [";", "{"])
    } else {
      try expect(.semicolon, after: "method prototype")
    }
    node.place = since(start)
    return tree.add(node)
  }

  private mutating func property(
    _ result: inout [Int32], _ isOptional: Bool
  ) throws(ParseError) {
    let start = at
    advance()
    advance()
    var attributes: [Int32] = []
    if kind == .leftParen {
      let open = at
      advance()
      openCount += 1
      while kind != .rightParen {
        let first = at
        let name = try identifier()
        var value: NameID = 0
        if take(.equal) {
          value = try identifier()
          let isSetter = state.names[name] == "setter"
          if isSetter, take(.colon) {
            value = intern(state.names[value] + ":")
          } else if isSetter {
            throw fail(
              .expectedToken,
              "method name referenced in property setter attribute must end with ':'",
              [":", spelling(current)])
          }
        }
        attributes.append(tree.add(Node(.propertyAttribute, since(first), a: name, b: value)))
        if !take(.comma) { break }
      }
      try expect(.rightParen, match: open)
      openCount -= 1
    }
    let list = tree.addList(attributes)
    let specifiers = try self.specifiers(inMethod: false)
    repeat {
      let declarator = try self.declarator(specifiers)
      let own = tree.addList(specifiers.attributes + (try self.attributes()))
      result.append(
        tree.add(
          Node(
            .property, since(start), a: declarator.name, b: declarator.type, c: list, d: own,
            flags: isOptional ? NodeFlags.optionalMethod : 0)))
    } while take(.comma)
    try expect(.semicolon, after: "property declaration")
  }
}
