import Bytecode
import Diagnostics
import Syntax

/// Dot syntax on objects: a message in disguise.
///
/// `car.fuel` is `[car fuel]` and `car.fuel = 3` is `[car setFuel:3]`, whether or not a property was
/// declared. Which of the two is known only when the expression around it is, so an access is first a
/// place of its own kind and becomes a message when it is loaded or stored.
extension UnitCompiler {
  /// `Foo.shared` and `super.name`: there is no expression before the dot. nil for all others.
  func classProperty(_ node: Node) -> Value? {
    let base = tree[node.a]
    guard base.kind == .identifier else { return nil }
    if base.a == known.superName, function.isMethod, let info = state.classInfo(function.className)
    {
      return property(
        node, className: info.superclass, isClass: function.isClassMethod, isSuper: true,
        receiver: -1, type: .id)
    }
    guard let name = namedClass(node) else { return nil }
    let register = builder.newRegister()
    let index = builder.constant(.classObject(names[name]), key: poolKey(3, name))
    builder.emit(.loadConstant, a: register, imm32: index)
    return property(
      node, className: name, isClass: true, isSuper: false, receiver: register,
      type: classReceiverType(name, base))
  }

  func objectProperty(_ base: Value, _ node: Node) -> Value {
    let value = rvalue(base)
    if value.isError { return .error }
    let register = register(value)
    let entry = state.types.entry(value.type)
    var className: NameID = entry.a > 0 ? entry.a : 0
    var isClass = false
    if entry.a == TypeTable.anyClass, function.isClassMethod, tree[node.a].kind == .identifier,
      tree[node.a].a == known.selfName
    {
      className = function.className
      isClass = true
    }
    return property(
      node, className: className, isClass: isClass, isSuper: false, receiver: register,
      type: value.type)
  }

  private func property(
    _ node: Node, className: NameID, isClass: Bool, isSuper: Bool, receiver: Int, type: TypeID
  ) -> Value {
    let name = node.b
    let text = names[name]
    let protocols = state.types.kind(type) == .objectPointer ? state.types.protocols(type) : []
    var getter = name
    var setter = names.intern(setterSelector(text))
    var declared: PropertyInfo?
    if let found = findProperty(name, className, protocols, isClass: isClass) {
      declared = found
      getter = found.getter
      setter = found.setterName
    }
    let getterMethod = accessor(getter, className, protocols, isClass: isClass, type)
    let setterMethod =
      declared?.isReadOnly == true && findSetterRedeclared(setter, className, isClass) == nil
      ? nil : accessor(setter, className, protocols, isClass: isClass, type)
    guard getterMethod != nil || setterMethod != nil else {
      // Of a part of the library that nothing has called for yet, perhaps.
      compiled.unknownSelectors.formUnion([text, names[setter]])
      let mark = isClass ? "+" : "-"
      // `getter=isLoaded`, and Apple's one exception `isiOSAppOnMac`.
      let asked = setterSelector(text).dropFirst(3).dropLast()
      for selector in [text, names[setter], "is" + asked, "is" + text] where className != 0 {
        if isOfUnbuiltLibrary(mark + selector, of: className, at: node.place) { return .error }
      }
      error(
        .noProperty,
        "property '\(text)' not found on object of type \(spell(type))", [text, spell(type)],
        at: node.place, suggestion: closestName(to: text, among: propertyNames(of: className)))
      return .error
    }
    var reference = PropertyReference(
      receiver: receiver, isSuper: isSuper, isClass: isClass, receiverType: type,
      getter: getterMethod, getterSelector: getter, setter: setterMethod, setterSelector: setter,
      place: node.place)
    reference.isOutlived = !isSuper && outlives(node.a)
    reference.declared = declared
    reference.makesOwn =
      declared?.setter == .copy
      || state.answer(of: className) { index -> Bool? in
        let info = state.classes[index]
        return (isClass ? info.definedClass : info.definedInstance)[setter]
      } == true
    function.propertyReferences.append(reference)
    var valueType = declared?.type ?? getterMethod?.result ?? setterMethod?.parameters.first ?? .id
    if let owner = getterMethod?.owner ?? setterMethod?.owner {
      valueType = specialised(valueType, of: owner, for: type)
    }
    if state.types.kind(valueType) == .instancetype {
      valueType =
        className == 0
        ? .id
        : state.types.entry(type).a == className
          ? type.unqualified : state.types.objectPointer(className)
    }
    return Value(
      .property, valueType.unqualifiedValue, register: max(0, receiver),
      integer: Int64(function.propertyReferences.count - 1))
  }

  private func findSetterRedeclared(
    _ selector: NameID, _ className: NameID, _ isClass: Bool
  ) -> MethodInfo? {
    className == 0 ? nil : lookup(selector, isClassMethod: isClass, in: className)
  }

  func setterSelector(_ property: String) -> String {
    var name = Array(property.utf8)
    if let first = name.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") {
      name[0] = first - 32
    }
    return "set" + String(decoding: name, as: UTF8.self) + ":"
  }

  private func accessor(
    _ selector: NameID, _ className: NameID, _ protocols: [NameID], isClass: Bool, _ type: TypeID
  ) -> MethodInfo? {
    if className != 0, let method = lookup(selector, isClassMethod: isClass, in: className) {
      return method
    }
    for name in protocols {
      if let method = lookup(selector, isClassMethod: isClass, inProtocol: name) { return method }
    }
    return nil
  }

  func findProperty(
    _ name: NameID, _ className: NameID, _ protocols: [NameID], isClass: Bool
  ) -> PropertyInfo? {
    let inherited: PropertyInfo? = state.answer(of: className) { index in
      if let own = state.classes[index].property(name, isClass: isClass) { return own }
      for parent in state.classes[index].protocols {
        if let property = findProperty(name, inProtocol: parent, isClass) { return property }
      }
      return nil
    }
    if let inherited { return inherited }
    for parent in protocols {
      if let property = findProperty(name, inProtocol: parent, isClass) { return property }
    }
    return nil
  }

  private func findProperty(
    _ name: NameID, inProtocol protocolName: NameID, _ isClass: Bool
  ) -> PropertyInfo? {
    for each in lineage(of: [protocolName]) {
      for property in state.protocols[each]?.properties ?? []
      where property.name == name && property.isClassProperty == isClass {
        return property
      }
    }
    return nil
  }

  private func prepareReceiver(_ reference: PropertyReference, _ frame: Int) {
    let slot = frame + FrameLayout.headerSlots
    builder.reserve(upTo: slot + 2)
    let source =
      reference.isSuper ? (selfRegister() ?? FrameLayout.headerSlots) : reference.receiver
    builder.emitMove(to: slot, from: source)
  }

  func sendGetter(_ place: Value, into wanted: Int?) -> Value {
    let reference = function.propertyReferences[Int(place.integer)]
    guard reference.getter != nil else {
      if reference.index >= 0 {
        missingSubscript(reference, isRead: true)
        return .error
      }
      let owner = state.types.entry(reference.receiverType).a
      let asked = (reference.isClass ? "+" : "-") + names[reference.getterSelector]
      if owner > 0, isOfUnbuiltLibrary(asked, of: owner, at: reference.place) { return .error }
      error(
        .noProperty, "no getter method for read from property", [names[reference.getterSelector]],
        at: reference.place)
      return .error
    }
    if isARC, reference.index < 0, !isPrelude, !tree.isSwift,
      !checkSent(reference.getterSelector, at: reference.place)
    {
      return .error
    }
    let frame = builder.nextRegister
    prepareReceiver(reference, frame)
    let method = reference.getter
    let consumes =
      method?.attributes?.consumesSelf == true || isInitFamily(reference.getterSelector)
    if isARC, !reference.isClass, consumes {
      // `Car.alloc.init`: init takes a count of its receiver, as in brackets.
      emitRetain(frame + FrameLayout.headerSlots)
      builder.reserve(upTo: frame + FrameLayout.headerSlots + 2)
    }
    if reference.isOutlived, method?.attributes?.returnsInnerPointer == true {
      lendToPool(frame + FrameLayout.headerSlots)
    }
    if reference.index >= 0 {
      builder.emitMove(to: frame + FrameLayout.headerSlots + 2, from: reference.index)
      builder.reserve(upTo: frame + FrameLayout.headerSlots + 3)
    }
    return emitOwnedSend(
      reference.getterSelector, isSuper: reference.isSuper,
      count: reference.index >= 0 ? 3 : 2, place.type, frame, at: reference.place,
      isClassMethod: reference.isClass, returnsRetained: method?.attributes?.returnsRetained)
  }

  func sendSetter(_ value: Value, to place: Value) {
    let reference = function.propertyReferences[Int(place.integer)]
    guard reference.setter != nil else {
      if reference.index >= 0 {
        missingSubscript(reference, isRead: false)
        return
      }
      let selector = names[reference.setterSelector]
      if reference.getter?.isAccessor == true {
        error(
          .readOnlyProperty, "assignment to readonly property",
          [names[reference.getterSelector]], at: reference.place)
      } else {
        error(
          .readOnlyProperty, "no setter method '\(selector)' for assignment to property",
          [selector], at: reference.place)
      }
      return
    }
    // What the setter is given is its own, and the value of the assignment is still looked at.
    let passed = given(value)
    let source = register(passed)
    let mark = builder.nextRegister
    let frame = max(mark, source + 1)
    builder.reserve(upTo: frame)
    prepareReceiver(reference, frame)
    builder.emitMove(to: frame + FrameLayout.headerSlots + 2, from: source)
    builder.reserve(upTo: frame + FrameLayout.headerSlots + 3)
    var count = 3
    if !reference.isSuper, ownsObjects(value.type) {
      endGiven(
        [(frame + FrameLayout.headerSlots + 2, value.type)],
        unless: frame + FrameLayout.headerSlots)
    }
    if reference.index >= 0 {
      builder.emitMove(to: frame + FrameLayout.headerSlots + 3, from: reference.index)
      builder.reserve(upTo: frame + FrameLayout.headerSlots + 4)
      count = 4
    }
    _ = emitSend(
      reference.setterSelector, isSuper: reference.isSuper, count: count, .void, frame,
      at: reference.place)
    builder.nextRegister = mark
  }
}
