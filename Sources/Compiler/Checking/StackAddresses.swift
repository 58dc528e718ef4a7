import Diagnostics
import Syntax

/// What a function answers with and ends with it: the address of a local variable, and under manual counting a block
/// that captures something (clang's CheckReturnStackAddr).
///
/// Only what the expression says itself is looked at: through casts, `&`, members, elements, `?:` and commas. What went
/// through a pointer variable is not followed.
extension UnitCompiler {
  /// Before the expression is compiled.
  func checkStackAddress(_ id: NodeID) {
    if isPrelude || tree.isLowered || lookingAhead.depth > 0 { return }
    let kind = state.types.kind(function.result)
    guard state.types.isPointer(function.result) || state.types.isInteger(function.result),
      kind != .bool
    else { return }
    for leaf in leaves(of: id) {
      guard let name = leavingVariable(leaf, isPlace: false) else { continue }
      let isParameter = function.parameterTypes.contains { tree[$0].a == tree[name].a }
      let text = names[tree[name].a]
      warning(
        .stackAddress,
        "address of stack memory associated with "
          + "\(isParameter ? "parameter" : "local variable") '\(text)' returned", [text],
        at: tree[name].place)
    }
  }

  /// After it, when it is known which blocks capture something.
  func checkStackBlock(_ id: NodeID) {
    if isPrelude || tree.isLowered || isARC || lookingAhead.depth > 0 { return }
    guard state.types.isObject(function.result) else { return }
    for leaf in leaves(of: id) where capturingBlocks.contains(leaf) {
      error(
        .stackBlock, "returning block that lives on the local stack", at: tree[leaf].place)
    }
  }

  /// The expressions that the value may come from.
  private func leaves(of id: NodeID) -> [NodeID] {
    var waiting = [id]
    var leaves: [NodeID] = []
    while let next = waiting.popLast(), leaves.count < 64 {
      let node = tree[next]
      switch node.kind {
      case .cast: waiting.append(node.b)
      case .comma: if let last = tree.list(node.a).last { waiting.append(last) }
      case .conditional: waiting += [node.c, node.b == 0 ? node.a : node.b]
      default: leaves.append(next)
      }
    }
    return leaves
  }

  /// The identifier of the variable whose memory the value points to, or in which the place lies.
  private func leavingVariable(_ id: NodeID, isPlace: Bool) -> NodeID? {
    var (id, isPlace) = (id, isPlace)
    while true {
      let node = tree[id]
      switch node.kind {
      case .identifier:
        guard let index = scopes.findIndex(node.a), index >= function.scopeBase else { return nil }
        let entry = scopes.entries[index]
        switch entry.meaning {
        case .register, .frame, .byref, .variableArray:
          return isPlace || state.types.kind(entry.type) == .array ? id : nil
        default: return nil
        }
      case .cast where !isPlace: id = node.b
      case .unary where !isPlace && node.flags & NodeFlags.operatorMask == addressOfBits:
        (id, isPlace) = (node.a, true)
      case .unary where isPlace && node.flags & NodeFlags.operatorMask == dereferenceBits:
        (id, isPlace) = (node.a, false)
      case .binary
      where !isPlace
        && [BinaryOperator.add, .subtract].contains(where: {
          UInt32($0.rawValue) == node.flags & NodeFlags.operatorMask
        }):
        id = isAddress(node.a) ? node.a : node.b
      case .member:
        if !isPlace, !isArray(id) { return nil }
        (id, isPlace) = (node.a, node.flags & NodeFlags.arrow == 0)
      case .subscriptAccess:
        if !isPlace, !isArray(id) { return nil }
        (id, isPlace) = (node.a, false)
      default: return nil
      }
    }
  }

  private var addressOfBits: UInt32 { UInt32(UnaryOperator.addressOf.rawValue) }
  private var dereferenceBits: UInt32 { UInt32(UnaryOperator.dereference.rawValue) }

  private func isArray(_ id: NodeID) -> Bool {
    let type = typeOf(id)
    return state.types.kind(type) == .array
  }
  private func isAddress(_ id: NodeID) -> Bool {
    let type = typeOf(id)
    return state.types.isPointerLike(type) || state.types.kind(type) == .array
  }
}
