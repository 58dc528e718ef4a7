import Diagnostics
import Syntax

/// Numbers that are made of others, of bits and of texts: `Int("7")`, `UInt8(n)`, `Int("ff", radix: 16)`.
extension SwiftCompiler {
  func number(_ type: SwiftType, _ node: SwiftNode, _ arguments: [Int]) -> SwiftValue {
    if arguments.isEmpty { return SwiftValue(type: type, code: "((\(cType(type)))0)") }
    if node.labels.last == "radix" {
      let text = expression(arguments[0], expected: nil)
      guard type.isInteger, text.type == .string,
        let limits = SwiftCompiler.integers[name(of: type)]
      else {
        if text.type != .failed { refuse("\(name(of: type))(_:radix:) of this", at: node.place) }
        return failed()
      }
      let (result, t, u) = (SwiftType.optional(type), fresh("t"), fresh("u"))
      return SwiftValue(
        type: result,
        code:
          "({ long \(u) = 0; _Bool \(t) = __swift_parse_radix(\(text.code), &\(u), \(argument(arguments[1], .int)), \(limits.low), \(limits.high)); \(t) ? \(some(result, "(\(cType(type)))\(u)")) : \(none(result)); })"
      )
    }
    // A literal is one of the type itself.
    let isOwn = type.isInteger && tree[arguments[0]].kind == .integer && node.labels == [""]
    let value = expression(arguments[0], expected: isOwn ? type : nil)
    if value.type == .failed { return failed() }
    if node.labels == ["bitPattern"] {
      let pairs = [
        ["Int", "UInt"], ["Int64", "UInt64"], ["Int32", "UInt32"], ["Int16", "UInt16"],
        ["Int8", "UInt8"],
      ]
      let given = [name(of: value.type), name(of: type)]
      if given.last == "UInt" || given.last == "Int", given.first == "ObjectIdentifier" {
        return SwiftValue(type: type, code: "((\(cType(type)))(\(value.code)).__address)")
      }
      guard pairs.contains(where: { $0 == given || $0 == given.reversed() }) else {
        refuse("\(name(of: type))(bitPattern:) of this", at: node.place)
        return failed()
      }
      return SwiftValue(type: type, code: "((\(cType(type)))\(value.code))")
    }
    if value.type == .string || value.type == .character {
      let result = SwiftType.optional(type)
      let t = fresh("t")
      let u = fresh("u")
      let limits = SwiftCompiler.integers[name(of: type)].map { ", \($0.low), \($0.high)" }
      let parse = type.isInteger ? "__swift_parse_integer" : "__swift_parse_double"
      let plain = type.isInteger ? "long" : "double"
      return SwiftValue(
        type: result,
        code:
          "({ \(plain) \(u) = 0; _Bool \(t) = \(parse)(\(value.code), &\(u)\(limits ?? "")); \(t) ? \(some(result, "(\(cType(type)))\(u)")) : \(none(result)); })"
      )
    }
    guard value.type.isNumber else {
      error(
        "no exact matches in call to initializer", at: node.place)
      return failed()
    }
    if type.isInteger {
      if value.type.isInteger {
        let limits = SwiftCompiler.integers[name(of: type)]
        if type == value.type
          || name(of: type) == "Int" && !name(of: value.type).hasPrefix("UInt6")
            && name(of: value.type) != "UInt"
        {
          return SwiftValue(type: type, code: "((\(cType(type)))\(value.code))")
        }
        if node.labels.first == "truncatingIfNeeded" {
          return SwiftValue(type: type, code: "((\(cType(type)))\(value.code))")
        }
        return SwiftValue(
          type: type,
          code:
            "((\(cType(type)))__swift_fit((long)\(value.code), (long)\(limits?.low ?? "0"), (long)\(name(of: type).hasSuffix("64") || name(of: type) == "UInt" ? "9223372036854775807L" : limits?.high ?? "0")))"
        )
      }
      let literal = tree[arguments[0]]
      if literal.kind == .float, let number = Double(literal.text), let limits = bounds(of: type),
        !(number > limits.below && number < limits.above)
      {
        error(
          "invalid conversion: '\(literal.text)' overflows '\(name(of: type))'", at: node.place)
        return failed()
      }
      return SwiftValue(type: type, code: truncated(value, type))
    }
    return SwiftValue(type: type, code: "((\(cType(type)))\(value.code))")
  }

  /// What is said of an argument of `abs` that is no number.
  func noNumber(_ value: SwiftValue, at place: SourceRange) -> SwiftValue {
    if value.type == .failed { return failed() }
    if let inner = value.type.unwrapped, inner.isNumber {
      error(
        "value of optional type '\(name(of: value.type))' must be unwrapped to a value of type '\(name(of: inner))'",
        at: place)
    } else if value.isType || value.type == .null {
      refuse("abs of this", at: place)
    } else {
      error(
        "global function 'abs' requires that '\(name(of: value.type))' conform to 'SignedNumeric'",
        at: place)
    }
    return failed()
  }
}
