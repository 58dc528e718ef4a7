/// Bytecode as text: one line for each instruction, with what its fields mean spelled out.
///
/// ```
///    3  addImmediateS32  r5 = r5, 1
///    4  send             r8 [addFuel:] 3
///    5  jumpLessSBack    r5 < r6 -> 2
/// ```
/// Jumps show where they lead, constants and relocations what they stand for.
package func disassemble(_ code: CodeObject) -> String {
  var text =
    "\(code.name): \(code.parameterCount) parameters, \(code.registerCount) registers, "
    + "\(code.memoryBytes) bytes\n"
  var relocations: [Int: [Relocation.Target]] = [:]
  for relocation in code.relocations {
    relocations[relocation.pc, default: []].append(relocation.target)
  }
  for (pc, instruction) in code.instructions.enumerated() {
    guard let op = Opcode(rawValue: instruction.op) else {
      text += pad("\(pc)", 5) + "  ?\n"
      continue
    }
    var name = "\(op)"
    repeat { name += " " } while name.utf8.count < 18
    let operands = operandText(op, instruction, pc, code, relocations[pc] ?? [])
    text += pad("\(pc)", 5) + "  " + (operands.isEmpty ? "\(op)" : name + operands) + "\n"
  }
  for (index, table) in code.switchTables.enumerated() {
    text += "table \(index):"
    for entry in table.entries {
      let label = entry.low == entry.high ? "\(entry.low)" : "\(entry.low)...\(entry.high)"
      text += " \(label) -> \(entry.target)"
    }
    text += " default -> \(table.defaultTarget)\n"
  }
  for handler in code.handlers {
    text += "handler: \(handler.start)..<\(handler.end) -> \(handler.target)\n"
  }
  return text
}

private func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.utf8.count)) + text
}

private func operandText(
  _ op: Opcode, _ i: Instruction, _ pc: Int, _ code: CodeObject, _ targets: [Relocation.Target]
) -> String {
  switch op {
  case .trap, .returnVoid, .needsBody: ""
  case .move: "r\(i.a) = r\(i.b)"
  case .loadImmediate: "r\(i.a) = \(i.imm32)"
  case .loadConstant: "r\(i.a) = " + constantText(i.imm32, code)
  case .loadGlobal64: "r\(i.a) = [\(constantText(i.imm32, code))]"
  case .storeGlobal64: "[\(constantText(i.imm32, code))] = r\(i.a)"
  case .addScaled64: "r\(i.a) = r\(i.b) + r\(i.c) << \(i.x)"
  case .leaMemory: "r\(i.a) = memory + \(i.imm32)"
  case .loadResultAddress, .poolPush, .caughtObject: "r\(i.a)"
  case .addImmediate64, .addImmediateS64, .addImmediateS32, .addImmediateU32:
    "r\(i.a) = r\(i.b), \(i.signedC)"
  case .neg64, .negS64, .not64, .negS32, .negU32, .notU32, .extendS8, .extendU8, .extendS16,
    .extendU16,
    .extendS32, .extendU32, .toBool, .logicalNot, .s64ToF64, .u64ToF64, .f64ToS64, .f64ToU64,
    .s64ToF32, .u64ToF32, .f32ToF64, .f64ToF32, .f64ToBool, .negF64, .negF32, .poolNext, .vaNext,
    .loadWeak:
    "r\(i.a) = r\(i.b)"
  case .jump, .jumpBack: "-> \(pc + 1 + i.imm32)"
  case .jumpIfZero, .jumpIfNotZero, .jumpIfZeroBack, .jumpIfNotZeroBack:
    "r\(i.a) -> \(pc + 1 + i.imm32)"
  case .jumpEqual, .jumpNotEqual, .jumpLessS, .jumpLessOrEqualS, .jumpLessU, .jumpLessOrEqualU,
    .jumpLessSBack, .jumpLessOrEqualSBack, .jumpLessUBack, .jumpNotEqualBack:
    "r\(i.a), r\(i.b) -> \(pc + 1 + i.signedC)"
  case .jumpEqualConstant, .jumpNotEqualConstant, .jumpLessConstantS, .jumpLessOrEqualConstantS,
    .jumpGreaterConstantS, .jumpGreaterOrEqualConstantS, .jumpNotEqualConstantBack,
    .jumpLessConstantSBack, .jumpLessOrEqualConstantSBack, .jumpGreaterConstantSBack,
    .jumpGreaterOrEqualConstantSBack:
    "r\(i.a), \(constantText(i.b, code)) -> \(pc + 1 + i.signedC)"
  case .switchTable: "r\(i.a) table \(i.imm32)"
  case .load8S, .load8U, .load16S, .load16U, .load32S, .load32U, .load64:
    "r\(i.a) = [r\(i.b) + \(i.signedC)]"
  case .store8, .store16, .store32, .store64: "[r\(i.b) + \(i.signedC)] = r\(i.a)"
  case .copyBytes: "[r\(i.a)] = [r\(i.b)], \(i.x == 0 ? "\(i.c)" : "r\(i.c)")"
  case .zeroBytes: "[r\(i.a)], \(i.x == 0 ? "\(i.c)" : "r\(i.c)")"
  case .call, .send, .sendSuper:
    "r\(i.a) \(targets.map(targetText).joined(separator: " ")) \(i.x)"
      + (op == .send && i.c != 0 ? " bytes \(i.c)" : "")
  case .callNative: "r\(i.a) native \(nativeName(i.imm32)) \(i.x)"
  case .callPointer: "r\(i.a) (r\(i.b)) \(i.x)"
  case .callBlock: "r\(i.a) \(i.x)"
  case .returnValue, .lockEnter, .lockExit, .throwObject, .retain, .release, .autorelease,
    .destroyWeak, .vaStart:
    "r\(i.a)"
  case .checkSet: "r\(i.a), \(variableName(i.imm32, code))"
  case .openVariable, .closeVariable: variableName(i.imm32, code)
  case .methodEntry: entryName(i.x)
  case .methodExit: entryName(i.x) + " r\(i.a)"
  case .storeWeak, .vaCopy: "[r\(i.a)] = r\(i.b)"
  case .makeBlock: "r\(i.a) = constant \(i.imm32)"
  default: "r\(i.a) = r\(i.b), r\(i.c)"
  }
}

/// A number is shown as itself, everything else as what the loader will put there.
private func constantText(_ index: Int, _ code: CodeObject) -> String {
  guard code.constants.indices.contains(index) else { return "?" }
  if case .bits(let bits) = code.constants[index] { return "\(Int64(bitPattern: bits))" }
  return "\(code.constants[index])"
}

private func variableName(_ index: Int, _ code: CodeObject) -> String {
  code.variables.indices.contains(index) ? code.variables[index].name : "?"
}

private func entryName(_ raw: Int) -> String {
  WatchedEntry(rawValue: UInt8(truncatingIfNeeded: raw)).map { "\($0)" } ?? "?"
}

private func nativeName(_ index: Int) -> String {
  NativeFunction.allCases.indices.contains(index)
    ? NativeFunction.allCases[index].rawValue : "\(index)"
}

private func targetText(_ target: Relocation.Target) -> String {
  switch target {
  case .selector(let name): "[\(name)]"
  case .superOf(let name, let isMeta): "above \(isMeta ? "+" : "")\(name)"
  case .function(let name): name
  }
}
