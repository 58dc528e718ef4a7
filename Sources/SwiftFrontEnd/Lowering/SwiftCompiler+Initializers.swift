import Diagnostics
import Syntax

/// The initialisers of a type: those that it has without writing them, and those that it inherits.
///
/// A struct has one for its stored properties. A class has those of its superclass as long as it writes none of its
/// own and all that it adds has a value; who has all designated ones of the class above has its convenience ones too.
extension SwiftCompiler {
  /// Initialisers that a type has without writing them.
  func completeInitializers(_ index: Int) {
    guard isCompleted.insert(index).inserted else { return }
    if let parent = state.nominals[index].superclass {
      completeInitializers(parent)
      nameInitializers(index, as: allInitializers(parent))
    }
    let nominal = state.nominals[index]
    guard nominal.kind == .classType || nominal.kind == .structType else { return }
    let stored = storedProperties(index)
    // What is wrong with it has been said.
    if stored.contains(where: { $0.type == .failed }) { return }
    let isComplete = stored.allSatisfy {
      $0.value != 0 || ($0.type.unwrapped != nil && !$0.isLet) || $0.isLazy
        || $0.flags.contains(.isOverride)
    }
    if nominal.kind == .structType {
      guard nominal.initializers.isEmpty else { return }
      var parameters: [SwiftParameter] = []
      for each in stored where !(each.isLet && each.value != 0) && !each.isLazy {
        var parameter = SwiftParameter(label: each.name, name: each.name, type: each.type)
        if each.value != 0 {
          parameter.value = SwiftRef(tree: each.node.tree, id: each.value)
        } else if each.type.unwrapped != nil, !each.isLet {
          parameter.value = SwiftRef(tree: -1, id: 0)
        }
        parameters.append(parameter)
      }
      var flags: SwiftFlags = []
      if stored.contains(where: { $0.flags.contains(.isPrivate) && !($0.isLet && $0.value != 0) }) {
        flags.insert(.isPrivate)
      }
      let function = SwiftFunction(
        name: "init", parameters: parameters, result: .nominal(index), flags: flags,
        cname: nominal.cname + "_init", owner: index, node: SwiftRef(tree: -1, id: 0),
        place: nominal.place)
      state.nominals[index].hasImplicitInit = true
      state.nominals[index].initializers.append(function)
      if isComplete, !parameters.isEmpty, flags.contains(.isPrivate) {
        // `S()` is as visible as the type.
        var plain = function
        plain.parameters = []
        plain.flags = []
        plain.cname += "_plain"
        state.nominals[index].initializers.insert(plain, at: 0)
      }
      return
    }
    if !isComplete, nominal.initializers.allSatisfy({ $0.flags.contains(.isConvenience) }) {
      error("class '\(nominal.name)' has no initializers", at: nominal.place)
      return
    }
    if nominal.isSealed { return }
    if let parent = nominal.superclass {
      guard nominal.initializers.isEmpty, stored.contains(where: { $0.value != 0 }) else { return }
      for var each in allInitializers(parent) where !each.flags.contains(.isConvenience) {
        each.owner = index
        each.node = SwiftRef(tree: -1, id: 0)
        each.result =
          each.flags.contains(.isFailable) ? .optional(.nominal(index)) : .nominal(index)
        each.flags.insert(.isOverride)
        state.nominals[index].initializers.append(each)
      }
      return
    }
    guard nominal.initializers.isEmpty else { return }
    state.nominals[index].hasImplicitInit = true
    state.nominals[index].initializers.append(
      SwiftFunction(
        name: "init", parameters: [], result: .nominal(index), flags: [], cname: "init",
        owner: index, node: SwiftRef(tree: -1, id: 0), place: nominal.place))
  }

  /// Who overrides an initialiser has its selector; another of the same labels has one of its own.
  private func nameInitializers(_ index: Int, as inherited: [SwiftFunction]) {
    initializerLists = [:]
    for position in state.nominals[index].initializers.indices {
      let own = state.nominals[index].initializers[position]
      let above = inherited.filter { $0.labels == own.labels }
      let types = own.parameters.map(\.type)
      if let same = above.first(where: { $0.parameters.map(\.type) == types }) {
        state.nominals[index].initializers[position].cname = same.cname
      } else if above.contains(where: { $0.cname == own.cname }) {
        state.nominals[index].initializers[position].cname = overloadedName(own)
      }
    }
  }

  /// A class without initialisers of its own has its superclass's; one that has all designated ones of its
  /// superclass, in whatever form, has its convenience ones besides.
  func allInitializers(_ index: Int) -> [SwiftFunction] {
    var chain = [index]
    while chain.count < 1000, let parent = state.nominals[chain[chain.count - 1]].superclass {
      chain.append(parent)
    }
    if chain.count == 1 { return state.nominals[index].initializers }
    let counts = chain.map { state.nominals[$0].initializers.count }
    if let known = initializerLists[index], known.counts == counts { return known.list }
    var found: [SwiftFunction] = []
    for each in chain.reversed() {
      let own = state.nominals[each].initializers
      let isOwn = own.contains { $0.node.tree >= 0 && !$0.flags.contains(.isConvenience) }
      let signatures = Set(own.map(\.signature))
      let hasAll = found.allSatisfy {
        $0.flags.contains(.isConvenience) || signatures.contains($0.signature)
      }
      if isOwn { found = hasAll ? found.filter { $0.flags.contains(.isConvenience) } : [] }
      found = own + found.filter { !signatures.contains($0.signature) }
    }
    if found.count >= SwiftCandidates.fewest { initializerLists[index] = (counts, found) }
    return found
  }
}
