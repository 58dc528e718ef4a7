import Bytecode
import Diagnostics
import Syntax

/// `a ? b : c` and `a ?: b`: one value from one of two sides, in the type that both agree on.
extension UnitCompiler {
  func conditional(_ node: Node, into wanted: Int?) -> Value {
    if node.b == 0 { return elvis(node, into: wanted) }
    if let constant = foldCondition(node.a) {
      // The other branch is still checked.
      _ = typeOf(constant ? node.c : node.b)
      let chosen = promotedField(operand(constant ? node.b : node.c, into: wanted))
      let other = promotedTypeOf(constant ? node.c : node.b)
      if chosen.isError { return .error }
      if !chosen.isNullConstant, !isNullPointer(constant ? node.c : node.b),
        mixedPointers(
          constant ? chosen.type : other, constant ? other : chosen.type, at: node.place)
          == .refused
      {
        return .error
      }
      if state.types.isArithmetic(chosen.type), state.types.isArithmetic(other) {
        return convert(chosen, to: commonType(chosen.type, other), into: wanted)
      }
      return asRvalue(chosen)
    }
    let mark = builder.nextRegister
    let otherwise = builder.newLabel()
    let end = builder.newLabel()
    deciding("?:", .condition, at: tree[node.a].place) {
      branch(node.a, if: false, to: otherwise)
    }
    let target = wanted ?? builder.newRegister()
    let work = builder.nextRegister
    // A struct that owns objects goes to a place of its own, from either side.
    var home: Value?
    let first = promotedField(operand(node.b, into: target))
    let isVoid = first.kind == .none
    if ownsObjects(first.type) {
      home = newFrameTemporary(first.type.unqualified)
      fill(home, with: first)
    } else if !isVoid {
      register(first, into: target)
    }
    let mended = builder.newLabel()
    builder.jump(mended)
    builder.bind(otherwise)
    builder.nextRegister = work
    let second = promotedField(operand(node.c, into: target))
    if first.isError || second.isError {
      builder.bind(mended)
      builder.bind(end)
      return .error
    }
    guard let type = conditionalType(first, second, at: node.place) else {
      builder.bind(mended)
      builder.bind(end)
      return .error
    }
    if state.types.kind(type) == .void {
      builder.bind(mended)
      builder.bind(end)
      builder.nextRegister = mark
      return .none
    }
    if var home {
      fill(home, with: second)
      builder.bind(mended)
      builder.nextRegister = mark
      settleStruct(at: home.offset, type)
      home = asRvalue(home)
      home.isMovable = true
      return home
    }
    register(convert(second, to: type, into: target), into: target)
    // The first branch is already in `target`, in its own type.
    var kept = temporary(target, first.type)
    if state.types.kind(first.type) == .record {
      builder.bind(mended)
      builder.nextRegister = max(mark, target + 1)
      var place = Value(.memory, type, register: target)
      place.isTemporary = true
      return asRvalue(place)
    }
    let before = builder.pc
    builder.jump(end)
    builder.bind(mended)
    let start = builder.pc
    kept = convert(kept, to: type, into: target)
    if builder.pc == start, kept.register == target {
      // Nothing to convert: both branches meet here.
      builder.dropJump(at: before)
      builder.bind(mended)
    } else {
      register(kept, into: target)
    }
    builder.bind(end)
    builder.nextRegister = wanted == nil ? target + 1 : mark
    return temporary(target, type)
  }

  private func fill(_ home: Value?, with value: Value) {
    guard let home else { return }
    let source = register(value)
    let target = register(address(of: home, type: .voidPointer))
    fillOwned(target, with: value, at: source, home.type)
  }

  private func conditionalType(_ a: Value, _ b: Value, at place: SourceRange) -> TypeID? {
    if state.types.isArithmetic(a.type), state.types.isArithmetic(b.type) {
      return commonType(a.type, b.type)
    }
    if a.kind == .none || b.kind == .none { return .void }
    if state.types.same(a.type, b.type) { return a.type.unqualified }
    let pa = state.types.isPointerLike(a.type)
    let pb = state.types.isPointerLike(b.type)
    if pa, pb {
      if a.isNullConstant { return b.type }
      if b.isNullConstant { return a.type }
      switch mixedPointers(a.type, b.type, at: place) {
      case .voidPointer?: return .voidPointer
      case .refused?: return nil
      case nil: break
      }
      let forward = pointerMatch(a.type, to: b.type)
      if forward == .incompatible || forward == .incompatibleObjects {
        let backward = pointerMatch(b.type, to: a.type)
        if backward == .incompatible {
          if state.types.isObject(a.type), state.types.isObject(b.type) {
            warning(
              .incompatiblePointers,
              "incompatible operand types (\(spell(a.type)) and \(spell(b.type)))",
              [spell(a.type), spell(b.type)], at: place)
            return .id
          }
          warning(
            .incompatiblePointers,
            "pointer type mismatch (\(spell(a.type)) and \(spell(b.type)))",
            [spell(a.type), spell(b.type)], at: place)
          return .voidPointer
        }
        return a.type
      }
      if state.types.kind(a.type) == .pointer, state.types.kind(b.type) == .pointer,
        state.types.kind(state.types.pointee(a.type)) == .void
      {
        return a.type
      }
      return b.type
    }
    if pa, state.types.isInteger(b.type), b.isNullConstant || isCPointer(a.type) {
      if b.isNullConstant { return a.type }
      warning(
        .pointerComparison,
        "pointer/integer type mismatch in conditional expression "
          + "(\(spell(a.type)) and \(spell(b.type)))", [spell(a.type), spell(b.type)], at: place)
      return a.type
    }
    if pb, state.types.isInteger(a.type), a.isNullConstant || isCPointer(b.type) {
      if a.isNullConstant { return b.type }
      warning(
        .pointerComparison,
        "pointer/integer type mismatch in conditional expression "
          + "(\(spell(a.type)) and \(spell(b.type)))", [spell(a.type), spell(b.type)], at: place)
      return b.type
    }
    error(
      .invalidOperand, "incompatible operand types (\(spell(a.type)) and \(spell(b.type)))",
      [spell(a.type), spell(b.type)], at: place)
    return nil
  }

  private func isNullPointer(_ id: NodeID) -> Bool { trying { operand(id) }.isNullConstant }

  private enum MixedPointers { case voidPointer, refused }

  /// A block and an object, or either and a pointer of C's: they agree in a `void *`, if in anything. nil: not such a
  /// pair.
  private func mixedPointers(
    _ a: TypeID, _ b: TypeID, at place: SourceRange
  ) -> MixedPointers? {
    enum Sort { case block, object, voidPointer, pointer, other }
    func sort(_ type: TypeID) -> Sort {
      switch state.types.kind(type) {
      case .blockPointer: .block
      case .pointer:
        state.types.kind(state.types.pointee(type)) == .void ? .voidPointer : .pointer
      default: state.types.isObject(type) ? .object : .other
      }
    }
    if isPrelude || tree.isSwift { return nil }
    switch (sort(a), sort(b)) {
    case (.block, .voidPointer), (.voidPointer, .block): return .voidPointer
    case (.object, .voidPointer), (.voidPointer, .object):
      guard isARC else { return nil }
      error(
        .bridgedCast,
        "operands to conditional of types \(spell(a)) and \(spell(b)) are incompatible in ARC mode",
        [spell(a), spell(b)], at: place)
      return .refused
    case (.block, .object), (.object, .block), (.block, .pointer), (.pointer, .block),
      (.object, .pointer), (.pointer, .object):
      error(
        .invalidOperand, "incompatible operand types (\(spell(a)) and \(spell(b)))",
        [spell(a), spell(b)], at: place)
      return .refused
    default: return nil
    }
  }

  private func isCPointer(_ type: TypeID) -> Bool { state.types.kind(type) == .pointer }

  /// `x ?: y`: x is computed once.
  private func elvis(_ node: Node, into wanted: Int?) -> Value {
    let target = builder.newRegister()
    let work = builder.nextRegister
    let end = builder.newLabel()
    let mended = builder.newLabel()
    let first = promotedField(operand(node.a))
    if first.isError { return .error }
    register(first, into: target)
    var kept = temporary(target, first.type)
    kept.isTemporary = false
    kept.isNullConstant = false
    branchValue(kept, at: node.place, if: true, to: mended)
    builder.nextRegister = work
    let second = promotedField(operand(node.c))
    guard !second.isError, let type = conditionalType(kept, second, at: node.place) else {
      builder.bind(mended)
      return .error
    }
    register(convert(second, to: type), into: target)
    builder.jump(end)
    builder.bind(mended)
    kept.isTemporary = true
    register(convert(kept, to: type, into: target), into: target)
    builder.bind(end)
    builder.nextRegister = target + 1
    return temporary(target, type)
  }
}
