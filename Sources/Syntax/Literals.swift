/// Literals: from spelling to value.
///
/// C writes the type of a number into its spelling: `10` is decimal and grows from int to long as needed,
/// `0x80000000` may become unsigned on the way, `u`, `l`, `ll` force. So a literal is a value, whether it
/// was decimal, and its suffix; the type checker does the rest.
enum NumberLiteral {
  case integer(UInt64, decimal: Bool, suffix: IntegerSuffix, overflow: Bool)
  case floating(Double, suffix: FloatingSuffix)
  case invalid(title: String?)

  init(_ spelling: ArraySlice<UInt8>) {
    let digits = Array(spelling)
    let isHex = digits.count > 1 && digits[0] == 0x30 && digits[1] | 0x20 == 0x78
    let isBinary = digits.count > 1 && digits[0] == 0x30 && digits[1] | 0x20 == 0x62
    let isFloating =
      isHex
      ? digits.contains { $0 == 0x2E || $0 | 0x20 == 0x70 }
      : !isBinary && digits.contains { $0 == 0x2E || $0 | 0x20 == 0x65 }
    self = isFloating ? .real(digits, isHex) : .whole(digits, isHex, isBinary)
  }

  private static func real(_ digits: [UInt8], _ isHex: Bool) -> NumberLiteral {
    var end = digits.count
    var suffix = FloatingSuffix.none
    if let last = digits.last {
      if last | 0x20 == 0x66 {
        // In a hexadecimal literal f is a digit unless an exponent came before it.
        if !isHex || digits.contains(where: { $0 | 0x20 == 0x70 }) {
          suffix = .f
          end -= 1
        }
      } else if last | 0x20 == 0x6C {
        suffix = .l
        end -= 1
      }
    }
    var text = String(decoding: digits[..<end], as: UTF8.self)
    if text.hasSuffix(".") { text += "0" }
    if let dot = text.firstIndex(of: ".") {
      let after = text.index(after: dot)
      if after < text.endIndex, "eEpP".contains(text[after]) { text.insert("0", at: after) }
      if isHex, dot == text.index(text.startIndex, offsetBy: 2) { text.insert("0", at: dot) }
    }
    if text.hasPrefix(".") { text = "0" + text }
    if isHex, !text.lowercased().contains("p") {
      return .invalid(title: "hexadecimal floating constant requires an exponent")
    }
    guard let value = Double(text) else { return .invalid(title: "exponent has no digits") }
    if suffix == .f, let narrow = Float(text) {
      return .floating(Double(narrow), suffix: .f)
    }
    return .floating(value, suffix: suffix)
  }

  private static func whole(_ digits: [UInt8], _ isHex: Bool, _ isBinary: Bool) -> NumberLiteral {
    let isOctal = !isHex && !isBinary && digits[0] == 0x30 && digits.count > 1
    let radix: UInt64 = isHex ? 16 : isBinary ? 2 : isOctal ? 8 : 10
    var index = isHex || isBinary ? 2 : 0
    var value: UInt64 = 0
    var overflow = false
    let first = index
    while index < digits.count, let digit = digitValue(digits[index]),
      digit < (isHex ? 16 : 10)
    {
      if digit >= Int(radix) {
        let name = isBinary ? "binary" : "octal"
        return .invalid(
          title: "invalid digit '\(digit)' in \(name) constant")
      }
      let (product, high) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      value = sum
      if high || carry { overflow = true }
      index += 1
    }
    if (isHex || isBinary) && index == first {
      let rest = String(decoding: digits[1...], as: UTF8.self)
      return .invalid(title: "invalid suffix '\(rest)' on integer constant")
    }
    let written = String(decoding: digits[index...], as: UTF8.self)
    let suffix: IntegerSuffix
    switch written {
    case "": suffix = .none
    case "u", "U": suffix = .u
    case "l", "L": suffix = .l
    case "ul", "UL", "uL", "Ul", "lu", "LU", "lU", "Lu": suffix = .ul
    case "ll", "LL": suffix = .ll
    case "ull", "ULL", "uLL", "Ull", "llu", "LLU", "llU", "LLu": suffix = .ull
    default: return .invalid(title: "invalid suffix '\(written)' on integer constant")
    }
    return .integer(value, decimal: radix == 10, suffix: suffix, overflow: overflow)
  }
}

/// What the characters between single quotes are worth: one is a `char`, several are an `int` with the last one lowest, as
/// clang has it (C leaves it to the compiler).
package func characterNumber(_ bytes: [UInt8]) -> Int64 {
  if bytes.count == 1 { return Int64(Int8(bitPattern: bytes[0])) }
  return Int64(Int32(bitPattern: bytes.reduce(0) { $0 << 8 | UInt32($1) }))
}

/// The bytes that a quoted literal stands for, and the first bad escape in it.
package func decodeQuoted(_ spelling: ArraySlice<UInt8>) -> (bytes: [UInt8], badEscape: String?) {
  var result: [UInt8] = []
  result.reserveCapacity(spelling.count)
  var bad: String?
  var index = spelling.startIndex + 1
  let end = max(index, spelling.endIndex - 1)
  func hex(_ count: Int) -> UInt32? {
    var value: UInt32 = 0
    var read = 0
    while read < count, index < end, let digit = digitValue(spelling[index]), digit < 16 {
      value = (value << 4) | UInt32(digit)
      index += 1
      read += 1
    }
    return read == 0 ? nil : value
  }
  while index < end {
    let byte = spelling[index]
    index += 1
    guard byte == 0x5C, index < end else {
      result.append(byte)
      continue
    }
    let escape = spelling[index]
    index += 1
    switch escape {
    case 0x6E: result.append(10)
    case 0x74: result.append(9)
    case 0x72: result.append(13)
    case 0x61: result.append(7)
    case 0x62: result.append(8)
    case 0x66: result.append(12)
    case 0x76: result.append(11)
    case 0x65, 0x45: result.append(27)
    case 0x5C, 0x22, 0x27, 0x3F: result.append(escape)
    case 0x30...0x37:
      var value = UInt32(escape) - 0x30
      var read = 1
      while read < 3, index < end, spelling[index] >= 0x30, spelling[index] <= 0x37 {
        value = value * 8 + UInt32(spelling[index]) - 0x30
        index += 1
        read += 1
      }
      if value > 255, bad == nil { bad = "\\" + String(value, radix: 8) }
      result.append(UInt8(truncatingIfNeeded: value))
    case 0x78:
      let first = index
      if let value = hex(64) {
        result.append(UInt8(truncatingIfNeeded: value))
        let digits = spelling[first..<index].drop { $0 == 0x30 }
        if digits.count > 2, bad == nil { bad = "\\x" + String(decoding: digits, as: UTF8.self) }
      } else if bad == nil {
        bad = "\\x"
      }
    case 0x75, 0x55:
      if let value = hex(escape == 0x75 ? 4 : 8), let scalar = UnicodeScalar(value) {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.CodeUnit.emptyScalar)
      } else if bad == nil {
        bad = escape == 0x75 ? "\\u" : "\\U"
      }
    default:
      if bad == nil { bad = "\\" + String(decoding: [escape], as: UTF8.self) }
      result.append(escape)
    }
  }
  return (result, bad)
}

extension UTF8.CodeUnit {
  fileprivate static var emptyScalar: UTF8.EncodedScalar { UTF8.EncodedScalar() }
}
