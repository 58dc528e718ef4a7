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
    let isOwn = !["-", "+", "!", "~"].contains(node.text)
    let taken = isOwn ? operatorFunctions(node.text, of: []).map { $0.parameters[0].type } : []
    let literal = isLiteral(node.kid(0)) ? taken.first { fits(node.kid(0), $0) } : nil
    let value = expression(node.kid(0), expected: isOwn ? literal : expected)
    if value.type == .failed { return failed() }
    if let own = ownPrefix(node, value) { return own }
    guard value.type.isNumber else {
      error(
        "unary operator '\(node.text)' cannot be applied to an operand of type '\(name(of: value.type))'",
        at: node.place)
      return failed()
    }
    switch node.text {
    case "-":
      if value.type.isInteger {
        if let overflow = overflowOfNegation(node, value.type) { return overflow }
        return SwiftValue(
          type: value.type, code: arithmetic("-", "0", value.code, value.type))
      }
      return SwiftValue(type: value.type, code: "(-\(value.code))")
    case "~": return SwiftValue(type: value.type, code: "((\(cType(value.type)))~\(value.code))")
    default: return value
    }
  }

  /// An operator of the program's in front of its operand; nil: it has none for it.
  private func ownPrefix(_ node: SwiftNode, _ value: SwiftValue) -> SwiftValue? {
    if value.type.isNumber, ["-", "+", "~"].contains(node.text) { return nil }
    let found = operatorFunctions(node.text, of: [value.type]).first {
      $0.parameters.count == 1 && converts(value.type, to: $0.parameters[0].type)
        && !$0.parameters[0].isInout
    }
    guard let found else { return nil }
    let operand = converted(value.code, value.type, found.parameters[0].type)
    accessorCalls.isOperator = true
    return thrown(
      SwiftValue(type: found.result, code: callCode(found, [operand], receiver: nil)), of: found,
      at: node.place, isOperator: true)
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
    if op == "/" || op == "%", own.hasPrefix("I") {
      return
        "((\(cType(type)))__swift_\(verb)_within((long)\(a), (long)\(b), (long)\(limits?.low ?? "0")))"
    }
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
    if op == "==" || op == "!=", tree[node.kid(1)].kind == .nilLiteral,
      let isThere = chainReachedEnd(node.kid(0))
    {
      return SwiftValue(type: .bool, code: "((_Bool)\(op == "==" ? "!" : "")\(isThere))")
    }
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
  func fits(_ id: Int, _ type: SwiftType) -> Bool {
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
    var a = left.isImplicit && !isIdentity ? forced(left) : left
    let b = right.isImplicit && !isIdentity ? forced(right) : right
    if a.type == .failed || b.type == .failed { return failed() }
    if hasEffect(node.kid(1)), mayBeOvertaken(node.kid(0), a.type) {
      let before = moved(&a.code, a.type)
      return behind(before, joined(op, node, a, b))
    }
    return joined(op, node, a, b)
  }

  private func joined(
    _ op: String, _ node: SwiftNode, _ left: SwiftValue, _ right: SwiftValue
  ) -> SwiftValue {
    var (a, b) = (left, right)
    if op == "+", case .slice = a.type {
      refuse("+ of an ArraySlice", at: node.place)
      return failed()
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
      if let never = comparedWithNil(a, b) {
        return SwiftValue(
          type: .bool, code: "({ (void)\(never.code); (_Bool)\(op == "==" ? 0 : 1); })")
      }
      if a.type == .null || (b.type.unwrapped != nil && a.type.unwrapped == nil) { type = b.type }
      // Of two classes the one above both compares, as far as it says that it can.
      if !converts(b.type, to: type), converts(a.type, to: b.type) { type = b.type }
      if let index = isClass(type), let home = conformer(index, to: "Equatable"),
        converts(b.type, to: .nominal(home))
      {
        type = .nominal(home)
      }
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
    if op == "<<" || op == ">>", a.type.isInteger, b.type.isInteger,
      let code = bits(op, a.code, b.code, a.type)
    {
      return SwiftValue(type: a.type, code: code)
    }
    if op == "+" {
      b = appended(b, to: a.type)
      if case .array = a.type { a = appended(a, to: b.type) }
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
        // `Comparable` by a `<` of its own: what the conformance means by it.
        let (x, y) = (compared(op == ">=" ? a : b), compared(op == ">=" ? b : a))
        if op != "<", let own = operatorFunction("<", x, y, node) {
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
      let code = arithmetic(op, a.code, b.code, type).at(node.place)
      // What is worked out beforehand has no sign where it is no number.
      if op == "/", type == .double, node.kids.allSatisfy({ isLiteral($0) }) {
        return SwiftValue(type: type, code: "__swift_folded(\(code))")
      }
      return SwiftValue(type: type, code: code)
    default:
      guard let code = bits(op, a.code, b.code, type) else {
        refuse("operator \(op)", at: node.place)
        return failed()
      }
      return type.isInteger ? SwiftValue(type: type, code: code) : badOperands(node, a, b)
    }
  }

  /// An object as one of the class that says that it can be compared.
  private func compared(_ value: SwiftValue) -> SwiftValue {
    guard let index = isClass(value.type), let home = conformer(index, to: "Comparable") else {
      return value
    }
    var value = value
    value.code = converted(value.code, value.type, .nominal(home))
    value.type = .nominal(home)
    return value
  }

  /// What is no optional, and compared with `nil`: swiftc warns that it never is nil. nil: something else.
  private func comparedWithNil(_ a: SwiftValue, _ b: SwiftValue) -> SwiftValue? {
    guard a.type == .null || b.type == .null else { return nil }
    let tested = a.type == .null ? b : a
    let isValue = !tested.isType && tested.type != .failed && tested.type != .void
    return isValue && tested.type.unwrapped == nil ? tested : nil
  }

  private func is64BitsUnsigned(_ type: SwiftType) -> Bool {
    ["UInt", "UInt64"].contains(name(of: type))
  }

  /// What works on the bits of two integers, and never stops; nil: another operator.
  func bits(
    _ op: String, _ a: LoweredCode, _ b: LoweredCode, _ type: SwiftType
  ) -> LoweredCode? {
    switch op {
    case "&+", "&-", "&*":
      "((\(cType(type)))((unsigned long)\(a) \(String(op.dropFirst())) (unsigned long)\(b)))"
    case "&", "|", "^": "((\(cType(type)))(\(a) \(op) \(b)))"
    case "<<", ">>":
      "((\(cType(type)))__swift_shift\(is64BitsUnsigned(type) ? "_unsigned" : "")(\(a), \(op == "<<" ? "" : "-")(long)\(b)))"
    default: nil
    }
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
    } else if let unsaid = comparesElsewhere(node.text, a.type) {
      refuse(unsaid, at: node.place)
    } else if a.type == b.type {
      error(
        node.text == "==" && isArray(of: a.type)
          ? "operator function '==' requires that '\(name(of: elementType(a.type) ?? a.type))' conform to 'Equatable'"
          : node.text == "==" && isPlainValue(a.type) && !isOpaque(a.type)
            && tree.hasCall(node.kid(0))
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

  /// What the library compares and nothing here does: an object of Foundation's and what a class adds to one, and the
  /// library's own types.
  private func comparesElsewhere(_ op: String, _ type: SwiftType) -> String? {
    guard op == "==" || op == "!=", case .nominal(let index) = type.unwrapped ?? type,
      isProtocol(.nominal(index)) == nil,
      ([index] + ancestors(of: index)).contains(where: { isOfLibrary($0) })
    else { return nil }
    return "\(op) of '\(name(of: type))'"
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
    let fitting = operatorFunctions(op, of: [a.type, b.type], taking: a.type).filter {
      $0.parameters.count == 2 && converts(a.type, to: $0.parameters[0].type)
        && converts(b.type, to: $0.parameters[1].type) && !$0.parameters[0].isInout
    }
    guard let found = chosenOperator(op, a.type, node, among: fitting, fitting.first) else {
      // Swift's `!=` asks what the conformance means by `==`.
      if op == "!=", let index = isClass(a.type), let home = conformer(index, to: "Equatable"),
        converts(b.type, to: .nominal(home)), !isOpaque(a.type)
      {
        return nil
      }
      if op == "!=", let equal = operatorFunction("==", a, b, node) {
        return SwiftValue(type: .bool, code: "((_Bool)!\(equal.code))")
      }
      return nil
    }
    if isLibrarys(op, found) {
      error("ambiguous use of operator '\(op)'", at: node.place)
      return failed()
    }
    let x = converted(a.code, a.type, found.parameters[0].type)
    let y = converted(b.code, b.type, found.parameters[1].type)
    accessorCalls.isOperator = true
    let given = held([x, y], for: found)
    let call = callCode(found, given.values, receiver: nil)
    return thrown(
      SwiftValue(type: found.result, code: behind(given.setup, call)), of: found, at: node.place,
      isOperator: true)
  }

  /// Whether Swift's library has the same operator for the same numbers or texts.
  private func isLibrarys(_ op: String, _ own: SwiftFunction) -> Bool {
    let types = Set(own.parameters.map(\.type))
    guard own.owner == nil, types.count == 1, let type = types.first else { return false }
    if ["==", "!=", "<", ">", "<=", ">="].contains(op) {
      return own.result == .bool
        && (type.isNumber || type == .string || type == .bool && op.hasSuffix("="))
        && !(type == .bool && op != "==" && op != "!=")
    }
    guard own.result == type else { return false }
    return type == .string
      ? op == "+"
      : type.isInteger
        ? Self.arithmeticSigns.contains(op) || bits(op, "", "", type) != nil
        : type.isNumber && ["+", "-", "*", "/"].contains(op)
  }

  /// Functions that a program declared for an operator, free ones and those of the types around it.
  func operatorFunctions(
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

  /// The right side of `??`: of the type that the left one holds, or of a wider one of its own. What a closure is to
  /// answer binds it, so that a closure that is called there is read with each of them in turn.
  private func rightSide(_ id: Int, of inner: SwiftType, _ expected: SwiftType?) -> SwiftValue {
    // Of a chain it is the end that is asked: each link asks for itself.
    guard let called = calledClosure(id), !fits(called, inner) else {
      return expression(id, expected: inner)
    }
    if let expected, converts(inner, to: expected), fits(called, expected) {
      return expression(id, expected: expected)
    }
    let alone = probe(called).type
    return expression(
      id, expected: alone != .failed && converts(inner, to: alone) ? nil : inner)
  }

  /// The call of a closure that an expression, or the end of a chain of `??`, is.
  private func calledClosure(_ id: Int) -> Int? {
    let node = tree[id]
    switch node.kind {
    case .call: return tree[node.kid(0)].kind == .closure ? id : nil
    case .binary where node.text == "??": return calledClosure(node.kid(1))
    default: return nil
    }
  }

  /// What is expected of both sides of `??`. Where nothing or anything is, and the left side alone does not say what it
  /// is (what a generic function answers), the right side says it.
  private func sayingType(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftType? {
    var left = tree[node.kid(0)]
    while left.kind == .tryExpression || left.kind == .tuple && left.kids.count == 1 {
      left = tree[left.kid(0)]
    }
    guard expected == nil || expected == .any, left.kind == .call,
      probe(node.kid(0)).type == .failed
    else { return expected }
    let right = probe(node.kid(1)).type
    return right == .failed || right == .null || right == .never ? expected : right
  }

  func coalesce(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    if let isThere = chainReachedEnd(node.kid(0)) {
      let b = expression(node.kid(1), expected: .void)
      if b.type == .failed { return failed() }
      guard b.type == .void else {
        error(
          "binary operator '??' cannot be applied to operands of type '()?' and '\(name(of: b.type))'",
          at: node.place)
        return failed()
      }
      return SwiftValue(type: .void, code: "({ if (!\(isThere)) { \(b.code); } (void)0; })")
    }
    let expected = sayingType(node, expected)
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
    let b = rightSide(node.kid(1), of: inner, expected)
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
}
