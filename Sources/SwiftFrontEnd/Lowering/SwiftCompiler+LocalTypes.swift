import Diagnostics
import Syntax

/// Types inside of functions. They take nothing from the function but its other types, so they are types like those
/// outside, with a name that only their block knows.
extension SwiftCompiler {
  func declareLocalTypes() {
    var waiting = tree.roots.map { (id: $0, function: "", isGeneric: false) }
    while let (id, function, isGeneric) = waiting.popLast() {
      let node = tree[id]
      if isGivenUp(at: node, noting: waiting) { return }
      var inner = (function: function, isGeneric: isGeneric)
      switch node.kind {
      case .function, .initializer:
        if node.kid(3) != 0 { inner = (node.text, true) }
      case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration:
        if !node.labels.isEmpty || state.genericTypes[node.text] != nil { inner.isGeneric = true }
      case .block: declareTypes(ofBlock: id, function, isGeneric)
      default: break
      }
      waiting += node.kids.filter { $0 != 0 }.map { ($0, inner.function, inner.isGeneric) }
    }
  }

  private func declareTypes(ofBlock id: Int, _ function: String, _ isGeneric: Bool) {
    let kinds: Set<SwiftNodeKind> = [.classDeclaration, .structDeclaration, .enumDeclaration]
    let roots = tree[id].kids.filter { kinds.contains(tree[$0].kind) }
    if roots.isEmpty { return }
    var types: [String: SwiftType] = [:]
    for root in roots {
      let node = tree[root]
      if isGeneric, function.isEmpty {
        refuse("types inside a function of a generic type", at: node.place)
      } else if isGeneric {
        error(
          "type '\(node.text)' cannot be nested in generic function '\(function)'", at: node.place)
      } else if types[node.text] != nil {
        error("invalid redeclaration of '\(node.text)'", at: node.place)
      } else if !node.labels.isEmpty {
        declareLocalGeneric(root, in: id)
      } else {
        declareTypes([root], outer: nil, cname: fresh(CName.of(node.text)))
        if let index = nodeOf[root] { types[node.text] = .nominal(index) }
      }
    }
    for type in types.values {
      guard case .nominal(let index) = type else { continue }
      // As a rule a type has none of its own, and all share one table.
      if state.nominals[index].nested.isEmpty {
        state.nominals[index].nested = types
      } else {
        state.nominals[index].nested.merge(types) { own, _ in own }
      }
    }
    typesOfBlocks[SwiftRef(tree: treeIndex, id: id)] = types
  }

  /// A generic type of a block is one of the whole text that nothing outside of the block names.
  private func declareLocalGeneric(_ root: Int, in block: Int) {
    let node = tree[root]
    let around = tree[block].place
    if state.types[node.text] != nil || state.genericTypes[node.text] != nil
      || namedType(node.text, []) != nil || SwiftCompiler.parameters[node.text] != nil
      || typesOfBlocks.values.contains(where: { $0[node.text] != nil })
    {
      refuse("a generic type inside of a function with the name of another", at: node.place)
    } else if let (start, end) = spreads[node.text], start < around.start || end > around.end {
      refuse("a generic type inside of a function that is named outside of it", at: node.place)
    } else {
      state.genericTypes[node.text] = SwiftRef(tree: treeIndex, id: root)
      localGenericTypes[node.text] = block
    }
  }

  /// Where a text first and last names each type.
  func collectSpreads() -> [String: (start: UInt32, end: UInt32)] {
    var found: [String: (start: UInt32, end: UInt32)] = [:]
    for node in state.trees[unitTree].nodes where !node.text.isEmpty {
      guard [.name, .typeName, .extensionDeclaration].contains(node.kind) else { continue }
      let word = String(node.text.prefix { $0 != "." })
      let known = found[word] ?? (.max, 0)
      found[word] = (min(known.start, node.place.start), max(known.end, node.place.end))
    }
    return found
  }

  /// What is said of a generic type inside of a function, in each type that is made of it.
  func enterLocalGeneric(_ text: String, _ index: Int) {
    guard let block = localGenericTypes[text] else { return }
    localTypes.insert(index)
    state.nominals[index].nested = typesOfBlocks[SwiftRef(tree: treeIndex, id: block)] ?? [:]
  }

  /// Nobody knows the names of a function's types when the text is done.
  func forgetLocalGenerics() {
    for text in localGenericTypes.keys { state.genericTypes[text] = nil }
    if localGenericTypes.isEmpty { return }
    state.types = state.types.filter { _, type in
      guard case .nominal(let index) = type, let text = state.nominals[index].genericName else {
        return true
      }
      return localGenericTypes[text] == nil
    }
  }

  /// From here on the types of a block have their names.
  func enterLocalTypes(of block: Int) {
    if typesOfBlocks.isEmpty { return }
    for (name, type) in typesOfBlocks[SwiftRef(tree: treeIndex, id: block)] ?? [:] {
      scopes[scopes.count - 1][typeKey(name)] = SwiftVariable(type: type, cname: "")
    }
  }

  /// No variable has such a name.
  private func typeKey(_ name: String) -> String { "type " + name }

  func localType(_ name: String) -> SwiftType? {
    if typesOfBlocks.isEmpty { return nil }
    let key = typeKey(name)
    return scopes.last { $0[key] != nil }?[key]?.type
  }

  /// Whether the code being compiled stands in a type inside of a function, which may not use its variables.
  var isInLocalType: Bool {
    var current = context.owner
    while let index = current {
      if localTypes.contains(index) { return true }
      current = state.nominals[index].outer
    }
    return false
  }
}
