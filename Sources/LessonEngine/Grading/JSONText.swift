/// JSON, as the lines between processes and the files of `grade merge` hold it: text to value.
///
/// Read strictly: what is no JSON is nil, and nothing is guessed. Numbers are whole here, since nothing else is
/// ever written.
indirect enum JSONText: Equatable {
  case null
  case truth(Bool)
  case number(Int)
  case text(String)
  case list([JSONText])
  case object([String: JSONText])

  /// Lists in lists in lists are no report of ours.
  private static let depth = 32

  init?(_ line: some Sequence<UInt8>) {
    var reader = Reader(bytes: Array(line))
    guard let value = reader.value(Self.depth) else { return nil }
    reader.skipBlanks()
    guard reader.index == reader.bytes.count else { return nil }
    self = value
  }

  subscript(_ key: String) -> JSONText? {
    if case .object(let all) = self { all[key] } else { nil }
  }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  var list: [JSONText]? { if case .list(let list) = self { list } else { nil } }
  var texts: [String]? {
    guard let list else { return nil }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts : nil
  }

  private struct Reader {
    var bytes: [UInt8]
    var index = 0

    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipBlanks() {
      while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        index += 1
      }
    }

    mutating func take(_ byte: UInt8) -> Bool {
      skipBlanks()
      guard peek == byte else { return false }
      index += 1
      return true
    }

    mutating func word(_ word: String, _ value: JSONText) -> JSONText? {
      guard bytes[index...].starts(with: word.utf8) else { return nil }
      index += word.utf8.count
      return value
    }

    mutating func value(_ depth: Int) -> JSONText? {
      skipBlanks()
      guard depth > 0, let byte = peek else { return nil }
      switch byte {
      case UInt8(ascii: "n"): return word("null", .null)
      case UInt8(ascii: "t"): return word("true", .truth(true))
      case UInt8(ascii: "f"): return word("false", .truth(false))
      case UInt8(ascii: "\""): return string().map { .text($0) }
      case UInt8(ascii: "["):
        index += 1
        var list: [JSONText] = []
        if take(UInt8(ascii: "]")) { return .list([]) }
        repeat {
          guard let next = value(depth - 1) else { return nil }
          list.append(next)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .list(list) : nil
      case UInt8(ascii: "{"):
        index += 1
        var object: [String: JSONText] = [:]
        if take(UInt8(ascii: "}")) { return .object([:]) }
        repeat {
          skipBlanks()
          guard let key = string(), take(UInt8(ascii: ":")), let next = value(depth - 1),
            object.updateValue(next, forKey: key) == nil
          else { return nil }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .object(object) : nil
      default: return number()
      }
    }

    mutating func number() -> JSONText? {
      let start = index
      if peek == UInt8(ascii: "-") { index += 1 }
      while let byte = peek, byte >= 0x30, byte <= 0x39 { index += 1 }
      return Int(String(decoding: bytes[start..<index], as: UTF8.self)).map { .number($0) }
    }

    mutating func string() -> String? {
      guard peek == UInt8(ascii: "\"") else { return nil }
      index += 1
      var units: [UInt8] = []
      while let byte = peek {
        index += 1
        if byte == UInt8(ascii: "\"") { return String(validating: units, as: UTF8.self) }
        if byte < 0x20 { return nil }
        guard byte == UInt8(ascii: "\\") else {
          units.append(byte)
          continue
        }
        guard let escaped = peek else { return nil }
        index += 1
        switch escaped {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(escaped)
        case UInt8(ascii: "n"): units.append(0x0A)
        case UInt8(ascii: "t"): units.append(0x09)
        case UInt8(ascii: "r"): units.append(0x0D)
        case UInt8(ascii: "b"): units.append(0x08)
        case UInt8(ascii: "f"): units.append(0x0C)
        case UInt8(ascii: "u"):
          guard let scalar = scalar() else { return nil }
          units += Array(String(scalar).utf8)
        default: return nil
        }
      }
      return nil
    }

    /// Behind `\u`: four digits, or two halves of four.
    mutating func scalar() -> Unicode.Scalar? {
      guard let first = half() else { return nil }
      guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) }
      guard bytes[index...].starts(with: "\\u".utf8) else { return nil }
      index += 2
      guard let second = half(), second & 0xFC00 == 0xDC00 else { return nil }
      return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
    }

    mutating func half() -> UInt32? {
      guard index + 4 <= bytes.count else { return nil }
      defer { index += 4 }
      return UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    }
  }
}
