internal import Bytecode

/// The scheduler: which simulated thread runs next. Deterministic, on one host thread.
///
/// A thread runs until it waits, ends, or has used its turn (a fixed amount of fuel); then the next one in
/// order of number goes on. A thread that waits stands *at* the instruction that made it wait and does it
/// again when it is woken, so a wait needs no state of its own. When nobody can run, virtual time jumps to
/// the earliest deadline; when there is none, that is a deadlock, and the run ends with the story of who waits
/// for whom. Nothing ever hangs.
extension World {
  /// Fuel of one turn while several threads can run.
  static let turn = 2_000

  /// Runs the current thread, and others when it waits, until the main thread's bottom frame returns, the fuel
  /// is used up, or the program is stopped.
  package func run(fuel: Int) -> RunResult {
    precondition(loopDepth == 0, "the loop was entered from within itself")
    loopDepth = 1
    defer { loopDepth = 0 }
    var left = fuel
    while true {
      let isAlone = kernel.pointee.threadCount == 1
      let slice = isAlone ? left : min(left, World.turn)
      let before = kernel.pointee.steps
      let result = loop(FastMode.self, fuel: slice, instructions: .max)
      left -= Int(truncatingIfNeeded: kernel.pointee.steps &- before)
      switch result {
      case .stopped: return .stopped
      case .finished:
        if kernel.pointee.currentThread == 1 { return .finished }
        endThread()
        if let reason = scheduleNext() {
          stop = reason
          return .stopped
        }
      case .blocked:
        if let reason = scheduleNext() {
          stop = reason
          return .stopped
        }
      case .sliceEnded:
        if left <= 0 { return .sliceEnded }
        if !isAlone { _ = switchToRunnable(after: Int(kernel.pointee.currentThread)) }
      }
      if left <= 0 { return .sliceEnded }
    }
  }

  private func endThread() {
    let number = kernel.pointee.currentThread
    post(.threadEnd, detail: UInt64(number))
    let address = AddressSpace.address(
      AddressLayout.threads + Int(number - 1) * 256)
    _ = wake(address, count: .max)
  }

  /// Hands the processor on. nil: somebody runs; else the deadlock.
  private func scheduleNext() -> Stop? {
    if switchToRunnable(after: Int(kernel.pointee.currentThread)) { return nil }
    // Nobody can run: time passes until the earliest deadline.
    var earliest: UnsafeMutablePointer<ThreadRecord>?
    for number in 1...Int(kernel.pointee.threadCount) {
      let record = thread(number)
      guard record.pointee.state == ThreadRecord.State.waiting.rawValue,
        record.pointee.waitDeadline != 0
      else { continue }
      if let best = earliest, best.pointee.waitDeadline <= record.pointee.waitDeadline { continue }
      earliest = record
    }
    guard let sleeper = earliest else { return .deadlock(waits()) }
    kernel.pointee.clock = max(kernel.pointee.clock, sleeper.pointee.waitDeadline)
    sleeper.pointee.timedOut = 1
    sleeper.pointee.state = ThreadRecord.State.runnable.rawValue
    if sleeper.pointee.number != kernel.pointee.currentThread {
      switchThread(to: Int(sleeper.pointee.number))
    }
    return nil
  }

  /// Goes on with the next thread that can run, in order of number; false when there is none.
  private func switchToRunnable(after number: Int) -> Bool {
    let count = Int(kernel.pointee.threadCount)
    for step in 1...count {
      let candidate = (number - 1 + step) % count + 1
      if thread(candidate).pointee.state == ThreadRecord.State.runnable.rawValue {
        if candidate != Int(kernel.pointee.currentThread) { switchThread(to: candidate) }
        return true
      }
    }
    return false
  }

  /// Makes the current thread wait. Answers whether it must: false when it was woken or timed out since it
  /// began to wait at this address.
  func mustWait(_ address: UInt64, _ kind: Stop.WaitKind, deadline: UInt64) -> Bool {
    let thread = currentThread
    if thread.pointee.waitAddress == address, thread.pointee.timedOut != 0 { return false }
    if deadline != 0, deadline <= kernel.pointee.clock {
      thread.pointee.timedOut = 1
      return false
    }
    thread.pointee.state = ThreadRecord.State.waiting.rawValue
    thread.pointee.waitAddress = address
    thread.pointee.waitDeadline = deadline
    thread.pointee.waitKind = kind.rawValue
    thread.pointee.wasWoken = 0
    thread.pointee.timedOut = 0
    return true
  }

  /// A wait is over: forget it.
  func endWait() {
    let thread = currentThread
    thread.pointee.waitAddress = 0
    thread.pointee.waitDeadline = 0
    thread.pointee.waitKind = 0
    thread.pointee.wasWoken = 0
    thread.pointee.timedOut = 0
  }

  /// Wakes threads that wait at an address, in order of number; answers how many.
  func wake(_ address: UInt64, count: Int) -> Int {
    var woken = 0
    for number in 1...Int(kernel.pointee.threadCount) where woken < count {
      let record = thread(number)
      if record.pointee.state == ThreadRecord.State.waiting.rawValue,
        record.pointee.waitAddress == address
      {
        record.pointee.state = ThreadRecord.State.runnable.rawValue
        record.pointee.wasWoken = 1
        woken += 1
      }
    }
    return woken
  }

  /// Who waits for what.
  private func waits() -> [Stop.Wait] {
    (1...Int(kernel.pointee.threadCount)).compactMap { number in
      let record = thread(number).pointee
      guard record.state == ThreadRecord.State.waiting.rawValue else { return nil }
      let kind = Stop.WaitKind(rawValue: record.waitKind) ?? .lock
      return Stop.Wait(
        thread: number, kind: kind, address: record.waitAddress,
        object: serial(at: record.waitAddress),
        holder: holder(ofLockAt: record.waitAddress, kind))
    }
  }

  private func holder(ofLockAt address: UInt64, _ kind: Stop.WaitKind) -> Int {
    switch kind {
    case .lock:
      if let lock = objectLock(address) { return Int(lock.pointee.owner) }
      // A lock word holds its owner's number.
      guard let word = readWord(address), word <= UInt64(AddressLayout.threadLimit) else { return 0 }
      return Int(word)
    case .join:
      let offset = Int(truncatingIfNeeded: AddressSpace.offset(address)) - AddressLayout.threads
      return offset >= 0 && offset < AddressLayout.threadLimit * 256 ? offset / 256 + 1 : 0
    case .once:
      guard let token = readWord(address) else { return 0 }
      return World.onceOwner(token)
    default: return 0
    }
  }
}
