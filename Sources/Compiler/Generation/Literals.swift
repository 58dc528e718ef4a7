import Bytecode
import Diagnostics
import Syntax

/// Object literals and subscripts: messages in disguise.
///
/// `@42` is `[NSNumber numberWithInt:42]`, `@[a, b]` puts its elements into a C array on the stack and sends
/// `+[NSArray arrayWithObjects:count:]`, `@{k: v}` does the same with two arrays. The type of the operand,
/// with its typedef, picks the message: an NSInteger is boxed by `numberWithInteger:`. None of them is owned by
/// who wrote it: they come autoreleased.
///
/// `array[i]` and `dictionary[key]` become `objectAtIndexedSubscript:` and `objectForKeyedSubscript:`, or,
/// where something is assigned, the `setObject:` forms. Like a property, a subscript is first a place and
/// becomes a message when it is loaded or stored.
extension UnitCompiler {
  // MARK: @1, @YES, @"…"UTF8String, @(expression)

  func boxedExpression(_ node: Node) -> Value {
    let frame = builder.nextRegister
    let slot = frame + FrameLayout.headerSlots
    builder.reserve(upTo: slot + 2)
    let value = operand(node.a, into: slot + 2)
    if value.isError { return .error }
    if state.types.kind(value.type) == .record, state.types.record(value.type).isBoxable {
      return boxedRecord(value, node, frame)
    }
    guard let (className, selector, type) = boxing(value, tree[node.a]) else {
      error(
        .incompatibleTypes,
        "illegal type \(spell(value.type)) used in a boxed expression", [spell(value.type)],
        at: node.place)
      return .error
    }
    register(convert(value, to: type, into: slot + 2), into: slot + 2)
    builder.reserve(upTo: slot + 3)
    return sendToClass(className, selector, count: 3, frame, at: node.place)
  }

  /// Class, message and parameter for a boxed value.
  private func boxing(_ value: Value, _ node: Node) -> (String, String, TypeID)? {
    let type = value.type
    if node.kind == .integerLiteral, node.flags & NodeFlags.characterLiteral != 0 {
      return ("NSNumber", "numberWithChar:", .char)
    }
    if state.types.isPointer(type) {
      let target = state.types.kind(state.types.pointee(type))
      guard target == .char || target == .unsignedChar || target == .signedChar else { return nil }
      return ("NSString", "stringWithUTF8String:", type)
    }
    guard state.types.isArithmetic(type) else { return nil }
    var named = state.types.entries[type.index]
    while named.kind == .typedef {
      switch names[named.a] {
      case "NSInteger": return ("NSNumber", "numberWithInteger:", type)
      case "NSUInteger": return ("NSNumber", "numberWithUnsignedInteger:", type)
      case "BOOL": return ("NSNumber", "numberWithBool:", type)
      default: named = state.types.entries[TypeID(raw: named.b).index]
      }
    }
    let plain = state.types.underlying(type)
    let word: String
    switch state.types.kind(plain) {
    case .bool: word = "Bool"
    case .char, .signedChar: word = "Char"
    case .unsignedChar: word = "UnsignedChar"
    case .short: word = "Short"
    case .unsignedShort: word = "UnsignedShort"
    case .int: word = "Int"
    case .unsignedInt: word = "UnsignedInt"
    case .long: word = "Long"
    case .unsignedLong: word = "UnsignedLong"
    case .longLong: word = "LongLong"
    case .unsignedLongLong: word = "UnsignedLongLong"
    case .float: word = "Float"
    default: return ("NSNumber", "numberWithDouble:", .double)
    }
    return ("NSNumber", "numberWith\(word):", plain)
  }

  /// A struct is boxed as an NSValue with its encoding.
  private func boxedRecord(_ value: Value, _ node: Node, _ frame: Int) -> Value {
    let slot = frame + FrameLayout.headerSlots
    register(address(of: value, type: .voidPointer), into: slot + 2)
    builder.reserve(upTo: slot + 3)
    let text = rvalue(stringLiteral(Array(encoding(value.type).utf8)))
    register(text, into: slot + 3)
    builder.reserve(upTo: slot + 4)
    return sendToClass("NSValue", "valueWithBytes:objCType:", count: 4, frame, at: node.place)
  }

  /// Sends a message to a class of the library; the arguments are in their slots.
  private func sendToClass(
    _ className: String, _ selector: String, count: Int, _ frame: Int, at place: SourceRange
  ) -> Value {
    guard let name = names.find(className), state.classInfo(name)?.isForward == false else {
      error(
        .noInterface, "\(className) must be available to use Objective-C literals", [className],
        at: place)
      return .error
    }
    let index = builder.constant(.classObject(className), key: poolKey(3, name))
    builder.emit(.loadConstant, a: frame + FrameLayout.headerSlots, imm32: index)
    return emitSend(
      names.intern(selector), isSuper: false, count: count, state.types.objectPointer(name), frame,
      at: place)
  }

  // MARK: @[…] and @{…}

  func arrayLiteral(_ node: Node) -> Value {
    let elements = tree.list(node.a)
    let memory = builder.newMemory(size: 8 * elements.count, alignment: 8)
    let frame = builder.nextRegister
    let slot = frame + FrameLayout.headerSlots
    builder.reserve(upTo: slot + 4)
    var isValid = true
    for (index, element) in elements.enumerated() {
      isValid = storeElement(element, at: memory &+ 8 &* index) && isValid
    }
    if !isValid { return .error }
    builder.emit(.leaMemory, a: slot + 2, imm32: memory)
    builder.loadInteger(Int64(elements.count), into: slot + 3)
    return sendToClass(
      "NSArray", "arrayWithObjects:count:", count: 4, frame, at: node.place)
  }

  func dictionaryLiteral(_ node: Node) -> Value {
    let parts = tree.list(node.a)
    let count = parts.count / 2
    let keys = builder.newMemory(size: 8 * count, alignment: 8)
    let objects = builder.newMemory(size: 8 * count, alignment: 8)
    let frame = builder.nextRegister
    let slot = frame + FrameLayout.headerSlots
    builder.reserve(upTo: slot + 5)
    var isValid = true
    for (index, part) in parts.enumerated() {
      let memory = (index & 1 == 0 ? keys : objects) &+ 8 &* (index / 2)
      isValid = storeElement(part, at: memory) && isValid
    }
    if !isValid { return .error }
    builder.emit(.leaMemory, a: slot + 2, imm32: objects)
    builder.emit(.leaMemory, a: slot + 3, imm32: keys)
    builder.loadInteger(Int64(count), into: slot + 4)
    return sendToClass(
      "NSDictionary", "dictionaryWithObjects:forKeys:count:", count: 5, frame, at: node.place)
  }

  private func storeElement(_ id: NodeID, at offset: Int) -> Bool {
    let mark = builder.nextRegister
    defer { builder.nextRegister = mark }
    var value = operand(id)
    if value.isError { return false }
    if isARC { value = keptBlock(value) }
    if isNil(id) {
      error(
        .incompatibleTypes, "collection element of type 'void *' is not an Objective-C object",
        ["'void *'"], at: tree[id].place)
      return false
    }
    guard state.types.isObject(value.type) else {
      let missing = missingAtTitle(id)
      error(
        .incompatibleTypes,
        missing
          ?? "collection element of type \(spell(value.type)) is not an Objective-C object",
        [spell(value.type)], at: tree[id].place,
        suggestion: missing.map { _ in "@" + sources.text(of: tree[id].place) })
      return false
    }
    let source = register(value)
    if source >= builder.nextRegister { builder.reserve(upTo: source + 1) }
    let target = builder.newRegister()
    builder.emit(.leaMemory, a: target, imm32: offset)
    builder.emit(.store64, a: source, b: target)
    return true
  }

  /// `nil` and NULL by their names, which a header defines as a `void *`.
  func isNil(_ id: NodeID) -> Bool {
    tree[id].kind == .cast && !isPrelude && !tree.isSwift
      && ["nil", "NULL"].contains(sources.text(of: tree[id].place))
  }

  // MARK: Subscripts

  /// `base[index]` with an object in front; both are values.
  func objectSubscript(_ base: Value, _ index: Value, at node: Node) -> Value {
    let isKeyed: Bool
    if state.types.isInteger(index.type) {
      isKeyed = false
    } else if state.types.isObject(index.type) {
      isKeyed = true
    } else {
      error(
        .subscript,
        "indexing expression is invalid because subscript type \(spell(index.type)) is "
          + "not an integral or Objective-C pointer type", [spell(index.type)], at: node.place)
      return .error
    }
    let getter = names.intern(isKeyed ? "objectForKeyedSubscript:" : "objectAtIndexedSubscript:")
    let setter = names.intern(
      isKeyed ? "setObject:forKeyedSubscript:" : "setObject:atIndexedSubscript:")
    let getterMethod = subscriptMethod(getter, base.type)
    let setterMethod = subscriptMethod(setter, base.type)
    if getterMethod == nil, setterMethod == nil {
      // Of a part of the library that nothing has called for yet, perhaps.
      compiled.unknownSelectors.formUnion([names[getter], names[setter]])
      error(
        .subscript,
        "expected method to \(isKeyed ? "read dictionary" : "read array") element not found on object "
          + "of type \(spell(base.type))", [spell(base.type)], at: node.place)
      return .error
    }
    let receiver = register(base)
    let position = register(isKeyed ? index : convert(index, to: .unsignedLong))
    builder.reserve(upTo: max(builder.nextRegister, receiver + 1, position + 1))
    var reference = PropertyReference(
      receiver: receiver, isSuper: false, isClass: false, receiverType: base.type,
      getter: getterMethod, getterSelector: getter, setter: setterMethod, setterSelector: setter,
      place: node.place)
    reference.index = position
    reference.isKeyed = isKeyed
    function.propertyReferences.append(reference)
    var type = getterMethod?.result ?? setterMethod?.parameters.first ?? .id
    if let owner = getterMethod?.owner ?? setterMethod?.owner {
      type = specialised(type, of: owner, for: base.type)
    }
    if !state.types.isObject(type) || state.types.kind(type) == .instancetype { type = .id }
    return Value(
      .property, type.unqualifiedValue, register: receiver,
      integer: Int64(function.propertyReferences.count - 1))
  }

  private func subscriptMethod(_ selector: NameID, _ type: TypeID) -> MethodInfo? {
    let entry = state.types.entry(type)
    if entry.kind == .objectPointer, entry.a > 0 {
      if let method = lookup(selector, isClassMethod: false, in: entry.a) { return method }
    } else if let method = state.instanceMethodPool[selector] {
      return method
    }
    guard entry.kind == .objectPointer else { return nil }
    for name in state.types.protocols(type) {
      if let method = lookup(selector, isClassMethod: false, inProtocol: name) { return method }
    }
    return nil
  }

  func missingSubscript(_ reference: PropertyReference, isRead: Bool) {
    let kind = reference.isKeyed ? "dictionary" : "array"
    error(
      .subscript,
      "expected method to \(isRead ? "read" : "write") \(kind) element not found on object of type "
        + spell(reference.receiverType), [spell(reference.receiverType)], at: reference.place)
  }
}
