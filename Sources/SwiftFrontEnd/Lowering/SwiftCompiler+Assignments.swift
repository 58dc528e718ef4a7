import Diagnostics
import Syntax

/// What is given a new value: `=`, `+=` and the like, and which places may be.
extension SwiftCompiler {
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
    if let property {
      // One that only observes has its storage above.
      return property.kind == .stored && !property.isLazy && !property.flags.contains(.isOverride)
    }
    return state.globals[node.text]?.getter == nil
  }

  func assign(_ node: SwiftNode) -> SwiftValue {
    if tree[node.kid(0)].kind == .wildcard
      || (tree[node.kid(0)].kind == .name && tree[node.kid(0)].text == "_")
    {
      return SwiftValue(type: .void, code: "(\(dropped(node.kid(1))))")
    }
    if tree[node.kid(0)].kind == .tuple { return assignTuple(node) }
    checkExclusivity(chained: node.kid(0), [node.kid(1)], at: node.place)
    let rest = isQuiet(node.kid(1))
    let target = self.target(node.kid(0), rest: rest, isSet: true)
    noteEscaping(node.kid(1), .assignment)
    var value = expression(node.kid(1), expected: target.type == .failed ? nil : target.type)
    if value.view == target.view { value.view = nil }
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
    // A static variable has its first value before it gets another.
    if !rest, isStaticPlace(node.kid(0)) { before += "(void)(\(target.code)); " }
    var isCalled = !target.opened.isEmpty
    if case .accessor = target.place { isCalled = true }
    if !rest, isCalled {
      // The place is read only when the value is there.
      let temporary = fresh("t")
      before += "\(declaration(target.type, temporary)) = \(code); "
      code = LoweredCode(temporary)
    }
    let place = tree[node.kid(0)]
    if place.kind == .subscription, place.labels.last == "default", !isQuiet(place.kid(2)) {
      // `d[k, default: x] = y` changes the value where it lies: without one there, `x` is worked out all the same.
      code = "({ (void)(\(target.code)); \(code); })"
    }
    let change = SwiftValue(type: .void, code: store(target, code))
    return behind(before, within(target.opened, change))
  }

  /// A stored static variable, or a part of one.
  private func isStaticPlace(_ id: Int) -> Bool {
    let node = tree[id]
    guard node.kind == .member, node.kid(0) != 0 else { return false }
    let base = probe(node.kid(0))
    if base.isType, case .nominal(let index) = base.type {
      return findProperty(node.text, index, isStatic: true)?.kind == .stored
    }
    return isStaticPlace(node.kid(0))
  }

  func store(_ target: SwiftValue, _ code: LoweredCode) -> LoweredCode {
    // What has no value is stored nowhere; it is worked out all the same.
    if target.type == .void { return "((void)(\(code)))" }
    switch target.place {
    case .direct: return "((void)(\(target.code) = \(code)))"
    case .accessor(let set): return "((void)(\(set(code))))"
    case .none: return "((void)0)"
    }
  }

  func assignTuple(_ node: SwiftNode) -> SwiftValue {
    // A `_` takes whatever comes.
    let ignored = tree[node.kid(0)].kids.map { tree[$0].kind == .wildcard }
    var targets = tree[node.kid(0)].kids.enumerated().map {
      ignored[$0] ? SwiftValue(type: .any, code: "0") : target($1, rest: false, isSet: true)
    }
    if targets.contains(where: { $0.type == .failed }) { return failed() }
    var type = SwiftType.tuple(targets.map { _ in "" }, targets.map(\.type))
    noteUnused(node.kid(1)) { $0 < ignored.count && ignored[$0] }
    let given = tree[node.kid(1)]
    if given.kind == .tuple, given.kids.count == targets.count {
      for position in targets.indices where ignored[position] {
        targets[position].type = probe(given.kid(position)).type
      }
      type = .tuple(targets.map { _ in "" }, targets.map(\.type))
    }
    let isOpen = ignored.contains(true) && given.kind != .tuple
    let value = expression(node.kid(1), expected: isOpen ? nil : type)
    if value.type == .failed { return failed() }
    if case .tuple(_, let types) = value.type, types.count == targets.count {
      for position in targets.indices where ignored[position] {
        targets[position].type = types[position]
      }
      type = .tuple(targets.map { _ in "" }, targets.map(\.type))
    }
    guard case .tuple(_, let types) = value.type, types.count == targets.count,
      zip(types, targets).allSatisfy({ converts($0, to: $1.type) })
    else {
      error(
        "cannot assign value of type '\(name(of: value.type))' to type '\(name(of: type))'",
        at: node.place)
      return failed()
    }
    let temporary = fresh("t")
    var code: LoweredCode = ""
    for each in targets { code += each.setup }
    code += "\(declaration(value.type, temporary)) = \(value.code); "
    for (position, each) in targets.enumerated() where !ignored[position] {
      let part = LoweredCode("\(temporary).e\(position)")
      let change = store(each, converted(part, types[position], each.type))
      code += "\(each.opened.begin)\(change); \(each.opened.end)"
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
    return root.kind == .name && globalMeant(root)?.isDeferred == true
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
      && globalMeant(node) == nil
  }

  func compound(_ node: SwiftNode) -> SwiftValue {
    let op = String(node.text.dropLast())
    if let value = plainOperator(node) { return value }
    checkExclusivity(chained: node.kid(0), [node.kid(1)], at: node.place)
    let rest = isQuiet(node.kid(1))
    let target = self.target(node.kid(0), rest: rest, isOperator: true)
    if target.type == .failed { return failed() }
    let wanted: SwiftType = target.type
    let own = inoutOperators(node.text, wanted).map { $0.parameters[1].type }
    let isOwn = isLiteral(node.kid(1)) ? own.first { fits(node.kid(1), $0) } : nil
    var value = expression(node.kid(1), expected: isOwn ?? wanted)
    if value.type == .failed { return failed() }
    var before = target.setup
    if !rest, value.type != .null, value.type != .void {
      // The place is read when the right side is worked out.
      let temporary = fresh("t")
      before += "\(declaration(value.type, temporary)) = \(value.code); "
      value.code = LoweredCode(temporary)
    }
    if let own = operatorFunctionInout(node, target, value) {
      return behind(before, within(target.opened, own))
    }
    if case .slice = wanted {
      refuse("\(node.text) of an ArraySlice", at: node.place)
      return failed()
    }
    if op == "+" { value = appended(value, to: wanted) }
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
    let change = SwiftValue(type: .void, code: store(target, new.at(node.place)))
    return behind(before, within(target.opened, change))
  }

  func isArray(of type: SwiftType) -> Bool {
    if case .array(let element) = type { isPlainValue(element) } else { false }
  }

  func isPlainValue(_ type: SwiftType) -> Bool {
    guard case .nominal(let index) = type else { return false }
    return [.structType, .enumType].contains(state.nominals[index].kind)
  }

  /// A sequence of the same elements may stand behind an array, and an array of narrower ones.
  func appended(_ value: SwiftValue, to whole: SwiftType) -> SwiftValue {
    guard case .array(let element) = whole, value.type != whole,
      let code = list(value, of: element)
    else { return value }
    return SwiftValue(type: whole, code: code)
  }

  func operatorFunctionInout(
    _ node: SwiftNode, _ target: SwiftValue, _ value: SwiftValue
  ) -> SwiftValue? {
    let found = inoutOperators(node.text, target.type).first {
      converts(value.type, to: $0.parameters[1].type)
    }
    guard let found else { return nil }
    if found.owner == nil, found.parameters[1].type == target.type,
      target.type.isNumber && ["+=", "-=", "*=", "/="].contains(node.text)
        || target.type == .string && node.text == "+="
    {
      // The library has the same one.
      error("ambiguous use of operator '\(node.text)'", at: node.place)
      return failed()
    }
    let right = converted(value.code, value.type, found.parameters[1].type)
    let change = changed(target, by: found, right)
    return thrown(change, of: found, at: node.place, isOperator: true)
  }

  /// An operator of the program's that looks like one that changes its left side, and is none: `team += player`.
  private func plainOperator(_ node: SwiftNode) -> SwiftValue? {
    guard state.functions[node.text] != nil || state.compoundOperators.contains(node.text) else {
      return nil
    }
    let type = probe(node.kid(0)).type
    let found = operatorFunctions(node.text, of: [type]).first {
      $0.parameters.count == 2 && !$0.parameters[0].isInout
        && converts(type, to: $0.parameters[0].type)
    }
    guard let found else { return nil }
    let left = expression(node.kid(0), expected: nil)
    let right = expression(node.kid(1), expected: found.parameters[1].type)
    if left.type == .failed || right.type == .failed { return failed() }
    return operatorFunction(node.text, left, right, node)
  }

  /// The program's own operators that change a place of a type.
  func inoutOperators(_ op: String, _ type: SwiftType) -> [SwiftFunction] {
    operatorFunctions(op, of: [type]).filter {
      $0.parameters.count == 2 && $0.parameters[0].isInout && $0.parameters[0].type == type
    }
  }

  private func changed(
    _ target: SwiftValue, by found: SwiftFunction, _ right: LoweredCode
  ) -> SwiftValue {
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
