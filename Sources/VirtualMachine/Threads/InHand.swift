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
    for number in 1...max(1, Int(kernel.pointee.threadCount)) {
      let record = thread(number)
      guard
        record.pointee.state == ThreadRecord.State.runnable.rawValue
          || record.pointee.state == ThreadRecord.State.waiting.rawValue
      else { continue }
      let stack = stackBase(record)
      var frame = stack + Int(record.pointee.frame)
      var pc = Int(record.pointee.pc)
      // Of a deep recursion the innermost are enough: nobody reads more.
      for depth in 0..<64 {
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
          for register in first..<max(first, code.registerCount)
          where register != written && !named.contains(register) && live.isLive(register, at: at) {
            found[frame[register], default: 0] += 1
          }
        }
        let link = frame[FrameSlot.caller]
        if link & FrameFlags.bottom != 0 { break }
        pc = max(0, Int(truncatingIfNeeded: frame[0] & 0xFFFF_FFFF) - 1)
        frame = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
      }
    }
    return found
  }
}
