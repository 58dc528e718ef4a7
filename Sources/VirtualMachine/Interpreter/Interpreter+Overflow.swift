internal import Bytecode

/// A signed result that did not fit its type, or a shift by more bits than the type has.
///
/// C calls both undefined: a compiler may do as it likes. The real machines wrap, and programs that
/// count on it are common, so the machine wraps too and goes on; it only remembers, once for each place,
/// what was computed there. The session turns what is remembered into warnings. The test costs one
/// compare that nearly always fails; no instruction is added for it.
package struct ArithmeticNote: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case add, subtract, multiply, negate
    /// Bits were shifted out of a signed number.
    case shift
    /// The number of places is negative or not less than the type's width.
    case shiftCount
  }
  package var kind: Kind
  package var callable: Int
  package var pc: Int
  package var left: Int64
  package var right: Int64
  /// What the program went on with.
  package var result: Int64
  /// 32 or 64
  package var bits: Int
}

/// The notes of a run, once per place; which places are known is asked often, in what order they came
/// matters to readers.
struct ArithmeticNotes {
  private(set) var notes: [ArithmeticNote] = []
  private var places: Set<UInt64> = []
  private static let limit = 100

  mutating func isNew(callable: Int, pc: Int) -> Bool {
    notes.count < ArithmeticNotes.limit
      && places.insert(UInt64(callable) << 32 | UInt64(pc)).inserted
  }
  mutating func append(_ note: ArithmeticNote) { notes.append(note) }
}

extension World {
  /// The notes since the last time they were taken.
  package func takeArithmeticNotes() -> [ArithmeticNote] {
    defer { arithmetic = ArithmeticNotes() }
    return arithmetic.notes
  }

  /// The wrapped result of an instruction whose exact one does not fit. One call for all of them, with
  /// the same arguments, so that the loop holds it once, out of the way of what happens every time.
  @inline(never)
  func overflowed(_ fetched: Fetched, _ r: UnsafeMutablePointer<UInt64>, _ pc: Int) -> UInt64 {
    let i = InstructionPair.single(fetched)
    let a = Int64(bitPattern: r[i.b])
    let b = isImmediate(i) ? Int64(i.signedC) : Int64(bitPattern: r[i.c])
    let kind: ArithmeticNote.Kind
    var result: Int64
    var bits = 64
    var shown = b
    switch unsafeBitCast(i.op, to: Opcode.self) {
    case .addS32, .addImmediateS32:
      bits = 32
      fallthrough
    case .addS64, .addImmediateS64:
      // `x - 1` is an addition of -1 in disguise.
      kind = b < 0 && isImmediate(i) ? .subtract : .add
      if kind == .subtract { shown = 0 &- b }
      result = a &+ b
    case .subS32:
      bits = 32
      fallthrough
    case .subS64:
      kind = .subtract
      result = a &- b
    case .mulS32:
      bits = 32
      fallthrough
    case .mulS64:
      kind = .multiply
      result = a &* b
    case .negS32:
      bits = 32
      fallthrough
    default:
      kind = .negate
      shown = 0
      result = 0 &- a
    }
    if bits == 32 { result = Int64(Int32(truncatingIfNeeded: result)) }
    let callable = currentCallable(r)
    if arithmetic.isNew(callable: callable, pc: pc) {
      arithmetic.append(
        ArithmeticNote(
          kind: kind, callable: callable, pc: pc, left: a, right: shown, result: result,
          bits: bits))
    }
    return UInt64(bitPattern: result)
  }

  private func isImmediate(_ i: Fetched) -> Bool {
    i.op == Opcode.addImmediateS32.rawValue || i.op == Opcode.addImmediateS64.rawValue
  }

  /// Shifts, all of them: rare in programs, and there is a good deal to look at.
  @inline(never)
  func shift(_ i: Fetched, _ r: UnsafeMutablePointer<UInt64>, _ pc: Int) -> UInt64 {
    let op = unsafeBitCast(i.op, to: Opcode.self)
    let left = r[i.b]
    let is32 = i.x == 31 || op == .shlS32 || op == .shlU32
    let width: UInt64 = is32 ? 32 : 64
    let wanted = r[i.c]
    let count = wanted & (width - 1)
    let result: UInt64
    switch op {
    case .shl64, .shlS64: result = left << count
    case .shlS32: result = World.signed32(left << count)
    case .shlU32: result = World.unsigned32(left << count)
    case .shrS64: result = UInt64(bitPattern: Int64(bitPattern: left) >> Int64(count))
    default: result = left >> count
    }
    var kind: ArithmeticNote.Kind?
    if wanted >= width {
      kind = .shiftCount
    } else if op == .shlS32 {
      // The sign bit may be set: `1 << 31` is how flags are written.
      let exact = Int64(bitPattern: left) << Int64(count)
      if exact > Int64(UInt32.max) || exact < Int64(Int32.min) { kind = .shift }
    } else if op == .shlS64, count > 0 {
      let lost = Int64(bitPattern: left) >> Int64(64 - count)
      if lost != 0, lost != -1 { kind = .shift }
    }
    if let kind {
      let callable = currentCallable(r)
      if arithmetic.isNew(callable: callable, pc: pc) {
        arithmetic.append(
          ArithmeticNote(
            kind: kind, callable: callable, pc: pc, left: Int64(bitPattern: left),
            right: Int64(bitPattern: wanted), result: Int64(bitPattern: result),
            bits: Int(width)))
      }
    }
    return result
  }
}
