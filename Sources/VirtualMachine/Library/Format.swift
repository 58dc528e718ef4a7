#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// printf's and NSString's formats: one directive at a time, so that `%@` can stop and ask for a
/// description.
///
/// Arguments are 8-byte slots, as the machine passes them: an `int` sign-extended, a `double` its bits, a
/// pointer its address. The directive alone says how to read a slot, as in C. Floating point goes through
/// the host's snprintf; the host's LC_NUMERIC is never set, so the point stays a point.
struct FormatDirective {
  var leftAligned = false
  var plus = false
  var space = false
  var alternate = false
  var zero = false
  var width: Int?
  var precision: Int?
  /// Bytes of an integer argument: 1, 2, 4 or 8.
  var bytes = 4
  var conversion: UInt8 = 0
  /// `%2$d`: which argument, counted from 1; nil: the next one.
  var argument: Int?
}

/// Reads a format string piece by piece.
struct FormatReader {
  enum Piece {
    case text([UInt8])
    case directive(FormatDirective)
    case end
  }

  let text: [UInt8]
  var position: Int
  /// `star` gives the slot for a `*`: the next one, or that of a number.
  mutating func next(star: (Int?) -> UInt64?) -> Piece? {
    if position >= text.count { return .end }
    let start = position
    while position < text.count, text[position] != UInt8(ascii: "%") { position += 1 }
    if position > start { return .text(Array(text[start..<position])) }
    position += 1
    if position >= text.count { return .text([UInt8(ascii: "%")]) }
    if text[position] == UInt8(ascii: "%") {
      position += 1
      return .text([UInt8(ascii: "%")])
    }
    var directive = FormatDirective()
    directive.argument = argumentNumber()
    flags: while position < text.count {
      switch text[position] {
      case UInt8(ascii: "-"): directive.leftAligned = true
      case UInt8(ascii: "+"): directive.plus = true
      case UInt8(ascii: " "): directive.space = true
      case UInt8(ascii: "#"): directive.alternate = true
      case UInt8(ascii: "0"): directive.zero = true
      case UInt8(ascii: "'"): break
      default: break flags
      }
      position += 1
    }
    if position < text.count, text[position] == UInt8(ascii: "*") {
      position += 1
      guard let value = star(argumentNumber()) else { return nil }
      let width = Int(Int32(truncatingIfNeeded: value))
      directive.leftAligned = directive.leftAligned || width < 0
      directive.width = min(width.magnitude, 100_000).signed
    } else {
      directive.width = number()
    }
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      if position < text.count, text[position] == UInt8(ascii: "*") {
        position += 1
        guard let value = star(argumentNumber()) else { return nil }
        let precision = Int(Int32(truncatingIfNeeded: value))
        directive.precision = precision < 0 ? nil : min(precision, 100_000)
      } else {
        directive.precision = number() ?? 0
      }
    }
    length: while position < text.count {
      switch text[position] {
      case UInt8(ascii: "h"): directive.bytes = directive.bytes == 2 ? 1 : 2
      case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "z"),
        UInt8(ascii: "t"):
        directive.bytes = 8
      case UInt8(ascii: "L"): break
      default: break length
      }
      position += 1
    }
    if position < text.count {
      directive.conversion = text[position]
      position += 1
    }
    return .directive(directive)
  }

  /// `2$`, if that is what stands here.
  private mutating func argumentNumber() -> Int? {
    let start = position
    if let number = number(), number > 0, position < text.count,
      text[position] == UInt8(ascii: "$")
    {
      position += 1
      return number
    }
    position = start
    return nil
  }

  private mutating func number() -> Int? {
    var value: Int?
    while position < text.count, (48...57).contains(text[position]) {
      value = min((value ?? 0) * 10 + Int(text[position] - 48), 100_000)
      position += 1
    }
    return value
  }
}

extension UInt {
  fileprivate var signed: Int { Int(clamping: self) }
}

extension FormatDirective {
  /// Renders an integer, character, pointer or floating-point argument; nil for a conversion it does not
  /// know or that needs memory (`s`, `S`, `@`, `n`).
  func render(_ slot: UInt64) -> [UInt8]? {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"):
      let value: Int64
      switch conversion == UInt8(ascii: "D") ? 8 : bytes {
      case 1: value = Int64(Int8(truncatingIfNeeded: slot))
      case 2: value = Int64(Int16(truncatingIfNeeded: slot))
      case 4: value = Int64(Int32(truncatingIfNeeded: slot))
      default: value = Int64(bitPattern: slot)
      }
      return integer(
        digits: String(value.magnitude), sign: value < 0 ? "-" : plus ? "+" : space ? " " : "")
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      return integer(digits: String(unsigned(slot)), sign: "")
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      let value = unsigned(slot)
      let digits = String(value, radix: 16, uppercase: conversion == UInt8(ascii: "X"))
      let prefix = alternate && value != 0 ? (conversion == UInt8(ascii: "X") ? "0X" : "0x") : ""
      return integer(digits: digits, sign: prefix)
    case UInt8(ascii: "o"), UInt8(ascii: "O"):
      let digits = String(unsigned(slot), radix: 8)
      return integer(digits: alternate && digits != "0" ? "0" + digits : digits, sign: "")
    case UInt8(ascii: "p"):
      return padded(Array("0x".utf8) + Array(String(slot, radix: 16).utf8))
    case UInt8(ascii: "c"):
      return padded([UInt8(truncatingIfNeeded: slot)])
    case UInt8(ascii: "C"):
      let unit = UInt16(truncatingIfNeeded: slot)
      return padded(World.bytes(ofUnit: unit))
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      return floating(Double(bitPattern: slot))
    default: return nil
    }
  }

  private func unsigned(_ slot: UInt64) -> UInt64 {
    switch bytes {
    case 1: slot & 0xFF
    case 2: slot & 0xFFFF
    case 4: slot & 0xFFFF_FFFF
    default: slot
    }
  }

  private func integer(digits: String, sign: String) -> [UInt8] {
    var body = Array(digits.utf8)
    if let precision {
      if precision == 0, digits == "0" { body = [] }
      if body.count < precision {
        body = Array(repeating: UInt8(ascii: "0"), count: precision - body.count) + body
      }
    } else if zero, !leftAligned, let width, body.count + sign.utf8.count < width {
      let count = width - body.count - sign.utf8.count
      body = Array(repeating: UInt8(ascii: "0"), count: count) + body
    }
    return padded(Array(sign.utf8) + body)
  }

  /// Pads to the width; counts bytes, as C does.
  func padded(_ body: [UInt8]) -> [UInt8] {
    guard let width, body.count < width else { return body }
    let padding = [UInt8](repeating: UInt8(ascii: " "), count: width - body.count)
    return leftAligned ? body + padding : padding + body
  }

  private func floating(_ value: Double) -> [UInt8] {
    var format = "%"
    if leftAligned { format += "-" }
    if plus { format += "+" }
    if space { format += " " }
    if alternate { format += "#" }
    if zero { format += "0" }
    if let width { format += String(width) }
    if let precision { format += "." + String(precision) }
    format += String(UnicodeScalar(conversion))
    let room = 400 + (width ?? 0) + (precision ?? 0)
    var buffer = [CChar](repeating: 0, count: room)
    let count = withVaList([value]) { vsnprintf(&buffer, room, format, $0) }
    return buffer.prefix(max(0, min(Int(count), room - 1))).map { UInt8(bitPattern: $0) }
  }
}
