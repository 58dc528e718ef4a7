internal import Bytecode

/// Two instructions that the loop does in one step.
///
/// What an instruction costs is less its work than finding the next: a load, and a jump that the processor has to
/// guess. Some pairs stand everywhere (two arguments moved, a counter raised and compared, an ivar loaded and
/// returned). So where code is loaded the first of such a pair gets an opcode of its own, whose case does the second
/// as well. Nothing else changes: the operands are where they were, and the second stays in its place for those who
/// jump to it, who come back to it (a slice of time that ended between the two), and for whoever counts
/// instructions or looks at each, for whom the first is by itself (`RunMode.joinsPairs`). Pairs are the loop's alone:
/// code objects, and all who read them, know none.
enum InstructionPair {
  /// Row of each opcode that begins a pair, from 1 on; 0: it begins none.
  private static let rows: [UInt8] = table.rows
  /// By row and the second's opcode: the pair's; 0: no pair.
  private static let pairs: [UInt8] = table.pairs
  /// By opcode: what the first of a pair is by itself; every other opcode is itself.
  private static let singles: [UInt8] = table.singles

  private static let table: (rows: [UInt8], pairs: [UInt8], singles: [UInt8]) = {
    var rows = [UInt8](repeating: 0, count: 256)
    var pairs: [UInt8] = []
    var singles = [UInt8](0...255)
    for opcode in Opcode.allCases {
      guard let (first, second) = opcode.descriptor.pair else { continue }
      if rows[Int(first.rawValue)] == 0 {
        pairs += [UInt8](repeating: 0, count: 256)
        rows[Int(first.rawValue)] = UInt8(pairs.count / 256)
      }
      let row = Int(rows[Int(first.rawValue)]) - 1
      pairs[row * 256 + Int(second.rawValue)] = opcode.rawValue
      singles[Int(opcode.rawValue)] = first.rawValue
    }
    return (rows, pairs, singles)
  }()

  /// Marks the pairs among instructions as the compiler wrote them.
  static func join(_ instructions: UnsafeMutablePointer<UInt64>, _ count: Int) {
    guard count > 1 else { return }
    var next = Fetched(instructions[count - 1]).op
    for index in stride(from: count - 2, through: 0, by: -1) {
      let bits = instructions[index]
      let op = Fetched(bits).op
      let row = rows[Int(op)]
      if row != 0 {
        let pair = pairs[(Int(row) - 1) * 256 + Int(next)]
        if pair != 0 { instructions[index] = bits & ~0xFF | UInt64(pair) }
      }
      next = op
    }
  }

  /// The instruction by itself.
  @inline(__always)
  static func single(_ i: Fetched) -> Fetched {
    Fetched(i.bits & ~0xFF | UInt64(singles[Int(i.op)]))
  }
}

extension World {
  /// Returns register `value` to the caller where nothing else is to be done at the frame's end and the way back is
  /// remembered; else nothing happens, and the instruction at `pc` returns.
  @inline(__always)
  static func goBack(
    _ value: Int, _ r: inout UnsafeMutablePointer<UInt64>, _ pc: inout UnsafePointer<UInt64>,
    _ code: inout UnsafePointer<UInt64>, _ k: inout UnsafePointer<UInt64>,
    _ stack: UnsafeMutablePointer<UInt64>, _ returns: UnsafeMutablePointer<ReturnSite>
  ) {
    let link = r[FrameSlot.caller]
    let site =
      returns + Int(truncatingIfNeeded: UInt(bitPattern: r) &>> 5) & (ReturnSite.count &- 1)
    guard _fastPath(link & FrameFlags.all == 0 && site.pointee.back == r[FrameSlot.back]) else {
      return
    }
    r[0] = r[value]
    r = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
    pc = site.pointee.pc
    code = site.pointee.code
    k = site.pointee.constants
  }
}
