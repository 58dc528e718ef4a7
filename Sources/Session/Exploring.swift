internal import Bytecode
package import Diagnostics
package import VirtualMachine

/// A program whose schedules are to be explored: loaded, set up, its threads ready to begin.
package enum ExploredEntry: Sendable {
  /// So many threads that start together, each calling the function with its number.
  case parallel(callable: Int, times: Int)
  /// The program's own main.
  case main(callable: Int, arguments: [UInt64])

  /// The thread whose lane is `a`: with a function that all call, main has only started them.
  package var firstThread: Int { if case .parallel = self { 2 } else { 1 } }
}

extension ProgramSession {
  /// Where a schedule has ended: somebody called `exit` in it.
  package var hasExited: Bool {
    if case .exited? = world.stop { true } else { false }
  }

  /// What keeps a program from being explored.
  package enum ExploringProblem: Error {
    /// It does not compile, or it stopped before the threads began.
    case outcome(Outcome)
    case noFunction(String)
    /// It cannot be called with a thread's number, nor without.
    case notCallable(String)
    /// It is no function, and what each thread does could not be these statements.
    case noStatements
    /// It has no main and no statements either.
    case noMain
  }

  /// Loads a file, calls the set-up function, and says what the threads are to call: a function, where the file's
  /// top level has run before as the prompt would run it, or nothing, and then the program's own main (or its
  /// statements) is what is explored.
  package func prepareExploring(
    path: String, text: [UInt8], setup: String?, parallel: String?, times: Int
  ) -> Result<ExploredEntry, ExploringProblem> {
    inputLanguage = InputLanguage(ofFile: path) ?? inputLanguage
    var entry: EntryPoint?
    let loaded =
      parallel == nil
      ? loadFile(path: path, text: text) { held in
        entry = held
        return true
      }
      : evaluate(String(decoding: text, as: UTF8.self), named: path)
    guard loaded.status == .done || entry?.isMain == true && loaded.status == .exited(0) else {
      let lacksMain = loaded.diagnostics.contains { $0.code == .nothingToRun }
      return .failure(lacksMain ? .noMain : .outcome(loaded))
    }
    if let setup {
      guard isFunction(named: setup) else { return .failure(.noFunction(setup)) }
      let ready = evaluate(inputLanguage == .swift ? "\(setup)()" : "\(setup)();")
      guard ready.status == .done else { return .failure(.outcome(ready)) }
    }
    guard let parallel else {
      guard let entry else { return .failure(.outcome(loaded)) }
      return .success(.main(callable: entry.callable, arguments: entry.arguments))
    }
    guard isFunction(named: parallel) else { return .failure(.noFunction(parallel)) }
    return threads(callingFunction: parallel, times: times)
  }

  /// The same for a function of the program, by its name.
  private func threads(
    callingFunction name: String, times: Int
  ) -> Result<ExploredEntry, ExploringProblem> {
    let threads = threads(calling: name + "()", times: times)
    if case .failure(.outcome(let outcome)) = threads, outcome.status == .failed {
      return .failure(.notCallable(name))
    }
    return threads
  }

  /// So many threads that all make this call, in the language of the session. A function that takes a number and
  /// is called without one gets the number of its thread.
  package func threads(
    calling call: String, times: Int
  ) -> Result<ExploredEntry, ExploringProblem> {
    let calls = call.hasSuffix("()") ? numbered(String(call.dropLast(2))) ?? [call] : [call]
    return threads(
      runningOneOf: calls.map { inputLanguage == .swift ? "_ = \($0)" : $0 + ";" }, times: times)
  }

  /// So many threads that all ask for an object, in Objective-C, and answer with it (`answers`); with nothing where one
  /// of these variables of it is empty.
  package func threads(
    asking call: String, having variables: [(offset: Int, size: Int)] = [], times: Int
  ) -> Result<ExploredEntry, ExploringProblem> {
    let types = [1: "char", 2: "short", 4: "int", 8: "long"]
    let isWhole = variables.map { "*(\(types[$0.size] ?? "char") *)(it + \($0.offset)) != 0" }
    let body =
      isWhole.isEmpty
      ? "return (__bridge void *)\(call);"
      : "char *it = (char *)(__bridge void *)\(call); "
        + "return it && \(isWhole.joined(separator: " && ")) ? it : 0;"
    return threads(running: body, answering: "void *", times: times)
  }

  /// What each of them was answered: an address, 0 for nothing.
  package func answers(of entry: ExploredEntry) -> [UInt64] {
    guard case .parallel(_, let times) = entry else { return [] }
    return (0..<times).map { world.answer(ofThread: entry.firstThread + $0) }
  }

  /// The same for what was typed at the prompt: a function of the program (called with the thread's number), an
  /// expression, statements. It stays declared: whoever calls this puts the session back.
  package func prepareExploring(
    typed code: String, times: Int
  ) -> Result<ExploredEntry, ExploringProblem> {
    var body = code
    while let last = body.last, last.isWhitespace { body.removeLast() }
    if isFunction(named: body) { return threads(callingFunction: body, times: times) }
    if inputLanguage != .swift, body.last != ";", body.last != "}" { body += ";" }
    let threads = threads(running: body, times: times)
    guard case .failure(.outcome(let outcome)) = threads, outcome.status == .failed else {
      return threads
    }
    // What is wrong is told of what was typed, not of what stands around it.
    let problems = problems(in: code)
    return .failure(
      problems.isEmpty ? .noStatements : .outcome(Outcome(status: .failed, diagnostics: problems)))
  }

  /// The first of these that compiles.
  private func threads(
    runningOneOf bodies: [String], times: Int
  ) -> Result<ExploredEntry, ExploringProblem> {
    var result = Result<ExploredEntry, ExploringProblem>.failure(.noStatements)
    for body in bodies {
      result = threads(running: body, times: times)
      guard case .failure(.outcome(let outcome)) = result, outcome.status == .failed else { break }
    }
    return result
  }

  /// What the threads of a race run: the typed code stands in it.
  package static let threadFunction = "selfsame_thread"

  private func threads(
    running body: String, answering type: String = "void", times: Int
  ) -> Result<ExploredEntry, ExploringProblem> {
    let name = Self.threadFunction
    let text =
      switch inputLanguage {
      // As every thread of the real system that is well brought up, each has a pool of its own.
      case .objectiveC: "\(type) \(name)(int number) { @autoreleasepool { \(body) } }"
      case .cpp: "void \(name)(int number) { \(body) }"
      case .swift: "func \(name)(_ number: Int) { \(body) }"
      }
    let loaded = evaluate(text)
    guard loaded.status == .done, let thread = world.callable(ofFunctionLike: name) else {
      return .failure(.outcome(loaded))
    }
    return .success(.parallel(callable: thread, times: times))
  }

  /// The calls of a function of the program, with the thread's number where it takes one (as a pointer, if it has to be,
  /// as `pthread_create` hands it on); nil: there is none.
  private func numbered(_ name: String) -> [String]? {
    guard let callable = world.callable(ofFunctionLike: name),
      let code = world.code(ofCallable: callable)
    else { return nil }
    if code.parameterCount == 0 { return [name + "()"] }
    return [name + "(number)"] + (inputLanguage == .swift ? [] : [name + "((void *)(long)number)"])
  }

  /// Whether the program has a function of this name, in whatever way its language writes it down.
  package func isFunction(named name: String) -> Bool {
    world.callable(ofFunctionLike: name) != nil
  }

  /// Living objects of the program's classes, and of those of the library to which the program's variables lead.
  package func livingObjectsByClass() -> [String: Int] {
    let known = classesOfVariables()
    var counts: [Int: Int] = [:]
    for object in objects() { counts[object.classIndex, default: 0] += 1 }
    var named: [String: Int] = [:]
    for (index, count) in counts {
      guard let info = classInfo(index), !info.isMade, !info.isPrelude || known.contains(index)
      else { continue }
      named[info.name] = count
    }
    return named
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
      let explored = startExploring(entry, isFine: isFine)
      defer { explored.end() }
      return body(explored)
    }
  }

  /// The same for as long as somebody likes, within an aside.
  package func startExploring(_ entry: ExploredEntry, isFine: Bool = false) -> ExploredWorld {
    switch entry {
    case .parallel(let callable, let times):
      for number in 0..<times {
        _ = world.startThread(callable: callable, arguments: [UInt64(number)])
      }
    case .main(let callable, let arguments): world.start(callable: callable, arguments: arguments)
    }
    return ExploredWorld(world, isFine: isFine)
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

  /// Whether the instruction at a place stores what nothing that was read or answered has a part in (`flag = YES`).
  package func storesConstant(callable: Int, pc: Int) -> Bool {
    guard let code = world.code(ofCallable: callable), code.instructions.indices.contains(pc),
      [.store, .storeGlobal].contains(code.instructions[pc].descriptor?.family)
    else { return false }
    var wanted: Set<Int> = [code.instructions[pc].a]
    for instruction in code.instructions[..<pc].reversed() where !wanted.isEmpty {
      // Which way control came is not known behind a jump.
      if instruction.descriptor?.wide == .jump || instruction.descriptor?.c == .jump {
        return false
      }
      guard wanted.remove(instruction.writes) != nil else { continue }
      switch instruction.descriptor?.family {
      case .number, .constant: continue
      case .move, .compute, .test, .compareConstant:
        let (a, b, c) = instruction.reads
        wanted.formUnion([a, b, c].filter { $0 >= 0 })
      default: return false
      }
    }
    // What is left came in from outside: a parameter may be worked out from what was read.
    return wanted.isEmpty
  }

  /// The object whose count lies at a place.
  package func objectCounted(at place: Access) -> String? {
    let serial = world.serialEver(countedAt: place)
    return serial == 0 ? nil : objectName(serial)
  }

  // MARK: Locks

  package enum LockAct: Sendable { case none, takes, gives }

  /// What the operation at a place, or the library's function that it called, does to a lock.
  package func lockAct(callable: Int, pc: Int, library: Int) -> LockAct {
    if library != 0 {
      let kind = world.visibleKind(ofCallable: library)
      return kind == .tryAcquire ? .takes : kind.takesLock.map { $0 ? .takes : .gives } ?? .none
    }
    guard let code = world.code(ofCallable: callable), code.instructions.indices.contains(pc),
      let op = code.instructions[pc].opcode, op.descriptor.family == .lock
    else { return .none }
    return op == .lockEnter ? .takes : .gives
  }

  /// Whether the thread has the lock whose word (or whose object, for @synchronized) an operation touched.
  package func holds(_ thread: Int, lockAt place: Access) -> Bool {
    let address = place.address
    if let owner = world.lockOwner(ofObject: address + 8) { return owner == thread }
    guard let word = world.readWord(address, size: 4) else { return true }
    return word == 0 || Int(word) == thread
  }

  /// What the machine says about a stop, with the world as it stands.
  package func diagnostic(of reason: Stop) -> Diagnostic {
    stopDiagnostics.diagnostic(for: reason)
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
