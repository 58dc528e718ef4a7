internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// A function read the way a reviewer reads it: which message goes to what, and where its result goes.
///
/// The compiled code is all there is to read: registers, loads and sends. One walk from top to bottom keeps, for
/// every register, where its value came from; where two ways meet and disagree, it came from nowhere known.
/// That is too little for a proof and enough for a review: whoever finds a mistake here asks for a pattern
/// that has one meaning, and says nothing where the origin is unknown.
struct FunctionReading {
  /// Where a value came from.
  enum Origin: Equatable {
    case unknown
    /// Slot behind the header: of a method 0 is self, 1 is _cmd, arguments from 2 on.
    case parameter(Int)
    case classObject(String)
    case text
    case number(Int)
    /// Read from memory at an offset from a parameter's object; of self: an ivar.
    case field(of: Int, offset: Int)
    /// Value of a variable that lives as long as the program, by link name.
    case global(String)
    case globalAddress(String)
    /// Address in the function's own frame.
    case frameAddress(Int)
    /// Result of the message at this index in `sends`, of the call in `calls`.
    case send(Int)
    case call(Int)
    case function(String)
  }

  /// One message in the text of the function.
  struct Send {
    var pc: Int
    var selector: String
    var isSuper: Bool
    var receiver: Origin
    /// Behind self and _cmd.
    var arguments: [Origin]
    /// Instructions that use the result; counting it (retain, release) is no use.
    var uses: [Int] = []
    var receiverVariable: String?
    /// The result goes into a variable at once.
    var isKept = false
  }

  struct Call {
    var pc: Int
    var function: String
    var arguments: [Origin]
  }

  struct Store {
    var pc: Int
    var target: Origin
    var value: Origin
  }

  struct Branch {
    var pc: Int
    var target: Int
    var operands: [Origin]
    /// `==`, or the test of a value by itself.
    var isEquality: Bool
  }

  let callable: Int
  let code: CodeObject
  private(set) var sends: [Send] = []
  private(set) var calls: [Call] = []
  private(set) var stores: [Store] = []
  /// Link names of the variables that get a weak reference here.
  private(set) var weakVariables: Set<String> = []
  private(set) var branches: [Branch] = []
  private(set) var returns: [(pc: Int, value: Origin)] = []
  private(set) var locks: [(pc: Int, object: Origin, isEnter: Bool)] = []
  /// Reads of a field: when, of what.
  private(set) var reads: [(pc: Int, origin: Origin)] = []

  private var registers: [Int: Origin] = [:]
  /// What is known where a jump goes forward to.
  private var arriving: [Int: [Int: Origin]] = [:]
  private var relocations: [Int: Relocation.Target] = [:]

  init(callable: Int, code: CodeObject) {
    self.callable = callable
    self.code = code
    for relocation in code.relocations {
      // A message to super has a second field to fill in: the class above which the search begins.
      if case .superOf = relocation.target { continue }
      relocations[relocation.pc] = relocation.target
    }
    for parameter in 0..<max(0, code.parameterCount) {
      registers[FrameLayout.headerSlots + parameter] = .parameter(parameter)
    }
    let handlers = Set(code.handlers.map(\.target))
    var falls = true
    for (pc, instruction) in code.instructions.enumerated() {
      if handlers.contains(pc) {
        registers = [:]
        falls = true
      }
      if let others = arriving.removeValue(forKey: pc) {
        registers = falls ? FunctionReading.merged(registers, others) : others
        falls = true
      }
      read(pc, instruction)
      falls = !instruction.endsPath
    }
  }

  // MARK: Questions

  /// The compiler wrote counts into it, or it was a program's own doing.
  var isCountedByCompiler: Bool {
    code.instructions.contains { $0.descriptor?.family == .count }
  }

  /// Messages of this name, in the order of the text.
  func sends(of selector: String) -> [Send] { sends.filter { $0.selector == selector } }

  /// Whether what is done with a result includes keeping it in memory.
  func isStored(_ send: Send) -> Bool {
    send.uses.contains { pc in stores.contains { $0.pc == pc } }
  }

  func place(_ pc: Int) -> SourceRange { code.lines.place(at: pc) }

  var isClassMethod: Bool { code.name.hasPrefix("+[") }
  var isInstanceMethod: Bool { code.name.hasPrefix("-[") }

  /// `setName:` of `-[Person setName:]`, nil for functions and blocks.
  var selector: String? { FunctionReading.parts(code.name)?.selector }
  /// `Person`
  var className: String? { FunctionReading.parts(code.name)?.className }

  static func parts(_ name: String) -> (className: String, selector: String)? {
    guard name.hasPrefix("-[") || name.hasPrefix("+["), name.hasSuffix("]") else { return nil }
    let inner = name.dropFirst(2).dropLast()
    guard let blank = inner.firstIndex(of: " ") else { return nil }
    // A method of a category is named `Class(Category)`.
    let owner = inner[..<blank].prefix { $0 != "(" }
    return (String(owner), String(inner[inner.index(after: blank)...]))
  }

  func send(_ origin: Origin) -> Send? {
    if case .send(let index) = origin, sends.indices.contains(index) { return sends[index] }
    return nil
  }

  /// The variable that has this register for its home at an instruction. A declaration begins with its
  /// initial value, so one that begins behind the instruction got nothing from it.
  func variable(_ register: Int, at pc: Int) -> String? {
    code.variables.last {
      $0.home == .register(register) && $0.start <= pc && pc <= $0.end
    }?.name
  }

  // MARK: Reading

  private static func merged(_ a: [Int: Origin], _ b: [Int: Origin]) -> [Int: Origin] {
    a.filter { b[$0.key] == $0.value }
  }

  private func origin(_ register: Int) -> Origin { registers[register] ?? .unknown }

  private mutating func use(_ register: Int, at pc: Int) {
    if case .send(let index) = origin(register), sends.indices.contains(index) {
      sends[index].uses.append(pc)
    }
  }

  /// So many registers are carried along jumps; of a function with more nothing is known where its ways meet.
  private static let mostCarried = 1 << 22
  private var carried = 0

  private mutating func arrive(at target: Int) {
    carried += registers.count
    if carried > FunctionReading.mostCarried {
      arriving[target] = [:]
      return
    }
    arriving[target] =
      arriving[target].map { FunctionReading.merged($0, registers) } ?? registers
  }

  private mutating func useReads(_ i: Instruction, at pc: Int) {
    let (a, b, c) = i.reads
    for register in [a, b, c] where register >= 0 { use(register, at: pc) }
  }

  private mutating func read(_ pc: Int, _ i: Instruction) {
    guard let opcode = i.opcode, let descriptor = i.descriptor else { return }
    switch descriptor.family {
    // Counting a value is no use of it.
    case .trap, .entry, .variable, .count, .destroyWeak: break
    case .move:
      let value = origin(i.b)
      // `self = [super init]`: from here on that is self.
      let isSelf = i.a == FrameLayout.headerSlots && isInit(value)
      registers[i.a] = isSelf ? .parameter(0) : value
      if variable(i.a, at: pc) != nil || i.a < FrameLayout.headerSlots + code.parameterCount {
        keep(value)
      }
    case .number: registers[i.a] = .number(i.imm32)
    case .constant: registers[i.a] = constant(i.imm32)
    case .frameAddress: registers[i.a] = .frameAddress(i.imm32)
    case .jump: if let target = i.target(at: pc), target > pc { arrive(at: target) }
    case .test: branch(pc, i, [origin(i.a)], descriptor)
    case .compare: branch(pc, i, [origin(i.a), origin(i.b)], descriptor)
    case .compareConstant: branch(pc, i, [origin(i.a), constant(i.b)], descriptor)
    case .switchTable:
      use(i.a, at: pc)
      if code.switchTables.indices.contains(i.imm32) {
        let table = code.switchTables[i.imm32]
        for target in table.entries.map(\.target) + [table.defaultTarget] { arrive(at: target) }
      }
    case .load:
      if case .parameter(let number) = origin(i.b) {
        registers[i.a] = .field(of: number, offset: i.signedC)
        reads.append((pc, .field(of: number, offset: i.signedC)))
      } else {
        use(i.b, at: pc)
        registers[i.a] = .unknown
      }
    case .store:
      use(i.a, at: pc)
      keep(origin(i.a))
      var target = Origin.unknown
      if case .parameter(let number) = origin(i.b) {
        target = .field(of: number, offset: i.signedC)
      } else if case .frameAddress(let offset) = origin(i.b) {
        target = .frameAddress(offset + i.signedC)
      } else if case .globalAddress(let name) = origin(i.b) {
        target = .global(name)
      }
      stores.append(Store(pc: pc, target: target, value: origin(i.a)))
    case .storeWeak:
      if case .globalAddress(let name) = origin(i.a) { weakVariables.insert(name) }
      use(i.b, at: pc)
      keep(origin(i.b))
    case .loadGlobal: registers[i.a] = globalValue(i.imm32)
    case .storeGlobal:
      use(i.a, at: pc)
      keep(origin(i.a))
      stores.append(Store(pc: pc, target: globalValue(i.imm32), value: origin(i.a)))
    case .call:
      let arguments = passed(i, at: pc, from: FrameLayout.headerSlots)
      useReads(i, at: pc)
      forget(above: i.a)
      registers[i.a] = .call(calls.count)
      calls.append(Call(pc: pc, function: called(pc, descriptor, i), arguments: arguments))
    case .send:
      let receiver = i.a + FrameLayout.headerSlots
      let values = passed(i, at: pc, from: FrameLayout.headerSlots)
      let receiverVariable = lastMoved(into: receiver, before: pc)
      forget(above: i.a)
      var selector = ""
      if case .selector(let name)? = relocations[pc] { selector = name }
      registers[i.a] = .send(sends.count)
      sends.append(
        Send(
          pc: pc, selector: selector, isSuper: opcode == .sendSuper,
          receiver: values.first ?? .unknown, arguments: Array(values.dropFirst(2)),
          receiverVariable: receiverVariable, isKept: variable(i.a, at: pc) != nil))
    case .returns:
      useReads(i, at: pc)
      if opcode == .returnValue { returns.append((pc, origin(i.a))) }
    case .lock:
      use(i.a, at: pc)
      locks.append((pc, origin(i.a), opcode == .lockEnter))
    case .compute, .bytes, .pool, .`throw`, .loadWeak, .variadic:
      useReads(i, at: pc)
      if descriptor.isEquality {
        branches.append(
          Branch(pc: pc, target: pc, operands: [origin(i.b), origin(i.c)], isEquality: true))
      }
      if i.writes >= 0 { registers[i.writes] = .unknown }
    }
  }

  private func isInit(_ origin: Origin) -> Bool {
    guard code.watched == .initMethod || selector.map({ isInitFamily($0) }) == true,
      let send = send(origin)
    else { return false }
    return isInitFamily(send.selector) && (send.isSuper || send.receiver == .parameter(0))
  }

  private mutating func keep(_ origin: Origin) {
    if case .send(let index) = origin, sends.indices.contains(index) {
      sends[index].isKept = true
    }
  }

  private mutating func branch(
    _ pc: Int, _ i: Instruction, _ operands: [Origin], _ descriptor: OpcodeDescriptor
  ) {
    guard let target = i.target(at: pc) else { return }
    useReads(i, at: pc)
    branches.append(
      Branch(pc: pc, target: target, operands: operands, isEquality: descriptor.isEquality))
    if target > pc { arrive(at: target) }
  }

  private mutating func passed(_ i: Instruction, at pc: Int, from first: Int) -> [Origin] {
    guard i.x > 0 else { return [] }
    return (0..<i.x).map { index in
      let register = i.a + first + index
      use(register, at: pc)
      return origin(register)
    }
  }

  private mutating func forget(above base: Int) {
    registers = registers.filter { $0.key < base }
  }

  /// The variable whose value was put where the receiver stands.
  private func lastMoved(into register: Int, before pc: Int) -> String? {
    var position = pc - 1
    while position >= max(0, pc - 12) {
      let earlier = code.instructions[position]
      if earlier.a == register, earlier.opcode == .move {
        return variable(earlier.b, at: position)
      }
      position -= 1
    }
    return nil
  }

  private func constant(_ index: Int) -> Origin {
    guard code.constants.indices.contains(index) else { return .unknown }
    switch code.constants[index] {
    case .bits(let bits): return .number(Int(truncatingIfNeeded: bits))
    case .global(let name, _): return .globalAddress(name)
    case .objcString: return .text
    case .classObject(let name): return .classObject(name)
    case .function(let name): return .function(name)
    case .globalBlock(let invoke, _): return .function(invoke)
    default: return .unknown
    }
  }

  private func globalValue(_ index: Int) -> Origin {
    if case .globalAddress(let name) = constant(index) { return .global(name) }
    return .unknown
  }

  private func called(_ pc: Int, _ descriptor: OpcodeDescriptor, _ i: Instruction) -> String {
    if descriptor.wide == .native { return NativeFunction.named(number: i.imm32) }
    if case .function(let name)? = relocations[pc] { return name }
    return ""
  }
}

extension NativeFunction {
  static func named(number: Int) -> String { NativeFunction(index: number)?.rawValue ?? "" }
}
