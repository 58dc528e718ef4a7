import Diagnostics
import Syntax

/// A name that stands for nothing: the nearest of those that are known here, or what it is called in this language, is
/// told with it.
extension UnitCompiler {
  func undeclared(_ node: Node, among known: @autoclosure () -> [String]) {
    let text = names[node.a]
    if isOfUnbuiltLibrary(text, at: node.place) { return }
    error(
      .undeclared, "use of undeclared identifier '\(text)'", [text], at: node.place,
      suggestion: wordHere(for: text) ?? closestName(to: text, among: known()))
  }

  func visibleNames() -> [String] {
    (scopes.entries.map(\.name) + function.ivars.keys + state.symbols.names).map { names[$0] }
  }

  /// Of classes that are more than announced.
  func classNames() -> [String] {
    state.classes.filter { !$0.isForward }.map { names[$0.name] }
  }

  func functionNames() -> [String] {
    var found: [String] = []
    state.symbols.eachEntry { name, symbol in
      if case .function = symbol { found.append(names[name]) }
    }
    return found
  }

  func propertyNames(of name: NameID) -> [String] {
    var found: [String] = []
    state.forEachAncestor(of: name) { index in
      found += state.classes[index].properties.map { names[$0.name] }
    }
    return found
  }

  /// What other languages call by this name.
  private func wordHere(for word: String) -> String? {
    switch word {
    case "null", "None", "nullptr": "nil"
    case "True": "YES"
    case "False": "NO"
    case "this": scopes.findIndex(known.selfName) == nil ? nil : "self"
    default: nil
    }
  }
}
