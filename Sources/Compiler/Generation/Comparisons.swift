import Bytecode
import Diagnostics
import Syntax

/// Comparisons: both sides are brought to one type, and the answer is 0 or 1.
extension UnitCompiler {
  /// Brings both sides of a comparison to one type; nil after an error.
  func comparands(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at place: SourceRange
  ) -> (Value, Value, TypeID)? {
    if left.isError || right.isError { return nil }
    let left = promotedField(left)
    let right = promotedField(right)
    if missesAt(left, comparedWith: right, at: place)
      || missesAt(right, comparedWith: left, at: place)
    {
      return nil
    }
    if state.types.isArithmetic(left.type), state.types.isArithmetic(right.type) {
      let type = commonType(left.type, right.type)
      return (convert(left, to: type), convert(right, to: type), type)
    }
    let leftPointer = state.types.isPointerLike(left.type)
    let rightPointer = state.types.isPointerLike(right.type)
    if leftPointer, rightPointer {
      let misfits: [PointerMatch] = [.incompatible, .incompatibleObjects]
      if misfits.contains(pointerMatch(left.type, to: right.type)),
        misfits.contains(pointerMatch(right.type, to: left.type)),
        !left.isNullConstant, !right.isNullConstant
      {
        warning(
          .incompatiblePointers,
          "comparison of distinct pointer types (\(spell(left.type)) and \(spell(right.type)))",
          [spell(left.type), spell(right.type)], at: place)
      }
      if !agreesInARC(op, left, right, at: place) { return nil }
      return (left, right, .unsignedLong)
    }
    if leftPointer && state.types.isInteger(right.type)
      || rightPointer && state.types.isInteger(left.type)
    {
      let number = leftPointer ? right : left
      if !number.isNullConstant {
        warning(
          .pointerComparison,
          "comparison between pointer and integer (\(spell(left.type)) and \(spell(right.type)))",
          [spell(left.type), spell(right.type)], at: place)
      }
      return (
        convert(left, to: leftPointer ? left.type : .unsignedLong),
        convert(right, to: rightPointer ? right.type : .unsignedLong), .unsignedLong
      )
    }
    _ = invalidOperands(left, right, at: place)
    return nil
  }

  /// Under ARC the right side of a comparison becomes what the left side is, as in an assignment; that an object is
  /// none that a `void *` leads to may be asked.
  private func agreesInARC(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at place: SourceRange
  ) -> Bool {
    guard isARC, !tree.isSwift, !left.isNullConstant, !right.isNullConstant else { return true }
    func isPlain(_ type: TypeID) -> Bool { state.types.kind(type) == .pointer }
    func isSingle(_ type: TypeID) -> Bool {
      state.types.isObject(type) && state.types.kind(type) != .blockPointer
    }
    guard isSingle(left.type) && isPlain(right.type) || isPlain(left.type) && isSingle(right.type)
    else { return true }
    if op == .equal || op == .notEqual, isPlain(right.type),
      state.types.kind(state.types.pointee(right.type)) == .void
    {
      return true
    }
    return checkImplicitBridge(right, to: left.type, at: place) ?? true
  }

  func comparison(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at place: SourceRange,
    into wanted: Int?, _ mark: Int
  ) -> Value {
    guard let (left, right, type) = comparands(op, left, right, at: place) else { return .error }
    if let folded = foldComparison(op, left, right, type) {
      var result = Value.integer(folded ? 1 : 0, .int)
      result.isNullConstant = !folded
      return result
    }
    if state.types.isFloating(type) {
      let a = register(convert(left, to: .double))
      let b = register(convert(right, to: .double))
      builder.nextRegister = mark
      let target = wanted ?? builder.newRegister()
      switch op {
      case .equal: builder.emit(.equalF64, a: target, b: a, c: b)
      case .notEqual: builder.emit(.notEqualF64, a: target, b: a, c: b)
      case .less: builder.emit(.lessF64, a: target, b: a, c: b)
      case .lessOrEqual: builder.emit(.lessOrEqualF64, a: target, b: a, c: b)
      case .greater: builder.emit(.lessF64, a: target, b: b, c: a)
      default: builder.emit(.lessOrEqualF64, a: target, b: b, c: a)
      }
      return temporary(target, .int)
    }
    let a = register(left)
    let b = register(right)
    builder.nextRegister = mark
    let target = wanted ?? builder.newRegister()
    let isSigned = state.types.isSigned(type)
    switch op {
    case .equal: builder.emit(.equal64, a: target, b: a, c: b)
    case .notEqual: builder.emit(.notEqual64, a: target, b: a, c: b)
    case .less: builder.emit(isSigned ? .lessS64 : .lessU64, a: target, b: a, c: b)
    case .lessOrEqual:
      builder.emit(isSigned ? .lessOrEqualS64 : .lessOrEqualU64, a: target, b: a, c: b)
    case .greater: builder.emit(isSigned ? .lessS64 : .lessU64, a: target, b: b, c: a)
    default:
      builder.emit(isSigned ? .lessOrEqualS64 : .lessOrEqualU64, a: target, b: b, c: a)
    }
    return temporary(target, .int)
  }
}
