import Diagnostics
import Syntax

/// `"text"` where `@"text"` is meant: the sign in front of literals of objects is what beginners forget most.
extension UnitCompiler {
  /// Reports a C string literal that stands where a string object is wanted.
  func missesAt(_ value: Value, as target: TypeID, at place: SourceRange) -> Bool {
    guard wantsString(target), isTextLiteral(value, at: place) else { return false }
    reportMissingAt("string literal must be prefixed by '@'", at: place)
    return true
  }

  /// The same in a comparison.
  func missesAt(_ value: Value, comparedWith other: Value, at place: SourceRange) -> Bool {
    guard isCharacters(value.type), wantsString(other.type) else { return false }
    let text = sources.text(of: place)
    guard text.hasPrefix("\"") || text.hasSuffix("\""), !text.contains("@\"") else { return false }
    reportMissingAt("string literal must be prefixed by '@'", at: place)
    return true
  }

  /// An element of `@[…]` or `@{…}` that is no object: nil where no `@` would help.
  func missingAtTitle(_ id: NodeID) -> String? {
    switch tree[id].kind {
    case .stringLiteral: "string literal must be prefixed by '@' in a collection"
    case .integerLiteral where tree[id].flags & NodeFlags.characterLiteral != 0:
      "character literal must be prefixed by '@' in a collection"
    case .integerLiteral, .floatLiteral:
      "numeric literal must be prefixed by '@' in a collection"
    default: nil
    }
  }

  private func reportMissingAt(_ title: String, at place: SourceRange) {
    let text = sources.text(of: place)
    error(
      .incompatibleTypes, title, ["char *", "NSString *"], at: place,
      suggestion: text.hasPrefix("\"") ? "@" + text : nil)
  }

  private func wantsString(_ type: TypeID) -> Bool {
    guard state.types.kind(type) == .objectPointer else { return false }
    let name = state.types.entry(type).a
    return name > 0 && (name == known.nsString || names[name] == "NSMutableString")
  }

  private func isCharacters(_ type: TypeID) -> Bool {
    guard state.types.isPointer(type) else { return false }
    let element = state.types.pointee(type)
    return state.types.size(element) == 1 && state.types.isInteger(element)
  }

  private func isTextLiteral(_ value: Value, at place: SourceRange) -> Bool {
    isCharacters(value.type) && sources.text(of: place).hasPrefix("\"")
  }
}
