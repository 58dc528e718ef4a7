import Bytecode
import Diagnostics
import Syntax

/// Binary operators, conditions and assignments.
///
/// Both operands are converted to a common type, and the type picks the instruction: `int` wraps at 32
/// bits, `unsigned` divides without sign, pointers count in elements. Where both operands are constants
/// the result is computed here, with the same rules. A comparison that only decides a branch becomes one
/// fused instruction and never a number.
extension UnitCompiler {
  func binary(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at place: SourceRange, into wanted: Int?,
    base: Int? = nil
  ) -> Value {
    // The result goes to the first register that the operands used.
    let mark = base ?? builder.nextRegister
    if left.isError || right.isError { return .error }
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

  // MARK: Comparisons

  /// Brings both sides of a comparison to one type; nil after an error.
  private func comparands(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at place: SourceRange
  ) -> (Value, Value, TypeID)? {
    if left.isError || right.isError { return nil }
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
      if pointerMatch(left.type, to: right.type) == .incompatible,
        pointerMatch(right.type, to: left.type) == .incompatible,
        !left.isNullConstant, !right.isNullConstant
      {
        warning(
          .incompatiblePointers,
          "comparison of distinct pointer types (\(spell(left.type)) and \(spell(right.type)))",
          [spell(left.type), spell(right.type)], at: place)
      }
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

  private func comparison(
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

  // MARK: Branches

  /// Jumps to `label` when the condition is `ifTrue`; falls through otherwise.
  func branch(_ id: NodeID, if ifTrue: Bool, to label: Int) {
    let mark = builder.nextRegister
    defer { builder.nextRegister = mark }
    let node = tree[id]
    let owner = branchOwner
    branchOwner = nil
    defer { branchOwner = owner }
    switch node.kind {
    case .unary where operatorOf(node) == UInt32(UnaryOperator.not.rawValue):
      branchOwner = owner
      branchOwner?.jumpsIfTrue.toggle()
      branch(node.a, if: !ifTrue, to: label)
      return
    case .binary:
      guard let op = BinaryOperator(rawValue: UInt8(operatorOf(node))) else { break }
      if op == .logicalAnd || op == .logicalOr {
        branchOwner = owner
        branchLogical([node.a, node.b], isAnd: op == .logicalAnd, if: ifTrue, to: label)
        return
      }
      if op.rawValue >= BinaryOperator.less.rawValue,
        op.rawValue <= BinaryOperator.notEqual.rawValue
      {
        let left = operand(node.a)
        let right = operand(node.b)
        branchComparison(op, left, right, at: node.place, if: ifTrue, to: label)
        noteBranch(owner, if: ifTrue)
        return
      }
    case .binaryChain:
      if let (operands, isAnd) = logicalChain(node) {
        branchOwner = owner
        branchLogical(operands, isAnd: isAnd, if: ifTrue, to: label)
        return
      }
    default: break
    }
    let value = operand(id)
    branchValue(value, at: node.place, if: ifTrue, to: label)
    noteBranch(owner, if: ifTrue)
  }

  /// The jump just written is taken where the condition is `ifTrue`; `jumpsIfTrue` of the owner says whether
  /// that condition is the owner's own or its opposite.
  private func noteBranch(_ owner: FunctionBuilder.Branch?, if ifTrue: Bool) {
    guard var branch = owner else { return }
    branch.jumpsIfTrue = ifTrue == branch.jumpsIfTrue
    builder.noteBranch(branch)
  }

  func operatorOf(_ node: Node) -> UInt32 { node.flags & NodeFlags.operatorMask }

  func branchValue(_ value: Value, at place: SourceRange, if ifTrue: Bool, to label: Int) {
    if value.isError { return }
    guard state.types.isScalar(value.type) else {
      error(
        .notScalar,
        "statement requires expression of scalar type (\(spell(value.type)) invalid)",
        [spell(value.type)], at: place)
      return
    }
    switch value.kind {
    case .integer:
      if (value.integer != 0) == ifTrue { builder.jump(label) }
    case .floating:
      if (value.double != 0) == ifTrue { builder.jump(label) }
    default:
      builder.jump(label, ifRegister: register(truth(value)), is: ifTrue)
    }
  }

  private func branchComparison(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at place: SourceRange, if ifTrue: Bool,
    to label: Int
  ) {
    guard let (left, right, type) = comparands(op, left, right, at: place) else { return }
    if let folded = foldComparison(op, left, right, type) {
      if folded == ifTrue { builder.jump(label) }
      return
    }
    if state.types.isFloating(type) {
      let flag = comparison(
        op, left, right, at: place, into: nil, builder.nextRegister)
      builder.jump(label, ifRegister: register(flag), is: ifTrue)
      return
    }
    // `x == nil`, `n != 0`: no second register is needed.
    if op == .equal || op == .notEqual {
      if right.kind == .integer, right.integer == 0 {
        builder.jump(label, ifRegister: register(left), is: (op == .notEqual) == ifTrue)
        return
      }
      if left.kind == .integer, left.integer == 0 {
        builder.jump(label, ifRegister: register(right), is: (op == .notEqual) == ifTrue)
        return
      }
    }
    if branchConstant(op, left, right, type, if: ifTrue, to: label) { return }
    let a = register(left)
    let b = register(right)
    let isSigned = state.types.isSigned(type)
    var test: (Opcode, Bool)
    switch op {
    case .equal: test = (.jumpEqual, false)
    case .notEqual: test = (.jumpNotEqual, false)
    case .less: test = (isSigned ? .jumpLessS : .jumpLessU, false)
    case .lessOrEqual: test = (isSigned ? .jumpLessOrEqualS : .jumpLessOrEqualU, false)
    case .greater: test = (isSigned ? .jumpLessS : .jumpLessU, true)
    default: test = (isSigned ? .jumpLessOrEqualS : .jumpLessOrEqualU, true)
    }
    if !ifTrue {
      let (op, swapped) = FunctionBuilder.opposite(test.0)
      test = (op, test.1 != swapped)
    }
    builder.jump(label, if: test.0, test.1 ? b : a, test.1 ? a : b)
  }

  /// A comparison with a number needs no second register: the number waits among the constants. False when
  /// there is no such form.
  private func branchConstant(
    _ op: BinaryOperator, _ left: Value, _ right: Value, _ type: TypeID, if ifTrue: Bool,
    to label: Int
  ) -> Bool {
    let isEquality = op == .equal || op == .notEqual
    guard isEquality || state.types.isSigned(type) else { return false }
    let number: Int64
    let other: Value
    var test: Opcode
    if right.kind == .integer {
      (number, other) = (right.integer, left)
      switch op {
      case .equal: test = .jumpEqualConstant
      case .notEqual: test = .jumpNotEqualConstant
      case .less: test = .jumpLessConstantS
      case .lessOrEqual: test = .jumpLessOrEqualConstantS
      case .greater: test = .jumpGreaterConstantS
      default: test = .jumpGreaterOrEqualConstantS
      }
    } else if left.kind == .integer {
      (number, other) = (left.integer, right)
      switch op {
      case .equal: test = .jumpEqualConstant
      case .notEqual: test = .jumpNotEqualConstant
      case .less: test = .jumpGreaterConstantS
      case .lessOrEqual: test = .jumpGreaterOrEqualConstantS
      case .greater: test = .jumpLessConstantS
      default: test = .jumpLessOrEqualConstantS
      }
    } else {
      return false
    }
    let index = builder.constant(.bits(UInt64(bitPattern: number)), key: nil)
    guard index <= 0xFFFF else { return false }
    if !ifTrue { test = FunctionBuilder.opposite(test).0 }
    builder.jump(label, if: test, register(other), index)
    return true
  }

  /// The operands of a chain of one logical operator; nil for other chains.
  private func logicalChain(_ node: Node) -> ([NodeID], isAnd: Bool)? {
    let list = Array(tree.list(node.a))
    guard list.count >= 3, let op = BinaryOperator(rawValue: UInt8(truncatingIfNeeded: list[1])),
      op == .logicalAnd || op == .logicalOr
    else { return nil }
    return (stride(from: 0, to: list.count, by: 2).map { list[$0] }, op == .logicalAnd)
  }

  private func branchLogical(_ operands: [NodeID], isAnd: Bool, if ifTrue: Bool, to label: Int) {
    let owner = branchOwner
    // All but the last are decided by the operator, the last decides for whoever asked.
    func branchAs(_ operand: NodeID, if ifTrue: Bool, to label: Int, isLast: Bool) {
      branchOwner =
        isLast
        ? owner
        : operands.first.map {
          FunctionBuilder.Branch(
            kind: .condition, word: isAnd ? "&&" : "||",
            place: tree[$0].place.joined(with: tree[operand].place), jumpsIfTrue: true)
        }
      branch(operand, if: ifTrue, to: label)
    }
    defer { branchOwner = owner }
    if isAnd == ifTrue {
      // `a && b` true, `a || b` false: the first that decides otherwise skips the jump.
      let skip = builder.newLabel()
      for operand in operands.dropLast() {
        branchAs(operand, if: !ifTrue, to: skip, isLast: false)
      }
      if let last = operands.last { branchAs(last, if: ifTrue, to: label, isLast: true) }
      builder.bind(skip)
    } else {
      for (index, operand) in operands.enumerated() {
        branchAs(operand, if: ifTrue, to: label, isLast: index == operands.count - 1)
      }
    }
  }

  /// Whose decision the jumps of a condition are.
  func deciding(
    _ word: String, _ kind: FunctionBuilder.Branch.Kind, at place: SourceRange, _ body: () -> Void
  ) {
    let owner = branchOwner
    branchOwner = FunctionBuilder.Branch(kind: kind, word: word, place: place, jumpsIfTrue: true)
    body()
    branchOwner = owner
  }

  /// `&&` and `||` as a number.
  func logical(_ id: NodeID, into wanted: Int?) -> Value {
    let node = tree[id]
    var operands: [NodeID] = [node.a, node.b]
    var isAnd = operatorOf(node) == UInt32(BinaryOperator.logicalAnd.rawValue)
    if node.kind == .binaryChain, let chain = logicalChain(node) { (operands, isAnd) = chain }
    if let constant = constantLogical(operands, isAnd: isAnd) { return constant }
    let mark = builder.nextRegister
    let short = builder.newLabel()
    let end = builder.newLabel()
    for operand in operands { branch(operand, if: !isAnd, to: short) }
    builder.nextRegister = mark
    let target = wanted ?? builder.newRegister()
    builder.loadInteger(isAnd ? 1 : 0, into: target)
    builder.jump(end)
    builder.bind(short)
    builder.loadInteger(isAnd ? 0 : 1, into: target)
    builder.bind(end)
    return temporary(target, .int)
  }

  /// A left-associative chain of one precedence, from left to right without recursion.
  func chain(_ id: NodeID, into wanted: Int?) -> Value {
    let node = tree[id]
    if logicalChain(node) != nil { return logical(id, into: wanted) }
    let list = tree.list(node.a)
    let first = list.startIndex
    let mark = builder.nextRegister
    var result = operand(list[first])
    var index = first + 1
    while index + 1 < list.endIndex {
      let op = BinaryOperator(rawValue: UInt8(truncatingIfNeeded: list[index])) ?? .add
      let right = operand(list[index + 1])
      let isLast = index + 2 >= list.endIndex
      result = binary(
        op, result, right, at: node.place, into: isLast ? wanted : nil, base: mark)
      if result.isError { return .error }
      // Keep the running result's register out of the next operand's hands.
      if result.kind == .register, result.register >= mark {
        builder.reserve(upTo: result.register + 1)
      } else {
        builder.nextRegister = mark
      }
      index += 2
    }
    return result
  }

  // MARK: Conditional

  func conditional(_ node: Node, into wanted: Int?) -> Value {
    if node.b == 0 { return elvis(node, into: wanted) }
    if let constant = foldCondition(node.a) {
      // The other branch is still checked.
      _ = typeOf(constant ? node.c : node.b)
      let chosen = operand(constant ? node.b : node.c, into: wanted)
      let other = typeOf(constant ? node.c : node.b)
      if state.types.isArithmetic(chosen.type), state.types.isArithmetic(other) {
        return convert(chosen, to: commonType(chosen.type, other), into: wanted)
      }
      return chosen
    }
    let mark = builder.nextRegister
    let otherwise = builder.newLabel()
    let end = builder.newLabel()
    deciding("?:", .condition, at: tree[node.a].place) {
      branch(node.a, if: false, to: otherwise)
    }
    let target = wanted ?? builder.newRegister()
    let work = builder.nextRegister
    let first = operand(node.b, into: target)
    let isVoid = first.kind == .none
    if !isVoid { register(first, into: target) }
    let mended = builder.newLabel()
    builder.jump(mended)
    builder.bind(otherwise)
    builder.nextRegister = work
    let second = operand(node.c, into: target)
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
    register(convert(second, to: type, into: target), into: target)
    // The first branch is already in `target`, in its own type.
    var kept = temporary(target, first.type)
    if state.types.kind(first.type) == .record {
      builder.bind(mended)
      builder.nextRegister = max(mark, target + 1)
      var place = Value(.memory, type, register: target)
      place.isTemporary = true
      return place
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
    if pa, state.types.isInteger(b.type) {
      if b.isNullConstant { return a.type }
      warning(
        .pointerComparison,
        "pointer/integer type mismatch in conditional expression "
          + "(\(spell(a.type)) and \(spell(b.type)))", [spell(a.type), spell(b.type)], at: place)
      return a.type
    }
    if pb, state.types.isInteger(a.type) {
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

  /// `x ?: y`: x is computed once.
  private func elvis(_ node: Node, into wanted: Int?) -> Value {
    let target = builder.newRegister()
    let work = builder.nextRegister
    let end = builder.newLabel()
    let mended = builder.newLabel()
    let first = operand(node.a)
    if first.isError { return .error }
    register(first, into: target)
    var kept = temporary(target, first.type)
    kept.isTemporary = false
    kept.isNullConstant = false
    branchValue(kept, at: node.place, if: true, to: mended)
    builder.nextRegister = work
    let second = operand(node.c)
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

  // MARK: Assignment

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
      return assignOwned(place, node.b)
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
      return atomicUpdate(place, at: node.place) { binary(op, $0, held, at: node.place, into: nil) }
        .map(\.new) ?? .error
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
