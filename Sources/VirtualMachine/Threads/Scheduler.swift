internal import Bytecode

/// The scheduler: which simulated thread runs next. Deterministic, on one host thread.
///
/// A thread runs until it waits, ends, or has used its turn (an amount of fuel); then the next one in
/// order of number goes on. A thread that waits stands *at* the instruction that made it wait and does it
/// again when it is woken, so a wait needs no state of its own. When nobody can run, virtual time jumps to
/// the earliest deadline; when there is none, that is a deadlock, and the run ends with the story of who waits
/// for whom. Nothing ever hangs.
///
/// Where a turn ends is part of the state, so a run that is cut anywhere and taken up again goes on as if
/// nothing had happened. With a seed, a generator of our own chooses the length of each turn and who
/// comes next: other schedules, each repeatable. A turn can end before each visible operation then, so that
/// an update can be lost.
extension World {
  /// Fuel of one turn, alone and while there are several threads.
  private static let turnAlone: UInt64 = 20_000
  private static let turn: UInt64 = 2_000

  /// Fuel of one slice: well under a millisecond, so Ctrl-C is heard at once.
  package static let sliceFuel = 20_000

  /// Runs the current thread, and others when it waits, until the main thread's bottom frame returns, the fuel
  /// is used up, or the program is stopped.
  package func run(fuel: Int) -> RunResult { schedule(fuel: fuel, instructions: nil) }

  /// The same, counting: at most so many instructions, by whichever threads.
  package func runScheduled(instructions: Int, fuel: Int = .max) -> RunResult {
    schedule(fuel: fuel, instructions: instructions)
  }

  /// Once the main thread has returned: lets the others run until none can, for so much fuel. Time passes for
  /// sleepers; those that wait for ever go on waiting. The main thread is the current one afterwards.
  /// `counting`: in the copy of the loop that heeds `eventLimit`. `goesOn`: behind a cut, with whoever ran.
  package func settle(fuel: Int, counting: Bool = false, goesOn: Bool = false) -> RunResult {
    guard kernel.pointee.threadCount > 1, goesOn || scheduleNext() == nil else {
      turnTo(1)
      return .finished
    }
    if fuel <= 0 {
      turnTo(1)
      return .sliceEnded
    }
    let result = schedule(fuel: fuel, instructions: counting ? .max : nil)
    if counting, hasReachedEventLimit, result == .sliceEnded { return .sliceEnded }
    if case .stopped = result {
      guard case .deadlock? = stop else { return .stopped }
      stop = nil
    }
    let isOver = result != .sliceEnded
    turnTo(1)
    return isOver ? .finished : .sliceEnded
  }

  /// Chooses another schedule than the default one (0), unless a schedule is under way.
  package func seedSchedule(_ seed: UInt64) {
    if kernel.pointee.schedule == 0 { kernel.pointee.schedule = seed }
  }

  private func schedule(fuel: Int, instructions: Int?) -> RunResult {
    precondition(loopDepth == 0, "the loop was entered from within itself")
    loopDepth = 1
    defer { loopDepth = 0 }
    var left = fuel
    var budget = instructions ?? 0
    while true {
      if kernel.pointee.turnLength == 0 { beginTurn() }
      let before = kernel.pointee.turnUsed
      let length = kernel.pointee.turnLength
      let turnLeft = length > before ? Int(clamping: length &- before) : 0
      let result: RunResult
      if instructions != nil {
        let counted = countingRun.instructionCount
        result = loop(CountingMode.self, fuel: min(left, turnLeft), instructions: budget)
        budget -= Int(truncatingIfNeeded: countingRun.instructionCount &- counted)
      } else if kernel.pointee.schedule != 0 {
        result = loop(ExploringMode.self, fuel: min(left, turnLeft), instructions: .max)
      } else {
        result = loop(FastMode.self, fuel: min(left, turnLeft), instructions: .max)
      }
      left -= Int(truncatingIfNeeded: kernel.pointee.turnUsed &- before)
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
        // A turn ends where the loop asks for fuel and gets none, not where a counting run was cut.
        let wasCut = instructions != nil && (budget <= 0 || hasReachedEventLimit)
        if !wasCut, kernel.pointee.turnUsed >= kernel.pointee.turnLength { endTurn() }
      }
      if left <= 0 { return .sliceEnded }
      if instructions != nil, budget <= 0 || hasReachedEventLimit { return .sliceEnded }
    }
  }

  package var hasReachedEventLimit: Bool {
    kernel.pointee.eventCount >= countingRun.eventLimit || hasReachedWriteLimit
      || statements.hasReached
  }

  // MARK: Turns

  /// The running thread has used its turn: the next one goes on.
  private func endTurn() {
    if kernel.pointee.steady != 0 {
      // In the middle of something: a little longer.
      kernel.pointee.turnLength = kernel.pointee.turnUsed &+ 64
      return
    }
    if kernel.pointee.threadCount > 1 {
      kernel.pointee.busyFuel &+= kernel.pointee.turnUsed
      passTimeWhileBusy()
      _ = switchToRunnable(after: Int(kernel.pointee.currentThread))
    }
    beginTurn()
  }

  func beginTurn() {
    kernel.pointee.turnUsed = 0
    if kernel.pointee.schedule == 0 {
      kernel.pointee.turnLength =
        kernel.pointee.threadCount == 1 ? World.turnAlone : World.turn
    } else {
      let roll = nextRandom()
      // Short turns find the narrow windows, long ones let a thread get ahead.
      kernel.pointee.turnLength = roll & 15 == 0 ? 1 + roll >> 8 % 400 : 1 + roll >> 8 % 4
    }
  }

  /// splitmix64 (Steele, Lea, Flood 2014).
  private func nextRandom() -> UInt64 {
    kernel.pointee.schedule &+= 0x9E37_79B9_7F4A_7C15
    var z = kernel.pointee.schedule
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// A thread that spins would keep a sleeper asleep for ever, because time stands still while anybody can
  /// run. So turns used up count as time, more and more of it, and a deadline that comes due wakes.
  private func passTimeWhileBusy() {
    let busy = kernel.pointee.busyFuel / World.turn
    guard let sleeper = earliestSleeper(),
      sleeper.pointee.waitDeadline <= kernel.pointee.clock &+ busy &* busy &* 1_000
    else { return }
    passTime(to: sleeper)
  }

  /// Time is the sleeper's deadline now, and it can run.
  func passTime(to sleeper: UnsafeMutablePointer<ThreadRecord>) {
    kernel.pointee.clock = max(kernel.pointee.clock, sleeper.pointee.waitDeadline)
    kernel.pointee.busyFuel = 0
    sleeper.pointee.timedOut = 1
    sleeper.pointee.state = ThreadRecord.State.runnable.rawValue
  }

  /// The thread with the earliest deadline; among equals the lowest number.
  private func earliestSleeper() -> UnsafeMutablePointer<ThreadRecord>? {
    var earliest: UnsafeMutablePointer<ThreadRecord>?
    for number in 1...max(1, Int(kernel.pointee.threadCount)) {
      let record = thread(number)
      guard record.pointee.state == ThreadRecord.State.waiting.rawValue,
        record.pointee.waitDeadline != 0
      else { continue }
      if let best = earliest, best.pointee.waitDeadline <= record.pointee.waitDeadline { continue }
      earliest = record
    }
    return earliest
  }

  /// The running thread ends here and now, its frames forgotten: not the main thread.
  func exitThread() {
    let record = currentThread
    guard record.pointee.number != 1 else { return }
    let start = Int(record.pointee.memory)
    space.mark(
      start, size: Int(record.pointee.memoryTop) - start, Shadow.returnedFrame)
    record.pointee.memoryTop = record.pointee.memory
    record.pointee.state = ThreadRecord.State.finished.rawValue
    endThread()
  }

  func endThread() {
    let number = kernel.pointee.currentThread
    post(.threadEnd) { $0.other = UInt16(truncatingIfNeeded: number) }
    let address = AddressSpace.address(
      AddressLayout.threads + Int(number - 1) * 256)
    _ = wake(address, count: .max)
    if currentThread.pointee.isDetached != 0 {
      currentThread.pointee.state = ThreadRecord.State.free.rawValue
    }
  }

  /// Hands the processor on. nil: somebody runs; else the deadlock.
  private func scheduleNext() -> Stop? {
    defer { beginTurn() }
    if switchToRunnable(after: Int(kernel.pointee.currentThread)) { return nil }
    // Nobody can run: time passes until the earliest deadline.
    if let sleeper = earliestSleeper() {
      passTime(to: sleeper)
      turnTo(Int(sleeper.pointee.number))
      return nil
    }
    // Nor will anybody ever: a run loop that waits for work has none to wait for.
    for number in 1...Int(kernel.pointee.threadCount) {
      let record = thread(number)
      guard record.pointee.state == ThreadRecord.State.waiting.rawValue,
        record.pointee.waitKind == Stop.WaitKind.idle.rawValue
      else { continue }
      record.pointee.timedOut = 1
      record.pointee.state = ThreadRecord.State.runnable.rawValue
      turnTo(number)
      return nil
    }
    return .deadlock(waits())
  }

  private func turnTo(_ number: Int) {
    if number != Int(kernel.pointee.currentThread) { switchThread(to: number) }
  }

  /// Goes on with the next thread that can run, in order of number (with a seed: with any of them); false
  /// when there is none.
  private func switchToRunnable(after number: Int) -> Bool {
    let count = Int(kernel.pointee.threadCount)
    var first = 1
    if kernel.pointee.schedule != 0 {
      first = 1 + Int(truncatingIfNeeded: nextRandom() >> 8 % UInt64(count))
    }
    var candidate = number + first
    for _ in 0..<count {
      if candidate > count { candidate -= count }
      if thread(candidate).pointee.state == ThreadRecord.State.runnable.rawValue {
        turnTo(candidate)
        return true
      }
      candidate += 1
    }
    return false
  }

  /// Makes the current thread wait. Answers whether it must: false when it was woken or timed out since it
  /// began to wait at this address.
  func mustWait(_ address: UInt64, _ kind: Stop.WaitKind, deadline: UInt64) -> Bool {
    let thread = currentThread
    if thread.pointee.waitAddress == address, thread.pointee.timedOut != 0 { return false }
    // Whom a search lets wait until an instant wakes by a step of its own, although that instant may have come.
    let isWaitedFor =
      exploring != nil && thread.pointee.waitAddress == address
      && thread.pointee.waitDeadline == deadline
    if deadline != 0, deadline <= kernel.pointee.clock, !isWaitedFor {
      thread.pointee.timedOut = 1
      return false
    }
    // Another thread's frames and caches take over.
    charge(fuel: 16)
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
    thread.pointee.waitObject = 0
    thread.pointee.wasWoken = 0
    thread.pointee.timedOut = 0
  }

  /// Wakes threads that wait at an address, in order of number; answers how many.
  func wake(_ address: UInt64, count: Int) -> Int {
    if exploring != nil { return offer(address, count: count) }
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
  func waits() -> [Stop.Wait] {
    (1...Int(kernel.pointee.threadCount)).compactMap { number in
      let record = thread(number).pointee
      guard record.state == ThreadRecord.State.waiting.rawValue else { return nil }
      let kind = Stop.WaitKind(rawValue: record.waitKind) ?? .lock
      return Stop.Wait(
        thread: number, kind: kind, address: record.waitAddress,
        object: serial(at: record.waitObject != 0 ? record.waitObject : record.waitAddress),
        holder: holder(ofLockAt: record.waitAddress, kind))
    }
  }

  func holder(ofLockAt address: UInt64, _ kind: Stop.WaitKind) -> Int {
    switch kind {
    case .lock, .queue:
      if let lock = objectLock(address) { return Int(lock.pointee.owner) }
      // A lock word holds its owner's number.
      guard let words = readWord(address & ~7) else { return 0 }
      let word = words >> ((address & 4) * 8) & 0xFFFF_FFFF
      return word <= UInt64(AddressLayout.threadLimit) ? Int(word) : 0
    case .join:
      let offset = Int(truncatingIfNeeded: AddressSpace.offset(address)) - AddressLayout.threads
      if offset >= 0 && offset < AddressLayout.threadLimit * 256 { return offset / 256 + 1 }
      // A pthread's record: the word that says it is done, then its number.
      guard let number = readWord(address &+ 8), number <= UInt64(AddressLayout.threadLimit)
      else { return 0 }
      return Int(number)
    case .once:
      guard let token = readWord(address) else { return 0 }
      return World.onceOwner(token)
    case .initialize:
      return Int(classRecord(classIndex(ofClassAddress: address)).pointee.initializer)
    default: return 0
    }
  }
}
