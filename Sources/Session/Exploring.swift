internal import Bytecode
package import Diagnostics
package import VirtualMachine

/// A program whose schedules are to be explored: loaded, set up, its threads ready to begin.
package enum ExploredEntry: Sendable {
  /// So many threads that start together, each calling the function with its number.
  case parallel(callable: Int, times: Int)
  /// The program's own main.
  case main(callable: Int, arguments: [UInt64])
}

extension ProgramSession {
  /// What keeps a program from being explored.
  package enum ExploringProblem: Error {
    /// It does not compile, or it stopped before the threads began.
    case outcome(Outcome)
    case noFunction(String)
    case noMain
  }

  /// Loads a file as the prompt would (its top level runs), then calls the set-up function, and says what
  /// the threads are to call.
  package func prepareExploring(
    path: String, text: [UInt8], setup: String?, parallel: String?, times: Int
  ) -> Result<ExploredEntry, ExploringProblem> {
    let loaded = evaluate(String(decoding: text, as: UTF8.self), named: path)
    guard loaded.status == .done else { return .failure(.outcome(loaded)) }
    if let setup {
      guard hasFunction(setup) else { return .failure(.noFunction(setup)) }
      let ready = evaluate("\(setup)();")
      guard ready.status == .done else { return .failure(.outcome(ready)) }
    }
    guard let parallel else {
      guard let main = world.callable(ofFunction: "main") else { return .failure(.noMain) }
      let name = world.internCString(Array("program".utf8)) ?? 0
      return .success(.main(callable: main, arguments: [1, world.makeWords([name, 0]) ?? 0, 0]))
    }
    guard hasFunction(parallel) else { return .failure(.noFunction(parallel)) }
    return threads(calling: "\(parallel)()", times: times)
  }

  /// So many threads that all make this call, in the language of the session. A function that takes a number and
  /// is called without one gets the number of its thread.
  package func threads(
    calling call: String, times: Int
  ) -> Result<ExploredEntry, ExploringProblem> {
    var call = call
    if call.hasSuffix("()"), inputLanguage != .swift,
      let callable = world.callable(ofFunction: String(call.dropLast(2))),
      let code = world.code(ofCallable: callable), code.parameterCount == 1
    {
      call = call.dropLast() + "number)"
    }
    let name = "selfsame_thread"
    let text =
      switch inputLanguage {
      // As every thread of the real system that is well brought up, each has a pool of its own.
      case .objectiveC: "void \(name)(int number) { @autoreleasepool { \(call); } }"
      case .cpp: "void \(name)(int number) { \(call); }"
      case .swift: "func \(name)(_ number: Int) { _ = \(call) }"
      }
    let body = evaluate(text)
    guard body.status == .done, let thread = world.callable(ofFunctionLike: name) else {
      return .failure(.outcome(body))
    }
    return .success(.parallel(callable: thread, times: times))
  }

  private func hasFunction(_ name: String) -> Bool { world.callable(ofFunction: name) != nil }

  /// Whether the program has a function of this name, in whatever way its language writes it down.
  package func isFunction(named name: String) -> Bool {
    world.callable(ofFunctionLike: name) != nil
  }

  /// Lets somebody explore what the threads can do from here on. Afterwards everything is as before.
  package func explored<Answer>(
    _ entry: ExploredEntry, isFine: Bool = false, _ body: (ExploredWorld) -> Answer
  ) -> Answer {
    withoutHistory {
      let saved = checkpoint()
      defer { restore(saved) }
      let output = world.live
      world.live = { _ in }
      defer { world.live = output }
      switch entry {
      case .parallel(let callable, let times):
        for number in 0..<times {
          _ = world.startThread(callable: callable, arguments: [UInt64(number)])
        }
      case .main(let callable, let arguments): world.start(callable: callable, arguments: arguments)
      }
      let explored = ExploredWorld(world, isFine: isFine)
      defer { explored.end() }
      return body(explored)
    }
  }

  /// What the instruction at a place does, in a word: `read`, `write`, a selector, a function.
  package func operationName(callable: Int, pc: Int) -> String {
    guard let code = world.code(ofCallable: callable), code.instructions.indices.contains(pc),
      let op = Opcode(rawValue: code.instructions[pc].op)
    else { return "" }
    for relocation in code.relocations where relocation.pc == pc {
      switch relocation.target {
      case .selector(let name), .function(let name): return name
      case .superOf: continue
      }
    }
    switch op.descriptor.family {
    case .load, .loadGlobal: return "read"
    case .store, .storeGlobal: return "write"
    case .bytes: return op.descriptor.b == .read ? "copy" : "write"
    case .loadWeak: return "weak read"
    case .storeWeak, .destroyWeak: return "weak write"
    case .lock: return op == .lockEnter ? "@synchronized" : "end of @synchronized"
    case .call:
      guard op.descriptor.wide == .native else { return "call" }
      return NativeFunction(index: code.instructions[pc].imm32).map { "\($0)" } ?? "call"
    case .returns: return "end of +initialize"
    case .trap, .move, .number, .constant, .frameAddress, .compute, .jump, .test, .compare,
      .compareConstant, .switchTable, .send, .variable, .entry, .pool, .throw, .count, .variadic:
      return "\(op)"
    }
  }

  /// The variable at a place, as a person knows it, and what it holds now.
  package func variable(at access: Access) -> (name: String, value: String)? {
    let address = 0x6000_0000_0000 + UInt64(access.offset)
    let size = Int(min(access.size, 8))
    var name = ""
    var encoding = ""
    if let global = world.globalInfos().last(where: {
      address >= $0.address && address < $0.address + UInt64(max(1, $0.size))
    }) {
      name = global.displayName
      encoding = global.encoding
    } else if let (object, ivar) = world.ivar(at: address) {
      name = "\(objectName(object)).\(ivar.name)"
      encoding = ivar.encoding
    } else {
      return nil
    }
    guard let word = world.readWord(address, size: size) else { return (name, "") }
    if encoding.hasPrefix("@") || encoding.hasPrefix("#") {
      let serial = world.serial(ofAddress: word)
      return (name, word == 0 ? "nil" : serial == 0 ? "?" : objectName(serial))
    }
    if encoding.hasPrefix("^") || encoding.hasPrefix("*") {
      return (name, word == 0 ? "NULL" : "…")
    }
    let shift = UInt64(64 - size * 8)
    let signed = Int64(bitPattern: word << shift) >> Int64(shift)
    return (name, size == 0 ? "" : String(signed))
  }

  /// What the machine says about a stop, with the world as it stands.
  package func diagnostic(of reason: Stop) -> Diagnostic {
    StopDiagnostics(world: world, sources: state.sources).diagnostic(for: reason)
  }

  /// Every object that has come to be, as events: what a condition that counts births and deaths asks for,
  /// where no log was kept. Their order says nothing.
  package func birthsAndDeaths() -> [Event] {
    var events: [Event] = []
    for (serial, classIndex) in world.everySerial() {
      var birth = Event(kind: .alloc, object: serial)
      birth.classIndex = classIndex
      events.append(birth)
      if world.objectInfo(serial: serial) == nil {
        birth.kind = .dealloc
        events.append(birth)
      }
    }
    return events
  }
}
