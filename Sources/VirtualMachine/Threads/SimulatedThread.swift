internal import Bytecode

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Simulated threads: data in the store, one host thread.
///
/// A thread is a record, a stack and a stack of pools. Frames lie on its stack as slots, so a thread can be
/// set aside after any instruction and taken up again by remembering two numbers: which frame, and
/// which instruction is next.
extension World {
  @inline(__always)
  func thread(_ number: Int) -> UnsafeMutablePointer<ThreadRecord> {
    pointer(AddressLayout.threads + (number &- 1) &* 256, to: ThreadRecord.self)
  }

  @inline(__always)
  var currentThread: UnsafeMutablePointer<ThreadRecord> {
    thread(Int(kernel.pointee.currentThread))
  }

  func startMainThread() {
    kernel.pointee.threadCount = 0
    _ = addThread()
    kernel.pointee.currentThread = 1
  }

  /// A new thread without frames; nil when there are too many.
  func addThread() -> Int? {
    let number = Int(kernel.pointee.threadCount) + 1
    guard number <= AddressLayout.threadLimit else { return nil }
    let stack: Int
    let stackEnd: Int
    let pools: Int
    let poolEnd: Int
    if number == 1 {
      stack = AddressLayout.stacks
      stackEnd = stack + AddressLayout.mainStackBytes
      pools = AddressLayout.pools
      poolEnd = pools + AddressLayout.mainPoolBytes
    } else {
      stack =
        AddressLayout.stacks + AddressLayout.mainStackBytes
        + (number - 2) * AddressLayout.threadStackBytes
      stackEnd = stack + AddressLayout.threadStackBytes
      pools =
        AddressLayout.pools + AddressLayout.mainPoolBytes
        + (number - 2) * AddressLayout.threadPoolBytes
      poolEnd = pools + AddressLayout.threadPoolBytes
    }
    let heap =
      number == 1
      ? AddressLayout.heap
      : AddressLayout.mainHeapEnd + (number - 2) * AddressLayout.threadHeapBytes
    let heapEnd =
      number == 1 ? AddressLayout.mainHeapEnd : heap + AddressLayout.threadHeapBytes
    // The first half holds frames, the second the memory of locals whose address is taken.
    let memory = (stack + stackEnd) / 2 + 16
    thread(number).initialize(
      to: ThreadRecord(
        number: UInt32(number), stack: UInt32(stack), stackEnd: UInt32(memory - 16),
        memory: UInt32(memory), memoryEnd: UInt32(stackEnd), memoryTop: UInt32(memory),
        memoryHigh: UInt32(memory), heap: UInt32(heap), heapTop: UInt32(heap),
        heapEnd: UInt32(heapEnd), pools: UInt32(pools), poolEnd: UInt32(poolEnd)))
    thread(number).pointee.stackHigh = UInt32(stack)
    kernel.pointee.threadCount = UInt32(number)
    return number
  }

  /// Slots behind the highest frame that are kept free: arguments are written before the call checks for
  /// room.
  static let stackReserve = 4096

  /// Lets frames reach as far as `end`; false, with `stop` set, where the stack is full.
  ///
  /// What frames leave behind them is no part of a program's state, but a copy of the world that lacked it
  /// would differ in it from the world itself. So every stack knows how far it was ever used, and copies
  /// go that far.
  @inline(never)
  func reach(_ end: UnsafeMutablePointer<UInt64>) -> Bool {
    let thread = currentThread
    let offset = UnsafeRawPointer(end) - UnsafeRawPointer(space.bytes)
    let limit = Int(thread.pointee.stackEnd) - World.stackReserve
    guard offset < limit else {
      stop = .limit(.callDepth)
      return false
    }
    if offset >= Int(thread.pointee.stackHigh) {
      thread.pointee.stackHigh = UInt32(min((offset + 4096) & ~4095, limit))
    }
    return true
  }

  /// First slot of a thread's stack.
  @inline(__always)
  func stackBase(_ thread: UnsafeMutablePointer<ThreadRecord>) -> UnsafeMutablePointer<UInt64> {
    pointer(Int(thread.pointee.stack), to: UInt64.self)
  }

  /// Lays the bottom frame of a thread: calling `callable` with these arguments. The result of the run
  /// will be in the frame's slot 0.
  func pushBottomFrame(thread number: Int, callable: Int, arguments: [UInt64]) {
    let record = thread(number)
    let base = stackBase(record)
    let target = callables[callable]
    // A thread begins on a stack of zeros, whatever ran there before.
    if record.pointee.stackHigh > record.pointee.stack {
      memset(base, 0, Int(record.pointee.stackHigh - record.pointee.stack) + World.stackReserve)
    }
    let reached = Int(record.pointee.stack) + (Int(target.registerCount) + arguments.count + 8) * 8
    record.pointee.stackHigh = UInt32((reached + 4096) & ~4095)
    base[FrameSlot.back] = 0
    base[FrameSlot.caller] = FrameFlags.bottom
    base[FrameSlot.callable] = UInt64(callable) | UInt64(arguments.count) << 32
    base[FrameSlot.resultAddress] = 0
    for (index, argument) in arguments.enumerated() {
      base[FrameSlot.headerSlots + index] = argument
    }
    record.pointee.frame = 0
    record.pointee.pc = 0
    record.pointee.state = ThreadRecord.State.runnable.rawValue
    if target.memoryBytes > 0 { _ = openFrameMemory(base, target, record) }
  }

  /// Gives a new frame its memory, zeroed and usable, and notes it in the frame. False with `stop` set when
  /// there is no room.
  @inline(never)
  func openFrameMemory(
    _ frame: UnsafeMutablePointer<UInt64>, _ target: Callable,
    _ thread: UnsafeMutablePointer<ThreadRecord>
  ) -> Bool {
    let start = Int(thread.pointee.memoryTop)
    let size = Int(target.memoryBytes)
    // One granule between frames stays closed, so that running over a local is noticed.
    let top = start + size + 16
    guard top <= Int(thread.pointee.memoryEnd) else {
      stop = .limit(.callDepth)
      return false
    }
    thread.pointee.memoryTop = UInt32(top)
    if top > Int(thread.pointee.memoryHigh) { thread.pointee.memoryHigh = UInt32(top) }
    space.host(offset: start).initializeMemory(as: UInt8.self, repeating: 0, count: size)
    let callable = currentCallable(frame)
    if let marks = callables.frameShadows[callable] {
      (space.shadow + start >> 4).update(from: marks, count: size >> 4)
    } else {
      space.open(start, size: size)
    }
    space.shadow[(start + size) >> 4] = Shadow.frameEnd
    store(UInt64(UInt32(truncatingIfNeeded: callable)) | UInt64(size) << 32, start + size)
    frame[FrameSlot.caller] |= FrameFlags.hasMemory | UInt64(start) << 32
    return true
  }

  /// Takes a returning frame's memory back: pointers to its locals dangle from here on.
  @inline(never)
  func closeFrameMemory(_ frame: UnsafeMutablePointer<UInt64>) {
    let thread = currentThread
    let start = Int(frame[FrameSlot.caller] >> 32)
    let end = Int(thread.pointee.memoryTop)
    // The granule behind it goes on saying whose it was.
    let own = Int(callables[currentCallable(frame)].memoryBytes)
    space.mark(start, size: own, Shadow.returnedFrame)
    if end > start + own + 16 {
      space.mark(start + own + 16, size: end - (start + own + 16), Shadow.returnedFrame)
    }
    thread.pointee.memoryTop = UInt32(start)
  }
}

/// Bits 24…31 of a frame's caller slot; bits 0…23 are the caller's frame index, bits 32… the offset of the
/// frame's memory.
enum FrameFlags {
  /// The run ends when this frame returns.
  static let bottom: UInt64 = 1 << 24
  /// It has memory, to be closed at return.
  static let hasMemory: UInt64 = 1 << 25
  /// A variadic call: the frame was moved up behind its arguments.
  static let variadic: UInt64 = 1 << 26
  /// +initialize: its class is initialised when it returns.
  static let initializing: UInt64 = 1 << 27
  /// Called before an instruction that is done again when it returns: if that is a release, it must not
  /// count twice.
  static let resuming: UInt64 = 1 << 28
  static let all: UInt64 = 0xFF00_0000
  /// Where they begin in the word: a byte by themselves.
  static let firstBit = 24
  static let callerMask: UInt64 = 0x00FF_FFFF
}
