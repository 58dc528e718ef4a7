import Diagnostics

/// Namespaces: what a name means in those around, which of them a path names, and what `using namespace` opens.
extension CppCompiler {
  func inNamespaces(_ name: String) -> CppEntity? {
    let opened = openedHere
    func shown(_ level: String) -> CppEntity? {
      state.names.shown(name, at: level, from: namespace, opened: opened)
    }
    if let found = shown(namespace) { return found }
    for space in CppNames.outward(namespace).dropFirst() {
      if let found = shown(space) { return found }
    }
    return nil
  }

  /// The namespace that a name means: the first on the way out that has one like that, or else one of those that are
  /// open. `isHidden`: where something else has the name.
  func namespace(named name: String, isHidden: (String) -> Bool = { _ in false }) -> String? {
    for space in CppNames.outward(namespace) {
      if let found = namespace(name, in: space) { return found }
      if isHidden(space) { return nil }
    }
    return state.names.inUse.lazy.compactMap { [self] in namespace(name, in: $0) }.first
  }

  /// The namespace of a name within another.
  func namespace(_ name: String, in space: String) -> String? {
    let full = space + name + "::"
    if let other = state.namespaceAliases[full] { return other }
    return state.namespaces.contains(full) ? full : nil
  }

  /// The namespace at the end of `A::B`.
  func namespace(atEndOf path: String) -> String? {
    var parts = splitPath(path)[...]
    var space: String?
    if parts.first == "" {
      parts = parts.dropFirst()
      space = ""
    }
    for part in parts {
      space = space.map { namespace(part, in: $0) } ?? namespace(named: part)
      if space == nil { return nil }
    }
    return space
  }

  /// `void A::f() { … }`, `int A::n = 3;`: what a namespace has declared is defined behind it.
  func defineOutside(_ id: CppTree.ID, _ name: String, of space: String) {
    var inner = tree[id]
    inner.text = name
    let full = space + name
    let known = state.names[full]
    within(CppRef(tree: treeIndex, id: id), record: nil, namespace: space) {
      if inner.kind == .variable, case .variable? = known {
        return declareGlobal(inner, isForeign: false)
      }
      if inner.kind == .function, case .functions? = known,
        state.overloads[CppSignature(fullName: full, parameters: signature(parameters(inner)))]
          != nil
      {
        return declareFunction(tree.add(inner), isForeign: false)
      }
      if inner.kind == .function, case .functions? = known,
        parameters(inner).contains(where: { $0.type.isFailed })
      {
        return
      }
      let path = space.dropLast(2)
      error(
        known == nil && inner.kind == .variable
          ? "no member named '\(name)' in namespace '\(path)'"
          : "out-of-line definition of '\(name)' does not match any declaration in namespace '\(path)'",
        at: inner.place)
    }
  }

  // MARK: using namespace

  /// Under this name a block keeps the namespaces that it has opened. No program can write it.
  private static let openedKey = "(opened)"

  private var openedHere: [String] {
    guard hasLocalUses else { return [] }
    return scopes.flatMap { $0[Self.openedKey]?.opened ?? [] }
  }

  /// In a function it holds until the block ends.
  func use(_ space: String) {
    guard function != nil, !scopes.isEmpty else { return state.names.use(space, in: namespace) }
    state.names.note(space)
    hasLocalUses = true
    var local =
      scopes[scopes.count - 1][Self.openedKey]
      ?? CppLocal(type: .failed, cname: "", place: .none, entity: .ambiguous)
    local.opened.append(space)
    scopes[scopes.count - 1][Self.openedKey] = local
  }

  /// `namespace fs = a::b;`
  func declareAlias(_ node: CppNode) {
    guard let space = namespace(atEndOf: tree[node.kid(0)].text) else {
      error("expected namespace name", at: tree[node.kid(0)].place)
      return
    }
    if function != nil { return refuse("a namespace alias in a function", at: node.place) }
    if let old = namespace(node.text, in: namespace), old != space {
      error(
        "redefinition of '\(node.text)' as an alias for a different namespace", at: node.place)
      return
    }
    state.namespaceAliases[namespace + node.text + "::"] = space
  }
}
