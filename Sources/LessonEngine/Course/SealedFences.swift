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
/// A file is opened when it is read, whole, before anything else looks at it; so the two editions of a lesson
/// are one text to the rest of the program, with one hash.
enum SealedFences {
  /// What a learner is not shown.
  static let sealedRoles: Set<String> = ["solution", "wrong", "probe", "check", "mistake"]

  static func sealed(_ text: [UInt8]) -> [UInt8] {
    rewrite(text) { fence in
      let words = fence.info
      guard !words.contains("sealed"), !sealedRoles.isDisjoint(with: words.prefix(2)) else {
        return nil
      }
      let lines = hexadecimal(scrambled(fence.body)).chunks(of: 78)
      return (fence.opening + Array(" sealed".utf8), lines.flatMap { $0 + [0x0A] })
    }
  }

  static func opened(_ text: [UInt8]) -> [UInt8] {
    rewrite(text) { fence in
      guard fence.info.last == "sealed" else { return nil }
      let letters = fence.body.filter { $0 != 0x0A && $0 != 0x0D && $0 != 0x20 }
      guard let bytes = fromHexadecimal(letters) else { return nil }
      var opening = fence.opening
      while opening.last == 0x20 { opening.removeLast() }
      opening.removeLast("sealed".utf8.count)
      while opening.last == 0x20 { opening.removeLast() }
      return (opening, scrambled(bytes))
    }
  }

  // MARK: Fences in a text

  private struct FencedLines {
    /// The line of the opening, without its end.
    var opening: [UInt8]
    /// The words behind the backticks.
    var info: [String]
    /// The lines between, each with its end.
    var body: [UInt8]
  }

  /// The text with each closed fence put through `change`; nil leaves it as it is.
  private static func rewrite(
    _ text: [UInt8], _ change: (FencedLines) -> (opening: [UInt8], body: [UInt8])?
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    var index = 0
    func append(_ line: ArraySlice<UInt8>, _ isLast: Bool) {
      result += line
      if !isLast { result.append(0x0A) }
    }
    while index < lines.count {
      let line = lines[index]
      guard let mark = fenceMark(line),
        let end = lines[(index + 1)...].firstIndex(where: { closes($0, mark) })
      else {
        append(line, index == lines.count - 1)
        index += 1
        continue
      }
      let body = lines[(index + 1)..<end].flatMap { $0 + [0x0A] }
      let info = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "`" || $0 == "~" }
      let fence = FencedLines(
        opening: Array(line), info: info.split(separator: " ").map(String.init), body: body)
      if let changed = change(fence) {
        result += changed.opening + [0x0A] + changed.body
      } else {
        append(line, false)
        result += body
      }
      append(lines[end], end == lines.count - 1)
      index = end + 1
    }
    return result
  }

  /// The run of backticks or tildes that opens a fence; nil for any other line.
  private static func fenceMark(_ line: ArraySlice<UInt8>) -> (byte: UInt8, count: Int)? {
    let rest = line.drop { $0 == 0x20 }
    guard line.count - rest.count <= 3, let byte = rest.first, byte == 0x60 || byte == 0x7E else {
      return nil
    }
    let run = rest.prefix { $0 == byte }
    guard run.count >= 3, !(byte == 0x60 && rest.dropFirst(run.count).contains(0x60)) else {
      return nil
    }
    return (byte, run.count)
  }

  private static func closes(_ line: ArraySlice<UInt8>, _ mark: (byte: UInt8, count: Int)) -> Bool {
    let rest = line.drop { $0 == 0x20 }
    guard line.count - rest.count <= 3 else { return false }
    let run = rest.prefix { $0 == mark.byte }
    return run.count >= mark.count
      && rest.dropFirst(run.count).allSatisfy { $0 == 0x20 || $0 == 0x0D }
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
