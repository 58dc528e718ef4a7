package import Bytecode
internal import VirtualMachine

/// Where a pointer went, and where it came from, read off the code.
///
/// `shared = [[Foo alloc] init]` takes a count in one instruction and stores it in another. Following the
/// register from the one to the other tells which variable the count was taken for; following it
/// backwards from a `release` tells whose count is given back. It is a walk over a few instructions of one
/// function: where it loses the way, it says so (`nil`), and nobody guesses.
package enum ValuePlace: Hashable, Sendable {
  /// `at`: of a struct or an array, how many bytes into it; nil: the code does not tell.
  case local(name: String, function: String, at: Int?)
  /// By link name.
  case global(String, at: Int?)
  /// An instance variable of the object whose method runs, or a part of one (`kids[1]`, which has no name), and where
  /// it lies.
  case ivar(String, offset: Int)
  /// So many bytes into another object, of which the code does not tell the class: the one that a variable leads to,
  /// where it tells that.
  indirect case field(Int, of: ValuePlace?)
  /// Captured by a block on the heap: its copy takes, its end gives back.
  case capture
  /// Captured by the literal of a block, which lies in the function that makes it.
  case literal(function: String)
  case returned
  /// Given to another method or function, and kept nowhere here.
  case argument(String)

  /// The variable as a whole, whichever part of it.
  var whole: ValuePlace {
    switch self {
    case .local(let name, let function, _): .local(name: name, function: function, at: nil)
    case .global(let link, _): .global(link, at: nil)
    default: self
    }
  }

  /// Of an instance variable: which one, in the object whose method names it (0: nobody knows).
  func slot(in runner: UInt32) -> ObjectSlot? {
    guard case .ivar(_, let offset) = self, runner != 0 else { return nil }
    return ObjectSlot(object: runner, offset: offset)
  }
}

/// A word of an object: its serial, and bytes from its beginning.
struct ObjectSlot: Hashable {
  var object: UInt32
  var offset: Int
}

struct ValueFlow {
  let code: CodeObject
  /// Name of an ivar by its offset in the class whose method this is.
  let ivarName: (Int) -> String?
  /// Its first parameter is an object, whose method it is.
  var isMethod = false
  /// Whether an instance variable, by its offset, leads to C memory and not to an object.
  var leadsToMemory: (Int) -> Bool = { _ in false }
  /// The first word behind a pointer is told, too: in a struct it is a member like others.
  var tellsFirstWords = false

  static let longestWalk = 200

  private func named(_ home: VariableInfo.Home, at pc: Int) -> String? {
    code.variables.last { variable in
      variable.home == home && variable.start <= pc && pc <= variable.end
        && variable.name != "self" && variable.name != "_cmd"
    }?.name
  }

  /// The variable in whose memory an offset of the frame lies: a struct, an array, or one word.
  private func named(memory place: Int, at pc: Int) -> ValuePlace? {
    for variable in code.variables.reversed() {
      guard case .memory(let start) = variable.home, variable.start <= pc, pc <= variable.end,
        place >= start && place < start + max(variable.size, 8)
      else { continue }
      return .local(name: variable.name, function: code.name, at: place - start)
    }
    return nil
  }

  /// The variable that the instruction at `pc` wrote by writing this register: one that begins behind it got
  /// nothing from it.
  private func filled(_ register: Int, by pc: Int) -> String? {
    code.variables.last { variable in
      variable.home == .register(register) && variable.start <= pc && pc < variable.end
        && variable.name != "self" && variable.name != "_cmd"
    }?.name
  }

  private func local(_ name: String) -> ValuePlace {
    .local(name: name, function: code.name, at: 0)
  }

  func selector(at pc: Int) -> String {
    for relocation in code.relocations where relocation.pc == pc {
      if case .selector(let name) = relocation.target { return name }
    }
    return ""
  }

  /// The message that is sent at `pc`, or the function that is called there.
  func called(at pc: Int) -> String {
    let selector = selector(at: pc)
    return selector.isEmpty ? function(at: pc) : selector
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
  func promisesCount(at pc: Int) -> Bool { ValueFlow.promisesCount(selector(at: pc)) }

  static func promisesCount(_ selector: String) -> Bool {
    switch selector {
    case "alloc", "allocWithZone:", "new", "copy", "copyWithZone:", "mutableCopy",
      "mutableCopyWithZone:":
      true
    default: false
    }
  }

  /// Messages that take a claim or give one back.
  static func counts(_ selector: String) -> Bool {
    promisesCount(selector) || ["retain", "release", "autorelease"].contains(selector)
      || selector.hasPrefix("performSelector:")
  }

  // MARK: Forwards

  /// Where the object goes that the instruction at `pc` answers (or, for a retain of ARC's, works on).
  ///
  /// `[value retain]; [o release]; o = value;` keeps no answer: the claim is that of the place outside of the
  /// function that its receiver is stored in afterwards.
  /// `before`: as far as the code has come that stands there.
  func destination(of pc: Int, before limit: Int = .max) -> ValuePlace? {
    guard code.instructions.indices.contains(pc) else { return nil }
    let start = code.instructions[pc]
    if start.opcode == .retain, let place = copied(by: pc, before: limit) { return place }
    var holding: Set<Int> = [start.a]
    var receiver = retained(by: pc)
    var fallback: ValuePlace?
    if let name = filled(start.a, by: pc) {
      if start.opcode != .retain || isForParameter(pc) { return local(name) }
      fallback = local(name)
    }
    let end = min(code.instructions.count, pc + 1 + ValueFlow.longestWalk, limit)
    for at in (pc + 1)..<max(end, pc + 1) {
      let instruction = code.instructions[at]
      guard let op = instruction.opcode, let descriptor = instruction.descriptor else {
        return fallback
      }
      if let kept = receiver {
        switch descriptor.family {
        case .store where op == .store64 && instruction.a == kept:
          return stored(base: instruction.b, offset: instruction.signedC, at: at) ?? fallback
        case .storeGlobal where instruction.a == kept:
          return global(instruction.imm32) ?? fallback
        default:
          if instruction.writes == kept { receiver = nil }
        }
      }
      switch descriptor.family {
      case .move:
        if holding.contains(instruction.b) {
          if let name = filled(instruction.a, by: at) { return local(name) }
          holding.insert(instruction.a)
        } else {
          holding.remove(instruction.a)
        }
      case .store:
        // A pointer fills its slot; what is narrower is none.
        if op == .store64, holding.contains(instruction.a) {
          return stored(base: instruction.b, offset: instruction.signedC, at: at)
            ?? carried(from: instruction.b, instruction.signedC, at: at, before: limit) ?? fallback
        }
      case .storeGlobal:
        if holding.contains(instruction.a) { return global(instruction.imm32) ?? fallback }
      case .send:
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
        if isReceiver, ValueFlow.answersReceiver(name) {
          holding.insert(base)
          if let variable = filled(base, by: at) { return local(variable) }
        }
      case .call:
        let base = instruction.a
        let first = base + FrameLayout.headerSlots
        if holding.contains(where: { $0 >= first && $0 < first + instruction.x }) {
          fallback = fallback ?? .argument(descriptor.wide == .function ? function(at: at) : "")
        }
        holding = holding.filter { $0 < base }
      case .returns:
        return op == .returnValue && holding.contains(instruction.a) ? .returned : fallback
      case .`throw`, .jump, .trap:
        return fallback
      case .number, .constant, .frameAddress, .compute, .load, .loadGlobal, .bytes, .test, .compare,
        .compareConstant, .switchTable, .variable, .entry, .pool, .lock, .count, .loadWeak,
        .storeWeak, .destroyWeak, .variadic:
        holding.remove(instruction.writes)
      }
      if holding.isEmpty, receiver == nil { return fallback }
    }
    return fallback
  }

  // MARK: Structs

  /// Where an address comes from: the instruction that makes it, and how many bytes behind that it lies.
  private struct Root: Equatable {
    var register: Int
    /// -1: the register came with the call.
    var madeAt: Int
    var offset: Int

    func isSame(as other: Root) -> Bool { register == other.register && madeAt == other.madeAt }
  }

  private func root(of register: Int, _ offset: Int, before pc: Int) -> Root {
    var root = Root(register: register, madeAt: -1, offset: offset)
    for position in (max(0, pc - ValueFlow.longestWalk)..<max(0, pc)).reversed() {
      let earlier = code.instructions[position]
      guard earlier.writes == root.register else { continue }
      if earlier.opcode == .move || earlier.opcode == .addImmediate64 {
        root.register = earlier.b
        if earlier.opcode == .addImmediate64 { root.offset += earlier.signedC }
      } else {
        root.madeAt = position
        return root
      }
    }
    return root
  }

  /// The memory of the frame that an address leads to; nil: it leads elsewhere.
  private func frameMemory(_ root: Root) -> Int? {
    guard root.madeAt >= 0, code.instructions[root.madeAt].opcode == .leaMemory else { return nil }
    return code.instructions[root.madeAt].imm32 + root.offset
  }

  /// A struct is copied with its members retained where they lie and the bytes moved behind that: where the member goes
  /// that the retain at `pc` is for.
  private func copied(by pc: Int, before limit: Int) -> ValuePlace? {
    guard
      let load = code.instructions[..<pc].lastIndex(where: { $0.writes == code.instructions[pc].a }
      ),
      pc - load <= 2, code.instructions[load].opcode == .load64
    else { return nil }
    let member = root(
      of: code.instructions[load].b, code.instructions[load].signedC, before: load)
    return copy(before: limit, after: pc) {
      member.isSame(as: $0) ? member.offset - $0.offset : nil
    }
  }

  /// Where a struct goes whose member was stored in memory of the frame that has no name.
  private func carried(from base: Int, _ offset: Int, at pc: Int, before limit: Int) -> ValuePlace?
  {
    guard let place = frameMemory(root(of: base, offset, before: pc)) else { return nil }
    return copy(before: limit, after: pc) { root in frameMemory(root).map { place - $0 } }
  }

  /// Where the next copy of bytes brings a member: `offset` tells how far into what a copy reads it lies.
  private func copy(
    before limit: Int, after pc: Int, _ offset: (Root) -> Int?
  ) -> ValuePlace? {
    let end = min(code.instructions.count, pc + 1 + ValueFlow.longestWalk, limit)
    for at in (pc + 1)..<max(end, pc + 1) {
      let instruction = code.instructions[at]
      switch instruction.descriptor?.family {
      case .bytes where instruction.opcode == .copyBytes && instruction.x & 1 == 0:
        guard let inside = offset(root(of: instruction.b, 0, before: at)),
          (0..<instruction.c).contains(inside)
        else { continue }
        return stored(base: instruction.a, offset: inside, at: at)
      case .jump, .returns, .`throw`, .trap, nil: return nil
      default: continue
      }
    }
    return nil
  }

  /// What was copied to a place in the frame's memory that has no name, such as the old value of a struct that is
  /// written over.
  private func origin(ofMemory place: Int, before pc: Int) -> ValuePlace? {
    for at in (max(0, pc - ValueFlow.longestWalk)..<pc).reversed() {
      let copy = code.instructions[at]
      guard copy.opcode == .copyBytes, copy.x & 1 == 0,
        let start = frameMemory(root(of: copy.a, 0, before: at)),
        (start..<start + copy.c).contains(place)
      else { continue }
      return stored(base: copy.b, offset: place - start, at: at)
    }
    return nil
  }

  /// Whether a retain is what a function under ARC does first, for a parameter, whose claim ends where the variable is
  /// written or goes. One that ARC does not count (`__unsafe_unretained`) is never released.
  private func isForParameter(_ pc: Int) -> Bool {
    let register = code.instructions[pc].a
    let first = FrameLayout.headerSlots
    return (first..<first + code.parameterCount).contains(register)
      && code.instructions[..<pc].allSatisfy {
        $0.descriptor?.family == .entry || $0.opcode == .retain && $0.a != register
      }
      && code.instructions.contains { $0.opcode == .release && $0.a == register }
  }

  /// Whether the instruction at `pc` takes what a weak variable leads to, or gives such a claim back.
  func isLookAtWeak(_ pc: Int) -> Bool {
    guard code.instructions.indices.contains(pc) else { return false }
    let start = code.instructions[pc]
    if start.opcode == .loadWeak { return true }
    guard start.opcode == .release else { return false }
    return code.instructions[..<pc].last { $0.writes == start.a }?.opcode == .loadWeak
  }

  /// The register of the variable that `[x retain]` at `pc` was sent to.
  private func retained(by pc: Int) -> Int? {
    let start = code.instructions[pc]
    guard start.descriptor?.family == .send, selector(at: pc) == "retain", pc > 0 else {
      return nil
    }
    let message = code.instructions[pc - 1]
    let isFromVariable =
      message.opcode == .move && message.a == start.a + FrameLayout.headerSlots
      && named(.register(message.b), at: pc) != nil
    return isFromVariable ? message.b : nil
  }

  private func global(_ constant: Int, _ offset: Int = 0) -> ValuePlace? {
    guard code.constants.indices.contains(constant),
      case .global(let name, let start) = code.constants[constant]
    else { return nil }
    return .global(name, at: start + offset)
  }

  /// What memory[r[base] + offset] is.
  private func stored(base: Int, offset: Int, at pc: Int) -> ValuePlace? {
    if base == FrameLayout.headerSlots { return own(offset) }
    var position = pc - 1
    var base = base
    var offset = offset
    while position >= max(0, pc - 40) {
      let earlier = code.instructions[position]
      if earlier.writes == base {
        if earlier.opcode == .move {
          base = earlier.b
        } else if earlier.opcode == .addImmediate64 {
          base = earlier.b
          offset += earlier.signedC
        } else if earlier.opcode == .leaMemory {
          let place = earlier.imm32 + offset
          if let variable = named(memory: place, at: pc) { return variable }
          return isCapture(place, before: position)
            ? .literal(function: code.name) : origin(ofMemory: place, before: position)
        } else if earlier.opcode == .loadConstant {
          return global(earlier.imm32, offset)
        } else if earlier.opcode == .loadGlobal64 {
          return field(offset, of: global(earlier.imm32))
        } else if earlier.opcode == .load64, isMethod, earlier.b == FrameLayout.headerSlots {
          return field(offset, of: own(earlier.signedC))
        } else if earlier.opcode == .load64 || earlier.opcode == .send {
          return field(offset, of: nil)
        } else {
          return earlier.opcode == .makeBlock ? .literal(function: code.name) : nil
        }
        if base == FrameLayout.headerSlots { return own(offset) }
      }
      position -= 1
    }
    return named(.register(base), at: pc) == nil ? nil : field(offset, of: nil)
  }

  /// Whether a literal of a block keeps what it captured at a place in the memory of the frame.
  private func isCapture(_ place: Int, before pc: Int) -> Bool {
    for at in (0..<pc).reversed() where code.instructions[at].opcode == .makeBlock {
      let (literal, register) = (code.instructions[at].imm32 + 16, code.instructions[at].a)
      guard literal < place else { continue }
      return code.instructions[(at + 1)..<pc].prefix(ValueFlow.longestWalk).contains {
        $0.opcode == .store64 && $0.b == register && $0.signedC == place - literal
      }
    }
    return false
  }

  /// What lies in the object whose method this is: a variable, or a part of one (`kids[1]`).
  private func own(_ offset: Int) -> ValuePlace? {
    if let name = ivarName(offset) { return .ivar(name, offset: offset) }
    return offset < 8 || !isMethod ? field(offset, of: nil) : .ivar("", offset: offset)
  }

  /// An object's first word is its class.
  private func field(_ offset: Int, of base: ValuePlace?) -> ValuePlace? {
    if offset < 8, !tellsFirstWords {
      guard case .ivar(_, let variable)? = base, leadsToMemory(variable) else { return nil }
    }
    return .field(offset, of: base)
  }

  // MARK: Backwards

  /// Where the object came from that the instruction at `pc` (a send, or a release of ARC's) is about.
  func source(of pc: Int) -> ValuePlace? {
    guard code.instructions.indices.contains(pc) else { return nil }
    let start = code.instructions[pc]
    let family = start.descriptor?.family
    guard family == .send || family == .count else { return nil }
    var wanted = family == .send ? start.a + FrameLayout.headerSlots : start.a
    if let name = named(.register(wanted), at: pc) { return local(name) }
    var position = pc - 1
    while position >= max(0, pc - ValueFlow.longestWalk) {
      let earlier = code.instructions[position]
      if earlier.writes == wanted {
        if earlier.opcode == .load64 {
          return stored(base: earlier.b, offset: earlier.signedC, at: position)
        }
        if earlier.opcode == .loadGlobal64 { return global(earlier.imm32) }
        guard earlier.opcode == .move else { return nil }
        wanted = earlier.b
        if let name = named(.register(wanted), at: position) { return local(name) }
      }
      position -= 1
    }
    return nil
  }

  /// The instruction that made what a register holds before `pc`, behind any number of moves.
  func producer(of register: Int, before pc: Int) -> Int? {
    var wanted = register
    for position in (max(0, pc - ValueFlow.longestWalk)..<max(0, pc)).reversed() {
      let earlier = code.instructions[position]
      guard earlier.writes == wanted, earlier.descriptor?.family != .count else { continue }
      if earlier.opcode != .move { return position }
      wanted = earlier.b
    }
    return nil
  }

  /// The message or the call whose answer the instruction at `pc` writes, and the messages behind it that answered
  /// their receiver (`init`); nil: it writes no answer.
  func answer(writtenAt pc: Int) -> (pc: Int, behind: [String])? {
    guard code.instructions.indices.contains(pc) else { return nil }
    var behind: [String] = []
    var register = code.instructions[pc].a
    var position = pc
    while let made = producer(of: register, before: position) {
      let instruction = code.instructions[made]
      switch instruction.descriptor?.family {
      case .call: return (made, behind)
      case .send:
        let selector = selector(at: made)
        guard ValueFlow.answersReceiver(selector) else { return (made, behind) }
        behind.append(selector)
        (register, position) = (instruction.a + FrameLayout.headerSlots, made)
      default: return nil
      }
    }
    return nil
  }

  /// Whether the message at `pc` goes to what a pool hands out.
  func isPoolDrain(_ pc: Int) -> Bool {
    // What the library drains by hand it drains in a function of its own.
    if code.isPrelude, code.instructions.indices.contains(where: takesFromPool) { return true }
    guard code.instructions.indices.contains(pc), code.instructions[pc].opcode == .send else {
      return false
    }
    var wanted = code.instructions[pc].a + FrameLayout.headerSlots
    for at in (max(0, pc - 8)..<pc).reversed() where code.instructions[at].writes == wanted {
      let earlier = code.instructions[at]
      if earlier.opcode != .move { return earlier.opcode == .poolNext }
      wanted = earlier.b
    }
    return false
  }

  private func takesFromPool(_ pc: Int) -> Bool {
    let instruction = code.instructions[pc]
    return instruction.opcode == .callNative
      && instruction.imm32 == NativeFunction.poolNext.index
      || function(at: pc) == "__selfsame_poolNext"
  }
}

extension CodeObject {
  /// Whether the message at `pc` goes to what a pool hands out: the compiler's own loop, or one of the library's.
  package func isPoolDrain(at pc: Int) -> Bool {
    ValueFlow(code: self, ivarName: { _ in nil }).isPoolDrain(pc)
  }
}
