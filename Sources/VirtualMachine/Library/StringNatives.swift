internal import Bytecode
internal import Diagnostics

/// NSString's leaves. Methods that make a new string answer it with a count of 1; the prelude autoreleases.
extension World {
  @inline(never)
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
        nameText(arguments[0]).flatMap { tables.classIDs[$0] }.map { classAddress($0) } ?? 0
      return .done
    case .selectorFromString:
      guard let text = nameText(arguments[0]) else {
        base[0] = 0
        return .done
      }
      guard let id = selector(named: text) else { return .stopped }
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

  /// A string as a name that is looked up; nil: it is none.
  private func nameText(_ address: UInt64) -> String? {
    guard let units = textUnits(address) else { return nil }
    charge(fuel: units.isWide ? units.count &* World.scalarFuel : units.count >> 2)
    return stringText(address)
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
      guard let bytes = cStringBytes(argument) else { return .stopped }
      if bytes.contains(where: { $0 >= 0x80 }), !isUTF8(bytes) {
        base[0] = 0
        return isInterrupted ? .stopped : .done
      }
      guard setString(string, utf8: bytes) else { return .stopped }
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
        return noText(argument, "compare:", of: "NSString")
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
    // An empty text begins and ends nothing (NSString's reference).
    case .stringHasPrefix:
      guard let part = textUnits(argument) else { return noText(argument, "hasPrefix:") }
      base[0] = part.count > 0 && units.starts(with: part) ? 1 : 0
    case .stringHasSuffix:
      guard let part = textUnits(argument) else { return noText(argument, "hasSuffix:") }
      let isSuffix =
        part.count > 0 && part.count <= units.count
        && units.part(units.count - part.count..<units.count).starts(with: part)
      base[0] = isSuffix ? 1 : 0
    case .stringRangeOf:
      guard let part = textUnits(argument) else {
        return noText(argument, "rangeOfString:options:range:locale:")
      }
      return answerPlace(
        find(TextSearch(part: part, options: 0), in: units, 0..<units.count), base)
    case .stringIntValue:
      let value = numberBytes(units).withUnsafeBytes(World.leadingInteger)
      base[0] = UInt64(bitPattern: value)
    case .stringDoubleValue: base[0] = World.leadingDouble(numberBytes(units)).bitPattern
    case .stringUppercase, .stringLowercase:
      return changedCase(units, isUpper: function == .stringUppercase, base)
    default: return .stopped
    }
    return .done
  }

  /// An argument is no text: nil is said by name, and whoever else is asked for its length.
  private func noText(
    _ argument: UInt64, _ selector: String, of owner: String = "__NSCFString"
  ) -> NativeOutcome {
    stop =
      liveObject(argument).map { notUnderstood($0, "length") }
      ?? .exception(
        name: "NSInvalidArgumentException", reason: "-[\(owner) \(selector)]: nil argument")
    return .stopped
  }

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
    charge(fuel: units.count >> 5)
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
    defer { charge(fuel: asked &* World.scalarFuel) }
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
  static func leadingInteger(_ text: UnsafeRawBufferPointer) -> Int64 {
    var index = 0
    while index < text.count, isBlank(text[index]) { index += 1 }
    var negative = false
    if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      negative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    let limit = UInt64(Int64.max) + 1
    var magnitude: UInt64 = 0
    while index < text.count, isDigit(text[index]) {
      magnitude =
        magnitude > limit / 10 ? limit : min(magnitude &* 10 &+ UInt64(text[index] &- 48), limit)
      index += 1
    }
    if negative { return magnitude == limit ? .min : -Int64(magnitude) }
    return Int64(clamping: magnitude)
  }

  /// The decimal number at the start of a text after white space, 0 where there is none.
  static func leadingDouble(_ text: [UInt8]) -> Double {
    let start = text.firstIndex { !isBlank($0) } ?? text.count
    var end = start
    func passDigits() -> Bool {
      let first = end
      while end < text.count, isDigit(text[end]) { end += 1 }
      return end > first
    }
    func passSign() {
      if end < text.count, text[end] == UInt8(ascii: "-") || text[end] == UInt8(ascii: "+") {
        end += 1
      }
    }
    passSign()
    var hasDigits = passDigits()
    if end < text.count, text[end] == UInt8(ascii: ".") {
      end += 1
      hasDigits = passDigits() || hasDigits
    }
    guard hasDigits else { return 0 }
    let whole = end
    if end < text.count, text[end] | 32 == UInt8(ascii: "e") {
      end += 1
      passSign()
      if !passDigits() { end = whole }
    }
    return Double(String(decoding: text[start..<end], as: UTF8.self)) ?? 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// The units at the start of a text of which a number may consist.
  private func numberBytes(_ units: TextUnits) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < units.count {
      let unit = units[bytes.count]
      guard unit < 128 else { break }
      let byte = UInt8(unit)
      guard World.isBlank(byte) || World.isDigit(byte) || "+-.eE".utf8.contains(byte) else { break }
      bytes.append(byte)
    }
    charge(fuel: bytes.count)
    return bytes
  }
}
