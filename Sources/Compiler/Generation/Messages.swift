import Bytecode
import Diagnostics
import Syntax

/// Messages: which method the compiler believes will answer, and the send itself.
///
/// The compiler never decides which method runs; it only looks for a declaration, to know the types of
/// the arguments and of the result and to warn when there is none. What is sent is a selector. Only
/// `super` fixes where the search begins: above the class that holds the code, not above the class of
/// the receiver.
extension UnitCompiler {
  /// Who is addressed, as far as the types tell.
  enum Receiver {
    case classNamed(NameID)
    case instance(NameID, protocols: [NameID])
    case anyObject(protocols: [NameID])
    case anyClass
    /// `super`: the class above the one of the code.
    case superclass(NameID)
  }

  func messageSend(_ id: NodeID, into wanted: Int?) -> Value {
    let node = tree[id]
    let frame = builder.nextRegister
    let receiverSlot = frame + FrameLayout.headerSlots
    builder.reserve(upTo: receiverSlot)
    var receiver: Receiver
    var receiverType = TypeID.id
    let isSuper = node.flags & NodeFlags.superReceiver != 0
    if isARC, !checkMessage(node) { return .error }
    let isInit = isARC && isInitFamily(node.b)
    var consumed: Value?
    if isSuper {
      guard function.isMethod, let selfRegister = selfRegister(at: node.place) else {
        error(
          .superOutsideMethod, "use of undeclared identifier 'super'", ["super"], at: node.place)
        return .error
      }
      guard let info = state.classInfo(function.className), info.superclass != 0 else {
        let name = names[function.className]
        error(
          .superOutsideMethod,
          "'\(name)' cannot use 'super' because it is a root class", [name],
          at: node.place)
        return .error
      }
      builder.emitMove(to: receiverSlot, from: selfRegister)
      if isInit, !function.isClassMethod { consumed = consumedSelf(receiverSlot) }
      receiver = .superclass(info.superclass)
      receiverType =
        function.isClassMethod ? .classType : state.types.objectPointer(function.className)
    } else if let name = namedClass(node) {
      let index = builder.constant(.classObject(names[name]), key: poolKey(3, name))
      builder.emit(.loadConstant, a: receiverSlot, imm32: index)
      receiver = .classNamed(name)
      receiverType = classReceiverType(name, tree[node.a])
    } else if isUndeclared(tree[node.a]) {
      // A class may be what was meant.
      undeclared(tree[node.a], among: visibleNames() + state.classes.map { names[$0.name] })
      for argument in tree.list(node.c) { _ = typeOf(argument) }
      return .error
    } else {
      let value =
        isInit ? ownedOperand(node.a, into: receiverSlot) : operand(node.a, into: receiverSlot)
      if value.isError {
        for argument in tree.list(node.c) { _ = typeOf(argument) }
        return .error
      }
      if isARC, isNil(node.a) {
        error(.badReceiver, "bad receiver type 'void *'", ["'void *'"], at: tree[node.a].place)
        for argument in tree.list(node.c) { _ = typeOf(argument) }
        return .error
      }
      guard let known = classify(value, node) else { return .error }
      receiver = known
      receiverType = value.type
      register(value, into: receiverSlot)
      if isInit, !isClassReceiver(receiver) {
        // The receiver of an init message is given away with a count.
        builder.reserve(upTo: receiverSlot + 1)
        if isSelf(node.a), function.isMethod, isInitFamily(function.selector) {
          consumed = consumedSelf(receiverSlot)
        } else if !value.isOwned, isRetainable(value.type) {
          emitRetain(receiverSlot)
        }
      } else if value.isOwned {
        _ = settle(value)
      }
    }
    builder.reserve(upTo: receiverSlot + 2)
    let found = findMethod(node, receiver, receiverType)
    if case .refused = found {
      for argument in tree.list(node.c) { _ = typeOf(argument) }
      return .error
    }
    let method = found.method
    switch receiver {
    case .anyClass: break
    case .anyObject:
      if let method { checkUnavailable(method, called: names[node.b], at: selectorPlace(node)) }
    case .classNamed(let name) where state.classInfo(name)?.isForward == true,
      .instance(let name, _) where state.classInfo(name)?.isForward == true:
      // Which class it is nobody knows: a method of that name may be another one. clang warns, and where a reason is given
      // it is an error all the same.
      if let method, method.attributes?.unavailable?.isEmpty == false {
        checkUnavailable(method, called: names[node.b], at: selectorPlace(node))
      }
    default:
      let isOwn = isSuper || isSelf(node.a)
      checkAttributes(of: method, node, isSuper: isSuper, isOwn: isOwn)
      checkNewWithoutInit(method, receiver, node)
    }
    if isARC, !isInit, !isClassReceiver(receiver), method?.attributes?.consumesSelf == true {
      emitRetain(receiverSlot)
      builder.reserve(upTo: receiverSlot + 2)
    }
    if method?.attributes?.returnsInnerPointer == true, !isSuper, outlives(node.a) {
      lendToPool(receiverSlot)
    }
    guard let count = passMethodArguments(node, method, receiverType, receiverSlot + 2) else {
      return .error
    }
    if let consumed { takeOut(consumed) }
    if isSetterLike(node.b) {
      for argument in tree.list(node.c) {
        checkRetainCycle(owner: isSuper ? 0 : node.a, isSuper: isSuper, block: argument)
      }
    }
    if isARC { checkPerformedSelector(node, method) }
    let resultType = messageResult(method, receiver, receiverType, node.b)
    if isSuper, node.b == known.dealloc { classes.duties.sentSuperDealloc = true }
    var isClassMessage = isClassReceiver(receiver)
    if isSuper { isClassMessage = function.isClassMethod }
    var result = emitOwnedSend(
      node.b, isSuper: isSuper, count: count, resultType, frame, at: node.place,
      isClassMethod: isClassMessage, returnsRetained: method?.attributes?.returnsRetained)
    result.isDelegateInit = consumed != nil
    return result
  }

  /// A receiver without a variable: a pointer into it is used when nobody has it any more.
  func outlives(_ receiver: NodeID) -> Bool { isARC && tree[receiver].kind != .identifier }

  /// It lives to the end of the pool, as clang sees to it for what answers an inner pointer.
  func lendToPool(_ receiver: Int) {
    emitRetain(receiver)
    emitAutorelease(receiver)
    builder.reserve(upTo: receiver + 2)
  }

  /// `+new` sends `init`: where that may not be used, neither may what NSObject makes of it.
  private func checkNewWithoutInit(_ method: MethodInfo?, _ receiver: Receiver, _ node: Node) {
    guard let method, method.isClassMethod, names[method.selector] == "new",
      state.classInfo(method.owner)?.isPrelude == true
    else { return }
    var name = function.className
    switch receiver {
    case .classNamed(let known), .superclass(let known): name = known
    default: break
    }
    guard let initialiser = lookup(names.intern("init"), isClassMethod: false, in: name) else {
      return
    }
    checkUnavailable(initialiser, called: "new", at: selectorPlace(node))
  }

  private func isClassReceiver(_ receiver: Receiver) -> Bool {
    switch receiver {
    case .classNamed, .anyClass: true
    default: false
    }
  }

  /// As `emitOwnedSend`; an owned result is settled.
  func emitSend(
    _ selector: NameID, isSuper: Bool, count: Int, _ resultType: TypeID, _ frame: Int,
    at place: SourceRange
  ) -> Value {
    settle(
      emitOwnedSend(selector, isSuper: isSuper, count: count, resultType, frame, at: place))
  }

  /// Emits the instruction; receiver and arguments are in their slots.
  func emitOwnedSend(
    _ selector: NameID, isSuper: Bool, count: Int, _ resultType: TypeID, _ frame: Int,
    at place: SourceRange, isClassMethod: Bool = false, returnsRetained: Bool? = nil
  ) -> Value {
    let result = prepareResult(resultType, frame)
    let bytes = result == nil ? 0 : state.types.size(resultType)
    if bytes > 65_535 { error(.functionTooLarge, nil, at: place) }
    builder.mark(place)
    builder.relocate(.selector(names[selector]))
    if isSuper {
      builder.relocate(.superOf(names[function.className], isMeta: function.isClassMethod))
      builder.emit(.sendSuper, x: count, a: frame)
    } else {
      builder.emit(.send, x: count, a: frame, c: bytes)
    }
    let isRetained =
      isARC && isRetainable(resultType)
      && (returnsRetained ?? hasRetainedResult(selector, isClassMethod: isClassMethod))
    return finishResult(result, resultType, frame, base: frame, isRetained: isRetained)
  }

  private func isUndeclared(_ receiver: Node) -> Bool {
    let name = receiver.a
    return receiver.kind == .identifier && scopes.findIndex(name) == nil
      && !(function.isMethod && function.ivars[name] != nil)
      && state.symbols[name] == nil && state.classIndex[name] == nil
  }

  /// The class that a receiver names, unless a variable of that name is in scope.
  func namedClass(_ node: Node) -> NameID? {
    let receiver = tree[node.a]
    guard receiver.kind == .identifier else { return nil }
    if let local = scopes.find(receiver.a) {
      guard case .typedef = local.meaning else { return nil }
      return aliasedClass(local.type)
    }
    if function.isMethod, function.ivars[receiver.a] != nil { return nil }
    switch state.symbols[receiver.a] {
    case .typedef(let type)?: return aliasedClass(type)
    case nil: return state.classIndex[receiver.a] != nil ? receiver.a : nil
    default: return nil
    }
  }
  private func aliasedClass(_ type: TypeID) -> NameID? {
    let entry = state.types.entry(type)
    return entry.kind == .objectClass ? entry.a : nil
  }

  /// What the type of a receiver says; nil after an error.
  private func classify(_ value: Value, _ node: Node) -> Receiver? {
    let entry = state.types.entry(value.type)
    switch entry.kind {
    case .objectPointer:
      let protocols = state.types.protocols(value.type)
      if entry.a == TypeTable.anyObject { return .anyObject(protocols: protocols) }
      if entry.a == TypeTable.anyClass {
        // In a class method, self is the class itself.
        let receiver = tree[node.a]
        if function.isMethod, function.isClassMethod, receiver.kind == .identifier,
          receiver.a == known.selfName
        {
          return .classNamed(function.className)
        }
        return .anyClass
      }
      return .instance(entry.a, protocols: protocols)
    case .instancetype, .blockPointer: return .anyObject(protocols: [])
    case .pointer where isARC:
      error(
        .badReceiver, "bad receiver type \(spell(value.type))", [spell(value.type)],
        at: tree[node.a].place)
      return nil
    case .pointer:
      warning(
        .pointerReceiver,
        "receiver type \(spell(value.type)) is not 'id' or interface pointer, consider casting it "
          + "to 'id'", [spell(value.type)], at: tree[node.a].place)
      return .anyObject(protocols: [])
    default:
      if value.isNullConstant { return .anyObject(protocols: []) }
      error(
        .badReceiver, "bad receiver type \(spell(value.type))", [spell(value.type)],
        at: tree[node.a].place)
      return nil
    }
  }

  // MARK: Finding a declaration

  /// What is known of the method that a message asks for.
  private enum Finding {
    case declared(MethodInfo)
    /// Nobody declares it, and that was said: it may be there all the same, and answer with an object.
    case undeclared
    /// It was refused, so nothing that is done with its result is worth a word.
    case refused

    init(_ method: MethodInfo?) { self = method.map { .declared($0) } ?? .undeclared }

    var method: MethodInfo? { if case .declared(let method) = self { method } else { nil } }
  }

  private func findMethod(
    _ node: Node, _ receiver: Receiver, _ receiverType: TypeID
  ) -> Finding {
    let selector = node.b
    switch receiver {
    case .classNamed(let name):
      if let info = state.classInfo(name), info.isForward {
        forwardReceiver(name, isClassMessage: true, at: tree[node.a].place)
        return Finding(state.classMethodPool[selector] ?? state.instanceMethodPool[selector])
      }
      if let method = lookup(selector, isClassMethod: true, in: name) { return .declared(method) }
      return missingMethod(node, name, isClassMethod: true)
    case .superclass(let name):
      if let method = lookup(selector, isClassMethod: function.isClassMethod, in: name) {
        return .declared(method)
      }
      return missingMethod(node, name, isClassMethod: function.isClassMethod)
    case .instance(let name, let protocols):
      if let info = state.classInfo(name), info.isForward {
        forwardReceiver(name, isClassMessage: false, at: tree[node.a].place)
        return Finding(state.instanceMethodPool[selector])
      }
      if let method = lookup(selector, isClassMethod: false, in: name) { return .declared(method) }
      for name in protocols {
        if let method = lookup(selector, isClassMethod: false, inProtocol: name) {
          return .declared(method)
        }
      }
      if state.types.isKindof(receiverType), let method = state.instanceMethodPool[selector] {
        return .declared(method)
      }
      return missingMethod(node, name, isClassMethod: false)
    case .anyObject(let protocols):
      for name in protocols {
        if let method = lookup(selector, isClassMethod: false, inProtocol: name) {
          return .declared(method)
        }
      }
      for name in protocols {
        if let method = lookup(selector, isClassMethod: true, inProtocol: name) {
          return .declared(method)
        }
      }
      // Of an object that is known by its protocols alone nobody knows what else it can do.
      let isOfAnyClass = protocols.isEmpty || isPrelude || tree.isSwift
      if isOfAnyClass,
        let method = state.instanceMethodPool[selector] ?? state.classMethodPool[selector]
      {
        return .declared(method)
      }
      return missingMethod(node, 0, isClassMethod: false)
    case .anyClass:
      if let method = state.classMethodPool[selector] { return .declared(method) }
      if let method = state.instanceMethodPool[selector] {
        // A class understands what its root class does as an object.
        if !isPrelude, let info = state.classInfo(method.owner), info.superclass != 0 {
          warning(
            .methodNotFound,
            "instance method '\(names[selector])' is being used on 'Class' which is not in the "
              + "root class", ["-" + names[selector]], at: selectorPlace(node),
            related: declaredHereNote(method.place))
        }
        return .declared(method)
      }
      return missingMethod(node, 0, isClassMethod: true)
    }
  }

  private func missingMethod(_ node: Node, _ name: NameID, isClassMethod: Bool) -> Finding {
    compiled.unknownSelectors.insert(names[node.b])
    let method = (isClassMethod ? "+" : "-") + names[node.b]
    if isOfUnbuiltLibrary(method, of: name, at: selectorPlace(node)) { return .refused }
    if isARC {
      unknownMethod(node, name, isClassMethod: isClassMethod)
      return .undeclared
    }
    let selector = names[node.b]
    let mark = isClassMethod ? "+" : "-"
    let kind = isClassMethod ? "class" : "instance"
    warning(
      .methodNotFound,
      "\(kind) method '\(mark)\(selector)' not found (return type defaults to 'id')",
      [mark + selector, name == 0 ? "" : names[name]], at: selectorPlace(node),
      suggestion: closestName(
        to: selector, among: understood(name, isClassMethod: isClassMethod)))
    return .undeclared
  }

  /// Apple's class has the method, this one has not: the send could only end in an exception.
  func isOfUnbuiltLibrary(_ method: String, of name: NameID, at place: SourceRange) -> Bool {
    var lineage: [String] = []
    var current = name
    while current != 0, lineage.count < 1024, let info = state.classInfo(current) {
      lineage.append(names[current])
      current = info.superclass
    }
    // Of an object of any class nothing is sure: under manual counting that stays a warning.
    let owner =
      name != 0
      ? UnbuiltLibrary.owner(of: method, among: lineage)
      : isARC ? UnbuiltLibrary.owner(of: method) : nil
    guard let owner else { return false }
    let written = "\(method.prefix(1))[\(owner) \(method.dropFirst())]"
    error(.libraryNotBuilt, nil, [written, UnbuiltLibrary.Subject.method.key], at: place)
    return true
  }

  /// From the first to the last piece of the selector.
  func selectorPlace(_ node: Node) -> SourceRange {
    guard node.d > 0 || !tree.ranges.isEmpty, Int(node.d) < tree.ranges.count else {
      return node.place
    }
    return tree.ranges[Int(node.d)]
  }

  func understood(_ name: NameID, isClassMethod: Bool) -> Set<String> {
    var found: Set<String> = []
    state.forEachAncestor(of: name) { index in
      let info = state.classes[index]
      for selector in (isClassMethod ? info.classMethods : info.instanceMethods).keys {
        found.insert(names[selector])
      }
    }
    return found
  }

  // MARK: Arguments and result

  /// Slots with self and _cmd; nil on error.
  private func passMethodArguments(
    _ node: Node, _ method: MethodInfo?, _ receiverType: TypeID, _ first: Int
  ) -> Int? {
    let arguments = tree.list(node.c)
    if arguments.count > 240 {
      error(.functionTooLarge, nil, ["\(arguments.count)"], at: node.place)
      return nil
    }
    var slot = first
    var isValid = true
    var types: [TypeID] = []
    var given: [(slot: Int, type: TypeID)] = []
    for (index, argument) in arguments.enumerated() {
      var wanted: TypeID?
      if let method, index < method.parameters.count {
        wanted = specialised(method.parameters[index], of: method.owner, for: receiverType)
      }
      let type = passArgument(argument, wanted, .sending, slot)
      if type == .error { isValid = false }
      if let wanted, ownsObjects(type) || isGivenAway(wanted) { given.append((slot, type)) }
      types.append(type)
      slot += 1
      builder.reserve(upTo: slot)
    }
    endGiven(given, unless: first - 2)
    if let method, isValid {
      if !method.isVariadic, arguments.count > method.parameters.count {
        error(
          .argumentCount,
          "too many arguments to method call, expected \(method.parameters.count), "
            + "have \(arguments.count)", ["\(method.parameters.count)", "\(arguments.count)"],
          at: node.place)
        return nil
      }
      if let format = method.format { checkFormat(format, arguments, types, at: node.place) }
    }
    return isValid ? slot - first + 2 : nil
  }

  private func messageResult(
    _ method: MethodInfo?, _ receiver: Receiver, _ receiverType: TypeID, _ selector: NameID
  ) -> TypeID {
    guard let method else { return .id }
    var isRelated = state.types.kind(method.result) == .instancetype
    if !isRelated, state.types.canonical(method.result).unqualified == .id {
      isRelated = hasRelatedResult(selector, isClassMethod: method.isClassMethod)
    }
    if !isRelated { return specialised(method.result, of: method.owner, for: receiverType) }
    switch receiver {
    case .classNamed(let name):
      return state.types.entry(receiverType).a == name
        ? receiverType : state.types.objectPointer(name)
    case .instance: return receiverType.unqualified
    case .superclass:
      return method.isClassMethod || !function.isClassMethod
        ? state.types.objectPointer(function.className) : .id
    case .anyObject, .anyClass: return .id
    }
  }

  /// Methods that return `id` but, by the convention of their names, an object of the receiver's class.
  private func hasRelatedResult(_ selector: NameID, isClassMethod: Bool) -> Bool {
    if isClassMethod {
      return isFamily(selector, "alloc") || isFamily(selector, "new")
    }
    switch names[selector] {
    case "retain", "autorelease", "self": return true
    default: return isInitFamily(selector)
    }
  }

  /// Of the init family: by its name, and because it answers with an object. `- (void)initVariables` is a
  /// method like any other.
  func isInitFamily(_ selector: NameID) -> Bool {
    guard isFamily(selector, "init") else { return false }
    return state.instanceMethodPool[selector].map { state.types.isObject($0.result) } ?? true
  }

  func isFamily(_ selector: NameID, _ family: String) -> Bool {
    isOfFamily(names[selector], family)
  }
}
