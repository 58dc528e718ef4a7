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

/// The same instruction where it lies: each field is one narrow load.
///
/// Of a word in a register a field is two or three of the host's instructions, and the register is one that the loop
/// would rather have for something else. (Instructions lie with the low byte first, as on every host there is.)
struct FetchedInPlace {
  let place: UnsafePointer<UInt64>

  @inline(__always)
  init(_ place: UnsafePointer<UInt64>) { self.place = place }

  @inline(__always)
  var whole: Fetched { Fetched(place.pointee) }
  @inline(__always)
  var op: UInt8 { UnsafeRawPointer(place).assumingMemoryBound(to: UInt8.self)[0] }
  @inline(__always)
  var x: Int { Int(UnsafeRawPointer(place).assumingMemoryBound(to: UInt8.self)[1]) }
  @inline(__always)
  var a: Int { Int(UnsafeRawPointer(place).assumingMemoryBound(to: UInt16.self)[1]) }
  @inline(__always)
  var b: Int { Int(UnsafeRawPointer(place).assumingMemoryBound(to: UInt16.self)[2]) }
  @inline(__always)
  var c: Int { Int(UnsafeRawPointer(place).assumingMemoryBound(to: UInt16.self)[3]) }
  @inline(__always)
  var signedC: Int { Int(UnsafeRawPointer(place).assumingMemoryBound(to: Int16.self)[3]) }
  @inline(__always)
  var imm32: Int { Int(UnsafeRawPointer(place).assumingMemoryBound(to: Int32.self)[1]) }
}

/// `Bytecode.FrameLayout` for the loop, for the same reason.
enum FrameSlot {
  static let headerSlots = 4
  static let back = 0
  static let caller = 1
  static let callable = 2
  static let resultAddress = 3
}
