import Diagnostics
import Syntax

/// The methods of texts.
extension SwiftCompiler {
  /// The first or the last character, which is taken out of a text.
  private func withoutCharacter(
    _ base: SwiftValue, _ text: String, _ node: SwiftNode
  ) -> SwiftValue {
    if changing(base, node, { _ in "0" }).type == .failed { return failed() }
    var base = base
    if case .accessor = base.place { base.code = kept(base.code, base.type) }
    let (t, isFirst) = (fresh("t"), text == "removeFirst")
    let end = isFirst ? "first" : "last"
    let read: LoweredCode = "NSString *\(t) = __swift_\(end)_character(\(base.code)); "
    let back = store(base, "__swift_without_\(end)(\(base.code))")
    if text == "popLast" {
      return SwiftValue(
        type: .optional(.character), code: "({ \(read)if (\(t)) \(back); \(t); })")
    }
    return SwiftValue(
      type: .character,
      code: "({ \(read)__swift_not_empty_text(\(t), \(isFirst ? 1 : 0)); \(back); \(t); })")
  }

  /// An argument that may be a text, a part of one, or a character: a text here, whichever it is.
  func anyText(_ id: Int) -> LoweredCode {
    if isLiteral(id) { return argument(id, .string) }
    let value = expression(id, expected: nil)
    let isText = value.type == .character || value.view == SwiftCompiler.substring
    let code = isText ? value.code : convert(value, to: .string, at: tree[id].place, mismatch)
    return collects && !isQuiet(id) ? kept(code, .string) : code
  }

  /// Whether an argument is a text, and no character.
  private func isText(_ id: Int) -> Bool {
    tree[id].kind == .string || tree[id].kind != .closure && argumentType(id, nil) == .string
  }

  func stringMethod(
    _ base: SwiftValue, _ text: String, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue? {
    switch text {
    case "uppercased": return SwiftValue(type: .string, code: "__swift_upper(\(base.code))")
    case "lowercased": return SwiftValue(type: .string, code: "__swift_lower(\(base.code))")
    case "hasPrefix", "hasSuffix":
      return SwiftValue(
        type: .bool,
        code:
          "__swift_\(text == "hasPrefix" ? "prefixed" : "suffixed")(\(base.code), \(argument(arguments[0], .string)))"
      )
    case "contains" where node.labels == [""] && isText(arguments[0]):
      return SwiftValue(
        type: .bool, code: "__swift_contains(\(base.code), \(anyText(arguments[0])))")
    case "append":
      if node.labels != [""], node.labels != ["contentsOf"] { return nil }
      let isCharacter = node.labels == [""] && probe(arguments[0]).type == .character
      let new = argument(arguments[0], isCharacter ? .character : .string)
      return changing(base, node) { "__swift_append(\($0), \(new))" }
    case "removeAll": return changing(base, node) { _ in "@\"\"" }
    case "removeLast", "removeFirst", "popLast":
      return withoutCharacter(base, text, node)
    case "reversed":
      return view(
        "ReversedCollection", "__swift_array_reversed(__swift_characters(\(base.code)))",
        of: .character, nil)
    case "replacingOccurrences" where node.labels == ["of", "with"]:
      return SwiftValue(
        type: .string,
        code:
          "[\(base.code) stringByReplacingOccurrencesOfString:\(argument(arguments[0], .string)) withString:\(argument(arguments[1], .string))]"
      )
    case "components" where node.labels == ["separatedBy"]:
      guard tree[arguments[0]].kind != .member else { return nil }
      return SwiftValue(
        type: .array(.string),
        code: "__swift_components(\(base.code), \(argument(arguments[0], .string)))")
    case "trimmingCharacters":
      let set = tree[arguments[0]]
      guard set.kind == .member, ["whitespaces", "whitespacesAndNewlines"].contains(set.text) else {
        return nil
      }
      return SwiftValue(
        type: .string,
        code: "__swift_trimmed(\(base.code), \(set.text == "whitespaces" ? 0 : 1))")
    case "padding":
      return SwiftValue(
        type: .string,
        code:
          "__swift_padded(\(base.code), \(argument(arguments[0], .int)), \(argument(arguments[1], .string)), \(argument(arguments[2], .int)))"
      )
    case "split" where node.labels.first == "separator":
      var rest = Array(zip(node.labels, arguments)).dropFirst()
      func given(_ label: String, _ type: SwiftType) -> LoweredCode? {
        guard rest.first?.0 == label else { return nil }
        return argument(rest.removeFirst().1, type)
      }
      let separator = anyText(arguments[0])
      let most = given("maxSplits", .int) ?? "9223372036854775807L"
      let omits = given("omittingEmptySubsequences", .bool) ?? "1"
      if !rest.isEmpty { return nil }
      var parts = SwiftValue(
        type: .array(.string),
        code: "__swift_split(\(base.code), \(separator), \(most), \(omits))")
      parts.view = SwiftCompiler.substrings
      return parts
    default: return nil
    }
  }
}
