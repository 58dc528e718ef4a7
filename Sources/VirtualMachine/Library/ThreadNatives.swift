internal import Bytecode

/// The leaves under threads, locks and GCD. Everything else about them is C and Objective-C in the prelude.
///
/// A leaf that must wait answers `.blocked`: the loop leaves the thread standing at the call, and the call is
/// made again when it is woken.
extension World {
  @inline(never)
  func threadNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    switch function {
    case .threadStart:
      // long __selfsame_threadStart(void *function, void *argument, long isDetached): its number; 0: none free
      let callable = callable(atFunctionAddress: arguments[0])
      guard callable != 0, callables[callable].native < 0 else {
        stop = .notAFunction(address: arguments[0])
        return .stopped
      }
      guard let number = freeThread() else {
        base[0] = 0
        return .done
      }
      thread(number).pointee.isDetached = arguments[2] == 0 ? 0 : 1
      thread(number).pointee.lives &+= 1
      pushBottomFrame(thread: number, callable: callable, arguments: [arguments[1]])
      post(.thread) { $0.other = UInt16(truncatingIfNeeded: number) }
      base[0] = UInt64(number)
    case .threadSelf: base[0] = UInt64(kernel.pointee.currentThread)
    case .threadJoin:
      let number = Int(clamping: arguments[0])
      guard number >= 1, number <= Int(kernel.pointee.threadCount) else {
        base[0] = 0
        return .done
      }
      if thread(number).pointee.state == ThreadRecord.State.finished.rawValue {
        endWait()
        // Its record is free for another thread once somebody has joined it.
        thread(number).pointee.state = ThreadRecord.State.free.rawValue
        base[0] = 1
        return .done
      }
      if thread(number).pointee.state == ThreadRecord.State.free.rawValue {
        base[0] = 0
        return .done
      }
      if number == Int(kernel.pointee.currentThread) {
        stop = .selfDeadlock(kind: .join, address: 0)
        return .stopped
      }
      _ = mustWait(
        AddressSpace.address(AddressLayout.threads + (number - 1) * 256), .join, deadline: 0)
      return .blocked
    case .waitWord:
      // int __selfsame_wait(long *word, long expected, unsigned long deadline, int kind, id owner): waits while *word == expected; 0 when the deadline (0: none) passed
      guard let word = slowLoad(arguments[0], 8) else { return .stopped }
      let isSame = currentThread.pointee.waitAddress == arguments[0]
      let kind = Stop.WaitKind(rawValue: UInt32(truncatingIfNeeded: arguments[3])) ?? .lock
      // Whoever waits for a condition goes on by a signal that is its own: one that another took changed the word, too.
      let hasChanged = word != arguments[1] && !(isSame && kind == .condition)
      // A signal that came after the deadline, but before the thread ran, still counts: so it is in libdispatch.
      if hasChanged || (isSame && currentThread.pointee.wasWoken != 0) {
        endWait()
        base[0] = 1
        return .done
      }
      if isSame, currentThread.pointee.timedOut != 0 {
        endWait()
        base[0] = 0
        return .done
      }
      if kind == .lock || kind == .queue, word == UInt64(kernel.pointee.currentThread),
        arguments[2] == 0
      {
        stop = .selfDeadlock(kind: kind, address: arguments[0])
        return .stopped
      }
      guard mustWait(arguments[0], kind, deadline: arguments[2]) else {
        endWait()
        base[0] = 0
        return .done
      }
      currentThread.pointee.waitObject = arguments[4]
      post(.waits, object: serial(at: arguments[4])) {
        ($0.address, $0.outside) = (arguments[0], callerOfLibrary().back)
      }
      return .blocked
    case .lockWord: return lockWord(base, arguments)
    case .unlockWord:
      // void __selfsame_unlock(long *word, id owner)
      guard slowStore(arguments[0], 4, 0) else { return .stopped }
      post(.unlock, object: serial(at: arguments[1])) { $0.address = arguments[0] }
      _ = wake(arguments[0], count: 1)
      base[0] = 0
    case .threadExit:
      exitThread()
      return .blocked
    case .wakeWord: base[0] = UInt64(wake(arguments[0], count: Int(clamping: arguments[1])))
    case .compareAndSwap:
      guard let word = slowLoad(arguments[0], 8) else { return .stopped }
      if word != arguments[1] {
        base[0] = 0
        return .done
      }
      guard slowStore(arguments[0], 8, arguments[2]) else { return .stopped }
      base[0] = 1
    case .fetchAdd:
      guard let word = slowLoad(arguments[0], 8),
        slowStore(arguments[0], 8, word &+ arguments[1])
      else { return .stopped }
      base[0] = word
    case .clockNow: base[0] = kernel.pointee.clock
    case .onceEnter: return onceEnter(base, token: arguments[0])
    case .onceDone:
      guard slowStore(arguments[0], 8, .max) else { return .stopped }
      post(.onceDone) { $0.address = arguments[0] }
      _ = wake(arguments[0], count: .max)
      base[0] = 0
    case .yieldThread:
      // Left standing at the call and still able to run: the scheduler goes on with the next.
      base[0] = 0
      if exploring == nil, currentThread.pointee.hasYielded == 0, kernel.pointee.steady == 0 {
        currentThread.pointee.hasYielded = 1
        return .blocked
      }
      currentThread.pointee.hasYielded = 0
    case .holdProcessor:
      // void __selfsame_hold(long): 1: nobody else may run; 0: they may again
      if arguments[0] != 0 {
        kernel.pointee.steady &+= 1
      } else if kernel.pointee.steady > 0 {
        kernel.pointee.steady &-= 1
      }
      base[0] = 0
    case .atomicUpdate: return atomicUpdate(base, arguments)
    case .threadLocal:
      guard let address = threadLocal(arguments[0]) else { return .stopped }
      base[0] = address
    case .atomicCompareExchange:
      // int (void *word, void *expected, long desired, long size)
      guard let size = atomicSize(MemoryOrder.parted(arguments[3]).number),
        let word = slowLoad(arguments[0], size),
        let expected = slowLoad(arguments[1], size)
      else { return .stopped }
      let isSame = word == expected
      guard slowStore(isSame ? arguments[0] : arguments[1], size, isSame ? arguments[2] : word)
      else { return .stopped }
      base[0] = isSame ? 1 : 0
    default: return unknownNative(function)
    }
    return .done
  }

  /// int __selfsame_lock(long *word, unsigned long deadline, id owner, int isTry): a word holds the number of
  /// the thread that has the lock.
  private func lockWord(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    let address = arguments[0]
    guard let word = slowLoad(address, 4) else { return .stopped }
    let me = UInt64(kernel.pointee.currentThread)
    let object = serial(at: arguments[2])
    if word == 0 {
      guard slowStore(address, 4, me) else { return .stopped }
      endWait()
      post(.lock, object: object) { ($0.address, $0.outside) = (address, callerOfLibrary().back) }
      base[0] = 1
      return .done
    }
    base[0] = 0
    if arguments[3] != 0 { return .done }
    if word == me, arguments[1] == 0 {
      stop = .selfDeadlock(kind: .lock, address: address)
      return .stopped
    }
    guard mustWait(address, .lock, deadline: arguments[1]) else {
      endWait()
      return .done
    }
    currentThread.pointee.waitObject = arguments[2]
    post(.waits, object: object) { ($0.address, $0.outside) = (address, callerOfLibrary().back) }
    return .blocked
  }

  /// Where the current thread has its copy of a thread-local variable. The global holds the first of a list
  /// of copies, their size, the main thread's value and the initial value; a copy is the next one, its
  /// thread (a record is used again when a thread has ended), the value.
  private func threadLocal(_ global: UInt64) -> UInt64? {
    if kernel.pointee.currentThread == 1 { return global &+ 16 }
    let me = UInt64(kernel.pointee.currentThread) | UInt64(currentThread.pointee.lives) << 32
    guard let size = slowLoad(global &+ 8, 8), var copy = slowLoad(global, 8) else { return nil }
    let first = copy
    var length = 0
    defer { if length > 8 { charge(fuel: length) } }
    while copy != 0 {
      length &+= 1
      guard let owner = slowLoad(copy &+ 8, 8) else { return nil }
      if owner == me { return copy &+ 16 }
      guard let next = slowLoad(copy, 8) else { return nil }
      copy = next
    }
    // The size lies in the program's memory, where a stray pointer may have been.
    guard let fresh = allocateHidden(size: Int(clamping: min(size, UInt64(UInt32.max))) + 16) else {
      if stop == nil { stop = .limit(.bytes) }
      return nil
    }
    guard slowStore(fresh, 8, first), slowStore(fresh &+ 8, 8, me),
      copyMemory(to: fresh &+ 16, from: global &+ 16 &+ size, count: size),
      slowStore(global, 8, fresh)
    else { return nil }
    return fresh &+ 16
  }

  /// What a register holds; anything else is refused by name.
  private func atomicSize(_ size: UInt64) -> Int? {
    if [1, 2, 4, 8].contains(size) { return Int(size) }
    return fail(.notBuilt("an atomic of \(size) bytes"))
  }

  /// long __selfsame_atomic(void *word, long operand, long size, long operation): what was there before.
  private func atomicUpdate(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    let operand = arguments[1]
    let (number, _) = MemoryOrder.parted(arguments[3])
    guard let operation = AtomicOperation(rawValue: number) else {
      stop = .notBuilt("an atomic operation number \(number)")
      return .stopped
    }
    base[0] = 0
    if operation == .fence { return .done }
    guard let size = atomicSize(arguments[2]) else { return .stopped }
    // A store does not look at what was there: it may be the first.
    guard let word = operation == .store ? 0 : slowLoad(arguments[0], size) else { return .stopped }
    let next: UInt64
    switch operation {
    case .load, .fence: next = word
    case .exchange, .store: next = operand
    case .add: next = word &+ operand
    case .subtract: next = word &- operand
    case .or: next = word | operand
    case .and: next = word & operand
    case .xor: next = word ^ operand
    }
    if operation != .load, !slowStore(arguments[0], size, next) { return .stopped }
    base[0] = word
    return .done
  }

  /// A finished thread's record to use again, or a new one.
  func freeThread() -> Int? {
    charge(fuel: 8 &+ Int(kernel.pointee.threadCount) >> 2)
    for number in 2...max(2, Int(kernel.pointee.threadCount))
    where number <= Int(kernel.pointee.threadCount)
      && thread(number).pointee.state == ThreadRecord.State.free.rawValue
    {
      return number
    }
    return addThread()
  }

  /// The token's value while thread `number` runs the block, like a real runtime's lock value.
  private static func onceMarker(_ number: UInt32) -> UInt64 { 0x103 + UInt64(number - 1) << 11 }

  /// Thread whose marker a token holds, 0 where it is no marker.
  static func onceOwner(_ token: UInt64) -> Int {
    guard token & 0x7FF == 0x103, token >> 11 < UInt64(AddressLayout.threadLimit) else { return 0 }
    return Int(token >> 11) + 1
  }

  /// dispatch_once begins: 1 when the block is to be run. 0: untouched, ~0: done, a marker: under way. Any
  /// other value waits for ever, as the sources found out.
  private func onceEnter(
    _ base: UnsafeMutablePointer<UInt64>, token: UInt64
  ) -> NativeOutcome {
    guard let value = slowLoad(token, 8) else { return .stopped }
    if value == .max {
      endWait()
      post(.onceSkip) { $0.address = token }
      base[0] = 0
      return .done
    }
    if value == 0 {
      guard slowStore(token, 8, World.onceMarker(kernel.pointee.currentThread)) else {
        return .stopped
      }
      endWait()
      post(.once) { $0.address = token }
      base[0] = 1
      return .done
    }
    if value == World.onceMarker(kernel.pointee.currentThread) {
      stop = .onceRecursion(address: token)
      return .stopped
    }
    _ = mustWait(token, .once, deadline: 0)
    return .blocked
  }
}
