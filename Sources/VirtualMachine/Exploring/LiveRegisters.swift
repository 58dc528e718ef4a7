internal import Bytecode

/// Which registers of a function still matter at an instruction.
///
/// Two states that differ only in a register nobody will read are one state. For each instruction a row of
/// bits says which registers may be read before they are written, on some way from here; the way into an
/// exception's handler counts as well.
package final class LiveRegisters {
  /// The answers, as whoever looks at every frame of every state reads them: nothing is counted up and down for them.
  /// They last as long as the object that made them.
  struct Rows {
    fileprivate let words: Int
    /// Header slots that mean something: where a struct result goes is left from before where there is none.
    fileprivate let headerSlots: Int
    /// `words` words for each instruction.
    fileprivate let bits: UnsafeMutablePointer<UInt64>
    fileprivate let count: Int
  }

  let rows: Rows

  init(_ code: CodeObject) {
    let count = code.instructions.count
    let words = max(1, (code.registerCount + 63) / 64)
    let headerSlots =
      code.instructions.contains { $0.op == Opcode.loadResultAddress.rawValue }
      ? FrameLayout.headerSlots : FrameLayout.resultAddressSlot
    var live = [UInt64](repeating: 0, count: (count + 1) * words)
    let limit = words * 64
    var changed = true
    let landings = code.landings()
    func set(_ row: inout [UInt64], _ register: Int) {
      if register >= 0, register < limit { row[register >> 6] |= 1 << UInt64(register & 63) }
    }
    while changed {
      changed = false
      for pc in stride(from: count - 1, through: 0, by: -1) {
        let i = code.instructions[pc]
        var row = [UInt64](repeating: 0, count: words)
        func join(_ target: Int) {
          guard target >= 0, target <= count else { return }
          for word in 0..<words { row[word] |= live[target * words + word] }
        }
        if !i.endsPath { join(pc + 1) }
        if let target = i.target(at: pc) { join(target) }
        if i.op == Opcode.switchTable.rawValue, code.switchTables.indices.contains(i.imm32) {
          let table = code.switchTables[i.imm32]
          for entry in table.entries { join(entry.target) }
          join(table.defaultTarget)
        }
        let written = i.writes
        if written >= 0, written < limit {
          row[written >> 6] &= ~(1 << UInt64(written & 63))
        }
        // A handler is entered with the registers as they were before the instruction.
        if landings[pc] >= 0 { join(landings[pc]) }
        let reads = i.reads
        set(&row, reads.0)
        set(&row, reads.1)
        set(&row, reads.2)
        if i.isCallOrSend {
          // The arguments, and where a struct result goes.
          for register in (i.a + 3)..<(i.a + FrameLayout.headerSlots + max(i.x, 1)) {
            set(&row, register)
          }
        }
        // self: events and +initialize ask for it.
        set(&row, FrameLayout.headerSlots)
        for word in 0..<words where live[pc * words + word] != row[word] {
          live[pc * words + word] = row[word]
          changed = true
        }
      }
    }
    LiveRegisters.forget(whatNobodyWrote: code, &live, words)
    let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: live.count)
    for (index, word) in live.enumerated() { (bits + index).initialize(to: word) }
    rows = Rows(words: words, headerSlots: headerSlots, bits: bits, count: live.count)
  }

  deinit { rows.bits.deallocate() }

  /// A register that no way from the entry has written holds what an earlier call left there; so do those that
  /// a call's frame has covered. Where a struct result would go looks read at every call, and is such a one.
  private static func forget(
    whatNobodyWrote code: CodeObject, _ live: inout [UInt64], _ words: Int
  ) {
    let count = code.instructions.count
    var written = [UInt64](repeating: 0, count: (count + 1) * words)
    var reached = [Bool](repeating: false, count: count + 1)
    func set(_ row: inout [UInt64], _ register: Int) {
      if register >= 0, register < words * 64 { row[register >> 6] |= 1 << UInt64(register & 63) }
    }
    var entry = [UInt64](repeating: 0, count: words)
    let parameters = code.isVariadic ? 16 : max(2, code.parameterCount)
    for register in 0..<(FrameLayout.headerSlots + parameters) { set(&entry, register) }
    var queue: [Int] = []
    func flow(_ row: [UInt64], to target: Int) {
      guard target >= 0, target <= count else { return }
      var grew = !reached[target]
      reached[target] = true
      for word in 0..<words where row[word] & ~written[target * words + word] != 0 {
        written[target * words + word] |= row[word]
        grew = true
      }
      if grew { queue.append(target) }
    }
    let landings = code.landings()
    flow(entry, to: 0)
    while let pc = queue.popLast() {
      guard pc < count else { continue }
      let i = code.instructions[pc]
      var row = Array(written[(pc * words)..<(pc * words + words)])
      if landings[pc] >= 0 { flow(row, to: landings[pc]) }
      if i.isCallOrSend {
        for register in (i.a + 1)..<max(i.a + 1, words * 64) {
          row[register >> 6] &= ~(1 << UInt64(register & 63))
        }
      }
      set(&row, i.writes)
      if !i.endsPath { flow(row, to: pc + 1) }
      if let target = i.target(at: pc) { flow(row, to: target) }
      if i.op == Opcode.switchTable.rawValue, code.switchTables.indices.contains(i.imm32) {
        for entry in code.switchTables[i.imm32].entries { flow(row, to: entry.target) }
        flow(row, to: code.switchTables[i.imm32].defaultTarget)
      }
    }
    for index in live.indices where index < written.count { live[index] &= written[index] }
  }

  func isLive(_ register: Int, at pc: Int) -> Bool {
    let words = rows.words
    guard register >= 0, register < words * 64, pc >= 0, (pc + 1) * words <= rows.count else {
      return false
    }
    return rows.bits[pc * words + register >> 6] >> UInt64(register & 63) & 1 == 1
  }
}

extension LiveRegisters.Rows {
  /// Copies the live registers among the first `count` from a frame to a buffer of zeros; the header always.
  func copy(
    from frame: UnsafeMutablePointer<UInt64>, to target: UnsafeMutablePointer<UInt64>, at pc: Int,
    count: Int
  ) {
    for slot in 0..<min(headerSlots, count) { target[slot] = frame[slot] }
    guard (pc + 1) * words <= self.count else { return }
    for word in 0..<words {
      var left = bits[pc * words + word]
      while left != 0 {
        let register = word << 6 | left.trailingZeroBitCount
        left &= left &- 1
        if register >= FrameSlot.headerSlots, register < count {
          target[register] = frame[register]
        }
      }
    }
  }
}

extension Instruction {
  fileprivate var isCallOrSend: Bool { descriptor?.family == .call || descriptor?.family == .send }
}
