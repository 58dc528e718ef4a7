internal import Bytecode

/// NSString's leaves for searching, ordering and replacing, and the kinds of characters.
///
/// All of them count UTF-16 units. Case is folded unit by unit with Unicode's simple mapping, so that places
/// in the folded text are places in the text; `ß` and `SS` are therefore different here.
extension World {
  @inline(never)
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
      guard let string = stringObject(base[4]), let units = textUnits(base[4]) else {
        return notAnObject(base)
      }
      return searchMethod(function, base, string, units)
    default: return unknownNative(function)
    }
  }

  private func searchMethod(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ string: UnsafeMutablePointer<StringObject>, _ units: TextUnits
  ) -> NativeOutcome {
    switch function {
    case .stringSetUnits:
      guard let bytes = programBytes(base[6], count: base[7], stride: 2),
        setString(string, TextUnits(start: bytes.start, count: bytes.count / 2, isWide: true))
      else { return .stopped }
      base[0] = base[4]
    case .stringSetBytes:
      guard let bytes = programBytes(base[6], count: base[7], stride: 1) else { return .stopped }
      switch decode(bytes, encoding: base[8], into: string) {
      case .some(true): base[0] = base[4]
      case .some(false): base[0] = 0
      case nil: return .stopped
      }
    case .stringCapitalized: return capitalized(units, base)
    case .stringSearch:
      guard let part = textUnits(base[6]) else {
        base[0] = UInt64(Int64.max)
        return .done
      }
      let location = min(base[8], UInt64(units.count))
      let length = min(base[9], UInt64(units.count) - location)
      return answerPlace(
        find(
          TextSearch(part: part, options: base[7]), in: units,
          Int(location)..<Int(location + length)), base)
    case .stringOrder:
      guard let other = textUnits(base[6]) else {
        stop = .exception(
          name: "NSInvalidArgumentException",
          reason: "-[\(classNameOf(base[4])) compare:options:]: nil argument")
        return .stopped
      }
      guard let order = order(units, other, options: base[7]) else { return .stopped }
      base[0] = UInt64(bitPattern: Int64(order))
    case .stringReplace:
      guard let other = textUnits(base[8]), base[6] <= UInt64(units.count),
        base[7] <= UInt64(units.count) - base[6]
      else {
        stop = .exception(
          name: "NSRangeException",
          reason: "-[__NSCFString replaceCharactersInRange:withString:]: "
            + "Range or index out of bounds")
        return .stopped
      }
      let start = Int(base[6])
      let end = start + Int(base[7])
      let isEnd = start == units.count
      guard
        isEnd
          ? appendUnits(string, other)
          : setString(
            string, units.part(0..<start), other, units.part(end..<units.count))
      else { return .stopped }
      base[0] = 0
    default: return .stopped
    }
    return .done
  }

  /// Bytes of the program's memory; nil with `stop` set.
  private func programBytes(
    _ address: UInt64, count: UInt64, stride: UInt64
  ) -> (start: UnsafeRawPointer, count: Int)? {
    let (size, over) = count.multipliedReportingOverflow(by: stride)
    guard !over, size <= limits.bytes else { return fail(.limit(.bytes)) }
    if size == 0 { return (TextUnits.empty.start, 0) }
    guard checkRange(address, size, isWrite: false) else { return nil }
    charge(size)
    return (UnsafeRawPointer(space.host(address)), Int(size))
  }

  /// false: the bytes are not of that encoding; nil: `stop` is set.
  private func decode(
    _ bytes: (start: UnsafeRawPointer, count: Int), encoding: UInt64,
    into string: UnsafeMutablePointer<StringObject>
  ) -> Bool? {
    let narrow = TextUnits(start: bytes.start, count: bytes.count, isWide: false)
    let raw = UnsafeRawBufferPointer(start: bytes.start, count: bytes.count)
    switch encoding {
    case 4:
      guard narrow.isASCII || isUTF8(raw) else { return isInterrupted ? nil : false }
      return setString(string, utf8: raw) ? true : nil
    case 1:
      guard narrow.isASCII else { return false }
      return setString(string, narrow) ? true : nil
    case 10, 0x9400_0100, 0x9000_0100:
      guard bytes.count % 2 == 0 else { return false }
      var units = TextUnits(start: bytes.start, count: bytes.count / 2, isWide: true)
      guard encoding == 0x9000_0100 else {
        if units.count > 0, units[0] == 0xFEFF { units = units.part(1..<units.count) }
        return setString(string, units) ? true : nil
      }
      guard let scratch = allocateHidden(size: max(1, bytes.count)) else { return nil }
      defer { freeHidden(scratch) }
      let host = space.host(scratch)
      for index in 0..<units.count {
        host.storeBytes(of: units[index].byteSwapped, toByteOffset: index * 2, as: UInt16.self)
      }
      units.start = UnsafeRawPointer(host)
      if units.count > 0, units[0] == 0xFEFF { units = units.part(1..<units.count) }
      return setString(string, units) ? true : nil
    default: return setString(string, narrow) ? true : nil
    }
  }

  private func capitalized(
    _ units: TextUnits, _ base: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    guard let object = newString() else { return .stopped }
    let string = pointer(Int(AddressSpace.offset(object)), to: StringObject.self)
    var asked = 0
    defer { charge(fuel: asked &* World.scalarFuel) }
    let fine = setString(string) { body in
      var isInside = false
      return self.eachScalar(units) { scalar in
        if scalar.isASCII {
          let value = UInt8(truncatingIfNeeded: scalar.value)
          let isLetter = (97...122).contains(value | 32)
          let isOther = isLetter && isInside == (value < 97)
          body(isOther ? Unicode.Scalar(value ^ 32) : scalar)
          isInside = isLetter || (48...57).contains(value) || value == 39 && isInside
          return
        }
        asked &+= 1
        let properties = scalar.properties
        let isLetter =
          properties.isAlphabetic || properties.generalCategory == .decimalNumber
        if isLetter {
          let mapped = isInside ? properties.lowercaseMapping : properties.titlecaseMapping
          for each in mapped.unicodeScalars { body(each) }
        } else {
          body(scalar)
        }
        isInside = isLetter
      }
    }
    return answer(fine ? object : nil, base)
  }

  // MARK: Searching

  /// Where a text stands in another; -1: nowhere; nil with `stop` set when Ctrl-C came.
  ///
  /// A sum over the units that rolls along (Karp and Rabin, 1987) says where it is worth comparing, so long
  /// texts of few letters take no longer than others.
  func find(_ search: TextSearch, in text: TextUnits, _ range: Range<Int>) -> Int? {
    let part = search.part
    guard part.count > 0, part.count <= range.count else { return -1 }
    let places = range.count - part.count + 1
    charge(fuel: range.count >> 2)
    if search.options & 129 != 0 {
      charge(fuel: text.isWide ? range.count &* World.scalarFuel : range.count >> 3)
    }
    func unit(_ index: Int) -> UInt64 {
      UInt64(World.folded(text[index], search.options))
    }
    // Where the search begins, and the unit of the window that goes and comes with each step.
    let count = part.count
    let step = search.isBackwards ? -1 : 1
    var at = search.isBackwards ? range.upperBound - count : range.lowerBound
    var wanted: UInt64 = 0
    var sum: UInt64 = 0
    var power: UInt64 = 1
    for index in 0..<count {
      if index & (World.stretch - 1) == 0, isInterrupted { return nil }
      // Backwards the window's last unit goes first.
      let place = search.isBackwards ? count - 1 - index : index
      let own = World.folded(part[place], search.options)
      wanted = wanted &* TextSearch.base &+ UInt64(own)
      sum = sum &* TextSearch.base &+ unit(at + place)
      if index > 0 { power = power &* TextSearch.base }
    }
    for number in 0..<places {
      if number & (World.stretch - 1) == 0, isInterrupted { return nil }
      if sum == wanted {
        var same = 0
        while same < count,
          unit(at + same)
            == UInt64(World.folded(part[same], search.options))
        {
          same += 1
        }
        if same == count { return at }
      }
      if search.isAnchored || number == places - 1 { return -1 }
      let gone = search.isBackwards ? at + count - 1 : at
      let come = search.isBackwards ? at - 1 : at + count
      sum = (sum &- unit(gone) &* power) &* TextSearch.base &+ unit(come)
      at += step
    }
    return -1
  }

  /// Bits: 1 ignore case, 2 unit by unit, 64 digits as numbers, 128 ignore marks. nil with `stop` set when Ctrl-C came.
  func order(_ a: TextUnits, _ b: TextUnits, options: UInt64) -> Int? {
    if options & 66 == 0, a.isWide || b.isWide {
      guard let first = composes(a), let second = composes(b) else { return nil }
      if first || second { return orderComposed(a, b, options: options) }
    }
    if options & 193 == 0 { return order(a, b) }
    func isDigit(_ unit: UInt16) -> Bool { (48...57).contains(unit) }
    /// Behind the digits at a place, and the first of them that is no 0.
    func number(_ text: TextUnits, _ start: Int) -> (first: Int, end: Int) {
      var first = start
      while first < text.count, text[first] == 48 { first += 1 }
      var end = first
      while end < text.count, isDigit(text[end]) { end += 1 }
      return (first, end)
    }
    var i = 0
    var j = 0
    var turns = 0
    defer { charge(fuel: a.isWide || b.isWide ? turns &* World.scalarFuel : turns >> 2) }
    while i < a.count, j < b.count {
      turns &+= 1
      if turns & (World.stretch - 1) == 0, isInterrupted { return nil }
      if options & 64 != 0, isDigit(a[i]), isDigit(b[j]) {
        let first = number(a, i)
        let second = number(b, j)
        let length = first.end - first.first
        if length != second.end - second.first {
          return length < second.end - second.first ? -1 : 1
        }
        for place in 0..<length {
          let (x, y) = (a[first.first + place], b[second.first + place])
          if x != y { return x < y ? -1 : 1 }
        }
        i = first.end
        j = second.end
        continue
      }
      let x = World.folded(a[i], options)
      let y = World.folded(b[j], options)
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

  /// Whether a text has one; nil with `stop` set when Ctrl-C came.
  private func composes(_ text: TextUnits) -> Bool? {
    guard text.isWide else { return false }
    var asked = 0
    defer { charge(fuel: asked &* World.scalarFuel) }
    for index in 0..<text.count {
      if index & (World.stretch - 1) == 0, isInterrupted { return nil }
      if text[index] < 0x300 { continue }
      asked &+= 1
      if World.isComposing(text[index]) { return true }
    }
    return false
  }

  /// Without NSLiteralSearch characters are compared, however they are composed.
  /// nil with `stop` set when Ctrl-C came.
  private func orderComposed(_ a: TextUnits, _ b: TextUnits, options: UInt64) -> Int? {
    func string(_ text: TextUnits) -> String? {
      charge(fuel: text.count &* World.scalarFuel)
      var units: [UInt16] = []
      units.reserveCapacity(text.count)
      for index in 0..<text.count {
        if index & (World.stretch - 1) == 0, isInterrupted { return nil }
        if options & 128 != 0, World.isComposing(text[index]) { continue }
        units.append(World.folded(text[index], options))
      }
      return String(decoding: units, as: UTF16.self)
    }
    guard let x = string(a), let y = string(b) else { return nil }
    return x == y ? 0 : x < y ? -1 : 1
  }

  /// What it costs to ask the tables of Unicode about a character, which is none of the first 128.
  static let scalarFuel = 24

  /// A unit as a comparison with these options sees it: 1 ignore case, 128 ignore marks above and below.
  private static func folded(_ unit: UInt16, _ options: UInt64) -> UInt16 {
    var unit = unit
    if options & 128 != 0, (0xC0..<0x180).contains(unit) { unit = bare[Int(unit) - 0xC0] }
    return options & 1 != 0 ? lowercased(unit) : unit
  }

  /// The letters from U+00C0 to U+017F without their marks.
  private static let bare = Array(
    ("AAAAAAÆCEEEEIIIIÐNOOOOO×ØUUUUYÞßaaaaaaæceeeeiiiiðnooooo÷øuuuuyþy"
      + "AaAaAaCcCcCcCcDdĐđEeEeEeEeEeGgGgGgGgHhĦħIiIiIiIiIıĲĳJjKkĸLlLlLlĿŀŁł"
      + "NnNnNnŉŊŋOoOoOoŒœRrRrRrSsSsSsSsTtTtŦŧUuUuUuUuUuUuWwYyYZzZzZzſ").utf16)

  private static func lowercased(_ unit: UInt16) -> UInt16 {
    if unit < 128 { return (65...90).contains(unit) ? unit + 32 : unit }
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    let lower = scalar.properties.lowercaseMapping.utf16
    return lower.count == 1 ? lower.first ?? unit : unit
  }

  /// 1 letter, 2 upper case, 4 lower case, 8 digit, 16 white space, 32 new line, 64 punctuation,
  /// 128 belongs to the character before it, 256 control or format, 512 symbol.
  private static func kind(of unit: UInt16) -> UInt64 {
    if (0xDC00...0xDFFF).contains(unit) { return 128 }
    guard let scalar = Unicode.Scalar(unit) else { return 0 }
    if (10...13).contains(unit) || unit == 0x85 { return 32 | 256 }
    if unit == 0x2028 || unit == 0x2029 { return 32 }
    if unit == 9 { return 16 | 256 }
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
    case .control, .format: return 256
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return 512
    default: return 0
    }
  }
}

/// What is looked for, and how.
struct TextSearch {
  var part: TextUnits
  /// NSStringCompareOptions: 1 ignore case, 4 from the end, 8 only at the start (or end), 128 ignore marks.
  var options: UInt64
  static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  var isBackwards: Bool { options & 4 != 0 }
  var isAnchored: Bool { options & 8 != 0 }
}
