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
      return answer(
        constantString(className(classIndex(ofClassAddress: arguments[0]))), base)
    case .stringFromSelector:
      if arguments[0] == 0 {
        base[0] = 0
        return .done
      }
      return answer(
        constantString(selectorName(selectorID(ofAddress: arguments[0]))), base)
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

  private func stringMethod(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ string: UnsafeMutablePointer<StringObject>
  ) -> NativeOutcome {
    let argument = base[6]
    switch function {
    case .stringLength:
      base[0] = UInt64(string.pointee.length)
      return .done
    case .stringUTF8: return answer(stringUTF8(string, base[4]), base)
    case .stringInitBytes:
      if argument == 0 {
        stop = .exception(
          name: "NSInvalidArgumentException",
          reason: "*** -[NSString initWithUTF8String:]: NULL cString")
        return .stopped
      }
      guard let bytes = readCString(argument) else { return .stopped }
      guard setString(string, Array(String(decoding: bytes, as: UTF8.self).utf16)) else {
        return .stopped
      }
      base[0] = base[4]
      return .done
    default: break
    }
    guard let units = stringUnits(base[4]) else { return notAnObject(base) }
    switch function {
    case .stringCharacterAt:
      guard argument < UInt64(units.count) else {
        stop = .exception(
          name: "NSRangeException",
          reason: "-[__NSCFString characterAtIndex:]: Range or index out of bounds")
        return .stopped
      }
      base[0] = UInt64(units[Int(argument)])
    case .stringIsEqual:
      base[0] = stringUnits(argument).map { $0 == units ? 1 : 0 } ?? 0
    case .stringCompare:
      guard let other = stringUnits(argument) else {
        stop = .exception(
          name: "NSInvalidArgumentException", reason: "-[NSString compare:]: nil argument")
        return .stopped
      }
      base[0] = UInt64(bitPattern: Int64(World.order(units, other, options: 0)))
    case .stringHash:
      var hash: UInt64 = 5381
      for unit in units { hash = hash &* 33 &+ UInt64(unit) }
      base[0] = hash
    case .stringAppending:
      guard let other = stringUnits(argument) else {
        stop = .exception(
          name: "NSInvalidArgumentException",
          reason: "*** -[\(classNameOf(base[4])) stringByAppendingString:]: nil argument")
        return .stopped
      }
      return answer(newString(units + other), base)
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
      return answer(newString(Array(units[Int(location)..<Int(location + length)])), base)
    case .stringHasPrefix:
      base[0] = stringUnits(argument).map { units.starts(with: $0) ? 1 : 0 } ?? 0
    case .stringHasSuffix:
      base[0] =
        stringUnits(argument).map {
          $0.count <= units.count && units.suffix($0.count).elementsEqual($0) ? 1 : 0
        } ?? 0
    case .stringRangeOf:
      let other = stringUnits(argument) ?? []
      base[0] =
        other.isEmpty
        ? UInt64(Int64.max) : World.find(other, in: units).map { UInt64($0) } ?? UInt64(Int64.max)
    case .stringIntValue:
      base[0] = UInt64(
        bitPattern: World.leadingInteger(units.map { UInt8(clamping: $0) }, base: 10).value)
    case .stringDoubleValue:
      base[0] = World.leadingDouble(String(decoding: units, as: UTF16.self)).bitPattern
    case .stringUppercase, .stringLowercase:
      let text = String(decoding: units, as: UTF16.self)
      let changed = function == .stringUppercase ? text.uppercased() : text.lowercased()
      return answer(newString(Array(changed.utf16)), base)
    case .mutableStringAppend, .mutableStringSet:
      guard let other = stringUnits(argument) else {
        stop = .exception(
          name: "NSInvalidArgumentException",
          reason: "*** -[\(classNameOf(base[4])) appendString:]: nil argument")
        return .stopped
      }
      guard setString(string, function == .mutableStringAppend ? units + other : other) else {
        return .stopped
      }
      base[0] = 0
    default: return .stopped
    }
    return .done
  }

  func classNameOf(_ address: UInt64) -> String {
    liveObject(address).map { className(classIndex(ofObject: $0)) } ?? ""
  }

  /// The integer at the start of a text after white space, and how many bytes it took. Saturates.
  static func leadingInteger(_ text: [UInt8], base: UInt64) -> (value: Int64, length: Int) {
    var index = 0
    while index < text.count, text[index] == 32 || (9...13).contains(text[index]) { index += 1 }
    var negative = false
    if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      negative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    var radix = base
    let isHex =
      index + 1 < text.count && text[index] == UInt8(ascii: "0") && text[index + 1] | 32 == 120
    if isHex, radix == 16 || radix == 0 {
      index += 2
      radix = 16
    } else if radix == 0 {
      radix = index < text.count && text[index] == UInt8(ascii: "0") ? 8 : 10
    }
    let start = index
    var magnitude: UInt64 = 0
    while index < text.count {
      let byte = text[index]
      let digit: UInt64
      switch byte {
      case 48...57: digit = UInt64(byte - 48)
      case 65...90: digit = UInt64(byte - 55)
      case 97...122: digit = UInt64(byte - 87)
      default: digit = .max
      }
      guard digit < radix else { break }
      let (product, over) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, more) = product.addingReportingOverflow(digit)
      magnitude = over || more ? UInt64(Int64.max) + 1 : min(sum, UInt64(Int64.max) + 1)
      index += 1
    }
    if index == start { return (0, 0) }
    if negative {
      return (magnitude > UInt64(Int64.max) ? .min : -Int64(magnitude), index)
    }
    return (Int64(clamping: magnitude), index)
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
