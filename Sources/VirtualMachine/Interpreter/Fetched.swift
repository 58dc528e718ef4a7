/// An instruction as the loop decodes it.
///
/// The same fields as `Bytecode.Instruction`, written out once more in this target: accessors of another
/// target are called, not inlined, and a call to fetch an operand makes the loop eight times slower
/// (docs/decisions/0001). A test compares the two.
struct Fetched {
  let bits: UInt64

  @inline(__always)
  init(_ bits: UInt64) { self.bits = bits }

  @inline(__always)
  var op: UInt8 { UInt8(truncatingIfNeeded: bits) }
  @inline(__always)
  var x: Int { Int(truncatingIfNeeded: (bits &>> 8) & 0xFF) }
  @inline(__always)
  var a: Int { Int(truncatingIfNeeded: (bits &>> 16) & 0xFFFF) }
  @inline(__always)
  var b: Int { Int(truncatingIfNeeded: (bits &>> 32) & 0xFFFF) }
  @inline(__always)
  var c: Int { Int(truncatingIfNeeded: bits &>> 48) }
  @inline(__always)
  var signedC: Int { Int(truncatingIfNeeded: Int64(bitPattern: bits) &>> 48) }
  @inline(__always)
  var imm32: Int { Int(truncatingIfNeeded: Int64(bitPattern: bits) &>> 32) }
}

/// `Bytecode.FrameLayout` for the loop, for the same reason.
enum FrameSlot {
  static let headerSlots = 4
  static let back = 0
  static let caller = 1
  static let callable = 2
  static let resultAddress = 3
}
