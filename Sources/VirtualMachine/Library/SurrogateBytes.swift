/// Half characters on their way through bytes.
///
/// A format may ask for the two halves of a surrogate pair by a `%C` each, and the text between is kept in
/// UTF-8, which has no form for half a character. So a half travels as the three bytes that UTF-8 would give
/// its number, and becomes itself again when the string is made; there two neighbours are one character.
extension World {
  /// UTF-8 of a UTF-16 unit, halves included.
  static func bytes(ofUnit unit: UInt16) -> [UInt8] {
    guard (0xD800...0xDFFF).contains(unit) else {
      return Array(String(decoding: [unit], as: UTF16.self).utf8)
    }
    return [
      0xE0 | UInt8(unit >> 12), 0x80 | UInt8(unit >> 6 & 0x3F), 0x80 | UInt8(unit & 0x3F),
    ]
  }

  /// UTF-16 of UTF-8 in which halves may occur.
  static func units(ofBytes bytes: UnsafeRawBufferPointer) -> [UInt16] {
    var units: [UInt16] = []
    var start = 0
    var at = 0
    while at + 2 < bytes.count {
      // A half begins with ED A0 … ED BF.
      guard bytes[at] == 0xED, bytes[at + 1] >= 0xA0 else {
        at += 1
        continue
      }
      units += String(decoding: bytes[start..<at], as: UTF8.self).utf16
      units.append(0xD000 | UInt16(bytes[at + 1] & 0x3F) << 6 | UInt16(bytes[at + 2] & 0x3F))
      at += 3
      start = at
    }
    units += String(decoding: bytes[start...], as: UTF8.self).utf16
    return units
  }
}
