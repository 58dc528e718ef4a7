internal import Bytecode
package import Diagnostics
internal import Ownership
internal import VirtualMachine

/// What ARC wrote into a function: each retain and release of the compiler's, with its place.
///
/// Under ARC nobody writes `retain`; the counts change all the same, because the compiler puts the
/// instructions in. They are ordinary instructions in the code object, so telling where they are needs no
/// second analysis: this reads them off, with the variable whose register or memory they work on.
package struct InsertedCounts: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable, CaseIterable {
    case retain, release, autorelease
    /// The result of a call is taken over / handed over without a pool.
    case claim, handOver
    case loadWeak, storeWeak, destroyWeak
  }
  package struct Step: Equatable, Sendable {
    package var kind: Kind
    package var place: SourceRange
    /// nil for a temporary.
    package var variable: String?
    /// What the instance variable held until now.
    package var isOldValue = false
    /// What an accessor that the compiler wrote was given.
    package var isNewValue = false
  }
  /// `-[Foo bar]`, `main`.
  package var function: String
  package var place: SourceRange
  package var steps: [Step]
}

extension ProgramSession {
  /// Functions and methods of the user's in order of definition, with what ARC put in. With a name only what
  /// bears it; without one, all.
  package func insertedCounts(named name: String?) -> [InsertedCounts] {
    var result: [InsertedCounts] = []
    for (index, code) in ownCode(named: name) {
      let ivars = world.classOfCallable(index).map { ivarNames(ofClass: $0) } ?? [:]
      // How a class of Swift's prints itself, for one: nobody wrote it.
      if code.maker == .frontEnd { continue }
      let parts = PartNames(
        ivars: ivars, globals: world.globalInfos(),
        part: { StructureReader(encoding: Array($0.utf8), world: self.world).name(of: $1) })
      let wayOut = code.cleanupPaths
      let steps = code.instructions.indices.compactMap { pc -> InsertedCounts.Step? in
        if wayOut.contains(where: { $0.contains(pc) }) { return nil }
        var step = InsertedCounts.step(code, pc, parts)
        // At its end a scope lets go of what its variables hold; nothing new is put there.
        if step?.isOldValue == true, let place = step?.place, sources.text(of: place).first == "}" {
          step?.isOldValue = false
        }
        return step
      }
      if !steps.isEmpty {
        result.append(InsertedCounts(function: code.name, place: code.place, steps: steps))
      }
    }
    if name == nil {
      // What was typed at the prompt itself is told only where there is nothing else.
      let defined = result.filter { !$0.function.hasPrefix("input ") }
      if !defined.isEmpty { result = defined }
    }
    return result
  }
}

extension CodeObject {
  /// What an exception does on its way out, up to where it is thrown on: the same releases as at the end of the block, of
  /// which one or the other happens.
  fileprivate var cleanupPaths: [ClosedRange<Int>] {
    handlers.filter(\.isCleanup).compactMap { handler in
      instructions[max(0, handler.target)...].firstIndex { $0.opcode == .throwObject }
        .map { handler.target...max(handler.target, $0) }
    }
  }
}

extension ProgramSession {
  /// By their offsets in an instance, those of the superclasses included.
  private func ivarNames(ofClass index: Int) -> [Int: String] {
    var names: [Int: String] = [:]
    for ivar in world.lineage(ofClass: index).lazy.flatMap(\.ivars) where names[ivar.offset] == nil
    {
      names[ivar.offset] = ivar.name
    }
    return names
  }
}

extension StructureReader {
  /// `[2].x`: the part of a value that lies so many bytes behind its beginning.
  fileprivate func name(of offset: Int) -> String {
    // Where the whole lies says nothing about its parts.
    let start: UInt64 = 1 << 20
    return member(at: start + UInt64(max(0, offset)), in: start)?.path ?? ""
  }
}

/// How the places are called that a function's instructions name by number.
private struct PartNames {
  /// Of the receiver, by offset.
  var ivars: [Int: String]
  var globals: [GlobalInfo]
  /// Of a value with an encoding, the part at an offset.
  var part: (_ encoding: String, _ offset: Int) -> String

  func global(_ linkName: String, _ offset: Int) -> String? {
    guard let global = globals.last(where: { $0.linkName == linkName }) else { return linkName }
    guard isProgrammersName(withoutOwner(global.displayName)) else { return nil }
    return global.displayName + part(global.encoding, offset)
  }

  func local(_ code: CodeObject, _ pc: Int, _ offset: Int) -> (
    variable: VariableInfo, part: String
  )? {
    let variable = code.variables.last { variable in
      guard case .memory(let home) = variable.home, isProgrammersName(variable.name) else {
        return false
      }
      return home <= offset && offset < home + max(variable.size, 8)
        && variable.start <= pc && pc <= variable.end
    }
    guard let variable, case .memory(let home) = variable.home else { return nil }
    return (variable, part(variable.encoding, offset - home))
  }
}

extension InsertedCounts {
  fileprivate static func step(_ code: CodeObject, _ pc: Int, _ parts: PartNames) -> Step? {
    let instruction = code.instructions[pc]
    guard let opcode = instruction.opcode, let kind = kinds[opcode].map({ $0(instruction.x) })
    else { return nil }
    let register = opcode == .loadWeak ? instruction.b : instruction.a
    var step = Step(
      kind: kind, place: code.lines.place(at: pc),
      variable: variable(code, pc, register: register))
    if step.variable != nil { return step }
    if let origin = origin(code, pc, register: register, parts) {
      step.variable = origin.name
      step.isOldValue = origin.isOverwritten && kind == .release && code.maker != .ivars
    } else if register == firstParameter, code.parameterCount == 3, code.name.hasPrefix("-[") {
      step.isNewValue = true
    }
    return step
  }

  /// By the opcode, and by its x: 1 is a hand-over.
  private static let kinds: [Opcode: @Sendable (Int) -> Kind] = [
    .retain: { $0 == 1 ? .claim : .retain }, .release: { _ in .release },
    .autorelease: { $0 == 1 ? .handOver : .autorelease }, .loadWeak: { _ in .loadWeak },
    .storeWeak: { _ in .storeWeak }, .destroyWeak: { _ in .destroyWeak },
  ]

  private static let receiver = 4
  private static let firstParameter = 6

  /// The variable, or the part of one, whose value lies in a register, and whether another one is there by now. nil for
  /// the name: it has none here, as what lies behind a pointer.
  private static func origin(
    _ code: CodeObject, _ pc: Int, register: Int, _ parts: PartNames
  ) -> (name: String?, isOverwritten: Bool)? {
    var wanted = register
    var isOverwritten = false
    /// With something that is not nil.
    var isReplaced = false
    for position in stride(from: pc - 1, through: max(0, pc - 8), by: -1) {
      let earlier = code.instructions[position]
      if earlier.opcode == .store64 || earlier.opcode == .storeGlobal64 {
        isOverwritten = true
        let source = code.instructions[..<position].last { $0.writes == earlier.a }
        if source?.opcode != .loadImmediate { isReplaced = true }
      }
      guard earlier.writes == wanted else { continue }
      if earlier.opcode == .load64 {
        let isReceivers = earlier.b == receiver && !parts.ivars.isEmpty
        let name =
          isReceivers
          ? parts.ivars[earlier.signedC]
          : place(code, position, earlier.b, earlier.signedC, parts)
        return name == nil && !isReplaced ? nil : (name, isOverwritten)
      }
      if earlier.opcode == .loadGlobal64 {
        guard case .global(let name, let offset) = code.constants[earlier.imm32],
          let shown = parts.global(name, offset)
        else { return nil }
        return (shown, isOverwritten)
      }
      guard earlier.opcode == .move else { return nil }
      wanted = earlier.b
    }
    return nil
  }

  /// What lies so many bytes behind the address in a register.
  private static func place(
    _ code: CodeObject, _ pc: Int, _ register: Int, _ offset: Int, _ parts: PartNames
  ) -> String? {
    var wanted = register
    var offset = offset
    /// Which element it is only the run knows, or a variable says.
    var element: String?
    for position in stride(from: pc - 1, through: max(0, pc - 8), by: -1) {
      let earlier = code.instructions[position]
      guard earlier.writes == wanted else { continue }
      if earlier.opcode == .leaMemory {
        return parts.local(code, pc, earlier.imm32 + offset).map {
          $0.variable.name + (element ?? $0.part)
        }
      }
      if earlier.opcode == .loadConstant {
        guard case .global(let name, let start) = code.constants[earlier.imm32] else { return nil }
        return element.map { (parts.global(name, start) ?? "").prefix { $0 != "[" } + $0 }
          ?? parts.global(name, start + offset)
      }
      if earlier.opcode == .addScaled64 {
        let index = code.variables.last {
          $0.home == .register(earlier.c) && $0.start <= pc && pc <= $0.end
        }
        element = "[\(index?.name ?? "…")]"
      } else if earlier.opcode == .addImmediate64 {
        // A walk over all elements.
        if earlier.a == earlier.b { element = "[…]" }
        offset += earlier.signedC
      } else if earlier.opcode != .move {
        return nil
      }
      wanted = earlier.b
    }
    return nil
  }

  /// The variable that lives in a register, or whose address was put there just before.
  private static func variable(_ code: CodeObject, _ pc: Int, register: Int) -> String? {
    func named(_ home: VariableInfo.Home, at pc: Int) -> String? {
      let name = code.variables.last { $0.home == home && $0.start <= pc && pc <= $0.end }?.name
      // What the Swift front end makes up for a value on its way is nobody's variable.
      return name.flatMap { isProgrammersName($0) ? $0 : nil }
    }
    if let name = named(.register(register), at: pc) { return name }
    // A value that comes from one of two branches has no name yet: it is called after whom it goes to.
    if let next = code.instructions.dropFirst(pc + 1).first, next.opcode == .move,
      next.b == register,
      code.instructions[..<pc].suffix(3).contains(where: { $0.opcode == .jump }),
      let name = named(.register(next.a), at: pc + 2)
    {
      return name
    }
    // Look back over what filled the register.
    var position = pc - 1
    var wanted = register
    while position >= max(0, pc - 6) {
      let earlier = code.instructions[position]
      if earlier.writes == wanted {
        if earlier.opcode == .leaMemory { return named(.memory(earlier.imm32), at: pc) }
        guard earlier.opcode == .move else { return nil }
        wanted = earlier.b
        if let name = named(.register(wanted), at: pc) { return name }
      }
      position -= 1
    }
    return nil
  }
}
