import Diagnostics
import Syntax

/// Operators: those that the language has, and those that the library gives its classes.
extension CppCompiler {
  // MARK: Unary

  func unary(_ node: CppNode) -> CppValue {
    if node.text == "++" || node.text == "--" { return increment(node, isPostfix: false) }
    let place = node.place
    if node.text == "&", isField(tree[node.kid(0)]) {
      refuse("pointer to member", at: place)
      return .failed
    }
    let value = expression(node.kid(0))
    if value.type.isFailed { return .failed }
    if node.text == "&" { return address(value, node) }
    if mayHaveOperators(value.type),
      let made = operatorCall(node.text, [value], place, quiet: true)
    {
      return made
    }
    if node.text == "+", let closure = closureFunction(value.type, as: nil) {
      let type = CppType.pointer(functionType(closure))
      return CppValue(type, pointer(toClosure: closure, at: place))
    }
    if value.type.record != nil, node.text != "!" {
      let isPointer = node.text == "*"
      if let built = builtin(of: value, at: place, where: { !isPointer || $0.pointee != nil }) {
        return unary(node, of: built)
      }
      if node.text == "*" {
        error(
          "indirection requires pointer operand ('\(name(of: value.type))' invalid)", at: place)
      } else {
        invalidUnary(value, place)
      }
      return .failed
    }
    return unary(node, of: value)
  }

  /// The language's own operator.
  private func unary(_ node: CppNode, of value: CppValue) -> CppValue {
    let place = node.place
    switch node.text {
    case "*":
      if !value.functions.isEmpty { return value }
      guard let pointee = decayed(value.type).pointee else {
        error("indirection requires pointer operand ('\(name(of: value.type))' invalid)", at: place)
        return .failed
      }
      if pointee.plain == .void {
        error(
          "ISO C++ does not allow indirection on operand of type '\(name(of: value.type))'",
          at: place)
        return .failed
      }
      var result = CppValue(pointee, "(*\(value.code))" <~ place)
      result.isLvalue = true
      return result
    case "!":
      let code = converted(value, to: .bool, at: place, context: .condition)
      var result = CppValue(.bool, "((_Bool)!\(code))" <~ place)
      result.constant = value.constant.map { $0 == 0 ? 1 : 0 }
      return result
    default:
      if !value.functions.isEmpty || isScopedEnum(value.type) {
        invalidUnary(value, place)
        return .failed
      }
      if node.text == "+", let pointer = value.type.pointee {
        return CppValue(.pointer(pointer), value.code)
      }
      guard let number = arithmetic(value.type), !(node.text == "~" && number.isReal) else {
        invalidUnary(value, place)
        return .failed
      }
      let type = promoted(number)
      let code = converted(value, to: .number(type), at: place, context: .variable)
      var result = CppValue(.number(type), "(\(node.text) \(code))" <~ place)
      if let constant = value.constant {
        let made = node.text == "-" ? 0 &- constant : node.text == "~" ? ~constant : constant
        result.constant = fit(made, type)
      }
      return result
    }
  }

  /// `A::n`, where that is no static member.
  private func isField(_ node: CppNode) -> Bool {
    let parts = splitPath(node.text)
    guard node.kind == .name, parts.count > 1, !node.flags.contains(.isBracketed),
      let found = lookup(parts.dropLast().joined(separator: "::")),
      let record = recordOf(found.entity)
    else { return false }
    return findField(parts[parts.count - 1], record) != nil
  }

  private func invalidUnary(_ value: CppValue, _ place: SourceRange) {
    error("invalid argument type '\(name(of: value.type.plain))' to unary expression", at: place)
  }

  private func address(_ value: CppValue, _ node: CppNode) -> CppValue {
    let place = node.place
    let value = value.asLvalue
    if !value.functions.isEmpty {
      if value.object != nil
        || value.functions.contains(where: {
          state.functions[$0].owner != nil && !state.functions[$0].isStatic
        })
      {
        guard let caller = caller(of: value, node) else {
          refuse("pointer to member", at: place)
          return .failed
        }
        return expression(caller)
      }
      let functions = settled(value)
      if functions.count == 1, value.functions.count == 1 {
        require(functions[0], at: place)
        return CppValue(
          .pointer(functionType(functions[0])),
          LoweredCode(state.functions[functions[0]].cname) <~ place)
      }
      return value
    }
    guard value.isLvalue, !value.isMoved else {
      error("cannot take the address of an rvalue of type '\(name(of: value.type))'", at: place)
      return .failed
    }
    return CppValue(.pointer(value.type), "(&\(value.code))" <~ place)
  }

  func increment(_ node: CppNode, isPostfix: Bool) -> CppValue {
    let value = expression(node.kid(0)).asLvalue
    if value.type.isFailed { return .failed }
    if mayHaveOperators(value.type) {
      // Behind its operand it has one more, which says so.
      let operands = isPostfix ? [value, CppValue(.number(.int), "0")] : [value]
      if let made = operatorCall(node.text, operands, node.place, quiet: true) { return made }
    }
    if value.type.record != nil {
      error(
        "cannot \(node.text == "++" ? "increment" : "decrement") value of type '\(name(of: value.type))'",
        at: node.place)
      return .failed
    }
    guard canChange(value, node.place) else { return .failed }
    guard arithmetic(value.type) != nil && !isEnumeration(value.type) || value.type.pointee != nil
    else {
      error(
        "cannot \(node.text == "++" ? "increment" : "decrement") value of type '\(name(of: value.type))'",
        at: node.place)
      return .failed
    }
    if value.type.plain == .bool {
      error(
        node.text == "++"
          ? "ISO C++17 does not allow incrementing expression of type bool"
          : "cannot decrement expression of type bool", at: node.place)
      return .failed
    }
    if isPostfix {
      return CppValue(value.type.plain, "(\(value.code)\(node.text))" <~ node.place)
    }
    var result = CppValue(value.type, "")
    // In C++ the result has an address; C gives none, so the step is taken first.
    result.code =
      isQuiet(node.kid(0))
      ? "(*(\(node.text)\(value.code), &\(value.code)))" <~ node.place
      : changed(value, node.place) { "\(node.text)\($0)" }
    result.isLvalue = true
    return result
  }

  /// What is left of an operator that changes its operand: the operand itself. It is worked out once.
  func changed(
    _ target: CppValue, _ place: SourceRange, _ change: (LoweredCode) -> LoweredCode
  ) -> LoweredCode {
    let name = fresh("__to")
    let pointer = declare(.pointer(target.type), name)
    return "(*({ \(pointer) = &\(target.code); \(change("*\(name)")); \(name); }))" <~ place
  }

  /// Whether something may be assigned; complains where not.
  func canChange(_ value: CppValue, _ place: SourceRange) -> Bool {
    guard value.isLvalue, !value.isMoved, value.functions.isEmpty else {
      error("expression is not assignable", at: place)
      return false
    }
    if value.type.isConst {
      if value.variableName == "(copy in a lambda)" {
        error(
          "cannot assign to a variable captured by copy in a non-mutable lambda", at: place)
      } else if value.variableName == "(const method)" {
        error(
          "cannot assign to non-static data member within const member function '\(methodName)'",
          at: place)
      } else if value.variableName.isEmpty {
        error("read-only variable is not assignable", at: place)
      } else if let local = isVariable(value.variableName) {
        error(
          "cannot assign to variable '\(value.variableName)' with const-qualified type '\(name(of: local))'",
          at: place)
      } else {
        error(
          "cannot assign to non-static data member '\(value.variableName)' with const-qualified type '\(name(of: value.type))'",
          at: place)
      }
      return false
    }
    return true
  }

  private func isVariable(_ name: String) -> CppType? {
    for scope in scopes.reversed() { if let found = scope[name] { return found.type } }
    if let found = lookup(name), case .variable(let index) = found.entity {
      return state.variables[index].type
    }
    return nil
  }

  // MARK: Arithmetic

  func arithmetic(_ type: CppType) -> CppNumber? {
    switch type.plain {
    case .number(let number): return number
    case .enumeration(let index):
      return state.enums[index].isScoped ? nil : state.enums[index].promoted
    default: return nil
    }
  }
  func isScopedEnum(_ type: CppType) -> Bool {
    if case .enumeration(let index) = type.plain { return state.enums[index].isScoped }
    return false
  }
  func promoted(_ number: CppNumber) -> CppNumber {
    number.rawValue < CppNumber.int.rawValue ? .int : number
  }
  private func common(_ a: CppNumber, _ b: CppNumber) -> CppNumber {
    if a.isReal || b.isReal {
      return a.isReal && (!b.isReal || a.rawValue >= b.rawValue) ? a : b
    }
    let x = promoted(a)
    let y = promoted(b)
    if x == y { return x }
    // Ranks go in pairs: signed, unsigned.
    let higher = x.rawValue > y.rawValue ? x : y
    let lower = x.rawValue > y.rawValue ? y : x
    if higher == .longLong, lower == .unsignedLong { return .unsignedLongLong }
    return higher
  }

  func fit(_ value: Int, _ number: CppNumber) -> Int {
    switch number {
    case .bool: return value == 0 ? 0 : 1
    case .char, .signedChar: return Int(Int8(truncatingIfNeeded: value))
    case .unsignedChar: return Int(UInt8(truncatingIfNeeded: value))
    case .short: return Int(Int16(truncatingIfNeeded: value))
    case .unsignedShort: return Int(UInt16(truncatingIfNeeded: value))
    case .int: return Int(Int32(truncatingIfNeeded: value))
    case .unsignedInt: return Int(UInt32(truncatingIfNeeded: value))
    default: return value
    }
  }

  private func folded(_ sign: String, _ a: Int?, _ b: Int?, _ type: CppNumber) -> Int? {
    guard let a, let b, !type.isReal else { return nil }
    switch sign {
    case "+": return fit(a &+ b, type)
    case "-": return fit(a &- b, type)
    case "*": return fit(a &* b, type)
    case "/": return b == 0 || b == -1 ? (b == -1 ? fit(0 &- a, type) : nil) : fit(a / b, type)
    case "%": return b == 0 ? nil : b == -1 ? 0 : fit(a % b, type)
    case "<<": return b < 0 || b > 62 ? nil : fit(a << b, type)
    case ">>": return b < 0 || b > 62 ? nil : fit(a >> b, type)
    case "&": return a & b
    case "|": return a | b
    case "^": return fit(a ^ b, type)
    case "==": return a == b ? 1 : 0
    case "!=": return a != b ? 1 : 0
    case "<": return a < b ? 1 : 0
    case ">": return a > b ? 1 : 0
    case "<=": return a <= b ? 1 : 0
    case ">=": return a >= b ? 1 : 0
    case "&&": return a != 0 && b != 0 ? 1 : 0
    case "||": return a != 0 || b != 0 ? 1 : 0
    default: return nil
    }
  }

  // MARK: Binary

  /// Operators on the left are walked down, not climbed: a chain of them is as long as one likes.
  func binary(_ id: CppTree.ID) -> CppValue {
    var spine: [CppTree.ID] = []
    var current = id
    while true {
      spine.append(current)
      let left = tree[current].kid(0)
      guard tree[left].kind == .binary, !tree[left].flags.contains(.isBracketed) else { break }
      current = left
    }
    var value = expression(tree[current].kid(0))
    var links = 0
    var head = LoweredCode()
    for each in spine.reversed() {
      let node = tree[each]
      if !value.isBare { links += 1 }
      if links > CppCompiler.deepestChain, let pinned = pinned(value, at: node.place) {
        head = head.isEmpty ? pinned.step : "\(head), \(pinned.step)"
        value = pinned.value
        links = 0
      }
      let wasBare = value.isBare
      value = joined(node, value, each)
      if wasBare, !value.isBare { links += 1 }
      if value.type.isFailed { return .failed }
    }
    if value.isBare {
      value.code = "(\(value.code))"
      value.isBare = false
    }
    if head.isEmpty { return value }
    return value.behind(head)
  }

  /// Brackets within brackets that a chain of operators may become before it goes on from a variable.
  private static let deepestChain = 24

  /// What a chain has come to, in a variable that lives as long as the full expression: each operator on it
  /// would put one more pair of brackets around it.
  func pinned(
    _ value: CppValue, at place: SourceRange
  ) -> (step: LoweredCode, value: CppValue)? {
    if value.isList || !value.functions.isEmpty || value.type.isFailed { return nil }
    var value = materialised(value, at: place)
    let name = fresh("__t")
    if value.isLvalue {
      keep(name, "\(declare(.pointer(value.type), name)); " <~ place)
      let step: LoweredCode = "\(name) = &\(value.code)"
      value.code = "(*\(name))"
      return (step, value)
    }
    if value.type == .void { return nil }
    keep(name, "\(declare(value.type.plain, name)); " <~ place)
    let step: LoweredCode = "\(name) = \(value.code)"
    value.code = LoweredCode(name)
    return (step, value)
  }

  private func joined(_ node: CppNode, _ a: CppValue, _ id: CppTree.ID) -> CppValue {
    let place = node.place
    let sign = node.text
    if sign == "&&" || sign == "||" {
      var b = CppValue.failed
      // What is only evaluated sometimes has its own full expression.
      let right = fullExpression("_Bool") {
        b = expression(node.kid(1))
        return converted(b, to: .bool, at: tree[node.kid(1)].place, context: .condition)
      }
      if a.type.isFailed || b.type.isFailed { return .failed }
      let left = converted(a, to: .bool, at: tree[node.kid(0)].place, context: .condition)
      var result = CppValue(.bool, "((_Bool)(\(left) \(sign) \(right)))" <~ place)
      result.constant = folded(sign, a.constant, b.constant, .bool)
      return result
    }
    let b = expression(node.kid(1))
    if a.type.isFailed || b.type.isFailed { return .failed }
    if sign == "," {
      guard b.functions.isEmpty || b.isLvalue else {
        refuse("the comma operator before a function", at: place)
        return .failed
      }
      var result = b.behind(discarded(a, at: place))
      if !b.isLvalue { (result.constant, result.isZero) = (nil, false) }
      return result
    }
    let hasObject = a.type.record != nil || b.type.record != nil
    if mayHaveOperators(a.type) || mayHaveOperators(b.type),
      let made = operatorCall(sign, [a, b], place, quiet: true)
    {
      return made
    }
    guard hasObject else { return builtin(sign, a, b, node) }
    // What an object is to the language's own operators it says itself.
    if let (x, y) = builtinOperands(sign, a, b, place) {
      return x.type.isFailed || y.type.isFailed ? .failed : builtin(sign, x, y, node)
    }
    return invalidOperands(a, b, place)
  }

  func invalidOperands(_ a: CppValue, _ b: CppValue, _ place: SourceRange) -> CppValue {
    func shown(_ value: CppValue) -> String {
      if let first = value.functions.first {
        return state.functions[first].owner != nil && value.object != nil
          ? "'<bound member function type>'" : "'\(name(of: functionType(first)))'"
      }
      if !value.typeName.isEmpty { return value.typeName }
      let type = name(of: value.type)
      let isStream = ["cout", "cerr", "clog"].contains(splitPath(value.variableName).last ?? "")
      return type == "std::ostream" && isStream
        ? "'ostream' (aka 'basic_ostream<char>')" : "'\(type)'"
    }
    error("invalid operands to binary expression (\(shown(a)) and \(shown(b)))", at: place)
    return .failed
  }

  private func builtin(_ sign: String, _ a: CppValue, _ b: CppValue, _ node: CppNode) -> CppValue {
    let place = node.place
    let (a, b) = (asFunction(a, at: place), asFunction(b, at: place))
    if !a.functions.isEmpty || !b.functions.isEmpty || a.isList || b.isList {
      return invalidOperands(a, b, place)
    }
    let x = decayed(a.type)
    let y = decayed(b.type)
    let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
    if comparisons.contains(sign) {
      if x.pointee != nil || y.pointee != nil || x == .nullPointer || y == .nullPointer {
        return comparedPointers(sign, a, b, x, y, place)
      }
      if isScopedEnum(x), x == y {
        var result = CppValue(.bool, "((_Bool)(\(a.code) \(sign) \(b.code)))" <~ place)
        if case .enumeration(let index) = x {
          result.constant = folded(sign, a.constant, b.constant, state.enums[index].underlying)
        }
        return result
      }
    }
    if sign == "+" || sign == "-" {
      if x.pointee != nil, isWhole(y) {
        return CppValue(x, "(\(a.code) \(sign) \(b.code))" <~ place)
      }
      if sign == "+", y.pointee != nil, x.isIntegral {
        return CppValue(y, "(\(a.code) + \(b.code))" <~ place)
      }
      if sign == "-", let p = x.pointee, let q = y.pointee {
        guard p.plain == q.plain else {
          error(
            "'\(name(of: x))' and '\(name(of: y))' are not pointers to compatible types", at: place)
          return .failed
        }
        return CppValue(.number(.long), "(\(a.code) - \(b.code))" <~ place)
      }
    }
    guard let p = arithmetic(x), let q = arithmetic(y) else { return invalidOperands(a, b, place) }
    let isInteger = ["%", "<<", ">>", "&", "|", "^"].contains(sign)
    if isInteger, p.isReal || q.isReal { return invalidOperands(a, b, place) }
    let type = sign == "<<" || sign == ">>" ? promoted(p) : common(p, q)
    let isShift = sign == "<<" || sign == ">>"
    // C's rules are the same ones; only enumerations and bool have been given other types.
    let left =
      needsCast(a, p, type)
      ? converted(a, to: .number(type), at: place, context: .variable) : a.code
    let right =
      isShift || !needsCast(b, q, type)
      ? b.code : converted(b, to: .number(type), at: place, context: .variable)
    let constant = folded(sign, a.constant, b.constant, type)
    if comparisons.contains(sign) {
      var result = CppValue(
        .bool, "((_Bool)(\(bracketed(a, left)) \(sign) \(right)))" <~ place)
      result.constant = constant
      return result
    }
    var result = CppValue(.number(type), "\(left) \(sign) \(right)" <~ place)
    result.constant = constant
    result.isBare = true
    return result
  }

  private func needsCast(_ value: CppValue, _ from: CppNumber, _ to: CppNumber) -> Bool {
    guard !value.isBare, case .enumeration(let index) = value.type.plain else { return false }
    return promoted(state.enums[index].underlying) != to
  }
  private func bracketed(_ value: CppValue, _ code: LoweredCode) -> LoweredCode {
    value.isBare ? "(\(code))" : code
  }

  private func comparedPointers(
    _ sign: String, _ a: CppValue, _ b: CppValue, _ x: CppType, _ y: CppType, _ place: SourceRange
  ) -> CppValue {
    let result = { (left: LoweredCode, right: LoweredCode) in
      CppValue(.bool, "((_Bool)((void *)\(left) \(sign) (void *)\(right)))" <~ place)
    }
    if x == .nullPointer || (a.isZero && x.pointee == nil) {
      if y.pointee != nil || y == .nullPointer { return result("0", b.code) }
    }
    if y == .nullPointer || (b.isZero && y.pointee == nil) {
      if x.pointee != nil || x == .nullPointer { return result(a.code, "0") }
    }
    if let p = x.pointee, let q = y.pointee {
      if p.plain == q.plain || p.plain == .void || q.plain == .void {
        return result(a.code, b.code)
      }
      if let r = p.record, let s = q.record {
        if derives(r, from: s) {
          return result(upcast(a.code, from: r, to: s, mayBeNull: true), b.code)
        }
        if derives(s, from: r) {
          return result(a.code, upcast(b.code, from: s, to: r, mayBeNull: true))
        }
      }
      error(
        "comparison of distinct pointer types ('\(name(of: x))' and '\(name(of: y))')", at: place)
      return .failed
    }
    if x.pointee != nil && y.isIntegral || y.pointee != nil && x.isIntegral {
      error(
        "comparison between pointer and integer ('\(name(of: x))' and '\(name(of: y))')", at: place)
      return .failed
    }
    return invalidOperands(a, b, place)
  }

  // MARK: Assignment

  func assignment(_ node: CppNode) -> CppValue {
    let place = node.place
    let target = expression(node.kid(0)).asLvalue
    var value = expression(node.kid(1))
    if target.type.isFailed || value.type.isFailed { return .failed }
    // The right side is worked out first, as far as that can be noticed.
    if mindsOrder(node, target, value) {
      if let record = target.type.record, value.type.record == nil {
        guard let object = preconverted(value, record, node) else { return .failed }
        value = object
      }
      if target.type.record == nil, arithmetic(value.type) != nil || value.type.pointee != nil {
        value.isLvalue = false
      }
      guard let first = pinned(value, at: place) else { return assigned(node, target, value) }
      value = first.value
      let result = assigned(node, target, value)
      // What is made somewhere else has asked for its operands already.
      return result.type.isFailed || result.make != nil ? result : result.behind(first.step)
    }
    return assigned(node, target, value)
  }

  /// A value for an operator of a class that takes objects of its own, made before the left side is worked out; nil:
  /// refused.
  private func preconverted(_ value: CppValue, _ record: Int, _ node: CppNode) -> CppValue? {
    complete(record)
    var list = state.records[record].copyAssignments
    if node.text != "=" {
      guard case .functions(let members)? = findMember("operator" + node.text, record)?.entity
      else {
        return value
      }
      list = members
    }
    let types = viable(list, [value], object: nil).compactMap {
      state.functions[$0.function].parameters.first?.type.referred.record
    }
    // What a template takes as it is has nothing to become.
    let best = resolve(list, [value], object: nil).function
    if types.isEmpty || best.map({ state.functions[$0].instance != nil }) == true { return value }
    guard types.allSatisfy({ $0 == record }) else {
      refuse("a class's \(node.text) of what has to be converted", at: node.place)
      return nil
    }
    var object = CppValue(.record(record), "")
    object.make = { [self] pointer in
      value.isList
        ? objectFrom(value, at: pointer, record, place: node.place, context: .assignment)
        : constructed(pointer, record, [value], node.place)
    }
    return object
  }

  /// Whether it can be noticed that the right side of an assignment is worked out before the left. C, too, does so
  /// for `=`, as far as a call is one; what is only read there is read last.
  private func mindsOrder(_ node: CppNode, _ target: CppValue, _ value: CppValue) -> Bool {
    let (left, right) = (tree[node.kid(0)], node.kid(1))
    if !isQuiet(node.kid(0)) {
      if target.type.record != nil { return value.type.record == nil || !isQuiet(right) }
      return value.constant == nil
    }
    return node.text != "=" && left.kind != .name && !isQuiet(right)
  }

  private func assigned(_ node: CppNode, _ target: CppValue, _ value: CppValue) -> CppValue {
    let place = node.place
    let sign = node.text
    if let record = target.type.record {
      if sign == "=" {
        if target.type.isConst {
          error(
            "no viable overloaded '='", at: place)
          return .failed
        }
        var held = materialised(target, at: place)
        held.isLvalue = true
        return assigned(held.code, record, value, place)
      }
      if let made = operatorCall(sign, [target, value], place, quiet: true) { return made }
      error("no viable overloaded '\(sign)'", at: place)
      return .failed
    }
    if sign != "=", mayHaveOperators(target.type),
      let made = operatorCall(sign, [target, value], place, quiet: true)
    {
      return made
    }
    guard canChange(target, place) else { return .failed }
    var value = value
    if sign != "=" {
      guard let (_, own) = builtinOperands(sign, target, value, place) else {
        return invalidOperands(target, value, place)
      }
      if own.type.isFailed { return .failed }
      value = own
    }
    if case .array(let element, let count) = target.type.plain {
      error("array type '\(name(of: .array(element, count)))' is not assignable", at: place)
      return .failed
    }
    var result = CppValue(target.type, "")
    result.isLvalue = true
    let right: LoweredCode
    if sign == "=" {
      right = converted(
        value, to: target.type, at: tree[node.kid(1)].place, context: .assignment)
    } else {
      let isPointer =
        target.type.pointee != nil && (sign == "+=" || sign == "-=") && value.type.isIntegral
      if !value.functions.isEmpty
        || !isPointer && (arithmetic(target.type) == nil || arithmetic(value.type) == nil)
      {
        return invalidOperands(target, value, place)
      }
      if isEnumeration(target.type) {
        error("assigning to '\(name(of: target.type))' from incompatible type 'int'", at: place)
        return .failed
      }
      if ["%=", "&=", "|=", "^=", "<<=", ">>="].contains(sign),
        arithmetic(target.type)?.isReal == true || arithmetic(value.type)?.isReal == true
      {
        return invalidOperands(target, value, place)
      }
      right =
        isEnumeration(value.type)
        ? converted(
          value, to: .number(arithmetic(value.type) ?? .int), at: place, context: .variable)
        : value.code
    }
    let code: LoweredCode = "\(target.code) \(sign) \(right)"
    result.code = ("(\(code))" <~ place)
    result.isLvalue = false
    result.withAddress =
      isQuiet(node.kid(0))
      ? "(*(\(code), &\(target.code)))" <~ place
      : changed(target, place) { "\($0) \(sign) \(right)" }
    return result
  }

  private func isFunction(_ value: CppValue) -> Bool {
    if case .function = value.type.plain { true } else { false }
  }

  func conditional(_ node: CppNode) -> CppValue {
    let place = node.place
    let test = expression(node.kid(0))
    var (yes, no) = (expression(node.kid(1)), expression(node.kid(2)))
    (yes, no) = (asFunction(yes, at: place), asFunction(no, at: place))
    let (one, other) = (yes.asLvalue, no.asLvalue)
    if one.isLvalue, other.isLvalue { (yes, no) = (one, other) }
    if test.type.isFailed || yes.type.isFailed || no.type.isFailed { return .failed }
    let condition = converted(test, to: .bool, at: tree[node.kid(0)].place, context: .condition)
    let throwing = [node.kid(1), node.kid(2)].map { tree[$0].kind == .throwExpression }
    if throwing[0] != throwing[1] {
      return self.other(
        throwing[0] ? no : yes, than: throwing[0] ? yes : no, condition, throwing[0])
    }
    if yes.type.plain == .void || no.type.plain == .void {
      if yes.type.plain == no.type.plain, yes.functions.isEmpty, no.functions.isEmpty {
        return CppValue(.void, "(\(condition) ? (void)(\(yes.code)) : (void)(\(no.code)))" <~ place)
      }
    }
    let x = decayed(yes.type)
    let y = decayed(no.type)
    // An object that stays beside one that expires makes a third.
    if yes.isLvalue, no.isLvalue, yes.isMoved == no.isMoved, yes.type.plain == no.type.plain {
      let type = yes.type.isConst || no.type.isConst ? yes.type.withConst : yes.type
      var result = CppValue(
        type, "(*(\(condition) ? &\(yes.code) : &\(no.code)))" <~ place)
      result.isLvalue = true
      result.isMoved = yes.isMoved
      result.temporaries = yes.temporaries + no.temporaries
      result.constant = test.constant.flatMap { $0 != 0 ? yes.constant : no.constant }
      return result
    }
    func either(_ type: CppType) -> CppValue {
      let a = converted(yes, to: type, at: place, context: .variable)
      let b = converted(no, to: type, at: place, context: .variable)
      return CppValue(type, "(\(condition) ? \(a) : \(b))" <~ place)
    }
    if (x.record == nil) != (y.record == nil), let to = [x, y].first(where: { $0.record == nil }),
      yes.functions.isEmpty, no.functions.isEmpty,
      let own = conversion(of: x.record == nil ? no : yes, to: to, isExplicit: false),
      !own.isAmbiguous
    {
      let object = x.record == nil ? y : x
      if distance(x.record == nil ? yes : no, to: object) != nil {
        error(
          "conditional expression is ambiguous; '\(name(of: object))' can be converted to '\(name(of: to))' and vice versa",
          at: place)
        return .failed
      }
      return either(to)
    }
    // A lambda beside a function is one.
    if (x.record == nil) != (y.record == nil), let to = [x, y].first(where: { $0.record == nil }),
      closureFunction(x.record == nil ? no.type : yes.type, as: to) != nil
    {
      return either(to)
    }
    if let record = x.record ?? y.record {
      var result = CppValue(.record(record), "")
      result.make = { [self] pointer in
        let a = objectFrom(yes, at: pointer, record, place: place, context: .variable)
        let b = objectFrom(no, at: pointer, record, place: place, context: .variable)
        return "(\(condition) ? (void)(\(a.isEmpty ? "0" : a)) : (void)(\(b.isEmpty ? "0" : b)))"
      }
      return result
    }
    var type = x
    if x != y {
      if let a = arithmetic(x), let b = arithmetic(y) {
        type = .number(common(a, b))
      } else if x.pointee != nil, distance(no, to: x) != nil {
        type = x
      } else if y.pointee != nil, distance(yes, to: y) != nil {
        type = y
      } else {
        error(
          "incompatible operand types ('\(name(of: isFunction(yes) ? x : yes.type))' and '\(name(of: isFunction(no) ? y : no.type))')",
          at: place)
        return .failed
      }
    }
    var result = either(type)
    let known = test.constant.flatMap { $0 != 0 ? yes.constant : no.constant }
    switch type {
    case .number(let number): result.constant = number.isReal ? nil : known.map { fit($0, number) }
    case .enumeration: result.constant = known
    default: break
    }
    return result
  }
}
