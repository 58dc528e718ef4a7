internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// An object is born in two messages: alloc gives the memory, init makes an object of it.
///
/// Whoever leaves out the second, sends it twice, or drops its answer has an object that looks finished and is
/// not. The events count the outermost inits of every object, so this is read off, not guessed.
enum BirthMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for serial in run.born {
      guard let life = run.lives[serial], run.isOwnClass(life.classIndex) else { continue }
      found += withoutInit(serial, life, run)
      found += again(serial, life, run)
    }
    return found
  }

  /// alloc without init: nothing was ever initialised, and the object's time is over.
  private static func withoutInit(
    _ serial: UInt32, _ life: ObjectLife, _ run: RunEvidence
  ) -> [Diagnostic] {
    guard life.inits.isEmpty, run.isOver || life.death != nil, let birth = life.birth else {
      return []
    }
    let event = run.events[birth]
    let place = run.place(event)
    guard !place.isNone, let (opcode, _) = run.instruction(event),
      opcode == .send || opcode == .sendSuper
    else { return [] }
    // A copy takes its contents from the original, not from an init.
    let method = FunctionReading.parts(run.world.callableName(Int(event.callable)))?.selector
    if let method, method.lowercased().contains("copywithzone") { return [] }
    return [
      Diagnostic(.allocWithoutInit, .warning, arguments: [run.name(serial)], at: place)
    ]
  }

  /// A second outermost init by the program's own method.
  private static func again(
    _ serial: UInt32, _ life: ObjectLife, _ run: RunEvidence
  ) -> [Diagnostic] {
    guard life.inits.count > 1, let first = life.inits.first else { return [] }
    var found: [Diagnostic] = []
    for index in life.inits.dropFirst() {
      let event = run.events[index]
      guard let method = run.reading(Int(event.method)) else { continue }
      let notes = run.note("note.firstInit", [objectName(serial)], at: run.place(first))
      let place = run.place(event).isNone ? method.place(0) : run.place(event)
      if isShared(life, run) {
        guard resets(method) else { continue }
        found.append(
          Diagnostic(
            .singletonReset, .warning, arguments: [run.name(serial), method.code.name], at: place,
            related: notes))
      } else {
        guard mayReset(method) else { continue }
        found.append(
          Diagnostic(
            .initTwice, .warning, arguments: [run.name(serial)], at: place, related: notes))
      }
      break
    }
    return found
  }

  /// Its class hands the same object out again: it answers alloc itself.
  private static func isShared(_ life: ObjectLife, _ run: RunEvidence) -> Bool {
    ["allocWithZone:", "alloc", "new"].contains {
      run.ownMethod($0, of: life.classIndex, isClassMethod: true) != nil
    }
  }

  /// It, or a method of its object's that it calls, may set something that is set already.
  private static func mayReset(_ method: FunctionReading) -> Bool {
    resets(method)
      || !method.branches.contains { $0.operands.contains(where: isState) }
        && method.sends.contains { !$0.isSuper && $0.receiver == .parameter(0) }
  }

  /// Something that an earlier init may have set.
  private static func isState(_ origin: FunctionReading.Origin) -> Bool {
    switch origin {
    case .field(of: 0, _), .global: true
    default: false
    }
  }

  /// Writes into self without asking first whether that was done before.
  private static func resets(_ method: FunctionReading) -> Bool {
    let writes = method.stores.filter {
      if case .field(of: 0, _) = $0.target { true } else { false }
    }
    guard let first = writes.first else { return false }
    return !method.branches.contains { branch in
      branch.pc < first.pc
        && branch.operands.contains(where: isState)
    }
  }
}
