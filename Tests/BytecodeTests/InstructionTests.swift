import Bytecode
import Diagnostics
import Testing

/// An instruction as 64 bits, and what its descriptor says of it: the one table on which the disassembly and all
/// analyses stand.
@Suite struct InstructionTests {
  @Test func fieldsAreKeptApart() {
    let short = Instruction(.addImmediate64, x: 0xAB, a: 0x1234, b: 0xFEDC, c: -2)
    #expect(short.opcode == .addImmediate64)
    #expect(short.x == 0xAB)
    #expect(short.a == 0x1234)
    #expect(short.b == 0xFEDC)
    #expect(short.c == 0xFFFE)
    #expect(short.signedC == -2)
    let wide = Instruction(.jump, x: 3, a: 7, imm32: -100_000)
    #expect(wide.imm32 == -100_000)
    #expect(wide.a == 7)
    #expect(wide.x == 3)
  }

  /// Written against the sentences of `Opcode`, not against the table.
  @Test func registersReadAndWritten() {
    func reads(_ i: Instruction) -> [Int] { [i.reads.0, i.reads.1, i.reads.2].filter { $0 >= 0 } }
    #expect(reads(Instruction(.add64, a: 5, b: 6, c: 7)) == [6, 7])
    #expect(Instruction(.add64, a: 5, b: 6, c: 7).writes == 5)
    #expect(reads(Instruction(.store64, a: 5, b: 6, c: 8)).sorted() == [5, 6])
    #expect(Instruction(.store64, a: 5, b: 6, c: 8).writes == -1)
    #expect(reads(Instruction(.jumpLessS, a: 5, b: 6, c: 3)) == [5, 6])
    #expect(Instruction(.jumpLessS, a: 5, b: 6, c: 3).writes == -1)
    #expect(reads(Instruction(.addImmediate64, a: 5, b: 6, c: 9)) == [6])
    // The result of a call lies where its frame begins.
    #expect(Instruction(.send, x: 3, a: 9, b: 1).writes == 9)
    #expect(Instruction(.call, x: 1, a: 9, imm32: 4).writes == 9)
    #expect(Instruction(.loadWeak, a: 4, b: 5).writes == 4)
    #expect(Instruction(.retain, a: 4, b: 10).writes == -1)
  }

  @Test func whereControlGoes() {
    // An offset counts from the instruction behind the jump.
    #expect(Instruction(.jump, a: 0, imm32: 0).target(at: 10) == 11)
    #expect(Instruction(.jump, a: 0, imm32: -3).target(at: 10) == 8)
    #expect(Instruction(.jumpLessS, a: 1, b: 2, c: 5).target(at: 10) == 16)
    #expect(Instruction(.add64, a: 1, b: 2, c: 5).target(at: 10) == nil)
    #expect(Instruction(.jump, a: 0, imm32: 0).endsPath)
    #expect(!Instruction(.jumpLessS, a: 1, b: 2, c: 5).endsPath)
    #expect(Instruction(.trap).endsPath)
    #expect(!Instruction(.trap, x: 1).endsPath, "only where the caller looks at what it returns")
    #expect(Instruction(.throwObject, a: 4).endsPath)
  }

  /// What writes a register is no store, and what jumps says where to.
  @Test(arguments: Opcode.allCases)
  func theTableIsWhole(_ opcode: Opcode) {
    let descriptor = opcode.descriptor
    #expect(!"\(descriptor.meaning)".isEmpty)
    let form = "\(descriptor.form)"
    for (letter, role) in [("A", descriptor.a), ("B", descriptor.b), ("C", descriptor.c)] {
      if case .none = role {
        #expect(!form.contains(letter), "\(opcode): \(form)")
      }
    }
  }

  @Test func theDisassemblyShowsWhereJumpsLead() {
    let code = CodeObject(
      name: "f",
      instructions: [
        Instruction(.loadImmediate, a: 4, imm32: -7), Instruction(.jumpLessS, a: 4, b: 5, c: 1),
        Instruction(.add64, a: 4, b: 4, c: 5), Instruction(.jump, a: 0, imm32: -3),
        Instruction(.send, x: 3, a: 8, b: 0),
      ], relocations: [Relocation(pc: 4, target: .selector("addFuel:"))], registerCount: 12)
    let lines = disassemble(code).split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines[0] == "f: 0 parameters, 12 registers, 0 bytes")
    #expect(lines[1] == "0 loadImmediate r4 = -7")
    #expect(lines[2] == "1 jumpLessS r4 < r5 -> 3" || lines[2].hasSuffix("-> 3"), "\(lines[2])")
    #expect(lines[4].hasSuffix("1"), "\(lines[4])")
    #expect(lines[5].contains("[addFuel:]"), "\(lines[5])")
  }
}

/// Which place of the source an instruction comes from.
@Suite struct LineTableTests {
  private func place(_ start: UInt32) -> SourceRange {
    SourceRange(file: 0, start: start, end: start + 1)
  }

  @Test func eachRunHoldsToTheNext() {
    var table = LineTable()
    #expect(table.place(at: 0).isNone)
    table.mark(0, place(10))
    table.mark(2, place(10))
    table.mark(4, place(20))
    table.mark(4, place(30))
    table.mark(9, place(40))
    #expect(
      table.starts == [0, 4, 9], "the same place again begins no run, the last of one pc counts")
    let found = (0..<12).map { table.place(at: $0).start }
    #expect(found == [10, 10, 10, 10, 30, 30, 30, 30, 30, 40, 40, 40])
  }

  /// As the machine looks for it: the first handler of the list that covers the instruction.
  @Test func anExceptionGoesToTheInnermostHandler() {
    var code = CodeObject(
      name: "f", instructions: (0..<40).map { _ in Instruction(.move, a: 5, b: 6) })
    var state: UInt64 = 17
    func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % limit
    }
    for round in 0..<200 {
      code.handlers = (0..<(round % 9)).map { number in
        let start = roll(44) - 2
        return Handler(start: start, end: start + roll(20), target: number)
      }
      let expected = (0..<40).map { pc in
        code.handlers.first { $0.start <= pc && pc < $0.end }?.target ?? -1
      }
      #expect(code.landings() == expected)
    }
  }
}
