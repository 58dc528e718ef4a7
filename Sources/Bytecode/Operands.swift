/// Which registers an instruction reads and writes, and where control goes from it: asked of its opcode's
/// descriptor.
///
/// For analyses of finished code. Arguments of calls are not counted as reads: they are temporaries, which
/// are written before the call by construction; so are the registers that a call's frame covers.
extension Instruction {
  /// Of every opcode, by its number: an analysis asks once for each instruction.
  private static let descriptors = Opcode.allCases.map(\.descriptor)

  /// nil: no instruction of this table.
  package var descriptor: OpcodeDescriptor? {
    Int(op) < Instruction.descriptors.count ? Instruction.descriptors[Int(op)] : nil
  }

  package var opcode: Opcode? { Opcode(rawValue: op) }

  private func read(_ role: OperandRole, _ register: Int) -> Int {
    switch role {
    case .read: register
    case .readUnlessZero: register == 0 ? -1 : register
    case .size: x & 1 == 0 ? -1 : register
    case .none, .write, .immediate, .sizeForm, .jump, .constant, .table, .variable, .frameMemory,
      .frame, .argumentCount, .function, .selector, .superclass, .native, .resultBytes, .watched,
      .manner:
      -1
    }
  }

  /// Registers read, by operand; -1 for none.
  package var reads: (Int, Int, Int) {
    guard let descriptor else { return (-1, -1, -1) }
    return (read(descriptor.a, a), read(descriptor.b, b), read(descriptor.c, c))
  }

  /// The register written; -1 for none.
  package var writes: Int {
    guard let descriptor else { return -1 }
    return descriptor.a == .write || descriptor.a == .frame ? a : -1
  }

  /// Where a jump in the place `pc` leads; nil for what is no jump.
  package func target(at pc: Int) -> Int? {
    guard let descriptor else { return nil }
    if descriptor.wide == .jump { return pc + 1 + imm32 }
    return descriptor.c == .jump ? pc + 1 + signedC : nil
  }

  /// A compare and branch with a 16-bit offset.
  package var isShortJump: Bool { descriptor?.c == .jump }

  /// Control never goes on behind it.
  package var endsPath: Bool {
    switch descriptor?.family {
    case .trap: x == 0
    case .jump, .switchTable, .returns, .`throw`: true
    case nil, .move, .number, .constant, .frameAddress, .compute, .load, .store,
      .loadGlobal, .storeGlobal, .bytes, .test, .compare, .compareConstant, .call, .send, .variable,
      .entry, .pool, .lock, .count, .loadWeak, .storeWeak, .destroyWeak, .variadic:
      false
    }
  }
}
