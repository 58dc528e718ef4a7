internal import Bytecode

/// Two instructions, or some more, that the loop does in one step.
///
/// What an instruction costs is less its work than finding the next: a load, and a jump that the processor has to
/// guess. Some pairs stand everywhere (two arguments moved, a counter raised and compared, an ivar loaded and
/// returned). So where code is loaded the first of such a pair gets an opcode of its own, whose case does the second
/// as well. Nothing else changes: the operands are where they were, and the second stays in its place for those who
/// jump to it, who come back to it (a slice of time that ended between the two), and for whoever counts
/// instructions or looks at each, for whom the first is by itself (`RunMode.joinsPairs`). Pairs are the loop's alone:
/// code objects, and all who read them, know none.
///
/// Three stand together where a variable of an object is counted up (what was read is written back to the same place,
/// which is looked at once), at the head of a shared instance (it is there, and is what the method answers), and before
/// a message or a native: its last arguments. Where the last of a pair is long, the first goes on into its case. Under ARC
/// there are more: a setter, or any assignment to a variable of an object, reads what was owned, retains, stores and
/// releases; and whoever asks whether a weak variable still has its object retains that, copies it and releases it.
/// Where both counts move just so, all of that is one step with two events at once, and else the first by itself.
enum InstructionPair {
  /// Row of each opcode that begins a pair, from 1 on; 0: it begins none.
  private static let rows: [UInt8] = table.rows
  /// By row and the second's opcode: the pair's; 0: no pair.
  private static let pairs: [UInt8] = table.pairs
  /// The same for three and more, by their first two. Where a three and another begin so, the last tells (`longer`).
  private static let threes: [UInt8] = table.threes
  /// By opcode: what the first of a pair is by itself; every other opcode is itself.
  private static let singles: [UInt8] = table.singles

  private static let table: (rows: [UInt8], pairs: [UInt8], threes: [UInt8], singles: [UInt8]) = {
    var rows = [UInt8](repeating: 0, count: 256)
    var pairs: [UInt8] = []
    var threes: [UInt8] = []
    var singles = [UInt8](0...255)
    for opcode in Opcode.allCases {
      guard let (first, second) = opcode.descriptor.pair else { continue }
      if rows[Int(first.rawValue)] == 0 {
        pairs += [UInt8](repeating: 0, count: 256)
        threes += [UInt8](repeating: 0, count: 256)
        rows[Int(first.rawValue)] = UInt8(pairs.count / 256)
      }
      let row = Int(rows[Int(first.rawValue)]) - 1
      if opcode.descriptor.third == nil {
        pairs[row * 256 + Int(second.rawValue)] = opcode.rawValue
      } else {
        threes[row * 256 + Int(second.rawValue)] = opcode.rawValue
      }
      singles[Int(opcode.rawValue)] = first.rawValue
    }
    return (rows, pairs, threes, singles)
  }()

  /// Marks the pairs among instructions as the compiler wrote them.
  static func join(_ instructions: UnsafeMutablePointer<UInt64>, of code: CodeObject) {
    let count = code.instructions.count
    guard count > 1 else { return }
    var next = Fetched(instructions[count - 1]).op
    for index in stride(from: count - 2, through: 0, by: -1) {
      let bits = instructions[index]
      let op = Fetched(bits).op
      let row = rows[Int(op)]
      if row != 0 {
        let place = (Int(row) - 1) * 256 + Int(next)
        let three = threes[place]
        let longer = three == 0 ? 0 : longer(three, instructions, of: code, at: index)
        if longer != 0 {
          instructions[index] = bits & ~0xFF | UInt64(longer)
        } else if pairs[place] != 0,
          !counts(op) || Fetched(bits).a == Fetched(instructions[index + 1]).a
        {
          instructions[index] = bits & ~0xFF | UInt64(pairs[place])
        }
      }
      next = op
    }
  }

  /// A sum, which begins the end of a loop where what is compared is that sum.
  private static func counts(_ op: UInt8) -> Bool {
    op == Opcode.addImmediateS64.rawValue || op == Opcode.addImmediateS32.rawValue
      || op == Opcode.addImmediate64.rawValue
  }

  /// The opcode of more than two instructions, of which two are there; 0: what follows is something else.
  private static func longer(
    _ three: UInt8, _ instructions: UnsafeMutablePointer<UInt64>, of code: CodeObject, at index: Int
  ) -> UInt8 {
    func at(_ distance: Int) -> Fetched? {
      index + distance < code.instructions.count
        ? single(Fetched(instructions[index + distance])) : nil
    }
    let first = Fetched(instructions[index])
    guard first.op == Opcode.move.rawValue else {
      let isWhole =
        switch at(1)?.op {
        case Opcode.retain.rawValue: isExchange(first, at(1), at(2), at(3))
        case Opcode.loadWeak.rawValue: isLook(first, at(1), at(2), at(3), at(4))
        default: isThree(instructions, of: code, at: index)
        }
      return isWhole ? three : 0
    }
    switch at(2)?.op {
    case Opcode.send.rawValue: return Opcode.moveMoveSend.rawValue
    case Opcode.callNative.rawValue: return Opcode.moveMoveNative.rawValue
    default: return 0
    }
  }

  /// What a place in memory owns is read, and released when something else that has been retained lies there.
  private static func isExchange(
    _ load: Fetched, _ retain: Fetched?, _ store: Fetched?, _ release: Fetched?
  ) -> Bool {
    guard let retain, let store, let release else { return false }
    return retain.x == 0 && store.op == Opcode.store64.rawValue
      && release.op == Opcode.release.rawValue && store.b == load.b && store.c == load.c
      && store.a == retain.a && release.a == load.a && load.a != load.b && load.a != retain.a
  }

  /// A weak variable is read, and what it was given for that is released when the answer has been copied.
  private static func isLook(
    _ lea: Fetched, _ load: Fetched?, _ first: Fetched?, _ second: Fetched?, _ release: Fetched?
  ) -> Bool {
    guard let load, let first, let second, let release else { return false }
    return first.op == Opcode.move.rawValue && second.op == Opcode.move.rawValue
      && release.op == Opcode.release.rawValue && load.b == lea.a && first.b == load.a
      && second.b == load.a && first.a != load.a
      && (release.a == first.a || release.a == second.a || release.a == load.a)
  }

  /// Whether two instructions that begin a three are followed by its third.
  private static func isThree(
    _ instructions: UnsafeMutablePointer<UInt64>, of code: CodeObject, at index: Int
  ) -> Bool {
    let count = code.instructions.count
    let first = Fetched(instructions[index])
    let second = single(Fetched(instructions[index + 1]))
    if second.op == Opcode.jumpIfNotZero.rawValue {
      let target = index + 2 + second.imm32
      guard second.a == first.a, target >= 0, target + 1 < count else { return false }
      let load = single(Fetched(instructions[target]))
      let answer = single(Fetched(instructions[target + 1]))
      return load.op == Opcode.loadGlobal64.rawValue
        && code.constants[load.imm32] == code.constants[first.imm32]
        && answer.op == Opcode.returnValue.rawValue && answer.a == load.a
    }
    guard index + 2 < count else { return false }
    let store = single(Fetched(instructions[index + 2]))
    let stores = first.op == Opcode.load32S.rawValue ? Opcode.store32 : Opcode.store64
    return store.op == stores.rawValue && store.b == first.b && store.c == first.c
      && first.a != first.b && second.a != first.b
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
    let site = wayBack(r, returns)
    guard _fastPath(site.pointee.back == r[FrameSlot.back] && endsPlainly(r)) else { return }
    r[0] = r[value]
    r = stack + Int(truncatingIfNeeded: r[FrameSlot.caller] & FrameFlags.callerMask)
    pc = site.pointee.pc
    code = site.pointee.code
    k = site.pointee.constants
  }

  /// Where the way back from a frame is remembered, if it is.
  @inline(__always)
  static func wayBack(
    _ r: UnsafeMutablePointer<UInt64>, _ returns: UnsafeMutablePointer<ReturnSite>
  ) -> UnsafeMutablePointer<ReturnSite> {
    returns + Int(truncatingIfNeeded: UInt(bitPattern: r) &>> 5) & (ReturnSite.count &- 1)
  }

  /// Nothing but going back is to be done at a frame's end.
  @inline(__always)
  static func endsPlainly(_ r: UnsafeMutablePointer<UInt64>) -> Bool {
    // The byte of the flags by itself: of the word they are three of the host's instructions.
    UnsafeRawPointer(r).assumingMemoryBound(to: UInt8.self)[
      FrameSlot.caller &* 8 &+ FrameFlags.firstBit / 8] == 0
  }
}
