import Bytecode
import Diagnostics
import Syntax

/// Binary operators.
///
/// Both operands are converted to a common type, and the type picks the instruction: `int` wraps at 32
/// bits, `unsigned` divides without sign, pointers count in elements. Where both operands are constants
/// the result is computed here, with the same rules.
extension UnitCompiler {
  func binary(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at place: SourceRange, into wanted: Int?,
    base: Int? = nil
  ) -> Value {
    // The result goes to the first register that the operands used.
    let mark = base ?? builder.nextRegister
    if left.isError || right.isError { return .error }
    let left = promotedField(left)
    let right = promotedField(right)
    switch op {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
      return comparison(op, left, right, at: place, into: wanted, mark)
    case .add, .subtract:
      if state.types.isPointerLike(left.type) || state.types.isPointerLike(right.type) {
        return pointerArithmetic(op, left, right, at: place, into: wanted, mark)
      }
    default: break
    }
    let needsInteger: Bool
    switch op {
    case .remainder, .shiftLeft, .shiftRight, .bitAnd, .bitXor, .bitOr: needsInteger = true
    default: needsInteger = false
    }
    let isValid =
      needsInteger
      ? state.types.isInteger(left.type) && state.types.isInteger(right.type)
      : state.types.isArithmetic(left.type) && state.types.isArithmetic(right.type)
    if !isValid { return invalidOperands(left, right, at: place) }
    if op == .shiftLeft || op == .shiftRight {
      let type = commonType(left.type, .int)
      let shifted =
        state.types.size(promoted(left.type)) == state.types.size(type)
        ? commonType(left.type, left.type) : type
      let promotedType = state.types.size(left.type) < 4 ? TypeID.int : shifted
      let amount = convert(right, to: promoted(right.type))
      return arithmetic(
        op, convert(left, to: promotedType), amount, promotedType, place, wanted, mark)
    }
    let type = commonType(left.type, right.type)
    return arithmetic(
      op, convert(left, to: type), convert(right, to: type), type, place, wanted,
      mark)
  }

  func invalidOperands(_ left: Value, _ right: Value, at place: SourceRange) -> Value {
    error(
      .invalidOperand,
      "invalid operands to binary expression (\(spell(left.type)) and \(spell(right.type)))",
      [spell(left.type), spell(right.type)], at: place)
    return .error
  }

  /// Operands already have the common type.
  private func arithmetic(
    _ op: BinaryOperator, _ left: Value, _ right: Value, _ type: TypeID, _ place: SourceRange,
    _ wanted: Int?, _ mark: Int
  ) -> Value {
    if left.kind == .floating, right.kind == .floating,
      let folded = foldFloating(op, left.double, right.double)
    {
      let isFloat = state.types.kind(type) == .float
      return .floating(isFloat ? Double(Float(folded)) : folded, type)
    }
    var right = right
    if right.kind == .integer, op == .shiftLeft || op == .shiftRight {
      // Said here once; the processor would use the low bits.
      checkShiftCount(right.integer, type, at: place)
      right.integer &= Int64(state.types.size(type) * 8 - 1)
    }
    if left.kind == .integer, right.kind == .integer,
      let folded = foldInteger(op, left.integer, right.integer, type)
    {
      checkFolding(op, left.integer, right.integer, type, result: folded, at: place)
      var result = Value.integer(folded, type)
      result.isNullConstant = folded == 0
      return result
    }
    if right.kind == .integer, right.integer == 0, op == .divide || op == .remainder {
      warning(
        .constantDivisionByZero, "\(op == .divide ? "division" : "remainder") by zero is undefined",
        at: place)
    }
    let is32 = state.types.size(type) == 4
    let isSigned = state.types.isSigned(type)
    if op == .add || op == .subtract, state.types.isInteger(type), right.kind == .integer,
      right.integer > -32_000, right.integer < 32_000
    {
      let source = register(left)
      builder.nextRegister = mark
      let target = wanted ?? builder.newRegister()
      let opcode: Opcode =
        is32
        ? (isSigned ? .addImmediateS32 : .addImmediateU32)
        : isSigned ? .addImmediateS64 : .addImmediate64
      builder.emit(
        opcode, a: target, b: source,
        c: Int(op == .add ? right.integer : -right.integer))
      return temporary(target, type)
    }
    // Registers of the operands are taken before the result's, which may then be one of them.
    let a = register(left)
    let b = register(right)
    builder.nextRegister = mark
    let target = wanted ?? builder.newRegister()
    let isShift = op == .shiftLeft || op == .shiftRight
    builder.emit(
      opcode(op, type, is32: is32, isSigned: isSigned),
      x: isShift ? state.types.size(type) * 8 - 1 : 0, a: target, b: a, c: b)
    return temporary(target, type)
  }

  func temporary(_ register: Int, _ type: TypeID) -> Value {
    var value = Value(.register, type, register: register)
    value.isTemporary = true
    return value
  }

  private func opcode(_ op: BinaryOperator, _ type: TypeID, is32: Bool, isSigned: Bool) -> Opcode {
    if state.types.isFloating(type) {
      let single = state.types.kind(type) == .float
      switch op {
      case .add: return single ? .addF32 : .addF64
      case .subtract: return single ? .subF32 : .subF64
      case .multiply: return single ? .mulF32 : .mulF64
      default: return single ? .divF32 : .divF64
      }
    }
    switch op {
    case .add: return is32 ? (isSigned ? .addS32 : .addU32) : isSigned ? .addS64 : .add64
    case .subtract: return is32 ? (isSigned ? .subS32 : .subU32) : isSigned ? .subS64 : .sub64
    case .multiply: return is32 ? (isSigned ? .mulS32 : .mulU32) : isSigned ? .mulS64 : .mul64
    case .divide: return isSigned ? (is32 ? .divS32 : .divS64) : .divU64
    case .remainder: return isSigned ? (is32 ? .remS32 : .remS64) : .remU64
    case .shiftLeft: return is32 ? (isSigned ? .shlS32 : .shlU32) : isSigned ? .shlS64 : .shl64
    case .shiftRight: return isSigned ? .shrS64 : .shrU64
    case .bitAnd: return .and64
    case .bitXor: return .xor64
    default: return .or64
    }
  }

  // MARK: Pointers

  private func pointerArithmetic(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at place: SourceRange,
    into wanted: Int?, _ mark: Int
  ) -> Value {
    if op == .subtract, state.types.isPointer(left.type), state.types.isPointer(right.type) {
      let element = state.types.pointee(left.type)
      let size = max(1, state.types.size(element))
      let a = register(left)
      let b = register(right)
      let work = builder.newRegister()
      builder.emit(.sub64, a: work, b: a, c: b)
      if hasVariableSize(element) {
        builder.emit(.divS64, a: work, b: work, c: register(sizeValue(element)))
      } else if size > 1 {
        let count = builder.newRegister()
        builder.loadInteger(Int64(size), into: count)
        builder.emit(.divS64, a: work, b: work, c: count)
      }
      builder.nextRegister = mark
      let target = wanted ?? builder.newRegister()
      builder.emitMove(to: target, from: work)
      return temporary(target, .long)
    }
    var pointer = left
    var index = right
    if op == .add, !state.types.isPointer(left.type) { swap(&pointer, &index) }
    guard state.types.isPointer(pointer.type), state.types.isInteger(index.type) else {
      if state.types.isObject(pointer.type), state.types.isInteger(index.type) {
        error(
          .invalidOperand,
          "arithmetic on pointer to interface \(spell(pointer.type)), which is not a constant size "
            + "for this architecture and platform", [spell(pointer.type)], at: place)
        return .error
      }
      return invalidOperands(left, right, at: place)
    }
    let element = state.types.pointee(pointer.type)
    if !state.types.isComplete(element), state.types.kind(element) != .void,
      state.types.kind(element) != .function
    {
      error(
        .incompleteType, "arithmetic on a pointer to an incomplete type \(spell(element))",
        at: place)
      return .error
    }
    let isVariable = hasVariableSize(element)
    let size = isVariable ? -1 : state.types.size(element)
    if index.kind == .integer, !isVariable {
      let (bytes, overflow) = Int(index.integer).multipliedReportingOverflow(by: size)
      if !overflow, bytes.magnitude < 1 << 30 {
        let amount = op == .add ? bytes : -bytes
        var result = pointer
        switch pointer.kind {
        case .pool, .frameAddress:
          result.offset = result.offset &+ amount
          return result
        case .integer:
          result.integer = result.integer &+ Int64(amount)
          result.isNullConstant = false
          return result
        default:
          if amount == 0 { return pointer }
          if Int16(exactly: amount) != nil {
            let source = register(pointer)
            builder.nextRegister = mark
            let target = wanted ?? builder.newRegister()
            builder.emit(.addImmediate64, a: target, b: source, c: amount)
            return temporary(target, pointer.type)
          }
        }
      }
    }
    let base = register(pointer)
    var scaled = register(index)
    if op == .add, size > 1, size & (size - 1) == 0 {
      builder.nextRegister = mark
      let target = wanted ?? builder.newRegister()
      builder.emit(.addScaled64, x: size.trailingZeroBitCount, a: target, b: base, c: scaled)
      return temporary(target, pointer.type)
    }
    if size != 1 {
      let work = builder.newRegister()
      let count = builder.newRegister()
      if size > 0, size & (size - 1) == 0 {
        builder.loadInteger(Int64(size.trailingZeroBitCount), into: count)
        builder.emit(.shl64, a: work, b: scaled, c: count)
      } else if isVariable {
        builder.emit(.mul64, a: work, b: scaled, c: register(sizeValue(element)))
      } else {
        builder.loadInteger(Int64(size), into: count)
        builder.emit(.mul64, a: work, b: scaled, c: count)
      }
      scaled = work
    }
    builder.nextRegister = mark
    let target = wanted ?? builder.newRegister()
    builder.emit(op == .add ? .add64 : .sub64, a: target, b: base, c: scaled)
    return temporary(target, pointer.type)
  }
}
