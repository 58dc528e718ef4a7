import Syntax

/// Names for types outside of all types. One may speak of another that stands behind it, so that each is found out when
/// somebody asks for it.
extension SwiftCompiler {
  func declareAliases() {
    let aliases = tree.roots.filter { tree[$0].kind == .typeAlias }
    for root in aliases where openAliases.updateValue(root, forKey: tree[root].text) != nil {
      error("invalid redeclaration of '\(tree[root].text)'", at: tree[root].place)
    }
    // Of a type and an alias of one name the later is one too many.
    let types = tree.roots.filter {
      [.classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration]
        .contains(tree[$0].kind) && openAliases[tree[$0].text] != nil
    }
    for root in types {
      guard let alias = openAliases[tree[root].text] else { continue }
      let later = max(root, alias)
      error("invalid redeclaration of '\(tree[root].text)'", at: tree[later].place)
      openAliases[tree[root].text] = nil
    }
    for root in aliases { _ = settledAlias(tree[root].text) }
  }

  /// What the alias of a name stands for; nil: it is none that waits to be known.
  func settledAlias(_ text: String) -> SwiftType? {
    guard let root = openAliases[text] else { return nil }
    let node = tree[root]
    guard closingAliases.insert(text).inserted else {
      error("type alias '\(text)' references itself", at: node.place)
      return .failed
    }
    let type = resolve(node.kid(0))
    closingAliases.remove(text)
    openAliases[text] = nil
    state.types[text] = type
    return type
  }
}
