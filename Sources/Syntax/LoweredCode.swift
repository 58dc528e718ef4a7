package import Diagnostics

/// Lowered text under construction, for the front ends of Swift and C++: pieces whose place is still open take
/// the one of the construct around them.
///
/// It is a rope. A text that is put into a larger one is not copied but referred to, and the place that is
/// given to a text is noted once above it, so `a + b + c + …` costs a step for each operator, not a copy of
/// all that stands to its left. The pieces are put in a row once, at the end.
package struct LoweredCode: ExpressibleByStringInterpolation {
  private enum Part {
    case piece(LoweredPiece)
    case whole(Whole)
  }

  /// A text within a text, and the place of those of its pieces that have none of their own.
  private final class Whole {
    private(set) var parts: [Part]
    let place: SourceRange
    init(_ parts: [Part], _ place: SourceRange) {
      self.parts = parts
      self.place = place
    }

    /// Texts within it that nobody else has go one after the other: by recursion a long chain would not fit on the
    /// stack.
    deinit {
      var open = taken()
      while var next = open.popLast() {
        if isKnownUniquelyReferenced(&next) { open += next.taken() }
      }
    }

    /// The texts within it, which it has no more.
    private func taken() -> [Whole] {
      defer { parts = [] }
      return parts.compactMap { if case .whole(let inner) = $0 { inner } else { nil } }
    }
  }

  private var parts: [Part] = []
  /// How many pieces there are; what is used in several places counts in each of them.
  package private(set) var count = 0
  /// Up to this many parts are copied: a reference would cost more.
  private static let few = 6
  /// So many parts become a text of their own: a row that doubles would want twice its room at once, and a copy of
  /// it would cost all of it.
  private static let many = 4096

  package init() {}
  package init(stringLiteral value: String) { self.init(value) }
  package init(_ code: LoweredCode, at place: SourceRange) { self = code.at(place) }
  package init(_ text: String) { add(text) }
  package init(stringInterpolation: Interpolation) { self = stringInterpolation.code }

  package struct Interpolation: StringInterpolationProtocol {
    var code = LoweredCode()
    package init(literalCapacity: Int, interpolationCount: Int) {}
    package mutating func appendLiteral(_ literal: String) { code.add(literal) }
    package mutating func appendInterpolation(_ other: LoweredCode) { code += other }
    package mutating func appendInterpolation(_ text: String) { code.add(text) }
    package mutating func appendInterpolation(_ number: Int) { code.add(String(number)) }
  }

  private mutating func add(_ text: String) {
    if text.isEmpty { return }
    parts.append(.piece(LoweredPiece(text, .none)))
    count = count.addingReportingOverflow(1).partialValue
  }

  package static func + (a: LoweredCode, b: LoweredCode) -> LoweredCode {
    var result = LoweredCode()
    result += a
    result += b
    return result
  }
  package static func += (a: inout LoweredCode, b: LoweredCode) {
    if a.parts.isEmpty {
      a = b
      return
    }
    if a.parts.count >= many { a.parts = [.whole(Whole(a.parts, .none))] }
    if b.parts.count <= few {
      a.parts += b.parts
    } else {
      a.parts.append(.whole(Whole(b.parts, .none)))
    }
    // A text of 2^60 pieces can be referred to; nobody will ever write it down.
    let (sum, isTooMuch) = a.count.addingReportingOverflow(b.count)
    a.count = isTooMuch ? .max : sum
  }
  package mutating func add(_ code: LoweredCode, at place: SourceRange) { self += code.at(place) }
  package var isEmpty: Bool { parts.isEmpty }

  /// Gives a text its place in the program.
  package func at(_ place: SourceRange) -> LoweredCode {
    if parts.isEmpty { return self }
    var result = self
    if parts.count > LoweredCode.few {
      result.parts = [.whole(Whole(parts, place))]
      return result
    }
    for index in parts.indices {
      switch parts[index] {
      case .piece(var piece) where piece.place.isNone:
        piece.place = place
        result.parts[index] = .piece(piece)
      case .whole(let whole) where whole.place.isNone:
        result.parts[index] = .whole(Whole(whole.parts, place))
      default: break
      }
    }
    return result
  }

  // MARK: Reading

  /// All pieces in a row, each with its place. Not by recursion: a chain of operators is as deep as it is long.
  package var pieces: [LoweredPiece] {
    var row: [LoweredPiece] = []
    row.reserveCapacity(count)
    visit {
      row.append($0)
      return true
    }
    return row
  }

  /// Goes through the pieces until one wants no more.
  private func visit(_ body: (LoweredPiece) -> Bool) {
    var open: [(parts: [Part], next: Int, place: SourceRange)] = [(parts, 0, .none)]
    while var top = open.popLast() {
      var inner: Whole?
      while inner == nil, top.next < top.parts.count {
        switch top.parts[top.next] {
        case .piece(var piece):
          if piece.place.isNone { piece.place = top.place }
          if !body(piece) { return }
        case .whole(let whole): inner = whole
        }
        top.next += 1
      }
      guard let inner else { continue }
      if top.next < top.parts.count { open.append(top) }
      open.append((inner.parts, 0, inner.place.isNone ? top.place : inner.place))
    }
  }

  /// The text of the first piece.
  package var first: String? {
    var text: String?
    visit {
      text = $0.text
      return false
    }
    return text
  }

  /// The text, where it is a single piece.
  package var single: String? { count == 1 ? first : nil }

  /// The whole text, without places.
  package var text: String { pieces.map(\.text).joined() }

  /// Whether a piece contains a word.
  package func mentions(_ word: String) -> Bool {
    var isThere = false
    visit {
      isThere = $0.text.contains(word)
      return !isThere
    }
    return isThere
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
