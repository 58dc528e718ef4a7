import Diagnostics

/// Classes that are declared in a class or a namespace and defined behind it.
extension CppCompiler {
  /// `struct A::B { … };` behind A, which has declared B.
  func declareOutside(_ node: CppNode) {
    let parts = splitPath(node.text)
    let path = parts.dropLast().joined(separator: "::")
    var inner = node
    inner.text = parts[parts.count - 1]
    let word =
      node.flags.contains(.isUnion) ? "union" : node.flags.contains(.isStruct) ? "struct" : "class"
    if let outer = lookup(path).flatMap({ recordOf($0.entity) }) {
      guard isComplete(outer) else {
        error(
          "incomplete type '\(state.records[outer].name)' named in nested name specifier",
          at: node.place, declaredHere(state.records[outer].place))
        return
      }
      if state.records[outer].instance != nil {
        refuse("a class of a template's instance defined behind it", at: node.place)
        return
      }
      guard case .record(let declared)? = state.records[outer].members[inner.text],
        state.records[declared].outer == outer
      else {
        error("no \(word) named '\(inner.text)' in '\(state.records[outer].name)'", at: node.place)
        return
      }
      within(
        CppRef(tree: treeIndex, id: 0), record: outer, namespace: state.records[outer].namespace
      ) { _ = declareRecord(inner, outer: outer, isApart: true) }
      return
    }
    let space = (state.namespaces.contains(namespace + path + "::") ? namespace : "") + path + "::"
    guard state.namespaces.contains(space) else {
      error("use of undeclared identifier '\(path)'", at: node.place)
      return
    }
    guard case .record? = state.names[space + inner.text] else {
      error("no \(word) named '\(inner.text)' in namespace '\(path)'", at: node.place)
      return
    }
    within(CppRef(tree: treeIndex, id: 0), record: nil, namespace: space) {
      _ = declareRecord(inner, outer: nil)
    }
  }
}
