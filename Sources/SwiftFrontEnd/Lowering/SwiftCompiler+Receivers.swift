import Syntax

/// Who keeps an object while one of its methods runs.
///
/// A constant does, and a variable that only the calling code changes. Where a method, or a closure that is handed to
/// it, may put another object into the variable (a state that sets the next one), the caller holds the old one until
/// the call is over, as swiftc's code does.
extension SwiftCompiler {
  /// Takes down the names that a function, a closure or an accessor of this text gives another value.
  func noteReplacements() {
    var open = tree.roots.map { (id: $0, isInBody: false) }
    while let (id, isInBody) = open.popLast() {
      let node = tree[id]
      if isGivenUp(at: node, noting: open) { return }
      var isBody = isInBody
      switch node.kind {
      case .function, .closure: isBody = true
      case .binding: isBody = isBody || node.kid(2) != 0
      case .binary where isInBody && isAssignment(node.text): note(node.kid(0))
      case .inoutArgument where isInBody: note(node.kid(0))
      default: break
      }
      for kid in node.kids where kid != 0 { open.append((kid, isBody)) }
    }
  }

  /// Everything on the way to the place may be what a receiver is called by.
  private func note(_ place: Int) {
    var current = place
    while current != 0 {
      let node = tree[current]
      switch node.kind {
      case .name, .member: state.replacedNames.insert(node.text)
      case .forceUnwrap, .optionalChain: break
      case .tuple:
        for kid in node.kids { note(kid) }
        return
      default: return
      }
      // `a.b = c` replaces b in an object, and a part of a where a is a tuple.
      guard node.kind != .member || Int(node.text) != nil else { return }
      current = node.kind == .name ? 0 : node.kid(0)
    }
  }

  /// Whether the variable that names the receiver of a call may hold another object before the call is over.
  func mayBeReplaced(receiverOf call: SwiftNode) -> Bool {
    guard call.kind == .call, tree[call.kid(0)].kind == .member else { return false }
    return mayBeReplaced(tree[call.kid(0)].kid(0))
  }

  /// What a property or a subscript of an object answers; the object stays while its code runs, and goes right behind it.
  func held(_ base: SwiftValue, _ id: Int, _ read: (SwiftValue) -> SwiftValue) -> SwiftValue {
    let plain = read(base)
    let isObject = isClass(base.type) != nil || isProtocol(base.type) != nil
    guard !base.isType, isObject, plain.ownCode == .accessors || isProtocol(base.type) != nil,
      !plain.isType, plain.type != .failed, base.code.first != "super", mayBeReplaced(id)
    else { return plain }
    var held = base
    let before = moved(&held.code, base.type)
    return behind(before, read(held))
  }

  private func mayBeReplaced(_ receiver: Int) -> Bool {
    var current = receiver
    while current != 0 {
      let node = tree[current]
      switch node.kind {
      case .name:
        return state.replacedNames.contains(node.text) && lookup(node.text)?.isLet != true
      case .member:
        if Int(node.text) == nil { return state.replacedNames.contains(node.text) }
        current = node.kid(0)
      case .forceUnwrap: current = node.kid(0)
      default: return false
      }
    }
    return false
  }

  /// Whether a function answers `Self`.
  func answersSelf(_ function: SwiftFunction) -> Bool {
    guard function.node.tree >= 0 else { return false }
    let tree = state.trees[function.node.tree]
    let result = tree[tree[function.node.id].kid(1)]
    return result.kind == .typeName && result.text == "Self"
  }
}
