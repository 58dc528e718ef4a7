/// A bit-field, as the encodings of variables have it.
///
/// `@encode` writes `b5` and leaves out where the five bits are. What shows a variable has to know: in the encodings
/// that the compiler keeps of variables a field is `b35I5`, 5 bits of an unsigned int from bit 35 of the struct on, or
/// of the word of an instance variable.
package struct BitField: Equatable, Sendable {
  package var start: Int
  /// The letter of its type.
  package var kind: UInt8
  package var width: Int

  package init(start: Int, kind: UInt8, width: Int) {
    self.start = start
    self.kind = kind
    self.width = width
  }

  /// Behind the `b`, up to which an encoding was read; nil: it is one of `@encode`'s.
  package init?(_ encoding: some Collection<UInt8>) {
    func number(_ digits: some Collection<UInt8>) -> Int? {
      digits.count <= 9 ? Int(String(decoding: digits, as: UTF8.self)) : nil
    }
    func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
    let start = encoding.prefix(while: isDigit)
    let rest = encoding[start.endIndex...]
    guard let kind = rest.first, let first = number(start),
      let width = number(rest.dropFirst().prefix(while: isDigit)), width <= 64
    else { return nil }
    self.init(start: first, kind: kind, width: width)
  }

  package var encoding: String { "b\(start)\(Character(UnicodeScalar(kind)))\(width)" }

  /// Bytes of a number, by the letter of its type; 0: it is none.
  package static func size(ofNumber letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "B"): 1
    case UInt8(ascii: "s"), UInt8(ascii: "S"): 2
    case UInt8(ascii: "i"), UInt8(ascii: "I"), UInt8(ascii: "f"): 4
    case UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "q"), UInt8(ascii: "Q"),
      UInt8(ascii: "d"):
      8
    default: 0
    }
  }

  /// Bytes of a word of its type; of what is written otherwise than the compiler does, the largest.
  package var wordSize: Int {
    let size = BitField.size(ofNumber: kind)
    return size > 0 ? size : 8
  }

  /// Of the word that it lies in: bytes from the beginning.
  package var wordOffset: Int { start / (wordSize * 8) * wordSize }

  /// Its value, out of the word that it lies in, with its sign.
  package func value(in word: UInt64) -> UInt64 {
    guard width > 0 else { return 0 }
    let shift = start - wordOffset * 8
    guard shift + width <= 64 else { return 0 }
    let bits = word << UInt64(64 - shift - width)
    let isSigned = "csilq".utf8.contains(kind)
    return isSigned
      ? UInt64(bitPattern: Int64(bitPattern: bits) >> Int64(64 - width))
      : bits >> UInt64(64 - width)
  }

  /// An encoding of a variable as `@encode` and the runtime have it.
  package static func plain(_ encoding: String) -> String {
    let bytes = Array(encoding.utf8)
    guard bytes.contains(UInt8(ascii: "b")) || bytes.contains(ValueShape.sign) else {
      return encoding
    }
    var result: [UInt8] = []
    var at = 0
    /// Up to one of these, it included: the tag of a struct, the name of a member.
    func copy(to ends: String) {
      while at < bytes.count {
        result.append(bytes[at])
        at += 1
        if let last = result.last, ends.utf8.contains(last) { return }
      }
    }
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == ValueShape.sign {
        at += 1
        continue
      }
      result.append(byte)
      switch byte {
      case UInt8(ascii: "{"): copy(to: "=}")
      case UInt8(ascii: "("): copy(to: "=)")
      case UInt8(ascii: "\""): copy(to: "\"")
      case UInt8(ascii: "b"):
        guard let field = BitField(bytes[at...]) else { continue }
        result += Array(String(field.width).utf8)
        at += field.encoding.utf8.count - 1
      default: break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension IvarDefinition {
  /// Its name, and of a bit-field how wide it is: `kind : 3`.
  package var declaredName: String {
    guard encoding.utf8.first == UInt8(ascii: "b"),
      let field = BitField(encoding.utf8.dropFirst())
    else { return name }
    return "\(name) : \(field.width)"
  }
}
