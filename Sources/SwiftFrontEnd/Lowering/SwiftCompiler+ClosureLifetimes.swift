import Diagnostics
import Syntax

/// When a closure that a constant of a block holds lets go of what it captured.
///
/// An object in a constant lives to the end of the block. A closure written down as the value of a constant is no
/// object of the program's: swiftc's code gives it back behind the last statement that uses it. Nobody can tell, but
/// for what only the closure has: the values of its capture list.
extension SwiftCompiler {
  /// A constant whose closure goes behind a statement.
  struct BriefClosure {
    let name: String
    /// Of the statements of its block.
    let lastUse: Int
  }

  /// The closures that a statement of a block gives to constants; `known`: those of the statements before.
  func briefClosures(
    _ statements: [Int], _ number: Int, known: [BriefClosure]
  ) -> [BriefClosure] {
    let list = tree[statements[number]]
    guard list.kind == .variables, list.text == "let" else { return [] }
    return list.kids.compactMap { id -> BriefClosure? in
      let binding = tree[id]
      let value = tree[binding.kid(1)]
      guard binding.kid(1) != 0,
        value.kind == .closure && ownsCaptures(value)
          || value.kind == .name && known.contains(where: { $0.name == value.text })
      else { return nil }
      let last = lastUse(of: binding.text, statements, behind: number)
      guard let last else { return BriefClosure(name: binding.text, lastUse: number) }
      if !isPlainUse(of: binding.text, statements[last]) {
        refuse("a closure with a capture list that is used last amid other code", at: binding.place)
      }
      return BriefClosure(name: binding.text, lastUse: last)
    }
  }

  /// The last statement that does something with what a constant holds. `_ = c` does not, nor does the constant that is
  /// given it and used nowhere.
  private func lastUse(of name: String, _ statements: [Int], behind number: Int) -> Int? {
    statements.indices.last { each in
      guard each > number, mentions(name, statements[each]) else { return false }
      let node = tree[statements[each]]
      if node.kind == .binary, node.text == "=", tree[node.kid(1)].kind == .name {
        let target = tree[node.kid(0)]
        return !(target.kind == .wildcard || target.text == "_")
      }
      guard node.kind == .variables, node.text == "let", node.kids.count == 1 else { return true }
      let other = tree[node.kid(0)]
      return tree[other.kid(1)].kind != .name
        || lastUse(of: other.text, statements, behind: each) != nil
    }
  }

  /// Whether nothing of a statement that uses a closure last could come between that use and the statement's end.
  private func isPlainUse(of name: String, _ statement: Int) -> Bool {
    var current = statement
    while current != 0 {
      let node = tree[current]
      switch node.kind {
      // Another round may use it once more.
      case .whileStatement, .repeatStatement, .forIn, .returnStatement: return true
      case .call:
        return node.kids.allSatisfy { tree[$0].kind == .name || !mentions(name, $0) }
      case .name: return true
      case .variables where node.kids.count == 1: current = tree[node.kid(0)].kid(1)
      case .binary where node.text == "=": current = node.kid(1)
      case .tryExpression: current = node.kid(0)
      case .array, .dictionary, .tuple:
        return node.kids.allSatisfy { tree[$0].kind == .name || !mentions(name, $0) }
      default: return false
      }
    }
    return false
  }

  /// Whether the list holds something that has to be given back.
  private func ownsCaptures(_ closure: SwiftNode) -> Bool {
    closure.kid(0) != 0
      && tree[closure.kid(0)].kids.contains {
        let capture = tree[$0]
        guard capture.labels == [""] else { return false }
        if capture.kid(0) != 0 { return isCounted(probe(capture.kid(0)).type) }
        // The same constant holds it as long.
        guard let variable = lookup(capture.text) else { return false }
        return !variable.isLet && isCounted(variable.type)
      }
  }

  private func mentions(_ name: String, _ id: Int) -> Bool {
    tree.contains(id) { $0.text == name && ($0.kind == .name || $0.kind == .capture) }
  }

  /// What gives back the closures that nothing behind a statement uses.
  func givingBack(_ closures: [BriefClosure], after number: Int) -> LoweredCode {
    closures.filter { $0.lastUse == number }.compactMap { lookup($0.name)?.cname }
      .map { LoweredCode("\($0) = 0;\n") }.joined("")
  }
}
