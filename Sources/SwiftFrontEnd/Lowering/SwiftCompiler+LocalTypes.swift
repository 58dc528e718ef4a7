import Diagnostics
import Syntax

/// Types inside of functions. They take nothing from the function but its other types, so they are types like those
/// outside, with a name that only their block knows.
extension SwiftCompiler {
  func declareLocalTypes() {
    var waiting = tree.roots.map { (id: $0, function: "", isGeneric: false) }
    while let (id, function, isGeneric) = waiting.popLast() {
      let node = tree[id]
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
      if !node.labels.isEmpty {
        refuse("a generic type inside of a function", at: node.place)
      } else if isGeneric, function.isEmpty {
        refuse("types inside a function of a generic type", at: node.place)
      } else if isGeneric {
        error(
          "type '\(node.text)' cannot be nested in generic function '\(function)'", at: node.place)
      } else if types[node.text] != nil {
        error("invalid redeclaration of '\(node.text)'", at: node.place)
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
