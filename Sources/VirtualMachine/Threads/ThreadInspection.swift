/// What an observer may know of the threads.
package struct ThreadInfo: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case running, ready, finished
    /// holder: number of the thread that has what is waited for, 0 where none does.
    case waiting(Stop.WaitKind, address: UInt64, object: UInt32, holder: Int)
  }
  package var number: Int
  package var state: State
  /// Innermost first.
  package var frames: [FrameInfo]
  /// Releases that wait in its pools.
  package var pooled: Int
}

/// A lock that a thread has.
package struct HeldLock: Equatable, Sendable {
  package var thread: Int
  /// 0: a lock of C's, which is no object.
  package var object: UInt32
  package var address: UInt64
}

extension World {
  /// The locks that somebody has now, of all that these events tell of, in the order in which they were taken first.
  package func heldLocks(in events: [Event]) -> [HeldLock] {
    var seen: Set<UInt64> = []
    return events.compactMap { event in
      guard event.kind == .lock, seen.insert(event.address).inserted,
        event.object == 0 || objectInfo(serial: event.object) != nil
      else { return nil }
      let thread = holder(ofLockAt: event.address, .lock)
      return thread == 0
        ? nil : HeldLock(thread: thread, object: event.object, address: event.address)
    }
  }

  /// All threads there have been, the main thread first.
  package func threadInfos() -> [ThreadInfo] {
    let waits = self.waits()
    return (1...max(1, Int(kernel.pointee.threadCount))).compactMap { number in
      let record = thread(number)
      let state: ThreadInfo.State
      switch ThreadRecord.State(rawValue: record.pointee.state) {
      case .free?, nil:
        // The main thread has no frames between two inputs.
        guard number == 1 else { return nil }
        state = .ready
      case .finished?: state = .finished
      case .runnable?:
        state = number == Int(kernel.pointee.currentThread) ? .running : .ready
      case .waiting?:
        if let wait = waits.first(where: { $0.thread == number }) {
          state = .waiting(
            wait.kind, address: wait.address, object: wait.object, holder: wait.holder)
        } else {
          state = .ready
        }
      }
      return ThreadInfo(
        number: number, state: state, frames: frames(ofThread: number),
        pooled: poolStack(record).reduce(0) { $0 + $1.1.count })
    }
  }
}
