import Bytecode
import Diagnostics
import Syntax

/// What an `@interface`, a category or a protocol declares: methods and properties.
///
/// A property is two methods and an order to the implementation to make them; every method is also entered
/// among all methods of its selector, which is what a message to `id` is checked against.
extension UnitCompiler {
  func methodInfo(_ node: Node, owner: NameID) -> MethodInfo {
    let isClassMethod = node.flags & NodeFlags.classMethod != 0
    let parts = tree.list(node.d)
    var parameters: [TypeID] = []
    if let list = parts.first {
      for id in tree.list(list) {
        if heeds(at: tree[id].place) { break }
        parameters.append(tree[id].b == 0 ? .id : parameterType(tree[id]))
      }
    }
    let result =
      node.b == 0 ? TypeID.id : withStar(resolveType(node.b), .returned, at: node.place)
    var info = MethodInfo(
      selector: node.a, isClassMethod: isClassMethod, result: result, parameters: parameters,
      isVariadic: node.flags & NodeFlags.variadic != 0,
      isOptional: node.flags & NodeFlags.optionalMethod != 0, place: node.place, owner: owner)
    if parts.count > 1 {
      info.format = formatPosition(parts[parts.startIndex + 1])
      info.attributes = methodAttributes(parts[parts.startIndex + 1])
      if info.attributes?.requiresSuper == true { state.selectorsOwedToSuper.insert(node.a) }
    }
    if info.format == nil { info.format = knownFormat(selector: names[node.a], info) }
    takeOverOwnership(&info)
    checkDeallocResult(info)
    return info
  }

  /// What a method does not say itself about who owns what goes in and comes out, those say that it fulfils or
  /// overrides: its `@interface`, the superclasses, the protocols of all of these.
  func takeOverOwnership(_ info: inout MethodInfo) {
    guard isARC else { return }
    let told = info.attributes
    if told?.returnsRetained != nil || told?.consumesSelf == true
      || info.parameters.contains(where: { $0.qualifiers & TypeQualifier.consumed != 0 })
    {
      state.selectorsOfOwners.insert(info.selector)
    }
    guard state.selectorsOfOwners.contains(info.selector) else { return }
    var found: [MethodInfo] = []
    let (selector, isClassMethod) = (info.selector, info.isClassMethod)
    state.forEachAncestor(of: info.owner) { index in
      let each = state.classes[index]
      let own = isClassMethod ? each.classMethods[selector] : each.instanceMethods[selector]
      found += [own].compactMap { $0 }
      found += each.protocols.compactMap {
        lookup(selector, isClassMethod: isClassMethod, inProtocol: $0)
      }
    }
    for method in found where method.parameters.count == info.parameters.count {
      if let other = method.attributes {
        var merged = info.attributes ?? MethodAttributes()
        merged.returnsRetained = merged.returnsRetained ?? other.returnsRetained
        merged.consumesSelf = merged.consumesSelf || other.consumesSelf
        info.attributes = merged
      }
      for (position, type) in method.parameters.enumerated()
      where type.qualifiers & TypeQualifier.consumed != 0 {
        info.parameters[position] = info.parameters[position].with(TypeQualifier.consumed)
      }
    }
  }

  func enter(_ method: MethodInfo, in index: Int) {
    if heeds(at: method.place) { return }
    remembered.forget(method.selector)
    if method.isClassMethod {
      state.classes[index].classMethods[method.selector] = method
    } else {
      state.classes[index].instanceMethods[method.selector] = method
    }
    addToPool(method)
  }

  func addToPool(_ method: MethodInfo) {
    // Of an object of any class a method is asked that may be asked, where one class has it so.
    func isBetter(_ old: MethodInfo?) -> Bool {
      guard let old else { return true }
      return old.owner != method.owner && old.attributes?.unavailable != nil
        && method.attributes?.unavailable == nil
    }
    if method.isClassMethod {
      if isBetter(state.classMethodPool[method.selector]) {
        state.classMethodPool[method.selector] = method
      }
    } else if isBetter(state.instanceMethodPool[method.selector]) {
      state.instanceMethodPool[method.selector] = method
    }
  }

  /// What one list of declarations names once.
  struct MethodKey: Hashable {
    var name: NameID
    var isOfClass: Bool
  }

  func haveSameTypes(_ one: MethodInfo, _ other: MethodInfo) -> Bool {
    state.types.same(one.result, other.result)
      && one.parameters.count == other.parameters.count
      && zip(one.parameters, other.parameters).allSatisfy { state.types.same($0, $1) }
  }

  enum Container { case primary, ownExtension, category }

  func declareMembers(_ members: ArraySlice<Int32>, in index: Int, of container: Container) {
    let owner = state.classes[index].name
    let isExtension = container == .ownExtension
    // An extension goes on with the class; what another extension declares is not looked at.
    var methods: [MethodKey: MethodInfo] =
      isExtension && !isPrompt
      ? Dictionary(
        state.classes[index].declared.prefix(state.classes[index].primaryCount).map {
          (MethodKey(name: $0.selector, isOfClass: $0.isClassMethod), $0)
        }, uniquingKeysWith: { first, _ in first }) : [:]
    var properties: Set<MethodKey> = []
    for id in members {
      if heeds(at: tree[id].place) { break }
      let node = tree[id]
      switch node.kind {
      case .method:
        let method = methodInfo(node, owner: owner)
        checkInitResult(method, isDeclaration: true)
        let key = MethodKey(name: method.selector, isOfClass: method.isClassMethod)
        if let old = methods.updateValue(method, forKey: key), !haveSameTypes(old, method) {
          error(
            .redefinition, "duplicate declaration of method '\(names[method.selector])'",
            [names[method.selector]], at: node.place)
        }
        enter(method, in: index)
        state.classes[index].declared.append(method)
      case .property:
        guard var property = propertyInfo(node, isPrimary: container == .primary) else { break }
        let key = MethodKey(name: property.name, isOfClass: property.isClassProperty)
        if !properties.insert(key).inserted {
          error(
            .redefinition, "property has a previous declaration", [names[property.name]],
            at: node.place)
          break
        }
        if isExtension, !inheritWords(&property, node, from: index) { break }
        declareProperty(property, in: index)
      default: declareWithin(id)
      }
    }
  }

  /// What else stands between `@interface` and `@end`: types and functions. A variable among them lacks the braces
  /// that would make an instance variable of it.
  func declareWithin(_ id: NodeID) {
    let node = tree[id]
    if node.kind == .declarationStatement {
      for each in tree.list(node.a) where !heeds(at: tree[each].place) { declareWithin(each) }
      return
    }
    if node.kind == .variableDeclaration, node.flags & NodeFlags.isExtern == 0, !isPrelude,
      !tree.isSwift
    {
      error(
        .variableInInterface, "cannot declare variable inside @interface or @protocol",
        [names[node.a]], at: node.place)
    }
    _ = compileDeclaration(id)
  }

  func propertyInfo(_ node: Node, isPrimary: Bool) -> PropertyInfo? {
    let type = withStar(resolveType(node.b), .allocated, at: node.place)
    if type == .error { return nil }
    checkNotInstancetype(type, at: node.place)
    checkPropertyWords(node, type, isPrimary: isPrimary)
    let text = names[node.a]
    var info = PropertyInfo(
      name: node.a, type: type, getter: node.a, setterName: names.intern(setterSelector(text)),
      setter: .assign, isReadOnly: false, isClassProperty: false,
      isOptional: node.flags & NodeFlags.optionalMethod != 0, place: node.place)
    var isUnsafe = false
    for id in tree.list(node.c) {
      let attribute = tree[id]
      switch names[attribute.a] {
      case "assign", "unsafe_unretained", "retain", "strong", "copy", "weak":
        info.ownership = names[attribute.a]
      default: break
      }
      switch names[attribute.a] {
      case "readonly": info.isReadOnly = true
      case "readwrite": info.isSaidWritable = true
      case "assign", "unsafe_unretained": isUnsafe = true
      case "retain", "strong": info.setter = .retain
      case "copy": info.setter = .copy
      case "weak": info.setter = .weak
      case "class": info.isClassProperty = true
      case "nonatomic": info.isNonatomic = true
      case "getter": info.getter = attribute.b
      case "setter":
        let name = names[attribute.b]
        info.setterName = name.hasSuffix(":") ? attribute.b : names.intern(name + ":")
      default: break
      }
    }
    adjustOwnership(&info, isUnsafe: isUnsafe)
    if state.types.kind(type) == .blockPointer, info.setter == .retain { info.setter = .copy }
    return info
  }

  func declareProperty(_ property: PropertyInfo, in index: Int) {
    let owner = state.classes[index].name
    state.classes[index].add(property)
    for method in accessors(of: property, owner: owner) {
      let known =
        property.isClassProperty
        ? state.classes[index].classMethods[method.selector]
        : state.classes[index].instanceMethods[method.selector]
      if known == nil || known?.isAccessor == true { enter(method, in: index) }
    }
  }

  func accessors(of property: PropertyInfo, owner: NameID) -> [MethodInfo] {
    var getter = MethodInfo(
      selector: property.getter, isClassMethod: property.isClassProperty,
      result: property.type.unqualified, parameters: [], place: property.place, owner: owner)
    getter.isAccessor = true
    getter.isOptional = property.isOptional
    if property.isReadOnly { return [getter] }
    var setter = MethodInfo(
      selector: property.setterName, isClassMethod: property.isClassProperty, result: .void,
      parameters: [property.type.unqualified], place: property.place, owner: owner)
    setter.isAccessor = true
    setter.isOptional = property.isOptional
    return [getter, setter]
  }
}
