internal import Bytecode

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// <string.h> on simulated memory: every byte is checked, and paid for.
extension World {
  @inline(never)
  func memoryNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    let first = arguments[0]
    let second = arguments[1]
    switch function {
    case .memcpy, .memmove:
      guard copyMemory(to: first, from: second, count: arguments[2]) else { return .stopped }
      base[0] = first
    case .memset:
      guard fillMemory(first, UInt8(truncatingIfNeeded: second), count: arguments[2]) else {
        return .stopped
      }
      base[0] = first
    case .memcmp:
      let count = arguments[2]
      if count == 0 {
        base[0] = 0
        return .done
      }
      guard checkRange(first, count, isWrite: false), checkRange(second, count, isWrite: false)
      else { return .stopped }
      charge(count)
      base[0] = UInt64(
        bitPattern: Int64(byteOrder(space.host(first), space.host(second), Int(count))))
    case .strlen:
      guard let text = cStringBytes(first) else { return .stopped }
      base[0] = UInt64(text.count)
    case .strcmp, .strncmp:
      let most = function == .strncmp ? Int(clamping: arguments[2]) : .max
      guard let left = cStringBytes(first, most: most), let right = cStringBytes(second, most: most)
      else { return .stopped }
      base[0] = UInt64(bitPattern: Int64(World.compare(left, right)))
    case .strcpy, .strncpy, .strcat, .strncat: return copyText(function, base, arguments)
    case .strchr, .strrchr:
      guard let text = cStringBytes(first) else { return .stopped }
      let wanted = UInt8(truncatingIfNeeded: second)
      let found: Int?
      if wanted == 0 {
        found = text.count
      } else {
        found = function == .strchr ? text.firstIndex(of: wanted) : text.lastIndex(of: wanted)
      }
      base[0] = found.map { first &+ UInt64($0) } ?? 0
    case .strstr:
      guard let text = cStringBytes(first), let wanted = cStringBytes(second) else {
        return .stopped
      }
      let search = TextSearch(part: World.units(wanted), options: 0)
      guard
        let place = wanted.isEmpty ? 0 : find(search, in: World.units(text), 0..<text.count)
      else { return .stopped }
      base[0] = place < 0 ? 0 : first &+ UInt64(place)
    case .strdup:
      guard let text = cStringBytes(first) else { return .stopped }
      let copy = allocateC(size: UInt64(text.count + 1), zone: 0)
      if copy == 0 { return .stopped }
      guard writeText(text, to: copy) else { return .stopped }
      base[0] = copy
    default: return unknownNative(function)
    }
    return .done
  }

  /// A byte a unit.
  private static func units(_ bytes: UnsafeRawBufferPointer) -> TextUnits {
    TextUnits(
      start: bytes.baseAddress ?? TextUnits.empty.start, count: bytes.count, isWide: false)
  }

  private func copyText(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    if isDoneInPieces {
      base[0] = arguments[0]
      return .done
    }
    let limit = Int(clamping: min(arguments[2], limits.bytes))
    let isBounded = function == .strncpy || function == .strncat
    guard let text = cStringBytes(arguments[1], most: isBounded ? limit : .max) else {
      return .stopped
    }
    var target = arguments[0]
    switch function {
    case .strncpy:
      // strncpy pads with NULs and does not end what fills the room.
      guard writeBytes(text, to: target),
        fillMemory(target &+ UInt64(text.count), 0, count: UInt64(limit - text.count))
      else { return .stopped }
      base[0] = arguments[0]
      return .done
    case .strcat, .strncat:
      guard let old = cStringBytes(target) else { return .stopped }
      target &+= UInt64(old.count)
    default: break
    }
    guard writeText(text, to: target) else { return .stopped }
    base[0] = arguments[0]
    return .done
  }

  /// Writes a text and a NUL behind it.
  private func writeText(_ text: UnsafeRawBufferPointer, to address: UInt64) -> Bool {
    guard checkRange(address, UInt64(text.count) + 1, isWrite: true), writeBytes(text, to: address)
    else { return false }
    return fillMemory(address &+ UInt64(text.count), 0, count: 1)
  }

  func writeBytes(_ bytes: UnsafeRawBufferPointer, to address: UInt64) -> Bool {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return true }
    guard checkRange(address, UInt64(bytes.count), isWrite: true) else { return false }
    charge(UInt64(bytes.count))
    return move(start, to: space.host(address), count: bytes.count)
  }

  /// Writes bytes with checks; false with `stop` set.
  func writeBytes(_ bytes: [UInt8], to address: UInt64) -> Bool {
    bytes.withUnsafeBytes { writeBytes($0, to: address) }
  }

  /// -1, 0 or 1 by unsigned bytes.
  private static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer)
    -> Int
  {
    let common = min(left.count, right.count)
    if let a = left.baseAddress, let b = right.baseAddress {
      let order = byteOrder(a, b, common)
      if order != 0 { return order }
    }
    return left.count == right.count ? 0 : left.count < right.count ? -1 : 1
  }
}

/// The host's memcmp, made -1, 0 or 1 so that no host shows through.
private func byteOrder(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Int {
  let order = memcmp(left, right, count)
  return order == 0 ? 0 : order < 0 ? -1 : 1
}
