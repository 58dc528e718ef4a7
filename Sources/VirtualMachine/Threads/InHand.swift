internal import Bytecode

/// What running calls have in hand: objects on their way from one message to the next, in no variable.
///
/// Between `[Boat alloc]` and the variable that will hold the boat, its address lies in a register without a name.
/// Such a register counts as long as something will still read it; what nobody will read any more is only what an
/// earlier call left there.
extension World {
  /// How many registers hold an address that is still wanted, by address. `known`: what was found out
  /// about functions before, by callable, as long as they stay the same.
  package func inHand(_ known: inout [Int: LiveRegisters]) -> [UInt64: Int] {
    var found: [UInt64: Int] = [:]
    // Of a deep recursion the innermost are enough: nobody reads more.
    _ = eachLiveRegister(&known) { address, isInHand in
      if isInHand { found[address, default: 0] += 1 }
    }
    return found
  }

  /// At which instruction the calls of each callable stand that have not come to their end; of a deep recursion the
  /// innermost.
  package func runningCalls() -> [UInt32: [Int]] {
    var found: [UInt32: [Int]] = [:]
    for thread in 1...max(1, Int(kernel.pointee.threadCount)) {
      for frame in frames(ofThread: thread, most: 64) {
        found[UInt32(truncatingIfNeeded: frame.callable), default: []].append(frame.pc)
      }
    }
    return found
  }

  /// What stands in all registers that something will still read, those of variables among them; nil: the calls lie
  /// too deep to tell.
  package func readLater(_ known: inout [Int: LiveRegisters]) -> Set<UInt64>? {
    var found: Set<UInt64> = []
    return eachLiveRegister(&known) { address, _ in found.insert(address) } ? found : nil
  }

  /// `isInHand`: no variable names the register. Answers whether all calls were looked at.
  private func eachLiveRegister(
    _ known: inout [Int: LiveRegisters], _ body: (_ address: UInt64, _ isInHand: Bool) -> Void
  ) -> Bool {
    var isWhole = true
    for number in 1...max(1, Int(kernel.pointee.threadCount)) {
      let record = thread(number)
      guard
        record.pointee.state == ThreadRecord.State.runnable.rawValue
          || record.pointee.state == ThreadRecord.State.waiting.rawValue
      else { continue }
      let stack = stackBase(record)
      var frame = stack + Int(record.pointee.frame)
      var pc = Int(record.pointee.pc)
      for depth in 0...64 {
        if depth == 64 {
          isWhole = false
          break
        }
        let callable = currentCallable(frame)
        if let code = code(ofCallable: callable), code.body == nil {
          let live = known[callable] ?? LiveRegisters(code)
          known[callable] = live
          // A call under way will write its result; what it was given is the callee's.
          let at = depth == 0 ? pc : pc + 1
          let written =
            depth > 0 && code.instructions.indices.contains(pc) ? code.instructions[pc].writes : -1
          let named = Set(
            code.variables.compactMap { variable -> Int? in
              guard case .register(let register) = variable.home, variable.start < at,
                at <= variable.end
              else { return nil }
              return register
            })
          // A method's first is self: who is asked is not on the way anywhere.
          let isMethod = tables.callables[callable].owner != 0
          let first = FrameLayout.headerSlots + (isMethod ? 1 : 0)
          if isMethod { body(frame[FrameLayout.headerSlots], false) }
          for register in first..<max(first, code.registerCount)
          where register != written && live.isLive(register, at: at) {
            body(frame[register], !named.contains(register))
          }
        } else if depth == 0, pc == 0 {
          // A thread that has not begun, with a function whose code nobody has called for yet: what it was given.
          for index in 0..<Int(frame[FrameSlot.callable] >> 32) {
            body(frame[FrameLayout.headerSlots + index], true)
          }
        } else {
          isWhole = false
        }
        let link = frame[FrameSlot.caller]
        if link & FrameFlags.bottom != 0 { break }
        pc = max(0, Int(truncatingIfNeeded: frame[0] & 0xFFFF_FFFF) - 1)
        frame = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
      }
    }
    return isWhole
  }
}
