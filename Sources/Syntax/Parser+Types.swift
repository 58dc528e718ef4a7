import Diagnostics

/// Types: specifiers, then declarators.
///
/// C writes a type around the name it declares: `int *a[3]` is an array of three pointers because `[3]`
/// stands nearer to the name's right than `*` to its left. The parser first collects the layers (chunks)
/// from the name outwards and then builds the type from the specifier inwards.
struct Specifiers {
  var type: NodeID = 0
  /// Storage bits of `NodeFlags`.
  var storage: UInt32 = 0
  var isTypedef = false
  /// `static`, `extern`, `auto`, `register` or `typedef`: a declaration has one of them.
  var storageClass: Token?
  /// `__weak` and its kin, which belong to the pointer that the declarator makes.
  var ownership: UInt32 = 0
  /// In `__weak Foo *a, *b` only `a` is weak: the word was moved to the first pointer. (With `id` it stays
  /// at the type, which all declarators share.)
  var forFurtherDeclarators: Specifiers {
    var further = self
    further.ownership = 0
    return further
  }
  var blockStorage = false
  /// `nullable`, `oneway`, … in a method's type.
  var outer: UInt32 = 0
  var attributes: [Int32] = []
}

/// One layer of a declarator.
struct DeclaratorChunk {
  enum Kind { case pointer, block, array, function }
  var kind: Kind
  var flags: UInt32 = 0
  var a: Int32 = 0
  var place: SourceRange
}

struct Declarator {
  var name: NameID = 0
  var nameAt = 0
  var type: NodeID = 0
}

private let ownershipFlags =
  NodeFlags.strong | NodeFlags.weak | NodeFlags.unsafeUnretained | NodeFlags.autoreleasing
  | NodeFlags.unowned

extension Parser {
  // MARK: Specifiers

  private static let storageClasses: Set<Keyword> = [
    .kAuto, .kExtern, .kStatic, .kRegister, .kTypedef,
  ]

  /// Everything before the declarator. `inMethod`: the words of Objective-C's method types count.
  mutating func specifiers(inMethod: Bool = false) throws(ParseError) -> Specifiers {
    try enter()
    defer { leave() }
    var result = Specifiers()
    let start = at
    var qualifiers: UInt32 = 0
    var basic: [Keyword: Int] = [:]
    reading: while true {
      if Parser.storageClasses.contains(keyword) {
        if let other = result.storageClass, other.keyword != keyword {
          throw fail(
            .invalidTypeSpecifiers,
            "cannot combine with previous '\(spelling(other))' declaration specifier",
            [spelling(current)])
        }
        result.storageClass = current
      }
      switch keyword {
      case .kAuto: break
      case .kExtern: result.storage |= NodeFlags.isExtern
      case .kStatic: result.storage |= NodeFlags.isStatic
      case .kRegister: result.storage |= NodeFlags.isRegister
      case .kInline: result.storage |= NodeFlags.isInline
      case .kThreadLocal: result.storage |= NodeFlags.isThreadLocal
      case .kTypedef: result.isTypedef = true
      case .kNoreturn:
        result.attributes.append(tree.add(Node(.attribute, current.place, a: intern("noreturn"))))
      case .kExtension, .kRestrict: break
      case .kConst: qualifiers |= NodeFlags.isConst
      case .kVolatile: qualifiers |= NodeFlags.isVolatile
      case .kAtomic:
        qualifiers |= NodeFlags.isAtomic
        if peek().kind == .leftParen, result.type == 0, basic.isEmpty {
          advance()
          advance()
          result.type = try typeName()
          guard kind == .rightParen else { throw failClose() }
        }
      case .kStrong: result.ownership |= NodeFlags.strong
      case .kWeak: result.ownership |= NodeFlags.weak
      case .kUnowned: result.ownership |= NodeFlags.weak | NodeFlags.unowned
      case .kUnsafeUnretained: result.ownership |= NodeFlags.unsafeUnretained
      case .kAutoreleasing: result.ownership |= NodeFlags.autoreleasing
      case .kBlock: result.blockStorage = true
      case .kKindof: qualifiers |= NodeFlags.kindof
      case .kNullable: qualifiers |= NodeFlags.nullable
      case .kNonnull: qualifiers |= NodeFlags.nonnull
      case .kNullUnspecified: break
      case .kAttribute, .kAlignas:
        result.attributes.append(contentsOf: try attributes())
        continue reading
      case .kComplex:
        throw fail(.constructNotSupported, nil, ["_Complex"])
      case .kVoid, .kBool, .kChar, .kShort, .kInt, .kLong, .kSigned, .kUnsigned, .kFloat,
        .kDouble, .kInt128:
        if result.type != 0 {
          throw fail(
            .invalidTypeSpecifiers,
            "cannot combine with previous declaration specifier", [spelling(current)])
        }
        if keyword != .kLong, basic[keyword] != nil {
          throw fail(
            .invalidTypeSpecifiers,
            "cannot combine with previous '\(spelling(current))' declaration specifier",
            [spelling(current)])
        }
        basic[keyword, default: 0] += 1
      case .kStruct, .kUnion:
        result.type = try structType()
        continue reading
      case .kEnum:
        result.type = try enumType()
        continue reading
      case .kTypeof:
        result.type = try typeofType()
        continue reading
      case .kAutoType:
        result.type = tree.add(Node(.autoType, current.place))
      case .none:
        guard kind == .identifier else { break reading }
        if inMethod, let flag = methodWord() {
          result.outer |= flag
          break
        }
        guard result.type == 0, basic.isEmpty else { break reading }
        if nameClass(current.value) == .variable, !isTypeDespiteVariable() { break reading }
        result.type = try namedType()
        continue reading
      default: break reading
      }
      advance()
    }
    if !basic.isEmpty { result.type = try basicType(basic, start) }
    if result.type == 0 {
      if result.ownership != 0 || result.blockStorage || qualifiers != 0 || result.storage != 0
        || result.isTypedef
      {
        throw fail(
          .expectedType,
          "type specifier missing, defaults to 'int'; ISO C99 and later do not support implicit int",
          [spelling(current)])
      }
      throw fail(.expectedType, "expected a type", [spelling(current)])
    }
    if qualifiers != 0 { tree.nodes[Int(result.type)].flags |= qualifiers }
    return result
  }

  /// A variable's name where only a type can stand: `Foo Foo;` came before.
  private func isTypeDespiteVariable() -> Bool {
    peek().kind == .star || (peek().kind == .identifier && peek().keyword == .none)
  }

  private func methodWord() -> UInt32? {
    // `(in)` would be a type of that name.
    if peek().kind == .rightParen { return nil }
    switch current.value {
    case Word.inWord, Word.out, Word.inoutWord, Word.bycopy, Word.byref, Word.oneway:
      return NodeFlags.distributed
    case Word.nullable: return NodeFlags.nullable
    case Word.nonnull: return NodeFlags.nonnull
    case Word.nullUnspecified: return 0
    default: return nil
    }
  }

  mutating func intern(_ word: String) -> NameID { state.names.intern(word) }

  private mutating func failClose() -> ParseError {
    fail(.expectedToken, "expected ')'", [")", spelling(current)])
  }

  private mutating func basicType(
    _ basic: [Keyword: Int], _ start: Int
  ) throws(ParseError) -> NodeID {
    let unsigned = basic[.kUnsigned, default: 0] > 0
    let signed = basic[.kSigned, default: 0] > 0
    let longs = basic[.kLong, default: 0]
    var rest = basic
    for word in [Keyword.kUnsigned, .kSigned, .kLong] { rest[word] = nil }
    let hadInt = rest.removeValue(forKey: .kInt) != nil
    var type: BuiltinType?
    if rest.isEmpty {
      switch longs {
      case 0: type = unsigned ? .unsignedInt : .int
      case 1: type = unsigned ? .unsignedLong : .long
      case 2: type = unsigned ? .unsignedLongLong : .longLong
      default: type = nil
      }
    } else if rest.count == 1, let (word, count) = rest.first, count == 1 {
      switch word {
      case .kChar where longs == 0 && !hadInt:
        type = unsigned ? .unsignedChar : signed ? .signedChar : .char
      case .kShort where longs == 0: type = unsigned ? .unsignedShort : .short
      case .kInt128 where longs == 0: type = unsigned ? .unsignedInt128 : .int128
      case .kDouble where longs <= 1 && !unsigned && !signed && !hadInt:
        type = longs == 1 ? .longDouble : .double
      case .kFloat where basic.count == 1: type = .float
      case .kVoid where basic.count == 1: type = .void
      case .kBool where basic.count == 1: type = .bool
      default: type = nil
      }
    }
    if unsigned, signed { type = nil }
    guard let type else {
      let words = (start..<at).map { spelling(tokens[$0]) }.joined(separator: " ")
      throw fail(.invalidTypeSpecifiers, nil, [words], at: tokens[start], place: since(start))
    }
    return tree.add(Node(.builtinType, since(start), a: Int32(type.rawValue)))
  }

  private mutating func namedType() throws(ParseError) -> NodeID {
    let start = at
    let name = current.value
    let known = nameClass(name)
    advance()
    if known == .typeParameter { return tree.add(Node(.namedType, since(start), a: name)) }
    var builtin: BuiltinType?
    switch name {
    case Word.id: builtin = .id
    case Word.classType: builtin = .classType
    case Word.sel: builtin = .selector
    case Word.instancetype: builtin = .instancetype
    case Word.vaList, Word.builtinVaList: builtin = .vaList
    default: break
    }
    var generics: [Int32] = []
    var protocols: [Int32] = []
    while kind == .less {
      try angleList(forObject: builtin != nil, &generics, &protocols)
    }
    if let builtin, protocols.isEmpty {
      return tree.add(Node(.builtinType, since(start), a: Int32(builtin.rawValue)))
    }
    let b = tree.addList(generics)
    let c = tree.addList(protocols)
    return tree.add(Node(.namedType, since(start), a: name, b: b, c: c))
  }

  /// `<…>` behind a name: protocols if every entry is a bare name that is no type by itself, otherwise
  /// generic arguments.
  mutating func angleList(
    forObject: Bool, _ generics: inout [Int32], _ protocols: inout [Int32]
  ) throws(ParseError) {
    try enter()
    defer { leave() }
    advance()
    var areNames = true
    var index = at
    while areNames, token(index).kind == .identifier, token(index).keyword == .none {
      if !forObject {
        let known = nameClass(token(index).value)
        if known == .typeName || known == .typeParameter { areNames = false }
      }
      index += 1
      if token(index).kind != .comma { break }
      index += 1
    }
    if token(index).kind != .greater && token(index).kind != .shiftRight { areNames = false }
    repeat {
      if areNames { protocols.append(try identifier()) } else { generics.append(try typeName()) }
    } while take(.comma)
    try closeAngle()
  }

  mutating func closeAngle() throws(ParseError) {
    if kind == .shiftRight {
      // `>>` closes two lists.
      tokens[at].kind = .greater
      tokens[at].place.start &+= 1
      return
    }
    try expect(.greater)
  }

  private mutating func typeofType() throws(ParseError) -> NodeID {
    let start = at
    advance()
    let open = at
    try expect(.leftParen, after: "'typeof'")
    openCount += 1
    var node = Node(.typeofType, current.place)
    // A name that no declaration made a type: an instance variable, or nothing (`typeof(age) old` is no cast).
    let isPlainName =
      kind == .identifier && keyword == .none && nameClass(current.value) == .unknown
      && token(at + 1).kind == .rightParen
    if !isPlainName, startsTypeName(at) {
      node.b = try typeName()
    } else {
      node.a = try expression()
    }
    try expect(.rightParen, match: open)
    openCount -= 1
    node.place = since(start)
    return tree.add(node)
  }

  private mutating func structType() throws(ParseError) -> NodeID {
    let start = at
    var flags: UInt32 = keyword == .kUnion ? NodeFlags.isUnion : 0
    advance()
    var attributes = try self.attributes()
    var tag: NameID = 0
    if kind == .identifier, keyword == .none {
      tag = current.value
      advance()
    } else if kind != .leftBrace {
      throw fail(
        .expectedIdentifier,
        "declaration of anonymous \(flags == 0 ? "struct" : "union") must be a definition",
        [spelling(current)])
    }
    attributes += try self.attributes()
    var fields: [Int32] = []
    if kind == .leftBrace {
      fields = try fieldBlock()
      flags |= NodeFlags.hasBody
      attributes += try self.attributes()
    }
    if attributes.contains(where: { tree[$0].a == Word.packed }) { flags |= NodeFlags.packed }
    let list = tree.addList(fields)
    let words = tree.addList(attributes)
    return tree.add(
      Node(
        .structType, since(start), a: tag, b: list, c: words, d: packing(at: start), flags: flags))
  }

  /// What `#pragma pack` says here; 0 where it says nothing.
  private func packing(at index: Int) -> Int32 {
    var value: Int32 = 0
    for change in packings where change.token <= index { value = change.limit }
    return value
  }

  /// `{ int a; … }` of a struct, or of a class (then with `@private` and friends).
  mutating func fieldBlock() throws(ParseError) -> [Int32] {
    try enter()
    defer { leave() }
    let open = at
    advance()
    openCount += 1
    var fields: [Int32] = []
    while kind != .rightBrace {
      let start = at
      if isAtEnd || isOutermostWord() { try expect(.rightBrace, match: open) }
      do {
        try field(&fields)
      } catch {
        if isAtEnd { throw error }
        recover(from: start)
        if at == start { advance() }
      }
    }
    advance()
    openCount -= 1
    return fields
  }

  private mutating func field(_ fields: inout [Int32]) throws(ParseError) {
    // A struct in a struct takes the largest frames of all: it counts for more than a bracket.
    try enter()
    defer { leave() }
    if take(.semicolon) { return }
    if kind == .at {
      let start = at
      advance()
      let word = try identifier()
      guard
        word == Word.privateWord || word == Word.protected || word == Word.publicWord
          || word == Word.packageWord
      else {
        throw fail(
          .unknownAtWord, "unexpected '@' in program", [state.names[word]], at: tokens[start])
      }
      fields.append(tree.add(Node(.accessSpecifier, since(start), a: word)))
      return
    }
    if keyword == .kStaticAssert {
      _ = try staticAssert()
      return
    }
    let start = at
    let specifiers = try self.specifiers()
    if let word = specifiers.storageClass {
      throw fail(
        .invalidTypeSpecifiers, "type name does not allow storage class to be specified",
        [spelling(word)], place: word.place)
    }
    if kind == .semicolon {
      fields.append(tree.add(Node(.fieldDeclaration, since(start), b: specifiers.type)))
      advance()
      return
    }
    repeat {
      let first = at
      var declarator = Declarator()
      if kind == .colon {
        declarator.type = specifiers.type
      } else {
        declarator = try self.declarator(specifiers)
      }
      var width: NodeID = 0
      if take(.colon) { width = try conditional() }
      let attributes = try self.attributes()
      let list = tree.addList(specifiers.attributes + attributes)
      fields.append(
        tree.add(
          Node(
            .fieldDeclaration, since(declarator.nameAt == 0 ? first : start), a: declarator.name,
            b: declarator.type, c: width, d: list)))
    } while take(.comma)
    if kind == .rightBrace || isAtEnd {
      try expect(.semicolon, after: "end of declaration list")
    }
    try expect(.semicolon, after: "end of declaration list")
  }

  private mutating func enumType() throws(ParseError) -> NodeID {
    let start = at
    advance()
    _ = try attributes()
    var node = Node(.enumType, current.place)
    if kind == .identifier, keyword == .none {
      node.a = current.value
      advance()
    }
    if kind == .colon, !isAssociation {
      advance()
      node.c = try specifiers().type
    }
    if kind == .leftBrace {
      let open = at
      advance()
      openCount += 1
      var values: [Int32] = []
      while kind != .rightBrace {
        let first = at
        if isAtEnd { try expect(.rightBrace, match: open) }
        let name = try identifier()
        _ = try attributes()
        declare(name, .variable)
        let value = take(.equal) ? try conditional() : 0
        values.append(tree.add(Node(.enumerator, since(first), a: name, b: value)))
        if !take(.comma) { break }
      }
      try expect(.rightBrace, match: open)
      openCount -= 1
      _ = try attributes()
      node.flags |= NodeFlags.hasBody
      node.b = tree.addList(values)
    } else if node.a == 0, node.c == 0 {
      throw fail(.expectedIdentifier, "expected identifier or '{'", [spelling(current)])
    }
    node.place = since(start)
    return tree.add(node)
  }

  // MARK: Declarators

  /// The type in `(…)` of a cast, `sizeof` and the like.
  mutating func typeName(inMethod: Bool = false) throws(ParseError) -> NodeID {
    let specifiers = try self.specifiers(inMethod: inMethod)
    return try declarator(specifiers, allowsName: false).type
  }

  /// A declarator with its type. Without a name where `needsName` is false.
  mutating func declarator(
    _ specifiers: Specifiers, allowsName: Bool = true, needsName: Bool = true
  ) throws(ParseError) -> Declarator {
    var result = Declarator()
    var chunks: [DeclaratorChunk] = []
    try layers(&result, &chunks, allowsName)
    if allowsName, needsName, result.name == 0 {
      throw fail(.expectedIdentifier, "expected identifier or '('", [spelling(current)])
    }
    result.type = build(specifiers, chunks)
    return result
  }

  /// Collects the layers, outermost (nearest to the name) first.
  private mutating func layers(
    _ result: inout Declarator, _ chunks: inout [DeclaratorChunk], _ allowsName: Bool
  ) throws(ParseError) {
    try enter()
    defer { leave() }
    var prefix: [DeclaratorChunk] = []
    while kind == .star || kind == .caret {
      let start = at
      let isBlock = kind == .caret
      advance()
      let flags = try pointerQualifiers()
      prefix.append(
        DeclaratorChunk(kind: isBlock ? .block : .pointer, flags: flags, place: since(start)))
      if prefix.count > Parser.maximumDepth { throw tooDeep() }
    }
    if keyword == .kAttribute { _ = try attributes() }
    if kind == .identifier, keyword == .none, allowsName {
      result.name = current.value
      result.nameAt = at
      advance()
    } else if kind == .leftParen, isNestedDeclarator(allowsName) {
      let open = at
      advance()
      openCount += 1
      if keyword == .kAttribute { _ = try attributes() }
      try layers(&result, &chunks, allowsName)
      try expect(.rightParen, match: open)
      openCount -= 1
    }
    var count = 0
    while true {
      count += 1
      if count > Parser.maximumDepth { throw tooDeep() }
      if kind == .leftBracket {
        chunks.append(try arrayLayer())
      } else if kind == .leftParen {
        chunks.append(try functionLayer())
      } else {
        break
      }
    }
    chunks.append(contentsOf: prefix.reversed())
  }

  private func isNestedDeclarator(_ allowsName: Bool) -> Bool {
    let next = peek()
    switch next.kind {
    case .star, .caret, .leftBracket: return true
    case .leftParen: return allowsName || [.star, .caret].contains(peek(2).kind)
    case .identifier:
      if next.keyword == .kAttribute { return true }
      return allowsName && next.keyword == .none && !startsTypeName(at + 1)
        && nameClass(next.value) != .typeName && nameClass(next.value) != .className
    default: return false
    }
  }

  private mutating func pointerQualifiers() throws(ParseError) -> UInt32 {
    var flags: UInt32 = 0
    while true {
      switch keyword {
      case .kConst: flags |= NodeFlags.isConst
      case .kVolatile: flags |= NodeFlags.isVolatile
      case .kAtomic: flags |= NodeFlags.isAtomic
      case .kRestrict, .kNullUnspecified: break
      case .kStrong: flags |= NodeFlags.strong
      case .kWeak: flags |= NodeFlags.weak
      case .kUnowned: flags |= NodeFlags.weak | NodeFlags.unowned
      case .kUnsafeUnretained: flags |= NodeFlags.unsafeUnretained
      case .kAutoreleasing: flags |= NodeFlags.autoreleasing
      case .kBlock: flags |= NodeFlags.blockStorage
      case .kNullable: flags |= NodeFlags.nullable
      case .kNonnull: flags |= NodeFlags.nonnull
      case .kKindof: break
      case .kAttribute:
        // Only those inside the layers: the ones behind the declarator belong to the declaration.
        _ = try attributes()
        continue
      default: return flags
      }
      advance()
    }
  }

  private mutating func arrayLayer() throws(ParseError) -> DeclaratorChunk {
    let open = at
    advance()
    openCount += 1
    // What a parameter's brackets may say of the pointer that it is.
    while [.kStatic, .kConst, .kRestrict, .kVolatile, .kNullable, .kNonnull, .kNullUnspecified]
      .contains(keyword)
    { advance() }
    var size: NodeID = 0
    // `[*]` in a prototype: of a length that is not said.
    if kind == .star, peek().kind == .rightBracket { advance() }
    if kind != .rightBracket { size = try assignment() }
    try expect(.rightBracket, match: open)
    openCount -= 1
    return DeclaratorChunk(kind: .array, a: size, place: since(open))
  }

  private mutating func functionLayer() throws(ParseError) -> DeclaratorChunk {
    let open = at
    let (list, flags) = try parameters()
    return DeclaratorChunk(kind: .function, flags: flags, a: list, place: since(open))
  }

  /// `(int a, …)`: list of parameter declarations and the flags of a function type.
  mutating func parameters() throws(ParseError) -> (ListID, UInt32) {
    try enter()
    defer { leave() }
    let open = at
    try expect(.leftParen)
    openCount += 1
    defer { openCount -= 1 }
    if take(.rightParen) { return (0, 0) }
    if keyword == .kVoid, peek().kind == .rightParen {
      advance()
      advance()
      return (0, NodeFlags.hasPrototype)
    }
    if let list = oldStyleNames(open) { return (list, NodeFlags.hasPrototype) }
    var flags = NodeFlags.hasPrototype
    var list: [Int32] = []
    repeat {
      if take(.ellipsis) {
        flags |= NodeFlags.variadic
        break
      }
      list.append(try parameter())
    } while take(.comma)
    try expect(.rightParen, match: open)
    return (tree.addList(list), flags)
  }

  mutating func parameter() throws(ParseError) -> NodeID {
    let start = at
    let specifiers = try self.specifiers()
    if let word = specifiers.storageClass, word.keyword != .kRegister {
      throw fail(
        .invalidTypeSpecifiers, "invalid storage class specifier in function declarator",
        [spelling(word)], place: word.place)
    }
    let declarator = try self.declarator(specifiers, needsName: false)
    let attributes = specifiers.attributes + (try self.attributes())
    let list = tree.addList(attributes)
    return tree.add(
      Node(
        .parameterDeclaration, since(start), a: declarator.name, b: declarator.type, d: list,
        flags: specifiers.storage))
  }

  /// From the specifier's type through the layers, innermost first.
  private mutating func build(_ specifiers: Specifiers, _ chunks: [DeclaratorChunk]) -> NodeID {
    var chunks = chunks
    var type = specifiers.type
    if specifiers.ownership != 0 {
      let base = tree[type]
      var ownsBase = base.kind == .typeofType || base.kind == .autoType
      if base.kind == .builtinType {
        ownsBase =
          base.a == Int32(BuiltinType.id.rawValue)
          || base.a == Int32(BuiltinType.classType.rawValue)
      }
      if base.kind == .namedType, base.a == Word.id || base.a == Word.classType { ownsBase = true }
      // `__weak Foo *x`: the pointer to the object is weak, not the object.
      let pointer = chunks.lastIndex { $0.kind == .pointer || $0.kind == .block }
      if !ownsBase, let pointer {
        if chunks[pointer].flags & ownershipFlags == 0 {
          chunks[pointer].flags |= specifiers.ownership
        }
      } else if base.flags & ownershipFlags == 0 {
        tree.nodes[Int(type)].flags |= specifiers.ownership
      }
    }
    for chunk in chunks.reversed() {
      let place = tree[type].place.joined(with: chunk.place)
      switch chunk.kind {
      case .pointer: type = tree.add(Node(.pointerType, place, a: type, flags: chunk.flags))
      case .block: type = tree.add(Node(.blockPointerType, place, a: type, flags: chunk.flags))
      case .array: type = tree.add(Node(.arrayType, place, a: type, b: chunk.a))
      case .function:
        type = tree.add(Node(.functionType, place, a: type, b: chunk.a, flags: chunk.flags))
      }
    }
    let outer = specifiers.outer | (specifiers.blockStorage ? NodeFlags.blockStorage : 0)
    if outer != 0 {
      if type == specifiers.type {
        // The specifier's node may be shared with another declarator.
        type = tree.add(tree[type])
      }
      tree.nodes[Int(type)].flags |= outer
    }
    return type
  }

  // MARK: Attributes

  /// `__attribute__((…))`, any number of them, as `attribute` nodes.
  mutating func attributes() throws(ParseError) -> [Int32] {
    var result: [Int32] = []
    while true {
      if keyword == .kAlignas {
        let start = at
        advance()
        let open = at
        try expect(.leftParen)
        let value: NodeID
        if startsTypeName(at) {
          let type = try typeName()
          value = tree.add(Node(.alignofExpression, since(start), a: type))
        } else {
          value = try conditional()
        }
        try expect(.rightParen, match: open)
        let list = tree.addList([value])
        result.append(tree.add(Node(.attribute, since(start), a: intern("aligned"), b: list)))
        continue
      }
      if keyword == .kAsm {
        throw fail(.constructNotSupported, nil, ["asm"])
      }
      guard keyword == .kAttribute else { return result }
      advance()
      let outer = at
      try expect(.leftParen, after: "'__attribute__'")
      let inner = at
      try expect(.leftParen, after: "'('")
      openCount += 1
      while kind != .rightParen {
        if take(.comma) { continue }
        result.append(try attribute())
        if kind != .comma, kind != .rightParen { break }
      }
      try expect(.rightParen, match: inner)
      try expect(.rightParen, match: outer)
      openCount -= 1
    }
  }

  private mutating func attribute() throws(ParseError) -> NodeID {
    let start = at
    var name = try identifier()
    let word = state.names[name]
    if word.hasPrefix("__"), word.hasSuffix("__"), word.count > 4 {
      name = intern(String(word.dropFirst(2).dropLast(2)))
    }
    var arguments: [Int32] = []
    if kind == .leftParen {
      let end = skipBalanced(at)
      if token(end).kind == .endOfInput, token(end - 1).kind != .rightParen {
        at = end
        throw failClose()
      }
      advance()
      while at < end - 1 {
        let isSimple =
          kind == .identifier && keyword == .none || kind == .number || kind == .string
        var stop = at + 1
        while kind == .string, token(stop).kind == .string { stop += 1 }
        if isSimple, token(stop).kind == .comma || stop == end - 1 {
          arguments.append(try conditional())
        } else {
          // Something with a grammar of its own, such as `introduced=10.5`.
          while at < end - 1, kind != .comma {
            at = kind == .leftParen ? skipBalanced(at) : at + 1
          }
        }
        if at < end - 1, !take(.comma) { break }
      }
      at = end
    }
    let list = tree.addList(arguments)
    return tree.add(Node(.attribute, since(start), a: name, b: list))
  }
}
