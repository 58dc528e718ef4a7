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
    "\(code.name): \(code.parameterCount) parameter\(code.parameterCount == 1 ? "" : "s"), \(code.registerCount) registers, "
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

/// The operands in the form that the opcode's descriptor gives.
private func operandText(
  _ op: Opcode, _ i: Instruction, _ pc: Int, _ code: CodeObject, _ targets: [Relocation.Target]
) -> String {
  let descriptor = op.descriptor
  func text(_ role: OperandRole, _ field: Int, _ signed: Int) -> String {
    switch role {
    case .none: ""
    case .read, .write, .frame: "r\(field)"
    case .readUnlessZero: field == 0 ? "" : "r\(field)"
    case .immediate, .frameMemory, .table: "\(signed)"
    case .argumentCount, .manner, .sizeForm: "\(field)"
    case .size: i.x & 1 == 0 ? "\(field)" : "r\(field)"
    case .jump: "\(pc + 1 + signed)"
    case .constant: constantText(signed, code)
    case .variable: variableName(signed, code)
    case .function: targets.map(targetText).joined(separator: " ")
    case .selector, .superclass:
      targets.filter { isSuper($0) == (role == .superclass) }.map(targetText).joined(separator: " ")
    case .native: nativeName(signed)
    case .resultBytes: field == 0 ? "" : "bytes \(field)"
    case .watched: entryName(field)
    }
  }
  var result = ""
  for letter in "\(descriptor.form)" {
    switch letter {
    case "A": result += text(descriptor.a, i.a, i.a)
    // A constant is an index, whatever its highest bit.
    case "B": result += text(descriptor.b, i.b, i.b)
    case "C": result += text(descriptor.c, i.c, i.signedC)
    case "X": result += text(descriptor.x, i.x, i.x)
    case "W": result += text(descriptor.wide, i.imm32, i.imm32)
    default: result.append(letter)
    }
  }
  while result.hasSuffix(" ") { result.removeLast() }
  return result
}

private func isSuper(_ target: Relocation.Target) -> Bool {
  if case .superOf = target { return true }
  return false
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
