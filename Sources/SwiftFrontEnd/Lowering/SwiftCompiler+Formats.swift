import Diagnostics
import Syntax

/// Texts that are made of numbers: `String(format:)`, and a number in a radix.
extension SwiftCompiler {
  /// `Array(1...3)` and `Set(list)` without type arguments.
  /// `String(255, radix: 16, uppercase: true)`
  func radixText(_ value: SwiftValue, _ arguments: [Int]) -> LoweredCode {
    let text: LoweredCode =
      "__swift_in_radix((long)\(value.code), \(argument(arguments[1], .int)))"
    guard arguments.count == 3 else { return text }
    let t = fresh("t")
    return
      "({ NSString *\(t) = \(text); \(argument(arguments[2], .bool)) ? __swift_upper(\(t)) : \(t); })"
  }

  /// `String(format:)`: the format is a literal, and each value is one that its place takes.
  func formatted(_ node: SwiftNode, _ arguments: [Int]) -> SwiftValue {
    let format = tree[arguments[0]]
    guard format.kind == .string, format.kids.allSatisfy({ tree[$0].kind == .stringPart }) else {
      refuse("String(format:) with a format that is no literal", at: node.place)
      return failed()
    }
    let text = format.kids.map { tree[$0].text }.joined()
    var places = formatPlaces(text)
    var written = LoweredCode()
    for id in arguments.dropFirst() {
      let value = expression(id, expected: nil)
      if value.type == .failed { return failed() }
      let place = places.isEmpty ? " " : places.removeFirst()
      let code: LoweredCode
      switch (place, value.type) {
      case ("@", .string), ("@", .character): code = value.code
      case ("d", .integer), ("i", .integer), ("u", .integer), ("x", .integer), ("X", .integer),
        ("o", .integer), ("c", .integer):
        code = "(int)\(value.code)"
      case ("l", .integer): code = "(long)\(value.code)"
      case ("f", .double), ("g", .double), ("e", .double), ("f", .float), ("g", .float),
        ("e", .float):
        code = "(double)\(value.code)"
      default:
        refuse("String(format:) with these values", at: tree[id].place)
        return failed()
      }
      written += ", \(code)"
    }
    if !places.isEmpty {
      refuse("String(format:) with these values", at: node.place)
      return failed()
    }
    return SwiftValue(
      type: .string, code: "[NSString stringWithFormat:\(quoted(text))\(written)]")
  }

  /// The letters of a format's places; `l` for a long number.
  func formatPlaces(_ text: String) -> [Character] {
    var found: [Character] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        rest.removeFirst()
        continue
      }
      rest = rest.drop { "0123456789.-+ #".contains($0) }
      let isLong = rest.first == "l" || rest.first == "z"
      rest = rest.drop { "lqhz".contains($0) }
      guard let letter = rest.first else { break }
      found.append(isLong && "diuxXo".contains(letter) ? "l" : letter)
      rest.removeFirst()
    }
    return found
  }
}
