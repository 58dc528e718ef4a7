import Diagnostics
import Syntax

/// A name that stands for nothing: the nearest of those that are known here, or what it is called in this language, is
/// told with it.
extension UnitCompiler {
  func undeclared(_ node: Node, among known: [String]) {
    let text = names[node.a]
    if isOfUnbuiltLibrary(text, at: node.place) { return }
    error(
      .undeclared, "use of undeclared identifier '\(text)'", [text], at: node.place,
      suggestion: wordHere(for: text) ?? closestName(to: text, among: known))
  }

  func visibleNames() -> [String] {
    var found = scopes.entries.map { names[$0.name] }
    found += function.ivars.keys.map { names[$0] }
    found += state.symbols.names.map { names[$0] }
    return Set(found).sorted()
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
