import Diagnostics
import Syntax

/// Lowered text under construction, for the front ends of Swift and C++: pieces whose place is still open take
/// the one of the construct around them.
struct LoweredCode: ExpressibleByStringInterpolation {
  var pieces: [LoweredPiece] = []

  init() {}
  init(stringLiteral value: String) { self.init(value) }
  init(_ code: LoweredCode, at place: SourceRange) { self = code.at(place) }
  init(_ text: String) { pieces = text.isEmpty ? [] : [LoweredPiece(text, .none)] }
  init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

  struct Interpolation: StringInterpolationProtocol {
    var pieces: [LoweredPiece] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(LoweredPiece(literal, .none)) }
    }
    mutating func appendInterpolation(_ code: LoweredCode) { pieces += code.pieces }
    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
    mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
  }

  static func + (a: LoweredCode, b: LoweredCode) -> LoweredCode {
    var result = a
    result.pieces += b.pieces
    return result
  }
  static func += (a: inout LoweredCode, b: LoweredCode) { a.pieces += b.pieces }
  mutating func add(_ code: LoweredCode, at place: SourceRange) { self += code.at(place) }
  var isEmpty: Bool { pieces.isEmpty }

  /// Gives a text its place in the program.
  func at(_ place: SourceRange) -> LoweredCode {
    var result = self
    for index in result.pieces.indices where result.pieces[index].place.isNone {
      result.pieces[index].place = place
    }
    return result
  }
}

/// The same, for a text that is written where it is used.
infix operator <~ : MultiplicationPrecedence
func <~ (code: LoweredCode, place: SourceRange) -> LoweredCode { code.at(place) }

extension [LoweredCode] {
  func joined(_ separator: String) -> LoweredCode {
    var result = LoweredCode()
    for (index, each) in enumerated() {
      if index > 0 { result += LoweredCode(separator) }
      result += each
    }
    return result
  }
}
