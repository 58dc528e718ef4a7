/// Which registers an instruction reads and writes, and where control goes from it.
///
/// For analyses of finished code. Arguments of calls are not counted as reads: they are temporaries, which
/// are written before the call by construction; so are the registers that a call's frame covers.
extension Instruction {
  /// Registers read, at most three; -1 for none.
  package var reads: (Int, Int, Int) {
    guard let op = Opcode(rawValue: op) else { return (-1, -1, -1) }
    switch op {
    case .trap, .loadImmediate, .loadConstant, .leaMemory, .loadResultAddress, .loadGlobal64,
      .jump, .jumpBack, .call, .callNative, .callBlock, .send, .sendSuper, .returnVoid,
      .methodEntry, .poolPush, .caughtObject, .makeBlock, .openVariable, .closeVariable, .needsBody:
      return (-1, -1, -1)
    case .jumpIfZero, .jumpIfNotZero, .jumpIfZeroBack, .jumpIfNotZeroBack, .switchTable,
      .jumpEqualConstant, .jumpNotEqualConstant, .jumpLessConstantS, .jumpLessOrEqualConstantS,
      .jumpGreaterConstantS, .jumpGreaterOrEqualConstantS, .jumpNotEqualConstantBack,
      .jumpLessConstantSBack, .jumpLessOrEqualConstantSBack, .jumpGreaterConstantSBack,
      .jumpGreaterOrEqualConstantSBack, .storeGlobal64, .returnValue, .lockEnter, .lockExit,
      .throwObject, .retain, .release, .autorelease, .destroyWeak, .vaStart, .checkSet:
      return (a, -1, -1)
    case .methodExit: return (a == 0 ? -1 : a, -1, -1)
    case .jumpEqual, .jumpNotEqual, .jumpLessS, .jumpLessOrEqualS, .jumpLessU, .jumpLessOrEqualU,
      .jumpLessSBack, .jumpLessOrEqualSBack, .jumpLessUBack, .jumpNotEqualBack, .store8, .store16,
      .store32, .store64, .storeWeak, .vaCopy:
      return (a, b, -1)
    case .copyBytes: return (a, b, x == 0 ? -1 : c)
    case .zeroBytes: return (a, x == 0 ? -1 : c, -1)
    case .move, .addImmediate64, .addImmediateS64, .addImmediateS32, .addImmediateU32, .neg64,
      .negS64, .not64, .negS32, .negU32, .notU32, .extendS8, .extendU8, .extendS16, .extendU16,
      .extendS32, .extendU32, .toBool, .logicalNot, .s64ToF64, .u64ToF64, .f64ToS64, .f64ToU64,
      .s64ToF32, .u64ToF32, .f32ToF64, .f64ToF32, .f64ToBool, .negF64, .negF32, .load8S, .load8U,
      .load16S, .load16U, .load32S, .load32U, .load64, .callPointer, .poolNext, .loadWeak,
      .vaNext:
      return (b, -1, -1)
    default: return (b, c, -1)
    }
  }

  /// The register written; -1 for none.
  package var writes: Int {
    guard let op = Opcode(rawValue: op) else { return -1 }
    switch op {
    case .trap, .jump, .jumpBack, .jumpIfZero, .jumpIfNotZero, .jumpIfZeroBack,
      .jumpIfNotZeroBack, .jumpEqual, .jumpNotEqual, .jumpLessS, .jumpLessOrEqualS, .jumpLessU,
      .jumpLessOrEqualU, .jumpLessSBack, .jumpLessOrEqualSBack, .jumpLessUBack, .jumpNotEqualBack,
      .jumpEqualConstant, .jumpNotEqualConstant, .jumpLessConstantS, .jumpLessOrEqualConstantS,
      .jumpGreaterConstantS, .jumpGreaterOrEqualConstantS, .jumpNotEqualConstantBack,
      .jumpLessConstantSBack, .jumpLessOrEqualConstantSBack, .jumpGreaterConstantSBack,
      .jumpGreaterOrEqualConstantSBack, .switchTable, .store8, .store16, .store32, .store64,
      .storeGlobal64, .copyBytes, .zeroBytes, .returnValue, .returnVoid, .methodEntry,
      .methodExit, .lockEnter, .lockExit, .throwObject, .retain, .release, .autorelease,
      .storeWeak, .destroyWeak, .vaStart, .vaCopy, .checkSet, .openVariable,
      .closeVariable, .needsBody:
      return -1
    default: return a
    }
  }

  /// Where a jump in the place `pc` leads; nil for what is no jump.
  package func target(at pc: Int) -> Int? {
    guard let op = Opcode(rawValue: op) else { return nil }
    switch op {
    case .jump, .jumpBack, .jumpIfZero, .jumpIfNotZero, .jumpIfZeroBack, .jumpIfNotZeroBack:
      return pc + 1 + imm32
    default: return isShortJump ? pc + 1 + signedC : nil
    }
  }

  /// A compare and branch with a 16-bit offset.
  package var isShortJump: Bool {
    op >= Opcode.jumpEqual.rawValue && op < Opcode.switchTable.rawValue
  }

  /// Control never goes on behind it.
  package var endsPath: Bool {
    switch Opcode(rawValue: op) {
    case .trap: x == 0
    case .jump, .jumpBack, .switchTable, .returnValue, .returnVoid, .throwObject: true
    default: false
    }
  }
}
