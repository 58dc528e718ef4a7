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
    case text(Range<Int>)
    case directive(FormatDirective)
    case end
  }

  let text: UnsafeRawBufferPointer
  var position: Int
  /// `star` gives the slot for a `*`: the next one, or that of a number.
  mutating func next(star: (Int?) -> UInt64?) -> Piece? {
    if position >= text.count { return .end }
    let start = position
    if text[position] != UInt8(ascii: "%"), let bytes = text.baseAddress {
      let found = memchr(bytes + position, 37, text.count - position)
      position = found.map { UnsafeRawPointer($0) - bytes } ?? text.count
      return .text(start..<position)
    }
    position += 1
    if position >= text.count { return .text(start..<position) }
    if text[position] == UInt8(ascii: "%") {
      position += 1
      return .text(position - 1..<position)
    }
    var directive = FormatDirective()
    // What stands before a letter; most directives have nothing of it.
    if text[position] < UInt8(ascii: "A"), !readField(&directive, star) { return nil }
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

  /// The argument's number, the flags, the width and the precision; false where `star` has nothing to give.
  private mutating func readField(
    _ directive: inout FormatDirective, _ star: (Int?) -> UInt64?
  ) -> Bool {
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
      guard let value = star(argumentNumber()) else { return false }
      let width = Int(Int32(truncatingIfNeeded: value))
      directive.leftAligned = directive.leftAligned || width < 0
      directive.width = Int(width.magnitude)
    } else {
      directive.width = number()
    }
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      if position < text.count, text[position] == UInt8(ascii: "*") {
        position += 1
        guard let value = star(argumentNumber()) else { return false }
        let precision = Int(Int32(truncatingIfNeeded: value))
        directive.precision = precision < 0 ? nil : precision
      } else {
        directive.precision = number() ?? 0
      }
    }
    return true
  }

  /// `2$`, if that is what stands here.
  private mutating func argumentNumber() -> Int? {
    guard isAtDigit else { return nil }
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
    guard isAtDigit else { return nil }
    var value = 0
    while isAtDigit {
      value = min(value * 10 + Int(text[position] - 48), Int(Int32.max))
      position += 1
    }
    return value
  }

  private var isAtDigit: Bool { position < text.count && text[position] &- 48 < 10 }
}

extension FormatDirective {
  var isFloating: Bool { "fFeEgGaA".utf8.contains(conversion) }

  /// Renders an integer, character, pointer or floating-point argument; false for a conversion it does not
  /// know or that needs memory (`s`, `S`, `@`, `n`).
  func render(_ slot: UInt64, _ result: inout RenderedBytes) -> Bool {
    switch conversion {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"):
      let value: Int64
      switch conversion == UInt8(ascii: "D") ? 8 : bytes {
      case 1: value = Int64(Int8(truncatingIfNeeded: slot))
      case 2: value = Int64(Int16(truncatingIfNeeded: slot))
      case 4: value = Int64(Int32(truncatingIfNeeded: slot))
      default: value = Int64(bitPattern: slot)
      }
      let sign: StaticString = value < 0 ? "-" : plus ? "+" : space ? " " : ""
      integer(value.magnitude, radix: 10, sign: sign, &result)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      integer(unsigned(slot), radix: 10, sign: "", &result)
    case UInt8(ascii: "x"), UInt8(ascii: "X"):
      let value = unsigned(slot)
      let prefix: StaticString =
        alternate && value != 0 ? (conversion == UInt8(ascii: "X") ? "0X" : "0x") : ""
      integer(value, radix: 16, sign: prefix, &result)
    case UInt8(ascii: "o"), UInt8(ascii: "O"):
      let value = unsigned(slot)
      integer(value, radix: 8, sign: "", &result)
    case UInt8(ascii: "p"):
      pad(Array("0x".utf8) + Array(String(slot, radix: 16).utf8), &result)
    case UInt8(ascii: "c"):
      pad(CollectionOfOne(UInt8(truncatingIfNeeded: slot)), &result)
    case UInt8(ascii: "C"):
      // Characters of NSString count as such.
      pad(World.bytes(ofUnit: UInt16(truncatingIfNeeded: slot)), length: 1, &result)
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      // Apple's printf shows no sign of what is no number.
      let value = Double(bitPattern: slot)
      floating(value.isNaN ? .nan : value, &result)
    default: return false
    }
    return true
  }

  private func unsigned(_ slot: UInt64) -> UInt64 {
    switch bytes {
    case 1: slot & 0xFF
    case 2: slot & 0xFFFF
    case 4: slot & 0xFFFF_FFFF
    default: slot
    }
  }

  private func integer(
    _ value: UInt64, radix: UInt64, sign: StaticString, _ result: inout RenderedBytes
  ) {
    let start = result.count
    if sign.utf8CodeUnitCount != 0 {
      sign.withUTF8Buffer { result.append(UnsafeRawBufferPointer($0)) }
    }
    // In octal the longest has 22 digits, and a 0 in front of them.
    withUnsafeTemporaryAllocation(byteCount: 24, alignment: 1) { digits in
      // They come from the last on.
      var first = digits.count
      var rest = value
      if radix == 10 {
        repeat {
          first -= 1
          digits[first] = 48 + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        } while rest != 0
      } else {
        let letters = (conversion == UInt8(ascii: "X") ? UInt8(ascii: "A") : UInt8(ascii: "a")) - 10
        repeat {
          first -= 1
          let digit = UInt8(truncatingIfNeeded: rest % radix)
          digits[first] = digit < 10 ? 48 + digit : letters + digit
          rest /= radix
        } while rest != 0
      }
      if radix == 8, alternate, value != 0 {
        first -= 1
        digits[first] = 48
      }
      if precision == 0, value == 0 { first += 1 }
      var wanted = precision ?? 0
      if precision == nil, zero, !leftAligned, let width { wanted = width - sign.utf8CodeUnitCount }
      let missing = wanted - (digits.count - first)
      if missing > 0 { result.append(48, times: missing) }
      result.append(UnsafeRawBufferPointer(rebasing: digits[first...]))
    }
    alignField(from: start, &result)
  }

  /// Pads what was written from a place on to the width; counts bytes, as C does, where no length is given.
  private func alignField(from start: Int, length: Int? = nil, _ result: inout RenderedBytes) {
    let length = length ?? result.count - start
    guard let width, length < width else { return }
    let missing = width - length
    if leftAligned {
      result.append(UInt8(ascii: " "), times: missing)
    } else {
      result.insert(UInt8(ascii: " "), times: missing, at: start)
    }
  }

  /// Pads to the width; counts bytes, as C does, where no length is given.
  func pad(_ body: some Collection<UInt8>, length: Int? = nil, _ result: inout RenderedBytes) {
    let start = result.count
    result.append(contentsOf: body)
    alignField(from: start, length: length, &result)
  }

  private func floating(_ value: Double, _ result: inout RenderedBytes) {
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
    result.append(
      contentsOf: buffer.prefix(max(0, min(Int(count), room - 1))).lazy.map {
        UInt8(bitPattern: $0)
      })
  }
}

/// What a format has rendered so far.
///
/// An array asks at each of the many small pieces whether it is its own, and takes them through a generic door: half of
/// what a short text costs. These bytes have one owner, the world, which releases them.
struct RenderedBytes {
  private var start: UnsafeMutablePointer<UInt8>
  private var room: Int
  private(set) var count = 0

  init() {
    room = 256
    start = .allocate(capacity: room)
  }

  func release() { start.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  mutating func removeAll() { count = 0 }

  /// Leaves out the last ones.
  mutating func remove(behind count: Int) { self.count = count }

  mutating func append(_ byte: UInt8) {
    if _slowPath(count == room) { grow(by: 1) }
    start[count] = byte
    count &+= 1
  }

  mutating func append(_ byte: UInt8, times: Int) {
    if count &+ times > room { grow(by: times) }
    (start + count).update(repeating: byte, count: times)
    count &+= times
  }

  mutating func append(_ piece: UnsafeRawBufferPointer) {
    guard let from = piece.baseAddress else { return }
    if _slowPath(count &+ piece.count > room) { grow(by: piece.count) }
    UnsafeMutableRawPointer(start + count).copyMemory(from: from, byteCount: piece.count)
    count &+= piece.count
  }

  mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable {
      append(UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in bytes { append(byte) } }
  }

  /// So many bytes, and what stood there moves behind them.
  mutating func insert(_ byte: UInt8, times: Int, at place: Int) {
    append(byte, times: times)
    (start + place + times).update(from: start + place, count: count - place - times)
    (start + place).update(repeating: byte, count: times)
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let wider = max(count + more, room * 2)
    let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: wider)
    fresh.update(from: start, count: count)
    start.deallocate()
    (start, room) = (fresh, wider)
  }
}
