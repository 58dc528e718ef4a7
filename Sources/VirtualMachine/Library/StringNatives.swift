internal import Bytecode

/// NSString's leaves. Methods that make a new string answer it with a count of 1; the prelude autoreleases.
extension World {
  func stringNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    switch function {
    case .stringFromClass:
      if arguments[0] == 0 {
        base[0] = 0
        return .done
      }
      return answer(named(className(classIndex(ofClassAddress: arguments[0]))), base)
    case .stringFromSelector:
      if arguments[0] == 0 {
        base[0] = 0
        return .done
      }
      return answer(named(selectorName(selectorID(ofAddress: arguments[0]))), base)
    case .classFromString:
      base[0] =
        stringText(arguments[0]).flatMap { tables.classIDs[$0] }.map { classAddress($0) } ?? 0
      return .done
    case .selectorFromString:
      guard let text = stringText(arguments[0]) else {
        base[0] = 0
        return .done
      }
      guard let id = internSelector(text) else {
        stop = .limit(.selectors)
        return .stopped
      }
      base[0] = selectorAddress(id)
      return .done
    case .stringInitBytes, .stringLength, .stringCharacterAt, .stringUTF8, .stringIsEqual,
      .stringCompare, .stringHash, .stringAppending, .stringSubstring,
      .stringHasPrefix, .stringHasSuffix, .stringIntValue, .stringDoubleValue, .stringUppercase,
      .stringLowercase, .stringRangeOf, .mutableStringAppend, .mutableStringSet:
      guard let string = stringObject(base[4]) else { return notAnObject(base) }
      return stringMethod(function, base, string)
    default: return unknownNative(function)
    }
  }

  /// The string of a name, which is looked up by its text.
  private func named(_ name: String) -> UInt64? {
    charge(fuel: 4 &+ name.utf8.count >> 3)
    return constantString(name)
  }

  private func stringMethod(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ string: UnsafeMutablePointer<StringObject>
  ) -> NativeOutcome {
    let argument = base[6]
    switch function {
    case .stringLength:
      base[0] = UInt64(string.pointee.length)
      return .done
    case .stringCharacterAt: return characterAt(base, string)
    case .stringUTF8: return answer(stringUTF8(string, base[4]), base)
    case .stringInitBytes:
      if argument == 0 {
        stop = .exception(
          name: "NSInvalidArgumentException",
          reason: "*** -[NSString initWithUTF8String:]: NULL cString")
        return .stopped
      }
      guard let bytes = cStringBytes(argument), setString(string, utf8: bytes) else {
        return .stopped
      }
      base[0] = base[4]
      return .done
    // What is there already is not looked at: a text grows in linear time.
    case .mutableStringAppend, .mutableStringSet:
      guard let other = textUnits(argument) else {
        stop = .exception(
          name: "NSInvalidArgumentException",
          reason: "*** -[\(classNameOf(base[4])) appendString:]: nil argument")
        return .stopped
      }
      guard
        function == .mutableStringAppend ? appendUnits(string, other) : setString(string, other)
      else { return .stopped }
      base[0] = 0
      return .done
    default: break
    }
    guard let units = textUnits(base[4]) else { return notAnObject(base) }
    switch function {
    case .stringIsEqual:
      base[0] =
        textUnits(argument).map { $0.count == units.count && units.starts(with: $0) ? 1 : 0 } ?? 0
    case .stringCompare:
      guard let other = textUnits(argument) else {
        stop = .exception(
          name: "NSInvalidArgumentException", reason: "-[NSString compare:]: nil argument")
        return .stopped
      }
      guard let order = order(units, other, options: 0) else { return .stopped }
      base[0] = UInt64(bitPattern: Int64(order))
    case .stringHash:
      guard let hash = hash(units) else { return .stopped }
      base[0] = hash
    case .stringAppending:
      guard let other = textUnits(argument) else {
        stop = .exception(
          name: "NSInvalidArgumentException",
          reason: "*** -[\(classNameOf(base[4])) stringByAppendingString:]: nil argument")
        return .stopped
      }
      return answer(newString(units, other), base)
    case .stringSubstring:
      let location = argument
      let length = base[7]
      guard location <= UInt64(units.count), length <= UInt64(units.count) - location else {
        stop = .exception(
          name: "NSRangeException",
          reason: "-[__NSCFString substringWithRange:]: Range {\(location), \(length)} out of "
            + "bounds; string length \(units.count)")
        return .stopped
      }
      return answer(newString(units.part(Int(location)..<Int(location + length))), base)
    case .stringHasPrefix:
      base[0] = textUnits(argument).map { units.starts(with: $0) ? 1 : 0 } ?? 0
    case .stringHasSuffix:
      base[0] =
        textUnits(argument).map {
          $0.count <= units.count
            && units.part(units.count - $0.count..<units.count).starts(with: $0) ? 1 : 0
        } ?? 0
    case .stringRangeOf:
      let search = TextSearch(part: textUnits(argument) ?? .empty, options: 0)
      return answerPlace(find(search, in: units, 0..<units.count), base)
    case .stringIntValue:
      let digits = (0..<min(units.count, World.longestNumber)).map { UInt8(clamping: units[$0]) }
      base[0] = UInt64(bitPattern: World.leadingInteger(digits))
    case .stringDoubleValue:
      let start = units.part(0..<min(units.count, World.longestNumber))
      base[0] = World.leadingDouble(String(decoding: start.array, as: UTF16.self)).bitPattern
    case .stringUppercase, .stringLowercase:
      return changedCase(units, isUpper: function == .stringUppercase, base)
    default: return .stopped
    }
    return .done
  }

  /// Units that may belong to a number: white space in front of it, and more digits than any number has.
  static let longestNumber = 1 << 16

  /// The unit at an index.
  private func characterAt(
    _ base: UnsafeMutablePointer<UInt64>, _ string: UnsafeMutablePointer<StringObject>
  ) -> NativeOutcome {
    let index = base[6]
    guard index < UInt64(string.pointee.length) else {
      stop = .exception(
        name: "NSRangeException",
        reason: "-[__NSCFString characterAtIndex:]: Range or index out of bounds")
      return .stopped
    }
    guard let unit = window(string, Int(index), 1) else { return notAnObject(base) }
    base[0] = UInt64(unit[0])
    return .done
  }

  /// A place in a text, or NSNotFound; `stop` where the search was left off.
  func answerPlace(_ place: Int?, _ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard let place else { return .stopped }
    base[0] = place < 0 ? UInt64(Int64.max) : UInt64(place)
    return .done
  }

  /// nil with `stop` set when Ctrl-C came.
  func hash(_ units: TextUnits) -> UInt64? {
    var hash: UInt64 = 5381
    var index = 0
    while index < units.count {
      let end = min(units.count, index &+ World.stretch)
      let piece = units.part(index..<end)
      hash = piece.isWide ? piece.hashed(hash, UInt16.self) : piece.hashed(hash, UInt8.self)
      index = end
      if isInterrupted { return nil }
    }
    return hash
  }

  /// -1, 0 or 1 by units; nil with `stop` set when Ctrl-C came.
  func order(_ left: TextUnits, _ right: TextUnits) -> Int? {
    let common = min(left.count, right.count)
    var index = 0
    while index < common {
      let end = min(common, index &+ World.stretch)
      while index < end {
        let (a, b) = (left[index], right[index])
        if a != b { return a < b ? -1 : 1 }
        index &+= 1
      }
      if isInterrupted { return nil }
    }
    return left.count == right.count ? 0 : left.count < right.count ? -1 : 1
  }

  private func changedCase(
    _ units: TextUnits, isUpper: Bool, _ base: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    func turned(_ letter: UInt8) -> UInt8 {
      (isUpper ? 97...122 : 65...90).contains(letter) ? letter ^ 32 : letter
    }
    if !units.isWide, units.isASCII {
      charge(fuel: units.count >> 4)
      let letters = (0..<units.count).map { turned(UInt8(truncatingIfNeeded: units[$0])) }
      return letters.withUnsafeBytes {
        let start = $0.baseAddress ?? TextUnits.empty.start
        return answer(
          newString(TextUnits(start: start, count: units.count, isWide: false)), base)
      }
    }
    guard let object = newString() else { return .stopped }
    let string = pointer(Int(AddressSpace.offset(object)), to: StringObject.self)
    var asked = 0
    defer { charge(fuel: asked &* World.scalarFuel &+ units.count >> 3) }
    let fine = setString(string) { body in
      self.eachScalar(units) { scalar in
        if scalar.isASCII {
          body(Unicode.Scalar(turned(UInt8(truncatingIfNeeded: scalar.value))))
          return
        }
        asked &+= 1
        let mapped =
          isUpper ? scalar.properties.uppercaseMapping : scalar.properties.lowercaseMapping
        for each in mapped.unicodeScalars { body(each) }
      }
    }
    return answer(fine ? object : nil, base)
  }

  func classNameOf(_ address: UInt64) -> String {
    liveObject(address).map { className(classIndex(ofObject: $0)) } ?? ""
  }

  /// The decimal integer at the start of a text after white space. Saturates.
  static func leadingInteger(_ text: [UInt8]) -> Int64 {
    var index = 0
    while index < text.count, text[index] == 32 || (9...13).contains(text[index]) { index += 1 }
    var negative = false
    if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      negative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    var magnitude: UInt64 = 0
    while index < text.count, (48...57).contains(text[index]) {
      let (product, over) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, more) = product.addingReportingOverflow(UInt64(text[index] - 48))
      magnitude = over || more ? UInt64(Int64.max) + 1 : min(sum, UInt64(Int64.max) + 1)
      index += 1
    }
    if negative { return magnitude > UInt64(Int64.max) ? .min : -Int64(magnitude) }
    return Int64(clamping: magnitude)
  }

  /// The number at the start of a text, 0 where there is none.
  static func leadingDouble(_ text: String) -> Double {
    let bytes = Array(text.utf8).drop { $0 == 32 || (9...13).contains($0) }
    var end = bytes.startIndex
    var best = 0.0
    var seenDigit = false
    // The longest prefix that is a number.
    while end < bytes.endIndex, bytes[end] < 128, end - bytes.startIndex < 64 {
      let byte = bytes[end]
      let fits =
        (48...57).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+") || byte | 32 == UInt8(ascii: "e")
      guard fits else { break }
      if (48...57).contains(byte) { seenDigit = true }
      end += 1
      if seenDigit,
        let value = Double(String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self))
      {
        best = value
      }
    }
    return best
  }
}
