internal import Bytecode

/// Running something on top of what stands still.
///
/// In the past a program stands in the middle of itself: frames on its stack, perhaps a lock in its hand.
/// What a person types there runs as a debugger's expression does: in a frame above those of the main
/// thread, alone (no other thread gets a turn), and when it is over everything about the thread is put back
/// as it was, so that the suspended program can go on from the same instruction. If the expression would
/// have to wait for somebody, nobody could ever help it: that is a stop, with the story of who holds what.
///
/// The frames below keep their registers: the new frame begins behind them and behind the room in which a
/// call's arguments are prepared.
package struct Suspension: Sendable {
  fileprivate var record: ThreadRecord
  fileprivate var currentThread: UInt32
  fileprivate var turnUsed: UInt64
  fileprivate var turnLength: UInt64
  fileprivate var steady: UInt64
}

extension World {
  /// Prepares the main thread to run a callable above whatever it is in the middle of. nil: the stack is
  /// full (`stop` says so).
  package func startOnTop(callable: Int, arguments: [UInt64] = []) -> Suspension? {
    let record = thread(1)
    let suspension = Suspension(
      record: record.pointee, currentThread: kernel.pointee.currentThread,
      turnUsed: kernel.pointee.turnUsed, turnLength: kernel.pointee.turnLength,
      steady: kernel.pointee.steady)
    let base = stackBase(record)
    var frame = base
    let state = record.pointee.state
    if state == ThreadRecord.State.runnable.rawValue
      || state == ThreadRecord.State.waiting.rawValue
    {
      let top = base + Int(record.pointee.frame)
      frame = top + Int(callables[currentCallable(top)].registerCount) + World.argumentRoom
    }
    let target = callables[callable]
    let running = kernel.pointee.currentThread
    kernel.pointee.currentThread = 1
    guard reach(frame + Int(target.registerCount) + arguments.count) else {
      kernel.pointee.currentThread = running
      return nil
    }
    frame[FrameSlot.back] = 0
    frame[FrameSlot.caller] = FrameFlags.bottom
    frame[FrameSlot.callable] = UInt64(callable) | UInt64(arguments.count) << 32
    frame[FrameSlot.resultAddress] = 0
    for (index, argument) in arguments.enumerated() {
      frame[FrameSlot.headerSlots + index] = argument
    }
    record.pointee.frame = UInt32(frame - base)
    record.pointee.pc = 0
    record.pointee.state = ThreadRecord.State.runnable.rawValue
    record.pointee.exception = 0
    record.pointee.handedOver = 0
    record.pointee.resumedDealloc = 0
    record.pointee.hasYielded = 0
    endWait()
    if target.memoryBytes > 0, !openFrameMemory(frame, target, record) {
      resume(suspension)
      return nil
    }
    return suspension
  }

  /// Runs what was started on top, and nothing else. Never `.blocked`.
  package func runOnTop(fuel: Int, counting: Bool) -> RunResult {
    precondition(loopDepth == 0, "the loop was entered from within itself")
    loopDepth = 1
    defer { loopDepth = 0 }
    while true {
      if kernel.pointee.turnLength == 0 { beginTurn() }
      let result =
        counting
        ? loop(CountingMode.self, fuel: fuel, instructions: .max)
        : loop(FastMode.self, fuel: fuel, instructions: .max)
      guard case .blocked = result else { return result }
      guard currentThread.pointee.waitDeadline != 0 else {
        stop = .deadlock(waits())
        return .stopped
      }
      passTime(to: currentThread)
    }
  }

  /// The main thread stands again where it stood; what the expression did to memory stays done.
  package func resume(_ suspension: Suspension) {
    let old = suspension.record
    let record = thread(1)
    record.pointee.state = old.state
    record.pointee.frame = old.frame
    record.pointee.pc = old.pc
    record.pointee.memoryTop = old.memoryTop
    record.pointee.exception = old.exception
    record.pointee.handedOver = old.handedOver
    record.pointee.resumedDealloc = old.resumedDealloc
    record.pointee.hasYielded = old.hasYielded
    record.pointee.waitAddress = old.waitAddress
    record.pointee.waitDeadline = old.waitDeadline
    record.pointee.waitKind = old.waitKind
    record.pointee.waitObject = old.waitObject
    record.pointee.wasWoken = old.wasWoken
    record.pointee.timedOut = old.timedOut
    if old.state == ThreadRecord.State.waiting.rawValue, old.waitDeadline == 0 {
      // The expression may have been what it waited for: it looks again, as a woken thread does.
      record.pointee.state = ThreadRecord.State.runnable.rawValue
    }
    kernel.pointee.currentThread = suspension.currentThread
    kernel.pointee.turnUsed = suspension.turnUsed
    kernel.pointee.turnLength = suspension.turnLength
    kernel.pointee.steady = suspension.steady
    standOnCurrentThread()
  }
}
