import Diagnostics
import Syntax

/// Types that belong to a protocol (`associatedtype Item`): each type that adopts it has one of its own, written down
/// or told by what it fulfils the protocol with.
///
/// A protocol of this kind is no type of values here: what it asks for is found in each type that adopts it, where all
/// types are known.
extension SwiftCompiler {
  /// The names, before anything speaks of them. In the protocol itself they are of no type.
  func declareAssociated(_ root: Int, _ index: Int) {
    for id in tree[root].kids.dropFirst() where tree[id].flags.contains(.isAssociated) {
      let name = tree[id].text
      if state.nominals[index].associated.contains(where: { $0.name == name }) {
        error("invalid redeclaration of '\(name)'", at: tree[id].place)
        continue
      }
      state.nominals[index].associated.append((name, SwiftRef(tree: treeIndex, id: id)))
      state.nominals[index].nested[name] = .failed
    }
    for name in state.nominals[index].primary where associatedType(name, of: index) == nil {
      error(
        "an associated type named '\(name)' must be declared in the protocol '\(state.nominals[index].name)' or a protocol it inherits",
        at: tree[root].place)
    }
  }

  func hasAssociated(_ index: Int) -> Bool {
    let nominal = state.nominals[index]
    if nominal.kind != .protocolType { return false }
    return !nominal.associated.isEmpty
      || allProtocols(index).contains { !state.nominals[$0].associated.isEmpty }
  }

  /// A type inside of another one, of one above it, or of a protocol above a protocol.
  func associatedType(_ name: String, of index: Int) -> SwiftType? {
    if let own = nestedType(name, of: index) { return own }
    let above =
      state.nominals[index].kind == .protocolType ? allProtocols(index) : ancestors(of: index)
    return above.lazy.compactMap { self.state.nominals[$0].nested[name] }.first
  }

  /// What says another type what it has to be may be a protocol that is no type of values.
  func resolvedBound(_ id: Int) -> SwiftType {
    let old = resolvesBound
    resolvesBound = true
    defer { resolvesBound = old }
    return resolve(id)
  }

  // MARK: The types of a type

  /// Finds out what a type has for the names of its protocols.
  func associate(_ index: Int) {
    if state.nominals[index].kind == .protocolType { return }
    for parent in allProtocols(index) {
      for (name, reference) in state.nominals[parent].associated
      where associatedType(name, of: index) == nil {
        if let bound = state.nominals[index].genericBindings[name] ?? told(name, parent, index) {
          state.nominals[index].nested[name] = bound
        } else {
          let usual = state.trees[reference.tree][reference.id].kid(0)
          guard usual != 0 else { continue }
          state.nominals[index].nested[name] = inTree(reference.tree) { resolve(usual) }
        }
      }
      checkAssociated(parent, index)
    }
  }

  private func checkAssociated(_ parent: Int, _ index: Int) {
    for (name, reference) in state.nominals[parent].associated {
      let bound = state.trees[reference.tree][reference.id].kid(1)
      let type = associatedType(name, of: index)
      let wanted = bound == 0 ? "" : state.trees[reference.tree][bound].text
      let isKept = type.map { wanted.isEmpty || keeps($0, wanted) } ?? false
      if !isKept {
        error(
          "type '\(fullName(index))' does not conform to protocol '\(state.nominals[parent].name)'",
          at: state.nominals[index].place)
      }
    }
  }

  /// Whether a protocol of the type around has a type of this name, which no declaration says.
  func isToldElsewhere(_ name: String) -> Bool {
    guard let owner = context.owner else { return false }
    return ([owner] + ancestors(of: owner)).contains { each in
      allProtocols(each).contains { state.nominals[$0].associated.contains { $0.name == name } }
    }
  }

  /// What a member that fulfils the protocol says of a name.
  private func told(_ name: String, _ parent: Int, _ index: Int) -> SwiftType? {
    var types: [SwiftType?] = [nil]
    for wanted in state.nominals[parent].methods where wanted.isRequirement {
      let source = state.trees[wanted.node.tree]
      let node = source[wanted.node.id]
      let own = findMethods(wanted.name, index, isStatic: wanted.isStatic).first {
        $0.labels == wanted.labels && $0.fromProtocol == nil
      }
      guard let own else { continue }
      for (id, parameter) in zip(source[node.kid(0)].kids, own.parameters) {
        unifyWritten(source[id].kid(0), in: source, parameter.type, [name], &types)
      }
      if node.kid(1) != 0 { unifyWritten(node.kid(1), in: source, own.result, [name], &types) }
    }
    for wanted in state.nominals[parent].properties where wanted.kind == .requirement {
      guard let own = findProperty(wanted.name, index, isStatic: wanted.isStatic) else { continue }
      let source = state.trees[wanted.node.tree]
      unifyWritten(source[wanted.node.id].kid(0), in: source, own.type, [name], &types)
    }
    return types[0]
  }

  // MARK: What a protocol says, in a type that adopts it

  /// A method of a protocol with the types that a type has for the protocol's names.
  func concrete(_ method: SwiftFunction, _ parent: Int, _ index: Int) -> SwiftFunction {
    // Behind a protocol a function that takes a `Self` takes what lies there; in a type it takes one of the type.
    let handsSelf = handsSelf(method)
    guard method.node.tree >= 0, hasAssociated(parent) || handsSelf else { return method }
    let old = bindings
    defer { bindings = old }
    if handsSelf { bindings["Self"] = selfType(index) }
    return inPlace(of: parent, index, method.node.tree) {
      guard let made = function(method.node.id, owner: parent) else { return method }
      var own = method
      own.parameters = made.parameters
      own.result = made.result
      return own
    }
  }

  /// Whether `Self` stands in the type of a function among what a protocol's extension gives a method.
  func handsSelf(_ method: SwiftFunction) -> Bool {
    guard method.node.tree >= 0, method.fromProtocol != nil else { return false }
    let tree = state.trees[method.node.tree]
    let node = tree[method.node.id]
    var waiting = [(id: node.kid(1), isInFunction: false)]
    waiting += tree[node.kid(0)].kids.map { (tree[$0].kid(0), false) }
    while let (id, isInFunction) = waiting.popLast() {
      let part = tree[id]
      if isInFunction, part.kind == .typeName, part.text == "Self" { return true }
      let isFunction = isInFunction || part.kind == .functionType
      waiting += part.kids.filter { $0 != 0 }.map { ($0, isFunction) }
    }
    return false
  }

  func concrete(_ property: SwiftProperty, _ parent: Int, _ index: Int) -> SwiftType {
    // What an extension gives a struct or an enum answers one of the type.
    let handsSelf =
      property.fromProtocol != nil && state.nominals[index].kind != .classType
      && property.node.tree >= 0
      && state.trees[property.node.tree].contains(
        state.trees[property.node.tree][property.node.id].kid(0),
        where: { $0.kind == .typeName && $0.text == "Self" })
    guard property.node.tree >= 0, hasAssociated(parent) || handsSelf else { return property.type }
    let old = bindings
    defer { bindings = old }
    if handsSelf { bindings["Self"] = selfType(index) }
    return inPlace(of: parent, index, property.node.tree) {
      let written = tree[property.node.id].kid(0)
      return written == 0 ? property.type : resolve(written)
    }
  }

  private func inPlace<Result>(
    of parent: Int, _ index: Int, _ source: Int, _ body: () -> Result
  ) -> Result {
    let old = (bindings, context)
    defer { (bindings, context) = old }
    (context.owner, context.extended) = (parent, nil)
    for each in [parent] + allProtocols(parent) {
      for (name, _) in state.nominals[each].associated {
        bindings[name] = associatedType(name, of: index)
      }
    }
    return inTree(source) { body() }
  }

  // MARK: Conditions

  /// swiftc's sentence where a `where` wants something else of a type that a parameter has.
  func unfulfilledPart(_ function: SwiftFunction, _ types: [SwiftType]) -> String? {
    guard function.node.tree >= 0 else { return nil }
    let source = state.trees[function.node.tree]
    let conditions = source[source[function.node.id].kid(3)].kids.map { source[$0] }.filter {
      $0.text.contains(".") && !$0.kids.isEmpty
    }
    if conditions.isEmpty { return nil }
    let old = bindings
    defer { bindings = old }
    for (name, type) in zip(function.generics, types) { bindings[name] = type }
    let what = "\(kind(of: function)) '\(function.name)'"
    return inTree(function.node.tree) {
      for each in conditions {
        let words = each.text.split(separator: ":", maxSplits: 1).map(String.init)
        let path = each.text.hasSuffix("==") ? String(each.text.dropLast(2)) : words[0]
        guard let type = namedType(path, []) else { continue }
        if words.count == 2, !keeps(type, words[1]) {
          return "\(what) requires that '\(name(of: type))' \(demand(words[1]))"
        }
        if words.count == 1 {
          let wanted = resolve(each.kid(0))
          if wanted != type, wanted != .failed {
            return
              "\(what) requires the types '\(name(of: type))' and '\(name(of: wanted))' be equivalent"
          }
        }
      }
      return nil
    }
  }
}
