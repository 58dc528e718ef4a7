import Diagnostics
import Syntax

/// A function as one of another type, which takes no more and answers no less: a closure around it. And a
/// collection as one of wider elements.
extension SwiftCompiler {
  /// A collection whose elements become wider ones: swiftc makes another collection of it.
  func isWidened(_ type: SwiftType, _ wanted: SwiftType) -> Bool {
    switch (type, wanted) {
    case (.array(let a), .array(let b)), (.set(let a), .set(let b)),
      (.array(let a), .slice(let b)), (.slice(let a), .slice(let b)):
      converts(a, to: b) || isWidened(a, b)
    case (.dictionary(let a, let b), .dictionary(let c, let d)):
      (converts(a, to: c) || isWidened(a, c)) && (converts(b, to: d) || isWidened(b, d))
    case (.optional(let a), .optional(let b)): isWidened(a, b)
    default: false
    }
  }

  /// A function that takes at least as much and answers at least what is wanted: swiftc wraps it.
  func isOtherShape(_ type: SwiftType, of wanted: SwiftType) -> Bool {
    guard case .function(let taken, let result) = type,
      case .function(let given, let asked) = wanted, taken.count == given.count
    else { return false }
    return converts(result, to: asked) && zip(given, taken).allSatisfy { converts($0, to: $1) }
  }

  /// Such a function as the wanted one; nil: it is another.
  func reshaped(
    _ value: SwiftValue, to wanted: SwiftType, at place: SourceRange
  ) -> LoweredCode? {
    guard isOtherShape(value.type, of: wanted.unwrapped ?? wanted),
      case .function(let taken, let result) = value.type,
      case .function(let given, let asked) = wanted.unwrapped ?? wanted
    else { return nil }
    if result != result.answer || asked != asked.answer
      || taken.contains(where: { if case .lent = $0 { true } else { false } })
    {
      refuse("a function of type '\(name(of: value.type))' as a '\(name(of: wanted))'", at: place)
      return "0"
    }
    _ = cType(wanted)
    let f = fresh("f")
    let names = given.map { _ in fresh("p") }
    let list = zip(given, names).map { "\(cType($0)) \($1)" }.joined(separator: ", ")
    let arguments = zip(zip(given, taken), names).map {
      converted(LoweredCode($1), $0.0, $0.1)
    }
    let call: LoweredCode = "\(f)(\(arguments.joined(", ")))"
    let body: LoweredCode =
      asked == .void || asked == .never
      ? "(void)\(call); " : "return \(converted(call, result, asked)); "
    return
      "({ \(cType(value.type)) \(f) = \(value.code); ^\(cType(asked))(\(list.isEmpty ? "void" : list)) { \(body)}; })"
  }
}
