internal import Bytecode

/// C's arithmetic on canonical registers: results are extended from their C type again.
extension World {
  @inline(__always)
  static func signed32(_ bits: UInt64) -> UInt64 {
    UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: bits)))
  }

  @inline(__always)
  static func unsigned32(_ bits: UInt64) -> UInt64 { bits & 0xFFFF_FFFF }

  @inline(__always)
  static func float(_ bits: UInt64) -> Float {
    Float(bitPattern: UInt32(truncatingIfNeeded: bits))
  }

  @inline(__always)
  static func bits(_ value: Float) -> UInt64 { UInt64(value.bitPattern) }

  @inline(__always)
  static func bits(_ value: Double) -> UInt64 { value.bitPattern }

  /// double to a signed integer. Out of range is undefined in C; this saturates, as Apple's ARM machines do.
  static func signedInteger(_ value: Double) -> UInt64 {
    if value.isNaN { return 0 }
    if value >= 0x1p63 { return UInt64(bitPattern: Int64.max) }
    if value <= -0x1p63 { return UInt64(bitPattern: Int64.min) }
    return UInt64(bitPattern: Int64(value))
  }

  static func unsignedInteger(_ value: Double) -> UInt64 {
    if value.isNaN || value <= 0 { return value > -0x1p63 ? signedInteger(value) : 0 }
    return value >= 0x1p64 ? UInt64.max : UInt64(value)
  }

  /// Division and remainder; nil with `stop` set.
  @inline(never)
  func divide(_ i: Fetched, _ left: UInt64, _ right: UInt64) -> UInt64? {
    if right == 0 { return fail(.divisionByZero) }
    let dividend = Int64(bitPattern: left)
    let divisor = Int64(bitPattern: right)
    switch unsafeBitCast(i.op, to: Opcode.self) {
    case .divU64: return left / right
    case .remU64: return left % right
    case .divS64, .remS64:
      if divisor == -1, dividend == .min { return fail(.divisionOverflow) }
      return UInt64(
        bitPattern: i.op == Opcode.divS64.rawValue
          ? dividend / divisor : dividend % divisor)
    default:
      if divisor == -1, dividend == Int64(Int32.min) { return fail(.divisionOverflow) }
      return UInt64(
        bitPattern: i.op == Opcode.divS32.rawValue
          ? dividend / divisor : dividend % divisor)
    }
  }

  /// Where a switch goes.
  @inline(never)
  func switchTarget(_ callable: Int, _ index: Int, _ value: Int64) -> Int {
    callables.switches[callable]?.target(index, value) ?? 0
  }

  @inline(__always)
  func currentCallable(_ frame: UnsafeMutablePointer<UInt64>) -> Int {
    Int(truncatingIfNeeded: frame[FrameSlot.callable] & 0xFFFF_FFFF)
  }
}
