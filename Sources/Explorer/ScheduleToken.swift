/// A schedule short enough for a chat message: where it departs from "keep running; else the lowest thread".
///
/// `S1-K7QD-1b.5a`: format 1, four letters of the program's hash, then the deviations, each the step (counted
/// from 0) and the lane of the thread that goes on there. A person can read it and change it.
package struct ScheduleToken: Equatable, Sendable {
  package struct Deviation: Equatable, Sendable {
    package var step: Int
    /// 0 for a, 1 for b, …
    package var lane: Int
    package init(step: Int, lane: Int) {
      self.step = step
      self.lane = lane
    }
  }

  package var program: String
  package var deviations: [Deviation]

  package init(program: String, deviations: [Deviation]) {
    self.program = program
    self.deviations = deviations
  }

  /// nil: not a token.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0] == "S1" || parts[0] == "s1",
      !parts[1].isEmpty, parts[1].count <= 8
    else { return nil }
    program = parts[1].uppercased()
    deviations = []
    guard parts.count == 3, !parts[2].isEmpty else { return }
    var last = -1
    for piece in parts[2].split(separator: ".", omittingEmptySubsequences: false) {
      var digits = 0
      var count = 0
      var lane = 0
      var letters = 0
      for byte in piece.utf8 {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          guard letters == 0, count < 7 else { return nil }
          digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
          count += 1
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
          guard letters < 2 else { return nil }
          lane =
            letters == 0
            ? Int(byte - UInt8(ascii: "a")) : (lane + 1) * 26 + Int(byte - UInt8(ascii: "a"))
          letters += 1
        default: return nil
        }
      }
      guard count > 0, letters > 0, digits > last else { return nil }
      last = digits
      deviations.append(Deviation(step: digits, lane: lane))
    }
  }

  package static func letter(_ lane: Int) -> String {
    if lane >= 26 { return letter(lane / 26 - 1) + letter(lane % 26) }
    return String(UnicodeScalar(UInt8(ascii: "a") + UInt8(lane)))
  }

  package var text: String {
    let list = deviations.map { "\($0.step)\(ScheduleToken.letter($0.lane))" }
    return "S1-\(program)" + (list.isEmpty ? "" : "-" + list.joined(separator: "."))
  }

  /// Four letters of Crockford's base 32 for a program's text. Comments and white space do not count, so that
  /// they may be changed.
  package static func hash(_ text: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    var inString = false
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      if !inString, byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < text.count, text[index] != 10 { index += 1 }
        continue
      }
      if !inString, byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        index += 2
        while index + 1 < text.count, !(text[index] == 42 && text[index + 1] == 47) { index += 1 }
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { inString.toggle() }
      if inString || byte > 32 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      index += 1
    }
    let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
    hash ^= hash >> 29
    return String(
      decoding: (0..<4).map { letters[Int(hash >> UInt64(5 * $0 + 7)) & 31] }, as: UTF8.self)
  }
}
