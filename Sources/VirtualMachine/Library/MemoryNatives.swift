internal import Bytecode

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// <string.h> on simulated memory: every byte is checked, and paid for.
extension World {
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
      guard let text = readCString(first) else { return .stopped }
      base[0] = UInt64(text.count)
    case .strcmp, .strncmp:
      guard var left = readCString(first), var right = readCString(second) else { return .stopped }
      if function == .strncmp {
        left = Array(left.prefix(Int(clamping: arguments[2])))
        right = Array(right.prefix(Int(clamping: arguments[2])))
      }
      base[0] = UInt64(bitPattern: Int64(World.compare(left, right)))
    case .strcpy, .strncpy, .strcat, .strncat: return copyText(function, base, arguments)
    case .strchr, .strrchr:
      guard let text = readCString(first) else { return .stopped }
      let wanted = UInt8(truncatingIfNeeded: second)
      let found: Int?
      if wanted == 0 {
        found = text.count
      } else {
        found = function == .strchr ? text.firstIndex(of: wanted) : text.lastIndex(of: wanted)
      }
      base[0] = found.map { first &+ UInt64($0) } ?? 0
    case .strstr:
      guard let text = readCString(first), let wanted = readCString(second) else {
        return .stopped
      }
      base[0] = World.find(wanted, in: text).map { first &+ UInt64($0) } ?? 0
    case .strdup:
      guard let text = readCString(first) else { return .stopped }
      let copy = allocateC(size: UInt64(text.count + 1), zone: 0)
      if copy == 0 { return .stopped }
      guard writeBytes(text + [0], to: copy) else { return .stopped }
      base[0] = copy
    default: return unknownNative(function)
    }
    return .done
  }

  private func copyText(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    guard var text = readCString(arguments[1]) else { return .stopped }
    var target = arguments[0]
    let limit = Int(clamping: min(arguments[2], maxBytes))
    switch function {
    case .strncpy:
      // strncpy pads with NULs and does not end what fills the room.
      text = Array(text.prefix(limit))
      text += Array(repeating: 0, count: max(0, limit - text.count))
    case .strcat, .strncat:
      guard let old = readCString(target) else { return .stopped }
      target &+= UInt64(old.count)
      if function == .strncat { text = Array(text.prefix(limit)) }
      text.append(0)
    default: text.append(0)
    }
    guard writeBytes(text, to: target) else { return .stopped }
    base[0] = arguments[0]
    return .done
  }

  /// Writes bytes with checks; false with `stop` set.
  func writeBytes(_ bytes: [UInt8], to address: UInt64) -> Bool {
    if bytes.isEmpty { return true }
    guard checkRange(address, UInt64(bytes.count), isWrite: true) else { return false }
    bytes.withUnsafeBytes {
      if let base = $0.baseAddress {
        space.host(address).copyMemory(from: base, byteCount: $0.count)
      }
    }
    charge(UInt64(bytes.count))
    return true
  }

  /// -1, 0 or 1 by unsigned bytes.
  static func compare(_ left: [UInt8], _ right: [UInt8]) -> Int {
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return left[index] < right[index] ? -1 : 1
    }
    return left.count == right.count ? 0 : left.count < right.count ? -1 : 1
  }

  /// First place of `wanted` in `text`.
  static func find<T: Equatable>(_ wanted: [T], in text: [T]) -> Int? {
    if wanted.isEmpty { return 0 }
    guard wanted.count <= text.count else { return nil }
    for start in 0...(text.count - wanted.count)
    where text[start] == wanted[0] && text[start..<(start + wanted.count)].elementsEqual(wanted) {
      return start
    }
    return nil
  }
}

/// The host's memcmp, made -1, 0 or 1 so that no host shows through.
private func byteOrder(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Int {
  let order = memcmp(left, right, count)
  return order == 0 ? 0 : order < 0 ? -1 : 1
}
