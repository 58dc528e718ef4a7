import Bytecode
import Diagnostics
import Syntax

/// `=`, `+=` and their kin: the new value goes to a place, and is itself a value.
extension UnitCompiler {
  func assignment(_ node: Node, into wanted: Int?, isDiscarded: Bool) -> Value {
    let raw = operatorOf(node)
    if raw != NodeFlags.assignPlain {
      return compoundAssignment(
        node, BinaryOperator(rawValue: UInt8(raw)) ?? .add, isDiscarded: isDiscarded)
    }
    // A variable in a register and a property's receiver come first; for memory the value does, so
    // that the address is not held while it is computed.
    // So does the value for a `__block` variable, which may move while it is computed.
    let isShared = tree[node.a].kind == .identifier && isByref(tree[node.a].a)
    let isSimple = tree[node.a].kind == .identifier && !isShared || mayBeProperty(node.a)
    var place = isSimple ? expression(node.a) : .none
    if isSimple {
      if place.isError {
        _ = typeOf(node.b)
        return .error
      }
      guard checkAssignable(place, at: tree[node.a].place) else { return .error }
    }
    let isLocal = place.kind == .local
    let isOwner = isSimple && place.kind != .property && ownership(place.type) != .none
    if isOwner {
      if !checkSelfAssignment(node) { return .error }
      let result = assignOwned(place, node.b)
      checkRetainCycle(owner: node.a, block: node.b)
      return result
    }
    let hint = isLocal ? place.register : nil
    if !isSimple {
      var value = isARC ? ownedOperand(node.b) : operand(node.b)
      if isARC, isShared { value = copiedBlock(value) }
      let held = holdAcross(value)
      place = expression(node.a)
      if place.isError || held.isError { return .error }
      guard checkAssignable(place, at: tree[node.a].place) else { return .error }
      if place.kind != .property, ownership(place.type) != .none {
        checkRetainCycle(owner: node.a, block: node.b)
        return assignOwned(place, node.b, held)
      }
      let converted = coerce(settle(held), to: place.type, .assigning, at: tree[node.b].place)
      if converted.isError { return .error }
      store(converted, to: place)
      return assigned(converted, place)
    }
    let value = expression(node.b, into: hint)
    let converted = coerce(
      value, to: place.type, .assigning, at: tree[node.b].place, into: hint)
    if converted.isError { return .error }
    if place.kind == .property {
      warnRetained(value, by: place, at: tree[node.b].place)
      checkRetainCycle(owner: node.a, block: node.b)
      let register = self.register(converted)
      var kept = Value(.register, converted.type, register: register)
      kept.isTemporary = false
      store(kept, to: place)
      return kept
    }
    store(converted, to: place)
    return assigned(converted, place)
  }

  private func mayBeProperty(_ id: NodeID) -> Bool {
    let node = tree[id]
    return node.kind == .member && node.flags & NodeFlags.arrow == 0
  }

  /// Constants and registers can wait; other rvalues get a register now.
  private func holdAcross(_ value: Value) -> Value {
    switch value.kind {
    case .register:
      if value.register >= builder.nextRegister { builder.reserve(upTo: value.register + 1) }
      return value
    default: return value
    }
  }

  private func assigned(_ value: Value, _ place: Value) -> Value {
    switch place.kind {
    case .local: return Value(.register, place.type.unqualified, register: place.register)
    case .memory, .frame, .global:
      if state.types.isAggregate(place.type) { return untemporary(place) }
      var result = value
      result.isTemporary = false
      return result
    case .bitField: return rvalue(place)
    default: return value
    }
  }

  private func compoundAssignment(
    _ node: Node, _ op: BinaryOperator, isDiscarded: Bool
  ) -> Value {
    let place = untemporary(expression(node.a))
    if place.isError {
      _ = typeOf(node.b)
      return .error
    }
    guard checkAssignable(place, at: tree[node.a].place) else { return .error }
    let right = operand(node.b)
    if right.isError { return .error }
    if isAtomicPlace(place) {
      var held = right
      if right.kind == .register {
        builder.reserve(upTo: max(builder.nextRegister, right.register + 1))
        held.isTemporary = false
      }
      return atomicUpdate(place, op, held, at: node.place).map(\.new) ?? .error
    }
    var old = rvalue(place)
    old.isTemporary = false
    let isLocal = place.kind == .local
    let new = binary(op, old, right, at: node.place, into: isLocal ? place.register : nil)
    if new.isError { return .error }
    let converted = coerce(
      new, to: place.type, .assigning, at: node.place, into: isLocal ? place.register : nil)
    if converted.isError { return .error }
    let held = Value(.register, converted.type, register: register(converted))
    store(held, to: place)
    return isLocal ? Value(.register, place.type.unqualified, register: place.register) : held
  }
}
