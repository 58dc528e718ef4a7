/// A tree as text: S-expressions, for tests and for eyes.
///
/// One table says what each kind keeps in its four fields, which is the same information as the comments
/// in `Tree.swift`, in a form that a program can follow.
extension Tree {
  /// What a field holds.
  private enum Field {
    case nothing, name, node, list, names, integer, text, real, chain, pairs, methodParts, raw
  }

  package func dump(_ names: NameTable) -> String {
    roots.map { dump($0, names, 0) }.joined(separator: "\n")
  }

  package func dump(_ id: NodeID, _ names: NameTable, _ depth: Int = 0) -> String {
    guard id > 0, Int(id) < nodes.count else { return "_" }
    // A ladder of 300,000 `else if`s nests as deep as it is long; a dump is for reading.
    if depth > 300 { return "…" }
    let node = self[id]
    var result = "(\(node.kind)"
    let flags = flagWords(node)
    if !flags.isEmpty { result += "[\(flags)]" }
    let fields = Tree.fields(node.kind)
    for (field, value) in zip(fields, [node.a, node.b, node.c, node.d]) {
      let text = dump(field, value, names, depth + 1)
      if !text.isEmpty { result += " " + text }
    }
    return result + ")"
  }

  private func flagWords(_ node: Node) -> String {
    var words: [String] = []
    switch node.kind {
    case .unary: words.append("\(UnaryOperator(rawValue: UInt8(node.flags & 0xFF)) ?? .plus)")
    case .binary: words.append("\(BinaryOperator(rawValue: UInt8(node.flags & 0xFF)) ?? .add)")
    case .assignment:
      let raw = node.flags & NodeFlags.operatorMask
      words.append(
        raw == NodeFlags.assignPlain ? "=" : "\(BinaryOperator(rawValue: UInt8(raw)) ?? .add)")
    default: break
    }
    let isOperator = !words.isEmpty
    for (bit, word, kinds) in Tree.flagNames where node.flags & bit != 0 {
      if isOperator, bit < 1 << 8 { continue }
      if kinds(node.kind) { words.append(word) }
    }
    return words.joined(separator: " ")
  }

  private func dump(_ field: Field, _ value: Int32, _ names: NameTable, _ depth: Int) -> String {
    switch field {
    case .nothing: return ""
    case .name: return value == 0 ? "_" : names[value]
    case .node: return value == 0 ? "_" : dump(value, names, depth)
    case .list: return "[" + list(value).map { dump($0, names, depth) }.joined(separator: " ") + "]"
    case .names: return "<" + list(value).map { names[$0] }.joined(separator: " ") + ">"
    case .integer: return integers.indices.contains(Int(value)) ? "\(integers[Int(value)])" : "?"
    case .real: return doubles.indices.contains(Int(value)) ? "\(doubles[Int(value)])" : "?"
    case .text:
      guard strings.indices.contains(Int(value)) else { return "?" }
      return "\"" + String(decoding: strings[Int(value)], as: UTF8.self) + "\""
    case .raw: return value == 0 ? "" : "\(value)"
    case .chain:
      return list(value).enumerated().map { index, element in
        index % 2 == 0
          ? dump(element, names, depth)
          : "\(BinaryOperator(rawValue: UInt8(truncatingIfNeeded: element)) ?? .add)"
      }.joined(separator: " ")
    case .methodParts:
      return list(value).map { dump(.list, $0, names, depth) }.joined(separator: " ")
    case .pairs:
      // Members of a class: protocols, ivars, members, attributes.
      let parts = Array(list(value))
      guard parts.count >= 4 else { return dump(.list, value, names, depth) }
      return [
        dump(.names, parts[0], names, depth), dump(.list, parts[1], names, depth),
        dump(.list, parts[2], names, depth), dump(.list, parts[3], names, depth),
      ].joined(separator: " ")
    }
  }

  private static func fields(_ kind: NodeKind) -> [Field] {
    switch kind {
    case .none, .emptyStatement, .breakStatement, .continueStatement, .autoType: []
    case .identifier, .selectorExpression, .protocolExpression, .predefinedName, .gotoStatement,
      .accessSpecifier:
      [.name]
    case .integerLiteral: [.integer, .raw]
    case .floatLiteral: [.real]
    case .stringLiteral, .objcStringLiteral: [.text]
    case .boxedExpression, .encodeExpression, .unary, .alignofExpression, .statementExpression,
      .expressionStatement, .returnStatement, .autoreleasepoolStatement, .throwStatement,
      .tagDeclaration, .pointerType, .blockPointerType:
      [.node]
    case .arrayLiteral, .dictionaryLiteral, .comma, .initializerList, .compound,
      .declarationStatement:
      [.list]
    case .binary, .assignment, .subscriptAccess, .sizeofExpression, .compoundLiteral, .vaArg,
      .whileStatement, .doStatement, .switchStatement, .synchronizedStatement, .catchClause,
      .staticAssert, .arrayType, .typeofType:
      [.node, .node]
    case .binaryChain: [.chain]
    case .conditional, .ifStatement, .forInStatement, .caseStatement: [.node, .node, .node]
    case .call, .initializerItem, .offsetOf, .functionType: [.node, .list]
    // Types and values in turn; the default's type is absent.
    case .genericSelection: [.node, .list]
    case .member: [.node, .name]
    case .cast: [.node, .node, .raw]
    case .designator: [.name, .node, .node]
    case .messageSend: [.node, .name, .list]
    case .blockExpression: [.node, .list, .node]
    case .forStatement: [.node, .node, .node, .node]
    case .defaultStatement: [.nothing, .nothing, .node]
    case .labelStatement: [.name, .nothing, .node]
    case .tryStatement: [.node, .list, .node]
    case .variableDeclaration, .functionDeclaration: [.name, .node, .node, .list]
    case .parameterDeclaration, .typedefDeclaration: [.name, .node, .nothing, .list]
    case .fieldDeclaration: [.name, .node, .node]
    case .enumerator, .typeParameter: [.name, .node]
    case .classForward, .protocolForward: [.names]
    case .interface, .categoryInterface, .implementation, .categoryImplementation,
      .protocolDeclaration:
      [.name, .name, .pairs]
    case .method: [.name, .node, .node, .methodParts]
    case .property: [.name, .node, .list, .list]
    case .propertyAttribute, .synthesize: [.name, .name]
    case .attribute, .structType: [.name, .list]
    case .builtinType: [.raw]
    case .namedType: [.name, .list, .names]
    case .enumType: [.name, .list, .node]
    }
  }

  private static let flagNames: [(UInt32, String, @Sendable (NodeKind) -> Bool)] = {
    let isType: @Sendable (NodeKind) -> Bool = { $0.rawValue >= NodeKind.builtinType.rawValue }
    let isDeclaration: @Sendable (NodeKind) -> Bool = {
      $0.rawValue >= NodeKind.variableDeclaration.rawValue
        && $0.rawValue < NodeKind.builtinType.rawValue
    }
    let isExpression: @Sendable (NodeKind) -> Bool = {
      $0.rawValue < NodeKind.compound.rawValue
    }
    return [
      (NodeFlags.arrow, "arrow", { $0 == .member }),
      (NodeFlags.superReceiver, "super", isExpression),
      (NodeFlags.classReceiver, "class", isExpression),
      (NodeFlags.characterLiteral, "character", isExpression),
      (NodeFlags.floatSuffix, "f", isExpression),
      (NodeFlags.longSuffix, "l", { $0 == .floatLiteral }),
      (NodeFlags.postfix, "postfix", isExpression),
      (NodeFlags.isStatic, "static", isDeclaration),
      (NodeFlags.isExtern, "extern", isDeclaration),
      (NodeFlags.isInline, "inline", isDeclaration),
      (NodeFlags.classMethod, "class", isDeclaration),
      (NodeFlags.variadic, "variadic", { isDeclaration($0) || $0 == .functionType }),
      (NodeFlags.optionalMethod, "optional", isDeclaration),
      (NodeFlags.dynamic, "dynamic", isDeclaration),
      (NodeFlags.isConst, "const", isType), (NodeFlags.isVolatile, "volatile", isType),
      (NodeFlags.strong, "strong", isType), (NodeFlags.weak, "weak", isType),
      (NodeFlags.unsafeUnretained, "unsafe", isType),
      (NodeFlags.autoreleasing, "autoreleasing", isType),
      (NodeFlags.blockStorage, "block", isType), (NodeFlags.nullable, "nullable", isType),
      (NodeFlags.nonnull, "nonnull", isType), (NodeFlags.isUnion, "union", isType),
      (NodeFlags.packed, "packed", isType), (NodeFlags.distributed, "distributed", isType),
      (NodeFlags.kindof, "kindof", isType), (NodeFlags.isAtomic, "atomic", isType),
    ]
  }()
}
