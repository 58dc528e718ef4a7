import Diagnostics
import Syntax

/// A variable that a pattern makes, and the part of the value that it is given.
struct PatternVariable {
  var name: String
  var type: SwiftType
  var cname: String
  /// See `mark`.
  var mark: LoweredCode
  var value: LoweredCode
  var place: SourceRange
}

/// Patterns: what they test, and the variables that they make.
extension SwiftCompiler {
  // MARK: Patterns

  /// A pattern against a value in a variable: the test, and the variables that it makes.
  func match(
    _ id: Int, _ value: LoweredCode, _ type: SwiftType, isLet: Bool
  ) -> (LoweredCode, [PatternVariable]) {
    let node = tree[id]
    switch node.kind {
    case .wildcard: return ("1", [])
    case .letPattern:
      let old = bindsVariables
      bindsVariables = node.flags.contains(.isMutating)
      defer { bindsVariables = old }
      return match(node.kid(0), value, type, isLet: true)
    case .bindPattern: return bind(node, value, type, isVar: node.flags.contains(.isMutating))
    case .name where isLet: return bind(node, value, type, isVar: bindsVariables)
    case .nilLiteral where type.unwrapped != nil: return ("!(\(isSome(type, value)))", [])
    case .optionalChain:
      guard let inner = type.unwrapped else { break }
      let (test, made) = match(node.kid(0), unwrap(type, value), inner, isLet: isLet)
      return ("\(isSome(type, value)) && (\(test))", made)
    case .isTest:
      let wanted = resolve(node.kid(1))
      if refusesTest(type, wanted, node) { return ("0", []) }
      return (isTest(value, type, wanted, own: classWanted(node)), [])
    case .cast where node.text == "as":
      let wanted = resolve(node.kid(1))
      if refusesTest(type, wanted, node) { return ("0", []) }
      let test = isTest(value, type, wanted, own: classWanted(node))
      let (inner, made) = match(
        node.kid(0), castCode(value, type, wanted), wanted, isLet: isLet)
      return ("\(test) && (\(inner))", made)
    case .tuple:
      guard case .tuple(_, let types) = type, types.count == node.kids.count else { break }
      var tests: [LoweredCode] = []
      var made: [PatternVariable] = []
      for (position, each) in node.kids.enumerated() {
        let (test, bind) = match(each, "(\(value)).e\(position)", types[position], isLet: isLet)
        tests.append("(\(test))")
        made += bind
      }
      return (tests.joined(" && "), made)
    case .member, .call:
      if let result = matchCase(node, value, type, isLet: isLet) { return result }
    case .binary where node.text == "..<" || node.text == "...":
      if let test = isWithin(node, value, type) { return (test, []) }
    default: break
    }
    let wanted = expression(id, expected: type)
    if wanted.type == .failed { return ("0", []) }
    if let test = matchedByOperator(wanted, value, type, at: node.place) { return (test, []) }
    if case .range = wanted.type { return ("__swift_range_contains(\(wanted.code), \(value))", []) }
    if !converts(wanted.type, to: type) {
      error(
        "expression pattern of type '\(name(of: wanted.type))' cannot match values of type '\(name(of: type))'",
        at: node.place)
      return ("0", [])
    }
    return (equal(value, converted(wanted.code, wanted.type, type), type), [])
  }

  /// The program's own `~=` for a pattern and a value; nil: it has none.
  private func matchedByOperator(
    _ pattern: SwiftValue, _ value: LoweredCode, _ type: SwiftType, at place: SourceRange
  ) -> LoweredCode? {
    let found = operatorFunctions("~=", of: [pattern.type, pattern.type == type ? nil : type])
      .filter { $0.parameters.count == 2 && !$0.parameters.contains(where: \.isInout) }
    if found.isEmpty { return nil }
    if found.contains(where: { !$0.generics.isEmpty }) {
      refuse("a generic operator ~=", at: place)
      return "0"
    }
    func fitting(_ fits: (SwiftType, SwiftType) -> Bool) -> SwiftFunction? {
      found.first { fits(pattern.type, $0.parameters[0].type) && fits(type, $0.parameters[1].type) }
    }
    let isWithout = !converts(pattern.type, to: type)
    guard let own = fitting(==) ?? (isWithout ? fitting { converts($0, to: $1) } : nil) else {
      return nil
    }
    if own.flags.contains(.isThrowing) || own.result != .bool {
      refuse("an operator ~= that throws or answers no Bool", at: place)
      return "0"
    }
    use(own)
    let values = [
      converted(pattern.code, pattern.type, own.parameters[0].type),
      converted(value, type, own.parameters[1].type),
    ]
    return callCode(own, values, receiver: nil)
  }

  /// Whether a value lies in a range that stands there; nil: its bounds are of another type, or of one without an order.
  func isWithin(
    _ range: SwiftNode, _ value: LoweredCode, _ type: SwiftType
  ) -> LoweredCode? {
    let isText = type == .string || type == .character
    guard type.isNumber || isText else { return nil }
    var (head, tests, bounds) = (LoweredCode(), [LoweredCode](), [LoweredCode]())
    func order(_ a: LoweredCode, _ sign: String, _ b: LoweredCode) -> LoweredCode {
      isText ? "__swift_compare(\(a), \(b)) \(sign) 0" : "\(a) \(sign) \(b)"
    }
    for side in [0, 1] where range.kid(side) != 0 {
      let bound = expression(range.kid(side), expected: type)
      guard bound.type == type else { return bound.type == .failed ? "0" : nil }
      let name = fresh("bound")
      head += "\(declaration(type, name)) = \(bound.code); "
      bounds.append(LoweredCode(name))
      let sign = side == 0 ? ">=" : range.text == "..." ? "<=" : "<"
      tests.append(order(value, sign, LoweredCode(name)))
    }
    let isSorted: LoweredCode =
      bounds.count < 2
      ? "" : "if (!(\(order(bounds[0], "<=", bounds[1])))) __swift_no_range(); "
    return "({ \(head)\(isSorted)(_Bool)(\(tests.joined(" && "))); })"
  }

  /// `(0.0...1.0).contains(x)`: only ranges of `Int` are values here, so the bounds of others are compared where they
  /// stand.
  func contained(_ range: SwiftNode, _ id: Int) -> SwiftValue? {
    guard range.kind == .binary, range.text == "..<" || range.text == "...",
      !range.kids.contains(0), !range.kids.contains(where: { hasEffect($0) })
    else { return nil }
    var type = range.kids.map { probe($0).type }.first { $0 != .int } ?? .int
    if type == .string, probe(id).type == .character { type = .character }
    guard [.double, .float, .string, .character].contains(type) else { return nil }
    let name = fresh("t")
    let value = argument(id, type)
    guard let test = isWithin(range, LoweredCode(name), type) else { return nil }
    return SwiftValue(
      type: .bool, code: "({ \(declaration(type, name)) = \(value); \(test); })")
  }

  private func bind(
    _ node: SwiftNode, _ value: LoweredCode, _ type: SwiftType, isVar: Bool
  ) -> (LoweredCode, [PatternVariable]) {
    // The patterns of one case make the same variables.
    let old = scopes[scopes.count - 1][node.text]
    if let old, old.type != type, type != .failed, old.type != .failed {
      error(
        "pattern variable bound to type '\(name(of: type))', expected type '\(name(of: old.type))'",
        at: node.place)
    }
    let variable = old ?? declareLocal(node.text, type, isLet: !isVar, place: node.place)
    return (
      "1",
      [
        PatternVariable(
          name: node.text, type: type, cname: variable.cname, mark: mark(variable), value: value,
          place: node.place)
      ]
    )
  }

  func declarations(_ made: [PatternVariable]) -> LoweredCode {
    var code = LoweredCode()
    for each in made {
      code.add(
        "\(each.mark)\(declaration(each.type, each.cname)) = \(each.value); ", at: each.place)
    }
    return code
  }

  /// The patterns of a case or a `catch`, each with its `where`, against a value in a variable.
  ///
  /// `head` stands before the test. Where several patterns make variables, it tells them apart: a variable is given
  /// the part of the value that the pattern which took it says. `unguarded` gets each pattern without a `where`.
  func alternatives(
    _ branch: SwiftNode, _ value: LoweredCode, _ type: SwiftType, unguarded: (Int) -> Void
  ) -> (head: LoweredCode, tests: [LoweredCode], binds: LoweredCode) {
    var tests: [LoweredCode] = []
    var made: [[PatternVariable]] = []
    let patterns = stride(from: 1, to: branch.kids.count, by: 2).map { $0 }
    for index in patterns {
      let pattern = branch.kids[index]
      let (test, variables) = match(pattern, value, type, isLet: false)
      var whole = test
      if branch.kids[index + 1] != 0 {
        let condition = conditionCode([branch.kids[index + 1]])
        // The guard sees what the pattern binds.
        whole =
          variables.isEmpty
          ? "(\(test)) && \(condition)"
          : "(\(test)) && ({ \(declarations(variables))(_Bool)(\(condition)); })"
      } else {
        unguarded(pattern)
      }
      tests.append(LoweredCode("(\(whole))", at: tree[pattern].place))
      made.append(variables)
    }
    guard made.count > 1, made.contains(where: { !$0.isEmpty }) else {
      return ("", tests, declarations(made.first ?? []))
    }
    let names = Set(made.joined().map(\.name))
    for (index, variables) in zip(patterns, made) {
      if let missing = names.subtracting(variables.map(\.name)).min() {
        error("'\(missing)' must be bound in every pattern", at: tree[branch.kids[index]].place)
        return ("", tests, "")
      }
    }
    let which = fresh("which")
    tests = tests.enumerated().map { "(\($1) && (\(which) = \($0), 1))" }
    var binds = LoweredCode()
    for each in made[0] {
      binds.add(
        "\(each.mark)\(declaration(each.type, each.cname)) = \(zero(each.type)); ", at: each.place)
    }
    for (position, variables) in made.enumerated() {
      var code = LoweredCode()
      for each in variables { code.add("\(each.cname) = \(each.value); ", at: each.place) }
      binds += "\(position == 0 ? "" : "else ")if (\(which) == \(position)) { \(code)} "
    }
    return ("int \(which) = 0; ", tests, binds)
  }

  func matchCase(
    _ node: SwiftNode, _ value: LoweredCode, _ type: SwiftType, isLet: Bool
  ) -> (LoweredCode, [PatternVariable])? {
    let head = node.kind == .call ? tree[node.kid(0)] : node
    guard head.kind == .member else { return nil }
    if let inner = type.unwrapped {
      if head.text == "none" { return ("!(\(isSome(type, value)))", []) }
      if head.text == "some", node.kind == .member { return (isSome(type, value), []) }
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
      let wanted = typeWritten(head.kid(0)), isEnum(wanted)
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
      return ("0", [])
    }
    let each = nominal.cases[number]
    var test: LoweredCode =
      nominal.hasPayload ? "(\(value)).tag == \(number)" : "(\(value)) == \(number)"
    var made: [PatternVariable] = []
    if node.kind == .call {
      let parts = Array(node.kids.dropFirst())
      if parts.count == 1, each.types.count > 1, tree[parts[0]].kind == .bindPattern {
        refuse("one variable for several associated values", at: node.place)
        return ("0", [])
      }
      if parts.count != each.types.count {
        error(
          each.types.isEmpty
            ? "pattern with associated values does not match enum case '\(each.name)'"
            : each.types.count == 1
              ? "tuple pattern cannot match values of the non-tuple type '\(name(of: each.types[0]))'"
              : "tuple pattern has the wrong length for tuple type '\(name(of: .tuple(each.labels, each.types)))'",
          at: node.place)
        return ("0", [])
      }
      for (position, part) in parts.enumerated() {
        let (label, own) = (node.labels[position], each.labels[position])
        if !label.isEmpty, label != own {
          error(
            "tuple pattern element label '\(label)' must be '\(own.isEmpty ? "_" : own)'",
            at: tree[part].place)
        }
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

  /// Whether a type has cases; an optional has two.
  private func isEnum(_ type: SwiftType) -> Bool {
    if type.unwrapped != nil { return true }
    guard case .nominal(let index) = type else { return false }
    return state.nominals[index].kind == .enumType
  }

  func isIrrefutable(_ id: Int) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .wildcard, .bindPattern: return true
    case .name: return true
    case .letPattern: return isIrrefutable(node.kid(0))
    case .tuple: return node.kids.allSatisfy { isIrrefutable($0) }
    default: return false
    }
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
