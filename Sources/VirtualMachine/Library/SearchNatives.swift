internal import Bytecode

/// NSString's leaves for searching, ordering and replacing, and the kinds of characters.
///
/// All of them count UTF-16 units. Case is folded unit by unit with Unicode's simple mapping, so that places
/// in the folded text are places in the text; `ß` and `SS` are therefore different here.
extension World {
  func searchNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    switch function {
    case .unicharKind:
      base[0] = World.kind(of: UInt16(truncatingIfNeeded: arguments[0]))
      return .done
    case .stringSetUnits, .stringSetBytes, .stringCapitalized, .stringSearch, .stringOrder,
      .stringReplace:
      guard let string = stringObject(base[4]), let units = stringUnits(base[4]) else {
        return notAnObject(base)
      }
      return searchMethod(function, base, string, units)
    default: return unknownNative(function)
    }
  }

  private func searchMethod(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ string: UnsafeMutablePointer<StringObject>, _ units: [UInt16]
  ) -> NativeOutcome {
    switch function {
    case .stringSetUnits:
      guard let bytes = readBytes(base[6], count: base[7], stride: 2) else { return .stopped }
      let read = stride(from: 0, to: bytes.count, by: 2).map {
        UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
      }
      guard setString(string, read) else { return .stopped }
      base[0] = base[4]
    case .stringSetBytes:
      guard let bytes = readBytes(base[6], count: base[7], stride: 1) else { return .stopped }
      guard let read = World.decode(bytes, encoding: base[8]) else {
        base[0] = 0
        return .done
      }
      guard setString(string, read) else { return .stopped }
      base[0] = base[4]
    case .stringCapitalized:
      var isInside = false
      var text = ""
      for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
        let isLetter =
          scalar.properties.isAlphabetic || scalar == "'" && isInside
          || scalar.properties.generalCategory == .decimalNumber
        text +=
          !isLetter
          ? String(scalar)
          : isInside ? scalar.properties.lowercaseMapping : scalar.properties.titlecaseMapping
        isInside = isLetter
      }
      return answer(newString(Array(text.utf16)), base)
    case .stringSearch:
      guard let part = stringUnits(base[6]) else {
        base[0] = UInt64(Int64.max)
        return .done
      }
      let location = min(base[8], UInt64(units.count))
      let length = min(base[9], UInt64(units.count) - location)
      let found = World.search(
        part, options: base[7], in: units, Int(location)..<Int(location + length))
      base[0] = found.map { UInt64($0) } ?? UInt64(Int64.max)
    case .stringOrder:
      guard let other = stringUnits(base[6]) else {
        stop = .exception(
          name: "NSInvalidArgumentException",
          reason: "-[\(classNameOf(base[4])) compare:options:]: nil argument")
        return .stopped
      }
      base[0] = UInt64(
        bitPattern: Int64(World.order(units, other, options: base[7])))
    case .stringReplace:
      guard let other = stringUnits(base[8]), base[6] <= UInt64(units.count),
        base[7] <= UInt64(units.count) - base[6]
      else {
        stop = .exception(
          name: "NSRangeException",
          reason: "-[__NSCFString replaceCharactersInRange:withString:]: "
            + "Range or index out of bounds")
        return .stopped
      }
      var changed = units
      changed.replaceSubrange(Int(base[6])..<Int(base[6] + base[7]), with: other)
      guard setString(string, changed) else { return .stopped }
      base[0] = 0
    default: return .stopped
    }
    return .done
  }

  /// Bytes of the program's memory; nil with `stop` set.
  func readBytes(_ address: UInt64, count: UInt64, stride: UInt64) -> [UInt8]? {
    let (size, over) = count.multipliedReportingOverflow(by: stride)
    guard !over, size <= maxBytes else { return fail(.limit(.bytes)) }
    if size == 0 { return [] }
    guard checkRange(address, size, isWrite: false) else { return nil }
    charge(size)
    return Array(UnsafeRawBufferPointer(start: space.host(address), count: Int(size)))
  }

  /// nil: the bytes are not of that encoding.
  private static func decode(_ bytes: [UInt8], encoding: UInt64) -> [UInt16]? {
    switch encoding {
    case 4: return String(validating: bytes, as: UTF8.self).map { Array($0.utf16) }
    case 1: return bytes.allSatisfy { $0 < 128 } ? bytes.map { UInt16($0) } : nil
    case 10, 0x9400_0100, 0x9000_0100:
      guard bytes.count % 2 == 0 else { return nil }
      let isBig = encoding == 0x9000_0100
      var units = Swift.stride(from: 0, to: bytes.count, by: 2).map {
        isBig
          ? UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
          : UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
      }
      if units.first == 0xFEFF { units.removeFirst() }
      return units
    default: return bytes.map { UInt16($0) }
    }
  }

  // MARK: Searching

  /// Bits: 1 ignore case, 4 from the end, 8 only at the start (or end).
  private static func search(
    _ part: [UInt16], options: UInt64, in text: [UInt16], _ range: Range<Int>
  ) -> Int? {
    guard !part.isEmpty, part.count <= range.count else { return nil }
    let isFolded = options & 1 != 0
    let wanted = isFolded ? part.map(folded) : part
    let last = range.upperBound - part.count
    let isBackwards = options & 4 != 0
    var at = isBackwards ? last : range.lowerBound
    while at >= range.lowerBound, at <= last {
      var same = 0
      while same < wanted.count {
        let unit = text[at + same]
        guard (isFolded ? folded(unit) : unit) == wanted[same] else { break }
        same += 1
      }
      if same == wanted.count { return at }
      if options & 8 != 0 { return nil }
      at += isBackwards ? -1 : 1
    }
    return nil
  }

  /// Bits: 1 ignore case, 64 digits as numbers.
  static func order(_ a: [UInt16], _ b: [UInt16], options: UInt64) -> Int {
    if options & 66 == 0, a.contains(where: isComposing) || b.contains(where: isComposing) {
      return orderComposed(a, b, options: options)
    }
    func isDigit(_ unit: UInt16) -> Bool { (48...57).contains(unit) }
    var i = 0
    var j = 0
    while i < a.count, j < b.count {
      if options & 64 != 0, isDigit(a[i]), isDigit(b[j]) {
        let first = a[i...].prefix(while: isDigit).drop { $0 == 48 }
        let second = b[j...].prefix(while: isDigit).drop { $0 == 48 }
        if first.count != second.count { return first.count < second.count ? -1 : 1 }
        if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) ? -1 : 1 }
        i += a[i...].prefix(while: isDigit).count
        j += b[j...].prefix(while: isDigit).count
        continue
      }
      let x = options & 1 != 0 ? folded(a[i]) : a[i]
      let y = options & 1 != 0 ? folded(b[j]) : b[j]
      if x != y { return x < y ? -1 : 1 }
      i += 1
      j += 1
    }
    return i < a.count ? 1 : j < b.count ? -1 : 0
  }

  /// Whether a unit may be one character with the unit before it: `e` and U+0301 are an é.
  private static func isComposing(_ unit: UInt16) -> Bool {
    unit >= 0x300 && kind(of: unit) & 128 != 0 && !(0xDC00...0xDFFF).contains(unit)
  }

  /// Without NSLiteralSearch characters are compared, however they are composed.
  private static func orderComposed(_ a: [UInt16], _ b: [UInt16], options: UInt64) -> Int {
    func text(_ units: [UInt16]) -> String {
      String(decoding: options & 1 != 0 ? units.map(folded) : units, as: UTF16.self)
    }
    let (x, y) = (text(a), text(b))
    return x == y ? 0 : x < y ? -1 : 1
  }

  private static func folded(_ unit: UInt16) -> UInt16 {
    if unit < 128 { return (65...90).contains(unit) ? unit + 32 : unit }
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    let lower = scalar.properties.lowercaseMapping.utf16
    return lower.count == 1 ? lower.first ?? unit : unit
  }

  /// 1 letter, 2 upper case, 4 lower case, 8 digit, 16 white space, 32 new line, 64 punctuation,
  /// 128 belongs to the character before it.
  private static func kind(of unit: UInt16) -> UInt64 {
    if (0xDC00...0xDFFF).contains(unit) { return 128 }
    guard let scalar = Unicode.Scalar(unit) else { return 0 }
    if (10...13).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029 { return 32 }
    if unit == 9 { return 16 }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return 1 | 2
    case .lowercaseLetter: return 1 | 4
    case .modifierLetter, .otherLetter: return 1
    case .nonspacingMark, .enclosingMark, .spacingMark: return 1 | 128
    case .decimalNumber: return 8
    case .spaceSeparator: return 16
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return 64
    default: return 0
    }
  }
}
