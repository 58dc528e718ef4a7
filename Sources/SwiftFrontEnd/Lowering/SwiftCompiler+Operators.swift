import Diagnostics
import Syntax

/// Operators: those of Swift itself, which stop where a result does not fit, and those that a program defines.
extension SwiftCompiler {
  // MARK: Operators

  func prefix(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    if node.text == "!", state.functions["!"] == nil, !isOfOwnType(node.kid(0)) {
      return SwiftValue(
        type: .bool, code: "(_Bool)!(\(conditionCode([node.kid(0)], isNegated: true)))")
    }
    let value = expression(node.kid(0), expected: expected)
    if value.type == .failed { return failed() }
    if let own = ownPrefix(node.text, value) { return own }
    guard value.type.isNumber else {
      error(
        "unary operator '\(node.text)' cannot be applied to an operand of type '\(name(of: value.type))'",
        at: node.place)
      return failed()
    }
    switch node.text {
    case "-":
      if value.type.isInteger {
        return SwiftValue(
          type: value.type, code: arithmetic("-", "0", value.code, value.type))
      }
      return SwiftValue(type: value.type, code: "(-\(value.code))")
    case "~": return SwiftValue(type: value.type, code: "((\(cType(value.type)))~\(value.code))")
    default: return value
    }
  }

  /// An operator of the program's in front of its operand; nil: it has none for it.
  private func ownPrefix(_ op: String, _ value: SwiftValue) -> SwiftValue? {
    if value.type.isNumber { return nil }
    let found = operatorFunctions(op, of: [value.type]).first {
      $0.parameters.count == 1 && converts(value.type, to: $0.parameters[0].type)
        && !$0.parameters[0].isInout
    }
    guard let found else { return nil }
    let operand = converted(value.code, value.type, found.parameters[0].type)
    accessorCalls.isOperator = true
    return SwiftValue(type: found.result, code: callCode(found, [operand], receiver: nil))
  }

  /// Whether an operand of `!` is of a type that has operators of its own.
  private func isOfOwnType(_ id: Int) -> Bool {
    guard tree[id].kind != .binary, case .nominal(let index) = probe(id).type else { return false }
    return !findMethods("!", index, isStatic: true).isEmpty
  }

  /// Sums that do not fit stop the program.
  func arithmetic(
    _ op: String, _ a: LoweredCode, _ b: LoweredCode, _ type: SwiftType
  ) -> LoweredCode {
    guard type.isInteger else { return "(\(a) \(op) \(b))" }
    let names = ["+": "add", "-": "subtract", "*": "multiply", "/": "divide", "%": "remainder"]
    let verb = names[op] ?? "add"
    let own = name(of: type)
    if own == "Int" || own == "Int64" { return "__swift_\(verb)(\(a), \(b))" }
    if own == "UInt" || own == "UInt64" { return "__swift_\(verb)_unsigned(\(a), \(b))" }
    let limits = SwiftCompiler.integers[own]
    return
      "((\(cType(type)))__swift_narrow(__swift_\(verb)((long)\(a), (long)\(b)), (long)\(limits?.low ?? "0"), (long)\(limits?.high ?? "0")))"
  }

  private static let arithmeticSigns: Set<String> = ["+", "-", "*", "/", "%"]

  func isLiteral(_ id: Int) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .integer, .float, .nilLiteral, .array, .dictionary: return true
    case .member: return node.kid(0) == 0
    case .string: return true
    case .prefix: return isLiteral(node.kid(0))
    case .binary:
      var link = node
      while link.kind == .binary {
        guard SwiftCompiler.arithmeticSigns.contains(link.text), isLiteral(link.kid(1)) else {
          return false
        }
        if tree[link.kid(0)].kind != .binary { return isLiteral(link.kid(0)) }
        link = tree[link.kid(0)]
      }
      return false
    case .call: return tree[node.kid(0)].kind == .member && tree[node.kid(0)].kid(0) == 0
    default: return false
    }
  }

  func binary(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let op = node.text
    if node.kids.contains(0) {
      refuse("one-sided ranges", at: node.place)
      return failed()
    }
    if op == "=" { return assign(node) }
    if op == "~=" {
      refuse("operator ~=", at: node.place)
      return failed()
    }
    if isAssignment(op) { return compound(node) }
    switch op {
    case "&&", "||":
      // `a && b && c` is one row of conditions.
      var operands = [node.kid(1)]
      var first = node.kid(0)
      while tree[first].kind == .binary, tree[first].text == op {
        operands.append(tree[first].kid(1))
        first = tree[first].kid(0)
      }
      let row = ([first] + operands.reversed()).map { conditionOperand($0) }
      return SwiftValue(type: .bool, code: "((_Bool)(\(row.joined(" \(op) "))))")
    case "??": return coalesce(node, expected)
    case "..<", "...":
      let low = expression(node.kid(0), expected: .int)
      let high = expression(node.kid(1), expected: .int)
      if low.type == .failed || high.type == .failed { return failed() }
      guard low.type == .int, high.type == .int else {
        refuse("ranges of \(name(of: low.type))", at: node.place)
        return failed()
      }
      return SwiftValue(
        type: .range(closed: op == "..."),
        code: "__swift_range(\(low.code), \(high.code), \(op == "..." ? 1 : 0))")
    default: break
    }
    if let value = chain(node, expected) { return value }
    let isComparison = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="].contains(op)
    let hint = isComparison ? nil : expected.map { $0.unwrapped ?? $0 }
    var a: SwiftValue
    var b: SwiftValue
    let firstIsLiteral = isLiteral(node.kid(0))
    if firstIsLiteral, !isLiteral(node.kid(1)), tree[node.kid(1)].kind != .closure {
      b = expression(node.kid(1), expected: hint)
      let wanted = operandType(node, 0, beside: b.type, hint) ?? b.type
      a = expression(node.kid(0), expected: wanted)
    } else if op == "+", hint == nil, let types = typesOfLiterals(node) {
      // Two literals agree upon their elements before either of them is of a type.
      guard let type = types.first(where: { type in node.kids.allSatisfy { fits($0, type) } })
      else {
        refuse("+ of literals with elements of several types", at: node.place)
        return failed()
      }
      a = expression(node.kid(0), expected: type)
      b = expression(node.kid(1), expected: type)
    } else {
      a = expression(node.kid(0), expected: hint)
      let asks = isLiteral(node.kid(1)) || tree[node.kid(1)].kind == .closure
      let own = asks ? operandType(node, 1, beside: a.type, hint) : nil
      b = expression(
        node.kid(1), expected: own ?? (a.type == .null || a.type == .failed ? hint : a.type))
      if firstIsLiteral, a.type == .int, b.type == .double {
        a = expression(node.kid(0), expected: .double)
      }
    }
    return joined(node, a, b)
  }

  /// The types that two array literals have alone; nil: there are no such two.
  private func typesOfLiterals(_ node: SwiftNode) -> [SwiftType]? {
    guard node.kids.allSatisfy({ tree[$0].kind == .array && !tree[$0].kids.isEmpty }) else {
      return nil
    }
    let types = node.kids.map { probe($0).type }
    return types.contains(.failed) || types.contains(.null) ? nil : types
  }

  /// Whether an expression can be of a type, nothing being told where it cannot.
  private func fits(_ id: Int, _ type: SwiftType) -> Bool {
    let saved = (diagnostics, reported, chains, setup)
    diagnostics = []
    let value = expression(id, expected: type)
    let fits = value.type != .failed && diagnostics.isEmpty && converts(value.type, to: type)
    (diagnostics, reported, chains, setup) = saved
    return fits
  }

  /// Operators on the left that one expression may climb down to by calling itself.
  static let longestClimb = 24

  /// A long chain of sums and products, from its first operand on. Each operator puts brackets around what
  /// stands before it, so from time to time the chain goes on from a variable. nil: it is a short one.
  private func chain(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue? {
    var links: [SwiftNode] = []
    var link = node
    while SwiftCompiler.arithmeticSigns.contains(link.text), link.kind == .binary {
      links.append(link)
      link = tree[link.kid(0)]
    }
    if links.count <= SwiftCompiler.longestClimb { return nil }
    let hint = expected.map { $0.unwrapped ?? $0 }
    // Literals take the type of the first operand that is none.
    let operands = [links[links.count - 1].kid(0)] + links.reversed().map { $0.kid(1) }
    var type = hint
    if let other = operands.first(where: { !isLiteral($0) }) {
      let found = probe(other, expected: hint).type
      if found != .failed, found != .null { type = found }
    }
    var value = expression(operands[0], expected: type)
    var head = LoweredCode()
    for (position, link) in links.reversed().enumerated() {
      if value.type == .failed || !spend(0, at: link.place) { return failed() }
      if position % SwiftCompiler.longestClimb == SwiftCompiler.longestClimb - 1,
        value.type != .null
      {
        let temporary = fresh("t")
        head += "\(declaration(value.type, temporary)) = \(value.code); "
        value.code = LoweredCode(temporary)
      }
      let next = expression(link.kid(1), expected: value.type == .null ? type : value.type)
      if next.type == .failed { return failed() }
      value = joined(link, value, next)
      value.code = value.code.at(link.place)
    }
    if value.type == .failed { return failed() }
    value.code = "({ \(head)\(value.code); })"
    return value
  }

  /// An operator between two values.
  private func joined(_ node: SwiftNode, _ left: SwiftValue, _ right: SwiftValue) -> SwiftValue {
    let op = node.text
    let isIdentity = op == "===" || op == "!==" || op == "==" || op == "!="
    let a = left.isImplicit && !isIdentity ? forced(left) : left
    var b = right.isImplicit && !isIdentity ? forced(right) : right
    if a.type == .failed || b.type == .failed { return failed() }
    if op == "+" {
      if case .slice = a.type {
        refuse("+ of an ArraySlice", at: node.place)
        return failed()
      }
      b.type = appended(b.type, to: a.type)
    }
    if a.type == .void || b.type == .void {
      refuse("operators of Void", at: node.place)
      return failed()
    }
    if op == "===" || op == "!==" {
      let x = a.type.unwrapped ?? a.type
      let y = b.type.unwrapped ?? b.type
      guard isPointer(x) || x == .null, isPointer(y) || y == .null, x != .string, y != .string
      else {
        let other = isPointer(x) && x != .string ? y : x
        error(
          "argument type '\(name(of: other))' expected to be an instance of a class or class-constrained type",
          at: node.place)
        return failed()
      }
      return SwiftValue(
        type: .bool, code: "((_Bool)((id)\(a.code) \(op == "===" ? "==" : "!=") (id)\(b.code)))")
    }
    if let own = operatorFunction(op, a, b, node) { return own }
    if op == "==" || op == "!=" {
      var type = a.type
      if case .metatype(let one) = a.type, case .metatype(let other) = b.type, one != other {
        if isProtocol(one) ?? isProtocol(other) != nil {
          refuse("a comparison with a protocol's type", at: node.place)
          return failed()
        }
        type = .metatype(.any)
      }
      if a.type == .null, b.type == .null { return badOperands(node, a, b) }
      if a.type == .null || (b.type.unwrapped != nil && a.type.unwrapped == nil) { type = b.type }
      guard converts(a.type, to: type), converts(b.type, to: type) else {
        return badOperands(node, a, b)
      }
      let isNil = tree[node.kid(0)].kind == .nilLiteral || tree[node.kid(1)].kind == .nilLiteral
      if isNil {
        let tested = tree[node.kid(0)].kind == .nilLiteral ? b : a
        if tested.type.unwrapped == nil { return badOperands(node, a, b) }
        let test = isSome(tested.type, tested.code)
        return SwiftValue(
          type: .bool, code: op == "==" ? "((_Bool)!(\(test)))" : "((_Bool)(\(test)))")
      }
      guard isEquatable(type) else { return badOperands(node, a, b) }
      let code = equal(
        converted(a.code, a.type, type), converted(b.code, b.type, type), type)
      return SwiftValue(type: .bool, code: op == "==" ? code : "((_Bool)!\(code))")
    }
    if a.type != b.type { return badOperands(node, a, b) }
    let type = a.type
    switch op {
    case "<", ">", "<=", ">=":
      if type == .string || type == .character {
        return SwiftValue(
          type: .bool, code: "((_Bool)(__swift_compare(\(a.code), \(b.code)) \(op) 0))")
      }
      if case .tuple = type {
        let (x, y) = (fresh("x"), fresh("y"))
        let isSwapped = op == ">" || op == "<="
        guard let test = less(LoweredCode(isSwapped ? y : x), LoweredCode(isSwapped ? x : y), type)
        else { return badOperands(node, a, b) }
        return SwiftValue(
          type: .bool,
          code:
            "({ \(declaration(type, x)) = \(a.code); \(declaration(type, y)) = \(b.code); (_Bool)\(op == "<" || op == ">" ? "" : "!")\(test); })"
        )
      }
      guard type.isNumber else {
        // `Comparable` by a `<` of its own.
        if op != "<", let own = operatorFunction("<", op == ">=" ? a : b, op == ">=" ? b : a, node)
        {
          if op == ">" { return own }
          return SwiftValue(type: .bool, code: "((_Bool)!\(own.code))")
        }
        guard isOrderedByCases(type) || isOpaque(type) && hasBuiltin(type, "Comparable") else {
          if hasBuiltin(type, "Comparable"), isPlainValue(type) {
            refuse("the order of an enum that carries values", at: node.place)
            return failed()
          }
          return badOperands(node, a, b)
        }
        if case .nominal(let index) = type, state.nominals[index].hasPayload {
          let isSwapped = op == ">" || op == "<="
          let (x, y) = (fresh("x"), fresh("y"))
          let order = "\(orderFunction(index))(\(isSwapped ? y : x), \(isSwapped ? x : y))"
          return SwiftValue(
            type: .bool,
            code:
              "({ \(declaration(type, x)) = \(a.code); \(declaration(type, y)) = \(b.code); (_Bool)\(op == "<" || op == ">" ? "" : "!")\(order); })"
          )
        }
        return SwiftValue(type: .bool, code: "((_Bool)(\(a.code) \(op) \(b.code)))")
      }
      return SwiftValue(type: .bool, code: "((_Bool)(\(a.code) \(op) \(b.code)))")
    case "+":
      if type == .string {
        return SwiftValue(type: .string, code: "__swift_concat(\(a.code), \(b.code))")
      }
      if case .array = type {
        return SwiftValue(type: type, code: "__swift_array_joined(\(a.code), \(b.code))")
      }
      fallthrough
    case "-", "*", "/", "%":
      guard type.isNumber, op != "%" || type.isInteger else { return badOperands(node, a, b) }
      if let folded = overflowAtCompileTime(node, type) { return folded }
      return SwiftValue(type: type, code: arithmetic(op, a.code, b.code, type).at(node.place))
    default:
      guard let code = bits(op, a.code, b.code, type) else {
        refuse("operator \(op)", at: node.place)
        return failed()
      }
      return type.isInteger ? SwiftValue(type: type, code: code) : badOperands(node, a, b)
    }
  }

  /// What works on the bits of two integers, and never stops; nil: another operator.
  private func bits(
    _ op: String, _ a: LoweredCode, _ b: LoweredCode, _ type: SwiftType
  ) -> LoweredCode? {
    switch op {
    case "&+", "&-", "&*":
      "((\(cType(type)))((unsigned long)\(a) \(String(op.dropFirst())) (unsigned long)\(b)))"
    case "&", "|", "^": "((\(cType(type)))(\(a) \(op) \(b)))"
    case "<<", ">>": "((\(cType(type)))__swift_shift(\(a), \(op == "<<" ? "" : "-")(long)\(b)))"
    default: nil
    }
  }

  /// `1 / 0` and the like are found by swiftc itself.
  func overflowAtCompileTime(_ node: SwiftNode, _ type: SwiftType) -> SwiftValue? {
    let other = tree[node.kid(1)]
    if node.text == "/" || node.text == "%", type.isInteger, other.kind == .integer,
      Int(other.text) == 0
    {
      error(
        node.text == "/" ? "division by zero" : "division by zero in remainder operation",
        at: node.place)
      return failed()
    }
    return nil
  }

  func conditionOperand(_ id: Int) -> LoweredCode {
    let value = expression(id, expected: .bool)
    return convert(value, to: .bool, at: tree[id].place) { from, _ in
      "cannot convert value of type '\(from)' to expected argument type 'Bool'"
    }
  }

  func badOperands(_ node: SwiftNode, _ a: SwiftValue, _ b: SwiftValue) -> SwiftValue {
    if let inner = a.type.unwrapped, inner == b.type {
      error(
        "value of optional type '\(name(of: a.type))' must be unwrapped to a value of type '\(name(of: inner))'",
        at: tree[node.kid(0)].place)
    } else if let inner = b.type.unwrapped, inner == a.type {
      error(
        "value of optional type '\(name(of: b.type))' must be unwrapped to a value of type '\(name(of: inner))'",
        at: tree[node.kid(1)].place)
    } else if a.type == b.type {
      error(
        node.text == "==" && isArray(of: a.type)
          ? "operator function '==' requires that '\(name(of: elementType(a.type) ?? a.type))' conform to 'Equatable'"
          : node.text == "==" && isPlainValue(a.type) && !isOpaque(a.type)
            ? "referencing operator function '==' on 'Equatable' requires that '\(name(of: a.type))' conform to 'Equatable'"
            : missingBound(node.text, a.type)
              ?? "binary operator '\(node.text)' cannot be applied to two '\(name(of: a.type))' operands",
        at: node.place)
    } else {
      error(
        "binary operator '\(node.text)' cannot be applied to operands of type '\(name(of: a.type))' and '\(name(of: b.type))'",
        at: node.place)
    }
    return failed()
  }

  /// In a closure and in front of a `?`, and of a type that a parameter has, swiftc misses what it would have to be.
  private func missingBound(_ op: String, _ type: SwiftType) -> String? {
    guard isOpaque(type),
      isChoosing || !context.closures.isEmpty || name(of: type).contains(".")
    else { return nil }
    let wanted =
      ["==", "!="].contains(op)
      ? "Equatable" : ["<", ">", "<=", ">="].contains(op) ? "Comparable" : nil
    return wanted.map {
      "referencing operator function '\(op)' on '\($0)' requires that '\(name(of: type))' conform to '\($0)'"
    }
  }

  /// An operator that the program defines.
  func operatorFunction(
    _ op: String, _ a: SwiftValue, _ b: SwiftValue, _ node: SwiftNode
  ) -> SwiftValue? {
    let found = operatorFunctions(op, of: [a.type, b.type], taking: a.type).first {
      $0.parameters.count == 2 && converts(a.type, to: $0.parameters[0].type)
        && converts(b.type, to: $0.parameters[1].type) && !$0.parameters[0].isInout
    }
    guard let found else {
      if op == "!=", let equal = operatorFunction("==", a, b, node) {
        return SwiftValue(type: .bool, code: "((_Bool)!\(equal.code))")
      }
      return nil
    }
    let x = converted(a.code, a.type, found.parameters[0].type)
    let y = converted(b.code, b.type, found.parameters[1].type)
    accessorCalls.isOperator = true
    return SwiftValue(type: found.result, code: callCode(found, [x, y], receiver: nil))
  }

  /// Functions that a program declared for an operator, free ones and those of the types around it.
  private func operatorFunctions(
    _ op: String, of types: [SwiftType?], taking first: SwiftType? = nil
  ) -> [SwiftFunction] {
    var free = state.functions[op] ?? []
    if let first { free = taking(first, among: free) }
    return types.reduce(into: free) { found, type in
      if let index = type.flatMap({ members(of: $0) }) {
        found += findMethods(op, index, isStatic: true)
      }
    }
  }

  /// The type of an operand that has none of its own (`.seconds(2)`, `3`) beside the other one, as the program's own
  /// operators want it: the first that it can have. nil: no operator of the program's asks for it.
  private func operandType(
    _ node: SwiftNode, _ side: Int, beside other: SwiftType, _ hint: SwiftType?
  ) -> SwiftType? {
    if other == .failed || other == .null { return nil }
    var tried: [SwiftType] = []
    for function in operatorFunctions(node.text, of: [other, hint]) {
      let parameters = function.parameters
      guard parameters.count == 2, !parameters[0].isInout,
        converts(other, to: parameters[1 - side].type), !tried.contains(parameters[side].type)
      else { continue }
      let type = parameters[side].type
      tried.append(type)
      if fits(node.kid(side), type) { return type }
    }
    return nil
  }

  func coalesce(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let a = expression(
      node.kid(0), expected: expected.map { $0.unwrapped == nil ? .optional($0) : $0 })
    guard let inner = a.type.unwrapped else {
      if a.type == .failed { return failed() }
      // swiftc warns, and takes the left side.
      let b = expression(node.kid(1), expected: a.type)
      if b.type == .failed || converts(b.type, to: .optional(a.type)) { return a }
      if a.type == .void {
        error(
          "cannot convert value of type '\(name(of: b.type))' to expected argument type '()'",
          at: tree[node.kid(1)].place)
      } else {
        // In an `Any` both are right.
        refuse("?? behind a value that is no optional", at: node.place)
      }
      return failed()
    }
    let b = expression(node.kid(1), expected: inner)
    if b.type == .failed { return failed() }
    let temporary = fresh("t")
    let head: LoweredCode = "\(declaration(a.type, temporary)) = \(a.code); "
    // The type of both: of the left side's value, of the left side, or the wider one of the right side.
    let wider = [b.type, expected].compactMap { $0 }.filter { converts(inner, to: $0) }
    if let type = ([inner, a.type] + wider).first(where: { converts(b.type, to: $0) }) {
      let value =
        type == a.type
        ? LoweredCode(temporary) : converted(unwrap(a.type, LoweredCode(temporary)), inner, type)
      return SwiftValue(
        type: type,
        code:
          "({ \(head)\(isSome(a.type, LoweredCode(temporary))) ? \(value) : \(converted(b.code, b.type, type)); })"
      )
    }
    if b.type == .never {
      return SwiftValue(
        type: inner,
        code:
          "({ \(head)if (!(\(isSome(a.type, LoweredCode(temporary))))) \(b.code); \(unwrap(a.type, LoweredCode(temporary))); })"
      )
    }
    error(
      "cannot convert value of type '\(name(of: b.type))' to expected argument type '\(name(of: inner))'",
      at: tree[node.kid(1)].place)
    return failed()
  }

  // MARK: Assignment

  /// Whether what is named lies in memory: what has code of its own may do something when it is given its own value.
  private func isStorage(_ id: Int) -> Bool {
    let node = tree[id]
    if node.kind == .name, let variable = lookup(node.text) { return variable.getter == nil }
    let base = node.kind == .member ? probe(node.kid(0)).type : .failed
    let owner =
      node.kind == .member
      ? members(of: base.unwrapped ?? base)
      : lookup("self").flatMap { members(of: typeOfMembers(of: $0)) }
    let property = owner.flatMap {
      findProperty(node.text, $0, isStatic: false) ?? findProperty(node.text, $0, isStatic: true)
    }
    if let property { return property.kind == .stored && !property.isLazy }
    return state.globals[node.text]?.getter == nil
  }

  func assign(_ node: SwiftNode) -> SwiftValue {
    if tree[node.kid(0)].kind == .wildcard
      || (tree[node.kid(0)].kind == .name && tree[node.kid(0)].text == "_")
    {
      return SwiftValue(type: .void, code: "(\(dropped(node.kid(1))))")
    }
    if tree[node.kid(0)].kind == .tuple { return assignTuple(node) }
    let rest = isQuiet(node.kid(1))
    let target = self.target(node.kid(0), rest: rest, isSet: true)
    noteEscaping(node.kid(1), .assignment)
    let value = expression(node.kid(1), expected: target.type == .failed ? nil : target.type)
    if target.type == .failed || value.type == .failed { return failed() }
    if isOnePlace(node.kid(0), node.kid(1)), isStorage(node.kid(0)) {
      let left = tree[node.kid(0)]
      let isProperty = left.kind == .member || isImplicitProperty(left)
      error("assigning a \(isProperty ? "property" : "variable") to itself", at: left.place)
      return failed()
    }
    var code = convert(value, to: target.type, at: tree[node.kid(1)].place) { [self] from, to in
      let inner = value.type.unwrapped == nil ? target.type.unwrapped.map { name(of: $0) } : nil
      let what = tree[node.kid(0)].kind == .subscription ? "subscript of type" : "type"
      return "cannot assign value of type '\(from)' to \(what) '\(inner ?? to)'"
    }
    var before = target.setup
    if !rest, case .accessor = target.place {
      // The place is read only when the value is there.
      let temporary = fresh("t")
      before += "\(declaration(target.type, temporary)) = \(code); "
      code = LoweredCode(temporary)
    }
    let place = tree[node.kid(0)]
    if place.kind == .subscription, place.labels.last == "default", !isQuiet(place.kid(2)) {
      // `d[k, default: x] = y` changes the value where it lies: without one there, `x` is worked out all the same.
      before += "(void)(\(target.code)); "
    }
    return behind(before, SwiftValue(type: .void, code: store(target, code)))
  }

  func store(_ target: SwiftValue, _ code: LoweredCode) -> LoweredCode {
    switch target.place {
    case .direct: return "((void)(\(target.code) = \(code)))"
    case .accessor(let set): return "((void)(\(set(code))))"
    case .none: return "((void)0)"
    }
  }

  func assignTuple(_ node: SwiftNode) -> SwiftValue {
    let targets = tree[node.kid(0)].kids.map { target($0, rest: false, isSet: true) }
    if targets.contains(where: { $0.type == .failed }) { return failed() }
    let type = SwiftType.tuple(targets.map { _ in "" }, targets.map(\.type))
    let value = expression(node.kid(1), expected: type)
    if value.type == .failed { return failed() }
    guard case .tuple(_, let types) = value.type, types == targets.map(\.type) else {
      error(
        "cannot assign value of type '\(name(of: value.type))' to type '\(name(of: type))'",
        at: node.place)
      return failed()
    }
    let temporary = fresh("t")
    var code: LoweredCode = ""
    for each in targets { code += each.setup }
    code += "\(declaration(value.type, temporary)) = \(value.code); "
    for (position, each) in targets.enumerated() {
      code += "\(store(each, LoweredCode("\(temporary).e\(position)"))); "
    }
    return SwiftValue(type: .void, code: "({ \(code)(void)0; })")
  }

  /// What is to be changed; says why where it may not be. `isSet`: to a value that does not come from the old one.
  func target(
    _ id: Int, rest: Bool, isSet: Bool = false, isOperator: Bool = false
  ) -> SwiftValue {
    let node = tree[id]
    let value = place(id, rest: rest)
    if value.type == .failed { return value }
    if let reason = value.immutable, !isSet || !mayGetFirstValue(id, reason) {
      let isProperty = node.kind == .member
      let isElement = node.kind == .subscription
      error(
        isOperator
          ? "left side of mutating operator isn't mutable: \(reason)"
          : isElement
            ? "cannot assign through subscript: \(reason)"
            : "cannot assign to \(isProperty || reason.contains("property") || isImplicitProperty(node) ? "property" : "value"): \(reason)",
        at: node.place)
      return failed()
    }
    if case .none = value.place {
      let reason = whyUnheld(id)
      if reason.hasSuffix("immutable value"), node.kind != .call {
        let what = node.kind == .subscription ? "through subscript" : "to property"
        error("cannot assign \(what): \(reason)", at: node.place)
      } else if node.kind == .subscription {
        refuse("assignment to a subscript of type '\(name(of: value.type))'", at: node.place)
      } else {
        error("expression is not assignable", at: node.place)
      }
      return failed()
    }
    return value
  }

  /// Whether a `let` stands here that gets its value from an assignment, or a field of one: `checkInitialization` says
  /// whether this is the first.
  private func mayGetFirstValue(_ id: Int, _ reason: String) -> Bool {
    var root = tree[id]
    while root.kind == .member,
      !(tree[root.kid(0)].kind == .name && tree[root.kid(0)].text == "self")
    {
      root = tree[root.kid(0)]
    }
    guard reason == "'\(root.text)' is a 'let' constant" else { return false }
    if root.kind == .name, let found = lookup(root.text) { return found.isDeferred }
    if context.isInitializer, context.closureDepth == 0, let owner = context.owner,
      state.nominals[owner].properties.named(root.text).contains(where: {
        $0.kind == .stored && !$0.isStatic
      })
    {
      return true
    }
    return root.kind == .name && state.globals[root.text]?.isDeferred == true
  }

  /// A variable, or a property of one, written twice. Elements and parts of tuples are not looked at.
  private func isOnePlace(_ a: Int, _ b: Int) -> Bool {
    let (left, right) = (tree[a], tree[b])
    guard left.kind == right.kind, left.text == right.text else { return false }
    switch left.kind {
    case .name:
      if left.text == "self" || lookup(left.text) != nil || state.globals[left.text] != nil {
        return true
      }
      guard let owner = context.owner else { return false }
      return [false, true].contains { findProperty(left.text, owner, isStatic: $0) != nil }
    case .member: return Int(left.text) == nil && isOnePlace(left.kid(0), right.kid(0))
    default: return false
    }
  }

  func isImplicitProperty(_ node: SwiftNode) -> Bool {
    node.kind == .name && context.owner != nil && lookup(node.text) == nil
      && state.globals[node.text] == nil
  }

  func compound(_ node: SwiftNode) -> SwiftValue {
    let op = String(node.text.dropLast())
    let rest = isQuiet(node.kid(1))
    let target = self.target(node.kid(0), rest: rest, isOperator: true)
    if target.type == .failed { return failed() }
    let wanted: SwiftType = target.type
    var value = expression(node.kid(1), expected: wanted)
    if value.type == .failed { return failed() }
    var before = target.setup
    if !rest, value.type != .null, value.type != .void {
      // The place is read when the right side is worked out.
      let temporary = fresh("t")
      before += "\(declaration(value.type, temporary)) = \(value.code); "
      value.code = LoweredCode(temporary)
    }
    if let own = operatorFunctionInout(node.text, target, value) { return behind(before, own) }
    if case .slice = wanted {
      refuse("\(node.text) of an ArraySlice", at: node.place)
      return failed()
    }
    if op == "+" { value.type = appended(value.type, to: wanted) }
    if value.type != wanted {
      if let inner = wanted.unwrapped, inner == value.type {
        error(
          "value of optional type '\(name(of: wanted))' must be unwrapped to a value of type '\(name(of: inner))'",
          at: tree[node.kid(0)].place)
        return failed()
      }
      error(
        "cannot convert value of type '\(name(of: value.type))' to expected argument type '\(name(of: wanted))'",
        at: tree[node.kid(1)].place)
      return failed()
    }
    let new: LoweredCode
    if wanted == .string, op == "+" {
      new = "__swift_append(\(target.code), \(value.code))"
    } else if case .array = wanted, op == "+" {
      new = "__swift_array_append(\(target.code), \(value.code))"
    } else if wanted.isNumber, ["+", "-", "*", "/", "%"].contains(op) {
      new = arithmetic(op, target.code, value.code, wanted)
    } else if wanted.isInteger, let code = bits(op, target.code, value.code, wanted) {
      new = code
    } else {
      error(
        "binary operator '\(node.text)' cannot be applied to two '\(name(of: wanted))' operands",
        at: node.place)
      return failed()
    }
    return behind(before, SwiftValue(type: .void, code: store(target, new.at(node.place))))
  }

  private func isArray(of type: SwiftType) -> Bool {
    if case .array(let element) = type { isPlainValue(element) } else { false }
  }

  func isPlainValue(_ type: SwiftType) -> Bool {
    guard case .nominal(let index) = type else { return false }
    return [.structType, .enumType].contains(state.nominals[index].kind)
  }

  /// A part of an array may stand behind an array.
  private func appended(_ type: SwiftType, to whole: SwiftType) -> SwiftType {
    if case .array(let element) = whole, type == .slice(element) { whole } else { type }
  }

  func operatorFunctionInout(
    _ op: String, _ target: SwiftValue, _ value: SwiftValue
  ) -> SwiftValue? {
    guard case .nominal(let index) = target.type else { return nil }
    let found = (findMethods(op, index, isStatic: true) + (state.functions[op] ?? [])).first {
      $0.parameters.count == 2 && $0.parameters[0].isInout
        && converts(value.type, to: $0.parameters[1].type)
    }
    guard let found else { return nil }
    let right = converted(value.code, value.type, found.parameters[1].type)
    if case .direct = target.place {
      return SwiftValue(
        type: .void, code: callCode(found, ["&\(target.code)", right], receiver: nil))
    }
    if let access = target.access {
      let call = callCode(found, ["&\(access.lvalue)", right], receiver: nil)
      return SwiftValue(type: .void, code: "({ \(access.begin)\(call); (void)0; })")
    }
    let temporary = fresh("t")
    let call = callCode(found, ["&\(temporary)", right], receiver: nil)
    return SwiftValue(
      type: .void,
      code:
        "({ \(declaration(target.type, temporary)) = \(target.code); \(call); \(store(target, LoweredCode(temporary))); (void)0; })"
    )
  }
}
