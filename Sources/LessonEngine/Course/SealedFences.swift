import Diagnostics

/// Solutions that do not lie open.
///
/// A student's edition of a course must hold its solutions, wrong answers, probes and checks, or `:check`
/// could not judge and `:solution` could not answer. It holds them sealed: a fence whose first line ends with
/// `sealed`, and lines of hexadecimal digits in it.
///
///     ```objc solution sealed
///     5ba0f3914c22
///     ```
///
/// This hides them from the eye that meets a file by chance, as a page with the answers at the back of a
/// book is sewn shut. It is no secret from a cryptographer, nor from anybody who reads this file: there is no
/// key that the program could have and a student could not. The package says so.
///
/// Which lines are a fence, cmark says, here as when the lesson is taught. A file is opened when it is read, whole,
/// before anything else looks at it; so the two editions of a lesson are one text to the rest of the program, with
/// one hash.
enum SealedFences {
  private static let mark = Array(" sealed".utf8)

  static func sealed(_ text: [UInt8]) -> [UInt8] {
    var isPredicted = false
    return rewrite(text) { info, opening, body in
      let role = FenceInfo(info, place: .none).role
      if role == .run || role == .predict { isPredicted = role == .predict }
      guard role.belongsToAnswers || (isPredicted && role.tellsOutcome), !isSealed(info) else {
        return nil
      }
      let lines = hexadecimal(scrambled(Array(body))).chunks(of: 78)
      return (opening + mark, lines.flatMap { $0 + [0x0A] })
    }
  }

  static func opened(_ text: [UInt8]) -> [UInt8] {
    // Most texts have nothing sealed in them, and cmark need not be asked.
    guard text.indices.contains(where: { text[$0] == mark[0] && text[$0...].starts(with: mark) })
    else { return text }
    return rewrite(text) { info, opening, body in
      guard isSealed(info), let end = opening.lastIndex(of: mark[1]), opening[end - 1] == mark[0],
        let bytes = fromHexadecimal(body.filter { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 })
      else { return nil }
      return (Array(opening[..<(end - 1)]), scrambled(bytes))
    }
  }

  private static func isSealed(_ info: String) -> Bool {
    info.split(separator: " ").last == "sealed"
  }

  /// The text with each closed fence put through `change`, which is given the words of its opening, that line
  /// without its end, and the lines between; nil leaves it as it is.
  private static func rewrite(
    _ text: [UInt8],
    _ change: (String, [UInt8], ArraySlice<UInt8>) -> (opening: [UInt8], body: [UInt8])?
  ) -> [UInt8] {
    guard firstInvalidByte(text) == nil else { return text }
    let source = SourceFile(name: "", origin: .lesson, text: text)
    var result: [UInt8] = []
    var copied = 0
    for block in MarkdownDocument(source, file: 0).blocks {
      guard case .fence(let info, _, isClosed: true) = block.content else { continue }
      let opening = source.lineText(source.line(at: block.place.start))
      let (start, end) = (Int(block.textStart), Int(block.textEnd))
      guard let changed = change(info, Array(opening), text[start..<end]) else { continue }
      result += text[copied..<opening.startIndex] + changed.opening
      result += text[opening.endIndex..<start] + changed.body
      copied = end
    }
    return result + text[copied...]
  }

  // MARK: The seal

  /// Its own inverse: each byte is mixed with the next of a fixed row of numbers (xorshift).
  private static func scrambled(_ bytes: [UInt8]) -> [UInt8] {
    var state: UInt32 = 0x5E1F_5A3E
    return bytes.map { byte in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return byte ^ UInt8(truncatingIfNeeded: state >> 11)
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }

  private static func fromHexadecimal(_ letters: [UInt8]) -> [UInt8]? {
    let values = letters.compactMap { digits.firstIndex(of: $0) }
    guard values.count == letters.count, values.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }
}

extension Array {
  /// Its elements in order, in pieces of `count` (the last may be shorter).
  fileprivate func chunks(of count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map {
      Array(self[$0..<Swift.min($0 + count, self.count)])
    }
  }
}
