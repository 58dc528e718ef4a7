import Diagnostics
import Syntax

/// What is stored where nobody keeps it: a new object in a weak variable is gone with the statement.
extension UnitCompiler {
  func warnRetained(_ value: Value, _ type: TypeID, _ id: NodeID) {
    switch ownership(type) {
    case .weak: warnRetained(value, "weak", "weak variable", id)
    case .unsafe: warnRetained(value, "unsafe_unretained", "unsafe_unretained variable", id)
    default: break
    }
  }

  /// The same of a property that owns nothing.
  func warnRetained(_ value: Value, by property: Value, _ id: NodeID) {
    let reference = function.propertyReferences[Int(property.integer)]
    switch reference.declared?.setter {
    case .weak: warnRetained(value, "weak", "weak property", id)
    case .assign where isARC && isRetainable(property.type):
      warnRetained(value, "unsafe_unretained", "unsafe property", id)
    default: break
    }
  }

  private func warnRetained(_ value: Value, _ word: String, _ target: String, _ id: NodeID) {
    let literal = word == "weak" && isARC && !tree.isLowered ? literalWords(id) : nil
    guard value.isRetainedResult || literal != nil else { return }
    let what = literal.map { "\($0) to a" } ?? "retained object to"
    warning(
      .retainedAssignment,
      "assigning \(what) \(target); object will be released after assignment", [word],
      at: tree[id].place)
  }

  /// A literal that makes an object; the text of `@"…"` is there for good.
  private func literalWords(_ id: NodeID) -> String? {
    var id = id
    while tree[id].kind == .cast { id = tree[id].b }
    switch tree[id].kind {
    case .arrayLiteral: return "array literal"
    case .dictionaryLiteral: return "dictionary literal"
    case .blockExpression: return "block literal"
    case .boxedExpression:
      let operand = tree[tree[id].a].kind
      return operand == .integerLiteral || operand == .floatLiteral
        ? "numeric literal" : "boxed expression"
    default: return nil
    }
  }
}
