/// What the characters of a literal are: its prefix.
package enum TextUnit: Int32, Sendable {
  /// `"…"`: bytes of UTF-8
  case byte
  /// `L"…"`: wchar_t, 4 bytes
  case wide
  /// `u"…"`: 2 bytes, UTF-16
  case short
  /// `U"…"`: 4 bytes
  case long

  package var size: Int {
    switch self {
    case .byte: 1
    case .short: 2
    case .wide, .long: 4
    }
  }

  init(of spelling: ArraySlice<UInt8>) {
    switch spelling.first {
    case UInt8(ascii: "L"): self = .wide
    case UInt8(ascii: "u"): self = .short
    case UInt8(ascii: "U"): self = .long
    default: self = .byte
    }
  }
}

/// The units that a literal with a prefix stands for, and the first bad escape in it.
///
/// `\\x` and octal escapes are units as they stand; everything else is a character, which takes two units of two bytes
/// beyond the first 65536.
func decodeWide(
  _ spelling: ArraySlice<UInt8>, _ unit: TextUnit
) -> (units: [UInt32], badEscape: String?) {
  var units: [UInt32] = []
  var bad: String?
  var index = (spelling.firstIndex { $0 == 0x22 || $0 == 0x27 } ?? spelling.startIndex) + 1
  let end = max(index, spelling.endIndex - 1)
  func add(_ text: ArraySlice<UInt8>) {
    let quoted = [0x22] + text + [0x22]
    let (bytes, problem) = decodeQuoted(quoted[...])
    if bad == nil { bad = problem }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if unit == .short {
        units += UTF16.encode(scalar).map { $0.map(UInt32.init) } ?? []
      } else {
        units.append(scalar.value)
      }
    }
  }
  while index < end {
    let start = index
    index += 1
    guard spelling[start] == 0x5C, index < end else {
      while index < end, spelling[index] != 0x5C { index += 1 }
      add(spelling[start..<index])
      continue
    }
    let escape = spelling[index]
    let isHex = escape == 0x78
    guard isHex || (0x30...0x37).contains(escape) else {
      index += 1
      let digits = escape == 0x75 ? 4 : escape == 0x55 ? 8 : 0
      index = min(end, index + digits)
      add(spelling[start..<index])
      continue
    }
    if isHex { index += 1 }
    var value: UInt32 = 0
    var read = 0
    while index < end, read < (isHex ? 64 : 3), let digit = digitValue(spelling[index]),
      digit < (isHex ? 16 : 8)
    {
      value = (value << (isHex ? 4 : 3)) | UInt32(digit)
      index += 1
      read += 1
    }
    if read == 0, bad == nil { bad = "\\x" }
    units.append(unit == .short ? value & 0xFFFF : value)
  }
  return (units, bad)
}
