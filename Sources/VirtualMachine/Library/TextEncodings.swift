/// Texts from bytes and bytes from texts, without a second copy in between: a text may be as large as memory.
/// Long ones are left off when Ctrl-C comes (nil, with `stop` set).
extension World {
  /// Units between two looks at Ctrl-C: some 50 microseconds.
  static let stretch = 1 << 15

  /// Calls `body` for each scalar of UTF-16; a half character is U+FFFD. False with `stop` set.
  @inline(__always)
  func eachScalar(_ units: TextUnits, _ body: (Unicode.Scalar) -> Void) -> Bool {
    charge(fuel: units.count >> 2)
    var index = 0
    while index < units.count {
      let end = min(units.count, index &+ World.stretch)
      while index < end {
        let unit = units[index]
        index &+= 1
        if unit & 0xF800 != 0xD800 {
          body(Unicode.Scalar(unit).unsafelyUnwrapped)
        } else if unit < 0xDC00, index < units.count, units[index] & 0xFC00 == 0xDC00 {
          let value = 0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(units[index] & 0x3FF)
          index &+= 1
          body(Unicode.Scalar(value).unsafelyUnwrapped)
        } else {
          body("\u{FFFD}")
        }
      }
      if isInterrupted { return false }
    }
    return true
  }

  /// Calls `body` for each scalar of UTF-8; what is none is U+FFFD. False with `stop` set.
  @inline(__always)
  private func eachScalar(
    ofBytes bytes: UnsafeRawBufferPointer, _ body: (Unicode.Scalar) -> Void
  ) -> Bool {
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      for _ in 0..<World.stretch {
        switch parser.parseScalar(from: &rest) {
        case .valid(let encoded): body(UTF8.decode(encoded))
        case .error: body("\u{FFFD}")
        case .emptyInput: return true
        }
      }
      if isInterrupted { return false }
    }
  }

  /// Whether bytes are UTF-8; false with `stop` set when Ctrl-C came.
  func isUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    charge(fuel: bytes.count)
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while true {
      for _ in 0..<World.stretch {
        switch parser.parseScalar(from: &rest) {
        case .valid: break
        case .error: return false
        case .emptyInput: return true
        }
      }
      if isInterrupted { return false }
    }
  }

  /// Bytes that the UTF-8 of a text takes.
  func utf8Count(_ units: TextUnits) -> Int? {
    if units.isASCII { return units.count }
    var count = 0
    return eachScalar(units) { count &+= UTF8.width($0) } ? count : nil
  }

  /// Writes a text's UTF-8, for which there is room.
  func encodeUTF8(_ units: TextUnits, to target: UnsafeMutableRawPointer) -> Bool {
    if units.isASCII {
      units.copy(to: target, isWide: false)
      return true
    }
    var position = target
    return eachScalar(units) { scalar in
      guard let bytes = UTF8.encode(scalar) else { return }
      for byte in bytes {
        position.storeBytes(of: byte, as: UInt8.self)
        position += 1
      }
    }
  }

  /// Gives a string the text of UTF-8 bytes; false with `stop` set.
  func setString(
    _ string: UnsafeMutablePointer<StringObject>, utf8 bytes: UnsafeRawBufferPointer
  ) -> Bool {
    let narrow = TextUnits(
      start: bytes.baseAddress ?? TextUnits.empty.start, count: bytes.count, isWide: false)
    if narrow.isASCII { return setString(string, narrow, isWide: false) }
    // Taken apart twice: once to be counted.
    charge(fuel: bytes.count &* 2)
    return setString(string, scalars: { self.eachScalar(ofBytes: bytes, $0) })
  }

  /// Gives a string the scalars that `each` hands out, twice the same: to be counted, and to be written.
  func setString(
    _ string: UnsafeMutablePointer<StringObject>,
    scalars each: ((Unicode.Scalar) -> Void) -> Bool
  ) -> Bool {
    var count = 0
    guard each({ count &+= UTF16.width($0) }) else { return false }
    guard let scratch = allocateHidden(size: max(1, count * 2)) else { return false }
    defer { freeHidden(scratch) }
    var position = space.host(scratch)
    let fine = each { scalar in
      for unit in UTF16.encode(scalar).unsafelyUnwrapped {
        position.storeBytes(of: unit, as: UInt16.self)
        position += 2
      }
    }
    return fine
      && setString(
        string, TextUnits(start: space.host(scratch), count: count, isWide: true))
  }
}
