import Bytecode
import Diagnostics
import Syntax

/// What an interface or a protocol promises, held against what the implementation defines.
extension UnitCompiler {
  func checkDefinition(_ method: MethodInfo, declared: MethodInfo) {
    let name = names[method.selector]
    // Between objects a more special result and more general parameters are allowed, and clang is silent.
    func differs(_ a: TypeID, _ b: TypeID) -> Bool {
      a != .error && b != .error && !state.types.same(a.unqualified, b.unqualified)
        && !(state.types.isObject(a) && state.types.isObject(b))
    }
    if differs(declared.result, method.result) {
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

  func checkMissingMethods(
    _ index: Int, _ methods: [MethodDefinition], at place: SourceRange
  ) {
    if isPrelude { return }
    let defined = Set(methods.map { ($0.isClassMethod ? "+" : "-") + $0.selector })
    let info = state.classes[index]
    for method in info.declared
    where !method.isAccessor && method.attributes?.unavailable == nil {
      let selector = names[method.selector]
      let known =
        method.isClassMethod
        ? info.definedClass.contains(method.selector)
        : info.definedInstance.contains(method.selector)
      if known || defined.contains((method.isClassMethod ? "+" : "-") + selector) { continue }
      warning(
        .missingDefinition, "method definition for '\(selector)' not found", [selector],
        at: place, related: declaredHereNote(method.place))
    }
    checkProtocols(info.ownProtocols, index, at: place)
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
