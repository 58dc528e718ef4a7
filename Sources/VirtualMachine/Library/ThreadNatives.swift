internal import Bytecode

/// The leaves under threads, locks and GCD. Everything else about them is C and Objective-C in the prelude.
///
/// A leaf that must wait answers `.blocked`: the loop leaves the thread standing at the call, and the call is
/// made again when it is woken.
extension World {
  func threadNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome? {
    switch function {
    case .threadStart:
      // long __selfsame_threadStart(void (*function)(void *), void *argument): its number
      let callable = callable(atFunctionAddress: arguments[0])
      guard callable != 0, callables[callable].native < 0 else {
        stop = .notAFunction(address: arguments[0])
        return .stopped
      }
      guard let number = freeThread() else {
        stop = .limit(.threads)
        return .stopped
      }
      pushBottomFrame(thread: number, callable: callable, arguments: [arguments[1]])
      post(.threadStart, detail: UInt64(number))
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
        base[0] = 1
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
      // int __selfsame_wait(long *word, long expected, unsigned long long deadline, int kind):
      // waits while *word == expected; 0 when the deadline (0: none) passed
      guard let word = slowLoad(arguments[0], 8) else { return .stopped }
      let isSame = currentThread.pointee.waitAddress == arguments[0]
      if isSame, currentThread.pointee.timedOut != 0 {
        endWait()
        base[0] = 0
        return .done
      }
      if word != arguments[1] || (isSame && currentThread.pointee.wasWoken != 0) {
        endWait()
        base[0] = 1
        return .done
      }
      let kind = Stop.WaitKind(rawValue: UInt32(truncatingIfNeeded: arguments[3])) ?? .lock
      if kind == .lock, word == UInt64(kernel.pointee.currentThread), arguments[2] == 0 {
        stop = .selfDeadlock(kind: .lock, address: arguments[0])
        return .stopped
      }
      guard mustWait(arguments[0], kind, deadline: arguments[2]) else {
        endWait()
        base[0] = 0
        return .done
      }
      post(.lockWait, detail: arguments[0])
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
      post(.onceDone, detail: arguments[0])
      _ = wake(arguments[0], count: .max)
      base[0] = 0
    case .yieldThread:
      base[0] = 0
    default: return nil
    }
    return .done
  }

  /// A finished thread's record to use again, or a new one.
  private func freeThread() -> Int? {
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
      post(.onceSkip, detail: token)
      base[0] = 0
      return .done
    }
    if value == 0 {
      guard slowStore(token, 8, World.onceMarker(kernel.pointee.currentThread)) else {
        return .stopped
      }
      endWait()
      post(.onceRun, detail: token)
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
