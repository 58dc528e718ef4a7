import Bytecode
import Diagnostics
import Syntax

/// The function that is being made: its instructions, registers, labels and constants.
///
/// Registers are handed out like a stack: locals stay until their block ends, temporaries until their
/// expression does. A jump to a place not yet reached is written with a label and mended when the
/// function is finished; a jump to a place already passed is a `…Back` form, which pays for fuel, so no
/// loop can run for ever unnoticed.
struct FunctionBuilder {
  var code: CodeObject
  /// First free register.
  var nextRegister: Int
  /// Most registers ever in use.
  private(set) var maxRegister: Int
  var memoryBytes = 0
  /// Where the closed granule behind the last variable ends.
  private var closedEnd = 0
  private var constantIndex: [UInt64: Int] = [:]
  /// Its keys, in the order of their constants.
  private var constantKeys: [UInt64] = []
  /// Position of each label, -1 until it is bound.
  private var labels: [Int] = []
  /// Whether a jump leads to the label.
  private var used: [Bool] = []
  private var fixups: [(pc: Int, label: Int, isShort: Bool)] = []
  /// A big function: every fused jump is written in the long form.
  var usesLongJumps = false
  private(set) var hasOverflow = false
  private var enumerations: [Int] = []
  private var openEnumerations = 0
  /// A local variable in a register, declared without a value. Whether it has got one is kept in the register
  /// `flag`, where that must be known while the program runs.
  struct Unset {
    var name: String
    var variable: Int
    var register: Int
    var flag: Int
    var pc: Int
    var place: SourceRange
  }
  struct VariableRead {
    var pc: Int
    var register: Int
    var place: SourceRange
    var isCapture: Bool
  }
  /// What a conditional jump decides, in the words of the source.
  struct Branch {
    enum Kind { case condition, loop, doLoop }
    var kind: Kind
    /// `if`, `while`, `&&`
    var word: String
    var place: SourceRange
    var jumpsIfTrue: Bool
  }
  private(set) var unset: [Unset] = []
  /// How many of them lie in each register.
  private var unsetRegisters: [Int: Int] = [:]
  var variableReads: [VariableRead] = []
  var branches: [Int: Branch] = [:]
  /// Calls that never come back.
  var noReturns: Set<Int> = []
  /// Where the code stands that gotos out of blocks go through.
  var undoing = 0..<0
  /// False after a jump or return, until a label is bound.
  private(set) var isReachable = true

  init(name: String, parameterSlots: Int, place: SourceRange) {
    code = CodeObject(name: name, place: place)
    nextRegister = FrameLayout.headerSlots + parameterSlots
    maxRegister = nextRegister
    code.parameterCount = parameterSlots
  }

  var pc: Int { code.instructions.count }

  // MARK: Registers and memory

  mutating func newRegister() -> Int {
    let register = nextRegister
    nextRegister += 1
    if nextRegister > maxRegister { maxRegister = nextRegister }
    return register
  }

  /// Makes sure that registers below `end` exist (argument areas).
  mutating func reserve(upTo end: Int) {
    nextRegister = end
    if end > maxRegister { maxRegister = end }
  }

  mutating func newMemory(size: Int, alignment: Int) -> Int {
    let offset = roundUp(memoryBytes, to: alignment)
    memoryBytes = offset &+ max(size, 1)
    if memoryBytes > 1 << 24 { hasOverflow = true }
    return offset
  }

  /// Where a for-in loop keeps its place: loops one behind the other have the same room, one within another its own.
  mutating func beginEnumeration(size: Int) -> Int {
    if openEnumerations == enumerations.count {
      enumerations.append(newMemory(size: size, alignment: 8))
    }
    openEnumerations += 1
    return enumerations[openEnumerations - 1]
  }
  mutating func endEnumeration() { openEnumerations -= 1 }

  /// Memory for a variable of the program, in granules of its own between two closed ones.
  mutating func newVariableMemory(size: Int, alignment: Int) -> Int {
    if memoryBytes == 0 || memoryBytes != closedEnd {
      memoryBytes = roundUp(memoryBytes, to: 16) &+ 16
    }
    let offset = newMemory(size: size, alignment: max(16, alignment))
    memoryBytes = roundUp(memoryBytes, to: 16) &+ 16
    closedEnd = memoryBytes
    return offset
  }

  // MARK: Instructions

  mutating func mark(_ place: SourceRange) {
    if !place.isNone { code.lines.mark(pc, place) }
  }

  mutating func emit(_ op: Opcode, x: Int = 0, a: Int = 0, b: Int = 0, c: Int = 0) {
    // Cut off, it would mean another place.
    if Int16(exactly: c) == nil, op.descriptor.c == .immediate { hasOverflow = true }
    code.instructions.append(Instruction(op, x: x, a: a, b: b, c: c))
  }
  mutating func emit(_ op: Opcode, x: Int = 0, a: Int, imm32: Int) {
    code.instructions.append(Instruction(op, x: x, a: a, imm32: imm32))
  }
  mutating func relocate(_ target: Relocation.Target) {
    code.relocations.append(Relocation(pc: pc, target: target))
  }
  /// The load just written and the next access are one visible operation: no other thread runs between them,
  /// as under the lock of an atomic property (`Opcode.load64`).
  mutating func joinLoadToNextAccess() {
    guard let last = code.instructions.last, last.op == Opcode.load64.rawValue else { return }
    code.instructions[code.instructions.count - 1].bits |= 2 << 8
  }
  /// The load or store just written is of an `_Atomic` variable: who meets it there has taken care.
  mutating func markAtomic() {
    code.instructions[code.instructions.count - 1].bits |= 4 << 8
  }
  /// The copy of bytes just written is one visible operation, however many words it has.
  mutating func joinLastCopy() {
    guard let last = code.instructions.last, last.op == Opcode.copyBytes.rawValue else { return }
    code.instructions[code.instructions.count - 1].bits |= 2 << 8
  }
  /// The same of each copy so far.
  mutating func joinCopies() {
    for pc in code.instructions.indices where code.instructions[pc].op == Opcode.copyBytes.rawValue
    { code.instructions[pc].bits |= 2 << 8 }
  }
  mutating func emitMove(to target: Int, from source: Int) {
    if target != source { emit(.move, a: target, b: source) }
  }
  mutating func emitReturn(_ register: Int?) {
    if let register { emit(.returnValue, a: register) } else { emit(.returnVoid) }
    isReachable = false
  }
  mutating func loadInteger(_ value: Int64, into register: Int) {
    if let small = Int32(exactly: value) {
      emit(.loadImmediate, a: register, imm32: Int(small))
    } else {
      let bits = UInt64(bitPattern: value)
      let index = constant(.bits(bits), key: nil)
      emit(.loadConstant, a: register, imm32: index)
    }
  }

  /// Index of a constant; equal keys share one.
  mutating func constant(_ constant: @autoclosure () -> Constant, key: UInt64?) -> Int {
    if let key {
      if let index = constantIndex[key], index < code.constants.count { return index }
      constantIndex[key] = code.constants.count
      constantKeys.append(key)
    }
    code.constants.append(constant())
    return code.constants.count - 1
  }

  /// Remembers that a variable in a register is named here.
  mutating func noteRead(_ register: Int, at place: SourceRange, isCapture: Bool = false) {
    guard unsetRegisters[register] != nil else { return }
    variableReads.append(
      VariableRead(pc: pc, register: register, place: place, isCapture: isCapture))
  }

  mutating func noteUnset(_ variable: Unset) {
    unset.append(variable)
    unsetRegisters[variable.register, default: 0] += 1
  }

  /// Says what the conditional jump just written decides.
  mutating func noteBranch(_ branch: Branch) {
    guard !unset.isEmpty, let last = code.instructions.last else { return }
    var branch = branch
    var position = pc - 1
    if last.op == Opcode.jump.rawValue || last.op == Opcode.jumpBack.rawValue {
      // The long form: the test skips over a jump.
      position -= 1
      branch.jumpsIfTrue.toggle()
    }
    guard position >= 0, !code.instructions[position].endsPath,
      code.instructions[position].target(at: position) != nil
    else { return }
    branches[position] = branch
  }

  /// The call just written does not come back.
  mutating func noteNoReturn() {
    noReturns.insert(pc - 1)
    isReachable = false
  }

  // MARK: Labels

  mutating func newLabel() -> Int {
    labels.append(-1)
    used.append(false)
    return labels.count - 1
  }
  /// `isEntered`: something that is not a forward jump leads here (a loop, a case).
  mutating func bind(_ label: Int, isEntered: Bool = false) {
    labels[label] = pc
    if isEntered || used[label] { isReachable = true }
  }
  func position(_ label: Int) -> Int { labels[label] }
  mutating func setReachable(_ value: Bool) { isReachable = value }

  mutating func jump(_ label: Int) {
    if labels[label] >= 0 {
      emit(.jumpBack, a: 0, imm32: labels[label] - pc - 1)
    } else {
      fixups.append((pc, label, false))
      used[label] = true
      emit(.jump, a: 0, imm32: 0)
    }
    isReachable = false
  }

  /// Takes back a forward jump that turned out to lead to the next instruction.
  mutating func dropJump(at position: Int) {
    guard pc == position + 1 else { return }
    code.instructions.removeLast()
    if fixups.last?.pc == position { fixups.removeLast() }
  }

  /// Takes back the claim just written on what a call has answered.
  mutating func dropClaim(of register: Int) -> Bool {
    guard let last = code.instructions.last, last.op == Opcode.retain.rawValue, last.x == 1,
      last.a == register
    else { return false }
    code.instructions.removeLast()
    return true
  }

  /// Jumps when r[register] is not zero (`ifTrue`) or zero.
  mutating func jump(_ label: Int, ifRegister register: Int, is ifTrue: Bool) {
    if labels[label] >= 0 {
      emit(
        ifTrue ? .jumpIfNotZeroBack : .jumpIfZeroBack, a: register,
        imm32: labels[label] - pc - 1)
    } else {
      fixups.append((pc, label, false))
      used[label] = true
      emit(ifTrue ? .jumpIfNotZero : .jumpIfZero, a: register, imm32: 0)
    }
  }

  /// Fused compare and branch; `op` is a forward form.
  mutating func jump(_ label: Int, if op: Opcode, _ a: Int, _ b: Int) {
    let target = labels[label]
    let offset = target - pc - 1
    if target >= 0, offset >= -32768, let back = FunctionBuilder.backForms[op] {
      emit(back, a: a, b: b, c: offset)
    } else if target < 0, !usesLongJumps {
      fixups.append((pc, label, true))
      used[label] = true
      emit(op, a: a, b: b, c: 0)
    } else {
      // The test skips over a long jump when it fails.
      let (opposite, swapped) = FunctionBuilder.opposite(op)
      emit(opposite, a: swapped ? b : a, b: swapped ? a : b, c: 1)
      jump(label)
      isReachable = true
    }
  }

  private static let backForms: [Opcode: Opcode] = [
    .jumpLessS: .jumpLessSBack, .jumpLessOrEqualS: .jumpLessOrEqualSBack,
    .jumpLessU: .jumpLessUBack, .jumpNotEqual: .jumpNotEqualBack,
    .jumpNotEqualConstant: .jumpNotEqualConstantBack,
    .jumpLessConstantS: .jumpLessConstantSBack,
    .jumpLessOrEqualConstantS: .jumpLessOrEqualConstantSBack,
    .jumpGreaterConstantS: .jumpGreaterConstantSBack,
    .jumpGreaterOrEqualConstantS: .jumpGreaterOrEqualConstantSBack,
  ]

  /// The test that holds exactly when a forward one does not, and whether its operands change places.
  static func opposite(_ op: Opcode) -> (Opcode, swapped: Bool) { opposites[op] ?? (op, false) }

  /// A constant cannot change places; the test does.
  private static let opposites: [Opcode: (Opcode, swapped: Bool)] = [
    .jumpEqual: (.jumpNotEqual, false), .jumpNotEqual: (.jumpEqual, false),
    .jumpLessS: (.jumpLessOrEqualS, true), .jumpLessOrEqualS: (.jumpLessS, true),
    .jumpLessU: (.jumpLessOrEqualU, true), .jumpLessOrEqualU: (.jumpLessU, true),
    .jumpEqualConstant: (.jumpNotEqualConstant, false),
    .jumpNotEqualConstant: (.jumpEqualConstant, false),
    .jumpLessConstantS: (.jumpGreaterOrEqualConstantS, false),
    .jumpLessOrEqualConstantS: (.jumpGreaterConstantS, false),
    .jumpGreaterConstantS: (.jumpLessOrEqualConstantS, false),
    .jumpGreaterOrEqualConstantS: (.jumpLessConstantS, false),
  ]

  // MARK: Trying

  /// Everything that `restore` needs to forget code that was made only to learn its type.
  struct Snapshot {
    var instructions: Int
    var constants: Int
    var relocations: Int
    var nextRegister: Int
    var maxRegister: Int
    var memoryBytes: Int
    var labels: Int
    var fixups: Int
    var switchTables: Int
    var handlers: Int
    var variables: Int
    var unset: Int
    var variableReads: Int
    var isReachable: Bool
    var lines: LineTable.Mark
  }
  func snapshot() -> Snapshot {
    Snapshot(
      instructions: pc, constants: code.constants.count, relocations: code.relocations.count,
      nextRegister: nextRegister, maxRegister: maxRegister, memoryBytes: memoryBytes,
      labels: labels.count, fixups: fixups.count, switchTables: code.switchTables.count,
      handlers: code.handlers.count,
      variables: code.variables.count, unset: unset.count, variableReads: variableReads.count,
      isReachable: isReachable, lines: code.lines.mark)
  }
  mutating func restore(_ snapshot: Snapshot) {
    for pc in snapshot.instructions..<pc {
      branches[pc] = nil
      noReturns.remove(pc)
    }
    code.instructions.removeSubrange(snapshot.instructions...)
    code.constants.removeSubrange(snapshot.constants...)
    // A later constant may take an index that a forgotten key still names.
    while let key = constantKeys.last, constantIndex[key] ?? .max >= snapshot.constants {
      constantIndex[key] = nil
      constantKeys.removeLast()
    }
    code.relocations.removeSubrange(snapshot.relocations...)
    nextRegister = snapshot.nextRegister
    maxRegister = snapshot.maxRegister
    memoryBytes = snapshot.memoryBytes
    labels.removeSubrange(snapshot.labels...)
    used.removeSubrange(snapshot.labels...)
    fixups.removeSubrange(snapshot.fixups...)
    code.switchTables.removeSubrange(snapshot.switchTables...)
    code.handlers.removeSubrange(snapshot.handlers...)
    code.variables.removeSubrange(snapshot.variables...)
    for variable in unset[snapshot.unset...] {
      let others = unsetRegisters[variable.register, default: 1] - 1
      unsetRegisters[variable.register] = others == 0 ? nil : others
    }
    unset.removeSubrange(snapshot.unset...)
    variableReads.removeSubrange(snapshot.variableReads...)
    isReachable = snapshot.isReachable
    code.lines.cut(to: snapshot.lines)
  }

  // MARK: The end

  /// Mends the jumps and closes the code object. False when the function is too big for the formats.
  mutating func finish() -> Bool {
    for fixup in fixups {
      let offset = labels[fixup.label] - fixup.pc - 1
      let old = code.instructions[fixup.pc]
      guard let op = Opcode(rawValue: old.op) else { return false }
      if fixup.isShort {
        if offset > 32767 { return false }
        code.instructions[fixup.pc] = Instruction(op, a: old.a, b: old.b, c: offset)
      } else {
        code.instructions[fixup.pc] = Instruction(op, a: old.a, imm32: offset)
      }
    }
    code.registerCount = maxRegister
    code.memoryBytes = roundUp(memoryBytes, to: 16)
    return maxRegister < 65_000 && !hasOverflow && pc < 1 << 30
  }
}
