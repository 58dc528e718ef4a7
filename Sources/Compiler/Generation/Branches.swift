import Bytecode
import Diagnostics
import Syntax

/// Conditions that decide where to go: `if`, loops, `&&`, `||`, `!`.
///
/// A comparison that only decides a branch becomes one fused instruction and never a number; a chain of
/// `&&` is as many jumps to the same place.
extension UnitCompiler {
  /// Jumps to `label` when the condition is `ifTrue`; falls through otherwise.
  func branch(_ id: NodeID, if ifTrue: Bool, to label: Int) {
    let mark = builder.nextRegister
    defer { builder.nextRegister = mark }
    let node = tree[id]
    let owner = function.branchOwner
    function.branchOwner = nil
    defer { function.branchOwner = owner }
    switch node.kind {
    case .unary where operatorOf(node) == UInt32(UnaryOperator.not.rawValue):
      function.branchOwner = owner
      function.branchOwner?.jumpsIfTrue.toggle()
      branch(node.a, if: !ifTrue, to: label)
      return
    case .binary:
      guard let op = BinaryOperator(rawValue: UInt8(operatorOf(node))) else { break }
      if op == .logicalAnd || op == .logicalOr {
        function.branchOwner = owner
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
        function.branchOwner = owner
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
  func logicalChain(_ node: Node) -> ([NodeID], isAnd: Bool)? {
    let list = Array(tree.list(node.a))
    guard list.count >= 3, let op = BinaryOperator(rawValue: UInt8(truncatingIfNeeded: list[1])),
      op == .logicalAnd || op == .logicalOr
    else { return nil }
    return (stride(from: 0, to: list.count, by: 2).map { list[$0] }, op == .logicalAnd)
  }

  private func branchLogical(_ operands: [NodeID], isAnd: Bool, if ifTrue: Bool, to label: Int) {
    let owner = function.branchOwner
    // All but the last are decided by the operator, the last decides for whoever asked.
    func branchAs(_ operand: NodeID, if ifTrue: Bool, to label: Int, isLast: Bool) {
      function.branchOwner =
        isLast
        ? owner
        : operands.first.map {
          FunctionBuilder.Branch(
            kind: .condition, word: isAnd ? "&&" : "||",
            place: tree[$0].place.joined(with: tree[operand].place), jumpsIfTrue: true)
        }
      branch(operand, if: ifTrue, to: label)
    }
    defer { function.branchOwner = owner }
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
    let owner = function.branchOwner
    function.branchOwner = FunctionBuilder.Branch(
      kind: kind, word: word, place: place, jumpsIfTrue: true)
    body()
    function.branchOwner = owner
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
}
