package import Diagnostics

/// Lowered text under construction, for the front ends of Swift and C++: pieces whose place is still open take
/// the one of the construct around them.
package struct LoweredCode: ExpressibleByStringInterpolation {
  package var pieces: [LoweredPiece] = []

  package init() {}
  package init(stringLiteral value: String) { self.init(value) }
  package init(_ code: LoweredCode, at place: SourceRange) { self = code.at(place) }
  package init(_ text: String) { pieces = text.isEmpty ? [] : [LoweredPiece(text, .none)] }
  package init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

  package struct Interpolation: StringInterpolationProtocol {
    package var pieces: [LoweredPiece] = []
    package init(literalCapacity: Int, interpolationCount: Int) {}
    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(LoweredPiece(literal, .none)) }
    }
    package mutating func appendInterpolation(_ code: LoweredCode) { pieces += code.pieces }
    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
    package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
  }

  package static func + (a: LoweredCode, b: LoweredCode) -> LoweredCode {
    var result = a
    result.pieces += b.pieces
    return result
  }
  package static func += (a: inout LoweredCode, b: LoweredCode) { a.pieces += b.pieces }
  package mutating func add(_ code: LoweredCode, at place: SourceRange) { self += code.at(place) }
  package var isEmpty: Bool { pieces.isEmpty }

  /// Gives a text its place in the program.
  package func at(_ place: SourceRange) -> LoweredCode {
    var result = self
    for index in result.pieces.indices where result.pieces[index].place.isNone {
      result.pieces[index].place = place
    }
    return result
  }
}

/// The same, for a text that is written where it is used.
infix operator <~ : MultiplicationPrecedence
package func <~ (code: LoweredCode, place: SourceRange) -> LoweredCode { code.at(place) }

extension [LoweredCode] {
  package func joined(_ separator: String) -> LoweredCode {
    var result = LoweredCode()
    for (index, each) in enumerated() {
      if index > 0 { result += LoweredCode(separator) }
      result += each
    }
    return result
  }
}
