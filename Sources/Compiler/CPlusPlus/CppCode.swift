import Diagnostics
import Syntax

/// C under construction: pieces whose place is still open take the one of the construct around them.
struct CppCode: ExpressibleByStringInterpolation {
  var pieces: [LoweredPiece] = []

  init() {}
  init(stringLiteral value: String) { self.init(value) }
  init(_ text: String) { pieces = text.isEmpty ? [] : [LoweredPiece(text, .none)] }
  init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

  struct Interpolation: StringInterpolationProtocol {
    var pieces: [LoweredPiece] = []
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(LoweredPiece(literal, .none)) }
    }
    mutating func appendInterpolation(_ code: CppCode) { pieces += code.pieces }
    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
    mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
  }

  static func + (a: CppCode, b: CppCode) -> CppCode {
    var result = a
    result.pieces += b.pieces
    return result
  }
  static func += (a: inout CppCode, b: CppCode) { a.pieces += b.pieces }
  var isEmpty: Bool { pieces.isEmpty }
}

/// Gives a text its place in the program.
infix operator <~ : MultiplicationPrecedence
func <~ (code: CppCode, place: SourceRange) -> CppCode {
  var result = code
  for index in result.pieces.indices where result.pieces[index].place.isNone {
    result.pieces[index].place = place
  }
  return result
}

extension [CppCode] {
  func joined(_ separator: String) -> CppCode {
    var result = CppCode()
    for (index, each) in enumerated() {
      if index > 0 { result += CppCode(separator) }
      result += each
    }
    return result
  }
}
