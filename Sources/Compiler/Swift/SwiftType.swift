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
  case dictionary(SwiftType, SwiftType)
  case set(SwiftType)
  case range(closed: Bool)
  case tuple([String], [SwiftType])
  case function([SwiftType], SwiftType)
  case metatype(SwiftType)
  /// A type parameter of a generic function, by position.
  case generic(Int)

  static let int = SwiftType.integer("Int")

  var isInteger: Bool {
    if case .integer = self { return true }
    return false
  }
  var isNumber: Bool { isInteger || self == .double || self == .float }
  var unwrapped: SwiftType? {
    if case .optional(let inner) = self { return inner }
    return nil
  }
}

/// Lowered text under construction: pieces whose place is still open take the one of the construct around
/// them.
struct SwiftCode: ExpressibleByStringInterpolation {
  var pieces: [LoweredPiece] = []

  init() {}
  init(stringLiteral value: String) { pieces = [LoweredPiece(value, .none)] }
  init(_ text: String) { pieces = [LoweredPiece(text, .none)] }
  init(_ code: SwiftCode, at place: SourceRange) { self = code.at(place) }
  init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

  struct Interpolation: StringInterpolationProtocol {
    var pieces: [LoweredPiece] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(LoweredPiece(literal, .none)) }
    }
    mutating func appendInterpolation(_ code: SwiftCode) { pieces += code.pieces }
    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
    mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
  }

  func at(_ place: SourceRange) -> SwiftCode {
    var result = self
    for index in result.pieces.indices where result.pieces[index].place.isNone {
      result.pieces[index].place = place
    }
    return result
  }
  static func + (a: SwiftCode, b: SwiftCode) -> SwiftCode {
    var result = a
    result.pieces += b.pieces
    return result
  }
  static func += (a: inout SwiftCode, b: SwiftCode) { a.pieces += b.pieces }
  mutating func add(_ code: SwiftCode, at place: SourceRange) { self += code.at(place) }
  var isEmpty: Bool { pieces.isEmpty }
}

extension [SwiftCode] {
  func joined(_ separator: String) -> SwiftCode {
    var result = SwiftCode()
    for (index, each) in enumerated() {
      if index > 0 { result += SwiftCode(separator) }
      result += each
    }
    return result
  }
}
