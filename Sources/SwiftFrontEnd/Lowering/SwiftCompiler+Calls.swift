import Diagnostics
import Syntax

/// Calls: which of the candidates is meant, and how each kind is reached.
extension SwiftCompiler {
  func call(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let calleeID = node.kid(0)
    let callee = tree[calleeID]
    let arguments = Array(node.kids.dropFirst())
    // A wrapper that is given nothing has to begin with nothing.
    if node.text == "@", case .nominal(let wrapper)? = state.types[callee.text],
      !state.nominals[wrapper].initializers.contains(where: {
        $0.parameters.allSatisfy { $0.value != nil }
      })
    {
      refuse("@\(callee.text) in this form", at: node.place)
      return failed()
    }
    if [.array, .dictionary, .arrayType, .dictionaryType].contains(callee.kind),
      let type = typeWritten(calleeID)
    {
      return construct(type, node, arguments, expected)
    }
    if callee.kind == .name, callee.labels.isEmpty {
      if lookup(callee.text) == nil, callsProperty(callee.text, node, arguments) {
        // It is read like any other, below.
      } else if lookup(callee.text) == nil {
        // Members of self, of the types around, then functions, then types.
        if let owner = context.owner {
          if let value = ownMethod(callee.text, owner, node, arguments) { return value }
          if state.nominals[owner].selfType != nil, let this = lookup("self") {
            let base = value(of: this, "self", at: node.place)
            if meansFunction(callee.text, node) {
              if hidesFunction(callee, in: base.type) { return failed() }
            } else if let value = builtinMethod(base, callee.text, node, arguments, expected) {
              return value
            }
          }
        }
        if let outer = outerBase(callee.text, at: callee.place) {
          if !outer.isType || hidesFunction(callee, in: outer) { return failed() }
          return methodCall(outer, callee, node, arguments, expected)
        }
        if let candidates = state.functions[callee.text],
          !isLibrarys(callee, callee.text, node, arguments, expected)
        {
          if candidates.contains(where: { isHiddenBehind($0.cname) }) {
            refuse(
              "a function with the name of an object's variable that is not seen here",
              at: callee.place)
            return failed()
          }
          return callFunction(
            candidates, node, arguments, receiver: nil, name: callee.text, expected)
        }
        if let generic = state.genericTypes[callee.text] {
          guard let type = inferred(callee.text, generic, node, arguments, expected) else {
            return failed()
          }
          return construct(type, node, arguments, expected)
        }
        if let value = untypedConstruct(callee.text, node, arguments, expected) { return value }
        if let value = builtinFunction(callee.text, node, arguments, expected) { return value }
      } else if let variable = lookup(callee.text), let local = localGenerics[variable.cname] {
        return callLocalGeneric(local, node, arguments, expected)
      } else if let variable = lookup(callee.text), variable.isLocalFunction,
        let local = localFunctions[variable.cname]
      {
        guard let values = match(local, node, arguments, report: true) else { return failed() }
        checkExclusivity(local, node, arguments)
        let value = SwiftValue(
          type: local.result, code: "\(variable.cname)(\(values.joined(", ")))")
        return thrown(complete(value), of: local, node, arguments)
      }
    }
    if callee.kind == .member, callee.labels.isEmpty {
      if isModuleSwift(callee.kid(0)), let value = librarysOwn(callee, node, arguments, expected) {
        return value
      }
      if callee.text == "init" { return explicitInit(callee, node, arguments, expected) }
      if callee.kid(0) == 0 {
        return implicitMemberCall(callee, node, arguments, expected)
      }
      if callee.text == "some", arguments.count == 1 {
        if isPlainOptional(callee.kid(0)) { return wrapped(expected?.unwrapped, node, arguments) }
        if let inner = typeWritten(callee.kid(0))?.unwrapped {
          return wrapped(inner, node, arguments)
        }
      }
      if let type = genericBase(callee, node, arguments, expected) {
        return type == .failed
          ? failed()
          : methodCall(
            SwiftValue(type: type, code: "0", isType: true), callee, node, arguments, expected)
      }
      if callee.text == "contains", arguments.count == 1, node.labels.first == "",
        let value = contained(tree[callee.kid(0)], arguments[0])
      {
        return value
      }
      let asked = askedForMember
      askedForMember = tree[callee.kid(0)].place
      var base =
        isImplicitChain(callee.kid(0))
        ? expression(callee.kid(0), expected: expected.map { $0.unwrapped ?? $0 })
        : receiver(callee.kid(0), callee.text, arguments)
      askedForMember = asked
      if base.type == .failed { return failed() }
      let old = (setup, collects)
      setup = base.setup
      collects = mutates(base, callee.text)
      if collects, !SwiftLibraryKind.of(base.type).isEmpty {
        checkExclusivity(changing: callee.kid(0), node, arguments)
      }
      if collects { checkExclusivity(chained: callee.kid(0), arguments, at: node.place) }
      if !collects, !base.isType, base.code.first != "super",
        lastEffect(arguments) >= 0, mayBeOvertaken(callee.kid(0), base.type)
      {
        base.code = kept(base.code, base.type)
        (base.place, base.opening) = (.none, nil)
      }
      var value = methodCall(base, callee, node, arguments, expected)
      let before = setup
      (setup, collects) = old
      if unheldCall == node.place, !before.isEmpty, base.opened.isEmpty, isClass(value.type) != nil
      {
        value.code = "(void)(\(value.code)); (void)0"
      }
      return behind(before, within(base.opened, value))
    }
    // A closure that is called where it stands answers what is wanted.
    let answers = callee.kind == .closure && arguments.isEmpty && expected != .null
    let target = expression(
      calleeID, expected: answers ? expected.map { .function([], $0) } : nil)
    if target.type == .failed { return failed() }
    if !target.isType, !isCalled(target.type), hidesFunction(callee) { return failed() }
    if target.isType {
      return construct(
        target.type, node, arguments, expected, class: codeOfClass(target),
        needsRequired: isOwnClass(calleeID))
    }
    return callValue(target, node, arguments)
  }

  /// Whether a value of the type is something to call, whether or not it is there.
  func isCalled(_ type: SwiftType) -> Bool {
    switch type.unwrapped ?? type {
    case .function, .nominal, .metatype: true
    default: false
    }
  }

  /// A call of a closure.
  func callValue(_ value: SwiftValue, _ node: SwiftNode, _ arguments: [Int]) -> SwiftValue {
    let target = value.isImplicit ? forced(value) : value
    guard case .function(let types, let result) = target.type else {
      if case .nominal(let index) = target.type {
        let found = findMethods("callAsFunction", index, isStatic: false)
        if !found.isEmpty {
          return callFunction(
            found, node, arguments, receiver: target, name: "callAsFunction", nil)
        }
      }
      if case .function? = target.type.unwrapped {
        error(
          "value of optional type '\(name(of: target.type))' must be unwrapped to a value of type '\(name(of: target.type.unwrapped ?? .failed))'",
          at: node.place)
        return failed()
      }
      if case .metatype = target.type {
        refuse("a call of a type that is a value", at: node.place)
        return failed()
      }
      error("cannot call value of non-function type '\(name(of: target.type))'", at: node.place)
      return failed()
    }
    let labels = node.labels.filter { !$0.isEmpty && $0 != "trailing" }
    if !labels.isEmpty {
      error(
        "extraneous argument label\(labels.count > 1 ? "s" : "") '\(labels.map { $0 + ":" }.joined())' in call",
        at: node.place)
      return failed()
    }
    guard types.count == arguments.count else {
      if arguments.count > types.count {
        error("extra argument in call", at: tree[arguments[types.count]].place)
      } else {
        error("missing argument for parameter #\(arguments.count + 1) in call", at: node.place)
      }
      return failed()
    }
    if types.contains(where: { if case .lent = $0 { true } else { false } }) {
      return callLending(target, types, result, node, arguments)
    }
    var values: [LoweredCode] = []
    var before = LoweredCode()
    let last = lastEffect(arguments)
    var function = target.code
    if last >= 0, mayBeOvertaken(node.kid(0), target.type) {
      before += moved(&function, target.type)
    }
    let lastOvertaken =
      last < 1 ? -1 : (0..<last).last { mayBeOvertaken(arguments[$0], types[$0]) } ?? -1
    for (position, each) in arguments.enumerated() {
      let value = expression(each, expected: types[position])
      var code = convert(value, to: types[position], at: tree[each].place, mismatch)
      if position <= lastOvertaken, value.type != .failed, tree[each].kind != .inoutArgument {
        before += moved(&code, types[position])
      }
      values.append(code)
    }
    let value = behind(
      before,
      SwiftValue(
        type: result.answer,
        code: "((\(cType(target.type)))\(function))(\(values.joined(", ")))"))
    return result == result.answer ? value : thrown(value, at: node.place)
  }

  /// A call of a closure that changes what it is lent.
  private func callLending(
    _ target: SwiftValue, _ types: [SwiftType], _ result: SwiftType, _ node: SwiftNode,
    _ arguments: [Int]
  ) -> SwiftValue {
    let parameters = types.map { type -> SwiftParameter in
      guard case .lent(let inner) = type else {
        return SwiftParameter(label: "_", name: "", type: type)
      }
      return SwiftParameter(label: "_", name: "", type: inner, isInout: true)
    }
    let function = SwiftFunction(
      name: "", parameters: parameters, result: result, flags: [], cname: "", owner: nil,
      node: SwiftRef(tree: -1, id: 0), place: node.place)
    let around = (callBefore, callAfter)
    (callBefore, callAfter) = (LoweredCode(), LoweredCode())
    defer { (callBefore, callAfter) = around }
    guard let values = match(function, node, arguments, report: true) else { return failed() }
    let value = complete(
      SwiftValue(
        type: result.answer,
        code: "((\(cType(target.type)))\(target.code))(\(values.joined(", ")))"))
    return result == result.answer ? value : thrown(value, at: node.place)
  }

  private func ownMethod(
    _ text: String, _ owner: Int, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue? {
    if let this = lookup("self") {
      guard let index = members(of: typeOfMembers(of: this)) else { return nil }
      let found = given(
        offered(findMethods(text, index, isStatic: false), index), index, node, arguments)
      let base = value(of: this, "self", at: node.place)
      if let value = frameworkMethod(base, index, text, node, arguments, beside: found) {
        return value
      }
      if let first = found.first {
        if isTooEarly(text, at: node.place) { return failed() }
        noteImplicitSelf(text, of: first.owner, isCall: true, at: node.place)
        return callFunction(found, node, arguments, receiver: base, name: text, nil)
      }
      let ofType = offered(findMethods(text, index, isStatic: true), index)
      if context.isFirstValue, !ofType.isEmpty {
        return callFunction(
          ofType, node, arguments,
          receiver: SwiftValue(type: .nominal(owner), code: "0", isType: true), name: text, nil)
      }
      if !ofType.isEmpty {
        error(
          "static member '\(text)' cannot be used on instance of type '\(fullName(index))'",
          at: node.place)
        return failed()
      }
    }
    if let type = classAround {
      let found = offered(findMethods(text, owner, isStatic: true), owner)
      if !found.isEmpty {
        return callFunction(found, node, arguments, receiver: type, name: text, nil)
      }
      if !offered(findMethods(text, owner, isStatic: false), owner).isEmpty {
        error(
          "instance member '\(text)' cannot be used on type '\(fullName(owner))'",
          at: node.place)
        return failed()
      }
    }
    return nil
  }

  private func methodCall(
    _ base: SwiftValue, _ callee: SwiftNode, _ node: SwiftNode, _ arguments: [Int],
    _ expected: SwiftType?
  ) -> SwiftValue {
    let base = classValue(base) ?? base
    let text = callee.text
    if case .nominal(let index) = base.type {
      if base.isType {
        if let number = state.nominals[index].caseNumbers[text] {
          return makeCase(index, number, node, arguments)
        }
        if let inner = nestedType(text, of: index) {
          guard mayUse(inner, named: text, in: index, at: node.place) else { return failed() }
          return construct(inner, node, arguments, expected)
        }
      }
      var found = findMethods(text, index, isStatic: base.isType)
      if !found.isEmpty, let property = findProperty(text, index, isStatic: base.isType),
        isMeant(property, beside: found, node, arguments)
      {
        found = []
      }
      if let owner = context.owner, context.extended != nil, base.type == selfType(owner),
        isOffered(text)
      {
        found = offered(found, index)
      }
      if let value = frameworkMethod(base, index, text, node, arguments, beside: found) {
        return value
      }
      if !found.isEmpty {
        return callFunction(
          found, node, arguments, receiver: base, name: text, expected, place: callee.place)
      }
    } else if let index = members(of: base.type) {
      let found = given(
        findMethods(text, index, isStatic: base.isType), index, node, arguments)
      if !found.isEmpty {
        return callFunction(
          found, node, arguments, receiver: base, name: text, expected, place: callee.place)
      }
    }
    if !base.isType, let inner = base.type.unwrapped, text == "map" || text == "flatMap" {
      if let problem = libraryProblem([.optional], text, node, arguments) { return problem }
      return rethrowing(at: node.place) { mapped(base, inner, text, arguments[0], expected) }
        ?? failed()
    }
    if !base.isType, base.type.unwrapped == nil,
      let value = builtinMethod(base, text, node, arguments, expected)
    {
      return value
    }
    if base.isType, case .nominal(let index) = base.type,
      !findMethods(text, index, isStatic: false).isEmpty,
      arguments.count != 1 || !node.labels[0].isEmpty
        || !converts(probe(arguments[0]).type, to: base.type)
    {
      error(
        "instance member '\(text)' cannot be used on type '\(fullName(index))'\(base.code.single == "self" ? "" : "; did you mean to use a value of this type instead?")",
        at: callee.place)
      return failed()
    }
    var target = memberValue(base, text, at: callee.place)
    if target.type == .failed { return failed() }
    if target.isType { return construct(target.type, node, arguments, expected) }
    if isFunction(target.type), !base.isType, tree.hasCall(callee.kid(0)) {
      // Whoever has handed out a closure is through before it is called.
      let closure = fresh("t")
      let rest = chainRests.removeValue(forKey: key(callee.kid(0))) ?? ""
      target.code =
        "({ \(declaration(target.type, closure)) = \(target.code); \(rest)\(closure); })"
    }
    return callValue(target, node, arguments)
  }

  /// `map` and `flatMap` of an optional.
  private func mapped(
    _ base: SwiftValue, _ inner: SwiftType, _ text: String, _ argument: Int,
    _ expected: SwiftType?
  ) -> SwiftValue {
    // What the closure answers may be said by what is wanted alone (`{ $0 ? .red : .green }`).
    let wanted = asksForItsType(argument) ? text == "map" ? expected?.unwrapped : expected : nil
    guard let (declare, f, made) = function(argument, [inner], wanted) else { return failed() }
    let result: SwiftType = text == "flatMap" && made.unwrapped != nil ? made : .optional(made)
    let (t, r) = (fresh("t"), fresh("r"))
    let call: LoweredCode = "\(f)(\(unwrap(base.type, LoweredCode(t))))"
    return SwiftValue(
      type: result,
      code:
        "({ \(declaration(base.type, t)) = \(base.code); \(declare)\(declaration(result, r)) = \(none(result)); if (\(isSome(base.type, LoweredCode(t)))) \(r) = \(converted(call, made, result)); \(r); })"
    )
  }

  /// Whether a closure is one expression whose value begins with a dot.
  private func asksForItsType(_ id: Int) -> Bool {
    guard tree[id].kind == .closure else { return false }
    let body = tree[tree[id].kid(3)]
    guard body.kids.count == 1 else { return false }
    var waiting = [body.kids[0]]
    while let next = waiting.popLast() {
      let node = tree[next]
      switch node.kind {
      case .returnStatement, .call: waiting += node.kids.prefix(1)
      case .ternary: waiting += node.kids.suffix(2)
      case .member where node.kid(0) == 0: return true
      default: break
      }
    }
    return false
  }

  private func implicitMemberCall(
    _ callee: SwiftNode, _ node: SwiftNode, _ arguments: [Int], _ expected: SwiftType?
  ) -> SwiftValue {
    guard let wanted = expected.map({ $0.unwrapped ?? $0 }) else {
      error(
        "cannot infer contextual base in reference to member '\(callee.text)'", at: node.place)
      return failed()
    }
    if wanted == .failed { return failed() }
    if callee.text == "some", let inner = expected?.unwrapped, arguments.count == 1 {
      return wrapped(inner, node, arguments)
    }
    return methodCall(
      SwiftValue(type: wanted, code: "0", isType: true), callee, node, arguments, expected)
  }

  // MARK: Enums with payloads

  private func makeCase(
    _ index: Int, _ number: Int, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue {
    let nominal = state.nominals[index]
    let each = nominal.cases[number]
    if each.types.isEmpty, !arguments.isEmpty {
      error("enum case '\(each.name)' has no associated values", at: node.place)
      return failed()
    }
    let function = SwiftFunction(
      name: each.name,
      parameters: zip(each.labels, each.types).map {
        SwiftParameter(label: $0.isEmpty ? "_" : $0, name: $0, type: $1)
      }, result: .nominal(index), flags: [], cname: "", owner: nil,
      node: SwiftRef(tree: -1, id: 0), place: each.place)
    guard let values = match(function, node, arguments, report: true) else { return failed() }
    return complete(SwiftValue(type: .nominal(index), code: caseCode(index, number, values)))
  }

  func caseCode(_ index: Int, _ number: Int, _ values: [LoweredCode]) -> LoweredCode {
    let each = state.nominals[index].cases[number]
    _ = cType(.nominal(index))
    var fields: LoweredCode = ".tag = \(number)"
    let given = held(values, each.types)
    for (position, value) in given.values.enumerated() {
      let boxedValue =
        each.isIndirect && refersTo(each.types[position], index)
        ? boxed(value, each.types[position]) : value
      fields += ", .c\(number)_\(position) = \(boxedValue)"
    }
    return behind(given.setup, aggregate(of: .nominal(index), fields))
  }

  func callFunction(
    _ candidates: [SwiftFunction], _ node: SwiftNode, _ arguments: [Int],
    receiver: SwiftValue?, name text: String, _ expected: SwiftType?, place: SourceRange? = nil
  ) -> SwiftValue {
    guard var function = chosen(among: candidates, node, arguments, expected: expected) else {
      return failed()
    }
    guard mayUse(function, "'\(text)'", at: place ?? node.place) else { return failed() }
    if !function.generics.isEmpty {
      guard let instance = instantiate(function, node, arguments, receiver, expected) else {
        return failed()
      }
      function = instance
    }
    guard let values = match(function, node, arguments, report: true) else { return failed() }
    checkExclusivity(function, node, arguments)
    var receiver = receiver
    if !callBefore.isEmpty || mayBeReplaced(receiverOf: node), var base = receiver, !base.isType,
      !function.flags.contains(.isMutating), base.code.first != "super",
      !["self", "this"].contains(base.code.first)
    {
      callBefore = moved(&base.code, base.type) + callBefore
      receiver = base
    }
    let types = function.parameters.map { parameterType($0) }
    var value = SwiftValue(
      type: function.result,
      code: callCode(function, values, receiver: receiver, at: node.place, types: types))
    value = complete(value)
    if function.node.tree >= 0, let receiver, isClass(receiver.type) != nil {
      // `Self` is the type that was asked.
      let written = state.trees[function.node.tree]
      let result = written[written[function.node.id].kid(1)]
      var asked = receiver.type
      if receiver.code.first == "super", let owner = context.owner { asked = .nominal(owner) }
      if result.kind == .typeName, result.text == "Self", asked != function.result {
        value.code = "((\(cType(asked)))\(value.code))"
        value.type = asked
      }
    }
    return thrown(value, of: function, node, arguments)
  }

  // MARK: The call itself

  func callCode(
    _ function: SwiftFunction, _ values: [LoweredCode], receiver: SwiftValue?,
    at place: SourceRange = .none, types: [String]? = nil
  ) -> LoweredCode {
    var values = values
    use(function)
    guard let owner = function.owner else {
      return "\(function.cname)(\(values.joined(", ")))"
    }
    let kind = state.nominals[owner].kind
    if kind == .classType || kind == .protocolType {
      var target: LoweredCode = receiver?.code ?? LoweredCode(state.nominals[owner].cname)
      if let receiver, receiver.isType {
        // The name of a type has no code of its own.
        if case .nominal(let index) = receiver.type, receiver.code.first == "0" {
          target = LoweredCode(state.nominals[index].cname)
        }
      }
      if kind == .protocolType {
        if function.flags.contains(.isMutating), let receiver, mayBeBoxed(receiver.type) {
          if let reason = receiver.immutable {
            error("cannot use mutating member on immutable value: \(reason)", at: place)
            return "0"
          }
          if case .none = receiver.place {
            error(
              "cannot use mutating member on immutable value: function call returns immutable value",
              at: place)
            return "0"
          }
          let cname = state.nominals[owner].cname
          var before = LoweredCode()
          for (position, type) in (types ?? []).enumerated() where position < values.count {
            let temporary = fresh("t")
            before += "\(type) \(temporary) = \(values[position]); "
            values[position] = LoweredCode(temporary)
          }
          let code = throughBox(receiver, function.result) {
            message("((id<\(cname)>)\($0))", function.cname, values)
          }
          return behind(before, SwiftValue(type: function.result, code: code)).code
        }
        target = "((id<\(state.nominals[owner].cname)>)\(target))"
      }
      return message(target, function.cname, values)
    }
    if function.isStatic { return "\(function.cname)(\(values.joined(", ")))" }
    guard let receiver else { return "0" }
    if function.flags.contains(.isMutating) {
      if let reason = receiver.immutable {
        error(
          "cannot use mutating member on immutable value: \(reason)", at: place)
        return "0"
      }
      switch receiver.place {
      case .direct:
        for (position, type) in (types ?? []).enumerated()
        where position < values.count && !receiver.opened.isEmpty {
          // What is called on was opened behind its arguments.
          let argument = fresh("t")
          setup += "\(type) \(argument) = \(values[position]); "
          values[position] = LoweredCode(argument)
        }
        return "\(function.cname)(\((["&\(receiver.code)"] + values).joined(", ")))"
      case .accessor(let set):
        let temporary = fresh("t")
        let result = fresh("t")
        var head: LoweredCode = ""
        for (position, type) in (types ?? []).enumerated() where position < values.count {
          let argument = fresh("t")
          head += "\(type) \(argument) = \(values[position]); "
          values[position] = LoweredCode(argument)
        }
        if let access = receiver.access {
          let values = ["&\(access.lvalue)"] + values
          return "({ \(head)\(access.begin)\(function.cname)(\(values.joined(", "))); })"
        }
        let call: LoweredCode =
          "\(function.cname)(\((["&\(temporary)"] + values).joined(", ")))"
        head += "\(declaration(receiver.type, temporary)) = \(receiver.code); \(takenOut(receiver))"
        if function.result == .void {
          return "({ \(head)\(call); \(set(LoweredCode(temporary))); (void)0; })"
        }
        return
          "({ \(head)\(declaration(function.result, result)) = \(call); \(set(LoweredCode(temporary))); \(result); })"
      case .none:
        error(
          "cannot use mutating member on immutable value: function call returns immutable value",
          at: place)
        return "0"
      }
    }
    return "\(function.cname)(\(([receiver.code] + values).joined(", ")))"
  }

  func message(_ target: LoweredCode, _ selector: String, _ values: [LoweredCode]) -> LoweredCode {
    if values.isEmpty { return "[\(target) \(selector)]" }
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false)
    var code: LoweredCode = "[\(target)"
    for (position, value) in values.enumerated() { code += " \(String(pieces[position])):\(value)" }
    return code + "]"
  }

  // MARK: Making values

  /// The class that `Self` stands for in a class's code: that of whoever was asked, which may be a subclass.
  func ownClass(_ text: String) -> LoweredCode? {
    guard text == "Self", let owner = context.owner, state.nominals[owner].kind == .classType
    else { return nil }
    if let held = context.ownClass { return LoweredCode(held) }
    return context.isStatic ? "self" : "[self class]"
  }

  /// `self` of a static method and `Self`: a class that may be a subclass of the one around.
  func isOwnClass(_ id: Int) -> Bool {
    let node = tree[id]
    guard let owner = context.owner, state.nominals[owner].kind == .classType else { return false }
    return node.kind == .name && (node.text == "self" && context.isStatic || node.text == "Self")
      || node.kind == .typeName && node.text == "Self"
  }

  /// The class as swiftc names it where that is spoken of: `Self` where it says so, or answers it.
  private func ownClassName(_ node: SwiftNode, _ index: Int) -> String {
    let callee = tree[node.kid(0)]
    let base = callee.kind == .member ? tree[callee.kid(0)] : callee
    let around = state.nominals[index].methods.first {
      $0.node.tree == treeIndex && tree[$0.node.id].place.start <= node.place.start
        && node.place.end <= tree[$0.node.id].place.end
    }
    let isSelf = base.text == "Self" || base.text == "self" && around.map(answersSelf) == true
    return isSelf ? "Self" : state.nominals[index].name
  }

  /// What answers the class that a type stands for, where that is known only when it runs.
  func codeOfClass(_ type: SwiftValue) -> LoweredCode? {
    isClass(type.type) != nil && !["0", "super"].contains(type.code.first) ? type.code : nil
  }

  func construct(
    _ type: SwiftType, _ node: SwiftNode, _ arguments: [Int], _ expected: SwiftType?,
    class className: LoweredCode? = nil, needsRequired: Bool = false
  ) -> SwiftValue {
    guard case .nominal(let index) = type else {
      return extendedConstruct(type, node, arguments) ?? builtinConstruct(type, node, arguments)
    }
    let nominal = state.nominals[index]
    if nominal.kind == .protocolType {
      error(
        "'any \(nominal.name)' cannot be constructed because it has no accessible initializers",
        at: node.place)
      return failed()
    }
    if nominal.kind == .enumType, let raw = nominal.rawType, node.labels == ["rawValue"],
      arguments.count == 1
    {
      let value = expression(arguments[0], expected: raw)
      if value.type == .failed { return failed() }
      let code = convert(value, to: raw, at: tree[arguments[0]].place, mismatch)
      return SwiftValue(
        type: .optional(type), code: "\(caseFunction(index, raw))(\(code))")
    }
    let candidates = allInitializers(index)
    guard let function = chosen(candidates, index, node, arguments) else { return failed() }
    guard let values = match(function, node, arguments, report: true) else { return failed() }
    if needsRequired, !function.flags.contains(.isRequired), !nominal.flags.contains(.isFinal) {
      error(
        "constructing an object of class type '\(ownClassName(node, index))' with a metatype value must use a 'required' initializer",
        at: node.place)
      return failed()
    }
    let result: SwiftType =
      function.flags.contains(.isFailable) ? .optional(type) : type
    let given = held(values, for: function)
    let made: LoweredCode =
      nominal.kind == .classType
      ? message("[\(className ?? LoweredCode(nominal.cname)) alloc]", function.cname, given.values)
      : "\(function.cname)(\(given.values.joined(", ")))"
    return thrown(
      complete(SwiftValue(type: result, code: behind(given.setup, made))), of: function, node,
      arguments)
  }

  func chosen(
    _ candidates: [SwiftFunction], _ index: Int, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftFunction? {
    if candidates.isEmpty {
      // What is wrong with the type has been said.
      if storedProperties(index).contains(where: { $0.type == .failed }) { return nil }
      if opaques.contains(index) {
        error("type '\(fullName(index))' has no member 'init'", at: node.place)
        return nil
      }
      error(
        "'\(fullName(index))' cannot be constructed because it has no accessible initializers",
        at: node.place)
      return nil
    }
    // What may not be seen is chosen where there is nothing else.
    let isHiding = candidates.contains { !sees($0, from: context.owner) }
    let seen = isHiding ? candidates.filter { sees($0, from: context.owner) } : candidates
    let choice = seen.isEmpty ? candidates : seen
    guard let function = chosen(among: choice, node, arguments) else { return nil }
    if seen.isEmpty, function.owner != index || function.node.tree < 0,
      state.nominals[index].kind == .classType
    {
      error(
        "'\(fullName(index))' cannot be constructed because it has no accessible initializers",
        at: node.place)
      return nil
    }
    let title = "'\(fullName(index))' initializer"
    return mayUse(function, title, at: node.place) ? function : nil
  }

  /// A type inside of another one: those beside a type of a function are none of its own.
  func nestedType(_ name: String, of index: Int) -> SwiftType? {
    let found = ([index] + ancestors(of: index)).lazy.compactMap { each in
      self.state.nominals[each].nested[name].map { (each, $0) }
    }.first
    guard let (index, type) = found else { return nil }
    if case .nominal(let inner) = type, localTypes.contains(inner), localTypes.contains(index),
      state.nominals[inner].outer != index
    {
      return nil
    }
    return type
  }

  /// The type that an expression spells: `[Int]`, `[String: Car]`, `Car`.
  func typeWritten(_ id: Int) -> SwiftType? {
    let node = tree[id]
    switch node.kind {
    case .name: return lookup(node.text) == nil ? namedType(node.text, []) : nil
    case .typeName: return namedType(node.text, node.kids)
    case .arrayType, .dictionaryType: return resolve(id)
    case .array where node.kids.count == 1: return typeWritten(node.kid(0)).map { .array($0) }
    case .dictionary where node.kids.count == 2:
      guard let key = typeWritten(node.kid(0)), let item = typeWritten(node.kid(1)) else {
        return nil
      }
      writtenKeys.append((key, node.place))
      return .dictionary(key, item)
    case .optionalChain: return typeWritten(node.kid(0)).map { .optional($0) }
    case .tuple where node.kids.count > 1:
      let types = node.kids.compactMap { typeWritten($0) }
      guard types.count == node.kids.count else { return nil }
      return .tuple(node.labels.count == types.count ? node.labels : types.map { _ in "" }, types)
    case .member where node.kid(0) != 0:
      guard case .nominal(let outer)? = typeWritten(node.kid(0)) else { return nil }
      return nestedType(node.text, of: outer)
    default: return nil
    }
  }
}
