import Diagnostics
import Syntax

/// A type of Swift, as far as this front end knows them.
///
/// How a value of it lies in the machine: numbers and enums without payload are plain words; classes,
/// strings, collections, closures and existentials are objects or blocks; structs, tuples, enums with
/// payloads and optionals of anything that is no object are structs in memory, copied whole.
package indirect enum SwiftType: Hashable, Sendable {
  /// By name: `Int`, `UInt8`, …
  case integer(String)
  case double, float, bool, string, character, void, never, any
  /// The type of `nil`, and of what could not be typed (an error was reported).
  case null, failed
  /// Index in `SwiftState.nominals`.
  case nominal(Int)
  case optional(SwiftType)
  case array(SwiftType)
  /// A part of an array, which keeps the numbers that its elements had there.
  case slice(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case set(SwiftType)
  case range(closed: Bool)
  case tuple([String], [SwiftType])
  case function([SwiftType], SwiftType)
  /// The result of a function that may throw; it stands nowhere else.
  case throwing(SwiftType)
  case metatype(SwiftType)
  /// What a function changes where it lies: `inout`. It stands among the parameters of a function's type alone.
  case lent(SwiftType)
  /// A type parameter of a generic function, by position.
  case generic(Int)

  static let int = SwiftType.integer("Int")

  var isInteger: Bool {
    if case .integer = self { return true }
    return false
  }
  var isNumber: Bool { isInteger || self == .double || self == .float }
  /// What a call answers when nothing is thrown.
  var answer: SwiftType {
    if case .throwing(let inner) = self { return inner }
    return self
  }
  var unwrapped: SwiftType? {
    if case .optional(let inner) = self { return inner }
    return nil
  }
}
