import Diagnostics
import Syntax

/// Properties with code, statics made once, and value types, whose methods are functions.
extension SwiftCompiler {
  // MARK: Accessors

  /// Getter and setter of a class's property.
  func accessors(_ property: SwiftProperty, _ index: Int) -> LoweredCode {
    let type = cType(property.type)
    let sign = property.isStatic ? "+" : "-"
    var code = LoweredCode()
    let shown = "\(fullName(index)).\(property.name)"
    let cname = state.nominals[index].cname
    result.displayNames["\(sign)[\(cname) \(property.cname)]"] = shown
    result.displayNames["\(sign)[\(cname) \(setterName(property)):]"] = shown + ".setter"
    if property.isStatic, property.kind == .stored {
      writeStatic(property, index)
      code.add(
        "+ (\(type))\(property.cname) { \(property.type == .void ? "" : "return ")\(storedStatic(property).code); }\n",
        at: property.place)
      if property.hasObservers {
        code.add(
          "+ (void)\(setterName(property)):(\(type))newValue { \(observedStatic(property, index))}\n",
          at: property.place)
      }
      return code
    }
    if property.kind == .computed {
      code.add(
        "\(sign) (\(type))\(property.cname) { \(getter(property, index))}\n", at: property.place)
      if property.isSettable {
        code.add(
          "\(sign) (void)\(setterName(property)):(\(type))newValue { \(setter(property, index))}\n",
          at: property.place)
      }
      return code
    }
    if property.flags.contains(.isOverride) {
      code.add(
        "- (\(type))\(property.cname) { return [super \(property.cname)]; }\n", at: property.place)
      code.add(
        "- (void)\(setterName(property)):(\(type))newValue { \(observed(property, index, get: "[super \(property.cname)]", set: "[super \(setterName(property)):newValue]"))}\n",
        at: property.place)
      return code
    }
    if property.isLazy {
      var value = LoweredCode()
      inMember(index, isStatic: false) {
        // That it has no first value was told.
        if property.value == 0 { return }
        noteEscaping(property.value, .context)
        let made = notThrowing(outOf: "a property initializer") {
          expression(property.value, expected: property.type)
        }
        let code = convert(made, to: property.type, at: tree[property.value].place) {
          "cannot convert value of type '\($0)' to specified type '\($1)'"
        }
        value = "self->\(property.cname) = \(code); "
      }
      code.add(
        "- (\(type))\(property.cname) { if (!self->\(property.cname)_made) { \(value)self->\(property.cname)_made = 1; } return self->\(property.cname); }\n",
        at: property.place)
      let made: LoweredCode =
        "self->\(property.cname)_made = 1; self->\(property.cname) = newValue"
      let store =
        property.hasObservers
        ? observed(property, index, get: "[self \(property.cname)]", set: made) : made + "; "
      code.add(
        "- (void)\(setterName(property)):(\(type))newValue { \(store)}\n", at: property.place)
      return code
    }
    code.add(
      "- (\(type))\(property.cname) { return self->\(property.cname); }\n", at: property.place)
    if property.isSettable {
      let store: LoweredCode =
        property.hasObservers
        ? observed(
          property, index, get: "self->\(property.cname)",
          set: "self->\(property.cname) = newValue")
        : "self->\(property.cname) = newValue; "
      code.add(
        "- (void)\(setterName(property)):(\(type))newValue { \(store)}\n", at: property.place)
    }
    return code
  }

  func getter(_ property: SwiftProperty, _ index: Int) -> LoweredCode {
    var code = LoweredCode()
    inMember(index, isStatic: property.isStatic, of: property.fromProtocol) {
      inTree(property.node.tree) {
        context.result = property.type
        code = body(tree[property.accessors].kid(0), property.type, of: nil)
      }
    }
    return code
  }

  func setter(_ property: SwiftProperty, _ index: Int) -> LoweredCode {
    var code = LoweredCode()
    inMember(index, isStatic: property.isStatic, of: property.fromProtocol) {
      inTree(property.node.tree) {
        if state.nominals[index].kind != .classType {
          context.isMutating = true
          scopes[0]["self"]?.isLet = false
          scopes[0]["self"]?.isPointer = true
        }
        enter(tree[property.accessors].labels[0], property.type, as: "newValue")
        scopes.append([:])
        code = block(tree[property.accessors].kid(1), inScope: true)
      }
    }
    return code
  }

  func enter(_ name: String, _ type: SwiftType, as cname: String) {
    var variable = SwiftVariable(type: type, cname: cname, isLet: true)
    variable.depth = context.closureDepth
    scopes[scopes.count - 1][name] = variable
  }

  /// The store of a property with observers: `willSet`, the store, `didSet`.
  func observed(
    _ property: SwiftProperty, _ index: Int, get: LoweredCode, set: LoweredCode
  ) -> LoweredCode {
    var code = LoweredCode()
    inMember(index, isStatic: property.isStatic, of: property.fromProtocol) {
      inTree(property.node.tree) {
        let accessors = tree[property.accessors]
        if state.nominals[index].kind != .classType {
          context.isMutating = true
          scopes[0]["self"]?.isLet = false
          scopes[0]["self"]?.isPointer = true
        }
        // The storage behind a lazy variable has no name: its observers go the way of everybody.
        if !property.isLazy {
          observing = property.isStatic ? "static " + property.name : property.name
        }
        // What overrides with a value has none, and its complaint.
        for (label, cname) in zip(accessors.labels, ["newValue", "oldValue"]) {
          enter(label, property.type, as: cname)
        }
        scopes.append([:])
        if accessors.kid(3) != 0, asksForOld(accessors) {
          code += "\(declaration(property.type, "oldValue")) = \(get); "
        }
        if accessors.kid(2) != 0 { code += "{ \(block(accessors.kid(2), inScope: true))} " }
        code += "\(set); "
        if accessors.kid(3) != 0 { code += "{ \(block(accessors.kid(3), inScope: true))} " }
        observing = nil
      }
    }
    return code
  }

  private func observedStatic(_ property: SwiftProperty, _ index: Int) -> LoweredCode {
    let stored = storedStatic(property)
    return observed(property, index, get: stored.code, set: stored.set("newValue"))
  }

  // MARK: Statics

  func staticAddress(_ property: SwiftProperty) -> String {
    "\(state.nominals[property.owner].cname)_\(property.cname)_address"
  }

  /// How a static variable is read and written. One that does not own its object is no place to point at: what is
  /// called makes it, and its name stands for it.
  func storedStatic(
    _ property: SwiftProperty
  ) -> (code: LoweredCode, set: (LoweredCode) -> LoweredCode) {
    let address = staticAddress(property)
    // Of what has no value only the making is asked for.
    if property.type == .void { return ("\(address)()", { "(\($0), \(address)())" }) }
    guard isWithoutOwner(property) else {
      return ("(*\(address)())", { "*\(address)() = \($0)" })
    }
    let base = staticBase(property)
    let read = property.flags.contains(.isUnowned) ? "__swift_unowned(\(base))" : base
    let type = property.type
    return (
      "({ \(address)(); (\(cType(type)))\(read); })",
      { [self] new in
        let temporary = fresh("t")
        return
          "({ \(declaration(type, temporary)) = \(new); \(address)(); \(base) = \(temporary); (void)0; })"
      }
    )
  }

  func isWithoutOwner(_ property: SwiftProperty) -> Bool {
    !property.flags.isDisjoint(with: [.isWeak, .isUnowned])
  }

  /// Whether its function answers where it lies.
  private func isPlace(_ property: SwiftProperty) -> Bool {
    !isWithoutOwner(property) && property.type != .void
  }

  private func staticBase(_ property: SwiftProperty) -> String {
    "\(state.nominals[property.owner].cname)_\(property.cname)"
  }

  private func staticAddressHead(_ property: SwiftProperty) -> String {
    let answer = isPlace(property) ? pointerType(property.type) : "void "
    return "\(answer)\(staticAddress(property))(void)"
  }

  /// A static variable is made when first used, once, whatever thread comes first.
  func writeStatic(_ property: SwiftProperty, _ index: Int) {
    let address = staticAddress(property)
    guard state.support.insert(address).inserted else { return }
    let base = staticBase(property)
    let shown = "\(fullName(index)).\(property.name)"
    result.displayNames[address] = shown
    result.variableNames[base] = shown
    result.guards[base + "_once"] = shown
    let owner = ownerWord(property.flags.contains(.isWeak), property.flags.contains(.isUnowned))
    let head = staticAddressHead(property)
    let variable: LoweredCode =
      property.type == .void ? "" : "\(owner)\(declaration(property.type, base)); "
    globals.add("\(variable)dispatch_once_t \(base)_once;\n", at: property.place)
    prototypes.add("\(head);\n", at: property.place)
    var value = LoweredCode()
    inMember(index, isStatic: true) {
      context.closureDepth = 1
      context.isValueOfType = true
      guard property.value != 0 else {
        if property.type.unwrapped == nil {
          error(
            "'static \(property.isLet ? "let" : "var")' declaration requires an initializer expression or an explicitly stated getter",
            at: property.place)
        }
        return
      }
      let made = notThrowing(outOf: "a global variable initializer") {
        expression(property.value, expected: property.type)
      }
      let code = convert(made, to: property.type, at: tree[property.value].place) {
        "cannot convert value of type '\($0)' to specified type '\($1)'"
      }
      value = property.type == .void ? "\(code); " : "\(base) = \(code); "
    }
    let answer = isPlace(property) ? "return &\(base); " : ""
    implementations.add(
      "\(head) { dispatch_once(&\(base)_once, ^{ \(value)}); \(answer)}\n",
      at: property.place)
  }

  // MARK: Structs and enums

  func buildValueType(_ index: Int) {
    let nominal = state.nominals[index]
    if nominal.kind == .structType || nominal.hasPayload { _ = cType(.nominal(index)) }
    for each in nominal.initializers where each.generics.isEmpty && effort > 0 {
      buildStructInit(each, index)
    }
    buildValueMembers(index, nominal.methods.all, nominal.properties.all)
  }

  func buildValueMembers(
    _ index: Int, _ methods: [SwiftFunction], _ properties: [SwiftProperty]
  ) {
    for each in methods where each.generics.isEmpty && goesOn(at: each.place) {
      writeValueMethod(each, index)
    }
    for each in properties where goesOn(at: each.place) {
      if each.isStatic, each.kind == .stored {
        pending.append { [self] in writeStatic(each, index) }
        prototypes += "\(staticAddressHead(each));\n"
        if each.hasObservers {
          let head =
            "void \(state.nominals[index].cname)_\(each.cname)_set(\(declaration(each.type, "newValue")))"
          prototypes.add("\(head);\n", at: each.place)
          pending.append { [self] in
            implementations.add("\(head) { \(observedStatic(each, index))}\n", at: each.place)
          }
        }
        continue
      }
      if each.kind == .stored, !each.hasObservers, !each.isLazy { continue }
      let type = cType(each.type)
      let own = cType(selfType(index))
      let base = "\(state.nominals[index].cname)_\(each.cname)"
      let this = each.isStatic ? "void" : "\(own) this"
      let pointer = each.isStatic ? "" : "\(pointerType(selfType(index)))this, "
      result.displayNames[base] = "\(fullName(index)).\(each.name)"
      result.displayNames[base + "_set"] = "\(fullName(index)).\(each.name).setter"
      if each.kind == .computed {
        prototypes.add("\(type) \(base)(\(this));\n", at: each.place)
        pending.append { [self] in
          implementations.add(
            "\(type) \(base)(\(this)) { \(getter(each, index))}\n", at: each.place)
        }
      }
      if each.isLazy {
        refuse("lazy in a struct", at: each.place)
        continue
      }
      guard each.isSettable else { continue }
      prototypes.add("void \(base)_set(\(pointer)\(type) newValue);\n", at: each.place)
      pending.append { [self] in
        let code =
          each.kind == .computed
          ? setter(each, index)
          : observed(
            each, index, get: "this->\(each.cname)", set: "this->\(each.cname) = newValue")
        implementations.add(
          "void \(base)_set(\(pointer)\(type) newValue) { \(code)}\n", at: each.place)
      }
    }
  }

  func valueMethodHead(_ function: SwiftFunction, _ names: [String], _ index: Int) -> LoweredCode {
    var list: [String] = []
    if !function.isStatic {
      list.append(
        function.flags.contains(.isMutating)
          ? pointerType(selfType(index)) + "this" : cType(selfType(index)) + " this")
    }
    for (position, parameter) in function.parameters.enumerated() {
      list.append("\(parameterType(parameter)) \(names[position])")
    }
    return LoweredCode(
      "\(cType(function.result)) \(function.cname)(\(list.isEmpty ? "void" : list.joined(separator: ", ")))"
    )
  }

  func writeValueMethod(_ function: SwiftFunction, _ index: Int) {
    let names = parameterNames(function)
    let head = valueMethodHead(function, names, index)
    prototypes.add("\(head);\n", at: function.place)
    result.displayNames[function.cname] = "\(fullName(index)).\(signature(function))"
    if isOfLibrary(index) { result.made.insert(function.cname) }
    pending.append { [self] in
      let body = functionBody(function, names, index)
      implementations.add("\(head) { \(body)}\n", at: function.place)
    }
  }

  func buildStructInit(_ function: SwiftFunction, _ index: Int) {
    let names = parameterNames(function)
    let own = selfType(index)
    let type = cType(own)
    let list = function.parameters.enumerated().map {
      parameterText($1, names[$0], of: function)
    }
    let head: LoweredCode =
      "\(cType(function.result)) \(function.cname)(\(list.isEmpty ? "void" : list.joined(separator: ", ")))"
    prototypes.add("\(head);\n", at: function.place)
    result.displayNames[function.cname] = "\(fullName(index)).\(signature(function))"
    if isOfLibrary(index) { result.made.insert(function.cname) }
    pending.append { [self] in
      let this: LoweredCode =
        "\(type) this = \(isAggregate(own) ? "{0}" : "0"); "
      var body = LoweredCode()
      let last: LoweredCode =
        function.flags.contains(.isFailable)
        ? "return \(some(function.result, "this"))" : "return this"
      inMember(index, isStatic: false, of: function.fromProtocol) {
        context.isInitializer = true
        context.isMutating = true
        context.failable = function.flags.contains(.isFailable)
        if function.flags.contains(.isThrowing) { context.throwTarget = .function }
        scopes[0]["self"]?.isLet = false
        body += defaultValues(
          index, without: function.node.tree < 0 ? Set(function.parameters.map(\.name)) : [])
        if function.node.tree < 0 {
          let fields = Dictionary(
            storedProperties(index).map { ($0.name, $0.cname) }, uniquingKeysWith: { $1 })
          for (position, each) in function.parameters.enumerated() {
            if let field = fields[each.name] { body += "this.\(field) = \(names[position]); " }
          }
          return
        }
        context.returnText = LoweredCode(last.text)
        enterParameters(function, names)
        scopes.append([:])
        body += inTree(function.node.tree) {
          block(tree[function.node.id].kid(2), inScope: true)
        }
      }
      let whole = withFailure(body, function, result: function.result, end: last + "; ")
      implementations.add("\(head) { \(this)\(whole)}\n", at: function.place)
    }
  }

  /// Methods of a box, so that a struct can stand behind a protocol.
  func boxMethods(_ index: Int) -> LoweredCode {
    boxMethods(index, allProtocols(index), value: "self->value")
  }

  func boxMethods(_ index: Int, _ parents: [Int], value text: String) -> LoweredCode {
    var code = LoweredCode()
    for parent in parents
    where !state.nominals[parent].isLibrary && !hasAssociated(parent) {
      for wanted in state.nominals[parent].methods
      where !wanted.isStatic && (wanted.isRequirement || isOnlyOffered(wanted, parent)) {
        guard
          let own = findMethods(wanted.name, index, isStatic: false).first(where: {
            meets($0, wanted, parent, index)
          })
        else { continue }
        use(own)
        let names = parameterNames(wanted)
        let arguments = ([text] + names).joined(separator: ", ")
        let call: LoweredCode =
          own.flags.contains(.isMutating)
          ? "\(own.cname)(\((["&" + text] + names).joined(separator: ", ")))"
          : "\(own.cname)(\(arguments))"
        let value = converted(call, own.result, wanted.result)
        code +=
          "\(methodHead(wanted, names)) { \(wanted.result == .void ? "" : "return ")\(value); }\n"
      }
      for wanted in state.nominals[parent].properties
      where wanted.kind == .requirement || isOnlyOffered(wanted, parent) {
        guard !wanted.isStatic,
          let own = findProperty(wanted.name, index, isStatic: false)
        else { continue }
        use(own)
        let plain = own.kind == .stored
        let base = "\(state.nominals[index].cname)_\(own.cname)"
        let get: LoweredCode = plain ? "\(text).\(own.cname)" : "\(base)(\(text))"
        code +=
          "- (\(cType(wanted.type)))\(wanted.cname) { return \(converted(get, own.type, wanted.type)); }\n"
        if wanted.isSettable {
          let set: LoweredCode =
            plain && !own.hasObservers
            ? "\(text).\(own.cname) = value" : "\(base)_set(&\(text), value)"
          code += "- (void)\(setterName(wanted)):(\(cType(wanted.type)))value { \(set); }\n"
        }
      }
    }
    return code
  }
}
