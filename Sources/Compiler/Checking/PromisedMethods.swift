import Bytecode
import Diagnostics
import Syntax

/// What one `@implementation` has, beside what is known of its class from others.
private struct Implementation {
  let own: Set<UnitCompiler.MethodKey>
  let info: ClassInfo
  /// Properties whose accessors somebody else brings (`@dynamic`), or that are written down (`@synthesize`).
  let dynamic: Set<NameID>

  init(
    _ methods: [MethodDefinition], _ members: ArraySlice<Int32>, of info: ClassInfo,
    in unit: UnitCompiler
  ) {
    own = Set(
      methods.map { .init(name: unit.names.intern($0.selector), isOfClass: $0.isClassMethod) })
    self.info = info
    dynamic = Set(
      members.lazy.filter { unit.tree[$0].kind == .synthesize }.map { unit.tree[$0].a })
  }

  func hasOwn(_ method: MethodInfo) -> Bool {
    own.contains(.init(name: method.selector, isOfClass: method.isClassMethod))
  }

  func defines(_ method: MethodInfo) -> Bool {
    hasOwn(method)
      || (method.isClassMethod ? info.definedClass : info.definedInstance)[method.selector] != nil
  }
}

/// What an interface or a protocol promises, held against what the implementation defines.
extension UnitCompiler {
  func checkDefinition(_ method: MethodInfo, declared: MethodInfo) {
    let name = names[method.selector]
    // Between objects a more special result and more general parameters are allowed, and clang is silent.
    func differs(_ a: TypeID, _ b: TypeID) -> Bool {
      a != .error && b != .error && !state.types.same(a.unqualified, b.unqualified)
        && !(state.types.isObject(a) && state.types.isObject(b)) && !(!isARC && areBuffers(a, b))
    }
    // Who owns what comes out of the method: `lostConvention` is what is said then.
    let isLost =
      isARC && state.types.isObject(declared.result) != state.types.isObject(method.result)
      && hasRetainedResult(method.selector, isClassMethod: method.isClassMethod)
    if !isLost, differs(declared.result, method.result) {
      warning(
        .methodMismatch,
        "conflicting return type in implementation of '\(name)': "
          + "\(spell(declared.result)) vs \(spell(method.result))", [name],
        at: method.place, related: declaredHereNote(declared.place))
    }
    for (old, new) in zip(declared.parameters, method.parameters) where differs(old, new) {
      warning(
        .methodMismatch,
        "conflicting parameter types in implementation of '\(name)': "
          + "\(spell(old)) vs \(spell(new))", [name],
        at: method.place, related: declaredHereNote(declared.place))
    }
  }

  /// Pointers to objects; without ARC nobody owns what lies there.
  private func areBuffers(_ a: TypeID, _ b: TypeID) -> Bool {
    state.types.isPointer(a) && state.types.isPointer(b)
      && state.types.isObject(state.types.pointee(a))
      && state.types.isObject(state.types.pointee(b))
  }

  func checkMissingMethods(
    _ index: Int, _ methods: [MethodDefinition], _ members: ArraySlice<Int32>, at place: SourceRange
  ) {
    if isPrelude { return }
    let info = state.classes[index]
    let implementation = Implementation(methods, members, of: info, in: self)
    for method in info.declared
    where !method.isAccessor && method.attributes?.unavailable == nil
      && !implementation.defines(method)
    {
      warnMissing(method, at: place)
    }
    checkProperties(
      info.properties.filter { $0.isClassProperty && $0.category == 0 }, in: index,
      "class implementation", implementation, at: place)
    checkProtocols(info.ownProtocols, index, at: place)
    if info.ownProtocols.isEmpty { return }
    let declared = Set(info.declared.map(\.selector))
    // Each protocol before what it includes, and the first that speaks of a method is the one that counts.
    let promised = Dictionary(
      lineage(of: info.ownProtocols).flatMap { state.protocols[$0]?.methods ?? [] }
        .map { (MethodKey(name: $0.selector, isOfClass: $0.isClassMethod), $0) },
      uniquingKeysWith: { first, _ in first })
    for id in members where tree[id].kind == .method {
      if heeds(at: tree[id].place) { return }
      let method = methodInfo(tree[id], owner: info.name)
      if declared.contains(method.selector) { continue }
      if let promise = promised[.init(name: method.selector, isOfClass: method.isClassMethod)] {
        checkDefinition(method, declared: promise)
      }
    }
  }

  /// A category owes what it declares, and is not to have what the class has itself.
  func checkCategory(
    _ node: Node, _ index: Int, _ methods: [MethodDefinition], _ members: ArraySlice<Int32>
  ) {
    if isPrelude { return }
    let info = state.classes[index]
    let implementation = Implementation(methods, members, of: info, in: self)
    for method in info.promised[node.b] ?? [] where !implementation.hasOwn(method) {
      warnMissing(method, at: node.place)
    }
    checkProperties(
      info.properties.filter { $0.category == node.b }, in: index, "category", implementation,
      at: node.place)
    let own = Dictionary(
      info.declared.map { (MethodKey(name: $0.selector, isOfClass: $0.isClassMethod), $0) },
      uniquingKeysWith: { first, _ in first })
    for id in members where tree[id].kind == .method {
      let isClassMethod = tree[id].flags & NodeFlags.classMethod != 0
      guard let above = own[MethodKey(name: tree[id].a, isOfClass: isClassMethod)],
        haveSameTypes(above, methodInfo(tree[id], owner: info.name))
      else { continue }
      warning(
        .categoryReplaces,
        "category is implementing a method which will also be implemented by its primary class",
        [names[tree[id].a]], at: tree[id].place, related: declaredHereNote(above.place))
    }
  }

  /// Nothing is synthesized in a category, nor for a class property.
  private func checkProperties(
    _ properties: [PropertyInfo], in index: Int, _ kind: String,
    _ implementation: Implementation, at place: SourceRange
  ) {
    for property in properties where !implementation.dynamic.contains(property.name) {
      for method in accessors(of: property, owner: state.classes[index].name)
      where !implementation.defines(method) {
        let (name, selector) = (names[property.name], names[method.selector])
        warning(
          .missingDefinition,
          "\(property.isClassProperty ? "class " : "")property '\(name)' requires method '\(selector)' to be defined - "
            + "use @dynamic or provide a method implementation in this \(kind)", [selector],
          at: place, related: declaredHereNote(property.place))
      }
    }
  }

  private func warnMissing(_ method: MethodInfo, at place: SourceRange) {
    let selector = names[method.selector]
    warning(
      .missingDefinition, "method definition for '\(selector)' not found", [selector],
      at: place, related: declaredHereNote(method.place))
  }

  /// Whether the class has the methods that these protocols require, for the implementation that owes them.
  func checkProtocols(_ protocols: [NameID], _ index: Int, at place: SourceRange) {
    if isPrelude { return }
    for name in lineage(of: protocols) { checkProtocolMethods(name, index, at: place) }
  }

  private func checkProtocolMethods(_ name: NameID, _ index: Int, at place: SourceRange) {
    guard let info = state.protocols[name] else { return }
    for method in info.methods where !method.isOptional {
      let found = lookupClassOnly(method.selector, method.isClassMethod, index)
      if found { continue }
      let selector = names[method.selector]
      warning(
        .missingDefinition,
        "method '\(selector)' in protocol '\(names[name])' not implemented",
        [selector, names[name]], at: place, related: declaredHereNote(method.place))
    }
  }

  /// Whether a class or one of its ancestors declares the method itself, not through a protocol.
  private func lookupClassOnly(
    _ selector: NameID, _ isClassMethod: Bool, _ index: Int
  ) -> Bool {
    state.answer(of: state.classes[index].name) { index in
      let info = state.classes[index]
      let isDeclared =
        (isClassMethod ? info.classMethods : info.instanceMethods)[selector] != nil
        || info.isPrelude
          && info.protocols.contains {
            lookup(selector, isClassMethod: isClassMethod, inProtocol: $0) != nil
          }
      return isDeclared ? true : nil
    } ?? false
  }
}
