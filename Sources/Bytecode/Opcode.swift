internal import Diagnostics

/// The instructions of the machine: a register machine with typed operations on 8-byte slots.
///
/// **Registers.** `r[n]` is slot n of the running frame. An integer is kept in 64 bits, sign- or
/// zero-extended from its C type ("canonical"), so one 64-bit comparison serves all widths; an operation
/// on `int` wraps to 32 bits and extends again. A `double` is its bit pattern, a `float` its bit pattern
/// in the low half (upper half 0). `_Bool` and BOOL are 0 or 1. Structs and arrays live in memory.
///
/// **Frames.** `r[0…3]` are the header (`FrameLayout`), the parameters follow from `r[4]`: for a method
/// self, _cmd, arguments; for a function its arguments; for a block the block itself, then arguments.
/// Then come locals and temporaries. A call's frame begins inside the caller's temporaries: the caller
/// leaves 4 slots free at `base`, puts the arguments behind them, and finds the result in `r[base]`.
/// Behind the registers lie `memoryBytes` of addressable memory (`leaMemory`) for locals whose address is
/// taken, structs and arrays; it is zeroed at entry.
///
/// **Form.** An instruction is 64 bits: op 8, x 8, a 16, b 16, c 16. `imm32` is b and c together (b low),
/// signed. A jump's offset counts instructions from the one after the jump. Backward jumps use the
/// `…Back` forms, which pay for fuel; forward jumps use the others, which do not.
package enum Opcode: UInt8, CaseIterable, Sendable {
  // MARK: Moves and constants
  /// Stops: the end of a function that should have returned a value. x = 1: only where the caller looks at
  /// what it returns; else control goes on.
  case trap
  /// r[a] = r[b]
  case move
  /// r[a] = imm32, sign-extended
  case loadImmediate
  /// r[a] = constants[imm32]
  case loadConstant
  /// r[a] = address of this frame's memory + imm32
  case leaMemory
  /// r[a] = address to write a returned struct to (header slot 3)
  case loadResultAddress

  // MARK: 64-bit integers: r[a] = r[b] op r[c]
  case add64, sub64, mul64
  /// The same for signed numbers: a result that does not fit wraps and is noted (`ArithmeticNote`).
  case addS64, subS64, mulS64
  /// Division by zero stops the program; so does the overflow of the smallest number by -1.
  case divS64, divU64, remS64, remU64
  case and64, or64, xor64
  /// x: the largest count that the C type allows, 31 or 63. A larger one is noted and taken modulo the
  /// type's width, as the real processors do. `shlS64` also notes a number that loses bits.
  case shl64, shlS64, shrS64, shrU64
  /// r[a] = r[b] + c (signed 16-bit immediate)
  case addImmediate64, addImmediateS64
  // r[a] = op r[b]
  case neg64, negS64, not64
  /// r[a] = r[b] + (r[c] << x): the address of an element
  case addScaled64

  // MARK: 32-bit integers; the result is extended as the suffix says. The signed forms note an overflow.
  case addS32, addU32, subS32, subU32, mulS32, mulU32, shlS32, shlU32
  /// Divides canonical values; traps as the 64-bit forms, and on INT_MIN / -1.
  case divS32, remS32
  /// r[a] = r[b] + c (signed 16-bit immediate)
  case addImmediateS32, addImmediateU32
  case negS32, negU32, notU32

  // MARK: Conversions: r[a] = convert r[b]
  case extendS8, extendU8, extendS16, extendU16, extendS32, extendU32
  /// r[a] = r[b] != 0
  case toBool
  /// r[a] = r[b] == 0
  case logicalNot
  case s64ToF64, u64ToF64, f64ToS64, f64ToU64, s64ToF32, u64ToF32, f32ToF64, f64ToF32
  /// r[a] = double r[b] != 0
  case f64ToBool

  // MARK: Floating point: r[a] = r[b] op r[c]
  case addF64, subF64, mulF64, divF64
  case addF32, subF32, mulF32, divF32
  case negF64, negF32

  // MARK: Comparisons: r[a] = r[b] op r[c], 0 or 1
  case equal64, notEqual64, lessS64, lessOrEqualS64, lessU64, lessOrEqualU64
  /// float operands are converted first
  case equalF64, notEqualF64, lessF64, lessOrEqualF64

  // MARK: Jumps
  /// pc += imm32
  case jump, jumpBack
  /// if r[a] == 0 / != 0: pc += imm32
  case jumpIfZero, jumpIfNotZero, jumpIfZeroBack, jumpIfNotZeroBack
  /// Fused compare and branch: if r[a] op r[b]: pc += c (signed 16 bits)
  case jumpEqual, jumpNotEqual, jumpLessS, jumpLessOrEqualS, jumpLessU, jumpLessOrEqualU
  case jumpLessSBack, jumpLessOrEqualSBack, jumpLessUBack, jumpNotEqualBack
  /// The same against a number: if r[a] op constants[b]: pc += c
  case jumpEqualConstant, jumpNotEqualConstant, jumpLessConstantS, jumpLessOrEqualConstantS
  case jumpGreaterConstantS, jumpGreaterOrEqualConstantS
  case jumpNotEqualConstantBack, jumpLessConstantSBack, jumpLessOrEqualConstantSBack
  case jumpGreaterConstantSBack, jumpGreaterOrEqualConstantSBack
  /// r[a] picks from the code object's switch table imm32
  case switchTable

  // MARK: Memory: checked; address r[b] + c (signed 16 bits). x of a load: 1 reads whatever is there, because
  // it is only written back; 2 (of load64) makes one visible operation of it and the next access. 4 of a load or
  // store: the variable is `_Atomic`.
  case load8S, load8U, load16S, load16U, load32S, load32U, load64
  /// memory[r[b] + c] = r[a]
  case store8, store16, store32, store64
  /// r[a] = memory[constants[imm32]] and back: a variable that lives as long as the program
  case loadGlobal64, storeGlobal64
  /// Copies c bytes (x = 0: c is a number; x = 1: r[c]) from r[b] to r[a]; the ranges may overlap. Threads may meet
  /// between its words, but where x has 2 as well.
  case copyBytes
  /// Zeroes bytes at r[a]: x as in `copyBytes`.
  case zeroBytes

  // MARK: Calls: x = number of argument slots behind the header at base a
  /// Calls function slot imm32 (relocated). With a struct result, r[a+3] holds the address for it.
  case call
  /// Calls native function imm32 (a `NativeFunction.index`).
  case callNative
  /// Calls the function whose address is in r[b].
  case callPointer
  /// Calls the block in r[a+4] (nil stops the program).
  case callBlock
  /// Sends selector b (relocated) to r[a+4]; the machine fills in _cmd at r[a+5]. c: bytes of a struct
  /// result (0: none), zeroed when the receiver is nil; then r[a+3] holds its address.
  case send
  /// As `send`, but the method is looked up above class c (relocated: the class of the method that
  /// holds this code; its metaclass in a class method). A struct result has its address in r[a+3].
  case sendSuper
  /// Returns r[a].
  case returnValue
  case returnVoid

  // MARK: Variables
  /// Stops the program where r[a], the flag of a local variable, is 0: it has no value yet. imm32: the
  /// variable's index. Written only where the compiler could not decide.
  case checkSet
  /// The variable imm32 in the frame's memory begins (again), its bytes undefined where a is 1 / ends: its
  /// block is left. Written only for blocks inside of a function.
  case openVariable, closeVariable

  // MARK: Objects
  /// Posts an event at the entry of a method the lessons watch. x: raw `WatchedEntry`. r[4] is self.
  case methodEntry
  /// The same before the return of such a method; r[a] is the value returned (a = 0: none).
  case methodExit
  /// r[a] = token of a new autorelease pool
  case poolPush
  /// r[a] = next object to be released from the pool with token r[b], youngest first; 0 when the pool
  /// is empty and gone. The compiler sends `release` to each.
  case poolNext
  /// @synchronized: takes the recursive lock of the object r[a] (waiting for it if another thread has
  /// it) / gives it back. nil: no lock at all, as on the real runtime.
  case lockEnter, lockExit
  /// Throws the object r[a]: unwinds to the innermost handler of this or a calling frame.
  case throwObject
  /// r[a] = the exception that led to this handler
  case caughtObject
  /// r[a] = 1 where the object r[b] is of the class r[c], without sending a message
  case isKindOf

  // MARK: Counts written by the compiler (ARC); nil is fine
  /// retain / release / autorelease the object r[a]. Where a class overrides the message it is sent with
  /// its frame at base b, as by `send`; r[b] and what lies above are not kept. r[a] is unchanged.
  case retain, release, autorelease
  /// r[a] = the object that the weak variable at address r[b] refers to, retained (nil once it is being
  /// deallocated)
  case loadWeak
  /// The weak variable at address r[a] (which holds nil or a weak reference, never garbage) refers to r[b]
  case storeWeak
  /// The weak variable at address r[a] ends
  case destroyWeak

  // MARK: Blocks
  /// r[a] = address of a block object in this frame's memory, at offset imm32 + 16: the 16 bytes at imm32
  /// (a multiple of 16) become its header and its isa word is set to __NSStackBlock__. The rest of the
  /// literal (`BlockLayout`) is written by ordinary stores.
  case makeBlock

  // MARK: Bodies
  /// The only instruction of a body that is still missing: it is fetched, and the call begins with it. Costs
  /// nothing and counts for nothing.
  case needsBody

  // MARK: Variable arguments
  /// Starts the va_list at address r[a] after the named parameters.
  case vaStart
  /// r[a] = next argument slot of the va_list at address r[b]
  case vaNext
  /// memory[r[a]] = copy of the va_list at address r[b]
  case vaCopy

  // MARK: Pairs, written by the loader alone: an instruction that does the one behind it in the same step. That one
  // stays where it is, for those who jump to it and where instructions are counted or looked at one by one.
  case moveMove, moveReturn, loadImmediateReturn, addS32Return, addS64Return
  case moveSend, moveNative, leaMemoryLoadWeak, addScaled64Load64
  case load32SReturn, load64Return, loadGlobal64Return
  case jumpIfZeroReturn, jumpIfZeroReturnVoid
  case load32SAddImmediateS32, load32SAddS32, load64AddS64
  case loadGlobal64JumpIfNotZero
  // Threes: what such a pair has worked out goes back to where it came from; the jump leads to the same load and a return;
  // the last arguments of a message or a native, and the call.
  case load32SAddImmediateS32Store32, load32SAddS32Store32, load64AddImmediateS64Store64
  case load64AddImmediate64Store64, load64AddS64Store64, load64Add64Store64
  case loadGlobal64ReturnIfNotZero, moveMoveSend, moveMoveNative
  // More, by their first three: what a variable of an object owns is exchanged; a weak variable is looked at.
  case load64RetainStore64Release, leaMemoryLoadWeakMoveMoveRelease
  /// The end of a counted loop: one more, and back while it is less.
  case addImmediateS32JumpLessS, addImmediateS32JumpLessConstantS
  case addImmediateS64JumpLessS, addImmediateS64JumpLessConstantS
  case addImmediate64JumpLessU
}

/// What the four header slots of a frame hold.
package enum FrameLayout {
  package static let headerSlots = 4
  /// Caller's callable index in the high half, its next pc in the low half; becomes the result slot.
  package static let returnSlot = 0
  /// Bits 0…23: the caller's frame (slot index in the thread's stack), 24…31 flags, 32…63 where the frame's
  /// memory is.
  package static let callerSlot = 1
  /// This frame's callable in the low half, number of argument slots in the high half.
  package static let callableSlot = 2
  /// Address for a struct result.
  package static let resultAddressSlot = 3
}

/// A block in memory, as Apple's ABI has it (source: Block-ABI-Apple, "High Level").
package enum BlockLayout {
  /// Offsets: isa 0, flags (32 bits) 8, reserved 12, invoke 16 (a function address; its first argument is
  /// the block itself), descriptor 24, captures from 32 in order, each at its alignment.
  package static let flags = 8
  package static let invoke = 16
  package static let descriptor = 24
  package static let captures = 32
  /// Flag bits: it has copy and dispose functions; it is global; it has a signature.
  package static let hasCopyDispose: UInt32 = 1 << 25
  package static let isGlobal: UInt32 = 1 << 28
  package static let hasSignature: UInt32 = 1 << 30
  // The descriptor (a constant global of 40 bytes): reserved 0, size 8, copy function (to, from) 16 or 0,
  // dispose function (block) 24 or 0, signature (C string) 32.
}

/// The structure of a `__block` variable. Offsets: `forwarding` 0 (to itself at first), flags (32 bits) 8, size of the
/// whole (32 bits) 12, copy function (to, from) 16 or 0, dispose function 24 or 0, the value from 32.
package enum ByrefLayout {
  package static let flags = 8
  package static let size = 12
  package static let copy = 16
  package static let dispose = 24
  package static let value = 32
}

/// Methods whose entry and exit the machine reports, so that an override can be seen at work.
package enum WatchedEntry: UInt8, CaseIterable, Sendable {
  /// A method of the init family: counts how often an object was initialised.
  case initMethod
  case alloc, allocWithZone, new, copy, copyWithZone, mutableCopy, mutableCopyWithZone
  case retain, release, autorelease, retainCount, dealloc

  /// The entry to watch for a selector, if any. Called for methods of user classes only; the prelude's
  /// own methods report through their natives.
  package init?(selector: String, isClassMethod: Bool) {
    switch selector {
    case "alloc" where isClassMethod: self = .alloc
    case "allocWithZone:" where isClassMethod: self = .allocWithZone
    case "new" where isClassMethod: self = .new
    case "copy" where !isClassMethod: self = .copy
    case "copyWithZone:" where !isClassMethod: self = .copyWithZone
    case "mutableCopy" where !isClassMethod: self = .mutableCopy
    case "mutableCopyWithZone:" where !isClassMethod: self = .mutableCopyWithZone
    case "retain" where !isClassMethod: self = .retain
    case "release" where !isClassMethod: self = .release
    case "autorelease" where !isClassMethod: self = .autorelease
    case "retainCount" where !isClassMethod: self = .retainCount
    case "dealloc" where !isClassMethod: self = .dealloc
    default:
      guard !isClassMethod, isInitFamily(selector) else { return nil }
      self = .initMethod
    }
  }
}

package func isInitFamily(_ selector: String) -> Bool { isOfFamily(selector, "init") }

/// One instruction, 64 bits.
package struct Instruction: Equatable, Sendable {
  package var bits: UInt64

  @inline(__always)
  package init(bits: UInt64) { self.bits = bits }

  package init(_ op: Opcode, x: Int = 0, a: Int = 0, b: Int = 0, c: Int = 0) {
    bits =
      UInt64(op.rawValue) | UInt64(UInt8(truncatingIfNeeded: x)) << 8
      | UInt64(UInt16(truncatingIfNeeded: a)) << 16 | UInt64(UInt16(truncatingIfNeeded: b)) << 32
      | UInt64(UInt16(truncatingIfNeeded: c)) << 48
  }

  package init(_ op: Opcode, x: Int = 0, a: Int, imm32: Int) {
    bits =
      UInt64(op.rawValue) | UInt64(UInt8(truncatingIfNeeded: x)) << 8
      | UInt64(UInt16(truncatingIfNeeded: a)) << 16
      | UInt64(UInt32(truncatingIfNeeded: imm32)) << 32
  }

  /// The raw opcode; the loop switches over it.
  @inline(__always)
  package var op: UInt8 { UInt8(truncatingIfNeeded: bits) }
  @inline(__always)
  package var x: Int { Int((bits >> 8) & 0xFF) }
  @inline(__always)
  package var a: Int { Int((bits >> 16) & 0xFFFF) }
  @inline(__always)
  package var b: Int { Int((bits >> 32) & 0xFFFF) }
  @inline(__always)
  package var c: Int { Int(bits >> 48) }
  /// c as a signed number
  @inline(__always)
  package var signedC: Int { Int(Int64(bitPattern: bits) >> 48) }
  /// b and c as one signed number
  @inline(__always)
  package var imm32: Int { Int(Int64(bitPattern: bits) >> 32) }
}
