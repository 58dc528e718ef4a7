/// The machine's own numbers, kept in simulated memory so that they are saved and restored with it.
struct KernelState {
  var classCount: UInt32 = 0
  var selectorCount: UInt32 = 0
  var callableCount: UInt32 = 0
  var zoneCount: UInt32 = 0
  /// First free offsets.
  var metadataTop: UInt32 = 0
  var globalsTop: UInt32 = 0
  var threadCount: UInt32 = 0
  var currentThread: UInt32 = 0
  /// Number of the next event.
  var eventCount: UInt64 = 0
  /// Fuel used: calls and backward jumps since the world began.
  var steps: UInt64 = 0
  var liveObjects: UInt64 = 0
  var liveBytes: UInt64 = 0
  var outputBytes: UInt64 = 0
  /// C blocks have serials of their own.
  var blockSerial: UInt32 = 0
  var randomState: UInt32 = 1
  var strtokState: UInt64 = 0
}

/// One simulated thread, 256 bytes apart.
struct ThreadRecord {
  enum State: UInt32 { case free, runnable, finished }
  var state: UInt32 = 0
  var number: UInt32 = 0
  /// Offset of the stack, and its end.
  var stack: UInt32 = 0
  var stackEnd: UInt32 = 0
  /// The running frame: slot index from the stack's start, and the next instruction.
  var frame: UInt32 = 0
  var pc: UInt32 = 0
  /// The memory of locals: start, end, first free byte, and the highest that ever was.
  var memory: UInt32 = 0
  var memoryEnd: UInt32 = 0
  var memoryTop: UInt32 = 0
  var memoryHigh: UInt32 = 0
  /// The thread's part of the heap: start, first free byte, end.
  var heap: UInt32 = 0
  var heapTop: UInt32 = 0
  var heapEnd: UInt32 = 0
  /// First entry of the pool stack (offset), and the number of entries.
  var pools: UInt32 = 0
  var poolEnd: UInt32 = 0
  var poolCount: UInt32 = 0
  /// Number of boundaries among them.
  var poolDepth: UInt32 = 0
  /// The last serial given to an object and to a string.
  var objectSerial: UInt32 = 0
  var stringSerial: UInt32 = 0
}

/// The 16 bytes before every block.
struct BlockHeader {
  /// The N of `#N` for an object; a number of its own for a C block.
  var serial: UInt32
  /// The true retain count; a C block has 0.
  var count: UInt32
  /// Bytes that the program asked for.
  var size: UInt32
  var flags: UInt16
  /// How many outermost inits it had.
  var initCount: UInt16

  static let deallocating: UInt16 = 1
  /// Outside of counting: literals, classes.
  static let immortal: UInt16 = 2
  static let isString: UInt16 = 4
  /// It had an allocation of its own in extra bytes behind the ivars.
  static let hasExtra: UInt16 = 8
}

/// A serial's parts: bits 0…23 number, 24…29 thread - 1, bit 30 a string made by the library.
enum Serial {
  static let stringBit: UInt32 = 1 << 30

  static func make(_ number: UInt32, thread: UInt32, isString: Bool) -> UInt32 {
    number & 0xFF_FFFF | ((thread &- 1) & 0x3F) << 24 | (isString ? stringBit : 0)
  }

  /// Offset of the serial's entry in the address space; nil where there is no room for it.
  static func entry(_ serial: UInt32) -> Int? {
    let number = Int(serial & 0xFF_FFFF)
    let thread = Int(serial >> 24 & 0x3F)
    let isString = serial & stringBit != 0
    if thread == 0 {
      return AddressLayout.serials + (isString ? 0x0800_0000 : 0) + number * 8
    }
    guard number < 0x1_0000 else { return nil }
    return AddressLayout.serials + 0x1000_0000 + (thread - 1) * 0x10_0000
      + (isString ? 0x8_0000 : 0) + number * 8
  }
}

/// Where an object of a serial is or was. 8 bytes.
struct SerialEntry {
  /// Offset of the object / 16.
  var granule: UInt32
  var classIndex: UInt32
}
