internal import Bytecode
internal import VirtualMachine

/// Where a pointer went, and where it came from, read off the code.
///
/// `shared = [[Foo alloc] init]` takes a count in one instruction and stores it in another. Following the
/// register from the one to the other tells which variable the count was taken for; following it
/// backwards from a `release` tells whose count is given back. It is a walk over a few instructions of one
/// function: where it loses the way, it says so (`nil`), and nobody guesses.
package enum ValuePlace: Hashable, Sendable {
  case local(name: String, function: String)
  /// By link name.
  case global(String)
  case ivar(String)
  /// Captured by a block that is being made.
  case capture
  case returned
  /// Given to another method or function, and kept nowhere here.
  case argument(String)
}

struct ValueFlow {
  let code: CodeObject
  /// Name of an ivar by its offset in the class whose method this is.
  let ivarName: (Int) -> String?

  private static let longestWalk = 200

  private func named(_ home: VariableInfo.Home, at pc: Int) -> String? {
    code.variables.last { variable in
      variable.home == home && variable.start <= pc && pc <= variable.end
        && variable.name != "self" && variable.name != "_cmd"
    }?.name
  }

  private func local(_ name: String) -> ValuePlace { .local(name: name, function: code.name) }

  private func selector(at pc: Int) -> String {
    for relocation in code.relocations where relocation.pc == pc {
      if case .selector(let name) = relocation.target { return name }
    }
    return ""
  }

  private func function(at pc: Int) -> String {
    for relocation in code.relocations where relocation.pc == pc {
      if case .function(let name) = relocation.target { return name }
    }
    return ""
  }

  /// Messages that answer their receiver.
  private static func answersReceiver(_ selector: String) -> Bool {
    selector == "retain" || selector == "autorelease" || selector == "self"
      || isInitFamily(selector)
  }

  /// Whether the message sent at `pc` promises its sender a count of his own.
  func promisesCount(at pc: Int) -> Bool {
    let name = selector(at: pc)
    return ["alloc", "allocWithZone:", "new", "copy", "copyWithZone:", "mutableCopy"].contains(name)
      || name == "mutableCopyWithZone:"
  }

  // MARK: Forwards

  /// Where the object goes that the instruction at `pc` answers (or, for a retain of ARC's, works on).
  func destination(of pc: Int) -> ValuePlace? {
    guard code.instructions.indices.contains(pc) else { return nil }
    let start = code.instructions[pc]
    var holding: Set<Int> = [start.a]
    var fallback: ValuePlace?
    if let name = named(.register(start.a), at: pc + 1) {
      if Opcode(rawValue: start.op) != .retain { return local(name) }
      fallback = local(name)
    }
    let end = min(code.instructions.count, pc + 1 + ValueFlow.longestWalk)
    for at in (pc + 1)..<max(end, pc + 1) {
      let instruction = code.instructions[at]
      guard let op = Opcode(rawValue: instruction.op) else { return fallback }
      switch op {
      case .move:
        if holding.contains(instruction.b) {
          if let name = named(.register(instruction.a), at: at + 1) { return local(name) }
          holding.insert(instruction.a)
        } else {
          holding.remove(instruction.a)
        }
      case .store64:
        if holding.contains(instruction.a) {
          return stored(base: instruction.b, offset: instruction.signedC, at: at) ?? fallback
        }
      case .storeGlobal64:
        if holding.contains(instruction.a) { return global(instruction.imm32) ?? fallback }
      case .send, .sendSuper:
        let base = instruction.a
        let isReceiver = holding.contains(base + FrameLayout.headerSlots)
        let name = selector(at: at)
        let arguments = base + FrameLayout.headerSlots + 2
        if holding.contains(where: {
          $0 >= arguments && $0 < base + FrameLayout.headerSlots + instruction.x
        }) {
          fallback = fallback ?? .argument(name)
        }
        holding = holding.filter { $0 < base }
        if isReceiver, ValueFlow.answersReceiver(name) { holding.insert(base) }
        if isReceiver, ValueFlow.answersReceiver(name),
          let variable = named(.register(base), at: at + 1)
        {
          return local(variable)
        }
      case .call, .callPointer, .callBlock, .callNative:
        let base = instruction.a
        let first = base + FrameLayout.headerSlots
        if holding.contains(where: { $0 >= first && $0 < first + instruction.x }) {
          fallback = fallback ?? .argument(op == .call ? function(at: at) : "")
        }
        holding = holding.filter { $0 < base }
      case .returnValue:
        return holding.contains(instruction.a) ? .returned : fallback
      case .returnVoid, .throwObject, .jump, .jumpBack, .trap:
        return fallback
      case .retain, .release, .autorelease: break
      case .store8, .store16, .store32, .jumpIfZero, .jumpIfNotZero, .jumpIfZeroBack,
        .jumpIfNotZeroBack:
        break
      default:
        holding.remove(instruction.a)
      }
      if holding.isEmpty { return fallback }
    }
    return fallback
  }

  private func global(_ constant: Int) -> ValuePlace? {
    guard code.constants.indices.contains(constant),
      case .global(let name, _) = code.constants[constant]
    else { return nil }
    return .global(name)
  }

  /// What memory[r[base] + offset] is.
  private func stored(base: Int, offset: Int, at pc: Int) -> ValuePlace? {
    if base == FrameLayout.headerSlots, let name = ivarName(offset) { return .ivar(name) }
    var position = pc - 1
    var base = base
    var offset = offset
    while position >= max(0, pc - 40) {
      let earlier = code.instructions[position]
      if earlier.a == base, let op = Opcode(rawValue: earlier.op), ValueFlow.writes(op) {
        switch op {
        case .move: base = earlier.b
        case .addImmediate64:
          base = earlier.b
          offset += earlier.signedC
        case .leaMemory:
          return named(.memory(earlier.imm32 + offset), at: pc).map { local($0) }
        case .loadConstant: return global(earlier.imm32)
        case .makeBlock: return .capture
        default: return nil
        }
        if base == FrameLayout.headerSlots, let name = ivarName(offset) { return .ivar(name) }
      }
      position -= 1
    }
    return nil
  }

  /// Whether an instruction of this kind changes r[a].
  private static func writes(_ op: Opcode) -> Bool {
    switch op {
    case .store8, .store16, .store32, .store64, .storeGlobal64, .copyBytes, .zeroBytes,
      .jumpIfZero, .jumpIfNotZero, .jumpIfZeroBack, .jumpIfNotZeroBack, .retain, .release,
      .autorelease, .returnValue, .throwObject, .storeWeak, .destroyWeak, .lockEnter, .lockExit:
      false
    default: true
    }
  }

  // MARK: Backwards

  /// Where the object came from that the instruction at `pc` (a send, or a release of ARC's) is about.
  func source(of pc: Int) -> ValuePlace? {
    guard code.instructions.indices.contains(pc) else { return nil }
    let start = code.instructions[pc]
    var wanted: Int
    switch Opcode(rawValue: start.op) {
    case .send, .sendSuper: wanted = start.a + FrameLayout.headerSlots
    case .release, .autorelease, .retain: wanted = start.a
    default: return nil
    }
    if let name = named(.register(wanted), at: pc) { return local(name) }
    var position = pc - 1
    while position >= max(0, pc - ValueFlow.longestWalk) {
      let earlier = code.instructions[position]
      guard let op = Opcode(rawValue: earlier.op) else { return nil }
      if earlier.a == wanted, ValueFlow.writes(op) {
        switch op {
        case .move:
          wanted = earlier.b
          if let name = named(.register(wanted), at: position) { return local(name) }
        case .load64: return stored(base: earlier.b, offset: earlier.signedC, at: position)
        case .loadGlobal64: return global(earlier.imm32)
        case .poolNext, .loadWeak: return nil
        default: return nil
        }
      }
      position -= 1
    }
    return nil
  }

  /// Whether the message at `pc` goes to what a pool hands out.
  func isPoolDrain(_ pc: Int) -> Bool {
    guard code.instructions.indices.contains(pc) else { return false }
    let end = min(code.instructions.count, pc + 8)
    return code.instructions[max(0, pc - 8)..<end].contains {
      $0.op == Opcode.poolNext.rawValue
        || $0.op == Opcode.callNative.rawValue && $0.imm32 == NativeFunction.poolNext.index
    }
  }
}
