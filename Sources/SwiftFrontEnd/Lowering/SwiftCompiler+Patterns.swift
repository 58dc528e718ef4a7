import Diagnostics
import Syntax

/// Patterns: what they test, and the variables that they make.
extension SwiftCompiler {
  // MARK: Patterns

  /// A pattern against a value in a variable: the test, and the variables that it makes.
  func match(
    _ id: Int, _ value: LoweredCode, _ type: SwiftType, isLet: Bool
  ) -> (LoweredCode, LoweredCode) {
    let node = tree[id]
    switch node.kind {
    case .wildcard: return ("1", "")
    case .letPattern: return match(node.kid(0), value, type, isLet: true)
    case .bindPattern: return bind(node, value, type)
    case .name where isLet: return bind(node, value, type)
    case .nilLiteral where type.unwrapped != nil: return ("!(\(isSome(type, value)))", "")
    case .optionalChain:
      guard let inner = type.unwrapped else { break }
      let (test, made) = match(node.kid(0), unwrap(type, value), inner, isLet: isLet)
      return ("\(isSome(type, value)) && (\(test))", made)
    case .isTest:
      let wanted = resolve(node.kid(1))
      return (isTest(value, type, wanted), "")
    case .cast where node.text == "as":
      let wanted = resolve(node.kid(1))
      let test = isTest(value, type, wanted)
      let (inner, made) = match(
        node.kid(0), castCode(value, type, wanted), wanted, isLet: isLet)
      return ("\(test) && (\(inner))", made)
    case .tuple:
      guard case .tuple(_, let types) = type, types.count == node.kids.count else { break }
      var tests: [LoweredCode] = []
      var made = LoweredCode()
      for (position, each) in node.kids.enumerated() {
        let (test, bind) = match(each, "(\(value)).e\(position)", types[position], isLet: isLet)
        tests.append("(\(test))")
        made += bind
      }
      return (tests.joined(" && "), made)
    case .member, .call:
      if let result = matchCase(node, value, type, isLet: isLet) { return result }
    case .binary where node.text == "..<" || node.text == "...":
      let low = expression(node.kid(0), expected: type)
      let high = expression(node.kid(1), expected: type)
      if type.isNumber {
        return
          (
            "\(value) >= \(low.code) && \(value) \(node.text == "..." ? "<=" : "<") \(high.code)",
            ""
          )
      }
    default: break
    }
    let wanted = expression(id, expected: type)
    if wanted.type == .failed { return ("0", "") }
    if case .range = wanted.type { return ("__swift_range_contains(\(wanted.code), \(value))", "") }
    if !converts(wanted.type, to: type) {
      error(
        "expression pattern of type '\(name(of: wanted.type))' cannot match values of type '\(name(of: type))'",
        at: node.place)
      return ("0", "")
    }
    return (equal(value, converted(wanted.code, wanted.type, type), type), "")
  }

  func bind(
    _ node: SwiftNode, _ value: LoweredCode, _ type: SwiftType
  ) -> (LoweredCode, LoweredCode) {
    if let old = scopes[scopes.count - 1][node.text], old.type == type {
      return ("1", LoweredCode("\(declaration(type, old.cname)) = \(value); ", at: node.place))
    }
    let variable = declareLocal(node.text, type, isLet: true, place: node.place)
    return ("1", LoweredCode("\(declaration(type, variable.cname)) = \(value); ", at: node.place))
  }

  func matchCase(
    _ node: SwiftNode, _ value: LoweredCode, _ type: SwiftType, isLet: Bool
  ) -> (LoweredCode, LoweredCode)? {
    let head = node.kind == .call ? tree[node.kid(0)] : node
    guard head.kind == .member else { return nil }
    if let inner = type.unwrapped {
      if head.text == "none" { return ("!(\(isSome(type, value)))", "") }
      if head.text == "some", node.kind == .call {
        let (test, made) = match(node.kid(1), unwrap(type, value), inner, isLet: isLet)
        return ("\(isSome(type, value)) && (\(test))", made)
      }
      guard let (test, made) = matchCase(node, unwrap(type, value), inner, isLet: isLet) else {
        return nil
      }
      return ("\(isSome(type, value)) && (\(test))", made)
    }
    if type == .any || isProtocol(type) != nil, head.kid(0) != 0,
      let wanted = typeWritten(head.kid(0)), case .nominal(let index) = wanted,
      state.nominals[index].kind == .enumType
    {
      guard let (inner, made) = matchCase(node, castCode(value, type, wanted), wanted, isLet: isLet)
      else { return nil }
      return ("\(isTest(value, type, wanted)) && (\(inner))", made)
    }
    guard case .nominal(let index) = type, state.nominals[index].kind == .enumType else {
      return nil
    }
    if head.kid(0) != 0 {
      let base = expression(head.kid(0), expected: nil)
      if !base.isType || base.type != type { return nil }
    }
    let nominal = state.nominals[index]
    guard let number = nominal.caseNumbers[head.text] else {
      if findProperty(head.text, index, isStatic: true) != nil { return nil }
      error("type '\(name(of: type))' has no member '\(head.text)'", at: node.place)
      return ("0", "")
    }
    let each = nominal.cases[number]
    var test: LoweredCode =
      nominal.hasPayload ? "(\(value)).tag == \(number)" : "(\(value)) == \(number)"
    var made = LoweredCode()
    if node.kind == .call {
      let parts = Array(node.kids.dropFirst())
      if parts.count == 1, each.types.count > 1, tree[parts[0]].kind == .bindPattern {
        refuse("one variable for several associated values", at: node.place)
        return ("0", "")
      }
      if parts.count != each.types.count {
        error(
          "tuple pattern has the wrong length for tuple type '\(name(of: .tuple(each.labels, each.types)))'",
          at: node.place)
        return ("0", "")
      }
      for (position, part) in parts.enumerated() {
        let inner = each.types[position]
        var field: LoweredCode = "(\(value)).c\(number)_\(position)"
        if each.isIndirect, refersTo(inner, index) { field = unboxed(field, inner) }
        let (innerTest, bind) = match(part, field, inner, isLet: isLet)
        if innerTest.single != "1" {
          test += " && (\(innerTest))"
        }
        made += bind
      }
    }
    return (test, made)
  }

  // MARK: Optionals by the name of their type

  /// `Optional` without its type, as in `Optional.some(3)`.
  func isPlainOptional(_ id: Int) -> Bool {
    tree[id].kind == .name && tree[id].text == "Optional" && lookup("Optional") == nil
      && namedType("Optional", []) == nil
  }

  /// `.some(value)`; nil: of whatever type the value is.
  func wrapped(
    _ inner: SwiftType?, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue {
    let value = expression(arguments[0], expected: inner)
    if value.type == .failed { return failed() }
    let inner = inner ?? value.type
    let code = convert(value, to: inner, at: node.place, mismatch)
    return SwiftValue(type: .optional(inner), code: some(.optional(inner), code))
  }
}
