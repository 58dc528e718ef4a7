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
  /// Number of the next event; the first one is 1.
  var eventCount: UInt64 = 1
  /// Fuel used: calls and backward jumps since the world began.
  var steps: UInt64 = 0
  var liveObjects: UInt64 = 0
  var liveBytes: UInt64 = 0
  var outputBytes: UInt64 = 0
  var randomState: UInt32 = 1
  var gap: UInt32 = 0
  var strtokState: UInt64 = 0
  /// Offsets of the weak table's buckets and of its free nodes, 0 until needed; how many buckets there are, for
  /// objects and as many for variables; where the first of them lay; how many variables are in it.
  var weakTable: UInt32 = 0
  var freeWeakNodes: UInt32 = 0
  var weakBuckets: UInt32 = 0
  var weakStart: UInt32 = 0
  var weakCount: UInt64 = 0
  /// Offset of the locks' buckets and free nodes, 0 until needed.
  var lockTable: UInt32 = 0
  var freeLockNodes: UInt32 = 0
  /// Virtual time in nanoseconds since the world began.
  var clock: UInt64 = 0
  /// Fuel that the running thread has used of its turn, and how much the turn has (0: it has not begun).
  var turnUsed: UInt64 = 0
  var turnLength: UInt64 = 0
  /// While it is not 0 the running thread keeps the processor: the library is in the middle of something.
  var steady: UInt64 = 0
  /// Fuel of turns used up, one after the other, since time last moved.
  var busyFuel: UInt64 = 0
  /// State of the generator that chooses threads and turns; 0: the default schedule.
  var schedule: UInt64 = 0
  /// First free offset for the literals of bodies that are still missing.
  var bodiesTop: UInt64 = 0
  /// Bytes of names that the program has handed to the runtime: selectors, classes, their variables and properties.
  var nameBytes: UInt64 = 0
}

/// One simulated thread, 256 bytes apart.
struct ThreadRecord {
  enum State: UInt32 { case free, runnable, finished, waiting }
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
  /// Token of the innermost pool, 0 for none.
  var innermostPool: UInt32 = 0
  /// The exception that the running handler was entered with.
  var exception: UInt64 = 0
  /// What a thread that waits waits for: an address, the kind of thing, and until when (0: for ever).
  var waitAddress: UInt64 = 0
  var waitDeadline: UInt64 = 0
  var waitKind: UInt32 = 0
  /// It was woken by a signal, or by its deadline.
  var wasWoken: UInt32 = 0
  var timedOut: UInt32 = 0
  /// How many threads have had this record.
  var lives: UInt32 = 0
  /// How far frames have ever reached since the thread began, in steps of 4 KB. Behind it (and the room for
  /// arguments) the stack is all zeros.
  var stackHigh: UInt32 = 0
  /// Written out, like every gap: padding would hold whatever the host's stack held.
  var gap: UInt32 = 0
  /// An object on its way from an ARC function to its ARC caller without a pool; 0: none.
  var handedOver: UInt64 = 0
  /// An object whose release goes on with -dealloc: its ivars have just been released.
  var resumedDealloc: UInt64 = 0
  /// Nobody will join it: its record is free for another thread when it ends.
  var isDetached: UInt32 = 0
  /// It stands at a yield that has handed the processor on.
  var hasYielded: UInt32 = 0
  /// Address of the object that what it waits for belongs to, 0 where that is none.
  var waitObject: UInt64 = 0
  /// The last serial given to an object and to a string.
  var objectSerial: UInt32 = 0
  var stringSerial: UInt32 = 0
  /// The same for its C blocks.
  var blockSerial: UInt32 = 0
  /// While schedules are explored: how many signals it may take, and whether others can reach its locals.
  var offers: UInt32 = 0
  var isStackShared: UInt32 = 0
  /// What was thrown last goes on: an `@finally` and its like had stopped it on its way.
  var isPassedOn: UInt32 = 0
  /// The last place where something was thrown first, and what.
  var thrownCallable: UInt32 = 0
  var thrownPC: UInt32 = 0
  /// What it threw and nobody caught has been shown to the program's handler: the next such throw ends the program.
  var hasHadHandler: UInt32 = 0
  var thrown: UInt64 = 0
  /// The same: the classes with a +initialize of their own that it has sent a message to, a bit each.
  var metClasses: UInt64 = 0
  /// While schedules are explored, in the middle of a copy (`DividedCopy`): the bytes that are done, and what has been
  /// read and not yet written.
  var copiedBytes: UInt32 = 0
  var heldBytes: UInt32 = 0
  var heldWord: UInt64 = 0
  /// The same: what the function that it ran has answered.
  var answer: UInt64 = 0
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
  /// Somebody refers to it weakly.
  static let hasWeak: UInt16 = 16
  /// It has associated objects.
  static let hasAssociations: UInt16 = 32
  /// Its .cxx_destruct methods have run.
  static let ivarsDestroyed: UInt16 = 64
  /// Other threads can reach it (told only while schedules are explored).
  static let escaped: UInt16 = 128

  /// Its count is one to move: it is no literal, and it is not going.
  @inline(__always)
  var countsPlainly: Bool { flags & (BlockHeader.immortal | BlockHeader.deallocating) == 0 }
}

/// A serial's parts: bits 0…23 number, 24…29 thread - 1, bit 30 a string made by the library.
enum Serial {
  static let stringBit: UInt32 = 1 << 30

  @inline(__always)
  static func make(_ number: UInt32, thread: UInt32, isString: Bool) -> UInt32 {
    number & 0xFF_FFFF | ((thread &- 1) & 0x3F) << 24 | (isString ? stringBit : 0)
  }

  /// Offset of the serial's entry in the address space; nil where there is no room for it.
  @inline(__always)
  static func entry(_ serial: UInt32) -> Int? {
    let number = Int(serial & 0xFF_FFFF)
    let thread = Int(serial >> 24 & 0x3F)
    let isString = serial & stringBit != 0
    if thread == 0 { return mainEntry(number, isString: isString) }
    guard number <= threadLast else { return nil }
    return AddressLayout.serials + 0x1000_0000 + (thread - 1) * 0x40_0000
      + (isString ? 0x20_0000 : 0) + number * 8
  }

  /// The same of the main thread's, whose serials are the numbers themselves (and the string's bit).
  @inline(__always)
  static func mainEntry(_ number: Int, isString: Bool) -> Int {
    AddressLayout.serials &+ (isString ? 0x0800_0000 : 0) &+ number &* 8
  }

  /// The last number that a thread can give, to objects and as many to strings.
  @inline(__always)
  static func last(ofThread thread: UInt32) -> UInt32 {
    thread == 1 ? mainLast : UInt32(threadLast)
  }
  private static let mainLast: UInt32 = 0xFF_FFFF
  private static let threadLast = 0x3_FFFF
}

/// Where an object of a serial is or was. 8 bytes.
struct SerialEntry {
  /// Offset of the object / 16.
  var granule: UInt32
  var classIndex: UInt32
}
