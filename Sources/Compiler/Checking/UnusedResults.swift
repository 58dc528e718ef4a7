import Diagnostics
import Syntax

/// Expressions that are computed for nothing: `x + 1;`, `car.name;`, `[[Car alloc] init];` (clang's
/// `isUnusedResultAWarning`).
///
/// A call, a message, an assignment, `++` may be there for what they do. `&&`, `||` and `?:` are taken for an `if`
/// as soon as one side does something.
extension UnitCompiler {
  /// What stands as a statement.
  func checkUnused(_ id: NodeID) {
    guard let title = unused(id), !isMacro(id) else { return }
    let isComparison = title.hasSuffix("comparison result unused")
    warning(
      isComparison ? .suspiciousStatement : .unusedResult, title, at: tree[id].place)
  }

  /// What stands on the left of a comma.
  func checkLeftOfComma(_ id: NodeID) {
    guard unused(id) != nil, !isMacro(id) else { return }
    warning(
      .unusedResult, "left operand of comma operator has no effect", at: tree[id].place)
  }

  /// `YES;`, `atomic_exchange(&a, 1);`: what a header puts there is no concern of the program's.
  private func isMacro(_ id: NodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .identifier, .integerLiteral, .sizeofExpression, .alignofExpression, .offsetOf:
      return false
    default: break
    }
    let text = sources.text(of: node.place).utf8
    let rest = text.drop {
      $0 == 95 || 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0
    }
    let isCall = rest.first == UInt8(ascii: "(") && text.last == UInt8(ascii: ")")
    return rest.isEmpty || isCall && rest.count < text.count
  }

  /// clang's sentence; nil: it may do something.
  private func unused(_ id: NodeID) -> String? {
    // Later, when it is really made: a property is not known for one before.
    if isPrelude || tree.isSwift || lookingAhead.depth > 0 { return nil }
    var title: String?
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = tree[next]
      switch node.kind {
      case .comma:
        // `(x = f(), 0)` hides what an assignment is worth.
        guard let last = tree.list(node.a).last else { return nil }
        if tree[last].kind == .integerLiteral, tree.integers[Int(tree[last].a)] == 0 { return nil }
        waiting.append(last)
      case .conditional:
        if node.b == 0 { return nil }
        waiting += [node.c, node.b]
      case .binary where isLogical(operatorOf(node)): waiting += [node.b, node.a]
      case .binaryChain where logicalChain(node) != nil:
        let list = tree.list(node.a)
        for index in stride(from: list.endIndex - 1, through: list.startIndex, by: -2) {
          waiting.append(list[index])
        }
      default:
        guard let found = unusedLeaf(next, node) else { return nil }
        title = next == id ? found : "expression result unused"
      }
    }
    return title
  }

  private func isLogical(_ op: UInt32) -> Bool {
    op == UInt32(BinaryOperator.logicalAnd.rawValue)
      || op == UInt32(BinaryOperator.logicalOr.rawValue)
  }

  private func unusedLeaf(_ id: NodeID, _ node: Node) -> String? {
    let plain = "expression result unused"
    switch node.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .objcStringLiteral, .selectorExpression,
      .protocolExpression, .encodeExpression, .sizeofExpression, .alignofExpression, .offsetOf,
      .predefinedName, .arrayLiteral, .dictionaryLiteral, .boxedExpression, .blockExpression:
      return plain
    case .binary: return comparison(operatorOf(node)) ?? plain
    case .binaryChain:
      let list = tree.list(node.a)
      return list.count < 3
        ? plain : comparison(UInt32(bitPattern: list[list.endIndex - 2])) ?? plain
    case .unary:
      switch UnaryOperator(rawValue: UInt8(truncatingIfNeeded: operatorOf(node))) {
      case .increment?, .decrement?, nil: return nil
      case .dereference?: return isQuiet(id) ? plain : nil
      default: return plain
      }
    case .identifier, .subscriptAccess, .member:
      guard isQuiet(id) else { return nil }
      if isProperty(id) {
        return "property access result unused - getters should not be used for side effects"
      }
      if node.kind == .subscriptAccess, isObject(node.a) {
        return
          "container access result unused - container access should not be used for side effects"
      }
      return plain
    case .cast:
      let type = resolveType(node.a)
      return state.types.kind(type) == .void ? nil : plain
    case .messageSend:
      // What nobody takes ends at once.
      guard isARC, isInitFamily(node.b), node.flags & NodeFlags.superReceiver == 0,
        !isSelf(node.a), namedClass(node) == nil, isObject(id)
      else { return nil }
      return plain
    default: return nil
    }
  }

  /// It is there, and looking at it is nothing that a machine could notice.
  private func isQuiet(_ id: NodeID) -> Bool {
    let type = typeOf(id)
    return type != .error && state.types.kind(type) != .void
      && state.types.canonical(type).qualifiers & TypeQualifier.volatile == 0
  }

  private func comparison(_ op: UInt32) -> String? {
    switch BinaryOperator(rawValue: UInt8(truncatingIfNeeded: op)) {
    case .equal?: "equality comparison result unused"
    case .notEqual?: "inequality comparison result unused"
    case .less?, .lessOrEqual?, .greater?, .greaterOrEqual?: "relational comparison result unused"
    default: nil
    }
  }
}
