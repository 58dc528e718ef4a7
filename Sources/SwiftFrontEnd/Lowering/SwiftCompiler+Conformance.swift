import Diagnostics
import Syntax

/// What a type promises, held against what it has: overrides, protocols, a size.
extension SwiftCompiler {
  func depth(of index: Int) -> Int {
    var current: Int? = index
    var steps = 0
    while let each = current, steps < 1000 {
      current = state.nominals[each].superclass
      steps += 1
    }
    return steps
  }

  func checkConformance(_ index: Int) {
    let nominal = state.nominals[index]
    guard nominal.kind != .protocolType else { return }
    for parent in allProtocols(index) {
      let wanted = state.nominals[parent]
      if nominal.kind != .classType, hasBuiltin(.nominal(parent), "AnyObject") {
        return error(
          "non-class type '\(fullName(index))' cannot conform to class protocol '\(wanted.name)'",
          at: nominal.place)
      }
      for method in wanted.methods where method.isRequirement {
        if !isFulfilled(concrete(method, parent, index), parent, by: index) {
          return missing(index, parent)
        }
      }
      for property in wanted.properties where property.kind == .requirement {
        if !isFulfilled(property, parent, by: index) { return missing(index, parent) }
      }
      for initializer in wanted.initializers where !initializer.flags.contains(.isInExtension) {
        guard let own = fulfilling(initializer, parent, by: index) else {
          if hasOtherLabels(initializer, parent, index) { continue }
          return missing(index, parent)
        }
        if nominal.kind == .classType, !nominal.flags.contains(.isFinal),
          !own.flags.contains(.isRequired), !nominal.isSealed
        {
          error(
            "initializer requirement '\(signature(initializer))' can only be satisfied by a 'required' initializer in non-final class '\(nominal.name)'",
            at: own.place)
        }
      }
    }
  }

  /// The type of a requirement, in a type that conforms: the protocol's own `Self` is that type.
  private func own(_ type: SwiftType, _ parent: Int, _ index: Int) -> SwiftType {
    switch type {
    case .nominal(parent): .nominal(index)
    case .optional(let inner): .optional(own(inner, parent, index))
    case .array(let inner): .array(own(inner, parent, index))
    case .function(let types, let result):
      .function(types.map { own($0, parent, index) }, own(result, parent, index))
    case .throwing(let inner): .throwing(own(inner, parent, index))
    default: type
    }
  }

  /// Whether a type that was written down is what the requirement says, whichever way its `Self` is meant.
  func isSame(_ type: SwiftType, _ wanted: SwiftType, _ parent: Int, _ index: Int) -> Bool {
    type == wanted || type == own(wanted, parent, index) || type == .failed || wanted == .failed
  }

  /// Whether `Self` is written as the type of a declaration, or as what is in an optional of that type.
  private func isSelf(_ node: SwiftRef, kid: Int) -> Bool {
    guard node.tree >= 0 else { return true }
    let tree = state.trees[node.tree]
    var written = tree[tree[node.id].kid(kid)]
    if written.kind == .optionalType { written = tree[written.kid(0)] }
    return written.kind == .typeName && written.text == "Self"
  }

  /// A class of which there may be subclasses, whose `Self` is another one.
  private func mayBeAbove(_ index: Int) -> Bool {
    let nominal = state.nominals[index]
    return nominal.kind == .classType && !nominal.flags.contains(.isFinal) && !nominal.isSealed
  }

  /// Whether a method is the one that a protocol asks for, of several with its labels.
  func meets(_ own: SwiftFunction, _ wanted: SwiftFunction, _ parent: Int, _ index: Int) -> Bool {
    own.labels == wanted.labels && own.isStatic == wanted.isStatic
      && zip(own.parameters, wanted.parameters).allSatisfy {
        isSame($0.type, $1.type, parent, index)
      }
  }

  /// The name behind under which a protocol asks for a method: of several with the same labels each type that adopts it
  /// would give them names in its own order.
  func nameAskedFor(_ own: SwiftFunction, _ index: Int) -> String? {
    for parent in allProtocols(index) where !hasAssociated(parent) {
      let wanted = state.nominals[parent].methods.named(own.name).first {
        $0.isRequirement && meets(own, $0, parent, index)
      }
      if let wanted { return wanted.cname }
    }
    return nil
  }

  private func isFulfilled(_ wanted: SwiftFunction, _ parent: Int, by index: Int) -> Bool {
    let named = findMethods(wanted.name, index, isStatic: wanted.isStatic)
    func fits(_ each: SwiftFunction) -> Bool {
      if !wanted.generics.isEmpty || !each.generics.isEmpty { return true }
      let types = zip(each.parameters, wanted.parameters)
      return each.parameters.count == wanted.parameters.count
        && types.allSatisfy { isSame($0.type, $1.type, parent, index) }
        && isSame(each.result, wanted.result, parent, index)
    }
    let fitting = named.filter { $0.labels == wanted.labels && fits($0) }
    let isValue = state.nominals[index].kind != .classType
    let isThere = fitting.contains { each in
      (wanted.flags.contains(.isThrowing) || !each.flags.contains(.isThrowing))
        && (!isValue || wanted.flags.contains(.isMutating) || !each.flags.contains(.isMutating))
    }
    if isThere {
      if let own = fitting.first, own.owner == index, own.fromProtocol == nil {
        checkReach("method '\(signature(own))'", own.flags, at: own.place, parent, index)
        if isSelf(wanted.node, kid: 1), !isSelf(own.node, kid: 1), mayBeAbove(index) {
          error(
            "method '\(signature(own))' in non-final class '\(fullName(index))' must return 'Self' to conform to protocol '\(state.nominals[parent].name)'",
            at: own.place)
        }
      }
      return true
    }
    let defaults = allProtocols(index).flatMap {
      Array(state.nominals[$0].methods.named(wanted.name))
    }
    if defaults.contains(where: { $0.fromProtocol != nil && $0.labels == wanted.labels && fits($0) }
    ) {
      refuse("a method beside the one of a protocol's extension", at: state.nominals[index].place)
      return true
    }
    let other = named.first { $0.labels != wanted.labels && $0.fromProtocol == nil && fits($0) }
    guard let other, fitting.isEmpty, !named.contains(where: { $0.labels == wanted.labels }) else {
      return false
    }
    error(
      "\(wanted.isStatic ? "static" : "instance") method '\(signature(other))' has different argument labels from those required by protocol '\(state.nominals[parent].name)' ('\(signature(wanted))')",
      at: other.place)
    return true
  }

  private func isFulfilled(_ wanted: SwiftProperty, _ parent: Int, by index: Int) -> Bool {
    guard let own = findProperty(wanted.name, index, isStatic: wanted.isStatic),
      own.kind != .requirement
    else { return false }
    if own.owner == index, own.fromProtocol == nil {
      checkReach("property '\(own.name)'", own.flags, at: own.place, parent, index)
      if isSelf(wanted.node, kid: 0), !isSelf(own.node, kid: 0), mayBeAbove(index) {
        error(
          "property '\(own.name)' in non-final class '\(fullName(index))' must specify type 'Self' to conform to protocol '\(state.nominals[parent].name)'",
          at: own.place)
      }
    }
    if wanted.isSettable, !own.flags.isDisjoint(with: [.isPrivateSet, .isFileprivateSet]) {
      error(
        "setter for property '\(own.name)' must be declared internal because it matches a requirement in internal protocol '\(state.nominals[parent].name)'",
        at: own.place)
    }
    return isSame(own.type, concrete(wanted, parent, index), parent, index)
      && (!wanted.isSettable || own.isSettable)
  }

  private func fulfilling(_ wanted: SwiftFunction, _ parent: Int, by index: Int) -> SwiftFunction? {
    let isGiven = allProtocols(index).flatMap { state.nominals[$0].initializers }.first {
      $0.flags.contains(.isInExtension) && $0.signature == wanted.signature
    }
    let own = allInitializers(index).first { each in
      // `S()` is there where each property has a value.
      if wanted.parameters.isEmpty, each.node.tree < 0,
        each.parameters.allSatisfy({ $0.value != nil })
      {
        return true
      }
      return each.labels == wanted.labels
        && zip(each.parameters, wanted.parameters).allSatisfy {
          isSame($0.type, $1.type, parent, index)
        }
        && (wanted.flags.contains(.isFailable) || !each.flags.contains(.isFailable))
        && (wanted.flags.contains(.isThrowing) || !each.flags.contains(.isThrowing))
    }
    // Each value of the library's has one without arguments.
    if own == nil, wanted.parameters.isEmpty, let type = state.nominals[index].selfType {
      if case .optional = type { return isGiven }
      return isGiven ?? wanted
    }
    return own ?? isGiven
  }

  /// Whether an initialiser would do, but for its labels; says so.
  private func hasOtherLabels(_ wanted: SwiftFunction, _ parent: Int, _ index: Int) -> Bool {
    let other = allInitializers(index).first { each in
      each.parameters.count == wanted.parameters.count && !wanted.parameters.isEmpty
        && zip(each.parameters, wanted.parameters).allSatisfy {
          isSame($0.type, $1.type, parent, index)
        }
    }
    guard let other else { return false }
    error(
      "initializer '\(signature(other))' has different argument labels from those required by protocol '\(state.nominals[parent].name)' ('\(signature(wanted))')",
      at: other.place)
    return true
  }

  private func missing(_ index: Int, _ parent: Int) {
    let name = state.nominals[parent].name
    let place = promiseOfExtension(index, parent) ?? state.nominals[index].place
    if state.nominals[index].selfType != nil || isOfLibrary(index) {
      // A type of the library may have it by itself.
      return refuse("\(fullName(index)): \(name) by what it has already", at: place)
    }
    error("type '\(fullName(index))' does not conform to protocol '\(name)'", at: place)
  }

  /// Where an extension says that a type conforms.
  private func promiseOfExtension(_ index: Int, _ parent: Int) -> SourceRange? {
    let name = state.nominals[parent].name
    let found = extensions.first { each in
      each.index == index && tree[tree[each.root].kid(0)].kids.contains { tree[$0].text == name }
    }
    return found.map { tree[$0.root].place }
  }

  /// `weak` and `unowned` are for objects.
  func checkWeak(_ node: SwiftNode, _ type: SwiftType) {
    guard node.flags.contains(.isWeak) || node.flags.contains(.isUnowned), type != .failed else {
      return
    }
    let word = node.flags.contains(.isWeak) ? "weak" : "unowned"
    if word == "unowned", type.unwrapped != nil {
      return refuse("an unowned variable of an optional", at: node.place)
    }
    let inner = type.unwrapped ?? type
    switch inner {
    case .nominal(let index):
      let nominal = state.nominals[index]
      if nominal.kind == .classType || nominal.isLibrary { return }
      if isOpaque(inner) {
        return error(
          "'\(word)' must not be applied to non-class-bound '\(name(of: inner))'; consider adding a protocol conformance that has a class bound",
          at: node.place)
      }
      if nominal.kind == .protocolType {
        if hasBuiltin(inner, "AnyObject") { return }
        return error(
          "'\(word)' must not be applied to non-class-bound '\(name(of: inner))'; consider adding a protocol conformance that has a class bound",
          at: node.place)
      }
    case .any, .generic, .failed: return
    default: break
    }
    error(
      "'\(word)' may only be applied to class and class-bound protocol types, not '\(name(of: inner))'",
      at: node.place)
  }
}
