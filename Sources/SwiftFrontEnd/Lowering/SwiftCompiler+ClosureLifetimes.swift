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

  /// The closures that a statement of a block gives to constants.
  func briefClosures(_ statements: [Int], _ number: Int) -> [BriefClosure] {
    let list = tree[statements[number]]
    guard list.kind == .variables, list.text == "let" else { return [] }
    return list.kids.compactMap { id -> BriefClosure? in
      let binding = tree[id]
      guard binding.kid(1) != 0, tree[binding.kid(1)].kind == .closure,
        ownsCaptures(tree[binding.kid(1)])
      else { return nil }
      let last = statements.indices.last { $0 > number && mentions(binding.text, statements[$0]) }
      guard let last else { return BriefClosure(name: binding.text, lastUse: number) }
      switch tree[statements[last]].kind {
      case .ifStatement, .guardStatement, .switchStatement, .doStatement, .deferStatement, .function,
        .block:
        refuse(
          "a closure with a capture list that is used last within another statement",
          at: binding.place)
      default: break
      }
      return BriefClosure(name: binding.text, lastUse: last)
    }
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
    var open = [id]
    while let next = open.popLast() {
      let node = tree[next]
      if node.text == name, node.kind == .name || node.kind == .capture { return true }
      open += node.kids.filter { $0 != 0 }
    }
    return false
  }

  /// What gives back the closures that nothing behind a statement uses.
  func givingBack(_ closures: [BriefClosure], after number: Int) -> LoweredCode {
    closures.filter { $0.lastUse == number }.compactMap { lookup($0.name)?.cname }
      .map { LoweredCode("\($0) = 0;\n") }.joined("")
  }
}
