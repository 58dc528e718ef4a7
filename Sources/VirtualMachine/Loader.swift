package import Bytecode
internal import Diagnostics

/// The loader: brings a code unit into the world and links its names to numbers.
///
/// Loading is all or nothing only together with a snapshot: the session takes one before each input. The
/// order is: classes (so that constants can name them), protocols, functions, globals, code, methods.
package enum LoadProblem: Equatable, Sendable {
  case limit(Stop.Limit)
  case unknownClass(String)
  case unknownSuperclass(String, of: String)
  /// Declared `extern`, and defined nowhere.
  case undefinedVariable(String)
}

/// What loading did, for notices.
package struct LoadReport: Equatable, Sendable {
  package var replacedMethods: [String] = []
  package var problem: LoadProblem?
  /// Callable of the unit's entry, to be run.
  package var entry: Int?
  /// The +load methods to be called first, in order: callable, and its self and _cmd.
  package var loads: [LoadCall] = []
  /// Functions that run before `main`, and after it.
  package var constructors: [LoadCall] = []
  package var destructors: [LoadCall] = []
}

/// A +load method that is due.
///
/// Apple's order: the classes first, a superclass before its subclasses, else as they come; then every
/// category, as they come. A category's +load does not replace its class's: both are called, by their
/// address and not by a message, so that nobody inherits one.
package struct LoadCall: Equatable, Sendable {
  package var callable: Int
  package var arguments: [UInt64]
  package init(callable: Int, arguments: [UInt64]) {
    self.callable = callable
    self.arguments = arguments
  }
}

extension World {
  package func load(_ unit: CodeUnit) -> LoadReport {
    var report = LoadReport()
    report.problem = link(unit, &report)
    linkToLibrary()
    syncFunctions()
    learnKnownNames()
    return report
  }

  private func link(_ unit: CodeUnit, _ report: inout LoadReport) -> LoadProblem? {
    for definition in World.superclassesFirst(unit.classes) {
      if let problem = declareClass(definition, &report) { return problem }
    }
    learnKnownNames()
    for definition in unit.protocols { tables.protocols[definition.name] = definition }
    for function in unit.functions where functionSlot(function.linkName) == nil {
      return .limit(.functions)
    }
    for selector in unit.selectors where internSelector(selector) == nil {
      return .limit(.selectors)
    }
    for global in unit.globals {
      if let problem = declareGlobal(global) { return problem }
    }
    guard let callables = loadCodes(unit) else { return .limit(.functions) }
    for function in unit.functions {
      guard let slot = functionSlot(function.linkName) else { return .limit(.functions) }
      tables.functionNames[slot] = function.displayName
      switch function.body {
      case .code(let code):
        guard callables.indices.contains(code) else { return .limit(.functions) }
        tables.functionCallables[slot] = UInt32(definition(of: slot, by: callables[code]))
      case .native(let native):
        guard
          let index = addCallable(
            CallableRecord(
              name: function.displayName, native: native, isInternalNative: function.isInternal))
        else { return .limit(.functions) }
        tables.functionCallables[slot] = UInt32(index)
      }
    }
    for (index, code) in unit.codes.enumerated() {
      if let problem = resolve(code, callable: callables[index]) { return problem }
    }
    for global in unit.globals {
      if let problem = fillGlobal(global) { return problem }
    }
    for definition in unit.classes {
      guard let index = tables.classIDs[definition.name] else {
        return .unknownClass(definition.name)
      }
      if let problem = addMethods(definition.methods, to: index, callables, &report) {
        return problem
      }
    }
    for category in unit.categories {
      guard let index = tables.classIDs[category.className] else {
        return .unknownClass(category.className)
      }
      // In front, as the real loader attaches a category's lists.
      let adopted = category.protocols.filter { !tables.classes[index].protocols.contains($0) }
      tables.classes[index].protocols.insert(contentsOf: adopted, at: 0)
      tables.classes[index + 1].protocols.insert(contentsOf: adopted, at: 0)
      for owner in [index, index + 1] {
        let known = tables.classes[owner].properties
        let added = category.properties.filter { property in
          property.isOfClass == isMeta(owner) && !known.contains { $0.name == property.name }
        }
        tables.classes[owner].properties.insert(contentsOf: added, at: 0)
      }
      if let problem = addMethods(category.methods, to: index, callables, &report) {
        return problem
      }
    }
    report.constructors = startUp(unit.constructors)
    report.destructors = startUp(unit.destructors).reversed()
    report.loads = dueLoads(unit, callables)
    if let entry = unit.entry, callables.indices.contains(entry) {
      report.entry = callables[entry]
    }
    return nil
  }

  /// The smallest number first, otherwise as they come.
  private func startUp(_ functions: [(priority: Int, linkName: String)]) -> [LoadCall] {
    functions.enumerated().sorted {
      ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset)
    }.compactMap { function in
      callable(ofFunction: function.element.linkName).map { LoadCall(callable: $0, arguments: []) }
    }
  }

  // MARK: +load

  /// A class that is implemented once more is new code, as a category's is: its +load runs, too.
  private func dueLoads(_ unit: CodeUnit, _ callables: [Int]) -> [LoadCall] {
    guard let selector = tables.selectorIDs["load"] else { return [] }
    func call(_ methods: [MethodDefinition], _ name: String) -> LoadCall? {
      guard let method = methods.first(where: { $0.isClassMethod && $0.selector == "load" }),
        case .code(let code) = method.body, callables.indices.contains(code),
        let index = tables.classIDs[name]
      else { return nil }
      return LoadCall(
        callable: callables[code], arguments: [classAddress(index), selectorAddress(selector)])
    }
    var calls: [LoadCall] = []
    for definition in World.superclassesFirst(unit.classes) {
      if let due = call(definition.methods, definition.name) { calls.append(due) }
    }
    for category in unit.categories {
      if let due = call(category.methods, category.className) { calls.append(due) }
    }
    return calls
  }

  // MARK: Classes

  /// A unit's classes as they come, but each superclass before its subclasses.
  private static func superclassesFirst(_ classes: [ClassDefinition]) -> [ClassDefinition] {
    let places = Dictionary(
      classes.indices.map { (classes[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
    var done = Set<Int>()
    var ordered: [ClassDefinition] = []
    for place in classes.indices {
      var chain: [Int] = []
      var current: Int? = place
      while let each = current, done.insert(each).inserted {
        chain.append(each)
        current = classes[each].superclass.flatMap { places[$0] }
      }
      ordered += chain.reversed().map { classes[$0] }
    }
    return ordered
  }

  private func declareClass(
    _ definition: ClassDefinition, _ report: inout LoadReport
  ) -> LoadProblem? {
    let descriptor = ClassDescriptor(
      name: definition.name, ivars: definition.ivars, protocols: definition.protocols,
      properties: definition.properties.filter { !$0.isOfClass }, isPrelude: definition.isPrelude,
      isMade: definition.isMade, isInternal: definition.isInternal, place: definition.place)
    let ofClass = definition.properties.filter(\.isOfClass)
    var parent = 0
    if let name = definition.superclass {
      guard let found = tables.classIDs[name] else {
        return .unknownSuperclass(name, of: definition.name)
      }
      parent = found
    }
    if let existing = tables.classIDs[definition.name] {
      let record = classRecord(existing)
      record.pointee.instanceSize = UInt32(clamping: definition.instanceSize)
      record.pointee.superclass = classAddress(parent)
      if parent != 0 {
        classRecord(existing + 1).pointee.superclass = classAddress(
          Int(classRecord(parent).pointee.partner))
      }
      tables.classes[existing] = descriptor
      tables.classes[existing + 1] = descriptor
      tables.classes[existing + 1].properties = ofClass
      clearRows()
      return nil
    }
    guard
      let made = makeClass(
        descriptor: descriptor, superclass: parent, instanceSize: definition.instanceSize)
    else { return .limit(.classes) }
    tables.classes[made + 1].properties = ofClass
    return nil
  }

  private func addMethods(
    _ methods: [MethodDefinition], to index: Int, _ callables: [Int], _ report: inout LoadReport
  ) -> LoadProblem? {
    clearRows()
    for method in methods {
      let owner = method.isClassMethod ? index + 1 : index
      guard let selector = internSelector(method.selector) else { return .limit(.selectors) }
      let callable: Int
      switch method.body {
      case .code(let code):
        guard callables.indices.contains(code) else { return .limit(.functions) }
        callable = callables[code]
      case .native(let native):
        let sign = method.isClassMethod ? "+" : "-"
        guard
          let added = addCallable(
            CallableRecord(
              name: "\(sign)[\(tables.classes[index].name) \(method.selector)]", native: native,
              isInternalNative: method.isInternal))
        else { return .limit(.functions) }
        callable = added
      }
      tables.callables[callable].owner = owner
      tables.callables[callable].selector = selector
      guard let replaced = enterMethod(class: owner, selector: selector, callable: callable) else {
        return .limit(.metadata)
      }
      if replaced != 0 { report.replacedMethods.append(tables.callables[callable].name) }
      tables.methodEncodings[callable] = method.encoding
    }
    return nil
  }

  // MARK: Functions and globals

  /// Slot of a function, made if needed (then it calls nothing yet).
  func functionSlot(_ linkName: String) -> Int? {
    if let slot = tables.functionSlots[linkName] { return slot }
    let slot = tables.functionCallables.count
    guard slot < AddressLayout.callableLimit else { return nil }
    tables.functionSlots[linkName] = slot
    tables.functionCallables.append(0)
    tables.functionNames.append(
      String(Substring(linkName.utf8.prefix { $0 != UInt8(ascii: "@") })))
    if linkName.hasSuffix(programSuffix) { tables.unlinked.append(linkName) }
    return slot
  }

  /// The callable at a function's address: of one that is only declared, the place that its definition will take.
  private func addressed(_ slot: Int) -> Int? {
    if tables.functionCallables[slot] == 0 { linkToLibrary() }
    let known = Int(tables.functionCallables[slot])
    if known != 0 { return known }
    if let kept = tables.awaited[slot] { return kept }
    let kept = addCallable(CallableRecord(name: tables.functionNames[slot]))
    tables.awaited[slot] = kept
    return kept
  }

  /// The callable that a definition has: whoever took the function's address before has it already.
  private func definition(of slot: Int, by callable: Int) -> Int {
    guard let kept = tables.awaited[slot], tables.callables[callable].code?.body == nil else {
      return callable
    }
    tables.awaited[slot] = nil
    tables.callables[kept] = tables.callables[callable]
    installCallable(kept)
    return kept
  }

  /// A program's own prototype of a function that it does not define, and the library does.
  private func linkToLibrary() {
    tables.unlinked.removeAll { name in
      guard let slot = tables.functionSlots[name], tables.functionCallables[slot] == 0 else {
        return true
      }
      guard let own = tables.functionSlots[String(name.dropLast(programSuffix.count))],
        tables.functionCallables[own] != 0
      else { return false }
      tables.functionCallables[slot] = tables.functionCallables[own]
      return true
    }
  }

  /// Copies the slots to where the loop reads them.
  func syncFunctions() {
    for (slot, callable) in tables.functionCallables.enumerated() {
      callables.ofSlot[slot] = callable
    }
  }

  func declareGlobal(_ global: GlobalDefinition) -> LoadProblem? {
    guard
      let offset = allocateGlobal(max(global.size, 1), alignment: max(global.alignment, 1))
    else { return .limit(.bytes) }
    space.open(offset, size: max(global.size, 1))
    let index = tables.globals.count
    tables.globals.append(
      GlobalInfo(
        linkName: global.linkName, displayName: global.displayName,
        address: AddressSpace.address(offset), size: global.size, encoding: global.encoding,
        typeName: global.typeName, isPromptVariable: global.isPromptVariable, isPrelude: false,
        isLibrary: global.isLibrarys, isUnsafe: global.isUnsafe, guarding: global.guarding))
    tables.globalIDs[global.linkName] = index
    return nil
  }

  func fillGlobal(_ global: GlobalDefinition) -> LoadProblem? {
    guard let index = tables.globalIDs[global.linkName] else { return .limit(.bytes) }
    let offset = Int(AddressSpace.offset(tables.globals[index].address))
    let count = min(global.bytes.count, global.size)
    for position in 0..<count { store(global.bytes[position], offset + position) }
    for (position, constant) in global.addresses where position + 8 <= global.size {
      guard let value = value(of: constant) else { return problem(with: constant) }
      store(value, offset + position)
    }
    return nil
  }

  // MARK: Code

  private func loadCodes(_ unit: CodeUnit) -> [Int]? {
    var indices: [Int] = []
    indices.reserveCapacity(unit.codes.count)
    for code in unit.codes {
      let storage = CodeStorage(
        code, constants: Array(repeating: 0, count: code.constants.count),
        shadow: FrameShadow.template(code, space.definedness))
      // The loop reads its own copy; the disassembler gets the original back on demand.
      var record = CallableRecord(name: code.name, code: code, storage: storage)
      if let missing = code.body {
        guard let room = reserveBody(missing) else { return nil }
        record.room = room
      }
      guard let index = addCallable(record) else { return nil }
      for _ in 0..<(code.body?.callables ?? 0) {
        guard addCallable(CallableRecord(name: "")) != nil else { return nil }
      }
      indices.append(index)
    }
    return indices
  }

  /// Why a constant has no value: what it names is nowhere, or there is no room.
  private func problem(with constant: Constant) -> LoadProblem {
    switch constant {
    case .classObject(let name): .unknownClass(name)
    case .global(let name, _) where tables.globalIDs[name] == nil: .undefinedVariable(name)
    default: .limit(.bytes)
    }
  }

  /// Fills in the constants and relocated fields of a loaded code object.
  func resolve(_ code: CodeObject, callable: Int) -> LoadProblem? {
    guard let storage = tables.callables[callable].storage else { return nil }
    for (index, constant) in code.constants.enumerated() {
      guard let value = value(of: constant) else {
        return problem(with: constant)
      }
      storage.constants[index] = value
    }
    for relocation in code.relocations
    where code.instructions.indices.contains(relocation.pc) {
      var bits = storage.instructions[relocation.pc]
      switch relocation.target {
      case .selector(let name):
        guard let id = internSelector(name) else { return .limit(.selectors) }
        bits = bits & ~(0xFFFF << 32) | UInt64(id) << 32
      case .superOf(let name, let isMeta):
        guard let index = tables.classIDs[name] else { return .unknownClass(name) }
        bits = bits & ~(0xFFFF << 48) | UInt64(isMeta ? index + 1 : index) << 48
      case .function(let name):
        guard let slot = functionSlot(name) else { return .limit(.functions) }
        bits = bits & 0xFFFF_FFFF | UInt64(UInt32(slot)) << 32
      }
      storage.instructions[relocation.pc] = bits
    }
    return nil
  }

  /// The 64 bits of a constant; nil when it names nothing or a limit is reached.
  func value(of constant: Constant) -> UInt64? {
    switch constant {
    case .bits(let bits): return bits
    case .global(let name, let offset):
      guard let index = tables.globalIDs[name] else { return nil }
      return tables.globals[index].address &+ UInt64(bitPattern: Int64(offset))
    case .cString(let bytes, let offset):
      return cString(bytes).map { $0 &+ UInt64(bitPattern: Int64(offset)) }
    case .objcString(let text): return constantString(text)
    case .classObject(let name):
      return tables.classIDs[name].map { classAddress($0) }
    case .selector(let name): return internSelector(name).map { selectorAddress($0) }
    case .function(let name):
      return functionSlot(name).flatMap { addressed($0) }.map { functionAddress($0) }
    case .protocolObject(let name):
      if let address = tables.protocolAddresses[name] { return address }
      guard let text = cString(Array(name.utf8)),
        let offset = immortalObject(
          class: known.protocolClass, size: 16)
      else { return nil }
      store(text, offset + 8)
      let address = AddressSpace.address(offset)
      tables.protocolAddresses[name] = address
      tables.protocolNames[address] = name
      return address
    case .globalBlock(let invoke, let descriptor):
      if let address = tables.globalBlocks[invoke] { return address }
      guard let slot = functionSlot(invoke), let index = tables.globalIDs[descriptor],
        let offset = immortalObject(
          class: tables.classIDs["__NSGlobalBlock__"] ?? 0, size: BlockLayout.captures)
      else { return nil }
      store(BlockLayout.isGlobal | BlockLayout.hasSignature, offset + BlockLayout.flags)
      store(
        functionAddress(Int(tables.functionCallables[slot])), offset + BlockLayout.invoke)
      store(tables.globals[index].address, offset + BlockLayout.descriptor)
      let address = AddressSpace.address(offset)
      tables.globalBlocks[invoke] = address
      return address
    }
  }

  /// Address of a literal with a NUL behind it; equal literals share.
  func cString(_ bytes: [UInt8]) -> UInt64? {
    if let address = tables.cStrings[bytes] { return address }
    guard let offset = allocateGlobal(bytes.count + 1, alignment: 1) else { return nil }
    for (index, byte) in bytes.enumerated() { store(byte, offset + index) }
    space.openReadOnly(offset, size: bytes.count + 1)
    let address = AddressSpace.address(offset)
    tables.cStrings[bytes] = address
    return address
  }

  /// An object outside of counting, among the literals. Its bytes are 0 but for the isa word.
  func immortalObject(class index: Int, size: Int) -> Int? {
    guard let offset = allocateGlobal(size, alignment: 16) else { return nil }
    header(offset).pointee = BlockHeader(
      serial: 0, count: 1, size: UInt32(size), flags: BlockHeader.immortal, initCount: 0)
    space.shadow[offset >> 4 - 1] = Shadow.liveObject
    store(classAddress(index), offset)
    space.openReadOnly(offset, size: size)
    return offset
  }

  /// Remembers the numbers of the names that the machine itself uses.
  func learnKnownNames() {
    known.release = internSelector("release") ?? 0
    known.dealloc = internSelector("dealloc") ?? 0
    known.allocWithZone = internSelector("allocWithZone:") ?? 0
    known.initialize = internSelector("initialize") ?? 0
    known.stringClass = tables.classIDs["NSString"] ?? 0
    known.constantStringClass = tables.classIDs["__NSCFConstantString"] ?? known.stringClass
    known.mutableStringClass = tables.classIDs["NSMutableString"] ?? known.stringClass
    known.raise = callable(ofFunction: "__selfsame_throw") ?? 0
    known.releaseAssociations = callable(ofFunction: "__selfsame_releaseAssociations") ?? 0
    known.callout = callable(ofFunction: "__selfsame_callout") ?? 0
    known.uncaughtHandler = globalInfo(named: "__selfsame_uncaught")?.address ?? 0
    known.forward = callable(ofFunction: "__selfsame_forward") ?? 0
    if known.forward != 0 {
      known.forwardingSelectors = [
        "resolveInstanceMethod:", "resolveClassMethod:", "forwardingTargetForSelector:",
        "methodSignatureForSelector:", "forwardInvocation:", "doesNotRecognizeSelector:",
      ].map { internSelector($0) ?? 0 }
      known.resolvers = (known.forwardingSelectors[0], known.forwardingSelectors[1])
    }
    known.retain = internSelector("retain") ?? 0
    known.hash = tables.selectorIDs["hash"] ?? 0
    known.isEqual = tables.selectorIDs["isEqual:"] ?? 0
    known.description = tables.selectorIDs["description"] ?? 0
    known.autorelease = internSelector("autorelease") ?? 0
    known.cxxDestruct = internSelector(".cxx_destruct") ?? 0
    known.stackBlockClass = tables.classIDs["__NSStackBlock__"] ?? 0
    known.protocolClass = tables.classIDs["Protocol"] ?? 0
    known.root = tables.classIDs["NSObject"] ?? 0
    learnRootInit()
  }

  /// Which method is NSObject's own `init`: all that is known and that a change of methods may change.
  func learnRootInit() {
    guard known.root != 0, let selector = tables.selectorIDs["init"] else { return }
    known.rootInit = ownMethod(class: known.root, selector: selector)
  }
}
