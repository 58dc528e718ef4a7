import Diagnostics

/// What a `constexpr` variable begins with is known while compiling ([dcl.constexpr]/10).
///
/// What is certainly none is said: the call of a function that is not `constexpr`, a variable that may change, a
/// change. Of the rest nobody asks for the value here.
extension CppCompiler {
  func checkConstexpr(_ node: CppNode) {
    guard node.flags.contains(.isConstexpr), node.kid(1) != 0 else { return }
    var waiting = tree[node.kid(1)].kids
    while let next = waiting.popLast() {
      guard isKnownLater(next, &waiting) else { continue }
      error(
        "constexpr variable '\(node.text)' must be initialized by a constant expression",
        at: node.place)
      return
    }
  }

  /// Of C's functions clang works some out while it compiles; what these answer only a run can tell.
  private static let neverKnown: Set<String> = [
    "rand", "time", "clock", "getchar", "getenv", "atoi", "atol", "atof", "printf", "puts",
    "putchar", "malloc", "calloc", "realloc", "system",
  ]

  private func isKnownLater(_ id: CppTree.ID, _ waiting: inout [CppTree.ID]) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .assignment, .postfix, .new, .delete: return true
    case .sizeofType, .sizeofExpression, .lambda, .string: return false
    case .unary:
      if node.text == "++" || node.text == "--" { return true }
      // An address is known where its variable is: whether it is a static one, the linker says.
      if node.text != "&" { waiting += node.kids }
      return false
    case .call:
      waiting += node.kids.dropFirst()
      let callee = quietly { expression(node.kid(0)) }
      return !callee.functions.isEmpty
        && callee.functions.allSatisfy {
          let it = state.functions[$0]
          return it.isForeign
            ? CppCompiler.neverKnown.contains(it.name) : !it.flags.contains(.isConstexpr)
        }
    case .name:
      let value = quietly { expression(id) }
      return value.isLvalue && !value.isText && value.functions.isEmpty && !value.type.isConst
        && value.type.number != nil
    default:
      waiting += node.kids.filter { tree[$0].kind.rawValue >= CppNodeKind.integer.rawValue }
      return false
    }
  }
}
