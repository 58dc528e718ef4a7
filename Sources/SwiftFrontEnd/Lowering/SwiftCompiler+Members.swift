import Diagnostics
import Syntax

/// Members: who may see them, and how they are reached.
extension SwiftCompiler {
  func member(_ id: Int, _ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let isPlace = isOnPlace(id)
    if !node.labels.isEmpty {
      refuse("\(node.text)(\(node.labels.map { $0 + ":" }.joined())) as a value", at: node.place)
      return failed()
    }
    if node.kid(0) == 0 {
      guard let wanted = expected.map({ $0.unwrapped ?? $0 }) else {
        error(
          "cannot infer contextual base in reference to member '\(node.text)'", at: node.place)
        return failed()
      }
      if node.text == "none", let expected, expected.unwrapped != nil {
        return SwiftValue(type: expected, code: none(expected))
      }
      if wanted == .failed { return failed() }
      return memberValue(
        SwiftValue(type: wanted, code: "0", isType: true), node.text, at: node.place)
    }
    if node.text == "none", let expected, expected.unwrapped != nil, isPlainOptional(node.kid(0)) {
      return SwiftValue(type: expected, code: none(expected))
    }
    if let type = genericBase(node, node, [], expected) {
      if type == .failed { return failed() }
      return memberValue(SwiftValue(type: type, code: "0", isType: true), node.text, at: node.place)
    }
    if node.text == "self",
      [.array, .dictionary, .optionalChain, .tuple].contains(tree[node.kid(0)].kind),
      let type = typeWritten(node.kid(0))
    {
      return SwiftValue(type: .metatype(type), code: "((Class)0)")
    }
    if node.text == "none", tree[node.kid(0)].kind == .optionalChain,
      let type = typeWritten(node.kid(0)), type.unwrapped != nil
    {
      return SwiftValue(type: type, code: none(type))
    }
    let labels = tree[node.kid(0)].labels
    if let part = Int(node.text) ?? labels.firstIndex(of: node.text) {
      noteUnused(node.kid(0)) { $0 != part }
    }
    var base =
      isImplicitChain(node.kid(0))
      ? expression(node.kid(0), expected: expected.map { $0.unwrapped ?? $0 })
      : baseValue(node.kid(0))
    if base.type == .failed { return failed() }
    if base.type == .null {
      error("'nil' requires a contextual type", at: tree[node.kid(0)].place)
      return failed()
    }
    if node.text == "self", !base.isType { return base }
    if node.text == "self", base.isType, base.type == .any,
      tree[node.kid(0)].text == "AnyObject"
    {
      refuse("AnyObject.self", at: node.place)
      return failed()
    }
    if isPlace, !base.isType, isReference(base.type) { readOpened() }
    if isPlace, !base.isType, isClass(base.type) != nil, base.code.first != "super" {
      base.code = pinned(base.code, base.type, node.kid(0))
    }
    if isPlace { return memberValue(base, node.text, at: node.place) }
    return held(base, node.kid(0)) { memberValue($0, node.text, at: node.place) }
  }

  /// Whether something begins with a dot: `.red.dark` is of the type that its first member is looked up in.
  func isImplicitChain(_ id: Int) -> Bool {
    var current = id
    while current != 0 {
      let node = tree[current]
      switch node.kind {
      case .member where node.kid(0) == 0: return true
      case .member, .call: current = node.kid(0)
      default: return false
      }
    }
    return false
  }

  /// What stands in front of a dot or a bracket: a value of a type `T!` is unwrapped there.
  func baseValue(_ id: Int) -> SwiftValue {
    if [.array, .dictionary].contains(tree[id].kind), let type = typeWritten(id) {
      return SwiftValue(type: type, code: "0", isType: true)
    }
    if tree[id].kind == .name, tree[id].text == "self", lookup("self") == nil,
      let type = classAround
    {
      return type
    }
    let value = expression(id, expected: nil)
    return value.isImplicit ? forced(value) : value
  }

  /// The type whose static code this is; nil: it is an object's, or no type's.
  var classAround: SwiftValue? {
    guard context.isStatic, let owner = context.owner else { return nil }
    // What makes a static variable is no method of the class.
    let isValue = context.isValueOfType && state.nominals[owner].kind == .classType
    return SwiftValue(
      type: .nominal(owner),
      code: isValue ? "[\(state.nominals[owner].cname) class]" : "self", isType: true)
  }

  /// A type of the library, in whatever language it is written: it may have more members than are built here.
  func isOfLibrary(_ index: Int) -> Bool {
    state.nominals[index].isLibrary || state.nominals[index].module != state.moduleName
  }

  /// Whether the code being compiled may see a member.
  func sees(_ flags: SwiftFlags, _ owner: Int) -> Bool { sees(flags, owner, from: context.owner) }

  /// Whether the code of a type may.
  func sees(_ flags: SwiftFlags, _ owner: Int, from type: Int?) -> Bool {
    if !flags.contains(.isPrivate) { return true }
    var current = type
    while let each = current {
      if each == owner { return true }
      current = state.nominals[each].outer ?? typeAround(each)
    }
    return false
  }

  /// The type in whose code a type inside of a function stands.
  func typeAround(_ local: Int) -> Int? {
    guard localTypes.contains(local) else { return nil }
    let place = state.nominals[local].place
    return (order + extensions).last { root, index in
      let around = tree.extents[root] ?? tree[root].place
      return index != local && around.file == place.file && around.start <= place.start
        && place.end <= around.end
    }?.index
  }

  /// Whether the code being compiled may use what is declared at a node; says why not. `title`: its name as swiftc
  /// writes it where it is private, `signature` where it is unavailable.
  func mayUse(
    _ title: String, signature: String? = nil, _ flags: SwiftFlags, of owner: Int?,
    declared node: SwiftRef?, at place: SourceRange
  ) -> Bool {
    if let owner, !sees(flags, owner) {
      error("\(title) is inaccessible due to 'private' protection level", at: place)
      return false
    }
    guard let why = node.flatMap({ unavailability(flags, $0) }) else { return true }
    error("\(signature ?? title) \(why.use)", at: place)
    return false
  }

  /// nil: everybody who sees a declaration may use it.
  func unavailability(_ flags: SwiftFlags, _ node: SwiftRef) -> SwiftUnavailability? {
    guard flags.contains(.isUnavailable), node.tree >= 0 else { return nil }
    return state.trees[node.tree].unavailable[node.id]
  }

  /// The same of a function; `title` where its own name is not what is written.
  func mayUse(_ function: SwiftFunction, _ title: String? = nil, at place: SourceRange) -> Bool {
    let name = function.name
    return mayUse(
      title ?? "'\(name)'", signature: "'\(signature(function))'", function.flags,
      of: function.owner, declared: function.node, at: place)
  }

  func mayUse(_ property: SwiftProperty, at place: SourceRange) -> Bool {
    mayUse(
      "'\(property.name)'", property.flags, of: property.owner, declared: property.node, at: place)
  }

  /// A type within another one.
  func mayUse(_ type: SwiftType, named name: String, in outer: Int, at place: SourceRange) -> Bool {
    guard case .nominal(let index) = type else { return true }
    return mayUse(
      "'\(name)'", state.nominals[index].flags, of: outer, declared: nil, at: place)
  }

  /// A type as a value, as `type(of:)` gives it: its static members are those of the class that it is. What is no
  /// class is known beforehand.
  func classValue(_ base: SwiftValue) -> SwiftValue? {
    guard case .metatype(let type) = base.type else { return nil }
    if isClass(type) != nil { return SwiftValue(type: type, code: base.code, isType: true) }
    guard case .nominal = type, isProtocol(type) == nil else { return nil }
    return SwiftValue(type: type, code: "0", isType: true)
  }

  func memberValue(
    _ base: SwiftValue, _ text: String, at place: SourceRange, isImplicit: Bool = false
  ) -> SwiftValue {
    if base.isType { return staticMember(base, text, at: place) }
    if let type = classValue(base), text != "self" { return staticMember(type, text, at: place) }
    if let inner = base.type.unwrapped {
      if let index = members(of: base.type),
        let property = findProperty(text, index, isStatic: false)
      {
        return read(property, of: base, index)
      }
      if mayBeConditional(text, base.type)
        || ["debugDescription", "unsafelyUnwrapped", "hashValue", "customMirror", "take"].contains(
          text)
      {
        refuse("Optional.\(text)", at: place)
        return failed()
      }
      if case .nominal(let index) = inner, isCertainlyMissing(text, index) {
        error(
          "value of type '\(name(of: base.type))' has no member '\(text)'", at: place)
        return failed()
      }
      error(
        "value of optional type '\(name(of: base.type))' must be unwrapped to refer to member '\(text)' of wrapped base type '\(name(of: inner))'",
        at: place)
      return failed()
    }
    if let index = members(of: base.type), case .nominal = base.type {
      if let property = findProperty(text, index, isStatic: false) {
        guard mayUse(property, at: place) else { return failed() }
        var value = read(property, of: base, index)
        value.isImplicit = property.isImplicit
        return value
      }
      if text == "rawValue", let raw = state.nominals[index].rawType {
        return SwiftValue(type: raw, code: rawValue(index, base.code, raw))
      }
      if text == "localizedDescription", case .nominal(let any)? = state.types["Error"],
        converts(base.type, to: .nominal(any))
      {
        let error = converted(base.code, base.type, .nominal(any))
        return SwiftValue(type: .string, code: "__swift_localized(\(error))")
      }
      if text == "hashValue", isEquatable(base.type) {
        return SwiftValue(type: .int, code: "((long)\(hash(base.code, base.type)))")
      }
      if let method = findMethods(text, index, isStatic: false).first {
        return methodValue(method, base, index)
      }
      if let value = projected(text, of: base, index, at: place) { return value }
      if findProperty(text, index, isStatic: true) != nil
        || !findMethods(text, index, isStatic: true).isEmpty
      {
        error(
          "static member '\(text)' cannot be used on instance of type '\(fullName(index))'",
          at: place)
        return failed()
      }
      if ([index] + ancestors(of: index)).contains(where: { isOfLibrary($0) })
        || isOnlyConditional(text, index)
      {
        refuse("\(state.nominals[index].name).\(text)", at: place)
      } else {
        error(
          "value of type '\(name(of: base.type))' has no member '\(text)'", at: place)
      }
      return failed()
    }
    if let index = members(of: base.type) {
      if let property = findProperty(text, index, isStatic: false) {
        return read(property, of: base, index)
      }
      if let method = findMethods(text, index, isStatic: false).first {
        return methodValue(method, base, index)
      }
    }
    if case .tuple(let labels, let types) = base.type {
      let number = Int(text) ?? labels.firstIndex(of: text)
      if let number, types.indices.contains(number) {
        var value = SwiftValue(
          type: types[number], code: "(\(base.code)).e\(number)", immutable: base.immutable)
        if case .none = base.place, base.code.single == nil, !isPlainWord(base.type),
          types.contains(where: { !isPlainWord($0) })
        {
          // Of what a call has answered the other parts go at once.
          let (whole, part) = (fresh("t"), fresh("t"))
          let read: LoweredCode = "\(declaration(types[number], part)) = \(whole).e\(number); "
          value.code =
            "({ \(declaration(base.type, whole)) = \(base.code); \(read)\(takenApart(whole, base.type))\(part); })"
        }
        value.place = inner(base) { "\($0).e\(number)" }
        value.access = part(of: base) { "\($0).e\(number)" }
        return value
      }
    }
    if text == "hashValue", isEquatable(base.type) {
      return SwiftValue(type: .int, code: "((long)\(hash(base.code, base.type)))")
    }
    if let value = builtinProperty(base, text, at: place) { return value }
    switch base.type {
    case .tuple:
      error("value of tuple type '\(name(of: base.type))' has no member '\(text)'", at: place)
    case .metatype(let inner) where inner == .any || isProtocol(inner) != nil:
      refuse("\(text) of the type of what is behind a protocol", at: place)
    case .function, .metatype, .any, .void, .null:
      error("value of type '\(name(of: base.type))' has no member '\(text)'", at: place)
    default: refuse("\(name(of: base.type)).\(text)", at: place)
    }
    return failed()
  }

  /// Whether a type of the program's has nothing of this name, and nobody else may give it that.
  private func isCertainlyMissing(_ text: String, _ index: Int) -> Bool {
    let known: Set<String> = ["rawValue", "hashValue", "localizedDescription", "self"]
    return !known.contains(text) && !text.hasPrefix("$")
      && !([index] + ancestors(of: index)).contains(where: { isOfLibrary($0) })
      && !isOnlyConditional(text, index)
      && [true, false].allSatisfy {
        findProperty(text, index, isStatic: $0) == nil
          && findMethods(text, index, isStatic: $0).isEmpty
      }
  }

  /// `$x`: what the wrapper of a property gives beside its value.
  func projected(
    _ text: String, of base: SwiftValue, _ index: Int, at place: SourceRange
  ) -> SwiftValue? {
    guard text.hasPrefix("$"),
      let wrapper = findProperty("_" + text.dropFirst(), index, isStatic: false),
      case .nominal(let inner) = wrapper.type,
      findProperty("projectedValue", inner, isStatic: false) != nil
    else { return nil }
    return memberValue(read(wrapper, of: base, index), "projectedValue", at: place)
  }

  /// The type whose list of members is asked: a program's own, or what its extensions gave to a type of the
  /// library.
  func members(of type: SwiftType) -> Int? {
    if case .nominal(let index) = type { return index }
    return state.extended[type] ?? (collectionExtensions.isEmpty ? nil : extendedCollection(type))
  }

  /// What `self` is in the members of a type.
  func selfType(_ index: Int) -> SwiftType { state.nominals[index].selfType ?? .nominal(index) }

  /// A bound method as a value.
  func methodValue(
    _ method: SwiftFunction, _ base: SwiftValue, _ index: Int
  ) -> SwiftValue {
    guard method.generics.isEmpty, !method.flags.contains(.isMutating),
      !method.flags.contains(.isRethrowing), !method.parameters.contains(where: \.isInout)
    else {
      refuse("this method as a value", at: method.place)
      return failed()
    }
    let temporary = fresh("t")
    var value = block(method.parameters.map(\.type), method.answer) {
      callCode(method, $0, receiver: SwiftValue(type: base.type, code: LoweredCode(temporary)))
    }
    value.code = "({ \(declaration(base.type, temporary)) = \(base.code); \(value.code); })"
    return value
  }

  /// `Person.greet` of a method: a function that is given the person and answers the method.
  private func unappliedMethod(
    _ base: SwiftValue, _ text: String, _ index: Int, at place: SourceRange
  ) -> SwiftValue? {
    let found = findMethods(text, index, isStatic: false)
    guard let method = found.first else { return nil }
    guard found.count == 1, method.generics.isEmpty, !method.flags.contains(.isMutating),
      !method.flags.contains(.isRethrowing), !method.parameters.contains(where: \.isInout)
    else {
      refuse("this method as a value", at: place)
      return failed()
    }
    let type = SwiftType.function(method.parameters.map(\.type), method.answer)
    return block([base.type], type) {
      methodValue(method, SwiftValue(type: base.type, code: $0[0]), index).code
    }
  }

  /// A part of a value in memory is changed where the value lies, or in a copy that is put back.
  func inner(_ base: SwiftValue, _ part: @escaping (LoweredCode) -> LoweredCode) -> SwiftPlace {
    switch base.place {
    case .none: return .none
    case .direct: return .direct
    case .accessor(let set):
      return .accessor { [self] new in
        let temporary = fresh("t")
        return
          "({ \(declaration(base.type, temporary)) = \(base.code); \(part(LoweredCode(temporary))) = \(new); \(set(LoweredCode(temporary))); (void)0; })"
      }
    }
  }

  // MARK: Properties

  func read(
    _ property: SwiftProperty, of base: SwiftValue, _ index: Int
  ) -> SwiftValue {
    let kind = state.nominals[index].kind
    use(property)
    if property.kind != .stored || property.isLazy { accessorCalls.here = true }
    let isSelf =
      ["self", "this", "(*this)"].contains(base.code.single)
    let isOwnMember = isSelf && property.owner == context.owner && context.closureDepth == 0
    let isOwnInit = context.isInitializer && isOwnMember
    // There a property is its storage; a `defer` is a function of its own.
    let isStorage = (isOwnInit || context.isDeinitializer && isOwnMember) && !context.isInDefer
    var value = SwiftValue(type: property.type, code: "0")
    value.immutable = immutability(of: property)
    if kind == .classType || kind == .protocolType {
      let isSuper = base.code.first == "super"
      let receiver: LoweredCode =
        kind == .protocolType
        ? "((id<\(state.nominals[property.owner].cname)>)\(base.code))" : base.code
      let get: LoweredCode = "[\(receiver) \(property.cname)]"
      let set: (LoweredCode) -> LoweredCode = { [self] new in
        "[\(receiver) \(setterName(property)):\(new)]"
      }
      if state.nominals[property.owner].isLibrary {
        value.code = get
        value.place = .accessor(set)
        return value
      }
      if kind == .protocolType, mayBeBoxed(base.type), property.isSettable, !isSuper {
        value.code = get
        if value.immutable == nil { value.immutable = base.immutable }
        if case .none = base.place { return value }
        value.ownCode = .accessors
        value.place = .accessor { [self] new in
          let owner = state.nominals[property.owner].cname
          return throughBox(base, .void) {
            "[((id<\(owner)>)\($0)) \(setterName(property)):\(new)]"
          }
        }
        return value
      }
      // In its own initializer, `deinit` and observers a property is its storage, whoever overrides it.
      let isOwn = isStorage || (observing == property.name && isSelf)
      let isPlain =
        property.kind == .stored && !property.isLazy && !isSuper && kind == .classType
        && (!property.isDynamic || (isOwn && !property.flags.contains(.isOverride)))
      if !isPlain {
        value.code =
          property.keepsOld ? heldTwice(SwiftValue(type: property.type, code: get)) : get
        value.place = .accessor(set)
        let isLazyStorage = property.isLazy && !property.isDynamic
        value.ownCode =
          !isLazyStorage ? .accessors : property.hasObservers ? .observers : .none
        return value
      }
      let field: LoweredCode = "(\(receiver))->\(property.cname)"
      value.code = field
      if property.flags.contains(.isWeak), !property.hasObservers || isStorage {
        value.code = "((\(cType(property.type)))\(field))"
        value.place = .accessor { new in "\(field) = \(new)" }
        return value
      }
      if property.flags.contains(.isUnowned) {
        value.code = "((\(cType(property.type)))__swift_unowned(\(field)))"
        value.place = .accessor { new in "\(field) = \(new)" }
        return value
      }
      if property.hasObservers, !isStorage, observing != property.name || !isSelf {
        value.code = property.keepsOld ? heldTwice(value) : value.code
        value.place = .accessor(set)
        value.ownCode = .observers
      } else {
        value.place = .direct
      }
      return value
    }
    // Structs and enums.
    if value.immutable == nil { value.immutable = isOwnInit ? nil : base.immutable }
    if property.kind == .stored {
      value.code = "(\(base.code)).\(property.cname)"
      if property.flags.contains(.isUnowned) {
        let field = value.code
        value.code = "((\(cType(property.type)))__swift_unowned(\(field)))"
        value.place = inner(base) { "\($0).\(property.cname)" }
        // What is written there is the variable itself, and not what is read of it.
        if case .direct = value.place { value.place = .accessor { new in "\(field) = \(new)" } }
        return value
      }
      if property.hasObservers, !isStorage, observing != property.name || !isSelf {
        value.code = property.keepsOld ? heldTwice(value) : value.code
        value.place = structSetter(property, base)
        value.ownCode = .observers
      } else {
        value.place = inner(base) { "\($0).\(property.cname)" }
        value.access = part(of: base) { "\($0).\(property.cname)" }
      }
      return value
    }
    let base2 = state.nominals[property.owner].cname
    value.code = "\(base2)_\(property.cname)(\(base.code))"
    value.place = structSetter(property, base)
    value.ownCode = .accessors
    if property.isSettable, leavesValue(property) {
      // It changes what the value refers to, so that a constant may be asked, too.
      value.immutable = nil
      value.place = .accessor { [self] new in
        let temporary = fresh("t")
        return
          "({ \(declaration(base.type, temporary)) = \(base.code); \(base2)_\(property.cname)_set(&\(temporary), \(new)); (void)0; })"
      }
    }
    return value
  }

  /// Whether the setter of a property of a value leaves the value itself as it is: `nonmutating set`, and that of a
  /// property which an object wraps.
  private func leavesValue(_ property: SwiftProperty) -> Bool {
    guard property.accessors != 0, property.node.tree >= 0 else { return false }
    let labels = state.trees[property.node.tree][property.accessors].labels
    if labels.contains("nonmutating") { return true }
    return labels.contains("wrapped")
      && findProperty("_" + property.name, property.owner, isStatic: false).map {
        isClass($0.type) != nil
      } ?? false
  }

  /// A collection or a text that somebody watches is not changed where it lies: `didSet` wants the old one, too.
  func heldTwice(_ value: SwiftValue) -> LoweredCode {
    switch value.type {
    case .array, .slice, .set, .dictionary, .string:
      let temporary = fresh("t")
      return "({ \(declaration(value.type, temporary)) = \(value.code); \(temporary); })"
    default: return value.code
    }
  }

  func structSetter(_ property: SwiftProperty, _ base: SwiftValue) -> SwiftPlace {
    let function = "\(state.nominals[property.owner].cname)_\(property.cname)_set"
    switch base.place {
    case .none: return .none
    case .direct: return .accessor { new in "\(function)(&\(base.code), \(new))" }
    case .accessor(let set):
      return .accessor { [self] new in
        let temporary = fresh("t")
        if let access = base.access {
          return
            "({ \(declaration(property.type, temporary)) = \(new); \(access.begin)\(function)(&\(access.lvalue), \(temporary)); (void)0; })"
        }
        return
          "({ \(declaration(base.type, temporary)) = \(base.code); \(function)(&\(temporary), \(new)); \(set(LoweredCode(temporary))); (void)0; })"
      }
    }
  }

  func rawValue(_ index: Int, _ code: LoweredCode, _ raw: SwiftType) -> LoweredCode {
    let function = "\(state.nominals[index].cname)_rawValue"
    if state.support.insert(function).inserted {
      prototypes += "\(cType(raw)) \(function)(long tag);\n"
      var body = LoweredCode()
      for (number, each) in state.nominals[index].cases.enumerated() {
        body += "case \(number): return \(rawCode(each.rawValue, raw)); "
      }
      implementations +=
        "\(cType(raw)) \(function)(long tag) { switch (tag) { \(body)} return 0; }\n"
    }
    return "\(function)(\(code))"
  }

  /// The function that answers the case of a raw value, or none.
  func caseFunction(_ index: Int, _ raw: SwiftType) -> String {
    let function = "\(state.nominals[index].cname)_caseOf"
    guard state.support.insert(function).inserted else { return function }
    let result = SwiftType.optional(.nominal(index))
    let head = "\(cType(result)) \(function)(\(declaration(raw, "value")))"
    prototypes += "\(head);\n"
    var body = LoweredCode()
    for (number, each) in state.nominals[index].cases.enumerated() {
      let test = equal("value", rawCode(each.rawValue, raw), raw)
      body += "if (\(test)) { number = \(number); break; } "
    }
    let found: LoweredCode = "return \(some(result, "number")); "
    implementations +=
      "\(head) { long number = -1; do { \(body)} while (0); if (number >= 0) \(found)return \(none(result)); }\n"
    return function
  }

  func rawCode(_ value: SwiftRawValue?, _ type: SwiftType) -> LoweredCode {
    switch value {
    case .integer(let number):
      return type == .double ? "\(number).0" : "((\(cType(type)))\(number)L)"
    case .string(let text): return quoted(text)
    case .double(let text): return LoweredCode(text)
    case nil: return "0"
    }
  }

  // MARK: Members of types

  func staticMember(
    _ base: SwiftValue, _ text: String, at place: SourceRange
  ) -> SwiftValue {
    if text == "self" {
      if let index = isClass(base.type) {
        return SwiftValue(
          type: .metatype(base.type),
          code: codeOfClass(base) ?? "[\(state.nominals[index].cname) class]")
      }
      if base.type == .any {
        return SwiftValue(type: .metatype(.any), code: "[\(boxClass(.any)) class]")
      }
      return SwiftValue(type: .metatype(base.type), code: "((Class)0)")
    }
    guard case .nominal(let index) = base.type else {
      if text == "none", base.type.unwrapped != nil {
        return SwiftValue(type: base.type, code: none(base.type))
      }
      if let value = builtinStatic(base.type, text) { return value }
      if let index = members(of: base.type) {
        if let property = findProperty(text, index, isStatic: true) {
          use(property)
          return readStatic(property, index)
        }
        if let method = findMethods(text, index, isStatic: true).first {
          return methodValue(method, base, index)
        }
      }
      refuse("\(name(of: base.type)).\(text)", at: place)
      return failed()
    }
    let nominal = state.nominals[index]
    if let number = nominal.caseNumbers[text] {
      let each = nominal.cases[number]
      if !each.types.isEmpty {
        return block(each.types, base.type) { caseCode(index, number, $0) }
      }
      return SwiftValue(
        type: base.type,
        code: nominal.hasPayload ? "((\(nominal.cname)){\(number)})" : "((long)\(number))")
    }
    if text == "allCases", nominal.kind == .enumType, hasBuiltin(base.type, "CaseIterable") {
      let temporary = fresh("t")
      var code: LoweredCode = "SwiftArray *\(temporary) = __swift_array(0); "
      for number in nominal.cases.indices {
        code += "__swift_push_word(\(temporary), \(number)); "
      }
      return SwiftValue(type: .array(base.type), code: "({ \(code)\(temporary); })")
    }
    if let inner = nestedType(text, of: index) {
      guard mayUse(inner, named: text, in: index, at: place) else { return failed() }
      return SwiftValue(type: inner, code: "0", isType: true)
    }
    if let property = findProperty(text, index, isStatic: true) {
      guard mayUse(property, at: place) else { return failed() }
      let word = base.code.first
      var value = readStatic(
        property, index, asking: word == "0" ? nil : base.code.text)
      value.isImplicit = property.isImplicit
      return value
    }
    let own = findMethods(text, index, isStatic: true)
    if let method = own.first {
      guard own.count == 1, method.generics.isEmpty, !method.flags.contains(.isThrowing),
        !method.parameters.contains(where: \.isInout)
      else {
        refuse("this method as a value", at: place)
        return failed()
      }
      return block(method.parameters.map(\.type), method.result) {
        callCode(method, $0, receiver: base)
      }
    }
    if findProperty(text, index, isStatic: false) != nil {
      error(
        "instance member '\(text)' cannot be used on type '\(fullName(index))'\(base.code.single == "self" ? "" : "; did you mean to use a value of this type instead?")",
        at: place)
      return failed()
    }
    if let value = unappliedMethod(base, text, index, at: place) { return value }
    if isOfLibrary(index) {
      refuse("\(nominal.name).\(text)", at: place)
    } else {
      error("type '\(fullName(index))' has no member '\(text)'", at: place)
    }
    return failed()
  }

  /// Why nothing may be stored in a property; nil: it may.
  private func immutability(of property: SwiftProperty) -> String? {
    if !property.isSettable {
      return property.kind == .stored
        ? "'\(property.name)' is a 'let' constant"
        : "'\(property.name)' is a get-only property"
    }
    let isHidden = property.flags.contains(.isPrivateSet) && !sees(.isPrivate, property.owner)
    return isHidden ? "'\(property.name)' setter is inaccessible" : nil
  }

  /// `asking`: `self` in a class method, where a subclass may have a property of its own.
  func readStatic(
    _ property: SwiftProperty, _ index: Int, asking: String? = nil
  ) -> SwiftValue {
    if property.kind != .stored { accessorCalls.here = true }
    let owner = state.nominals[property.owner]
    var value = SwiftValue(type: property.type, code: "0")
    value.immutable = immutability(of: property)
    if owner.isLibrary {
      value.code = "[\(state.nominals[index].cname) \(property.cname)]"
      return value
    }
    if property.kind == .computed {
      value.ownCode = .accessors
      if owner.kind == .classType {
        let target = asking ?? state.nominals[index].cname
        value.code = "[\(target) \(property.cname)]"
        value.place = .accessor { [self] new in "[\(target) \(setterName(property)):\(new)]" }
      } else {
        value.code = "\(owner.cname)_\(property.cname)()"
        value.place = .accessor { new in "\(owner.cname)_\(property.cname)_set(\(new))" }
      }
      return value
    }
    if owner.kind == .classType, property.isLet {
      value.code = "[\(owner.cname) \(property.cname)]"
      return value
    }
    let stored = storedStatic(property)
    value.code = stored.code
    guard property.hasObservers, observing != "static " + property.name else {
      value.place = isWithoutOwner(property) ? .accessor(stored.set) : .direct
      return value
    }
    if property.keepsOld { value.code = heldTwice(value) }
    value.ownCode = .observers
    value.place = .accessor { [self] new in
      owner.kind == .classType
        ? "[\(owner.cname) \(setterName(property)):\(new)]"
        : "\(owner.cname)_\(property.cname)_set(\(new))"
    }
    return value
  }
}
