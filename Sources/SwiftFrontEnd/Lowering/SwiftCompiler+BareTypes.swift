import Diagnostics
import Syntax

/// Names of generic types that stand alone, without their arguments: `let box: Box = Box(3)`. The value says what they are.
extension SwiftCompiler {
  /// The type that is written behind a name. The name of a generic type alone is of what the value has.
  func annotation(of node: SwiftNode) -> SwiftType {
    guard node.kid(1) != 0 else { return resolve(node.kid(0)) }
    if let text = bareGeneric(within: node.kid(0)) {
      return isBare(node.kid(0))
        ? bare(text, probe(node.kid(1)).type, of: node.kid(1), at: tree[node.kid(0)].place)
        : refusedBare(text, at: tree[node.kid(0)].place)
    }
    guard isBare(node.kid(0)) else { return resolve(node.kid(0)) }
    let type = probe(node.kid(1)).type
    switch (tree[node.kid(0)].text, type) {
    case ("Set", .array(let element)), ("Set", .set(let element)):
      promises.append((element, "Hashable", "generic struct 'Set'", node.place))
      return .set(element)
    case ("Array", .array), ("Dictionary", .dictionary): return type
    default: return resolve(node.kid(0))
    }
  }

  /// Whether the name of a generic type stands alone, without its arguments.
  func isBare(_ id: Int) -> Bool {
    let node = tree[id]
    return node.kind == .typeName && node.kids.isEmpty
      && (["Set", "Array", "Dictionary"].contains(node.text)
        || state.genericTypes[node.text] != nil)
      && namedType(node.text, []) == nil
  }

  /// A generic type of the program without its arguments anywhere in a type that is written down.
  func bareGeneric(within id: Int) -> String? {
    var text: String?
    _ = tree.contains(id) { node in
      guard node.kind == .typeName, node.kids.isEmpty, state.genericTypes[node.text] != nil,
        namedType(node.text, []) == nil
      else { return false }
      text = node.text
      return true
    }
    return text
  }

  /// The type that the name of a generic type alone stands for, beside a value of this type.
  func bare(_ text: String, _ type: SwiftType, of value: Int, at place: SourceRange) -> SwiftType {
    if case .nominal(let index) = type, state.nominals[index].genericName == text { return type }
    if type == .failed {
      _ = expression(value, expected: nil)
      return .failed
    }
    return refusedBare(text, at: place)
  }

  /// A type that nothing beside it completes.
  func resolveWhole(_ id: Int) -> SwiftType {
    bareGeneric(within: id).map { refusedBare($0, at: tree[id].place) } ?? resolve(id)
  }

  func refusedBare(_ text: String, at place: SourceRange) -> SwiftType {
    refuse("\(text) without its arguments here (write them: `\(text)<…>`)", at: place)
    return .failed
  }
}
