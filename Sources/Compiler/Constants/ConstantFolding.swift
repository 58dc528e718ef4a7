import Bytecode
import Diagnostics
import Syntax

/// Arithmetic done by the compiler, with exactly the widths that the program would use.
///
/// There is one evaluator of expressions: the one that makes code. An expression is constant when it
/// makes none, so enumerators, array sizes, case labels and static initialisers are compiled like any
/// other expression, looked at, and the code (if any) is taken back.
extension UnitCompiler {
  /// Runs `body` and forgets whatever code it made.
  func trying<Result>(_ body: () -> Result) -> Result {
    let snapshot = builder.snapshot()
    let context = function
    lookingAhead.depth += 1
    let result = body()
    lookingAhead.depth -= 1
    function = context
    builder.restore(snapshot)
    return result
  }

  /// The type of an expression, without evaluating it (`sizeof`, `typeof`, `_Generic`).
  /// Remembered, since an operand may be asked at every level of an expression around it.
  func typeOf(_ id: NodeID) -> TypeID {
    if let known = lookingAhead.types[id] { return known }
    let type = trying { expression(id).type }
    lookingAhead.types[id] = type
    return type
  }

  /// The type that an expression has as an operand of arithmetic: only what may be a bit-field has another one.
  func promotedTypeOf(_ id: NodeID) -> TypeID {
    switch tree[id].kind {
    case .member, .identifier, .assignment, .comma, .unary, .genericSelection: break
    default: return typeOf(id)
    }
    if let known = lookingAhead.promotedTypes[id] { return known }
    let type = trying { promotedField(operand(id)).type }
    lookingAhead.promotedTypes[id] = type
    return type
  }

  func isObject(_ id: NodeID) -> Bool {
    let type = typeOf(id)
    return state.types.isObject(type)
  }

  /// The value of an integer constant expression, or nil.
  func constantInteger(_ id: NodeID) -> Int64? {
    let node = tree[id]
    if node.kind == .integerLiteral { return Int64(bitPattern: tree.integers[Int(node.a)]) }
    let value = folding {
      trying { () -> Value in
        let start = builder.pc
        let read = expression(id)
        let value = read.known == nil ? read : rvalue(read)
        return builder.pc == start ? value : .none
      }
    }
    guard value.kind == .integer, !value.isError, state.types.isInteger(value.type) else {
      return nil
    }
    return value.integer
  }

  /// `const int count = 5;` is a variable in C. Where only a constant may stand (the size of an array with
  /// values, a case label, what a static begins with) clang takes what it began with all the same.
  func folding<Result>(_ body: () -> Result) -> Result {
    let outer = lookingAhead.folds
    lookingAhead.folds = true
    defer { lookingAhead.folds = outer }
    return body()
  }

  /// What a constant variable of a whole-number type begins with, as far as that is known already.
  func knownValue(_ node: Node, _ type: TypeID) -> Int64? {
    guard node.c != 0, type.qualifiers & TypeQualifier.const != 0,
      type.qualifiers & TypeQualifier.volatile == 0, state.types.isInteger(type), isCheap(node.c),
      let value = constantInteger(node.c)
    else { return nil }
    return foldInteger(.add, value, 0, type)
  }

  /// Whether a condition is decided already; nil when it is not.
  func foldCondition(_ id: NodeID) -> Bool? {
    switch tree[id].kind {
    case .call, .messageSend, .assignment, .statementExpression: return nil
    default: break
    }
    if let known = lookingAhead.conditions[id] { return known }
    let value = trying { () -> Value in
      let start = builder.pc
      let value = expression(id)
      return builder.pc == start ? value : .none
    }
    var result: Bool?
    switch value.kind {
    case .integer where !value.isError: result = value.integer != 0
    case .floating: result = value.double != 0
    default: break
    }
    lookingAhead.conditions[id] = .some(result)
    return result
  }

  /// `&&` and `||` over constants only.
  func constantLogical(_ operands: [NodeID], isAnd: Bool) -> Value? {
    guard let first = operands.first, isCheap(first) else { return nil }
    var result = isAnd
    for operand in operands {
      guard let value = foldCondition(operand) else { return nil }
      result = value
      if value != isAnd { break }
    }
    return .integer(result ? 1 : 0, .int)
  }

  /// Looks as if it could be constant: not worth trying otherwise.
  private func isCheap(_ id: NodeID) -> Bool {
    switch tree[id].kind {
    case .integerLiteral, .floatLiteral, .sizeofExpression, .alignofExpression: return true
    case .identifier:
      if let local = scopes.find(tree[id].a) { return local.knownValue != nil }
      switch state.symbols[tree[id].a] {
      case .constant: return true
      case .variable(let variable): return variable.knownValue != nil
      default: return false
      }
    case .unary: return isCheap(tree[id].a)
    case .cast: return isCheap(tree[id].b)
    case .binary: return isCheap(tree[id].a) && isCheap(tree[id].b)
    default: return false
    }
  }

  // MARK: Arithmetic

  func foldInteger(_ op: BinaryOperator, _ a: Int64, _ b: Int64, _ type: TypeID) -> Int64? {
    let isSigned = state.types.isSigned(type)
    let bits = Int64(state.types.size(type) * 8)
    let ua = UInt64(bitPattern: a)
    let ub = UInt64(bitPattern: b)
    let result: Int64
    switch op {
    case .add: result = a &+ b
    case .subtract: result = a &- b
    case .multiply: result = a &* b
    case .divide, .remainder:
      if b == 0 { return nil }
      if isSigned {
        let smallest: Int64 = bits == 64 ? .min : Int64(Int32.min)
        if a == smallest, b == -1 { return nil }
        result = op == .divide ? a / b : a % b
      } else {
        result = Int64(bitPattern: op == .divide ? ua / ub : ua % ub)
      }
    case .shiftLeft:
      if b < 0 || b >= bits { return nil }
      result = a &<< b
    case .shiftRight:
      if b < 0 || b >= bits { return nil }
      result = isSigned ? a &>> b : Int64(bitPattern: ua &>> ub)
    case .bitAnd: result = a & b
    case .bitXor: result = a ^ b
    case .bitOr: result = a | b
    default: return nil
    }
    return wrap(result, to: type)
  }

  func foldFloating(_ op: BinaryOperator, _ a: Double, _ b: Double) -> Double? {
    switch op {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    default: nil
    }
  }

  func foldComparison(
    _ op: BinaryOperator, _ left: Value, _ right: Value, _ type: TypeID
  ) -> Bool? {
    if left.kind == .floating, right.kind == .floating {
      let a = left.double
      let b = right.double
      switch op {
      case .equal: return a == b
      case .notEqual: return a != b
      case .less: return a < b
      case .lessOrEqual: return a <= b
      case .greater: return a > b
      default: return a >= b
      }
    }
    guard left.kind == .integer, right.kind == .integer else { return nil }
    let a = left.integer
    let b = right.integer
    let isSigned = state.types.isSigned(type)
    let less = isSigned ? a < b : UInt64(bitPattern: a) < UInt64(bitPattern: b)
    switch op {
    case .equal: return a == b
    case .notEqual: return a != b
    case .less: return less
    case .lessOrEqual: return less || a == b
    case .greater: return !less && a != b
    default: return !less
    }
  }
}
