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
    // As clang does it: the value comes first and then the place, but for a struct, which goes straight to its
    // place. A variable has nothing to compute, so its register can be told to the value; a `__block` one may move
    // meanwhile.
    let isShared = tree[node.a].kind == .identifier && isByref(tree[node.a].a)
    let isVariable = tree[node.a].kind == .identifier && !isShared
    if isVariable || isStructVariable(node.a) {
      return assignment(node, toFirst: expression(node.a), isVariable: isVariable)
    }
    var value = isARC ? ownedOperand(node.b) : operand(node.b)
    if isARC, isShared { value = copiedBlock(value) }
    let held = holdAcross(value)
    let settled = settledCount
    let place = expression(node.a)
    if place.isError || held.isError { return .error }
    guard checkAssignable(place, at: tree[node.a].place) else { return .error }
    if place.kind != .property, ownership(place.type) != .none {
      checkRetainCycle(owner: node.a, block: node.b)
      checkElements(node.b, for: place.type)
      return assignOwned(place, node.b, held)
    }
    let converted = coerce(
      settle(held, order: settled), to: place.type, .assigning, at: tree[node.b].place)
    if converted.isError { return .error }
    checkBits(held, of: place, at: tree[node.b].place)
    checkElements(node.b, for: place.type)
    if place.kind == .property {
      warnRetained(held, by: place, node.b)
      checkRetainCycle(owner: node.a, block: node.b)
      if isTaken(held) { settleStruct(at: held.offset, held.type) }
      var kept = Value(.register, converted.type, register: register(converted))
      kept.isTemporary = false
      store(kept, to: place)
      return kept
    }
    store(converted, to: place)
    return assigned(converted, place)
  }

  private func assignment(_ node: Node, toFirst place: Value, isVariable: Bool) -> Value {
    if place.isError {
      _ = typeOf(node.b)
      return .error
    }
    guard checkAssignable(place, at: tree[node.a].place) else { return .error }
    if isARC, isVariable, !checkSelfAssignment(node) { return .error }
    if isVariable, ownership(place.type) != .none {
      let result = assignOwned(place, node.b)
      checkElements(node.b, for: place.type)
      checkRetainCycle(owner: node.a, block: node.b)
      return result
    }
    let hint = place.kind == .local ? place.register : nil
    let value = rvalue(expression(node.b, into: hint), into: hint)
    let converted = coerce(
      value, to: place.type, .assigning, at: tree[node.b].place, into: hint)
    if converted.isError { return .error }
    checkBits(value, of: place, at: tree[node.b].place)
    checkElements(node.b, for: place.type)
    store(converted, to: place)
    return assigned(converted, place)
  }

  /// A place for a struct that takes something to compute, and is no property. What is only looked at needs no order.
  private func isStructVariable(_ id: NodeID) -> Bool {
    guard lookingAhead.depth == 0, !isEffectless(id) else { return false }
    if isProperty(id) { return false }
    let type = typeOf(id)
    return state.types.kind(type) == .record
  }

  /// Variables and what is reached through them by constants and variables: to look there does nothing.
  private func isEffectless(_ id: NodeID) -> Bool {
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = tree[next]
      switch node.kind {
      case .identifier, .integerLiteral: break
      case .member: waiting.append(node.a)
      case .subscriptAccess: waiting += [node.a, node.b]
      case .unary
      where operatorOf(node) == UInt32(UnaryOperator.dereference.rawValue):
        waiting.append(node.a)
      default: return false
      }
    }
    return true
  }

  /// `object.name`, which is a message: its receiver comes first where it is needed twice.
  func isProperty(_ id: NodeID) -> Bool {
    let node = tree[id]
    guard node.kind == .member, node.flags & NodeFlags.arrow == 0, lookingAhead.depth == 0 else {
      return false
    }
    return tree[node.a].kind == .identifier && tree[node.a].a == known.superName
      || namedClass(node) != nil || isObject(node.a)
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
      if state.types.isAggregate(place.type) { return asRvalue(untemporary(place)) }
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
    // The right side first, as clang does it; but a property's receiver is needed twice.
    let isFirst = tree[node.a].kind == .identifier || isProperty(node.a)
    var right = isFirst ? .none : holdAcross(operand(node.b))
    let place = untemporary(expression(node.a))
    if place.isError {
      if isFirst { _ = typeOf(node.b) }
      return .error
    }
    guard checkAssignable(place, at: tree[node.a].place) else { return .error }
    if isFirst { right = operand(node.b) }
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
    if place.kind == .bitField, !isDiscarded { return rvalue(place) }
    return isLocal ? Value(.register, place.type.unqualified, register: place.register) : held
  }
}
