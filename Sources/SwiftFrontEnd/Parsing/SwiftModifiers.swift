import Diagnostics

/// Which modifier may stand in front of which declaration, and where, with swiftc's sentences.
///
/// What stands in an extension may be a member of a class or of something else, which nobody knows before its type does.
extension SwiftParser {
  private static let levels: Set<String> = ["private", "fileprivate", "internal", "public", "open"]
  private static let typeWords: Set<String> = ["static", "class"]

  /// `word`: what is declared.
  mutating func check(_ modifiers: [SwiftToken], of word: String) {
    var seen: Set<String> = []
    for each in modifiers {
      if let title = repeated(each.text, seen) ?? misplaced(each.text, word, modifiers) {
        complain(title, at: each.place)
      }
      seen.insert(each.text)
    }
  }

  /// Only what may be set may be set by few: known when the variable has been read.
  mutating func checkSetters(_ modifiers: [SwiftToken], of variables: Int) {
    guard let modifier = modifiers.first(where: { $0.text.hasSuffix("(set)") }) else { return }
    let isSet = tree[variables].kids.allSatisfy {
      let flags = tree[tree[$0].kid(2)].flags
      return !flags.contains(.hasGetter) || flags.contains(.hasSetter)
    }
    if isSet { return }
    let kind = home == nil ? "variables" : "properties"
    complain(
      "'\(modifier.text)' modifier cannot be applied to read-only \(kind)", at: modifier.place)
  }

  private mutating func complain(_ title: String, at place: SourceRange) {
    diagnostics.append(Diagnostic(.swiftError, title: title, at: place))
  }

  private func repeated(_ text: String, _ seen: Set<String>) -> String? {
    if SwiftParser.typeWords.contains(text), !seen.isDisjoint(with: SwiftParser.typeWords) {
      return "'\(text)' cannot appear after another 'static' or 'class' keyword"
    }
    if seen.contains(text) { return "duplicate modifier" }
    return SwiftParser.levels.contains(text) && !seen.isDisjoint(with: SwiftParser.levels)
      ? "multiple incompatible access-level modifiers specified" : nil
  }

  private func misplaced(
    _ text: String, _ word: String, _ modifiers: [SwiftToken]
  ) -> String? {
    let isVariable = word == "var" || word == "let"
    let isMember = isVariable || word == "func" || word == "subscript"
    let isInClass = ["class", "final class", "extension"].contains(home)
    let level = text.hasSuffix("(set)") ? String(text.dropLast(5)) : text
    switch text {
    case "weak", "unowned", "lazy":
      return isVariable ? nil : "'\(text)' may only be used on 'var' declarations"
    case "mutating", "nonmutating":
      return word == "func" ? nil : "'\(text)' may only be used on 'func' declarations"
    case "convenience", "required":
      if word != "init" { return "'\(text)' may only be used on 'init' declarations" }
      guard text == "convenience", let home, ["struct", "enum"].contains(home) else { return nil }
      return "initializers in \(home)s are not marked with 'convenience'"
    case "indirect":
      return ["enum", "case"].contains(word)
        ? nil : "'indirect' modifier cannot be applied to this declaration"
    case "final":
      if word == "class" || isMember && isInClass { return nil }
      return isMember
        ? "only classes and class members may be marked with 'final'"
        : "'final' modifier cannot be applied to this declaration"
    case "override":
      if !isMember, word != "init" {
        return "'override' modifier cannot be applied to this declaration"
      }
      return isInClass || home == "protocol"
        ? nil : "'override' can only be specified on class members"
    case "static", "class":
      if !isMember { return "declaration cannot be marked '\(text)'" }
      if text == "static" || isInClass || home == nil || home == "" { return nil }
      let kind = word == "func" ? "method" : isVariable ? "property" : "subscript"
      let kinds = isVariable ? "properties" : kind + "s"
      let use =
        home == "protocol"
        ? "requirement fulfilled by either a static or class \(kind)" : "static \(kind)"
      return
        "class \(kinds) are only allowed within classes; use 'static' to declare a \(use)"
    default:
      guard SwiftParser.levels.contains(level), word != "import" else { return nil }
      if ["deinit", "case"].contains(word) || level != text && !isVariable && word != "subscript" {
        return "'\(level)' modifier cannot be applied to this declaration"
      }
      if home == "" { return "attribute '\(level)' can only be used in a non-local scope" }
      if home == "protocol" { return "'\(level)' modifier cannot be used in protocols" }
      if level != text, word == "let" {
        let kind = home == nil ? "constants" : "read-only properties"
        return "'\(text)' modifier cannot be applied to \(kind)"
      }
      if text != "open" || word == "class" { return nil }
      if word == "extension" {
        return
          "extensions cannot be declared 'open'; declare individual members as 'open' instead"
      }
      guard isMember, isInClass else {
        return "only classes and overridable class members can be declared 'open'; use 'public'"
      }
      let implicit =
        modifiers.contains { $0.text == "static" }
        ? "static declarations"
        : word == "let"
          ? "'let' properties" : home == "final class" ? "members of 'final' classes" : ""
      return implicit.isEmpty
        ? nil : "\(implicit) are implicitly 'final'; use 'public' instead of 'open'"
    }
  }
}
