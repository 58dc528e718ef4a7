/// Characters that a reader cannot see, or that a terminal obeys.
///
/// A class may be called `Car\u{202E}`, a string may hold `ESC ] 0 ;`: printed as they are, the one reads
/// backwards and the other renames the window. Hidden are the controls (C0 with ESC, DEL, C1), the marks that
/// turn the direction of writing, separators of lines, and everything that Unicode says may be drawn as nothing:
/// joiners, blanks of no width, fillers, the tag characters. What emoji are put together with stays: the
/// variation selectors, and U+200D between two pictures.
package enum HiddenCharacters {
  /// Whether the scalar is shown by its number; tabs and line ends are the caller's.
  package static func isHidden(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar? = nil,
    before next: Unicode.Scalar? = nil
  ) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: return false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFF9...0xFFFB: return true
    case 0xFE0E, 0xFE0F: return false
    case 0x200D: return !(isPicture(previous) && isPicture(next))
    default: return scalar.properties.isDefaultIgnorableCodePoint || isFormat(scalar)
    }
  }

  /// Marks of format that are no visible sign (U+0600, a sign over a number, is one).
  private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format && !(0x600...0x605).contains(scalar.value)
      && ![0x6DD, 0x8E2, 0x110BD, 0x110CD].contains(scalar.value)
  }

  /// An emoji, a skin tone, or the selector behind one.
  private static func isPicture(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.value > 0xA9 else { return false }
    return scalar.value == 0xFE0F || scalar.properties.isEmoji
      || scalar.properties.isEmojiModifier
  }

  /// How a hidden character is shown: a control by its picture (`␛`), any other by its number.
  package static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: return picture(0x2400 + scalar.value)
    case 0x7F: return "\u{2421}"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
  }

  private static func picture(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? "?"
  }

  /// The text with everything hidden made visible, but for what `keeps` names.
  package static func revealed(_ text: String, keeping keeps: Set<Unicode.Scalar> = []) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    let scalars = Array(text.unicodeScalars)
    // Bytes: a string of scalars is copied whole again and again while it grows.
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for (index, scalar) in scalars.enumerated() {
      let isHidden =
        !keeps.contains(scalar)
        && HiddenCharacters.isHidden(
          scalar, after: index > 0 ? scalars[index - 1] : nil,
          before: index + 1 < scalars.count ? scalars[index + 1] : nil)
      if isHidden {
        result.append(contentsOf: shown(scalar).utf8)
      } else if let bytes = UTF8.encode(scalar) {
        result.append(contentsOf: bytes)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
