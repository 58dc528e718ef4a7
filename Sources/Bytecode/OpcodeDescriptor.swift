/// What is known of an opcode, in one table: which operands it has and what it does with them, what it
/// costs, how it is written, and a sentence.
///
/// The disassembly, the analyses of the compiler, the readings of finished functions and docs/bytecode.md all
/// ask here. The loop alone decodes for itself (docs/decisions/0001), and a test compares the two. A new
/// opcode is a case of `Opcode`, a row here, and its case in the loop.
package struct OpcodeDescriptor: Sendable {
  package var family: OpcodeFamily
  package var a: OperandRole
  package var b: OperandRole
  package var c: OperandRole
  package var x: OperandRole
  /// b and c together as one number; then `b` and `c` are `.none`.
  package var wide: OperandRole
  /// How an instruction is written: capital letters stand for its operands (W: the wide one).
  package var form: StaticString
  package var meaning: StaticString
  /// Fuel: calls and backward jumps pay, so that no loop is for nothing.
  package var cost: Int
  /// It asks whether two values are the same.
  package var isEquality: Bool
  /// So many bytes of memory it reads or writes; 0: none, or as many as an operand says.
  package var width: Int
  /// What the loader makes this opcode from; nil: it is the compiler's.
  package var pair: (first: Opcode, second: Opcode)?
  /// Of a pair with a third instruction: a store to where the first has read, what the second jumps to, the call that
  /// both are arguments of, or what stands third of more.
  package var third: Opcode?

  init(
    _ family: OpcodeFamily, _ form: StaticString, _ meaning: StaticString,
    a: OperandRole = .none, b: OperandRole = .none, c: OperandRole = .none,
    x: OperandRole = .none, wide: OperandRole = .none, cost: Int = 0, isEquality: Bool = false,
    width: Int = 0
  ) {
    self.family = family
    self.a = a
    self.b = b
    self.c = c
    self.x = x
    self.wide = wide
    self.form = form
    self.meaning = meaning
    self.cost = cost
    self.isEquality = isEquality
    self.width = width
  }
}

/// What an operand is to its instruction.
package enum OperandRole: Sendable {
  case none
  /// A register that is read, written.
  case read, write
  /// A register that is read, where it is not 0.
  case readUnlessZero
  /// A signed number.
  case immediate
  /// A number of bytes where x is even, else a register that is read.
  case size
  /// How the size is meant.
  case sizeForm
  /// Counts instructions from the one after the jump.
  case jump
  /// An index among the constants, the switch tables, the local variables of the code object.
  case constant, table, variable
  /// A position in the frame's memory.
  case frameMemory
  /// Where the frame of a call begins; its arguments are behind the header, its result comes back there.
  case frame
  /// So many argument slots.
  case argumentCount
  /// What the loader fills in: a function slot, a selector, the class above which a search begins.
  case function, selector, superclass
  /// The number of a native.
  case native
  /// Bytes of a struct result of a message to nil.
  case resultBytes
  /// A `WatchedEntry`.
  case watched
  /// A number that says how: a shift, the largest count, who looks at a result.
  case manner
}

/// Opcodes that a reader of code treats alike.
package enum OpcodeFamily: CaseIterable, Sendable {
  /// Stops.
  case trap
  case move
  /// Puts a number of its own, a constant, an address of the frame into a register.
  case number, constant, frameAddress
  /// Makes a new value of what it reads, and nothing else.
  case compute
  case load, store, loadGlobal, storeGlobal, bytes
  case jump
  /// Tests one register; compares two; compares one with a constant.
  case test, compare, compareConstant
  case switchTable
  case call, send
  case returns
  case variable, entry
  case pool, lock
  case `throw`
  /// Counts that the compiler wrote.
  case count
  case loadWeak, storeWeak, destroyWeak
  case variadic

  /// The chapters of the table, in order.
  package static var titles: [String] {
    allCases.reduce(into: []) { if !$0.contains($1.title) { $0.append($1.title) } }
  }

  package var title: String {
    switch self {
    case .trap, .move, .number, .constant, .frameAddress: "Moves and constants"
    case .compute: "Arithmetic, conversions, comparisons"
    case .load, .store, .loadGlobal, .storeGlobal, .bytes:
      "Memory: every access is checked (bounds, freed, unmapped)"
    case .jump, .test, .compare, .compareConstant, .switchTable: "Jumps"
    case .call, .send, .returns: "Calls"
    case .variable, .entry, .pool, .lock, .`throw`: "Variables and objects"
    case .count, .loadWeak, .storeWeak, .destroyWeak: "Counts written by the compiler (ARC)"
    case .variadic: "Variable arguments"
    }
  }
}

extension Opcode {
  package var descriptor: OpcodeDescriptor {
    switch self {
    // MARK: Moves and constants
    case .trap:
      OpcodeDescriptor(
        .trap, "",
        "stops: a function ended without its value; x = 1: only where the caller uses it",
        x: .manner)
    case .move: OpcodeDescriptor(.move, "A = B", "a copy", a: .write, b: .read)
    case .loadImmediate:
      OpcodeDescriptor(.number, "A = W", "a number", a: .write, wide: .immediate)
    case .loadConstant:
      OpcodeDescriptor(
        .constant, "A = W", "one of the code object's constants", a: .write, wide: .constant)
    case .leaMemory:
      OpcodeDescriptor(
        .frameAddress, "A = memory + W", "an address in the frame's memory", a: .write,
        wide: .frameMemory)
    case .makeBlock:
      OpcodeDescriptor(
        .frameAddress, "A = block at W",
        "makes 32 bytes of the frame's memory the head of a block object", a: .write,
        wide: .frameMemory)
    case .loadResultAddress:
      OpcodeDescriptor(.compute, "A", "slot 3, where a struct result goes", a: .write)

    // MARK: Integers
    case .add64, .sub64, .mul64, .and64, .or64, .xor64: .binary("64-bit integers")
    case .divS64, .divU64, .remS64, .remU64:
      .binary("64-bit integers; stop on a division by zero and on overflow")
    case .addS64, .subS64, .mulS64:
      .binary("signed 64-bit integers; an overflow wraps, and is noted once for each place")
    case .shl64, .shlS64, .shrS64, .shrU64:
      OpcodeDescriptor(
        .compute, "A = B, C",
        "x: the largest count the C type allows (31, 63); a larger one is noted, and wraps",
        a: .write, b: .read, c: .read, x: .manner)
    case .addImmediate64: .immediate("a sum with a number")
    case .addImmediateS64: .immediate("the same for a signed number: an overflow is noted")
    case .neg64, .not64: .unary("64-bit integers")
    case .negS64: .unary("a signed 64-bit integer; an overflow is noted")
    case .addScaled64:
      OpcodeDescriptor(
        .compute, "A = B + C << X", "the address of an element", a: .write, b: .read, c: .read,
        x: .manner)
    case .addS32, .subS32, .mulS32, .shlS32:
      .binary("32-bit integers, extended as signed; an overflow is noted", x: .manner)
    case .addU32, .subU32, .mulU32, .shlU32:
      .binary("32-bit integers, extended as unsigned", x: .manner)
    case .divS32, .remS32:
      .binary("32-bit integers; stop on a division by zero and on `INT_MIN / -1`")
    case .addImmediateS32: .immediate("a 32-bit sum with a number; an overflow is noted")
    case .addImmediateU32: .immediate("an unsigned 32-bit sum with a number")
    case .negS32: .unary("a signed 32-bit integer; an overflow is noted")
    case .negU32, .notU32: .unary("unsigned 32-bit integers")

    // MARK: Conversions
    case .extendS8, .extendU8, .extendS16, .extendU16, .extendS32, .extendU32:
      .unary("narrow and extend")
    case .toBool, .logicalNot, .f64ToBool: .unary("0 or 1")
    case .s64ToF64, .u64ToF64, .f64ToS64, .f64ToU64, .s64ToF32, .u64ToF32, .f32ToF64, .f64ToF32:
      .unary("convert")

    // MARK: Floating point
    case .addF64, .subF64, .mulF64, .divF64, .addF32, .subF32, .mulF32, .divF32:
      .binary("floating point")
    case .negF64, .negF32: .unary("floating point")

    // MARK: Comparisons
    case .equal64, .notEqual64:
      OpcodeDescriptor(
        .compute, "A = B, C", "0 or 1", a: .write, b: .read, c: .read, isEquality: true)
    case .lessS64, .lessOrEqualS64, .lessU64, .lessOrEqualU64: .binary("0 or 1")
    case .equalF64, .notEqualF64, .lessF64, .lessOrEqualF64:
      .binary("0 or 1; a float is converted first")

    // MARK: Jumps
    case .jump: OpcodeDescriptor(.jump, "-> W", "always", wide: .jump)
    case .jumpBack: OpcodeDescriptor(.jump, "-> W", "always, backward", wide: .jump, cost: 1)
    case .jumpIfZero, .jumpIfNotZero:
      OpcodeDescriptor(.test, "A -> W", "by one register", a: .read, wide: .jump, isEquality: true)
    case .jumpIfZeroBack, .jumpIfNotZeroBack:
      OpcodeDescriptor(
        .test, "A -> W", "the same, backward", a: .read, wide: .jump, cost: 1, isEquality: true)
    case .jumpEqual, .jumpNotEqual: .compare("compares two", isEquality: true)
    case .jumpLessS, .jumpLessOrEqualS, .jumpLessU, .jumpLessOrEqualU: .compare("compares two")
    case .jumpNotEqualBack: .compare("the same, backward", cost: 1, isEquality: true)
    case .jumpLessSBack, .jumpLessOrEqualSBack, .jumpLessUBack:
      .compare("the same, backward", cost: 1)
    case .jumpEqualConstant, .jumpNotEqualConstant:
      .compareConstant("compares with a constant", isEquality: true)
    case .jumpLessConstantS, .jumpLessOrEqualConstantS, .jumpGreaterConstantS,
      .jumpGreaterOrEqualConstantS:
      .compareConstant("compares with a constant")
    case .jumpNotEqualConstantBack:
      .compareConstant("the same, backward", cost: 1, isEquality: true)
    case .jumpLessConstantSBack, .jumpLessOrEqualConstantSBack, .jumpGreaterConstantSBack,
      .jumpGreaterOrEqualConstantSBack:
      .compareConstant("the same, backward", cost: 1)
    case .switchTable:
      OpcodeDescriptor(
        .switchTable, "A table W", "picks a target from a table of the code object", a: .read,
        wide: .table)

    // MARK: Memory
    case .load8S, .load8U: .load(1)
    case .load16S, .load16U: .load(2)
    case .load32S, .load32U: .load(4)
    case .load64: .load(8)
    case .store8: .store(1)
    case .store16: .store(2)
    case .store32: .store(4)
    case .store64: .store(8)
    case .loadGlobal64:
      OpcodeDescriptor(
        .loadGlobal, "A = [W]", "reads a variable that lives as long as the program", a: .write,
        wide: .constant, width: 8)
    case .storeGlobal64:
      OpcodeDescriptor(
        .storeGlobal, "[W] = A", "writes one", a: .read, wide: .constant, width: 8)
    case .copyBytes:
      OpcodeDescriptor(
        .bytes, "[A] = [B], C",
        "copies: c bytes (x = 0) or r[c] bytes (x = 1); x + 2: in one visible step",
        a: .read, b: .read, c: .size, x: .sizeForm)
    case .zeroBytes:
      OpcodeDescriptor(.bytes, "[A], C", "zeroes as many", a: .read, c: .size, x: .sizeForm)

    // MARK: Calls
    case .call:
      OpcodeDescriptor(
        .call, "A W X", "a function by its slot", a: .frame, x: .argumentCount, wide: .function,
        cost: 1)
    case .callNative:
      OpcodeDescriptor(
        .call, "A native W X", "a native by its number", a: .frame, x: .argumentCount,
        wide: .native, cost: 1)
    case .callPointer:
      OpcodeDescriptor(
        .call, "A (B) X", "the function whose address is r[b]", a: .frame, b: .read,
        x: .argumentCount, cost: 1)
    case .callBlock:
      OpcodeDescriptor(
        .call, "A X", "the block r[a+4]", a: .frame, x: .argumentCount, cost: 1)
    case .send:
      OpcodeDescriptor(
        .send, "A B X C", "a message to r[a+4]; the machine fills in `_cmd`", a: .frame,
        b: .selector, c: .resultBytes, x: .argumentCount, cost: 1)
    case .sendSuper:
      OpcodeDescriptor(
        .send, "A B C X", "the same, looked up above a class", a: .frame, b: .selector,
        c: .superclass, x: .argumentCount, cost: 1)
    case .returnValue: OpcodeDescriptor(.returns, "A", "to the caller", a: .read)
    case .returnVoid: OpcodeDescriptor(.returns, "", "without a value")

    // MARK: Variables
    case .checkSet:
      OpcodeDescriptor(
        .variable, "A, W", "stops where the flag of a local variable is 0: it has no value yet",
        a: .read, wide: .variable)
    case .openVariable:
      OpcodeDescriptor(
        .variable, "W",
        "a variable in the frame's memory begins again; a = 1: its bytes are undefined",
        a: .manner, wide: .variable)
    case .closeVariable:
      OpcodeDescriptor(
        .variable, "W", "it ends: its block is left", a: .manner, wide: .variable)

    // MARK: Objects
    case .methodEntry:
      OpcodeDescriptor(.entry, "X", "posts the event of a watched method", x: .watched)
    case .methodExit:
      OpcodeDescriptor(
        .entry, "X A", "the same before its return", a: .readUnlessZero, x: .watched)
    case .poolPush: OpcodeDescriptor(.pool, "A", "token of a new autorelease pool", a: .write)
    case .poolNext:
      OpcodeDescriptor(
        .pool, "A = B", "the next object to release from a pool, youngest first; 0 at its end",
        a: .write, b: .read)
    case .lockEnter:
      OpcodeDescriptor(.lock, "A", "`@synchronized` takes the recursive lock of r[a]", a: .read)
    case .lockExit: OpcodeDescriptor(.lock, "A", "and gives it back", a: .read)
    case .throwObject:
      OpcodeDescriptor(
        .`throw`, "A X", "unwinds to the innermost handler; x 1: thrown before, it goes on",
        a: .read,
        x: .manner)
    case .caughtObject:
      OpcodeDescriptor(.compute, "A", "the exception that led to this handler", a: .write)
    case .isKindOf:
      OpcodeDescriptor(
        .compute, "A = B, C", "a class test without a message", a: .write, b: .read, c: .read)

    // MARK: Counts
    case .retain, .release, .autorelease:
      OpcodeDescriptor(
        .count, "A", "an override is sent its message, with its frame at b; x = 1: a hand-over",
        a: .read, b: .manner, x: .manner)
    case .loadWeak:
      OpcodeDescriptor(
        .loadWeak, "A = B", "the object of the weak variable at an address, retained", a: .write,
        b: .read)
    case .storeWeak:
      OpcodeDescriptor(
        .storeWeak, "[A] = B",
        "the weak variable at an address refers to r[b]; c = 1: an unowned one",
        a: .read, b: .read, c: .manner)
    case .destroyWeak: OpcodeDescriptor(.destroyWeak, "A", "it ends", a: .read)

    // MARK: Bodies
    case .needsBody:
      OpcodeDescriptor(
        .entry, "", "a body that is still missing: it is fetched, and the call begins with it")

    // MARK: Variable arguments
    case .vaStart: OpcodeDescriptor(.variadic, "A", "begins a `va_list`", a: .read)
    case .vaNext:
      OpcodeDescriptor(.variadic, "A = B", "takes the next slot", a: .write, b: .read)
    case .vaCopy: OpcodeDescriptor(.variadic, "[A] = B", "copies it", a: .read, b: .read)

    // MARK: Pairs
    case .moveMove: .pair(.move, .move)
    case .moveReturn: .pair(.move, .returnValue)
    case .moveSend: .pair(.move, .send)
    case .moveMoveSend: .three(.move, .move, .send)
    case .moveNative: .pair(.move, .callNative)
    case .moveMoveNative: .three(.move, .move, .callNative)
    case .addScaled64Load64: .pair(.addScaled64, .load64)
    case .leaMemoryLoadWeak: .pair(.leaMemory, .loadWeak)
    case .loadImmediateReturn: .pair(.loadImmediate, .returnValue)
    case .addS32Return: .pair(.addS32, .returnValue)
    case .addS64Return: .pair(.addS64, .returnValue)
    case .load32SReturn: .pair(.load32S, .returnValue)
    case .load64Return: .pair(.load64, .returnValue)
    case .jumpIfZeroReturn: .pair(.jumpIfZero, .returnValue)
    case .jumpIfZeroReturnVoid: .pair(.jumpIfZero, .returnVoid)
    case .loadGlobal64Return: .pair(.loadGlobal64, .returnValue)
    case .load32SAddImmediateS32: .pair(.load32S, .addImmediateS32)
    case .load32SAddS32: .pair(.load32S, .addS32)
    case .load64AddS64: .pair(.load64, .addS64)
    case .loadGlobal64JumpIfNotZero: .pair(.loadGlobal64, .jumpIfNotZero)
    case .load32SAddImmediateS32Store32: .three(.load32S, .addImmediateS32, .store32)
    case .load32SAddS32Store32: .three(.load32S, .addS32, .store32)
    case .load64AddImmediateS64Store64: .three(.load64, .addImmediateS64, .store64)
    case .load64AddImmediate64Store64: .three(.load64, .addImmediate64, .store64)
    case .load64AddS64Store64: .three(.load64, .addS64, .store64)
    case .load64Add64Store64: .three(.load64, .add64, .store64)
    case .load64RetainStore64Release: .three(.load64, .retain, .store64)
    case .leaMemoryLoadWeakMoveMoveRelease: .three(.leaMemory, .loadWeak, .move)
    case .loadGlobal64ReturnIfNotZero: .three(.loadGlobal64, .jumpIfNotZero, .loadGlobal64)
    case .addImmediateS32JumpLessS: .pair(.addImmediateS32, .jumpLessSBack)
    case .addImmediateS32JumpLessConstantS: .pair(.addImmediateS32, .jumpLessConstantSBack)
    case .addImmediateS64JumpLessS: .pair(.addImmediateS64, .jumpLessSBack)
    case .addImmediateS64JumpLessConstantS: .pair(.addImmediateS64, .jumpLessConstantSBack)
    case .addImmediate64JumpLessU: .pair(.addImmediate64, .jumpLessUBack)
    }
  }
}

extension OpcodeDescriptor {
  /// All that can be said of a pair's first is what is said of that by itself.
  static func pair(_ first: Opcode, _ second: Opcode) -> OpcodeDescriptor {
    var whole = first.descriptor
    whole.meaning = "the loader's: the first, and the one behind it in the same step"
    whole.pair = (first, second)
    return whole
  }
  static func three(_ first: Opcode, _ second: Opcode, _ third: Opcode) -> OpcodeDescriptor {
    var whole = pair(first, second)
    whole.meaning = "the loader's: the first, and the two behind it in the same step"
    whole.third = third
    return whole
  }
  static func load(_ width: Int) -> OpcodeDescriptor {
    OpcodeDescriptor(
      .load, "A = [B + C]", "reads memory", a: .write, b: .read, c: .immediate, width: width)
  }
  static func store(_ width: Int) -> OpcodeDescriptor {
    OpcodeDescriptor(
      .store, "[B + C] = A", "writes memory", a: .read, b: .read, c: .immediate, width: width)
  }
  static func binary(_ meaning: StaticString, x: OperandRole = .none) -> OpcodeDescriptor {
    OpcodeDescriptor(.compute, "A = B, C", meaning, a: .write, b: .read, c: .read, x: x)
  }
  static func unary(_ meaning: StaticString) -> OpcodeDescriptor {
    OpcodeDescriptor(.compute, "A = B", meaning, a: .write, b: .read)
  }
  static func compare(
    _ meaning: StaticString, cost: Int = 0, isEquality: Bool = false
  ) -> OpcodeDescriptor {
    OpcodeDescriptor(
      .compare, "A, B -> C", meaning, a: .read, b: .read, c: .jump, cost: cost,
      isEquality: isEquality)
  }
  static func compareConstant(
    _ meaning: StaticString, cost: Int = 0, isEquality: Bool = false
  ) -> OpcodeDescriptor {
    OpcodeDescriptor(
      .compareConstant, "A, B -> C", meaning, a: .read, b: .constant, c: .jump, cost: cost,
      isEquality: isEquality)
  }
  static func immediate(_ meaning: StaticString) -> OpcodeDescriptor {
    OpcodeDescriptor(.compute, "A = B, C", meaning, a: .write, b: .read, c: .immediate)
  }
}
