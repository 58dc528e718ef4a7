import Diagnostics
import Syntax

/// `x = x++`, `f(i, i++)`: a variable is changed and used, and C leaves open which comes first (clang's -Wunsequenced).
///
/// What stands on both sides of an operator, and the arguments of a call, may be computed in any order. `&&`, `||`,
/// `?:` and the comma have one, and a call's arguments are done with before the call answers.
extension UnitCompiler {
  /// What computing an expression does to variables.
  private struct Effects {
    /// Changed at a time that nothing fixes, and changed before the value is there.
    var pending: Set<NameID> = []
    var done: Set<NameID> = []
    var read: Set<NameID> = []
    var changed: Set<NameID> { pending.union(done) }

    mutating func join(_ other: Effects) {
      pending.formUnion(other.pending)
      done.formUnion(other.done)
      read.formUnion(other.read)
    }

    mutating func settle() {
      done.formUnion(pending)
      pending = []
    }
  }

  /// A full expression.
  func checkSequence(_ id: NodeID) {
    guard !isPrelude, !tree.isSwift, lookingAhead.depth == 0, changesWithin(id) else { return }
    _ = effects(id, depth: 0)
  }

  private func isChange(_ node: Node) -> Bool {
    switch node.kind {
    case .assignment: return true
    case .unary:
      let op = UnaryOperator(rawValue: UInt8(truncatingIfNeeded: operatorOf(node)))
      return op == .increment || op == .decrement
    default: return false
    }
  }

  /// Most expressions change something as a whole, or nothing: there is no question of order then.
  private func changesWithin(_ root: NodeID) -> Bool {
    var waiting = parts(tree[root])
    while let id = waiting.popLast() {
      let node = tree[id]
      if isChange(node) { return true }
      waiting += parts(node)
    }
    return false
  }

  /// What an expression computes first.
  private func parts(_ node: Node) -> [NodeID] {
    switch node.kind {
    case .unary, .member: return [node.a]
    case .cast: return [node.b]
    case .binary, .assignment, .subscriptAccess: return [node.a, node.b]
    case .conditional: return node.b == 0 ? [node.a, node.c] : [node.a, node.b, node.c]
    case .binaryChain:
      let list = tree.list(node.a)
      return stride(from: list.startIndex, to: list.endIndex, by: 2).map { list[$0] }
    case .comma, .arrayLiteral, .dictionaryLiteral: return Array(tree.list(node.a))
    case .call: return [node.a] + tree.list(node.b)
    case .messageSend:
      let isNamed = node.flags & NodeFlags.superReceiver != 0 || namedClass(node) != nil
      return (isNamed ? [] : [node.a]) + tree.list(node.c)
    default: return []
    }
  }

  private func effects(_ id: NodeID, depth: Int) -> Effects {
    let node = tree[id]
    var result = Effects()
    if depth > 256 { return result }
    if node.kind == .identifier {
      result.read = [node.a]
      return result
    }
    if isChange(node) {
      let target = tree[node.a]
      if node.kind == .assignment { result = effects(node.b, depth: depth + 1) }
      if target.kind == .identifier {
        if result.pending.contains(target.a) { report(target.a, isRead: false, at: node.place) }
        result.pending.insert(target.a)
      } else {
        combine(&result, effects(node.a, depth: depth + 1), at: node.place)
      }
      return result
    }
    let isOrdered: Bool
    switch node.kind {
    case .comma, .conditional: isOrdered = true
    case .binary:
      let op = BinaryOperator(rawValue: UInt8(truncatingIfNeeded: operatorOf(node)))
      isOrdered = op == .logicalAnd || op == .logicalOr
    case .binaryChain: isOrdered = logicalChain(node) != nil
    default: isOrdered = false
    }
    for part in parts(node) {
      let other = effects(part, depth: depth + 1)
      if isOrdered { result.join(other) } else { combine(&result, other, at: node.place) }
    }
    switch node.kind {
    case .call, .messageSend: result.settle()
    default: if isOrdered { result.settle() }
    }
    return result
  }

  private func combine(_ effects: inout Effects, _ other: Effects, at place: SourceRange) {
    let twice = effects.changed.intersection(other.changed)
    let used = effects.changed.intersection(other.read)
      .union(other.changed.intersection(effects.read)).subtracting(twice)
    for name in twice.sorted() { report(name, isRead: false, at: place) }
    for name in used.sorted() { report(name, isRead: true, at: place) }
    effects.join(other)
  }

  private func report(_ name: NameID, isRead: Bool, at place: SourceRange) {
    let text = names[name]
    warning(
      .unsequenced,
      isRead
        ? "unsequenced modification and access to '\(text)'"
        : "multiple unsequenced modifications to '\(text)'", [text], at: place)
  }
}
